import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

type Arrival = { id: string; enquiry: string; revision: number };

/** An endpoint that verifies signatures and remembers what arrived, in order. It can be down, or lose its answers. */
export async function startReceiver(secret: string, { losesEvery = 0 } = {}) {
  const verifier = new Webhook(secret);
  const arrivals: Arrival[] = [];
  const inFlight = new Set<string>();
  const faults: string[] = [];
  let isDown = false;
  let requests = 0;

  const server = createServer((request, response) => {
    if (isDown) {
      request.destroy();
      return;
    }
    receive(request, response).catch((cause: unknown) => {
      faults.push(String(cause));
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = (await Array.fromAsync(request as AsyncIterable<Buffer>)).join('');
    const headers = request.headers as Record<string, string>;
    const id = headers['webhook-id'] ?? '';
    const event = verifier.verify(body, headers) as { data: { id: string; revision: number } };
    if (inFlight.has(id)) faults.push(`${id} is sent twice at once`);
    inFlight.add(id);
    response.on('close', () => inFlight.delete(id));
    arrivals.push({ id, enquiry: event.data.id, revision: event.data.revision });
    const isLost = losesEvery > 0 && ++requests % losesEvery === 0;
    if (isLost) response.destroy();
    else response.end('OK');
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    arrivals,
    faults,
    setDown(down: boolean) {
      isDown = down;
    },
    stop: () => server.close(),
  };
}

/** What arrived wrong: lost, out of order, or under another id. Doubles with the same id are only counted. */
export function judge(arrivals: readonly Arrival[], sent: ReadonlyMap<string, Arrival>) {
  const wrong: string[] = [];
  const known = new Set<string>();
  const last = new Map<string, number>();
  let doubles = 0;
  for (const { id, enquiry, revision } of arrivals) {
    const event = sent.get(id);
    if (event?.enquiry !== enquiry || event.revision !== revision)
      wrong.push(`${id} arrived with another body`);
    if (known.has(id)) {
      doubles++;
      continue;
    }
    known.add(id);
    const before = last.get(enquiry) ?? 0;
    if (revision <= before) wrong.push(`${enquiry}: ${revision} arrived after ${before}`);
    last.set(enquiry, revision);
  }
  const lost = [...sent.keys()].filter((id) => !known.has(id)).length;
  if (lost > 0) wrong.push(`${lost} events never arrived`);
  return { wrong, doubles, lost };
}
