import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

type Line = {
  /** The response that is being sent. */
  current: ServerResponse;
  waiting: [IncomingMessage, ServerResponse][];
};

/**
 * Answers the pipelined requests of one connection one after another: answered at once, each would hold its file
 * or page until those before it were read. A connection with too many waiting requests is closed.
 */
export function oneAtATime(answer: Answer, maxWaiting = 100): Answer {
  const lines = new WeakMap<Socket, Line>();

  function answerNext(line: Line) {
    const next = line.waiting.shift();
    if (!next || next[0].socket.destroyed) return;
    line.current = next[1];
    if (line.waiting.length > 0) listen(line);
    answer(...next);
  }

  function listen(line: Line) {
    line.current.once('close', () => answerNext(line));
  }

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, { current: response, waiting: [] });
      return answer(request, response);
    }
    if (response.socket) {
      line.current = response;
      return answer(request, response);
    }
    if (line.waiting.length === maxWaiting) return void socket.destroy();
    line.waiting.push([request, response]);
    if (line.waiting.length === 1) listen(line);
  };
}
