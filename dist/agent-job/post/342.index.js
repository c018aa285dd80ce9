export const id = 342;

export const ids = [ 342 ];

export const modules = {
  342: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runStep: () => runStep
    });
    var client = __webpack_require__(678);
    var clock = __webpack_require__(570);
    var external_node_util_ = __webpack_require__(975);
    var core = __webpack_require__(838);
    var markdown = __webpack_require__(703);
    var lib_text = __webpack_require__(869);
    //! CONCATENATED MODULE: ./build/runner/commands.js
        const MAX_ANNOTATION_LENGTH = 4_096;
    const toolkitCommands = {
      setSecret: core.Pq,
      isDebug: core._o,
      debug: core.Yz,
      info: core.pq,
      notice: core.lm,
      warning: core.$e,
      error: core.z3,
      setOutput: core.uH,
      saveState: core.LZ,
      appendSummary: markdown => core.z.addRaw(`${markdown}\n`).write()
    };
    function createRunner(commands) {
      let secrets = [];
      const redact = text => secrets.reduce((redacted, secret) => withoutCutOff(redacted.replaceAll(secret, "***"), secret), text);
      const shown = text => redact((0, lib_text.TN)(redact(text), Number.POSITIVE_INFINITY));
      const clean = (text, longest) => (0, lib_text.TN)(shown(text), longest);
      const line = text => withoutCommand(clean(text, MAX_ANNOTATION_LENGTH));
      const orLog = (what, content, write) => {
        try {
          write();
          return true;
        } catch (error) {
          commands.error(line(`Couldn't write ${what}: ${String(error)}. Its value is: ${content}`), {
            title: `Couldn't write ${what}`
          });
          return false;
        }
      };
      let lostOutput = false;
      return {
        hasLostOutput: () => lostOutput,
        mask: secret => {
          if (secret.trim() === "") return;
          secrets = [ ...new Set([ ...secrets, ...formsOf(secret) ]) ].toSorted((a, b) => b.length - a.length);
          commands.setSecret(secret);
        },
        redact,
        debug: text => {
          if (commands.isDebug()) commands.debug(line(text));
        },
        debugError: error => {
          if (!commands.isDebug()) return;
          const lines = causes(error).join("\ncaused by ").split("\n");
          commands.debug(lines.map(text => clean(text)).join("\n"));
        },
        info: text => commands.info(line(text)),
        notice: (text, title) => commands.notice(line(text), {
          title
        }),
        warning: (text, title) => commands.warning(line(text), {
          title
        }),
        error: (text, title) => commands.error(line(text), {
          title
        }),
        setOutput: (name, value) => {
          const content = redact(value);
          if (!orLog(`the output ${name}`, content, () => commands.setOutput(name, content))) lostOutput = true;
        },
        saveState: (name, value) => {
          const content = redact(value);
          orLog(`the state ${name}`, content, () => commands.saveState(name, content));
        },
        addSummary: async markdown => {
          try {
            await commands.appendSummary(redact(markdown));
          } catch (error) {
            commands.info(line(`Couldn't write the job summary: ${String(error)}`));
          }
        }
      };
    }
    const MIN_CUT_OFF_LENGTH = 10;
    function withoutCutOff(text, secret) {
      if (!text.includes("\u2026")) return text;
      const parts = text.split("\u2026");
      const last = parts.pop();
      const shown = parts.map(part => {
        for (let length = secret.length - 1; length >= MIN_CUT_OFF_LENGTH; length -= 1) if (part.endsWith(secret.slice(0, length))) return `${part.slice(0, -length)}***`;
        return part;
      });
      return [ ...shown, last ].join("\u2026");
    }
    function formsOf(secret) {
      const values = [ secret, ...secret.split(/[\r\n]+/u) ].filter(value => value.trim() !== "");
      return values.flatMap(value => [ value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value), encodeURI(value), (0, 
      markdown.Mk)(value), (0, markdown.pj)(value), value.replaceAll("&", "&amp;"), value.replaceAll("|", "\\|"), value.replaceAll('"', '""') ]);
    }
    function withoutCommand(line) {
      return line.startsWith("::") ? `: :${line.slice(2)}` : line;
    }
    function causes(error) {
      if (!(error instanceof Error)) return error === void 0 ? [] : [ (0, external_node_util_.inspect)(error) ];
      return [ error.stack ?? String(error), ...causes(error.cause) ];
    }
    var environment = __webpack_require__(294);
    var step_step = __webpack_require__(141);
    //! CONCATENATED MODULE: ./build/step/run-step.js
        async function runStep(run) {
      const runner = createRunner(toolkitCommands);
      const end = exitCode => process.stdout.write("", () => process.exit(exitCode));
      process.on("uncaughtException", error => {
        runner.error(`Unexpected error: ${String(error)}. Run again with step debugging enabled, and report what the log shows.`, "Unexpected error");
        runner.debugError(error);
        end(1);
      });
      const step = {
        environment: (0, environment.Qo)(process.env),
        runner,
        clock: clock.ml,
        random: Math.random,
        cancelled: (0, step_step.B)(process),
        http: (0, client.uT)()
      };
      end(await run(step));
    }
  })
};