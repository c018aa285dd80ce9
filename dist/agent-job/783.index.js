export const id = 783;
export const ids = [783];
export const modules = {

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
    throw new errors/* GitHubError */.y_(`The payload of the event ${event} does not say who caused it, so nobody can tell what they hold.`, undefined, undefined, undefined);
}

// EXTERNAL MODULE: ./build/agent-job/label.js
var label = __webpack_require__(2518);
// EXTERNAL MODULE: ./build/agent-job/pull-requests.js
var pull_requests = __webpack_require__(8932);
// EXTERNAL MODULE: ./build/agent-job/report.js
var agent_job_report = __webpack_require__(4416);
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
        const subject = (0,comment/* subjectOf */.et)(inputs.issueNumber, event);
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
    /** Tells those who asked what came of it, and makes room for them to ask again. Gives the id of the comment. */
    async report(report, way, time) {
        const { outcome } = report;
        const jobId = way.kind === 'followed' ? way.jobId : acceptedJobOf(outcome);
        const about = { jobId, promptSha256: report.promptSha256 };
        const isToComment = this.#inputs.comment && outcome.word !== 'skipped';
        const [commentId] = await Promise.all([
            isToComment ? this.commentary?.write((0,agent_job_report/* commentOf */.vm)(report), about, destinationOf(way), time) : undefined,
            this.#notePullRequest(report, way, time),
            (0,label/* takeLabelOff */.D)(this.#event, this.#environment, this.#collaborators, comment/* WRITE_WITHIN_MS */.$E[time]),
        ]);
        return commentId;
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
        return new comment/* Commentary */.kx({
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
    const commentId = await github.report(report, way, time);
    if (commentId !== undefined)
        setCommentOutput(runner, commentId);
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
    await (0,label/* takeLabelOff */.D)(event, environment, collaborators, comment/* WRITE_WITHIN_MS */.$E.ample);
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


/***/ })

};
