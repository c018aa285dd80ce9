export type Environment = ReturnType<typeof readEnvironment>;

const SECRET_INPUTS = ['api-key', 'marker-key', 'github-token'];

/** Read once. Unset variables are empty strings. The runner sets inputs as `INPUT_<NAME>`, upper-case with spaces as `_`. */
export function readEnvironment(variables: NodeJS.ProcessEnv) {
  const read = (name: string) => variables[name] ?? '';
  const input = (name: string) => read(`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`);
  const apiUrl = read('GITHUB_API_URL') || 'https://api.github.com';
  return Object.freeze({
    /** Untrimmed. */
    input,
    /** Empty ones too. */
    secrets: SECRET_INPUTS.map((name) => input(name).trim()),
    /** In lower case. Also names that the action doesn't declare, of `with:` or of an `env:` with such variables. */
    inputNames: Object.keys(variables).flatMap((name) =>
      name.startsWith('INPUT_') ? name.slice('INPUT_'.length).toLowerCase() : [],
    ),
    /** A value that an earlier phase of this step saved. */
    state: (name: string) => read(`STATE_${name}`),
    workspace: read('GITHUB_WORKSPACE'),
    eventName: read('GITHUB_EVENT_NAME'),
    /** A file with the event's payload as JSON. */
    eventPath: read('GITHUB_EVENT_PATH'),
    /** `owner/name`. */
    repository: read('GITHUB_REPOSITORY'),
    /** The same after a rename. Older servers don't set it. */
    repositoryId: read('GITHUB_REPOSITORY_ID'),
    /** `https://github.com`, or a GitHub Enterprise server. The runner sets all three URLs without a slash at the end. */
    serverUrl: read('GITHUB_SERVER_URL') || 'https://github.com',
    apiUrl,
    /** On a GitHub Enterprise server, it isn't below `apiUrl` (docs.github.com, “Forming calls with GraphQL”). */
    graphqlUrl: read('GITHUB_GRAPHQL_URL') || `${apiUrl.replace(/\/v3$/u, '')}/graphql`,
    runId: read('GITHUB_RUN_ID'),
    /** Counts from 1; a re-run keeps the run's id. */
    runAttempt: Number.parseInt(read('GITHUB_RUN_ATTEMPT'), 10) || 1,
    /** The branch that the run is of; undefined for a tag. */
    branch: /^refs\/heads\/(.+)/u.exec(read('GITHUB_REF'))?.[1],
    /** The path of the workflow file that was triggered, in this repository. The branch that it is from doesn't matter. */
    workflowFile: read('GITHUB_WORKFLOW_REF')
      .replace(/@refs\/[^]*$/u, '')
      .replace(`${read('GITHUB_REPOSITORY')}/`, ''),
    /** The workflow job's id, and the step's in it. */
    workflowJob: read('GITHUB_JOB'),
    step: read('GITHUB_ACTION'),
    /** Empty for a local action (`uses: ./`). */
    actionRepository: read('GITHUB_ACTION_REPOSITORY'),
    actionRef: read('GITHUB_ACTION_REF'),
    /** As Node does, unless this is `0`. */
    verifiesCertificates: read('NODE_TLS_REJECT_UNAUTHORIZED') !== '0',
  });
}

export function runUrl({ serverUrl, repository, runId, runAttempt }: Environment): string {
  return `${serverUrl}/${repository}/actions/runs/${runId}${runAttempt > 1 ? `/attempts/${runAttempt}` : ''}`;
}

/** On github.com, also for a GitHub Enterprise server: with GitHub Connect, the action's repository isn't on that server. */
export function troubleshootingUrl(
  { actionRepository, actionRef }: Environment,
  section = '',
): string | undefined {
  if (actionRepository === '' || actionRef === '') return undefined;
  const page = `https://github.com/${actionRepository}/blob/${actionRef}/docs/troubleshooting.md`;
  return section === '' ? page : `${page}#${section}`;
}
