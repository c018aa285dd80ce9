export const id = 816;
export const ids = [816];
export const modules = {

/***/ 7094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ withinTime),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/** The longest time that one `setTimeout` can wait: 2³¹ − 1 ms. */
const LONGEST_TIMER_MS = 2_147_483_647;
/** The machine's clock, through the global `Date` and `setTimeout` alone, so that a preloaded module can move it. */
const systemClock = {
    now: () => Date.now(),
    sleep: (ms, signal) => new Promise((resolve) => {
        if (signal?.aborted) {
            resolve();
            return;
        }
        const wake = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', wake);
            resolve();
        };
        const timer = setTimeout(wake, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS));
        signal?.addEventListener('abort', wake, { once: true });
    }),
};
/**
 * Runs `work` for at most `ms` milliseconds, or until `unwanted` aborts. Nothing is torn away: the work is told by the
 * limit's signals, and is expected to end by itself.
 */
async function withinTime(clock, ms, unwanted, work) {
    const finished = new AbortController();
    const timeUp = new AbortController();
    void clock.sleep(ms, finished.signal).then(() => {
        if (!finished.signal.aborted)
            timeUp.abort();
    });
    try {
        return await work({ timeUp: timeUp.signal, stop: AbortSignal.any([unwanted, timeUp.signal]) });
    }
    finally {
        finished.abort();
    }
}


/***/ }),

/***/ 6187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

const LONGEST = 1_000;
/**
 * Text from outside as one harmless line: line breaks, terminal escapes and other control characters become blanks,
 * characters that turn the reading direction or show nothing are dropped, runs of blanks fold into one, and what is
 * longer than `longest` characters ends in `…`. A `##[`, which the runner takes for a command wherever in a line it
 * stands, is pulled apart (ActionCommand.cs in actions/runner); a `::` is a command only at a line's start, which is
 * for the log to mind.
 */
