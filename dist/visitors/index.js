import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";

import * as __WEBPACK_EXTERNAL_MODULE__omitted_js_66323ff4__ from "./omitted.js";

var __webpack_modules__ = {
  975: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
  }),
  522: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
  }),
  133: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      j$: () => HttpError,
      uT: () => createHttpClient,
      Yp: () => firstHeader
    });
    //! CONCATENATED MODULE: external "node:http"
        const external_node_http_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
    //! CONCATENATED MODULE: external "node:https"
        const external_node_https_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
    var external_node_util_ = __nccwpck_require__(975);
    var lib_text = __nccwpck_require__(869);
    //! CONCATENATED MODULE: ./node_modules/@actions/http-client/lib/proxy.js
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
    //! CONCATENATED MODULE: ./build/http/proxy.js
        const DIRECT = {
      kind: "direct"
    };
    function proxyFor(url, environment = process.env) {
      if (checkBypass(url)) return DIRECT;
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
        const href = getProxyUrl(url)?.href ?? value;
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
    function createHttpClient({proxyFor: findProxy = proxyFor, nodeVersion = process.versions.node} = {}) {
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
      return isHttps ? new external_node_https_namespaceObject.Agent(options) : new external_node_http_namespaceObject.Agent(options);
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
      const outgoing = (isHttps ? external_node_https_namespaceObject.request : external_node_http_namespaceObject.request)(url, {
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
      let head;
      const abort = () => outgoing.destroy(new Error("The request was aborted", {
        cause: signal.reason
      }));
      signal.addEventListener("abort", abort, {
        once: true
      });
      try {
        const incoming = await responseTo(outgoing, body);
        head = {
          status: incoming.statusCode ?? 0,
          headers: incoming.headers
        };
        announce();
        await readInto(received, incoming);
        return {
          ...head,
          body: await decompress(Buffer.concat(received), head.headers)
        };
      } catch (error) {
        outgoing.destroy();
        throw new HttpError(error instanceof Error ? error.message : String(error), {
          cause: error,
          isUnreadable: error instanceof UnreadableBody,
          partial: head && {
            ...head,
            body: Buffer.concat(received)
          }
        });
      } finally {
        signal.removeEventListener("abort", abort);
      }
    }
    function isEstablished(socket, isHttps, isProxied) {
      return isHttps ? isProxied : !socket.connecting;
    }
    function responseTo(outgoing, body) {
      return new Promise((resolve, reject) => {
        let isAnswered = false;
        outgoing.once("response", incoming => {
          isAnswered = true;
          resolve(incoming);
        });
        outgoing.on("error", reject);
        outgoing.once("close", () => {
          if (!isAnswered) reject(new Error("The connection was closed before a response"));
        });
        outgoing.end(body);
      });
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
        body.once("close", () => {
          if (!body.readableEnded) reject(new Error("The connection was closed before the end of the response"));
        });
      });
    }
    async function decompress(body, headers) {
      const encoding = firstHeader(headers, "content-encoding")?.trim().toLowerCase() ?? "";
      if (encoding === "" || encoding === "identity" || body.byteLength === 0) return body;
      const {brotliDecompress, gunzip, inflate} = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 522, 19));
      const decoders = new Map([ [ "gzip", (0, external_node_util_.promisify)(gunzip) ], [ "x-gzip", (0, 
      external_node_util_.promisify)(gunzip) ], [ "deflate", (0, external_node_util_.promisify)(inflate) ], [ "br", (0, 
      external_node_util_.promisify)(brotliDecompress) ] ]);
      const decoder = decoders.get(encoding);
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
  570: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
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
      const stop = new AbortController;
      const cancel = () => stop.abort(signal.reason);
      if (signal.aborted) cancel();
      signal.addEventListener("abort", cancel, {
        once: true
      });
      clock.sleep(ms, finished.signal).then(() => {
        if (finished.signal.aborted) return;
        timeUp.abort();
        stop.abort(timeUp.signal.reason);
      });
      try {
        return await work({
          timedOut: timeUp.signal,
          stop: stop.signal
        });
      } finally {
        signal.removeEventListener("abort", cancel);
        finished.abort(FINISHED);
      }
    }
  }),
  703: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      Ix: () => facts,
      O5: () => entities,
      TM: () => folded,
      aY: () => code,
      pj: () => plain,
      qN: () => paragraphs,
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
  869: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      B4: () => formatCount,
      TN: () => oneLine,
      ZV: () => formatNumber,
      Zw: () => inBackticks,
      a3: () => formatDuration,
      qY: () => formatTimeOfDay
    });
    var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(975);
    function formatDuration(milliseconds) {
      const seconds = Math.round(milliseconds / 1_000);
      if (seconds < 60) return `${seconds} s`;
      const minutes = Math.floor(seconds / 60);
      if (minutes < 60) return withRest(`${minutes} min`, seconds % 60, "s");
      return withRest(`${Math.floor(minutes / 60)} h`, minutes % 60, "min");
    }
    function formatTimeOfDay(milliseconds) {
      return `${new Date(milliseconds).toISOString().slice(11, 19)} UTC`;
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
  672: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      e: () => runStep
    });
    var client = __nccwpck_require__(133);
    var clock = __nccwpck_require__(570);
    var external_node_util_ = __nccwpck_require__(975);
    //! CONCATENATED MODULE: external "os"
        const external_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
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
      process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
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
    //! CONCATENATED MODULE: external "crypto"
        const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
    //! CONCATENATED MODULE: external "fs"
        const external_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
    //! CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
        function file_command_issueFileCommand(command, message) {
      const filePath = process.env[`GITHUB_${command}`];
      if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
      if (!external_fs_namespaceObject.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
      external_fs_namespaceObject.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_namespaceObject.EOL}`, {
        encoding: "utf8"
      });
    }
    function file_command_prepareKeyValueMessage(key, value) {
      const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
      const convertedValue = utils_toCommandValue(value);
      if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
      if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
      return `${key}<<${delimiter}${external_os_namespaceObject.EOL}${convertedValue}${external_os_namespaceObject.EOL}${delimiter}`;
    }
    //! CONCATENATED MODULE: external "path"
        __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
    //! CONCATENATED MODULE: external "./omitted.js"
        var x = y => {
      var x = {};
      __nccwpck_require__.d(x, y);
      return x;
    };
    x({});
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
    const {access, appendFile, writeFile} = external_fs_namespaceObject.promises;
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
            yield access(pathFromEnv, external_fs_namespaceObject.constants.R_OK | external_fs_namespaceObject.constants.W_OK);
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
        return this.addRaw(external_os_namespaceObject.EOL);
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
        external_os_namespaceObject.platform();
    external_os_namespaceObject.arch();
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
      process.stdout.write(external_os_namespaceObject.EOL);
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
      process.stdout.write(message + external_os_namespaceObject.EOL);
    }
    function saveState(name, value) {
      const filePath = process.env["GITHUB_STATE"] || "";
      if (filePath) return file_command_issueFileCommand("STATE", file_command_prepareKeyValueMessage(name, value));
      command_issueCommand("save-state", {
        name
      }, utils_toCommandValue(value));
    }
    var lib_text = __nccwpck_require__(869);
    var markdown = __nccwpck_require__(703);
    //! CONCATENATED MODULE: ./build/runner/secrets.js
        const STARS = "***";
    class Secrets {
      #values=[];
      add(secret) {
        const values = [ secret, ...secret.split(/[\r\n]+/u) ].filter(value => value.trim() !== "");
        const forms = values.flatMap(value => [ value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value), (0, 
        markdown.O5)(value) ]);
        this.#values = [ ...new Set([ ...this.#values, ...forms ]) ].toSorted((one, other) => other.length - one.length);
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
    //! CONCATENATED MODULE: ./build/runner/environment.js
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
        end(await run(readEnvironment(process.env), {
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
  197: ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
      try {
        var _step_run_step_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(672);
        var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(487);
        await (0, _step_run_step_js__WEBPACK_IMPORTED_MODULE_0__.e)(_run_js__WEBPACK_IMPORTED_MODULE_1__.e);
        __webpack_async_result__();
      } catch (e) {
        __webpack_async_result__(e);
      }
    }, 1);
  }),
  487: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      e: () => run
    });
    var lib_text = __nccwpck_require__(869);
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/util.js
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
    const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
    function util_isObject(data) {
      return typeof data === "object" && data !== null && !Array.isArray(data);
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
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/core.js
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
            members(target, protoMembers);
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
    const core_globalConfig = globalThis.__zod_globalConfig;
    function config(newConfig) {
      if (newConfig) Object.assign(core_globalConfig, newConfig);
      return core_globalConfig;
    }
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/checks.js
        const $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
      var _a;
      inst._zod ?? (inst._zod = {});
      inst._zod.def = def;
      (_a = inst._zod).onattach ?? (_a.onattach = []);
    });
    const _whenHasLength = payload => {
      const val = payload.value;
      return !nullish(val) && val.length !== void 0;
    };
    const numericOriginMap = {
      number: "number",
      bigint: "bigint",
      object: "date"
    };
    const $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
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
    const $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
      $ZodCheck.init(inst, def);
      def.format = def.format || "float64";
      const isInt = def.format?.includes("int");
      const origin = isInt ? "int" : "number";
      const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
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
    const $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
      var _a;
      $ZodCheck.init(inst, def);
      (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
      inst._zod.check = payload => {
        const input = payload.value;
        const units = input.length;
        const length = typeof input === "string" && units > def.maximum ? codePointLength(input) : units;
        if (length <= def.maximum) return;
        const origin = getLengthableOrigin(input);
        payload.issues.push({
          origin,
          code: "too_big",
          maximum: def.maximum,
          inclusive: true,
          input,
          inst,
          continue: !def.abort
        });
      };
    });
    const $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
      var _a;
      $ZodCheck.init(inst, def);
      (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
      inst._zod.check = payload => {
        const input = payload.value;
        const units = input.length;
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units;
        if (length >= def.minimum) return;
        const origin = getLengthableOrigin(input);
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
    const $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def) => {
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
    const $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def) => {
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
    const $ZodCheckOverwrite = $constructor("$ZodCheckOverwrite", (inst, def) => {
      $ZodCheck.init(inst, def);
      inst._zod.check = payload => {
        payload.value = def.tx(payload.value);
      };
    });
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/regexes.js
        const anyString = /^[\s\S]{0,}$/;
    const number = /^-?\d+(?:\.\d+)?$/;
    const regexes_boolean = /^(?:true|false)$/i;
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
    const version = {
      major: 4,
      minor: 6,
      patch: 7
    };
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js
        const $ZodType = $constructor("$ZodType", (inst, def) => {
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
          let isAborted = aborted(payload);
          let asyncResult;
          for (const ch of checks) {
            if (ch._zod.def.when) {
              if (explicitlyAborted(payload)) continue;
              const shouldRun = ch._zod.def.when(payload);
              if (!shouldRun) continue;
            } else if (isAborted) continue;
            const currLen = payload.issues.length;
            const _ = ch._zod.check(payload);
            if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError;
            if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
              await _;
              const nextLen = payload.issues.length;
              if (nextLen === currLen) return;
              attachSchema(payload.issues, currLen, inst);
              if (!isAborted) isAborted = aborted(payload, currLen);
            }); else {
              const nextLen = payload.issues.length;
              if (nextLen === currLen) continue;
              attachSchema(payload.issues, currLen, inst);
              if (!isAborted) isAborted = aborted(payload, currLen);
            }
          }
          if (asyncResult) return asyncResult.then(() => payload);
          return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
          if (aborted(canary)) {
            canary.aborted = true;
            return canary;
          }
          const checkResult = runChecks(payload, checks, ctx);
          if (checkResult instanceof Promise) {
            if (ctx.async === false) throw new $ZodAsyncError;
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
            if (ctx.async === false) throw new $ZodAsyncError;
            return result.then(result => runChecks(result, checks, ctx));
          }
          return runChecks(result, checks, ctx);
        };
      }
    }, {
      get "~standard"() {
        return hide(this, "~standard", standardProps(this));
      },
      set "~standard"(value) {
        own(this, "~standard", value);
      }
    });
    const toStandardResult = (r, ctx) => r.issues.length ? {
      issues: r.issues.map(iss => finalizeIssue(iss, ctx, config()))
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
    const $ZodString = $constructor("$ZodString", (inst, def) => {
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
    const $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
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
    const $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
      $ZodCheckNumberFormat.init(inst, def);
      $ZodNumber.init(inst, def);
    });
    const $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
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
    function capSize(inst, size) {
      const caps = sizeCaps(inst._zod.def.checks);
      if (!caps.length) return;
      const cap = Math.min(...caps.map(c => c[0]));
      const parse = inst._zod.parse;
      inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
          const start = payload.issues.length;
          ch._zod.check(payload);
          payload.issues[start].continue = false;
          attachSchema(payload.issues, start, inst);
          return payload;
        }
        return parse(payload, ctx);
      };
    }
    const arraySize = input => Array.isArray(input) ? input.length : -1;
    function handleArrayResult(result, final, index) {
      if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
      final.value[index] = result.value;
    }
    const $ZodArray = $constructor("$ZodArray", (inst, def) => {
      $ZodType.init(inst, def);
      const memo = core_globalConfig.memoizer;
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
            if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
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
        final.issues.push(...prefixIssues(key, result.issues));
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
      const okeys = optionalKeys(def.shape);
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
          if (aborted(payload, seen)) break;
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
    const $ZodObject = $constructor("$ZodObject", (inst, def) => {
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
      const _normalized = cached(() => normalizeDef(def));
      defineLazyInternal(inst, "propValues", zod => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
          const field = shape[key]._zod;
          if (field.values) {
            if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, new Set);
            for (const v of field.values) propValues[key].add(v);
            if (field.optin !== void 0) propValues[key].add(void 0);
          }
        }
        return propValues;
      });
      const isObject = util_isObject;
      const catchall = def.catchall;
      let value;
      const memo = core_globalConfig.memoizer;
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
            if (aborted(payload, seen)) break;
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
    const $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
      $ZodType.init(inst, def);
      const values = getEnumValues(def.entries);
      const valuesSet = new Set(values);
      inst._zod.values = valuesSet;
      defineLazyInternal(inst, "pattern", zod => {
        const patternValues = getEnumValues(zod.def.entries).filter(k => propertyKeyTypes.has(typeof k));
        return new RegExp(patternValues.length ? `^(${patternValues.map(o => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
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
    const $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
      $ZodType.init(inst, def);
      const values = new Set(def.values);
      inst._zod.values = values;
      defineLazyInternal(inst, "pattern", zod => {
        const vals = zod.def.values;
        return new RegExp(vals.length ? `^(${vals.map(o => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
      });
      inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) return payload;
        payload.issues.push({
          code: "invalid_value",
          values: def.values,
          input,
          inst
        });
        return payload;
      };
    });
    const $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.optin = "optional";
      core_globalConfig.memoizer?.guard(inst);
      inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
          const output = _out instanceof Promise ? _out : Promise.resolve(_out);
          return output.then(output => {
            payload.value = output;
            return payload;
          });
        }
        if (_out instanceof Promise) throw new $ZodAsyncError;
        payload.value = _out;
        return payload;
      };
    });
    function handleOptionalResult(payload, result) {
      payload.value = result.issues.length ? void 0 : result.value;
      return payload;
    }
    const $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
      $ZodType.init(inst, def);
      defineLazyInternal(inst, "optin", zod => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
      inst._zod.optout = "optional";
      defineLazyInternal(inst, "values", zod => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([ ...values, void 0 ]) : void 0;
      });
      defineLazyInternal(inst, "pattern", zod => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
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
    const $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
      $ZodType.init(inst, def);
      defineLazyInternal(inst, "optin", zod => zod.def.innerType._zod.optin);
      defineLazyInternal(inst, "optout", zod => zod.def.innerType._zod.optout);
      defineLazyInternal(inst, "pattern", zod => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
      });
      defineLazyInternal(inst, "values", zod => zod.def.innerType._zod.values ? new Set([ ...zod.def.innerType._zod.values, null ]) : void 0);
      inst._zod.parse = (payload, ctx) => {
        if (payload.value === null) return payload;
        return def.innerType._zod.run(payload, ctx);
      };
    });
    const $ZodPipe = $constructor("$ZodPipe", (inst, def) => {
      $ZodType.init(inst, def);
      defineLazyInternal(inst, "values", zod => zod.def.in._zod.values);
      defineLazyInternal(inst, "optin", zod => zod.def.in._zod.optin);
      defineLazyInternal(inst, "optout", zod => zod.def.out._zod.optout);
      defineLazyInternal(inst, "propValues", zod => zod.def.in._zod.propValues);
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
    const $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
      $ZodCheck.init(inst, def);
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
        payload.issues.push(issue(_iss));
      }
    }
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/registries.js
        var registries_a;
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
    (registries_a = globalThis).__zod_globalRegistry ?? (registries_a.__zod_globalRegistry = registry());
    globalThis.__zod_globalRegistry;
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/api.js
        function snapshotChecks(def) {
      if (def.checks) def.checks = [ ...def.checks ];
      return def;
    }
    function _string(Class, params) {
      return new Class(snapshotChecks({
        type: "string",
        ...normalizeParams(params)
      }));
    }
    function _number(Class, params) {
      return new Class(snapshotChecks({
        type: "number",
        checks: [],
        ...normalizeParams(params)
      }));
    }
    function _int(Class, params) {
      return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ...normalizeParams(params)
      });
    }
    function _boolean(Class, params) {
      return new Class({
        type: "boolean",
        ...normalizeParams(params)
      });
    }
    function _gte(value, params) {
      return new $ZodCheckGreaterThan({
        check: "greater_than",
        ...normalizeParams(params),
        value,
        inclusive: true
      });
    }
    function _maxLength(maximum, params) {
      const ch = new $ZodCheckMaxLength({
        check: "max_length",
        ...normalizeParams(params),
        maximum
      });
      return ch;
    }
    function _minLength(minimum, params) {
      return new $ZodCheckMinLength({
        check: "min_length",
        ...normalizeParams(params),
        minimum
      });
    }
    function _regex(pattern, params) {
      return new $ZodCheckRegex({
        check: "string_format",
        format: "regex",
        ...normalizeParams(params),
        pattern
      });
    }
    function _overwrite(tx) {
      return new $ZodCheckOverwrite({
        check: "overwrite",
        tx
      });
    }
    function _trim() {
      return _overwrite(input => input.trim());
    }
    function _custom(Class, fn, _params) {
      const norm = normalizeParams(_params);
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
        ...normalizeParams(_params)
      });
      return schema;
    }
    //! CONCATENATED MODULE: ./node_modules/zod/v4/core/errors.js
    function _getMessage() {
      const internals = this._zod;
      internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
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
    $constructor("$ZodError", initializer);
    const $ZodRealError = $constructor("$ZodError", initializer, void 0, {
      Parent: Error
    });
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
        if (result instanceof Promise) throw new $ZodAsyncError;
        if (result.issues.length) {
          const e = new (_params?.Err ?? _Err)(result.issues.map(iss => finalizeIssue(iss, ctx, config())));
          captureStackTrace(e, _params?.callee ?? fn);
          throw e;
        }
        return result.value;
      };
      return fn;
    };
    const parse_parse = _parse($ZodRealError);
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
          const e = new (params?.Err ?? _Err)(result.issues.map(iss => finalizeIssue(iss, ctx, config())));
          captureStackTrace(e, params?.callee ?? fn);
          throw e;
        }
        return result.value;
      };
      return fn;
    };
    const parse_parseAsync = _parseAsync($ZodRealError);
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
      if (result instanceof Promise) throw new $ZodAsyncError;
      return result.issues.length ? failure(_Err, result.issues, ctx) : {
        success: true,
        data: result.value
      };
    };
    const safeParse = _safeParse($ZodRealError);
    function failure(Err, issues, ctx) {
      let error;
      return {
        success: false,
        get error() {
          if (!error) {
            error = new Err(issues.map(iss => finalizeIssue(iss, ctx, config())));
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
    const safeParseAsync = _safeParseAsync($ZodRealError);
    //! CONCATENATED MODULE: ./node_modules/zod/v4/mini/schemas.js
    const ZodMiniType = $constructor("ZodMiniType", (inst, def) => {
      if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
      $ZodType.init(inst, def);
      inst.def = def;
      inst.type = def.type;
    }, {
      get with() {
        return this.check;
      },
      set with(value) {
        own(this, "with", value);
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
        return clone(this, _def, params);
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
    const ZodMiniString = $constructor("ZodMiniString", (inst, def) => {
      $ZodString.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function schemas_string(params) {
      return _string(ZodMiniString, params);
    }
    const ZodMiniNumber = $constructor("ZodMiniNumber", (inst, def) => {
      $ZodNumber.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function schemas_number(params) {
      return _number(ZodMiniNumber, params);
    }
    const ZodMiniNumberFormat = $constructor("ZodMiniNumberFormat", (inst, def) => {
      $ZodNumberFormat.init(inst, def);
      ZodMiniNumber.init(inst, def);
    });
    function schemas_int(params) {
      return _int(ZodMiniNumberFormat, params);
    }
    const ZodMiniBoolean = $constructor("ZodMiniBoolean", (inst, def) => {
      $ZodBoolean.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function schemas_boolean(params) {
      return _boolean(ZodMiniBoolean, params);
    }
    const ZodMiniArray = $constructor("ZodMiniArray", (inst, def) => {
      $ZodArray.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function array(element, params) {
      return new ZodMiniArray({
        type: "array",
        element,
        ...normalizeParams(params)
      });
    }
    const ZodMiniObject = $constructor("ZodMiniObject", (inst, def) => {
      $ZodObject.init(inst, def);
      ZodMiniType.init(inst, def);
      installLazyProp(inst, "shape", self => self._zod.def.shape, false);
    });
    function object(shape, params) {
      const def = {
        type: "object",
        shape: shape ?? {},
        ...normalizeParams(params)
      };
      return new ZodMiniObject(def);
    }
    const ZodMiniEnum = $constructor("ZodMiniEnum", (inst, def) => {
      $ZodEnum.init(inst, def);
      ZodMiniType.init(inst, def);
      inst.options = [ ...inst._zod.values ];
    });
    function schemas_enum(values, params) {
      const entries = Array.isArray(values) ? Object.fromEntries(values.map(v => [ v, v ])) : values;
      return new ZodMiniEnum({
        type: "enum",
        entries,
        ...normalizeParams(params)
      });
    }
    const ZodMiniLiteral = $constructor("ZodMiniLiteral", (inst, def) => {
      $ZodLiteral.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function literal(value, params) {
      return new ZodMiniLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [ value ],
        ...normalizeParams(params)
      });
    }
    const ZodMiniTransform = $constructor("ZodMiniTransform", (inst, def) => {
      $ZodTransform.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function transform(fn) {
      return new ZodMiniTransform({
        type: "transform",
        transform: fn
      });
    }
    const ZodMiniOptional = $constructor("ZodMiniOptional", (inst, def) => {
      $ZodOptional.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function optional(innerType) {
      return new ZodMiniOptional({
        type: "optional",
        innerType
      });
    }
    const ZodMiniNullable = $constructor("ZodMiniNullable", (inst, def) => {
      $ZodNullable.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function nullable(innerType) {
      return new ZodMiniNullable({
        type: "nullable",
        innerType
      });
    }
    const ZodMiniPipe = $constructor("ZodMiniPipe", (inst, def) => {
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
    const ZodMiniCustom = $constructor("ZodMiniCustom", (inst, def) => {
      $ZodCustom.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function custom(fn, _params) {
      return _custom(ZodMiniCustom, fn ?? (() => true), _params);
    }
    function refine(fn, _params = {}) {
      return _refine(ZodMiniCustom, fn, _params);
    }
    //! CONCATENATED MODULE: ./build/runner/inputs.js
    class InvalidInputs extends Error {
      name="InvalidInputs";
      problems;
      constructor(problems, cause) {
        super(problems.map(({message}) => message).join(" "), {
          cause
        });
        this.problems = problems;
      }
    }
    const QUOTED = "\0";
    const MAX_QUOTED_LENGTH = 60;
    function readInputs(environment, rules, redact) {
      const given = Object.fromEntries(Object.keys(rules).map(name => [ name, environment.input(name) ]));
      const {data: values, error} = object(rules).safeParse(given);
      const problems = (error?.issues ?? []).map(({path, message}) => {
        const input = String(path[0]);
        const value = message.startsWith(QUOTED) ? `, not ${quoted(given[input] ?? "", redact)}` : "";
        return {
          input,
          message: `\`${input}\` ${message.replace(QUOTED, "")}${value}.`
        };
      });
      return {
        values,
        problems
      };
    }
    function withDefault(whenEmpty, rule) {
      return pipe(transform(text => text.trim() || whenEmpty), rule);
    }
    function inputs_optional(rule) {
      return pipe(transform(text => text.trim() || void 0), optional(rule));
    }
    const inputs_boolean = matching(/^(?:true|True|TRUE|false|False|FALSE)$/u, "must be `true` or `false`", text => text.toLowerCase() === "true");
    function decimal(requirement, isValid) {
      const error = `must be ${requirement}`;
      return matching(/^\d+(?:\.\d+)?$/u, error, Number).check(refine(isValid, quoting(error)));
    }
    function oneOf(...words) {
      const last = words.at(-1);
      const others = words.slice(0, -1).map(word => `\`${word}\``);
      return schemas_enum(words, quoting(`must be ${others.join(", ")} or \`${last}\``));
    }
    function matching(form, error, value) {
      return pipe(schemas_string().check(_regex(form, quoting(error))), transform(value));
    }
    function quoting(problem) {
      return {
        error: `${QUOTED}${problem}`
      };
    }
    function quoted(value, redact) {
      return (0, lib_text.Zw)(redact(value.trim()), MAX_QUOTED_LENGTH);
    }
    //! CONCATENATED MODULE: ./build/step/conclusion.js
    const WORST_FIRST = [ "failure", "warning", "notice", "pass" ];
    function worstOf(conclusions) {
      return WORST_FIRST.find(one => conclusions.includes(one)) ?? "pass";
    }
    const CONCLUSION_SIGN = {
      pass: "",
      notice: "\u2139\ufe0f ",
      warning: "\u26a0\ufe0f ",
      failure: "\u274c "
    };
    function exitCode(conclusion, runner) {
      return conclusion === "failure" || runner.hasLostOutput() ? 1 : 0;
    }
    function logConclusion(runner, conclusion, {title, message}) {
      switch (conclusion) {
       case "pass":
        runner.info(message);
        break;

       case "notice":
        runner.notice(message, title);
        break;

       case "warning":
        runner.warning(message, title);
        break;

       case "failure":
        runner.error(message, title);
      }
    }
    //! CONCATENATED MODULE: external "node:crypto"
        const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
    //! CONCATENATED MODULE: external "node:fs/promises"
        const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
    //! CONCATENATED MODULE: external "node:path"
        const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
    //! CONCATENATED MODULE: ./build/lib/problem.js
        function formatProblem({what, why, fix, request}, consequence = "") {
      const first = what === void 0 ? capitalized(why) : `${what}${consequence}: ${why}`;
      return [ `${first}.`, fix && `${fix}.`, request && `(${request})` ].filter(Boolean).join(" ");
    }
    function capitalized(clause) {
      return clause.slice(0, 1).toUpperCase() + clause.slice(1);
    }
    function uncapitalized(sentence) {
      return sentence.slice(0, 1).toLowerCase() + sentence.slice(1);
    }
    //! CONCATENATED MODULE: ./build/runner/workspace.js
        class WorkspaceError extends Error {
      name="WorkspaceError";
    }
    async function realWorkspace(workspace) {
      return (0, promises_namespaceObject.realpath)(workspace).catch(cause => {
        throw new WorkspaceError("the workspace doesn't exist. Run `actions/checkout` before this step", {
          cause
        });
      });
    }
    function isOutside(root, path) {
      const between = (0, external_node_path_namespaceObject.relative)(root, path);
      return between === ".." || between.startsWith(`..${external_node_path_namespaceObject.sep}`) || (0, 
      external_node_path_namespaceObject.isAbsolute)(between);
    }
    //! CONCATENATED MODULE: ./build/runner/atomic-file.js
        class WriteError extends Error {
      name="WriteError";
      problem;
      constructor(problem, cause) {
        super(formatProblem(problem), {
          cause
        });
        this.problem = problem;
      }
    }
    async function outputFileInWorkspace(workspace, given) {
      const root = await realWorkspace(workspace);
      if (/[/\\]$/u.test(given)) throw new WorkspaceError(isFolder(given));
      const leaves = `${(0, lib_text.Zw)(given)} is outside the workspace. Use a path in the workspace`;
      const isByLink = (0, external_node_path_namespaceObject.isAbsolute)(given) && isOutside(root, given);
      const wanted = (0, external_node_path_namespaceObject.resolve)(root, isByLink ? (0, 
      external_node_path_namespaceObject.relative)((0, external_node_path_namespaceObject.resolve)(workspace), given) : given);
      if (isOutside(root, wanted)) throw new WorkspaceError(leaves);
      if (external_node_path_namespaceObject.sep === "\\") refuseOnWindows((0, external_node_path_namespaceObject.relative)(root, wanted), given);
      const path = await resolved(wanted, given);
      if (isOutside(root, path)) throw new WorkspaceError(leaves);
      const there = await (0, promises_namespaceObject.stat)(path).catch(absent);
      if (there?.isDirectory()) throw new WorkspaceError(isFolder(given));
      if (there !== void 0 && !there.isFile()) throw new WorkspaceError(`${(0, lib_text.Zw)(given)} isn't a regular file`);
      return {
        path,
        name: (0, external_node_path_namespaceObject.relative)(root, path).replaceAll(external_node_path_namespaceObject.sep, "/")
      };
    }
    function refuseOnWindows(name, given) {
      const parts = name.split(external_node_path_namespaceObject.sep);
      if (parts.some(part => NO_NAME_ON_WINDOWS.test(part))) throw new WorkspaceError(`${(0, 
      lib_text.Zw)(given)} isn't a file name on Windows. Names there can't contain \`< > : " | ? *\`, end in a period or a space, or be a device such as \`NUL\``);
      if (parts.some(part => part.length > 255)) throw new WorkspaceError(noPath("ENAMETOOLONG"));
    }
    const NO_NAME_ON_WINDOWS = /[<>:"|?*]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;
    async function resolved(wanted, given) {
      const missing = [];
      for (let at = wanted; ;at = (0, external_node_path_namespaceObject.dirname)(at)) {
        const there = await (0, promises_namespaceObject.lstat)(at).catch(absent);
        if (there === void 0) {
          missing.unshift(at.slice((0, external_node_path_namespaceObject.dirname)(at).length).replace(/^[/\\]/u, ""));
          continue;
        }
        const real = await (0, promises_namespaceObject.realpath)(at).catch(cause => {
          throw new WorkspaceError(`${(0, lib_text.Zw)(given)} contains a broken link`, {
            cause
          });
        });
        if (missing.length > 0 && !(await (0, promises_namespaceObject.stat)(real)).isDirectory()) throw new WorkspaceError(`${(0, 
        lib_text.Zw)(given)} uses a file as a folder`);
        return (0, external_node_path_namespaceObject.join)(real, ...missing);
      }
    }
    function isFolder(given) {
      return `${(0, lib_text.Zw)(given)} is a folder. Name a file in it`;
    }
    function noPath(why) {
      return `this can't be the path of a file (${why})`;
    }
    function absent(cause) {
      const code = codeOf(cause);
      if (code === "ENOENT" || code === "ENOTDIR") return;
      throw new WorkspaceError(noPath(code ?? String(cause)), {
        cause
      });
    }
    const BUFFER_BYTES = 262_144;
    const utf8 = new TextEncoder;
    class AtomicFile {
      #target;
      #draft;
      #handle;
      #buffer=Buffer.allocUnsafeSlow(BUFFER_BYTES);
      #filled=0;
      #bytes;
      constructor(target, draft, handle, bytes) {
        this.#target = target;
        this.#draft = draft;
        this.#handle = handle;
        this.#bytes = bytes;
      }
      static async open(target, bytes = 0) {
        const draft = draftBeside(target);
        try {
          return await orWriteError(target, async () => {
            await makeFolder(target);
            if (bytes > 0) {
              await (0, promises_namespaceObject.copyFile)(target.path, draft, promises_namespaceObject.constants.COPYFILE_EXCL | promises_namespaceObject.constants.COPYFILE_FICLONE);
              await (0, promises_namespaceObject.truncate)(draft, bytes);
            }
            return new AtomicFile(target, draft, await (0, promises_namespaceObject.open)(draft, bytes === 0 ? "wx" : "a"), bytes);
          });
        } catch (error) {
          await (0, promises_namespaceObject.rm)(draft, {
            force: true
          }).catch(() => {});
          throw error;
        }
      }
      async write(text) {
        for (let rest = text; ;) {
          const {read, written} = utf8.encodeInto(rest, this.#buffer.subarray(this.#filled));
          this.#filled += written;
          if (read === rest.length) return;
          rest = rest.slice(read);
          await orWriteError(this.#target, () => this.#flush());
        }
      }
      get bytes() {
        return this.#bytes + this.#filled;
      }
      async writtenPath() {
        await orWriteError(this.#target, () => this.#flush());
        return this.#draft;
      }
      async publish(tail) {
        const copy = draftBeside(this.#target);
        try {
          await orWriteError(this.#target, async () => {
            await this.#flush();
            await (0, promises_namespaceObject.copyFile)(this.#draft, copy, promises_namespaceObject.constants.COPYFILE_EXCL | promises_namespaceObject.constants.COPYFILE_FICLONE);
            const handle = await (0, promises_namespaceObject.open)(copy, "a");
            try {
              await handle.appendFile(tail);
              await handle.sync();
            } finally {
              await handle.close();
            }
            await (0, promises_namespaceObject.rename)(copy, this.#target.path);
          });
        } finally {
          await (0, promises_namespaceObject.rm)(copy, {
            force: true
          }).catch(() => {});
        }
      }
      async commit() {
        await orWriteError(this.#target, async () => {
          await this.#flush();
          await this.#handle.sync();
          await this.#handle.close();
          await (0, promises_namespaceObject.rename)(this.#draft, this.#target.path);
        });
      }
      async discard() {
        await this.#handle.close().catch(() => {});
        await (0, promises_namespaceObject.rm)(this.#draft, {
          force: true
        }).catch(() => {});
      }
      async #flush() {
        const filled = this.#buffer.subarray(0, this.#filled);
        await this.#handle.appendFile(filled);
        this.#bytes += this.#filled;
        this.#filled = 0;
      }
    }
    async function writeWhole(target, text) {
      const file = await AtomicFile.open(target);
      try {
        await file.write(text);
        await file.commit();
      } catch (error) {
        await file.discard();
        throw error;
      }
    }
    async function readIfPresent({path}) {
      try {
        return await (0, promises_namespaceObject.readFile)(path, "utf8");
      } catch (error) {
        if (codeOf(error) === "ENOENT") return;
        throw error;
      }
    }
    async function removeFile(target) {
      await orWriteError(target, () => (0, promises_namespaceObject.rm)(target.path, {
        force: true
      }));
    }
    function draftBeside({path}) {
      return (0, external_node_path_namespaceObject.join)((0, external_node_path_namespaceObject.dirname)(path), `.${(0, 
      external_node_crypto_namespaceObject.randomBytes)(8).toString("hex")}.part`);
    }
    async function makeFolder({path}) {
      const folder = (0, external_node_path_namespaceObject.dirname)(path);
      await (0, promises_namespaceObject.mkdir)(folder, {
        recursive: true
      });
      if (await (0, promises_namespaceObject.realpath)(folder) !== folder) throw new Error("the folder was replaced by a link");
    }
    async function orWriteError({name}, act) {
      try {
        return await act();
      } catch (cause) {
        throw new WriteError({
          what: `Couldn't write ${(0, lib_text.Zw)(name)}`,
          ...whyUnwritable(cause)
        }, cause);
      }
    }
    function whyUnwritable(cause) {
      switch (codeOf(cause) ?? "") {
       case "ENOSPC":
       case "EDQUOT":
        return {
          why: "the disk is full",
          fix: "Free some space on the runner, or write to another disk"
        };

       case "EFBIG":
        return {
          why: "it is larger than the file system allows",
          fix: "Export a shorter period"
        };

       case "EACCES":
       case "EPERM":
       case "EROFS":
        return {
          why: "permission denied",
          fix: "Choose another folder, or change the permissions of this one"
        };

       case "ENAMETOOLONG":
        return {
          why: "its name is too long for the file system",
          fix: "Choose a shorter one"
        };

       default:
        return {
          why: cause instanceof Error ? cause.message : String(cause)
        };
      }
    }
    function codeOf(cause) {
      const holds = typeof cause === "object" && cause !== null && "code" in cause;
      return holds && typeof cause.code === "string" ? cause.code : void 0;
    }
    //! CONCATENATED MODULE: external "node:buffer"
        const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
    var client = __nccwpck_require__(133);
    var lib_clock = __nccwpck_require__(570);
    //! CONCATENATED MODULE: ./build/lib/json.js
        function parseJson(text) {
      try {
        return JSON.parse(text);
      } catch {
        return;
      }
    }
    function jsonListWithin(items, maxBytes) {
      const kept = [];
      let bytes = 2;
      for (const item of items) {
        const json = JSON.stringify(item);
        bytes += Buffer.byteLength(json) + 1;
        if (bytes > maxBytes) break;
        kept.push(json);
      }
      return {
        json: `[${kept.join(",")}]`,
        left: items.length - kept.length
      };
    }
    //! CONCATENATED MODULE: ./build/platform/failures.js
        const redirected = () => "the base URL redirects, and redirects aren't followed";
    const setFinalUrl = () => "Set `base-url` to the final URL of the API";
    const refused = () => "the API refused the request";
    const contactSupport = () => "Contact the API's support with the request id from the debug log";
    const runLater = () => "Run again later";
    function lacksPlan({serviceMessage = ""}) {
      return /upgrade|plan\b/i.test(serviceMessage);
    }
    function isAboutJob({path}) {
      return /\/job\/./u.test(path);
    }
    const FAILURES = {
      "bad-request": {
        reason: "bad-request",
        submit: "reject",
        poll: "reject",
        page: "reject",
        isTransient: false,
        why: () => "the API rejected the request",
        fix: () => "Check `project-id`: the API returns 400 for an unknown id"
      },
      unauthorized: {
        reason: "unauthorized",
        submit: "reject",
        poll: "reject",
        page: "reject",
        isTransient: false,
        why: details => lacksPlan(details) ? "the project's plan doesn't include this API" : "the API key is wrong or expired",
        fix: details => lacksPlan(details) ? "Upgrade the plan to use API keys" : "Create an admin key on the API keys page of the dashboard and update the secret"
      },
      forbidden: {
        reason: "forbidden",
        submit: "reject",
        poll: "reject",
        page: "reject",
        isTransient: false,
        why: () => "the API key isn't allowed to do this",
        fix: ({method}) => `Check the key's scope (\`${method === "GET" ? "read" : "write"}\`), allowed IP addresses and organization on the API keys page`
      },
      "not-found": {
        reason: "not-found",
        submit: "reject",
        poll: "absent",
        page: "reject",
        isTransient: false,
        why: details => "the API doesn't know this " + (isAboutJob(details) ? "job" : "project"),
        fix: details => isAboutJob(details) ? "Check `job-id` and `project-id`" : "Check `project-id`"
      },
      "rate-limit": {
        reason: "rate-limit",
        submit: "retry",
        poll: "retry",
        page: "wait-for-quota",
        isTransient: true,
        why: details => `${limitOf(details)} is used up`,
        fix: () => "Run again later, or less often"
      },
      redirect: {
        reason: "redirect",
        submit: "reject",
        poll: "retry",
        page: "reject",
        isTransient: false,
        why: redirected,
        fix: setFinalUrl
      },
      "see-other": {
        reason: "redirect",
        submit: "uncertain",
        poll: "retry",
        page: "reject",
        isTransient: false,
        why: redirected,
        fix: setFinalUrl
      },
      refused: {
        reason: "refused",
        submit: "reject",
        poll: "retry",
        page: "reject",
        isTransient: false,
        why: refused,
        fix: contactSupport
      },
      "request-timeout": {
        reason: "refused",
        submit: "uncertain",
        poll: "retry",
        page: "retry",
        isTransient: false,
        why: refused,
        fix: contactSupport
      },
      "too-early": {
        reason: "refused",
        submit: "reject",
        poll: "retry",
        page: "retry",
        isTransient: false,
        why: refused,
        fix: contactSupport
      },
      "server-error": {
        reason: "server-error",
        submit: "uncertain",
        poll: "retry",
        page: "retry",
        isTransient: true,
        why: () => "the API had an internal error",
        fix: () => "Check the API's status page and run again later"
      },
      unreachable: {
        reason: "unreachable",
        submit: "retry",
        poll: "retry",
        page: "retry",
        isTransient: false,
        why: () => "the API couldn't be reached",
        fix: () => "Check `base-url`, DNS, the firewall, certificates and the proxy (`https_proxy`, `no_proxy`)"
      },
      "unusable-proxy": {
        reason: "unreachable",
        submit: "unsendable",
        poll: "reject",
        page: "reject",
        isTransient: false,
        why: () => "the runner's proxy can't be used",
        fix: () => "Correct `https_proxy` or `http_proxy`, or update the runner if its Node is too old"
      },
      "no-answer": {
        reason: "no-answer",
        submit: "uncertain",
        poll: "retry",
        page: "retry",
        isTransient: true,
        why: () => "the connection broke before the response was complete",
        fix: runLater
      },
      timeout: {
        reason: "no-answer",
        submit: "uncertain",
        poll: "retry",
        page: "retry",
        isTransient: true,
        why: () => "the API didn't respond in time",
        fix: runLater
      },
      "unreadable-answer": {
        reason: "unreadable-answer",
        submit: "uncertain",
        poll: "retry",
        page: "retry",
        isTransient: false,
        why: () => "the response couldn't be read",
        fix: () => "Check `base-url` and the proxy, because something other than the API may have answered"
      },
      "invalid-page": {
        reason: "unreadable-answer",
        submit: "uncertain",
        poll: "retry",
        page: "retry-twice",
        isTransient: false,
        why: () => "the response doesn't follow the API's specification",
        fix: () => "Report it to the API's support"
      },
      unsent: {
        reason: "interrupted",
        submit: "retry",
        poll: "retry",
        page: "retry",
        isTransient: true,
        why: () => "the step ended before the request was sent",
        fix: runLater
      },
      interrupted: {
        reason: "interrupted",
        submit: "uncertain",
        poll: "retry",
        page: "retry",
        isTransient: true,
        why: () => "the step ended before the response arrived",
        fix: runLater
      }
    };
    function failureOfStatus(status) {
      switch (status) {
       case 303:
        return "see-other";

       case 400:
        return "bad-request";

       case 401:
        return "unauthorized";

       case 403:
        return "forbidden";

       case 404:
        return "not-found";

       case 408:
        return "request-timeout";

       case 425:
        return "too-early";

       case 429:
        return "rate-limit";

       default:
        if (status >= 500) return "server-error";
        return status >= 400 ? "refused" : "redirect";
      }
    }
    function limitOf({method, path}) {
      if (method === "POST") return "the project's limit of 100 agent jobs an hour";
      return path.startsWith("/v1/analytics/") ? "the organization's limit of 100 analytics requests an hour" : "the rate limit";
    }
    function formatFailedRequest(details) {
      const {method, path, status, serviceMessage} = details;
      const said = failures_quoted(serviceMessage) ?? causeOf(details);
      const result = [ status, said ].filter(part => part !== void 0).join(", ");
      return `${method} ${path}${result === "" ? "" : `: ${result}`}`;
    }
    function causeOf({failure, cause}) {
      const says = failure === "unreachable" || failure === "unusable-proxy" || failure === "no-answer" || failure === "invalid-page" || failure === "unreadable-answer" && cause instanceof client.j$;
      return says ? messageOf(cause) : void 0;
    }
    const failures_MAX_QUOTED_LENGTH = 300;
    function failures_quoted(serviceMessage) {
      if (serviceMessage === void 0 || serviceMessage === "") return;
      return `\u201c${Array.from(serviceMessage).slice(0, failures_MAX_QUOTED_LENGTH).join("")}\u201d`;
    }
    function messageOf(cause) {
      if (!(cause instanceof Error)) return;
      const code = "code" in cause && typeof cause.code === "string" ? cause.code : void 0;
      const [, tlsReason] = /:SSL routines:[^:]*:([^:]+):/u.exec(cause.message) ?? [];
      if (code !== void 0 && tlsReason !== void 0) return `${code}: ${tlsReason}`;
      const message = cause.message.replace(/\s+/gu, " ").trim();
      if (code === void 0 || message.includes(code)) return message || void 0;
      return message === "" ? code : `${code}: ${message}`;
    }
    //! CONCATENATED MODULE: ./build/platform/errors.js
        class PlatformError extends Error {
      name="PlatformError";
      failure;
      status;
      retryAfterMs;
      body;
      problem;
      constructor(options) {
        const {failure, status, retryAfterMs, body, cause} = options;
        const why = FAILURES[failure].why(options);
        const request = formatFailedRequest(options);
        super(`${capitalized(why)} (${request})`, {
          cause
        });
        this.failure = failure;
        this.status = status;
        this.retryAfterMs = retryAfterMs;
        this.body = body;
        this.problem = {
          why,
          fix: FAILURES[failure].fix(options),
          request
        };
      }
      get policy() {
        return FAILURES[this.failure];
      }
      get reason() {
        return this.policy.reason;
      }
      explain(what, fix = this.problem.fix) {
        return formatProblem({
          ...this.problem,
          what,
          fix
        });
      }
    }
    //! CONCATENATED MODULE: ./build/platform/service-message.js
        function serviceMessageOf(text, json) {
      const message = json === void 0 ? plainText(text.slice(0, MAX_MESSAGE_TEXT)) : [ ...messagesOf(json) ].join(" \u2014 ");
      return message.replace(/\s+/gu, " ").trim() || void 0;
    }
    function serviceMessageOfUnexpected(text, json) {
      return json === void 0 && /^\s*[{[]/u.test(text) ? void 0 : serviceMessageOf(text, json);
    }
    const MAX_MESSAGE_TEXT = 65536;
    const MAX_MESSAGE_DEPTH = 3;
    function* messagesOf(value, depth = 0) {
      if (typeof value === "string") yield value;
      if (typeof value !== "object" || value === null || depth === MAX_MESSAGE_DEPTH) return;
      for (const name of [ "error", "message", "details" ]) {
        const nested = Reflect.get(value, name);
        if (Array.isArray(nested)) for (const item of nested) yield* messagesOf(item, depth + 1); else yield* messagesOf(nested, depth + 1);
      }
    }
    function plainText(text) {
      if (!/^\s*</u.test(text)) return text;
      const at = text.search(/<title/iu);
      const [, title] = at === -1 ? [] : /^<title[^>]{0,100}>([^<]*)/iu.exec(text.slice(at)) ?? [];
      return title === void 0 ? "an HTML page" : `an HTML page: ${title}`;
    }
    //! CONCATENATED MODULE: ./build/platform/client.js
        const REQUEST_TIMEOUT_MS = 30_000;
    const MAX_DAMAGED_TEXT = 1048576;
    class PlatformClient {
      #options;
      #base;
      #writtenKeys;
      constructor(options) {
        this.#options = options;
        this.#base = options.baseUrl.origin + options.baseUrl.pathname.replace(/\/+$/u, "");
        this.#writtenKeys = new Set([ options.apiKey, JSON.stringify(options.apiKey).slice(1, -1) ]);
      }
      async send(request) {
        const {clock, http, onRequest} = this.#options;
        const {method, attempt, signal} = request;
        const path = `/${request.path.map(pathSegment).join("/")}`;
        const started = clock.now();
        let isSent = false;
        let answer;
        return await (0, lib_clock.wj)(clock, REQUEST_TIMEOUT_MS, signal, async ({timedOut, stop}) => {
          try {
            const response = await http.send({
              method,
              url: this.#url(path, request.query),
              headers: this.#headers(request.body !== void 0),
              body: request.body === void 0 ? void 0 : JSON.stringify(request.body),
              signal: stop,
              onSending: () => {
                isSent = true;
                request.onSending?.();
              }
            });
            answer = response;
            return this.#accept(response, method, path);
          } catch (error) {
            if (!(error instanceof client.j$)) throw error;
            const {partial} = error;
            answer = partial;
            const isRefused = partial !== void 0 && !isSuccess(partial.status);
            throw new PlatformError({
              failure: isRefused ? failureOfStatus(partial.status) : failureOf(error, {
                isSent,
                timedOut: timedOut.aborted,
                isInterrupted: signal.aborted
              }),
              method,
              path,
              status: partial?.status,
              retryAfterMs: partial && retryAfterMs(partial.headers, clock.now()),
              body: isRefused ? void 0 : this.#withoutKey(partial?.body.toString("utf8") ?? "").slice(0, MAX_DAMAGED_TEXT),
              cause: error.isUnreadable ? error : error.cause ?? error
            });
          } finally {
            onRequest({
              method,
              path,
              result: String(answer?.status ?? (isSent ? "no answer" : "not sent")),
              milliseconds: clock.now() - started,
              attempt,
              requestId: answer && (0, client.Yp)(answer.headers, "x-request-id")
            });
          }
        });
      }
      #accept({status, headers, body}, method, path) {
        const {text, json} = this.#readWithoutKey(body);
        if (isSuccess(status)) return {
          method,
          path,
          status,
          text,
          json
        };
        throw new PlatformError({
          failure: failureOfStatus(status),
          method,
          path,
          status,
          serviceMessage: serviceMessageOf(text, json),
          retryAfterMs: retryAfterMs(headers, this.#options.clock.now())
        });
      }
      #readWithoutKey(body) {
        const text = this.#withoutKey(client_utf8.decode(body));
        const json = parseJson(text);
        if (json === void 0) return {
          text: this.#withoutHiddenKey(text),
          json
        };
        const hidesSlash = this.#options.apiKey.includes("/") && body.includes("\\/");
        if (!hidesSlash && !canHideKey(body)) return {
          text,
          json
        };
        const plain = JSON.stringify(json);
        const without = this.#withoutHiddenKey(this.#withoutKey(plain));
        return without === plain ? {
          text,
          json
        } : {
          text: without,
          json: parseJson(without)
        };
      }
      #withoutKey(text) {
        let without = text;
        for (const key of this.#writtenKeys) without = without.replaceAll(key, "***");
        return without;
      }
      #withoutHiddenKey(text) {
        if (!REMOVED.test(text)) return text;
        const shown = (0, lib_text.TN)(text, Number.POSITIVE_INFINITY);
        return this.#withoutKey(shown) === shown ? text : this.#withoutKey(shown);
      }
      #url(path, query = {}) {
        const search = new URLSearchParams(query).toString();
        return new URL(`${this.#base}${path}${search === "" ? "" : `?${search}`}`);
      }
      #headers(hasBody) {
        return {
          accept: "application/json",
          "accept-encoding": "identity",
          authorization: `Bearer ${this.#options.apiKey}`,
          "user-agent": this.#options.userAgent,
          ...hasBody ? {
            "content-type": "application/json"
          } : {}
        };
      }
    }
    function unreadableAnswer({method, path, status, text, json}, cause) {
      return new PlatformError({
        failure: "unreadable-answer",
        method,
        path,
        status,
        serviceMessage: serviceMessageOfUnexpected(text, json),
        body: text,
        cause
      });
    }
    function failureOf(error, {isSent, timedOut, isInterrupted}) {
      if (error.isProxyUnusable) return "unusable-proxy";
      if (timedOut) return isSent ? "timeout" : "unreachable";
      if (isInterrupted) return isSent ? "interrupted" : "unsent";
      if (error.isUnreadable) return "unreadable-answer";
      return isSent ? "no-answer" : "unreachable";
    }
    function isSuccess(status) {
      return status >= 200 && status <= 299;
    }
    function pathSegment(value) {
      if (!isPathSegment(value)) throw new TypeError('a path segment is empty, "." or ".."');
      return encodeURIComponent(value);
    }
    const MAX_SEGMENT_LENGTH = 500;
    function isPathSegment(value) {
      return value !== "" && value !== "." && value !== ".." && value.length <= MAX_SEGMENT_LENGTH && value.isWellFormed();
    }
    const REMOVED = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\x1B\x9B]|\\u/u;
    function canHideKey(body) {
      if (body.includes("\\u") || body.includes("\x1b")) return true;
      if ((0, external_node_buffer_namespaceObject.isAscii)(body)) return false;
      const others = body.toString("latin1").replace(/[\x20-\x7E]+/gu, "");
      return REMOVED.test(Buffer.from(others, "latin1").toString());
    }
    const client_utf8 = new TextDecoder("utf-8");
    const MAX_RETRY_AFTER_MS = lib_clock.sO;
    function retryAfterMs(headers, now) {
      const text = (0, client.Yp)(headers, "retry-after")?.trim() ?? "";
      const isSeconds = /^\d+$/u.test(text);
      if (!isSeconds && !/^[A-Z][a-z]+, .* GMT$/u.test(text)) return;
      const ms = isSeconds ? Number(text) * 1_000 : Date.parse(text) - now;
      return Number.isNaN(ms) ? void 0 : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS);
    }
    //! CONCATENATED MODULE: ./build/step/connection-inputs.js
        const DEFAULT_BASE_URL = "https://api.mintlify.com";
    const NO_KEY = "is empty. Check that the secret exists and that its name is right; runs from forks and Dependabot get no secrets";
    const connectionInputs = {
      "project-id": schemas_string().check(_trim(), refine(text => text !== "", "is empty. If it comes from a variable, check the variable's name; the id is on the API keys page of the dashboard"), refine(text => text === "" || isPathSegment(text), quoting("must be a project id"))),
      "api-key": schemas_string().check(_trim(), refine(text => text !== "", NO_KEY), refine(text => !text.startsWith("mint_dsc_"), "is an assistant key (`mint_dsc_\u2026`). Create an admin key (`mint_\u2026`) on the API keys page of the dashboard"), refine(text => !text.startsWith("mint_us_"), "is an index key (`mint_us_\u2026`). Create an admin key (`mint_\u2026`) on the API keys page of the dashboard"), _regex(/^[\x21-\x7E]*$/u, "has a space, a line break or a character that is not ASCII. Store only the key in the secret")),
      "base-url": withDefault(DEFAULT_BASE_URL, pipe(schemas_string().check(refine(text => URL.canParse(text), quoting("must be a URL"))), transform(text => new URL(text))).check(refine(isAcceptable, quoting("must be an https URL without a user name, query or fragment (http only for loopback)"))))
    };
    function keyProblem(apiKey, baseUrl) {
      const url = baseUrl.trim() || DEFAULT_BASE_URL;
      const elsewhere = !URL.canParse(url) || new URL(url).origin !== DEFAULT_BASE_URL;
      if (elsewhere || apiKey.trim() === "" || apiKey.trim().startsWith("mint_")) return;
      return "`api-key` isn't an admin key, because it doesn't start with `mint_`. Create an admin key on the API keys page of the dashboard.";
    }
    function timeoutRule(minutes) {
      return withDefault(minutes, pipe(decimal("a number of minutes above 0 and at most 350", value => value > 0 && value <= 350), transform(value => value * 60_000)));
    }
    function isAcceptable(url) {
      if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") return false;
      return url.protocol === "https:" || url.protocol === "http:" && isLoopback(url);
    }
    function isLoopback(url) {
      return url.hostname === "localhost" || url.hostname === "[::1]" || /^127(?:\.\d+){3}$/u.test(url.hostname);
    }
    //! CONCATENATED MODULE: ./build/visitors/date-range.js
        const MARKDOWN_COUNTS_AS_AI = Date.parse("2026-07-31");
    const FORM = /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/u;
    const dateRule = schemas_string().check(refine(isRealDate, quoting("must be a real date, such as `2026-02-28` or `2026-02-28T12:00:00Z`")), refine(text => !isRealDate(text) || instantOf(text) >= FIRST_INSTANT, quoting("must be in the year 1000 or later")));
    function lastDays(days, now) {
      return {
        from: day(now - days * lib_clock.sO),
        to: day(now)
      };
    }
    function daysBefore(to, days) {
      return {
        from: writtenAs([ to ], instantOf(to) - days * lib_clock.sO),
        to
      };
    }
    function isEmpty(range) {
      return lengthMs(range) <= 0;
    }
    function lengthMs({from, to}) {
      return instantOf(to) - instantOf(from);
    }
    function rangeBefore(range) {
      const {from, to} = range;
      return {
        from: writtenAs([ from, to ], instantOf(from) - lengthMs(range)),
        to: from
      };
    }
    function hasRoomFor(range, count) {
      return instantOf(range.to) - count * lengthMs(range) >= FIRST_INSTANT;
    }
    function crossesCountingChange(from, to) {
      return instantOf(from) < MARKDOWN_COUNTS_AS_AI && MARKDOWN_COUNTS_AS_AI < instantOf(to);
    }
    function byTime(one, other) {
      return instantOf(one.from) - instantOf(other.from) || instantOf(one.to) - instantOf(other.to);
    }
    function formatDateRange({from, to}) {
      if (!isDay(from) || !isDay(to)) return `${from} \u2013 ${to}`;
      const last = day(instantOf(to) - lib_clock.sO);
      return last === from ? from : `${from} \u2013 ${last}`;
    }
    function formatLength(range) {
      const days = lengthMs(range) / lib_clock.sO;
      if (days === 7) return "week";
      if (days === 1) return "day";
      return Number.isInteger(days) ? `${days} days` : "period";
    }
    const FIRST_INSTANT = Date.parse("1000-01-01T00:00:00Z");
    function isRealDate(text) {
      const [, date = ""] = FORM.exec(text) ?? [];
      const midnight = new Date(`${date}T00:00:00Z`);
      if (Number.isNaN(midnight.getTime()) || Number.isNaN(instantOf(text))) return false;
      return midnight.toISOString().startsWith(date);
    }
    function day(milliseconds) {
      return new Date(milliseconds).toISOString().slice(0, 10);
    }
    function instantOf(text) {
      return Date.parse(isLocal(text) ? `${text}Z` : text);
    }
    function writtenAs(models, milliseconds) {
      if (models.every(isDay)) return day(milliseconds);
      const text = new Date(milliseconds).toISOString().replace(".000Z", "Z");
      return models.some(isLocal) ? text.replace("Z", "") : text;
    }
    function isDay(text) {
      return !text.includes("T");
    }
    function isLocal(text) {
      return !isDay(text) && !/(?:Z|[+-]\d\d:\d\d)$/u.test(text);
    }
    //! CONCATENATED MODULE: ./build/visitors/formats.js
        const formatNames = [ "csv", "json", "ndjson" ];
    const CSV_LINE_END = "\r\n";
    const FORMULA = /^[=+\-@\t\r\0\uff1d\uff0b\uff0d\uff20]/u;
    const APOSTROPHE = "'";
    function isAmbiguousCell(path) {
      return path[0] === APOSTROPHE && FORMULA.test(path.slice(APOSTROPHE.length));
    }
    const NEEDS_QUOTES = /[",\r\n]/u;
    const SPECIAL = /[",\r\n\u0100-\u{10FFFF}]/u;
    const csv = {
      head: () => `date_from,date_to,path,human,ai,total${CSV_LINE_END}`,
      rows: (rows, _, {from, to}) => {
        const start = `${from},${to},`;
        const parts = [];
        let part = "";
        let isPlain = true;
        for (const {path, human, ai, total} of rows) {
          if (isPlain !== (path.startsWith("/") && !SPECIAL.test(path))) {
            parts.push(part);
            part = "";
            isPlain = !isPlain;
          }
          part += `${start}${isPlain ? path : cell(path)},${human},${ai},${total}${CSV_LINE_END}`;
        }
        return [ ...parts, part ];
      },
      tail: () => ""
    };
    function cell(path) {
      const safe = FORMULA.test(path) ? `${APOSTROPHE}${path}` : path;
      return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    }
    const ndjson = {
      head: () => "",
      rows: (rows, _, {from, to}) => {
        const start = `{"date_from":${JSON.stringify(from)},"date_to":${JSON.stringify(to)},`;
        return [ rows.map(row => `${start}${fieldsOf(row)}}\n`).join("") ];
      },
      tail: () => ""
    };
    const formats_json = {
      head: ({project, generatedAt, range, totals: {human, ai, total}}) => `{"project":${JSON.stringify(project)},"generated_at":${JSON.stringify(generatedAt)},"dateFrom":${JSON.stringify(range.from)},"dateTo":${JSON.stringify(range.to)},"totals":${JSON.stringify({
        human,
        ai,
        total
      })},"visitors":[`,
      rows: (rows, isFirst) => [ rows.map((row, at) => `${isFirst && at === 0 ? "" : ","}\n{${fieldsOf(row)}}`).join("") ],
      tail: hasMore => `\n],"hasMore":${hasMore}}\n`
    };
    const formats = {
      csv,
      json: formats_json,
      ndjson
    };
    function fieldsOf({path, human, ai, total}) {
      return `"path":${JSON.stringify(path)},"human":${human},"ai":${ai},"total":${total}`;
    }
    //! CONCATENATED MODULE: ./build/visitors/ranking.js
        class Ranking {
      #size;
      #order;
      #ranked=[];
      constructor(size, order) {
        this.#size = size;
        this.#order = order;
      }
      add(candidate) {
        const last = this.#ranked[this.#size - 1];
        if (this.#size === 0 || last !== void 0 && this.#order(candidate, last) >= 0) return;
        const place = this.#ranked.findIndex(ranked => this.#order(candidate, ranked) < 0);
        this.#ranked.splice(place === -1 ? this.#ranked.length : place, 0, candidate);
        this.#ranked.length = Math.min(this.#ranked.length, this.#size);
      }
      get inOrder() {
        return this.#ranked;
      }
    }
    function byText(one, other) {
      if (one === other) return 0;
      return one < other ? -1 : 1;
    }
    function mostVisitorsFirst(one, other) {
      return other.total - one.total || byText(one.path, other.path);
    }
    //! CONCATENATED MODULE: ./build/visitors/row-schema.js
        const Count = schemas_number().check(_gte(0));
    const Totals = object({
      human: Count,
      ai: Count,
      total: Count
    });
    const Row = object({
      path: schemas_string(),
      ...Totals.shape
    });
    //! CONCATENATED MODULE: ./build/visitors/history.js
        const MAX_HISTORY_ROWS = 10_000;
    const Window = object({
      from: dateRule,
      to: dateRule,
      project: schemas_string(),
      generated_at: schemas_string(),
      totals: Totals,
      pages: nullable(array(Row))
    });
    class HistoryError extends Error {
      name="HistoryError";
    }
    class History {
      #file;
      #before;
      #windows;
      constructor(file, text, windows) {
        this.#file = file;
        this.#before = text;
        this.#windows = windows;
      }
      static async read(file) {
        const text = await readIfPresent(file).catch(cause => {
          throw new HistoryError(`Couldn't read \`history\` from ${(0, lib_text.Zw)(file.name)}. Check the file's permissions.`, {
            cause
          });
        }) ?? "";
        const windows = text.split("\n").flatMap((line, index) => line.trim() === "" ? [] : [ parseWindow(line, index + 1, file) ]);
        return new History(file, text, windows);
      }
      find(project, range) {
        return this.#windows.findLast(window => covers(window, project, range));
      }
      add(window) {
        const sorted = {
          ...window,
          pages: window.pages?.toSorted(mostVisitorsFirst) ?? null
        };
        const before = this.find(window.project, window);
        if (before !== void 0 && contentOf(before) === contentOf(sorted)) return;
        const others = this.#windows.filter(other => !covers(other, window.project, window));
        this.#windows = [ ...others, sorted ];
      }
      windowsLike(project, range) {
        return this.#windows.filter(window => window.project === project && lengthMs(window) === lengthMs(range)).toSorted(byTime);
      }
      async write() {
        const lines = this.#windows.toSorted((one, other) => byTime(one, other) || byText(one.project, other.project)).map(window => `${JSON.stringify(window)}\n`);
        const text = lines.join("");
        if (text !== this.#before) await writeWhole(this.#file, text);
      }
    }
    function parseWindow(line, number, {name}) {
      try {
        return Window.parse(JSON.parse(line));
      } catch (cause) {
        throw new HistoryError(`\`history\`: line ${number} of ${(0, lib_text.Zw)(name)} wasn't written by this action. Restore the file, or use another one.`, {
          cause
        });
      }
    }
    function covers(window, project, {from, to}) {
      return window.project === project && window.from === from && window.to === to;
    }
    function contentOf({totals, pages}) {
      return JSON.stringify({
        totals,
        pages
      });
    }
    //! CONCATENATED MODULE: ./build/visitors/exported-rows.js
        const CHUNK_BYTES = 262_144;
    async function checksumOf(path, most) {
      const {crc32} = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 522, 19));
      let content = {
        bytes: 0,
        crc32: 0
      };
      for await (const chunk of chunksOf(path, most)) content = {
        bytes: content.bytes + chunk.length,
        crc32: crc32(chunk, content.crc32)
      };
      return content;
    }
    async function* exportedRows(path, bytes, format, ambiguous) {
      const decoder = new TextDecoder;
      const records = new Records(format, ambiguous);
      for await (const chunk of chunksOf(path, bytes)) yield records.add(decoder.decode(chunk, {
        stream: true
      }));
      yield records.end(decoder.decode());
    }
    async function* chunksOf(path, bytes) {
      const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
      const handle = await (0, promises_namespaceObject.open)(path);
      try {
        for (let position = 0; position < bytes; ) {
          const length = Math.min(buffer.length, bytes - position);
          const {bytesRead} = await handle.read(buffer, 0, length, position);
          if (bytesRead === 0) return;
          position += bytesRead;
          yield buffer.subarray(0, bytesRead);
        }
      } finally {
        await handle.close();
      }
    }
    class Records {
      #format;
      #ambiguous;
      #rest="";
      #isHeadRead;
      constructor(format, ambiguous) {
        this.#format = format;
        this.#ambiguous = ambiguous;
        this.#isHeadRead = format === "ndjson";
      }
      add(text) {
        this.#rest += text;
        const rows = [];
        let at = 0;
        for (let end = this.#endOf(at); end > at; at = end, end = this.#endOf(at)) this.#read(this.#rest.slice(at, end), rows);
        this.#rest = this.#rest.slice(at);
        return rows;
      }
      end(text) {
        const rows = [ ...this.add(text) ];
        if (this.#rest !== "") this.#read(this.#rest, rows);
        return rows;
      }
      #read(record, rows) {
        if (this.#isHeadRead) rows.push(this.#rowOf(record));
        this.#isHeadRead = true;
      }
      #endOf(start) {
        if (this.#format !== "csv") return this.#rest.indexOf("\n", start) + 1;
        let from = start;
        for (;;) {
          const end = this.#rest.indexOf("\n", from) + 1;
          const quote = this.#rest.indexOf('"', from);
          if (end === 0 || quote === -1 || quote >= end) return end;
          const close = this.#rest.indexOf('"', quote + 1);
          if (close === -1) return 0;
          from = close + 1;
        }
      }
      #rowOf(record) {
        if (this.#format !== "csv") return Row.parse(JSON.parse(record.replace(/,?\n?$/u, "")));
        const [, quoted, plain, human, ai, total] = CSV_RECORD.exec(record) ?? [];
        const cell = quoted === void 0 ? plain : quoted.replaceAll('""', '"');
        return Row.parse({
          path: cell === void 0 ? void 0 : this.#withoutApostrophe(cell),
          human: Number(human),
          ai: Number(ai),
          total: Number(total)
        });
      }
      #withoutApostrophe(cell) {
        return isAmbiguousCell(cell) && !this.#ambiguous.has(cell) ? cell.slice(1) : cell;
      }
    }
    const CSV_RECORD = /^[^,]*,[^,]*,(?:"(.*)"|([^"]*)),([^,]+),([^,]+),([^,]+)\r\n$/su;
    //! CONCATENATED MODULE: ./build/visitors/resume-state.js
        const VERSION = 1;
    const Whole = schemas_number().check(schemas_int(), _gte(0));
    const Checkpoint = object({
      bytes: Whole,
      crc32: Whole,
      progress: object({
        totals: Totals,
        position: Whole,
        rows: Whole,
        repeatedOnPage: Whole,
        repeatedOnLaterPage: Whole,
        hasChanged: schemas_boolean(),
        mayMissMore: schemas_boolean()
      })
    });
    const State = object({
      version: literal(VERSION),
      project: schemas_string(),
      base_url: schemas_string(),
      format: schemas_enum(formatNames),
      date_from: dateRule,
      date_to: dateRule,
      generated_at: schemas_string(),
      ambiguous_paths: array(schemas_string()),
      checkpoints: array(Checkpoint).check(_minLength(1), _maxLength(2))
    });
    class ResumeError extends Error {
      name="ResumeError";
      constructor(why, stateFile, cause) {
        super(`\`resume\`: ${why}. To start over, delete ${(0, lib_text.Zw)(stateFile.name)} or remove \`resume\`.`, {
          cause
        });
      }
    }
    async function findResumePoint(stateFile, file, wanted) {
      const text = await readIfPresent(stateFile).catch(cause => {
        throw new ResumeError(`couldn't read ${(0, lib_text.Zw)(stateFile.name)}`, stateFile, cause);
      });
      if (text === void 0) return;
      const state = parseState(text, stateFile);
      const range = {
        from: state.date_from,
        to: state.date_to
      };
      const difference = differenceOf(state, range, wanted);
      if (difference !== void 0) throw new ResumeError(`${(0, lib_text.Zw)(stateFile.name)} is for another export (${difference})`, stateFile);
      for (const checkpoint of state.checkpoints) {
        if (!await fits(file, checkpoint, state.format)) continue;
        return {
          range,
          generatedAt: state.generated_at,
          ambiguousPaths: new Set(state.ambiguous_paths),
          checkpoint
        };
      }
      throw new ResumeError(`${(0, lib_text.Zw)(file.name)} is missing or was changed after ${(0, 
      lib_text.Zw)(stateFile.name)} was written`, stateFile);
    }
    function parseState(text, stateFile) {
      const name = (0, lib_text.Zw)(stateFile.name);
      let json;
      try {
        json = JSON.parse(text);
      } catch (cause) {
        throw new ResumeError(`${name} isn't JSON`, stateFile, cause);
      }
      const state = State.safeParse(json);
      if (state.success) return state.data;
      const isOtherVersion = typeof json === "object" && json !== null && "version" in json && json.version !== VERSION;
      const writer = isOtherVersion ? "another version of this action" : "something else";
      throw new ResumeError(`${name} was written by ${writer}`, stateFile, state.error);
    }
    function differenceOf(state, range, wanted) {
      if (state.project !== wanted.projectId || state.base_url !== wanted.baseUrl.href) return "its project differs";
      if (state.format !== wanted.format) return `its format is \`${state.format}\``;
      const isOtherStart = wanted.from === void 0 ? lengthMs(range) !== lengthMs(wanted.range) : range.from !== wanted.from;
      const isOtherEnd = wanted.to !== void 0 && range.to !== wanted.to;
      return isOtherStart || isOtherEnd ? `it covers ${formatDateRange(range)}` : void 0;
    }
    async function fits(file, {bytes, crc32}, format) {
      try {
        const {size} = await (0, promises_namespaceObject.stat)(file.path);
        const ends = [ true, false ].map(hasMore => Buffer.byteLength(formats[format].tail(hasMore)));
        if (!ends.includes(size - bytes)) return false;
        const content = await checksumOf(file.path, bytes);
        return content.bytes === bytes && content.crc32 === crc32;
      } catch {
        return false;
      }
    }
    class ResumeState {
      #file;
      #identity;
      ambiguousPaths;
      #latest;
      constructor(file, identity, resumed) {
        this.#file = file;
        this.#identity = identity;
        this.ambiguousPaths = new Set(resumed?.ambiguousPaths);
        this.#latest = resumed?.checkpoint;
      }
      async save(progress, content, publish) {
        const {totals} = progress;
        if (totals === void 0) return;
        const checkpoint = {
          ...content,
          progress: {
            ...progress,
            totals
          }
        };
        const earlier = this.#latest;
        if (earlier === void 0) {
          await removeFile(this.#file);
          await publish();
          await this.#write([ checkpoint ]);
        } else {
          await this.#write([ checkpoint, earlier ]);
          await publish();
        }
        this.#latest = checkpoint;
      }
      async finish(progress, content, commit) {
        if (this.#latest === void 0) {
          await removeFile(this.#file);
          await commit();
        } else {
          await this.save(progress, await content(), commit);
          await removeFile(this.#file);
        }
      }
      async #write(checkpoints) {
        const {projectId, baseUrl, format, range, generatedAt} = this.#identity;
        const state = {
          version: VERSION,
          project: projectId,
          base_url: baseUrl.href,
          format,
          date_from: range.from,
          date_to: range.to,
          generated_at: generatedAt,
          ambiguous_paths: [ ...this.ambiguousPaths ],
          checkpoints
        };
        await writeWhole(this.#file, `${JSON.stringify(state)}\n`);
      }
    }
    //! CONCATENATED MODULE: ./build/visitors/inputs.js
        const DEFAULT_DAYS = 30;
    const rules = {
      ...connectionInputs,
      "date-from": inputs_optional(dateRule),
      "date-to": inputs_optional(dateRule),
      "last-days": inputs_optional(wholeNumber("from 1 to 3650", 1, 3_650)),
      format: withDefault("csv", oneOf(...formatNames)),
      file: schemas_string(),
      resume: withDefault("false", inputs_boolean),
      compare: withDefault("false", inputs_boolean),
      history: schemas_string(),
      windows: withDefault("1", wholeNumber("from 1 to 60", 1, 60)),
      top: withDefault("10", wholeNumber("from 0 to 100", 0, 100)),
      "if-incomplete": withDefault("error", oneOf("error", "warn")),
      "timeout-minutes": timeoutRule("10")
    };
    async function parseInputs(environment, now, redact) {
      const {values, problems} = readInputs(environment, rules, redact);
      const given = name => environment.input(name).trim();
      const found = [ ...problems ];
      const range = wantedRange(given, now, found);
      checkAcrossInputs(given, range, found);
      const place = async (input, path) => orProblem(found, input, WorkspaceError, () => outputFileInWorkspace(environment.workspace, path));
      const name = given("file") || `visitors.${values?.format ?? "csv"}`;
      const file = await place("file", name);
      const stateFile = file && await place("file", `${name}.resume.json`);
      const historyFile = given("history") === "" ? void 0 : await place("history", given("history"));
      const isTaken = historyFile && [ file?.path, stateFile?.path ].includes(historyFile.path);
      if (isTaken) found.push({
        input: "history",
        message: "`history` is the same file as `file`. Use another one."
      });
      const history = historyFile && !isTaken ? await orProblem(found, "history", HistoryError, () => History.read(historyFile)) : void 0;
      if (!values || !file || !stateFile || !range) throw new InvalidInputs(found);
      const resumed = values.resume ? await orProblem(found, "resume", ResumeError, () => findResumePoint(stateFile, file, {
        projectId: values["project-id"],
        baseUrl: values["base-url"],
        format: values.format,
        range,
        from: values["date-from"],
        to: values["date-to"]
      })) : void 0;
      if (found.length > 0) throw new InvalidInputs(found);
      const exported = resumed?.range ?? range;
      return Object.freeze({
        projectId: values["project-id"],
        apiKey: values["api-key"],
        baseUrl: values["base-url"],
        range: exported,
        generatedAt: resumed?.generatedAt ?? new Date(now).toISOString(),
        comparedWith: values.compare ? rangeBefore(exported) : void 0,
        format: values.format,
        file,
        stateFile,
        resumed,
        history,
        windows: values.windows,
        top: values.top,
        ifIncomplete: values["if-incomplete"],
        timeoutMs: values["timeout-minutes"]
      });
    }
    function wantedRange(given, now, found) {
      const [from, to, days] = [ given("date-from"), given("date-to"), given("last-days") ];
      const today = lastDays(DEFAULT_DAYS, now).to;
      if ([ from, to ].some(date => date !== "" && !isDate(date))) return;
      if (from === "" && to !== "") return daysBefore(to, DEFAULT_DAYS);
      if (from === "") return lastDays(Number(days) || DEFAULT_DAYS, now);
      const range = {
        from,
        to: to || today
      };
      if (!isEmpty(range)) return range;
      found.push(to === "" ? {
        input: "date-from",
        message: `\`date-from\` must be before today, ${today} (UTC), unless \`date-to\` is set too.`
      } : {
        input: "date-to",
        message: `\`date-to\` must be after \`date-from\`, ${from}, because it is exclusive.`
      });
      return;
    }
    function checkAcrossInputs(given, range, found) {
      if (given("last-days") !== "" && (given("date-from") !== "" || given("date-to") !== "")) found.push({
        input: "last-days",
        message: "`last-days` can't be combined with `date-from` or `date-to`. Remove one of them."
      });
      const windows = Number(given("windows")) || 1;
      if (windows > 1 && given("history") === "") found.push({
        input: "windows",
        message: "`windows` needs `history`. Set `history` to a file in the workspace."
      });
      const isComparing = given("compare").toLowerCase() === "true";
      const earlier = Math.max(isComparing ? 2 : 1, windows);
      if (range !== void 0 && !hasRoomFor(range, earlier)) {
        const input = windows > 1 ? "windows" : isComparing ? "compare" : "date-to";
        found.push({
          input,
          message: `\`${input}\` goes back before the year 1000. Choose a shorter period.`
        });
      }
      const key = keyProblem(given("api-key"), given("base-url"));
      if (key !== void 0) found.push({
        input: "api-key",
        message: key
      });
    }
    async function orProblem(found, input, kind, act) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof kind)) throw error;
        found.push({
          input,
          message: error instanceof WorkspaceError ? `\`${input}\`: ${error.message}.` : error.message
        });
        return;
      }
    }
    function isDate(text) {
      return dateRule.safeParse(text).success;
    }
    function wholeNumber(range, least, most) {
      return decimal(`a whole number ${range}`, value => Number.isInteger(value) && value >= least && value <= most);
    }
    //! CONCATENATED MODULE: ./build/visitors/outcome.js
        const MAX_MESSAGE_LENGTH = 4_000;
    function outcomeOfInvalidInputs(problems) {
      return {
        conclusion: "failure",
        notes: problems.map(({input, message}) => note("failure", `Invalid input: ${input}`, message)),
        range: void 0,
        totals: void 0,
        rows: 0,
        file: void 0,
        isComplete: false,
        topPages: [],
        comparison: void 0,
        trend: void 0
      };
    }
    function outcomeOfExport(exported, inputs) {
      return outcomeOf({
        exported,
        comparison: void 0,
        trend: void 0,
        historyError: void 0
      }, inputs);
    }
    function outcomeOf({exported, comparison, trend, historyError}, inputs) {
      const {isComplete, isWritten, totals, rows, topPages} = exported;
      const incomplete = INCOMPLETE_CONCLUSION[inputs.ifIncomplete];
      const notes = [ isComplete ? note("pass", "Visitors exported", `Exported ${whatIsWritten(rows, inputs)}.`) : noteOfIncomplete(exported, inputs, incomplete), ...notesOfComparison(comparison, exported, inputs, incomplete), ...historyError === void 0 ? [] : [ note("failure", "History not written", historyError.message) ] ];
      return {
        conclusion: worstOf(notes.map(({conclusion}) => conclusion)),
        notes,
        range: inputs.range,
        totals,
        rows,
        file: isWritten ? inputs.file.name : void 0,
        isComplete,
        topPages,
        comparison: comparison !== void 0 && !("incomplete" in comparison) ? comparison : void 0,
        trend
      };
    }
    const INCOMPLETE_CONCLUSION = {
      error: "failure",
      warn: "warning"
    };
    function conclusionOf({kind}, incomplete) {
      switch (kind) {
       case "end":
       case "stalled":
       case "quota":
       case "timed-out":
        return incomplete;

       case "refused":
       case "cancelled":
       case "unwritable":
        return "failure";
      }
    }
    function noteOfIncomplete(exported, inputs, incomplete) {
      const {ending, isWritten, rows, missing} = exported;
      const conclusion = conclusionOf(ending, incomplete);
      if (ending.kind === "unwritable") return note(conclusion, "No visitors exported", formatProblem(ending.error.problem, ", so no file was changed"));
      const message = formatProblem({
        ...whyStopped(ending, missing),
        what: isWritten ? `Exported only ${whatIsWritten(rows, inputs)}` : "Nothing was exported, and no file was changed",
        fix: howToContinue(ending, exported, inputs)
      });
      return note(conclusion, isWritten ? "Visitors export incomplete" : "No visitors exported", message);
    }
    function whyStopped(stop, missing) {
      switch (stop.kind) {
       case "end":
        return {
          why: missing === 0 ? "the numbers changed while they were read, so rows may be missing" : `${(0, 
          lib_text.B4)(missing, "row")} missing, because rows changed position while they were read`
        };

       case "stalled":
        return {
          why: `the API reported more rows, but its last ${stop.pages} pages had no new ones`
        };

       case "refused":
        return stop.error.problem;

       case "quota":
        return {
          why: `the organization's hourly quota is used up, and the next request at ${(0, 
          lib_text.qY)(stop.until)} would be after the timeout`
        };

       case "timed-out":
        {
          if (stop.error === void 0) return {
            why: "timed out before the last page"
          };
          const {problem, retryAfterMs} = stop.error;
          const wait = retryAfterMs === void 0 ? "" : ` and asks to wait ${(0, lib_text.a3)(retryAfterMs)}`;
          return {
            ...problem,
            why: `timed out while retrying, because ${problem.why}${wait}`
          };
        }

       case "cancelled":
        return {
          why: "the run was cancelled"
        };
      }
    }
    function whatIsWritten(rows, {file, resumed}) {
      const before = resumed?.checkpoint.progress.rows;
      const added = before === void 0 ? "" : ` (${(0, lib_text.ZV)(rows - before)} in this run)`;
      return `${(0, lib_text.B4)(rows, "row")}${added} to ${(0, lib_text.Zw)(file.name)}`;
    }
    function howToContinue(stop, {isWritten}, {stateFile}) {
      const error = stop.kind === "refused" || stop.kind === "timed-out" ? stop.error : void 0;
      const fix = error?.policy.isTransient === false ? error.problem.fix : void 0;
      if (isWritten && stop.kind !== "end") {
        const resume = `Run again with \`resume: true\` to continue (keep the file and ${(0, 
        lib_text.Zw)(stateFile.name)})`;
        return fix === void 0 ? resume : `${fix}, then ${uncapitalized(resume)}`;
      }
      return fix ?? (isWritten ? "Run again to read all rows" : "Run again with the same inputs");
    }
    function notesOfComparison(comparison, {isComplete}, {comparedWith}, incomplete) {
      if (comparedWith === void 0) return [];
      if (comparison === void 0) return isComplete ? [] : [ note("pass", "Not compared", "Not compared, because the export is incomplete.") ];
      if (!("incomplete" in comparison)) return [];
      const {stop, missing} = comparison.incomplete;
      const message = formatProblem({
        ...whyStopped(stop, missing),
        what: `Couldn't compare with ${formatDateRange(comparedWith)}`
      });
      return [ note(stop.kind === "cancelled" ? "failure" : incomplete, "Comparison incomplete", message) ];
    }
    function note(conclusion, title, message) {
      return {
        conclusion,
        title,
        message: (0, lib_text.TN)(message, MAX_MESSAGE_LENGTH)
      };
    }
    //! CONCATENATED MODULE: ./build/visitors/outputs.js
        const outputNames = [ "human", "ai", "total", "date-from", "date-to", "rows", "file", "complete", "top-pages", "movers", "trend", "report" ];
    const MAX_LIST_BYTES = 32_000;
    function setOutputs(runner, outcome, report) {
      const {range, totals, rows, file, isComplete} = outcome;
      const lists = listsOf(outcome);
      const values = {
        human: String(totals?.human ?? ""),
        ai: String(totals?.ai ?? ""),
        total: String(totals?.total ?? ""),
        "date-from": range?.from ?? "",
        "date-to": range?.to ?? "",
        rows: String(rows),
        file: file ?? "",
        complete: String(isComplete),
        "top-pages": lists["top-pages"].json,
        movers: lists.movers?.json ?? "",
        trend: lists.trend?.json ?? "",
        report
      };
      for (const name of outputNames) runner.setOutput(name, values[name]);
    }
    function warningsOfOutputs(outcome) {
      return Object.entries(listsOf(outcome)).flatMap(([name, list]) => list !== void 0 && list.left > 0 ? [ `The output \`${name}\` leaves out ${list.left} entries, because its limit is ${(0, 
      lib_text.ZV)(MAX_LIST_BYTES)} bytes.` ] : []);
    }
    function listsOf({topPages, comparison, trend}) {
      return {
        "top-pages": jsonListWithin(topPages.map(({path, human, ai, total}) => ({
          path,
          human,
          ai,
          total
        })), MAX_LIST_BYTES),
        movers: comparison && jsonListWithin(comparison.movers, MAX_LIST_BYTES),
        trend: trend && jsonListWithin(trend.map(({from, to, totals}) => ({
          from,
          to,
          ...totals
        })), MAX_LIST_BYTES)
      };
    }
    var external_node_util_ = __nccwpck_require__(975);
    //! CONCATENATED MODULE: ./build/platform/visitors.js
        const Page = object({
      totals: custom(isCounts),
      visitors: custom(value => Array.isArray(value) && value.every(isRow)),
      hasMore: schemas_boolean()
    });
    class Visitors {
      #client;
      #projectId;
      constructor(client, projectId) {
        this.#client = client;
        this.#projectId = projectId;
      }
      async page({dateFrom, dateTo, limit, offset}, attempt) {
        const answer = await this.#client.send({
          method: "GET",
          path: [ "v1", "analytics", this.#projectId, "visitors" ],
          query: {
            dateFrom,
            dateTo,
            limit: String(limit),
            offset: String(offset)
          },
          ...attempt
        });
        const page = Page.safeParse(answer.json);
        if (page.success) return {
          ...page.data,
          visitors: wellFormed(page.data.visitors, answer.text)
        };
        const problem = problemOf(answer.json);
        if (problem === void 0) throw unreadableAnswer(answer, page.error);
        const {method, path, status} = answer;
        throw new PlatformError({
          failure: "invalid-page",
          method,
          path,
          status,
          cause: new Error(problem)
        });
      }
    }
    function wellFormed(rows, text) {
      if (!text.includes("\\u") || rows.every(({path}) => path.isWellFormed())) return rows;
      return rows.map(row => ({
        ...row,
        path: row.path.toWellFormed()
      }));
    }
    function isCounts(value) {
      return typeof value === "object" && value !== null && "human" in value && "ai" in value && "total" in value && isCount(value.human) && isCount(value.ai) && isCount(value.total);
    }
    function isRow(value) {
      return isCounts(value) && "path" in value && typeof value.path === "string";
    }
    function isCount(value) {
      return typeof value === "number" && value >= 0 && value < Number.POSITIVE_INFINITY;
    }
    const COUNTS = [ "human", "ai", "total" ];
    const LONGEST_QUOTE = 60;
    function problemOf(json) {
      if (typeof json !== "object" || json === null || !("visitors" in json) || !Array.isArray(json.visitors)) return;
      const rows = json.visitors;
      const at = rows.findIndex(row => !isRow(row));
      if (at !== -1) return problemOfRow(rows[at], at + 1);
      if (!("totals" in json) || !isCounts(json.totals)) return "`totals` lacks a number of 0 or more";
      return "`hasMore` is neither true nor false";
    }
    function problemOfRow(row, number) {
      const path = fieldOf(row, "path");
      if (typeof path !== "string") return `row ${number}: \`path\` is ${quote(path)}, not a text`;
      const field = COUNTS.find(name => !isCount(fieldOf(row, name))) ?? "total";
      return `row ${number} (${quote(path)}): \`${field}\` is ${quote(fieldOf(row, field))}, not a number of 0 or more`;
    }
    function fieldOf(row, name) {
      return typeof row === "object" && row !== null ? Reflect.get(row, name) : void 0;
    }
    function quote(value) {
      return (0, external_node_util_.inspect)(value, {
        depth: 0,
        maxStringLength: LONGEST_QUOTE,
        breakLength: Number.POSITIVE_INFINITY
      });
    }
    //! CONCATENATED MODULE: ./build/lib/request-log.js
        function formatRequest({method, path, result, milliseconds, attempt, requestId}) {
      const request = requestId === void 0 ? "" : `, request ${requestId}`;
      return `${method} ${path}: ${result}, ${milliseconds} ms, attempt ${attempt}${request}`;
    }
    //! CONCATENATED MODULE: ./build/step/user-agent.js
        const USER_AGENT = "docs-agent-action/0.1.0";
    //! CONCATENATED MODULE: ./build/step/platform-client.js
        function openPlatformClient({baseUrl, apiKey}, {http, clock, runner}, onRequest) {
      return new PlatformClient({
        baseUrl,
        apiKey,
        userAgent: USER_AGENT,
        http,
        clock,
        onRequest: entry => {
          runner.debug(formatRequest(entry));
          onRequest(entry);
        }
      });
    }
    //! CONCATENATED MODULE: ./build/visitors/path-hashes.js
        const SMALLEST_SIZE = 1_024;
    const FULLEST = 0.6;
    class PathHashes {
      #seed=(0, external_node_crypto_namespaceObject.randomInt)(2 ** 32);
      #slots=new Float64Array(SMALLEST_SIZE);
      #totals;
      #size=0;
      constructor(options = {
        withTotals: false
      }) {
        this.#totals = options.withTotals ? new Float64Array(SMALLEST_SIZE) : void 0;
      }
      get size() {
        return this.#size;
      }
      add(rows) {
        const hashes = rows.map(({path}) => hashOf(path, this.#seed));
        return rows.filter(({total}, at) => this.#addHash(hashes[at] ?? 0, total));
      }
      has(path) {
        const hash = hashOf(path, this.#seed);
        return this.#slots[slotOf(this.#slots, hash)] === hash;
      }
      totalOf(path) {
        const hash = hashOf(path, this.#seed);
        const slot = slotOf(this.#slots, hash);
        return this.#slots[slot] === hash ? this.#totals?.[slot] : void 0;
      }
      #addHash(hash, total) {
        const slot = slotOf(this.#slots, hash);
        if (this.#slots[slot] === hash) return false;
        this.#slots[slot] = hash;
        if (this.#totals !== void 0) this.#totals[slot] = total;
        this.#size += 1;
        if (this.#size > this.#slots.length * FULLEST) this.#grow();
        return true;
      }
      #grow() {
        const slots = new Float64Array(this.#slots.length * 2);
        const totals = this.#totals === void 0 ? void 0 : new Float64Array(slots.length);
        for (let at = 0; at < this.#slots.length; at += 1) {
          const hash = this.#slots[at] ?? 0;
          if (hash === 0) continue;
          const slot = slotOf(slots, hash);
          slots[slot] = hash;
          if (totals !== void 0) totals[slot] = this.#totals?.[at] ?? 0;
        }
        this.#slots = slots;
        this.#totals = totals;
      }
    }
    function slotOf(slots, hash) {
      const mask = slots.length - 1;
      let slot = hash & mask;
      for (let held = slots[slot]; held !== 0 && held !== hash; held = slots[slot]) slot = slot + 1 & mask;
      return slot;
    }
    function hashOf(text, seed) {
      let high = 0xdeadbeef ^ seed;
      let low = 0x41c6ce57 ^ seed;
      for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        high = Math.imul(high ^ unit, 2_654_435_761);
        low = Math.imul(low ^ unit, 1_597_334_677);
      }
      high = Math.imul(high ^ high >>> 16, 2_246_822_507) ^ Math.imul(low ^ low >>> 13, 3_266_489_909);
      low = Math.imul(low ^ low >>> 16, 2_246_822_507) ^ Math.imul(high ^ high >>> 13, 3_266_489_909);
      return 4_294_967_296 * (2_097_151 & low) + (high >>> 0) || 1;
    }
    //! CONCATENATED MODULE: ./build/visitors/comparison.js
        class Changes {
      before=new PathHashes;
      #exported;
      #now;
      #gains;
      #losses;
      #movers;
      #top;
      #topPages;
      #beforeOfTopPages=new Map;
      #vanished=0;
      constructor(exported, now, top) {
        this.#exported = exported;
        this.#now = now;
        this.#top = top;
        this.#gains = new Ranking(top, largestChangeFirst);
        this.#losses = new Ranking(top, largestChangeFirst);
        this.#movers = new Ranking(top, largestChangeFirst);
        this.#topPages = new Set(exported.topPages.map(({path}) => path));
      }
      add(rows) {
        for (const {path, total} of rows) {
          const after = this.#now.totalOf(path);
          if (after === void 0) this.#vanished += 1;
          this.#note(path, total, after ?? 0);
          if (this.#topPages.has(path)) this.#beforeOfTopPages.set(path, total);
        }
      }
      async finish(range, totals) {
        const appeared = this.#now.size - (this.before.size - this.#vanished);
        if (appeared > 0 && this.#top > 0) for await (const rows of this.#exported.readRows()) for (const {path, total} of rows) if (!this.before.has(path)) this.#note(path, 0, total);
        return {
          range,
          totals,
          beforeOfTopPages: this.#beforeOfTopPages,
          gains: this.#gains.inOrder,
          losses: this.#losses.inOrder,
          movers: this.#movers.inOrder,
          appeared,
          vanished: this.#vanished
        };
      }
      #note(path, before, after) {
        const change = after - before;
        if (change === 0) return;
        const mover = {
          path,
          before,
          after,
          change
        };
        (change > 0 ? this.#gains : this.#losses).add(mover);
        this.#movers.add(mover);
      }
    }
    function largestChangeFirst(one, other) {
      return Math.abs(other.change) - Math.abs(one.change) || byText(one.path, other.path);
    }
    //! CONCATENATED MODULE: ./build/visitors/quota.js
        const REQUESTS_AN_HOUR = 100;
    const HOUR_MS = 3_600_000;
    const MARGIN_MS = 1_000;
    const SHORT_WAIT_MS = 60_000;
    const BACKOFF_MS = {
      first: 60_000,
      longest: 600_000
    };
    const RANDOM_SHARE = 0.5;
    const MIN_RETRY_AFTER_MS = 1_000;
    class Quota {
      #clock;
      #random;
      #accepted=[];
      #allowance=Number.POSITIVE_INFINITY;
      #refusals=0;
      #total=0;
      constructor(clock, random) {
        this.#clock = clock;
        this.#random = random;
      }
      accepted() {
        this.#refusals = 0;
        this.#accepted.push(this.#clock.now());
      }
      refused(retryAfterMs) {
        const now = this.#clock.now();
        this.#forget();
        this.#refusals += 1;
        this.#total += 1;
        if (retryAfterMs !== void 0 && this.#refusals === 1 && this.#accepted.length < REQUESTS_AN_HOUR) return now + Math.max(retryAfterMs, MIN_RETRY_AFTER_MS);
        const [oldest] = this.#accepted;
        if (oldest !== void 0) this.#allowance = this.#accepted.length;
        const freed = oldest === void 0 ? now + this.#backoff() : oldest + HOUR_MS + MARGIN_MS;
        return Math.max(freed, now + (retryAfterMs ?? 0));
      }
      get isFirstRefusal() {
        return this.#total <= 1;
      }
      nextRequestAt() {
        this.#forget();
        const [oldest] = this.#accepted;
        if (oldest === void 0 || this.#accepted.length < this.#allowance) return;
        const at = oldest + HOUR_MS + MARGIN_MS;
        return at - this.#clock.now() <= SHORT_WAIT_MS ? at : void 0;
      }
      requestsUntil(deadline) {
        return this.#accepted.reduce((count, at) => count + Math.max(0, Math.floor((deadline - at - MARGIN_MS) / HOUR_MS)), 0);
      }
      #forget() {
        const since = this.#clock.now() - HOUR_MS - MARGIN_MS;
        const first = this.#accepted.findIndex(at => at > since);
        if (first !== 0) this.#accepted = first === -1 ? [] : this.#accepted.slice(first);
      }
      #backoff() {
        const {first, longest} = BACKOFF_MS;
        return Math.min(first * 2 ** (this.#refusals - 1), longest) * (1 - RANDOM_SHARE * this.#random());
      }
    }
    //! CONCATENATED MODULE: ./build/visitors/retry-policy.js
        const RETRY_MS = {
      first: 1_000,
      longest: 60_000
    };
    function retryAt(error, failures, now, quota) {
      switch (error.policy.page) {
       case "reject":
        return;

       case "wait-for-quota":
        return quota.refused(error.retryAfterMs);

       case "retry-twice":
        return failures < 2 ? now + doubled(failures) : void 0;

       case "retry":
        return now + Math.max(error.retryAfterMs ?? 0, doubled(failures));
      }
    }
    function doubled(failures) {
      return Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.longest);
    }
    //! CONCATENATED MODULE: ./build/visitors/page-requests.js
        const PAGE_SIZE = 250;
    const LONG_WAIT_MS = 60_000;
    class PageRequests {
      #range;
      #options;
      #beforeLongWait;
      #closed=new AbortController;
      #stop;
      #fullPage;
      constructor(range, options, beforeLongWait) {
        this.#range = range;
        this.#options = options;
        this.#beforeLongWait = beforeLongWait;
        this.#stop = AbortSignal.any([ options.limit.stop, this.#closed.signal ]);
        this.#fullPage = options.pageSize;
      }
      close() {
        this.#closed.abort();
      }
      get fullPage() {
        return this.#fullPage;
      }
      start(offset) {
        if (this.#options.quota.nextRequestAt() !== void 0) return {
          offset,
          answer: void 0,
          sent: Promise.resolve()
        };
        const {promise: sent, resolve: onSending} = Promise.withResolvers();
        const answer = this.#request(offset, 1, onSending);
        answer.then(() => onSending(), () => onSending());
        return {
          offset,
          answer,
          sent
        };
      }
      async finish(pending, mayAskAgain) {
        const page = await this.#pageOf(pending);
        if ("kind" in page) return page;
        if (!page.hasMore || page.visitors.length >= this.#fullPage || !mayAskAgain) return {
          page,
          answers: 1
        };
        const again = await this.#pageOf(this.start(pending.offset));
        if ("kind" in again) return again;
        const isShortAgain = again.hasMore && again.visitors.length === page.visitors.length;
        if (isShortAgain && page.visitors.length > 0) this.#fullPage = page.visitors.length;
        return {
          page: again.visitors.length >= page.visitors.length ? again : page,
          answers: 2
        };
      }
      async #pageOf({offset, answer}) {
        const {quota, clock, cancelled, limit, deadline, waitsForQuota} = this.#options;
        let first = answer;
        let last;
        for (let failures = 0; ;) {
          if (limit.timedOut.aborted && !cancelled.aborted) return {
            kind: "timed-out",
            error: last
          };
          if (this.#stop.aborted) return {
            kind: "cancelled"
          };
          const heldUntil = first === void 0 ? quota.nextRequestAt() : void 0;
          if (heldUntil !== void 0) {
            if (heldUntil >= deadline) return {
              kind: "quota",
              until: heldUntil
            };
            await clock.sleep(heldUntil - clock.now(), this.#stop);
            continue;
          }
          const page = await (first ?? this.#request(offset, failures + 1));
          first = void 0;
          if (!(page instanceof PlatformError)) return page;
          if (this.#stop.aborted) continue;
          last = page;
          const isQuota = page.policy.page === "wait-for-quota";
          const until = retryAt(page, failures, clock.now(), quota);
          if (until === void 0) return {
            kind: "refused",
            error: page
          };
          const isTooLate = until >= deadline;
          if (isQuota) {
            if (waitsForQuota) this.#logQuota(until, isTooLate);
            if (isTooLate || !waitsForQuota) return {
              kind: "quota",
              until
            };
          } else {
            if (isTooLate) return {
              kind: "timed-out",
              error: page
            };
            this.#logRetry(page, until, offset);
          }
          await this.#waitUntil(until);
          failures += 1;
        }
      }
      async #request(offset, attempt, onSending) {
        const {visitors, quota, pageSize} = this.#options;
        const query = {
          dateFrom: this.#range.from,
          dateTo: this.#range.to,
          limit: pageSize,
          offset
        };
        try {
          const page = await visitors.page(query, {
            attempt,
            signal: this.#stop,
            ...onSending && {
              onSending
            }
          });
          quota.accepted();
          return page;
        } catch (error) {
          if (error instanceof PlatformError) return error;
          throw error;
        }
      }
      async #waitUntil(until) {
        const {clock} = this.#options;
        if (until - clock.now() > LONG_WAIT_MS) await this.#beforeLongWait();
        await clock.sleep(until - clock.now(), this.#stop);
      }
      #logRetry(error, until, offset) {
        const {clock, log} = this.#options;
        const fix = `Retrying in ${(0, lib_text.a3)(until - clock.now())}, at ${(0, lib_text.qY)(until)}`;
        log(error.explain(`Couldn't read the rows from ${offset + 1} on`, fix));
      }
      #logQuota(until, isTooLate) {
        const {quota, clock, deadline, log, pageSize} = this.#options;
        const next = `next request at ${(0, lib_text.qY)(until)}`;
        if (!quota.isFirstRefusal) {
          log(`Waiting for the hourly quota: ${next}.`);
          return;
        }
        const most = Math.max(1, quota.requestsUntil(deadline)) * pageSize;
        const left = (0, lib_text.a3)(deadline - clock.now());
        const rows = isTooLate ? `The next request at ${(0, lib_text.qY)(until)} would be after the timeout.` : `Up to ${(0, 
        lib_text.B4)(most, "more row")} can be read in the ${left} left; ${next}.`;
        log(`The organization's quota of ${REQUESTS_AN_HOUR} requests an hour (${(0, lib_text.B4)(REQUESTS_AN_HOUR * PAGE_SIZE, "row")}) is used up. ${rows}`);
      }
    }
    //! CONCATENATED MODULE: ./build/visitors/read-pages.js
        const MAX_PAGES_WITHOUT_NEW_ROWS = 5;
    const MAX_PASSES = 5;
    const MAX_CHECKS = 5;
    const NOTHING_READ = {
      totals: void 0,
      position: 0,
      rows: 0,
      repeatedOnPage: 0,
      repeatedOnLaterPage: 0,
      hasChanged: false,
      mayMissMore: false
    };
    async function readPages(range, start, known, options, sink) {
      const reader = new PageReader(range, start, known, options, sink);
      try {
        return await reader.read();
      } finally {
        reader.close();
      }
    }
    class PageReader {
      #range;
      #known;
      #options;
      #sink;
      #requests;
      #progress;
      #latestTotals;
      #checks=0;
      #pages=0;
      constructor(range, start, known, options, sink) {
        this.#range = range;
        this.#known = known;
        this.#options = options;
        this.#sink = sink;
        this.#progress = start;
        this.#latestTotals = start.totals;
        this.#requests = new PageRequests(range, options, async () => sink.save?.(this.#progress));
      }
      close() {
        this.#requests.close();
      }
      async read() {
        let stop = await this.#readOn();
        for (let pass = 2; pass <= MAX_PASSES && stop.kind === "end" && this.#canFindMore; pass += 1) {
          this.#options.log(`${(0, lib_text.B4)(this.#missing, "row")} missing, because rows changed position between requests. Reading all pages again.`);
          stop = await this.#readAgain();
        }
        const isEnd = stop.kind === "end";
        const {mayMissMore, hasChanged, repeatedOnLaterPage} = this.#progress;
        return {
          ...this.#progress,
          stop,
          missing: isEnd ? this.#missing : 0,
          isWhole: isEnd && this.#missing === 0 && !mayMissMore && !(hasChanged && repeatedOnLaterPage > 0),
          pages: this.#pages
        };
      }
      get #missing() {
        const {position, rows, repeatedOnPage} = this.#progress;
        return Math.max(0, position - rows - repeatedOnPage);
      }
      get #canFindMore() {
        const {hasChanged, mayMissMore} = this.#progress;
        return this.#missing > 0 && !hasChanged && !mayMissMore;
      }
      async #readOn() {
        let pagesWithoutNewRows = 0;
        let endOfNewRows = this.#progress.position;
        for (let pending = this.#requests.start(this.#progress.position); ;) {
          const answer = await this.#requests.finish(pending, pagesWithoutNewRows < MAX_PAGES_WITHOUT_NEW_ROWS - 1);
          if ("kind" in answer) return answer;
          const {page, answers} = answer;
          const length = page.visitors.length;
          this.#pages += 1;
          const stop = await this.#findMovedRows(page);
          if (stop !== void 0) return stop;
          const {position, rows, repeatedOnPage, repeatedOnLaterPage} = this.#progress;
          const next = position + (page.hasMore && length === 0 ? this.#requests.fullPage : length);
          const mayStall = pagesWithoutNewRows + answers >= MAX_PAGES_WITHOUT_NEW_ROWS;
          const early = page.hasMore && !mayStall ? this.#requests.start(next) : void 0;
          await (early?.sent);
          const found = this.#newRowsOf(page);
          if (found.newRows.length > 0) {
            pagesWithoutNewRows = 0;
            endOfNewRows = next;
          } else pagesWithoutNewRows += answers;
          const isStalled = page.hasMore && pagesWithoutNewRows >= MAX_PAGES_WITHOUT_NEW_ROWS;
          this.#progress = {
            ...this.#progress,
            totals: this.#progress.totals ?? page.totals,
            position: next,
            rows: rows + found.newRows.length,
            repeatedOnPage: repeatedOnPage + found.repeatedOnPage,
            repeatedOnLaterPage: repeatedOnLaterPage + length - found.newRows.length - found.repeatedOnPage
          };
          if (!page.hasMore || isStalled) {
            await this.#passOn(found.newRows, page);
            if (!isStalled) return {
              kind: "end"
            };
            this.#progress = {
              ...this.#progress,
              position: endOfNewRows
            };
            return {
              kind: "stalled",
              pages: pagesWithoutNewRows
            };
          }
          pending = early ?? this.#requests.start(next);
          await this.#passOn(found.newRows, page);
        }
      }
      async #readAgain() {
        let [position, repeatedOnPage] = [ 0, 0 ];
        for (;;) {
          const answer = await this.#requests.finish(this.#requests.start(position), true);
          if ("kind" in answer) return answer;
          const {page} = answer;
          this.#pages += 1;
          const mayMissMore = this.#noteTotals(page.totals) || this.#progress.mayMissMore;
          const found = this.#newRowsOf(page);
          position += page.visitors.length;
          repeatedOnPage += found.repeatedOnPage;
          this.#progress = {
            ...this.#progress,
            mayMissMore,
            rows: this.#progress.rows + found.newRows.length
          };
          await this.#passOn(found.newRows, page);
          if (this.#missing === 0 && !mayMissMore) return {
            kind: "end"
          };
          if (!page.hasMore) break;
          const limit = this.#progress.position + MAX_PAGES_WITHOUT_NEW_ROWS * this.#requests.fullPage;
          if (page.visitors.length === 0 || position > limit) return {
            kind: "end"
          };
        }
        const mayMissMore = this.#progress.mayMissMore || position - repeatedOnPage < this.#progress.rows;
        this.#progress = {
          ...this.#progress,
          position,
          repeatedOnPage,
          mayMissMore
        };
        return {
          kind: "end"
        };
      }
      async #findMovedRows({totals}) {
        const {position} = this.#progress;
        if (!this.#noteTotals(totals) || position === 0) return;
        this.#checks += 1;
        if (this.#checks > MAX_CHECKS) {
          this.#progress = {
            ...this.#progress,
            mayMissMore: true
          };
          return;
        }
        const offset = Math.max(0, position - this.#requests.fullPage);
        const answer = await this.#requests.finish(this.#requests.start(offset), true);
        if ("kind" in answer) return answer;
        const {page} = answer;
        const [first] = page.visitors;
        const isStartKnown = offset === 0 || first !== void 0 && this.#known.has(first.path);
        const reachesPosition = !page.hasMore || offset + page.visitors.length >= position;
        const mayMissMore = this.#progress.mayMissMore || !isStartKnown || !reachesPosition || this.#noteTotals(page.totals);
        const {newRows} = this.#newRowsOf(page);
        this.#progress = {
          ...this.#progress,
          mayMissMore,
          rows: this.#progress.rows + newRows.length
        };
        await this.#passOn(newRows, page);
        return;
      }
      #noteTotals(totals) {
        const before = this.#latestTotals;
        this.#latestTotals = totals;
        const isOther = before !== void 0 && COUNTS.some(name => before[name] !== totals[name]);
        if (isOther) this.#progress = {
          ...this.#progress,
          hasChanged: true
        };
        return isOther;
      }
      #newRowsOf({visitors}) {
        const newRows = this.#known.add(visitors);
        const isAllNew = newRows.length === visitors.length;
        return {
          newRows,
          repeatedOnPage: isAllNew ? 0 : visitors.length - new Set(visitors.map(({path}) => path)).size
        };
      }
      async #passOn(newRows, {totals}) {
        await this.#sink.add(newRows, this.#progress.totals ?? totals);
        this.#options.logProgress(this.#progress.rows, this.#range);
      }
    }
    //! CONCATENATED MODULE: ./build/visitors/export-file.js
        async function exportVisitors(inputs, known, options, onRows) {
      let file;
      try {
        file = await AtomicFile.open(inputs.file, inputs.resumed?.checkpoint.bytes);
        const exported = await exportInto(file, inputs, known, options, onRows);
        if (exported.isWritten) file = void 0;
        return exported;
      } catch (error) {
        if (!(error instanceof WriteError)) throw error;
        return {
          ending: {
            kind: "unwritable",
            error
          },
          isComplete: false,
          isWritten: false,
          totals: void 0,
          rows: 0,
          missing: 0,
          pages: 0,
          topPages: [],
          readRows: noRows
        };
      } finally {
        await (file?.discard());
      }
    }
    async function exportInto(file, inputs, known, options, onRows) {
      const {range, resumed, generatedAt, projectId} = inputs;
      const format = formats[inputs.format];
      const state = new ResumeState(inputs.stateFile, inputs, resumed);
      const topPages = new Ranking(inputs.top, mostVisitorsFirst);
      const readBack = bytes => exportedRows(inputs.file.path, bytes, inputs.format, state.ambiguousPaths);
      const note = rows => {
        for (const row of rows) topPages.add(row);
        onRows(rows);
      };
      const start = resumed?.checkpoint.progress ?? NOTHING_READ;
      let isStarted = resumed !== void 0;
      let hasRows = start.rows > 0;
      if (resumed !== void 0) for await (const rows of readBack(resumed.checkpoint.bytes)) {
        known.add(rows);
        note(rows);
      }
      const result = await readPages(range, start, known, options, {
        add: async (rows, totals) => {
          if (!isStarted) await file.write(format.head({
            project: projectId,
            generatedAt,
            range,
            totals
          }));
          isStarted = true;
          for (const part of format.rows(rows, !hasRows, range)) await file.write(part);
          hasRows ||= rows.length > 0;
          if (inputs.format === "csv") for (const {path} of rows) if (isAmbiguousCell(path)) state.ambiguousPaths.add(path);
          note(rows);
        },
        save: async progress => {
          if (isStarted) await state.save(progress, await export_file_contentOf(file), () => file.publish(format.tail(true)));
        }
      });
      const {stop, missing, isWhole, pages, ...progress} = result;
      const isEnd = stop.kind === "end";
      const {bytes} = file;
      if (isStarted) {
        const commit = async () => {
          await file.write(format.tail(!isEnd));
          await file.commit();
        };
        await (isEnd ? state.finish(progress, () => export_file_contentOf(file), commit) : state.save(progress, await export_file_contentOf(file), commit));
      }
      return {
        ending: stop,
        isComplete: isWhole,
        isWritten: isStarted,
        totals: progress.totals,
        rows: progress.rows,
        missing,
        pages,
        topPages: topPages.inOrder,
        readRows: () => readBack(bytes)
      };
    }
    async function export_file_contentOf(file) {
      return checksumOf(await file.writtenPath(), file.bytes);
    }
    async function* noRows() {}
    //! CONCATENATED MODULE: ./build/visitors/progress-log.js
        const SHORTEST_GAP_MS = 2_000;
    function progressLog(clock, log) {
      let loggedAt = clock.now();
      return (rows, range) => {
        if (clock.now() - loggedAt < SHORTEST_GAP_MS) return;
        loggedAt = clock.now();
        log(`${(0, lib_text.ZV)(rows)} rows so far (${formatDateRange(range)}).`);
      };
    }
    //! CONCATENATED MODULE: ./build/visitors/run-export.js
        const MAX_TREND = 60;
    async function runExport(inputs, deadline, context, onExported) {
      const {runner, clock, random, cancelled} = context;
      const log = line => runner.info(line);
      let requests = 0;
      const client = openPlatformClient(inputs, context, () => {
        requests += 1;
      });
      log(`${inputs.resumed ? "Resuming" : "Exporting"} ${formatDateRange(inputs.range)} to ${(0, 
      lib_text.Zw)(inputs.file.name)}. The step ends at ${(0, lib_text.qY)(deadline)} at the latest.`);
      const result = await (0, lib_clock.wj)(clock, deadline - clock.now(), cancelled, limit => exportAll(inputs, exported => onExported(exported, requests), {
        visitors: new Visitors(client, inputs.projectId),
        quota: new Quota(clock, random),
        clock,
        cancelled,
        limit,
        deadline,
        pageSize: PAGE_SIZE,
        waitsForQuota: true,
        log,
        logProgress: progressLog(clock, log)
      }));
      return {
        ...result,
        requests
      };
    }
    async function exportAll(inputs, onExported, options) {
      const {history, comparedWith} = inputs;
      const now = new PathHashes({
        withTotals: comparedWith !== void 0
      });
      const rows = new WindowRows;
      const exported = await exportVisitors(inputs, now, options, more => rows.add(more));
      let comparison;
      if (exported.isComplete && exported.totals !== void 0) {
        if (comparedWith !== void 0 || history !== void 0) onExported(exported);
        history?.add(windowOf(inputs, inputs.range, exported.totals, rows.pages));
        comparison = comparedWith && await compareWith(comparedWith, inputs, exported, now, options);
        const isInterrupted = comparison !== void 0 && "incomplete" in comparison;
        if (history !== void 0 && !isInterrupted) await fillHistory(inputs, history, rows.pages === null, options);
      }
      return {
        exported,
        comparison,
        trend: history?.windowsLike(inputs.projectId, inputs.range).slice(-MAX_TREND),
        historyError: await writeHistory(history)
      };
    }
    async function compareWith(range, inputs, exported, now, options) {
      const {history, top} = inputs;
      const changes = new Changes(exported, now, top);
      const known = history?.find(inputs.projectId, range);
      if (known?.pages) {
        changes.add(changes.before.add(known.pages));
        return changes.finish(range, known.totals);
      }
      options.log(`Reading ${formatDateRange(range)} for the comparison, with about ${(0, 
      lib_text.B4)(Math.max(1, exported.pages), "more request")}.`);
      const rows = new WindowRows;
      const read = await readPages(range, NOTHING_READ, changes.before, options, {
        add: async more => {
          changes.add(more);
          rows.add(more);
        }
      });
      if (!read.isWhole || read.totals === void 0) return {
        incomplete: read
      };
      history?.add(windowOf(inputs, range, read.totals, rows.pages));
      return changes.finish(range, read.totals);
    }
    async function fillHistory(inputs, history, isLarge, options) {
      let range = inputs.range;
      for (let count = 1; count < inputs.windows; count += 1) {
        range = rangeBefore(range);
        if (history.find(inputs.projectId, range) !== void 0) continue;
        const window = await readWindow(inputs, range, isLarge, {
          ...options,
          waitsForQuota: false
        });
        if (window === void 0) {
          options.log(`The history doesn't go back before ${range.to} yet. A later run reads the rest.`);
          return;
        }
        history.add(window);
      }
    }
    async function readWindow(inputs, range, isLarge, options) {
      if (isLarge) {
        const requests = new PageRequests(range, options, async () => {});
        const answer = await requests.finish(requests.start(0), false);
        if ("kind" in answer) return;
        return windowOf(inputs, range, answer.page.totals, null);
      }
      const rows = new WindowRows;
      const add = async more => rows.add(more);
      const {isWhole, totals} = await readPages(range, NOTHING_READ, new PathHashes, options, {
        add
      });
      return isWhole && totals !== void 0 ? windowOf(inputs, range, totals, rows.pages) : void 0;
    }
    function windowOf({projectId, generatedAt}, {from, to}, {human, ai, total}, pages) {
      return {
        from,
        to,
        project: projectId,
        generated_at: generatedAt,
        totals: {
          human,
          ai,
          total
        },
        pages
      };
    }
    async function writeHistory(history) {
      try {
        await (history?.write());
        return;
      } catch (error) {
        if (error instanceof WriteError) return error;
        throw error;
      }
    }
    class WindowRows {
      #pages=[];
      add(rows) {
        if (this.#pages === null) return;
        if (this.#pages.length + rows.length > MAX_HISTORY_ROWS) this.#pages = null; else for (const {path, human, ai, total} of rows) this.#pages.push({
          path,
          human,
          ai,
          total
        });
      }
      get pages() {
        return this.#pages;
      }
    }
    var markdown = __nccwpck_require__(703);
    //! CONCATENATED MODULE: ./build/visitors/summary.js
        const LONGEST_PATH = 200;
    const MAX_REPORT_BYTES = 60_000;
    function summaryOfProblems({notes}) {
      return (0, markdown.qN)(`${CONCLUSION_SIGN.failure}**No visitors exported**`, notes.map(({message}) => `- ${(0, 
      markdown.zv)(message)}`).join("\n"));
    }
    function summaryOf(report) {
      let pages = Math.max(report.outcome.topPages.length, report.outcome.comparison?.gains.length ?? 0, report.outcome.comparison?.losses.length ?? 0);
      let text = summaryWith(report, pages);
      while (Buffer.byteLength(text) > MAX_REPORT_BYTES && pages > 0) {
        pages = Math.floor(pages / 2);
        text = summaryWith(report, pages);
      }
      return text;
    }
    function summaryWith(report, pages) {
      const {outcome, warnings} = report;
      const {totals, comparison, trend = [], topPages, notes} = outcome;
      return (0, markdown.qN)(`**${totals === void 0 ? notes[0]?.title : headline(totals, comparison)}**`, scopeOf(outcome), ...notes.filter((note, index) => index > 0 || note.conclusion !== "pass").map(({conclusion, message}) => `${CONCLUSION_SIGN[conclusion]}${(0, 
      markdown.zv)(message)}`), ...warnings.map(warning => `${CONCLUSION_SIGN.warning}${(0, 
      markdown.zv)(warning)}`), trend.length < 2 ? "" : (0, markdown.qN)("#### Trend", chartOf(trend)), topPages.length === 0 ? "" : mostVisited(topPages, pages, comparison), comparison === void 0 ? "" : changes(comparison, pages), totals === void 0 ? "" : "The rows don't add up to the total, because a visitor who read several pages counts only once in the total.", countingChange(outcome), (0, 
      markdown.TM)("Details", (0, markdown.qN)(totals === void 0 ? "" : totalsTable(totals, comparison), factsOf(report))));
    }
    function scopeOf({range, file, rows, isComplete}) {
      return [ range && (0, markdown.pj)(formatDateRange(range)), file && `${(0, lib_text.B4)(rows, "page")} in ${path(file)}`, isComplete ? "" : "incomplete" ].filter(Boolean).join(" \xb7 ");
    }
    function headline({ai, total}, comparison) {
      const change = comparison === void 0 ? "" : `, ${changeOn(comparison.totals.total, total)} the ${formatLength(comparison.range)} before`;
      const share = total === 0 ? "" : `; ${Math.round(100 * ai / total)} % of them through AI`;
      return `${rounded(total)} unique visitors${change}${share}.`;
    }
    function changeOn(before, after) {
      if (before === after) return "as many as in";
      return before === 0 ? "none in" : `${percentage(before, after)} on`;
    }
    function chartOf(trend) {
      const [first, last] = [ trend[0], trend.at(-1) ];
      const isOneYear = first?.from.slice(0, YEAR.length) === last?.from.slice(0, YEAR.length);
      const dates = trend.map(({from}) => `"${from.slice(isOneYear ? `${YEAR}-`.length : 0, DAY.length)}"`);
      const humans = trend.map(({totals}) => drawable(totals.human));
      const ais = trend.map(({totals}) => drawable(totals.ai));
      return [ "```mermaid", '%%{init: {"themeVariables": {"xyChart": {"backgroundColor": "transparent", "plotColorPalette": "#2f81f7, #db6d28"}}}}%%', "xychart-beta", '  title "Unique visitors: people (blue), AI (orange)"', `  x-axis [${dates.join(", ")}]`, `  y-axis 0 --\x3e ${Math.max(1, ...humans, ...ais)}`, `  line [${humans.join(", ")}]`, `  line [${ais.join(", ")}]`, "```" ].join("\n");
    }
    function drawable(count) {
      return Math.min(Math.round(count), Number.MAX_SAFE_INTEGER);
    }
    const YEAR = "YYYY";
    const DAY = "YYYY-MM-DD";
    function mostVisited(rows, shown, comparison) {
      const rowsTable = (0, markdown.tp)([ "Page", "Human", "AI", "Total", ...comparison === void 0 ? [] : [ "Change" ] ], rows.slice(0, shown).map(row => [ path(row.path), rounded(row.human), rounded(row.ai), rounded(row.total), ...comparison === void 0 ? [] : [ changed(comparison.beforeOfTopPages.get(row.path) ?? 0, row.total) ] ]), 1);
      return (0, markdown.qN)("#### Most visited pages", rowsTable, leftOut(rows, shown));
    }
    function changes({range, gains, losses, appeared, vanished}, shown) {
      const counts = [ `Compared with ${(0, markdown.pj)(formatDateRange(range))}.`, appeared === 0 ? "" : `${(0, 
      lib_text.B4)(appeared, "new page")}.`, vanished === 0 ? "" : `${(0, lib_text.B4)(vanished, "page")} without visitors now.` ];
      return (0, markdown.qN)("#### What changed", counts.filter(Boolean).join(" "), gains.length === 0 ? "" : movers("Gained", gains, shown), losses.length === 0 ? "" : movers("Lost", losses, shown), gains.length === 0 && losses.length === 0 ? "No page gained or lost visitors." : "");
    }
    function movers(name, rows, shown) {
      const rowsTable = (0, markdown.tp)([ "Page", "Before", "Now", "Change" ], rows.slice(0, shown).map(({path: page, before, after}) => [ path(page), rounded(before), rounded(after), changed(before, after) ]), 1);
      return (0, markdown.qN)(`**${name}**`, rowsTable, leftOut(rows, shown));
    }
    function leftOut(rows, shown) {
      return rows.length <= shown ? "" : `${(0, lib_text.ZV)(rows.length - shown)} more are not shown, to limit the size of this report.`;
    }
    function countingChange({range, comparison, trend}) {
      const first = trend?.[0]?.from ?? comparison?.range.from ?? range?.from;
      return range !== void 0 && first !== void 0 && crossesCountingChange(first, range.to) ? "Since 2026-07-31, the API counts requests for Markdown pages as AI visitors, so earlier numbers are lower." : "";
    }
    function factsOf({requests, elapsedMs}) {
      return (0, markdown.Ix)([ [ "Requests", (0, lib_text.ZV)(requests) ], [ "Time", elapsedMs < 1_000 ? void 0 : (0, 
      lib_text.a3)(elapsedMs) ] ]);
    }
    function totalsTable(totals, comparison) {
      const rows = [ [ "This period", ...COUNTS.map(name => rounded(totals[name])) ] ];
      if (comparison !== void 0) {
        const before = comparison.totals;
        rows.push([ "Period before", ...COUNTS.map(name => rounded(before[name])) ], [ "Change", ...COUNTS.map(name => changed(before[name], totals[name])) ]);
      }
      return (0, markdown.tp)([ "Whole site", "Human", "AI", "Total" ], rows, 1);
    }
    function path(text) {
      return (0, markdown.aY)((0, lib_text.TN)(text, LONGEST_PATH));
    }
    function rounded(count) {
      return (0, lib_text.ZV)(Math.round(count));
    }
    function changed(before, after) {
      const difference = Math.round(after) - Math.round(before);
      if (difference === 0) return "0";
      const signed = difference > 0 ? `+${(0, lib_text.ZV)(difference)}` : `\u2212${(0, 
      lib_text.ZV)(-difference)}`;
      return before === 0 ? `${signed} (new)` : `${signed} (${percentage(before, after)})`;
    }
    function percentage(before, after) {
      const percent = Math.round(100 * (after - before) / before);
      return `${percent < 0 ? "\u2212" : "+"}${(0, lib_text.ZV)(Math.abs(percent))} %`;
    }
    //! CONCATENATED MODULE: ./build/visitors/run.js
        async function run(environment, context) {
      const {runner, clock} = context;
      const startedAt = clock.now();
      runner.mask(environment.input("api-key").trim());
      const inputs = await run_readInputs(environment, startedAt, runner);
      if (inputs instanceof InvalidInputs) {
        const outcome = outcomeOfInvalidInputs(inputs.problems);
        logNotes(runner, outcome);
        const summary = summaryOfProblems(outcome);
        setOutputs(runner, outcome, summary);
        await runner.addSummary(summary);
        return exitCode(outcome.conclusion, runner);
      }
      const done = await runExport(inputs, startedAt + inputs.timeoutMs, context, (exported, requests) => {
        const outcome = outcomeOfExport(exported, inputs);
        setOutputs(runner, outcome, summaryOf({
          outcome,
          warnings: [],
          requests,
          elapsedMs: clock.now() - startedAt
        }));
      });
      const outcome = outcomeOf(done, inputs);
      const warnings = warningsOfOutputs(outcome);
      const elapsedMs = clock.now() - startedAt;
      const summary = summaryOf({
        outcome,
        warnings,
        requests: done.requests,
        elapsedMs
      });
      setOutputs(runner, outcome, summary);
      logNotes(runner, outcome);
      for (const warning of warnings) runner.warning(warning, "Output shortened");
      const {ending} = done.exported;
      if ("error" in ending) runner.debugError(ending.error);
      const time = elapsedMs < 1_000 ? "" : ` in ${(0, lib_text.a3)(elapsedMs)}`;
      runner.info(`Made ${(0, lib_text.B4)(done.requests, "request")}${time}.`);
      await runner.addSummary(summary);
      return exitCode(outcome.conclusion, runner);
    }
    function logNotes(runner, {notes}) {
      for (const note of notes) logConclusion(runner, note.conclusion, note);
    }
    async function run_readInputs(environment, now, runner) {
      try {
        return await parseInputs(environment, now, text => runner.redact(text));
      } catch (error) {
        if (!(error instanceof InvalidInputs)) throw error;
        runner.debugError(error);
        return error;
      }
    }
  })
};

var __webpack_module_cache__ = {};

function __nccwpck_require__(moduleId) {
  var cachedModule = __webpack_module_cache__[moduleId];
  if (cachedModule !== void 0) return cachedModule.exports;
  var module = __webpack_module_cache__[moduleId] = {
    exports: {}
  };
  var threw = true;
  try {
    __webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
    threw = false;
  } finally {
    if (threw) delete __webpack_module_cache__[moduleId];
  }
  return module.exports;
}

if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";

(() => {
  var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
  var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
  var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
  var resolveQueue = queue => {
    if (queue && queue.d < 1) {
      queue.d = 1;
      queue.forEach(fn => fn.r--);
      queue.forEach(fn => fn.r-- ? fn.r++ : fn());
    }
  };
  var wrapDeps = deps => deps.map(dep => {
    if (dep !== null && typeof dep === "object") {
      if (dep[webpackQueues]) return dep;
      if (dep.then) {
        var queue = [];
        queue.d = 0;
        dep.then(r => {
          obj[webpackExports] = r;
          resolveQueue(queue);
        }, e => {
          obj[webpackError] = e;
          resolveQueue(queue);
        });
        var obj = {};
        obj[webpackQueues] = fn => fn(queue);
        return obj;
      }
    }
    var ret = {};
    ret[webpackQueues] = x => {};
    ret[webpackExports] = dep;
    return ret;
  });
  __nccwpck_require__.a = (module, body, hasAwait) => {
    var queue;
    hasAwait && ((queue = []).d = -1);
    var depQueues = new Set;
    var exports = module.exports;
    var currentDeps;
    var outerResolve;
    var reject;
    var promise = new Promise((resolve, rej) => {
      reject = rej;
      outerResolve = resolve;
    });
    promise[webpackExports] = exports;
    promise[webpackQueues] = fn => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
    module.exports = promise;
    body(deps => {
      currentDeps = wrapDeps(deps);
      var fn;
      var getResult = () => currentDeps.map(d => {
        if (d[webpackError]) throw d[webpackError];
        return d[webpackExports];
      });
      var promise = new Promise(resolve => {
        fn = () => resolve(getResult);
        fn.r = 0;
        var fnQueue = q => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, 
        q.push(fn)));
        currentDeps.map(dep => dep[webpackQueues](fnQueue));
      });
      return fn.r ? promise : getResult();
    }, err => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue)));
    queue && queue.d < 0 && (queue.d = 0);
  };
})();

