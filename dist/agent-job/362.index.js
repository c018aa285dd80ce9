export const id = 362;
export const ids = [362];
export const modules = {

/***/ 9362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// UNUSED EXPORTS: run

// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(7307);
// EXTERNAL MODULE: ./build/github/event.js
var github_event = __webpack_require__(6830);
// EXTERNAL MODULE: ./build/runner/environment.js
var runner_environment = __webpack_require__(9294);
// EXTERNAL MODULE: ./build/runner/inputs.js
var runner_inputs = __webpack_require__(2266);
// EXTERNAL MODULE: ./build/step.js + 5 modules
var step = __webpack_require__(6845);
// EXTERNAL MODULE: ./build/agent-job/comment.js + 2 modules
var agent_job_comment = __webpack_require__(5779);
;// CONCATENATED MODULE: ./build/agent-job/earlier-attempt.js

/**
 * What an earlier attempt of this very run, workflow job and step started with the same project and prompt, as far as
 * our own comments tell: the newest. Undefined where there is none, and where nobody could have written one, because
 * the token may not, or because there is no such conversation. Rejects with a `GitHubError` where GitHub cannot be
 * read at the moment: then nobody knows.
 */
async function findEarlierAttempt(commentary, { runId, runAttempt, workflowJob, step }, projectId, promptSha256, runner, cancelled) {
    try {
        const found = (await commentary.marked(cancelled)).findLast(({ marker }) => marker.job !== '' &&
            marker.run === runId &&
            marker.attempt < runAttempt &&
            marker.workflowJob === workflowJob &&
            marker.step === step &&
            marker.project === projectId &&
            marker.prompt === promptSha256);
        return found && { jobId: found.marker.job, attempt: found.marker.attempt, commentId: found.id };
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y) || error.mayPass)
            throw error;
        runner.info(`${error.message} So nobody has commented for an earlier attempt of this run, and a new job is created.`);
        return undefined;
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

// EXTERNAL MODULE: ./build/clock.js
var build_clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/duration.js
var duration = __webpack_require__(3110);
// EXTERNAL MODULE: ./build/platform/agent-job.js
var agent_job = __webpack_require__(5405);
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

;// CONCATENATED MODULE: ./build/agent-job/creation.js




/** How long the answer to a create is awaited after a cancel: the runner's SIGTERM follows its SIGINT in 7.5 s. */
const GRACE_FOR_THE_ANSWER_MS = 5_500;
const SHORTEST_PAUSE_MS = 1_000;
/** How far the pauses reach; each is drawn between nothing and that, so that many runs do not come back at once. */
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
            if (!(error instanceof platform_errors/* PlatformError */.W))
                throw error;
            switch (afterPost(error)) {
                case 'refused':
                    return { kind: 'rejected', error };
                case 'uncertain': {
                    const id = error.body === undefined ? undefined : (0,agent_job/* idShownIn */.sS)(error.body);
                    if (id !== undefined)
                        return { kind: 'accepted', job: { id, last: undefined } };
                    return { kind: 'unknown', error, cancelled: cancelled.aborted };
                }
                case 'again': {
                    const pause = Math.max(SHORTEST_PAUSE_MS, error.retryAfterMs ?? backoff(error, attempt, creation.random()));
                    if (cancelled.aborted)
                        return { kind: 'not-created', error: undefined };
                    if (clock.now() + pause >= deadline)
                        return { kind: 'not-created', error };
                    lastError = error;
                    log(`${error.message}. Nothing was accepted; trying again in ${(0,duration/* duration */.p)(pause)}, ` +
                        `at ${(0,duration/* timeOfDay */.r)(clock.now() + pause)}, and until ${(0,duration/* timeOfDay */.r)(deadline)} at the latest.`);
                    await clock.sleep(pause, limit.stop);
                }
            }
        }
    }
}
function backoff(error, attempt, random) {
    const { firstMs, longestMs } = BACKOFF[error.reason === 'rate-limit' ? 'rate-limit' : 'unreachable'];
    return random * Math.min(firstMs * 2 ** attempt, longestMs);
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

// EXTERNAL MODULE: ./build/agent-job/ending.js
var ending = __webpack_require__(577);
// EXTERNAL MODULE: ./build/agent-job/platform.js
var agent_job_platform = __webpack_require__(1941);
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
    const { jobs, clock, cancelled, limit, deadline, schedule, untilEnd, atOnce, onSeen, progress } = wait;
    const began = clock.now();
    let { last } = job;
    let { exists } = wait;
    let lastKnownAt = began;
    let misses = [];
    let pause = atOnce ? 0 : schedule(0);
    for (;;) {
        await clock.sleep(untilNextLook(pause, deadline - clock.now()), limit.stop);
        if (cancelled.aborted)
            return { kind: 'cancelled', job: { id: job.id, last }, killed: false };
        if (limit.timeUp.aborted || clock.now() >= deadline) {
            return { kind: 'timed-out', job: { id: job.id, last }, error: misses.at(-1) };
        }
        try {
            last = await jobs.get(job.id, limit.stop);
            onSeen(last);
            exists = true;
            lastKnownAt = clock.now();
            misses = [];
            const ended = (0,ending/* endOf */.p)(last);
            if (ended !== undefined)
                return ended;
            if (!untilEnd)
                return { kind: 'started', job: { id: job.id, last } };
            pause = schedule(clock.now() - began);
            progress.saw(last.status, pause);
        }
        catch (error) {
            if (!(error instanceof platform_errors/* PlatformError */.W))
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









/**
 * Does at the platform what was asked for, until it has come to an end or to `deadline` (milliseconds since the epoch).
 * A job that an earlier attempt of the run started is taken up where it is active or has a pull request.
 */
async function pursue(task, inputs, deadline, earlier, collaborators) {
    const { clock, cancelled } = collaborators;
    const platform = (0,agent_job_platform/* openPlatform */.W)(inputs, collaborators);
    try {
        return await (0,build_clock/* withinTime */.dn)(clock, deadline - clock.now(), cancelled, async (limit) => {
            const pursuit = new Pursuit(inputs, platform.jobs, limit, deadline, collaborators);
            const { ending, takenUp } = await pursuit.run(task, earlier);
            return { ending, looks: platform.looks(), takenUp };
        });
    }
    finally {
        platform.close();
    }
}
class Pursuit {
    #inputs;
    #jobs;
    #limit;
    #deadline;
    #collaborators;
    #progress;
    #told;
    constructor(inputs, jobs, limit, deadline, collaborators) {
        this.#inputs = inputs;
        this.#jobs = jobs;
        this.#limit = limit;
        this.#deadline = deadline;
        this.#collaborators = collaborators;
        const { clock, runner } = collaborators;
        this.#progress = new Progress(clock, deadline, runner);
    }
    async run(task, earlier) {
        switch (task.kind) {
            case 'create': {
                const ending = earlier && (await this.#takeUp(earlier));
                return ending === undefined
                    ? { ending: await this.#create(task.prompt), takenUp: undefined }
                    : { ending, takenUp: earlier };
            }
            case 'follow':
                this.#collaborators.runner.info(`Following job ${task.jobId}.`);
                return {
                    ending: await this.#wait({ id: task.jobId, last: undefined }, { exists: false, atOnce: true, untilEnd: this.#inputs.wait }),
                    takenUp: undefined,
                };
        }
    }
    async #create({ text, sha256 }) {
        const { clock, random, cancelled, runner } = this.#collaborators;
        (0,state/* saveAsked */._s)(runner, sha256);
        const created = await createJob(text, {
            jobs: this.#jobs,
            clock,
            random,
            cancelled,
            limit: this.#limit,
            deadline: this.#deadline,
            log: (line) => runner.info(line),
        });
        if (created.kind !== 'accepted')
            return created;
        const { job } = created;
        this.#tell(job);
        runner.info(`Job ${job.id} is accepted.`);
        const ended = job.last && (0,ending/* endOf */.p)(job.last);
        if (ended !== undefined)
            return ended;
        if (!this.#inputs.wait)
            return { kind: 'started', job };
        return this.#wait(job, { exists: true, atOnce: false, untilEnd: true });
    }
    /** The ending of the earlier job, or undefined where it has come to nothing, so that a new one is to be created. */
    async #takeUp({ jobId, attempt }) {
        const { runner } = this.#collaborators;
        const job = { id: jobId, last: undefined };
        const seen = await this.#wait(job, { exists: true, atOnce: true, untilEnd: false });
        switch (seen.kind) {
            case 'started':
                runner.info(`Attempt ${attempt} of this run started job ${jobId}, which is ${seen.job.last?.status}: it is taken up.`);
                return this.#inputs.wait
                    ? this.#wait(seen.job, { exists: true, atOnce: true, untilEnd: true })
                    : seen;
            case 'ended':
                if (seen.as === 'completed' && seen.job.prLink !== undefined) {
                    runner.info(`Attempt ${attempt} of this run started job ${jobId}, which has a pull request: it is taken up.`);
                    return seen;
                }
                runner.info(`Attempt ${attempt} of this run started job ${jobId}, which ${seen.as === 'completed' ? 'completed without a pull request' : `is ${seen.as}`}: a new one is created.`);
                return undefined;
            case 'lost':
                if (seen.error.reason !== 'not-found')
                    return seen;
                runner.info(`Attempt ${attempt} of this run started job ${jobId}, which is gone: a new one is created.`);
                return undefined;
            case 'timed-out':
            case 'cancelled':
            case 'rejected':
            case 'not-created':
            case 'unknown':
                return seen;
        }
    }
    #wait(job, how) {
        const { clock, cancelled } = this.#collaborators;
        const { pollIntervalMs } = this.#inputs;
        const adaptiveSchedule = how.atOnce ? adaptiveFromFirstLook : adaptive;
        return waitForEnd(job, {
            jobs: this.#jobs,
            clock,
            cancelled,
            limit: this.#limit,
            deadline: this.#deadline,
            schedule: pollIntervalMs === undefined ? adaptiveSchedule : fixed(pollIntervalMs),
            onSeen: (last) => this.#tell({ id: job.id, last }),
            progress: this.#progress,
            ...how,
        });
    }
    /** Outputs and state are files that grow: they hear of a job when it is first known, and when its status changes. */
    #tell(job) {
        const { runner } = this.#collaborators;
        if (this.#told?.id !== job.id)
            (0,state/* saveJob */.p7)(runner, job);
        if (this.#told?.id !== job.id || this.#told.last?.status !== job.last?.status)
            setJobOutputs(runner, job);
        this.#told = job;
    }
}

// EXTERNAL MODULE: ./build/agent-job/report.js
var agent_job_report = __webpack_require__(4416);
// EXTERNAL MODULE: ./build/agent-job/template.js
var template = __webpack_require__(9688);
;// CONCATENATED MODULE: ./build/agent-job/run.js














/** The step as GitHub starts it. */
function main() {
    return (0,step/* playStep */.J)(run);
}
/** One step of the agent job action, from its inputs to its report. Gives the step's exit code. */
async function run(environment, collaborators) {
    const { runner, clock, cancelled } = collaborators;
    const startedAt = clock.now();
    for (const name of ['api-key', 'github-token'])
        runner.mask(environment.input(name).trim());
    const event = await (0,github_event/* readEvent */.j)(environment.eventName, environment.eventPath);
    const inputs = await inputsOrProblems(environment, event, runner);
    if (inputs instanceof runner_inputs/* InputProblems */.Nh) {
        return await endWithProblems(inputs, environment, runner);
    }
    const deadline = startedAt + inputs.timeoutMs;
    const commentary = openCommentary(inputs, event, environment, collaborators);
    await commentary?.acknowledge(inputs.issueNumber === undefined ? event.comment : undefined, cancelled);
    const pursued = await pursueOnce(inputs, deadline, commentary, environment, collaborators);
    const prompt = inputs.task.kind === 'create' ? inputs.task.prompt : undefined;
    const report = {
        outcome: (0,agent_job_outcome/* outcomeOf */.s)(pursued.ending, inputs),
        elapsedMs: clock.now() - startedAt,
        looks: pursued.looks,
        promptSha256: prompt?.sha256 ?? '',
        promptBytes: prompt?.bytes,
        runUrl: (0,runner_environment/* runUrl */.V)(environment),
    };
    setOutcomeOutputs(runner, report.outcome);
    annotate(runner, report.outcome);
    if ('error' in pursued.ending)
        runner.debugError(pursued.ending.error);
    await runner.addSummary((0,agent_job_report/* summaryOf */.Y)(report));
    const time = cancelled.aborted || clock.now() >= deadline ? 'last-chance' : 'ample';
    const commentId = await commentary?.write(report, destinationOf(inputs, pursued), time);
    if (commentId !== undefined)
        setCommentOutput(runner, commentId);
    (0,state/* saveFinished */.Q8)(runner);
    return EXIT_CODE[report.outcome.verdict];
}
const EXIT_CODE = { pass: 0, warning: 0, failure: 1 };
async function inputsOrProblems(environment, event, runner) {
    try {
        return await (0,inputs/* parseInputs */.T)(environment, () => (0,template/* templateContexts */.Dk)(environment, event.payload, (value) => runner.redact(value) !== value));
    }
    catch (error) {
        if (!(error instanceof runner_inputs/* InputProblems */.Nh))
            throw error;
        return error;
    }
}
async function endWithProblems(found, environment, runner) {
    runner.debugError(found);
    for (const { input, message } of found.problems)
        runner.error(`${input}: ${message}`);
    const outcome = (0,agent_job_outcome/* outcomeOfProblems */.A)(found.problems);
    setOutcomeOutputs(runner, outcome);
    await runner.addSummary((0,agent_job_report/* summaryOf */.Y)({ outcome, promptSha256: '', runUrl: (0,runner_environment/* runUrl */.V)(environment) }));
    (0,state/* saveFinished */.Q8)(runner);
    return EXIT_CODE[outcome.verdict];
}
/** Undefined where no comment is asked for, or where there is nothing to comment on: then a notice says so. */
function openCommentary({ comment, issueNumber, githubToken, projectId, apiKey }, event, environment, { runner, clock, openGitHub }) {
    if (!comment)
        return undefined;
    const subject = (0,agent_job_comment/* subjectOf */.e)(issueNumber, event);
    if (subject === undefined) {
        runner.notice(`There is nothing to comment on: the event ${event.name} is not about an issue or a pull request. To comment on one all the same, set issue-number.`);
        return undefined;
    }
    const client = openGitHub(githubToken, environment.apiUrl);
    return new agent_job_comment/* Commentary */.k({ client, subject, environment, projectId, apiKey, runner, clock });
}
/** A run that is run again does not start a second job for the intent that an earlier attempt has started one for. */
async function pursueOnce(inputs, deadline, commentary, environment, collaborators) {
    const { task, projectId } = inputs;
    const { runner, cancelled } = collaborators;
    let earlier;
    if (environment.runAttempt > 1 && commentary !== undefined && task.kind === 'create') {
        try {
            earlier = await findEarlierAttempt(commentary, environment, projectId, task.prompt.sha256, runner, cancelled);
        }
        catch (error) {
            if (!(error instanceof errors/* GitHubError */.y))
                throw error;
            const ending = { kind: 'not-created', error: cancelled.aborted ? undefined : error };
            return { ending, looks: 0, takenUp: undefined };
        }
    }
    return await pursue(task, inputs, deadline, earlier, collaborators);
}
function destinationOf({ task }, { takenUp }) {
    if (takenUp !== undefined)
        return { kind: 'comment', id: takenUp.commentId };
    return task.kind === 'follow' ? { kind: 'newest', fits: ({ job }) => job === task.jobId } : { kind: 'new' };
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
