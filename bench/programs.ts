import { spawn, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';

/** Starts a program that ends with this process at the latest. */
export function startProgram(command: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  let errorOutput = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (errorOutput += text.toString()));
  const end = () => child.kill('SIGINT');
  process.once('exit', end);
  const ended = once(child, 'close').then(() => {
    process.off('exit', end);
    return { code: child.exitCode, output, errorOutput };
  });
  return {
    process: child,
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** What the program prints. Throws when it fails. */
export async function runProgram(command: string, args: string[], options: SpawnOptions = {}) {
  const { code, output, errorOutput } = await startProgram(command, args, options).ended;
  if (code === 0) return output;
  throw new Error(
    `${path.basename(command)} ${args.join(' ')} failed (${code}):\n${output}${errorOutput}`,
  );
}

/** Servers stand in folders that only administrators have on their PATH. */
export function findProgram(name: string) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return [...folders, '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((folder) => path.join(folder, name))
    .find((place) => existsSync(place));
}