(() => {
  var getProto = Object.getPrototypeOf ? obj => Object.getPrototypeOf(obj) : obj => obj.__proto__;
  var leafPrototypes;
  __nccwpck_require__.t = function(value, mode) {
    if (mode & 1) value = this(value);
    if (mode & 8) return value;
    if (typeof value === "object" && value) {
      if (mode & 4 && value.__esModule) return value;
      if (mode & 16 && typeof value.then === "function") return value;
    }
    var ns = Object.create(null);
    __nccwpck_require__.r(ns);
    var def = {};
    leafPrototypes = leafPrototypes || [ null, getProto({}), getProto([]), getProto(getProto) ];
    for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach(key => def[key] = () => value[key]);
    def["default"] = () => value;
    __nccwpck_require__.d(ns, def);
    return ns;
  };
})();

(() => {
  __nccwpck_require__.d = (exports, definition) => {
    for (var key in definition) if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) Object.defineProperty(exports, key, {
      enumerable: true,
      get: definition[key]
    });
  };
})();

(() => {
  __nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();

(() => {
  __nccwpck_require__.r = exports => {
    if (typeof Symbol !== "undefined" && Symbol.toStringTag) Object.defineProperty(exports, Symbol.toStringTag, {
      value: "Module"
    });
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
  };
})();

var __webpack_exports__ = __nccwpck_require__(197);

__webpack_exports__ = await __webpack_exports__;