export const id = 165;
export const ids = [165];
export const modules = {

/***/ 7214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ play)
});

// EXTERNAL MODULE: ./build/exchange.js
var build_exchange = __webpack_require__(4255);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 4 modules
var schemas = __webpack_require__(4922);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(7307);
;// CONCATENATED MODULE: ./build/github/observation.js


/** Where the retry plugin counts the repetitions of a request, and where those who repeat one themselves say so. */
const Repetition = schemas/* object */.Ikc({ retryCount: schemas/* catch */.MfU(schemas/* number */.aig(), 0) });
/**
 * An Octokit plugin that tells of each request over the network. As the first of the plugins it is the innermost: what
 * the others repeat passes through it each time.
 */
function observeRequests(observe) {
    return (octokit) => {
        octokit.hook.wrap('request', async (request, options) => {
            const started = Date.now();
            const { method, url } = octokit.request.endpoint(options);
            const { retryCount } = Repetition.parse(options.request ?? {});
            const tell = (answer) => {
                const requestId = answer?.headers['x-github-request-id'];
                observe({
                    method,
                    path: URL.parse(url)?.pathname ?? '',
                    result: String(answer?.status ?? 'no answer'),
                    milliseconds: Date.now() - started,
                    attempt: retryCount + 1,
                    requestId: requestId === undefined ? undefined : String(requestId),
                });
            };
            try {
                const response = await request(options);
                tell(response);
                return response;
            }
            catch (error) {
                tell((0,errors/* answerIn */.Ke)(error));
                throw error;
            }
        });
    };
}

// EXTERNAL MODULE: ./build/github/rate-limit.js
var rate_limit = __webpack_require__(3408);
;// CONCATENATED MODULE: ./build/github/client.js


/** What asking again does not change. The waits of 403 and 429 are GitHub's to name: `heedRateLimits` reads them. */
const NOT_REPEATED = [400, 401, 403, 404, 410, 422, 429, 451];
function openGitHubClient({ token, apiUrl, userAgent, observe, fetch, }) {
    const options = { baseUrl: apiUrl, userAgent, ...(fetch && { request: { fetch } }) };
    // Plugins that repeat come after it, and so go round it: what they repeat is a request of its own.
    const observing = observeRequests(observe ?? (() => undefined));
    return {
        once: lazily(async () => {
            const { getOctokit } = await __webpack_require__.e(/* import() */ 758).then(__webpack_require__.bind(__webpack_require__, 1758));
            return getOctokit(token, options, observing);
        }),
        patient: lazily(async () => {
            const [{ getOctokit }, { retry }] = await Promise.all([
                __webpack_require__.e(/* import() */ 758).then(__webpack_require__.bind(__webpack_require__, 1758)),
                __webpack_require__.e(/* import() */ 735).then(__webpack_require__.bind(__webpack_require__, 9735)),
            ]);
            const repeating = { ...options, retry: { doNotRetry: NOT_REPEATED } };
            return getOctokit(token, repeating, observing, rate_limit/* heedRateLimits */.v, retry);
        }),
    };
}
function lazily(open) {
    let opened;
    return () => {
        opened ??= open();
        return opened;
    };
}

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var lib_proxy = __webpack_require__(9783);
// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./node_modules/undici/lib/api/index.js
var api = __webpack_require__(6615);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/agent.js
var agent = __webpack_require__(7405);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/dispatcher.js
var dispatcher = __webpack_require__(883);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/proxy-agent.js
var proxy_agent = __webpack_require__(6672);
// EXTERNAL MODULE: ./node_modules/undici/lib/handler/decorator-handler.js
var decorator_handler = __webpack_require__(8155);
;// CONCATENATED MODULE: ./build/platform/fetcher.js






// As undici's index does. Without it a dispatcher has no `request`, and a proxy's none of the `connect` that makes a tunnel.
Object.assign(dispatcher.prototype, api);
/**
 * A fetcher on undici. Node's own `fetch` obeys no proxy and cannot tell whether a request had left; undici's
 * dispatcher calls a handler's `onConnect` only on a connection that stands, behind a proxy's tunnel too.
 * undici's own time-outs for headers and body are off: the caller's signal is the one limit.
 */
function openFetcher(proxy) {
    const limits = { headersTimeout: 0, bodyTimeout: 0 };
    if (proxy === 'unusable' || (proxy !== undefined && !/^https?:$/u.test(proxy.protocol))) {
        return {
            fetch: () => Promise.reject(new Error('the proxy that the environment names is no URL of http or https')),
            close: () => Promise.resolve(),
        };
    }
    const dispatcher = proxy === undefined ? new agent(limits) : new proxy_agent({ ...limits, uri: proxy.href });
    return {
        fetch: async ({ method, url, headers, body, signal, onSending }) => {
            // undici looks at a request's signal only once it has a connection.
            const answer = await (0,clock/* unlessAborted */.Wh)(signal, dispatcher.compose(announcing(onSending)).request({
                method,
                origin: url.origin,
                path: url.pathname + url.search,
                headers,
                body: body ?? null,
                signal,
            }));
            return { status: answer.statusCode, headers: answer.headers, body: answer.body };
        },
        close: () => dispatcher.destroy(),
    };
}
function announcing(onSending) {
    return (dispatch) => (options, handler) => dispatch(options, new AnnouncingHandler(handler, onSending));
}
class AnnouncingHandler extends decorator_handler {
    #handler;
    #onSending;
    constructor(handler, onSending) {
        super(handler);
        this.#handler = handler;
        this.#onSending = onSending;
    }
    onConnect(abort) {
        let isWanted = true;
        this.#handler.onConnect?.((error) => {
            isWanted = false;
            abort(error);
        });
        if (isWanted)
            this.#onSending();
    }
}

// EXTERNAL MODULE: ./build/runner/environment.js
var environment = __webpack_require__(9294);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __webpack_require__(6805);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/summary.js
var summary = __webpack_require__(3327);
// EXTERNAL MODULE: ./build/one-line.js
var one_line = __webpack_require__(6187);
// EXTERNAL MODULE: ./build/markdown.js
var markdown = __webpack_require__(7403);
;// CONCATENATED MODULE: ./build/runner/secrets.js

const STARS = '***';
/** Values that must not be seen. The runner masks what is printed; files, outputs and comments are ours to keep clean. */
class Secrets {
    #values = new Set();
    /** Takes in a value, in each form that it is written in; each of its lines counts too, as the runner has it. */
    add(secret) {
        for (const value of [secret, ...secret.split(/[\r\n]+/u)]) {
            if (value.trim() === '')
                continue;
            for (const form of [
                value,
                JSON.stringify(value).slice(1, -1),
                encodeURIComponent(value),
                (0,markdown/* entities */.O5)(value),
            ]) {
                this.#values.add(form);
            }
        }
    }
    redact(text) {
        let redacted = text;
        for (const value of this.#values)
            redacted = redacted.replaceAll(value, STARS);
        return redacted;
    }
}

;// CONCATENATED MODULE: ./build/runner/runner.js




/** Longest annotation that GitHub keeps whole. */
const LONGEST_ANNOTATION = 4_096;
/** The runner that started this process, through the toolkit's own commands and files. */
function actionsRunner() {
    const secrets = new Secrets();
    // Before, because what is cut must not end within a secret; and after, because what is dropped may have hidden one.
    const clean = (text, longest) => secrets.redact((0,one_line/* oneLine */.T)(secrets.redact(text), longest));
    const line = (text) => withoutCommand(clean(text, LONGEST_ANNOTATION));
    /** A file that cannot be written must not stop a step that has a job to look after: its content goes to the log. */
    const orLog = (what, content, write) => {
        try {
            write();
        }
        catch (error) {
            core/* error */.z3(line(`${what} could not be written (${String(error)}). It was: ${content}`));
        }
    };
    return {
        mask: (secret) => {
            if (secret.trim() === '')
                return;
            secrets.add(secret);
            core/* setSecret */.Pq(secret);
        },
        redact: (text) => secrets.redact(text),
        // Without step debugging the runner would drop the line, and an export has thousands.
        debug: (text) => {
            if (core/* isDebug */._o())
                core/* debug */.Yz(line(text));
        },
        debugError: (error) => {
            if (!core/* isDebug */._o())
                return;
            const lines = causes(error).join('\ncaused by ').split('\n');
            core/* debug */.Yz(lines.map((text) => clean(text)).join('\n'));
        },
        info: (text) => core/* info */.pq(line(text)),
        notice: (text) => core/* notice */.lm(line(text)),
        warning: (text) => core/* warning */.$e(line(text)),
        error: (text) => core/* error */.z3(line(text)),
        setOutput: (name, value) => {
            const content = secrets.redact(value);
            orLog(`The output ${name}`, content, () => core/* setOutput */.uH(name, content));
        },
        saveState: (name, value) => {
            const content = secrets.redact(value);
            orLog(`The state ${name}`, content, () => core/* saveState */.LZ(name, content));
        },
        addSummary: async (markdown) => {
            try {
                await summary/* summary */.z.addRaw(secrets.redact(markdown), true).write();
            }
            catch (error) {
                core/* info */.pq(line(`The job summary could not be written: ${String(error)}`));
            }
        },
    };
}
/** A `::` at the start of a line is a command to the runner, blanks before it or not (ActionCommand.cs in actions/runner). */
function withoutCommand(line) {
    return line.startsWith('::') ? `: :${line.slice(2)}` : line;
}
function causes(error) {
    if (!(error instanceof Error))
        return error === undefined ? [] : [(0,external_node_util_.inspect)(error)];
    return [error.stack ?? String(error), ...causes(error.cause)];
}

;// CONCATENATED MODULE: ./build/runner/signals.js
/**
 * How GitHub cancels a step: SIGINT, 7.5 s later SIGTERM, 2.5 s later the end. Windows has SIGBREAK besides.
 * A signal that was never listened for ends the process, so all three are.
 */
const CANCELLING = ['SIGINT', 'SIGTERM', 'SIGBREAK'];
/** What the runner and shells expect of a process that a signal ended. */
const EXIT_CODE_OF_A_CANCELLED_PROCESS = 130;
/** A signal that aborts when the run is cancelled. A second cancelling signal ends the process at once. */
function cancelSignal(process) {
    const cancelled = new AbortController();
    for (const name of CANCELLING) {
        process.on(name, () => {
            if (cancelled.signal.aborted)
                process.exit(EXIT_CODE_OF_A_CANCELLED_PROCESS);
            cancelled.abort();
        });
    }
    return cancelled.signal;
}

;// CONCATENATED MODULE: ./build/step.js







/** Plays a story as a step: with the real collaborators, to its exit code, whatever happens. */
async function playStep(story) {
    keepParserSmall();
    const runner = actionsRunner();
    const end = (exitCode) => process.stdout.write('', () => process.exit(exitCode));
    const endUnforeseen = (error) => {
        runner.error(`Something happened that this action does not foresee: ${String(error)}. ` +
            'Run again with step debugging on, and report what it shows.');
        runner.debugError(error);
        end(1);
    };
    process.on('uncaughtException', endUnforeseen);
    process.on('unhandledRejection', endUnforeseen);
    try {
        end(await story((0,environment/* readEnvironment */.Q)(process.env), {
            runner,
            clock: clock/* systemClock */.ml,
            random: Math.random,
            cancelled: cancelSignal(process),
            openFetcher: (baseUrl) => openFetcher(proxyFor(baseUrl)),
        }));
    }
    catch (error) {
        endUnforeseen(error);
    }
}
/** The proxy that the environment names for a URL, by the rules of GitHub's toolkit; one without a scheme is of http. */
function proxyFor(url) {
    try {
        const proxy = (0,lib_proxy/* getProxyUrl */.s)(url);
        if (proxy === undefined || proxy.href.includes('://'))
            return proxy;
        return URL.parse(`http://${proxy.href}`) ?? 'unusable';
    }
    catch {
        return 'unusable';
    }
}
/**
 * undici parses HTTP in WebAssembly. After a handful of answers V8 compiles that once more, to run it faster than anybody
 * here could notice: 20 MiB, and a fifth of a second on another core. A budget that nothing uses up prevents it.
 */
function keepParserSmall() {
    (0,external_node_v8_.setFlagsFromString)('--wasm-tiering-budget=2000000000');
}

// EXTERNAL MODULE: ./build/user-agent.js
var user_agent = __webpack_require__(2257);
;// CONCATENATED MODULE: ./build/agent-job/collaborators.js




/** Plays a story as a step, with the real collaborators. */
function play(story) {
    return playStep((environment, shared) => story(environment, {
        ...shared,
        openGitHub: (token, apiUrl) => openGitHubClient({
            token,
            apiUrl,
            userAgent: user_agent/* USER_AGENT */._,
            observe: (exchange) => shared.runner.debug((0,build_exchange/* exchangeLine */.g)(exchange)),
        }),
    }));
}


/***/ }),

/***/ 5779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ Commentary),
  e: () => (/* binding */ subjectOf)
});

// EXTERNAL MODULE: ./build/clock.js
var build_clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 4 modules
var schemas = __webpack_require__(4922);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(7307);
// EXTERNAL MODULE: ./build/github/event.js
var github_event = __webpack_require__(6830);
// EXTERNAL MODULE: ./build/github/pages.js
var pages = __webpack_require__(2270);
;// CONCATENATED MODULE: ./build/github/conversation.js




const Written = schemas/* object */.Ikc({ id: schemas/* number */.aig() });
const Listed = schemas/* array */.YOg(schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    body: schemas/* catch */.MfU(schemas/* string */.YjP(), ''),
    user: schemas/* catch */.MfU(schemas/* nullable */.mee(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })), null),
}));
const Viewer = schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) });
/** The conversation of one issue or pull request. Each method rejects with a `GitHubError` that says what to do. */
class Conversation {
    subject;
    #client;
    #repository;
    /** `repository` is `owner/name`. */
    constructor(client, repository, subject) {
        const [owner = '', repo = ''] = repository.split('/');
        this.#client = client;
        this.#repository = { owner, repo };
        this.subject = subject;
    }
    /** Puts the eyes on the comment that asked, or else on the issue or pull request. Reactions notify nobody. */
    async acknowledge(comment, signal) {
        const common = { ...this.#repository, content: 'eyes', request: { signal } };
        await this.#ask('The reaction could not be put', signal, this.#client.once(), (octokit) => {
            switch (comment?.kind) {
                case undefined:
                    return octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/reactions', {
                        ...common,
                        issue_number: this.subject.number,
                    });
                case 'conversation':
                    return octokit.request('POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', {
                        ...common,
                        comment_id: comment.id,
                    });
                case 'diff':
                    return octokit.request('POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions', {
                        ...common,
                        comment_id: comment.id,
                    });
            }
        });
    }
    /** Adds a comment, once, and gives its id. `attempt` counts from 1, where the caller tries again. */
    async add(body, attempt, signal) {
        return await this.#ask('The comment could not be written', signal, this.#client.once(), async (octokit) => {
            const { data } = await octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
                ...this.#repository,
                issue_number: this.subject.number,
                body,
                request: { signal, retryCount: attempt - 1 },
            });
            return Written.parse(data).id;
        });
    }
    /** Replaces a comment's text. False where the comment is gone. To write it twice does no harm, if there is time. */
    async edit(id, body, time, signal) {
        const client = time === 'ample' ? this.#client.patient() : this.#client.once();
        return await this.#ask('The comment could not be updated', signal, client, async (octokit) => {
            try {
                await octokit.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
                    ...this.#repository,
                    comment_id: id,
                    body,
                    request: { signal },
                });
                return true;
            }
            catch (error) {
                if ((0,errors/* isNotFound */.c4)(error))
                    return false;
                throw error;
            }
        });
    }
    /** All comments of the token's own account, oldest first, to the last page. */
    async ownComments(signal) {
        return await this.#ask('The comments could not be read', signal, this.#client.patient(), async (octokit) => {
            const { viewer } = Viewer.parse(await octokit.graphql('{ viewer { login } }', { request: { signal } }));
            const own = [];
            const listing = (0,pages/* pages */.B)(Listed, (paging) => octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
                ...this.#repository,
                ...paging,
                issue_number: this.subject.number,
                request: { signal },
            }));
            for await (const listed of listing) {
                own.push(...listed.filter(({ user }) => user?.login === viewer.login));
            }
            return own;
        });
    }
    #ask(what, signal, client, request) {
        const { kind, number } = this.subject;
        return (0,errors/* ask */.kA)(`${what} on #${number}`, github_event/* WRITE_PERMISSION */.EU[kind], signal, client, request);
    }
}

// EXTERNAL MODULE: ./build/agent-job/earlier-attempt.js
var earlier_attempt = __webpack_require__(612);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/agent-job/marker.js


const Marker = schemas/* object */.Ikc({
    job: schemas/* string */.YjP(),
    project: schemas/* string */.YjP(),
    run: schemas/* string */.YjP(),
    attempt: schemas/* number */.aig(),
    workflowJob: schemas/* string */.YjP(),
    step: schemas/* string */.YjP(),
    /** SHA-256 of the prompt, in hexadecimal; empty where there was none. */
    prompt: schemas/* string */.YjP(),
});
/** Bound to this purpose, so that no other use of the key can ever give the same code. */
const PURPOSE = 'docs-agent-action marker 1';
const MARKER = /<!-- docs-agent-action:1 ([A-Za-z0-9+/=]+) ([A-Za-z0-9+/=]+) -->/u;
/**
 * The marker as an HTML comment, which GitHub does not show. It carries an HMAC-SHA256, keyed with the API key, over
 * what it says and over where it stands: nobody without the key can make one, and one that was copied elsewhere does
 * not hold. Base64 has no hyphen, so that nothing in it can close the comment.
 */
