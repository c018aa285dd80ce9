export const id = 593;

export const ids = [ 593 ];

export const modules = {
  9290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      uz: () => commentsOnPullRequest,
      JV: () => findEarlierAttempt,
      yP: () => issueToComment,
      Cx: () => issueToReportOn,
      gO: () => newestJob,
      wv: () => react,
      TL: () => withWriteTime,
      HF: () => writeComment
    });
    var schemas = __webpack_require__(4922);
    __webpack_require__(4869);
    var conversation = __webpack_require__(6535);
    var errors = __webpack_require__(7307);
    var issue = __webpack_require__(33);
    //! CONCATENATED MODULE: ./build/github/comments.js
        const Written = schemas.Ikc({
      id: schemas.aig()
    });
    async function addReaction(client, issue, comment, content) {
      const options = requestOptions("Couldn't add a reaction to", issue);
      if (comment === void 0) {
        const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/reactions";
        await client.write(route, {
          issue_number: issue.number,
          content
        }, schemas.L5J(), options);
        return;
      }
      const route = comment.kind === "diff" ? "POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions" : "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions";
      await client.write(route, {
        comment_id: comment.id,
        content
      }, schemas.L5J(), options);
    }
    async function addComment(client, issue, body, attempt) {
      const written = await client.write("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        issue_number: issue.number,
        body
      }, Written, {
        ...requestOptions("Couldn't comment on", issue),
        attempt
      });
      return written?.id;
    }
    async function editComment(client, issue, {id, body}) {
      try {
        await client.write("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
          comment_id: id,
          body
        }, schemas.L5J(), requestOptions("Couldn't update the comment on", issue));
        return true;
      } catch (error) {
        if (error instanceof errors.y_ && error.status === 404) return false;
        throw error;
      }
    }
    async function ownComments(client, issue) {
      const options = requestOptions("Couldn't read the comments of", issue);
      const viewer = await client.viewer(options);
      const pages = client.pages("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        issue_number: issue.number
      }, conversation.dy, options);
      const own = [];
      for await (const page of pages) own.push(...page.filter(comment => comment.user?.login === viewer));
      return own;
    }
    function requestOptions(failing, {kind, number}) {
      return {
        failing: `${failing} #${number}`,
        permission: (0, issue.x1)("write", kind)
      };
    }
    var lib_clock = __webpack_require__(4570);
    var job_run = __webpack_require__(9777);
    var comment_marker = __webpack_require__(7674);
    //! CONCATENATED MODULE: ./build/agent-job/comment/comment.js
        function issueToComment(step) {
      return step.inputs.comment ? issueToReportOn(step) : void 0;
    }
    function issueToReportOn({inputs, event}) {
      const {issueNumber} = inputs;
      if (issueNumber === void 0) return event.issue;
      return event.issue?.number === issueNumber ? event.issue : {
        kind: "unknown",
        number: issueNumber
      };
    }
    function commentsOnPullRequest(run, {kind}, repository) {
      const mayBeContinued = run.task?.kind === "auto" || run.inputs.atCap === "continue";
      return mayBeContinued && (kind === "create" || kind === "resume") && (0, job_run.nc)(run, repository);
    }
    const REACTION_TIMEOUT_MS = 5_000;
    async function react(step, reaction, signal) {
      const {inputs, event, github, clock, runner} = step;
      const issue = (0, job_run.FK)(step) ? issueToReportOn(step) : void 0;
      if (issue === void 0) return;
      const comment = inputs.issueNumber === void 0 ? event.commentRef : void 0;
      try {
        await (0, lib_clock.wj)(clock, REACTION_TIMEOUT_MS, signal, ({stop}) => addReaction(github(stop), issue, comment, reaction));
      } catch (error) {
        if (!(error instanceof errors.y_)) throw error;
        if (error.lacksPermission && reaction === "eyes") warnOfNoComment(step, error, ", and the comment will fail too"); else runner.info(error.message);
        runner.debugError(error);
      }
      return issue;
    }
    function warnOfNoComment({runner, namedPermissions}, error, consequence) {
      if (error.lacksPermission && namedPermissions.has(error.permission)) return;
      if (error.lacksPermission) namedPermissions.add(error.permission);
      runner.warning(error.explain(consequence), "No comment");
    }
    async function newestJob(run, issue) {
      const {runner, inputs} = run;
      const marked = await markedComments(run, issue, run.limit.stop).catch(error => {
        if (!(error instanceof errors.y_) || !error.isFinal) throw error;
        runner.info(error.explain(", so there are no earlier comments to look at"));
        return [];
      });
      const named = marked.filter(({marker}) => marker.job !== "" && marker.project === inputs.projectId);
      const newest = named.at(-1);
      if (newest?.isVerified === false) runner.warning(`Comment ${newest.id} on #${issue.number} is ignored: its marker was signed with another key. Set \`marker-key\` to a secret that stays the same when the API key is replaced.`, "Comment not verified");
      return named.findLast(({isVerified}) => isVerified)?.marker.job;
    }
    async function findEarlierAttempt(run, promptSha256) {
      const issue = issueToComment(run);
      if (issue === void 0) return;
      const own = (0, comment_marker.we)(run, void 0, promptSha256, false);
      const found = (await markedComments(run, issue, run.limit.stop)).findLast(({marker}) => marker.job !== "" && marker.attempt < own.attempt && (0, 
      comment_marker.lO)(marker, own));
      if (found === void 0 || found.isVerified) return found;
      throw new errors.y_({
        what: `Couldn't verify comment ${found.id} on #${issue.number}`,
        why: `it names the job of attempt ${found.marker.attempt}, but the key that signed it has been replaced since`,
        fix: "Start a new run instead of this re-run, or follow the job with `job-id`; a `marker-key` outlives the API key"
      });
    }
    async function writeComment(run, request) {
      const {github, runner} = run;
      const {issue, text, marker, consequence} = request;
      try {
        const id = await withWriteTime(run, async time => {
          const existing = await existingComment(run, request, time.stop);
          if (existing !== void 0) {
            const body = markedBody(run, text, (0, comment_marker.QO)(run, existing.marker, issue));
            if (await editComment(github(time.stop), issue, {
              id: existing.id,
              body
            })) return existing.id;
          }
          return await addOnce(run, issue, text, (0, comment_marker.QO)(run, marker, issue), time);
        });
        return {
          id,
          mayWorkLater: false
        };
      } catch (error) {
        if (!(error instanceof errors.y_)) throw error;
        runner.debugError(error);
        warnOfNoComment(run, error, consequence);
        return {
          id: void 0,
          mayWorkLater: error.mayPass
        };
      }
    }
    async function addOnce(run, issue, text, marker, {stop, mayRetry, until}) {
      const {clock} = run;
      const github = run.github(stop);
      const body = markedBody(run, text, marker);
      try {
        return await addComment(github, issue, body, 1);
      } catch (error) {
        if (!(error instanceof errors.y_) || stop.aborted || !mayRetry) throw error;
        if (error.mayHaveHappened) {
          const own = await ownComments(github, issue);
          const existing = own.findLast(comment => comment.body.includes(marker));
          if (existing !== void 0) return existing.id;
        } else if (error.retryAfterMs !== void 0 && clock.now() + error.retryAfterMs < until) await clock.sleep(error.retryAfterMs, stop); else throw error;
        return await addComment(github, issue, body, 2);
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
      const isOwn = (0, comment_marker.lO)(marker, {
        ...own,
        prompt: marker.prompt
      });
      return {
        id,
        marker: isOwn ? own : {
          ...marker,
          ended: own.ended
        }
      };
    }
    async function markedComments(run, issue, stop) {
      const comments = await ownComments(run.github(stop), issue);
      return comments.flatMap(comment => (0, comment_marker.Pe)(run, comment, issue) ?? []);
    }
    function markedBody({runner}, text, marker) {
      return runner.redact(`${text}\n${marker}`);
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
      const cutShort = (0, lib_clock.N)(clock, cancelled, AFTER_CANCEL_MS, finished.signal);
      try {
        return await (0, lib_clock.wj)(clock, ms, cutShort, ({stop}) => work({
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
      Pe: () => withMarker,
      QO: () => signMarker,
      lO: () => isSameStep,
      we: () => markerOf,
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
      prompt: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
      ended: zod_mini__WEBPACK_IMPORTED_MODULE_1__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY(), false),
      announces: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_2__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig()))
    });
    const PURPOSE = "docs-agent-action marker 1";
    const MARKER = /<!-- docs-agent-action:1 ([A-Za-z0-9+/=]+) ([A-Za-z0-9+/=]+) -->\s*$/u;
    function markerOf({environment, inputs}, jobId, promptSha256, isEnded) {
      const {runId, runAttempt, workflowJob, step} = environment;
      return {
        job: jobId ?? "",
        project: inputs.projectId,
        run: runId,
        attempt: runAttempt,
        workflowJob,
        step,
        key: inputs.key,
        prompt: promptSha256,
        ended: isEnded
      };
    }
    function isSameStep(one, other) {
      return [ "run", "workflowJob", "step", "key", "project", "prompt" ].every(name => one[name] === other[name]);
    }
    function signMarker(run, marker, issue) {
      const said = Buffer.from(JSON.stringify(marker)).toString("base64");
      const code = authentication(run, said, markerKey(run), issue).toString("base64");
      return `\x3c!-- docs-agent-action:1 ${said} ${code} --\x3e`;
    }
    function hasMarker(body) {
      return MARKER.test(body);
    }
    function withMarker(run, comment, issue) {
      const [, said, code] = MARKER.exec(comment.body) ?? [];
      if (said === void 0 || code === void 0) return;
      const {data: marker} = Marker.safeParse((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(Buffer.from(said, "base64").toString("utf8")));
      if (marker === void 0) return;
      const found = Buffer.from(code, "base64");
      const isVerified = [ markerKey(run), run.inputs.apiKey ].some(key => {
        const expected = authentication(run, said, key, issue);
        return found.length === expected.length && (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(found, expected);
      });
      return {
        ...comment,
        marker,
        isVerified
      };
    }
    function markerKey({inputs}) {
      return inputs.markerKey ?? inputs.apiKey;
    }
    function authentication({environment}, said, key, issue) {
      return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", key).update([ PURPOSE, environment.repository.toLowerCase(), issue.number, said ].join("\n")).digest();
    }
  }),
  8436: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      KQ: () => isAllowedBot,
      Td: () => checkCap,
      XT: () => checkEvent,
      r8: () => whySkipped
    });
    var _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7307);
    var _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
    var _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1351);
    var _github_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8328);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4869);
    var _job_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9777);
    var _push_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5710);
    const AGENT_BRANCH = "mintlify/";
    const MAX_COMMITS_ASKED = 11;
    async function checkEvent(run) {
      const {event, inputs} = run;
      const isSender = isAgent(run, event.sender?.login);
      if (inputs.skipAgentEvents && await isAgentsOwn(run, isSender)) return {
        guard: "agent-event",
        login: inputs.agentLogin,
        event: event.name,
        isSender
      };
      return await checkPerson(run);
    }
    const REPORTING_EVENTS = [ "workflow_run", "check_run", "check_suite", "status" ];
    async function isAgentsOwn(run, isSender) {
      const {name, branch, pullRequest} = run.event;
      if (REPORTING_EVENTS.includes(name)) return false;
      if (isSender || isAgentBranch(branch)) return true;
      if (name === "push") return await isAgentsPush(run);
      const isAboutPullRequest = name === "pull_request" || name === "pull_request_target";
      return isAboutPullRequest && pullRequest !== void 0 && isFromAgent(run, pullRequest);
    }
    async function isAgentsPush(run) {
      const {branch, head, commits = []} = run.event.push ?? {};
      if (isAgentBranch(branch)) return true;
      const others = commits.filter(({author}) => !isAgent(run, author)).map(({sha}) => sha);
      if (commits.length > 0 && others.length === 0) return true;
      const asked = new Set([ ...head === void 0 ? [] : [ head ], ...others ]);
      if (asked.size === 0 || asked.size > MAX_COMMITS_ASKED) return false;
      try {
        for (const sha of asked) {
          const pulls = await (0, _push_js__WEBPACK_IMPORTED_MODULE_6__.KM)(run, sha);
          if (!pulls.some(pull => isFromAgent(run, pull))) return false;
        }
        return true;
      } catch (error) {
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_0__.y_ && error.lacksPermission)) throw error;
        run.runner.warning(error.explain(", so a merge of the agent's own pull request isn't detected (`skip-agent-events`)"), "skip-agent-events not checked");
        return false;
      }
    }
    function isAgent({inputs}, login) {
      return (0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.Av)(login, inputs.agentLogin);
    }
    function isAgentBranch(branch) {
      return branch?.startsWith(AGENT_BRANCH) === true;
    }
    function isFromAgent(run, {author, ownBranch}) {
      return isAgent(run, author) || isAgentBranch(ownBranch);
    }
    const TRUSTED_EVENTS = [ "schedule", "push", "release", "create", "delete", "merge_group", "workflow_dispatch", "repository_dispatch" ];
    const AUTHOR_ACTIONS = [ "opened", "reopened", "synchronize", "edited", "ready_for_review", "converted_to_draft", "closed" ];
    function isTrustedPullRequest({name, action = "", pullRequest}) {
      if (name === "pull_request_target") return action === "closed" && pullRequest?.state === "merged";
      return name === "pull_request" && pullRequest?.ownBranch !== void 0 && AUTHOR_ACTIONS.includes(action);
    }
    async function checkPerson({event, inputs, github, limit}) {
      const {name, sender, workflowRun, label} = event;
      const [trigger = "", actor] = name === "workflow_run" ? [ workflowRun?.event, workflowRun?.triggeringActor ] : [ name, sender ];
      if (TRUSTED_EVENTS.includes(trigger) || isTrustedPullRequest(event)) return;
      if (actor === void 0) throw new _github_errors_js__WEBPACK_IMPORTED_MODULE_0__.y_({
        what: "Couldn't check the permission of the person who triggered this run",
        why: `the payload of the event ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(name || "unknown")} doesn't name them`,
        fix: "Use an event that outsiders can't trigger, such as `schedule` or `workflow_dispatch`"
      });
      const {login, isBot} = actor;
      if (isBot) return isAllowedBot(inputs.allowBots, login) ? void 0 : {
        guard: "bot",
        login
      };
      const required = inputs.requiredPermission;
      if (required === "none") return;
      const role = await (0, _github_repository_js__WEBPACK_IMPORTED_MODULE_3__.kp)(github(limit.stop), login);
      if ((0, _github_repository_js__WEBPACK_IMPORTED_MODULE_3__.um)(role, required)) return;
      return {
        guard: "permission",
        login,
        role,
        required,
        addedLabel: label !== void 0
      };
    }
    function isAllowedBot(allowBots, login) {
      return allowBots.some(allowed => (0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.Av)(login, allowed));
    }
    async function checkCap(run) {
      const {inputs, github, limit} = run;
      const {maxOpenPrs, agentLogin: login} = inputs;
      if (maxOpenPrs === void 0) return;
      const repository = (0, _job_run_js__WEBPACK_IMPORTED_MODULE_5__.bM)(run);
      const open = new Map;
      for await (const page of (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.qc)(github(limit.stop, repository), "open")) for (const pull of page) if (isFromAgent(run, pull)) open.set(pull.number, pull);
      return open.size < maxOpenPrs ? void 0 : {
        guard: "max-open-prs",
        login,
        repository,
        limit: maxOpenPrs,
        open: [ ...open.values() ]
      };
    }
    function whySkipped(skip, wantsToContinue) {
      switch (skip.guard) {
       case "agent-event":
        {
          const how = skip.isSender ? "was triggered by" : "is about the work of";
          return `this \`${skip.event}\` event ${how} the agent ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(skip.login)} itself (loop protection, \`skip-agent-events\`).`;
        }

       case "permission":
        {
          const {login, role, required, addedLabel} = skip;
          const who = `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(login)}${addedLabel ? ", who added the label," : ""}`;
          const fix = addedLabel ? `Ask someone with \`${required}\` access to add it again, or change \`required-permission\`.` : "Change `required-permission` to allow this.";
          return `${who} has \`${role}\` access, and \`${required}\` is required. ${fix}`;
        }

       case "bot":
        return `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(skip.login)} is a bot, and bots can't trigger jobs by default. Add it to \`allow-bots\` to allow this.`;

       case "max-open-prs":
        {
          const {login, repository, open, limit} = skip;
          const count = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.B4)(open.length, "open pull request");
          const some = open.length === 1 ? "it" : "some";
          const rest = wantsToContinue ? `${open.length === 1 ? "It can't" : "None of them can"} be continued (\`at-cap: continue\`). Merge or close ${some}.` : `Merge or close ${some}, or set \`at-cap: continue\`.`;
          return `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(login)} has ${count} in ${(0, 
          _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(repository)}, and \`max-open-prs\` is ${limit}. ${rest}`;
        }
      }
    }
  }),
  2291: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      e3: () => availableParts,
      hP: () => whyNoSecrets,
      ls: () => inputsWithoutEffect,
      nv: () => problemsAcrossInputs
    });
    var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
    var _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(292);
    var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2266);
    var _step_connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9551);
    var _prompt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3945);
    var _rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9439);
    function problemsAcrossInputs(given, event) {
      const sources = (0, _prompt_js__WEBPACK_IMPORTED_MODULE_4__.j)(given).map(({input}) => input);
      const hasPrompt = sources.length > 0;
      const hasJob = ![ "", "auto" ].includes(given("jobId").trim());
      const include = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_6__.W_)(_rules_js__WEBPACK_IMPORTED_MODULE_5__.sM.include).parse(given("include")) ?? [];
      const included = hasPrompt ? include : [];
      const issueNumber = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_6__.W_)(_rules_js__WEBPACK_IMPORTED_MODULE_5__.sM.issueNumber).parse(given("issueNumber"));
      const nothingToInclude = whyNothingToInclude(event, included, issueNumber);
      const isInPayload = issueNumber === void 0 && event.issue !== void 0;
      const mustRead = nothingToInclude === void 0 && included.some(part => part !== "issue" || !isInPayload);
      const found = [ [ sources.join(", "), tooManyPrompts(sources) ], [ "prompt", hasPrompt || hasJob ? void 0 : noPrompt(given) ], [ "api-key", (0, 
      _step_connection_js__WEBPACK_IMPORTED_MODULE_3__.dD)(given("apiKey"), given("baseUrl")) ], [ "project-id", keyAsId(given, "projectId") ], [ "job-id", keyAsId(given, "jobId") ], [ "poll-interval-seconds", intervalProblem(given) ], [ "github-token", tokenProblem(given, mustRead) ], [ "include", !hasPrompt && hasJob && include.length > 0 ? INCLUDE_WITHOUT_PROMPT : nothingToInclude ] ];
      return found.flatMap(([input, message]) => message === void 0 ? [] : [ {
        input,
        message
      } ]);
    }
    const INCLUDE_WITHOUT_PROMPT = "`include` needs a prompt. Set `prompt`, or remove `include`.";
    function tooManyPrompts(sources) {
      if (sources.length < 2) return;
      const names = sources.map(name => `\`${name}\``).join(" and ");
      return `Only one of ${names} can be set. Remove the other${sources.length > 2 ? "s" : ""}.`;
    }
    function noPrompt(given) {
      return given("jobId").trim() === "auto" ? "`job-id: auto` needs the prompt that started the job. Set `prompt`, `prompt-file` or `prompt-template`." : "`prompt` is empty. Set `prompt`, `prompt-file` or `prompt-template`, or a `job-id` to follow.";
    }
    function keyAsId(given, key) {
      const apiKey = given("apiKey").trim();
      return apiKey !== "" && given(key).includes(apiKey) ? `\`${(0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__.yu)(key)}\` contains the API key. Set it to the id, not to the secret.` : void 0;
    }
    function intervalProblem(given) {
      const interval = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_6__.W_)(_rules_js__WEBPACK_IMPORTED_MODULE_5__.sM.pollIntervalSeconds).parse(given("pollIntervalSeconds")) ?? 1;
      const baseUrl = URL.parse(given("baseUrl").trim());
      return interval >= 1 || baseUrl !== null && (0, _step_connection_js__WEBPACK_IMPORTED_MODULE_3__.U9)(baseUrl) ? void 0 : "`poll-interval-seconds` must be 1 or more, unless `base-url` is on this machine.";
    }
    function tokenProblem(given, mustRead) {
      const isTrue = key => (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_6__.W_)(_rules_js__WEBPACK_IMPORTED_MODULE_5__.sM[key]).parse(given(key)) === true;
      const isSet = key => given(key).trim() !== "";
      const needed = [ ...[ "comment", "removeLabel" ].filter(isTrue).map(_runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__.yu), ...[ "maxOpenPrs", "allowedPaths", "prLabels", "prReviewers" ].filter(isSet).map(_runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__.yu), ...given("jobId").trim() === "auto" ? [ "job-id: auto" ] : [], ...mustRead ? [ "include" ] : [] ];
      return needed.length === 0 || isSet("githubToken") ? void 0 : `\`github-token\` is empty, but it is required for ${needed.map(name => `\`${name}\``).join(", ")}. Remove \`github-token\` to use the run's own token.`;
    }
    function whyNothingToInclude(event, include, issueNumber) {
      const available = availableParts(event, issueNumber);
      if (include.length === 0 || include.some(part => available.includes(part))) return;
      return `\`include\` has nothing to include, because the \`${event.name || "unknown"}\` event has no ${include.join(" and no ")}. Set \`issue-number\`, or remove \`include\`.`;
    }
    const EVENTS_WITHOUT_SECRETS = [ "pull_request", "pull_request_review", "pull_request_review_comment" ];
    function whyNoSecrets({name, pullRequest, sender}) {
      if ((0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.Av)(sender?.login, "dependabot[bot]")) return "`api-key` is empty, because runs that Dependabot triggers get no Actions secrets. Skip them with an `if:` on the job, or add the key as a Dependabot secret.";
      return pullRequest?.isFromFork === true && EVENTS_WITHOUT_SECRETS.includes(name) ? "`api-key` is empty, because GitHub gives no secrets to pull requests from forks. Skip them with an `if:` on the job." : void 0;
    }
    function availableParts({issue, changes, push}, issueNumber) {
      const mayBeMerge = push?.head !== void 0 && push.branch !== void 0;
      const hasConversation = issueNumber !== void 0 || issue !== void 0 || mayBeMerge;
      const has = {
        issue: hasConversation,
        comments: hasConversation,
        diff: changes !== void 0 || issueNumber !== void 0
      };
      return _rules_js__WEBPACK_IMPORTED_MODULE_5__.av.filter(part => has[part]);
    }
    function inputsWithoutEffect(values, task, event) {
      const {wait, maxOpenPrs, atCap, allowedPaths, comment, include, issueNumber} = values;
      const isAuto = task === "auto";
      const rules = [ [ [ "prLabels", "prReviewers", "allowedPaths", "ifNoPr", "pollIntervalSeconds" ], !wait, "with `wait: false`, because the step ends before the job" ], [ [ "atCap" ], maxOpenPrs === void 0, "without `max-open-prs`" ], [ [ "ifOutOfScope" ], allowedPaths === void 0, "without `allowed-paths`" ], [ [ "maxOpenPrs" ], task === "follow" || task === "message", "with a `job-id`, because no job is created" ], [ [ "issueNumber" ], !comment && include.length === 0 && !isAuto, "without `comment`, `include` or `job-id: auto`" ], [ [ "markerKey" ], !comment && !isAuto && atCap !== "continue", "without `comment`, `job-id: auto` or `at-cap: continue`" ] ];
      const isDefault = key => (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(values[key], _rules_js__WEBPACK_IMPORTED_MODULE_5__.sM[key].parse(""));
      const warnings = rules.flatMap(([keys, isUseless, because]) => keys.filter(key => isUseless && !isDefault(key)).map(key => `\`${(0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__.yu)(key)}\` has no effect ${because}.`));
      const cannotFindJob = isAuto && !comment && (issueNumber !== void 0 || event.issue !== void 0);
      return cannotFindJob ? [ ...warnings, JOB_NOT_FOUND_LATER ] : warnings;
    }
    const JOB_NOT_FOUND_LATER = "Without `comment: true`, a later run with `job-id: auto` for the same issue or pull request doesn't find a job that this run creates, and creates another one.";
  }),
  3945: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      j: () => promptSources,
      $: () => readPrompt
    });
    var external_node_crypto_ = __webpack_require__(7598);
    var promises_ = __webpack_require__(1455);
    var lib_text = __webpack_require__(4869);
    var inputs = __webpack_require__(2266);
    var external_node_fs_ = __webpack_require__(3024);
    var external_node_path_ = __webpack_require__(6760);
    //! CONCATENATED MODULE: ./build/runner/workspace.js
        const realpath = async path => external_node_fs_.realpathSync.native(path);
    const stat = async path => (0, external_node_fs_.statSync)(path);
    async function fileInWorkspace(workspace, named) {
      const {path: given} = named;
      const {root, wanted} = await placeIn(workspace, named, "Move the file into the workspace");
      const file = await realpath(wanted).catch(cause => {
        throw unusable(named, `${(0, lib_text.Zw)(given)} doesn't exist in the workspace. Check the path, and that \`actions/checkout\` runs before this step`, cause);
      });
      refuseGit((0, external_node_path_.relative)(root, file), named);
      if (!(await stat(file)).isFile()) throw unusable(named, `${(0, lib_text.Zw)(given)} isn't a file`);
      return file;
    }
    async function placeIn(workspace, named, fix) {
      const {path: given} = named;
      const root = await realpath(workspace).catch(cause => {
        throw unusable(named, "the workspace doesn't exist. Run `actions/checkout` before this step", cause);
      });
      const wanted = absolute(root, given);
      const isLeaving = !(0, external_node_path_.isAbsolute)(given) && isOutside(root, wanted);
      const isOnServer = wanted.startsWith("\\\\") && !root.startsWith("\\\\");
      if (isLeaving || isOnServer || await isElsewhere(root, wanted)) throw unusable(named, `${(0, 
      lib_text.Zw)(given)} is outside the workspace. ${fix}`);
      return {
        root,
        wanted
      };
    }
    function isOutside(root, path) {
      const between = (0, external_node_path_.relative)(root, path);
      return between === ".." || between.startsWith(`..${external_node_path_.sep}`) || (0, 
      external_node_path_.isAbsolute)(between);
    }
    function absolute(root, given) {
      if (external_node_path_.sep === "/") return (0, external_node_path_.resolve)(root, given);
      return (0, external_node_path_.resolve)(root, given.replace(/^\\\\\?\\UNC(?=\\)/iu, "\\").replace(/^\\\\\?\\(?=[a-z]:)/iu, ""));
    }
    async function isElsewhere(root, path) {
      for (let at = path; ;at = (0, external_node_path_.dirname)(at)) {
        const real = await realpath(at).catch(() => {});
        if (real !== void 0) return isOutside(root, real);
        if (at === (0, external_node_path_.dirname)(at)) return true;
      }
    }
    function refuseGit(name, named) {
      if (name.split(/[/\\]/u).some(part => GIT_FOLDER.test(part.replaceAll(NO_CHARACTER_ON_HFS, "")))) throw unusable(named, `${(0, 
      lib_text.Zw)(named.path)} is in \`.git\`, which can contain a token. Use another file`);
    }
    const GIT_FOLDER = /^(?:\.git|git~1)[. ]*(?::|$)/iu;
    const NO_CHARACTER_ON_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
    function unusable({input}, why, cause) {
      return new inputs.dz(`\`${input}\`: ${why}.`, {
        cause
      });
    }
    var template = __webpack_require__(8848);
    //! CONCATENATED MODULE: ./build/agent-job/inputs/prompt.js
        const MAX_PROMPT_BYTES = 16777216;
    function promptSources(given) {
      const sources = [ {
        input: "prompt",
        value: given("prompt")
      }, {
        input: "prompt-file",
        value: given("promptFile").trim()
      }, {
        input: "prompt-template",
        value: given("promptTemplate").trim()
      } ];
      return sources.filter(({value}) => value !== "");
    }
    async function readPrompt(source, workspace, contexts) {
      const {input, value} = source;
      if (input === "prompt") return promptOf(value, "`prompt` is blank. Say what the agent should do.");
      const text = await readText(source, workspace);
      const path = (0, lib_text.Zw)(value);
      if (input === "prompt-file") return promptOf(text, `\`prompt-file\`: ${path} is blank. Write the prompt into it.`);
      const filled = await (0, template.o)({
        path: value,
        text
      }, contexts(), MAX_PROMPT_BYTES);
      const whenBlank = `\`prompt-template\`: ${path} results in a blank prompt. Check its expressions.`;
      const warning = filled.empty.length === 0 ? void 0 : emptyWarning(path, filled.empty);
      return {
        ...promptOf(filled.text, whenBlank),
        warning
      };
    }
    function promptOf(text, whenBlank) {
      if (/^[\s\p{Cf}]*$/u.test(text)) throw new inputs.dz(whenBlank);
      const bytes = Buffer.from(text, "utf8");
      if (bytes.byteLength > MAX_PROMPT_BYTES) throw new inputs.dz(`The prompt has ${(0, 
      lib_text.ZV)(bytes.byteLength)} bytes, but the limit is ${(0, lib_text.ZV)(MAX_PROMPT_BYTES)}. Shorten it.`);
      return {
        text,
        sha256: (0, external_node_crypto_.createHash)("sha256").update(bytes).digest("hex"),
        bytes: bytes.byteLength
      };
    }
    const MAX_NAMED_EXPRESSIONS = 10;
    function emptyWarning(path, empty) {
      const named = empty.slice(0, MAX_NAMED_EXPRESSIONS).join(", ");
      const left = empty.length - MAX_NAMED_EXPRESSIONS;
      const more = left > 0 ? ` and ${(0, lib_text.ZV)(left)} more` : "";
      return `No value for ${named}${more} in ${path}. Check the spelling, and what the event contains.`;
    }
    async function readText({input, value: path}, workspace) {
      const file = await fileInWorkspace(workspace, {
        input,
        path
      });
      try {
        const bytes = await (0, promises_.readFile)(file);
        return new TextDecoder("utf-8", {
          fatal: true,
          ignoreBOM: true
        }).decode(bytes);
      } catch (cause) {
        const problem = cause instanceof TypeError ? `${(0, lib_text.Zw)(path)} isn't UTF-8. Save it in that encoding.` : `Couldn't read ${(0, 
        lib_text.Zw)(path)}: ${String(cause)}.`;
        throw new inputs.dz(`\`${input}\`: ${problem}`, {
          cause
        });
      }
    }
  }),
  9439: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      TD: () => WHEN_INVALID,
      av: () => INCLUDE_PARTS,
      sM: () => inputRules
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3305);
    var _github_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8328);
    var _lib_path_filter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8884);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4869);
    var _platform_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7871);
    var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2266);
    var _step_connection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9551);
    const INCLUDE_PARTS = [ "issue", "comments", "diff" ];
    const include = zod_mini__WEBPACK_IMPORTED_MODULE_6__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_6__.FsL(_runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.dE, zod_mini__WEBPACK_IMPORTED_MODULE_6__.pdi(text => text === "" ? [] : text.split(",").map(word => word.trim()))).check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.YPB(words => words.every(word => INCLUDE_PARTS.some(part => part === word)), (0, 
    _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.f9)("must be any of `issue`, `comments` and `diff`, comma-separated")), zod_mini__WEBPACK_IMPORTED_MODULE_6__.YPB(words => new Set(words).size === words.length, (0, 
    _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.f9)("must name each part once"))), zod_mini__WEBPACK_IMPORTED_MODULE_6__.pdi(words => INCLUDE_PARTS.filter(part => words.includes(part))));
    const MAX_LABELS = 20;
    const MAX_REVIEWERS = 20;
    const MAX_FAULTS = 5;
    const pathPatterns = zod_mini__WEBPACK_IMPORTED_MODULE_6__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_6__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_6__.pdi((text, context) => {
      const {patterns, faults} = (0, _lib_path_filter_js__WEBPACK_IMPORTED_MODULE_1__.V)(text);
      for (const {pattern, message} of faults.slice(0, MAX_FAULTS)) {
        const problem = pattern === void 0 ? message : `contains ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.Zw)(pattern)}, which ${message}`;
        context.issues.push({
          code: "custom",
          message: problem,
          input: text
        });
      }
      return patterns;
    }));
    const labels = zod_mini__WEBPACK_IMPORTED_MODULE_6__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_6__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_6__.pdi(_runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.jO)).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__.Eb(MAX_LABELS, `has more than ${MAX_LABELS} labels`), zod_mini__WEBPACK_IMPORTED_MODULE_6__.YPB(names => names.every(name => !/\p{Cc}/u.test(name)), "has a line break. Separate labels with commas"));
    const reviewers = (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.IQ)("", (0, 
    _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.wC)(/^(?:\s*(?:@author|[\w-]+|[\w-]+\/[\w.-]+)?\s*(?:,|$))*$/u, "must be comma-separated logins, `org/team` or `@author`", text => (0, 
    _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.jO)(text).map(reviewerOf)).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__.Eb(MAX_REVIEWERS, `has more than ${MAX_REVIEWERS} reviewers`)));
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
      ..._step_connection_js__WEBPACK_IMPORTED_MODULE_5__.eu,
      prompt: zod_mini__WEBPACK_IMPORTED_MODULE_6__.YjP(),
      promptFile: _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.dE,
      promptTemplate: _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.dE,
      include,
      jobId: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.lq)(zod_mini__WEBPACK_IMPORTED_MODULE_6__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.YPB(_platform_client_js__WEBPACK_IMPORTED_MODULE_3__.bQ, (0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.f9)("must be a job id")))),
      dryRun: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.IQ)("false", _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.zM),
      wait: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.IQ)("true", _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.zM),
      timeoutMinutes: (0, _step_connection_js__WEBPACK_IMPORTED_MODULE_5__.yx)("30"),
      pollIntervalSeconds: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.lq)((0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__._)("a number of seconds above 0 and at most 21000", value => value > 0 && value <= 21_000)),
      ifNoPr: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.IQ)("ignore", (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.yL)("ignore", "warn", "error")),
      comment: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.IQ)("false", _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.zM),
      issueNumber: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.lq)((0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.wC)(/^[1-9]\d{0,14}$/u, "must be the number of an issue or pull request", Number)),
      githubToken: _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.dE,
      markerKey: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.lq)(zod_mini__WEBPACK_IMPORTED_MODULE_6__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__.m9(MIN_MARKER_KEY_LENGTH, `has fewer than ${MIN_MARKER_KEY_LENGTH} characters. Use a longer random secret, such as the output of \`openssl rand -hex 32\``), (0, 
      _step_connection_js__WEBPACK_IMPORTED_MODULE_5__.vw)("Use a random secret on one line, such as the output of `openssl rand -hex 32`"))),
      maxOpenPrs: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.lq)((0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.wC)(/^[1-9]\d{0,5}$/u, "must be a whole number of 1 or more", Number)),
      atCap: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.IQ)("skip", (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.yL)("skip", "continue")),
      key: zod_mini__WEBPACK_IMPORTED_MODULE_6__.YjP(),
      prRepository: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.lq)((0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.wC)(/^[\w.-]+\/[\w.-]+$/u, "must be a repository as `owner/name`", text => text)),
      agentLogin: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.IQ)("mintlify[bot]", (0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.wC)(/^[\w-]+(?:\[bot\])?$/u, "must be a login", text => text)),
      skipAgentEvents: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.IQ)("true", _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.zM),
      requiredPermission: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.IQ)("write", (0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.yL)(..._github_repository_js__WEBPACK_IMPORTED_MODULE_0__.gg)),
      allowBots: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.IQ)("", (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.wC)(/^(?:\s*[\w-]+(?:\[bot\])?\s*(?:,|$))*$/u, "must be comma-separated logins without wildcards, such as `renovate[bot]`", _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.jO)),
      allowedPaths: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.lq)(pathPatterns),
      ifOutOfScope: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.IQ)("error", (0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.yL)("error", "warn")),
      prLabels: labels,
      prReviewers: reviewers,
      removeLabel: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.IQ)("false", _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.zM)
    };
    const WHEN_INVALID = {
      comment: "false",
      dryRun: "true",
      removeLabel: "false",
      skipAgentEvents: "true",
      wait: "true"
    };
  }),
  8848: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      D: () => templateContexts,
      o: () => fillTemplate
    });
    var _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2239);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2266);
    function positionOf(template, offset) {
      const before = template.slice(0, offset).split(/\r\n|\r|\n/u);
      return `line ${before.length}, column ${Array.from(before.at(-1) ?? "").length + 1}`;
    }
    const MAX_EXPRESSION_LENGTH = 100;
    const OPEN = "${{";
    async function fillTemplate({path, text}, contexts, maxLength) {
      const invalid = (message, offset, cause) => {
        const where = `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(path)}, ${positionOf(text, offset)}`;
        return new _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__.dz(`\`prompt-template\`: invalid expression in ${where}: ${message}.`, {
          cause
        });
      };
      const filled = [];
      const empty = [];
      let length = 0;
      let engine;
      for (let at = 0; at < text.length; ) {
        const open = text.indexOf(OPEN, at);
        if (open === -1) {
          filled.push(text.slice(at));
          break;
        }
        const start = open + OPEN.length;
        const end = endOfExpression(text, start);
        if (end === void 0) throw invalid("it is never closed with `}}`", open);
        engine ??= await expressionEngine(contexts).catch(cause => {
          throw invalid(UNUSABLE_EVENT, open, cause);
        });
        const source = text.slice(start, end);
        if (source.trim() === "") throw invalid("it is empty", start);
        let value;
        try {
          value = engine.evaluate(source);
        } catch (error) {
          throw invalid(describe(error, source), start + engine.offsetOf(error), error);
        }
        if (value === "") empty.push(`${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(source.trim(), MAX_EXPRESSION_LENGTH)} (${positionOf(text, open)})`);
        filled.push(text.slice(at, open), value);
        length += open - at + value.length;
        if (length > maxLength) throw invalid(`with its value, the prompt has more than ${(0, 
        _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.ZV)(maxLength)} bytes`, open);
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
      return {
        evaluate: source => {
          new Parser(new Lexer(source.replace(/[\r\n]/gu, " ")).lex().tokens, names, []).parse();
          const expression = new Parser(new Lexer(source).lex().tokens, names, []).parse();
          return new Evaluator(expression, context).evaluate().coerceString();
        },
        offsetOf: error => {
          if (error instanceof ExpressionError) return error.pos.column;
          const position = /Located at position (\d+)/u.exec((0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error))?.[1];
          return position === void 0 ? 0 : Number(position) - 1;
        }
      };
    }
    function describe(error, source) {
      if (error instanceof TypeError) return `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(source)} can't be evaluated`;
      if ((0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error) === "ErrorExceededMaxLength") return "it has more than 21,000 characters";
      const message = (0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error).replace(/\.? Located at position [\s\S]*$/u, "");
      return message.startsWith("Unrecognized named-value") ? `${message}. ${ONLY_THESE}` : message;
    }
    const ONLY_THESE = "A template can only use `github` and `env`, because the prompt leaves GitHub; put other values into `env`";
    const SECRET_NAME = /TOKEN|SECRET|PASS|KEY|CRED|AUTH|COOKIE|PRIVATE/i;
    const RUNNERS_OWN = /^(?:INPUT_|ACTIONS_|STATE_)/i;
    function templateContexts({variables}, event, isSecret) {
      const visible = Object.entries(variables).filter(([name, value = ""]) => !SECRET_NAME.test(name) && !isSecret(value));
      const github = {};
      for (const [name, value] of visible) if (name.startsWith("GITHUB_")) github[name.slice(7).toLowerCase()] = value;
      github["event"] = event;
      return {
        github,
        env: Object.fromEntries(visible.filter(([name]) => !RUNNERS_OWN.test(name)))
      };
    }
  }),
  9777: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
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
        if ((0, agent_jobs.hU)(status) === "unrecognized" && !hasWarnedOfStatus) {
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
      const {githubToken: token, dryRun: isReadOnly} = inputs;
      const github = (0, client.o6)({
        ...(0, connection.s1)(step),
        token,
        apiUrl,
        graphqlUrl,
        isReadOnly
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
    function openRun(step, limit, task) {
      const {inputs, clock, deadline, runner} = step;
      return {
        ...step,
        task,
        jobs: (0, agent_jobs.Cp)((0, connection.JE)(step, inputs), inputs.projectId),
        progress: openProgressLog(clock, deadline, runner),
        limit,
        mergedPullRequests: new Map,
        pushError: void 0
      };
    }
    function pullRequestRepository({inputs, environment}) {
      return inputs.prRepository ?? environment.repository;
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
      QO: () => isStale,
      pJ: () => endOf,
      wb: () => jobIdOf,
      wi: () => HOW_ENDED
    });
    var _platform_agent_jobs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9064);
    function jobIdOf(target) {
      return target.kind === "message" ? target.job.id : target.kind === "follow" ? target.jobId : void 0;
    }
    function endOf({status}) {
      const phase = (0, _platform_agent_jobs_js__WEBPACK_IMPORTED_MODULE_0__.hU)(status);
      return phase === "active" || phase === "unrecognized" ? void 0 : phase;
    }
    const HOW_ENDED = {
      completed: "completed without a pull request",
      archived: "was archived",
      failed: "failed"
    };
    const STALE_END_MS = 20_000;
    function isStale(job, messageAcceptedAt, now) {
      return messageAcceptedAt !== void 0 && endOf(job) !== void 0 && now - messageAcceptedAt < STALE_END_MS;
    }
  }),
  523: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      PC: () => MAX_SHOWN_FILES,
      WC: () => otherRepositoryFix,
      _x: () => scopeProblem,
      fb: () => checkPullRequest
    });
    var _github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5076);
    var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7307);
    var _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1351);
    var _lib_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4570);
    var _lib_path_filter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8884);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4869);
    var _job_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9777);
    const MAX_SHOWN_FILES = 300;
    const READ_TIMEOUT_MS = 60_000;
    async function checkPullRequest(run, done) {
      const {inputs, runner, clock} = run;
      const {allowedPaths, comment, prLabels, prReviewers} = inputs;
      if (done.kind !== "ended") return;
      const {prLink, invalidPrLink} = done.job.last;
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
      const changes = await readChanges(run, prLink);
      if (typeof changes !== "string") {
        const {files, pullRequest} = changes;
        const scope = allowedPaths && await scopeOf(files, pullRequest.fileCount, allowedPaths, clock);
        return {
          changes,
          scope
        };
      }
      if (allowedPaths === void 0) runner.info(changes);
      return {
        changes: void 0,
        scope: allowedPaths && {
          kind: "unknown",
          why: changes
        }
      };
    }
    async function readChanges(run, prLink) {
      const {inputs, deadline, github, environment, clock, cancelled, runner} = run;
      const ref = (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.hG)(prLink, environment.serverUrl);
      if (ref === void 0) return `Couldn't read what the job changed, because its link isn't a pull request on ${environment.serverUrl}.`;
      const timeoutMs = Math.min(READ_TIMEOUT_MS, deadline - clock.now());
      if (cancelled.aborted || timeoutMs <= 0) return `Couldn't read what the pull request changes, because the ${cancelled.aborted ? "run was cancelled" : "step timed out"}.`;
      const maxFiles = inputs.allowedPaths === void 0 ? MAX_SHOWN_FILES : _github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__.Zh;
      try {
        return await (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_3__.wj)(clock, timeoutMs, cancelled, async ({stop}) => {
          const client = github(stop, ref.repository);
          const pullRequest = await (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.DQ)(client, ref.number);
          const count = Math.min(pullRequest.fileCount, maxFiles);
          return {
            pullRequest,
            files: await (0, _github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__.AC)(client, ref.number, count)
          };
        });
      } catch (error) {
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__.y_)) throw error;
        runner.debugError(error);
        return error.explain("", otherRepositoryFix(run, ref, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.kT));
      }
    }
    function otherRepositoryFix(run, {repository}, permission) {
      if ((0, _job_run_js__WEBPACK_IMPORTED_MODULE_6__.nc)(run, repository)) return {};
      return {
        fix: `Set \`github-token\` to a token with \`${permission}\` on ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.Zw)(repository)}, because the default token is only for this repository`
      };
    }
    const MATCH_TIMEOUT_MS = 5_000;
    async function scopeOf(files, fileCount, patterns, clock) {
      const isAllowed = await (0, _lib_path_filter_js__WEBPACK_IMPORTED_MODULE_4__.k)(patterns);
      const until = clock.now() + MATCH_TIMEOUT_MS;
      const paths = [];
      for (const file of files) {
        if (clock.now() >= until) return {
          kind: "unknown",
          why: "The paths take too long to match; use fewer and shorter patterns."
        };
        for (const path of (0, _github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__.wG)(file)) if (!isAllowed(path)) paths.push({
          path,
          file
        });
      }
      if (paths.length > 0) return {
        kind: "out-of-scope",
        paths
      };
      return files.length >= fileCount ? {
        kind: "in-scope"
      } : {
        kind: "unknown",
        why: `GitHub only lists ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.ZV)(files.length)} of its ${(0, 
        _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.ZV)(fileCount)} files; ask the agent for a smaller change.`
      };
    }
    const MAX_NAMED = 5;
    const MAX_PATH_LENGTH = 200;
    const MAX_WHY_LENGTH = 1_500;
    function scopeProblem(scope, namesPaths) {
      switch (scope?.kind) {
       case void 0:
       case "in-scope":
        return;

       case "out-of-scope":
        {
          const {paths} = scope;
          const some = paths.slice(0, MAX_NAMED).map(({path}) => (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.Zw)(path, MAX_PATH_LENGTH));
          const more = paths.length > some.length ? ` and ${paths.length - some.length} more` : "";
          const count = paths.length === 1 ? "a path" : `${paths.length} paths`;
          const list = namesPaths ? `: ${some.join(", ")}${more}` : "";
          return `It changes ${count} outside \`allowed-paths\`${list}. Review it before you merge it.`;
        }

       case "unknown":
        return `\`allowed-paths\` couldn't be checked. ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(scope.why, MAX_WHY_LENGTH)}`;
      }
    }
  }),
  5710: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      A2: () => othersMerged,
      KM: () => pullRequestsOfCommit,
      W1: () => withPullRequestOfPush,
      Y7: () => withPullRequestToReactTo
    });
    var _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7307);
    var _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
    var _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1351);
    var _lib_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4570);
    var _job_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9777);
    async function withPullRequestOfPush(run) {
      const {event, inputs, task} = run;
      const {comment, include, prReviewers} = inputs;
      const isNeeded = comment || include.some(part => part !== "diff") || task?.kind === "auto" || prReviewers.some(({kind}) => kind === "author");
      const isAgents = inputs.skipAgentEvents && (0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.Av)(event.sender?.login, inputs.agentLogin);
      if (isAgents || !isNeeded || inputs.githubToken === "") return run;
      try {
        const issue = await pullRequestOf(event, sha => pullRequestsOfCommit(run, sha));
        return issue === void 0 ? run : {
          ...run,
          event: {
            ...event,
            issue
          }
        };
      } catch (error) {
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_0__.y_)) throw error;
        if (!error.lacksPermission && task?.prompt !== void 0) return {
          ...run,
          pushError: error
        };
        run.runner.warning(error.explain(", so this push counts as one without a pull request"), "No pull request found");
        return run;
      }
    }
    const LOOKUP_TIMEOUT_MS = 5_000;
    async function withPullRequestToReactTo(step, cancelled) {
      const {event, inputs, github, clock, runner} = step;
      if (!(0, _job_run_js__WEBPACK_IMPORTED_MODULE_4__.FK)(step) || inputs.issueNumber !== void 0) return step;
      try {
        const issue = await (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_3__.wj)(clock, LOOKUP_TIMEOUT_MS, cancelled, ({stop}) => pullRequestOf(event, sha => (0, 
        _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.Pf)(github(stop), sha)));
        return issue === void 0 ? step : {
          ...step,
          event: {
            ...event,
            issue
          }
        };
      } catch (error) {
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_0__.y_)) throw error;
        runner.info(error.message);
        return step;
      }
    }
    async function pullRequestOf({push}, pullsOf) {
      const {branch, head, isForced, commits = []} = push ?? {};
      if (branch === void 0 || head === void 0 || isForced === true) return;
      const merged = mergedInto(branch, await pullsOf(head));
      const itsMerge = merged.filter(({mergeCommit}) => mergeCommit === head);
      const named = commits.find(({sha}) => sha === head)?.namedPullRequest;
      return itsMerge.find(({number}) => number === named) ?? itsMerge[0] ?? merged[0];
    }
    function pullRequestsOfCommit(run, sha) {
      const {github, limit, mergedPullRequests} = run;
      const asked = mergedPullRequests.get(sha) ?? (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.Pf)(github(limit.stop), sha);
      mergedPullRequests.set(sha, asked);
      return asked;
    }
    const MAX_OTHERS_ASKED = 10;
    async function othersMerged(run) {
      const {event, mergedPullRequests} = run;
      const {branch, commits = []} = event.push ?? {};
      if (branch === void 0 || event.issue === void 0) return [];
      const named = new Map(commits.map(({namedPullRequest, sha}) => [ namedPullRequest, sha ]));
      named.delete(void 0);
      named.delete(event.issue.number);
      const asked = new Set([ ...mergedPullRequests.keys(), ...[ ...named.values() ].slice(-MAX_OTHERS_ASKED) ]);
      const lists = await Promise.all([ ...asked ].map(sha => pullRequestsOfCommit(run, sha).catch(() => [])));
      const others = new Map(mergedInto(branch, lists.flat()).map(pull => [ pull.number, pull ]));
      others.delete(event.issue.number);
      return [ ...others.values() ];
    }
    function mergedInto(branch, merged) {
      return merged.filter(({targetBranch}) => targetBranch === branch).toSorted((a, b) => b.number - a.number);
    }
  }),
  3377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      M7: () => setJobOutputs,
      dO: () => setOutcomeOutputs,
      zZ: () => setCommentOutput
    });
    var _github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5076);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(292);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4869);
    var _pull_request_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(523);
    const outputNames = [ "job-id", "status", "pr-link", "pr-number", "outcome", "reason", "message", "job", "comment-id", "changed-files" ];
    function setJobOutputs(runner, {id, last}) {
      set(runner, {
        "job-id": id,
        status: last && bounded(last.status)
      });
    }
    function setCommentOutput(runner, id) {
      set(runner, {
        "comment-id": id?.toString()
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
    function changedFilesOutput(runner, {checked}) {
      if (checked?.changes === void 0) return "";
      const paths = checked.changes.files.flatMap(_github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__.wG).slice(0, _pull_request_changes_js__WEBPACK_IMPORTED_MODULE_2__.PC);
      const {json, left} = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.kj)(paths, MAX_CHANGED_FILES_BYTES);
      if (left > 0) runner.warning(`The output \`changed-files\` leaves out ${left} of ${paths.length} paths, because its limit is ${(0, 
      _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.ZV)(MAX_CHANGED_FILES_BYTES)} bytes.`, "Output shortened");
      return json;
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
      return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(word, MAX_WORD_LENGTH);
    }
    function set(runner, values) {
      for (const name of outputNames) {
        const value = values[name];
        if (value !== void 0) runner.setOutput(name, value);
      }
    }
  }),
  2593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      run: () => run
    });
    var errors = __webpack_require__(7307);
    var github_event = __webpack_require__(6830);
    var lib_clock = __webpack_require__(4570);
    var lib_text = __webpack_require__(4869);
    var connection = __webpack_require__(9551);
    var comment_comment = __webpack_require__(9290);
    var guards = __webpack_require__(8436);
    var schemas = __webpack_require__(4922);
    var inputs = __webpack_require__(2266);
    var across = __webpack_require__(2291);
    var inputs_prompt = __webpack_require__(3945);
    var rules = __webpack_require__(9439);
    var template = __webpack_require__(8848);
    //! CONCATENATED MODULE: ./build/agent-job/inputs/inputs.js
        const AllInputs = schemas.Ikc(rules.sM);
    const INPUTS_OF_TASK = {
      prompt: true,
      promptFile: true,
      promptTemplate: true,
      jobId: true
    };
    function reportingInputs(given, problems) {
      const isInvalid = key => problems.some(({input}) => input === (0, inputs.yu)(key));
      const valid = Object.entries(given).map(([key, text]) => [ key, isInvalid(key) ? rules.TD[key] ?? "" : text ]);
      return schemas.cJW(AllInputs, {
        ...INPUTS_OF_TASK,
        projectId: true,
        apiKey: true
      }).parse(Object.fromEntries(valid));
    }
    async function parseInputs({environment, runner}, event) {
      const redact = text => runner.redact(text);
      const given = key => environment.input((0, inputs.yu)(key));
      const {given: texts, values, problems} = (0, inputs.Ko)(environment, rules.sM, redact);
      const isKeyEmpty = given("apiKey").trim() === "";
      const found = [ ...problems.map(({input, message}) => ({
        input,
        message: input === "api-key" && isKeyEmpty ? (0, across.hP)(event) ?? message : message
      })), ...(0, across.nv)(given, event) ];
      let prompt;
      let cause;
      const [source, ...others] = (0, inputs_prompt.j)(given);
      if (source !== void 0 && others.length === 0) try {
        prompt = await (0, inputs_prompt.$)(source, environment.workspace, () => (0, template.D)(environment, event.payload, value => redact(value) !== value));
      } catch (error) {
        if (!(error instanceof inputs.dz)) throw error;
        found.push({
          input: source.input,
          message: error.message
        });
        cause = error;
      }
      const task = taskOf(prompt, values?.jobId);
      if (values === void 0 || task === void 0 || found.length > 0) return {
        problems: found,
        cause,
        reporting: reportingInputs(texts, problems)
      };
      const warnings = [ prompt?.warning ?? [], (0, across.ls)(values, task.kind, event) ].flat();
      return {
        inputs: values,
        task,
        warnings
      };
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
    var done = __webpack_require__(9710);
    var agent_jobs = __webpack_require__(9064);
    var platform_errors = __webpack_require__(4779);
    var saved_state = __webpack_require__(9675);
    var pull_request = __webpack_require__(1351);
    var job_run = __webpack_require__(9777);
    var problem = __webpack_require__(2239);
    var outputs = __webpack_require__(3377);
    //! CONCATENATED MODULE: ./build/agent-job/job/wait.js
        async function publishAndWait(run, target, job) {
      const {clock, inputs, runner} = run;
      const isMessage = target.kind === "message";
      if (isMessage) (0, saved_state.T)(runner, {
        messageAcceptedAt: clock.now()
      });
      (0, saved_state.T)(runner, {
        jobId: job.id
      });
      (0, outputs.M7)(runner, job);
      const {id, last} = job;
      if (last !== void 0 && (0, done.pJ)(last) !== void 0 && !isMessage) return {
        kind: "ended",
        job: {
          id,
          last
        },
        target
      };
      if (!inputs.wait) return {
        kind: "started",
        job,
        target
      };
      const name = `job ${(0, lib_text.Zw)(id)}`;
      const what = {
        none: `${(0, problem.l2)(name)} accepted.`,
        create: `${(0, problem.l2)(name)} accepted.`,
        message: `Message accepted by ${name}.`,
        follow: `Following ${name}, which is ${(0, lib_text.TN)(last?.status ?? "active")}.`,
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
      } : doneWithoutAnswer(id, answer, target);
    }
    function doneWithoutAnswer(id, answer, target) {
      const job = {
        id,
        last: answer.last
      };
      if (answer.kind === "cancelled") return {
        kind: "cancelled",
        job,
        target
      };
      if (answer.kind === "timed-out") return {
        kind: "timed-out",
        job,
        error: answer.error,
        target
      };
      return {
        kind: "lost",
        job,
        error: answer.error,
        target
      };
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
          if (!(cause instanceof platform_errors.W)) throw cause;
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
      let last = job.last !== void 0 && (0, done.QO)(job.last, messageAcceptedAt, began) ? void 0 : job.last;
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
        if ((0, done.QO)(now, messageAcceptedAt, clock.now())) continue;
        if (messageAcceptedAt !== void 0) (0, saved_state.T)(runner, {
          messageAcceptedAt: void 0
        });
        messageAcceptedAt = void 0;
        if (target !== void 0 && now.status !== last?.status) (0, outputs.M7)(runner, {
          id: job.id,
          last: now
        });
        last = now;
        if ((0, done.pJ)(now) !== void 0) return answer;
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
    //! CONCATENATED MODULE: ./build/agent-job/job/target.js
        async function givenJob(run, jobId) {
      const answer = await lookUp(run, jobId, "given");
      return answer.kind === "job" ? found(run, answer.job) : notSent(answer, {
        kind: "message",
        job: {
          id: jobId
        }
      });
    }
    async function newestJobToContinue(run) {
      const issue = (0, comment_comment.Cx)(run);
      return issue && await jobToContinue(run, issue);
    }
    async function newJobUnlessAtCap(run) {
      const skip = await (0, guards.Td)(run);
      if (skip === void 0) return {
        kind: "create"
      };
      const canContinue = run.inputs.atCap === "continue" && (0, job_run.nc)(run, (0, 
      job_run.bM)(run));
      for (const {number} of canContinue ? skip.open : []) {
        const target = await jobToContinue(run, {
          kind: "pull-request",
          number
        });
        if (target === void 0) continue;
        if (target.kind === "message") run.runner.info(`${(0, lib_text.Zw)(skip.login)} has ${(0, 
        lib_text.B4)(skip.open.length, "open pull request")}, and \`max-open-prs\` is ${skip.limit}. Continuing pull request #${number} (\`at-cap: continue\`).`);
        return target;
      }
      return {
        kind: "skipped",
        skip,
        target: {
          kind: "none"
        }
      };
    }
    const LOOK_COUNTS_MS = 1_000;
    async function readyTarget(run, target, mustLook) {
      if (target.kind !== "message") return target;
      const {clock} = run;
      const isGiven = run.task?.kind === "message";
      let {job, seenAt, waitedMs} = target;
      let checksPullRequest = mustLook;
      for (let look = mustLook; ;look = false) {
        const began = clock.now();
        look ||= began - seenAt > LOOK_COUNTS_MS;
        if (!look && (0, done.pJ)(job) !== void 0) return {
          ...target,
          job,
          seenAt,
          waitedMs
        };
        const answer = look ? await lookUp(run, job.id, isGiven ? "given" : "created") : await waitUntilIdle(run, job);
        seenAt = clock.now();
        if (!look) {
          waitedMs += seenAt - began;
          checksPullRequest = true;
        }
        if (answer.kind === "job") job = answer.job; else if (isGiven || answer.kind !== "not-found") return notSent(answer, {
          ...target,
          job,
          waitedMs
        });
        const last = answer.kind === "job" ? job : void 0;
        if (isGiven || last !== void 0 && (0, done.pJ)(last) === void 0) continue;
        if (!await canContinue(run, {
          id: job.id,
          last
        }, checksPullRequest)) return await readyTarget(run, await newJobUnlessAtCap(run), false);
        checksPullRequest = false;
      }
    }
    async function waitUntilIdle(run, job) {
      const what = `Job ${(0, lib_text.Zw)(job.id)} is ${(0, lib_text.TN)(job.status)}. Sending the message after it ends, because a message interrupts the agent.`;
      const answer = await waitForEnd(run, {
        id: job.id,
        last: job
      }, what);
      return answer.kind === "timed-out" ? {
        ...answer,
        error: void 0
      } : answer;
    }
    function found({clock}, job) {
      return {
        kind: "message",
        job,
        seenAt: clock.now(),
        waitedMs: 0
      };
    }
    function notSent(answer, target) {
      if (answer.kind === "not-found") return {
        kind: "rejected",
        error: answer.error,
        target
      };
      const error = answer.kind === "cancelled" ? "cancelled" : answer.error ?? "timeout";
      return {
        kind: "not-created",
        error,
        target
      };
    }
    async function jobToContinue(run, issue) {
      const id = await (0, comment_comment.gO)(run, issue);
      if (id === void 0) return;
      const answer = await lookUp(run, id, "created");
      if (answer.kind !== "job" && answer.kind !== "not-found") return notSent(answer, {
        kind: "message",
        job: {
          id
        }
      });
      const target = answer.kind === "job" ? found(run, answer.job) : void 0;
      return await canContinue(run, {
        id,
        last: target?.job
      }, true) ? target : void 0;
    }
    async function canContinue(run, {id, last}, checksPullRequest) {
      const why = last === void 0 ? "doesn't exist anymore" : await whyNotContinued(run, last, checksPullRequest);
      if (why !== void 0) run.runner.info(`Not continuing job ${(0, lib_text.Zw)(id)}, because it ${why}.`);
      return why === void 0;
    }
    async function whyNotContinued({environment, github, limit}, job, checksPullRequest) {
      const end = (0, done.pJ)(job);
      if (end !== void 0 && end !== "completed") return done.wi[end];
      const ref = checksPullRequest ? (0, pull_request.hG)(job.prLink, environment.serverUrl) : void 0;
      if (ref === void 0) return;
      try {
        const {state} = await (0, pull_request.DQ)(github(limit.stop, ref.repository), ref.number);
        return state === "closed" || state === "merged" ? "has a closed pull request" : void 0;
      } catch (error) {
        if (!(error instanceof errors.y_)) throw error;
        return;
      }
    }
    //! CONCATENATED MODULE: ./build/agent-job/job/submit.js
        async function submitWhenIdle(run, first, text) {
      const {clock, cancelled, deadline, limit, random, runner} = run;
      let target = first;
      let lastError;
      for (let failures = 0; ;failures += 1) {
        const ready = await readyTarget(run, target, failures > 0);
        if (ready.kind !== "create" && ready.kind !== "message") return ready;
        target = ready;
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
          messageTo: job?.id,
          prLinkBefore: job?.prLink,
          isSubmitting: true
        });
        try {
          const last = await sendUntilCancelled(run, target, text, failures + 1);
          return {
            kind: "accepted",
            target,
            job: {
              id: last.id,
              last
            }
          };
        } catch (error) {
          if (!(error instanceof platform_errors.W)) throw error;
          const {submit: policy} = error.policy;
          if (policy === "uncertain") {
            const id = error.body === void 0 ? void 0 : (0, agent_jobs.ro)(error.body);
            return id === void 0 || job !== void 0 && id !== job.id ? {
              kind: "unknown",
              error,
              isCancelled: cancelled.aborted,
              target
            } : {
              kind: "accepted",
              target,
              job: {
                id,
                last: void 0
              }
            };
          }
          (0, saved_state.T)(runner, {
            isSubmitting: false
          });
          if (policy === "reject") return {
            kind: "rejected",
            error,
            target
          };
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
    var push = __webpack_require__(5710);
    //! CONCATENATED MODULE: ./build/agent-job/run.js
        async function run(step) {
      const {environment, clock, cancelled, runner} = step;
      const startedAt = clock.now();
      (0, connection.QU)(step);
      const event = (0, github_event.j_)(environment.eventName, environment.eventPath);
      const parsed = await parseInputs(step, event);
      if (parsed.problems !== void 0) {
        const invalid = (0, job_run.vD)(step, event, parsed.reporting, startedAt, startedAt + 60_000);
        await (0, comment_comment.wv)(await (0, push.Y7)(invalid, cancelled), "confused", cancelled);
        return await (await loadReport()).reportInvalidInputs(invalid, parsed);
      }
      const {inputs, task, warnings} = parsed;
      for (const warning of warnings) runner.warning(warning, "Check the inputs");
      const deadline = startedAt + inputs.timeoutMinutes * 60_000;
      const reporting = (0, job_run.vD)(step, event, inputs, startedAt, deadline);
      return await (0, lib_clock.wj)(clock, deadline - clock.now(), cancelled, async limit => {
        const opened = await (0, push.W1)((0, job_run.Iy)(reporting, limit, task));
        const done = await requestJob(opened, task);
        return await (await loadReport()).reportAndRemoveLabel(opened, done);
      });
    }
    function loadReport() {
      return __webpack_require__.e(738).then(__webpack_require__.bind(__webpack_require__, 1738));
    }
    async function requestJob(run, task) {
      if (task.kind === "follow") return await follow(run, task.jobId);
      try {
        const done = await sendPrompt(run, task);
        const getsReaction = done.kind === "skipped" && done.skip.guard !== "agent-event";
        if (getsReaction) await (0, comment_comment.wv)(run, "confused", run.limit.stop);
        return done;
      } catch (error) {
        return notCreated(run, error, {
          kind: "none"
        });
      }
    }
    function notCreated({cancelled, limit}, error, target, lacksContext = false) {
      if (!(error instanceof errors.y_)) throw error;
      const why = cancelled.aborted ? "cancelled" : limit.timedOut.aborted ? "timeout" : error;
      return {
        kind: "not-created",
        error: why,
        target,
        lacksContext
      };
    }
    async function sendPrompt(run, task) {
      const {inputs, runner, environment} = run;
      const {prompt} = task;
      const skip = await (0, guards.XT)(run);
      if (skip !== void 0) return {
        kind: "skipped",
        skip,
        target: {
          kind: "none"
        }
      };
      if (run.pushError !== void 0) throw run.pushError;
      (0, saved_state.T)(runner, {
        prompt: prompt.sha256
      });
      const isRerun = environment.runAttempt > 1;
      const resumed = isRerun ? await resumeEarlierAttempt(run, prompt.sha256) : void 0;
      if (resumed !== void 0) return resumed;
      const target = await findTarget(run, task);
      if (target.kind !== "create" && target.kind !== "message") return target;
      const reactsTo = await (0, comment_comment.wv)(run, "eyes", run.limit.stop);
      let included;
      try {
        included = await readContext(run);
      } catch (error) {
        return notCreated(run, error, target, true);
      }
      if (inputs.dryRun) {
        const job = target.kind === "message" ? target.job : void 0;
        return {
          kind: "dry-run",
          target,
          job,
          reactsTo,
          included
        };
      }
      const text = included === void 0 ? prompt.text : `${prompt.text}\n\n${included.text}`;
      const sent = await submitWhenIdle(run, target, text);
      const done = sent.kind === "accepted" ? await publishAndWait(run, sent.target, sent.job) : sent;
      return {
        ...done,
        included
      };
    }
    async function findTarget(run, task) {
      switch (task.kind) {
       case "message":
        return await givenJob(run, task.jobId);

       case "auto":
        return await newestJobToContinue(run) ?? await newJobUnlessAtCap(run);

       case "create":
        return await newJobUnlessAtCap(run);
      }
    }
    async function readContext(run) {
      if (run.inputs.include.length === 0) return;
      const {gatherContext} = await __webpack_require__.e(82).then(__webpack_require__.bind(__webpack_require__, 9082));
      return await gatherContext(run);
    }
    const MAX_FAILURES_WITHOUT_WAIT = 3;
    async function follow(run, jobId) {
      const {inputs, limit} = run;
      const target = {
        kind: "follow",
        jobId
      };
      const reactsTo = await (0, comment_comment.wv)(run, "eyes", limit.stop);
      const maxFailures = inputs.wait ? void 0 : MAX_FAILURES_WITHOUT_WAIT;
      const answer = await lookUp(run, jobId, "given", maxFailures);
      if (answer.kind === "not-found" || answer.kind === "refused") return {
        kind: "rejected",
        error: answer.error,
        target
      };
      if (answer.kind !== "job") return doneWithoutAnswer(jobId, answer, target);
      if (inputs.dryRun) return {
        kind: "dry-run",
        target,
        job: answer.job,
        reactsTo
      };
      return await publishAndWait(run, target, {
        id: jobId,
        last: answer.job
      });
    }
    async function resumeEarlierAttempt(run, promptSha256) {
      const {inputs, runner} = run;
      const comment = await (0, comment_comment.JV)(run, promptSha256);
      if (comment === void 0) return;
      const {job: jobId, attempt} = comment.marker;
      const target = {
        kind: "resume",
        commentId: comment.id
      };
      const name = `job ${(0, lib_text.Zw)(jobId)} of attempt ${attempt}`;
      const answer = await lookUp(run, jobId, "created");
      if (answer.kind === "not-found") {
        runner.info(`Sending the prompt again, because ${name} doesn't exist anymore.`);
        return;
      }
      if (answer.kind !== "job") return doneWithoutAnswer(jobId, answer, target);
      const {job} = answer;
      const end = (0, done.pJ)(job);
      const hasPullRequest = end === "completed" && job.prLink !== void 0;
      if (end !== void 0 && !hasPullRequest) {
        runner.info(`Sending the prompt again, because ${name} ${done.wi[end]}.`);
        return;
      }
      if (inputs.dryRun) return {
        kind: "dry-run",
        target,
        job
      };
      (0, saved_state.T)(runner, {
        isResumed: true
      });
      runner.info(`Resuming ${name}, which is ${(0, lib_text.TN)(job.status)}.`);
      return await publishAndWait(run, target, {
        id: jobId,
        last: job
      });
    }
  }),
  9675: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      T: () => saveForPost
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4922);
    const flag = zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(), false);
    const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP());
    zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
      prompt: zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), ""),
      messageTo: text,
      prLinkBefore: text,
      isSubmitting: flag,
      isResumed: flag,
      messageAcceptedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
      jobId: text,
      reported: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.IeY()),
      finished: flag
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
      }, ChangedFiles, {
        failing: `Couldn't list the files of ${(0, _pull_request_js__WEBPACK_IMPORTED_MODULE_1__.TD)(client, number)}`,
        permission: _pull_request_js__WEBPACK_IMPORTED_MODULE_1__.kT
      });
      const files = [];
      for await (const page of pages) {
        files.push(...page);
        if (files.length >= limit) break;
      }
      return files;
    }
    const MAX_COMPARED_FILES = 300;
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
    var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4922);
    var _http_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1678);
    var _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4570);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(292);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4869);
    var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7307);
    const REQUEST_TIMEOUT_MS = 30_000;
    const TIMEOUT = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.a3)(REQUEST_TIMEOUT_MS);
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
          const [error] = answer.errors ?? [];
          if (error === void 0) return schema.parse(answer.data);
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.o3(error.message, {
            status: STATUS_OF_TYPE[error.type ?? ""] ?? 422,
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
      #in(parameters) {
        return {
          ...ownerAndName(this.repository),
          ...parameters
        };
      }
      async #send(route, parameters, read, options) {
        const {attempt = 1} = options;
        const {token, clock, graphqlUrl} = this.#connection;
        const mayRepeat = REPEATABLE.test(route) || route === `POST ${graphqlUrl}`;
        const deadline = clock.now() + REQUEST_TIMEOUT_MS;
        return await (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__.wj)(clock, REQUEST_TIMEOUT_MS, this.#signal, async ({timedOut, stop}) => {
          for (let failures = 0; ;failures += 1) try {
            const sent = this.#sendOnce(route, parameters, attempt + failures, stop);
            const {data, headers} = await (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__.ZC)(stop, sent);
            return read(data, headers);
          } catch (thrown) {
            const cause = timedOut.aborted ? new Error(`no response within ${TIMEOUT}`) : thrown;
            const error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.r9)(cause, options, token, clock.now());
            const pause = mayRepeat && failures < MAX_RETRIES ? pauseBeforeRetry(error, failures) : void 0;
            if (pause === void 0 || clock.now() + pause >= deadline || stop.aborted) throw error;
            await clock.sleep(pause, stop);
            if (stop.aborted) throw error;
          }
        });
      }
      async #sendOnce(route, parameters, attempt, signal) {
        const {clock, http, onRequest} = this.#connection;
        this.#connection.octokit ??= this.#load();
        const octokit = await this.#connection.octokit;
        signal.throwIfAborted();
        const started = clock.now();
        let response;
        const fetch = async (given, init) => {
          const url = new URL(given);
          try {
            response = await sendAndFollow(http, {
              ...init,
              url
            });
          } finally {
            onRequest({
              method: init.method,
              path: url.pathname,
              result: String(response?.status ?? "no answer"),
              milliseconds: clock.now() - started,
              attempt,
              requestId: response && (0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.Yp)(response.headers, "x-github-request-id")
            });
          }
          const {status, headers, body} = response;
          if (status >= 300 && status < 400) {
            const location = (0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.Yp)(headers, "location");
            const target = location === void 0 ? void 0 : URL.parse(location, given)?.origin;
            throw new Error(`the redirect to ${target ?? "an unknown URL"} isn't followed`);
          }
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
          const answer = await octokit.request(route, {
            ...parameters,
            request
          });
          return {
            data: answer.data,
            headers: response?.headers ?? {}
          };
        } catch (error) {
          throw response === void 0 ? error : new _errors_js__WEBPACK_IMPORTED_MODULE_3__.o3(error, response);
        }
      }
      async #load() {
        const {token, apiUrl, userAgent} = this.#connection;
        const {getOctokit} = await __webpack_require__.e(157).then(__webpack_require__.bind(__webpack_require__, 157));
        return getOctokit(token, {
          baseUrl: apiUrl,
          userAgent
        });
      }
    }
    const Viewer = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
      viewer: zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
        login: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()
      })
    });
    const QueryAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
      data: zod_mini__WEBPACK_IMPORTED_MODULE_4__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__.L5J()),
      errors: zod_mini__WEBPACK_IMPORTED_MODULE_4__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
        type: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_5__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()),
        message: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()
      })))
    });
    const STATUS_OF_TYPE = {
      FORBIDDEN: 403,
      INSUFFICIENT_SCOPES: 403,
      NOT_FOUND: 404,
      RATE_LIMIT: 429,
      RATE_LIMITED: 429
    };
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
    async function sendAndFollow(http, request) {
      let {url} = request;
      for (let redirects = 0; ;redirects += 1) {
        const response = await http.send({
          ...request,
          url
        });
        const next = redirects < MAX_REDIRECTS ? redirectOf(response, url) : void 0;
        if (next === void 0) return response;
        url = next;
      }
    }
    function redirectOf({status, headers}, url) {
      if (status !== 301 && status !== 302 && status !== 307 && status !== 308) return;
      const location = (0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.Yp)(headers, "location");
      const next = location === void 0 ? null : URL.parse(location, url.href);
      return next?.origin === url.origin ? next : void 0;
    }
  }),
  6535: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Cc: () => CommentAnswer,
      dy: () => CommentsAnswer,
      fg: () => listComments,
      vm: () => commentOf
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3305);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(292);
    var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4463);
    var _issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33);
    const CommentAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      id: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(),
      html_url: _issue_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
      user: _issue_js__WEBPACK_IMPORTED_MODULE_1__.kQ,
      body: _issue_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
      created_at: _issue_js__WEBPACK_IMPORTED_MODULE_1__.kB,
      updated_at: _issue_js__WEBPACK_IMPORTED_MODULE_1__.kB,
      submitted_at: _issue_js__WEBPACK_IMPORTED_MODULE_1__.kB,
      path: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
      line: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()),
      pull_request_review_id: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig())
    });
    function commentOf(answer, kind) {
      const createdAt = answer.created_at ?? answer.submitted_at ?? Number.POSITIVE_INFINITY;
      return {
        kind,
        id: answer.id,
        url: answer.html_url,
        author: answer.user?.login,
        createdAt,
        updatedAt: answer.updated_at ?? createdAt,
        body: answer.body,
        path: answer.path,
        line: answer.line,
        reviewId: answer.pull_request_review_id
      };
    }
    const CommentsAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(CommentAnswer);
    async function* listComments(client, {kind, number: issue}) {
      const options = {
        failing: `Couldn't read the comments of #${issue}`,
        permission: (0, _issue_js__WEBPACK_IMPORTED_MODULE_1__.x1)("read", kind)
      };
      const ownPages = client.pages("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        issue_number: issue
      }, CommentsAnswer, options);
      for await (const page of ownPages) yield page.map(one => commentOf(one, "comment"));
      if (kind === "issue") return;
      yield* listReviews(client, issue, options);
      const linePages = client.pages("GET /repos/{owner}/{repo}/pulls/{pull_number}/comments", {
        pull_number: issue
      }, CommentsAnswer, options);
      for await (const page of linePages) yield page.map(one => commentOf(one, "review-comment"));
    }
    const REVIEWS_QUERY = "query($owner:String!,$name:String!,$number:Int!,$after:String){repository(owner:$owner,name:$name){pullRequest(number:$number){reviews(first:100,after:$after){pageInfo{hasNextPage endCursor} nodes{fullDatabaseId url author{login __typename} body submittedAt lastEditedAt}}}}}";
    const Reviews = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        pullRequest: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
          reviews: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            pageInfo: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
              hasNextPage: zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY(),
              endCursor: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP())
            }),
            nodes: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
              fullDatabaseId: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^\d{1,15}$/u)),
              url: _issue_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
              author: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
                login: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
                __typename: _issue_js__WEBPACK_IMPORTED_MODULE_1__.Qq
              })),
              body: _issue_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
              submittedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(_issue_js__WEBPACK_IMPORTED_MODULE_1__.n$),
              lastEditedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(_issue_js__WEBPACK_IMPORTED_MODULE_1__.n$)
            }))
          })
        })
      })
    });
    async function* listReviews(client, pullRequest, options) {
      const {owner, repo: name} = (0, _client_js__WEBPACK_IMPORTED_MODULE_0__.uD)(client.repository);
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
          return [ {
            kind: "review",
            id: Number(fullDatabaseId),
            url,
            author: author && `${author.login}${author.__typename === "Bot" ? "[bot]" : ""}`,
            createdAt,
            updatedAt: editedAt ?? createdAt,
            body
          } ];
        });
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after !== null);
    }
  }),
  7307: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
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
        return this.mayHaveHappened || this.status === 429 || this.retryAfterMs !== void 0;
      }
      get lacksPermission() {
        return this.status === 403 && /not accessible/iu.test(this.said);
      }
      get isFinal() {
        return this.status === 404 || this.status === 410 || this.lacksPermission;
      }
    }
    function gitHubErrorOf(cause, {failing, permission}, token, now) {
      const {status, headers} = cause instanceof ResponseError ? cause.response : NO_RESPONSE;
      const said = withoutToken(saidBy(cause), token);
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
    function saidBy(cause) {
      return (0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__.bD)(cause).replace(/ - https:\/\/docs\.github\.com\S*$/u, "");
    }
    function withoutToken(text, token) {
      const line = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(text, Number.POSITIVE_INFINITY);
      return token === "" ? line : line.replaceAll(token, "***");
    }
    function whyAndFix(status, said, permission, pauseMs) {
      const permissions = `\`${permission?.replaceAll(" or ", "` or `")}\``;
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
          fix: `Add ${permissions} to the job's \`permissions:\` (runs from forks can only read)`
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
    const FIX_TOKEN = "Check that `github-token` is for this repository";
  }),
  6830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Av: () => isSameLogin,
      j_: () => readEvent
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
    var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4922);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(292);
    var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6535);
    var _issue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33);
    var _pull_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1351);
    const Login = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
      login: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP(),
      type: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP())
    }));
    const text = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP());
    const Payload = zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
      action: text,
      sender: Login,
      issue: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(_issue_js__WEBPACK_IMPORTED_MODULE_2__.AE),
      pull_request: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(_pull_request_js__WEBPACK_IMPORTED_MODULE_3__.aC),
      comment: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(_conversation_js__WEBPACK_IMPORTED_MODULE_1__.Cc),
      review: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(_conversation_js__WEBPACK_IMPORTED_MODULE_1__.Cc),
      label: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
        name: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP()
      })),
      release: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
        tag_name: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP(),
        prerelease: zod_mini__WEBPACK_IMPORTED_MODULE_5__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY(), false),
        published_at: _issue_js__WEBPACK_IMPORTED_MODULE_2__.kB
      })),
      repository: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
        default_branch: text,
        pushed_at: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.aig())
      })),
      workflow_run: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
        event: text,
        triggering_actor: Login
      })),
      ref: text,
      ref_type: text,
      before: text,
      after: text,
      deleted: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY()),
      created: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY()),
      forced: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY()),
      commits: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
        id: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP(),
        message: text,
        author: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
          username: text
        }))
      })))
    });
    function readEvent(name, path) {
      let json = "";
      try {
        json = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
      } catch {}
      return parseEvent(name, (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.qF)(json));
    }
    function parseEvent(name, payload = {}) {
      const said = Payload.safeParse(payload).data ?? Payload.parse({});
      const isPush = name === "push";
      return {
        name,
        action: said.action,
        sender: accountOf(said.sender),
        pullRequest: said.pull_request,
        ...subjectOf(name, said),
        label: said.action === "labeled" ? said.label?.name : void 0,
        workflowRun: said.workflow_run && {
          event: said.workflow_run.event,
          triggeringActor: accountOf(said.workflow_run.triggering_actor)
        },
        push: isPush ? pushOf(said) : void 0,
        branch: (name === "create" || name === "delete") && said.ref_type === "branch" ? said.ref : void 0,
        happenedAt: happenedAt(isPush, said),
        payload
      };
    }
    const NO_SUBJECT = {
      issue: void 0,
      commentRef: void 0,
      comment: void 0,
      changes: void 0
    };
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
          comment: comment && (0, _conversation_js__WEBPACK_IMPORTED_MODULE_1__.vm)(comment, "comment"),
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
          comment: (review && (0, _conversation_js__WEBPACK_IMPORTED_MODULE_1__.vm)(review, "review")) ?? (comment && (0, 
          _conversation_js__WEBPACK_IMPORTED_MODULE_1__.vm)(comment, "review-comment")),
          changes: pull && changesOf(pull, pull.headSha)
        };

       case "push":
        return {
          ...NO_SUBJECT,
          changes: pushedCommits(said)
        };

       case "release":
        return {
          ...NO_SUBJECT,
          changes: release && {
            kind: "release",
            tag: release.tag_name,
            isPrerelease: release.prerelease,
            publishedAt: release.published_at ?? Number.POSITIVE_INFINITY
          }
        };

       default:
        return NO_SUBJECT;
      }
    }
    function changesOf({kind, number}, head) {
      return kind === "pull-request" ? {
        kind,
        number,
        head
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
    function happenedAt(isPush, {repository, issue, pull_request, comment, review, release}) {
      if (isPush) return repository?.pushed_at === void 0 ? void 0 : repository.pushed_at * 1_000;
      const times = [ issue?.updatedAt, pull_request?.updatedAt, comment?.updated_at, review?.submitted_at, review?.updated_at, release?.published_at ].flatMap(at => at ?? []);
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
  33: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      AE: () => IssueAnswer,
      Lt: () => IssueFields,
      OS: () => readIssue,
      Qq: () => text,
      kB: () => time,
      kQ: () => user,
      n$: () => moment,
      sE: () => editedAfter,
      tA: () => removeLabel,
      v1: () => issueOf,
      x1: () => permissionTo
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(292);
    var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4463);
    var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7307);
    const number = zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC());
    const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), "");
    const user = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      login: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
    }));
    const moment = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(value => Date.parse(value)), zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()));
    const time = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(moment);
    const IssueFields = {
      number,
      html_url: text,
      title: text,
      body: text,
      user,
      labels: zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
      })), []),
      state: text,
      updated_at: time
    };
    function issueOf(answer, kind) {
      return {
        kind,
        number: answer.number,
        url: answer.html_url,
        title: answer.title,
        body: answer.body,
        author: answer.user?.login,
        labels: answer.labels.map(({name}) => name),
        state: answer.state,
        updatedAt: answer.updated_at
      };
    }
    const IssueAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      ...IssueFields,
      pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J())
    }), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(answer => issueOf(answer, answer.pull_request ? "pull-request" : "issue")));
    function permissionTo(access, kind) {
      const names = kind === "unknown" ? [ "issues", "pull-requests" ] : [ `${kind}s` ];
      return names.map(name => `${name}: ${access}`).join(" or ");
    }
    async function readIssue(client, {kind, number: issue_number}) {
      return await client.read("GET /repos/{owner}/{repo}/issues/{issue_number}", {
        issue_number
      }, IssueAnswer, {
        failing: `Couldn't read #${issue_number}`,
        permission: permissionTo("read", kind)
      });
    }
    const EDIT_FIELDS = "lastEditedAt timelineItems(last:1,itemTypes:[RENAMED_TITLE_EVENT]){nodes{... on RenamedTitleEvent{createdAt}}}";
    const Edits = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      lastEditedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(moment),
      timelineItems: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        nodes: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
          createdAt: moment
        }))
      })
    });
    const EditsAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), Edits)
    });
    async function editedAfter(client, ref, others, time) {
      const numbers = [ ...new Set([ ref, ...others ].map(one => one.number)) ];
      const parts = numbers.map((one, index) => `i${index}:issueOrPullRequest(number:${one}){... on Issue{${EDIT_FIELDS}} ... on PullRequest{${EDIT_FIELDS}}}`);
      const query = `query($owner:String!,$name:String!){repository(owner:$owner,name:$name){${parts.join(" ")}}}`;
      const {owner, repo: name} = (0, _client_js__WEBPACK_IMPORTED_MODULE_0__.uD)(client.repository);
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
    async function removeLabel(client, {kind, number: issue_number}, label) {
      const failing = `Couldn't remove the label from #${issue_number}`;
      if (label === "." || label === "..") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.y_({
        what: failing,
        why: `GitHub's API has no URL for a label named \`${label}\``,
        fix: "Rename the label"
      });
      try {
        await client.write("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}", {
          issue_number,
          name: label
        }, zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J(), {
          failing,
          permission: permissionTo("write", kind)
        });
      } catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.y_ && error.status === 404)) throw error;
      }
    }
  }),
  1351: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      DQ: () => readPullRequest,
      Nl: () => addLabels,
      Pf: () => mergedPullRequestsOf,
      TD: () => nameOfPullRequest,
      XT: () => parsePullRequestUrl,
      aC: () => PullAnswer,
      bV: () => WRITE_PULL_REQUESTS,
      hG: () => pullRequestHere,
      i5: () => requestReviewers,
      kT: () => READ_PULL_REQUESTS,
      qc: () => listPullRequests
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4922);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(292);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    var _issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33);
    const READ_PULL_REQUESTS = "pull-requests: read";
    const WRITE_PULL_REQUESTS = "pull-requests: write";
    const count = zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(), 0);
    const Branch = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      ref: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
      sha: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
      repo: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        full_name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
      }))
    }));
    const PullAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      ..._issue_js__WEBPACK_IMPORTED_MODULE_1__.Lt,
      draft: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()),
      merged: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()),
      merged_at: _issue_js__WEBPACK_IMPORTED_MODULE_1__.kB,
      merge_commit_sha: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
      created_at: _issue_js__WEBPACK_IMPORTED_MODULE_1__.kB,
      head: Branch,
      base: Branch,
      stack: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        base: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
          ref: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
        })
      })),
      requested_reviewers: zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        login: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
      })), []),
      requested_teams: zod_mini__WEBPACK_IMPORTED_MODULE_2__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        slug: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
      })), []),
      changed_files: count,
      additions: count,
      deletions: count
    }), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi(pull => {
      const {head, base} = pull;
      const isOwn = head?.repo !== void 0 && head.repo.full_name === base?.repo?.full_name;
      return {
        ...(0, _issue_js__WEBPACK_IMPORTED_MODULE_1__.v1)(pull, "pull-request"),
        state: stateOf(pull.state, pull.merged === true || pull.merged_at !== void 0, pull.draft === true),
        createdAt: pull.created_at,
        mergedAt: pull.merged_at,
        mergeCommit: pull.merge_commit_sha,
        baseBranch: base?.ref,
        targetBranch: pull.stack?.base.ref ?? base?.ref,
        headSha: head?.sha,
        ownBranch: isOwn ? head.ref : void 0,
        isFromFork: head?.repo !== void 0 && !isOwn,
        reviewers: pull.requested_reviewers.map(({login}) => login),
        teams: pull.requested_teams.map(({slug}) => slug),
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
      number: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(),
      state: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
      title: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
    };
    const Read = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__._H3(required), PullAnswer);
    const Listed = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(Read);
    const ReadAlone = zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__._H3({
      ...required,
      changed_files: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig()
    }), PullAnswer);
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
    function pullRequestHere(prLink, serverUrl) {
      const ref = prLink === void 0 ? void 0 : parsePullRequestUrl(prLink);
      return ref?.host === new URL(serverUrl).host && REPOSITORY.test(ref.repository) ? ref : void 0;
    }
    function decode(segment) {
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
    }
    async function readPullRequest(client, number) {
      return await client.read("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
        pull_number: number
      }, ReadAlone, {
        failing: `Couldn't read ${nameOfPullRequest(client, number)}`,
        permission: READ_PULL_REQUESTS
      });
    }
    async function* listPullRequests(client, state) {
      const failing = state === "open" ? "Couldn't count the open pull requests" : "Couldn't count the pull requests";
      yield* client.pages("GET /repos/{owner}/{repo}/pulls", {
        state,
        sort: "created",
        direction: "desc"
      }, Listed, {
        failing: `${failing} of ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(client.repository)}`,
        permission: READ_PULL_REQUESTS
      });
    }
    async function mergedPullRequestsOf(client, sha) {
      const pulls = await client.read("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
        commit_sha: sha,
        per_page: 100
      }, Listed, {
        failing: `Couldn't list the pull requests of commit ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(sha)}`,
        permission: READ_PULL_REQUESTS
      });
      return pulls.filter(({state}) => state === "merged");
    }
    async function addLabels(client, number, labels) {
      await client.write("POST /repos/{owner}/{repo}/issues/{issue_number}/labels", {
        issue_number: number,
        labels: [ ...labels ]
      }, zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J(), {
        failing: `Couldn't add labels to ${nameOfPullRequest(client, number)}`,
        permission: WRITE_PULL_REQUESTS
      });
    }
    async function requestReviewers(client, number, {reviewers, teams}) {
      await client.write("POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers", {
        pull_number: number,
        reviewers: [ ...reviewers ],
        team_reviewers: [ ...teams ]
      }, zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J(), {
        failing: `Couldn't request reviews of ${nameOfPullRequest(client, number)}`,
        permission: WRITE_PULL_REQUESTS
      });
    }
    function nameOfPullRequest({repository}, number) {
      return `pull request ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(`${repository}#${number}`)}`;
    }
  }),
  8328: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      gg: () => ROLES,
      kp: () => roleOf,
      um: () => includesRole,
      ve: () => isSameRepository
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4922);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(292);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7307);
    const ROLES = [ "none", "read", "triage", "write", "maintain", "admin" ];
    function includesRole(role, required) {
      return ROLES.indexOf(role) >= ROLES.indexOf(required);
    }
    function isSameRepository(one, other) {
      return one.toLowerCase() === other.toLowerCase();
    }
    const Permission = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      permission: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
      role_name: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
      user: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        permissions: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()))
      }))
    });
    async function roleOf(client, login) {
      try {
        const {user, role_name, permission} = await client.read("GET /repos/{owner}/{repo}/collaborators/{username}/permission", {
          username: login
        }, Permission, {
          failing: `Couldn't check the permission of ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(login)} on ${(0, 
          _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(client.repository)}`
        });
        return roleByFlags(user?.permissions) ?? roleByName(role_name) ?? roleByName(permission) ?? "none";
      } catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.y_ && error.status === 404 && /not a user/iu.test(error.said)) return "none";
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
      zw: () => formatRequest,
      Vs: () => retryAfterMs
    });
    var external_node_util_ = __webpack_require__(7975);
    var clock = __webpack_require__(4570);
    var problem = __webpack_require__(2239);
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
        function formatRequest(entry) {
      const {method, path, result, milliseconds, attempt, requestId} = entry;
      const request = requestId === void 0 ? "" : `, request ${requestId}`;
      return `${method} ${path}: ${result}, ${milliseconds} ms, attempt ${attempt}${request}`;
    }
    class HttpError extends Error {
      name="HttpError";
      partial;
      isUnreadable;
      isProxyUnusable;
      constructor(message, details) {
        super(message, {
          cause: details.cause
        });
        this.partial = details.partial;
        this.isUnreadable = details.isUnreadable ?? false;
        this.isProxyUnusable = details.isProxyUnusable ?? false;
      }
    }
    const MAX_BODY_BYTES = 50331648;
    const PROXY_NEEDS_NODE = [ 24, 5 ];
    function createHttpClient({proxyFor: findProxy = proxyFor, nodeVersion = process.versions.node} = {}) {
      const connections = new Map;
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
        cause: signal.reason
      });
      const outgoing = connection.request(url, {
        method,
        headers: {
          ...headers
        },
        agent: connection.agent
      });
      let hasAnnounced = false;
      const announce = () => {
        if (!hasAnnounced && !signal.aborted) request.onSending?.();
        hasAnnounced = true;
      };
      outgoing.once("socket", socket => {
        const isReady = isHttps ? isProxied : !socket.connecting;
        if (outgoing.reusedSocket || isReady) announce(); else socket.once(isHttps ? "secureConnect" : "connect", announce);
      });
      const received = [];
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
        await readInto(received, incoming);
        return {
          ...head,
          body: await decompress(Buffer.concat(received), head.headers)
        };
      } catch (error) {
        outgoing.destroy();
        throw new HttpError(signal.aborted ? "The request was aborted" : (0, problem.bD)(error), {
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
    const MAX_RETRY_AFTER_MS = clock.sO;
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
      kj: () => jsonListWithin,
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
      return message.split(/(`[^`]+`|\u201c[^\u201d]+\u201d)/u).map((part, index) => index % 2 === 0 ? plain(part) : codeSpan(part.slice(1, -1))).join("");
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
      if (parsed.username !== "" || parsed.password !== "") return;
      const safe = parsed.href.replace(/[^A-Za-z0-9\-._~:/?#&=+,;%]/gu, character => `%${character.codePointAt(0)?.toString(16).toUpperCase().padStart(2, "0")}`);
      return URL.canParse(safe) && safe.length <= MAX_URL_LENGTH ? safe : void 0;
    }
    function table(header, rows, leftColumns = header.length) {
      const line = cells => `| ${cells.map(cell => cell.replaceAll("|", "\\|")).join(" | ")} |`;
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
        const {glob, fault} = parsePattern(excludes ? line.slice(1) : line);
        if (glob === void 0) faults.push({
          pattern: line,
          message: fault
        }); else patterns.push({
          excludes,
          glob
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
      Cp: () => openAgentJobs,
      hU: () => phaseOf,
      ro: () => partialId
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(292);
    var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8703);
    var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7871);
    const JobId = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB(_client_js__WEBPACK_IMPORTED_MODULE_0__.bQ));
    const text = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_2__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP());
    const Job = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
      id: JobId,
      status: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.m9(1)),
      source: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_2__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
        repository: text,
        ref: text
      })),
      model: text,
      prLink: text
    });
    const STATUSES = [ "active", "completed", "archived", "failed" ];
    function phaseOf(status) {
      return STATUSES.find(known => known === status) ?? "unrecognized";
    }
    function openAgentJobs(client, projectId) {
      const path = [ "v2", "agent", projectId, "job" ];
      let polls = 0;
      return {
        polls: () => polls,
        create: async (prompt, attempt) => parseJob(await client.send({
          method: "POST",
          path,
          body: {
            prompt
          },
          ...attempt
        })),
        message: async (id, prompt, attempt) => {
          const request = {
            method: "POST",
            path: [ ...path, id, "message" ],
            body: {
              prompt
            }
          };
          return parseJob(await client.send({
            ...request,
            ...attempt
          }), id);
        },
        get: async (id, attempt) => {
          polls += 1;
          return parseJob(await client.send({
            method: "GET",
            path: [ ...path, id ],
            ...attempt
          }), id);
        }
      };
    }
    function parseJob(response, expectedId) {
      const parsed = Job.safeParse(response.json);
      if (!parsed.success || expectedId !== void 0 && parsed.data.id !== expectedId) throw (0, 
      _client_js__WEBPACK_IMPORTED_MODULE_0__.Cw)(response, parsed.error);
      const {source, prLink: given, ...job} = parsed.data;
      const link = given?.trim() || void 0;
      const prLink = link && (0, _lib_markdown_js__WEBPACK_IMPORTED_MODULE_4__.qP)(link);
      return {
        ...job,
        repository: source?.repository,
        ref: source?.ref,
        prLink,
        invalidPrLink: prLink === void 0 ? link : void 0,
        json: response.text.trim()
      };
    }
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
          if (key === '"id"') return JobId.safeParse((0, _lib_json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text)).data;
          key ??= text;
        }
      }
      return;
    }
    function endOfString(text, start) {
      for (let at = start + 1; at < text.length; at += 1) if (text[at] === "\\") at += 1; else if (text[at] === '"') return at + 1;
      return;
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
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(292);
    var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4779);
    var _failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1379);
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
        const url = new URL(this.#base + path);
        url.search = new URLSearchParams(request.query).toString();
        const body = request.body && JSON.stringify(request.body);
        const started = clock.now();
        let isSent = false;
        let answer;
        return await (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_1__.wj)(clock, REQUEST_TIMEOUT_MS, signal, async ({timedOut, stop}) => {
          try {
            const response = await http.send({
              method,
              url,
              headers: {
                accept: "application/json",
                "accept-encoding": "identity",
                authorization: `Bearer ${this.#options.apiKey}`,
                "user-agent": this.#options.userAgent,
                ...body === void 0 ? {} : {
                  "content-type": "application/json"
                }
              },
              body,
              signal: stop,
              onSending: () => {
                isSent = true;
                request.onSending?.();
              }
            });
            answer = response;
            return this.#accept(response, method, path);
          } catch (error) {
            if (!(error instanceof _http_client_js__WEBPACK_IMPORTED_MODULE_0__.j$)) throw error;
            const {partial} = error;
            answer = partial;
            const isRefused = partial !== void 0 && !isSuccess(partial.status);
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.W({
              failure: isRefused ? (0, _failures_js__WEBPACK_IMPORTED_MODULE_3__.w)(partial.status) : failureOf(error, {
                isSent,
                timedOut: timedOut.aborted,
                isInterrupted: signal.aborted
              }),
              method,
              path,
              status: partial?.status,
              retryAfterMs: partial && (0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.Vs)(partial.headers, clock.now()),
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
              requestId: answer && (0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.Yp)(answer.headers, "x-request-id")
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.W({
          failure: (0, _failures_js__WEBPACK_IMPORTED_MODULE_3__.w)(status),
          method,
          path,
          status,
          serviceMessage: (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.m)(text, json),
          retryAfterMs: (0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.Vs)(headers, this.#options.clock.now())
        });
      }
      #readWithoutKey(body) {
        const text = this.#withoutKey(utf8.decode(body));
        const json = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.qF)(text);
        if (json === void 0 || !text.includes("\\")) return {
          text,
          json
        };
        const plain = JSON.stringify(json);
        const without = this.#withoutKey(plain);
        return without === plain ? {
          text,
          json
        } : {
          text: without,
          json: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.qF)(without)
        };
      }
      #withoutKey(text) {
        let without = text;
        for (const key of this.#writtenKeys) without = without.replaceAll(key, "***");
        return without;
      }
    }
    function unreadableAnswer({method, path, status, text, json}, cause) {
      return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.W({
        failure: "unreadable-answer",
        method,
        path,
        status,
        serviceMessage: (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.m)(text, json),
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
    var _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2239);
    var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1379);
    const TRANSIENT = [ "rate-limit", "server-error", "no-answer", "interrupted" ];
    class PlatformError extends Error {
      name="PlatformError";
      failure;
      status;
      retryAfterMs;
      body;
      problem;
      constructor(failed) {
        const {failure, status, retryAfterMs, body, cause} = failed;
        const problem = {
          ...whyAndFix(failed),
          request: formatRequest(failed)
        };
        super(`${(0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__.l2)(problem.why)} (${problem.request})`, {
          cause
        });
        this.failure = failure;
        this.status = status;
        this.retryAfterMs = retryAfterMs;
        this.body = body;
        this.problem = problem;
      }
      get policy() {
        return _failures_js__WEBPACK_IMPORTED_MODULE_1__.P[this.failure];
      }
      get reason() {
        return this.policy.reason;
      }
      get isTransient() {
        return TRANSIENT.includes(this.reason);
      }
      explain(what, fix = this.problem.fix) {
        return (0, _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__.Vw)({
          ...this.problem,
          what,
          fix
        });
      }
    }
    function whyAndFix(failed) {
      const {failure, method, path, serviceMessage = ""} = failed;
      const isAboutJob = /\/job\/./u.test(path);
      switch (failure) {
       case "bad-request":
        return {
          why: "the API rejected the request",
          fix: fixOfBadRequest(method, isAboutJob)
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
        return isAboutJob ? {
          why: "the API doesn't know this job",
          fix: "Check `job-id` and `project-id`"
        } : {
          why: "the API doesn't know this project",
          fix: CHECK_PROJECT_ID
        };

       case "rate-limit":
        return {
          why: `${limitOf(method, path)} is used up`,
          fix: "Run again later, or less often"
        };

       case "redirect":
       case "see-other":
        return {
          why: "the base URL redirects, and redirects aren't followed",
          fix: "Set `base-url` to the final URL of the API"
        };

       case "refused":
       case "request-timeout":
       case "too-early":
        return {
          why: "the API rejected the request",
          fix: "Contact the API's support with the request id from the debug log"
        };

       case "server-error":
        return {
          why: "the API had an internal error",
          fix: "Check the API's status page and run again later"
        };

       case "unreachable":
        return {
          why: "the API couldn't be reached",
          fix: "Check `base-url`, DNS, the firewall, certificates and the proxy (`https_proxy`, `no_proxy`)"
        };

       case "unusable-proxy":
        return {
          why: "the runner's proxy can't be used",
          fix: "Correct `https_proxy` or `http_proxy`, or update the runner if its Node is too old"
        };

       case "no-answer":
        return {
          why: "the connection broke before the response was complete",
          fix: RUN_LATER
        };

       case "timeout":
        return {
          why: "the API didn't respond in time",
          fix: RUN_LATER
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
          fix: RUN_LATER
        };

       case "interrupted":
        return {
          why: "the step ended before the response arrived",
          fix: RUN_LATER
        };
      }
    }
    const RUN_LATER = "Run again later";
    const CHECK_PROJECT_ID = "Check `project-id`, which is on the API keys page of the dashboard";
    function fixOfBadRequest(method, isAboutJob) {
      if (!isAboutJob) return `${CHECK_PROJECT_ID}: the API returns 400 for an unknown id`;
      return method === "POST" ? "Shorten the prompt, or send it without `job-id`" : "Check `job-id` and `project-id`: the API returns 400 for an unknown project";
    }
    function limitOf(method, path) {
      if (method === "POST") return "the project's limit of 100 agent jobs an hour";
      return path.startsWith("/v1/analytics/") ? "the organization's limit of 100 analytics requests an hour" : "the rate limit";
    }
    function formatRequest(failed) {
      const {method, path, status, serviceMessage} = failed;
      const words = Array.from(serviceMessage ?? "").slice(0, MAX_QUOTED_LENGTH);
      const said = words.length > 0 ? `\u201c${words.join("")}\u201d` : saidByCause(failed);
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
      const message = cause.message.replace(/\s+/gu, " ").trim();
      if (code === void 0 || message.includes(code)) return message || void 0;
      return message === "" ? code : `${code}: ${message}`;
    }
    function serviceMessageOf(text, json) {
      const message = json === void 0 ? plainText(text.slice(0, MAX_MESSAGE_TEXT)) : [ ...messagesOf(json) ].join(" \u2014 ");
      return message.replace(/\s+/gu, " ").trim() || void 0;
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
      if (/^\s*[{[]/u.test(text)) return "";
      if (!/^\s*</u.test(text)) return text;
      const [, title] = /<title[^>]{0,100}>([^<]*)/iu.exec(text) ?? [];
      return title === void 0 ? "an HTML page" : `an HTML page: ${title}`;
    }
  }),
  1379: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      P: () => POLICIES,
      w: () => failureOfStatus
    });
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
        page: "reject"
      },
      forbidden: {
        reason: "forbidden",
        submit: "reject",
        read: "reject",
        page: "reject"
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
        page: "wait-for-quota"
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
      "too-early": {
        reason: "refused",
        submit: "reject",
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
      403: "forbidden",
      404: "not-found",
      408: "request-timeout",
      425: "too-early",
      429: "rate-limit"
    };
    function failureOfStatus(status) {
      const known = BY_STATUS[status];
      if (known !== void 0) return known;
      if (status >= 500) return "server-error";
      return status >= 400 ? "refused" : "redirect";
    }
  }),
  2266: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      IQ: () => withDefault,
      Ko: () => readInputs,
      _: () => decimal,
      dE: () => trimmed,
      dz: () => InputError,
      f9: () => quoting,
      jO: () => entries,
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
    function readInputs({input}, rules, redact) {
      const given = Object.fromEntries(Object.keys(rules).map(key => [ key, input(inputName(key)) ]));
      const {data: values, error} = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc(rules).safeParse(given);
      const problems = (error?.issues ?? []).map(({path, message}) => {
        const key = String(path[0]);
        const value = message.startsWith(QUOTED) ? `, not ${quoted(given[key] ?? "", redact)}` : "";
        return {
          input: inputName(key),
          message: `\`${inputName(key)}\` ${message.replace(QUOTED, "")}${value}.`
        };
      });
      return {
        given,
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
    function entries(text) {
      return [ ...new Set(text.split(",").flatMap(entry => entry.trim() || [])) ];
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
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
    var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4922);
    var _http_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1678);
    var _platform_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7871);
    var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2266);
    var _step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7141);
    const DEFAULT_BASE_URL = "https://api.mintlify.com";
    const NO_KEY = "is empty. Check that the secret exists and that its name is right; runs from forks get no secrets, and runs from Dependabot only get Dependabot secrets";
    function isOneWord(fix) {
      return zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[\x21-\x7E]*$/u, `has a space, a line break or a character that is not ASCII. ${fix}`);
    }
    const connectionInputs = {
      projectId: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.WN(), zod_mini__WEBPACK_IMPORTED_MODULE_4__.YPB(text => text !== "", "is empty. Check how the input and the variable are spelled; the id is on the API keys page of the dashboard"), zod_mini__WEBPACK_IMPORTED_MODULE_4__.YPB(text => text === "" || (0, 
      _platform_client_js__WEBPACK_IMPORTED_MODULE_1__.bQ)(text), (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__.f9)("must be a project id"))),
      apiKey: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.WN(), zod_mini__WEBPACK_IMPORTED_MODULE_4__.YPB(text => text !== "", NO_KEY), zod_mini__WEBPACK_IMPORTED_MODULE_4__.YPB(text => !/^(["'`]).*\1$/u.test(text), "is in quotes. Store the key in the secret without them"), zod_mini__WEBPACK_IMPORTED_MODULE_4__.YPB(text => !text.startsWith("mint_dsc_"), "is an assistant key (`mint_dsc_\u2026`). Create an admin key (`mint_\u2026`) on the API keys page of the dashboard"), zod_mini__WEBPACK_IMPORTED_MODULE_4__.YPB(text => !text.startsWith("mint_us_"), "is an index key (`mint_us_\u2026`). Create an admin key (`mint_\u2026`) on the API keys page of the dashboard"), isOneWord("Store only the key in the secret")),
      baseUrl: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__.IQ)(DEFAULT_BASE_URL, zod_mini__WEBPACK_IMPORTED_MODULE_4__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YPB(text => URL.canParse(text), (0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__.f9)("must be a URL"))), zod_mini__WEBPACK_IMPORTED_MODULE_4__.pdi(text => new URL(text))).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YPB(isAcceptable, (0, 
      _runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__.f9)("must be an https URL without a user name, query or fragment (http only for this machine, such as `http://localhost:4700`)"))))
    };
    function maskSecrets({environment: {input}, runner}) {
      for (const name of [ "api-key", "marker-key", "github-token" ]) runner.mask(input(name).trim());
    }
    function keyProblem(apiKey, baseUrl) {
      const url = baseUrl.trim() || DEFAULT_BASE_URL;
      const elsewhere = !URL.canParse(url) || new URL(url).origin !== DEFAULT_BASE_URL;
      if (elsewhere || /^(?:mint_|["'`]|$)/u.test(apiKey.trim())) return;
      return "`api-key` isn't an admin key, because it doesn't start with `mint_`. Create an admin key on the API keys page of the dashboard.";
    }
    function timeoutRule(minutes) {
      return (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__.IQ)(minutes, (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__._)("a number of minutes above 0 and at most 350", value => value > 0 && value <= 350));
    }
    function isAcceptable(url) {
      if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") return false;
      return url.protocol === "https:" || url.protocol === "http:" && isLoopback(url);
    }
    function isLoopback(url) {
      return url.hostname === "localhost" || url.hostname === "[::1]" || /^127(?:\.\d+){3}$/u.test(url.hostname);
    }
    function clientOptions({http, clock, runner}, onRequest) {
      return {
        userAgent: _step_js__WEBPACK_IMPORTED_MODULE_5__._,
        http,
        clock,
        onRequest: entry => {
          runner.debug((0, _http_client_js__WEBPACK_IMPORTED_MODULE_0__.zw)(entry));
          onRequest?.(entry);
        }
      };
    }
    function openPlatformClient(step, {baseUrl, apiKey}, onRequest) {
      return new _platform_client_js__WEBPACK_IMPORTED_MODULE_1__.Ht({
        ...clientOptions(step, onRequest),
        baseUrl,
        apiKey
      });
    }
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