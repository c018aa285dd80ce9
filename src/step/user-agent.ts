/** Name and version of this action, for every request. A test compares the version with package.json. */
export const USER_AGENT = 'docs-agent-action/0.1.0';
