/** Name and version of this action, for every service that it speaks to. A test holds the version against package.json. */
export const USER_AGENT = 'docs-agent-action/0.1.0';
