import path from 'node:path';
import type { Page } from '@playwright/test';
import { lookup } from 'mrmime';
import { build } from 'vite';

const address = '/admin/fields';

/** Opens the form of `form.tsx` on the site's own address, under the policy of its back office. */
export async function openFields(page: Page) {
  const files = await bundle();
  const policy = (await page.request.get('/admin/partners')).headers()['content-security-policy'];
  await page.route(`**${address}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(address.length + 1);
    const file = files.get(name);
    if (file !== undefined)
      return route.fulfill({ body: Buffer.from(file), contentType: lookup(name) });
    return route.fulfill({
      contentType: 'text/html',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: document(files),
    });
  });
  await page.goto(address);
}

let built: Promise<Map<string, string | Uint8Array>> | undefined;

function bundle() {
  built ??= buildForm();
  return built;
}

async function buildForm() {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    base: `${address}/`,
    resolve: { alias: { 'astro:actions': path.join(import.meta.dirname, 'actions.ts') } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      assetsInlineLimit: 0,
      rollupOptions: { input: path.join(import.meta.dirname, 'form.tsx') },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(
    outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}

function document(files: Map<string, unknown>) {
  const names = [...files.keys()];
  const styles = names.filter((name) => name.endsWith('.css'));
  const scripts = names.filter((name) => name.endsWith('.js'));
  return `<!doctype html>
    <html lang="en-CA" data-mantine-color-scheme="light">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Fields</title>
        ${styles.map((name) => `<link rel="stylesheet" href="${address}/${name}">`).join('')}
        ${scripts.map((name) => `<script type="module" src="${address}/${name}"></script>`).join('')}
      </head>
      <body class="admin"><main class="admin-main"></main></body>
    </html>`;
}
