import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { demoAdministrator, restoreDemoData } from '../sites/demo-data.ts';
import { expect, test as base } from './fixtures.ts';
import { freePort } from '../sites/free-port.ts';
import { mapProvider } from '../sites/map-provider.ts';
import { builtServer, startServer } from '../sites/server.ts';

export { expect };

export { demoAdministrator as administrator };

export type AdminSite = {
  address: string;
  folder: string;
  /** Ends the site as a crash does. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
};

/** The site of one worker. `prepareFor` gives it the demo content again when it gets another owner. */
type SharedSite = AdminSite & { prepareFor: (owner: string) => Promise<void> };

type Ownership = {
  /** Whose changes a test sees: those of its file, or none. */
  siteScope: 'file' | 'test';
};

/** A site of its own, for what is changed here would be seen by every other test. */
export const test = base.extend<Ownership & { adminSite: AdminSite }, { sharedSite: SharedSite }>({
  siteScope: ['file', { option: true }],
  sharedSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads this pattern and takes no other.
    async ({}, use) => {
      const all = await mkdtemp(path.join(tmpdir(), 'admin-site-'));
      const asDelivered = process.env['TEST_DEMO_DATA'] ?? '';
      const folder = path.join(all, 'data');
      const port = String(await freePort());
      const address = `http://localhost:${port}`;
      const settings = {
        HOST: 'localhost',
        PORT: port,
        SITE_URL: address,
        DATA_DIR: folder,
        MAP_STYLE_URL: `${mapProvider}/style.json`,
      };
      let server: Awaited<ReturnType<typeof startServer>> | undefined;
      let owner = '';
      const start = async () => {
        server = await startServer(settings, await builtServer());
      };
      await use({
        address,
        folder,
        kill: async () => {
          await server?.kill();
          server = undefined;
        },
        start,
        prepareFor: async (next) => {
          if (owner === next) return;
          if (server) await restoreDemoData(address, folder, asDelivered);
          else {
            await rm(folder, { recursive: true, force: true });
            await cp(asDelivered, folder, { recursive: true });
            await start();
          }
          owner = next;
        },
      });
      await server?.stop();
      await rm(all, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  adminSite: [
    async ({ sharedSite, siteScope }, use, { file, testId }) => {
      await sharedSite.prepareFor(siteScope === 'file' ? file : testId);
      await use(sharedSite);
    },
    { timeout: 60_000 },
  ],
  baseURL: ({ adminSite }, use) => use(adminSite.address),
});

export async function signIn(page: Page) {
  const answer = await page.request.post('/auth/sign-in/email', { data: demoAdministrator });
  expect(answer.ok()).toBe(true);
}
