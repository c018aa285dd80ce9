export const id = 917;
export const ids = [917];
export const modules = {

/***/ 917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gatherContext: () => (/* binding */ gatherContext)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(619);
// EXTERNAL MODULE: ./build/github/pull-request.js
var pull_request = __webpack_require__(351);
// EXTERNAL MODULE: ./build/github/repository-name.js
var repository_name = __webpack_require__(226);
;// CONCATENATED MODULE: ./build/github/comparison.js



const MAX_COMPARED_FILES = 300;
const Comparison = schemas/* object */.Ikc({ files: schemas/* optional */.lqM(pull_request/* ChangedFiles */.Kt) });
const Releases = schemas/* array */.YOg(schemas/* object */.Ikc({
    tag_name: schemas/* string */.YjP(),
    draft: schemas/* boolean */.zMY(),
    prerelease: schemas/* boolean */.zMY(),
    published_at: schemas/* nullable */.mee(schemas/* string */.YjP()),
}));
async function compare(client, repository, { base, head }, signal) {
    const { files = [] } = await client.request('GET /repos/{owner}/{repo}/compare/{basehead}', { ...(0,repository_name/* ownerAndName */.u)(repository), basehead: `${base}...${head}`, per_page: 1, page: 1 }, Comparison, { failing: `Couldn't compare ${base} with ${head}`, permission: 'contents: read', signal });
    return files;
}
async function previousReleaseTag(client, repository, { tag, isPrerelease, publishedAt }, signal) {
    const releases = await client.request('GET /repos/{owner}/{repo}/releases', { ...(0,repository_name/* ownerAndName */.u)(repository), per_page: 100 }, Releases, { failing: "Couldn't read the releases", permission: 'contents: read', signal });
    const earlier = releases.flatMap(({ tag_name, draft, prerelease, published_at }) => {
        const at = Date.parse(published_at ?? '');
        const counts = !draft && tag_name !== tag && at < publishedAt && (isPrerelease || !prerelease);
        return counts ? [{ tag: tag_name, at }] : [];
    });
    return earlier.toSorted((a, b) => b.at - a.at)[0]?.tag;
}

// EXTERNAL MODULE: ./build/github/event-content.js
var event_content = __webpack_require__(70);
;// CONCATENATED MODULE: ./build/github/conversation.js


const READ_PERMISSION = {
    issue: 'issues: read',
    'pull-request': 'pull-requests: read',
    unknown: 'issues: read, or for a pull request pull-requests: read',
};
class Conversation {
    #client;
    #repository;
    constructor(client, repository) {
        this.#client = client;
        this.#repository = (0,repository_name/* ownerAndName */.u)(repository);
    }
    async issue({ kind, number }, signal) {
        return await this.#client.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { ...this.#repository, issue_number: number }, event_content/* IssueAnswer */.AE, { failing: `Couldn't read #${number}`, permission: READ_PERMISSION[kind], signal });
    }
    async *comments({ kind, number }, signal) {
        const options = {
            failing: `Couldn't read the comments of #${number}`,
            permission: READ_PERMISSION[kind],
            signal,
        };
        yield* this.#client.pages('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...this.#repository, issue_number: number }, (0,event_content/* CommentsAnswer */.dy)('comment'), options);
        if (kind === 'issue')
            return;
        yield* this.#client.pages('GET /repos/{owner}/{repo}/pulls/{pull_number}/comments', { ...this.#repository, pull_number: number }, (0,event_content/* CommentsAnswer */.dy)('review-comment'), options);
    }
}

// EXTERNAL MODULE: ./build/github/errors.js
var errors = __webpack_require__(307);
// EXTERNAL MODULE: ./build/github/event.js
var github_event = __webpack_require__(830);
// EXTERNAL MODULE: ./build/agent-job/github/comment-marker.js
var comment_marker = __webpack_require__(46);
// EXTERNAL MODULE: ./build/agent-job/context/context-error.js
var context_error = __webpack_require__(476);
// EXTERNAL MODULE: ./build/agent-job/context/include.js
var include = __webpack_require__(576);
;// CONCATENATED MODULE: ./build/agent-job/context/gather-context.js








async function gatherContext(options, stop) {
    try {
        return await gather(options, stop);
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        throw new context_error/* ContextError */.a(error.message, error.mayPass, error);
    }
}
async function gather(options, stop) {
    const { parts, event, issueNumber, repository } = options;
    const available = (0,include/* availableParts */.e3)(event, issueNumber);
    const wanted = parts.filter((part) => available.includes(part));
    const unavailable = {};
    for (const part of parts) {
        if (!available.includes(part))
            unavailable[part] = `No ${part}: the event ${event.name} has none.`;
    }
    const subject = await readSubject(options, stop);
    const issue = wanted.includes('issue') && subject?.hasChanged === false ? subject.content : undefined;
    if (wanted.includes('issue') && issue === undefined) {
        unavailable.issue = 'The text of the issue or pull request: it was changed after the trigger.';
    }
    const comments = wanted.includes('comments') && subject !== undefined
        ? await readComments(subject.content, options, stop)
        : undefined;
    let diff;
    if (wanted.includes('diff')) {
        const read = await readDiff(subject?.content, options, stop);
        diff = read.changes;
        if (read.unavailable !== undefined)
            unavailable.diff = read.unavailable;
    }
    if (issue === undefined && comments === undefined && diff === undefined) {
        const reasons = Object.values(unavailable).join(' ');
        throw new context_error/* ContextError */.a(`Couldn't include anything of what \`include\` names. ${reasons}`, false);
    }
    return { repository, event: event.name, issue, comments, diff, unavailable };
}
function triggeredAt({ event, startedAt, runAttempt }) {
    if (event.content.happenedAt !== undefined)
        return event.content.happenedAt;
    if (runAttempt === 1)
        return startedAt;
    throw new context_error/* ContextError */.a(`A re-run can't tell which text of \`issue-number\` was edited since the event \`${event.name}\`, which has no time. Start a new run instead.`, false);
}
async function readSubject(options, stop) {
    const { event, issueNumber, client, repository } = options;
    const { issue } = event.content;
    if (issueNumber === undefined || issueNumber === issue?.number) {
        return issue && { content: issue, hasChanged: false };
    }
    const approvedUntil = triggeredAt(options);
    const ref = { kind: 'unknown', number: issueNumber };
    const { content, updatedAt } = await new Conversation(client, repository).issue(ref, stop);
    return { content, hasChanged: updatedAt > approvedUntil };
}
const TRUSTED_ASSOCIATIONS = ['OWNER', 'MEMBER', 'COLLABORATOR'];
async function readComments(issue, options, stop) {
    const { event, client, repository } = options;
    const trigger = event.content.issue?.number === issue.number ? event.content.comment : undefined;
    const isTrigger = (entry) => trigger !== undefined &&
        ((entry.kind === trigger.kind && entry.id === trigger.id) ||
            (trigger.kind === 'review' && entry.reviewId === trigger.id));
    const entries = [];
    let late = 0;
    for await (const page of new Conversation(client, repository).comments(issue, stop)) {
        for (const entry of page) {
            if (entry.kind === trigger?.kind && entry.id === trigger.id)
                continue;
            if ((0,comment_marker/* hasMarker */.xY)(entry.body) || !isTrusted(entry, event))
                continue;
            if (Math.max(entry.createdAt, entry.updatedAt) <= triggeredAt(options))
                entries.push(entry);
            else
                late += 1;
        }
    }
    if (trigger !== undefined && isTrusted(trigger, event) && !(0,comment_marker/* hasMarker */.xY)(trigger.body))
        entries.push(trigger);
    return { entries: entries.toSorted((a, b) => a.createdAt - b.createdAt), isTrigger, late };
}
function isTrusted({ author, association }, { sender }) {
    return (TRUSTED_ASSOCIATIONS.includes(association) || (sender !== undefined && (0,github_event/* isSameLogin */.Av)(author, sender.login)));
}
async function readDiff(issue, options, stop) {
    const { event, issueNumber, client, repository } = options;
    const changes = issueNumber === undefined ? event.content.changes : changesOfIssue(issue, event);
    switch (changes?.kind) {
        case undefined:
            return { unavailable: `No diff: #${issueNumber} is not a pull request.` };
        case 'pull-request':
            return await readPullRequestDiff(changes, options, stop);
        case 'commits':
            return { changes: await readComparison(changes, options, stop) };
        case 'release': {
            const { tag: head } = changes;
            const base = await previousReleaseTag(client, repository, changes, stop);
            return base === undefined
                ? {
                    changes: { base, head, files: [], isCut: false },
                    unavailable: `No diff: there is no release before ${head} to compare with.`,
                }
                : { changes: await readComparison({ base, head }, options, stop) };
        }
    }
}
const MAX_FILES = MAX_COMPARED_FILES;
async function readPullRequestDiff({ number, head }, { client, repository }, signal) {
    const ref = { repository, number };
    const options = { permission: 'pull-requests: read', signal };
    const files = await (0,pull_request/* listChangedFiles */.AC)(client, ref, MAX_FILES, options);
    const { baseBranch, headSha, fileCount } = await (0,pull_request/* readPullRequest */.DQ)(client, ref, options);
    return head === undefined || head === headSha
        ? { changes: { base: baseBranch, head: headSha, files, isCut: fileCount > files.length } }
        : { unavailable: `The diff of #${number}: commits were pushed after the trigger.` };
}
async function readComparison(range, { client, repository }, signal) {
    const files = await compare(client, repository, range, signal);
    return { ...range, files, isCut: files.length >= MAX_FILES };
}
function changesOfIssue(issue, { content }) {
    if (issue?.kind !== 'pull-request')
        return undefined;
    const { changes } = content;
    if (changes?.kind === 'pull-request' && changes.number === issue.number)
        return changes;
    return { kind: 'pull-request', number: issue.number, head: undefined };
}


/***/ })

};
