import { appendFileSync } from 'node:fs';

const { env } = process;
const missing = ['CLIENT-ID', 'PRIVATE-KEY', 'OWNER', 'REPOSITORIES'].filter((name) => !env[`INPUT_${name}`]);
if (missing.length > 0) {
  console.log(`::error::Unset: ${missing.join(', ')}`);
  process.exitCode = 1;
} else {
  const token = env['INPUT_TOKEN'] ?? '';
  console.log(`::add-mask::${token}`);
  appendFileSync(env['GITHUB_OUTPUT'] ?? '', `token=${token}\n`);
}
