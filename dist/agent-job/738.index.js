export const id = 738;

export const ids = [ 738 ];

export const modules = {
  1738: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      markedJob: () => markedJob,
      removeTriggerLabel: () => removeTriggerLabel,
      reportAndRemoveLabel: () => reportAndRemoveLabel,
      reportInvalidInputs: () => reportInvalidInputs
    });
    var errors = __webpack_require__(7307);
    var github_issue = __webpack_require__(33);
    var pull_request = __webpack_require__(1351);
    var repository = __webpack_require__(8328);
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
    function logConclusion(runner, {conclusion, title, message}) {
      if (conclusion === "pass") runner.info(message); else runner[conclusion === "failure" ? "error" : conclusion](message, title);
    }
    var comment = __webpack_require__(9290);
    var comment_marker = __webpack_require__(7674);
    var job_run = __webpack_require__(9777);
    var changes = __webpack_require__(523);
    var client = __webpack_require__(4463);
    var github_event = __webpack_require__(6830);
    var lib_clock = __webpack_require__(4570);
    //! CONCATENATED MODULE: ./build/agent-job/pull-request/labels-and-reviewers.js
        const WRITE_TIMEOUT_MS = 30_000;
    async function addLabelsAndReviewers(run, done, checked) {
      const {inputs, environment, deadline, runner, clock, cancelled} = run;
      const {target} = done;
      const prLink = done.kind === "ended" ? done.job.last.prLink : void 0;
      const ref = (0, pull_request.hG)(prLink, environment.serverUrl);
      if (ref === void 0 || target.kind === "message" && target.job.prLink === prLink) return;
      const details = checked?.changes?.pullRequest;
      const labels = inputs.prLabels.filter(label => !has(details?.labels, label));
      const {names, problems} = missingReviewers(run, ref, details);
      const timeoutMs = Math.min(WRITE_TIMEOUT_MS, deadline - clock.now());
      if ([ labels, names, problems ].every(({length}) => length === 0) || cancelled.aborted) return;
      if (details?.state === "closed" || details?.state === "merged") {
        runner.info(`Not adding labels or reviewers, because the pull request is ${details.state}.`);
        return;
      }
      const failures = timeoutMs <= 0 ? [ "No labels or reviewers were added, because the step timed out. Increase `timeout-minutes`." ] : await (0, 
      lib_clock.wj)(clock, timeoutMs, cancelled, async ({stop}) => [ ...await tryTo(run, stop, async () => {
        if (labels.length > 0) await (0, pull_request.Nl)(run.github(stop, ref.repository), ref.number, labels);
      }), ...await requestReviews(run, ref, names, stop), ...problems ]);
      if (failures.length > 0 && !cancelled.aborted) runner.warning(messagesOf(run, ref, failures).join(" "), "Labels or reviewers missing");
    }
    function messagesOf(run, ref, failures) {
      const fix = (0, changes.WC)(run, ref, pull_request.bV);
      const both = `Couldn't add labels to ${(0, pull_request.TD)(ref, ref.number)} or request reviews of it`;
      const say = (failure, what = {}) => typeof failure === "string" ? failure : failure.explain("", {
        ...fix,
        ...what
      });
      const byReason = Map.groupBy(failures, failure => say(failure, {
        what: void 0
      }));
      return [ ...byReason.values() ].map(([first = "", ...others]) => others.every(other => say(other) === say(first)) ? say(first) : say(first, {
        what: both
      }));
    }
    function missingReviewers(run, ref, details) {
      const names = [];
      const problems = [];
      const add = (name, isRequested) => {
        if (!isRequested && !has(names, name)) names.push(name);
      };
      const {owner} = (0, client.uD)(ref.repository);
      for (const reviewer of run.inputs.prReviewers) {
        if (reviewer.kind === "team") {
          const name = `${reviewer.owner}/${reviewer.slug}`;
          if ((0, github_event.Av)(reviewer.owner, owner)) add(name, has(details?.teams, reviewer.slug)); else problems.push(`${(0, 
          lib_text.Zw)(name)} can't review in ${(0, lib_text.Zw)(ref.repository)}: only teams of ${(0, 
          lib_text.Zw)(owner)} can. Change \`pr-reviewers\`.`);
          continue;
        }
        const actor = reviewer.kind === "author" ? authorOf(run) : {
          login: reviewer.login,
          isBot: false
        };
        if (actor !== void 0 && !actor.isBot && !(0, github_event.Av)(details?.author, actor.login)) add(actor.login, has(details?.reviewers, actor.login)); else if (reviewer.kind === "author") run.runner.info("Not requesting a review from `@author`, because a schedule, a bot, or the pull request's author triggered this run."); else problems.push(`${(0, 
        lib_text.Zw)(reviewer.login)} can't review their own pull request. Remove them from \`pr-reviewers\`.`);
      }
      return {
        names,
        problems
      };
    }
    function actorOf({event}) {
      const {name, sender, workflowRun} = event;
      return name === "schedule" ? void 0 : workflowRun?.triggeringActor ?? sender;
    }
    function authorOf(run) {
      const {issue, push} = run.event;
      if (push === void 0 || issue === void 0) return actorOf(run);
      const {author: login} = issue;
      return login === void 0 ? void 0 : {
        login,
        isBot: login.endsWith("[bot]")
      };
    }
    async function requestReviews(run, ref, names, stop) {
      const [first, ...others] = names;
      if (first === void 0) return [];
      const reviewers = names.filter(name => !name.includes("/"));
      const teams = names.flatMap(name => name.split("/")[1] ?? []);
      const errors = await tryTo(run, stop, () => (0, pull_request.i5)(run.github(stop, ref.repository), ref.number, {
        reviewers,
        teams
      }));
      const [error] = errors;
      if (error?.status !== 422) return errors;
      if (others.length === 0) return [ `Couldn't request a review from ${(0, lib_text.Zw)(first)}. Check \`pr-reviewers\`. (GitHub: 422, \u201c${(0, 
      lib_text.TN)(error.said)}\u201d)` ];
      const failures = [];
      for (const name of names) failures.push(...await requestReviews(run, ref, [ name ], stop));
      return failures;
    }
    async function tryTo({runner}, signal, work) {
      if (signal.aborted) return [];
      try {
        await work();
        return [];
      } catch (error) {
        if (!(error instanceof errors.y_)) throw error;
        runner.debugError(error);
        return [ error ];
      }
    }
    function has(names, name) {
      return names?.some(one => one.toLowerCase() === name.toLowerCase()) === true;
    }
    var push = __webpack_require__(5710);
    var saved_state = __webpack_require__(9675);
    var markdown = __webpack_require__(8703);
    var agent_jobs = __webpack_require__(9064);
    var runner_environment = __webpack_require__(9294);
    //! CONCATENATED MODULE: ./build/agent-job/report/changes-markdown.js
        const MAX_CELL_LENGTH = 200;
    function cell(text) {
      return (0, markdown.SS)((0, lib_text.TN)(text, MAX_CELL_LENGTH));
    }
    function sizeOfChanges(changes) {
      if (changes === void 0) return [];
      const {state, fileCount, additions, deletions} = changes.pullRequest;
      const size = `${(0, lib_text.B4)(fileCount, "file")}, ${signed(additions, deletions)}`;
      return state === "open" ? [ size ] : [ size, state ];
    }
    function pathTables(checked) {
      const {changes, scope} = checked ?? {};
      const files = changes?.files ?? [];
      const outside = scope?.kind === "out-of-scope" ? scope.paths : [];
      const outsideFiles = new Set(outside.map(({file}) => file.path));
      const others = files.some(({path}) => !outsideFiles.has(path)) ? files : [];
      return {
        outside: pathTable("Outside `allowed-paths`", outside.map(({path, file}) => [ pathCell(path), changeOf(file) ]), outside.length),
        changed: pathTable("Changed file", others.map(file => [ namesOf(file), changeOf(file) ]), changes?.pullRequest.fileCount ?? 0)
      };
    }
    const MAX_ROWS = 10;
    function pathTable(head, rows, count) {
      if (rows.length === 0) return "";
      const shown = rows.slice(0, MAX_ROWS);
      const left = count - shown.length;
      return (0, markdown.tp)([ head, "Change" ], left > 0 ? [ ...shown, [ `and ${(0, 
      lib_text.ZV)(left)} more`, "" ] ] : shown);
    }
    const MAX_PATH_LENGTH = 150;
    function pathCell(path) {
      return (0, markdown.SS)((0, lib_text.TN)(path, MAX_PATH_LENGTH));
    }
    function namesOf({path, previousPath}) {
      return previousPath === void 0 ? pathCell(path) : `${pathCell(previousPath)} \u2192 ${pathCell(path)}`;
    }
    function changeOf({change, additions, deletions}) {
      const lines = signed(additions, deletions);
      return change === "modified" ? lines : `${change}, ${lines}`;
    }
    function signed(additions, deletions) {
      return `+${(0, lib_text.ZV)(additions)} \u2212${(0, lib_text.ZV)(deletions)}`;
    }
    var problem = __webpack_require__(2239);
    var platform_errors = __webpack_require__(4779);
    var guards = __webpack_require__(8436);
    var job_done = __webpack_require__(9710);
    //! CONCATENATED MODULE: ./build/agent-job/report/plan-markdown.js
        function planMarkdown(run, done) {
      if (done.kind !== "dry-run") return "";
      const {inputs, task, event} = run;
      const {wait, prLabels, prReviewers} = inputs;
      const {target, job, reactsTo, included} = done;
      const issue = (0, comment.yP)(run);
      const isNew = target.kind === "create";
      const sendsPrompt = isNew || target.kind === "message";
      const addsToPullRequest = wait && (target.kind !== "message" || job?.prLink === void 0);
      const plan = `${(0, markdown.zv)((0, problem.l2)(formatPlan(target, job)))}${isNew ? ` in project ${cell(inputs.projectId)}` : ""}.`;
      const limit = (0, lib_text.a3)(inputs.timeoutMinutes * 60_000);
      const steps = [ reactsTo && `Add a \u{1f440} reaction to ${nameOf(reactsTo)}.`, sendsPrompt && task?.prompt ? `${plan} ${whatIsSent(task.prompt.bytes, included)}` : plan, wait ? `Wait until the job ends, at most ${limit}.` : "Not wait for the job.", wait && inputs.allowedPaths && "Compare the pull request with `allowed-paths`.", addsToPullRequest && prLabels.length > 0 && `Add labels to the pull request: ${prLabels.map(cell).join(", ")}.`, addsToPullRequest && prReviewers.length > 0 && `Request ${(0, 
      lib_text.B4)(prReviewers.length, "review")} of the pull request.`, wait && (0, comment.uz)(run, target, (0, 
      job_run.bM)(run)) && "Comment on the pull request, so that a later run can continue it.", issue && `Comment on ${nameOf(issue)}.`, inputs.removeLabel && event.label !== void 0 && `Remove the label ${cell(event.label)}.` ].filter(step => typeof step === "string");
      const guards = [ inputs.skipAgentEvents && "`skip-agent-events`", inputs.requiredPermission !== "none" && "`required-permission`", isNew && inputs.maxOpenPrs !== void 0 && "`max-open-prs`" ].filter(guard => guard !== false);
      const passed = sendsPrompt && guards.length > 0 ? `Guards that passed: ${guards.join(", ")}. ` : "";
      return [ "A run would:", "", ...steps.map((step, index) => `${index + 1}. ${step}`), "", `${passed}A dry run doesn't check whether the API key works${job === void 0 ? "" : " for sending"} or whether the token can write.` ].join("\n");
    }
    function nameOf({kind, number}) {
      switch (kind) {
       case "issue":
        return `issue ${number}`;

       case "pull-request":
        return `pull request ${number}`;

       case "unknown":
        return `issue or pull request ${number}`;
      }
    }
    function whatIsSent(promptBytes, included) {
      const data = included === void 0 ? "" : ` and is followed by ${(0, lib_text.B4)(included.bytes, "byte")} of data from GitHub (\`include\`, and lines that mark it as data)`;
      return `The prompt has ${(0, lib_text.B4)(promptBytes, "byte")}${data}.`;
    }
    function formatPlan(target, job) {
      if (job === void 0) return "create a job";
      const {id, status} = job;
      const name = `job ${(0, lib_text.Zw)(id)}, which is ${(0, agent_jobs.hU)(status) === "unrecognized" ? (0, 
      lib_text.Zw)(status) : status}`;
      switch (target.kind) {
       case "message":
        return (0, job_done.pJ)(job) === void 0 ? `wait for ${name}, and then send it the prompt` : `send the prompt to ${name}`;

       case "resume":
        return `resume ${name} and was created by an earlier attempt of this run`;

       case "follow":
       case "create":
       case "none":
        return `follow ${name}`;
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/outcomes.js
        const ACCEPTED = {
      hasAcceptedJob: true,
      isCommented: true,
      helpSection: void 0
    };
    const NOT_ACCEPTED = {
      ...ACCEPTED,
      hasAcceptedJob: false
    };
    const NOT_COMMENTED = {
      ...NOT_ACCEPTED,
      isCommented: false
    };
    const UNKNOWN = {
      ...NOT_ACCEPTED,
      helpSection: "a-job-may-exist"
    };
    const OUTCOMES = {
      started: {
        conclusion: "pass",
        title: "Docs job started",
        ...ACCEPTED
      },
      "pr-created": {
        conclusion: "pass",
        title: "Docs pull request opened",
        ...ACCEPTED
      },
      "no-pr": {
        conclusion: "pass",
        title: "Docs job completed without a pull request",
        ...ACCEPTED
      },
      archived: {
        conclusion: "warning",
        title: "Docs job archived",
        ...ACCEPTED
      },
      failed: {
        conclusion: "failure",
        title: "Docs job failed",
        ...ACCEPTED
      },
      "dry-run": {
        conclusion: "pass",
        title: "Dry run: nothing was sent",
        ...NOT_COMMENTED
      },
      skipped: {
        conclusion: "notice",
        title: "Docs job skipped",
        ...NOT_COMMENTED
      },
      rejected: {
        conclusion: "failure",
        title: "Docs job rejected",
        ...NOT_ACCEPTED
      },
      "not-created": {
        conclusion: "failure",
        title: "No docs job created",
        ...NOT_ACCEPTED
      },
      unknown: {
        conclusion: "failure",
        title: "Docs job may have been created",
        ...UNKNOWN
      },
      "timed-out": {
        conclusion: "failure",
        title: "Docs job timed out",
        ...ACCEPTED
      },
      cancelled: {
        conclusion: "failure",
        title: "Docs run cancelled",
        ...ACCEPTED
      },
      lost: {
        conclusion: "failure",
        title: "Docs job lost",
        ...ACCEPTED
      }
    };
    function described(name, reason, text, title = OUTCOMES[name].title) {
      const {conclusion} = OUTCOMES[name];
      const texts = typeof text === "string" ? {
        message: text,
        explanation: text
      } : {
        message: (0, problem.Vw)(text),
        explanation: (0, problem.Vw)({
          ...text,
          what: void 0
        })
      };
      return {
        name,
        reason,
        conclusion,
        title,
        ...texts
      };
    }
    function describe(done, inputs) {
      switch (done.kind) {
       case "started":
        return started(done, inputs);

       case "ended":
        return ended(done, inputs);

       case "timed-out":
        return described("timed-out", "timeout", timedOut(done, inputs.timeoutMinutes * 60_000));

       case "cancelled":
       case "killed":
        {
          const what = done.kind === "killed" ? "The step was killed" : "The run was cancelled";
          const text = `${what}, but job ${(0, lib_text.Zw)(done.job.id)} keeps running. ${toFollow(done.job)}.`;
          return described("cancelled", "cancelled", text);
        }

       case "lost":
        {
          const {error, job} = done;
          const what = `Job ${(0, lib_text.Zw)(job.id)} may still be running, but can't be polled anymore`;
          return described("lost", reasonOf(error.reason), error.explain(what, toFollow(job, error)));
        }

       case "rejected":
        {
          const {error, target} = done;
          const jobId = (0, job_done.wb)(target);
          const refused = target.kind === "follow" ? "Couldn't follow" : "No message was sent to";
          const what = jobId === void 0 ? "No job was created" : `${refused} job ${(0, lib_text.Zw)(jobId)}`;
          return described("rejected", reasonOf(error.reason), {
            ...error.problem,
            what
          });
        }

       case "skipped":
        return skipped(done.skip, inputs);

       case "dry-run":
        {
          const message = `Dry run, nothing was sent. A run would ${formatPlan(done.target, done.job)}.`;
          return {
            ...described("dry-run", void 0, ""),
            message
          };
        }

       case "not-created":
        return notCreated(done);

       case "unknown":
        return unknown(done);
      }
    }
    function reasonOf(reason) {
      return reason === "interrupted" ? "timeout" : reason;
    }
    function toFollow({id}, first) {
      const text = `Run again with ${(0, lib_text.Zw)(`job-id: ${id}`)} instead of the prompt to pick it up`;
      return first === void 0 ? text : `${first.problem.fix}, then ${(0, problem.ot)(text)}`;
    }
    function started({job, target}, {allowedPaths}) {
      const id = (0, lib_text.Zw)(job.id);
      const [unchecked, andPaths] = allowedPaths === void 0 ? [ "", "" ] : [ ", so `allowed-paths` isn't checked yet", " and `allowed-paths`" ];
      const follow = `To follow it, run again with ${(0, lib_text.Zw)(`job-id: ${job.id}`)}${andPaths} instead of the prompt.`;
      const rest = `not waiting (\`wait: false\`)${unchecked}. ${follow}`;
      const say = (what, title) => ({
        ...described("started", void 0, (0, problem.l2)(rest), title),
        message: `${what}; ${rest}`
      });
      switch (target.kind) {
       case "message":
        return say(`Message sent to job ${id}${afterWaiting(target)}`, "Message sent to the docs job");

       case "follow":
       case "resume":
        return say(`Job ${id} is ${job.last?.status ?? "active"}`, "Docs job still running");

       case "create":
       case "none":
        return say(`Job ${id} started`);
      }
    }
    function waitedMs(target) {
      return target.kind === "message" ? target.waitedMs ?? 0 : 0;
    }
    function afterWaiting(target) {
      const waited = waitedMs(target);
      return waited === 0 ? "" : `, after waiting ${(0, lib_text.a3)(waited)} for its earlier prompt`;
    }
    const MAX_INVALID_LINK = 200;
    function ended({job, target}, {ifNoPr}) {
      const {prLink, invalidPrLink} = job.last;
      const name = `Job ${(0, lib_text.Zw)(job.id)}`;
      switch ((0, job_done.pJ)(job.last)) {
       case "archived":
        {
          const without = prLink === void 0 ? ", without a pull request" : "";
          const text = described("archived", "archived", `${name} was archived in Mintlify${without}.`);
          return prLink === void 0 ? text : {
            ...text,
            message: `${text.message} Pull request: ${prLink}`
          };
        }

       case "failed":
        return described("failed", "job-failed", {
          what: `${name} failed`,
          why: "the agent ran into an error that it couldn't recover from",
          fix: "Open the job on the dashboard, then run again, with a narrower prompt if possible"
        });

       case "completed":
       case void 0:
        {
          if (prLink !== void 0) return pullRequest(job, prLink, target);
          const why = invalidPrLink === void 0 ? "no file had to change, or the deployment is set to push without pull requests" : `the API returned a link that is not an http(s) URL, \u201c${(0, 
          lib_text.TN)(invalidPrLink, MAX_INVALID_LINK)}\u201d`;
          const problem = {
            what: `${name} completed without a pull request`,
            why
          };
          const conclusion = {
            ignore: "pass",
            warn: "warning",
            error: "failure"
          }[ifNoPr];
          return {
            ...described("no-pr", ifNoPr === "ignore" ? void 0 : "no-pr", problem),
            conclusion
          };
        }
      }
    }
    function pullRequest({id}, prLink, target) {
      const waited = afterWaiting(target);
      const say = (what, title) => ({
        ...described("pr-created", void 0, waited === "" ? "" : `The message was sent${waited}.`, title),
        message: `${what}: ${prLink}`
      });
      if (target.kind === "resume") {
        const title = "Docs pull request from an earlier attempt";
        return say(`Pull request from job ${(0, lib_text.Zw)(id)} of an earlier attempt`, title);
      }
      return target.kind === "message" && target.job.prLink === prLink ? say("Pull request updated", "Docs pull request updated") : say("Pull request opened");
    }
    function timedOut({job, error}, timeoutMs) {
      const name = `job ${(0, lib_text.Zw)(job.id)}`;
      if (error !== void 0) return error.explain(`Timed out, and the last status check of ${name} failed`, toFollow(job, error.isTransient ? void 0 : error));
      const limit = (0, lib_text.a3)(timeoutMs);
      return job.last === void 0 ? `Timed out after ${limit} without a new status of ${name}. ${toFollow(job)}.` : `${(0, 
      problem.l2)(name)} is still running after ${limit}; stopped waiting. ${toFollow(job)}, or increase \`timeout-minutes\`.`;
    }
    const MAX_LISTED = 5;
    function skipped(skip, {atCap, dryRun}) {
      const why = (0, guards.r8)(skip, atCap === "continue");
      const urls = skip.guard === "max-open-prs" ? skip.open.map(({url}) => ` ${url}`) : [];
      const more = urls.length > MAX_LISTED ? ` and ${urls.length - MAX_LISTED} more` : "";
      const text = `${why}${urls.slice(0, MAX_LISTED).join("")}${more}`;
      return dryRun ? {
        ...described("dry-run", skip.guard, (0, problem.l2)(why), "Dry run: the job would be skipped"),
        message: `Dry run, nothing was sent. A run would be skipped: ${text}`
      } : {
        ...described("skipped", skip.guard, (0, problem.l2)(why)),
        message: `Skipped: ${text}`
      };
    }
    function notCreated(done) {
      const {error, target, lacksContext} = done;
      const jobId = (0, job_done.wb)(target);
      const [title, what] = jobId === void 0 ? [ "No docs job created", "no job was created" ] : [ "No message sent to the docs job", `no message was sent to job ${(0, 
      lib_text.Zw)(jobId)}` ];
      const say = (reason, text) => described("not-created", reason, text, title);
      if (error === "cancelled") return say(error, `The run was cancelled, and ${what}.`);
      if (error === "timeout") {
        const waited = waitedMs(target);
        const after = waited === 0 ? "" : ` after waiting ${(0, lib_text.a3)(waited)} for the earlier prompt of the job`;
        return say(error, `Timed out${after}, and ${what}. Increase \`timeout-minutes\`.`);
      }
      if (error instanceof platform_errors.W) return say(reasonOf(error.reason), {
        ...error.problem,
        what: (0, problem.l2)(what)
      });
      const reason = lacksContext ? "context-unavailable" : "guard-unavailable";
      return {
        ...say(reason, error.message),
        message: error.explain(`, so ${what}`)
      };
    }
    function unknown({error, isCancelled, target}) {
      const jobId = (0, job_done.wb)(target);
      const {why, request} = error === "killed" ? {
        why: "the step was killed before the response arrived"
      } : error.problem;
      const reason = isCancelled || error === "killed" ? "cancelled" : reasonOf(error.reason);
      const [title, what, fix] = jobId === void 0 ? [ "Docs job may have been created", "Couldn't confirm that the job was created", "The request wasn't retried, because a retry could create a second pull request; check the dashboard before you run again" ] : [ "Message may have been sent to the docs job", `Couldn't confirm that the message to job ${(0, 
      lib_text.Zw)(jobId)} was sent`, "The message wasn't sent again, because the agent could do the work twice; check the job on the dashboard before you run again" ];
      return described("unknown", reason, {
        what,
        why,
        fix,
        request
      }, title);
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/markdown.js
        const MAX_TITLE_LENGTH = 150;
    function summaryMarkdown(report) {
      const {step, outcome, plan = ""} = report;
      const {done} = outcome;
      const isDryRun = outcome.name === "dry-run";
      const sent = done?.included ? includedTable(done.included) : "";
      const {outside, changed} = pathTables(outcome.checked);
      const open = done?.kind === "skipped" && done.skip.guard === "max-open-prs" ? done.skip.open : [];
      const details = (0, markdown.Ix)([ ...sharedFacts(outcome), ...summaryFacts(report) ]);
      const text = (0, markdown.qN)(lead(outcome), plan, metaLine(report), isDryRun ? sent : "", outside, changed, open.length === 0 ? "" : openPullRequestsTable(open, step.clock.now()), (0, 
      markdown.TM)("Details", (0, markdown.qN)(details, isDryRun ? "" : sent)));
      return `${text}\n`;
    }
    function commentMarkdown(report) {
      const {step, outcome} = report;
      const {outside, changed} = pathTables(outcome.checked);
      const details = (0, markdown.TM)("Details", (0, markdown.qN)((0, markdown.Ix)(sharedFacts(outcome)), changed));
      return `${(0, markdown.qN)(lead(outcome), metaLine(report, (0, runner_environment.Vp)(step.environment)), outside, details)}\n`;
    }
    function pullRequestNoteMarkdown({event, environment}) {
      const askedAt = event.issue?.url || (0, runner_environment.Vp)(environment);
      return `The documentation agent opened this pull request for ${(0, markdown.nf)("this request", askedAt)}.\n`;
    }
    function helpUrl({environment}, outcome) {
      const {name, reason, conclusion} = outcome;
      const section = OUTCOMES[name].helpSection ?? reason;
      return conclusion === "pass" || section === void 0 ? void 0 : (0, runner_environment.KB)(environment, section);
    }
    function lead(outcome) {
      const {conclusion, title, prLink, checked, problems, explanation} = outcome;
      const pullRequest = prLink === void 0 ? "" : `: ${prLabel(outcome, prLink)}`;
      const head = `${CONCLUSION_SIGN[conclusion]}**${title}${pullRequest}**`;
      const list = problems.map(one => `- ${(0, markdown.zv)(one)}`).join("\n");
      return (0, markdown.qN)([ head, ...sizeOfChanges(checked?.changes) ].join(" \xb7 "), list || (0, 
      markdown.zv)(explanation), (0, markdown.zv)((0, changes._x)(checked?.scope, false) ?? ""));
    }
    function metaLine({step, outcome}, url) {
      const {environment, clock, startedAt} = step;
      const actor = outcome.name === "skipped" ? void 0 : actorOf(step);
      const elapsedMs = clock.now() - startedAt;
      const help = helpUrl(step, outcome);
      return [ actor && `${REQUESTED_BY} ${personLink(environment, actor.login)}`, elapsedMs >= 1_000 && (0, 
      lib_text.a3)(elapsedMs), url && (0, markdown.nf)("run", url), help && (0, markdown.nf)("troubleshooting", help) ].filter(Boolean).join(" \xb7 ");
    }
    const REQUESTED_BY = "Requested by";
    function personLink({serverUrl}, login) {
      const name = (0, lib_text.TN)(login, MAX_CELL_LENGTH);
      return /^[\w-]+$/u.test(login) ? (0, markdown.nf)(name, `${serverUrl}/${login}`) : (0, 
      markdown.SS)(name);
    }
    function sharedFacts({name, reason, job, jobId, pullRequest, done}) {
      const repository = job?.repository;
      const isInTitle = repository !== void 0 && pathOf(repository) === pullRequest?.repository;
      const waited = done === void 0 ? 0 : waitedMs(done.target);
      return [ [ "Outcome", (0, markdown.SS)(name) ], [ "Reason", reason && (0, markdown.SS)(reason) ], [ "Job", jobId && cell(jobId) ], [ "Status", job && (0, 
      agent_jobs.hU)(job.status) === "unrecognized" ? cell(job.status) : void 0 ], [ "Waited for its earlier prompt", waited < 1_000 ? void 0 : (0, 
      lib_text.a3)(waited) ], [ "Model", job?.model && cell(job.model) ], [ "Repository", repository && !isInTitle ? (0, 
      markdown.nf)((0, lib_text.TN)(pathOf(repository), MAX_CELL_LENGTH), repository) : "" ], [ "Branch", job?.ref && cell(job.ref) ] ];
    }
    function summaryFacts({outcome, polls = 0, promptBytes, promptSha256, alsoMerged = []}) {
      const included = outcome.done?.included;
      const isDryRun = outcome.name === "dry-run" && outcome.reason === void 0;
      return [ [ "Merged with it", alsoMerged.map(pullRequestLink).join(", ") ], [ "Polls", polls === 0 ? void 0 : (0, 
      lib_text.ZV)(polls) ], [ "Prompt", promptBytes === void 0 || isDryRun ? void 0 : (0, 
      lib_text.B4)(promptBytes, "byte") ], [ "Prompt SHA-256", promptSha256 && (0, markdown.SS)(promptSha256) ], [ "Data from GitHub", included && !isDryRun ? (0, 
      lib_text.B4)(included.bytes, "byte") : void 0 ] ];
    }
    function pullRequestLink({number, title, url}) {
      return (0, markdown.nf)(`#${number} ${(0, lib_text.TN)(title, MAX_TITLE_LENGTH)}`, url);
    }
    function includedTable({parts}) {
      return (0, markdown.tp)([ "`include`", "Content", "Bytes", "Left out" ], parts.map(({part, what, bytes, leftOut}) => [ (0, 
      markdown.SS)(part), (0, markdown.pj)(what), (0, lib_text.ZV)(bytes), (0, markdown.zv)((0, 
      lib_text.TN)(leftOut.join(" "))) ]));
    }
    function openPullRequestsTable(open, now) {
      return (0, markdown.tp)([ "Open pull request", "Open for" ], open.map(pull => [ pullRequestLink(pull), pull.createdAt === void 0 ? "" : age(Math.floor((now - pull.createdAt) / lib_clock.sO)) ]));
    }
    function age(days) {
      return days < 1 ? "less than a day" : (0, lib_text.B4)(days, "day");
    }
    function prLabel({pullRequest, checked}, prLink) {
      const title = checked?.changes?.pullRequest.title;
      const name = pullRequest === void 0 ? prLink : `${pullRequest.repository}#${pullRequest.number}`;
      const label = (0, lib_text.TN)(name, MAX_CELL_LENGTH);
      return (0, markdown.nf)(title === void 0 ? label : `${label} ${(0, lib_text.TN)(title, MAX_TITLE_LENGTH)}`, prLink);
    }
    function pathOf(repository) {
      return repository.replace(/^https?:\/\/[^/]+\//u, "");
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/outcome.js
        const MAX_MESSAGE_LENGTH = 4_000;
    function outcomeOfInvalidInputs(invalid) {
      const problems = invalid.map(({message}) => message);
      const text = [ "No job was created.", ...problems ].join(" ");
      return complete(described("not-created", "invalid-input", text), {
        problems
      });
    }
    function outcomeOf(done, checked, inputs) {
      const outcome = complete(describe(done, inputs), {
        done,
        checked
      });
      const problem = (0, changes._x)(checked?.scope, true);
      if (problem === void 0) return outcome;
      const gap = outcome.message.endsWith(".") ? " " : ". ";
      const isOutside = checked?.scope?.kind === "out-of-scope";
      const title = isOutside ? "Docs pull request out of scope" : "Docs pull request couldn't be checked";
      return {
        ...outcome,
        reason: isOutside ? "out-of-scope" : "scope-unknown",
        conclusion: worstOf([ outcome.conclusion, inputs.ifOutOfScope === "warn" ? "warning" : "failure" ]),
        title: outcome.name === "pr-created" ? title : outcome.title,
        message: (0, lib_text.TN)(`${outcome.message}${gap}${problem}`, MAX_MESSAGE_LENGTH)
      };
    }
    function jobOf(done) {
      if (done.kind === "dry-run" || done.kind === "rejected") return;
      if ("job" in done) return done.job;
      const id = (0, job_done.wb)(done.target);
      return id === void 0 ? void 0 : {
        id,
        last: void 0
      };
    }
    function complete(description, {problems = [], checked, done}) {
      const job = done && jobOf(done);
      const prLink = job?.last?.prLink;
      return {
        ...description,
        message: (0, lib_text.TN)(description.message, MAX_MESSAGE_LENGTH),
        explanation: (0, lib_text.TN)(description.explanation, MAX_MESSAGE_LENGTH),
        problems,
        jobId: job?.id,
        job: job?.last,
        prLink,
        pullRequest: prLink === void 0 ? void 0 : (0, pull_request.XT)(prLink),
        checked,
        done
      };
    }
    var outputs = __webpack_require__(3377);
    //! CONCATENATED MODULE: ./build/agent-job/report/report.js
        async function reportAndRemoveLabel(run, done) {
      const {inputs, runner, jobs} = run;
      const {prompt} = run.task ?? {};
      const checked = await (0, changes.fb)(run, done);
      const outcome = outcomeOf(done, checked, inputs);
      const report = {
        step: run,
        outcome,
        promptSha256: prompt?.sha256 ?? "",
        promptBytes: prompt?.bytes,
        polls: jobs.polls(),
        plan: planMarkdown(run, done),
        alsoMerged: await (0, push.A2)(run)
      };
      await reportOnPage(report);
      warnOfOtherRepository(run, outcome);
      if ("error" in done) runner.debugError(done.error);
      const [isCommented] = await Promise.all([ writeReportComment(run, report, done), writePullRequestNote(run, report, done), removeTriggerLabel(run), addLabelsAndReviewers(run, done, checked) ]);
      if (isCommented) (0, saved_state.T)(runner, {
        finished: true
      });
      return exitCode(outcome.conclusion, runner);
    }
    async function reportInvalidInputs(step, {problems, cause}) {
      const {runner} = step;
      runner.debugError(cause);
      for (const {input, message} of problems) runner.error(message, `Invalid input: ${input}`);
      const outcome = outcomeOfInvalidInputs(problems);
      await reportOnPage({
        step,
        outcome,
        promptSha256: ""
      });
      await removeTriggerLabel(step);
      (0, saved_state.T)(runner, {
        finished: true
      });
      return exitCode(outcome.conclusion, runner);
    }
    async function reportOnPage(report) {
      const {step, outcome} = report;
      const {runner} = step;
      (0, outputs.dO)(runner, outcome);
      if (outcome.problems.length === 0) logConclusion(runner, outcome);
      const help = helpUrl(step, outcome);
      if (help !== void 0) runner.info(`Troubleshooting: ${help}`);
      await runner.addSummary(summaryMarkdown(report));
      const {name, reason, conclusion, title, message, explanation, problems, jobId} = outcome;
      (0, saved_state.T)(runner, {
        reported: {
          name,
          reason,
          conclusion,
          title,
          message,
          explanation,
          problems,
          jobId
        }
      });
    }
    async function writeReportComment(run, report, done) {
      const {inputs, event, runner} = run;
      if (!inputs.comment || !OUTCOMES[report.outcome.name].isCommented) return true;
      const issue = (0, comment.Cx)(run);
      if (issue === void 0) {
        runner.notice(`Nothing to comment on, because the \`${event.name}\` event has no issue or pull request. Set \`issue-number\`, or remove \`comment\`.`, "No comment");
        return true;
      }
      const text = commentMarkdown(report);
      const replaces = replacedComment(done);
      const {id, mayWorkLater} = await (0, comment.HF)(run, {
        issue,
        text,
        replaces,
        ...markedJob(run, report)
      });
      (0, outputs.zZ)(runner, id);
      return !mayWorkLater;
    }
    const JOB_NOT_AFFECTED = ", but the job itself isn't affected";
    function markedJob(run, {outcome, promptSha256}) {
      const {name, jobId, job, done} = outcome;
      const wasFound = done?.target.kind !== "follow" || job !== void 0;
      const named = OUTCOMES[name].hasAcceptedJob && wasFound ? jobId : void 0;
      return {
        marker: (0, comment_marker.we)(run, named, promptSha256, done?.kind === "ended"),
        consequence: jobId === void 0 ? "" : JOB_NOT_AFFECTED
      };
    }
    function replacedComment({target}) {
      switch (target.kind) {
       case "resume":
        return target.commentId;

       case "follow":
        return ({job}) => job === target.jobId;

       case "none":
       case "create":
       case "message":
        return;
      }
    }
    async function writePullRequestNote(run, {outcome, promptSha256}, {target}) {
      const {environment} = run;
      const {jobId, prLink} = outcome;
      const ref = (0, pull_request.hG)(prLink, environment.serverUrl);
      if (ref === void 0 || !(0, comment.uz)(run, target, ref.repository)) return;
      const own = (0, comment_marker.we)(run, jobId, promptSha256, true);
      await (0, comment.HF)(run, {
        issue: {
          kind: "pull-request",
          number: ref.number
        },
        text: pullRequestNoteMarkdown(run),
        marker: own,
        replaces: target.kind === "create" ? void 0 : marker => marker.job === jobId && (0, 
        comment_marker.lO)(marker, own),
        consequence: JOB_NOT_AFFECTED
      });
    }
    async function removeTriggerLabel(step) {
      const {event, inputs, github, runner} = step;
      const {label, issue} = event;
      if (label === void 0 || issue === void 0 || !inputs.removeLabel || inputs.githubToken === "") return;
      try {
        await (0, comment.TL)(step, ({stop}) => (0, github_issue.tA)(github(stop), issue, label));
      } catch (error) {
        if (!(error instanceof errors.y_)) throw error;
        runner.warning(error.explain(", so remove it yourself to run again"), "Label not removed");
        runner.debugError(error);
      }
    }
    function warnOfOtherRepository(run, {pullRequest}) {
      const counted = (0, job_run.bM)(run);
      const opened = pullRequest?.repository;
      if (run.inputs.maxOpenPrs === void 0 || opened === void 0 || (0, repository.ve)(opened, counted)) return;
      run.runner.warning(`The agent opened its pull request in ${(0, lib_text.Zw)(opened)}, but \`max-open-prs\` counts those in ${(0, 
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
      const apiUrl = urlOr(read("GITHUB_API_URL"), "https://api.github.com");
      return Object.freeze({
        input: name => read(`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`),
        state: name => read(`STATE_${name}`),
        variables: Object.freeze({
          ...variables
        }),
        workspace: read("GITHUB_WORKSPACE"),
        eventName: read("GITHUB_EVENT_NAME"),
        eventPath: read("GITHUB_EVENT_PATH"),
        repository: read("GITHUB_REPOSITORY"),
        serverUrl: urlOr(read("GITHUB_SERVER_URL"), "https://github.com"),
        apiUrl,
        graphqlUrl: urlOr(read("GITHUB_GRAPHQL_URL"), `${apiUrl.replace(/\/v3$/u, "")}/graphql`),
        runId: read("GITHUB_RUN_ID"),
        runAttempt: Number.parseInt(read("GITHUB_RUN_ATTEMPT"), 10) || 1,
        workflowJob: read("GITHUB_JOB"),
        step: read("GITHUB_ACTION")
      });
    }
    function urlOr(given, otherwise) {
      const url = given.includes("://") || given === "" ? given : `https://${given}`;
      return URL.canParse(url) ? url.replace(/\/+$/u, "") : otherwise;
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