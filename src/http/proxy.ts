import { checkBypass, getProxyUrl } from '@actions/http-client/lib/proxy';

type ProxySetting =
  | { readonly kind: 'direct' }
  | { readonly kind: 'proxy'; readonly url: URL }
  | { readonly kind: 'invalid'; readonly variable: string };

const DIRECT: ProxySetting = { kind: 'direct' };

/**
 * Returns the proxy for `url` by the rules of GitHub's toolkit (`@actions/http-client`): `https_proxy` or `http_proxy` in
 * either case, `no_proxy` with subdomains, never for loopback. A value without a scheme is an http proxy. The toolkit ignores
 * an invalid URL; here it is `invalid`, because a request for a proxy must not be sent directly.
 */
export function proxyFor(url: URL, environment: NodeJS.ProcessEnv = process.env): ProxySetting {
  if (checkBypass(url)) return DIRECT;
  const name = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const variable = environment[name] ? name : name.toUpperCase();
  const value = environment[variable];
  if (!value) return DIRECT;
  const proxy = parseProxy(url, value);
  return proxy === undefined ? { kind: 'invalid', variable } : { kind: 'proxy', url: proxy };
}

function parseProxy(url: URL, value: string): URL | undefined {
  try {
    const href = getProxyUrl(url)?.href ?? value;
    const proxy = URL.parse(href.includes('://') ? href : `http://${value}`);
    // Node decodes them when it connects, and throws.
    decodeURIComponent(`${proxy?.username}${proxy?.password}`);
    return proxy !== null && /^https?:$/u.test(proxy.protocol) && proxy.hostname !== '' ? proxy : undefined;
  } catch {
    return undefined;
  }
}