function markerComment(marker, apiKey, place) {
    const said = Buffer.from(JSON.stringify(marker)).toString('base64');
    return `<!-- docs-agent-action:1 ${said} ${authentication(said, apiKey, place).toString('base64')} -->`;
}
/** The marker of a comment's body, where it has one that holds there. Undefined for everything else. */
function markerIn(body, apiKey, place) {
    const [, said, code] = MARKER.exec(body) ?? [];
    if (said === undefined || code === undefined)
        return undefined;
    const expected = authentication(said, apiKey, place);
    const found = Buffer.from(code, 'base64');
    if (found.length !== expected.length || !(0,external_node_crypto_.timingSafeEqual)(found, expected))
        return undefined;
    const { data } = Marker.safeParse(jsonIn(said));
    return data;
}
function authentication(said, apiKey, { repository, issue }) {
    return (0,external_node_crypto_.createHmac)('sha256', apiKey)
        .update([PURPOSE, repository.toLowerCase(), issue, said].join('\n'))
        .digest();
}
function jsonIn(base64) {
    try {
        return JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/agent-job/time-to-write.js
var time_to_write = __webpack_require__(9191);
;// CONCATENATED MODULE: ./build/agent-job/comment.js






/** The work does not wait longer than this for the sign that it starts. */
const ACKNOWLEDGE_WITHIN_MS = 5_000;
/** What earlier comments say is worth this much waiting, before and after the job. */
const READ_WITHIN_MS = 30_000;
/** What we say on the issue or pull request. Whatever goes wrong with it is a warning at the most. */
class Commentary {
    #conversation;
    #settings;
    constructor(settings) {
        this.#settings = settings;
        this.#conversation = new Conversation(settings.client, settings.environment.repository, settings.subject);
    }
    /** Puts the eyes on what asked for the job. It matters little: trouble with it is told in the log alone. */
    async acknowledge(comment, unwanted) {
        const { clock, runner } = this.#settings;
        try {
            await (0,build_clock/* withinTime */.dn)(clock, ACKNOWLEDGE_WITHIN_MS, unwanted, ({ stop }) => this.#conversation.acknowledge(comment, stop));
        }
        catch (error) {
            if (!(error instanceof errors/* GitHubError */.y_))
                throw error;
            runner.info(error.message);
            runner.debugError(error);
        }
    }
    /**
     * Our comments here whose markers hold, oldest first. None where there is no such conversation, and where the token
     * has no access at all: what it may not read it has not written. Rejects with a `GitHubError` where GitHub cannot be
     * read for another reason: then nobody knows.
     */
    async marked(unwanted) {
        const { clock, runner } = this.#settings;
        try {
            return await (0,build_clock/* withinTime */.dn)(clock, READ_WITHIN_MS, unwanted, ({ stop }) => this.#marked(stop));
        }
        catch (error) {
            if (!(error instanceof errors/* GitHubError */.y_) || !error.isFinal)
                throw error;
            runner.info(`${error.message} So there is no comment of ours.`);
            return [];
        }
    }
    /** The job of this project that the newest of our comments here names. Rejects as `marked` does. */
    async newestJob(unwanted) {
        const { projectId } = this.#settings;
        const named = (await this.marked(unwanted)).findLast(({ marker }) => marker.job !== '' && marker.project === projectId);
        return named?.marker.job;
    }
    /** Writes a comment on a job where it belongs, and gives its id. `text` is Markdown; the marker goes behind it. */
    async write(text, about, destination, time) {
        const { clock, runner } = this.#settings;
        const patience = time === 'ample' ? clock.now() + time_to_write/* WRITE_WITHIN_MS */.$.ample : undefined;
        const marker = this.#markerFor(about);
        const body = runner.redact(`${text}\n${marker}`);
        try {
            return await (0,time_to_write/* withinTimeToWrite */.X)(time, this.#settings, async ({ stop }) => {
                const id = await this.#idOf(destination, stop);
                const isThere = id !== undefined && (await this.#conversation.edit(id, body, time, stop));
                return isThere ? id : await this.#add(body, marker, stop, patience);
            });
        }
        catch (error) {
            if (!(error instanceof errors/* GitHubError */.y_))
                throw error;
            runner.warning(`${error.message} What became of the job does not depend on it.`);
            runner.debugError(error);
            return undefined;
        }
    }
    /**
     * Adds a comment, and never two: where the first attempt may have succeeded all the same, the comment is looked for
     * by its marker before there is a second one, and there is no third. `patience` is how long there is time for that, in
     * milliseconds since the epoch; without it the first attempt is the only one.
     */
    async #add(body, marker, stop, patience) {
        try {
            return await this.#conversation.add(body, 1, stop);
        }
        catch (error) {
            const { clock } = this.#settings;
            if (!(error instanceof errors/* GitHubError */.y_) || stop.aborted || patience === undefined)
                throw error;
            if (error.mayHaveHappened) {
                const own = await this.#conversation.ownComments(stop);
                const there = own.findLast((comment) => comment.body.includes(marker));
                if (there !== undefined)
                    return there.id;
            }
            else if (error.retryAfterMs !== undefined && clock.now() + error.retryAfterMs < patience) {
                await clock.sleep(error.retryAfterMs, stop);
            }
            else {
                throw error;
            }
            return await this.#conversation.add(body, 2, stop);
        }
    }
    async #idOf(destination, stop) {
        switch (destination.kind) {
            case 'new':
                return undefined;
            case 'comment':
                return destination.id;
            case 'newest':
                return (await this.#marked(stop)).findLast(({ marker }) => destination.fits(marker))?.id;
        }
    }
    async #marked(stop) {
        const own = await this.#conversation.ownComments(stop);
        return own.flatMap(({ id, body }) => {
            const marker = markerIn(body, this.#settings.apiKey, this.#place);
            return marker === undefined ? [] : [{ id, marker }];
        });
    }
    #markerFor({ jobId = '', promptSha256 }) {
        const { environment, projectId, apiKey } = this.#settings;
        const intent = (0,earlier_attempt/* intentOf */.oQ)(environment, projectId, promptSha256);
        return markerComment({ job: jobId, attempt: environment.runAttempt, ...intent }, apiKey, this.#place);
    }
    get #place() {
        return { repository: this.#settings.environment.repository, issue: this.#conversation.subject.number };
    }
}
/** Where to report: on the issue or pull request of that number, or else on that of the event. */
function subjectOf(issueNumber, { subject }) {
    if (issueNumber === undefined)
        return subject;
    return subject?.number === issueNumber ? subject : { kind: 'unknown', number: issueNumber };
}


/***/ }),

/***/ 612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ earlierAttemptIn),
/* harmony export */   l4: () => (/* binding */ isSameIntent),
/* harmony export */   oQ: () => (/* binding */ intentOf)
/* harmony export */ });
/** The intent of this step; `prompt` is the SHA-256 of its prompt in hexadecimal, empty where there is none. */
function intentOf({ runId, workflowJob, step }, project, prompt) {
    return { run: runId, workflowJob, step, project, prompt };
}
function isSameIntent(marker, { run, workflowJob, step, project, prompt }) {
    return (marker.run === run &&
        marker.workflowJob === workflowJob &&
        marker.step === step &&
        marker.project === project &&
        marker.prompt === prompt);
}
/** The newest job that an attempt before this one started for the intent, as far as our comments tell. */
function earlierAttemptIn(comments, intent, attempt) {
    const found = comments.findLast(({ marker }) => marker.job !== '' && marker.attempt < attempt && isSameIntent(marker, intent));
    return found && { jobId: found.marker.job, attempt: found.marker.attempt, commentId: found.id };
}


/***/ }),

/***/ 577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var _platform_agent_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5405);

/** The ending of a job that has ended, or undefined for one that has not. */
function endOf(job) {
    const phase = (0,_platform_agent_job_js__WEBPACK_IMPORTED_MODULE_0__/* .phaseOf */ .hU)(job.status);
    switch (phase) {
        case 'completed':
        case 'archived':
        case 'failed':
            return { kind: 'ended', as: phase, job };
        case 'active':
        case 'unrecognised':
            return undefined;
    }
}


/***/ }),

/***/ 2780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hn: () => (/* binding */ isTrue),
  TL: () => (/* binding */ parseInputs),
  aO: () => (/* binding */ rules)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 4 modules
var schemas = __webpack_require__(4922);
// EXTERNAL MODULE: ./build/platform/transport.js
var transport = __webpack_require__(4267);
// EXTERNAL MODULE: ./build/runner/inputs.js
var inputs = __webpack_require__(2266);
;// CONCATENATED MODULE: ./build/connection.js



/** Where the service is, as long as nobody says otherwise. */
const DEFAULT_BASE_URL = 'https://api.mintlify.com';
const NO_SECRET = 'is empty. Store an admin key (mint_…) as a secret and pass it in. A run that a fork or Dependabot caused gets no secrets';
/** The inputs that every action of ours has, to reach the service. */
const connectionRules = {
    'project-id': schemas/* pipe */.FsL(schemas/* string */.YjP(), schemas/* pipe */.FsL(schemas/* transform */.pdi((text) => text.trim()), schemas/* string */.YjP().check(schemas/* refine */.YPB((text) => text !== '', "is empty. It is on the API keys page of the project's dashboard"), schemas/* refine */.YPB((text) => text === '' || (0,transport/* isPathSegment */.bQ)(text), (0,inputs/* complaint */.U4)('is not a project id'))))),
    'api-key': schemas/* pipe */.FsL(schemas/* string */.YjP(), schemas/* pipe */.FsL(schemas/* transform */.pdi((text) => text.trim()), schemas/* string */.YjP().check(schemas/* refine */.YPB((text) => text !== '', NO_SECRET), schemas/* refine */.YPB((text) => !text.startsWith('mint_dsc_'), 'is a key for the assistant (mint_dsc_…). An admin key (mint_…) is needed'), schemas/* refine */.YPB((text) => !text.startsWith('mint_us_'), 'is a key for the index (mint_us_…). An admin key (mint_…) is needed'), schemas/* refine */.YPB((text) => /^[\x21-\x7E]*$/u.test(text), 'holds a blank, a line break or a character that is not ASCII: store the key alone in the secret')))),
    'base-url': (0,inputs/* withDefault */.IQ)(DEFAULT_BASE_URL, schemas/* pipe */.FsL(schemas/* string */.YjP().check(schemas/* refine */.YPB((text) => URL.canParse(text), (0,inputs/* complaint */.U4)('is not a URL')), schemas/* refine */.YPB((text) => !URL.canParse(text) || isAcceptable(new URL(text)), (0,inputs/* complaint */.U4)('has to be an https URL without user name, query and fragment (http only for loopback)'))), schemas/* transform */.pdi((text) => new URL(text)))),
};
/** A key of the public service starts with `mint_`. What other services call a key is not known. */
function keyProblem(apiKey, baseUrl) {
    const url = baseUrl.trim() || DEFAULT_BASE_URL;
    const elsewhere = !URL.canParse(url) || new URL(url).origin !== DEFAULT_BASE_URL;
    if (elsewhere || apiKey.trim() === '' || apiKey.trim().startsWith('mint_'))
        return undefined;
    return 'does not look like an admin key of the service: those start with mint_';
}
/** A span of time in minutes, as milliseconds. A job of GitHub's own runners lives 360 minutes. */
function timeoutRule(minutes) {
    return (0,inputs/* withDefault */.IQ)(minutes, schemas/* pipe */.FsL((0,inputs/* decimal */._)('a number of minutes above 0 and at most 350, such as 30', (value) => value > 0 && value <= 350), schemas/* transform */.pdi((value) => value * 60_000)));
}
function isAcceptable(url) {
    if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
        return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}
/** Whether a URL's host is this machine: `localhost`, 127.0.0.0/8 or `[::1]`. The URL standard has made the host canonical. */
function isLoopback(url) {
    return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(?:\.\d+){3}$/u.test(url.hostname);
}

// EXTERNAL MODULE: ./build/github/repository.js
var repository = __webpack_require__(8328);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/runner/workspace.js


/** Why a path does not name a file of the workspace; the message says what to do. */
class WorkspaceError extends Error {
    name = 'WorkspaceError';
}
/**
 * The real path of a regular file in the workspace. Rejects with a `WorkspaceError` where there is none, and where the
 * path leads out of the workspace, through a link too.
 */
async function fileInWorkspace(workspace, path) {
    const root = await realWorkspace(workspace);
    const leaves = `${path} leads out of the workspace: only files in it are read`;
    if (isOutside(root, (0,external_node_path_.resolve)(root, path)) && isOutside(workspace, (0,external_node_path_.resolve)(path))) {
        throw new WorkspaceError(leaves);
    }
    const file = await (0,promises_.realpath)((0,external_node_path_.resolve)(root, path)).catch((cause) => {
        throw new WorkspaceError(`there is no file ${path} in the workspace: check the path, and that actions/checkout runs before this step`, { cause });
    });
    if (isOutside(root, file))
        throw new WorkspaceError(leaves);
    // actions/checkout leaves a token in there. Windows and macOS find the folder by any case of its name.
    if ((0,external_node_path_.relative)(root, file).toLowerCase().split(external_node_path_.sep).includes('.git')) {
        throw new WorkspaceError(`${path} is git's own: a prompt is no place for it`);
    }
    if (!(await (0,promises_.stat)(file)).isFile()) {
        throw new WorkspaceError(`${path} is not a file`);
    }
    return file;
}
/** The workspace's own path, with its links resolved. Rejects with a `WorkspaceError` where there is none. */
async function realWorkspace(workspace) {
    return (0,promises_.realpath)(workspace).catch((cause) => {
        throw new WorkspaceError('there is no workspace: run actions/checkout before this step', { cause });
    });
}
/** Whether a path leads out of a folder. Both are absolute; links are not looked at. */
function isOutside(root, path) {
    const way = (0,external_node_path_.relative)(root, path);
    return way === '..' || way.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(way);
}

// EXTERNAL MODULE: ./build/agent-job/template.js
var agent_job_template = __webpack_require__(9688);
;// CONCATENATED MODULE: ./build/agent-job/prompt.js




/** Why there is no prompt; the message says what to do. */
class PromptError extends Error {
    name = 'PromptError';
}
/**
 * Reads the prompt, byte for byte but for a template's expressions. `contexts` is asked only for a template.
 * Rejects with a `PromptError`.
 */
async function readPrompt(source, workspace, contexts) {
    switch (source.input) {
        case 'prompt':
            return promptOf(source.text, 'the prompt is blank: say what the agent is to do');
        case 'prompt-file':
            return promptOf(await readText(source.path, workspace), `the file ${source.path} is blank: it has to hold the prompt`);
        case 'prompt-template':
            return promptOf(await fill(source.path, await readText(source.path, workspace), contexts()), `the template ${source.path} gives a blank prompt`);
    }
}
function promptOf(text, whenBlank) {
    if (/^[\s\p{Cf}]*$/u.test(text))
        throw new PromptError(whenBlank);
    const bytes = Buffer.from(text, 'utf8');
    return {
        text,
        sha256: (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex'),
        bytes: bytes.byteLength,
    };
}
async function fill(path, template, contexts) {
    try {
        return await (0,agent_job_template/* fillTemplate */.ou)(template, contexts);
    }
    catch (error) {
        if (!(error instanceof agent_job_template/* TemplateError */.$w))
            throw error;
        throw new PromptError(`${path}, line ${error.line}, column ${error.column}: ${error.message}`, {
            cause: error,
        });
    }
}
async function readText(path, workspace) {
    try {
        const bytes = await (0,promises_.readFile)(await fileInWorkspace(workspace, path));
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch (error) {
        if (error instanceof WorkspaceError)
            throw new PromptError(error.message, { cause: error });
        if (error instanceof TypeError) {
            throw new PromptError(`the file ${path} is not UTF-8: save it in that encoding`, { cause: error });
        }
        throw new PromptError(`the file ${path} cannot be read: ${String(error)}`, { cause: error });
    }
}

;// CONCATENATED MODULE: ./build/agent-job/inputs.js






const untrimmed = schemas/* string */.YjP();
/** The rules of the inputs, by name: all that `action.yml` declares. */
const rules = {
    ...connectionRules,
    prompt: untrimmed,
    'prompt-file': schemas/* string */.YjP(),
    'prompt-template': schemas/* string */.YjP(),
    'job-id': (0,inputs/* optional */.lq)(schemas/* string */.YjP().check(schemas/* refine */.YPB(transport/* isPathSegment */.bQ, (0,inputs/* complaint */.U4)('is not a job id')))),
    wait: (0,inputs/* withDefault */.IQ)('true', inputs/* boolean */.zM),
    'timeout-minutes': timeoutRule('30'),
    'poll-interval-seconds': (0,inputs/* optional */.lq)((0,inputs/* decimal */._)('a number of seconds above 0 and at most 21000, such as 10', (value) => value > 0 && value <= 21_000)),
    'if-no-pr': (0,inputs/* withDefault */.IQ)('ignore', (0,inputs/* oneOf */.yL)('ignore', 'warn', 'error')),
    comment: (0,inputs/* withDefault */.IQ)('false', inputs/* boolean */.zM),
    'issue-number': (0,inputs/* optional */.lq)((0,inputs/* matching */.wC)(/^[1-9]\d{0,14}$/u, 'is not the number of an issue or pull request', Number)),
    'github-token': schemas/* string */.YjP(),
    'max-open-prs': (0,inputs/* optional */.lq)((0,inputs/* matching */.wC)(/^[1-9]\d{0,5}$/u, 'is not a number of pull requests, 1 or more', Number)),
    'pr-repository': (0,inputs/* optional */.lq)((0,inputs/* matching */.wC)(/^[\w.-]+\/[\w.-]+$/u, 'is not owner/name', (text) => text)),
    'agent-login': (0,inputs/* withDefault */.IQ)('mintlify[bot]', (0,inputs/* matching */.wC)(/^[\w-]+(?:\[bot\])?$/u, 'is not a login', (text) => text)),
    'skip-agent-events': (0,inputs/* withDefault */.IQ)('true', inputs/* boolean */.zM),
    'required-permission': (0,inputs/* withDefault */.IQ)('write', (0,inputs/* oneOf */.yL)(...repository/* ROLES */.gg)),
    'allow-bots': (0,inputs/* withDefault */.IQ)('', (0,inputs/* matching */.wC)(/^(?:\s*[\w-]+(?:\[bot\])?\s*(?:,|$))*$/u, 'is not a list of logins, comma-separated and without wildcards, such as dependabot[bot], my-app[bot]', (text) => text.split(',').flatMap((login) => login.trim() || []))),
    'remove-label': (0,inputs/* withDefault */.IQ)('false', inputs/* boolean */.zM),
};
/**
 * Reads the inputs, and the prompt that they name. Rejects with `InputProblems` that holds every problem at once; no
 * request has left by then.
 */
async function parseInputs(environment, contexts) {
    const { values, problems } = (0,inputs/* readInputs */.Ko)(environment, rules);
    const given = (name) => environment.input(name);
    const found = [...problems, ...acrossInputs(given)];
    let prompt;
    let cause;
    const [source, ...others] = promptSources(given);
    if (source !== undefined && others.length === 0) {
        try {
            prompt = await readPrompt(source, environment.workspace, contexts);
        }
        catch (error) {
            if (!(error instanceof PromptError))
                throw error;
            found.push({ input: source.input, message: error.message });
            cause = error;
        }
    }
    const task = taskOf(prompt, values?.['job-id']);
    if (values === undefined || task === undefined || found.length > 0)
        throw new inputs/* InputProblems */.Nh(found, cause);
    return Object.freeze({
        projectId: values['project-id'],
        apiKey: values['api-key'],
        baseUrl: values['base-url'],
        task,
        wait: values.wait,
        timeoutMs: values['timeout-minutes'],
        pollIntervalMs: values['poll-interval-seconds'] && values['poll-interval-seconds'] * 1_000,
        ifNoPr: values['if-no-pr'],
        comment: values.comment,
        issueNumber: values['issue-number'],
        githubToken: values['github-token'].trim(),
        maxOpenPrs: values['max-open-prs'],
        prRepository: values['pr-repository'],
        agentLogin: values['agent-login'],
        skipAgentEvents: values['skip-agent-events'],
        requiredPermission: values['required-permission'],
        allowBots: values['allow-bots'],
    });
}
/** Whether an input says yes, by itself: where others do not hold, nothing has been parsed. */
function isTrue(text) {
    return inputs/* boolean */.zM.safeParse(text.trim()).data === true;
}
/** What no input can tell alone. */
function acrossInputs(given) {
    const found = [];
    const sources = promptSources(given).map(({ input }) => input);
    const jobId = given('job-id').trim();
    if (sources.length > 1) {
        found.push({
            input: sources.join(', '),
            message: 'only one of prompt, prompt-file and prompt-template can be given',
        });
    }
    if (sources.length === 0 && (jobId === '' || jobId === 'auto')) {
        found.push({
            input: 'prompt',
            message: 'is missing. Give one of prompt, prompt-file and prompt-template, or a job-id to follow',
        });
    }
    const key = keyProblem(given('api-key'), given('base-url'));
    if (key !== undefined)
        found.push({ input: 'api-key', message: key });
    const apiKey = given('api-key').trim();
    for (const name of ['project-id', 'job-id']) {
        if (apiKey !== '' && given(name).includes(apiKey)) {
            found.push({ input: name, message: 'holds the API key: give the id, not the secret' });
        }
    }
    const interval = Number(given('poll-interval-seconds').trim() || 1);
    const baseUrl = given('base-url').trim();
    if (interval > 0 && interval < 1 && !(URL.canParse(baseUrl) && isLoopback(new URL(baseUrl)))) {
        found.push({
            input: 'poll-interval-seconds',
            message: 'cannot be below 1, so as not to burden the service',
        });
    }
    const needsToken = [
        ...['comment', 'remove-label'].filter((name) => isTrue(given(name))),
        ...(given('max-open-prs').trim() === '' ? [] : ['max-open-prs']),
        ...(jobId === 'auto' ? ['job-id: auto'] : []),
    ];
    if (needsToken.length > 0 && given('github-token').trim() === '') {
        found.push({
            input: 'github-token',
            message: `is empty, and ${needsToken.join(', ')} needs it: leave it out to use the token of the run`,
        });
    }
    return found;
}
function promptSources(given) {
    const sources = [];
    if (given('prompt') !== '')
        sources.push({ input: 'prompt', text: given('prompt') });
    for (const input of ['prompt-file', 'prompt-template']) {
        const path = given(input).trim();
        if (path !== '')
            sources.push({ input, path });
    }
    return sources;
}
function taskOf(prompt, jobId) {
    if (prompt === undefined)
        return jobId === undefined ? undefined : { kind: 'follow', jobId };
    switch (jobId) {
        case undefined:
            return { kind: 'create', prompt };
        case 'auto':
            return { kind: 'auto', prompt };
        default:
            return { kind: 'message', jobId, prompt };
    }
}


/***/ }),

