export const id = 64;

export const ids = [ 64 ];

export const modules = {
  678: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      j$: () => HttpError,
      _O: () => USER_AGENT,
      uT: () => createHttpClient,
      Vs: () => retryAfterMs,
      nv: () => sendLogged
    });
    var external_node_http_ = __webpack_require__(67);
    var external_node_https_ = __webpack_require__(708);
    var external_node_zlib_ = __webpack_require__(522);
    var clock = __webpack_require__(570);
    var problem = __webpack_require__(239);
    var lib_text = __webpack_require__(869);
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
        return proxy !== null && /^https?:$/u.test(proxy.protocol) && proxy.hostname !== "" ? proxy : void 0;
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
        const rejectClosed = () => reject(new Error("The connection was closed before a response"));
        outgoing.once("response", incoming => {
          outgoing.off("close", rejectClosed);
          resolve(incoming);
        });
        outgoing.on("error", reject);
        outgoing.once("close", rejectClosed);
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
      const isZip = /^(?:x-)?gzip$|^deflate$/u.test(encoding);
      if (!isZip && encoding !== "br") throw unreadable(`its content-encoding is ${encoding}`);
      try {
        const limit = {
          maxOutputLength: MAX_BODY_BYTES
        };
        return isZip ? (0, external_node_zlib_.unzipSync)(body, limit) : (0, external_node_zlib_.brotliDecompressSync)(body, limit);
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
    const systemClock = {
      now: () => Math.round(performance.timeOrigin + performance.now()),
      sleep: (ms, signal) => new Promise(resolve => {
        const wake = () => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", wake);
          resolve();
        };
        const timer = setTimeout(wake, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS));
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
  }),
  703: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      C: () => firstRows,
      Hn: () => cell,
      Ix: () => facts,
      Mk: () => escaped,
      SS: () => codeSpan,
      TM: () => folded,
      nf: () => link,
      pj: () => plain,
      qN: () => paragraphs,
      qP: () => webUrl,
      rw: () => MAX_CELL_LENGTH,
      tp: () => table,
      zv: () => messageMarkdown
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(869);
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
      const safe = parsed.href.replace(/[^A-Za-z0-9\-._~:/?#&=+,;%]/gu, character => `%${character.codePointAt(0)?.toString(16).toUpperCase().padStart(2, "0")}`);
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
  239: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
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
  869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      B4: () => formatCount,
      K9: () => formatMoment,
      Ku: () => firstOf,
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
    function formatMoment(milliseconds, now) {
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
    const MAX_LINE_LENGTH = 1_000;
    const MAX_READ_LENGTH = 65536;
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
    function runUrl({serverUrl, repository, runId, runAttempt}) {
      return `${serverUrl}/${repository}/actions/runs/${runId}${runAttempt > 1 ? `/attempts/${runAttempt}` : ""}`;
    }
    function troubleshootingUrl({actionRepository, actionRef}, section = "") {
      return actionRepository && actionRef ? `https://github.com/${actionRepository}/blob/${actionRef}/docs/troubleshooting.md${section && `#${section}`}` : void 0;
    }
  }),
  64: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runStep: () => runStep
    });
    var client = __webpack_require__(678);
    var clock = __webpack_require__(570);
    var external_node_util_ = __webpack_require__(975);
    var core = __webpack_require__(838);
    var markdown = __webpack_require__(703);
    var lib_text = __webpack_require__(869);
    //! CONCATENATED MODULE: ./build/runner/commands.js
        const MAX_ANNOTATION_LENGTH = 4_096;
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
      const masked = given.filter(secret => secret.trim() !== "");
      for (const secret of masked) commands.setSecret(secret);
      const secrets = [ ...new Set(masked.flatMap(formsOf)) ].toSorted((a, b) => b.length - a.length);
      const redact = text => secrets.reduce((redacted, secret) => withoutCutOff(redacted.replaceAll(secret, "***"), secret), text);
      const clean = (text, longest) => (0, lib_text.TN)(redact((0, lib_text.TN)(redact(text), Number.POSITIVE_INFINITY)), longest);
      const line = text => clean(text, MAX_ANNOTATION_LENGTH).replace(/^::/u, ": :");
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
        redact,
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
      return values.flatMap(value => [ value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value), encodeURI(value), (0, 
      markdown.Mk)(value), (0, markdown.pj)(value), value.replaceAll("&", "&amp;"), value.replaceAll("|", "\\|"), value.replaceAll('"', '""') ]);
    }
    function causes(error) {
      if (!(error instanceof Error)) return error === void 0 ? [] : [ (0, external_node_util_.inspect)(error) ];
      return [ error.stack ?? String(error), ...causes(error.cause) ];
    }
    var runner_environment = __webpack_require__(294);
    //! CONCATENATED MODULE: ./build/step/step.js
        async function runStep(run) {
      const environment = (0, runner_environment.Qo)(process.env);
      const runner = createRunner(toolkitCommands, environment.secrets);
      const end = exitCode => process.stdout.write("", () => process.exit(exitCode));
      process.on("uncaughtException", error => {
        runner.error(`Unexpected error: ${String(error)}. Run again with step debugging enabled, and report what the log shows.`, "Unexpected error");
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
  })
};