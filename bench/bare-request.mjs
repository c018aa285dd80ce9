/** `node bare-request.mjs <method> <url> [<body>]` sends one request with `node:https`: the least that an action needs. */
import { request } from 'node:https';

const [method = '', url = '', body] = process.argv.slice(2);
const headers = {
  authorization: 'Bearer mint_benchmark',
  ...(body ? { 'content-type': 'application/json' } : {}),
};
request(url, { method, headers }, (response) => response.resume()).end(body);
