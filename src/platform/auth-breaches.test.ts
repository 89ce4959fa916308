import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { newPasswordFault } from './auth-breaches.ts';
import { env } from './env.ts';

const email = 'ingrid@solmere.example';

test('a password from a breach is refused where that is looked up, by five signs of its hash', async () => {
  const known = createHash('sha1').update('four grey herons').digest('hex').toUpperCase();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(`${known.slice(5)}:3\r\n${'0'.repeat(35)}:0\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const settings = env as { breachesUrl: string | undefined };
  settings.breachesUrl = `http://127.0.0.1:${port}/range/`;
  try {
    expect(await newPasswordFault('four grey herons', email)).toContain('breach');
    expect(await newPasswordFault('nine white swans', email)).toBeUndefined();
    expect(asked[0]).toBe(`/range/${known.slice(0, 5)}`);
    await new Promise((resolve) => server.close(resolve));
    // Where nobody answers, nobody is kept from a password.
    expect(await newPasswordFault('four grey herons', email)).toBeUndefined();
  } finally {
    settings.breachesUrl = undefined;
    server.close();
  }
});
