export const id = 619;
export const ids = [619];
export const modules = {

/***/ 1678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j$: () => (/* binding */ HttpError),
  uT: () => (/* binding */ createHttpClient),
  Yp: () => (/* binding */ firstHeader)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var lib_proxy = __webpack_require__(9783);
;// CONCATENATED MODULE: ./build/http/proxy.js

const DIRECT = { kind: 'direct' };
/**
 * Returns the proxy that the environment names for `url`, by the rules of GitHub's toolkit (`@actions/http-client`):
 * `https_proxy` or `http_proxy` in either case, `no_proxy` with subdomains, never for loopback. A value without a scheme
 * is an http proxy. The toolkit ignores a value that is no URL; a request that should have gone through a proxy must not
 * go out directly, so it is `invalid` here.
 */
function proxyFor(url, environment = process.env) {
    if ((0,lib_proxy/* checkBypass */.H)(url))
        return DIRECT;
    const name = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
    const variable = environment[name] ? name : name.toUpperCase();
    const value = environment[variable];
    if (!value)
        return DIRECT;
    const proxy = parseProxy(url, value);
    return proxy === undefined ? { kind: 'invalid', variable } : { kind: 'proxy', url: proxy };
}
function parseProxy(url, value) {
    try {
        const href = (0,lib_proxy/* getProxyUrl */.s)(url)?.href ?? value;
        const proxy = URL.parse(href.includes('://') ? href : `http://${value}`);
        return proxy !== null && /^https?:$/u.test(proxy.protocol) && proxy.hostname !== '' ? proxy : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/http/client.js





/** A request that got no whole response, or one that can't be read (`isUnreadable`). */
class HttpError extends Error {
    name = 'HttpError';
    /** Undefined if not even the headers arrived. */
    partial;
    /** The response arrived, and its body is too large or can't be decompressed: asking again won't help. */
    isUnreadable;
    constructor(message, options) {
        super(message, { cause: options.cause });
        this.partial = options.partial;
        this.isUnreadable = options.isUnreadable ?? false;
    }
}
/** The most that is read of a response's body, in bytes, before and after decompression. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
/** Node's agents go through a proxy from this version on (`proxyEnv`, nodejs.org/api/http.html). */
const PROXY_NEEDS_NODE = [24, 5];
/**
 * Creates a client on `node:http` and `node:https`. Node's own `fetch` can't tell whether a request had left, and the
 * toolkit's client never settles if a body is cut. Connections are kept for the next request, except that a POST always
 * gets a new one: a server may close a kept connection at the moment of writing, and then nobody knows whether the POST
 * arrived.
 */
function createHttpClient({ proxyFor: findProxy = (url) => proxyFor(url), nodeVersion = process.versions.node, } = {}) {
    const agents = new Map();
    const agentFor = (url, proxy, keepAlive) => {
        const key = `${url.protocol} ${keepAlive} ${proxy?.href ?? ''}`;
        const agent = agents.get(key) ?? openAgent(url, proxy, keepAlive);
        agents.set(key, agent);
        return agent;
    };
    return {
        send: async (request) => {
            const setting = findProxy(request.url);
            if (setting.kind === 'invalid')
                throw new HttpError(`Invalid proxy URL in \`${setting.variable}\``, {});
            const proxy = setting.kind === 'proxy' ? setting.url : undefined;
            if (proxy !== undefined && !supportsProxies(nodeVersion)) {
                throw new HttpError(`This runner's Node ${nodeVersion} can't use a proxy. Update the runner: Node ${PROXY_NEEDS_NODE.join('.')} or newer is required`, {});
            }
            const agent = agentFor(request.url, proxy, request.method !== 'POST');
            return await exchange(request, agent, proxy !== undefined);
        },
    };
}
function openAgent(url, proxy, keepAlive) {
    const isHttps = url.protocol === 'https:';
    const proxyEnv = proxy && { [isHttps ? 'HTTPS_PROXY' : 'HTTP_PROXY']: proxy.href };
    const options = { keepAlive, ...(proxyEnv && { proxyEnv }) };
    return isHttps ? new external_node_https_.Agent(options) : new external_node_http_.Agent(options);
}
function supportsProxies(nodeVersion) {
    const [major = 0, minor = 0] = nodeVersion.split('.').map(Number);
    return major > PROXY_NEEDS_NODE[0] || (major === PROXY_NEEDS_NODE[0] && minor >= PROXY_NEEDS_NODE[1]);
}
/** Sends the request and reads its response, until the signal aborts. */
async function exchange(request, agent, isProxied) {
    const { method, url, headers, body, signal } = request;
    const isHttps = url.protocol === 'https:';
    if (signal.aborted)
        throw new HttpError('The request was ended before it was sent', { cause: signal.reason });
    const outgoing = (isHttps ? external_node_https_.request : external_node_http_.request)(url, { method, headers: { ...headers }, agent });
    let hasAnnounced = false;
    const announce = () => {
        if (!hasAnnounced && !signal.aborted)
            request.onSending?.();
        hasAnnounced = true;
    };
    outgoing.once('socket', (socket) => {
        if (outgoing.reusedSocket || isEstablished(socket, isHttps, isProxied))
            announce();
        else
            socket.once(isHttps ? 'secureConnect' : 'connect', announce);
    });
    const received = [];
    let incoming;
    const abort = () => outgoing.destroy(new Error('The request was ended', { cause: signal.reason }));
    signal.addEventListener('abort', abort, { once: true });
    try {
        incoming = await new Promise((resolve, reject) => {
            outgoing.once('response', resolve);
            // It may come again after the response has begun; then reading the body fails with it.
            outgoing.on('error', reject);
            outgoing.once('close', () => reject(new Error('The connection was closed before a response came')));
            outgoing.end(body);
        });
        announce();
        await readInto(received, incoming);
        const { statusCode: status = 0, headers: answered } = incoming;
        return { status, headers: answered, body: await decompress(Buffer.concat(received), answered) };
    }
    catch (error) {
        outgoing.destroy();
        const { statusCode: status = 0, headers: answered } = incoming ?? { headers: {} };
        throw new HttpError(error instanceof Error ? error.message : String(error), {
            cause: error,
            isUnreadable: error instanceof UnreadableBody,
            ...(incoming && { partial: { status, headers: answered, body: Buffer.concat(received) } }),
        });
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
/** A tunnel's socket is handed over once the tunnel and the TLS in it stand; any other while it is still connecting. */
function isEstablished(socket, isHttps, isProxied) {
    return isHttps ? isProxied : !socket.connecting;
}
class UnreadableBody extends Error {
}
async function readInto(received, body) {
    let size = 0;
    for await (const chunk of body) {
        size += chunk.byteLength;
        if (size > MAX_BODY_BYTES)
            throw new UnreadableBody(`it has more than ${MAX_BODY_BYTES} bytes`);
        received.push(chunk);
    }
}
const DECOMPRESS = {
    gzip: (0,external_node_util_.promisify)(external_node_zlib_.gunzip),
    'x-gzip': (0,external_node_util_.promisify)(external_node_zlib_.gunzip),
    deflate: (0,external_node_util_.promisify)(external_node_zlib_.inflate),
    br: (0,external_node_util_.promisify)(external_node_zlib_.brotliDecompress),
};
/** Gateways compress at times although nothing asked them to. */
async function decompress(body, headers) {
    const encoding = firstHeader(headers, 'content-encoding')?.trim().toLowerCase() ?? '';
    if (encoding === '' || encoding === 'identity' || body.byteLength === 0)
        return body;
    const decoder = Object.entries(DECOMPRESS).find(([name]) => name === encoding)?.[1];
    if (decoder === undefined)
        throw new UnreadableBody(`its content-encoding is ${encoding}`);
    try {
        return await decoder(body, { maxOutputLength: MAX_BODY_BYTES });
    }
    catch (cause) {
        throw new UnreadableBody('it cannot be decompressed', { cause });
    }
}
/** Returns a header's value, the first one if it came several times. */
function firstHeader(headers, name) {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
}


/***/ }),

/***/ 4570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ abortDelayed),
/* harmony export */   ZC: () => (/* binding */ abortable),
/* harmony export */   ml: () => (/* binding */ systemClock),
/* harmony export */   wj: () => (/* binding */ withTimeout)
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
/** The reason of an abort that nobody looks at: without one, each abort makes an exception, with its stack. */
const FINISHED = 'finished';
/**
 * Runs `work` for at most `ms` milliseconds, or until `unwanted` aborts. Nothing is torn away: the work is told by the
 * limit's signals, and is expected to end by itself.
 */
async function withTimeout(clock, ms, unwanted, work) {
    const finished = new AbortController();
    const timeUp = new AbortController();
    void clock.sleep(ms, finished.signal).then(() => {
        if (!finished.signal.aborted)
            timeUp.abort();
    });
    try {
        return await work({ timedOut: timeUp.signal, stop: AbortSignal.any([unwanted, timeUp.signal]) });
    }
    finally {
        finished.abort(FINISHED);
    }
}
/** A signal that aborts `ms` milliseconds after `trigger` has, unless the work has ended (`ended`) by then. */
function abortDelayed(clock, trigger, ms, ended) {
    const late = new AbortController();
    const wait = () => {
        void clock.sleep(ms, ended).then(() => {
            if (!ended.aborted)
                late.abort();
        });
    };
    if (trigger.aborted)
        wait();
    else
        trigger.addEventListener('abort', wait, { once: true, signal: ended });
    return late.signal;
}
/** `pending`, or a rejection with the signal's reason as soon as it aborts: for work that does not heed a signal by itself. */
function abortable(signal, pending) {
    return new Promise((resolve, reject) => {
        const letGo = () => reject(signal.reason);
        if (signal.aborted)
            letGo();
        signal.addEventListener('abort', letGo, { once: true });
        pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', letGo));
    });
}


/***/ }),

