import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

type ConnectionQueue = {
  currentResponse: ServerResponse;
  waiting: [IncomingMessage, ServerResponse][];
};

/**
 * Answers the pipelined requests of a connection one at a time: in parallel, each would hold its file or page until the
 * responses before it were read. A connection with too many waiting requests is closed.
 */
export function oneAtATime(answer: Answer, maxWaiting = 100): Answer {
  const queues = new WeakMap<Socket, ConnectionQueue>();

  function answerNext(queue: ConnectionQueue) {
    const next = queue.waiting.shift();
    if (!next || next[0].socket.destroyed) return;
    queue.currentResponse = next[1];
    if (queue.waiting.length > 0) listen(queue);
    answer(...next);
  }

  function listen(queue: ConnectionQueue) {
    queue.currentResponse.once('close', () => answerNext(queue));
  }

  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket);
    if (!queue) {
      queues.set(socket, { currentResponse: response, waiting: [] });
      return answer(request, response);
    }
    if (response.socket) {
      queue.currentResponse = response;
      return answer(request, response);
    }
    if (queue.waiting.length === maxWaiting) return void socket.destroy();
    queue.waiting.push([request, response]);
    if (queue.waiting.length === 1) listen(queue);
  };
}
