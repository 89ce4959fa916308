import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** For trials alone, where nginx is not installed: each request to the next instance, and to another when that refuses. */
export async function startSmallProxy(port: number, ports: number[]) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  function forward(incoming: IncomingMessage, response: ServerResponse, triesLeft: number) {
    const target = ports[turn++ % ports.length];
    const isSafe = incoming.method === 'GET' || incoming.method === 'HEAD';
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress]
        .filter(Boolean)
        .join(', '),
    };
    const { method, url: path } = incoming;
    const outgoing = request({ host: '127.0.0.1', port: target, method, path, headers, agent });
    outgoing.setTimeout(10_000, () => outgoing.destroy(new Error('timeout')));
    outgoing.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.once('error', (cause: NodeJS.ErrnoException) => {
      const mayTryAgain = isSafe || cause.code === 'ECONNREFUSED';
      if (response.headersSent) response.destroy();
      else if (mayTryAgain && triesLeft > 0) forward(incoming, response, triesLeft - 1);
      else response.writeHead(502).end();
    });
    if (isSafe) outgoing.end();
    else incoming.pipe(outgoing);
  }

  const server = createServer((incoming, response) => forward(incoming, response, ports.length));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async stop() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
