export function ownerAndName(repository: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/');
  return { owner, repo };
}

/** GitHub takes the names of accounts and repositories in any case. */
export function isSameName(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
