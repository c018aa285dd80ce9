export const id = 558;
export const ids = [558];
export const modules = {

/***/ 2558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 4 modules
var schemas = __webpack_require__(4922);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
;// CONCATENATED MODULE: ./build/github/event.js


/** What the workflow's token needs to comment on a subject, and to change its labels. */
const WRITE_PERMISSION = {
    issue: 'issues: write',
    'pull-request': 'pull-requests: write',
    unknown: 'issues: write, or for a pull request pull-requests: write',
};
const number = schemas/* number */.aig().check(schemas/* int */.Whr(), api/* _positive */.NC());
/** What is not there, or is not of its kind, is as good as not said: a payload never stops a run. */
function lenient(schema) {
    return schemas/* catch */.MfU(schemas/* optional */.lqM(schema), undefined);
}
const Login = schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: lenient(schemas/* string */.YjP()) });
const Numbered = schemas/* object */.Ikc({ number, user: lenient(Login), merged: lenient(schemas/* boolean */.zMY()) });
const Repository = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() });
const Payload = schemas/* object */.Ikc({
    action: lenient(schemas/* string */.YjP()),
    sender: lenient(Login),
    issue: lenient(schemas/* object */.Ikc({ number, pull_request: schemas/* optional */.lqM(schemas/* unknown */.L5J()) })),
    pull_request: lenient(Numbered),
    comment: lenient(schemas/* object */.Ikc({ id: schemas/* number */.aig() })),
    label: lenient(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })),
    repository: lenient(Repository),
    workflow_run: lenient(schemas/* object */.Ikc({ triggering_actor: lenient(Login), head_repository: lenient(Repository) })),
    after: lenient(schemas/* string */.YjP()),
    deleted: lenient(schemas/* boolean */.zMY()),
    commits: lenient(schemas/* array */.YOg(schemas/* object */.Ikc({ author: lenient(schemas/* object */.Ikc({ username: lenient(schemas/* string */.YjP()) })) }))),
});
/** Reads the event's payload. One that is missing or is not JSON is an event that tells nothing. */
async function readEvent(name, path) {
    if (path === '')
        return parseEvent(name, {});
    try {
        return parseEvent(name, JSON.parse(await (0,promises_.readFile)(path, 'utf8')));
    }
    catch {
        // A run without a payload, as `act` and tests of workflows have it, still has a job to run.
        return parseEvent(name, {});
    }
}
/** The event that a payload describes. */
function parseEvent(name, payload) {
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
            isFromFork: said.repository === undefined ||
                said.workflow_run.head_repository?.full_name !== said.repository.full_name,
        },
        push: name === 'push' ? pushOf(said) : undefined,
        payload,
    };
}
function placeOf(name, { issue, pull_request, comment }) {
    const nowhere = { issue: undefined, comment: undefined };
    switch (name) {
        case 'issues':
        case 'issue_comment':
            if (issue === undefined)
                return nowhere;
            return {
                issue: { kind: issue.pull_request ? 'pull-request' : 'issue', number: issue.number },
                comment: comment && { kind: 'conversation', id: comment.id },
            };
        case 'pull_request':
        case 'pull_request_target':
        case 'pull_request_review':
        case 'pull_request_review_comment':
            if (pull_request === undefined)
                return nowhere;
            return {
                issue: { kind: 'pull-request', number: pull_request.number },
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

// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(7428);
;// CONCATENATED MODULE: ./build/github/errors.js

const Answered = schemas/* object */.Ikc({
    response: schemas/* object */.Ikc({
        status: schemas/* number */.aig(),
        headers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* undefined */.Vxk()])),
    }),
});
/** GitHub's answer in a request's error, where one came. */
function responseOf(error) {
    return Answered.safeParse(error).data?.response;
}
/** Why GitHub did not do what it was asked for, with what a person can do about it. */
class GitHubError extends Error {
    name = 'GitHubError';
    /** Undefined where no answer came. */
    status;
    /** GitHub's own words; empty if it was not asked. */
    said;
    /** How long GitHub asks to wait, if it does. */
    retryAfterMs;
    #wasAsked;
    constructor({ message, status, said = '', retryAfterMs, wasAsked, cause }) {
        super(message, { cause });
        this.status = status;
        this.said = said;
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
 * Returns the error that says what went wrong with a request, and names the permission that it takes, if it takes one.
 * `now` is in milliseconds since the epoch. Octokit gives a request that was not answered a status of 500 all the same;
 * only if it has a response is the status GitHub's.
 */
function gitHubErrorOf(cause, { failing, permission }, now) {
    if (cause instanceof GitHubError)
        return cause;
    const response = responseOf(cause);
    const said = saidBy(cause);
    return new GitHubError({
        message: `${failing}: ${isOddAnswer(cause) ? ODD_ANSWER : whyAndRemedy(response?.status, said, permission)}`,
        status: response?.status,
        said,
        retryAfterMs: response && retryAfterMs(response.headers, now),
        wasAsked: true,
        cause,
    });
}
/** How long GitHub asks to wait, in milliseconds: by `retry-after`, or until `x-ratelimit-reset` (seconds since the epoch). */
function retryAfterMs(headers, now) {
    const retryAfter = Number(headers['retry-after'] ?? Number.NaN);
    if (Number.isFinite(retryAfter))
        return retryAfter * 1_000;
    if (String(headers['x-ratelimit-remaining']) !== '0')
        return undefined;
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    return Number.isFinite(reset) ? Math.max(0, Math.ceil(reset - now / 1_000) + 1) * 1_000 : undefined;
}
/** Octokit itself trips over an answer to GraphQL that is none. */
function isOddAnswer(cause) {
    return cause instanceof errors/* $ZodError */.a$ || cause instanceof TypeError;
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

;// CONCATENATED MODULE: ./build/github/repository.js



/** Whether two names, each `owner/name`, are those of one repository: GitHub takes them in any case. */
function isSameRepository(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
/** What somebody holds on a repository, least first. */
const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
const optional = (schema) => schemas/* catch */.MfU(schemas/* optional */.lqM(schema), undefined);
const Permission = schemas/* object */.Ikc({
    permission: optional(schemas/* string */.YjP()),
    role_name: optional(schemas/* string */.YjP()),
    user: optional(schemas/* object */.Ikc({ permissions: optional(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* boolean */.zMY())) })),
});
const Pull = schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    html_url: schemas/* string */.YjP(),
    created_at: schemas/* string */.YjP(),
    state: schemas/* string */.YjP(),
    user: schemas/* catch */.MfU(schemas/* nullable */.mee(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })), null),
    merged_at: schemas/* catch */.MfU(schemas/* nullable */.mee(schemas/* string */.YjP()), null),
});
const Pulls = schemas/* array */.YOg(Pull);
const READ_PULL_REQUESTS = 'pull-requests: read';
/** What we ask GitHub of one repository. Each method rejects with a `GitHubError` that says what to do. */
class repository_Repository {
    #client;
    #repository;
    /** `name` is `owner/name`. */
    constructor(client, name) {
        const [owner = '', repo = ''] = name.split('/');
        this.#client = client;
        this.#repository = { owner, repo };
    }
    get name() {
        return `${this.#repository.owner}/${this.#repository.repo}`;
    }
    /**
     * Returns an account's role. GitHub tells it in three ways, of which the first is the most exact: `permission` calls
     * `maintain` write and `triage` read. An account that GitHub doesn't know has none.
     */
    async roleOf(login, signal) {
        try {
            const { user, role_name, permission } = await this.#client.request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', { ...this.#repository, username: login }, Permission, { failing: `Nobody can tell what ${login} holds on ${this.name}`, signal });
            return roleByFlags(user?.permissions) ?? roleByName(role_name) ?? roleByName(permission) ?? 'none';
        }
        catch (error) {
            if (error instanceof GitHubError && error.status === 404 && /not a user/iu.test(error.said))
                return 'none';
            throw error;
        }
    }
    /** Returns an account's open pull requests, drafts too, newest first. One request for each 100 open ones of anybody. */
    async openPullRequestsBy(login, signal) {
        const pages = this.#client.pages('GET /repos/{owner}/{repo}/pulls', { ...this.#repository, state: 'open', sort: 'created', direction: 'desc' }, Pulls, {
            failing: `The open pull requests of ${this.name} could not be counted`,
            permission: READ_PULL_REQUESTS,
            signal,
        });
        // One that moved to the next page while pages were read is on two.
        const own = new Map();
        for await (const page of pages) {
            for (const pull of page) {
                if (isSameLogin(pull.user?.login, login))
                    own.set(pull.number, pullRequestOf(pull));
            }
        }
        return [...own.values()];
    }
    async pullRequest(number, signal) {
        return pullRequestOf(await this.#client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...this.#repository, pull_number: number }, Pull, {
            failing: `Pull request #${number} of ${this.name} could not be read`,
            permission: READ_PULL_REQUESTS,
            signal,
        }));
    }
    /** Returns who opened the merged pull requests that brought a commit in: GitHub lists open ones that contain it, too. */
    async pullRequestAuthorsOf(sha, signal) {
        const pulls = await this.#client.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', { ...this.#repository, commit_sha: sha }, Pulls, {
            failing: `Nobody can tell which pull request brought ${sha}`,
            permission: READ_PULL_REQUESTS,
            signal,
        });
        return pulls.flatMap(({ user, merged_at }) => (user === null || merged_at === null ? [] : [user.login]));
    }
    /** Removes a label from an issue or pull request. It is fine if it isn't there any more. */
    async removeLabel({ kind, number }, label, signal) {
        const failing = `The label could not be taken off #${number}`;
        // However they are encoded, URLs resolve them: the address would be another one.
        if (label === '.' || label === '..') {
            throw new GitHubError({
                message: `${failing}: one that is called “${label}” cannot be named to GitHub.`,
                wasAsked: false,
            });
        }
        try {
            await this.#client.do('DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}', { ...this.#repository, issue_number: number, name: label }, { failing, permission: WRITE_PERMISSION[kind], signal });
        }
        catch (error) {
            if (!(error instanceof GitHubError && error.status === 404))
                throw error;
        }
    }
}
function pullRequestOf({ number, html_url, created_at, state }) {
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

// EXTERNAL MODULE: ./build/runner/environment.js
var runner_environment = __webpack_require__(9294);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(4869);
;// CONCATENATED MODULE: ./build/runner/inputs.js


/** Everything that is wrong with a step's inputs. */
class InvalidInputs extends Error {
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
function inputs_optional(rule) {
    return schemas/* pipe */.FsL(schemas/* pipe */.FsL(schemas/* string */.YjP(), schemas/* transform */.pdi((text) => text.trim() || undefined)), schemas/* optional */.lqM(rule));
}
/** A boolean as GitHub spells it: YAML 1.2's core schema, and nothing else. */
const inputs_boolean = matching(/^(?:true|True|TRUE|false|False|FALSE)$/u, 'is neither true nor false', (text) => text.toLowerCase() === 'true');
/** A plain decimal number: no sign, no exponent. `demand` says in words what `isFit` holds it to. */
function decimal(demand, isFit) {
    return schemas/* pipe */.FsL(schemas/* string */.YjP().check(api/* _regex */.Fk(/^\d+(?:\.\d+)?$/u, quoting(`is not ${demand}`))), schemas/* transform */.pdi(Number))
        .check(schemas/* refine */.YPB(isFit, quoting(`is not ${demand}`)));
}
/** One of a few words. */
function oneOf(...words) {
    return schemas/* enum */.k5n(words, quoting(`is none of ${words.join(', ')}`));
}
/** A text of a given form. */
function matching(form, fault, value) {
    return schemas/* pipe */.FsL(schemas/* string */.YjP().check(api/* _regex */.Fk(form, quoting(fault))), schemas/* transform */.pdi(value));
}
const LONGEST_QUOTATION = 60;
/** A complaint that quotes what was given. Not for secrets. */
function quoting(fault) {
    return { error: ({ input }) => `“${(0,lib_text/* oneLine */.TN)(String(input), LONGEST_QUOTATION)}” ${fault}` };
}

;// CONCATENATED MODULE: ./build/step/conclusion.js
const EXIT_CODE = { pass: 0, notice: 0, warning: 0, failure: 1 };
/** Says in the log, and on the run's page where it matters, what came of the step. */
function logConclusion(runner, conclusion, message) {
    switch (conclusion) {
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

// EXTERNAL MODULE: ./build/http/client.js + 1 modules
var client = __webpack_require__(1678);
// EXTERNAL MODULE: ./build/lib/clock.js
var lib_clock = __webpack_require__(4570);
;// CONCATENATED MODULE: ./build/github/client.js




/**
 * What may be sent again if GitHub's answer says nothing final: to read twice, to write the same twice or to delete twice
 * does no harm. A POST that GitHub may have carried out is never repeated here.
 */
const REPEATABLE = { GET: true, PATCH: true, DELETE: true, POST: false };
const MAX_RETRIES = 3;
/** A longer wait for GitHub's rate limit is reported at once, with GitHub's own reason. */
const MAX_RATE_LIMIT_WAIT_MS = 30_000;
const LARGEST_PAGE = 100;
/**
 * Asks GitHub by the toolkit's Octokit, which is loaded when first needed: most runs ask nothing and start without. Its
 * requests go through our own HTTP client, and its retries by our own clock. Rejects with a `GitHubError`.
 */
class GitHubClient {
    #options;
    #octokit;
    constructor(options) {
        this.#options = options;
    }
    /** Returns what `schema` reads in the answer to a request, which is repeated if that does no harm. */
    async request(route, parameters, schema, options) {
        return await this.#send(route, parameters, ({ data }) => schema.parse(data), options);
    }
    /** Sends a request whose answer says no more than that it worked. */
    async do(route, parameters, options) {
        await this.#send(route, parameters, () => undefined, options);
    }
    /**
     * Yields a list, page after page. The last page is the one that is not full and has no `rel="next"` in its `Link`
     * header: GitHub leaves hidden items out of a page, so that one may be short with more to come
     * (docs.github.com, “Using pagination in the REST API”), and a proxy may drop the header.
     */
    async *pages(route, parameters, schema, options) {
        for (let page = 1;; page += 1) {
            const { items, link } = await this.#send(route, { ...parameters, per_page: LARGEST_PAGE, page }, ({ data, headers }) => ({ items: schema.parse(data), link: headers.link ?? '' }), options);
            yield items;
            if (items.length < LARGEST_PAGE && !/rel="next"/u.test(link))
                return;
        }
    }
    /** Returns the login of the account that the token is for. */
    async viewer(options) {
        const { data } = await this.#send('POST /graphql', { query: '{ viewer { login } }' }, (response) => Viewer.parse(response.data), { ...options, onlyReads: true });
        return data.viewer.login;
    }
    async #send(route, parameters, read, options) {
        const { signal, attempt = 1, onlyReads = false } = options;
        const mayRepeat = onlyReads || REPEATABLE[route.slice(0, route.indexOf(' '))] === true;
        for (let failures = 0;; failures += 1) {
            try {
                return read(await (0,lib_clock/* abortable */.ZC)(signal, this.#sendOnce(route, parameters, attempt + failures, signal)));
            }
            catch (cause) {
                const error = gitHubErrorOf(cause, options, this.#options.clock.now());
                const pause = mayRepeat && failures < MAX_RETRIES ? pauseBeforeRetry(error, failures) : undefined;
                if (pause === undefined || signal.aborted)
                    throw error;
                await this.#options.clock.sleep(pause, signal);
                if (signal.aborted)
                    throw error;
            }
        }
    }
    /** Sends a request, and logs it whatever comes of it. */
    async #sendOnce(route, parameters, attempt, signal) {
        const { clock, onRequest } = this.#options;
        this.#octokit ??= this.#load();
        const octokit = await this.#octokit;
        signal.throwIfAborted();
        const { method, url } = octokit.request.endpoint(route, { ...parameters });
        const started = clock.now();
        const log = (response) => {
            onRequest({
                method,
                path: URL.parse(url)?.pathname ?? '',
                result: String(response?.status ?? 'no answer'),
                milliseconds: clock.now() - started,
                attempt,
                requestId: response?.headers['x-github-request-id']?.toString(),
            });
        };
        try {
            const response = await octokit.request(route, { ...parameters, request: { signal } });
            log(responseOf({ response }));
            return response;
        }
        catch (error) {
            log(responseOf(error));
            throw error;
        }
    }
    async #load() {
        const { token, apiUrl, userAgent, http } = this.#options;
        const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
        return getOctokit(token, {
            baseUrl: apiUrl,
            userAgent,
            log: SILENT,
            request: { fetch: fetchBy(http), log: SILENT },
        });
    }
}
const Viewer = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) }) });
const silent = () => undefined;
/** What Octokit would print is nothing that a user can act on. */
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };
/** Milliseconds until the next try: as GitHub asks, or 1, 4 and 9 s; undefined if another try would be of no use. */
function pauseBeforeRetry(error, failures) {
    if (error.retryAfterMs !== undefined) {
        return error.retryAfterMs <= MAX_RATE_LIMIT_WAIT_MS ? error.retryAfterMs : undefined;
    }
    return error.mayHaveHappened ? (failures + 1) ** 2 * 1_000 : undefined;
}
/** What Octokit asks of a `fetch`, on our HTTP client. */
function fetchBy(http) {
    return async (url, { method, headers, body, signal }) => {
        const response = await http.send({
            method,
            url: new URL(url),
            headers,
            body,
            signal: signal ?? new AbortController().signal,
        });
        const names = Object.keys(response.headers);
        const text = () => Promise.resolve(response.body.toString('utf8'));
        return {
            status: response.status,
            url,
            headers: new Map(names.map((name) => [name, (0,client/* firstHeader */.Yp)(response.headers, name) ?? ''])),
            text,
            arrayBuffer: () => Promise.resolve(Uint8Array.from(response.body).buffer),
        };
    };
}

