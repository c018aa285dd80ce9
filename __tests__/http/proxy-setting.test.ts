import { afterEach, expect, test } from '@jest/globals';
import { proxyFor } from '../../src/http/proxy.ts';
import { testOfCaseInVariables } from '../machine.ts';

const HTTPS = 'https://api.example.com/v2';
const HTTP = 'http://api.example.com/v2';

const before = process.env;
afterEach(() => {
  process.env = before;
});

/** The proxy's URL, the variable that is invalid, or undefined for no proxy. */
function found(url: string, environment: Readonly<Record<string, string>>): string | undefined {
  process.env = environment;
  const { proxy, problem } = proxyFor(new URL(url), '24.5.0');
  return proxy?.href ?? problem?.replace(/^Invalid proxy URL in `(.*)`$/u, 'invalid $1');
}

test.each([
  ['20.19.0', false],
  ['23.9.0', false],
  ['24.4.1', false],
  ['24.5.0', true],
  ['24.10.0', true],
  ['25.0.0', true],
])('Node %s can use a proxy: %s', (nodeVersion, canUse) => {
  process.env = { https_proxy: 'http://a:1' };
  const { proxy, problem = '' } = proxyFor(new URL(HTTPS), nodeVersion);
  expect(proxy !== undefined).toBe(canUse);
  const fix = 'Update the runner: Node 24.5 or newer is required';
  expect(problem).toBe(canUse ? '' : `This runner's Node ${nodeVersion} can't use a proxy. ${fix}`);
  // Without one, any version will do.
  process.env = {};
  expect(proxyFor(new URL(HTTPS), nodeVersion)).toEqual({});
});

test.each<[Record<string, string>, string | undefined, string | undefined]>([
  [{}, undefined, undefined],
  [{ https_proxy: 'http://a:1' }, 'http://a:1/', undefined],
  [{ HTTPS_PROXY: 'http://a:1' }, 'http://a:1/', undefined],
  [{ http_proxy: 'http://b:2' }, undefined, 'http://b:2/'],
  [{ HTTP_PROXY: 'http://b:2' }, undefined, 'http://b:2/'],
  [{ https_proxy: '', HTTPS_PROXY: '' }, undefined, undefined],
])('the proxy is chosen from %j', (environment, https, http) => {
  expect(found(HTTPS, environment)).toBe(https);
  expect(found(HTTP, environment)).toBe(http);
});

testOfCaseInVariables('the variable is the lower-case one unless that is empty, named as spelled', () => {
  expect(found(HTTPS, { https_proxy: 'http://a:1', HTTPS_PROXY: 'http://c:3' })).toBe('http://a:1/');
  expect(found(HTTPS, { https_proxy: '', HTTPS_PROXY: 'http://c:3' })).toBe('http://c:3/');
  expect(found(HTTP, { HTTP_PROXY: 'socks5://a:1' })).toBe('invalid HTTP_PROXY');
});

test.each<[string, string, string | undefined]>([
  ['api.example.com', HTTPS, undefined],
  ['example.com', HTTPS, undefined],
  ['*', HTTPS, undefined],
  ['ample.com', HTTPS, 'http://a:1/'],
  ['other.example.com', HTTPS, 'http://a:1/'],
  ['', 'https://localhost:8443/', undefined],
  ['', 'https://127.0.0.1:8443/', undefined],
])('the proxy follows no_proxy: %j for %s', (noProxy, url, proxy) => {
  expect(found(url, { https_proxy: 'http://a:1', no_proxy: noProxy })).toBe(proxy);
});

test.each([
  ['https://a:8443', 'https://a:8443/'],
  ['a:8080', 'http://a:8080/'],
  ['me:pw@a:8080', 'http://me:pw@a:8080/'],
  ['http://me:p%40w@a:8080', 'http://me:p%40w@a:8080/'],
  ['http://me:50%25@a:8080', 'http://me:50%25@a:8080/'],
  ['http://me:50%@a:8080', 'invalid https_proxy'],
  ['http://50%:pw@a:8080', 'invalid https_proxy'],
  ['socks5://a:1', 'invalid https_proxy'],
  ['my proxy:8080', 'invalid https_proxy'],
  ['http://[', 'invalid https_proxy'],
  ['a:99999', 'invalid https_proxy'],
])('the value %s is read as %s', (value, proxy) => {
  expect(found(HTTPS, { https_proxy: value })).toBe(proxy);
});
