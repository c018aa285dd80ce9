export const id = 375;
export const ids = [375];
export const modules = {

/***/ 1375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// UNUSED EXPORTS: run

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(8395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
;// CONCATENATED MODULE: ./build/github/event.js


const number = schemas/* number */.aig().check(schemas/* int */.Whr(), api/* _positive */.NC());
const numbered = schemas/* object */.Ikc({ number });
const identified = schemas/* object */.Ikc({ id: number });
const IssueEvent = schemas/* object */.Ikc({
    issue: schemas/* object */.Ikc({ number, pull_request: schemas/* optional */.lqM(schemas/* unknown */.L5J()) }),
    comment: schemas/* catch */.MfU(schemas/* optional */.lqM(identified), undefined),
});
const PullRequestEvent = schemas/* object */.Ikc({
    pull_request: numbered,
    comment: schemas/* catch */.MfU(schemas/* optional */.lqM(identified), undefined),
});
/** Reads the event's payload. One that is missing or is not JSON is an event that tells nothing. */
async function readEvent(name, path) {
    let payload = {};
    try {
        payload = JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch {
        // A run without a payload, as `act` and tests of workflows have it, still has a job to run.
    }
    return eventOf(name, payload);
}
/** The event that a payload describes. */
function eventOf(name, payload) {
    return { name, payload, ...placeOf(name, payload) };
}
function placeOf(name, payload) {
    switch (name) {
        case 'issues':
        case 'issue_comment': {
            const { data } = IssueEvent.safeParse(payload);
            if (data === undefined)
                return { subject: undefined, comment: undefined };
            const { issue, comment } = data;
            return {
                subject: {
                    kind: issue.pull_request === undefined || issue.pull_request === null ? 'issue' : 'pull-request',
                    number: issue.number,
                },
                comment: comment && { kind: 'conversation', id: comment.id },
            };
        }
        case 'pull_request':
        case 'pull_request_target':
        case 'pull_request_review':
        case 'pull_request_review_comment': {
            const { data } = PullRequestEvent.safeParse(payload);
            if (data === undefined)
                return { subject: undefined, comment: undefined };
            return {
                subject: { kind: 'pull-request', number: data.pull_request.number },
                comment: data.comment && { kind: 'diff', id: data.comment.id },
            };
        }
        default:
            return { subject: undefined, comment: undefined };
    }
}

;// CONCATENATED MODULE: ./build/runner/environment.js
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
        graphqlUrl: read('GITHUB_GRAPHQL_URL') || 'https://api.github.com/graphql',
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

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/one-line.js

const LONGEST = 1_000;
/**
 * Text from outside as one harmless line: line breaks, terminal escapes and other control characters become blanks,
 * characters that turn the reading direction or show nothing are dropped, runs of blanks fold into one, and what is
 * longer than `longest` characters ends in `…`. A `##[`, which the runner takes for a command wherever in a line it
 * stands, is pulled apart (ActionCommand.cs in actions/runner); a `::` is a command only at a line's start, which is
 * for the log to mind.
 */
function oneLine(text, longest = LONGEST) {
    const line = (0,external_node_util_.stripVTControlCharacters)(text)
        .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
        .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
        .replaceAll('##[', '## [')
        .trim();
    const characters = Array.from(line);
    return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}…`;
}

;// CONCATENATED MODULE: ./build/runner/inputs.js


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
    const { data: values, error } = schemas/* object */.Ikc(rules).safeParse(given);
    const problems = (error?.issues ?? []).map(({ path, message }) => ({
        input: String(path[0]),
        message,
    }));
    return { values, problems };
}
/** Workflows that hand on inputs of their own hand on empty texts: they mean the default. */
function withDefault(whenEmpty, rule) {
    return schemas/* pipe */.FsL(schemas/* pipe */.FsL(schemas/* string */.YjP(), schemas/* transform */.pdi((text) => text.trim() || whenEmpty)), rule);
}
function optional(rule) {
    return schemas/* pipe */.FsL(schemas/* pipe */.FsL(schemas/* string */.YjP(), schemas/* transform */.pdi((text) => text.trim() || undefined)), schemas/* optional */.lqM(rule));
}
/** A boolean as GitHub spells it: YAML 1.2's core schema, and nothing else. */
const inputs_boolean = matching(/^(?:true|True|TRUE|false|False|FALSE)$/u, 'is neither true nor false', (text) => text.toLowerCase() === 'true');
/** A plain decimal number: no sign, no exponent. `demand` says in words what `isFit` holds it to. */
function decimal(demand, isFit) {
    return schemas/* pipe */.FsL(schemas/* string */.YjP().check(api/* _regex */.Fk(/^\d+(?:\.\d+)?$/u, complaint(`is not ${demand}`))), schemas/* transform */.pdi(Number))
        .check(schemas/* refine */.YPB(isFit, complaint(`is not ${demand}`)));
}
/** One of a few words. */
function oneOf(...words) {
    return schemas/* enum */.k5n(words, complaint(`is none of ${words.join(', ')}`));
}
/** A text of a given form. */
function matching(form, fault, value) {
    return schemas/* pipe */.FsL(schemas/* string */.YjP().check(api/* _regex */.Fk(form, complaint(fault))), schemas/* transform */.pdi(value));
}
const LONGEST_QUOTATION = 60;
/** A complaint that quotes what was given. Not for secrets. */
function complaint(fault) {
    return { error: ({ input }) => `“${oneLine(String(input), LONGEST_QUOTATION)}” ${fault}` };
}

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var proxy = __webpack_require__(9783);
;// CONCATENATED MODULE: ./build/clock.js
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
        finished.abort();
    }
}

// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
;// CONCATENATED MODULE: ./build/platform/fetcher.js

/**
 * A fetcher on undici. Node's own `fetch` obeys no proxy and cannot tell whether a request had left; undici's
 * dispatcher calls a handler's `onConnect` only on a connection that stands, behind a proxy's tunnel too.
 * undici's own time-outs for headers and body are off: the caller's signal is the one limit.
 */
function openFetcher(proxy) {
    const limits = { headersTimeout: 0, bodyTimeout: 0 };
    const dispatcher = proxy === undefined ? new undici.Agent(limits) : new undici.ProxyAgent({ ...limits, uri: proxy.href });
    return {
        fetch: async ({ method, url, headers, body, signal, onSending }) => {
            const answer = await settledBy(signal, dispatcher.compose(announcing(onSending)).request({
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
class AnnouncingHandler extends undici.DecoratorHandler {
    #handler;
    #onSending;
    constructor(handler, onSending) {
        super(handler);
        this.#handler = handler;
        this.#onSending = onSending;
    }
    onConnect(abort) {
        this.#onSending();
        this.#handler.onConnect?.(abort);
    }
}
/** undici looks at a request's signal only once it has a connection: while it connects, this lets go in its place. */
function settledBy(signal, pending) {
    return new Promise((resolve, reject) => {
        const letGo = () => reject(signal.reason);
        if (signal.aborted)
            letGo();
        signal.addEventListener('abort', letGo, { once: true });
        pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', letGo));
    });
}

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 13 modules
var core = __webpack_require__(1889);
;// CONCATENATED MODULE: ./build/runner/secrets.js
const STARS = '***';
/** Values that must not be seen. The runner masks what is printed; files, outputs and comments are ours to keep clean. */
class Secrets {
    #values = new Set();
    /** Takes in a value; each of its lines counts too, as the runner has it. */
    add(secret) {
        for (const value of [secret, ...secret.split(/[\r\n]+/u)]) {
            if (value.trim() !== '')
                this.#values.add(value);
        }
    }
    redact(text) {
        let redacted = text;
        for (const value of this.#values)
            redacted = redacted.replaceAll(value, STARS);
        return redacted;
    }
    /** Whether a secret, whole, is in the text. */
    isIn(text) {
        return this.redact(text) !== text;
    }
}

;// CONCATENATED MODULE: ./build/runner/runner.js




/** Longest annotation that GitHub keeps whole. */
const LONGEST_ANNOTATION = 4_096;
/** The runner that started this process, through the toolkit's own commands and files. */
function actionsRunner() {
    const secrets = new Secrets();
    const line = (text) => withoutCommand(oneLine(secrets.redact(text), LONGEST_ANNOTATION));
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
        debug: (text) => core/* debug */.Yz(line(text)),
        debugError: (error) => {
            const lines = causes(error).join('\ncaused by ').split('\n');
            core/* debug */.Yz(lines.map((text) => oneLine(secrets.redact(text))).join('\n'));
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
                await core/* summary */.z.addRaw(secrets.redact(markdown), true).write();
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
        end(await story(readEnvironment(process.env), {
            runner,
            clock: systemClock,
            random: Math.random,
            cancelled: cancelSignal(process),
            openFetcher: (baseUrl) => openFetcher((0,proxy/* getProxyUrl */.s)(baseUrl)),
        }));
    }
    catch (error) {
        endUnforeseen(error);
    }
}

;// CONCATENATED MODULE: ./build/github/errors.js

const Answered = schemas/* object */.Ikc({ response: schemas/* object */.Ikc({ status: schemas/* number */.aig() }) });
/** Why GitHub did not do what it was asked for, with what a person can do about it. */
class GitHubError extends Error {
    name = 'GitHubError';
    status;
    constructor(message, status, cause) {
        super(message, { cause });
        this.status = status;
    }
}
/**
 * Any failure of a request to GitHub as a `GitHubError`. Octokit gives a request that was not answered a status of 500
 * all the same; only where it has a response is the status GitHub's.
 */
function asGitHubError(cause, asked) {
    const answered = Answered.safeParse(cause);
    const status = answered.success ? answered.data.response.status : undefined;
    const said = cause instanceof Error ? cause.message.replace(/ - https:\/\/docs\.github\.com\S*$/u, '') : String(cause);
    return new GitHubError(`${asked.what}: ${whyAndRemedy(status, said, asked.permission)}`, status, cause);
}
function whyAndRemedy(status, said, permission) {
    switch (status) {
        case 401:
            return `GitHub does not accept the token (${said}). Check github-token.`;
        case 403:
            if (/lock/iu.test(said))
                return `the conversation is locked (${said}).`;
            if (/rate limit/iu.test(said))
                return `GitHub's rate limit is used up (${said}).`;
            return (`the token may not do that (${said}). Add “${permission}” under “permissions:” of the workflow's job. ` +
                'Runs that a fork or Dependabot caused get a token that can only read.');
        case 404:
            return `GitHub finds no such issue or pull request, or does not show it to the token (${said}). Check the number, and that the token has “${permission}”.`;
        case 410:
            return `issues are switched off there, or this one was deleted (${said}).`;
        case 422:
            return `GitHub refuses the content (${said}).`;
        case undefined:
            return `GitHub gave no answer (${said}).`;
        default:
            return `GitHub answered with ${status} (${said}).`;
    }
}

;// CONCATENATED MODULE: ./build/github/conversation.js


const Written = schemas/* object */.Ikc({ id: schemas/* number */.aig() });
const Listed = schemas/* array */.YOg(schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    body: schemas/* catch */.MfU(schemas/* string */.YjP(), ''),
    user: schemas/* catch */.MfU(schemas/* nullable */.mee(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })), null),
}));
const Viewer = schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) });
/** GitHub refuses a longer body. */
const LONGEST_COMMENT = 65_536;
const COMMENTS_A_PAGE = 100;
/** The conversation of one issue or pull request. Each method rejects with a `GitHubError` that says what to do. */
class Conversation {
    #octokit;
    #repository;
    subject;
    /** `repository` is `owner/name`. */
    constructor(octokit, repository, subject) {
        const [owner = '', repo = ''] = repository.split('/');
        this.#octokit = octokit;
        this.#repository = { owner, repo };
        this.subject = subject;
    }
    /** Puts the eyes on the comment that asked, or else on the issue or pull request. Reactions notify nobody. */
    async acknowledge(comment, signal) {
        const common = { ...this.#repository, content: 'eyes', request: { signal } };
        await this.#ask('The reaction could not be put', () => {
            switch (comment?.kind) {
                case undefined:
                    return this.#octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/reactions', {
                        ...common,
                        issue_number: this.subject.number,
                    });
                case 'conversation':
                    return this.#octokit.request('POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', {
                        ...common,
                        comment_id: comment.id,
                    });
                case 'diff':
                    return this.#octokit.request('POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions', {
                        ...common,
                        comment_id: comment.id,
                    });
            }
        });
    }
    /** Adds a comment, and gives its id. */
    async add(body, signal) {
        const { data } = await this.#ask('The comment could not be written', () => this.#octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
            ...this.#repository,
            issue_number: this.subject.number,
            body,
            request: { signal },
        }));
        return Written.parse(data).id;
    }
    async edit(id, body, signal) {
        await this.#ask('The comment could not be updated', () => this.#octokit.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
            ...this.#repository,
            comment_id: id,
            body,
            request: { signal },
        }));
    }
    /** All comments of the token's own account, oldest first, to the last page. */
    async ownComments(signal) {
        return await this.#ask('The comments could not be read', async () => {
            const { viewer } = Viewer.parse(await this.#octokit.graphql('{ viewer { login } }', { request: { signal } }));
            const own = [];
            for (let page = 1;; page += 1) {
                const { data } = await this.#octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
                    ...this.#repository,
                    issue_number: this.subject.number,
                    per_page: COMMENTS_A_PAGE,
                    page,
                    request: { signal },
                });
                const listed = Listed.parse(data);
                for (const { id, body, user } of listed) {
                    if (user?.login === viewer.login)
                        own.push({ id, body, author: user.login });
                }
                if (listed.length < COMMENTS_A_PAGE)
                    return own;
            }
        });
    }
    async #ask(what, request) {
        const asked = {
            what: `${what} on #${this.subject.number}`,
            permission: this.subject.kind === 'issue' ? 'issues: write' : 'pull-requests: write',
        };
        try {
            return await request();
        }
        catch (error) {
            throw asGitHubError(error, asked);
        }
    }
}