;// CONCATENATED MODULE: ./build/lib/request-log.js
/** An exchange as one line of a debug log. */
function formatRequest({ method, path, result, milliseconds, attempt, requestId, }) {
    const request = requestId === undefined ? '' : `, request ${requestId}`;
    return `${method} ${path}: ${result}, ${milliseconds} ms, attempt ${attempt}${request}`;
}

;// CONCATENATED MODULE: ./build/step/user-agent.js
/** Name and version of this action, for every service that it speaks to. A test holds the version against package.json. */
const USER_AGENT = 'docs-agent-action/0.1.0';

;// CONCATENATED MODULE: ./build/github/pull-request-ref.js
/** Parses a URL of GitHub's form, on github.com and on servers of one's own alike; undefined for any other. */
function parsePullRequestUrl(url) {
    if (!URL.canParse(url))
        return undefined;
    const { pathname, host } = new URL(url);
    const [, owner, name, number] = /^\/([^/]+)\/([^/]+)\/pull\/(\d{1,15})(?:\/|$)/u.exec(pathname) ?? [];
    if (owner === undefined || name === undefined || number === undefined)
        return undefined;
    return { url, host, repository: `${decode(owner)}/${decode(name)}`, number: Number(number) };
}
function decode(segment) {
    try {
        return decodeURIComponent(segment);
    }
    catch {
        return segment;
    }
}

;// CONCATENATED MODULE: ./build/agent-job/github/agent-pull-requests.js




