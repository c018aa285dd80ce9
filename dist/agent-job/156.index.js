export const id = 156;
export const ids = [156];
export const modules = {

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
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4416);
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
    const subject = values.comment ? (0,_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .subjectOf */ .et)(values['issue-number'], event) : undefined;
    const { projectId, apiKey } = inputs;
    const intent = (0,_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_14__/* .intentOf */ .oQ)(environment, projectId, prompt);
    await Promise.all([
        subject &&
            new _comment_js__WEBPACK_IMPORTED_MODULE_5__/* .Commentary */ .kx({ client, subject, environment, projectId, apiKey, runner, clock, cancelled }).write((0,_report_js__WEBPACK_IMPORTED_MODULE_11__/* .commentOf */ .vm)(report), { jobId, promptSha256: prompt }, {
                kind: 'newest',
                // A job that was taken up or followed has its comment from another attempt or run.
                fits: (marker) => (jobId !== undefined && marker.job === jobId) ||
                    (marker.attempt === environment.runAttempt && (0,_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_14__/* .isSameIntent */ .l4)(marker, intent)),
            }, 'last-chance'),
        (0,_label_js__WEBPACK_IMPORTED_MODULE_8__/* .takeLabelOff */ .D)(event, environment, collaborators, _comment_js__WEBPACK_IMPORTED_MODULE_5__/* .WRITE_WITHIN_MS */ .$E['last-chance']),
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


/***/ })

};
