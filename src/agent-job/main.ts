import { runStep } from '../step/run-step.ts';
import { run } from './run.ts';

await runStep(run);