;// CONCATENATED MODULE: ./build/github/octokit.js
/**
 * Octokit as GitHub's toolkit sets it up, proxies included. It is imported here and not before: most runs that need
 * nothing of GitHub then start without it.
 */
async function openOctokit(token, apiUrl, userAgent) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    return getOctokit(token, { baseUrl: apiUrl, userAgent });
}

;// CONCATENATED MODULE: ./build/user-agent.js
/** Name and version of this action, for every service that it speaks to. A test holds the version against package.json. */
const USER_AGENT = 'docs-agent-action/0.1.0';

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

;// CONCATENATED MODULE: ./build/duration.js
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

;// CONCATENATED MODULE: ./build/markdown.js
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
function markdown_link(label, url) {
    const safe = webUrl(url);
    return safe === undefined || safe.length > LONGEST_URL ? label : `[${label}](${safe})`;
}
/**
 * `url` in a form that is safe as a Markdown link's target, or undefined where it is not an absolute http or https
 * URL, or carries a user name or password (which make one host look like another).
 */
function webUrl(url) {
    if (!URL.canParse(url))
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
    return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

;// CONCATENATED MODULE: ./build/agent-job/report.js



const LONGEST_CELL = 200;
/** The summary on the run's page, in Markdown. The prompt itself is not in it: it may quote what is not for everyone. */
function summaryOf(report) {
    const { outcome, looks, prompt } = report;
    return paragraphs(`### Docs agent job: ${TITLE[outcome.word]}`, lead(outcome), table(['', ''], [
        ...rowsOfJob(report),
        ...(looks === undefined ? [] : [['Polls', String(looks)]]),
        ...(prompt === undefined
            ? []
            : [['Prompt', `${prompt.bytes.toLocaleString('en')} bytes, SHA-256 ${code(prompt.sha256)}`]]),
    ]));
}
/** The comment on the issue or pull request, in Markdown, without its marker. */
function commentOf(report) {
    return paragraphs(lead(report.outcome), table(['', ''], [...rowsOfJob(report), ['Run', markdown_link('the workflow run', report.runUrl)]]));
}
function lead(outcome) {
    if (outcome.word === 'pr-created' && outcome.prLink !== undefined) {
        return `The documentation agent opened a pull request: **${prLabel(outcome, outcome.prLink)}**`;
    }
    return `${SIGN[outcome.verdict]}${plain(outcome.message)}`;
}
function rowsOfJob({ outcome, elapsedMs }) {
    const { job, jobId, prLink } = outcome;
    const rows = [
        ['Outcome', code(outcome.word)],
        ['Reason', outcome.reason && code(outcome.reason)],
        ['Pull request', prLink && prLabel(outcome, prLink)],
        ['Job', jobId && cell(jobId)],
        ['Status', job && cell(job.status)],
        ['Model', job?.model && cell(job.model)],
        ['Repository', job?.repository && repositoryLabel(job.repository)],
        ['Ref', job?.ref && cell(job.ref)],
        ['Time', elapsedMs === undefined ? undefined : duration(elapsedMs)],
    ];
    return rows.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]]));
}
function cell(text) {
    return code(oneLine(text, LONGEST_CELL));
}
/** `owner/name#7`, as GitHub itself writes a pull request; the URL where it is not one of GitHub's form. */
function prLabel({ prNumber }, prLink) {
    const [, owner, name] = new URL(prLink).pathname.split('/');
    return prNumber === undefined || owner === undefined || name === undefined
        ? markdown_link(cell(prLink), prLink)
        : markdown_link(cell(`${decoded(owner)}/${decoded(name)}#${prNumber}`), prLink);
}
function repositoryLabel(repository) {
    return markdown_link(cell(repository.replace(/^https?:\/\/[^/]+\//u, '')), repository);
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
const SIGN = { pass: '', warning: '⚠️ ', failure: '❌ ' };
const TITLE = {
    started: 'started',
    'pr-created': 'pull request created',
    'no-pr': 'no pull request',
    archived: 'archived',
    failed: 'failed',
    rejected: 'rejected',
    'not-created': 'not created',
    unknown: 'not known whether it was created',
    'timed-out': 'timed out',
    cancelled: 'cancelled',
    lost: 'lost sight of',
};

;// CONCATENATED MODULE: ./build/agent-job/comment.js







/** The work does not wait longer than this for the sign that it starts. */
const ACKNOWLEDGE_WITHIN_MS = 5_000;
/** The end of the step does not wait longer than this for a comment. */
const COMMENT_WITHIN_MS = 30_000;
/** After a cancel or a timeout there is one attempt, and the step is about to be killed. */
const LAST_COMMENT_WITHIN_MS = 1_500;
/** Whatever becomes of a comment, it is a warning at the most: the job's outcome stands. */
class Commentary {
    #conversation;
    #inputs;
    #event;
    #environment;
    #runner;
    #clock;
    constructor(conversation, { inputs, event, environment, runner, clock }) {
        this.#conversation = conversation;
        this.#inputs = inputs;
        this.#event = event;
        this.#environment = environment;
        this.#runner = runner;
        this.#clock = clock;
    }
    /** Undefined where no comment is asked for, or where there is nothing to comment on: then a notice says so. */
    static async open(settings) {
        const { inputs, event, environment, runner } = settings;
        if (!inputs.comment)
            return undefined;
        const subject = subjectOf(inputs, event);
        if (subject === undefined) {
            runner.notice(`There is nothing to comment on: the event ${event.name} is not about an issue or a pull request. To comment on one all the same, set issue-number.`);
            return undefined;
        }
        const octokit = await openOctokit(inputs.githubToken, environment.apiUrl, USER_AGENT);
        return new Commentary(new Conversation(octokit, environment.repository, subject), settings);
    }
    /** Puts the eyes on what asked for the job. It matters little: trouble with it is told in the log alone. */
    async acknowledge(cancelled) {
        const comment = this.#inputs.issueNumber === undefined ? this.#event.comment : undefined;
        try {
            await withinTime(this.#clock, ACKNOWLEDGE_WITHIN_MS, cancelled, ({ stop }) => this.#conversation.acknowledge(comment, stop));
        }
        catch (error) {
            if (!(error instanceof GitHubError))
                throw error;
            this.#runner.info(error.message);
            this.#runner.debugError(error);
        }
    }
    /** Writes the comment, or brings the one up to date that reports this job already. Gives its id. */
    async write(report) {
        const { word } = report.outcome;
        const budget = word === 'cancelled' || word === 'timed-out' ? LAST_COMMENT_WITHIN_MS : COMMENT_WITHIN_MS;
        try {
            return await withinTime(this.#clock, budget, NEVER, ({ stop }) => this.#write(report, stop));
        }
        catch (error) {
            if (!(error instanceof GitHubError))
                throw error;
            this.#runner.warning(`${error.message} What happened to the job does not depend on it.`);
            this.#runner.debugError(error);
            return undefined;
        }
    }
    async #write(report, stop) {
        const body = this.#runner.redact(`${commentOf(report)}\n${this.#marker(report)}`);
        const earlier = this.#inputs.task.kind === 'follow'
            ? await this.#earlierCommentOn(this.#inputs.task.jobId, stop)
            : undefined;
        if (earlier === undefined)
            return this.#conversation.add(body, stop);
        await this.#conversation.edit(earlier, body, stop);
        return earlier;
    }
    async #earlierCommentOn(jobId, stop) {
        const own = await this.#conversation.ownComments(stop);
        return own.findLast(({ body }) => markerIn(body, this.#inputs.apiKey, this.#place)?.job === jobId)?.id;
    }
    #marker({ outcome, prompt }) {
        const { runId, runAttempt, workflowJob, step } = this.#environment;
        const marker = {
            job: outcome.jobId ?? '',
            project: this.#inputs.projectId,
            run: runId,
            attempt: runAttempt,
            workflowJob,
            step,
            prompt: prompt?.sha256 ?? '',
        };
        return markerComment(marker, this.#inputs.apiKey, this.#place);
    }
    get #place() {
        return { repository: this.#environment.repository, issue: this.#conversation.subject.number };
    }
}
const NEVER = new AbortController().signal;
function subjectOf({ issueNumber }, { subject }) {
    if (issueNumber === undefined)
        return subject;
    return subject?.number === issueNumber ? subject : { kind: 'issue', number: issueNumber };
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/platform/errors.js
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
        return remedyFor(this.reason, this.serviceMessage ?? '');
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
function remedyFor(reason, serviceMessage) {
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
            return 'Check the job id and the project id: the service knows no such thing in this project.';
        case 'rate-limit':
            return ('The limit is used up: a project may start or continue 100 agent jobs an hour, ' +
                'and an organisation may ask for analytics 100 times an hour. Run again later, or less often.');
        case 'redirect':
            return 'The base URL leads elsewhere, and the API key is not sent after it: give the final URL of the service.';
        case 'refused':
            return 'The service refused the request; what it said is all that is known.';
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
            return `${request} was answered with ${status}, but with a body that cannot be read${said}`;
        case 'interrupted':
            return `${request} was ended ${sent ? 'before its answer came' : 'before it was sent'}`;
    }
}
/** System errors are best known by their code: ECONNREFUSED, ENOTFOUND, CERT_HAS_EXPIRED. */
function because(cause) {
    if (!(cause instanceof Error))
        return '';
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
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
function* messagesOf(value) {
    if (typeof value === 'string')
        yield value;
    if (typeof value !== 'object' || value === null)
        return;
    for (const name of ['error', 'message', 'details']) {
        const held = Reflect.get(value, name);
        if (Array.isArray(held))
            for (const item of held)
                yield* messagesOf(item);
        else
            yield* messagesOf(held);
    }
}
function plainText(text) {
    if (!/^\s*</u.test(text))
        return text;
    const title = /<title[^>]*>([^<]*)/iu.exec(text)?.[1];
    return title === undefined ? 'an HTML page' : `an HTML page: ${title}`;
}

;// CONCATENATED MODULE: ./build/platform/transport.js



/** How long one request may take from start to the last byte of its answer. */
const REQUEST_TIMEOUT_MS = 30_000;
/** The most that is read of an answer. A job has some hundred bytes, a page of 250 visitor rows some ten thousand. */
const LARGEST_BODY_BYTES = 16 * 1024 * 1024;
/**
 * One request to the platform: authentication, a limit on its time and on its size, redirects refused, the answer
 * read as JSON or text. It repeats nothing: what may be repeated depends on the request, and its caller decides.
 */
class Transport {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /** Rejects with a `PlatformError`, and with nothing else, for whatever is not a 2xx answer read to its end. */
    async send(call) {
        const { clock, observe } = this.#options;
        const started = clock.now();
        const path = `/${call.path.map(pathSegment).join('/')}`;
        const seen = { sent: false, status: undefined, requestId: undefined };
        try {
            return await withinTime(clock, REQUEST_TIMEOUT_MS, call.signal, (limit) => this.#exchange(call, path, seen, limit));
        }
        finally {
            observe?.({
                method: call.method,
                path,
                result: String(seen.status ?? (seen.sent ? 'no answer' : 'not sent')),
                milliseconds: clock.now() - started,
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
                },
            });
            seen.status = answer.status;
            seen.requestId = header(answer, 'x-request-id');
            if (answer.status < 200 || answer.status > 299)
                throw await this.#refusal(answer, method, path);
            await readInto(received, answer.body);
            const text = decode(received, header(answer, 'content-encoding'));
            return { method, path, status: answer.status, text, json: parse(text) };
        }
        catch (error) {
            if (error instanceof PlatformError)
                throw error;
            const about = { method, path, status: seen.status, sent: seen.sent, cause: error };
            const body = received.length === 0 ? undefined : Buffer.concat(received).toString('utf8');
            if (limit.timeUp.aborted) {
                throw new PlatformError({ ...about, failure: seen.sent ? 'timeout' : 'unreachable', body });
            }
            if (call.signal.aborted)
                throw new PlatformError({ ...about, failure: 'interrupted', body });
            if (error instanceof UnreadableBody)
                throw new PlatformError({ ...about, failure: 'unreadable', body });
            throw new PlatformError({ ...about, failure: seen.sent ? 'no-answer' : 'unreachable', body });
        }
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
        let text = '';
        let cause;
        try {
            await readInto(received, answer.body);
            text = decode(received, header(answer, 'content-encoding'));
        }
        catch (error) {
            cause = error;
        }
        return new PlatformError({
            failure: 'status',
            method,
            path,
            status: answer.status,
            serviceMessage: serviceMessageOf(text, parse(text))?.replaceAll(this.#options.apiKey, '***'),
            retryAfterMs: retryAfterMs(header(answer, 'retry-after'), this.#options.clock.now()),
            sent: true,
            cause,
        });
    }
}
class UnreadableBody extends Error {
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
function isPathSegment(value) {
    return value !== '' && value !== '.' && value !== '..' && value.isWellFormed();
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
            throw new UnreadableBody(`more than ${LARGEST_BODY_BYTES} bytes`);
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
                return transport_text(bytes);
            case 'gzip':
            case 'x-gzip':
                return transport_text((0,external_node_zlib_.gunzipSync)(bytes, limit));
            case 'deflate':
                return transport_text((0,external_node_zlib_.inflateSync)(bytes, limit));
            case 'br':
                return transport_text((0,external_node_zlib_.brotliDecompressSync)(bytes, limit));
            default:
                throw new UnreadableBody(`content-encoding ${encoding}`);
        }
    }
    catch (error) {
        if (error instanceof UnreadableBody)
            throw error;
        throw new UnreadableBody('the body cannot be decompressed', { cause: error });
    }
}
const utf8 = new TextDecoder('utf-8');
function transport_text(bytes) {
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
/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(value, now) {
    if (value === undefined)
        return undefined;
    if (/^\s*\d+\s*$/u.test(value))
        return Number(value) * 1_000;
    const date = Date.parse(value);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

;// CONCATENATED MODULE: ./build/connection.js



/** Where the service is, as long as nobody says otherwise. */
const DEFAULT_BASE_URL = 'https://api.mintlify.com';
const NO_SECRET = 'is empty. Store an admin key (mint_…) as a secret and pass it in. A run that a fork or Dependabot caused gets no secrets';
/** The inputs that every action of ours has, to reach the service. */
const connectionRules = {
    'project-id': schemas/* pipe */.FsL(schemas/* string */.YjP(), schemas/* pipe */.FsL(schemas/* transform */.pdi((text) => text.trim()), schemas/* string */.YjP().check(schemas/* refine */.YPB((text) => text !== '', "is empty. It is on the API keys page of the project's dashboard"), schemas/* refine */.YPB((text) => text === '' || isPathSegment(text), complaint('is not a project id'))))),
    'api-key': schemas/* pipe */.FsL(schemas/* string */.YjP(), schemas/* pipe */.FsL(schemas/* transform */.pdi((text) => text.trim()), schemas/* string */.YjP().check(schemas/* refine */.YPB((text) => text !== '', NO_SECRET), schemas/* refine */.YPB((text) => !text.startsWith('mint_dsc_'), 'is a key for the assistant (mint_dsc_…). An admin key (mint_…) is needed'), schemas/* refine */.YPB((text) => !text.startsWith('mint_us_'), 'is a key for the index (mint_us_…). An admin key (mint_…) is needed'), schemas/* refine */.YPB((text) => /^[\x21-\x7E]*$/u.test(text), 'holds a blank, a line break or a character that is not ASCII: store the key alone in the secret')))),
    'base-url': withDefault(DEFAULT_BASE_URL, schemas/* pipe */.FsL(schemas/* string */.YjP().check(schemas/* refine */.YPB((text) => URL.canParse(text), complaint('is not a URL')), schemas/* refine */.YPB((text) => !URL.canParse(text) || isAcceptable(new URL(text)), complaint('has to be an https URL without user name, query and fragment (http only for loopback)'))), schemas/* transform */.pdi((text) => new URL(text)))),
};
/** A key of the public service starts with `mint_`. What other services call a key is not known. */
function keyProblem(apiKey, baseUrl) {
    const elsewhere = baseUrl.trim() !== '' && baseUrl.trim() !== DEFAULT_BASE_URL;
    if (elsewhere || apiKey.trim() === '' || apiKey.trim().startsWith('mint_'))
        return undefined;
    return 'does not look like an admin key of the service: those start with mint_';
}
/** A span of time in minutes, as milliseconds. A job of GitHub's own runners lives 360 minutes. */
function timeoutRule(minutes) {
    return withDefault(minutes, schemas/* pipe */.FsL(decimal('a number of minutes above 0 and at most 350, such as 30', (value) => value > 0 && value <= 350), schemas/* transform */.pdi((value) => value * 60_000)));
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
    const root = await (0,promises_.realpath)(workspace).catch((cause) => {
        throw new WorkspaceError('there is no workspace: run actions/checkout before this step', { cause });
    });
    const leaves = `${path} leads out of the workspace: only files in it are read`;
    if (isOutside(root, (0,external_node_path_.resolve)(root, path)) && isOutside(workspace, (0,external_node_path_.resolve)(path))) {
        throw new WorkspaceError(leaves);
    }
    const file = await (0,promises_.realpath)((0,external_node_path_.resolve)(root, path)).catch((cause) => {
        throw new WorkspaceError(`there is no file ${path} in the workspace: check the path, and that actions/checkout runs before this step`, { cause });
    });
    if (isOutside(root, file))
        throw new WorkspaceError(leaves);
    if (!(await (0,promises_.stat)(file)).isFile()) {
        throw new WorkspaceError(`${path} is not a file`);
    }
    return file;
}
function isOutside(root, path) {
    const way = (0,external_node_path_.relative)(root, path);
    return way === '..' || way.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(way);
}

;// CONCATENATED MODULE: ./build/agent-job/template.js
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
            throw new TemplateError(template_describe(error, source), template, start + positionOf(error), error);
        }
    };
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** The engine's own words, without its copy of the expression; a bare TypeError of its insides says nothing to a person. */
function template_describe(error, source) {
    if (error instanceof TypeError)
        return `this expression cannot be evaluated: ${source.trim()}`;
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
    if (text.trim() === '')
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
        return await fillTemplate(template, contexts);
    }
    catch (error) {
        if (!(error instanceof TemplateError))
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
    'job-id': optional(schemas/* string */.YjP().check(schemas/* refine */.YPB(isPathSegment, complaint('is not a job id')))),
    wait: withDefault('true', inputs_boolean),
    'timeout-minutes': timeoutRule('30'),
    'poll-interval-seconds': optional(decimal('a number of seconds above 0, such as 10', (value) => value > 0)),
    'if-no-pr': withDefault('ignore', oneOf('ignore', 'warn', 'error')),
    comment: withDefault('false', inputs_boolean),
    'issue-number': optional(matching(/^[1-9]\d{0,14}$/u, 'is not the number of an issue or pull request', Number)),
    'github-token': schemas/* string */.YjP(),
};
/**
 * Reads the inputs, and the prompt that they name. Rejects with `InputProblems` that holds every problem at once; no
 * request has left by then.
 */
async function parseInputs(environment, contexts) {
    const { values, problems } = readInputs(environment, rules);
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
        throw new InputProblems(found, cause);
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
    });
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
    if (sources.length > 0 && jobId !== '') {
        found.push({ input: 'job-id', message: 'cannot be given together with a prompt' });
    }
    const key = keyProblem(given('api-key'), given('base-url'));
    if (key !== undefined)
        found.push({ input: 'api-key', message: key });
    const interval = Number(given('poll-interval-seconds').trim() || 1);
    const baseUrl = given('base-url').trim();
    if (interval > 0 && interval < 1 && !(URL.canParse(baseUrl) && isLoopback(new URL(baseUrl)))) {
        found.push({
            input: 'poll-interval-seconds',
            message: 'cannot be below 1, so as not to burden the service',
        });
    }
    if (/^true$/iu.test(given('comment').trim()) && given('github-token').trim() === '') {
        found.push({
            input: 'github-token',
            message: 'is empty, and comment needs it: leave it out to use the token of the run',
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
    if (prompt !== undefined)
        return { kind: 'create', prompt };
    return jobId === undefined ? undefined : { kind: 'follow', jobId };
}

;// CONCATENATED MODULE: ./build/agent-job/outcome.js



/** GitHub keeps 4,096 characters of an annotation. */
const outcome_LONGEST_MESSAGE = 4_000;
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
            return outcome('timed-out', 'failure', ending.job, `Job ${ending.job.id} had not ended after ${duration(settings.timeoutMs)}` +
                `${ending.error === undefined ? '' : ` (the last look failed: ${ending.error.message})`}. ` +
                `It goes on. ${howToFollow(ending.job)} To wait longer, raise timeout-minutes.`, 'timeout');
        case 'cancelled':
            return outcome('cancelled', 'failure', ending.job, `The run was cancelled, and job ${ending.job.id} goes on: the service cannot cancel one. ${howToFollow(ending.job)}`);
        case 'lost':
            return outcome('lost', 'failure', ending.job, `Job ${ending.job.id} can no longer be followed: ${ending.error.message}. ${ending.error.remedy} ` +
                `The job itself may go on. ${howToFollow(ending.job)}`, reasonOf(ending.error.reason));
        case 'rejected':
            return outcome('rejected', 'failure', undefined, `${ending.error.message}. ${ending.error.remedy}`, reasonOf(ending.error.reason));
        case 'not-created':
            return ending.error === undefined
                ? outcome('not-created', 'failure', undefined, 'The run was cancelled before a job was created. No job exists.', 'cancelled')
                : outcome('not-created', 'failure', undefined, `No job was created: ${ending.error.message}. ${ending.error.remedy}`, reasonOf(ending.error.reason));
        case 'unknown':
            return outcome('unknown', 'failure', undefined, `A job may or may not exist: ${ending.error.message}, and so the request was not repeated. ` +
                "Before running again, look for the job on the project's dashboard, or for a new pull request of the agent.", ending.cancelled ? 'cancelled' : reasonOf(ending.error.reason));
    }
}
function ended(as, job, ifNoPr) {
    const known = { id: job.id, last: job };
    const prLink = prLinkOf(job);
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
function whyNoPr({ prLink }) {
    return prLink === undefined
        ? 'no file had to change, or the deployment is set to push without one.'
        : `what the service gave for its link is not an http(s) URL: “${oneLine(prLink, 200)}”.`;
}
function howToFollow({ id }) {
    return `To follow it, run this action with job-id: ${id}.`;
}
function prLinkOf(job) {
    return job.prLink !== undefined && webUrl(job.prLink) !== undefined ? job.prLink : undefined;
}
/** GitHub's form, on github.com and on servers of one's own alike. */
function prNumberOf(prLink) {
    const digits = /^\/[^/]+\/[^/]+\/pull\/(\d{1,15})(?:\/|$)/u.exec(new URL(prLink).pathname)?.[1];
    return digits === undefined ? undefined : Number(digits);
}
/** A request that the run itself ended is told by what ended it, and that was the time. */
function reasonOf(reason) {
    return reason === 'interrupted' ? 'timeout' : reason;
}
function outcome(word, verdict, known, message, reason) {
    const prLink = known?.last && prLinkOf(known.last);
    return {
        word,
        reason,
        verdict,
        message: oneLine(message, outcome_LONGEST_MESSAGE),
        jobId: known?.id,
        job: known?.last,
        prLink,
        prNumber: prLink === undefined ? undefined : prNumberOf(prLink),
    };
}

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
        job: outcome.job === undefined ? '' : JSON.stringify(outcome.job.answer),
    });
}
function setCommentOutput(runner, commentId) {
    set(runner, { 'comment-id': String(commentId) });
}
function set(runner, values) {
    for (const name of outputNames) {
        const value = values[name];
        if (value !== undefined)
            runner.setOutput(name, value);
    }
}

;// CONCATENATED MODULE: ./build/platform/agent-job.js



const agent_job_text = schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined);
/**
 * Only `id` and `status` are required: the specification does not say which other fields are, so one that is missing,
 * null or of another kind is as good as not there.
 */
const Job = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP().check(schemas/* refine */.YPB(isPathSegment)),
    status: schemas/* string */.YjP().check(api/* _minLength */.m9(1)),
    source: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* object */.Ikc({ repository: agent_job_text, ref: agent_job_text })), undefined),
    model: agent_job_text,
    prLink: agent_job_text,
    createdAt: agent_job_text,
    archivedAt: agent_job_text,
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
    async create(prompt, signal) {
        return jobFrom(await this.#transport.send({
            method: 'POST',
            path: ['v2', 'agent', this.#projectId, 'job'],
            body: { prompt },
            signal,
        }));
    }
    async get(id, signal) {
        return jobFrom(await this.#transport.send({
            method: 'GET',
            path: ['v2', 'agent', this.#projectId, 'job', id],
            signal,
        }));
    }
}
function jobFrom(answer) {
    const parsed = Job.safeParse(answer.json);
    if (!parsed.success) {
        throw new PlatformError({
            failure: 'unreadable',
            method: answer.method,
            path: answer.path,
            status: answer.status,
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
        answer: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).parse(answer.json),
    };
}
/**
 * The job id that a damaged answer to a create still shows: the first `"id": "…"` of the outermost object, read token
 * by token as far as the text goes. Undefined where there is none that is whole.
 */
function idShownIn(damaged) {
    if (!/^\s*\{/u.test(damaged))
        return undefined;
    let depth = 0;
    let key;
    for (const [token] of damaged.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/gu)) {
        if (token === '{' || token === '[')
            depth += 1;
        else if (token === '}' || token === ']')
            depth -= 1;
        else if (token === ',')
            key = undefined;
        else if (token === ':' || depth !== 1)
            continue;
        else if (key === undefined)
            key = token;
        else if (key === '"id"') {
            const id = schemas/* string */.YjP().check(schemas/* refine */.YPB(isPathSegment)).safeParse(unquoted(token));
            return id.success ? id.data : undefined;
        }
    }
    return undefined;
}
function unquoted(token) {
    try {
        return JSON.parse(token);
    }
    catch {
        return undefined;
    }
}

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

;// CONCATENATED MODULE: ./build/agent-job/creation.js




/** How long the answer to a create is awaited after a cancel: the runner's SIGTERM follows its SIGINT in 7.5 s. */
const GRACE_FOR_THE_ANSWER_MS = 5_500;
const BACKOFF = {
    'rate-limit': { firstMs: 20_000, longestMs: 5 * 60_000 },
    unreachable: { firstMs: 1_000, longestMs: 60_000 },
};
/**
 * Creates one job, and never two: a request is repeated only where the one before was provably not accepted
 * (`afterPost`). A cancel lets a request that is under way come to its answer, as long as there is time for it.
 */
async function createJob(prompt, creation) {
    const { jobs, clock, cancelled, limit, deadline, log } = creation;
    let lastError;
    for (let attempt = 0;; attempt += 1) {
        if (cancelled.aborted)
            return { kind: 'not-created', error: undefined };
        if (limit.timeUp.aborted && lastError !== undefined)
            return { kind: 'not-created', error: lastError };
        try {
            const job = await untilNoLongerWorthIt(creation, (signal) => jobs.create(prompt, signal));
            return { kind: 'accepted', job: { id: job.id, last: job } };
        }
        catch (error) {
            if (!(error instanceof PlatformError))
                throw error;
            switch (afterPost(error)) {
                case 'refused':
                    return { kind: 'rejected', error };
                case 'uncertain': {
                    const id = error.body === undefined ? undefined : idShownIn(error.body);
                    if (id !== undefined)
                        return { kind: 'accepted', job: { id, last: undefined } };
                    return { kind: 'unknown', error, cancelled: cancelled.aborted };
                }
                case 'again': {
                    const pause = error.retryAfterMs ?? backoff(error, attempt, creation.random());
                    if (cancelled.aborted)
                        return { kind: 'not-created', error: undefined };
                    if (clock.now() + pause >= deadline)
                        return { kind: 'not-created', error };
                    lastError = error;
                    log(`${error.message}. Nothing was accepted; trying again in ${duration(pause)}, ` +
                        `at ${timeOfDay(clock.now() + pause)}, and until ${timeOfDay(deadline)} at the latest.`);
                    await clock.sleep(pause, limit.stop);
                }
            }
        }
    }
}
function backoff(error, attempt, random) {
    const { firstMs, longestMs } = BACKOFF[error.reason === 'rate-limit' ? 'rate-limit' : 'unreachable'];
    return Math.max(1_000, random * Math.min(firstMs * 2 ** attempt, longestMs));
}
/** Runs a request under a signal that aborts at the deadline, and some time after a cancel. */
async function untilNoLongerWorthIt({ clock, cancelled, limit }, request) {
    const finished = new AbortController();
    const graceOver = new AbortController();
    cancelled.addEventListener('abort', () => {
        void clock.sleep(GRACE_FOR_THE_ANSWER_MS, finished.signal).then(() => graceOver.abort());
    }, { once: true, signal: finished.signal });
    try {
        return await request(AbortSignal.any([limit.timeUp, graceOver.signal]));
    }
    finally {
        finished.abort();
    }
}

;// CONCATENATED MODULE: ./build/agent-job/progress.js


const SHORTEST_GAP_MS = 60_000;
/** As a job takes longer, each sign of life waits a sixth of the time that has gone: some 13 lines in 20 minutes. */
const GAP_SHARE = 1 / 6;
/** What a person who watches the log is told while a job runs: each change of status, and now and then that all is well. */
class Progress {
    #clock;
    #deadline;
    #log;
    #warn;
    #began;
    #spokeAt;
    #missToldAt = Number.NEGATIVE_INFINITY;
    #status;
    #warnedOfStatus = false;
    constructor(clock, deadline, log, warn) {
        this.#clock = clock;
        this.#deadline = deadline;
        this.#log = log;
        this.#warn = warn;
        this.#began = clock.now();
        this.#spokeAt = this.#began;
    }
    /** A look that found the job not ended; `interval` is how long the next one waits, in milliseconds. */
    saw(status, interval) {
        if (phaseOf(status) === 'unrecognised' && !this.#warnedOfStatus) {
            this.#warnedOfStatus = true;
            this.#warn(`The service calls the job “${status}”, a status that this action does not know: it counts as not ended.`);
        }
        const elapsed = this.#clock.now() - this.#began;
        if (status !== this.#status) {
            this.#status = status;
            this.#say(`The job is ${status}. Looking again every ${duration(interval)}, until ${timeOfDay(this.#deadline)} at the latest.`);
        }
        else if (this.#clock.now() - this.#spokeAt >= Math.max(SHORTEST_GAP_MS, elapsed * GAP_SHARE)) {
            this.#say(`Still ${status} after ${duration(elapsed)}; looking every ${duration(interval)}.`);
        }
    }
    /** A look that failed; the next one waits `pause` milliseconds. */
    missed(error, pause) {
        if (this.#clock.now() - this.#missToldAt < SHORTEST_GAP_MS)
            return;
        this.#missToldAt = this.#clock.now();
        this.#say(`${error.message}. The job is not affected; looking again in ${duration(pause)}.`);
    }
    #say(line) {
        this.#spokeAt = this.#clock.now();
        this.#log(line);
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

;// CONCATENATED MODULE: ./build/agent-job/wait.js



/** Looks that miss are repeated no later than this, unless the service says when. */
const LONGEST_PAUSE_AFTER_A_MISS_MS = 10_000;
/** A job that the service does not know for longer than this is lost. Straight after a create it may take a moment. */
const ABSENCE_BORNE_MS = 60_000;
/** The last look comes this long before the deadline, so that a job is not called active that ended before. */
const LAST_LOOK_BEFORE_DEADLINE_MS = 2_000;
/**
 * Looks at a job until it has ended, its time is up or the run is cancelled. A look that fails is a look missed and no
 * more, but for what asking again cannot change (`afterGet`).
 */
async function waitForEnd(job, wait) {
    const { jobs, clock, cancelled, limit, deadline, schedule, untilEnd, onSeen, progress } = wait;
    const began = clock.now();
    let { last } = job;
    let { exists } = wait;
    let lastKnownAt = began;
    let misses = [];
    let pause = exists ? schedule(0) : 0;
    for (;;) {
        await clock.sleep(untilNextLook(pause, deadline - clock.now()), limit.stop);
        if (cancelled.aborted)
            return { kind: 'cancelled', job: { id: job.id, last } };
        if (limit.timeUp.aborted || clock.now() >= deadline) {
            return { kind: 'timed-out', job: { id: job.id, last }, error: misses.at(-1) };
        }
        try {
            last = await jobs.get(job.id, limit.stop);
            onSeen(last);
            exists = true;
            lastKnownAt = clock.now();
            misses = [];
            const phase = phaseOf(last.status);
            switch (phase) {
                case 'completed':
                case 'archived':
                case 'failed':
                    return { kind: 'ended', as: phase, job: last };
                case 'active':
                case 'unrecognised':
                    if (!untilEnd)
                        return { kind: 'started', job: { id: job.id, last } };
                    pause = schedule(clock.now() - began);
                    progress.saw(last.status, pause);
            }
        }
        catch (error) {
            if (!(error instanceof PlatformError))
                throw error;
            if (limit.stop.aborted)
                continue;
            switch (afterGet(error)) {
                case 'refused':
                    return exists ? { kind: 'lost', job: { id: job.id, last }, error } : { kind: 'rejected', error };
                case 'absent':
                    if (!exists)
                        return { kind: 'rejected', error };
                    if (misses.length > 0 && clock.now() - lastKnownAt > ABSENCE_BORNE_MS) {
                        return { kind: 'lost', job: { id: job.id, last }, error };
                    }
                    break;
                case 'missed':
            }
            misses.push(error);
            pause = pauseAfterMiss(misses.length, error, schedule(clock.now() - began));
            progress.missed(error, pause);
        }
    }
}
/** The usual interval, doubled for each miss in a row, or what the service asked for. */
function pauseAfterMiss(missesInARow, error, interval) {
    return error.retryAfterMs ?? Math.min(interval * 2 ** missesInARow, LONGEST_PAUSE_AFTER_A_MISS_MS);
}
/** Never past the deadline, and one look shortly before it. */
function untilNextLook(pause, left) {
    const beforeLastLook = left - LAST_LOOK_BEFORE_DEADLINE_MS;
    return beforeLastLook > 0 ? Math.min(pause, beforeLastLook) : Math.min(pause, left);
}

;// CONCATENATED MODULE: ./build/agent-job/pursuit.js









/**
 * Does at the platform what the inputs ask for, until it has come to an end or to `deadline` (milliseconds since the
 * epoch). `looks` counts how often the service was asked for the job.
 */
async function pursue(inputs, deadline, collaborators) {
    const { runner, clock, cancelled, openFetcher } = collaborators;
    let looks = 0;
    const fetcher = openFetcher(inputs.baseUrl);
    const transport = new Transport({
        baseUrl: inputs.baseUrl,
        apiKey: inputs.apiKey,
        userAgent: USER_AGENT,
        fetcher,
        clock,
        observe: ({ method, path, result, milliseconds, requestId }) => {
            if (method === 'GET')
                looks += 1;
            const request = requestId === undefined ? '' : `, request ${requestId}`;
            runner.debug(`${method} ${path}: ${result}, ${milliseconds} ms${request}`);
        },
    });
    const jobs = new AgentJobs(transport, inputs.projectId);
    try {
        const ending = await withinTime(clock, deadline - clock.now(), cancelled, (limit) => carryOut(inputs, jobs, limit, deadline, collaborators));
        return { ending, looks };
    }
    finally {
        await fetcher.close();
    }
}
async function carryOut(inputs, jobs, limit, deadline, { runner, clock, random, cancelled }) {
    const log = (line) => runner.info(line);
    const progress = new Progress(clock, deadline, log, (line) => runner.warning(line));
    const tell = statusTeller((job) => setJobOutputs(runner, job));
    const follow = (job, exists) => waitForEnd(job, {
        jobs,
        clock,
        cancelled,
        limit,
        deadline,
        schedule: scheduleFor(inputs, exists),
        exists,
        untilEnd: inputs.wait,
        onSeen: (last) => tell({ id: job.id, last }),
        progress,
    });
    switch (inputs.task.kind) {
        case 'create': {
            const created = await createJob(inputs.task.prompt.text, {
                jobs,
                clock,
                random,
                cancelled,
                limit,
                deadline,
                log,
            });
            if (created.kind !== 'accepted')
                return created;
            const { job } = created;
            tell(job);
            log(`Job ${job.id} is accepted.`);
            return endedAlready(job) ?? (inputs.wait ? follow(job, true) : { kind: 'started', job });
        }
        case 'follow':
            log(`Following job ${inputs.task.jobId}.`);
            return follow({ id: inputs.task.jobId, last: undefined }, false);
    }
}
function scheduleFor({ pollIntervalMs }, createdNow) {
    if (pollIntervalMs !== undefined)
        return fixed(pollIntervalMs);
    return createdNow ? adaptive : adaptiveFromFirstLook;
}
function endedAlready({ last }) {
    const as = last === undefined ? 'active' : phaseOf(last.status);
    return last === undefined || as === 'active' || as === 'unrecognised'
        ? undefined
        : { kind: 'ended', as, job: last };
}
/** Hands on what changes: outputs are appended to a file, once for each status. */
function statusTeller(tell) {
    let told;
    return (job) => {
        if (told !== undefined && told === job.last?.status)
            return;
        told = job.last?.status ?? '';
        tell(job);
    };
}

;// CONCATENATED MODULE: ./build/agent-job/run.js











/** The step as GitHub starts it. */
function main() {
    return playStep(run);
}
/** One step of the agent job action, from its inputs to its report. Gives the step's exit code. */
async function run(environment, collaborators) {
    const { runner, clock, cancelled } = collaborators;
    const startedAt = clock.now();
    for (const name of ['api-key', 'github-token'])
        runner.mask(environment.input(name).trim());
    const event = await readEvent(environment.eventName, environment.eventPath);
    const inputs = await inputsOrProblems(environment, event, runner);
    if (inputs instanceof InputProblems) {
        for (const { input, message } of inputs.problems)
            runner.error(`${input}: ${message}`);
        const outcome = outcomeOfProblems(inputs.problems);
        setOutcomeOutputs(runner, outcome);
        await runner.addSummary(summaryOf({ outcome, runUrl: runUrl(environment) }));
        return EXIT_CODE[outcome.verdict];
    }
    const commentary = await Commentary.open({ inputs, event, environment, runner, clock });
    await commentary?.acknowledge(cancelled);
    const { ending, looks } = await pursue(inputs, startedAt + inputs.timeoutMs, collaborators);
    const report = {
        outcome: outcomeOf(ending, inputs),
        elapsedMs: clock.now() - startedAt,
        looks,
        prompt: inputs.task.kind === 'create' ? inputs.task.prompt : undefined,
        runUrl: runUrl(environment),
    };
    setOutcomeOutputs(runner, report.outcome);
    annotate(runner, report.outcome);
    if ('error' in ending && ending.error !== undefined)
        runner.debugError(ending.error);
    await runner.addSummary(summaryOf(report));
    const commentId = await commentary?.write(report);
    if (commentId !== undefined)
        setCommentOutput(runner, commentId);
    return EXIT_CODE[report.outcome.verdict];
}
const EXIT_CODE = { pass: 0, warning: 0, failure: 1 };
async function inputsOrProblems(environment, event, runner) {
    try {
        return await parseInputs(environment, () => templateContexts(environment, event.payload, (value) => runner.redact(value) !== value));
    }
    catch (error) {
        if (!(error instanceof InputProblems))
            throw error;
        runner.debugError(error);
        return error;
    }
}
function annotate(runner, { verdict, message }) {
    switch (verdict) {
        case 'pass':
            runner.info(message);
            break;
        case 'warning':
            runner.warning(message);
            break;
        case 'failure':
            runner.error(message);
    }
}


/***/ })

};
