/** What the runner hands to a step through its environment, read once. Absent variables are empty texts. */
export interface Environment {
  /** The value of an input, untrimmed. */
  readonly input: (name: string) => string;
  /** A value that an earlier phase of this step saved. */
  readonly state: (name: string) => string;
  readonly variables: Readonly<Record<string, string>>;
  readonly workspace: string;
  readonly eventName: string;
  /** A file that holds the event's payload as JSON. */
  readonly eventPath: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly runId: string;
  /** Counts from 1; a re-run keeps the run's id. */
  readonly runAttempt: number;
  /** The workflow job's id, and the step's in it. */
  readonly workflowJob: string;
  readonly step: string;
}

/** Inputs arrive as `INPUT_<NAME>` in upper case: blanks become `_`, hyphens stay. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const read = (name: string) => variables[name] ?? '';
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(variables)) if (value !== undefined) given[name] = value;
  return Object.freeze({
    input: (name: string) => read(`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`),
    state: (name: string) => read(`STATE_${name}`),
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
export function runUrl({ serverUrl, repository, runId, runAttempt }: Environment): string {
  return `${serverUrl}/${repository}/actions/runs/${runId}${runAttempt > 1 ? `/attempts/${runAttempt}` : ''}`;
}