/***/ 2518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ takeLabelOff)
/* harmony export */ });
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7307);
/* harmony import */ var _github_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8328);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2780);
/* harmony import */ var _time_to_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9191);




/**
 * Takes off the label that triggered the run, where `remove-label` asks for it, so that putting it on again starts
 * another one. There is none where the event is not about a label. The two inputs that it needs are read here, because it
 * comes off also where others do not hold. Trouble with it is a warning.
 */
async function takeLabelOff({ label, subject }, { input, repository, apiUrl }, collaborators, time) {
    if (label === undefined || subject === undefined)
        return;
    const token = input('github-token').trim();
    if (!(0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .isTrue */ .Hn)(input('remove-label')) || token === '')
        return;
    const { runner, openGitHub } = collaborators;
    const client = openGitHub(token, apiUrl);
    try {
        await (0,_time_to_write_js__WEBPACK_IMPORTED_MODULE_3__/* .withinTimeToWrite */ .X)(time, collaborators, ({ stop }) => new _github_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .Repository */ .LN(client, repository).removeLabel(subject, label, stop));
    }
    catch (error) {
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_))
            throw error;
        runner.warning(`${error.message} To run again, take the label off by hand and put it on again.`);
        runner.debugError(error);
    }
}


/***/ }),

/***/ 3880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ outcomeOfProblems),
/* harmony export */   s: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3110);
/* harmony import */ var _one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6187);
/* harmony import */ var _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4779);
/* harmony import */ var _pull_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8932);




/** GitHub keeps 4,096 characters of an annotation. */
const LONGEST_MESSAGE = 4_000;
/** The outcome of a step whose inputs do not hold: nothing was asked of anyone. */
function outcomeOfProblems(problems) {
    const list = problems.map(({ input, message }) => `${input}: ${message}.`).join(' ');
    return outcome('not-created', 'failure', undefined, `No job was created. ${list}`, 'invalid-input');
}
/** The outcome of an ending. Total: what an ending means is said here and nowhere else. */
function outcomeOf(ending, settings) {
    switch (ending.kind) {
        case 'started':
            return outcome('started', 'pass', ending.job, `Job ${ending.job.id} is accepted and runs on by itself. ${howToFollow(ending.job)}`);
        case 'ended':
            return ended(ending.as, ending.job, settings.ifNoPr);
        case 'timed-out':
            return outcome('timed-out', 'failure', ending.job, timedOut(ending, settings.timeoutMs), 'timeout');
        case 'cancelled':
            return outcome('cancelled', 'failure', ending.job, `${ending.killed ? 'The step was killed' : 'The run was cancelled'}, and job ${ending.job.id} goes on: ` +
                `the service cannot cancel one. ${howToFollow(ending.job)}`, 'cancelled');
        case 'lost':
            return outcome('lost', 'failure', ending.job, `Job ${ending.job.id} can no longer be followed: ${ending.error.message}. ${ending.error.remedy} ` +
                `The job itself may go on. ${howToFollow(ending.job)}`, reasonOf(ending.error.reason));
        case 'rejected':
            return outcome('rejected', 'failure', undefined, `${ending.error.message}. ${ending.error.remedy}`, reasonOf(ending.error.reason));
        case 'skipped':
            return outcome('skipped', 'notice', undefined, whyRefused(ending.refusal), ending.refusal.guard);
        case 'not-created':
            return notCreated(ending);
        case 'unknown':
            return outcome('unknown', 'failure', ending.job, ending.job === undefined
                ? `A job may or may not exist: ${ending.error.message}, and so the request was not repeated. ` +
                    "Before running again, look for the job on the project's dashboard, or for a new pull request of the agent."
                : `The message to job ${ending.job.id} may or may not have arrived: ${ending.error.message}, and so it was not repeated. ` +
                    "Before running again, look at the job on the project's dashboard, or at its pull request.", ending.cancelled ? 'cancelled' : reasonOf(ending.error.reason));
    }
}
function whyRefused(refusal) {
    switch (refusal.guard) {
        case 'agent-event':
            return (`No job was created, because ${refusal.login} itself caused this ${refusal.event} event: ` +
                'a job for it could go round for ever. To have one all the same, set skip-agent-events to false.');
        case 'permission':
            return (`No job was created, because ${refusal.login}, who caused this event, holds ${refusal.holds} on this repository, ` +
                `and ${refusal.needs} is needed. To ask for less, set required-permission.`);
        case 'bot':
            return (`No job was created, because ${refusal.login}, which caused this event, is a bot. ` +
                'To let it, name it in allow-bots.');
        case 'max-open-prs':
            return (`No job was created, because ${refusal.login} has ${refusal.open.length} open pull requests in ${refusal.repository}, ` +
                `and max-open-prs is ${refusal.limit}. Merge or close some: ${listed(refusal.open)}`);
    }
}
/** Some of them, so that the line can be read; the summary has them all. */
function listed(open) {
    const shown = open.slice(0, LISTED_AT_MOST).map(({ url }) => url);
    return shown.join(' ') + (open.length > shown.length ? ` and ${open.length - shown.length} more` : '');
}
const LISTED_AT_MOST = 5;
function notCreated({ error, job }) {
    const fail = (message, reason) => outcome('not-created', 'failure', job, message, reason);
    const what = job === undefined ? 'No job was created' : `No message was sent to job ${job.id}`;
    if (error === 'cancelled')
        return fail(`${what}: the run was cancelled before.`, error);
    if (error === 'timeout') {
        return fail(`${what}: the time was up before anything could be sent. Raise timeout-minutes.`, error);
    }
    return error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .Wk
        ? fail(`${what}: ${error.message}. ${error.remedy}`, reasonOf(error.reason))
        : fail(`${what}, because nobody can tell whether it should be. ${error.message}${error.mayPass ? ' Run again later.' : ''}`, 'guard-unavailable');
}
function ended(as, job, ifNoPr) {
    const known = { id: job.id, last: job };
    const prLink = (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .prLinkOf */ .WV)(job);
    switch (as) {
        case 'completed':
            return prLink === undefined
                ? outcome('no-pr', NO_PR_VERDICT[ifNoPr], known, `Job ${job.id} completed without a pull request: ${whyNoPr(job)}`)
                : outcome('pr-created', 'pass', known, `The agent's pull request: ${prLink}`);
        case 'archived':
            return outcome('archived', 'warning', known, `Job ${job.id} was archived on the platform` +
                (prLink === undefined ? ', without a pull request.' : `. Its pull request: ${prLink}`));
        case 'failed':
            return outcome('failed', 'failure', known, `Job ${job.id} failed: the agent met an error that it could not recover from. ` +
                "Look at the job on the project's dashboard, and run again with a new job, perhaps with a narrower prompt.");
    }
}
const NO_PR_VERDICT = {
    ignore: 'pass',
    warn: 'warning',
    error: 'failure',
};
/** Where the advice is to run again, following the job is meant: the same inputs would start another one. */
function remedyForNextLook({ reason, remedy }) {
    switch (reason) {
        case 'rate-limit':
        case 'server-error':
        case 'no-answer':
        case 'interrupted':
            return '';
        case 'bad-request':
        case 'unauthorized':
        case 'forbidden':
        case 'not-found':
        case 'redirect':
        case 'refused':
        case 'unreachable':
        case 'unreadable-answer':
            return `${remedy} `;
    }
}
function whyNoPr({ prLink }) {
    return prLink === undefined
        ? 'no file had to change, or the deployment is set to push without one.'
        : `what the service gave for its link is not an http(s) URL: “${(0,_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(prLink, 200)}”.`;
}
function timedOut({ job, exists, error }, timeoutMs) {
    if (error !== undefined) {
        return (`Nobody could say how job ${job.id} is, because the last look at it failed: ${error.message}. ${remedyForNextLook(error)}` +
            (exists ? `The job itself may go on. ${howToFollow(job)}` : howToFollow(job)));
    }
    const what = exists
        ? `Job ${job.id} had not ended after ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p)(timeoutMs)}. It goes on.`
        : `Nobody could say how job ${job.id} is: the time was up before an answer came.`;
    return `${what} ${howToFollow(job)} To wait longer, raise timeout-minutes.`;
}
function howToFollow({ id }) {
    return `To follow it, run this action with job-id: ${id}.`;
}
/** A request that the run itself ended is told by what ended it, and that was the time. */
function reasonOf(reason) {
    return reason === 'interrupted' ? 'timeout' : reason;
}
function outcome(word, verdict, known, message, reason) {
    const prLink = known?.last && (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .prLinkOf */ .WV)(known.last);
    return {
        word,
        reason,
        verdict,
        message: (0,_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(message, LONGEST_MESSAGE),
        jobId: known?.id,
        job: known?.last,
        prLink,
        prNumber: prLink === undefined ? undefined : (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfPullRequest */ .BH)(prLink)?.number,
    };
}


/***/ }),

/***/ 2541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ withPlatform)
});

// EXTERNAL MODULE: ./build/platform/agent-job.js
var agent_job = __webpack_require__(5405);
// EXTERNAL MODULE: ./build/exchange.js
var build_exchange = __webpack_require__(4255);
// EXTERNAL MODULE: ./build/platform/transport.js
var transport = __webpack_require__(4267);
// EXTERNAL MODULE: ./build/user-agent.js
var user_agent = __webpack_require__(2257);
;// CONCATENATED MODULE: ./build/service.js



/** Lets `work` speak to the service. Each exchange is told to `observe` and to the debug log. */
async function withService({ baseUrl, apiKey }, { openFetcher, clock, runner }, observe, work) {
    const fetcher = openFetcher(baseUrl);
    const tell = (exchange) => {
        runner.debug((0,build_exchange/* exchangeLine */.g)(exchange));
        observe(exchange);
    };
    try {
        return await work(new transport/* Transport */.oK({ baseUrl, apiKey, userAgent: user_agent/* USER_AGENT */._, fetcher, clock, observe: tell }));
    }
    finally {
        // A connection that is still being made keeps nobody waiting.
        void fetcher.close();
    }
}

;// CONCATENATED MODULE: ./build/agent-job/platform.js


/** Lets `work` ask for the project's jobs. */
async function withPlatform(inputs, collaborators, work) {
    let looks = 0;
    return await withService(inputs, collaborators, ({ method }) => {
        if (method === 'GET')
            looks += 1;
    }, (transport) => work({ jobs: new agent_job/* AgentJobs */.Y8(transport, inputs.projectId), looks: () => looks }));
}


/***/ }),

/***/ 6156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* unused harmony export speakForMain */
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7094);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
/* harmony import */ var _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4779);
/* harmony import */ var _runner_environment_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9294);
/* harmony import */ var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2266);
/* harmony import */ var _collaborators_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7214);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5779);
/* harmony import */ var _earlier_attempt_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(612);
/* harmony import */ var _ending_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(577);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2780);
/* harmony import */ var _label_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2518);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3880);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2541);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(501);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6633);















/** How long the service has to say how the job is. */
const LOOK_WITHIN_MS = 10_000;
/** The post step as GitHub starts it. */
function post() {
    return (0,_collaborators_js__WEBPACK_IMPORTED_MODULE_4__/* .play */ .Z)(speakForMain);
}
/**
 * The last word where main had none, because it was killed or its container saw no signals. Asks once for the job, and
 * says on the run's page and in the comment how it is. It fails nothing: main has already. Gives the exit code.
 */
async function speakForMain(environment, collaborators) {
    const { runner, clock, cancelled, openGitHub } = collaborators;
    for (const name of ['api-key', 'github-token'])
        runner.mask(environment.input(name).trim());
    const { asked, finished, jobId, prompt } = (0,_state_js__WEBPACK_IMPORTED_MODULE_12__/* .savedState */ .fP)(environment);
    const { values } = (0,_runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .Ko)(environment, _inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .rules */ .aO);
    // Main read the same inputs, so they hold; and what it left says whether there is anything to tell.
    if (values === undefined || finished || (jobId === undefined && !asked))
        return 0;
    const inputs = { projectId: values['project-id'], apiKey: values['api-key'], baseUrl: values['base-url'] };
    const ending = jobId === undefined ? unknownFor(values['job-id']) : await endingAsSeenNow(jobId, inputs, collaborators);
    const report = {
        outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .outcomeOf */ .s)(ending, { ifNoPr: values['if-no-pr'], timeoutMs: values['timeout-minutes'] }),
        promptSha256: prompt,
        runUrl: (0,_runner_environment_js__WEBPACK_IMPORTED_MODULE_13__/* .runUrl */ .V)(environment),
        madeAt: clock.now(),
    };
    if (report.outcome.verdict === 'pass')
        runner.notice(report.outcome.message);
    else
        runner.warning(report.outcome.message);
    await runner.addSummary((0,_report_js__WEBPACK_IMPORTED_MODULE_11__/* .summaryOf */ .YG)(report));
    const event = await (0,_github_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readEvent */ .j_)(environment.eventName, environment.eventPath);
    const client = openGitHub(values['github-token'].trim(), environment.apiUrl);
    const subject = values.comment ? (0,_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .subjectOf */ .e)(values['issue-number'], event) : undefined;
    const { projectId, apiKey } = inputs;
    const intent = (0,_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_14__/* .intentOf */ .oQ)(environment, projectId, prompt);
    await Promise.all([
        subject &&
            new _comment_js__WEBPACK_IMPORTED_MODULE_5__/* .Commentary */ .k({ client, subject, environment, projectId, apiKey, runner, clock, cancelled }).write((0,_report_js__WEBPACK_IMPORTED_MODULE_11__/* .commentOf */ .vm)(report), { jobId, promptSha256: prompt }, {
                kind: 'newest',
                // A job that was taken up or followed has its comment from another attempt or run.
                fits: (marker) => (jobId !== undefined && marker.job === jobId) ||
                    (marker.attempt === environment.runAttempt && (0,_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_14__/* .isSameIntent */ .l4)(marker, intent)),
            }, 'last-chance'),
        (0,_label_js__WEBPACK_IMPORTED_MODULE_8__/* .takeLabelOff */ .D)(event, environment, collaborators, 'last-chance'),
    ]);
    return 0;
}
/** Main was killed between asking for a job, or sending one a message, and hearing of it. */
function unknownFor(given) {
    const job = given === undefined || given === 'auto' ? undefined : { id: given, last: undefined };
    return {
        kind: 'unknown',
        error: new _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk({
            failure: 'interrupted',
            method: 'POST',
            path: job === undefined ? '/v2/agent/…/job' : '/v2/agent/…/message',
            sent: true,
        }),
        cancelled: true,
        job,
    };
}
async function endingAsSeenNow(jobId, inputs, collaborators) {
    const { runner, clock, cancelled } = collaborators;
    let last;
    try {
        last = await (0,_platform_js__WEBPACK_IMPORTED_MODULE_10__/* .withPlatform */ .A)(inputs, collaborators, ({ jobs }) => (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .withinTime */ .dn)(clock, LOOK_WITHIN_MS, cancelled, ({ stop }) => jobs.get(jobId, { attempt: 1, signal: stop })));
    }
    catch (error) {
        if (!(error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk))
            throw error;
        runner.info(error.message);
        runner.debugError(error);
    }
    return (last && (0,_ending_js__WEBPACK_IMPORTED_MODULE_6__/* .endOf */ .p)(last)) ?? { kind: 'cancelled', job: { id: jobId, last }, killed: true };
}


/***/ }),

/***/ 8932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ placeOfPullRequest),
/* harmony export */   WV: () => (/* binding */ prLinkOf),
/* harmony export */   uA: () => (/* binding */ PullRequests)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7094);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7307);
/* harmony import */ var _github_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8328);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7403);




/** What a look at a pull request is worth waiting for. */
const LOOK_WITHIN_MS = 30_000;
/** The job's link in a form that is safe to print, where it is an http or https one. */
function prLinkOf({ prLink }) {
    return prLink === undefined ? undefined : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .webUrl */ .qP)(prLink);
}
/** The place that a URL of GitHub's form names, on github.com and on servers of one's own alike. */
function placeOfPullRequest(url) {
    const [, owner, name, number] = /^\/([^/]+)\/([^/]+)\/pull\/(\d{1,15})(?:\/|$)/u.exec(new URL(url).pathname) ?? [];
    if (owner === undefined || name === undefined || number === undefined)
        return undefined;
    return { repository: `${owner}/${name}`, number: Number(number) };
}
/** The agent's pull requests, as far as they decide whether its job goes on. */
class PullRequests {
    #settings;
    constructor(settings) {
        this.#settings = settings;
    }
    /** Whether a job's pull request is known to be closed. One that GitHub does not show is not known to be. */
    async isKnownToBeClosed(job, unwanted) {
        const { client, serverUrl, clock } = this.#settings;
        const link = prLinkOf(job);
        if (link === undefined || new URL(link).host !== new URL(serverUrl).host)
            return false;
        const place = placeOfPullRequest(link);
        if (place === undefined)
            return false;
        try {
            return await (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .withinTime */ .dn)(clock, LOOK_WITHIN_MS, unwanted, async ({ stop }) => {
                const { isOpen } = await new _github_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .Repository */ .LN(client, place.repository).pull(place.number, stop);
                return !isOpen;
            });
        }
        catch (error) {
            if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_))
                throw error;
            return false;
        }
    }
    /** The jobs that our markers on these pull requests name, in the order of the pull requests. */
    async *namedJobs(open, unwanted) {
        if (!this.#settings.areHere)
            return;
        for (const { number } of open) {
            const jobId = await this.#settings.commentaryOn(number).newestJob(unwanted);
            if (jobId !== undefined)
                yield { number, jobId };
        }
    }
}


