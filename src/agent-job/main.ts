import { runStep } from '../step/step.ts';
import { run } from './run.ts';

await runStep(run);
