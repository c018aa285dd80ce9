import { appendFileSync, globSync, statSync } from 'node:fs';

const { env } = process;
const input = (name: string): string => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();

const patterns = input('path')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('!'));
const files = patterns.flatMap((pattern) => globSync(pattern)).filter((file) => statSync(file).isFile());

if (files.length > 0) {
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(`Would upload ${files.length} file(s), ${bytes} bytes, as ${input('name')}`);
  appendFileSync(env['GITHUB_OUTPUT'] ?? '', 'artifact-id=1\n');
} else {
  const problem = `No files were found with the path: ${patterns.join(', ')}`;
  switch (input('if-no-files-found')) {
    case 'ignore':
      break;
    case 'error':
      console.log(`::error::${problem}`);
      process.exitCode = 1;
      break;
    default:
      console.log(`::warning::${problem}`);
  }
}
