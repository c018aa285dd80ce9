import { writeFileSync } from 'node:fs';

/** ncc knows one entry a bundle. The second one is a name for the first: `src/agent-job/main.ts` says why. */
writeFileSync('dist/agent-job/post.js', "import './index.js';\n");
