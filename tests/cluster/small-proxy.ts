import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** For trials alone, where nginx is not installed: each request to the next instance, and to the others when that refuses. */
export async function startSmallProxy(port: number, ports: number[]) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  async function forward(incoming: IncomingMessage, response: ServerResponse) {
    // Whole, so that it can be sent again.
    const body = Buffer.concat(await incoming.toArray());
    tryNext(turn++, 2 * ports.length);

    function tryNext(index: number, triesLeft: number) {
      const { method, url: path } = incoming;
      const target = ports[index % ports.length];
      const headers = forwardedHeaders(incoming);
      const outgoing = request({ host: '127.0.0.1', port: target, method, path, headers, agent });
      outgoing.setTimeout(10_000, () => outgoing.destroy(new Error('timeout')));
      outgoing.once('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      outgoing.once('error', (cause: NodeJS.ErrnoException) => {
        const isSafe = method === 'GET' || method === 'HEAD' || cause.code === 'ECONNREFUSED';
        if (response.headersSent) response.destroy();
        else if (isSafe && triesLeft > 0) tryNext(index + 1, triesLeft - 1);
        else response.writeHead(502).end();
      });
      outgoing.end(body);
    }
  }

  const server = createServer((incoming, response) => {
    // Who leaves while sending gets no answer.
    forward(incoming, response).catch(() => response.destroy());
  });
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

function forwardedHeaders({ headers, socket }: IncomingMessage) {
  const before = headers['x-forwarded-for'];
  return {
    ...headers,
    'x-forwarded-for': [before, socket.remoteAddress].filter(Boolean).join(', '),
  };
}
