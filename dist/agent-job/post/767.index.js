export const id = 767;

export const ids = [ 767 ];

export const modules = {
  30: ((__unused_webpack_module, exports) => {
    exports.qg = parse;
    const NullObject = (() => {
      const C = function() {};
      C.prototype = Object.create(null);
      return C;
    })();
    function parse(header, options) {
      const stopChar = options?.comma === true ? COMMA : 65536;
      const len = header.length;
      let index = skipOWS(header, options?.start ?? 0, len);
      const valueStart = index;
      index = skipValue(header, index, len, stopChar);
      const valueEnd = trailingOWS(header, valueStart, index);
      const type = header.slice(valueStart, valueEnd).toLowerCase();
      if (options?.parameters === false) return {
        type,
        index,
        parameters: new NullObject
      };
      return parseParameters(header, type, index, len, stopChar);
    }
    const SP = 32;
    const HTAB = 9;
    const SEMI = 59;
    const EQ = 61;
    const DQUOTE = 34;
    const BSLASH = 92;
    const COMMA = 44;
    function parseParameters(header, type, index, len, stopChar) {
      const parameters = new NullObject;
      parameter: while (index < len) {
        if (header.charCodeAt(index) === stopChar) break;
        index = skipOWS(header, index + 1, len);
        const keyStart = index;
        while (index < len) {
          const code = header.charCodeAt(index);
          if (code === stopChar) break parameter;
          if (code === SEMI) continue parameter;
          if (code === EQ) {
            const keyEnd = trailingOWS(header, keyStart, index);
            const key = header.slice(keyStart, keyEnd).toLowerCase();
            index = skipOWS(header, index + 1, len);
            if (index < len && header.charCodeAt(index) === DQUOTE) {
              index++;
              let value = "";
              while (index < len) {
                const code = header.charCodeAt(index++);
                if (code === DQUOTE) {
                  index = skipValue(header, index, len, stopChar);
                  if (parameters[key] === void 0) parameters[key] = value;
                  break;
                }
                if (code === BSLASH && index < len) {
                  value += header[index++];
                  continue;
                }
                value += String.fromCharCode(code);
              }
              continue parameter;
            }
            const valueStart = index;
            index = skipValue(header, index, len, stopChar);
            if (parameters[key] === void 0) {
              const valueEnd = trailingOWS(header, valueStart, index);
              parameters[key] = header.slice(valueStart, valueEnd);
            }
            continue parameter;
          }
          index++;
        }
      }
      return {
        type,
        index,
        parameters
      };
    }
    function skipValue(str, index, len, stopChar) {
      while (index < len) {
        const code = str.charCodeAt(index);
        if (code === SEMI || code === stopChar) break;
        index++;
      }
      return index;
    }
    function skipOWS(header, index, len) {
      while (index < len) {
        const char = header.charCodeAt(index);
        if (char !== SP && char !== HTAB) break;
        index++;
      }
      return index;
    }
    function trailingOWS(header, start, end) {
      while (end > start) {
        const char = header.charCodeAt(end - 1);
        if (char !== SP && char !== HTAB) break;
        end--;
      }
      return end;
    }
  }),
  838: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Yz: () => core_debug,
      z3: () => error,
      pq: () => info,
      _o: () => isDebug,
      lm: () => notice,
      LZ: () => saveState,
      uH: () => setOutput,
      Pq: () => core_setSecret,
      z: () => summary,
      $e: () => warning
    });
    var external_os_ = __webpack_require__(857);
    //! CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
        function utils_toCommandValue(input) {
      if (input === null || input === void 0) return ""; else if (typeof input === "string" || input instanceof String) return input;
      return JSON.stringify(input);
    }
    function toCommandProperties(annotationProperties) {
      if (!Object.keys(annotationProperties).length) return {};
      return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
      };
    }
    //! CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js
        function command_issueCommand(command, properties, message) {
      const cmd = new Command(command, properties, message);
      process.stdout.write(cmd.toString() + external_os_.EOL);
    }
    const CMD_STRING = "::";
    class Command {
      constructor(command, properties, message) {
        if (!command) command = "missing.command";
        this.command = command;
        this.properties = properties;
        this.message = message;
      }
      toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
          cmdStr += " ";
          let first = true;
          for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
            const val = this.properties[key];
            if (val) {
              if (first) first = false; else cmdStr += ",";
              cmdStr += `${key}=${escapeProperty(val)}`;
            }
          }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
      }
    }
    function escapeData(s) {
      return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
    }
    function escapeProperty(s) {
      return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
    }
    var external_crypto_ = __webpack_require__(982);
    var external_fs_ = __webpack_require__(896);
    //! CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
        function file_command_issueFileCommand(command, message) {
      const filePath = process.env[`GITHUB_${command}`];
      if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
      if (!external_fs_.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
      external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: "utf8"
      });
    }
    function file_command_prepareKeyValueMessage(key, value) {
      const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
      const convertedValue = utils_toCommandValue(value);
      if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
      if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
      return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
    }
    __webpack_require__(928);
    __webpack_require__(746);
    //! CONCATENATED MODULE: ./node_modules/@actions/core/lib/oidc-utils.js
        //! CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
    var summary_awaiter = function(thisArg, _arguments, P, generator) {
      function adopt(value) {
        return value instanceof P ? value : new P(function(resolve) {
          resolve(value);
        });
      }
      return new (P || (P = Promise))(function(resolve, reject) {
        function fulfilled(value) {
          try {
            step(generator.next(value));
          } catch (e) {
            reject(e);
          }
        }
        function rejected(value) {
          try {
            step(generator["throw"](value));
          } catch (e) {
            reject(e);
          }
        }
        function step(result) {
          result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
        }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
      });
    };
    const {access, appendFile, writeFile} = external_fs_.promises;
    const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
    class Summary {
      constructor() {
        this._buffer = "";
      }
      filePath() {
        return summary_awaiter(this, void 0, void 0, function*() {
          if (this._filePath) return this._filePath;
          const pathFromEnv = process.env[SUMMARY_ENV_VAR];
          if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
          try {
            yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
          } catch (_a) {
            throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
          }
          this._filePath = pathFromEnv;
          return this._filePath;
        });
      }
      wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
        if (!content) return `<${tag}${htmlAttrs}>`;
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
      }
      write(options) {
        return summary_awaiter(this, void 0, void 0, function*() {
          const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
          const filePath = yield this.filePath();
          const writeFunc = overwrite ? writeFile : appendFile;
          yield writeFunc(filePath, this._buffer, {
            encoding: "utf8"
          });
          return this.emptyBuffer();
        });
      }
      clear() {
        return summary_awaiter(this, void 0, void 0, function*() {
          return this.emptyBuffer().write({
            overwrite: true
          });
        });
      }
      stringify() {
        return this._buffer;
      }
      isEmptyBuffer() {
        return this._buffer.length === 0;
      }
      emptyBuffer() {
        this._buffer = "";
        return this;
      }
      addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
      }
      addEOL() {
        return this.addRaw(external_os_.EOL);
      }
      addCodeBlock(code, lang) {
        const attrs = Object.assign({}, lang && {
          lang
        });
        const element = this.wrap("pre", this.wrap("code", code), attrs);
        return this.addRaw(element).addEOL();
      }
      addList(items, ordered = false) {
        const tag = ordered ? "ol" : "ul";
        const listItems = items.map(item => this.wrap("li", item)).join("");
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
      }
      addTable(rows) {
        const tableBody = rows.map(row => {
          const cells = row.map(cell => {
            if (typeof cell === "string") return this.wrap("td", cell);
            const {header, data, colspan, rowspan} = cell;
            const tag = header ? "th" : "td";
            const attrs = Object.assign(Object.assign({}, colspan && {
              colspan
            }), rowspan && {
              rowspan
            });
            return this.wrap(tag, data, attrs);
          }).join("");
          return this.wrap("tr", cells);
        }).join("");
        const element = this.wrap("table", tableBody);
        return this.addRaw(element).addEOL();
      }
      addDetails(label, content) {
        const element = this.wrap("details", this.wrap("summary", label) + content);
        return this.addRaw(element).addEOL();
      }
      addImage(src, alt, options) {
        const {width, height} = options || {};
        const attrs = Object.assign(Object.assign({}, width && {
          width
        }), height && {
          height
        });
        const element = this.wrap("img", null, Object.assign({
          src,
          alt
        }, attrs));
        return this.addRaw(element).addEOL();
      }
      addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = [ "h1", "h2", "h3", "h4", "h5", "h6" ].includes(tag) ? tag : "h1";
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
      }
      addSeparator() {
        const element = this.wrap("hr", null);
        return this.addRaw(element).addEOL();
      }
      addBreak() {
        const element = this.wrap("br", null);
        return this.addRaw(element).addEOL();
      }
      addQuote(text, cite) {
        const attrs = Object.assign({}, cite && {
          cite
        });
        const element = this.wrap("blockquote", text, attrs);
        return this.addRaw(element).addEOL();
      }
      addLink(text, href) {
        const element = this.wrap("a", text, {
          href
        });
        return this.addRaw(element).addEOL();
      }
    }
    const _summary = new Summary;
    const summary = _summary;
    //! CONCATENATED MODULE: ./node_modules/@actions/core/lib/path-utils.js
        external_os_.platform();
    external_os_.arch();
    var ExitCode;
    (function(ExitCode) {
      ExitCode[ExitCode["Success"] = 0] = "Success";
      ExitCode[ExitCode["Failure"] = 1] = "Failure";
    })(ExitCode || (ExitCode = {}));
    function core_setSecret(secret) {
      command_issueCommand("add-mask", {}, secret);
    }
    function setOutput(name, value) {
      const filePath = process.env["GITHUB_OUTPUT"] || "";
      if (filePath) return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(name, value));
      process.stdout.write(external_os_.EOL);
      command_issueCommand("set-output", {
        name
      }, utils_toCommandValue(value));
    }
    function isDebug() {
      return process.env["RUNNER_DEBUG"] === "1";
    }
    function core_debug(message) {
      command_issueCommand("debug", {}, message);
    }
    function error(message, properties = {}) {
      command_issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
    }
    function warning(message, properties = {}) {
      command_issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
    }
    function notice(message, properties = {}) {
      command_issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
    }
    function info(message) {
      process.stdout.write(message + external_os_.EOL);
    }
    function saveState(name, value) {
      const filePath = process.env["GITHUB_STATE"] || "";
      if (filePath) return file_command_issueFileCommand("STATE", file_command_prepareKeyValueMessage(name, value));
      command_issueCommand("save-state", {
        name
      }, utils_toCommandValue(value));
    }
  }),
  471: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Q: () => getOctokit
    });
    var external_fs_ = __webpack_require__(896);
    var external_os_ = __webpack_require__(857);
    //! CONCATENATED MODULE: ./node_modules/@actions/github/lib/context.js
        class Context {
      constructor() {
        var _a, _b, _c;
        this.payload = {};
        if (process.env.GITHUB_EVENT_PATH) if ((0, external_fs_.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, 
        external_fs_.readFileSync)(process.env.GITHUB_EVENT_PATH, {
          encoding: "utf8"
        })); else {
          const path = process.env.GITHUB_EVENT_PATH;
          process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${external_os_.EOL}`);
        }
        this.eventName = process.env.GITHUB_EVENT_NAME;
        this.sha = process.env.GITHUB_SHA;
        this.ref = process.env.GITHUB_REF;
        this.workflow = process.env.GITHUB_WORKFLOW;
        this.action = process.env.GITHUB_ACTION;
        this.actor = process.env.GITHUB_ACTOR;
        this.job = process.env.GITHUB_JOB;
        this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
        this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
        this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
        this.apiUrl = (_a = process.env.GITHUB_API_URL) !== null && _a !== void 0 ? _a : "https://api.github.com";
        this.serverUrl = (_b = process.env.GITHUB_SERVER_URL) !== null && _b !== void 0 ? _b : "https://github.com";
        this.graphqlUrl = (_c = process.env.GITHUB_GRAPHQL_URL) !== null && _c !== void 0 ? _c : "https://api.github.com/graphql";
      }
      get issue() {
        const payload = this.payload;
        return Object.assign(Object.assign({}, this.repo), {
          number: (payload.issue || payload.pull_request || payload).number
        });
      }
      get repo() {
        if (process.env.GITHUB_REPOSITORY) {
          const [owner, repo] = process.env.GITHUB_REPOSITORY.split("/");
          return {
            owner,
            repo
          };
        }
        if (this.payload.repository) return {
          owner: this.payload.repository.owner.login,
          repo: this.payload.repository.name
        };
        throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
      }
    }
    var external_omitted_js_ = __webpack_require__(746);
    //! CONCATENATED MODULE: ./node_modules/@actions/github/lib/internal/utils.js
        var __awaiter = function(thisArg, _arguments, P, generator) {
      function adopt(value) {
        return value instanceof P ? value : new P(function(resolve) {
          resolve(value);
        });
      }
      return new (P || (P = Promise))(function(resolve, reject) {
        function fulfilled(value) {
          try {
            step(generator.next(value));
          } catch (e) {
            reject(e);
          }
        }
        function rejected(value) {
          try {
            step(generator["throw"](value));
          } catch (e) {
            reject(e);
          }
        }
        function step(result) {
          result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
        }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
      });
    };
    function getAuthString(token, options) {
      if (!token && !options.auth) throw new Error("Parameter token or opts.auth is required"); else if (token && options.auth) throw new Error("Parameters token and opts.auth may not both be specified");
      return typeof options.auth === "string" ? options.auth : `token ${token}`;
    }
    function getProxyAgent(destinationUrl) {
      const hc = new external_omitted_js_.HttpClient;
      return hc.getAgent(destinationUrl);
    }
    function getProxyAgentDispatcher(destinationUrl) {
      const hc = new external_omitted_js_.HttpClient;
      return hc.getAgentDispatcher(destinationUrl);
    }
    function getProxyFetch(destinationUrl) {
      const httpDispatcher = getProxyAgentDispatcher(destinationUrl);
      const proxyFetch = (url, opts) => __awaiter(this, void 0, void 0, function*() {
        return (0, external_omitted_js_.fetch)(url, Object.assign(Object.assign({}, opts), {
          dispatcher: httpDispatcher
        }));
      });
      return proxyFetch;
    }
    function getApiBaseUrl() {
      return process.env["GITHUB_API_URL"] || "https://api.github.com";
    }
    function getUserAgentWithOrchestrationId(baseUserAgent) {
      var _a;
      const orchId = (_a = process.env["ACTIONS_ORCHESTRATION_ID"]) === null || _a === void 0 ? void 0 : _a.trim();
      if (orchId) {
        const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, "_");
        const tag = `actions_orchestration_id/${sanitizedId}`;
        if (baseUserAgent === null || baseUserAgent === void 0 ? void 0 : baseUserAgent.includes(tag)) return baseUserAgent;
        const ua = baseUserAgent ? `${baseUserAgent} ` : "";
        return `${ua}${tag}`;
      }
      return baseUserAgent;
    }
    //! CONCATENATED MODULE: ./node_modules/universal-user-agent/index.js
        function getUserAgent() {
      if (typeof navigator === "object" && "userAgent" in navigator) return navigator.userAgent;
      if (typeof process === "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
      return "<environment undetectable>";
    }
    //! CONCATENATED MODULE: ./node_modules/before-after-hook/lib/register.js
        function register(state, name, method, options) {
      if (typeof method !== "function") throw new Error("method for before hook must be a function");
      if (!options) options = {};
      if (Array.isArray(name)) return name.reverse().reduce((callback, name) => register.bind(null, state, name, callback, options), method)();
      return Promise.resolve().then(() => {
        if (!state.registry[name]) return method(options);
        return state.registry[name].reduce((method, registered) => registered.hook.bind(null, method, options), method)();
      });
    }
    //! CONCATENATED MODULE: ./node_modules/before-after-hook/lib/add.js
        function addHook(state, kind, name, hook) {
      const orig = hook;
      if (!state.registry[name]) state.registry[name] = [];
      if (kind === "before") hook = (method, options) => Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options));
      if (kind === "after") hook = (method, options) => {
        let result;
        return Promise.resolve().then(method.bind(null, options)).then(result_ => {
          result = result_;
          return orig(result, options);
        }).then(() => result);
      };
      if (kind === "error") hook = (method, options) => Promise.resolve().then(method.bind(null, options)).catch(error => orig(error, options));
      state.registry[name].push({
        hook,
        orig
      });
    }
    //! CONCATENATED MODULE: ./node_modules/before-after-hook/lib/remove.js
        function removeHook(state, name, method) {
      if (!state.registry[name]) return;
      const index = state.registry[name].map(registered => registered.orig).indexOf(method);
      if (index === -1) return;
      state.registry[name].splice(index, 1);
    }
    //! CONCATENATED MODULE: ./node_modules/before-after-hook/index.js
        const bind = Function.bind;
    const bindable = bind.bind(bind);
    function bindApi(hook, state, name) {
      const removeHookRef = bindable(removeHook, null).apply(null, name ? [ state, name ] : [ state ]);
      hook.api = {
        remove: removeHookRef
      };
      hook.remove = removeHookRef;
      [ "before", "error", "after", "wrap" ].forEach(kind => {
        const args = name ? [ state, kind, name ] : [ state, kind ];
        hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
      });
    }
    function Singular() {
      const singularHookName = Symbol("Singular");
      const singularHookState = {
        registry: {}
      };
      const singularHook = register.bind(null, singularHookState, singularHookName);
      bindApi(singularHook, singularHookState, singularHookName);
      return singularHook;
    }
    function Collection() {
      const state = {
        registry: {}
      };
      const hook = register.bind(null, state);
      bindApi(hook, state);
      return hook;
    }
    const before_after_hook = {
      Singular,
      Collection
    };
    //! CONCATENATED MODULE: ./node_modules/@octokit/endpoint/dist-bundle/index.js
        var VERSION = "0.0.0-development";
    var userAgent = `octokit-endpoint.js/${VERSION} ${getUserAgent()}`;
    var DEFAULTS = {
      method: "GET",
      baseUrl: "https://api.github.com",
      headers: {
        accept: "application/vnd.github.v3+json",
        "user-agent": userAgent
      },
      mediaType: {
        format: ""
      }
    };
    function lowercaseKeys(object) {
      if (!object) return {};
      return Object.keys(object).reduce((newObj, key) => {
        newObj[key.toLowerCase()] = object[key];
        return newObj;
      }, {});
    }
    function isPlainObject(value) {
      if (typeof value !== "object" || value === null) return false;
      if (Object.prototype.toString.call(value) !== "[object Object]") return false;
      const proto = Object.getPrototypeOf(value);
      if (proto === null) return true;
      const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
      return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
    }
    function mergeDeep(defaults, options) {
      const result = Object.assign({}, defaults);
      Object.keys(options).forEach(key => {
        if (isPlainObject(options[key])) if (!(key in defaults)) Object.assign(result, {
          [key]: options[key]
        }); else result[key] = mergeDeep(defaults[key], options[key]); else Object.assign(result, {
          [key]: options[key]
        });
      });
      return result;
    }
    function removeUndefinedProperties(obj) {
      for (const key in obj) if (obj[key] === void 0) delete obj[key];
      return obj;
    }
    function merge(defaults, route, options) {
      if (typeof route === "string") {
        let [method, url] = route.split(" ");
        options = Object.assign(url ? {
          method,
          url
        } : {
          url: method
        }, options);
      } else options = Object.assign({}, route);
      options.headers = lowercaseKeys(options.headers);
      removeUndefinedProperties(options);
      removeUndefinedProperties(options.headers);
      const mergedOptions = mergeDeep(defaults || {}, options);
      if (options.url === "/graphql") {
        if (defaults && defaults.mediaType.previews?.length) mergedOptions.mediaType.previews = defaults.mediaType.previews.filter(preview => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews);
        mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map(preview => preview.replace(/-preview/, ""));
      }
      return mergedOptions;
    }
    function addQueryParameters(url, parameters) {
      const separator = /\?/.test(url) ? "&" : "?";
      const names = Object.keys(parameters);
      if (names.length === 0) return url;
      return url + separator + names.map(name => {
        if (name === "q") return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
        return `${name}=${encodeURIComponent(parameters[name])}`;
      }).join("&");
    }
    var urlVariableRegex = /\{[^{}}]+\}/g;
    function removeNonChars(variableName) {
      return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
    }
    function extractUrlVariableNames(url) {
      const matches = url.match(urlVariableRegex);
      if (!matches) return [];
      return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
    }
    function omit(object, keysToOmit) {
      const result = {
        __proto__: null
      };
      for (const key of Object.keys(object)) if (keysToOmit.indexOf(key) === -1) result[key] = object[key];
      return result;
    }
    function encodeReserved(str) {
      return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
        if (!/%[0-9A-Fa-f]/.test(part)) part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
        return part;
      }).join("");
    }
    function encodeUnreserved(str) {
      return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
        return "%" + c.charCodeAt(0).toString(16).toUpperCase();
      });
    }
    function encodeValue(operator, value, key) {
      value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
      if (key) return encodeUnreserved(key) + "=" + value; else return value;
    }
    function isDefined(value) {
      return value !== void 0 && value !== null;
    }
    function isKeyOperator(operator) {
      return operator === ";" || operator === "&" || operator === "?";
    }
    function getValues(context, operator, key, modifier) {
      var value = context[key], result = [];
      if (isDefined(value) && value !== "") if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
        value = value.toString();
        if (modifier && modifier !== "*") value = value.substring(0, parseInt(modifier, 10));
        result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
      } else if (modifier === "*") if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
        result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
      }); else Object.keys(value).forEach(function(k) {
        if (isDefined(value[k])) result.push(encodeValue(operator, value[k], k));
      }); else {
        const tmp = [];
        if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
          tmp.push(encodeValue(operator, value2));
        }); else Object.keys(value).forEach(function(k) {
          if (isDefined(value[k])) {
            tmp.push(encodeUnreserved(k));
            tmp.push(encodeValue(operator, value[k].toString()));
          }
        });
        if (isKeyOperator(operator)) result.push(encodeUnreserved(key) + "=" + tmp.join(",")); else if (tmp.length !== 0) result.push(tmp.join(","));
      } else if (operator === ";") {
        if (isDefined(value)) result.push(encodeUnreserved(key));
      } else if (value === "" && (operator === "&" || operator === "?")) result.push(encodeUnreserved(key) + "="); else if (value === "") result.push("");
      return result;
    }
    function parseUrl(template) {
      return {
        expand: expand.bind(null, template)
      };
    }
    function expand(template, context) {
      var operators = [ "+", "#", ".", "/", ";", "?", "&" ];
      template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
        if (expression) {
          let operator = "";
          const values = [];
          if (operators.indexOf(expression.charAt(0)) !== -1) {
            operator = expression.charAt(0);
            expression = expression.substr(1);
          }
          expression.split(/,/g).forEach(function(variable) {
            var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
            values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
          });
          if (operator && operator !== "+") {
            var separator = ",";
            if (operator === "?") separator = "&"; else if (operator !== "#") separator = operator;
            return (values.length !== 0 ? operator : "") + values.join(separator);
          } else return values.join(",");
        } else return encodeReserved(literal);
      });
      if (template === "/") return template; else return template.replace(/\/$/, "");
    }
    function parse(options) {
      let method = options.method.toUpperCase();
      let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
      let headers = Object.assign({}, options.headers);
      let body;
      let parameters = omit(options, [ "method", "baseUrl", "url", "headers", "request", "mediaType" ]);
      const urlVariableNames = extractUrlVariableNames(url);
      url = parseUrl(url).expand(parameters);
      if (!/^http/.test(url)) url = options.baseUrl + url;
      const omittedParameters = Object.keys(options).filter(option => urlVariableNames.includes(option)).concat("baseUrl");
      const remainingParameters = omit(parameters, omittedParameters);
      const isBinaryRequest = /application\/octet-stream/i.test(headers.accept);
      if (!isBinaryRequest) {
        if (options.mediaType.format) headers.accept = headers.accept.split(/,/).map(format => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(",");
        if (url.endsWith("/graphql")) if (options.mediaType.previews?.length) {
          const previewsFromAcceptHeader = headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || [];
          headers.accept = previewsFromAcceptHeader.concat(options.mediaType.previews).map(preview => {
            const format = options.mediaType.format ? `.${options.mediaType.format}` : "+json";
            return `application/vnd.github.${preview}-preview${format}`;
          }).join(",");
        }
      }
      if ([ "GET", "HEAD" ].includes(method)) url = addQueryParameters(url, remainingParameters); else if ("data" in remainingParameters) body = remainingParameters.data; else if (Object.keys(remainingParameters).length) body = remainingParameters;
      if (!headers["content-type"] && typeof body !== "undefined") headers["content-type"] = "application/json; charset=utf-8";
      if ([ "PATCH", "PUT" ].includes(method) && typeof body === "undefined") body = "";
      return Object.assign({
        method,
        url,
        headers
      }, typeof body !== "undefined" ? {
        body
      } : null, options.request ? {
        request: options.request
      } : null);
    }
    function endpointWithDefaults(defaults, route, options) {
      return parse(merge(defaults, route, options));
    }
    function withDefaults(oldDefaults, newDefaults) {
      const DEFAULTS2 = merge(oldDefaults, newDefaults);
      const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
      return Object.assign(endpoint2, {
        DEFAULTS: DEFAULTS2,
        defaults: withDefaults.bind(null, DEFAULTS2),
        merge: merge.bind(null, DEFAULTS2),
        parse
      });
    }
    var endpoint = withDefaults(null, DEFAULTS);
    var dist = __webpack_require__(30);
    //! CONCATENATED MODULE: ./node_modules/json-with-bigint/json-with-bigint.js
        const intRegex = /^-?\d+$/;
    const noiseValue = /^-?\d+n+$/;
    const originalStringify = JSON.stringify;
    const originalParse = JSON.parse;
    const customFormat = /^-?\d+n$/;
    const bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
    const noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
    const isUnstringifiable = val => val === void 0 || typeof val === "function" || typeof val === "symbol";
    const isRawJSON = val => val !== null && typeof val === "object" && val.constructor && val.constructor.name === "RawJSON";
    const stringifyIteratively = (rootValue, replacer, spaceParam) => {
      let space = "";
      if (typeof spaceParam === "number") space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam)))); else if (typeof spaceParam === "string") space = spaceParam.slice(0, 10);
      const isFunctionReplacer = typeof replacer === "function";
      const propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null;
      const prepareVal = (parent, key, val) => {
        const isObject = val !== null && typeof val === "object";
        const hasToJSON = isObject && typeof val.toJSON === "function";
        if (hasToJSON) val = val.toJSON(key);
        const isNoise = typeof val === "string" && noiseValue.test(val);
        if (isNoise) return val + "n";
        const isBigInt = typeof val === "bigint";
        if (isBigInt) {
          const supportsRawJSON = "rawJSON" in JSON;
          if (supportsRawJSON) return JSON.rawJSON(val.toString());
          return val.toString() + "n";
        }
        if (isFunctionReplacer) val = replacer.call(parent, key, val);
        const isPostReplacerObject = val !== null && typeof val === "object";
        if (isPostReplacerObject) {
          const isPrimitiveWrapper = val instanceof Number || val instanceof String || val instanceof Boolean;
          if (isPrimitiveWrapper) val = val.valueOf();
        }
        return val;
      };
      const rootProcessed = prepareVal({
        "": rootValue
      }, "", rootValue);
      if (isUnstringifiable(rootProcessed)) return;
      const isRootPrimitive = rootProcessed === null || typeof rootProcessed !== "object";
      const isRootNativeRawJSON = isRawJSON(rootProcessed);
      if (isRootPrimitive || isRootNativeRawJSON) return originalStringify(rootProcessed);
      const chunks = [];
      let level = 0;
      const stack = [ {
        parent: {
          "": rootProcessed
        },
        key: "",
        val: rootProcessed,
        isArray: Array.isArray(rootProcessed),
        keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
        index: 0,
        first: true
      } ];
      const visited = new WeakSet([ rootProcessed ]);
      while (stack.length > 0) {
        const node = stack[stack.length - 1];
        if (node.index === 0) {
          chunks.push(node.isArray ? "[" : "{");
          level++;
        }
        let isDone = false;
        if (node.isArray) if (node.index < node.val.length) {
          if (!node.first) chunks.push(",");
          if (space) chunks.push("\n" + space.repeat(level));
          const childRaw = node.val[node.index];
          const childVal = prepareVal(node.val, String(node.index), childRaw);
          if (isUnstringifiable(childVal)) {
            chunks.push("null");
            node.first = false;
            node.index++;
          } else {
            const isComplexObject = childVal !== null && typeof childVal === "object";
            const isNativeRaw = isRawJSON(childVal);
            if (isComplexObject && !isNativeRaw) {
              if (visited.has(childVal)) throw new TypeError("Converting circular structure to JSON");
              visited.add(childVal);
              stack.push({
                parent: node.val,
                key: String(node.index),
                val: childVal,
                isArray: Array.isArray(childVal),
                keys: Array.isArray(childVal) ? null : Object.keys(childVal),
                index: 0,
                first: true
              });
              node.first = false;
              node.index++;
            } else {
              chunks.push(originalStringify(childVal));
              node.first = false;
              node.index++;
            }
          }
        } else isDone = true; else {
          while (node.index < node.keys.length) {
            const k = node.keys[node.index++];
            const isFilteredOutByArray = propertyList && !propertyList.has(k);
            if (isFilteredOutByArray) continue;
            const childRaw = node.val[k];
            const childVal = prepareVal(node.val, k, childRaw);
            if (isUnstringifiable(childVal)) continue;
            if (!node.first) chunks.push(",");
            if (space) chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": "); else chunks.push(originalStringify(k) + ":");
            const isComplexObject = childVal !== null && typeof childVal === "object";
            const isNativeRaw = isRawJSON(childVal);
            if (isComplexObject && !isNativeRaw) {
              if (visited.has(childVal)) throw new TypeError("Converting circular structure to JSON");
              visited.add(childVal);
              stack.push({
                parent: node.val,
                key: k,
                val: childVal,
                isArray: Array.isArray(childVal),
                keys: Array.isArray(childVal) ? null : Object.keys(childVal),
                index: 0,
                first: true
              });
              node.first = false;
              break;
            } else {
              chunks.push(originalStringify(childVal));
              node.first = false;
            }
          }
          const isNodeFullyProcessed = node.index >= node.keys.length && stack[stack.length - 1] === node;
          if (isNodeFullyProcessed) isDone = true;
        }
        if (isDone) {
          level--;
          if (!node.first && space) chunks.push("\n" + space.repeat(level));
          chunks.push(node.isArray ? "]" : "}");
          visited.delete(node.val);
          stack.pop();
        }
      }
      return chunks.join("");
    };
    const JSONStringify = (value, replacer, space) => {
      try {
        const supportsRawJSON = "rawJSON" in JSON;
        if (supportsRawJSON) return originalStringify(value, (key, val) => {
          if (typeof val === "bigint") return JSON.rawJSON(val.toString());
          const hasFunctionReplacer = typeof replacer === "function";
          if (hasFunctionReplacer) return replacer(key, val);
          const isKeyInArrayReplacer = Array.isArray(replacer) && replacer.includes(key);
          if (isKeyInArrayReplacer) return val;
          return val;
        }, space);
        if (!value) return originalStringify(value, replacer, space);
        const convertedToCustomJSON = originalStringify(value, (key, val) => {
          const isNoise = typeof val === "string" && noiseValue.test(val);
          if (isNoise) return val.toString() + "n";
          if (typeof val === "bigint") return val.toString() + "n";
          const hasFunctionReplacer = typeof replacer === "function";
          if (hasFunctionReplacer) return replacer(key, val);
          const isKeyInArrayReplacer = Array.isArray(replacer) && replacer.includes(key);
          if (isKeyInArrayReplacer) return val;
          return val;
        }, space);
        const processedJSON = convertedToCustomJSON.replace(bigIntsStringify, "$1$2$3");
        const denoisedJSON = processedJSON.replace(noiseStringify, "$1$2$3");
        return denoisedJSON;
      } catch (error) {
        if (error instanceof RangeError) {
          const convertedJSON = stringifyIteratively(value, replacer, space);
          if (convertedJSON === void 0) return;
          const supportsRawJSON = "rawJSON" in JSON;
          if (supportsRawJSON) return convertedJSON;
          const processedJSON = convertedJSON.replace(bigIntsStringify, "$1$2$3");
          return processedJSON.replace(noiseStringify, "$1$2$3");
        }
        throw error;
      }
    };
    const featureCache = new Map;
    const isContextSourceSupported = () => {
      const parseFingerprint = JSON.parse.toString();
      if (featureCache.has(parseFingerprint)) return featureCache.get(parseFingerprint);
      try {
        const result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
        featureCache.set(parseFingerprint, result);
        return result;
      } catch {
        featureCache.set(parseFingerprint, false);
        return false;
      }
    };
    const convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
      const isCustomFormatBigInt = typeof value === "string" && customFormat.test(value);
      if (isCustomFormatBigInt) return BigInt(value.slice(0, -1));
      const isNoiseValue = typeof value === "string" && noiseValue.test(value);
      if (isNoiseValue) return value.slice(0, -1);
      const hasUserReviver = typeof userReviver === "function";
      if (!hasUserReviver) return value;
      return userReviver(key, value, context);
    };
    const JSONParseV2 = (text, reviver) => JSON.parse(text, (key, value, context) => {
      const isNumber = typeof value === "number";
      const isOutOfBounds = value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER;
      const isBigNumber = isNumber && isOutOfBounds;
      const isInt = context && intRegex.test(context.source);
      const isBigInt = isBigNumber && isInt;
      if (isBigInt) return BigInt(context.source);
      const hasCustomReviver = typeof reviver === "function";
      if (!hasCustomReviver) return value;
      return reviver(key, value, context);
    });
    const MAX_INT = Number.MAX_SAFE_INTEGER.toString();
    const MAX_DIGITS = MAX_INT.length;
    const stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
    const noiseValueWithQuotes = /^"-?\d+n+"$/;
    const applyReviverIteratively = (parsed, userReviver) => {
      const rootHolder = {
        "": parsed
      };
      const stack = [ {
        parent: rootHolder,
        key: "",
        visited: false
      } ];
      while (stack.length > 0) {
        const node = stack[stack.length - 1];
        if (!node.visited) {
          node.visited = true;
          const value = node.parent[node.key];
          const isComplexObject = value !== null && typeof value === "object";
          if (isComplexObject) {
            const keys = Object.keys(value);
            for (let i = keys.length - 1; i >= 0; i--) stack.push({
              parent: value,
              key: keys[i],
              visited: false
            });
          }
        } else {
          const {parent, key} = node;
          let value = parent[key];
          if (typeof value === "string") {
            const isCustomFormatBigInt = customFormat.test(value);
            if (isCustomFormatBigInt) value = BigInt(value.slice(0, -1)); else {
              const isNoise = noiseValue.test(value);
              if (isNoise) value = value.slice(0, -1);
            }
          }
          const hasUserReviver = typeof userReviver === "function";
          if (hasUserReviver) value = userReviver.call(parent, key, value);
          const isDeleted = value === void 0;
          if (isDeleted) delete parent[key]; else parent[key] = value;
          stack.pop();
        }
      }
      return rootHolder[""];
    };
    const serializeBigInts = text => text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
      const isString = match[0] === '"';
      const isNoise = isString && noiseValueWithQuotes.test(match);
      if (isNoise) return match.substring(0, match.length - 1) + 'n"';
      const hasFractionalOrExponential = fractional || exponential;
      const isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
      const isStandardValue = isString || hasFractionalOrExponential || isLessThanMaxSafeInt;
      if (isStandardValue) return match;
      return '"' + match + 'n"';
    });
    const JSONParse = (text, reviver) => {
      if (!text) return originalParse(text, reviver);
      try {
        if (isContextSourceSupported()) return JSONParseV2(text, reviver);
        const serializedData = serializeBigInts(text);
        return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
      } catch (error) {
        if (error instanceof RangeError) {
          const serializedData = serializeBigInts(text);
          const parsed = originalParse(serializedData);
          return applyReviverIteratively(parsed, reviver);
        }
        throw error;
      }
    };
    //! CONCATENATED MODULE: ./node_modules/@octokit/request-error/dist-src/index.js
        class RequestError extends Error {
      name;
      status;
      request;
      response;
      constructor(message, statusCode, options) {
        super(message, {
          cause: options.cause
        });
        this.name = "HttpError";
        this.status = Number.parseInt(statusCode);
        if (Number.isNaN(this.status)) this.status = 0;
        /* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */        if ("response" in options) this.response = options.response;
        const requestCopy = Object.assign({}, options.request);
        if (options.request.headers.authorization) requestCopy.headers = Object.assign({}, options.request.headers, {
          authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]")
        });
        requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
        this.request = requestCopy;
      }
    }
    //! CONCATENATED MODULE: ./node_modules/@octokit/request/dist-bundle/index.js
        var dist_bundle_VERSION = "10.0.16";
    var defaults_default = {
      headers: {
        "user-agent": `octokit-request.js/${dist_bundle_VERSION} ${getUserAgent()}`
      }
    };
    function dist_bundle_isPlainObject(value) {
      if (typeof value !== "object" || value === null) return false;
      if (Object.prototype.toString.call(value) !== "[object Object]") return false;
      const proto = Object.getPrototypeOf(value);
      if (proto === null) return true;
      const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
      return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
    }
    var noop = () => "";
    async function fetchWrapper(requestOptions) {
      const fetch = requestOptions.request?.fetch || globalThis.fetch;
      if (!fetch) throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
      const log = requestOptions.request?.log || console;
      const parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== false;
      const body = dist_bundle_isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
      const requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [ name, String(value) ]));
      let fetchResponse;
      try {
        fetchResponse = await fetch(requestOptions.url, {
          method: requestOptions.method,
          body,
          redirect: requestOptions.request?.redirect,
          headers: requestHeaders,
          signal: requestOptions.request?.signal,
          ...requestOptions.body && {
            duplex: "half"
          }
        });
      } catch (error) {
        let message = "Unknown Error";
        if (error instanceof Error) {
          if (error.name === "AbortError") {
            error.status = 500;
            throw error;
          }
          message = error.message;
          if (error.name === "TypeError" && "cause" in error) if (error.cause instanceof Error) message = error.cause.message; else if (typeof error.cause === "string") message = error.cause;
        }
        const requestError = new RequestError(message, 500, {
          request: requestOptions
        });
        requestError.cause = error;
        throw requestError;
      }
      const status = fetchResponse.status;
      const url = fetchResponse.url;
      const responseHeaders = {};
      for (const [key, value] of fetchResponse.headers) responseHeaders[key] = value;
      const octokitResponse = {
        url,
        status,
        headers: responseHeaders,
        data: ""
      };
      if ("deprecation" in responseHeaders) {
        const matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
        const deprecationLink = matches && matches.pop();
        log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
      }
      if (status === 204 || status === 205) return octokitResponse;
      if (requestOptions.method === "HEAD") {
        if (status < 400) return octokitResponse;
        throw new RequestError(fetchResponse.statusText, status, {
          response: octokitResponse,
          request: requestOptions
        });
      }
      if (status === 304) {
        octokitResponse.data = await getResponseData(fetchResponse);
        throw new RequestError("Not modified", status, {
          response: octokitResponse,
          request: requestOptions
        });
      }
      if (status >= 400) {
        octokitResponse.data = await getResponseData(fetchResponse);
        throw new RequestError(toErrorMessage(octokitResponse.data), status, {
          response: octokitResponse,
          request: requestOptions
        });
      }
      octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
      return octokitResponse;
    }
    async function getResponseData(response) {
      const contentType = response.headers.get("content-type");
      if (!contentType) return response.text().catch(noop);
      const mimetype = (0, dist.qg)(contentType);
      if (isJSONResponse(mimetype)) {
        let text = "";
        try {
          text = await response.text();
          return JSONParse(text);
        } catch (err) {
          return text;
        }
      } else if (mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") return response.text().catch(noop); else return response.arrayBuffer().catch(
      /* v8 ignore next -- @preserve */
      () => new ArrayBuffer(0));
    }
    function isJSONResponse(mimetype) {
      return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
    }
    function toErrorMessage(data) {
      if (typeof data === "string") return data;
      if (data instanceof ArrayBuffer) return "Unknown error";
      if (typeof data === "object" && data !== null && "message" in data) {
        const objectData = data;
        const suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
        return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map(v => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
      }
      return `Unknown error: ${JSON.stringify(data)}`;
    }
    function dist_bundle_withDefaults(oldEndpoint, newDefaults) {
      const endpoint2 = oldEndpoint.defaults(newDefaults);
      const newApi = function(route, parameters) {
        const endpointOptions = endpoint2.merge(route, parameters);
        if (!endpointOptions.request || !endpointOptions.request.hook) return fetchWrapper(endpoint2.parse(endpointOptions));
        const request2 = (route2, parameters2) => fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
        Object.assign(request2, {
          endpoint: endpoint2,
          defaults: dist_bundle_withDefaults.bind(null, endpoint2)
        });
        return endpointOptions.request.hook(request2, endpointOptions);
      };
      return Object.assign(newApi, {
        endpoint: endpoint2,
        defaults: dist_bundle_withDefaults.bind(null, endpoint2)
      });
    }
    var request = dist_bundle_withDefaults(endpoint, defaults_default);
    /* v8 ignore next -- @preserve */
    /* v8 ignore else -- @preserve */
    //! CONCATENATED MODULE: ./node_modules/@octokit/graphql/dist-bundle/index.js
        var graphql_dist_bundle_VERSION = "0.0.0-development";
    function _buildMessageForResponseErrors(data) {
      return "Request failed due to following response errors:\n" + data.errors.map(e => ` - ${e.message}`).join("\n");
    }
    var GraphqlResponseError = class extends Error {
      constructor(request2, headers, response) {
        super(_buildMessageForResponseErrors(response));
        this.request = request2;
        this.headers = headers;
        this.response = response;
        this.errors = response.errors;
        this.data = response.data;
        if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
      }
      request;
      headers;
      response;
      name="GraphqlResponseError";
      errors;
      data;
    };
    var NON_VARIABLE_OPTIONS = [ "method", "baseUrl", "url", "headers", "request", "query", "mediaType", "operationName" ];
    var FORBIDDEN_VARIABLE_OPTIONS = [ "query", "method", "url" ];
    var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
    function graphql(request2, query, options) {
      if (options) {
        if (typeof query === "string" && "query" in options) return Promise.reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));
        for (const key in options) {
          if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
          return Promise.reject(new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
        }
      }
      const parsedOptions = typeof query === "string" ? Object.assign({
        query
      }, options) : query;
      const requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
        if (NON_VARIABLE_OPTIONS.includes(key)) {
          result[key] = parsedOptions[key];
          return result;
        }
        if (!result.variables) result.variables = {};
        result.variables[key] = parsedOptions[key];
        return result;
      }, {});
      const baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
      if (GHES_V3_SUFFIX_REGEX.test(baseUrl)) requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql");
      return request2(requestOptions).then(response => {
        if (response.data.errors) {
          const headers = {};
          for (const key of Object.keys(response.headers)) headers[key] = response.headers[key];
          throw new GraphqlResponseError(requestOptions, headers, response.data);
        }
        return response.data.data;
      });
    }
    function graphql_dist_bundle_withDefaults(request2, newDefaults) {
      const newRequest = request2.defaults(newDefaults);
      const newApi = (query, options) => graphql(newRequest, query, options);
      return Object.assign(newApi, {
        defaults: graphql_dist_bundle_withDefaults.bind(null, newRequest),
        endpoint: newRequest.endpoint
      });
    }
    graphql_dist_bundle_withDefaults(request, {
      headers: {
        "user-agent": `octokit-graphql.js/${graphql_dist_bundle_VERSION} ${getUserAgent()}`
      },
      method: "POST",
      url: "/graphql"
    });
    function withCustomRequest(customRequest) {
      return graphql_dist_bundle_withDefaults(customRequest, {
        method: "POST",
        url: "/graphql"
      });
    }
    /* v8 ignore if -- @preserve */
    //! CONCATENATED MODULE: ./node_modules/@octokit/auth-token/dist-bundle/index.js
        var b64url = "(?:[a-zA-Z0-9_-]+)";
    var sep = "\\.";
    var jwtRE = new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
    var isJWT = jwtRE.test.bind(jwtRE);
    async function auth(token) {
      const isApp = isJWT(token);
      const isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
      const isUserToServer = token.startsWith("ghu_");
      const tokenType = isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth";
      return {
        type: "token",
        token,
        tokenType
      };
    }
    function withAuthorizationPrefix(token) {
      if (token.split(/\./).length === 3) return `bearer ${token}`;
      return `token ${token}`;
    }
    async function hook(token, request, route, parameters) {
      const endpoint = request.endpoint.merge(route, parameters);
      endpoint.headers.authorization = withAuthorizationPrefix(token);
      return request(endpoint);
    }
    var createTokenAuth = function(token) {
      if (!token) throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
      if (typeof token !== "string") throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
      token = token.replace(/^(token|bearer) +/i, "");
      return Object.assign(auth.bind(null, token), {
        hook: hook.bind(null, token)
      });
    };
    //! CONCATENATED MODULE: ./node_modules/@octokit/core/dist-src/version.js
        const version_VERSION = "7.0.8";
    //! CONCATENATED MODULE: ./node_modules/@octokit/core/dist-src/index.js
        const dist_src_noop = () => {};
    const consoleWarn = console.warn.bind(console);
    const consoleError = console.error.bind(console);
    function createLogger(logger = {}) {
      if (typeof logger.debug !== "function") logger.debug = dist_src_noop;
      if (typeof logger.info !== "function") logger.info = dist_src_noop;
      if (typeof logger.warn !== "function") logger.warn = consoleWarn;
      if (typeof logger.error !== "function") logger.error = consoleError;
      return logger;
    }
    const userAgentTrail = `octokit-core.js/${version_VERSION} ${getUserAgent()}`;
    class Octokit {
      static VERSION=version_VERSION;
      static defaults(defaults) {
        const OctokitWithDefaults = class extends(this){
          constructor(...args) {
            const options = args[0] || {};
            if (typeof defaults === "function") {
              super(defaults(options));
              return;
            }
            super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? {
              userAgent: `${options.userAgent} ${defaults.userAgent}`
            } : null));
          }
        };
        return OctokitWithDefaults;
      }
      static plugins=[];
      static plugin(...newPlugins) {
        const currentPlugins = this.plugins;
        const NewOctokit = class extends(this){
          static plugins=currentPlugins.concat(newPlugins.filter(plugin => !currentPlugins.includes(plugin)));
        };
        return NewOctokit;
      }
      constructor(options = {}) {
        const hook = new before_after_hook.Collection;
        const requestDefaults = {
          baseUrl: request.endpoint.DEFAULTS.baseUrl,
          headers: {},
          request: Object.assign({}, options.request, {
            hook: hook.bind(null, "request")
          }),
          mediaType: {
            previews: [],
            format: ""
          }
        };
        requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
        if (options.baseUrl) requestDefaults.baseUrl = options.baseUrl;
        if (options.previews) requestDefaults.mediaType.previews = options.previews;
        if (options.timeZone) requestDefaults.headers["time-zone"] = options.timeZone;
        this.request = request.defaults(requestDefaults);
        this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
        this.log = createLogger(options.log);
        this.hook = hook;
        if (!options.authStrategy) if (!options.auth) this.auth = async () => ({
          type: "unauthenticated"
        }); else {
          const auth = createTokenAuth(options.auth);
          hook.wrap("request", auth.hook);
          this.auth = auth;
        } else {
          const {authStrategy, ...otherOptions} = options;
          const auth = authStrategy(Object.assign({
            request: this.request,
            log: this.log,
            octokit: this,
            octokitOptions: otherOptions
          }, options.auth));
          hook.wrap("request", auth.hook);
          this.auth = auth;
        }
        const classConstructor = this.constructor;
        for (let i = 0; i < classConstructor.plugins.length; ++i) Object.assign(this, classConstructor.plugins[i](this, options));
      }
      request;
      graphql;
      log;
      hook;
      auth;
    }
    //! CONCATENATED MODULE: ./node_modules/@actions/github/lib/utils.js
        new Context;
    const baseUrl = getApiBaseUrl();
    const defaults = {
      baseUrl,
      request: {
        agent: getProxyAgent(baseUrl),
        fetch: getProxyFetch(baseUrl)
      }
    };
    const GitHub = Octokit.plugin(external_omitted_js_.restEndpointMethods, external_omitted_js_.paginateRest).defaults(defaults);
    function getOctokitOptions(token, options) {
      const opts = Object.assign({}, options || {});
      const auth = getAuthString(token, opts);
      if (auth) opts.auth = auth;
      const userAgent = getUserAgentWithOrchestrationId(opts.userAgent);
      if (userAgent) opts.userAgent = userAgent;
      return opts;
    }
    //! CONCATENATED MODULE: ./node_modules/@actions/github/lib/github.js
        new Context;
    function getOctokit(token, options, ...additionalPlugins) {
      const GitHubWithPlugins = GitHub.plugin(...additionalPlugins);
      return new GitHubWithPlugins(getOctokitOptions(token, options));
    }
  }),
  783: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      H: () => checkBypass,
      s: () => getProxyUrl
    });
    function getProxyUrl(reqUrl) {
      const usingSsl = reqUrl.protocol === "https:";
      if (checkBypass(reqUrl)) return;
      const proxyVar = (() => {
        if (usingSsl) return process.env["https_proxy"] || process.env["HTTPS_PROXY"]; else return process.env["http_proxy"] || process.env["HTTP_PROXY"];
      })();
      if (proxyVar) try {
        return new DecodedURL(proxyVar);
      } catch (_a) {
        if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
      } else return;
    }
    function checkBypass(reqUrl) {
      if (!reqUrl.hostname) return false;
      const reqHost = reqUrl.hostname;
      if (isLoopbackAddress(reqHost)) return true;
      const noProxy = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
      if (!noProxy) return false;
      let reqPort;
      if (reqUrl.port) reqPort = Number(reqUrl.port); else if (reqUrl.protocol === "http:") reqPort = 80; else if (reqUrl.protocol === "https:") reqPort = 443;
      const upperReqHosts = [ reqUrl.hostname.toUpperCase() ];
      if (typeof reqPort === "number") upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
      for (const upperNoProxyItem of noProxy.split(",").map(x => x.trim().toUpperCase()).filter(x => x)) if (upperNoProxyItem === "*" || upperReqHosts.some(x => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) return true;
      return false;
    }
    function isLoopbackAddress(host) {
      const hostLower = host.toLowerCase();
      return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
    }
    class DecodedURL extends URL {
      constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
      }
      get username() {
        return this._decodedUsername;
      }
      get password() {
        return this._decodedPassword;
      }
    }
  }),
  387: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      P: () => Matcher
    });
    //! CONCATENATED MODULE: ./node_modules/@isaacs/nonrecursive-glob-match/dist/esm/numeric-range.js
        const digit = (a, b) => a === b ? {
      t: "lit",
      ch: String(a)
    } : {
      t: "class",
      re: new RegExp(`^[${a}-${b}]$`)
    };
    const prefix = (d, alts) => alts.map(s => [ digit(d, d), ...s ]);
    const fixed = (a, b) => {
      if (!a) return [ [] ];
      let lo = +a[0];
      let hi = +b[0];
      const ra = a.slice(1);
      const rb = b.slice(1);
      if (lo === hi) return prefix(lo, fixed(ra, rb));
      const zeros = "0".repeat(ra.length);
      const nines = "9".repeat(ra.length);
      const out = [];
      if (ra !== zeros) out.push(...prefix(lo++, fixed(ra, nines)));
      const last = rb === nines ? [] : prefix(hi--, fixed(zeros, rb));
      if (lo <= hi) out.push([ digit(lo, hi), ...Array.from(ra, () => digit(0, 9)) ]);
      out.push(...last);
      return out;
    };
    const nonneg = (a, b, width) => {
      if (width) return fixed(String(a).padStart(width, "0"), String(b).padStart(width, "0"));
      const out = [];
      for (let len = String(a).length; len <= String(b).length; len++) {
        const lo = Math.max(a, len === 1 ? 0 : 10 ** (len - 1));
        const hi = Math.min(b, 10 ** len - 1);
        out.push(...fixed(String(lo), String(hi)));
      }
      return out;
    };
    const numericRange = (loStr, hiStr) => {
      let lo = Number(loStr);
      let hi = Number(hiStr);
      if (!Number.isSafeInteger(lo) || !Number.isSafeInteger(hi)) return;
      if (lo > hi) [lo, hi] = [ hi, lo ];
      const padded = /^-?0\d/.test(loStr) || /^-?0\d/.test(hiStr);
      const width = padded ? Math.max(loStr.length, hiStr.length) : 0;
      const out = [];
      if (lo < 0) {
        const neg = nonneg(Math.max(-hi, 1), -lo, width && width - 1);
        out.push(...neg.map(s => [ {
          t: "lit",
          ch: "-"
        }, ...s ]));
      }
      if (hi >= 0) out.push(...nonneg(Math.max(lo, 0), hi, width));
      return out;
    };
    //! CONCATENATED MODULE: ./node_modules/@isaacs/nonrecursive-glob-match/dist/esm/parse-class.js
        const posixClasses = {
      "[:alnum:]": [ "\\p{L}\\p{Nl}\\p{Nd}" ],
      "[:alpha:]": [ "\\p{L}\\p{Nl}" ],
      "[:ascii:]": [ "\\x00-\\x7f" ],
      "[:blank:]": [ "\\p{Zs}\\t" ],
      "[:cntrl:]": [ "\\p{Cc}" ],
      "[:digit:]": [ "\\p{Nd}" ],
      "[:graph:]": [ "\\p{Z}\\p{C}", true ],
      "[:lower:]": [ "\\p{Ll}" ],
      "[:print:]": [ "\\p{C}", true ],
      "[:punct:]": [ "\\p{P}\\p{S}" ],
      "[:space:]": [ "\\p{Z}\\t\\r\\n\\v\\f" ],
      "[:upper:]": [ "\\p{Lu}" ],
      "[:word:]": [ "\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}" ],
      "[:xdigit:]": [ "A-Fa-f0-9" ]
    };
    const braceEscape = s => s.replace(/[[\]\\-]/g, "\\$&");
    const noMatch = /$./;
    const parseClass = (glob, position, nocase = false, form) => {
      const norm = c => {
        const n = form ? c.normalize(form) : c;
        return [ ...n ].length === 1 ? n : c;
      };
      const pos = position;
      if (glob.charAt(pos) !== "[") throw new Error("not in a brace expression");
      const ranges = [];
      const negs = [];
      let i = pos + 1;
      let sawStart = false;
      let escaping = false;
      let negate = false;
      let endPos = pos;
      let rangeStart = "";
      WHILE: while (i < glob.length) {
        const c = String.fromCodePoint(glob.codePointAt(i));
        if ((c === "!" || c === "^") && i === pos + 1) {
          negate = true;
          i++;
          continue;
        }
        if (c === "]" && sawStart && !escaping) {
          endPos = i + 1;
          break;
        }
        sawStart = true;
        if (c === "\\") if (!escaping) {
          escaping = true;
          i++;
          continue;
        }
        if (c === "[" && !escaping) for (const [cls, [unip, neg]] of Object.entries(posixClasses)) if (glob.startsWith(cls, i)) {
          if (rangeStart) return [ noMatch, glob.length - pos ];
          i += cls.length;
          if (neg) negs.push(unip); else ranges.push(unip);
          continue WHILE;
        }
        escaping = false;
        const n = norm(c);
        if (rangeStart) {
          if (n.codePointAt(0) > rangeStart.codePointAt(0)) ranges.push(braceEscape(rangeStart) + "-" + braceEscape(n)); else if (n === rangeStart) ranges.push(braceEscape(n));
          rangeStart = "";
          i += c.length;
          continue;
        }
        if (glob.startsWith("-]", i + c.length)) {
          ranges.push(braceEscape(n + "-"));
          i += c.length + 1;
          continue;
        }
        if (glob.startsWith("-", i + c.length)) {
          rangeStart = n;
          i += c.length + 1;
          continue;
        }
        ranges.push(braceEscape(n));
        i += c.length;
      }
      if (endPos < i) return [ noMatch, 0 ];
      if (!ranges.length && !negs.length) return [ noMatch, glob.length - pos ];
      const sranges = "[" + (negate ? "^" : "") + ranges.join("") + "]";
      const snegs = "[" + (negate ? "" : "^") + negs.join("") + "]";
      const comb = "^" + (ranges.length && negs.length ? "(" + sranges + "|" + snegs + ")" : ranges.length ? sranges : snegs);
      return [ new RegExp(comb, nocase ? "iu" : "u"), endPos - pos ];
    };
    //! CONCATENATED MODULE: ./node_modules/@isaacs/nonrecursive-glob-match/dist/esm/index.js
        const MATCH = {
      t: "match",
      id: 0
    };
    const extTypes = "!?+*@";
    const lit = ch => ({
      t: "lit",
      ch
    });
    const reEscape = s => s.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
    const newFoldRe = s => new RegExp(`^${reEscape(s)}$`, "iu");
    const foldCache = new Map;
    const foldRe = ch => {
      let re = foldCache.get(ch);
      if (!re) {
        re = newFoldRe(ch);
        if (foldCache.size >= 1000) foldCache.clear();
        foldCache.set(ch, re);
      }
      return re;
    };
    const litMatch = (l, c) => {
      if (c === l.ch) return true;
      if (!l.re) return false;
      const code = c.charCodeAt(0);
      if (code >= 128) return l.re.test(c);
      const ascii = l.ascii ??= new Uint8Array(128);
      ascii[code] ||= l.re.test(c) ? 1 : 2;
      return ascii[code] === 1;
    };
    const tokenize = (p, nocase, noext, form, mark) => {
      const toks = [];
      for (let i = 0; i < p.length; ) {
        const c = String.fromCodePoint(p.codePointAt(i));
        if (mark) {
          const m = c === "\\" && p.startsWith(mark, i + 1) ? 1 : 0;
          if (m || c === mark) {
            const start = i + m + mark.length;
            const end = p.indexOf(mark, start);
            const r = /^(-?\d+)\.\.(-?\d+)$/.exec(p.slice(start, end));
            const alts = end !== -1 && r && numericRange(r[1], r[2]);
            if (alts) {
              toks.push({
                t: "ext",
                type: "@",
                alts
              });
              i = end + mark.length;
              continue;
            }
          }
        }
        if (c === "\\") {
          const e = p.codePointAt(i + 1);
          const ch = e === void 0 ? c : String.fromCodePoint(e);
          toks.push(lit(ch));
          i += 1 + ch.length;
          continue;
        }
        if (c === "[") {
          const [re, consumed] = parseClass(p, i, nocase, form);
          if (consumed) {
            toks.push({
              t: "class",
              re
            });
            i += consumed;
            continue;
          }
        }
        if (!noext && extTypes.includes(c) && p[i + 1] === "(") {
          toks.push({
            t: "open",
            type: c
          });
          i += 2;
          continue;
        }
        toks.push(!noext && c === "|" ? {
          t: "bar"
        } : !noext && c === ")" ? {
          t: "close"
        } : c === "*" ? {
          t: "star"
        } : c === "?" ? {
          t: "any"
        } : lit(c));
        i += c.length;
      }
      return toks;
    };
    const pair = toks => {
      const pairs = new Map;
      const stack = [];
      toks.forEach((tok, i) => {
        if (tok.t === "open") stack.push(i); else if (tok.t === "close" && stack.length) pairs.set(stack.pop(), i);
      });
      return pairs;
    };
    const build = (toks, pairs, start, end, top) => {
      let seq = [];
      const alts = [ seq ];
      for (let i = start; i < end; i++) {
        const tok = toks[i];
        const close = pairs.get(i);
        if (tok.t === "open" && close !== void 0) {
          const sub = build(toks, pairs, i + 1, close, false);
          seq.push({
            t: "ext",
            type: tok.type,
            alts: sub
          });
          i = close;
        } else if (tok.t === "bar" && !top) alts.push(seq = []); else if (tok.t === "open") seq.push(lit(tok.type), lit("(")); else if (tok.t === "bar") seq.push(lit("|")); else if (tok.t === "close") seq.push(lit(")")); else seq.push(tok);
      }
      return alts;
    };
    const normalize = (items, form) => {
      const out = [];
      let run = "";
      const flush = () => {
        for (const ch of run.normalize(form)) out.push(lit(ch));
        run = "";
      };
      for (const it of items) {
        if (it.t === "lit") {
          run += it.ch;
          continue;
        }
        flush();
        out.push(it.t === "ext" ? {
          ...it,
          alts: it.alts.map(a => normalize(a, form))
        } : it);
      }
      flush();
      return out;
    };
    const compile = (items, nocase) => {
      let id = 1;
      const split = out => ({
        t: "split",
        id: id++,
        out
      });
      const seq = (items, next) => items.reduceRight((next, it) => item(it, next), next);
      const item = (it, next) => {
        switch (it.t) {
         case "lit":
          const re = nocase ? foldRe(it.ch) : void 0;
          return {
            t: "lit",
            id: id++,
            ch: it.ch,
            re,
            next
          };

         case "any":
         case "star":
          return {
            t: it.t,
            id: id++,
            next
          };

         case "class":
          return {
            t: "class",
            id: id++,
            re: it.re,
            next
          };
        }
        const alts = next => it.alts.map(a => seq(a, next));
        switch (it.type) {
         case "@":
          return split(alts(next));

         case "?":
          return split([ next, ...alts(next) ]);

         case "!":
          return {
            t: "neg",
            id: id++,
            sub: split(alts(MATCH)),
            next
          };
        }
        const after = split([]);
        const entry = split(alts(after));
        after.out.push(next, entry);
        return it.type === "*" ? after : entry;
      };
      const start = seq(items, MATCH);
      return [ start, id ];
    };
    const show = start => {
      const lines = [];
      const seen = new Set;
      const ref = n => n.t === "match" ? "match" : String(n.id);
      const walk = (n, indent) => {
        if (n.t === "match" || seen.has(n)) return;
        seen.add(n);
        const line = desc => lines.push(`${indent}${n.id}: ${desc}`);
        switch (n.t) {
         case "split":
          line(`split -> ${n.out.map(ref).join(", ")}`);
          for (const o of n.out) walk(o, indent);
          return;

         case "neg":
          line(`!(${ref(n.sub)}) -> ${ref(n.next)}`);
          walk(n.sub, indent + "  ");
          return walk(n.next, indent);

         case "lit":
          line(`${JSON.stringify(n.ch)} -> ${ref(n.next)}`);
          break;

         case "class":
          line(`${n.re} -> ${ref(n.next)}`);
          break;

         default:
          line(`${n.t === "any" ? "?" : "*"} -> ${ref(n.next)}`);
        }
        walk(n.next, indent);
      };
      walk(start, "");
      return [ `start -> ${ref(start)}`, ...lines ].join("\n");
    };
    class State {
      gen;
      threads=[];
      match=false;
      runs=[];
      ids=[];
      constructor(gen) {
        this.gen = gen;
      }
      get dead() {
        return !this.threads.length && !this.match && !this.runs.length;
      }
    }
    const sameState = (a, b) => {
      if (a.ids.length !== b.ids.length) return false;
      if (a.runs.length !== b.runs.length) return false;
      if (a.ids.some((id, i) => id !== b.ids[i])) return false;
      return a.runs.every(r => b.runs.some(o => o.neg === r.neg && sameState(o.state, r.state)));
    };
    const marks = size => ({
      has: new Float64Array(size),
      seen: new Float64Array(size),
      gen: 0
    });
    class Sim {
      dots;
      dotStart;
      #marks;
      constructor(dots, dotStart, marks) {
        this.dots = dots;
        this.dotStart = dotStart;
        this.#marks = marks;
      }
      state() {
        return new State(++this.#marks.gen);
      }
      done(state) {
        state.ids = state.threads.map(n => n.id).sort((a, b) => a - b);
        if (state.match) state.ids.unshift(MATCH.id);
        return state;
      }
      #visit(state, node) {
        const {seen} = this.#marks;
        if (seen[node.id] === state.gen) return false;
        seen[node.id] = state.gen;
        return true;
      }
      #addThread(state, node) {
        const {has} = this.#marks;
        if (has[node.id] === state.gen) return false;
        has[node.id] = state.gen;
        state.threads.push(node);
        return true;
      }
      restricted(i, top) {
        return top && (this.dots || this.dotStart && i === 0);
      }
      add(state, node, i, top) {
        switch (node.t) {
         case "split":
          if (!this.#visit(state, node)) return;
          for (const o of node.out) this.add(state, o, i, top);
          return;

         case "neg":
          if (!this.#visit(state, node)) return;
          const sub = this.state();
          this.add(sub, node.sub, i, false);
          this.done(sub);
          return this.addRun(state, {
            t: "run",
            neg: node,
            state: sub
          }, i, top);

         case "star":
          if (this.restricted(i, top)) return;
          if (this.#addThread(state, node)) this.add(state, node.next, i, top);
          return;

         case "match":
          state.match = true;
          return;

         default:
          this.#addThread(state, node);
        }
      }
      addRun(state, run, i, top) {
        for (const r of state.runs) if (r.neg === run.neg && sameState(r.state, run.state)) return;
        state.runs.push(run);
        if (!run.state.match) this.add(state, run.neg.next, i, top);
      }
      step(state, c, i, top) {
        const next = this.state();
        for (const th of state.threads) switch (th.t) {
         case "lit":
          if (litMatch(th, c)) this.add(next, th.next, i + 1, top);
          break;

         case "any":
          if (!this.restricted(i, top)) this.add(next, th.next, i + 1, top);
          break;

         case "class":
          if (!this.restricted(i, top) && th.re.test(c)) this.add(next, th.next, i + 1, top);
          break;

         case "star":
          if (!this.restricted(i, top)) this.add(next, th, i + 1, top);
        }
        if (!this.restricted(i, top)) for (const run of state.runs) {
          if (run.state.dead) {
            this.addRun(next, run, i + 1, top);
            continue;
          }
          const sub = this.step(run.state, c, i, false);
          this.addRun(next, {
            t: "run",
            neg: run.neg,
            state: sub
          }, i + 1, top);
        }
        return this.done(next);
      }
    }
    const stateKey = state => {
      const ids = state.ids.join();
      if (!state.runs.length) return ids;
      const runs = state.runs.map(r => `${r.neg.id}(${stateKey(r.state)})`);
      return `${ids}|${runs.sort().join("|")}`;
    };
    const DFA_BUDGET = 1 << 18;
    class Dfa {
      #start;
      #states=new Map;
      #size=0;
      #plain;
      #dotStart;
      #sim;
      #dotSim;
      constructor(start, marks) {
        this.#start = start;
        this.#sim = new Sim(false, false, marks);
        this.#dotSim = new Sim(false, true, marks);
      }
      #make(state) {
        return {
          state,
          match: state.match,
          dead: state.dead,
          next: new Map
        };
      }
      #intern(state) {
        const key = stateKey(state);
        const found = this.#states.get(key);
        if (found) return found;
        if (this.#size > DFA_BUDGET) this.#clear();
        const d = this.#make(state);
        this.#states.set(key, d);
        this.#size += key.length + 1;
        return d;
      }
      #clear() {
        this.#states.clear();
        this.#size = 0;
        this.#plain = void 0;
        this.#dotStart = void 0;
      }
      start(dotStart) {
        if (dotStart) {
          if (this.#dotStart) return this.#dotStart;
          const state = this.#dotSim.state();
          this.#dotSim.add(state, this.#start, 0, true);
          return this.#dotStart = this.#make(this.#dotSim.done(state));
        }
        if (this.#plain) return this.#plain;
        const state = this.#sim.state();
        this.#sim.add(state, this.#start, 0, true);
        return this.#plain = this.#intern(this.#sim.done(state));
      }
      next(d, c) {
        const code = c.charCodeAt(0);
        const found = code < 128 ? void 0 : d.next.get(c);
        if (found) return found;
        const n = d === this.#dotStart ? this.#intern(this.#dotSim.step(d.state, c, 0, true)) : this.#intern(this.#sim.step(d.state, c, 1, true));
        if (code < 128) {
          if (!d.ascii) {
            d.ascii = new Array(128);
            this.#size += 128;
          }
          d.ascii[code] = n;
        } else d.next.set(c, n);
        this.#size++;
        return n;
      }
    }
    const linear = start => {
      const nodes = [];
      for (let n = start; n.t !== "match"; n = n.next) {
        if (n.t === "split" || n.t === "neg") return;
        nodes.push(n);
      }
      return nodes;
    };
    const testLinear = (nodes, chars, start, end) => {
      let ni = 0;
      let ci = start;
      let starNi = -1;
      let starCi = 0;
      while (ci < end) {
        const n = nodes[ni];
        if (n?.t === "star") {
          starNi = ni++;
          starCi = ci;
          continue;
        }
        const c = chars[ci];
        if (n && (n.t === "any" || n.t === "lit" && litMatch(n, c) || n.t === "class" && n.re.test(c))) {
          ni++;
          ci++;
          continue;
        }
        if (starNi === -1) return false;
        ni = starNi + 1;
        ci = ++starCi;
      }
      while (nodes[ni]?.t === "star") ni++;
      return ni === nodes.length;
    };
    const lengths = items => {
      let min = 0;
      let max = 0;
      for (const it of items) {
        const [lo, hi] = itemLengths(it);
        min += lo;
        max += hi;
      }
      return [ min, max ];
    };
    const itemLengths = it => {
      if (it.t === "star") return [ 0, 1 / 0 ];
      if (it.t !== "ext") return [ 1, 1 ];
      if (it.type === "!") return [ 0, 1 / 0 ];
      const alts = it.alts.map(lengths);
      const min = Math.min(...alts.map(a => a[0]));
      const max = Math.max(...alts.map(a => a[1]));
      const loop = max === 0 ? 0 : 1 / 0;
      return it.type === "@" ? [ min, max ] : it.type === "?" ? [ 0, max ] : it.type === "*" ? [ 0, loop ] : [ min, loop ];
    };
    const hasAffix = (lits, chars, start) => {
      for (let j = 0; j < lits.length; j++) if (!litMatch(lits[j], chars[start + j])) return false;
      return true;
    };
    const slashOrSurrogate = /[/\ud800-\udfff]/;
    const surrogate = /[\ud800-\udfff]/;
    const codePoints = s => surrogate.test(s) ? [ ...s ] : s;
    const noSlash = s => {
      if (s.includes("/")) throw new Error("can only match a single path portion, got: " + s);
    };
    class Matcher {
      pattern;
      options;
      #start;
      #size;
      #marks;
      #dotsSim;
      #literal;
      #literalFold=false;
      #literalRe;
      #linear;
      #wild=false;
      #min=0;
      #max=1 / 0;
      #prefix=[];
      #suffix=[];
      #prefixStr;
      #suffixStr;
      #affix=false;
      #dfa;
      #form;
      constructor(pattern, options = {}) {
        if (pattern.includes("/")) throw new Error("can only match a single path portion, got pattern: " + pattern);
        this.pattern = pattern;
        this.options = options;
        const {nocase = false, noext = false, normalize: n} = options;
        this.#form = n === true ? "NFC" : n || void 0;
        const literal = /^[?*+@]\(\)$/.test(pattern);
        const toks = tokenize(pattern, nocase, noext || literal, this.#form, options.rangeMark);
        let [items] = build(toks, pair(toks), 0, toks.length, true);
        if (this.#form) items = normalize(items, this.#form);
        const [start, size] = compile(items, nocase);
        this.#start = start;
        this.#size = size;
        if (items.every(it => it.t === "lit")) {
          this.#literal = items.map(it => it.ch).join("");
          this.#literalFold = nocase;
        } else {
          const lit = it => it.t !== "lit" ? void 0 : nocase ? {
            ch: it.ch,
            re: foldRe(it.ch)
          } : {
            ch: it.ch
          };
          for (const it of items) {
            const l = lit(it);
            if (!l) break;
            this.#prefix.push(l);
          }
          for (let j = items.length - 1; j >= 0; j--) {
            const l = lit(items[j]);
            if (!l) break;
            this.#suffix.unshift(l);
          }
          this.#affix = !!(this.#prefix.length || this.#suffix.length);
          if (!nocase) {
            this.#prefixStr = this.#prefix.map(l => l.ch).join("");
            this.#suffixStr = this.#suffix.map(l => l.ch).join("");
          }
          this.#linear = linear(this.#start)?.slice(this.#prefix.length, -this.#suffix.length || void 0);
          this.#wild = !!this.#linear?.every(n => n.t === "star" || n.t === "any");
          const [min, max] = lengths(items);
          this.#min = min;
          this.#max = max;
        }
      }
      test(s) {
        if (this.#form) {
          noSlash(s);
          return this.#test(s.normalize(this.#form));
        }
        if (slashOrSurrogate.test(s)) {
          noSlash(s);
          return this.#test(s, [ ...s ]);
        }
        return this.#test(s, s);
      }
      testUnchecked(s) {
        return this.#test(this.#form ? s.normalize(this.#form) : s);
      }
      #test(s, chars) {
        if (this.#literal !== void 0) return this.#literalFold ? (this.#literalRe ??= newFoldRe(this.#literal)).test(s) : s === this.#literal;
        const min = this.#min;
        const max = this.#max;
        if (chars === void 0) {
          const most = s.length;
          const least = most + 1 >> 1;
          if (most < min || least > max) return false;
          if (least < min || most > max) chars = codePoints(s);
        }
        if (chars !== void 0 && (chars.length < min || chars.length > max)) return false;
        const prefix = this.#prefix.length;
        if (this.#affix) if (this.#prefixStr !== void 0 && this.#suffixStr !== void 0) {
          if (!s.startsWith(this.#prefixStr) || !s.endsWith(this.#suffixStr)) return false;
        } else {
          chars ??= codePoints(s);
          const end = chars.length - this.#suffix.length;
          if (!hasAffix(this.#prefix, chars, 0) || !hasAffix(this.#suffix, chars, end)) return false;
        }
        const dotStart = !this.options.dot && s.startsWith(".");
        if (this.#linear) {
          if (s === "." || s === "..") return false;
          if (dotStart && !prefix) return false;
          if (this.#wild) return true;
          chars ??= codePoints(s);
          const end = chars.length - this.#suffix.length;
          return testLinear(this.#linear, chars, prefix, end);
        }
        chars ??= codePoints(s);
        if (s === "." || s === "..") {
          this.#marks ??= marks(this.#size);
          const sim = this.#dotsSim ??= new Sim(true, false, this.#marks);
          const start = sim.state();
          sim.add(start, this.#start, 0, true);
          let state = sim.done(start);
          for (let i = 0; i < chars.length; i++) state = sim.step(state, chars[i], i, true);
          return state.match;
        }
        this.#marks ??= marks(this.#size);
        const dfa = this.#dfa ??= new Dfa(this.#start, this.#marks);
        let d = dfa.start(dotStart);
        const str = chars === s;
        for (let i = 0; i < chars.length; i++) {
          if (d.dead) return false;
          const code = str ? s.charCodeAt(i) : chars[i].charCodeAt(0);
          d = d.ascii?.[code] ?? dfa.next(d, chars[i]);
        }
        return d.match;
      }
      toString() {
        return show(this.#start);
      }
    }
  }),
  305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      _L: () => _boolean,
      FO: () => _custom,
      LK: () => _int,
      m9: () => _minLength,
      F7: () => _number,
      NC: () => _positive,
      fU: () => _refine,
      Fk: () => _regex,
      Rl: () => _string,
      WN: () => _trim,
      em: () => _unknown,
      q0: () => describe,
      mI: () => meta
    });
    var core_checks = __webpack_require__(890);
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/registries.js
        var _a;
    class $ZodRegistry {
      constructor() {
        this._map = new WeakMap;
        this._idmap = new Map;
      }
      add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
        return this;
      }
      clear() {
        this._map = new WeakMap;
        this._idmap = new Map;
        return this;
      }
      remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
        this._map.delete(schema);
        return this;
      }
      get(schema) {
        const p = schema._zod.parent;
        if (p) {
          const pm = {
            ...this.get(p) ?? {}
          };
          delete pm.id;
          const f = {
            ...pm,
            ...this._map.get(schema)
          };
          return Object.keys(f).length ? f : void 0;
        }
        return this._map.get(schema);
      }
      has(schema) {
        return this._map.has(schema);
      }
    }
    function registry() {
      return new $ZodRegistry;
    }
    (_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
    const globalRegistry = globalThis.__zod_globalRegistry;
    var core_util = __webpack_require__(723);
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/api.js
        function snapshotChecks(def) {
      if (def.checks) def.checks = [ ...def.checks ];
      return def;
    }
    function _string(Class, params) {
      return new Class(snapshotChecks({
        type: "string",
        ...core_util.A2(params)
      }));
    }
    function _number(Class, params) {
      return new Class(snapshotChecks({
        type: "number",
        checks: [],
        ...core_util.A2(params)
      }));
    }
    function _int(Class, params) {
      return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ...core_util.A2(params)
      });
    }
    function _boolean(Class, params) {
      return new Class({
        type: "boolean",
        ...core_util.A2(params)
      });
    }
    function _unknown(Class) {
      return new Class({
        type: "unknown"
      });
    }
    function _gt(value, params) {
      return new core_checks.J_({
        check: "greater_than",
        ...core_util.A2(params),
        value,
        inclusive: false
      });
    }
    function _positive(params) {
      return _gt(0, params);
    }
    function _minLength(minimum, params) {
      return new core_checks.Kk({
        check: "min_length",
        ...core_util.A2(params),
        minimum
      });
    }
    function _regex(pattern, params) {
      return new core_checks.DG({
        check: "string_format",
        format: "regex",
        ...core_util.A2(params),
        pattern
      });
    }
    function _overwrite(tx) {
      return new core_checks.v$({
        check: "overwrite",
        tx
      });
    }
    function _trim() {
      return _overwrite(input => input.trim());
    }
    function _custom(Class, fn, _params) {
      const norm = core_util.A2(_params);
      norm.abort ?? (norm.abort = true);
      const schema = new Class({
        type: "custom",
        check: "custom",
        fn,
        ...norm
      });
      return schema;
    }
    function _refine(Class, fn, _params) {
      const schema = new Class({
        type: "custom",
        check: "custom",
        fn,
        ...core_util.A2(_params)
      });
      return schema;
    }
    function describe(description) {
      const ch = new core_checks.QP({
        check: "describe"
      });
      ch._zod.onattach = [ inst => {
        const existing = globalRegistry.get(inst) ?? {};
        globalRegistry.add(inst, {
          ...existing,
          description
        });
      } ];
      ch._zod.check = () => {};
      return ch;
    }
    function meta(metadata) {
      const ch = new core_checks.QP({
        check: "meta"
      });
      ch._zod.onattach = [ inst => {
        const existing = globalRegistry.get(inst) ?? {};
        globalRegistry.add(inst, {
          ...existing,
          ...metadata
        });
      } ];
      ch._zod.check = () => {};
      return ch;
    }
  }),
  890: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      DG: () => $ZodCheckRegex,
      J_: () => $ZodCheckGreaterThan,
      KH: () => $ZodCheckNumberFormat,
      Kk: () => $ZodCheckMinLength,
      QP: () => $ZodCheck,
      v$: () => $ZodCheckOverwrite
    });
    var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(532);
    var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(723);
    const $ZodCheck = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck", (inst, def) => {
      var _a;
      inst._zod ?? (inst._zod = {});
      inst._zod.def = def;
      (_a = inst._zod).onattach ?? (_a.onattach = []);
    });
    const _whenHasLength = payload => {
      const val = payload.value;
      return !_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val) && val.length !== void 0;
    };
    const numericOriginMap = {
      number: "number",
      bigint: "bigint",
      object: "date"
    };
    const $ZodCheckGreaterThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckGreaterThan", (inst, def) => {
      $ZodCheck.init(inst, def);
      const origin = numericOriginMap[typeof def.value];
      inst._zod.check = payload => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
        payload.issues.push({
          origin: numericOriginMap[typeof payload.value] ?? origin,
          code: "too_small",
          minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
          input: payload.value,
          inclusive: def.inclusive,
          inst,
          continue: !def.abort
        });
      };
    });
    const $ZodCheckNumberFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckNumberFormat", (inst, def) => {
      $ZodCheck.init(inst, def);
      def.format = def.format || "float64";
      const isInt = def.format?.includes("int");
      const origin = isInt ? "int" : "number";
      const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__.zH[def.format];
      inst._zod.check = payload => {
        const input = payload.value;
        if (isInt) {
          if (!Number.isInteger(input)) {
            payload.issues.push({
              expected: origin,
              format: def.format,
              code: "invalid_type",
              continue: false,
              input,
              inst
            });
            return;
          }
          if (!Number.isSafeInteger(input)) {
            if (input > 0) payload.issues.push({
              input,
              code: "too_big",
              maximum: Number.MAX_SAFE_INTEGER,
              note: "Integers must be within the safe integer range.",
              inst,
              origin,
              inclusive: true,
              continue: !def.abort
            }); else payload.issues.push({
              input,
              code: "too_small",
              minimum: Number.MIN_SAFE_INTEGER,
              note: "Integers must be within the safe integer range.",
              inst,
              origin,
              inclusive: true,
              continue: !def.abort
            });
            return;
          }
        }
        if (input < minimum) payload.issues.push({
          origin: "number",
          input,
          code: "too_small",
          minimum,
          inclusive: true,
          inst,
          continue: !def.abort
        });
        if (input > maximum) payload.issues.push({
          origin: "number",
          input,
          code: "too_big",
          maximum,
          inclusive: true,
          inst,
          continue: !def.abort
        });
      };
    });
    const $ZodCheckMinLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength", (inst, def) => {
      var _a;
      $ZodCheck.init(inst, def);
      (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
      inst._zod.check = payload => {
        const input = payload.value;
        const units = input.length;
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units;
        if (length >= def.minimum) return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
        payload.issues.push({
          origin,
          code: "too_small",
          minimum: def.minimum,
          inclusive: true,
          input,
          inst,
          continue: !def.abort
        });
      };
    });
    const $ZodCheckStringFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStringFormat", (inst, def) => {
      var _a, _b;
      $ZodCheck.init(inst, def);
      if (def.pattern) (_a = inst._zod).check ?? (_a.check = payload => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value)) return;
        payload.issues.push({
          origin: "string",
          code: "invalid_format",
          format: def.format,
          input: payload.value,
          ...def.pattern ? {
            pattern: def.pattern.toString()
          } : {},
          inst,
          continue: !def.abort
        });
      }); else (_b = inst._zod).check ?? (_b.check = () => {});
    });
    const $ZodCheckRegex = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckRegex", (inst, def) => {
      $ZodCheckStringFormat.init(inst, def);
      inst._zod.check = payload => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value)) return;
        payload.issues.push({
          origin: "string",
          code: "invalid_format",
          format: "regex",
          input: payload.value,
          pattern: def.pattern.toString(),
          inst,
          continue: !def.abort
        });
      };
    });
    const $ZodCheckOverwrite = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckOverwrite", (inst, def) => {
      $ZodCheck.init(inst, def);
      inst._zod.check = payload => {
        payload.value = def.tx(payload.value);
      };
    });
  }),
  532: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $W: () => config,
      GT: () => $ZodAsyncError,
      cV: () => $ZodEncodeError,
      cr: () => globalConfig,
      xI: () => $constructor
    });
    var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(723);
    var _a;
    const _zodDesc = {
      value: void 0,
      enumerable: false
    };
    let _E = "captureStackTrace" in Error ? Error : null;
    function newError(Definition) {
      const E = _E;
      if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
          try {
            E.stackTraceLimit = 0;
          } catch {
            _E = null;
            return new Definition;
          }
          try {
            return new Definition;
          } finally {
            E.stackTraceLimit = saved;
          }
        }
      }
      return new Definition;
    }
    function $constructor(name, initializer, proto, params) {
      const zodProto = {};
      function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set;
      }
      Internals.prototype = zodProto;
      const protoMembers = proto;
      const initialized = protoMembers && new WeakSet;
      function init(inst, def) {
        if (!inst._zod) {
          _zodDesc.value = new Internals(def);
          try {
            Object.defineProperty(inst, "_zod", _zodDesc);
          } finally {
            _zodDesc.value = void 0;
          }
        } else if (inst._zod.traits.has(name)) return;
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
          const own = Object.getPrototypeOf(inst);
          const ctorProto = inst._zod.constr.prototype;
          let up = own;
          while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
          const target = up ?? own;
          if (!initialized.has(target)) {
            initialized.add(target);
            (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target, protoMembers);
          }
        }
        const proto = _.prototype;
        for (const k in proto) {
          if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
          if (!(k in inst)) inst[k] = proto[k].bind(inst);
        }
      }
      const Parent = params?.Parent ?? Object;
      class Definition extends Parent {}
      Object.defineProperty(Definition, "name", {
        value: name
      });
      function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
          for (const fn of deferred) fn();
          inst._zod.deferred = void 0;
        }
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp) pp(inst);
        return inst;
      }
      Object.defineProperty(_, "init", {
        value: init
      });
      Object.defineProperty(_, Symbol.hasInstance, {
        value: inst => {
          if (params?.Parent && inst instanceof params.Parent) return true;
          return inst?._zod?.traits?.has(name);
        }
      });
      Object.defineProperty(_, "name", {
        value: name
      });
      return _;
    }
    class $ZodAsyncError extends Error {
      constructor() {
        super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
      }
    }
    class $ZodEncodeError extends Error {
      constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
      }
    }
    (_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
    const globalConfig = globalThis.__zod_globalConfig;
    function config(newConfig) {
      if (newConfig) Object.assign(globalConfig, newConfig);
      return globalConfig;
    }
  }),
  428: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Kd: () => $ZodRealError,
      a$: () => $ZodError
    });
    var _core_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(532);
    var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(723);
    function _getMessage() {
      const internals = this._zod;
      internals.message ?? (internals.message = JSON.stringify(internals.def, _util_js__WEBPACK_IMPORTED_MODULE_0__.k8, 2));
      return internals.message;
    }
    function _setMessage(value) {
      this._zod.message = value;
    }
    const _messageDesc = {
      get: _getMessage,
      set: _setMessage,
      enumerable: true,
      configurable: true
    };
    const _issuesDesc = {
      value: void 0,
      enumerable: false
    };
    const _installedToString = new WeakSet([ Object.prototype, Error.prototype ]);
    const initializer = (inst, def) => {
      inst.name = "$ZodError";
      _issuesDesc.value = def;
      Object.defineProperty(inst, "issues", _issuesDesc);
      _issuesDesc.value = void 0;
      Object.defineProperty(inst, "message", _messageDesc);
      const proto = Object.getPrototypeOf(inst);
      if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
          configurable: true,
          enumerable: false,
          get() {
            const value = () => this.message;
            Object.defineProperty(this, "toString", {
              value,
              configurable: true,
              writable: true
            });
            return value;
          },
          set(value) {
            Object.defineProperty(this, "toString", {
              value,
              configurable: true,
              writable: true
            });
          }
        });
      }
    };
    const $ZodError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer);
    const $ZodRealError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer, void 0, {
      Parent: Error
    });
  }),
  723: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      A2: () => normalizeParams,
      Gv: () => isObject,
      NM: () => optionalKeys,
      O7: () => codePointLength,
      PO: () => cached,
      QH: () => aborted,
      Qd: () => isPlainObject,
      Rc: () => getLengthableOrigin,
      SS: () => constantCatch,
      Vy: () => assignProp,
      X: () => installLazyProp,
      X$: () => extend,
      cl: () => nullish,
      d3: () => attachSchema,
      gx: () => captureStackTrace,
      hi: () => sizeCaps,
      iR: () => finalizeIssue,
      jD: () => hide,
      k8: () => jsonStringifyReplacer,
      lQ: () => prefixIssues,
      o8: () => clone,
      ol: () => members,
      p6: () => cleanRegex,
      qQ: () => propertyKeyTypes,
      qh: () => own,
      rL: () => explicitlyAborted,
      sD: () => escapeRegex,
      sn: () => issue,
      v5: () => defineLazyInternal,
      w5: () => getEnumValues,
      zH: () => NUMBER_FORMAT_RANGES
    });
    function getEnumValues(entries) {
      const numericValues = Object.values(entries).filter(v => typeof v === "number");
      const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
      return values;
    }
    function jsonStringifyReplacer(_, value) {
      if (typeof value === "bigint") return value.toString();
      return value;
    }
    class Cached {
      constructor(getter) {
        this._getter = getter;
        this._value = void 0;
      }
      get value() {
        const getter = this._getter;
        if (getter !== void 0) {
          this._value = getter();
          this._getter = void 0;
        }
        return this._value;
      }
    }
    function cached(getter) {
      return new Cached(getter);
    }
    function nullish(input) {
      return input === null || input === void 0;
    }
    function cleanRegex(source) {
      const start = source.startsWith("^") ? 1 : 0;
      const end = source.endsWith("$") ? source.length - 1 : source.length;
      return source.slice(start, end);
    }
    function assignProp(target, prop, value) {
      Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true
      });
    }
    function rawShape(def) {
      const desc = Object.getOwnPropertyDescriptor(def, "shape");
      return desc?.get ? desc.get.raw : desc?.value;
    }
    function sourceShape(schema) {
      return rawShape(schema._zod.def) ?? schema._zod.def.shape;
    }
    function deferProp(target, key, getter) {
      Object.defineProperty(target, key, {
        get() {
          const value = getter();
          assignProp(this, key, value);
          return value;
        },
        enumerable: true,
        configurable: true
      });
    }
    function putProp(target, key, value) {
      if (key in target) assignProp(target, key, value); else target[key] = value;
    }
    function mirrorShape(target, source, keys, wrap) {
      const raw = sourceShape(source);
      for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable) continue;
        if (desc.get) deferProp(target, key, () => {
          const value = source._zod.def.shape[key];
          return wrap ? wrap(value, key) : value;
        }); else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
      }
    }
    function mirrorProps(target, source) {
      for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable) continue;
        if (desc.get) deferProp(target, key, () => source[key]); else putProp(target, key, desc.value);
      }
    }
    function mergeDefs(...defs) {
      const mergedDescriptors = {};
      for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
      }
      return Object.defineProperties({}, mergedDescriptors);
    }
    const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
    function isObject(data) {
      return typeof data === "object" && data !== null && !Array.isArray(data);
    }
    function isPlainObject(o) {
      if (isObject(o) === false) return false;
      const ctor = o.constructor;
      if (ctor === void 0) return true;
      if (typeof ctor !== "function") return true;
      const prot = ctor.prototype;
      if (isObject(prot) === false) return false;
      if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
      return true;
    }
    const propertyKeyTypes = new Set([ "string", "number", "symbol" ]);
    function escapeRegex(str) {
      return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    }
    function clone(inst, def, params) {
      const cl = new inst._zod.constr(def ?? inst._zod.def);
      if (!def || params?.parent) cl._zod.parent = inst;
      return cl;
    }
    function normalizeParams(_params) {
      const params = _params;
      if (!params) return {};
      if (typeof params === "string") return {
        error: () => params
      };
      if (params?.message !== void 0) {
        if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
      }
      delete params.message;
      if (typeof params.error === "string") return {
        ...params,
        error: () => params.error
      };
      return params;
    }
    function optionalKeys(shape) {
      return Object.keys(shape).filter(k => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
    }
    const NUMBER_FORMAT_RANGES = (() => ({
      safeint: [ Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER ],
      int32: [ -2147483648, 2147483647 ],
      uint32: [ 0, 4294967295 ],
      float32: [ -3.4028234663852886e38, 3.4028234663852886e38 ],
      float64: [ -Number.MAX_VALUE, Number.MAX_VALUE ]
    }))();
    function extend(schema, shape) {
      if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
      const checks = schema._zod.def.checks;
      const hasChecks = checks && checks.length > 0;
      if (hasChecks) {
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
      }
      return clone(schema, mergeDefs(schema._zod.def, {
        shape: extended(schema, shape)
      }));
    }
    function extended(schema, shape) {
      const newShape = {};
      mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
      mirrorProps(newShape, shape);
      return newShape;
    }
    function aborted(x, startIndex = 0) {
      if (x.aborted === true) return true;
      for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
      return false;
    }
    function explicitlyAborted(x, startIndex = 0) {
      if (x.aborted === true) return true;
      for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
      return false;
    }
    function prefixIssues(path, issues) {
      return issues.map(iss => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
      });
    }
    function unwrapMessage(message) {
      return typeof message === "string" ? message : message?.message;
    }
    function sizeCaps(defChecks) {
      const caps = [];
      for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        if (!/_(length|size)$|_equals$/.test(d.check)) break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0) caps.push([ max, ch ]);
      }
      return caps;
    }
    function attachSchema(issues, start, inst) {
      var _a;
      for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
    }
    function finalizeIssue(iss, ctx, config) {
      var _a;
      const traits = iss.inst?._zod?.traits;
      if (traits?.has("$ZodType")) if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst); else iss.schema = iss.inst;
      const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
      const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
      const full = {};
      for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
        full[k] = iss[k];
      }
      full.path ?? (full.path = []);
      full.message = message;
      if (ctx?.reportInput) full.input = iss.input;
      return full;
    }
    const highSurrogate = /[\uD800-\uDBFF]/;
    function codePointLength(str) {
      const units = str.length;
      if (!highSurrogate.test(str)) return units;
      let count = units;
      for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
        count--;
        i++;
      }
      return count;
    }
    function getLengthableOrigin(input) {
      if (Array.isArray(input)) return "array";
      if (typeof input === "string") return "string";
      return "unknown";
    }
    function issue(...args) {
      const [iss, input, inst] = args;
      if (typeof iss === "string") return {
        message: iss,
        code: "custom",
        input,
        inst
      };
      return {
        ...iss
      };
    }
    function members(proto, table) {
      for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        if (desc.get) Object.defineProperty(proto, key, {
          ...desc,
          enumerable: false
        }); else defineBound(proto, key, desc.value);
      }
    }
    function own(inst, key, value, enumerable = true) {
      Object.defineProperty(inst, key, {
        configurable: true,
        writable: true,
        enumerable,
        value
      });
      return value;
    }
    function hide(inst, key, value) {
      return own(inst, key, value, false);
    }
    function defineBound(proto, key, fn) {
      Object.defineProperty(proto, key, {
        configurable: true,
        get() {
          return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
          own(this, key, value);
        }
      });
    }
    function claim(inst, sentinel) {
      const proto = Object.getPrototypeOf(inst);
      return sentinel in proto ? void 0 : proto;
    }
    let installing;
    let broke = false;
    const breaker = {
      configurable: true,
      get() {
        broke = true;
        return;
      }
    };
    function defineLazyInternal(inst, key, compute) {
      const proto = Object.getPrototypeOf(inst._zod);
      if (key in proto && installing !== inst._zod) {
        installing = void 0;
        return;
      }
      installing = inst._zod;
      Object.defineProperty(proto, key, {
        configurable: true,
        get() {
          Object.defineProperty(this, key, breaker);
          const outer = broke;
          broke = false;
          try {
            const value = compute(this);
            if (broke) delete this[key]; else Object.defineProperty(this, key, {
              configurable: true,
              writable: true,
              value
            });
            broke = broke || outer;
            return value;
          } catch (err) {
            delete this[key];
            broke = broke || outer;
            throw err;
          }
        },
        set(value) {
          Object.defineProperty(this, key, {
            configurable: true,
            writable: true,
            value
          });
        }
      });
    }
    function installLazyProp(inst, key, make, enumerable) {
      const proto = claim(inst, key);
      if (!proto) return;
      Object.defineProperty(proto, key, {
        configurable: true,
        get() {
          const desc = {
            configurable: true,
            writable: true,
            enumerable,
            value: void 0
          };
          Object.defineProperty(this, key, desc);
          desc.value = make(this);
          Object.defineProperty(this, key, desc);
          return desc.value;
        },
        set(value) {
          Object.defineProperty(this, key, {
            configurable: true,
            writable: true,
            enumerable,
            value
          });
        }
      });
    }
    const CONSTANT_CATCH = "~constantCatch";
    function constantCatch(value) {
      const fn = () => value;
      fn[CONSTANT_CATCH] = true;
      return fn;
    }
  }),
  922: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      YOg: () => array,
      zMY: () => schemas_boolean,
      MfU: () => _catch,
      IeY: () => custom,
      k5n: () => _enum,
      X$i: () => extend,
      Whr: () => schemas_int,
      _H3: () => looseObject,
      mee: () => nullable,
      aig: () => schemas_number,
      Ikc: () => object,
      lqM: () => optional,
      FsL: () => pipe,
      g1P: () => record,
      YPB: () => refine,
      YjP: () => schemas_string,
      pdi: () => transform,
      KCZ: () => union,
      L5J: () => unknown
    });
    var core_core = __webpack_require__(532);
    var core_checks = __webpack_require__(890);
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/regexes.js
        const anyString = /^[\s\S]{0,}$/;
    const number = /^-?\d+(?:\.\d+)?$/;
    const regexes_boolean = /^(?:true|false)$/i;
    var core_util = __webpack_require__(723);
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
        const version = {
      major: 4,
      minor: 6,
      patch: 7
    };
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js
        const $ZodType = core_core.xI("$ZodType", (inst, def) => {
      var _a;
      inst ?? (inst = {});
      inst._zod.def = def;
      inst._zod.bag = inst._zod.bag || {};
      inst._zod.version = version;
      const defChecks = inst._zod.def.checks;
      const checks = inst._zod.traits.has("$ZodCheck") ? [ inst, ...defChecks ?? [] ] : defChecks?.length ? [ ...defChecks ] : [];
      for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
      if (checks.length === 0) {
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
          inst._zod.run = inst._zod.parse;
        });
      } else {
        const runChecks = (payload, checks, ctx) => {
          if (payload.memo) return payload;
          let isAborted = core_util.QH(payload);
          let asyncResult;
          for (const ch of checks) {
            if (ch._zod.def.when) {
              if (core_util.rL(payload)) continue;
              const shouldRun = ch._zod.def.when(payload);
              if (!shouldRun) continue;
            } else if (isAborted) continue;
            const currLen = payload.issues.length;
            const _ = ch._zod.check(payload);
            if (_ instanceof Promise && ctx?.async === false) throw new core_core.GT;
            if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
              await _;
              const nextLen = payload.issues.length;
              if (nextLen === currLen) return;
              core_util.d3(payload.issues, currLen, inst);
              if (!isAborted) isAborted = core_util.QH(payload, currLen);
            }); else {
              const nextLen = payload.issues.length;
              if (nextLen === currLen) continue;
              core_util.d3(payload.issues, currLen, inst);
              if (!isAborted) isAborted = core_util.QH(payload, currLen);
            }
          }
          if (asyncResult) return asyncResult.then(() => payload);
          return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
          if (core_util.QH(canary)) {
            canary.aborted = true;
            return canary;
          }
          const checkResult = runChecks(payload, checks, ctx);
          if (checkResult instanceof Promise) {
            if (ctx.async === false) throw new core_core.GT;
            return checkResult.then(checkResult => inst._zod.parse(checkResult, ctx));
          }
          return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
          if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
          if (ctx.direction === "backward") {
            const canary = inst._zod.parse({
              value: payload.value,
              issues: []
            }, {
              ...ctx,
              skipChecks: true
            });
            if (canary instanceof Promise) return canary.then(canary => handleCanaryResult(canary, payload, ctx));
            return handleCanaryResult(canary, payload, ctx);
          }
          const result = inst._zod.parse(payload, ctx);
          if (result instanceof Promise) {
            if (ctx.async === false) throw new core_core.GT;
            return result.then(result => runChecks(result, checks, ctx));
          }
          return runChecks(result, checks, ctx);
        };
      }
    }, {
      get "~standard"() {
        return core_util.jD(this, "~standard", standardProps(this));
      },
      set "~standard"(value) {
        core_util.qh(this, "~standard", value);
      }
    });
    const toStandardResult = (r, ctx) => r.issues.length ? {
      issues: r.issues.map(iss => core_util.iR(iss, ctx, core_core.$W()))
    } : {
      value: r.value
    };
    async function validateAsync(inst, value) {
      const ctx = {
        async: true
      };
      return toStandardResult(await inst._zod.run({
        value,
        issues: []
      }, ctx), ctx);
    }
    function standardProps(inst) {
      return {
        validate: value => {
          const ctx = {
            async: false
          };
          try {
            const r = inst._zod.run({
              value,
              issues: []
            }, ctx);
            if (!(r instanceof Promise)) return toStandardResult(r, ctx);
          } catch (_) {}
          return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1
      };
    }
    const $ZodString = core_core.xI("$ZodString", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.pattern = def.pattern ?? anyString;
      inst._zod.parse = (payload, _) => {
        if (def.coerce) try {
          payload.value = String(payload.value);
        } catch (_) {}
        if (typeof payload.value === "string") return payload;
        payload.issues.push({
          expected: "string",
          code: "invalid_type",
          input: payload.value,
          inst
        });
        return payload;
      };
    });
    const $ZodNumber = core_core.xI("$ZodNumber", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.pattern = number;
      inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) try {
          payload.value = Number(payload.value);
        } catch (_) {}
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
        const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
        payload.issues.push({
          expected: "number",
          code: "invalid_type",
          input,
          inst,
          ...received ? {
            received
          } : {}
        });
        return payload;
      };
    });
    const $ZodNumberFormat = core_core.xI("$ZodNumberFormat", (inst, def) => {
      core_checks.KH.init(inst, def);
      $ZodNumber.init(inst, def);
    });
    const $ZodBoolean = core_core.xI("$ZodBoolean", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.pattern = regexes_boolean;
      inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) try {
          payload.value = Boolean(payload.value);
        } catch (_) {}
        const input = payload.value;
        if (typeof input === "boolean") return payload;
        payload.issues.push({
          expected: "boolean",
          code: "invalid_type",
          input,
          inst
        });
        return payload;
      };
    });
    const $ZodUnknown = core_core.xI("$ZodUnknown", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.parse = payload => payload;
    });
    function capSize(inst, size) {
      const caps = core_util.hi(inst._zod.def.checks);
      if (!caps.length) return;
      const cap = Math.min(...caps.map(c => c[0]));
      const parse = inst._zod.parse;
      inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") for (const [max, ch] of core_util.hi(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
          const start = payload.issues.length;
          ch._zod.check(payload);
          payload.issues[start].continue = false;
          core_util.d3(payload.issues, start, inst);
          return payload;
        }
        return parse(payload, ctx);
      };
    }
    const arraySize = input => Array.isArray(input) ? input.length : -1;
    function handleArrayResult(result, final, index) {
      if (result.issues.length) final.issues.push(...core_util.lQ(index, result.issues));
      final.value[index] = result.value;
    }
    const $ZodArray = core_core.xI("$ZodArray", (inst, def) => {
      $ZodType.init(inst, def);
      const memo = core_core.cr.memoizer;
      memo?.attach(inst);
      inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
          payload.issues.push({
            expected: "array",
            code: "invalid_type",
            input,
            inst
          });
          return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
          const item = input[i];
          const result = def.element._zod.run({
            value: item,
            issues: []
          }, ctx);
          if (result instanceof Promise) proms.push(result.then(result => handleArrayResult(result, payload, i))); else {
            handleArrayResult(result, payload, i);
            if (abortEarly && result.issues.length !== 0 && core_util.QH(result)) break;
          }
        }
        if (proms.length) return Promise.all(proms).then(() => payload);
        return payload;
      };
      capSize(inst, arraySize);
    });
    function handlePropertyResult(result, final, key, input, optin, optout) {
      const isPresent = key in input;
      const isOptionalOut = optout === "optional";
      if (!isPresent && isOptionalOut && optin === "optional") return;
      if (result.issues.length) {
        if (optin !== void 0 && isOptionalOut && !isPresent) return;
        final.issues.push(...core_util.lQ(key, result.issues));
      }
      if (!isPresent && optin === void 0) {
        if (!result.issues.length) final.issues.push({
          code: "invalid_type",
          expected: "nonoptional",
          input: void 0,
          path: [ key ]
        });
        return;
      }
      if (result.value === void 0) {
        if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
      } else final.value[key] = result.value;
    }
    const NO_SYMBOL_KEYS = [];
    function normalizeDef(def) {
      const keys = Object.keys(def.shape);
      const ownSymbols = Object.getOwnPropertySymbols(def.shape);
      const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
      const allKeys = symbolKeys.length ? [ ...keys, ...symbolKeys ] : keys;
      for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
      const okeys = core_util.NM(def.shape);
      return {
        ...def,
        allKeys,
        symbolKeys,
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys)
      };
    }
    function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
      const unrecognized = [];
      const keySet = def.keySet;
      const _catchall = def.catchall._zod;
      const t = _catchall.def.type;
      const optin = _catchall.optin;
      const optout = _catchall.optout;
      let seen = 0;
      for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
          if (core_util.QH(payload, seen)) break;
          seen = payload.issues.length;
        }
        if (keySet.has(key)) continue;
        if (key === "__proto__") {
          if (t === "never") unrecognized.push(key);
          continue;
        }
        if (t === "never") {
          unrecognized.push(key);
          continue;
        }
        const r = _catchall.run({
          value: input[key],
          issues: []
        }, ctx);
        if (r instanceof Promise) proms.push(r.then(r => handlePropertyResult(r, payload, key, input, optin, optout))); else handlePropertyResult(r, payload, key, input, optin, optout);
      }
      if (unrecognized.length) payload.issues.push({
        code: "unrecognized_keys",
        keys: unrecognized,
        input,
        inst,
        continue: true
      });
      if (!proms.length) return payload;
      return Promise.all(proms).then(() => payload);
    }
    const $ZodObject = core_core.xI("$ZodObject", (inst, def) => {
      $ZodType.init(inst, def);
      const desc = Object.getOwnPropertyDescriptor(def, "shape");
      const sh = desc?.get ? desc.get.raw : def.shape ?? {};
      if (sh) {
        const get = () => {
          const newSh = {
            ...sh
          };
          Object.defineProperty(def, "shape", {
            value: newSh
          });
          get.raw = newSh;
          return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", {
          get
        });
      }
      const _normalized = core_util.PO(() => normalizeDef(def));
      core_util.v5(inst, "propValues", zod => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
          const field = shape[key]._zod;
          if (field.values) {
            if (!Object.prototype.hasOwnProperty.call(propValues, key)) core_util.Vy(propValues, key, new Set);
            for (const v of field.values) propValues[key].add(v);
            if (field.optin !== void 0) propValues[key].add(void 0);
          }
        }
        return propValues;
      });
      const isObject = core_util.Gv;
      const catchall = def.catchall;
      let value;
      const memo = core_core.cr.memoizer;
      memo?.attach(inst);
      inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
          payload.issues.push({
            expected: "object",
            code: "invalid_type",
            input,
            inst
          });
          return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
          if (abortEarly && payload.issues.length !== seen) {
            if (core_util.QH(payload, seen)) break;
            seen = payload.issues.length;
          }
          if (key === "__proto__") continue;
          const el = shape[key];
          const optin = el._zod.optin;
          const optout = el._zod.optout;
          const r = el._zod.run({
            value: input[key],
            issues: []
          }, ctx);
          if (r instanceof Promise) proms.push(r.then(r => handlePropertyResult(r, payload, key, input, optin, optout))); else handlePropertyResult(r, payload, key, input, optin, optout);
        }
        if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
      };
    });
    function handleUnionResults(results, final, inst, ctx) {
      for (const result of results) if (result.issues.length === 0) {
        final.value = result.value;
        return final;
      }
      const nonaborted = results.filter(r => !core_util.QH(r));
      if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
      }
      final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map(result => result.issues.map(iss => core_util.iR(iss, ctx, core_core.$W())))
      });
      return final;
    }
    const $ZodUnion = core_core.xI("$ZodUnion", (inst, def) => {
      $ZodType.init(inst, def);
      core_util.v5(inst, "optin", zod => zod.def.options.some(o => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some(o => o._zod.optin !== void 0) ? "optional" : void 0);
      core_util.v5(inst, "optout", zod => zod.def.options.some(o => o._zod.optout === "optional") ? "optional" : void 0);
      core_util.v5(inst, "values", zod => {
        if (zod.def.options.every(o => o._zod.values)) return new Set(zod.def.options.flatMap(option => Array.from(option._zod.values)));
        return;
      });
      core_util.v5(inst, "pattern", zod => {
        if (zod.def.options.every(o => o._zod.pattern)) {
          const patterns = zod.def.options.map(o => o._zod.pattern);
          return new RegExp(`^(${patterns.map(p => core_util.p6(p.source)).join("|")})$`);
        }
        return;
      });
      const first = def.options.length === 1 ? def.options[0]._zod.run : null;
      inst._zod.parse = (payload, ctx) => {
        if (first) return first(payload, ctx);
        let async = false;
        const results = [];
        for (const option of def.options) {
          const result = option._zod.run({
            value: payload.value,
            issues: []
          }, ctx);
          if (result instanceof Promise) {
            results.push(result);
            async = true;
          } else {
            if (result.issues.length === 0) return result;
            results.push(result);
          }
        }
        if (!async) return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then(results => handleUnionResults(results, payload, inst, ctx));
      };
    });
    const $ZodRecord = core_core.xI("$ZodRecord", (inst, def) => {
      $ZodType.init(inst, def);
      const memo = core_core.cr.memoizer;
      memo?.attach(inst);
      inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util.Qd(input)) {
          payload.issues.push({
            expected: "record",
            code: "invalid_type",
            input,
            inst
          });
          return payload;
        }
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
          payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
          const recordKeys = new Set;
          for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
            recordKeys.add(typeof key === "number" ? key.toString() : key);
            if (key === "__proto__") continue;
            const keyResult = def.keyType._zod.run({
              value: key,
              issues: []
            }, ctx);
            if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
            if (keyResult.issues.length) {
              payload.issues.push({
                code: "invalid_key",
                origin: "record",
                issues: keyResult.issues.map(iss => core_util.iR(iss, ctx, core_core.$W())),
                input: key,
                path: [ key ],
                inst
              });
              continue;
            }
            const outKey = keyResult.value;
            if (outKey === "__proto__") continue;
            const result = def.valueType._zod.run({
              value: input[key],
              issues: []
            }, ctx);
            if (result instanceof Promise) proms.push(result.then(result => {
              if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
              payload.value[outKey] = result.value;
            })); else {
              if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
              payload.value[outKey] = result.value;
            }
          }
          let unrecognized;
          for (const key in input) if (!recordKeys.has(key)) if (def.mode === "loose") {
            if (key === "__proto__") continue;
            payload.value[key] = input[key];
          } else {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key);
          }
          if (unrecognized && unrecognized.length > 0) payload.issues.push({
            code: "unrecognized_keys",
            input,
            inst,
            keys: unrecognized,
            continue: true
          });
        } else {
          payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
          let unrecognized;
          for (const key of Reflect.ownKeys(input)) {
            if (key === "__proto__") continue;
            if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
            let keyResult = def.keyType._zod.run({
              value: key,
              issues: []
            }, ctx);
            if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
            const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
            if (checkNumericKey) {
              const retryResult = def.keyType._zod.run({
                value: Number(key),
                issues: []
              }, ctx);
              if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
              if (retryResult.issues.length === 0) keyResult = retryResult;
            }
            if (keyResult.issues.length) {
              if (def.mode === "loose") payload.value[key] = input[key]; else if (values) {
                unrecognized = unrecognized ?? [];
                unrecognized.push(key);
              } else payload.issues.push({
                code: "invalid_key",
                origin: "record",
                issues: keyResult.issues.map(iss => core_util.iR(iss, ctx, core_core.$W())),
                input: key,
                path: [ key ],
                inst
              });
              continue;
            }
            const outKey = keyResult.value;
            if (outKey === "__proto__") continue;
            const result = def.valueType._zod.run({
              value: input[key],
              issues: []
            }, ctx);
            if (result instanceof Promise) proms.push(result.then(result => {
              if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
              payload.value[outKey] = result.value;
            })); else {
              if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
              payload.value[outKey] = result.value;
            }
          }
          if (unrecognized && unrecognized.length > 0) payload.issues.push({
            code: "unrecognized_keys",
            input,
            inst,
            keys: unrecognized,
            continue: true
          });
        }
        if (proms.length) return Promise.all(proms).then(() => payload);
        return payload;
      };
    });
    const $ZodEnum = core_core.xI("$ZodEnum", (inst, def) => {
      $ZodType.init(inst, def);
      const values = core_util.w5(def.entries);
      const valuesSet = new Set(values);
      inst._zod.values = valuesSet;
      core_util.v5(inst, "pattern", zod => {
        const patternValues = core_util.w5(zod.def.entries).filter(k => core_util.qQ.has(typeof k));
        return new RegExp(patternValues.length ? `^(${patternValues.map(o => core_util.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
      });
      inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) return payload;
        payload.issues.push({
          code: "invalid_value",
          values,
          input,
          inst
        });
        return payload;
      };
    });
    const $ZodTransform = core_core.xI("$ZodTransform", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.optin = "optional";
      core_core.cr.memoizer?.guard(inst);
      inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") throw new core_core.cV(inst.constructor.name);
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
          const output = _out instanceof Promise ? _out : Promise.resolve(_out);
          return output.then(output => {
            payload.value = output;
            return payload;
          });
        }
        if (_out instanceof Promise) throw new core_core.GT;
        payload.value = _out;
        return payload;
      };
    });
    function handleOptionalResult(payload, result) {
      payload.value = result.issues.length ? void 0 : result.value;
      return payload;
    }
    const $ZodOptional = core_core.xI("$ZodOptional", (inst, def) => {
      $ZodType.init(inst, def);
      core_util.v5(inst, "optin", zod => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
      inst._zod.optout = "optional";
      core_util.v5(inst, "values", zod => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([ ...values, void 0 ]) : void 0;
      });
      core_util.v5(inst, "pattern", zod => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util.p6(pattern.source)})?$`) : void 0;
      });
      inst._zod.parse = (payload, ctx) => {
        if (payload.value === void 0) {
          if (def.innerType._zod.optin !== "defaulted") return payload;
          const result = def.innerType._zod.run({
            value: payload.value,
            issues: []
          }, ctx);
          if (result instanceof Promise) return result.then(result => handleOptionalResult(payload, result));
          return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
      };
    });
    const $ZodNullable = core_core.xI("$ZodNullable", (inst, def) => {
      $ZodType.init(inst, def);
      core_util.v5(inst, "optin", zod => zod.def.innerType._zod.optin);
      core_util.v5(inst, "optout", zod => zod.def.innerType._zod.optout);
      core_util.v5(inst, "pattern", zod => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util.p6(pattern.source)}|null)$`) : void 0;
      });
      core_util.v5(inst, "values", zod => zod.def.innerType._zod.values ? new Set([ ...zod.def.innerType._zod.values, null ]) : void 0);
      inst._zod.parse = (payload, ctx) => {
        if (payload.value === null) return payload;
        return def.innerType._zod.run(payload, ctx);
      };
    });
    function handleCatchResult(payload, result, def, ctx) {
      if (!result.issues.length) {
        payload.value = result.value;
        if (result.memo) payload.memo = true;
        return payload;
      }
      payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
          issues: result.issues.map(iss => core_util.iR(iss, ctx, core_core.$W()))
        },
        input: payload.value
      });
      return payload;
    }
    const $ZodCatch = core_core.xI("$ZodCatch", (inst, def) => {
      $ZodType.init(inst, def);
      core_util.v5(inst, "optin", zod => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
      core_util.v5(inst, "optout", zod => zod.def.innerType._zod.optout);
      core_util.v5(inst, "values", zod => zod.def.innerType._zod.values);
      inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
        const result = def.innerType._zod.run({
          value: payload.value,
          issues: []
        }, ctx);
        if (result instanceof Promise) return result.then(result => handleCatchResult(payload, result, def, ctx));
        return handleCatchResult(payload, result, def, ctx);
      };
    });
    const $ZodPipe = core_core.xI("$ZodPipe", (inst, def) => {
      $ZodType.init(inst, def);
      core_util.v5(inst, "values", zod => zod.def.in._zod.values);
      core_util.v5(inst, "optin", zod => zod.def.in._zod.optin);
      core_util.v5(inst, "optout", zod => zod.def.out._zod.optout);
      core_util.v5(inst, "propValues", zod => zod.def.in._zod.propValues);
      inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
          const right = def.out._zod.run(payload, ctx);
          if (right instanceof Promise) return right.then(right => handlePipeResult(right, def.in, ctx));
          return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) return left.then(left => handlePipeResult(left, def.out, ctx));
        return handlePipeResult(left, def.out, ctx);
      };
    });
    function handlePipeResult(left, next, ctx) {
      if (left.issues.some(iss => iss.code !== "unrecognized_keys")) {
        left.aborted = true;
        return left;
      }
      return next._zod.run({
        value: left.value,
        issues: left.issues
      }, ctx);
    }
    const $ZodCustom = core_core.xI("$ZodCustom", (inst, def) => {
      core_checks.QP.init(inst, def);
      $ZodType.init(inst, def);
      inst._zod.parse = (payload, _) => payload;
      inst._zod.check = payload => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) return r.then(r => handleRefineResult(r, payload, input, inst));
        handleRefineResult(r, payload, input, inst);
        return;
      };
    });
    function handleRefineResult(result, payload, input, inst) {
      if (!result) {
        const _iss = {
          code: "custom",
          input,
          inst,
          path: [ ...inst._zod.def.path ?? [] ],
          continue: !inst._zod.def.abort
        };
        if (inst._zod.def.params) _iss.params = inst._zod.def.params;
        payload.issues.push(core_util.sn(_iss));
      }
    }
    var api = __webpack_require__(305);
    var errors = __webpack_require__(428);
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/parse.js
        const _parse = _Err => {
      const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? {
          ..._ctx,
          async: false
        } : {
          async: false
        };
        const result = schema._zod.run({
          value,
          issues: []
        }, ctx);
        if (result instanceof Promise) throw new core_core.GT;
        if (result.issues.length) {
          const e = new (_params?.Err ?? _Err)(result.issues.map(iss => core_util.iR(iss, ctx, core_core.$W())));
          core_util.gx(e, _params?.callee ?? fn);
          throw e;
        }
        return result.value;
      };
      return fn;
    };
    const parse_parse = _parse(errors.Kd);
    const _parseAsync = _Err => {
      const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? {
          ..._ctx,
          async: true
        } : {
          async: true
        };
        let result = schema._zod.run({
          value,
          issues: []
        }, ctx);
        if (result instanceof Promise) result = await result;
        if (result.issues.length) {
          const e = new (params?.Err ?? _Err)(result.issues.map(iss => core_util.iR(iss, ctx, core_core.$W())));
          core_util.gx(e, params?.callee ?? fn);
          throw e;
        }
        return result.value;
      };
      return fn;
    };
    const parse_parseAsync = _parseAsync(errors.Kd);
    const _safeParse = _Err => (schema, value, _ctx) => {
      const ctx = _ctx ? {
        ..._ctx,
        async: false
      } : {
        async: false
      };
      const result = schema._zod.run({
        value,
        issues: []
      }, ctx);
      if (result instanceof Promise) throw new core_core.GT;
      return result.issues.length ? failure(_Err, result.issues, ctx) : {
        success: true,
        data: result.value
      };
    };
    const safeParse = _safeParse(errors.Kd);
    function failure(Err, issues, ctx) {
      let error;
      return {
        success: false,
        get error() {
          if (!error) {
            error = new Err(issues.map(iss => core_util.iR(iss, ctx, core_core.$W())));
            issues = void 0;
            ctx = void 0;
          }
          return error;
        },
        set error(e) {
          error = e;
          issues = void 0;
          ctx = void 0;
        }
      };
    }
    const _safeParseAsync = _Err => async (schema, value, _ctx) => {
      const ctx = _ctx ? {
        ..._ctx,
        async: true
      } : {
        async: true
      };
      let result = schema._zod.run({
        value,
        issues: []
      }, ctx);
      if (result instanceof Promise) result = await result;
      return result.issues.length ? failure(_Err, result.issues, ctx) : {
        success: true,
        data: result.value
      };
    };
    const safeParseAsync = _safeParseAsync(errors.Kd);
    errors.Kd;
    errors.Kd;
    errors.Kd;
    errors.Kd;
    errors.Kd;
    errors.Kd;
    errors.Kd;
    errors.Kd;
    //! CONCATENATED MODULE: ./node_modules/zod/v4/mini/schemas.js
        const ZodMiniType = core_core.xI("ZodMiniType", (inst, def) => {
      if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
      $ZodType.init(inst, def);
      inst.def = def;
      inst.type = def.type;
    }, {
      get with() {
        return this.check;
      },
      set with(value) {
        core_util.qh(this, "with", value);
      },
      parse(data, params) {
        return parse_parse(this, data, params, {
          callee: this.parse
        });
      },
      parseAsync(data, params) {
        return parse_parseAsync(this, data, params, {
          callee: this.parseAsync
        });
      },
      safeParse(data, params) {
        return safeParse(this, data, params);
      },
      safeParseAsync(data, params) {
        return safeParseAsync(this, data, params);
      },
      check(...checks) {
        const def = this.def;
        return this.clone({
          ...def,
          checks: [ ...def.checks ?? [], ...checks.map(ch => typeof ch === "function" ? {
            _zod: {
              check: ch,
              def: {
                check: "custom"
              },
              onattach: []
            }
          } : ch) ]
        }, {
          parent: true
        });
      },
      clone(_def, params) {
        return core_util.o8(this, _def, params);
      },
      brand() {
        return this;
      },
      register(reg, meta) {
        reg.add(this, meta);
        return this;
      },
      apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
      }
    });
    const ZodMiniString = core_core.xI("ZodMiniString", (inst, def) => {
      $ZodString.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function schemas_string(params) {
      return api.Rl(ZodMiniString, params);
    }
    const ZodMiniNumber = core_core.xI("ZodMiniNumber", (inst, def) => {
      $ZodNumber.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function schemas_number(params) {
      return api.F7(ZodMiniNumber, params);
    }
    const ZodMiniNumberFormat = core_core.xI("ZodMiniNumberFormat", (inst, def) => {
      $ZodNumberFormat.init(inst, def);
      ZodMiniNumber.init(inst, def);
    });
    function schemas_int(params) {
      return api.LK(ZodMiniNumberFormat, params);
    }
    const ZodMiniBoolean = core_core.xI("ZodMiniBoolean", (inst, def) => {
      $ZodBoolean.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function schemas_boolean(params) {
      return api._L(ZodMiniBoolean, params);
    }
    const ZodMiniUnknown = core_core.xI("ZodMiniUnknown", (inst, def) => {
      $ZodUnknown.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function unknown() {
      return api.em(ZodMiniUnknown);
    }
    const ZodMiniArray = core_core.xI("ZodMiniArray", (inst, def) => {
      $ZodArray.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function array(element, params) {
      return new ZodMiniArray({
        type: "array",
        element,
        ...core_util.A2(params)
      });
    }
    const ZodMiniObject = core_core.xI("ZodMiniObject", (inst, def) => {
      $ZodObject.init(inst, def);
      ZodMiniType.init(inst, def);
      core_util.X(inst, "shape", self => self._zod.def.shape, false);
    });
    function object(shape, params) {
      const def = {
        type: "object",
        shape: shape ?? {},
        ...core_util.A2(params)
      };
      return new ZodMiniObject(def);
    }
    function looseObject(shape, params) {
      return new ZodMiniObject({
        type: "object",
        shape,
        catchall: unknown(),
        ...core_util.A2(params)
      });
    }
    function extend(schema, shape) {
      return core_util.X$(schema, shape);
    }
    const ZodMiniUnion = core_core.xI("ZodMiniUnion", (inst, def) => {
      $ZodUnion.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function union(options, params) {
      return new ZodMiniUnion({
        type: "union",
        options,
        ...core_util.A2(params)
      });
    }
    const ZodMiniRecord = core_core.xI("ZodMiniRecord", (inst, def) => {
      $ZodRecord.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function record(keyType, valueType, params) {
      if (!valueType || !valueType._zod) return new ZodMiniRecord({
        type: "record",
        keyType: schemas_string(),
        valueType: keyType,
        ...core_util.A2(valueType)
      });
      return new ZodMiniRecord({
        type: "record",
        keyType,
        valueType,
        ...core_util.A2(params)
      });
    }
    const ZodMiniEnum = core_core.xI("ZodMiniEnum", (inst, def) => {
      $ZodEnum.init(inst, def);
      ZodMiniType.init(inst, def);
      inst.options = [ ...inst._zod.values ];
    });
    function _enum(values, params) {
      const entries = Array.isArray(values) ? Object.fromEntries(values.map(v => [ v, v ])) : values;
      return new ZodMiniEnum({
        type: "enum",
        entries,
        ...core_util.A2(params)
      });
    }
    const ZodMiniTransform = core_core.xI("ZodMiniTransform", (inst, def) => {
      $ZodTransform.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function transform(fn) {
      return new ZodMiniTransform({
        type: "transform",
        transform: fn
      });
    }
    const ZodMiniOptional = core_core.xI("ZodMiniOptional", (inst, def) => {
      $ZodOptional.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function optional(innerType) {
      return new ZodMiniOptional({
        type: "optional",
        innerType
      });
    }
    const ZodMiniNullable = core_core.xI("ZodMiniNullable", (inst, def) => {
      $ZodNullable.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function nullable(innerType) {
      return new ZodMiniNullable({
        type: "nullable",
        innerType
      });
    }
    const ZodMiniCatch = core_core.xI("ZodMiniCatch", (inst, def) => {
      $ZodCatch.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function _catch(innerType, catchValue) {
      return new ZodMiniCatch({
        type: "catch",
        innerType,
        catchValue: typeof catchValue === "function" ? catchValue : core_util.SS(catchValue)
      });
    }
    const ZodMiniPipe = core_core.xI("ZodMiniPipe", (inst, def) => {
      $ZodPipe.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function pipe(in_, out) {
      return new ZodMiniPipe({
        type: "pipe",
        in: in_,
        out
      });
    }
    const ZodMiniCustom = core_core.xI("ZodMiniCustom", (inst, def) => {
      $ZodCustom.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function custom(fn, _params) {
      return api.FO(ZodMiniCustom, fn ?? (() => true), _params);
    }
    function refine(fn, _params = {}) {
      return api.fU(ZodMiniCustom, fn, _params);
    }
    api.q0;
    api.mI;
  })
};