/** How long a pull request's state is waited for. */
const READ_TIMEOUT_MS = 30_000;
/** The agent's pull requests, as far as they decide whether its job is continued. */
class AgentPullRequests {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /** Resolves with whether a job's pull request is known to be closed. One that GitHub does not show is not known to be. */
    async isKnownToBeClosed({ prLink }, unwanted) {
        const { client, serverUrl, clock } = this.#options;
        const ref = prLink === undefined ? undefined : parsePullRequestUrl(prLink);
        if (ref === undefined || ref.host !== new URL(serverUrl).host)
            return false;
        try {
            return await (0,lib_clock/* withTimeout */.wj)(clock, READ_TIMEOUT_MS, unwanted, async ({ stop }) => {
                const { isOpen } = await new repository_Repository(client, ref.repository).pullRequest(ref.number, stop);
                return !isOpen;
            });
        }
        catch (error) {
            if (!(error instanceof GitHubError))
                throw error;
            return false;
        }
    }
    /** Yields the jobs that our markers on these pull requests name, in the order of the pull requests. */
    async *markedJobs(open, unwanted) {
        if (!this.#options.areHere)
            return;
        for (const { number } of open) {
            const jobId = await this.#options.statusCommentOn(number).newestJob(unwanted);
            if (jobId !== undefined)
                yield { number, jobId };
        }
    }
}

;// CONCATENATED MODULE: ./build/agent-job/github/guards.js




/** What a guard's question to GitHub is worth waiting for. */
const ASK_WITHIN_MS = 30_000;
/**
 * The guards before a job or a message. Each returns why there is to be none, or undefined. They reject with a
 * `GitHubError` if GitHub doesn't answer: guards fail closed.
 */
class Guards {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /** Checks whether whoever caused the event may start a job or send a message. */
    async checkEvent(stop) {
        return (await this.#checkAgent(stop)) ?? (await this.#checkPerson(stop));
    }
    /** Checks whether there is room for one more pull request of the agent. */
    async checkCap(stop) {
        const { inputs, prRepository } = this.#options;
        const { maxOpenPrs: limit, agentLogin: login } = inputs;
        if (limit === undefined)
            return undefined;
        const open = await this.#ask(stop, (signal) => prRepository.openPullRequestsBy(login, signal));
        return open.length < limit
            ? undefined
            : { guard: 'max-open-prs', login, repository: prRepository.name, limit, open };
    }
    async #checkAgent(stop) {
        const { inputs, event } = this.#options;
        if (!inputs.skipAgentEvents || !(await this.#isAgentsOwn(stop)))
            return undefined;
        return { guard: 'agent-event', login: inputs.agentLogin, event: event.name };
    }
    async #isAgentsOwn(stop) {
        const { event, inputs } = this.#options;
        const isAgent = (login) => isSameLogin(login, inputs.agentLogin);
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
        const { event, repository, runner } = this.#options;
        const { head, authors } = event.push ?? { head: undefined, authors: [] };
        if (authors.length > 0 && authors.every(isAgent))
            return true;
        if (head === undefined)
            return false;
        try {
            return (await this.#ask(stop, (signal) => repository.pullRequestAuthorsOf(head, signal))).some(isAgent);
        }
        catch (error) {
            if (!(error instanceof GitHubError))
                throw error;
            // The commits have said no; of all guards this one alone does not stop the job when it cannot see.
            runner.warning(`${error.message} Whether this push is a merge of the agent's own pull request was not looked at; ` +
                'skip-agent-events needs “pull-requests: read” for that.');
            return false;
        }
    }
    async #checkPerson(stop) {
        const { inputs, event, repository } = this.#options;
        const asked = actorToCheck(event);
        if (asked === 'nobody')
            return undefined;
        const { login, isBot } = asked;
        if (isBot) {
            const isAllowed = inputs.allowBots.some((allowed) => isSameLogin(login, allowed));
            return isAllowed ? undefined : { guard: 'bot', login };
        }
        const required = inputs.requiredPermission;
        if (required === 'none')
            return undefined;
        const role = await this.#ask(stop, (signal) => repository.roleOf(login, signal));
        return rank(role) >= rank(required) ? undefined : { guard: 'permission', login, role, required };
    }
    #ask(unwanted, question) {
        return (0,lib_clock/* withTimeout */.wj)(this.#options.clock, ASK_WITHIN_MS, unwanted, ({ stop }) => question(stop));
    }
}
function rank(role) {
    return ROLES.indexOf(role);
}
/**
 * Whose permission an event takes. Some events only people who can write cause, or carry no secrets for others; every
 * other one, those that are not known yet too, an outsider may cause. Rejects an event that should say who, and does
 * not.
 */
function actorToCheck({ name, action, sender, pullRequest, workflowRun }) {
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
            return workflowRun?.isFromFork === false ? 'nobody' : known(workflowRun?.triggeringActor, name);
        default:
            return known(sender, name);
    }
}
function known(account, event) {
    if (account !== undefined)
        return account;
    throw new GitHubError({
        message: `The payload of the event ${event || '(GITHUB_EVENT_NAME is not set)'} does not say who caused it, so nobody can tell ` +
            'what they hold. Start the workflow by an event that outsiders cannot cause, such as schedule or workflow_dispatch.',
        wasAsked: false,
    });
}

;// CONCATENATED MODULE: ./build/github/issue-comments.js



const Written = schemas/* object */.Ikc({ id: schemas/* number */.aig() });
const Listed = schemas/* array */.YOg(schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    body: schemas/* catch */.MfU(schemas/* string */.YjP(), ''),
    user: schemas/* catch */.MfU(schemas/* nullable */.mee(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })), null),
}));
/** The comments of one issue or pull request. Each method rejects with a `GitHubError` that says what to do. */
class IssueComments {
    issue;
    #client;
    #repository;
    /** `repository` is `owner/name`. */
    constructor(client, repository, issue) {
        const [owner = '', repo = ''] = repository.split('/');
        this.#client = client;
        this.#repository = { owner, repo };
        this.issue = issue;
    }
    /** Adds 👀 to a comment, or else to the issue or pull request itself. Reactions notify nobody. */
    async addReaction(comment, signal) {
        const content = 'eyes';
        const options = this.#options('The reaction could not be put', signal);
        switch (comment?.kind) {
            case undefined:
                return await this.#client.do('POST /repos/{owner}/{repo}/issues/{issue_number}/reactions', { ...this.#repository, issue_number: this.issue.number, content }, options);
            case 'conversation':
                return await this.#client.do('POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', { ...this.#repository, comment_id: comment.id, content }, options);
            case 'diff':
                return await this.#client.do('POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions', { ...this.#repository, comment_id: comment.id, content }, options);
        }
    }
    /** Adds a comment, once, and returns its id. `attempt` counts from 1, if the caller tries again. */
    async add(body, attempt, signal) {
        const { id } = await this.#client.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...this.#repository, issue_number: this.issue.number, body }, Written, { ...this.#options('The comment could not be written', signal), attempt });
        return id;
    }
    /** Replaces a comment's text. Returns false if the comment is gone. */
    async edit(id, body, signal) {
        try {
            await this.#client.do('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...this.#repository, comment_id: id, body }, this.#options('The comment could not be updated', signal));
            return true;
        }
        catch (error) {
            if (error instanceof GitHubError && error.status === 404)
                return false;
            throw error;
        }
    }
    /** Returns all comments of the token's own account, oldest first, to the last page. */
    async ownComments(signal) {
        const options = this.#options('The comments could not be read', signal);
        const viewer = await this.#client.viewer(options);
        const own = [];
        const pages = this.#client.pages('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...this.#repository, issue_number: this.issue.number }, Listed, options);
        for await (const page of pages)
            own.push(...page.filter(({ user }) => user?.login === viewer));
        return own;
    }
    #options(failing, signal) {
        const { kind, number } = this.issue;
        return { failing: `${failing} on #${number}`, permission: WRITE_PERMISSION[kind], signal };
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/agent-job/github/comment-marker.js


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
function formatMarker(marker, apiKey, place) {
    const said = Buffer.from(JSON.stringify(marker)).toString('base64');
    return `<!-- docs-agent-action:1 ${said} ${authentication(said, apiKey, place).toString('base64')} -->`;
}
/** The marker of a comment's body, where it has one that holds there. Undefined for everything else. */
function parseMarker(body, apiKey, place) {
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
/** Returns the intent of this step; `prompt` is the SHA-256 of its prompt in hexadecimal, empty if there is none. */
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

;// CONCATENATED MODULE: ./build/agent-job/github/write-budget.js

const WRITE_TIMEOUT_MS = { normal: 30_000, final: 1_500 };
/** Runs `work` as `withTimeout` does, within the budget; a cancel leaves it what `final` has. */
async function withWriteBudget(budget, { clock, cancelled }, work) {
    const finished = new AbortController();
    const cutShort = (0,lib_clock/* abortDelayed */.N)(clock, cancelled, WRITE_TIMEOUT_MS.final, finished.signal);
    try {
        return await (0,lib_clock/* withTimeout */.wj)(clock, WRITE_TIMEOUT_MS[budget], cutShort, work);
    }
    finally {
        finished.abort();
    }
}

;// CONCATENATED MODULE: ./build/agent-job/github/status-comment.js





/** The job does not wait longer than this for the reaction that says it starts. */
const REACTION_TIMEOUT_MS = 5_000;
/** How long our earlier comments are waited for, before and after the job. */
const status_comment_READ_TIMEOUT_MS = 30_000;
/** Our own comments on an issue or pull request. Trouble with writing one is a warning at the most. */
class StatusComment {
    #comments;
    #options;
    constructor(options) {
        this.#options = options;
        this.#comments = new IssueComments(options.client, options.environment.repository, options.issue);
    }
    /** Adds 👀 to what asked for the job. It matters little: trouble with it is logged, and that is all. */
    async addReaction(comment, unwanted) {
        const { clock, runner } = this.#options.context;
        try {
            await (0,lib_clock/* withTimeout */.wj)(clock, REACTION_TIMEOUT_MS, unwanted, ({ stop }) => this.#comments.addReaction(comment, stop));
        }
        catch (error) {
            if (!(error instanceof GitHubError))
                throw error;
            runner.info(error.message);
            runner.debugError(error);
        }
    }
    /**
     * Returns the job of this project that the newest of our comments here names. Rejects with a `GitHubError` if the
     * comments can't be read, so that nobody knows.
     */
    async newestJob(unwanted) {
        const { projectId } = this.#options;
        const named = (await this.#marked(unwanted)).findLast(({ marker }) => marker.job !== '' && marker.project === projectId);
        return named?.marker.job;
    }
    /** Returns the newest job that an attempt before `attempt` created for the intent. Rejects as `newestJob` does. */
    async previousAttempt(intent, attempt, unwanted) {
        const found = (await this.#marked(unwanted)).findLast(({ marker }) => marker.job !== '' && marker.attempt < attempt && isSameIntent(marker, intent));
        return found && { jobId: found.marker.job, attempt: found.marker.attempt, commentId: found.id };
    }
    /** Writes a comment, and returns its id. `text` is Markdown; the marker goes behind it. */
    async write(text, subject, target, budget) {
        const { clock, runner } = this.#options.context;
        const retryUntil = budget === 'normal' ? clock.now() + WRITE_TIMEOUT_MS.normal : undefined;
        const marker = this.#markerFor(subject);
        const body = runner.redact(`${text}\n${marker}`);
        try {
            return await withWriteBudget(budget, this.#options.context, async ({ stop }) => {
                const id = await this.#idOf(target, stop);
                const isEdited = id !== undefined && (await this.#comments.edit(id, body, stop));
                return isEdited ? id : await this.#add(body, marker, stop, retryUntil);
            });
        }
        catch (error) {
            if (!(error instanceof GitHubError))
                throw error;
            runner.warning(`${error.message} What became of the job does not depend on it.`);
            runner.debugError(error);
            return undefined;
        }
    }
    /**
     * Adds a comment, and never two: if the first attempt may have worked all the same, the comment is looked for by its
     * marker before there is a second one, and there is no third. `retryUntil` is in milliseconds since the epoch; without
     * it the first attempt is the only one.
     */
    async #add(body, marker, stop, retryUntil) {
        try {
            return await this.#comments.add(body, 1, stop);
        }
        catch (error) {
            const { clock } = this.#options.context;
            if (!(error instanceof GitHubError) || stop.aborted || retryUntil === undefined)
                throw error;
            if (error.mayHaveHappened) {
                const own = await this.#comments.ownComments(stop);
                const existing = own.findLast((comment) => comment.body.includes(marker));
                if (existing !== undefined)
                    return existing.id;
            }
            else if (error.retryAfterMs !== undefined && clock.now() + error.retryAfterMs < retryUntil) {
                await clock.sleep(error.retryAfterMs, stop);
            }
            else {
                throw error;
            }
            return await this.#comments.add(body, 2, stop);
        }
    }
    async #idOf(target, stop) {
        switch (target.kind) {
            case 'new':
                return undefined;
            case 'comment':
                return target.id;
            case 'newest':
                return (await this.#readMarked(stop)).findLast(({ marker }) => target.matches(marker))?.id;
        }
    }
    /**
     * Our comments here whose markers hold, oldest first. None if there is no such issue, or the token has no access at all:
     * what it may not read it has not written.
     */
    async #marked(unwanted) {
        const { clock, runner } = this.#options.context;
        try {
            return await (0,lib_clock/* withTimeout */.wj)(clock, status_comment_READ_TIMEOUT_MS, unwanted, ({ stop }) => this.#readMarked(stop));
        }
        catch (error) {
            if (!(error instanceof GitHubError) || !error.isFinal)
                throw error;
            runner.info(`${error.message} So there is no comment of ours.`);
            return [];
        }
    }
    async #readMarked(stop) {
        const own = await this.#comments.ownComments(stop);
        return own.flatMap(({ id, body }) => {
            const marker = parseMarker(body, this.#options.apiKey, this.#location);
            return marker === undefined ? [] : [{ id, marker }];
        });
    }
    #markerFor({ jobId = '', promptSha256 }) {
        const { environment, projectId, apiKey } = this.#options;
        const intent = intentOf(environment, projectId, promptSha256);
        return formatMarker({ job: jobId, attempt: environment.runAttempt, ...intent }, apiKey, this.#location);
    }
    get #location() {
        return { repository: this.#options.environment.repository, issue: this.#comments.issue.number };
    }
}
/** Returns where to report: on the issue or pull request of that number, or else on that of the event. */
function issueToCommentOn(issueNumber, { issue }) {
    if (issueNumber === undefined)
        return issue;
    return issue?.number === issueNumber ? issue : { kind: 'unknown', number: issueNumber };
}

;// CONCATENATED MODULE: ./build/agent-job/github/connect.js







/** Returns a client of GitHub's API with the workflow's token. Each request becomes a debug line. */
function openGitHubClient({ input, apiUrl }, { http, clock, runner }) {
    return new GitHubClient({
        token: input('github-token').trim(),
        apiUrl,
        userAgent: USER_AGENT,
        http,
        clock,
        onRequest: (entry) => runner.debug(formatRequest(entry)),
    });
}
function connectGitHub(client, inputs, event, environment, context) {
    const { runner, clock } = context;
    const { projectId, apiKey, issueNumber } = inputs;
    const repository = new repository_Repository(client, environment.repository);
    const prRepository = new repository_Repository(client, inputs.prRepository ?? environment.repository);
    const statusCommentOn = (issue) => new StatusComment({ client, issue, environment, projectId, apiKey, context });
    const issue = issueToCommentOn(issueNumber, event);
    const statusComment = issue && statusCommentOn(issue);
    return {
        guards: new Guards({ inputs, event, repository, prRepository, runner, clock }),
        pullRequests: new AgentPullRequests({
            client,
            serverUrl: environment.serverUrl,
            statusCommentOn: (number) => statusCommentOn({ kind: 'pull-request', number }),
            areHere: isSameRepository(prRepository.name, environment.repository),
            clock,
        }),
        statusComment,
        statusCommentOn,
        addReaction: async (stop) => {
            if (!inputs.comment)
                return;
            if (statusComment === undefined) {
                runner.notice(`There is nothing to comment on: the event ${event.name} is not about an issue or a pull request. ` +
                    'To comment on one all the same, set issue-number.');
            }
            await statusComment?.addReaction(issueNumber === undefined ? event.comment : undefined, stop);
        },
    };
}

;// CONCATENATED MODULE: ./build/platform/errors.js

const answered = ({ status, serviceMessage }) => `was answered with ${status}${quoted(serviceMessage)}`;
const baseUrlLeadsElsewhere = 'The base URL leads elsewhere, and the API key is not sent after it: give the final URL of the service.';
const serviceSaysNoMore = 'The service says no more than that. Its support can find the request by its id, ' +
    'which the log shows with step debugging on, where the service gives one.';
const checkLater = 'The connection broke, or the service took too long. Run again later.';
const endedByRun = 'The request was ended by the run itself.';
/** What each failure means, and what to do about it. Nothing else decides that. */
const FAILURES = {
    'bad-request': {
        reason: 'bad-request',
        submit: 'reject',
        poll: 'reject',
        page: 'reject',
        isTransient: false,
        describe: answered,
        remedy: () => 'Check the project id: the service answers 400 to one that it does not know, among others.',
    },
    unauthorized: {
        reason: 'unauthorized',
        submit: 'reject',
        poll: 'reject',
        page: 'reject',
        isTransient: false,
        describe: answered,
        remedy: ({ serviceMessage = '' }) => /upgrade|plan\b/i.test(serviceMessage)
            ? "The project's plan does not include this API: it has to be upgraded before a key can be used."
            : 'The API key is wrong or has expired (a new key lasts 90 days unless told otherwise): ' +
                "make a new admin key on the API keys page of the project's dashboard and store it in the secret.",
    },
    forbidden: {
        reason: 'forbidden',
        submit: 'reject',
        poll: 'reject',
        page: 'reject',
        isTransient: false,
        describe: answered,
        remedy: () => 'The API key may not do this. Look at the key on the API keys page of the dashboard: ' +
            'its scope (reading needs `read`, everything else `write`), its list of allowed IP addresses, ' +
            'and whether it belongs to the organisation that owns the project.',
    },
    'not-found': {
        reason: 'not-found',
        submit: 'reject',
        poll: 'absent',
        page: 'reject',
        isTransient: false,
        describe: answered,
        remedy: () => 'Check the project id, and the job id where there is one: the service knows no such thing.',
    },
    'rate-limit': {
        reason: 'rate-limit',
        submit: 'retry',
        poll: 'retry',
        page: 'wait-for-quota',
        isTransient: true,
        describe: answered,
        remedy: (details) => `The limit is used up${limitOf(details)}. Run again later, or less often.`,
    },
    redirect: {
        reason: 'redirect',
        submit: 'reject',
        poll: 'retry',
        page: 'reject',
        isTransient: false,
        describe: answered,
        remedy: () => baseUrlLeadsElsewhere,
    },
    /** 303 is what a server sends after it has accepted a request (RFC 9110, 15.4.4). */
    'see-other': {
        reason: 'redirect',
        submit: 'uncertain',
        poll: 'retry',
        page: 'reject',
        isTransient: false,
        describe: answered,
        remedy: () => baseUrlLeadsElsewhere,
    },
    refused: {
        reason: 'refused',
        submit: 'reject',
        poll: 'retry',
        page: 'reject',
        isTransient: false,
        describe: answered,
        remedy: () => serviceSaysNoMore,
    },
    /** A 408 may come from something in front of the service, after it had passed the request on. */
    'request-timeout': {
        reason: 'refused',
        submit: 'uncertain',
        poll: 'retry',
        page: 'retry',
        isTransient: false,
        describe: answered,
        remedy: () => serviceSaysNoMore,
    },
    'too-early': {
        reason: 'refused',
        submit: 'reject',
        poll: 'retry',
        page: 'retry',
        isTransient: false,
        describe: answered,
        remedy: () => serviceSaysNoMore,
    },
    /** A 5xx too may come from something in front of the service, with `Retry-After` or without. */
    'server-error': {
        reason: 'server-error',
        submit: 'uncertain',
        poll: 'retry',
        page: 'retry',
        isTransient: true,
        describe: answered,
        remedy: () => 'The service is in trouble. Look at its status page, and run again later.',
    },
    /** The request never left: name not resolved, connection refused, TLS or tunnel not established. */
    unreachable: {
        reason: 'unreachable',
        submit: 'retry',
        poll: 'retry',
        page: 'retry',
        isTransient: false,
        describe: ({ cause }) => `could not be sent${because(cause)}`,
        remedy: () => 'Check the base URL, and that the runner may reach it: ' +
            'name resolution, firewall, proxy (`https_proxy`, `no_proxy`) and certificates.',
    },
    /** The request left, and the connection broke before the response was whole. */
    'no-answer': {
        reason: 'no-answer',
        submit: 'uncertain',
        poll: 'retry',
        page: 'retry',
        isTransient: true,
        describe: ({ cause }) => `got no whole answer${because(cause)}`,
        remedy: () => checkLater,
    },
    /** The request left, and the response was not whole in time. */
    timeout: {
        reason: 'no-answer',
        submit: 'uncertain',
        poll: 'retry',
        page: 'retry',
        isTransient: true,
        describe: () => 'was not answered in time',
        remedy: () => checkLater,
    },
    /** A 2xx response that is not what the specification says. */
    'unreadable-answer': {
        reason: 'unreadable-answer',
        submit: 'uncertain',
        poll: 'retry',
        page: 'retry',
        isTransient: false,
        describe: ({ status, serviceMessage, cause }) => `was answered with ${status}, but with a body that cannot be read${quoted(serviceMessage) || (cause instanceof client/* HttpError */.j$ ? because(cause) : '')}`,
        remedy: () => 'Check the base URL: what answered there does not speak as the documentation platform does.',
    },
    /** Our own signal ended it before it left. */
    unsent: {
        reason: 'interrupted',
        submit: 'retry',
        poll: 'retry',
        page: 'retry',
        isTransient: true,
        describe: () => 'was ended before it was sent',
        remedy: () => endedByRun,
    },
    /** Our own signal ended it after it had left. */
    interrupted: {
        reason: 'interrupted',
        submit: 'uncertain',
        poll: 'retry',
        page: 'retry',
        isTransient: true,
        describe: () => 'was ended before its answer came',
        remedy: () => endedByRun,
    },
};
/** Returns what a status that is not 2xx means. */
function failureOfStatus(status) {
    switch (status) {
        case 303:
            return 'see-other';
        case 400:
            return 'bad-request';
        case 401:
            return 'unauthorized';
        case 403:
            return 'forbidden';
        case 404:
            return 'not-found';
        case 408:
            return 'request-timeout';
        case 425:
            return 'too-early';
        case 429:
            return 'rate-limit';
        default:
            if (status >= 500)
                return 'server-error';
            return status >= 400 ? 'refused' : 'redirect';
    }
}
/** A request to the platform that failed. Its message has no line break and never contains the key. */
class PlatformError extends Error {
    name = 'PlatformError';
    failure;
    status;
    retryAfterMs;
    body;
    /** What a person can do about it, in one or two sentences. */
    remedy;
    constructor(options) {
        const { failure, method, path, status, retryAfterMs, body, cause } = options;
        super(`${method} ${path} ${FAILURES[failure].describe(options)}`, { cause });
        this.failure = failure;
        this.status = status;
        this.retryAfterMs = retryAfterMs;
        this.body = body;
        this.remedy = FAILURES[failure].remedy(options);
    }
    get policy() {
        return FAILURES[this.failure];
    }
    get reason() {
        return this.policy.reason;
    }
}
/** What is known of the service's limits. None is known for polls. */
function limitOf({ method, path }) {
    if (method === 'POST')
        return ': a project may start or continue 100 agent jobs an hour';
    return path.startsWith('/v1/analytics/') ? ': an organisation may ask for analytics 100 times an hour' : '';
}
const MAX_QUOTED_LENGTH = 300;
function quoted(serviceMessage) {
    if (serviceMessage === undefined || serviceMessage === '')
        return '';
    return `: “${Array.from(serviceMessage).slice(0, MAX_QUOTED_LENGTH).join('')}”`;
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

;// CONCATENATED MODULE: ./build/platform/service-message.js
/**
 * Returns what the service says in a response that is not 2xx: `error` (a text, or an object with `message`), `message`,
 * the messages of `details`, or the plain text itself. Of an HTML page, which only something in between sends, the title.
 * Text from outside, in one line.
 */
function serviceMessageOf(text, json) {
    const message = json === undefined ? plainText(text) : [...messagesOf(json)].join(' — ');
    return message.replace(/\s+/gu, ' ').trim() || undefined;
}
/**
 * Returns the same for a 2xx response that is not what was asked for. Damaged JSON says nothing: it may be the response
 * to a create, and quote what was sent.
 */
function serviceMessageOfUnexpected(text, json) {
    return json === undefined && /^\s*[{[]/u.test(text)
        ? undefined
        : serviceMessageOf(text.slice(0, MAX_MESSAGE_TEXT), json);
}
/** What says something comes first. In characters. */
const MAX_MESSAGE_TEXT = 64 * 1024;
/** As deep as the service nests its messages. */
const MAX_MESSAGE_DEPTH = 3;
function* messagesOf(value, depth = 0) {
    if (typeof value === 'string')
        yield value;
    if (typeof value !== 'object' || value === null || depth === MAX_MESSAGE_DEPTH)
        return;
    for (const name of ['error', 'message', 'details']) {
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
    const [, title] = at === -1 ? [] : (/^<title[^>]{0,100}>([^<]*)/iu.exec(text.slice(at)) ?? []);
    return title === undefined ? 'an HTML page' : `an HTML page: ${title}`;
}

;// CONCATENATED MODULE: ./build/platform/client.js




/** How long one request may take from start to the last byte of its response. */
const REQUEST_TIMEOUT_MS = 30_000;
/** What is kept of the text of a damaged response, in characters: a job's id comes first. */
const MAX_DAMAGED_TEXT = 1024 * 1024;
const MAX_ERROR_TEXT = 64 * 1024;
/**
 * Sends one request to the platform: authentication, a limit on its time, the response read as JSON or text. It repeats
 * nothing: what may be repeated depends on the request, and its caller decides.
 */
class PlatformClient {
    #options;
    /** As it is, and as JSON has it. */
    #writtenKeys;
    constructor(options) {
        this.#options = options;
        this.#writtenKeys = new Set([options.apiKey, JSON.stringify(options.apiKey).slice(1, -1)]);
    }
    /** Rejects with a `PlatformError`, and with nothing else, for whatever is not a 2xx response read to its end. */
    async send(request) {
        const { clock, http, onRequest } = this.#options;
        const { method, attempt, signal } = request;
        const path = `/${request.path.map(pathSegment).join('/')}`;
        const started = clock.now();
        let isSent = false;
        let timedOut = false;
        let answer;
        try {
            const response = await (0,lib_clock/* withTimeout */.wj)(clock, REQUEST_TIMEOUT_MS, signal, (limit) => http
                .send({
                method,
                url: this.#url(path, request.query),
                headers: this.#headers(request.body !== undefined),
                body: request.body === undefined ? undefined : JSON.stringify(request.body),
                signal: limit.stop,
                onSending: () => {
                    isSent = true;
                    request.onSending?.();
                },
            })
                .finally(() => {
                timedOut = limit.timedOut.aborted;
            }));
            answer = response;
            return this.#accept(response, method, path);
        }
        catch (error) {
            if (!(error instanceof client/* HttpError */.j$))
                throw error;
            answer = error.partial;
            const isRefused = answer !== undefined && !isSuccess(answer.status);
            throw new PlatformError({
                failure: isRefused
                    ? failureOfStatus(answer?.status ?? 0)
                    : failureOf(error, { isSent, timedOut, isInterrupted: signal.aborted }),
                method,
                path,
                status: answer?.status,
                retryAfterMs: answer && this.#retryAfterMs(answer.headers),
                body: this.#withoutKey(error.partial?.body.toString('utf8') ?? '').slice(0, MAX_DAMAGED_TEXT),
                cause: error.isUnreadable ? error : (error.cause ?? error),
            });
        }
        finally {
            onRequest({
                method,
                path,
                result: String(answer?.status ?? (isSent ? 'no answer' : 'not sent')),
                milliseconds: clock.now() - started,
                attempt,
                requestId: answer && (0,client/* firstHeader */.Yp)(answer.headers, 'x-request-id'),
            });
        }
    }
    #accept({ status, headers, body }, method, path) {
        const { text, json } = this.#readWithoutKey(utf8.decode(body));
        if (isSuccess(status))
            return { method, path, status, text, json };
        throw new PlatformError({
            failure: failureOfStatus(status),
            method,
            path,
            status,
            serviceMessage: serviceMessageOf(text.slice(0, MAX_ERROR_TEXT), json),
            retryAfterMs: this.#retryAfterMs(headers),
        });
    }
    /** JSON can write any character as an escape: if there are some, the response is searched as it is without them. */
    #readWithoutKey(received) {
        const text = this.#withoutKey(received);
        const json = parseJson(text);
        if (json === undefined || !/\\[/u]/u.test(text))
            return { text, json };
        const plain = JSON.stringify(json);
        const without = this.#withoutKey(plain);
        return without === plain ? { text, json } : { text: without, json: parseJson(without) };
    }
    /** A service may echo the key; whoever reads its responses does not get to see it. */
    #withoutKey(text) {
        let without = text;
        for (const key of this.#writtenKeys)
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
    #retryAfterMs(headers) {
        return client_retryAfterMs((0,client/* firstHeader */.Yp)(headers, 'retry-after'), this.#options.clock.now());
    }
}
function failureOf(error, { isSent, timedOut, isInterrupted }) {
    if (timedOut)
        return isSent ? 'timeout' : 'unreachable';
    if (isInterrupted)
        return isSent ? 'interrupted' : 'unsent';
    if (error.isUnreadable)
        return 'unreadable-answer';
    return isSent ? 'no-answer' : 'unreachable';
}
function isSuccess(status) {
    return status >= 200 && status <= 299;
}
/**
 * Returns a value as one segment of a URL's path. Throws for `.` and `..`, which can't be one, however they are encoded
 * (the URL standard resolves `%2e%2e` too).
 */
function pathSegment(value) {
    if (!isPathSegment(value))
        throw new TypeError('a path segment is empty, "." or ".."');
    return encodeURIComponent(value);
}
/** No id of the service comes near it; a longer one would fill outputs and comments. In characters. */
const MAX_SEGMENT_LENGTH = 500;
function isPathSegment(value) {
    return (value !== '' &&
        value !== '.' &&
        value !== '..' &&
        value.length <= MAX_SEGMENT_LENGTH &&
        value.isWellFormed());
}
const utf8 = new TextDecoder('utf-8');
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
const MAX_RETRY_AFTER_MS = 24 * 60 * 60 * 1_000;
/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3); anything else says nothing. */
function client_retryAfterMs(value, now) {
    const text = value?.trim() ?? '';
    const isSeconds = /^\d+$/u.test(text);
    if (!isSeconds && !/^[A-Z][a-z]+, .* GMT$/u.test(text))
        return undefined;
    const ms = isSeconds ? Number(text) * 1_000 : Date.parse(text) - now;
    return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS);
}

;// CONCATENATED MODULE: ./build/step/connection-inputs.js



/** Where the service is, as long as nobody says otherwise. */
const DEFAULT_BASE_URL = 'https://api.mintlify.com';
const NO_SECRET = 'is empty. Store an admin key (mint_…) as a secret and pass it in. A run that a fork or Dependabot caused gets no secrets';
/** The inputs that every action of ours has, to reach the service. */
const connectionInputs = {
    'project-id': schemas/* pipe */.FsL(schemas/* string */.YjP(), schemas/* pipe */.FsL(schemas/* transform */.pdi((text) => text.trim()), schemas/* string */.YjP().check(schemas/* refine */.YPB((text) => text !== '', "is empty. It is on the API keys page of the project's dashboard"), schemas/* refine */.YPB((text) => text === '' || isPathSegment(text), quoting('is not a project id'))))),
    'api-key': schemas/* pipe */.FsL(schemas/* string */.YjP(), schemas/* pipe */.FsL(schemas/* transform */.pdi((text) => text.trim()), schemas/* string */.YjP().check(schemas/* refine */.YPB((text) => text !== '', NO_SECRET), schemas/* refine */.YPB((text) => !text.startsWith('mint_dsc_'), 'is a key for the assistant (mint_dsc_…). An admin key (mint_…) is needed'), schemas/* refine */.YPB((text) => !text.startsWith('mint_us_'), 'is a key for the index (mint_us_…). An admin key (mint_…) is needed'), schemas/* refine */.YPB((text) => /^[\x21-\x7E]*$/u.test(text), 'holds a blank, a line break or a character that is not ASCII: store the key alone in the secret')))),
    'base-url': withDefault(DEFAULT_BASE_URL, schemas/* pipe */.FsL(schemas/* string */.YjP().check(schemas/* refine */.YPB((text) => URL.canParse(text), quoting('is not a URL')), schemas/* refine */.YPB((text) => !URL.canParse(text) || isAcceptable(new URL(text)), quoting('has to be an https URL without user name, query and fragment (http only for loopback)'))), schemas/* transform */.pdi((text) => new URL(text)))),
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

;// CONCATENATED MODULE: ./build/agent-job/inputs/prompt-template.js
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

;// CONCATENATED MODULE: ./build/agent-job/inputs/prompt.js




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

;// CONCATENATED MODULE: ./build/agent-job/inputs/inputs.js






const untrimmed = schemas/* string */.YjP();
/** The inputRules of the inputs, by name: all that `action.yml` declares. */
const inputRules = {
    ...connectionInputs,
    prompt: untrimmed,
    'prompt-file': schemas/* string */.YjP(),
    'prompt-template': schemas/* string */.YjP(),
    'job-id': inputs_optional(schemas/* string */.YjP().check(schemas/* refine */.YPB(isPathSegment, quoting('is not a job id')))),
    wait: withDefault('true', inputs_boolean),
    'timeout-minutes': timeoutRule('30'),
    'poll-interval-seconds': inputs_optional(decimal('a number of seconds above 0 and at most 21000, such as 10', (value) => value > 0 && value <= 21_000)),
    'if-no-pr': withDefault('ignore', oneOf('ignore', 'warn', 'error')),
    comment: withDefault('false', inputs_boolean),
    'issue-number': inputs_optional(matching(/^[1-9]\d{0,14}$/u, 'is not the number of an issue or pull request', Number)),
    'github-token': schemas/* string */.YjP(),
    'max-open-prs': inputs_optional(matching(/^[1-9]\d{0,5}$/u, 'is not a number of pull requests, 1 or more', Number)),
    'pr-repository': inputs_optional(matching(/^[\w.-]+\/[\w.-]+$/u, 'is not owner/name', (text) => text)),
    'agent-login': withDefault('mintlify[bot]', matching(/^[\w-]+(?:\[bot\])?$/u, 'is not a login', (text) => text)),
    'skip-agent-events': withDefault('true', inputs_boolean),
    'required-permission': withDefault('write', oneOf(...ROLES)),
    'allow-bots': withDefault('', matching(/^(?:\s*[\w-]+(?:\[bot\])?\s*(?:,|$))*$/u, 'is not a list of logins, comma-separated and without wildcards, such as dependabot[bot], my-app[bot]', (text) => text.split(',').flatMap((login) => login.trim() || []))),
    'remove-label': withDefault('false', inputs_boolean),
};
/**
 * Reads the inputs, and the prompt that they name. Rejects with `InputProblems` that holds every problem at once; no
 * request has left by then.
 */
async function parseInputs(environment, contexts) {
    const { values, problems } = readInputs(environment, inputRules);
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
        throw new InvalidInputs(found, cause);
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
    return inputs_boolean.safeParse(text.trim()).data === true;
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

// EXTERNAL MODULE: ./build/lib/markdown.js
var markdown = __webpack_require__(8703);
;// CONCATENATED MODULE: ./build/platform/agent-jobs.js





const JobId = schemas/* string */.YjP().check(schemas/* refine */.YPB(isPathSegment));
const agent_jobs_text = schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined);
/**
 * Only `id` and `status` are required: the specification does not say which other fields are, so one that is missing,
 * null or of another kind counts as unset.
 */
const Job = schemas/* object */.Ikc({
    id: JobId,
    status: schemas/* string */.YjP().check(api/* _minLength */.m9(1)),
    source: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* object */.Ikc({ repository: agent_jobs_text, ref: agent_jobs_text })), undefined),
    model: agent_jobs_text,
    prLink: agent_jobs_text,
});
function phaseOf(status) {
    switch (status) {
        case 'active':
        case 'completed':
        case 'archived':
        case 'failed':
            return status;
        default:
            return 'unrecognized';
    }
}
/** The agent jobs of one project. Each method is one request and rejects with a `PlatformError`. */
class AgentJobs {
    #client;
    #projectId;
    constructor(client, projectId) {
        this.#client = client;
        this.#projectId = projectId;
    }
    /** Creates a job. The API knows no idempotency key: a create that is repeated is a second job. */
    async create(prompt, attempt) {
        return parseJob(await this.#client.send({
            method: 'POST',
            path: ['v2', 'agent', this.#projectId, 'job'],
            body: { prompt },
            ...attempt,
        }));
    }
    /** Sends a job a follow-up message, repeatable no more than a create. The job may still show its old end for a moment. */
    async message(id, prompt, attempt) {
        return parseJob(await this.#client.send({
            method: 'POST',
            path: ['v2', 'agent', this.#projectId, 'job', id, 'message'],
            body: { prompt },
            ...attempt,
        }), id);
    }
    async get(id, attempt) {
        return parseJob(await this.#client.send({
            method: 'GET',
            path: ['v2', 'agent', this.#projectId, 'job', id],
            ...attempt,
        }), id);
    }
}
/** Throws if the response is not a job, or about another job than `expectedId`. */
function parseJob(response, expectedId) {
    const parsed = Job.safeParse(response.json);
    if (!parsed.success || (expectedId !== undefined && parsed.data.id !== expectedId)) {
        throw new PlatformError({
            failure: 'unreadable-answer',
            method: response.method,
            path: response.path,
            status: response.status,
            serviceMessage: serviceMessageOfUnexpected(response.text, response.json),
            body: response.text,
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
        ...parsePrLink(prLink),
        json: response.text.trim(),
    };
}
function parsePrLink(text) {
    if (text === undefined || text === '')
        return { prLink: undefined, invalidPrLink: undefined };
    const prLink = (0,markdown/* webUrl */.qP)(text);
    return { prLink, invalidPrLink: prLink === undefined ? text : undefined };
}

;// CONCATENATED MODULE: ./build/step/platform-client.js



/** Returns a client of the platform's API. Each request becomes a debug line, and is told to `onRequest`. */
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
        },
    });
}

