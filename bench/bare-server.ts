import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { freePort } from '../tests/sites/free-port.ts';
import { findProgram, runProgram, startProgram } from './programs.ts';

const perConnection = /^(date|connection|keep-alive|transfer-encoding)$/i;

/** Serves what the site answers to a page, headers and bytes, by `node:http` alone, in a process of its own. */
export async function startBareServer(url: string) {
  const port = await freePort();
  const program = startProgram(process.execPath, [import.meta.filename, url, String(port)]);
  const { stdout, pid } = program.process;
  if (!stdout || pid === undefined) throw new Error('The bare server did not start');
  await once(stdout, 'data');
  return { origin: `http://127.0.0.1:${port}`, pid, stop: () => program.stop() };
}

const taskset = availableParallelism() > 1 ? findProgram('taskset') : undefined;

/** Runs the work with all threads of the processes on the first core, so that none has more of the machine. */
export async function onOneCore<T>(pids: number[], work: () => Promise<T>) {
  await setCores(pids, '0');
  try {
    return await work();
  } finally {
    await setCores(pids, `0-${availableParallelism() - 1}`);
  }
}

async function setCores(pids: number[], cores: string) {
  if (!taskset) return;
  for (const pid of pids) await runProgram(taskset, ['-acp', cores, String(pid)]);
}

async function serve(url: string, port: number) {
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ];
  const body = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>));
  const headers = answer.rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && !perConnection.test(name) ? [name, answer.rawHeaders[at + 1] ?? ''] : [],
  );
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  server.listen(port, '127.0.0.1', () => console.log('ready'));
}

const [, file, url, port] = process.argv;
if (file === import.meta.filename && url !== undefined) await serve(url, Number(port));
