import { Agent, get } from 'node:http';
import { percentile } from './statistics.ts';

/**
 * Milliseconds until the first and until the last byte, one request after another on one connection. A site behind a
 * proxy takes each for one of another network, none of which waits for a turn.
 */
export async function timeRequests(url: string, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: { first: number; last: number }[] = [];
  for (let done = 0; done < count; done += 1) {
    const network = `10.${done >> 8}.${done & 255}.1`;
    times.push(await timeRequest(url, agent, network));
  }
  agent.destroy();
  const first = times.map((time) => time.first);
  const last = times.map((time) => time.last);
  return {
    firstByte: { p50: percentile(first, 0.5), p95: percentile(first, 0.95) },
    lastByte: { p50: percentile(last, 0.5), p95: percentile(last, 0.95) },
  };
}

function timeRequest(url: string, agent: Agent, network: string) {
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': network };
  return new Promise<{ first: number; last: number }>((resolve, reject) => {
    const started = performance.now();
    get(url, { agent, headers }, (response) => {
      const first = performance.now() - started;
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      response.resume();
      response.once('end', () => resolve({ first, last: performance.now() - started }));
    }).once('error', reject);
  });
}
