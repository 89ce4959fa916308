import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createViteServer } from 'vitest/node';

const root = path.resolve(import.meta.dirname, '..');
const project = { id: 'p1', slug: 'larkspur-quay', name: 'Larkspur Quay', city: 'Vancouver' };
const words = { heading: 'Join Priority List', button: 'Join Priority List' };
const script = `import { enhanceEnquiryForms } from '/src/features/enquiries/enquiry-form.ts';
enhanceEnquiryForms();`;

type Vite = Awaited<ReturnType<typeof createViteServer>>;

/** A page that holds the form of a project and nothing else, with the site's own door and a database of its own. */
export async function serveInterestPage() {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'interest-'));
  await writeFile(path.join(dataFolder, 'secret'), '5ec4e7'.repeat(10));
  process.env['DATA_DIR'] = dataFolder;
  const vite = await createViteServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { migrate } = await vite.ssrLoadModule('/src/platform/migrations.ts');
  const { db } = await vite.ssrLoadModule('/src/platform/database.ts');
  await migrate();

  const server = createServer((request, response) => {
    vite.middlewares(request, response, () => void answer(vite, request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/projects/${project.slug}`,
    listEnquiries: () => db.selectFrom('enquiries').selectAll().execute(),
    async close() {
      server.closeAllConnections();
      server.close();
      await vite.close();
      await db.destroy();
      await rm(dataFolder, { recursive: true });
    },
  };
}

async function answer(vite: Vite, request: IncomingMessage, response: ServerResponse) {
  const { enquiryState } = await vite.ssrLoadModule(
    '/src/features/enquiries/enquiry-state.server.ts',
  );
  const answered = { status: 200, headers: new Headers() };
  const page = { ...(await webRequest(request)), clientAddress: '192.0.2.1', response: answered };
  const state = await enquiryState(page, 'project-interest', project);
  if (state instanceof Response) {
    response.writeHead(state.status, Object.fromEntries(state.headers));
    response.end(await state.text());
    return;
  }
  response.writeHead(answered.status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(await html(vite, state));
}

async function webRequest(request: IncomingMessage) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const { method = 'GET' } = request;
  const body = method === 'POST' ? { body: await buffer(request) } : {};
  const headers = new Headers(request.headers as Record<string, string>);
  return { url, request: new Request(url, { method, headers, ...body }) };
}

async function html(vite: Vite, state: unknown) {
  const form = await vite.ssrLoadModule('/src/features/enquiries/ProjectInterestForm.tsx');
  const { name: projectName, slug, city } = project;
  const props = { ...words, projectName, slug, city, state };
  const body = renderToStaticMarkup(createElement(form.ProjectInterestForm, props));
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>Larkspur Quay</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${await styles(vite)}</style></head>
<body><main id="main"><h1>Larkspur Quay</h1>${body}</main><script type="module">${script}</script></body></html>`;
}

async function styles(vite: Vite) {
  const files = [...vite.moduleGraph.idToModuleMap.keys()].filter((id) =>
    id.endsWith('.module.css'),
  );
  const shared = ['fonts', 'tokens', 'base'].map((name) => `/src/styles/${name}.css`);
  const all = [...shared, ...files].map((file) => vite.ssrLoadModule(`${file}?inline`));
  return (await Promise.all(all)).map((module) => module.default).join('\n');
}
