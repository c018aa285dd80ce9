export const id = 350;

export const ids = [ 350 ];

export const modules = {
  4350: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      findBatch: () => findBatch,
      markAccepted: () => markAccepted,
      markBaseAgain: () => markBaseAgain,
      skipUnlessNew: () => skipUnlessNew
    });
    var schemas = __webpack_require__(4922);
    var json = __webpack_require__(292);
    var lib_text = __webpack_require__(4869);
    var github_client = __webpack_require__(4463);
    var errors = __webpack_require__(7307);
    var issue = __webpack_require__(33);
    var pull_request = __webpack_require__(1351);
    //! CONCATENATED MODULE: ./build/github/commits.js
        const HISTORY_QUERY = "query($owner:String!,$name:String!,$at:String!,$context:String!,$after:String){repository(owner:$owner,name:$name){object(expression:$at){... on Commit{history(first:100,after:$after){pageInfo{hasNextPage endCursor} nodes{oid message committedDate parents(first:100){nodes{oid}} author{user{login}} status{context(name:$context){description targetUrl}}}}}}}}";
    function nodesOf(schema) {
      return schemas.FsL(schemas.mee(schemas.YOg(schemas.mee(schema))), schemas.pdi(nodes => (nodes ?? []).flatMap(node => node ?? [])));
    }
    const Oid = schemas.Ikc({
      oid: schemas.YjP()
    });
    const HistoryCommit = schemas.FsL(schemas.Ikc({
      oid: schemas.YjP(),
      message: schemas.YjP(),
      committedDate: issue.OK,
      parents: schemas.Ikc({
        nodes: nodesOf(Oid)
      }),
      author: (0, json.W_)(schemas.Ikc({
        user: (0, json.W_)(schemas.Ikc({
          login: schemas.YjP()
        }))
      })),
      status: schemas.mee(schemas.Ikc({
        context: schemas.mee(schemas.Ikc({
          description: schemas.mee(schemas.YjP()),
          targetUrl: schemas.mee(schemas.YjP())
        }))
      }))
    }), schemas.pdi(({oid, message, committedDate, parents, author, status}) => {
      const {description, targetUrl} = status?.context ?? {};
      return {
        sha: oid,
        message,
        parents: parents.nodes.map(parent => parent.oid),
        author: author?.user?.login,
        committedAt: committedDate,
        status: status?.context ? {
          description: description ?? "",
          targetUrl: targetUrl ?? ""
        } : void 0
      };
    }));
    const History = schemas.Ikc({
      repository: schemas.Ikc({
        object: schemas.mee(schemas.Ikc({
          history: schemas.Ikc({
            pageInfo: schemas.Ikc({
              hasNextPage: schemas.zMY(),
              endCursor: schemas.mee(schemas.YjP())
            }),
            nodes: nodesOf(HistoryCommit)
          })
        }))
      })
    });
    async function* listHistory(client, branch, context) {
      const failing = `Couldn't read the history of ${(0, lib_text.Zw)(branch)}`;
      const options = {
        failing,
        permission: "contents: read and statuses: write"
      };
      const {owner, repo: name} = (0, github_client.uD)(client.repository);
      let at = `refs/heads/${branch}`;
      let after = null;
      do {
        const variables = {
          owner,
          name,
          at,
          context,
          after
        };
        const answer = await client.query(HISTORY_QUERY, variables, History, options);
        const {history} = answer.repository.object ?? {};
        if (history === void 0) throw new errors.y_({
          what: failing,
          why: "GitHub has no such branch"
        });
        yield history.nodes;
        at = history.nodes[0] === void 0 || after !== null ? at : history.nodes[0].sha;
        const {hasNextPage, endCursor} = history.pageInfo;
        if (hasNextPage && endCursor === null) throw new errors.y_({
          what: failing,
          why: "GitHub didn't say where the next page begins"
        });
        after = hasNextPage ? endCursor : null;
      } while (after !== null);
    }
    const ComparedCommits = schemas.FsL(schemas.Ikc({
      commits: schemas.YOg(schemas.Ikc({
        sha: schemas.YjP(),
        parents: schemas.YOg(schemas.Ikc({
          sha: schemas.YjP()
        })),
        author: issue.I8,
        commit: schemas.Ikc({
          message: schemas.YjP(),
          committer: (0, json.W_)(schemas.Ikc({
            date: issue.OK
          }))
        })
      }))
    }), schemas.pdi(({commits}) => commits.map(({sha, parents, author, commit}) => ({
      sha,
      parents: parents.map(parent => parent.sha),
      message: commit.message,
      author: author?.login,
      committedAt: commit.committer?.date
    }))));
    async function commitsBetween(client, {base, head}) {
      const pages = client.pages("GET /repos/{owner}/{repo}/compare/{basehead}", {
        basehead: `${base}...${head}`
      }, ComparedCommits, {
        failing: `Couldn't compare ${(0, lib_text.Zw)(base)} with ${(0, lib_text.Zw)(head)}`,
        permission: "contents: read"
      });
      const commits = [];
      for await (const page of pages) commits.push(...page);
      return commits;
    }
    const Pull = schemas.Ikc({
      number: schemas.aig(),
      headRefName: schemas.YjP(),
      isCrossRepository: schemas.zMY(),
      author: schemas.mee(schemas.Ikc({
        login: schemas.YjP(),
        __typename: json.Ys
      })),
      mergeCommit: schemas.mee(Oid)
    });
    const PullsAnswer = schemas.Ikc({
      repository: schemas.g1P(schemas.YjP(), schemas.mee(Pull))
    });
    const PULLS_AT_ONCE = 100;
    async function pullRequestsByNumber(client, numbers) {
      const {owner, repo: name} = (0, github_client.uD)(client.repository);
      const found = new Map;
      for (let from = 0; from < numbers.length; from += PULLS_AT_ONCE) {
        const parts = numbers.slice(from, from + PULLS_AT_ONCE).map(number => `p${number}:pullRequest(number:${number}){...pull}`);
        const query = `query($owner:String!,$name:String!){repository(owner:$owner,name:$name){${parts.join(" ")}}} fragment pull on PullRequest{number headRefName isCrossRepository author{login __typename} mergeCommit{oid}}`;
        const {repository} = await client.query(query, {
          owner,
          name
        }, PullsAnswer, {
          failing: "Couldn't read the merged pull requests",
          permission: pull_request.kT,
          allowsMissing: true
        });
        for (const pull of Object.values(repository)) {
          if (pull === null) continue;
          const {number, author, headRefName, isCrossRepository, mergeCommit} = pull;
          const isBot = author?.__typename === "Bot";
          found.set(number, {
            author: isBot ? `${author?.login}[bot]` : author?.login,
            ownBranch: isCrossRepository ? void 0 : headRefName,
            mergeCommit: mergeCommit?.oid
          });
        }
      }
      return found;
    }
    const MAX_STATUS_LENGTH = 140;
    const MAX_CONTEXT_LENGTH = 255;
    async function setCommitStatus(client, sha, context, {description, targetUrl}) {
      await client.write("POST /repos/{owner}/{repo}/statuses/{sha}", {
        sha,
        state: "success",
        context,
        description,
        target_url: targetUrl
      }, schemas.Ikc({
        context: schemas.YjP()
      }), {
        failing: `Couldn't set the status ${(0, lib_text.Zw)(context)} of commit ${(0, lib_text.Zw)(sha.slice(0, 12))}`,
        permission: "statuses: write",
        isRepeatable: true
      });
    }
    var clock = __webpack_require__(4570);
    var agent_jobs = __webpack_require__(9064);
    var done = __webpack_require__(9710);
    var wait = __webpack_require__(6915);
    var merges_batch = __webpack_require__(4804);
    var github_event = __webpack_require__(6830);
    var accounts = __webpack_require__(3846);
    //! CONCATENATED MODULE: ./build/agent-job/merges/listed.js
        async function listMerges(run, tip, commits) {
      const bySha = new Map(commits.map(commit => [ commit.sha, commit ]));
      const ownBranch = [];
      for (let at = bySha.get(tip); at !== void 0; at = bySha.get(at.parents[0] ?? "")) {
        ownBranch.unshift(at);
        bySha.delete(at.sha);
      }
      const namedHere = new Set(ownBranch.map(({message}) => (0, github_event.Ud)(message)));
      const groups = ownBranch.map(commit => {
        const brought = takeBrought(commit, bySha).filter(({message}) => {
          const number = (0, github_event.Ud)(message);
          return number !== void 0 && !namedHere.has(number);
        });
        return {
          commit,
          listed: [ commit, ...brought ]
        };
      });
      const numbers = groups.flatMap(({listed}) => listed.flatMap(({message}) => (0, github_event.Ud)(message) ?? []));
      const {github, limit} = run;
      const pulls = await pullRequestsByNumber(github(limit.stop), [ ...new Set(numbers) ]);
      const leftOut = {
        agent: 0,
        dependencies: 0
      };
      const isListed = commit => {
        const kind = whyLeftOut(run, commit, pulls.get((0, github_event.Ud)(commit.message) ?? 0));
        if (kind !== void 0) leftOut[kind] += 1;
        return kind === void 0;
      };
      const merges = groups.map(({commit, listed}) => ({
        commit,
        listed: listed.filter(isListed)
      })).filter(({listed}) => listed.length > 0);
      return {
        merges,
        leftOut
      };
    }
    function takeBrought(merge, left) {
      const reached = new Set;
      const queue = merge.parents.slice(1);
      for (let sha = queue.pop(); sha !== void 0; sha = queue.pop()) {
        const commit = left.get(sha);
        if (commit === void 0 || reached.has(sha)) continue;
        reached.add(sha);
        queue.push(...commit.parents);
      }
      const brought = [ ...left.values() ].filter(({sha}) => reached.has(sha));
      for (const sha of reached) left.delete(sha);
      return brought;
    }
    const UPDATERS = [ "dependabot[bot]", "renovate[bot]" ];
    const UPDATE_BRANCH = /^(?:dependabot|renovate)\//u;
    function whyLeftOut(run, commit, pull) {
      const {author, ownBranch} = pull?.mergeCommit === commit.sha ? pull : {
        ...commit,
        ownBranch: void 0
      };
      if ((0, accounts.yh)(run, author) || (0, accounts.mr)(ownBranch)) return "agent";
      const isUpdate = UPDATERS.some(login => (0, github_event.Av)(author, login)) || UPDATE_BRANCH.test(ownBranch ?? "");
      return isUpdate ? "dependencies" : void 0;
    }
    var runner_environment = __webpack_require__(9294);
    var comment = __webpack_require__(6531);
    var same_step = __webpack_require__(71);
    var saved_state = __webpack_require__(9675);
    //! CONCATENATED MODULE: ./build/agent-job/merges/mark.js
        const SENT = "Sent";
    const SHA_LENGTH = 12;
    const SENT_WITH = /^Sent with job (\S+) after ([\da-f]{12})$/u;
    const START = `${SENT}: start`;
    function markContext(run) {
      const {workflowFile, workflowJob} = run.environment;
      const end = ` ${(0, same_step.n)(run)}`;
      const file = workflowFile.slice(workflowFile.lastIndexOf("/") + 1);
      return `docs-agent: ${file}/${workflowJob}`.slice(0, MAX_CONTEXT_LENGTH - end.length) + end;
    }
    function isMarked(commit) {
      return commit.status?.description.startsWith(SENT) === true;
    }
    function readMark({status}) {
      const [, job, after] = SENT_WITH.exec(status.description) ?? [];
      const [, runId] = /\/actions\/runs\/(\d+)/u.exec(status.targetUrl) ?? [];
      return {
        job,
        after,
        runId
      };
    }
    function sentWith(job, base) {
      const text = `${SENT} with job ${job} after ${base.slice(0, SHA_LENGTH)}`;
      return text.length <= MAX_STATUS_LENGTH && /^[\x20-\x7E]*$/u.test(text) ? text : SENT;
    }
    function nothingSentOnly(what) {
      return `${SENT}: nothing, only ${what}`.slice(0, MAX_STATUS_LENGTH);
    }
    async function markBefore(run, sha, description, targetUrl = (0, runner_environment.Vp)(run.environment)) {
      const {github, limit} = run;
      try {
        await setCommitStatus(github(limit.stop), sha, markContext(run), {
          description,
          targetUrl
        });
        return;
      } catch (thrown) {
        const error = (0, errors.$)(thrown);
        const isForbidden = error.status === 403 && !error.mayPass || error.status === 404 || error.status === 422;
        return (0, done.Sv)(run, error, isForbidden ? "mark-forbidden" : "guard-unavailable");
      }
    }
    async function markBaseAgain(run, {base: {sha, status}}) {
      return await markBefore(run, sha, status?.description ?? START, status?.targetUrl);
    }
    async function markAccepted(run, jobId, {newest, base}) {
      const {github, runner, environment} = run;
      const mark = {
        description: sentWith(jobId, base),
        targetUrl: (0, runner_environment.Vp)(environment)
      };
      const error = await (0, comment.TL)(run, ({stop}) => setCommitStatus(github(stop), newest, markContext(run), mark)).catch(errors.$);
      if (!(error instanceof errors.y_)) {
        (0, saved_state.T)(runner, {
          mark: void 0
        });
        return;
      }
      runner.warning(error.explain(", so the next run sends these merges again"), "Merges not marked");
      runner.debugError(error);
    }
    //! CONCATENATED MODULE: ./build/agent-job/merges/next-batch.js
        async function findBatch(run) {
      try {
        return await readBatch(run, run.environment.branch ?? "");
      } catch (error) {
        return (0, done.Sv)(run, (0, errors.$)(error), "context-unavailable");
      }
    }
    async function skipUnlessNew(run, batch) {
      const {branch, base, tip, merges, isFirst, newCommits} = batch;
      if (isFirst) warnOfFirstBatch(run, base);
      const refusal = isMarked(base) ? void 0 : await markBefore(run, base.sha, START);
      if (refusal !== void 0 || merges.length > 0) return refusal;
      const only = (0, merges_batch.Tt)(batch);
      const refused = newCommits === 0 ? void 0 : await markBefore(run, tip, nothingSentOnly(only));
      if (refused !== void 0) return refused;
      const but = only === "" ? "" : `, except for ${only}`;
      const why = `nothing was merged into ${(0, lib_text.Zw)(branch)} since this step last sent merges${but}.`;
      return {
        kind: "skipped",
        skip: {
          guard: "nothing-merged",
          why
        }
      };
    }
    function warnOfFirstBatch(run, {sha}) {
      const {repository} = run.environment;
      const context = (0, lib_text.Zw)(markContext(run));
      run.runner.warning(`No commit has the status ${context}, which says what this step sent last, so the batch begins after ${(0, 
      lib_text.Zw)(sha.slice(0, 12))}. To begin elsewhere, set it: ${(0, lib_text.Zw)(`gh api repos/${repository}/statuses/<sha> -f state=success -f context='${markContext(run)}' -f description='${START}'`)}.`, "First batch of merges");
    }
    const MAX_HISTORY = 2_000;
    const FIRST_BATCH_MS = 7 * clock.sO;
    async function readBatch(run, branch) {
      const {environment} = run;
      const history = openHistory(run, branch);
      const mark = await history.newestMark();
      const {job: markedJob, after, runId} = mark === void 0 ? NO_MARK : readMark(mark);
      const isOwn = environment.runAttempt > 1 && runId === environment.runId;
      let base = mark;
      if (markedJob !== void 0) {
        const answer = await (0, wait.TE)(run, markedJob, isOwn ? "created" : "given");
        if (answer.kind === "job") {
          const hasFailed = (0, agent_jobs.pJ)(answer.job) === "failed";
          if (isOwn && !hasFailed) return {
            kind: "resume",
            target: RESUMED,
            job: answer.job
          };
          if (hasFailed) base = await history.startingWith(after);
        } else if (isOwn) return (0, wait.Vs)(answer, RESUMED, markedJob); else if (answer.kind !== "not-found") return (0, 
        wait.Vs)(answer, {
          kind: "create"
        });
      }
      const {commits} = history;
      const tip = commits[0]?.sha ?? "";
      const first = base ?? history.firstBase();
      const added = first.sha === tip ? [] : await newCommits(run, first, tip, commits);
      const listed = await listMerges(run, tip, added);
      const isFirst = base === void 0;
      return {
        kind: "batch",
        branch,
        tip,
        base: first,
        isFirst,
        markedJob,
        newCommits: added.length,
        ...listed
      };
    }
    const NO_MARK = {
      job: void 0,
      after: void 0,
      runId: void 0
    };
    const RESUMED = {
      kind: "resume",
      commentId: void 0,
      sent: "unknown",
      isDone: false
    };
    function openHistory(run, branch) {
      const {github, limit, clock} = run;
      const pages = listHistory(github(limit.stop), branch, markContext(run));
      const commits = [];
      const readMore = async () => {
        const page = commits.length < MAX_HISTORY ? await pages.next() : void 0;
        if (page === void 0 || page.done === true) return false;
        commits.push(...page.value);
        return true;
      };
      const onBranch = () => {
        const bySha = new Map(commits.map(commit => [ commit.sha, commit ]));
        const found = [];
        for (let at = commits[0]; at !== void 0; at = bySha.get(at.parents[0] ?? "")) found.push(at);
        return found;
      };
      const firstOf = async find => {
        for (;;) {
          const found = find();
          if (found !== void 0 || !await readMore()) return found;
        }
      };
      return {
        commits,
        newestMark: async () => {
          await firstOf(() => onBranch().find(commit => isMarked(commit) || commit.parents.length === 0));
          return onBranch().find(isMarked) ?? commits.find(isMarked);
        },
        startingWith: async sha => sha === void 0 ? void 0 : await firstOf(() => commits.find(commit => commit.sha.startsWith(sha))),
        firstBase: () => {
          const before = clock.now() - FIRST_BATCH_MS;
          const known = onBranch();
          const base = known.find(({committedAt = 0}) => committedAt < before) ?? known.at(-1);
          if (base !== void 0) return base;
          throw new errors.y_({
            what: `Couldn't read the history of ${(0, lib_text.Zw)(branch)}`,
            why: "it is empty"
          });
        }
      };
    }
    async function newCommits({github, limit, runner}, base, tip, history) {
      try {
        return await commitsBetween(github(limit.stop), {
          base: base.sha,
          head: tip
        });
      } catch (error) {
        if (!(error instanceof errors.y_ && (error.status ?? 0) >= 500)) throw error;
        runner.warning(error.explain(", so only what the history lists counts: a merge of older commits may be missing"), "Merges may be missing");
        const old = reachableFrom(base.sha, history);
        return history.filter(({sha}) => !old.has(sha)).toReversed();
      }
    }
    function reachableFrom(start, commits) {
      const bySha = new Map(commits.map(commit => [ commit.sha, commit ]));
      const reached = new Set;
      const queue = [ start ];
      for (let sha = queue.pop(); sha !== void 0; sha = queue.pop()) {
        if (reached.has(sha)) continue;
        reached.add(sha);
        queue.push(...bySha.get(sha)?.parents ?? []);
      }
      return reached;
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