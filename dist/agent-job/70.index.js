export const id = 70;

export const ids = [ 70 ];

export const modules = {
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