import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
import * as __WEBPACK_EXTERNAL_MODULE__omitted_js_66323ff4__ from "./omitted.js";
var __webpack_modules__ = {
  /***/
  975: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
    })
  ),
  /***/
  522: (
    /***/
    ((module) => {
      module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
    })
  ),
  /***/
  133: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        j$: () => (
          /* binding */
          HttpError
        ),
        uT: () => (
          /* binding */
          createHttpClient
        ),
        Yp: () => (
          /* binding */
          firstHeader
        )
      });
      //! CONCATENATED MODULE: external "node:http"
      const external_node_http_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
      //! CONCATENATED MODULE: external "node:https"
      const external_node_https_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
      var external_node_util_ = __nccwpck_require__2(975);
      var external_node_zlib_ = __nccwpck_require__2(522);
      var lib_text = __nccwpck_require__2(869);
      //! CONCATENATED MODULE: ./node_modules/@actions/http-client/lib/proxy.js
      function getProxyUrl(reqUrl) {
        const usingSsl = reqUrl.protocol === "https:";
        if (checkBypass(reqUrl)) {
          return void 0;
        }
        const proxyVar = (() => {
          if (usingSsl) {
            return process.env["https_proxy"] || process.env["HTTPS_PROXY"];
          } else {
            return process.env["http_proxy"] || process.env["HTTP_PROXY"];
          }
        })();
        if (proxyVar) {
          try {
            return new DecodedURL(proxyVar);
          } catch (_a) {
            if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://"))
              return new DecodedURL(`http://${proxyVar}`);
          }
        } else {
          return void 0;
        }
      }
      function checkBypass(reqUrl) {
        if (!reqUrl.hostname) {
          return false;
        }
        const reqHost = reqUrl.hostname;
        if (isLoopbackAddress(reqHost)) {
          return true;
        }
        const noProxy = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
        if (!noProxy) {
          return false;
        }
        let reqPort;
        if (reqUrl.port) {
          reqPort = Number(reqUrl.port);
        } else if (reqUrl.protocol === "http:") {
          reqPort = 80;
        } else if (reqUrl.protocol === "https:") {
          reqPort = 443;
        }
        const upperReqHosts = [reqUrl.hostname.toUpperCase()];
        if (typeof reqPort === "number") {
          upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
        }
        for (const upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) {
          if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) {
            return true;
          }
        }
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
      const DIRECT = { kind: "direct" };
      function proxyFor(url, environment = process.env) {
        if (checkBypass(url))
          return DIRECT;
        const name = url.protocol === "https:" ? "https_proxy" : "http_proxy";
        const variable = environment[name] ? name : name.toUpperCase();
        const value = environment[variable];
        if (!value)
          return DIRECT;
        const proxy = parseProxy(url, value);
        return proxy === void 0 ? { kind: "invalid", variable } : { kind: "proxy", url: proxy };
      }
      function parseProxy(url, value) {
        try {
          const href = getProxyUrl(url)?.href ?? value;
          const proxy = URL.parse(href.includes("://") ? href : `http://${value}`);
          return proxy !== null && /^https?:$/u.test(proxy.protocol) && proxy.hostname !== "" ? proxy : void 0;
        } catch {
          return void 0;
        }
      }
      //! CONCATENATED MODULE: ./build/http/client.js
      class HttpError extends Error {
        name = "HttpError";
        partial;
        isUnreadable;
        constructor(message, options) {
          super(message, { cause: options.cause });
          this.partial = options.partial;
          this.isUnreadable = options.isUnreadable ?? false;
        }
      }
      const MAX_BODY_BYTES = 16 * 1024 * 1024;
      const PROXY_NEEDS_NODE = [24, 5];
      function createHttpClient({ proxyFor: findProxy = (url) => proxyFor(url), nodeVersion = process.versions.node } = {}) {
        const agents = /* @__PURE__ */ new Map();
        const agentFor = (url, proxy, keepAlive) => {
          const key = `${url.protocol} ${keepAlive} ${proxy?.href ?? ""}`;
          const agent = agents.get(key) ?? openAgent(url, proxy, keepAlive);
          agents.set(key, agent);
          return agent;
        };
        return {
          send: async (request) => {
            const setting = findProxy(request.url);
            if (setting.kind === "invalid")
              throw new HttpError(`Invalid proxy URL in \`${setting.variable}\``, {});
            const proxy = setting.kind === "proxy" ? setting.url : void 0;
            if (proxy !== void 0 && !supportsProxies(nodeVersion)) {
              throw new HttpError(`This runner's Node ${nodeVersion} can't use a proxy. Update the runner: Node ${PROXY_NEEDS_NODE.join(".")} or newer is required`, {});
            }
            const agent = agentFor(request.url, proxy, request.method !== "POST");
            return await exchange(request, agent, proxy !== void 0);
          }
        };
      }
      function openAgent(url, proxy, keepAlive) {
        const isHttps = url.protocol === "https:";
        const proxyEnv = proxy && { [isHttps ? "HTTPS_PROXY" : "HTTP_PROXY"]: proxy.href };
        const options = { keepAlive, ...proxyEnv && { proxyEnv } };
        return isHttps ? new external_node_https_namespaceObject.Agent(options) : new external_node_http_namespaceObject.Agent(options);
      }
      function supportsProxies(nodeVersion) {
        const [major = 0, minor = 0] = nodeVersion.split(".").map(Number);
        return major > PROXY_NEEDS_NODE[0] || major === PROXY_NEEDS_NODE[0] && minor >= PROXY_NEEDS_NODE[1];
      }
      async function exchange(request, agent, isProxied) {
        const { method, url, headers, body, signal } = request;
        const isHttps = url.protocol === "https:";
        if (signal.aborted)
          throw new HttpError("The request was aborted before it was sent", { cause: signal.reason });
        const outgoing = (isHttps ? external_node_https_namespaceObject.request : external_node_http_namespaceObject.request)(url, { method, headers: { ...headers }, agent });
        let hasAnnounced = false;
        const announce = () => {
          if (!hasAnnounced && !signal.aborted)
            request.onSending?.();
          hasAnnounced = true;
        };
        outgoing.once("socket", (socket) => {
          if (outgoing.reusedSocket || isEstablished(socket, isHttps, isProxied))
            announce();
          else
            socket.once(isHttps ? "secureConnect" : "connect", announce);
        });
        const received = [];
        let incoming;
        const abort = () => outgoing.destroy(new Error("The request was aborted", { cause: signal.reason }));
        signal.addEventListener("abort", abort, { once: true });
        try {
          incoming = await new Promise((resolve2, reject) => {
            outgoing.once("response", resolve2);
            outgoing.on("error", reject);
            outgoing.once("close", () => reject(new Error("The connection was closed before a response")));
            outgoing.end(body);
          });
          announce();
          await readInto(received, incoming);
          const { statusCode: status = 0, headers: answered } = incoming;
          return { status, headers: answered, body: await decompress(Buffer.concat(received), answered) };
        } catch (error) {
          outgoing.destroy();
          const { statusCode: status = 0, headers: answered } = incoming ?? { headers: {} };
          throw new HttpError(error instanceof Error ? error.message : String(error), {
            cause: error,
            isUnreadable: error instanceof UnreadableBody,
            ...incoming && { partial: { status, headers: answered, body: Buffer.concat(received) } }
          });
        } finally {
          signal.removeEventListener("abort", abort);
        }
      }
      function isEstablished(socket, isHttps, isProxied) {
        return isHttps ? isProxied : !socket.connecting;
      }
      class UnreadableBody extends Error {
      }
      async function readInto(received, body) {
        let size = 0;
        for await (const chunk of body) {
          size += chunk.byteLength;
          if (size > MAX_BODY_BYTES)
            throw new UnreadableBody(`it has more than ${(0, lib_text.ZV)(MAX_BODY_BYTES)} bytes`);
          received.push(chunk);
        }
      }
      const DECOMPRESS = {
        gzip: (0, external_node_util_.promisify)(external_node_zlib_.gunzip),
        "x-gzip": (0, external_node_util_.promisify)(external_node_zlib_.gunzip),
        deflate: (0, external_node_util_.promisify)(external_node_zlib_.inflate),
        br: (0, external_node_util_.promisify)(external_node_zlib_.brotliDecompress)
      };
      async function decompress(body, headers) {
        const encoding = firstHeader(headers, "content-encoding")?.trim().toLowerCase() ?? "";
        if (encoding === "" || encoding === "identity" || body.byteLength === 0)
          return body;
        const decoder = Object.entries(DECOMPRESS).find(([name]) => name === encoding)?.[1];
        if (decoder === void 0)
          throw new UnreadableBody(`its content-encoding is ${encoding}`);
        try {
          return await decoder(body, { maxOutputLength: MAX_BODY_BYTES });
        } catch (cause) {
          throw new UnreadableBody("it can't be decompressed", { cause });
        }
      }
      function firstHeader(headers, name) {
        const value = headers[name];
        return Array.isArray(value) ? value[0] : value;
      }
    })
  ),
  /***/
  570: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        ml: () => (
          /* binding */
          systemClock
        ),
        /* harmony export */
        wj: () => (
          /* binding */
          withTimeout
        )
        /* harmony export */
      });
      const LONGEST_TIMER_MS = 2147483647;
      const ORIGIN_MS = Date.now() - performance.now();
      const systemClock = {
        now: () => Math.round(ORIGIN_MS + performance.now()),
        sleep: (ms, signal) => new Promise((resolve2) => {
          if (signal?.aborted) {
            resolve2();
            return;
          }
          const wake = () => {
            clearTimeout(timer);
            signal?.removeEventListener("abort", wake);
            resolve2();
          };
          const timer = setTimeout(wake, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS));
          signal?.addEventListener("abort", wake, { once: true });
        })
      };
      const FINISHED = "finished";
      async function withTimeout(clock, ms, unwanted, work) {
        const finished = new AbortController();
        const timeUp = new AbortController();
        void clock.sleep(ms, finished.signal).then(() => {
          if (!finished.signal.aborted)
            timeUp.abort();
        });
        try {
          return await work({ timedOut: timeUp.signal, stop: AbortSignal.any([unwanted, timeUp.signal]) });
        } finally {
          finished.abort(FINISHED);
        }
      }
      function abortDelayed(clock, trigger, ms, ended) {
        const late = new AbortController();
        const wait = () => {
          void clock.sleep(ms, ended).then(() => {
            if (!ended.aborted)
              late.abort();
          });
        };
        if (trigger.aborted)
          wait();
        else
          trigger.addEventListener("abort", wait, { once: true, signal: ended });
        return late.signal;
      }
      function abortable(signal, pending) {
        return new Promise((resolve2, reject) => {
          const rejectEarly = () => reject(signal.reason);
          if (signal.aborted)
            rejectEarly();
          signal.addEventListener("abort", rejectEarly, { once: true });
          pending.then(resolve2, reject).finally(() => signal.removeEventListener("abort", rejectEarly));
        });
      }
    })
  ),
  /***/
  703: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        Ix: () => (
          /* binding */
          facts
        ),
        /* harmony export */
        O5: () => (
          /* binding */
          entities
        ),
        /* harmony export */
        TM: () => (
          /* binding */
          folded
        ),
        /* harmony export */
        aY: () => (
          /* binding */
          code
        ),
        /* harmony export */
        pj: () => (
          /* binding */
          plain
        ),
        /* harmony export */
        tp: () => (
          /* binding */
          table
        ),
        /* harmony export */
        zv: () => (
          /* binding */
          messageMarkdown
        )
        /* harmony export */
      });
      function entities(text) {
        return text.replace(/[\r\n\u2028\u2029]+/gu, " ").replace(/[.:;](?! |$)|[#$&*+<=>@[\\\]^_`{|}~]/gu, (character) => `&#${character.codePointAt(0)};`);
      }
      function plain(text) {
        const parted = text.replace(/(?<=[@#])(?!\u200B)|(?<=\bGH)(?=-)|(?<=\bwww)(?=\.)/giu, "​").replace(/\b[\da-f]{7,40}\b/giu, (sha) => sha.replace(/.{6}(?=.)/gu, "$&​"));
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
      const MAX_URL_LENGTH = 2e3;
      function webUrl(url) {
        if (/[\s\p{Cc}]/u.test(url) || !URL.canParse(url))
          return void 0;
        const parsed = new URL(url);
        if (parsed.protocol !== "https:" && parsed.protocol !== "http:")
          return void 0;
        if (parsed.username !== "" || parsed.password !== "")
          return void 0;
        const safe = parsed.href.replace(/[^A-Za-z0-9\-._~:/?#&=+,;%]/gu, (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase().padStart(2, "0")}`);
        return URL.canParse(safe) && safe.length <= MAX_URL_LENGTH ? safe : void 0;
      }
      function table(header, rows, leftColumns = header.length) {
        const line = (cells) => `| ${cells.join(" | ")} |`;
        const alignment = header.map((_, column) => column < leftColumns ? ":---" : "---:");
        return [line(header), line(alignment), ...rows.map(line)].join("\n");
      }
      function facts(given) {
        const [head = [], ...rows] = given.flatMap(([name, value]) => value ? [[name, value]] : []);
        return table(head, rows);
      }
      function folded(name, markdown) {
        return ["<details>", `<summary>${name}</summary>`, "", markdown, "", "</details>"].join("\n");
      }
    })
  ),
  /***/
  869: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        /* harmony export */
        B4: () => (
          /* binding */
          formatCount
        ),
        /* harmony export */
        TN: () => (
          /* binding */
          oneLine
        ),
        /* harmony export */
        ZV: () => (
          /* binding */
          formatNumber
        ),
        /* harmony export */
        Zw: () => (
          /* binding */
          inBackticks2
        ),
        /* harmony export */
        a3: () => (
          /* binding */
          formatDuration
        ),
        /* harmony export */
        qY: () => (
          /* binding */
          formatTimeOfDay
        )
        /* harmony export */
      });
      var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(975);
      function formatDuration(milliseconds) {
        const seconds = Math.round(milliseconds / 1e3);
        if (seconds < 60)
          return `${seconds} s`;
        const minutes = Math.floor(seconds / 60);
        if (minutes < 60)
          return withRest(`${minutes} min`, seconds % 60, "s");
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
      const MAX_LINE_LENGTH = 1e3;
      function formatCount(number, noun) {
        return `${formatNumber(number)} ${noun}${number === 1 ? "" : "s"}`;
      }
      function inBackticks2(text, maxLength) {
        return `\`${oneLine(text, maxLength).replaceAll("`", "'")}\``;
      }
      function oneLine(text, maxLength = MAX_LINE_LENGTH) {
        const line = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).replace(/[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu, "").replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").replaceAll("##[", "## [").trim();
        const characters = Array.from(line);
        return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join("")}…`;
      }
    })
  ),
  /***/
  672: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        e: () => (
          /* binding */
          runStep
        )
      });
      var client = __nccwpck_require__2(133);
      var clock = __nccwpck_require__2(570);
      var external_node_util_ = __nccwpck_require__2(975);
      //! CONCATENATED MODULE: external "os"
      const external_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
      //! CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
      function utils_toCommandValue(input) {
        if (input === null || input === void 0) {
          return "";
        } else if (typeof input === "string" || input instanceof String) {
          return input;
        }
        return JSON.stringify(input);
      }
      function toCommandProperties(annotationProperties) {
        if (!Object.keys(annotationProperties).length) {
          return {};
        }
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
      function command_issue(name, message = "") {
        command_issueCommand(name, {}, message);
      }
      const CMD_STRING = "::";
      class Command {
        constructor(command, properties, message) {
          if (!command) {
            command = "missing.command";
          }
          this.command = command;
          this.properties = properties;
          this.message = message;
        }
        toString() {
          let cmdStr = CMD_STRING + this.command;
          if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += " ";
            let first = true;
            for (const key in this.properties) {
              if (this.properties.hasOwnProperty(key)) {
                const val = this.properties[key];
                if (val) {
                  if (first) {
                    first = false;
                  } else {
                    cmdStr += ",";
                  }
                  cmdStr += `${key}=${escapeProperty(val)}`;
                }
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
        if (!filePath) {
          throw new Error(`Unable to find environment variable for file command ${command}`);
        }
        if (!external_fs_namespaceObject.existsSync(filePath)) {
          throw new Error(`Missing file at path: ${filePath}`);
        }
        external_fs_namespaceObject.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_namespaceObject.EOL}`, {
          encoding: "utf8"
        });
      }
      function file_command_prepareKeyValueMessage(key, value) {
        const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
        const convertedValue = utils_toCommandValue(value);
        if (key.includes(delimiter)) {
          throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
        }
        if (convertedValue.includes(delimiter)) {
          throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
        }
        return `${key}<<${delimiter}${external_os_namespaceObject.EOL}${convertedValue}${external_os_namespaceObject.EOL}${delimiter}`;
      }
      //! CONCATENATED MODULE: external "path"
      const external_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
      //! CONCATENATED MODULE: external "./omitted.js"
      var x = (y2) => {
        var x2 = {};
        __nccwpck_require__2.d(x2, y2);
        return x2;
      };
      var y = (x2) => (() => x2);
      const external_omitted_js_namespaceObject = x({});
      //! CONCATENATED MODULE: ./node_modules/@actions/core/lib/oidc-utils.js
      var __awaiter = function(thisArg, _arguments, P, generator) {
        function adopt(value) {
          return value instanceof P ? value : new P(function(resolve2) {
            resolve2(value);
          });
        }
        return new (P || (P = Promise))(function(resolve2, reject) {
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
            result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
          }
          step((generator = generator.apply(thisArg, _arguments || [])).next());
        });
      };
      class oidc_utils_OidcClient {
        static createHttpClient(allowRetry = true, maxRetry = 10) {
          const requestOptions = {
            allowRetries: allowRetry,
            maxRetries: maxRetry
          };
          return new HttpClient("actions/oidc-client", [new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())], requestOptions);
        }
        static getRequestToken() {
          const token = process.env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"];
          if (!token) {
            throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable");
          }
          return token;
        }
        static getIDTokenUrl() {
          const runtimeUrl = process.env["ACTIONS_ID_TOKEN_REQUEST_URL"];
          if (!runtimeUrl) {
            throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");
          }
          return runtimeUrl;
        }
        static getCall(id_token_url) {
          return __awaiter(this, void 0, void 0, function* () {
            var _a;
            const httpclient = oidc_utils_OidcClient.createHttpClient();
            const res = yield httpclient.getJson(id_token_url).catch((error2) => {
              throw new Error(`Failed to get ID Token. 
 
        Error Code : ${error2.statusCode}
 
        Error Message: ${error2.message}`);
            });
            const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
            if (!id_token) {
              throw new Error("Response json body do not have ID Token field");
            }
            return id_token;
          });
        }
        static getIDToken(audience) {
          return __awaiter(this, void 0, void 0, function* () {
            try {
              let id_token_url = oidc_utils_OidcClient.getIDTokenUrl();
              if (audience) {
                const encodedAudience = encodeURIComponent(audience);
                id_token_url = `${id_token_url}&audience=${encodedAudience}`;
              }
              debug(`ID token url is ${id_token_url}`);
              const id_token = yield oidc_utils_OidcClient.getCall(id_token_url);
              setSecret(id_token);
              return id_token;
            } catch (error2) {
              throw new Error(`Error message: ${error2.message}`);
            }
          });
        }
      }
      //! CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
      var summary_awaiter = function(thisArg, _arguments, P, generator) {
        function adopt(value) {
          return value instanceof P ? value : new P(function(resolve2) {
            resolve2(value);
          });
        }
        return new (P || (P = Promise))(function(resolve2, reject) {
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
            result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
          }
          step((generator = generator.apply(thisArg, _arguments || [])).next());
        });
      };
      const { access, appendFile, writeFile } = external_fs_namespaceObject.promises;
      const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
      const SUMMARY_DOCS_URL = "https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary";
      class Summary {
        constructor() {
          this._buffer = "";
        }
        /**
         * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
         * Also checks r/w permissions.
         *
         * @returns step summary file path
         */
        filePath() {
          return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
              return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
              throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
              yield access(pathFromEnv, external_fs_namespaceObject.constants.R_OK | external_fs_namespaceObject.constants.W_OK);
            } catch (_a) {
              throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
          });
        }
        /**
         * Wraps content in an HTML tag, adding any HTML attributes
         *
         * @param {string} tag HTML tag to wrap
         * @param {string | null} content content within the tag
         * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
         *
         * @returns {string} content wrapped in HTML element
         */
        wrap(tag, content, attrs = {}) {
          const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
          if (!content) {
            return `<${tag}${htmlAttrs}>`;
          }
          return `<${tag}${htmlAttrs}>${content}</${tag}>`;
        }
        /**
         * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
         *
         * @param {SummaryWriteOptions} [options] (optional) options for write operation
         *
         * @returns {Promise<Summary>} summary instance
         */
        write(options) {
          return summary_awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: "utf8" });
            return this.emptyBuffer();
          });
        }
        /**
         * Clears the summary buffer and wipes the summary file
         *
         * @returns {Summary} summary instance
         */
        clear() {
          return summary_awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
          });
        }
        /**
         * Returns the current summary buffer as a string
         *
         * @returns {string} string of summary buffer
         */
        stringify() {
          return this._buffer;
        }
        /**
         * If the summary buffer is empty
         *
         * @returns {boolen} true if the buffer is empty
         */
        isEmptyBuffer() {
          return this._buffer.length === 0;
        }
        /**
         * Resets the summary buffer without writing to summary file
         *
         * @returns {Summary} summary instance
         */
        emptyBuffer() {
          this._buffer = "";
          return this;
        }
        /**
         * Adds raw text to the summary buffer
         *
         * @param {string} text content to add
         * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
         *
         * @returns {Summary} summary instance
         */
        addRaw(text, addEOL = false) {
          this._buffer += text;
          return addEOL ? this.addEOL() : this;
        }
        /**
         * Adds the operating system-specific end-of-line marker to the buffer
         *
         * @returns {Summary} summary instance
         */
        addEOL() {
          return this.addRaw(external_os_namespaceObject.EOL);
        }
        /**
         * Adds an HTML codeblock to the summary buffer
         *
         * @param {string} code content to render within fenced code block
         * @param {string} lang (optional) language to syntax highlight code
         *
         * @returns {Summary} summary instance
         */
        addCodeBlock(code, lang) {
          const attrs = Object.assign({}, lang && { lang });
          const element = this.wrap("pre", this.wrap("code", code), attrs);
          return this.addRaw(element).addEOL();
        }
        /**
         * Adds an HTML list to the summary buffer
         *
         * @param {string[]} items list of items to render
         * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
         *
         * @returns {Summary} summary instance
         */
        addList(items, ordered = false) {
          const tag = ordered ? "ol" : "ul";
          const listItems = items.map((item) => this.wrap("li", item)).join("");
          const element = this.wrap(tag, listItems);
          return this.addRaw(element).addEOL();
        }
        /**
         * Adds an HTML table to the summary buffer
         *
         * @param {SummaryTableCell[]} rows table rows
         *
         * @returns {Summary} summary instance
         */
        addTable(rows) {
          const tableBody = rows.map((row) => {
            const cells = row.map((cell) => {
              if (typeof cell === "string") {
                return this.wrap("td", cell);
              }
              const { header, data, colspan, rowspan } = cell;
              const tag = header ? "th" : "td";
              const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
              return this.wrap(tag, data, attrs);
            }).join("");
            return this.wrap("tr", cells);
          }).join("");
          const element = this.wrap("table", tableBody);
          return this.addRaw(element).addEOL();
        }
        /**
         * Adds a collapsable HTML details element to the summary buffer
         *
         * @param {string} label text for the closed state
         * @param {string} content collapsable content
         *
         * @returns {Summary} summary instance
         */
        addDetails(label, content) {
          const element = this.wrap("details", this.wrap("summary", label) + content);
          return this.addRaw(element).addEOL();
        }
        /**
         * Adds an HTML image tag to the summary buffer
         *
         * @param {string} src path to the image you to embed
         * @param {string} alt text description of the image
         * @param {SummaryImageOptions} options (optional) addition image attributes
         *
         * @returns {Summary} summary instance
         */
        addImage(src, alt, options) {
          const { width, height } = options || {};
          const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
          const element = this.wrap("img", null, Object.assign({ src, alt }, attrs));
          return this.addRaw(element).addEOL();
        }
        /**
         * Adds an HTML section heading element
         *
         * @param {string} text heading text
         * @param {number | string} [level=1] (optional) the heading level, default: 1
         *
         * @returns {Summary} summary instance
         */
        addHeading(text, level) {
          const tag = `h${level}`;
          const allowedTag = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(tag) ? tag : "h1";
          const element = this.wrap(allowedTag, text);
          return this.addRaw(element).addEOL();
        }
        /**
         * Adds an HTML thematic break (<hr>) to the summary buffer
         *
         * @returns {Summary} summary instance
         */
        addSeparator() {
          const element = this.wrap("hr", null);
          return this.addRaw(element).addEOL();
        }
        /**
         * Adds an HTML line break (<br>) to the summary buffer
         *
         * @returns {Summary} summary instance
         */
        addBreak() {
          const element = this.wrap("br", null);
          return this.addRaw(element).addEOL();
        }
        /**
         * Adds an HTML blockquote to the summary buffer
         *
         * @param {string} text quote text
         * @param {string} cite (optional) citation url
         *
         * @returns {Summary} summary instance
         */
        addQuote(text, cite) {
          const attrs = Object.assign({}, cite && { cite });
          const element = this.wrap("blockquote", text, attrs);
          return this.addRaw(element).addEOL();
        }
        /**
         * Adds an HTML anchor tag to the summary buffer
         *
         * @param {string} text link text/content
         * @param {string} href hyperlink
         *
         * @returns {Summary} summary instance
         */
        addLink(text, href) {
          const element = this.wrap("a", text, { href });
          return this.addRaw(element).addEOL();
        }
      }
      const _summary = new Summary();
      const markdownSummary = (
        /* unused pure expression or super */
        null
      );
      const summary = _summary;
      //! CONCATENATED MODULE: ./node_modules/@actions/core/lib/path-utils.js
      function toPosixPath(pth) {
        return pth.replace(/[\\]/g, "/");
      }
      function toWin32Path(pth) {
        return pth.replace(/[/]/g, "\\");
      }
      function toPlatformPath(pth) {
        return pth.replace(/[/\\]/g, path.sep);
      }
      //! CONCATENATED MODULE: ./node_modules/@actions/core/lib/platform.js
      var platform_awaiter = function(thisArg, _arguments, P, generator) {
        function adopt(value) {
          return value instanceof P ? value : new P(function(resolve2) {
            resolve2(value);
          });
        }
        return new (P || (P = Promise))(function(resolve2, reject) {
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
            result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
          }
          step((generator = generator.apply(thisArg, _arguments || [])).next());
        });
      };
      const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
        const { stdout: version } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', void 0, {
          silent: true
        });
        const { stdout: name } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', void 0, {
          silent: true
        });
        return {
          name: name.trim(),
          version: version.trim()
        };
      });
      const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
        var _a, _b, _c, _d;
        const { stdout } = yield exec.getExecOutput("sw_vers", void 0, {
          silent: true
        });
        const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : "";
        const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : "";
        return {
          name,
          version
        };
      });
      const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
        const { stdout } = yield exec.getExecOutput("lsb_release", ["-i", "-r", "-s"], {
          silent: true
        });
        const [name, version] = stdout.trim().split("\n");
        return {
          name,
          version
        };
      });
      const platform = external_os_namespaceObject.platform();
      const arch = external_os_namespaceObject.arch();
      const isWindows = platform === "win32";
      const isMacOS = platform === "darwin";
      const isLinux = platform === "linux";
      function getDetails() {
        return platform_awaiter(this, void 0, void 0, function* () {
          return Object.assign(Object.assign({}, yield isWindows ? getWindowsInfo() : isMacOS ? getMacOsInfo() : getLinuxInfo()), {
            platform,
            arch,
            isWindows,
            isMacOS,
            isLinux
          });
        });
      }
      //! CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
      var core_awaiter = function(thisArg, _arguments, P, generator) {
        function adopt(value) {
          return value instanceof P ? value : new P(function(resolve2) {
            resolve2(value);
          });
        }
        return new (P || (P = Promise))(function(resolve2, reject) {
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
            result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
          }
          step((generator = generator.apply(thisArg, _arguments || [])).next());
        });
      };
      var ExitCode;
      (function(ExitCode2) {
        ExitCode2[ExitCode2["Success"] = 0] = "Success";
        ExitCode2[ExitCode2["Failure"] = 1] = "Failure";
      })(ExitCode || (ExitCode = {}));
      function exportVariable(name, val) {
        const convertedVal = toCommandValue(val);
        process.env[name] = convertedVal;
        const filePath = process.env["GITHUB_ENV"] || "";
        if (filePath) {
          return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
        }
        issueCommand("set-env", { name }, convertedVal);
      }
      function core_setSecret(secret) {
        command_issueCommand("add-mask", {}, secret);
      }
      function addPath(inputPath) {
        const filePath = process.env["GITHUB_PATH"] || "";
        if (filePath) {
          issueFileCommand("PATH", inputPath);
        } else {
          issueCommand("add-path", {}, inputPath);
        }
        process.env["PATH"] = `${inputPath}${path.delimiter}${process.env["PATH"]}`;
      }
      function getInput(name, options) {
        const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
        if (options && options.required && !val) {
          throw new Error(`Input required and not supplied: ${name}`);
        }
        if (options && options.trimWhitespace === false) {
          return val;
        }
        return val.trim();
      }
      function getMultilineInput(name, options) {
        const inputs = getInput(name, options).split("\n").filter((x2) => x2 !== "");
        if (options && options.trimWhitespace === false) {
          return inputs;
        }
        return inputs.map((input) => input.trim());
      }
      function getBooleanInput(name, options) {
        const trueValue = ["true", "True", "TRUE"];
        const falseValue = ["false", "False", "FALSE"];
        const val = getInput(name, options);
        if (trueValue.includes(val))
          return true;
        if (falseValue.includes(val))
          return false;
        throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
      }
      function setOutput(name, value) {
        const filePath = process.env["GITHUB_OUTPUT"] || "";
        if (filePath) {
          return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(name, value));
        }
        process.stdout.write(external_os_namespaceObject.EOL);
        command_issueCommand("set-output", { name }, utils_toCommandValue(value));
      }
      function setCommandEcho(enabled) {
        issue("echo", enabled ? "on" : "off");
      }
      function setFailed(message) {
        process.exitCode = ExitCode.Failure;
        error(message);
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
      function startGroup(name) {
        issue("group", name);
      }
      function endGroup() {
        issue("endgroup");
      }
      function group(name, fn) {
        return core_awaiter(this, void 0, void 0, function* () {
          startGroup(name);
          let result;
          try {
            result = yield fn();
          } finally {
            endGroup();
          }
          return result;
        });
      }
      function saveState(name, value) {
        const filePath = process.env["GITHUB_STATE"] || "";
        if (filePath) {
          return file_command_issueFileCommand("STATE", file_command_prepareKeyValueMessage(name, value));
        }
        command_issueCommand("save-state", { name }, utils_toCommandValue(value));
      }
      function getState(name) {
        return process.env[`STATE_${name}`] || "";
      }
      function getIDToken(aud) {
        return core_awaiter(this, void 0, void 0, function* () {
          return yield OidcClient.getIDToken(aud);
        });
      }
      var lib_text = __nccwpck_require__2(869);
      var markdown = __nccwpck_require__2(703);
      //! CONCATENATED MODULE: ./build/runner/secrets.js
      const STARS = "***";
      class Secrets {
        #values = /* @__PURE__ */ new Set();
        add(secret) {
          for (const value of [secret, ...secret.split(/[\r\n]+/u)]) {
            if (value.trim() === "")
              continue;
            for (const form of [
              value,
              JSON.stringify(value).slice(1, -1),
              encodeURIComponent(value),
              (0, markdown.O5)(value)
            ]) {
              this.#values.add(form);
            }
          }
        }
        redact(text) {
          let redacted = text;
          const values = [...this.#values].toSorted((one, other) => other.length - one.length);
          for (const value of values)
            redacted = redacted.replaceAll(value, STARS);
          return redacted;
        }
      }
      //! CONCATENATED MODULE: ./build/runner/commands.js
      const MAX_ANNOTATION_LENGTH = 4096;
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
        appendSummary: (markdown2) => summary.addRaw(markdown2, true).write()
      };
      function createRunner(commands) {
        const secrets = new Secrets();
        const clean = (text, longest) => secrets.redact((0, lib_text.TN)(secrets.redact(text), longest));
        const line = (text) => withoutCommand(clean(text, MAX_ANNOTATION_LENGTH));
        const orLog = (what, content, write) => {
          try {
            write();
            return true;
          } catch (error2) {
            commands.error(line(`Couldn't write ${what}: ${String(error2)}. Its value is: ${content}`), {
              title: `Couldn't write ${what}`
            });
            return false;
          }
        };
        let lostOutput = false;
        return {
          hasLostOutput: () => lostOutput,
          mask: (secret) => {
            if (secret.trim() === "")
              return;
            secrets.add(secret);
            commands.setSecret(secret);
          },
          redact: (text) => secrets.redact(text),
          debug: (text) => {
            if (commands.isDebug())
              commands.debug(line(text));
          },
          debugError: (error2) => {
            if (!commands.isDebug())
              return;
            const lines = causes(error2).join("\ncaused by ").split("\n");
            commands.debug(lines.map((text) => clean(text)).join("\n"));
          },
          info: (text) => commands.info(line(text)),
          notice: (text, title) => commands.notice(line(text), { title }),
          warning: (text, title) => commands.warning(line(text), { title }),
          error: (text, title) => commands.error(line(text), { title }),
          setOutput: (name, value) => {
            const content = secrets.redact(value);
            if (!orLog(`the output ${name}`, content, () => commands.setOutput(name, content)))
              lostOutput = true;
          },
          saveState: (name, value) => {
            const content = secrets.redact(value);
            orLog(`the state ${name}`, content, () => commands.saveState(name, content));
          },
          addSummary: async (markdown2) => {
            try {
              await commands.appendSummary(secrets.redact(markdown2));
            } catch (error2) {
              commands.info(line(`Couldn't write the job summary: ${String(error2)}`));
            }
          }
        };
      }
      function withoutCommand(line) {
        return line.startsWith("::") ? `: :${line.slice(2)}` : line;
      }
      function causes(error2) {
        if (!(error2 instanceof Error))
          return error2 === void 0 ? [] : [(0, external_node_util_.inspect)(error2)];
        return [error2.stack ?? String(error2), ...causes(error2.cause)];
      }
      //! CONCATENATED MODULE: ./build/runner/environment.js
      function readEnvironment(variables) {
        const read = (name) => variables[name] ?? "";
        const given = {};
        for (const [name, value] of Object.entries(variables))
          if (value !== void 0)
            given[name] = value;
        return Object.freeze({
          input: (name) => read(`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`),
          state: (name) => read(`STATE_${name}`),
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
      function runUrl({ serverUrl, repository, runId, runAttempt }) {
        return `${serverUrl}/${repository}/actions/runs/${runId}${runAttempt > 1 ? `/attempts/${runAttempt}` : ""}`;
      }
      function troubleshootingUrl({ serverUrl, variables }, section) {
        const { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = variables;
        return repository && ref ? `${serverUrl}/${repository}/blob/${ref}/docs/troubleshooting.md#${section}` : void 0;
      }
      //! CONCATENATED MODULE: ./build/runner/signals.js
      const CANCEL_SIGNALS = ["SIGINT", "SIGTERM", "SIGBREAK"];
      const EXIT_CODE_OF_A_CANCELLED_PROCESS = 130;
      function cancelSignal(process2) {
        const cancelled = new AbortController();
        for (const name of CANCEL_SIGNALS) {
          process2.on(name, () => {
            if (cancelled.signal.aborted)
              process2.exit(EXIT_CODE_OF_A_CANCELLED_PROCESS);
            cancelled.abort();
          });
        }
        return cancelled.signal;
      }
      //! CONCATENATED MODULE: ./build/step/run-step.js
      async function runStep(run) {
        const runner = createRunner(toolkitCommands);
        const end = (exitCode) => process.stdout.write("", () => process.exit(exitCode));
        const endUnexpected = (error2) => {
          runner.error(`Unexpected error: ${String(error2)}. Run again with step debugging enabled, and report what the log shows.`, "Unexpected error");
          runner.debugError(error2);
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
        } catch (error2) {
          endUnexpected(error2);
        }
      }
    })
  ),
  /***/
  197: (
    /***/
    ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__2) => {
      __nccwpck_require__2.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          var _step_run_step_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__2(672);
          var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__2(622);
          await (0, _step_run_step_js__WEBPACK_IMPORTED_MODULE_0__.e)(_run_js__WEBPACK_IMPORTED_MODULE_1__.e);
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      }, 1);
    })
  ),
  /***/
  622: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__2, __nccwpck_require__2) => {
      __nccwpck_require__2.d(__webpack_exports__2, {
        e: () => (
          /* binding */
          run
        )
      });
      var lib_text = __nccwpck_require__2(869);
      //! CONCATENATED MODULE: ./node_modules/zod/v4/core/util.js
      function assertEqual(val) {
        return val;
      }
      function assertNotEqual(val) {
        return val;
      }
      function toZod() {
        return (schema) => schema;
      }
      function assertIs(_arg) {
      }
      function assertNever(_x) {
        throw new Error("Unexpected value in exhaustive check");
      }
      function assert(_) {
      }
      function getEnumValues(entries2) {
        const numericValues = Object.values(entries2).filter((v) => typeof v === "number");
        const values = Object.entries(entries2).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
        return values;
      }
      function joinValues(array2, separator = "|") {
        return array2.map((val) => stringifyPrimitive(val)).join(separator);
      }
      function jsonStringifyReplacer(_, value) {
        if (typeof value === "bigint")
          return value.toString();
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
      function floatSafeRemainder(val, step) {
        const ratio = val / step;
        const roundedRatio = Math.round(ratio);
        const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
        if (Math.abs(ratio - roundedRatio) < tolerance)
          return 0;
        return ratio - roundedRatio;
      }
      const EVALUATING = (
        /* unused pure expression or super */
        null
      );
      function defineLazy(object2, key, getter) {
        let value = void 0;
        Object.defineProperty(object2, key, {
          get() {
            if (value === EVALUATING) {
              return void 0;
            }
            if (value === void 0) {
              value = EVALUATING;
              value = getter();
            }
            return value;
          },
          set(v) {
            Object.defineProperty(object2, key, {
              value: v
              // configurable: true,
            });
          },
          configurable: true
        });
      }
      function objectClone(obj) {
        return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
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
        if (key in target)
          assignProp(target, key, value);
        else
          target[key] = value;
      }
      function mirrorShape(target, source, keys, wrap) {
        const raw = sourceShape(source);
        for (const key of keys) {
          const desc = Object.getOwnPropertyDescriptor(raw, key);
          if (!desc.enumerable)
            continue;
          if (desc.get) {
            deferProp(target, key, () => {
              const value = source._zod.def.shape[key];
              return wrap ? wrap(value, key) : value;
            });
          } else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
        }
      }
      function mirrorProps(target, source) {
        for (const key of Reflect.ownKeys(source)) {
          const desc = Object.getOwnPropertyDescriptor(source, key);
          if (!desc.enumerable)
            continue;
          if (desc.get)
            deferProp(target, key, () => source[key]);
          else
            putProp(target, key, desc.value);
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
      function cloneDef(schema) {
        return mergeDefs(schema._zod.def);
      }
      function getElementAtPath(obj, path3) {
        if (!path3)
          return obj;
        return path3.reduce((acc, key) => acc?.[key], obj);
      }
      function promiseAllObject(promisesObj) {
        const keys = Object.keys(promisesObj);
        const promises = keys.map((key) => promisesObj[key]);
        return Promise.all(promises).then((results) => {
          const resolvedObj = {};
          for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
          }
          return resolvedObj;
        });
      }
      function randomString(length = 10) {
        const chars = "abcdefghijklmnopqrstuvwxyz";
        let str = "";
        for (let i = 0; i < length; i++) {
          str += chars[Math.floor(Math.random() * chars.length)];
        }
        return str;
      }
      function esc(str) {
        return JSON.stringify(str);
      }
      function slugify(input) {
        return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
      }
      const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
      };
      function util_isObject(data) {
        return typeof data === "object" && data !== null && !Array.isArray(data);
      }
      const allowsEval = (
        /* unused pure expression or super */
        null
      );
      function isPlainObject(o) {
        if (util_isObject(o) === false)
          return false;
        const ctor = o.constructor;
        if (ctor === void 0)
          return true;
        if (typeof ctor !== "function")
          return true;
        const prot = ctor.prototype;
        if (util_isObject(prot) === false)
          return false;
        if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
          return false;
        }
        return true;
      }
      function shallowClone(o) {
        if (isPlainObject(o))
          return { ...o };
        if (Array.isArray(o))
          return [...o];
        if (o instanceof Map)
          return new Map(o);
        if (o instanceof Set)
          return new Set(o);
        return o;
      }
      function numKeys(data) {
        let keyCount = 0;
        for (const key in data) {
          if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
          }
        }
        return keyCount;
      }
      const getParsedType = (data) => {
        const t = typeof data;
        switch (t) {
          case "undefined":
            return "undefined";
          case "string":
            return "string";
          case "number":
            return Number.isNaN(data) ? "nan" : "number";
          case "boolean":
            return "boolean";
          case "function":
            return "function";
          case "bigint":
            return "bigint";
          case "symbol":
            return "symbol";
          case "object":
            if (Array.isArray(data)) {
              return "array";
            }
            if (data === null) {
              return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
              return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
              return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
              return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
              return "date";
            }
            if (typeof File !== "undefined" && data instanceof File) {
              return "file";
            }
            return "object";
          default:
            throw new Error(`Unknown data type: ${t}`);
        }
      };
      const propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
      const primitiveTypes = /* @__PURE__ */ new Set([
        "string",
        "number",
        "bigint",
        "boolean",
        "symbol",
        "undefined"
      ]);
      function escapeRegex(str) {
        return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      }
      function clone(inst, def, params) {
        const cl = new inst._zod.constr(def ?? inst._zod.def);
        if (!def || params?.parent)
          cl._zod.parent = inst;
        return cl;
      }
      function normalizeParams(_params) {
        const params = _params;
        if (!params)
          return {};
        if (typeof params === "string")
          return { error: () => params };
        if (params?.message !== void 0) {
          if (params?.error !== void 0)
            throw new Error("Cannot specify both `message` and `error` params");
          params.error = params.message;
        }
        delete params.message;
        if (typeof params.error === "string")
          return { ...params, error: () => params.error };
        return params;
      }
      function createTransparentProxy(getter) {
        let target;
        return new Proxy({}, {
          get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
          },
          set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
          },
          has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
          },
          deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
          },
          ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
          },
          getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
          },
          defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
          }
        });
      }
      function stringifyPrimitive(value) {
        if (typeof value === "bigint")
          return value.toString() + "n";
        if (typeof value === "string")
          return `"${value}"`;
        return `${value}`;
      }
      function optionalKeys(shape) {
        return Object.keys(shape).filter((k) => {
          return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
        });
      }
      const NUMBER_FORMAT_RANGES = /* @__PURE__ */ (() => ({
        safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
        int32: [-2147483648, 2147483647],
        uint32: [0, 4294967295],
        float32: [-34028234663852886e22, 34028234663852886e22],
        float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
      }))();
      const BIGINT_FORMAT_RANGES = {
        int64: [/* @__PURE__ */ BigInt("-9223372036854775808"), /* @__PURE__ */ BigInt("9223372036854775807")],
        uint64: [/* @__PURE__ */ BigInt(0), /* @__PURE__ */ BigInt("18446744073709551615")]
      };
      function pick(schema, mask) {
        const currDef = schema._zod.def;
        const checks2 = currDef.checks;
        const hasChecks = checks2 && checks2.length > 0;
        if (hasChecks) {
          throw new Error(".pick() cannot be used on object schemas containing refinements");
        }
        const newShape = {};
        mirrorShape(newShape, schema, maskedKeys(schema, mask));
        return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
      }
      function maskedKeys(schema, mask) {
        const raw = sourceShape(schema);
        const keys = [];
        for (const key of Reflect.ownKeys(mask)) {
          if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
          }
          if (mask[key])
            keys.push(key);
        }
        return keys;
      }
      function omit(schema, mask) {
        const currDef = schema._zod.def;
        const checks2 = currDef.checks;
        const hasChecks = checks2 && checks2.length > 0;
        if (hasChecks) {
          throw new Error(".omit() cannot be used on object schemas containing refinements");
        }
        const omitted = new Set(maskedKeys(schema, mask));
        const newShape = {};
        mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
        return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
      }
      function extend(schema, shape) {
        if (!isPlainObject(shape)) {
          throw new Error("Invalid input to extend: expected a plain object");
        }
        const checks2 = schema._zod.def.checks;
        const hasChecks = checks2 && checks2.length > 0;
        if (hasChecks) {
          const existingShape = sourceShape(schema);
          for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) {
              throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
          }
        }
        return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
      }
      function extended(schema, shape) {
        const newShape = {};
        mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
        mirrorProps(newShape, shape);
        return newShape;
      }
      function safeExtend(schema, shape) {
        if (!isPlainObject(shape)) {
          throw new Error("Invalid input to safeExtend: expected a plain object");
        }
        return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
      }
      function merge(a, b) {
        if (!b?._zod?.def) {
          throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
        }
        if (a._zod.def.checks?.length) {
          throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
        }
        const newShape = {};
        mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
        mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
        const def = mergeDefs(a._zod.def, {
          shape: newShape,
          get catchall() {
            return b._zod.def.catchall;
          },
          checks: b._zod.def.checks ?? []
        });
        return clone(a, def);
      }
      function partial(Class2, schema, mask, name = "partial") {
        const currDef = schema._zod.def;
        const checks2 = currDef.checks;
        const hasChecks = checks2 && checks2.length > 0;
        if (hasChecks) {
          throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
        }
        const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
        const newShape = {};
        mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class2 && ((value, key) => selected && !selected.has(key) ? value : new Class2({ type: "optional", innerType: value })));
        return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
      }
      function required(Class2, schema, mask) {
        const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
        const newShape = {};
        mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => (
          // overwrite with non-optional
          selected && !selected.has(key) ? value : new Class2({ type: "nonoptional", innerType: value })
        ));
        return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
      }
      function aborted(x, startIndex = 0) {
        if (x.aborted === true)
          return true;
        for (let i = startIndex; i < x.issues.length; i++) {
          if (x.issues[i]?.continue !== true) {
            return true;
          }
        }
        return false;
      }
      function explicitlyAborted(x, startIndex = 0) {
        if (x.aborted === true)
          return true;
        for (let i = startIndex; i < x.issues.length; i++) {
          if (x.issues[i]?.continue === false) {
            return true;
          }
        }
        return false;
      }
      function prefixIssues(path3, issues) {
        return issues.map((iss) => {
          var _a2;
          (_a2 = iss).path ?? (_a2.path = []);
          iss.path.unshift(path3);
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
          if (!/_(length|size)$|_equals$/.test(d.check))
            break;
          const max = d.maximum ?? d.length ?? d.size;
          if (max >= 0)
            caps.push([max, ch]);
        }
        return caps;
      }
      function attachSchema(issues, start, inst) {
        var _a2;
        for (let i = start; i < issues.length; i++) {
          (_a2 = issues[i]).schema ?? (_a2.schema = inst);
        }
      }
      function finalizeIssue(iss, ctx, config2) {
        var _a2;
        const traits = iss.inst?._zod?.traits;
        if (traits?.has("$ZodType")) {
          if (traits.has("$ZodCheck"))
            (_a2 = iss).schema ?? (_a2.schema = iss.inst);
          else
            iss.schema = iss.inst;
        }
        const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
        const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config2.customError?.(iss)) ?? unwrapMessage(config2.localeError?.(iss)) ?? "Invalid input";
        const full = {};
        for (const k of Object.keys(iss)) {
          if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
          full[k] = iss[k];
        }
        full.path ?? (full.path = []);
        full.message = message;
        if (ctx?.reportInput) {
          full.input = iss.input;
        }
        return full;
      }
      function getSizableOrigin(input) {
        if (input instanceof Set)
          return "set";
        if (input instanceof Map)
          return "map";
        if (input instanceof File)
          return "file";
        return "unknown";
      }
      const highSurrogate = /[\uD800-\uDBFF]/;
      function codePointLength(str) {
        const units = str.length;
        if (!highSurrogate.test(str))
          return units;
        let count = units;
        for (let i = 0; i < units - 1; i++) {
          if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
            count--;
            i++;
          }
        }
        return count;
      }
      function getLengthableOrigin(input) {
        if (Array.isArray(input))
          return "array";
        if (typeof input === "string")
          return "string";
        return "unknown";
      }
      function parsedType(data) {
        const t = typeof data;
        switch (t) {
          case "number": {
            return Number.isNaN(data) ? "nan" : "number";
          }
          case "object": {
            if (data === null) {
              return "null";
            }
            if (Array.isArray(data)) {
              return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
              return obj.constructor.name;
            }
          }
        }
        return t;
      }
      function issue2(...args) {
        const [iss, input, inst] = args;
        if (typeof iss === "string") {
          return {
            message: iss,
            code: "custom",
            input,
            inst
          };
        }
        return { ...iss };
      }
      function cleanEnum(obj) {
        return Object.entries(obj).filter(([k, _]) => {
          return Number.isNaN(Number.parseInt(k, 10));
        }).map((el) => el[1]);
      }
      function base64ToUint8Array(base642) {
        const binaryString = atob(base642);
        const bytes = new Uint8Array(binaryString.length);
        for (let i = 0; i < binaryString.length; i++) {
          bytes[i] = binaryString.charCodeAt(i);
        }
        return bytes;
      }
      function uint8ArrayToBase64(bytes) {
        let binaryString = "";
        for (let i = 0; i < bytes.length; i++) {
          binaryString += String.fromCharCode(bytes[i]);
        }
        return btoa(binaryString);
      }
      function base64urlToUint8Array(base64url2) {
        const base642 = base64url2.replace(/-/g, "+").replace(/_/g, "/");
        const padding = "=".repeat((4 - base642.length % 4) % 4);
        return base64ToUint8Array(base642 + padding);
      }
      function uint8ArrayToBase64url(bytes) {
        return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
      }
      function hexToUint8Array(hex2) {
        const cleanHex = hex2.replace(/^0x/, "");
        if (cleanHex.length % 2 !== 0) {
          throw new Error("Invalid hex string length");
        }
        const bytes = new Uint8Array(cleanHex.length / 2);
        for (let i = 0; i < cleanHex.length; i += 2) {
          bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
        }
        return bytes;
      }
      function uint8ArrayToHex(bytes) {
        return Array.from(bytes).map((b) => b.toString(16).padStart(2, "0")).join("");
      }
      class Class {
        constructor(..._args) {
        }
      }
      function members(proto, table) {
        for (const key in table) {
          const desc = Object.getOwnPropertyDescriptor(table, key);
          if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
          else
            defineBound(proto, key, desc.value);
        }
      }
      function own(inst, key, value, enumerable = true) {
        Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
        return value;
      }
      function hide(inst, key, value) {
        return own(inst, key, value, false);
      }
      function derived(computes, table) {
        for (const key in computes) {
          const compute = computes[key];
          Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
              return own(this, key, compute(this));
            },
            set(value) {
              own(this, key, value);
            }
          });
        }
        return table;
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
          return void 0;
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
              if (broke)
                delete this[key];
              else
                Object.defineProperty(this, key, { configurable: true, writable: true, value });
              broke = broke || outer;
              return value;
            } catch (err) {
              delete this[key];
              broke = broke || outer;
              throw err;
            }
          },
          set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
          }
        });
      }
      function installLazyProp(inst, key, make, enumerable) {
        const proto = claim(inst, key);
        if (!proto)
          return;
        Object.defineProperty(proto, key, {
          configurable: true,
          get() {
            const desc = { configurable: true, writable: true, enumerable, value: void 0 };
            Object.defineProperty(this, key, desc);
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
          },
          set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
          }
        });
      }
      const CONSTANT_CATCH = "~constantCatch";
      function constantCatch(value) {
        const fn = () => value;
        fn[CONSTANT_CATCH] = true;
        return fn;
      }
      //! CONCATENATED MODULE: ./node_modules/zod/v4/core/core.js
      var _a;
      const NEVER = /* @__PURE__ */ Object.freeze({
        status: "aborted"
      });
      const _zodDesc = { value: void 0, enumerable: false };
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
              return new Definition();
            }
            try {
              return new Definition();
            } finally {
              E.stackTraceLimit = saved;
            }
          }
        }
        return new Definition();
      }
      function $constructor(name, initializer2, proto, params) {
        const zodProto = {};
        function Internals(def) {
          this.def = def;
          this.constr = _;
          this.traits = /* @__PURE__ */ new Set();
        }
        Internals.prototype = zodProto;
        const protoMembers = proto;
        const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
        function init(inst, def) {
          if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
              Object.defineProperty(inst, "_zod", _zodDesc);
            } finally {
              _zodDesc.value = void 0;
            }
          } else if (inst._zod.traits.has(name)) {
            return;
          }
          inst._zod.traits.add(name);
          initializer2(inst, def);
          if (initialized) {
            const own2 = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own2;
            while (up && up !== ctorProto)
              up = Object.getPrototypeOf(up);
            const target = up ?? own2;
            if (!initialized.has(target)) {
              initialized.add(target);
              members(target, protoMembers);
            }
          }
          const proto2 = _.prototype;
          for (const k in proto2) {
            if (!Object.prototype.hasOwnProperty.call(proto2, k))
              continue;
            if (!(k in inst)) {
              inst[k] = proto2[k].bind(inst);
            }
          }
        }
        const Parent = params?.Parent ?? Object;
        class Definition extends Parent {
        }
        Object.defineProperty(Definition, "name", { value: name });
        function _(def) {
          const inst = params?.Parent ? newError(Definition) : this;
          init(inst, def);
          const deferred = inst._zod.deferred;
          if (deferred) {
            for (const fn of deferred) {
              fn();
            }
            inst._zod.deferred = void 0;
          }
          const pp = globalThis.__zod_globalConfig?.postProcessor;
          if (pp)
            pp(inst);
          return inst;
        }
        Object.defineProperty(_, "init", { value: init });
        Object.defineProperty(_, Symbol.hasInstance, {
          value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
              return true;
            return inst?._zod?.traits?.has(name);
          }
        });
        Object.defineProperty(_, "name", { value: name });
        return _;
      }
      const $brand = (
        /* unused pure expression or super */
        null
      );
      class $ZodAsyncError extends Error {
        constructor() {
          super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
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
        if (newConfig)
          Object.assign(core_globalConfig, newConfig);
        return core_globalConfig;
      }
      //! CONCATENATED MODULE: ./node_modules/zod/v4/core/checks.js
      const $ZodCheck = /* @__PURE__ */ $constructor("$ZodCheck", (inst, def) => {
        var _a2;
        inst._zod ?? (inst._zod = {});
        inst._zod.def = def;
        (_a2 = inst._zod).onattach ?? (_a2.onattach = []);
      });
      const _whenHasSize = (payload) => {
        const val = payload.value;
        return !util.nullish(val) && val.size !== void 0;
      };
      const _whenHasLength = (payload) => {
        const val = payload.value;
        return !nullish(val) && val.length !== void 0;
      };
      const numericOriginMap = {
        number: "number",
        bigint: "bigint",
        object: "date"
      };
      const $ZodCheckLessThan = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckGreaterThan = /* @__PURE__ */ $constructor("$ZodCheckGreaterThan", (inst, def) => {
        $ZodCheck.init(inst, def);
        const origin = numericOriginMap[typeof def.value];
        inst._zod.check = (payload) => {
          if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
          }
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
      const $ZodCheckMultipleOf = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckNumberFormat = /* @__PURE__ */ $constructor("$ZodCheckNumberFormat", (inst, def) => {
        $ZodCheck.init(inst, def);
        def.format = def.format || "float64";
        const isInt = def.format?.includes("int");
        const origin = isInt ? "int" : "number";
        const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
        inst._zod.check = (payload) => {
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
              if (input > 0) {
                payload.issues.push({
                  input,
                  code: "too_big",
                  maximum: Number.MAX_SAFE_INTEGER,
                  note: "Integers must be within the safe integer range.",
                  inst,
                  origin,
                  inclusive: true,
                  continue: !def.abort
                });
              } else {
                payload.issues.push({
                  input,
                  code: "too_small",
                  minimum: Number.MIN_SAFE_INTEGER,
                  note: "Integers must be within the safe integer range.",
                  inst,
                  origin,
                  inclusive: true,
                  continue: !def.abort
                });
              }
              return;
            }
          }
          if (input < minimum) {
            payload.issues.push({
              origin: "number",
              input,
              code: "too_small",
              minimum,
              inclusive: true,
              inst,
              continue: !def.abort
            });
          }
          if (input > maximum) {
            payload.issues.push({
              origin: "number",
              input,
              code: "too_big",
              maximum,
              inclusive: true,
              inst,
              continue: !def.abort
            });
          }
        };
      });
      const $ZodCheckBigIntFormat = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckMaxSize = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckMinSize = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckSizeEquals = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckMaxLength = /* @__PURE__ */ $constructor("$ZodCheckMaxLength", (inst, def) => {
        var _a2;
        $ZodCheck.init(inst, def);
        (_a2 = inst._zod.def).when ?? (_a2.when = _whenHasLength);
        inst._zod.check = (payload) => {
          const input = payload.value;
          const units = input.length;
          const length = typeof input === "string" && units > def.maximum ? codePointLength(input) : units;
          if (length <= def.maximum)
            return;
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
      const $ZodCheckMinLength = /* @__PURE__ */ $constructor("$ZodCheckMinLength", (inst, def) => {
        var _a2;
        $ZodCheck.init(inst, def);
        (_a2 = inst._zod.def).when ?? (_a2.when = _whenHasLength);
        inst._zod.check = (payload) => {
          const input = payload.value;
          const units = input.length;
          const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units;
          if (length >= def.minimum)
            return;
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
      const $ZodCheckLengthEquals = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckStringFormat = /* @__PURE__ */ $constructor("$ZodCheckStringFormat", (inst, def) => {
        var _a2, _b;
        $ZodCheck.init(inst, def);
        if (def.pattern)
          (_a2 = inst._zod).check ?? (_a2.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
              return;
            payload.issues.push({
              origin: "string",
              code: "invalid_format",
              format: def.format,
              input: payload.value,
              ...def.pattern ? { pattern: def.pattern.toString() } : {},
              inst,
              continue: !def.abort
            });
          });
        else
          (_b = inst._zod).check ?? (_b.check = () => {
          });
      });
      const $ZodCheckRegex = /* @__PURE__ */ $constructor("$ZodCheckRegex", (inst, def) => {
        $ZodCheckStringFormat.init(inst, def);
        inst._zod.check = (payload) => {
          def.pattern.lastIndex = 0;
          if (def.pattern.test(payload.value))
            return;
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
      const $ZodCheckLowerCase = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckUpperCase = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckIncludes = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckStartsWith = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckEndsWith = (
        /* unused pure expression or super */
        null
      );
      function handleCheckPropertyResult(result, payload, property) {
        if (result.issues.length) {
          payload.issues.push(...util.prefixIssues(property, result.issues));
        }
      }
      const $ZodCheckProperty = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckProperties = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckMimeType = (
        /* unused pure expression or super */
        null
      );
      const $ZodCheckOverwrite = (
        /* unused pure expression or super */
        null
      );
      //! CONCATENATED MODULE: ./node_modules/zod/v4/core/regexes.js
      const cuid = /^[cC][0-9a-z]{6,}$/;
      const cuid2 = /^[0-9a-z]+$/;
      const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
      const xid = /^[0-9a-vA-V]{20}$/;
      const ksuid = /^[A-Za-z0-9]{27}$/;
      const nanoid = /^[a-zA-Z0-9_-]{21}$/;
      function nanoidOfLength(length) {
        return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
      }
      const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
      const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
      const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
      const uuid = (version2) => {
        if (!version2)
          return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
        return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version2}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
      };
      const uuid4 = (
        /* unused pure expression or super */
        null
      );
      const uuid6 = (
        /* unused pure expression or super */
        null
      );
      const uuid7 = (
        /* unused pure expression or super */
        null
      );
      const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
      const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
      const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
      const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
      const idnEmail = (
        /* unused pure expression or super */
        null
      );
      const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
      const _emoji = (
        /* unused pure expression or super */
        null
      );
      function emoji() {
        return new RegExp(_emoji, "u");
      }
      const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
      const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
      const mac = (delimiter) => {
        const escapedDelim = util.escapeRegex(delimiter ?? ":");
        return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
      };
      const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
      const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
      const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
      const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
      const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
      const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
      const httpProtocol = /^https?$/;
      const e164 = /^\+[1-9]\d{6,14}$/;
      const creditCard = /^\d(?:[ -]?\d){11,18}$/;
      const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
      const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
      const dateSource = (
        /* unused pure expression or super */
        null
      );
      function regexes_anchor(source) {
        return new RegExp(`^${source}$`);
      }
      const date = (
        /* unused pure expression or super */
        null
      );
      function timeSource(args) {
        const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
        const regex = typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
        return regex;
      }
      function time(args) {
        return new RegExp(`^${timeSource(args)}$`);
      }
      function datetime(args) {
        const opts = ["Z"];
        if (args.offset)
          opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
        const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
        const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
        return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
      }
      const anyString = /^[\s\S]{0,}$/;
      const string = (params) => {
        const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
        return new RegExp(`^${regex}$`);
      };
      const bigint = /^-?\d+n?$/;
      const integer = /^-?\d+$/;
      const number = /^-?\d+(?:\.\d+)?$/;
      const regexes_boolean = /^(?:true|false)$/i;
      const _null = /^null$/i;
      const _undefined = /^undefined$/i;
      const lowercase = /^[^A-Z]*$/;
      const uppercase = /^[^a-z]*$/;
      const hex = /^[0-9a-fA-F]*$/;
      function fixedBase64(bodyLength, padding) {
        return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
      }
      function fixedBase64url(length) {
        return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
      }
      const md5_hex = /^[0-9a-fA-F]{32}$/;
      const md5_base64 = (
        /* unused pure expression or super */
        null
      );
      const md5_base64url = (
        /* unused pure expression or super */
        null
      );
      const sha1_hex = /^[0-9a-fA-F]{40}$/;
      const sha1_base64 = (
        /* unused pure expression or super */
        null
      );
      const sha1_base64url = (
        /* unused pure expression or super */
        null
      );
      const sha256_hex = /^[0-9a-fA-F]{64}$/;
      const sha256_base64 = (
        /* unused pure expression or super */
        null
      );
      const sha256_base64url = (
        /* unused pure expression or super */
        null
      );
      const sha384_hex = /^[0-9a-fA-F]{96}$/;
      const sha384_base64 = (
        /* unused pure expression or super */
        null
      );
      const sha384_base64url = (
        /* unused pure expression or super */
        null
      );
      const sha512_hex = /^[0-9a-fA-F]{128}$/;
      const sha512_base64 = (
        /* unused pure expression or super */
        null
      );
      const sha512_base64url = (
        /* unused pure expression or super */
        null
      );
      //! CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
      const version = {
        major: 4,
        minor: 6,
        patch: 7
      };
      //! CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js
      const $ZodType = /* @__PURE__ */ $constructor("$ZodType", (inst, def) => {
        var _a2;
        inst ?? (inst = {});
        inst._zod.def = def;
        inst._zod.bag = inst._zod.bag || {};
        inst._zod.version = version;
        const defChecks = inst._zod.def.checks;
        const checks2 = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
        for (const ch of checks2) {
          for (const fn of ch._zod.onattach) {
            fn(inst);
          }
        }
        if (checks2.length === 0) {
          (_a2 = inst._zod).deferred ?? (_a2.deferred = []);
          inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
          });
        } else {
          const runChecks = (payload, checks3, ctx) => {
            if (payload.memo)
              return payload;
            let isAborted = aborted(payload);
            let asyncResult;
            for (const ch of checks3) {
              if (ch._zod.def.when) {
                if (explicitlyAborted(payload))
                  continue;
                const shouldRun = ch._zod.def.when(payload);
                if (!shouldRun)
                  continue;
              } else if (isAborted) {
                continue;
              }
              const currLen = payload.issues.length;
              const _ = ch._zod.check(payload);
              if (_ instanceof Promise && ctx?.async === false) {
                throw new $ZodAsyncError();
              }
              if (asyncResult || _ instanceof Promise) {
                asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                  await _;
                  const nextLen = payload.issues.length;
                  if (nextLen === currLen)
                    return;
                  attachSchema(payload.issues, currLen, inst);
                  if (!isAborted)
                    isAborted = aborted(payload, currLen);
                });
              } else {
                const nextLen = payload.issues.length;
                if (nextLen === currLen)
                  continue;
                attachSchema(payload.issues, currLen, inst);
                if (!isAborted)
                  isAborted = aborted(payload, currLen);
              }
            }
            if (asyncResult) {
              return asyncResult.then(() => {
                return payload;
              });
            }
            return payload;
          };
          const handleCanaryResult = (canary, payload, ctx) => {
            if (aborted(canary)) {
              canary.aborted = true;
              return canary;
            }
            const checkResult = runChecks(payload, checks2, ctx);
            if (checkResult instanceof Promise) {
              if (ctx.async === false)
                throw new $ZodAsyncError();
              return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
          };
          inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
              return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
              const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
              if (canary instanceof Promise) {
                return canary.then((canary2) => {
                  return handleCanaryResult(canary2, payload, ctx);
                });
              }
              return handleCanaryResult(canary, payload, ctx);
            }
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
              if (ctx.async === false)
                throw new $ZodAsyncError();
              return result.then((result2) => runChecks(result2, checks2, ctx));
            }
            return runChecks(result, checks2, ctx);
          };
        }
      }, {
        // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
        get "~standard"() {
          return hide(this, "~standard", standardProps(this));
        },
        set "~standard"(value) {
          own(this, "~standard", value);
        }
      });
      const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
      async function validateAsync(inst, value) {
        const ctx = { async: true };
        return toStandardResult(await inst._zod.run({ value, issues: [] }, ctx), ctx);
      }
      function standardProps(inst) {
        return {
          validate: (value) => {
            const ctx = { async: false };
            try {
              const r = inst._zod.run({ value, issues: [] }, ctx);
              if (!(r instanceof Promise))
                return toStandardResult(r, ctx);
            } catch (_) {
            }
            return validateAsync(inst, value);
          },
          vendor: "zod",
          version: 1
        };
      }
      const $ZodString = /* @__PURE__ */ $constructor("$ZodString", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.pattern = def.pattern ?? anyString;
        inst._zod.parse = (payload, _) => {
          if (def.coerce)
            try {
              payload.value = String(payload.value);
            } catch (_2) {
            }
          if (typeof payload.value === "string")
            return payload;
          payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst
          });
          return payload;
        };
      });
      const $ZodStringFormat = (
        /* unused pure expression or super */
        null
      );
      const $ZodGUID = (
        /* unused pure expression or super */
        null
      );
      const $ZodUUID = (
        /* unused pure expression or super */
        null
      );
      const $ZodEmail = (
        /* unused pure expression or super */
        null
      );
      const URL_BAD_FORMAT = 1;
      const URL_UNPARSEABLE = 2;
      function canParseURL(input) {
        try {
          if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
          new URL(input);
          return true;
        } catch {
          return false;
        }
      }
      function validateURL(trimmed, def) {
        if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
          return canParseURL(trimmed) || URL_UNPARSEABLE;
        }
        return parseURLObject(trimmed, def);
      }
      function parseURLObject(trimmed, def) {
        if (!def.normalize && def.protocol?.source === regexes.httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
          return URL_BAD_FORMAT;
        }
        try {
          if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
              return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
          }
          return new URL(trimmed);
        } catch {
          return URL_UNPARSEABLE;
        }
      }
      const asciiTabOrNewline = /[\t\n\r]/g;
      function stripTabAndNewline(value) {
        return value.replace(asciiTabOrNewline, "");
      }
      function urlHostnameOk(url2, hostname2) {
        hostname2.lastIndex = 0;
        return hostname2.test(url2.hostname);
      }
      function urlProtocolOk(url2, protocol) {
        protocol.lastIndex = 0;
        return protocol.test(url2.protocol.endsWith(":") ? url2.protocol.slice(0, -1) : url2.protocol);
      }
      const $ZodURL = (
        /* unused pure expression or super */
        null
      );
      const $ZodEmoji = (
        /* unused pure expression or super */
        null
      );
      const $ZodNanoID = (
        /* unused pure expression or super */
        null
      );
      const $ZodCUID = (
        /* unused pure expression or super */
        null
      );
      const $ZodCUID2 = (
        /* unused pure expression or super */
        null
      );
      const $ZodULID = (
        /* unused pure expression or super */
        null
      );
      const $ZodXID = (
        /* unused pure expression or super */
        null
      );
      const $ZodKSUID = (
        /* unused pure expression or super */
        null
      );
      const $ZodISODateTime = (
        /* unused pure expression or super */
        null
      );
      const $ZodISODate = (
        /* unused pure expression or super */
        null
      );
      const $ZodISOTime = (
        /* unused pure expression or super */
        null
      );
      const $ZodISODuration = (
        /* unused pure expression or super */
        null
      );
      const $ZodIPv4 = (
        /* unused pure expression or super */
        null
      );
      const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
      function isValidIPv6(value) {
        if (!ipv6Alphabet.test(value))
          return false;
        return canParseURL(`http://[${value}]`);
      }
      const $ZodIPv6 = (
        /* unused pure expression or super */
        null
      );
      const $ZodMAC = (
        /* unused pure expression or super */
        null
      );
      const $ZodCIDRv4 = (
        /* unused pure expression or super */
        null
      );
      function isValidCIDRv6(value) {
        const parts = value.split("/");
        if (parts.length !== 2)
          return false;
        const [address, prefix] = parts;
        if (!prefix)
          return false;
        const prefixNum = Number(prefix);
        if (`${prefixNum}` !== prefix)
          return false;
        if (prefixNum < 0 || prefixNum > 128)
          return false;
        return isValidIPv6(address);
      }
      const $ZodCIDRv6 = (
        /* unused pure expression or super */
        null
      );
      function isValidBase64(data) {
        if (data === "")
          return true;
        if (/\s/.test(data))
          return false;
        if (data.length % 4 !== 0)
          return false;
        try {
          atob(data);
          return true;
        } catch {
          return false;
        }
      }
      const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
      const $ZodBase64 = (
        /* unused pure expression or super */
        null
      );
      const base64urlCharset = /^[A-Za-z0-9_-]*$/;
      function isValidBase64URL(data) {
        if (!base64urlCharset.test(data))
          return false;
        const base642 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
        const padded = base642.padEnd(Math.ceil(base642.length / 4) * 4, "=");
        return isValidBase64(padded);
      }
      const $ZodBase64URL = (
        /* unused pure expression or super */
        null
      );
      const $ZodE164 = (
        /* unused pure expression or super */
        null
      );
      const CC_SANITIZE = /[- ]/g;
      function isLuhnAlgo(digits) {
        let length = digits.length;
        let bit = 1;
        let sum = 0;
        while (length) {
          const value = digits.charCodeAt(--length) - 48;
          bit ^= 1;
          sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
        }
        return sum % 10 === 0;
      }
      function isValidCreditCard(input) {
        if (!regexes.creditCard.test(input))
          return false;
        return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
      }
      const $ZodCreditCard = (
        /* unused pure expression or super */
        null
      );
      function isIso7064Mod97(iban2) {
        let remainder = 0;
        const len = iban2.length;
        for (let i = 4; i < len; i++) {
          const code = iban2.charCodeAt(i);
          remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
        }
        for (let i = 0; i < 4; i++) {
          const code = iban2.charCodeAt(i);
          remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
        }
        return remainder === 1;
      }
      function isValidIBAN(input) {
        if (!regexes.iban.test(input))
          return false;
        return isIso7064Mod97(input);
      }
      const $ZodIBAN = (
        /* unused pure expression or super */
        null
      );
      function isValidJWT(token, algorithm = null) {
        try {
          const tokensParts = token.split(".");
          if (tokensParts.length !== 3)
            return false;
          const [header] = tokensParts;
          if (!header)
            return false;
          const parsedHeader = JSON.parse(atob(header));
          if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
          if (!parsedHeader.alg)
            return false;
          if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
          return true;
        } catch {
          return false;
        }
      }
      const $ZodJWT = (
        /* unused pure expression or super */
        null
      );
      const $ZodCustomStringFormat = (
        /* unused pure expression or super */
        null
      );
      const $ZodNumber = /* @__PURE__ */ $constructor("$ZodNumber", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.pattern = number;
        inst._zod.parse = (payload, _ctx) => {
          if (def.coerce)
            try {
              payload.value = Number(payload.value);
            } catch (_) {
            }
          const input = payload.value;
          if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
          }
          const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
          payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...received ? { received } : {}
          });
          return payload;
        };
      });
      const $ZodNumberFormat = /* @__PURE__ */ $constructor("$ZodNumberFormat", (inst, def) => {
        $ZodCheckNumberFormat.init(inst, def);
        $ZodNumber.init(inst, def);
      });
      const $ZodBoolean = /* @__PURE__ */ $constructor("$ZodBoolean", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.pattern = regexes_boolean;
        inst._zod.parse = (payload, _ctx) => {
          if (def.coerce)
            try {
              payload.value = Boolean(payload.value);
            } catch (_) {
            }
          const input = payload.value;
          if (typeof input === "boolean")
            return payload;
          payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst
          });
          return payload;
        };
      });
      const $ZodBigInt = (
        /* unused pure expression or super */
        null
      );
      const $ZodBigIntFormat = (
        /* unused pure expression or super */
        null
      );
      const $ZodSymbol = (
        /* unused pure expression or super */
        null
      );
      const $ZodUndefined = (
        /* unused pure expression or super */
        null
      );
      const $ZodNull = (
        /* unused pure expression or super */
        null
      );
      const $ZodAny = (
        /* unused pure expression or super */
        null
      );
      const $ZodUnknown = (
        /* unused pure expression or super */
        null
      );
      const $ZodNever = (
        /* unused pure expression or super */
        null
      );
      const $ZodVoid = (
        /* unused pure expression or super */
        null
      );
      const $ZodDate = (
        /* unused pure expression or super */
        null
      );
      function capSize(inst, size) {
        const caps = sizeCaps(inst._zod.def.checks);
        if (!caps.length)
          return;
        const cap = Math.min(...caps.map((c) => c[0]));
        const parse2 = inst._zod.parse;
        inst._zod.parse = (payload, ctx) => {
          const n = size(payload.value);
          if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
              if (n > max && ch._zod.def.when(payload)) {
                const start = payload.issues.length;
                ch._zod.check(payload);
                payload.issues[start].continue = false;
                attachSchema(payload.issues, start, inst);
                return payload;
              }
            }
          }
          return parse2(payload, ctx);
        };
      }
      const arraySize = (input) => Array.isArray(input) ? input.length : -1;
      const mapSize = (input) => input instanceof Map ? input.size : -1;
      const setSize = (input) => input instanceof Set ? input.size : -1;
      function handleArrayResult(result, final, index) {
        if (result.issues.length) {
          final.issues.push(...prefixIssues(index, result.issues));
        }
        final.value[index] = result.value;
      }
      const $ZodArray = /* @__PURE__ */ $constructor("$ZodArray", (inst, def) => {
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
            if (result instanceof Promise) {
              proms.push(result.then((result2) => handleArrayResult(result2, payload, i)));
            } else {
              handleArrayResult(result, payload, i);
              if (abortEarly && result.issues.length !== 0 && aborted(result))
                break;
            }
          }
          if (proms.length) {
            return Promise.all(proms).then(() => payload);
          }
          return payload;
        };
        capSize(inst, arraySize);
      });
      function handlePropertyResult(result, final, key, input, optin, optout) {
        const isPresent = key in input;
        const isOptionalOut = optout === "optional";
        if (!isPresent && isOptionalOut && optin === "optional") {
          return;
        }
        if (result.issues.length) {
          if (optin !== void 0 && isOptionalOut && !isPresent) {
            return;
          }
          final.issues.push(...prefixIssues(key, result.issues));
        }
        if (!isPresent && optin === void 0) {
          if (!result.issues.length) {
            final.issues.push({
              code: "invalid_type",
              expected: "nonoptional",
              input: void 0,
              path: [key]
            });
          }
          return;
        }
        if (result.value === void 0) {
          if (isPresent || optin === "defaulted" && !isOptionalOut) {
            final.value[key] = void 0;
          }
        } else {
          final.value[key] = result.value;
        }
      }
      const NO_SYMBOL_KEYS = [];
      function normalizeDef(def) {
        const keys = Object.keys(def.shape);
        const ownSymbols = Object.getOwnPropertySymbols(def.shape);
        const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
        const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
        for (const k of allKeys) {
          if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
          }
        }
        const okeys = optionalKeys(def.shape);
        return {
          ...def,
          allKeys,
          symbolKeys,
          // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
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
            if (aborted(payload, seen))
              break;
            seen = payload.issues.length;
          }
          if (keySet.has(key))
            continue;
          if (key === "__proto__") {
            if (t === "never")
              unrecognized.push(key);
            continue;
          }
          if (t === "never") {
            unrecognized.push(key);
            continue;
          }
          const r = _catchall.run({ value: input[key], issues: [] }, ctx);
          if (r instanceof Promise) {
            proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
          } else {
            handlePropertyResult(r, payload, key, input, optin, optout);
          }
        }
        if (unrecognized.length) {
          payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true
          });
        }
        if (!proms.length)
          return payload;
        return Promise.all(proms).then(() => {
          return payload;
        });
      }
      const $ZodObject = /* @__PURE__ */ $constructor("$ZodObject", (inst, def) => {
        $ZodType.init(inst, def);
        const desc = Object.getOwnPropertyDescriptor(def, "shape");
        const sh = desc?.get ? desc.get.raw : def.shape ?? {};
        if (sh) {
          const get2 = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get2.raw = newSh;
            return newSh;
          };
          get2.raw = sh;
          Object.defineProperty(def, "shape", { get: get2 });
        }
        const _normalized = cached(() => normalizeDef(def));
        defineLazyInternal(inst, "propValues", (zod) => {
          const shape = zod.def.shape;
          const propValues = {};
          for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
              if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                assignProp(propValues, key, /* @__PURE__ */ new Set());
              }
              for (const v of field.values)
                propValues[key].add(v);
              if (field.optin !== void 0)
                propValues[key].add(void 0);
            }
          }
          return propValues;
        });
        const isObject = util_isObject;
        const catchall2 = def.catchall;
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
              if (aborted(payload, seen))
                break;
              seen = payload.issues.length;
            }
            if (key === "__proto__")
              continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
              proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
            } else {
              handlePropertyResult(r, payload, key, input, optin, optout);
            }
          }
          if (!catchall2) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
          }
          return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
        };
      });
      const $ZodObjectJIT = (
        /* unused pure expression or super */
        null
      );
      function handleUnionResults(results, final, inst, ctx) {
        for (const result of results) {
          if (result.issues.length === 0) {
            final.value = result.value;
            return final;
          }
        }
        const nonaborted = results.filter((r) => !util.aborted(r));
        if (nonaborted.length === 1) {
          final.value = nonaborted[0].value;
          return nonaborted[0];
        }
        final.issues.push({
          code: "invalid_union",
          input: final.value,
          inst,
          errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())))
        });
        return final;
      }
      const $ZodUnion = (
        /* unused pure expression or super */
        null
      );
      function handleExclusiveUnionResults(results, final, inst, ctx) {
        const matches = [];
        for (let i = 0; i < results.length; i++) {
          if (results[i].issues.length === 0)
            matches.push(i);
        }
        if (matches.length === 1) {
          final.value = results[matches[0]].value;
          return final;
        }
        if (matches.length === 0) {
          final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())))
          });
        } else {
          final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches
          });
        }
        return final;
      }
      const $ZodXor = (
        /* unused pure expression or super */
        null
      );
      function getDiscriminatedOption(union2, value) {
        const internals = union2._zod;
        let map2 = internals.bag.optionsMap;
        if (!map2) {
          map2 = discriminatorMap(internals.def);
          internals.bag.optionsMap = map2;
        }
        const option = map2.get(value);
        if (option === null)
          throw new Error(`Ambiguous discriminator value "${String(value)}"`);
        return option;
      }
      function discriminatorMap(def) {
        const map2 = /* @__PURE__ */ new Map();
        for (const option of def.options) {
          const values = option._zod.propValues?.[def.discriminator];
          if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
          for (const value of values) {
            if (map2.has(value)) {
              if (value !== void 0)
                throw new Error(`Duplicate discriminator value "${String(value)}"`);
              map2.set(value, null);
            } else {
              map2.set(value, option);
            }
          }
        }
        return map2;
      }
      const $ZodDiscriminatedUnion = (
        /* unused pure expression or super */
        null
      );
      const $ZodIntersection = (
        /* unused pure expression or super */
        null
      );
      function mergeValues(a, b) {
        if (a === b) {
          return { valid: true, data: a };
        }
        if (a instanceof Date && b instanceof Date && +a === +b) {
          return { valid: true, data: a };
        }
        if (util.isPlainObject(a) && util.isPlainObject(b)) {
          const bKeys = Object.keys(b);
          const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
          const newObj = { ...a, ...b };
          if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
          for (const key of sharedKeys) {
            if (key === "__proto__")
              continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
              return {
                valid: false,
                mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
              };
            }
            newObj[key] = sharedValue.data;
          }
          return { valid: true, data: newObj };
        }
        if (Array.isArray(a) && Array.isArray(b)) {
          if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
          }
          const newArray = [];
          for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
              return {
                valid: false,
                mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
              };
            }
            newArray.push(sharedValue.data);
          }
          return { valid: true, data: newArray };
        }
        return { valid: false, mergeErrorPath: [] };
      }
      function handleIntersectionResults(result, left, right) {
        const unrecKeys = /* @__PURE__ */ new Map();
        let unrecIssue;
        const keyIssues = /* @__PURE__ */ new Map();
        const collect = (iss, side) => {
          let keys;
          if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
          } else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
              keyIssues.set(k, iss);
            keys = [k];
          } else {
            return false;
          }
          for (const k of keys) {
            if (!unrecKeys.has(k))
              unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
          }
          return true;
        };
        for (const iss of left.issues) {
          if (!collect(iss, "l"))
            result.issues.push(iss);
        }
        for (const iss of right.issues) {
          if (!collect(iss, "r"))
            result.issues.push(iss);
        }
        const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
        if (bothKeys.length) {
          const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
          if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
          for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
              result.issues.push(keyIssues.get(k));
          }
        }
        const merged = mergeValues(left.value, right.value);
        if (!merged.valid) {
          if (util.aborted(result))
            return result;
          throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
        }
        result.value = merged.data;
        return result;
      }
      const $ZodTuple = (
        /* unused pure expression or super */
        null
      );
      function getTupleOptStart(items, key) {
        for (let i = items.length - 1; i >= 0; i--) {
          const omittable = key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional";
          if (!omittable)
            return i + 1;
        }
        return 0;
      }
      function handleTupleResult(result, final, index) {
        if (result.issues.length) {
          final.issues.push(...util.prefixIssues(index, result.issues));
        }
        final.value[index] = result.value;
      }
      function handleTupleResults(itemResults, final, items, input, optoutStart) {
        for (let i = 0; i < items.length; i++) {
          const r = itemResults[i];
          const isPresent = i < input.length;
          if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
          }
          if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
              final.value.length = i;
              break;
            }
            final.issues.push(...util.prefixIssues(i, r.issues));
          }
          final.value[i] = r.value;
        }
        for (let i = final.value.length - 1; i >= input.length; i--) {
          if (items[i]._zod.optout === "optional" && final.value[i] === void 0) {
            final.value.length = i;
          } else {
            break;
          }
        }
        return final;
      }
      const $ZodRecord = (
        /* unused pure expression or super */
        null
      );
      const $ZodMap = (
        /* unused pure expression or super */
        null
      );
      function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
        if (keyResult.issues.length) {
          if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
          } else {
            final.issues.push({
              code: "invalid_key",
              origin: "map",
              input,
              inst,
              issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))
            });
          }
        }
        if (valueResult.issues.length) {
          if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
          } else {
            final.issues.push({
              origin: "map",
              code: "invalid_element",
              input,
              inst,
              key,
              issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))
            });
          }
        }
        final.value.set(keyResult.value, valueResult.value);
      }
      const $ZodSet = (
        /* unused pure expression or super */
        null
      );
      function handleSetResult(result, final) {
        if (result.issues.length) {
          final.issues.push(...result.issues);
        }
        final.value.add(result.value);
      }
      const $ZodEnum = /* @__PURE__ */ $constructor("$ZodEnum", (inst, def) => {
        $ZodType.init(inst, def);
        const values = getEnumValues(def.entries);
        const valuesSet = new Set(values);
        inst._zod.values = valuesSet;
        defineLazyInternal(inst, "pattern", (zod) => {
          const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
          return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
        });
        inst._zod.parse = (payload, _ctx) => {
          const input = payload.value;
          if (valuesSet.has(input)) {
            return payload;
          }
          payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst
          });
          return payload;
        };
      });
      const $ZodLiteral = /* @__PURE__ */ $constructor("$ZodLiteral", (inst, def) => {
        $ZodType.init(inst, def);
        const values = new Set(def.values);
        inst._zod.values = values;
        defineLazyInternal(inst, "pattern", (zod) => {
          const vals = zod.def.values;
          return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
        });
        inst._zod.parse = (payload, _ctx) => {
          const input = payload.value;
          if (values.has(input)) {
            return payload;
          }
          payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst
          });
          return payload;
        };
      });
      const $ZodFile = (
        /* unused pure expression or super */
        null
      );
      const $ZodTransform = /* @__PURE__ */ $constructor("$ZodTransform", (inst, def) => {
        $ZodType.init(inst, def);
        inst._zod.optin = "optional";
        core_globalConfig.memoizer?.guard(inst);
        inst._zod.parse = (payload, ctx) => {
          if (ctx.direction === "backward") {
            throw new $ZodEncodeError(inst.constructor.name);
          }
          const _out = def.transform(payload.value, payload);
          if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output2) => {
              payload.value = output2;
              return payload;
            });
          }
          if (_out instanceof Promise) {
            throw new $ZodAsyncError();
          }
          payload.value = _out;
          return payload;
        };
      });
      function handleOptionalResult(payload, result) {
        payload.value = result.issues.length ? void 0 : result.value;
        return payload;
      }
      const $ZodOptional = /* @__PURE__ */ $constructor("$ZodOptional", (inst, def) => {
        $ZodType.init(inst, def);
        defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
        inst._zod.optout = "optional";
        defineLazyInternal(inst, "values", (zod) => {
          const values = zod.def.innerType._zod.values;
          return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
        });
        defineLazyInternal(inst, "pattern", (zod) => {
          const pattern = zod.def.innerType._zod.pattern;
          return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
        });
        inst._zod.parse = (payload, ctx) => {
          if (payload.value === void 0) {
            if (def.innerType._zod.optin !== "defaulted")
              return payload;
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
              return result.then((result2) => handleOptionalResult(payload, result2));
            return handleOptionalResult(payload, result);
          }
          return def.innerType._zod.run(payload, ctx);
        };
      });
      const $ZodExactOptional = (
        /* unused pure expression or super */
        null
      );
      const $ZodNullable = /* @__PURE__ */ $constructor("$ZodNullable", (inst, def) => {
        $ZodType.init(inst, def);
        defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
        defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
        defineLazyInternal(inst, "pattern", (zod) => {
          const pattern = zod.def.innerType._zod.pattern;
          return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
        });
        defineLazyInternal(inst, "values", (zod) => {
          return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
        });
        inst._zod.parse = (payload, ctx) => {
          if (payload.value === null)
            return payload;
          return def.innerType._zod.run(payload, ctx);
        };
      });
      const $ZodDefault = (
        /* unused pure expression or super */
        null
      );
      function handleDefaultResult(payload, def) {
        if (payload.value === void 0) {
          payload.value = def.defaultValue;
        }
        return payload;
      }
      const $ZodPrefault = (
        /* unused pure expression or super */
        null
      );
      const $ZodNonOptional = (
        /* unused pure expression or super */
        null
      );
      function handleNonOptionalResult(payload, inst) {
        if (!payload.issues.length && payload.value === void 0) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst
          });
        }
        return payload;
      }
      const $ZodSuccess = (
        /* unused pure expression or super */
        null
      );
      function handleCatchResult(payload, result, def, ctx) {
        if (!result.issues.length) {
          payload.value = result.value;
          if (result.memo)
            payload.memo = true;
          return payload;
        }
        payload.value = def.catchValue({
          ...result,
          value: payload.value,
          error: {
            issues: result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))
          },
          input: payload.value
        });
        return payload;
      }
      const $ZodCatch = (
        /* unused pure expression or super */
        null
      );
      const $ZodNaN = (
        /* unused pure expression or super */
        null
      );
      const $ZodPipe = /* @__PURE__ */ $constructor("$ZodPipe", (inst, def) => {
        $ZodType.init(inst, def);
        defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
        defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
        defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
        defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
        inst._zod.parse = (payload, ctx) => {
          if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
              return right.then((right2) => handlePipeResult(right2, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
          }
          const left = def.in._zod.run(payload, ctx);
          if (left instanceof Promise) {
            return left.then((left2) => handlePipeResult(left2, def.out, ctx));
          }
          return handlePipeResult(left, def.out, ctx);
        };
      });
      function handlePipeResult(left, next, ctx) {
        if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
          left.aborted = true;
          return left;
        }
        return next._zod.run({ value: left.value, issues: left.issues }, ctx);
      }
      const $ZodCodec = (
        /* unused pure expression or super */
        null
      );
      function handleCodecAResult(result, def, ctx) {
        if (result.issues.length) {
          result.aborted = true;
          return result;
        }
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
          const transformed = def.transform(result.value, result);
          if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
          }
          return handleCodecTxResult(result, transformed, def.out, ctx);
        } else {
          const transformed = def.reverseTransform(result.value, result);
          if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
          }
          return handleCodecTxResult(result, transformed, def.in, ctx);
        }
      }
      function handleCodecTxResult(left, value, nextSchema, ctx) {
        if (left.issues.length) {
          left.aborted = true;
          return left;
        }
        return nextSchema._zod.run({ value, issues: left.issues }, ctx);
      }
      const $ZodPreprocess = (
        /* unused pure expression or super */
        null
      );
      const $ZodReadonly = (
        /* unused pure expression or super */
        null
      );
      function handleReadonlyResult(payload) {
        if (!payload.memo)
          payload.value = Object.freeze(payload.value);
        return payload;
      }
      function leafPattern(schema) {
        const def = schema._zod.def;
        let pattern = def.pattern;
        let isInt = !!def.format?.includes("int");
        let minimum;
        let maximum;
        for (const ch of def.checks ?? []) {
          const d = ch._zod.def;
          if (d.pattern)
            pattern = d.pattern;
          isInt || (isInt = !!d.format?.includes("int"));
          const lo = d.minimum ?? d.length;
          const hi = d.maximum ?? d.length;
          if (lo !== void 0 && (minimum === void 0 || lo > minimum))
            minimum = lo;
          if (hi !== void 0 && (maximum === void 0 || hi < maximum))
            maximum = hi;
        }
        if (pattern)
          return pattern.source;
        if (minimum !== void 0 && maximum !== void 0 && minimum > maximum)
          return "(?!)";
        if (minimum !== void 0 || maximum !== void 0)
          return regexes.string({ minimum, maximum }).source;
        const own2 = schema._zod.pattern;
        return (isInt && own2 === regexes.number ? regexes.integer : own2)?.source;
      }
      function partPattern(schema) {
        const def = schema._zod.def;
        const own2 = schema._zod.pattern?.source;
        const inner = def.innerType ?? schema._zod.innerType;
        if (inner) {
          const before = inner._zod.pattern?.source;
          const after = partPattern(inner);
          if (own2 && before && after && after !== before) {
            return own2.replace(util.cleanRegex(before), () => util.cleanRegex(after));
          }
          return own2;
        }
        if (def.options) {
          const sources = def.options.map(partPattern);
          if (sources.every(Boolean))
            return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
        }
        return leafPattern(schema);
      }
      const $ZodTemplateLiteral = (
        /* unused pure expression or super */
        null
      );
      const $ZodFunction = (
        /* unused pure expression or super */
        null
      );
      const $ZodPromise = (
        /* unused pure expression or super */
        null
      );
      const $ZodLazy = (
        /* unused pure expression or super */
        null
      );
      const $ZodCustom = /* @__PURE__ */ $constructor("$ZodCustom", (inst, def) => {
        $ZodCheck.init(inst, def);
        $ZodType.init(inst, def);
        inst._zod.parse = (payload, _) => {
          return payload;
        };
        inst._zod.check = (payload) => {
          const input = payload.value;
          const r = def.fn(input);
          if (r instanceof Promise) {
            return r.then((r2) => handleRefineResult(r2, payload, input, inst));
          }
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
            // incorporates params.error into issue reporting
            path: [...inst._zod.def.path ?? []],
            // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort
            // params: inst._zod.def.params,
          };
          if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
          payload.issues.push(issue2(_iss));
        }
      }
      //! CONCATENATED MODULE: ./node_modules/zod/v4/core/registries.js
      var registries_a;
      const $output = (
        /* unused pure expression or super */
        null
      );
      const $input = (
        /* unused pure expression or super */
        null
      );
      class $ZodRegistry {
        constructor() {
          this._map = /* @__PURE__ */ new WeakMap();
          this._idmap = /* @__PURE__ */ new Map();
        }
        add(schema, ..._meta) {
          const meta2 = _meta[0];
          this._map.set(schema, meta2);
          if (meta2 && typeof meta2 === "object" && "id" in meta2) {
            this._idmap.set(meta2.id, schema);
          }
          return this;
        }
        clear() {
          this._map = /* @__PURE__ */ new WeakMap();
          this._idmap = /* @__PURE__ */ new Map();
          return this;
        }
        remove(schema) {
          const meta2 = this._map.get(schema);
          if (meta2 && typeof meta2 === "object" && "id" in meta2) {
            this._idmap.delete(meta2.id);
          }
          this._map.delete(schema);
          return this;
        }
        get(schema) {
          const p = schema._zod.parent;
          if (p) {
            const pm = { ...this.get(p) ?? {} };
            delete pm.id;
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : void 0;
          }
          return this._map.get(schema);
        }
        has(schema) {
          return this._map.has(schema);
        }
      }
      function registry() {
        return new $ZodRegistry();
      }
      (registries_a = globalThis).__zod_globalRegistry ?? (registries_a.__zod_globalRegistry = registry());
      const globalRegistry = globalThis.__zod_globalRegistry;
      //! CONCATENATED MODULE: ./node_modules/zod/v4/core/api.js
      function snapshotChecks(def) {
        if (def.checks)
          def.checks = [...def.checks];
        return def;
      }
      // @__NO_SIDE_EFFECTS__
      function _string(Class2, params) {
        return new Class2(snapshotChecks({ type: "string", ...normalizeParams(params) }));
      }
      // @__NO_SIDE_EFFECTS__
      function _coercedString(Class2, params) {
        return new Class2(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
      }
      // @__NO_SIDE_EFFECTS__
      function _email(Class2, params) {
        return new Class2({
          type: "string",
          format: "email",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _guid(Class2, params) {
        return new Class2({
          type: "string",
          format: "guid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uuid(Class2, params) {
        return new Class2({
          type: "string",
          format: "uuid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uuidv4(Class2, params) {
        return new Class2({
          type: "string",
          format: "uuid",
          check: "string_format",
          abort: false,
          version: "v4",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uuidv6(Class2, params) {
        return new Class2({
          type: "string",
          format: "uuid",
          check: "string_format",
          abort: false,
          version: "v6",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uuidv7(Class2, params) {
        return new Class2({
          type: "string",
          format: "uuid",
          check: "string_format",
          abort: false,
          version: "v7",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _url(Class2, params) {
        return new Class2({
          type: "string",
          format: "url",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function api_emoji(Class2, params) {
        return new Class2({
          type: "string",
          format: "emoji",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _nanoid(Class2, params) {
        return new Class2({
          type: "string",
          format: "nanoid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _cuid(Class2, params) {
        return new Class2({
          type: "string",
          format: "cuid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _cuid2(Class2, params) {
        return new Class2({
          type: "string",
          format: "cuid2",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _ulid(Class2, params) {
        return new Class2({
          type: "string",
          format: "ulid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _xid(Class2, params) {
        return new Class2({
          type: "string",
          format: "xid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _ksuid(Class2, params) {
        return new Class2({
          type: "string",
          format: "ksuid",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _ipv4(Class2, params) {
        return new Class2({
          type: "string",
          format: "ipv4",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _ipv6(Class2, params) {
        return new Class2({
          type: "string",
          format: "ipv6",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _mac(Class2, params) {
        return new Class2({
          type: "string",
          format: "mac",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _cidrv4(Class2, params) {
        return new Class2({
          type: "string",
          format: "cidrv4",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _cidrv6(Class2, params) {
        return new Class2({
          type: "string",
          format: "cidrv6",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _base64(Class2, params) {
        return new Class2({
          type: "string",
          format: "base64",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _base64url(Class2, params) {
        return new Class2({
          type: "string",
          format: "base64url",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _e164(Class2, params) {
        return new Class2({
          type: "string",
          format: "e164",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _creditCard(Class2, params) {
        return new Class2({
          type: "string",
          format: "credit_card",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _iban(Class2, params) {
        return new Class2({
          type: "string",
          format: "iban",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _jwt(Class2, params) {
        return new Class2({
          type: "string",
          format: "jwt",
          check: "string_format",
          abort: false,
          ...util.normalizeParams(params)
        });
      }
      const TimePrecision = {
        Any: null,
        Minute: -1,
        Second: 0,
        Millisecond: 3,
        Microsecond: 6
      };
      // @__NO_SIDE_EFFECTS__
      function _isoDateTime(Class2, params) {
        return new Class2({
          type: "string",
          format: "datetime",
          check: "string_format",
          offset: false,
          local: false,
          precision: null,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _isoDate(Class2, params) {
        return new Class2({
          type: "string",
          format: "date",
          check: "string_format",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _isoTime(Class2, params) {
        return new Class2({
          type: "string",
          format: "time",
          check: "string_format",
          precision: null,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _isoDuration(Class2, params) {
        return new Class2({
          type: "string",
          format: "duration",
          check: "string_format",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _number(Class2, params) {
        return new Class2(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
      }
      // @__NO_SIDE_EFFECTS__
      function _coercedNumber(Class2, params) {
        return new Class2(snapshotChecks({ type: "number", coerce: true, checks: [], ...util.normalizeParams(params) }));
      }
      // @__NO_SIDE_EFFECTS__
      function _int(Class2, params) {
        return new Class2({
          type: "number",
          check: "number_format",
          abort: false,
          format: "safeint",
          ...normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _float32(Class2, params) {
        return new Class2({
          type: "number",
          check: "number_format",
          abort: false,
          format: "float32",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _float64(Class2, params) {
        return new Class2({
          type: "number",
          check: "number_format",
          abort: false,
          format: "float64",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _int32(Class2, params) {
        return new Class2({
          type: "number",
          check: "number_format",
          abort: false,
          format: "int32",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uint32(Class2, params) {
        return new Class2({
          type: "number",
          check: "number_format",
          abort: false,
          format: "uint32",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _boolean(Class2, params) {
        return new Class2({
          type: "boolean",
          ...normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _coercedBoolean(Class2, params) {
        return new Class2({
          type: "boolean",
          coerce: true,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _bigint(Class2, params) {
        return new Class2({
          type: "bigint",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _coercedBigint(Class2, params) {
        return new Class2({
          type: "bigint",
          coerce: true,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _int64(Class2, params) {
        return new Class2({
          type: "bigint",
          check: "bigint_format",
          abort: false,
          format: "int64",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uint64(Class2, params) {
        return new Class2({
          type: "bigint",
          check: "bigint_format",
          abort: false,
          format: "uint64",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _symbol(Class2, params) {
        return new Class2({
          type: "symbol",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function api_undefined(Class2, params) {
        return new Class2({
          type: "undefined",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function api_null(Class2, params) {
        return new Class2({
          type: "null",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _any(Class2) {
        return new Class2({
          type: "any"
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _unknown(Class2) {
        return new Class2({
          type: "unknown"
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _never(Class2, params) {
        return new Class2({
          type: "never",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _void(Class2, params) {
        return new Class2({
          type: "void",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _date(Class2, params) {
        return new Class2({
          type: "date",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _coercedDate(Class2, params) {
        return new Class2({
          type: "date",
          coerce: true,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _nan(Class2, params) {
        return new Class2({
          type: "nan",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _lt(value, params) {
        return new checks.$ZodCheckLessThan({
          check: "less_than",
          ...util.normalizeParams(params),
          value,
          inclusive: false
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _lte(value, params) {
        return new checks.$ZodCheckLessThan({
          check: "less_than",
          ...util.normalizeParams(params),
          value,
          inclusive: true
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _gt(value, params) {
        return new checks.$ZodCheckGreaterThan({
          check: "greater_than",
          ...util.normalizeParams(params),
          value,
          inclusive: false
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _gte(value, params) {
        return new $ZodCheckGreaterThan({
          check: "greater_than",
          ...normalizeParams(params),
          value,
          inclusive: true
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _positive(params) {
        return /* @__PURE__ */ _gt(0, params);
      }
      // @__NO_SIDE_EFFECTS__
      function _negative(params) {
        return /* @__PURE__ */ _lt(0, params);
      }
      // @__NO_SIDE_EFFECTS__
      function _nonpositive(params) {
        return /* @__PURE__ */ _lte(0, params);
      }
      // @__NO_SIDE_EFFECTS__
      function _nonnegative(params) {
        return /* @__PURE__ */ _gte(0, params);
      }
      // @__NO_SIDE_EFFECTS__
      function _multipleOf(value, params) {
        return new checks.$ZodCheckMultipleOf({
          check: "multiple_of",
          ...util.normalizeParams(params),
          value
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _maxSize(maximum, params) {
        return new checks.$ZodCheckMaxSize({
          check: "max_size",
          ...util.normalizeParams(params),
          maximum
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _minSize(minimum, params) {
        return new checks.$ZodCheckMinSize({
          check: "min_size",
          ...util.normalizeParams(params),
          minimum
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _size(size, params) {
        return new checks.$ZodCheckSizeEquals({
          check: "size_equals",
          ...util.normalizeParams(params),
          size
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _maxLength(maximum, params) {
        const ch = new $ZodCheckMaxLength({
          check: "max_length",
          ...normalizeParams(params),
          maximum
        });
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function _minLength(minimum, params) {
        return new $ZodCheckMinLength({
          check: "min_length",
          ...normalizeParams(params),
          minimum
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _length(length, params) {
        return new checks.$ZodCheckLengthEquals({
          check: "length_equals",
          ...util.normalizeParams(params),
          length
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _regex(pattern, params) {
        return new $ZodCheckRegex({
          check: "string_format",
          format: "regex",
          ...normalizeParams(params),
          pattern
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _lowercase(params) {
        return new checks.$ZodCheckLowerCase({
          check: "string_format",
          format: "lowercase",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _uppercase(params) {
        return new checks.$ZodCheckUpperCase({
          check: "string_format",
          format: "uppercase",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _includes(includes, params) {
        return new checks.$ZodCheckIncludes({
          check: "string_format",
          format: "includes",
          ...util.normalizeParams(params),
          includes
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _startsWith(prefix, params) {
        return new checks.$ZodCheckStartsWith({
          check: "string_format",
          format: "starts_with",
          ...util.normalizeParams(params),
          prefix
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _endsWith(suffix, params) {
        return new checks.$ZodCheckEndsWith({
          check: "string_format",
          format: "ends_with",
          ...util.normalizeParams(params),
          suffix
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _property(property, schema, params) {
        return new checks.$ZodCheckProperty({
          check: "property",
          property,
          schema,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _properties(shape, params) {
        return new checks.$ZodCheckProperties({
          check: "properties",
          shape,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _mime(types, params) {
        return new checks.$ZodCheckMimeType({
          check: "mime_type",
          mime: types,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _overwrite(tx) {
        return new checks.$ZodCheckOverwrite({
          check: "overwrite",
          tx
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _normalize(form) {
        return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
      }
      // @__NO_SIDE_EFFECTS__
      function _trim() {
        return /* @__PURE__ */ _overwrite((input) => input.trim());
      }
      // @__NO_SIDE_EFFECTS__
      function _toLowerCase() {
        return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
      }
      // @__NO_SIDE_EFFECTS__
      function _toUpperCase() {
        return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
      }
      // @__NO_SIDE_EFFECTS__
      function _slugify() {
        return /* @__PURE__ */ _overwrite((input) => util.slugify(input));
      }
      // @__NO_SIDE_EFFECTS__
      function _array(Class2, element, params) {
        return new Class2({
          type: "array",
          element,
          // get element() {
          //   return element;
          // },
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _union(Class2, options, params) {
        return new Class2({
          type: "union",
          options,
          ...util.normalizeParams(params)
        });
      }
      function _xor(Class2, options, params) {
        return new Class2({
          type: "union",
          options,
          inclusive: false,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _discriminatedUnion(Class2, discriminator, options, params) {
        return new Class2({
          type: "union",
          options,
          discriminator,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _intersection(Class2, left, right) {
        return new Class2({
          type: "intersection",
          left,
          right
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _tuple(Class2, items, _paramsOrRest, _params) {
        const hasRest = _paramsOrRest instanceof schemas.$ZodType;
        const params = hasRest ? _params : _paramsOrRest;
        const rest = hasRest ? _paramsOrRest : null;
        return new Class2({
          type: "tuple",
          items,
          rest,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _record(Class2, keyType, valueType, params) {
        return new Class2({
          type: "record",
          keyType,
          valueType,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _map(Class2, keyType, valueType, params) {
        return new Class2({
          type: "map",
          keyType,
          valueType,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _set(Class2, valueType, params) {
        return new Class2({
          type: "set",
          valueType,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _enum(Class2, values, params) {
        const entries2 = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
        return new Class2({
          type: "enum",
          entries: entries2,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _nativeEnum(Class2, entries2, params) {
        return new Class2({
          type: "enum",
          entries: entries2,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _literal(Class2, value, params) {
        return new Class2({
          type: "literal",
          values: Array.isArray(value) ? value : [value],
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _file(Class2, params) {
        return new Class2({
          type: "file",
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _transform(Class2, fn) {
        return new Class2({
          type: "transform",
          transform: fn
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _optional(Class2, innerType) {
        return new Class2({
          type: "optional",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _nullable(Class2, innerType) {
        return new Class2({
          type: "nullable",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _default(Class2, innerType, defaultValue) {
        return new Class2({
          type: "default",
          innerType,
          get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
          }
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _nonoptional(Class2, innerType, params) {
        return new Class2({
          type: "nonoptional",
          innerType,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _success(Class2, innerType) {
        return new Class2({
          type: "success",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _catch(Class2, innerType, catchValue) {
        return new Class2({
          type: "catch",
          innerType,
          catchValue: typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _pipe(Class2, in_, out) {
        return new Class2({
          type: "pipe",
          in: in_,
          out
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _readonly(Class2, innerType) {
        return new Class2({
          type: "readonly",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _templateLiteral(Class2, parts, params) {
        return new Class2({
          type: "template_literal",
          parts,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _lazy(Class2, getter) {
        return new Class2({
          type: "lazy",
          getter
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _promise(Class2, innerType) {
        return new Class2({
          type: "promise",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function _custom(Class2, fn, _params) {
        const norm = normalizeParams(_params);
        norm.abort ?? (norm.abort = true);
        const schema = new Class2({
          type: "custom",
          check: "custom",
          fn,
          ...norm
        });
        return schema;
      }
      // @__NO_SIDE_EFFECTS__
      function _refine(Class2, fn, _params) {
        const schema = new Class2({
          type: "custom",
          check: "custom",
          fn,
          ...normalizeParams(_params)
        });
        return schema;
      }
      // @__NO_SIDE_EFFECTS__
      function _superRefine(fn, params) {
        const ch = /* @__PURE__ */ _check((payload) => {
          payload.addIssue = (issue3) => {
            if (typeof issue3 === "string") {
              payload.issues.push(util.issue(issue3, payload.value, ch._zod.def));
            } else {
              const _issue = issue3;
              if (_issue.fatal)
                _issue.continue = false;
              _issue.code ?? (_issue.code = "custom");
              if (!("input" in _issue))
                _issue.input = payload.value;
              _issue.inst ?? (_issue.inst = ch);
              _issue.continue ?? (_issue.continue = !ch._zod.def.abort);
              payload.issues.push(util.issue(_issue));
            }
          };
          return fn(payload.value, payload);
        }, params);
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function _check(fn, params) {
        const ch = new checks.$ZodCheck({
          check: "custom",
          ...util.normalizeParams(params)
        });
        ch._zod.check = fn;
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function describe(description) {
        const ch = new $ZodCheck({ check: "describe" });
        ch._zod.onattach = [
          (inst) => {
            const existing = globalRegistry.get(inst) ?? {};
            globalRegistry.add(inst, { ...existing, description });
          }
        ];
        ch._zod.check = () => {
        };
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function meta(metadata) {
        const ch = new $ZodCheck({ check: "meta" });
        ch._zod.onattach = [
          (inst) => {
            const existing = globalRegistry.get(inst) ?? {};
            globalRegistry.add(inst, { ...existing, ...metadata });
          }
        ];
        ch._zod.check = () => {
        };
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function _stringbool(Classes, _params) {
        const params = util.normalizeParams(_params);
        let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
        let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
        if (params.case !== "sensitive") {
          truthyArray = truthyArray.map((v) => typeof v === "string" ? v.toLowerCase() : v);
          falsyArray = falsyArray.map((v) => typeof v === "string" ? v.toLowerCase() : v);
        }
        const truthySet = new Set(truthyArray);
        const falsySet = new Set(falsyArray);
        const _Codec = Classes.Codec ?? schemas.$ZodCodec;
        const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
        const _String = Classes.String ?? schemas.$ZodString;
        const stringSchema = new _String({ type: "string", error: params.error });
        const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
        const codec2 = new _Codec({
          type: "pipe",
          in: stringSchema,
          out: booleanSchema,
          transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
              data = data.toLowerCase();
            if (truthySet.has(data)) {
              return true;
            } else if (falsySet.has(data)) {
              return false;
            } else {
              payload.issues.push({
                code: "invalid_value",
                expected: "stringbool",
                values: [...truthySet, ...falsySet],
                input: payload.value,
                inst: codec2,
                continue: false
              });
              return {};
            }
          }),
          reverseTransform: ((input, _payload) => {
            if (input === true) {
              return truthyArray[0] || "true";
            } else {
              return falsyArray[0] || "false";
            }
          }),
          error: params.error
        });
        codec2._zod.bag.truthy = truthyArray;
        codec2._zod.bag.falsy = falsyArray;
        codec2._zod.bag.case = params.case ?? "insensitive";
        return codec2;
      }
      // @__NO_SIDE_EFFECTS__
      function _stringFormat(Class2, format, fnOrRegex, _params = {}) {
        const params = util.normalizeParams(_params);
        const def = {
          check: "string_format",
          type: "string",
          format,
          fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
          ...params
        };
        if (fnOrRegex instanceof RegExp) {
          def.pattern = fnOrRegex;
        }
        const inst = new Class2(def);
        return inst;
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
      const _issuesDesc = { value: void 0, enumerable: false };
      const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
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
              Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
              return value;
            },
            set(value) {
              Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            }
          });
        }
      };
      const $ZodError = $constructor("$ZodError", initializer);
      const $ZodRealError = $constructor("$ZodError", initializer, void 0, {
        Parent: Error
      });
      function node(obj, key, make) {
        if (!Object.prototype.hasOwnProperty.call(obj, key)) {
          if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
          } else {
            obj[key] = make();
          }
        }
        return obj[key];
      }
      function flattenError(error, mapper = (issue3) => issue3.message) {
        const fieldErrors = {};
        const formErrors = [];
        for (const sub of error.issues) {
          if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
          } else {
            formErrors.push(mapper(sub));
          }
        }
        return { formErrors, fieldErrors };
      }
      function formatError(error, mapper = (issue3) => issue3.message) {
        const fieldErrors = { _errors: [] };
        const processError = (error2, path3 = []) => {
          for (const issue3 of error2.issues) {
            if (issue3.code === "invalid_union" && issue3.errors.length) {
              issue3.errors.map((issues) => processError({ issues }, [...path3, ...issue3.path]));
            } else if (issue3.code === "invalid_key") {
              processError({ issues: issue3.issues }, [...path3, ...issue3.path]);
            } else if (issue3.code === "invalid_element") {
              processError({ issues: issue3.issues }, [...path3, ...issue3.path]);
            } else {
              const fullpath = [...path3, ...issue3.path];
              if (fullpath.length === 0) {
                fieldErrors._errors.push(mapper(issue3));
              } else {
                let curr = fieldErrors;
                let i = 0;
                while (i < fullpath.length) {
                  const el = fullpath[i];
                  const terminal = i === fullpath.length - 1;
                  if (el === "_errors") {
                    if (terminal)
                      curr._errors.push(mapper(issue3));
                    i++;
                    continue;
                  }
                  if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                    Object.defineProperty(curr, el, {
                      value: { _errors: [] },
                      enumerable: true,
                      writable: true,
                      configurable: true
                    });
                  }
                  const node2 = curr[el];
                  if (terminal) {
                    node2._errors.push(mapper(issue3));
                  }
                  curr = node2;
                  i++;
                }
              }
            }
          }
        };
        processError(error);
        return fieldErrors;
      }
      function treeifyError(error, mapper = (issue3) => issue3.message) {
        const result = { errors: [] };
        const processError = (error2, path3 = []) => {
          var _a2;
          for (const issue3 of error2.issues) {
            if (issue3.code === "invalid_union" && issue3.errors.length) {
              issue3.errors.map((issues) => processError({ issues }, [...path3, ...issue3.path]));
            } else if (issue3.code === "invalid_key") {
              processError({ issues: issue3.issues }, [...path3, ...issue3.path]);
            } else if (issue3.code === "invalid_element") {
              processError({ issues: issue3.issues }, [...path3, ...issue3.path]);
            } else {
              const fullpath = [...path3, ...issue3.path];
              if (fullpath.length === 0) {
                result.errors.push(mapper(issue3));
                continue;
              }
              let curr = result;
              let i = 0;
              while (i < fullpath.length) {
                const el = fullpath[i];
                const terminal = i === fullpath.length - 1;
                if (typeof el === "string") {
                  curr.properties ?? (curr.properties = {});
                  if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                    Object.defineProperty(curr.properties, el, {
                      value: { errors: [] },
                      enumerable: true,
                      writable: true,
                      configurable: true
                    });
                  }
                  curr = curr.properties[el];
                } else {
                  curr.items ?? (curr.items = []);
                  (_a2 = curr.items)[el] ?? (_a2[el] = { errors: [] });
                  curr = curr.items[el];
                }
                if (terminal) {
                  curr.errors.push(mapper(issue3));
                }
                i++;
              }
            }
          }
        };
        processError(error);
        return result;
      }
      function toDotPath(_path) {
        const segs = [];
        const path3 = _path.map((seg) => typeof seg === "object" ? seg.key : seg);
        for (const seg of path3) {
          if (typeof seg === "number")
            segs.push(`[${seg}]`);
          else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
          else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
          else {
            if (segs.length)
              segs.push(".");
            segs.push(seg);
          }
        }
        return segs.join("");
      }
      function prettifyError(error) {
        const lines = [];
        const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
        for (const issue3 of issues) {
          lines.push(`✖ ${issue3.message}`);
          if (issue3.path?.length)
            lines.push(`  → at ${toDotPath(issue3.path)}`);
        }
        return lines.join("\n");
      }
      //! CONCATENATED MODULE: ./node_modules/zod/v4/core/parse.js
      function finalizeParams(callee, params) {
        return { callee: params?.callee ?? callee, Err: params?.Err };
      }
      const _parse = (_Err) => {
        const fn = (schema, value, _ctx, _params) => {
          const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
          const result = schema._zod.run({ value, issues: [] }, ctx);
          if (result instanceof Promise) {
            throw new $ZodAsyncError();
          }
          if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
            captureStackTrace(e, _params?.callee ?? fn);
            throw e;
          }
          return result.value;
        };
        return fn;
      };
      const parse_parse = /* @__PURE__ */ _parse($ZodRealError);
      const _parseAsync = (_Err) => {
        const fn = async (schema, value, _ctx, params) => {
          const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
          let result = schema._zod.run({ value, issues: [] }, ctx);
          if (result instanceof Promise)
            result = await result;
          if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
            captureStackTrace(e, params?.callee ?? fn);
            throw e;
          }
          return result.value;
        };
        return fn;
      };
      const parse_parseAsync = /* @__PURE__ */ _parseAsync($ZodRealError);
      const _safeParse = (_Err) => (schema, value, _ctx) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
          throw new $ZodAsyncError();
        }
        return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
      };
      const safeParse = /* @__PURE__ */ _safeParse($ZodRealError);
      function failure(Err, issues, ctx) {
        let error;
        return {
          success: false,
          get error() {
            if (!error) {
              error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
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
      const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
          result = await result;
        return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
      };
      const safeParseAsync = /* @__PURE__ */ _safeParseAsync($ZodRealError);
      const COMPILE_INVALID = (
        /* unused pure expression or super */
        null
      );
      const COMPILE_FALLBACK = (
        /* unused pure expression or super */
        null
      );
      const validate = ((schema, value, _ctx) => {
        const validator = schema._zod.bag.validator;
        if (validator !== void 0) {
          if (validator(value) !== COMPILE_INVALID)
            return true;
          if (validator.definite === true && _ctx === void 0)
            return false;
        }
        return validateFallback(schema, value, _ctx);
      });
      function validateFallback(schema, value, _ctx) {
        const ctx = _ctx ? { ..._ctx, async: false, abortEarly: true } : { async: false, abortEarly: true };
        const fallbackRun = schema._zod.bag.fallbackRun;
        let result;
        if (fallbackRun) {
          ctx[COMPILE_FALLBACK] = true;
          result = fallbackRun({ value, issues: [] }, ctx);
        } else {
          result = schema._zod.run({ value, issues: [] }, ctx);
        }
        if (result instanceof Promise) {
          throw new core.$ZodAsyncError();
        }
        return result.issues.length === 0;
      }
      const parse_validateAsync = async (schema, value, _ctx) => {
        const ctx = _ctx ? { ..._ctx, async: true, abortEarly: true } : { async: true, abortEarly: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
          result = await result;
        return result.issues.length === 0;
      };
      const _encode = (_Err) => {
        const parse2 = _parse(_Err);
        const fn = (schema, value, _ctx, _params) => {
          const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
          return parse2(schema, value, ctx, finalizeParams(fn, _params));
        };
        return fn;
      };
      const encode = /* @__PURE__ */ _encode($ZodRealError);
      const _decode = (_Err) => {
        const parse2 = _parse(_Err);
        const fn = (schema, value, _ctx, _params) => {
          return parse2(schema, value, _ctx, finalizeParams(fn, _params));
        };
        return fn;
      };
      const decode = /* @__PURE__ */ _decode($ZodRealError);
      const _encodeAsync = (_Err) => {
        const parseAsync2 = _parseAsync(_Err);
        const fn = async (schema, value, _ctx, _params) => {
          const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
          return await parseAsync2(schema, value, ctx, finalizeParams(fn, _params));
        };
        return fn;
      };
      const encodeAsync = /* @__PURE__ */ _encodeAsync($ZodRealError);
      const _decodeAsync = (_Err) => {
        const parseAsync2 = _parseAsync(_Err);
        const fn = async (schema, value, _ctx, _params) => {
          return await parseAsync2(schema, value, _ctx, finalizeParams(fn, _params));
        };
        return fn;
      };
      const decodeAsync = /* @__PURE__ */ _decodeAsync($ZodRealError);
      const _safeEncode = (_Err) => (schema, value, _ctx) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return _safeParse(_Err)(schema, value, ctx);
      };
      const safeEncode = /* @__PURE__ */ _safeEncode($ZodRealError);
      const _safeDecode = (_Err) => (schema, value, _ctx) => {
        return _safeParse(_Err)(schema, value, _ctx);
      };
      const safeDecode = /* @__PURE__ */ _safeDecode($ZodRealError);
      const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return _safeParseAsync(_Err)(schema, value, ctx);
      };
      const safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync($ZodRealError);
      const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
        return _safeParseAsync(_Err)(schema, value, _ctx);
      };
      const safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync($ZodRealError);
      //! CONCATENATED MODULE: ./node_modules/zod/v4/mini/schemas.js
      const ZodMiniType = /* @__PURE__ */ $constructor("ZodMiniType", (inst, def) => {
        if (!inst._zod)
          throw new Error("Uninitialized schema in ZodMiniType.");
        $ZodType.init(inst, def);
        inst.def = def;
        inst.type = def.type;
      }, {
        // `with` is an alias for `check`: the same function object, not a wrapper.
        get with() {
          return this.check;
        },
        set with(value) {
          own(this, "with", value);
        },
        parse(data, params) {
          return parse_parse(this, data, params, { callee: this.parse });
        },
        parseAsync(data, params) {
          return parse_parseAsync(this, data, params, { callee: this.parseAsync });
        },
        safeParse(data, params) {
          return safeParse(this, data, params);
        },
        safeParseAsync(data, params) {
          return safeParseAsync(this, data, params);
        },
        check(...checks2) {
          const def = this.def;
          return this.clone({
            ...def,
            checks: [
              ...def.checks ?? [],
              ...checks2.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)
            ]
          }, { parent: true });
        },
        clone(_def, params) {
          return clone(this, _def, params);
        },
        brand() {
          return this;
        },
        register(reg, meta2) {
          reg.add(this, meta2);
          return this;
        },
        apply(fn, ...args) {
          return args.length === 0 ? fn(this) : fn(this, ...args);
        }
      });
      const ZodMiniString = /* @__PURE__ */ $constructor("ZodMiniString", (inst, def) => {
        $ZodString.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function schemas_string(params) {
        return /* @__PURE__ */ _string(ZodMiniString, params);
      }
      const ZodMiniStringFormat = (
        /* unused pure expression or super */
        null
      );
      const ZodMiniEmail = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_email(params) {
        return core._email(ZodMiniEmail, params);
      }
      const ZodMiniGUID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_guid(params) {
        return core._guid(ZodMiniGUID, params);
      }
      const ZodMiniUUID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_uuid(params) {
        return core._uuid(ZodMiniUUID, params);
      }
      // @__NO_SIDE_EFFECTS__
      function uuidv4(params) {
        return core._uuidv4(ZodMiniUUID, params);
      }
      // @__NO_SIDE_EFFECTS__
      function uuidv6(params) {
        return core._uuidv6(ZodMiniUUID, params);
      }
      // @__NO_SIDE_EFFECTS__
      function uuidv7(params) {
        return core._uuidv7(ZodMiniUUID, params);
      }
      const ZodMiniURL = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function url(params) {
        return core._url(ZodMiniURL, params);
      }
      // @__NO_SIDE_EFFECTS__
      function httpUrl(params) {
        return core._url(ZodMiniURL, {
          protocol: regexes.httpProtocol,
          hostname: regexes.domain,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniEmoji = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_emoji(params) {
        return core._emoji(ZodMiniEmoji, params);
      }
      const ZodMiniNanoID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_nanoid(params) {
        return core._nanoid(ZodMiniNanoID, params);
      }
      const ZodMiniCUID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_cuid(params) {
        return core._cuid(ZodMiniCUID, params);
      }
      const ZodMiniCUID2 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_cuid2(params) {
        return core._cuid2(ZodMiniCUID2, params);
      }
      const ZodMiniULID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_ulid(params) {
        return core._ulid(ZodMiniULID, params);
      }
      const ZodMiniXID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_xid(params) {
        return core._xid(ZodMiniXID, params);
      }
      const ZodMiniKSUID = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_ksuid(params) {
        return core._ksuid(ZodMiniKSUID, params);
      }
      const ZodMiniIPv4 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_ipv4(params) {
        return core._ipv4(ZodMiniIPv4, params);
      }
      const ZodMiniIPv6 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_ipv6(params) {
        return core._ipv6(ZodMiniIPv6, params);
      }
      const ZodMiniCIDRv4 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_cidrv4(params) {
        return core._cidrv4(ZodMiniCIDRv4, params);
      }
      const ZodMiniCIDRv6 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_cidrv6(params) {
        return core._cidrv6(ZodMiniCIDRv6, params);
      }
      const ZodMiniMAC = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_mac(params) {
        return core._mac(ZodMiniMAC, params);
      }
      const ZodMiniBase64 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_base64(params) {
        return core._base64(ZodMiniBase64, params);
      }
      const ZodMiniBase64URL = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_base64url(params) {
        return core._base64url(ZodMiniBase64URL, params);
      }
      const ZodMiniE164 = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_e164(params) {
        return core._e164(ZodMiniE164, params);
      }
      const ZodMiniCreditCard = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_creditCard(params) {
        return core._creditCard(ZodMiniCreditCard, params);
      }
      const ZodMiniIBAN = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_iban(params) {
        return core._iban(ZodMiniIBAN, params);
      }
      const ZodMiniJWT = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function jwt(params) {
        return core._jwt(ZodMiniJWT, params);
      }
      const ZodMiniCustomStringFormat = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function stringFormat(format, fnOrRegex, _params = {}) {
        return core._stringFormat(ZodMiniCustomStringFormat, format, fnOrRegex, _params);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_hostname(_params) {
        return core._stringFormat(ZodMiniCustomStringFormat, "hostname", regexes.hostname, _params);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_hex(_params) {
        return core._stringFormat(ZodMiniCustomStringFormat, "hex", regexes.hex, _params);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_currencyCode(_params) {
        return core._stringFormat(ZodMiniCustomStringFormat, "currency_code", regexes.currencyCode, _params);
      }
      // @__NO_SIDE_EFFECTS__
      function hash(alg, params) {
        const enc = params?.enc ?? "hex";
        const format = `${alg}_${enc}`;
        const regex = core.regexes[format];
        if (!regex)
          throw new Error(`Unrecognized hash format: ${format}`);
        return core._stringFormat(ZodMiniCustomStringFormat, format, regex, params);
      }
      const ZodMiniNumber = /* @__PURE__ */ $constructor("ZodMiniNumber", (inst, def) => {
        $ZodNumber.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function schemas_number(params) {
        return /* @__PURE__ */ _number(ZodMiniNumber, params);
      }
      const ZodMiniNumberFormat = /* @__PURE__ */ $constructor("ZodMiniNumberFormat", (inst, def) => {
        $ZodNumberFormat.init(inst, def);
        ZodMiniNumber.init(inst, def);
      });
      function schemas_int(params) {
        return /* @__PURE__ */ _int(ZodMiniNumberFormat, params);
      }
      function float32(params) {
        return core._float32(ZodMiniNumberFormat, params);
      }
      function float64(params) {
        return core._float64(ZodMiniNumberFormat, params);
      }
      function int32(params) {
        return core._int32(ZodMiniNumberFormat, params);
      }
      function uint32(params) {
        return core._uint32(ZodMiniNumberFormat, params);
      }
      const ZodMiniBoolean = /* @__PURE__ */ $constructor("ZodMiniBoolean", (inst, def) => {
        $ZodBoolean.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function schemas_boolean(params) {
        return /* @__PURE__ */ _boolean(ZodMiniBoolean, params);
      }
      const ZodMiniBigInt = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_bigint(params) {
        return core._bigint(ZodMiniBigInt, params);
      }
      const ZodMiniBigIntFormat = (
        /* unused pure expression or super */
        null
      );
      function int64(params) {
        return core._int64(ZodMiniBigIntFormat, params);
      }
      function uint64(params) {
        return core._uint64(ZodMiniBigIntFormat, params);
      }
      const ZodMiniSymbol = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function symbol(params) {
        return core._symbol(ZodMiniSymbol, params);
      }
      const ZodMiniUndefined = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_undefined(params) {
        return core._undefined(ZodMiniUndefined, params);
      }
      const ZodMiniNull = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_null(params) {
        return core._null(ZodMiniNull, params);
      }
      const ZodMiniAny = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function any() {
        return core._any(ZodMiniAny);
      }
      const ZodMiniUnknown = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function unknown() {
        return core._unknown(ZodMiniUnknown);
      }
      const ZodMiniNever = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function never(params) {
        return core._never(ZodMiniNever, params);
      }
      const ZodMiniVoid = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_void(params) {
        return core._void(ZodMiniVoid, params);
      }
      const ZodMiniDate = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_date(params) {
        return core._date(ZodMiniDate, params);
      }
      const ZodMiniArray = /* @__PURE__ */ $constructor("ZodMiniArray", (inst, def) => {
        $ZodArray.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function array(element, params) {
        return new ZodMiniArray({
          type: "array",
          element,
          ...normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function keyof(schema) {
        const shape = schema._zod.def.shape;
        return /* @__PURE__ */ schemas_enum(Object.keys(shape));
      }
      const ZodMiniObject = /* @__PURE__ */ $constructor("ZodMiniObject", (inst, def) => {
        $ZodObject.init(inst, def);
        ZodMiniType.init(inst, def);
        installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
      });
      // @__NO_SIDE_EFFECTS__
      function object(shape, params) {
        const def = {
          type: "object",
          shape: shape ?? {},
          ...normalizeParams(params)
        };
        return new ZodMiniObject(def);
      }
      // @__NO_SIDE_EFFECTS__
      function strictObject(shape, params) {
        return new ZodMiniObject({
          type: "object",
          shape,
          catchall: /* @__PURE__ */ never(),
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function looseObject(shape, params) {
        return new ZodMiniObject({
          type: "object",
          shape,
          catchall: /* @__PURE__ */ unknown(),
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_extend(schema, shape) {
        return util.extend(schema, shape);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_safeExtend(schema, shape) {
        return util.safeExtend(schema, shape);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_merge(a, b) {
        return util.merge(a, b);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_pick(schema, mask) {
        return util.pick(schema, mask);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_omit(schema, mask) {
        return util.omit(schema, mask);
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_partial(schema, mask) {
        const def = schema._zod.def;
        if (def.type !== "tuple")
          return util.partial(ZodMiniOptional, schema, mask);
        if (def.checks?.length)
          throw new Error(".partial() cannot be used on tuple schemas containing refinements");
        return util.clone(schema, {
          ...def,
          items: def.items.map((item) => new ZodMiniOptional({ type: "optional", innerType: item }))
        });
      }
      // @__NO_SIDE_EFFECTS__
      function exactPartial(schema, mask) {
        return util.partial(ZodMiniExactOptional, schema, mask, "exactPartial");
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_required(schema, mask) {
        return util.required(ZodMiniNonOptional, schema, mask);
      }
      // @__NO_SIDE_EFFECTS__
      function catchall(inst, catchall2) {
        return inst.clone(util.mergeDefs(inst._zod.def, { catchall: catchall2 }));
      }
      const ZodMiniUnion = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function union(options, params) {
        return new ZodMiniUnion({
          type: "union",
          options,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniXor = (
        /* unused pure expression or super */
        null
      );
      function xor(options, params) {
        return new ZodMiniXor({
          type: "union",
          options,
          inclusive: false,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniDiscriminatedUnion = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function discriminatedUnion(discriminator, options, params) {
        return new ZodMiniDiscriminatedUnion({
          type: "union",
          options,
          discriminator,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniIntersection = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function intersection(left, right) {
        return new ZodMiniIntersection({
          type: "intersection",
          left,
          right
        });
      }
      const ZodMiniTuple = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function tuple(items, _paramsOrRest, _params) {
        const hasRest = _paramsOrRest instanceof core.$ZodType;
        const params = hasRest ? _params : _paramsOrRest;
        const rest = hasRest ? _paramsOrRest : null;
        return new ZodMiniTuple({
          type: "tuple",
          items,
          rest,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniRecord = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function record(keyType, valueType, params) {
        if (!valueType || !valueType._zod) {
          return new ZodMiniRecord({
            type: "record",
            keyType: /* @__PURE__ */ schemas_string(),
            valueType: keyType,
            ...util.normalizeParams(valueType)
          });
        }
        return new ZodMiniRecord({
          type: "record",
          keyType,
          valueType,
          ...util.normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function partialRecord(keyType, valueType, params) {
        return new ZodMiniRecord({
          type: "record",
          keyType,
          valueType,
          ...util.normalizeParams(params),
          partial: true
        });
      }
      function looseRecord(keyType, valueType, params) {
        return new ZodMiniRecord({
          type: "record",
          keyType,
          valueType,
          mode: "loose",
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniMap = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function map(keyType, valueType, params) {
        return new ZodMiniMap({
          type: "map",
          keyType,
          valueType,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniSet = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function set(valueType, params) {
        return new ZodMiniSet({
          type: "set",
          valueType,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniEnum = /* @__PURE__ */ $constructor("ZodMiniEnum", (inst, def) => {
        $ZodEnum.init(inst, def);
        ZodMiniType.init(inst, def);
        inst.options = [...inst._zod.values];
      });
      // @__NO_SIDE_EFFECTS__
      function schemas_enum(values, params) {
        const entries2 = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
        return new ZodMiniEnum({
          type: "enum",
          entries: entries2,
          ...normalizeParams(params)
        });
      }
      // @__NO_SIDE_EFFECTS__
      function nativeEnum(entries2, params) {
        return new ZodMiniEnum({
          type: "enum",
          entries: entries2,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniLiteral = /* @__PURE__ */ $constructor("ZodMiniLiteral", (inst, def) => {
        $ZodLiteral.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function literal(value, params) {
        return new ZodMiniLiteral({
          type: "literal",
          values: Array.isArray(value) ? value : [value],
          ...normalizeParams(params)
        });
      }
      const ZodMiniFile = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function file(params) {
        return core._file(ZodMiniFile, params);
      }
      const ZodMiniTransform = /* @__PURE__ */ $constructor("ZodMiniTransform", (inst, def) => {
        $ZodTransform.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function transform(fn) {
        return new ZodMiniTransform({
          type: "transform",
          transform: fn
        });
      }
      const ZodMiniOptional = /* @__PURE__ */ $constructor("ZodMiniOptional", (inst, def) => {
        $ZodOptional.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function optional(innerType) {
        return new ZodMiniOptional({
          type: "optional",
          innerType
        });
      }
      const ZodMiniExactOptional = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function exactOptional(innerType) {
        return new ZodMiniExactOptional({
          type: "optional",
          innerType
        });
      }
      const ZodMiniNullable = /* @__PURE__ */ $constructor("ZodMiniNullable", (inst, def) => {
        $ZodNullable.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function nullable(innerType) {
        return new ZodMiniNullable({
          type: "nullable",
          innerType
        });
      }
      // @__NO_SIDE_EFFECTS__
      function schemas_nullish(innerType) {
        return /* @__PURE__ */ optional(/* @__PURE__ */ nullable(innerType));
      }
      const ZodMiniDefault = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_default(innerType, defaultValue) {
        return new ZodMiniDefault({
          type: "default",
          innerType,
          get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
          }
        });
      }
      const ZodMiniPrefault = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function prefault(innerType, defaultValue) {
        return new ZodMiniPrefault({
          type: "prefault",
          innerType,
          get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
          }
        });
      }
      const ZodMiniNonOptional = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function nonoptional(innerType, params) {
        return new ZodMiniNonOptional({
          type: "nonoptional",
          innerType,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniSuccess = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function success(innerType) {
        return new ZodMiniSuccess({
          type: "success",
          innerType
        });
      }
      const ZodMiniCatch = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_catch(innerType, catchValue) {
        return new ZodMiniCatch({
          type: "catch",
          innerType,
          catchValue: typeof catchValue === "function" ? catchValue : core.util.constantCatch(catchValue)
        });
      }
      const ZodMiniNaN = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function nan(params) {
        return core._nan(ZodMiniNaN, params);
      }
      const ZodMiniPipe = /* @__PURE__ */ $constructor("ZodMiniPipe", (inst, def) => {
        $ZodPipe.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function pipe(in_, out) {
        return new ZodMiniPipe({
          type: "pipe",
          in: in_,
          out
        });
      }
      const ZodMiniCodec = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function codec(in_, out, params) {
        return new ZodMiniCodec({
          type: "pipe",
          in: in_,
          out,
          transform: params.decode,
          reverseTransform: params.encode
        });
      }
      // @__NO_SIDE_EFFECTS__
      function invertCodec(codec2) {
        const def = codec2._zod.def;
        return new ZodMiniCodec({
          type: "pipe",
          in: def.out,
          out: def.in,
          transform: def.reverseTransform,
          reverseTransform: def.transform
        });
      }
      const ZodMiniReadonly = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function readonly(innerType) {
        return new ZodMiniReadonly({
          type: "readonly",
          innerType
        });
      }
      const ZodMiniTemplateLiteral = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function templateLiteral(parts, params) {
        return new ZodMiniTemplateLiteral({
          type: "template_literal",
          parts,
          ...util.normalizeParams(params)
        });
      }
      const ZodMiniLazy = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function schemas_lazy(getter) {
        return new ZodMiniLazy({
          type: "lazy",
          getter
        });
      }
      const ZodMiniPromise = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function promise(innerType) {
        return new ZodMiniPromise({
          type: "promise",
          innerType
        });
      }
      const ZodMiniCustom = /* @__PURE__ */ $constructor("ZodMiniCustom", (inst, def) => {
        $ZodCustom.init(inst, def);
        ZodMiniType.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function check(fn, params) {
        const ch = new core.$ZodCheck({
          check: "custom",
          ...util.normalizeParams(params)
        });
        ch._zod.check = fn;
        return ch;
      }
      // @__NO_SIDE_EFFECTS__
      function custom(fn, _params) {
        return /* @__PURE__ */ _custom(ZodMiniCustom, fn ?? (() => true), _params);
      }
      // @__NO_SIDE_EFFECTS__
      function refine(fn, _params = {}) {
        return /* @__PURE__ */ _refine(ZodMiniCustom, fn, _params);
      }
      // @__NO_SIDE_EFFECTS__
      function superRefine(fn, params) {
        return core._superRefine(fn, params);
      }
      const schemas_describe = describe;
      const schemas_meta = meta;
      class schemas_Class {
        constructor(..._args) {
        }
      }
      // @__NO_SIDE_EFFECTS__
      function _instanceof(cls, params = {}) {
        const inst = /* @__PURE__ */ custom((data) => data instanceof cls, params);
        inst._zod.bag.Class = cls;
        inst._zod.check = (payload) => {
          if (!(payload.value instanceof cls)) {
            payload.issues.push({
              code: "invalid_type",
              expected: cls.name,
              input: payload.value,
              inst,
              path: [...inst._zod.def.path ?? []]
            });
          }
        };
        return inst;
      }
      const stringbool = (...args) => core._stringbool({
        Codec: ZodMiniCodec,
        Boolean: ZodMiniBoolean,
        String: ZodMiniString
      }, ...args);
      // @__NO_SIDE_EFFECTS__
      function json() {
        const jsonSchema = /* @__PURE__ */ schemas_lazy(() => {
          return /* @__PURE__ */ union([/* @__PURE__ */ schemas_string(), /* @__PURE__ */ schemas_number(), /* @__PURE__ */ schemas_boolean(), /* @__PURE__ */ schemas_null(), /* @__PURE__ */ array(jsonSchema), /* @__PURE__ */ record(/* @__PURE__ */ schemas_string(), jsonSchema)]);
        });
        return jsonSchema;
      }
      const ZodMiniFunction = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function _function(params) {
        return new ZodMiniFunction({
          type: "function",
          input: Array.isArray(params?.input) ? /* @__PURE__ */ tuple(params?.input) : params?.input ?? /* @__PURE__ */ array(/* @__PURE__ */ unknown()),
          output: params?.output ?? /* @__PURE__ */ unknown()
        });
      }
      //! CONCATENATED MODULE: ./build/runner/inputs.js
      class InvalidInputs extends Error {
        name = "InvalidInputs";
        problems;
        constructor(problems, cause) {
          super(problems.map(({ message }) => message).join(" "), { cause });
          this.problems = problems;
        }
      }
      const QUOTED = "\0";
      const MAX_QUOTED_LENGTH = 60;
      function readInputs(environment, rules2, redact) {
        const given = Object.fromEntries(Object.keys(rules2).map((name) => [name, environment.input(name)]));
        const { data: values, error } = (/* @__PURE__ */ object(rules2)).safeParse(given);
        const problems = (error?.issues ?? []).map(({ path: path3, message }) => {
          const input = String(path3[0]);
          const value = message.startsWith(QUOTED) ? `, not ${quoted(given[input] ?? "", redact)}` : "";
          return { input, message: `\`${input}\` ${message.replace(QUOTED, "")}${value}.` };
        });
        return { values, problems };
      }
      function withDefault(whenEmpty, rule) {
        return /* @__PURE__ */ pipe(/* @__PURE__ */ pipe(/* @__PURE__ */ schemas_string(), /* @__PURE__ */ transform((text) => text.trim() || whenEmpty)), rule);
      }
      function inputs_optional(rule) {
        return /* @__PURE__ */ pipe(/* @__PURE__ */ pipe(/* @__PURE__ */ schemas_string(), /* @__PURE__ */ transform((text) => text.trim() || void 0)), /* @__PURE__ */ optional(rule));
      }
      const inputs_boolean = matching(/^(?:true|True|TRUE|false|False|FALSE)$/u, "must be `true` or `false`", (text) => text.toLowerCase() === "true");
      function decimal(requirement, isValid) {
        return (/* @__PURE__ */ pipe((/* @__PURE__ */ schemas_string()).check(/* @__PURE__ */ _regex(/^\d+(?:\.\d+)?$/u, quoting(`must be ${requirement}`))), /* @__PURE__ */ transform(Number))).check(/* @__PURE__ */ refine(isValid, quoting(`must be ${requirement}`)));
      }
      function oneOf(...words) {
        const last = words.at(-1);
        const others = words.slice(0, -1).map((word) => `\`${word}\``);
        return /* @__PURE__ */ schemas_enum(words, quoting(`must be ${others.join(", ")} or \`${last}\``));
      }
      function matching(form, error, value) {
        return /* @__PURE__ */ pipe((/* @__PURE__ */ schemas_string()).check(/* @__PURE__ */ _regex(form, quoting(error))), /* @__PURE__ */ transform(value));
      }
      function quoting(problem) {
        return { error: `${QUOTED}${problem}` };
      }
      function quoted(value, redact) {
        return (0, lib_text.Zw)(redact(value.trim()), MAX_QUOTED_LENGTH);
      }
      function entries(text) {
        return [...new Set(text.split(",").flatMap((entry) => entry.trim() || []))];
      }
      //! CONCATENATED MODULE: ./build/step/conclusion.js
      const EXIT_CODE = { pass: 0, notice: 0, warning: 0, failure: 1 };
      const WORST_FIRST = ["failure", "warning", "notice", "pass"];
      function worstOf(conclusions) {
        return WORST_FIRST.find((one) => conclusions.includes(one)) ?? "pass";
      }
      const CONCLUSION_SIGN = {
        pass: "",
        notice: "ℹ️ ",
        warning: "⚠️ ",
        failure: "❌ "
      };
      function exitCode(conclusion, runner) {
        return runner.hasLostOutput() ? 1 : EXIT_CODE[conclusion];
      }
      function logConclusion(runner, conclusion, { title, message }) {
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
      function formatProblem({ what, why, fix, request }, consequence = "") {
        const first = what === void 0 ? capitalized(why) : `${what}${consequence}: ${why}`;
        return [`${first}.`, fix && `${fix}.`, request && `(${request})`].filter(Boolean).join(" ");
      }
      function capitalized(clause) {
        return clause.slice(0, 1).toUpperCase() + clause.slice(1);
      }
      function uncapitalized(sentence) {
        return sentence.slice(0, 1).toLowerCase() + sentence.slice(1);
      }
      //! CONCATENATED MODULE: ./build/runner/workspace.js
      class WorkspaceError extends Error {
        name = "WorkspaceError";
      }
      async function fileInWorkspace(workspace, path3) {
        const root = await realWorkspace(workspace);
        const leaves = `${inBackticks(path3)} is outside the workspace. Move the file into the workspace`;
        if (isOutside(root, resolve(root, path3)) && isOutside(workspace, resolve(path3))) {
          throw new WorkspaceError(leaves);
        }
        const file2 = await realpath(resolve(root, path3)).catch((cause) => {
          throw new WorkspaceError(`${inBackticks(path3)} doesn't exist in the workspace. Check the path, and that \`actions/checkout\` runs before this step`, { cause });
        });
        if (isOutside(root, file2))
          throw new WorkspaceError(leaves);
        if (relative(root, file2).toLowerCase().split(sep).includes(".git")) {
          throw new WorkspaceError(`${inBackticks(path3)} is in \`.git\`, which can contain a token. Use another file`);
        }
        if (!(await stat(file2)).isFile()) {
          throw new WorkspaceError(`${inBackticks(path3)} isn't a file`);
        }
        return file2;
      }
      async function realWorkspace(workspace) {
        return (0, promises_namespaceObject.realpath)(workspace).catch((cause) => {
          throw new WorkspaceError("the workspace doesn't exist. Run `actions/checkout` before this step", {
            cause
          });
        });
      }
      function isOutside(root, path3) {
        const between = (0, external_node_path_namespaceObject.relative)(root, path3);
        return between === ".." || between.startsWith(`..${external_node_path_namespaceObject.sep}`) || (0, external_node_path_namespaceObject.isAbsolute)(between);
      }
      //! CONCATENATED MODULE: ./build/runner/atomic-file.js
      class WriteError extends Error {
        name = "WriteError";
        problem;
        constructor(problem, cause) {
          super(formatProblem(problem), { cause });
          this.problem = problem;
        }
      }
      async function outputFileInWorkspace(workspace, given) {
        const root = await realWorkspace(workspace);
        if (/[/\\]$/u.test(given))
          throw new WorkspaceError(isFolder(given));
        const leaves = `${(0, lib_text.Zw)(given)} is outside the workspace. Use a path in the workspace`;
        const isByLink = (0, external_node_path_namespaceObject.isAbsolute)(given) && isOutside(root, given);
        const wanted = (0, external_node_path_namespaceObject.resolve)(root, isByLink ? (0, external_node_path_namespaceObject.relative)((0, external_node_path_namespaceObject.resolve)(workspace), given) : given);
        if (isOutside(root, wanted))
          throw new WorkspaceError(leaves);
        if (external_node_path_namespaceObject.sep === "\\")
          refuseOnWindows((0, external_node_path_namespaceObject.relative)(root, wanted), given);
        const path3 = await resolved(wanted, given);
        if (isOutside(root, path3))
          throw new WorkspaceError(leaves);
        const there = await (0, promises_namespaceObject.stat)(path3).catch(absent);
        if (there?.isDirectory())
          throw new WorkspaceError(isFolder(given));
        if (there !== void 0 && !there.isFile())
          throw new WorkspaceError(`${(0, lib_text.Zw)(given)} isn't a regular file`);
        return { path: path3, name: (0, external_node_path_namespaceObject.relative)(root, path3).replaceAll(external_node_path_namespaceObject.sep, "/") };
      }
      function refuseOnWindows(name, given) {
        const parts = name.split(external_node_path_namespaceObject.sep);
        if (parts.some((part) => NO_NAME_ON_WINDOWS.test(part))) {
          throw new WorkspaceError(`${(0, lib_text.Zw)(given)} isn't a file name on Windows. Names there can't contain \`< > : " | ? *\`, end in a period or a space, or be a device such as \`NUL\``);
        }
        if (parts.some((part) => part.length > 255))
          throw new WorkspaceError(noPath("ENAMETOOLONG"));
      }
      const NO_NAME_ON_WINDOWS = /[<>:"|?*]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;
      async function resolved(wanted, given) {
        const missing = [];
        for (let at = wanted; ; at = (0, external_node_path_namespaceObject.dirname)(at)) {
          const there = await (0, promises_namespaceObject.lstat)(at).catch(absent);
          if (there === void 0) {
            missing.unshift(at.slice((0, external_node_path_namespaceObject.dirname)(at).length).replace(/^[/\\]/u, ""));
            continue;
          }
          const real = await (0, promises_namespaceObject.realpath)(at).catch((cause) => {
            throw new WorkspaceError(`${(0, lib_text.Zw)(given)} contains a broken link`, { cause });
          });
          if (missing.length > 0 && !(await (0, promises_namespaceObject.stat)(real)).isDirectory()) {
            throw new WorkspaceError(`${(0, lib_text.Zw)(given)} uses a file as a folder`);
          }
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
        if (code === "ENOENT" || code === "ENOTDIR")
          return void 0;
        throw new WorkspaceError(noPath(code ?? String(cause)), { cause });
      }
      const BUFFER_BYTES = 262144;
      const utf8 = new TextEncoder();
      class AtomicFile {
        #target;
        #draft;
        #handle;
        #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
        #filled = 0;
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
            await makeFolder(target);
            if (bytes > 0) {
              await (0, promises_namespaceObject.copyFile)(target.path, draft, promises_namespaceObject.constants.COPYFILE_EXCL | promises_namespaceObject.constants.COPYFILE_FICLONE);
              await (0, promises_namespaceObject.truncate)(draft, bytes);
            }
            return new AtomicFile(target, draft, await (0, promises_namespaceObject.open)(draft, bytes === 0 ? "wx" : "a"), bytes);
          } catch (error) {
            await (0, promises_namespaceObject.rm)(draft, { force: true }).catch(() => void 0);
            throw asWriteError(error, target);
          }
        }
        async write(text) {
          for (let rest = text; ; ) {
            const { read, written } = utf8.encodeInto(rest, this.#buffer.subarray(this.#filled));
            this.#filled += written;
            if (read === rest.length)
              return;
            rest = rest.slice(read);
            await this.#orFail(() => this.#flush());
          }
        }
        get bytes() {
          return this.#bytes + this.#filled;
        }
        async writtenPath() {
          await this.#orFail(() => this.#flush());
          return this.#draft;
        }
        async publish(tail) {
          const copy = draftBeside(this.#target);
          try {
            await this.#orFail(async () => {
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
            await (0, promises_namespaceObject.rm)(copy, { force: true }).catch(() => void 0);
          }
        }
        async commit() {
          await this.#orFail(async () => {
            await this.#flush();
            await this.#handle.sync();
            await this.#handle.close();
            await (0, promises_namespaceObject.rename)(this.#draft, this.#target.path);
          });
        }
        async discard() {
          await this.#handle.close().catch(() => void 0);
          await (0, promises_namespaceObject.rm)(this.#draft, { force: true }).catch(() => void 0);
        }
        async #flush() {
          const filled = this.#buffer.subarray(0, this.#filled);
          await this.#handle.appendFile(filled);
          this.#bytes += this.#filled;
          this.#filled = 0;
        }
        async #orFail(act) {
          try {
            await act();
          } catch (error) {
            throw asWriteError(error, this.#target);
          }
        }
      }
      async function writeWhole(target, text) {
        const file2 = await AtomicFile.open(target);
        try {
          await file2.write(text);
          await file2.commit();
        } catch (error) {
          await file2.discard();
          throw error;
        }
      }
      async function readIfPresent({ path: path3 }) {
        try {
          return await (0, promises_namespaceObject.readFile)(path3, "utf8");
        } catch (error) {
          if (codeOf(error) === "ENOENT")
            return void 0;
          throw error;
        }
      }
      async function removeFile(target) {
        try {
          await (0, promises_namespaceObject.rm)(target.path, { force: true });
        } catch (error) {
          throw asWriteError(error, target);
        }
      }
      function draftBeside({ path: path3 }) {
        return (0, external_node_path_namespaceObject.join)((0, external_node_path_namespaceObject.dirname)(path3), `.${(0, external_node_crypto_namespaceObject.randomBytes)(8).toString("hex")}.part`);
      }
      async function makeFolder({ path: path3 }) {
        const folder = (0, external_node_path_namespaceObject.dirname)(path3);
        await (0, promises_namespaceObject.mkdir)(folder, { recursive: true });
        if (await (0, promises_namespaceObject.realpath)(folder) !== folder)
          throw new Error("the folder was replaced by a link");
      }
      function asWriteError(cause, { name }) {
        if (cause instanceof WriteError)
          return cause;
        return new WriteError({ what: `Couldn't write ${(0, lib_text.Zw)(name)}`, ...whyUnwritable(cause) }, cause);
      }
      function whyUnwritable(cause) {
        switch (codeOf(cause) ?? "") {
          case "ENOSPC":
          case "EDQUOT":
            return { why: "the disk is full", fix: "Free some space on the runner, or write to another disk" };
          case "EFBIG":
            return { why: "it is larger than the file system allows", fix: "Export a shorter period" };
          case "EACCES":
          case "EPERM":
          case "EROFS":
            return {
              why: "permission denied",
              fix: "Choose another folder, or change the permissions of this one"
            };
          case "ENAMETOOLONG":
            return { why: "its name is too long for the file system", fix: "Choose a shorter one" };
          default:
            return { why: cause instanceof Error ? cause.message : String(cause) };
        }
      }
      function codeOf(cause) {
        const holds = typeof cause === "object" && cause !== null && "code" in cause;
        return holds && typeof cause.code === "string" ? cause.code : void 0;
      }
      var client = __nccwpck_require__2(133);
      var lib_clock = __nccwpck_require__2(570);
      //! CONCATENATED MODULE: ./build/lib/json.js
      function parseJson(text) {
        try {
          return JSON.parse(text);
        } catch {
          return void 0;
        }
      }
      function jsonListWithin(items, maxBytes) {
        const kept = [];
        let bytes = "[]".length;
        for (const item of items) {
          const json2 = JSON.stringify(item);
          bytes += Buffer.byteLength(json2) + ",".length;
          if (bytes > maxBytes)
            break;
          kept.push(json2);
        }
        return { json: `[${kept.join(",")}]`, left: items.length - kept.length };
      }
      //! CONCATENATED MODULE: ./build/platform/failures.js
      const redirected = () => "the base URL redirects, and redirects aren't followed";
      const setFinalUrl = () => "Set `base-url` to the final URL of the API";
      const refused = () => "the API refused the request";
      const contactSupport = () => "Contact the API's support with the request id from the debug log";
      const runLater = () => "Run again later";
      function lacksPlan({ serviceMessage = "" }) {
        return /upgrade|plan\b/i.test(serviceMessage);
      }
      function isAboutJob({ path: path3 }) {
        return /\/job\/./u.test(path3);
      }
      const FAILURES = {
        "bad-request": {
          reason: "bad-request",
          submit: "reject",
          poll: "reject",
          page: "reject",
          isTransient: false,
          why: () => "the API rejected the request",
          fix: () => "Check `project-id`: the API answers 400 to one that it doesn't know"
        },
        unauthorized: {
          reason: "unauthorized",
          submit: "reject",
          poll: "reject",
          page: "reject",
          isTransient: false,
          why: (details) => lacksPlan(details) ? "the project's plan doesn't include this API" : "the API key is wrong or expired",
          fix: (details) => lacksPlan(details) ? "Upgrade the plan to use API keys" : "Create an admin key on the API keys page of the dashboard and update the secret"
        },
        forbidden: {
          reason: "forbidden",
          submit: "reject",
          poll: "reject",
          page: "reject",
          isTransient: false,
          why: () => "the API key isn't allowed to do this",
          fix: ({ method }) => `Check the key's scope (\`${method === "GET" ? "read" : "write"}\`), IP addresses and organization on the API keys page`
        },
        "not-found": {
          reason: "not-found",
          submit: "reject",
          poll: "absent",
          page: "reject",
          isTransient: false,
          why: (details) => `the API doesn't know this ${isAboutJob(details) ? "job" : "project"}`,
          fix: (details) => isAboutJob(details) ? "Check `job-id` and `project-id`" : "Check `project-id`"
        },
        "rate-limit": {
          reason: "rate-limit",
          submit: "retry",
          poll: "retry",
          page: "wait-for-quota",
          isTransient: true,
          why: (details) => `${limitOf(details)} is used up`,
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
            if (status >= 500)
              return "server-error";
            return status >= 400 ? "refused" : "redirect";
        }
      }
      function limitOf({ method, path: path3 }) {
        if (method === "POST")
          return "the project's limit of 100 agent jobs an hour";
        return path3.startsWith("/v1/analytics/") ? "the organization's limit of 100 analytics requests an hour" : "the rate limit";
      }
      function formatFailedRequest(details) {
        const { method, path: path3, status, serviceMessage } = details;
        const said = failures_quoted(serviceMessage) ?? causeOf(details);
        const result = [status === void 0 ? void 0 : String(status), said].filter(Boolean).join(", ");
        return `${method} ${path3}${result === "" ? "" : `: ${result}`}`;
      }
      function causeOf({ failure: failure2, cause }) {
        const says = failure2 === "unreachable" || failure2 === "no-answer" || failure2 === "invalid-page" || failure2 === "unreadable-answer" && cause instanceof client.j$;
        return says ? messageOf(cause) : void 0;
      }
      const failures_MAX_QUOTED_LENGTH = 300;
      function failures_quoted(serviceMessage) {
        if (serviceMessage === void 0 || serviceMessage === "")
          return void 0;
        return `“${Array.from(serviceMessage).slice(0, failures_MAX_QUOTED_LENGTH).join("")}”`;
      }
      function messageOf(cause) {
        if (!(cause instanceof Error))
          return void 0;
        const code = "code" in cause && typeof cause.code === "string" ? cause.code : void 0;
        const [, tlsReason] = /:SSL routines:[^:]*:([^:]+):/u.exec(cause.message) ?? [];
        if (code !== void 0 && tlsReason !== void 0)
          return `${code}: ${tlsReason}`;
        const message = cause.message.replace(/\s+/gu, " ").trim();
        if (code === void 0 || message.includes(code))
          return message || void 0;
        return message === "" ? code : `${code}: ${message}`;
      }
      //! CONCATENATED MODULE: ./build/platform/errors.js
      class PlatformError extends Error {
        name = "PlatformError";
        failure;
        status;
        retryAfterMs;
        body;
        problem;
        constructor(options) {
          const { failure: failure2, status, retryAfterMs: retryAfterMs2, body, cause } = options;
          const why = FAILURES[failure2].why(options);
          const request = formatFailedRequest(options);
          super(`${capitalized(why)} (${request})`, { cause });
          this.failure = failure2;
          this.status = status;
          this.retryAfterMs = retryAfterMs2;
          this.body = body;
          this.problem = { why, fix: FAILURES[failure2].fix(options), request };
        }
        get policy() {
          return FAILURES[this.failure];
        }
        get reason() {
          return this.policy.reason;
        }
        explain(what, fix = this.problem.fix) {
          return formatProblem({ ...this.problem, what, fix });
        }
      }
      //! CONCATENATED MODULE: ./build/platform/service-message.js
      function serviceMessageOf(text, json2) {
        const message = json2 === void 0 ? plainText(text) : [...messagesOf(json2)].join(" — ");
        return message.replace(/\s+/gu, " ").trim() || void 0;
      }
      function serviceMessageOfUnexpected(text, json2) {
        return json2 === void 0 && /^\s*[{[]/u.test(text) ? void 0 : serviceMessageOf(text.slice(0, MAX_MESSAGE_TEXT), json2);
      }
      const MAX_MESSAGE_TEXT = 64 * 1024;
      const MAX_MESSAGE_DEPTH = 3;
      function* messagesOf(value, depth = 0) {
        if (typeof value === "string")
          yield value;
        if (typeof value !== "object" || value === null || depth === MAX_MESSAGE_DEPTH)
          return;
        for (const name of ["error", "message", "details"]) {
          const nested = Reflect.get(value, name);
          if (Array.isArray(nested))
            for (const item of nested)
              yield* messagesOf(item, depth + 1);
          else
            yield* messagesOf(nested, depth + 1);
        }
      }
      function plainText(text) {
        if (!/^\s*</u.test(text))
          return text;
        const at = text.search(/<title/iu);
        const [, title] = at === -1 ? [] : /^<title[^>]{0,100}>([^<]*)/iu.exec(text.slice(at)) ?? [];
        return title === void 0 ? "an HTML page" : `an HTML page: ${title}`;
      }
      //! CONCATENATED MODULE: ./build/platform/client.js
      const REQUEST_TIMEOUT_MS = 3e4;
      const MAX_DAMAGED_TEXT = 1024 * 1024;
      const MAX_ERROR_TEXT = 64 * 1024;
      class PlatformClient {
        #options;
        #writtenKeys;
        constructor(options) {
          this.#options = options;
          this.#writtenKeys = /* @__PURE__ */ new Set([options.apiKey, JSON.stringify(options.apiKey).slice(1, -1)]);
        }
        async send(request) {
          const { clock, http, onRequest } = this.#options;
          const { method, attempt, signal } = request;
          const path3 = `/${request.path.map(pathSegment).join("/")}`;
          const started = clock.now();
          let isSent = false;
          let timedOut = false;
          let answer;
          try {
            const response = await (0, lib_clock.wj)(clock, REQUEST_TIMEOUT_MS, signal, (limit) => http.send({
              method,
              url: this.#url(path3, request.query),
              headers: this.#headers(request.body !== void 0),
              body: request.body === void 0 ? void 0 : JSON.stringify(request.body),
              signal: limit.stop,
              onSending: () => {
                isSent = true;
                request.onSending?.();
              }
            }).finally(() => {
              timedOut = limit.timedOut.aborted;
            }));
            answer = response;
            return this.#accept(response, method, path3);
          } catch (error) {
            if (!(error instanceof client.j$))
              throw error;
            answer = error.partial;
            const isRefused = answer !== void 0 && !isSuccess(answer.status);
            throw new PlatformError({
              failure: isRefused ? failureOfStatus(answer?.status ?? 0) : failureOf(error, { isSent, timedOut, isInterrupted: signal.aborted }),
              method,
              path: path3,
              status: answer?.status,
              retryAfterMs: answer && this.#retryAfterMs(answer.headers),
              body: isRefused ? void 0 : this.#withoutKey(error.partial?.body.toString("utf8") ?? "").slice(0, MAX_DAMAGED_TEXT),
              cause: error.isUnreadable ? error : error.cause ?? error
            });
          } finally {
            onRequest({
              method,
              path: path3,
              result: String(answer?.status ?? (isSent ? "no answer" : "not sent")),
              milliseconds: clock.now() - started,
              attempt,
              requestId: answer && (0, client.Yp)(answer.headers, "x-request-id")
            });
          }
        }
        #accept({ status, headers, body }, method, path3) {
          const { text, json: json2 } = this.#readWithoutKey(client_utf8.decode(body));
          if (isSuccess(status))
            return { method, path: path3, status, text, json: json2 };
          throw new PlatformError({
            failure: failureOfStatus(status),
            method,
            path: path3,
            status,
            serviceMessage: serviceMessageOf(text.slice(0, MAX_ERROR_TEXT), json2),
            retryAfterMs: this.#retryAfterMs(headers)
          });
        }
        #readWithoutKey(received) {
          const text = this.#withoutKey(received);
          const json2 = parseJson(text);
          if (json2 === void 0)
            return { text: this.#withoutHiddenKey(text), json: json2 };
          const canHideKey = REMOVED.test(text) || text.includes("\\") && this.#options.apiKey.includes("/");
          if (!canHideKey)
            return { text, json: json2 };
          const plain = JSON.stringify(json2);
          const without = this.#withoutHiddenKey(this.#withoutKey(plain));
          return without === plain ? { text, json: json2 } : { text: without, json: parseJson(without) };
        }
        #withoutKey(text) {
          let without = text;
          for (const key of this.#writtenKeys)
            without = without.replaceAll(key, "***");
          return without;
        }
        #withoutHiddenKey(text) {
          if (!REMOVED.test(text))
            return text;
          const shown = (0, lib_text.TN)(text, Number.POSITIVE_INFINITY);
          return this.#withoutKey(shown) === shown ? text : this.#withoutKey(shown);
        }
        #url(path3, query = {}) {
          const url2 = new URL(this.#options.baseUrl);
          url2.pathname = url2.pathname.replace(/\/+$/u, "") + path3;
          url2.search = new URLSearchParams(query).toString();
          return url2;
        }
        #headers(hasBody) {
          return {
            accept: "application/json",
            "accept-encoding": "identity",
            authorization: `Bearer ${this.#options.apiKey}`,
            "user-agent": this.#options.userAgent,
            ...hasBody ? { "content-type": "application/json" } : {}
          };
        }
        #retryAfterMs(headers) {
          return retryAfterMs((0, client.Yp)(headers, "retry-after"), this.#options.clock.now());
        }
      }
      function failureOf(error, { isSent, timedOut, isInterrupted }) {
        if (timedOut)
          return isSent ? "timeout" : "unreachable";
        if (isInterrupted)
          return isSent ? "interrupted" : "unsent";
        if (error.isUnreadable)
          return "unreadable-answer";
        return isSent ? "no-answer" : "unreachable";
      }
      function isSuccess(status) {
        return status >= 200 && status <= 299;
      }
      function pathSegment(value) {
        if (!isPathSegment(value))
          throw new TypeError('a path segment is empty, "." or ".."');
        return encodeURIComponent(value);
      }
      const MAX_SEGMENT_LENGTH = 500;
      function isPathSegment(value) {
        return value !== "" && value !== "." && value !== ".." && value.length <= MAX_SEGMENT_LENGTH && value.isWellFormed();
      }
      const REMOVED = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\x1B\x9B]|\\u/u;
      const client_utf8 = new TextDecoder("utf-8");
      const MAX_RETRY_AFTER_MS = 24 * 60 * 60 * 1e3;
      function retryAfterMs(value, now) {
        const text = value?.trim() ?? "";
        const isSeconds = /^\d+$/u.test(text);
        if (!isSeconds && !/^[A-Z][a-z]+, .* GMT$/u.test(text))
          return void 0;
        const ms = isSeconds ? Number(text) * 1e3 : Date.parse(text) - now;
        return Number.isNaN(ms) ? void 0 : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS);
      }
      //! CONCATENATED MODULE: ./build/step/connection-inputs.js
      const DEFAULT_BASE_URL = "https://api.mintlify.com";
      const NO_KEY = "is empty. Check that the secret exists and that its name is right; runs from forks and Dependabot get no secrets";
      const connectionInputs = {
        "project-id": /* @__PURE__ */ pipe(/* @__PURE__ */ schemas_string(), /* @__PURE__ */ pipe(/* @__PURE__ */ transform((text) => text.trim()), (/* @__PURE__ */ schemas_string()).check(/* @__PURE__ */ refine((text) => text !== "", "is empty. If it comes from a variable, check the variable's name; the id is on the API keys page of the dashboard"), /* @__PURE__ */ refine((text) => text === "" || isPathSegment(text), quoting("must be a project id"))))),
        "api-key": /* @__PURE__ */ pipe(/* @__PURE__ */ schemas_string(), /* @__PURE__ */ pipe(/* @__PURE__ */ transform((text) => text.trim()), (/* @__PURE__ */ schemas_string()).check(/* @__PURE__ */ refine((text) => text !== "", NO_KEY), /* @__PURE__ */ refine((text) => !text.startsWith("mint_dsc_"), "is an assistant key (`mint_dsc_…`). Create an admin key (`mint_…`) on the API keys page of the dashboard"), /* @__PURE__ */ refine((text) => !text.startsWith("mint_us_"), "is an index key (`mint_us_…`). Create an admin key (`mint_…`) on the API keys page of the dashboard"), /* @__PURE__ */ refine((text) => /^[\x21-\x7E]*$/u.test(text), "has a space, a line break or a character that is not ASCII. Store only the key in the secret")))),
        "base-url": withDefault(DEFAULT_BASE_URL, /* @__PURE__ */ pipe((/* @__PURE__ */ schemas_string()).check(/* @__PURE__ */ refine((text) => URL.canParse(text), quoting("must be a URL")), /* @__PURE__ */ refine((text) => !URL.canParse(text) || isAcceptable(new URL(text)), quoting("must be an https URL without user name, query and fragment (http only for loopback)"))), /* @__PURE__ */ transform((text) => new URL(text))))
      };
      function keyProblem(apiKey, baseUrl) {
        const url2 = baseUrl.trim() || DEFAULT_BASE_URL;
        const elsewhere = !URL.canParse(url2) || new URL(url2).origin !== DEFAULT_BASE_URL;
        if (elsewhere || apiKey.trim() === "" || apiKey.trim().startsWith("mint_"))
          return void 0;
        return "`api-key` isn't an admin key, which starts with `mint_`. Create one on the API keys page of the dashboard.";
      }
      function timeoutRule(minutes) {
        return withDefault(minutes, /* @__PURE__ */ pipe(decimal("a number of minutes above 0 and at most 350", (value) => value > 0 && value <= 350), /* @__PURE__ */ transform((value) => value * 6e4)));
      }
      function isAcceptable(url2) {
        if (url2.username !== "" || url2.password !== "" || url2.search !== "" || url2.hash !== "")
          return false;
        return url2.protocol === "https:" || url2.protocol === "http:" && isLoopback(url2);
      }
      function isLoopback(url2) {
        return url2.hostname === "localhost" || url2.hostname === "[::1]" || /^127(?:\.\d+){3}$/u.test(url2.hostname);
      }
      //! CONCATENATED MODULE: ./build/visitors/date-range.js
      const DAY_MS = 864e5;
      const MARKDOWN_COUNTS_AS_AI = Date.parse("2026-07-31");
      const FORM = /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/u;
      const dateRule = (/* @__PURE__ */ schemas_string()).check(/* @__PURE__ */ refine(isRealDate, quoting("must be a real date, such as `2026-02-28` or `2026-02-28T12:00:00Z`")), /* @__PURE__ */ refine((text) => !isRealDate(text) || isLateEnough(text), quoting("must be in the year 1000 or later")));
      function lastDays(days, now) {
        const today = day(now);
        return { from: day(now - days * DAY_MS), to: today };
      }
      function daysBefore(to, days) {
        return { from: writtenAs([to], instantOf(to) - days * DAY_MS), to };
      }
      function isEmpty(range) {
        return lengthMs(range) <= 0;
      }
      function lengthMs({ from, to }) {
        return instantOf(to) - instantOf(from);
      }
      function rangeBefore(range) {
        const { from, to } = range;
        return { from: writtenAs([from, to], instantOf(from) - lengthMs(range)), to: from };
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
      function formatDateRange({ from, to }) {
        if (!isDay(from) || !isDay(to))
          return `${from} – ${to}`;
        const last = day(instantOf(to) - DAY_MS);
        return last === from ? from : `${from} – ${last}`;
      }
      function formatLength(range) {
        const days = lengthMs(range) / DAY_MS;
        if (days === 7)
          return "week";
        if (days === 1)
          return "day";
        return Number.isInteger(days) ? `${days} days` : "period";
      }
      const FIRST_INSTANT = Date.parse("1000-01-01T00:00:00Z");
      function isRealDate(text) {
        const [, date2 = ""] = FORM.exec(text) ?? [];
        const midnight = /* @__PURE__ */ new Date(`${date2}T00:00:00Z`);
        if (Number.isNaN(midnight.getTime()) || Number.isNaN(instantOf(text)))
          return false;
        return midnight.toISOString().startsWith(date2);
      }
      function isLateEnough(text) {
        return instantOf(text) >= FIRST_INSTANT;
      }
      function day(milliseconds) {
        return new Date(milliseconds).toISOString().slice(0, "YYYY-MM-DD".length);
      }
      function instantOf(text) {
        return Date.parse(isLocal(text) ? `${text}Z` : text);
      }
      function writtenAs(models, milliseconds) {
        if (models.every(isDay))
          return day(milliseconds);
        const text = new Date(milliseconds).toISOString().replace(".000Z", "Z");
        return models.some(isLocal) ? text.replace("Z", "") : text;
      }
      function isDay(text) {
        return !text.includes("T");
      }
      function isLocal(text) {
        return !isDay(text) && !/(?:Z|[+-]\d\d:\d\d)$/u.test(text);
      }
      //! CONCATENATED MODULE: ./node_modules/csv-stringify/lib/utils/get.js
      const charCodeOfDot = ".".charCodeAt(0);
      const reEscapeChar = /\\(\\)?/g;
      const rePropName = RegExp(
        // Match anything that isn't a dot or bracket.
        `[^.[\\]]+|\\[(?:([^"'][^[]*)|(["'])((?:(?!\\2)[^\\\\]|\\\\.)*?)\\2)\\]|(?=(?:\\.|\\[\\])(?:\\.|\\[\\]|$))`,
        "g"
      );
      const reIsDeepProp = /\.|\[(?:[^[\]]*|(["'])(?:(?!\1)[^\\]|\\.)*?\1)\]/;
      const reIsPlainProp = /^\w*$/;
      const getTag = function(value) {
        return Object.prototype.toString.call(value);
      };
      const isSymbol = function(value) {
        const type = typeof value;
        return type === "symbol" || type === "object" && value && getTag(value) === "[object Symbol]";
      };
      const isKey = function(value, object2) {
        if (Array.isArray(value)) {
          return false;
        }
        const type = typeof value;
        if (type === "number" || type === "symbol" || type === "boolean" || !value || isSymbol(value)) {
          return true;
        }
        return reIsPlainProp.test(value) || !reIsDeepProp.test(value) || object2 != null && value in Object(object2);
      };
      const stringToPath = function(string2) {
        const result = [];
        if (string2.charCodeAt(0) === charCodeOfDot) {
          result.push("");
        }
        string2.replace(rePropName, function(match, expression, quote2, subString) {
          let key = match;
          if (quote2) {
            key = subString.replace(reEscapeChar, "$1");
          } else if (expression) {
            key = expression.trim();
          }
          result.push(key);
        });
        return result;
      };
      const castPath = function(value, object2) {
        if (Array.isArray(value)) {
          return value;
        } else {
          return isKey(value, object2) ? [value] : stringToPath(value);
        }
      };
      const toKey = function(value) {
        if (typeof value === "string" || isSymbol(value)) return value;
        const result = `${value}`;
        return result == "0" && 1 / value == -Infinity ? "-0" : result;
      };
      const get = function(object2, path3) {
        path3 = castPath(path3, object2);
        let index = 0;
        const length = path3.length;
        while (object2 != null && index < length) {
          object2 = object2[toKey(path3[index++])];
        }
        return index && index === length ? object2 : void 0;
      };
      //! CONCATENATED MODULE: ./node_modules/csv-stringify/lib/utils/is_object.js
      const is_object = function(obj) {
        return typeof obj === "object" && obj !== null && !Array.isArray(obj);
      };
      //! CONCATENATED MODULE: ./node_modules/csv-stringify/lib/api/normalize_columns.js
      const normalize_columns = function(columns) {
        if (columns === void 0 || columns === null) {
          return [void 0, void 0];
        }
        if (typeof columns !== "object") {
          return [Error('Invalid option "columns": expect an array or an object')];
        }
        if (!Array.isArray(columns)) {
          const newcolumns = [];
          for (const k in columns) {
            newcolumns.push({
              key: k,
              header: columns[k]
            });
          }
          columns = newcolumns;
        } else {
          const newcolumns = [];
          for (const column of columns) {
            if (typeof column === "string") {
              newcolumns.push({
                key: column,
                header: column
              });
            } else if (typeof column === "object" && column !== null && !Array.isArray(column)) {
              if (!column.key) {
                return [
                  Error('Invalid column definition: property "key" is required')
                ];
              }
              if (column.header === void 0) {
                column.header = column.key;
              }
              newcolumns.push(column);
            } else {
              return [
                Error("Invalid column definition: expect a string or an object")
              ];
            }
          }
          columns = newcolumns;
        }
        return [void 0, columns];
      };
      //! CONCATENATED MODULE: ./node_modules/csv-stringify/lib/api/CsvError.js
      class CsvError extends Error {
        constructor(code, message, ...contexts) {
          if (Array.isArray(message)) message = message.join(" ");
          super(message);
          if (Error.captureStackTrace !== void 0) {
            Error.captureStackTrace(this, CsvError);
          }
          this.code = code;
          for (const context of contexts) {
            for (const key in context) {
              const value = context[key];
              this[key] = Buffer.isBuffer(value) ? value.toString() : value == null ? value : JSON.parse(JSON.stringify(value));
            }
          }
        }
      }
      //! CONCATENATED MODULE: ./node_modules/csv-stringify/lib/utils/underscore.js
      const underscore = function(str) {
        return str.replace(/([A-Z])/g, function(_, match) {
          return "_" + match.toLowerCase();
        });
      };
      //! CONCATENATED MODULE: ./node_modules/csv-stringify/lib/api/normalize_options.js
      const normalize_options = function(opts) {
        const options = {};
        for (const opt in opts) {
          options[underscore(opt)] = opts[opt];
        }
        if (options.bom === void 0 || options.bom === null || options.bom === false) {
          options.bom = false;
        } else if (options.bom !== true) {
          return [
            new CsvError("CSV_OPTION_BOOLEAN_INVALID_TYPE", [
              "option `bom` is optional and must be a boolean value,",
              `got ${JSON.stringify(options.bom)}`
            ])
          ];
        }
        if (options.delimiter === void 0 || options.delimiter === null) {
          options.delimiter = ",";
        } else if (Buffer.isBuffer(options.delimiter)) {
          options.delimiter = options.delimiter.toString();
        } else if (typeof options.delimiter !== "string") {
          return [
            new CsvError("CSV_OPTION_DELIMITER_INVALID_TYPE", [
              "option `delimiter` must be a buffer or a string,",
              `got ${JSON.stringify(options.delimiter)}`
            ])
          ];
        }
        if (options.quote === void 0 || options.quote === null) {
          options.quote = '"';
        } else if (options.quote === true) {
          options.quote = '"';
        } else if (options.quote === false) {
          options.quote = "";
        } else if (Buffer.isBuffer(options.quote)) {
          options.quote = options.quote.toString();
        } else if (typeof options.quote !== "string") {
          return [
            new CsvError("CSV_OPTION_QUOTE_INVALID_TYPE", [
              "option `quote` must be a boolean, a buffer or a string,",
              `got ${JSON.stringify(options.quote)}`
            ])
          ];
        }
        if (options.quoted === void 0 || options.quoted === null) {
          options.quoted = false;
        } else {
        }
        if (options.escape_formulas === void 0 || options.escape_formulas === null) {
          options.escape_formulas = false;
        } else if (typeof options.escape_formulas !== "boolean") {
          return [
            new CsvError("CSV_OPTION_ESCAPE_FORMULAS_INVALID_TYPE", [
              "option `escape_formulas` must be a boolean,",
              `got ${JSON.stringify(options.escape_formulas)}`
            ])
          ];
        }
        if (options.quoted_empty === void 0 || options.quoted_empty === null) {
          options.quoted_empty = void 0;
        } else {
        }
        if (options.quoted_match === void 0 || options.quoted_match === null || options.quoted_match === false) {
          options.quoted_match = null;
        } else if (!Array.isArray(options.quoted_match)) {
          options.quoted_match = [options.quoted_match];
        }
        if (options.quoted_match) {
          for (const quoted_match of options.quoted_match) {
            const isString = typeof quoted_match === "string";
            const isRegExp = quoted_match instanceof RegExp;
            if (!isString && !isRegExp) {
              return [
                new CsvError("CSV_OPTION_QUOTED_MATCH", [
                  "option `quoted_match` must be a string or a regex,",
                  `got ${JSON.stringify(options.quoted_match)}`
                ])
              ];
            }
          }
        }
        if (options.quoted_string === void 0 || options.quoted_string === null) {
          options.quoted_string = false;
        } else {
        }
        if (options.eof === void 0 || options.eof === null) {
          options.eof = true;
        } else {
        }
        if (options.escape === void 0 || options.escape === null) {
          options.escape = '"';
        } else if (Buffer.isBuffer(options.escape)) {
          options.escape = options.escape.toString();
        } else if (typeof options.escape !== "string") {
          return [
            Error(
              `Invalid Option: escape must be a buffer or a string, got ${JSON.stringify(options.escape)}`
            )
          ];
        }
        if (options.escape.length > 1) {
          return [
            Error(
              `Invalid Option: escape must be one character, got ${options.escape.length} characters`
            )
          ];
        }
        if (options.header === void 0 || options.header === null || options.header === false) {
          options.header = false;
        } else if (options.header !== true) {
          throw new CsvError(
            "CSV_INVALID_OPTION_HEADER",
            [
              "option `header` is expected to be a boolean,",
              `got ${JSON.stringify(options.header)}`
            ],
            options
          );
        }
        if (options.header_as_comment === void 0 || options.header_as_comment === null || options.header_as_comment === false) {
          options.header_as_comment = false;
        } else if (options.header_as_comment === true) {
          options.header_as_comment = "#";
        } else if (Buffer.isBuffer(options.header_as_comment)) {
          options.header_as_comment = options.header_as_comment.toString();
        } else if (typeof options.header_as_comment !== "string") {
          throw new CsvError(
            "CSV_INVALID_OPTION_HEADER_AS_COMMENT",
            [
              "option `header_as_comment` must be a boolean, a string or a buffer,",
              `got ${JSON.stringify(options.header_as_comment)}`
            ],
            options
          );
        }
        const [errColumns, columns] = normalize_columns(options.columns);
        if (errColumns !== void 0) return [errColumns];
        options.columns = columns;
        if (options.quoted === void 0 || options.quoted === null) {
          options.quoted = false;
        } else {
        }
        if (options.cast === void 0 || options.cast === null) {
          options.cast = {};
        } else {
        }
        if (options.cast.bigint === void 0 || options.cast.bigint === null) {
          options.cast.bigint = (value) => "" + value;
        }
        if (options.cast.boolean === void 0 || options.cast.boolean === null) {
          options.cast.boolean = (value) => value ? "1" : "";
        }
        if (options.cast.date === void 0 || options.cast.date === null) {
          options.cast.date = (value) => "" + value.getTime();
        }
        if (options.cast.number === void 0 || options.cast.number === null) {
          options.cast.number = (value) => "" + value;
        }
        if (options.cast.object === void 0 || options.cast.object === null) {
          options.cast.object = (value) => JSON.stringify(value);
        }
        if (options.cast.string === void 0 || options.cast.string === null) {
          options.cast.string = function(value) {
            return value;
          };
        }
        if (options.on_record !== void 0 && typeof options.on_record !== "function") {
          return [Error(`Invalid Option: "on_record" must be a function.`)];
        }
        if (options.quote_record_delimiter === void 0 || options.quote_record_delimiter === null) {
          options.quote_record_delimiter = !options.record_delimiter;
        } else if (typeof options.quote_record_delimiter !== "boolean") {
          return [
            new CsvError("CSV_OPTION_QUOTE_RECORD_DELIMITER_INVALID_TYPE", [
              "option `quote_record_delimiter` must be a boolean,",
              `got ${JSON.stringify(options.quote_record_delimiter)}`
            ])
          ];
        }
        if (options.record_delimiter === void 0 || options.record_delimiter === null) {
          options.record_delimiter = "\n";
        } else if (Buffer.isBuffer(options.record_delimiter)) {
          options.record_delimiter = options.record_delimiter.toString();
        } else if (typeof options.record_delimiter !== "string") {
          return [
            Error(
              `Invalid Option: record_delimiter must be a buffer or a string, got ${JSON.stringify(options.record_delimiter)}`
            )
          ];
        }
        switch (options.record_delimiter) {
          case "unix":
            options.record_delimiter = "\n";
            break;
          case "mac":
            options.record_delimiter = "\r";
            break;
          case "windows":
            options.record_delimiter = "\r\n";
            break;
          case "ascii":
            options.record_delimiter = "";
            break;
          case "unicode":
            options.record_delimiter = "\u2028";
            break;
        }
        return [void 0, options];
      };
      //! CONCATENATED MODULE: ./node_modules/csv-stringify/lib/api/index.js
      const bom_utf8 = Buffer.from([239, 187, 191]);
      const emits_separator = function(value, separators) {
        return separators.some(
          (separator) => separator.length !== 0 && (value.indexOf(separator) !== -1 || separator.length > 1 && (value + separator).indexOf(separator) < value.length)
        );
      };
      const matches_quoted_match = function(value, quoted_match) {
        if (!quoted_match) return false;
        return quoted_match.some(
          (pattern) => typeof pattern === "string" ? value.indexOf(pattern) !== -1 : value.search(pattern) !== -1
        );
      };
      const stringifier = function(options, state, info) {
        return {
          options,
          state,
          info,
          __transform: function(chunk, push) {
            if (!Array.isArray(chunk) && typeof chunk !== "object") {
              return Error(
                `Invalid Record: expect an array or an object, got ${JSON.stringify(chunk)}`
              );
            }
            if (this.info.records === 0) {
              if (Array.isArray(chunk)) {
                if (this.options.header === true && this.options.columns === void 0) {
                  return Error(
                    "Undiscoverable Columns: header option requires column option or object records"
                  );
                }
              } else if (this.options.columns === void 0) {
                const [err2, columns] = normalize_columns(Object.keys(chunk));
                if (err2) return;
                this.options.columns = columns;
              }
            }
            if (this.info.records === 0) {
              this.bom(push);
              const err2 = this.headers(push);
              if (err2) return err2;
            }
            try {
              if (this.options.on_record) {
                this.options.on_record(chunk, this.info.records);
              }
            } catch (err2) {
              return err2;
            }
            let err, chunk_string;
            if (this.options.eof) {
              [err, chunk_string] = this.stringify(chunk);
              if (err) return err;
              if (chunk_string === void 0) {
                return;
              } else {
                chunk_string = chunk_string + this.options.record_delimiter;
              }
            } else {
              [err, chunk_string] = this.stringify(chunk);
              if (err) return err;
              if (chunk_string === void 0) {
                return;
              } else {
                if (this.options.header || this.info.records) {
                  chunk_string = this.options.record_delimiter + chunk_string;
                }
              }
            }
            this.info.records++;
            push(chunk_string);
          },
          stringify: function(chunk, chunkIsHeader = false) {
            if (typeof chunk !== "object") {
              return [void 0, chunk];
            }
            const { columns } = this.options;
            const record2 = [];
            if (Array.isArray(chunk)) {
              const length = columns ? Math.min(chunk.length, columns.length) : chunk.length;
              for (let i = 0; i < length; i++) {
                const field = chunk[i];
                const [err, value] = this.__cast(field, {
                  index: i,
                  column: i,
                  records: this.info.records,
                  header: chunkIsHeader
                });
                if (err) return [err];
                record2[i] = [value, field];
              }
            } else {
              for (let i = 0; i < columns.length; i++) {
                const field = get(chunk, columns[i].key);
                const [err, value] = this.__cast(field, {
                  index: i,
                  column: columns[i].key,
                  records: this.info.records,
                  header: chunkIsHeader
                });
                if (err) return [err];
                record2[i] = [value, field];
              }
            }
            let csvrecord = "";
            for (let i = 0; i < record2.length; i++) {
              let options2, err;
              let [value, field] = record2[i];
              if (typeof value === "string") {
                options2 = this.options;
              } else if (is_object(value)) {
                options2 = { ...value };
                value = options2.value;
                delete options2.value;
                if (typeof value !== "string" && value !== void 0 && value !== null) {
                  if (err)
                    return [
                      Error(
                        `Invalid Casting Value: returned value must return a string, null or undefined, got ${JSON.stringify(value)}`
                      )
                    ];
                }
                options2 = { ...this.options, ...options2 };
                [err, options2] = normalize_options(options2);
                if (err !== void 0) {
                  return [err];
                }
              } else if (value === void 0 || value === null) {
                options2 = this.options;
              } else {
                return [
                  Error(
                    `Invalid Casting Value: returned value must return a string, an object, null or undefined, got ${JSON.stringify(value)}`
                  )
                ];
              }
              const {
                delimiter,
                escape,
                quote: quote2,
                quoted: quoted2,
                quoted_empty,
                quoted_string,
                quoted_match,
                record_delimiter,
                quote_record_delimiter,
                escape_formulas
              } = options2;
              if ("" === value && "" === field) {
                const quotedMatch = matches_quoted_match(value, quoted_match);
                const shouldQuote = quotedMatch || true === quoted_empty || true === quoted_string && false !== quoted_empty;
                if (shouldQuote === true) {
                  value = quote2 + value + quote2;
                }
                csvrecord += value;
              } else if (value) {
                if (typeof value !== "string") {
                  return [
                    Error(
                      `Formatter must return a string, null or undefined, got ${JSON.stringify(value)}`
                    )
                  ];
                }
                const containsdelimiter = emits_separator(value, [delimiter]);
                const containsQuote = quote2 !== "" && value.indexOf(quote2) >= 0;
                const containsEscape = value.indexOf(escape) >= 0 && escape !== quote2;
                const containsRecordDelimiter = emits_separator(value, [
                  record_delimiter,
                  ...quote_record_delimiter === false ? [] : ["\n", "\r"]
                ]);
                const quotedString = quoted_string && typeof field === "string";
                const quotedMatch = matches_quoted_match(value, quoted_match);
                if (escape_formulas) {
                  switch (value[0]) {
                    case "-":
                      if (typeof field === "number" || typeof field === "bigint") {
                        break;
                      }
                      value = `'${value}`;
                      break;
                    case "=":
                    case "+":
                    case "@":
                    case "	":
                    case "\r":
                    case "＝":
                    // Unicode '='
                    case "＋":
                    // Unicode '+'
                    case "－":
                    // Unicode '-'
                    case "＠":
                      value = `'${value}`;
                      break;
                  }
                }
                const shouldQuote = containsQuote === true || containsdelimiter || containsRecordDelimiter || quoted2 || quotedString || quotedMatch;
                if (shouldQuote === true && containsEscape === true) {
                  value = value.replaceAll(escape, () => escape + escape);
                }
                if (containsQuote === true) {
                  value = value.replaceAll(quote2, () => escape + quote2);
                }
                if (shouldQuote === true) {
                  value = quote2 + value + quote2;
                }
                csvrecord += value;
              } else if (quoted_empty === true || field === "" && quoted_string === true && quoted_empty !== false) {
                csvrecord += quote2 + quote2;
              }
              if (i !== record2.length - 1) {
                csvrecord += delimiter;
              }
            }
            return [void 0, csvrecord];
          },
          bom: function(push) {
            if (this.options.bom !== true) {
              return;
            }
            push(bom_utf8);
          },
          headers: function(push) {
            if (this.options.header === false) {
              return;
            }
            if (this.options.columns === void 0) {
              return;
            }
            let err;
            let headers = this.options.columns.map((column) => column.header);
            if (this.options.eof) {
              [err, headers] = this.stringify(headers, true);
              headers += this.options.record_delimiter;
            } else {
              [err, headers] = this.stringify(headers, true);
            }
            if (err) return err;
            if (this.options.header_as_comment) {
              headers = this.options.header_as_comment + " " + headers;
            }
            push(headers);
          },
          __cast: function(value, context) {
            const type = typeof value;
            try {
              if (type === "string") {
                return [void 0, this.options.cast.string(value, context)];
              } else if (type === "bigint") {
                return [void 0, this.options.cast.bigint(value, context)];
              } else if (type === "number") {
                return [void 0, this.options.cast.number(value, context)];
              } else if (type === "boolean") {
                return [void 0, this.options.cast.boolean(value, context)];
              } else if (value instanceof Date) {
                return [void 0, this.options.cast.date(value, context)];
              } else if (type === "object" && value !== null) {
                return [void 0, this.options.cast.object(value, context)];
              } else if (value === null && this.options.cast.null !== void 0) {
                return [void 0, this.options.cast.null(value, context)];
              } else if (value === void 0 && this.options.cast.undefined !== void 0) {
                return [void 0, this.options.cast.undefined(value, context)];
              } else {
                return [void 0, value];
              }
            } catch (err) {
              return [err];
            }
          }
        };
      };
      //! CONCATENATED MODULE: ./node_modules/csv-stringify/lib/sync.js
      const stringify = function(records, opts = {}) {
        const data = [];
        const [err, options] = normalize_options(opts);
        if (err !== void 0) throw err;
        const state = {
          stop: false
        };
        const info = {
          records: 0
        };
        const api = stringifier(options, state, info);
        for (const record2 of records) {
          const err2 = api.__transform(record2, function(record3) {
            data.push(record3);
          });
          if (err2 !== void 0) throw err2;
        }
        if (data.length === 0) {
          api.bom((d) => {
            data.push(d);
          });
          const err2 = api.headers((headers) => {
            data.push(headers);
          });
          if (err2 !== void 0) throw err2;
        }
        return data.join("");
      };
      //! CONCATENATED MODULE: ./build/visitors/formats.js
      const formatNames = ["csv", "json", "ndjson"];
      const CSV_LINE_END = "\r\n";
      const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/u;
      const APOSTROPHE = "'";
      function isAmbiguousCell(path3) {
        return path3.startsWith(APOSTROPHE) && FORMULA.test(path3.slice(APOSTROPHE.length));
      }
      const NEEDS_QUOTES = /[",\r\n]/u;
      const PLAIN = /^\/[^",\r\n]*$/u;
      const csv = {
        head: () => `date_from,date_to,path,human,ai,total${CSV_LINE_END}`,
        rows: (rows, _, { from, to }) => {
          const start = `${from},${to},`;
          let text = "";
          for (const { path: path3, human, ai, total } of rows) {
            text += `${start}${PLAIN.test(path3) ? path3 : cell(path3)},${human},${ai},${total}${CSV_LINE_END}`;
          }
          return text;
        },
        tail: () => ""
      };
      function cell(path3) {
        const safe = FORMULA.test(path3) ? `${APOSTROPHE}${path3}` : path3;
        return NEEDS_QUOTES.test(safe) ? stringify([[safe]], { quoted: true, eof: false }) : safe;
      }
      const ndjson = {
        head: () => "",
        rows: (rows, _, { from, to }) => {
          const start = `{"date_from":${JSON.stringify(from)},"date_to":${JSON.stringify(to)},`;
          return rows.map((row) => `${start}${fieldsOf(row)}}
`).join("");
        },
        tail: () => ""
      };
      const formats_json = {
        head: ({ project, generatedAt, range, totals: { human, ai, total } }) => `{"project":${JSON.stringify(project)},"generated_at":${JSON.stringify(generatedAt)},"dateFrom":${JSON.stringify(range.from)},"dateTo":${JSON.stringify(range.to)},"totals":${JSON.stringify({ human, ai, total })},"visitors":[`,
        rows: (rows, isFirst) => rows.map((row, at) => `${isFirst && at === 0 ? "" : ","}
{${fieldsOf(row)}}`).join(""),
        tail: (hasMore) => `
],"hasMore":${hasMore}}
`
      };
      const formats = { csv, json: formats_json, ndjson };
      function fieldsOf({ path: path3, human, ai, total }) {
        return `"path":${JSON.stringify(path3)},"human":${human},"ai":${ai},"total":${total}`;
      }
      //! CONCATENATED MODULE: ./build/visitors/ranking.js
      class Ranking {
        #size;
        #order;
        #ranked = [];
        constructor(size, order) {
          this.#size = size;
          this.#order = order;
        }
        add(candidate) {
          const last = this.#ranked[this.#size - 1];
          if (this.#size === 0 || last !== void 0 && this.#order(candidate, last) >= 0)
            return;
          const place = this.#ranked.findIndex((ranked) => this.#order(candidate, ranked) < 0);
          this.#ranked.splice(place === -1 ? this.#ranked.length : place, 0, candidate);
          this.#ranked.length = Math.min(this.#ranked.length, this.#size);
        }
        get inOrder() {
          return this.#ranked;
        }
      }
      function byText(one, other) {
        if (one === other)
          return 0;
        return one < other ? -1 : 1;
      }
      function mostVisitorsFirst(one, other) {
        return other.total - one.total || byText(one.path, other.path);
      }
      //! CONCATENATED MODULE: ./build/visitors/history.js
      const MAX_HISTORY_ROWS = 1e4;
      const Count = (/* @__PURE__ */ schemas_number()).check(/* @__PURE__ */ _gte(0));
      const Counts = { human: Count, ai: Count, total: Count };
      const Window = /* @__PURE__ */ object({
        from: dateRule,
        to: dateRule,
        project: /* @__PURE__ */ schemas_string(),
        generated_at: /* @__PURE__ */ schemas_string(),
        totals: /* @__PURE__ */ object(Counts),
        pages: /* @__PURE__ */ nullable(/* @__PURE__ */ array(/* @__PURE__ */ object({ path: /* @__PURE__ */ schemas_string(), ...Counts })))
      });
      class HistoryError extends Error {
        name = "HistoryError";
      }
      class History {
        #file;
        #before;
        #windows;
        constructor(file2, text, windows) {
          this.#file = file2;
          this.#before = text;
          this.#windows = windows;
        }
        static async read(file2) {
          const text = await readIfPresent(file2).catch((cause) => {
            throw new HistoryError(`Couldn't read \`history\` from ${(0, lib_text.Zw)(file2.name)}. Check the file's permissions.`, { cause });
          }) ?? "";
          const windows = text.split("\n").flatMap((line, index) => line.trim() === "" ? [] : [parseWindow(line, index + 1, file2)]);
          return new History(file2, text, windows);
        }
        find(project, { from, to }) {
          return this.#windows.findLast((one) => one.project === project && one.from === from && one.to === to);
        }
        add(window) {
          const sorted = { ...window, pages: window.pages?.toSorted(mostVisitorsFirst) ?? null };
          const before = this.find(window.project, window);
          if (before !== void 0 && contentOf(before) === contentOf(sorted))
            return;
          const others = this.#windows.filter(({ project, from, to }) => project !== window.project || from !== window.from || to !== window.to);
          this.#windows.splice(0, Number.POSITIVE_INFINITY, ...others, sorted);
        }
        windowsLike(project, range) {
          return this.#windows.filter((window) => window.project === project && lengthMs(window) === lengthMs(range)).toSorted(byTime);
        }
        async write() {
          const lines = this.#windows.toSorted((one, other) => byTime(one, other) || byText(one.project, other.project)).map((window) => `${JSON.stringify(window)}
`);
          const text = lines.join("");
          if (text !== this.#before)
            await writeWhole(this.#file, text);
        }
      }
      function parseWindow(line, number2, { name }) {
        try {
          return Window.parse(JSON.parse(line));
        } catch (cause) {
          throw new HistoryError(`\`history\`: line ${number2} of ${(0, lib_text.Zw)(name)} wasn't written by this action. Restore the file, or use another one.`, { cause });
        }
      }
      function contentOf({ totals, pages }) {
        return JSON.stringify({ totals, pages });
      }
      var external_node_zlib_ = __nccwpck_require__2(522);
      //! CONCATENATED MODULE: ./build/visitors/exported-rows.js
      const CHUNK_BYTES = 262144;
      const exported_rows_Count = (/* @__PURE__ */ schemas_number()).check(/* @__PURE__ */ _gte(0));
      const Row = /* @__PURE__ */ object({ path: /* @__PURE__ */ schemas_string(), human: exported_rows_Count, ai: exported_rows_Count, total: exported_rows_Count });
      async function checksumOf(path3, most) {
        let content = { bytes: 0, crc32: 0 };
        for await (const chunk of chunksOf(path3, most)) {
          content = { bytes: content.bytes + chunk.length, crc32: (0, external_node_zlib_.crc32)(chunk, content.crc32) };
        }
        return content;
      }
      async function* exportedRows(path3, bytes, format, ambiguous = /* @__PURE__ */ new Set()) {
        const decoder = new TextDecoder();
        const records = new Records(format, ambiguous);
        for await (const chunk of chunksOf(path3, bytes))
          yield records.add(decoder.decode(chunk, { stream: true }));
        yield records.end(decoder.decode());
      }
      async function* chunksOf(path3, bytes) {
        const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
        const handle = await (0, promises_namespaceObject.open)(path3);
        try {
          for (let position = 0; position < bytes; ) {
            const length = Math.min(buffer.length, bytes - position);
            const { bytesRead } = await handle.read(buffer, 0, length, position);
            if (bytesRead === 0)
              return;
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
        #rest = "";
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
          for (let end = this.#endOf(at); end > at; at = end, end = this.#endOf(at)) {
            this.#read(this.#rest.slice(at, end), rows);
          }
          this.#rest = this.#rest.slice(at);
          return rows;
        }
        end(text) {
          const rows = [...this.add(text)];
          if (this.#rest !== "")
            this.#read(this.#rest, rows);
          return rows;
        }
        #read(record2, rows) {
          if (this.#isHeadRead)
            rows.push(this.#format === "csv" ? this.#rowOf(record2) : Row.parse(JSON.parse(record2.replace(/,?\n?$/u, ""))));
          this.#isHeadRead = true;
        }
        #endOf(start) {
          if (this.#format !== "csv")
            return this.#rest.indexOf("\n", start) + 1;
          let from = start;
          for (; ; ) {
            const end = this.#rest.indexOf("\n", from) + 1;
            const quote2 = this.#rest.indexOf('"', from);
            if (end === 0 || quote2 === -1 || quote2 >= end)
              return end;
            const close = this.#rest.indexOf('"', quote2 + 1);
            if (close === -1)
              return 0;
            from = close + 1;
          }
        }
        #rowOf(record2) {
          const [, quoted2, plain, human, ai, total] = CSV_RECORD.exec(record2) ?? [];
          const cell2 = quoted2 === void 0 ? plain : quoted2.replaceAll('""', '"');
          return Row.parse({
            path: cell2 === void 0 ? void 0 : this.#withoutApostrophe(cell2),
            human: Number(human),
            ai: Number(ai),
            total: Number(total)
          });
        }
        #withoutApostrophe(cell2) {
          return isAmbiguousCell(cell2) && !this.#ambiguous.has(cell2) ? cell2.slice(1) : cell2;
        }
      }
      const CSV_RECORD = /^[^,]*,[^,]*,(?:"(.*)"|([^"]*)),([^,]+),([^,]+),([^,]+)\r\n$/su;
      //! CONCATENATED MODULE: ./build/visitors/resume-state.js
      const VERSION = 1;
      const Whole = (/* @__PURE__ */ schemas_number()).check(schemas_int(), /* @__PURE__ */ _gte(0));
      const resume_state_Count = (/* @__PURE__ */ schemas_number()).check(/* @__PURE__ */ _gte(0));
      const Checkpoint = /* @__PURE__ */ object({
        bytes: Whole,
        crc32: Whole,
        progress: /* @__PURE__ */ object({
          totals: /* @__PURE__ */ object({ human: resume_state_Count, ai: resume_state_Count, total: resume_state_Count }),
          position: Whole,
          rows: Whole,
          twins: Whole,
          repeated: Whole,
          hasChanged: /* @__PURE__ */ schemas_boolean(),
          isUnsure: /* @__PURE__ */ schemas_boolean()
        })
      });
      const State = /* @__PURE__ */ object({
        version: /* @__PURE__ */ literal(VERSION),
        project: /* @__PURE__ */ schemas_string(),
        base_url: /* @__PURE__ */ schemas_string(),
        format: /* @__PURE__ */ schemas_enum(formatNames),
        date_from: dateRule,
        date_to: dateRule,
        generated_at: /* @__PURE__ */ schemas_string(),
        ambiguous_paths: /* @__PURE__ */ array(/* @__PURE__ */ schemas_string()),
        checkpoints: (/* @__PURE__ */ array(Checkpoint)).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(2))
      });
      class ResumeError extends Error {
        name = "ResumeError";
      }
      async function findResumePoint(stateFile, file2, wanted) {
        const text = await readIfPresent(stateFile).catch((cause) => {
          throw new ResumeError(`\`resume\`: couldn't read ${(0, lib_text.Zw)(stateFile.name)}. ${startOver(stateFile)}`, { cause });
        });
        if (text === void 0)
          return void 0;
        const state = parseState(text, stateFile);
        const range = { from: state.date_from, to: state.date_to };
        const difference = differenceOf(state, range, wanted);
        if (difference !== void 0) {
          throw new ResumeError(`\`resume\`: ${(0, lib_text.Zw)(stateFile.name)} is for another export (${difference}). ${startOver(stateFile)}`);
        }
        for (const checkpoint of state.checkpoints) {
          if (!await fits(file2, checkpoint, state.format))
            continue;
          return {
            range,
            generatedAt: state.generated_at,
            progress: checkpoint.progress,
            content: { bytes: checkpoint.bytes, crc32: checkpoint.crc32 },
            ambiguousPaths: new Set(state.ambiguous_paths),
            checkpoint
          };
        }
        throw new ResumeError(`\`resume\`: ${(0, lib_text.Zw)(file2.name)} is missing or was changed after ${(0, lib_text.Zw)(stateFile.name)} was written. ${startOver(stateFile)}`);
      }
      function startOver({ name }) {
        return `To start over, delete ${(0, lib_text.Zw)(name)} or remove \`resume\`.`;
      }
      function parseState(text, { name }) {
        let json2;
        try {
          json2 = JSON.parse(text);
        } catch (cause) {
          throw new ResumeError(`\`resume\`: ${(0, lib_text.Zw)(name)} isn't JSON. ${startOver({ name })}`, {
            cause
          });
        }
        const state = State.safeParse(json2);
        if (state.success)
          return state.data;
        const isOtherVersion = typeof json2 === "object" && json2 !== null && "version" in json2 && json2.version !== VERSION;
        throw new ResumeError(`\`resume\`: ${(0, lib_text.Zw)(name)} was written by ${isOtherVersion ? "another version of this action" : "something else"}. ${startOver({ name })}`, { cause: state.error });
      }
      function differenceOf(state, range, wanted) {
        if (state.project !== wanted.projectId || state.base_url !== wanted.baseUrl.href)
          return "its project differs";
        if (state.format !== wanted.format)
          return `its format is \`${state.format}\``;
        const isOtherRange = wanted.from !== void 0 && wanted.from !== range.from || wanted.to !== void 0 && wanted.to !== range.to || !wanted.hasLength(range);
        return isOtherRange ? `it covers ${formatDateRange(range)}` : void 0;
      }
      async function fits(file2, { bytes, crc32 }, format) {
        try {
          const { size } = await (0, promises_namespaceObject.stat)(file2.path);
          const ends = [true, false].map((hasMore) => Buffer.byteLength(formats[format].tail(hasMore)));
          if (!ends.includes(size - bytes))
            return false;
          const content = await checksumOf(file2.path, bytes);
          return content.bytes === bytes && content.crc32 === crc32;
        } catch {
          return false;
        }
      }
      class ResumeState {
        #file;
        #identity;
        #ambiguousPaths;
        #latest;
        constructor(file2, identity, resumed) {
          this.#file = file2;
          this.#identity = identity;
          this.#ambiguousPaths = new Set(resumed?.ambiguousPaths);
          this.#latest = resumed?.checkpoint;
        }
        get ambiguousPaths() {
          return this.#ambiguousPaths;
        }
        noteAmbiguous(path3) {
          this.#ambiguousPaths.add(path3);
        }
        async save(progress, content, publish) {
          const { totals } = progress;
          if (totals === void 0)
            return;
          const checkpoint = { ...content, progress: { ...progress, totals } };
          const earlier = this.#latest;
          if (earlier === void 0) {
            await removeFile(this.#file);
            await publish();
            await this.#write([checkpoint]);
          } else {
            await this.#write([checkpoint, earlier]);
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
          const { projectId, baseUrl, format, range, generatedAt } = this.#identity;
          const state = {
            version: VERSION,
            project: projectId,
            base_url: baseUrl.href,
            format,
            date_from: range.from,
            date_to: range.to,
            generated_at: generatedAt,
            ambiguous_paths: [...this.#ambiguousPaths],
            checkpoints
          };
          await writeWhole(this.#file, `${JSON.stringify(state)}
`);
        }
      }
      //! CONCATENATED MODULE: ./build/visitors/inputs.js
      const DEFAULT_DAYS = 30;
      const rules = {
        ...connectionInputs,
        "date-from": inputs_optional(dateRule),
        "date-to": inputs_optional(dateRule),
        "last-days": inputs_optional(wholeNumber("from 1 to 3650", 1, 3650)),
        format: withDefault("csv", oneOf(...formatNames)),
        file: /* @__PURE__ */ schemas_string(),
        resume: withDefault("false", inputs_boolean),
        compare: withDefault("false", inputs_boolean),
        history: /* @__PURE__ */ schemas_string(),
        windows: withDefault("1", wholeNumber("from 1 to 60", 1, 60)),
        top: withDefault("10", wholeNumber("from 0 to 100", 0, 100)),
        "if-incomplete": withDefault("error", oneOf("error", "warn")),
        "timeout-minutes": timeoutRule("10")
      };
      async function parseInputs(environment, now, redact) {
        const { values, problems } = readInputs(environment, rules, redact);
        const given = (name2) => environment.input(name2).trim();
        const wanted = wantedRange(given, now);
        const found = [...problems, ...wanted.problems, ...acrossInputs(given, wanted.range)];
        const place = async (input, path3) => orProblem(found, input, WorkspaceError, () => outputFileInWorkspace(environment.workspace, path3));
        const name = given("file") || `visitors.${values?.format ?? "csv"}`;
        const file2 = await place("file", name);
        const stateFile = file2 && await place("file", `${name}.resume.json`);
        const historyFile = given("history") === "" ? void 0 : await place("history", given("history"));
        const isTaken = historyFile && [file2?.path, stateFile?.path].includes(historyFile.path);
        if (isTaken)
          found.push({ input: "history", message: "`history` is the same file as `file`. Use another one." });
        const history = historyFile && !isTaken ? await orProblem(found, "history", HistoryError, () => History.read(historyFile)) : void 0;
        const { range } = wanted;
        if (!values || !file2 || !stateFile || !range)
          throw new InvalidInputs(found);
        const resumed = values.resume ? await orProblem(found, "resume", ResumeError, () => findResumePoint(stateFile, file2, {
          projectId: values["project-id"],
          baseUrl: values["base-url"],
          format: values.format,
          from: values["date-from"],
          to: values["date-to"],
          hasLength: (other) => values["date-from"] !== void 0 && values["date-to"] === void 0 || lengthMs(other) === lengthMs(range)
        })) : void 0;
        if (found.length > 0)
          throw new InvalidInputs(found);
        const exported = resumed?.range ?? range;
        return Object.freeze({
          projectId: values["project-id"],
          apiKey: values["api-key"],
          baseUrl: values["base-url"],
          range: exported,
          generatedAt: resumed?.generatedAt ?? new Date(now).toISOString(),
          comparedWith: values.compare ? rangeBefore(exported) : void 0,
          format: values.format,
          file: file2,
          stateFile,
          resumed,
          history,
          windows: values.windows,
          top: values.top,
          ifIncomplete: values["if-incomplete"],
          timeoutMs: values["timeout-minutes"]
        });
      }
      function wantedRange(given, now) {
        const [from, to, days] = [given("date-from"), given("date-to"), given("last-days")];
        const today = lastDays(DEFAULT_DAYS, now).to;
        if ([from, to].some((date2) => date2 !== "" && !isDate(date2)))
          return { range: void 0, problems: [] };
        if (from === "" && to !== "")
          return { range: daysBefore(to, DEFAULT_DAYS), problems: [] };
        if (from === "")
          return { range: lastDays(Number(days) || DEFAULT_DAYS, now), problems: [] };
        const range = { from, to: to || today };
        if (!isEmpty(range))
          return { range, problems: [] };
        const problem = to === "" ? {
          input: "date-from",
          message: `\`date-from\` must be before today, ${today} (UTC), unless \`date-to\` is set too.`
        } : {
          input: "date-to",
          message: `\`date-to\` must be after \`date-from\`, ${from}, because it is exclusive.`
        };
        return { range: void 0, problems: [problem] };
      }
      function acrossInputs(given, range) {
        const found = [];
        if (given("last-days") !== "" && (given("date-from") !== "" || given("date-to") !== "")) {
          found.push({
            input: "last-days",
            message: "`last-days` can't be combined with `date-from` or `date-to`. Remove one of them."
          });
        }
        const windows = Number(given("windows")) || 1;
        if (windows > 1 && given("history") === "") {
          found.push({
            input: "windows",
            message: "`windows` needs `history`. Set it to a file in the workspace."
          });
        }
        const isComparing = given("compare").toLowerCase() === "true";
        const earlier = Math.max(isComparing ? 2 : 1, windows);
        if (range !== void 0 && !hasRoomFor(range, earlier)) {
          const input = windows > 1 ? "windows" : isComparing ? "compare" : "date-to";
          found.push({ input, message: `\`${input}\` goes back before the year 1000. Choose a shorter period.` });
        }
        const key = keyProblem(given("api-key"), given("base-url"));
        if (key !== void 0)
          found.push({ input: "api-key", message: key });
        return found;
      }
      async function orProblem(found, input, kind, act) {
        try {
          return await act();
        } catch (error) {
          if (!(error instanceof kind))
            throw error;
          found.push({
            input,
            message: error instanceof WorkspaceError ? `\`${input}\`: ${error.message}.` : error.message
          });
          return void 0;
        }
      }
      function isDate(text) {
        return dateRule.safeParse(text).success;
      }
      function wholeNumber(range, least, most) {
        return decimal(`a whole number ${range}`, (value) => Number.isInteger(value) && value >= least && value <= most);
      }
      //! CONCATENATED MODULE: ./build/visitors/outcome.js
      const MAX_MESSAGE_LENGTH = 4e3;
      function outcomeOfInvalidInputs(problems) {
        return {
          conclusion: "failure",
          notes: problems.map(({ input, message }) => note("failure", `Invalid input: ${input}`, message)),
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
        return outcomeOf({ exported, comparison: void 0, trend: void 0, historyError: void 0 }, inputs);
      }
      function outcomeOf({ exported, comparison, trend, historyError }, inputs) {
        const { isComplete, isWritten, totals, rows, topPages } = exported;
        const incomplete = INCOMPLETE_CONCLUSION[inputs.ifIncomplete];
        const notes = [
          isComplete ? noteOfExport(exported, inputs) : noteOfIncomplete(exported, inputs, incomplete),
          ...notesOfComparison(comparison, exported, inputs, incomplete),
          ...historyError === void 0 ? [] : [note("failure", "History not written", historyError.message)]
        ];
        return {
          conclusion: worstOf(notes.map(({ conclusion }) => conclusion)),
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
      function conclusionOf({ kind }, incomplete) {
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
      function noteOfExport({ rows }, inputs) {
        return note("pass", "Visitors exported", `Exported ${whatIsWritten(rows, inputs)}.`);
      }
      function noteOfIncomplete(exported, inputs, incomplete) {
        const { ending, isWritten, rows, missing } = exported;
        const conclusion = conclusionOf(ending, incomplete);
        if (ending.kind === "unwritable") {
          return note(conclusion, "No visitors exported", formatProblem(ending.error.problem, ", so no file was changed"));
        }
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
              why: missing === 0 ? "the numbers changed while they were read, so rows may be missing" : `${(0, lib_text.B4)(missing, "row")} missing, because rows moved while they were read`
            };
          case "stalled":
            return { why: `the API reported more rows, but its last ${stop.pages} pages had no new ones` };
          case "refused":
            return stop.error.problem;
          case "quota":
            return {
              why: `the organization's hourly quota is used up, and the next request at ${(0, lib_text.qY)(stop.until)} is after the timeout`
            };
          case "timed-out": {
            if (stop.error === void 0)
              return { why: "timed out before the last page" };
            const { problem, retryAfterMs: retryAfterMs2 } = stop.error;
            const wait = retryAfterMs2 === void 0 ? "" : ` and asks to wait ${(0, lib_text.a3)(retryAfterMs2)}`;
            return { ...problem, why: `timed out while retrying, because ${problem.why}${wait}` };
          }
          case "cancelled":
            return { why: "the run was cancelled" };
        }
      }
      function whatIsWritten(rows, { file: file2, resumed }) {
        const before = resumed?.progress.rows;
        const added = before === void 0 ? "" : ` (${(0, lib_text.ZV)(rows - before)} in this run)`;
        return `${(0, lib_text.B4)(rows, "row")}${added} to ${(0, lib_text.Zw)(file2.name)}`;
      }
      function howToContinue(stop, { isResumable, isWritten }, { stateFile }) {
        const error = stop.kind === "refused" || stop.kind === "timed-out" ? stop.error : void 0;
        const fix = error?.policy.isTransient === false ? error.problem.fix : void 0;
        if (isResumable) {
          const resume = `un again with \`resume: true\` to continue (keep the file and ${(0, lib_text.Zw)(stateFile.name)})`;
          return fix === void 0 ? `R${resume}` : `${fix}, then r${resume}`;
        }
        return fix ?? (isWritten ? "Run again to read all rows" : "Run again with the same inputs");
      }
      function notesOfComparison(comparison, { isComplete }, { comparedWith }, incomplete) {
        if (comparedWith === void 0)
          return [];
        if (comparison === void 0) {
          return isComplete ? [] : [note("pass", "Not compared", "Not compared, because the export is incomplete.")];
        }
        if (!("incomplete" in comparison))
          return [];
        const { stop, missing } = comparison.incomplete;
        const message = formatProblem({
          ...whyStopped(stop, missing),
          what: `Couldn't compare with ${formatDateRange(comparedWith)}`
        });
        return [note(stop.kind === "cancelled" ? "failure" : incomplete, "Comparison incomplete", message)];
      }
      function note(conclusion, title, message) {
        return { conclusion, title, message: (0, lib_text.TN)(message, MAX_MESSAGE_LENGTH) };
      }
      //! CONCATENATED MODULE: ./build/visitors/outputs.js
      const outputNames = [
        "human",
        "ai",
        "total",
        "date-from",
        "date-to",
        "rows",
        "file",
        "complete",
        "top-pages",
        "movers",
        "trend",
        "report"
      ];
      const MAX_LIST_BYTES = 32e3;
      function setOutputs(runner, outcome, report) {
        const { range, totals, rows, file: file2, isComplete } = outcome;
        const lists = listsOf(outcome);
        const values = {
          human: outputs_text(totals?.human),
          ai: outputs_text(totals?.ai),
          total: outputs_text(totals?.total),
          "date-from": range?.from ?? "",
          "date-to": range?.to ?? "",
          rows: outputs_text(rows),
          file: file2 ?? "",
          complete: String(isComplete),
          "top-pages": lists["top-pages"].json,
          movers: lists.movers?.json ?? "",
          trend: lists.trend?.json ?? "",
          report
        };
        for (const name of outputNames)
          runner.setOutput(name, values[name]);
      }
      function warningsOfOutputs(outcome) {
        return Object.entries(listsOf(outcome)).flatMap(([name, list]) => list !== void 0 && list.left > 0 ? [
          `The output \`${name}\` leaves out ${list.left} entries, because its limit is ${(0, lib_text.ZV)(MAX_LIST_BYTES)} bytes.`
        ] : []);
      }
      function listsOf({ topPages, comparison, trend }) {
        return {
          "top-pages": jsonListWithin(topPages.map(({ path: path3, human, ai, total }) => ({ path: path3, human, ai, total })), MAX_LIST_BYTES),
          movers: comparison && jsonListWithin(comparison.movers, MAX_LIST_BYTES),
          trend: trend && jsonListWithin(trend.map(({ from, to, totals }) => ({ from, to, ...totals })), MAX_LIST_BYTES)
        };
      }
      function outputs_text(number2) {
        return number2 === void 0 ? "" : String(number2);
      }
      var external_node_util_ = __nccwpck_require__2(975);
      //! CONCATENATED MODULE: ./build/platform/visitors.js
      const Page = /* @__PURE__ */ object({
        totals: /* @__PURE__ */ custom(isCounts),
        visitors: /* @__PURE__ */ custom((value) => Array.isArray(value) && value.every(isRow)),
        hasMore: /* @__PURE__ */ schemas_boolean()
      });
      class Visitors {
        #client;
        #projectId;
        constructor(client2, projectId) {
          this.#client = client2;
          this.#projectId = projectId;
        }
        async page({ dateFrom, dateTo, limit, offset }, attempt) {
          const answer = await this.#client.send({
            method: "GET",
            path: ["v1", "analytics", this.#projectId, "visitors"],
            query: {
              dateFrom,
              dateTo,
              limit: String(limit),
              offset: String(offset)
            },
            ...attempt
          });
          const page = Page.safeParse(answer.json);
          if (page.success)
            return { ...page.data, visitors: wellFormed(page.data.visitors) };
          const problem = answer.json === void 0 ? void 0 : problemOf(answer.json);
          const { method, path: path3, status, text, json: json2 } = answer;
          if (problem !== void 0) {
            throw new PlatformError({ failure: "invalid-page", method, path: path3, status, cause: new Error(problem) });
          }
          throw new PlatformError({
            failure: "unreadable-answer",
            method,
            path: path3,
            status,
            serviceMessage: serviceMessageOfUnexpected(text, json2),
            cause: page.error
          });
        }
      }
      function wellFormed(rows) {
        if (rows.every(({ path: path3 }) => path3.isWellFormed()))
          return rows;
        return rows.map((row) => ({ ...row, path: row.path.toWellFormed() }));
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
      const COUNTS = ["human", "ai", "total"];
      const LONGEST_QUOTE = 60;
      function problemOf(json2) {
        if (typeof json2 !== "object" || json2 === null || !("visitors" in json2) || !Array.isArray(json2.visitors)) {
          return void 0;
        }
        const rows = json2.visitors;
        const at = rows.findIndex((row) => !isRow(row));
        if (at !== -1)
          return problemOfRow(rows[at], at + 1);
        if (!("totals" in json2) || !isCounts(json2.totals))
          return "`totals` lacks a number of 0 or more";
        return "`hasMore` is neither true nor false";
      }
      function problemOfRow(row, number2) {
        const path3 = fieldOf(row, "path");
        if (typeof path3 !== "string")
          return `row ${number2}: \`path\` is ${quote(path3)}, not a text`;
        const field = COUNTS.find((name) => !isCount(fieldOf(row, name))) ?? "total";
        return `row ${number2} (${quote(path3)}): \`${field}\` is ${quote(fieldOf(row, field))}, not a number of 0 or more`;
      }
      function fieldOf(row, name) {
        return typeof row === "object" && row !== null ? Reflect.get(row, name) : void 0;
      }
      function quote(value) {
        return (0, external_node_util_.inspect)(value, { depth: 0, maxStringLength: LONGEST_QUOTE, breakLength: Number.POSITIVE_INFINITY });
      }
      //! CONCATENATED MODULE: ./build/lib/request-log.js
      function formatRequest({ method, path: path3, result, milliseconds, attempt, requestId }) {
        const request = requestId === void 0 ? "" : `, request ${requestId}`;
        return `${method} ${path3}: ${result}, ${milliseconds} ms, attempt ${attempt}${request}`;
      }
      //! CONCATENATED MODULE: ./build/step/user-agent.js
      const USER_AGENT = "docs-agent-action/0.1.0";
      //! CONCATENATED MODULE: ./build/step/platform-client.js
      function openPlatformClient({ baseUrl, apiKey }, { http, clock, runner }, onRequest) {
        return new PlatformClient({
          baseUrl,
          apiKey,
          userAgent: USER_AGENT,
          http,
          clock,
          onRequest: (entry) => {
            runner.debug(formatRequest(entry));
            onRequest(entry);
          }
        });
      }
      //! CONCATENATED MODULE: ./build/visitors/path-hashes.js
      const SMALLEST_SIZE = 1024;
      const FULLEST = 0.6;
      class PathHashes {
        #seed = (0, external_node_crypto_namespaceObject.randomInt)(2 ** 32);
        #slots = new Float64Array(SMALLEST_SIZE);
        #numbers;
        #size = 0;
        constructor(options = { withNumbers: false }) {
          this.#numbers = options.withNumbers ? new Float64Array(SMALLEST_SIZE) : void 0;
        }
        get size() {
          return this.#size;
        }
        add(path3, number2) {
          const hash2 = hashOf(path3, this.#seed);
          const slot = slotOf(this.#slots, hash2);
          if (this.#slots[slot] === hash2)
            return false;
          this.#slots[slot] = hash2;
          if (this.#numbers !== void 0)
            this.#numbers[slot] = number2;
          this.#size += 1;
          if (this.#size > this.#slots.length * FULLEST)
            this.#grow();
          return true;
        }
        has(path3) {
          const hash2 = hashOf(path3, this.#seed);
          return this.#slots[slotOf(this.#slots, hash2)] === hash2;
        }
        numberOf(path3) {
          const hash2 = hashOf(path3, this.#seed);
          const slot = slotOf(this.#slots, hash2);
          return this.#slots[slot] === hash2 ? this.#numbers?.[slot] : void 0;
        }
        #grow() {
          const slots = new Float64Array(this.#slots.length * 2);
          const numbers = this.#numbers === void 0 ? void 0 : new Float64Array(slots.length);
          for (let at = 0; at < this.#slots.length; at += 1) {
            const hash2 = this.#slots[at] ?? 0;
            if (hash2 === 0)
              continue;
            const slot = slotOf(slots, hash2);
            slots[slot] = hash2;
            if (numbers !== void 0)
              numbers[slot] = this.#numbers?.[at] ?? 0;
          }
          this.#slots = slots;
          this.#numbers = numbers;
        }
      }
      function slotOf(slots, hash2) {
        const mask = slots.length - 1;
        let slot = hash2 & mask;
        for (let held = slots[slot]; held !== 0 && held !== hash2; held = slots[slot])
          slot = slot + 1 & mask;
        return slot;
      }
      function hashOf(text, seed) {
        let high = 3735928559 ^ seed;
        let low = 1103547991 ^ seed;
        for (let at = 0; at < text.length; at += 1) {
          const unit = text.charCodeAt(at);
          high = Math.imul(high ^ unit, 2654435761);
          low = Math.imul(low ^ unit, 1597334677);
        }
        high = Math.imul(high ^ high >>> 16, 2246822507) ^ Math.imul(low ^ low >>> 13, 3266489909);
        low = Math.imul(low ^ low >>> 16, 2246822507) ^ Math.imul(high ^ high >>> 13, 3266489909);
        return 4294967296 * (2097151 & low) + (high >>> 0) || 1;
      }
      //! CONCATENATED MODULE: ./build/visitors/quota.js
      const REQUESTS_AN_HOUR = 100;
      const HOUR_MS = 36e5;
      const MARGIN_MS = 1e3;
      const SHORT_WAIT_MS = 6e4;
      const BACKOFF_MS = { first: 6e4, longest: 6e5 };
      const RANDOM_SHARE = 0.5;
      const MIN_RETRY_AFTER_MS = 1e3;
      class Quota {
        #clock;
        #random;
        #accepted = [];
        #allowance = Number.POSITIVE_INFINITY;
        #refusals = 0;
        #total = 0;
        constructor(clock, random) {
          this.#clock = clock;
          this.#random = random;
        }
        accepted() {
          this.#refusals = 0;
          this.#accepted.push(this.#clock.now());
        }
        refused(retryAfterMs2) {
          const now = this.#clock.now();
          this.#forget();
          this.#refusals += 1;
          this.#total += 1;
          if (retryAfterMs2 !== void 0 && this.#refusals === 1 && this.#accepted.length < REQUESTS_AN_HOUR) {
            return now + Math.max(retryAfterMs2, MIN_RETRY_AFTER_MS);
          }
          const [oldest] = this.#accepted;
          if (oldest !== void 0)
            this.#allowance = this.#accepted.length;
          const freed = oldest === void 0 ? now + this.#backoff() : oldest + HOUR_MS + MARGIN_MS;
          return Math.max(freed, now + (retryAfterMs2 ?? 0));
        }
        get isFirstRefusal() {
          return this.#total <= 1;
        }
        nextRequestAt() {
          this.#forget();
          const [oldest] = this.#accepted;
          if (oldest === void 0 || this.#accepted.length < this.#allowance)
            return void 0;
          const at = oldest + HOUR_MS + MARGIN_MS;
          return at - this.#clock.now() <= SHORT_WAIT_MS ? at : void 0;
        }
        requestsUntil(deadline) {
          return this.#accepted.reduce((count, at) => count + Math.max(0, Math.floor((deadline - at - MARGIN_MS) / HOUR_MS)), 0);
        }
        #forget() {
          const since = this.#clock.now() - HOUR_MS - MARGIN_MS;
          const first = this.#accepted.findIndex((at) => at > since);
          if (first !== 0)
            this.#accepted = first === -1 ? [] : this.#accepted.slice(first);
        }
        #backoff() {
          const { first, longest } = BACKOFF_MS;
          return Math.min(first * 2 ** (this.#refusals - 1), longest) * (1 - RANDOM_SHARE * this.#random());
        }
      }
      //! CONCATENATED MODULE: ./build/visitors/retry-policy.js
      const RETRY_MS = { first: 1e3, longest: 6e4 };
      function retryAt(error, failures, now, quota) {
        switch (error.policy.page) {
          case "reject":
            return void 0;
          case "wait-for-quota":
            return quota.refused(error.retryAfterMs);
          case "retry-twice":
            return failures < 2 ? now + doubled(failures) : void 0;
          case "retry": {
            const asked = error.retryAfterMs;
            return now + (asked === void 0 ? doubled(failures) : Math.max(asked, MIN_RETRY_AFTER_MS));
          }
        }
      }
      function doubled(failures) {
        return Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.longest);
      }
      //! CONCATENATED MODULE: ./build/visitors/page-requests.js
      const PAGE_SIZE = 250;
      const LONG_WAIT_MS = 6e4;
      class PageRequests {
        #range;
        #options;
        #beforeLongWait;
        #closed = new AbortController();
        #stop;
        #fullPage;
        constructor(range, options, beforeLongWait) {
          this.#range = range;
          this.#options = options;
          this.#beforeLongWait = beforeLongWait;
          this.#stop = AbortSignal.any([options.limit.stop, this.#closed.signal]);
          this.#fullPage = options.pageSize;
        }
        close() {
          this.#closed.abort();
        }
        get fullPage() {
          return this.#fullPage;
        }
        start(offset) {
          if (this.#options.quota.nextRequestAt() !== void 0)
            return { offset, answer: void 0 };
          const answer = this.#request(offset, 1);
          answer.catch(() => void 0);
          return { offset, answer };
        }
        async finish(pending, mayAskAgain) {
          const page = await this.#pageOf(pending);
          if ("kind" in page)
            return page;
          if (!page.hasMore || page.visitors.length >= this.#fullPage || !mayAskAgain)
            return { page, answers: 1 };
          const again = await this.#pageOf(this.start(pending.offset));
          if ("kind" in again)
            return again;
          const isShortAgain = again.hasMore && again.visitors.length === page.visitors.length;
          if (isShortAgain && page.visitors.length > 0)
            this.#fullPage = page.visitors.length;
          return { page: again.visitors.length >= page.visitors.length ? again : page, answers: 2 };
        }
        async #pageOf({ offset, answer }) {
          const { quota, clock, cancelled, limit, deadline, waitsForQuota } = this.#options;
          let first = answer;
          let last;
          for (let failures = 0; ; ) {
            if (limit.timedOut.aborted && !cancelled.aborted)
              return { kind: "timed-out", error: last };
            if (this.#stop.aborted)
              return { kind: "cancelled" };
            const heldUntil = first === void 0 ? quota.nextRequestAt() : void 0;
            if (heldUntil !== void 0) {
              if (heldUntil >= deadline)
                return { kind: "quota", until: heldUntil };
              await clock.sleep(heldUntil - clock.now(), this.#stop);
              continue;
            }
            const page = await (first ?? this.#request(offset, failures + 1));
            first = void 0;
            if (!(page instanceof PlatformError))
              return page;
            if (this.#stop.aborted)
              continue;
            last = page;
            const isQuota = page.policy.page === "wait-for-quota";
            const until = retryAt(page, failures, clock.now(), quota);
            if (until === void 0)
              return { kind: "refused", error: page };
            const isTooLate = until >= deadline;
            if (isQuota && waitsForQuota)
              this.#logQuota(until, isTooLate);
            if (isQuota && (isTooLate || !waitsForQuota))
              return { kind: "quota", until };
            if (isTooLate)
              return { kind: "timed-out", error: page };
            await this.#wait(page, until, isQuota, offset);
            failures += 1;
          }
        }
        async #request(offset, attempt) {
          const { visitors, quota, pageSize } = this.#options;
          const query = { dateFrom: this.#range.from, dateTo: this.#range.to, limit: pageSize, offset };
          try {
            const page = await visitors.page(query, { attempt, signal: this.#stop });
            quota.accepted();
            return page;
          } catch (error) {
            if (error instanceof PlatformError)
              return error;
            throw error;
          }
        }
        async #wait(error, until, isQuota, offset) {
          const { clock, log } = this.#options;
          const ms = until - clock.now();
          if (!isQuota) {
            log(error.explain(`Couldn't read the rows from ${offset + 1} on`, `Retrying in ${(0, lib_text.a3)(ms)}, at ${(0, lib_text.qY)(until)}`));
          }
          if (ms > LONG_WAIT_MS)
            await this.#beforeLongWait();
          await clock.sleep(until - clock.now(), this.#stop);
        }
        #logQuota(until, isTooLate) {
          const { quota, clock, deadline, log, pageSize } = this.#options;
          const next = `next request at ${(0, lib_text.qY)(until)}`;
          if (!quota.isFirstRefusal) {
            log(`Waiting for the hourly quota: ${next}.`);
            return;
          }
          const left = (0, lib_text.a3)(deadline - clock.now());
          const most = isTooLate ? 0 : Math.max(1, quota.requestsUntil(deadline)) * pageSize;
          const rows = isTooLate ? `The next request at ${(0, lib_text.qY)(until)} would be after the timeout.` : `Up to ${(0, lib_text.B4)(most, "more row")} in the ${left} left; ${next}.`;
          log(`The organization's quota of ${REQUESTS_AN_HOUR} requests an hour (${(0, lib_text.B4)(REQUESTS_AN_HOUR * PAGE_SIZE, "row")}) is used up. ${rows}`);
        }
      }
      //! CONCATENATED MODULE: ./build/visitors/read-pages.js
      const PAGES_WITHOUT_A_NEW_ROW = 5;
      const MAX_PASSES = 5;
      const MAX_CHECKS = 5;
      const NOTHING_READ = {
        totals: void 0,
        position: 0,
        rows: 0,
        twins: 0,
        repeated: 0,
        hasChanged: false,
        isUnsure: false
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
        #checks = 0;
        #pages = 0;
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
            this.#options.log(`${(0, lib_text.B4)(this.#missing, "row")} missing, because rows moved between requests. Reading all pages again.`);
            stop = await this.#readAgain();
          }
          const isEnd = stop.kind === "end";
          const { isUnsure, hasChanged, repeated } = this.#progress;
          return {
            ...this.#progress,
            stop,
            missing: isEnd ? this.#missing : 0,
            isWhole: isEnd && this.#missing === 0 && !isUnsure && !(hasChanged && repeated > 0),
            pages: this.#pages
          };
        }
        get #missing() {
          const { position, rows, twins } = this.#progress;
          return Math.max(0, position - rows - twins);
        }
        get #canFindMore() {
          const { hasChanged, isUnsure } = this.#progress;
          return this.#missing > 0 && !hasChanged && !isUnsure;
        }
        async #readOn() {
          const fruitless = { pages: 0, since: this.#progress.position };
          for (let pending = this.#requests.start(this.#progress.position); ; ) {
            const answer = await this.#requests.finish(pending, fruitless.pages < PAGES_WITHOUT_A_NEW_ROW - 1);
            if ("kind" in answer)
              return answer;
            const { page, answers } = answer;
            const length = page.visitors.length;
            this.#pages += 1;
            const stop = await this.#lookForShift(page);
            if (stop !== void 0)
              return stop;
            const { position, rows, twins, repeated } = this.#progress;
            const next = position + (page.hasMore && length === 0 ? this.#requests.fullPage : length);
            const mayStall = fruitless.pages + answers >= PAGES_WITHOUT_A_NEW_ROW;
            const early = page.hasMore && !mayStall ? this.#requests.start(next) : void 0;
            const found = this.#newRowsOf(page);
            if (found.fresh.length > 0)
              fruitless.pages = 0;
            else {
              if (fruitless.pages === 0)
                fruitless.since = position;
              fruitless.pages += answers;
            }
            const isStalled = page.hasMore && fruitless.pages >= PAGES_WITHOUT_A_NEW_ROW;
            this.#progress = {
              ...this.#progress,
              totals: this.#progress.totals ?? page.totals,
              position: next,
              rows: rows + found.fresh.length,
              twins: twins + found.twins,
              repeated: repeated + length - found.fresh.length - found.twins
            };
            if (!page.hasMore || isStalled) {
              await this.#passOn(found.fresh, page);
              if (!isStalled)
                return { kind: "end" };
              this.#progress = { ...this.#progress, position: fruitless.since };
              return { kind: "stalled", pages: fruitless.pages };
            }
            pending = early ?? this.#requests.start(next);
            await this.#passOn(found.fresh, page);
          }
        }
        async #readAgain() {
          let [position, twins] = [0, 0];
          for (; ; ) {
            const answer = await this.#requests.finish(this.#requests.start(position), true);
            if ("kind" in answer)
              return answer;
            const { page } = answer;
            this.#pages += 1;
            this.#noteTotals(page.totals);
            const found = this.#newRowsOf(page);
            position += page.visitors.length;
            twins += found.twins;
            this.#progress = { ...this.#progress, rows: this.#progress.rows + found.fresh.length };
            await this.#passOn(found.fresh, page);
            if (this.#missing === 0)
              return { kind: "end" };
            if (!page.hasMore)
              break;
            const limit = this.#progress.position + PAGES_WITHOUT_A_NEW_ROW * this.#requests.fullPage;
            if (page.visitors.length === 0 || position > limit)
              return { kind: "end" };
          }
          const isUnsure = this.#progress.isUnsure || position - twins < this.#progress.rows;
          this.#progress = { ...this.#progress, position, twins, isUnsure };
          return { kind: "end" };
        }
        async #lookForShift({ totals }) {
          const { position } = this.#progress;
          if (!this.#noteTotals(totals) || position === 0)
            return void 0;
          this.#checks += 1;
          if (this.#checks > MAX_CHECKS) {
            this.#progress = { ...this.#progress, isUnsure: true };
            return void 0;
          }
          const offset = Math.max(0, position - this.#requests.fullPage);
          const answer = await this.#requests.finish(this.#requests.start(offset), true);
          if ("kind" in answer)
            return answer;
          const { page } = answer;
          const [first] = page.visitors;
          const isConnected = offset === 0 || first !== void 0 && this.#known.has(first.path);
          const isCovered = !page.hasMore || offset + page.visitors.length >= position;
          const isUnsure = this.#progress.isUnsure || !isConnected || !isCovered || this.#noteTotals(page.totals);
          const { fresh } = this.#newRowsOf(page);
          this.#progress = { ...this.#progress, isUnsure, rows: this.#progress.rows + fresh.length };
          await this.#passOn(fresh, page);
          return void 0;
        }
        #noteTotals(totals) {
          const before = this.#latestTotals;
          this.#latestTotals = totals;
          const isOther = before !== void 0 && COUNTS.some((name) => before[name] !== totals[name]);
          if (isOther)
            this.#progress = { ...this.#progress, hasChanged: true };
          return isOther;
        }
        #newRowsOf({ visitors }) {
          const fresh = visitors.filter(({ path: path3, total }) => this.#known.add(path3, total));
          const isAllNew = fresh.length === visitors.length;
          return { fresh, twins: isAllNew ? 0 : visitors.length - new Set(visitors.map(({ path: path3 }) => path3)).size };
        }
        async #passOn(fresh, { totals }) {
          await this.#sink.add(fresh, this.#progress.totals ?? totals);
          this.#options.progress.rows(this.#progress.rows, this.#range);
        }
      }
      //! CONCATENATED MODULE: ./build/visitors/comparison.js
      async function compare(exported, now, range, top, options, onRows) {
        const changes2 = new Changes(exported, now, top);
        const read = await readPages(range, NOTHING_READ, changes2.before, options, {
          add: async (rows) => {
            changes2.add(rows);
            onRows(rows);
          }
        });
        if (!read.isWhole || read.totals === void 0)
          return { incomplete: read };
        return changes2.finish(range, read.totals);
      }
      async function compareWith(exported, now, range, top, earlier) {
        const changes2 = new Changes(exported, now, top);
        changes2.add(earlier.pages.filter(({ path: path3, total }) => changes2.before.add(path3, total)));
        return changes2.finish(range, earlier.totals);
      }
      class Changes {
        before = new PathHashes();
        #exported;
        #now;
        #gains;
        #losses;
        #movers;
        #top;
        #topPages;
        #beforeOfTopPages = /* @__PURE__ */ new Map();
        #vanished = 0;
        constructor(exported, now, top) {
          this.#exported = exported;
          this.#now = now;
          this.#top = top;
          this.#gains = new Ranking(top, largestChangeFirst);
          this.#losses = new Ranking(top, largestChangeFirst);
          this.#movers = new Ranking(top, largestChangeFirst);
          this.#topPages = new Set(exported.topPages.map(({ path: path3 }) => path3));
        }
        add(rows) {
          for (const { path: path3, total } of rows) {
            const after = this.#now.numberOf(path3);
            if (after === void 0)
              this.#vanished += 1;
            this.#note(path3, total, after ?? 0);
            if (this.#topPages.has(path3))
              this.#beforeOfTopPages.set(path3, total);
          }
        }
        async finish(range, totals) {
          const appeared = this.#now.size - (this.before.size - this.#vanished);
          if (appeared > 0 && this.#top > 0) {
            for await (const rows of this.#exported.readRows()) {
              for (const { path: path3, total } of rows)
                if (!this.before.has(path3))
                  this.#note(path3, 0, total);
            }
          }
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
        #note(path3, before, after) {
          const change = after - before;
          if (change === 0)
            return;
          const mover = { path: path3, before, after, change };
          (change > 0 ? this.#gains : this.#losses).add(mover);
          this.#movers.add(mover);
        }
      }
      function largestChangeFirst(one, other) {
        return Math.abs(other.change) - Math.abs(one.change) || byText(one.path, other.path);
      }
      //! CONCATENATED MODULE: ./build/visitors/export-file.js
      async function exportVisitors(inputs, known, options, onRows) {
        let file2;
        try {
          file2 = await AtomicFile.open(inputs.file, inputs.resumed?.content.bytes);
          const exported = await exportInto(file2, inputs, known, options, onRows);
          if (exported.isWritten)
            file2 = void 0;
          return exported;
        } catch (error) {
          if (!(error instanceof WriteError))
            throw error;
          return {
            ending: { kind: "unwritable", error },
            isComplete: false,
            isWritten: false,
            isResumable: false,
            totals: void 0,
            rows: 0,
            missing: 0,
            pages: 0,
            topPages: [],
            readRows: noRows
          };
        } finally {
          await file2?.discard();
        }
      }
      async function exportInto(file2, inputs, known, options, onRows) {
        const { range, resumed, generatedAt, projectId } = inputs;
        const format = formats[inputs.format];
        const state = new ResumeState(inputs.stateFile, inputs, resumed);
        const topPages = new Ranking(inputs.top, mostVisitorsFirst);
        const note2 = (rows2) => {
          for (const row of rows2)
            topPages.add(row);
          onRows(rows2);
        };
        let isStarted = resumed !== void 0;
        let hasRows = (resumed?.progress.rows ?? 0) > 0;
        if (resumed !== void 0) {
          const { content, ambiguousPaths } = resumed;
          for await (const rows2 of exportedRows(inputs.file.path, content.bytes, inputs.format, ambiguousPaths)) {
            for (const { path: path3, total } of rows2)
              known.add(path3, total);
            note2(rows2);
          }
        }
        const result = await readPages(range, resumed?.progress ?? NOTHING_READ, known, options, {
          add: async (rows2, totals2) => {
            const head = isStarted ? "" : format.head({ project: projectId, generatedAt, range, totals: totals2 });
            isStarted = true;
            await file2.write(head + format.rows(rows2, !hasRows, range));
            hasRows ||= rows2.length > 0;
            if (inputs.format === "csv") {
              for (const { path: path3 } of rows2)
                if (isAmbiguousCell(path3))
                  state.noteAmbiguous(path3);
            }
            note2(rows2);
          },
          save: async (progress) => {
            if (isStarted)
              await state.save(progress, await export_file_contentOf(file2), () => file2.publish(format.tail(true)));
          }
        });
        const { stop, totals, rows, missing, isWhole, pages } = result;
        const isEnd = stop.kind === "end";
        const { bytes } = file2;
        if (isStarted) {
          const commit = async () => {
            await file2.write(format.tail(!isEnd));
            await file2.commit();
          };
          await (isEnd ? state.finish(result, () => export_file_contentOf(file2), commit) : state.save(result, await export_file_contentOf(file2), commit));
        }
        return {
          ending: stop,
          isComplete: isWhole,
          isWritten: isStarted,
          isResumable: isStarted && !isEnd,
          totals,
          rows,
          missing,
          pages,
          topPages: topPages.inOrder,
          readRows: () => exportedRows(inputs.file.path, bytes, inputs.format, state.ambiguousPaths)
        };
      }
      async function export_file_contentOf(file2) {
        return checksumOf(await file2.writtenPath(), file2.bytes);
      }
      async function* noRows() {
      }
      //! CONCATENATED MODULE: ./build/visitors/progress-log.js
      const SHORTEST_GAP_MS = 2e3;
      class ProgressLog {
        #clock;
        #log;
        #loggedAt;
        constructor(clock, log) {
          this.#clock = clock;
          this.#log = log;
          this.#loggedAt = clock.now();
        }
        rows(rows, range) {
          if (this.#clock.now() - this.#loggedAt < SHORTEST_GAP_MS)
            return;
          this.#loggedAt = this.#clock.now();
          this.#log(`${(0, lib_text.ZV)(rows)} rows so far (${formatDateRange(range)}).`);
        }
      }
      //! CONCATENATED MODULE: ./build/visitors/run-export.js
      const MAX_TREND = 60;
      async function runExport(inputs, deadline, context, onExported) {
        const { runner, clock, random, cancelled } = context;
        const log = (line) => runner.info(line);
        let requests = 0;
        const count = () => {
          requests += 1;
        };
        const client2 = openPlatformClient(inputs, context, count);
        log(`${inputs.resumed ? "Resuming" : "Exporting"} ${formatDateRange(inputs.range)} to ${(0, lib_text.Zw)(inputs.file.name)}, until ${(0, lib_text.qY)(deadline)} at the latest.`);
        const result = await (0, lib_clock.wj)(clock, deadline - clock.now(), cancelled, (limit) => exportAll(inputs, (exported) => onExported(exported, requests), {
          visitors: new Visitors(client2, inputs.projectId),
          quota: new Quota(clock, random),
          clock,
          cancelled,
          limit,
          deadline,
          pageSize: PAGE_SIZE,
          waitsForQuota: true,
          log,
          progress: new ProgressLog(clock, log)
        }));
        return { ...result, requests };
      }
      async function exportAll(inputs, onExported, options) {
        const { history, comparedWith } = inputs;
        const now = new PathHashes({ withNumbers: comparedWith !== void 0 });
        const rows = new WindowRows();
        const exported = await exportVisitors(inputs, now, options, (more) => rows.add(more));
        const isWhole = exported.isComplete && exported.totals !== void 0;
        if (isWhole && (comparedWith !== void 0 || history !== void 0))
          onExported(exported);
        if (isWhole && history !== void 0) {
          history.add(windowOf(inputs, inputs.range, exported.totals, rows));
        }
        const comparison = isWhole && comparedWith !== void 0 ? await compareWithEarlier(inputs, comparedWith, exported, now, options) : void 0;
        const isInterrupted = comparison !== void 0 && "incomplete" in comparison;
        if (isWhole && history !== void 0 && !isInterrupted) {
          await fillHistory(inputs, history, rows.pages === null, options);
        }
        return {
          exported,
          comparison,
          trend: history?.windowsLike(inputs.projectId, inputs.range).slice(-MAX_TREND),
          historyError: await writeHistory(history)
        };
      }
      async function compareWithEarlier(inputs, range, exported, now, options) {
        const { history, top } = inputs;
        const known = history?.find(inputs.projectId, range);
        if (known?.pages) {
          const { totals, pages } = known;
          return compareWith(exported, now, range, top, { totals, pages });
        }
        options.log(`Reading ${formatDateRange(range)} for the comparison, with about ${(0, lib_text.B4)(Math.max(1, exported.pages), "more request")}.`);
        const rows = new WindowRows();
        const comparison = await compare(exported, now, range, top, options, (more) => rows.add(more));
        if (!("incomplete" in comparison))
          history?.add(windowOf(inputs, range, comparison.totals, rows));
        return comparison;
      }
      async function fillHistory(inputs, history, isLarge, options) {
        let range = inputs.range;
        for (let count = 1; count < inputs.windows; count += 1) {
          range = rangeBefore(range);
          if (history.find(inputs.projectId, range) !== void 0)
            continue;
          const window = await readWindow(inputs, range, isLarge, { ...options, waitsForQuota: false });
          if (window === void 0) {
            options.log(`The history doesn't go back before ${range.to} yet. A later run continues.`);
            return;
          }
          history.add(window);
        }
      }
      async function readWindow(inputs, range, isLarge, options) {
        const rows = new WindowRows();
        if (isLarge) {
          const requests = new PageRequests(range, options, async () => void 0);
          const answer = await requests.finish(requests.start(0), false);
          if ("kind" in answer)
            return void 0;
          return { ...windowOf(inputs, range, answer.page.totals, rows), pages: null };
        }
        const add = async (more) => rows.add(more);
        const { isWhole, totals } = await readPages(range, NOTHING_READ, new PathHashes(), options, { add });
        return isWhole && totals !== void 0 ? windowOf(inputs, range, totals, rows) : void 0;
      }
      function windowOf({ projectId, generatedAt }, { from, to }, { human, ai, total }, { pages }) {
        return { from, to, project: projectId, generated_at: generatedAt, totals: { human, ai, total }, pages };
      }
      async function writeHistory(history) {
        try {
          await history?.write();
          return void 0;
        } catch (error) {
          if (error instanceof WriteError)
            return error;
          throw error;
        }
      }
      class WindowRows {
        #pages = [];
        add(rows) {
          if (this.#pages === null)
            return;
          if (this.#pages.length + rows.length > MAX_HISTORY_ROWS)
            this.#pages = null;
          else
            for (const { path: path3, human, ai, total } of rows)
              this.#pages.push({ path: path3, human, ai, total });
        }
        get pages() {
          return this.#pages;
        }
      }
      var markdown = __nccwpck_require__2(703);
      //! CONCATENATED MODULE: ./build/visitors/summary.js
      const LONGEST_PATH = 200;
      const MAX_REPORT_BYTES = 6e4;
      function summaryOfProblems({ notes }) {
        return paragraphs(`${CONCLUSION_SIGN.failure}**No visitors exported**`, notes.map(({ message }) => `- ${(0, markdown.zv)(message)}`).join("\n"));
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
        const { outcome, warnings } = report;
        const { totals, comparison, trend = [], topPages, notes } = outcome;
        return paragraphs(totals === void 0 ? `**${notes[0]?.title}**` : `**${headline(totals, comparison)}**`, scopeOf(outcome), ...notes.filter((note2, index) => index > 0 || note2.conclusion !== "pass").map(({ conclusion, message }) => `${CONCLUSION_SIGN[conclusion]}${(0, markdown.zv)(message)}`), ...warnings.map((warning) => `${CONCLUSION_SIGN.warning}${(0, markdown.zv)(warning)}`), ...trend.length < 2 ? [] : ["#### Trend", chartOf(trend)], ...topPages.length === 0 ? [] : [
          "#### Most visited pages",
          pagesTable(topPages.slice(0, pages), comparison),
          ...leftOut(topPages, pages)
        ], ...comparison === void 0 ? [] : changes(comparison, pages), ...totals === void 0 ? [] : ["Rows can't be added up, because each visitor counts once, however many pages they read."], ...countingChange(outcome), (0, markdown.TM)("Details", paragraphs(...totals === void 0 ? [] : [totalsTable(totals, comparison)], factsOf(report))));
      }
      function scopeOf({ range, file: file2, rows, isComplete }) {
        return [
          ...range === void 0 ? [] : [(0, markdown.pj)(formatDateRange(range))],
          ...file2 === void 0 ? [] : [`${(0, lib_text.B4)(rows, "page")} in ${path2(file2)}`],
          ...isComplete ? [] : ["incomplete"]
        ].join(" · ");
      }
      function headline({ ai, total }, comparison) {
        const change = comparison === void 0 ? "" : `, ${changeOn(comparison.totals.total, total)} the ${formatLength(comparison.range)} before`;
        const share = total === 0 ? "" : `; ${Math.round(100 * ai / total)} % of them through AI`;
        return `${rounded(total)} unique visitors${change}${share}.`;
      }
      function changeOn(before, after) {
        if (before === after)
          return "as many as in";
        return before === 0 ? "none in" : `${percentage(before, after)} on`;
      }
      function chartOf(trend) {
        const [first, last] = [trend[0], trend.at(-1)];
        const isOneYear = first?.from.slice(0, YEAR.length) === last?.from.slice(0, YEAR.length);
        const dates = trend.map(({ from }) => `"${from.slice(isOneYear ? `${YEAR}-`.length : 0, DAY.length)}"`);
        const humans = trend.map(({ totals }) => drawable(totals.human));
        const ais = trend.map(({ totals }) => drawable(totals.ai));
        return [
          "```mermaid",
          '%%{init: {"themeVariables": {"xyChart": {"backgroundColor": "transparent", "plotColorPalette": "#2f81f7, #db6d28"}}}}%%',
          "xychart-beta",
          '  title "Unique visitors: people (blue), AI (orange)"',
          `  x-axis [${dates.join(", ")}]`,
          `  y-axis 0 --> ${Math.max(1, ...humans, ...ais)}`,
          `  line [${humans.join(", ")}]`,
          `  line [${ais.join(", ")}]`,
          "```"
        ].join("\n");
      }
      function drawable(count) {
        return Math.min(Math.round(count), Number.MAX_SAFE_INTEGER);
      }
      const YEAR = "YYYY";
      const DAY = "YYYY-MM-DD";
      function pagesTable(rows, comparison) {
        return (0, markdown.tp)(["Page", "Human", "AI", "Total", ...comparison === void 0 ? [] : ["Change"]], rows.map((row) => [
          path2(row.path),
          rounded(row.human),
          rounded(row.ai),
          rounded(row.total),
          ...comparison === void 0 ? [] : [changed(comparison.beforeOfTopPages.get(row.path) ?? 0, row.total)]
        ]), 1);
      }
      function changes({ range, gains, losses, appeared, vanished }, pages) {
        return [
          "#### What changed",
          [
            `Compared with ${(0, markdown.pj)(formatDateRange(range))}.`,
            ...appeared === 0 ? [] : [`${(0, lib_text.B4)(appeared, "new page")}.`],
            ...vanished === 0 ? [] : [`${(0, lib_text.B4)(vanished, "page")} without visitors now.`]
          ].join(" "),
          ...gains.length === 0 ? [] : ["**Gained**", moversTable(gains.slice(0, pages)), ...leftOut(gains, pages)],
          ...losses.length === 0 ? [] : ["**Lost**", moversTable(losses.slice(0, pages)), ...leftOut(losses, pages)],
          ...gains.length === 0 && losses.length === 0 ? ["No page gained or lost visitors."] : []
        ];
      }
      function moversTable(rows) {
        return (0, markdown.tp)(["Page", "Before", "Now", "Change"], rows.map(({ path: page, before, after }) => [
          path2(page),
          rounded(before),
          rounded(after),
          changed(before, after)
        ]), 1);
      }
      function leftOut(rows, shown) {
        return rows.length <= shown ? [] : [`${(0, lib_text.ZV)(rows.length - shown)} more are not shown, to limit the size of this report.`];
      }
      function countingChange({ range, comparison, trend }) {
        const first = trend?.[0]?.from ?? comparison?.range.from ?? range?.from;
        if (range === void 0 || first === void 0 || !crossesCountingChange(first, range.to))
          return [];
        return [
          "Since 2026-07-31, the API counts requests for Markdown pages as AI visitors, so earlier numbers are lower."
        ];
      }
      function factsOf({ requests, elapsedMs }) {
        return (0, markdown.Ix)([
          ["Requests", (0, lib_text.ZV)(requests)],
          ["Time", elapsedMs < 1e3 ? void 0 : (0, lib_text.a3)(elapsedMs)]
        ]);
      }
      function totalsTable(totals, comparison) {
        const row = (name, { human, ai, total }) => [
          name,
          ...[human, ai, total].map(rounded)
        ];
        const before = comparison?.totals;
        const change = before && [
          "Change",
          changed(before.human, totals.human),
          changed(before.ai, totals.ai),
          changed(before.total, totals.total)
        ];
        return (0, markdown.tp)(["Whole site", "Human", "AI", "Total"], [
          row("This period", totals),
          ...before === void 0 ? [] : [row("Period before", before)],
          ...change === void 0 ? [] : [change]
        ], 1);
      }
      function path2(text) {
        return (0, markdown.aY)((0, lib_text.TN)(text, LONGEST_PATH));
      }
      function rounded(count) {
        return (0, lib_text.ZV)(Math.round(count));
      }
      function changed(before, after) {
        const difference = Math.round(after) - Math.round(before);
        if (difference === 0)
          return "0";
        const signed = difference > 0 ? `+${(0, lib_text.ZV)(difference)}` : `−${(0, lib_text.ZV)(-difference)}`;
        return before === 0 ? `${signed} (new)` : `${signed} (${percentage(before, after)})`;
      }
      function percentage(before, after) {
        const percent = Math.round(100 * (after - before) / before);
        return `${percent < 0 ? "−" : "+"}${(0, lib_text.ZV)(Math.abs(percent))} %`;
      }
      function paragraphs(...texts) {
        return texts.join("\n\n");
      }
      //! CONCATENATED MODULE: ./build/visitors/run.js
      async function run(environment, context) {
        const { runner, clock } = context;
        const startedAt = clock.now();
        runner.mask(environment.input("api-key").trim());
        const inputs = await run_readInputs(environment, startedAt, runner);
        if (inputs instanceof InvalidInputs) {
          const outcome2 = outcomeOfInvalidInputs(inputs.problems);
          logNotes(runner, outcome2);
          const summary2 = summaryOfProblems(outcome2);
          setOutputs(runner, outcome2, summary2);
          await runner.addSummary(summary2);
          return exitCode(outcome2.conclusion, runner);
        }
        const done = await runExport(inputs, startedAt + inputs.timeoutMs, context, (exported, requests) => {
          const outcome2 = outcomeOfExport(exported, inputs);
          setOutputs(runner, outcome2, summaryOf({ outcome: outcome2, warnings: [], requests, elapsedMs: clock.now() - startedAt }));
        });
        const outcome = outcomeOf(done, inputs);
        const warnings = warningsOfOutputs(outcome);
        const elapsedMs = clock.now() - startedAt;
        const summary = summaryOf({ outcome, warnings, requests: done.requests, elapsedMs });
        setOutputs(runner, outcome, summary);
        logNotes(runner, outcome);
        for (const warning of warnings)
          runner.warning(warning, "Output shortened");
        const { ending } = done.exported;
        if ("error" in ending)
          runner.debugError(ending.error);
        const time2 = elapsedMs < 1e3 ? "" : ` in ${(0, lib_text.a3)(elapsedMs)}`;
        runner.info(`Made ${(0, lib_text.B4)(done.requests, "request")}${time2}.`);
        await runner.addSummary(summary);
        return exitCode(outcome.conclusion, runner);
      }
      function logNotes(runner, { notes }) {
        for (const note2 of notes)
          logConclusion(runner, note2.conclusion, note2);
      }
      async function run_readInputs(environment, now, runner) {
        try {
          return await parseInputs(environment, now, (text) => runner.redact(text));
        } catch (error) {
          if (!(error instanceof InvalidInputs))
            throw error;
          runner.debugError(error);
          return error;
        }
      }
    })
  )
  /******/
};
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
  var cachedModule = __webpack_module_cache__[moduleId];
  if (cachedModule !== void 0) {
    return cachedModule.exports;
  }
  var module = __webpack_module_cache__[moduleId] = {
    /******/
    // no module.id needed
    /******/
    // no module.loaded needed
    /******/
    exports: {}
    /******/
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
  var webpackQueues = typeof Symbol === "function" ? /* @__PURE__ */ Symbol("webpack queues") : "__webpack_queues__";
  var webpackExports = typeof Symbol === "function" ? /* @__PURE__ */ Symbol("webpack exports") : "__webpack_exports__";
  var webpackError = typeof Symbol === "function" ? /* @__PURE__ */ Symbol("webpack error") : "__webpack_error__";
  var resolveQueue = (queue) => {
    if (queue && queue.d < 1) {
      queue.d = 1;
      queue.forEach((fn) => fn.r--);
      queue.forEach((fn) => fn.r-- ? fn.r++ : fn());
    }
  };
  var wrapDeps = (deps) => deps.map((dep) => {
    if (dep !== null && typeof dep === "object") {
      if (dep[webpackQueues]) return dep;
      if (dep.then) {
        var queue = [];
        queue.d = 0;
        dep.then((r) => {
          obj[webpackExports] = r;
          resolveQueue(queue);
        }, (e) => {
          obj[webpackError] = e;
          resolveQueue(queue);
        });
        var obj = {};
        obj[webpackQueues] = (fn) => fn(queue);
        return obj;
      }
    }
    var ret = {};
    ret[webpackQueues] = (x) => {
    };
    ret[webpackExports] = dep;
    return ret;
  });
  __nccwpck_require__.a = (module, body, hasAwait) => {
    var queue;
    hasAwait && ((queue = []).d = -1);
    var depQueues = /* @__PURE__ */ new Set();
    var exports = module.exports;
    var currentDeps;
    var outerResolve;
    var reject;
    var promise = new Promise((resolve2, rej) => {
      reject = rej;
      outerResolve = resolve2;
    });
    promise[webpackExports] = exports;
    promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"]((x) => {
    }));
    module.exports = promise;
    body((deps) => {
      currentDeps = wrapDeps(deps);
      var fn;
      var getResult = () => currentDeps.map((d) => {
        if (d[webpackError]) throw d[webpackError];
        return d[webpackExports];
      });
      var promise2 = new Promise((resolve2) => {
        fn = () => resolve2(getResult);
        fn.r = 0;
        var fnQueue = (q) => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn)));
        currentDeps.map((dep) => dep[webpackQueues](fnQueue));
      });
      return fn.r ? promise2 : getResult();
    }, (err) => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue)));
    queue && queue.d < 0 && (queue.d = 0);
  };
})();
(() => {
  __nccwpck_require__.d = (exports, definition) => {
    for (var key in definition) {
      if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
        Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
      }
    }
  };
})();
(() => {
  __nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();
var __webpack_exports__ = __nccwpck_require__(197);
__webpack_exports__ = await __webpack_exports__;
