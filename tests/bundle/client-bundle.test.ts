import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../scripts/site-build.ts';

const client = path.join(await buildSite(), 'client');
const entries = await readdir(client, { recursive: true });
const files = entries.filter((file) => /\.(js|mjs|html|css|map|json)$/.test(file));

/** The detector of encodings names the format of SQLite files among those that are no text. */
const detector = /\bjschardet\b/;

/** What only the server says: its libraries, its variables, its commands, its SQL. */
const serverWords = [
  /['"`]node:/,
  /kysely/i,
  /better-auth/,
  /nodemailer/,
  /aws-sdk|smithy/,
  /\bsharp\b/,
  /sqlite/i,
  /postgres/i,
  /pg_notify/,
  /content_version/,
  /display_order/,
  /DATABASE_URL|DATA_DIR|SITE_URL|TRUST_PROXY_HOPS/,
  /SMTP_URL|IMAP_URL|MAIL_TO|MAIL_FROM|CHECK_LINKS|CHECK_PASSWORDS|GEOCODER_URL|S3_BUCKET/,
  /npm run|docs\/\w+\.md/,
  /process\.env/,
  /\.server\b/,
];

test('there is a script to look at', () => {
  expect(files.filter((file) => file.endsWith('.js'))).not.toEqual([]);
});

test('no source map is given away', () => {
  expect(entries.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test.each(serverWords)('nothing that browsers get says %s', async (word) => {
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(client, file), 'utf8') })),
  );
  const saying = texts
    .filter(
      ({ file, text }) => word.test(text) && !(word.source === 'sqlite' && detector.test(file)),
    )
    .map(({ file }) => file);
  expect(saying).toEqual([]);
});
