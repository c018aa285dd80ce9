export const id = 209;

export const ids = [ 209 ];

export const modules = {
  209: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      markAccepted: () => markAccepted
    });
    var schemas = __webpack_require__(922);
    var json = __webpack_require__(292);
    var lib_text = __webpack_require__(869);
    __webpack_require__(463);
    var errors = __webpack_require__(307);
    var issue = __webpack_require__(33);
    __webpack_require__(351);
    //! CONCATENATED MODULE: ./build/github/commits.js
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
    schemas.Ikc({
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
    schemas.FsL(schemas.Ikc({
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
    schemas.Ikc({
      repository: schemas.g1P(schemas.YjP(), schemas.mee(Pull))
    });
    const commits_MAX_STATUS_LENGTH = 140;
    const MAX_CONTEXT_LENGTH = 255;
    async function commits_setCommitStatus(client, sha, context, {description, targetUrl}) {
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
    var runner_environment = __webpack_require__(294);
    var comment = __webpack_require__(290);
    __webpack_require__(710);
    var same_step = __webpack_require__(71);
    var saved_state = __webpack_require__(675);
    //! CONCATENATED MODULE: ./build/agent-job/merges/mark.js
        const SENT = "Sent";
    const SHA_LENGTH = 12;
    function markContext(run) {
      const {workflowFile, workflowJob} = run.environment;
      const end = ` ${(0, same_step.n)(run)}`;
      const file = workflowFile.slice(workflowFile.lastIndexOf("/") + 1);
      return `docs-agent: ${file}/${workflowJob}`.slice(0, MAX_CONTEXT_LENGTH - end.length) + end;
    }
    function sentWith(job, base) {
      const text = `${SENT} with job ${job} after ${base.slice(0, SHA_LENGTH)}`;
      return text.length <= commits_MAX_STATUS_LENGTH && /^[\x20-\x7E]*$/u.test(text) ? text : SENT;
    }
    async function markAccepted(run, jobId, {newest, base}) {
      const {github, runner, environment} = run;
      const mark = {
        description: sentWith(jobId, base),
        targetUrl: (0, runner_environment.Vp)(environment)
      };
      const error = await (0, comment.TL)(run, ({stop}) => commits_setCommitStatus(github(stop), newest, markContext(run), mark)).catch(errors.$);
      if (!(error instanceof errors.y_)) {
        (0, saved_state.T)(runner, {
          mark: void 0
        });
        return;
      }
      runner.warning(error.explain(", so the next run sends these merges again"), "Merges not marked");
      runner.debugError(error);
    }
  })
};