/***/ }),

/***/ 501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vm: () => (/* binding */ commentOf),
  Q8: () => (/* binding */ pullRequestNoteOf),
  YG: () => (/* binding */ summaryOf)
});

// EXTERNAL MODULE: ./build/duration.js
var duration = __webpack_require__(3110);
// EXTERNAL MODULE: ./build/markdown.js
var markdown = __webpack_require__(7403);
;// CONCATENATED MODULE: ./build/number.js
/**
 * A whole number of 0 or more for people: `1,234,567`. By hand, because `toLocaleString` loads the runtime's language
 * data: 6 MiB, and a fifth of a bare start of Node.
 */
function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}

// EXTERNAL MODULE: ./build/one-line.js
var one_line = __webpack_require__(6187);
;// CONCATENATED MODULE: ./build/agent-job/report.js




const LONGEST_CELL = 200;
/** The summary on the run's page, in Markdown. The prompt itself is not in it: it may quote what is not for everyone. */
function summaryOf(report) {
    const { outcome, looks, promptSha256, promptBytes, open = [], madeAt } = report;
    return paragraphs(`### Docs agent job: ${TITLE[outcome.word]}`, lead(outcome), (0,markdown/* facts */.Ix)([
        ...factsOfJob(report),
        ['Polls', looks === undefined ? undefined : String(looks)],
        [
            'Prompt',
            promptBytes === undefined
                ? undefined
                : `${grouped(promptBytes)} bytes, SHA-256 ${(0,markdown/* code */.aY)(promptSha256)}`,
        ],
    ]), ...(open.length === 0 ? [] : [openPullRequests(open, madeAt)]));
}
/** The comment on the issue or pull request, in Markdown, without its marker. */
function commentOf(report) {
    return paragraphs(lead(report.outcome), (0,markdown/* facts */.Ix)([...factsOfJob(report), ['Run', (0,markdown/* link */.nf)('the workflow run', report.runUrl)]]));
}
/**
 * A short word on the agent's own pull request, so that a later run finds there which job it came from. `askedAt` is the
 * URL of the issue or pull request that asked for it, or of the run.
 */
