/** `node bare-request.mjs <method> <url> [<body>]` sends one request with `node:http`: the least that an action needs. */
import { request } from 'node:http';

const [method = '', url = '', body] = process.argv.slice(2);
const headers = {
  authorization: 'Bearer mint_benchmark',
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
};
request(url, { method, headers }, (response) => response.resume()).end(body);
