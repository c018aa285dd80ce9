/** What we use of Octokit. */
export type Octokit = ReturnType<typeof import('@actions/github').getOctokit>;

/**
 * Octokit as GitHub's toolkit sets it up, proxies included. It is imported here and not before: most runs that need
 * nothing of GitHub then start without it.
 */
export async function openOctokit(token: string, apiUrl: string, userAgent: string): Promise<Octokit> {
  const { getOctokit } = await import('@actions/github');
  return getOctokit(token, { baseUrl: apiUrl, userAgent });
}
