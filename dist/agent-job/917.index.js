export const id = 917;

export const ids = [ 917, 70 ];

export const modules = {
  1917: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      gatherContext: () => gatherContext
    });
    var schemas = __webpack_require__(4922);
    var lib_text = __webpack_require__(4869);
    var pull_request = __webpack_require__(1351);
    var repository_name = __webpack_require__(2226);
    //! CONCATENATED MODULE: ./build/github/comparison.js
        const MAX_COMPARED_FILES = 300;
    const Comparison = schemas.Ikc({
      files: schemas.lqM(pull_request.Kt)
    });
    const Releases = schemas.YOg(schemas.Ikc({
      tag_name: schemas.YjP(),
      draft: schemas.zMY(),
      prerelease: schemas.zMY(),
      published_at: schemas.mee(schemas.YjP())
    }));
    async function compare(client, repository, {base, head}, signal) {
      const {files = []} = await client.request("GET /repos/{owner}/{repo}/compare/{basehead}", {
        ...(0, repository_name.u)(repository),
        basehead: `${base}...${head}`,
        per_page: 1,
        page: 1
      }, Comparison, {
        failing: `Couldn't compare ${(0, lib_text.Zw)(base)} with ${(0, lib_text.Zw)(head)}`,
        permission: "contents: read",
        signal
      });
      return files;
    }
    async function previousReleaseTag(client, repository, {tag, isPrerelease, publishedAt}, signal) {
      const releases = await client.request("GET /repos/{owner}/{repo}/releases", {
        ...(0, repository_name.u)(repository),
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
    var event_content = __webpack_require__(5070);
    //! CONCATENATED MODULE: ./build/github/conversation.js
        const READ_PERMISSION = {
      issue: "issues: read",
      "pull-request": "pull-requests: read",
      unknown: "issues: read or pull-requests: read"
    };
    async function readIssue(client, repository, {kind, number}, signal) {
      return await client.request("GET /repos/{owner}/{repo}/issues/{issue_number}", {
        ...(0, repository_name.u)(repository),
        issue_number: number
      }, event_content.A, {
        failing: `Couldn't read #${number}`,
        permission: READ_PERMISSION[kind],
        signal
      });
    }
    async function* listComments(client, repository, {kind, number}, signal) {
      const options = {
        failing: `Couldn't read the comments of #${number}`,
        permission: READ_PERMISSION[kind],
        signal
      };
      yield* client.pages("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...(0, repository_name.u)(repository),
        issue_number: number
      }, (0, event_content.d)("comment"), options);
      if (kind === "issue") return;
      yield* client.pages("GET /repos/{owner}/{repo}/pulls/{pull_number}/comments", {
        ...(0, repository_name.u)(repository),
        pull_number: number
      }, (0, event_content.d)("review-comment"), options);
    }
    var errors = __webpack_require__(7307);
    var github_event = __webpack_require__(6830);
    var comment_marker = __webpack_require__(46);
    var context_error = __webpack_require__(3476);
    var include = __webpack_require__(7576);
    //! CONCATENATED MODULE: ./build/agent-job/context/gather-context.js
        async function gatherContext(options, stop) {
      try {
        return await gather({
          ...options,
          content: await options.event.content()
        }, stop);
      } catch (error) {
        if (!(error instanceof errors.y_)) throw error;
        throw new context_error.a(error);
      }
    }
    async function gather(options, stop) {
      const {parts, event, content, issueNumber, repository} = options;
      const available = (0, include.e3)(event, content, issueNumber);
      const wanted = parts.filter(part => available.includes(part));
      const unavailable = {};
      for (const part of parts) if (!available.includes(part)) unavailable[part] = `the \`${event.name}\` event has no ${part}`;
      const subject = await readSubject(options, stop);
      const issue = wanted.includes("issue") && subject?.hasChanged === false ? subject.content : void 0;
      if (wanted.includes("issue") && issue === void 0) unavailable.issue = "the text of the issue or pull request was changed after the trigger";
      const comments = wanted.includes("comments") && subject !== void 0 ? await readComments(subject.content, options, stop) : void 0;
      let diff;
      if (wanted.includes("diff")) {
        const read = await readDiff(subject?.content, options, stop);
        diff = read.changes;
        if (read.unavailable !== void 0) unavailable.diff = read.unavailable;
      }
      if (issue === void 0 && comments === void 0 && diff === void 0) throw new context_error.a({
        what: "Couldn't include anything",
        why: Object.values(unavailable).join(", and "),
        fix: "Trigger the workflow again, or change `include`"
      });
      return {
        repository,
        event: event.name,
        issue,
        comments,
        diff,
        unavailable
      };
    }
    function triggeredAt({event, content, startedAt, runAttempt}) {
      if (content.happenedAt !== void 0) return content.happenedAt;
      if (runAttempt === 1) return startedAt;
      throw new context_error.a({
        what: "Couldn't include the issue or pull request that `issue-number` names",
        why: `this is a re-run, and the \`${event.name}\` event doesn't say when it happened, so later edits can't be recognized`,
        fix: "Start a new run instead"
      });
    }
    async function readSubject(options, stop) {
      const {content: given, issueNumber, client, repository} = options;
      const {issue} = given;
      if (issueNumber === void 0 || issueNumber === issue?.number) return issue && {
        content: issue,
        hasChanged: false
      };
      const approvedUntil = triggeredAt(options);
      const ref = {
        kind: "unknown",
        number: issueNumber
      };
      const {content, updatedAt} = await readIssue(client, repository, ref, stop);
      return {
        content,
        hasChanged: updatedAt > approvedUntil
      };
    }
    const TRUSTED_ASSOCIATIONS = [ "OWNER", "MEMBER", "COLLABORATOR" ];
    async function readComments(issue, options, stop) {
      const {event, content, client, repository} = options;
      const trigger = content.issue?.number === issue.number ? content.comment : void 0;
      const isTrigger = entry => trigger !== void 0 && (entry.kind === trigger.kind && entry.id === trigger.id || trigger.kind === "review" && entry.reviewId === trigger.id);
      const entries = [];
      let late = 0;
      for await (const page of listComments(client, repository, issue, stop)) for (const entry of page) {
        if (entry.kind === trigger?.kind && entry.id === trigger.id) continue;
        if ((0, comment_marker.xY)(entry.body) || !isTrusted(entry, event)) continue;
        if (Math.max(entry.createdAt, entry.updatedAt) <= triggeredAt(options)) entries.push(entry); else late += 1;
      }
      if (trigger !== void 0 && isTrusted(trigger, event) && !(0, comment_marker.xY)(trigger.body)) entries.push(trigger);
      return {
        entries: entries.toSorted((a, b) => a.createdAt - b.createdAt),
        isTrigger,
        late
      };
    }
    function isTrusted({author, association}, {sender}) {
      return TRUSTED_ASSOCIATIONS.includes(association) || sender !== void 0 && (0, github_event.Av)(author, sender.login);
    }
    async function readDiff(issue, options, stop) {
      const {content, issueNumber, client, repository} = options;
      const changes = issueNumber === void 0 ? content.changes : changesOfIssue(issue, content);
      switch (changes?.kind) {
       case void 0:
        return {
          unavailable: `#${issueNumber} isn't a pull request, so it has no diff`
        };

       case "pull-request":
        return await readPullRequestDiff(changes, options, stop);

       case "commits":
        return {
          changes: await readComparison(changes, options, stop)
        };

       case "release":
        {
          const {tag: head} = changes;
          const base = await previousReleaseTag(client, repository, changes, stop);
          return base === void 0 ? {
            changes: {
              base,
              head,
              files: [],
              isCut: false
            },
            unavailable: `no release came before ${(0, lib_text.Zw)(head)}, so there is nothing to compare with`
          } : {
            changes: await readComparison({
              base,
              head
            }, options, stop)
          };
        }
      }
    }
    async function readPullRequestDiff({number, head}, {client, repository}, signal) {
      const ref = {
        repository,
        number
      };
      const files = await (0, pull_request.AC)(client, ref, MAX_COMPARED_FILES, signal);
      const {baseBranch, headSha, fileCount} = await (0, pull_request.DQ)(client, ref, signal);
      return head === void 0 || head === headSha ? {
        changes: {
          base: baseBranch,
          head: headSha,
          files,
          isCut: fileCount > files.length
        }
      } : {
        unavailable: `the diff of #${number} would include commits that were pushed after the trigger`
      };
    }
    async function readComparison(range, {client, repository}, signal) {
      const files = await compare(client, repository, range, signal);
      return {
        ...range,
        files,
        isCut: files.length >= MAX_COMPARED_FILES
      };
    }
    function changesOfIssue(issue, {changes}) {
      if (issue?.kind !== "pull-request") return;
      if (changes?.kind === "pull-request" && changes.number === issue.number) return changes;
      return {
        kind: "pull-request",
        number: issue.number,
        head: void 0
      };
    }
  }),
  5070: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      A: () => IssueAnswer,
      d: () => CommentsAnswer,
      parseEventContent: () => parseEventContent
    });
    var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4922);
    var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
    var _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9071);
    const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), "");
    const time = (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(value => Date.parse(value)), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())));
    const user = (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
      login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
    }));
    const number = zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.NC());
    const Issue = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
      number,
      html_url: text,
      title: text,
      body: text,
      user,
      labels: zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
      })), []),
      state: text,
      updated_at: time,
      pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()),
      head: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
      }))
    });
    const Comment = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
      id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
      html_url: text,
      user,
      author_association: text,
      body: text,
      created_at: time,
      updated_at: time,
      submitted_at: time,
      path: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
      line: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
      pull_request_review_id: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())
    });
    const Content = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
      issue: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(Issue),
      pull_request: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(Issue),
      comment: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(Comment),
      review: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(Comment),
      release: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        tag_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
        prerelease: zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(), false),
        published_at: time
      })),
      repository: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        default_branch: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
      })),
      ref: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
      before: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
      after: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
      deleted: (0, _lib_lenient_js__WEBPACK_IMPORTED_MODULE_1__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY())
    });
    function parseEventContent(name, payload) {
      const {data} = Content.safeParse(payload);
      const nothing = {
        issue: void 0,
        comment: void 0,
        happenedAt: void 0,
        changes: void 0
      };
      if (data === void 0) return nothing;
      const {issue, pull_request: pull, comment, review, release} = data;
      const times = [ issue?.updated_at, pull?.updated_at, comment?.updated_at, review?.submitted_at, review?.updated_at, release?.published_at ].flatMap(at => at ?? []);
      const happenedAt = times.length === 0 ? void 0 : Math.max(...times);
      switch (name) {
       case "issues":
       case "issue_comment":
        return {
          issue: issue && issueContentOf(issue),
          comment: comment && entryOf(comment, "comment"),
          happenedAt,
          changes: issue?.pull_request ? pullChanges(issue) : void 0
        };

       case "pull_request":
       case "pull_request_target":
       case "pull_request_review":
       case "pull_request_review_comment":
        return {
          issue: pull && {
            ...issueContentOf(pull),
            kind: "pull-request"
          },
          comment: (review && entryOf(review, "review")) ?? (comment && entryOf(comment, "review-comment")),
          happenedAt,
          changes: pull && pullChanges(pull)
        };

       case "push":
        return {
          ...nothing,
          changes: pushChanges(data)
        };

       case "release":
        return {
          ...nothing,
          happenedAt,
          changes: release && {
            kind: "release",
            tag: release.tag_name,
            isPrerelease: release.prerelease,
            publishedAt: release.published_at ?? Number.POSITIVE_INFINITY
          }
        };

       default:
        return {
          ...nothing,
          happenedAt
        };
      }
    }
    function pullChanges({number: pull, head}) {
      return {
        kind: "pull-request",
        number: pull,
        head: head?.sha
      };
    }
    function pushChanges({ref = "", before = "", after, deleted, repository}) {
      if (after === void 0 || deleted === true) return;
      if (!/^0*$/u.test(before)) return {
        kind: "commits",
        base: before,
        head: after
      };
      const base = repository?.default_branch;
      const isNewBranch = ref.startsWith("refs/heads/") && ref !== `refs/heads/${base ?? ""}`;
      return base !== void 0 && isNewBranch ? {
        kind: "commits",
        base,
        head: after
      } : void 0;
    }
    function issueContentOf(issue) {
      return {
        kind: issue.pull_request ? "pull-request" : "issue",
        number: issue.number,
        url: issue.html_url,
        title: issue.title,
        body: issue.body,
        author: issue.user?.login,
        labels: issue.labels.map(({name}) => name),
        state: issue.state
      };
    }
    function entryOf(comment, kind) {
      const createdAt = comment.created_at ?? comment.submitted_at ?? Number.POSITIVE_INFINITY;
      return {
        kind,
        id: comment.id,
        url: comment.html_url,
        author: comment.user?.login,
        association: comment.author_association,
        createdAt,
        updatedAt: comment.updated_at ?? createdAt,
        body: comment.body,
        path: comment.path,
        line: comment.line,
        reviewId: comment.pull_request_review_id
      };
    }
    const IssueAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(Issue, zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(issue => ({
      content: issueContentOf(issue),
      updatedAt: issue.updated_at ?? Number.POSITIVE_INFINITY
    })));
    const CommentsAnswer = kind => zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(Comment), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(comments => comments.map(comment => entryOf(comment, kind))));
  })
};