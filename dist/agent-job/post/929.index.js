export const id = 929;

export const ids = [ 929 ];

export const modules = {
  678: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      j$: () => HttpError,
      uT: () => createHttpClient,
      Yp: () => firstHeader
    });
    var external_node_http_ = __webpack_require__(67);
    var external_node_https_ = __webpack_require__(708);
    var external_node_util_ = __webpack_require__(975);
    var lib_text = __webpack_require__(869);
    var lib_proxy = __webpack_require__(783);
    //! CONCATENATED MODULE: ./build/http/proxy.js
        const DIRECT = {
      kind: "direct"
    };
    function proxyFor(url, environment = process.env) {
      if ((0, lib_proxy.H)(url)) return DIRECT;
      const name = url.protocol === "https:" ? "https_proxy" : "http_proxy";
      const variable = environment[name] ? name : name.toUpperCase();
      const value = environment[variable];
      if (!value) return DIRECT;
      const proxy = parseProxy(url, value);
      return proxy === void 0 ? {
        kind: "invalid",
        variable
      } : {
        kind: "proxy",
        url: proxy
      };
    }
    function parseProxy(url, value) {
      try {
        const href = (0, lib_proxy.s)(url)?.href ?? value;
        const proxy = URL.parse(href.includes("://") ? href : `http://${value}`);
        return proxy !== null && /^https?:$/u.test(proxy.protocol) && proxy.hostname !== "" ? proxy : void 0;
      } catch {
        return;
      }
    }
    //! CONCATENATED MODULE: ./build/http/client.js
        class HttpError extends Error {
      name="HttpError";
      partial;
      isUnreadable;
      isProxyUnusable;
      constructor(message, options) {
        super(message, {
          cause: options.cause
        });
        this.partial = options.partial;
        this.isUnreadable = options.isUnreadable ?? false;
        this.isProxyUnusable = options.isProxyUnusable ?? false;
      }
    }
    const MAX_BODY_BYTES = 16777216;
    const PROXY_NEEDS_NODE = [ 24, 5 ];
    function createHttpClient({proxyFor: findProxy = url => proxyFor(url), nodeVersion = process.versions.node} = {}) {
      const agents = new Map;
      const agentFor = (url, proxy, keepAlive) => {
        const key = `${url.protocol} ${keepAlive} ${proxy?.href ?? ""}`;
        const agent = agents.get(key) ?? openAgent(url, proxy, keepAlive);
        agents.set(key, agent);
        return agent;
      };
      return {
        send: async request => {
          const setting = findProxy(request.url);
          if (setting.kind === "invalid") throw new HttpError(`Invalid proxy URL in \`${setting.variable}\``, {
            isProxyUnusable: true
          });
          const proxy = setting.kind === "proxy" ? setting.url : void 0;
          if (proxy !== void 0 && !supportsProxies(nodeVersion)) throw new HttpError(`This runner's Node ${nodeVersion} can't use a proxy. Update the runner: Node ${PROXY_NEEDS_NODE.join(".")} or newer is required`, {
            isProxyUnusable: true
          });
          const agent = agentFor(request.url, proxy, request.method !== "POST");
          return await exchange(request, agent, proxy !== void 0);
        }
      };
    }
    function openAgent(url, proxy, keepAlive) {
      const isHttps = url.protocol === "https:";
      const proxyEnv = proxy && {
        [isHttps ? "HTTPS_PROXY" : "HTTP_PROXY"]: proxy.href
      };
      const options = {
        keepAlive,
        ...proxyEnv && {
          proxyEnv
        }
      };
      return isHttps ? new external_node_https_.Agent(options) : new external_node_http_.Agent(options);
    }
    function supportsProxies(nodeVersion) {
      const [major = 0, minor = 0] = nodeVersion.split(".").map(Number);
      return major > PROXY_NEEDS_NODE[0] || major === PROXY_NEEDS_NODE[0] && minor >= PROXY_NEEDS_NODE[1];
    }
    async function exchange(request, agent, isProxied) {
      const {method, url, headers, body, signal} = request;
      const isHttps = url.protocol === "https:";
      if (signal.aborted) throw new HttpError("The request was aborted before it was sent", {
        cause: signal.reason
      });
      const outgoing = (isHttps ? external_node_https_.request : external_node_http_.request)(url, {
        method,
        headers: {
          ...headers
        },
        agent
      });
      let hasAnnounced = false;
      const announce = () => {
        if (!hasAnnounced && !signal.aborted) request.onSending?.();
        hasAnnounced = true;
      };
      outgoing.once("socket", socket => {
        if (outgoing.reusedSocket || isEstablished(socket, isHttps, isProxied)) announce(); else socket.once(isHttps ? "secureConnect" : "connect", announce);
      });
      const received = [];
      let incoming;
      const abort = () => outgoing.destroy(new Error("The request was aborted", {
        cause: signal.reason
      }));
      signal.addEventListener("abort", abort, {
        once: true
      });
      try {
        incoming = await new Promise((resolve, reject) => {
          outgoing.once("response", resolve);
          outgoing.on("error", reject);
          outgoing.once("close", () => reject(new Error("The connection was closed before a response")));
          outgoing.end(body);
        });
        announce();
        await readInto(received, incoming);
        const {statusCode: status = 0, headers: answered} = incoming;
        return {
          status,
          headers: answered,
          body: await decompress(Buffer.concat(received), answered)
        };
      } catch (error) {
        outgoing.destroy();
        const {statusCode: status = 0, headers: answered} = incoming ?? {
          headers: {}
        };
        throw new HttpError(error instanceof Error ? error.message : String(error), {
          cause: error,
          isUnreadable: error instanceof UnreadableBody,
          ...incoming && {
            partial: {
              status,
              headers: answered,
              body: Buffer.concat(received)
            }
          }
        });
      } finally {
        signal.removeEventListener("abort", abort);
      }
    }
    function isEstablished(socket, isHttps, isProxied) {
      return isHttps ? isProxied : !socket.connecting;
    }
    class UnreadableBody extends Error {}
    function readInto(received, body) {
      return new Promise((resolve, reject) => {
        let size = 0;
        body.on("data", chunk => {
          size += chunk.byteLength;
          if (size <= MAX_BODY_BYTES) received.push(chunk); else reject(new UnreadableBody(`it has more than ${(0, 
          lib_text.ZV)(MAX_BODY_BYTES)} bytes`));
        });
        body.once("end", resolve);
        body.on("error", reject);
        body.once("close", () => reject(new Error("The connection was closed before the end of the response")));
      });
    }
    async function decompress(body, headers) {
      const encoding = firstHeader(headers, "content-encoding")?.trim().toLowerCase() ?? "";
      if (encoding === "" || encoding === "identity" || body.byteLength === 0) return body;
      const {brotliDecompress, gunzip, inflate} = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 522, 19));
      const decoders = {
        gzip: (0, external_node_util_.promisify)(gunzip),
        "x-gzip": (0, external_node_util_.promisify)(gunzip),
        deflate: (0, external_node_util_.promisify)(inflate),
        br: (0, external_node_util_.promisify)(brotliDecompress)
      };
      const decoder = Object.entries(decoders).find(([name]) => name === encoding)?.[1];
      if (decoder === void 0) throw new UnreadableBody(`its content-encoding is ${encoding}`);
      try {
        return await decoder(body, {
          maxOutputLength: MAX_BODY_BYTES
        });
      } catch (cause) {
        throw new UnreadableBody("it can't be decompressed", {
          cause
        });
      }
    }
    function firstHeader(headers, name) {
      const value = headers[name];
      return Array.isArray(value) ? value[0] : value;
    }
  }),
  570: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      N: () => abortDelayed,
      ZC: () => abortable,
      ml: () => systemClock,
      sO: () => DAY_MS,
      wj: () => withTimeout
    });
    const DAY_MS = 86_400_000;
    const LONGEST_TIMER_MS = 2_147_483_647;
    function monotonicMs() {
      const now = process.hrtime();
      return now[0] * 1_000 + now[1] / 1_000_000;
    }
    const ORIGIN_MS = Date.now() - monotonicMs();
    const systemClock = {
      now: () => Math.round(ORIGIN_MS + monotonicMs()),
      sleep: (ms, signal) => new Promise(resolve => {
        if (signal?.aborted) {
          resolve();
          return;
        }
        const wake = () => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", wake);
          resolve();
        };
        const timer = setTimeout(wake, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS));
        signal?.addEventListener("abort", wake, {
          once: true
        });
      })
    };
    const FINISHED = "finished";
    async function withTimeout(clock, ms, signal, work) {
      const finished = new AbortController;
      const timeUp = new AbortController;
      clock.sleep(ms, finished.signal).then(() => {
        if (!finished.signal.aborted) timeUp.abort();
      });
      try {
        return await work({
          timedOut: timeUp.signal,
          stop: AbortSignal.any([ signal, timeUp.signal ])
        });
      } finally {
        finished.abort(FINISHED);
      }
    }
    function abortDelayed(clock, trigger, ms, ended) {
      const late = new AbortController;
      const wait = () => {
        clock.sleep(ms, ended).then(() => {
          if (!ended.aborted) late.abort();
        });
      };
      if (trigger.aborted) wait(); else trigger.addEventListener("abort", wait, {
        once: true,
        signal: ended
      });
      return late.signal;
    }
    function abortable(signal, pending) {
      return new Promise((resolve, reject) => {
        const rejectEarly = () => reject(signal.reason);
        if (signal.aborted) rejectEarly();
        signal.addEventListener("abort", rejectEarly, {
          once: true
        });
        pending.then(resolve, reject).finally(() => signal.removeEventListener("abort", rejectEarly));
      });
    }
  }),
  703: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ix: () => facts,
      O5: () => entities,
      TM: () => folded,
      aY: () => code,
      nf: () => link,
      pj: () => plain,
      qN: () => paragraphs,
      qP: () => webUrl,
      tp: () => table,
      zv: () => messageMarkdown
    });
    function entities(text) {
      return text.replace(/[\r\n\u2028\u2029]+/gu, " ").replace(/[.:;](?! |$)|[#$&*+<=>@[\\\]^_`{|}~]/gu, character => `&#${character.codePointAt(0)};`);
    }
    function plain(text) {
      const parted = text.replace(/(?<=[@#])(?!\u200B)|(?<=\bGH)(?=-)|(?<=\bwww)(?=\.)/giu, "\u200b").replace(/\b[\da-f]{7,40}\b/giu, sha => sha.replace(/.{6}(?=.)/gu, "$&\u200b"));
      return entities(parted);
    }
    function messageMarkdown(message) {
      const parts = message.split("`");
      const isPaired = parts.length % 2 === 1;
      return isPaired ? parts.map((part, index) => index % 2 === 0 ? plain(part) : code(part)).join("") : plain(message);
    }
    function code(text) {
      return `<code>${entities(text)}</code>`;
    }
    function link(label, url) {
      const safe = webUrl(url);
      return safe === void 0 ? label : `[${label}](${safe.replaceAll("&", "&amp;")})`;
    }
    const MAX_URL_LENGTH = 2_000;
    function webUrl(url) {
      if (/[\s\p{Cc}]/u.test(url) || !URL.canParse(url)) return;
      const parsed = new URL(url);
      if (parsed.protocol !== "https:" && parsed.protocol !== "http:") return;
      if (parsed.username !== "" || parsed.password !== "") return;
      const safe = parsed.href.replace(/[^A-Za-z0-9\-._~:/?#&=+,;%]/gu, character => `%${character.codePointAt(0)?.toString(16).toUpperCase().padStart(2, "0")}`);
      return URL.canParse(safe) && safe.length <= MAX_URL_LENGTH ? safe : void 0;
    }
    function table(header, rows, leftColumns = header.length) {
      const line = cells => `| ${cells.join(" | ")} |`;
      const alignment = header.map((_, column) => column < leftColumns ? ":---" : "---:");
      return [ line(header), line(alignment), ...rows.map(line) ].join("\n");
    }
    function facts(given) {
      const [head = [], ...rows] = given.flatMap(([name, value]) => value ? [ [ name, value ] ] : []);
      return table(head, rows);
    }
    function paragraphs(...texts) {
      return texts.filter(text => text !== "").join("\n\n");
    }
    function folded(name, markdown) {
      return [ "<details>", `<summary>${name}</summary>`, "", markdown, "", "</details>" ].join("\n");
    }
  }),
  869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      B4: () => formatCount,
      TN: () => oneLine,
      ZV: () => formatNumber,
      Zw: () => inBackticks,
      a3: () => formatDuration
    });
    var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(975);
    function formatDuration(milliseconds) {
      const seconds = Math.round(milliseconds / 1_000);
      if (seconds < 60) return `${seconds} s`;
      const minutes = Math.floor(seconds / 60);
      if (minutes < 60) return withRest(`${minutes} min`, seconds % 60, "s");
      return withRest(`${Math.floor(minutes / 60)} h`, minutes % 60, "min");
    }
    function withRest(whole, rest, unit) {
      return rest === 0 ? whole : `${whole} ${rest} ${unit}`;
    }
    function formatNumber(number) {
      return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
    }
    const MAX_LINE_LENGTH = 1_000;
    function formatCount(number, noun) {
      return `${formatNumber(number)} ${noun}${number === 1 ? "" : "s"}`;
    }
    function inBackticks(text, maxLength) {
      return `\`${oneLine(text, maxLength).replaceAll("`", "'")}\``;
    }
    function oneLine(text, maxLength = MAX_LINE_LENGTH) {
      const line = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).replace(/[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu, "").replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").replaceAll("##[", "## [").trim();
      const characters = Array.from(line);
      return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join("")}\u2026`;
    }
  }),
  294: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      KB: () => troubleshootingUrl,
      Qo: () => readEnvironment,
      Vp: () => runUrl
    });
    function readEnvironment(variables) {
      const read = name => variables[name] ?? "";
      const given = {};
      for (const [name, value] of Object.entries(variables)) if (value !== void 0) given[name] = value;
      return Object.freeze({
        input: name => read(`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`),
        state: name => read(`STATE_${name}`),
        variables: Object.freeze(given),
        workspace: read("GITHUB_WORKSPACE"),
        eventName: read("GITHUB_EVENT_NAME"),
        eventPath: read("GITHUB_EVENT_PATH"),
        repository: read("GITHUB_REPOSITORY"),
        serverUrl: read("GITHUB_SERVER_URL") || "https://github.com",
        apiUrl: read("GITHUB_API_URL") || "https://api.github.com",
        runId: read("GITHUB_RUN_ID"),
        runAttempt: Number.parseInt(read("GITHUB_RUN_ATTEMPT"), 10) || 1,
        workflowJob: read("GITHUB_JOB"),
        step: read("GITHUB_ACTION")
      });
    }
    function runUrl({serverUrl, repository, runId, runAttempt}) {
      return `${serverUrl}/${repository}/actions/runs/${runId}${runAttempt > 1 ? `/attempts/${runAttempt}` : ""}`;
    }
    function troubleshootingUrl({serverUrl, variables}, section) {
      const {GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref} = variables;
      return repository && ref ? `${serverUrl}/${repository}/blob/${ref}/docs/troubleshooting.md#${section}` : void 0;
    }
  }),
  929: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runStep: () => runStep
    });
    var client = __webpack_require__(678);
    var clock = __webpack_require__(570);
    var external_node_util_ = __webpack_require__(975);
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
    var lib_text = __webpack_require__(869);
    var markdown = __webpack_require__(703);
    //! CONCATENATED MODULE: ./build/runner/secrets.js
        const STARS = "***";
    class Secrets {
      #values=[];
      add(secret) {
        const values = new Set(this.#values);
        for (const value of [ secret, ...secret.split(/[\r\n]+/u) ]) {
          if (value.trim() === "") continue;
          for (const form of [ value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value), (0, 
          markdown.O5)(value) ]) values.add(form);
        }
        this.#values = [ ...values ].toSorted((one, other) => other.length - one.length);
      }
      redact(text) {
        let redacted = text;
        for (const value of this.#values) redacted = redacted.replaceAll(value, STARS);
        return redacted;
      }
    }
    //! CONCATENATED MODULE: ./build/runner/commands.js
        const MAX_ANNOTATION_LENGTH = 4_096;
    const toolkitCommands = {
      setSecret: core_setSecret,
      isDebug,
      debug: core_debug,
      info,
      notice,
      warning,
      error,
      setOutput,
      saveState,
      appendSummary: markdown => summary.addRaw(markdown, true).write()
    };
    function createRunner(commands) {
      const secrets = new Secrets;
      const shown = text => secrets.redact((0, lib_text.TN)(secrets.redact(text), Number.POSITIVE_INFINITY));
      const clean = (text, longest) => (0, lib_text.TN)(shown(text), longest);
      const line = text => withoutCommand(clean(text, MAX_ANNOTATION_LENGTH));
      const orLog = (what, content, write) => {
        try {
          write();
          return true;
        } catch (error) {
          commands.error(line(`Couldn't write ${what}: ${String(error)}. Its value is: ${content}`), {
            title: `Couldn't write ${what}`
          });
          return false;
        }
      };
      let lostOutput = false;
      return {
        hasLostOutput: () => lostOutput,
        mask: secret => {
          if (secret.trim() === "") return;
          secrets.add(secret);
          commands.setSecret(secret);
        },
        redact: text => secrets.redact(text),
        debug: text => {
          if (commands.isDebug()) commands.debug(line(text));
        },
        debugError: error => {
          if (!commands.isDebug()) return;
          const lines = causes(error).join("\ncaused by ").split("\n");
          commands.debug(lines.map(text => clean(text)).join("\n"));
        },
        info: text => commands.info(line(text)),
        notice: (text, title) => commands.notice(line(text), {
          title
        }),
        warning: (text, title) => commands.warning(line(text), {
          title
        }),
        error: (text, title) => commands.error(line(text), {
          title
        }),
        setOutput: (name, value) => {
          const content = secrets.redact(value);
          if (!orLog(`the output ${name}`, content, () => commands.setOutput(name, content))) lostOutput = true;
        },
        saveState: (name, value) => {
          const content = secrets.redact(value);
          orLog(`the state ${name}`, content, () => commands.saveState(name, content));
        },
        addSummary: async markdown => {
          try {
            await commands.appendSummary(secrets.redact(markdown));
          } catch (error) {
            commands.info(line(`Couldn't write the job summary: ${String(error)}`));
          }
        }
      };
    }
    function withoutCommand(line) {
      return line.startsWith("::") ? `: :${line.slice(2)}` : line;
    }
    function causes(error) {
      if (!(error instanceof Error)) return error === void 0 ? [] : [ (0, external_node_util_.inspect)(error) ];
      return [ error.stack ?? String(error), ...causes(error.cause) ];
    }
    var environment = __webpack_require__(294);
    //! CONCATENATED MODULE: ./build/runner/signals.js
        const CANCEL_SIGNALS = [ "SIGINT", "SIGTERM", "SIGBREAK" ];
    const EXIT_CODE_OF_A_CANCELLED_PROCESS = 130;
    function cancelSignal(process) {
      const cancelled = new AbortController;
      for (const name of CANCEL_SIGNALS) process.on(name, () => {
        if (cancelled.signal.aborted) process.exit(EXIT_CODE_OF_A_CANCELLED_PROCESS);
        cancelled.abort();
      });
      return cancelled.signal;
    }
    //! CONCATENATED MODULE: ./build/step/run-step.js
        async function runStep(run) {
      const runner = createRunner(toolkitCommands);
      const end = exitCode => process.stdout.write("", () => process.exit(exitCode));
      const endUnexpected = error => {
        runner.error(`Unexpected error: ${String(error)}. Run again with step debugging enabled, and report what the log shows.`, "Unexpected error");
        runner.debugError(error);
        end(1);
      };
      process.on("uncaughtException", endUnexpected);
      process.on("unhandledRejection", endUnexpected);
      try {
        end(await run((0, environment.Qo)(process.env), {
          runner,
          clock: clock.ml,
          random: Math.random,
          cancelled: cancelSignal(process),
          http: (0, client.uT)()
        }));
      } catch (error) {
        endUnexpected(error);
      }
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
  })
};