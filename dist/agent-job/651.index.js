export const id = 651;

export const ids = [ 651 ];

export const modules = {
  3476: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      a: () => ContextError
    });
    var _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7307);
    var _lib_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2239);
    class ContextError extends Error {
      name="ContextError";
      #reason;
      constructor(reason) {
        if (reason instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_0__.y_) super(reason.message, {
          cause: reason
        }); else super((0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_1__.Vw)(reason));
        this.#reason = reason;
      }
      explain(consequence) {
        return this.#reason instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_0__.y_ ? this.#reason.explain(consequence) : (0, 
        _lib_problem_js__WEBPACK_IMPORTED_MODULE_1__.Vw)(this.#reason, consequence);
      }
    }
  }),
  7576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      e3: () => availableParts,
      zl: () => includeRule
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4922);
    var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2266);
    const INCLUDE_PARTS = [ "issue", "comments", "diff" ];
    const wordsOf = text => text.trim() === "" ? [] : text.split(",").map(word => word.trim());
    const includeRule = zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(wordsOf)).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB(words => words.every(word => INCLUDE_PARTS.some(part => part === word)), (0, 
    _runner_inputs_js__WEBPACK_IMPORTED_MODULE_0__.yu)("must be any of `issue`, `comments` and `diff`, comma-separated")), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB(words => new Set(words).size === words.length, (0, 
    _runner_inputs_js__WEBPACK_IMPORTED_MODULE_0__.yu)("must name each part once"))), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(words => INCLUDE_PARTS.filter(part => words.includes(part))));
    function availableParts({issue}, {changes}, issueNumber) {
      const hasConversation = issueNumber !== void 0 || issue !== void 0;
      const has = {
        issue: hasConversation,
        comments: hasConversation,
        diff: changes !== void 0 || issueNumber !== void 0
      };
      return INCLUDE_PARTS.filter(part => has[part]);
    }
  }),
  46: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      cN: () => stepIdentityOf,
      gJ: () => formatMarker,
      gY: () => parseMarker,
      lO: () => isSameStep,
      xY: () => hasMarker
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
    var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4922);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(292);
    const Marker = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      job: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      project: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      run: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      attempt: zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(),
      workflowJob: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      step: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      key: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      prompt: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()
    });
    const PURPOSE = "docs-agent-action marker 1";
    const MARKER = /<!-- docs-agent-action:1 ([A-Za-z0-9+/=]+) ([A-Za-z0-9+/=]+) -->\s*$/u;
    function formatMarker(marker, apiKey, location) {
      const said = Buffer.from(JSON.stringify(marker)).toString("base64");
      return `\x3c!-- docs-agent-action:1 ${said} ${authentication(said, apiKey, location).toString("base64")} --\x3e`;
    }
    function hasMarker(body) {
      return MARKER.test(body);
    }
    function parseMarker(body, apiKey, location) {
      const [, said, code] = MARKER.exec(body) ?? [];
      if (said === void 0 || code === void 0) return;
      const {data: marker} = Marker.safeParse((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_2__.q)(Buffer.from(said, "base64").toString("utf8")));
      if (marker === void 0) return;
      const expected = authentication(said, apiKey, location);
      const found = Buffer.from(code, "base64");
      return {
        marker,
        isVerified: found.length === expected.length && (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(found, expected)
      };
    }
    function authentication(said, apiKey, {repository, issue}) {
      return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", apiKey).update([ PURPOSE, repository.toLowerCase(), issue, said ].join("\n")).digest();
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
  }),
  1452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      PC: () => MAX_SHOWN_FILES,
      WC: () => otherRepositoryFix,
      fb: () => checkPullRequest,
      wG: () => pathsOf
    });
    var _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7307);
    var _github_pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1351);
    var _github_pull_request_ref_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3543);
    var _github_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8328);
    var _github_repository_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2226);
    var _lib_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4570);
    var _lib_path_filter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8884);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4869);
    const MAX_SHOWN_FILES = 300;
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
    function pathsOf({path, previousPath}) {
      return previousPath === void 0 ? [ path ] : [ previousPath, path ];
    }
    async function readChanges(prLink, {inputs, deadline, client, environment, context}) {
      const {clock, cancelled, runner} = context;
      const ref = (0, _github_pull_request_ref_js__WEBPACK_IMPORTED_MODULE_6__.h)(prLink, environment);
      if (ref === void 0) return `Couldn't read what the job changed, because its link isn't a pull request on ${environment.serverUrl}.`;
      const timeoutMs = Math.min(READ_TIMEOUT_MS, deadline - clock.now());
      if (cancelled.aborted || timeoutMs <= 0) return `Couldn't read what the pull request changes, because the ${cancelled.aborted ? "run was cancelled" : "step timed out"}.`;
      const maxFiles = inputs.allowedPaths === void 0 ? MAX_SHOWN_FILES : _github_pull_request_js__WEBPACK_IMPORTED_MODULE_1__.Zh;
      try {
        return await (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_3__.wj)(clock, timeoutMs, cancelled, async ({stop}) => {
          const details = await (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_1__.DQ)(client, ref, stop);
          const count = Math.min(details.fileCount, maxFiles);
          return {
            details,
            files: await (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_1__.AC)(client, ref, count, stop)
          };
        });
      } catch (error) {
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_0__.y_)) throw error;
        runner.debugError(error);
        return error.explain("", otherRepositoryFix(ref, environment, _github_repository_js__WEBPACK_IMPORTED_MODULE_2__.kT));
      }
    }
    function otherRepositoryFix({repository}, environment, permission) {
      if ((0, _github_repository_name_js__WEBPACK_IMPORTED_MODULE_7__.v)(repository, environment.repository)) return {};
      return {
        fix: `Set \`github-token\` to a token with \`${permission}\` on ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.Zw)(repository)}, because the default token is only for this repository`
      };
    }
    async function scopeOf({details, files}, patterns, clock) {
      const isAllowed = await (0, _lib_path_filter_js__WEBPACK_IMPORTED_MODULE_4__.k)(patterns);
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
      const {fileCount} = details;
      return files.length >= fileCount ? {
        kind: "in-scope"
      } : {
        kind: "unknown",
        why: `GitHub only lists ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.ZV)(files.length)} of its ${(0, 
        _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.ZV)(fileCount)} files; ask the agent for a smaller change.`
      };
    }
  }),
  5039: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      e$: () => NORMAL_BUDGET,
      qd: () => reportBudget,
      x6: () => withWriteBudget
    });
    var _lib_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4570);
    const NORMAL_BUDGET = {
      timeoutMs: 30_000,
      mayRetry: true
    };
    const CANCELLED_BUDGET = {
      timeoutMs: 1_500,
      mayRetry: false
    };
    const MAX_OVERRUN_MS = 5_000;
    function reportBudget(deadline, {clock, cancelled}) {
      if (cancelled.aborted) return CANCELLED_BUDGET;
      const left = deadline - clock.now();
      const timeoutMs = Math.min(Math.max(left, MAX_OVERRUN_MS), NORMAL_BUDGET.timeoutMs);
      return {
        timeoutMs,
        mayRetry: left > 0
      };
    }
    async function withWriteBudget({timeoutMs}, {clock, cancelled}, work) {
      const finished = new AbortController;
      const cutShort = (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_0__.N)(clock, cancelled, CANCELLED_BUDGET.timeoutMs, finished.signal);
      try {
        return await (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_0__.wj)(clock, timeoutMs, cutShort, work);
      } finally {
        finished.abort();
      }
    }
  }),
  5710: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      sM: () => inputRules,
      Wu: () => isFalse,
      Hn: () => isTrue,
      QU: () => maskSecrets
    });
    var schemas = __webpack_require__(4922);
    var repository = __webpack_require__(8328);
    var client = __webpack_require__(6026);
    var inputs = __webpack_require__(2266);
    var connection_inputs = __webpack_require__(2141);
    var include = __webpack_require__(7576);
    var api = __webpack_require__(3305);
    var path_filter = __webpack_require__(8884);
    var lib_text = __webpack_require__(4869);
    //! CONCATENATED MODULE: ./build/agent-job/inputs/pull-request-inputs.js
        const MAX_LABELS = 20;
    const MAX_REVIEWERS = 20;
    const MAX_FAULTS = 5;
    const pathPatterns = schemas.FsL(schemas.YjP(), schemas.pdi((text, context) => {
      const {patterns, faults} = (0, path_filter.V)(text);
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
    const labels = schemas.FsL(schemas.YjP(), schemas.pdi(inputs.jO)).check(api.Eb(MAX_LABELS, `has more than ${MAX_LABELS} labels`), schemas.YPB(names => names.every(name => !/\p{Cc}/u.test(name)), "has a line break. Separate labels with commas"));
    const reviewers = (0, inputs.IQ)("", (0, inputs.wC)(/^(?:\s*(?:@author|[\w-]+|[\w-]+\/[\w.-]+)?\s*(?:,|$))*$/u, "must be comma-separated logins, `org/team` or `@author`", text => (0, 
    inputs.jO)(text).map(reviewerOf)).check(api.Eb(MAX_REVIEWERS, `has more than ${MAX_REVIEWERS} reviewers`)));
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
      "allowed-paths": (0, inputs.lq)(pathPatterns),
      "if-out-of-scope": (0, inputs.IQ)("error", (0, inputs.yL)("error", "warn")),
      "pr-labels": labels,
      "pr-reviewers": reviewers
    };
    //! CONCATENATED MODULE: ./build/agent-job/inputs/input-rules.js
        function maskSecrets({input}, runner) {
      for (const name of [ "api-key", "github-token" ]) runner.mask(input(name).trim());
    }
    const inputRules = {
      ...connection_inputs.eu,
      prompt: schemas.YjP(),
      "prompt-file": schemas.YjP(),
      "prompt-template": schemas.YjP(),
      include: (0, inputs.IQ)("", include.zl),
      "job-id": (0, inputs.lq)(schemas.YjP().check(schemas.YPB(client.bQ, (0, inputs.yu)("must be a job id")))),
      "dry-run": (0, inputs.IQ)("false", inputs.zM),
      wait: (0, inputs.IQ)("true", inputs.zM),
      "timeout-minutes": (0, connection_inputs.yx)("30"),
      "poll-interval-seconds": (0, inputs.lq)((0, inputs._)("a number of seconds above 0 and at most 21000", value => value > 0 && value <= 21_000)),
      "if-no-pr": (0, inputs.IQ)("ignore", (0, inputs.yL)("ignore", "warn", "error")),
      comment: (0, inputs.IQ)("false", inputs.zM),
      "issue-number": (0, inputs.lq)((0, inputs.wC)(/^[1-9]\d{0,14}$/u, "must be the number of an issue or pull request", Number)),
      "github-token": schemas.YjP(),
      "max-open-prs": (0, inputs.lq)((0, inputs.wC)(/^[1-9]\d{0,5}$/u, "must be a whole number of 1 or more", Number)),
      "at-cap": (0, inputs.IQ)("skip", (0, inputs.yL)("skip", "continue")),
      key: schemas.YjP(),
      "pr-repository": (0, inputs.lq)((0, inputs.wC)(/^[\w.-]+\/[\w.-]+$/u, "must be a repository as `owner/name`", text => text)),
      "agent-login": (0, inputs.IQ)("mintlify[bot]", (0, inputs.wC)(/^[\w-]+(?:\[bot\])?$/u, "must be a login", text => text)),
      "skip-agent-events": (0, inputs.IQ)("true", inputs.zM),
      "required-permission": (0, inputs.IQ)("write", (0, inputs.yL)(...repository.gg)),
      "allow-bots": (0, inputs.IQ)("", (0, inputs.wC)(/^(?:\s*[\w-]+(?:\[bot\])?\s*(?:,|$))*$/u, "must be comma-separated logins without wildcards, such as `renovate[bot]`", inputs.jO)),
      ...pullRequestInputs,
      "remove-label": (0, inputs.IQ)("false", inputs.zM)
    };
    function isTrue(text) {
      return inputs.zM.safeParse(text.trim()).data === true;
    }
    function isFalse(text) {
      return inputs.zM.safeParse(text.trim()).data === false;
    }
  }),
  1983: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      QO: () => isStale,
      UJ: () => unseenJob,
      pJ: () => endOf,
      wi: () => HOW_ENDED
    });
    var _platform_agent_jobs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9064);
    function endOf(job) {
      const phase = (0, _platform_agent_jobs_js__WEBPACK_IMPORTED_MODULE_0__.hU)(job.status);
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
    const HOW_ENDED = {
      completed: "completed without a pull request",
      archived: "was archived",
      failed: "failed"
    };
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
  }),
  3377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      M7: () => setJobOutputs,
      dO: () => setOutcomeOutputs,
      zZ: () => setCommentOutput
    });
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(292);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    var _github_pull_request_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1452);
    const outputNames = [ "job-id", "status", "pr-link", "pr-number", "outcome", "reason", "message", "job", "comment-id", "changed-files" ];
    function setJobOutputs(runner, {id, last}) {
      set(runner, {
        "job-id": id,
        ...last && {
          status: bounded(last.status)
        }
      });
    }
    function setOutcomeOutputs(runner, outcome) {
      set(runner, {
        "job-id": outcome.jobId ?? "",
        status: bounded(outcome.job?.status ?? ""),
        "pr-link": outcome.prLink ?? "",
        "pr-number": String(outcome.pullRequest?.number ?? ""),
        outcome: outcome.name,
        reason: outcome.reason ?? "",
        message: outcome.message,
        job: outcome.job === void 0 ? "" : jobOutput(outcome.job),
        "changed-files": changedFilesOutput(runner, outcome)
      });
    }
    const MAX_CHANGED_FILES_BYTES = 32_000;
    function changedFilesOutput(runner, {changes}) {
      if (changes === void 0) return "";
      const paths = changes.files.flatMap(_github_pull_request_changes_js__WEBPACK_IMPORTED_MODULE_1__.wG).slice(0, _github_pull_request_changes_js__WEBPACK_IMPORTED_MODULE_1__.PC);
      const {json, left} = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_2__.k)(paths, MAX_CHANGED_FILES_BYTES);
      if (left > 0) runner.warning(`The output \`changed-files\` leaves out ${left} of ${paths.length} paths, because its limit is ${(0, 
      _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.ZV)(MAX_CHANGED_FILES_BYTES)} bytes.`, "Output shortened");
      return json;
    }
    function setCommentOutput(runner, commentId) {
      set(runner, {
        "comment-id": String(commentId)
      });
    }
    const MAX_JOB_OUTPUT_LENGTH = 450_000;
    function jobOutput({id, status, model, prLink, json}) {
      if (json.length <= MAX_JOB_OUTPUT_LENGTH) return json;
      return JSON.stringify({
        id,
        status: bounded(status),
        model: model && bounded(model),
        prLink
      });
    }
    const MAX_WORD_LENGTH = 200;
    function bounded(word) {
      return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(word, MAX_WORD_LENGTH);
    }
    function set(runner, values) {
      for (const name of outputNames) {
        const value = values[name];
        if (value !== void 0) runner.setOutput(name, value);
      }
    }
  }),
  3651: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      run: () => run
    });
    var github_event = __webpack_require__(6830);
    var runner_inputs = __webpack_require__(2266);
    var github_repository = __webpack_require__(8328);
    var repository_name = __webpack_require__(2226);
    var errors = __webpack_require__(7307);
    var pull_request_ref = __webpack_require__(3543);
    var lib_clock = __webpack_require__(4570);
    //! CONCATENATED MODULE: ./build/agent-job/github/agent-pull-requests.js
        const READ_TIMEOUT_MS = 30_000;
    class AgentPullRequests {
      #options;
      constructor(options) {
        this.#options = options;
      }
      async isKnownToBeClosed({prLink}, signal) {
        const {client, serverUrl, clock} = this.#options;
        const ref = (0, pull_request_ref.h)(prLink, {
          serverUrl
        });
        if (ref === void 0) return false;
        try {
          const isOpen = await (0, lib_clock.wj)(clock, READ_TIMEOUT_MS, signal, ({stop}) => new github_repository.LN(client, ref.repository).isPullRequestOpen(ref.number, stop));
          return !isOpen;
        } catch (error) {
          if (!(error instanceof errors.y_)) throw error;
          return false;
        }
      }
      async* markedJobs(open, signal) {
        if (!this.#options.areHere) return;
        for (const {number} of open) {
          const jobId = await this.#options.statusCommentOn(number).newestJob(signal);
          if (jobId !== void 0) yield {
            number,
            jobId
          };
        }
      }
    }
    var lib_text = __webpack_require__(4869);
    //! CONCATENATED MODULE: ./build/agent-job/github/guards.js
        const AGENT_BRANCH = "mintlify/";
    const MAX_COMMITS_ASKED = 11;
    const ASK_TIMEOUT_MS = 30_000;
    class Guards {
      #options;
      constructor(options) {
        this.#options = options;
      }
      async checkEvent(stop) {
        return await this.#checkAgent(stop) ?? await this.#checkPerson(stop);
      }
      async checkCap(stop) {
        const {inputs, prRepository} = this.#options;
        const {maxOpenPrs: limit, agentLogin: login} = inputs;
        if (limit === void 0) return;
        const open = await this.#ask(stop, signal => prRepository.openPullRequests(origin => this.#isFromAgent(origin), signal));
        return open.length < limit ? void 0 : {
          guard: "max-open-prs",
          login,
          repository: prRepository.name,
          limit,
          open
        };
      }
      async #checkAgent(stop) {
        const {inputs, event} = this.#options;
        if (!inputs.skipAgentEvents || !await this.#isAgentsOwn(stop)) return;
        return {
          guard: "agent-event",
          login: inputs.agentLogin,
          event: event.name
        };
      }
      async #isAgentsOwn(stop) {
        const {event} = this.#options;
        const isSender = this.#isAgent(event.sender?.login);
        switch (event.name) {
         case "workflow_run":
         case "check_run":
         case "check_suite":
         case "status":
          return false;

         case "pull_request":
         case "pull_request_target":
          return isSender || event.pullRequest !== void 0 && this.#isFromAgent(event.pullRequest);

         case "create":
         case "delete":
          return isSender || event.branch?.startsWith(AGENT_BRANCH) === true;

         case "push":
          return isSender || await this.#isAgentsPush(stop);

         default:
          return isSender;
        }
      }
      async #isAgentsPush(stop) {
        const {event, repository, runner} = this.#options;
        if (event.push === void 0) return false;
        const {ref, head, commits} = event.push;
        if (ref?.startsWith(`refs/heads/${AGENT_BRANCH}`)) return true;
        const others = commits.filter(({author}) => !this.#isAgent(author)).map(({sha}) => sha);
        if (commits.length > 0 && others.length === 0) return true;
        const asked = new Set([ ...head === void 0 ? [] : [ head ], ...others ]);
        if (asked.size === 0 || asked.size > MAX_COMMITS_ASKED) return false;
        try {
          for (const sha of asked) {
            const origins = await this.#ask(stop, signal => repository.originsOfCommit(sha, signal));
            if (!origins.some(origin => this.#isFromAgent(origin))) return false;
          }
          return true;
        } catch (error) {
          if (!(error instanceof errors.y_)) throw error;
          runner.warning(error.explain(", so a merge of the agent's own pull request isn't detected (`skip-agent-events`)"), "skip-agent-events not checked");
          return false;
        }
      }
      #isAgent(login) {
        return (0, github_event.Av)(login, this.#options.inputs.agentLogin);
      }
      #isFromAgent({author, ownBranch}) {
        return this.#isAgent(author) || ownBranch?.startsWith(AGENT_BRANCH) === true;
      }
      async #checkPerson(stop) {
        const {inputs, event, repository} = this.#options;
        const asked = actorToCheck(event);
        if (asked === "no-one") return;
        const {login, isBot} = asked;
        if (isBot) {
          const isAllowed = inputs.allowBots.some(allowed => (0, github_event.Av)(login, allowed));
          return isAllowed ? void 0 : {
            guard: "bot",
            login
          };
        }
        const required = inputs.requiredPermission;
        if (required === "none") return;
        const role = await this.#ask(stop, signal => repository.roleOf(login, signal));
        if (rank(role) >= rank(required)) return;
        return {
          guard: "permission",
          login,
          role,
          required,
          addedLabel: event.label !== void 0
        };
      }
      #ask(signal, question) {
        return (0, lib_clock.wj)(this.#options.clock, ASK_TIMEOUT_MS, signal, ({stop}) => question(stop));
      }
    }
    function rank(role) {
      return github_repository.gg.indexOf(role);
    }
    function actorToCheck({name, action, sender, pullRequest, workflowRun}) {
      switch (name) {
       case "schedule":
       case "push":
       case "release":
       case "create":
       case "delete":
       case "merge_group":
       case "workflow_dispatch":
       case "repository_dispatch":
       case "pull_request":
        return "no-one";

       case "pull_request_target":
        return action === "closed" && pullRequest?.isMerged === true ? "no-one" : known(sender, name);

       case "workflow_run":
        return workflowRun?.isFromFork === false ? "no-one" : known(workflowRun?.triggeringActor, name);

       default:
        return known(sender, name);
      }
    }
    function known(account, event) {
      if (account !== void 0) return account;
      throw new errors.y_({
        problem: {
          what: "Couldn't check the permission of the person who triggered this run",
          why: `the payload of the event ${(0, lib_text.Zw)(event || "unknown")} doesn't name them`,
          fix: "Use an event that outsiders can't trigger, such as `schedule` or `workflow_dispatch`"
        },
        wasAsked: false
      });
    }
    var schemas = __webpack_require__(4922);
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
        this.#repository = (0, repository_name.u)(repository);
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
          if (error instanceof errors.y_ && error.status === 404) return false;
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
          permission: github_event.EU[kind],
          signal
        };
      }
    }
    var comment_marker = __webpack_require__(46);
    var write_budget = __webpack_require__(5039);
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
          if (!(error instanceof errors.y_)) throw error;
          if (error.lacksPermission) this.#report(error, "warning", ", and the comment will fail too"); else this.#report(error, "info");
        }
      }
      async newestJob(signal) {
        const {projectId} = this.#options;
        const named = (await this.#markedCommentsIfReadable(signal)).findLast(({marker, isVerified}) => isVerified && marker.job !== "" && marker.project === projectId);
        return named?.marker.job;
      }
      async previousAttempt(identity, attempt, signal) {
        const found = (await this.#markedCommentsInTime(signal)).findLast(({marker}) => marker.job !== "" && marker.attempt < attempt && (0, 
        comment_marker.lO)(marker, identity));
        if (found === void 0) return;
        if (found.isVerified) return {
          jobId: found.marker.job,
          attempt: found.marker.attempt,
          commentId: found.id
        };
        throw new errors.y_({
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
          return await (0, write_budget.x6)(budget, this.#options.context, async ({stop}) => {
            const existing = await this.#existing(target, marker, stop);
            const isEdited = existing !== void 0 && await this.#comments.edit(existing.id, bodyWith(existing.marker), stop);
            return {
              kind: "written",
              id: isEdited ? existing.id : await this.#add(bodyWith(marker), marker, stop, retryUntil)
            };
          });
        } catch (error) {
          if (!(error instanceof errors.y_)) throw error;
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
          if (!(error instanceof errors.y_) || stop.aborted || retryUntil === void 0) throw error;
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
            const isOurs = (0, comment_marker.lO)(found.marker, (0, comment_marker.cN)(environment, projectId, found.marker.prompt));
            return {
              id: found.id,
              marker: isOurs ? ownMarker : (0, comment_marker.gJ)(found.marker, apiKey, this.#location)
            };
          }
        }
      }
      async #markedCommentsIfReadable(signal) {
        try {
          return await this.#markedCommentsInTime(signal);
        } catch (error) {
          if (!(error instanceof errors.y_) || !error.isFinal) throw error;
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
          const parsed = (0, comment_marker.gY)(body, apiKey, this.#location);
          return parsed === void 0 || isReadOnly && !parsed.isVerified ? [] : [ {
            id,
            ...parsed
          } ];
        });
      }
      #markerFor({jobId = "", promptSha256}) {
        const {environment, projectId, apiKey} = this.#options;
        const identity = (0, comment_marker.cN)(environment, projectId, promptSha256);
        return (0, comment_marker.gJ)({
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
    //! CONCATENATED MODULE: ./build/agent-job/github/connect.js
        function connectGitHub(client, inputs, event, environment, context) {
      const {runner, clock} = context;
      const {projectId, apiKey, issueNumber} = inputs;
      const repository = new github_repository.LN(client, environment.repository);
      const prRepository = new github_repository.LN(client, inputs.prRepository ?? environment.repository);
      const commentOn = issue => new StatusComment({
        client,
        issue,
        environment,
        projectId,
        apiKey,
        context,
        isReadOnly: inputs.dryRun
      });
      const issue = issueToCommentOn(issueNumber, event);
      const startedAt = clock.now();
      const statusComment = issue && commentOn(issue);
      const statusCommentOn = number => commentOn({
        kind: "pull-request",
        number
      });
      return {
        guards: new Guards({
          inputs,
          event,
          repository,
          prRepository,
          runner,
          clock
        }),
        pullRequests: new AgentPullRequests({
          client,
          serverUrl: environment.serverUrl,
          statusCommentOn,
          areHere: (0, repository_name.v)(prRepository.name, environment.repository),
          clock
        }),
        statusComment,
        statusCommentOn,
        addReaction: async (reaction, stop) => {
          if (!inputs.comment || inputs.dryRun) return;
          if (statusComment === void 0) runner.notice(`Nothing to comment on, because the \`${event.name}\` event has no issue or pull request. Set \`issue-number\`, or remove \`comment\`.`, "No comment");
          await (statusComment?.addReaction(reaction, issueNumber === void 0 ? event.comment : void 0, stop));
        },
        readContext: async stop => {
          const {include: parts} = inputs;
          if (parts.length === 0) return;
          const [{formatContext}, {gatherContext}] = await Promise.all([ __webpack_require__.e(723).then(__webpack_require__.bind(__webpack_require__, 3723)), __webpack_require__.e(917).then(__webpack_require__.bind(__webpack_require__, 1917)) ]);
          const {repository: name, runAttempt} = environment;
          const options = {
            parts,
            event,
            issueNumber,
            repository: name,
            client,
            startedAt,
            runAttempt
          };
          return formatContext(await gatherContext(options, stop));
        }
      };
    }
    var client = __webpack_require__(1678);
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
          const error = (0, errors.r9)(cause, {
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
          log((0, errors.lR)(error));
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
    //! CONCATENATED MODULE: ./build/lib/request-log.js
        function formatRequest({method, path, result, milliseconds, attempt, requestId}) {
      const request = requestId === void 0 ? "" : `, request ${requestId}`;
      return `${method} ${path}: ${result}, ${milliseconds} ms, attempt ${attempt}${request}`;
    }
    //! CONCATENATED MODULE: ./build/step/user-agent.js
        const USER_AGENT = "docs-agent-action/0.1.0";
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
    var input_rules = __webpack_require__(5710);
    var connection_inputs = __webpack_require__(2141);
    var context_include = __webpack_require__(7576);
    var external_node_crypto_ = __webpack_require__(7598);
    var promises_ = __webpack_require__(1455);
    var external_node_path_ = __webpack_require__(6760);
    //! CONCATENATED MODULE: ./build/runner/workspace.js
        class WorkspaceError extends Error {
      name="WorkspaceError";
    }
    async function fileInWorkspace(workspace, path) {
      const root = await realWorkspace(workspace);
      const leaves = `${(0, lib_text.Zw)(path)} is outside the workspace. Move the file into the workspace`;
      if (isOutside(root, (0, external_node_path_.resolve)(root, path)) && isOutside(workspace, (0, 
      external_node_path_.resolve)(path))) throw new WorkspaceError(leaves);
      const file = await (0, promises_.realpath)((0, external_node_path_.resolve)(root, path)).catch(cause => {
        throw new WorkspaceError(`${(0, lib_text.Zw)(path)} doesn't exist in the workspace. Check the path, and that \`actions/checkout\` runs before this step`, {
          cause
        });
      });
      if (isOutside(root, file)) throw new WorkspaceError(leaves);
      if ((0, external_node_path_.relative)(root, file).toLowerCase().split(external_node_path_.sep).includes(".git")) throw new WorkspaceError(`${(0, 
      lib_text.Zw)(path)} is in \`.git\`, which can contain a token. Use another file`);
      if (!(await (0, promises_.stat)(file)).isFile()) throw new WorkspaceError(`${(0, 
      lib_text.Zw)(path)} isn't a file`);
      return file;
    }
    async function realWorkspace(workspace) {
      return (0, promises_.realpath)(workspace).catch(cause => {
        throw new WorkspaceError("the workspace doesn't exist. Run `actions/checkout` before this step", {
          cause
        });
      });
    }
    function isOutside(root, path) {
      const between = (0, external_node_path_.relative)(root, path);
      return between === ".." || between.startsWith(`..${external_node_path_.sep}`) || (0, 
      external_node_path_.isAbsolute)(between);
    }
    //! CONCATENATED MODULE: ./build/agent-job/inputs/prompt-template.js
        class TemplateError extends Error {
      name="TemplateError";
      line;
      column;
      constructor(message, template, offset, cause) {
        super(message, {
          cause
        });
        const {line, column} = positionOf(template, offset);
        this.line = line;
        this.column = column;
      }
    }
    function positionOf(template, offset) {
      const before = template.slice(0, offset).split(/\r\n|\r|\n/u);
      return {
        line: before.length,
        column: Array.from(before.at(-1) ?? "").length + 1
      };
    }
    const OPEN = "${{";
    async function fillTemplate(template, contexts, maxLength) {
      const filled = [];
      const empty = [];
      let length = 0;
      let evaluate;
      for (let at = 0; at < template.length; ) {
        const open = template.indexOf(OPEN, at);
        if (open === -1) {
          filled.push(template.slice(at));
          break;
        }
        const start = open + OPEN.length;
        const end = endOfExpression(template, start);
        if (end === void 0) throw new TemplateError("it is never closed with `}}`", template, open);
        evaluate ??= await expressionEngine(contexts).catch(cause => {
          throw new TemplateError(UNUSABLE_EVENT, template, open, cause);
        });
        const value = evaluate(template, start, end);
        if (value === "") empty.push({
          expression: template.slice(start, end).trim(),
          ...positionOf(template, open)
        });
        filled.push(template.slice(at, open), value);
        length += open - at + value.length;
        if (length > maxLength) {
          const limit = (0, lib_text.ZV)(maxLength);
          throw new TemplateError(`with its value, the prompt has more than ${limit} bytes`, template, open);
        }
        at = end + 2;
      }
      return {
        text: filled.join(""),
        empty
      };
    }
    function endOfExpression(template, start) {
      let inText = false;
      for (let at = start; at < template.length; at += 1) if (template[at] === "'") inText = !inText; else if (!inText && template.startsWith("}}", at)) return at;
      return;
    }
    const MAX_CONTEXTS_LENGTH = 2097152;
    const UNUSABLE_EVENT = "the event's payload is too large or too deeply nested. Use `prompt` or `prompt-file` instead";
    async function expressionEngine(contexts) {
      const {data, Evaluator, ExpressionError, Lexer, Parser} = await __webpack_require__.e(438).then(__webpack_require__.bind(__webpack_require__, 438));
      const names = Object.keys(contexts);
      const revive = (_, value) => data.reviver(_, value);
      const json = JSON.stringify(contexts);
      if (json.length > MAX_CONTEXTS_LENGTH) throw new RangeError(UNUSABLE_EVENT);
      const context = JSON.parse(json, revive);
      if (!(context instanceof data.Dictionary)) throw new TypeError("the contexts are not an object");
      const offsetOf = error => {
        if (error instanceof ExpressionError) return error.pos.column;
        const position = /Located at position (\d+)/u.exec(messageOf(error))?.[1];
        return position === void 0 ? 0 : Number(position) - 1;
      };
      return (template, start, end) => {
        const source = template.slice(start, end);
        if (source.trim() === "") throw new TemplateError("it is empty", template, start);
        const oneLine = source.replace(/[\r\n]/gu, " ");
        try {
          new Parser(new Lexer(oneLine).lex().tokens, names, []).parse();
          const expression = new Parser(new Lexer(source).lex().tokens, names, []).parse();
          return new Evaluator(expression, context).evaluate().coerceString();
        } catch (error) {
          throw new TemplateError(describe(error, source), template, start + offsetOf(error), error);
        }
      };
    }
    function messageOf(error) {
      return error instanceof Error ? error.message : String(error);
    }
    function describe(error, source) {
      if (error instanceof TypeError) return `${(0, lib_text.Zw)(source)} can't be evaluated`;
      if (messageOf(error) === "ErrorExceededMaxLength") return "it has more than 21,000 characters";
      return messageOf(error).replace(/\.? Located at position [\s\S]*$/u, "");
    }
    const SECRET_NAME = /TOKEN|SECRET|PASS|KEY|CRED|AUTH|COOKIE|PRIVATE/i;
    const RUNNERS_OWN = /^(?:INPUT_|ACTIONS_|STATE_)/i;
    function templateContexts({variables}, event, isSecret) {
      const visible = Object.entries(variables).filter(([name, value]) => !SECRET_NAME.test(name) && !isSecret(value));
      const github = {};
      for (const [name, value] of visible) if (name.startsWith("GITHUB_")) github[name.slice(7).toLowerCase()] = value;
      github["event"] = event;
      return {
        github,
        env: Object.fromEntries(visible.filter(([name]) => !RUNNERS_OWN.test(name)))
      };
    }
    //! CONCATENATED MODULE: ./build/agent-job/inputs/prompt.js
        const MAX_PROMPT_BYTES = 16777216;
    class PromptError extends Error {
      name="PromptError";
    }
    async function readPrompt(source, workspace, contexts) {
      switch (source.input) {
       case "prompt":
        return promptOf(source.text, "`prompt` is blank. Say what the agent should do.");

       case "prompt-file":
        return promptOf(await readText(source, workspace), `\`prompt-file\`: ${(0, lib_text.Zw)(source.path)} is blank. Write the prompt into it.`);

       case "prompt-template":
        {
          const template = await readText(source, workspace);
          const {text, empty} = await fill(source.path, template, contexts());
          return {
            ...promptOf(text, `\`prompt-template\`: ${(0, lib_text.Zw)(source.path)} results in a blank prompt. Check its expressions.`),
            warning: empty.length === 0 ? void 0 : emptyWarning(source.path, empty)
          };
        }
      }
    }
    function promptOf(text, whenBlank) {
      if (/^[\s\p{Cf}]*$/u.test(text)) throw new PromptError(whenBlank);
      const bytes = Buffer.from(text, "utf8");
      if (bytes.byteLength > MAX_PROMPT_BYTES) throw new PromptError(`The prompt has ${(0, 
      lib_text.ZV)(bytes.byteLength)} bytes, but the limit is ${(0, lib_text.ZV)(MAX_PROMPT_BYTES)}. Shorten it.`);
      return {
        text,
        sha256: (0, external_node_crypto_.createHash)("sha256").update(bytes).digest("hex"),
        bytes: bytes.byteLength
      };
    }
    const MAX_NAMED_EXPRESSIONS = 10;
    const MAX_EXPRESSION_LENGTH = 100;
    function emptyWarning(path, empty) {
      const places = empty.slice(0, MAX_NAMED_EXPRESSIONS).map(({expression, line, column}) => `${(0, 
      lib_text.Zw)(expression, MAX_EXPRESSION_LENGTH)} (line ${line}, column ${column})`);
      const left = empty.length - places.length;
      const more = left > 0 ? ` and ${(0, lib_text.ZV)(left)} more` : "";
      return `No value for ${places.join(", ")}${more} in ${(0, lib_text.Zw)(path)}. Check the spelling, and what the event contains.`;
    }
    async function fill(path, template, contexts) {
      try {
        return await fillTemplate(template, contexts, MAX_PROMPT_BYTES);
      } catch (error) {
        if (!(error instanceof TemplateError)) throw error;
        const place = `${(0, lib_text.Zw)(path)}, line ${error.line}, column ${error.column}`;
        throw new PromptError(`\`prompt-template\`: invalid expression in ${place}: ${error.message}.`, {
          cause: error
        });
      }
    }
    async function readText({input, path}, workspace) {
      const fail = (problem, cause) => new PromptError(`\`${input}\`: ${problem}`, {
        cause
      });
      try {
        const bytes = await (0, promises_.readFile)(await fileInWorkspace(workspace, path));
        return new TextDecoder("utf-8", {
          fatal: true,
          ignoreBOM: true
        }).decode(bytes);
      } catch (error) {
        if (error instanceof WorkspaceError) throw fail(`${error.message}.`, error);
        if (error instanceof TypeError) throw fail(`${(0, lib_text.Zw)(path)} isn't UTF-8. Save it in that encoding.`, error);
        throw fail(`Couldn't read ${(0, lib_text.Zw)(path)}: ${String(error)}.`, error);
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/inputs/inputs.js
        async function parseInputs(environment, event, redact) {
      const {values, problems} = (0, runner_inputs.Ko)(environment, input_rules.sM, redact);
      const given = environment.input;
      const isKeyEmpty = given("api-key").trim() === "";
      const found = [ ...problems.map(one => one.input === "api-key" && isKeyEmpty ? emptyKey(one, event) : one), ...acrossInputs(given), ...await includeProblems(given, event) ];
      let prompt;
      let cause;
      const [source, ...others] = promptSources(given);
      if (source !== void 0 && others.length === 0) try {
        prompt = await readPrompt(source, environment.workspace, () => templateContexts(environment, event.payload, value => redact(value) !== value));
      } catch (error) {
        if (!(error instanceof PromptError)) throw error;
        found.push({
          input: source.input,
          message: error.message
        });
        cause = error;
      }
      const task = taskOf(prompt, values?.["job-id"]);
      if (values === void 0 || task === void 0 || found.length > 0) return new runner_inputs.hS(found, cause);
      return Object.freeze({
        projectId: values["project-id"],
        apiKey: values["api-key"],
        baseUrl: values["base-url"],
        task,
        wait: values.wait,
        timeoutMs: values["timeout-minutes"],
        pollIntervalMs: values["poll-interval-seconds"] && values["poll-interval-seconds"] * 1_000,
        ifNoPr: values["if-no-pr"],
        comment: values.comment,
        issueNumber: values["issue-number"],
        maxOpenPrs: values["max-open-prs"],
        atCap: values["at-cap"],
        prRepository: values["pr-repository"],
        agentLogin: values["agent-login"],
        skipAgentEvents: values["skip-agent-events"],
        requiredPermission: values["required-permission"],
        allowBots: values["allow-bots"],
        allowedPaths: values["allowed-paths"],
        ifOutOfScope: values["if-out-of-scope"],
        prLabels: values["pr-labels"],
        prReviewers: values["pr-reviewers"],
        include: values.include,
        dryRun: values["dry-run"]
      });
    }
    const EVENTS_WITHOUT_SECRETS = [ "pull_request", "pull_request_review", "pull_request_review_comment" ];
    function emptyKey(problem, {name, pullRequest, sender}) {
      if ((0, github_event.Av)(sender?.login, "dependabot[bot]")) {
        const message = "`api-key` is empty, because runs that Dependabot triggers get no Actions secrets. Skip them with an `if:` on the job, or add the key as a Dependabot secret.";
        return {
          ...problem,
          message
        };
      }
      if (pullRequest?.isFromFork === true && EVENTS_WITHOUT_SECRETS.includes(name)) {
        const message = "`api-key` is empty, because GitHub gives no secrets to pull requests from forks. Skip them with an `if:` on the job.";
        return {
          ...problem,
          message
        };
      }
      return problem;
    }
    async function includeProblems(given, event) {
      const include = input_rules.sM.include.safeParse(given("include")).data ?? [];
      const issueNumber = input_rules.sM["issue-number"].safeParse(given("issue-number")).data;
      if (include.length === 0) return [];
      if (promptSources(given).length === 0) return [ {
        input: "include",
        message: "`include` needs a prompt. Set `prompt`, or remove `include`."
      } ];
      const available = (0, context_include.e3)(event, await event.content(), issueNumber);
      if (!include.some(part => available.includes(part))) {
        const message = `\`include\` has nothing to include, because the \`${event.name || "unknown"}\` event has no ${include.join(" and no ")}. Set \`issue-number\`, or remove \`include\`.`;
        return [ {
          input: "include",
          message
        } ];
      }
      const isInPayload = issueNumber === void 0 && include.every(part => part === "issue");
      return isInPayload || given("github-token").trim() !== "" ? [] : [ {
        input: "github-token",
        message: "`github-token` is empty, but it is required for `include`. Remove `github-token` to use the run's own token."
      } ];
    }
    function acrossInputs(given) {
      const found = [];
      const sources = promptSources(given).map(({input}) => input);
      const jobId = given("job-id").trim();
      if (sources.length > 1) found.push({
        input: sources.join(", "),
        message: `Only one of ${sources.map(name => `\`${name}\``).join(" and ")} can be set.`
      });
      if (sources.length === 0 && (jobId === "" || jobId === "auto")) found.push({
        input: "prompt",
        message: "`prompt` is empty. Set `prompt`, `prompt-file` or `prompt-template`, or a `job-id` to follow."
      });
      const key = (0, connection_inputs.dD)(given("api-key"), given("base-url"));
      if (key !== void 0) found.push({
        input: "api-key",
        message: key
      });
      const apiKey = given("api-key").trim();
      for (const name of [ "project-id", "job-id" ]) if (apiKey !== "" && given(name).includes(apiKey)) found.push({
        input: name,
        message: `\`${name}\` contains the API key. Set it to the id, not to the secret.`
      });
      const interval = Number(given("poll-interval-seconds").trim() || 1);
      const baseUrl = given("base-url").trim();
      if (interval > 0 && interval < 1 && !(URL.canParse(baseUrl) && (0, connection_inputs.U9)(new URL(baseUrl)))) found.push({
        input: "poll-interval-seconds",
        message: "`poll-interval-seconds` must be 1 or more, unless `base-url` is a loopback address."
      });
      const needsToken = [ ...[ "comment", "remove-label" ].filter(name => (0, input_rules.Hn)(given(name))), ...[ "max-open-prs", "allowed-paths", "pr-labels", "pr-reviewers" ].filter(name => given(name).trim() !== ""), ...jobId === "auto" ? [ "job-id: auto" ] : [] ];
      if (needsToken.length > 0 && given("github-token").trim() === "") found.push({
        input: "github-token",
        message: `\`github-token\` is empty, but it is required for ${needsToken.map(name => `\`${name}\``).join(", ")}. Remove \`github-token\` to use the run's own token.`
      });
      return found;
    }
    function promptSources(given) {
      const sources = [];
      if (given("prompt") !== "") sources.push({
        input: "prompt",
        text: given("prompt")
      });
      for (const input of [ "prompt-file", "prompt-template" ]) {
        const path = given(input).trim();
        if (path !== "") sources.push({
          input,
          path
        });
      }
      return sources;
    }
    function taskOf(prompt, jobId) {
      if (prompt === void 0) return jobId === void 0 ? void 0 : {
        kind: "follow",
        jobId
      };
      switch (jobId) {
       case void 0:
        return {
          kind: "create",
          prompt
        };

       case "auto":
        return {
          kind: "auto",
          prompt
        };

       default:
        return {
          kind: "message",
          jobId,
          prompt
        };
      }
    }
    var agent_jobs = __webpack_require__(9064);
    var platform_client = __webpack_require__(6026);
    //! CONCATENATED MODULE: ./build/step/platform-client.js
        function openPlatformClient({baseUrl, apiKey}, {http, clock, runner}, onRequest) {
      return new platform_client.Ht({
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
    var context_error = __webpack_require__(3476);
    var saved_state = __webpack_require__(9675);
    var outputs = __webpack_require__(3377);
    var platform_errors = __webpack_require__(4779);
    //! CONCATENATED MODULE: ./build/platform/retry-policy.js
        const QUOTA_BACKOFF = {
      firstMs: 20_000,
      maxMs: 3e5
    };
    const BACKOFF = {
      firstMs: 1_000,
      maxMs: 60_000
    };
    const JITTER = 0.5;
    function pauseBeforeSubmit(error, failures, random) {
      const {firstMs, maxMs} = error.reason === "rate-limit" ? QUOTA_BACKOFF : BACKOFF;
      const backoff = Math.min(firstMs * 2 ** failures, maxMs) * (1 + JITTER * random);
      return Math.max(error.retryAfterMs ?? 0, backoff);
    }
    const MAX_POLL_PAUSE_MS = 10_000;
    function pauseAfterFailedPoll(error, failures, intervalMs) {
      return Math.max(error.retryAfterMs ?? 0, Math.min(intervalMs * 2 ** failures, MAX_POLL_PAUSE_MS));
    }
    //! CONCATENATED MODULE: ./build/agent-job/job/failed-polls.js
        class FailedPolls {
      #options;
      #began;
      #notFoundSince;
      #errors=[];
      constructor(options) {
        this.#options = options;
        this.#began = options.clock.now();
      }
      get count() {
        return this.#errors.length;
      }
      get last() {
        return this.#errors.at(-1);
      }
      add(error) {
        const {clock, schedule, notFoundGraceMs} = this.#options;
        const {poll} = error.policy;
        switch (poll) {
         case "reject":
          return {
            kind: "refused"
          };

         case "absent":
          this.#notFoundSince ??= clock.now();
          if (clock.now() - this.#notFoundSince >= notFoundGraceMs) return {
            kind: "not-found"
          };
          break;

         case "retry":
          this.#notFoundSince = void 0;
          break;

         default:
        }
        this.#errors.push(error);
        const interval = schedule(clock.now() - this.#began);
        return {
          kind: "retry",
          pauseMs: pauseAfterFailedPoll(error, this.count, interval)
        };
      }
      clear() {
        this.#notFoundSince = void 0;
        this.#errors = [];
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/job/poll-schedule.js
        const FIRST_POLL_MS = 28_000;
    const INTERVAL_SHARE = 0.075;
    const MIN_INTERVAL_MS = 1_000;
    const MAX_INTERVAL_MS = 15_000;
    const adaptive = waitedMs => waitedMs < FIRST_POLL_MS ? FIRST_POLL_MS - waitedMs : Math.min(Math.max(waitedMs * INTERVAL_SHARE, MIN_INTERVAL_MS), MAX_INTERVAL_MS);
    function fixed(intervalMs) {
      return () => intervalMs;
    }
    const adaptiveFromFirstPoll = waitedMs => adaptive(waitedMs + FIRST_POLL_MS);
    const LAST_POLL_BEFORE_DEADLINE_MS = 2_000;
    function untilNextPoll(pause, left) {
      const beforeLastPoll = left - LAST_POLL_BEFORE_DEADLINE_MS;
      return beforeLastPoll > 0 ? Math.min(pause, beforeLastPoll) : Math.min(pause, left);
    }
    //! CONCATENATED MODULE: ./build/agent-job/job/lookup.js
        async function lookUpJob(id, {notFoundGraceMs, maxFailures}, {jobs, clock, cancelled, limit, deadline, schedule, progress}) {
      const failed = new FailedPolls({
        clock,
        schedule,
        notFoundGraceMs
      });
      for (;;) {
        if (cancelled.aborted) return {
          kind: "cancelled"
        };
        if (limit.timedOut.aborted || clock.now() >= deadline) return {
          kind: "unanswered",
          error: failed.last
        };
        try {
          return {
            kind: "found",
            job: await jobs.get(id, {
              attempt: failed.count + 1,
              signal: limit.stop
            })
          };
        } catch (error) {
          if (!(error instanceof platform_errors.W)) throw error;
          if (limit.stop.aborted) continue;
          const failure = failed.add(error);
          if (failure.kind !== "retry") return {
            kind: failure.kind,
            error
          };
          if (failed.count === maxFailures) return {
            kind: "unanswered",
            error
          };
          progress.failed(error, failure.pauseMs);
          await progress.wait(untilNextPoll(failure.pauseMs, deadline - clock.now()), limit.stop);
        }
      }
    }
    var result = __webpack_require__(1983);
    //! CONCATENATED MODULE: ./build/agent-job/job/poll.js
        const NOT_FOUND_GRACE_MS = 60_000;
    async function pollUntilEnd({id, last: known}, {what, messageAcceptedAt, onJob}, context) {
      const {jobs, clock, cancelled, limit, deadline, schedule, progress} = context;
      const began = clock.now();
      let last = known;
      let acceptedAt = messageAcceptedAt;
      const failed = new FailedPolls({
        clock,
        schedule,
        notFoundGraceMs: NOT_FOUND_GRACE_MS
      });
      let pause = schedule(0);
      progress.started(what, known?.status, untilNextPoll(pause, deadline - began));
      for (;;) {
        await progress.wait(untilNextPoll(pause, deadline - clock.now()), limit.stop);
        if (cancelled.aborted) return {
          kind: "cancelled",
          job: {
            id,
            last
          }
        };
        if (limit.timedOut.aborted || clock.now() >= deadline) return {
          kind: "timed-out",
          job: {
            id,
            last
          },
          error: failed.last
        };
        try {
          const job = await jobs.get(id, {
            attempt: failed.count + 1,
            signal: limit.stop
          });
          failed.clear();
          pause = schedule(clock.now() - began);
          if ((0, result.QO)(job, acceptedAt, clock.now())) continue;
          acceptedAt = void 0;
          last = job;
          onJob?.(job);
          const end = (0, result.pJ)(job);
          if (end !== void 0) return end;
          progress.polled(job.status);
        } catch (error) {
          if (!(error instanceof platform_errors.W)) throw error;
          if (limit.stop.aborted) continue;
          const failure = failed.add(error);
          if (failure.kind !== "retry") return {
            kind: "lost",
            job: {
              id,
              last
            },
            error
          };
          pause = failure.pauseMs;
          progress.failed(error, pause);
        }
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/job/progress-log.js
        const MAX_GAP_MS = 60_000;
    class ProgressLog {
      #clock;
      #deadline;
      #runner;
      #startedAt;
      #loggedAt;
      #failureLoggedAt=Number.NEGATIVE_INFINITY;
      #status;
      #hasFailed=false;
      #hasWarnedOfStatus=false;
      constructor(clock, deadline, runner) {
        this.#clock = clock;
        this.#deadline = deadline;
        this.#runner = runner;
        this.#startedAt = clock.now();
        this.#loggedAt = this.#startedAt;
      }
      started(what, status, pause) {
        this.#startedAt = this.#clock.now();
        this.#hasFailed = false;
        this.#setStatus(status);
        this.#log(`${what} Polling from ${(0, lib_text.a3)(pause)} on, until ${(0, lib_text.qY)(this.#deadline)} at the latest.`);
      }
      polled(status) {
        this.#hasFailed = false;
        if (this.#setStatus(status)) this.#log(`The job is now ${(0, lib_text.Zw)(status)}.`);
      }
      failed(error, pause) {
        this.#hasFailed = true;
        if (this.#clock.now() - this.#failureLoggedAt < MAX_GAP_MS) return;
        this.#failureLoggedAt = this.#clock.now();
        this.#log(error.explain("Couldn't get the job's status", `Retrying in ${(0, lib_text.a3)(pause)}`));
      }
      async wait(ms, stop) {
        const until = this.#clock.now() + ms;
        for (let next = this.#loggedAt + MAX_GAP_MS; next < until; next = this.#loggedAt + MAX_GAP_MS) {
          await this.#clock.sleep(next - this.#clock.now(), stop);
          if (stop.aborted) return;
          const elapsed = (0, lib_text.a3)(this.#clock.now() - this.#startedAt);
          this.#log(this.#hasFailed ? `Still polling after ${elapsed}; the last poll failed.` : `Still ${this.#status ?? "waiting"} after ${elapsed}.`);
        }
        await this.#clock.sleep(until - this.#clock.now(), stop);
      }
      #setStatus(status) {
        if (status === void 0 || status === this.#status) return false;
        this.#status = status;
        if ((0, agent_jobs.hU)(status) === "unrecognized" && !this.#hasWarnedOfStatus) {
          this.#hasWarnedOfStatus = true;
          this.#runner.warning(`The API returned the unknown job status ${(0, lib_text.Zw)(status)}. Polling continues.`, "Unknown job status");
        }
        return true;
      }
      #log(line) {
        this.#loggedAt = this.#clock.now();
        this.#runner.info(line);
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/job/job-tracker.js
        class JobTracker {
      #options;
      #progress;
      constructor(options) {
        const {deadline, context} = options;
        this.#options = options;
        this.#progress = new ProgressLog(context.clock, deadline, context.runner);
      }
      async lookUp(jobId, options) {
        return await lookUpJob(jobId, options, this.#pollContext(adaptiveFromFirstPoll));
      }
      async pollOther(job, options) {
        return await pollUntilEnd({
          id: job.id,
          last: job
        }, options, this.#pollContext(adaptiveFromFirstPoll));
      }
      async waitForKnown(last, options) {
        return await this.#publishAndWait({
          id: last.id,
          last
        }, options, adaptiveFromFirstPoll);
      }
      async waitForAccepted(job, options) {
        return await this.#publishAndWait(job, options, adaptive);
      }
      async #publishAndWait(job, options, schedule) {
        const {wait, dryRun} = this.#options.inputs;
        const {runner} = this.#options.context;
        let isAcceptanceSaved = options.messageAcceptedAt !== void 0;
        if (!dryRun) {
          if (isAcceptanceSaved) (0, saved_state.m$)(runner, options.messageAcceptedAt);
          (0, saved_state.p7)(runner, job);
          (0, outputs.M7)(runner, job);
        }
        const end = job.last && (0, result.pJ)(job.last);
        if (end !== void 0) return end;
        if (!wait || dryRun) return {
          kind: "started",
          job
        };
        let status = job.last?.status;
        const onJob = last => {
          if (last.status !== status) (0, outputs.M7)(runner, {
            id: last.id,
            last
          });
          status = last.status;
          if (isAcceptanceSaved) (0, saved_state.m$)(runner, void 0);
          isAcceptanceSaved = false;
        };
        return await pollUntilEnd(job, {
          ...options,
          onJob
        }, this.#pollContext(schedule));
      }
      #pollContext(schedule) {
        const {inputs, jobs, limit, deadline, context} = this.#options;
        const {clock, cancelled} = context;
        return {
          jobs,
          clock,
          cancelled,
          limit,
          deadline,
          schedule: inputs.pollIntervalMs === void 0 ? schedule : fixed(inputs.pollIntervalMs),
          progress: this.#progress
        };
      }
    }
    var json = __webpack_require__(292);
    //! CONCATENATED MODULE: ./build/platform/partial-id.js
        function partialId(damaged) {
      if (!/^\s*\{/u.test(damaged)) return;
      let depth = 0;
      let key;
      for (let at = 0; at < damaged.length; at += 1) {
        const character = damaged[at];
        if (character === "{" || character === "[") depth += 1; else if (character === "}" || character === "]") depth -= 1; else if (character === "," && depth === 1) key = void 0; else if (character === '"') {
          const end = endOfString(damaged, at);
          if (end === void 0) return;
          const text = damaged.slice(at, end);
          at = end - 1;
          if (depth !== 1) continue;
          if (key === '"id"') return agent_jobs.T5.safeParse((0, json.q)(text)).data;
          key ??= text;
        }
      }
      return;
    }
    function endOfString(text, start) {
      for (let at = start + 1; at < text.length; at += 1) if (text[at] === "\\") at += 1; else if (text[at] === '"') return at + 1;
      return;
    }
    //! CONCATENATED MODULE: ./build/agent-job/job/submit.js
        const CANCEL_GRACE_MS = 5_500;
    async function submit_submit(options) {
      const {messageTo, beforeSend, limit, deadline, context} = options;
      const {runner, clock, random, cancelled} = context;
      const job = messageTo && (0, result.UJ)(messageTo.id);
      let lastError;
      for (let failures = 0; ;failures += 1) {
        if (cancelled.aborted) return {
          kind: "not-created",
          error: "cancelled",
          job
        };
        if (clock.now() >= deadline) return {
          kind: "not-created",
          error: lastError ?? "timeout",
          job
        };
        const notAccepted = await (beforeSend?.());
        if (notAccepted !== void 0) return notAccepted;
        if (cancelled.aborted) return {
          kind: "not-created",
          error: "cancelled",
          job
        };
        (0, saved_state.yI)(runner, messageTo);
        try {
          const last = await sendUntilCancelled(options, failures + 1);
          return {
            kind: "accepted",
            job: {
              id: last.id,
              last
            }
          };
        } catch (error) {
          if (!(error instanceof platform_errors.W)) throw error;
          const policy = error.policy.submit;
          switch (policy) {
           case "reject":
            (0, saved_state.q6)(runner);
            return {
              kind: "rejected",
              error,
              jobId: job?.id
            };

           case "unsendable":
            (0, saved_state.q6)(runner);
            return {
              kind: "not-created",
              error,
              job
            };

           case "uncertain":
            {
              const id = error.body === void 0 ? void 0 : partialId(error.body);
              if (id !== void 0) return {
                kind: "accepted",
                job: (0, result.UJ)(id)
              };
              return {
                kind: "unknown",
                error,
                cancelled: cancelled.aborted,
                job
              };
            }

           case "retry":
            {
              (0, saved_state.q6)(runner);
              if (cancelled.aborted) return {
                kind: "not-created",
                error: "cancelled",
                job
              };
              if (error.reason === "interrupted") return {
                kind: "not-created",
                error: lastError ?? "timeout",
                job
              };
              const pause = pauseBeforeSubmit(error, failures, random());
              if (clock.now() + pause >= deadline) return {
                kind: "not-created",
                error,
                job
              };
              lastError = error;
              runner.info(error.explain(job === void 0 ? "Couldn't create a job" : `Couldn't send the message to job ${(0, 
              lib_text.Zw)(job.id)}`, `Retrying in ${(0, lib_text.a3)(pause)}, at ${(0, lib_text.qY)(clock.now() + pause)}`));
              await clock.sleep(pause, limit.stop);
              break;
            }

           default:
          }
        }
      }
    }
    async function sendUntilCancelled({send, limit, context: {clock, cancelled}}, attempt) {
      const finished = new AbortController;
      const cancelledUnsent = new AbortController;
      let isSent = false;
      const abortUnsent = () => {
        if (!isSent) cancelledUnsent.abort();
      };
      cancelled.addEventListener("abort", abortUnsent, {
        signal: finished.signal
      });
      const graceOver = (0, lib_clock.N)(clock, cancelled, CANCEL_GRACE_MS, finished.signal);
      try {
        return await send({
          attempt,
          signal: AbortSignal.any([ limit.timedOut, cancelledUnsent.signal, graceOver ]),
          onSending: () => {
            isSent = true;
          }
        });
      } finally {
        finished.abort();
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/job/target.js
        const KNOWN_JOB = {
      notFoundGraceMs: NOT_FOUND_GRACE_MS,
      maxFailures: Number.POSITIVE_INFINITY
    };
    const GIVEN_JOB = {
      notFoundGraceMs: 0,
      maxFailures: Number.POSITIVE_INFINITY
    };
    class TargetSearch {
      #options;
      constructor(options) {
        this.#options = options;
      }
      async find(task) {
        switch (task.kind) {
         case "message":
          return await this.idleJob(task.jobId);

         case "create":
          return await this.#newJob();

         case "auto":
          {
            const jobId = await (this.#options.github.statusComment?.newestJob(this.#options.limit.stop));
            return jobId !== void 0 && await this.#targetIfContinuable(jobId) || await this.#newJob();
          }
        }
      }
      async idleJob(jobId) {
        const found = await this.#findJob(jobId, GIVEN_JOB);
        const idle = found.kind === "job" ? await this.#waitUntilIdle(found.job) : found;
        switch (idle.kind) {
         case "job":
          return idle;

         case "gone":
          return {
            kind: "none",
            result: {
              kind: "rejected",
              error: idle.error,
              jobId
            }
          };

         case "unclear":
          return notSent(idle.error, (0, result.UJ)(jobId));
        }
      }
      async #targetIfContinuable(jobId) {
        const found = await this.#continuable(await this.#findJob(jobId, KNOWN_JOB));
        const isActive = found.kind === "job" && (0, result.pJ)(found.job) === void 0;
        const target = isActive ? await this.#continuable(await this.#waitUntilIdle(found.job)) : found;
        switch (target.kind) {
         case "job":
          return target;

         case "unclear":
          return notSent(target.error, void 0);

         case "gone":
         case "ended":
          {
            const why = target.kind === "gone" ? "doesn't exist anymore" : target.why;
            this.#options.context.runner.info(`Not continuing job ${(0, lib_text.Zw)(jobId)}, because it ${why}.`);
            return;
          }
        }
      }
      async #continuable(found) {
        if (found.kind !== "job") return found;
        const end = (0, result.pJ)(found.job);
        if (end !== void 0 && end.as !== "completed") return {
          kind: "ended",
          why: result.wi[end.as]
        };
        const {pullRequests} = this.#options.github;
        return await pullRequests.isKnownToBeClosed(found.job, this.#options.limit.stop) ? {
          kind: "ended",
          why: "has a closed pull request"
        } : found;
      }
      async #findJob(jobId, options) {
        const found = await this.#options.tracker.lookUp(jobId, options);
        switch (found.kind) {
         case "found":
          return {
            kind: "job",
            job: found.job
          };

         case "not-found":
          return {
            kind: "gone",
            error: found.error
          };

         case "refused":
          return {
            kind: "unclear",
            error: found.error
          };

         case "unanswered":
          return {
            kind: "unclear",
            error: found.error ?? "timeout"
          };

         case "cancelled":
          return {
            kind: "unclear",
            error: "cancelled"
          };
        }
      }
      async #waitUntilIdle(job) {
        if ((0, result.pJ)(job) !== void 0 || this.#options.inputs.dryRun) return {
          kind: "job",
          job
        };
        await this.#options.onWait();
        const what = `Job ${(0, lib_text.Zw)(job.id)} is ${(0, lib_text.TN)(job.status)}. Sending the message after it ends, because a message interrupts the agent.`;
        const polled = await this.#options.tracker.pollOther(job, {
          what
        });
        switch (polled.kind) {
         case "ended":
          return {
            kind: "job",
            job: polled.job
          };

         case "timed-out":
          return {
            kind: "unclear",
            error: "timeout"
          };

         case "cancelled":
          return {
            kind: "unclear",
            error: "cancelled"
          };

         case "lost":
          return polled.error.reason === "not-found" ? {
            kind: "gone",
            error: polled.error
          } : {
            kind: "unclear",
            error: polled.error
          };
        }
      }
      async #newJob() {
        const {github, inputs} = this.#options;
        const skip = await github.guards.checkCap(this.#options.limit.stop);
        if (skip === void 0) return {
          kind: "new-job"
        };
        const target = inputs.atCap === "continue" ? await this.#jobAtCap(skip) : void 0;
        return target ?? {
          kind: "none",
          result: {
            kind: "skipped",
            skip
          }
        };
      }
      async #jobAtCap(skip) {
        const {github, context} = this.#options;
        for await (const {number, jobId} of github.pullRequests.markedJobs(skip.open, this.#options.limit.stop)) {
          const target = await this.#targetIfContinuable(jobId);
          if (target === void 0) continue;
          context.runner.info(`${(0, lib_text.Zw)(skip.login)} has ${skip.open.length} open pull requests, and \`max-open-prs\` is ${skip.limit}. Continuing pull request #${number} (\`at-cap: continue\`).`);
          return target;
        }
        return;
      }
    }
    function notSent(error, job) {
      return {
        kind: "none",
        result: {
          kind: "not-created",
          error,
          job
        }
      };
    }
    //! CONCATENATED MODULE: ./build/agent-job/job/request-job.js
        async function requestJob(options) {
      const {inputs, deadline, context} = options;
      const {clock, cancelled} = context;
      let polls = 0;
      const client = openPlatformClient(inputs, context, ({method}) => {
        if (method === "GET") polls += 1;
      });
      const jobs = new agent_jobs.Y8(client, inputs.projectId);
      return await (0, lib_clock.wj)(clock, deadline - clock.now(), cancelled, async limit => {
        const done = await new JobRequest(options, jobs, limit).run();
        return {
          ...done,
          polls
        };
      });
    }
    const NOTHING = {
      kind: "nothing"
    };
    const MAX_FAILURES_WITHOUT_WAIT = 3;
    const IDLE_FOR_MS = 1_000;
    class JobRequest {
      #options;
      #jobs;
      #limit;
      #tracker;
      #targets;
      #hasReacted=false;
      #lastSeenIdleAt=0;
      #included;
      constructor(options, jobs, limit) {
        this.#options = options;
        this.#jobs = jobs;
        this.#limit = limit;
        this.#tracker = new JobTracker({
          ...options,
          jobs,
          limit
        });
        this.#targets = new TargetSearch({
          ...options,
          tracker: this.#tracker,
          limit,
          onWait: () => this.#addReaction()
        });
      }
      async run() {
        const done = await this.#run();
        return {
          ...this.#options.inputs.dryRun ? planOf(done) : done,
          included: this.#included
        };
      }
      async #run() {
        const {inputs, context} = this.#options;
        const {task} = inputs;
        if (task.kind === "follow") return await this.#follow(task.jobId);
        try {
          return await this.#sendPrompt(task);
        } catch (error) {
          if (!(error instanceof errors.y_ || error instanceof context_error.a)) throw error;
          const isLate = error instanceof context_error.a && this.#limit.timedOut.aborted;
          const why = context.cancelled.aborted ? "cancelled" : isLate ? "timeout" : error;
          return {
            result: {
              kind: "not-created",
              error: why,
              job: void 0
            },
            action: NOTHING
          };
        }
      }
      async #follow(jobId) {
        const {inputs} = this.#options;
        await this.#addReaction();
        const maxFailures = inputs.wait ? Number.POSITIVE_INFINITY : MAX_FAILURES_WITHOUT_WAIT;
        const found = await this.#tracker.lookUp(jobId, {
          ...GIVEN_JOB,
          maxFailures
        });
        return {
          result: await this.#followed(jobId, found),
          action: {
            kind: "followed",
            jobId
          }
        };
      }
      async #followed(jobId, found) {
        const unseen = (0, result.UJ)(jobId);
        switch (found.kind) {
         case "found":
          return await this.#tracker.waitForKnown(found.job, {
            what: `Following job ${(0, lib_text.Zw)(jobId)}, which is ${(0, lib_text.TN)(found.job.status)}.`
          });

         case "not-found":
         case "refused":
          return {
            kind: "rejected",
            error: found.error,
            jobId
          };

         case "unanswered":
          return {
            kind: "unanswered",
            job: unseen,
            error: found.error
          };

         case "cancelled":
          return {
            kind: "cancelled",
            job: unseen
          };
        }
      }
      async #sendPrompt(task) {
        const {github, inputs, context} = this.#options;
        if (!inputs.dryRun) (0, saved_state.uH)(context.runner, task.prompt.sha256);
        const skip = await github.guards.checkEvent(this.#limit.stop);
        if (skip !== void 0) return await this.#skipped(skip);
        const previous = await this.#previousAttempt(task.prompt);
        const resumed = previous && await this.#resume(previous);
        if (previous !== void 0 && resumed !== void 0) return {
          result: resumed,
          action: {
            kind: "resumed",
            previous
          }
        };
        const target = await this.#targets.find(task);
        this.#lastSeenIdleAt = context.clock.now();
        if (target.kind === "none") return target.result.kind === "skipped" ? await this.#skipped(target.result.skip) : {
          result: target.result,
          action: NOTHING
        };
        if (inputs.dryRun) return await this.#plan(target, task.prompt);
        await this.#addReaction();
        return target.kind === "job" ? {
          result: await this.#message(target.job, task.prompt),
          action: {
            kind: "continued",
            prLinkBefore: target.job.prLink
          }
        } : {
          result: await this.#create(task.prompt),
          action: {
            kind: "created"
          }
        };
      }
      async #plan(target, prompt) {
        const text = await this.#withContext(prompt);
        for (const line of text.split("\n")) this.#options.context.runner.debug(line);
        const plan = target.kind === "job" ? {
          kind: "message",
          job: target.job
        } : {
          kind: "create"
        };
        return {
          result: {
            kind: "dry-run",
            plan
          },
          action: NOTHING
        };
      }
      async #skipped(skip) {
        if (skip.guard !== "agent-event") await this.#options.github.addReaction("confused", this.#limit.stop);
        return {
          result: {
            kind: "skipped",
            skip
          },
          action: NOTHING
        };
      }
      async #addReaction() {
        if (this.#hasReacted) return;
        this.#hasReacted = true;
        await this.#options.github.addReaction("eyes", this.#limit.stop);
      }
      async #previousAttempt({sha256}) {
        const {environment, github, inputs} = this.#options;
        if (environment.runAttempt === 1 || !inputs.comment) return;
        const identity = (0, comment_marker.cN)(environment, inputs.projectId, sha256);
        return await (github.statusComment?.previousAttempt(identity, environment.runAttempt, this.#limit.stop));
      }
      async #resume({jobId, attempt}) {
        const {context} = this.#options;
        const job = `job ${(0, lib_text.Zw)(jobId)} of attempt ${attempt}`;
        const logNew = why => context.runner.info(`Creating a new job, because ${job} ${why}.`);
        const unseen = (0, result.UJ)(jobId);
        const found = await this.#tracker.lookUp(jobId, KNOWN_JOB);
        switch (found.kind) {
         case "found":
          {
            const end = (0, result.pJ)(found.job);
            const isDone = end?.as === "completed" && end.job.prLink !== void 0;
            if (end === void 0 || isDone) {
              if (!this.#options.inputs.dryRun) (0, saved_state.HH)(context.runner);
              const what = `Resuming ${job}, which is ${(0, lib_text.TN)(found.job.status)}.`;
              return await this.#tracker.waitForKnown(found.job, {
                what
              });
            }
            logNew(result.wi[end.as]);
            return;
          }

         case "not-found":
          logNew("doesn't exist anymore");
          return;

         case "refused":
          return {
            kind: "lost",
            job: unseen,
            error: found.error
          };

         case "unanswered":
          return {
            kind: "timed-out",
            job: unseen,
            error: found.error
          };

         case "cancelled":
          return {
            kind: "cancelled",
            job: unseen
          };
        }
      }
      async #withContext({text}) {
        this.#included = await this.#options.github.readContext(this.#limit.stop);
        return this.#included === void 0 ? text : `${text}\n\n${this.#included.text}`;
      }
      async #create(prompt) {
        const text = await this.#withContext(prompt);
        const submitted = await submit_submit({
          ...this.#options,
          limit: this.#limit,
          messageTo: void 0,
          send: attempt => this.#jobs.create(text, attempt)
        });
        if (submitted.kind !== "accepted") return submitted;
        const {job} = submitted;
        const what = `Job ${(0, lib_text.Zw)(job.id)} accepted.`;
        return await this.#tracker.waitForAccepted(job, {
          what
        });
      }
      async #message(target, prompt) {
        const {clock} = this.#options.context;
        const {id: jobId} = target;
        const text = await this.#withContext(prompt);
        const submitted = await submit_submit({
          ...this.#options,
          limit: this.#limit,
          messageTo: target,
          send: attempt => this.#jobs.message(jobId, text, attempt),
          beforeSend: () => this.#waitUntilIdleAgain(jobId)
        });
        if (submitted.kind !== "accepted") return submitted;
        const messageAcceptedAt = clock.now();
        const {last} = submitted.job;
        const isOld = last !== void 0 && (0, result.pJ)(last) !== void 0;
        const job = {
          id: jobId,
          last: isOld ? void 0 : last
        };
        const what = `Message accepted by job ${(0, lib_text.Zw)(jobId)}.`;
        return await this.#tracker.waitForAccepted(job, {
          what,
          messageAcceptedAt
        });
      }
      async #waitUntilIdleAgain(jobId) {
        const {clock} = this.#options.context;
        if (clock.now() - this.#lastSeenIdleAt <= IDLE_FOR_MS) return;
        const target = await this.#targets.idleJob(jobId);
        this.#lastSeenIdleAt = clock.now();
        return target.kind === "job" ? void 0 : target.result;
      }
    }
    function planOf({result, action}) {
      const planned = plan => ({
        result: {
          kind: "dry-run",
          plan
        },
        action: NOTHING
      });
      if (result.kind === "skipped") return planned({
        kind: "skip",
        skip: result.skip
      });
      const job = result.kind === "ended" ? result.job : result.kind === "started" ? result.job.last : void 0;
      if (job === void 0) return {
        result,
        action: NOTHING
      };
      return planned({
        kind: action.kind === "followed" ? "follow" : "resume",
        job
      });
    }
    //! CONCATENATED MODULE: ./build/agent-job/run.js
        async function run(environment, context) {
      const {runner, clock} = context;
      const startedAt = clock.now();
      (0, input_rules.QU)(environment, runner);
      const event = await (0, github_event.j_)(environment.eventName, environment.eventPath);
      const client = openGitHubClient(environment, context);
      const step = {
        event,
        environment,
        client,
        context
      };
      const inputs = await parseInputs(environment, event, text => runner.redact(text));
      if (inputs instanceof runner_inputs.hS) {
        const {reportInvalidInputs} = await loadReport();
        return await reportInvalidInputs(inputs, step);
      }
      const prompt = inputs.task.kind === "follow" ? void 0 : inputs.task.prompt;
      if (prompt?.warning !== void 0) runner.warning(prompt.warning, "Empty expressions");
      const deadline = startedAt + inputs.timeoutMs;
      const github = connectGitHub(client, inputs, event, environment, context);
      const requested = await requestJob({
        inputs,
        deadline,
        environment,
        github,
        context
      });
      const {reportJob} = await loadReport();
      return await reportJob(requested, {
        ...step,
        inputs,
        prompt,
        github,
        startedAt,
        deadline
      });
    }
    function loadReport() {
      return __webpack_require__.e(980).then(__webpack_require__.bind(__webpack_require__, 9980));
    }
  }),
  9675: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      HH: () => saveResumed,
      Po: () => saveSummarized,
      Q8: () => saveFinished,
      m$: () => saveMessageAccepted,
      p7: () => saveJob,
      q6: () => saveNotAccepted,
      uH: () => savePrompt,
      yI: () => saveSubmitting
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4922);
    function saveSubmitting(runner, messageTo) {
      runner.saveState("job-id", "");
      runner.saveState("message-to", messageTo?.id ?? "");
      runner.saveState("pr-link-before", messageTo?.prLink ?? "");
      runner.saveState("submitting", "true");
    }
    function saveNotAccepted(runner) {
      runner.saveState("submitting", "false");
    }
    function saveJob(runner, {id}) {
      runner.saveState("job-id", id);
    }
    function saveResumed(runner) {
      runner.saveState("resumed", "true");
    }
    function saveMessageAccepted(runner, at) {
      runner.saveState("message-accepted-at", at === void 0 ? "" : String(at));
    }
    function saveSummarized(runner, outcome) {
      const {name, reason, conclusion, message, explanation, change} = outcome;
      runner.saveState("summarized", JSON.stringify({
        name,
        reason,
        conclusion,
        message,
        explanation,
        change
      }));
    }
    function savePrompt(runner, promptSha256) {
      runner.saveState("prompt", promptSha256);
    }
    function saveFinished(runner) {
      runner.saveState("finished", "true");
    }
    const isText = value => typeof value === "string";
    zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
      name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.IeY(isText),
      reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.IeY(isText)),
      conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.IeY(isText),
      message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
      explanation: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
      change: zod_mini__WEBPACK_IMPORTED_MODULE_0__.IeY(isText)
    });
  }),
  7307: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      lR: () => responseOf,
      r9: () => gitHubErrorOf,
      y_: () => GitHubError
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7428);
    var _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2239);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    const Answered = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      response: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        status: zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(),
        headers: zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([ zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Vxk() ]))
      })
    });
    function responseOf(error) {
      return Answered.safeParse(error).data?.response;
    }
    class GitHubError extends Error {
      name="GitHubError";
      status;
      said;
      retryAfterMs;
      #problem;
      #wasAsked;
      constructor({problem, status, said = "", retryAfterMs, wasAsked, cause}) {
        super((0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__.Vw)(problem), {
          cause
        });
        this.status = status;
        this.said = said;
        this.retryAfterMs = retryAfterMs;
        this.#problem = problem;
        this.#wasAsked = wasAsked;
      }
      explain(consequence, changes = {}) {
        return (0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__.Vw)({
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
      const pauseMs = response && retryAfterMs(response.headers, now);
      return new GitHubError({
        problem: {
          what: failing,
          ...isOddAnswer(cause) ? ODD_ANSWER : whyAndFix(response?.status, said, permission, pauseMs),
          request: `GitHub: ${[ response?.status, `\u201c${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(said, MAX_SAID_LENGTH)}\u201d` ].filter(Boolean).join(", ")}`
        },
        status: response?.status,
        said,
        retryAfterMs: pauseMs,
        wasAsked: true,
        cause
      });
    }
    function retryAfterMs(headers, now) {
      const retryAfter = Number(headers["retry-after"] ?? Number.NaN);
      if (Number.isFinite(retryAfter)) return retryAfter * 1_000;
      if (String(headers["x-ratelimit-remaining"]) !== "0") return;
      const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
      return Number.isFinite(reset) ? Math.max(0, Math.ceil(reset - now / 1_000) + 1) * 1_000 : void 0;
    }
    function isOddAnswer(cause) {
      return cause instanceof zod_mini__WEBPACK_IMPORTED_MODULE_3__.a$ || cause instanceof TypeError;
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
      const line = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(text, Number.POSITIVE_INFINITY);
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
  }),
  6830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Av: () => isSameLogin,
      EU: () => WRITE_PERMISSION,
      j_: () => readEvent
    });
    var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
    var _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9071);
    var _pull_request_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1090);
    const WRITE_PERMISSION = {
      issue: "issues: write",
      "pull-request": "pull-requests: write",
      unknown: "issues: write or pull-requests: write"
    };
    const number = zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC());
    const Login = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      login: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
      type: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
    });
    const Repository = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      full_name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
    });
    const PullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      number,
      merged: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()),
      ..._pull_request_origin_js__WEBPACK_IMPORTED_MODULE_1__.KD
    });
    const Payload = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      action: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
      sender: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(Login),
      issue: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        number,
        pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J())
      })),
      pull_request: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(PullRequest),
      comment: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        id: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()
      })),
      label: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
      })),
      repository: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(Repository),
      workflow_run: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        triggering_actor: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(Login),
        head_repository: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(Repository)
      })),
      ref: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
      ref_type: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
      after: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
      deleted: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()),
      commits: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        id: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
        author: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
          username: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
        }))
      })))
    });
    async function readEvent(name, path) {
      try {
        return parseEvent(name, JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8")));
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
          ...(0, _pull_request_origin_js__WEBPACK_IMPORTED_MODULE_1__.yv)(said.pull_request),
          isFromFork: (0, _pull_request_origin_js__WEBPACK_IMPORTED_MODULE_1__.ty)(said.pull_request),
          isMerged: said.pull_request.merged === true
        },
        workflowRun: said.workflow_run && {
          triggeringActor: accountOf(said.workflow_run.triggering_actor),
          isFromFork: said.repository === void 0 || said.workflow_run.head_repository?.full_name !== said.repository.full_name
        },
        push: name === "push" ? pushOf(said) : void 0,
        branch: branchOf(name, said),
        content: async () => {
          const {parseEventContent} = await __webpack_require__.e(70).then(__webpack_require__.bind(__webpack_require__, 5070));
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
    function isSameLogin(one, other) {
      return one?.toLowerCase() === other.toLowerCase();
    }
  }),
  1090: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      KD: () => OriginFields,
      ty: () => isFromFork,
      yv: () => originOf
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4922);
    var _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9071);
    const Branch = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
      ref: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
      repo: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        full_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
      }))
    });
    const OriginFields = {
      user: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
      })),
      head: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(Branch),
      base: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(Branch)
    };
    zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(OriginFields);
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
  }),
  3543: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      X: () => parsePullRequestUrl,
      h: () => pullRequestHere
    });
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
  }),
  1351: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      AC: () => listChangedFiles,
      DQ: () => readPullRequest,
      Kt: () => ChangedFiles,
      Nl: () => addLabels,
      TD: () => nameOfPullRequest,
      Zh: () => MAX_LISTED_FILES,
      bV: () => WRITE_PULL_REQUESTS,
      i5: () => requestReviewers
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3305);
    var _lib_lenient_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9071);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8328);
    var _repository_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2226);
    const MAX_LISTED_FILES = 3_000;
    const WRITE_PULL_REQUESTS = "pull-requests: write";
    const Login = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      login: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
    });
    const Pull = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      title: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
      state: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
      draft: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_3__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()),
      merged: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_3__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()),
      user: zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(Login), null),
      created_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
      changed_files: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(),
      additions: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(),
      deletions: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(),
      labels: zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
      })), []),
      requested_reviewers: zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(Login), []),
      requested_teams: zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        slug: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
      })), []),
      base: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_3__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        ref: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
      })),
      head: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_3__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
      }))
    });
    const File = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      filename: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.m9(1)),
      previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
      status: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
      additions: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(),
      deletions: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(),
      patch: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
    });
    const ChangedFiles = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(File), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(files => files.map(fileOf)));
    async function readPullRequest(client, ref, signal) {
      const pull = await client.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
        ...(0, _repository_name_js__WEBPACK_IMPORTED_MODULE_5__.u)(ref.repository),
        pull_number: ref.number
      }, Pull, {
        failing: `Couldn't read ${nameOfPullRequest(ref)}`,
        permission: _repository_js__WEBPACK_IMPORTED_MODULE_1__.kT,
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
        ...(0, _repository_name_js__WEBPACK_IMPORTED_MODULE_5__.u)(ref.repository),
        pull_number: ref.number
      }, ChangedFiles, {
        failing: `Couldn't list the files of ${nameOfPullRequest(ref)}`,
        permission: _repository_js__WEBPACK_IMPORTED_MODULE_1__.kT,
        signal
      });
      const files = [];
      for await (const page of pages) {
        files.push(...page);
        if (files.length >= count) break;
      }
      return files;
    }
    async function addLabels(client, ref, labels, signal) {
      await client.do("POST /repos/{owner}/{repo}/issues/{issue_number}/labels", {
        ...(0, _repository_name_js__WEBPACK_IMPORTED_MODULE_5__.u)(ref.repository),
        issue_number: ref.number,
        labels: [ ...labels ]
      }, {
        failing: `Couldn't add labels to ${nameOfPullRequest(ref)}`,
        permission: WRITE_PULL_REQUESTS,
        signal
      });
    }
    async function requestReviewers(client, ref, {reviewers, teams}, signal) {
      await client.do("POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers", {
        ...(0, _repository_name_js__WEBPACK_IMPORTED_MODULE_5__.u)(ref.repository),
        pull_number: ref.number,
        reviewers: [ ...reviewers ],
        team_reviewers: [ ...teams ]
      }, {
        failing: `Couldn't request reviews of ${nameOfPullRequest(ref)}`,
        permission: WRITE_PULL_REQUESTS,
        signal
      });
    }
    function nameOfPullRequest({repository, number}) {
      return `pull request ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(`${repository}#${number}`)}`;
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
  }),
  2226: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      u: () => ownerAndName,
      v: () => isSameRepository
    });
    function isSameRepository(one, other) {
      return one.toLowerCase() === other.toLowerCase();
    }
    function ownerAndName(repository) {
      const [owner = "", repo = ""] = repository.split("/");
      return {
        owner,
        repo
      };
    }
  }),
  8328: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      LN: () => Repository,
      gg: () => ROLES,
      kT: () => READ_PULL_REQUESTS
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4922);
    var _lib_lenient_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9071);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7307);
    var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6830);
    var _pull_request_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1090);
    var _repository_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2226);
    const ROLES = [ "none", "read", "triage", "write", "maintain", "admin" ];
    const Permission = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
      permission: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_5__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()),
      role_name: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_5__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()),
      user: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_5__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
        permissions: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_5__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY()))
      }))
    });
    const Pull = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
      number: zod_mini__WEBPACK_IMPORTED_MODULE_4__.aig(),
      html_url: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
      created_at: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
      state: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
      merged_at: zod_mini__WEBPACK_IMPORTED_MODULE_4__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_4__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()), null),
      ..._pull_request_origin_js__WEBPACK_IMPORTED_MODULE_3__.KD
    });
    const Pulls = zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(Pull);
    const READ_PULL_REQUESTS = "pull-requests: read";
    class Repository {
      #client;
      #repository;
      constructor(client, name) {
        this.#client = client;
        this.#repository = (0, _repository_name_js__WEBPACK_IMPORTED_MODULE_6__.u)(name);
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
            failing: `Couldn't check the permission of ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(login)} on ${(0, 
            _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(this.name)}`,
            signal
          });
          return roleByFlags(user?.permissions) ?? roleByName(role_name) ?? roleByName(permission) ?? "none";
        } catch (error) {
          if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.y_ && error.status === 404 && /not a user/iu.test(error.said)) return "none";
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
          failing: `Couldn't count the open pull requests of ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(this.name)}`,
          permission: READ_PULL_REQUESTS,
          signal
        });
        const own = new Map;
        for await (const page of pages) for (const pull of page) {
          const {number, html_url, created_at} = pull;
          if (isWanted((0, _pull_request_origin_js__WEBPACK_IMPORTED_MODULE_3__.yv)(pull))) own.set(number, {
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
          failing: `Couldn't read pull request #${number} of ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(this.name)}`,
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
          failing: `Couldn't list the pull requests of commit ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(sha)}`,
          permission: READ_PULL_REQUESTS,
          signal
        });
        return pulls.filter(({merged_at}) => merged_at !== null).map(_pull_request_origin_js__WEBPACK_IMPORTED_MODULE_3__.yv);
      }
      async removeLabel({kind, number}, label, signal) {
        const failing = `Couldn't remove the label from #${number}`;
        if (label === "." || label === "..") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.y_({
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
            permission: _event_js__WEBPACK_IMPORTED_MODULE_2__.EU[kind],
            signal
          });
        } catch (error) {
          if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.y_ && error.status === 404)) throw error;
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
  }),
  1678: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      j$: () => HttpError,
      uT: () => createHttpClient,
      Yp: () => firstHeader
    });
    var external_node_http_ = __webpack_require__(7067);
    var external_node_https_ = __webpack_require__(4708);
    var external_node_util_ = __webpack_require__(7975);
    var lib_text = __webpack_require__(4869);
    var lib_proxy = __webpack_require__(9783);
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
      const {brotliDecompress, gunzip, inflate} = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 8522, 19));
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
  4570: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
  292: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      k: () => jsonListWithin,
      q: () => parseJson
    });
    function parseJson(text) {
      try {
        return JSON.parse(text);
      } catch {
        return;
      }
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
  }),
  9071: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      W: () => lenient
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4922);
    function lenient(schema) {
      return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(schema), void 0);
    }
  }),
  8703: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
  8884: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      V: () => parsePathFilter,
      k: () => openPathFilter
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    const MAX_PATTERNS = 100;
    const MAX_PATTERN_LENGTH = 250;
    const SEPARATOR = "\0";
    function parsePathFilter(text) {
      const lines = text.split(/\r\n|\r|\n/u).flatMap(line => line.trim() || []);
      if (lines.length > MAX_PATTERNS) {
        const message = `has ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.ZV)(lines.length)} patterns, but at most ${MAX_PATTERNS} are allowed. Name folders, such as \`docs/**\``;
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
      const {Matcher} = await __webpack_require__.e(387).then(__webpack_require__.bind(__webpack_require__, 1387));
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
  }),
  2239: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Vw: () => formatProblem,
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
  }),
  4869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      B4: () => formatCount,
      TN: () => oneLine,
      ZV: () => formatNumber,
      Zw: () => inBackticks,
      a3: () => formatDuration,
      qY: () => formatTimeOfDay
    });
    var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
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
  9064: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      T5: () => JobId,
      Y8: () => AgentJobs,
      hU: () => phaseOf
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
    var _lib_lenient_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9071);
    var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8703);
    var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6026);
    const JobId = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB(_client_js__WEBPACK_IMPORTED_MODULE_0__.bQ));
    const text = (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_2__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP());
    const Job = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      id: JobId,
      status: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.m9(1)),
      source: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_2__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        repository: text,
        ref: text
      })),
      model: text,
      prLink: text
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
      if (!parsed.success || expectedId !== void 0 && parsed.data.id !== expectedId) throw (0, 
      _client_js__WEBPACK_IMPORTED_MODULE_0__.Cw)(response, parsed.error);
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
      const prLink = (0, _lib_markdown_js__WEBPACK_IMPORTED_MODULE_4__.qP)(text);
      return {
        prLink,
        invalidPrLink: prLink === void 0 ? text : void 0
      };
    }
  }),
  6026: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ht: () => PlatformClient,
      bQ: () => isPathSegment,
      Cw: () => unreadableAnswer
    });
    var external_node_buffer_ = __webpack_require__(4573);
    var client = __webpack_require__(1678);
    var lib_clock = __webpack_require__(4570);
    var lib_json = __webpack_require__(292);
    var lib_text = __webpack_require__(4869);
    var errors = __webpack_require__(4779);
    var failures = __webpack_require__(1379);
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
            throw new errors.W({
              failure: isRefused ? (0, failures.wU)(partial.status) : failureOf(error, {
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
        throw new errors.W({
          failure: (0, failures.wU)(status),
          method,
          path,
          status,
          serviceMessage: serviceMessageOf(text, json),
          retryAfterMs: retryAfterMs(headers, this.#options.clock.now())
        });
      }
      #readWithoutKey(body) {
        const text = this.#withoutKey(utf8.decode(body));
        const json = (0, lib_json.q)(text);
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
          json: (0, lib_json.q)(without)
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
      return new errors.W({
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
  }),
  4779: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      W: () => PlatformError
    });
    var _lib_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2239);
    var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1379);
    class PlatformError extends Error {
      name="PlatformError";
      failure;
      status;
      retryAfterMs;
      body;
      problem;
      constructor(options) {
        const {failure, status, retryAfterMs, body, cause} = options;
        const why = _failures_js__WEBPACK_IMPORTED_MODULE_0__.EM[failure].why(options);
        const request = (0, _failures_js__WEBPACK_IMPORTED_MODULE_0__.eq)(options);
        super(`${(0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_1__.l2)(why)} (${request})`, {
          cause
        });
        this.failure = failure;
        this.status = status;
        this.retryAfterMs = retryAfterMs;
        this.body = body;
        this.problem = {
          why,
          fix: _failures_js__WEBPACK_IMPORTED_MODULE_0__.EM[failure].fix(options),
          request
        };
      }
      get policy() {
        return _failures_js__WEBPACK_IMPORTED_MODULE_0__.EM[this.failure];
      }
      get reason() {
        return this.policy.reason;
      }
      explain(what, fix = this.problem.fix) {
        return (0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_1__.Vw)({
          ...this.problem,
          what,
          fix
        });
      }
    }
  }),
  1379: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      EM: () => FAILURES,
      eq: () => formatFailedRequest,
      wU: () => failureOfStatus
    });
    var _http_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1678);
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
      const says = failure === "unreachable" || failure === "unusable-proxy" || failure === "no-answer" || failure === "invalid-page" || failure === "unreadable-answer" && cause instanceof _http_client_js__WEBPACK_IMPORTED_MODULE_0__.j$;
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
  }),
  2266: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      IQ: () => withDefault,
      Ko: () => readInputs,
      _: () => decimal,
      hS: () => InvalidInputs,
      jO: () => entries,
      lq: () => optional,
      wC: () => matching,
      yL: () => oneOf,
      yu: () => quoting,
      zM: () => boolean
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    class InvalidInputs extends Error {
      name="InvalidInputs";
      problems;
      constructor(problems, cause) {
        super(problems.map(({message}) => message).join(" "), {
          cause
        });
        this.problems = problems;
      }
    }
    const QUOTED = "\0";
    const MAX_QUOTED_LENGTH = 60;
    function readInputs(environment, rules, redact) {
      const given = Object.fromEntries(Object.keys(rules).map(name => [ name, environment.input(name) ]));
      const {data: values, error} = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc(rules).safeParse(given);
      const problems = (error?.issues ?? []).map(({path, message}) => {
        const input = String(path[0]);
        const value = message.startsWith(QUOTED) ? `, not ${quoted(given[input] ?? "", redact)}` : "";
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
      return zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(text => text.trim() || whenEmpty), rule);
    }
    function optional(rule) {
      return zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(text => text.trim() || void 0), zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(rule));
    }
    const boolean = matching(/^(?:true|True|TRUE|false|False|FALSE)$/u, "must be `true` or `false`", text => text.toLowerCase() === "true");
    function decimal(requirement, isValid) {
      const error = `must be ${requirement}`;
      return matching(/^\d+(?:\.\d+)?$/u, error, Number).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB(isValid, quoting(error)));
    }
    function oneOf(...words) {
      const last = words.at(-1);
      const others = words.slice(0, -1).map(word => `\`${word}\``);
      return zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(words, quoting(`must be ${others.join(", ")} or \`${last}\``));
    }
    function matching(form, error, value) {
      return zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(form, quoting(error))), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(value));
    }
    function quoting(problem) {
      return {
        error: `${QUOTED}${problem}`
      };
    }
    function quoted(value, redact) {
      return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(redact(value.trim()), MAX_QUOTED_LENGTH);
    }
    function entries(text) {
      return [ ...new Set(text.split(",").flatMap(entry => entry.trim() || [])) ];
    }
  }),
  2141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      U9: () => isLoopback,
      dD: () => keyProblem,
      eu: () => connectionInputs,
      yx: () => timeoutRule
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
    var _platform_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6026);
    var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2266);
    const DEFAULT_BASE_URL = "https://api.mintlify.com";
    const NO_KEY = "is empty. Check that the secret exists and that its name is right; runs from forks and Dependabot get no secrets";
    const connectionInputs = {
      "project-id": zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.WN(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB(text => text !== "", "is empty. If it comes from a variable, check the variable's name; the id is on the API keys page of the dashboard"), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB(text => text === "" || (0, 
      _platform_client_js__WEBPACK_IMPORTED_MODULE_0__.bQ)(text), (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__.yu)("must be a project id"))),
      "api-key": zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.WN(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB(text => text !== "", NO_KEY), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB(text => !text.startsWith("mint_dsc_"), "is an assistant key (`mint_dsc_\u2026`). Create an admin key (`mint_\u2026`) on the API keys page of the dashboard"), zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB(text => !text.startsWith("mint_us_"), "is an index key (`mint_us_\u2026`). Create an admin key (`mint_\u2026`) on the API keys page of the dashboard"), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[\x21-\x7E]*$/u, "has a space, a line break or a character that is not ASCII. Store only the key in the secret")),
      "base-url": (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__.IQ)(DEFAULT_BASE_URL, zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB(text => URL.canParse(text), (0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__.yu)("must be a URL"))), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(text => new URL(text))).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB(isAcceptable, (0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__.yu)("must be an https URL without a user name, query or fragment (http only for loopback)"))))
    };
    function keyProblem(apiKey, baseUrl) {
      const url = baseUrl.trim() || DEFAULT_BASE_URL;
      const elsewhere = !URL.canParse(url) || new URL(url).origin !== DEFAULT_BASE_URL;
      if (elsewhere || apiKey.trim() === "" || apiKey.trim().startsWith("mint_")) return;
      return "`api-key` isn't an admin key, because it doesn't start with `mint_`. Create an admin key on the API keys page of the dashboard.";
    }
    function timeoutRule(minutes) {
      return (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__.IQ)(minutes, zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL((0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__._)("a number of minutes above 0 and at most 350", value => value > 0 && value <= 350), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(value => value * 60_000)));
    }
    function isAcceptable(url) {
      if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") return false;
      return url.protocol === "https:" || url.protocol === "http:" && isLoopback(url);
    }
    function isLoopback(url) {
      return url.hostname === "localhost" || url.hostname === "[::1]" || /^127(?:\.\d+){3}$/u.test(url.hostname);
    }
  })
};