/***/ 8703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   O5: () => (/* binding */ entities),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   qP: () => (/* binding */ webUrl),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/**
 * GitHub's Markdown, written so that text from outside stays text. ASCII punctuation that can mean something goes in as
 * a numeric entity: CommonMark lets no entity open a code span, a link, a table cell, a comment or a tag. What means
 * nothing within a line stays, so that people who get the source by mail can read it: among it a full stop and a colon
 * at a word's end, which cannot be part of an address there. Mentions and references are made later, from the rendered
 * text, so there `@` and `#` need more: see `plain`.
 */
function entities(text) {
    return text
        .replace(/[\r\n\u2028\u2029]+/gu, ' ')
        .replace(/[.:](?! |$)|[#$&*+;<=>@[\\\]^_`{|}~]/gu, (character) => `&#${character.codePointAt(0)};`);
}
/** Text from outside as running text: no markup, no mention, no reference (a zero-width space follows each `@` and `#`). */
function plain(text) {
    return entities(text.replace(/(?<=[@#])(?!\u200B)|(?<=\bGH)(?=-)/giu, '\u200B'));
}
/** Text from outside as a piece of code. GitHub makes no mentions and no references inside `<code>`. */
function code(text) {
    return `<code>${entities(text)}</code>`;
}
/** What browsers and proxies agree on. A longer one would only use up the room that a comment has. */
const LONGEST_URL = 2_000;
/**
 * A link, or only its label where `url` is too long or not one that `webUrl` lets through.
 * The label is Markdown already.
 */
function link(label, url) {
    const safe = webUrl(url);
    return safe === undefined || safe.length > LONGEST_URL ? label : `[${label}](${safe})`;
}
/**
 * `url` in a form that is safe as a Markdown link's target, or undefined where it is not an absolute http or https
 * URL, or carries a user name or password (which make one host look like another).
 */
function webUrl(url) {
    // The URL standard drops line breaks and blanks around silently; what holds them was not meant as a URL.
    if (/[\s\p{Cc}]/u.test(url) || !URL.canParse(url))
        return undefined;
    const parsed = new URL(url);
    if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')
        return undefined;
    if (parsed.username !== '' || parsed.password !== '')
        return undefined;
    const safe = parsed.href.replace(/[^A-Za-z0-9\-._~:/?#&=+,;%]/gu, (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase().padStart(2, '0')}`);
    // The brackets of an IPv6 host can't be escaped.
    return URL.canParse(safe) ? safe : undefined;
}
/** A table; cells are Markdown already and hold neither a line break nor a bare `|`. */
function table(header, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(header), line(header.map(() => ':---')), ...rows.map(line)].join('\n');
}
/** The facts that are known, as a table. The first is its head: GitHub draws an empty head as an empty row. */
function facts(given) {
    const [head = [], ...rows] = given.flatMap(([name, value]) => (value ? [[name, value]] : []));
    return table(head, rows);
}


/***/ }),

/***/ 4869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   qY: () => (/* binding */ formatTimeOfDay)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/** A span of time for people: `45 s`, `1 min 30 s`, `2 h 5 min`. */
function formatDuration(milliseconds) {
    const seconds = Math.round(milliseconds / 1_000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return withRest(`${minutes} min`, seconds % 60, 's');
    return withRest(`${Math.floor(minutes / 60)} h`, minutes % 60, 'min');
}
/** A moment for people: `14:05:10 UTC`. */
function formatTimeOfDay(milliseconds) {
    return `${new Date(milliseconds).toISOString().slice(11, 19)} UTC`;
}
function withRest(whole, rest, unit) {
    return rest === 0 ? whole : `${whole} ${rest} ${unit}`;
}
/**
 * A whole number of 0 or more for people: `1,234,567`. By hand, because `toLocaleString` loads the runtime's language
 * data: 6 MiB, and a fifth of a bare start of Node.
 */
function formatNumber(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}

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

/***/ 1619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runStep: () => (/* binding */ runStep)
});

// EXTERNAL MODULE: ./build/http/client.js + 1 modules
var client = __webpack_require__(1678);
// EXTERNAL MODULE: ./build/lib/clock.js
var clock = __webpack_require__(4570);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __webpack_require__(6805);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/summary.js
var summary = __webpack_require__(3327);
// EXTERNAL MODULE: ./build/lib/text.js
var lib_text = __webpack_require__(4869);
// EXTERNAL MODULE: ./build/lib/markdown.js
var markdown = __webpack_require__(8703);
;// CONCATENATED MODULE: ./build/runner/secrets.js

const STARS = '***';
/** Values that must not be seen. The runner masks what is printed; files, outputs and comments are ours to keep clean. */
class Secrets {
    #values = new Set();
    /** Takes in a value, in each form that it is written in; each of its lines counts too, as the runner has it. */
    add(secret) {
        for (const value of [secret, ...secret.split(/[\r\n]+/u)]) {
            if (value.trim() === '')
                continue;
            for (const form of [
                value,
                JSON.stringify(value).slice(1, -1),
                encodeURIComponent(value),
                (0,markdown/* entities */.O5)(value),
            ]) {
                this.#values.add(form);
            }
        }
    }
    redact(text) {
        let redacted = text;
        for (const value of this.#values)
            redacted = redacted.replaceAll(value, STARS);
        return redacted;
    }
}

;// CONCATENATED MODULE: ./build/runner/commands.js




/** Longest annotation that GitHub keeps whole. */
const LONGEST_ANNOTATION = 4_096;
/** The toolkit itself: it talks to the runner that started this process. */
const toolkitCommands = {
    setSecret: core/* setSecret */.Pq,
    isDebug: core/* isDebug */._o,
    debug: core/* debug */.Yz,
    info: core/* info */.pq,
    notice: core/* notice */.lm,
    warning: core/* warning */.$e,
    error: core/* error */.z3,
    setOutput: core/* setOutput */.uH,
    saveState: core/* saveState */.LZ,
    appendSummary: (markdown) => summary/* summary */.z.addRaw(markdown, true).write(),
};
/** Returns a runner that is told by `commands` what is left of each text once it is masked and made harmless. */
function createRunner(commands) {
    const secrets = new Secrets();
    // Before, because what is cut must not end within a secret; and after, because what is dropped may have hidden one.
    const clean = (text, longest) => secrets.redact((0,lib_text/* oneLine */.TN)(secrets.redact(text), longest));
    const line = (text) => withoutCommand(clean(text, LONGEST_ANNOTATION));
    /** A file that cannot be written must not stop a step that has a job to look after: its content goes to the log. */
    const orLog = (what, content, write) => {
        try {
            write();
        }
        catch (error) {
            commands.error(line(`${what} could not be written (${String(error)}). It was: ${content}`));
        }
    };
    return {
        mask: (secret) => {
            if (secret.trim() === '')
                return;
            secrets.add(secret);
            commands.setSecret(secret);
        },
        redact: (text) => secrets.redact(text),
        // Without step debugging the runner would drop the line, and an export has thousands.
        debug: (text) => {
            if (commands.isDebug())
                commands.debug(line(text));
        },
        debugError: (error) => {
            if (!commands.isDebug())
                return;
            const lines = causes(error).join('\ncaused by ').split('\n');
            commands.debug(lines.map((text) => clean(text)).join('\n'));
        },
        info: (text) => commands.info(line(text)),
        notice: (text) => commands.notice(line(text)),
        warning: (text) => commands.warning(line(text)),
        error: (text) => commands.error(line(text)),
        setOutput: (name, value) => {
            const content = secrets.redact(value);
            orLog(`The output ${name}`, content, () => commands.setOutput(name, content));
        },
        saveState: (name, value) => {
            const content = secrets.redact(value);
            orLog(`The state ${name}`, content, () => commands.saveState(name, content));
        },
        addSummary: async (markdown) => {
            try {
                await commands.appendSummary(secrets.redact(markdown));
            }
            catch (error) {
                commands.info(line(`The job summary could not be written: ${String(error)}`));
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

// EXTERNAL MODULE: ./build/runner/environment.js
var environment = __webpack_require__(9294);
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

;// CONCATENATED MODULE: ./build/step/run-step.js





/** Runs a step in this process, with the real context, and ends the process with the exit code that `run` resolves with. */
async function runStep(run) {
    const runner = createRunner(toolkitCommands);
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
        end(await run((0,environment/* readEnvironment */.Q)(process.env), {
            runner,
            clock: clock/* systemClock */.ml,
            random: Math.random,
            cancelled: cancelSignal(process),
            http: (0,client/* createHttpClient */.uT)(),
        }));
    }
    catch (error) {
        endUnforeseen(error);
    }
}


/***/ })

};
