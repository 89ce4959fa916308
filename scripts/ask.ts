import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';

/** The value from the command line, or else the answer in the terminal. */
export async function ask(typed: string | undefined, question: string) {
  if (typed !== undefined) return typed.trim();
  return (await askTerminal(`${question}: `, process.stdout)).trim();
}

/** Asks twice with hidden input, or reads the first line of piped input. */
export async function askPassword() {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const password = await askHidden('Password: ');
  if (password === (await askHidden('Repeat password: '))) return password;
  console.log('The passwords do not match.');
  return askPassword();
}

/** Asks a yes/no question, unless `--yes` on the command line confirms it. */
export async function isConfirmed(question: string, { yes }: { yes: boolean }) {
  if (yes) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** Prints an error and ends the process. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

async function askHidden(question: string) {
  process.stdout.write(question);
  const answer = await askTerminal(
    '',
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  );
  process.stdout.write('\n');
  return answer;
}

async function askTerminal(question: string, output: NodeJS.WritableStream) {
  if (!process.stdin.isTTY)
    refuse(
      'Without a terminal, pass --email (and --name) and send the password on standard input.',
    );
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  terminal.on('SIGINT', () => process.exit(130));
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}
