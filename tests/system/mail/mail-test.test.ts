import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bareEnvironment } from '../../sites/bare-environment.ts';
import { startMailServer, type Manner } from '../../mail/mail-server.ts';

const script = path.resolve(import.meta.dirname, '../../../scripts/mail-test.ts');
const maya = 'maya@chen.example';

test.each<[manner: Manner, orLong: '' | ' @long', code: number, words: string]>([
  [
    'accept',
    '',
    0,
    `accepted the email to ${maya}. Check that it arrived, and not in the spam folder.`,
  ],
  ['refuse for good', ' @long', 1, `rejected the email to ${maya} (EENVELOPE 550).`],
  ['refuse to sign in', ' @long', 1, 'rejected the user name or password (EAUTH 535).'],
])(
  'with a server told to %s, mail:test says so in one line%s',
  async (manner, _orLong, code, message) => {
    const server = await startMailServer();
    onTestFinished(() => server.kill());
    server.behave(manner);
    const address = server.url.replace('smtp://', '');
    const outcome = await mailTest({ SMTP_URL: `smtp://bob:gr%40nite@${address}` }, maya);
    expect(outcome).toEqual({ code, said: `${address} ${message}\n` });
    expect(server.received).toHaveLength(code === 0 ? 1 : 0);
  },
);

test('without a server that answers, mail:test says so in one line @long', async () => {
  const server = await startMailServer();
  await server.kill();
  const address = server.url.replace('smtp://', '');
  expect(await mailTest({ SMTP_URL: server.url }, maya)).toEqual({
    code: 1,
    said: `Cannot connect to ${address} (ESOCKET ECONNREFUSED).\n`,
  });
  expect((await mailTest({}, maya)).said).toBe('SMTP_URL is not set. Emails stay in the outbox.\n');
  expect((await mailTest({ SMTP_URL: server.url })).said).toMatch(/^Missing: <email>\n/);
  expect((await mailTest({ SMTP_URL: server.url }, 'maya')).said).toBe(
    'maya is not an email address\n',
  );
});

function mailTest(settings: Record<string, string>, ...recipient: string[]) {
  const env = { ...bareEnvironment(), ...settings };
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [script, ...recipient], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}
