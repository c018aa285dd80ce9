import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";

import * as __WEBPACK_EXTERNAL_MODULE__omitted_js_66323ff4__ from "./omitted.js";

var __webpack_modules__ = {
  975: (module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
  }),
  580: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      j$: () => HttpError,
      _O: () => USER_AGENT,
      uT: () => createHttpClient,
      Vs: () => retryAfterMs,
      nv: () => sendLogged
    });
    //! CONCATENATED MODULE: external "node:http"
        const external_node_http_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
    //! CONCATENATED MODULE: external "node:https"
        const external_node_https_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
    //! CONCATENATED MODULE: external "node:zlib"
        const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
    var clock = __nccwpck_require__(570);
    var problem = __nccwpck_require__(239);
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
        const NEEDED_NODE = "24.5";
    function proxyFor(url, nodeVersion = process.versions.node) {
      const name = url.protocol === "https:" ? "https_proxy" : "http_proxy";
      const variable = process.env[name] ? name : name.toUpperCase();
      const value = process.env[variable];
      if (!value || checkBypass(url)) return {};
      const proxy = parseProxy(url, value);
      if (proxy === void 0) return {
        problem: `Invalid proxy URL in \`${variable}\``
      };
      if (nodeVersion.localeCompare(NEEDED_NODE, "en", {
        numeric: true
      }) >= 0) return {
        proxy
      };
      const needed = `Node ${NEEDED_NODE} or newer is required`;
      return {
        problem: `This runner's Node ${nodeVersion} can't use a proxy. Update the runner: ${needed}`
      };
    }
    function parseProxy(url, value) {
      try {
        const href = getProxyUrl(url)?.href ?? value;
        const proxy = URL.parse(href.includes("://") ? href : `http://${value}`);
        decodeURIComponent(`${proxy?.username}${proxy?.password}`);
        return proxy !== null && /^https?:$/u.test(proxy.protocol) ? proxy : void 0;
      } catch {
        return;
      }
    }
    //! CONCATENATED MODULE: ./build/http/client.js
        const USER_AGENT = "docs-agent-action/0.1.0";
    async function sendLogged({http, clock, runner}, request, attempt) {
      const started = clock.now();
      const log = (result, headers = {}) => {
        const id = headers["x-github-request-id"] ?? headers["x-request-id"];
        const line = `${request.method} ${request.url.pathname}: ${result}, ${clock.now() - started} ms, attempt ${attempt}`;
        runner.debug(id === void 0 ? line : `${line}, request ${String(id)}`);
      };
      try {
        const response = await http.send(request);
        log(response.status, response.headers);
        return response;
      } catch (error) {
        if (error instanceof HttpError) log(error.head?.status ?? (error.isSent ? "no answer" : "not sent"), error.head?.headers);
        throw error;
      }
    }
    class HttpError extends Error {
      name="HttpError";
      head;
      isSent;
      fault;
      constructor(message, details) {
        super(message, {
          cause: details.cause
        });
        this.head = details.head;
        this.isSent = details.isSent ?? true;
        this.fault = details.fault;
      }
    }
    const MAX_BODY_BYTES = 50331648;
    function createHttpClient({proxyFor: findProxy = proxyFor} = {}) {
      const connections = new Map;
      return {
        send: async request => {
          const {proxy, problem} = findProxy(request.url);
          if (problem !== void 0) throw new HttpError(problem, {
            fault: "unusable-proxy",
            isSent: false
          });
          const key = `${request.url.protocol} ${request.method === "POST"} ${proxy?.href ?? ""}`;
          const connection = connections.get(key) ?? openConnection(request, proxy);
          connections.set(key, connection);
          return await exchange(request, connection, proxy !== void 0);
        }
      };
    }
    function openConnection({url: {protocol}, method}, proxy) {
      const isHttps = protocol === "https:";
      const transport = isHttps ? external_node_https_namespaceObject : external_node_http_namespaceObject;
      const proxyEnv = proxy && {
        [isHttps ? "HTTPS_PROXY" : "HTTP_PROXY"]: proxy.href
      };
      const agent = new transport.Agent({
        keepAlive: method !== "POST",
        ...proxyEnv && {
          proxyEnv
        }
      });
      return {
        request: transport.request,
        agent
      };
    }
    async function exchange(request, connection, isProxied) {
      const {method, url, headers, body, signal} = request;
      const isHttps = url.protocol === "https:";
      if (signal.aborted) throw new HttpError("Aborted before the request was sent", {
        isSent: false,
        cause: signal.reason
      });
      const outgoing = connection.request(url, {
        method,
        headers,
        agent: connection.agent
      });
      let isSent = false;
      const announce = () => {
        if (isSent) return;
        isSent = true;
        request.onSending?.();
      };
      outgoing.once("socket", socket => {
        if (outgoing.reusedSocket || (isHttps ? isProxied : !socket.connecting)) announce(); else socket.once(isHttps ? "secureConnect" : "connect", announce);
      });
      let head;
      const receive = async () => {
        const incoming = await responseTo(outgoing, body);
        head = {
          status: incoming.statusCode ?? 0,
          headers: incoming.headers
        };
        announce();
        return {
          ...head,
          body: await readBody(incoming)
        };
      };
      try {
        const received = await (0, clock.ZC)(signal, receive());
        return {
          ...received,
          body: decompress(received.body, received.headers)
        };
      } catch (error) {
        outgoing.destroy();
        throw new HttpError(signal.aborted ? "The request was aborted" : (0, problem.bD)(error), {
          cause: error,
          fault: error instanceof HttpError ? error.fault : void 0,
          isSent,
          head
        });
      }
    }
    function responseTo(outgoing, body) {
      return new Promise((resolve, reject) => {
        outgoing.once("response", resolve);
        outgoing.on("error", reject);
        outgoing.once("close", () => reject(new Error("The connection was closed before a response")));
        outgoing.end(body);
      });
    }
    async function readBody(body) {
      const received = [];
      let size = 0;
      for await (const chunk of body) {
        size += chunk.byteLength;
        if (size > MAX_BODY_BYTES) throw unreadable(`it has more than ${(0, lib_text.ZV)(MAX_BODY_BYTES)} bytes`);
        received.push(chunk);
      }
      return Buffer.concat(received);
    }
    function decompress(body, headers) {
      const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "";
      if (encoding === "" || encoding === "identity" || body.byteLength === 0) return body;
      if (!/^(?:x-)?gzip$|^deflate$/u.test(encoding)) throw unreadable(`its content-encoding is ${encoding}`);
      try {
        return (0, external_node_zlib_namespaceObject.unzipSync)(body, {
          maxOutputLength: MAX_BODY_BYTES
        });
      } catch (cause) {
        throw unreadable("it can't be decompressed", cause);
      }
    }
    function unreadable(why, cause) {
      return new HttpError(why, {
        fault: "unreadable-answer",
        cause
      });
    }
    const MAX_RETRY_AFTER_MS = 365 * clock.sO;
    function retryAfterMs(headers, now) {
      const text = headers["retry-after"]?.trim() ?? "";
      const isSeconds = /^\d+$/u.test(text);
      if (!isSeconds && !/^[A-Z][a-z]+, .* GMT$/u.test(text)) return;
      const ms = isSeconds ? Number(text) * 1_000 : Date.parse(text) - now;
      return Number.isNaN(ms) ? void 0 : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS);
    }
  }),
  570: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      ZC: () => abortable,
      ml: () => systemClock,
      sO: () => DAY_MS,
      wj: () => withTimeout
    });
    const DAY_MS = 86_400_000;
    const systemClock = {
      now: () => Math.round(performance.timeOrigin + performance.now()),
      sleep: (ms, signal) => new Promise(resolve => {
        const wake = () => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", wake);
          resolve();
        };
        const timer = setTimeout(wake, Math.max(ms, 0));
        signal?.addEventListener("abort", wake, {
          once: true
        });
        if (signal?.aborted) wake();
      })
    };
    async function withTimeout(clock, deadline, signal, work) {
      const finished = new AbortController;
      const timeUp = new AbortController;
      const stop = new AbortController;
      const cancel = () => stop.abort(signal.reason);
      if (signal.aborted) cancel();
      signal.addEventListener("abort", cancel, {
        once: true
      });
      clock.sleep(deadline - clock.now(), finished.signal).then(() => {
        if (finished.signal.aborted) return;
        timeUp.abort();
        stop.abort(timeUp.signal.reason);
      });
      try {
        return await work({
          deadline,
          timedOut: timeUp.signal,
          stop: stop.signal
        });
      } finally {
        signal.removeEventListener("abort", cancel);
        finished.abort("finished");
      }
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
  703: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      C: () => firstRows,
      Hn: () => cell,
      Ix: () => facts,
      Mk: () => escaped,
      SS: () => codeSpan,
      TM: () => folded,
      Tz: () => lineChart,
      nf: () => link,
      pj: () => plain,
      qN: () => paragraphs,
      tp: () => table,
      zv: () => messageMarkdown
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(869);
    function escaped(text) {
      return withoutLineBreaks(text).replace(/[\\`*[\]<~]|&(?=[#\w])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&").replaceAll("$", "&#36;");
    }
    function plain(text) {
      const parted = text.replace(/(?<=[@#])(?!\u200B)|(?<=\bGH)(?=-)|(?<=www)(?=\.)|(?<=[a-z]:)(?=\/\/)|(?<=(?:mailto|xmpp):)/giu, "\u200b").replace(/\b[\da-f]{7,40}\b/giu, sha => sha.replace(/.{6}(?=.)/gu, "$&\u200b"));
      return escaped(parted);
    }
    function messageMarkdown(message) {
      const parts = message.split(/(`[^`]+`|\u201c[^\u201d]+\u201d|#\d+|\b(?:GET|POST) \/[^\s:)]+)/u).map((part, index) => index % 2 === 0 ? plain(part) : codeSpan(part.replace(/^[`\u201c]|[`\u201d]$/gu, "")));
      return parts.reduce((text, part) => text + (text.endsWith("`") && part.startsWith("`") ? " " : "") + part);
    }
    function codeSpan(text) {
      const line = withoutLineBreaks(text);
      if (line.includes("\\|") || line.trim() === "") return `<code>${plain(line)}</code>`;
      const longest = Math.max(0, ...(line.match(/`+/gu) ?? []).map(({length}) => length));
      const fence = "`".repeat(longest + 1);
      const padding = /^[` ]|[` ]$/u.test(line) ? " " : "";
      return `${fence}${padding}${line}${padding}${fence}`;
    }
    const MAX_CELL_LENGTH = 200;
    function cell(text) {
      return codeSpan((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(text, MAX_CELL_LENGTH));
    }
    function link(text, url) {
      const safe = webUrl(url);
      return safe === void 0 ? codeSpan(text) : `[${escaped(text)}](${safe.replaceAll("&", "&amp;")})`;
    }
    function withoutLineBreaks(text) {
      return text.replace(/[\r\n\u2028\u2029]+/gu, " ");
    }
    const MAX_URL_LENGTH = 2_000;
    function webUrl(url) {
      if (/[\s\p{Cc}]/u.test(url)) return;
      const parsed = URL.parse(url);
      if (parsed === null || !/^https?:$/u.test(parsed.protocol)) return;
      const safe = parsed.href.replace(/[^A-Za-z0-9\-._~:/?#&=+,;%]/gu, character => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`);
      return URL.canParse(safe) && safe.length <= MAX_URL_LENGTH ? safe : void 0;
    }
    function table(header, rows, leftColumns = header.length) {
      const line = cells => `| ${cells.map(cell => cell.replaceAll("|", "\\|")).join(" | ")} |`;
      const alignment = header.map((_, column) => column < leftColumns ? ":---" : "---:");
      return [ line(header), line(alignment), ...rows.map(line) ].join("\n");
    }
    function firstRows(rows, most, count = rows.length) {
      const shown = rows.slice(0, most);
      const more = count - shown.length;
      return more > 0 ? [ ...shown, [ `and ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.ZV)(more)} more`, "" ] ] : shown;
    }
    const AXIS_LENGTH = 84;
    function lineChart(title, labels, series) {
      const drawn = series.map(values => values.map(Math.round));
      const areDrawn = labels.join("").length <= AXIS_LENGTH && new Set(labels).size === labels.length;
      const axis = areDrawn ? `[${labels.map(label => `"${label}"`).join(", ")}]` : `1 --\x3e ${labels.length}`;
      return [ "```mermaid", '%%{init: {"themeVariables": {"xyChart": {"backgroundColor": "transparent", "plotColorPalette": "#2f81f7, #db6d28"}}}}%%', "xychart-beta", `  title "${title}"`, `  x-axis ${axis}`, `  y-axis 0 --\x3e ${Math.max(1, ...drawn.flat())}`, ...drawn.map(values => `  line [${values.join(", ")}]`), "```" ].join("\n");
    }
    function facts(given) {
      const [head = [], ...rows] = Object.entries(given).flatMap(([name, value]) => value ? [ [ name, value ] ] : []);
      return table(head, rows);
    }
    function paragraphs(...texts) {
      return texts.filter(Boolean).join("\n\n");
    }
    function folded(name, markdown) {
      return [ "<details>", `<summary>${name}</summary>`, "", markdown, "", "</details>" ].join("\n");
    }
  }),
  239: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      $N: () => codeOf,
      Vw: () => formatProblem,
      bD: () => messageOf,
      l2: () => capitalized
    });
    function formatProblem({what, why, fix, request}, consequence = "") {
      const first = what === void 0 ? capitalized(why) : `${what}${consequence}: ${why}`;
      return [ `${first}.`, fix && `${fix}.`, request && `(${request})` ].filter(Boolean).join(" ");
    }
    function capitalized(clause) {
      return clause.slice(0, 1).toUpperCase() + clause.slice(1);
    }
    function messageOf(error) {
      return error instanceof Error ? error.message : String(error);
    }
    function codeOf(error) {
      const holds = typeof error === "object" && error !== null && "code" in error;
      return holds && typeof error.code === "string" ? error.code : void 0;
    }
  }),
  869: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      B4: () => formatCount,
      Ku: () => firstOf,
      TN: () => oneLine,
      ZV: () => formatNumber,
      Zw: () => inBackticks,
      a3: () => formatDuration,
      dA: () => utcDay,
      fU: () => formatTime
    });
    function formatDuration(milliseconds) {
      const seconds = Math.round(milliseconds / 1_000);
      if (seconds < 60) return `${seconds} s`;
      const minutes = Math.floor(seconds / 60);
      if (minutes < 60) return withRest(`${minutes} min`, seconds % 60, "s");
      return withRest(`${Math.floor(minutes / 60)} h`, minutes % 60, "min");
    }
    function formatTime(milliseconds, now) {
      const time = `${new Date(milliseconds).toISOString().slice(11, 19)} UTC`;
      const date = utcDay(milliseconds);
      return date === utcDay(now) ? time : `${time} on ${date}`;
    }
    function utcDay(milliseconds) {
      return new Date(milliseconds).toISOString().slice(0, 10);
    }
    function withRest(whole, rest, unit) {
      return rest === 0 ? whole : `${whole} ${rest} ${unit}`;
    }
    function formatNumber(number) {
      return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
    }
    function formatCount(number, noun) {
      return `${formatNumber(number)} ${noun}${number === 1 ? "" : "s"}`;
    }
    function firstOf(list, most) {
      const more = list.length - most;
      return `${list.slice(0, most).join(", ")}${more > 0 ? ` and ${formatNumber(more)} more` : ""}`;
    }
    function inBackticks(text, maxLength) {
      return `\`${oneLine(text, maxLength).replaceAll("`", "'")}\``;
    }
    const INVISIBLE = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]+/gu;
    const ESCAPES = /(?:\x1B\[|\x9B)[0-?]*[ -/]*[@-~]|\x1B\][^\x07\x1B\x9C]*(?:\x07|\x1B\\|\x9C)|\x1B[ -/]+[0-~]/gu;
    const MAX_LINE_LENGTH = 1_000;
    const MAX_READ_LENGTH = 65536;
    function oneLine(text, maxLength = MAX_LINE_LENGTH) {
      const isHuge = text.length > MAX_READ_LENGTH && maxLength < MAX_READ_LENGTH;
      const line = (isHuge ? `${text.slice(0, MAX_READ_LENGTH)}\u2026` : text).toWellFormed().replace(ESCAPES, "").replace(INVISIBLE, "").replace(/[^\P{Cc}\s\u0085]+/gu, "").replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").replaceAll("##[", "## [").trim();
      if (line.length <= maxLength) return line;
      const characters = Array.from(line.slice(0, 2 * maxLength + 1));
      return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join("")}\u2026`;
    }
  }),
  294: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      KB: () => troubleshootingUrl,
      Qo: () => readEnvironment
    });
    const SECRET_INPUTS = [ "api-key", "marker-key", "github-token" ];
    function readEnvironment(variables) {
      const read = name => variables[name] ?? "";
      const input = name => read(`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`);
      const apiUrl = read("GITHUB_API_URL") || "https://api.github.com";
      return Object.freeze({
        input,
        secrets: SECRET_INPUTS.map(name => input(name).trim()),
        inputNames: Object.keys(variables).flatMap(name => name.startsWith("INPUT_") ? name.slice(6).toLowerCase() : []),
        state: name => read(`STATE_${name}`),
        workspace: read("GITHUB_WORKSPACE"),
        eventName: read("GITHUB_EVENT_NAME"),
        eventPath: read("GITHUB_EVENT_PATH"),
        repository: read("GITHUB_REPOSITORY"),
        repositoryId: read("GITHUB_REPOSITORY_ID"),
        serverUrl: read("GITHUB_SERVER_URL") || "https://github.com",
        apiUrl,
        graphqlUrl: read("GITHUB_GRAPHQL_URL") || `${apiUrl.replace(/\/v3$/u, "")}/graphql`,
        runId: read("GITHUB_RUN_ID"),
        runAttempt: Number.parseInt(read("GITHUB_RUN_ATTEMPT"), 10) || 1,
        branch: /^refs\/heads\/(.+)/u.exec(read("GITHUB_REF"))?.[1],
        workflowFile: read("GITHUB_WORKFLOW_REF").replace(/@refs\/[^]*$/u, "").replace(`${read("GITHUB_REPOSITORY")}/`, ""),
        workflowJob: read("GITHUB_JOB"),
        step: read("GITHUB_ACTION"),
        actionRepository: read("GITHUB_ACTION_REPOSITORY"),
        actionRef: read("GITHUB_ACTION_REF"),
        verifiesCertificates: read("NODE_TLS_REJECT_UNAUTHORIZED") !== "0"
      });
    }
    function troubleshootingUrl({actionRepository, actionRef}, section = "") {
      if (actionRepository === "" || actionRef === "") return;
      const page = `https://github.com/${actionRepository}/blob/${actionRef}/docs/troubleshooting.md`;
      return section === "" ? page : `${page}#${section}`;
    }
  }),
  484: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      e: () => runStep
    });
    var client = __nccwpck_require__(580);
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
    var markdown = __nccwpck_require__(703);
    var lib_text = __nccwpck_require__(869);
    //! CONCATENATED MODULE: ./build/runner/commands.js
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
      appendSummary: markdown => summary.addRaw(`${markdown}\n`).write()
    };
    function createRunner(commands, given) {
      for (const secret of given) if (secret.trim() !== "") commands.setSecret(secret);
      const secrets = [ ...new Set(given.flatMap(formsOf)) ].toSorted((a, b) => b.length - a.length);
      const redact = text => secrets.reduce((redacted, secret) => withoutCutOff(redacted.replaceAll(secret, "***"), secret), text);
      const clean = text => redact((0, lib_text.TN)(redact(text), Number.POSITIVE_INFINITY));
      const line = text => clean(text).replace(/^::/u, ": :");
      const orLog = (what, content, write) => {
        try {
          write();
          return true;
        } catch (error) {
          const title = `Couldn't write ${what}`;
          commands.error(line(`${title}: ${String(error)}. Its value is: ${content}`), {
            title
          });
          return false;
        }
      };
      let lostOutput = false;
      return {
        hasLostOutput: () => lostOutput,
        redact,
        debug: text => {
          if (commands.isDebug()) commands.debug(line(text));
        },
        debugError: error => {
          if (!commands.isDebug()) return;
          commands.debug(causes(error).join("\ncaused by ").split("\n").map(clean).join("\n"));
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
          const content = redact(value);
          if (!orLog(`the output ${name}`, content, () => commands.setOutput(name, content))) lostOutput = true;
        },
        saveState: (name, value) => {
          const content = redact(value);
          orLog(`the state ${name}`, content, () => commands.saveState(name, content));
        },
        addSummary: async markdown => {
          try {
            await commands.appendSummary(redact(markdown));
          } catch (error) {
            commands.info(line(`Couldn't write the job summary: ${String(error)}`));
          }
        }
      };
    }
    const MIN_CUT_OFF_LENGTH = 10;
    function withoutCutOff(text, secret) {
      if (!text.includes("\u2026")) return text;
      const parts = text.split("\u2026");
      const last = parts.pop();
      const shown = parts.map(part => {
        for (let length = secret.length - 1; length >= MIN_CUT_OFF_LENGTH; length -= 1) if (part.endsWith(secret.slice(0, length))) return `${part.slice(0, -length)}***`;
        return part;
      });
      return [ ...shown, last ].join("\u2026");
    }
    function formsOf(secret) {
      const values = [ secret, ...secret.split(/[\r\n]+/u) ].filter(value => value.trim() !== "");
      return values.flatMap(value => [ value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value), encodeURI(value), Buffer.from(value).toString("base64"), (0, 
      markdown.Mk)(value), (0, markdown.pj)(value), value.replaceAll("&", "&amp;"), value.replaceAll("|", "\\|"), value.replaceAll('"', '""') ]);
    }
    function causes(error) {
      if (!(error instanceof Error)) return error === void 0 ? [] : [ (0, external_node_util_.inspect)(error) ];
      return [ error.stack ?? String(error), ...causes(error.cause) ];
    }
    var runner_environment = __nccwpck_require__(294);
    //! CONCATENATED MODULE: ./build/step/step.js
        async function runStep(run) {
      const environment = (0, runner_environment.Qo)(process.env);
      const runner = createRunner(toolkitCommands, environment.secrets);
      const end = exitCode => process.stdout.write("", () => process.exit(exitCode));
      process.on("uncaughtException", error => {
        const fix = "Run again with step debugging enabled, and report what the log shows";
        runner.error(`Unexpected error: ${String(error)}. ${fix}.`, "Unexpected error");
        runner.debugError(error);
        end(1);
      });
      const step = {
        environment,
        runner,
        clock: clock.ml,
        startedAt: clock.ml.now(),
        random: Math.random,
        cancelled: cancelSignal(),
        http: (0, client.uT)()
      };
      end(await run(step));
    }
    const CANCEL_SIGNALS = [ "SIGINT", "SIGTERM", "SIGBREAK" ];
    const EXIT_CODE_OF_A_CANCELLED_PROCESS = 130;
    function cancelSignal() {
      const cancelled = new AbortController;
      for (const name of CANCEL_SIGNALS) process.on(name, () => {
        if (cancelled.signal.aborted) process.exit(EXIT_CODE_OF_A_CANCELLED_PROCESS);
        cancelled.abort();
      });
      return cancelled.signal;
    }
  }),
  197: ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
      try {
        var _step_step_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(484);
        var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(464);
        await (0, _step_step_js__WEBPACK_IMPORTED_MODULE_0__.e)(_run_js__WEBPACK_IMPORTED_MODULE_1__.e);
        __webpack_async_result__();
      } catch (e) {
        __webpack_async_result__(e);
      }
    }, 1);
  }),
  464: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      e: () => run
    });
    var lib_clock = __nccwpck_require__(570);
    var lib_text = __nccwpck_require__(869);
    //! CONCATENATED MODULE: external "node:fs"
        const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
    //! CONCATENATED MODULE: external "node:fs/promises"
        const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
    //! CONCATENATED MODULE: external "node:path"
        const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
    var lib_problem = __nccwpck_require__(239);
    //! CONCATENATED MODULE: ./build/runner/files.js
        async function writeWhole({clock, runner}, target, text) {
      const redacted = Iterator.from(text).map(runner.redact);
      return await withDraft(runner, target, async (draft, mode) => {
        await (0, promises_namespaceObject.writeFile)(draft, redacted, {
          flag: "wx",
          flush: true,
          mode
        });
        if (mode !== void 0) await (0, promises_namespaceObject.chmod)(draft, mode);
        await replace(clock, draft, target.path);
      });
    }
    async function checkWritable(runner, target) {
      return await withDraft(runner, target, draft => (0, promises_namespaceObject.writeFile)(draft, "", {
        flag: "wx"
      }));
    }
    async function withDraft(runner, {path, name}, act) {
      const folder = (0, external_node_path_namespaceObject.dirname)(path);
      const draft = (0, external_node_path_namespaceObject.join)(folder, `.docs-agent-action-${Math.floor(Math.random() * 2 ** 32).toString(16)}.part`);
      try {
        (0, external_node_fs_namespaceObject.mkdirSync)(folder, {
          recursive: true
        });
        await act(draft, (0, external_node_fs_namespaceObject.statSync)(path, {
          throwIfNoEntry: false
        })?.mode);
        return;
      } catch (cause) {
        runner.debugError(cause);
        return {
          what: `Couldn't write ${(0, lib_text.Zw)(name)}`,
          ...whyUnwritable(cause)
        };
      } finally {
        await (0, promises_namespaceObject.rm)(draft).catch(() => {});
      }
    }
    const REFUSED = [ "EPERM", "EACCES", "EBUSY" ];
    const PAUSES_WHILE_OPEN = [ 100, 200, 400, 800, 1_500 ];
    async function replace(clock, draft, path) {
      for (const pause of PAUSES_WHILE_OPEN) {
        try {
          return await (0, promises_namespaceObject.rename)(draft, path);
        } catch (error) {
          if (!REFUSED.includes((0, lib_problem.$N)(error) ?? "")) throw error;
        }
        await clock.sleep(pause);
      }
      await (0, promises_namespaceObject.rename)(draft, path);
    }
    function whyUnwritable(cause) {
      if (!REFUSED.includes((0, lib_problem.$N)(cause) ?? "")) return {
        why: (0, lib_problem.bD)(cause)
      };
      return {
        why: "permission denied, or another program has it open",
        fix: "Close that program, or change the folder's permissions"
      };
    }
    var markdown = __nccwpck_require__(703);
    var runner_environment = __nccwpck_require__(294);
    //! CONCATENATED MODULE: ./build/step/conclusion.js
        const CONCLUSION_SIGN = {
      pass: "",
      notice: "\u2139\ufe0f ",
      warning: "\u26a0\ufe0f ",
      failure: "\u274c "
    };
    function noteOf({input, message}) {
      return {
        conclusion: "failure",
        title: `Invalid input: ${input}`,
        message,
        helpSection: "invalid-input"
      };
    }
    function exitCode(hasFailed, runner) {
      return hasFailed || runner.hasLostOutput() ? 1 : 0;
    }
    async function reportNotes({runner, environment}, notes, summary) {
      for (const note of notes) logConclusion(runner, note);
      const failure = notes.find(({conclusion}) => conclusion === "failure");
      const help = failure && (0, runner_environment.KB)(environment, failure.helpSection);
      if (help !== void 0) runner.info(`Troubleshooting: ${help}`);
      await runner.addSummary((0, markdown.qN)(summary, help && (0, markdown.nf)("troubleshooting page", help)));
      return exitCode(failure !== void 0, runner);
    }
    function logConclusion(runner, {conclusion, title, message}) {
      if (conclusion === "pass") runner.info(message); else runner[conclusion === "failure" ? "error" : conclusion](message, title);
    }
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
    function _isoDateTime(Class, params) {
      return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ...normalizeParams(params)
      });
    }
    function _isoDate(Class, params) {
      return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ...normalizeParams(params)
      });
    }
    function _boolean(Class, params) {
      return new Class({
        type: "boolean",
        ...normalizeParams(params)
      });
    }
    function _unknown(Class) {
      return new Class({
        type: "unknown"
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
    const dateSource = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
    function regexes_anchor(source) {
      return new RegExp(`^${source}$`);
    }
    const date = regexes_anchor(dateSource);
    function timeSource(args) {
      const hhmm = "(?:[01]\\d|2[0-3]):[0-5]\\d";
      const regex = typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
      return regex;
    }
    function datetime(args) {
      const opts = [ "Z" ];
      if (args.offset) opts.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
      const qualified = `${timeSource({
        precision: args.precision,
        seconds: true
      })}(?:${opts.join("|")})`;
      const timeRegex = args.local ? `${qualified}|${timeSource({
        precision: args.precision
      })}` : qualified;
      return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
    }
    const anyString = /^[\s\S]{0,}$/;
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
    const $ZodStringFormat = $constructor("$ZodStringFormat", (inst, def) => {
      $ZodCheckStringFormat.init(inst, def);
      $ZodString.init(inst, def);
    });
    const $ZodISODateTime = $constructor("$ZodISODateTime", (inst, def) => {
      def.pattern ?? (def.pattern = datetime(def));
      $ZodStringFormat.init(inst, def);
    });
    const $ZodISODate = $constructor("$ZodISODate", (inst, def) => {
      def.pattern ?? (def.pattern = date);
      $ZodStringFormat.init(inst, def);
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
    const $ZodUnknown = $constructor("$ZodUnknown", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.parse = payload => payload;
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
    function handleUnionResults(results, final, inst, ctx) {
      for (const result of results) if (result.issues.length === 0) {
        final.value = result.value;
        return final;
      }
      const nonaborted = results.filter(r => !aborted(r));
      if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
      }
      final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map(result => result.issues.map(iss => finalizeIssue(iss, ctx, config())))
      });
      return final;
    }
    const $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
      $ZodType.init(inst, def);
      defineLazyInternal(inst, "optin", zod => zod.def.options.some(o => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some(o => o._zod.optin !== void 0) ? "optional" : void 0);
      defineLazyInternal(inst, "optout", zod => zod.def.options.some(o => o._zod.optout === "optional") ? "optional" : void 0);
      defineLazyInternal(inst, "values", zod => {
        if (zod.def.options.every(o => o._zod.values)) return new Set(zod.def.options.flatMap(option => Array.from(option._zod.values)));
        return;
      });
      defineLazyInternal(inst, "pattern", zod => {
        if (zod.def.options.every(o => o._zod.pattern)) {
          const patterns = zod.def.options.map(o => o._zod.pattern);
          return new RegExp(`^(${patterns.map(p => cleanRegex(p.source)).join("|")})$`);
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
          issues: result.issues.map(iss => finalizeIssue(iss, ctx, config()))
        },
        input: payload.value
      });
      return payload;
    }
    const $ZodCatch = $constructor("$ZodCatch", (inst, def) => {
      $ZodType.init(inst, def);
      defineLazyInternal(inst, "optin", zod => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
      defineLazyInternal(inst, "optout", zod => zod.def.innerType._zod.optout);
      defineLazyInternal(inst, "values", zod => zod.def.innerType._zod.values);
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
    const ZodMiniStringFormat = $constructor("ZodMiniStringFormat", (inst, def) => {
      $ZodStringFormat.init(inst, def);
      ZodMiniString.init(inst, def);
    });
    const ZodMiniBoolean = $constructor("ZodMiniBoolean", (inst, def) => {
      $ZodBoolean.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function schemas_boolean(params) {
      return _boolean(ZodMiniBoolean, params);
    }
    const ZodMiniUnknown = $constructor("ZodMiniUnknown", (inst, def) => {
      $ZodUnknown.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function unknown() {
      return _unknown(ZodMiniUnknown);
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
    const ZodMiniUnion = $constructor("ZodMiniUnion", (inst, def) => {
      $ZodUnion.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function union(options, params) {
      return new ZodMiniUnion({
        type: "union",
        options,
        ...normalizeParams(params)
      });
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
    const ZodMiniCatch = $constructor("ZodMiniCatch", (inst, def) => {
      $ZodCatch.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    function schemas_catch(innerType, catchValue) {
      return new ZodMiniCatch({
        type: "catch",
        innerType,
        catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
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
    //! CONCATENATED MODULE: ./build/lib/json.js
    function parseJson(text) {
      try {
        return JSON.parse(text);
      } catch {
        return;
      }
    }
    function lenient(schema) {
      return schemas_catch(optional(schema), void 0);
    }
    function json_mapped(schema, change) {
      return pipe(schema, transform(change));
    }
    lenient(schemas_string());
    schemas_catch(schemas_boolean(), false);
    var client = __nccwpck_require__(580);
    //! CONCATENATED MODULE: ./build/platform/failures.js
        const POLICIES = {
      "bad-request": {
        reason: "bad-request",
        submit: "reject",
        read: "reject",
        page: "reject"
      },
      unauthorized: {
        reason: "unauthorized",
        submit: "reject",
        read: "reject",
        page: "reject",
        all: true
      },
      forbidden: {
        reason: "forbidden",
        submit: "reject",
        read: "reject",
        page: "reject",
        all: true
      },
      "not-found": {
        reason: "not-found",
        submit: "reject",
        read: "absent",
        page: "reject"
      },
      "rate-limit": {
        reason: "rate-limit",
        submit: "retry",
        read: "retry",
        page: "wait-for-quota",
        all: true
      },
      redirect: {
        reason: "redirect",
        submit: "reject",
        read: "retry",
        page: "reject"
      },
      "see-other": {
        reason: "redirect",
        submit: "uncertain",
        read: "retry",
        page: "reject"
      },
      "no-credits": {
        reason: "no-credits",
        submit: "reject",
        read: "retry",
        page: "reject"
      },
      "too-large": {
        reason: "too-large",
        submit: "reject",
        read: "retry",
        page: "reject"
      },
      refused: {
        reason: "refused",
        submit: "reject",
        read: "retry",
        page: "reject"
      },
      "server-error": {
        reason: "server-error",
        submit: "uncertain",
        read: "retry",
        page: "retry"
      },
      unreachable: {
        reason: "unreachable",
        submit: "retry",
        read: "retry",
        page: "retry"
      },
      "unusable-proxy": {
        reason: "unreachable",
        submit: "unsendable",
        read: "reject",
        page: "reject"
      },
      certificate: {
        reason: "unreachable",
        submit: "unsendable",
        read: "reject-first",
        page: "reject"
      },
      "proxy-login": {
        reason: "unreachable",
        submit: "unsendable",
        read: "reject-first",
        page: "reject"
      },
      "no-answer": {
        reason: "no-answer",
        submit: "uncertain",
        read: "retry",
        page: "retry"
      },
      timeout: {
        reason: "no-answer",
        submit: "uncertain",
        read: "retry",
        page: "retry"
      },
      "unreadable-answer": {
        reason: "unreadable-answer",
        submit: "uncertain",
        read: "retry",
        page: "retry"
      },
      "invalid-page": {
        reason: "unreadable-answer",
        submit: "uncertain",
        read: "retry",
        page: "retry-twice"
      },
      unsent: {
        reason: "timeout",
        submit: "retry",
        read: "retry",
        page: "retry"
      },
      interrupted: {
        reason: "timeout",
        submit: "uncertain",
        read: "retry",
        page: "retry"
      }
    };
    const BY_STATUS = {
      303: "see-other",
      400: "bad-request",
      401: "unauthorized",
      402: "no-credits",
      403: "forbidden",
      404: "not-found",
      407: "proxy-login",
      408: "timeout",
      413: "too-large",
      429: "rate-limit"
    };
    function failureOfStatus(status) {
      const known = BY_STATUS[status];
      if (known !== void 0) return known;
      if (status >= 500) return "server-error";
      return status >= 400 ? "refused" : "redirect";
    }
    function whyAndFix({failure, method, path, retryAfterMs}, said) {
      const isAboutJob = /\/job\/./u.test(path);
      const [, version] = /^(\/v\d(?:\/(?:agent|analytics).*)?)\/v\d\/a/u.exec(path) ?? [];
      const fixOfBase = version && `Remove \`${version}\` from the end of \`base-url\``;
      const isPage = !version && SAID_BY_PAGES.includes(failure) && said.startsWith("an HTML page");
      if (isPage) return {
        why: "something other than the API answered",
        fix: "Check `base-url` and the proxy"
      };
      switch (failure) {
       case "bad-request":
        return {
          why: "the API rejected the request",
          fix: fixOfBase ?? fixOfBadRequest(method, isAboutJob)
        };

       case "no-credits":
        return {
          why: "the organization has no credits left",
          fix: "Check the credits and whether overages are allowed on the Usage page of the dashboard"
        };

       case "too-large":
        return {
          why: "the prompt is too long for the API",
          fix: "Shorten the prompt, or `include` less"
        };

       case "unauthorized":
        return /upgrade|plan\b/iu.test(said) ? {
          why: "the project's plan doesn't include this API",
          fix: "Upgrade the plan to use API keys"
        } : {
          why: "the API key is wrong or expired",
          fix: "Create an admin key on the API keys page of the dashboard and update the secret"
        };

       case "forbidden":
        return {
          why: "the API key isn't allowed to do this",
          fix: `Check the key's scope (\`${method === "GET" ? "read" : "write"}\`), allowed IP addresses and organization on the API keys page`
        };

       case "not-found":
        if (fixOfBase !== void 0) return {
          why: "the API doesn't know this path",
          fix: fixOfBase
        };
        return isAboutJob ? {
          why: "the API doesn't know this job",
          fix: "Check the job's id and `project-id`"
        } : {
          why: "the API doesn't know this project",
          fix: CHECK_PROJECT_ID
        };

       case "rate-limit":
        {
          const when = retryAfterMs ? `in ${(0, lib_text.a3)(retryAfterMs)}` : "later";
          const why = `${limitOf(method, path)} is used up`;
          return {
            why,
            fix: `Run again ${when}, or less often`,
            isTransient: true
          };
        }

       case "redirect":
       case "see-other":
        return {
          why: "the base URL redirects, which isn't followed",
          fix: "Set `base-url` to the final URL"
        };

       case "refused":
        return {
          why: "the API rejected the request",
          fix: "Contact the API's support with the request id from the debug log"
        };

       case "server-error":
        return {
          why: "the API had an internal error",
          fix: "Check the API's status page and run again later",
          isTransient: true
        };

       case "unreachable":
        return {
          why: "the API couldn't be reached",
          fix: "Check `base-url`, DNS, the firewall, certificates and the proxy (`https_proxy`, `no_proxy`)"
        };

       case "unusable-proxy":
        return {
          why: "the runner's proxy can't be used",
          fix: "Correct `https_proxy` or `http_proxy` (a `%` in a password is written `%25`), or update the runner if its Node is too old"
        };

       case "certificate":
        return {
          why: "the certificate of the API, or of a proxy before it, isn't trusted",
          fix: "If the proxy has one of its own, set `NODE_EXTRA_CA_CERTS` to a file with it; otherwise check `base-url` and the runner's clock"
        };

       case "proxy-login":
        return {
          why: "the proxy requires a user name and a password",
          fix: "Add them to `https_proxy`, such as `http://user:password@proxy:3128` (a `%` in a password is written `%25`)"
        };

       case "no-answer":
        return {
          why: "the connection broke before the response was complete",
          ...RUN_LATER
        };

       case "timeout":
        return {
          why: "the API didn't respond in time",
          ...RUN_LATER
        };

       case "unreadable-answer":
        return {
          why: "the response couldn't be read",
          fix: "Check `base-url` and the proxy, because something other than the API may have answered"
        };

       case "invalid-page":
        return {
          why: "the response doesn't follow the specification",
          fix: "Report it to the API's support"
        };

       case "unsent":
        return {
          why: "the step ended before the request was sent",
          ...RUN_LATER
        };

       case "interrupted":
        return {
          why: "the step ended before the response arrived",
          ...RUN_LATER
        };

       default:
        return failure;
      }
    }
    const SAID_BY_PAGES = [ "unauthorized", "forbidden", "not-found" ];
    const RUN_LATER = {
      fix: "Run again later",
      isTransient: true
    };
    const CHECK_PROJECT_ID = "Check `project-id`, which is on the API keys page of the dashboard";
    function fixOfBadRequest(method, isAboutJob) {
      if (isAboutJob && method === "POST") return "Shorten the prompt, or send it without `job-id`";
      if (isAboutJob) return "Check the job's id and `project-id`: the API returns 400 for an unknown project";
      return `${CHECK_PROJECT_ID}${method === "GET" ? ", and the period" : ""}: the API returns 400 for an unknown id`;
    }
    function limitOf(method, path) {
      if (method === "POST") return "the project's limit of 100 agent jobs an hour";
      return /^(?!.*\/agent\/).*\/v1\/analytics\//u.test(path) ? "the organization's limit of 100 analytics requests an hour" : "the rate limit";
    }
    //! CONCATENATED MODULE: ./build/platform/errors.js
        class PlatformError extends Error {
      name="PlatformError";
      failed;
      problem;
      policy;
      constructor(failed, sent = failed) {
        const said = messageIn(failed);
        const problem = {
          ...whyAndFix(failed, said),
          request: formatRequest(sent, said)
        };
        super(`${(0, lib_problem.l2)(problem.why)} (${problem.request})`, {
          cause: failed.cause
        });
        this.failed = failed;
        this.problem = problem;
        this.policy = POLICIES[failed.failure];
      }
      get isRejection() {
        return this.policy.submit === "reject" && this.policy.read === "reject";
      }
      explain(what, fix = this.problem.fix) {
        return (0, lib_problem.Vw)({
          ...this.problem,
          what,
          fix
        });
      }
    }
    function expectPlatformError(error) {
      if (error instanceof PlatformError) return error;
      throw error;
    }
    function formatRequest(failed, said) {
      const {method, path, status} = failed;
      const why = said === "" ? saidByCause(failed) : `\u201c${(0, lib_text.TN)(said, MAX_QUOTED_LENGTH)}\u201d`;
      const result = [ status, why ].filter(part => part !== void 0).join(", ");
      return `${method} ${path}${result === "" ? "" : `: ${result}`}`;
    }
    const MAX_QUOTED_LENGTH = 300;
    const SAID_BY_CAUSE = [ "unreachable", "unusable-proxy", "certificate", "no-answer", "invalid-page" ];
    function saidByCause({failure, cause}) {
      const says = SAID_BY_CAUSE.includes(failure) || failure === "unreadable-answer" && cause instanceof client.j$;
      if (!says || !(cause instanceof Error)) return;
      const code = (0, lib_problem.$N)(cause);
      const [, tlsReason] = /:SSL routines:[^:]*:([^:]+):/u.exec(cause.message) ?? [];
      if (code !== void 0 && tlsReason !== void 0) return `${code}: ${tlsReason}`;
      const message = (0, lib_text.TN)(cause.message);
      if (code === void 0 || message.includes(code)) return message || void 0;
      return message === "" ? code : `${code}: ${message}`;
    }
    function messageIn({failure, text = "", json}) {
      if (failure === "invalid-page") return "";
      return (0, lib_text.TN)(json === void 0 ? plainText(text) : [ ...messagesOf(json) ].join(" \u2014 "));
    }
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
      if (/^\s*[{[]/u.test(text)) return "";
      if (!/^\s*</u.test(text)) return text;
      const [, title] = /<title[^>]{0,100}>([^<]*)/iu.exec(text) ?? [];
      return title === void 0 ? "an HTML page" : `an HTML page: ${title}`;
    }
    //! CONCATENATED MODULE: ./build/platform/client.js
        const REQUEST_TIMEOUT_MS = 30_000;
    class PlatformClient {
      #options;
      #apiKey;
      #base;
      constructor(options, baseUrl, apiKey) {
        this.#options = options;
        this.#apiKey = apiKey;
        this.#base = baseUrl.origin + baseUrl.pathname.replace(/\/+$/u, "");
      }
      async get(path, attempt, query = {}) {
        return await this.#send("GET", this.#url(path, `?${new URLSearchParams(query)}`), attempt);
      }
      async post(path, attempt, body) {
        return await this.#send("POST", this.#url(path), attempt, JSON.stringify(body));
      }
      #url(path, query = "") {
        return new URL(`${this.#base}/${path.map(encodeURIComponent).join("/")}${query}`);
      }
      async #send(method, url, {attempt, signal, onSending}, body) {
        const {clock} = this.#options;
        const headers = {
          accept: "application/json",
          "accept-encoding": "identity",
          authorization: `Bearer ${this.#apiKey}`,
          "user-agent": client._O,
          ...body !== void 0 && {
            "content-type": "application/json"
          }
        };
        const sent = {
          method,
          path: url.pathname
        };
        return await (0, lib_clock.wj)(clock, clock.now() + REQUEST_TIMEOUT_MS, signal, async ({timedOut, stop}) => {
          try {
            const request = {
              method,
              url,
              headers,
              body,
              signal: stop,
              onSending
            };
            const response = await (0, client.nv)(this.#options, request, attempt);
            const {status} = response;
            const text = utf8.decode(response.body);
            const answer = {
              ...sent,
              status,
              text,
              json: parseJson(text)
            };
            if (isSuccess(status)) return answer;
            throw new PlatformError({
              ...answer,
              failure: failureOfStatus(status),
              retryAfterMs: (0, client.Vs)(response.headers, clock.now())
            });
          } catch (error) {
            if (!(error instanceof client.j$)) throw error;
            const {head} = error;
            throw new PlatformError({
              ...sent,
              failure: failureOf(error, timedOut.aborted, signal.aborted),
              ...head && {
                status: head.status,
                retryAfterMs: (0, client.Vs)(head.headers, clock.now())
              },
              cause: error.cause ?? error
            });
          }
        });
      }
    }
    function failureOf(error, timedOut, isInterrupted) {
      const {head, isSent, fault} = error;
      if (head !== void 0 && !isSuccess(head.status)) return failureOfStatus(head.status);
      if (fault !== void 0) return fault;
      if (!isSent && CERTIFICATE.test((0, lib_problem.$N)(error.cause) ?? "")) return "certificate";
      if (!isSent && isProxyLogin(error.cause)) return "proxy-login";
      if (timedOut) return isSent ? "timeout" : "unreachable";
      if (isInterrupted) return isSent ? "interrupted" : "unsent";
      return isSent ? "no-answer" : "unreachable";
    }
    const CERTIFICATE = /CERT|CRL|^UNABLE_TO_|^ERR_TLS_|^INVALID_(?:CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$|^HOSTNAME_MISMATCH$/u;
    function isProxyLogin(cause) {
      return cause instanceof Error && "statusCode" in cause && cause.statusCode === 407;
    }
    function isSuccess(status) {
      return status >= 200 && status <= 299;
    }
    const MAX_SEGMENT_LENGTH = 500;
    function isPathSegment(value) {
      return !/^\.{0,2}$/u.test(value) && value.length <= MAX_SEGMENT_LENGTH && value.isWellFormed();
    }
    const utf8 = new TextDecoder("utf-8");
    //! CONCATENATED MODULE: ./build/runner/inputs.js
        function inputName(key) {
      return key.replace(/[A-Z]/gu, letter => `-${letter.toLowerCase()}`);
    }
    function readInputs({input, inputNames}, rules, redact, check = () => []) {
      const keys = Object.keys(rules);
      const names = keys.map(inputName);
      const undeclared = inputNames.filter(name => !names.includes(name));
      const misspelled = misspelledInputs(undeclared, keys);
      const problems = [ ...misspelled ];
      const invalid = new Set(misspelled.map(({meant}) => meant));
      const textOf = key => invalid.has(key) ? "" : input(inputName(key));
      const texts = () => Object.fromEntries(keys.map(key => [ key, textOf(key) ]));
      const given = texts();
      const {data, error} = object(rules).safeParse(given, {
        reportInput: true
      });
      for (const {path, message, input: read} of error?.issues ?? []) {
        const key = String(path[0]);
        const wrong = typeof read === "string" ? read : given[key] ?? "";
        const not = message.startsWith("must ") ? `, not ${quoted(wrong, redact)}` : "";
        problems.push({
          input: inputName(key),
          message: `\`${inputName(key)}\` ${message}${not}.`
        });
        invalid.add(key);
      }
      const values = data ?? object(rules).parse(texts());
      for (const [together, message] of check(values, invalid)) {
        const isKnown = together.some(key => invalid.has(key));
        if (message && !isKnown) problems.push({
          input: inputName(together[0]),
          message
        });
      }
      problems.sort((a, b) => names.indexOf(a.input) - names.indexOf(b.input));
      return {
        values,
        problems,
        invalid
      };
    }
    function misspelledInputs(undeclared, keys) {
      return undeclared.flatMap(name => {
        const letters = name.replaceAll(/[-_]/gu, "");
        const meant = keys.find(key => isNearly(key.toLowerCase(), letters));
        if (meant === void 0) return [];
        const message = `${(0, lib_text.Zw)(name)} isn't an input of this action. Use \`${inputName(meant)}\`.`;
        return {
          input: name,
          meant,
          message
        };
      });
    }
    function isNearly(one, other) {
      let at = 0;
      while (at < one.length && one[at] === other[at]) at += 1;
      const rest = one.slice(at);
      const otherRest = other.slice(at);
      return rest.slice(1) === otherRest || rest === otherRest.slice(1) || rest.slice(1) === otherRest.slice(1) || rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0];
    }
    function withDefault(whenEmpty, rule) {
      return pipe(transform(text => text.trim() || whenEmpty), rule);
    }
    function inputs_optional(rule) {
      return pipe(transform(text => text.trim() || void 0), optional(rule));
    }
    const trimmed = schemas_string().check(_trim());
    const inputs_boolean = matching(/^(?:true|True|TRUE|false|False|FALSE)$/u, "must be `true` or `false`", text => text.toLowerCase() === "true");
    function decimal(requirement, isValid) {
      const error = `must be ${requirement}`;
      return matching(/^\d+(?:\.\d+)?$/u, error, Number).check(refine(isValid, error));
    }
    function wholeNumber(least, most) {
      return decimal(`a whole number from ${least} to ${most}`, value => Number.isInteger(value) && value >= least && value <= most);
    }
    function oneOf(...words) {
      return schemas_enum(words, `must be one of ${words.map(word => `\`${word}\``).join(", ")}`);
    }
    function matching(form, error, value) {
      return json_mapped(schemas_string().check(_regex(form, error)), value);
    }
    const inputs_MAX_QUOTED_LENGTH = 60;
    function quoted(value, redact) {
      return (0, lib_text.Zw)(redact(value.trim()), inputs_MAX_QUOTED_LENGTH);
    }
    //! CONCATENATED MODULE: ./build/step/connection.js
    const DEFAULT_BASE_URL = "https://api.mintlify.com";
    const NO_URL = `must be a URL, such as \`${DEFAULT_BASE_URL}\``;
    const NO_HTTPS_URL = "must be an https URL without a user name, query or fragment (http only for this machine, such as `http://localhost:4700`)";
    function isOneWord(fix) {
      return _regex(/^[\x21-\x7E]*$/u, `has a space, a line break or a character that is not ASCII. ${fix}`);
    }
    function isNoKeyOf(kind, prefix) {
      const fix = "Create an admin key (`mint_\u2026`) on the API keys page of the dashboard";
      return refine(text => !text.startsWith(prefix), `is an ${kind} key (\`${prefix}\u2026\`). ${fix}`);
    }
    const connection_url = json_mapped(schemas_string().check(refine(text => URL.canParse(text), NO_URL)), text => new URL(text));
    const QUOTED = /^(["'`]).*\1$/u;
    const connectionInputs = {
      projectId: schemas_string().check(_trim(), refine(text => text === "" || isPathSegment(text), "must be a project id")),
      apiKey: schemas_string().check(_trim(), refine(text => !QUOTED.test(text), "is in quotes. Store the key in the secret without them"), isNoKeyOf("assistant", "mint_dsc_"), isNoKeyOf("index", "mint_us_"), isOneWord("Store only the key in the secret")),
      baseUrl: withDefault(DEFAULT_BASE_URL, connection_url.check(refine(isAcceptable, NO_HTTPS_URL)))
    };
    function checkConnection(given) {
      const {projectId, apiKey, baseUrl} = given;
      const isOther = apiKey !== "" && !apiKey.startsWith("mint_") && baseUrl.origin === DEFAULT_BASE_URL;
      return [ [ [ "projectId" ], projectId === "" && NO_PROJECT ], [ [ "apiKey" ], apiKey === "" && NO_KEY ], [ [ "apiKey", "baseUrl" ], isOther && NO_ADMIN_KEY ] ];
    }
    const NO_PROJECT = "`project-id` is empty. Check how the input and the variable are spelled, and that it is a variable, not a secret; the id is on the API keys page of the dashboard.";
    const NO_KEY = "`api-key` is empty. Check that the secret exists and that its name is right; runs from forks get no secrets, and runs from Dependabot only get Dependabot secrets.";
    const NO_ADMIN_KEY = "`api-key` isn't an admin key, because it doesn't start with `mint_`. Create an admin key on the API keys page of the dashboard.";
    const MAX_TIMEOUT_MINUTES = 350;
    function timeoutRule(minutes) {
      const what = `a number of minutes above 0 and at most ${MAX_TIMEOUT_MINUTES}`;
      const isAllowed = value => value > 0 && value <= MAX_TIMEOUT_MINUTES;
      return withDefault(minutes, decimal(what, isAllowed));
    }
    function isAcceptable(url) {
      if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") return false;
      return url.protocol === "https:" || url.protocol === "http:" && isLoopback(url);
    }
    function isLoopback(url) {
      return url.hostname === "localhost" || url.hostname === "[::1]" || /^127(?:\.\d+){3}$/u.test(url.hostname);
    }
    function openPlatformClient(step, {baseUrl, apiKey}) {
      if (!step.environment.verifiesCertificates) step.runner.warning(UNVERIFIED, "Certificates not verified");
      return new PlatformClient(step, baseUrl, apiKey);
    }
    const UNVERIFIED = "`NODE_TLS_REJECT_UNAUTHORIZED` is `0`, so anyone on the network can pose as the API or GitHub and read the key and the token. Remove it. If a proxy has its own certificates, set `NODE_EXTRA_CA_CERTS`.";
    //! CONCATENATED MODULE: ./node_modules/zod/v4/mini/iso.js
        const ZodMiniISODateTime = $constructor("ZodMiniISODateTime", (inst, def) => {
      $ZodISODateTime.init(inst, def);
      ZodMiniStringFormat.init(inst, def);
    });
    function iso_datetime(params) {
      return _isoDateTime(ZodMiniISODateTime, params);
    }
    const ZodMiniISODate = $constructor("ZodMiniISODate", (inst, def) => {
      $ZodISODate.init(inst, def);
      ZodMiniStringFormat.init(inst, def);
    });
    function iso_date(params) {
      return _isoDate(ZodMiniISODate, params);
    }
    //! CONCATENATED MODULE: ./build/visitors/date-range.js
    const MARKDOWN_COUNTS_AS_AI = "2026-07-31";
    const NO_DATE = "must be a real date, such as `2026-02-28` or `2026-02-28T12:00:00Z`";
    const TIME = {
      local: true,
      offset: true
    };
    const dateRule = json_mapped(union([ iso_date(), iso_datetime(TIME), iso_datetime({
      ...TIME,
      precision: -1
    }) ], NO_DATE).check(_regex(/^[1-9]/u, NO_DATE)), text => text.replace(/T[\d:.]+$/u, "$&Z"));
    function daysBefore(to, days) {
      return {
        from: written(Date.parse(to) - days * lib_clock.sO),
        to
      };
    }
    function monthsBefore(date, months) {
      const month = monthOf(Date.parse(date));
      return {
        from: (0, lib_text.dA)(startOf(month - months)),
        to: (0, lib_text.dA)(startOf(month)),
        months
      };
    }
    function rangeBetween(from, to) {
      const start = Date.parse(from);
      const end = Date.parse(to);
      const first = monthOf(start);
      const last = monthOf(end);
      const areFirsts = startOf(first) === start && startOf(last) === end;
      return areFirsts ? {
        from,
        to,
        months: last - first
      } : {
        from,
        to
      };
    }
    function lengthMs({from, to}) {
      return Date.parse(to) - Date.parse(from);
    }
    function rangeBefore(range) {
      const {from, months} = range;
      const start = Date.parse(from);
      const before = months === void 0 ? start - lengthMs(range) : startOf(monthOf(start) - months);
      return {
        ...range,
        from: written(before),
        to: from
      };
    }
    function monthOf(milliseconds) {
      const date = new Date(milliseconds);
      return 12 * (date.getUTCFullYear() - 1_970) + date.getUTCMonth();
    }
    function startOf(month) {
      return Date.UTC(1_970, month);
    }
    function crossesCountingChange({from, to}) {
      const change = Date.parse(MARKDOWN_COUNTS_AS_AI);
      return Date.parse(from) < change && change < Date.parse(to);
    }
    function formatDateRange({from, to}) {
      if (from.includes("T") || to.includes("T")) return `${from} \u2013 ${to}`;
      const last = (0, lib_text.dA)(Date.parse(to) - lib_clock.sO);
      return last === from ? from : `${from} \u2013 ${last}`;
    }
    function formatLength(range) {
      if (range.months !== void 0) return range.months === 1 ? "month" : `${range.months} months`;
      const days = lengthMs(range) / lib_clock.sO;
      if (days === 7) return "week";
      if (days === 1) return "day";
      return Number.isInteger(days) ? `${days} days` : "period";
    }
    function written(milliseconds) {
      if (milliseconds % lib_clock.sO === 0) return (0, lib_text.dA)(milliseconds);
      return new Date(milliseconds).toISOString().replace(".000Z", "Z");
    }
    //! CONCATENATED MODULE: ./build/visitors/formats.js
        const formatNames = [ "csv", "json", "ndjson" ];
    const formats = {
      csv,
      json: formats_json,
      ndjson
    };
    const ROWS_IN_A_PART = 1_000;
    const BEFORE_FORMULA = /(?<=^|[;\t\r\n])(?=["']*[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20])/gu;
    const NEEDS_QUOTES = /[",\r\n]/u;
    function csv(reading) {
      const {from, to} = reading.range;
      const line = ({path, human, ai, total}) => `${from},${to},${cell(path)},${human},${ai},${total}\r\n`;
      return inParts("date_from,date_to,path,human,ai,total\r\n", reading.rows(), line, "");
    }
    function cell(path) {
      if (/^\/[^",;\t\r\n]*$/u.test(path)) return path;
      const safe = path.replace(BEFORE_FORMULA, "'");
      return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    }
    function ndjson(reading) {
      const {from: date_from, to: date_to} = reading.range;
      return inParts("", reading.rows(), row => `${JSON.stringify({
        date_from,
        date_to,
        ...row
      })}\n`, "");
    }
    function formats_json(reading, project, startedAt) {
      const {range, totals, isComplete: complete, hasMore} = reading;
      const period = {
        dateFrom: range.from,
        dateTo: range.to
      };
      const fields = {
        project,
        generated_at: new Date(startedAt).toISOString(),
        ...period,
        complete,
        totals
      };
      const head = `${JSON.stringify(fields).slice(0, -1)},"visitors":[`;
      const rows = reading.rows();
      const [first] = rows.values();
      const line = row => `${row === first ? "" : ","}\n${JSON.stringify(row)}`;
      return inParts(head, rows, line, `\n],"hasMore":${hasMore}}\n`);
    }
    function* inParts(head, byPath, line, tail) {
      const rows = [ ...byPath.values() ];
      yield head;
      for (let from = 0; from < rows.length; from += ROWS_IN_A_PART) {
        const part = rows.slice(from, from + ROWS_IN_A_PART);
        yield part.map(line).join("");
      }
      yield tail;
    }
    //! CONCATENATED MODULE: ./build/runner/workspace.js
        function outputFileInWorkspace(workspace, named) {
      const place = placeIn(workspace, named, "Use a path in the workspace");
      if ("message" in place) return place;
      const {path, name, isMissing} = place;
      if (/[/\\]$/u.test(named.path) || !isMissing && (0, external_node_fs_namespaceObject.statSync)(path).isDirectory()) return unusable(named, "is a folder. Name a file in it");
      return {
        path,
        name: name.replaceAll(external_node_path_namespaceObject.sep, "/")
      };
    }
    function placeIn(workspace, named, fix) {
      const root = realPath(workspace);
      if (root === void 0) return {
        input: named.input,
        message: `\`${named.input}\`: ${NO_WORKSPACE}`
      };
      const outside = unusable(named, `is outside the workspace. ${fix}`);
      const target = (0, external_node_path_namespaceObject.resolve)(root, named.path);
      let existing = target;
      for (let code = faultOf(existing); code !== void 0; code = faultOf(existing)) {
        if (code !== "ENOENT" && code !== "ENOTDIR") return unusable(named, `can't be the path of a file (${code})`);
        if (existing === (0, external_node_path_namespaceObject.dirname)(existing)) return outside;
        existing = (0, external_node_path_namespaceObject.dirname)(existing);
      }
      const real = realPath(existing);
      if (real === void 0) return unusable(named, "contains a broken symbolic link");
      const path = (0, external_node_path_namespaceObject.join)(real, (0, external_node_path_namespaceObject.relative)(existing, target));
      const name = (0, external_node_path_namespaceObject.relative)(root, path);
      const parts = name.split(external_node_path_namespaceObject.sep);
      if (parts[0] === ".." || (0, external_node_path_namespaceObject.isAbsolute)(name)) return outside;
      if (parts.some(part => part.toLowerCase() === ".git")) return unusable(named, "is in `.git`, which can contain a token. Use another file");
      const isMissing = existing !== target;
      if (isMissing && !(0, external_node_fs_namespaceObject.statSync)(real).isDirectory()) return unusable(named, "uses a file as a folder");
      return {
        path,
        name,
        isMissing
      };
    }
    const NO_WORKSPACE = "the workspace doesn't exist. Run `actions/checkout` before this step.";
    function realPath(path) {
      try {
        return external_node_fs_namespaceObject.realpathSync.native(path);
      } catch {
        return;
      }
    }
    function faultOf(path) {
      try {
        (0, external_node_fs_namespaceObject.lstatSync)(path);
        return;
      } catch (cause) {
        return (0, lib_problem.$N)(cause) ?? String(cause);
      }
    }
    function unusable({input, path}, why) {
      return {
        input,
        message: `\`${input}\`: ${(0, lib_text.Zw)(path)} ${why}.`
      };
    }
    //! CONCATENATED MODULE: ./build/visitors/inputs.js
        const DEFAULT_DAYS = 30;
    const rules = {
      ...connectionInputs,
      dateFrom: inputs_optional(dateRule),
      dateTo: inputs_optional(dateRule),
      lastDays: inputs_optional(wholeNumber(1, 3_650)),
      lastMonths: inputs_optional(wholeNumber(1, 36)),
      format: withDefault("csv", oneOf(...formatNames)),
      file: trimmed,
      compare: withDefault("false", inputs_boolean),
      trend: inputs_optional(wholeNumber(2, 60)),
      top: withDefault("10", wholeNumber(0, 100)),
      ifIncomplete: withDefault("error", oneOf("error", "warn")),
      timeoutMinutes: timeoutRule("10")
    };
    function parseInputs({environment, runner, startedAt: now}) {
      const {values, problems} = readInputs(environment, rules, runner.redact, (read, invalid) => [ ...checkConnection(read), ...checkPeriod(read, invalid, now) ]);
      const path = values.file || `visitors.${values.format}`;
      const file = outputFileInWorkspace(environment.workspace, {
        input: "file",
        path
      });
      if ("message" in file) return {
        problems: [ ...problems, file ].map(noteOf)
      };
      if (problems.length > 0) return {
        problems: problems.map(noteOf)
      };
      const range = rangeOf(values, now);
      const notes = [ ...notesOnFormat(file, values.format), ...notesOnPeriod(range, now) ];
      return {
        ...values,
        range,
        file,
        notes
      };
    }
    function notesOnPeriod({to}, now) {
      const message = `\`date-to\` (${to}) is in the future, so the numbers can still grow: don't compare them with those of a whole period. Export it again after that.`;
      return Date.parse(to) > now ? [ {
        conclusion: "warning",
        title: "Period not over",
        message
      } ] : [];
    }
    function notesOnFormat({name}, format) {
      const ending = formatNames.find(one => name.toLowerCase().endsWith(`.${one}`));
      if (ending === void 0 || ending === format) return [];
      const message = `\`file\` ends in \`.${ending}\`, but \`format\` is \`${format}\`, and the name has no effect on the format. Change one of them.`;
      return [ {
        conclusion: "warning",
        title: "Input without effect",
        message
      } ];
    }
    function checkPeriod(values, invalid, now) {
      const {dateFrom, dateTo, lastDays, lastMonths} = values;
      const isDated = (dateFrom ?? dateTo) !== void 0 || invalid.has("dateFrom") || invalid.has("dateTo");
      const isSetTwice = [ lastDays !== void 0, lastMonths !== void 0, isDated ].filter(Boolean).length > 1;
      const other = lastDays === void 0 ? "lastMonths" : "lastDays";
      const setTwice = `\`${inputName(other)}\` can't be combined with another way to set the period. ${ONE_WAY}`;
      const range = rangeOf(values, now);
      const isEmpty = lengthMs(range) <= 0 || Date.parse(range.from) >= now;
      const empty = `\`date-from\` (${range.from}) must be in the past, and before \`date-to\` (${range.to}). ${EXCLUSIVE}`;
      return [ [ [ other ], isSetTwice && setTwice ], [ [ "dateFrom", "dateTo", "lastDays", "lastMonths" ], isEmpty && empty ] ];
    }
    const ONE_WAY = "Set only one of `last-days`, `last-months`, and `date-from` with `date-to`.";
    const EXCLUSIVE = "`date-to` is today in UTC by default, and exclusive: to export one day, set it to the next day.";
    function rangeOf({dateFrom: from, dateTo: to, lastDays = DEFAULT_DAYS, lastMonths}, now) {
      const today = (0, lib_text.dA)(now);
      if (lastMonths !== void 0) return monthsBefore(today, lastMonths);
      if (to === void 0) return from === void 0 ? daysBefore(today, lastDays) : {
        from,
        to: today
      };
      return from === void 0 ? daysBefore(to, DEFAULT_DAYS) : rangeBetween(from, to);
    }
    //! CONCATENATED MODULE: ./build/visitors/comparison.js
        function compare(now, reading, top) {
      const {totals} = reading;
      if (!reading.isComplete || totals === void 0) return;
      const before = reading.rows();
      const changed = [ ...new Set(now.keys()).union(before) ].flatMap(path => {
        const earlier = before.get(path)?.total ?? 0;
        const after = now.get(path)?.total ?? 0;
        return earlier === after ? [] : [ {
          path,
          before: earlier,
          after,
          change: after - earlier
        } ];
      });
      changed.sort(largestChangeFirst);
      return {
        range: reading.range,
        totals,
        before,
        changed,
        movers: changed.slice(0, top)
      };
    }
    function largestChangeFirst(one, other) {
      return Math.abs(other.change) - Math.abs(one.change) || byText(one.path, other.path);
    }
    function byText(one, other) {
      return one < other ? -1 : 1;
    }
    function mostVisitorsFirst(one, other) {
      return other.total - one.total || byText(one.path, other.path);
    }
    var external_node_util_ = __nccwpck_require__(975);
    //! CONCATENATED MODULE: ./build/platform/visitors.js
        const Page = object({
      visitors: custom(value => Array.isArray(value) && value.every(isVisitorRow), {
        error: ({input}) => whyNotRows(input)
      }),
      totals: custom(isCounts, "`totals` lacks a number of 0 or more"),
      hasMore: schemas_boolean("`hasMore` is neither true nor false")
    });
    async function visitorPage(client, projectId, query, attempt) {
      const written = {
        ...query,
        limit: String(query.limit),
        offset: String(query.offset)
      };
      const answer = await client.get([ "v1", "analytics", projectId, "visitors" ], attempt, written);
      const page = Page.safeParse(answer.json);
      if (page.success) return knownFields(page.data);
      const failure = Listing.safeParse(answer.json).success ? "invalid-page" : "unreadable-answer";
      throw new PlatformError({
        ...answer,
        failure,
        cause: new Error(page.error.issues[0]?.message)
      });
    }
    const Listing = object({
      visitors: array(unknown())
    });
    function knownFields({visitors, totals, hasMore}) {
      const all = visitors.map(({path, human, ai, total}) => ({
        path: path.toWellFormed(),
        human,
        ai,
        total
      }));
      return {
        visitors: all,
        totals: {
          human: totals.human,
          ai: totals.ai,
          total: totals.total
        },
        hasMore
      };
    }
    function isCounts(value) {
      if (typeof value !== "object" || value === null) return false;
      const {human, ai, total} = value;
      return isCount(human) && isCount(ai) && isCount(total);
    }
    function isVisitorRow(value) {
      return isCounts(value) && "path" in value && typeof value.path === "string";
    }
    function isCount(value) {
      return typeof value === "number" && value >= 0 && value < Number.POSITIVE_INFINITY;
    }
    const COUNTS = [ "human", "ai", "total" ];
    const LONGEST_QUOTE = 140;
    function whyNotRows(visitors) {
      if (!Array.isArray(visitors)) return;
      const at = visitors.findIndex(row => !isVisitorRow(row));
      const row = (0, lib_text.TN)((0, external_node_util_.inspect)(visitors[at], {
        depth: 0
      }), LONGEST_QUOTE);
      return `row ${at + 1} isn't a path with numbers of 0 or more: ${row}`;
    }
    //! CONCATENATED MODULE: ./build/visitors/passes.js
        const PAGE_SIZE = 250;
    const MAX_PASSES = 8;
    const USUAL_PASSES = 3;
    const SHORTEST_CERTAIN_PAGE = 50;
    const MAX_PAGES_WITHOUT_NEW_ROWS = 5;
    const FLAWS = {
      totals: "the totals changed",
      short: "a page was too short",
      stalled: `${MAX_PAGES_WITHOUT_NEW_ROWS} pages had no new row`
    };
    class Pass {
      offset=0;
      totals;
      shortLength;
      pagesWithoutNewRows=0;
      isEnded=false;
      flaws=new Set;
      rows=new Map;
      requestedTwice=new Map;
      listed=0;
      repeated=new Map;
      doubled=new Map;
    }
    class Reading {
      range;
      stop;
      #pageSize;
      #longestPage=0;
      pass=new Pass;
      #passes=[ this.pass ];
      constructor(range, pageSize = PAGE_SIZE) {
        this.range = range;
        this.#pageSize = pageSize;
      }
      get pageSize() {
        const hadShort = this.#passes.slice(0, -1).some(({flaws}) => flaws.has("short"));
        const isLimit = hadShort && this.#longestPage >= SHORTEST_CERTAIN_PAGE;
        return isLimit ? Math.min(this.#pageSize, this.#longestPage) : this.#pageSize;
      }
      get limit() {
        const earlier = this.pass.offset > 0 ? 0 : this.#passes.length - 1;
        return this.pageSize - Math.floor(this.pageSize * earlier / MAX_PASSES);
      }
      isEnough(page) {
        const {offset, shortLength} = this.pass;
        const asksTwice = offset === 0 && this.#passes.length >= 3 && this.#passes.length % 2 === 1;
        const isFull = this.#isWhole(page) || page.visitors.length === shortLength;
        return isFull && doubledIn(page.visitors).size === 0 && !asksTwice;
      }
      #isWhole({visitors, hasMore, totals}) {
        if (visitors.length > 0) return !hasMore || visitors.length >= this.limit;
        return this.pass.offset === 0 && !hasMore && COUNTS.every(name => totals[name] === 0);
      }
      add(first, second) {
        const {pass} = this;
        for (const {totals, visitors} of [ first, second ?? first ]) {
          if (pass.totals !== void 0 && !isSame(pass.totals, totals)) pass.flaws.add("totals");
          pass.totals = totals;
          if (second !== first) for (const row of visitors) pass.requestedTwice.set(row.path, row);
        }
        if (second === void 0) return;
        const page = second === first ? first : this.#betterOf(first, second);
        const {shortLength} = pass;
        pass.shortLength = void 0;
        if (!this.#isWhole(page)) {
          const {length} = first.visitors;
          const isSameLength = first.hasMore && second.hasMore && second.visitors.length === length;
          if (length === 0 || !isSameLength) pass.flaws.add("short"); else if (length >= SHORTEST_CERTAIN_PAGE || length === shortLength) this.#pageSize = length; else pass.shortLength = length;
        }
        this.#count(page);
      }
      #betterOf(first, second) {
        const {doubled} = this.pass;
        const twice = doubledIn(first.visitors);
        const again = doubledIn(second.visitors);
        for (const [path, more] of twice) {
          const both = Math.max(Math.min(more, again.get(path) ?? 0), doubled.get(path) ?? 0);
          if (both > 0) doubled.set(path, both);
        }
        return twice.size === 0 && isLonger(first, second) ? first : second;
      }
      #count({visitors, hasMore}) {
        const {pass} = this;
        const knownBefore = pass.rows.size;
        for (const row of visitors) {
          const known = pass.rows.get(row.path);
          if (known !== void 0) {
            pass.repeated.set(row.path, pass.repeated.get(row.path) === true || !isSame(known, row));
            if (known.total > row.total) continue;
          }
          pass.rows.set(row.path, row);
        }
        pass.listed += visitors.length;
        this.#longestPage = Math.max(this.#longestPage, visitors.length);
        pass.offset += visitors.length || this.limit;
        pass.pagesWithoutNewRows = pass.rows.size > knownBefore ? 0 : pass.pagesWithoutNewRows + 1;
        if (hasMore && pass.pagesWithoutNewRows >= MAX_PAGES_WITHOUT_NEW_ROWS) pass.flaws.add("stalled");
        pass.isEnded = !hasMore || pass.flaws.has("stalled");
      }
      startNextPass() {
        if (!this.pass.isEnded) return;
        const found = `Pass ${this.#passes.length}: ${describePass(this.pass)}.`;
        this.pass = new Pass;
        this.#passes.push(this.pass);
        return found;
      }
      get isComplete() {
        return hasOnlyRepeats(this.pass) && rowsIn(this.#countedPasses()) === this.pass.listed;
      }
      #countedPasses() {
        const {pass} = this;
        return rowsIn([ pass ]) === pass.listed ? [ pass ] : this.#passes.filter(other => isLike(other, pass));
      }
      get isFinished() {
        const passes = this.#passes;
        if (!this.pass.isEnded) return false;
        if (passes.length >= MAX_PASSES || this.isComplete) return true;
        if (passes.length < USUAL_PASSES) return false;
        return !hasOnlyRepeats(this.pass) || allRowsOf(passes).size === allRowsOf(passes.slice(0, -2)).size;
      }
      get hasMore() {
        return !this.isFinished || this.pass.flaws.has("stalled");
      }
      rows() {
        return this.isComplete ? merged(this.#countedPasses().map(({rows}) => rows)) : allRowsOf(this.#passes);
      }
      get rowsListed() {
        return this.#passes.findLast(({isEnded, flaws}) => isEnded && !flaws.has("stalled"))?.listed;
      }
      get missing() {
        const listed = this.isSameEachTime ? 0 : this.#passes.findLast(hasOnlyRepeats)?.listed ?? 0;
        return {
          rows: Math.max(0, listed - rowsIn(this.#passes, allRowsOf(this.#passes))),
          of: listed
        };
      }
      get totals() {
        return this.#passes.findLast(({totals}) => totals)?.totals;
      }
      repeatedPaths() {
        if (!this.isComplete) return merged(this.#passes.map(({repeated}) => repeated));
        const counted = this.#countedPasses();
        const doubled = merged(counted.map(one => one.doubled));
        const repeated = merged(counted.map(one => one.repeated));
        return new Map([ ...repeated ].filter(([path]) => doubled.has(path)));
      }
      get isSameEachTime() {
        const all = merged(this.#passes.map(({repeated}) => repeated));
        return this.#passes.every(one => isLike(one, this.pass) && one.repeated.size === all.size);
      }
      describePasses() {
        return this.#passes.map((one, index) => `pass ${index + 1}: ${describePass(one)}`).join("; ");
      }
    }
    function describePass(pass) {
      const repeated = pass.listed - rowsIn([ pass ]);
      const found = repeated > 0 ? [ `${(0, lib_text.ZV)(repeated)} of them repeated` ] : [];
      for (const flaw of pass.flaws) found.push(FLAWS[flaw]);
      return [ (0, lib_text.B4)(pass.listed, "row"), ...found ].join(", ");
    }
    function hasOnlyRepeats({isEnded, flaws}) {
      return isEnded && flaws.size === 0;
    }
    function isLike(other, pass) {
      return hasOnlyRepeats(other) && other.listed === pass.listed && isSame(other.totals, pass.totals);
    }
    function rowsIn(passes, known = merged(passes.map(({rows}) => rows))) {
      const doubled = merged(passes.map(one => one.doubled));
      return doubled.values().reduce((sum, more) => sum + more, known.size);
    }
    function allRowsOf(passes) {
      return merged(passes.flatMap(({requestedTwice, rows}) => [ requestedTwice, rows ]));
    }
    function merged(maps) {
      const [only = new Map, ...others] = maps.filter(({size}) => size > 0);
      if (others.length === 0) return only;
      const all = new Map(only);
      for (const other of others) for (const [path, value] of other) all.set(path, value);
      return all;
    }
    function doubledIn(rows) {
      const known = new Set;
      const more = new Map;
      for (const {path} of rows) {
        if (known.has(path)) more.set(path, (more.get(path) ?? 0) + 1);
        known.add(path);
      }
      return more;
    }
    function isLonger(one, other) {
      const difference = one.visitors.length - other.visitors.length;
      return difference > 0 || difference === 0 && one.hasMore && !other.hasMore;
    }
    function isSame(one, other) {
      return COUNTS.every(name => one?.[name] === other?.[name]);
    }
    //! CONCATENATED MODULE: ./build/lib/backoff.js
        function backoff({first, longest}, failures, retryAfterMs = 0, jitter = 0) {
      return Math.max(retryAfterMs, Math.min(first * 2 ** failures, longest) * (1 + jitter));
    }
    //! CONCATENATED MODULE: ./build/visitors/quota.js
        const REQUESTS_AN_HOUR = 100;
    const WINDOW_MS = 3_601_000;
    const SHORT_WAIT_MS = 60_000;
    const BACKOFF_MS = {
      first: 60_000,
      longest: 600_000
    };
    const MIN_RETRY_AFTER_MS = 1_000;
    function openQuota(clock) {
      const accepted = [];
      let allowance = Number.POSITIVE_INFINITY;
      let refusalsInARow = 0;
      let retryAt = 0;
      const forget = () => {
        const since = clock.now() - WINDOW_MS;
        while (accepted[0] !== void 0 && accepted[0] <= since) accepted.shift();
      };
      const endsOf = (requests, from, eachMs) => {
        const ends = [ ...accepted ];
        let end = from;
        while (ends.length < accepted.length + requests) {
          const freed = (ends.at(-Math.min(allowance, REQUESTS_AN_HOUR)) ?? 0) + WINDOW_MS;
          end = Math.max(end, freed) + eachMs;
          ends.push(end);
        }
        return ends.slice(accepted.length);
      };
      return {
        accepted: () => {
          refusalsInARow = 0;
          accepted.push(clock.now());
        },
        refused: retryAfterMs => {
          forget();
          refusalsInARow += 1;
          const [oldest] = accepted;
          if (retryAfterMs !== void 0 && refusalsInARow === 1 && accepted.length < REQUESTS_AN_HOUR) retryAt = clock.now() + Math.max(retryAfterMs, MIN_RETRY_AFTER_MS); else if (oldest === void 0) retryAt = clock.now() + backoff(BACKOFF_MS, refusalsInARow - 1, retryAfterMs); else {
            allowance = accepted.length;
            retryAt = Math.max(oldest + WINDOW_MS, clock.now() + (retryAfterMs ?? 0));
          }
          return retryAt;
        },
        isShared: () => {
          forget();
          return accepted.length === 0 || allowance < REQUESTS_AN_HOUR;
        },
        nextRequestAt: () => {
          if (retryAt > clock.now()) return retryAt;
          forget();
          const [oldest] = accepted;
          if (oldest === void 0 || accepted.length < allowance) return;
          const at = oldest + WINDOW_MS;
          return at - clock.now() <= SHORT_WAIT_MS ? at : void 0;
        },
        mostUntil: (deadline, from) => {
          const most = Math.ceil((deadline - from) / WINDOW_MS) * REQUESTS_AN_HOUR;
          return endsOf(most, from, 0).filter(end => end < deadline).length;
        },
        endOf: (requests, from, eachMs) => endsOf(requests, from, eachMs).at(-1) ?? from
      };
    }
    //! CONCATENATED MODULE: ./build/visitors/read-pages.js
        const SHORTEST_PROGRESS_MS = 2_000;
    async function readPeriod(run, reading) {
      let loggedAt = run.clock.now();
      while (!reading.isFinished && reading.stop === void 0) {
        const found = reading.startNextPass();
        if (found !== void 0) run.runner.info(`${found} Rows may be missing, so the list is read again.`);
        const first = await readPage(run, reading);
        const second = first && !reading.isEnough(first) ? await readPage(run, reading) : first;
        if (first !== void 0) reading.add(first, second);
        if (reading.stop !== void 0 || run.clock.now() - loggedAt < SHORTEST_PROGRESS_MS) continue;
        loggedAt = run.clock.now();
        run.runner.info(`${(0, lib_text.ZV)(reading.pass.listed)} rows so far (${formatDateRange(reading.range)}).`);
      }
    }
    async function readPage(run, reading) {
      const {client, durations, inputs, quota, clock, cancelled, limit, runner} = run;
      const {stop, deadline} = limit;
      const {from: dateFrom, to: dateTo} = reading.range;
      const query = {
        dateFrom,
        dateTo,
        limit: reading.limit,
        offset: reading.pass.offset
      };
      const end = why => {
        reading.stop = why;
      };
      let last;
      const failures = {
        reject: 0,
        "retry-twice": 0,
        retry: 0
      };
      for (let attempt = 1; ;) {
        if (stop.aborted) return end(cancelled.aborted ? {
          kind: "cancelled"
        } : {
          kind: "timed-out",
          error: last
        });
        const until = quota.nextRequestAt();
        if (until !== void 0) {
          if (until >= deadline) return end({
            kind: "quota",
            until
          });
          await clock.sleep(until - clock.now(), stop);
          continue;
        }
        const sentAt = clock.now();
        const asking = visitorPage(client, inputs.projectId, query, {
          attempt,
          signal: stop
        });
        const page = await asking.catch(expectPlatformError);
        durations.push(clock.now() - sentAt);
        if (!(page instanceof PlatformError)) {
          quota.accepted();
          return page.hasMore ? {
            ...page,
            visitors: page.visitors.slice(0, query.limit)
          } : page;
        }
        if (stop.aborted) continue;
        runner.debugError(page);
        last = page;
        attempt += 1;
        const {page: policy} = last.policy;
        if (policy === "wait-for-quota") {
          logQuota(run, quota.refused(last.failed.retryAfterMs), reading.pageSize);
          last = void 0;
          continue;
        }
        if (failures[policy] >= RETRIES[policy]) return end({
          kind: "refused",
          error: last
        });
        const pause = backoff(RETRY_MS, failures[policy], last.failed.retryAfterMs);
        const at = clock.now() + pause;
        if (at >= deadline) return end({
          kind: "timed-out",
          error: last
        });
        const what = `Couldn't read ${formatDateRange(reading.range)} from row ${query.offset + 1} on`;
        const fix = `Retrying in ${(0, lib_text.a3)(pause)}, at ${(0, lib_text.fU)(at, clock.now())}`;
        runner.info(last.explain(what, fix));
        failures[policy] += 1;
        await clock.sleep(pause, stop);
      }
    }
    const RETRY_MS = {
      first: 1_000,
      longest: 60_000
    };
    const RETRIES = {
      reject: 0,
      "retry-twice": 2,
      retry: Number.POSITIVE_INFINITY
    };
    function logQuota({quota, clock, limit: {deadline}, runner}, until, rows) {
      if (until >= deadline) return;
      const requests = Math.max(1, quota.mostUntil(deadline, until));
      runner.info(`The organization's quota of ${REQUESTS_AN_HOUR} requests an hour (${(0, 
      lib_text.B4)(REQUESTS_AN_HOUR * PAGE_SIZE, "row")}) is used up. Up to ${(0, lib_text.B4)(requests, "more request")} (${(0, 
      lib_text.B4)(requests * rows, "row")}) can be sent in the ${(0, lib_text.a3)(deadline - clock.now())} left; next request at ${(0, 
      lib_text.fU)(until, clock.now())}.`);
    }
    //! CONCATENATED MODULE: ./build/visitors/trend.js
        async function readTrend(run, known) {
      const {trend: count} = run.inputs;
      const read = known.flatMap(({range, totals}) => totals === void 0 ? [] : {
        range,
        totals
      });
      const isOver = known.some(({stop}) => stop?.kind === "refused" || stop?.kind === "cancelled");
      let oldest = read.at(-1)?.range;
      if (count === void 0 || oldest === void 0 || isOver) return;
      while (read.length < count) {
        oldest = rangeBefore(oldest);
        const reading = new Reading(oldest, 1);
        const page = await readPage(run, reading);
        if (page === void 0) return {
          read,
          unread: reading
        };
        read.push({
          range: oldest,
          totals: page.totals
        });
      }
      return {
        read,
        unread: void 0
      };
    }
    function periodsOf({read: newestFirst}) {
      const first = newestFirst.findLastIndex(({totals}) => totals.total > 0);
      return newestFirst.slice(0, first === -1 ? void 0 : first + 1).toReversed();
    }
    //! CONCATENATED MODULE: ./build/visitors/outcome.js
        function outcomeOf(run) {
      const {inputs, exported, before, trend} = run;
      const {range, file, top} = inputs;
      const rows = exported.rows();
      const isWritten = run.written === true;
      const isWhole = isWritten && exported.isComplete;
      const notes = [ ...isWhole ? notesOfWhole(run) : [ noteOfIncomplete(run) ], ...notesOfComparison(run), ...notesOfTrend(run), ...inputs.notes ];
      return {
        notes,
        range,
        totals: exported.totals,
        rows: isWritten ? rows.size : 0,
        file: isWritten ? file.name : void 0,
        isComplete: isWhole,
        topPages: [ ...rows.values() ].sort(mostVisitorsFirst).slice(0, top),
        comparison: before && compare(rows, before, top),
        trend: trend && periodsOf(trend)
      };
    }
    function conclusionOf({inputs}, {stop}, failing) {
      const fails = inputs.ifIncomplete === "error" || stop !== void 0 && failing.includes(stop.kind);
      return fails ? "failure" : "warning";
    }
    function notesOfWhole(run) {
      const whole = note("pass", "Visitors exported", `Exported ${whatIsWritten(run)}.`);
      const repeated = run.exported.repeatedPaths();
      if (repeated.size === 0) return [ whole ];
      const broken = repeated.keys().some(path => path.includes("\ufffd")) ? " Paths with broken characters can look the same." : "";
      const what = `The API lists ${(0, lib_text.B4)(repeated.size, "path")} more than once, and the file once, with the larger total: `;
      return [ whole, note("notice", "Repeated paths", `${what}${outcome_quoted(repeated)}.${broken}`) ];
    }
    function noteOfIncomplete(run) {
      const {exported, written} = run;
      const title = written === true ? "Visitors export incomplete" : "No visitors exported";
      if (typeof written === "object") return note("failure", title, (0, lib_problem.Vw)(written, ", so no file was changed"));
      const what = written ? `Exported only ${whatIsWritten(run)}` : "Nothing was exported, and no file was changed";
      const message = (0, lib_problem.Vw)({
        ...problemOf(run, exported),
        what
      });
      const helpSection = exported.stop?.kind === "refused" ? exported.stop.error.policy.reason : "";
      return {
        ...note(conclusionOf(run, exported, [ "refused", "cancelled" ]), title, message),
        helpSection
      };
    }
    function whatIsWritten({inputs, exported}) {
      return `${(0, lib_text.B4)(exported.rows().size, "row")} to ${(0, lib_text.Zw)(inputs.file.name)}`;
    }
    function notesOfComparison(run) {
      const {before} = run;
      if (before === void 0 || before.isComplete) return [];
      const what = `Couldn't compare with ${formatDateRange(before.range)}`;
      const message = (0, lib_problem.Vw)({
        ...problemOf(run, before),
        what
      });
      return [ note(conclusionOf(run, before, [ "cancelled" ]), "Comparison incomplete", message) ];
    }
    function notesOfTrend(run) {
      const {exported, before, trend} = run;
      const unread = trend?.unread;
      if (unread === void 0) return [];
      const what = `The trend doesn't go back before ${unread.range.to}`;
      const isSaid = [ exported, before ].some(reading => reading?.stop?.kind === unread.stop?.kind);
      const message = isSaid ? `${what}.` : (0, lib_problem.Vw)({
        ...problemOf(run, unread),
        what
      });
      return [ note("warning", "Trend incomplete", message) ];
    }
    const RUN_AGAIN = "Run again with the same inputs";
    function problemOf(run, reading) {
      const {stop} = reading;
      const {rows, of} = reading.missing;
      const known = rows === 0 ? "" : `; ${(0, lib_text.B4)(rows, "row")} of ${(0, lib_text.ZV)(of)} missing`;
      const left = requestsLeft(run, reading);
      switch (stop?.kind) {
       case void 0:
        {
          const accept = run.inputs.ifIncomplete === "error" ? ", so set `if-incomplete: warn` to accept this" : "";
          const repeated = reading.repeatedPaths();
          const listed = repeated.size === 0 ? "" : `; listed twice: ${outcome_quoted(repeated)}`;
          const found = `so rows may be missing (${reading.describePasses()}${listed}${known})`;
          return reading.isSameEachTime ? {
            why: `each time it was read, the list had the same paths on two pages, ${found}`,
            fix: `Another run would end the same${accept}`
          } : {
            why: `every reading of the list had a flaw, ${found}`,
            fix: RUN_AGAIN
          };
        }

       case "refused":
        return stop.error.problem;

       case "quota":
        {
          const byOthers = run.quota.isShared() ? ", also by other requests" : "";
          const used = `the organization's hourly quota is used up${byOthers}`;
          const next = `the next request at ${(0, lib_text.fU)(stop.until, run.clock.now())} would be after the timeout`;
          return {
            why: `${used}, and ${next}${known}`,
            fix: longerTimeout(run, stop.until, left)
          };
        }

       case "timed-out":
        {
          if (stop.error === void 0) return {
            why: `the step timed out${known}`,
            fix: longerTimeout(run, run.limit.deadline, left)
          };
          const {problem, failed} = stop.error;
          const {retryAfterMs: ms} = failed;
          const wait = ms === void 0 ? "" : ` and asks to wait ${(0, lib_text.a3)(ms)}`;
          return {
            ...problem,
            why: `${problem.why}${wait}, and no other try fit before the timeout${known}`
          };
        }

       case "cancelled":
        return {
          why: `the run was cancelled${known}`,
          fix: RUN_AGAIN
        };
      }
    }
    function requestsLeft({inputs, exported, before, trend}, reading) {
      const count = inputs.trend ?? 0;
      if (reading === trend?.unread) return count - trend.read.length;
      const whole = inputs.compare ? 2 : 1;
      const rows = reading.rowsListed ?? (reading === before ? exported.rows().size : void 0);
      const {offset} = reading.pass;
      if (rows === void 0 || rows <= offset || reading.missing.rows > 0) return;
      const all = reading === exported ? rows * whole : rows;
      return Math.ceil((all - offset) / reading.pageSize) + Math.max(0, count - whole);
    }
    const MINUTE_MS = 60_000;
    const SPARE_MINUTES = 10;
    function longerTimeout({clock, startedAt, quota, durations}, from, left) {
      if (from - clock.now() > MAX_TIMEOUT_MINUTES * MINUTE_MS) return "Run again after that";
      const eachMs = durations.reduce((sum, ms) => sum + ms, 0) / Math.max(1, durations.length);
      const totalMs = quota.endOf(left ?? 1, from, eachMs) - startedAt;
      const minutes = (Math.ceil(totalMs / MINUTE_MS / SPARE_MINUTES) + 1) * SPARE_MINUTES;
      const isTooLong = minutes > MAX_TIMEOUT_MINUTES;
      if (isTooLong && quota.isShared()) return "Run again when others use less of the quota";
      const time = (0, lib_text.a3)(totalMs);
      const howLong = left === void 0 ? `at least ${time} (how long is unknown)` : `about ${time}`;
      const takes = `The whole step takes ${howLong}`;
      return isTooLong ? `${takes}, and \`timeout-minutes\` can't be above ${MAX_TIMEOUT_MINUTES}, so choose a shorter period` : `${takes}, so set \`timeout-minutes: ${left === void 0 ? MAX_TIMEOUT_MINUTES : minutes}\``;
    }
    const MAX_QUOTED_PATHS = 3;
    function outcome_quoted(repeated) {
      const all = [ ...repeated ].map(([path, differs]) => `${(0, lib_text.Zw)(path, 200)}${differs ? " (with different numbers)" : ""}`);
      return (0, lib_text.Ku)(all, MAX_QUOTED_PATHS);
    }
    function note(conclusion, title, message) {
      return {
        conclusion,
        title,
        message
      };
    }
    //! CONCATENATED MODULE: ./build/step/list-output.js
        const MAX_BYTES = 32_000;
    function setList(runner, name, entries) {
      if (entries === void 0) {
        runner.setOutput(name, "");
        return [];
      }
      const kept = [];
      let bytes = 2;
      for (const entry of entries) {
        const json = JSON.stringify(entry);
        bytes += Buffer.byteLength(json) + 1;
        if (bytes > MAX_BYTES) break;
        kept.push(json);
      }
      runner.setOutput(name, `[${kept.join(",")}]`);
      const left = entries.length - kept.length;
      if (left === 0) return [];
      const message = `The output \`${name}\` leaves out ${(0, lib_text.ZV)(left)} of ${(0, 
      lib_text.ZV)(entries.length)} entries, because its limit is ${(0, lib_text.ZV)(MAX_BYTES)} bytes.`;
      return [ {
        conclusion: "warning",
        title: "Output shortened",
        message
      } ];
    }
    //! CONCATENATED MODULE: ./build/visitors/outputs.js
        function setOutputs(runner, outcome) {
      const {totals, range, rows = 0, file = "", isComplete = false, topPages = []} = outcome;
      const texts = {
        human: totals?.human ?? "",
        ai: totals?.ai ?? "",
        total: totals?.total ?? "",
        "date-from": range?.from ?? "",
        "date-to": range?.to ?? "",
        rows,
        file,
        complete: isComplete
      };
      const lists = {
        "top-pages": topPages,
        movers: outcome.comparison?.movers,
        trend: outcome.trend?.map(({range: {from, to}, totals: counts}) => ({
          from,
          to,
          ...counts
        }))
      };
      for (const [name, value] of Object.entries(texts)) runner.setOutput(name, String(value));
      return Object.entries(lists).flatMap(([name, list]) => setList(runner, name, list));
    }
    //! CONCATENATED MODULE: ./build/visitors/summary.js
        const MAX_REPORT_BYTES = 60_000;
    function summaryOfProblems(notes) {
      return (0, markdown.qN)(`${CONCLUSION_SIGN.failure}**No visitors exported**`, notes.map(({message}) => `- ${(0, 
      markdown.zv)(message)}`).join("\n"));
    }
    function summaryOf(run, outcome) {
      for (let pages = run.inputs.top; ;pages = Math.floor(pages / 2)) {
        const text = summaryWith(run, outcome, pages);
        if (pages === 0 || Buffer.byteLength(text) <= MAX_REPORT_BYTES) return text;
      }
    }
    function summaryWith(run, outcome, pages) {
      const {totals, comparison, trend, topPages, notes} = outcome;
      return (0, markdown.qN)(`**${totals === void 0 ? notes[0]?.title : headline(totals, comparison)}**`, scopeOf(outcome), ...notes.filter(({conclusion}) => conclusion !== "pass").map(({conclusion, message}) => `${CONCLUSION_SIGN[conclusion]}${(0, 
      markdown.zv)(message)}`), trend === void 0 || trend.length < 2 ? "" : (0, markdown.qN)("#### Trend", chartOf(trend, run.inputs.range)), mostVisited(topPages, pages, comparison), comparison && changes(run, comparison, pages), outcome.isComplete && outcome.rows > 1 ? "The rows don't add up to the total, because a visitor who read several pages counts only once in the total." : "", countingChange(outcome), (0, 
      markdown.TM)("Details", (0, markdown.qN)(totals && totalsTable(totals, comparison), factsOf(run))));
    }
    function scopeOf({range, file, rows, isComplete}) {
      const parts = [ (0, markdown.pj)(formatDateRange(range)), file && `${(0, lib_text.B4)(rows, "page")} in ${(0, 
      markdown.Hn)(file)}`, !isComplete && "incomplete" ];
      return parts.filter(Boolean).join(" \xb7 ");
    }
    function headline({ai, total}, comparison) {
      const change = comparison === void 0 ? "" : `, ${changeOn(comparison.totals.total, total)} the ${formatLength(comparison.range)} before`;
      const share = total === 0 ? "" : `; ${Math.min(100, Math.round(100 * ai / total))}% of them through AI`;
      return `${(0, lib_text.B4)(Math.round(total), "unique visitor")}${change}${share}.`;
    }
    function changeOn(before, after) {
      if (before === 0) return "none";
      const change = percentage(before, after);
      return change === "0%" ? "about as many as" : `${change} on`;
    }
    function chartOf(periods, {to, months}) {
      const days = periods.map(({range}) => (0, lib_text.dA)(Date.parse(range.from)));
      const labelOf = day => months === void 0 ? day.slice(5) : day.slice(0, 7);
      const dates = formatDateRange({
        from: periods[0]?.range.from ?? to,
        to
      });
      return (0, markdown.Tz)(`Unique visitors, ${dates}: people (blue), AI (orange)`, days.map(labelOf), [ periods.map(({totals}) => totals.human), periods.map(({totals}) => totals.ai) ]);
    }
    function mostVisited(rows, shown, comparison) {
      const header = [ "Human", "AI", "Total", ...comparison ? [ "Change" ] : [] ];
      return pagesTable("#### Most visited pages", header, rows, shown, row => [ ...COUNTS.map(name => rounded(row[name])), ...comparison ? [ difference(comparison.before.get(row.path)?.total ?? 0, row.total) ] : [] ]);
    }
    function changes({inputs: {range, top}}, comparison, shown) {
      const {changed} = comparison;
      const gains = changed.filter(({change}) => change > 0);
      const losses = changed.filter(({change}) => change < 0);
      const appeared = changed.filter(({before}) => before === 0).length;
      const vanished = changed.filter(({after}) => after === 0).length;
      const counts = [ `Compared with ${(0, markdown.pj)(formatDateRange(comparison.range))}${lengths(comparison.range, range)}.`, changed.length === 0 ? "No page gained or lost visitors." : `${(0, 
      lib_text.B4)(gains.length, "page")} gained visitors, ${(0, lib_text.ZV)(losses.length)} lost some.`, appeared === 0 ? "" : `${(0, 
      lib_text.ZV)(appeared)} had none before.`, vanished === 0 ? "" : `${(0, lib_text.ZV)(vanished)} ${vanished === 1 ? "has" : "have"} none now.` ];
      return (0, markdown.qN)("#### What changed", counts.filter(Boolean).join(" "), movers("Gained", gains.slice(0, top), shown), movers("Lost", losses.slice(0, top), shown));
    }
    function lengths(before, period) {
      const earlier = lengthMs(before) / lib_clock.sO;
      const now = lengthMs(period) / lib_clock.sO;
      return earlier === now ? "" : ` (${(0, lib_text.B4)(earlier, "day")}; this period has ${(0, 
      lib_text.ZV)(now)})`;
    }
    function movers(name, rows, shown) {
      const header = [ "Before", "Now", "Change" ];
      return pagesTable(`**${name}**`, header, rows, shown, ({before, after}) => [ rounded(before), rounded(after), difference(before, after) ]);
    }
    function pagesTable(title, header, rows, shown, cells) {
      if (rows.length === 0) return "";
      const lines = rows.map(row => [ (0, markdown.Hn)(row.path), ...cells(row) ]);
      return (0, markdown.qN)(title, (0, markdown.tp)([ "Page", ...header ], (0, markdown.C)(lines, shown), 1));
    }
    function countingChange({range, comparison, trend}) {
      const oldest = trend?.[0]?.range ?? comparison?.range ?? range;
      return crossesCountingChange({
        from: oldest.from,
        to: range.to
      }) ? `Since ${MARKDOWN_COUNTS_AS_AI}, the API counts requests for Markdown pages as AI visitors, so earlier numbers are lower.` : "";
    }
    function factsOf({inputs: {range}, durations}) {
      return (0, markdown.Ix)({
        "`date_from`": (0, markdown.SS)(range.from),
        "`date_to` (exclusive)": (0, markdown.SS)(range.to),
        Requests: (0, lib_text.ZV)(durations.length)
      });
    }
    function totalsTable(totals, comparison) {
      const rows = [ [ "This period", ...COUNTS.map(name => rounded(totals[name])) ] ];
      if (comparison !== void 0) {
        const before = comparison.totals;
        rows.push([ "Period before", ...COUNTS.map(name => rounded(before[name])) ], [ "Change", ...COUNTS.map(name => difference(before[name], totals[name])) ]);
      }
      return (0, markdown.tp)([ "Whole site", "Human", "AI", "Total" ], rows, 1);
    }
    function rounded(count) {
      return (0, lib_text.ZV)(Math.round(count));
    }
    function difference(before, after) {
      const change = Math.round(after) - Math.round(before);
      if (change === 0) return "0";
      const signed = change > 0 ? `+${(0, lib_text.ZV)(change)}` : `\u2212${(0, lib_text.ZV)(-change)}`;
      return before === 0 ? `${signed} (new)` : `${signed} (${percentage(before, after)})`;
    }
    function percentage(before, after) {
      const most = after > 0 && after < before ? 99 : Number.POSITIVE_INFINITY;
      const percent = Math.min(Math.round(100 * Math.abs(after - before) / before), most);
      return percent === 0 ? "0%" : `${after < before ? "\u2212" : "+"}${(0, lib_text.ZV)(percent)}%`;
    }
    //! CONCATENATED MODULE: ./build/visitors/run.js
        async function run(step) {
      const {runner, clock, startedAt, cancelled} = step;
      const inputs = parseInputs(step);
      if ("problems" in inputs) {
        const summary = summaryOfProblems(inputs.problems);
        setOutputs(runner, {});
        runner.setOutput("report", summary);
        return await reportNotes(step, inputs.problems, summary);
      }
      const deadline = startedAt + inputs.timeoutMinutes * 60_000;
      return await (0, lib_clock.wj)(clock, deadline, cancelled, async limit => {
        const client = openPlatformClient(step, inputs);
        const exporting = {
          ...step,
          inputs,
          client,
          durations: [],
          quota: openQuota(clock),
          limit
        };
        const {notes, summary} = writeOutputs(await exportAll(exporting));
        return await reportNotes(step, notes, summary);
      });
    }
    async function exportAll(run) {
      const {inputs, runner, startedAt, limit} = run;
      const {range, file} = inputs;
      runner.info(`Exporting ${formatDateRange(range)} (\`date_to\` ${range.to} is exclusive) to ${(0, 
      lib_text.Zw)(file.name)}. The step ends at ${(0, lib_text.fU)(limit.deadline, startedAt)} at the latest.`);
      const exported = new Reading(range);
      const result = {
        ...run,
        exported,
        written: await readAndWrite(run, exported)
      };
      if (inputs.compare || inputs.trend !== void 0) writeOutputs(result);
      const before = await readPeriodBefore(result);
      return {
        ...result,
        before,
        trend: await readTrend(run, before ? [ exported, before ] : [ exported ])
      };
    }
    async function readAndWrite(run, exported) {
      const {file, format, projectId} = run.inputs;
      const problem = await checkWritable(run.runner, file);
      if (problem !== void 0) return problem;
      await readPeriod(run, exported);
      if (exported.rows().size === 0 && !exported.isComplete) return false;
      return await writeWhole(run, file, formats[format](exported, projectId, run.startedAt)) ?? true;
    }
    async function readPeriodBefore(run) {
      const {exported} = run;
      if (!run.inputs.compare || run.written !== true || !exported.isComplete) return;
      const {pageSize} = exported;
      const before = new Reading(rangeBefore(exported.range), pageSize);
      const about = (0, lib_text.B4)(Math.max(1, Math.ceil(exported.rows().size / pageSize)), "more request");
      run.runner.info(`Reading ${formatDateRange(before.range)} for the comparison, with about ${about}.`);
      await readPeriod(run, before);
      return before;
    }
    function writeOutputs(run) {
      const outcome = outcomeOf(run);
      const notes = [ ...outcome.notes, ...setOutputs(run.runner, outcome) ];
      const summary = summaryOf(run, {
        ...outcome,
        notes
      });
      run.runner.setOutput("report", summary);
      return {
        notes,
        summary
      };
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

var __webpack_exports__ = __nccwpck_require__(197);

__webpack_exports__ = await __webpack_exports__;