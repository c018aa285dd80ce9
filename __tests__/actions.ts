import type { Platform } from '../sandbox/platform.ts';
import type { ActionInProcess } from '../sandbox/run-in-process.ts';
import { run as runAgentJob } from '../src/agent-job/run.ts';
import { runPost } from '../src/agent-job/run-post.ts';
import { run as runSettle } from '../src/settle/run.ts';
import { run as runVisitors } from '../src/visitors/run.ts';

/** Our actions, for runs in the process of a test. */
export const AGENT_JOB: ActionInProcess = { actionFile: 'action.yml', main: runAgentJob, post: runPost };

export const VISITORS: ActionInProcess = { actionFile: 'visitors/action.yml', main: runVisitors };

export const SETTLE: ActionInProcess = { actionFile: 'settle/action.yml', main: runSettle };

/** The inputs that send an action's requests to the sandbox. */
export const connectionTo = ({ projectId, apiKey, url }: Platform) => {
  return { 'project-id': projectId, 'api-key': apiKey, 'base-url': url };
};
