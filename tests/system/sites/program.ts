import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { bareEnvironment } from '../../sites/bare-environment.ts';

/** Starts a file of this project as a process of its own, with these settings and none of ours. */
export function startProgram(file: string, args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...bareEnvironment(), TMPDIR: tmpdir(), ...settings },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (said += text.toString()));
  }
  const ended = once(child, 'close').then(() => child.exitCode);
  return { child, ended, said: () => said };
}

/** {@link startProgram}, answered with `input` and waited for. */
export async function runProgram(
  file: string,
  args: string[],
  settings: Record<string, string>,
  input = '',
) {
  const { child, ended, said } = startProgram(file, args, settings);
  child.stdin.end(input);
  return { code: await ended, said: said() };
}
