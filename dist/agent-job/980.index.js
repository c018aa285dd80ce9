export const id = 980;

export const ids = [ 980 ];

export const modules = {
  9980: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      reportInvalidInputs: () => reportInvalidInputs,
      reportJob: () => reportJob
    });
    var pull_request_ref = __webpack_require__(3543);
    var repository_name = __webpack_require__(2226);
    var lib_text = __webpack_require__(4869);
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
    function exitCode(conclusion, runner) {
      return conclusion === "failure" || runner.hasLostOutput() ? 1 : 0;
    }
    function logConclusion(runner, conclusion, {title, message}) {
      switch (conclusion) {
       case "pass":
        runner.info(message);
        break;

       case "notice":
        runner.notice(message, title);
        break;

       case "warning":
        runner.warning(message, title);
        break;

       case "failure":
        runner.error(message, title);
      }
    }
    var comment_marker = __webpack_require__(46);
    var errors = __webpack_require__(7307);
    var github_event = __webpack_require__(6830);
    var pull_request = __webpack_require__(1351);
    var lib_clock = __webpack_require__(4570);
    var pull_request_changes = __webpack_require__(1452);
    //! CONCATENATED MODULE: ./build/agent-job/github/labels-and-reviewers.js
        const WRITE_TIMEOUT_MS = 30_000;
    async function addLabelsAndReviewers(ref, details, options) {
      const {inputs, context, deadline} = options;
      const {runner, clock, cancelled} = context;
      const labels = inputs.prLabels.filter(label => !has(details?.labels, label));
      const review = reviewRequestOf(ref, details, options);
      const isNothingLeft = labels.length === 0 && review.people.length === 0 && review.problems.length === 0;
      const timeoutMs = Math.min(WRITE_TIMEOUT_MS, deadline - clock.now());
      if (isNothingLeft || cancelled.aborted) return;
      if (details?.state === "closed" || details?.state === "merged") {
        runner.info(`Not adding labels or reviewers, because the pull request is ${details.state}.`);
        return;
      }
      const failures = timeoutMs <= 0 ? [ "No labels or reviewers were added, because the step timed out. Increase `timeout-minutes`." ] : await (0, 
      lib_clock.wj)(clock, timeoutMs, cancelled, async ({stop}) => [ ...labels.length === 0 ? [] : await tryTo(options, stop, () => (0, 
      pull_request.Nl)(options.client, ref, labels, stop)), ...await requestReviews(ref, review.people, options, stop), ...review.problems ]);
      if (failures.length > 0 && !cancelled.aborted) runner.warning(messagesOf(failures, ref, options).join(" "), "Labels or reviewers missing");
    }
    function messagesOf(failures, ref, {environment}) {
      const fix = (0, pull_request_changes.WC)(ref, environment, pull_request.bV);
      const both = `Couldn't add labels to ${(0, pull_request.TD)(ref)} or request reviews of it`;
      const byReason = Map.groupBy(failures, failure => typeof failure === "string" ? failure : failure.explain("", {
        ...fix,
        what: void 0
      }));
      return [ ...byReason.values() ].flatMap(same => {
        const messages = new Set(same.map(failure => typeof failure === "string" ? failure : failure.explain("", fix)));
        const [first] = same;
        return messages.size > 1 && first instanceof errors.y_ ? [ first.explain("", {
          ...fix,
          what: both
        }) ] : [ ...messages ];
      });
    }
    function reviewRequestOf(ref, details, {inputs, event, context}) {
      const people = new Map;
      const problems = [];
      const {owner} = (0, repository_name.u)(ref.repository);
      const add = login => {
        if (has(details?.reviewers, login)) return;
        people.set(login.toLowerCase(), {
          name: login,
          request: {
            reviewers: [ login ],
            teams: []
          }
        });
      };
      const isPullRequestAuthor = login => (0, github_event.Av)(details?.author, login);
      for (const reviewer of inputs.prReviewers) switch (reviewer.kind) {
       case "author":
        {
          const actor = actorOf(event);
          if (actor === void 0 || actor.isBot || isPullRequestAuthor(actor.login)) context.runner.info("Not requesting a review from `@author`, because a schedule, a bot, or the pull request's author triggered this run."); else add(actor.login);
          break;
        }

       case "person":
        if (isPullRequestAuthor(reviewer.login)) problems.push(`${(0, lib_text.Zw)(reviewer.login)} can't review their own pull request. Remove them from \`pr-reviewers\`.`); else add(reviewer.login);
        break;

       case "team":
        {
          const name = `${reviewer.owner}/${reviewer.slug}`;
          if (!(0, github_event.Av)(reviewer.owner, owner)) problems.push(`${(0, lib_text.Zw)(name)} can't review in ${(0, 
          lib_text.Zw)(ref.repository)}: only teams of ${(0, lib_text.Zw)(owner)} can. Change \`pr-reviewers\`.`); else if (!has(details?.teams, reviewer.slug)) people.set(name.toLowerCase(), {
            name,
            request: {
              reviewers: [],
              teams: [ reviewer.slug ]
            }
          });
        }
      }
      return {
        people: [ ...people.values() ],
        problems
      };
    }
    function actorOf({name, sender, workflowRun}) {
      return name === "schedule" ? void 0 : workflowRun?.triggeringActor ?? sender;
    }
    async function requestReviews(ref, people, options, stop) {
      const [first, ...others] = people;
      if (first === void 0) return [];
      const errors = await tryTo(options, stop, () => (0, pull_request.i5)(options.client, ref, together(people), stop));
      const [error] = errors;
      if (error?.status !== 422) return errors;
      if (others.length === 0) return [ `Couldn't request a review from ${(0, lib_text.Zw)(first.name)}. Check \`pr-reviewers\`. (GitHub: 422, \u201c${(0, 
      lib_text.TN)(error.said)}\u201d)` ];
      const failures = [];
      for (const person of people) failures.push(...await requestReviews(ref, [ person ], options, stop));
      return failures;
    }
    function together(people) {
      return {
        reviewers: people.flatMap(({request}) => request.reviewers),
        teams: people.flatMap(({request}) => request.teams)
      };
    }
    async function tryTo({context}, signal, work) {
      if (signal.aborted) return [];
      try {
        await work();
        return [];
      } catch (error) {
        if (!(error instanceof errors.y_)) throw error;
        context.runner.debugError(error);
        return [ error ];
      }
    }
    function has(names, name) {
      return names?.some(one => one.toLowerCase() === name.toLowerCase()) === true;
    }
    var write_budget = __webpack_require__(5039);
    var input_rules = __webpack_require__(5710);
    var markdown = __webpack_require__(8703);
    var agent_jobs = __webpack_require__(9064);
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
      return pathsTable("Outside `allowed-paths`", disallowed.map(({path, file}) => [ cell(path), changeOf(file) ]), disallowed.length);
    }
    function changedFilesTable(changes, scope) {
      const files = changes?.files ?? [];
      const disallowed = new Set(scope?.kind === "out-of-scope" ? scope.paths.map(({file}) => file.path) : []);
      if (files.every(({path}) => disallowed.has(path))) return "";
      return pathsTable("Changed file", files.map(file => [ namesOf(file), changeOf(file) ]), changes?.details.fileCount ?? 0);
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
    function changeOf({change, additions, deletions}) {
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
      return [ [ "Outcome", (0, markdown.aY)(name) ], [ "Reason", reason && (0, markdown.aY)(reason) ], [ "Job", jobId && markdown_cell(jobId) ], [ "Status", job && (0, 
      agent_jobs.hU)(job.status) === "unrecognized" ? markdown_cell(job.status) : void 0 ], [ "Model", job?.model && (0, 
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
    var lib_problem = __webpack_require__(2239);
    var platform_errors = __webpack_require__(4779);
    __webpack_require__(1379);
    var context_error = __webpack_require__(3476);
    var result = __webpack_require__(1983);
    //! CONCATENATED MODULE: ./build/agent-job/report/outcome-messages.js
        function textOf(message) {
      return {
        message,
        explanation: message
      };
    }
    function textOfProblem(problem) {
      return {
        message: (0, lib_problem.Vw)(problem),
        explanation: (0, lib_problem.Vw)({
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
        explanation: (0, lib_problem.l2)(explanation)
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
        explanation: (0, lib_problem.l2)(rest)
      };
    }
    function textOfTimeout({job, error}, timeoutMs) {
      if (error !== void 0) return textOf(failedPoll(job, error));
      const limit = (0, lib_text.a3)(timeoutMs);
      return job.last === void 0 ? textOf(`Timed out after ${limit} without a new status of job ${(0, 
      lib_text.Zw)(job.id)}. ${toFollow(job)}.`) : textOf(`Job ${(0, lib_text.Zw)(job.id)} is still running after ${limit}; stopped waiting. ${toFollow(job)}, or increase \`timeout-minutes\`.`);
    }
    function failedPoll(job, error) {
      const {fix} = error.problem;
      return error.explain(`Timed out, and the last status check of job ${(0, lib_text.Zw)(job.id)} failed`, error.policy.isTransient ? toFollow(job) : `${fix}, then ${(0, 
      lib_problem.ot)(toFollow(job))}`);
    }
    function textOfLost(job, error) {
      return textOf(error.explain(`Job ${(0, lib_text.Zw)(job.id)} may still be running, but can't be polled anymore`, `${error.problem.fix}, then ${(0, 
      lib_problem.ot)(toFollow(job))}`));
    }
    function textOfCancel({kind, job}) {
      const what = kind === "killed" ? "The step was killed" : "The run was cancelled";
      return textOf(`${what}, but job ${(0, lib_text.Zw)(job.id)} keeps running. ${toFollow(job)}.`);
    }
    function toFollow({id}) {
      return `Run again with ${(0, lib_text.Zw)(`job-id: ${id}`)} instead of the prompt to pick it up`;
    }
    function formatPlan(plan) {
      if (plan.kind === "create") return "create a job";
      const {id, status} = plan.job;
      const job = `job ${(0, lib_text.Zw)(id)}, which is ${(0, agent_jobs.hU)(status) === "unrecognized" ? (0, 
      lib_text.Zw)(status) : status}`;
      switch (plan.kind) {
       case "message":
        return (0, result.pJ)(plan.job) === void 0 ? `wait for ${job}, and then send it the prompt` : `send the prompt to ${job}`;

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
    function outcomeOfInvalidInputs(problems) {
      const messages = problems.map(({message}) => message);
      const text = textOf([ "No job was created.", ...messages ].join(" "));
      return {
        ...outcome({
          name: "not-created",
          text,
          reason: "invalid-input"
        }),
        problems: messages
      };
    }
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
            text: prLink === void 0 ? textOf(`${archived}, without a pull request.`) : {
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
        message: `Dry run, nothing was sent. A run would be ${(0, lib_problem.ot)(message)}`,
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
      if (error === "cancelled") return fail(textOf(`The run was cancelled, and ${what}.`), error);
      if (error === "timeout") return fail(textOf(`Timed out, and ${what}. Increase \`timeout-minutes\`.`), error);
      if (error instanceof platform_errors.W) return fail(textOfProblem({
        ...error.problem,
        what: (0, lib_problem.l2)(what)
      }), reasonOf(error.reason));
      return fail({
        message: error.explain(`, so ${what}`),
        explanation: error.message
      }, error instanceof context_error.a ? "context-unavailable" : "guard-unavailable");
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
        pullRequest: prLink === void 0 ? void 0 : (0, pull_request_ref.X)(prLink),
        change: "created",
        changes: void 0,
        scope: void 0,
        openPullRequests: []
      };
    }
    var outputs = __webpack_require__(3377);
    //! CONCATENATED MODULE: ./build/agent-job/report/plan-markdown.js
        function planMarkdown({plan, inputs, event, removesLabel, promptBytes, included}) {
      if (plan.kind === "skip") return "";
      const sends = plan.kind === "create" || plan.kind === "message";
      const issue = inputs.issueNumber ?? event.issue?.number;
      const steps = [ [ `${(0, markdown.zv)((0, lib_problem.l2)(formatPlan(plan)))}${plan.kind === "create" ? ` in project ${plan_markdown_cell(inputs.projectId)}` : ""}.`, ...sends && promptBytes !== void 0 ? [ whatIsSent(promptBytes, included) ] : [] ].join(" "), inputs.wait ? `Wait until the job ends, at most ${(0, 
      lib_text.a3)(inputs.timeoutMs)}.` : "Not wait for the job.", inputs.wait && inputs.allowedPaths !== void 0 && "Compare the pull request with `allowed-paths`.", inputs.wait && inputs.prLabels.length > 0 && `Add labels: ${inputs.prLabels.map(plan_markdown_cell).join(", ")}.`, inputs.wait && inputs.prReviewers.length > 0 && `Request ${(0, 
      lib_text.B4)(inputs.prReviewers.length, "review")} of the pull request.`, inputs.comment && issue !== void 0 && `Comment on issue or pull request ${issue}.`, removesLabel && event.label !== void 0 && `Remove the label ${plan_markdown_cell(event.label)}.` ].filter(step => step !== false);
      return [ "A run would:", "", ...steps.map((step, index) => `${index + 1}. ${step}`) ].join("\n");
    }
    function whatIsSent(promptBytes, included) {
      const data = included === void 0 ? "" : ` and is followed by ${(0, lib_text.B4)(included.bytes, "byte")} of data from GitHub`;
      return `The prompt has ${(0, lib_text.B4)(promptBytes, "byte")}${data}.`;
    }
    function plan_markdown_cell(text) {
      return (0, markdown.aY)((0, lib_text.TN)(text, 200));
    }
    var runner_environment = __webpack_require__(9294);
    var github_repository = __webpack_require__(8328);
    //! CONCATENATED MODULE: ./build/agent-job/github/trigger-label.js
        async function removeTriggerLabel({label, issue}, {input, repository}, client, context, budget) {
      if (label === void 0 || issue === void 0) return;
      if (!(0, input_rules.Hn)(input("remove-label")) || input("github-token").trim() === "") return;
      if (input("dry-run").trim() !== "" && !(0, input_rules.Wu)(input("dry-run"))) return;
      const {runner} = context;
      try {
        await (0, write_budget.x6)(budget, context, ({stop}) => new github_repository.LN(client, repository).removeLabel(issue, label, stop));
      } catch (error) {
        if (!(error instanceof errors.y_)) throw error;
        runner.warning(error.explain(", so remove it yourself to run again"), "Label not removed");
        runner.debugError(error);
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/publish.js
        async function publish(report, options) {
      const {comment, pullRequestNote, event, environment, client, context, budget} = options;
      const write = async (text, {statusComment, subject, target}) => await statusComment.write(text, subject, target, budget);
      const [written] = await Promise.all([ comment && write(commentMarkdown(report), comment), pullRequestNote && write(pullRequestNoteMarkdown(askedAt(event, environment)), pullRequestNote), removeTriggerLabel(event, environment, client, context, budget) ]);
      if (written?.kind === "written") (0, outputs.zZ)(context.runner, written.id);
      return !(written?.kind === "failed" && written.mayWorkLater);
    }
    function askedAt({issue}, environment) {
      const {serverUrl, repository} = environment;
      return issue === void 0 ? (0, runner_environment.Vp)(environment) : `${serverUrl}/${repository}/${issue.kind === "issue" ? "issues" : "pull"}/${issue.number}`;
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
    var saved_state = __webpack_require__(9675);
    //! CONCATENATED MODULE: ./build/agent-job/run-report.js
        async function reportInvalidInputs(inputs, step) {
      const {event, environment, context} = step;
      const {runner, clock} = context;
      runner.debugError(inputs);
      for (const {input, message} of inputs.problems) runner.error(message, `Invalid input: ${input}`);
      const outcome = outcomeOfInvalidInputs(inputs.problems);
      (0, outputs.dO)(runner, outcome);
      const report = reportOf(outcome, {
        event,
        environment,
        promptSha256: "",
        takesFollowUps: false,
        madeAt: clock.now()
      });
      logHelp(runner, report);
      await runner.addSummary(summaryMarkdown(report));
      await publish(report, {
        ...step,
        comment: void 0,
        pullRequestNote: void 0,
        budget: write_budget.e$
      });
      (0, saved_state.Q8)(runner);
      return exitCode(outcome.conclusion, runner);
    }
    async function reportJob(requested, step) {
      const {inputs, prompt, github, startedAt, deadline, event, environment, context} = step;
      const {result, action, polls, included} = requested;
      const {runner, clock} = context;
      const checked = await (0, pull_request_changes.fb)(result, step);
      const outcome = outcomeOf(result, {
        ...inputs,
        action,
        checked
      });
      const report = reportOf(outcome, {
        event,
        environment,
        elapsedMs: clock.now() - startedAt,
        polls,
        promptSha256: prompt?.sha256 ?? "",
        promptBytes: prompt?.bytes,
        included,
        plan: result.kind === "dry-run" ? planMarkdown({
          plan: result.plan,
          inputs,
          event,
          removesLabel: (0, input_rules.Hn)(environment.input("remove-label")),
          promptBytes: prompt?.bytes,
          included
        }) : "",
        takesFollowUps: inputs.task.kind === "auto",
        madeAt: clock.now()
      });
      (0, outputs.dO)(runner, outcome);
      logConclusion(runner, outcome.conclusion, {
        title: titleOf(outcome),
        message: outcome.message
      });
      logHelp(runner, report);
      warnOfOtherRepository(runner, inputs, environment, outcome);
      if ("error" in result) runner.debugError(result.error);
      await runner.addSummary(summaryMarkdown(report));
      (0, saved_state.Po)(runner, outcome);
      const ref = (0, pull_request_ref.h)(outcome.prLink, environment);
      const [isPublished] = await Promise.all([ publish(report, {
        ...step,
        comment: commentRequest(report, action, inputs, github),
        pullRequestNote: pullRequestNote(report, action, inputs, github, environment),
        budget: (0, write_budget.qd)(deadline, context)
      }), result.kind === "ended" && ref !== void 0 && outcome.change !== "updated" ? addLabelsAndReviewers(ref, checked?.changes?.details, step) : void 0 ]);
      if (isPublished) (0, saved_state.Q8)(runner);
      return exitCode(outcome.conclusion, runner);
    }
    function logHelp(runner, {helpUrl}) {
      if (helpUrl !== void 0) runner.info(`Troubleshooting: ${helpUrl}`);
    }
    function commentRequest({outcome, promptSha256}, action, {comment, dryRun}, {statusComment}) {
      if (!comment || dryRun || !OUTCOMES[outcome.name].isCommented || statusComment === void 0) return;
      const acceptedJob = OUTCOMES[outcome.name].hasAcceptedJob ? outcome.jobId : void 0;
      const jobId = action.kind === "followed" ? action.jobId : acceptedJob;
      return {
        statusComment,
        subject: {
          jobId,
          promptSha256
        },
        target: targetOf(action)
      };
    }
    function targetOf(action) {
      switch (action.kind) {
       case "resumed":
        return {
          kind: "comment",
          id: action.previous.commentId
        };

       case "followed":
        return {
          kind: "newest",
          matches: ({job}) => job === action.jobId
        };

       case "nothing":
       case "created":
       case "continued":
        return {
          kind: "new"
        };
      }
    }
    function pullRequestNote({outcome, promptSha256}, action, {task, atCap, projectId}, {statusCommentOn}, environment) {
      const {jobId, prLink} = outcome;
      const ref = (0, pull_request_ref.h)(prLink, environment);
      const mayBeContinued = task.kind === "auto" || atCap === "continue";
      if (!mayBeContinued || ref === void 0) return;
      if (!(0, repository_name.v)(ref.repository, environment.repository)) return;
      if (action.kind !== "created" && action.kind !== "resumed") return;
      const identity = (0, comment_marker.cN)(environment, projectId, promptSha256);
      return {
        statusComment: statusCommentOn(ref.number),
        subject: {
          jobId,
          promptSha256
        },
        target: action.kind === "created" ? {
          kind: "new"
        } : {
          kind: "newest",
          matches: marker => marker.job === jobId && (0, comment_marker.lO)(marker, identity)
        }
      };
    }
    function warnOfOtherRepository(runner, {maxOpenPrs, prRepository}, {repository}, {pullRequest}) {
      const counted = prRepository ?? repository;
      const opened = pullRequest?.repository;
      if (maxOpenPrs === void 0 || opened === void 0 || (0, repository_name.v)(opened, counted)) return;
      runner.warning(`The agent opened its pull request in ${(0, lib_text.Zw)(opened)}, but \`max-open-prs\` counts those in ${(0, 
      lib_text.Zw)(counted)}. Set ${(0, lib_text.Zw)(`pr-repository: ${opened}`)}, and \`github-token\` to a token that can read it.`, "max-open-prs counts in another repository");
    }
  }),
  9294: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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