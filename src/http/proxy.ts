import { checkBypass, getProxyUrl } from '@actions/http-client/lib/proxy';

/** Node's agents support proxies since this version (`proxyEnv`, nodejs.org/api/http.html). */
const NEEDED_NODE = '24.5';

/**
 * Returns the proxy for `url`, if there is one, or why it can't be used. Follows the rules of GitHub's toolkit
 * (`@actions/http-client`): `https_proxy` or `http_proxy` in either case, `no_proxy` with subdomains, never for loopback. A
 * value without a scheme is an http proxy. The toolkit ignores an invalid URL; here it is a problem, because a request for a
 * proxy must not be sent directly.
 */
export function proxyFor(url: URL, nodeVersion: string = process.versions.node) {
  const name = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const variable = process.env[name] ? name : name.toUpperCase();
  const value = process.env[variable];
  if (!value || checkBypass(url)) return {};
  const proxy = parseProxy(url, value);
  if (proxy === undefined) return { problem: `Invalid proxy URL in \`${variable}\`` };
  if (nodeVersion.localeCompare(NEEDED_NODE, 'en', { numeric: true }) >= 0) return { proxy };
  const needed = `Node ${NEEDED_NODE} or newer is required`;
  return { problem: `This runner's Node ${nodeVersion} can't use a proxy. Update the runner: ${needed}` };
}

function parseProxy(url: URL, value: string): URL | undefined {
  try {
    const href = getProxyUrl(url)?.href ?? value;
    const proxy = URL.parse(href.includes('://') ? href : `http://${value}`);
    // Node decodes them when it connects, and throws.
    decodeURIComponent(`${proxy?.username}${proxy?.password}`);
    return proxy !== null && /^https?:$/u.test(proxy.protocol) ? proxy : undefined;
  } catch {
    return undefined;
  }
}