;// CONCATENATED MODULE: ./build/agent-job/report/outputs.js
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
/** Sets what is known of a job as soon as it is known: a step that is killed later has set it. */
function setJobOutputs(runner, { id, last }) {
    set(runner, { 'job-id': id, ...(last && { status: last.status }) });
}
function setOutcomeOutputs(runner, outcome) {
    set(runner, {
        'job-id': outcome.jobId ?? '',
        status: outcome.job?.status ?? '',
        'pr-link': outcome.prLink ?? '',
        'pr-number': outcome.pullRequest === undefined ? '' : String(outcome.pullRequest.number),
        outcome: outcome.name,
        reason: outcome.reason ?? '',
        message: outcome.message,
        job: outcome.job === undefined ? '' : jobOutput(outcome.job),
    });
}
function setCommentOutput(runner, commentId) {
    set(runner, { 'comment-id': String(commentId) });
}
/** GitHub keeps 1 MB of all outputs of a workflow job: a job that is larger is told by what is known of it. */
const MAX_JOB_OUTPUT_LENGTH = 500_000;
function jobOutput({ id, status, model, prLink, json }) {
    return json.length <= MAX_JOB_OUTPUT_LENGTH ? json : JSON.stringify({ id, status, model, prLink });
}
function set(runner, values) {
    for (const name of outputNames) {
        const value = values[name];
        if (value !== undefined)
            runner.setOutput(name, value);
    }
}

