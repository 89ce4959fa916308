import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';

/** The value of `--name` on the command line, else what the terminal answers. */
export async function ask(name: string, question: string) {
  const { values } = parseArgs({ options: { [name]: { type: 'string' } }, strict: false });
  const given = values[name];
  if (typeof given === 'string') return given.trim();
  return (await askTerminal(`${question}: `, process.stdout)).trim();
}

/** Asked twice without being shown; or the first line of what is piped in. */
export async function askPassword() {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const password = await askHidden('Password: ');
  if (password === (await askHidden('The same again: '))) return password;
  console.log('These were not the same.');
  return askPassword();
}

/** What somebody answers to a question of yes or no; `--yes` on the command line answers it. */
export async function isConfirmed(question: string) {
  if (process.argv.includes('--yes')) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

/** Says what is wrong and ends the process. */
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
      'Without a terminal this needs --email (and --name), and the password on standard input.',
    );
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  terminal.on('SIGINT', () => process.exit(130));
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}
