export const id = 488;

export const ids = [ 488 ];

export const modules = {
  488: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runPost: () => runPost
    });
    var promises_ = __webpack_require__(455);
    var schemas = __webpack_require__(922);
    var api = __webpack_require__(305);
    var lenient = __webpack_require__(71);
    //! CONCATENATED MODULE: ./build/github/pull-request-origin.js
        const Branch = schemas.Ikc({
      ref: (0, lenient.W)(schemas.YjP()),
      repo: (0, lenient.W)(schemas.Ikc({
        full_name: schemas.YjP()
      }))
    });
    const OriginFields = {
      user: (0, lenient.W)(schemas.Ikc({
        login: schemas.YjP()
      })),
      head: (0, lenient.W)(Branch),
      base: (0, lenient.W)(Branch)
    };
    schemas.Ikc(OriginFields);
    function isFromFork({head, base}) {
      return head?.repo !== void 0 && head.repo.full_name !== base?.repo?.full_name;
    }
    function originOf({user, head, base}) {
      const isOwn = head?.repo !== void 0 && head.repo.full_name === base?.repo?.full_name;
      return {
        author: user?.login,
        ownBranch: isOwn ? head.ref : void 0
      };
    }
    //! CONCATENATED MODULE: ./build/github/event.js
        const WRITE_PERMISSION = {
      issue: "issues: write",
      "pull-request": "pull-requests: write",
      unknown: "issues: write or pull-requests: write"
    };
    const number = schemas.aig().check(schemas.Whr(), api.NC());
    const Login = schemas.Ikc({
      login: schemas.YjP(),
      type: (0, lenient.W)(schemas.YjP())
    });
    const Repository = schemas.Ikc({
      full_name: schemas.YjP()
    });
    const PullRequest = schemas.Ikc({
      number,
      merged: (0, lenient.W)(schemas.zMY()),
      ...OriginFields
    });
    const Payload = schemas.Ikc({
      action: (0, lenient.W)(schemas.YjP()),
      sender: (0, lenient.W)(Login),
      issue: (0, lenient.W)(schemas.Ikc({
        number,
        pull_request: schemas.lqM(schemas.L5J())
      })),
      pull_request: (0, lenient.W)(PullRequest),
      comment: (0, lenient.W)(schemas.Ikc({
        id: schemas.aig()
      })),
      label: (0, lenient.W)(schemas.Ikc({
        name: schemas.YjP()
      })),
      repository: (0, lenient.W)(Repository),
      workflow_run: (0, lenient.W)(schemas.Ikc({
        triggering_actor: (0, lenient.W)(Login),
        head_repository: (0, lenient.W)(Repository)
      })),
      ref: (0, lenient.W)(schemas.YjP()),
      ref_type: (0, lenient.W)(schemas.YjP()),
      after: (0, lenient.W)(schemas.YjP()),
      deleted: (0, lenient.W)(schemas.zMY()),
      commits: (0, lenient.W)(schemas.YOg(schemas.Ikc({
        id: schemas.YjP(),
        author: (0, lenient.W)(schemas.Ikc({
          username: (0, lenient.W)(schemas.YjP())
        }))
      })))
    });
    async function readEvent(name, path) {
      try {
        return parseEvent(name, JSON.parse(await (0, promises_.readFile)(path, "utf8")));
      } catch {
        return parseEvent(name, {});
      }
    }
    function parseEvent(name, payload) {
      const said = Payload.safeParse(payload).data ?? Payload.parse({});
      return {
        name,
        action: said.action,
        sender: accountOf(said.sender),
        ...placeOf(name, said),
        label: said.action === "labeled" ? said.label?.name : void 0,
        pullRequest: said.pull_request && {
          ...originOf(said.pull_request),
          isFromFork: isFromFork(said.pull_request),
          isMerged: said.pull_request.merged === true
        },
        workflowRun: said.workflow_run && {
          triggeringActor: accountOf(said.workflow_run.triggering_actor),
          isFromFork: said.repository === void 0 || said.workflow_run.head_repository?.full_name !== said.repository.full_name
        },
        push: name === "push" ? pushOf(said) : void 0,
        branch: branchOf(name, said),
        content: async () => {
          const {parseEventContent} = await __webpack_require__.e(70).then(__webpack_require__.bind(__webpack_require__, 70));
          return parseEventContent(name, payload);
        },
        payload
      };
    }
    function placeOf(name, {issue, pull_request, comment}) {
      const nowhere = {
        issue: void 0,
        comment: void 0
      };
      switch (name) {
       case "issues":
       case "issue_comment":
        if (issue === void 0) return nowhere;
        return {
          issue: {
            kind: issue.pull_request ? "pull-request" : "issue",
            number: issue.number
          },
          comment: comment && {
            kind: "conversation",
            id: comment.id
          }
        };

       case "pull_request":
       case "pull_request_target":
       case "pull_request_review":
       case "pull_request_review_comment":
        if (pull_request === void 0) return nowhere;
        return {
          issue: {
            kind: "pull-request",
            number: pull_request.number
          },
          comment: comment && {
            kind: "diff",
            id: comment.id
          }
        };

       default:
        return nowhere;
      }
    }
    function pushOf({ref, after, deleted, commits = []}) {
      return {
        ref,
        head: deleted === true ? void 0 : after,
        commits: commits.map(({id, author}) => ({
          sha: id,
          author: author?.username
        }))
      };
    }
    function branchOf(name, {ref, ref_type}) {
      return (name === "create" || name === "delete") && ref_type === "branch" ? ref : void 0;
    }
    function accountOf(said) {
      return said && {
        login: said.login,
        isBot: said.type === "Bot" || said.login.endsWith("[bot]")
      };
    }
    var lib_clock = __webpack_require__(570);
    var markdown = __webpack_require__(703);
    var external_node_buffer_ = __webpack_require__(573);
    var client = __webpack_require__(678);
    //! CONCATENATED MODULE: ./build/lib/json.js
        function parseJson(text) {
      try {
        return JSON.parse(text);
      } catch {
        return;
      }
    }
    var lib_text = __webpack_require__(869);
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
      const said = quoted(serviceMessage) ?? causeOf(details);
      const result = [ status, said ].filter(part => part !== void 0).join(", ");
      return `${method} ${path}${result === "" ? "" : `: ${result}`}`;
    }
    function causeOf({failure, cause}) {
      const says = failure === "unreachable" || failure === "unusable-proxy" || failure === "no-answer" || failure === "invalid-page" || failure === "unreadable-answer" && cause instanceof client.j$;
      return says ? messageOf(cause) : void 0;
    }
    const MAX_QUOTED_LENGTH = 300;
    function quoted(serviceMessage) {
      if (serviceMessage === void 0 || serviceMessage === "") return;
      return `\u201c${Array.from(serviceMessage).slice(0, MAX_QUOTED_LENGTH).join("")}\u201d`;
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
        const text = this.#withoutKey(utf8.decode(body));
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
      if ((0, external_node_buffer_.isAscii)(body)) return false;
      const others = body.toString("latin1").replace(/[\x20-\x7E]+/gu, "");
      return REMOVED.test(Buffer.from(others, "latin1").toString());
    }
    const utf8 = new TextDecoder("utf-8");
    const MAX_RETRY_AFTER_MS = lib_clock.sO;
    function retryAfterMs(headers, now) {
      const text = (0, client.Yp)(headers, "retry-after")?.trim() ?? "";
      const isSeconds = /^\d+$/u.test(text);
      if (!isSeconds && !/^[A-Z][a-z]+, .* GMT$/u.test(text)) return;
      const ms = isSeconds ? Number(text) * 1_000 : Date.parse(text) - now;
      return Number.isNaN(ms) ? void 0 : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS);
    }
    //! CONCATENATED MODULE: ./build/platform/agent-jobs.js
        const JobId = schemas.YjP().check(schemas.YPB(isPathSegment));
    const agent_jobs_text = (0, lenient.W)(schemas.YjP());
    const Job = schemas.Ikc({
      id: JobId,
      status: schemas.YjP().check(api.m9(1)),
      source: (0, lenient.W)(schemas.Ikc({
        repository: agent_jobs_text,
        ref: agent_jobs_text
      })),
      model: agent_jobs_text,
      prLink: agent_jobs_text
    });
    function phaseOf(status) {
      switch (status) {
       case "active":
       case "completed":
       case "archived":
       case "failed":
        return status;

       default:
        return "unrecognized";
      }
    }
    class AgentJobs {
      #client;
      #projectId;
      constructor(client, projectId) {
        this.#client = client;
        this.#projectId = projectId;
      }
      async create(prompt, attempt) {
        const path = [ "v2", "agent", this.#projectId, "job" ];
        return parseJob(await this.#client.send({
          method: "POST",
          path,
          body: {
            prompt
          },
          ...attempt
        }));
      }
      async message(id, prompt, attempt) {
        const path = [ "v2", "agent", this.#projectId, "job", id, "message" ];
        return parseJob(await this.#client.send({
          method: "POST",
          path,
          body: {
            prompt
          },
          ...attempt
        }), id);
      }
      async get(id, attempt) {
        const path = [ "v2", "agent", this.#projectId, "job", id ];
        return parseJob(await this.#client.send({
          method: "GET",
          path,
          ...attempt
        }), id);
      }
    }
    function parseJob(response, expectedId) {
      const parsed = Job.safeParse(response.json);
      if (!parsed.success || expectedId !== void 0 && parsed.data.id !== expectedId) throw unreadableAnswer(response, parsed.error);
      const {id, status, source, model, prLink} = parsed.data;
      return {
        id,
        status,
        repository: source?.repository,
        ref: source?.ref,
        model,
        ...parsePrLink(prLink),
        json: response.text.trim()
      };
    }
    function parsePrLink(given) {
      const text = given?.trim() ?? "";
      if (text === "") return {
        prLink: void 0,
        invalidPrLink: void 0
      };
      const prLink = (0, markdown.qP)(text);
      return {
        prLink,
        invalidPrLink: prLink === void 0 ? text : void 0
      };
    }
    //! CONCATENATED MODULE: ./build/runner/inputs.js
        Error;
    const QUOTED = "\0";
    const inputs_MAX_QUOTED_LENGTH = 60;
    function readInputs(environment, rules, redact) {
      const given = Object.fromEntries(Object.keys(rules).map(name => [ name, environment.input(name) ]));
      const {data: values, error} = schemas.Ikc(rules).safeParse(given);
      const problems = (error?.issues ?? []).map(({path, message}) => {
        const input = String(path[0]);
        const value = message.startsWith(QUOTED) ? `, not ${inputs_quoted(given[input] ?? "", redact)}` : "";
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
      return schemas.FsL(schemas.pdi(text => text.trim() || whenEmpty), rule);
    }
    function optional(rule) {
      return schemas.FsL(schemas.pdi(text => text.trim() || void 0), schemas.lqM(rule));
    }
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
    function inputs_quoted(value, redact) {
      return (0, lib_text.Zw)(redact(value.trim()), inputs_MAX_QUOTED_LENGTH);
    }
    function entries(text) {
      return [ ...new Set(text.split(",").flatMap(entry => entry.trim() || [])) ];
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
    var external_node_crypto_ = __webpack_require__(598);
    //! CONCATENATED MODULE: ./build/agent-job/github/comment-marker.js
        const Marker = schemas.Ikc({
      job: schemas.YjP(),
      project: schemas.YjP(),
      run: schemas.YjP(),
      attempt: schemas.aig(),
      workflowJob: schemas.YjP(),
      step: schemas.YjP(),
      key: schemas.YjP(),
      prompt: schemas.YjP()
    });
    const PURPOSE = "docs-agent-action marker 1";
    const MARKER = /<!-- docs-agent-action:1 ([A-Za-z0-9+/=]+) ([A-Za-z0-9+/=]+) -->\s*$/u;
    function formatMarker(marker, apiKey, location) {
      const said = Buffer.from(JSON.stringify(marker)).toString("base64");
      return `\x3c!-- docs-agent-action:1 ${said} ${authentication(said, apiKey, location).toString("base64")} --\x3e`;
    }
    function parseMarker(body, apiKey, location) {
      const [, said, code] = MARKER.exec(body) ?? [];
      if (said === void 0 || code === void 0) return;
      const {data: marker} = Marker.safeParse(parseJson(Buffer.from(said, "base64").toString("utf8")));
      if (marker === void 0) return;
      const expected = authentication(said, apiKey, location);
      const found = Buffer.from(code, "base64");
      return {
        marker,
        isVerified: found.length === expected.length && (0, external_node_crypto_.timingSafeEqual)(found, expected)
      };
    }
    function authentication(said, apiKey, {repository, issue}) {
      return (0, external_node_crypto_.createHmac)("sha256", apiKey).update([ PURPOSE, repository.toLowerCase(), issue, said ].join("\n")).digest();
    }
    function stepIdentityOf({runId, workflowJob, step, input}, project, prompt) {
      return {
        run: runId,
        workflowJob,
        step,
        key: input("key"),
        project,
        prompt
      };
    }
    function isSameStep(marker, {run, workflowJob, step, key, project, prompt}) {
      return marker.run === run && marker.workflowJob === workflowJob && marker.step === step && marker.key === key && marker.project === project && marker.prompt === prompt;
    }
    var errors = __webpack_require__(428);
    //! CONCATENATED MODULE: ./build/github/errors.js
        const Answered = schemas.Ikc({
      response: schemas.Ikc({
        status: schemas.aig(),
        headers: schemas.g1P(schemas.YjP(), schemas.KCZ([ schemas.YjP(), schemas.aig(), schemas.Vxk() ]))
      })
    });
    function responseOf(error) {
      return Answered.safeParse(error).data?.response;
    }
    class errors_GitHubError extends Error {
      name="GitHubError";
      status;
      said;
      retryAfterMs;
      #problem;
      #wasAsked;
      constructor({problem, status, said = "", retryAfterMs, wasAsked, cause}) {
        super(formatProblem(problem), {
          cause
        });
        this.status = status;
        this.said = said;
        this.retryAfterMs = retryAfterMs;
        this.#problem = problem;
        this.#wasAsked = wasAsked;
      }
      explain(consequence, changes = {}) {
        return formatProblem({
          ...this.#problem,
          ...changes
        }, consequence);
      }
      get mayHaveHappened() {
        return this.#wasAsked && (this.status === void 0 || this.status >= 500);
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
    function gitHubErrorOf(cause, {failing, permission, token}, now) {
      const response = responseOf(cause);
      const said = withoutToken(saidBy(cause), token);
      const pauseMs = response && errors_retryAfterMs(response.headers, now);
      return new errors_GitHubError({
        problem: {
          what: failing,
          ...isOddAnswer(cause) ? ODD_ANSWER : whyAndFix(response?.status, said, permission, pauseMs),
          request: `GitHub: ${[ response?.status, `\u201c${(0, lib_text.TN)(said, MAX_SAID_LENGTH)}\u201d` ].filter(Boolean).join(", ")}`
        },
        status: response?.status,
        said,
        retryAfterMs: pauseMs,
        wasAsked: true,
        cause
      });
    }
    function errors_retryAfterMs(headers, now) {
      const retryAfter = Number(headers["retry-after"] ?? Number.NaN);
      if (Number.isFinite(retryAfter)) return retryAfter * 1_000;
      if (String(headers["x-ratelimit-remaining"]) !== "0") return;
      const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
      return Number.isFinite(reset) ? Math.max(0, Math.ceil(reset - now / 1_000) + 1) * 1_000 : void 0;
    }
    function isOddAnswer(cause) {
      return cause instanceof errors.a$ || cause instanceof TypeError;
    }
    const ODD_ANSWER = {
      why: "the response didn't come from GitHub",
      fix: "Check the proxy, and that the runner can reach GitHub"
    };
    const MAX_SAID_LENGTH = 300;
    function saidBy(cause) {
      if (!(cause instanceof Error)) return String(cause);
      return cause.message.replace(/ - https:\/\/docs\.github\.com\S*$/u, "");
    }
    function withoutToken(text, token) {
      const line = (0, lib_text.TN)(text, Number.POSITIVE_INFINITY);
      return token === "" ? line : line.replaceAll(token, "***");
    }
    function whyAndFix(status, said, permission, pauseMs) {
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
          fix: `Add ${inEachBackticks(permission)} to the job's \`permissions:\` (runs from forks and Dependabot can only read)`
        };

       case 404:
        return {
          why: "GitHub can't find it, or the token can't access it",
          fix: permission === void 0 ? FIX_TOKEN : `Check the name or number, and that the token has ${inEachBackticks(permission)}`
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
        return status >= 500 ? {
          why: "GitHub had an internal error",
          fix: "Check GitHub's status page and run again later"
        } : {
          why: "GitHub rejected the request"
        };
      }
    }
    function inEachBackticks(permission) {
      return permission.split(" or ").map(one => `\`${one}\``).join(" or ");
    }
    const FIX_TOKEN = "Check that `github-token` is for this repository";
    //! CONCATENATED MODULE: ./build/github/client.js
        const REPEATABLE = {
      GET: true,
      PATCH: true,
      DELETE: true,
      POST: false
    };
    const MAX_RETRIES = 3;
    const MAX_RATE_LIMIT_WAIT_MS = 30_000;
    const LARGEST_PAGE = 100;
    class GitHubClient {
      #options;
      #octokit;
      constructor(options) {
        this.#options = options;
      }
      async request(route, parameters, schema, options) {
        return await this.#send(route, parameters, ({data}) => schema.parse(data), options);
      }
      async do(route, parameters, options) {
        await this.#send(route, parameters, () => {}, options);
      }
      async* pages(route, parameters, schema, options) {
        for (let page = 1; ;page += 1) {
          const {items, link} = await this.#send(route, {
            ...parameters,
            per_page: LARGEST_PAGE,
            page
          }, ({data, headers}) => ({
            items: schema.parse(data),
            link: headers.link ?? ""
          }), options);
          yield items;
          if (items.length < LARGEST_PAGE && !/rel="next"/u.test(link)) return;
        }
      }
      async viewer(options) {
        const {data} = await this.#send("POST /graphql", {
          query: "{ viewer { login } }"
        }, response => Viewer.parse(response.data), {
          ...options,
          onlyReads: true
        });
        return data.viewer.login;
      }
      async #send(route, parameters, read, options) {
        const {signal, attempt = 1, onlyReads = false} = options;
        const {token, clock} = this.#options;
        const mayRepeat = onlyReads || REPEATABLE[route.slice(0, route.indexOf(" "))] === true;
        for (let failures = 0; ;failures += 1) try {
          return read(await (0, lib_clock.ZC)(signal, this.#sendOnce(route, parameters, attempt + failures, signal)));
        } catch (cause) {
          const error = gitHubErrorOf(cause, {
            ...options,
            token
          }, clock.now());
          const pause = mayRepeat && failures < MAX_RETRIES ? pauseBeforeRetry(error, failures) : void 0;
          if (pause === void 0 || signal.aborted) throw error;
          await clock.sleep(pause, signal);
          if (signal.aborted) throw error;
        }
      }
      async #sendOnce(route, parameters, attempt, signal) {
        const {clock, onRequest} = this.#options;
        this.#octokit ??= this.#load();
        const octokit = await this.#octokit;
        signal.throwIfAborted();
        const {method, url} = octokit.request.endpoint(route, {
          ...parameters
        });
        const started = clock.now();
        const log = response => {
          onRequest({
            method,
            path: URL.parse(url)?.pathname ?? "",
            result: String(response?.status ?? "no answer"),
            milliseconds: clock.now() - started,
            attempt,
            requestId: response?.headers["x-github-request-id"]?.toString()
          });
        };
        try {
          const response = await octokit.request(route, {
            ...parameters,
            request: {
              signal
            }
          });
          log(response);
          return response;
        } catch (error) {
          log(responseOf(error));
          throw error;
        }
      }
      async #load() {
        const {token, apiUrl, userAgent, http} = this.#options;
        const {getOctokit} = await __webpack_require__.e(157).then(__webpack_require__.bind(__webpack_require__, 157));
        return getOctokit(token, {
          baseUrl: apiUrl,
          userAgent,
          log: SILENT,
          request: {
            fetch: fetchBy(http),
            log: SILENT
          }
        });
      }
    }
    const Viewer = schemas.Ikc({
      data: schemas.Ikc({
        viewer: schemas.Ikc({
          login: schemas.YjP()
        })
      })
    });
    const silent = () => {};
    const SILENT = {
      debug: silent,
      info: silent,
      warn: silent,
      error: silent
    };
    function pauseBeforeRetry(error, failures) {
      if (error.retryAfterMs !== void 0) return error.retryAfterMs <= MAX_RATE_LIMIT_WAIT_MS ? error.retryAfterMs : void 0;
      return error.mayHaveHappened ? (failures + 1) ** 2 * 1_000 : void 0;
    }
    function fetchBy(http) {
      return async (url, {method, headers, body, signal}) => {
        const response = await http.send({
          method,
          url: new URL(url),
          headers,
          body,
          signal
        });
        const names = Object.keys(response.headers);
        return {
          status: response.status,
          url,
          headers: new Map(names.map(name => [ name, (0, client.Yp)(response.headers, name) ?? "" ])),
          text: () => Promise.resolve(response.body.toString("utf8")),
          arrayBuffer: () => Promise.resolve(Uint8Array.from(response.body).buffer)
        };
      };
    }
    //! CONCATENATED MODULE: ./build/agent-job/github/open-client.js
        function openGitHubClient({input, apiUrl}, {http, clock, runner}) {
      return new GitHubClient({
        token: input("github-token").trim(),
        apiUrl,
        userAgent: USER_AGENT,
        http,
        clock,
        onRequest: entry => runner.debug(formatRequest(entry))
      });
    }
    //! CONCATENATED MODULE: ./build/github/repository-name.js
        function isSameRepository(one, other) {
      return one.toLowerCase() === other.toLowerCase();
    }
    function repository_name_ownerAndName(repository) {
      const [owner = "", repo = ""] = repository.split("/");
      return {
        owner,
        repo
      };
    }
    //! CONCATENATED MODULE: ./build/github/repository.js
        const ROLES = [ "none", "read", "triage", "write", "maintain", "admin" ];
    const Permission = schemas.Ikc({
      permission: (0, lenient.W)(schemas.YjP()),
      role_name: (0, lenient.W)(schemas.YjP()),
      user: (0, lenient.W)(schemas.Ikc({
        permissions: (0, lenient.W)(schemas.g1P(schemas.YjP(), schemas.zMY()))
      }))
    });
    const Pull = schemas.Ikc({
      number: schemas.aig(),
      html_url: schemas.YjP(),
      created_at: schemas.YjP(),
      state: schemas.YjP(),
      merged_at: schemas.MfU(schemas.mee(schemas.YjP()), null),
      ...OriginFields
    });
    const Pulls = schemas.YOg(Pull);
    const READ_PULL_REQUESTS = "pull-requests: read";
    class repository_Repository {
      #client;
      #repository;
      constructor(client, name) {
        this.#client = client;
        this.#repository = repository_name_ownerAndName(name);
      }
      get name() {
        return `${this.#repository.owner}/${this.#repository.repo}`;
      }
      async roleOf(login, signal) {
        try {
          const {user, role_name, permission} = await this.#client.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", {
            ...this.#repository,
            username: login
          }, Permission, {
            failing: `Couldn't check the permission of ${(0, lib_text.Zw)(login)} on ${(0, lib_text.Zw)(this.name)}`,
            signal
          });
          return roleByFlags(user?.permissions) ?? roleByName(role_name) ?? roleByName(permission) ?? "none";
        } catch (error) {
          if (error instanceof errors_GitHubError && error.status === 404 && /not a user/iu.test(error.said)) return "none";
          throw error;
        }
      }
      async openPullRequests(isWanted, signal) {
        const pages = this.#client.pages("GET /repos/{owner}/{repo}/pulls", {
          ...this.#repository,
          state: "open",
          sort: "created",
          direction: "desc"
        }, Pulls, {
          failing: `Couldn't count the open pull requests of ${(0, lib_text.Zw)(this.name)}`,
          permission: READ_PULL_REQUESTS,
          signal
        });
        const own = new Map;
        for await (const page of pages) for (const pull of page) {
          const {number, html_url, created_at} = pull;
          if (isWanted(originOf(pull))) own.set(number, {
            number,
            url: html_url,
            createdAt: created_at
          });
        }
        return [ ...own.values() ];
      }
      async isPullRequestOpen(number, signal) {
        const {state} = await this.#client.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
          ...this.#repository,
          pull_number: number
        }, Pull, {
          failing: `Couldn't read pull request #${number} of ${(0, lib_text.Zw)(this.name)}`,
          permission: READ_PULL_REQUESTS,
          signal
        });
        return state === "open";
      }
      async originsOfCommit(sha, signal) {
        const pulls = await this.#client.request("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
          ...this.#repository,
          commit_sha: sha
        }, Pulls, {
          failing: `Couldn't list the pull requests of commit ${(0, lib_text.Zw)(sha)}`,
          permission: READ_PULL_REQUESTS,
          signal
        });
        return pulls.filter(({merged_at}) => merged_at !== null).map(originOf);
      }
      async removeLabel({kind, number}, label, signal) {
        const failing = `Couldn't remove the label from #${number}`;
        if (label === "." || label === "..") throw new errors_GitHubError({
          problem: {
            what: failing,
            why: `GitHub's API has no URL for a label named \`${label}\``,
            fix: "Rename the label"
          },
          wasAsked: false
        });
        try {
          await this.#client.do("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}", {
            ...this.#repository,
            issue_number: number,
            name: label
          }, {
            failing,
            permission: WRITE_PERMISSION[kind],
            signal
          });
        } catch (error) {
          if (!(error instanceof errors_GitHubError && error.status === 404)) throw error;
        }
      }
    }
    const FLAGS = [ [ "admin", "admin" ], [ "maintain", "maintain" ], [ "push", "write" ], [ "triage", "triage" ], [ "pull", "read" ] ];
    function roleByFlags(flags) {
      if (flags === void 0) return;
      return FLAGS.find(([flag]) => flags[flag] === true)?.[1] ?? "none";
    }
    function roleByName(name) {
      return ROLES.find(role => role === name);
    }
    //! CONCATENATED MODULE: ./build/github/pull-request.js
        const MAX_LISTED_FILES = 3_000;
    const pull_request_Login = schemas.Ikc({
      login: schemas.YjP()
    });
    const pull_request_Pull = schemas.Ikc({
      title: schemas.YjP(),
      state: schemas.YjP(),
      draft: (0, lenient.W)(schemas.zMY()),
      merged: (0, lenient.W)(schemas.zMY()),
      user: schemas.MfU(schemas.mee(pull_request_Login), null),
      created_at: schemas.YjP(),
      changed_files: schemas.aig(),
      additions: schemas.aig(),
      deletions: schemas.aig(),
      labels: schemas.MfU(schemas.YOg(schemas.Ikc({
        name: schemas.YjP()
      })), []),
      requested_reviewers: schemas.MfU(schemas.YOg(pull_request_Login), []),
      requested_teams: schemas.MfU(schemas.YOg(schemas.Ikc({
        slug: schemas.YjP()
      })), []),
      base: (0, lenient.W)(schemas.Ikc({
        ref: schemas.YjP()
      })),
      head: (0, lenient.W)(schemas.Ikc({
        sha: schemas.YjP()
      }))
    });
    const File = schemas.Ikc({
      filename: schemas.YjP().check(api.m9(1)),
      previous_filename: schemas.lqM(schemas.YjP()),
      status: schemas.YjP(),
      additions: schemas.aig(),
      deletions: schemas.aig(),
      patch: schemas.lqM(schemas.YjP())
    });
    const ChangedFiles = schemas.FsL(schemas.YOg(File), schemas.pdi(files => files.map(fileOf)));
    async function readPullRequest(client, ref, signal) {
      const pull = await client.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
        ...repository_name_ownerAndName(ref.repository),
        pull_number: ref.number
      }, pull_request_Pull, {
        failing: `Couldn't read ${pull_request_nameOfPullRequest(ref)}`,
        permission: READ_PULL_REQUESTS,
        signal
      });
      return {
        title: pull.title,
        state: stateOf(pull),
        author: pull.user?.login,
        createdAt: Date.parse(pull.created_at),
        fileCount: pull.changed_files,
        additions: pull.additions,
        deletions: pull.deletions,
        labels: pull.labels.map(({name}) => name),
        reviewers: pull.requested_reviewers.map(({login}) => login),
        teams: pull.requested_teams.map(({slug}) => slug),
        baseBranch: pull.base?.ref,
        headSha: pull.head?.sha
      };
    }
    async function listChangedFiles(client, ref, count, signal) {
      if (count === 0) return [];
      const pages = client.pages("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
        ...repository_name_ownerAndName(ref.repository),
        pull_number: ref.number
      }, ChangedFiles, {
        failing: `Couldn't list the files of ${pull_request_nameOfPullRequest(ref)}`,
        permission: READ_PULL_REQUESTS,
        signal
      });
      const files = [];
      for await (const page of pages) {
        files.push(...page);
        if (files.length >= count) break;
      }
      return files;
    }
    function pull_request_nameOfPullRequest({repository, number}) {
      return `pull request ${(0, lib_text.Zw)(`${repository}#${number}`)}`;
    }
    function stateOf({state, draft, merged}) {
      if (merged === true) return "merged";
      if (state !== "open") return "closed";
      return draft === true ? "draft" : "open";
    }
    function fileOf({filename, previous_filename, status, additions, deletions, patch}) {
      const change = changeOf(status);
      const previousPath = change === "added" ? void 0 : previous_filename;
      return {
        path: filename,
        previousPath,
        change,
        additions,
        deletions,
        patch
      };
    }
    function changeOf(status) {
      switch (status) {
       case "added":
       case "copied":
        return "added";

       case "removed":
        return "deleted";

       case "renamed":
        return "renamed";

       default:
        return "modified";
      }
    }
    //! CONCATENATED MODULE: ./build/github/pull-request-ref.js
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
    function pullRequestHere(prLink, {serverUrl}) {
      const ref = prLink === void 0 ? void 0 : parsePullRequestUrl(prLink);
      const isHere = ref?.host === new URL(serverUrl).host && REPOSITORY.test(ref.repository);
      return isHere ? ref : void 0;
    }
    function decode(segment) {
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
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
        const parsed = parsePattern(excludes ? line.slice(1) : line);
        if (parsed.fault !== void 0) faults.push({
          pattern: line,
          message: parsed.fault
        }); else patterns.push({
          excludes,
          glob: parsed.glob
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
    const WILDCARD = /\*\*|\*/uy;
    const CLASS = /\[(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[A-Za-z\d])+\]/uy;
    const ESCAPED = /\\([\\*?+[\]!{}])/uy;
    const CHARACTER = /[^\\[]/uy;
    function parsePattern(pattern) {
      const fault = faultOfPath(pattern);
      if (fault !== void 0) return {
        fault
      };
      const parts = [];
      let repeatable;
      for (let at = 0; at < pattern.length; ) {
        const read = form => {
          form.lastIndex = at;
          return form.exec(pattern)?.[0];
        };
        const atSegmentStart = at === 0 || pattern[at - 1] === "/";
        if (pattern.startsWith("**/", at) && atSegmentStart) {
          parts.push(`?(*${SEPARATOR})`);
          repeatable = void 0;
          at += 3;
          continue;
        }
        const wildcard = read(WILDCARD);
        if (wildcard !== void 0) {
          parts.push(wildcard === "**" ? "*" : `*([!${SEPARATOR}])`);
          repeatable = void 0;
          at += wildcard.length;
          continue;
        }
        const sign = pattern[at];
        if (sign === "?" || sign === "+") {
          if (repeatable === void 0) return {
            fault: NOTHING_TO_REPEAT
          };
          parts.splice(-1, 1, `${sign}(${repeatable})`);
          repeatable = void 0;
          at += 1;
          continue;
        }
        const piece = read(CLASS) ?? read(ESCAPED) ?? read(CHARACTER);
        if (piece === void 0) return {
          fault: sign === "\\" ? BAD_ESCAPE : BAD_CLASS
        };
        at += piece.length;
        const part = piece.startsWith("[") ? classOf(piece) : literal(piece.replace(/^\\(?=.)/u, ""));
        if (part === void 0) return {
          fault: BAD_CLASS
        };
        parts.push(part);
        repeatable = piece === "/" ? void 0 : part;
      }
      return {
        glob: parts.join("")
      };
    }
    const NOTHING_TO_REPEAT = "has a `?` or `+` without a character to repeat. Put `\\` before it to match the sign itself, or use `*`";
    const BAD_ESCAPE = "has a `\\` before a character that needs none. Separate folders with `/`";
    const BAD_CLASS = "has a `[` that is not closed, or has more than letters, digits and ranges in it. Put `\\` before it to match the sign itself";
    function faultOfPath(pattern) {
      if (pattern === "") return "has nothing after the `!`";
      if (/(?<!\\)\{[^{}]*,[^{}]*\}/u.test(pattern)) return "has alternatives in `{}`, which GitHub's filters don't support. Put each on its own line";
      if (pattern.endsWith("/")) return "can't match a path, because it ends in `/`. Add `**` to match everything in the folder";
      if (pattern.split("/").some(segment => segment === "" || segment === "." || segment === "..")) return "can't match a path. Paths start at the repository's root without `/`, `./` or `../`, such as `docs/**`";
      return;
    }
    function classOf(piece) {
      for (const [, from = "", to = ""] of piece.matchAll(/(.)-(.)/gu)) if (from > to) return;
      return piece;
    }
    function literal(character) {
      if (character === "/") return SEPARATOR;
      return /[\w\u0080-\u{10FFFF}]/u.test(character) ? character : `\\${character}`;
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
    //! CONCATENATED MODULE: ./build/agent-job/github/pull-request-changes.js
        const pull_request_changes_MAX_SHOWN_FILES = 300;
    const READ_TIMEOUT_MS = 60_000;
    const MATCH_TIMEOUT_MS = 5_000;
    async function checkPullRequest(result, options) {
      const {inputs, context} = options;
      const {allowedPaths, comment, prLabels, prReviewers} = inputs;
      if (result.kind !== "ended") return;
      const {prLink, invalidPrLink} = result.job;
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
      const changes = await readChanges(prLink, options);
      if (typeof changes !== "string") return {
        changes,
        scope: allowedPaths && await scopeOf(changes, allowedPaths, context.clock)
      };
      if (allowedPaths === void 0) context.runner.info(changes);
      return {
        changes: void 0,
        scope: allowedPaths && {
          kind: "unknown",
          why: changes
        }
      };
    }
    function pull_request_changes_pathsOf({path, previousPath}) {
      return previousPath === void 0 ? [ path ] : [ previousPath, path ];
    }
    async function readChanges(prLink, {inputs, deadline, client, environment, context}) {
      const {clock, cancelled, runner} = context;
      const ref = pullRequestHere(prLink, environment);
      if (ref === void 0) return `Couldn't read what the job changed, because its link isn't a pull request on ${environment.serverUrl}.`;
      const timeoutMs = Math.min(READ_TIMEOUT_MS, deadline - clock.now());
      if (cancelled.aborted || timeoutMs <= 0) return `Couldn't read what the pull request changes, because the ${cancelled.aborted ? "run was cancelled" : "step timed out"}.`;
      const maxFiles = inputs.allowedPaths === void 0 ? pull_request_changes_MAX_SHOWN_FILES : MAX_LISTED_FILES;
      try {
        return await (0, lib_clock.wj)(clock, timeoutMs, cancelled, async ({stop}) => {
          const details = await readPullRequest(client, ref, stop);
          const count = Math.min(details.fileCount, maxFiles);
          return {
            details,
            files: await listChangedFiles(client, ref, count, stop)
          };
        });
      } catch (error) {
        if (!(error instanceof errors_GitHubError)) throw error;
        runner.debugError(error);
        return error.explain("", pull_request_changes_otherRepositoryFix(ref, environment, READ_PULL_REQUESTS));
      }
    }
    function pull_request_changes_otherRepositoryFix({repository}, environment, permission) {
      if (isSameRepository(repository, environment.repository)) return {};
      return {
        fix: `Set \`github-token\` to a token with \`${permission}\` on ${(0, lib_text.Zw)(repository)}, because the default token is only for this repository`
      };
    }
    async function scopeOf({details, files}, patterns, clock) {
      const isAllowed = await openPathFilter(patterns);
      const until = clock.now() + MATCH_TIMEOUT_MS;
      const paths = [];
      for (const file of files) {
        if (clock.now() >= until) return {
          kind: "unknown",
          why: "The paths take too long to match; use fewer and shorter patterns."
        };
        for (const path of pull_request_changes_pathsOf(file)) if (!isAllowed(path)) paths.push({
          path,
          file
        });
      }
      if (paths.length > 0) return {
        kind: "out-of-scope",
        paths
      };
      const {fileCount} = details;
      return files.length >= fileCount ? {
        kind: "in-scope"
      } : {
        kind: "unknown",
        why: `GitHub only lists ${(0, lib_text.ZV)(files.length)} of its ${(0, lib_text.ZV)(fileCount)} files; ask the agent for a smaller change.`
      };
    }
    //! CONCATENATED MODULE: ./build/github/issue-comments.js
        const Written = schemas.Ikc({
      id: schemas.aig()
    });
    const Listed = schemas.YOg(schemas.Ikc({
      id: schemas.aig(),
      body: schemas.MfU(schemas.YjP(), ""),
      user: schemas.MfU(schemas.mee(schemas.Ikc({
        login: schemas.YjP()
      })), null)
    }));
    class IssueComments {
      issue;
      #client;
      #repository;
      constructor(client, repository, issue) {
        this.#client = client;
        this.#repository = repository_name_ownerAndName(repository);
        this.issue = issue;
      }
      async addReaction(content, comment, signal) {
        const options = this.#options("Couldn't add a reaction to", signal);
        switch (comment?.kind) {
         case void 0:
          return await this.#client.do("POST /repos/{owner}/{repo}/issues/{issue_number}/reactions", {
            ...this.#repository,
            issue_number: this.issue.number,
            content
          }, options);

         case "conversation":
          return await this.#client.do("POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions", {
            ...this.#repository,
            comment_id: comment.id,
            content
          }, options);

         case "diff":
          return await this.#client.do("POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions", {
            ...this.#repository,
            comment_id: comment.id,
            content
          }, options);
        }
      }
      async add(body, attempt, signal) {
        const {id} = await this.#client.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
          ...this.#repository,
          issue_number: this.issue.number,
          body
        }, Written, {
          ...this.#options("Couldn't comment on", signal),
          attempt
        });
        return id;
      }
      async edit(id, body, signal) {
        try {
          await this.#client.do("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
            ...this.#repository,
            comment_id: id,
            body
          }, this.#options("Couldn't update the comment on", signal));
          return true;
        } catch (error) {
          if (error instanceof errors_GitHubError && error.status === 404) return false;
          throw error;
        }
      }
      async ownComments(signal) {
        const viewer = await this.#client.viewer(this.#readOptions(signal));
        return await this.#list(login => login === viewer, signal);
      }
      async allComments(signal) {
        return await this.#list(() => true, signal);
      }
      async #list(isWanted, signal) {
        const wanted = [];
        const pages = this.#client.pages("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
          ...this.#repository,
          issue_number: this.issue.number
        }, Listed, this.#readOptions(signal));
        for await (const page of pages) wanted.push(...page.filter(({user}) => isWanted(user?.login)));
        return wanted;
      }
      #readOptions(signal) {
        return this.#options("Couldn't read the comments of", signal);
      }
      #options(failing, signal) {
        const {kind, number} = this.issue;
        return {
          failing: `${failing} #${number}`,
          permission: WRITE_PERMISSION[kind],
          signal
        };
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/github/write-budget.js
        const NORMAL_BUDGET = {
      timeoutMs: 30_000,
      mayRetry: true
    };
    const CANCELLED_BUDGET = {
      timeoutMs: 1_500,
      mayRetry: false
    };
    async function withWriteBudget({timeoutMs}, {clock, cancelled}, work) {
      const finished = new AbortController;
      const cutShort = (0, lib_clock.N)(clock, cancelled, CANCELLED_BUDGET.timeoutMs, finished.signal);
      try {
        return await (0, lib_clock.wj)(clock, timeoutMs, cutShort, work);
      } finally {
        finished.abort();
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/github/status-comment.js
        const REACTION_TIMEOUT_MS = 5_000;
    const status_comment_READ_TIMEOUT_MS = 30_000;
    class StatusComment {
      #comments;
      #options;
      #hasReportedPermission=false;
      constructor(options) {
        this.#options = options;
        this.#comments = new IssueComments(options.client, options.environment.repository, options.issue);
      }
      async addReaction(reaction, comment, signal) {
        const {clock} = this.#options.context;
        try {
          await (0, lib_clock.wj)(clock, REACTION_TIMEOUT_MS, signal, ({stop}) => this.#comments.addReaction(reaction, comment, stop));
        } catch (error) {
          if (!(error instanceof errors_GitHubError)) throw error;
          if (error.lacksPermission) this.#report(error, "warning", ", and the comment will fail too"); else this.#report(error, "info");
        }
      }
      async newestJob(signal) {
        const {projectId} = this.#options;
        const named = (await this.#markedCommentsIfReadable(signal)).findLast(({marker, isVerified}) => isVerified && marker.job !== "" && marker.project === projectId);
        return named?.marker.job;
      }
      async previousAttempt(identity, attempt, signal) {
        const found = (await this.#markedCommentsInTime(signal)).findLast(({marker}) => marker.job !== "" && marker.attempt < attempt && isSameStep(marker, identity));
        if (found === void 0) return;
        if (found.isVerified) return {
          jobId: found.marker.job,
          attempt: found.marker.attempt,
          commentId: found.id
        };
        throw new errors_GitHubError({
          problem: {
            what: `Couldn't verify comment ${found.id} on #${this.#comments.issue.number}`,
            why: `it names the job of attempt ${found.marker.attempt}, but the API key has been replaced since`,
            fix: "Start a new run instead of this re-run, or follow the job with `job-id`"
          },
          wasAsked: false
        });
      }
      async write(text, subject, target, budget) {
        const {clock, runner} = this.#options.context;
        const retryUntil = budget.mayRetry ? clock.now() + budget.timeoutMs : void 0;
        const marker = this.#markerFor(subject);
        const bodyWith = which => runner.redact(`${text}\n${which}`);
        try {
          return await withWriteBudget(budget, this.#options.context, async ({stop}) => {
            const existing = await this.#existing(target, marker, stop);
            const isEdited = existing !== void 0 && await this.#comments.edit(existing.id, bodyWith(existing.marker), stop);
            return {
              kind: "written",
              id: isEdited ? existing.id : await this.#add(bodyWith(marker), marker, stop, retryUntil)
            };
          });
        } catch (error) {
          if (!(error instanceof errors_GitHubError)) throw error;
          this.#report(error, "warning", ", but the job itself isn't affected");
          return {
            kind: "failed",
            mayWorkLater: error.mayPass
          };
        }
      }
      #report(error, level, consequence = "") {
        const {runner} = this.#options.context;
        runner.debugError(error);
        if (error.lacksPermission && this.#hasReportedPermission) return;
        this.#hasReportedPermission ||= error.lacksPermission;
        const message = error.explain(consequence);
        if (level === "info") runner.info(message); else runner.warning(message, "No comment");
      }
      async #add(body, marker, stop, retryUntil) {
        try {
          return await this.#comments.add(body, 1, stop);
        } catch (error) {
          const {clock} = this.#options.context;
          if (!(error instanceof errors_GitHubError) || stop.aborted || retryUntil === void 0) throw error;
          if (error.mayHaveHappened) {
            const own = await this.#comments.ownComments(stop);
            const existing = own.findLast(comment => comment.body.includes(marker));
            if (existing !== void 0) return existing.id;
          } else if (error.retryAfterMs !== void 0 && clock.now() + error.retryAfterMs < retryUntil) await clock.sleep(error.retryAfterMs, stop); else throw error;
          return await this.#comments.add(body, 2, stop);
        }
      }
      async #existing(target, ownMarker, stop) {
        switch (target.kind) {
         case "new":
          return;

         case "comment":
          return {
            id: target.id,
            marker: ownMarker
          };

         case "newest":
          {
            const found = (await this.#markedComments(stop)).findLast(({marker, isVerified}) => isVerified && target.matches(marker));
            if (found === void 0) return;
            const {environment, projectId, apiKey} = this.#options;
            const isOurs = isSameStep(found.marker, stepIdentityOf(environment, projectId, found.marker.prompt));
            return {
              id: found.id,
              marker: isOurs ? ownMarker : formatMarker(found.marker, apiKey, this.#location)
            };
          }
        }
      }
      async #markedCommentsIfReadable(signal) {
        try {
          return await this.#markedCommentsInTime(signal);
        } catch (error) {
          if (!(error instanceof errors_GitHubError) || !error.isFinal) throw error;
          this.#options.context.runner.info(error.explain(", so there are no earlier comments to look at"));
          return [];
        }
      }
      async #markedCommentsInTime(signal) {
        return await (0, lib_clock.wj)(this.#options.context.clock, status_comment_READ_TIMEOUT_MS, signal, ({stop}) => this.#markedComments(stop));
      }
      async #markedComments(stop) {
        const {apiKey, isReadOnly = false} = this.#options;
        const comments = isReadOnly ? await this.#comments.allComments(stop) : await this.#comments.ownComments(stop);
        return comments.flatMap(({id, body}) => {
          const parsed = parseMarker(body, apiKey, this.#location);
          return parsed === void 0 || isReadOnly && !parsed.isVerified ? [] : [ {
            id,
            ...parsed
          } ];
        });
      }
      #markerFor({jobId = "", promptSha256}) {
        const {environment, projectId, apiKey} = this.#options;
        const identity = stepIdentityOf(environment, projectId, promptSha256);
        return formatMarker({
          job: jobId,
          attempt: environment.runAttempt,
          ...identity
        }, apiKey, this.#location);
      }
      get #location() {
        return {
          repository: this.#options.environment.repository,
          issue: this.#comments.issue.number
        };
      }
    }
    function issueToCommentOn(issueNumber, {issue}) {
      if (issueNumber === void 0) return issue;
      return issue?.number === issueNumber ? issue : {
        kind: "unknown",
        number: issueNumber
      };
    }
    //! CONCATENATED MODULE: ./build/step/connection-inputs.js
        const DEFAULT_BASE_URL = "https://api.mintlify.com";
    const NO_KEY = "is empty. Check that the secret exists and that its name is right; runs from forks and Dependabot get no secrets";
    const connectionInputs = {
      "project-id": schemas.YjP().check(api.WN(), schemas.YPB(text => text !== "", "is empty. If it comes from a variable, check the variable's name; the id is on the API keys page of the dashboard"), schemas.YPB(text => text === "" || isPathSegment(text), quoting("must be a project id"))),
      "api-key": schemas.YjP().check(api.WN(), schemas.YPB(text => text !== "", NO_KEY), schemas.YPB(text => !text.startsWith("mint_dsc_"), "is an assistant key (`mint_dsc_\u2026`). Create an admin key (`mint_\u2026`) on the API keys page of the dashboard"), schemas.YPB(text => !text.startsWith("mint_us_"), "is an index key (`mint_us_\u2026`). Create an admin key (`mint_\u2026`) on the API keys page of the dashboard"), api.Fk(/^[\x21-\x7E]*$/u, "has a space, a line break or a character that is not ASCII. Store only the key in the secret")),
      "base-url": withDefault(DEFAULT_BASE_URL, schemas.FsL(schemas.YjP().check(schemas.YPB(text => URL.canParse(text), quoting("must be a URL"))), schemas.pdi(text => new URL(text))).check(schemas.YPB(isAcceptable, quoting("must be an https URL without a user name, query or fragment (http only for loopback)"))))
    };
    function timeoutRule(minutes) {
      return withDefault(minutes, schemas.FsL(decimal("a number of minutes above 0 and at most 350", value => value > 0 && value <= 350), schemas.pdi(value => value * 60_000)));
    }
    function isAcceptable(url) {
      if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") return false;
      return url.protocol === "https:" || url.protocol === "http:" && isLoopback(url);
    }
    function isLoopback(url) {
      return url.hostname === "localhost" || url.hostname === "[::1]" || /^127(?:\.\d+){3}$/u.test(url.hostname);
    }
    //! CONCATENATED MODULE: ./build/agent-job/context/include.js
        const INCLUDE_PARTS = [ "issue", "comments", "diff" ];
    const wordsOf = text => text.trim() === "" ? [] : text.split(",").map(word => word.trim());
    const includeRule = schemas.FsL(schemas.FsL(schemas.YjP(), schemas.pdi(wordsOf)).check(schemas.YPB(words => words.every(word => INCLUDE_PARTS.some(part => part === word)), quoting("must be any of `issue`, `comments` and `diff`, comma-separated")), schemas.YPB(words => new Set(words).size === words.length, quoting("must name each part once"))), schemas.pdi(words => INCLUDE_PARTS.filter(part => words.includes(part))));
    //! CONCATENATED MODULE: ./build/agent-job/inputs/pull-request-inputs.js
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
    const pullRequestInputs = {
      "allowed-paths": optional(pathPatterns),
      "if-out-of-scope": withDefault("error", oneOf("error", "warn")),
      "pr-labels": labels,
      "pr-reviewers": reviewers
    };
    //! CONCATENATED MODULE: ./build/agent-job/inputs/input-rules.js
        function maskSecrets({input}, runner) {
      for (const name of [ "api-key", "github-token" ]) runner.mask(input(name).trim());
    }
    const inputRules = {
      ...connectionInputs,
      prompt: schemas.YjP(),
      "prompt-file": schemas.YjP(),
      "prompt-template": schemas.YjP(),
      include: withDefault("", includeRule),
      "job-id": optional(schemas.YjP().check(schemas.YPB(isPathSegment, quoting("must be a job id")))),
      "dry-run": withDefault("false", inputs_boolean),
      wait: withDefault("true", inputs_boolean),
      "timeout-minutes": timeoutRule("30"),
      "poll-interval-seconds": optional(decimal("a number of seconds above 0 and at most 21000", value => value > 0 && value <= 21_000)),
      "if-no-pr": withDefault("ignore", oneOf("ignore", "warn", "error")),
      comment: withDefault("false", inputs_boolean),
      "issue-number": optional(matching(/^[1-9]\d{0,14}$/u, "must be the number of an issue or pull request", Number)),
      "github-token": schemas.YjP(),
      "max-open-prs": optional(matching(/^[1-9]\d{0,5}$/u, "must be a whole number of 1 or more", Number)),
      "at-cap": withDefault("skip", oneOf("skip", "continue")),
      key: schemas.YjP(),
      "pr-repository": optional(matching(/^[\w.-]+\/[\w.-]+$/u, "must be a repository as `owner/name`", text => text)),
      "agent-login": withDefault("mintlify[bot]", matching(/^[\w-]+(?:\[bot\])?$/u, "must be a login", text => text)),
      "skip-agent-events": withDefault("true", inputs_boolean),
      "required-permission": withDefault("write", oneOf(...ROLES)),
      "allow-bots": withDefault("", matching(/^(?:\s*[\w-]+(?:\[bot\])?\s*(?:,|$))*$/u, "must be comma-separated logins without wildcards, such as `renovate[bot]`", entries)),
      ...pullRequestInputs,
      "remove-label": withDefault("false", inputs_boolean)
    };
    function isTrue(text) {
      return inputs_boolean.safeParse(text.trim()).data === true;
    }
    function isFalse(text) {
      return inputs_boolean.safeParse(text.trim()).data === false;
    }
    //! CONCATENATED MODULE: ./build/agent-job/job/result.js
        function endOf(job) {
      const phase = phaseOf(job.status);
      switch (phase) {
       case "completed":
       case "archived":
       case "failed":
        return {
          kind: "ended",
          as: phase,
          job
        };

       case "active":
       case "unrecognized":
        return;
      }
    }
    const STALE_END_MS = 20_000;
    function unseenJob(id) {
      return {
        id,
        last: void 0
      };
    }
    function isStale(job, messageAcceptedAt, now) {
      return messageAcceptedAt !== void 0 && endOf(job) !== void 0 && now - messageAcceptedAt < STALE_END_MS;
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
    //! CONCATENATED MODULE: ./build/agent-job/report/changes-markdown.js
    const MAX_ROWS = 10;
    const MAX_TEXT_LENGTH = 150;
    function sizeOfChanges(changes) {
      if (changes === void 0) return [];
      const {state, fileCount, additions, deletions} = changes.details;
      const size = `${(0, lib_text.B4)(fileCount, "file")}, ${signed(additions, deletions)}`;
      return state === "open" ? [ size ] : [ size, state ];
    }
    function disallowedPathsTable(scope) {
      const disallowed = scope?.kind === "out-of-scope" ? scope.paths : [];
      return pathsTable("Outside `allowed-paths`", disallowed.map(({path, file}) => [ cell(path), changes_markdown_changeOf(file) ]), disallowed.length);
    }
    function changedFilesTable(changes, scope) {
      const files = changes?.files ?? [];
      const disallowed = new Set(scope?.kind === "out-of-scope" ? scope.paths.map(({file}) => file.path) : []);
      if (files.every(({path}) => disallowed.has(path))) return "";
      return pathsTable("Changed file", files.map(file => [ namesOf(file), changes_markdown_changeOf(file) ]), changes?.details.fileCount ?? 0);
    }
    function pathsTable(head, rows, count) {
      if (rows.length === 0) return "";
      const shown = rows.slice(0, MAX_ROWS);
      const left = count - shown.length;
      return (0, markdown.tp)([ head, "Change" ], left > 0 ? [ ...shown, [ `and ${(0, 
      lib_text.ZV)(left)} more`, "" ] ] : shown);
    }
    function namesOf({path, previousPath}) {
      return previousPath === void 0 ? cell(path) : `${cell(previousPath)} \u2192 ${cell(path)}`;
    }
    function changes_markdown_changeOf({change, additions, deletions}) {
      const lines = signed(additions, deletions);
      return change === "modified" ? lines : `${change}, ${lines}`;
    }
    function signed(additions, deletions) {
      return `+${(0, lib_text.ZV)(additions)} \u2212${(0, lib_text.ZV)(deletions)}`;
    }
    function cell(text) {
      return (0, markdown.aY)((0, lib_text.TN)(text, MAX_TEXT_LENGTH));
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/scope.js
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
        return `\`allowed-paths\` couldn't be checked. ${(0, lib_text.TN)(scope.why, MAX_WHY_LENGTH)}`;
      }
    }
    const MAX_NAMED = 5;
    const MAX_PATH_LENGTH = 200;
    const MAX_WHY_LENGTH = 1_500;
    //! CONCATENATED MODULE: ./build/agent-job/report/title.js
        function titleOf({name, change, jobId, reason}) {
      if (reason === "out-of-scope") return "Docs pull request out of scope";
      if (reason === "scope-unknown") return "Docs pull request couldn't be checked";
      if (name === "pr-created") return PULL_REQUEST_TITLE[change];
      if (name === "dry-run" && reason !== void 0) return "Dry run: the job would be skipped";
      return (jobId === void 0 ? void 0 : MESSAGE_TITLE[name]) ?? TITLE[name];
    }
    const PULL_REQUEST_TITLE = {
      created: "Docs pull request opened",
      updated: "Docs pull request updated",
      resumed: "Docs pull request from an earlier attempt"
    };
    const TITLE = {
      started: "Docs job started",
      "no-pr": "Docs job completed without a pull request",
      archived: "Docs job archived",
      failed: "Docs job failed",
      "dry-run": "Dry run: nothing was sent",
      skipped: "Docs job skipped",
      rejected: "Docs job rejected",
      "not-created": "No docs job created",
      unknown: "Docs job may have been created",
      "timed-out": "Docs job timed out",
      cancelled: "Docs run cancelled",
      lost: "Docs job lost"
    };
    const MESSAGE_TITLE = {
      "not-created": "No message sent to the docs job",
      unknown: "Message may have been sent to the docs job"
    };
    function helpSectionOf({name, reason, conclusion}) {
      if (conclusion === "pass") return;
      return name === "unknown" ? OUTCOME_SECTIONS.unknown : reason ?? OUTCOME_SECTIONS[name];
    }
    const OUTCOME_SECTIONS = {
      unknown: "a-job-may-exist",
      "no-pr": "no-pull-request",
      failed: "the-job-failed"
    };
    //! CONCATENATED MODULE: ./build/agent-job/report/markdown.js
        const MAX_CELL_LENGTH = 200;
    const MAX_TITLE_LENGTH = 150;
    function summaryMarkdown(report) {
      const {outcome, plan = "", included, madeAt} = report;
      const {openPullRequests, changes, scope} = outcome;
      const isDryRun = outcome.name === "dry-run";
      const sent = included === void 0 ? "" : includedTable(included);
      const details = (0, markdown.Ix)([ ...factsOfOutcome(outcome), ...factsOfWork(report) ]);
      const text = (0, markdown.qN)(lead(outcome), plan, metaLine(report, void 0), isDryRun ? sent : "", disallowedPathsTable(scope), changedFilesTable(changes, scope), openPullRequests.length === 0 ? "" : openPullRequestsTable(openPullRequests, madeAt), (0, 
      markdown.TM)("Details", (0, markdown.qN)(details, isDryRun ? "" : sent)));
      return `${text}\n`;
    }
    function commentMarkdown(report) {
      const {outcome, runUrl} = report;
      const {changes, scope} = outcome;
      const details = (0, markdown.Ix)(factsOfOutcome(outcome));
      const text = (0, markdown.qN)(lead(outcome), metaLine(report, runUrl), disallowedPathsTable(scope), (0, 
      markdown.TM)("Details", (0, markdown.qN)(details, changedFilesTable(changes, scope))));
      return `${text}\n`;
    }
    function pullRequestNoteMarkdown(askedAt) {
      return `The documentation agent opened this pull request for ${(0, markdown.nf)("this request", askedAt)}.\n`;
    }
    function lead(outcome) {
      const {conclusion, prLink, changes, scope, problems, explanation} = outcome;
      const pullRequest = prLink === void 0 ? "" : `: ${prLabel(outcome, prLink)}`;
      const title = [ `${CONCLUSION_SIGN[conclusion]}**${titleOf(outcome)}${pullRequest}**`, ...sizeOfChanges(changes) ];
      return (0, markdown.qN)(title.join(" \xb7 "), problems.length > 0 ? problems.map(one => `- ${(0, 
      markdown.zv)(one)}`).join("\n") : (0, markdown.zv)(explanation), (0, markdown.zv)(scopeProblem(scope, false) ?? ""));
    }
    function metaLine(report, runUrl) {
      const {outcome, requestedBy, elapsedMs = 0, helpUrl, takesFollowUps} = report;
      const parts = [ ...requestedBy === void 0 || outcome.name === "skipped" ? [] : [ `Requested by ${(0, 
      markdown.pj)(`@${(0, lib_text.TN)(requestedBy, MAX_CELL_LENGTH)}`)}` ], ...elapsedMs < 1_000 ? [] : [ (0, 
      lib_text.a3)(elapsedMs) ], ...runUrl === void 0 ? [] : [ (0, markdown.nf)("run", runUrl) ], ...helpUrl === void 0 ? [] : [ (0, 
      markdown.nf)("troubleshooting", helpUrl) ] ];
      const canFollowUp = takesFollowUps && runUrl !== void 0 && outcome.prLink !== void 0;
      const line = parts.join(" \xb7 ");
      return canFollowUp ? `${line}. To change it, comment \`/docs \u2026\` here.` : line;
    }
    function factsOfOutcome({name, reason, job, jobId, pullRequest}) {
      const repository = job?.repository;
      const isInTitle = repository !== void 0 && pathOf(repository) === pullRequest?.repository;
      return [ [ "Outcome", (0, markdown.aY)(name) ], [ "Reason", reason && (0, markdown.aY)(reason) ], [ "Job", jobId && markdown_cell(jobId) ], [ "Status", job && phaseOf(job.status) === "unrecognized" ? markdown_cell(job.status) : void 0 ], [ "Model", job?.model && (0, 
      markdown.pj)((0, lib_text.TN)(job.model, MAX_CELL_LENGTH)) ], [ "Repository", repository && !isInTitle ? repositoryLabel(repository) : void 0 ], [ "Branch", job?.ref && markdown_cell(job.ref) ] ];
    }
    function factsOfWork({outcome, polls = 0, promptBytes, promptSha256, included}) {
      const isDryRun = outcome.name === "dry-run" && outcome.reason === void 0;
      return [ [ "Polls", polls === 0 ? void 0 : (0, lib_text.ZV)(polls) ], [ "Prompt", promptBytes === void 0 || isDryRun ? void 0 : (0, 
      lib_text.B4)(promptBytes, "byte") ], [ "Prompt SHA-256", promptSha256 && (0, markdown.aY)(promptSha256) ], [ "Data from GitHub", included && !isDryRun ? (0, 
      lib_text.B4)(included.bytes, "byte") : void 0 ] ];
    }
    function includedTable({parts}) {
      return (0, markdown.tp)([ "`include`", "Content", "Bytes", "Left out" ], parts.map(({part, what, bytes, leftOut}) => [ (0, 
      markdown.aY)(part), (0, markdown.pj)(what), (0, lib_text.ZV)(bytes), (0, markdown.zv)((0, 
      lib_text.TN)(leftOut.join(" "))) ]));
    }
    function openPullRequestsTable(open, now) {
      return (0, markdown.tp)([ "Open pull request", "Open for" ], open.map(({number, url, createdAt}) => [ (0, 
      markdown.nf)(`#${number}`, url), age(now - Date.parse(createdAt)) ]));
    }
    function age(milliseconds) {
      const days = Math.floor(milliseconds / lib_clock.sO);
      if (Number.isNaN(days)) return "";
      return days < 1 ? "less than a day" : (0, lib_text.B4)(days, "day");
    }
    function markdown_cell(text) {
      return (0, markdown.aY)((0, lib_text.TN)(text, MAX_CELL_LENGTH));
    }
    function prLabel({pullRequest, changes}, prLink) {
      const title = changes === void 0 ? "" : ` ${(0, lib_text.TN)(changes.details.title, MAX_TITLE_LENGTH)}`;
      const name = pullRequest === void 0 ? prLink : `${pullRequest.repository}#${pullRequest.number}`;
      return (0, markdown.nf)((0, markdown.pj)((0, lib_text.TN)(name, MAX_CELL_LENGTH) + title), prLink);
    }
    function repositoryLabel(repository) {
      return (0, markdown.nf)((0, markdown.pj)((0, lib_text.TN)(pathOf(repository), MAX_CELL_LENGTH)), repository);
    }
    function pathOf(repository) {
      return repository.replace(/^https?:\/\/[^/]+\//u, "");
    }
    //! CONCATENATED MODULE: ./build/agent-job/context/context-error.js
        class ContextError extends Error {
      name="ContextError";
      #reason;
      constructor(reason) {
        if (reason instanceof errors_GitHubError) super(reason.message, {
          cause: reason
        }); else super(formatProblem(reason));
        this.#reason = reason;
      }
      explain(consequence) {
        return this.#reason instanceof errors_GitHubError ? this.#reason.explain(consequence) : formatProblem(this.#reason, consequence);
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/outcome-messages.js
        function outcome_messages_textOf(message) {
      return {
        message,
        explanation: message
      };
    }
    function textOfProblem(problem) {
      return {
        message: formatProblem(problem),
        explanation: formatProblem({
          ...problem,
          what: void 0
        })
      };
    }
    function textOfSkip(skip) {
      const explanation = whySkipped(skip);
      const open = skip.guard === "max-open-prs" ? ` ${listed(skip.open)}` : "";
      return {
        message: `Skipped: ${explanation}${open}`,
        explanation: capitalized(explanation)
      };
    }
    function whySkipped(skip) {
      switch (skip.guard) {
       case "agent-event":
        return `the agent ${(0, lib_text.Zw)(skip.login)} triggered this \`${skip.event}\` event itself, so a job could start an endless loop. Set \`skip-agent-events: false\` to allow this.`;

       case "permission":
        return skip.addedLabel ? `${(0, lib_text.Zw)(skip.login)}, who added the label, has \`${skip.role}\` access, and \`${skip.required}\` is required. Ask someone with \`${skip.required}\` access to add it again, or change \`required-permission\`.` : `${(0, 
        lib_text.Zw)(skip.login)} has \`${skip.role}\` access, and \`${skip.required}\` is required. Change \`required-permission\` to allow this.`;

       case "bot":
        return `${(0, lib_text.Zw)(skip.login)} is a bot, and bots can't trigger jobs by default. Add it to \`allow-bots\` to allow this.`;

       case "max-open-prs":
        {
          const {login, repository, open, limit} = skip;
          const count = open.length === 1 ? "1 open pull request" : `${open.length} open pull requests`;
          return `${(0, lib_text.Zw)(login)} has ${count} in ${(0, lib_text.Zw)(repository)}, and \`max-open-prs\` is ${limit}. Merge or close ${open.length === 1 ? "it" : "some"}, or set \`at-cap: continue\`.`;
        }
      }
    }
    function listed(open) {
      const shown = open.slice(0, MAX_LISTED).map(({url}) => url);
      return shown.join(" ") + (open.length > shown.length ? ` and ${open.length - shown.length} more` : "");
    }
    const MAX_LISTED = 5;
    function textOfNoPullRequest({id, invalidPrLink}) {
      return textOfProblem({
        what: `Job ${(0, lib_text.Zw)(id)} completed without a pull request`,
        why: invalidPrLink === void 0 ? "no file had to change, or the deployment is set to push without pull requests" : `the API returned a link that is not an http(s) URL, \u201c${(0, 
        lib_text.TN)(invalidPrLink, MAX_INVALID_LINK)}\u201d`
      });
    }
    const MAX_INVALID_LINK = 200;
    function textOfStarted(job, isFollowed, hasAllowedPaths) {
      const state = isFollowed ? `is ${job.last?.status ?? "active"}` : "started";
      const unchecked = hasAllowedPaths ? ", so `allowed-paths` isn't checked yet" : "";
      const follow = `To follow it, run again with ${(0, lib_text.Zw)(`job-id: ${job.id}`)}${hasAllowedPaths ? " and `allowed-paths`" : ""} instead of the prompt.`;
      const rest = `not waiting (\`wait: false\`)${unchecked}. ${follow}`;
      return {
        message: `Job ${(0, lib_text.Zw)(job.id)} ${state}; ${rest}`,
        explanation: capitalized(rest)
      };
    }
    function textOfTimeout({job, error}, timeoutMs) {
      if (error !== void 0) return outcome_messages_textOf(failedPoll(job, error));
      const limit = (0, lib_text.a3)(timeoutMs);
      return job.last === void 0 ? outcome_messages_textOf(`Timed out after ${limit} without a new status of job ${(0, 
      lib_text.Zw)(job.id)}. ${toFollow(job)}.`) : outcome_messages_textOf(`Job ${(0, 
      lib_text.Zw)(job.id)} is still running after ${limit}; stopped waiting. ${toFollow(job)}, or increase \`timeout-minutes\`.`);
    }
    function failedPoll(job, error) {
      const {fix} = error.problem;
      return error.explain(`Timed out, and the last status check of job ${(0, lib_text.Zw)(job.id)} failed`, error.policy.isTransient ? toFollow(job) : `${fix}, then ${uncapitalized(toFollow(job))}`);
    }
    function textOfLost(job, error) {
      return outcome_messages_textOf(error.explain(`Job ${(0, lib_text.Zw)(job.id)} may still be running, but can't be polled anymore`, `${error.problem.fix}, then ${uncapitalized(toFollow(job))}`));
    }
    function textOfCancel({kind, job}) {
      const what = kind === "killed" ? "The step was killed" : "The run was cancelled";
      return outcome_messages_textOf(`${what}, but job ${(0, lib_text.Zw)(job.id)} keeps running. ${toFollow(job)}.`);
    }
    function toFollow({id}) {
      return `Run again with ${(0, lib_text.Zw)(`job-id: ${id}`)} instead of the prompt to pick it up`;
    }
    function formatPlan(plan) {
      if (plan.kind === "create") return "create a job";
      const {id, status} = plan.job;
      const job = `job ${(0, lib_text.Zw)(id)}, which is ${phaseOf(status) === "unrecognized" ? (0, 
      lib_text.Zw)(status) : status}`;
      switch (plan.kind) {
       case "message":
        return endOf(plan.job) === void 0 ? `wait for ${job}, and then send it the prompt` : `send the prompt to ${job}`;

       case "follow":
        return `follow ${job}`;

       case "resume":
        return `resume ${job} and was created by an earlier attempt of this run`;
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/outcome.js
        const OUTCOMES = {
      started: {
        conclusion: "pass",
        hasAcceptedJob: true,
        isCommented: true
      },
      "pr-created": {
        conclusion: "pass",
        hasAcceptedJob: true,
        isCommented: true
      },
      "no-pr": {
        conclusion: "pass",
        hasAcceptedJob: true,
        isCommented: true
      },
      archived: {
        conclusion: "warning",
        hasAcceptedJob: true,
        isCommented: true
      },
      failed: {
        conclusion: "failure",
        hasAcceptedJob: true,
        isCommented: true
      },
      "dry-run": {
        conclusion: "pass",
        hasAcceptedJob: false,
        isCommented: false
      },
      skipped: {
        conclusion: "notice",
        hasAcceptedJob: false,
        isCommented: false
      },
      rejected: {
        conclusion: "failure",
        hasAcceptedJob: false,
        isCommented: true
      },
      "not-created": {
        conclusion: "failure",
        hasAcceptedJob: false,
        isCommented: true
      },
      unknown: {
        conclusion: "failure",
        hasAcceptedJob: false,
        isCommented: true
      },
      "timed-out": {
        conclusion: "failure",
        hasAcceptedJob: true,
        isCommented: true
      },
      cancelled: {
        conclusion: "failure",
        hasAcceptedJob: true,
        isCommented: true
      },
      lost: {
        conclusion: "failure",
        hasAcceptedJob: true,
        isCommented: true
      }
    };
    const MAX_MESSAGE_LENGTH = 4_000;
    function outcomeOf(result, options) {
      return withPullRequest(outcomeOfResult(result, options), options.checked, options.ifOutOfScope);
    }
    function withPullRequest(outcome, checked, ifOutOfScope) {
      if (checked === void 0) return outcome;
      const {scope} = checked;
      const problem = scopeProblem(scope, true);
      if (problem === void 0) return {
        ...outcome,
        ...checked
      };
      const gap = outcome.message.endsWith(".") ? " " : ". ";
      return {
        ...outcome,
        ...checked,
        reason: scope?.kind === "out-of-scope" ? "out-of-scope" : "scope-unknown",
        conclusion: worstOf([ outcome.conclusion, SCOPE_CONCLUSION[ifOutOfScope] ]),
        message: (0, lib_text.TN)(`${outcome.message}${gap}${problem}`, MAX_MESSAGE_LENGTH)
      };
    }
    const SCOPE_CONCLUSION = {
      warn: "warning",
      error: "failure"
    };
    function outcomeOfResult(result, options) {
      switch (result.kind) {
       case "started":
        {
          const {job} = result;
          const isFollowed = options.action.kind === "followed";
          const text = textOfStarted(job, isFollowed, options.allowedPaths !== void 0);
          return outcome({
            name: "started",
            job,
            text
          });
        }

       case "ended":
        return outcomeOfEnd(result, options);

       case "timed-out":
       case "unanswered":
        return outcome({
          name: "timed-out",
          job: result.job,
          text: textOfTimeout(result, options.timeoutMs),
          reason: "timeout"
        });

       case "cancelled":
       case "killed":
        return outcome({
          name: "cancelled",
          job: result.job,
          text: textOfCancel(result),
          reason: "cancelled"
        });

       case "lost":
        return outcome({
          name: "lost",
          job: result.job,
          text: textOfLost(result.job, result.error),
          reason: reasonOf(result.error.reason)
        });

       case "rejected":
        return outcomeOfRejected(result, options);

       case "skipped":
        return outcomeOfSkip("skipped", result.skip, textOfSkip(result.skip));

       case "dry-run":
        return outcomeOfPlan(result);

       case "not-created":
        return outcomeOfNotCreated(result);

       case "unknown":
        return outcomeOfUnknown(result);
      }
    }
    function outcomeOfEnd({as, job: last}, {ifNoPr, action}) {
      const job = {
        id: last.id,
        last
      };
      const {prLink} = last;
      switch (as) {
       case "completed":
        return prLink === void 0 ? {
          ...outcome({
            name: "no-pr",
            job,
            text: textOfNoPullRequest(last)
          }),
          conclusion: NO_PR_CONCLUSION[ifNoPr]
        } : outcomeOfPullRequest(job, prLink, action);

       case "archived":
        {
          const archived = `Job ${(0, lib_text.Zw)(job.id)} was archived in Mintlify`;
          return outcome({
            name: "archived",
            job,
            text: prLink === void 0 ? outcome_messages_textOf(`${archived}, without a pull request.`) : {
              message: `${archived}. Pull request: ${prLink}`,
              explanation: `${archived}.`
            }
          });
        }

       case "failed":
        return outcome({
          name: "failed",
          job,
          text: textOfProblem({
            what: `Job ${(0, lib_text.Zw)(job.id)} failed`,
            why: "the agent ran into an error that it couldn't recover from",
            fix: "Open the job on the dashboard, then run again, with a narrower prompt if possible"
          })
        });
      }
    }
    function outcomeOfPullRequest(job, prLink, action) {
      const change = outcome_changeOf(prLink, action);
      const message = {
        created: `Pull request opened: ${prLink}`,
        updated: `Pull request updated: ${prLink}`,
        resumed: `Pull request from job ${(0, lib_text.Zw)(job.id)} of an earlier attempt: ${prLink}`
      }[change];
      const text = {
        message,
        explanation: ""
      };
      return {
        ...outcome({
          name: "pr-created",
          job,
          text
        }),
        change
      };
    }
    function outcome_changeOf(prLink, action) {
      if (action.kind === "resumed") return "resumed";
      return action.kind === "continued" && action.prLinkBefore === prLink ? "updated" : "created";
    }
    const NO_PR_CONCLUSION = {
      ignore: "pass",
      warn: "warning",
      error: "failure"
    };
    function outcomeOfPlan({plan}) {
      if (plan.kind !== "skip") {
        const what = formatPlan(plan);
        const text = {
          message: `Dry run, nothing was sent. A run would ${what}.`,
          explanation: ""
        };
        return outcome({
          name: "dry-run",
          text
        });
      }
      const {message, explanation} = textOfSkip(plan.skip);
      return outcomeOfSkip("dry-run", plan.skip, {
        message: `Dry run, nothing was sent. A run would be ${uncapitalized(message)}`,
        explanation
      });
    }
    function outcomeOfSkip(name, skip, text) {
      return {
        ...outcome({
          name,
          text,
          reason: skip.guard
        }),
        openPullRequests: skip.guard === "max-open-prs" ? skip.open : []
      };
    }
    function outcomeOfRejected({error, jobId}, {action}) {
      const isFollowed = action.kind === "followed";
      const what = jobId === void 0 ? "No job was created" : `${isFollowed ? "Couldn't follow" : "No message was sent to"} job ${(0, 
      lib_text.Zw)(jobId)}`;
      return outcome({
        name: "rejected",
        text: textOfProblem({
          ...error.problem,
          what
        }),
        reason: reasonOf(error.reason)
      });
    }
    function outcomeOfNotCreated({error, job}) {
      const fail = (text, reason) => outcome({
        name: "not-created",
        job,
        text,
        reason
      });
      const what = job === void 0 ? "no job was created" : `no message was sent to job ${(0, 
      lib_text.Zw)(job.id)}`;
      if (error === "cancelled") return fail(outcome_messages_textOf(`The run was cancelled, and ${what}.`), error);
      if (error === "timeout") return fail(outcome_messages_textOf(`Timed out, and ${what}. Increase \`timeout-minutes\`.`), error);
      if (error instanceof PlatformError) return fail(textOfProblem({
        ...error.problem,
        what: capitalized(what)
      }), reasonOf(error.reason));
      return fail({
        message: error.explain(`, so ${what}`),
        explanation: error.message
      }, error instanceof ContextError ? "context-unavailable" : "guard-unavailable");
    }
    function outcomeOfUnknown({error, cancelled = false, job}) {
      const {why, request} = error === "killed" ? {
        why: "the step was killed before the response arrived"
      } : error.problem;
      const {what, fix} = job === void 0 ? {
        what: "Couldn't confirm that the job was created",
        fix: "The request wasn't retried, because a retry could create a second pull request; check the dashboard before you run again"
      } : {
        what: `Couldn't confirm that the message to job ${(0, lib_text.Zw)(job.id)} was sent`,
        fix: "The message wasn't sent again, because the agent could do the work twice; check the job on the dashboard before you run again"
      };
      return outcome({
        name: "unknown",
        job,
        text: textOfProblem({
          what,
          why,
          fix,
          request
        }),
        reason: cancelled || error === "killed" ? "cancelled" : reasonOf(error.reason)
      });
    }
    function reasonOf(reason) {
      return reason === "interrupted" ? "timeout" : reason;
    }
    function outcome({name, job, text, reason}) {
      const prLink = job?.last?.prLink;
      return {
        name,
        reason,
        conclusion: OUTCOMES[name].conclusion,
        message: (0, lib_text.TN)(text.message, MAX_MESSAGE_LENGTH),
        explanation: (0, lib_text.TN)(text.explanation, MAX_MESSAGE_LENGTH),
        problems: [],
        jobId: job?.id,
        job: job?.last,
        prLink,
        pullRequest: prLink === void 0 ? void 0 : parsePullRequestUrl(prLink),
        change: "created",
        changes: void 0,
        scope: void 0,
        openPullRequests: []
      };
    }
    var runner_environment = __webpack_require__(294);
    //! CONCATENATED MODULE: ./build/agent-job/github/trigger-label.js
        async function removeTriggerLabel({label, issue}, {input, repository}, client, context, budget) {
      if (label === void 0 || issue === void 0) return;
      if (!isTrue(input("remove-label")) || input("github-token").trim() === "") return;
      if (input("dry-run").trim() !== "" && !isFalse(input("dry-run"))) return;
      const {runner} = context;
      try {
        await withWriteBudget(budget, context, ({stop}) => new repository_Repository(client, repository).removeLabel(issue, label, stop));
      } catch (error) {
        if (!(error instanceof errors_GitHubError)) throw error;
        runner.warning(error.explain(", so remove it yourself to run again"), "Label not removed");
        runner.debugError(error);
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/outputs.js
        const outputNames = [ "job-id", "status", "pr-link", "pr-number", "outcome", "reason", "message", "job", "comment-id", "changed-files" ];
    function setCommentOutput(runner, commentId) {
      set(runner, {
        "comment-id": String(commentId)
      });
    }
    function set(runner, values) {
      for (const name of outputNames) {
        const value = values[name];
        if (value !== void 0) runner.setOutput(name, value);
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/publish.js
        async function publish(report, options) {
      const {comment, pullRequestNote, event, environment, client, context, budget} = options;
      const write = async (text, {statusComment, subject, target}) => await statusComment.write(text, subject, target, budget);
      const [written] = await Promise.all([ comment && write(commentMarkdown(report), comment), pullRequestNote && write(pullRequestNoteMarkdown(askedAt(event, environment)), pullRequestNote), removeTriggerLabel(event, environment, client, context, budget) ]);
      if (written?.kind === "written") setCommentOutput(context.runner, written.id);
      return !(written?.kind === "failed" && written.mayWorkLater);
    }
    function askedAt({issue}, environment) {
      const {serverUrl, repository} = environment;
      return issue === void 0 ? (0, runner_environment.Vp)(environment) : `${serverUrl}/${repository}/${issue.kind === "issue" ? "issues" : "pull"}/${issue.number}`;
    }
    //! CONCATENATED MODULE: ./build/agent-job/github/labels-and-reviewers.js
        function actorOf({name, sender, workflowRun}) {
      return name === "schedule" ? void 0 : workflowRun?.triggeringActor ?? sender;
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/report.js
    function reportOf(outcome, {event, environment, ...given}) {
      const section = helpSectionOf(outcome);
      return {
        ...given,
        outcome,
        requestedBy: actorOf(event)?.login,
        runUrl: (0, runner_environment.Vp)(environment),
        helpUrl: section === void 0 ? void 0 : (0, runner_environment.KB)(environment, section)
      };
    }
    //! CONCATENATED MODULE: ./build/agent-job/saved-state.js
        function readSavedState({state}) {
      return {
        submitting: state("submitting") === "true",
        prompt: state("prompt"),
        messageTo: state("message-to") || void 0,
        prLinkBefore: state("pr-link-before") || void 0,
        isResumed: state("resumed") === "true",
        jobId: state("job-id") || void 0,
        messageAcceptedAt: Number(state("message-accepted-at")) || void 0,
        summarized: parseSummarized(state("summarized")),
        finished: state("finished") === "true"
      };
    }
    const isText = value => typeof value === "string";
    const SavedSummary = schemas.Ikc({
      name: schemas.IeY(isText),
      reason: schemas.lqM(schemas.IeY(isText)),
      conclusion: schemas.IeY(isText),
      message: schemas.YjP(),
      explanation: schemas.YjP(),
      change: schemas.IeY(isText)
    });
    function parseSummarized(saved) {
      if (saved === "") return;
      const {reason, ...rest} = SavedSummary.parse(JSON.parse(saved));
      return {
        ...rest,
        reason
      };
    }
    //! CONCATENATED MODULE: ./build/agent-job/run-post.js
        const LOOKUP_TIMEOUT_MS = 10_000;
    const CHECK_TIMEOUT_MS = 30_000;
    async function runPost(environment, context) {
      const {runner, clock} = context;
      maskSecrets(environment, runner);
      const saved = readSavedState(environment);
      const {submitting, summarized, finished, jobId, messageTo, prompt} = saved;
      const {values} = readInputs(environment, inputRules, text => runner.redact(text));
      if (values === void 0 || finished || jobId === void 0 && !submitting) return 0;
      const projectId = values["project-id"];
      const connection = {
        apiKey: values["api-key"],
        baseUrl: values["base-url"]
      };
      const result = await resultNow(saved, projectId, connection, context);
      const client = openGitHubClient(environment, context);
      const checked = await checkPullRequest(result, {
        inputs: {
          allowedPaths: values["allowed-paths"],
          comment: values.comment,
          prLabels: [],
          prReviewers: []
        },
        deadline: clock.now() + CHECK_TIMEOUT_MS,
        client,
        environment,
        context
      });
      const now = outcomeOf(result, {
        ifNoPr: values["if-no-pr"],
        timeoutMs: values["timeout-minutes"],
        allowedPaths: values["allowed-paths"],
        ifOutOfScope: values["if-out-of-scope"],
        action: actionOf(saved),
        checked
      });
      const hasEndedSince = result.kind === "ended" && summarized?.name !== now.name;
      const outcome = summarized === void 0 || hasEndedSince ? now : {
        ...now,
        ...summarized
      };
      const event = await readEvent(environment.eventName, environment.eventPath);
      const report = reportOf(outcome, {
        event,
        environment,
        promptSha256: prompt,
        takesFollowUps: values["job-id"] === "auto",
        madeAt: clock.now()
      });
      if (summarized === void 0) {
        const title = titleOf(outcome);
        if (outcome.conclusion === "pass") runner.notice(outcome.message, title); else runner.warning(outcome.message, title);
        await runner.addSummary(summaryMarkdown(report));
      }
      const issue = values.comment ? issueToCommentOn(values["issue-number"], event) : void 0;
      const identity = stepIdentityOf(environment, projectId, prompt);
      await publish(report, {
        comment: issue && {
          statusComment: new StatusComment({
            client,
            issue,
            environment,
            projectId,
            apiKey: connection.apiKey,
            context
          }),
          subject: {
            jobId,
            promptSha256: prompt
          },
          target: {
            kind: "newest",
            matches: marker => jobId !== void 0 && messageTo === void 0 && marker.job === jobId || marker.attempt === environment.runAttempt && isSameStep(marker, identity)
          }
        },
        pullRequestNote: void 0,
        event,
        environment,
        client,
        context,
        budget: NORMAL_BUDGET
      });
      return 0;
    }
    function actionOf({isResumed, messageTo, prLinkBefore}) {
      if (messageTo !== void 0) return {
        kind: "continued",
        prLinkBefore
      };
      return {
        kind: isResumed ? "resumed" : "created"
      };
    }
    async function resultNow({jobId: id, messageTo, messageAcceptedAt}, projectId, connection, context) {
      if (id === void 0) return {
        kind: "unknown",
        error: "killed",
        job: messageTo === void 0 ? void 0 : unseenJob(messageTo)
      };
      const {runner, clock, cancelled} = context;
      const jobs = new AgentJobs(openPlatformClient(connection, context, () => {}), projectId);
      let last;
      try {
        last = await (0, lib_clock.wj)(clock, LOOKUP_TIMEOUT_MS, cancelled, ({stop}) => jobs.get(id, {
          attempt: 1,
          signal: stop
        }));
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        runner.info(error.message);
        runner.debugError(error);
      }
      if (last !== void 0 && isStale(last, messageAcceptedAt, clock.now())) last = void 0;
      return (last && endOf(last)) ?? {
        kind: "killed",
        job: {
          id,
          last
        }
      };
    }
  }),
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
  71: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      W: () => lenient
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(922);
    function lenient(schema) {
      return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(schema), void 0);
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
      if (/[\s\p{Cc}]/u.test(url)) return;
      const parsed = URL.parse(url);
      if (parsed === null || !/^https?:$/u.test(parsed.protocol)) return;
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
  })
};