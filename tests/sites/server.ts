import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSite } from '../../scripts/site-build.ts';
import { bareEnvironment } from './bare-environment.ts';

const root = path.resolve(import.meta.dirname, '../..');

type Settings = NodeJS.ProcessEnv & { HOST: string; PORT: string; DATA_DIR: string };

let built: Promise<string> | undefined;

/** The program of the built site. Beside the start command it looks for no newer sources, and memory may grow. */
export async function builtServer() {
  built ??= buildSite();
  return path.join(await built, 'server/entry.mjs');
}

/**
 * Runs the site as a process of its own, by the start command unless another program is given. Resolves when it
 * answers, even if it is not ready.
 */
export async function startServer(settings: Settings, program = 'scripts/start.ts') {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...bareEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'close').then(() => child.exitCode);
  const endWithThisProcess = () => child.kill();
  process.once('exit', endWithThisProcess);

  while (!(await answers(settings))) {
    if (child.exitCode !== null) throw new Error(`The site did not start:\n${output}`);
    await wait(50);
  }
  return {
    process: child,
    kill: async () => {
      process.off('exit', endWithThisProcess);
      child.kill('SIGKILL');
      await ended;
    },
    /** Asks it to stop and gives its exit code. */
    stop: async () => {
      process.off('exit', endWithThisProcess);
      child.kill();
      return ended;
    },
  };
}

async function answers({ HOST, PORT }: Settings) {
  return fetch(`http://${HOST}:${PORT}/health`).then(
    () => true,
    () => false,
  );
}
