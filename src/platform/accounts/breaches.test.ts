import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { newPasswordFault } from './breaches.ts';
import { env } from '../env/env.ts';

const email = 'ingrid@solmere.example';

test('a password from a breach is refused; only five characters of its hash are sent', async () => {
  const hash = createHash('sha1').update('four grey herons').digest('hex').toUpperCase();
  const requestUrls: string[] = [];
  const server = createServer((request, response) => {
    requestUrls.push(request.url ?? '');
    response.end(`${hash.slice(5)}:3\r\n${'0'.repeat(35)}:0\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const settings = env as { breachesUrl: string | undefined };
  settings.breachesUrl = `http://127.0.0.1:${port}/range/`;
  try {
    expect(await newPasswordFault('four grey herons', email)).toContain('breach');
    expect(await newPasswordFault('nine white swans', email)).toBeUndefined();
    expect(requestUrls[0]).toBe(`/range/${hash.slice(0, 5)}`);
    await new Promise((resolve) => server.close(resolve));
    // A failed lookup does not refuse the password.
    expect(await newPasswordFault('four grey herons', email)).toBeUndefined();
  } finally {
    settings.breachesUrl = undefined;
    server.close();
  }
});
