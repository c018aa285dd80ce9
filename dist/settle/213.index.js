export const id = 213;

export const ids = [ 213 ];

export const modules = {
  678: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      j$: () => HttpError,
      uT: () => createHttpClient,
      Yp: () => firstHeader,
      Vs: () => retryAfterMs,
      nv: () => sendLogged
    });
    var clock = __webpack_require__(570);
    var problem = __webpack_require__(239);
    var lib_text = __webpack_require__(869);
    var lib_proxy = __webpack_require__(783);
    //! CONCATENATED MODULE: ./build/http/proxy.js
        function proxyFor(url) {
      const name = url.protocol === "https:" ? "https_proxy" : "http_proxy";
      const variable = process.env[name] ? name : name.toUpperCase();
      const value = process.env[variable];
      if (!value || (0, lib_proxy.H)(url)) return {
        kind: "direct"
      };
      const proxy = parseProxy(url, value);
      if (proxy === void 0) return {
        kind: "invalid",
        variable
      };
      return {
        kind: "proxy",
        url: proxy
      };
    }
    function parseProxy(url, value) {
      try {
        const href = (0, lib_proxy.s)(url)?.href ?? value;
        const proxy = URL.parse(href.includes("://") ? href : `http://${value}`);
        decodeURIComponent(`${proxy?.username}${proxy?.password}`);
        return proxy !== null && /^https?:$/u.test(proxy.protocol) && proxy.hostname !== "" ? proxy : void 0;
      } catch {
        return;
      }
    }
    //! CONCATENATED MODULE: ./build/http/client.js
        async function sendLogged({http, clock, debug}, request, attempt) {
      const started = clock.now();
      let head;
      let isSent = true;
      try {
        const response = await http.send(request);
        head = response;
        return response;
      } catch (error) {
        if (error instanceof HttpError) ({head, isSent} = error);
        throw error;
      } finally {
        const {headers = {}} = head ?? {};
        const result = head?.status ?? (isSent ? "no answer" : "not sent");
        const id = firstHeader(headers, "x-github-request-id") ?? firstHeader(headers, "x-request-id");
        const line = `${request.method} ${request.url.pathname}: ${result}, ${clock.now() - started} ms, attempt ${attempt}`;
        debug(id === void 0 ? line : `${line}, request ${id}`);
      }
    }
    class HttpError extends Error {
      name="HttpError";
      head;
      isSent;
      isUnreadable;
      isProxyUnusable;
      constructor(message, details) {
        super(message, {
          cause: details.cause
        });
        this.head = details.head;
        this.isSent = details.isSent ?? true;
        this.isUnreadable = details.isUnreadable ?? false;
        this.isProxyUnusable = details.isProxyUnusable ?? false;
      }
    }
    const MAX_BODY_BYTES = 50331648;
    const PROXY_NEEDS_NODE = [ 24, 5 ];
    const PROXY_UNUSABLE = {
      isProxyUnusable: true,
      isSent: false
    };
    function createHttpClient({proxyFor: findProxy = proxyFor, nodeVersion = process.versions.node} = {}) {
      const connections = new Map;
      return {
        send: async request => {
          const setting = findProxy(request.url);
          if (setting.kind === "invalid") throw new HttpError(`Invalid proxy URL in \`${setting.variable}\``, PROXY_UNUSABLE);
          const proxy = setting.kind === "proxy" ? setting.url : void 0;
          if (proxy !== void 0 && !supportsProxies(nodeVersion)) throw new HttpError(`This runner's Node ${nodeVersion} can't use a proxy. Update the runner: Node ${PROXY_NEEDS_NODE.join(".")} or newer is required`, PROXY_UNUSABLE);
          const key = `${request.url.protocol} ${request.method === "POST"} ${proxy?.href ?? ""}`;
          const connection = connections.get(key) ?? openConnection(request, proxy);
          connections.set(key, connection);
          return await exchange(request, connection, proxy !== void 0);
        }
      };
    }
    function openConnection({url: {protocol}, method}, proxy) {
      const isHttps = protocol === "https:";
      const transport = process.getBuiltinModule(isHttps ? "node:https" : "node:http");
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
    function supportsProxies(nodeVersion) {
      const [major = 0, minor = 0] = nodeVersion.split(".").map(Number);
      return major > PROXY_NEEDS_NODE[0] || major === PROXY_NEEDS_NODE[0] && minor >= PROXY_NEEDS_NODE[1];
    }
    async function exchange(request, connection, isProxied) {
      const {method, url, headers, body, signal} = request;
      const isHttps = url.protocol === "https:";
      if (signal.aborted) throw new HttpError("The request was aborted before it was sent", {
        isSent: false,
        cause: signal.reason
      });
      const outgoing = connection.request(url, {
        method,
        headers: {
          ...headers
        },
        agent: connection.agent
      });
      let isSent = false;
      const announce = () => {
        if (isSent || signal.aborted) return;
        isSent = true;
        request.onSending?.();
      };
      outgoing.once("socket", socket => {
        const isReady = isHttps ? isProxied : !socket.connecting;
        if (outgoing.reusedSocket || isReady) announce(); else socket.once(isHttps ? "secureConnect" : "connect", announce);
      });
      let head;
      const abort = () => outgoing.destroy();
      signal.addEventListener("abort", abort, {
        once: true
      });
      try {
        const incoming = await (0, clock.ZC)(signal, responseTo(outgoing, body));
        head = {
          status: incoming.statusCode ?? 0,
          headers: incoming.headers
        };
        announce();
        return {
          ...head,
          body: await decompress(await readBody(incoming), head.headers)
        };
      } catch (error) {
        outgoing.destroy();
        throw new HttpError(signal.aborted ? "The request was aborted" : (0, problem.bD)(error), {
          cause: error,
          isUnreadable: error instanceof HttpError && error.isUnreadable,
          isSent,
          head
        });
      } finally {
        signal.removeEventListener("abort", abort);
      }
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
    function readBody(body) {
      return new Promise((resolve, reject) => {
        const received = [];
        let size = 0;
        body.on("data", chunk => {
          size += chunk.byteLength;
          if (size <= MAX_BODY_BYTES) received.push(chunk); else reject(unreadable(`it has more than ${(0, 
          lib_text.ZV)(MAX_BODY_BYTES)} bytes`));
        });
        body.once("end", () => resolve(Buffer.concat(received)));
        body.on("error", reject);
        body.once("close", () => {
          if (!body.readableEnded) reject(new Error("The connection was closed before the end of the response"));
        });
      });
    }
    async function decompress(body, headers) {
      const encoding = firstHeader(headers, "content-encoding")?.trim().toLowerCase() ?? "";
      if (encoding === "" || encoding === "identity" || body.byteLength === 0) return body;
      const {brotliDecompressSync, unzipSync} = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 522, 19));
      const isZip = /^(?:x-)?gzip$|^deflate$/u.test(encoding);
      if (!isZip && encoding !== "br") throw unreadable(`its content-encoding is ${encoding}`);
      try {
        const limit = {
          maxOutputLength: MAX_BODY_BYTES
        };
        return isZip ? unzipSync(body, limit) : brotliDecompressSync(body, limit);
      } catch (cause) {
        throw unreadable("it can't be decompressed", cause);
      }
    }
    function unreadable(why, cause) {
      return new HttpError(why, {
        isUnreadable: true,
        cause
      });
    }
    function firstHeader(headers, name) {
      const value = headers[name];
      return Array.isArray(value) ? value[0] : value;
    }
    const MAX_RETRY_AFTER_MS = 365 * clock.sO;
    function retryAfterMs(headers, now) {
      const text = firstHeader(headers, "retry-after")?.trim() ?? "";
      const isSeconds = /^\d+$/u.test(text);
      if (!isSeconds && !/^[A-Z][a-z]+, .* GMT$/u.test(text)) return;
      const ms = isSeconds ? Number(text) * 1_000 : Date.parse(text) - now;
      return Number.isNaN(ms) ? void 0 : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS);
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
        finished.abort();
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
      Mk: () => escaped,
      SS: () => codeSpan,
      TM: () => folded,
      Tz: () => lineChart,
      nf: () => link,
      pj: () => plain,
      qN: () => paragraphs,
      qP: () => webUrl,
      tp: () => table,
      zv: () => messageMarkdown
    });
    function escaped(text) {
      return withoutLineBreaks(text).replace(/[\\`*[\]<~]|&(?=[#\w])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&").replaceAll("$", "&#36;");
    }
    function plain(text) {
      const parted = text.replace(/(?<=[@#])(?!\u200B)|(?<=\bGH)(?=-)|(?<=www)(?=\.)|(?<=[a-z]:)(?=\/\/)|(?<=(?:mailto|xmpp):)/giu, "\u200b").replace(/\b[\da-f]{7,40}\b/giu, sha => sha.replace(/.{6}(?=.)/gu, "$&\u200b"));
      return escaped(parted);
    }
    function messageMarkdown(message) {
      return message.split(/(`[^`]+`|\u201c[^\u201d]+\u201d|#\d+)/u).map((part, index) => index % 2 === 0 ? plain(part) : codeSpan(part.replace(/^[`\u201c]|[`\u201d]$/gu, ""))).join("");
    }
    function codeSpan(text) {
      const line = withoutLineBreaks(text);
      if (line.includes("\\|") || line.trim() === "") return `<code>${plain(line)}</code>`;
      const longest = Math.max(0, ...(line.match(/`+/gu) ?? []).map(({length}) => length));
      const fence = "`".repeat(longest + 1);
      const padding = /^[` ]|[` ]$/u.test(line) ? " " : "";
      return `${fence}${padding}${line}${padding}${fence}`;
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
      const safe = parsed.href.replace(/[^A-Za-z0-9\-._~:/?#&=+,;%]/gu, character => `%${character.codePointAt(0)?.toString(16).toUpperCase().padStart(2, "0")}`);
      return URL.canParse(safe) && safe.length <= MAX_URL_LENGTH ? safe : void 0;
    }
    function table(header, rows, leftColumns = header.length) {
      const line = cells => `| ${cells.map(cell => cell.replaceAll("|", "\\|")).join(" | ")} |`;
      const alignment = header.map((_, column) => column < leftColumns ? ":---" : "---:");
      return [ line(header), line(alignment), ...rows.map(line) ].join("\n");
    }
    function lineChart(title, labels, series) {
      const drawn = series.map(values => values.map(one => Math.min(Math.round(one), Number.MAX_SAFE_INTEGER)));
      return [ "```mermaid", '%%{init: {"themeVariables": {"xyChart": {"backgroundColor": "transparent", "plotColorPalette": "#2f81f7, #db6d28"}}}}%%', "xychart-beta", `  title "${title}"`, `  x-axis [${labels.map(label => `"${label}"`).join(", ")}]`, `  y-axis 0 --\x3e ${Math.max(1, ...drawn.flat())}`, ...drawn.map(values => `  line [${values.join(", ")}]`), "```" ].join("\n");
    }
    function facts(given) {
      const [head = [], ...rows] = Object.entries(given).flatMap(([name, value]) => value ? [ [ name, value ] ] : []);
      return table(head, rows);
    }
    function paragraphs(...texts) {
      return texts.filter(text => text !== "").join("\n\n");
    }
    function folded(name, markdown) {
      return [ "<details>", `<summary>${name}</summary>`, "", markdown, "", "</details>" ].join("\n");
    }
  }),
  239: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Vw: () => formatProblem,
      bD: () => messageOf,
      l2: () => capitalized,
      ot: () => uncapitalized
    });
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
    function messageOf(error) {
      return error instanceof Error ? error.message : String(error);
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
    const MAX_READ_LENGTH = 65536;
    function formatCount(number, noun) {
      return `${formatNumber(number)} ${noun}${number === 1 ? "" : "s"}`;
    }
    function inBackticks(text, maxLength) {
      return `\`${oneLine(text, maxLength).replaceAll("`", "'")}\``;
    }
    const INVISIBLE = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]+/gu;
    function oneLine(text, maxLength = MAX_LINE_LENGTH) {
      const isHuge = text.length > MAX_READ_LENGTH && maxLength < MAX_READ_LENGTH;
      const line = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(isHuge ? `${text.slice(0, MAX_READ_LENGTH).toWellFormed()}\u2026` : text).replace(INVISIBLE, "").replace(/[^\P{Cc}\s\u0085]+/gu, "").replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").replaceAll("##[", "## [").trim();
      if (line.length <= maxLength) return line;
      const characters = Array.from(line.slice(0, 2 * maxLength + 1));
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
      const apiUrl = read("GITHUB_API_URL") || "https://api.github.com";
      return Object.freeze({
        input: name => read(`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`),
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
        workflowJob: read("GITHUB_JOB"),
        step: read("GITHUB_ACTION"),
        actionRepository: read("GITHUB_ACTION_REPOSITORY"),
        actionRef: read("GITHUB_ACTION_REF"),
        verifiesCertificates: read("NODE_TLS_REJECT_UNAUTHORIZED") !== "0"
      });
    }
    function runUrl({serverUrl, repository, runId, runAttempt}) {
      return `${serverUrl}/${repository}/actions/runs/${runId}${runAttempt > 1 ? `/attempts/${runAttempt}` : ""}`;
    }
    function troubleshootingUrl({actionRepository, actionRef}, section = "") {
      return actionRepository && actionRef ? `https://github.com/${actionRepository}/blob/${actionRef}/docs/troubleshooting.md${section && `#${section}`}` : void 0;
    }
  }),
  213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      run: () => run
    });
    var schemas = __webpack_require__(922);
    var client = __webpack_require__(678);
    var lib_clock = __webpack_require__(570);
    //! CONCATENATED MODULE: ./build/lib/json.js
        const MAX_DEPTH = 500;
    function json_parseJson(text) {
      try {
        const value = JSON.parse(text);
        return mayBeTooDeep(text) && isDeeperThan(value, MAX_DEPTH) ? void 0 : value;
      } catch {
        return;
      }
    }
    function mayBeTooDeep(text) {
      return text.split("{").length + text.split("[").length > MAX_DEPTH;
    }
    function isDeeperThan(value, levels) {
      if (typeof value !== "object" || value === null) return false;
      return levels === 0 || Object.values(value).some(part => isDeeperThan(part, levels - 1));
    }
    function lenient(schema) {
      return schemas.MfU(schemas.lqM(schema), void 0);
    }
    const OptionalText = lenient(schemas.YjP());
    var lib_text = __webpack_require__(869);
    var errors = __webpack_require__(428);
    var lib_problem = __webpack_require__(239);
    //! CONCATENATED MODULE: ./build/github/errors.js
        class ResponseError extends Error {
      response;
      constructor(cause, response) {
        super((0, lib_problem.bD)(cause), {
          cause
        });
        this.response = response;
      }
    }
    class errors_GitHubError extends Error {
      name="GitHubError";
      status;
      said;
      retryAfterMs;
      permission;
      #problem;
      constructor(problem, answer = {}) {
        super((0, lib_problem.Vw)(problem), {
          cause: answer.cause
        });
        this.status = answer.status;
        this.said = answer.said ?? "";
        this.retryAfterMs = answer.retryAfterMs;
        this.permission = answer.permission ?? "";
        this.#problem = problem;
      }
      explain(consequence, changes = {}) {
        return (0, lib_problem.Vw)({
          ...this.#problem,
          ...changes
        }, consequence);
      }
      get mayHaveHappened() {
        return this.cause !== void 0 && (this.status === void 0 || this.status >= 500);
      }
      get mayPass() {
        return this.mayHaveHappened || isRateLimit(this);
      }
      get lacksPermission() {
        return this.status === 403 && /not accessible/iu.test(this.said);
      }
      get isFinal() {
        return this.status === 404 || this.status === 410 || this.lacksPermission;
      }
    }
    function errors_expectGitHubError(error) {
      if (error instanceof errors_GitHubError) return error;
      throw error;
    }
    function gitHubErrorOf(cause, {failing, permission}, now) {
      const {status, headers} = cause instanceof ResponseError ? cause.response : NO_RESPONSE;
      const said = (0, lib_text.TN)((0, lib_problem.bD)(cause)).replace(/ - https:\/\/docs\.github\.com\S*$/u, "");
      const pauseMs = (0, client.Vs)(headers, now) ?? untilReset(headers, now);
      const isOdd = cause instanceof errors.a$;
      const quoted = [ status, `\u201c${(0, lib_text.TN)(said, MAX_SAID_LENGTH)}\u201d` ].filter(Boolean).join(", ");
      return new errors_GitHubError({
        what: failing,
        ...isOdd ? ODD_ANSWER : whyAndFix(status, said, permission, pauseMs),
        request: isOdd ? void 0 : `GitHub: ${quoted}`
      }, {
        status,
        said,
        retryAfterMs: pauseMs,
        permission: permission ?? "",
        cause
      });
    }
    const LOCKED = /\block(?:ed)?\b/iu;
    const NO_RESPONSE = {
      status: void 0,
      headers: {}
    };
    function untilReset(headers, now) {
      if ((0, client.Yp)(headers, "x-ratelimit-remaining") !== "0") return;
      const reset = Number((0, client.Yp)(headers, "x-ratelimit-reset"));
      return Number.isFinite(reset) ? Math.max(0, Math.ceil(reset - now / 1_000) + 1) * 1_000 : void 0;
    }
    const ODD_ANSWER = {
      why: "the response didn't come from GitHub",
      fix: "Check the proxy, and that the runner can reach GitHub"
    };
    const MAX_SAID_LENGTH = 300;
    function whyAndFix(status, said, permission, pauseMs) {
      const permissions = `\`${permission?.replaceAll(" or ", "` or `")}\``;
      switch (status) {
       case 401:
        return {
          why: "GitHub doesn't accept the token",
          fix: "Check `github-token`"
        };

       case 403:
       case 429:
        if (LOCKED.test(said)) return {
          why: "the conversation is locked"
        };
        if (isRateLimit({
          status,
          said,
          retryAfterMs: pauseMs
        })) {
          const when = pauseMs ? `in ${(0, lib_text.a3)(pauseMs)}` : "later";
          return {
            why: "GitHub's rate limit is used up",
            fix: `Run again ${when}`
          };
        }
        return permission === void 0 ? {
          why: "the token isn't allowed to do this",
          fix: FIX_TOKEN
        } : {
          why: "the token lacks a permission",
          fix: `Add ${permissions} to the job's \`permissions:\``
        };

       case 404:
        return {
          why: "GitHub can't find it, or the token can't access it",
          fix: permission === void 0 ? FIX_TOKEN : `Check the name or number, and that \`github-token\` has ${permissions} there`
        };

       case 410:
        return {
          why: "it was deleted, or issues are disabled in the repository"
        };

       case 422:
        return {
          why: "GitHub rejected the content"
        };

       case void 0:
        return {
          why: "GitHub didn't respond",
          fix: "Check GitHub's status page, and that the runner can reach GitHub"
        };

       default:
        if (status >= 500) return {
          why: "GitHub had an internal error",
          fix: "Check GitHub's status page and run again later"
        };
        return status < 400 ? {
          why: "GitHub redirected the request",
          fix: "Check the name of the repository, and the proxy"
        } : {
          why: "GitHub rejected the request"
        };
      }
    }
    function isRateLimit({status, said, retryAfterMs: pause}) {
      return status === 429 || pause !== void 0 || status === 403 && /rate limit/iu.test(said);
    }
    const FIX_TOKEN = "Check that `github-token` is for this repository";
    //! CONCATENATED MODULE: ./build/github/client.js
        const REQUEST_TIMEOUT_MS = 30_000;
    const TIMEOUT = (0, lib_text.a3)(REQUEST_TIMEOUT_MS);
    const REPEATABLE = /^(?:GET|PATCH|DELETE) /u;
    const MAX_RETRIES = 3;
    const LARGEST_PAGE = 100;
    function openGitHub(options, ownRepository) {
      const connection = {
        ...options
      };
      return (signal, repository = ownRepository) => new GitHubClient(connection, repository, signal);
    }
    class GitHubClient {
      #connection;
      repository;
      #signal;
      constructor(connection, repository, signal) {
        this.#connection = connection;
        this.repository = repository;
        this.#signal = signal;
      }
      async read(route, parameters, schema, options) {
        return await this.#send(route, this.#in(parameters), data => schema.parse(data), options);
      }
      async write(route, parameters, schema, options) {
        if (this.#connection.isReadOnly) return;
        return await this.#send(route, this.#in(parameters), data => schema.parse(data), options);
      }
      async* pages(route, parameters, schema, options) {
        for (let page = 1; ;page += 1) {
          const {items, link} = await this.#send(route, this.#in({
            ...parameters,
            per_page: LARGEST_PAGE,
            page
          }), (data, headers) => ({
            items: schema.parse(data),
            link: (0, client.Yp)(headers, "link") ?? ""
          }), options);
          yield items;
          if (items.length < LARGEST_PAGE && !/rel="next"/u.test(link)) return;
        }
      }
      async query(query, variables, schema, options) {
        const read = (data, headers) => {
          const answer = QueryAnswer.parse(data);
          const [error] = answer.errors ?? [];
          if (error === void 0) return schema.parse(answer.data);
          const otherwise = TIMED_OUT.test(error.message) ? 502 : 422;
          throw new ResponseError(error.message, {
            status: STATUS_OF_TYPE[error.type ?? ""] ?? otherwise,
            headers
          });
        };
        return await this.#send(`POST ${this.#connection.graphqlUrl}`, {
          query,
          variables
        }, read, options);
      }
      async viewer(options) {
        this.#connection.viewer ??= (await this.query("{ viewer { login } }", {}, Viewer, options)).viewer.login;
        return this.#connection.viewer;
      }
      now() {
        return this.#connection.clock.now() + (this.#connection.aheadMs ?? 0);
      }
      #in(parameters) {
        return {
          ...client_ownerAndName(this.repository),
          ...parameters
        };
      }
      async #send(route, parameters, read, options) {
        const {attempt = 1} = options;
        const {clock, graphqlUrl} = this.#connection;
        const mayRepeat = REPEATABLE.test(route) || route === `POST ${graphqlUrl}`;
        const deadline = clock.now() + REQUEST_TIMEOUT_MS;
        return await (0, lib_clock.wj)(clock, REQUEST_TIMEOUT_MS, this.#signal, async ({timedOut, stop}) => {
          for (let failures = 0; ;failures += 1) try {
            const {data, headers} = await this.#sendOnce(route, parameters, attempt + failures, stop);
            const result = read(data, headers);
            const date = Date.parse((0, client.Yp)(headers, "date") ?? "");
            if (!Number.isNaN(date)) this.#connection.aheadMs = date - clock.now();
            return result;
          } catch (thrown) {
            const cause = timedOut.aborted ? new Error(`no response within ${TIMEOUT}`) : thrown;
            const error = gitHubErrorOf(cause, options, clock.now());
            const pause = mayRepeat && failures < MAX_RETRIES ? pauseBeforeRetry(error, failures) : void 0;
            if (pause === void 0 || clock.now() + pause >= deadline) throw error;
            await clock.sleep(pause, stop);
            if (stop.aborted) throw error;
          }
        });
      }
      async #sendOnce(route, parameters, attempt, signal) {
        const {token, apiUrl, userAgent} = this.#connection;
        const {getOctokit} = await __webpack_require__.e(471).then(__webpack_require__.bind(__webpack_require__, 471));
        signal.throwIfAborted();
        let response;
        const fetch = async (given, init) => {
          const send = async url => {
            response = void 0;
            response = await (0, client.nv)(this.#connection, {
              ...init,
              url
            }, attempt);
            return response;
          };
          const {status, body} = await sendAndFollow(send, new URL(given));
          return {
            status,
            headers: JSON_ONLY,
            text: () => Promise.resolve(body.toString("utf8"))
          };
        };
        const request = {
          signal,
          fetch
        };
        try {
          const octokit = getOctokit(token, {
            baseUrl: apiUrl,
            userAgent
          });
          const answer = await octokit.request(route, {
            ...parameters,
            request
          });
          return {
            data: answer.data,
            headers: response?.headers ?? {}
          };
        } catch (error) {
          throw response === void 0 ? error : new ResponseError(error, response);
        }
      }
    }
    const Viewer = schemas.Ikc({
      viewer: schemas.Ikc({
        login: schemas.YjP()
      })
    });
    const QueryAnswer = schemas.Ikc({
      data: schemas.lqM(schemas.L5J()),
      errors: schemas.lqM(schemas.YOg(schemas.Ikc({
        type: OptionalText,
        message: schemas.YjP()
      })))
    });
    const STATUS_OF_TYPE = {
      FORBIDDEN: 403,
      INSUFFICIENT_SCOPES: 403,
      NOT_FOUND: 404,
      RATE_LIMIT: 429,
      RATE_LIMITED: 429
    };
    const TIMED_OUT = /^Something went wrong while executing your query\b/u;
    const JSON_ONLY = new Map([ [ "content-type", "application/json" ] ]);
    function pauseBeforeRetry(error, failures) {
      if (error.retryAfterMs !== void 0) return error.retryAfterMs;
      return error.mayHaveHappened ? (failures + 1) ** 2 * 1_000 : void 0;
    }
    function client_ownerAndName(repository) {
      const [owner = "", repo = ""] = repository.split("/");
      return {
        owner,
        repo
      };
    }
    const MAX_REDIRECTS = 5;
    const FOLLOWED = [ 301, 302, 307, 308 ];
    async function sendAndFollow(send, given) {
      let url = given;
      for (let redirects = 0; ;redirects += 1) {
        const response = await send(url);
        const {status, headers} = response;
        if (status < 300 || status >= 400) return response;
        const location = (0, client.Yp)(headers, "location");
        const next = location === void 0 ? null : URL.parse(location, url.href);
        const isFollowed = FOLLOWED.includes(status) && next?.origin === url.origin && redirects < MAX_REDIRECTS;
        if (!isFollowed) throw new Error(`the redirect to ${next?.origin ?? "an unknown URL"} isn't followed`);
        url = next;
      }
    }
    //! CONCATENATED MODULE: ./build/github/repository.js
        const ROLES = [ "none", "read", "triage", "write", "maintain", "admin" ];
    function repository_isSameRepository(one, other) {
      return one.toLowerCase() === other.toLowerCase();
    }
    schemas.Ikc({
      permission: OptionalText,
      role_name: OptionalText,
      user: lenient(schemas.Ikc({
        permissions: lenient(schemas.g1P(schemas.YjP(), schemas.zMY()))
      }))
    });
    var api = __webpack_require__(305);
    var markdown = __webpack_require__(703);
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
        ofKey: true
      },
      forbidden: {
        reason: "forbidden",
        submit: "reject",
        read: "reject",
        page: "reject",
        ofKey: true
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
        ofKey: true
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
        reason: "refused",
        submit: "reject",
        read: "retry",
        page: "reject"
      },
      "too-large": {
        reason: "refused",
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
      "request-timeout": {
        reason: "refused",
        submit: "uncertain",
        read: "retry",
        page: "retry"
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
        reason: "interrupted",
        submit: "retry",
        read: "retry",
        page: "retry"
      },
      interrupted: {
        reason: "interrupted",
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
      408: "request-timeout",
      413: "too-large",
      429: "rate-limit"
    };
    function failureOfStatus(status) {
      const known = BY_STATUS[status];
      if (known !== void 0) return known;
      if (status >= 500) return "server-error";
      return status >= 400 ? "refused" : "redirect";
    }
    function failures_whyAndFix(failed) {
      const {failure, method, path, serviceMessage = "", retryAfterMs} = failed;
      const isAboutJob = /\/job\/./u.test(path);
      const [, version] = /^(\/v\d)\/v\d\//u.exec(path) ?? [];
      const fixOfBase = version && `Remove \`${version}\` from the end of \`base-url\``;
      switch (failure) {
       case "bad-request":
        return {
          why: "the API rejected the request",
          fix: fixOfBase ?? fixOfBadRequest(method, isAboutJob)
        };

       case "no-credits":
        return {
          why: "the organization has no credits left",
          fix: "Check the credits and whether overages are allowed on the billing page of the dashboard"
        };

       case "too-large":
        return {
          why: "the prompt is too long for the API",
          fix: "Shorten the prompt, or `include` less"
        };

       case "unauthorized":
        return /upgrade|plan\b/iu.test(serviceMessage) ? {
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
          fix: "Check `job-id` and `project-id`"
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
          why: "the base URL redirects, and redirects aren't followed",
          fix: "Set `base-url` to the final URL of the API"
        };

       case "refused":
       case "request-timeout":
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
          why: "the response doesn't follow the API's specification",
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
      }
    }
    const RUN_LATER = {
      fix: "Run again later",
      isTransient: true
    };
    const CHECK_PROJECT_ID = "Check `project-id`, which is on the API keys page of the dashboard";
    function fixOfBadRequest(method, isAboutJob) {
      if (!isAboutJob) return `${CHECK_PROJECT_ID}: the API returns 400 for an unknown id`;
      return method === "POST" ? "Shorten the prompt, or send it without `job-id`" : "Check `job-id` and `project-id`: the API returns 400 for an unknown project";
    }
    function limitOf(method, path) {
      if (method === "POST") return "the project's limit of 100 agent jobs an hour";
      return /^(?!.*\/agent\/).*\/v1\/analytics\//u.test(path) ? "the organization's limit of 100 analytics requests an hour" : "the rate limit";
    }
    //! CONCATENATED MODULE: ./build/platform/errors.js
        class PlatformError extends Error {
      name="PlatformError";
      failure;
      status;
      retryAfterMs;
      problem;
      constructor(failed) {
        const {failure, status, retryAfterMs, cause} = failed;
        const problem = {
          ...failures_whyAndFix(failed),
          request: formatRequest(failed)
        };
        super(`${(0, lib_problem.l2)(problem.why)} (${problem.request})`, {
          cause
        });
        this.failure = failure;
        this.status = status;
        this.retryAfterMs = retryAfterMs;
        this.problem = problem;
      }
      get policy() {
        return POLICIES[this.failure];
      }
      get reason() {
        return POLICIES[this.failure].reason;
      }
      get isTransient() {
        return this.problem.isTransient === true;
      }
      explain(what, fix = this.problem.fix) {
        return (0, lib_problem.Vw)({
          ...this.problem,
          what,
          fix
        });
      }
    }
    function formatRequest(failed) {
      const {method, path, status, serviceMessage} = failed;
      const said = serviceMessage ? `\u201c${(0, lib_text.TN)(serviceMessage, MAX_QUOTED_LENGTH)}\u201d` : saidByCause(failed);
      const result = [ status, said ].filter(part => part !== void 0).join(", ");
      return `${method} ${path}${result === "" ? "" : `: ${result}`}`;
    }
    const MAX_QUOTED_LENGTH = 300;
    const SAID_BY_CAUSE = [ "unreachable", "unusable-proxy", "no-answer", "invalid-page" ];
    function saidByCause({failure, cause}) {
      const says = SAID_BY_CAUSE.includes(failure) || failure === "unreadable-answer" && cause instanceof client.j$;
      if (!says || !(cause instanceof Error)) return;
      const code = "code" in cause && typeof cause.code === "string" ? cause.code : void 0;
      const [, tlsReason] = /:SSL routines:[^:]*:([^:]+):/u.exec(cause.message) ?? [];
      if (code !== void 0 && tlsReason !== void 0) return `${code}: ${tlsReason}`;
      const message = (0, lib_text.TN)(cause.message);
      if (code === void 0 || message.includes(code)) return message || void 0;
      return message === "" ? code : `${code}: ${message}`;
    }
    function serviceMessageOf(text, json) {
      const start = text.length > MAX_PLAIN_TEXT ? `${text.slice(0, MAX_PLAIN_TEXT)}\u2026` : text;
      const message = json === void 0 ? plainText(start) : [ ...messagesOf(json) ].join(" \u2014 ");
      return (0, lib_text.TN)(message) || void 0;
    }
    const MAX_PLAIN_TEXT = 65536;
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
        const client_REQUEST_TIMEOUT_MS = 30_000;
    class PlatformClient {
      requests=0;
      #options;
      #apiKey;
      #base;
      constructor(options, baseUrl, apiKey) {
        this.#options = options;
        this.#apiKey = apiKey;
        this.#base = baseUrl.origin + baseUrl.pathname.replace(/\/+$/u, "");
      }
      async get(path, attempt, query = {}) {
        const url = this.#url(path);
        url.search = String(new URLSearchParams(query));
        return await this.#send("GET", url, attempt);
      }
      async post(path, attempt, body) {
        return await this.#send("POST", this.#url(path), attempt, JSON.stringify(body));
      }
      #url(path) {
        return new URL(`${this.#base}/${path.map(encodeURIComponent).join("/")}`);
      }
      async #send(method, url, {attempt, signal, onSending}, body) {
        const {clock, userAgent} = this.#options;
        const headers = {
          accept: "application/json",
          "accept-encoding": "identity",
          authorization: `Bearer ${this.#apiKey}`,
          "user-agent": userAgent,
          ...body !== void 0 && {
            "content-type": "application/json"
          }
        };
        const sent = {
          method,
          path: url.pathname
        };
        return await (0, lib_clock.wj)(clock, client_REQUEST_TIMEOUT_MS, signal, async ({timedOut, stop}) => {
          try {
            const request = {
              method,
              url,
              headers,
              body,
              signal: stop,
              onSending
            };
            this.requests += 1;
            const response = await (0, client.nv)(this.#options, request, attempt);
            const {status} = response;
            const text = utf8.decode(response.body);
            const json = json_parseJson(text);
            if (isSuccess(status)) return {
              ...sent,
              status,
              text,
              json
            };
            throw new PlatformError({
              ...sent,
              failure: failureOfStatus(status),
              status,
              serviceMessage: serviceMessageOf(text, json),
              retryAfterMs: (0, client.Vs)(response.headers, clock.now())
            });
          } catch (error) {
            if (!(error instanceof client.j$)) throw error;
            const {head} = error;
            throw new PlatformError({
              ...sent,
              failure: failureOf(error, timedOut.aborted, signal.aborted),
              status: head?.status,
              retryAfterMs: head && (0, client.Vs)(head.headers, clock.now()),
              cause: error.isUnreadable ? error : error.cause ?? error
            });
          }
        });
      }
    }
    function unreadableAnswer({method, path, status, text, json}, cause, failure = "unreadable-answer") {
      const serviceMessage = failure === "invalid-page" ? void 0 : serviceMessageOf(text, json);
      return new PlatformError({
        failure,
        method,
        path,
        status,
        serviceMessage,
        cause
      });
    }
    function failureOf(error, timedOut, isInterrupted) {
      const {head, isSent} = error;
      if (head !== void 0 && !isSuccess(head.status)) return failureOfStatus(head.status);
      if (error.isProxyUnusable) return "unusable-proxy";
      if (timedOut) return isSent ? "timeout" : "unreachable";
      if (isInterrupted) return isSent ? "interrupted" : "unsent";
      if (error.isUnreadable) return "unreadable-answer";
      return isSent ? "no-answer" : "unreachable";
    }
    function isSuccess(status) {
      return status >= 200 && status <= 299;
    }
    const MAX_SEGMENT_LENGTH = 500;
    function isPathSegment(value) {
      return !/^\.{0,2}$/u.test(value) && value.length <= MAX_SEGMENT_LENGTH && value.isWellFormed();
    }
    const utf8 = new TextDecoder("utf-8");
    //! CONCATENATED MODULE: ./build/platform/agent-jobs.js
        const Job = schemas.Ikc({
      id: schemas.YjP().check(schemas.YPB(isPathSegment)),
      status: schemas.YjP().check(api.m9(1)),
      source: lenient(schemas.Ikc({
        repository: OptionalText,
        ref: OptionalText
      })),
      model: OptionalText,
      prLink: OptionalText
    });
    const ONGOING_STATUSES = [ "active" ];
    const END_STATUSES = [ "completed", "archived", "failed" ];
    const agent_jobs_STATUSES = [ ...ONGOING_STATUSES, ...END_STATUSES ];
    function endOf({status}) {
      return END_STATUSES.find(end => end === status);
    }
    function agent_jobs_openAgentJobs(client, projectId) {
      const path = [ "v2", "agent", projectId, "job" ];
      return {
        create: async (prompt, attempt) => parseJob(await client.post(path, attempt, {
          prompt
        })),
        message: async (id, prompt, attempt) => parseJob(await client.post([ ...path, id, "message" ], attempt, {
          prompt
        }), id),
        get: async (id, attempt) => parseJob(await client.get([ ...path, id ], attempt), id)
      };
    }
    function parseJob(response, expectedId) {
      const parsed = Job.safeParse(response.json);
      if (!parsed.success || expectedId !== void 0 && parsed.data.id !== expectedId) throw unreadableAnswer(response, parsed.error);
      const {source, prLink: given, ...job} = parsed.data;
      const link = given?.trim() || void 0;
      const prLink = link && (0, markdown.qP)(link);
      return {
        ...job,
        repository: source?.repository,
        ref: source?.ref,
        prLink,
        invalidPrLink: prLink === void 0 ? link : void 0,
        json: JSON.stringify(response.json)
      };
    }
    //! CONCATENATED MODULE: ./build/runner/inputs.js
        const QUOTED = "\0";
    const inputs_MAX_QUOTED_LENGTH = 60;
    function inputName(key) {
      return key.replace(/[A-Z]/gu, letter => `-${letter.toLowerCase()}`);
    }
    function readInputs({input, inputNames}, rules, redact) {
      const keys = Object.keys(rules);
      const misspelled = misspelledInputs(inputNames, keys.map(inputName));
      const given = Object.fromEntries(keys.map(key => [ key, input(inputName(key)) ]));
      const {data, error} = schemas.Ikc(rules).safeParse(given);
      const invalid = (error?.issues ?? []).map(({path, message}) => {
        const key = String(path[0]);
        const value = message.startsWith(QUOTED) ? `, not ${quoted(given[key] ?? "", redact)}` : "";
        return {
          input: inputName(key),
          message: `\`${inputName(key)}\` ${message.replace(QUOTED, "")}${value}.`
        };
      });
      const isMisspelled = name => misspelled.some(({meant}) => meant === name);
      const problems = [ ...misspelled, ...invalid.filter(one => !isMisspelled(one.input)) ];
      const hasProblem = name => isMisspelled(name) || problems.some(one => one.input === name);
      const texts = Object.fromEntries(Object.entries(given).filter(([key]) => !hasProblem(inputName(key))));
      const values = problems.length === 0 ? data : void 0;
      return {
        texts,
        valid: values ?? schemas.OH3(schemas.Ikc(rules)).parse(texts),
        values,
        problems
      };
    }
    function misspelledInputs(given, declared) {
      return given.flatMap(name => {
        if (declared.includes(name)) return [];
        const words = letters(name);
        const meant = declared.find(other => letters(other) === words) ?? declared.find(other => other.length >= MIN_LENGTH && isOneLetterOff(letters(other), words));
        const message = `${(0, lib_text.Zw)(name)} isn't an input of this action. Use \`${meant}\`.`;
        return meant === void 0 ? [] : {
          input: name,
          meant,
          message
        };
      });
    }
    const MIN_LENGTH = 4;
    function letters(name) {
      return name.replaceAll(/[-_]/gu, "");
    }
    function isOneLetterOff(one, other) {
      let at = 0;
      while (at < one.length && one[at] === other[at]) at += 1;
      const [rest, otherRest] = [ one.slice(at), other.slice(at) ];
      return rest.slice(1) === otherRest || rest === otherRest.slice(1) || rest.slice(1) === otherRest.slice(1) || rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0];
    }
    function withDefault(whenEmpty, rule) {
      return schemas.FsL(schemas.pdi(text => text.trim() || whenEmpty), rule);
    }
    function optional(rule) {
      return schemas.FsL(schemas.pdi(text => text.trim() || void 0), schemas.lqM(rule));
    }
    const trimmed = schemas.FsL(schemas.YjP(), schemas.pdi(text => text.trim()));
    const inputs_boolean = matching(/^(?:true|True|TRUE|false|False|FALSE)$/u, "must be `true` or `false`", text => text.toLowerCase() === "true");
    function decimal(requirement, isValid) {
      const error = `must be ${requirement}`;
      return matching(/^\d+(?:\.\d+)?$/u, error, Number).check(schemas.YPB(isValid, quoting(error)));
    }
    function wholeNumber(least, most) {
      return decimal(`a whole number from ${least} to ${most}`, value => Number.isInteger(value) && value >= least && value <= most);
    }
    function oneOf(...words) {
      const last = words.at(-1);
      const others = words.slice(0, -1).map(word => `\`${word}\``);
      return schemas.k5n(words, quoting(`must be ${others.join(", ")} or \`${last}\``));
    }
    function matching(form, error, value) {
      return schemas.FsL(schemas.YjP().check(api.Fk(form, quoting(error))), schemas.pdi(value));
    }
    function quoting(problem) {
      return {
        error: `${QUOTED}${problem}`
      };
    }
    function quoted(value, redact) {
      return (0, lib_text.Zw)(redact(value.trim()), inputs_MAX_QUOTED_LENGTH);
    }
    function listOf(form, error) {
      return schemas.FsL(schemas.YjP(), schemas.pdi(text => [ ...new Set(text.split(",").flatMap(entry => entry.trim() || [])) ])).check(schemas.YPB(list => list.every(entry => form.test(entry)), quoting(error)));
    }
    var step = __webpack_require__(141);
    //! CONCATENATED MODULE: ./build/step/connection.js
        const DEFAULT_BASE_URL = "https://api.mintlify.com";
    const NO_KEY = "is empty. Check that the secret exists and that its name is right; runs from forks get no secrets, and runs from Dependabot only get Dependabot secrets";
    function isOneWord(fix) {
      return api.Fk(/^[\x21-\x7E]*$/u, `has a space, a line break or a character that is not ASCII. ${fix}`);
    }
    const connectionInputs = {
      projectId: schemas.YjP().check(api.WN(), schemas.YPB(text => text !== "", "is empty. Check how the input and the variable are spelled; the id is on the API keys page of the dashboard"), schemas.YPB(text => text === "" || isPathSegment(text), quoting("must be a project id"))),
      apiKey: schemas.YjP().check(api.WN(), schemas.YPB(text => text !== "", NO_KEY), schemas.YPB(text => !/^(["'`]).*\1$/u.test(text), "is in quotes. Store the key in the secret without them"), schemas.YPB(text => !text.startsWith("mint_dsc_"), "is an assistant key (`mint_dsc_\u2026`). Create an admin key (`mint_\u2026`) on the API keys page of the dashboard"), schemas.YPB(text => !text.startsWith("mint_us_"), "is an index key (`mint_us_\u2026`). Create an admin key (`mint_\u2026`) on the API keys page of the dashboard"), isOneWord("Store only the key in the secret")),
      baseUrl: withDefault(DEFAULT_BASE_URL, schemas.FsL(schemas.YjP().check(schemas.YPB(text => URL.canParse(text), quoting("must be a URL"))), schemas.pdi(text => new URL(text))).check(schemas.YPB(isAcceptable, quoting("must be an https URL without a user name, query or fragment (http only for this machine, such as `http://localhost:4700`)"))))
    };
    function maskSecrets({environment: {input}, runner}) {
      for (const name of [ "api-key", "marker-key", "github-token" ]) runner.mask(input(name).trim());
    }
    function keyProblem(valid) {
      const {apiKey = "mint_", baseUrl} = valid;
      if (baseUrl?.origin !== DEFAULT_BASE_URL || apiKey.startsWith("mint_")) return;
      return "`api-key` isn't an admin key, because it doesn't start with `mint_`. Create an admin key on the API keys page of the dashboard.";
    }
    const MAX_TIMEOUT_MINUTES = 350;
    function timeoutRule(minutes) {
      return withDefault(minutes, decimal(`a number of minutes above 0 and at most ${MAX_TIMEOUT_MINUTES}`, value => value > 0 && value <= MAX_TIMEOUT_MINUTES));
    }
    function isAcceptable(url) {
      if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") return false;
      return url.protocol === "https:" || url.protocol === "http:" && isLoopback(url);
    }
    function isLoopback(url) {
      return url.hostname === "localhost" || url.hostname === "[::1]" || /^127(?:\.\d+){3}$/u.test(url.hostname);
    }
    function clientOptions({http, clock, runner}) {
      return {
        userAgent: step._,
        http,
        clock,
        debug: runner.debug
      };
    }
    function connection_openPlatformClient(step, {baseUrl, apiKey}) {
      if (!step.environment.verifiesCertificates) step.runner.warning(UNVERIFIED, "Certificates not verified");
      return new PlatformClient(clientOptions(step), baseUrl, apiKey);
    }
    const UNVERIFIED = "`NODE_TLS_REJECT_UNAUTHORIZED` is `0`, so anyone on the network can pose as the API or GitHub and read the key and the token. Remove it. If a proxy has its own certificates, set `NODE_EXTRA_CA_CERTS`.";
    //! CONCATENATED MODULE: ./build/agent-job/job/progress-log.js
        function openGitHubClients(step, token, isReadOnly) {
      const {apiUrl, graphqlUrl, repository} = step.environment;
      return openGitHub({
        ...clientOptions(step),
        token,
        apiUrl,
        graphqlUrl,
        isReadOnly
      }, repository);
    }
    function job_run_pullRequestRepository({inputs, environment}) {
      return inputs.prRepository ?? environment.repository;
    }
    function isExpected(run, {origin, repository}) {
      const isThere = isOwnRepository(run, repository) || repository_isSameRepository(repository, job_run_pullRequestRepository(run));
      return isThere && origin === new URL(run.environment.serverUrl).origin;
    }
    function isOwnRepository({environment}, repository) {
      return repository_isSameRepository(repository, environment.repository);
    }
    //! CONCATENATED MODULE: ./build/lib/path-filter.js
        const SEPARATOR = "\0";
    function parsePathFilter(text) {
      const patterns = [];
      const faults = [];
      for (const line of text.split(/[\r\n]+/u).flatMap(one => one.trim() || [])) {
        const excludes = line.startsWith("!");
        const {glob, fault} = parsePattern(excludes ? line.slice(1) : line);
        if (glob === void 0) faults.push(`contains ${(0, lib_text.Zw)(line)}, which ${fault}`); else patterns.push({
          excludes,
          glob
        });
      }
      if (faults.length === 0 && patterns.length > 0 && patterns.every(({excludes}) => excludes)) faults.push("only excludes paths, so it allows none. Put `**` on its first line");
      return {
        patterns,
        faults
      };
    }
    const UNREPEATABLE = new Map([ [ "/", SEPARATOR ], [ "**/", `?(*${SEPARATOR})` ], [ "**", "*" ], [ "*", `*([!${SEPARATOR}])` ] ]);
    const PIECES = /(?<=^|\/)\*\*\/|\*\*|[*?+]|\[(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[A-Za-z\d])+\]|[^]/gu;
    function parsePattern(pattern) {
      const fault = faultOfPath(pattern);
      if (fault !== void 0) return {
        fault
      };
      const parts = [];
      let repeatable;
      for (const [piece] of pattern.matchAll(PIECES)) {
        if (piece === "[" || hasBackwardRange(piece)) return {
          fault: BAD_CLASS
        };
        if (piece === "?" || piece === "+") {
          if (repeatable === void 0) return {
            fault: NOTHING_TO_REPEAT
          };
          parts.splice(-1, 1, `${piece}(${repeatable})`);
          repeatable = void 0;
          continue;
        }
        repeatable = UNREPEATABLE.has(piece) ? void 0 : literal(piece);
        parts.push(UNREPEATABLE.get(piece) ?? literal(piece));
      }
      return {
        glob: parts.join("")
      };
    }
    const NOTHING_TO_REPEAT = "has a `?` or `+` without a character to repeat. Use `*` for a part of a name that can be anything";
    const BAD_CLASS = "has a `[` that is not closed, or has more than letters, digits and ranges in it. Use `*` for a folder with brackets in its name";
    function faultOfPath(pattern) {
      if (pattern === "") return "has nothing after the `!`";
      if (pattern.includes("\\")) return "has a `\\`. Separate folders with `/`, and use `*` for a special character";
      if (/\{[^{}]*,[^{}]*\}/u.test(pattern)) return "has alternatives in `{}`, which GitHub's filters don't support. Put each on its own line";
      if (pattern.includes(",")) return "has a comma. Put each pattern on its own line";
      if (pattern.endsWith("/")) return "can't match a path, because it ends in `/`. Add `**` to match everything in the folder";
      if (pattern.split("/").some(segment => segment === "" || segment === "." || segment === "..")) return "can't match a path. Paths start at the repository's root without `/`, `./` or `../`, such as `docs/**`";
      return;
    }
    function hasBackwardRange(piece) {
      return [ ...piece.matchAll(/(.)-(.)/gu) ].some(([, from = "", to = ""]) => from > to);
    }
    function literal(piece) {
      return /^(?:\[.+|[\w\u0080-\u{10FFFF}])/u.test(piece) ? piece : `\\${piece}`;
    }
    async function openPathFilter(patterns) {
      const {Matcher} = await __webpack_require__.e(387).then(__webpack_require__.bind(__webpack_require__, 387));
      const rules = patterns.map(({excludes, glob}) => ({
        excludes,
        matcher: new Matcher(glob, {
          dot: true
        })
      }));
      return path => {
        if (path.includes(SEPARATOR)) return false;
        const portion = path.replaceAll("/", SEPARATOR);
        const last = rules.findLast(({matcher}) => matcher.test(portion));
        return last !== void 0 && !last.excludes;
      };
    }
    //! CONCATENATED MODULE: ./build/agent-job/inputs/rules.js
        const INCLUDE_PARTS = [ "issue", "comments", "diff" ];
    const include = schemas.FsL(listOf(/^(?:issue|comments|diff)$/u, "must be any of `issue`, `comments` and `diff`, comma-separated"), schemas.pdi(words => INCLUDE_PARTS.filter(part => words.includes(part))));
    const pathPatterns = schemas.FsL(schemas.YjP(), schemas.pdi((text, context) => {
      const {patterns, faults} = parsePathFilter(text);
      for (const message of faults) context.issues.push({
        code: "custom",
        message,
        input: text
      });
      return patterns;
    }));
    const labels = listOf(/^[^\p{Cc};]*$/u, "must be comma-separated labels, without semicolons or line breaks");
    const reviewers = schemas.FsL(listOf(/^(?:@author|[\w-]+|[\w-]+\/[\w.-]+)$/u, "must be comma-separated logins, `org/team` or `@author`"), schemas.pdi(list => list.map(reviewerOf)));
    function reviewerOf(entry) {
      if (entry === "@author") return {
        kind: "author"
      };
      const [owner = "", slug] = entry.split("/");
      return slug === void 0 ? {
        kind: "person",
        login: owner
      } : {
        kind: "team",
        owner,
        slug
      };
    }
    const MIN_MARKER_KEY_LENGTH = 32;
    const inputRules = {
      ...connectionInputs,
      prompt: schemas.YjP(),
      promptFile: trimmed,
      include,
      jobId: optional(schemas.YjP().check(schemas.YPB(isPathSegment, quoting("must be a job id")), schemas.YPB(id => id === "auto" || !/^auto$/iu.test(id), quoting("must be `auto` in lower case")))),
      dryRun: withDefault("false", inputs_boolean),
      wait: withDefault("true", inputs_boolean),
      timeoutMinutes: timeoutRule("30"),
      pollIntervalSeconds: optional(decimal("a number of seconds above 0 and at most 21000", value => value > 0 && value <= 21_000)),
      ifNoPr: withDefault("ignore", oneOf("ignore", "warn", "error")),
      comment: withDefault("false", inputs_boolean),
      issueNumber: optional(matching(/^[1-9]\d{0,14}$/u, "must be the number of an issue or pull request", Number)),
      githubToken: trimmed,
      markerKey: optional(schemas.YjP().check(api.m9(MIN_MARKER_KEY_LENGTH, `has fewer than ${MIN_MARKER_KEY_LENGTH} characters. Use a longer random secret, such as the output of \`openssl rand -hex 32\``), isOneWord("Use a random secret on one line, such as the output of `openssl rand -hex 32`"))),
      maxOpenPrs: optional(matching(/^[1-9]\d{0,5}$/u, "must be a whole number of 1 or more", Number)),
      atCap: withDefault("skip", oneOf("skip", "continue")),
      key: schemas.YjP(),
      prRepository: optional(matching(/^[\w-]+\/(?!\.{1,2}$)[\w.-]+$/u, "must be a repository as `owner/name`", text => text)),
      agentLogin: withDefault("mintlify[bot]", matching(/^[\w-]+(?:\[bot\])?$/u, "must be a login", text => text)),
      skipAgentEvents: withDefault("true", inputs_boolean),
      requiredPermission: withDefault("write", oneOf(...ROLES)),
      allowBots: listOf(/^[\w-]+(?:\[bot\])?$/u, "must be comma-separated logins without wildcards, such as `renovate[bot]`"),
      allowedPaths: optional(pathPatterns),
      ifOutOfScope: withDefault("error", oneOf("error", "warn")),
      prLabels: labels,
      prReviewers: reviewers,
      removeLabel: withDefault("false", inputs_boolean)
    };
    var runner_environment = __webpack_require__(294);
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
    function noteOf({input, message}) {
      return {
        conclusion: "failure",
        title: `Invalid input: ${input}`,
        message
      };
    }
    function exitCode(conclusion, runner) {
      return conclusion === "failure" || runner.hasLostOutput() ? 1 : 0;
    }
    async function reportNotes({runner, environment}, notes, summary) {
      for (const note of notes) logConclusion(runner, note);
      const conclusion = worstOf(notes.map(note => note.conclusion));
      const help = conclusion === "failure" ? (0, runner_environment.KB)(environment) : void 0;
      if (help !== void 0) runner.info(`Troubleshooting: ${help}`);
      await runner.addSummary((0, markdown.qN)(summary, help === void 0 ? "" : (0, markdown.nf)("troubleshooting page", help)));
      return exitCode(conclusion, runner);
    }
    function logConclusion(runner, {conclusion, title, message}) {
      if (conclusion === "pass") runner.info(message); else runner[conclusion === "failure" ? "error" : conclusion](message, title);
    }
    //! CONCATENATED MODULE: ./build/settle/inputs.js
        const rules = {
      projectId: inputRules.projectId,
      apiKey: inputRules.apiKey,
      markerKey: inputRules.markerKey,
      githubToken: inputRules.githubToken.check(api.m9(1, "is empty. Remove it to use the run's own token")),
      baseUrl: inputRules.baseUrl,
      agentLogin: inputRules.agentLogin,
      prRepository: inputRules.prRepository,
      timeoutMinutes: timeoutRule("10"),
      lastDays: withDefault("14", wholeNumber(1, 90)),
      commentOnEnd: withDefault("true", inputs_boolean)
    };
    function parseInputs({environment, runner}) {
      const {valid, values, problems} = readInputs(environment, rules, runner.redact);
      const key = keyProblem(valid);
      if (key !== void 0) problems.push({
        input: "api-key",
        message: key
      });
      return values !== void 0 && problems.length === 0 ? {
        ...values,
        comment: true
      } : {
        problems: problems.map(noteOf)
      };
    }
    var external_node_crypto_ = __webpack_require__(598);
    //! CONCATENATED MODULE: ./build/agent-job/comment/marker.js
        const PURPOSE = "docs-agent-action marker 1";
    const MARKER = /^<!-- docs-agent-action:1 (\S+) ([A-Za-z0-9+/]{43}) -->/gmu;
    const SAID = /^([\w+/=]*),([^,]*),(\d+),([\w+/]{12}),([\w+/]{12}),([\w+/]{12}|),(open|ended|\d{1,15})$/u;
    function marker_signedBody(run, issue, text, marker) {
      const {runner, inputs} = run;
      const {job, run: runId, attempt, step, prompt, ended, announces} = marker;
      const id = Buffer.from(runner.redact(job)).toString("base64");
      const state = announces ?? (ended ? "ended" : "open");
      const said = [ id, runId, attempt, shortHash(inputs.projectId), step, prompt, state ].join(",");
      const written = `${runner.redact(text)}\n`;
      const code = authentication(run, said, markerKey(run), issue, written).toString("base64");
      return `${written}\x3c!-- docs-agent-action:1 ${said} ${code.replace("=", "")} --\x3e`;
    }
    function withMarker(run, comment) {
      const {body, issue} = comment;
      const found = [ ...body.matchAll(MARKER) ].at(-1);
      const [whole = "", said = "", code = ""] = found ?? [];
      const [, job = "", runId = "", attempt, project, step = "", prompt = "", state] = SAID.exec(said) ?? [];
      if (found === void 0 || project !== shortHash(run.inputs.projectId)) return;
      const text = body.slice(0, found.index);
      const isLast = body.slice(found.index + whole.length).trim() === "";
      const given = Buffer.from(code, "base64");
      const isSigned = [ markerKey(run), run.inputs.apiKey ].some(key => (0, external_node_crypto_.timingSafeEqual)(given, authentication(run, said, key, issue, text)));
      const marker = {
        job: Buffer.from(job, "base64").toString("utf8"),
        run: runId,
        attempt: Number(attempt),
        step,
        prompt,
        ended: state !== "open",
        announces: state === "open" || state === "ended" ? void 0 : Number(state)
      };
      return {
        ...comment,
        marker,
        isVerified: isSigned && isLast
      };
    }
    function withoutCopies(marked) {
      const keyOf = ({issue, marker}) => {
        const {job, run, step, prompt, announces} = marker;
        return JSON.stringify([ issue.number, job, run, step, prompt, announces ]);
      };
      const lastAttempts = new Map;
      const isLater = one => one.marker.attempt > (lastAttempts.get(keyOf(one)) ?? 0);
      const originals = new Set;
      for (const one of marked) {
        if (!one.isVerified || !isLater(one)) continue;
        lastAttempts.set(keyOf(one), one.marker.attempt);
        originals.add(one);
      }
      return marked.filter(one => one.isVerified ? originals.has(one) : isLater(one));
    }
    function markerKey({inputs}) {
      return inputs.markerKey ?? inputs.apiKey;
    }
    function authentication({environment}, said, key, issue, text) {
      const repository = environment.repositoryId || environment.repository.toLowerCase();
      return (0, external_node_crypto_.createHmac)("sha256", key).update([ PURPOSE, repository, issue.number, said, text.replace(/\s+/gu, "") ].join("\n")).digest();
    }
    function shortHash(...values) {
      return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(values)).digest("base64").slice(0, 12);
    }
    //! CONCATENATED MODULE: ./build/github/issue.js
        const IssueNumber = schemas.aig().check(schemas.Whr(), api.NC());
    const Text = schemas.MfU(schemas.YjP(), "");
    const AccountAnswer = lenient(schemas.FsL(schemas.Ikc({
      login: schemas.YjP(),
      type: OptionalText
    }), schemas.pdi(({login, type}) => ({
      login,
      isBot: type === "Bot" || login.endsWith("[bot]")
    }))));
    const Time = schemas.FsL(schemas.YjP(), schemas.FsL(schemas.pdi(value => Date.parse(value)), schemas.aig()));
    const OptionalTime = lenient(Time);
    const IssueFields = {
      number: IssueNumber,
      html_url: Text,
      title: Text,
      body: Text,
      user: AccountAnswer,
      labels: schemas.MfU(schemas.YOg(schemas.Ikc({
        name: schemas.YjP()
      })), []),
      state: Text,
      updated_at: OptionalTime
    };
    function issueOf(answer, kind) {
      return {
        kind,
        number: answer.number,
        url: answer.html_url,
        title: answer.title,
        body: answer.body,
        author: answer.user,
        labels: answer.labels.map(({name}) => name),
        state: answer.state,
        updatedAt: answer.updated_at
      };
    }
    const IssueAnswer = schemas.FsL(schemas.Ikc({
      ...IssueFields,
      pull_request: schemas.lqM(schemas.L5J())
    }), schemas.pdi(answer => issueOf(answer, answer.pull_request ? "pull-request" : "issue")));
    function permissionTo(access, kind) {
      const names = kind === "unknown" ? [ "issues", "pull-requests" ] : [ `${kind}s` ];
      return names.map(name => `${name}: ${access}`).join(" or ");
    }
    function issue_requestAbout({kind, number}, access, failing) {
      return {
        failing: `${failing} #${number}`,
        permission: permissionTo(access, kind)
      };
    }
    const Edits = schemas.Ikc({
      lastEditedAt: schemas.mee(Time),
      timelineItems: schemas.Ikc({
        nodes: schemas.YOg(schemas.Ikc({
          createdAt: Time
        }))
      })
    });
    schemas.Ikc({
      repository: schemas.g1P(schemas.YjP(), Edits)
    });
    //! CONCATENATED MODULE: ./build/github/conversation.js
    const CommentAnswer = schemas.Ikc({
      id: schemas.aig(),
      html_url: Text,
      user: AccountAnswer,
      body: Text,
      created_at: OptionalTime,
      updated_at: OptionalTime,
      submitted_at: OptionalTime,
      path: OptionalText,
      line: lenient(schemas.aig()),
      pull_request_review_id: lenient(schemas.aig())
    });
    const CommentsAnswer = schemas.YOg(CommentAnswer);
    schemas.Ikc({
      repository: schemas.Ikc({
        pullRequest: schemas.Ikc({
          reviews: schemas.Ikc({
            pageInfo: schemas.Ikc({
              hasNextPage: schemas.zMY(),
              endCursor: schemas.mee(schemas.YjP())
            }),
            nodes: schemas.YOg(schemas.Ikc({
              fullDatabaseId: schemas.YjP().check(api.Fk(/^\d{1,15}$/u)),
              url: Text,
              author: lenient(schemas.FsL(schemas.Ikc({
                login: schemas.YjP(),
                __typename: Text
              }), schemas.pdi(({login, __typename: type}) => {
                const isBot = type === "Bot";
                return {
                  login: isBot ? `${login}[bot]` : login,
                  isBot
                };
              }))),
              body: Text,
              submittedAt: schemas.mee(Time),
              lastEditedAt: schemas.mee(Time)
            }))
          })
        })
      })
    });
    //! CONCATENATED MODULE: ./build/github/comments.js
    function written(body) {
      return schemas.Ikc({
        id: schemas.aig(),
        body: schemas.YjP().check(schemas.YPB(text => isSameBody(text, body)))
      });
    }
    function isSameBody(one, other) {
      return one.replace(/\s+/gu, "") === other.replace(/\s+/gu, "");
    }
    async function addComment(client, issue, body, attempt) {
      const comment = await client.write("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        issue_number: issue.number,
        body
      }, written(body), {
        ...issue_requestAbout(issue, "write", "Couldn't comment on"),
        attempt
      });
      return comment?.id;
    }
    async function comments_editComment(client, {id, issue, body}) {
      const options = issue_requestAbout(issue, "write", "Couldn't update the comment on");
      const route = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
      try {
        await client.write(`PATCH ${route}`, {
          comment_id: id,
          body
        }, written(body), options);
        return true;
      } catch (error) {
        if (!isNotFound(error)) throw error;
        try {
          await client.read(`GET ${route}`, {
            comment_id: id
          }, schemas.L5J(), options);
        } catch (second) {
          if (isNotFound(second)) return false;
        }
        throw error;
      }
    }
    function isNotFound(error) {
      return error instanceof errors_GitHubError && error.status === 404;
    }
    async function ownComments(client, issue) {
      const options = issue_requestAbout(issue, "write", "Couldn't read the comments of");
      const viewer = await client.viewer(options);
      const pages = client.pages("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        issue_number: issue.number
      }, CommentsAnswer, options);
      const own = [];
      for await (const page of pages) for (const answer of page) if (answer.user?.login === viewer) own.push(ownComment(answer, issue));
      return own;
    }
    async function ownCommentsSince(client, since) {
      const options = {
        failing: `Couldn't read the comments of ${(0, lib_text.Zw)(client.repository)}`,
        permission: permissionTo("write", "unknown")
      };
      const viewer = await client.viewer(options);
      const pages = client.pages("GET /repos/{owner}/{repo}/issues/comments", {
        since: new Date(since).toISOString(),
        sort: "updated",
        direction: "desc"
      }, CommentsAnswer, options);
      const own = new Map;
      for await (const page of pages) for (const answer of page) {
        const issue = issueNamedIn(answer.html_url);
        if (answer.user?.login === viewer && issue) own.set(answer.id, ownComment(answer, issue));
      }
      return [ ...own.values() ];
    }
    function ownComment(answer, issue) {
      const {id, body, html_url: url, created_at: createdAt = 0, updated_at: updatedAt = 0} = answer;
      return {
        id,
        issue,
        body,
        url,
        createdAt,
        updatedAt
      };
    }
    function issueNamedIn(url) {
      const [, kind, number] = /\/(issues|pull)\/(\d{1,15})#/u.exec(url) ?? [];
      if (number === void 0) return;
      return {
        kind: kind === "pull" ? "pull-request" : "issue",
        number: Number(number)
      };
    }
    //! CONCATENATED MODULE: ./build/settle/settle-run.js
        function noteGitHubError({notes, limit, runner}, error, note, consequence = "") {
      runner.debugError(error);
      if (!limit.stop.aborted) notes.push({
        ...note,
        message: error.explain(consequence)
      });
    }
    function noteStop({notes, limit, cancelled}) {
      if (!limit.stop.aborted) return;
      const why = cancelled.aborted ? "The run was cancelled" : "The step timed out (`timeout-minutes`)";
      const message = `${why}. The next run continues with what is left.`;
      notes.push({
        conclusion: cancelled.aborted ? "failure" : "warning",
        title: "Run ended early",
        message
      });
    }
    //! CONCATENATED MODULE: ./build/settle/jobs.js
        async function findOpenJobs(run) {
      const {github, clock, inputs, limit, notes} = run;
      let own;
      try {
        own = await ownCommentsSince(github(limit.stop), clock.now() - inputs.lastDays * lib_clock.sO);
      } catch (error) {
        if (!(error instanceof errors_GitHubError)) throw error;
        const conclusion = error.mayPass ? "warning" : "failure";
        noteGitHubError(run, error, {
          conclusion,
          title: "No job checked"
        }, ", so no job was checked");
        return;
      }
      const marked = own.toSorted((a, b) => a.id - b.id).flatMap(comment => withMarker(run, comment) ?? []);
      const named = withoutCopies(marked).filter(({marker}) => isPathSegment(marker.job));
      const verified = named.filter(({isVerified}) => isVerified);
      const unverified = named.filter(({isVerified, marker}) => !isVerified && !marker.ended);
      const isKeyInDoubt = verified.length === 0;
      if (unverified.length > 0) {
        const cause = `edited since${isKeyInDoubt ? ", `api-key` is wrong," : ""} or signed with another key`;
        const message = `${(0, lib_text.B4)(unverified.length, "comment")} can't be updated: ${cause}. Set a \`marker-key\` that stays the same.`;
        notes.push({
          conclusion: "notice",
          title: "Comments not verified",
          message
        });
      }
      return {
        jobs: openJobsOf(verified),
        unverified: isKeyInDoubt ? openJobsOf(unverified).slice(0, 1) : []
      };
    }
    function openJobsOf(named) {
      return [ ...Map.groupBy(named, ({marker}) => marker.job) ].flatMap(([id, comments]) => {
        const open = comments.filter(({marker}) => !marker.ended);
        const changedAt = Math.max(...open.map(({updatedAt}) => updatedAt));
        return open.length === 0 ? [] : [ {
          id,
          comments,
          changedAt
        } ];
      });
    }
    //! CONCATENATED MODULE: ./build/agent-job/job/done.js
        function jobIdOf(target) {
      return target?.kind === "message" ? target.job.id : target?.kind === "follow" ? target.jobId : void 0;
    }
    const STALE_END_MS = 20_000;
    function isStale(job, messageAcceptedAt, now) {
      return messageAcceptedAt !== void 0 && endOf(job) !== void 0 && now - messageAcceptedAt < STALE_END_MS;
    }
    //! CONCATENATED MODULE: ./build/settle/look-ups.js
        const MAX_REQUESTS_AT_ONCE = 4;
    const MAX_LOOKUPS = 100;
    const MAX_FAILURES = 5;
    const isOfKey = ({policy}) => policy.ofKey === true;
    async function lookUpAll(run, jobs) {
      const {limit, runner, random, notes} = run;
      const ended = [];
      const missing = [];
      const errors = [];
      let [active, asked] = [ 0, 0 ];
      const start = Math.floor(random() * jobs.length);
      const queue = [ ...jobs.slice(start), ...jobs.slice(0, start) ].values();
      const askForRest = async () => {
        for (const job of queue) {
          if (limit.stop.aborted || errors.some(isOfKey) || errors.length >= MAX_FAILURES) return;
          if (asked + missing.length >= MAX_LOOKUPS) return;
          asked += 1;
          const {id} = job;
          try {
            const last = await run.jobs.get(id, {
              attempt: 1,
              signal: limit.stop
            });
            const isOver = endOf(last) !== void 0 && !isStale(last, job.changedAt, gitHubNow(run));
            if (isOver) ended.push({
              ...job,
              done: {
                kind: "ended",
                job: {
                  id,
                  last
                }
              }
            }); else active += 1;
          } catch (error) {
            if (!(error instanceof PlatformError)) throw error;
            runner.debugError(error);
            const isMissing = error.policy.read === "absent";
            if (isMissing) missing.push({
              ...job,
              done: {
                kind: "lost",
                job: {
                  id,
                  last: void 0
                },
                error
              }
            }); else if (!limit.stop.aborted) errors.push(error);
          }
        }
      };
      await Promise.all(Array.from({
        length: MAX_REQUESTS_AT_ONCE
      }, askForRest));
      const title = "Jobs not checked";
      const unchecked = (0, lib_text.B4)(jobs.length - ended.length - missing.length - active, "job");
      const ofKey = errors.find(isOfKey);
      const error = ofKey ?? errors[0];
      if (error !== void 0) {
        const conclusion = error.isTransient ? "warning" : "failure";
        notes.push({
          conclusion,
          title,
          message: error.explain(`Couldn't check ${unchecked}`)
        });
      } else if (asked < jobs.length && !limit.stop.aborted) {
        const message = `A run sends the API at most ${MAX_LOOKUPS} requests. Later runs check ${unchecked} more.`;
        notes.push({
          conclusion: "notice",
          title,
          message
        });
      }
      return {
        ended,
        missing,
        active,
        asked,
        isKeyRefused: ofKey !== void 0
      };
    }
    const MISSING_FOR_MS = 30_000;
    async function lookUpMissing(run, first) {
      const {clock, limit, deadline, notes} = run;
      const knows = first.ended.length + first.active > 0;
      if (!knows && first.missing.length > 0) {
        const message = (0, lib_problem.Vw)({
          what: `Couldn't check ${(0, lib_text.B4)(first.missing.length, "job")}`,
          why: "the API doesn't know any job that it was asked for",
          fix: "Check `project-id` and `base-url`. If they are right, the API may be failing"
        });
        notes.push({
          conclusion: "warning",
          title: "Jobs not found",
          message
        });
      }
      const old = first.missing.filter(({changedAt}) => gitHubNow(run) - changedAt > lib_clock.sO);
      const hasTime = clock.now() + MISSING_FOR_MS < deadline;
      if (!knows || old.length === 0 || !hasTime || first.isKeyRefused) return {
        ended: [],
        active: 0
      };
      await clock.sleep(MISSING_FOR_MS, limit.stop);
      const {ended, missing, active} = await lookUpAll(run, old.slice(0, MAX_LOOKUPS - first.asked));
      return {
        ended: [ ...ended, ...missing ],
        active
      };
    }
    function gitHubNow({github, limit}) {
      return github(limit.stop).now();
    }
    __webpack_require__(24);
    //! CONCATENATED MODULE: ./build/github/pull-request.js
        const READ_PULL_REQUESTS = "pull-requests: read";
    const Count = schemas.MfU(schemas.aig(), 0);
    const Branch = lenient(schemas.Ikc({
      ref: OptionalText,
      sha: OptionalText,
      repo: lenient(schemas.Ikc({
        full_name: schemas.YjP()
      }))
    }));
    const PullAnswer = schemas.FsL(schemas.Ikc({
      ...IssueFields,
      draft: lenient(schemas.zMY()),
      merged: lenient(schemas.zMY()),
      merged_at: OptionalTime,
      merge_commit_sha: OptionalText,
      created_at: OptionalTime,
      head: Branch,
      base: Branch,
      stack: lenient(schemas.Ikc({
        base: schemas.Ikc({
          ref: schemas.YjP()
        })
      })),
      changed_files: Count,
      additions: Count,
      deletions: Count
    }), schemas.pdi(pull => {
      const {head, base} = pull;
      const isOwn = head?.repo !== void 0 && head.repo.full_name === base?.repo?.full_name;
      return {
        ...issueOf(pull, "pull-request"),
        state: stateOf(pull.state, pull.merged === true || pull.merged_at !== void 0, pull.draft === true),
        createdAt: pull.created_at,
        mergedAt: pull.merged_at,
        mergeCommit: pull.merge_commit_sha,
        baseSha: base?.sha,
        baseRepository: base?.repo?.full_name,
        targetBranch: pull.stack?.base.ref ?? base?.ref,
        headSha: head?.sha,
        ownBranch: isOwn ? head.ref : void 0,
        fileCount: pull.changed_files,
        additions: pull.additions,
        deletions: pull.deletions
      };
    }));
    function stateOf(state, isMerged, isDraft) {
      if (isMerged) return "merged";
      if (state === "closed") return "closed";
      return isDraft ? "draft" : "open";
    }
    const required = {
      number: schemas.aig(),
      state: schemas.YjP(),
      title: schemas.YjP()
    };
    const Read = schemas.FsL(schemas._H3(required), PullAnswer);
    const Listed = schemas.YOg(Read);
    const ReadAlone = schemas.FsL(schemas._H3({
      ...required,
      changed_files: schemas.aig()
    }), PullAnswer);
    const PULL_REQUEST_PATH = /^\/([\w.-]+\/[\w.-]+)\/pull\/([1-9]\d{0,14})(?:\/|$)/u;
    function parsePullRequestUrl(url) {
      const {origin = "", pathname = ""} = URL.parse(url) ?? {};
      const [, repository, number] = PULL_REQUEST_PATH.exec(pathname) ?? [];
      return repository === void 0 ? void 0 : {
        origin,
        repository,
        number: Number(number)
      };
    }
    async function readPullRequest(client, number) {
      return await client.read("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
        pull_number: number
      }, ReadAlone, pull_request_requestAboutPull(client, number, "Couldn't read"));
    }
    async function* pull_request_listPullRequests(client, state) {
      const what = state === "open" ? "open pull requests" : "pull requests";
      const repository = (0, lib_text.Zw)(client.repository);
      const pages = client.pages("GET /repos/{owner}/{repo}/pulls", {
        state,
        sort: "created",
        direction: "desc"
      }, Listed, {
        failing: `Couldn't count the ${what} of ${repository}`,
        permission: READ_PULL_REQUESTS
      });
      const seen = new Set;
      for await (const page of pages) {
        yield* page.filter(({number}) => !seen.has(number));
        for (const {number} of page) seen.add(number);
      }
    }
    async function pullRequestsSince(client, since) {
      const found = [];
      for await (const pull of pull_request_listPullRequests(client, "all")) {
        const {createdAt = since} = pull;
        if (createdAt < since) break;
        found.push({
          ...pull,
          createdAt
        });
      }
      return found;
    }
    function pull_request_requestAboutPull({repository}, number, failing, permission = READ_PULL_REQUESTS) {
      return {
        failing: `${failing} pull request ${(0, lib_text.Zw)(`${repository}#${number}`)}`,
        permission
      };
    }
    //! CONCATENATED MODULE: ./build/github/event.js
        schemas.Ikc({
      action: OptionalText,
      sender: AccountAnswer,
      issue: lenient(IssueAnswer),
      pull_request: lenient(PullAnswer),
      comment: lenient(CommentAnswer),
      review: lenient(CommentAnswer),
      label: lenient(schemas.Ikc({
        name: schemas.YjP()
      })),
      release: lenient(schemas.Ikc({
        tag_name: schemas.YjP(),
        prerelease: schemas.MfU(schemas.zMY(), false),
        published_at: OptionalTime
      })),
      repository: lenient(schemas.Ikc({
        default_branch: OptionalText,
        pushed_at: lenient(schemas.aig())
      })),
      workflow_run: lenient(schemas.Ikc({
        event: OptionalText,
        triggering_actor: AccountAnswer,
        run_started_at: OptionalTime
      })),
      ref: OptionalText,
      ref_type: OptionalText,
      before: OptionalText,
      after: OptionalText,
      deleted: lenient(schemas.zMY()),
      created: lenient(schemas.zMY()),
      forced: lenient(schemas.zMY()),
      commits: lenient(schemas.YOg(schemas.Ikc({
        id: schemas.YjP(),
        message: OptionalText,
        author: lenient(schemas.Ikc({
          username: OptionalText
        }))
      })))
    });
    function event_isSameLogin(one, other) {
      return one?.toLowerCase() === other.toLowerCase();
    }
    //! CONCATENATED MODULE: ./build/agent-job/push.js
        //! CONCATENATED MODULE: ./build/agent-job/guards.js
    const AGENT_BRANCH = "mintlify/";
    function isAgent({inputs}, login) {
      return event_isSameLogin(login, inputs.agentLogin);
    }
    function isAgentBranch(branch) {
      return branch?.startsWith(AGENT_BRANCH) === true;
    }
    function isFromAgent(run, {author, ownBranch}) {
      return isAgent(run, author?.login) || isAgentBranch(ownBranch);
    }
    //! CONCATENATED MODULE: ./build/settle/pull-requests.js
    async function countPullRequests(run) {
      const {github, clock, limit} = run;
      const {lastDays} = run.inputs;
      const now = clock.now();
      const repository = job_run_pullRequestRepository(run);
      try {
        const all = await pullRequestsSince(github(limit.stop, repository), now - lastDays * lib_clock.sO);
        const pulls = all.filter(pull => isFromAgent(run, pull));
        return {
          repository,
          lastDays,
          figures: figuresOf(pulls, now),
          weeks: weeksOf(pulls, lastDays, now)
        };
      } catch (error) {
        if (!(error instanceof errors_GitHubError)) throw error;
        noteGitHubError(run, error, {
          conclusion: "warning",
          title: "Pull requests not counted"
        });
        return;
      }
    }
    function figuresOf(pulls, now) {
      const merged = pulls.filter(({state}) => state === "merged");
      const closed = pulls.filter(({state}) => state === "closed");
      const open = pulls.filter(({state}) => state === "open" || state === "draft");
      const toMerge = merged.map(({createdAt, mergedAt = now}) => mergedAt - createdAt).sort((a, b) => a - b);
      const half = (toMerge.length - 1) / 2;
      const [low, high] = [ toMerge[Math.floor(half)], toMerge[Math.ceil(half)] ];
      const oldest = Math.min(...open.map(({createdAt}) => createdAt));
      const ended = merged.length + closed.length;
      return {
        opened: pulls.length,
        merged: merged.length,
        closed: closed.length,
        open: open.length,
        merge_rate: ended === 0 ? null : Math.floor(merged.length * 1_000 / ended) / 1_000,
        median_days_to_merge: low === void 0 || high === void 0 ? null : inDays((low + high) / 2),
        oldest_open_days: open.length === 0 ? null : inDays(now - oldest)
      };
    }
    function inDays(milliseconds) {
      return Number((milliseconds / lib_clock.sO).toFixed(1));
    }
    const WEEK_MS = 7 * lib_clock.sO;
    function weeksOf(pulls, days, now) {
      const count = Math.floor(days / 7);
      const starts = Array.from({
        length: count
      }, (_, index) => now - (count - index) * WEEK_MS);
      const counts = times => starts.map(start => times.filter((at = 0) => at > start && at <= start + WEEK_MS).length);
      return {
        days: starts.map(start => new Date(start + lib_clock.sO).toISOString().slice(5, 10)),
        opened: counts(pulls.map(({createdAt}) => createdAt)),
        merged: counts(pulls.map(({mergedAt}) => mergedAt))
      };
    }
    //! CONCATENATED MODULE: ./build/agent-job/pull-request/site-code.js
        const SCRIPT = /\.(?:[cm]?js|[jt]sx?)$/iu;
    const STYLE = /\.css$/iu;
    const PAGE = /\.mdx?$/iu;
    const CONFIG = /(?:^|\/)(?:docs|mint)\.json$/iu;
    const PAGE_SIGNS = [ [ "exports code", /^export\b/u ], [ "imports code", /^import\b(?! [\w\s{},*$]+['"][^'"]*\.mdx?['"];?\s*$)/u ], [ "adds a script", /<\s?script\b/iu ], [ "embeds another page", /<\s?(?:iframe|object|embed)\b/iu ], [ "adds an event handler", /(?:^|[\s"'}/])on[a-z]+\s*=/iu ], [ "adds a `javascript:` link", /(?:[("'<`={]|\]:)\s*javascript:|javascript:\S/iu ], [ "sets HTML that React doesn't check", /dangerouslySetInnerHTML/iu ] ];
    const CONFIG_SIGN = /"(?:integrations|adobe|amplitude|clarity|clearbit|fathom|frontchat|ga4|gtm|heap|hightouch|hotjar|intercom|koala|logrocket|mixpanel|pirsch|plausible|posthog|segment|osano|launchUrl|apiHost|apiKey|publicApiKey|appId|domain|hjid|measurementId|projectToken|server|siteId|snippetId|tagId|writeKey|\$ref)"\s*(?::|$)|<\s?script|\.js\b/u;
    const CONFIG_WHY = "can add a script through an integration or another file";
    const MAX_LINE_LENGTH = 10_000;
    function whySiteCode({path, previousPath, change, additions, deletions, patch}) {
      if (change === "deleted") return [];
      if (SCRIPT.test(path)) return [ "is a script" ];
      if (STYLE.test(path)) return [ "is a style sheet" ];
      const kind = [ PAGE, CONFIG ].find(one => one.test(path));
      if (kind === void 0) return [];
      if (patch === void 0) {
        const isSame = previousPath === void 0 ? change === "added" : kind.test(previousPath);
        return isSame && additions + deletions === 0 ? [] : [ "has no diff to read" ];
      }
      const lines = patch.split("\n");
      const added = lines.filter(line => line.startsWith("+"));
      const isCut = added.length < additions || added.some(({length}) => length > MAX_LINE_LENGTH);
      const found = kind === PAGE ? signsOfPage(lines) : added.some(isConfigSign) ? [ CONFIG_WHY ] : [];
      return isCut ? [ ...found, "has a diff that GitHub cuts" ] : found;
    }
    function isConfigSign(line) {
      const characterOf = (_, code) => String.fromCharCode(Number.parseInt(code, 16));
      const unescaped = line.replace(/\\u([\da-f]{4})/giu, characterOf);
      return CONFIG_SIGN.test(unescaped.replaceAll("\\/", "/").slice(0, MAX_LINE_LENGTH));
    }
    function signsOfPage(lines) {
      const found = new Set;
      let places = new Set;
      for (const line of lines) {
        const start = /^@@ -\d+(?:,\d+)? \+(\d+)/u.exec(line)?.[1];
        if (start !== void 0) places = new Set(Number(start) <= 1 ? [ "text" ] : [ "text", "hidden" ]);
        if (!/^[+ ]/u.test(line)) continue;
        const text = line.slice(1, MAX_LINE_LENGTH);
        const wasText = places.has("text");
        const mayEndCode = places.has("braces");
        places = new Set([ ...places ].flatMap(place => placesAfter(place, text)));
        if (!(wasText || places.has("text")) || !line.startsWith("+")) continue;
        const visible = mayEndCode ? text : withoutInlineCode(text);
        for (const [why, sign] of PAGE_SIGNS) if (sign.test(visible)) found.add(why);
      }
      return PAGE_SIGNS.flatMap(([why]) => found.has(why) ? [ why ] : []);
    }
    function placesAfter(place, line) {
      const [, spaces = "", fence = "", info = ""] = /^(\s*)(`{3,}|~{3,}|)(.*)$/su.exec(line) ?? [];
      const isBare = fence !== "" && info.trim() === "";
      if (place === "hidden") return isBare ? [ "hidden", "text" ] : [ "hidden" ];
      if (place === "braces") return [ "braces", "text" ];
      if (place === "text") {
        if (fence === "" || info.includes("`")) return isUnclosed(line) ? [ "text", "braces" ] : [ "text" ];
        const mark = fence.startsWith("~") ? "~" : "`";
        return [ `${mark}${Math.min(fence.length, 9)} ${Math.min(spaces.length, 40)}` ];
      }
      const [length = 0, indent = 0] = place.slice(1).split(" ").map(Number);
      if (isBare && fence.startsWith(place.slice(0, 1)) && fence.length >= length) return [ "text" ];
      return spaces.length < indent && line.trim() !== "" ? [ place, "text" ] : [ place ];
    }
    function isUnclosed(line) {
      const count = character => line.split(character).length - 1;
      const fences = line.match(/`+/gu) ?? [];
      const isPaired = count("{") === count("}") && count('"') % 2 === 0 && fences.length % 2 === 0;
      return !isPaired || /=\s*'[^']*$|\\`/u.test(line) || fences.some((one, at) => one !== fences[at - at % 2]);
    }
    const INLINES = /\\.|(`+)[^`]+\1(?!`)|\{\/\*(?:[^*]|\*(?!\/\}))*\*\/\}/gsu;
    const BEFORE_MARKUP = new RegExp(`^(?:[^\`<{\\\\]|${INLINES.source})*`, "su");
    function withoutInlineCode(line) {
      const [before = ""] = BEFORE_MARKUP.exec(line) ?? [];
      return before.replace(INLINES, " ") + line.slice(before.length);
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/changes-markdown.js
        const changes_markdown_MAX_CELL_LENGTH = 200;
    function changes_markdown_cell(text) {
      return (0, markdown.SS)((0, lib_text.TN)(text, changes_markdown_MAX_CELL_LENGTH));
    }
    function sizeOfChanges(pullRequest) {
      if (pullRequest?.confirmed === void 0) return [];
      const {state, fileCount, additions, deletions} = pullRequest.confirmed.details;
      const size = `${(0, lib_text.B4)(fileCount, "file")}, ${signed(additions, deletions)}`;
      return state === "open" ? [ size ] : [ size, state ];
    }
    function changes_markdown_pathTables(pullRequest) {
      const {confirmed, scope} = pullRequest ?? {};
      const files = confirmed?.files ?? [];
      const outside = scope?.kind === "out-of-scope" ? scope.paths : [];
      const outsideFiles = new Set(outside.map(({file}) => file.path));
      const others = files.filter(({path}) => !outsideFiles.has(path));
      return {
        outside: pathTable("Outside `allowed-paths`", outside.map(({path, file}) => [ changes_markdown_cell(path), changeOf(file) ]), outside.length),
        changed: pathTable(outside.length === 0 ? "Changed file" : "Other changed file", others.map(file => [ namesOf(file), changeOf(file) ]), (confirmed?.details.fileCount ?? 0) - outsideFiles.size)
      };
    }
    const MAX_ROWS = 10;
    function changes_markdown_checkBeforeMerging(pullRequest) {
      const {files, details} = pullRequest?.confirmed ?? {};
      if (files === void 0 || details === void 0) return "";
      const named = files.flatMap(file => {
        const why = whySiteCode(file).join(", ");
        return why === "" ? [] : `${changes_markdown_cell(file.path)} ${(0, markdown.zv)(why)}`;
      });
      const more = named.length - MAX_ROWS;
      const unread = details.fileCount - files.length;
      const parts = [ ...named.slice(0, MAX_ROWS), ...more > 0 ? [ `${(0, lib_text.B4)(more, "more file")} can run code` ] : [], ...unread > 0 ? [ `${(0, 
      lib_text.B4)(unread, "file")} couldn't be read` ] : [] ];
      return parts.length === 0 ? "" : `**Check before merging:** ${parts.join("; ")}.`;
    }
    function pathTable(head, rows, count) {
      if (rows.length === 0) return "";
      const shown = rows.slice(0, MAX_ROWS);
      const left = count - shown.length;
      return (0, markdown.tp)([ head, "Change" ], left > 0 ? [ ...shown, [ `and ${(0, 
      lib_text.ZV)(left)} more`, "" ] ] : shown);
    }
    function namesOf({path, previousPath}) {
      return previousPath === void 0 ? changes_markdown_cell(path) : `${changes_markdown_cell(previousPath)} \u2192 ${changes_markdown_cell(path)}`;
    }
    function changeOf({change, additions, deletions}) {
      const lines = signed(additions, deletions);
      return change === "modified" ? lines : `${change}, ${lines}`;
    }
    function signed(additions, deletions) {
      return `+${(0, lib_text.ZV)(additions)} \u2212${(0, lib_text.ZV)(deletions)}`;
    }
    //! CONCATENATED MODULE: ./build/agent-job/comment/comment.js
        function comment_commentsOnPullRequest(run, target, repository) {
      const mayBeContinued = run.inputs.jobId === "auto" || run.inputs.atCap === "continue";
      const isOwn = target?.kind === "create" || target?.kind === "resume";
      return mayBeContinued && isOwn && isOwnRepository(run, repository);
    }
    async function addOnce(run, issue, body, {stop, mayRetry, until}) {
      const {clock} = run;
      const github = run.github(stop);
      try {
        return await addComment(github, issue, body, 1);
      } catch (error) {
        if (!(error instanceof errors_GitHubError) || stop.aborted || !mayRetry) throw error;
        if (error.mayHaveHappened) {
          const own = await ownComments(github, issue);
          const existing = own.findLast(comment => isSameBody(comment.body, body));
          if (existing !== void 0) return existing.id;
        } else if (error.retryAfterMs !== void 0 && clock.now() + error.retryAfterMs < until) await clock.sleep(error.retryAfterMs, stop); else throw error;
        return await addComment(github, issue, body, 2);
      }
    }
    async function markedComments(run, issue, stop) {
      const comments = await ownComments(run.github(stop), issue);
      return withoutCopies(comments.flatMap(comment => withMarker(run, comment) ?? []));
    }
    const MAX_WRITE_MS = 30_000;
    const MAX_OVERRUN_MS = 5_000;
    const AFTER_CANCEL_MS = 1_500;
    async function withWriteTime({clock, cancelled, deadline}, work) {
      const left = deadline - clock.now();
      const mayRetry = left > 0 && !cancelled.aborted;
      const ms = cancelled.aborted ? AFTER_CANCEL_MS : Math.min(Math.max(left, MAX_OVERRUN_MS), MAX_WRITE_MS);
      const until = clock.now() + ms;
      const finished = new AbortController;
      const cutShort = (0, lib_clock.N)(clock, cancelled, AFTER_CANCEL_MS, finished.signal);
      try {
        return await (0, lib_clock.wj)(clock, ms, cutShort, ({stop}) => work({
          stop,
          mayRetry,
          until
        }));
      } finally {
        finished.abort();
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/plan-markdown.js
        function formatPlan(target, job) {
      if (job === void 0) return "create a job";
      const {id, status} = job;
      const name = `job ${(0, lib_text.Zw)(id)}, which is ${agent_jobs_STATUSES.includes(status) ? status : (0, 
      lib_text.Zw)(status)}`;
      switch (target.kind) {
       case "message":
        return endOf(job) === void 0 ? `wait for ${name}, and then send it the prompt` : `send the prompt to ${name}`;

       case "resume":
        return `resume ${name} and was created by an earlier attempt of this run`;

       case "follow":
       case "create":
        return `follow ${name}`;
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/outcome-texts.js
        const ENDED = {
      hasAcceptedJob: true,
      mayRun: false,
      isCommented: true,
      helpSection: void 0
    };
    const ACTIVE = {
      ...ENDED,
      mayRun: true
    };
    const NOT_ACCEPTED = {
      ...ENDED,
      hasAcceptedJob: false
    };
    const NOT_COMMENTED = {
      ...NOT_ACCEPTED,
      isCommented: false
    };
    const UNKNOWN = {
      ...NOT_ACCEPTED,
      mayRun: true,
      helpSection: "a-job-may-exist"
    };
    const OUTCOMES = {
      started: {
        conclusion: "pass",
        title: "Docs job started",
        ...ACTIVE
      },
      "pr-created": {
        conclusion: "pass",
        title: "Docs pull request opened",
        ...ENDED
      },
      "no-pr": {
        conclusion: "pass",
        title: "Docs job completed without a pull request",
        ...ENDED
      },
      archived: {
        conclusion: "warning",
        title: "Docs job archived",
        ...ENDED
      },
      failed: {
        conclusion: "failure",
        title: "Docs job failed",
        ...ENDED
      },
      "dry-run": {
        conclusion: "pass",
        title: "Dry run: nothing was sent",
        ...NOT_COMMENTED
      },
      skipped: {
        conclusion: "notice",
        title: "Docs job skipped",
        ...NOT_COMMENTED
      },
      rejected: {
        conclusion: "failure",
        title: "No docs job started",
        ...NOT_ACCEPTED
      },
      "not-created": {
        conclusion: "failure",
        title: "No docs job started",
        ...NOT_ACCEPTED
      },
      unknown: {
        conclusion: "failure",
        title: "Docs job may have started",
        ...UNKNOWN
      },
      "timed-out": {
        conclusion: "failure",
        title: "Docs job not finished in time",
        ...ACTIVE
      },
      cancelled: {
        conclusion: "failure",
        title: "Workflow run cancelled before the docs job ended",
        ...ACTIVE
      },
      lost: {
        conclusion: "failure",
        title: "Lost track of the docs job",
        ...ACTIVE
      }
    };
    function outcome_texts_described(name, reason, text, title = OUTCOMES[name].title) {
      const {conclusion} = OUTCOMES[name];
      const texts = typeof text === "string" ? {
        message: text,
        explanation: text
      } : {
        message: (0, lib_problem.Vw)(text),
        explanation: (0, lib_problem.Vw)({
          ...text,
          what: void 0
        })
      };
      return {
        name,
        reason,
        conclusion,
        title,
        ...texts
      };
    }
    function describe(done, inputs) {
      switch (done.kind) {
       case "started":
        return started(done);

       case "ended":
        return ended(done, inputs);

       case "timed-out":
        return outcome_texts_described("timed-out", "timeout", timedOut(done, inputs.timeoutMinutes * 60_000));

       case "cancelled":
        {
          const text = `The step was stopped, but job ${(0, lib_text.Zw)(done.job.id)} keeps running. ${toFollow(done.job)}.`;
          return outcome_texts_described("cancelled", "cancelled", text);
        }

       case "lost":
        {
          const {error, job} = done;
          const what = `Job ${(0, lib_text.Zw)(job.id)} may still be running, but can't be polled anymore`;
          return outcome_texts_described("lost", reasonOf(error.reason), error.explain(what, toFollow(job, error)));
        }

       case "rejected":
        {
          const [title, what] = nothingSent(done.target);
          const problem = {
            ...done.error.problem,
            what: (0, lib_problem.l2)(what)
          };
          return outcome_texts_described("rejected", reasonOf(done.error.reason), problem, title);
        }

       case "skipped":
        return skipped(done.skip, inputs);

       case "dry-run":
        {
          const message = `Dry run, nothing was sent. A run would ${formatPlan(done.target, done.job)}.`;
          return {
            ...outcome_texts_described("dry-run", void 0, ""),
            message
          };
        }

       case "not-created":
        return notCreated(done);

       case "unknown":
        return unknown(done);
      }
    }
    function nothingSent(target) {
      const jobId = jobIdOf(target);
      if (jobId === void 0) return [ OUTCOMES["not-created"].title, "no job was created" ];
      const job = `job ${(0, lib_text.Zw)(jobId)}`;
      return target?.kind === "follow" ? [ "Couldn't follow the docs job", `couldn't follow ${job}` ] : [ "No message sent to the docs job", `no message was sent to ${job}` ];
    }
    function reasonOf(reason) {
      return reason === "interrupted" ? "timeout" : reason;
    }
    function toFollow({id}, first) {
      const text = `Run again with ${(0, lib_text.Zw)(`job-id: ${id}`)} instead of the prompt to pick it up`;
      return first === void 0 ? text : `${first.problem.fix}, then ${(0, lib_problem.ot)(text)}`;
    }
    function started({job, target}) {
      const id = (0, lib_text.Zw)(job.id);
      const rest = `not waiting (\`wait: false\`). ${toFollow(job)}.`;
      const say = (what, title) => ({
        ...outcome_texts_described("started", void 0, (0, lib_problem.l2)(rest), title),
        message: `${what}; ${rest}`
      });
      switch (target.kind) {
       case "message":
        return say(`Message sent to job ${id}${afterWaiting(target)}`, "Message sent to the docs job");

       case "follow":
       case "resume":
        return say(`Job ${id} is ${job.last?.status ?? "active"}`, "Docs job still running");

       case "create":
        return say(`Job ${id} started`);
      }
    }
    function waitedMs(target) {
      return target?.kind === "message" ? target.waitedMs ?? 0 : 0;
    }
    function afterWaiting(target) {
      const waited = waitedMs(target);
      return waited === 0 ? "" : ` after waiting ${(0, lib_text.a3)(waited)} for the job's earlier prompt`;
    }
    const MAX_INVALID_LINK = 200;
    function ended({job, target}, {ifNoPr = "ignore"}) {
      const {prLink, invalidPrLink} = job.last;
      const name = `Job ${(0, lib_text.Zw)(job.id)}`;
      switch (endOf(job.last)) {
       case "archived":
        {
          const without = prLink === void 0 ? ", without a pull request" : "";
          const text = outcome_texts_described("archived", "archived", `${name} was archived in Mintlify${without}.`);
          return prLink === void 0 ? text : {
            ...text,
            message: `${text.message} Pull request: ${prLink}`
          };
        }

       case "failed":
        return outcome_texts_described("failed", "job-failed", {
          what: `${name} failed`,
          why: "the agent ran into an error that it couldn't recover from",
          fix: "Open the job on the dashboard, then run again, with a narrower prompt if possible"
        });

       case "completed":
       case void 0:
        {
          if (prLink !== void 0) return pullRequest(job, prLink, target);
          const why = invalidPrLink === void 0 ? "no file had to change, or the deployment is set to push without pull requests" : `the API returned a link that is not an http(s) URL, \u201c${(0, 
          lib_text.TN)(invalidPrLink, MAX_INVALID_LINK)}\u201d`;
          const problem = {
            what: `${name} completed without a pull request`,
            why
          };
          const conclusion = {
            ignore: "pass",
            warn: "warning",
            error: "failure"
          }[ifNoPr];
          return {
            ...outcome_texts_described("no-pr", ifNoPr === "ignore" ? void 0 : "no-pr", problem),
            conclusion
          };
        }
      }
    }
    function pullRequest({id}, prLink, target) {
      const say = (what, title) => ({
        ...outcome_texts_described("pr-created", void 0, "", title),
        message: `${what}: ${prLink}`
      });
      if (target.kind === "resume") {
        const title = "Docs pull request from an earlier attempt";
        return say(`Pull request from job ${(0, lib_text.Zw)(id)} of an earlier attempt`, title);
      }
      return target.kind === "message" && target.job.prLink === prLink ? say("Pull request updated", "Docs pull request updated") : say("Pull request opened");
    }
    function timedOut({job, error}, timeoutMs) {
      const name = `job ${(0, lib_text.Zw)(job.id)}`;
      if (error !== void 0) return error.explain(`Timed out, and the last status check of ${name} failed`, toFollow(job, error.isTransient ? void 0 : error));
      const limit = (0, lib_text.a3)(timeoutMs);
      return job.last === void 0 ? `Timed out after ${limit} without a new status of ${name}. ${toFollow(job)}.` : `${(0, 
      lib_problem.l2)(name)} is still running after ${limit}; stopped waiting. ${toFollow(job)}, or increase \`timeout-minutes\`.`;
    }
    const MAX_LISTED = 5;
    function skipped({guard, why, open = []}, {dryRun}) {
      const urls = open.map(({url}) => ` ${url}`);
      const more = urls.length > MAX_LISTED ? ` and ${urls.length - MAX_LISTED} more` : "";
      const text = `${why}${urls.slice(0, MAX_LISTED).join("")}${more}`;
      return dryRun ? {
        ...outcome_texts_described("dry-run", guard, (0, lib_problem.l2)(why), "Dry run: the job would be skipped"),
        message: `Dry run, nothing was sent. A run would be skipped: ${text}`
      } : {
        ...outcome_texts_described("skipped", guard, (0, lib_problem.l2)(why)),
        message: `Skipped: ${text}`
      };
    }
    function notCreated(done) {
      const [title, what] = nothingSent(done.target);
      const say = (reason, text) => outcome_texts_described("not-created", reason, text, title);
      if (done.reason !== void 0) {
        const also = done.reason === "comment-forbidden" ? ", and the comment would fail too" : "";
        return {
          ...say(done.reason, done.error.message),
          message: done.error.explain(`${also}, so ${what}`)
        };
      }
      const {error, target} = done;
      if (error === "cancelled") return say(error, `The run was cancelled, and ${what}.`);
      if (error === "timeout") return say(error, `Timed out${afterWaiting(target)}, and ${what}. Increase \`timeout-minutes\`.`);
      return say(reasonOf(error.reason), {
        ...error.problem,
        what: (0, lib_problem.l2)(what)
      });
    }
    function unknown({error, isCancelled, target}) {
      const jobId = jobIdOf(target);
      const {why, request} = error === "killed" ? {
        why: "the step was killed before the response arrived"
      } : error.problem;
      const reason = isCancelled || error === "killed" ? "cancelled" : reasonOf(error.reason);
      const [title, what, fix] = jobId === void 0 ? [ OUTCOMES.unknown.title, "Couldn't confirm that the job was created", "The request wasn't retried, because a retry could create a second pull request; check the dashboard before you run again" ] : [ "Message may have been sent to the docs job", `Couldn't confirm that the message to job ${(0, 
      lib_text.Zw)(jobId)} was sent`, "The message wasn't sent again, because the agent could do the work twice; check the job on the dashboard before you run again" ];
      return outcome_texts_described("unknown", reason, {
        what,
        why,
        fix,
        request
      }, title);
    }
    //! CONCATENATED MODULE: ./build/step/list-output.js
        const MAX_BYTES = 32_000;
    function setList(runner, name, entries) {
      if (entries === void 0) {
        runner.setOutput(name, "");
        return;
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
      if (left === 0) return;
      const message = `The output \`${name}\` leaves out ${(0, lib_text.ZV)(left)} of ${(0, 
      lib_text.ZV)(entries.length)} entries, because its limit is ${(0, lib_text.ZV)(MAX_BYTES)} bytes.`;
      return {
        conclusion: "warning",
        title: "Output shortened",
        message
      };
    }
    //! CONCATENATED MODULE: ./build/settle/report.js
        const MAX_NOTES = 10;
    const report_MAX_ROWS = 20;
    async function reportResults(results) {
      const {runner, environment, settled = [], counts, pulls} = results;
      const said = [ jobsSentence(settled, counts), pulls && pullsSentence(pulls) ].filter(Boolean).join(" ");
      const entries = settled.map(({comment, outcome}) => ({
        job_id: outcome.jobId,
        outcome: outcome.name,
        pr_link: outcome.pullRequest?.url ?? null,
        comment_id: comment.id,
        issue: comment.issue.number
      }));
      const notes = [ ...results.notes, setList(runner, "settled", entries) ?? [] ].flat();
      const noted = notes.map(note => `${CONCLUSION_SIGN[note.conclusion]}${(0, markdown.zv)(note.message)}`);
      const more = noted.length - MAX_NOTES;
      if (more > 0) noted.splice(MAX_NOTES / 2, more, `${(0, lib_text.ZV)(more)} more are in the log.`);
      const elsewhere = pulls === void 0 ? "" : linksElsewhere(settled, pulls.repository, environment);
      const text = (0, markdown.qN)(`**${said}**`, ...noted, settledTable(settled), elsewhere, pullsMarkdown(pulls));
      runner.setOutput("active", String(counts?.open ?? ""));
      runner.setOutput("pull-requests", pulls === void 0 ? "" : JSON.stringify(pulls.figures));
      runner.setOutput("report", text);
      runner.info(said);
      return await reportNotes(results, notes, text);
    }
    function jobsSentence(settled, counts) {
      if (counts === void 0) return "No job checked.";
      const {ended, open, active} = counts;
      const reported = new Set(settled.map(({outcome}) => outcome.jobId)).size;
      const state = active === open ? "still active" : "open, as far as known";
      const parts = [ ended === 0 ? "No job ended" : `${(0, lib_text.B4)(ended, "job")} ended`, reported < ended && `${reported === 0 ? "none" : (0, 
      lib_text.ZV)(reported)} reported`, open > 0 && `${(0, lib_text.ZV)(open)} ${open === 1 ? "is" : "are"} ${state}` ];
      return `${parts.filter(Boolean).join(", ")}.`;
    }
    function pullsSentence({repository, lastDays, figures}) {
      const {opened, merged, closed, open} = figures;
      const pulls = `${(0, lib_text.B4)(opened, "pull request")} in ${(0, markdown.SS)(repository)} in ${(0, 
      lib_text.B4)(lastDays, "day")}`;
      return `The agent opened ${pulls}: ${merged} merged, ${closed} closed, ${open} open.`;
    }
    function settledTable(settled) {
      if (settled.length === 0) return "";
      const rows = settled.slice(0, report_MAX_ROWS).map(({comment, outcome}) => {
        const {url = "", confirmed} = outcome.pullRequest ?? {};
        const label = confirmed === void 0 ? url : `${confirmed.repository}#${confirmed.details.number}`;
        return [ changes_markdown_cell(outcome.jobId ?? ""), OUTCOMES[outcome.name].title, url && (0, 
        markdown.nf)((0, lib_text.TN)(label, changes_markdown_MAX_CELL_LENGTH), url.length > changes_markdown_MAX_CELL_LENGTH ? "" : url), (0, 
        markdown.nf)(`#${comment.issue.number}`, comment.url) ];
      });
      const left = settled.length - rows.length;
      return (0, markdown.qN)((0, markdown.tp)([ "Job", "Result", "Pull request", "Comment" ], rows), left === 0 ? "" : `${(0, 
      lib_text.ZV)(left)} more are in the output \`settled\`.`);
    }
    function linksElsewhere(settled, counted, {serverUrl}) {
      const refs = settled.flatMap(({outcome}) => outcome.pullRequest?.ref ?? []);
      const here = refs.filter(({origin}) => origin === new URL(serverUrl).origin);
      const other = here.find(({repository}) => !repository_isSameRepository(repository, counted));
      if (other === void 0) return "";
      return `Set \`pr-repository\` to count the pull requests in ${(0, markdown.SS)(other.repository)}.`;
    }
    const FIGURES = [ "Opened", "Merged", "Closed", "Open", "Merge rate", "Days to merge", "Oldest (days)" ];
    function pullsMarkdown(pulls) {
      if (pulls === void 0 || pulls.figures.opened === 0) return "";
      const {merge_rate: rate} = pulls.figures;
      const percent = rate === null ? null : `${Number((rate * 100).toFixed(1))} %`;
      const figures = {
        ...pulls.figures,
        merge_rate: percent
      };
      const {days, opened, merged} = pulls.weeks;
      const title = "Pull requests a week: opened (blue), merged (orange)";
      return (0, markdown.qN)("#### Pull requests of the agent", (0, markdown.tp)(FIGURES, [ Object.values(figures).map(value => String(value ?? "\u2013")) ], 0), days.length < 2 ? "" : (0, 
      markdown.Tz)(title, days, [ opened, merged ]));
    }
    //! CONCATENATED MODULE: ./build/github/changed-files.js
        const CHANGES = new Map([ [ "added", "added" ], [ "copied", "added" ], [ "removed", "deleted" ], [ "renamed", "renamed" ] ]);
    const MAX_LISTED_FILES = 3_000;
    const ChangedFiles = schemas.YOg(schemas.FsL(schemas.Ikc({
      filename: schemas.YjP().check(api.m9(1)),
      previous_filename: schemas.lqM(schemas.YjP()),
      status: schemas.YjP(),
      additions: schemas.aig(),
      deletions: schemas.aig(),
      patch: schemas.lqM(schemas.YjP())
    }), schemas.pdi(({filename: path, previous_filename, status, ...rest}) => {
      const change = CHANGES.get(status) ?? "modified";
      return {
        path,
        previousPath: change === "added" ? void 0 : previous_filename,
        change,
        ...rest
      };
    })));
    function pathsOf({path, previousPath}) {
      return previousPath === void 0 ? [ path ] : [ previousPath, path ];
    }
    async function listChangedFiles(client, number, limit) {
      if (limit === 0) return [];
      const pages = client.pages("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
        pull_number: number
      }, ChangedFiles, pull_request_requestAboutPull(client, number, "Couldn't list the files of"));
      const files = [];
      for await (const page of pages) {
        files.push(...page);
        if (files.length >= limit) break;
      }
      return files;
    }
    const Commit = schemas.Ikc({
      sha: schemas.YjP()
    });
    schemas.Ikc({
      base: Commit,
      head: Commit
    });
    schemas.Ikc({
      files: schemas.lqM(ChangedFiles)
    });
    schemas.YOg(schemas.Ikc({
      tag_name: schemas.YjP(),
      draft: schemas.zMY(),
      prerelease: schemas.zMY(),
      published_at: schemas.mee(schemas.YjP())
    }));
    //! CONCATENATED MODULE: ./build/agent-job/pull-request/scope.js
    async function scopeOf(files, fileCount, patterns) {
      const isAllowed = await openPathFilter(patterns);
      const paths = files.flatMap(file => pathsOf(file).flatMap(path => isAllowed(path) ? [] : {
        path,
        file
      }));
      if (paths.length > 0) return {
        kind: "out-of-scope",
        paths
      };
      if (files.length >= fileCount) return {
        kind: "in-scope"
      };
      const why = `GitHub only lists ${(0, lib_text.ZV)(files.length)} of its ${(0, lib_text.ZV)(fileCount)} files; ask the agent for a smaller change.`;
      return {
        kind: "unknown",
        why
      };
    }
    const MAX_NAMED = 5;
    const MAX_PATH_LENGTH = 200;
    function scopeProblem(scope, namesPaths) {
      switch (scope?.kind) {
       case void 0:
       case "in-scope":
        return;

       case "out-of-scope":
        {
          const {paths} = scope;
          const some = paths.slice(0, MAX_NAMED).map(({path}) => (0, lib_text.Zw)(path, MAX_PATH_LENGTH));
          const more = paths.length > some.length ? ` and ${paths.length - some.length} more` : "";
          const count = paths.length === 1 ? "a path" : `${paths.length} paths`;
          const list = namesPaths ? `: ${some.join(", ")}${more}` : "";
          return `It changes ${count} outside \`allowed-paths\`${list}. Review it before you merge it.`;
        }

       case "unknown":
        return `\`allowed-paths\` couldn't be checked. ${scope.why}`;
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/pull-request/changes.js
        const MAX_SHOWN_FILES = 300;
    const NO_PULL_REQUEST = "The link from the API isn't the URL of a pull request.";
    async function confirmPullRequest(run, done) {
      const {runner, cancelled} = run;
      const {allowedPaths, comment, prLabels = [], prReviewers = [], maxOpenPrs} = run.inputs;
      const {prLink: url, invalidPrLink} = "job" in done && done.kind !== "dry-run" && done.job.last || {};
      const unknown = why => allowedPaths && {
        kind: "unknown",
        why
      };
      if (url === void 0) {
        const isInvalid = done.kind === "ended" && invalidPrLink !== void 0;
        return isInvalid ? {
          scope: unknown(NO_PULL_REQUEST)
        } : void 0;
      }
      const ref = parsePullRequestUrl(url);
      const linked = {
        url,
        ref
      };
      const needsFiles = allowedPaths !== void 0 || comment || prLabels.length > 0 || prReviewers.length > 0;
      const isNeeded = needsFiles || (ref !== void 0 && isExpected(run, ref) ? "target" in done && comment_commentsOnPullRequest(run, done.target, ref.repository) : maxOpenPrs !== void 0);
      if (done.kind !== "ended" || !isNeeded) return linked;
      const confirmed = await changes_confirm(run, url, ref);
      if (typeof confirmed === "string") {
        if (allowedPaths === void 0 && !cancelled.aborted) runner.warning(confirmed, "Pull request not confirmed");
        return {
          ...linked,
          doubt: confirmed,
          scope: unknown(confirmed)
        };
      }
      if (!needsFiles) return {
        ...linked,
        confirmed
      };
      const {repository, details} = confirmed;
      const count = Math.min(details.fileCount, allowedPaths === void 0 ? MAX_SHOWN_FILES : MAX_LISTED_FILES);
      const files = await read(run, repository, "", client => listChangedFiles(client, details.number, count));
      if (typeof files === "string") {
        if (allowedPaths === void 0) runner.info(files);
        return {
          ...linked,
          confirmed,
          scope: unknown(files)
        };
      }
      const scope = allowedPaths && await scopeOf(files, details.fileCount, allowedPaths);
      return {
        ...linked,
        confirmed: {
          ...confirmed,
          files
        },
        scope
      };
    }
    async function changes_confirm(run, url, ref) {
      const {serverUrl} = run.environment;
      const doubt = (why, fix) => (0, lib_problem.Vw)({
        what: `Couldn't confirm that ${(0, lib_text.Zw)(url)} is the agent's pull request`,
        why,
        fix
      });
      if (ref?.origin !== new URL(serverUrl).origin) return doubt(`it isn't one on ${(0, 
      lib_text.Zw)(serverUrl)}`);
      const {repository} = ref;
      if (!isExpected(run, ref)) {
        const input = (0, lib_text.Zw)(`pr-repository: ${repository}`);
        const fix = `If the agent works there, set ${input}, and \`github-token\` to a token that can read it`;
        return doubt(`it is in ${(0, lib_text.Zw)(repository)}`, fix);
      }
      const consequence = ", so it isn't confirmed to be the agent's";
      const details = await read(run, repository, consequence, client => readPullRequest(client, ref.number));
      if (typeof details === "string") return details;
      if (isFromAgent(run, details)) return {
        repository,
        details,
        files: void 0
      };
      const author = details.author?.login ?? "ghost";
      const fix = `If that is the agent's account, set ${(0, lib_text.Zw)(`agent-login: ${author}`)}`;
      return doubt(`${(0, lib_text.Zw)(author)} opened it`, fix);
    }
    const MAX_READ_MS = 60_000;
    const MIN_READ_MS = 5_000;
    async function read(run, repository, consequence, work) {
      const {clock, deadline, cancelled, github, runner} = run;
      const ms = Math.max(MIN_READ_MS, Math.min(MAX_READ_MS, deadline - clock.now()));
      const answer = await (0, lib_clock.wj)(clock, ms, cancelled, ({stop}) => work(github(stop, repository))).catch(errors_expectGitHubError);
      if (!(answer instanceof errors_GitHubError)) return answer;
      runner.debugError(answer);
      return answer.explain(consequence, otherRepositoryFix(run, repository, READ_PULL_REQUESTS));
    }
    function otherRepositoryFix(run, repository, permission) {
      if (isOwnRepository(run, repository)) return {};
      return {
        fix: `Set \`github-token\` to a token with \`${permission}\` on ${(0, lib_text.Zw)(repository)}, because the default token is only for this repository`
      };
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/advice.js
        const follows = ({pullRequests}) => `The result follows here if this repository has a \`settle\` workflow. Otherwise, look for its pull request among ${pullRequests}.`;
    const nothingToChange = ({askAgain}) => `The agent probably found nothing to change. If something is missing, say which page should say what, then ${askAgain}.`;
    const BY_OUTCOME = {
      started: follows,
      "pr-created": () => "The docs change once it is reviewed and merged.",
      "no-pr": nothingToChange,
      archived: void 0,
      failed: void 0,
      "dry-run": void 0,
      skipped: void 0,
      rejected: void 0,
      "not-created": void 0,
      unknown: ({pullRequests}) => `Wait a few minutes, then look for its pull request among ${pullRequests}. Only ask again if there is none, because the agent could do the work twice.`,
      "timed-out": names => `The job keeps running. ${follows(names)}`,
      cancelled: names => `The job keeps running. ${follows(names)}`,
      lost: ({pullRequests}) => `The job may still be running. Look for its pull request among ${pullRequests}, and ask a maintainer if there is none in an hour.`
    };
    const checkConnection = () => "A maintainer has to check the workflow's connection to Mintlify.";
    const tryLater = what => ({askAgain}) => `${what}. Wait a few minutes, then ${askAgain}. If that fails too, ask a maintainer.`;
    const BY_REASON = {
      "agent-event": void 0,
      permission: void 0,
      bot: void 0,
      "max-open-prs": void 0,
      "bad-request": () => "A maintainer has to check the workflow, because Mintlify rejected its request.",
      unauthorized: () => "A maintainer has to check or renew the API key.",
      forbidden: () => "A maintainer has to check what the API key is allowed to do.",
      "not-found": () => "A maintainer has to check the workflow's project, job and API address.",
      "rate-limit": ({askAgain}) => `Mintlify got too many requests in the last hour. Wait an hour, then ${askAgain}.`,
      redirect: checkConnection,
      refused: () => "Mintlify rejected the request. A maintainer has to look at the details.",
      "server-error": tryLater("Mintlify had an internal error"),
      unreachable: tryLater("Mintlify couldn't be reached"),
      "no-answer": tryLater("Mintlify didn't respond"),
      "unreadable-answer": checkConnection,
      "invalid-input": () => "A maintainer has to correct the workflow's inputs.",
      "guard-unavailable": tryLater("GitHub didn't say whether this is allowed"),
      "context-unavailable": tryLater("GitHub didn't return what the agent should read"),
      "comment-forbidden": () => "A maintainer has to let the workflow comment.",
      "out-of-scope": () => "It changes more than the workflow allows. Review it before you merge it.",
      "scope-unknown": () => "Couldn't check whether it changes more than the workflow allows. Review it before you merge it.",
      "no-pr": nothingToChange,
      "job-failed": ({askAgain}) => `The agent couldn't finish. Make the request smaller or more precise, then ${askAgain}.`,
      archived: ({askAgain}) => `Someone archived it in Mintlify before it was done. If the change is still needed, ${askAgain}.`,
      timeout: ({askAgain}) => `There was no time left for it. Wait a while, then ${askAgain}.`,
      cancelled: ({askAgain}) => `The workflow run was cancelled first. If the change is still needed, ${askAgain}.`
    };
    const NOT_CONFIRMED = "The link is from Mintlify, and GitHub didn't confirm that the agent opened this pull request. Ask a maintainer before you rely on it.";
    function adviceMarkdown(step, outcome) {
      const {name, reason, pullRequest} = outcome;
      if (pullRequest?.doubt !== void 0) return NOT_CONFIRMED;
      const advice = reason === void 0 || OUTCOMES[name].mayRun ? BY_OUTCOME[name] : BY_REASON[reason];
      const pullRequests = (0, markdown.nf)("the agent's latest pull requests", searchUrl(step, outcome));
      return advice?.({
        askAgain: howToAskAgain(step.event),
        pullRequests
      }) ?? "";
    }
    function howToAskAgain({label, comment}) {
      if (label !== void 0) return `add the label ${changes_markdown_cell(label)} again`;
      return comment === void 0 ? "ask again" : "comment again";
    }
    function searchUrl(step, {job, done}) {
      const {environment, event, startedAt} = step;
      const {serverUrl} = environment;
      const [host, source = ""] = (job?.repository ?? "").split(`${serverUrl}/`);
      const isHere = host === "" && /^[\w.-]+\/[\w.-]+$/u.test(source);
      const since = Math.min(event.happenedAt ?? startedAt, startedAt);
      const changed = done?.target?.kind === "message" ? "updated" : "created";
      const query = new URLSearchParams({
        q: `is:pr head:${AGENT_BRANCH} ${changed}:>=${new Date(since).toISOString().slice(0, 19)}Z`
      });
      return `${serverUrl}/${isHere ? source : job_run_pullRequestRepository(step)}/pulls?${query}`;
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/markdown.js
        function commentMarkdown(report) {
      const {step, outcome} = report;
      const {outside, changed} = changes_markdown_pathTables(outcome.pullRequest);
      const details = (0, markdown.qN)(explanationMarkdown(outcome), (0, markdown.Ix)(sharedFacts(report)));
      const meta = metaLine(report, (0, runner_environment.Vp)(step.environment));
      const advice = (0, markdown.qN)(adviceMarkdown(step, outcome), changes_markdown_checkBeforeMerging(outcome.pullRequest));
      return `${(0, markdown.qN)(heading(outcome), advice, outside, changed, meta, (0, 
      markdown.TM)("Details", details))}\n`;
    }
    function endMarkdown({step, outcome}, detailsUrl) {
      return `${(0, markdown.qN)(heading(outcome), adviceMarkdown(step, outcome), (0, 
      markdown.nf)("details", detailsUrl))}\n`;
    }
    function helpUrl({environment}, outcome) {
      const {name, reason, conclusion} = outcome;
      const section = OUTCOMES[name].helpSection ?? reason;
      return conclusion === "pass" || section === void 0 ? void 0 : (0, runner_environment.KB)(environment, section);
    }
    function heading(outcome) {
      const {title, pullRequest} = outcome;
      const linked = pullRequest?.url === void 0 ? "" : `: ${pullRequestLabel(outcome, pullRequest.url)}`;
      return [ `${signOf(outcome)}**${title}${linked}**`, ...sizeOfChanges(pullRequest) ].join(" \xb7 ");
    }
    function signOf({name, conclusion, pullRequest}) {
      const exists = OUTCOMES[name].mayRun || pullRequest?.url !== void 0;
      return CONCLUSION_SIGN[conclusion === "failure" && exists ? "warning" : conclusion];
    }
    function explanationMarkdown({problems, explanation, pullRequest}) {
      const {scope, doubt = ""} = pullRequest ?? {};
      const list = problems.map(one => `- ${(0, markdown.zv)(one)}`).join("\n");
      return (0, markdown.qN)(list || (0, markdown.zv)(explanation), (0, markdown.zv)(scopeProblem(scope, false) ?? doubt));
    }
    function metaLine({step, outcome}, url) {
      const {environment, clock, startedAt} = step;
      const actor = outcome.name === "skipped" ? void 0 : step.event.actor;
      const elapsedMs = clock.now() - startedAt;
      return [ actor && `${REQUESTED_BY} ${personLink(environment, actor.login)}`, elapsedMs >= 1_000 && `reported after ${(0, 
      lib_text.a3)(elapsedMs)}`, url && (0, markdown.nf)("workflow run", url) ].filter(Boolean).join(" \xb7 ");
    }
    const REQUESTED_BY = "Requested by";
    function requesterIn(comment) {
      const [, rest = ""] = new RegExp(`^${REQUESTED_BY} (\\S{1,500})`, "mu").exec(comment) ?? [];
      const [, login, bot] = /^\[.*\]\(.*\/([\w-]+)\)$|^`([\w-]+\[bot\])`$/u.exec(rest) ?? [];
      return login ?? bot;
    }
    function personLink({serverUrl}, login) {
      const name = (0, lib_text.TN)(login, changes_markdown_MAX_CELL_LENGTH);
      return /^[\w-]+$/u.test(login) ? (0, markdown.nf)(name, `${serverUrl}/${login}`) : (0, 
      markdown.SS)(name);
    }
    function sharedFacts({step, outcome}) {
      const {name, reason, job, jobId, pullRequest, done} = outcome;
      const {repository = ""} = job ?? {};
      const {confirmed} = pullRequest ?? {};
      const inTitle = confirmed && `${step.environment.serverUrl}/${confirmed.repository}`;
      const waited = waitedMs(done?.target);
      const help = helpUrl(step, outcome);
      return {
        Outcome: (0, markdown.SS)(name),
        Reason: reason && (0, markdown.SS)(reason),
        Help: help && (0, markdown.nf)("troubleshooting page", help),
        Job: jobId && changes_markdown_cell(jobId),
        Status: job && !agent_jobs_STATUSES.includes(job.status) ? changes_markdown_cell(job.status) : void 0,
        "Waited for its earlier prompt": waited < 1_000 ? void 0 : (0, lib_text.a3)(waited),
        Model: job?.model && changes_markdown_cell(job.model),
        Repository: repository && repository !== inTitle ? (0, markdown.nf)((0, lib_text.TN)(repository, changes_markdown_MAX_CELL_LENGTH), repository) : "",
        Branch: job?.ref && changes_markdown_cell(job.ref)
      };
    }
    function pullRequestLabel({pullRequest}, url) {
      const {confirmed} = pullRequest ?? {};
      if (confirmed === void 0) return (0, markdown.nf)(url, url);
      const {repository, details} = confirmed;
      return (0, markdown.nf)(`${repository}#${details.number} ${(0, lib_text.TN)(details.title, changes_markdown_MAX_CELL_LENGTH)}`, url);
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/outcome.js
        const MAX_MESSAGE_LENGTH = 4_000;
    function outcomeOf(done, pullRequest, inputs) {
      const outcome = complete(describe(done, inputs), {
        done,
        pullRequest
      });
      const problem = scopeProblem(pullRequest?.scope, true);
      if (problem === void 0) return outcome;
      const gap = outcome.message.endsWith(".") ? " " : ". ";
      const isOutside = pullRequest?.scope?.kind === "out-of-scope";
      const title = isOutside ? "Docs pull request out of scope" : "Docs pull request couldn't be checked";
      return {
        ...outcome,
        reason: isOutside ? "out-of-scope" : "scope-unknown",
        conclusion: worstOf([ outcome.conclusion, inputs.ifOutOfScope === "warn" ? "warning" : "failure" ]),
        title: outcome.name === "pr-created" ? title : outcome.title,
        message: (0, lib_text.TN)(`${outcome.message}${gap}${problem}`, MAX_MESSAGE_LENGTH)
      };
    }
    function jobOf(done) {
      if (done.kind === "dry-run" || done.kind === "rejected") return;
      if ("job" in done) return done.job;
      const id = jobIdOf(done.target);
      return id === void 0 ? void 0 : {
        id,
        last: void 0
      };
    }
    function complete(description, {problems = [], pullRequest, done}) {
      const job = done && jobOf(done);
      return {
        ...description,
        message: (0, lib_text.TN)(description.message, MAX_MESSAGE_LENGTH),
        explanation: (0, lib_text.TN)(description.explanation, MAX_MESSAGE_LENGTH),
        problems,
        jobId: job?.id,
        job: job?.last,
        pullRequest,
        done
      };
    }
    //! CONCATENATED MODULE: ./build/settle/settle.js
        async function settleAll(run, jobs) {
      for (const job of jobs) {
        if (run.limit.stop.aborted) return;
        const pullRequest = await confirmPullRequest(run, job.done);
        const issues = new Map(job.comments.map(({issue}) => [ issue.number, issue ]));
        for (const issue of issues.values()) {
          const error = await settleOnIssue(run, job, issue, pullRequest).catch(errors_expectGitHubError);
          if (error === void 0) continue;
          const needsSomeone = error.lacksPermission || error.status === 401;
          const conclusion = needsSomeone ? "failure" : "warning";
          noteGitHubError(run, error, {
            conclusion,
            title: "Job not reported"
          }, ", so the next run tries again");
          if (needsSomeone || error.mayPass) return;
        }
      }
    }
    async function settleOnIssue(run, {id: jobId, comments, changedAt, done}, issue, pullRequest) {
      const {github, inputs, limit, runner, environment, settled} = run;
      const listed = await withWriteTime(run, ({stop}) => markedComments(run, issue, stop));
      const own = listed.filter(({isVerified}) => isVerified);
      const ofJob = own.filter(({marker}) => marker.job === jobId);
      const open = ofJob.filter(({marker}) => !marker.ended);
      const last = open.at(-1);
      if (last === void 0 || open.some(({updatedAt}) => updatedAt > changedAt)) return;
      const reportFor = comment => {
        const target = targetOf(comment, [ ...comments, ...ofJob ], done);
        return reportOf(run, comment, outcomeOf({
          ...done,
          target
        }, pullRequest, inputs));
      };
      const newer = own.filter(({createdAt}) => createdAt > last.updatedAt);
      const isAnnounced = newer.some(({marker}) => ofJob.some(({id}) => id === marker.announces));
      if (inputs.commentOnEnd && !isAnnounced) {
        const {runId, runAttempt: attempt} = environment;
        const marker = {
          ...last.marker,
          job: "",
          run: runId,
          attempt,
          ended: true,
          announces: last.id
        };
        const body = marker_signedBody(run, issue, endMarkdown(reportFor(last), last.url), marker);
        await withWriteTime(run, time => addOnce(run, issue, body, time));
      }
      for (const comment of open) {
        if (limit.stop.aborted) return;
        const report = reportFor(comment);
        const body = marker_signedBody(run, issue, commentMarkdown(report), {
          ...comment.marker,
          ended: true
        });
        if (!await withWriteTime(run, ({stop}) => comments_editComment(github(stop), {
          ...comment,
          body
        }))) continue;
        runner.info(`Job ${(0, lib_text.Zw)(jobId)} on #${issue.number}: ${report.outcome.message}`);
        settled.push({
          comment,
          outcome: report.outcome
        });
      }
    }
    function targetOf(comment, all, {job}) {
      const prLink = job.last?.prLink;
      const isUpdate = prLink !== void 0 && all.some(({id, body}) => id < comment.id && body.includes(prLink));
      return isUpdate ? {
        kind: "message",
        job: {
          id: job.id,
          prLink
        }
      } : {
        kind: "create"
      };
    }
    function reportOf(run, {body, marker, updatedAt}, outcome) {
      const {environment, clock, inputs} = run;
      const login = requesterIn(body);
      const actor = login === void 0 ? void 0 : {
        login,
        isBot: false
      };
      const happenedAt = updatedAt - lib_clock.sO;
      const step = {
        environment: {
          ...environment,
          runId: marker.run,
          runAttempt: marker.attempt
        },
        event: {
          actor,
          happenedAt
        },
        inputs,
        clock,
        startedAt: clock.now()
      };
      return {
        step,
        outcome
      };
    }
    //! CONCATENATED MODULE: ./build/settle/run.js
        async function run(step) {
      const {clock, cancelled} = step;
      const startedAt = clock.now();
      maskSecrets(step);
      const inputs = parseInputs(step);
      if ("problems" in inputs) return await reportResults({
        ...step,
        notes: inputs.problems
      });
      const timeoutMs = inputs.timeoutMinutes * 60_000;
      return await (0, lib_clock.wj)(clock, timeoutMs, cancelled, async limit => {
        const settling = {
          ...step,
          inputs,
          github: openGitHubClients(step, inputs.githubToken, false),
          jobs: agent_jobs_openAgentJobs(connection_openPlatformClient(step, inputs), inputs.projectId),
          limit,
          deadline: startedAt + timeoutMs,
          notes: [],
          settled: []
        };
        const [open, pulls] = await Promise.all([ findOpenJobs(settling), countPullRequests(settling) ]);
        const {jobs = [], unverified = []} = open ?? {};
        const first = await lookUpAll(settling, jobs);
        await lookUpAll(settling, unverified);
        await settleAll(settling, first.ended);
        const second = await lookUpMissing(settling, first);
        await settleAll(settling, second.ended);
        noteStop(settling);
        const ended = first.ended.length + second.ended.length;
        const counts = open && {
          ended,
          open: jobs.length - ended,
          active: first.active + second.active
        };
        return await reportResults({
          ...settling,
          counts,
          pulls
        });
      });
    }
  }),
  141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      B: () => cancelSignal,
      _: () => USER_AGENT
    });
    const USER_AGENT = "docs-agent-action/0.1.0";
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
  })
};