function oneLine(text, longest = LONGEST) {
    const line = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text)
        .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
        .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
        .replaceAll('##[', '## [')
        .trim();
    const characters = Array.from(line);
    return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}…`;
}


/***/ }),

/***/ 9294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readEnvironment),
/* harmony export */   V: () => (/* binding */ runUrl)
/* harmony export */ });
/** Inputs arrive as `INPUT_<NAME>` in upper case: blanks become `_`, hyphens stay. */
function readEnvironment(variables) {
    const read = (name) => variables[name] ?? '';
    const given = {};
    for (const [name, value] of Object.entries(variables))
        if (value !== undefined)
            given[name] = value;
    return Object.freeze({
        input: (name) => read(`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`),
        state: (name) => read(`STATE_${name}`),
        variables: Object.freeze(given),
        workspace: read('GITHUB_WORKSPACE'),
        eventName: read('GITHUB_EVENT_NAME'),
        eventPath: read('GITHUB_EVENT_PATH'),
        repository: read('GITHUB_REPOSITORY'),
        serverUrl: read('GITHUB_SERVER_URL') || 'https://github.com',
        apiUrl: read('GITHUB_API_URL') || 'https://api.github.com',
        graphqlUrl: read('GITHUB_GRAPHQL_URL') || 'https://api.github.com/graphql',
        runId: read('GITHUB_RUN_ID'),
        runAttempt: Number.parseInt(read('GITHUB_RUN_ATTEMPT'), 10) || 1,
        workflowJob: read('GITHUB_JOB'),
        step: read('GITHUB_ACTION'),
    });
}
/** Where the run can be looked at. */
function runUrl({ serverUrl, repository, runId, runAttempt }) {
    return `${serverUrl}/${repository}/actions/runs/${runId}${runAttempt > 1 ? `/attempts/${runAttempt}` : ''}`;
}


/***/ }),

/***/ 1816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  playStep: () => (/* binding */ playStep)
});

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var proxy = __webpack_require__(9783);
// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
;// CONCATENATED MODULE: ./build/platform/fetcher.js

/**
 * A fetcher on undici. Node's own `fetch` obeys no proxy and cannot tell whether a request had left; undici's
 * dispatcher calls a handler's `onConnect` only on a connection that stands, behind a proxy's tunnel too.
 * undici's own time-outs for headers and body are off: the caller's signal is the one limit.
 */
function openFetcher(proxy) {
    const limits = { headersTimeout: 0, bodyTimeout: 0 };
    const dispatcher = proxy === undefined ? new undici.Agent(limits) : new undici.ProxyAgent({ ...limits, uri: proxy.href });
    return {
        fetch: async ({ method, url, headers, body, signal, onSending }) => {
            const answer = await settledBy(signal, dispatcher.compose(announcing(onSending)).request({
                method,
                origin: url.origin,
                path: url.pathname + url.search,
                headers,
                body: body ?? null,
                signal,
            }));
            return { status: answer.statusCode, headers: answer.headers, body: answer.body };
        },
        close: () => dispatcher.destroy(),
    };
}
function announcing(onSending) {
    return (dispatch) => (options, handler) => dispatch(options, new AnnouncingHandler(handler, onSending));
}
class AnnouncingHandler extends undici.DecoratorHandler {
    #handler;
    #onSending;
    constructor(handler, onSending) {
        super(handler);
        this.#handler = handler;
        this.#onSending = onSending;
    }
    onConnect(abort) {
        this.#onSending();
        this.#handler.onConnect?.(abort);
    }
}
/** undici looks at a request's signal only once it has a connection: while it connects, this lets go in its place. */
function settledBy(signal, pending) {
    return new Promise((resolve, reject) => {
        const letGo = () => reject(signal.reason);
        if (signal.aborted)
            letGo();
        signal.addEventListener('abort', letGo, { once: true });
        pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', letGo));
    });
}

// EXTERNAL MODULE: ./build/runner/environment.js
var environment = __webpack_require__(9294);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 13 modules
var core = __webpack_require__(1889);
// EXTERNAL MODULE: ./build/one-line.js
var one_line = __webpack_require__(6187);
;// CONCATENATED MODULE: ./build/runner/secrets.js
const STARS = '***';
/** Values that must not be seen. The runner masks what is printed; files, outputs and comments are ours to keep clean. */
class Secrets {
    #values = new Set();
    /** Takes in a value; each of its lines counts too, as the runner has it. */
    add(secret) {
        for (const value of [secret, ...secret.split(/[\r\n]+/u)]) {
            if (value.trim() !== '')
                this.#values.add(value);
        }
    }
    redact(text) {
        let redacted = text;
        for (const value of this.#values)
            redacted = redacted.replaceAll(value, STARS);
        return redacted;
    }
    /** Whether a secret, whole, is in the text. */
    isIn(text) {
        return this.redact(text) !== text;
    }
}

;// CONCATENATED MODULE: ./build/runner/runner.js




/** Longest annotation that GitHub keeps whole. */
const LONGEST_ANNOTATION = 4_096;
/** The runner that started this process, through the toolkit's own commands and files. */
function actionsRunner() {
    const secrets = new Secrets();
    const line = (text) => withoutCommand((0,one_line/* oneLine */.T)(secrets.redact(text), LONGEST_ANNOTATION));
    /** A file that cannot be written must not stop a step that has a job to look after: its content goes to the log. */
    const orLog = (what, content, write) => {
        try {
            write();
        }
        catch (error) {
            core/* error */.z3(line(`${what} could not be written (${String(error)}). It was: ${content}`));
        }
    };
    return {
        mask: (secret) => {
            if (secret.trim() === '')
                return;
            secrets.add(secret);
            core/* setSecret */.Pq(secret);
        },
        redact: (text) => secrets.redact(text),
        debug: (text) => core/* debug */.Yz(secrets.redact(text)),
        debugError: (error) => core/* debug */.Yz(secrets.redact(causes(error).join('\ncaused by '))),
        info: (text) => core/* info */.pq(line(text)),
        notice: (text) => core/* notice */.lm(line(text)),
        warning: (text) => core/* warning */.$e(line(text)),
        error: (text) => core/* error */.z3(line(text)),
        setOutput: (name, value) => {
            const content = secrets.redact(value);
            orLog(`The output ${name}`, content, () => core/* setOutput */.uH(name, content));
        },
        saveState: (name, value) => {
            const content = secrets.redact(value);
            orLog(`The state ${name}`, content, () => core/* saveState */.LZ(name, content));
        },
        addSummary: async (markdown) => {
            try {
                await core/* summary */.z.addRaw(secrets.redact(markdown), true).write();
            }
            catch (error) {
                core/* info */.pq(line(`The job summary could not be written: ${String(error)}`));
            }
        },
    };
}
/** A `::` at the start of a line is a command to the runner, blanks before it or not (ActionCommand.cs in actions/runner). */
function withoutCommand(line) {
    return line.startsWith('::') ? `: :${line.slice(2)}` : line;
}
function causes(error) {
    if (!(error instanceof Error))
        return error === undefined ? [] : [(0,external_node_util_.inspect)(error)];
    return [error.stack ?? String(error), ...causes(error.cause)];
}

;// CONCATENATED MODULE: ./build/runner/signals.js
/**
 * How GitHub cancels a step: SIGINT, 7.5 s later SIGTERM, 2.5 s later the end. Windows has SIGBREAK besides.
 * A signal that was never listened for ends the process, so all three are.
 */
const CANCELLING = ['SIGINT', 'SIGTERM', 'SIGBREAK'];
/** What the runner and shells expect of a process that a signal ended. */
const EXIT_CODE_OF_A_CANCELLED_PROCESS = 130;
/** A signal that aborts when the run is cancelled. A second cancelling signal ends the process at once. */
function cancelSignal(process) {
    const cancelled = new AbortController();
    for (const name of CANCELLING) {
        process.on(name, () => {
            if (cancelled.signal.aborted)
                process.exit(EXIT_CODE_OF_A_CANCELLED_PROCESS);
            cancelled.abort();
        });
    }
    return cancelled.signal;
}

;// CONCATENATED MODULE: ./build/step.js






/** Plays a story as a step: with the real collaborators, to its exit code, whatever happens. */
async function playStep(story) {
    const runner = actionsRunner();
    const end = (exitCode) => process.stdout.write('', () => process.exit(exitCode));
    const endUnforeseen = (error) => {
        runner.error(`Something happened that this action does not foresee: ${String(error)}. ` +
            'Run again with step debugging on, and report what it shows.');
        runner.debugError(error);
        end(1);
    };
    process.on('uncaughtException', endUnforeseen);
    process.on('unhandledRejection', endUnforeseen);
    try {
        end(await story((0,environment/* readEnvironment */.Q)(process.env), {
            runner,
            clock: clock/* systemClock */.m,
            random: Math.random,
            cancelled: cancelSignal(process),
            openFetcher: (baseUrl) => openFetcher((0,proxy/* getProxyUrl */.s)(baseUrl)),
        }));
    }
    catch (error) {
        endUnforeseen(error);
    }
}


/***/ })

};
