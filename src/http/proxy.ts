import { checkBypass, getProxyUrl } from '@actions/http-client/lib/proxy';

/**
 * Returns the proxy for `url` by the rules of GitHub's toolkit (`@actions/http-client`): `https_proxy` or `http_proxy` in
 * either case, `no_proxy` with subdomains, never for loopback. A value without a scheme is an http proxy. The toolkit ignores
 * an invalid URL; here it is `invalid`, because a request for a proxy must not be sent directly.
 */
export function proxyFor(url: URL) {
  const name = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const variable = process.env[name] ? name : name.toUpperCase();
  const value = process.env[variable];
  if (!value || checkBypass(url)) return { kind: 'direct' } as const;
  const proxy = parseProxy(url, value);
  if (proxy === undefined) return { kind: 'invalid', variable } as const;
  return { kind: 'proxy', url: proxy } as const;
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
