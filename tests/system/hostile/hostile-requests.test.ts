import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { shareDemoSite } from '../sites/demo-site.ts';
import { health, type Site } from '../sites/site.ts';

let site: Site;

beforeAll(async () => {
  site = await shareDemoSite();
});

test('hundreds of visitors who leave before their answer do no harm', async () => {
  const [script = ''] = await addressesOn('/admin/login', /\/_astro\/[\w.-]+\.(?:js|avif|woff2)/);
  const [image = ''] = await addressesOn('/projects', /\/media\/[\w/.-]+\.jpg/);
  for (const address of [script, image, '/partners', '/nowhere']) {
    await Promise.all(Array.from({ length: 100 }, () => askAndLeave(address)));
  }
  expect(site.child.exitCode).toBeNull();
  expect(await health(site)).toMatchObject({ ready: true, database: 'ok' });
});

test('pictures are not resized for anyone who asks', async () => {
  const [image = ''] = await addressesOn('/partners', /\/_astro\/[\w.-]+\.jpg/);
  const response = await fetch(`${site.origin}/_image?href=${image}&w=3000&f=avif`);
  expect(response.status).toBe(404);
});

test('what cannot be read as a call of an action is refused, and not repeated in the log', async () => {
  for (const action of ['partners.save', 'partners', 'none']) {
    const response = await fetch(`${site.origin}/_actions/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'Ms Jane Doe, jane@doe.example',
    });
    expect([400, 404]).toContain(response.status);
  }
  expect(site.said()).not.toContain('Jane');
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
  expect(await ask(`${method} /partners HTTP/1.1`)).toMatch(
    /^HTTP\/1.1 405 [^]*allow: GET, HEAD, POST/,
  );
});

test.each([
  ['an address that is none', 'GET /%E0%A4%A HTTP/1.1', 400],
  ['a query that is none', 'GET /projects?city=%E0%A4%A HTTP/1.1', 200],
  ['another host than ours', 'GET http://evil.example/partners HTTP/1.1', 400],
  ['a way out of the folder', 'GET /_astro/../../entry.mjs HTTP/1.1', 404],
])('%s is answered in words', async (_name, line, status) => {
  expect(await ask(line)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

async function addressesOn(page: string, pattern: RegExp) {
  const html = await fetch(site.origin + page).then((response) => response.text());
  return html.match(pattern) ?? [];
}

function askAndLeave(address: string) {
  return new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1', () => {
      socket.write(`GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`, () => socket.resetAndDestroy());
    });
    socket.on('error', () => {}).on('close', () => resolve());
  });
}

function ask(line: string) {
  return new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1', () => {
      socket.write(`${line}\r\nHost: a\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (text) => (answer += text.toString())).on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