function pullRequestNoteOf(askedAt) {
    return `The documentation agent opened this pull request for ${(0,markdown/* link */.nf)('what was asked here', askedAt)}.\n`;
}
function openPullRequests(open, now) {
    return (0,markdown/* table */.tp)(['Open pull request', 'Open for'], open.map(({ number, url, createdAt }) => [
        (0,markdown/* link */.nf)((0,markdown/* code */.aY)(`#${number}`), url),
        age(now - Date.parse(createdAt)),
    ]));
}
const DAY_MS = 86_400_000;
function age(milliseconds) {
    const days = Math.floor(milliseconds / DAY_MS);
    if (Number.isNaN(days))
        return '';
    return days < 1 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`;
}
function lead(outcome) {
    if (outcome.word === 'pr-created' && outcome.prLink !== undefined) {
        return `The documentation agent opened a pull request: **${prLabel(outcome, outcome.prLink)}**`;
    }
    return `${SIGN[outcome.verdict]}${(0,markdown/* plain */.pj)(outcome.message)}`;
}
function factsOfJob({ outcome, elapsedMs }) {
    const { job, jobId, prLink } = outcome;
    return [
        ['Outcome', (0,markdown/* code */.aY)(outcome.word)],
        ['Reason', outcome.reason && (0,markdown/* code */.aY)(outcome.reason)],
        ['Pull request', prLink && prLabel(outcome, prLink)],
        ['Job', jobId && cell(jobId)],
        ['Status', job && cell(job.status)],
        ['Model', job?.model && cell(job.model)],
        ['Repository', job?.repository && repositoryLabel(job.repository)],
        ['Ref', job?.ref && cell(job.ref)],
        ['Time', elapsedMs === undefined ? undefined : (0,duration/* duration */.p)(elapsedMs)],
    ];
}
function cell(text) {
    return (0,markdown/* code */.aY)((0,one_line/* oneLine */.T)(text, LONGEST_CELL));
}
/** `owner/name#7`, as GitHub itself writes a pull request; the URL where it is not one of GitHub's form. */
function prLabel({ prNumber }, prLink) {
    const [, owner, name] = new URL(prLink).pathname.split('/');
    return prNumber === undefined || owner === undefined || name === undefined
        ? (0,markdown/* link */.nf)(cell(prLink), prLink)
        : (0,markdown/* link */.nf)(cell(`${decoded(owner)}/${decoded(name)}#${prNumber}`), prLink);
}
function repositoryLabel(repository) {
    return (0,markdown/* link */.nf)(cell(repository.replace(/^https?:\/\/[^/]+\//u, '')), repository);
}
function decoded(segment) {
    try {
        return decodeURIComponent(segment);
    }
    catch {
        return segment;
    }
}
function paragraphs(...texts) {
    return `${texts.join('\n\n')}\n`;
}
const SIGN = { pass: '', notice: 'ℹ️ ', warning: '⚠️ ', failure: '❌ ' };
const TITLE = {
    started: 'started',
    'pr-created': 'pull request created',
    'no-pr': 'no pull request',
    archived: 'archived',
    failed: 'failed',
    skipped: 'skipped',
    rejected: 'rejected',
    'not-created': 'not created',
    unknown: 'not known whether it was created',
    'timed-out': 'timed out',
    cancelled: 'cancelled',
    lost: 'lost sight of',
};


/***/ }),

/***/ 783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// UNUSED EXPORTS: run

// EXTERNAL MODULE: ./build/github/event.js
var github_event = __webpack_require__(6830);
// EXTERNAL MODULE: ./build/github/repository.js
var github_repository = __webpack_require__(8328);
// EXTERNAL MODULE: ./build/runner/environment.js
var runner_environment = __webpack_require__(9294);
// EXTERNAL MODULE: ./build/runner/inputs.js
var runner_inputs = __webpack_require__(2266);
;// CONCATENATED MODULE: ./build/verdict.js
const EXIT_CODE = { pass: 0, notice: 0, warning: 0, failure: 1 };
/** Says in the log, and on the run's page where it matters, what came of the step. */
function announce(runner, verdict, message) {
    switch (verdict) {
        case 'pass':
            runner.info(message);
            break;
        case 'notice':
            runner.notice(message);
            break;
        case 'warning':
            runner.warning(message);
            break;
        case 'failure':
            runner.error(message);
    }
}

// EXTERNAL MODULE: ./build/agent-job/collaborators.js + 7 modules
var collaborators = __webpack_require__(7214);
// EXTERNAL MODULE: ./build/agent-job/comment.js + 2 modules
var comment = __webpack_require__(5779);
// EXTERNAL MODULE: ./build/clock.js
var build_clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(7307);
;// CONCATENATED MODULE: ./build/agent-job/guards.js




/** What a guard's question to GitHub is worth waiting for. */
const ASK_WITHIN_MS = 30_000;
/** The guards before a job or a message: each gives why it is refused, or undefined. They reject with a `GitHubError`. */
class Guards {
    #settings;
    constructor(settings) {
        this.#settings = settings;
    }
    /** Whether who caused the event may have a job or a message for it. */
    async refuseEvent(stop) {
        return (await this.#refuseAgent(stop)) ?? (await this.#refusePerson(stop));
    }
    /** Whether there is room for one more pull request of the agent. */
    async refuseMore(stop) {
        const { inputs, prRepository } = this.#settings;
        const { maxOpenPrs: limit, agentLogin: login } = inputs;
        if (limit === undefined)
            return undefined;
        const open = await this.#ask(stop, (signal) => prRepository.openPullsBy(login, signal));
        return open.length < limit
            ? undefined
            : { guard: 'max-open-prs', login, repository: prRepository.name, limit, open };
    }
    async #refuseAgent(stop) {
        const { inputs, event } = this.#settings;
        if (!inputs.skipAgentEvents || !(await this.#isAgentsOwn(stop)))
            return undefined;
        return { guard: 'agent-event', login: inputs.agentLogin, event: event.name };
    }
    async #isAgentsOwn(stop) {
        const { event, inputs } = this.#settings;
        const isAgent = (login) => (0,github_event/* isSameLogin */.Av)(login, inputs.agentLogin);
        switch (event.name) {
            // Their sender is who set off what they report on, or the App that reports.
            case 'workflow_run':
            case 'check_run':
            case 'check_suite':
            case 'status':
                return false;
            case 'pull_request':
            case 'pull_request_target':
                return isAgent(event.sender?.login) || isAgent(event.pullRequest?.author);
            case 'push':
                return isAgent(event.sender?.login) || (await this.#isAgentsPush(isAgent, stop));
            default:
                return isAgent(event.sender?.login);
        }
    }
    /** A push that brings only the agent's commits, or that a merge of its pull request made. */
    async #isAgentsPush(isAgent, stop) {
        const { event, repository, runner } = this.#settings;
        const { head, authors } = event.push ?? { head: undefined, authors: [] };
        if (authors.length > 0 && authors.every(isAgent))
            return true;
        if (head === undefined)
            return false;
        try {
            return (await this.#ask(stop, (signal) => repository.authorsOfPullsWith(head, signal))).some(isAgent);
        }
        catch (error) {
            if (!(error instanceof errors/* GitHubError */.y_))
                throw error;
            // The commits have said no; of all guards this one alone does not stop the job when it cannot see.
            runner.warning(`${error.message} Whether this push is a merge of the agent's own pull request was not looked at; ` +
                'skip-agent-events needs “pull-requests: read” for that.');
            return false;
        }
    }
    async #refusePerson(stop) {
        const { inputs, event, repository } = this.#settings;
        const asked = whoseCause(event);
        if (asked === 'nobody')
            return undefined;
        const { login, isBot } = asked;
        if (isBot) {
            const isAllowed = inputs.allowBots.some((allowed) => (0,github_event/* isSameLogin */.Av)(login, allowed));
            return isAllowed ? undefined : { guard: 'bot', login };
        }
        const needs = inputs.requiredPermission;
        if (needs === 'none')
            return undefined;
        const holds = await this.#ask(stop, (signal) => repository.roleOf(login, signal));
        return rank(holds) >= rank(needs) ? undefined : { guard: 'permission', login, holds, needs };
    }
    #ask(unwanted, question) {
        return (0,build_clock/* withinTime */.dn)(this.#settings.clock, ASK_WITHIN_MS, unwanted, ({ stop }) => question(stop));
    }
}
function rank(role) {
    return github_repository/* ROLES */.gg.indexOf(role);
}
/**
 * Whose permission an event takes. Some events only people who can write cause, or carry no secrets for others; every
 * other one, those that are not known yet too, an outsider may cause. Rejects an event that should say who, and does
 * not.
 */
function whoseCause({ name, action, sender, pullRequest, workflowRun }) {
    switch (name) {
        case 'schedule':
        case 'push':
        case 'release':
        case 'create':
        case 'delete':
        case 'merge_group':
        case 'workflow_dispatch':
        case 'repository_dispatch':
        case 'pull_request':
            return 'nobody';
        case 'pull_request_target':
            return action === 'closed' && pullRequest?.isMerged === true ? 'nobody' : known(sender, name);
        case 'workflow_run':
            return workflowRun?.isFromElsewhere === false ? 'nobody' : known(workflowRun?.triggeringActor, name);
        default:
            return known(sender, name);
    }
}
function known(account, event) {
    if (account !== undefined)
        return account;
    throw new errors/* GitHubError */.y_({
        message: `The payload of the event ${event || '(GITHUB_EVENT_NAME is not set)'} does not say who caused it, so nobody can tell ` +
            'what they hold. Start the workflow by an event that outsiders cannot cause, such as schedule or workflow_dispatch.',
        wasAsked: false,
    });
}

// EXTERNAL MODULE: ./build/agent-job/label.js
var label = __webpack_require__(2518);
;// CONCATENATED MODULE: ./build/agent-job/outputs.js
/** The outputs that `action.yml` declares. */
const outputNames = [
    'job-id',
    'status',
    'pr-link',
    'pr-number',
    'outcome',
    'reason',
    'message',
    'job',
    'comment-id',
];
/** Says what is known of a job as soon as it is known: a step that is killed later has said it. */
function setJobOutputs(runner, { id, last }) {
    set(runner, { 'job-id': id, ...(last && { status: last.status }) });
}
function setOutcomeOutputs(runner, outcome) {
    set(runner, {
        'job-id': outcome.jobId ?? '',
        status: outcome.job?.status ?? '',
        'pr-link': outcome.prLink ?? '',
        'pr-number': outcome.prNumber === undefined ? '' : String(outcome.prNumber),
        outcome: outcome.word,
        reason: outcome.reason ?? '',
        message: outcome.message,
        job: outcome.job === undefined ? '' : jobOutput(outcome.job),
    });
}
function setCommentOutput(runner, commentId) {
    set(runner, { 'comment-id': String(commentId) });
}
/** GitHub keeps 1 MB of all outputs of a workflow job: a job that is larger is told by what is known of it. */
const LARGEST_JOB_OUTPUT = 500_000;
function jobOutput({ id, status, model, prLink, json }) {
    return json.length <= LARGEST_JOB_OUTPUT ? json : JSON.stringify({ id, status, model, prLink });
}
function set(runner, values) {
    for (const name of outputNames) {
        const value = values[name];
        if (value !== undefined)
            runner.setOutput(name, value);
    }
}

// EXTERNAL MODULE: ./build/agent-job/pull-requests.js
var pull_requests = __webpack_require__(8932);
// EXTERNAL MODULE: ./build/agent-job/report.js + 1 modules
var agent_job_report = __webpack_require__(501);
;// CONCATENATED MODULE: ./build/agent-job/github-side.js








/** What one step has to do with GitHub: who may ask, what was said before, where to report. */
class GitHubSide {
    guards;
    pullRequests;
    /** What is said on the issue or pull request that the step is about, where there is one. */
    commentary;
    #inputs;
    #event;
    #environment;
    #client;
    #collaborators;
    constructor(inputs, event, environment, collaborators) {
        const { runner, clock, openGitHub } = collaborators;
        this.#inputs = inputs;
        this.#event = event;
        this.#environment = environment;
        this.#collaborators = collaborators;
        this.#client = openGitHub(inputs.githubToken, environment.apiUrl);
        const repository = new github_repository/* Repository */.LN(this.#client, environment.repository);
        const prRepository = new github_repository/* Repository */.LN(this.#client, inputs.prRepository ?? environment.repository);
        this.guards = new Guards({ inputs, event, repository, prRepository, runner, clock });
        this.pullRequests = new pull_requests/* PullRequests */.uA({
            client: this.#client,
            serverUrl: environment.serverUrl,
            commentaryOn: (number) => this.#commentaryOn({ kind: 'pull-request', number }),
            areHere: (0,github_repository/* isSameRepository */.ve)(prRepository.name, environment.repository),
            clock,
        });
        const subject = (0,comment/* subjectOf */.e)(inputs.issueNumber, event);
        this.commentary = subject && this.#commentaryOn(subject);
    }
    /** Tells those who asked that the work starts; and where there is nobody to tell, says that. */
    async acknowledge(stop) {
        const { runner } = this.#collaborators;
        if (!this.#inputs.comment)
            return;
        if (this.commentary === undefined) {
            runner.notice(`There is nothing to comment on: the event ${this.#event.name} is not about an issue or a pull request. ` +
                'To comment on one all the same, set issue-number.');
        }
        const comment = this.#inputs.issueNumber === undefined ? this.#event.comment : undefined;
        await this.commentary?.acknowledge(comment, stop);
    }
    /** Tells those who asked what came of it, and makes room for them to ask again. */
    async report(report, way, time) {
        await Promise.all([
            this.#comment(report, way, time),
            this.#notePullRequest(report, way, time),
            (0,label/* takeLabelOff */.D)(this.#event, this.#environment, this.#collaborators, time),
        ]);
    }
    async #comment(report, way, time) {
        const { outcome, promptSha256 } = report;
        if (!this.#inputs.comment || outcome.word === 'skipped')
            return;
        const jobId = way.kind === 'followed' ? way.jobId : acceptedJobOf(outcome);
        const about = { jobId, promptSha256 };
        const id = await this.commentary?.write((0,agent_job_report/* commentOf */.vm)(report), about, destinationOf(way), time);
        if (id !== undefined)
            setCommentOutput(this.#collaborators.runner, id);
    }
    /** A pull request that a later run may continue bears our marker, where it is in this repository. */
    async #notePullRequest({ outcome, promptSha256 }, way, time) {
        const { jobId, prLink } = outcome;
        if (this.#inputs.task.kind !== 'auto' || prLink === undefined)
            return;
        if (way.kind !== 'created' && way.kind !== 'taken-up')
            return;
        const place = (0,pull_requests/* placeOfPullRequest */.BH)(prLink);
        if (place === undefined || !(0,github_repository/* isSameRepository */.ve)(place.repository, this.#environment.repository))
            return;
        if (new URL(prLink).host !== new URL(this.#environment.serverUrl).host)
            return;
        await this.#commentaryOn({ kind: 'pull-request', number: place.number }).write((0,agent_job_report/* pullRequestNoteOf */.Q8)(this.#askedAt()), { jobId, promptSha256 }, way.kind === 'created' ? { kind: 'new' } : { kind: 'newest', fits: ({ job }) => job === jobId }, time);
    }
    #askedAt() {
        const { serverUrl, repository } = this.#environment;
        const { subject } = this.#event;
        return subject === undefined
            ? (0,runner_environment/* runUrl */.V)(this.#environment)
            : `${serverUrl}/${repository}/${subject.kind === 'issue' ? 'issues' : 'pull'}/${subject.number}`;
    }
    #commentaryOn(subject) {
        const { projectId, apiKey } = this.#inputs;
        const { runner, clock, cancelled } = this.#collaborators;
        return new comment/* Commentary */.k({
            client: this.#client,
            subject,
            environment: this.#environment,
            projectId,
            apiKey,
            runner,
            clock,
            cancelled,
        });
    }
}
/** The job that has what was asked for. A marker that named another would have a later run take that for done. */
function acceptedJobOf({ word, jobId }) {
    return word === 'not-created' || word === 'unknown' || word === 'rejected' ? undefined : jobId;
}
function destinationOf(way) {
    switch (way.kind) {
        case 'taken-up':
            return { kind: 'comment', id: way.earlier.commentId };
        case 'followed':
            return { kind: 'newest', fits: ({ job }) => job === way.jobId };
        case 'nothing':
        case 'created':
        case 'continued':
            return { kind: 'new' };
    }
}

// EXTERNAL MODULE: ./build/agent-job/inputs.js + 3 modules
var inputs = __webpack_require__(2780);
// EXTERNAL MODULE: ./build/agent-job/outcome.js
var agent_job_outcome = __webpack_require__(3880);
// EXTERNAL MODULE: ./build/agent-job/earlier-attempt.js
var earlier_attempt = __webpack_require__(612);
// EXTERNAL MODULE: ./build/agent-job/ending.js
var ending = __webpack_require__(577);
// EXTERNAL MODULE: ./build/agent-job/platform.js + 1 modules
var platform = __webpack_require__(2541);
// EXTERNAL MODULE: ./build/duration.js
var duration = __webpack_require__(3110);
// EXTERNAL MODULE: ./build/platform/agent-job.js
var agent_job = __webpack_require__(5405);
;// CONCATENATED MODULE: ./build/agent-job/progress.js


const SHORTEST_GAP_MS = 60_000;
/** As a job takes longer, each sign of life waits a sixth of the time that has gone: some 13 lines in 20 minutes. */
const GAP_SHARE = 1 / 6;
/** What a person who watches the log is told while a job runs: each change of status, and now and then that all is well. */
class Progress {
    #clock;
    #deadline;
    #runner;
    #began;
    #spokeAt;
    #missToldAt = Number.NEGATIVE_INFINITY;
    #status;
    #warnedOfStatus = false;
    constructor(clock, deadline, runner) {
        this.#clock = clock;
        this.#deadline = deadline;
        this.#runner = runner;
        this.#began = clock.now();
        this.#spokeAt = this.#began;
    }
    /** A look that found the job not ended; `interval` is how long the next one waits, in milliseconds. */
    saw(status, interval) {
        if ((0,agent_job/* phaseOf */.hU)(status) === 'unrecognised' && !this.#warnedOfStatus) {
            this.#warnedOfStatus = true;
            this.#runner.warning(`The service calls the job “${status}”, a status that this action does not know: it counts as not ended.`);
        }
        const elapsed = this.#clock.now() - this.#began;
        if (status !== this.#status) {
            this.#status = status;
            this.#say(`The job is ${status}. Looking again every ${(0,duration/* duration */.p)(interval)}, until ${(0,duration/* timeOfDay */.r)(this.#deadline)} at the latest.`);
        }
        else if (this.#clock.now() - this.#spokeAt >= Math.max(SHORTEST_GAP_MS, elapsed * GAP_SHARE)) {
            this.#say(`Still ${status} after ${(0,duration/* duration */.p)(elapsed)}; looking every ${(0,duration/* duration */.p)(interval)}.`);
        }
    }
    /** A look that failed; the next one waits `pause` milliseconds. */
    missed(error, pause) {
        if (this.#clock.now() - this.#missToldAt < SHORTEST_GAP_MS)
            return;
        this.#missToldAt = this.#clock.now();
        this.#say(`${error.message}. The job is not affected; looking again in ${(0,duration/* duration */.p)(pause)}.`);
    }
    #say(line) {
        this.#spokeAt = this.#clock.now();
        this.#runner.info(line);
    }
}

;// CONCATENATED MODULE: ./build/agent-job/schedule.js
/**
 * The adaptive schedule. Of 338 public jobs half took under 58 s and nine in ten under 108 s, hardly one under 28 s:
 * so the first look comes then. After it the interval is a share of the time already waited, so that a job is noticed
 * late in proportion to what it took, and a long one costs few looks.
 */
const FIRST_LOOK_MS = 28_000;
const SHARE = 0.075;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 15_000;
const adaptive = (waitedMs) => waitedMs < FIRST_LOOK_MS
    ? FIRST_LOOK_MS - waitedMs
    : Math.min(Math.max(waitedMs * SHARE, SHORTEST_MS), LONGEST_MS);
function fixed(intervalMs) {
    return () => intervalMs;
}
/** For a job that was started elsewhere: how old it is is not known, so it is looked at at once and then as one of that age. */
const adaptiveFromFirstLook = (waitedMs) => adaptive(waitedMs + FIRST_LOOK_MS);

// EXTERNAL MODULE: ./build/agent-job/state.js
var state = __webpack_require__(6633);
// EXTERNAL MODULE: ./build/platform/errors.js
var platform_errors = __webpack_require__(4779);
;// CONCATENATED MODULE: ./build/platform/retry.js
function afterPost(error) {
    switch (error.failure) {
        case 'unreachable':
            return 'again';
        case 'no-answer':
        case 'timeout':
        case 'unreadable':
            return 'uncertain';
        case 'interrupted':
            return error.sent ? 'uncertain' : 'again';
        case 'status':
            return afterPostStatus(error.status ?? 0);
    }
}
/**
 * A 5xx may come from something in front of the service after it had passed the request on, with `Retry-After` or
 * without; so may a 408. A 303 is the answer of one that did accept (RFC 9110, 15.4.4); other redirects are not.
 */
function afterPostStatus(status) {
    if (status === 429)
        return 'again';
    if (status >= 500 || status === 408 || status === 303)
        return 'uncertain';
    return 'refused';
}
function afterGet(error) {
    switch (error.reason) {
        case 'bad-request':
        case 'unauthorized':
        case 'forbidden':
            return 'refused';
        case 'not-found':
            return 'absent';
        case 'rate-limit':
        case 'redirect':
        case 'refused':
        case 'server-error':
        case 'unreachable':
        case 'no-answer':
        case 'unreadable-answer':
        case 'interrupted':
            return 'missed';
    }
}

;// CONCATENATED MODULE: ./build/agent-job/submission.js





/** How long the answer to a create is awaited after a cancel: the runner's SIGTERM follows its SIGINT in 7.5 s. */
const GRACE_FOR_THE_ANSWER_MS = 5_500;
const SHORTEST_PAUSE_MS = 1_000;
/** How far the pauses reach; each is drawn between nothing and that, so that many runs do not come back at once. */
const BACKOFF = {
    'rate-limit': { firstMs: 20_000, longestMs: 5 * 60_000 },
    unreachable: { firstMs: 1_000, longestMs: 60_000 },
};
/**
 * Has the service accept a create or a message once, and never twice: the request is repeated only where the one before
 * was provably not accepted (`afterPost`). A cancel lets a request that is under way come to its answer, as long as
 * there is time for it.
 */
async function submission_submit(submission) {
    const { job, clock, cancelled, limit, deadline, onAsking, log } = submission;
    let lastError;
    for (let failures = 0;; failures += 1) {
        if (cancelled.aborted)
            return { kind: 'not-created', error: 'cancelled', job };
        if (clock.now() >= deadline)
            return { kind: 'not-created', error: lastError ?? 'timeout', job };
        onAsking(true);
        try {
            const last = await untilNoLongerWorthIt(submission, failures + 1);
            return { kind: 'accepted', job: { id: last.id, last } };
        }
        catch (error) {
            if (!(error instanceof platform_errors/* PlatformError */.Wk))
                throw error;
            switch (afterPost(error)) {
                case 'refused':
                    onAsking(false);
                    return { kind: 'rejected', error };
                case 'uncertain': {
                    const id = error.body === undefined ? undefined : (0,agent_job/* idShownIn */.sS)(error.body);
                    if (id !== undefined)
                        return { kind: 'accepted', job: { id, last: undefined } };
                    return { kind: 'unknown', error, cancelled: cancelled.aborted, job };
                }
                case 'again': {
                    onAsking(false);
                    if (cancelled.aborted)
                        return { kind: 'not-created', error: 'cancelled', job };
                    if (error.failure === 'interrupted')
                        return { kind: 'not-created', error: lastError ?? 'timeout', job };
                    const pause = Math.max(error.retryAfterMs ?? 0, backoff(error, failures, submission.random()));
                    if (clock.now() + pause >= deadline)
                        return { kind: 'not-created', error, job };
                    lastError = error;
                    log(`${error.message}. Nothing was accepted; trying again in ${(0,duration/* duration */.p)(pause)}, ` +
                        `at ${(0,duration/* timeOfDay */.r)(clock.now() + pause)}, and until ${(0,duration/* timeOfDay */.r)(deadline)} at the latest.`);
                    await clock.sleep(pause, limit.stop);
                }
            }
        }
    }
}
function backoff(error, failures, random) {
    const { firstMs, longestMs } = BACKOFF[error.reason === 'rate-limit' ? 'rate-limit' : 'unreachable'];
    return Math.max(SHORTEST_PAUSE_MS, random * Math.min(firstMs * 2 ** failures, longestMs));
}
/**
 * Sends the request under a signal that aborts at the deadline, and on a cancel: at once where the request has not left
 * yet, and some time later where it has.
 */
async function untilNoLongerWorthIt({ request, clock, cancelled, limit }, attempt) {
    const finished = new AbortController();
    const unsentOnCancel = new AbortController();
    let isSent = false;
    const stopUnsent = () => {
        if (!isSent)
            unsentOnCancel.abort();
    };
    cancelled.addEventListener('abort', stopUnsent, { signal: finished.signal });
    const graceOver = (0,build_clock/* abortedAfter */.UG)(clock, cancelled, GRACE_FOR_THE_ANSWER_MS, finished.signal);
    try {
        return await request({
            attempt,
            signal: AbortSignal.any([limit.timeUp, unsentOnCancel.signal, graceOver]),
            onSending: () => {
                isSent = true;
            },
        });
    }
    finally {
        finished.abort();
    }
}

;// CONCATENATED MODULE: ./build/agent-job/wait.js



/** Looks that miss are repeated no later than this, unless the service says when. */
const LONGEST_PAUSE_AFTER_A_MISS_MS = 10_000;
/** A job that the service has not known for this long is lost. Straight after a create it may take a moment. */
const ABSENCE_BORNE_MS = 60_000;
/** Whoever asks only once does not want to wait for ever for the answer. */
const MISSES_BORNE_FOR_ONE_ANSWER = 3;
/** For how long after a message a job may still show how it ended before. */
const OLD_END_SHOWN_MS = 20_000;
/** The last look comes this long before the deadline, so that a job is not called active that ended before. */
const LAST_LOOK_BEFORE_DEADLINE_MS = 2_000;
/**
 * Looks at a job until it has ended, its time is up or the run is cancelled. A look that fails is a look missed and no
 * more, but for what asking again cannot change (`afterGet`).
 */
async function waitForEnd(job, wait) {
    const { jobs, clock, cancelled, limit, deadline, schedule, untilEnd, atOnce, onSeen, progress } = wait;
    const began = clock.now();
    let { last } = job;
    let { exists, afterMessage: mayShowOldEnd = false } = wait;
    let absentSince;
    let misses = [];
    let pause = atOnce ? 0 : schedule(0);
    for (;;) {
        await clock.sleep(untilNextLook(pause, deadline - clock.now()), limit.stop);
        if (cancelled.aborted)
            return { kind: 'cancelled', job: { id: job.id, last }, killed: false };
        if (limit.timeUp.aborted || clock.now() >= deadline) {
            return { kind: 'timed-out', job: { id: job.id, last }, exists, error: misses.at(-1) };
        }
        try {
            last = await jobs.get(job.id, { attempt: misses.length + 1, signal: limit.stop });
            onSeen(last);
            exists = true;
            absentSince = undefined;
            misses = [];
            const ended = (0,ending/* endOf */.p)(last);
            if (ended === undefined)
                mayShowOldEnd = false;
            else if (!mayShowOldEnd || clock.now() - began >= OLD_END_SHOWN_MS)
                return ended;
            if (!untilEnd)
                return { kind: 'started', job: { id: job.id, last } };
            pause = schedule(clock.now() - began);
            progress.saw(last.status, pause);
        }
        catch (error) {
            if (!(error instanceof platform_errors/* PlatformError */.Wk))
                throw error;
            if (limit.stop.aborted)
                continue;
            switch (afterGet(error)) {
                case 'refused':
                    return exists ? { kind: 'lost', job: { id: job.id, last }, error } : { kind: 'rejected', error };
                case 'absent':
                    if (!exists)
                        return { kind: 'rejected', error };
                    absentSince ??= clock.now();
                    if (clock.now() - absentSince >= ABSENCE_BORNE_MS) {
                        return { kind: 'lost', job: { id: job.id, last }, error };
                    }
                    break;
                case 'missed':
                    absentSince = undefined;
            }
            misses.push(error);
            if (!untilEnd && !wait.exists && misses.length === MISSES_BORNE_FOR_ONE_ANSWER) {
                return { kind: 'timed-out', job: { id: job.id, last }, exists, error };
            }
            pause = pauseAfterMiss(misses.length, error, schedule(clock.now() - began));
            progress.missed(error, pause);
        }
    }
}
/** The usual interval, doubled for each miss in a row, or what the service asked for where that is longer. */
function pauseAfterMiss(missesInARow, { retryAfterMs = 0 }, interval) {
    return Math.max(retryAfterMs, Math.min(interval * 2 ** missesInARow, LONGEST_PAUSE_AFTER_A_MISS_MS));
}
/** Never past the deadline, and one look shortly before it. */
function untilNextLook(pause, left) {
    const beforeLastLook = left - LAST_LOOK_BEFORE_DEADLINE_MS;
    return beforeLastLook > 0 ? Math.min(pause, beforeLastLook) : Math.min(pause, left);
}

;// CONCATENATED MODULE: ./build/agent-job/pursuit.js












/** Does at the platform what the inputs ask for, until it has come to an end, or to the deadline, or to a cancel. */
async function pursue(settings) {
    const { inputs, deadline, collaborators } = settings;
    const { clock, cancelled } = collaborators;
    return await (0,platform/* withPlatform */.A)(inputs, collaborators, (platform) => (0,build_clock/* withinTime */.dn)(clock, deadline - clock.now(), cancelled, async (limit) => {
        const { ending, way } = await new Pursuit(settings, platform, limit).run();
        return { ending, way, looks: platform.looks() };
    }));
}
const NOTHING = { kind: 'nothing' };
class Pursuit {
    #settings;
    #platform;
    #limit;
    #progress;
    #told;
    constructor(settings, platform, limit) {
        const { deadline, collaborators } = settings;
        this.#settings = settings;
        this.#platform = platform;
        this.#limit = limit;
        this.#progress = new Progress(collaborators.clock, deadline, collaborators.runner);
    }
    async run() {
        const { inputs, github, collaborators } = this.#settings;
        const { task } = inputs;
        if (task.kind === 'follow') {
            await github.acknowledge(this.#limit.stop);
            collaborators.runner.info(`Following job ${task.jobId}.`);
            const job = { id: task.jobId, last: undefined };
            return {
                ending: await this.#wait(job, { exists: false, atOnce: true, untilEnd: inputs.wait }),
                way: { kind: 'followed', jobId: task.jobId },
            };
        }
        try {
            return await this.#ask(task);
        }
        catch (error) {
            // A guard that cannot see does not wave through.
            if (!(error instanceof errors/* GitHubError */.y_))
                throw error;
            const why = collaborators.cancelled.aborted ? 'cancelled' : error;
            return { ending: { kind: 'not-created', error: why, job: undefined }, way: NOTHING };
        }
    }
    /** Rejects with a `GitHubError` where GitHub does not say what decides. */
    async #ask(task) {
        const { github } = this.#settings;
        const refusal = await github.guards.refuseEvent(this.#limit.stop);
        if (refusal !== undefined)
            return { ending: { kind: 'skipped', refusal }, way: NOTHING };
        const earlier = await this.#earlier(task.prompt);
        const taken = earlier && (await this.#takeUp(earlier));
        if (earlier !== undefined && taken !== undefined) {
            return { ending: taken, way: { kind: 'taken-up', earlier } };
        }
        const target = await this.#target(task);
        if (target.kind === 'ending')
            return { ending: target.ending, way: NOTHING };
        await github.acknowledge(this.#limit.stop);
        return target.kind === 'job'
            ? { ending: await this.#message(target.jobId, task.prompt), way: { kind: 'continued' } }
            : { ending: await this.#create(task.prompt), way: { kind: 'created' } };
    }
    /** Where the prompt goes: into a new job, to one that there is, or nowhere. */
    async #target(task) {
        const { guards } = this.#settings.github;
        switch (task.kind) {
            case 'message':
                return { kind: 'job', jobId: task.jobId };
            case 'create': {
                const refusal = await guards.refuseMore(this.#limit.stop);
                return refusal === undefined ? NEW_JOB : { kind: 'ending', ending: { kind: 'skipped', refusal } };
            }
            case 'auto':
                return (await this.#continuable()) ?? (await this.#newOrOldest());
        }
    }
    /** The job that our newest comment where the event is names, if it can be continued. */
    async #continuable() {
        const jobId = await this.#settings.github.commentary?.newestJob(this.#limit.stop);
        return jobId === undefined ? undefined : await this.#judge(jobId);
    }
    /** Whether a job that our own comment names can be continued: undefined where it cannot. */
    async #judge(jobId) {
        const { github, collaborators } = this.#settings;
        const seen = await this.#look(jobId);
        const leave = (why) => {
            collaborators.runner.info(`Job ${jobId}, which our comment names, ${why}: it is not continued.`);
            return undefined;
        };
        const continued = async (last) => {
            const isClosed = last && (await github.pullRequests.isKnownToBeClosed(last, this.#limit.stop));
            return isClosed ? leave('has a pull request that is closed') : { kind: 'job', jobId };
        };
        const notAsked = (error) => ({
            kind: 'ending',
            ending: { kind: 'not-created', error, job: undefined },
        });
        switch (seen.kind) {
            case 'started':
                return await continued(seen.job.last);
            case 'ended':
                return seen.as === 'completed' ? await continued(seen.job) : leave(`is ${seen.as}`);
            case 'lost':
                return seen.error.reason === 'not-found' ? leave('is gone') : notAsked(seen.error);
            case 'timed-out':
                return notAsked(seen.error ?? 'timeout');
            case 'cancelled':
                return notAsked('cancelled');
            case 'rejected':
            case 'skipped':
            case 'not-created':
            case 'unknown':
                return { kind: 'ending', ending: seen };
        }
    }
    /** A new job, or at the cap the job of the newest open pull request of the agent that bears our marker. */
    async #newOrOldest() {
        const { github, collaborators } = this.#settings;
        const refusal = await github.guards.refuseMore(this.#limit.stop);
        if (refusal === undefined)
            return NEW_JOB;
        for await (const { number, jobId } of github.pullRequests.namedJobs(refusal.open, this.#limit.stop)) {
            const target = await this.#judge(jobId);
            if (target === undefined)
                continue;
            collaborators.runner.info(`${refusal.open.length} pull requests of ${refusal.login} are open, and max-open-prs is ${refusal.limit}: ` +
                `pull request #${number} goes on instead of one more.`);
            return target;
        }
        return { kind: 'ending', ending: { kind: 'skipped', refusal } };
    }
    async #earlier({ sha256 }) {
        const { environment, github, inputs } = this.#settings;
        if (environment.runAttempt === 1 || github.commentary === undefined || !inputs.comment)
            return undefined;
        const intent = (0,earlier_attempt/* intentOf */.oQ)(environment, inputs.projectId, sha256);
        return (0,earlier_attempt/* earlierAttemptIn */.$)(await github.commentary.marked(this.#limit.stop), intent, environment.runAttempt);
    }
    /** The ending of the earlier job, or undefined where it has come to nothing, so that it is to be asked anew. */
    async #takeUp({ jobId, attempt }) {
        const { inputs, collaborators } = this.#settings;
        const tell = (what) => collaborators.runner.info(`Attempt ${attempt} of this run started job ${jobId}, which ${what}.`);
        const seen = await this.#look(jobId);
        switch (seen.kind) {
            case 'started':
                tell(`is ${seen.job.last?.status}: it is taken up`);
                return inputs.wait
                    ? await this.#wait(seen.job, { exists: true, atOnce: true, untilEnd: true })
                    : seen;
            case 'ended':
                if (seen.as === 'completed' && (0,pull_requests/* prLinkOf */.WV)(seen.job) !== undefined) {
                    tell('has a pull request: it is taken up');
                    return seen;
                }
                tell(`${seen.as === 'completed' ? 'completed without a pull request' : `is ${seen.as}`}: a new one is created`);
                return undefined;
            case 'lost':
                if (seen.error.reason !== 'not-found')
                    return seen;
                tell('is gone: a new one is created');
                return undefined;
            case 'timed-out':
            case 'cancelled':
            case 'rejected':
            case 'skipped':
            case 'not-created':
            case 'unknown':
                return seen;
        }
    }
    async #create({ text, sha256 }) {
        const { jobs } = this.#platform;
        const submitted = await this.#submit((attempt) => jobs.create(text, attempt), sha256, undefined);
        if (submitted.kind !== 'accepted')
            return submitted;
        const { job } = submitted;
        this.#tell(job);
        this.#settings.collaborators.runner.info(`Job ${job.id} is accepted.`);
        return (job.last && (0,ending/* endOf */.p)(job.last)) ?? (await this.#waitIfAsked(job, {}));
    }
    async #message(jobId, { text, sha256 }) {
        const { runner } = this.#settings.collaborators;
        const { jobs } = this.#platform;
        const job = { id: jobId, last: undefined };
        const submitted = await this.#submit((attempt) => jobs.message(jobId, text, attempt), sha256, job);
        if (submitted.kind !== 'accepted')
            return submitted;
        this.#tell({ id: jobId, last: submitted.job.last });
        runner.info(`Job ${jobId} has accepted the message.`);
        return await this.#waitIfAsked({ id: jobId, last: submitted.job.last }, { afterMessage: true });
    }
    #submit(request, promptSha256, job) {
        const { deadline, collaborators } = this.#settings;
        const { clock, random, cancelled, runner } = collaborators;
        const log = (line) => runner.info(line);
        const onAsking = (isUnderWay) => (0,state/* saveAsking */.dR)(runner, promptSha256, isUnderWay);
        return submission_submit({ request, job, clock, random, cancelled, limit: this.#limit, deadline, onAsking, log });
    }
    async #waitIfAsked(job, { afterMessage = false }) {
        if (!this.#settings.inputs.wait)
            return { kind: 'started', job };
        return await this.#wait(job, { exists: true, atOnce: false, untilEnd: true, afterMessage });
    }
    /** Asks once how a job is that our own comment names. */
    #look(jobId) {
        return this.#wait({ id: jobId, last: undefined }, { exists: true, atOnce: true, untilEnd: false });
    }
    #wait(job, how) {
        const { inputs, deadline, collaborators } = this.#settings;
        const { clock, cancelled } = collaborators;
        const adaptiveSchedule = how.atOnce ? adaptiveFromFirstLook : adaptive;
        return waitForEnd(job, {
            jobs: this.#platform.jobs,
            clock,
            cancelled,
            limit: this.#limit,
            deadline,
            schedule: inputs.pollIntervalMs === undefined ? adaptiveSchedule : fixed(inputs.pollIntervalMs),
            onSeen: (last) => this.#tell({ id: job.id, last }),
            progress: this.#progress,
            ...how,
        });
    }
    /** Outputs and state are files that grow: they hear of a job when it is first known, and when its status changes. */
    #tell(job) {
        const { runner } = this.#settings.collaborators;
        if (this.#told?.id !== job.id)
            (0,state/* saveJob */.p7)(runner, job);
        if (this.#told?.id !== job.id || this.#told.last?.status !== job.last?.status)
            setJobOutputs(runner, job);
        this.#told = job;
    }
}
const NEW_JOB = { kind: 'new-job' };

// EXTERNAL MODULE: ./build/agent-job/template.js
var template = __webpack_require__(9688);
;// CONCATENATED MODULE: ./build/agent-job/run.js
















/** The step as GitHub starts it. */
function main() {
    return (0,collaborators/* play */.Z)(run);
}
/** One step of the agent job action, from its inputs to its report. Gives the step's exit code. */
async function run(environment, collaborators) {
    const { runner, clock, cancelled } = collaborators;
    const startedAt = clock.now();
    for (const name of ['api-key', 'github-token'])
        runner.mask(environment.input(name).trim());
    const event = await (0,github_event/* readEvent */.j_)(environment.eventName, environment.eventPath);
    const inputs = await inputsOrProblems(environment, event, runner);
    if (inputs instanceof runner_inputs/* InputProblems */.Nh) {
        return await endWithProblems(inputs, event, environment, collaborators);
    }
    const deadline = startedAt + inputs.timeoutMs;
    const github = new GitHubSide(inputs, event, environment, collaborators);
    const { ending, way, looks } = await pursue({ inputs, deadline, environment, github, collaborators });
    const prompt = inputs.task.kind === 'follow' ? undefined : inputs.task.prompt;
    const report = {
        outcome: (0,agent_job_outcome/* outcomeOf */.s)(ending, inputs),
        elapsedMs: clock.now() - startedAt,
        looks,
        promptSha256: prompt?.sha256 ?? '',
        promptBytes: prompt?.bytes,
        runUrl: (0,runner_environment/* runUrl */.V)(environment),
        open: ending.kind === 'skipped' && ending.refusal.guard === 'max-open-prs' ? ending.refusal.open : [],
        madeAt: clock.now(),
    };
    setOutcomeOutputs(runner, report.outcome);
    announce(runner, report.outcome.verdict, report.outcome.message);
    warnOfOtherRepository(runner, inputs, environment, report.outcome);
    if ('error' in ending)
        runner.debugError(ending.error);
    await runner.addSummary((0,agent_job_report/* summaryOf */.YG)(report));
    const time = cancelled.aborted || clock.now() >= deadline ? 'last-chance' : 'ample';
    await github.report(report, way, time);
    (0,state/* saveFinished */.Q8)(runner);
    return EXIT_CODE[report.outcome.verdict];
}
async function inputsOrProblems(environment, event, runner) {
    try {
        return await (0,inputs/* parseInputs */.TL)(environment, () => (0,template/* templateContexts */.Dk)(environment, event.payload, (value) => runner.redact(value) !== value));
    }
    catch (error) {
        if (!(error instanceof runner_inputs/* InputProblems */.Nh))
            throw error;
        return error;
    }
}
/** Nothing was asked of anyone, but a label that is to come off comes off: it is what the cure will be tried with. */
async function endWithProblems(found, event, environment, collaborators) {
    const { runner, clock } = collaborators;
    runner.debugError(found);
    for (const { input, message } of found.problems)
        runner.error(`${input}: ${message}`);
    const outcome = (0,agent_job_outcome/* outcomeOfProblems */.A)(found.problems);
    setOutcomeOutputs(runner, outcome);
    await runner.addSummary((0,agent_job_report/* summaryOf */.YG)({ outcome, promptSha256: '', runUrl: (0,runner_environment/* runUrl */.V)(environment), madeAt: clock.now() }));
    await (0,label/* takeLabelOff */.D)(event, environment, collaborators, 'ample');
    (0,state/* saveFinished */.Q8)(runner);
    return EXIT_CODE[outcome.verdict];
}
/** A cap that looks into the wrong repository would count nothing for ever. */
function warnOfOtherRepository(runner, { maxOpenPrs, prRepository }, { repository }, { prLink }) {
    const counted = prRepository ?? repository;
    const opened = prLink === undefined ? undefined : (0,pull_requests/* placeOfPullRequest */.BH)(prLink)?.repository;
    if (maxOpenPrs === undefined || opened === undefined || (0,github_repository/* isSameRepository */.ve)(opened, counted))
        return;
    runner.warning(`The agent opened its pull request in ${opened}, but max-open-prs counts those in ${counted}: ` +
        `set pr-repository to ${opened}, with a github-token that can read it.`);
}


/***/ }),

/***/ 6633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q8: () => (/* binding */ saveFinished),
/* harmony export */   dR: () => (/* binding */ saveAsking),
/* harmony export */   fP: () => (/* binding */ savedState),
/* harmony export */   p7: () => (/* binding */ saveJob)
/* harmony export */ });
function saveAsking(runner, promptSha256, isUnderWay) {
    runner.saveState('prompt', promptSha256);
    runner.saveState('asked', String(isUnderWay));
}
function saveJob(runner, { id }) {
    runner.saveState('job-id', id);
}
function saveFinished(runner) {
    runner.saveState('finished', 'true');
}
function savedState({ state }) {
    return {
        asked: state('asked') === 'true',
        prompt: state('prompt'),
        jobId: state('job-id') || undefined,
        finished: state('finished') === 'true',
    };
}


/***/ }),

/***/ 9688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ TemplateError),
/* harmony export */   Dk: () => (/* binding */ templateContexts),
/* harmony export */   ou: () => (/* binding */ fillTemplate)
/* harmony export */ });
/** A broken expression, and where it stands: lines and columns count from 1, columns in characters. */
class TemplateError extends Error {
    name = 'TemplateError';
    line;
    column;
    constructor(message, template, offset, cause) {
        super(message, { cause });
        const before = template.slice(0, offset).split(/\r\n|\r|\n/u);
        this.line = before.length;
        this.column = Array.from(before.at(-1) ?? '').length + 1;
    }
}
const OPEN = '${{';
/**
 * The template with each `${{ … }}` replaced by its value, once: what a value brings in is not looked at again.
 * Everything else stays byte for byte. Rejects with a `TemplateError` at the first expression that is broken.
 */
async function fillTemplate(template, contexts) {
    const filled = [];
    let evaluate;
    for (let at = 0; at < template.length;) {
        const open = template.indexOf(OPEN, at);
        if (open === -1) {
            filled.push(template.slice(at));
            break;
        }
        const start = open + OPEN.length;
        const end = endOfExpression(template, start);
        if (end === undefined)
            throw new TemplateError('this expression is never closed with }}', template, open);
        evaluate ??= await expressionEngine(contexts);
        filled.push(template.slice(at, open), evaluate(template, start, end));
        at = end + '}}'.length;
    }
    return filled.join('');
}
/** Where the expression's `}}` stands; one inside a `'…'` text is not it. A quote in a text is doubled, which toggles twice. */
function endOfExpression(template, start) {
    let inText = false;
    for (let at = start; at < template.length; at += 1) {
        if (template[at] === "'")
            inText = !inText;
        else if (!inText && template.startsWith('}}', at))
            return at;
    }
    return undefined;
}
/** GitHub's own expression engine. It is read only where a template has an expression. */
async function expressionEngine(contexts) {
    const { data, Evaluator, ExpressionError, Lexer, Parser } = await __webpack_require__.e(/* import() */ 438).then(__webpack_require__.bind(__webpack_require__, 438));
    const names = Object.keys(contexts);
    const revive = (_, value) => data.reviver(_, value);
    const context = JSON.parse(JSON.stringify(contexts), revive);
    if (!(context instanceof data.Dictionary))
        throw new TypeError('the contexts are not an object');
    const positionOf = (error) => {
        if (error instanceof ExpressionError)
            return error.pos.column;
        const position = /Located at position (\d+)/u.exec(messageOf(error))?.[1];
        return position === undefined ? 0 : Number(position) - 1;
    };
    return (template, start, end) => {
        const source = template.slice(start, end);
        if (source.trim() === '') {
            throw new TemplateError('there is no expression between ${{ and }}', template, start);
        }
        // On one line, because the parser loses count of columns behind a line break inside a text.
        const oneLine = source.replace(/[\r\n]/gu, ' ');
        try {
            new Parser(new Lexer(oneLine).lex().tokens, names, []).parse();
            const expression = new Parser(new Lexer(source).lex().tokens, names, []).parse();
            return new Evaluator(expression, context).evaluate().coerceString();
        }
        catch (error) {
            throw new TemplateError(describe(error, source), template, start + positionOf(error), error);
        }
    };
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** The engine's own words, without its copy of the expression; a bare TypeError of its insides says nothing to a person. */
function describe(error, source) {
    if (error instanceof TypeError)
        return `this expression cannot be evaluated: ${source.trim()}`;
    if (messageOf(error) === 'ErrorExceededMaxLength')
        return 'an expression can have 21,000 characters at most';
    return messageOf(error).replace(/\.? Located at position [\s\S]*$/u, '');
}
const SECRET_NAME = /TOKEN|SECRET|PASS|KEY|CRED|AUTH|COOKIE|PRIVATE/i;
const RUNNERS_OWN = /^(?:INPUT_|ACTIONS_|STATE_)/i;
/**
 * The contexts for a template: `github` holds the `GITHUB_*` variables by their lower-case names and the event's
 * payload; `env` the rest of the environment. Neither holds what is secret by its name or by its value: a prompt is
 * read by a third party.
 */
function templateContexts({ variables }, event, isSecret) {
    const visible = Object.entries(variables).filter(([name, value]) => !SECRET_NAME.test(name) && !isSecret(value));
    const github = {};
    for (const [name, value] of visible) {
        if (name.startsWith('GITHUB_'))
            github[name.slice('GITHUB_'.length).toLowerCase()] = value;
    }
    github['event'] = event;
    return {
        github,
        env: Object.fromEntries(visible.filter(([name]) => !RUNNERS_OWN.test(name))),
    };
}


/***/ }),

/***/ 9191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ WRITE_WITHIN_MS),
/* harmony export */   X: () => (/* binding */ withinTimeToWrite)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7094);

const WRITE_WITHIN_MS = { ample: 30_000, 'last-chance': 1_500 };
/** Runs `work` as `withinTime` does, for as long as there is time; a cancel leaves it what a last chance has. */
async function withinTimeToWrite(time, { clock, cancelled }, work) {
    const finished = new AbortController();
    const hurried = (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .abortedAfter */ .UG)(clock, cancelled, WRITE_WITHIN_MS['last-chance'], finished.signal);
    try {
        return await (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .withinTime */ .dn)(clock, WRITE_WITHIN_MS[time], hurried, work);
    }
    finally {
        finished.abort();
    }
}


/***/ }),

/***/ 7094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UG: () => (/* binding */ abortedAfter),
/* harmony export */   Wh: () => (/* binding */ unlessAborted),
/* harmony export */   dn: () => (/* binding */ withinTime),
/* harmony export */   ml: () => (/* binding */ systemClock)
/* harmony export */ });
/** The longest time that one `setTimeout` can wait: 2³¹ − 1 ms. */
const LONGEST_TIMER_MS = 2_147_483_647;
/** The machine's clock, through the global `Date` and `setTimeout` alone, so that a preloaded module can move it. */
const systemClock = {
    now: () => Date.now(),
    sleep: (ms, signal) => new Promise((resolve) => {
        if (signal?.aborted) {
            resolve();
            return;
        }
        const wake = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', wake);
            resolve();
        };
        const timer = setTimeout(wake, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS));
        signal?.addEventListener('abort', wake, { once: true });
    }),
};
/** The reason of an abort that nobody looks at: without one, each abort makes an exception, with its stack. */
const FINISHED = 'finished';
/**
 * Runs `work` for at most `ms` milliseconds, or until `unwanted` aborts. Nothing is torn away: the work is told by the
 * limit's signals, and is expected to end by itself.
 */
