export const id = 593;

export const ids = [ 593 ];

export const modules = {
  9290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
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
    var errors = __webpack_require__(7307);
    var issue = __webpack_require__(33);
    var github_repository = __webpack_require__(8328);
    //! CONCATENATED MODULE: ./build/github/comments.js
        const Written = schemas.Ikc({
      id: schemas.aig()
    });
    const Comment = schemas.Ikc({
      id: schemas.aig(),
      body: issue.Qq,
      user: issue.kQ
    });
    const Listed = schemas.YOg(Comment);
    schemas.YOg(schemas.X$i(Comment, {
      html_url: issue.Qq,
      updated_at: issue.kB
    }));
    async function addReaction(client, repository, issue, comment, content, signal) {
      const options = requestOptions("Couldn't add a reaction to", issue, signal);
      const place = (0, github_repository.uD)(repository);
      if (comment === void 0) {
        const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/reactions";
        await client.write(route, {
          ...place,
          issue_number: issue.number,
          content
        }, schemas.L5J(), options);
        return;
      }
      const route = comment.kind === "diff" ? "POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions" : "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions";
      await client.write(route, {
        ...place,
        comment_id: comment.id,
        content
      }, schemas.L5J(), options);
    }
    async function addComment(client, repository, issue, body, attempt, signal) {
      const written = await client.write("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...(0, github_repository.uD)(repository),
        issue_number: issue.number,
        body
      }, Written, {
        ...requestOptions("Couldn't comment on", issue, signal),
        attempt
      });
      return written?.id;
    }
    async function editComment(client, repository, issue, {id, body}, signal) {
      try {
        await client.write("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
          ...(0, github_repository.uD)(repository),
          comment_id: id,
          body
        }, schemas.L5J(), requestOptions("Couldn't update the comment on", issue, signal));
        return true;
      } catch (error) {
        if (error instanceof errors.y_ && error.status === 404) return false;
        throw error;
      }
    }
    async function ownComments(client, repository, issue, signal) {
      const options = requestOptions("Couldn't read the comments of", issue, signal);
      const viewer = await client.viewer(options);
      const pages = client.pages("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...(0, github_repository.uD)(repository),
        issue_number: issue.number
      }, Listed, options);
      const own = [];
      for await (const page of pages) own.push(...page.filter(comment => comment.user?.login === viewer));
      return own;
    }
    function requestOptions(failing, {kind, number}, signal) {
      return {
        failing: `${failing} #${number}`,
        permission: issue.EU[kind],
        signal
      };
    }
    var lib_clock = __webpack_require__(4570);
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
    const REACTION_TIMEOUT_MS = 5_000;
    async function react(step, reaction, signal) {
      const {inputs, event, environment, github, clock, runner} = step;
      const issue = issueToComment(step);
      if (issue === void 0 || inputs.githubToken === "") return;
      const comment = inputs.issueNumber === void 0 ? event.commentRef : void 0;
      try {
        await (0, lib_clock.wj)(clock, REACTION_TIMEOUT_MS, signal, ({stop}) => addReaction(github, environment.repository, issue, comment, reaction, stop));
      } catch (error) {
        if (!(error instanceof errors.y_)) throw error;
        if (error.lacksPermission && reaction === "eyes") warn(step, error, ", and the comment will fail too"); else runner.info(error.message);
        runner.debugError(error);
      }
    }
    function warn({runner, namedPermissions}, error, consequence) {
      if (error.lacksPermission && namedPermissions.has(error.permission)) return;
      if (error.lacksPermission) namedPermissions.add(error.permission);
      runner.warning(error.explain(consequence), "No comment");
    }
    async function newestJob(run, issue) {
      const {runner, inputs} = run;
      let marked;
      try {
        marked = await markedComments(run, issue, run.limit.stop);
      } catch (error) {
        if (!(error instanceof errors.y_) || !error.isFinal) throw error;
        runner.info(error.explain(", so there are no earlier comments to look at"));
        return;
      }
      const named = marked.filter(({marker}) => marker.job !== "" && marker.project === inputs.projectId);
      const newest = named.at(-1);
      if (newest?.isVerified === false) runner.warning(`Comment ${newest.id} on #${issue.number} is ignored: its marker was signed with another key. Set \`marker-key\` to a secret that stays the same when the API key is replaced.`, "Comment not verified");
      return named.findLast(({isVerified}) => isVerified)?.marker.job;
    }
    async function findEarlierAttempt(run, promptSha256) {
      const {environment} = run;
      const issue = issueToComment(run);
      if (environment.runAttempt === 1 || issue === void 0) return;
      const own = (0, comment_marker.we)(run, void 0, promptSha256, false);
      const found = (await markedComments(run, issue, run.limit.stop)).findLast(({marker}) => marker.job !== "" && marker.attempt < own.attempt && (0, 
      comment_marker.lO)(marker, own));
      if (found === void 0) return;
      const {job: jobId, attempt} = found.marker;
      if (found.isVerified) return {
        kind: "resume",
        jobId,
        attempt,
        commentId: found.id
      };
      throw new errors.y_({
        what: `Couldn't verify comment ${found.id} on #${issue.number}`,
        why: `it names the job of attempt ${attempt}, but the key that signed it has been replaced since`,
        fix: "Start a new run instead of this re-run, or follow the job with `job-id`; a `marker-key` outlives the API key"
      });
    }
    async function writeComment(run, request) {
      const {environment, github, runner} = run;
      const {issue, text, consequence, jobId, promptSha256, isEnded} = request;
      const marker = (0, comment_marker.QO)(run, (0, comment_marker.we)(run, jobId, promptSha256, isEnded), issue);
      try {
        return await withWriteTime(run, async time => {
          const existing = await existingComment(run, request, marker, time.stop);
          if (existing !== void 0) {
            const edited = {
              id: existing.id,
              body: markedBody(run, text, existing.marker)
            };
            const isEdited = await editComment(github, environment.repository, issue, edited, time.stop);
            if (isEdited) return {
              id: existing.id,
              mayWorkLater: false
            };
          }
          return {
            id: await addOnce(run, issue, text, marker, time),
            mayWorkLater: false
          };
        });
      } catch (error) {
        if (!(error instanceof errors.y_)) throw error;
        runner.debugError(error);
        warn(run, error, consequence);
        return {
          id: void 0,
          mayWorkLater: error.mayPass
        };
      }
    }
    async function addOnce(run, issue, text, marker, {stop, mayRetry, until}) {
      const {github, environment, clock} = run;
      const {repository} = environment;
      const body = markedBody(run, text, marker);
      try {
        return await addComment(github, repository, issue, body, 1, stop);
      } catch (error) {
        if (!(error instanceof errors.y_) || stop.aborted || !mayRetry) throw error;
        if (error.mayHaveHappened) {
          const own = await ownComments(github, repository, issue, stop);
          const existing = own.findLast(comment => comment.body.includes(marker));
          if (existing !== void 0) return existing.id;
        } else if (error.retryAfterMs !== void 0 && clock.now() + error.retryAfterMs < until) await clock.sleep(error.retryAfterMs, stop); else throw error;
        return await addComment(github, repository, issue, body, 2, stop);
      }
    }
    async function existingComment(run, {issue, replaces, isEnded}, ownMarker, stop) {
      if (replaces === void 0) return;
      if (typeof replaces === "number") return {
        id: replaces,
        marker: ownMarker
      };
      const found = (await markedComments(run, issue, stop)).findLast(({marker, isVerified}) => isVerified && replaces(marker));
      if (found === void 0) return;
      const {id, marker} = found;
      const own = (0, comment_marker.we)(run, marker.job, marker.prompt, isEnded);
      if ((0, comment_marker.lO)(marker, own)) return {
        id,
        marker: ownMarker
      };
      return {
        id,
        marker: (0, comment_marker.QO)(run, {
          ...marker,
          ended: isEnded
        }, issue)
      };
    }
    async function markedComments(run, issue, stop) {
      const comments = await ownComments(run.github, run.environment.repository, issue, stop);
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
    var _job_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6494);
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
    async function isAgentsOwn(run, isSender) {
      const {event} = run;
      switch (event.name) {
       case "workflow_run":
       case "check_run":
       case "check_suite":
       case "status":
        return false;

       case "pull_request":
       case "pull_request_target":
        return isSender || event.pullRequest !== void 0 && isFromAgent(run, event.pullRequest);

       case "create":
       case "delete":
        return isSender || event.branch?.startsWith(AGENT_BRANCH) === true;

       case "push":
        return isSender || await isAgentsPush(run);

       default:
        return isSender;
      }
    }
    async function isAgentsPush(run) {
      const {event, runner} = run;
      if (event.push === void 0) return false;
      const {branch, head, commits} = event.push;
      if (branch?.startsWith(AGENT_BRANCH)) return true;
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
        runner.warning(error.explain(", so a merge of the agent's own pull request isn't detected (`skip-agent-events`)"), "skip-agent-events not checked");
        return false;
      }
    }
    function isAgent({inputs}, login) {
      return (0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.Av)(login, inputs.agentLogin);
    }
    function isFromAgent(run, {author, ownBranch}) {
      return isAgent(run, author) || ownBranch?.startsWith(AGENT_BRANCH) === true;
    }
    async function checkPerson({event, inputs, github, environment, limit}) {
      const actor = actorToCheck(event);
      if (actor === "no-one") return;
      const {login, isBot} = actor;
      if (isBot) return isAllowedBot(inputs.allowBots, login) ? void 0 : {
        guard: "bot",
        login
      };
      const required = inputs.requiredPermission;
      if (required === "none") return;
      const role = await (0, _github_repository_js__WEBPACK_IMPORTED_MODULE_3__.kp)(github, environment.repository, login, limit.stop);
      if ((0, _github_repository_js__WEBPACK_IMPORTED_MODULE_3__.um)(role, required)) return;
      return {
        guard: "permission",
        login,
        role,
        required,
        addedLabel: event.label !== void 0
      };
    }
    function isAllowedBot(allowBots, login) {
      return allowBots.some(allowed => (0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.Av)(login, allowed));
    }
    function actorToCheck(event) {
      const {name, sender, workflowRun} = event;
      if (name === "workflow_run") return isTrusted(workflowRun?.event ?? "") ? "no-one" : known(workflowRun?.triggeringActor, name);
      return isTrusted(name) || isTrustedPullRequest(event) ? "no-one" : known(sender, name);
    }
    function isTrusted(name) {
      switch (name) {
       case "schedule":
       case "push":
       case "release":
       case "create":
       case "delete":
       case "merge_group":
       case "workflow_dispatch":
       case "repository_dispatch":
        return true;

       default:
        return false;
      }
    }
    const AUTHOR_ACTIONS = [ "opened", "reopened", "synchronize", "edited", "ready_for_review", "converted_to_draft", "closed" ];
    function isTrustedPullRequest({name, action = "", pullRequest}) {
      if (name === "pull_request_target") return action === "closed" && pullRequest?.state === "merged";
      return name === "pull_request" && pullRequest?.ownBranch !== void 0 && AUTHOR_ACTIONS.includes(action);
    }
    function known(account, event) {
      if (account !== void 0) return account;
      throw new _github_errors_js__WEBPACK_IMPORTED_MODULE_0__.y_({
        what: "Couldn't check the permission of the person who triggered this run",
        why: `the payload of the event ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(event || "unknown")} doesn't name them`,
        fix: "Use an event that outsiders can't trigger, such as `schedule` or `workflow_dispatch`"
      });
    }
    async function checkCap(run) {
      const {inputs, github, limit} = run;
      const {maxOpenPrs, agentLogin: login} = inputs;
      if (maxOpenPrs === void 0) return;
      const repository = (0, _job_run_js__WEBPACK_IMPORTED_MODULE_5__.bM)(run);
      const open = new Map;
      for await (const page of (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.qc)(github, repository, "open", limit.stop)) for (const pull of page) if (isFromAgent(run, pull)) open.set(pull.number, pull);
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
        return skip.isSender ? `this \`${skip.event}\` event was triggered by the agent ${(0, 
        _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(skip.login)} itself (loop protection, \`skip-agent-events\`).` : `this \`${skip.event}\` event is about the work of the agent ${(0, 
        _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(skip.login)} itself (loop protection, \`skip-agent-events\`).`;

       case "permission":
        return skip.addedLabel ? `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(skip.login)}, who added the label, has \`${skip.role}\` access, and \`${skip.required}\` is required. Ask someone with \`${skip.required}\` access to add it again, or change \`required-permission\`.` : `${(0, 
        _lib_text_js__WEBPACK_IMPORTED_MODULE_4__.Zw)(skip.login)} has \`${skip.role}\` access, and \`${skip.required}\` is required. Change \`required-permission\` to allow this.`;

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
      return [ ...promptProblems(given), ...keyProblems(given), ...idProblems(given), ...intervalProblems(given), ...tokenProblems(given), ...includeProblems(given, event) ];
    }
    function promptProblems(given) {
      const sources = (0, _prompt_js__WEBPACK_IMPORTED_MODULE_4__.j)(given).map(({input}) => input);
      const jobId = given("jobId").trim();
      if (sources.length > 1) {
        const names = sources.map(name => `\`${name}\``).join(" and ");
        return [ {
          input: sources.join(", "),
          message: `Only one of ${names} can be set. Remove the other${sources.length > 2 ? "s" : ""}.`
        } ];
      }
      if (sources.length === 1 || !isPromptRequired(given)) return [];
      const message = jobId === "auto" ? "`job-id: auto` needs the prompt that started the job. Set `prompt`, `prompt-file` or `prompt-template`." : "`prompt` is empty. Set `prompt`, `prompt-file` or `prompt-template`, or a `job-id` to follow.";
      return [ {
        input: "prompt",
        message
      } ];
    }
    function isPromptRequired(given) {
      const jobId = given("jobId").trim();
      return jobId === "" || jobId === "auto";
    }
    const EVENTS_WITHOUT_SECRETS = [ "pull_request", "pull_request_review", "pull_request_review_comment" ];
    function whyNoSecrets({name, pullRequest, sender}) {
      if ((0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.Av)(sender?.login, "dependabot[bot]")) return "`api-key` is empty, because runs that Dependabot triggers get no Actions secrets. Skip them with an `if:` on the job, or add the key as a Dependabot secret.";
      return pullRequest?.isFromFork === true && EVENTS_WITHOUT_SECRETS.includes(name) ? "`api-key` is empty, because GitHub gives no secrets to pull requests from forks. Skip them with an `if:` on the job." : void 0;
    }
    function keyProblems(given) {
      const message = (0, _step_connection_js__WEBPACK_IMPORTED_MODULE_3__.dD)(given("apiKey"), given("baseUrl"));
      return message === void 0 ? [] : [ {
        input: "api-key",
        message
      } ];
    }
    function idProblems(given) {
      const apiKey = given("apiKey").trim();
      return [ "projectId", "jobId" ].filter(key => apiKey !== "" && given(key).includes(apiKey)).map(key => {
        const input = (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__.yu)(key);
        return {
          input,
          message: `\`${input}\` contains the API key. Set it to the id, not to the secret.`
        };
      });
    }
    function intervalProblems(given) {
      const interval = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_6__.W_)(_rules_js__WEBPACK_IMPORTED_MODULE_5__.s.pollIntervalSeconds).parse(given("pollIntervalSeconds")) ?? 1;
      const baseUrl = URL.parse(given("baseUrl").trim());
      if (interval >= 1 || baseUrl !== null && (0, _step_connection_js__WEBPACK_IMPORTED_MODULE_3__.U9)(baseUrl)) return [];
      const message = "`poll-interval-seconds` must be 1 or more, unless `base-url` is on this machine.";
      return [ {
        input: "poll-interval-seconds",
        message
      } ];
    }
    function tokenProblems(given) {
      const isTrue = key => (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_6__.W_)(_rules_js__WEBPACK_IMPORTED_MODULE_5__.s[key]).parse(given(key)) === true;
      const needed = [ ...[ "comment", "removeLabel" ].filter(isTrue).map(_runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__.yu), ...[ "maxOpenPrs", "allowedPaths", "prLabels", "prReviewers" ].filter(key => given(key).trim() !== "").map(_runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__.yu), ...given("jobId").trim() === "auto" ? [ "job-id: auto" ] : [] ];
      return needed.length > 0 && given("githubToken").trim() === "" ? [ emptyToken(needed) ] : [];
    }
    function emptyToken(needed) {
      return {
        input: "github-token",
        message: `\`github-token\` is empty, but it is required for ${needed.map(name => `\`${name}\``).join(", ")}. Remove \`github-token\` to use the run's own token.`
      };
    }
    function includeProblems(given, event) {
      const include = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_6__.W_)(_rules_js__WEBPACK_IMPORTED_MODULE_5__.s.include).parse(given("include")) ?? [];
      const issueNumber = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_6__.W_)(_rules_js__WEBPACK_IMPORTED_MODULE_5__.s.issueNumber).parse(given("issueNumber"));
      if (include.length === 0) return [];
      if ((0, _prompt_js__WEBPACK_IMPORTED_MODULE_4__.j)(given).length === 0) {
        if (isPromptRequired(given)) return [];
        return [ {
          input: "include",
          message: "`include` needs a prompt. Set `prompt`, or remove `include`."
        } ];
      }
      const available = availableParts(event, issueNumber);
      if (!include.some(part => available.includes(part))) {
        const message = `\`include\` has nothing to include, because the \`${event.name || "unknown"}\` event has no ${include.join(" and no ")}. Set \`issue-number\`, or remove \`include\`.`;
        return [ {
          input: "include",
          message
        } ];
      }
      const isInPayload = issueNumber === void 0 && event.issueContent !== void 0 && include.every(part => part === "issue");
      return isInPayload || given("githubToken").trim() !== "" ? [] : [ emptyToken([ "include" ]) ];
    }
    function availableParts({issue, changes, push}, issueNumber) {
      const mayBeMerge = push?.head !== void 0 && push.branch !== void 0;
      const hasConversation = issueNumber !== void 0 || issue !== void 0 || mayBeMerge;
      const has = {
        issue: hasConversation,
        comments: hasConversation,
        diff: changes !== void 0 || issueNumber !== void 0
      };
      return _rules_js__WEBPACK_IMPORTED_MODULE_5__.a.filter(part => has[part]);
    }
    function inputsWithoutEffect(values, task, event) {
      const {wait, maxOpenPrs, allowedPaths, comment, include} = values;
      const warnings = [];
      const warn = (keys, because) => {
        for (const key of keys) {
          const isDefault = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(values[key], _rules_js__WEBPACK_IMPORTED_MODULE_5__.s[key].parse(""));
          if (!isDefault) warnings.push(`\`${(0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_2__.yu)(key)}\` has no effect ${because}.`);
        }
      };
      if (!wait) {
        const afterTheEnd = [ "prLabels", "prReviewers", "allowedPaths", "ifNoPr", "pollIntervalSeconds" ];
        warn(afterTheEnd, "with `wait: false`, because the step ends before the job");
      }
      if (maxOpenPrs === void 0) warn([ "atCap" ], "without `max-open-prs`");
      if (allowedPaths === void 0) warn([ "ifOutOfScope" ], "without `allowed-paths`");
      if (task === "follow" || task === "message") warn([ "maxOpenPrs" ], "with a `job-id`, because no job is created");
      if (!comment && include.length === 0 && task !== "auto") warn([ "issueNumber" ], "without `comment`, `include` or `job-id: auto`");
      if (!comment && task === "auto" && (values.issueNumber !== void 0 || event.issue !== void 0)) warnings.push("Without `comment: true`, a later run with `job-id: auto` for the same issue or pull request doesn't find a job that this run creates, and creates another one.");
      if (!comment && task !== "auto" && values.atCap !== "continue") warn([ "markerKey" ], "without `comment`, `job-id: auto` or `at-cap: continue`");
      return warnings;
    }
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
    var external_node_path_ = __webpack_require__(6760);
    //! CONCATENATED MODULE: ./build/runner/workspace.js
        async function fileInWorkspace(workspace, named) {
      const {path: given} = named;
      const root = await realWorkspace(workspace, named);
      const leaves = `${(0, lib_text.Zw)(given)} is outside the workspace. Move the file into the workspace`;
      const wanted = absolute(root, given);
      const file = await (0, promises_.realpath)(wanted).catch(async cause => {
        if (await isElsewhere(root, wanted)) throw unusable(named, leaves);
        throw unusable(named, `${(0, lib_text.Zw)(given)} doesn't exist in the workspace. Check the path, and that \`actions/checkout\` runs before this step`, cause);
      });
      if (isOutside(root, file)) throw unusable(named, leaves);
      refuseGit((0, external_node_path_.relative)(root, file), named);
      if (!(await (0, promises_.stat)(file)).isFile()) throw unusable(named, `${(0, lib_text.Zw)(given)} isn't a file`);
      return file;
    }
    async function realWorkspace(workspace, named) {
      return (0, promises_.realpath)(workspace).catch(cause => {
        throw unusable(named, "the workspace doesn't exist. Run `actions/checkout` before this step", cause);
      });
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
        const real = await (0, promises_.realpath)(at).catch(() => {});
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
    var inputs_template = __webpack_require__(8848);
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
      switch (source.input) {
       case "prompt":
        return promptOf(source.value, "`prompt` is blank. Say what the agent should do.");

       case "prompt-file":
        return promptOf(await readText(source, workspace), `\`prompt-file\`: ${(0, lib_text.Zw)(source.value)} is blank. Write the prompt into it.`);

       case "prompt-template":
        {
          const template = await readText(source, workspace);
          const filled = {
            path: source.value,
            text: template
          };
          const {text, empty} = await (0, inputs_template.o)(filled, contexts(), MAX_PROMPT_BYTES);
          return {
            ...promptOf(text, `\`prompt-template\`: ${(0, lib_text.Zw)(source.value)} results in a blank prompt. Check its expressions.`),
            warning: empty.length === 0 ? void 0 : emptyWarning(source.value, empty)
          };
        }
      }
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
      const places = empty.slice(0, MAX_NAMED_EXPRESSIONS);
      const left = empty.length - places.length;
      const more = left > 0 ? ` and ${(0, lib_text.ZV)(left)} more` : "";
      return `No value for ${places.join(", ")}${more} in ${(0, lib_text.Zw)(path)}. Check the spelling, and what the event contains.`;
    }
    async function readText({input, value: path}, workspace) {
      const fail = (problem, cause) => new inputs.dz(`\`${input}\`: ${problem}`, {
        cause
      });
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
      } catch (error) {
        if (error instanceof TypeError) throw fail(`${(0, lib_text.Zw)(path)} isn't UTF-8. Save it in that encoding.`, error);
        throw fail(`Couldn't read ${(0, lib_text.Zw)(path)}: ${String(error)}.`, error);
      }
    }
  }),
  9439: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      a: () => INCLUDE_PARTS,
      s: () => inputRules
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
    const include = (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.IQ)("", zod_mini__WEBPACK_IMPORTED_MODULE_6__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_6__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_6__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_6__.pdi(text => text === "" ? [] : text.split(",").map(word => word.trim()))).check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.YPB(words => words.every(word => INCLUDE_PARTS.some(part => part === word)), (0, 
    _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.f9)("must be any of `issue`, `comments` and `diff`, comma-separated")), zod_mini__WEBPACK_IMPORTED_MODULE_6__.YPB(words => new Set(words).size === words.length, (0, 
    _runner_inputs_js__WEBPACK_IMPORTED_MODULE_4__.f9)("must name each part once"))), zod_mini__WEBPACK_IMPORTED_MODULE_6__.pdi(words => INCLUDE_PARTS.filter(part => words.includes(part)))));
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
  }),
  8848: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      D: () => templateContexts,
      o: () => fillTemplate
    });
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2266);
    function invalidExpression(message, {path, text}, offset, cause) {
      return new _runner_inputs_js__WEBPACK_IMPORTED_MODULE_1__.dz(`\`prompt-template\`: invalid expression in ${(0, 
      _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(path)}, ${positionOf(text, offset)}: ${message}.`, {
        cause
      });
    }
    function positionOf(template, offset) {
      const before = template.slice(0, offset).split(/\r\n|\r|\n/u);
      return `line ${before.length}, column ${Array.from(before.at(-1) ?? "").length + 1}`;
    }
    const MAX_EXPRESSION_LENGTH = 100;
    const OPEN = "${{";
    async function fillTemplate(template, contexts, maxLength) {
      const {text} = template;
      const filled = [];
      const empty = [];
      let length = 0;
      let evaluate;
      for (let at = 0; at < text.length; ) {
        const open = text.indexOf(OPEN, at);
        if (open === -1) {
          filled.push(text.slice(at));
          break;
        }
        const start = open + OPEN.length;
        const end = endOfExpression(text, start);
        if (end === void 0) throw invalidExpression("it is never closed with `}}`", template, open);
        evaluate ??= await expressionEngine(contexts).catch(cause => {
          throw invalidExpression(UNUSABLE_EVENT, template, open, cause);
        });
        const value = evaluate(template, start, end);
        if (value === "") {
          const expression = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(text.slice(start, end).trim(), MAX_EXPRESSION_LENGTH);
          empty.push(`${expression} (${positionOf(text, open)})`);
        }
        filled.push(text.slice(at, open), value);
        length += open - at + value.length;
        if (length > maxLength) {
          const limit = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.ZV)(maxLength);
          throw invalidExpression(`with its value, the prompt has more than ${limit} bytes`, template, open);
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
        const source = template.text.slice(start, end);
        if (source.trim() === "") throw invalidExpression("it is empty", template, start);
        const oneLine = source.replace(/[\r\n]/gu, " ");
        try {
          new Parser(new Lexer(oneLine).lex().tokens, names, []).parse();
          const expression = new Parser(new Lexer(source).lex().tokens, names, []).parse();
          return new Evaluator(expression, context).evaluate().coerceString();
        } catch (error) {
          throw invalidExpression(describe(error, source), template, start + offsetOf(error), error);
        }
      };
    }
    function messageOf(error) {
      return error instanceof Error ? error.message : String(error);
    }
    function describe(error, source) {
      if (error instanceof TypeError) return `${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(source)} can't be evaluated`;
      if (messageOf(error) === "ErrorExceededMaxLength") return "it has more than 21,000 characters";
      const message = messageOf(error).replace(/\.? Located at position [\s\S]*$/u, "");
      return message.startsWith("Unrecognized named-value") ? `${message}. ${ONLY_THESE}` : message;
    }
    const ONLY_THESE = "A template can only use `github` and `env`, because the prompt leaves GitHub; put other values into `env`";
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
  }),
  6494: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      nc: () => isOwnRepository,
      vD: () => openReporting,
      Iy: () => openRun,
      bM: () => pullRequestRepository
    });
    var schemas = __webpack_require__(4922);
    var client = __webpack_require__(1678);
    var lib_clock = __webpack_require__(4570);
    var json = __webpack_require__(292);
    var lib_text = __webpack_require__(4869);
    var errors = __webpack_require__(7307);
    //! CONCATENATED MODULE: ./build/github/client.js
        const REQUEST_TIMEOUT_MS = 30_000;
    const TIMEOUT = (0, lib_text.a3)(REQUEST_TIMEOUT_MS);
    const REPEATABLE = /^(?:GET|PATCH|DELETE) /u;
    const MAX_RETRIES = 3;
    const LARGEST_PAGE = 100;
    class GitHubClient {
      #options;
      #octokit;
      #viewer;
      constructor(options) {
        this.#options = options;
      }
      async read(route, parameters, schema, options) {
        return await this.#send(route, parameters, ({data}) => schema.parse(data), options);
      }
      async write(route, parameters, schema, options) {
        if (this.#options.isReadOnly) return;
        return await this.#send(route, parameters, ({data}) => schema.parse(data), options);
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
      async query(query, variables, schema, options) {
        const route = `POST ${this.#options.graphqlUrl}`;
        const read = ({data, headers}) => {
          const answer = QueryAnswer.parse(data);
          const [error] = answer.errors ?? [];
          if (error === void 0) return schema.parse(answer.data);
          throw new errors.o3(error.message, {
            status: STATUS_OF_TYPE[error.type ?? ""] ?? 422,
            headers
          });
        };
        return await this.#send(route, {
          query,
          variables
        }, read, options);
      }
      async viewer(options) {
        this.#viewer ??= (await this.query("{ viewer { login } }", {}, Viewer, options)).viewer.login;
        return this.#viewer;
      }
      async #send(route, parameters, read, options) {
        const {signal, attempt = 1} = options;
        const {token, clock, graphqlUrl} = this.#options;
        const mayRepeat = REPEATABLE.test(route) || route === `POST ${graphqlUrl}`;
        const deadline = clock.now() + REQUEST_TIMEOUT_MS;
        return await (0, lib_clock.wj)(clock, REQUEST_TIMEOUT_MS, signal, async ({timedOut, stop}) => {
          for (let failures = 0; ;failures += 1) try {
            return read(await (0, lib_clock.ZC)(stop, this.#sendOnce(route, parameters, attempt + failures, stop)));
          } catch (thrown) {
            const cause = timedOut.aborted ? new Error(`no response within ${TIMEOUT}`) : thrown;
            const error = (0, errors.r9)(cause, options, token, clock.now());
            const pause = mayRepeat && failures < MAX_RETRIES ? pauseBeforeRetry(error, failures) : void 0;
            if (pause === void 0 || clock.now() + pause >= deadline || stop.aborted) throw error;
            await clock.sleep(pause, stop);
            if (stop.aborted) throw error;
          }
        });
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
        let response;
        try {
          response = await octokit.request(route, {
            ...parameters,
            request: {
              signal
            }
          });
        } catch (error) {
          log((0, errors.lR)(error));
          throw error;
        }
        log(response);
        if (response.status >= 300) {
          const {location} = response.headers;
          const target = location === void 0 ? void 0 : URL.parse(location, url)?.origin;
          throw new errors.o3(`the redirect to ${target ?? "an unknown URL"} isn't followed`, response);
        }
        return response;
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
      viewer: schemas.Ikc({
        login: schemas.YjP()
      })
    });
    const QueryAnswer = schemas.Ikc({
      data: schemas.lqM(schemas.L5J()),
      errors: schemas.lqM(schemas.YOg(schemas.Ikc({
        type: (0, json.W_)(schemas.YjP()),
        message: schemas.YjP()
      })))
    });
    const STATUS_OF_TYPE = {
      FORBIDDEN: 403,
      INSUFFICIENT_SCOPES: 403,
      NOT_FOUND: 404,
      RATE_LIMIT: 429,
      RATE_LIMITED: 429
    };
    const silent = () => {};
    const SILENT = {
      debug: silent,
      info: silent,
      warn: silent,
      error: silent
    };
    function pauseBeforeRetry(error, failures) {
      if (error.retryAfterMs !== void 0) return error.retryAfterMs;
      return error.mayHaveHappened ? (failures + 1) ** 2 * 1_000 : void 0;
    }
    const MAX_REDIRECTS = 5;
    function fetchBy(http) {
      return async (given, {method, headers, body, signal}) => {
        let url = new URL(given);
        let response = await http.send({
          method,
          url,
          headers,
          body,
          signal
        });
        for (let redirects = 0; redirects < MAX_REDIRECTS; redirects += 1) {
          const next = redirectOf(response, url);
          if (next === void 0) break;
          url = next;
          response = await http.send({
            method,
            url,
            headers,
            body,
            signal
          });
        }
        const {status, body: content, headers: received} = response;
        const names = Object.keys(received);
        return {
          status,
          url: url.href,
          headers: new Map(names.map(name => [ name, (0, client.Yp)(received, name) ?? "" ])),
          text: () => Promise.resolve(content.toString("utf8")),
          arrayBuffer: () => Promise.resolve(Uint8Array.from(content).buffer)
        };
      };
    }
    function redirectOf({status, headers}, url) {
      if (status !== 301 && status !== 302 && status !== 307 && status !== 308) return;
      const location = (0, client.Yp)(headers, "location");
      const next = location === void 0 ? null : URL.parse(location, url.href);
      return next?.origin === url.origin ? next : void 0;
    }
    var github_repository = __webpack_require__(8328);
    var agent_jobs = __webpack_require__(9064);
    var connection = __webpack_require__(9551);
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
        this.#log(`${what} First check in ${(0, lib_text.a3)(pause)}; stops at ${(0, lib_text.qY)(this.#deadline)}.`);
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
    //! CONCATENATED MODULE: ./build/agent-job/job-run.js
        function openReporting(step, event, inputs, startedAt, deadline) {
      const {apiUrl, graphqlUrl} = step.environment;
      const {githubToken: token, dryRun: isReadOnly} = inputs;
      const github = new GitHubClient({
        ...(0, connection.s1)(step),
        token,
        apiUrl,
        graphqlUrl,
        isReadOnly
      });
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
    function openRun(step, limit) {
      const {inputs, clock, deadline, runner} = step;
      return {
        ...step,
        jobs: new agent_jobs.Y8((0, connection.JE)(step, inputs), inputs.projectId),
        progress: new ProgressLog(clock, deadline, runner),
        limit,
        mergedPullRequests: new Map,
        pushError: void 0
      };
    }
    function pullRequestRepository({inputs, environment}) {
      return inputs.prRepository ?? environment.repository;
    }
    function isOwnRepository({environment}, repository) {
      return (0, github_repository.ve)(repository, environment.repository);
    }
  }),
  9710: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      QO: () => isStale,
      Sv: () => notCreated,
      pJ: () => endOf,
      wi: () => HOW_ENDED
    });
    var _platform_agent_jobs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9064);
    function notCreated(error, {target = {
      kind: "none"
    }, jobId, lacksContext = false} = {}) {
      return {
        kind: "not-created",
        error,
        target,
        jobId,
        lacksContext
      };
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
    var _job_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6494);
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
          const pullRequest = await (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.DQ)(github, ref, stop);
          const count = Math.min(pullRequest.fileCount, maxFiles);
          return {
            pullRequest,
            files: await (0, _github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__.AC)(github, ref, count, stop)
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
      W1: () => withPullRequestOfPush
    });
    var _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7307);
    var _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
    var _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1351);
    async function withPullRequestOfPush(run) {
      const {event, inputs} = run;
      const {branch, head, isForced} = event.push ?? {};
      const {comment, include, prReviewers, task} = inputs;
      const isNeeded = comment || include.some(part => part !== "diff") || task.kind === "auto" || prReviewers.some(({kind}) => kind === "author");
      const isAgents = inputs.skipAgentEvents && (0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.Av)(event.sender?.login, inputs.agentLogin);
      const mayBeMerge = head !== void 0 && isForced === false && !isAgents;
      if (!mayBeMerge || branch === void 0 || !isNeeded || inputs.githubToken === "") return run;
      try {
        const merged = await mergedInto(run, branch, head);
        const pullRequest = merged.find(({mergeCommit}) => mergeCommit === head) ?? merged[0];
        if (pullRequest === void 0) return run;
        const {kind, number} = pullRequest;
        return {
          ...run,
          event: {
            ...event,
            issue: {
              kind,
              number
            },
            issueContent: pullRequest
          }
        };
      } catch (error) {
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_0__.y_)) throw error;
        if (!error.lacksPermission && task.kind !== "follow") return {
          ...run,
          pushError: error
        };
        run.runner.warning(error.explain(", so this push counts as one without a pull request"), "No pull request found");
        return run;
      }
    }
    function pullRequestsOfCommit(run, sha) {
      const {github, environment, limit, mergedPullRequests} = run;
      const asked = mergedPullRequests.get(sha) ?? (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.Pf)(github, environment.repository, sha, limit.stop);
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
      const lists = await Promise.all([ ...asked ].map(sha => mergedInto(run, branch, sha).catch(() => [])));
      const others = new Map(lists.flat().map(pull => [ pull.number, pull ]));
      others.delete(event.issue.number);
      return [ ...others.values() ].toSorted((a, b) => b.number - a.number);
    }
    async function mergedInto(run, branch, sha) {
      const merged = await pullRequestsOfCommit(run, sha);
      return merged.filter(({baseBranch}) => baseBranch === branch).toSorted((a, b) => b.number - a.number);
    }
  }),
  3377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      M7: () => setJobOutputs,
      dO: () => setOutcomeOutputs
    });
    var _github_changed_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5076);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(292);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4869);
    var _pull_request_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(523);
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
    var comment = __webpack_require__(9290);
    var guards = __webpack_require__(8436);
    var schemas = __webpack_require__(4922);
    var inputs = __webpack_require__(2266);
    var across = __webpack_require__(2291);
    var inputs_prompt = __webpack_require__(3945);
    var rules = __webpack_require__(9439);
    var template = __webpack_require__(8848);
    //! CONCATENATED MODULE: ./build/agent-job/inputs/inputs.js
        const AllInputs = schemas.Ikc(rules.s);
    const INPUTS_OF_TASK = {
      prompt: true,
      promptFile: true,
      promptTemplate: true,
      jobId: true
    };
    function readOthers(given, problems) {
      const isInvalid = key => problems.some(({input}) => input === (0, inputs.yu)(key));
      const valid = Object.entries(given).map(([key, text]) => [ key, isInvalid(key) ? "" : text ]);
      const withDefaults = schemas.cJW(AllInputs, {
        ...INPUTS_OF_TASK,
        projectId: true,
        apiKey: true
      });
      const values = withDefaults.parse(Object.fromEntries(valid));
      return {
        ...values,
        dryRun: values.dryRun || isInvalid("dryRun")
      };
    }
    async function parseInputs({environment, runner}, event) {
      const redact = text => runner.redact(text);
      const given = key => environment.input((0, inputs.yu)(key));
      const {given: texts, values, problems} = (0, inputs.Ko)(environment, rules.s, redact);
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
        reporting: readOthers(texts, problems)
      };
      const warnings = [ prompt?.warning ?? [], (0, across.ls)(values, task.kind, event) ].flat();
      return {
        ...values,
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
    var job_run = __webpack_require__(6494);
    var outputs = __webpack_require__(3377);
    //! CONCATENATED MODULE: ./build/agent-job/job/wait.js
        async function publishAndWait(run, target, job) {
      const {clock, inputs, runner} = run;
      const messageAcceptedAt = target.kind === "message" ? clock.now() : void 0;
      if (messageAcceptedAt !== void 0) (0, saved_state.U)(runner, {
        messageAcceptedAt
      });
      (0, saved_state.U)(runner, {
        jobId: job.id
      });
      (0, outputs.M7)(runner, job);
      const {last} = job;
      if (last !== void 0 && (0, done.pJ)(last) !== void 0 && !(0, done.QO)(last, messageAcceptedAt, clock.now())) return {
        kind: "ended",
        job: {
          ...job,
          last
        },
        target
      };
      if (!inputs.wait) return {
        kind: "started",
        job,
        target
      };
      const answer = await waitForEnd(run, job, whatIsWaitedFor(target, job), {
        target,
        messageAcceptedAt
      });
      return answer.kind === "job" ? {
        kind: "ended",
        job: {
          id: job.id,
          last: answer.job
        },
        target
      } : doneWithout(job.id, answer, target);
    }
    function doneWithout(id, answer, target) {
      const job = {
        id,
        last: answer.last
      };
      switch (answer.kind) {
       case "not-found":
       case "refused":
       case "failed":
        return {
          kind: "lost",
          job,
          error: answer.error,
          target
        };

       case "timed-out":
        return {
          kind: "timed-out",
          job,
          error: answer.error,
          target
        };

       case "cancelled":
        return {
          kind: "cancelled",
          job,
          target
        };
      }
    }
    function whatIsWaitedFor({kind}, {id, last}) {
      const name = `job ${(0, lib_text.Zw)(id)}`;
      switch (kind) {
       case "message":
        return `Message accepted by ${name}.`;

       case "follow":
        return `Following ${name}, which is ${(0, lib_text.TN)(last?.status ?? "active")}.`;

       case "resume":
        return `Waiting for ${name}.`;

       case "create":
       case "none":
        return `Job ${(0, lib_text.Zw)(id)} accepted.`;
      }
    }
    const KNOWN_JOB_GRACE_MS = 60_000;
    const GIVEN_JOB_GRACE_MS = 0;
    async function lookUp(run, id, notFoundGraceMs, maxFailures) {
      const interval = intervalOf(run, run.clock.now(), false);
      return await ask(run, {
        id,
        last: void 0
      }, interval, notFoundGraceMs, maxFailures);
    }
    async function ask({jobs, clock, cancelled, limit, deadline, progress}, {id, last}, interval, notFoundGraceMs, maxFailures = Number.POSITIVE_INFINITY) {
      let error;
      let notFoundSince;
      for (let failures = 0; ;) {
        if (cancelled.aborted) return {
          kind: "cancelled",
          last
        };
        if (limit.timedOut.aborted || clock.now() >= deadline) return {
          kind: "timed-out",
          error,
          last
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
          if (!(cause instanceof platform_errors.Wk)) throw cause;
          if (limit.stop.aborted) continue;
          error = cause;
          failures += 1;
          const {poll} = error.policy;
          if (poll === "reject") return {
            kind: "refused",
            error,
            last
          };
          notFoundSince = poll === "absent" ? notFoundSince ?? clock.now() : void 0;
          if (notFoundSince !== void 0 && clock.now() - notFoundSince >= notFoundGraceMs) return {
            kind: "not-found",
            error,
            last
          };
          if (failures === maxFailures) return {
            kind: "failed",
            error,
            last
          };
          const pause = pauseAfterFailedPoll(error, failures, interval());
          progress.failed(error, pause);
          await progress.wait(untilNextPoll(pause, deadline - clock.now()), limit.stop);
        }
      }
    }
    const MAX_POLL_PAUSE_MS = 10_000;
    function pauseAfterFailedPoll(error, failures, intervalMs) {
      return Math.max(error.retryAfterMs ?? 0, Math.min(intervalMs * 2 ** failures, MAX_POLL_PAUSE_MS));
    }
    async function waitForEnd(run, job, what, published) {
      const {clock, limit, deadline, progress, runner} = run;
      let messageAcceptedAt = published?.messageAcceptedAt;
      const isNew = published?.target.kind === "create" || published?.target.kind === "message";
      const isOld = job.last !== void 0 && (0, done.QO)(job.last, messageAcceptedAt, clock.now());
      let last = isOld ? void 0 : job.last;
      const began = clock.now();
      const interval = intervalOf(run, began, isNew);
      progress.started(what, last?.status, untilNextPoll(interval(), deadline - began));
      for (;;) {
        await progress.wait(untilNextPoll(interval(), deadline - clock.now()), limit.stop);
        const answer = await ask(run, {
          id: job.id,
          last
        }, interval, KNOWN_JOB_GRACE_MS);
        if (answer.kind !== "job") return answer;
        const {job: now} = answer;
        if ((0, done.QO)(now, messageAcceptedAt, clock.now())) continue;
        if (messageAcceptedAt !== void 0) (0, saved_state.U)(runner, {
          messageAcceptedAt: void 0
        });
        messageAcceptedAt = void 0;
        if (published && now.status !== last?.status) (0, outputs.M7)(runner, {
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
    function untilNextPoll(pause, left) {
      const beforeLastPoll = left - LAST_POLL_BEFORE_DEADLINE_MS;
      return beforeLastPoll > 0 ? Math.min(pause, beforeLastPoll) : Math.min(pause, left);
    }
    //! CONCATENATED MODULE: ./build/agent-job/job/target.js
        async function findTarget(run, task) {
      switch (task.kind) {
       case "message":
        {
          const answer = await lookUp(run, task.jobId, GIVEN_JOB_GRACE_MS);
          return answer.kind === "job" ? messageTo(run, answer.job, true) : notSent(task.jobId, answer);
        }

       case "create":
        return await newJob(run);

       case "auto":
        {
          const issue = (0, comment.Cx)(run);
          const jobId = issue && await (0, comment.gO)(run, issue);
          return jobId !== void 0 && await targetIfContinuable(run, jobId) || await newJob(run);
        }
      }
    }
    const LOOK_COUNTS_MS = 1_000;
    async function readyTarget(run, target, mustLook) {
      if (target.kind === "create") return target;
      const {clock} = run;
      const {isGiven} = target;
      let {job, seenAt, waitedMs} = target;
      let isPullRequestChecked = !mustLook;
      const mustLookAgain = () => clock.now() - seenAt > LOOK_COUNTS_MS;
      for (let look = mustLook || mustLookAgain(); ;look = mustLookAgain()) {
        if (look) {
          const answer = await lookUp(run, job.id, isGiven ? GIVEN_JOB_GRACE_MS : KNOWN_JOB_GRACE_MS);
          if (answer.kind !== "job") return await withoutJob(run, {
            ...target,
            job,
            seenAt,
            waitedMs
          }, answer);
          job = answer.job;
          seenAt = clock.now();
        }
        if ((0, done.pJ)(job) === void 0) {
          const began = clock.now();
          const answer = await waitUntilIdle(run, job);
          waitedMs += clock.now() - began;
          if (answer.kind !== "job") return await withoutJob(run, {
            ...target,
            job,
            seenAt,
            waitedMs
          }, answer);
          job = answer.job;
          seenAt = clock.now();
          isPullRequestChecked = false;
        }
        const why = isGiven ? void 0 : await whyNotContinued(run, job, !isPullRequestChecked);
        if (why !== void 0) {
          logNotContinued(run, job.id, why);
          return await readyNewJob(run);
        }
        isPullRequestChecked = true;
        if (!mustLookAgain()) return {
          ...target,
          job,
          seenAt,
          waitedMs
        };
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
    async function readyNewJob(run) {
      const target = await newJob(run);
      return target.kind === "message" ? await readyTarget(run, target, false) : target;
    }
    async function withoutJob(run, target, answer) {
      const {isGiven, job} = target;
      if (isGiven || answer.kind !== "not-found") return notSent(job.id, answer, target);
      logNotContinued(run, job.id, GONE);
      return await readyNewJob(run);
    }
    const GONE = "doesn't exist anymore";
    function notSent(jobId, answer, target = {
      kind: "none"
    }) {
      if (answer.kind === "not-found") return {
        kind: "rejected",
        error: answer.error,
        jobId,
        target
      };
      const error = answer.kind === "cancelled" ? "cancelled" : answer.error ?? "timeout";
      return (0, done.Sv)(error, {
        jobId,
        target
      });
    }
    function messageTo({clock}, job, isGiven) {
      return {
        kind: "message",
        job,
        seenAt: clock.now(),
        isGiven,
        waitedMs: 0
      };
    }
    async function targetIfContinuable(run, jobId) {
      const answer = await lookUp(run, jobId, KNOWN_JOB_GRACE_MS);
      if (answer.kind !== "job" && answer.kind !== "not-found") return notSent(jobId, answer);
      const target = answer.kind === "job" ? messageTo(run, answer.job, false) : void 0;
      const why = target === void 0 ? GONE : await whyNotContinued(run, target.job, true);
      if (why === void 0) return target;
      logNotContinued(run, jobId, why);
      return;
    }
    function logNotContinued({runner}, jobId, why) {
      runner.info(`Not continuing job ${(0, lib_text.Zw)(jobId)}, because it ${why}.`);
    }
    async function whyNotContinued({environment, github, limit}, job, checksPullRequest) {
      const end = (0, done.pJ)(job);
      if (end !== void 0 && end !== "completed") return done.wi[end];
      const ref = checksPullRequest ? (0, pull_request.hG)(job.prLink, environment.serverUrl) : void 0;
      if (ref === void 0) return;
      try {
        const {state} = await (0, pull_request.DQ)(github, ref, limit.stop);
        return state === "closed" || state === "merged" ? "has a closed pull request" : void 0;
      } catch (error) {
        if (!(error instanceof errors.y_)) throw error;
        return;
      }
    }
    async function newJob(run) {
      const skip = await (0, guards.Td)(run);
      if (skip === void 0) return {
        kind: "create"
      };
      const canContinue = run.inputs.atCap === "continue" && (0, job_run.nc)(run, (0, 
      job_run.bM)(run));
      for (const {number} of canContinue ? skip.open : []) {
        const jobId = await (0, comment.gO)(run, {
          kind: "pull-request",
          number
        });
        const target = jobId === void 0 ? void 0 : await targetIfContinuable(run, jobId);
        if (target === void 0) continue;
        if (target.kind !== "message") return target;
        run.runner.info(`${(0, lib_text.Zw)(skip.login)} has ${(0, lib_text.B4)(skip.open.length, "open pull request")}, and \`max-open-prs\` is ${skip.limit}. Continuing pull request #${number} (\`at-cap: continue\`).`);
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
    //! CONCATENATED MODULE: ./build/agent-job/job/submit.js
        async function submit_submit(run, first, text) {
      const {clock, cancelled, deadline, limit, random, runner} = run;
      let target = first;
      let lastError;
      for (let failures = 0; ;failures += 1) {
        const ready = await readyTarget(run, target, failures > 0);
        if (ready.kind !== "create" && ready.kind !== "message") return ready;
        target = ready;
        const jobId = target.kind === "message" ? target.job.id : void 0;
        if (cancelled.aborted) return (0, done.Sv)("cancelled", {
          target,
          jobId
        });
        if (clock.now() >= deadline) return (0, done.Sv)(lastError ?? "timeout", {
          target,
          jobId
        });
        (0, saved_state.U)(runner, {
          jobId: void 0,
          messageTo: jobId,
          prLinkBefore: target.kind === "message" ? target.job.prLink : void 0,
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
          if (!(error instanceof platform_errors.Wk)) throw error;
          const {submit: policy} = error.policy;
          if (policy === "uncertain") {
            const id = error.body === void 0 ? void 0 : (0, agent_jobs.ro)(error.body);
            return id === void 0 || jobId !== void 0 && id !== jobId ? {
              kind: "unknown",
              error,
              isCancelled: cancelled.aborted,
              jobId,
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
          (0, saved_state.U)(runner, {
            isSubmitting: false
          });
          if (policy === "reject") return {
            kind: "rejected",
            error,
            jobId,
            target
          };
          if (policy === "unsendable") return (0, done.Sv)(error, {
            target,
            jobId
          });
          if (cancelled.aborted) return (0, done.Sv)("cancelled", {
            target,
            jobId
          });
          if (error.reason === "interrupted") return (0, done.Sv)(lastError ?? "timeout", {
            target,
            jobId
          });
          const pause = pauseBeforeSubmit(error, failures, random());
          if (clock.now() + pause >= deadline) return (0, done.Sv)(error, {
            target,
            jobId
          });
          lastError = error;
          runner.info(error.explain(jobId === void 0 ? "Couldn't create a job" : `Couldn't send the message to job ${(0, 
          lib_text.Zw)(jobId)}`, `Retrying in ${(0, lib_text.a3)(pause)}, at ${(0, lib_text.qY)(clock.now() + pause)}`));
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
      const event = await (0, github_event.j_)(environment.eventName, environment.eventPath);
      const inputs = await parseInputs(step, event);
      if ("problems" in inputs) {
        const invalid = (0, job_run.vD)(step, event, inputs.reporting, startedAt, startedAt + 60_000);
        await (0, comment.wv)(invalid, "confused", cancelled);
        return await (await loadReport()).reportInvalidInputs(invalid, inputs);
      }
      for (const warning of inputs.warnings) runner.warning(warning, "Check the inputs");
      const deadline = startedAt + inputs.timeoutMinutes * 60_000;
      const reporting = (0, job_run.vD)(step, event, inputs, startedAt, deadline);
      return await (0, lib_clock.wj)(clock, deadline - clock.now(), cancelled, async limit => {
        const opened = await (0, push.W1)((0, job_run.Iy)(reporting, limit));
        const done = await requestJob(opened);
        return await (await loadReport()).reportRun(opened, done);
      });
    }
    function loadReport() {
      return __webpack_require__.e(751).then(__webpack_require__.bind(__webpack_require__, 1751));
    }
    async function requestJob(run) {
      const {task} = run.inputs;
      if (task.kind === "follow") return await follow(run, task.jobId);
      try {
        const done = await sendPrompt(run, task);
        const getsReaction = done.kind === "skipped" && done.skip.guard !== "agent-event";
        if (getsReaction) await (0, comment.wv)(run, "confused", run.limit.stop);
        return done;
      } catch (error) {
        if (!(error instanceof errors.y_)) throw error;
        return (0, done.Sv)(whyStopped(run) ?? error);
      }
    }
    async function sendPrompt(run, task) {
      const {inputs, runner, limit} = run;
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
      (0, saved_state.U)(runner, {
        prompt: prompt.sha256
      });
      const earlier = await (0, comment.JV)(run, prompt.sha256);
      const resumed = earlier && await resume(run, earlier);
      if (resumed !== void 0) return resumed;
      const target = await findTarget(run, task);
      if (target.kind !== "create" && target.kind !== "message") return target;
      await (0, comment.wv)(run, "eyes", limit.stop);
      let included;
      try {
        included = await readContext(run);
      } catch (error) {
        if (!(error instanceof errors.y_)) throw error;
        const jobId = target.kind === "message" ? target.job.id : void 0;
        return (0, done.Sv)(whyStopped(run) ?? error, {
          target,
          jobId,
          lacksContext: true
        });
      }
      if (inputs.dryRun) return {
        kind: "dry-run",
        target,
        job: target.kind === "message" ? target.job : void 0,
        included
      };
      const text = included === void 0 ? prompt.text : `${prompt.text}\n\n${included.text}`;
      const sent = await submit_submit(run, target, text);
      return {
        ...sent.kind === "accepted" ? await publishAndWait(run, sent.target, sent.job) : sent,
        included
      };
    }
    function whyStopped({cancelled, limit}) {
      if (cancelled.aborted) return "cancelled";
      return limit.timedOut.aborted ? "timeout" : void 0;
    }
    async function readContext(run) {
      if (run.inputs.include.length === 0) return;
      const {gatherContext} = await __webpack_require__.e(82).then(__webpack_require__.bind(__webpack_require__, 9082));
      return await gatherContext(run);
    }
    const MAX_FAILURES_WITHOUT_WAIT = 3;
    async function follow(run, jobId) {
      const target = {
        kind: "follow",
        jobId
      };
      await (0, comment.wv)(run, "eyes", run.limit.stop);
      const answer = await lookUp(run, jobId, GIVEN_JOB_GRACE_MS, run.inputs.wait ? void 0 : MAX_FAILURES_WITHOUT_WAIT);
      switch (answer.kind) {
       case "job":
        if (run.inputs.dryRun) return {
          kind: "dry-run",
          target,
          job: answer.job
        };
        return await publishAndWait(run, target, {
          id: jobId,
          last: answer.job
        });

       case "not-found":
       case "refused":
        return {
          kind: "rejected",
          error: answer.error,
          jobId,
          target
        };

       case "failed":
       case "timed-out":
       case "cancelled":
        return doneWithout(jobId, answer, target);
      }
    }
    async function resume(run, target) {
      const {inputs, runner} = run;
      const {jobId, attempt} = target;
      const name = `job ${(0, lib_text.Zw)(jobId)} of attempt ${attempt}`;
      const answer = await lookUp(run, jobId, KNOWN_JOB_GRACE_MS);
      switch (answer.kind) {
       case "job":
        {
          const end = (0, done.pJ)(answer.job);
          const isDone = end === "completed" && answer.job.prLink !== void 0;
          if (end !== void 0 && !isDone) {
            runner.info(`Sending the prompt again, because ${name} ${done.wi[end]}.`);
            return;
          }
          if (inputs.dryRun) return {
            kind: "dry-run",
            target,
            job: answer.job
          };
          (0, saved_state.U)(runner, {
            isResumed: true
          });
          runner.info(`Resuming ${name}, which is ${(0, lib_text.TN)(answer.job.status)}.`);
          return await publishAndWait(run, target, {
            id: jobId,
            last: answer.job
          });
        }

       case "not-found":
        runner.info(`Sending the prompt again, because ${name} doesn't exist anymore.`);
        return;

       case "refused":
       case "failed":
       case "timed-out":
       case "cancelled":
        return doneWithout(jobId, answer, target);
      }
    }
  }),
  9675: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      U: () => save
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
    function save(runner, changes) {
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
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3305);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    var _pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1351);
    var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8328);
    function pathsOf({path, previousPath}) {
      return previousPath === void 0 ? [ path ] : [ previousPath, path ];
    }
    const MAX_LISTED_FILES = 3_000;
    const File = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
      filename: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.m9(1)),
      previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
      status: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
      additions: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig(),
      deletions: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig(),
      patch: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
    });
    const ChangedFiles = zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(File), zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi(files => files.map(fileOf)));
    async function listChangedFiles(client, ref, limit, signal) {
      if (limit === 0) return [];
      const pages = client.pages("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
        ...(0, _repository_js__WEBPACK_IMPORTED_MODULE_2__.uD)(ref.repository),
        pull_number: ref.number
      }, ChangedFiles, {
        failing: `Couldn't list the files of ${(0, _pull_request_js__WEBPACK_IMPORTED_MODULE_1__.TD)(ref)}`,
        permission: _pull_request_js__WEBPACK_IMPORTED_MODULE_1__.kT,
        signal
      });
      const files = [];
      for await (const page of pages) {
        files.push(...page);
        if (files.length >= limit) break;
      }
      return files;
    }
    const MAX_COMPARED_FILES = 300;
    const Comparison = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
      files: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(ChangedFiles)
    });
    const Releases = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
      tag_name: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
      draft: zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(),
      prerelease: zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(),
      published_at: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
    }));
    async function compare(client, repository, {base, head}, signal) {
      const {files = []} = await client.read("GET /repos/{owner}/{repo}/compare/{basehead}", {
        ...(0, _repository_js__WEBPACK_IMPORTED_MODULE_2__.uD)(repository),
        basehead: `${base}...${head}`,
        per_page: 1,
        page: 1
      }, Comparison, {
        failing: `Couldn't compare ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(base)} with ${(0, 
        _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(head)}`,
        permission: "contents: read",
        signal
      });
      return files;
    }
    async function previousReleaseTag(client, repository, {tag, isPrerelease, publishedAt}, signal) {
      const releases = await client.read("GET /repos/{owner}/{repo}/releases", {
        ...(0, _repository_js__WEBPACK_IMPORTED_MODULE_2__.uD)(repository),
        per_page: 100
      }, Releases, {
        failing: "Couldn't read the releases",
        permission: "contents: read",
        signal
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
    function fileOf(file) {
      const change = changeOf(file.status);
      return {
        path: file.filename,
        previousPath: change === "added" ? void 0 : file.previous_filename,
        change,
        additions: file.additions,
        deletions: file.deletions,
        patch: file.patch
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
  6535: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Cc: () => CommentAnswer,
      fg: () => listComments,
      vm: () => commentOf
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3305);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(292);
    var _issue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33);
    var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8328);
    const CommentAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      id: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(),
      html_url: _issue_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
      user: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        login: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
      })),
      body: _issue_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
      created_at: _issue_js__WEBPACK_IMPORTED_MODULE_0__.kB,
      updated_at: _issue_js__WEBPACK_IMPORTED_MODULE_0__.kB,
      submitted_at: _issue_js__WEBPACK_IMPORTED_MODULE_0__.kB,
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
    async function* listComments(client, repository, {kind, number: issue}, signal) {
      const options = {
        failing: `Couldn't read the comments of #${issue}`,
        permission: _issue_js__WEBPACK_IMPORTED_MODULE_0__.$v[kind],
        signal
      };
      const ownPages = client.pages("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...(0, _repository_js__WEBPACK_IMPORTED_MODULE_1__.uD)(repository),
        issue_number: issue
      }, CommentsAnswer, options);
      for await (const page of ownPages) yield page.map(one => commentOf(one, "comment"));
      if (kind === "issue") return;
      yield* listReviews(client, repository, issue, options);
      const linePages = client.pages("GET /repos/{owner}/{repo}/pulls/{pull_number}/comments", {
        ...(0, _repository_js__WEBPACK_IMPORTED_MODULE_1__.uD)(repository),
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
              url: _issue_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
              author: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
                login: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
                __typename: _issue_js__WEBPACK_IMPORTED_MODULE_0__.Qq
              })),
              body: _issue_js__WEBPACK_IMPORTED_MODULE_0__.Qq,
              submittedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(_issue_js__WEBPACK_IMPORTED_MODULE_0__.n$),
              lastEditedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(_issue_js__WEBPACK_IMPORTED_MODULE_0__.n$)
            }))
          })
        })
      })
    });
    async function* listReviews(client, repository, pullRequest, options) {
      const {owner, repo: name} = (0, _repository_js__WEBPACK_IMPORTED_MODULE_1__.uD)(repository);
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
      lR: () => responseOf,
      o3: () => ResponseError,
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
    class ResponseError extends Error {
      response;
      constructor(message, response) {
        super(message);
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
      const response = responseOf(cause);
      const said = withoutToken(saidBy(cause), token);
      const pauseMs = response && retryAfterMs(response.headers, now);
      const isOdd = isOddAnswer(cause);
      return new GitHubError({
        what: failing,
        ...isOdd ? ODD_ANSWER : whyAndFix(response?.status, said, permission, pauseMs),
        request: isOdd ? void 0 : `GitHub: ${[ response?.status, `\u201c${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(said, MAX_SAID_LENGTH)}\u201d` ].filter(Boolean).join(", ")}`
      }, {
        status: response?.status,
        said,
        retryAfterMs: pauseMs,
        permission: permission ?? "",
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
          fix: `Add ${inEachBackticks(permission)} to the job's \`permissions:\` (runs from forks can only read)`
        };

       case 404:
        return {
          why: "GitHub can't find it, or the token can't access it",
          fix: permission === void 0 ? FIX_TOKEN : `Check the name or number, and that \`github-token\` has ${inEachBackticks(permission)} there`
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
    function inEachBackticks(permission) {
      return permission.split(" or ").map(one => `\`${one}\``).join(" or ");
    }
    const FIX_TOKEN = "Check that `github-token` is for this repository";
  }),
  6830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Av: () => isSameLogin,
      j_: () => readEvent
    });
    var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
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
    async function readEvent(name, path) {
      const json = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8").catch(() => "");
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
      issueContent: void 0,
      commentRef: void 0,
      comment: void 0,
      changes: void 0
    };
    function subjectOf(name, said) {
      const {issue, pull_request: pull, comment, review, release} = said;
      switch (name) {
       case "issues":
       case "issue_comment":
        {
          const kind = issue?.pull_request ? "pull-request" : "issue";
          return {
            issue: issue && {
              kind,
              number: issue.number
            },
            issueContent: issue && (0, _issue_js__WEBPACK_IMPORTED_MODULE_2__.v1)(issue, kind),
            commentRef: issue && comment && {
              kind: "conversation",
              id: comment.id
            },
            comment: comment && (0, _conversation_js__WEBPACK_IMPORTED_MODULE_1__.vm)(comment, "comment"),
            changes: issue && kind === "pull-request" ? {
              kind,
              number: issue.number,
              head: void 0
            } : void 0
          };
        }

       case "pull_request":
       case "pull_request_target":
       case "pull_request_review":
       case "pull_request_review_comment":
        return {
          issue: pull && {
            kind: "pull-request",
            number: pull.number
          },
          issueContent: pull,
          commentRef: pull && comment && {
            kind: "diff",
            id: comment.id
          },
          comment: (review && (0, _conversation_js__WEBPACK_IMPORTED_MODULE_1__.vm)(review, "review")) ?? (comment && (0, 
          _conversation_js__WEBPACK_IMPORTED_MODULE_1__.vm)(comment, "review-comment")),
          changes: pull && {
            kind: "pull-request",
            number: pull.number,
            head: pull.headSha
          }
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
      const times = [ issue?.updated_at, pull_request?.updatedAt, comment?.updated_at, review?.submitted_at, review?.updated_at, release?.published_at ].flatMap(at => at ?? []);
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
      $v: () => READ_PERMISSION,
      AE: () => IssueAnswer,
      EU: () => WRITE_PERMISSION,
      Lt: () => IssueFields,
      OS: () => readIssue,
      Qq: () => text,
      kB: () => time,
      kQ: () => user,
      n$: () => moment,
      rJ: () => lastEditedAt,
      tA: () => removeLabel,
      v1: () => issueOf
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(292);
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7307);
    var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8328);
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
    const IssueAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      ...IssueFields,
      pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J())
    });
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
    const READ_PERMISSION = {
      issue: "issues: read",
      "pull-request": "pull-requests: read",
      unknown: "issues: read or pull-requests: read"
    };
    const WRITE_PERMISSION = {
      issue: "issues: write",
      "pull-request": "pull-requests: write",
      unknown: "issues: write or pull-requests: write"
    };
    async function readIssue(client, repository, {kind, number: issue_number}, signal) {
      const answer = await client.read("GET /repos/{owner}/{repo}/issues/{issue_number}", {
        ...(0, _repository_js__WEBPACK_IMPORTED_MODULE_1__.uD)(repository),
        issue_number
      }, IssueAnswer, {
        failing: `Couldn't read #${issue_number}`,
        permission: READ_PERMISSION[kind],
        signal
      });
      return issueOf(answer, answer.pull_request ? "pull-request" : "issue");
    }
    const EDIT_FIELDS = "lastEditedAt timelineItems(last:1,itemTypes:[RENAMED_TITLE_EVENT]){nodes{... on RenamedTitleEvent{createdAt}}}";
    const EDIT_QUERY = `query($owner:String!,$name:String!,$number:Int!){repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){... on Issue{${EDIT_FIELDS}} ... on PullRequest{${EDIT_FIELDS}}}}}`;
    const Edits = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        issueOrPullRequest: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
          lastEditedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(moment),
          timelineItems: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            nodes: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
              createdAt: moment
            }))
          })
        })
      })
    });
    async function lastEditedAt(client, repository, ref, signal) {
      const {owner, repo: name} = (0, _repository_js__WEBPACK_IMPORTED_MODULE_1__.uD)(repository);
      const {repository: answer} = await client.query(EDIT_QUERY, {
        owner,
        name,
        number: ref.number
      }, Edits, {
        failing: `Couldn't read when #${ref.number} was edited`,
        permission: READ_PERMISSION[ref.kind],
        signal
      });
      const {lastEditedAt: edited, timelineItems} = answer.issueOrPullRequest;
      return Math.max(edited ?? 0, ...timelineItems.nodes.map(({createdAt}) => createdAt));
    }
    async function removeLabel(client, repository, {kind, number: issue_number}, label, signal) {
      const failing = `Couldn't remove the label from #${issue_number}`;
      if (label === "." || label === "..") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_({
        what: failing,
        why: `GitHub's API has no URL for a label named \`${label}\``,
        fix: "Rename the label"
      });
      try {
        await client.write("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}", {
          ...(0, _repository_js__WEBPACK_IMPORTED_MODULE_1__.uD)(repository),
          issue_number,
          name: label
        }, zod_mini__WEBPACK_IMPORTED_MODULE_2__.L5J(), {
          failing,
          permission: WRITE_PERMISSION[kind],
          signal
        });
      } catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_ && error.status === 404)) throw error;
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
    var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4922);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(292);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
    var _issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33);
    var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8328);
    const READ_PULL_REQUESTS = "pull-requests: read";
    const WRITE_PULL_REQUESTS = "pull-requests: write";
    const count = zod_mini__WEBPACK_IMPORTED_MODULE_3__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig(), 0);
    const Branch = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
      ref: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
      sha: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
      repo: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
        full_name: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
      }))
    }));
    const PullAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
      ..._issue_js__WEBPACK_IMPORTED_MODULE_1__.Lt,
      draft: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY()),
      merged: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY()),
      merged_at: _issue_js__WEBPACK_IMPORTED_MODULE_1__.kB,
      merge_commit_sha: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_4__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
      created_at: _issue_js__WEBPACK_IMPORTED_MODULE_1__.kB,
      head: Branch,
      base: Branch,
      requested_reviewers: zod_mini__WEBPACK_IMPORTED_MODULE_3__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
        login: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
      })), []),
      requested_teams: zod_mini__WEBPACK_IMPORTED_MODULE_3__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
        slug: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
      })), []),
      changed_files: count,
      additions: count,
      deletions: count
    }), zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi(pull => {
      const {head, base} = pull;
      const isOwn = head?.repo !== void 0 && head.repo.full_name === base?.repo?.full_name;
      return {
        ...(0, _issue_js__WEBPACK_IMPORTED_MODULE_1__.v1)(pull, "pull-request"),
        kind: "pull-request",
        state: stateOf(pull.state, pull.merged === true || pull.merged_at !== void 0, pull.draft === true),
        createdAt: pull.created_at,
        mergedAt: pull.merged_at,
        mergeCommit: pull.merge_commit_sha,
        baseBranch: base?.ref,
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
      number: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig(),
      state: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
      title: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
    };
    const Read = zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__._H3(required), PullAnswer);
    const Listed = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(Read);
    const ReadAlone = zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__._H3({
      ...required,
      changed_files: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig()
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
    async function readPullRequest(client, ref, signal) {
      return await client.read("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
        ...(0, _repository_js__WEBPACK_IMPORTED_MODULE_2__.uD)(ref.repository),
        pull_number: ref.number
      }, ReadAlone, {
        failing: `Couldn't read ${nameOfPullRequest(ref)}`,
        permission: READ_PULL_REQUESTS,
        signal
      });
    }
    async function* listPullRequests(client, repository, state, signal) {
      const failing = state === "open" ? "Couldn't count the open pull requests" : "Couldn't count the pull requests";
      yield* client.pages("GET /repos/{owner}/{repo}/pulls", {
        ...(0, _repository_js__WEBPACK_IMPORTED_MODULE_2__.uD)(repository),
        state,
        sort: "created",
        direction: "desc"
      }, Listed, {
        failing: `${failing} of ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(repository)}`,
        permission: READ_PULL_REQUESTS,
        signal
      });
    }
    async function mergedPullRequestsOf(client, repository, sha, signal) {
      const pulls = await client.read("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
        ...(0, _repository_js__WEBPACK_IMPORTED_MODULE_2__.uD)(repository),
        commit_sha: sha
      }, Listed, {
        failing: `Couldn't list the pull requests of commit ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(sha)}`,
        permission: READ_PULL_REQUESTS,
        signal
      });
      return pulls.filter(({state}) => state === "merged");
    }
    async function addLabels(client, ref, labels, signal) {
      await client.write("POST /repos/{owner}/{repo}/issues/{issue_number}/labels", {
        ...(0, _repository_js__WEBPACK_IMPORTED_MODULE_2__.uD)(ref.repository),
        issue_number: ref.number,
        labels: [ ...labels ]
      }, zod_mini__WEBPACK_IMPORTED_MODULE_3__.L5J(), {
        failing: `Couldn't add labels to ${nameOfPullRequest(ref)}`,
        permission: WRITE_PULL_REQUESTS,
        signal
      });
    }
    async function requestReviewers(client, ref, {reviewers, teams}, signal) {
      await client.write("POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers", {
        ...(0, _repository_js__WEBPACK_IMPORTED_MODULE_2__.uD)(ref.repository),
        pull_number: ref.number,
        reviewers: [ ...reviewers ],
        team_reviewers: [ ...teams ]
      }, zod_mini__WEBPACK_IMPORTED_MODULE_3__.L5J(), {
        failing: `Couldn't request reviews of ${nameOfPullRequest(ref)}`,
        permission: WRITE_PULL_REQUESTS,
        signal
      });
    }
    function nameOfPullRequest({repository, number}) {
      return `pull request ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(`${repository}#${number}`)}`;
    }
  }),
  8328: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      gg: () => ROLES,
      kp: () => roleOf,
      uD: () => ownerAndName,
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
    function ownerAndName(repository) {
      const [owner = "", repo = ""] = repository.split("/");
      return {
        owner,
        repo
      };
    }
    const Permission = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
      permission: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
      role_name: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()),
      user: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        permissions: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_3__.W_)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.zMY()))
      }))
    });
    async function roleOf(client, repository, login, signal) {
      try {
        const {user, role_name, permission} = await client.read("GET /repos/{owner}/{repo}/collaborators/{username}/permission", {
          ...ownerAndName(repository),
          username: login
        }, Permission, {
          failing: `Couldn't check the permission of ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(login)} on ${(0, 
          _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(repository)}`,
          signal
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
      zw: () => formatRequest
    });
    var external_node_util_ = __webpack_require__(7975);
    var clock = __webpack_require__(4570);
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
    function createHttpClient({proxyFor: findProxy = url => proxyFor(url), nodeVersion = process.versions.node} = {}) {
      const agents = new Map;
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
          const {protocol} = request.url;
          const keepAlive = request.method !== "POST";
          const key = `${protocol} ${keepAlive} ${proxy?.href ?? ""}`;
          const transport = await transportOf(request.url);
          const proxyEnv = proxy && {
            [protocol === "https:" ? "HTTPS_PROXY" : "HTTP_PROXY"]: proxy.href
          };
          const agent = agents.get(key) ?? new transport.Agent({
            keepAlive,
            ...proxyEnv && {
              proxyEnv
            }
          });
          agents.set(key, agent);
          return await exchange(request, transport, agent, proxy !== void 0);
        }
      };
    }
    function transportOf({protocol}) {
      return protocol === "https:" ? Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 4708, 19)) : Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 7067, 19));
    }
    function supportsProxies(nodeVersion) {
      const [major = 0, minor = 0] = nodeVersion.split(".").map(Number);
      return major > PROXY_NEEDS_NODE[0] || major === PROXY_NEEDS_NODE[0] && minor >= PROXY_NEEDS_NODE[1];
    }
    async function exchange(request, transport, agent, isProxied) {
      const {method, url, headers, body, signal} = request;
      const isHttps = url.protocol === "https:";
      if (signal.aborted) throw new HttpError("The request was aborted before it was sent", {
        cause: signal.reason
      });
      const outgoing = transport.request(url, {
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
        throw new HttpError(signal.aborted ? "The request was aborted" : messageOf(error), {
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
    function messageOf(error) {
      return error instanceof Error ? error.message : String(error);
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
      const line = cells => `| ${cells.map(withEscapedBars).join(" | ")} |`;
      const alignment = header.map((_, column) => column < leftColumns ? ":---" : "---:");
      return [ line(header), line(alignment), ...rows.map(line) ].join("\n");
    }
    function withEscapedBars(cell) {
      return cell.replaceAll("|", "\\|");
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
    const WILDCARD = /\*\*|\*/uy;
    const CLASS = /\[(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[A-Za-z\d])+\]/uy;
    const CHARACTER = /[^[]/uy;
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
        const piece = read(CLASS) ?? read(CHARACTER);
        if (piece === void 0) return {
          fault: BAD_CLASS
        };
        at += piece.length;
        const part = piece.startsWith("[") ? classOf(piece) : literal(piece);
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
      Y8: () => AgentJobs,
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
    class AgentJobs {
      #client;
      #projectId;
      #polls=0;
      constructor(client, projectId) {
        this.#client = client;
        this.#projectId = projectId;
      }
      get polls() {
        return this.#polls;
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
        this.#polls += 1;
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
    var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
    var _http_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1678);
    var _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4570);
    var _lib_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(292);
    var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4869);
    var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4779);
    var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1379);
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
        return await (0, _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__.wj)(clock, REQUEST_TIMEOUT_MS, signal, async ({timedOut, stop}) => {
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
            if (!(error instanceof _http_client_js__WEBPACK_IMPORTED_MODULE_1__.j$)) throw error;
            const {partial} = error;
            answer = partial;
            const isRefused = partial !== void 0 && !isSuccess(partial.status);
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.Wk({
              failure: isRefused ? (0, _failures_js__WEBPACK_IMPORTED_MODULE_5__.w)(partial.status) : failureOf(error, {
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
              requestId: answer && (0, _http_client_js__WEBPACK_IMPORTED_MODULE_1__.Yp)(answer.headers, "x-request-id")
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.Wk({
          failure: (0, _failures_js__WEBPACK_IMPORTED_MODULE_5__.w)(status),
          method,
          path,
          status,
          serviceMessage: (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.mX)(text, json),
          retryAfterMs: retryAfterMs(headers, this.#options.clock.now())
        });
      }
      #readWithoutKey(body) {
        const text = this.#withoutKey(utf8.decode(body));
        const json = (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_6__.qF)(text);
        if (json === void 0) return {
          text: this.#withoutHiddenKey(this.#withoutKey(unescaped(text))),
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
          json: (0, _lib_json_js__WEBPACK_IMPORTED_MODULE_6__.qF)(without)
        };
      }
      #withoutKey(text) {
        let without = text;
        for (const key of this.#writtenKeys) without = without.replaceAll(key, "***");
        return without;
      }
      #withoutHiddenKey(text) {
        if (!REMOVED.test(text)) return text;
        const shown = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_3__.TN)(text, Number.POSITIVE_INFINITY);
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
      return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.Wk({
        failure: "unreadable-answer",
        method,
        path,
        status,
        serviceMessage: (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.RG)(text, json),
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
    function unescaped(text) {
      const escape = /\\u00([2-7][\da-f])|\\(\/)/giu;
      return text.replace(escape, (whole, code, slash) => {
        const character = slash ?? String.fromCharCode(Number.parseInt(code ?? "", 16));
        return character === '"' || character === "\\" ? whole : character;
      });
    }
    const REMOVED = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\x1B\x9B]|\\u/u;
    function canHideKey(body) {
      if (body.includes("\\u") || body.includes("\x1b")) return true;
      if ((0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(body)) return false;
      const others = body.toString("latin1").replace(/[\x20-\x7E]+/gu, "");
      return REMOVED.test(Buffer.from(others, "latin1").toString());
    }
    const utf8 = new TextDecoder("utf-8");
    const MAX_RETRY_AFTER_MS = _lib_clock_js__WEBPACK_IMPORTED_MODULE_2__.sO;
    function retryAfterMs(headers, now) {
      const text = (0, _http_client_js__WEBPACK_IMPORTED_MODULE_1__.Yp)(headers, "retry-after")?.trim() ?? "";
      const isSeconds = /^\d+$/u.test(text);
      if (!isSeconds && !/^[A-Z][a-z]+, .* GMT$/u.test(text)) return;
      const ms = isSeconds ? Number(text) * 1_000 : Date.parse(text) - now;
      return Number.isNaN(ms) ? void 0 : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS);
    }
  }),
  4779: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      RG: () => serviceMessageOfUnexpected,
      Wk: () => PlatformError,
      mX: () => serviceMessageOf
    });
    var _http_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1678);
    var _lib_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2239);
    var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1379);
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
        const {reason} = this;
        return reason === "rate-limit" || reason === "server-error" || reason === "no-answer" || reason === "interrupted";
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
      const said = serviceMessage ? `\u201c${cut(serviceMessage)}\u201d` : saidByCause(failed);
      const result = [ status, said ].filter(part => part !== void 0).join(", ");
      return `${method} ${path}${result === "" ? "" : `: ${result}`}`;
    }
    const MAX_QUOTED_LENGTH = 300;
    function cut(text) {
      return Array.from(text).slice(0, MAX_QUOTED_LENGTH).join("");
    }
    function saidByCause({failure, cause}) {
      const says = failure === "unreachable" || failure === "unusable-proxy" || failure === "no-answer" || failure === "invalid-page" || failure === "unreadable-answer" && cause instanceof _http_client_js__WEBPACK_IMPORTED_MODULE_0__.j$;
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
        poll: "reject",
        page: "reject"
      },
      unauthorized: {
        reason: "unauthorized",
        submit: "reject",
        poll: "reject",
        page: "reject"
      },
      forbidden: {
        reason: "forbidden",
        submit: "reject",
        poll: "reject",
        page: "reject"
      },
      "not-found": {
        reason: "not-found",
        submit: "reject",
        poll: "absent",
        page: "reject"
      },
      "rate-limit": {
        reason: "rate-limit",
        submit: "retry",
        poll: "retry",
        page: "wait-for-quota"
      },
      redirect: {
        reason: "redirect",
        submit: "reject",
        poll: "retry",
        page: "reject"
      },
      "see-other": {
        reason: "redirect",
        submit: "uncertain",
        poll: "retry",
        page: "reject"
      },
      refused: {
        reason: "refused",
        submit: "reject",
        poll: "retry",
        page: "reject"
      },
      "request-timeout": {
        reason: "refused",
        submit: "uncertain",
        poll: "retry",
        page: "retry"
      },
      "too-early": {
        reason: "refused",
        submit: "reject",
        poll: "retry",
        page: "retry"
      },
      "server-error": {
        reason: "server-error",
        submit: "uncertain",
        poll: "retry",
        page: "retry"
      },
      unreachable: {
        reason: "unreachable",
        submit: "retry",
        poll: "retry",
        page: "retry"
      },
      "unusable-proxy": {
        reason: "unreachable",
        submit: "unsendable",
        poll: "reject",
        page: "reject"
      },
      "no-answer": {
        reason: "no-answer",
        submit: "uncertain",
        poll: "retry",
        page: "retry"
      },
      timeout: {
        reason: "no-answer",
        submit: "uncertain",
        poll: "retry",
        page: "retry"
      },
      "unreadable-answer": {
        reason: "unreadable-answer",
        submit: "uncertain",
        poll: "retry",
        page: "retry"
      },
      "invalid-page": {
        reason: "unreadable-answer",
        submit: "uncertain",
        poll: "retry",
        page: "retry-twice"
      },
      unsent: {
        reason: "interrupted",
        submit: "retry",
        poll: "retry",
        page: "retry"
      },
      interrupted: {
        reason: "interrupted",
        submit: "uncertain",
        poll: "retry",
        page: "retry"
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