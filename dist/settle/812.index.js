export const id = 812;

export const ids = [ 812 ];

export const modules = {
  678: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      j$: () => HttpError,
      uT: () => createHttpClient,
      Yp: () => firstHeader,
      zw: () => formatRequest,
      Vs: () => retryAfterMs
    });
    var external_node_util_ = __webpack_require__(975);
    var clock = __webpack_require__(570);
    var problem = __webpack_require__(239);
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
        function formatRequest(entry) {
      const {method, path, result, milliseconds, attempt, requestId} = entry;
      const request = requestId === void 0 ? "" : `, request ${requestId}`;
      return `${method} ${path}: ${result}, ${milliseconds} ms, attempt ${attempt}${request}`;
    }
    class HttpError extends Error {
      name="HttpError";
      partial;
      isUnreadable;
      isProxyUnusable;
      constructor(message, details) {
        super(message, {
          cause: details.cause
        });
        this.partial = details.partial;
        this.isUnreadable = details.isUnreadable ?? false;
        this.isProxyUnusable = details.isProxyUnusable ?? false;
      }
    }
    const MAX_BODY_BYTES = 50331648;
    const PROXY_NEEDS_NODE = [ 24, 5 ];
    function createHttpClient({proxyFor: findProxy = proxyFor, nodeVersion = process.versions.node} = {}) {
      const connections = new Map;
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
        cause: signal.reason
      });
      const outgoing = connection.request(url, {
        method,
        headers: {
          ...headers
        },
        agent: connection.agent
      });
      let hasAnnounced = false;
      const announce = () => {
        if (!hasAnnounced && !signal.aborted) request.onSending?.();
        hasAnnounced = true;
      };
      outgoing.once("socket", socket => {
        const isReady = isHttps ? isProxied : !socket.connecting;
        if (outgoing.reusedSocket || isReady) announce(); else socket.once(isHttps ? "secureConnect" : "connect", announce);
      });
      const received = [];
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
        await readInto(received, incoming);
        return {
          ...head,
          body: await decompress(Buffer.concat(received), head.headers)
        };
      } catch (error) {
        outgoing.destroy();
        throw new HttpError(signal.aborted ? "The request was aborted" : (0, problem.bD)(error), {
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
      const {brotliDecompress, gunzip, inflate} = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 522, 19));
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
    const MAX_RETRY_AFTER_MS = clock.sO;
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
      return message.split(/(`[^`]+`|\u201c[^\u201d]+\u201d)/u).map((part, index) => index % 2 === 0 ? plain(part) : codeSpan(part.slice(1, -1))).join("");
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
      if (parsed.username !== "" || parsed.password !== "") return;
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
      a3: () => formatDuration,
      qY: () => formatTimeOfDay
    });
    var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(975);
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
  294: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      KB: () => troubleshootingUrl,
      Qo: () => readEnvironment,
      Vp: () => runUrl
    });
    function readEnvironment(variables) {
      const read = name => variables[name] ?? "";
      const apiUrl = urlOr(read("GITHUB_API_URL"), "https://api.github.com");
      return Object.freeze({
        input: name => read(`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`),
        state: name => read(`STATE_${name}`),
        variables: Object.freeze({
          ...variables
        }),
        workspace: read("GITHUB_WORKSPACE"),
        eventName: read("GITHUB_EVENT_NAME"),
        eventPath: read("GITHUB_EVENT_PATH"),
        repository: read("GITHUB_REPOSITORY"),
        serverUrl: urlOr(read("GITHUB_SERVER_URL"), "https://github.com"),
        apiUrl,
        graphqlUrl: urlOr(read("GITHUB_GRAPHQL_URL"), `${apiUrl.replace(/\/v3$/u, "")}/graphql`),
        runId: read("GITHUB_RUN_ID"),
        runAttempt: Number.parseInt(read("GITHUB_RUN_ATTEMPT"), 10) || 1,
        workflowJob: read("GITHUB_JOB"),
        step: read("GITHUB_ACTION")
      });
    }
    function urlOr(given, otherwise) {
      const url = given.includes("://") || given === "" ? given : `https://${given}`;
      return URL.canParse(url) ? url.replace(/\/+$/u, "") : otherwise;
    }
    function runUrl({serverUrl, repository, runId, runAttempt}) {
      return `${serverUrl}/${repository}/actions/runs/${runId}${runAttempt > 1 ? `/attempts/${runAttempt}` : ""}`;
    }
    function troubleshootingUrl({serverUrl, variables}, section) {
      const {GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref} = variables;
      return repository && ref ? `${serverUrl}/${repository}/blob/${ref}/docs/troubleshooting.md#${section}` : void 0;
    }
  }),
  812: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
        return this.mayHaveHappened || this.status === 429 || this.retryAfterMs !== void 0;
      }
      get lacksPermission() {
        return this.status === 403 && /not accessible/iu.test(this.said);
      }
      get isFinal() {
        return this.status === 404 || this.status === 410 || this.lacksPermission;
      }
    }
    function gitHubErrorOf(cause, {failing, permission}, token, now) {
      const {status, headers} = cause instanceof ResponseError ? cause.response : NO_RESPONSE;
      const said = withoutToken(saidBy(cause), token);
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
    function saidBy(cause) {
      return (0, lib_problem.bD)(cause).replace(/ - https:\/\/docs\.github\.com\S*$/u, "");
    }
    function withoutToken(text, token) {
      const line = (0, lib_text.TN)(text, Number.POSITIVE_INFINITY);
      return token === "" ? line : line.replaceAll(token, "***");
    }
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
        if (/\block(?:ed)?\b/iu.test(said)) return {
          why: "the conversation is locked"
        };
        if (status === 429 || pauseMs !== void 0 || /rate limit/iu.test(said)) return {
          why: "GitHub's rate limit is used up",
          fix: "Run again later"
        };
        return permission === void 0 ? {
          why: "the token isn't allowed to do this",
          fix: FIX_TOKEN
        } : {
          why: "the token lacks a permission",
          fix: `Add ${permissions} to the job's \`permissions:\` (runs from forks can only read)`
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
          throw new ResponseError(error.message, {
            status: STATUS_OF_TYPE[error.type ?? ""] ?? 422,
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
      #in(parameters) {
        return {
          ...client_ownerAndName(this.repository),
          ...parameters
        };
      }
      async #send(route, parameters, read, options) {
        const {attempt = 1} = options;
        const {token, clock, graphqlUrl} = this.#connection;
        const mayRepeat = REPEATABLE.test(route) || route === `POST ${graphqlUrl}`;
        const deadline = clock.now() + REQUEST_TIMEOUT_MS;
        return await (0, lib_clock.wj)(clock, REQUEST_TIMEOUT_MS, this.#signal, async ({timedOut, stop}) => {
          for (let failures = 0; ;failures += 1) try {
            const sent = this.#sendOnce(route, parameters, attempt + failures, stop);
            const {data, headers} = await (0, lib_clock.ZC)(stop, sent);
            return read(data, headers);
          } catch (thrown) {
            const cause = timedOut.aborted ? new Error(`no response within ${TIMEOUT}`) : thrown;
            const error = gitHubErrorOf(cause, options, token, clock.now());
            const pause = mayRepeat && failures < MAX_RETRIES ? pauseBeforeRetry(error, failures) : void 0;
            if (pause === void 0 || clock.now() + pause >= deadline || stop.aborted) throw error;
            await clock.sleep(pause, stop);
            if (stop.aborted) throw error;
          }
        });
      }
      async #sendOnce(route, parameters, attempt, signal) {
        const {clock, http, onRequest} = this.#connection;
        this.#connection.octokit ??= this.#load();
        const octokit = await this.#connection.octokit;
        signal.throwIfAborted();
        const started = clock.now();
        let response;
        const fetch = async (given, init) => {
          const url = new URL(given);
          try {
            response = await sendAndFollow(http, {
              ...init,
              url
            });
          } finally {
            onRequest({
              method: init.method,
              path: url.pathname,
              result: String(response?.status ?? "no answer"),
              milliseconds: clock.now() - started,
              attempt,
              requestId: response && (0, client.Yp)(response.headers, "x-github-request-id")
            });
          }
          const {status, headers, body} = response;
          if (status >= 300 && status < 400) {
            const location = (0, client.Yp)(headers, "location");
            const target = location === void 0 ? void 0 : URL.parse(location, given)?.origin;
            throw new Error(`the redirect to ${target ?? "an unknown URL"} isn't followed`);
          }
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
      async #load() {
        const {token, apiUrl, userAgent} = this.#connection;
        const {getOctokit} = await __webpack_require__.e(157).then(__webpack_require__.bind(__webpack_require__, 157));
        return getOctokit(token, {
          baseUrl: apiUrl,
          userAgent
        });
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
        type: lenient(schemas.YjP()),
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
    async function sendAndFollow(http, request) {
      let {url} = request;
      for (let redirects = 0; ;redirects += 1) {
        const response = await http.send({
          ...request,
          url
        });
        const next = redirects < MAX_REDIRECTS ? redirectOf(response, url) : void 0;
        if (next === void 0) return response;
        url = next;
      }
    }
    function redirectOf({status, headers}, url) {
      if (status !== 301 && status !== 302 && status !== 307 && status !== 308) return;
      const location = (0, client.Yp)(headers, "location");
      const next = location === void 0 ? null : URL.parse(location, url.href);
      return next?.origin === url.origin ? next : void 0;
    }
    //! CONCATENATED MODULE: ./build/github/repository.js
        const ROLES = [ "none", "read", "triage", "write", "maintain", "admin" ];
    function isSameRepository(one, other) {
      return one.toLowerCase() === other.toLowerCase();
    }
    schemas.Ikc({
      permission: lenient(schemas.YjP()),
      role_name: lenient(schemas.YjP()),
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
        page: "reject"
      },
      forbidden: {
        reason: "forbidden",
        submit: "reject",
        read: "reject",
        page: "reject"
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
        page: "wait-for-quota"
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
      "too-early": {
        reason: "refused",
        submit: "reject",
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
      403: "forbidden",
      404: "not-found",
      408: "request-timeout",
      425: "too-early",
      429: "rate-limit"
    };
    function failureOfStatus(status) {
      const known = BY_STATUS[status];
      if (known !== void 0) return known;
      if (status >= 500) return "server-error";
      return status >= 400 ? "refused" : "redirect";
    }
    //! CONCATENATED MODULE: ./build/platform/errors.js
        const TRANSIENT = [ "rate-limit", "server-error", "no-answer", "interrupted" ];
    class PlatformError extends Error {
      name="PlatformError";
      failure;
      status;
      retryAfterMs;
      body;
      problem;
      constructor(failed) {
        const {failure, status, retryAfterMs, body, cause} = failed;
        const problem = {
          ...errors_whyAndFix(failed),
          request: formatRequest(failed)
        };
        super(`${(0, lib_problem.l2)(problem.why)} (${problem.request})`, {
          cause
        });
        this.failure = failure;
        this.status = status;
        this.retryAfterMs = retryAfterMs;
        this.body = body;
        this.problem = problem;
      }
      get policy() {
        return POLICIES[this.failure];
      }
      get reason() {
        return this.policy.reason;
      }
      get isTransient() {
        return TRANSIENT.includes(this.reason);
      }
      explain(what, fix = this.problem.fix) {
        return (0, lib_problem.Vw)({
          ...this.problem,
          what,
          fix
        });
      }
    }
    function errors_whyAndFix(failed) {
      const {failure, method, path, serviceMessage = ""} = failed;
      const isAboutJob = /\/job\/./u.test(path);
      switch (failure) {
       case "bad-request":
        return {
          why: "the API rejected the request",
          fix: fixOfBadRequest(method, isAboutJob)
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
        return isAboutJob ? {
          why: "the API doesn't know this job",
          fix: "Check `job-id` and `project-id`"
        } : {
          why: "the API doesn't know this project",
          fix: CHECK_PROJECT_ID
        };

       case "rate-limit":
        return {
          why: `${limitOf(method, path)} is used up`,
          fix: "Run again later, or less often"
        };

       case "redirect":
       case "see-other":
        return {
          why: "the base URL redirects, and redirects aren't followed",
          fix: "Set `base-url` to the final URL of the API"
        };

       case "refused":
       case "request-timeout":
       case "too-early":
        return {
          why: "the API rejected the request",
          fix: "Contact the API's support with the request id from the debug log"
        };

       case "server-error":
        return {
          why: "the API had an internal error",
          fix: "Check the API's status page and run again later"
        };

       case "unreachable":
        return {
          why: "the API couldn't be reached",
          fix: "Check `base-url`, DNS, the firewall, certificates and the proxy (`https_proxy`, `no_proxy`)"
        };

       case "unusable-proxy":
        return {
          why: "the runner's proxy can't be used",
          fix: "Correct `https_proxy` or `http_proxy`, or update the runner if its Node is too old"
        };

       case "no-answer":
        return {
          why: "the connection broke before the response was complete",
          fix: RUN_LATER
        };

       case "timeout":
        return {
          why: "the API didn't respond in time",
          fix: RUN_LATER
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
          fix: RUN_LATER
        };

       case "interrupted":
        return {
          why: "the step ended before the response arrived",
          fix: RUN_LATER
        };
      }
    }
    const RUN_LATER = "Run again later";
    const CHECK_PROJECT_ID = "Check `project-id`, which is on the API keys page of the dashboard";
    function fixOfBadRequest(method, isAboutJob) {
      if (!isAboutJob) return `${CHECK_PROJECT_ID}: the API returns 400 for an unknown id`;
      return method === "POST" ? "Shorten the prompt, or send it without `job-id`" : "Check `job-id` and `project-id`: the API returns 400 for an unknown project";
    }
    function limitOf(method, path) {
      if (method === "POST") return "the project's limit of 100 agent jobs an hour";
      return path.startsWith("/v1/analytics/") ? "the organization's limit of 100 analytics requests an hour" : "the rate limit";
    }
    function formatRequest(failed) {
      const {method, path, status, serviceMessage} = failed;
      const words = Array.from(serviceMessage ?? "").slice(0, MAX_QUOTED_LENGTH);
      const said = words.length > 0 ? `\u201c${words.join("")}\u201d` : saidByCause(failed);
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
      const message = cause.message.replace(/\s+/gu, " ").trim();
      if (code === void 0 || message.includes(code)) return message || void 0;
      return message === "" ? code : `${code}: ${message}`;
    }
    function serviceMessageOf(text, json) {
      const message = json === void 0 ? plainText(text.slice(0, MAX_MESSAGE_TEXT)) : [ ...messagesOf(json) ].join(" \u2014 ");
      return message.replace(/\s+/gu, " ").trim() || void 0;
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
      if (/^\s*[{[]/u.test(text)) return "";
      if (!/^\s*</u.test(text)) return text;
      const [, title] = /<title[^>]{0,100}>([^<]*)/iu.exec(text) ?? [];
      return title === void 0 ? "an HTML page" : `an HTML page: ${title}`;
    }
    //! CONCATENATED MODULE: ./build/platform/client.js
        const client_REQUEST_TIMEOUT_MS = 30_000;
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
        const url = new URL(this.#base + path);
        url.search = new URLSearchParams(request.query).toString();
        const body = request.body && JSON.stringify(request.body);
        const started = clock.now();
        let isSent = false;
        let answer;
        return await (0, lib_clock.wj)(clock, client_REQUEST_TIMEOUT_MS, signal, async ({timedOut, stop}) => {
          try {
            const response = await http.send({
              method,
              url,
              headers: {
                accept: "application/json",
                "accept-encoding": "identity",
                authorization: `Bearer ${this.#options.apiKey}`,
                "user-agent": this.#options.userAgent,
                ...body === void 0 ? {} : {
                  "content-type": "application/json"
                }
              },
              body,
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
              retryAfterMs: partial && (0, client.Vs)(partial.headers, clock.now()),
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
          retryAfterMs: (0, client.Vs)(headers, this.#options.clock.now())
        });
      }
      #readWithoutKey(body) {
        const text = this.#withoutKey(utf8.decode(body));
        const json = json_parseJson(text);
        if (json === void 0 || !text.includes("\\")) return {
          text,
          json
        };
        const plain = JSON.stringify(json);
        const without = this.#withoutKey(plain);
        return without === plain ? {
          text,
          json
        } : {
          text: without,
          json: json_parseJson(without)
        };
      }
      #withoutKey(text) {
        let without = text;
        for (const key of this.#writtenKeys) without = without.replaceAll(key, "***");
        return without;
      }
    }
    function unreadableAnswer({method, path, status, text, json}, cause) {
      return new PlatformError({
        failure: "unreadable-answer",
        method,
        path,
        status,
        serviceMessage: serviceMessageOf(text, json),
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
      return !/^\.{0,2}$/u.test(value) && value.length <= MAX_SEGMENT_LENGTH && value.isWellFormed();
    }
    const utf8 = new TextDecoder("utf-8");
    //! CONCATENATED MODULE: ./build/platform/agent-jobs.js
        const JobId = schemas.YjP().check(schemas.YPB(isPathSegment));
    const agent_jobs_text = lenient(schemas.YjP());
    const Job = schemas.Ikc({
      id: JobId,
      status: schemas.YjP().check(api.m9(1)),
      source: lenient(schemas.Ikc({
        repository: agent_jobs_text,
        ref: agent_jobs_text
      })),
      model: agent_jobs_text,
      prLink: agent_jobs_text
    });
    const STATUSES = [ "active", "completed", "archived", "failed" ];
    function phaseOf(status) {
      return STATUSES.find(known => known === status) ?? "unrecognized";
    }
    function openAgentJobs(client, projectId) {
      const path = [ "v2", "agent", projectId, "job" ];
      let polls = 0;
      return {
        polls: () => polls,
        create: async (prompt, attempt) => parseJob(await client.send({
          method: "POST",
          path,
          body: {
            prompt
          },
          ...attempt
        })),
        message: async (id, prompt, attempt) => {
          const request = {
            method: "POST",
            path: [ ...path, id, "message" ],
            body: {
              prompt
            }
          };
          return parseJob(await client.send({
            ...request,
            ...attempt
          }), id);
        },
        get: async (id, attempt) => {
          polls += 1;
          return parseJob(await client.send({
            method: "GET",
            path: [ ...path, id ],
            ...attempt
          }), id);
        }
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
        json: response.text.trim()
      };
    }
    const QUOTED = "\0";
    const inputs_MAX_QUOTED_LENGTH = 60;
    function inputName(key) {
      return key.replace(/[A-Z]/gu, letter => `-${letter.toLowerCase()}`);
    }
    function readInputs({input}, rules, redact) {
      const given = Object.fromEntries(Object.keys(rules).map(key => [ key, input(inputName(key)) ]));
      const {data: values, error} = schemas.Ikc(rules).safeParse(given);
      const problems = (error?.issues ?? []).map(({path, message}) => {
        const key = String(path[0]);
        const value = message.startsWith(QUOTED) ? `, not ${quoted(given[key] ?? "", redact)}` : "";
        return {
          input: inputName(key),
          message: `\`${inputName(key)}\` ${message.replace(QUOTED, "")}${value}.`
        };
      });
      return {
        given,
        values,
        problems
      };
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
    function entries(text) {
      return [ ...new Set(text.split(",").flatMap(entry => entry.trim() || [])) ];
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
    function keyProblem(apiKey, baseUrl) {
      const url = baseUrl.trim() || DEFAULT_BASE_URL;
      const elsewhere = !URL.canParse(url) || new URL(url).origin !== DEFAULT_BASE_URL;
      if (elsewhere || /^(?:mint_|["'`]|$)/u.test(apiKey.trim())) return;
      return "`api-key` isn't an admin key, because it doesn't start with `mint_`. Create an admin key on the API keys page of the dashboard.";
    }
    function timeoutRule(minutes) {
      return withDefault(minutes, decimal("a number of minutes above 0 and at most 350", value => value > 0 && value <= 350));
    }
    function isAcceptable(url) {
      if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") return false;
      return url.protocol === "https:" || url.protocol === "http:" && isLoopback(url);
    }
    function isLoopback(url) {
      return url.hostname === "localhost" || url.hostname === "[::1]" || /^127(?:\.\d+){3}$/u.test(url.hostname);
    }
    function clientOptions({http, clock, runner}, onRequest) {
      return {
        userAgent: step._,
        http,
        clock,
        onRequest: entry => {
          runner.debug((0, client.zw)(entry));
          onRequest?.(entry);
        }
      };
    }
    function openPlatformClient(step, {baseUrl, apiKey}, onRequest) {
      return new PlatformClient({
        ...clientOptions(step, onRequest),
        baseUrl,
        apiKey
      });
    }
    //! CONCATENATED MODULE: ./build/agent-job/job/progress-log.js
        const MAX_GAP_MS = 60_000;
    function openProgressLog(clock, deadline, runner) {
      let startedAt = clock.now();
      let loggedAt = startedAt;
      let failureLoggedAt = Number.NEGATIVE_INFINITY;
      let lastStatus;
      let hasFailed = false;
      let hasWarnedOfStatus = false;
      const log = line => {
        loggedAt = clock.now();
        runner.info(line);
      };
      const setStatus = status => {
        if (status === void 0 || status === lastStatus) return false;
        lastStatus = status;
        if (phaseOf(status) === "unrecognized" && !hasWarnedOfStatus) {
          hasWarnedOfStatus = true;
          runner.warning(`The API returned the unknown job status ${(0, lib_text.Zw)(status)}. Polling continues.`, "Unknown job status");
        }
        return true;
      };
      return {
        started: (what, status, pause) => {
          startedAt = clock.now();
          hasFailed = false;
          setStatus(status);
          log(`${what} First check in ${(0, lib_text.a3)(pause)}; stops at ${(0, lib_text.qY)(deadline)}.`);
        },
        polled: status => {
          hasFailed = false;
          if (setStatus(status)) log(`The job is now ${(0, lib_text.Zw)(status)}.`);
        },
        failed: (error, pause) => {
          hasFailed = true;
          if (clock.now() - failureLoggedAt < MAX_GAP_MS) return;
          failureLoggedAt = clock.now();
          log(error.explain("Couldn't get the job's status", `Retrying in ${(0, lib_text.a3)(pause)}`));
        },
        wait: async (ms, stop) => {
          const until = clock.now() + ms;
          for (;;) {
            const next = Math.min(until, loggedAt + MAX_GAP_MS);
            await clock.sleep(next - clock.now(), stop);
            if (stop.aborted || next === until) return;
            const elapsed = (0, lib_text.a3)(clock.now() - startedAt);
            log(hasFailed ? `Still polling after ${elapsed}; the last poll failed.` : `Still ${lastStatus ?? "waiting"} after ${elapsed}.`);
          }
        }
      };
    }
    //! CONCATENATED MODULE: ./build/agent-job/job-run.js
        function openReporting(step, event, inputs, startedAt, deadline) {
      const {apiUrl, graphqlUrl, repository} = step.environment;
      const {githubToken: token, dryRun: isReadOnly} = inputs;
      const github = openGitHub({
        ...clientOptions(step),
        token,
        apiUrl,
        graphqlUrl,
        isReadOnly
      }, repository);
      return {
        ...step,
        event,
        inputs,
        github,
        startedAt,
        deadline,
        namedPermissions: new Set
      };
    }
    function openRun(step, limit, task) {
      const {inputs, clock, deadline, runner} = step;
      return {
        ...step,
        task,
        jobs: openAgentJobs(openPlatformClient(step, inputs), inputs.projectId),
        progress: openProgressLog(clock, deadline, runner),
        limit,
        mergedPullRequests: new Map,
        pushError: void 0
      };
    }
    function job_run_pullRequestRepository({inputs, environment}) {
      return inputs.prRepository ?? environment.repository;
    }
    function job_run_isOwnRepository({environment}, repository) {
      return isSameRepository(repository, environment.repository);
    }
    __webpack_require__(24);
    //! CONCATENATED MODULE: ./build/github/issue.js
        const number = schemas.aig().check(schemas.Whr(), api.NC());
    const issue_text = schemas.MfU(schemas.YjP(), "");
    const user = lenient(schemas.Ikc({
      login: schemas.YjP()
    }));
    const moment = schemas.FsL(schemas.YjP(), schemas.FsL(schemas.pdi(value => Date.parse(value)), schemas.aig()));
    const time = lenient(moment);
    const IssueFields = {
      number,
      html_url: issue_text,
      title: issue_text,
      body: issue_text,
      user,
      labels: schemas.MfU(schemas.YOg(schemas.Ikc({
        name: schemas.YjP()
      })), []),
      state: issue_text,
      updated_at: time
    };
    function issueOf(answer, kind) {
      return {
        kind,
        number: answer.number,
        url: answer.html_url,
        title: answer.title,
        body: answer.body,
        author: answer.user?.login,
        labels: answer.labels.map(({name}) => name),
        state: answer.state,
        updatedAt: answer.updated_at
      };
    }
    const IssueAnswer = schemas.FsL(schemas.Ikc({
      ...IssueFields,
      pull_request: schemas.lqM(schemas.L5J())
    }), schemas.pdi(answer => issueOf(answer, answer.pull_request ? "pull-request" : "issue")));
    function issue_permissionTo(access, kind) {
      const names = kind === "unknown" ? [ "issues", "pull-requests" ] : [ `${kind}s` ];
      return names.map(name => `${name}: ${access}`).join(" or ");
    }
    const Edits = schemas.Ikc({
      lastEditedAt: schemas.mee(moment),
      timelineItems: schemas.Ikc({
        nodes: schemas.YOg(schemas.Ikc({
          createdAt: moment
        }))
      })
    });
    schemas.Ikc({
      repository: schemas.g1P(schemas.YjP(), Edits)
    });
    //! CONCATENATED MODULE: ./build/github/conversation.js
    const CommentAnswer = schemas.Ikc({
      id: schemas.aig(),
      html_url: issue_text,
      user,
      body: issue_text,
      created_at: time,
      updated_at: time,
      submitted_at: time,
      path: lenient(schemas.YjP()),
      line: lenient(schemas.aig()),
      pull_request_review_id: lenient(schemas.aig())
    });
    function commentOf(answer, kind) {
      const createdAt = answer.created_at ?? answer.submitted_at ?? Number.POSITIVE_INFINITY;
      return {
        kind,
        id: answer.id,
        url: answer.html_url,
        author: answer.user?.login,
        createdAt,
        updatedAt: answer.updated_at ?? createdAt,
        body: answer.body,
        path: answer.path,
        line: answer.line,
        reviewId: answer.pull_request_review_id
      };
    }
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
              url: issue_text,
              author: lenient(schemas.Ikc({
                login: schemas.YjP(),
                __typename: issue_text
              })),
              body: issue_text,
              submittedAt: schemas.mee(moment),
              lastEditedAt: schemas.mee(moment)
            }))
          })
        })
      })
    });
    //! CONCATENATED MODULE: ./build/github/pull-request.js
    const READ_PULL_REQUESTS = "pull-requests: read";
    const count = schemas.MfU(schemas.aig(), 0);
    const Branch = lenient(schemas.Ikc({
      ref: lenient(schemas.YjP()),
      sha: lenient(schemas.YjP()),
      repo: lenient(schemas.Ikc({
        full_name: schemas.YjP()
      }))
    }));
    const PullAnswer = schemas.FsL(schemas.Ikc({
      ...IssueFields,
      draft: lenient(schemas.zMY()),
      merged: lenient(schemas.zMY()),
      merged_at: time,
      merge_commit_sha: lenient(schemas.YjP()),
      created_at: time,
      head: Branch,
      base: Branch,
      stack: lenient(schemas.Ikc({
        base: schemas.Ikc({
          ref: schemas.YjP()
        })
      })),
      requested_reviewers: schemas.MfU(schemas.YOg(schemas.Ikc({
        login: schemas.YjP()
      })), []),
      requested_teams: schemas.MfU(schemas.YOg(schemas.Ikc({
        slug: schemas.YjP()
      })), []),
      changed_files: count,
      additions: count,
      deletions: count
    }), schemas.pdi(pull => {
      const {head, base} = pull;
      const isOwn = head?.repo !== void 0 && head.repo.full_name === base?.repo?.full_name;
      return {
        ...issueOf(pull, "pull-request"),
        state: stateOf(pull.state, pull.merged === true || pull.merged_at !== void 0, pull.draft === true),
        createdAt: pull.created_at,
        mergedAt: pull.merged_at,
        mergeCommit: pull.merge_commit_sha,
        baseBranch: base?.ref,
        targetBranch: pull.stack?.base.ref ?? base?.ref,
        headSha: head?.sha,
        ownBranch: isOwn ? head.ref : void 0,
        isFromFork: head?.repo !== void 0 && !isOwn,
        reviewers: pull.requested_reviewers.map(({login}) => login),
        teams: pull.requested_teams.map(({slug}) => slug),
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
    function parsePullRequestUrl(url) {
      if (!URL.canParse(url)) return;
      const {pathname, host} = new URL(url);
      const [, owner, name, number] = /^\/([^/]+)\/([^/]+)\/pull\/(\d{1,15})(?:\/|$)/u.exec(pathname) ?? [];
      if (owner === void 0 || name === void 0 || number === void 0) return;
      return {
        url,
        host,
        repository: `${decode(owner)}/${decode(name)}`,
        number: Number(number)
      };
    }
    const REPOSITORY = /^[\w.-]+\/[\w.-]+$/u;
    function pull_request_pullRequestHere(prLink, serverUrl) {
      const ref = prLink === void 0 ? void 0 : parsePullRequestUrl(prLink);
      return ref?.host === new URL(serverUrl).host && REPOSITORY.test(ref.repository) ? ref : void 0;
    }
    function decode(segment) {
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
    }
    async function readPullRequest(client, number) {
      return await client.read("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
        pull_number: number
      }, ReadAlone, {
        failing: `Couldn't read ${pull_request_nameOfPullRequest(client, number)}`,
        permission: READ_PULL_REQUESTS
      });
    }
    async function* pull_request_listPullRequests(client, state) {
      const failing = state === "open" ? "Couldn't count the open pull requests" : "Couldn't count the pull requests";
      yield* client.pages("GET /repos/{owner}/{repo}/pulls", {
        state,
        sort: "created",
        direction: "desc"
      }, Listed, {
        failing: `${failing} of ${(0, lib_text.Zw)(client.repository)}`,
        permission: READ_PULL_REQUESTS
      });
    }
    async function pullRequestsSince(client, since) {
      const found = new Map;
      for await (const page of pull_request_listPullRequests(client, "all")) for (const pull of page) {
        const {createdAt = since} = pull;
        if (createdAt < since) return [ ...found.values() ];
        found.set(pull.number, {
          ...pull,
          createdAt
        });
      }
      return [ ...found.values() ];
    }
    function pull_request_nameOfPullRequest({repository}, number) {
      return `pull request ${(0, lib_text.Zw)(`${repository}#${number}`)}`;
    }
    //! CONCATENATED MODULE: ./build/github/event.js
        const Login = lenient(schemas.Ikc({
      login: schemas.YjP(),
      type: lenient(schemas.YjP())
    }));
    const event_text = lenient(schemas.YjP());
    const Payload = schemas.Ikc({
      action: event_text,
      sender: Login,
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
        published_at: time
      })),
      repository: lenient(schemas.Ikc({
        default_branch: event_text,
        pushed_at: lenient(schemas.aig())
      })),
      workflow_run: lenient(schemas.Ikc({
        event: event_text,
        triggering_actor: Login
      })),
      ref: event_text,
      ref_type: event_text,
      before: event_text,
      after: event_text,
      deleted: lenient(schemas.zMY()),
      created: lenient(schemas.zMY()),
      forced: lenient(schemas.zMY()),
      commits: lenient(schemas.YOg(schemas.Ikc({
        id: schemas.YjP(),
        message: event_text,
        author: lenient(schemas.Ikc({
          username: event_text
        }))
      })))
    });
    function parseEvent(name, payload = {}) {
      const said = Payload.safeParse(payload).data ?? Payload.parse({});
      const isPush = name === "push";
      return {
        name,
        action: said.action,
        sender: accountOf(said.sender),
        pullRequest: said.pull_request,
        ...subjectOf(name, said),
        label: said.action === "labeled" ? said.label?.name : void 0,
        workflowRun: said.workflow_run && {
          event: said.workflow_run.event,
          triggeringActor: accountOf(said.workflow_run.triggering_actor)
        },
        push: isPush ? pushOf(said) : void 0,
        branch: (name === "create" || name === "delete") && said.ref_type === "branch" ? said.ref : void 0,
        happenedAt: happenedAt(isPush, said),
        payload
      };
    }
    const NO_SUBJECT = {
      issue: void 0,
      commentRef: void 0,
      comment: void 0,
      changes: void 0
    };
    function subjectOf(name, said) {
      const {issue, pull_request: pull, comment, review, release} = said;
      switch (name) {
       case "issues":
       case "issue_comment":
        return {
          issue,
          commentRef: issue && comment && {
            kind: "conversation",
            id: comment.id
          },
          comment: comment && commentOf(comment, "comment"),
          changes: issue && changesOf(issue)
        };

       case "pull_request":
       case "pull_request_target":
       case "pull_request_review":
       case "pull_request_review_comment":
        return {
          issue: pull,
          commentRef: pull && comment && {
            kind: "diff",
            id: comment.id
          },
          comment: (review && commentOf(review, "review")) ?? (comment && commentOf(comment, "review-comment")),
          changes: pull && changesOf(pull, pull.headSha)
        };

       case "push":
        return {
          ...NO_SUBJECT,
          changes: pushedCommits(said)
        };

       case "release":
        return {
          ...NO_SUBJECT,
          changes: release && {
            kind: "release",
            tag: release.tag_name,
            isPrerelease: release.prerelease,
            publishedAt: release.published_at ?? Number.POSITIVE_INFINITY
          }
        };

       default:
        return NO_SUBJECT;
      }
    }
    function changesOf({kind, number}, head) {
      return kind === "pull-request" ? {
        kind,
        number,
        head
      } : void 0;
    }
    const BRANCH = "refs/heads/";
    function pushOf({ref, after, deleted, created, forced, commits = []}) {
      return {
        branch: ref?.startsWith(BRANCH) ? ref.slice(BRANCH.length) : void 0,
        head: deleted === true ? void 0 : after,
        isForced: forced === true || created === true,
        commits: commits.map(({id, message, author}) => ({
          sha: id,
          author: author?.username,
          namedPullRequest: pullRequestIn(message)
        }))
      };
    }
    function pullRequestIn(message = "") {
      const [line = ""] = message.split("\n", 1);
      const [, squashed, merged] = /\(#(\d{1,9})\)$|^Merge pull request #(\d{1,9}) /u.exec(line) ?? [];
      const named = squashed ?? merged;
      return named === void 0 ? void 0 : Number(named);
    }
    function happenedAt(isPush, {repository, issue, pull_request, comment, review, release}) {
      if (isPush) return repository?.pushed_at === void 0 ? void 0 : repository.pushed_at * 1_000;
      const times = [ issue?.updatedAt, pull_request?.updatedAt, comment?.updated_at, review?.submitted_at, review?.updated_at, release?.published_at ].flatMap(at => at ?? []);
      return times.length === 0 ? void 0 : Math.max(...times);
    }
    function pushedCommits({ref = "", before = "", after, deleted, repository}) {
      if (after === void 0 || deleted === true) return;
      if (!/^0*$/u.test(before)) return {
        kind: "commits",
        base: before,
        head: after
      };
      const base = repository?.default_branch;
      const isNewBranch = ref.startsWith(BRANCH) && ref !== `${BRANCH}${base ?? ""}`;
      return base !== void 0 && isNewBranch ? {
        kind: "commits",
        base,
        head: after
      } : void 0;
    }
    function accountOf(said) {
      return said && {
        login: said.login,
        isBot: said.type === "Bot" || said.login.endsWith("[bot]")
      };
    }
    function event_isSameLogin(one, other) {
      return one?.toLowerCase() === other.toLowerCase();
    }
    //! CONCATENATED MODULE: ./build/lib/path-filter.js
        const MAX_PATTERNS = 100;
    const MAX_PATTERN_LENGTH = 250;
    const SEPARATOR = "\0";
    function parsePathFilter(text) {
      const lines = text.split(/\r\n|\r|\n/u).flatMap(line => line.trim() || []);
      if (lines.length > MAX_PATTERNS) {
        const message = `has ${(0, lib_text.ZV)(lines.length)} patterns, but at most ${MAX_PATTERNS} are allowed. Name folders, such as \`docs/**\``;
        return {
          patterns: [],
          faults: [ {
            pattern: void 0,
            message
          } ]
        };
      }
      const patterns = [];
      const faults = [];
      for (const [index, line] of lines.entries()) {
        if (line.length > MAX_PATTERN_LENGTH) {
          const message = `has ${line.length} characters in pattern ${index + 1}, but at most ${MAX_PATTERN_LENGTH} are allowed`;
          faults.push({
            pattern: void 0,
            message
          });
          continue;
        }
        const excludes = line.startsWith("!");
        const {glob, fault} = parsePattern(excludes ? line.slice(1) : line);
        if (glob === void 0) faults.push({
          pattern: line,
          message: fault
        }); else patterns.push({
          excludes,
          glob
        });
      }
      if (faults.length === 0 && patterns.length > 0 && patterns.every(({excludes}) => excludes)) {
        const message = "only excludes paths, so it allows none. Put `**` on its first line";
        faults.push({
          pattern: void 0,
          message
        });
      }
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
    const include = schemas.FsL(schemas.FsL(trimmed, schemas.pdi(text => text === "" ? [] : text.split(",").map(word => word.trim()))).check(schemas.YPB(words => words.every(word => INCLUDE_PARTS.some(part => part === word)), quoting("must be any of `issue`, `comments` and `diff`, comma-separated")), schemas.YPB(words => new Set(words).size === words.length, quoting("must name each part once"))), schemas.pdi(words => INCLUDE_PARTS.filter(part => words.includes(part))));
    const MAX_LABELS = 20;
    const MAX_REVIEWERS = 20;
    const MAX_FAULTS = 5;
    const pathPatterns = schemas.FsL(schemas.YjP(), schemas.pdi((text, context) => {
      const {patterns, faults} = parsePathFilter(text);
      for (const {pattern, message} of faults.slice(0, MAX_FAULTS)) {
        const problem = pattern === void 0 ? message : `contains ${(0, lib_text.Zw)(pattern)}, which ${message}`;
        context.issues.push({
          code: "custom",
          message: problem,
          input: text
        });
      }
      return patterns;
    }));
    const labels = schemas.FsL(schemas.YjP(), schemas.pdi(entries)).check(api.Eb(MAX_LABELS, `has more than ${MAX_LABELS} labels`), schemas.YPB(names => names.every(name => !/\p{Cc}/u.test(name)), "has a line break. Separate labels with commas"));
    const reviewers = withDefault("", matching(/^(?:\s*(?:@author|[\w-]+|[\w-]+\/[\w.-]+)?\s*(?:,|$))*$/u, "must be comma-separated logins, `org/team` or `@author`", text => entries(text).map(reviewerOf)).check(api.Eb(MAX_REVIEWERS, `has more than ${MAX_REVIEWERS} reviewers`)));
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
      promptTemplate: trimmed,
      include,
      jobId: optional(schemas.YjP().check(schemas.YPB(isPathSegment, quoting("must be a job id")))),
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
      prRepository: optional(matching(/^[\w.-]+\/[\w.-]+$/u, "must be a repository as `owner/name`", text => text)),
      agentLogin: withDefault("mintlify[bot]", matching(/^[\w-]+(?:\[bot\])?$/u, "must be a login", text => text)),
      skipAgentEvents: withDefault("true", inputs_boolean),
      requiredPermission: withDefault("write", oneOf(...ROLES)),
      allowBots: withDefault("", matching(/^(?:\s*[\w-]+(?:\[bot\])?\s*(?:,|$))*$/u, "must be comma-separated logins without wildcards, such as `renovate[bot]`", entries)),
      allowedPaths: optional(pathPatterns),
      ifOutOfScope: withDefault("error", oneOf("error", "warn")),
      prLabels: labels,
      prReviewers: reviewers,
      removeLabel: withDefault("false", inputs_boolean)
    };
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
      lastDays: withDefault("14", matching(/^(?:[1-9]|[1-8]\d|90)$/u, "must be from 1 to 90", Number)),
      commentOnEnd: withDefault("true", inputs_boolean)
    };
    function parseInputs({environment, runner}) {
      const names = new Set(Object.keys(rules).map(inputName));
      const input = name => names.has(name) ? environment.input(name) : "";
      const all = {
        ...rules,
        ...inputRules,
        ...rules
      };
      const {values, problems} = readInputs({
        input
      }, all, text => runner.redact(text));
      const key = keyProblem(environment.input("api-key"), environment.input("base-url"));
      if (key !== void 0) problems.push({
        input: "api-key",
        message: key
      });
      if (values !== void 0 && problems.length === 0) return {
        ...values,
        comment: true
      };
      return {
        problems: problems.map(({input: name, message}) => ({
          conclusion: "failure",
          title: `Invalid input: ${name}`,
          message
        }))
      };
    }
    var external_node_crypto_ = __webpack_require__(598);
    //! CONCATENATED MODULE: ./build/agent-job/comment/marker.js
        const Marker = schemas.Ikc({
      job: schemas.YjP(),
      project: schemas.YjP(),
      run: schemas.YjP(),
      attempt: schemas.aig(),
      workflowJob: schemas.YjP(),
      step: schemas.YjP(),
      key: schemas.YjP(),
      prompt: schemas.YjP(),
      ended: schemas.MfU(schemas.zMY(), false),
      announces: schemas.lqM(lenient(schemas.aig()))
    });
    const PURPOSE = "docs-agent-action marker 1";
    const MARKER = /<!-- docs-agent-action:1 ([A-Za-z0-9+/=]+) ([A-Za-z0-9+/=]+) -->\s*$/u;
    function marker_markerOf({environment, inputs}, jobId, promptSha256, isEnded) {
      const {runId, runAttempt, workflowJob, step} = environment;
      return {
        job: jobId ?? "",
        project: inputs.projectId,
        run: runId,
        attempt: runAttempt,
        workflowJob,
        step,
        key: inputs.key,
        prompt: promptSha256,
        ended: isEnded
      };
    }
    function marker_signMarker(run, marker, issue) {
      const said = Buffer.from(JSON.stringify(marker)).toString("base64");
      const code = authentication(run, said, markerKey(run), issue).toString("base64");
      return `\x3c!-- docs-agent-action:1 ${said} ${code} --\x3e`;
    }
    function withMarker(run, comment, issue) {
      const [, said, code] = MARKER.exec(comment.body) ?? [];
      if (said === void 0 || code === void 0) return;
      const {data: marker} = Marker.safeParse(json_parseJson(Buffer.from(said, "base64").toString("utf8")));
      if (marker === void 0) return;
      const found = Buffer.from(code, "base64");
      const isVerified = [ markerKey(run), run.inputs.apiKey ].some(key => {
        const expected = authentication(run, said, key, issue);
        return found.length === expected.length && (0, external_node_crypto_.timingSafeEqual)(found, expected);
      });
      return {
        ...comment,
        marker,
        isVerified
      };
    }
    function markerKey({inputs}) {
      return inputs.markerKey ?? inputs.apiKey;
    }
    function authentication({environment}, said, key, issue) {
      return (0, external_node_crypto_.createHmac)("sha256", key).update([ PURPOSE, environment.repository.toLowerCase(), issue.number, said ].join("\n")).digest();
    }
    //! CONCATENATED MODULE: ./build/agent-job/job/done.js
        function jobIdOf(target) {
      return target.kind === "message" ? target.job.id : target.kind === "follow" ? target.jobId : void 0;
    }
    function endOf({status}) {
      const phase = phaseOf(status);
      return phase === "active" || phase === "unrecognized" ? void 0 : phase;
    }
    const STALE_END_MS = 20_000;
    function isStale(job, messageAcceptedAt, now) {
      return messageAcceptedAt !== void 0 && endOf(job) !== void 0 && now - messageAcceptedAt < STALE_END_MS;
    }
    //! CONCATENATED MODULE: ./build/github/comments.js
        const Written = schemas.Ikc({
      id: schemas.aig()
    });
    async function addComment(client, issue, body, attempt) {
      const written = await client.write("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        issue_number: issue.number,
        body
      }, Written, {
        ...requestOptions("Couldn't comment on", issue),
        attempt
      });
      return written?.id;
    }
    async function comments_editComment(client, issue, {id, body}) {
      try {
        await client.write("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
          comment_id: id,
          body
        }, schemas.L5J(), requestOptions("Couldn't update the comment on", issue));
        return true;
      } catch (error) {
        if (error instanceof errors_GitHubError && error.status === 404) return false;
        throw error;
      }
    }
    async function ownComments(client, issue) {
      const options = requestOptions("Couldn't read the comments of", issue);
      const viewer = await client.viewer(options);
      const pages = client.pages("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        issue_number: issue.number
      }, CommentsAnswer, options);
      const own = [];
      for await (const page of pages) own.push(...page.filter(comment => comment.user?.login === viewer));
      return own;
    }
    async function ownCommentsSince(client, since) {
      const options = {
        failing: `Couldn't read the comments of ${(0, lib_text.Zw)(client.repository)}`,
        permission: issue_permissionTo("write", "unknown")
      };
      const viewer = await client.viewer(options);
      const pages = client.pages("GET /repos/{owner}/{repo}/issues/comments", {
        since: new Date(since).toISOString(),
        sort: "updated",
        direction: "desc"
      }, CommentsAnswer, options);
      const own = new Map;
      for await (const page of pages) for (const {id, body, user: author, html_url: url, updated_at = since} of page) {
        const issue = issueNamedIn(url);
        if (author?.login === viewer && issue) own.set(id, {
          id,
          body,
          issue,
          url,
          updatedAt: updated_at
        });
      }
      return [ ...own.values() ];
    }
    function issueNamedIn(url) {
      const [, kind, number] = /\/(issues|pull)\/(\d{1,15})#/u.exec(url) ?? [];
      if (number === void 0) return;
      return {
        kind: kind === "pull" ? "pull-request" : "issue",
        number: Number(number)
      };
    }
    function requestOptions(failing, {kind, number}) {
      return {
        failing: `${failing} #${number}`,
        permission: issue_permissionTo("write", kind)
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
      const since = clock.now() - inputs.lastDays * lib_clock.sO;
      let own;
      try {
        own = await ownCommentsSince(github(limit.stop), since);
      } catch (error) {
        if (!(error instanceof errors_GitHubError)) throw error;
        const conclusion = error.mayPass ? "warning" : "failure";
        noteGitHubError(run, error, {
          conclusion,
          title: "No job checked"
        }, ", so no job was checked");
        return;
      }
      const named = own.flatMap(comment => withMarker(run, comment, comment.issue) ?? []).filter(({marker}) => marker.project === inputs.projectId && marker.job !== "");
      const unverified = named.filter(({isVerified, marker}) => !isVerified && !marker.ended).length;
      if (unverified > 0) {
        const message = `${(0, lib_text.B4)(unverified, "comment")} can't be updated: another key signed the marker. Set a \`marker-key\` that stays the same.`;
        notes.push({
          conclusion: "notice",
          title: "Comments not verified",
          message
        });
      }
      const verified = named.filter(({isVerified}) => isVerified);
      return [ ...Map.groupBy(verified, ({marker}) => marker.job) ].map(([id, comments]) => ({
        id,
        comments: comments.toSorted((a, b) => a.id - b.id)
      })).filter(({comments}) => comments.some(({marker}) => !marker.ended));
    }
    const MAX_REQUESTS_AT_ONCE = 4;
    const MAX_LOOKUPS = 100;
    const MAX_FAILURES = 5;
    const GONE_AFTER_MS = 36e5;
    const SAME_FOR_ALL = [ "unauthorized", "forbidden", "rate-limit" ];
    const isSameForAll = ({reason}) => SAME_FOR_ALL.includes(reason);
    async function lookUpAll(run, jobs) {
      const {limit, runner, notes, random} = run;
      const ended = [];
      const errors = [];
      let active = 0;
      const start = Math.floor(random() * jobs.length);
      const queue = [ ...jobs.slice(start), ...jobs.slice(0, start) ].slice(0, MAX_LOOKUPS).values();
      const askForRest = async () => {
        for (const job of queue) {
          if (limit.stop.aborted || errors.some(isSameForAll) || errors.length >= MAX_FAILURES) return;
          try {
            const done = await lookUp(run, job);
            if (done === void 0) active += 1; else ended.push({
              ...job,
              done
            });
          } catch (error) {
            if (!(error instanceof PlatformError)) throw error;
            runner.debugError(error);
            if (!limit.stop.aborted) errors.push(error);
          }
        }
      };
      await Promise.all(Array.from({
        length: MAX_REQUESTS_AT_ONCE
      }, askForRest));
      const title = "Jobs not checked";
      const unchecked = (0, lib_text.B4)(jobs.length - ended.length - active, "job");
      const error = errors.find(isSameForAll) ?? errors[0];
      if (error !== void 0) {
        const conclusion = error.isTransient ? "warning" : "failure";
        notes.push({
          conclusion,
          title,
          message: error.explain(`Couldn't check ${unchecked}`)
        });
      } else if (jobs.length > MAX_LOOKUPS) {
        const message = `A run checks at most ${MAX_LOOKUPS} jobs. Later runs check ${unchecked} more.`;
        notes.push({
          conclusion: "notice",
          title,
          message
        });
      }
      return {
        ended,
        active
      };
    }
    async function lookUp({jobs, clock, limit}, {id, comments}) {
      const open = comments.filter(({marker}) => !marker.ended);
      const changedAt = Math.max(...open.map(({updatedAt}) => updatedAt));
      try {
        const last = await jobs.get(id, {
          attempt: 1,
          signal: limit.stop
        });
        const isOver = endOf(last) !== void 0 && !isStale(last, changedAt, clock.now());
        return isOver ? {
          kind: "ended",
          job: {
            id,
            last
          }
        } : void 0;
      } catch (error) {
        if (!(error instanceof PlatformError) || error.policy.read !== "absent") throw error;
        if (clock.now() - changedAt <= GONE_AFTER_MS) return;
        return {
          kind: "lost",
          job: {
            id,
            last: void 0
          },
          error
        };
      }
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
      return isAgent(run, author) || isAgentBranch(ownBranch);
    }
    function whySkipped(skip, wantsToContinue) {
      switch (skip.guard) {
       case "agent-event":
        {
          const how = skip.isSender ? "was triggered by" : "is about the work of";
          return `this \`${skip.event}\` event ${how} the agent ${(0, lib_text.Zw)(skip.login)} itself (loop protection, \`skip-agent-events\`).`;
        }

       case "permission":
        {
          const {login, role, required, addedLabel} = skip;
          const who = `${(0, lib_text.Zw)(login)}${addedLabel ? ", who added the label," : ""}`;
          const fix = addedLabel ? `Ask someone with \`${required}\` access to add it again, or change \`required-permission\`.` : "Change `required-permission` to allow this.";
          return `${who} has \`${role}\` access, and \`${required}\` is required. ${fix}`;
        }

       case "bot":
        return `${(0, lib_text.Zw)(skip.login)} is a bot, and bots can't trigger jobs by default. Add it to \`allow-bots\` to allow this.`;

       case "max-open-prs":
        {
          const {login, repository, open, limit} = skip;
          const count = (0, lib_text.B4)(open.length, "open pull request");
          const some = open.length === 1 ? "it" : "some";
          const rest = wantsToContinue ? `${open.length === 1 ? "It can't" : "None of them can"} be continued (\`at-cap: continue\`). Merge or close ${some}.` : `Merge or close ${some}, or set \`at-cap: continue\`.`;
          return `${(0, lib_text.Zw)(login)} has ${count} in ${(0, lib_text.Zw)(repository)}, and \`max-open-prs\` is ${limit}. ${rest}`;
        }
      }
    }
    //! CONCATENATED MODULE: ./build/settle/pull-requests.js
        async function countPullRequests(run) {
      const {github, clock, inputs, limit} = run;
      const now = clock.now();
      const since = now - inputs.lastDays * lib_clock.sO;
      try {
        const all = await pullRequestsSince(github(limit.stop, job_run_pullRequestRepository(run)), since);
        const pulls = all.filter(pull => isFromAgent(run, pull));
        return {
          figures: figuresOf(pulls, now),
          weeks: weeksOf(pulls, inputs.lastDays, now)
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
        merge_rate: ended === 0 ? null : Number((merged.length / ended).toFixed(2)),
        median_days_to_merge: low === void 0 || high === void 0 ? null : inDays((low + high) / 2),
        oldest_open_days: open.length === 0 ? null : inDays(now - oldest)
      };
    }
    function inDays(milliseconds) {
      return Number((milliseconds / lib_clock.sO).toFixed(1));
    }
    const WEEK_MS = 7 * lib_clock.sO;
    function weeksOf(pulls, days, now) {
      const count = Math.ceil(days / 7);
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
    //! CONCATENATED MODULE: ./build/agent-job/comment/comment.js
        async function addOnce(run, issue, text, marker, {stop, mayRetry, until}) {
      const {clock} = run;
      const github = run.github(stop);
      const body = markedBody(run, text, marker);
      try {
        return await addComment(github, issue, body, 1);
      } catch (error) {
        if (!(error instanceof errors_GitHubError) || stop.aborted || !mayRetry) throw error;
        if (error.mayHaveHappened) {
          const own = await ownComments(github, issue);
          const existing = own.findLast(comment => comment.body.includes(marker));
          if (existing !== void 0) return existing.id;
        } else if (error.retryAfterMs !== void 0 && clock.now() + error.retryAfterMs < until) await clock.sleep(error.retryAfterMs, stop); else throw error;
        return await addComment(github, issue, body, 2);
      }
    }
    async function markedComments(run, issue, stop) {
      const comments = await ownComments(run.github(stop), issue);
      return comments.flatMap(comment => withMarker(run, comment, issue) ?? []);
    }
    function markedBody({runner}, text, marker) {
      return runner.redact(`${text}\n${marker}`);
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
    //! CONCATENATED MODULE: ./build/agent-job/report/changes-markdown.js
        const MAX_CELL_LENGTH = 200;
    function changes_markdown_cell(text) {
      return (0, markdown.SS)((0, lib_text.TN)(text, MAX_CELL_LENGTH));
    }
    function sizeOfChanges(changes) {
      if (changes === void 0) return [];
      const {state, fileCount, additions, deletions} = changes.pullRequest;
      const size = `${(0, lib_text.B4)(fileCount, "file")}, ${signed(additions, deletions)}`;
      return state === "open" ? [ size ] : [ size, state ];
    }
    function changes_markdown_pathTables(checked) {
      const {changes, scope} = checked ?? {};
      const files = changes?.files ?? [];
      const outside = scope?.kind === "out-of-scope" ? scope.paths : [];
      const outsideFiles = new Set(outside.map(({file}) => file.path));
      const others = files.some(({path}) => !outsideFiles.has(path)) ? files : [];
      return {
        outside: pathTable("Outside `allowed-paths`", outside.map(({path, file}) => [ pathCell(path), changeOf(file) ]), outside.length),
        changed: pathTable("Changed file", others.map(file => [ namesOf(file), changeOf(file) ]), changes?.pullRequest.fileCount ?? 0)
      };
    }
    const MAX_ROWS = 10;
    function pathTable(head, rows, count) {
      if (rows.length === 0) return "";
      const shown = rows.slice(0, MAX_ROWS);
      const left = count - shown.length;
      return (0, markdown.tp)([ head, "Change" ], left > 0 ? [ ...shown, [ `and ${(0, 
      lib_text.ZV)(left)} more`, "" ] ] : shown);
    }
    const MAX_PATH_LENGTH = 150;
    function pathCell(path) {
      return (0, markdown.SS)((0, lib_text.TN)(path, MAX_PATH_LENGTH));
    }
    function namesOf({path, previousPath}) {
      return previousPath === void 0 ? pathCell(path) : `${pathCell(previousPath)} \u2192 ${pathCell(path)}`;
    }
    function changeOf({change, additions, deletions}) {
      const lines = signed(additions, deletions);
      return change === "modified" ? lines : `${change}, ${lines}`;
    }
    function signed(additions, deletions) {
      return `+${(0, lib_text.ZV)(additions)} \u2212${(0, lib_text.ZV)(deletions)}`;
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/plan-markdown.js
        function formatPlan(target, job) {
      if (job === void 0) return "create a job";
      const {id, status} = job;
      const name = `job ${(0, lib_text.Zw)(id)}, which is ${phaseOf(status) === "unrecognized" ? (0, 
      lib_text.Zw)(status) : status}`;
      switch (target.kind) {
       case "message":
        return endOf(job) === void 0 ? `wait for ${name}, and then send it the prompt` : `send the prompt to ${name}`;

       case "resume":
        return `resume ${name} and was created by an earlier attempt of this run`;

       case "follow":
       case "create":
       case "none":
        return `follow ${name}`;
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/outcomes.js
        const ACCEPTED = {
      hasAcceptedJob: true,
      isCommented: true,
      helpSection: void 0
    };
    const NOT_ACCEPTED = {
      ...ACCEPTED,
      hasAcceptedJob: false
    };
    const NOT_COMMENTED = {
      ...NOT_ACCEPTED,
      isCommented: false
    };
    const UNKNOWN = {
      ...NOT_ACCEPTED,
      helpSection: "a-job-may-exist"
    };
    const OUTCOMES = {
      started: {
        conclusion: "pass",
        title: "Docs job started",
        ...ACCEPTED
      },
      "pr-created": {
        conclusion: "pass",
        title: "Docs pull request opened",
        ...ACCEPTED
      },
      "no-pr": {
        conclusion: "pass",
        title: "Docs job completed without a pull request",
        ...ACCEPTED
      },
      archived: {
        conclusion: "warning",
        title: "Docs job archived",
        ...ACCEPTED
      },
      failed: {
        conclusion: "failure",
        title: "Docs job failed",
        ...ACCEPTED
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
        title: "Docs job rejected",
        ...NOT_ACCEPTED
      },
      "not-created": {
        conclusion: "failure",
        title: "No docs job created",
        ...NOT_ACCEPTED
      },
      unknown: {
        conclusion: "failure",
        title: "Docs job may have been created",
        ...UNKNOWN
      },
      "timed-out": {
        conclusion: "failure",
        title: "Docs job timed out",
        ...ACCEPTED
      },
      cancelled: {
        conclusion: "failure",
        title: "Docs run cancelled",
        ...ACCEPTED
      },
      lost: {
        conclusion: "failure",
        title: "Docs job lost",
        ...ACCEPTED
      }
    };
    function outcomes_described(name, reason, text, title = OUTCOMES[name].title) {
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
        return started(done, inputs);

       case "ended":
        return ended(done, inputs);

       case "timed-out":
        return outcomes_described("timed-out", "timeout", timedOut(done, inputs.timeoutMinutes * 60_000));

       case "cancelled":
       case "killed":
        {
          const what = done.kind === "killed" ? "The step was killed" : "The run was cancelled";
          const text = `${what}, but job ${(0, lib_text.Zw)(done.job.id)} keeps running. ${toFollow(done.job)}.`;
          return outcomes_described("cancelled", "cancelled", text);
        }

       case "lost":
        {
          const {error, job} = done;
          const what = `Job ${(0, lib_text.Zw)(job.id)} may still be running, but can't be polled anymore`;
          return outcomes_described("lost", reasonOf(error.reason), error.explain(what, toFollow(job, error)));
        }

       case "rejected":
        {
          const {error, target} = done;
          const jobId = jobIdOf(target);
          const refused = target.kind === "follow" ? "Couldn't follow" : "No message was sent to";
          const what = jobId === void 0 ? "No job was created" : `${refused} job ${(0, lib_text.Zw)(jobId)}`;
          return outcomes_described("rejected", reasonOf(error.reason), {
            ...error.problem,
            what
          });
        }

       case "skipped":
        return skipped(done.skip, inputs);

       case "dry-run":
        {
          const message = `Dry run, nothing was sent. A run would ${formatPlan(done.target, done.job)}.`;
          return {
            ...outcomes_described("dry-run", void 0, ""),
            message
          };
        }

       case "not-created":
        return notCreated(done);

       case "unknown":
        return unknown(done);
      }
    }
    function reasonOf(reason) {
      return reason === "interrupted" ? "timeout" : reason;
    }
    function toFollow({id}, first) {
      const text = `Run again with ${(0, lib_text.Zw)(`job-id: ${id}`)} instead of the prompt to pick it up`;
      return first === void 0 ? text : `${first.problem.fix}, then ${(0, lib_problem.ot)(text)}`;
    }
    function started({job, target}, {allowedPaths}) {
      const id = (0, lib_text.Zw)(job.id);
      const [unchecked, andPaths] = allowedPaths === void 0 ? [ "", "" ] : [ ", so `allowed-paths` isn't checked yet", " and `allowed-paths`" ];
      const follow = `To follow it, run again with ${(0, lib_text.Zw)(`job-id: ${job.id}`)}${andPaths} instead of the prompt.`;
      const rest = `not waiting (\`wait: false\`)${unchecked}. ${follow}`;
      const say = (what, title) => ({
        ...outcomes_described("started", void 0, (0, lib_problem.l2)(rest), title),
        message: `${what}; ${rest}`
      });
      switch (target.kind) {
       case "message":
        return say(`Message sent to job ${id}${afterWaiting(target)}`, "Message sent to the docs job");

       case "follow":
       case "resume":
        return say(`Job ${id} is ${job.last?.status ?? "active"}`, "Docs job still running");

       case "create":
       case "none":
        return say(`Job ${id} started`);
      }
    }
    function waitedMs(target) {
      return target.kind === "message" ? target.waitedMs ?? 0 : 0;
    }
    function afterWaiting(target) {
      const waited = waitedMs(target);
      return waited === 0 ? "" : `, after waiting ${(0, lib_text.a3)(waited)} for its earlier prompt`;
    }
    const MAX_INVALID_LINK = 200;
    function ended({job, target}, {ifNoPr}) {
      const {prLink, invalidPrLink} = job.last;
      const name = `Job ${(0, lib_text.Zw)(job.id)}`;
      switch (endOf(job.last)) {
       case "archived":
        {
          const without = prLink === void 0 ? ", without a pull request" : "";
          const text = outcomes_described("archived", "archived", `${name} was archived in Mintlify${without}.`);
          return prLink === void 0 ? text : {
            ...text,
            message: `${text.message} Pull request: ${prLink}`
          };
        }

       case "failed":
        return outcomes_described("failed", "job-failed", {
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
            ...outcomes_described("no-pr", ifNoPr === "ignore" ? void 0 : "no-pr", problem),
            conclusion
          };
        }
      }
    }
    function pullRequest({id}, prLink, target) {
      const waited = afterWaiting(target);
      const say = (what, title) => ({
        ...outcomes_described("pr-created", void 0, waited === "" ? "" : `The message was sent${waited}.`, title),
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
    function skipped(skip, {atCap, dryRun}) {
      const why = whySkipped(skip, atCap === "continue");
      const urls = skip.guard === "max-open-prs" ? skip.open.map(({url}) => ` ${url}`) : [];
      const more = urls.length > MAX_LISTED ? ` and ${urls.length - MAX_LISTED} more` : "";
      const text = `${why}${urls.slice(0, MAX_LISTED).join("")}${more}`;
      return dryRun ? {
        ...outcomes_described("dry-run", skip.guard, (0, lib_problem.l2)(why), "Dry run: the job would be skipped"),
        message: `Dry run, nothing was sent. A run would be skipped: ${text}`
      } : {
        ...outcomes_described("skipped", skip.guard, (0, lib_problem.l2)(why)),
        message: `Skipped: ${text}`
      };
    }
    function notCreated(done) {
      const {error, target, lacksContext} = done;
      const jobId = jobIdOf(target);
      const [title, what] = jobId === void 0 ? [ "No docs job created", "no job was created" ] : [ "No message sent to the docs job", `no message was sent to job ${(0, 
      lib_text.Zw)(jobId)}` ];
      const say = (reason, text) => outcomes_described("not-created", reason, text, title);
      if (error === "cancelled") return say(error, `The run was cancelled, and ${what}.`);
      if (error === "timeout") {
        const waited = waitedMs(target);
        const after = waited === 0 ? "" : ` after waiting ${(0, lib_text.a3)(waited)} for the earlier prompt of the job`;
        return say(error, `Timed out${after}, and ${what}. Increase \`timeout-minutes\`.`);
      }
      if (error instanceof PlatformError) return say(reasonOf(error.reason), {
        ...error.problem,
        what: (0, lib_problem.l2)(what)
      });
      const reason = lacksContext ? "context-unavailable" : "guard-unavailable";
      return {
        ...say(reason, error.message),
        message: error.explain(`, so ${what}`)
      };
    }
    function unknown({error, isCancelled, target}) {
      const jobId = jobIdOf(target);
      const {why, request} = error === "killed" ? {
        why: "the step was killed before the response arrived"
      } : error.problem;
      const reason = isCancelled || error === "killed" ? "cancelled" : reasonOf(error.reason);
      const [title, what, fix] = jobId === void 0 ? [ "Docs job may have been created", "Couldn't confirm that the job was created", "The request wasn't retried, because a retry could create a second pull request; check the dashboard before you run again" ] : [ "Message may have been sent to the docs job", `Couldn't confirm that the message to job ${(0, 
      lib_text.Zw)(jobId)} was sent`, "The message wasn't sent again, because the agent could do the work twice; check the job on the dashboard before you run again" ];
      return outcomes_described("unknown", reason, {
        what,
        why,
        fix,
        request
      }, title);
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
    function logConclusion(runner, {conclusion, title, message}) {
      if (conclusion === "pass") runner.info(message); else runner[conclusion === "failure" ? "error" : conclusion](message, title);
    }
    //! CONCATENATED MODULE: ./build/settle/report.js
        const outputNames = [ "settled", "active", "pull-requests", "report" ];
    const MAX_LIST_BYTES = 32_000;
    const MAX_NOTES = 10;
    const report_MAX_ROWS = 20;
    const report_MAX_CELL_LENGTH = 200;
    async function report({runner, notes, inputs}, settled, active, pulls) {
      const list = settled.map(({comment, outcome}) => ({
        job_id: outcome.jobId,
        outcome: outcome.name,
        pr_link: outcome.prLink ?? null,
        comment_id: comment.id,
        issue: comment.issue.number
      }));
      const {json, left} = jsonListWithin(list, MAX_LIST_BYTES);
      if (left > 0) {
        const message = `The output \`settled\` leaves out ${left} of ${list.length} comments, because its limit is ${(0, 
        lib_text.ZV)(MAX_LIST_BYTES)} bytes.`;
        notes.push({
          conclusion: "warning",
          title: "Output shortened",
          message
        });
      }
      const ended = jobsSentence(settled, active);
      const said = pulls === void 0 ? ended : `${ended} ${pullsSentence(inputs.lastDays, pulls.figures)}`;
      runner.info(said);
      return await publish(runner, said, notes, [ settledTable(settled), pullsMarkdown(pulls) ], {
        settled: json,
        active: String(active ?? ""),
        "pull-requests": pulls === void 0 ? "" : JSON.stringify(pulls.figures)
      });
    }
    async function publish(runner, said, notes, tables = [], outputs = {
      settled: "[]",
      active: "",
      "pull-requests": ""
    }) {
      const noted = notes.map(note => `${CONCLUSION_SIGN[note.conclusion]}${(0, markdown.zv)(note.message)}`);
      const more = noted.length - MAX_NOTES;
      if (more > 0) noted.splice(MAX_NOTES / 2, more, `${(0, lib_text.ZV)(more)} more are in the log.`);
      const text = (0, markdown.qN)(`**${said}**`, ...noted, ...tables);
      const values = {
        ...outputs,
        report: text
      };
      for (const name of outputNames) runner.setOutput(name, values[name]);
      for (const note of notes) logConclusion(runner, note);
      await runner.addSummary(`${text}\n`);
      return exitCode(worstOf(notes.map(({conclusion}) => conclusion)), runner);
    }
    function jobsSentence(settled, active) {
      if (active === void 0) return "The jobs couldn't be checked.";
      const count = new Set(settled.map(({comment}) => comment.marker.job)).size;
      const ended = count === 0 ? "No job ended" : `${(0, lib_text.B4)(count, "job")} ended`;
      const verb = active === 1 ? "is" : "are";
      return active === 0 ? `${ended}.` : `${ended}, ${(0, lib_text.ZV)(active)} ${verb} still active.`;
    }
    function pullsSentence(days, {opened, merged, closed, open}) {
      const pulls = `${(0, lib_text.B4)(opened, "pull request")} in ${(0, lib_text.B4)(days, "day")}`;
      return `The agent opened ${pulls}: ${merged} merged, ${closed} closed, ${open} open.`;
    }
    function settledTable(settled) {
      if (settled.length === 0) return "";
      const rows = settled.slice(0, report_MAX_ROWS).map(({comment, outcome}) => {
        const {name, prLink = "", pullRequest} = outcome;
        const label = pullRequest === void 0 ? prLink : `${pullRequest.repository}#${pullRequest.number}`;
        return [ (0, markdown.SS)((0, lib_text.TN)(comment.marker.job, report_MAX_CELL_LENGTH)), OUTCOMES[name].title, prLink && (0, 
        markdown.nf)((0, lib_text.TN)(label, report_MAX_CELL_LENGTH), prLink.length > report_MAX_CELL_LENGTH ? "" : prLink), (0, 
        markdown.nf)(`#${comment.issue.number}`, comment.url) ];
      });
      const left = settled.length - rows.length;
      return (0, markdown.qN)((0, markdown.tp)([ "Job", "Result", "Pull request", "Comment" ], rows), left === 0 ? "" : `${(0, 
      lib_text.ZV)(left)} more are in the output \`settled\`.`);
    }
    const FIGURES = [ "Opened", "Merged", "Closed", "Open", "Merge rate", "Days to merge", "Oldest (days)" ];
    function pullsMarkdown(pulls) {
      if (pulls === void 0 || pulls.figures.opened === 0) return "";
      const {merge_rate: rate} = pulls.figures;
      const figures = {
        ...pulls.figures,
        merge_rate: rate === null ? null : `${Math.round(rate * 100)} %`
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
      }, ChangedFiles, {
        failing: `Couldn't list the files of ${pull_request_nameOfPullRequest(client, number)}`,
        permission: READ_PULL_REQUESTS
      });
      const files = [];
      for await (const page of pages) {
        files.push(...page);
        if (files.length >= limit) break;
      }
      return files;
    }
    schemas.Ikc({
      files: schemas.lqM(ChangedFiles)
    });
    schemas.YOg(schemas.Ikc({
      tag_name: schemas.YjP(),
      draft: schemas.zMY(),
      prerelease: schemas.zMY(),
      published_at: schemas.mee(schemas.YjP())
    }));
    //! CONCATENATED MODULE: ./build/agent-job/pull-request/changes.js
    const MAX_SHOWN_FILES = 300;
    const READ_TIMEOUT_MS = 60_000;
    async function checkPullRequest(run, done) {
      const {inputs, runner, clock} = run;
      const {allowedPaths, comment, prLabels, prReviewers} = inputs;
      if (done.kind !== "ended") return;
      const {prLink, invalidPrLink} = done.job.last;
      if (invalidPrLink !== void 0 && allowedPaths !== void 0) {
        const why = "The link from the API isn't the URL of a pull request.";
        return {
          changes: void 0,
          scope: {
            kind: "unknown",
            why
          }
        };
      }
      const isWanted = allowedPaths !== void 0 || comment || prLabels.length > 0 || prReviewers.length > 0;
      if (prLink === void 0 || !isWanted) return;
      const changes = await readChanges(run, prLink);
      if (typeof changes !== "string") {
        const {files, pullRequest} = changes;
        const scope = allowedPaths && await scopeOf(files, pullRequest.fileCount, allowedPaths, clock);
        return {
          changes,
          scope
        };
      }
      if (allowedPaths === void 0) runner.info(changes);
      return {
        changes: void 0,
        scope: allowedPaths && {
          kind: "unknown",
          why: changes
        }
      };
    }
    async function readChanges(run, prLink) {
      const {inputs, deadline, github, environment, clock, cancelled, runner} = run;
      const ref = pull_request_pullRequestHere(prLink, environment.serverUrl);
      if (ref === void 0) return `Couldn't read what the job changed, because its link isn't a pull request on ${environment.serverUrl}.`;
      const timeoutMs = Math.min(READ_TIMEOUT_MS, deadline - clock.now());
      if (cancelled.aborted || timeoutMs <= 0) return `Couldn't read what the pull request changes, because the ${cancelled.aborted ? "run was cancelled" : "step timed out"}.`;
      const maxFiles = inputs.allowedPaths === void 0 ? MAX_SHOWN_FILES : MAX_LISTED_FILES;
      try {
        return await (0, lib_clock.wj)(clock, timeoutMs, cancelled, async ({stop}) => {
          const client = github(stop, ref.repository);
          const pullRequest = await readPullRequest(client, ref.number);
          const count = Math.min(pullRequest.fileCount, maxFiles);
          return {
            pullRequest,
            files: await listChangedFiles(client, ref.number, count)
          };
        });
      } catch (error) {
        if (!(error instanceof errors_GitHubError)) throw error;
        runner.debugError(error);
        return error.explain("", changes_otherRepositoryFix(run, ref, READ_PULL_REQUESTS));
      }
    }
    function changes_otherRepositoryFix(run, {repository}, permission) {
      if (job_run_isOwnRepository(run, repository)) return {};
      return {
        fix: `Set \`github-token\` to a token with \`${permission}\` on ${(0, lib_text.Zw)(repository)}, because the default token is only for this repository`
      };
    }
    const MATCH_TIMEOUT_MS = 5_000;
    async function scopeOf(files, fileCount, patterns, clock) {
      const isAllowed = await openPathFilter(patterns);
      const until = clock.now() + MATCH_TIMEOUT_MS;
      const paths = [];
      for (const file of files) {
        if (clock.now() >= until) return {
          kind: "unknown",
          why: "The paths take too long to match; use fewer and shorter patterns."
        };
        for (const path of pathsOf(file)) if (!isAllowed(path)) paths.push({
          path,
          file
        });
      }
      if (paths.length > 0) return {
        kind: "out-of-scope",
        paths
      };
      return files.length >= fileCount ? {
        kind: "in-scope"
      } : {
        kind: "unknown",
        why: `GitHub only lists ${(0, lib_text.ZV)(files.length)} of its ${(0, lib_text.ZV)(fileCount)} files; ask the agent for a smaller change.`
      };
    }
    const MAX_NAMED = 5;
    const changes_MAX_PATH_LENGTH = 200;
    const MAX_WHY_LENGTH = 1_500;
    function scopeProblem(scope, namesPaths) {
      switch (scope?.kind) {
       case void 0:
       case "in-scope":
        return;

       case "out-of-scope":
        {
          const {paths} = scope;
          const some = paths.slice(0, MAX_NAMED).map(({path}) => (0, lib_text.Zw)(path, changes_MAX_PATH_LENGTH));
          const more = paths.length > some.length ? ` and ${paths.length - some.length} more` : "";
          const count = paths.length === 1 ? "a path" : `${paths.length} paths`;
          const list = namesPaths ? `: ${some.join(", ")}${more}` : "";
          return `It changes ${count} outside \`allowed-paths\`${list}. Review it before you merge it.`;
        }

       case "unknown":
        return `\`allowed-paths\` couldn't be checked. ${(0, lib_text.TN)(scope.why, MAX_WHY_LENGTH)}`;
      }
    }
    var runner_environment = __webpack_require__(294);
    //! CONCATENATED MODULE: ./build/agent-job/pull-request/labels-and-reviewers.js
        function actorOf({event}) {
      const {name, sender, workflowRun} = event;
      return name === "schedule" ? void 0 : workflowRun?.triggeringActor ?? sender;
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/markdown.js
    const MAX_TITLE_LENGTH = 150;
    function commentMarkdown(report) {
      const {step, outcome} = report;
      const {outside, changed} = changes_markdown_pathTables(outcome.checked);
      const details = (0, markdown.TM)("Details", (0, markdown.qN)((0, markdown.Ix)(sharedFacts(outcome)), changed));
      return `${(0, markdown.qN)(lead(outcome), metaLine(report, (0, runner_environment.Vp)(step.environment)), outside, details)}\n`;
    }
    function endMarkdown({outcome}, detailsUrl) {
      return `${(0, markdown.qN)(lead(outcome), (0, markdown.nf)("details", detailsUrl))}\n`;
    }
    function helpUrl({environment}, outcome) {
      const {name, reason, conclusion} = outcome;
      const section = OUTCOMES[name].helpSection ?? reason;
      return conclusion === "pass" || section === void 0 ? void 0 : (0, runner_environment.KB)(environment, section);
    }
    function lead(outcome) {
      const {conclusion, title, prLink, checked, problems, explanation} = outcome;
      const pullRequest = prLink === void 0 ? "" : `: ${prLabel(outcome, prLink)}`;
      const head = `${CONCLUSION_SIGN[conclusion]}**${title}${pullRequest}**`;
      const list = problems.map(one => `- ${(0, markdown.zv)(one)}`).join("\n");
      return (0, markdown.qN)([ head, ...sizeOfChanges(checked?.changes) ].join(" \xb7 "), list || (0, 
      markdown.zv)(explanation), (0, markdown.zv)(scopeProblem(checked?.scope, false) ?? ""));
    }
    function metaLine({step, outcome}, url) {
      const {environment, clock, startedAt} = step;
      const actor = outcome.name === "skipped" ? void 0 : actorOf(step);
      const elapsedMs = clock.now() - startedAt;
      const help = helpUrl(step, outcome);
      return [ actor && `${REQUESTED_BY} ${personLink(environment, actor.login)}`, elapsedMs >= 1_000 && (0, 
      lib_text.a3)(elapsedMs), url && (0, markdown.nf)("run", url), help && (0, markdown.nf)("troubleshooting", help) ].filter(Boolean).join(" \xb7 ");
    }
    const REQUESTED_BY = "Requested by";
    function requesterIn(comment) {
      const [, rest = ""] = new RegExp(`^${REQUESTED_BY} (\\S+)`, "mu").exec(comment) ?? [];
      const [, login, bot] = /^\[.*\]\(.*\/([\w-]+)\)$|^`([\w-]+\[bot\])`$/u.exec(rest) ?? [];
      return login ?? bot;
    }
    function personLink({serverUrl}, login) {
      const name = (0, lib_text.TN)(login, MAX_CELL_LENGTH);
      return /^[\w-]+$/u.test(login) ? (0, markdown.nf)(name, `${serverUrl}/${login}`) : (0, 
      markdown.SS)(name);
    }
    function sharedFacts({name, reason, job, jobId, pullRequest, done}) {
      const repository = job?.repository;
      const isInTitle = repository !== void 0 && pathOf(repository) === pullRequest?.repository;
      const waited = done === void 0 ? 0 : waitedMs(done.target);
      return [ [ "Outcome", (0, markdown.SS)(name) ], [ "Reason", reason && (0, markdown.SS)(reason) ], [ "Job", jobId && changes_markdown_cell(jobId) ], [ "Status", job && phaseOf(job.status) === "unrecognized" ? changes_markdown_cell(job.status) : void 0 ], [ "Waited for its earlier prompt", waited < 1_000 ? void 0 : (0, 
      lib_text.a3)(waited) ], [ "Model", job?.model && changes_markdown_cell(job.model) ], [ "Repository", repository && !isInTitle ? (0, 
      markdown.nf)((0, lib_text.TN)(pathOf(repository), MAX_CELL_LENGTH), repository) : "" ], [ "Branch", job?.ref && changes_markdown_cell(job.ref) ] ];
    }
    function prLabel({pullRequest, checked}, prLink) {
      const title = checked?.changes?.pullRequest.title;
      const name = pullRequest === void 0 ? prLink : `${pullRequest.repository}#${pullRequest.number}`;
      const label = (0, lib_text.TN)(name, MAX_CELL_LENGTH);
      return (0, markdown.nf)(title === void 0 ? label : `${label} ${(0, lib_text.TN)(title, MAX_TITLE_LENGTH)}`, prLink);
    }
    function pathOf(repository) {
      return repository.replace(/^https?:\/\/[^/]+\//u, "");
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/outcome.js
        const MAX_MESSAGE_LENGTH = 4_000;
    function outcomeOf(done, checked, inputs) {
      const outcome = complete(describe(done, inputs), {
        done,
        checked
      });
      const problem = scopeProblem(checked?.scope, true);
      if (problem === void 0) return outcome;
      const gap = outcome.message.endsWith(".") ? " " : ". ";
      const isOutside = checked?.scope?.kind === "out-of-scope";
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
    function complete(description, {problems = [], checked, done}) {
      const job = done && jobOf(done);
      const prLink = job?.last?.prLink;
      return {
        ...description,
        message: (0, lib_text.TN)(description.message, MAX_MESSAGE_LENGTH),
        explanation: (0, lib_text.TN)(description.explanation, MAX_MESSAGE_LENGTH),
        problems,
        jobId: job?.id,
        job: job?.last,
        prLink,
        pullRequest: prLink === void 0 ? void 0 : parsePullRequestUrl(prLink),
        checked,
        done
      };
    }
    //! CONCATENATED MODULE: ./build/settle/settle.js
        async function settleAll(run, jobs) {
      const settled = [];
      for (const job of jobs) {
        if (run.limit.stop.aborted) break;
        try {
          for await (const one of settleJob(run, job)) settled.push(one);
        } catch (error) {
          if (!(error instanceof errors_GitHubError)) throw error;
          const needsSomeone = error.lacksPermission || error.status === 401;
          const conclusion = needsSomeone ? "failure" : "warning";
          noteGitHubError(run, error, {
            conclusion,
            title: "Job not reported"
          }, ", so the next run tries again");
          if (needsSomeone || error.mayPass) break;
        }
      }
      return settled;
    }
    async function* settleJob(run, {id, comments, done}) {
      const checked = await checkPullRequest(run, done);
      for (const comment of comments) {
        if (run.limit.stop.aborted) return;
        const outcome = outcomeOf({
          ...done,
          target: targetOf(comment, comments, done)
        }, checked, run.inputs);
        if (comment.marker.ended || !await settleComment(run, comment, outcome)) continue;
        run.runner.info(`Job ${(0, lib_text.Zw)(id)} on #${comment.issue.number}: ${outcome.message}`);
        yield {
          comment,
          outcome
        };
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
    async function settleComment(run, {id, issue, marker, body, url}, outcome) {
      const {github, environment, event, clock, inputs} = run;
      const login = requesterIn(body);
      const step = {
        ...run,
        environment: {
          ...environment,
          runId: marker.run,
          runAttempt: marker.attempt
        },
        event: {
          ...event,
          sender: login === void 0 ? void 0 : {
            login,
            isBot: false
          }
        },
        startedAt: clock.now()
      };
      return await withWriteTime(run, async time => {
        const now = (await markedComments(run, issue, time.stop)).filter(({isVerified}) => isVerified);
        const open = now.filter(one => !one.marker.ended && one.marker.job === marker.job);
        if (!open.some(one => one.id === id)) return false;
        const isAnnounced = open.at(-1)?.id !== id || now.some(one => one.marker.announces === id);
        if (inputs.commentOnEnd && !isAnnounced) {
          const own = marker_markerOf(run, void 0, "", true);
          const announcement = marker_signMarker(run, {
            ...own,
            announces: id
          }, issue);
          await addOnce(run, issue, endMarkdown({
            outcome
          }, url), announcement, time);
        }
        const text = commentMarkdown({
          step,
          outcome,
          promptSha256: marker.prompt
        });
        const edited = markedBody(run, text, marker_signMarker(run, {
          ...marker,
          ended: true
        }, issue));
        return await comments_editComment(github(time.stop), issue, {
          id,
          body: edited
        });
      });
    }
    //! CONCATENATED MODULE: ./build/settle/run.js
        async function run(step) {
      const {clock, cancelled, runner} = step;
      const startedAt = clock.now();
      maskSecrets(step);
      const inputs = parseInputs(step);
      if ("problems" in inputs) return await publish(runner, "No job checked.", inputs.problems);
      const timeoutMs = inputs.timeoutMinutes * 60_000;
      const reporting = openReporting(step, parseEvent(""), inputs, startedAt, startedAt + timeoutMs);
      return await (0, lib_clock.wj)(clock, timeoutMs, cancelled, async limit => {
        const settling = {
          ...openRun(reporting, limit),
          inputs,
          notes: []
        };
        const [jobs, pulls] = await Promise.all([ findOpenJobs(settling), countPullRequests(settling) ]);
        const {ended, active} = await lookUpAll(settling, jobs ?? []);
        const settled = await settleAll(settling, ended);
        noteStop(settling);
        return await report(settling, settled, jobs && active, pulls);
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