async function withinTime(clock, ms, unwanted, work) {
    const finished = new AbortController();
    const timeUp = new AbortController();
    void clock.sleep(ms, finished.signal).then(() => {
        if (!finished.signal.aborted)
            timeUp.abort();
    });
    try {
        return await work({ timeUp: timeUp.signal, stop: AbortSignal.any([unwanted, timeUp.signal]) });
    }
    finally {
        finished.abort(FINISHED);
    }
}
/** A signal that aborts `ms` milliseconds after `trigger` has, unless the work has ended (`ended`) by then. */
function abortedAfter(clock, trigger, ms, ended) {
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
        trigger.addEventListener('abort', wait, { once: true, signal: ended });
    return late.signal;
}
/** `pending`, or a rejection with the signal's reason as soon as it aborts: for work that does not heed a signal by itself. */
function unlessAborted(signal, pending) {
    return new Promise((resolve, reject) => {
        const letGo = () => reject(signal.reason);
        if (signal.aborted)
            letGo();
        signal.addEventListener('abort', letGo, { once: true });
        pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', letGo));
    });
}


/***/ }),

/***/ 3110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ duration),
/* harmony export */   r: () => (/* binding */ timeOfDay)
/* harmony export */ });
/** A span of time for people: `45 s`, `1 min 30 s`, `2 h 5 min`. */
function duration(milliseconds) {
    const seconds = Math.round(milliseconds / 1_000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return withRest(`${minutes} min`, seconds % 60, 's');
    return withRest(`${Math.floor(minutes / 60)} h`, minutes % 60, 'min');
}
/** A moment for people: `14:05:10 UTC`. */
function timeOfDay(milliseconds) {
    return `${new Date(milliseconds).toISOString().slice(11, 19)} UTC`;
}
function withRest(whole, rest, unit) {
    return rest === 0 ? whole : `${whole} ${rest} ${unit}`;
}


/***/ }),

/***/ 4255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ exchangeLine)
/* harmony export */ });
/** An exchange as one line of a debug log. */
function exchangeLine({ method, path, result, milliseconds, attempt, requestId }) {
    const request = requestId === undefined ? '' : `, request ${requestId}`;
    return `${method} ${path}: ${result}, ${milliseconds} ms, attempt ${attempt}${request}`;
}


/***/ }),

/***/ 7307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ answerIn),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   kA: () => (/* binding */ ask),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4922);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7428);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7094);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3408);



const Answered = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    response: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        headers: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .undefined */ .Vxk()])),
    }),
});
/** GitHub's answer in a request's error, where one came. */
function answerIn(error) {
    return Answered.safeParse(error).data?.response;
}
/** Why GitHub did not do what it was asked for, with what a person can do about it. */
class GitHubError extends Error {
    name = 'GitHubError';
    /** Undefined where no answer came. */
    status;
    /** How long GitHub asks to wait, where it does. */
    retryAfterMs;
    #wasAsked;
    constructor({ message, status, retryAfterMs, wasAsked, cause }) {
        super(message, { cause });
        this.status = status;
        this.retryAfterMs = retryAfterMs;
        this.#wasAsked = wasAsked;
    }
    /** Whether GitHub may have done what it was asked for all the same. */
    get mayHaveHappened() {
        return this.#wasAsked && (this.status === undefined || this.status >= 500);
    }
    /** Whether the same may succeed later, with nothing changed. */
    get mayPass() {
        return this.mayHaveHappened || this.status === 429 || this.retryAfterMs !== undefined;
    }
    /**
     * Whether this is final for the token: there is no such thing, or it may not, as it might not before. Everything else
     * may be otherwise the next time.
     */
    get isFinal() {
        return (this.status === 404 ||
            this.status === 410 ||
            (this.status === 403 && /not accessible/iu.test(this.message)));
    }
}
/**
 * Asks GitHub for something, and lets go of it once `signal` aborts. Whatever goes wrong becomes a `GitHubError` that
 * says `what` did not come about, in words, and names the permission of the workflow's token that it takes, where it
 * takes one.
 */
async function ask(what, permission, signal, client, request) {
    try {
        return await (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessAborted */ .Wh)(signal, client.then(request));
    }
    catch (error) {
        throw asGitHubError(error, what, permission);
    }
}
/** Whether GitHub knows no such thing, or does not show it. */
function isNotFound(error) {
    return answerIn(error)?.status === 404;
}
/**
 * Octokit gives a request that was not answered a status of 500 all the same; only where it has a response is the
 * status GitHub's.
 */
