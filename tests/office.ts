import { mkdtemp, rm } from 'node:fs/promises';
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

/** A site of its own, for what is changed here would be seen by every other test. */
export const test = base.extend<object, { office: Office; officeOf: string }>({
  /** Files that leave an office unfit for others name one of their own. */
  officeOf: ['all', { scope: 'worker', option: true }],
  office: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads this pattern and takes no other.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'office-'));
      const port = String(await freePort());
      const address = `http://localhost:${port}`;
      const { email, password } = administrator;
      await loadDemoData(folder, { ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
      const settings = { HOST: 'localhost', PORT: port, SITE_URL: address, DATA_DIR: folder };
      let server = await startServer(settings);
      await use({
        address,
        folder,
        kill: () => server.kill(),
        start: async () => {
          server = await startServer(settings);
        },
      });
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ office }, use) => use(office.address),
});

export async function signIn(page: Page) {
  const answer = await page.request.post('/auth/sign-in/email', { data: administrator });
  expect(answer.ok()).toBe(true);
}
