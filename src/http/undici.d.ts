/**
 * The parts of undici that the fetcher imports by their paths, with undici's own types. Its index loads all of undici
 * with them: fetch, caches, WebSockets and mocks, which are half a megabyte to parse at each start.
 */

declare module 'undici/lib/dispatcher/agent.js' {
  import { Agent } from 'undici';
  export default Agent;
}

declare module 'undici/lib/dispatcher/proxy-agent.js' {
  import { ProxyAgent } from 'undici';
  export default ProxyAgent;
}

declare module 'undici/lib/handler/decorator-handler.js' {
  import { DecoratorHandler } from 'undici';
  export default DecoratorHandler;
}

declare module 'undici/lib/dispatcher/dispatcher.js' {
  import { Dispatcher } from 'undici';
  export default Dispatcher;
}

declare module 'undici/lib/api/index.js' {
  import type { Dispatcher } from 'undici';

  const api: Pick<Dispatcher, 'connect' | 'pipeline' | 'request' | 'stream' | 'upgrade'>;
  export default api;
}