function asGitHubError(cause, what, permission) {
    const response = answerIn(cause);
    const seconds = response && (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .secondsAsked */ .A)(response.headers);
    const said = saidBy(cause);
    return new GitHubError({
        message: `${what}: ${isOddAnswer(cause) ? ODD_ANSWER : whyAndRemedy(response?.status, said, permission)}`,
        status: response?.status,
        retryAfterMs: seconds && seconds * 1_000,
        wasAsked: true,
        cause,
    });
}
/** Octokit itself trips over an answer to GraphQL that is none. */
function isOddAnswer(cause) {
    return cause instanceof zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .$ZodError */ .a$ || cause instanceof TypeError;
}
const ODD_ANSWER = 'what answered does not speak as GitHub does. Check the proxy, and that the runner may reach GitHub.';
function saidBy(cause) {
    if (!(cause instanceof Error))
        return String(cause);
    return cause.message.replace(/ - https:\/\/docs\.github\.com\S*$/u, '');
}
function whyAndRemedy(status, said, permission) {
    switch (status) {
        case 401:
            return `GitHub does not accept the token (${said}). Check github-token.`;
        case 403:
        case 429:
            if (/\block(?:ed)?\b/iu.test(said))
                return `the conversation is locked (${said}).`;
            if (status === 429 || /rate limit/iu.test(said))
                return `GitHub's rate limit is used up (${said}).`;
            return (`the token may not do that (${said}). ` +
                (permission === undefined
                    ? 'Check that github-token is for this repository.'
                    : `Add “${permission}” under “permissions:” of the workflow's job. ` +
                        'A pull request of a fork, and Dependabot, get a token that can only read.'));
        case 404:
            return `GitHub finds no such thing, or does not show it to the token (${said}). Check the name or number, and that the token ${permission === undefined ? 'is for this repository' : `has “${permission}”`}.`;
        case 410:
            return `issues are switched off there, or this one was deleted (${said}).`;
        case 422:
            return `GitHub refuses the content (${said}).`;
        case undefined:
            return `GitHub gave no answer (${said}). Check that the runner may reach it, and GitHub's status page.`;
        default:
            return `GitHub answered with ${status} (${said}). Look at GitHub's status page.`;
    }
}


/***/ }),

/***/ 6830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ isSameLogin),
/* harmony export */   EU: () => (/* binding */ WRITE_PERMISSION),
/* harmony export */   j_: () => (/* binding */ readEvent)
/* harmony export */ });
/* unused harmony export eventOf */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4922);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);


/** What the workflow's token needs to comment on a subject, and to change its labels. */
const WRITE_PERMISSION = {
    issue: 'issues: write',
    'pull-request': 'pull-requests: write',
    unknown: 'issues: write, or for a pull request pull-requests: write',
};
const number = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC());
/** What is not there, or is not of its kind, is as good as not said: a payload never stops a run. */
function lenient(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(schema), undefined);
}
const Login = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), type: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) });
const Numbered = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ number, user: lenient(Login), merged: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()) });
const Repository = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const Payload = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    action: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    sender: lenient(Login),
    issue: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ number, pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()) })),
    pull_request: lenient(Numbered),
    comment: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() })),
    label: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
    repository: lenient(Repository),
    workflow_run: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ triggering_actor: lenient(Login), head_repository: lenient(Repository) })),
    after: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    deleted: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    commits: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ author: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ username: lenient(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) })) }))),
});
/** Reads the event's payload. One that is missing or is not JSON is an event that tells nothing. */
async function readEvent(name, path) {
    if (path === '')
        return eventOf(name, {});
    try {
        return eventOf(name, JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')));
    }
    catch {
        // A run without a payload, as `act` and tests of workflows have it, still has a job to run.
        return eventOf(name, {});
    }
}
/** The event that a payload describes. */
function eventOf(name, payload) {
    const said = Payload.safeParse(payload).data ?? Payload.parse({});
    return {
        name,
        action: said.action,
        sender: accountOf(said.sender),
        ...placeOf(name, said),
        label: said.action === 'labeled' ? said.label?.name : undefined,
        pullRequest: said.pull_request && {
            author: said.pull_request.user?.login,
            isMerged: said.pull_request.merged === true,
        },
        workflowRun: said.workflow_run && {
            triggeringActor: accountOf(said.workflow_run.triggering_actor),
            isFromElsewhere: said.repository === undefined ||
                said.workflow_run.head_repository?.full_name !== said.repository.full_name,
        },
        push: name === 'push' ? pushOf(said) : undefined,
        payload,
    };
}
function placeOf(name, { issue, pull_request, comment }) {
    const nowhere = { subject: undefined, comment: undefined };
    switch (name) {
        case 'issues':
        case 'issue_comment':
            if (issue === undefined)
                return nowhere;
            return {
                subject: { kind: issue.pull_request ? 'pull-request' : 'issue', number: issue.number },
                comment: comment && { kind: 'conversation', id: comment.id },
            };
        case 'pull_request':
        case 'pull_request_target':
        case 'pull_request_review':
        case 'pull_request_review_comment':
            if (pull_request === undefined)
                return nowhere;
            return {
                subject: { kind: 'pull-request', number: pull_request.number },
                comment: comment && { kind: 'diff', id: comment.id },
            };
        default:
            return nowhere;
    }
}
function pushOf({ after, deleted, commits = [] }) {
    return {
        head: deleted === true ? undefined : after,
        authors: commits.map(({ author }) => author?.username),
    };
}
function accountOf(said) {
    return said && { login: said.login, isBot: said.type === 'Bot' || said.login.endsWith('[bot]') };
}
/** GitHub's logins are the same whatever their case. */
function isSameLogin(one, other) {
    return one?.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 2270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ pages)
/* harmony export */ });
const LARGEST_PAGE = 100;
/**
 * A list of GitHub's, page after page. The last page is the one that is not full and has no `rel="next"` in its `Link`
 * header: GitHub leaves hidden items out of a page, so that one may be short with more to come
 * (docs.github.com, “Using pagination in the REST API”), and what stands between may drop the header.
 */
async function* pages(schema, ask) {
    for (let page = 1;; page += 1) {
        const { data, headers } = await ask({ per_page: LARGEST_PAGE, page });
        const items = schema.parse(data);
        yield items;
        if (items.length < LARGEST_PAGE && !/rel="next"/u.test(headers.link ?? ''))
            return;
    }
}


/***/ }),

/***/ 3408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ secondsAsked),
/* harmony export */   v: () => (/* binding */ heedRateLimits)
/* harmony export */ });
const REPEATS = 3;
/** Nobody here waits longer for GitHub. A longer wait is told at once, with GitHub's own reason. */
const LONGEST_WAIT_S = 30;
/**
 * Has a request that met one of GitHub's rate limits repeated when GitHub says: after `retry-after`, or when
 * `x-ratelimit-reset` comes (seconds since the epoch). The retry plugin takes both numbers from the request.
 */
function heedRateLimits(octokit) {
    octokit.hook.error('request', (error, options) => {
        if ('response' in error && (error.status === 403 || error.status === 429)) {
            const retryAfter = secondsAsked(error.response?.headers ?? {});
            if (retryAfter !== undefined && retryAfter <= LONGEST_WAIT_S) {
                error.request.request = {
                    ...error.request.request,
                    ...options.request,
                    retries: REPEATS,
                    retryAfter,
                };
            }
        }
        throw error;
    });
}
/** How long GitHub asks to wait, in seconds; undefined where it asks for nothing. */
function secondsAsked(headers) {
    const retryAfter = Number(headers['retry-after'] ?? Number.NaN);
    if (Number.isFinite(retryAfter))
        return retryAfter;
    if (String(headers['x-ratelimit-remaining']) !== '0')
        return undefined;
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    return Number.isFinite(reset) ? Math.max(0, Math.ceil(reset - Date.now() / 1_000) + 1) : undefined;
}


/***/ }),

/***/ 8328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ Repository),
/* harmony export */   gg: () => (/* binding */ ROLES),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4922);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7307);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2270);




/** Whether two names, each `owner/name`, are those of one repository: GitHub takes them in any case. */
function isSameRepository(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
/** What somebody holds on a repository, least first. */
const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
const optional = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(schema), undefined);
const Permission = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    permission: optional(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    role_name: optional(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    user: optional(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ permissions: optional(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY())) })),
});
const Pull = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    created_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    user: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })), null),
    merged_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), null),
});
const Pulls = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Pull);
/** What we ask GitHub of one repository. Each method rejects with a `GitHubError` that says what to do. */
class Repository {
    #client;
    #at;
    /** `name` is `owner/name`. */
    constructor(client, name) {
        const [owner = '', repo = ''] = name.split('/');
        this.#client = client;
        this.#at = { owner, repo };
    }
    get name() {
        return `${this.#at.owner}/${this.#at.repo}`;
    }
    /**
     * What an account holds. GitHub tells it in three ways, of which the first is the most exact: `permission` calls
     * `maintain` write and `triage` read. Somebody whom GitHub does not know holds nothing.
     */
    async roleOf(login, signal) {
        return await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ask */ .kA)(`Nobody can tell what ${login} holds on ${this.name}`, undefined, signal, this.#client.patient(), async (octokit) => {
            const { data } = await octokit
                .request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', {
                ...this.#at,
                username: login,
                request: { signal },
            })
                .catch((error) => {
                if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error) && /not a user/iu.test(String(error)))
                    return { data: {} };
                throw error;
            });
            const { user, role_name, permission } = Permission.parse(data);
            return roleByFlags(user?.permissions) ?? roleByName(role_name) ?? roleByName(permission) ?? 'none';
        });
    }
    /** All open pull requests of an account, drafts too, newest first. One request for each 100 open ones of anybody. */
    async openPullsBy(login, signal) {
        return await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ask */ .kA)(`The open pull requests of ${this.name} could not be counted`, 'pull-requests: read', signal, this.#client.patient(), async (octokit) => {
            // One that moved to the next page while pages were read is on two.
            const own = new Map();
            const listing = (0,_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .pages */ .B)(Pulls, (paging) => octokit.request('GET /repos/{owner}/{repo}/pulls', {
                ...this.#at,
                ...paging,
                state: 'open',
                sort: 'created',
                direction: 'desc',
                request: { signal },
            }));
            for await (const listed of listing) {
                for (const pull of listed) {
                    if ((0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameLogin */ .Av)(pull.user?.login, login))
                        own.set(pull.number, pullRequest(pull));
                }
            }
            return [...own.values()];
        });
    }
    async pull(number, signal) {
        return await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ask */ .kA)(`Pull request #${number} of ${this.name} could not be read`, 'pull-requests: read', signal, this.#client.patient(), async (octokit) => {
            const { data } = await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
                ...this.#at,
                pull_number: number,
                request: { signal },
            });
            return pullRequest(Pull.parse(data));
        });
    }
    /** Who opened the merged pull requests that brought a commit in: GitHub lists open ones that hold it, too. */
    async authorsOfPullsWith(sha, signal) {
        return await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ask */ .kA)(`Nobody can tell which pull request brought ${sha}`, 'pull-requests: read', signal, this.#client.patient(), async (octokit) => {
            const { data } = await octokit.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
                ...this.#at,
                commit_sha: sha,
                request: { signal },
            });
            return Pulls.parse(data).flatMap(({ user, merged_at }) => user === null || merged_at === null ? [] : [user.login]);
        });
    }
    /** Takes a label off an issue or pull request. One that is not on it any more is off. */
    async removeLabel({ kind, number }, label, signal) {
        // However they are encoded, URLs resolve them: the address would be another one.
        if (label === '.' || label === '..') {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_({
                message: `The label could not be taken off #${number}: one that is called “${label}” cannot be named to GitHub.`,
                wasAsked: false,
            });
        }
        await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ask */ .kA)(`The label could not be taken off #${number}`, _event_js__WEBPACK_IMPORTED_MODULE_1__/* .WRITE_PERMISSION */ .EU[kind], signal, this.#client.once(), (octokit) => octokit
            .request('DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}', {
            ...this.#at,
            issue_number: number,
            name: label,
            request: { signal },
        })
            .catch((error) => {
            if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error))
                throw error;
        }));
    }
}
function pullRequest({ number, html_url, created_at, state }) {
    return { number, url: html_url, createdAt: created_at, isOpen: state === 'open' };
}
/** GitHub's flags by the roles that they stand for, greatest first. */
const FLAGS = [
    ['admin', 'admin'],
    ['maintain', 'maintain'],
    ['push', 'write'],
    ['triage', 'triage'],
    ['pull', 'read'],
];
function roleByFlags(flags) {
    if (flags === undefined)
        return undefined;
    return FLAGS.find(([flag]) => flags[flag] === true)?.[1] ?? 'none';
}
/** A custom role has a name of its own, and says nothing here. */
function roleByName(name) {
    return ROLES.find((role) => role === name);
}


/***/ }),

/***/ 7403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   O5: () => (/* binding */ entities),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   qP: () => (/* binding */ webUrl),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/**
 * GitHub's Markdown, written so that text from outside stays text. ASCII punctuation that can mean something goes in as
 * a numeric entity: CommonMark lets no entity open a code span, a link, a table cell, a comment or a tag. What means
 * nothing within a line stays, so that people who get the source by mail can read it: among it a full stop and a colon
 * at a word's end, which cannot be part of an address there. Mentions and references are made later, from the rendered
 * text, so there `@` and `#` need more: see `plain`.
 */
