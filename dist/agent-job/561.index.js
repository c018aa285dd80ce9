export const id = 561;

export const ids = [ 561 ];

export const modules = {
  6561: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      reportInvalidInputs: () => reportInvalidInputs,
      reportOnGitHub: () => reportOnGitHub,
      reportRun: () => reportRun
    });
    var errors = __webpack_require__(7307);
    var github_issue = __webpack_require__(33);
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
    function noteOf({input, message}) {
      return {
        conclusion: "failure",
        title: `Invalid input: ${input}`,
        message
      };
    }
    function exitCode(conclusion, runner) {
      return conclusion === "failure" || runner.hasLostOutput() ? 1 : 0;
    }
    function logConclusion(runner, {conclusion, title, message}) {
      if (conclusion === "pass") runner.info(message); else runner[conclusion === "failure" ? "error" : conclusion](message, title);
    }
    var comment = __webpack_require__(6531);
    var comment_marker = __webpack_require__(7674);
    var event_of_push = __webpack_require__(2305);
    var changes = __webpack_require__(523);
    var client = __webpack_require__(4463);
    var github_event = __webpack_require__(6830);
    var pull_request = __webpack_require__(1351);
    var lib_text = __webpack_require__(4869);
    var job_done = __webpack_require__(9710);
    //! CONCATENATED MODULE: ./build/agent-job/pull-request/labels-and-reviewers.js
        async function addLabelsAndReviewers(run, {pullRequest, done}) {
      const {inputs, runner, cancelled, github} = run;
      const {confirmed, url} = pullRequest ?? {};
      if (confirmed === void 0 || cancelled.aborted) return;
      if (url !== void 0 && (0, job_done.zo)(done?.target, url)) return;
      const {repository, details} = confirmed;
      const {state, number} = details;
      const {logins, teams, problems} = reviewersOf(run, confirmed);
      if (state === "closed" || state === "merged") {
        runner.info(`Not adding labels or reviewers, because the pull request is ${state}.`);
        return;
      }
      const failures = await (0, comment.TL)(run, async ({stop}) => {
        const client = github(stop, repository);
        const changes = [ errorOf(run, repository, "pr-labels", (0, pull_request.Nl)(client, number, inputs.prLabels)), errorOf(run, repository, "pr-reviewers", (0, 
        pull_request.i5)(client, number, logins, teams)) ];
        return await Promise.all(changes);
      });
      const said = [ ...failures, ...problems ].join(" ").trim();
      if (said !== "" && !cancelled.aborted) runner.warning(said, "Labels or reviewers missing");
    }
    async function errorOf(run, repository, input, change) {
      const error = await change.catch(errors.$);
      if (!(error instanceof errors.y_)) return "";
      run.runner.debugError(error);
      const isRejected = error.status === 422;
      const fix = isRejected && {
        fix: `Check ${(0, lib_text.Zw)(input)}: GitHub rejects all because of one`
      };
      return error.explain("", fix || (0, changes.WC)(run, repository, pull_request.bV));
    }
    function reviewersOf(run, {repository, details}) {
      const {owner} = (0, client.uD)(repository);
      const logins = new Map;
      const teams = [];
      const problems = [];
      for (const reviewer of run.inputs.prReviewers) if (reviewer.kind !== "team") {
        const login = reviewer.kind === "person" ? reviewer.login : personOf(run);
        if (login !== void 0 && !(0, github_event.Av)(details.author?.login, login)) logins.set(login.toLowerCase(), login);
      } else if ((0, github_event.Av)(reviewer.owner, owner)) teams.push(reviewer.slug); else {
        const team = (0, lib_text.Zw)(`${reviewer.owner}/${reviewer.slug}`);
        problems.push(`${team} can't review in ${(0, lib_text.Zw)(repository)}, because it isn't a team of ${(0, 
        lib_text.Zw)(owner)}.`);
      }
      return {
        logins: [ ...logins.values() ],
        teams,
        problems
      };
    }
    function personOf({event: {issue, push, actor}}) {
      const author = push === void 0 || issue === void 0 ? actor : issue.author;
      return author?.isBot === true ? void 0 : author?.login;
    }
    var saved_state = __webpack_require__(9675);
    var clock = __webpack_require__(4570);
    var markdown = __webpack_require__(8703);
    var agent_jobs = __webpack_require__(9064);
    var runner_environment = __webpack_require__(9294);
    var pull_request_scope = __webpack_require__(4978);
    var accounts = __webpack_require__(3846);
    var job_run = __webpack_require__(9777);
    //! CONCATENATED MODULE: ./build/agent-job/pull-request/site-code.js
        const SCRIPT = /\.(?:[cm]?js|[jt]sx?)$/iu;
    const STYLE = /\.css$/iu;
    const PAGE = /\.mdx?$/iu;
    const CONFIG = /(?:^|\/)(?:docs|mint)\.json$/iu;
    const PAGE_SIGNS = [ [ "exports code", /^export\b/u ], [ "imports code", /^import\b(?! [\w\s{},*$]+['"][^'"]*\.mdx?['"];?\s*$)/u ], [ "adds a script", /<\s?script\b/iu ], [ "embeds another page", /<\s?(?:iframe|object|embed)\b/iu ], [ "adds an event handler", /(?:^|[\s"'}/])on[a-z]+\s*=/iu ], [ "adds a `javascript:` link", /(?:[("'<`={]|\]:)\s*javascript:|javascript:\S/iu ], [ "sets HTML that React doesn't check", /dangerouslySetInnerHTML/iu ] ];
    const CONFIG_SIGN = /"(?:integrations|adobe|amplitude|clarity|clearbit|fathom|frontchat|ga4|gtm|heap|hightouch|hotjar|intercom|koala|logrocket|mixpanel|pirsch|plausible|posthog|segment|osano|launchUrl|apiHost|apiKey|publicApiKey|appId|domain|hjid|measurementId|projectToken|server|siteId|snippetId|tagId|writeKey|\$ref)"\s*(?::|$)|<\s?script|\.js\b/u;
    const CONFIG_WHY = "can add a script through an integration or another file";
    const MAX_LINE_LENGTH = 10_000;
    function whySiteCode({path, previousPath, change, additions, deletions, patch}) {
      if (change === "deleted") return [];
      if (SCRIPT.test(path)) return [ "is a script" ];
      if (STYLE.test(path)) return [ "is a style sheet" ];
      const kind = [ PAGE, CONFIG ].find(one => one.test(path));
      if (kind === void 0) return [];
      if (patch === void 0) {
        const isSame = previousPath === void 0 ? change === "added" : kind.test(previousPath);
        return isSame && additions + deletions === 0 ? [] : [ "has no diff to read" ];
      }
      const lines = patch.split("\n");
      const added = lines.filter(line => line.startsWith("+"));
      const isCut = added.length < additions || added.some(({length}) => length > MAX_LINE_LENGTH);
      const found = kind === PAGE ? signsOfPage(lines) : added.some(isConfigSign) ? [ CONFIG_WHY ] : [];
      return isCut ? [ ...found, "has a diff that GitHub cuts" ] : found;
    }
    function isConfigSign(line) {
      const characterOf = (_, code) => String.fromCharCode(Number.parseInt(code, 16));
      const unescaped = line.replace(/\\u([\da-f]{4})/giu, characterOf);
      return CONFIG_SIGN.test(unescaped.replaceAll("\\/", "/").slice(0, MAX_LINE_LENGTH));
    }
    function signsOfPage(lines) {
      const found = new Set;
      let places = new Set;
      for (const line of lines) {
        const start = /^@@ -\d+(?:,\d+)? \+(\d+)/u.exec(line)?.[1];
        if (start !== void 0) places = new Set(Number(start) <= 1 ? [ "text" ] : [ "text", "hidden" ]);
        if (!/^[+ ]/u.test(line)) continue;
        const text = line.slice(1, MAX_LINE_LENGTH);
        const wasText = places.has("text");
        const mayEndCode = places.has("braces");
        places = new Set([ ...places ].flatMap(place => placesAfter(place, text)));
        if (!(wasText || places.has("text")) || !line.startsWith("+")) continue;
        const visible = mayEndCode ? text : withoutInlineCode(text);
        for (const [why, sign] of PAGE_SIGNS) if (sign.test(visible)) found.add(why);
      }
      return PAGE_SIGNS.flatMap(([why]) => found.has(why) ? [ why ] : []);
    }
    function placesAfter(place, line) {
      const [, spaces = "", fence = "", info = ""] = /^(\s*)(`{3,}|~{3,}|)(.*)$/su.exec(line) ?? [];
      const isBare = fence !== "" && info.trim() === "";
      if (place === "hidden") return isBare ? [ "hidden", "text" ] : [ "hidden" ];
      if (place === "braces") return [ "braces", "text" ];
      if (place === "text") {
        if (fence === "" || info.includes("`")) return isUnclosed(line) ? [ "text", "braces" ] : [ "text" ];
        const mark = fence.startsWith("~") ? "~" : "`";
        return [ `${mark}${Math.min(fence.length, 9)} ${Math.min(spaces.length, 40)}` ];
      }
      const [length = 0, indent = 0] = place.slice(1).split(" ").map(Number);
      if (isBare && fence.startsWith(place.slice(0, 1)) && fence.length >= length) return [ "text" ];
      return spaces.length < indent && line.trim() !== "" ? [ place, "text" ] : [ place ];
    }
    function isUnclosed(line) {
      const count = character => line.split(character).length - 1;
      const fences = line.match(/`+/gu) ?? [];
      const isPaired = count("{") === count("}") && count('"') % 2 === 0 && fences.length % 2 === 0;
      return !isPaired || /=\s*'[^']*$|\\`/u.test(line) || fences.some((one, at) => one !== fences[at - at % 2]);
    }
    const INLINES = /\\.|(`+)[^`]+\1(?!`)|\{\/\*(?:[^*]|\*(?!\/\}))*\*\/\}/gsu;
    const BEFORE_MARKUP = new RegExp(`^(?:[^\`<{\\\\]|${INLINES.source})*`, "su");
    function withoutInlineCode(line) {
      const [before = ""] = BEFORE_MARKUP.exec(line) ?? [];
      return before.replace(INLINES, " ") + line.slice(before.length);
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/changes-markdown.js
        const MAX_CELL_LENGTH = 200;
    function cell(text) {
      return (0, markdown.SS)((0, lib_text.TN)(text, MAX_CELL_LENGTH));
    }
    function sizeOfChanges(pullRequest) {
      if (pullRequest?.confirmed === void 0) return [];
      const {state, fileCount, additions, deletions} = pullRequest.confirmed.details;
      const size = `${(0, lib_text.B4)(fileCount, "file")}, ${signed(additions, deletions)}`;
      return state === "open" ? [ size ] : [ size, state ];
    }
    function pathTables(pullRequest) {
      const {confirmed, scope} = pullRequest ?? {};
      const files = confirmed?.files ?? [];
      const outside = scope?.kind === "out-of-scope" ? scope.paths : [];
      const outsideFiles = new Set(outside.map(({file}) => file.path));
      const others = files.filter(({path}) => !outsideFiles.has(path));
      return {
        outside: pathTable("Outside `allowed-paths`", outside.map(({path, file}) => [ cell(path), changeOf(file) ]), outside.length),
        changed: pathTable(outside.length === 0 ? "Changed file" : "Other changed file", others.map(file => [ namesOf(file), changeOf(file) ]), (confirmed?.details.fileCount ?? 0) - outsideFiles.size)
      };
    }
    const MAX_ROWS = 10;
    function checkBeforeMerging(pullRequest) {
      const {files, details} = pullRequest?.confirmed ?? {};
      if (files === void 0 || details === void 0) return "";
      const named = files.flatMap(file => {
        const why = whySiteCode(file).join(", ");
        return why === "" ? [] : `${cell(file.path)} ${(0, markdown.zv)(why)}`;
      });
      const more = named.length - MAX_ROWS;
      const unread = details.fileCount - files.length;
      const parts = [ ...named.slice(0, MAX_ROWS), ...more > 0 ? [ `${(0, lib_text.B4)(more, "more file")} can run code` ] : [], ...unread > 0 ? [ `${(0, 
      lib_text.B4)(unread, "file")} couldn't be read` ] : [] ];
      return parts.length === 0 ? "" : `**Check before merging:** ${parts.join("; ")}.`;
    }
    function pathTable(head, rows, count) {
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
    var lib_problem = __webpack_require__(2239);
    //! CONCATENATED MODULE: ./build/agent-job/report/plan-markdown.js
        function planMarkdown(run, done) {
      if (done.kind !== "dry-run") return "";
      const {inputs, event, prompt} = run;
      const {wait, prLabels, prReviewers} = inputs;
      const {target, job, included} = done;
      const issue = (0, comment.yP)(run);
      const isNew = target.kind === "create";
      const sendsPrompt = isNew || target.kind === "message";
      const addsToPullRequest = wait && (target.kind !== "message" || job?.prLink === void 0);
      const plan = `${(0, markdown.zv)((0, lib_problem.l2)(formatPlan(target, job)))}${isNew ? ` in project ${cell(inputs.projectId)}` : ""}.`;
      const limit = (0, lib_text.a3)(inputs.timeoutMinutes * 60_000);
      const steps = [ issue && target.kind !== "resume" && `Add a \u{1f440} reaction to ${(0, 
      markdown.SS)(`#${issue.number}`)}.`, sendsPrompt && prompt ? `${plan} ${whatIsSent(prompt.bytes, included)}` : plan, wait ? `Wait until the job ends, at most ${limit}.` : "Not wait for the job.", wait && inputs.allowedPaths && "Compare the pull request with `allowed-paths`.", addsToPullRequest && prLabels.length > 0 && `Add labels to the pull request: ${prLabels.map(cell).join(", ")}.`, addsToPullRequest && prReviewers.length > 0 && `Request ${(0, 
      lib_text.B4)(prReviewers.length, "review")} of the pull request.`, wait && (0, comment.uz)(run, target, (0, 
      job_run.bM)(run)) && "Comment on the pull request, so that a later run can continue it.", issue && `Comment on ${(0, 
      markdown.SS)(`#${issue.number}`)}.`, inputs.removeLabel && event.issue && event.label !== void 0 && `Remove the label ${cell(event.label)}.` ].filter(step => typeof step === "string");
      return [ "A run would:", "", ...steps.map((step, index) => `${index + 1}. ${step}`), "", `A dry run doesn't check whether the API key works${job === void 0 ? "" : " for sending"} or whether the token can write.` ].join("\n");
    }
    function whatIsSent(promptBytes, included) {
      const data = included === void 0 ? "" : ` and is followed by ${(0, lib_text.B4)(included.bytes, "byte")} of data from GitHub (\`include\`, and lines that mark it as data)`;
      return `The prompt has ${(0, lib_text.B4)(promptBytes, "byte")}${data}.`;
    }
    function formatPlan(target, job) {
      if (job === void 0) return "create a job";
      const {id, status} = job;
      const name = `job ${(0, lib_text.Zw)(id)}, which is ${agent_jobs.f.includes(status) ? status : (0, 
      lib_text.Zw)(status)}`;
      switch (target.kind) {
       case "message":
        return (0, agent_jobs.pJ)(job) === void 0 ? `wait for ${name}, and then send it the prompt` : `send the prompt to ${name}`;

       case "resume":
        return `resume ${name} and was created by an earlier attempt of this run`;

       case "follow":
       case "create":
        return `follow ${name}`;
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/outcome-texts.js
        const ENDED = {
      hasAcceptedJob: true,
      mayRun: false,
      isCommented: true,
      helpSection: void 0
    };
    const ACTIVE = {
      ...ENDED,
      mayRun: true
    };
    const NOT_ACCEPTED = {
      ...ENDED,
      hasAcceptedJob: false
    };
    const NOT_COMMENTED = {
      ...NOT_ACCEPTED,
      isCommented: false
    };
    const UNKNOWN = {
      ...NOT_ACCEPTED,
      mayRun: true,
      helpSection: "a-job-may-exist"
    };
    const OUTCOMES = {
      started: {
        conclusion: "pass",
        title: "Docs job started",
        ...ACTIVE
      },
      "pr-created": {
        conclusion: "pass",
        title: "Docs pull request opened",
        ...ENDED
      },
      "no-pr": {
        conclusion: "pass",
        title: "Docs job completed without a pull request",
        ...ENDED
      },
      archived: {
        conclusion: "warning",
        title: "Docs job archived",
        ...ENDED
      },
      failed: {
        conclusion: "failure",
        title: "Docs job failed",
        ...ENDED
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
        title: "No docs job started",
        ...NOT_ACCEPTED
      },
      "not-created": {
        conclusion: "failure",
        title: "No docs job started",
        ...NOT_ACCEPTED
      },
      unknown: {
        conclusion: "failure",
        title: "Docs job may have started",
        ...UNKNOWN
      },
      "timed-out": {
        conclusion: "failure",
        title: "Docs job not finished in time",
        ...ACTIVE
      },
      cancelled: {
        conclusion: "failure",
        title: "Workflow run cancelled before the docs job ended",
        ...ACTIVE
      },
      lost: {
        conclusion: "failure",
        title: "Lost track of the docs job",
        ...ACTIVE
      }
    };
    function withTexts(name, reason, text, title = OUTCOMES[name].title) {
      const {conclusion} = OUTCOMES[name];
      const texts = typeof text === "string" ? {
        message: text,
        explanation: text
      } : {
        message: (0, lib_problem.Vw)(text),
        explanation: (0, lib_problem.Vw)({
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
    function textsOf(done, linked, inputs) {
      switch (done.kind) {
       case "started":
        return started(done);

       case "ended":
        return ended(done, linked, inputs);

       case "timed-out":
        return withTexts("timed-out", "timeout", timedOut(done, inputs.timeoutMinutes * 60_000));

       case "cancelled":
        {
          const text = `The step was stopped, but job ${(0, lib_text.Zw)(done.job.id)} keeps running. ${toFollow(done.job)}.`;
          return withTexts("cancelled", "cancelled", text);
        }

       case "lost":
        {
          const {error, job} = done;
          const what = `Job ${(0, lib_text.Zw)(job.id)} may still be running, but can't be polled anymore`;
          return withTexts("lost", reasonOf(error.reason), error.explain(what, toFollow(job, error)));
        }

       case "rejected":
        {
          const [title, what] = nothingSent(done.target);
          const problem = {
            ...done.error.problem,
            what: (0, lib_problem.l2)(what)
          };
          return withTexts("rejected", reasonOf(done.error.reason), problem, title);
        }

       case "skipped":
        return skipped(done.skip, inputs);

       case "dry-run":
        {
          const message = `Dry run, nothing was sent. A run would ${formatPlan(done.target, done.job)}.`;
          return {
            ...withTexts("dry-run", void 0, ""),
            message
          };
        }

       case "not-created":
        return notCreated(done);

       case "unknown":
        return unknown(done);
      }
    }
    function nothingSent(target) {
      const jobId = (0, job_done.wb)(target);
      if (jobId === void 0) return [ OUTCOMES["not-created"].title, "no job was created" ];
      const job = `job ${(0, lib_text.Zw)(jobId)}`;
      return target?.kind === "follow" ? [ "Couldn't follow the docs job", `couldn't follow ${job}` ] : [ "No message sent to the docs job", `no message was sent to ${job}` ];
    }
    function reasonOf(reason) {
      return reason === "interrupted" ? "timeout" : reason;
    }
    function toFollow({id}, first) {
      const text = `Run again with ${(0, lib_text.Zw)(`job-id: ${id}`)} instead of the prompt to pick it up`;
      return first === void 0 ? text : `${first.problem.fix}, then ${(0, lib_problem.ot)(text)}`;
    }
    function started({job, target}) {
      const id = (0, lib_text.Zw)(job.id);
      const rest = `not waiting (\`wait: false\`). ${toFollow(job)}.`;
      const say = (what, title) => ({
        ...withTexts("started", void 0, (0, lib_problem.l2)(rest), title),
        message: `${what}; ${rest}`
      });
      switch (target.kind) {
       case "message":
        return say(`Message sent to job ${id}${afterWaiting(target)}`, "Message sent to the docs job");

       case "follow":
       case "resume":
        return say(`Job ${id} is ${job.last?.status ?? "active"}`, "Docs job still running");

       case "create":
        return say(`Job ${id} started`);
      }
    }
    function waitedMs(target) {
      return target?.kind === "message" ? target.waitedMs ?? 0 : 0;
    }
    function afterWaiting(target) {
      const waited = waitedMs(target);
      return waited === 0 ? "" : ` after waiting ${(0, lib_text.a3)(waited)} for the job's earlier prompt`;
    }
    const MAX_INVALID_LINK = 200;
    function ended({job, target}, linked, {ifNoPr}) {
      const {prLink, invalidPrLink} = job.last;
      const name = `Job ${(0, lib_text.Zw)(job.id)}`;
      switch ((0, job_done.$L)(target, job.last) ? "completed" : (0, agent_jobs.pJ)(job.last)) {
       case "archived":
        {
          const without = prLink === void 0 ? ", without a pull request" : "";
          const text = withTexts("archived", "archived", `${name} was archived in Mintlify${without}.`);
          return prLink === void 0 ? text : {
            ...text,
            message: `${text.message} Pull request: ${prLink}`
          };
        }

       case "failed":
        return withTexts("failed", "job-failed", {
          what: `${name} failed`,
          why: "the agent ran into an error that it couldn't recover from",
          fix: "Open the job on the dashboard, then run again, with a narrower prompt if possible"
        });

       case "completed":
       case void 0:
        {
          if (prLink !== void 0) return pullRequest(job, prLink, target, linked);
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
            ...withTexts("no-pr", ifNoPr === "ignore" ? void 0 : "no-pr", problem),
            conclusion
          };
        }
      }
    }
    function pullRequest({id}, prLink, target, linked) {
      const say = (what, title, reason) => ({
        ...withTexts("pr-created", reason, "", title),
        message: `${what}: ${prLink}`
      });
      const isKnown = target.kind !== "resume" || target.sent !== "unknown";
      if (isKnown && (0, job_done.zo)(target, prLink)) {
        const headNow = linked?.confirmed?.details.headSha;
        const {headBefore = ""} = (0, job_done.c7)(target) ?? {};
        if (headBefore === "" || headNow === void 0) return say("Pull request continued", "Docs pull request continued", "continued");
        return headNow.startsWith(headBefore) ? say("Pull request unchanged, without a new commit", "Docs pull request unchanged", "unchanged") : say("Pull request updated", "Docs pull request updated", "updated");
      }
      if (target.kind !== "resume") return say("Pull request opened");
      const title = "Docs pull request from an earlier attempt";
      return say(`Pull request from job ${(0, lib_text.Zw)(id)} of an earlier attempt`, title);
    }
    function timedOut({job, error}, timeoutMs) {
      const name = `job ${(0, lib_text.Zw)(job.id)}`;
      if (error !== void 0) return error.explain(`Timed out, and the last status check of ${name} failed`, toFollow(job, error.isTransient ? void 0 : error));
      const limit = (0, lib_text.a3)(timeoutMs);
      return job.last === void 0 ? `Timed out after ${limit} without a new status of ${name}. ${toFollow(job)}.` : `${(0, 
      lib_problem.l2)(name)} is still running after ${limit}; stopped waiting. ${toFollow(job)}, or increase \`timeout-minutes\`.`;
    }
    const MAX_LISTED = 5;
    function skipped({guard, why, open = [], conclusion = "notice"}, {dryRun}) {
      const urls = open.map(({url}) => ` ${url}`);
      const more = urls.length > MAX_LISTED ? ` and ${urls.length - MAX_LISTED} more` : "";
      const text = `${why}${urls.slice(0, MAX_LISTED).join("")}${more}`;
      return dryRun ? {
        ...withTexts("dry-run", guard, (0, lib_problem.l2)(why), "Dry run: the job would be skipped"),
        message: `Dry run, nothing was sent. A run would be skipped: ${text}`
      } : {
        ...withTexts("skipped", guard, (0, lib_problem.l2)(why)),
        conclusion,
        message: `Skipped: ${text}`
      };
    }
    const ADD_STATUSES = "Add `statuses: write` to the job's `permissions:`";
    function notCreated(done) {
      const [title, what] = nothingSent(done.target);
      const say = (reason, text) => withTexts("not-created", reason, text, title);
      if (done.reason !== void 0) {
        const also = done.reason === "comment-forbidden" ? ", and the comment would fail too" : "";
        const fix = done.reason === "mark-forbidden" ? {
          fix: ADD_STATUSES
        } : {};
        const message = done.error.explain(`${also}, so ${what}`, fix);
        return {
          ...say(done.reason, done.error.explain("", fix)),
          message
        };
      }
      const {error, target} = done;
      if (error === "cancelled") return say(error, `The run was cancelled, and ${what}.`);
      if (error === "timeout") return say(error, `Timed out${afterWaiting(target)}, and ${what}. Increase \`timeout-minutes\`.`);
      return say(reasonOf(error.reason), {
        ...error.problem,
        what: (0, lib_problem.l2)(what)
      });
    }
    function unknown({error, isCancelled, target, included}) {
      const jobId = (0, job_done.wb)(target);
      const {why, request} = error === "killed" ? {
        why: "the step was killed before the response arrived"
      } : error.problem;
      const reason = isCancelled || error === "killed" ? "cancelled" : reasonOf(error.reason);
      const [title, what, fix] = jobId === void 0 ? [ OUTCOMES.unknown.title, "Couldn't confirm that the job was created", "The request wasn't retried, because a retry could create a second pull request; check the dashboard before you run again" ] : [ "Message may have been sent to the docs job", `Couldn't confirm that the message to job ${(0, 
      lib_text.Zw)(jobId)} was sent`, "The message wasn't sent again, because the agent could do the work twice; check the job on the dashboard before you run again" ];
      const again = included?.newestMerge === void 0 ? "" : ". The next run sends these merges again";
      return withTexts("unknown", reason, {
        what,
        why,
        fix: `${fix}${again}`,
        request
      }, title);
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/advice.js
        const follows = ({pullRequests}) => `The result follows here if this repository has a \`settle\` workflow. Otherwise, look for its pull request among ${pullRequests}.`;
    const nothingToChange = ({askAgain}) => `The agent probably found nothing to change. If something is missing, say which page should say what, then ${askAgain}.`;
    const reviewAndMerge = () => "The docs change once it is reviewed and merged.";
    const BY_OUTCOME = {
      started: follows,
      "pr-created": reviewAndMerge,
      "no-pr": nothingToChange,
      archived: void 0,
      failed: void 0,
      "dry-run": void 0,
      skipped: void 0,
      rejected: void 0,
      "not-created": void 0,
      unknown: ({pullRequests}) => `Wait a few minutes, then look for its pull request among ${pullRequests}. Only ask again if there is none, because the agent could do the work twice.`,
      "timed-out": names => `The job keeps running. ${follows(names)}`,
      cancelled: names => `The job keeps running. ${follows(names)}`,
      lost: ({pullRequests}) => `The job may still be running. Look for its pull request among ${pullRequests}, and ask a maintainer if there is none in an hour.`
    };
    const checkConnection = () => "A maintainer has to check the workflow's connection to Mintlify.";
    const tryLater = what => ({askAgain}) => `${what}. Wait a few minutes, then ${askAgain}. If that fails too, ask a maintainer.`;
    const BY_REASON = {
      "agent-event": void 0,
      permission: void 0,
      bot: void 0,
      "max-open-prs": void 0,
      "nothing-merged": void 0,
      "bad-request": () => "A maintainer has to check the workflow, because Mintlify rejected its request.",
      unauthorized: () => "A maintainer has to check or renew the API key.",
      forbidden: () => "A maintainer has to check what the API key is allowed to do.",
      "not-found": () => "A maintainer has to check the workflow's project, job and API address.",
      "rate-limit": ({askAgain}) => `Mintlify got too many requests in the last hour. Wait an hour, then ${askAgain}.`,
      redirect: checkConnection,
      refused: () => "Mintlify rejected the request. A maintainer has to look at the details.",
      "server-error": tryLater("Mintlify had an internal error"),
      unreachable: tryLater("Mintlify couldn't be reached"),
      "no-answer": tryLater("Mintlify didn't respond"),
      "unreadable-answer": checkConnection,
      "invalid-input": () => "A maintainer has to correct the workflow's inputs.",
      "guard-unavailable": tryLater("GitHub didn't say whether this is allowed"),
      "context-unavailable": tryLater("GitHub didn't return what the agent should read"),
      "comment-forbidden": () => "A maintainer has to let the workflow comment.",
      "mark-forbidden": () => "A maintainer has to let the workflow set commit statuses.",
      "out-of-scope": () => "It changes more than the workflow allows. Review it before you merge it.",
      "scope-unknown": () => "Couldn't check whether it changes more than the workflow allows. Review it before you merge it.",
      "no-pr": nothingToChange,
      updated: reviewAndMerge,
      unchanged: ({askAgain}) => `The agent added no commit to it. If something is missing, say which page should say what, then ${askAgain}.`,
      continued: reviewAndMerge,
      "job-failed": ({askAgain}) => `The agent couldn't finish. Make the request smaller or more precise, then ${askAgain}.`,
      archived: ({askAgain}) => `Someone archived it in Mintlify before it was done. If the change is still needed, ${askAgain}.`,
      timeout: ({askAgain}) => `There was no time left for it. Wait a while, then ${askAgain}.`,
      cancelled: ({askAgain}) => `The workflow run was cancelled first. If the change is still needed, ${askAgain}.`
    };
    const NOT_CONFIRMED = "The link is from Mintlify, and GitHub didn't confirm that the agent opened this pull request. Ask a maintainer before you rely on it.";
    function advice_adviceMarkdown(step, outcome) {
      const {name, reason, pullRequest} = outcome;
      if (pullRequest?.doubt !== void 0) return NOT_CONFIRMED;
      const advice = reason === void 0 || OUTCOMES[name].mayRun ? BY_OUTCOME[name] : BY_REASON[reason];
      const pullRequests = (0, markdown.nf)("the agent's latest pull requests", searchUrl(step, outcome));
      return advice?.({
        askAgain: howToAskAgain(step.event),
        pullRequests
      }) ?? "";
    }
    function howToAskAgain({label, comment}) {
      if (label !== void 0) return `add the label ${cell(label)} again`;
      return comment === void 0 ? "ask again" : "comment again";
    }
    function searchUrl(step, {job, done}) {
      const {environment, event, startedAt} = step;
      const {serverUrl} = environment;
      const [host, source = ""] = (job?.repository ?? "").split(`${serverUrl}/`);
      const isHere = host === "" && /^[\w.-]+\/[\w.-]+$/u.test(source);
      const since = Math.min(event.happenedAt ?? startedAt, startedAt);
      const changed = done?.target?.kind === "message" ? "updated" : "created";
      const query = new URLSearchParams({
        q: `is:pr head:${accounts.Pi} ${changed}:>=${new Date(since).toISOString().slice(0, 19)}Z`
      });
      return `${serverUrl}/${isHere ? source : (0, job_run.bM)(step)}/pulls?${query}`;
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/markdown.js
        function summaryMarkdown(report) {
      const {step, outcome, plan = ""} = report;
      const {done} = outcome;
      const isDryRun = outcome.name === "dry-run";
      const sent = done?.included ? includedTable(done.included) : "";
      const {outside, changed} = pathTables(outcome.pullRequest);
      const open = done?.kind === "skipped" && done.skip.open || [];
      const details = (0, markdown.Ix)({
        ...sharedFacts(report),
        ...summaryFacts(report)
      });
      const text = (0, markdown.qN)(heading(outcome), explanationMarkdown(outcome), checkBeforeMerging(outcome.pullRequest), plan, metaLine(report), isDryRun ? sent : "", outside, changed, openPullRequestsTable(open, step.clock.now()), (0, 
      markdown.TM)("Details", (0, markdown.qN)(details, isDryRun ? "" : sent)));
      return `${text}\n`;
    }
    function commentMarkdown(report) {
      const {step, outcome} = report;
      const {outside, changed} = pathTables(outcome.pullRequest);
      const details = (0, markdown.qN)(explanationMarkdown(outcome), (0, markdown.Ix)(sharedFacts(report)));
      const meta = metaLine(report, (0, runner_environment.Vp)(step.environment));
      const advice = (0, markdown.qN)(advice_adviceMarkdown(step, outcome), checkBeforeMerging(outcome.pullRequest));
      return `${(0, markdown.qN)(heading(outcome), advice, outside, changed, meta, (0, 
      markdown.TM)("Details", details))}\n`;
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
    function heading(outcome) {
      const {title, pullRequest} = outcome;
      const linked = pullRequest?.url === void 0 ? "" : `: ${pullRequestLabel(outcome, pullRequest.url)}`;
      return [ `${signOf(outcome)}**${title}${linked}**`, ...sizeOfChanges(pullRequest) ].join(" \xb7 ");
    }
    function signOf({name, conclusion, pullRequest}) {
      const exists = OUTCOMES[name].mayRun || pullRequest?.url !== void 0;
      return CONCLUSION_SIGN[conclusion === "failure" && exists ? "warning" : conclusion];
    }
    function explanationMarkdown({problems, explanation, pullRequest}) {
      const {scope, doubt = ""} = pullRequest ?? {};
      const list = problems.map(one => `- ${(0, markdown.zv)(one)}`).join("\n");
      return (0, markdown.qN)(list || (0, markdown.zv)(explanation), (0, markdown.zv)((0, 
      pull_request_scope._)(scope, false) ?? doubt));
    }
    function metaLine({step, outcome}, url) {
      const {environment, clock, startedAt} = step;
      const actor = outcome.name === "skipped" ? void 0 : step.event.actor;
      const elapsedMs = clock.now() - startedAt;
      return [ actor && `${REQUESTED_BY} ${personLink(environment, actor.login)}`, elapsedMs >= 1_000 && `reported after ${(0, 
      lib_text.a3)(elapsedMs)}`, url && (0, markdown.nf)("workflow run", url) ].filter(Boolean).join(" \xb7 ");
    }
    const REQUESTED_BY = "Requested by";
    function personLink({serverUrl}, login) {
      const name = (0, lib_text.TN)(login, MAX_CELL_LENGTH);
      return /^[\w-]+$/u.test(login) ? (0, markdown.nf)(name, `${serverUrl}/${login}`) : (0, 
      markdown.SS)(name);
    }
    function sharedFacts({step, outcome}) {
      const {name, reason, job, jobId, pullRequest, done} = outcome;
      const {repository = ""} = job ?? {};
      const {confirmed} = pullRequest ?? {};
      const inTitle = confirmed && `${step.environment.serverUrl}/${confirmed.repository}`;
      const waited = waitedMs(done?.target);
      const help = helpUrl(step, outcome);
      return {
        Outcome: (0, markdown.SS)(name),
        Reason: reason && (0, markdown.SS)(reason),
        Help: help && (0, markdown.nf)("troubleshooting page", help),
        Job: jobId && cell(jobId),
        Status: job && !agent_jobs.f.includes(job.status) ? cell(job.status) : void 0,
        "Waited for its earlier prompt": waited < 1_000 ? void 0 : (0, lib_text.a3)(waited),
        Model: job?.model && cell(job.model),
        Repository: repository && repository !== inTitle ? (0, markdown.nf)((0, lib_text.TN)(repository, MAX_CELL_LENGTH), repository) : "",
        Branch: job?.ref && cell(job.ref)
      };
    }
    function summaryFacts({step: {prompt}, outcome, alsoMerged}) {
      const {pulls = [], missing = []} = alsoMerged ?? {};
      const included = outcome.done?.included;
      return {
        "Merged with it": [ ...pulls.map(pullRequestLink), ...missing.map(markdown.zv) ].join(", "),
        Prompt: prompt && (0, lib_text.B4)(prompt.bytes, "byte"),
        "Prompt SHA-256": prompt && (0, markdown.SS)(prompt.sha256),
        "Data from GitHub": included && (0, lib_text.B4)(included.bytes, "byte")
      };
    }
    function pullRequestLink({number, title, url}) {
      return (0, markdown.nf)(`#${number} ${(0, lib_text.TN)(title, MAX_CELL_LENGTH)}`, url);
    }
    function includedTable({parts}) {
      return (0, markdown.tp)([ "`include`", "Content", "Bytes", "Left out" ], parts.map(({part, what, bytes, leftOut}) => [ (0, 
      markdown.SS)(part), (0, markdown.pj)(what), (0, lib_text.ZV)(bytes), (0, markdown.zv)((0, 
      lib_text.TN)(leftOut.join(" "))) ]));
    }
    const MAX_OPEN_ROWS = 100;
    function openPullRequestsTable(open, now) {
      if (open.length === 0) return "";
      const rows = open.map(pull => [ pullRequestLink(pull), age(now - (pull.createdAt ?? now)) ]);
      const more = rows.length - MAX_OPEN_ROWS;
      if (more > 0) rows.splice(MAX_OPEN_ROWS, more, [ `and ${(0, lib_text.ZV)(more)} more`, "" ]);
      return (0, markdown.tp)([ "Open pull request", "Open for" ], rows);
    }
    function age(ms) {
      return ms < clock.sO ? "less than a day" : (0, lib_text.B4)(Math.floor(ms / clock.sO), "day");
    }
    function pullRequestLabel({pullRequest}, url) {
      const {confirmed} = pullRequest ?? {};
      if (confirmed === void 0) return (0, markdown.nf)(url, url);
      const {repository, details} = confirmed;
      return (0, markdown.nf)(`${repository}#${details.number} ${(0, lib_text.TN)(details.title, MAX_CELL_LENGTH)}`, url);
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/outcome.js
        const MAX_MESSAGE_LENGTH = 4_000;
    function outcomeOfInvalidInputs(invalid) {
      const problems = invalid.map(({message}) => message);
      const text = [ "No job was created.", ...problems ].join(" ");
      return complete(withTexts("not-created", "invalid-input", text), {
        problems
      });
    }
    function outcomeOf(done, pullRequest, inputs) {
      const outcome = complete(textsOf(done, pullRequest, inputs), {
        done,
        pullRequest
      });
      const problem = (0, pull_request_scope._)(pullRequest?.scope, true);
      if (problem === void 0) return outcome;
      const gap = outcome.message.endsWith(".") ? " " : ". ";
      const scope = pullRequest?.scope;
      const isEarlier = scope?.kind === "out-of-scope" && scope.isEarlier;
      const isFailure = !isEarlier && inputs.ifOutOfScope === "error";
      const again = isFailure && !inputs.comment ? " Without `comment: true`, a re-run sends the prompt again." : "";
      const message = (0, lib_text.TN)(`${outcome.message}${gap}${problem}${again}`, MAX_MESSAGE_LENGTH);
      if (outcome.name === "failed") return {
        ...outcome,
        message
      };
      const isOutside = scope?.kind === "out-of-scope";
      const title = isOutside ? "Docs pull request out of scope" : "Docs pull request couldn't be checked";
      return {
        ...outcome,
        reason: isOutside ? "out-of-scope" : "scope-unknown",
        conclusion: worstOf([ outcome.conclusion, isFailure ? "failure" : "warning" ]),
        title: outcome.name === "pr-created" ? title : outcome.title,
        message
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
    function complete(texts, {problems = [], pullRequest, done}) {
      const job = done && jobOf(done);
      return {
        ...texts,
        message: (0, lib_text.TN)(texts.message, MAX_MESSAGE_LENGTH),
        explanation: (0, lib_text.TN)(texts.explanation, MAX_MESSAGE_LENGTH),
        problems,
        jobId: job?.id,
        job: job?.last,
        pullRequest,
        done
      };
    }
    var changed_files = __webpack_require__(5076);
    //! CONCATENATED MODULE: ./build/step/list-output.js
        const MAX_BYTES = 32_000;
    function setList(runner, name, entries) {
      if (entries === void 0) {
        runner.setOutput(name, "");
        return;
      }
      const kept = [];
      let bytes = 2;
      for (const entry of entries) {
        const json = JSON.stringify(entry);
        bytes += Buffer.byteLength(json) + 1;
        if (bytes > MAX_BYTES) break;
        kept.push(json);
      }
      runner.setOutput(name, `[${kept.join(",")}]`);
      const left = entries.length - kept.length;
      if (left === 0) return;
      const message = `The output \`${name}\` leaves out ${(0, lib_text.ZV)(left)} of ${(0, 
      lib_text.ZV)(entries.length)} entries, because its limit is ${(0, lib_text.ZV)(MAX_BYTES)} bytes.`;
      return {
        conclusion: "warning",
        title: "Output shortened",
        message
      };
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/outputs.js
        const texts = {
      "job-id": ({jobId}) => jobId ?? "",
      status: ({job}) => (0, lib_text.TN)(job?.status ?? ""),
      "pr-link": ({pullRequest}) => pullRequest?.url ?? "",
      "pr-number": ({pullRequest}) => String(pullRequest?.ref?.number ?? ""),
      outcome: ({name}) => name,
      reason: ({reason}) => reason ?? "",
      message: ({message}) => message,
      job: ({job}) => job === void 0 ? "" : jobOutput(job)
    };
    Object.keys(texts);
    function setOutputs(runner, outcome) {
      for (const [name, value] of Object.entries(texts)) runner.setOutput(name, value(outcome));
      const {files} = outcome.pullRequest?.confirmed ?? {};
      const note = setList(runner, "changed-files", files?.flatMap(changed_files.wG).slice(0, changes.PC));
      if (note !== void 0) logConclusion(runner, note);
    }
    const MAX_JOB_OUTPUT_LENGTH = 450_000;
    function jobOutput({id, status, model, prLink, json}) {
      if (json.length <= MAX_JOB_OUTPUT_LENGTH) return json;
      return JSON.stringify({
        id,
        status: (0, lib_text.TN)(status),
        model: model && (0, lib_text.TN)(model),
        prLink
      });
    }
    //! CONCATENATED MODULE: ./build/agent-job/report/report.js
        async function reportRun(run, done) {
      const {inputs, runner} = run;
      const pullRequest = await (0, changes.j3)(run, done);
      const outcome = outcomeOf(done, pullRequest, inputs);
      const report = {
        step: run,
        outcome,
        plan: planMarkdown(run, done),
        alsoMerged: await (0, event_of_push.A2)(run)
      };
      await reportOnPage(run, report);
      if ("error" in done) runner.debugError(done.error);
      const isCommented = await reportOnGitHub(run, report, replacedComment(done));
      if (isCommented) (0, saved_state.T)(runner, {
        finished: true
      });
      return exitCode(outcome.conclusion, runner);
    }
    async function reportOnGitHub(run, report, replaces) {
      const [isCommented] = await Promise.all([ writeReportComment(run, report, replaces), writePullRequestNote(run, report.outcome, replaces), removeTriggerLabel(run), addLabelsAndReviewers(run, report.outcome) ]);
      return isCommented;
    }
    async function reportInvalidInputs(step, problems) {
      const {runner} = step;
      for (const problem of problems) logConclusion(runner, noteOf(problem));
      const outcome = outcomeOfInvalidInputs(problems);
      await reportOnPage(step, {
        step,
        outcome
      });
      await removeTriggerLabel(step);
      (0, saved_state.T)(runner, {
        finished: true
      });
      return exitCode(outcome.conclusion, runner);
    }
    async function reportOnPage({runner}, report) {
      const {step, outcome} = report;
      setOutputs(runner, outcome);
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
    async function writeReportComment(run, report, replaces) {
      const {inputs, event, runner} = run;
      const {name, reason, jobId, job, done} = report.outcome;
      if (!inputs.comment || !OUTCOMES[name].isCommented || reason === "comment-forbidden") return true;
      const issue = (0, comment.AW)(run);
      if (issue === void 0) {
        runner.notice(`Nothing to comment on, because the \`${event.name}\` event has no issue or pull request. Set \`issue-number\`, or remove \`comment\`.`, "No comment");
        return true;
      }
      const wasFound = done?.target?.kind !== "follow" || job !== void 0;
      const named = OUTCOMES[name].hasAcceptedJob && wasFound ? jobId : void 0;
      const {id, mayWorkLater} = await (0, comment.HF)(run, {
        issue,
        text: commentMarkdown(report),
        marker: (0, comment_marker.we)(run, named, done),
        replaces,
        isOnlyUpdate: event.push !== void 0 && (name === "no-pr" || reason === "unchanged"),
        consequence: named === void 0 ? "" : replaces === void 0 ? JOB_NOT_FOUND : JOB_NOT_AFFECTED
      });
      if (id !== void 0) runner.setOutput("comment-id", String(id));
      return !mayWorkLater;
    }
    const JOB_NOT_AFFECTED = ", but the job itself isn't affected";
    const JOB_NOT_FOUND = `${JOB_NOT_AFFECTED}, and a re-run would create another one`;
    function replacedComment({target}) {
      switch (target?.kind) {
       case "resume":
        return target.commentId;

       case "follow":
        return ({job}) => job === target.jobId;

       case "create":
       case "message":
       case void 0:
        return;
      }
    }
    async function writePullRequestNote(run, {jobId, pullRequest, done}, replaces) {
      const {confirmed} = pullRequest ?? {};
      if (confirmed === void 0 || !(0, comment.uz)(run, done?.target, confirmed.repository)) return;
      const own = {
        ...(0, comment_marker.we)(run, jobId, done),
        state: "done"
      };
      await (0, comment.HF)(run, {
        issue: {
          kind: "pull-request",
          number: confirmed.details.number
        },
        text: pullRequestNoteMarkdown(run),
        marker: own,
        replaces: replaces && (marker => marker.job === jobId && (0, comment_marker.lO)(marker, own)),
        consequence: JOB_NOT_AFFECTED
      });
    }
    async function removeTriggerLabel(step) {
      const {event, inputs, github, runner} = step;
      const {label, issue} = event;
      if (label === void 0 || issue === void 0 || !inputs.removeLabel || inputs.githubToken === "") return;
      const error = await (0, comment.TL)(step, ({stop}) => (0, github_issue.tA)(github(stop), issue, label)).catch(errors.$);
      if (!(error instanceof errors.y_)) return;
      runner.warning(error.explain(", so remove it yourself to run again"), "Label not removed");
      runner.debugError(error);
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
      const apiUrl = read("GITHUB_API_URL") || "https://api.github.com";
      return Object.freeze({
        input: name => read(`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`),
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
        branch: branchOf(read("GITHUB_REF")),
        workflowFile: read("GITHUB_WORKFLOW_REF").replace(/@refs\/[^]*$/u, "").replace(`${read("GITHUB_REPOSITORY")}/`, ""),
        workflowJob: read("GITHUB_JOB"),
        step: read("GITHUB_ACTION"),
        actionRepository: read("GITHUB_ACTION_REPOSITORY"),
        actionRef: read("GITHUB_ACTION_REF"),
        verifiesCertificates: read("NODE_TLS_REJECT_UNAUTHORIZED") !== "0"
      });
    }
    const BRANCH = "refs/heads/";
    function branchOf(ref) {
      return ref?.startsWith(BRANCH) ? ref.slice(BRANCH.length) : void 0;
    }
    function runUrl({serverUrl, repository, runId, runAttempt}) {
      return `${serverUrl}/${repository}/actions/runs/${runId}${runAttempt > 1 ? `/attempts/${runAttempt}` : ""}`;
    }
    function troubleshootingUrl({actionRepository, actionRef}, section = "") {
      return actionRepository && actionRef ? `https://github.com/${actionRepository}/blob/${actionRef}/docs/troubleshooting.md${section && `#${section}`}` : void 0;
    }
  })
};