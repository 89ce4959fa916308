import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** An address of our own in front of a port: it can be cut, as a network is, and lead elsewhere. */
export async function startSwitchboard(port: number) {
  let target = port;
  let isCut = false;
  const pairs = new Set<[Socket, Socket]>();

  // As PostgreSQL and its clients have it: small packets would wait 40 ms for one another.
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.on('data', (bytes) => isCut || far.write(bytes));
    far.on('data', (bytes) => isCut || near.write(bytes));
    for (const [one, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
      one.on('error', () => undefined);
      one.on('close', () => {
        pairs.delete(pair);
        if (!isCut) other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function dropAll() {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
    pairs.clear();
  }

  return {
    port: (server.address() as AddressInfo).port,
    /** Nothing passes any more, and neither side is told. */
    cut() {
      isCut = true;
    },
    /** New connections pass; those of before are gone. */
    heal() {
      isCut = false;
      dropAll();
    },
    /** Leads to another port from the next connection on. Those that are open go on. */
    redirectTo(other: number) {
      target = other;
    },
    async stop() {
      dropAll();
      server.close();
      await once(server, 'close');
    },
  };
}
