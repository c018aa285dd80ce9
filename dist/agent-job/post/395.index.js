export const id = 395;

export const ids = [ 395 ];

export const modules = {
  395: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      post: () => post
    });
    var external_node_fs_ = __webpack_require__(24);
    var schemas = __webpack_require__(922);
    var api = __webpack_require__(305);
    //! CONCATENATED MODULE: ./build/lib/json.js
        function parseJson(text) {
      try {
        return JSON.parse(text);
      } catch {
        return;
      }
    }
    function lenient(schema) {
      return schemas.MfU(schemas.lqM(schema), void 0);
    }
    function mapped(schema, change) {
      return schemas.FsL(schema, schemas.pdi(change));
    }
    const OptionalText = lenient(schemas.YjP());
    const Flag = schemas.MfU(schemas.zMY(), false);
    //! CONCATENATED MODULE: ./build/lib/text.js
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
    function text_formatNumber(number) {
      return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
    }
    function text_formatCount(number, noun) {
      return `${text_formatNumber(number)} ${noun}${number === 1 ? "" : "s"}`;
    }
    function firstOf(list, most) {
      const more = list.length - most;
      return `${list.slice(0, most).join(", ")}${more > 0 ? ` and ${text_formatNumber(more)} more` : ""}`;
    }
    function text_inBackticks(text, maxLength) {
      return `\`${text_oneLine(text, maxLength).replaceAll("`", "'")}\``;
    }
    const INVISIBLE = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]+/gu;
    const ESCAPES = /(?:\x1B\[|\x9B)[0-?]*[ -/]*[@-~]|\x1B\][^\x07\x1B\x9C]*(?:\x07|\x1B\\|\x9C)|\x1B[ -/]+[0-~]/gu;
    const MAX_LINE_LENGTH = 1_000;
    const MAX_READ_LENGTH = 65536;
    function text_oneLine(text, maxLength = MAX_LINE_LENGTH) {
      const isHuge = text.length > MAX_READ_LENGTH && maxLength < MAX_READ_LENGTH;
      const line = (isHuge ? `${text.slice(0, MAX_READ_LENGTH)}\u2026` : text).toWellFormed().replace(ESCAPES, "").replace(INVISIBLE, "").replace(/[^\P{Cc}\s\u0085]+/gu, "").replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").replaceAll("##[", "## [").trim();
      if (line.length <= maxLength) return line;
      const characters = Array.from(line.slice(0, 2 * maxLength + 1));
      return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join("")}\u2026`;
    }
    var github = __webpack_require__(471);
    var external_node_http_ = __webpack_require__(67);
    var external_node_https_ = __webpack_require__(708);
    var external_node_zlib_ = __webpack_require__(522);
    //! CONCATENATED MODULE: ./build/lib/clock.js
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
    async function clock_withTimeout(clock, deadline, signal, work) {
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
    function abortDelayed(clock, trigger, ms) {
      const late = new AbortController;
      const wait = () => void clock.sleep(ms).then(() => late.abort());
      if (trigger.aborted) wait(); else trigger.addEventListener("abort", wait, {
        once: true
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
    //! CONCATENATED MODULE: ./build/lib/problem.js
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
    var lib_proxy = __webpack_require__(783);
    //! CONCATENATED MODULE: ./build/http/proxy.js
        const NEEDED_NODE = "24.5";
    function proxyFor(url, nodeVersion = process.versions.node) {
      const name = url.protocol === "https:" ? "https_proxy" : "http_proxy";
      const variable = process.env[name] ? name : name.toUpperCase();
      const value = process.env[variable];
      if (!value || (0, lib_proxy.H)(url)) return {};
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
        const href = (0, lib_proxy.s)(url)?.href ?? value;
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
      const transport = isHttps ? external_node_https_ : external_node_http_;
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
        const received = await abortable(signal, receive());
        return {
          ...received,
          body: decompress(received.body, received.headers)
        };
      } catch (error) {
        outgoing.destroy();
        throw new HttpError(signal.aborted ? "The request was aborted" : messageOf(error), {
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
        if (size > MAX_BODY_BYTES) throw unreadable(`it has more than ${text_formatNumber(MAX_BODY_BYTES)} bytes`);
        received.push(chunk);
      }
      return Buffer.concat(received);
    }
    function decompress(body, headers) {
      const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "";
      if (encoding === "" || encoding === "identity" || body.byteLength === 0) return body;
      if (!/^(?:x-)?gzip$|^deflate$/u.test(encoding)) throw unreadable(`its content-encoding is ${encoding}`);
      try {
        return (0, external_node_zlib_.unzipSync)(body, {
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
    const MAX_RETRY_AFTER_MS = 365 * DAY_MS;
    function retryAfterMs(headers, now) {
      const text = headers["retry-after"]?.trim() ?? "";
      const isSeconds = /^\d+$/u.test(text);
      if (!isSeconds && !/^[A-Z][a-z]+, .* GMT$/u.test(text)) return;
      const ms = isSeconds ? Number(text) * 1_000 : Date.parse(text) - now;
      return Number.isNaN(ms) ? void 0 : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS);
    }
    var errors = __webpack_require__(428);
    //! CONCATENATED MODULE: ./build/github/errors.js
        class ResponseError extends Error {
      response;
      constructor(message, response) {
        super(text_oneLine(message));
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
        super(formatProblem(problem), {
          cause: answer.cause
        });
        this.status = answer.status;
        this.said = answer.said ?? "";
        this.retryAfterMs = answer.retryAfterMs;
        this.permission = answer.permission ?? "";
        this.#problem = problem;
      }
      explain(consequence, changes = {}) {
        return formatProblem({
          ...this.#problem,
          ...changes
        }, consequence);
      }
      explainSent(consequence, changes = {}) {
        const saysRunAgain = this.status !== void 0 && this.mayPass;
        return this.explain(consequence, {
          ...saysRunAgain && {
            fix: void 0
          },
          ...changes
        });
      }
      get mayHaveHappened() {
        return this.cause !== void 0 && (this.status === void 0 || this.status >= 500);
      }
      get mayPass() {
        return this.mayHaveHappened || isRateLimit(this);
      }
      get isLocked() {
        return LOCKED.test(this.said);
      }
      get lacksPermission() {
        return this.status === 403 && NOT_ACCESSIBLE.test(this.said);
      }
    }
    function errors_expectGitHubError(error) {
      if (error instanceof errors_GitHubError) return error;
      throw error;
    }
    function gitHubErrorOf(cause, {failing, permission = ""}, now) {
      const {status, headers} = cause instanceof ResponseError ? cause.response : NO_RESPONSE;
      const said = text_oneLine(messageOf(cause));
      const pauseMs = retryAfterMs(headers, now) ?? untilReset(headers, now);
      const answer = {
        status,
        said,
        retryAfterMs: pauseMs,
        permission,
        cause
      };
      const quoted = [ status, said && `\u201c${text_oneLine(said, MAX_SAID_LENGTH)}\u201d` ].filter(Boolean).join(", ");
      const isOdd = cause instanceof errors.a$;
      const problem = isOdd ? ODD_ANSWER : {
        request: `GitHub: ${quoted}`,
        ...whyAndFix(answer)
      };
      return new errors_GitHubError({
        what: failing,
        ...problem
      }, answer);
    }
    const NOT_ACCESSIBLE = /not accessible/iu;
    const LOCKED = /\b(?:conversation|issue|pull request)\b.*\block(?:ed)?\b/iu;
    const NO_RESPONSE = {
      status: void 0,
      headers: {}
    };
    function untilReset(headers, now) {
      if (headers["x-ratelimit-remaining"] !== "0") return;
      const reset = Number(headers["x-ratelimit-reset"]);
      return Number.isFinite(reset) ? Math.max(0, Math.ceil(reset - now / 1_000) + 1) * 1_000 : void 0;
    }
    const ODD_ANSWER = {
      why: "the response didn't come from GitHub",
      fix: "Check the proxy, and that the runner can reach GitHub"
    };
    const MAX_SAID_LENGTH = 300;
    function whyAndFix(answer) {
      const {status, said, retryAfterMs: pauseMs, permission} = answer;
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
        if (isRateLimit(answer)) {
          const when = pauseMs ? `in ${formatDuration(pauseMs)}` : "later";
          return {
            why: "GitHub's rate limit is used up",
            fix: `Run again ${when}`
          };
        }
        if (!NOT_ACCESSIBLE.test(said)) {
          const why = said === "" ? "GitHub refused" : `GitHub says \u201c${text_oneLine(said, MAX_SAID_LENGTH)}\u201d`;
          return {
            why,
            request: `GitHub: ${status}`
          };
        }
        return {
          why: "the token lacks a permission",
          fix: fixOfPermission(permission)
        };

       case 404:
        {
          const fix = `Check the name or number, and that \`github-token\` has ${inCode(permission)} there; the job's own token is only for its repository`;
          const why = "GitHub can't find it, or the token can't access it";
          return {
            why,
            fix: permission === "" ? FIX_TOKEN : fix
          };
        }

       case void 0:
        return {
          why: "GitHub didn't respond",
          fix: "Check that the runner can reach GitHub, the proxy, and GitHub's status page"
        };

       default:
        if (status >= 500) return {
          why: "GitHub had an internal error",
          fix: "Check GitHub's status page and run again later"
        };
        return status < 400 ? {
          why: "GitHub redirected the request",
          fix: "Check whether it was moved, and the proxy"
        } : {
          why: "GitHub rejected the request",
          fix: isRateLimit(answer) ? "Run again later" : void 0
        };
      }
    }
    function fixOfPermission(permission) {
      if (permission === "") return FIX_TOKEN;
      return `Add ${inCode(permission)} to the job's \`permissions:\`, with the others that your inputs need. If you set \`github-token\`, such as for another repository, add it to that token instead`;
    }
    function inCode(permission) {
      return `\`${permission.replaceAll(/(,| or| and) /gu, "`$1 `")}\``;
    }
    function isRateLimit({status, said, retryAfterMs: pause}) {
      if (status === 429) return true;
      if (status === 403 && /rate limit/iu.test(said)) return true;
      if (status === 422 && /too quickly/iu.test(said)) return true;
      return pause !== void 0 && !NOT_ACCESSIBLE.test(said);
    }
    const FIX_TOKEN = "Check that `github-token` is for this repository";
    //! CONCATENATED MODULE: ./build/github/names.js
        function ownerAndName(repository) {
      const [owner = "", repo = ""] = repository.split("/");
      return {
        owner,
        repo
      };
    }
    function names_isSameName(one, other) {
      return one?.toLowerCase() === other.toLowerCase();
    }
    //! CONCATENATED MODULE: ./build/github/redirects.js
        const MAX_REDIRECTS = 5;
    const FOLLOWED = [ 301, 302, 307, 308 ];
    async function sendAndFollow(send, given, repositoryId) {
      let url = given;
      for (let redirects = 0; ;redirects += 1) {
        const response = await send(url);
        const {status, headers} = response;
        if (status < 300 || status >= 400) return response;
        const next = headers.location === void 0 ? null : URL.parse(headers.location, url.href);
        const isFollowed = FOLLOWED.includes(status) && next?.origin === url.origin && redirects < MAX_REDIRECTS;
        if (!isFollowed) throw new ResponseError(`the redirect to ${next?.origin ?? "an unknown URL"} isn't followed`, response);
        if (isAboutAnother(given, next, repositoryId)) {
          const why = `${given.pathname} was moved to ${next.pathname}, which is another one`;
          throw new ResponseError(why, response);
        }
        url = next;
      }
    }
    function isAboutAnother(given, next, repositoryId) {
      const [, name = "", , rest] = REPOSITORY_PATH.exec(given.pathname) ?? [];
      const [, nextName = "", id, nextRest] = REPOSITORY_PATH.exec(next.pathname) ?? [];
      if (rest === void 0 || nextRest === void 0) return false;
      if (rest !== nextRest) return true;
      if (repositoryId === "") return false;
      return id === void 0 ? !names_isSameName(name, nextName) : id !== repositoryId;
    }
    const REPOSITORY_PATH = /\/(?:repos\/([^/]+\/[^/]+)|repositories\/(\d+))(\/.*)?$/u;
    //! CONCATENATED MODULE: ./build/github/client.js
        const REQUEST_TIMEOUT_MS = 30_000;
    const TIMEOUT = formatDuration(REQUEST_TIMEOUT_MS);
    const REPEATABLE = /^(?:GET|PATCH|DELETE) |^POST \S*\/(?:graphql|statuses\/\{sha\})$/u;
    const MAX_RETRIES = 3;
    const LARGEST_PAGE = 100;
    class GitHubClient {
      #connection;
      repository;
      #signal;
      constructor(connection, signal, repository = connection.environment.repository) {
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
      async* items(route, parameters, schema, options) {
        for (let page = 1; ;page += 1) {
          const {items, link} = await this.#send(route, this.#in({
            ...parameters,
            per_page: LARGEST_PAGE,
            page
          }), (data, headers) => ({
            items: schema.parse(data),
            link: String(headers["link"] ?? "")
          }), options);
          yield* items;
          if (items.length < LARGEST_PAGE && !/rel="next"/u.test(link)) return;
        }
      }
      async query(query, variables, schema, options) {
        const read = (data, headers) => {
          const answer = QueryAnswer.parse(data);
          const error = answer.errors?.find(({type}) => !(options.allowsMissing && type === "NOT_FOUND"));
          if (error === void 0) return schema.parse(answer.data);
          const byMessage = BY_MESSAGE.find(([message]) => message.test(error.message))?.[1];
          const status = STATUS_OF_TYPE[error.type ?? ""] ?? byMessage ?? 422;
          throw new ResponseError(error.message, {
            status,
            headers
          });
        };
        const route = `POST ${this.#connection.environment.graphqlUrl}`;
        return await this.#send(route, {
          query,
          variables: this.#in(variables)
        }, read, options);
      }
      async* queryPages(query, variablesOf, schema, options) {
        let first;
        let after = null;
        do {
          const page = await this.query(query, {
            ...variablesOf(first),
            after
          }, schema, options);
          yield page.items;
          first ??= page.items[0];
          after = page.next;
        } while (after !== null);
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
          ...ownerAndName(this.repository),
          ...parameters
        };
      }
      async #send(route, parameters, read, options) {
        const {clock, runner} = this.#connection;
        const deadline = clock.now() + REQUEST_TIMEOUT_MS;
        return await clock_withTimeout(clock, deadline, this.#signal, async ({timedOut, stop}) => {
          for (let failures = 0; ;failures += 1) try {
            const {data, headers} = await this.#sendOnce(route, parameters, failures + 1, stop);
            const result = read(data, headers);
            const date = Date.parse(headers.date ?? "");
            if (!Number.isNaN(date)) this.#connection.aheadMs = date - clock.now();
            return result;
          } catch (thrown) {
            const cause = timedOut.aborted ? new Error(`no response within ${TIMEOUT}`) : thrown;
            const error = gitHubErrorOf(cause, options, clock.now());
            if (!this.#signal.aborted) runner.debugError(error);
            const mayRetry = REPEATABLE.test(route) && failures < MAX_RETRIES;
            const pause = mayRetry ? pauseBeforeRetry(error, failures) : void 0;
            if (pause === void 0 || clock.now() + pause >= deadline) throw error;
            await clock.sleep(pause, stop);
            if (stop.aborted) throw error;
          }
        });
      }
      async #sendOnce(route, parameters, attempt, signal) {
        const {token, environment} = this.#connection;
        const repositoryId = names_isSameName(this.repository, environment.repository) ? environment.repositoryId : "";
        const {request} = (0, github.Q)(token, {
          baseUrl: environment.apiUrl
        });
        const {method, url: given, ...made} = request.endpoint(route, {
          ...parameters
        });
        const body = made.body;
        const headers = {
          ...HEADERS,
          authorization: `Bearer ${token}`
        };
        const sent = {
          method,
          headers,
          body: JSON.stringify(body),
          signal
        };
        const send = url => sendLogged(this.#connection, {
          ...sent,
          url
        }, attempt);
        const response = await sendAndFollow(send, new URL(given), repositoryId);
        const text = response.body.toString("utf8");
        if (response.status >= 400) throw new ResponseError(refusalIn(text), response);
        return {
          data: parseJson(text),
          headers: response.headers
        };
      }
    }
    const Refusal = lenient(schemas.Ikc({
      message: schemas.YjP(),
      errors: schemas.MfU(schemas.YOg(schemas.L5J()), [])
    }));
    function refusalIn(text) {
      const {message = text, errors = []} = Refusal.parse(parseJson(text)) ?? {};
      return [ message, ...errors.map(error => JSON.stringify(error)) ].join(": ");
    }
    function nodesOf(schema) {
      return mapped(schemas.mee(schemas.YOg(lenient(schema))), nodes => nodes ?? [ void 0 ]);
    }
    function pageOf(schema) {
      const pageInfo = schemas.Ikc({
        hasNextPage: schemas.zMY(),
        endCursor: schemas.mee(schemas.YjP())
      });
      return mapped(schemas.Ikc({
        pageInfo,
        nodes: nodesOf(schema)
      }), ({pageInfo: {hasNextPage, endCursor}, nodes}) => {
        const isCut = hasNextPage && endCursor === null;
        return {
          items: isCut ? [ ...nodes, void 0 ] : nodes,
          next: hasNextPage ? endCursor : null
        };
      });
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
    const BY_MESSAGE = [ [ /^Something went wrong while executing your query\b/u, 502 ], [ /\bsecondary rate limit\b/iu, 429 ] ];
    const HEADERS = {
      accept: "application/vnd.github+json",
      "content-type": "application/json",
      "user-agent": USER_AGENT,
      "x-github-api-version": "2022-11-28"
    };
    function pauseBeforeRetry(error, failures) {
      if (error.retryAfterMs !== void 0) return error.retryAfterMs;
      return error.mayHaveHappened ? (failures + 1) ** 2 * 1_000 : void 0;
    }
    //! CONCATENATED MODULE: ./build/github/issue.js
        const Text = schemas.MfU(schemas.YjP(), "");
    const AccountAnswer = lenient(mapped(schemas.Ikc({
      login: schemas.YjP(),
      type: OptionalText,
      __typename: OptionalText
    }), ({login: given, type, __typename: actor}) => {
      const login = actor === "Bot" ? `${given}[bot]` : given;
      if ((actor ?? type) === "Mannequin") return;
      return {
        login,
        isBot: type === "Bot" || login.endsWith("[bot]")
      };
    }));
    const Time = schemas.FsL(mapped(schemas.YjP(), Date.parse), schemas.aig());
    const OptionalTime = lenient(Time);
    const Label = mapped(lenient(schemas.KCZ([ schemas.YjP(), schemas.Ikc({
      name: lenient(schemas.YjP())
    }) ])), label => typeof label === "object" ? label.name : label);
    const IssueFields = {
      number: schemas.aig().check(schemas.Whr(), api.NC()),
      html_url: Text,
      title: Text,
      body: Text,
      user: AccountAnswer,
      labels: schemas.MfU(schemas.YOg(Label), []),
      state: Text,
      updated_at: OptionalTime
    };
    function issueOf(answer) {
      return {
        number: answer.number,
        url: answer.html_url,
        title: answer.title,
        body: answer.body,
        author: answer.user,
        labels: answer.labels.flatMap(name => name ?? []),
        state: answer.state,
        updatedAt: answer.updated_at
      };
    }
    const IssueAnswer = mapped(schemas.Ikc({
      ...IssueFields,
      pull_request: schemas.lqM(schemas.L5J())
    }), answer => ({
      kind: answer.pull_request ? "pull-request" : "issue",
      ...issueOf(answer)
    }));
    function issue_permissionTo(access, kind) {
      const names = kind === "unknown" ? [ "issues", "pull-requests" ] : [ `${kind}s` ];
      return names.map(name => `${name}: ${access}`).join(" or ");
    }
    function issue_optionsFor({kind, number}, access, failing) {
      return {
        failing: `${failing} #${number}`,
        permission: issue_permissionTo(access, kind)
      };
    }
    function expectNumber(answer, asked, {failing}) {
      if (answer.number === asked) return answer;
      throw new errors_GitHubError({
        what: failing,
        why: `GitHub answered about #${answer.number} instead`,
        fix: "Check the number. It may have been moved to another repository"
      });
    }
    const Edits = schemas.Ikc({
      lastEditedAt: schemas.mee(Time),
      timelineItems: schemas.Ikc({
        nodes: nodesOf(schemas.Ikc({
          createdAt: Time
        }))
      })
    });
    schemas.Ikc({
      repository: schemas.mee(schemas.g1P(schemas.YjP(), lenient(Edits)))
    });
    async function removeLabel(client, issue, label) {
      const options = issue_optionsFor(issue, "write", `Couldn't remove the label ${text_inBackticks(label)} from`);
      if (label === "." || label === "..") {
        const why = "GitHub's API has no URL for that name";
        throw new errors_GitHubError({
          what: options.failing,
          why,
          fix: "Rename the label"
        });
      }
      const route = "DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}";
      const removal = client.write(route, {
        issue_number: issue.number,
        name: label
      }, schemas.L5J(), options);
      const error = await removal.catch(errors_expectGitHubError);
      if (error instanceof errors_GitHubError && error.status !== 404) throw error;
    }
    //! CONCATENATED MODULE: ./build/github/pull-request.js
        const pull_request_READ_PULL_REQUESTS = "pull-requests: read";
    const WRITE_PULL_REQUESTS = "pull-requests: write";
    const Count = schemas.MfU(schemas.aig(), 0);
    const Branch = lenient(schemas.Ikc({
      ref: OptionalText,
      sha: OptionalText,
      repo: lenient(schemas.Ikc({
        full_name: schemas.YjP()
      }))
    }));
    const PullAnswer = mapped(schemas.Ikc({
      ...IssueFields,
      draft: Flag,
      merged: Flag,
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
      changed_files: schemas.MfU(schemas.aig(), Number.POSITIVE_INFINITY),
      additions: Count,
      deletions: Count
    }), pull => {
      const {head, base} = pull;
      const isOwn = head?.repo !== void 0 && head.repo.full_name === base?.repo?.full_name;
      const state = stateOf(pull.state, pull.merged || pull.merged_at !== void 0, pull.draft);
      return {
        kind: "pull-request",
        ...issueOf(pull),
        state,
        isOpen: state === "open" || state === "draft",
        createdAt: pull.created_at,
        mergedAt: pull.merged_at,
        mergeCommit: pull.merge_commit_sha,
        range: base?.sha && head?.sha ? {
          base: base.sha,
          head: head.sha
        } : void 0,
        baseRepository: base?.repo?.full_name,
        targetBranch: pull.stack?.base.ref ?? base?.ref,
        headSha: head?.sha,
        ownBranch: isOwn ? head.ref : void 0,
        fileCount: pull.changed_files,
        additions: pull.additions,
        deletions: pull.deletions
      };
    });
    function stateOf(state, isMerged, isDraft) {
      if (isMerged) return "merged";
      if (state === "closed") return "closed";
      return isDraft ? "draft" : "open";
    }
    const Read = schemas.FsL(schemas._H3({
      state: schemas.YjP(),
      title: schemas.YjP()
    }), PullAnswer);
    const Listed = schemas.YOg(Read);
    const PULL_REQUEST_PATH = /^\/([\w.-]+\/[\w.-]+)\/pull\/([1-9]\d{0,14})(?:\/|$)/u;
    function pull_request_parsePullRequestUrl(url) {
      const {origin = "", pathname = ""} = URL.parse(url) ?? {};
      const [, repository, number] = PULL_REQUEST_PATH.exec(pathname) ?? [];
      return repository === void 0 ? void 0 : {
        origin,
        repository,
        number: Number(number)
      };
    }
    async function readPullRequest(client, number) {
      const options = optionsForPull(client, number, "Couldn't read");
      const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
      return expectNumber(await client.read(route, {
        pull_number: number
      }, Read, options), number, options);
    }
    async function mergedPullsOf(client, sha, named) {
      const failing = `Couldn't list the pull requests of commit ${text_inBackticks(sha)}`;
      const options = {
        failing,
        permission: pull_request_READ_PULL_REQUESTS
      };
      const route = "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls";
      const pulls = await client.read(route, {
        commit_sha: sha,
        per_page: 100
      }, Listed, options);
      const isHere = ({baseRepository}) => names_isSameName(baseRepository, client.repository);
      const merged = pulls.filter(pull => pull.state === "merged" && isHere(pull));
      if (pulls.length > 0 || named === void 0) return merged;
      const pull = await readPullRequest(client, named).catch(errors_expectGitHubError);
      if (!(pull instanceof errors_GitHubError)) return pull.mergeCommit === sha ? [ pull ] : [];
      if (pull.status === 404 || pull.lacksPermission) return [];
      throw pull;
    }
    async function addLabels(client, number, labels) {
      if (labels.length === 0) return;
      const options = optionsForPull(client, number, "Couldn't add labels to", WRITE_PULL_REQUESTS);
      const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/labels";
      await client.write(route, {
        issue_number: number,
        labels: [ ...labels ]
      }, schemas.L5J(), options);
    }
    async function requestReviewers(client, number, logins, teams) {
      if (logins.length === 0 && teams.length === 0) return;
      const options = optionsForPull(client, number, "Couldn't request reviews of", WRITE_PULL_REQUESTS);
      const route = "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers";
      const reviewers = {
        pull_number: number,
        reviewers: [ ...logins ],
        team_reviewers: [ ...teams ]
      };
      await client.write(route, reviewers, schemas.L5J(), options);
    }
    function optionsForPull({repository}, number, failing, permission = pull_request_READ_PULL_REQUESTS) {
      return {
        failing: `${failing} pull request ${text_inBackticks(`${repository}#${number}`)}`,
        permission
      };
    }
    //! CONCATENATED MODULE: ./build/github/commits.js
        function pullRequestIn(message = "") {
      const [line = ""] = message.split("\n", 1);
      const [, squashed, merged] = /\(#(\d{1,9})\)$|^Merge pull request #(\d{1,9}) /u.exec(line) ?? [];
      const named = squashed ?? merged;
      return named === void 0 ? void 0 : Number(named);
    }
    const Parent = schemas.Ikc({
      sha: schemas.YjP()
    });
    const Status = schemas.Ikc({
      description: Text,
      targetUrl: Text,
      createdAt: OptionalTime
    });
    const HistoryCommit = mapped(schemas.Ikc({
      sha: schemas.YjP(),
      message: schemas.YjP(),
      committedAt: OptionalTime,
      parents: schemas.Ikc({
        nodes: schemas.YOg(Parent)
      }),
      author: lenient(schemas.Ikc({
        user: lenient(schemas.Ikc({
          login: schemas.YjP()
        }))
      })),
      status: schemas.mee(schemas.Ikc({
        context: schemas.mee(Status)
      }))
    }), ({parents, author, status, ...commit}) => ({
      ...commit,
      parents: parents.nodes.map(({sha}) => sha),
      author: author?.user?.login,
      namedPullRequest: pullRequestIn(commit.message),
      status: status?.context ?? void 0
    }));
    const Repository = schemas.Ikc({
      object: schemas.mee(schemas.Ikc({
        history: schemas.lqM(pageOf(HistoryCommit))
      }))
    });
    mapped(schemas.Ikc({
      repository: schemas.mee(Repository)
    }), ({repository}) => repository?.object?.history ?? {
      items: [],
      next: null
    });
    const ComparedCommit = mapped(schemas.Ikc({
      sha: schemas.YjP(),
      parents: schemas.YOg(Parent),
      author: AccountAnswer,
      commit: schemas.Ikc({
        message: schemas.YjP(),
        committer: lenient(schemas.Ikc({
          date: OptionalTime
        }))
      })
    }), ({sha, parents, author, commit}) => ({
      sha,
      parents: parents.map(parent => parent.sha),
      message: commit.message,
      author: author?.login,
      committedAt: commit.committer?.date,
      namedPullRequest: pullRequestIn(commit.message)
    }));
    mapped(schemas.Ikc({
      commits: schemas.YOg(ComparedCommit)
    }), ({commits}) => commits);
    function comparing({base, head}) {
      const failing = `Couldn't compare ${text_inBackticks(base)} with ${text_inBackticks(head)}`;
      return {
        route: "GET /repos/{owner}/{repo}/compare/{basehead}",
        parameters: {
          basehead: `${base}...${head}`
        },
        options: {
          failing,
          permission: "contents: read"
        }
      };
    }
    const Pull = mapped(schemas.Ikc({
      number: schemas.aig(),
      headRefName: schemas.YjP(),
      isCrossRepository: schemas.zMY(),
      author: AccountAnswer,
      mergeCommit: schemas.mee(schemas.Ikc({
        oid: schemas.YjP()
      }))
    }), ({number, headRefName, isCrossRepository, author, mergeCommit}) => ({
      number,
      author: author?.login,
      ownBranch: isCrossRepository ? void 0 : headRefName,
      mergeCommit: mergeCommit?.oid
    }));
    schemas.Ikc({
      repository: schemas.mee(schemas.g1P(schemas.YjP(), schemas.mee(Pull)))
    });
    const MAX_STATUS_LENGTH = 140;
    const MAX_CONTEXT_LENGTH = 255;
    async function commits_setCommitStatus(client, sha, context, {description, targetUrl}) {
      const failing = `Couldn't set the status ${text_inBackticks(context)} of commit ${text_inBackticks(sha.slice(0, 12))}`;
      const options = {
        failing,
        permission: "statuses: write"
      };
      const status = {
        sha,
        state: "success",
        context,
        description
      };
      const link = targetUrl === "" ? {} : {
        target_url: targetUrl
      };
      const route = "POST /repos/{owner}/{repo}/statuses/{sha}";
      await client.write(route, {
        ...status,
        ...link
      }, schemas.Ikc({
        context: schemas.YjP()
      }), options);
    }
    //! CONCATENATED MODULE: ./build/github/changed-files.js
        const CHANGES = new Map([ [ "added", "added" ], [ "copied", "added" ], [ "removed", "deleted" ], [ "renamed", "renamed" ] ]);
    const MAX_LISTED_FILES = 3_000;
    const ChangedFiles = schemas.YOg(mapped(schemas.Ikc({
      filename: schemas.YjP().check(api.m9(1)),
      previous_filename: schemas.lqM(schemas.YjP()),
      status: schemas.YjP(),
      additions: schemas.aig(),
      deletions: schemas.aig(),
      patch: schemas.lqM(schemas.YjP())
    }), ({filename: path, previous_filename, status, ...rest}) => {
      const change = CHANGES.get(status) ?? "modified";
      return {
        path,
        previousPath: change === "added" ? void 0 : previous_filename,
        change,
        ...rest
      };
    }));
    function changed_files_pathsOf({path, previousPath}) {
      return previousPath === void 0 ? [ path ] : [ previousPath, path ];
    }
    async function listChangedFiles(client, number, limit) {
      const options = optionsForPull(client, number, "Couldn't list the files of");
      const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/files";
      const files = [];
      for await (const file of client.items(route, {
        pull_number: number
      }, ChangedFiles, options)) {
        files.push(file);
        if (files.length >= limit) break;
      }
      return files;
    }
    const MAX_COMPARED_FILES = 300;
    const Comparison = schemas.Ikc({
      files: schemas.lqM(ChangedFiles)
    });
    async function compare(client, range) {
      const {route, parameters, options} = comparing(range);
      const {files} = await client.read(route, {
        ...parameters,
        per_page: 1,
        page: 1
      }, Comparison, options);
      if (files === void 0) throw new errors_GitHubError({
        what: options.failing,
        why: "GitHub left out the files"
      });
      return files;
    }
    const ReleaseAnswer = mapped(schemas.Ikc({
      tag_name: schemas.YjP(),
      draft: Flag,
      prerelease: Flag,
      published_at: OptionalTime
    }), ({tag_name: tag, draft: isDraft, prerelease: isPrerelease, published_at: publishedAt}) => {
      const [, name = "", version = ""] = /^(|.*?[-@/_])v?(\d[\d._-]*)(?:[-+].*)?$/iu.exec(tag) ?? [];
      return {
        kind: "release",
        tag,
        name,
        version,
        isDraft,
        isPrerelease,
        publishedAt
      };
    });
    //! CONCATENATED MODULE: ./build/github/comments.js
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
    function commentOf(answer, kind) {
      const createdAt = answer.created_at ?? answer.submitted_at ?? Number.POSITIVE_INFINITY;
      return {
        kind,
        id: answer.id,
        url: answer.html_url,
        author: answer.user,
        createdAt,
        updatedAt: answer.updated_at ?? createdAt,
        body: answer.body,
        path: answer.path,
        line: answer.line,
        reviewId: answer.pull_request_review_id
      };
    }
    const CommentsAnswer = schemas.YOg(CommentAnswer);
    function conversation(client, {number}, options) {
      const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
      return client.items(route, {
        issue_number: number
      }, CommentsAnswer, options);
    }
    const Review = schemas.X$i(CommentAnswer, {
      id: mapped(schemas.YjP().check(api.Fk(/^\d{1,15}$/u)), Number),
      updated_at: mapped(schemas.mee(Time), at => at ?? void 0)
    });
    const comments_Repository = schemas.Ikc({
      pullRequest: schemas.mee(schemas.Ikc({
        reviews: schemas.mee(pageOf(Review))
      }))
    });
    mapped(schemas.Ikc({
      repository: schemas.mee(comments_Repository)
    }), ({repository}) => repository?.pullRequest?.reviews ?? {
      items: [ void 0 ],
      next: null
    });
    function written(body) {
      const sameBody = schemas.YjP().check(schemas.YPB(text => isSameBody(text, body)));
      return schemas.Ikc({
        id: schemas.aig(),
        body: schemas.lqM(sameBody)
      });
    }
    function isSameBody(one, other) {
      return one.replace(/\s+/gu, "") === other.replace(/\s+/gu, "");
    }
    async function addComment(client, issue, body) {
      const options = issue_optionsFor(issue, "write", "Couldn't comment on");
      const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
      return (await client.write(route, {
        issue_number: issue.number,
        body
      }, written(body), options))?.id;
    }
    async function editComment(client, {id, issue, body: before}, body) {
      if (isSameBody(before, body)) return;
      const options = issue_optionsFor(issue, "write", "Couldn't update the comment on");
      const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
      await client.write(route, {
        comment_id: id,
        body
      }, written(body), options);
    }
    async function ownComments(client, issue) {
      const options = issue_optionsFor(issue, "write", "Couldn't read the comments of");
      const viewer = await client.viewer(options);
      const own = [];
      for await (const answer of conversation(client, issue, options)) {
        if (answer.user?.login !== viewer) continue;
        if (answer.body === "") {
          const why = `GitHub left out the text of comment ${text_inBackticks(String(answer.id))}`;
          throw new errors_GitHubError({
            what: options.failing,
            why,
            fix: "Run again later"
          });
        }
        own.push({
          ...commentOf(answer, "comment"),
          issue
        });
      }
      return own;
    }
    //! CONCATENATED MODULE: ./build/github/event.js
    const Seconds = mapped(schemas.aig(), seconds => seconds * 1_000);
    const CommitAuthor = lenient(schemas.Ikc({
      username: OptionalText
    }));
    const Payload = schemas.Ikc({
      action: OptionalText,
      sender: AccountAnswer,
      issue: lenient(IssueAnswer),
      pull_request: lenient(PullAnswer),
      comment: lenient(CommentAnswer),
      review: lenient(CommentAnswer),
      label: lenient(schemas.Ikc({
        name: schemas.YjP().check(api.m9(1))
      })),
      release: lenient(ReleaseAnswer),
      repository: lenient(schemas.Ikc({
        default_branch: OptionalText,
        pushed_at: lenient(schemas.KCZ([ Seconds, Time ]))
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
      deleted: Flag,
      created: Flag,
      forced: Flag,
      commits: lenient(schemas.YOg(schemas.Ikc({
        id: schemas.YjP(),
        message: OptionalText,
        author: CommitAuthor
      })))
    });
    function readEvent(name, path) {
      try {
        return parseEvent(name, parseJson((0, external_node_fs_.readFileSync)(path, "utf8")));
      } catch {
        return parseEvent(name);
      }
    }
    function parseEvent(name, payload = {}) {
      const said = Payload.safeParse(payload).data ?? Payload.parse({});
      const {action, pull_request: pullRequest} = said;
      const sender = name === "schedule" ? void 0 : said.sender;
      const push = name === "push" ? pushOf(said) : void 0;
      const issue = /^(?:issue|pull_request)/u.test(name) ? said.issue ?? pullRequest : void 0;
      const comment = issue && commentIn(name, said);
      return {
        name,
        action,
        sender,
        ...originOf(name, said, sender),
        pullRequest,
        issue,
        comment,
        command: COMMAND.exec(comment?.body ?? "")?.[0],
        changes: push ? pushedCommits(push, said) : said.release,
        label: action === "labeled" ? said.label?.name : void 0,
        push,
        branch: (name === "create" || name === "delete") && said.ref_type === "branch" ? said.ref : void 0,
        happenedAt: push ? said.repository?.pushed_at : lastTimeIn(said)
      };
    }
    const COMMAND = /^\/[\w-]{1,30}(?=\s|$)/u;
    function originOf(name, {workflow_run: run}, sender) {
      if (name !== "workflow_run") return {
        actor: sender,
        originalEvent: name
      };
      const {event: originalEvent, triggering_actor: actor} = run ?? {};
      return {
        actor: originalEvent === "schedule" ? void 0 : actor,
        originalEvent
      };
    }
    function commentIn(name, {comment, review}) {
      if (review !== void 0) return commentOf(review, "review");
      return comment && commentOf(comment, name === "pull_request_review_comment" ? "review-comment" : "comment");
    }
    function pushOf({ref = "", after, deleted, created, forced, commits = []}) {
      return {
        branch: /^refs\/heads\/(.+)/u.exec(ref)?.[1],
        head: deleted ? void 0 : after,
        isForced: forced || created,
        commits: commits.map(({id, message, author}) => ({
          sha: id,
          author: author?.username,
          namedPullRequest: pullRequestIn(message)
        }))
      };
    }
    function lastTimeIn(said) {
      const {issue, pull_request, comment, review, release, workflow_run} = said;
      const times = [ issue?.updatedAt, pull_request?.updatedAt, comment?.updated_at, review?.submitted_at, review?.updated_at, release?.publishedAt, workflow_run?.run_started_at ].flatMap(at => at ?? []);
      return times.length === 0 ? void 0 : Math.max(...times);
    }
    function pushedCommits({branch, head}, {before = "", repository}) {
      if (head === void 0) return;
      if (!/^0*$/u.test(before)) return {
        kind: "commits",
        base: before,
        head
      };
      const base = repository?.default_branch;
      const isNewBranch = branch !== void 0 && branch !== base;
      return base !== void 0 && isNewBranch ? {
        kind: "commits",
        base,
        head
      } : void 0;
    }
    var external_node_crypto_ = __webpack_require__(598);
    //! CONCATENATED MODULE: ./build/lib/markdown.js
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
      return codeSpan(text_oneLine(text, MAX_CELL_LENGTH));
    }
    function markdown_link(text, url) {
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
      return more > 0 ? [ ...shown, [ `and ${text_formatNumber(more)} more`, "" ] ] : shown;
    }
    function facts(given) {
      const [head = [], ...rows] = Object.entries(given).flatMap(([name, value]) => value ? [ [ name, value ] ] : []);
      return table(head, rows);
    }
    function markdown_paragraphs(...texts) {
      return texts.filter(Boolean).join("\n\n");
    }
    function folded(name, markdown) {
      return [ "<details>", `<summary>${name}</summary>`, "", markdown, "", "</details>" ].join("\n");
    }
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
    function failures_whyAndFix({failure, method, path, retryAfterMs}, said) {
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
          const when = retryAfterMs ? `in ${formatDuration(retryAfterMs)}` : "later";
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
          ...failures_whyAndFix(failed, said),
          request: formatRequest(sent, said)
        };
        super(`${capitalized(problem.why)} (${problem.request})`, {
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
        return formatProblem({
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
      const why = said === "" ? saidByCause(failed) : `\u201c${text_oneLine(said, MAX_QUOTED_LENGTH)}\u201d`;
      const result = [ status, why ].filter(part => part !== void 0).join(", ");
      return `${method} ${path}${result === "" ? "" : `: ${result}`}`;
    }
    const MAX_QUOTED_LENGTH = 300;
    const SAID_BY_CAUSE = [ "unreachable", "unusable-proxy", "certificate", "no-answer", "invalid-page" ];
    function saidByCause({failure, cause}) {
      const says = SAID_BY_CAUSE.includes(failure) || failure === "unreadable-answer" && cause instanceof HttpError;
      if (!says || !(cause instanceof Error)) return;
      const code = codeOf(cause);
      const [, tlsReason] = /:SSL routines:[^:]*:([^:]+):/u.exec(cause.message) ?? [];
      if (code !== void 0 && tlsReason !== void 0) return `${code}: ${tlsReason}`;
      const message = text_oneLine(cause.message);
      if (code === void 0 || message.includes(code)) return message || void 0;
      return message === "" ? code : `${code}: ${message}`;
    }
    function messageIn({failure, text = "", json}) {
      if (failure === "invalid-page") return "";
      return text_oneLine(json === void 0 ? plainText(text) : [ ...messagesOf(json) ].join(" \u2014 "));
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
        const client_REQUEST_TIMEOUT_MS = 30_000;
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
          "user-agent": USER_AGENT,
          ...body !== void 0 && {
            "content-type": "application/json"
          }
        };
        const sent = {
          method,
          path: url.pathname
        };
        return await clock_withTimeout(clock, clock.now() + client_REQUEST_TIMEOUT_MS, signal, async ({timedOut, stop}) => {
          try {
            const request = {
              method,
              url,
              headers,
              body,
              signal: stop,
              onSending
            };
            const response = await sendLogged(this.#options, request, attempt);
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
              retryAfterMs: retryAfterMs(response.headers, clock.now())
            });
          } catch (error) {
            if (!(error instanceof HttpError)) throw error;
            const {head} = error;
            throw new PlatformError({
              ...sent,
              failure: failureOf(error, timedOut.aborted, signal.aborted),
              ...head && {
                status: head.status,
                retryAfterMs: retryAfterMs(head.headers, clock.now())
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
      if (!isSent && CERTIFICATE.test(codeOf(error.cause) ?? "")) return "certificate";
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
    const Accepted = schemas.X$i(Job, {
      status: schemas.MfU(Job.shape.status, "active")
    });
    const ENDS = [ {
      status: "completed",
      how: "completed without a pull request",
      canContinue: true,
      resendsMerges: false
    }, {
      status: "archived",
      how: "was archived",
      canContinue: false,
      resendsMerges: false
    }, {
      status: "failed",
      how: "failed",
      canContinue: false,
      resendsMerges: true
    } ];
    const STATUSES = [ "active", ...ENDS.map(({status}) => status) ];
    function agent_jobs_endOf({status}) {
      return ENDS.find(end => end.status === status);
    }
    function openAgentJobs(client, projectId) {
      const path = [ "v2", "agent", projectId, "job" ];
      return {
        create: async (prompt, attempt) => parseJob(await client.post(path, attempt, {
          prompt
        }), Accepted),
        message: async (id, prompt, attempt) => parseJob(await client.post([ ...path, id, "message" ], attempt, {
          prompt
        }), Accepted, id),
        testKey: async attempt => {
          const unreadable = {
            failure: "unreadable-answer"
          };
          const answer = await client.get([ ...path, (0, external_node_crypto_.randomUUID)() ], attempt).catch(expectPlatformError);
          if (!(answer instanceof PlatformError)) return new PlatformError({
            ...answer,
            ...unreadable
          });
          const {failed} = answer;
          if (failed.failure === "not-found") {
            const isOfApi = typeof failed.json === "object" && failed.json !== null && "error" in failed.json;
            return isOfApi ? void 0 : new PlatformError({
              ...failed,
              ...unreadable
            });
          }
          if (!answer.isRejection) return answer;
          const pathOfCreate = failed.path.slice(0, failed.path.lastIndexOf("/"));
          return new PlatformError({
            ...failed,
            method: "POST",
            path: pathOfCreate
          }, failed);
        },
        get: async (id, attempt) => parseJob(await client.get([ ...path, id ], attempt), Job, id)
      };
    }
    function parseJob(response, schema, expectedId) {
      const {data, error} = schema.safeParse(response.json);
      const json = agent_jobs_written(response.json);
      if (data === void 0 || json === void 0 || data.id !== (expectedId ?? data.id)) throw new PlatformError({
        ...response,
        failure: "unreadable-answer",
        cause: error
      });
      const {source, prLink: given, ...job} = data;
      const link = given?.trim() || void 0;
      const prLink = link && webUrl(link);
      return {
        ...job,
        repository: webUrl(source?.repository ?? ""),
        ref: source?.ref,
        prLink,
        invalidPrLink: prLink === void 0 ? link : void 0,
        json
      };
    }
    function agent_jobs_written(value) {
      try {
        return JSON.stringify(value);
      } catch {
        return;
      }
    }
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
      const {data, error} = schemas.Ikc(rules).safeParse(given, {
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
      const values = data ?? schemas.Ikc(rules).parse(texts());
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
        const message = `${text_inBackticks(name)} isn't an input of this action. Use \`${inputName(meant)}\`.`;
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
      return schemas.FsL(schemas.pdi(text => text.trim() || whenEmpty), rule);
    }
    function optional(rule) {
      return schemas.FsL(schemas.pdi(text => text.trim() || void 0), schemas.lqM(rule));
    }
    const trimmed = schemas.YjP().check(api.WN());
    const inputs_boolean = matching(/^(?:true|True|TRUE|false|False|FALSE)$/u, "must be `true` or `false`", text => text.toLowerCase() === "true");
    function decimal(requirement, isValid) {
      const error = `must be ${requirement}`;
      return matching(/^\d+(?:\.\d+)?$/u, error, Number).check(schemas.YPB(isValid, error));
    }
    function wholeNumber(least, most) {
      return decimal(`a whole number from ${least} to ${most}`, value => Number.isInteger(value) && value >= least && value <= most);
    }
    function oneOf(...words) {
      return schemas.k5n(words, `must be one of ${words.map(word => `\`${word}\``).join(", ")}`);
    }
    function matching(form, error, value) {
      return mapped(schemas.YjP().check(api.Fk(form, error)), value);
    }
    const inputs_MAX_QUOTED_LENGTH = 60;
    function quoted(value, redact) {
      return text_inBackticks(redact(value.trim()), inputs_MAX_QUOTED_LENGTH);
    }
    function listOf(form, error) {
      const list = mapped(schemas.YjP(), text => [ ...new Set(text.split(",").flatMap(one => one.trim() || [])) ]);
      return list.check(({value, issues}) => {
        const wrong = value.filter(one => !form.test(one)).join(", ");
        if (wrong !== "") issues.push({
          code: "custom",
          message: error,
          input: wrong
        });
      });
    }
    var external_node_util_ = __webpack_require__(975);
    var core = __webpack_require__(838);
    //! CONCATENATED MODULE: ./build/runner/commands.js
        const toolkitCommands = {
      setSecret: core.Pq,
      isDebug: core._o,
      debug: core.Yz,
      info: core.pq,
      notice: core.lm,
      warning: core.$e,
      error: core.z3,
      setOutput: core.uH,
      saveState: core.LZ,
      appendSummary: markdown => core.z.addRaw(`${markdown}\n`).write()
    };
    function createRunner(commands, given) {
      for (const secret of given) if (secret.trim() !== "") commands.setSecret(secret);
      const secrets = [ ...new Set(given.flatMap(formsOf)) ].toSorted((a, b) => b.length - a.length);
      const redact = text => secrets.reduce((redacted, secret) => withoutCutOff(redacted.replaceAll(secret, "***"), secret), text);
      const clean = text => redact(text_oneLine(redact(text), Number.POSITIVE_INFINITY));
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
      return values.flatMap(value => [ value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value), encodeURI(value), Buffer.from(value).toString("base64"), escaped(value), plain(value), value.replaceAll("&", "&amp;"), value.replaceAll("|", "\\|"), value.replaceAll('"', '""') ]);
    }
    function causes(error) {
      if (!(error instanceof Error)) return error === void 0 ? [] : [ (0, external_node_util_.inspect)(error) ];
      return [ error.stack ?? String(error), ...causes(error.cause) ];
    }
    //! CONCATENATED MODULE: ./build/runner/environment.js
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
    function environment_runUrl({serverUrl, repository, runId, runAttempt}) {
      return `${serverUrl}/${repository}/actions/runs/${runId}${runAttempt > 1 ? `/attempts/${runAttempt}` : ""}`;
    }
    function environment_troubleshootingUrl({actionRepository, actionRef}, section = "") {
      if (actionRepository === "" || actionRef === "") return;
      const page = `https://github.com/${actionRepository}/blob/${actionRef}/docs/troubleshooting.md`;
      return section === "" ? page : `${page}#${section}`;
    }
    //! CONCATENATED MODULE: ./build/step/step.js
        async function runStep(run) {
      const environment = readEnvironment(process.env);
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
        clock: systemClock,
        startedAt: systemClock.now(),
        random: Math.random,
        cancelled: cancelSignal(),
        http: createHttpClient()
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
    //! CONCATENATED MODULE: ./build/step/connection.js
        const DEFAULT_BASE_URL = "https://api.mintlify.com";
    const NO_URL = `must be a URL, such as \`${DEFAULT_BASE_URL}\``;
    const NO_HTTPS_URL = "must be an https URL without a user name, query or fragment (http only for this machine, such as `http://localhost:4700`)";
    function isOneWord(fix) {
      return api.Fk(/^[\x21-\x7E]*$/u, `has a space, a line break or a character that is not ASCII. ${fix}`);
    }
    function isNoKeyOf(kind, prefix) {
      const fix = "Create an admin key (`mint_\u2026`) on the API keys page of the dashboard";
      return schemas.YPB(text => !text.startsWith(prefix), `is an ${kind} key (\`${prefix}\u2026\`). ${fix}`);
    }
    const url = mapped(schemas.YjP().check(schemas.YPB(text => URL.canParse(text), NO_URL)), text => new URL(text));
    const QUOTED = /^(["'`]).*\1$/u;
    const connectionInputs = {
      projectId: schemas.YjP().check(api.WN(), schemas.YPB(text => text === "" || isPathSegment(text), "must be a project id")),
      apiKey: schemas.YjP().check(api.WN(), schemas.YPB(text => !QUOTED.test(text), "is in quotes. Store the key in the secret without them"), isNoKeyOf("assistant", "mint_dsc_"), isNoKeyOf("index", "mint_us_"), isOneWord("Store only the key in the secret")),
      baseUrl: withDefault(DEFAULT_BASE_URL, url.check(schemas.YPB(isAcceptable, NO_HTTPS_URL)))
    };
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
    //! CONCATENATED MODULE: ./build/agent-job/job/progress-log.js
        const MAX_GAP_MS = 60_000;
    function openProgressLog(clock, deadline, runner) {
      let startedAt = clock.now();
      let loggedAt = startedAt;
      let failureLoggedAt = Number.NEGATIVE_INFINITY;
      let lastStatus;
      let hasWarnedOfStatus = false;
      const log = line => {
        loggedAt = clock.now();
        runner.info(line);
      };
      const setStatus = status => {
        if (status === void 0 || status === lastStatus) return false;
        lastStatus = status;
        if (!STATUSES.includes(status) && !hasWarnedOfStatus) {
          hasWarnedOfStatus = true;
          runner.warning(`The API returned the unknown job status ${text_inBackticks(status)}. Polling continues.`, "Unknown job status");
        }
        return true;
      };
      return {
        started: (what, status, pause) => {
          startedAt = clock.now();
          setStatus(status);
          log(`${what} First check in ${formatDuration(pause)}; stops at ${formatTime(deadline, startedAt)}.`);
        },
        polled: status => {
          if (setStatus(status)) log(`The job is now ${text_inBackticks(status)}.`);
        },
        failed: (error, pause) => {
          if (clock.now() - failureLoggedAt < MAX_GAP_MS) return;
          failureLoggedAt = clock.now();
          log(error.explain("Couldn't get the job's status", `Retrying in ${formatDuration(pause)}`));
        },
        wait: async (ms, stop) => {
          const until = clock.now() + ms;
          for (;;) {
            const next = Math.min(until, loggedAt + MAX_GAP_MS);
            await clock.sleep(next - clock.now(), stop);
            if (stop.aborted || next === until) return;
            log(`Still ${lastStatus ?? "waiting"} after ${formatDuration(clock.now() - startedAt)}.`);
          }
        }
      };
    }
    //! CONCATENATED MODULE: ./build/agent-job/job-run.js
        const REPORT_AFTER_CANCEL_MS = 7_000;
    const LONGEST_MS = {
      read: 60_000,
      write: 30_000
    };
    const AFTER_DEADLINE_MS = {
      read: 3_000,
      write: 5_000
    };
    async function withRun(step, begun, deadline, work) {
      const {clock, cancelled, runner} = step;
      const {inputs} = begun;
      const opened = {
        ...step,
        ...begun,
        cutShort: abortDelayed(clock, cancelled, REPORT_AFTER_CANCEL_MS),
        connection: {
          ...step,
          token: inputs.githubToken,
          isReadOnly: inputs.dryRun
        },
        jobs: openAgentJobs(openPlatformClient(step, inputs), inputs.projectId),
        progress: openProgressLog(clock, deadline, runner),
        namedPermissions: new Set,
        mergedPullRequests: new Map
      };
      return await clock_withTimeout(clock, deadline, cancelled, limit => work({
        ...opened,
        limit
      }));
    }
    async function job_run_withReportTime(run, kind, work) {
      const {clock, cancelled, cutShort} = run;
      const now = clock.now();
      const deadline = Math.min(now + LONGEST_MS[kind], run.limit.deadline + AFTER_DEADLINE_MS[kind]);
      const mayRetry = now < run.limit.deadline && !cancelled.aborted;
      const signal = kind === "read" ? cancelled : cutShort;
      return await clock_withTimeout(clock, deadline, signal, limit => work({
        ...run,
        limit
      }, mayRetry));
    }
    function job_run_gitHubOf({connection, limit}, repository) {
      return new GitHubClient(connection, limit.stop, repository);
    }
    function job_run_issueToComment(run) {
      return run.inputs.comment ? job_run_issueOfRun(run) : void 0;
    }
    function job_run_issueOfRun({inputs, event}) {
      const {issueNumber} = inputs;
      if (issueNumber === void 0) return event.issue;
      return event.issue?.number === issueNumber ? event.issue : {
        kind: "unknown",
        number: issueNumber
      };
    }
    function pullRequestRepository({inputs, environment}) {
      return inputs.prRepository ?? environment.repository;
    }
    function isExpected(run, {origin, repository}) {
      const isThere = isOwnRepository(run, repository) || names_isSameName(repository, pullRequestRepository(run));
      return isThere && origin === new URL(run.environment.serverUrl).origin;
    }
    function isOwnRepository({environment}, repository) {
      return names_isSameName(repository, environment.repository);
    }
    function job_run_stepHash({environment, inputs}) {
      const {workflowFile, workflowJob, step} = environment;
      const hashOf = (...more) => (0, external_node_crypto_.hash)("sha256", JSON.stringify([ workflowFile, workflowJob, inputs.projectId, ...more ]));
      return `${hashOf().slice(0, 5)}${hashOf(inputs.key).slice(0, 5)}${hashOf(inputs.key, step).slice(0, 6)}`;
    }
    //! CONCATENATED MODULE: ./build/agent-job/event-of-push.js
    async function withEventIssue(run, {isOptional}) {
      const {inputs, prompt, runner, namedPermissions} = run;
      const {include, prReviewers, jobId, issueNumber} = inputs;
      const writesComment = inputs.comment && issueNumber === void 0;
      const mayBeOwn = include.includes("merges") && include.includes("diff");
      const reads = include.some(part => part === "issue" || part === "comments") || mayBeOwn;
      const isSubject = issueNumber === void 0 && (writesComment || prompt && reads || jobId === "auto");
      if (!isSubject && !prReviewers.some(({kind}) => kind === "author")) return {
        run
      };
      const found = await withPullRequest(run).catch(errors_expectGitHubError);
      if (!(found instanceof errors_GitHubError)) return {
        run: found
      };
      if (!found.lacksPermission && !isOptional) throw found;
      if (writesComment && !isOptional) return {
        run,
        refusal: found
      };
      if (found.lacksPermission && namedPermissions.has(found.permission)) return {
        run
      };
      const why = found.explain(", so this push counts as one without a pull request");
      runner.warning(why, "No pull request found");
      return {
        run
      };
    }
    async function withPullRequest(run) {
      const {event} = run;
      const {branch, head, isForced, commits = []} = event.push ?? {};
      if (branch === void 0 || head === void 0 || isForced === true) return run;
      const merged = mergedInto(branch, await pullRequestsOfCommit(run, head));
      const itsMerge = merged.filter(({mergeCommit}) => mergeCommit === head);
      const named = commits.find(({sha}) => sha === head)?.namedPullRequest;
      const [first, ...rest] = itsMerge.length > 0 ? itsMerge : merged;
      const issue = itsMerge.find(({number}) => number === named) ?? (rest.length === 0 ? first : void 0);
      return issue === void 0 ? run : {
        ...run,
        event: {
          ...event,
          issue,
          pullRequest: issue
        }
      };
    }
    function pullRequestsOfCommit(run, sha) {
      const {mergedPullRequests, event} = run;
      const {namedPullRequest} = event.push?.commits.find(commit => commit.sha === sha) ?? {};
      const asked = mergedPullRequests.get(sha) ?? mergedPullsOf(job_run_gitHubOf(run), sha, namedPullRequest);
      mergedPullRequests.set(sha, asked);
      return asked;
    }
    function mergedInto(branch, merged) {
      return merged.filter(({targetBranch}) => targetBranch === branch).toSorted((a, b) => b.number - a.number);
    }
    //! CONCATENATED MODULE: ./build/github/roles.js
        const ROLES = [ "none", "read", "triage", "write", "maintain", "admin" ];
    const RoleName = lenient(schemas.k5n(ROLES));
    schemas.Ikc({
      permission: RoleName,
      role_name: RoleName,
      user: lenient(schemas.Ikc({
        permissions: schemas.g1P(schemas.YjP(), schemas.L5J())
      }))
    });
    var esm = __webpack_require__(387);
    //! CONCATENATED MODULE: ./build/lib/path-filter.js
        const SEPARATOR = "\0";
    function parsePathFilter(text) {
      const patterns = [];
      const faults = [];
      for (const line of text.split(/[\r\n]+/u).flatMap(one => one.trim() || [])) {
        const excludes = line.startsWith("!");
        const pattern = excludes ? line.slice(1) : line;
        const fault = faultOf(pattern);
        if (fault !== void 0) faults.push(`contains ${text_inBackticks(line)}, which ${fault}`); else patterns.push({
          excludes,
          matcher: new esm.P(globOf(pattern), {
            dot: true
          })
        });
      }
      if (faults.length === 0 && patterns.length > 0 && patterns.every(({excludes}) => excludes)) faults.push("only excludes paths, so it allows none. Put `**` on its first line");
      const isAllowed = path => {
        const portion = path.replaceAll("/", SEPARATOR);
        return patterns.findLast(({matcher}) => matcher.test(portion))?.excludes === false;
      };
      return {
        isAllowed,
        faults
      };
    }
    const WILDCARDS = new Map([ [ "/", SEPARATOR ], [ "**/", `?(*${SEPARATOR})` ], [ "**", "*" ], [ "*", `*([!${SEPARATOR}])` ] ]);
    const PIECES = /(?<=^|\/)\*\*\/|\*\*|[*/]|(\[[^\]]+\]|[^])([?+]?)/gu;
    function globOf(pattern) {
      return pattern.replace(PIECES, (piece, one, sign) => {
        if (one === void 0) return WILDCARDS.get(piece) ?? piece;
        const literal = /^(?:\[|[\w\u0080-\u{10FFFF}])/u.test(one) ? one : `\\${one}`;
        return sign ? `${sign}(${literal})` : literal;
      });
    }
    const CLASSES = /\[(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[A-Za-z\d])+\]/gu;
    function faultOf(pattern) {
      if (pattern === "") return "has nothing after the `!`";
      if (pattern.includes("\\")) return "has a `\\`. Separate folders with `/`; use `*` for special characters";
      if (/^(?:- |["'])/u.test(pattern)) return "begins with a dash or a quote. Remove that, or use `*` for it";
      if (pattern.includes(",")) return "has a comma. Put each pattern on its own line, also those in `{}`";
      if (pattern.endsWith("/")) return "can't match a path, because it ends in `/`. Add `**` to match everything in the folder";
      if (pattern.split("/").some(segment => segment === "" || segment === "." || segment === "..")) return "can't match a path. Paths start at the repository's root without `/`, `./` or `../`, such as `docs/**`";
      const ranges = [ ...(pattern.match(CLASSES) ?? []).join("").matchAll(/(.)-(.)/gu) ];
      if (pattern.replace(CLASSES, "").includes("[") || ranges.some(([, from = "", to = ""]) => from > to)) return "has a `[` that is not closed, or has more than letters, digits and ranges in it. Use `*` for a folder with brackets in its name";
      if (/(?:^|[*/?+])[?+]/u.test(pattern)) return "has a `?` or `+` without a character to repeat. Use `*` for a part of a name that can be anything";
      return;
    }
    //! CONCATENATED MODULE: ./build/agent-job/inputs/rules.js
        const INCLUDE_PARTS = [ "merges", "issue", "comments", "diff" ];
    const include = mapped(listOf(/^(?:issue|comments|diff|merges)$/u, "must be any of `issue`, `comments`, `diff` and `merges`, comma-separated"), words => INCLUDE_PARTS.filter(part => words.includes(part)));
    const pathFilter = schemas.FsL(schemas.YjP(), schemas.pdi((text, context) => {
      const {isAllowed, faults} = parsePathFilter(text);
      for (const message of faults) context.issues.push({
        code: "custom",
        message,
        input: text
      });
      return isAllowed;
    }));
    const LOGIN = /^[\w-]+(?:\[bot\])?$/u;
    const reviewers = mapped(listOf(/^(?:@author|[\w-]+|[\w-]+\/[\w.-]+)$/u, "must be comma-separated logins, `org/team` or `@author`"), list => list.map(reviewerOf));
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
      jobId: optional(schemas.YjP().check(schemas.YPB(isPathSegment, "must be a job id"), schemas.YPB(id => id === "auto" || !/^auto$/iu.test(id), "must be `auto` in lower case"))),
      dryRun: withDefault("false", inputs_boolean),
      wait: withDefault("true", inputs_boolean),
      timeoutMinutes: timeoutRule("30"),
      pollIntervalSeconds: optional(decimal("a number of seconds above 0 and at most 21000", value => value > 0 && value <= 21_000)),
      ifNoPr: withDefault("ignore", oneOf("ignore", "warn", "error")),
      comment: withDefault("false", inputs_boolean),
      issueNumber: optional(matching(/^[1-9]\d{0,14}$/u, "must be the number of an issue or pull request, without `#`", Number)),
      githubToken: trimmed.check(isOneWord("Store only the token in the secret")),
      markerKey: optional(schemas.YjP().check(api.m9(MIN_MARKER_KEY_LENGTH, `has fewer than ${MIN_MARKER_KEY_LENGTH} characters. Use a longer random secret, such as the output of \`openssl rand -hex 32\``), isOneWord("Use a random secret on one line, such as the output of `openssl rand -hex 32`"))),
      maxOpenPrs: optional(wholeNumber(1, 999_999)),
      key: schemas.YjP(),
      prRepository: optional(schemas.YjP().check(api.Fk(/^[\w-]+\/(?!\.{1,2}$)[\w.-]+$/u, "must be a repository as `owner/name`"))),
      agentLogin: withDefault("mintlify[bot]", schemas.YjP().check(api.Fk(LOGIN, "must be a login"))),
      skipAgentEvents: withDefault("true", inputs_boolean),
      requiredPermission: withDefault("write", oneOf(...ROLES)),
      allowBots: listOf(LOGIN, "must be comma-separated logins without wildcards, such as `renovate[bot]`"),
      allowedPaths: optional(pathFilter),
      ifOutOfScope: withDefault("error", oneOf("error", "warn")),
      prLabels: listOf(/^[^\p{Cc};]*$/u, "must be comma-separated labels, without semicolons or line breaks"),
      prReviewers: reviewers,
      removeLabel: withDefault("false", inputs_boolean)
    };
    function needsFiles({allowedPaths, comment, prLabels, prReviewers}) {
      return allowedPaths !== void 0 || comment || prLabels.length > 0 || prReviewers.length > 0;
    }
    schemas.Ikc(inputRules).parse(Object.fromEntries(Object.keys(inputRules).map(key => [ key, "" ])));
    //! CONCATENATED MODULE: ./build/agent-job/job/done.js
        function wasThereBefore(target) {
      return target?.before !== void 0 && target.before.url !== "";
    }
    function hasEarlierResult({ledToPullRequest, after}, {prLink}) {
      return ledToPullRequest === true && (after?.url ?? prLink) !== void 0;
    }
    function done_wasNeverSeen(target, job) {
      return (target?.kind === "follow" || target?.kind === "resume") && job === void 0;
    }
    function isGone(done) {
      return done.kind === "lost" && done.job.last === void 0 && done.error.policy.read === "absent";
    }
    function isFoundUncommented({inputs}, {target, hasUnmarkedMerges = false}) {
      return inputs.include.includes("merges") && !hasUnmarkedMerges || target?.kind === "follow";
    }
    function done_endedWith(target, seen) {
      const {before, after, ledToPullRequest} = target;
      const isNone = ledToPullRequest === false;
      const now = pull_request_parsePullRequestUrl(seen.prLink ?? "");
      const namesLater = now !== void 0 && (after?.number ?? now.number) !== now.number;
      const link = namesLater ? `${now.origin}/${now.repository}/pull/${after?.number}` : seen.prLink;
      const prLink = isNone ? void 0 : after?.url ?? link;
      const {number} = pull_request_parsePullRequestUrl(prLink ?? "") ?? {};
      const {url: urlBefore = "", number: numberBefore} = before ?? {};
      const hasOtherUrl = urlBefore !== "" && urlBefore !== prLink;
      const hasOtherNumber = numberBefore !== void 0 && numberBefore !== number;
      const isOther = prLink !== void 0 && (hasOtherUrl || hasOtherNumber);
      const last = {
        ...seen,
        prLink,
        status: isNone ? "completed" : seen.status
      };
      const changed = isOther && {
        before: void 0,
        replaced: before
      };
      return {
        kind: "ended",
        job: {
          id: seen.id,
          last
        },
        target: {
          ...target,
          ...changed
        }
      };
    }
    function jobOf(done) {
      if (done.kind === "dry-run" || done.kind === "rejected") return;
      if ("job" in done) return done.job;
      const id = done.target?.jobId;
      return id === void 0 ? void 0 : {
        id,
        last: void 0
      };
    }
    const STALE_END_MS = 20_000;
    function isStale(job, acceptedAt, now) {
      return acceptedAt !== void 0 && agent_jobs_endOf(job) !== void 0 && now - acceptedAt < STALE_END_MS;
    }
    //! CONCATENATED MODULE: ./build/agent-job/saved-state.js
        const SavedState = schemas.Ikc({
      startedAt: schemas.lqM(schemas.aig()),
      prompt: schemas.lqM(schemas.Ikc({
        sha256: schemas.YjP(),
        bytes: schemas.aig()
      })),
      mark: schemas.lqM(schemas.Ikc({
        newest: schemas.YjP(),
        base: schemas.YjP()
      })),
      diffHead: schemas.lqM(schemas.YjP()),
      messageAcceptedAt: schemas.lqM(schemas.aig()),
      done: schemas.lqM(schemas.IeY()),
      reported: schemas.lqM(schemas.IeY()),
      isCommented: schemas.lqM(schemas.zMY()),
      finished: schemas.lqM(schemas.zMY())
    });
    function saved_state_saveForPost({redact, saveState}, changes) {
      const shortened = (name, value) => {
        if (name === "json") return "";
        return typeof value === "string" ? redact(value).slice(0, MAX_TEXT_LENGTH) : value;
      };
      for (const [name, value] of Object.entries(changes)) saveState(name, JSON.stringify(value, shortened) ?? "");
    }
    const MAX_TEXT_LENGTH = 2_000;
    function readSavedState({state}) {
      const names = Object.keys(SavedState.shape);
      return SavedState.parse(Object.fromEntries(names.map(name => [ name, parseJson(state(name)) ])));
    }
    //! CONCATENATED MODULE: ./build/agent-job/merges/mark.js
        const SENT = "Sent";
    const SHA_LENGTH = 12;
    function markContext(run) {
      const {workflowFile, workflowJob} = run.environment;
      const end = ` ${job_run_stepHash(run)}`;
      const file = workflowFile.slice(workflowFile.lastIndexOf("/") + 1);
      return `docs-agent: ${file}/${workflowJob}`.slice(0, MAX_CONTEXT_LENGTH - end.length) + end;
    }
    function sentWith(job, base) {
      const after = base === void 0 ? "" : ` after ${base.slice(0, SHA_LENGTH)}`;
      const text = `${SENT} with job ${job}${after}`;
      return text.length <= MAX_STATUS_LENGTH && /^[\x20-\x7E]*$/u.test(text) ? text : SENT;
    }
    async function markAccepted(run, jobId, {newest, base}) {
      const error = await setMark(run, newest, sentWith(jobId, base));
      if (error === void 0) saved_state_saveForPost(run.runner, {
        mark: void 0
      }); else run.runner.warning(error.explainSent(", so the next run sends these merges again"), "Not marked");
      return error === void 0;
    }
    async function setMark(run, sha, description) {
      const mark = {
        description: run.runner.redact(description),
        targetUrl: environment_runUrl(run.environment)
      };
      const result = await job_run_withReportTime(run, "write", timed => commits_setCommitStatus(job_run_gitHubOf(timed), sha, markContext(run), mark)).catch(errors_expectGitHubError);
      return result instanceof errors_GitHubError ? result : void 0;
    }
    //! CONCATENATED MODULE: ./build/agent-job/accounts.js
        const AGENT_BRANCH = "mintlify/";
    function isAgent({inputs}, login) {
      return names_isSameName(login, inputs.agentLogin);
    }
    function isAgentBranch(branch) {
      return branch?.startsWith(AGENT_BRANCH) === true;
    }
    function isFromAgent(run, {author, ownBranch}) {
      return isAgent(run, author?.login) || isAgentBranch(ownBranch);
    }
    //! CONCATENATED MODULE: ./build/agent-job/comment/marker.js
    const STATES = [ "open", "reopened", "done", "void" ];
    const PURPOSE = "docs-agent-action marker 1";
    const MARKER = /^<!-- docs-agent-action:1 (\S+) ([A-Za-z0-9+/]{43}) -->/gmu;
    const SAID = /^([\w+/=]*),([^,]*),(\d+),([\w+/]{12}),([\da-f]{16}),([\w+/]{12}|),([cmo])([\da-f]{12}|):?(\d{0,15}),(open|reopened|done|void|\d{1,15})$/u;
    function marker_markerOf(run, jobId, done) {
      const {environment, prompt} = run;
      const {runId, runAttempt} = environment;
      const {before, replaced} = done?.target ?? {};
      return {
        job: jobId ?? "",
        run: runId,
        attempt: runAttempt,
        step: job_run_stepHash(run),
        prompt: prompt === void 0 ? "" : shortHash(prompt.sha256),
        before: before ?? replaced,
        isReplaced: replaced !== void 0,
        state: marker_stateOf(done)
      };
    }
    function marker_stateOf(done) {
      const {ledToPullRequest = false} = done?.target ?? {};
      if (done?.kind !== "ended") return ledToPullRequest ? "reopened" : "open";
      return ledToPullRequest ? "done" : stateAfter(done.job.last);
    }
    function stateAfter(job) {
      return job?.prLink !== void 0 && agent_jobs_endOf(job)?.canContinue ? "done" : "void";
    }
    function isOpen({state}) {
      return state === "open" || state === "reopened";
    }
    function marker_hasLed({state}) {
      return state === "done" || state === "reopened";
    }
    function marker_isSameStep(one, other) {
      return one.run === other.run && one.step === other.step && one.prompt === other.prompt;
    }
    function signedBody(run, issue, text, marker) {
      const {runner, inputs} = run;
      const {job, run: runId, attempt, step, prompt, before, isReplaced, announces} = marker;
      const id = Buffer.from(runner.redact(job)).toString("base64");
      const {head = "", number = ""} = before ?? {};
      const [shortHead = ""] = /^[\da-f]{12}/u.exec(head) ?? [];
      const kind = isReplaced ? "o" : "m";
      const sent = before ? `${kind}${shortHead}:${number}` : "c";
      const state = announces ?? marker.state;
      const said = [ id, runId, attempt, shortHash(inputs.projectId), step, prompt, sent, state ].join(",");
      const written = `${runner.redact(text)}\n\n`;
      const code = hmacOf(run, said, markerKey(run), issue, written).toString("base64");
      return `${written}\x3c!-- docs-agent-action:1 ${said} ${code.replace("=", "")} --\x3e`;
    }
    function withoutMarker(body) {
      return body.replace(MARKER, "");
    }
    function withMarker(run, comment) {
      const {body, issue} = comment;
      const found = [ ...body.matchAll(MARKER) ].at(-1);
      const [whole = "", said = "", code = ""] = found ?? [];
      const [, job = "", runId = "", attempt, project, step = "", prompt = "", sent, head, number, state] = SAID.exec(said) ?? [];
      if (found === void 0 || project !== shortHash(run.inputs.projectId)) return;
      const isLast = body.slice(found.index + whole.length).trim() === "";
      const isSigned = [ markerKey(run), run.inputs.apiKey ].some(key => (0, external_node_crypto_.timingSafeEqual)(Buffer.from(code, "base64"), hmacOf(run, said, key, issue, body.slice(0, found.index))));
      const marker = {
        job: Buffer.from(job, "base64").toString("utf8"),
        run: runId,
        attempt: Number(attempt),
        step,
        prompt,
        before: sent === "c" ? void 0 : {
          head: head || void 0,
          number: Number(number) || void 0
        },
        isReplaced: sent === "o",
        state: STATES.find(one => one === state) ?? "done",
        announces: /^\d+$/u.test(state ?? "") ? Number(state) : void 0
      };
      return {
        ...comment,
        marker,
        isVerified: isSigned && isLast
      };
    }
    function marker_markedAmong(run, comments) {
      const marked = comments.flatMap(comment => withMarker(run, comment) ?? []);
      const keyOf = ({issue, marker}) => {
        const {job, run, attempt, step, prompt, announces} = marker;
        return JSON.stringify([ issue.number, job, run, attempt, step, prompt, announces ]);
      };
      const alike = Map.groupBy(marked, keyOf);
      const originalOf = one => alike.get(keyOf(one))?.find(({isVerified}) => isVerified);
      return marked.filter(one => (originalOf(one) ?? one) === one);
    }
    function markerKey({inputs}) {
      return inputs.markerKey ?? inputs.apiKey;
    }
    function hmacOf({environment}, said, key, issue, text) {
      const repository = environment.repositoryId || environment.repository.toLowerCase();
      return (0, external_node_crypto_.createHmac)("sha256", key).update([ PURPOSE, repository, issue.number, said, text.replace(/\s+/gu, "") ].join("\n")).digest();
    }
    function shortHash(text) {
      return (0, external_node_crypto_.hash)("sha256", JSON.stringify([ text ]), "base64").slice(0, 12);
    }
    //! CONCATENATED MODULE: ./build/agent-job/comment/comment.js
        function needsNote(run, target, repository) {
      return run.inputs.jobId === "auto" && target?.before === void 0 && isOwnRepository(run, repository);
    }
    const NOTE = "The documentation agent";
    function isNote(body) {
      return body.startsWith(NOTE);
    }
    function isReportOf(own, target, earlier) {
      const isSame = marker_isSameStep(earlier, own);
      if (isSame && earlier.attempt === own.attempt) return true;
      if (earlier.job === "" || earlier.job !== own.job) return false;
      if (target?.kind !== "follow") return target?.kind === "resume" && isSame;
      return !earlier.before === !own.before && earlier.before?.head === own.before?.head;
    }
    async function writeComment(run, issue, body, revise, consequence, ofNone = "") {
      const {runner, namedPermissions} = run;
      let isNew = false;
      const written = await job_run_withReportTime(run, "write", async (timed, mayRetry) => {
        const listed = revise === void 0 ? [] : await markedComments(timed, issue);
        for (const earlier of listed.toReversed()) {
          const revised = earlier.isVerified ? revise?.(earlier) : void 0;
          if (revised === void 0) continue;
          await editComment(job_run_gitHubOf(timed), earlier, revised);
          return earlier.id;
        }
        isNew = true;
        return body === void 0 ? void 0 : await addOnce(timed, issue, body, mayRetry);
      }).catch(errors_expectGitHubError);
      if (!(written instanceof errors_GitHubError)) return {
        id: written,
        temporaryError: void 0
      };
      const {lacksPermission, permission, mayPass} = written;
      const isNamed = lacksPermission && namedPermissions.has(permission);
      if (lacksPermission) namedPermissions.add(permission);
      if (!isNamed) runner.warning(written.explainSent(`${consequence}${isNew ? ofNone : ""}`), "No comment");
      return {
        id: void 0,
        temporaryError: mayPass ? written : void 0
      };
    }
    async function addOnce(run, issue, body, mayRetry) {
      const {clock, limit} = run;
      const github = job_run_gitHubOf(run);
      const added = await addComment(github, issue, body).catch(errors_expectGitHubError);
      if (!(added instanceof errors_GitHubError)) return added;
      const {mayHaveHappened, retryAfterMs = Number.POSITIVE_INFINITY} = added;
      const canWait = clock.now() + retryAfterMs < limit.deadline;
      if (limit.stop.aborted || !mayRetry || !(mayHaveHappened || canWait)) throw added;
      if (mayHaveHappened) {
        const own = await ownComments(github, issue);
        const existing = own.findLast(comment => isSameBody(comment.body, body));
        if (existing !== void 0) return existing.id;
      } else await clock.sleep(retryAfterMs, limit.stop);
      return await addComment(github, issue, body);
    }
    async function markedComments(run, issue) {
      return issue === void 0 ? [] : marker_markedAmong(run, await ownComments(job_run_gitHubOf(run), issue));
    }
    //! CONCATENATED MODULE: ./build/agent-job/pull-request/scope.js
        function scopeOf(files, fileCount, isAllowed, added) {
      const paths = files.flatMap(file => changed_files_pathsOf(file).flatMap(path => isAllowed(path) ? [] : {
        path,
        file
      }));
      const own = paths.filter(({path}) => added?.has(path) ?? true);
      if (own.length > 0) return {
        kind: "out-of-scope",
        paths: own,
        isEarlier: false
      };
      if (files.length < fileCount || files.length >= MAX_LISTED_FILES && files.length !== fileCount) {
        const why = `GitHub only lists ${text_formatNumber(files.length)} of its files; check the others yourself, or ask for a smaller change.`;
        return {
          kind: "unknown",
          why
        };
      }
      return paths.length === 0 ? void 0 : {
        kind: "out-of-scope",
        paths,
        isEarlier: true
      };
    }
    const MAX_NAMED = 5;
    const MAX_PATH_LENGTH = 200;
    function scopeProblem(scope, namesPaths) {
      switch (scope.kind) {
       case "out-of-scope":
        {
          const {paths, isEarlier} = scope;
          const names = paths.map(({path}) => text_inBackticks(path, MAX_PATH_LENGTH));
          const count = paths.length === 1 ? "a path" : `${paths.length} paths`;
          const list = namesPaths ? `: ${firstOf(names, MAX_NAMED)}` : "";
          const by = isEarlier ? ", by an earlier request" : "";
          return `The pull request changes ${count} outside \`allowed-paths\`${by}${list}. Review what it changes there.`;
        }

       case "unknown":
        return `\`allowed-paths\` couldn't be checked. ${scope.why}`;
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/pull-request/changes.js
        const changes_MAX_SHOWN_FILES = 300;
    const NO_PULL_REQUEST = "The link from the API isn't the URL of a pull request.";
    const NOT_READ = "The pull request wasn't looked up, because the run was cancelled.";
    async function changes_confirmPullRequest(run, done) {
      const {runner, cancelled} = run;
      const {allowedPaths} = run.inputs;
      const {prLink: url, invalidPrLink} = jobOf(done)?.last ?? {};
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
      const ref = pull_request_parsePullRequestUrl(url);
      if (done.kind !== "ended" || !isNeeded(run, done.target, ref)) return {
        url
      };
      const pull = await readAgentsPull(run, ref);
      if (pull instanceof errors_GitHubError) {
        if (cancelled.aborted) return {
          url,
          mayBeReadLater: true,
          scope: unknown(NOT_READ)
        };
        const what = `Couldn't confirm that ${text_inBackticks(url)} is the agent's pull request`;
        const doubt = pull.explainSent("", {
          what
        });
        if (allowedPaths === void 0) runner.warning(doubt, "Pull request not confirmed");
        return {
          url,
          doubt,
          mayBeReadLater: pull.mayPass || pull.status === 404,
          scope: unknown(doubt)
        };
      }
      if (!needsFiles(run.inputs)) return {
        url,
        confirmed: pull
      };
      const most = allowedPaths === void 0 ? changes_MAX_SHOWN_FILES : MAX_LISTED_FILES;
      const files = await ask(run, pull.repository, client => listChangedFiles(client, pull.number, most));
      if (files instanceof errors_GitHubError) {
        const why = cancelled.aborted ? NOT_READ : files.explainSent("");
        if (allowedPaths === void 0) runner.info(why);
        const confirmed = {
          ...pull,
          files: "unread"
        };
        return {
          url,
          confirmed,
          mayBeReadLater: files.mayPass,
          scope: unknown(why)
        };
      }
      const added = allowedPaths && await addedSince(run, pull, done.target.before?.head);
      const scope = allowedPaths && scopeOf(files, pull.fileCount, allowedPaths, added);
      const atLeast = files.length < most ? files.length : files.length + 1;
      const fileCount = pull.fileCount || atLeast;
      return {
        url,
        confirmed: {
          ...pull,
          fileCount,
          files
        },
        scope
      };
    }
    function isNeeded(run, target, ref) {
      if (needsFiles(run.inputs) || target.before?.head !== void 0) return true;
      return ref !== void 0 && isExpected(run, ref) ? needsNote(run, target, ref.repository) : run.inputs.maxOpenPrs !== void 0;
    }
    async function readAgentsPull(run, ref) {
      const {serverUrl} = run.environment;
      if (ref?.origin !== new URL(serverUrl).origin) {
        const fix = "Only pull requests there can be checked, labeled and reviewed";
        return new errors_GitHubError({
          why: `it isn't one on ${text_inBackticks(serverUrl)}`,
          fix
        });
      }
      const {repository, number} = ref;
      if (!isExpected(run, ref)) {
        const input = text_inBackticks(`pr-repository: ${repository}`);
        const fix = `If the agent works there, set ${input} and, if it is private or gets labels or reviewers, \`github-token\` to a token for both repositories. If it doesn't, check \`project-id\``;
        return new errors_GitHubError({
          why: `it is in ${text_inBackticks(repository)}`,
          fix
        });
      }
      const pull = await ask(run, repository, client => readPullRequest(client, number));
      if (pull instanceof errors_GitHubError) return pull;
      if (isFromAgent(run, pull)) return {
        ...pull,
        repository
      };
      const author = pull.author?.login ?? "ghost";
      const fix = `If only the agent uses that account, set ${text_inBackticks(`agent-login: ${author}`)}`;
      return new errors_GitHubError({
        why: `${text_inBackticks(author)} opened it`,
        fix
      });
    }
    async function addedSince(run, {repository, headSha: head}, base) {
      if (base === void 0 || head === void 0) return;
      const files = await ask(run, repository, client => compare(client, {
        base,
        head
      }));
      if (files instanceof errors_GitHubError || files.length >= MAX_COMPARED_FILES) return;
      return new Set(files.flatMap(changed_files_pathsOf));
    }
    async function ask(run, repository, work) {
      const reading = job_run_withReportTime(run, "read", timed => work(job_run_gitHubOf(timed, repository)));
      return await reading.catch(errors_expectGitHubError);
    }
    //! CONCATENATED MODULE: ./build/step/conclusion.js
        const CONCLUSION_SIGN = {
      pass: "",
      notice: "\u2139\ufe0f ",
      warning: "\u26a0\ufe0f ",
      failure: "\u274c "
    };
    //! CONCATENATED MODULE: ./build/agent-job/report/outcome-table.js
    const ENDED = {
      mayRun: false,
      helpSection: void 0
    };
    const ACTIVE = {
      ...ENDED,
      mayRun: true
    };
    const UNKNOWN = {
      ...ACTIVE,
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
        ...ENDED
      },
      skipped: {
        conclusion: "notice",
        title: "Docs job skipped",
        ...ENDED
      },
      rejected: {
        conclusion: "failure",
        title: "No docs job started",
        ...ENDED
      },
      "not-created": {
        conclusion: "failure",
        title: "No docs job started",
        ...ENDED
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
        title: "Workflow run cancelled, but not the docs job",
        ...ACTIVE
      },
      lost: {
        conclusion: "failure",
        title: "Lost track of the docs job",
        ...ACTIVE
      }
    };
    function withTexts(name, reason, said, title = OUTCOMES[name].title) {
      return {
        name,
        reason,
        conclusion: OUTCOMES[name].conclusion,
        title,
        ...textsFor(said)
      };
    }
    function textsFor(said) {
      if (typeof said === "string") return {
        message: said,
        explanation: said
      };
      if ("explanation" in said) return said;
      return {
        message: formatProblem(said),
        explanation: formatProblem({
          ...said,
          what: void 0
        })
      };
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/advice.js
        const follows = ({result}) => `The result follows here if this repository reports late jobs. Otherwise, look for ${result}.`;
    const gone = ({askAgain, result}) => `Mintlify doesn't know the job anymore. Look for ${result}. If there is none, ${askAgain}.`;
    const nothingToChange = ({ifMissing}) => `The agent opened no pull request, probably because nothing had to change, or because this project takes its changes without one. ${ifMissing}`;
    const CLOSED = "It was closed without a merge. If the change is still needed, reopen it.";
    const reviewAndMerge = ({state}) => {
      if (state === "merged") return "It is merged already.";
      return state === "closed" ? CLOSED : "The docs change once it is reviewed and merged.";
    };
    const reviewOf = what => ({state}) => {
      if (state === "closed") return CLOSED;
      if (state === "merged") return `${what} It is merged already, so ask a maintainer to review it.`;
      return `${what} It needs a careful review before it is merged.`;
    };
    const BY_OUTCOME = {
      started: follows,
      "pr-created": reviewAndMerge,
      "no-pr": nothingToChange,
      archived: void 0,
      failed: void 0,
      "dry-run": void 0,
      skipped: void 0,
      rejected: void 0,
      "not-created": void 0,
      unknown: ({result}) => `Wait a few minutes, then look for ${result}. Only ask again if there is none, because the agent could do the work twice.`,
      "timed-out": names => `The job keeps running. ${follows(names)}`,
      cancelled: names => `The job keeps running. ${follows(names)}`,
      lost: ({result}) => `The job may still be running. Look for ${result}, and ask a maintainer if there is none in an hour.`
    };
    const advice_checkConnection = () => "A maintainer has to check the workflow's connection to Mintlify.";
    const tryLater = what => ({askAgain, wait}) => wait === void 0 ? `${what}. A maintainer has to look at the details.` : `${what}. Wait ${wait}, then ${askAgain}. If that fails too, a maintainer has to look at the details.`;
    const BY_REASON = {
      "agent-event": void 0,
      permission: void 0,
      bot: void 0,
      "max-open-prs": void 0,
      "nothing-merged": void 0,
      "bad-request": () => "A maintainer has to check the workflow, because Mintlify rejected its request.",
      unauthorized: () => "A maintainer has to check the API key and the plan.",
      forbidden: () => "A maintainer has to check what the API key is allowed to do.",
      "not-found": () => "A maintainer has to check the workflow's project, job and API address.",
      "rate-limit": ({askAgain}) => `Mintlify got too many requests in the last hour. Wait an hour, then ${askAgain}.`,
      redirect: advice_checkConnection,
      refused: () => "Mintlify rejected the request. A maintainer has to look at the details.",
      "no-credits": ({askAgain}) => `The organization's Mintlify credits are used up. Once there are new ones, ${askAgain}.`,
      "too-large": ({askAgain}) => `The request is too long for Mintlify. Once it is shorter, ${askAgain}.`,
      "server-error": tryLater("Mintlify had an internal error"),
      unreachable: tryLater("Mintlify couldn't be reached"),
      "no-answer": tryLater("Mintlify didn't respond"),
      "unreadable-answer": advice_checkConnection,
      "invalid-input": void 0,
      "guard-unavailable": tryLater("Couldn't check whether the agent may start"),
      "context-unavailable": tryLater("Couldn't read what the agent should get"),
      "comment-forbidden": void 0,
      "mark-forbidden": () => "A maintainer has to let the workflow set commit statuses.",
      "out-of-scope": reviewOf("It changes more than the workflow allows."),
      "scope-unknown": reviewOf("Couldn't check whether it changes more than the workflow allows."),
      "no-pr": void 0,
      updated: reviewAndMerge,
      unchanged: ({ifMissing}) => `The agent added no commit to it. ${ifMissing}`,
      continued: reviewAndMerge,
      "job-failed": ({askAgain}) => `The agent couldn't finish. Make the request smaller or clearer, then ${askAgain}.`,
      archived: names => names.state === void 0 ? `It was archived in Mintlify before it was done. If the change is still needed, ${names.askAgain}.` : reviewOf("The job was archived in Mintlify, so this pull request may be incomplete.")(names),
      timeout: ({askAgain}) => `There was no time left for it. Wait a while, then ${askAgain}.`,
      cancelled: ({askAgain}) => `The workflow run was cancelled first. If the change is still needed, ${askAgain}.`
    };
    const NOT_CONFIRMED = "GitHub didn't confirm that the agent opened this pull request: the details say why. Ask a maintainer before you rely on it.";
    function advice_adviceMarkdown(run, outcome) {
      const {name, reason, pullRequest, job, done} = outcome;
      const {mayRun, conclusion} = OUTCOMES[name];
      const isUnseen = done_wasNeverSeen(done.target, job);
      const isUnsure = isUnseen || done.kind === "timed-out" && done.error !== void 0;
      const ofOutcome = isGone(done) ? gone : BY_OUTCOME[mayRun && isUnsure ? "lost" : name];
      const advice = reason === void 0 || mayRun || name === "no-pr" ? ofOutcome : BY_REASON[reason];
      const isRequest = done.target?.kind !== "follow";
      const {before} = done.target ?? {};
      const mayBeNew = isRequest && before === void 0;
      const prLink = mayBeNew ? void 0 : job?.prLink || before?.url || void 0;
      const latest = markdown_link("the agent's latest pull requests", searchUrl(run, isUnseen || before !== void 0));
      const result = prLink === void 0 ? `its pull request among ${latest}` : `a new commit in ${markdown_link(prLink, prLink)}`;
      const state = pullRequest?.confirmed?.state;
      const resends = isRequest && conclusion === "failure" && !mayRun && run.inputs.include.includes("merges");
      const askAgain = howToAskAgain(resends, isRequest ? run.event : void 0);
      const where = isRequest && run.event.label !== void 0 ? "in the description " : "";
      const ifMissing = `If something is missing, say ${where}which page should say what, then ${askAgain}.`;
      const said = advice?.({
        askAgain,
        ifMissing,
        result,
        state,
        wait: outcome.wait
      }) ?? "";
      if (pullRequest?.doubt === void 0) return said;
      return name === "pr-created" ? NOT_CONFIRMED : `${said} ${NOT_CONFIRMED}`;
    }
    function howToAskAgain(resends, {label, comment, command} = {}) {
      if (label !== void 0) return `add the label ${cell(label)} again`;
      if (comment?.kind === "review") return "submit another review";
      if (command !== void 0) return `comment again, starting with ${cell(command)}`;
      if (comment !== void 0) return "comment again";
      return resends ? "wait for the next run, which sends the merges" : "ask a maintainer to start a new job";
    }
    function searchUrl(run, isEver) {
      const {environment, event, startedAt} = run;
      const since = Math.min(event.happenedAt ?? startedAt, startedAt);
      const created = isEver ? "" : ` created:>=${new Date(since).toISOString().slice(0, 19)}Z`;
      const query = new URLSearchParams({
        q: `is:pr head:${AGENT_BRANCH}${created}`
      });
      return `${environment.serverUrl}/${pullRequestRepository(run)}/pulls?${query}`;
    }
    //! CONCATENATED MODULE: ./build/agent-job/pull-request/site-code.js
        const CODE = /\.(?:[cm]?js|[jt]sx?|css)$/iu;
    const PAGE = /\.mdx?$/iu;
    const CONFIG = /(?:^|\/)(?:docs|mint)\.json$/iu;
    const LINK = [ "adds a `javascript:` link", /javascript:/u ];
    const PAGE_SIGNS = [ [ "exports code", /^export\b/u ], [ "imports code", /^import\b(?! [\w\s{},*$]+['"][^'"]*\.mdx?['"];?\s*$)/u ], [ "adds a script", /<\s?script\b/iu ], [ "adds a style", /<\s?(?:style|link)\b/u ], [ "embeds another page", /<\s?(?:iframe|object|embed)\b/iu ], [ "adds an event handler", /(?:^|[\s"'}/])on[a-z]+\s*=\s*["'{]/iu ], LINK, [ "sets HTML that React doesn't check", /dangerouslySetInnerHTML/iu ] ];
    const CONFIG_SIGNS = [ [ "adds a script", /<\s?script|\/[^"/]*\.js["?#]/iu ], LINK, [ "takes an API description from another site", /"(?:openapi|source)"\s*:[\s[]*"https?:|^\s*"https?:/u ] ];
    const INTEGRATIONS = /^[^-].*"integrations"\s*:/mu;
    const FENCE = /^[+ -]\s*(?:`{3,}|~{3,}(?!~))([^`\r]*)\r?$/u;
    const CODE_SPAN = /(?<!`)(`+)(?!`)[^`]+\1(?!`)/gu;
    const site_code_MAX_LINE_LENGTH = 10_000;
    function whySiteCode({path, previousPath, change, additions, deletions, patch}) {
      const kind = [ CODE, PAGE, CONFIG ].find(one => one.test(path));
      if (kind === void 0 || change === "deleted") return [];
      if (kind === CODE) return [ path.toLowerCase().endsWith(".css") ? "is a style sheet" : "is a script" ];
      const isOnlyRenamed = previousPath !== void 0 && kind.test(previousPath) && additions + deletions === 0;
      if (patch === void 0) return isOnlyRenamed ? [] : [ "has no diff to read" ];
      const lines = patch.split("\n");
      const isCut = lines.filter(isAdded).length < additions;
      const why = kind === PAGE ? patch.split(/^(?=@@)/mu).flatMap(signsOfPage) : signsIn(lines, CONFIG_SIGNS);
      if (kind === CONFIG && INTEGRATIONS.test(patch)) why.unshift("changes `integrations`, or near it");
      return [ ...new Set(why), ...isCut ? [ "is only partly shown by GitHub" ] : [] ];
    }
    function signsOfPage(hunk) {
      const [head = "", ...lines] = hunk.split("\n");
      const fences = lines.filter(line => FENCE.test(line));
      const [first = ""] = fences.filter(line => !isRemoved(line));
      let isCode = !/^@@ -\S+ \+[01]\b/u.test(head) && FENCE.exec(first)?.[1]?.trim() === "";
      const exposed = lines.filter(line => {
        if (!isRemoved(line) && FENCE.test(line)) isCode = !isCode;
        return !isCode;
      });
      const more = fences.filter(isAdded).length;
      const less = fences.filter(isRemoved).length;
      const isUneven = (more + less) % 2 === 1 || less > more;
      return [ ...signsIn(exposed, PAGE_SIGNS), ...isUneven ? [ "changes where an example starts or ends" ] : [] ];
    }
    const isAdded = line => line.startsWith("+");
    const isRemoved = line => line.startsWith("-");
    function signsIn(lines, signs) {
      const added = lines.filter(isAdded).map(line => line.slice(1, site_code_MAX_LINE_LENGTH).replace(/^\uFEFF/u, ""));
      const texts = added.flatMap(line => line.replace(CODE_SPAN, " ").split("\r"));
      return signs.flatMap(([why, sign]) => texts.some(text => sign.test(text)) ? why : []);
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/changes-markdown.js
        function sizeOfChanges(pullRequest) {
      if (pullRequest?.confirmed === void 0) return [];
      const {state, fileCount, additions, deletions} = pullRequest.confirmed;
      const size = `${text_formatCount(fileCount, "file")}, ${signed(additions, deletions)}`;
      return state === "open" ? [ size ] : [ size, state ];
    }
    function pathTable(pullRequest) {
      const {confirmed, scope} = pullRequest ?? {};
      if (scope?.kind === "out-of-scope") {
        const rows = scope.paths.map(({path, file}) => [ cell(path), changeOf(file) ]);
        return table([ "Outside `allowed-paths`", "Change" ], firstRows(rows, MAX_ROWS));
      }
      const {files = [], fileCount} = confirmed ?? {};
      if (files === "unread" || files.length === 0) return "";
      const rows = files.map(file => [ namesOf(file), changeOf(file) ]);
      return table([ "Changed file", "Change" ], firstRows(rows, MAX_ROWS, fileCount));
    }
    const MAX_ROWS = 10;
    function checkBeforeMerging(pullRequest) {
      const {confirmed} = pullRequest ?? {};
      if (confirmed?.files === void 0 || confirmed.state === "closed") return "";
      const {files, fileCount, state} = confirmed;
      const check = state === "merged" ? `${CHECK}:**` : `${CHECK} before merging:**`;
      if (files === "unread") return `${check} the changed files couldn't be read.`;
      const named = files.flatMap(file => {
        const why = whySiteCode(file).join(", ");
        return why === "" ? [] : `${cell(file.path)} ${messageMarkdown(why)}`;
      });
      const more = named.length - MAX_ROWS;
      const unread = fileCount - files.length;
      const parts = [ ...named.slice(0, MAX_ROWS), ...more > 0 ? [ `${text_formatCount(more, "more file")} can run code` ] : [], ...unread > 0 ? [ `${text_formatCount(unread, "file")} couldn't be read` ] : [] ];
      return parts.length === 0 ? "" : `${check} ${parts.join("; ")}.`;
    }
    const CHECK = "**Check";
    function withCheck(text, line) {
      const others = text.split("\n").filter(one => !one.startsWith(CHECK));
      return markdown_paragraphs(others.join("\n").trim(), line);
    }
    function namesOf({path, previousPath}) {
      return previousPath === void 0 ? cell(path) : `${cell(previousPath)} \u2192 ${cell(path)}`;
    }
    function changeOf({change, additions, deletions}) {
      const lines = signed(additions, deletions);
      return change === "modified" ? lines : `${change}, ${lines}`;
    }
    function signed(additions, deletions) {
      return `+${text_formatNumber(additions)} \u2212${text_formatNumber(deletions)}`;
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/plan-markdown.js
        function planMarkdown(run, done) {
      const {inputs, event, prompt} = run;
      const {wait, prLabels, prReviewers} = inputs;
      const {target, job, included} = done;
      const issue = job_run_issueToComment(run);
      const isNew = target.kind === "create";
      const sendsPrompt = isNew || target.kind === "message";
      const addsToPullRequest = wait && (target.kind !== "message" || job?.prLink === void 0);
      const where = isNew ? ` in project ${cell(inputs.projectId)}` : "";
      const plan = `${messageMarkdown(capitalized(formatPlan(done)))}${where}.`;
      const limit = formatDuration(inputs.timeoutMinutes * 60_000);
      const steps = [ issue && target.kind !== "resume" && `React with \u{1f440} on ${codeSpan(`#${issue.number}`)}.`, sendsPrompt && prompt ? `${plan} ${whatIsSent(prompt.bytes, included?.bytes)}` : plan, included?.mark && "Mark these merges with a commit status, so that the next run starts after them.", wait ? `Wait until the job ends, at most ${limit}.` : "Not wait for the job.", wait && inputs.allowedPaths && "Compare the pull request with `allowed-paths`.", addsToPullRequest && prLabels.length > 0 && `Add labels to the pull request: ${prLabels.map(cell).join(", ")}.`, addsToPullRequest && prReviewers.length > 0 && "Request the reviews of `pr-reviewers`.", wait && needsNote(run, target, pullRequestRepository(run)) && "Comment on the pull request, so that a later run can continue the job.", issue && `Comment on ${codeSpan(`#${issue.number}`)}.`, inputs.removeLabel && event.issue && event.label !== void 0 && `Remove the label ${cell(event.label)}.` ].filter(step => typeof step === "string");
      return [ "A run would:", "", ...steps.map((step, index) => `${index + 1}. ${step}`), "", "A dry run only reads, so it doesn't check whether the API key has the `write` scope, whether credits are left, or whether the token can write." ].join("\n");
    }
    function whatIsSent(promptBytes, includedBytes) {
      const data = includedBytes === void 0 ? "" : ` and is followed by ${text_formatCount(includedBytes, "byte")} of data from GitHub (\`include\`, and lines that mark it as data)`;
      return `The prompt has ${text_formatCount(promptBytes, "byte")}${data}.`;
    }
    function formatPlan({target: {kind}, job}) {
      if (kind === "create" || job === void 0) return "create a job";
      const {id, status} = job;
      const name = `job ${text_inBackticks(id)}, which is ${STATUSES.includes(status) ? status : text_inBackticks(status)}`;
      switch (kind) {
       case "message":
        return agent_jobs_endOf(job) === void 0 ? `wait for ${name}, and then send it the prompt` : `send the prompt to ${name}`;

       case "resume":
        return `resume ${name} and got the prompt in an earlier attempt of this run`;

       case "follow":
        return `follow ${name}`;
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/markdown.js
        function markdown_summaryMarkdown(run, outcome, {pulls, missing} = {
      pulls: [],
      missing: []
    }) {
      const {done} = outcome;
      const {prompt} = run;
      const {parts, bytes} = done.included ?? {};
      const isDryRun = outcome.name === "dry-run";
      const sent = parts ? includedTable(parts) : "";
      const {open = []} = done.kind === "skipped" ? done.skip : {};
      const details = facts({
        ...sharedFacts(run, outcome),
        "Merged with it": [ ...pulls.map(pullRequestLink), ...missing.map(messageMarkdown) ].join(", "),
        Prompt: prompt && text_formatCount(prompt.bytes, "byte"),
        "Prompt SHA-256": prompt && codeSpan(prompt.sha256),
        "Data from GitHub": bytes ? text_formatCount(bytes, "byte") : ""
      });
      const text = markdown_paragraphs(heading(outcome), explanationMarkdown(run, outcome), checkBeforeMerging(outcome.pullRequest), metaLine(run, outcome), isDryRun ? sent : "", pathTable(outcome.pullRequest), openPullRequestsTable(open, run.clock.now()), folded("Details", markdown_paragraphs(details, isDryRun ? "" : sent)));
      return `${text}\n`;
    }
    function commentMarkdown(run, outcome, earlier = "") {
      const paths = pathTable(outcome.pullRequest);
      const details = markdown_paragraphs(explanationMarkdown(run, outcome), facts(sharedFacts(run, outcome, earlier)));
      const meta = metaLine(run, outcome, environment_runUrl(run.environment));
      const advice = markdown_paragraphs(advice_adviceMarkdown(run, outcome), checkBeforeMerging(outcome.pullRequest));
      return markdown_paragraphs(heading(outcome), advice, paths, meta, folded("Details", details));
    }
    function markdown_helpUrl({environment}, outcome) {
      const {name, reason, conclusion} = outcome;
      if (conclusion === "pass") return;
      return environment_troubleshootingUrl(environment, OUTCOMES[name].helpSection ?? reason);
    }
    function heading({name, conclusion, title, pullRequest}) {
      const {url, confirmed} = pullRequest ?? {};
      const label = confirmed && `${confirmed.repository}#${confirmed.number} ${text_oneLine(confirmed.title, MAX_CELL_LENGTH)}`;
      const linked = url === void 0 ? "" : `: ${markdown_link(label ?? url, url)}`;
      const exists = OUTCOMES[name].mayRun || url !== void 0;
      const sign = CONCLUSION_SIGN[conclusion === "failure" && exists ? "warning" : conclusion];
      return [ `${sign}**${title}${linked}**`, ...sizeOfChanges(pullRequest) ].join(" \xb7 ");
    }
    function explanationMarkdown(run, {done, explanation, pullRequest}) {
      if (done.kind === "dry-run") return planMarkdown(run, done);
      if (done.kind === "invalid") return done.problems.map(({message}) => `- ${messageMarkdown(message)}`).join("\n");
      const {scope, doubt = ""} = pullRequest ?? {};
      const problem = scope === void 0 ? doubt : scopeProblem(scope, false);
      return markdown_paragraphs(messageMarkdown(explanation), messageMarkdown(problem));
    }
    function metaLine(run, outcome, url) {
      const {environment, clock, startedAt, event} = run;
      const actor = outcome.name === "skipped" ? void 0 : event.actor;
      const elapsedMs = clock.now() - startedAt;
      const parts = [ actor && `${REQUESTED_BY} ${personLink(environment, actor.login)}${howAsked(event)}`, elapsedMs >= SHORTEST_SHOWN_MS && `reported after ${formatDuration(elapsedMs)}`, url && markdown_link("workflow run", url) ];
      return capitalized(parts.filter(Boolean).join(" \xb7 "));
    }
    const SHORTEST_SHOWN_MS = 1_000;
    const REQUESTED_BY = "Requested by";
    const WITH_LABEL = " with the label ";
    function howAsked({label, command}) {
      if (label !== void 0) return `${WITH_LABEL}${cell(label)}`;
      return command === void 0 ? "" : ` with ${cell(command)}`;
    }
    function requestIn(comment) {
      const [, by = "", how = ""] = new RegExp(`^${REQUESTED_BY} (\\S{1,500})( with .{1,300})?`, "mu").exec(comment) ?? [];
      const [, person, bot] = /^\[.*\]\(.*\/([\w-]+)\)$|^`([\w-]+\[bot\])`$/u.exec(by) ?? [];
      const login = person ?? bot;
      const isLabel = how.startsWith(WITH_LABEL);
      const [, , given] = /^[^`]*(`+) ?(.*?) ?(?<!`)\1(?!`)/u.exec(how) ?? [];
      return {
        actor: login === void 0 ? void 0 : {
          login,
          isBot: false
        },
        label: isLabel ? given : void 0,
        command: isLabel ? void 0 : given
      };
    }
    function personLink({serverUrl}, login) {
      const name = text_oneLine(login, MAX_CELL_LENGTH);
      return /^[\w-]+$/u.test(login) ? markdown_link(name, `${serverUrl}/${login}`) : codeSpan(name);
    }
    function sharedFacts(run, outcome, earlier = "") {
      const {name, reason, job, jobId, pullRequest, done} = outcome;
      const {repository = ""} = job ?? {};
      const {confirmed} = pullRequest ?? {};
      const inTitle = confirmed && `${run.environment.serverUrl}/${confirmed.repository}`;
      const {waitedMs = 0} = done.target ?? {};
      const {diffHead} = done.included ?? {};
      const help = markdown_helpUrl(run, outcome);
      return {
        Outcome: codeSpan(name),
        Reason: reason && codeSpan(reason),
        Help: help && markdown_link("troubleshooting page", help),
        Job: jobId && cell(jobId),
        [DIFF]: diffHead ? cell(diffHead) : factIn(earlier, DIFF),
        [WAITED]: jobId && waitedMs >= SHORTEST_SHOWN_MS ? formatDuration(waitedMs) : factIn(earlier, WAITED),
        Model: job?.model && cell(job.model),
        Repository: repository && repository !== inTitle ? markdown_link(repository, repository) : "",
        Branch: job?.ref && cell(job.ref)
      };
    }
    const DIFF = "Diff up to";
    const WAITED = "Waited for an earlier prompt";
    function factIn(comment, name) {
      const [, value] = new RegExp(`^\\| ${name} \\| (.*) \\|\\s*$`, "mu").exec(comment) ?? [];
      return value?.replaceAll("\\|", "|");
    }
    function pullRequestLink({number, title, url}) {
      return markdown_link(`#${number} ${text_oneLine(title, MAX_CELL_LENGTH)}`, url);
    }
    function includedTable(parts) {
      return table([ "`include`", "Content", "Bytes", "Left out" ], parts.map(({part, what, bytes, leftOut}) => [ codeSpan(part), plain(what), text_formatNumber(bytes), messageMarkdown(text_oneLine(leftOut.join(" "))) ]));
    }
    const MAX_OPEN_ROWS = 100;
    function openPullRequestsTable(open, now) {
      if (open.length === 0) return "";
      const rows = open.map(pull => [ pullRequestLink(pull), age(now - (pull.createdAt ?? now)) ]);
      return table([ "Open pull request", "Open for" ], firstRows(rows, MAX_OPEN_ROWS));
    }
    function age(ms) {
      return ms < DAY_MS ? "less than a day" : text_formatCount(Math.floor(ms / DAY_MS), "day");
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/outcome-texts.js
        function textsOf(done, linked, inputs) {
      switch (done.kind) {
       case "started":
        return started(done);

       case "ended":
        return ended(done, linked, inputs);

       case "timed-out":
        return withTexts("timed-out", "timeout", timedOut(done, inputs.timeoutMinutes * 60_000));

       case "cancelled":
        {
          const what = `The step was stopped, but job ${text_inBackticks(done.job.id)} wasn't`;
          return withTexts("cancelled", "cancelled", `${what}. ${toFollow(done)}.`);
        }

       case "lost":
        {
          const {error, job, target} = done;
          if (isGone(done)) {
            const fix = "Look for its pull request, and start a new run if there is none";
            const what = `Couldn't find job ${text_inBackticks(job.id)} anymore`;
            return withTexts("lost", error.policy.reason, error.explain(what, fix));
          }
          const how = target.ledToPullRequest === true ? "led to a pull request before" : "may still be running";
          const what = `Job ${text_inBackticks(job.id)} ${how}, but can't be polled anymore`;
          return withTexts("lost", error.policy.reason, error.explain(what, toFollow(done)));
        }

       case "skipped":
        return skipped(done.skip, inputs);

       case "dry-run":
        return withTexts("dry-run", void 0, `Dry run, nothing was sent. A run would ${formatPlan(done)}.`);

       case "invalid":
        {
          const text = [ "No job was created.", ...done.problems.map(({message}) => message) ].join(" ");
          return withTexts("not-created", "invalid-input", text);
        }

       case "rejected":
       case "not-created":
        return notAccepted(done);

       case "unknown":
        return unknown(done);
      }
    }
    function nothingSent({kind, jobId}) {
      if (jobId === void 0) return [ OUTCOMES["not-created"].title, "no job was created" ];
      const job = `job ${text_inBackticks(jobId)}`;
      return kind === "follow" ? [ "Couldn't follow the docs job", `couldn't follow ${job}` ] : [ "No message sent to the docs job", `no message was sent to ${job}` ];
    }
    function toFollow(done) {
      const instead = done.target.kind === "follow" ? "" : " instead of the prompt and `include`";
      const again = `again with ${text_inBackticks(`job-id: ${done.job.id}`)}${instead} to pick it up`;
      const problem = "error" in done ? done.error?.problem : void 0;
      return problem && !problem.isTransient ? `${problem.fix}, then run ${again}` : `Run ${again}`;
    }
    function started(done) {
      const {job, target} = done;
      const id = text_inBackticks(job.id);
      const rest = `not waiting (\`wait: false\`). ${toFollow(done)}.`;
      const say = (what, title) => withTexts("started", void 0, {
        message: `${what}; ${rest}`,
        explanation: capitalized(rest)
      }, title);
      switch (target.kind) {
       case "message":
        return say(`Message sent to job ${id}${afterWaiting(target)}`, "Message sent to the docs job");

       case "follow":
       case "resume":
        return say(`Job ${id} is ${job.last.status}`, "Docs job still running");

       case "create":
        return say(`Job ${id} started`);
      }
    }
    function afterWaiting({kind, waitedMs = 0}) {
      const what = kind === "create" ? "an earlier job" : "an earlier prompt";
      return waitedMs === 0 ? "" : ` after waiting ${formatDuration(waitedMs)} for ${what}`;
    }
    const MAX_INVALID_LINK = 200;
    function ended({job, target}, linked, {ifNoPr}) {
      const {prLink, invalidPrLink} = job.last;
      const name = `Job ${text_inBackticks(job.id)}`;
      switch (hasEarlierResult(target, job.last) ? "completed" : agent_jobs_endOf(job.last)?.status) {
       case "archived":
        return withTexts("archived", "archived", `${name} was archived in Mintlify.`);

       case "failed":
        return withTexts("failed", "job-failed", {
          what: `${name} failed`,
          why: "the agent ran into an error that it couldn't recover from",
          fix: "Open the job on the dashboard, then start a new run with a narrower prompt"
        });

       case "completed":
       case void 0:
        {
          if (prLink !== void 0) return pullRequest(job, prLink, target, linked);
          const why = invalidPrLink === void 0 ? "no file had to change, or the deployment is set to push without pull requests" : `the API returned a link that is not an http(s) URL, \u201c${text_oneLine(invalidPrLink, MAX_INVALID_LINK)}\u201d`;
          const fix = "Check the job on the dashboard, or set `if-no-pr: ignore` if no pull request is needed";
          const what = `${name} completed without a pull request`;
          const problem = {
            what,
            why,
            ...ifNoPr !== "ignore" && {
              fix
            }
          };
          const conclusion = {
            ignore: "pass",
            warn: "warning",
            error: "failure"
          }[ifNoPr];
          return {
            ...withTexts("no-pr", ifNoPr === "ignore" ? void 0 : "no-pr", problem),
            conclusion
          };
        }
      }
    }
    function changeOfEarlier(target, linked) {
      if (!wasThereBefore(target)) return;
      if (target?.change !== void 0) return target.change;
      const headNow = target?.after?.head ?? linked?.confirmed?.headSha;
      const headBefore = target?.before?.head;
      if (headBefore === void 0 || !headNow) return "continued";
      return headNow.startsWith(headBefore) ? "unchanged" : "updated";
    }
    function pullRequest({id}, prLink, target, linked) {
      const say = (what, title, reason) => withTexts("pr-created", reason, {
        message: `${what}: ${prLink}`,
        explanation: ""
      }, title);
      const change = changeOfEarlier(target, linked);
      if (change !== void 0) {
        const how = change === "unchanged" ? ", without a new commit" : "";
        return say(`Pull request ${change}${how}`, `Docs pull request ${change}`, change);
      }
      if (target.kind !== "resume") return say("Pull request opened");
      const title = "Docs pull request from an earlier attempt";
      return say(`Pull request from job ${text_inBackticks(id)} of an earlier attempt`, title);
    }
    function timedOut(done, timeoutMs) {
      const {job, error} = done;
      const name = `job ${text_inBackticks(job.id)}`;
      if (error !== void 0) {
        const what = `Timed out; ${name} may still be running, but its last status check failed`;
        return error.explain(what, toFollow(done));
      }
      const limit = formatDuration(timeoutMs);
      return job.last === void 0 ? `Timed out after ${limit} without a new status of ${name}, which may still be running. ${toFollow(done)}.` : `${capitalized(name)} is still running after ${limit}; stopped waiting. ${toFollow(done)}, or increase \`timeout-minutes\`.`;
    }
    const MAX_LISTED = 5;
    function skipped({guard, why, open = [], conclusion = OUTCOMES.skipped.conclusion}, {dryRun}) {
      const urls = open.map(({url}) => url);
      const text = urls.length === 0 ? why : `${why} ${firstOf(urls, MAX_LISTED)}`;
      const explanation = capitalized(why);
      if (!dryRun) return {
        ...withTexts("skipped", guard, {
          message: `Skipped: ${text}`,
          explanation
        }),
        conclusion
      };
      const message = `Dry run, nothing was sent. A run would be skipped: ${text}`;
      return withTexts("dry-run", guard, {
        message,
        explanation
      }, "Dry run: the job would be skipped");
    }
    function notAccepted(done) {
      const [title, what] = nothingSent(done.target);
      const say = (reason, said) => withTexts(done.kind, reason, said, title);
      if (done.kind === "not-created" && done.reason !== void 0) {
        const {reason, error} = done;
        const also = reason === "comment-forbidden" ? ", and the comment would fail too" : "";
        const isReading = reason === "comment-forbidden" && error.permission === pull_request_READ_PULL_REQUESTS;
        const missing = isReading ? WRITE_PULL_REQUESTS : reason === "mark-forbidden" && error.permission;
        const fix = missing ? {
          fix: fixOfPermission(missing)
        } : {};
        const message = error.explain(`${also}, so ${what}`, fix);
        return say(reason, {
          message,
          explanation: error.explain("", fix)
        });
      }
      const {error, target} = done;
      if (error === "cancelled") return say(error, `The run was cancelled, and ${what}.`);
      if (error === "timeout") return say(error, `Timed out${afterWaiting(target)}, and ${what}. Increase \`timeout-minutes\`.`);
      return say(error.policy.reason, {
        ...error.problem,
        what: capitalized(what)
      });
    }
    function unknown(done) {
      const {error, isCancelled, target, hasUnmarkedMerges = false} = done;
      const {jobId} = target;
      const {why, request} = error === "killed" ? {
        why: "the step was killed before the response arrived"
      } : error.problem;
      const reason = isCancelled || error === "killed" ? "cancelled" : error.policy.reason;
      const [title, what, fix] = jobId === void 0 ? [ OUTCOMES.unknown.title, "Couldn't confirm that the job was created", "The request wasn't retried, because a retry could create a second pull request; check the dashboard before you run again" ] : [ "Message may have been sent to the docs job", `Couldn't confirm that the message to job ${text_inBackticks(jobId)} was sent`, "The message wasn't sent again, because the agent could do the work twice; check the job on the dashboard before you run again" ];
      const isOdd = error !== "killed" && error.failed.failure === "unreadable-answer";
      const connection = isOdd ? ", and `base-url` and the proxy" : "";
      const again = hasUnmarkedMerges ? "; the next run sends these merges again" : "";
      return withTexts("unknown", reason, {
        what,
        why,
        fix: `${fix}${connection}${again}`,
        request
      }, title);
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/outcome.js
        const MAX_MESSAGE_LENGTH = 4_000;
    function outcome_outcomeOf(done, pullRequest, run) {
      const {inputs} = run;
      const texts = textsOf(done, pullRequest, inputs);
      const job = jobOf(done);
      const outcome = {
        ...texts,
        message: text_oneLine(texts.message, MAX_MESSAGE_LENGTH),
        explanation: text_oneLine(texts.explanation, MAX_MESSAGE_LENGTH),
        jobId: job?.id,
        job: job?.last,
        pullRequest,
        done,
        wait: waitFor(done)
      };
      const scope = pullRequest?.scope;
      if (scope === void 0) return outcome;
      const problem = scopeProblem(scope, true);
      const gap = outcome.message.endsWith(".") ? " " : ". ";
      const isOutside = scope.kind === "out-of-scope";
      const isEarlier = isOutside && scope.isEarlier;
      const isFailure = !isEarlier && inputs.ifOutOfScope === "error";
      const isFound = job_run_issueToComment(run) !== void 0 || isFoundUncommented(run, done);
      const missing = inputs.comment ? "`issue-number`" : "`comment: true`";
      const again = isFailure && !isFound ? ` Without ${missing}, a re-run sends the prompt again.` : "";
      const message = text_oneLine(`${outcome.message}${gap}${problem}${again}`, MAX_MESSAGE_LENGTH);
      if (OUTCOMES[outcome.name].conclusion === "failure") return {
        ...outcome,
        message
      };
      const title = isOutside ? "Docs pull request out of scope" : "Docs pull request couldn't be checked";
      return {
        ...outcome,
        reason: isOutside ? "out-of-scope" : "scope-unknown",
        conclusion: isFailure || outcome.conclusion === "failure" ? "failure" : "warning",
        title: outcome.name === "pr-created" && !isEarlier ? title : outcome.title,
        message
      };
    }
    function waitFor(done) {
      const error = done.kind === "not-created" ? done.error : void 0;
      const {mayPass = true, retryAfterMs: ms = 0} = error instanceof errors_GitHubError ? error : {};
      if (!mayPass) return;
      return ms <= A_FEW_MINUTES_MS ? "a few minutes" : formatDuration(Math.ceil(ms / 60_000) * 60_000);
    }
    const A_FEW_MINUTES_MS = 18e4;
    //! CONCATENATED MODULE: ./build/agent-job/comment/reaction.js
        //! CONCATENATED MODULE: ./build/agent-job/pull-request/labels-and-reviewers.js
    async function addLabelsAndReviewers(run, {pullRequest, done}) {
      const {inputs, runner, cancelled} = run;
      const {confirmed} = pullRequest ?? {};
      if (confirmed?.isOpen !== true || cancelled.aborted || wasThereBefore(done.target)) return;
      const {repository, number} = confirmed;
      const {logins, teams, problems} = reviewersOf(run, confirmed);
      const failures = await job_run_withReportTime(run, "write", timed => {
        const client = job_run_gitHubOf(timed, repository);
        return Promise.all([ whyNotDone("pr-labels", addLabels(client, number, inputs.prLabels)), whyNotDone("pr-reviewers", requestReviewers(client, number, logins, teams)) ]);
      });
      const said = [ ...failures, ...problems ].join(" ").trim();
      if (said !== "" && !cancelled.aborted) runner.warning(said, "Labels or reviewers missing");
    }
    async function whyNotDone(input, change) {
      const error = await change.catch(errors_expectGitHubError);
      if (!(error instanceof errors_GitHubError)) return "";
      const orTeam = input === "pr-reviewers" ? ", or a team that the token can't see," : "";
      const fix = `Check \`${input}\`: one invalid entry${orTeam} makes GitHub reject all of them`;
      return error.explainSent("", error.status === 422 ? {
        fix
      } : {});
    }
    function reviewersOf(run, {repository, author}) {
      const {owner} = ownerAndName(repository);
      const logins = new Map;
      const teams = [];
      const problems = [];
      for (const reviewer of run.inputs.prReviewers) if (reviewer.kind !== "team") {
        const login = reviewer.kind === "person" ? reviewer.login : personOf(run);
        if (login !== void 0 && !names_isSameName(author?.login, login)) logins.set(login.toLowerCase(), login);
      } else if (names_isSameName(reviewer.owner, owner)) teams.push(reviewer.slug); else {
        const team = text_inBackticks(`${reviewer.owner}/${reviewer.slug}`);
        problems.push(`${team} can't review in ${text_inBackticks(repository)}, because it isn't a team of ${text_inBackticks(owner)}.`);
      }
      return {
        logins: [ ...logins.values() ],
        teams,
        problems
      };
    }
    function personOf({event: {issue, push, actor}}) {
      const author = push === void 0 || issue === void 0 ? actor : issue.author;
      return author?.isBot === true ? void 0 : author?.login;
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/note.js
        const JOB_NOT_AFFECTED = ", but the job itself isn't affected";
    async function writeNote(run, outcome, {marker, requestUrl, isNeeded, reportedOn, mayExist}) {
      const {confirmed} = outcome.pullRequest ?? {};
      if (confirmed === void 0 || !isOwnRepository(run, confirmed.repository)) return;
      const {files, isOpen, number} = confirmed;
      if (files === void 0 && !isNeeded) return;
      const line = checkBeforeMerging(outcome.pullRequest);
      const saysWhatToCheck = line !== "" && files !== "unread";
      const isNews = isOpen && (isNeeded || saysWhatToCheck) && number !== reportedOn;
      const verb = outcome.done.target?.before === void 0 ? "opened" : "worked on";
      const issue = {
        kind: "pull-request",
        number
      };
      const sentence = `${NOTE} ${verb} this pull request for ${markdown_link("this request", requestUrl)}.`;
      const revise = ({marker: earlier, body}) => earlier.job === marker.job && isNote(body) ? signedBody(run, issue, withCheck(withoutMarker(body), line), earlier) : void 0;
      const {temporaryError} = await writeComment(run, issue, isNews ? signedBody(run, issue, markdown_paragraphs(sentence, line), marker) : void 0, mayExist ? revise : void 0, JOB_NOT_AFFECTED);
      return temporaryError;
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/outputs.js
        async function reportOnGitHub(run, outcome, mayBeReported) {
      const {jobId, done} = outcome;
      const [isCommented, noteError] = await Promise.all([ writeReportComment(run, outcome, mayBeReported), writeNote(run, outcome, {
        marker: marker_markerOf(run, jobId, done),
        requestUrl: run.event.issue?.url || environment_runUrl(run.environment),
        isNeeded: needsNote(run, done.target, run.environment.repository),
        reportedOn: job_run_issueToComment(run)?.number,
        mayExist: mayBeReported || wasThereBefore(done.target)
      }), removeTriggerLabel(run), addLabelsAndReviewers(run, outcome) ]);
      return isCommented && noteError === void 0;
    }
    async function writeReportComment(run, outcome, mayBeReported) {
      const {inputs, event, runner} = run;
      const {name, conclusion, jobId, job, done, pullRequest} = outcome;
      const isWritten = advice_adviceMarkdown(run, outcome) !== "";
      if (!inputs.comment || !(isWritten || done.kind === "dry-run") || isKnownBetter(outcome)) return true;
      const issue = job_run_issueOfRun(run);
      if (issue === void 0 && event.push !== void 0 && run.cancelled.aborted) return false;
      if (issue === void 0) {
        const why = `the \`${event.name}\` event has no issue or pull request`;
        const fix = "If it never has one, set `issue-number`, or remove `comment`";
        const again = ofRerun(run, done) === "" ? "" : " A re-run would send the prompt again.";
        runner.notice(`Nothing to comment on, because ${why}. ${fix}.${again}`, "No comment");
        return true;
      }
      if (!isWritten) return true;
      const mayBeWrong = done.target?.kind === "follow" && job === void 0;
      const named = ("job" in done || done.target?.kind === "resume") && !mayBeWrong ? jobId : void 0;
      const marker = marker_markerOf(run, named, done);
      const revise = ({marker: earlier, body}) => {
        if (isNote(body) || !isReportOf(marker, done.target, earlier)) return;
        const isActive = isOpen(marker);
        const keepsResult = earlier.prompt !== "" && marker_hasLed(earlier);
        const now = keepsResult ? {
          state: isActive ? "reopened" : "done"
        } : {
          state: isActive ? "open" : marker.state,
          isReplaced: marker.isReplaced
        };
        const text = commentMarkdown({
          ...run,
          event: {
            ...event,
            ...requestIn(body)
          }
        }, outcome, body);
        return signedBody(run, issue, text, {
          ...earlier,
          ...now
        });
      };
      const passed = name === "pr-created" && conclusion !== "failure";
      const isUnchanged = passed && changeOfEarlier(done.target, pullRequest) === "unchanged";
      const isNews = event.push === void 0 || name !== "no-pr" && !isUnchanged;
      const {id, temporaryError} = await writeComment(run, issue, isNews ? signedBody(run, issue, commentMarkdown(run, outcome), marker) : void 0, mayBeReported ? revise : void 0, named === void 0 ? "" : JOB_NOT_AFFECTED, ofRerun(run, done));
      if (id !== void 0) {
        runner.setOutput("comment-id", String(id));
        saved_state_saveForPost(runner, {
          isCommented: true
        });
      }
      return temporaryError === void 0;
    }
    function isKnownBetter({name, job, done: {target}}) {
      if (target?.kind !== "resume" || job !== void 0) return false;
      return name === "cancelled" || target.ledToPullRequest === true || target.before?.url === "";
    }
    function ofRerun(run, done) {
      if (isFoundUncommented(run, done) || !("job" in done)) return "";
      return done.target.kind === "message" ? ", and a re-run would send the message again" : ", and a re-run would create another one";
    }
    async function removeTriggerLabel(run) {
      const {event, inputs, runner} = run;
      const {label, issue} = event;
      if (label === void 0 || issue === void 0 || !inputs.removeLabel || inputs.githubToken === "") return;
      const error = await job_run_withReportTime(run, "write", timed => removeLabel(job_run_gitHubOf(timed), issue, label)).catch(errors_expectGitHubError);
      if (!(error instanceof errors_GitHubError)) return;
      runner.warning(error.explainSent(", so remove it yourself before you add it again"), "Label not removed");
    }
    //! CONCATENATED MODULE: ./build/agent-job/run-post.js
        const POST_TIMEOUT_MS = 60_000;
    async function post() {
      await runStep(runPost);
    }
    async function runPost(step) {
      const {environment, clock, runner} = step;
      const saved = readSavedState(environment);
      const {values: inputs} = readInputs(environment, inputRules, runner.redact);
      const {startedAt, prompt, finished, reported, done} = saved;
      if (finished || startedAt === void 0) return 0;
      const event = readEvent(environment.eventName, environment.eventPath);
      const deadline = clock.now() + POST_TIMEOUT_MS;
      return await withRun({
        ...step,
        startedAt
      }, {
        event,
        inputs,
        prompt
      }, deadline, async run => {
        if ((done === void 0 || done.kind === "not-created") && reported === void 0) await removeTriggerLabel(run); else await reportForMain((await withEventIssue(run, {
          isOptional: true
        })).run, saved);
        return 0;
      });
    }
    async function reportForMain(run, saved) {
      const {runner} = run;
      const {reported, isCommented, mark, diffHead} = saved;
      const by = await doneByNow(run, saved);
      const isMarked = "job" in by && mark !== void 0 && await markAccepted(run, by.job.id, mark);
      const done = {
        ...by,
        included: {
          diffHead
        },
        hasUnmarkedMerges: mark !== void 0 && !isMarked
      };
      const now = outcome_outcomeOf(done, await changes_confirmPullRequest(run, done), run);
      const {job, pullRequest} = now;
      const isReported = reported !== void 0 && done.kind !== "ended";
      const outcome = isReported ? {
        ...reported,
        job,
        pullRequest,
        done
      } : now;
      if (reported === void 0) {
        if (outcome.conclusion === "pass") runner.notice(outcome.message, outcome.title); else runner.warning(outcome.message, outcome.title);
        await runner.addSummary(markdown_summaryMarkdown(run, outcome));
      }
      if (isReported && isCommented) await removeTriggerLabel(run); else await reportOnGitHub(run, outcome, true);
    }
    async function doneByNow(run, {done, messageAcceptedAt}) {
      const {jobs, clock, runner} = run;
      if (done?.kind !== "cancelled") return done ?? NOTHING_DONE;
      const {target} = done;
      const {id} = done.job;
      const last = await job_run_withReportTime(run, "read", ({limit}) => jobs.get(id, {
        attempt: 1,
        signal: limit.stop
      })).catch(expectPlatformError);
      if (last instanceof PlatformError) {
        runner.info(last.message);
        runner.debugError(last);
        return done;
      }
      if (isStale(last, messageAcceptedAt, clock.now())) return done;
      const hasEnded = agent_jobs_endOf(last) !== void 0 || hasEarlierResult(target, last);
      return hasEnded ? done_endedWith(target, last) : {
        ...done,
        job: {
          id,
          last
        }
      };
    }
    const NOTHING_DONE = {
      kind: "not-created",
      error: "cancelled",
      target: {
        kind: "create"
      }
    };
  })
};