import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerSafely, surviveRequests } from '../../src/platform/http/request-failures.ts';

/** A server whose answers go wrong in the way that their path names, as a library's code may. */
const ways: Record<string, () => Promise<void>> = {
  async '/thrown'() {
    throw new Error('thrown');
  },
  async '/unawaited'() {
    void nextTurn().then(() => Promise.reject(new Error('unawaited')));
    await never();
  },
  async '/twice'() {
    void Promise.reject(new Error('twice'));
    await nextTurn();
    throw new Error('and again');
  },
  async '/timer'() {
    setTimeout(() => {
      throw new Error('timer');
    });
    await never();
  },
  async '/no-error'() {
    void Promise.reject(undefined);
    await never();
  },
};

surviveRequests();
const server = createServer((request, response) => {
  answerSafely(request, response, async () => {
    const fail = ways[request.url ?? ''];
    if (fail) await fail();
    if (request.url === '/begun') {
      response.write('begun');
      await nextTurn();
      throw new Error('begun');
    }
    if (request.url === '/answered') void nextTurn().then(() => Promise.reject(new Error('late')));
    response.end('fine');
  });
});
process.once('SIGUSR2', () => {
  throw new Error('outside of any request');
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));

function nextTurn() {
  return new Promise<void>((resolve) => setImmediate(resolve));
}

function never() {
  return new Promise<void>(() => {});
}
