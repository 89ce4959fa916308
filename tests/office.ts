import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { loadDemoData } from './demo-data.ts';
import { expect, test as base } from './fixtures.ts';
import { freePort } from './free-port.ts';
import { startServer } from './server.ts';

export { expect };

export const administrator = {
  email: 'ingrid@solmere.example',
  password: 'a low sun on still water',
};

export type Office = {
  address: string;
  folder: string;
  /** Ends the site as a crash does. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
};

/** The site of one worker. `standFor` leads it back to the demo content when another tenant comes. */
type Building = Office & { standFor: (tenant: string) => Promise<void> };

type Tenancy = {
  /** Whose changes a test sees: those of its file, or none. */
  officeOf: 'file' | 'test';
};

/** A site of its own, for what is changed here would be seen by every other test. */
export const test = base.extend<Tenancy & { office: Office }, { building: Building }>({
  officeOf: ['file', { option: true }],
  building: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads this pattern and takes no other.
    async ({}, use) => {
      const all = await mkdtemp(path.join(tmpdir(), 'office-'));
      const [asDelivered, folder] = [path.join(all, 'as-delivered'), path.join(all, 'data')];
      const port = String(await freePort());
      const address = `http://localhost:${port}`;
      const { email, password } = administrator;
      await loadDemoData(asDelivered, { ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
      const settings = {
        HOST: 'localhost',
        PORT: port,
        SITE_URL: address,
        DATA_DIR: folder,
        MAP_STYLE_URL: 'https://maps.example/style.json',
      };
      let server: Awaited<ReturnType<typeof startServer>> | undefined;
      let tenant = '';
      const start = async () => {
        server = await startServer(settings);
      };
      await use({
        address,
        folder,
        kill: async () => server?.kill(),
        start,
        standFor: async (next) => {
          if (tenant === next) return;
          await server?.stop();
          await rm(folder, { recursive: true, force: true });
          await cp(asDelivered, folder, { recursive: true });
          await start();
          tenant = next;
        },
      });
      await server?.stop();
      await rm(all, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  office: [
    async ({ building, officeOf }, use, { file, testId }) => {
      await building.standFor(officeOf === 'file' ? file : testId);
      await use(building);
    },
    { timeout: 60_000 },
  ],
  baseURL: ({ office }, use) => use(office.address),
});

export async function signIn(page: Page) {
  const answer = await page.request.post('/auth/sign-in/email', { data: administrator });
  expect(answer.ok()).toBe(true);
}
