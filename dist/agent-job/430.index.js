export const id = 430;

export const ids = [ 430 ];

export const modules = {
  3846: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Kj: () => whyDistrusted,
      Pi: () => AGENT_BRANCH,
      eT: () => isFromAgent,
      mr: () => isAgentBranch,
      yh: () => isAgent
    });
    var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);
    var _github_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8328);
    const AGENT_BRANCH = "mintlify/";
    function isAgent({inputs}, login) {
      return (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__.Av)(login, inputs.agentLogin);
    }
    function isAgentBranch(branch) {
      return branch?.startsWith(AGENT_BRANCH) === true;
    }
    function isFromAgent(run, {author, ownBranch}) {
      return isAgent(run, author?.login) || isAgentBranch(ownBranch);
    }
    async function whyDistrusted({inputs, github, limit}, {login, isBot}) {
      const {allowBots, requiredPermission: required} = inputs;
      if (isBot) return allowBots.some(allowed => (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__.Av)(login, allowed)) ? void 0 : "bot";
      if (required === "none") return;
      const role = await (0, _github_repository_js__WEBPACK_IMPORTED_MODULE_1__.kp)(github(limit.stop), login);
      return (0, _github_repository_js__WEBPACK_IMPORTED_MODULE_1__.um)(role, required) ? void 0 : role;
    }
  }),
  6531: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      AW: () => issueOfRun,
      HF: () => writeComment,
      JV: () => findEarlierAttempt,
      TL: () => withWriteTime,
      gO: () => newestJob,
      uz: () => commentsOnPullRequest,
      yP: () => issueToComment
    });
    var _github_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5274);
    var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7307);
    var _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4570);
    var _job_done_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9710);
    var _job_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9777);
    var _marker_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7674);
    function issueToComment(step) {
      return step.inputs.comment ? issueOfRun(step) : void 0;
    }
    function issueOfRun({inputs, event}) {
      const {issueNumber} = inputs;
      if (issueNumber === void 0) return event.issue;
      return event.issue?.number === issueNumber ? event.issue : {
        kind: "unknown",
        number: issueNumber
      };
    }
    function commentsOnPullRequest(run, target, repository) {
      const isOwn = target !== void 0 && target.kind !== "follow" && (0, _job_done_js__WEBPACK_IMPORTED_MODULE_3__.c7)(target) === void 0;
      return run.inputs.jobId === "auto" && isOwn && (0, _job_run_js__WEBPACK_IMPORTED_MODULE_4__.nc)(run, repository);
    }
    async function newestJob(run, issue, madeBy) {
      const marked = await markedComments(run, issue, run.limit.stop);
      const isMade = ({kind, prompt, step}) => kind === "create" && prompt !== "" && step === madeBy;
      const named = marked.filter(({marker}) => marker.job !== "" && (madeBy === void 0 || isMade(marker)));
      const newest = named.at(-1);
      if (newest?.isVerified === false) run.runner.warning(`Comment ${newest.id} on #${issue.number} is ignored: it was edited, or signed with another key. Set \`marker-key\` to a secret that stays the same when the API key is replaced.`, "Comment not verified");
      return named.findLast(({isVerified}) => isVerified)?.marker.job;
    }
    async function findEarlierAttempt(run) {
      const issue = issueToComment(run);
      if (issue === void 0) return;
      const own = (0, _marker_js__WEBPACK_IMPORTED_MODULE_5__.we)(run, void 0);
      const earlier = (await markedComments(run, issue, run.limit.stop)).filter(({marker}) => marker.attempt < own.attempt && (0, 
      _marker_js__WEBPACK_IMPORTED_MODULE_5__.lO)(marker, own));
      const verified = earlier.filter(({isVerified}) => isVerified);
      const last = Math.max(0, ...verified.map(({marker}) => marker.attempt));
      const doubtful = earlier.find(({isVerified, marker}) => !isVerified && marker.attempt > last);
      if (doubtful === void 0) {
        const named = verified.filter(({marker}) => marker.job !== "");
        return named.toSorted((a, b) => b.marker.attempt - a.marker.attempt)[0];
      }
      throw new _github_errors_js__WEBPACK_IMPORTED_MODULE_1__.y_({
        what: `Couldn't verify comment ${doubtful.id} on #${issue.number}`,
        why: `it names the job of attempt ${doubtful.marker.attempt}, but it was edited, or the key that signed it was replaced`,
        fix: "Start a new run instead of this re-run, or follow the job with `job-id`; a `marker-key` outlives the API key"
      });
    }
    async function writeComment(run, request) {
      const {github, runner, namedPermissions} = run;
      const {issue, text, marker, isOnlyUpdate = false, consequence} = request;
      const written = await withWriteTime(run, async time => {
        const existing = await existingComment(run, request, time.stop);
        if (existing !== void 0) {
          const {id} = existing;
          const body = (0, _marker_js__WEBPACK_IMPORTED_MODULE_5__.h8)(run, issue, text, existing.marker);
          if (await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_0__.QA)(github(time.stop), {
            id,
            issue,
            body
          })) return id;
          runner.info(`Comment ${id} on #${issue.number} was deleted, so a new one is written.`);
        }
        return isOnlyUpdate ? void 0 : await addOnce(run, issue, (0, _marker_js__WEBPACK_IMPORTED_MODULE_5__.h8)(run, issue, text, marker), time);
      }).catch(_github_errors_js__WEBPACK_IMPORTED_MODULE_1__.$);
      if (!(written instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__.y_)) return {
        id: written,
        mayWorkLater: false
      };
      runner.debugError(written);
      const {lacksPermission, permission, mayPass} = written;
      const isNamed = lacksPermission && namedPermissions.has(permission);
      if (lacksPermission) namedPermissions.add(permission);
      if (!isNamed) runner.warning(written.explain(consequence), "No comment");
      return {
        id: void 0,
        mayWorkLater: mayPass
      };
    }
    async function addOnce(run, issue, body, {stop, mayRetry, until}) {
      const {clock} = run;
      const github = run.github(stop);
      try {
        return await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_0__.BC)(github, issue, body, 1);
      } catch (error) {
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__.y_) || stop.aborted || !mayRetry) throw error;
        if (error.mayHaveHappened) {
          const own = await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_0__.D5)(github, issue);
          const existing = own.findLast(comment => (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_0__.ZP)(comment.body, body));
          if (existing !== void 0) return existing.id;
        } else if (error.retryAfterMs !== void 0 && clock.now() + error.retryAfterMs < until) await clock.sleep(error.retryAfterMs, stop); else throw error;
        return await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_0__.BC)(github, issue, body, 2);
      }
    }
    async function existingComment(run, {issue, marker: own, replaces}, stop) {
      if (replaces === void 0) return;
      if (typeof replaces === "number") return {
        id: replaces,
        marker: own
      };
      const found = (await markedComments(run, issue, stop)).findLast(({marker, isVerified}) => isVerified && replaces(marker));
      if (found === void 0) return;
      const {id, marker} = found;
      const isOwn = (0, _marker_js__WEBPACK_IMPORTED_MODULE_5__.lO)(marker, {
        ...own,
        prompt: marker.prompt
      });
      return {
        id,
        marker: isOwn ? own : {
          ...marker,
          state: own.state
        }
      };
    }
    async function markedComments(run, issue, stop) {
      const comments = await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_0__.D5)(run.github(stop), issue);
      return (0, _marker_js__WEBPACK_IMPORTED_MODULE_5__.OX)(comments.flatMap(comment => (0, 
      _marker_js__WEBPACK_IMPORTED_MODULE_5__.Pe)(run, comment) ?? []));
    }
    const MAX_WRITE_MS = 30_000;
    const MAX_OVERRUN_MS = 5_000;
    const AFTER_CANCEL_MS = 1_500;
    async function withWriteTime({clock, cancelled, deadline}, work) {
      const left = deadline - clock.now();
      const mayRetry = left > 0 && !cancelled.aborted;
      const ms = cancelled.aborted ? AFTER_CANCEL_MS : Math.min(Math.max(left, MAX_OVERRUN_MS), MAX_WRITE_MS);
      const until = clock.now() + ms;
      const finished = new AbortController;
      const cutShort = (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__.N)(clock, cancelled, AFTER_CANCEL_MS, finished.signal);
      try {
        return await (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__.wj)(clock, ms, cutShort, ({stop}) => work({
          stop,
          mayRetry,
          until
        }));
      } finally {
        finished.abort();
      }
    }
  }),
  7674: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      OX: () => withoutCopies,
      Pe: () => withMarker,
      h8: () => signedBody,
      lO: () => isSameStep,
      we: () => markerOf,
      xY: () => hasMarker
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
    var _platform_agent_jobs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9064);
    var _job_done_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9710);
    var _same_step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71);
    const PURPOSE = "docs-agent-action marker 1";
    const MARKER = /^<!-- docs-agent-action:1 (\S+) ([A-Za-z0-9+/]{43}) -->/gmu;
    const SAID = /^([\w+/=]*),([^,]*),(\d+),([\w+/]{12}),([\da-f]{12}),([\w+/]{12}|),([cm])([\da-f]{12}|),(open|done|void|\d{1,15})$/u;
    const HEAD = /^[\da-f]{12}/u;
    function markerOf(run, jobId, done) {
      const {environment, prompt} = run;
      const {runId, runAttempt} = environment;
      const before = (0, _job_done_js__WEBPACK_IMPORTED_MODULE_2__.c7)(done?.target);
      const wasDone = done?.target?.kind === "resume" && done.target.isDone;
      return {
        job: jobId ?? "",
        run: runId,
        attempt: runAttempt,
        step: (0, _same_step_js__WEBPACK_IMPORTED_MODULE_3__.n)(run),
        prompt: prompt === void 0 ? "" : shortHash(prompt.sha256),
        kind: before === void 0 ? "create" : "message",
        headBefore: HEAD.exec(before?.headBefore ?? "")?.[0] ?? "",
        state: wasDone ? "done" : done?.kind === "ended" ? stateAfter(done) : "open"
      };
    }
    function stateAfter({job: {last}}) {
      const end = last && (0, _platform_agent_jobs_js__WEBPACK_IMPORTED_MODULE_1__.pJ)(last);
      return end !== void 0 && _platform_agent_jobs_js__WEBPACK_IMPORTED_MODULE_1__.Br[end].canContinue && last?.prLink !== void 0 ? "done" : "void";
    }
    function isSameStep(one, other) {
      return one.run === other.run && one.step === other.step && one.prompt === other.prompt;
    }
    function signedBody(run, issue, text, marker) {
      const {runner, inputs} = run;
      const {job, run: runId, attempt, step, prompt, kind, headBefore, announces} = marker;
      const id = Buffer.from(runner.redact(job)).toString("base64");
      const sent = `${kind === "create" ? "c" : "m"}${headBefore}`;
      const state = announces ?? marker.state;
      const said = [ id, runId, attempt, shortHash(inputs.projectId), step, prompt, sent, state ].join(",");
      const written = `${runner.redact(text)}\n`;
      const code = authentication(run, said, markerKey(run), issue, written).toString("base64");
      return `${written}\x3c!-- docs-agent-action:1 ${said} ${code.replace("=", "")} --\x3e`;
    }
    function hasMarker(body) {
      return [ ...body.matchAll(MARKER) ].length > 0;
    }
    function withMarker(run, comment) {
      const {body, issue} = comment;
      const found = [ ...body.matchAll(MARKER) ].at(-1);
      const [whole = "", said = "", code = ""] = found ?? [];
      const [, job = "", runId = "", attempt, project, step = "", prompt = "", sent, headBefore = "", state] = SAID.exec(said) ?? [];
      if (found === void 0 || project !== shortHash(run.inputs.projectId)) return;
      const text = body.slice(0, found.index);
      const isLast = body.slice(found.index + whole.length).trim() === "";
      const given = Buffer.from(code, "base64");
      const isSigned = [ markerKey(run), run.inputs.apiKey ].some(key => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(given, authentication(run, said, key, issue, text)));
      const marker = {
        job: Buffer.from(job, "base64").toString("utf8"),
        run: runId,
        attempt: Number(attempt),
        step,
        prompt,
        kind: sent === "c" ? "create" : "message",
        headBefore,
        state: state === "open" || state === "void" ? state : "done",
        announces: /^\d+$/u.test(state ?? "") ? Number(state) : void 0
      };
      return {
        ...comment,
        marker,
        isVerified: isSigned && isLast
      };
    }
    function withoutCopies(marked) {
      const keyOf = ({issue, marker}) => {
        const {job, run, step, prompt, announces} = marker;
        return JSON.stringify([ issue.number, job, run, step, prompt, announces ]);
      };
      const lastAttempts = new Map;
      const isLater = one => one.marker.attempt > (lastAttempts.get(keyOf(one)) ?? 0);
      const originals = new Set;
      for (const one of marked) {
        if (!one.isVerified || !isLater(one)) continue;
        lastAttempts.set(keyOf(one), one.marker.attempt);
        originals.add(one);
      }
      return marked.filter(one => one.isVerified ? originals.has(one) : isLater(one));
    }
    function markerKey({inputs}) {
      return inputs.markerKey ?? inputs.apiKey;
    }
    function authentication({environment}, said, key, issue, text) {
      const repository = environment.repositoryId || environment.repository.toLowerCase();
      return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", key).update([ PURPOSE, repository, issue.number, said, text.replace(/\s+/gu, "") ].join("\n")).digest();
    }
    function shortHash(...values) {
      return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(values)).digest("base64").slice(0, 12);
    }
  }),
  2305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      A2: () => othersMerged,
      KM: () => pullRequestsOfCommit,
      Mu: () => withEventIssue,
      Pb: () => withIssueToReactTo
    });
    var _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7307);
    var _github_pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1351);
    var _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4570);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4869);
    var _job_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9777);
    async function withEventIssue(run, {isOptional}) {
      const {event, inputs, runner, namedPermissions} = run;
      const {comment, include, prReviewers, jobId} = inputs;
      const isNeeded = comment || include.some(part => part === "issue" || part === "comments") || jobId === "auto" || prReviewers.some(({kind}) => kind === "author");
      if (!isNeeded || inputs.githubToken === "") return run;
      try {
        return {
          ...run,
          event: await withPullRequest(event, sha => pullRequestsOfCommit(run, sha))
        };
      } catch (error) {
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_0__.y_) || !(error.lacksPermission || isOptional)) throw error;
        if (error.lacksPermission && namedPermissions.has(error.permission)) return run;
        runner.warning(error.explain(", so this push counts as one without a pull request"), "No pull request found");
        return run;
      }
    }
    const LOOKUP_TIMEOUT_MS = 5_000;
    async function withIssueToReactTo(step, cancelled) {
      const {event, github, clock, runner} = step;
      if (!(0, _job_run_js__WEBPACK_IMPORTED_MODULE_4__.FK)(step)) return step;
      const found = await (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__.wj)(clock, LOOKUP_TIMEOUT_MS, cancelled, ({stop}) => withPullRequest(event, sha => (0, 
      _github_pull_request_js__WEBPACK_IMPORTED_MODULE_1__.Pf)(github(stop), sha))).catch(_github_errors_js__WEBPACK_IMPORTED_MODULE_0__.$);
      if (!(found instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_0__.y_)) return {
        ...step,
        event: found
      };
      runner.info(found.message);
      return step;
    }
    async function withPullRequest(event, pullsOf) {
      const {branch, head, isForced, commits = []} = event.push ?? {};
      if (branch === void 0 || head === void 0 || isForced === true) return event;
      const merged = mergedInto(branch, await pullsOf(head));
      const itsMerge = merged.filter(({mergeCommit}) => mergeCommit === head);
      const named = commits.find(({sha}) => sha === head)?.namedPullRequest;
      const issue = itsMerge.find(({number}) => number === named) ?? itsMerge[0] ?? merged[0];
      return issue === void 0 ? event : {
        ...event,
        issue
      };
    }
    function pullRequestsOfCommit(run, sha) {
      const {github, limit, mergedPullRequests} = run;
      const asked = mergedPullRequests.get(sha) ?? (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_1__.Pf)(github(limit.stop), sha);
      mergedPullRequests.set(sha, asked);
      return asked;
    }
    const MAX_OTHERS_ASKED = 10;
    async function othersMerged(run) {
      const {event, mergedPullRequests, clock, cancelled} = run;
      const {branch, commits = []} = event.push ?? {};
      if (branch === void 0 || event.issue === void 0) return {
        pulls: [],
        missing: []
      };
      const named = new Map(commits.map(({namedPullRequest, sha}) => [ namedPullRequest, sha ]));
      named.delete(void 0);
      named.delete(event.issue.number);
      const asked = new Set([ ...mergedPullRequests.keys(), ...[ ...named.values() ].slice(-MAX_OTHERS_ASKED) ]);
      const answers = await (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__.wj)(clock, LOOKUP_TIMEOUT_MS, cancelled, limit => Promise.all(Array.from(asked, sha => pullRequestsOfCommit({
        ...run,
        limit
      }, sha).catch(_github_errors_js__WEBPACK_IMPORTED_MODULE_0__.$))));
      const errors = cancelled.aborted ? [] : answers.filter(answer => answer instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_0__.y_);
      const merged = answers.flatMap(answer => answer instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_0__.y_ ? [] : answer);
      const others = new Map(mergedInto(branch, merged).map(pull => [ pull.number, pull ]));
      others.delete(event.issue.number);
      return {
        pulls: [ ...others.values() ],
        missing: whyMissing(errors, [ ...named.values() ].filter(sha => !asked.has(sha)).length)
      };
    }
    function whyMissing(errors, unasked) {
      const what = `Couldn't look up the pull requests of ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_3__.B4)(errors.length, "commit")} of the push`;
      const unnamed = `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_3__.B4)(unasked, "more pull request")} that the commits of the push name: only the newest ${MAX_OTHERS_ASKED} are looked up.`;
      const failed = errors.slice(0, 1).map(error => error.explain("", {
        what,
        fix: void 0
      }));
      return unasked === 0 ? failed : [ ...failed, unnamed ];
    }
    function mergedInto(branch, merged) {
      return merged.filter(({targetBranch}) => targetBranch === branch).toSorted((a, b) => b.number - a.number);
    }
  }),
  6866: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      e3: () => availableParts,
      ls: () => inputsWithoutEffect,
      nv: () => problemsAcrossInputs
    });
    var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
    var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2266);
    var _step_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9551);
    var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9439);
    function problemsAcrossInputs(valid, event, branch) {
      const {prompt, promptFile, jobId, issueNumber, include = []} = valid;
      const hasPrompt = prompt !== "" || promptFile !== "";
      const hasJob = jobId !== void 0 && jobId !== "auto";
      const isPromptMissing = !hasPrompt && !hasJob && "jobId" in valid;
      const included = hasPrompt ? include : [];
      const nothingToInclude = whyNothingToInclude(event, included, issueNumber);
      const isInPayload = issueNumber === void 0 && event.issue !== void 0;
      const mustRead = nothingToInclude === void 0 && included.some(part => part !== "issue" || !isInPayload);
      const found = [ [ "prompt, prompt-file", prompt && promptFile ? TWO_PROMPTS : void 0 ], [ "prompt", isPromptMissing ? noPrompt(jobId) : void 0 ], [ "api-key", (0, 
      _step_connection_js__WEBPACK_IMPORTED_MODULE_2__.dD)(valid) ], [ "poll-interval-seconds", intervalProblem(valid) ], [ "github-token", tokenProblem(valid, mustRead) ], [ "include", !hasPrompt && hasJob && include.length > 0 ? INCLUDE_WITHOUT_PROMPT : nothingToInclude ], [ "include", included.includes("merges") ? mergesProblem(event, branch) : void 0 ] ];
      return found.flatMap(([input, message]) => message === void 0 ? [] : [ {
        input,
        message
      } ]);
    }
    const INCLUDE_WITHOUT_PROMPT = "`include` needs a prompt. Set `prompt`, or remove `include`.";
    const TWO_PROMPTS = "Only one of `prompt` and `prompt-file` can be set. Remove the other.";
    function noPrompt(jobId) {
      return jobId === "auto" ? "`job-id: auto` needs the prompt that started the job. Set `prompt` or `prompt-file`." : "`prompt` is empty. Set `prompt` or `prompt-file`, or a `job-id` to follow.";
    }
    function intervalProblem({pollIntervalSeconds = 1, baseUrl}) {
      return pollIntervalSeconds >= 1 || baseUrl === void 0 || (0, _step_connection_js__WEBPACK_IMPORTED_MODULE_2__.U9)(baseUrl) ? void 0 : "`poll-interval-seconds` must be 1 or more, unless `base-url` is on this machine.";
    }
    function tokenProblem(valid, mustRead) {
      const {githubToken, comment, removeLabel, maxOpenPrs, allowedPaths, prLabels, prReviewers, jobId} = valid;
      const needed = [ comment && "comment", removeLabel && "remove-label", maxOpenPrs && "max-open-prs", allowedPaths && "allowed-paths", prLabels?.length && "pr-labels", prReviewers?.length && "pr-reviewers", jobId === "auto" && "job-id: auto", mustRead && "include" ].filter(Boolean);
      return needed.length === 0 || githubToken !== "" ? void 0 : `\`github-token\` is empty, but it is required for ${needed.map(name => `\`${name}\``).join(", ")}. Remove \`github-token\` to use the run's own token.`;
    }
    function whyNothingToInclude(event, include, issueNumber) {
      const available = availableParts(event, issueNumber);
      if (include.length === 0 || include.some(part => available.includes(part))) return;
      return `\`include\` has nothing to include, because the \`${event.name || "unknown"}\` event has no ${include.join(" and no ")}. Set \`issue-number\`, or remove \`include\`.`;
    }
    const MERGE_EVENTS = [ "schedule", "workflow_dispatch", "repository_dispatch", "push" ];
    function mergesProblem({name}, branch) {
      if (MERGE_EVENTS.includes(name) && branch !== void 0) return;
      const events = MERGE_EVENTS.map(one => `\`${one}\``).join(", ");
      const where = branch === void 0 ? " on a tag" : "";
      return `\`include: merges\` has no merges to send on the event \`${name || "unknown"}\`${where}. Use it on a branch, with one of ${events}.`;
    }
    function availableParts({issue, changes, push}, issueNumber) {
      const mayBeMerge = push?.head !== void 0 && push.branch !== void 0;
      const hasConversation = issueNumber !== void 0 || issue !== void 0 || mayBeMerge;
      const hasDiff = changes !== void 0 || issueNumber !== void 0;
      const isAvailable = {
        merges: true,
        issue: hasConversation,
        comments: hasConversation,
        diff: hasDiff
      };
      return _rules_js__WEBPACK_IMPORTED_MODULE_3__.av.filter(part => isAvailable[part]);
    }
    function inputsWithoutEffect(values, event) {
      const {prompt, promptFile, jobId, wait, allowedPaths, comment, include, issueNumber} = values;
      const hasPrompt = prompt !== "" || promptFile !== "";
      const isAuto = jobId === "auto";
      const rules = [ [ [ "prLabels", "prReviewers", "allowedPaths", "ifNoPr" ], !wait && hasPrompt, NO_WAIT ], [ [ "pollIntervalSeconds" ], !wait && jobId === void 0, NO_WAIT ], [ [ "ifOutOfScope" ], allowedPaths === void 0, "without `allowed-paths`" ], [ [ "maxOpenPrs" ], jobId !== void 0 && !isAuto, "with a `job-id`, because no job is created" ], [ [ "removeLabel" ], event.label === void 0 || event.issue === void 0, "unless a label on an issue or pull request triggers the run" ], [ [ "issueNumber" ], !comment && include.length === 0 && !isAuto, "without `comment`, `include` or `job-id: auto`" ], [ [ "markerKey" ], !comment && !isAuto, "without `comment` or `job-id: auto`" ] ];
      const defaults = (0, _rules_js__WEBPACK_IMPORTED_MODULE_3__.Vc)();
      const isDefault = key => (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(values[key], defaults[key]);
      const warnings = rules.flatMap(([keys, isUseless, because]) => keys.filter(key => isUseless && !isDefault(key)).map(key => `\`${(0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__.yu)(key)}\` has no effect ${because}.`));
      const cannotFindJob = isAuto && !comment && (issueNumber !== void 0 || event.issue !== void 0);
      return cannotFindJob ? [ ...warnings, JOB_NOT_FOUND_LATER ] : warnings;
    }
    const NO_WAIT = "with `wait: false`, because the step ends before the job";
    const JOB_NOT_FOUND_LATER = "Without `comment: true`, a later run with `job-id: auto` for the same issue or pull request doesn't find a job that this run creates, and creates another one.";
  }),
  9439: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Vc: () => inputsOf,
      av: () => INCLUDE_PARTS,
      sM: () => inputRules
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3305);
    var _github_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8328);
    var _lib_path_filter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8884);
    var _platform_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7871);
    var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2266);
    var _step_connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9551);
    const INCLUDE_PARTS = [ "merges", "issue", "comments", "diff" ];
    const include = zod_mini__WEBPACK_IMPORTED_MODULE_5__.FsL((0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.c3)(/^(?:issue|comments|diff|merges)$/u, "must be any of `issue`, `comments`, `diff` and `merges`, comma-separated"), zod_mini__WEBPACK_IMPORTED_MODULE_5__.pdi(words => INCLUDE_PARTS.filter(part => words.includes(part))));
    const pathPatterns = zod_mini__WEBPACK_IMPORTED_MODULE_5__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_5__.pdi((text, context) => {
      const {patterns, faults} = (0, _lib_path_filter_js__WEBPACK_IMPORTED_MODULE_1__.V)(text);
      for (const message of faults) context.issues.push({
        code: "custom",
        message,
        input: text
      });
      return patterns;
    }));
    const labels = (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.c3)(/^[^\p{Cc};]*$/u, "must be comma-separated labels, without semicolons or line breaks");
    const reviewers = zod_mini__WEBPACK_IMPORTED_MODULE_5__.FsL((0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.c3)(/^(?:@author|[\w-]+|[\w-]+\/[\w.-]+)$/u, "must be comma-separated logins, `org/team` or `@author`"), zod_mini__WEBPACK_IMPORTED_MODULE_5__.pdi(list => list.map(reviewerOf)));
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
    const MIN_MARKER_KEY_LENGTH = 32;
    const inputRules = {
      ..._step_connection_js__WEBPACK_IMPORTED_MODULE_4__.eu,
      prompt: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP(),
      promptFile: _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.dE,
      include,
      jobId: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YPB(_platform_client_js__WEBPACK_IMPORTED_MODULE_2__.bQ, (0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.f9)("must be a job id")), zod_mini__WEBPACK_IMPORTED_MODULE_5__.YPB(id => id === "auto" || !/^auto$/iu.test(id), (0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.f9)("must be `auto` in lower case")))),
      dryRun: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.IQ)("false", _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.zM),
      wait: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.IQ)("true", _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.zM),
      timeoutMinutes: (0, _step_connection_js__WEBPACK_IMPORTED_MODULE_4__.yx)("30"),
      pollIntervalSeconds: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.lq)((0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__._)("a number of seconds above 0 and at most 21000", value => value > 0 && value <= 21_000)),
      ifNoPr: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.IQ)("ignore", (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.yL)("ignore", "warn", "error")),
      comment: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.IQ)("false", _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.zM),
      issueNumber: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.lq)((0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.wC)(/^[1-9]\d{0,14}$/u, "must be the number of an issue or pull request", Number)),
      githubToken: _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.dE,
      markerKey: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.m9(MIN_MARKER_KEY_LENGTH, `has fewer than ${MIN_MARKER_KEY_LENGTH} characters. Use a longer random secret, such as the output of \`openssl rand -hex 32\``), (0, 
      _step_connection_js__WEBPACK_IMPORTED_MODULE_4__.vw)("Use a random secret on one line, such as the output of `openssl rand -hex 32`"))),
      maxOpenPrs: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.lq)((0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.wC)(/^[1-9]\d{0,5}$/u, "must be a whole number of 1 or more", Number)),
      key: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP(),
      prRepository: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.lq)((0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.wC)(/^[\w-]+\/(?!\.{1,2}$)[\w.-]+$/u, "must be a repository as `owner/name`", text => text)),
      agentLogin: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.IQ)("mintlify[bot]", (0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.wC)(/^[\w-]+(?:\[bot\])?$/u, "must be a login", text => text)),
      skipAgentEvents: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.IQ)("true", _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.zM),
      requiredPermission: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.IQ)("write", (0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.yL)(..._github_repository_js__WEBPACK_IMPORTED_MODULE_0__.gg)),
      allowBots: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.c3)(/^[\w-]+(?:\[bot\])?$/u, "must be comma-separated logins without wildcards, such as `renovate[bot]`"),
      allowedPaths: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.lq)(pathPatterns),
      ifOutOfScope: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.IQ)("error", (0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.yL)("error", "warn")),
      prLabels: labels,
      prReviewers: reviewers,
      removeLabel: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.IQ)("false", _runner_inputs_js__WEBPACK_IMPORTED_MODULE_3__.zM)
    };
    function inputsOf(texts = {}) {
      const unset = Object.fromEntries(Object.keys(inputRules).map(key => [ key, "" ]));
      return zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc(inputRules).parse({
        ...unset,
        projectId: "-",
        apiKey: "-",
        ...texts
      });
    }
  }),
  9777: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Dn: () => isExpected,
      nc: () => isOwnRepository,
      vD: () => openReporting,
      Iy: () => openRun,
      bM: () => pullRequestRepository,
      FK: () => reacts
    });
    var client = __webpack_require__(4463);
    var github_repository = __webpack_require__(8328);
    var agent_jobs = __webpack_require__(9064);
    var connection = __webpack_require__(9551);
    var lib_text = __webpack_require__(4869);
    //! CONCATENATED MODULE: ./build/agent-job/job/progress-log.js
        const MAX_GAP_MS = 60_000;
    function openProgressLog(clock, deadline, runner) {
      let startedAt = clock.now();
      let loggedAt = startedAt;
      let failureLoggedAt = Number.NEGATIVE_INFINITY;
      let lastStatus;
      let hasFailed = false;
      let hasWarnedOfStatus = false;
      const log = line => {
        loggedAt = clock.now();
        runner.info(line);
      };
      const setStatus = status => {
        if (status === void 0 || status === lastStatus) return false;
        lastStatus = status;
        if (!agent_jobs.f.includes(status) && !hasWarnedOfStatus) {
          hasWarnedOfStatus = true;
          runner.warning(`The API returned the unknown job status ${(0, lib_text.Zw)(status)}. Polling continues.`, "Unknown job status");
        }
        return true;
      };
      return {
        started: (what, status, pause) => {
          startedAt = clock.now();
          hasFailed = false;
          setStatus(status);
          log(`${what} First check in ${(0, lib_text.a3)(pause)}; stops at ${(0, lib_text.qY)(deadline)}.`);
        },
        polled: status => {
          hasFailed = false;
          if (setStatus(status)) log(`The job is now ${(0, lib_text.Zw)(status)}.`);
        },
        failed: (error, pause) => {
          hasFailed = true;
          if (clock.now() - failureLoggedAt < MAX_GAP_MS) return;
          failureLoggedAt = clock.now();
          log(error.explain("Couldn't get the job's status", `Retrying in ${(0, lib_text.a3)(pause)}`));
        },
        wait: async (ms, stop) => {
          const until = clock.now() + ms;
          for (;;) {
            const next = Math.min(until, loggedAt + MAX_GAP_MS);
            await clock.sleep(next - clock.now(), stop);
            if (stop.aborted || next === until) return;
            const elapsed = (0, lib_text.a3)(clock.now() - startedAt);
            log(hasFailed ? `Still polling after ${elapsed}; the last poll failed.` : `Still ${lastStatus ?? "waiting"} after ${elapsed}.`);
          }
        }
      };
    }
    //! CONCATENATED MODULE: ./build/agent-job/job-run.js
        function openReporting(step, event, inputs, startedAt, deadline) {
      const {apiUrl, graphqlUrl, repository} = step.environment;
      const options = {
        token: inputs.githubToken,
        apiUrl,
        graphqlUrl,
        isReadOnly: inputs.dryRun
      };
      const github = (0, client.o6)({
        ...(0, connection.s1)(step),
        ...options
      }, repository);
      return {
        ...step,
        event,
        inputs,
        github,
        startedAt,
        deadline,
        namedPermissions: new Set
      };
    }
    function openRun(step, limit, prompt) {
      const {inputs, clock, deadline, runner} = step;
      return {
        ...step,
        prompt,
        jobs: (0, agent_jobs.Cp)((0, connection.JE)(step, inputs), inputs.projectId),
        progress: openProgressLog(clock, deadline, runner),
        limit,
        mergedPullRequests: new Map
      };
    }
    function pullRequestRepository({inputs, environment}) {
      return inputs.prRepository ?? environment.repository;
    }
    function isExpected(run, {origin, repository}) {
      const isThere = isOwnRepository(run, repository) || (0, github_repository.ve)(repository, pullRequestRepository(run));
      return isThere && origin === new URL(run.environment.serverUrl).origin;
    }
    function reacts({inputs}) {
      return inputs.comment && inputs.githubToken !== "";
    }
    function isOwnRepository({environment}, repository) {
      return (0, github_repository.ve)(repository, environment.repository);
    }
  }),
  9710: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $L: () => isDone,
      QO: () => isStale,
      Sv: () => notCreated,
      c7: () => pullRequestBefore,
      wb: () => jobIdOf,
      zo: () => wasThereBefore
    });
    var _platform_agent_jobs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9064);
    function pullRequestBefore(target) {
      if (target?.kind === "resume" && target.sent !== "create") return {
        headBefore: target.headBefore
      };
      if (target?.kind !== "message" || target.job.prLink === void 0) return;
      return {
        headBefore: target.headBefore,
        url: target.job.prLink
      };
    }
    function wasThereBefore(target, url) {
      const before = pullRequestBefore(target);
      return before !== void 0 && (before.url ?? url) === url;
    }
    function isDone(target, {prLink}) {
      return target.kind === "resume" && target.isDone && prLink !== void 0;
    }
    function jobIdOf(target) {
      return target?.kind === "message" ? target.job.id : target?.kind === "follow" ? target.jobId : void 0;
    }
    function notCreated({cancelled, limit}, error, reason, target) {
      const ended = cancelled.aborted ? "cancelled" : limit.timedOut.aborted ? "timeout" : void 0;
      return ended === void 0 ? {
        kind: "not-created",
        error,
        reason,
        target
      } : {
        kind: "not-created",
        error: ended,
        target: target ?? {
          kind: "create"
        }
      };
    }
    const STALE_END_MS = 20_000;
    function isStale(job, messageAcceptedAt, now) {
      return messageAcceptedAt !== void 0 && (0, _platform_agent_jobs_js__WEBPACK_IMPORTED_MODULE_0__.pJ)(job) !== void 0 && now - messageAcceptedAt < STALE_END_MS;
    }
  }),
  6915: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $v: () => saveAccepted,
      TE: () => lookUp,
      Vs: () => doneWithoutAnswer,
      kh: () => waitForEnd,
      sM: () => waitUnlessEnded
    });
    var _lib_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2239);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    var _platform_agent_jobs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9064);
    var _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4779);
    var _saved_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9675);
    var _done_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9710);
    function saveAccepted(run, target, job) {
      const {clock, runner} = run;
      if (target.kind === "message") (0, _saved_state_js__WEBPACK_IMPORTED_MODULE_3__.T)(runner, {
        messageAcceptedAt: clock.now()
      });
      (0, _saved_state_js__WEBPACK_IMPORTED_MODULE_3__.T)(runner, {
        jobId: job.id
      });
      setJobOutputs(run, job);
    }
    async function waitUnlessEnded(run, target, job) {
      const {id} = job;
      const hasEnded = (0, _platform_agent_jobs_js__WEBPACK_IMPORTED_MODULE_1__.pJ)(job) !== void 0 && target.kind !== "message";
      if (hasEnded || (0, _done_js__WEBPACK_IMPORTED_MODULE_4__.$L)(target, job)) return {
        kind: "ended",
        job: {
          id,
          last: job
        },
        target
      };
      if (!run.inputs.wait) return {
        kind: "started",
        job: {
          id,
          last: job
        },
        target
      };
      const name = `job ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(id)}`;
      const what = {
        create: `${(0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_5__.l2)(name)} accepted.`,
        message: `Message accepted by ${name}.`,
        follow: `Following ${name}, which is ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(job.status)}.`,
        resume: `Waiting for ${name}.`
      };
      const answer = await waitForEnd(run, job, what[target.kind], target);
      return answer.kind === "job" ? {
        kind: "ended",
        job: {
          id,
          last: answer.job
        },
        target
      } : doneWithoutAnswer(answer, target, id);
    }
    function setJobOutputs({runner}, {id, status}) {
      runner.setOutput("job-id", id);
      runner.setOutput("status", (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(status));
    }
    function doneWithoutAnswer(answer, target, acceptedBy) {
      const {kind, last} = answer;
      if (acceptedBy === void 0) {
        if (kind === "not-found") return {
          kind: "rejected",
          error: answer.error,
          target
        };
        const error = kind === "cancelled" ? "cancelled" : answer.error ?? "timeout";
        return {
          kind: "not-created",
          error,
          target
        };
      }
      const job = {
        id: acceptedBy,
        last
      };
      switch (kind) {
       case "cancelled":
        return {
          kind: "cancelled",
          job,
          target
        };

       case "timed-out":
        return {
          kind: "timed-out",
          job,
          error: answer.error,
          target
        };

       case "not-found":
       case "refused":
        {
          const wasNeverSeen = target.kind === "follow" && last === void 0;
          return wasNeverSeen ? {
            kind: "rejected",
            error: answer.error,
            target
          } : {
            kind: "lost",
            job,
            error: answer.error,
            target
          };
        }

       case "failed":
        return {
          kind: "lost",
          job,
          error: answer.error,
          target
        };
      }
    }
    const NOT_FOUND_GRACE_MS = {
      created: 60_000,
      given: 0
    };
    async function lookUp(run, id, origin, maxFailures = Number.POSITIVE_INFINITY, interval = intervalOf(run, run.clock.now(), false)) {
      const {jobs, clock, cancelled, limit, deadline, progress} = run;
      let error;
      let notFoundSince;
      for (let failures = 0; ;) {
        if (cancelled.aborted) return {
          kind: "cancelled"
        };
        if (limit.timedOut.aborted || clock.now() >= deadline) return {
          kind: "timed-out",
          error
        };
        try {
          return {
            kind: "job",
            job: await jobs.get(id, {
              attempt: failures + 1,
              signal: limit.stop
            })
          };
        } catch (cause) {
          if (!(cause instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__.W)) throw cause;
          if (limit.stop.aborted) continue;
          error = cause;
          failures += 1;
          const {read} = error.policy;
          if (read === "reject") return {
            kind: "refused",
            error
          };
          notFoundSince = read === "absent" ? notFoundSince ?? clock.now() : void 0;
          if (notFoundSince !== void 0 && clock.now() - notFoundSince >= NOT_FOUND_GRACE_MS[origin]) return {
            kind: "not-found",
            error
          };
          if (failures === maxFailures) return {
            kind: "failed",
            error
          };
          const pause = pauseAfterFailedPoll(error, failures, interval());
          progress.failed(error, pause);
          await progress.wait(untilNextPoll(run, pause), limit.stop);
        }
      }
    }
    const MAX_POLL_PAUSE_MS = 10_000;
    function pauseAfterFailedPoll(error, failures, intervalMs) {
      return Math.max(error.retryAfterMs ?? 0, Math.min(intervalMs * 2 ** failures, MAX_POLL_PAUSE_MS));
    }
    async function waitForEnd(run, job, what, target) {
      const {clock, limit, progress, runner} = run;
      const began = clock.now();
      let messageAcceptedAt = target?.kind === "message" ? began : void 0;
      let last = (0, _done_js__WEBPACK_IMPORTED_MODULE_4__.QO)(job, messageAcceptedAt, began) ? void 0 : job;
      const interval = intervalOf(run, began, target?.kind === "create" || target?.kind === "message");
      progress.started(what, last?.status, untilNextPoll(run, interval()));
      for (;;) {
        await progress.wait(untilNextPoll(run, interval()), limit.stop);
        const answer = await lookUp(run, job.id, "created", void 0, interval);
        if (answer.kind !== "job") return {
          ...answer,
          last
        };
        const {job: now} = answer;
        if ((0, _done_js__WEBPACK_IMPORTED_MODULE_4__.QO)(now, messageAcceptedAt, clock.now())) continue;
        if (messageAcceptedAt !== void 0) (0, _saved_state_js__WEBPACK_IMPORTED_MODULE_3__.T)(runner, {
          messageAcceptedAt: void 0
        });
        messageAcceptedAt = void 0;
        if (target !== void 0 && now.status !== last?.status) setJobOutputs(run, now);
        last = now;
        if ((0, _platform_agent_jobs_js__WEBPACK_IMPORTED_MODULE_1__.pJ)(now) !== void 0) return answer;
        progress.polled(now.status);
      }
    }
    const FIRST_POLL_MS = 28_000;
    const INTERVAL_SHARE = 0.075;
    const MIN_INTERVAL_MS = 1_000;
    const MAX_INTERVAL_MS = 15_000;
    function adaptiveInterval(waitedMs) {
      if (waitedMs < FIRST_POLL_MS) return FIRST_POLL_MS - waitedMs;
      return Math.min(Math.max(waitedMs * INTERVAL_SHARE, MIN_INTERVAL_MS), MAX_INTERVAL_MS);
    }
    function intervalOf({inputs, clock}, began, isNew) {
      const {pollIntervalSeconds} = inputs;
      if (pollIntervalSeconds !== void 0) return () => pollIntervalSeconds * 1_000;
      const ageMs = isNew ? 0 : FIRST_POLL_MS;
      return () => adaptiveInterval(ageMs + clock.now() - began);
    }
    const LAST_POLL_BEFORE_DEADLINE_MS = 2_000;
    function untilNextPoll({clock, deadline}, pause) {
      const left = deadline - clock.now();
      const beforeLastPoll = left - LAST_POLL_BEFORE_DEADLINE_MS;
      return Math.min(pause, beforeLastPoll > 0 ? beforeLastPoll : left);
    }
  }),
  4804: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ng: () => fitMerges,
      Tt: () => leftOutOf,
      zQ: () => waitingIn
    });
    var _github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6830);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4869);
    var _lib_visible_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8868);
    function leftOutOf({leftOut: {agent, dependencies}}) {
      const parts = [ dependencies > 0 && (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(dependencies, "dependency update"), agent > 0 && `${(0, 
      _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(agent, "commit")} of the agent` ];
      return parts.filter(Boolean).join(" and ");
    }
    function waitingIn({merges}) {
      const count = merges.reduce((sum, {listed}) => sum + listed.length, 0);
      return {
        count,
        since: merges[0]?.commit.committedAt
      };
    }
    const MAX_LINE_LENGTH = 200;
    function fitMerges(batch, {serverUrl, repository}, limit) {
      const {branch, base, merges} = batch;
      const entry = ({sha, message, author}) => {
        const number = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_0__.Ud)(message);
        return {
          sha,
          title: (0, _lib_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.P8)(titleOf(message)).slice(0, MAX_LINE_LENGTH).toWellFormed(),
          pull_request: number && {
            number,
            url: `${serverUrl}/${repository}/pull/${number}`
          },
          author
        };
      };
      let room = limit;
      let [fitted, unfit] = [ 0, 0 ];
      const commits = [];
      for (const {listed} of merges) {
        const entries = listed.map(entry);
        room -= Buffer.byteLength(JSON.stringify(entries));
        if (room < 0 && fitted > 0) break;
        commits.push(...room < 0 ? entries.slice(0, 1) : entries);
        unfit += room < 0 ? entries.length - 1 : 0;
        fitted += 1;
      }
      const {count} = waitingIn({
        ...batch,
        merges: merges.slice(fitted)
      });
      const leftOut = leftOutOf(batch);
      return {
        value: {
          branch: (0, _lib_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.P8)(branch),
          after: base.sha,
          commits
        },
        what: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(commits.length, "merge"),
        leftOut: [ leftOut !== "" && `Of the new commits: ${leftOut}.`, unfit > 0 && `${(0, 
        _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(unfit, "commit")} that one merge brought: over the limit of 256 KiB.`, count > 0 && `${(0, 
        _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.B4)(count, "merge")} that wait for the next run: over the limit of 256 KiB.` ],
        sent: merges[fitted - 1]?.commit
      };
    }
    function titleOf(message) {
      const [first = "", ...rest] = message.split("\n");
      return /^Merge pull request #\d/u.test(first) && rest.find(line => line.trim() !== "") || first;
    }
  }),
  523: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $t: () => needsFiles,
      PC: () => MAX_SHOWN_FILES,
      WC: () => otherRepositoryFix,
      j3: () => confirmPullRequest
    });
    var _github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5076);
    var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7307);
    var _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1351);
    var _lib_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4570);
    var _lib_problem_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2239);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4869);
    var _accounts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3846);
    var _comment_comment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6531);
    var _job_done_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9710);
    var _job_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9777);
    var _scope_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4978);
    const MAX_SHOWN_FILES = 300;
    const NO_PULL_REQUEST = "The link from the API isn't the URL of a pull request.";
    async function confirmPullRequest(run, done) {
      const {runner, cancelled} = run;
      const {allowedPaths, maxOpenPrs} = run.inputs;
      const {prLink: url, invalidPrLink} = "job" in done && done.kind !== "dry-run" && done.job.last || {};
      const unknown = why => allowedPaths && {
        kind: "unknown",
        why
      };
      if (url === void 0) {
        const isInvalid = done.kind === "ended" && invalidPrLink !== void 0;
        return isInvalid ? {
          scope: unknown(NO_PULL_REQUEST)
        } : void 0;
      }
      const ref = (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.XT)(url);
      const linked = {
        url,
        ref
      };
      const isNeeded = needsFiles(run) || (0, _job_done_js__WEBPACK_IMPORTED_MODULE_7__.c7)(done.target)?.headBefore !== void 0 || (ref !== void 0 && (0, 
      _job_run_js__WEBPACK_IMPORTED_MODULE_8__.Dn)(run, ref) ? (0, _comment_comment_js__WEBPACK_IMPORTED_MODULE_6__.uz)(run, done.target, ref.repository) : maxOpenPrs !== void 0);
      if (done.kind !== "ended" || !isNeeded) return linked;
      const confirmed = await confirm(run, url, ref);
      if (typeof confirmed === "string") {
        if (allowedPaths === void 0 && !cancelled.aborted) runner.warning(confirmed, "Pull request not confirmed");
        return {
          ...linked,
          doubt: confirmed,
          scope: unknown(confirmed)
        };
      }
      if (!needsFiles(run)) return {
        ...linked,
        confirmed
      };
      const {repository, details} = confirmed;
      const count = Math.min(details.fileCount, allowedPaths === void 0 ? MAX_SHOWN_FILES : _github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__.Zh);
      const files = await read(run, repository, "", client => (0, _github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__.AC)(client, details.number, count));
      if (typeof files === "string") {
        if (allowedPaths === void 0) runner.info(files);
        return {
          ...linked,
          confirmed,
          scope: unknown(files)
        };
      }
      const added = allowedPaths && await addedSince(run, confirmed, (0, _job_done_js__WEBPACK_IMPORTED_MODULE_7__.c7)(done.target)?.headBefore);
      const scope = allowedPaths && await (0, _scope_js__WEBPACK_IMPORTED_MODULE_9__.O)(files, details.fileCount, allowedPaths, added);
      return {
        ...linked,
        confirmed: {
          ...confirmed,
          files
        },
        scope
      };
    }
    async function addedSince(run, {repository, details: {headSha}}, base) {
      if (base === void 0 || headSha === void 0) return;
      const files = await read(run, repository, "", client => (0, _github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__.UD)(client, {
        base,
        head: headSha
      }));
      if (typeof files === "string" || files.length >= _github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__.nS) return;
      return new Set(files.flatMap(_github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__.wG));
    }
    function needsFiles({inputs}) {
      const {allowedPaths, comment, prLabels, prReviewers} = inputs;
      return allowedPaths !== void 0 || comment || prLabels.length > 0 || prReviewers.length > 0;
    }
    async function confirm(run, url, ref) {
      const {serverUrl} = run.environment;
      const doubt = (why, fix) => (0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_10__.Vw)({
        what: `Couldn't confirm that ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(url)} is the agent's pull request`,
        why,
        fix
      });
      if (ref?.origin !== new URL(serverUrl).origin) return doubt(`it isn't one on ${(0, 
      _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(serverUrl)}`);
      const {repository} = ref;
      if (!(0, _job_run_js__WEBPACK_IMPORTED_MODULE_8__.Dn)(run, ref)) {
        const input = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(`pr-repository: ${repository}`);
        const fix = `If the agent works there, set ${input}, and \`github-token\` to a token that can read it`;
        return doubt(`it is in ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(repository)}`, fix);
      }
      const consequence = ", so it isn't confirmed to be the agent's";
      const details = await read(run, repository, consequence, client => (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.DQ)(client, ref.number));
      if (typeof details === "string") return details;
      if ((0, _accounts_js__WEBPACK_IMPORTED_MODULE_5__.eT)(run, details)) return {
        repository,
        details,
        files: void 0
      };
      const author = details.author?.login ?? "ghost";
      const fix = `If that is the agent's account, set ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(`agent-login: ${author}`)}`;
      return doubt(`${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(author)} opened it`, fix);
    }
    const MAX_READ_MS = 60_000;
    const MIN_READ_MS = 5_000;
    async function read(run, repository, consequence, work) {
      const {clock, deadline, cancelled, github, runner} = run;
      const ms = Math.max(MIN_READ_MS, Math.min(MAX_READ_MS, deadline - clock.now()));
      const answer = await (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_3__.wj)(clock, ms, cancelled, ({stop}) => work(github(stop, repository))).catch(_github_errors_js__WEBPACK_IMPORTED_MODULE_1__.$);
      if (!(answer instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__.y_)) return answer;
      runner.debugError(answer);
      return answer.explain(consequence, otherRepositoryFix(run, repository, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.kT));
    }
    function otherRepositoryFix(run, repository, permission) {
      if ((0, _job_run_js__WEBPACK_IMPORTED_MODULE_8__.nc)(run, repository)) return {};
      return {
        fix: `Set \`github-token\` to a token with \`${permission}\` on ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(repository)}, because the default token is only for this repository`
      };
    }
  }),
  4978: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      O: () => scopeOf,
      _: () => scopeProblem
    });
    var _github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5076);
    var _lib_path_filter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8884);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4869);
    async function scopeOf(files, fileCount, patterns, added) {
      const isAllowed = await (0, _lib_path_filter_js__WEBPACK_IMPORTED_MODULE_1__.k)(patterns);
      const paths = files.flatMap(file => (0, _github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__.wG)(file).flatMap(path => isAllowed(path) ? [] : {
        path,
        file
      }));
      if (paths.length > 0) {
        const own = added && paths.filter(({path}) => added.has(path));
        const isEarlier = own?.length === 0;
        return {
          kind: "out-of-scope",
          paths: own === void 0 || isEarlier ? paths : own,
          isEarlier
        };
      }
      if (files.length >= fileCount) return {
        kind: "in-scope"
      };
      const why = `GitHub only lists ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.ZV)(files.length)} of its ${(0, 
      _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.ZV)(fileCount)} files; ask the agent for a smaller change.`;
      return {
        kind: "unknown",
        why
      };
    }
    const MAX_NAMED = 5;
    const MAX_PATH_LENGTH = 200;
    function scopeProblem(scope, namesPaths) {
      switch (scope?.kind) {
       case void 0:
       case "in-scope":
        return;

       case "out-of-scope":
        {
          const {paths, isEarlier} = scope;
          const some = paths.slice(0, MAX_NAMED).map(({path}) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.Zw)(path, MAX_PATH_LENGTH));
          const more = paths.length > some.length ? ` and ${paths.length - some.length} more` : "";
          const count = paths.length === 1 ? "a path" : `${paths.length} paths`;
          const list = namesPaths ? `: ${some.join(", ")}${more}` : "";
          const earlier = isEarlier ? ", by an earlier request" : "";
          return `It changes ${count} outside \`allowed-paths\`${earlier}${list}. Review it before you merge it.`;
        }

       case "unknown":
        return `\`allowed-paths\` couldn't be checked. ${scope.why}`;
      }
    }
  }),
  2430: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      run: () => run
    });
    var errors = __webpack_require__(7307);
    var github_event = __webpack_require__(6830);
    var lib_clock = __webpack_require__(4570);
    var lib_text = __webpack_require__(4869);
    var agent_jobs = __webpack_require__(9064);
    var connection = __webpack_require__(9551);
    var comment_comment = __webpack_require__(6531);
    var comments = __webpack_require__(5274);
    var job_run = __webpack_require__(9777);
    //! CONCATENATED MODULE: ./build/agent-job/comment/reaction.js
        const REACTION_TIMEOUT_MS = 5_000;
    async function react(step, reaction, signal) {
      const {event, github, clock, runner} = step;
      const issue = (0, job_run.FK)(step) ? (0, comment_comment.AW)(step) : void 0;
      if (issue === void 0) return;
      const comment = issue === event.issue ? event.commentRef : void 0;
      const error = await (0, lib_clock.wj)(clock, REACTION_TIMEOUT_MS, signal, ({stop}) => (0, 
      comments.BB)(github(stop), issue, comment, reaction)).catch(errors.$);
      if (!(error instanceof errors.y_)) return;
      runner.info(error.message);
      runner.debugError(error);
      return error;
    }
    var event_of_push = __webpack_require__(2305);
    var pull_request = __webpack_require__(1351);
    var accounts = __webpack_require__(3846);
    var batch = __webpack_require__(4804);
    //! CONCATENATED MODULE: ./build/agent-job/guards.js
        const MAX_COMMITS_ASKED = 11;
    async function checkEvent(run) {
      const {event, inputs} = run;
      const isSender = (0, accounts.yh)(run, event.sender?.login);
      if (inputs.skipAgentEvents && await isAgentsOwn(run, isSender)) {
        const how = isSender ? "was triggered by" : "is about the work of";
        const agent = (0, lib_text.Zw)(inputs.agentLogin);
        const why = `this \`${event.name}\` event ${how} the agent ${agent} itself (loop protection, \`skip-agent-events\`).`;
        return {
          guard: "agent-event",
          why
        };
      }
      return await checkPerson(run);
    }
    const REPORTING_EVENTS = [ "workflow_run", "check_run", "check_suite", "status" ];
    const PULL_REQUEST_EVENTS = [ "pull_request", "pull_request_target" ];
    async function isAgentsOwn(run, isSender) {
      const {name, branch, pullRequest} = run.event;
      if (REPORTING_EVENTS.includes(name)) return false;
      if (name === "push" && run.inputs.include.includes("merges")) return (0, accounts.mr)(run.event.push?.branch);
      if (isSender || (0, accounts.mr)(branch)) return true;
      if (name === "push") return await isAgentsPush(run);
      return PULL_REQUEST_EVENTS.includes(name) && pullRequest !== void 0 && (0, accounts.eT)(run, pullRequest);
    }
    async function isAgentsPush(run) {
      const {branch, head, commits = []} = run.event.push ?? {};
      if ((0, accounts.mr)(branch)) return true;
      const others = commits.filter(({author}) => !(0, accounts.yh)(run, author)).map(({sha}) => sha);
      const asked = new Set([ ...head === void 0 ? [] : [ head ], ...others ]);
      if (asked.size === 0 || asked.size > MAX_COMMITS_ASKED) return false;
      try {
        for (const sha of asked) {
          const pulls = await (0, event_of_push.KM)(run, sha);
          if (!pulls.some(pull => (0, accounts.eT)(run, pull))) return false;
        }
        return true;
      } catch (error) {
        if (!(error instanceof errors.y_ && error.lacksPermission)) throw error;
        run.namedPermissions.add(error.permission);
        run.runner.warning(error.explain(", so this push counts as one without a pull request, and its commits' authors decide for `skip-agent-events`"), "No pull request found");
        return commits.length > 0 && others.length === 0;
      }
    }
    const TRUSTED_EVENTS = [ "schedule", "push", "release", "create", "delete", "merge_group", "workflow_dispatch", "repository_dispatch" ];
    function isPushOrMerge({name, action, pullRequest}) {
      if (!PULL_REQUEST_EVENTS.includes(name)) return false;
      if (action === "closed") return pullRequest?.state === "merged";
      return name === "pull_request" && action === "synchronize" && pullRequest?.ownBranch !== void 0;
    }
    async function checkPerson(run) {
      const {event} = run;
      const {actor, originalEvent = "", label} = event;
      if (TRUSTED_EVENTS.includes(originalEvent) || isPushOrMerge(event)) return;
      if (actor === void 0) throw new errors.y_({
        what: "Couldn't check the permission of the person who triggered this run",
        why: `the payload of the event ${(0, lib_text.Zw)(event.name || "unknown")} doesn't name them`,
        fix: "Use an event that outsiders can't trigger, such as `schedule` or `workflow_dispatch`"
      });
      const name = (0, lib_text.Zw)(actor.login);
      const doubt = await (0, accounts.Kj)(run, actor);
      if (doubt === void 0) return;
      if (doubt === "bot") {
        const why = `${name} is a bot, and bots can't trigger jobs by default. Ask a person to do the same, or add ${name} to \`allow-bots\`.`;
        return {
          guard: "bot",
          why
        };
      }
      const required = run.inputs.requiredPermission;
      const [addedLabel, again] = label === void 0 ? [ "", "do the same" ] : [ ", who added the label,", "add it again" ];
      const fix = `Ask someone with \`${required}\` access to ${again}, or change \`required-permission\`.`;
      const why = `${name}${addedLabel} has \`${doubt}\` access, and \`${required}\` is required. ${fix}`;
      return {
        guard: "permission",
        why
      };
    }
    async function checkCap(run) {
      const {inputs, github, limit, clock, event} = run;
      const {maxOpenPrs, agentLogin} = inputs;
      if (maxOpenPrs === void 0) return;
      const repository = (0, job_run.bM)(run);
      const open = [];
      for await (const pull of (0, pull_request.qc)(github(limit.stop, repository), "open")) if ((0, 
      accounts.eT)(run, pull)) open.push(pull);
      if (open.length < maxOpenPrs) return;
      const fix = `Merge or close ${open.length === 1 ? "it" : "some"}.`;
      const count = (0, lib_text.B4)(open.length, "open pull request");
      const reached = `${(0, lib_text.Zw)(agentLogin)} has ${count} in ${(0, lib_text.Zw)(repository)}, and \`max-open-prs\` is ${maxOpenPrs}.`;
      const {count: waiting, since} = run.batch === void 0 ? NONE_WAIT : (0, batch.zQ)(run.batch);
      if (waiting === 0 || since === void 0) return {
        guard: "max-open-prs",
        why: `${reached} ${fix}`,
        open
      };
      const merges = waiting === 1 ? "1 merge waits" : `${(0, lib_text.ZV)(waiting)} merges wait`;
      const why = `${reached} ${merges} since ${(0, lib_text.dA)(since)} for a run that isn't skipped. ${fix}`;
      const isLate = clock.now() - since >= MAX_WAIT_MS;
      const conclusion = !isLate ? "notice" : event.name === "push" ? "warning" : "failure";
      return {
        guard: "max-open-prs",
        why,
        open,
        conclusion
      };
    }
    const NONE_WAIT = {
      count: 0,
      since: void 0
    };
    const MAX_WAIT_MS = 14 * lib_clock.sO;
    var inputs = __webpack_require__(2266);
    var combinations = __webpack_require__(6866);
    var external_node_crypto_ = __webpack_require__(7598);
    var external_node_fs_ = __webpack_require__(3024);
    var external_node_path_ = __webpack_require__(6760);
    //! CONCATENATED MODULE: ./build/runner/workspace.js
        function fileInWorkspace(workspace, named) {
      const {path, isMissing} = placeIn(workspace, named, "Move the file into the workspace");
      if (isMissing) throw unusable(named, "doesn't exist in the workspace. Check the path, and that `actions/checkout` runs before this step");
      if (!(0, external_node_fs_.statSync)(path).isFile()) throw unusable(named, "isn't a file");
      return path;
    }
    function placeIn(workspace, named, fix) {
      const root = realPath(workspace, cause => noWorkspace(named, cause));
      const outside = unusable(named, `is outside the workspace. ${fix}`);
      const missing = [];
      let existing = (0, external_node_path_.resolve)(root, named.path);
      while (!isThere(existing, named)) {
        if (existing === (0, external_node_path_.dirname)(existing)) throw outside;
        missing.unshift((0, external_node_path_.basename)(existing));
        existing = (0, external_node_path_.dirname)(existing);
      }
      const real = realPath(existing, cause => unusable(named, "contains a broken link", cause));
      const path = (0, external_node_path_.join)(real, ...missing);
      const name = (0, external_node_path_.relative)(root, path);
      const parts = name.split(external_node_path_.sep);
      if (parts[0] === ".." || (0, external_node_path_.isAbsolute)(name)) throw outside;
      if (parts.some(part => part.toLowerCase() === ".git")) throw unusable(named, "is in `.git`, which can contain a token. Use another file");
      const isMissing = missing.length > 0;
      if (isMissing && !(0, external_node_fs_.statSync)(real).isDirectory()) throw unusable(named, "uses a file as a folder");
      return {
        path,
        name,
        isMissing
      };
    }
    function realPath(path, problem) {
      try {
        return external_node_fs_.realpathSync.native(path);
      } catch (cause) {
        throw problem(cause);
      }
    }
    function isThere(path, named) {
      try {
        (0, external_node_fs_.lstatSync)(path);
        return true;
      } catch (cause) {
        const code = codeOf(cause) ?? String(cause);
        if (code === "ENOENT" || code === "ENOTDIR") return false;
        throw unusable(named, `can't be the path of a file (${code})`, cause);
      }
    }
    function noWorkspace({input}, cause) {
      const message = `\`${input}\`: the workspace doesn't exist. Run \`actions/checkout\` before this step.`;
      return new inputs.dz(message, {
        cause
      });
    }
    function unusable({input, path}, why, cause) {
      return new inputs.dz(`\`${input}\`: ${(0, lib_text.Zw)(path)} ${why}.`, {
        cause
      });
    }
    function codeOf(cause) {
      const holds = typeof cause === "object" && cause !== null && "code" in cause;
      return holds && typeof cause.code === "string" ? cause.code : void 0;
    }
    //! CONCATENATED MODULE: ./build/agent-job/inputs/prompt.js
        const MAX_FILE_BYTES = 16777216;
    function promptOf(text, source) {
      if (/^[\s\p{Cf}]*$/u.test(text)) throw new inputs.dz(`${source} is blank. Say what the agent should do.`);
      const bytes = Buffer.from(text, "utf8");
      return {
        text,
        sha256: (0, external_node_crypto_.createHash)("sha256").update(bytes).digest("hex"),
        bytes: bytes.byteLength
      };
    }
    function readPromptFile(workspace, path) {
      const source = `\`prompt-file\`: ${(0, lib_text.Zw)(path)}`;
      const file = fileInWorkspace(workspace, {
        input: "prompt-file",
        path
      });
      const {size} = (0, external_node_fs_.statSync)(file);
      if (size > MAX_FILE_BYTES) {
        const [bytes, limit] = [ (0, lib_text.ZV)(size), (0, lib_text.ZV)(MAX_FILE_BYTES) ];
        throw new inputs.dz(`${source} has ${bytes} bytes, but the limit is ${limit}. Shorten it.`);
      }
      return promptOf(readText(file, source), source);
    }
    function readText(file, source) {
      try {
        return new TextDecoder("utf-8", {
          fatal: true,
          ignoreBOM: true
        }).decode((0, external_node_fs_.readFileSync)(file));
      } catch (cause) {
        const why = cause instanceof TypeError ? "isn't UTF-8. Save it in that encoding" : `can't be read: ${String(cause)}`;
        throw new inputs.dz(`${source} ${why}.`, {
          cause
        });
      }
    }
    var rules = __webpack_require__(9439);
    //! CONCATENATED MODULE: ./build/agent-job/inputs/inputs.js
        function parseInputs({environment, runner}, event) {
      const redact = text => runner.redact(text);
      const {texts, valid, values, problems} = (0, inputs.Ko)(environment, rules.sM, redact);
      const found = [ ...problems, ...(0, combinations.nv)(valid, event, environment.branch) ];
      const {prompt: text = "", promptFile: path = ""} = valid;
      let prompt;
      try {
        if (path === "") prompt = text === "" ? void 0 : promptOf(text, "`prompt`"); else if (text === "") prompt = readPromptFile(environment.workspace, path);
      } catch (error) {
        if (!(error instanceof inputs.dz)) throw error;
        runner.debugError(error);
        found.push({
          input: path === "" ? "prompt" : "prompt-file",
          message: error.message
        });
      }
      const {jobId} = valid;
      const task = prompt ? {
        prompt
      } : jobId === void 0 ? void 0 : {
        jobId
      };
      if (values === void 0 || task === void 0 || found.length > 0) return {
        problems: found,
        inputs: (0, rules.Vc)({
          dryRun: "true",
          ...texts
        })
      };
      const warnings = (0, combinations.ls)(values, event);
      if (path !== "" && prompt?.text.includes("${{") === true) warnings.push(EXPRESSION_IN_FILE);
      return {
        inputs: values,
        task,
        warnings
      };
    }
    const EXPRESSION_IN_FILE = "`prompt-file` contains `${{`, but GitHub evaluates expressions only in the workflow file. If it is meant as one, move the text into `prompt`.";
    var job_done = __webpack_require__(9710);
    var platform_errors = __webpack_require__(4779);
    var saved_state = __webpack_require__(9675);
    var changes = __webpack_require__(523);
    var same_step = __webpack_require__(71);
    var wait = __webpack_require__(6915);
    //! CONCATENATED MODULE: ./build/agent-job/job/target.js
        async function givenJob(run, jobId) {
      const answer = await (0, wait.TE)(run, jobId, "given");
      return answer.kind === "job" ? messageTo(run, answer.job) : (0, wait.Vs)(answer, {
        kind: "message",
        job: {
          id: jobId
        }
      });
    }
    async function newestJobToContinue(run) {
      const issue = run.batch === void 0 ? (0, comment_comment.AW)(run) : void 0;
      const id = issue === void 0 ? await newestOwnJob(run) ?? run.batch?.markedJob : await (0, 
      comment_comment.gO)(run, issue);
      if (id === void 0) return;
      const answer = await (0, wait.TE)(run, id, "created");
      if (answer.kind === "job") return await unlessOver(run, messageTo(run, answer.job));
      if (answer.kind !== "not-found") return (0, wait.Vs)(answer, {
        kind: "message",
        job: {
          id
        }
      });
      logNotContinued(run, id, "doesn't exist anymore");
      return;
    }
    async function newestOwnJob(run) {
      const {github, limit} = run;
      if (!(0, job_run.nc)(run, (0, job_run.bM)(run))) return;
      for await (const pull of (0, pull_request.qc)(github(limit.stop), "open")) {
        const id = (0, accounts.eT)(run, pull) ? await (0, comment_comment.gO)(run, pull, (0, 
        same_step.n)(run)) : void 0;
        if (id !== void 0) return id;
      }
      return;
    }
    async function newJobUnlessAtCap(run) {
      const skip = await checkCap(run);
      return skip === void 0 ? {
        kind: "create"
      } : {
        kind: "skipped",
        skip
      };
    }
    const LOOK_COUNTS_MS = 1_000;
    async function readyTarget(run, target, mustLook) {
      if (target.kind !== "message") return target;
      const {clock} = run;
      const isGiven = run.inputs.jobId === target.job.id;
      let {job, headBefore, seenAt, waitedMs} = target;
      for (let look = mustLook; ;look = false) {
        const began = clock.now();
        const now = {
          ...target,
          job,
          headBefore,
          seenAt,
          waitedMs
        };
        look ||= began - seenAt > LOOK_COUNTS_MS;
        if (!look && (0, agent_jobs.pJ)(job) !== void 0) return isGiven ? await withHead(run, now) : now;
        const answer = look ? await (0, wait.TE)(run, job.id, isGiven ? "given" : "created") : await waitUntilIdle(run, job);
        seenAt = clock.now();
        if (!look) waitedMs += seenAt - began;
        if (answer.kind === "not-found" && !isGiven) {
          logNotContinued(run, job.id, "doesn't exist anymore");
          return await newJobUnlessAtCap(run);
        }
        if (answer.kind !== "job") return (0, wait.Vs)(answer, {
          ...now,
          waitedMs
        });
        ({job} = answer);
        if (isGiven || (0, agent_jobs.pJ)(job) === void 0) continue;
        const open = await unlessOver(run, {
          ...now,
          job
        });
        if (open === void 0) return await newJobUnlessAtCap(run);
        ({headBefore} = open);
      }
    }
    async function waitUntilIdle(run, job) {
      const what = `Job ${(0, lib_text.Zw)(job.id)} is ${(0, lib_text.TN)(job.status)}. Sending the message after it ends, because a message interrupts the agent.`;
      const answer = await (0, wait.kh)(run, job, what);
      return answer.kind === "timed-out" ? {
        ...answer,
        error: void 0
      } : answer;
    }
    function messageTo({clock}, job) {
      return {
        kind: "message",
        job,
        headBefore: void 0,
        seenAt: clock.now(),
        waitedMs: 0
      };
    }
    async function targetInsteadOf(run, id) {
      if (run.inputs.jobId === id) return;
      logNotContinued(run, id, "doesn't exist anymore");
      return await newJobUnlessAtCap(run);
    }
    async function unlessOver(run, target) {
      const {id, prLink} = target.job;
      const end = (0, agent_jobs.pJ)(target.job);
      if (end !== void 0 && !agent_jobs.Br[end].canContinue) return logNotContinued(run, id, agent_jobs.Br[end].how);
      if (end === void 0 || prLink === void 0) return target;
      const ref = (0, pull_request.XT)(prLink);
      const isKnown = ref !== void 0 && (0, job_run.Dn)(run, ref);
      const pull = isKnown ? await readUnlessGone(run, ref) : void 0;
      if (pull === void 0) {
        const why = isKnown ? "GitHub can't find" : "this run can't look up";
        run.runner.warning(`Not continuing job ${(0, lib_text.Zw)(id)}, because ${why} its pull request ${(0, 
        lib_text.Zw)(prLink)}. If the agent works in another repository, set \`pr-repository\`, and \`github-token\` to a token that can read it.`, "Job not continued");
        return;
      }
      const isOpen = pull.state === "open" || pull.state === "draft";
      return isOpen ? {
        ...target,
        headBefore: pull.headSha
      } : logNotContinued(run, id, "has a closed pull request");
    }
    async function withHead(run, target) {
      const ref = (0, pull_request.XT)(target.job.prLink ?? "");
      if (ref === void 0 || !(0, job_run.Dn)(run, ref) || !(0, changes.$t)(run)) return target;
      const pull = await readUnlessGone(run, ref).catch(errors.$);
      if (pull instanceof errors.y_) run.runner.info(pull.message);
      return pull === void 0 || pull instanceof errors.y_ ? target : {
        ...target,
        headBefore: pull.headSha
      };
    }
    async function readUnlessGone({github, limit}, {repository, number}) {
      try {
        return await (0, pull_request.DQ)(github(limit.stop, repository), number);
      } catch (error) {
        if (error instanceof errors.y_ && (error.status === 404 || error.status === 410)) return;
        throw error;
      }
    }
    function logNotContinued({runner}, id, why) {
      runner.info(`Not continuing job ${(0, lib_text.Zw)(id)}, because it ${why}.`);
    }
    //! CONCATENATED MODULE: ./build/agent-job/job/submit.js
        async function submitWhenIdle(run, first, text) {
      const {clock, cancelled, deadline, limit, random, runner} = run;
      let next = first;
      let lastError;
      for (let failures = 0; ;failures += 1) {
        const target = await readyTarget(run, next, failures > 0);
        if (target.kind !== "create" && target.kind !== "message") return target;
        next = target;
        const job = target.kind === "message" ? target.job : void 0;
        const notCreated = why => ({
          kind: "not-created",
          error: why,
          target
        });
        if (cancelled.aborted) return notCreated("cancelled");
        if (clock.now() >= deadline) return notCreated(lastError ?? "timeout");
        (0, saved_state.T)(runner, {
          jobId: void 0,
          target: withoutAnswer(target),
          isSubmitting: true
        });
        try {
          return {
            kind: "accepted",
            target,
            job: await sendUntilCancelled(run, target, text, failures + 1)
          };
        } catch (error) {
          if (!(error instanceof platform_errors.W)) throw error;
          const {submit: policy} = error.policy;
          if (policy === "uncertain") return {
            kind: "unknown",
            error,
            isCancelled: cancelled.aborted,
            target
          };
          (0, saved_state.T)(runner, {
            isSubmitting: false
          });
          if (policy === "reject") {
            const instead = job && error.failure === "not-found" ? await targetInsteadOf(run, job.id) : void 0;
            if (instead === void 0) return {
              kind: "rejected",
              error,
              target
            };
            next = instead;
            continue;
          }
          if (policy === "unsendable") return notCreated(error);
          if (cancelled.aborted) return notCreated("cancelled");
          if (error.reason === "interrupted") return notCreated(lastError ?? "timeout");
          const pause = pauseBeforeSubmit(error, failures, random());
          if (clock.now() + pause >= deadline) return notCreated(error);
          lastError = error;
          runner.info(error.explain(job === void 0 ? "Couldn't create a job" : `Couldn't send the message to job ${(0, 
          lib_text.Zw)(job.id)}`, `Retrying in ${(0, lib_text.a3)(pause)}, at ${(0, lib_text.qY)(clock.now() + pause)}`));
          await clock.sleep(pause, limit.stop);
        }
      }
    }
    function withoutAnswer(target) {
      if (target.kind === "create") return target;
      const {headBefore, waitedMs} = target;
      const {id, prLink} = target.job;
      return {
        kind: "message",
        job: {
          id,
          prLink
        },
        headBefore,
        waitedMs
      };
    }
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
    const CANCEL_GRACE_MS = 5_500;
    async function sendUntilCancelled({jobs, limit, clock, cancelled}, target, text, attempt) {
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
      const request = {
        attempt,
        signal: AbortSignal.any([ limit.timedOut, cancelledUnsent.signal, graceOver ]),
        onSending: () => {
          isSent = true;
        }
      };
      try {
        return target.kind === "create" ? await jobs.create(text, request) : await jobs.message(target.job.id, text, request);
      } finally {
        finished.abort();
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/run.js
        const loadContext = () => __webpack_require__.e(272).then(__webpack_require__.bind(__webpack_require__, 1272));
    const loadReport = () => __webpack_require__.e(561).then(__webpack_require__.bind(__webpack_require__, 6561));
    const loadMerges = () => __webpack_require__.e(350).then(__webpack_require__.bind(__webpack_require__, 4350));
    async function run(step) {
      const {environment, clock, cancelled, runner} = step;
      const startedAt = clock.now();
      (0, connection.QU)(step);
      const event = (0, github_event.j_)(environment.eventName, environment.eventPath);
      const parsed = parseInputs(step, event);
      if (parsed.problems !== void 0) {
        const invalid = (0, job_run.vD)(step, event, parsed.inputs, startedAt, startedAt + 60_000);
        await react(await (0, event_of_push.Pb)(invalid, cancelled), "confused", cancelled);
        return await (await loadReport()).reportInvalidInputs(invalid, parsed.problems);
      }
      (0, saved_state.T)(runner, {
        startedAt
      });
      const {inputs, task, warnings} = parsed;
      for (const warning of warnings) runner.warning(warning, "Check the inputs");
      const deadline = startedAt + inputs.timeoutMinutes * 60_000;
      const reporting = (0, job_run.vD)(step, event, inputs, startedAt, deadline);
      return await (0, lib_clock.wj)(clock, deadline - clock.now(), cancelled, async limit => {
        const {run: ended, done} = await requestJob((0, job_run.Iy)(reporting, limit, task.prompt), task);
        return await (await loadReport()).reportRun(ended, done);
      });
    }
    async function requestJob(opened, task) {
      const {prompt} = task;
      let run = opened;
      let done;
      try {
        const skip = prompt === void 0 ? void 0 : await checkEvent(run);
        if (skip === void 0) {
          run = await (0, event_of_push.Mu)(run, {
            isOptional: prompt === void 0
          });
          done = prompt === void 0 ? await follow(run, task.jobId) : await sendPrompt(run, prompt);
        } else done = {
          kind: "skipped",
          skip
        };
        const getsReaction = done.kind === "skipped" && done.skip.guard !== "agent-event" && run.event.name !== "push";
        if (getsReaction) await react(run, "confused", run.limit.stop);
      } catch (error) {
        done = (0, job_done.Sv)(run, (0, errors.$)(error), "guard-unavailable");
      }
      return {
        run,
        done
      };
    }
    async function sendPrompt(opened, prompt) {
      const {inputs, runner, environment, limit} = opened;
      (0, saved_state.T)(runner, {
        prompt: {
          sha256: prompt.sha256,
          bytes: prompt.bytes
        }
      });
      const merges = inputs.include.includes("merges") ? await loadMerges() : void 0;
      const batch = await (merges?.findBatch(opened));
      if (batch?.kind === "resume") return await resume(opened, batch.target, batch.job, "the newest batch");
      if (batch !== void 0 && batch.kind !== "batch") return batch;
      const run = {
        ...opened,
        batch
      };
      const isRerun = environment.runAttempt > 1;
      const resumed = isRerun ? await resumeEarlierAttempt(run) : void 0;
      if (resumed !== void 0) return resumed;
      const skipped = batch && await (merges?.skipUnlessNew(run, batch));
      if (skipped !== void 0) return skipped;
      const target = await findTarget(run);
      if (target.kind !== "create" && target.kind !== "message") return target;
      const refusal = await react(run, "eyes", limit.stop);
      if (refusal?.lacksPermission) return (0, job_done.Sv)(run, refusal, "comment-forbidden", target);
      const included = inputs.include.length === 0 ? void 0 : await (await loadContext()).gatherContext(run).catch(errors.$);
      if (included instanceof errors.y_) return (0, job_done.Sv)(run, included, "context-unavailable", target);
      if (inputs.dryRun) {
        const job = target.kind === "message" ? target.job : void 0;
        return {
          kind: "dry-run",
          target,
          job,
          included
        };
      }
      const unmarkable = batch && await (merges?.markBaseAgain(run, batch));
      if (unmarkable !== void 0) return unmarkable;
      const newest = included?.newestMerge?.sha;
      const mark = newest === void 0 || batch === void 0 ? void 0 : {
        newest,
        base: batch.base.sha
      };
      (0, saved_state.T)(runner, {
        mark
      });
      const text = included === void 0 ? prompt.text : `${prompt.text}\n\n${included.text}`;
      const sent = await submitWhenIdle(run, target, text);
      if (sent.kind !== "accepted") return {
        ...sent,
        included
      };
      (0, wait.$v)(run, sent.target, sent.job);
      if (mark !== void 0) await (merges?.markAccepted(run, sent.job.id, mark));
      return {
        ...await (0, wait.sM)(run, sent.target, sent.job),
        included
      };
    }
    async function findTarget(run) {
      const {jobId} = run.inputs;
      switch (jobId) {
       case void 0:
        return await newJobUnlessAtCap(run);

       case "auto":
        return await newestJobToContinue(run) ?? await newJobUnlessAtCap(run);

       default:
        return await givenJob(run, jobId);
      }
    }
    const MAX_FAILURES_WITHOUT_WAIT = 3;
    async function follow(run, jobId) {
      const {inputs, limit} = run;
      const target = {
        kind: "follow",
        jobId
      };
      await react(run, "eyes", limit.stop);
      const maxFailures = inputs.wait ? void 0 : MAX_FAILURES_WITHOUT_WAIT;
      const answer = await (0, wait.TE)(run, jobId, "given", maxFailures);
      if (answer.kind !== "job") return (0, wait.Vs)(answer, target, jobId);
      if (inputs.dryRun) return {
        kind: "dry-run",
        target,
        job: answer.job
      };
      (0, wait.$v)(run, target, answer.job);
      return await (0, wait.sM)(run, target, answer.job);
    }
    async function resumeEarlierAttempt(run) {
      const {runner} = run;
      const comment = await (0, comment_comment.JV)(run);
      if (comment === void 0) return;
      const {job: jobId, attempt, kind: sent, headBefore, state} = comment.marker;
      const isDone = state === "done";
      const target = {
        kind: "resume",
        commentId: comment.id,
        sent,
        headBefore,
        isDone
      };
      const name = `job ${(0, lib_text.Zw)(jobId)} of attempt ${attempt}`;
      if (state === "void") {
        runner.info(`Sending the prompt again, because ${name} ended without a pull request.`);
        return;
      }
      const answer = await (0, wait.TE)(run, jobId, "created");
      if (answer.kind === "not-found" && !target.isDone) {
        runner.info(`Sending the prompt again, because ${name} doesn't exist anymore.`);
        return;
      }
      if (answer.kind !== "job") return (0, wait.Vs)(answer, target, jobId);
      const {job} = answer;
      const end = (0, agent_jobs.pJ)(job);
      if (!target.isDone && end !== void 0 && !(agent_jobs.Br[end].canContinue && job.prLink !== void 0)) {
        runner.info(`Sending the prompt again, because ${name} ${agent_jobs.Br[end].how}.`);
        return;
      }
      return await resume(run, target, job, `attempt ${attempt}`);
    }
    async function resume(run, target, job, from) {
      const {inputs, runner} = run;
      if (inputs.dryRun) return {
        kind: "dry-run",
        target,
        job
      };
      (0, saved_state.T)(runner, {
        target
      });
      runner.info(`Resuming job ${(0, lib_text.Zw)(job.id)} of ${from}, which is ${(0, 
      lib_text.TN)(job.status)}.`);
      (0, wait.$v)(run, target, job);
      return await (0, wait.sM)(run, target, job);
    }
  }),
  71: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      n: () => stepHash
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
    function stepHash({environment, inputs}) {
      const {workflowFile, workflowJob, step} = environment;
      const identity = [ workflowFile, workflowJob, step, inputs.key, inputs.projectId ];
      return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(identity)).digest("hex").slice(0, 12);
    }
  }),
  9675: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      T: () => saveForPost
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4922);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(292);
    const Flag = zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY(), false);
    zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig()),
      prompt: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        sha256: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
        bytes: zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig()
      })),
      target: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.IeY()),
      mark: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        newest: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
        base: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()
      })),
      isSubmitting: Flag,
      messageAcceptedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig()),
      jobId: _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.Ys,
      reported: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.IeY()),
      finished: Flag
    });
    function saveForPost(runner, changes) {
      for (const [name, value] of Object.entries(changes)) runner.saveState(name, JSON.stringify(value) ?? "");
    }
  }),
  5076: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      AC: () => listChangedFiles,
      DA: () => previousReleaseTag,
      UD: () => compare,
      Zh: () => MAX_LISTED_FILES,
      i0: () => commitsOfPullRequest,
      nS: () => MAX_COMPARED_FILES,
      wG: () => pathsOf
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    var _pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1351);
    const CHANGES = new Map([ [ "added", "added" ], [ "copied", "added" ], [ "removed", "deleted" ], [ "renamed", "renamed" ] ]);
    const MAX_LISTED_FILES = 3_000;
    const ChangedFiles = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      filename: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.m9(1)),
      previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
      status: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
      additions: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(),
      deletions: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(),
      patch: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
    }), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(({filename: path, previous_filename, status, ...rest}) => {
      const change = CHANGES.get(status) ?? "modified";
      return {
        path,
        previousPath: change === "added" ? void 0 : previous_filename,
        change,
        ...rest
      };
    })));
    function pathsOf({path, previousPath}) {
      return previousPath === void 0 ? [ path ] : [ previousPath, path ];
    }
    async function listChangedFiles(client, number, limit) {
      if (limit === 0) return [];
      const pages = client.pages("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
        pull_number: number
      }, ChangedFiles, (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_1__.K8)(client, number, "Couldn't list the files of"));
      const files = [];
      for await (const page of pages) {
        files.push(...page);
        if (files.length >= limit) break;
      }
      return files;
    }
    const MAX_COMPARED_FILES = 300;
    const Commit = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
    });
    const PullRequestCommits = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      base: Commit,
      head: Commit
    });
    async function commitsOfPullRequest(client, number) {
      const {base, head} = await client.read("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
        pull_number: number
      }, PullRequestCommits, (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_1__.K8)(client, number, "Couldn't read"));
      return {
        base: base.sha,
        head: head.sha
      };
    }
    const Comparison = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      files: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(ChangedFiles)
    });
    const Releases = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      tag_name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
      draft: zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(),
      prerelease: zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(),
      published_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
    }));
    async function compare(client, {base, head}) {
      const {files = []} = await client.read("GET /repos/{owner}/{repo}/compare/{basehead}", {
        basehead: `${base}...${head}`,
        per_page: 1,
        page: 1
      }, Comparison, {
        failing: `Couldn't compare ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(base)} with ${(0, 
        _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(head)}`,
        permission: "contents: read"
      });
      return files;
    }
    async function previousReleaseTag(client, {tag, isPrerelease, publishedAt}) {
      const releases = await client.read("GET /repos/{owner}/{repo}/releases", {
        per_page: 100
      }, Releases, {
        failing: "Couldn't read the releases",
        permission: "contents: read"
      });
      const earlier = releases.flatMap(({tag_name, draft, prerelease, published_at}) => {
        const at = Date.parse(published_at ?? "");
        const counts = !draft && tag_name !== tag && at < publishedAt && (isPrerelease || !prerelease);
        return counts ? [ {
          tag: tag_name,
          at
        } ] : [];
      });
      return earlier.toSorted((a, b) => b.at - a.at)[0]?.tag;
    }
  }),
  4463: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      o6: () => openGitHub,
      uD: () => ownerAndName
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4922);
    var _http_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1678);
    var _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4570);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(292);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4869);
    var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7307);
    const REQUEST_TIMEOUT_MS = 30_000;
    const TIMEOUT = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_3__.a3)(REQUEST_TIMEOUT_MS);
    const REPEATABLE = /^(?:GET|PATCH|DELETE) /u;
    const MAX_RETRIES = 3;
    const LARGEST_PAGE = 100;
    function openGitHub(options, ownRepository) {
      const connection = {
        ...options
      };
      return (signal, repository = ownRepository) => new GitHubClient(connection, repository, signal);
    }
    class GitHubClient {
      #connection;
      repository;
      #signal;
      constructor(connection, repository, signal) {
        this.#connection = connection;
        this.repository = repository;
        this.#signal = signal;
      }
      async read(route, parameters, schema, options) {
        return await this.#send(route, this.#in(parameters), data => schema.parse(data), options);
      }
      async write(route, parameters, schema, options) {
        if (this.#connection.isReadOnly) return;
        return await this.#send(route, this.#in(parameters), data => schema.parse(data), options);
      }
      async* pages(route, parameters, schema, options) {
        for (let page = 1; ;page += 1) {
          const {items, link} = await this.#send(route, this.#in({
            ...parameters,
            per_page: LARGEST_PAGE,
            page
          }), (data, headers) => ({
            items: schema.parse(data),
            link: (0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.Yp)(headers, "link") ?? ""
          }), options);
          yield items;
          if (items.length < LARGEST_PAGE && !/rel="next"/u.test(link)) return;
        }
      }
      async query(query, variables, schema, options) {
        const read = (data, headers) => {
          const answer = QueryAnswer.parse(data);
          const {allowsMissing = false} = options;
          const error = answer.errors?.find(({type}) => !(allowsMissing && type === "NOT_FOUND"));
          if (error === void 0) return schema.parse(answer.data);
          const otherwise = TIMED_OUT.test(error.message) ? 502 : 422;
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.o3(error.message, {
            status: STATUS_OF_TYPE[error.type ?? ""] ?? otherwise,
            headers
          });
        };
        return await this.#send(`POST ${this.#connection.graphqlUrl}`, {
          query,
          variables
        }, read, options);
      }
      async viewer(options) {
        this.#connection.viewer ??= (await this.query("{ viewer { login } }", {}, Viewer, options)).viewer.login;
        return this.#connection.viewer;
      }
      now() {
        return this.#connection.clock.now() + (this.#connection.aheadMs ?? 0);
      }
      #in(parameters) {
        return {
          ...ownerAndName(this.repository),
          ...parameters
        };
      }
      async #send(route, parameters, read, options) {
        const {attempt = 1, isRepeatable = REPEATABLE.test(route)} = options;
        const {clock, graphqlUrl} = this.#connection;
        const mayRepeat = isRepeatable || route === `POST ${graphqlUrl}`;
        const deadline = clock.now() + REQUEST_TIMEOUT_MS;
        return await (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__.wj)(clock, REQUEST_TIMEOUT_MS, this.#signal, async ({timedOut, stop}) => {
          for (let failures = 0; ;failures += 1) try {
            const {data, headers} = await this.#sendOnce(route, parameters, attempt + failures, stop);
            const result = read(data, headers);
            const date = Date.parse((0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.Yp)(headers, "date") ?? "");
            if (!Number.isNaN(date)) this.#connection.aheadMs = date - clock.now();
            return result;
          } catch (thrown) {
            const cause = timedOut.aborted ? new Error(`no response within ${TIMEOUT}`) : thrown;
            const error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.r9)(cause, options, clock.now());
            const pause = mayRepeat && failures < MAX_RETRIES ? pauseBeforeRetry(error, failures) : void 0;
            if (pause === void 0 || clock.now() + pause >= deadline) throw error;
            await clock.sleep(pause, stop);
            if (stop.aborted) throw error;
          }
        });
      }
      async #sendOnce(route, parameters, attempt, signal) {
        const {token, apiUrl, userAgent} = this.#connection;
        const {getOctokit} = await __webpack_require__.e(471).then(__webpack_require__.bind(__webpack_require__, 8471));
        signal.throwIfAborted();
        let response;
        const fetch = async (given, init) => {
          const send = async url => {
            response = void 0;
            response = await (0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.nv)(this.#connection, {
              ...init,
              url
            }, attempt);
            return response;
          };
          const {status, body} = await sendAndFollow(send, new URL(given));
          return {
            status,
            headers: JSON_ONLY,
            text: () => Promise.resolve(body.toString("utf8"))
          };
        };
        const request = {
          signal,
          fetch
        };
        try {
          const octokit = getOctokit(token, {
            baseUrl: apiUrl,
            userAgent
          });
          const answer = await octokit.request(route, {
            ...parameters,
            request
          });
          return {
            data: answer.data,
            headers: response?.headers ?? {}
          };
        } catch (error) {
          throw response === void 0 ? error : new _errors_js__WEBPACK_IMPORTED_MODULE_4__.o3(error, response);
        }
      }
    }
    const Viewer = zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
      viewer: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
        login: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP()
      })
    });
    const QueryAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
      data: zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__.L5J()),
      errors: zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
        type: _lib_json_js__WEBPACK_IMPORTED_MODULE_2__.Ys,
        message: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP()
      })))
    });
    const STATUS_OF_TYPE = {
      FORBIDDEN: 403,
      INSUFFICIENT_SCOPES: 403,
      NOT_FOUND: 404,
      RATE_LIMIT: 429,
      RATE_LIMITED: 429
    };
    const TIMED_OUT = /^Something went wrong while executing your query\b/u;
    const JSON_ONLY = new Map([ [ "content-type", "application/json" ] ]);
    function pauseBeforeRetry(error, failures) {
      if (error.retryAfterMs !== void 0) return error.retryAfterMs;
      return error.mayHaveHappened ? (failures + 1) ** 2 * 1_000 : void 0;
    }
    function ownerAndName(repository) {
      const [owner = "", repo = ""] = repository.split("/");
      return {
        owner,
        repo
      };
    }
    const MAX_REDIRECTS = 5;
    const FOLLOWED = [ 301, 302, 307, 308 ];
    async function sendAndFollow(send, given) {
      let url = given;
      for (let redirects = 0; ;redirects += 1) {
        const response = await send(url);
        const {status, headers} = response;
        if (status < 300 || status >= 400) return response;
        const location = (0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.Yp)(headers, "location");
        const next = location === void 0 ? null : URL.parse(location, url.href);
        const isFollowed = FOLLOWED.includes(status) && next?.origin === url.origin && redirects < MAX_REDIRECTS;
        if (!isFollowed) throw new Error(`the redirect to ${next?.origin ?? "an unknown URL"} isn't followed`);
        url = next;
      }
    }
  }),
  5274: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      BB: () => addReaction,
      BC: () => addComment,
      D5: () => ownComments,
      QA: () => editComment,
      ZP: () => isSameBody
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4922);
    __webpack_require__(4869);
    var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6535);
    var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7307);
    var _issue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33);
    function written(body) {
      return zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
        id: zod_mini__WEBPACK_IMPORTED_MODULE_4__.aig(),
        body: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YPB(text => isSameBody(text, body)))
      });
    }
    function isSameBody(one, other) {
      return one.replace(/\s+/gu, "") === other.replace(/\s+/gu, "");
    }
    async function addReaction(client, issue, comment, content) {
      const options = (0, _issue_js__WEBPACK_IMPORTED_MODULE_3__.Dg)(issue, "write", "Couldn't add a reaction to");
      if (comment === void 0) {
        const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/reactions";
        await client.write(route, {
          issue_number: issue.number,
          content
        }, zod_mini__WEBPACK_IMPORTED_MODULE_4__.L5J(), options);
        return;
      }
      const route = comment.kind === "diff" ? "POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions" : "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions";
      await client.write(route, {
        comment_id: comment.id,
        content
      }, zod_mini__WEBPACK_IMPORTED_MODULE_4__.L5J(), options);
    }
    async function addComment(client, issue, body, attempt) {
      const comment = await client.write("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        issue_number: issue.number,
        body
      }, written(body), {
        ...(0, _issue_js__WEBPACK_IMPORTED_MODULE_3__.Dg)(issue, "write", "Couldn't comment on"),
        attempt
      });
      return comment?.id;
    }
    async function editComment(client, {id, issue, body}) {
      const options = (0, _issue_js__WEBPACK_IMPORTED_MODULE_3__.Dg)(issue, "write", "Couldn't update the comment on");
      const route = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
      try {
        await client.write(`PATCH ${route}`, {
          comment_id: id,
          body
        }, written(body), options);
        return true;
      } catch (error) {
        if (!isNotFound(error)) throw error;
        try {
          await client.read(`GET ${route}`, {
            comment_id: id
          }, zod_mini__WEBPACK_IMPORTED_MODULE_4__.L5J(), options);
        } catch (second) {
          if (isNotFound(second)) return false;
        }
        throw error;
      }
    }
    function isNotFound(error) {
      return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_ && error.status === 404;
    }
    async function ownComments(client, issue) {
      const options = (0, _issue_js__WEBPACK_IMPORTED_MODULE_3__.Dg)(issue, "write", "Couldn't read the comments of");
      const viewer = await client.viewer(options);
      const pages = client.pages("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        issue_number: issue.number
      }, _conversation_js__WEBPACK_IMPORTED_MODULE_1__.dy, options);
      const own = [];
      for await (const page of pages) for (const answer of page) if (answer.user?.login === viewer) own.push(ownComment(answer, issue));
      return own;
    }
    function ownComment(answer, issue) {
      const {id, body, html_url: url, created_at: createdAt = 0, updated_at: updatedAt = 0} = answer;
      return {
        id,
        issue,
        body,
        url,
        createdAt,
        updatedAt
      };
    }
  }),
  6535: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Cc: () => CommentAnswer,
      dy: () => CommentsAnswer,
      fg: () => listComments,
      vm: () => commentOf
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3305);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(292);
    var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4463);
    var _issue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33);
    const CommentAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
      id: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig(),
      html_url: _issue_js__WEBPACK_IMPORTED_MODULE_2__.EY,
      user: _issue_js__WEBPACK_IMPORTED_MODULE_2__.I8,
      body: _issue_js__WEBPACK_IMPORTED_MODULE_2__.EY,
      created_at: _issue_js__WEBPACK_IMPORTED_MODULE_2__.OK,
      updated_at: _issue_js__WEBPACK_IMPORTED_MODULE_2__.OK,
      submitted_at: _issue_js__WEBPACK_IMPORTED_MODULE_2__.OK,
      path: _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.Ys,
      line: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig()),
      pull_request_review_id: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig())
    });
    function commentOf(answer, kind) {
      const createdAt = answer.created_at ?? answer.submitted_at ?? Number.POSITIVE_INFINITY;
      return {
        kind,
        id: answer.id,
        url: answer.html_url,
        author: answer.user,
        createdAt,
        updatedAt: answer.updated_at ?? createdAt,
        body: answer.body,
        path: answer.path,
        line: answer.line,
        reviewId: answer.pull_request_review_id
      };
    }
    const CommentsAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(CommentAnswer);
    async function* listComments(client, issue) {
      const options = (0, _issue_js__WEBPACK_IMPORTED_MODULE_2__.Dg)(issue, "read", "Couldn't read the comments of");
      const ownPages = client.pages("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        issue_number: issue.number
      }, CommentsAnswer, options);
      for await (const page of ownPages) yield page.map(one => commentOf(one, "comment"));
      if (issue.kind === "issue") return;
      yield* listReviews(client, issue.number, options);
      const linePages = client.pages("GET /repos/{owner}/{repo}/pulls/{pull_number}/comments", {
        pull_number: issue.number
      }, CommentsAnswer, options);
      for await (const page of linePages) yield page.map(one => commentOf(one, "review-comment"));
    }
    const REVIEWS_QUERY = "query($owner:String!,$name:String!,$number:Int!,$after:String){repository(owner:$owner,name:$name){pullRequest(number:$number){reviews(first:100,after:$after){pageInfo{hasNextPage endCursor} nodes{fullDatabaseId url author{login __typename} body submittedAt lastEditedAt}}}}}";
    const Reviews = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
      repository: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
        pullRequest: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
          reviews: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            pageInfo: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
              hasNextPage: zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(),
              endCursor: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
            }),
            nodes: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
              fullDatabaseId: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^\d{1,15}$/u)),
              url: _issue_js__WEBPACK_IMPORTED_MODULE_2__.EY,
              author: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
                login: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
                __typename: _issue_js__WEBPACK_IMPORTED_MODULE_2__.EY
              }), zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi(({login, __typename: type}) => {
                const isBot = type === "Bot";
                return {
                  login: isBot ? `${login}[bot]` : login,
                  isBot
                };
              }))),
              body: _issue_js__WEBPACK_IMPORTED_MODULE_2__.EY,
              submittedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(_issue_js__WEBPACK_IMPORTED_MODULE_2__.gX),
              lastEditedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(_issue_js__WEBPACK_IMPORTED_MODULE_2__.gX)
            }))
          })
        })
      })
    });
    async function* listReviews(client, pullRequest, options) {
      const {owner, repo: name} = (0, _client_js__WEBPACK_IMPORTED_MODULE_1__.uD)(client.repository);
      let after = null;
      do {
        const variables = {
          owner,
          name,
          number: pullRequest,
          after
        };
        const answer = await client.query(REVIEWS_QUERY, variables, Reviews, options);
        const {pageInfo, nodes} = answer.repository.pullRequest.reviews;
        yield nodes.flatMap(({fullDatabaseId, url, author, body, submittedAt, lastEditedAt: editedAt}) => {
          const createdAt = submittedAt ?? Number.POSITIVE_INFINITY;
          if (body === "") return [];
          const notOnLine = {
            path: void 0,
            line: void 0,
            reviewId: void 0
          };
          const id = Number(fullDatabaseId);
          return [ {
            kind: "review",
            id,
            url,
            author,
            createdAt,
            updatedAt: editedAt ?? createdAt,
            body,
            ...notOnLine
          } ];
        });
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after !== null);
    }
  }),
  7307: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $: () => expectGitHubError,
      o3: () => ResponseError,
      r9: () => gitHubErrorOf,
      y_: () => GitHubError
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7428);
    var _http_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1678);
    var _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2239);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4869);
    class ResponseError extends Error {
      response;
      constructor(cause, response) {
        super((0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__.bD)(cause), {
          cause
        });
        this.response = response;
      }
    }
    class GitHubError extends Error {
      name="GitHubError";
      status;
      said;
      retryAfterMs;
      permission;
      #problem;
      constructor(problem, answer = {}) {
        super((0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__.Vw)(problem), {
          cause: answer.cause
        });
        this.status = answer.status;
        this.said = answer.said ?? "";
        this.retryAfterMs = answer.retryAfterMs;
        this.permission = answer.permission ?? "";
        this.#problem = problem;
      }
      explain(consequence, changes = {}) {
        return (0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__.Vw)({
          ...this.#problem,
          ...changes
        }, consequence);
      }
      get mayHaveHappened() {
        return this.cause !== void 0 && (this.status === void 0 || this.status >= 500);
      }
      get mayPass() {
        return this.mayHaveHappened || isRateLimit(this);
      }
      get lacksPermission() {
        return this.status === 403 && /not accessible/iu.test(this.said);
      }
      get isFinal() {
        return this.status === 404 || this.status === 410 || this.lacksPermission;
      }
    }
    function expectGitHubError(error) {
      if (error instanceof GitHubError) return error;
      throw error;
    }
    function gitHubErrorOf(cause, {failing, permission}, now) {
      const {status, headers} = cause instanceof ResponseError ? cause.response : NO_RESPONSE;
      const said = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)((0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__.bD)(cause)).replace(/ - https:\/\/docs\.github\.com\S*$/u, "");
      const pauseMs = (0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.Vs)(headers, now) ?? untilReset(headers, now);
      const isOdd = cause instanceof zod_mini__WEBPACK_IMPORTED_MODULE_3__.a$;
      const quoted = [ status, `\u201c${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(said, MAX_SAID_LENGTH)}\u201d` ].filter(Boolean).join(", ");
      return new GitHubError({
        what: failing,
        ...isOdd ? ODD_ANSWER : whyAndFix(status, said, permission, pauseMs),
        request: isOdd ? void 0 : `GitHub: ${quoted}`
      }, {
        status,
        said,
        retryAfterMs: pauseMs,
        permission: permission ?? "",
        cause
      });
    }
    const LOCKED = /\block(?:ed)?\b/iu;
    const NO_RESPONSE = {
      status: void 0,
      headers: {}
    };
    function untilReset(headers, now) {
      if ((0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.Yp)(headers, "x-ratelimit-remaining") !== "0") return;
      const reset = Number((0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.Yp)(headers, "x-ratelimit-reset"));
      return Number.isFinite(reset) ? Math.max(0, Math.ceil(reset - now / 1_000) + 1) * 1_000 : void 0;
    }
    const ODD_ANSWER = {
      why: "the response didn't come from GitHub",
      fix: "Check the proxy, and that the runner can reach GitHub"
    };
    const MAX_SAID_LENGTH = 300;
    function whyAndFix(status, said, permission, pauseMs) {
      const permissions = `\`${permission?.replaceAll(/ (or|and) /gu, "` $1 `")}\``;
      switch (status) {
       case 401:
        return {
          why: "GitHub doesn't accept the token",
          fix: "Check `github-token`"
        };

       case 403:
       case 429:
        if (LOCKED.test(said)) return {
          why: "the conversation is locked"
        };
        if (isRateLimit({
          status,
          said,
          retryAfterMs: pauseMs
        })) {
          const when = pauseMs ? `in ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.a3)(pauseMs)}` : "later";
          return {
            why: "GitHub's rate limit is used up",
            fix: `Run again ${when}`
          };
        }
        return permission === void 0 ? {
          why: "the token isn't allowed to do this",
          fix: FIX_TOKEN
        } : {
          why: "the token lacks a permission",
          fix: `Add ${permissions} to the job's \`permissions:\``
        };

       case 404:
        return {
          why: "GitHub can't find it, or the token can't access it",
          fix: permission === void 0 ? FIX_TOKEN : `Check the name or number, and that \`github-token\` has ${permissions} there`
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
        if (status >= 500) return {
          why: "GitHub had an internal error",
          fix: "Check GitHub's status page and run again later"
        };
        return status < 400 ? {
          why: "GitHub redirected the request",
          fix: "Check the name of the repository, and the proxy"
        } : {
          why: "GitHub rejected the request"
        };
      }
    }
    function isRateLimit({status, said, retryAfterMs: pause}) {
      return status === 429 || pause !== void 0 || status === 403 && /rate limit/iu.test(said);
    }
    const FIX_TOKEN = "Check that `github-token` is for this repository";
  }),
  6830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Av: () => isSameLogin,
      Ud: () => pullRequestIn,
      fs: () => changesOf,
      j_: () => readEvent
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
    var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4922);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(292);
    var _conversation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6535);
    var _issue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33);
    var _pull_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1351);
    const Payload = zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
      action: _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.Ys,
      sender: _issue_js__WEBPACK_IMPORTED_MODULE_3__.I8,
      issue: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_issue_js__WEBPACK_IMPORTED_MODULE_3__.AE),
      pull_request: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_pull_request_js__WEBPACK_IMPORTED_MODULE_4__.aC),
      comment: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_conversation_js__WEBPACK_IMPORTED_MODULE_2__.Cc),
      review: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.W_)(_conversation_js__WEBPACK_IMPORTED_MODULE_2__.Cc),
      label: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
        name: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP()
      })),
      release: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
        tag_name: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP(),
        prerelease: zod_mini__WEBPACK_IMPORTED_MODULE_5__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY(), false),
        published_at: _issue_js__WEBPACK_IMPORTED_MODULE_3__.OK
      })),
      repository: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
        default_branch: _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.Ys,
        pushed_at: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.aig())
      })),
      workflow_run: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
        event: _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.Ys,
        triggering_actor: _issue_js__WEBPACK_IMPORTED_MODULE_3__.I8,
        run_started_at: _issue_js__WEBPACK_IMPORTED_MODULE_3__.OK
      })),
      ref: _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.Ys,
      ref_type: _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.Ys,
      before: _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.Ys,
      after: _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.Ys,
      deleted: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY()),
      created: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY()),
      forced: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY()),
      commits: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
        id: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP(),
        message: _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.Ys,
        author: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
          username: _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.Ys
        }))
      })))
    });
    function readEvent(name, path) {
      let json = "";
      try {
        json = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
      } catch {}
      return parseEvent(name, (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(json));
    }
    function parseEvent(name, payload = {}) {
      const said = Payload.safeParse(payload).data ?? Payload.parse({});
      const isPush = name === "push";
      return {
        name,
        action: said.action,
        sender: said.sender,
        ...originOf(name, said),
        pullRequest: said.pull_request,
        ...subjectOf(name, said),
        label: said.action === "labeled" ? said.label?.name : void 0,
        push: isPush ? pushOf(said) : void 0,
        branch: (name === "create" || name === "delete") && said.ref_type === "branch" ? said.ref : void 0,
        happenedAt: happenedAt(isPush, said)
      };
    }
    function originOf(name, {sender, workflow_run: run}) {
      if (name === "workflow_run") return {
        actor: run?.triggering_actor,
        originalEvent: run?.event
      };
      return {
        actor: name === "schedule" ? void 0 : sender,
        originalEvent: name
      };
    }
    function subjectOf(name, said) {
      const {issue, pull_request: pull, comment, review, release} = said;
      switch (name) {
       case "issues":
       case "issue_comment":
        return {
          issue,
          commentRef: issue && comment && {
            kind: "conversation",
            id: comment.id
          },
          comment: comment && (0, _conversation_js__WEBPACK_IMPORTED_MODULE_2__.vm)(comment, "comment"),
          changes: issue && changesOf(issue)
        };

       case "pull_request":
       case "pull_request_target":
       case "pull_request_review":
       case "pull_request_review_comment":
        return {
          issue: pull,
          commentRef: pull && comment && {
            kind: "diff",
            id: comment.id
          },
          comment: (review && (0, _conversation_js__WEBPACK_IMPORTED_MODULE_2__.vm)(review, "review")) ?? (comment && (0, 
          _conversation_js__WEBPACK_IMPORTED_MODULE_2__.vm)(comment, "review-comment")),
          changes: pull && (commitsOf(pull) ?? changesOf(pull))
        };

       case "push":
        return {
          changes: pushedCommits(said)
        };

       case "release":
        return {
          changes: release && {
            kind: "release",
            tag: release.tag_name,
            isPrerelease: release.prerelease,
            publishedAt: release.published_at ?? Number.POSITIVE_INFINITY
          }
        };

       default:
        return {};
      }
    }
    function commitsOf({baseSha: base, headSha: head}) {
      return base === void 0 || head === void 0 ? void 0 : {
        kind: "commits",
        base,
        head
      };
    }
    function changesOf({kind, number}) {
      return kind === "pull-request" ? {
        kind,
        number
      } : void 0;
    }
    const BRANCH = "refs/heads/";
    function pushOf({ref, after, deleted, created, forced, commits = []}) {
      return {
        branch: ref?.startsWith(BRANCH) ? ref.slice(BRANCH.length) : void 0,
        head: deleted === true ? void 0 : after,
        isForced: forced === true || created === true,
        commits: commits.map(({id, message, author}) => ({
          sha: id,
          author: author?.username,
          namedPullRequest: pullRequestIn(message)
        }))
      };
    }
    function pullRequestIn(message = "") {
      const [line = ""] = message.split("\n", 1);
      const [, squashed, merged] = /\(#(\d{1,9})\)$|^Merge pull request #(\d{1,9}) /u.exec(line) ?? [];
      const named = squashed ?? merged;
      return named === void 0 ? void 0 : Number(named);
    }
    function happenedAt(isPush, {repository, issue, pull_request, comment, review, release, workflow_run}) {
      if (isPush) return repository?.pushed_at === void 0 ? void 0 : repository.pushed_at * 1_000;
      const times = [ issue?.updatedAt, pull_request?.updatedAt, comment?.updated_at, review?.submitted_at, review?.updated_at, release?.published_at, workflow_run?.run_started_at ].flatMap(at => at ?? []);
      return times.length === 0 ? void 0 : Math.max(...times);
    }
    function pushedCommits({ref = "", before = "", after, deleted, repository}) {
      if (after === void 0 || deleted === true) return;
      if (!/^0*$/u.test(before)) return {
        kind: "commits",
        base: before,
        head: after
      };
      const base = repository?.default_branch;
      const isNewBranch = ref.startsWith(BRANCH) && ref !== `${BRANCH}${base ?? ""}`;
      return base !== void 0 && isNewBranch ? {
        kind: "commits",
        base,
        head: after
      } : void 0;
    }
    function isSameLogin(one, other) {
      return one?.toLowerCase() === other.toLowerCase();
    }
  }),
  33: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      AE: () => IssueAnswer,
      Dg: () => requestAbout,
      EY: () => Text,
      I8: () => AccountAnswer,
      Lt: () => IssueFields,
      OK: () => OptionalTime,
      OS: () => readIssue,
      gX: () => Time,
      sE: () => editedAfter,
      tA: () => removeLabel,
      v1: () => issueOf
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3305);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(292);
    var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4463);
    var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7307);
    const IssueNumber = zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_4__.NC());
    const Text = zod_mini__WEBPACK_IMPORTED_MODULE_3__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), "");
    const AccountAnswer = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
      login: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
      type: _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.Ys
    }), zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi(({login, type}) => ({
      login,
      isBot: type === "Bot" || login.endsWith("[bot]")
    }))));
    const Time = zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi(value => Date.parse(value)), zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig()));
    const OptionalTime = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.W_)(Time);
    const IssueFields = {
      number: IssueNumber,
      html_url: Text,
      title: Text,
      body: Text,
      user: AccountAnswer,
      labels: zod_mini__WEBPACK_IMPORTED_MODULE_3__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
        name: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
      })), []),
      state: Text,
      updated_at: OptionalTime
    };
    function issueOf(answer, kind) {
      return {
        kind,
        number: answer.number,
        url: answer.html_url,
        title: answer.title,
        body: answer.body,
        author: answer.user,
        labels: answer.labels.map(({name}) => name),
        state: answer.state,
        updatedAt: answer.updated_at
      };
    }
    const IssueAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
      ...IssueFields,
      pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.L5J())
    }), zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi(answer => issueOf(answer, answer.pull_request ? "pull-request" : "issue")));
    function permissionTo(access, kind) {
      const names = kind === "unknown" ? [ "issues", "pull-requests" ] : [ `${kind}s` ];
      return names.map(name => `${name}: ${access}`).join(" or ");
    }
    function requestAbout({kind, number}, access, failing) {
      return {
        failing: `${failing} #${number}`,
        permission: permissionTo(access, kind)
      };
    }
    async function readIssue(client, issue) {
      return await client.read("GET /repos/{owner}/{repo}/issues/{issue_number}", {
        issue_number: issue.number
      }, IssueAnswer, requestAbout(issue, "read", "Couldn't read"));
    }
    const EDIT_FIELDS = "lastEditedAt timelineItems(last:1,itemTypes:[RENAMED_TITLE_EVENT]){nodes{... on RenamedTitleEvent{createdAt}}}";
    const Edits = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
      lastEditedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(Time),
      timelineItems: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
        nodes: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
          createdAt: Time
        }))
      })
    });
    const EditsAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
      repository: zod_mini__WEBPACK_IMPORTED_MODULE_3__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), Edits)
    });
    async function editedAfter(client, ref, others, time) {
      const numbers = [ ...new Set([ ref, ...others ].map(one => one.number)) ];
      const parts = numbers.map((one, index) => `i${index}:issueOrPullRequest(number:${one}){... on Issue{${EDIT_FIELDS}} ... on PullRequest{${EDIT_FIELDS}}}`);
      const query = `query($owner:String!,$name:String!){repository(owner:$owner,name:$name){${parts.join(" ")}}}`;
      const {owner, repo: name} = (0, _client_js__WEBPACK_IMPORTED_MODULE_1__.uD)(client.repository);
      const {repository: answer} = await client.query(query, {
        owner,
        name
      }, EditsAnswer, {
        failing: `Couldn't read when #${ref.number} was edited`,
        permission: permissionTo("read", ref.kind)
      });
      const isEdited = ({lastEditedAt, timelineItems}) => [ lastEditedAt ?? 0, ...timelineItems.nodes.map(({createdAt}) => createdAt) ].some(at => at > time);
      return new Set(numbers.filter((_, index) => {
        const edits = answer[`i${index}`];
        return edits === void 0 || isEdited(edits);
      }));
    }
    async function removeLabel(client, issue, label) {
      const options = requestAbout(issue, "write", "Couldn't remove the label from");
      if (label === "." || label === "..") throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_({
        what: options.failing,
        why: `GitHub's API has no URL for a label named \`${label}\``,
        fix: "Rename the label"
      });
      try {
        await client.write("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}", {
          issue_number: issue.number,
          name: label
        }, zod_mini__WEBPACK_IMPORTED_MODULE_3__.L5J(), options);
      } catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_ && error.status === 404)) throw error;
      }
    }
  }),
  1351: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      DQ: () => readPullRequest,
      K8: () => requestAboutPull,
      Nl: () => addLabels,
      Pf: () => mergedPullRequestsOf,
      XT: () => parsePullRequestUrl,
      aC: () => PullAnswer,
      bV: () => WRITE_PULL_REQUESTS,
      i5: () => requestReviewers,
      kT: () => READ_PULL_REQUESTS,
      qc: () => listPullRequests
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4922);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(292);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4869);
    var _issue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33);
    var _repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8328);
    const READ_PULL_REQUESTS = "pull-requests: read";
    const WRITE_PULL_REQUESTS = "pull-requests: write";
    const Count = zod_mini__WEBPACK_IMPORTED_MODULE_4__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_4__.aig(), 0);
    const Branch = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
      ref: _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.Ys,
      sha: _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.Ys,
      repo: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
        full_name: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()
      }))
    }));
    const PullAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_4__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
      ..._issue_js__WEBPACK_IMPORTED_MODULE_2__.Lt,
      draft: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY()),
      merged: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.zMY()),
      merged_at: _issue_js__WEBPACK_IMPORTED_MODULE_2__.OK,
      merge_commit_sha: _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.Ys,
      created_at: _issue_js__WEBPACK_IMPORTED_MODULE_2__.OK,
      head: Branch,
      base: Branch,
      stack: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
        base: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
          ref: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()
        })
      })),
      changed_files: Count,
      additions: Count,
      deletions: Count
    }), zod_mini__WEBPACK_IMPORTED_MODULE_4__.pdi(pull => {
      const {head, base} = pull;
      const isOwn = head?.repo !== void 0 && head.repo.full_name === base?.repo?.full_name;
      return {
        ...(0, _issue_js__WEBPACK_IMPORTED_MODULE_2__.v1)(pull, "pull-request"),
        state: stateOf(pull.state, pull.merged === true || pull.merged_at !== void 0, pull.draft === true),
        createdAt: pull.created_at,
        mergedAt: pull.merged_at,
        mergeCommit: pull.merge_commit_sha,
        baseSha: base?.sha,
        baseRepository: base?.repo?.full_name,
        targetBranch: pull.stack?.base.ref ?? base?.ref,
        headSha: head?.sha,
        ownBranch: isOwn ? head.ref : void 0,
        fileCount: pull.changed_files,
        additions: pull.additions,
        deletions: pull.deletions
      };
    }));
    function stateOf(state, isMerged, isDraft) {
      if (isMerged) return "merged";
      if (state === "closed") return "closed";
      return isDraft ? "draft" : "open";
    }
    const required = {
      number: zod_mini__WEBPACK_IMPORTED_MODULE_4__.aig(),
      state: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
      title: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()
    };
    const Read = zod_mini__WEBPACK_IMPORTED_MODULE_4__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_4__._H3(required), PullAnswer);
    const Listed = zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(Read);
    const ReadAlone = zod_mini__WEBPACK_IMPORTED_MODULE_4__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_4__._H3({
      ...required,
      changed_files: zod_mini__WEBPACK_IMPORTED_MODULE_4__.aig()
    }), PullAnswer);
    const PULL_REQUEST_PATH = /^\/([\w.-]+\/[\w.-]+)\/pull\/([1-9]\d{0,14})(?:\/|$)/u;
    function parsePullRequestUrl(url) {
      const {origin = "", pathname = ""} = URL.parse(url) ?? {};
      const [, repository, number] = PULL_REQUEST_PATH.exec(pathname) ?? [];
      return repository === void 0 ? void 0 : {
        origin,
        repository,
        number: Number(number)
      };
    }
    async function readPullRequest(client, number) {
      return await client.read("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
        pull_number: number
      }, ReadAlone, requestAboutPull(client, number, "Couldn't read"));
    }
    async function* listPullRequests(client, state) {
      const what = state === "open" ? "open pull requests" : "pull requests";
      const repository = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(client.repository);
      const pages = client.pages("GET /repos/{owner}/{repo}/pulls", {
        state,
        sort: "created",
        direction: "desc"
      }, Listed, {
        failing: `Couldn't count the ${what} of ${repository}`,
        permission: READ_PULL_REQUESTS
      });
      const seen = new Set;
      for await (const page of pages) {
        yield* page.filter(({number}) => !seen.has(number));
        for (const {number} of page) seen.add(number);
      }
    }
    async function mergedPullRequestsOf(client, sha) {
      const pulls = await client.read("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
        commit_sha: sha,
        per_page: 100
      }, Listed, {
        failing: `Couldn't list the pull requests of commit ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(sha)}`,
        permission: READ_PULL_REQUESTS
      });
      return pulls.filter(({state, baseRepository = ""}) => state === "merged" && (0, 
      _repository_js__WEBPACK_IMPORTED_MODULE_3__.ve)(baseRepository, client.repository));
    }
    async function addLabels(client, number, labels) {
      if (labels.length === 0) return;
      await client.write("POST /repos/{owner}/{repo}/issues/{issue_number}/labels", {
        issue_number: number,
        labels: [ ...labels ]
      }, zod_mini__WEBPACK_IMPORTED_MODULE_4__.L5J(), requestAboutPull(client, number, "Couldn't add labels to", WRITE_PULL_REQUESTS));
    }
    async function requestReviewers(client, number, logins, teams) {
      if (logins.length === 0 && teams.length === 0) return;
      await client.write("POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers", {
        pull_number: number,
        reviewers: [ ...logins ],
        team_reviewers: [ ...teams ]
      }, zod_mini__WEBPACK_IMPORTED_MODULE_4__.L5J(), requestAboutPull(client, number, "Couldn't request reviews of", WRITE_PULL_REQUESTS));
    }
    function requestAboutPull({repository}, number, failing, permission = READ_PULL_REQUESTS) {
      return {
        failing: `${failing} pull request ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(`${repository}#${number}`)}`,
        permission
      };
    }
  }),
  8328: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      gg: () => ROLES,
      kp: () => roleOf,
      um: () => includesRole,
      ve: () => isSameRepository
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4922);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(292);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4869);
    var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7307);
    const ROLES = [ "none", "read", "triage", "write", "maintain", "admin" ];
    function includesRole(role, required) {
      return ROLES.indexOf(role) >= ROLES.indexOf(required);
    }
    function isSameRepository(one, other) {
      return one.toLowerCase() === other.toLowerCase();
    }
    const Permission = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
      permission: _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.Ys,
      role_name: _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.Ys,
      user: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
        permissions: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY()))
      }))
    });
    async function roleOf(client, login) {
      try {
        const {user, role_name, permission} = await client.read("GET /repos/{owner}/{repo}/collaborators/{username}/permission", {
          username: login
        }, Permission, {
          failing: `Couldn't check the permission of ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(login)} on ${(0, 
          _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.Zw)(client.repository)}`
        });
        return roleByFlags(user?.permissions) ?? roleByName(role_name) ?? roleByName(permission) ?? "none";
      } catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_ && error.status === 404 && /not a user/iu.test(error.said)) return "none";
        throw error;
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
      Yp: () => firstHeader,
      Vs: () => retryAfterMs,
      nv: () => sendLogged
    });
    var clock = __webpack_require__(4570);
    var problem = __webpack_require__(2239);
    var lib_text = __webpack_require__(4869);
    var lib_proxy = __webpack_require__(9783);
    //! CONCATENATED MODULE: ./build/http/proxy.js
        function proxyFor(url) {
      const name = url.protocol === "https:" ? "https_proxy" : "http_proxy";
      const variable = process.env[name] ? name : name.toUpperCase();
      const value = process.env[variable];
      if (!value || (0, lib_proxy.H)(url)) return {
        kind: "direct"
      };
      const proxy = parseProxy(url, value);
      if (proxy === void 0) return {
        kind: "invalid",
        variable
      };
      return {
        kind: "proxy",
        url: proxy
      };
    }
    function parseProxy(url, value) {
      try {
        const href = (0, lib_proxy.s)(url)?.href ?? value;
        const proxy = URL.parse(href.includes("://") ? href : `http://${value}`);
        decodeURIComponent(`${proxy?.username}${proxy?.password}`);
        return proxy !== null && /^https?:$/u.test(proxy.protocol) && proxy.hostname !== "" ? proxy : void 0;
      } catch {
        return;
      }
    }
    //! CONCATENATED MODULE: ./build/http/client.js
        async function sendLogged({http, clock, debug}, request, attempt) {
      const started = clock.now();
      let head;
      let isSent = true;
      try {
        const response = await http.send(request);
        head = response;
        return response;
      } catch (error) {
        if (error instanceof HttpError) ({head, isSent} = error);
        throw error;
      } finally {
        const {headers = {}} = head ?? {};
        const result = head?.status ?? (isSent ? "no answer" : "not sent");
        const id = firstHeader(headers, "x-github-request-id") ?? firstHeader(headers, "x-request-id");
        const line = `${request.method} ${request.url.pathname}: ${result}, ${clock.now() - started} ms, attempt ${attempt}`;
        debug(id === void 0 ? line : `${line}, request ${id}`);
      }
    }
    class HttpError extends Error {
      name="HttpError";
      head;
      isSent;
      isUnreadable;
      isProxyUnusable;
      constructor(message, details) {
        super(message, {
          cause: details.cause
        });
        this.head = details.head;
        this.isSent = details.isSent ?? true;
        this.isUnreadable = details.isUnreadable ?? false;
        this.isProxyUnusable = details.isProxyUnusable ?? false;
      }
    }
    const MAX_BODY_BYTES = 50331648;
    const PROXY_NEEDS_NODE = [ 24, 5 ];
    const PROXY_UNUSABLE = {
      isProxyUnusable: true,
      isSent: false
    };
    function createHttpClient({proxyFor: findProxy = proxyFor, nodeVersion = process.versions.node} = {}) {
      const connections = new Map;
      return {
        send: async request => {
          const setting = findProxy(request.url);
          if (setting.kind === "invalid") throw new HttpError(`Invalid proxy URL in \`${setting.variable}\``, PROXY_UNUSABLE);
          const proxy = setting.kind === "proxy" ? setting.url : void 0;
          if (proxy !== void 0 && !supportsProxies(nodeVersion)) throw new HttpError(`This runner's Node ${nodeVersion} can't use a proxy. Update the runner: Node ${PROXY_NEEDS_NODE.join(".")} or newer is required`, PROXY_UNUSABLE);
          const key = `${request.url.protocol} ${request.method === "POST"} ${proxy?.href ?? ""}`;
          const connection = connections.get(key) ?? openConnection(request, proxy);
          connections.set(key, connection);
          return await exchange(request, connection, proxy !== void 0);
        }
      };
    }
    function openConnection({url: {protocol}, method}, proxy) {
      const isHttps = protocol === "https:";
      const transport = process.getBuiltinModule(isHttps ? "node:https" : "node:http");
      const proxyEnv = proxy && {
        [isHttps ? "HTTPS_PROXY" : "HTTP_PROXY"]: proxy.href
      };
      const agent = new transport.Agent({
        keepAlive: method !== "POST",
        ...proxyEnv && {
          proxyEnv
        }
      });
      return {
        request: transport.request,
        agent
      };
    }
    function supportsProxies(nodeVersion) {
      const [major = 0, minor = 0] = nodeVersion.split(".").map(Number);
      return major > PROXY_NEEDS_NODE[0] || major === PROXY_NEEDS_NODE[0] && minor >= PROXY_NEEDS_NODE[1];
    }
    async function exchange(request, connection, isProxied) {
      const {method, url, headers, body, signal} = request;
      const isHttps = url.protocol === "https:";
      if (signal.aborted) throw new HttpError("The request was aborted before it was sent", {
        isSent: false,
        cause: signal.reason
      });
      const outgoing = connection.request(url, {
        method,
        headers: {
          ...headers
        },
        agent: connection.agent
      });
      let isSent = false;
      const announce = () => {
        if (isSent || signal.aborted) return;
        isSent = true;
        request.onSending?.();
      };
      outgoing.once("socket", socket => {
        const isReady = isHttps ? isProxied : !socket.connecting;
        if (outgoing.reusedSocket || isReady) announce(); else socket.once(isHttps ? "secureConnect" : "connect", announce);
      });
      let head;
      const abort = () => outgoing.destroy();
      signal.addEventListener("abort", abort, {
        once: true
      });
      try {
        const incoming = await (0, clock.ZC)(signal, responseTo(outgoing, body));
        head = {
          status: incoming.statusCode ?? 0,
          headers: incoming.headers
        };
        announce();
        return {
          ...head,
          body: await decompress(await readBody(incoming), head.headers)
        };
      } catch (error) {
        outgoing.destroy();
        throw new HttpError(signal.aborted ? "The request was aborted" : (0, problem.bD)(error), {
          cause: error,
          isUnreadable: error instanceof HttpError && error.isUnreadable,
          isSent,
          head
        });
      } finally {
        signal.removeEventListener("abort", abort);
      }
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
    function readBody(body) {
      return new Promise((resolve, reject) => {
        const received = [];
        let size = 0;
        body.on("data", chunk => {
          size += chunk.byteLength;
          if (size <= MAX_BODY_BYTES) received.push(chunk); else reject(unreadable(`it has more than ${(0, 
          lib_text.ZV)(MAX_BODY_BYTES)} bytes`));
        });
        body.once("end", () => resolve(Buffer.concat(received)));
        body.on("error", reject);
        body.once("close", () => {
          if (!body.readableEnded) reject(new Error("The connection was closed before the end of the response"));
        });
      });
    }
    async function decompress(body, headers) {
      const encoding = firstHeader(headers, "content-encoding")?.trim().toLowerCase() ?? "";
      if (encoding === "" || encoding === "identity" || body.byteLength === 0) return body;
      const {brotliDecompressSync, unzipSync} = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 8522, 19));
      const isZip = /^(?:x-)?gzip$|^deflate$/u.test(encoding);
      if (!isZip && encoding !== "br") throw unreadable(`its content-encoding is ${encoding}`);
      try {
        const limit = {
          maxOutputLength: MAX_BODY_BYTES
        };
        return isZip ? unzipSync(body, limit) : brotliDecompressSync(body, limit);
      } catch (cause) {
        throw unreadable("it can't be decompressed", cause);
      }
    }
    function unreadable(why, cause) {
      return new HttpError(why, {
        isUnreadable: true,
        cause
      });
    }
    function firstHeader(headers, name) {
      const value = headers[name];
      return Array.isArray(value) ? value[0] : value;
    }
    const MAX_RETRY_AFTER_MS = 365 * clock.sO;
    function retryAfterMs(headers, now) {
      const text = firstHeader(headers, "retry-after")?.trim() ?? "";
      const isSeconds = /^\d+$/u.test(text);
      if (!isSeconds && !/^[A-Z][a-z]+, .* GMT$/u.test(text)) return;
      const ms = isSeconds ? Number(text) * 1_000 : Date.parse(text) - now;
      return Number.isNaN(ms) ? void 0 : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS);
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
        finished.abort();
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
      W_: () => lenient,
      Ys: () => OptionalText,
      qF: () => parseJson
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4922);
    const MAX_DEPTH = 500;
    function parseJson(text) {
      try {
        const value = JSON.parse(text);
        return mayBeTooDeep(text) && isDeeperThan(value, MAX_DEPTH) ? void 0 : value;
      } catch {
        return;
      }
    }
    function mayBeTooDeep(text) {
      return text.split("{").length + text.split("[").length > MAX_DEPTH;
    }
    function isDeeperThan(value, levels) {
      if (typeof value !== "object" || value === null) return false;
      return levels === 0 || Object.values(value).some(part => isDeeperThan(part, levels - 1));
    }
    function lenient(schema) {
      return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(schema), void 0);
    }
    const OptionalText = lenient(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP());
  }),
  8703: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ix: () => facts,
      Mk: () => escaped,
      SS: () => codeSpan,
      TM: () => folded,
      nf: () => link,
      pj: () => plain,
      qN: () => paragraphs,
      qP: () => webUrl,
      tp: () => table,
      zv: () => messageMarkdown
    });
    function escaped(text) {
      return withoutLineBreaks(text).replace(/[\\`*[\]<~]|&(?=[#\w])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&").replaceAll("$", "&#36;");
    }
    function plain(text) {
      const parted = text.replace(/(?<=[@#])(?!\u200B)|(?<=\bGH)(?=-)|(?<=www)(?=\.)|(?<=[a-z]:)(?=\/\/)|(?<=(?:mailto|xmpp):)/giu, "\u200b").replace(/\b[\da-f]{7,40}\b/giu, sha => sha.replace(/.{6}(?=.)/gu, "$&\u200b"));
      return escaped(parted);
    }
    function messageMarkdown(message) {
      return message.split(/(`[^`]+`|\u201c[^\u201d]+\u201d|#\d+)/u).map((part, index) => index % 2 === 0 ? plain(part) : codeSpan(part.replace(/^[`\u201c]|[`\u201d]$/gu, ""))).join("");
    }
    function codeSpan(text) {
      const line = withoutLineBreaks(text);
      if (line.includes("\\|") || line.trim() === "") return `<code>${plain(line)}</code>`;
      const longest = Math.max(0, ...(line.match(/`+/gu) ?? []).map(({length}) => length));
      const fence = "`".repeat(longest + 1);
      const padding = /^[` ]|[` ]$/u.test(line) ? " " : "";
      return `${fence}${padding}${line}${padding}${fence}`;
    }
    function link(text, url) {
      const safe = webUrl(url);
      return safe === void 0 ? codeSpan(text) : `[${escaped(text)}](${safe.replaceAll("&", "&amp;")})`;
    }
    function withoutLineBreaks(text) {
      return text.replace(/[\r\n\u2028\u2029]+/gu, " ");
    }
    const MAX_URL_LENGTH = 2_000;
    function webUrl(url) {
      if (/[\s\p{Cc}]/u.test(url)) return;
      const parsed = URL.parse(url);
      if (parsed === null || !/^https?:$/u.test(parsed.protocol)) return;
      const safe = parsed.href.replace(/[^A-Za-z0-9\-._~:/?#&=+,;%]/gu, character => `%${character.codePointAt(0)?.toString(16).toUpperCase().padStart(2, "0")}`);
      return URL.canParse(safe) && safe.length <= MAX_URL_LENGTH ? safe : void 0;
    }
    function table(header, rows, leftColumns = header.length) {
      const line = cells => `| ${cells.map(cell => cell.replaceAll("|", "\\|")).join(" | ")} |`;
      const alignment = header.map((_, column) => column < leftColumns ? ":---" : "---:");
      return [ line(header), line(alignment), ...rows.map(line) ].join("\n");
    }
    function facts(given) {
      const [head = [], ...rows] = Object.entries(given).flatMap(([name, value]) => value ? [ [ name, value ] ] : []);
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
    const SEPARATOR = "\0";
    function parsePathFilter(text) {
      const patterns = [];
      const faults = [];
      for (const line of text.split(/[\r\n]+/u).flatMap(one => one.trim() || [])) {
        const excludes = line.startsWith("!");
        const {glob, fault} = parsePattern(excludes ? line.slice(1) : line);
        if (glob === void 0) faults.push(`contains ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(line)}, which ${fault}`); else patterns.push({
          excludes,
          glob
        });
      }
      if (faults.length === 0 && patterns.length > 0 && patterns.every(({excludes}) => excludes)) faults.push("only excludes paths, so it allows none. Put `**` on its first line");
      return {
        patterns,
        faults
      };
    }
    const UNREPEATABLE = new Map([ [ "/", SEPARATOR ], [ "**/", `?(*${SEPARATOR})` ], [ "**", "*" ], [ "*", `*([!${SEPARATOR}])` ] ]);
    const PIECES = /(?<=^|\/)\*\*\/|\*\*|[*?+]|\[(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[A-Za-z\d])+\]|[^]/gu;
    function parsePattern(pattern) {
      const fault = faultOfPath(pattern);
      if (fault !== void 0) return {
        fault
      };
      const parts = [];
      let repeatable;
      for (const [piece] of pattern.matchAll(PIECES)) {
        if (piece === "[" || hasBackwardRange(piece)) return {
          fault: BAD_CLASS
        };
        if (piece === "?" || piece === "+") {
          if (repeatable === void 0) return {
            fault: NOTHING_TO_REPEAT
          };
          parts.splice(-1, 1, `${piece}(${repeatable})`);
          repeatable = void 0;
          continue;
        }
        repeatable = UNREPEATABLE.has(piece) ? void 0 : literal(piece);
        parts.push(UNREPEATABLE.get(piece) ?? literal(piece));
      }
      return {
        glob: parts.join("")
      };
    }
    const NOTHING_TO_REPEAT = "has a `?` or `+` without a character to repeat. Use `*` for a part of a name that can be anything";
    const BAD_CLASS = "has a `[` that is not closed, or has more than letters, digits and ranges in it. Use `*` for a folder with brackets in its name";
    function faultOfPath(pattern) {
      if (pattern === "") return "has nothing after the `!`";
      if (pattern.includes("\\")) return "has a `\\`. Separate folders with `/`, and use `*` for a special character";
      if (/\{[^{}]*,[^{}]*\}/u.test(pattern)) return "has alternatives in `{}`, which GitHub's filters don't support. Put each on its own line";
      if (pattern.includes(",")) return "has a comma. Put each pattern on its own line";
      if (pattern.endsWith("/")) return "can't match a path, because it ends in `/`. Add `**` to match everything in the folder";
      if (pattern.split("/").some(segment => segment === "" || segment === "." || segment === "..")) return "can't match a path. Paths start at the repository's root without `/`, `./` or `../`, such as `docs/**`";
      return;
    }
    function hasBackwardRange(piece) {
      return [ ...piece.matchAll(/(.)-(.)/gu) ].some(([, from = "", to = ""]) => from > to);
    }
    function literal(piece) {
      return /^(?:\[.+|[\w\u0080-\u{10FFFF}])/u.test(piece) ? piece : `\\${piece}`;
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
      bD: () => messageOf,
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
    function messageOf(error) {
      return error instanceof Error ? error.message : String(error);
    }
  }),
  4869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      B4: () => formatCount,
      TN: () => oneLine,
      ZV: () => formatNumber,
      Zw: () => inBackticks,
      a3: () => formatDuration,
      dA: () => utcDay,
      kH: () => INVISIBLE,
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
    function utcDay(milliseconds) {
      return new Date(milliseconds).toISOString().slice(0, 10);
    }
    function withRest(whole, rest, unit) {
      return rest === 0 ? whole : `${whole} ${rest} ${unit}`;
    }
    function formatNumber(number) {
      return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
    }
    const MAX_LINE_LENGTH = 1_000;
    const MAX_READ_LENGTH = 65536;
    function formatCount(number, noun) {
      return `${formatNumber(number)} ${noun}${number === 1 ? "" : "s"}`;
    }
    function inBackticks(text, maxLength) {
      return `\`${oneLine(text, maxLength).replaceAll("`", "'")}\``;
    }
    const INVISIBLE = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]+/gu;
    function oneLine(text, maxLength = MAX_LINE_LENGTH) {
      const isHuge = text.length > MAX_READ_LENGTH && maxLength < MAX_READ_LENGTH;
      const line = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(isHuge ? `${text.slice(0, MAX_READ_LENGTH).toWellFormed()}\u2026` : text).replace(INVISIBLE, "").replace(/[^\P{Cc}\s\u0085]+/gu, "").replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").replaceAll("##[", "## [").trim();
      if (line.length <= maxLength) return line;
      const characters = Array.from(line.slice(0, 2 * maxLength + 1));
      return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join("")}\u2026`;
    }
  }),
  8868: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      OT: () => withoutInvisible,
      P8: () => visibleLine,
      u6: () => visibleMarkdown
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    const LINE_BREAK = /\r\n?|[\x0B\f\u0085\u2028\u2029]/gu;
    const CONTROL = /[^\P{Cc}\n\t]+/gu;
    const COMMENT = /<!--[\s\S]*?(?:-->|$)|<(?:[!?]|\/(?![A-Za-z>]))[^>]*(?:>|$)/gu;
    const COMMENT_START = /<(?=[!?]|\/(?![A-Za-z>]))/gu;
    function withoutInvisible(text) {
      return text.toWellFormed().replace(LINE_BREAK, "\n").replace(CONTROL, "").replace(_text_js__WEBPACK_IMPORTED_MODULE_0__.kH, "");
    }
    function visibleMarkdown(text) {
      return withoutInvisible(text).replace(COMMENT, "").replace(COMMENT_START, "< ");
    }
    function visibleLine(text) {
      return withoutInvisible(text).replace(/\s+/gu, " ").trim();
    }
  }),
  9064: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Br: () => ENDS,
      Cp: () => openAgentJobs,
      f: () => STATUSES,
      pJ: () => endOf
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(292);
    var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8703);
    var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7871);
    const Job = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      id: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YPB(_client_js__WEBPACK_IMPORTED_MODULE_1__.bQ)),
      status: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.m9(1)),
      source: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        repository: _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.Ys,
        ref: _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.Ys
      })),
      model: _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.Ys,
      prLink: _lib_json_js__WEBPACK_IMPORTED_MODULE_0__.Ys
    });
    const ONGOING_STATUSES = [ "active" ];
    const END_STATUSES = [ "completed", "archived", "failed" ];
    const STATUSES = [ ...ONGOING_STATUSES, ...END_STATUSES ];
    const ENDS = {
      completed: {
        how: "completed without a pull request",
        canContinue: true
      },
      archived: {
        how: "was archived",
        canContinue: false
      },
      failed: {
        how: "failed",
        canContinue: false
      }
    };
    function endOf({status}) {
      return END_STATUSES.find(end => end === status);
    }
    function openAgentJobs(client, projectId) {
      const path = [ "v2", "agent", projectId, "job" ];
      return {
        create: async (prompt, attempt) => parseJob(await client.post(path, attempt, {
          prompt
        })),
        message: async (id, prompt, attempt) => parseJob(await client.post([ ...path, id, "message" ], attempt, {
          prompt
        }), id),
        get: async (id, attempt) => parseJob(await client.get([ ...path, id ], attempt), id)
      };
    }
    function parseJob(response, expectedId) {
      const parsed = Job.safeParse(response.json);
      if (!parsed.success || expectedId !== void 0 && parsed.data.id !== expectedId) throw (0, 
      _client_js__WEBPACK_IMPORTED_MODULE_1__.Cw)(response, parsed.error);
      const {source, prLink: given, ...job} = parsed.data;
      const link = given?.trim() || void 0;
      const prLink = link && (0, _lib_markdown_js__WEBPACK_IMPORTED_MODULE_4__.qP)(link);
      return {
        ...job,
        repository: source?.repository,
        ref: source?.ref,
        prLink,
        invalidPrLink: prLink === void 0 ? link : void 0,
        json: JSON.stringify(response.json)
      };
    }
  }),
  7871: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Cw: () => unreadableAnswer,
      Ht: () => PlatformClient,
      bQ: () => isPathSegment
    });
    var _http_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1678);
    var _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4570);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(292);
    var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4779);
    var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1379);
    const REQUEST_TIMEOUT_MS = 30_000;
    class PlatformClient {
      requests=0;
      #options;
      #apiKey;
      #base;
      constructor(options, baseUrl, apiKey) {
        this.#options = options;
        this.#apiKey = apiKey;
        this.#base = baseUrl.origin + baseUrl.pathname.replace(/\/+$/u, "");
      }
      async get(path, attempt, query = {}) {
        const url = this.#url(path);
        url.search = String(new URLSearchParams(query));
        return await this.#send("GET", url, attempt);
      }
      async post(path, attempt, body) {
        return await this.#send("POST", this.#url(path), attempt, JSON.stringify(body));
      }
      #url(path) {
        return new URL(`${this.#base}/${path.map(encodeURIComponent).join("/")}`);
      }
      async #send(method, url, {attempt, signal, onSending}, body) {
        const {clock, userAgent} = this.#options;
        const headers = {
          accept: "application/json",
          "accept-encoding": "identity",
          authorization: `Bearer ${this.#apiKey}`,
          "user-agent": userAgent,
          ...body !== void 0 && {
            "content-type": "application/json"
          }
        };
        const sent = {
          method,
          path: url.pathname
        };
        return await (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__.wj)(clock, REQUEST_TIMEOUT_MS, signal, async ({timedOut, stop}) => {
          try {
            const request = {
              method,
              url,
              headers,
              body,
              signal: stop,
              onSending
            };
            this.requests += 1;
            const response = await (0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.nv)(this.#options, request, attempt);
            const {status} = response;
            const text = utf8.decode(response.body);
            const json = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text);
            if (isSuccess(status)) return {
              ...sent,
              status,
              text,
              json
            };
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.W({
              ...sent,
              failure: (0, _failures_js__WEBPACK_IMPORTED_MODULE_4__.wU)(status),
              status,
              serviceMessage: (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.m)(text, json),
              retryAfterMs: (0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.Vs)(response.headers, clock.now())
            });
          } catch (error) {
            if (!(error instanceof _http_client_js__WEBPACK_IMPORTED_MODULE_0__.j$)) throw error;
            const {head} = error;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.W({
              ...sent,
              failure: failureOf(error, timedOut.aborted, signal.aborted),
              status: head?.status,
              retryAfterMs: head && (0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.Vs)(head.headers, clock.now()),
              cause: error.isUnreadable ? error : error.cause ?? error
            });
          }
        });
      }
    }
    function unreadableAnswer({method, path, status, text, json}, cause, failure = "unreadable-answer") {
      const serviceMessage = failure === "invalid-page" ? void 0 : (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.m)(text, json);
      return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.W({
        failure,
        method,
        path,
        status,
        serviceMessage,
        cause
      });
    }
    function failureOf(error, timedOut, isInterrupted) {
      const {head, isSent} = error;
      if (head !== void 0 && !isSuccess(head.status)) return (0, _failures_js__WEBPACK_IMPORTED_MODULE_4__.wU)(head.status);
      if (error.isProxyUnusable) return "unusable-proxy";
      if (timedOut) return isSent ? "timeout" : "unreachable";
      if (isInterrupted) return isSent ? "interrupted" : "unsent";
      if (error.isUnreadable) return "unreadable-answer";
      return isSent ? "no-answer" : "unreachable";
    }
    function isSuccess(status) {
      return status >= 200 && status <= 299;
    }
    const MAX_SEGMENT_LENGTH = 500;
    function isPathSegment(value) {
      return !/^\.{0,2}$/u.test(value) && value.length <= MAX_SEGMENT_LENGTH && value.isWellFormed();
    }
    const utf8 = new TextDecoder("utf-8");
  }),
  4779: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      W: () => PlatformError,
      m: () => serviceMessageOf
    });
    var _http_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1678);
    var _lib_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2239);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4869);
    var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1379);
    class PlatformError extends Error {
      name="PlatformError";
      failure;
      status;
      retryAfterMs;
      problem;
      constructor(failed) {
        const {failure, status, retryAfterMs, cause} = failed;
        const problem = {
          ...(0, _failures_js__WEBPACK_IMPORTED_MODULE_2__.nZ)(failed),
          request: formatRequest(failed)
        };
        super(`${(0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_3__.l2)(problem.why)} (${problem.request})`, {
          cause
        });
        this.failure = failure;
        this.status = status;
        this.retryAfterMs = retryAfterMs;
        this.problem = problem;
      }
      get policy() {
        return _failures_js__WEBPACK_IMPORTED_MODULE_2__.PQ[this.failure];
      }
      get reason() {
        return _failures_js__WEBPACK_IMPORTED_MODULE_2__.PQ[this.failure].reason;
      }
      get isTransient() {
        return this.problem.isTransient === true;
      }
      explain(what, fix = this.problem.fix) {
        return (0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_3__.Vw)({
          ...this.problem,
          what,
          fix
        });
      }
    }
    function formatRequest(failed) {
      const {method, path, status, serviceMessage} = failed;
      const said = serviceMessage ? `\u201c${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(serviceMessage, MAX_QUOTED_LENGTH)}\u201d` : saidByCause(failed);
      const result = [ status, said ].filter(part => part !== void 0).join(", ");
      return `${method} ${path}${result === "" ? "" : `: ${result}`}`;
    }
    const MAX_QUOTED_LENGTH = 300;
    const SAID_BY_CAUSE = [ "unreachable", "unusable-proxy", "no-answer", "invalid-page" ];
    function saidByCause({failure, cause}) {
      const says = SAID_BY_CAUSE.includes(failure) || failure === "unreadable-answer" && cause instanceof _http_client_js__WEBPACK_IMPORTED_MODULE_0__.j$;
      if (!says || !(cause instanceof Error)) return;
      const code = "code" in cause && typeof cause.code === "string" ? cause.code : void 0;
      const [, tlsReason] = /:SSL routines:[^:]*:([^:]+):/u.exec(cause.message) ?? [];
      if (code !== void 0 && tlsReason !== void 0) return `${code}: ${tlsReason}`;
      const message = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(cause.message);
      if (code === void 0 || message.includes(code)) return message || void 0;
      return message === "" ? code : `${code}: ${message}`;
    }
    function serviceMessageOf(text, json) {
      const start = text.length > MAX_PLAIN_TEXT ? `${text.slice(0, MAX_PLAIN_TEXT)}\u2026` : text;
      const message = json === void 0 ? plainText(start) : [ ...messagesOf(json) ].join(" \u2014 ");
      return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(message) || void 0;
    }
    const MAX_PLAIN_TEXT = 65536;
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
      if (/^\s*[{[]/u.test(text)) return "";
      if (!/^\s*</u.test(text)) return text;
      const [, title] = /<title[^>]{0,100}>([^<]*)/iu.exec(text) ?? [];
      return title === void 0 ? "an HTML page" : `an HTML page: ${title}`;
    }
  }),
  1379: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      PQ: () => POLICIES,
      nZ: () => whyAndFix,
      wU: () => failureOfStatus
    });
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    const POLICIES = {
      "bad-request": {
        reason: "bad-request",
        submit: "reject",
        read: "reject",
        page: "reject"
      },
      unauthorized: {
        reason: "unauthorized",
        submit: "reject",
        read: "reject",
        page: "reject",
        forAll: true
      },
      forbidden: {
        reason: "forbidden",
        submit: "reject",
        read: "reject",
        page: "reject",
        forAll: true
      },
      "not-found": {
        reason: "not-found",
        submit: "reject",
        read: "absent",
        page: "reject"
      },
      "rate-limit": {
        reason: "rate-limit",
        submit: "retry",
        read: "retry",
        page: "wait-for-quota",
        forAll: true
      },
      redirect: {
        reason: "redirect",
        submit: "reject",
        read: "retry",
        page: "reject"
      },
      "see-other": {
        reason: "redirect",
        submit: "uncertain",
        read: "retry",
        page: "reject"
      },
      "no-credits": {
        reason: "refused",
        submit: "reject",
        read: "retry",
        page: "reject"
      },
      "too-large": {
        reason: "refused",
        submit: "reject",
        read: "retry",
        page: "reject"
      },
      refused: {
        reason: "refused",
        submit: "reject",
        read: "retry",
        page: "reject"
      },
      "request-timeout": {
        reason: "refused",
        submit: "uncertain",
        read: "retry",
        page: "retry"
      },
      "server-error": {
        reason: "server-error",
        submit: "uncertain",
        read: "retry",
        page: "retry"
      },
      unreachable: {
        reason: "unreachable",
        submit: "retry",
        read: "retry",
        page: "retry"
      },
      "unusable-proxy": {
        reason: "unreachable",
        submit: "unsendable",
        read: "reject",
        page: "reject"
      },
      "no-answer": {
        reason: "no-answer",
        submit: "uncertain",
        read: "retry",
        page: "retry"
      },
      timeout: {
        reason: "no-answer",
        submit: "uncertain",
        read: "retry",
        page: "retry"
      },
      "unreadable-answer": {
        reason: "unreadable-answer",
        submit: "uncertain",
        read: "retry",
        page: "retry"
      },
      "invalid-page": {
        reason: "unreadable-answer",
        submit: "uncertain",
        read: "retry",
        page: "retry-twice"
      },
      unsent: {
        reason: "interrupted",
        submit: "retry",
        read: "retry",
        page: "retry"
      },
      interrupted: {
        reason: "interrupted",
        submit: "uncertain",
        read: "retry",
        page: "retry"
      }
    };
    const BY_STATUS = {
      303: "see-other",
      400: "bad-request",
      401: "unauthorized",
      402: "no-credits",
      403: "forbidden",
      404: "not-found",
      408: "request-timeout",
      413: "too-large",
      429: "rate-limit"
    };
    function failureOfStatus(status) {
      const known = BY_STATUS[status];
      if (known !== void 0) return known;
      if (status >= 500) return "server-error";
      return status >= 400 ? "refused" : "redirect";
    }
    function whyAndFix(failed) {
      const {failure, method, path, serviceMessage = "", retryAfterMs} = failed;
      const isAboutJob = /\/job\/./u.test(path);
      const [, version] = /^(\/v\d)\/v\d\//u.exec(path) ?? [];
      const fixOfBase = version && `Remove \`${version}\` from the end of \`base-url\``;
      switch (failure) {
       case "bad-request":
        return {
          why: "the API rejected the request",
          fix: fixOfBase ?? fixOfBadRequest(method, isAboutJob)
        };

       case "no-credits":
        return {
          why: "the organization has no credits left",
          fix: "Check the credits and whether overages are allowed on the billing page of the dashboard"
        };

       case "too-large":
        return {
          why: "the prompt is too long for the API",
          fix: "Shorten the prompt, or `include` less"
        };

       case "unauthorized":
        return /upgrade|plan\b/iu.test(serviceMessage) ? {
          why: "the project's plan doesn't include this API",
          fix: "Upgrade the plan to use API keys"
        } : {
          why: "the API key is wrong or expired",
          fix: "Create an admin key on the API keys page of the dashboard and update the secret"
        };

       case "forbidden":
        return {
          why: "the API key isn't allowed to do this",
          fix: `Check the key's scope (\`${method === "GET" ? "read" : "write"}\`), allowed IP addresses and organization on the API keys page`
        };

       case "not-found":
        if (fixOfBase !== void 0) return {
          why: "the API doesn't know this path",
          fix: fixOfBase
        };
        return isAboutJob ? {
          why: "the API doesn't know this job",
          fix: "Check `job-id` and `project-id`"
        } : {
          why: "the API doesn't know this project",
          fix: CHECK_PROJECT_ID
        };

       case "rate-limit":
        {
          const when = retryAfterMs ? `in ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.a3)(retryAfterMs)}` : "later";
          const why = `${limitOf(method, path)} is used up`;
          return {
            why,
            fix: `Run again ${when}, or less often`,
            isTransient: true
          };
        }

       case "redirect":
       case "see-other":
        return {
          why: "the base URL redirects, and redirects aren't followed",
          fix: "Set `base-url` to the final URL of the API"
        };

       case "refused":
       case "request-timeout":
        return {
          why: "the API rejected the request",
          fix: "Contact the API's support with the request id from the debug log"
        };

       case "server-error":
        return {
          why: "the API had an internal error",
          fix: "Check the API's status page and run again later",
          isTransient: true
        };

       case "unreachable":
        return {
          why: "the API couldn't be reached",
          fix: "Check `base-url`, DNS, the firewall, certificates and the proxy (`https_proxy`, `no_proxy`)"
        };

       case "unusable-proxy":
        return {
          why: "the runner's proxy can't be used",
          fix: "Correct `https_proxy` or `http_proxy` (a `%` in a password is written `%25`), or update the runner if its Node is too old"
        };

       case "no-answer":
        return {
          why: "the connection broke before the response was complete",
          ...RUN_LATER
        };

       case "timeout":
        return {
          why: "the API didn't respond in time",
          ...RUN_LATER
        };

       case "unreadable-answer":
        return {
          why: "the response couldn't be read",
          fix: "Check `base-url` and the proxy, because something other than the API may have answered"
        };

       case "invalid-page":
        return {
          why: "the response doesn't follow the API's specification",
          fix: "Report it to the API's support"
        };

       case "unsent":
        return {
          why: "the step ended before the request was sent",
          ...RUN_LATER
        };

       case "interrupted":
        return {
          why: "the step ended before the response arrived",
          ...RUN_LATER
        };
      }
    }
    const RUN_LATER = {
      fix: "Run again later",
      isTransient: true
    };
    const CHECK_PROJECT_ID = "Check `project-id`, which is on the API keys page of the dashboard";
    function fixOfBadRequest(method, isAboutJob) {
      if (!isAboutJob) return `${CHECK_PROJECT_ID}: the API returns 400 for an unknown id`;
      return method === "POST" ? "Shorten the prompt, or send it without `job-id`" : "Check `job-id` and `project-id`: the API returns 400 for an unknown project";
    }
    function limitOf(method, path) {
      if (method === "POST") return "the project's limit of 100 agent jobs an hour";
      return /^(?!.*\/agent\/).*\/v1\/analytics\//u.test(path) ? "the organization's limit of 100 analytics requests an hour" : "the rate limit";
    }
  }),
  2266: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      IQ: () => withDefault,
      Ko: () => readInputs,
      _: () => decimal,
      c3: () => listOf,
      dE: () => trimmed,
      dz: () => InputError,
      f9: () => quoting,
      lq: () => optional,
      wC: () => matching,
      yL: () => oneOf,
      yu: () => inputName,
      zM: () => boolean
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    class InputError extends Error {
      name="InputError";
    }
    const QUOTED = "\0";
    const MAX_QUOTED_LENGTH = 60;
    function inputName(key) {
      return key.replace(/[A-Z]/gu, letter => `-${letter.toLowerCase()}`);
    }
    function readInputs({input, inputNames}, rules, redact) {
      const keys = Object.keys(rules);
      const misspelled = misspelledInputs(inputNames, keys.map(inputName));
      const given = Object.fromEntries(keys.map(key => [ key, input(inputName(key)) ]));
      const {data, error} = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc(rules).safeParse(given);
      const invalid = (error?.issues ?? []).map(({path, message}) => {
        const key = String(path[0]);
        const value = message.startsWith(QUOTED) ? `, not ${quoted(given[key] ?? "", redact)}` : "";
        return {
          input: inputName(key),
          message: `\`${inputName(key)}\` ${message.replace(QUOTED, "")}${value}.`
        };
      });
      const isMisspelled = name => misspelled.some(({meant}) => meant === name);
      const problems = [ ...misspelled, ...invalid.filter(one => !isMisspelled(one.input)) ];
      const hasProblem = name => isMisspelled(name) || problems.some(one => one.input === name);
      const texts = Object.fromEntries(Object.entries(given).filter(([key]) => !hasProblem(inputName(key))));
      const values = problems.length === 0 ? data : void 0;
      return {
        texts,
        valid: values ?? zod_mini__WEBPACK_IMPORTED_MODULE_1__.OH3(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc(rules)).parse(texts),
        values,
        problems
      };
    }
    function misspelledInputs(given, declared) {
      return given.flatMap(name => {
        if (declared.includes(name)) return [];
        const words = letters(name);
        const meant = declared.find(other => letters(other) === words) ?? declared.find(other => other.length >= MIN_LENGTH && isOneLetterOff(letters(other), words));
        const message = `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(name)} isn't an input of this action. Use \`${meant}\`.`;
        return meant === void 0 ? [] : {
          input: name,
          meant,
          message
        };
      });
    }
    const MIN_LENGTH = 4;
    function letters(name) {
      return name.replaceAll(/[-_]/gu, "");
    }
    function isOneLetterOff(one, other) {
      let at = 0;
      while (at < one.length && one[at] === other[at]) at += 1;
      const [rest, otherRest] = [ one.slice(at), other.slice(at) ];
      return rest.slice(1) === otherRest || rest === otherRest.slice(1) || rest.slice(1) === otherRest.slice(1) || rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0];
    }
    function withDefault(whenEmpty, rule) {
      return zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(text => text.trim() || whenEmpty), rule);
    }
    function optional(rule) {
      return zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(text => text.trim() || void 0), zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(rule));
    }
    const trimmed = zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(text => text.trim()));
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
    function listOf(form, error) {
      return zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi(text => [ ...new Set(text.split(",").flatMap(entry => entry.trim() || [])) ])).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB(list => list.every(entry => form.test(entry)), quoting(error)));
    }
  }),
  9551: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      JE: () => openPlatformClient,
      QU: () => maskSecrets,
      U9: () => isLoopback,
      dD: () => keyProblem,
      eu: () => connectionInputs,
      s1: () => clientOptions,
      vw: () => isOneWord,
      yx: () => timeoutRule
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4922);
    var _platform_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7871);
    var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2266);
    var _step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7141);
    const DEFAULT_BASE_URL = "https://api.mintlify.com";
    const NO_KEY = "is empty. Check that the secret exists and that its name is right; runs from forks get no secrets, and runs from Dependabot only get Dependabot secrets";
    function isOneWord(fix) {
      return zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^[\x21-\x7E]*$/u, `has a space, a line break or a character that is not ASCII. ${fix}`);
    }
    const connectionInputs = {
      projectId: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.WN(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(text => text !== "", "is empty. Check how the input and the variable are spelled; the id is on the API keys page of the dashboard"), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(text => text === "" || (0, 
      _platform_client_js__WEBPACK_IMPORTED_MODULE_0__.bQ)(text), (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__.f9)("must be a project id"))),
      apiKey: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.WN(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(text => text !== "", NO_KEY), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(text => !/^(["'`]).*\1$/u.test(text), "is in quotes. Store the key in the secret without them"), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(text => !text.startsWith("mint_dsc_"), "is an assistant key (`mint_dsc_\u2026`). Create an admin key (`mint_\u2026`) on the API keys page of the dashboard"), zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(text => !text.startsWith("mint_us_"), "is an index key (`mint_us_\u2026`). Create an admin key (`mint_\u2026`) on the API keys page of the dashboard"), isOneWord("Store only the key in the secret")),
      baseUrl: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__.IQ)(DEFAULT_BASE_URL, zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(text => URL.canParse(text), (0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__.f9)("must be a URL"))), zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi(text => new URL(text))).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(isAcceptable, (0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__.f9)("must be an https URL without a user name, query or fragment (http only for this machine, such as `http://localhost:4700`)"))))
    };
    function maskSecrets({environment: {input}, runner}) {
      for (const name of [ "api-key", "marker-key", "github-token" ]) runner.mask(input(name).trim());
    }
    function keyProblem(valid) {
      const {apiKey = "mint_", baseUrl} = valid;
      if (baseUrl?.origin !== DEFAULT_BASE_URL || apiKey.startsWith("mint_")) return;
      return "`api-key` isn't an admin key, because it doesn't start with `mint_`. Create an admin key on the API keys page of the dashboard.";
    }
    const MAX_TIMEOUT_MINUTES = 350;
    function timeoutRule(minutes) {
      return (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__.IQ)(minutes, (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__._)(`a number of minutes above 0 and at most ${MAX_TIMEOUT_MINUTES}`, value => value > 0 && value <= MAX_TIMEOUT_MINUTES));
    }
    function isAcceptable(url) {
      if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") return false;
      return url.protocol === "https:" || url.protocol === "http:" && isLoopback(url);
    }
    function isLoopback(url) {
      return url.hostname === "localhost" || url.hostname === "[::1]" || /^127(?:\.\d+){3}$/u.test(url.hostname);
    }
    function clientOptions({http, clock, runner}) {
      return {
        userAgent: _step_js__WEBPACK_IMPORTED_MODULE_4__._,
        http,
        clock,
        debug: runner.debug
      };
    }
    function openPlatformClient(step, {baseUrl, apiKey}) {
      if (!step.environment.verifiesCertificates) step.runner.warning(UNVERIFIED, "Certificates not verified");
      return new _platform_client_js__WEBPACK_IMPORTED_MODULE_0__.Ht(clientOptions(step), baseUrl, apiKey);
    }
    const UNVERIFIED = "`NODE_TLS_REJECT_UNAUTHORIZED` is `0`, so anyone on the network can pose as the API or GitHub and read the key and the token. Remove it. If a proxy has its own certificates, set `NODE_EXTRA_CA_CERTS`.";
  }),
  7141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      B: () => cancelSignal,
      _: () => USER_AGENT
    });
    const USER_AGENT = "docs-agent-action/0.1.0";
    const CANCEL_SIGNALS = [ "SIGINT", "SIGTERM", "SIGBREAK" ];
    const EXIT_CODE_OF_A_CANCELLED_PROCESS = 130;
    function cancelSignal(process) {
      const cancelled = new AbortController;
      for (const name of CANCEL_SIGNALS) process.on(name, () => {
        if (cancelled.signal.aborted) process.exit(EXIT_CODE_OF_A_CANCELLED_PROCESS);
        cancelled.abort();
      });
      return cancelled.signal;
    }
  })
};