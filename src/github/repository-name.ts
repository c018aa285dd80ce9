/** Whether two names, each `owner/name`, are those of one repository: GitHub takes them in any case. */
export function isSameRepository(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Returns the parts of a name, `owner/name`, as the parameters of GitHub's routes have them. */
export function ownerAndName(repository: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/');
  return { owner, repo };
}