;// CONCATENATED MODULE: ./build/agent-job/saved-state.js
function saveSubmitting(runner, promptSha256, isUnderWay) {
    runner.saveState('prompt', promptSha256);
    runner.saveState('submitting', String(isUnderWay));
}
function saveJob(runner, { id }) {
    runner.saveState('job-id', id);
}
function saveFinished(runner) {
    runner.saveState('finished', 'true');
}
function readSavedState({ state }) {
    return {
        submitting: state('submitting') === 'true',
        prompt: state('prompt'),
        jobId: state('job-id') || undefined,
        finished: state('finished') === 'true',
    };
}

;// CONCATENATED MODULE: ./build/platform/retry-policy.js
const MIN_SUBMIT_PAUSE_MS = 1_000;
/** How far the pauses reach; each is drawn between nothing and that, so that many runs do not come back at once. */
const SUBMIT_BACKOFF = {
    quota: { firstMs: 20_000, maxMs: 5 * 60_000 },
    other: { firstMs: 1_000, maxMs: 60_000 },
};
/**
 * Returns the milliseconds to wait before a create or message is sent again. `failures` counts those before this one;
 * `random` is from 0, below 1.
 */
function pauseBeforeSubmit(error, failures, random) {
    const { firstMs, maxMs } = SUBMIT_BACKOFF[error.reason === 'rate-limit' ? 'quota' : 'other'];
    const backoff = random * Math.min(firstMs * 2 ** failures, maxMs);
    return Math.max(error.retryAfterMs ?? 0, MIN_SUBMIT_PAUSE_MS, backoff);
}
/** A poll that failed is repeated no later than this, unless the service says when. */
const MAX_POLL_PAUSE_MS = 10_000;
/**
 * Returns the milliseconds to wait after a failed poll: the usual interval, doubled for each failure in a row, or what the
 * service asked for if that is longer. `failures` counts this one too.
 */
function pauseAfterFailedPoll(error, failures, intervalMs) {
    return Math.max(error.retryAfterMs ?? 0, Math.min(intervalMs * 2 ** failures, MAX_POLL_PAUSE_MS));
}

;// CONCATENATED MODULE: ./build/agent-job/job/poll-schedule.js
/**
 * The adaptive schedule. Of 338 public jobs half took under 58 s and nine in ten under 108 s, hardly one under 28 s:
 * so the first poll comes then. After it the interval is a share of the time already waited, so that a job's end is
 * noticed late in proportion to what it took, and a long one costs few polls.
 */
const FIRST_POLL_MS = 28_000;
const INTERVAL_SHARE = 0.075;
const MIN_INTERVAL_MS = 1_000;
const MAX_INTERVAL_MS = 15_000;
const adaptive = (waitedMs) => waitedMs < FIRST_POLL_MS
    ? FIRST_POLL_MS - waitedMs
    : Math.min(Math.max(waitedMs * INTERVAL_SHARE, MIN_INTERVAL_MS), MAX_INTERVAL_MS);
function fixed(intervalMs) {
    return () => intervalMs;
}
/** For a job that was started elsewhere: its age is not known, so it is polled as one whose first poll is due. */
const adaptiveFromFirstPoll = (waitedMs) => adaptive(waitedMs + FIRST_POLL_MS);
/** The last poll comes this long before the deadline, so that a job is not called active that ended before. */
const LAST_POLL_BEFORE_DEADLINE_MS = 2_000;
/**
 * Returns how long to wait if `pause` is due and `left` is left until the deadline, all in milliseconds: never past the
 * deadline, with one poll shortly before it.
 */
function untilNextPoll(pause, left) {
    const beforeLastPoll = left - LAST_POLL_BEFORE_DEADLINE_MS;
    return beforeLastPoll > 0 ? Math.min(pause, beforeLastPoll) : Math.min(pause, left);
}

;// CONCATENATED MODULE: ./build/agent-job/job/lookup.js



/** Asks for a job until there is an answer, the time is up or the run is canceled. */
async function lookUpJob(id, { notFoundGraceMs, maxFailures }, { jobs, clock, cancelled, limit, deadline, schedule, progress }) {
    const began = clock.now();
    let notFoundSince;
    let last;
    for (let failures = 0;;) {
        if (cancelled.aborted)
            return { kind: 'cancelled' };
        if (limit.timedOut.aborted || clock.now() >= deadline)
            return { kind: 'unanswered', error: last };
        try {
            return { kind: 'found', job: await jobs.get(id, { attempt: failures + 1, signal: limit.stop }) };
        }
        catch (error) {
            if (!(error instanceof PlatformError))
                throw error;
            if (limit.stop.aborted)
                continue;
            switch (error.policy.poll) {
                case 'reject':
                    return { kind: 'refused', error };
                case 'absent':
                    notFoundSince ??= clock.now();
                    if (clock.now() - notFoundSince >= notFoundGraceMs)
                        return { kind: 'not-found', error };
                    break;
                case 'retry':
                    notFoundSince = undefined;
            }
            failures += 1;
            if (failures === maxFailures)
                return { kind: 'unanswered', error };
            last = error;
            const pause = pauseAfterFailedPoll(error, failures, schedule(clock.now() - began));
            progress.failed(error, pause);
            await clock.sleep(untilNextPoll(pause, deadline - clock.now()), limit.stop);
        }
    }
}

;// CONCATENATED MODULE: ./build/agent-job/job/result.js

/** Returns how a job has ended, or undefined if it hasn't. */
function endOf(job) {
    const phase = phaseOf(job.status);
    switch (phase) {
        case 'completed':
        case 'archived':
        case 'failed':
            return { kind: 'ended', as: phase, job };
        case 'active':
        case 'unrecognized':
            return undefined;
    }
}

;// CONCATENATED MODULE: ./build/agent-job/job/poll.js




/** A job that the service has not known for this long is lost. Straight after a create it may take a moment. */
const NOT_FOUND_GRACE_MS = 60_000;
/** For how long after a message a job may still show how it ended before. */
const STALE_END_MS = 20_000;
/**
 * Polls a job that exists until it has ended, the time is up or the run is canceled. A poll that fails is repeated, unless
 * that can't change anything (`poll` in `FAILURES`).
 */
async function pollUntilEnd({ id, last: known }, { afterMessage }, context) {
    const { jobs, clock, cancelled, limit, deadline, schedule, onJob, progress } = context;
    const began = clock.now();
    let last = known;
    let mayBeStale = afterMessage;
    let notFoundSince;
    let failures = [];
    let pause = schedule(0);
    for (;;) {
        await clock.sleep(untilNextPoll(pause, deadline - clock.now()), limit.stop);
        if (cancelled.aborted)
            return { kind: 'cancelled', job: { id, last } };
        if (limit.timedOut.aborted || clock.now() >= deadline) {
            return { kind: 'timed-out', job: { id, last }, error: failures.at(-1) };
        }
        try {
            last = await jobs.get(id, { attempt: failures.length + 1, signal: limit.stop });
            onJob(last);
            notFoundSince = undefined;
            failures = [];
            const end = endOf(last);
            if (end === undefined)
                mayBeStale = false;
            else if (!mayBeStale || clock.now() - began >= STALE_END_MS)
                return end;
            pause = schedule(clock.now() - began);
            progress.polled(last.status, pause);
        }
        catch (error) {
            if (!(error instanceof PlatformError))
                throw error;
            if (limit.stop.aborted)
                continue;
            switch (error.policy.poll) {
                case 'reject':
                    return { kind: 'lost', job: { id, last }, error };
                case 'absent':
                    notFoundSince ??= clock.now();
                    if (clock.now() - notFoundSince >= NOT_FOUND_GRACE_MS) {
                        return { kind: 'lost', job: { id, last }, error };
                    }
                    break;
                case 'retry':
                    notFoundSince = undefined;
            }
            failures.push(error);
            pause = pauseAfterFailedPoll(error, failures.length, schedule(clock.now() - began));
            progress.failed(error, pause);
        }
    }
}

;// CONCATENATED MODULE: ./build/agent-job/job/progress-log.js


const SHORTEST_GAP_MS = 60_000;
/** As a job takes longer, each sign of life waits a sixth of the time that has gone: some 13 lines in 20 minutes. */
const GAP_SHARE = 1 / 6;
/** What a person who watches the log is told while a job runs: each change of status, and now and then that all is well. */
class ProgressLog {
    #clock;
    #deadline;
    #runner;
    #began;
    #loggedAt;
    #failureLoggedAt = Number.NEGATIVE_INFINITY;
    #status;
    #warnedOfStatus = false;
    constructor(clock, deadline, runner) {
        this.#clock = clock;
        this.#deadline = deadline;
        this.#runner = runner;
        this.#began = clock.now();
        this.#loggedAt = this.#began;
    }
    /** A poll that found the job not ended; `interval` is how long the next one waits, in milliseconds. */
    polled(status, interval) {
        if (phaseOf(status) === 'unrecognized' && !this.#warnedOfStatus) {
            this.#warnedOfStatus = true;
            this.#runner.warning(`The service calls the job “${status}”, a status that this action does not know: it counts as not ended.`);
        }
        const elapsed = this.#clock.now() - this.#began;
        if (status !== this.#status) {
            this.#status = status;
            this.#log(`The job is ${status}. Looking again every ${(0,lib_text/* formatDuration */.a3)(interval)}, until ${(0,lib_text/* formatTimeOfDay */.qY)(this.#deadline)} at the latest.`);
        }
        else if (this.#clock.now() - this.#loggedAt >= Math.max(SHORTEST_GAP_MS, elapsed * GAP_SHARE)) {
            this.#log(`Still ${status} after ${(0,lib_text/* formatDuration */.a3)(elapsed)}; looking every ${(0,lib_text/* formatDuration */.a3)(interval)}.`);
        }
    }
    /** A poll that failed; the next one waits `pause` milliseconds. */
    failed(error, pause) {
        if (this.#clock.now() - this.#failureLoggedAt < SHORTEST_GAP_MS)
            return;
        this.#failureLoggedAt = this.#clock.now();
        this.#log(`${error.message}. The job is not affected; looking again in ${(0,lib_text/* formatDuration */.a3)(pause)}.`);
    }
    #log(line) {
        this.#loggedAt = this.#clock.now();
        this.#runner.info(line);
    }
}

;// CONCATENATED MODULE: ./build/platform/partial-id.js

/**
 * Returns the job id that a damaged response to a create still shows: the first `"id": "…"` of the outermost object, read
 * once from the left as far as the text goes. Undefined if there is none that is whole.
 */