function entities(text) {
    return text
        .replace(/[\r\n\u2028\u2029]+/gu, ' ')
        .replace(/[.:](?! |$)|[#$&*+;<=>@[\\\]^_`{|}~]/gu, (character) => `&#${character.codePointAt(0)};`);
}
/** Text from outside as running text: no markup, no mention, no reference (a zero-width space follows each `@` and `#`). */
function plain(text) {
    return entities(text.replace(/(?<=[@#])(?!\u200B)|(?<=\bGH)(?=-)/giu, '\u200B'));
}
/** Text from outside as a piece of code. GitHub makes no mentions and no references inside `<code>`. */
function code(text) {
    return `<code>${entities(text)}</code>`;
}
/** What browsers and proxies agree on. A longer one would only use up the room that a comment has. */
const LONGEST_URL = 2_000;
/**
 * A link, or only its label where `url` is too long or not one that `webUrl` lets through.
 * The label is Markdown already.
 */
function link(label, url) {
    const safe = webUrl(url);
    return safe === undefined || safe.length > LONGEST_URL ? label : `[${label}](${safe})`;
}
/**
 * `url` in a form that is safe as a Markdown link's target, or undefined where it is not an absolute http or https
 * URL, or carries a user name or password (which make one host look like another).
 */
function webUrl(url) {
    // The URL standard drops line breaks and blanks around silently; what holds them was not meant as a URL.
    if (/[\s\p{Cc}]/u.test(url) || !URL.canParse(url))
        return undefined;
    const parsed = new URL(url);
    if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')
        return undefined;
    if (parsed.username !== '' || parsed.password !== '')
        return undefined;
    return parsed.href.replace(/[^A-Za-z0-9\-._~:/?#&=+,;%]/gu, (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase().padStart(2, '0')}`);
}
/** A table; cells are Markdown already and hold neither a line break nor a bare `|`. */
function table(header, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(header), line(header.map(() => ':---')), ...rows.map(line)].join('\n');
}
/** The facts that are known, as a table. The first is its head: GitHub draws an empty head as an empty row. */
function facts(given) {
    const [head = [], ...rows] = given.flatMap(([name, value]) => (value ? [[name, value]] : []));
    return table(head, rows);
}


/***/ }),

/***/ 6187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

const LONGEST = 1_000;
/**
 * Text from outside as one harmless line: line breaks, terminal escapes and other control characters become blanks,
 * characters that turn the reading direction or show nothing are dropped, runs of blanks fold into one, and what is
 * longer than `longest` characters ends in `…`. A `##[`, which the runner takes for a command wherever in a line it
 * stands, is pulled apart (ActionCommand.cs in actions/runner); a `::` is a command only at a line's start, which is
 * for the log to mind.
 */
function oneLine(text, longest = LONGEST) {
    const line = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text)
        .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
        .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
        .replaceAll('##[', '## [')
        .trim();
    const characters = Array.from(line);
    return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}…`;
}


/***/ }),

/***/ 5405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y8: () => (/* binding */ AgentJobs),
/* harmony export */   hU: () => (/* binding */ phaseOf),
/* harmony export */   sS: () => (/* binding */ idShownIn)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4922);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4779);
/* harmony import */ var _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4267);



const Id = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB(_transport_js__WEBPACK_IMPORTED_MODULE_1__/* .isPathSegment */ .bQ));
const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), undefined);
/**
 * Only `id` and `status` are required: the specification does not say which other fields are, so one that is missing,
 * null or of another kind is as good as not there.
 */
const Job = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: Id,
    status: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1)),
    source: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ repository: text, ref: text })), undefined),
    model: text,
    prLink: text,
});
function phaseOf(status) {
    switch (status) {
        case 'active':
        case 'completed':
        case 'archived':
        case 'failed':
            return status;
        default:
            return 'unrecognised';
    }
}
/** The agent jobs of one project. Each method is one request and rejects with a `PlatformError`. */
class AgentJobs {
    #transport;
    #projectId;
    constructor(transport, projectId) {
        this.#transport = transport;
        this.#projectId = projectId;
    }
    /** Starts a job. The service knows no idempotency key: a create that is repeated is a second job. */
    async create(prompt, attempt) {
        return jobFrom(await this.#transport.send({
            method: 'POST',
            path: ['v2', 'agent', this.#projectId, 'job'],
            body: { prompt },
            ...attempt,
        }));
    }
    /** Sends a job a follow-up message, repeatable no more than a create. The job may still show its old end for a moment. */
    async message(id, prompt, attempt) {
        return jobFrom(await this.#transport.send({
            method: 'POST',
            path: ['v2', 'agent', this.#projectId, 'job', id, 'message'],
            body: { prompt },
            ...attempt,
        }), id);
    }
    async get(id, attempt) {
        return jobFrom(await this.#transport.send({
            method: 'GET',
            path: ['v2', 'agent', this.#projectId, 'job', id],
            ...attempt,
        }), id);
    }
}
/** The job in an answer; one about another job than was asked for is no answer. */
function jobFrom(answer, asked) {
    const parsed = Job.safeParse(answer.json);
    if (!parsed.success || (asked !== undefined && parsed.data.id !== asked)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk({
            failure: 'unreadable',
            method: answer.method,
            path: answer.path,
            status: answer.status,
            serviceMessage: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageInPlaceOfAnswer */ .LN)(answer.text, answer.json),
            sent: true,
            body: answer.text,
            cause: parsed.error,
        });
    }
    const { id, status, source, model, prLink } = parsed.data;
    return {
        id,
        status,
        repository: source?.repository,
        ref: source?.ref,
        model,
        prLink: prLink === '' ? undefined : prLink,
        json: answer.text.trim(),
    };
}
/**
 * The job id that a damaged answer to a create still shows: the first `"id": "…"` of the outermost object, read once
 * from the left as far as the text goes. Undefined where there is none that is whole.
 */
function idShownIn(damaged) {
    if (!/^\s*\{/u.test(damaged))
        return undefined;
    let depth = 0;
    let key;
    for (let at = 0; at < damaged.length; at += 1) {
        const character = damaged[at];
        if (character === '{' || character === '[')
            depth += 1;
        else if (character === '}' || character === ']')
            depth -= 1;
        else if (character === ',' && depth === 1)
            key = undefined;
        else if (character === '"') {
            const end = endOfString(damaged, at);
            if (end === undefined)
                return undefined;
            const text = damaged.slice(at, end);
            at = end - 1;
            if (depth !== 1)
                continue;
            if (key === '"id"')
                return Id.safeParse(unquoted(text)).data;
            key ??= text;
        }
    }
    return undefined;
}
/** Where a JSON string that starts at `start` ends, or undefined where the text ends first. */
function endOfString(text, start) {
    for (let at = start + 1; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '"')
            return at + 1;
    }
    return undefined;
}
function unquoted(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 4779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ messageInPlaceOfAnswer),
/* harmony export */   Wk: () => (/* binding */ PlatformError),
/* harmony export */   mX: () => (/* binding */ serviceMessageOf),
/* harmony export */   mZ: () => (/* binding */ UnreadableBody)
/* harmony export */ });
/** Why the body of an answer cannot even be turned into text. */
class UnreadableBody extends Error {
    name = 'UnreadableBody';
}
/** Whatever goes wrong with a request to the platform. Its message has no line break and never holds the key. */
class PlatformError extends Error {
    name = 'PlatformError';
    failure;
    method;
    path;
    status;
    serviceMessage;
    retryAfterMs;
    sent;
    body;
    constructor(particulars) {
        super(describe(particulars), { cause: particulars.cause });
        this.failure = particulars.failure;
        this.method = particulars.method;
        this.path = particulars.path;
        this.status = particulars.status;
        this.serviceMessage = particulars.serviceMessage;
        this.retryAfterMs = particulars.retryAfterMs;
        this.sent = particulars.sent;
        this.body = particulars.body;
    }
    get reason() {
        switch (this.failure) {
            case 'status':
                return reasonOfStatus(this.status ?? 0);
            case 'unreachable':
                return 'unreachable';
            case 'no-answer':
            case 'timeout':
                return 'no-answer';
            case 'unreadable':
                return 'unreadable-answer';
            case 'interrupted':
                return 'interrupted';
        }
    }
    /** What a person can do about it, in one or two sentences. */
    get remedy() {
        return remedyFor(this.reason, this.serviceMessage ?? '', limitOf(this.method, this.path));
    }
}
function reasonOfStatus(status) {
    switch (status) {
        case 400:
            return 'bad-request';
        case 401:
            return 'unauthorized';
        case 403:
            return 'forbidden';
        case 404:
            return 'not-found';
        case 429:
            return 'rate-limit';
        default:
            if (status >= 500)
                return 'server-error';
            return status >= 400 ? 'refused' : 'redirect';
    }
}
function remedyFor(reason, serviceMessage, limit) {
    switch (reason) {
        case 'bad-request':
            return 'Check the project id: the service answers 400 to one that it does not know, among others.';
        case 'unauthorized':
            if (/upgrade|plan\b/i.test(serviceMessage)) {
                return "The project's plan does not include this API: it has to be upgraded before a key can be used.";
            }
            return ('The API key is wrong or has expired (a new key lasts 90 days unless told otherwise): ' +
                "make a new admin key on the API keys page of the project's dashboard and store it in the secret.");
        case 'forbidden':
            return ('The API key may not do this. Look at the key on the API keys page of the dashboard: ' +
                'its scope (reading needs `read`, everything else `write`), its list of allowed IP addresses, ' +
                'and whether it belongs to the organisation that owns the project.');
        case 'not-found':
            return 'Check the project id, and the job id where there is one: the service knows no such thing.';
        case 'rate-limit':
            return `The limit is used up${limit}. Run again later, or less often.`;
        case 'redirect':
            return 'The base URL leads elsewhere, and the API key is not sent after it: give the final URL of the service.';
        case 'refused':
            return ('The service says no more than that. Its support can find the request by its id, ' +
                'which the log shows with step debugging on, where the service gives one.');
        case 'server-error':
            return 'The service is in trouble. Look at its status page, and run again later.';
        case 'unreachable':
            return ('Check the base URL, and that the runner may reach it: ' +
                'name resolution, firewall, proxy (`https_proxy`, `no_proxy`) and certificates.');
        case 'no-answer':
            return 'The connection broke, or the service took too long. Run again later.';
        case 'unreadable-answer':
            return 'Check the base URL: what answered there does not speak as the documentation platform does.';
        case 'interrupted':
            return 'The request was ended by the run itself.';
    }
}
/** What is known of the service's limits. None is for looks at a job. */
function limitOf(method, path) {
    if (method === 'POST')
        return ': a project may start or continue 100 agent jobs an hour';
    return path.startsWith('/v1/analytics/') ? ': an organisation may ask for analytics 100 times an hour' : '';
}
const LONGEST_MESSAGE = 300;
function describe({ failure, method, path, status, serviceMessage, sent, cause }) {
    const request = `${method} ${path}`;
    const said = serviceMessage === undefined || serviceMessage === ''
        ? ''
        : `: “${Array.from(serviceMessage).slice(0, LONGEST_MESSAGE).join('')}”`;
    switch (failure) {
        case 'status':
            return `${request} was answered with ${status}${said}`;
        case 'unreachable':
            return `${request} could not be sent${because(cause)}`;
        case 'no-answer':
            return `${request} got no whole answer${because(cause)}`;
        case 'timeout':
            return `${request} was not answered in time`;
        case 'unreadable':
            return `${request} was answered with ${status}, but with a body that cannot be read${said || (cause instanceof UnreadableBody ? because(cause) : '')}`;
        case 'interrupted':
            return `${request} was ended ${sent ? 'before its answer came' : 'before it was sent'}`;
    }
}
/** System errors are best known by their code: ECONNREFUSED, ENOTFOUND, CERT_HAS_EXPIRED. */
function because(cause) {
    if (!(cause instanceof Error))
        return '';
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
    // What OpenSSL adds to its code is for those who build it.
    if (code?.startsWith('ERR_SSL_'))
        return ` (${code})`;
    const message = cause.message.replace(/\s+/gu, ' ').trim();
    if (code === undefined)
        return message === '' ? '' : ` (${message})`;
    return message === '' || message.includes(code) ? ` (${message || code})` : ` (${code}: ${message})`;
}
/**
 * What the service says in an answer that is not 2xx: `error` (a text, or an object with `message`), `message`, the
 * messages of `details`, or the plain text itself. Of an HTML page, which only something in between sends, the title.
 * Text from outside, in one line, as it came otherwise.
 */
function serviceMessageOf(text, json) {
    const message = json === undefined ? plainText(text) : [...messagesOf(json)].join(' — ');
    return message.replace(/\s+/gu, ' ').trim() || undefined;
}
/**
 * The same of an answer that is 2xx, and yet not what was asked for. JSON that is not whole says nothing: it may be the
 * answer to a create, and hold what was sent.
 */
function messageInPlaceOfAnswer(text, json) {
    return json === undefined && /^\s*[{[]/u.test(text)
        ? undefined
        : serviceMessageOf(text.slice(0, LONGEST_TEXT_LOOKED_AT), json);
}
/** What says something comes first. */
const LONGEST_TEXT_LOOKED_AT = 64 * 1024;
/** As deep as the service nests them; an answer that nests deeper is up to no good. */
const DEEPEST_MESSAGE = 3;
function* messagesOf(value, depth = 0) {
    if (typeof value === 'string')
        yield value;
    if (typeof value !== 'object' || value === null || depth === DEEPEST_MESSAGE)
        return;
    for (const name of ['error', 'message', 'details']) {
        const held = Reflect.get(value, name);
        if (Array.isArray(held))
            for (const item of held)
                yield* messagesOf(item, depth + 1);
        else
            yield* messagesOf(held, depth + 1);
    }
}
function plainText(text) {
    if (!/^\s*</u.test(text))
        return text;
    const at = text.search(/<title/iu);
    const [, title] = at === -1 ? [] : (/^<title[^>]{0,100}>([^<]*)/iu.exec(text.slice(at)) ?? []);
    return title === undefined ? 'an HTML page' : `an HTML page: ${title}`;
}


/***/ }),

/***/ 4267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ isPathSegment),
/* harmony export */   oK: () => (/* binding */ Transport)
/* harmony export */ });
/* unused harmony export pathSegment */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7094);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4779);



/** How long one request may take from start to the last byte of its answer. */
const REQUEST_TIMEOUT_MS = 30_000;
/** The most that is read of an answer. A job has some hundred bytes, a page of 250 visitor rows some ten thousand. */
const LARGEST_BODY_BYTES = 16 * 1024 * 1024;
/** What is looked at of the text of a refusal, and of a damaged answer: what says something comes first. */
const LONGEST_ERROR_TEXT = 64 * 1024;
const LONGEST_DAMAGED_TEXT = 1024 * 1024;
/**
 * One request to the platform: authentication, a limit on its time and on its size, redirects refused, the answer
 * read as JSON or text. It repeats nothing: what may be repeated depends on the request, and its caller decides.
 */
class Transport {
    #options;
    /** As it is, and as JSON has it. */
    #keyAsWritten;
    constructor(options) {
        this.#options = options;
        this.#keyAsWritten = new Set([options.apiKey, JSON.stringify(options.apiKey).slice(1, -1)]);
    }
    /** Rejects with a `PlatformError`, and with nothing else, for whatever is not a 2xx answer read to its end. */
    async send(call) {
        const { clock, observe } = this.#options;
        const started = clock.now();
        const path = `/${call.path.map(pathSegment).join('/')}`;
        const seen = { sent: false, status: undefined, requestId: undefined };
        try {
            return await (0,_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTime */ .dn)(clock, REQUEST_TIMEOUT_MS, call.signal, (limit) => this.#exchange(call, path, seen, limit));
        }
        finally {
            observe?.({
                method: call.method,
                path,
                result: String(seen.status ?? (seen.sent ? 'no answer' : 'not sent')),
                milliseconds: clock.now() - started,
                attempt: call.attempt,
                requestId: seen.requestId,
            });
        }
    }
    async #exchange(call, path, seen, limit) {
        const { method } = call;
        const received = [];
        try {
            const answer = await this.#options.fetcher.fetch({
                method,
                url: this.#url(path, call.query),
                headers: this.#headers(call.body !== undefined),
                body: call.body === undefined ? undefined : JSON.stringify(call.body),
                signal: limit.stop,
                onSending: () => {
                    seen.sent = true;
                    call.onSending?.();
                },
            });
            seen.status = answer.status;
            seen.requestId = header(answer, 'x-request-id');
            if (answer.status < 200 || answer.status > 299)
                throw await this.#refusal(answer, method, path);
            await readInto(received, answer.body);
            const { text, json } = this.#readWithoutKey(decode(received, header(answer, 'content-encoding')));
            return { method, path, status: answer.status, text, json };
        }
        catch (error) {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk)
                throw error;
            const about = { method, path, status: seen.status, sent: seen.sent, cause: error };
            const body = this.#withoutKey(Buffer.concat(received).toString('utf8').slice(0, LONGEST_DAMAGED_TEXT));
            if (limit.timeUp.aborted) {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk({ ...about, failure: seen.sent ? 'timeout' : 'unreachable', body });
            }
            if (call.signal.aborted)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk({ ...about, failure: 'interrupted', body });
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableBody */ .mZ)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk({ ...about, failure: 'unreadable', body });
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk({ ...about, failure: seen.sent ? 'no-answer' : 'unreachable', body });
        }
    }
    /** JSON can write any character as an escape: where there are some, the answer is looked at as it is without them. */
    #readWithoutKey(answered) {
        const text = this.#withoutKey(answered);
        const json = parse(text);
        if (json === undefined || !/\\[/u]/u.test(text))
            return { text, json };
        const plain = JSON.stringify(json);
        const without = this.#withoutKey(plain);
        return without === plain ? { text, json } : { text: without, json: parse(without) };
    }
    /** A service may echo the key; whoever reads its answers does not get to see it. */
    #withoutKey(text) {
        let without = text;
        for (const key of this.#keyAsWritten)
            without = without.replaceAll(key, '***');
        return without;
    }
    #url(path, query = {}) {
        const url = new URL(this.#options.baseUrl);
        url.pathname = url.pathname.replace(/\/+$/u, '') + path;
        url.search = new URLSearchParams(query).toString();
        return url;
    }
    #headers(hasBody) {
        return {
            accept: 'application/json',
            'accept-encoding': 'identity',
            authorization: `Bearer ${this.#options.apiKey}`,
            'user-agent': this.#options.userAgent,
            ...(hasBody ? { 'content-type': 'application/json' } : {}),
        };
    }
    /** The status decides; what the body adds is welcome, and a body that does not come changes nothing. */
    async #refusal(answer, method, path) {
        const received = [];
        let said;
        let cause;
        try {
            await readInto(received, answer.body);
            const { text, json } = this.#readWithoutKey(decode(received, header(answer, 'content-encoding')).slice(0, LONGEST_ERROR_TEXT));
            said = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceMessageOf */ .mX)(text, json);
        }
        catch (error) {
            cause = error;
        }
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk({
            failure: 'status',
            method,
            path,
            status: answer.status,
            serviceMessage: said,
            retryAfterMs: retryAfterMs(header(answer, 'retry-after'), this.#options.clock.now()),
            sent: true,
            cause,
        });
    }
}
/**
 * A value as one segment of a URL's path. `.` and `..` cannot be one, however they are encoded (the URL standard
 * resolves `%2e%2e` too), so they are refused.
 */
function pathSegment(value) {
    if (!isPathSegment(value))
        throw new TypeError('a path segment is empty, "." or ".."');
    return encodeURIComponent(value);
}
/** No id of the service comes near it; a longer one would burst outputs and comments. */
const LONGEST_SEGMENT = 500;
function isPathSegment(value) {
    return (value !== '' && value !== '.' && value !== '..' && value.length <= LONGEST_SEGMENT && value.isWellFormed());
}
function header(answer, name) {
    const value = answer.headers[name];
    return Array.isArray(value) ? value[0] : value;
}
async function readInto(received, body) {
    let size = 0;
    for await (const chunk of body) {
        size += chunk.byteLength;
        if (size > LARGEST_BODY_BYTES)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableBody */ .mZ(`it has more than ${LARGEST_BODY_BYTES} bytes`);
        received.push(chunk);
    }
}
/** Gateways compress at times although nobody asked them to. */
function decode(received, encoding) {
    const bytes = Buffer.concat(received);
    const limit = { maxOutputLength: LARGEST_BODY_BYTES };
    try {
        switch (encoding?.trim().toLowerCase()) {
            case undefined:
            case '':
            case 'identity':
                return text(bytes);
            case 'gzip':
            case 'x-gzip':
                return text((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(bytes, limit));
            case 'deflate':
                return text((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateSync)(bytes, limit));
            case 'br':
                return text((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.brotliDecompressSync)(bytes, limit));
            default:
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableBody */ .mZ(`its content-encoding is ${encoding}`);
        }
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableBody */ .mZ)
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableBody */ .mZ('it cannot be decompressed', { cause: error });
    }
}
const utf8 = new TextDecoder('utf-8');
function text(bytes) {
    return utf8.decode(bytes);
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const LONGEST_RETRY_AFTER_MS = 24 * 60 * 60 * 1_000;
/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3); anything else says nothing. */
function retryAfterMs(value, now) {
    const text = value?.trim() ?? '';
    const isSeconds = /^\d+$/u.test(text);
    if (!isSeconds && !/^[A-Z][a-z]+, .* GMT$/u.test(text))
        return undefined;
    const ms = isSeconds ? Number(text) * 1_000 : Date.parse(text) - now;
    return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), LONGEST_RETRY_AFTER_MS);
}


/***/ }),

/***/ 9294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readEnvironment),
/* harmony export */   V: () => (/* binding */ runUrl)
/* harmony export */ });
/** Inputs arrive as `INPUT_<NAME>` in upper case: blanks become `_`, hyphens stay. */
function readEnvironment(variables) {
    const read = (name) => variables[name] ?? '';
    const given = {};
    for (const [name, value] of Object.entries(variables))
        if (value !== undefined)
            given[name] = value;
    return Object.freeze({
        input: (name) => read(`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`),
        state: (name) => read(`STATE_${name}`),
        variables: Object.freeze(given),
        workspace: read('GITHUB_WORKSPACE'),
        eventName: read('GITHUB_EVENT_NAME'),
        eventPath: read('GITHUB_EVENT_PATH'),
        repository: read('GITHUB_REPOSITORY'),
        serverUrl: read('GITHUB_SERVER_URL') || 'https://github.com',
        apiUrl: read('GITHUB_API_URL') || 'https://api.github.com',
        runId: read('GITHUB_RUN_ID'),
        runAttempt: Number.parseInt(read('GITHUB_RUN_ATTEMPT'), 10) || 1,
        workflowJob: read('GITHUB_JOB'),
        step: read('GITHUB_ACTION'),
    });
}
/** Where the run can be looked at. */
function runUrl({ serverUrl, repository, runId, runAttempt }) {
    return `${serverUrl}/${repository}/actions/runs/${runId}${runAttempt > 1 ? `/attempts/${runAttempt}` : ''}`;
}


/***/ }),

/***/ 2266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ withDefault),
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   Nh: () => (/* binding */ InputProblems),
/* harmony export */   U4: () => (/* binding */ complaint),
/* harmony export */   _: () => (/* binding */ decimal),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   wC: () => (/* binding */ matching),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4922);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
/* harmony import */ var _one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6187);


/** Everything that is wrong with a step's inputs. */
class InputProblems extends Error {
    name = 'InputProblems';
    problems;
    constructor(problems, cause) {
        super(problems.map(({ input, message }) => `${input}: ${message}`).join('; '), { cause });
        this.problems = problems;
    }
}
/** The inputs by their rules: the values where all of them hold, and every problem that they have. */
function readInputs(environment, rules) {
    const given = Object.fromEntries(Object.keys(rules).map((name) => [name, environment.input(name)]));
    const { data: values, error } = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(rules).safeParse(given);
    const problems = (error?.issues ?? []).map(({ path, message }) => ({
        input: String(path[0]),
        message,
    }));
    return { values, problems };
}
/** Workflows that hand on inputs of their own hand on empty texts: they mean the default. */
function withDefault(whenEmpty, rule) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((text) => text.trim() || whenEmpty)), rule);
}
function optional(rule) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((text) => text.trim() || undefined)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(rule));
}
/** A boolean as GitHub spells it: YAML 1.2's core schema, and nothing else. */
const boolean = matching(/^(?:true|True|TRUE|false|False|FALSE)$/u, 'is neither true nor false', (text) => text.toLowerCase() === 'true');
/** A plain decimal number: no sign, no exponent. `demand` says in words what `isFit` holds it to. */
function decimal(demand, isFit) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^\d+(?:\.\d+)?$/u, complaint(`is not ${demand}`))), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(Number))
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB(isFit, complaint(`is not ${demand}`)));
}
/** One of a few words. */
function oneOf(...words) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(words, complaint(`is none of ${words.join(', ')}`));
}
/** A text of a given form. */
function matching(form, fault, value) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(form, complaint(fault))), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(value));
}
const LONGEST_QUOTATION = 60;
/** A complaint that quotes what was given. Not for secrets. */
function complaint(fault) {
    return { error: ({ input }) => `“${(0,_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(String(input), LONGEST_QUOTATION)}” ${fault}` };
}


/***/ }),

/***/ 2257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ USER_AGENT)
/* harmony export */ });
/** Name and version of this action, for every service that it speaks to. A test holds the version against package.json. */
const USER_AGENT = 'docs-agent-action/0.1.0';


/***/ })

};