function partialId(damaged) {
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
                return JobId.safeParse(unquote(text)).data;
            key ??= text;
        }
    }
    return undefined;
}
/** Where a JSON string that starts at `start` ends, or undefined if the text ends first. */
function endOfString(text, start) {
    for (let at = start + 1; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '"')
            return at + 1;
    }
    return undefined;
}
function unquote(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/agent-job/job/submit.js





/** How long the answer to a create is awaited after a cancel: the runner's SIGTERM follows its SIGINT in 7.5 s. */
const CANCEL_GRACE_MS = 5_500;
/**
 * Has the service accept a create or a message once, and never twice: the request is repeated only if the one before was
 * provably not accepted (`submit` in `FAILURES`). A cancel lets a request that is under way come to its answer, as long
 * as there is time for it.
 */
async function submit_submit(options) {
    const { job, clock, random, cancelled, limit, deadline, onSubmitting, log } = options;
    let lastError;
    for (let failures = 0;; failures += 1) {
        if (cancelled.aborted)
            return { kind: 'not-created', error: 'cancelled', job };
        if (clock.now() >= deadline)
            return { kind: 'not-created', error: lastError ?? 'timeout', job };
        onSubmitting(true);
        try {
            const last = await sendUntilCancelled(options, failures + 1);
            return { kind: 'accepted', job: { id: last.id, last } };
        }
        catch (error) {
            if (!(error instanceof PlatformError))
                throw error;
            switch (error.policy.submit) {
                case 'reject':
                    onSubmitting(false);
                    return { kind: 'rejected', error };
                case 'uncertain': {
                    const id = error.body === undefined ? undefined : partialId(error.body);
                    if (id !== undefined)
                        return { kind: 'accepted', job: { id, last: undefined } };
                    return { kind: 'unknown', error, cancelled: cancelled.aborted, job };
                }
                case 'retry': {
                    onSubmitting(false);
                    if (cancelled.aborted)
                        return { kind: 'not-created', error: 'cancelled', job };
                    if (error.reason === 'interrupted') {
                        return { kind: 'not-created', error: lastError ?? 'timeout', job };
                    }
                    const pause = pauseBeforeSubmit(error, failures, random());
                    if (clock.now() + pause >= deadline)
                        return { kind: 'not-created', error, job };
                    lastError = error;
                    log(`${error.message}. Nothing was accepted; trying again in ${(0,lib_text/* formatDuration */.a3)(pause)}, ` +
                        `at ${(0,lib_text/* formatTimeOfDay */.qY)(clock.now() + pause)}, and until ${(0,lib_text/* formatTimeOfDay */.qY)(deadline)} at the latest.`);
                    await clock.sleep(pause, limit.stop);
                }
            }
        }
    }
}
/**
 * Sends the request under a signal that aborts at the deadline, and on a cancel: at once if the request has not left yet,
 * and after the grace if it has.
 */
async function sendUntilCancelled({ send, clock, cancelled, limit }, attempt) {
    const finished = new AbortController();
    const cancelledUnsent = new AbortController();
    let isSent = false;
    const abortUnsent = () => {
        if (!isSent)
            cancelledUnsent.abort();
    };
    cancelled.addEventListener('abort', abortUnsent, { signal: finished.signal });
    const graceOver = (0,lib_clock/* abortDelayed */.N)(clock, cancelled, CANCEL_GRACE_MS, finished.signal);
    try {
        return await send({
            attempt,
            signal: AbortSignal.any([limit.timedOut, cancelledUnsent.signal, graceOver]),
            onSending: () => {
                isSent = true;
            },
        });
    }
    finally {
        finished.abort();
    }
}

;// CONCATENATED MODULE: ./build/agent-job/job/request-job.js













/** Does at the platform what the inputs ask for, until it has come to an end, to the deadline or to a cancel. */
async function requestJob(options) {
    const { inputs, deadline, context } = options;
    const { clock, cancelled } = context;
    let polls = 0;
    const client = openPlatformClient(inputs, context, ({ method }) => {
        if (method === 'GET')
            polls += 1;
    });
    const jobs = new AgentJobs(client, inputs.projectId);
    const requested = await (0,lib_clock/* withTimeout */.wj)(clock, deadline - clock.now(), cancelled, (limit) => new JobRequest(options, jobs, limit).run());
    return { ...requested, polls };
}
const NOTHING = { kind: 'nothing' };
/** A job that our own comment or an earlier attempt names: it is known to exist. */
const KNOWN_JOB = {
    notFoundGraceMs: NOT_FOUND_GRACE_MS,
    maxFailures: Number.POSITIVE_INFINITY,
};
/** A step that only asks for a job's status gives up early. */
const MAX_FAILURES_WITHOUT_WAIT = 3;
const NEW_JOB = { kind: 'new-job' };
class JobRequest {
    #options;
    #jobs;
    #limit;
    #progress;
    #published;
    constructor(options, jobs, limit) {
        const { deadline, context } = options;
        this.#options = options;
        this.#jobs = jobs;
        this.#limit = limit;
        this.#progress = new ProgressLog(context.clock, deadline, context.runner);
    }
    async run() {
        const { inputs, context } = this.#options;
        const { task } = inputs;
        if (task.kind === 'follow')
            return await this.#follow(task.jobId);
        try {
            return await this.#request(task);
        }
        catch (error) {
            // Guards fail closed.
            if (!(error instanceof GitHubError))
                throw error;
            const why = context.cancelled.aborted ? 'cancelled' : error;
            return { result: { kind: 'not-created', error: why, job: undefined }, action: NOTHING };
        }
    }
    /** Follows a job that somebody else created. */
    async #follow(jobId) {
        const { inputs, github, context } = this.#options;
        await github.addReaction(this.#limit.stop);
        context.runner.info(`Following job ${jobId}.`);
        const maxFailures = inputs.wait ? Number.POSITIVE_INFINITY : MAX_FAILURES_WITHOUT_WAIT;
        const found = await this.#lookUp(jobId, { notFoundGraceMs: 0, maxFailures });
        return { result: await this.#followed(jobId, found), action: { kind: 'followed', jobId } };
    }
    async #followed(jobId, found) {
        const unseen = { id: jobId, last: undefined };
        switch (found.kind) {
            case 'found':
                return endOf(found.job) ?? (await this.#waitForKnownJob(found.job));
            case 'not-found':
            case 'refused':
                return { kind: 'rejected', error: found.error };
            case 'unanswered':
                return { kind: 'unanswered', job: unseen, error: found.error };
            case 'cancelled':
                return { kind: 'cancelled', job: unseen };
        }
    }
    /** Rejects with a `GitHubError` if GitHub doesn't say what decides. */
    async #request(task) {
        const { github } = this.#options;
        const skip = await github.guards.checkEvent(this.#limit.stop);
        if (skip !== undefined)
            return { result: { kind: 'skipped', skip }, action: NOTHING };
        const previous = await this.#previousAttempt(task.prompt);
        const resumed = previous && (await this.#resume(previous));
        if (previous !== undefined && resumed !== undefined) {
            return { result: resumed, action: { kind: 'resumed', previous } };
        }
        const target = await this.#target(task);
        if (target.kind === 'none')
            return { result: target.result, action: NOTHING };
        await github.addReaction(this.#limit.stop);
        return target.kind === 'job'
            ? { result: await this.#message(target.jobId, task.prompt), action: { kind: 'continued' } }
            : { result: await this.#create(task.prompt), action: { kind: 'created' } };
    }
    async #target(task) {
        const { guards } = this.#options.github;
        switch (task.kind) {
            case 'message':
                return { kind: 'job', jobId: task.jobId };
            case 'create': {
                const skip = await guards.checkCap(this.#limit.stop);
                return skip === undefined ? NEW_JOB : { kind: 'none', result: { kind: 'skipped', skip } };
            }
            case 'auto':
                return (await this.#jobToContinue()) ?? (await this.#newOrOldest());
        }
    }
    /** The job that our newest comment on the event's issue names, if it can be continued. */
    async #jobToContinue() {
        const jobId = await this.#options.github.statusComment?.newestJob(this.#limit.stop);
        return jobId === undefined ? undefined : await this.#targetIfContinuable(jobId);
    }
    /** Undefined if the job, which our own comment names, can't be continued. */
    async #targetIfContinuable(jobId) {
        const { github, context } = this.#options;
        const found = await this.#lookUp(jobId, KNOWN_JOB);
        const leave = (why) => {
            context.runner.info(`Job ${jobId}, which our comment names, ${why}: it is not continued.`);
            return undefined;
        };
        const notCreated = (error) => ({
            kind: 'none',
            result: { kind: 'not-created', error, job: undefined },
        });
        switch (found.kind) {
            case 'found': {
                const end = endOf(found.job);
                if (end !== undefined && end.as !== 'completed')
                    return leave(`is ${end.as}`);
                const isClosed = await github.pullRequests.isKnownToBeClosed(found.job, this.#limit.stop);
                return isClosed ? leave('has a pull request that is closed') : { kind: 'job', jobId };
            }
            case 'not-found':
                return leave('is gone');
            case 'refused':
                return notCreated(found.error);
            case 'unanswered':
                return notCreated(found.error ?? 'timeout');
            case 'cancelled':
                return notCreated('cancelled');
        }
    }
    /** A new job, or at the cap the job of the newest open pull request of the agent that has our marker. */
    async #newOrOldest() {
        const { github, context } = this.#options;
        const skip = await github.guards.checkCap(this.#limit.stop);
        if (skip === undefined)
            return NEW_JOB;
        for await (const { number, jobId } of github.pullRequests.markedJobs(skip.open, this.#limit.stop)) {
            const target = await this.#targetIfContinuable(jobId);
            if (target === undefined)
                continue;
            context.runner.info(`${skip.open.length} pull requests of ${skip.login} are open, and max-open-prs is ${skip.limit}: ` +
                `pull request #${number} goes on instead of one more.`);
            return target;
        }
        return { kind: 'none', result: { kind: 'skipped', skip } };
    }
    async #previousAttempt({ sha256 }) {
        const { environment, github, inputs } = this.#options;
        if (environment.runAttempt === 1 || !inputs.comment)
            return undefined;
        const intent = intentOf(environment, inputs.projectId, sha256);
        return await github.statusComment?.previousAttempt(intent, environment.runAttempt, this.#limit.stop);
    }
    /** What came of the earlier attempt's job, or undefined if it has come to nothing, so that a new one is created. */
    async #resume({ jobId, attempt }) {
        const { context } = this.#options;
        const log = (what) => context.runner.info(`Attempt ${attempt} of this run started job ${jobId}, which ${what}.`);
        const unseen = { id: jobId, last: undefined };
        const found = await this.#lookUp(jobId, KNOWN_JOB);
        switch (found.kind) {
            case 'found': {
                const end = endOf(found.job);
                if (end === undefined) {
                    log(`is ${found.job.status}: it is taken up`);
                    return await this.#waitForKnownJob(found.job);
                }
                if (end.as === 'completed' && end.job.prLink !== undefined) {
                    log('has a pull request: it is taken up');
                    return end;
                }
                const how = end.as === 'completed' ? 'completed without a pull request' : `is ${end.as}`;
                log(`${how}: a new one is created`);
                return undefined;
            }
            case 'not-found':
                log('is gone: a new one is created');
                return undefined;
            case 'refused':
                return { kind: 'lost', job: unseen, error: found.error };
            case 'unanswered':
                return { kind: 'timed-out', job: unseen, error: found.error };
            case 'cancelled':
                return { kind: 'cancelled', job: unseen };
        }
    }
    async #create({ text, sha256 }) {
        const submitted = await this.#submit((attempt) => this.#jobs.create(text, attempt), sha256, undefined);
        if (submitted.kind !== 'accepted')
            return submitted;
        const { job } = submitted;
        this.#publish(job);
        this.#options.context.runner.info(`Job ${job.id} is accepted.`);
        return (job.last && endOf(job.last)) ?? (await this.#waitForEnd(job, { afterMessage: false }));
    }
    async #message(jobId, { text, sha256 }) {
        const submitted = await this.#submit((attempt) => this.#jobs.message(jobId, text, attempt), sha256, {
            id: jobId,
            last: undefined,
        });
        if (submitted.kind !== 'accepted')
            return submitted;
        const job = { id: jobId, last: submitted.job.last };
        this.#publish(job);
        this.#options.context.runner.info(`Job ${jobId} has accepted the message.`);
        return await this.#waitForEnd(job, { afterMessage: true });
    }
    #submit(send, promptSha256, job) {
        const { deadline, context } = this.#options;
        const { clock, random, cancelled, runner } = context;
        const log = (line) => runner.info(line);
        const onSubmitting = (isUnderWay) => saveSubmitting(runner, promptSha256, isUnderWay);
        return submit_submit({ send, job, clock, random, cancelled, limit: this.#limit, deadline, onSubmitting, log });
    }
    async #lookUp(jobId, options) {
        const found = await lookUpJob(jobId, options, this.#pollContext(jobId, adaptiveFromFirstPoll));
        if (found.kind === 'found')
            this.#publish({ id: jobId, last: found.job });
        return found;
    }
    /** Waits for a job that was created elsewhere, if the step waits at all. */
    async #waitForKnownJob(last) {
        const job = { id: last.id, last };
        if (!this.#options.inputs.wait)
            return { kind: 'started', job };
        const context = this.#pollContext(job.id, adaptiveFromFirstPoll);
        this.#progress.polled(last.status, context.schedule(0));
        return await pollUntilEnd(job, { afterMessage: false }, context);
    }
    /** Waits for a job that has just accepted a prompt, if the step waits at all. */
    async #waitForEnd(job, options) {
        if (!this.#options.inputs.wait)
            return { kind: 'started', job };
        return await pollUntilEnd(job, options, this.#pollContext(job.id, adaptive));
    }
    #pollContext(jobId, schedule) {
        const { inputs, deadline, context } = this.#options;
        const { clock, cancelled } = context;
        return {
            jobs: this.#jobs,
            clock,
            cancelled,
            limit: this.#limit,
            deadline,
            schedule: inputs.pollIntervalMs === undefined ? schedule : fixed(inputs.pollIntervalMs),
            onJob: (last) => this.#publish({ id: jobId, last }),
            progress: this.#progress,
        };
    }
    /** Outputs and state are files that grow: they get a job when it is first known, and when its status changes. */
    #publish(job) {
        const { runner } = this.#options.context;
        if (this.#published?.id !== job.id)
            saveJob(runner, job);
        if (this.#published?.id !== job.id || this.#published.last?.status !== job.last?.status) {
            setJobOutputs(runner, job);
        }
        this.#published = job;
    }
}

;// CONCATENATED MODULE: ./build/agent-job/report/outcome.js



/** GitHub keeps 4,096 characters of an annotation. */
const MAX_MESSAGE_LENGTH = 4_000;
/** Returns the outcome of a step whose inputs don't hold: no request was made. */
function outcomeOfInvalidInputs(problems) {
    const list = problems.map(({ input, message }) => `${input}: ${message}.`).join(' ');
    return outcome('not-created', 'failure', undefined, `No job was created. ${list}`, 'invalid-input');
}
/** Returns what a result means. Nothing else decides that. */
function outcomeOf(result, options) {
    switch (result.kind) {
        case 'started':
            return outcome('started', 'pass', result.job, `Job ${result.job.id} is accepted and runs on by itself. ${howToFollow(result.job)}`);
        case 'ended':
            return outcomeOfEnd(result, options.ifNoPr);
        case 'timed-out':
            return outcome('timed-out', 'failure', result.job, timedOut(result, options.timeoutMs), 'timeout');
        case 'unanswered':
            return outcome('timed-out', 'failure', result.job, unanswered(result), 'timeout');
        case 'cancelled':
            return outcome('cancelled', 'failure', result.job, goesOn('The run was cancelled', result.job), 'cancelled');
        case 'killed':
            return outcome('cancelled', 'failure', result.job, goesOn('The step was killed', result.job), 'cancelled');
        case 'lost':
            return outcome('lost', 'failure', result.job, `Job ${result.job.id} can no longer be followed: ${result.error.message}. ${result.error.remedy} ` +
                `The job itself may go on. ${howToFollow(result.job)}`, reasonOf(result.error.reason));
        case 'rejected':
            return outcome('rejected', 'failure', undefined, `${result.error.message}. ${result.error.remedy}`, reasonOf(result.error.reason));
        case 'skipped':
            return {
                ...outcome('skipped', 'notice', undefined, whySkipped(result.skip), result.skip.guard),
                openPullRequests: result.skip.guard === 'max-open-prs' ? result.skip.open : [],
            };
        case 'not-created':
            return outcomeOfNotCreated(result);
        case 'unknown':
            return outcomeOfUnknown(result);
    }
}
function outcomeOfEnd({ as, job }, ifNoPr) {
    const known = { id: job.id, last: job };
    const { prLink } = job;
    switch (as) {
        case 'completed':
            return prLink === undefined
                ? outcome('no-pr', NO_PR_CONCLUSION[ifNoPr], known, `Job ${job.id} completed without a pull request: ${whyNoPr(job)}`)
                : outcome('pr-created', 'pass', known, `The agent's pull request: ${prLink}`);
        case 'archived':
            return outcome('archived', 'warning', known, `Job ${job.id} was archived on the platform` +
                (prLink === undefined ? ', without a pull request.' : `. Its pull request: ${prLink}`));
        case 'failed':
            return outcome('failed', 'failure', known, `Job ${job.id} failed: the agent met an error that it could not recover from. ` +
                "Look at the job on the project's dashboard, and run again with a new job, perhaps with a narrower prompt.");
    }
}
const NO_PR_CONCLUSION = {
    ignore: 'pass',
    warn: 'warning',
    error: 'failure',
};
function whyNoPr({ invalidPrLink }) {
    return invalidPrLink === undefined
        ? 'no file had to change, or the deployment is set to push without one.'
        : `what the service gave for its link is not an http(s) URL: “${(0,lib_text/* oneLine */.TN)(invalidPrLink, MAX_INVALID_LINK)}”.`;
}
const MAX_INVALID_LINK = 200;
function timedOut({ job, error }, timeoutMs) {
    return error === undefined
        ? `Job ${job.id} had not ended after ${(0,lib_text/* formatDuration */.a3)(timeoutMs)}. It goes on. ${howToWaitLonger(job)}`
        : `${failedPoll(job, error)}The job itself may go on. ${howToFollow(job)}`;
}
function unanswered({ job, error }) {
    return error === undefined
        ? `Nobody could say how job ${job.id} is: the time was up before an answer came. ${howToWaitLonger(job)}`
        : `${failedPoll(job, error)}${howToFollow(job)}`;
}
/** If the remedy is to run again, following the job is meant: the same inputs would start another one. */
function failedPoll({ id }, { message, policy, remedy }) {
    const advice = policy.isTransient ? '' : `${remedy} `;
    return `Nobody could say how job ${id} is, because the last look at it failed: ${message}. ${advice}`;
}
function goesOn(what, job) {
    return `${what}, and job ${job.id} goes on: the service cannot cancel one. ${howToFollow(job)}`;
}
function howToFollow({ id }) {
    return `To follow it, run this action with job-id: ${id}.`;
}
function howToWaitLonger(job) {
    return `${howToFollow(job)} To wait longer, raise timeout-minutes.`;
}
function whySkipped(skip) {
    switch (skip.guard) {
        case 'agent-event':
            return (`No job was created, because ${skip.login} itself caused this ${skip.event} event: ` +
                'a job for it could go round for ever. To have one all the same, set skip-agent-events to false.');
        case 'permission':
            return (`No job was created, because ${skip.login}, who caused this event, holds ${skip.role} on this repository, ` +
                `and ${skip.required} is needed. To ask for less, set required-permission.`);
        case 'bot':
            return (`No job was created, because ${skip.login}, which caused this event, is a bot. ` +
                'To let it, name it in allow-bots.');
        case 'max-open-prs':
            return (`No job was created, because ${skip.login} has ${skip.open.length} open pull requests in ${skip.repository}, ` +
                `and max-open-prs is ${skip.limit}. Merge or close some: ${listed(skip.open)}`);
    }
}
/** Some of them, so that the line can be read; the summary has them all. */
function listed(open) {
    const shown = open.slice(0, MAX_LISTED).map(({ url }) => url);
    return shown.join(' ') + (open.length > shown.length ? ` and ${open.length - shown.length} more` : '');
}
const MAX_LISTED = 5;
function outcomeOfNotCreated({ error, job }) {
    const fail = (message, reason) => outcome('not-created', 'failure', job, message, reason);
    const what = job === undefined ? 'No job was created' : `No message was sent to job ${job.id}`;
    if (error === 'cancelled')
        return fail(`${what}: the run was cancelled before.`, error);
    if (error === 'timeout') {
        return fail(`${what}: the time was up before anything could be sent. Raise timeout-minutes.`, error);
    }
    return error instanceof PlatformError
        ? fail(`${what}: ${error.message}. ${error.remedy}`, reasonOf(error.reason))
        : fail(`${what}, because nobody can tell whether it should be. ${error.message}${error.mayPass ? ' Run again later.' : ''}`, 'guard-unavailable');
}
function outcomeOfUnknown({ error, cancelled = false, job, }) {
    const why = error === 'killed' ? 'the step was killed before the answer came' : error.message;
    const message = job === undefined
        ? `A job may or may not exist: ${why}, and so the request was not repeated. ` +
            "Before running again, look for the job on the project's dashboard, or for a new pull request of the agent."
        : `The message to job ${job.id} may or may not have arrived: ${why}, and so it was not repeated. ` +
            "Before running again, look at the job on the project's dashboard, or at its pull request.";
    const reason = cancelled || error === 'killed' ? 'cancelled' : reasonOf(error.reason);
    return outcome('unknown', 'failure', job, message, reason);
}
/** A request that the run itself ended was ended because the time was up. */
function reasonOf(reason) {
    return reason === 'interrupted' ? 'timeout' : reason;
}
function outcome(name, conclusion, known, message, reason) {
    const prLink = known?.last?.prLink;
    return {
        name,
        reason,
        conclusion,
        message: (0,lib_text/* oneLine */.TN)(message, MAX_MESSAGE_LENGTH),
        jobId: known?.id,
        job: known?.last,
        prLink,
        pullRequest: prLink === undefined ? undefined : parsePullRequestUrl(prLink),
        openPullRequests: [],
    };
}

;// CONCATENATED MODULE: ./build/agent-job/github/trigger-label.js




/**
 * Removes the label that triggered the run if `remove-label` asks for it, so that putting it on again starts another one.
 * The input is read here, because the label comes off even if other inputs don't hold. Trouble with it is a warning.
 */
async function removeTriggerLabel({ label, issue }, { input, repository }, client, context, budget) {
    if (label === undefined || issue === undefined)
        return;
    if (!isTrue(input('remove-label')) || input('github-token').trim() === '')
        return;
    const { runner } = context;
    try {
        await withWriteBudget(budget, context, ({ stop }) => new repository_Repository(client, repository).removeLabel(issue, label, stop));
    }
    catch (error) {
        if (!(error instanceof GitHubError))
            throw error;
        runner.warning(`${error.message} To run again, take the label off by hand and put it on again.`);
        runner.debugError(error);
    }
}

;// CONCATENATED MODULE: ./build/agent-job/report/markdown.js


const MAX_CELL_LENGTH = 200;
/** The summary on the run's page, in Markdown. The prompt itself is not in it: it may quote what is not for everyone. */
function summaryMarkdown(report) {
    const { outcome, polls, promptSha256, promptBytes, madeAt } = report;
    const { openPullRequests } = outcome;
    return paragraphs(`### Docs agent job: ${TITLE[outcome.name]}`, lead(outcome), (0,markdown/* facts */.Ix)([
        ...factsOfJob(report),
        ['Polls', polls === undefined ? undefined : String(polls)],
        [
            'Prompt',
            promptBytes === undefined
                ? undefined
                : `${(0,lib_text/* formatNumber */.ZV)(promptBytes)} bytes, SHA-256 ${(0,markdown/* code */.aY)(promptSha256)}`,
        ],
    ]), ...(openPullRequests.length === 0 ? [] : [openPullRequestsTable(openPullRequests, madeAt)]));
}
/** The comment on the issue or pull request, in Markdown, without its marker. */
function commentMarkdown(report) {
    return paragraphs(lead(report.outcome), (0,markdown/* facts */.Ix)([...factsOfJob(report), ['Run', (0,markdown/* link */.nf)('the workflow run', report.runUrl)]]));
}
/**
 * A short word on the agent's own pull request, so that a later run finds there which job it came from. `askedAt` is the
 * URL of the issue or pull request that asked for it, or of the run.
 */
function pullRequestNoteMarkdown(askedAt) {
    return `The documentation agent opened this pull request for ${(0,markdown/* link */.nf)('what was asked here', askedAt)}.\n`;
}
function openPullRequestsTable(open, now) {
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
    if (outcome.name === 'pr-created' && outcome.prLink !== undefined) {
        return `The documentation agent opened a pull request: **${prLabel(outcome, outcome.prLink)}**`;
    }
    return `${SIGN[outcome.conclusion]}${(0,markdown/* plain */.pj)(outcome.message)}`;
}
function factsOfJob({ outcome, elapsedMs }) {
    const { job, jobId, prLink } = outcome;
    return [
        ['Outcome', (0,markdown/* code */.aY)(outcome.name)],
        ['Reason', outcome.reason && (0,markdown/* code */.aY)(outcome.reason)],
        ['Pull request', prLink && prLabel(outcome, prLink)],
        ['Job', jobId && cell(jobId)],
        ['Status', job && cell(job.status)],
        ['Model', job?.model && cell(job.model)],
        ['Repository', job?.repository && repositoryLabel(job.repository)],
        ['Ref', job?.ref && cell(job.ref)],
        ['Time', elapsedMs === undefined ? undefined : (0,lib_text/* formatDuration */.a3)(elapsedMs)],
    ];
}
function cell(text) {
    return (0,markdown/* code */.aY)((0,lib_text/* oneLine */.TN)(text, MAX_CELL_LENGTH));
}
/** `owner/name#7`, as GitHub itself writes a pull request; the URL if it is not one of GitHub's form. */
function prLabel({ pullRequest }, prLink) {
    const text = pullRequest === undefined ? prLink : `${pullRequest.repository}#${pullRequest.number}`;
    return (0,markdown/* link */.nf)(cell(text), prLink);
}
function repositoryLabel(repository) {
    return (0,markdown/* link */.nf)(cell(repository.replace(/^https?:\/\/[^/]+\//u, '')), repository);
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

;// CONCATENATED MODULE: ./build/agent-job/report/publish.js






/** Writes the report to the run's page and to GitHub, and removes the label that triggered the run. Never rejects. */
async function publish(report, options) {
    const { comment, pullRequestNote, event, environment, client, context, budget } = options;
    const { runner } = context;
    await runner.addSummary(summaryMarkdown(report));
    const write = async (text, { statusComment, subject, target }) => await statusComment.write(text, subject, target, budget);
    await Promise.all([
        comment &&
            write(commentMarkdown(report), comment).then((id) => {
                if (id !== undefined)
                    setCommentOutput(runner, id);
            }),
        pullRequestNote && write(pullRequestNoteMarkdown(askedAt(event, environment)), pullRequestNote),
        removeTriggerLabel(event, environment, client, context, budget),
    ]);
}
/** Returns the number of a pull request if it is in the run's own repository: our markers are bound to it. */
function ownPullRequestNumber(prLink, { repository, serverUrl }) {
    const ref = prLink === undefined ? undefined : parsePullRequestUrl(prLink);
    if (ref === undefined || ref.host !== new URL(serverUrl).host)
        return undefined;
    return isSameRepository(ref.repository, repository) ? ref.number : undefined;
}
function askedAt({ issue }, environment) {
    const { serverUrl, repository } = environment;
    return issue === undefined
        ? (0,runner_environment/* runUrl */.V)(environment)
        : `${serverUrl}/${repository}/${issue.kind === 'issue' ? 'issues' : 'pull'}/${issue.number}`;
}

;// CONCATENATED MODULE: ./build/agent-job/run.js













/** Runs one step of the agent job action, from its inputs to its report. Resolves with the step's exit code. */
async function run(environment, context) {
    const { runner, clock, cancelled } = context;
    const startedAt = clock.now();
    for (const name of ['api-key', 'github-token'])
        runner.mask(environment.input(name).trim());
    const event = await readEvent(environment.eventName, environment.eventPath);
    const client = openGitHubClient(environment, context);
    const published = { event, environment, client, context };
    const inputs = await run_readInputs(environment, event, runner);
    if (inputs instanceof InvalidInputs) {
        runner.debugError(inputs);
        for (const { input, message } of inputs.problems)
            runner.error(`${input}: ${message}`);
        const outcome = outcomeOfInvalidInputs(inputs.problems);
        setOutcomeOutputs(runner, outcome);
        // The label comes off all the same: it is what people try again with.
        await publish({ outcome, promptSha256: '', runUrl: (0,runner_environment/* runUrl */.V)(environment), madeAt: clock.now() }, { ...published, comment: undefined, pullRequestNote: undefined, budget: 'normal' });
        saveFinished(runner);
        return EXIT_CODE[outcome.conclusion];
    }
    const deadline = startedAt + inputs.timeoutMs;
    const github = connectGitHub(client, inputs, event, environment, context);
    const { result, action, polls } = await requestJob({ inputs, deadline, environment, github, context });
    const outcome = outcomeOf(result, inputs);
    const prompt = inputs.task.kind === 'follow' ? undefined : inputs.task.prompt;
    const report = {
        outcome,
        elapsedMs: clock.now() - startedAt,
        polls,
        promptSha256: prompt?.sha256 ?? '',
        promptBytes: prompt?.bytes,
        runUrl: (0,runner_environment/* runUrl */.V)(environment),
        madeAt: clock.now(),
    };
    setOutcomeOutputs(runner, outcome);
    logConclusion(runner, outcome.conclusion, outcome.message);
    warnOfOtherRepository(runner, inputs, environment, outcome);
    if ('error' in result)
        runner.debugError(result.error);
    await publish(report, {
        ...published,
        comment: statusComment(report, action, inputs, github),
        pullRequestNote: pullRequestNote(report, action, inputs, github, environment),
        budget: cancelled.aborted || clock.now() >= deadline ? 'final' : 'normal',
    });
    saveFinished(runner);
    return EXIT_CODE[outcome.conclusion];
}
async function run_readInputs(environment, event, runner) {
    try {
        return await parseInputs(environment, () => templateContexts(environment, event.payload, (value) => runner.redact(value) !== value));
    }
    catch (error) {
        if (!(error instanceof InvalidInputs))
            throw error;
        return error;
    }
}
function statusComment({ outcome, promptSha256 }, action, { comment }, { statusComment }) {
    if (!comment || outcome.name === 'skipped' || statusComment === undefined)
        return undefined;
    const jobId = action.kind === 'followed' ? action.jobId : acceptedJobOf(outcome);
    return { statusComment, subject: { jobId, promptSha256 }, target: targetOf(action) };
}
/** The job that has what was asked for. If a marker named another, a later run would take that one for done. */
function acceptedJobOf({ name, jobId }) {
    return name === 'not-created' || name === 'unknown' || name === 'rejected' ? undefined : jobId;
}
function targetOf(action) {
    switch (action.kind) {
        case 'resumed':
            return { kind: 'comment', id: action.previous.commentId };
        case 'followed':
            return { kind: 'newest', matches: ({ job }) => job === action.jobId };
        case 'nothing':
        case 'created':
        case 'continued':
            return { kind: 'new' };
    }
}
/** A pull request that a later run may continue has our marker, if it is in this repository. */
function pullRequestNote({ outcome, promptSha256 }, action, { task }, { statusCommentOn }, environment) {
    const { jobId, prLink } = outcome;
    const number = ownPullRequestNumber(prLink, environment);
    if (task.kind !== 'auto' || number === undefined)
        return undefined;
    if (action.kind !== 'created' && action.kind !== 'resumed')
        return undefined;
    return {
        statusComment: statusCommentOn({ kind: 'pull-request', number }),
        subject: { jobId, promptSha256 },
        target: action.kind === 'created' ? { kind: 'new' } : { kind: 'newest', matches: ({ job }) => job === jobId },
    };
}
/** A cap that counts in the wrong repository would never be reached. */
function warnOfOtherRepository(runner, { maxOpenPrs, prRepository }, { repository }, { pullRequest }) {
    const counted = prRepository ?? repository;
    const opened = pullRequest?.repository;
    if (maxOpenPrs === undefined || opened === undefined || isSameRepository(opened, counted))
        return;
    runner.warning(`The agent opened its pull request in ${opened}, but max-open-prs counts those in ${counted}: ` +
        `set pr-repository to ${opened}, with a github-token that can read it.`);
}


/***/ }),

/***/ 1678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j$: () => (/* binding */ HttpError),
  uT: () => (/* binding */ createHttpClient),
  Yp: () => (/* binding */ firstHeader)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var lib_proxy = __webpack_require__(9783);
;// CONCATENATED MODULE: ./build/http/proxy.js

const DIRECT = { kind: 'direct' };
/**
 * Returns the proxy that the environment names for `url`, by the rules of GitHub's toolkit (`@actions/http-client`):
 * `https_proxy` or `http_proxy` in either case, `no_proxy` with subdomains, never for loopback. A value without a scheme
 * is an http proxy. The toolkit ignores a value that is no URL; a request that should have gone through a proxy must not
 * go out directly, so it is `invalid` here.
 */
function proxyFor(url, environment = process.env) {
    if ((0,lib_proxy/* checkBypass */.H)(url))
        return DIRECT;
    const name = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
    const variable = environment[name] ? name : name.toUpperCase();
    const value = environment[variable];
    if (!value)
        return DIRECT;
    const proxy = parseProxy(url, value);
    return proxy === undefined ? { kind: 'invalid', variable } : { kind: 'proxy', url: proxy };
}
function parseProxy(url, value) {
    try {
        const href = (0,lib_proxy/* getProxyUrl */.s)(url)?.href ?? value;
        const proxy = URL.parse(href.includes('://') ? href : `http://${value}`);
        return proxy !== null && /^https?:$/u.test(proxy.protocol) && proxy.hostname !== '' ? proxy : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/http/client.js





/** A request that got no whole response, or one that can't be read (`isUnreadable`). */
class HttpError extends Error {
    name = 'HttpError';
    /** Undefined if not even the headers arrived. */
    partial;
    /** The response arrived, and its body is too large or can't be decompressed: asking again won't help. */
    isUnreadable;
    constructor(message, options) {
        super(message, { cause: options.cause });
        this.partial = options.partial;
        this.isUnreadable = options.isUnreadable ?? false;
    }
}
/** The most that is read of a response's body, in bytes, before and after decompression. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
/** Node's agents go through a proxy from this version on (`proxyEnv`, nodejs.org/api/http.html). */
const PROXY_NEEDS_NODE = [24, 5];
/**
 * Creates a client on `node:http` and `node:https`. Node's own `fetch` can't tell whether a request had left, and the
 * toolkit's client never settles if a body is cut. Connections are kept for the next request, except that a POST always
 * gets a new one: a server may close a kept connection at the moment of writing, and then nobody knows whether the POST
 * arrived.
 */
function createHttpClient({ proxyFor: findProxy = (url) => proxyFor(url), nodeVersion = process.versions.node, } = {}) {
    const agents = new Map();
    const agentFor = (url, proxy, keepAlive) => {
        const key = `${url.protocol} ${keepAlive} ${proxy?.href ?? ''}`;
        const agent = agents.get(key) ?? openAgent(url, proxy, keepAlive);
        agents.set(key, agent);
        return agent;
    };
    return {
        send: async (request) => {
            const setting = findProxy(request.url);
            if (setting.kind === 'invalid')
                throw new HttpError(`Invalid proxy URL in \`${setting.variable}\``, {});
            const proxy = setting.kind === 'proxy' ? setting.url : undefined;
            if (proxy !== undefined && !supportsProxies(nodeVersion)) {
                throw new HttpError(`This runner's Node ${nodeVersion} can't use a proxy. Update the runner: Node ${PROXY_NEEDS_NODE.join('.')} or newer is required`, {});
            }
            const agent = agentFor(request.url, proxy, request.method !== 'POST');
            return await exchange(request, agent, proxy !== undefined);
        },
    };
}
function openAgent(url, proxy, keepAlive) {
    const isHttps = url.protocol === 'https:';
    const proxyEnv = proxy && { [isHttps ? 'HTTPS_PROXY' : 'HTTP_PROXY']: proxy.href };
    const options = { keepAlive, ...(proxyEnv && { proxyEnv }) };
    return isHttps ? new external_node_https_.Agent(options) : new external_node_http_.Agent(options);
}
function supportsProxies(nodeVersion) {
    const [major = 0, minor = 0] = nodeVersion.split('.').map(Number);
    return major > PROXY_NEEDS_NODE[0] || (major === PROXY_NEEDS_NODE[0] && minor >= PROXY_NEEDS_NODE[1]);
}
/** Sends the request and reads its response, until the signal aborts. */
async function exchange(request, agent, isProxied) {
    const { method, url, headers, body, signal } = request;
    const isHttps = url.protocol === 'https:';
    if (signal.aborted)
        throw new HttpError('The request was ended before it was sent', { cause: signal.reason });
    const outgoing = (isHttps ? external_node_https_.request : external_node_http_.request)(url, { method, headers: { ...headers }, agent });
    let hasAnnounced = false;
    const announce = () => {
        if (!hasAnnounced && !signal.aborted)
            request.onSending?.();
        hasAnnounced = true;
    };
    outgoing.once('socket', (socket) => {
        if (outgoing.reusedSocket || isEstablished(socket, isHttps, isProxied))
            announce();
        else
            socket.once(isHttps ? 'secureConnect' : 'connect', announce);
    });
    const received = [];
    let incoming;
    const abort = () => outgoing.destroy(new Error('The request was ended', { cause: signal.reason }));
    signal.addEventListener('abort', abort, { once: true });
    try {
        incoming = await new Promise((resolve, reject) => {
            outgoing.once('response', resolve);
            // It may come again after the response has begun; then reading the body fails with it.
            outgoing.on('error', reject);
            outgoing.once('close', () => reject(new Error('The connection was closed before a response came')));
            outgoing.end(body);
        });
        announce();
        await readInto(received, incoming);
        const { statusCode: status = 0, headers: answered } = incoming;
        return { status, headers: answered, body: await decompress(Buffer.concat(received), answered) };
    }
    catch (error) {
        outgoing.destroy();
        const { statusCode: status = 0, headers: answered } = incoming ?? { headers: {} };
        throw new HttpError(error instanceof Error ? error.message : String(error), {
            cause: error,
            isUnreadable: error instanceof UnreadableBody,
            ...(incoming && { partial: { status, headers: answered, body: Buffer.concat(received) } }),
        });
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
/** A tunnel's socket is handed over once the tunnel and the TLS in it stand; any other while it is still connecting. */
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
            throw new UnreadableBody(`it has more than ${MAX_BODY_BYTES} bytes`);
        received.push(chunk);
    }
}
const DECOMPRESS = {
    gzip: (0,external_node_util_.promisify)(external_node_zlib_.gunzip),
    'x-gzip': (0,external_node_util_.promisify)(external_node_zlib_.gunzip),
    deflate: (0,external_node_util_.promisify)(external_node_zlib_.inflate),
    br: (0,external_node_util_.promisify)(external_node_zlib_.brotliDecompress),
};
/** Gateways compress at times although nothing asked them to. */
async function decompress(body, headers) {
    const encoding = firstHeader(headers, 'content-encoding')?.trim().toLowerCase() ?? '';
    if (encoding === '' || encoding === 'identity' || body.byteLength === 0)
        return body;
    const decoder = Object.entries(DECOMPRESS).find(([name]) => name === encoding)?.[1];
    if (decoder === undefined)
        throw new UnreadableBody(`its content-encoding is ${encoding}`);
    try {
        return await decoder(body, { maxOutputLength: MAX_BODY_BYTES });
    }
    catch (cause) {
        throw new UnreadableBody('it cannot be decompressed', { cause });
    }
}
/** Returns a header's value, the first one if it came several times. */
function firstHeader(headers, name) {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
}


/***/ }),

/***/ 4570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ abortDelayed),
/* harmony export */   ZC: () => (/* binding */ abortable),
/* harmony export */   ml: () => (/* binding */ systemClock),
/* harmony export */   wj: () => (/* binding */ withTimeout)
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
async function withTimeout(clock, ms, unwanted, work) {
    const finished = new AbortController();
    const timeUp = new AbortController();
    void clock.sleep(ms, finished.signal).then(() => {
        if (!finished.signal.aborted)
            timeUp.abort();
    });
    try {
        return await work({ timedOut: timeUp.signal, stop: AbortSignal.any([unwanted, timeUp.signal]) });
    }
    finally {
        finished.abort(FINISHED);
    }
}
/** A signal that aborts `ms` milliseconds after `trigger` has, unless the work has ended (`ended`) by then. */
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
        trigger.addEventListener('abort', wait, { once: true, signal: ended });
    return late.signal;
}
/** `pending`, or a rejection with the signal's reason as soon as it aborts: for work that does not heed a signal by itself. */
function abortable(signal, pending) {
    return new Promise((resolve, reject) => {
        const letGo = () => reject(signal.reason);
        if (signal.aborted)
            letGo();
        signal.addEventListener('abort', letGo, { once: true });
        pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', letGo));
    });
}


/***/ }),

/***/ 8703:
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
    const safe = parsed.href.replace(/[^A-Za-z0-9\-._~:/?#&=+,;%]/gu, (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase().padStart(2, '0')}`);
    // The brackets of an IPv6 host can't be escaped.
    return URL.canParse(safe) ? safe : undefined;
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

/***/ 4869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   qY: () => (/* binding */ formatTimeOfDay)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/** A span of time for people: `45 s`, `1 min 30 s`, `2 h 5 min`. */
function formatDuration(milliseconds) {
    const seconds = Math.round(milliseconds / 1_000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return withRest(`${minutes} min`, seconds % 60, 's');
    return withRest(`${Math.floor(minutes / 60)} h`, minutes % 60, 'min');
}
/** A moment for people: `14:05:10 UTC`. */
function formatTimeOfDay(milliseconds) {
    return `${new Date(milliseconds).toISOString().slice(11, 19)} UTC`;
}
function withRest(whole, rest, unit) {
    return rest === 0 ? whole : `${whole} ${rest} ${unit}`;
}
/**
 * A whole number of 0 or more for people: `1,234,567`. By hand, because `toLocaleString` loads the runtime's language
 * data: 6 MiB, and a fifth of a bare start of Node.
 */
function formatNumber(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}

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


/***/ })

};
