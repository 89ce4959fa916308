import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { demoAdministrator } from '../sites/demo-data.ts';
import { expect, test as base } from './fixtures.ts';
import { freePort } from '../sites/free-port.ts';
import { startMailServer, type MailServer } from '../mail/mail-server.ts';
import { builtServer, startServer } from '../sites/server.ts';
import type { EnquiryAnswers, EnquiryFormName } from '../../src/features/enquiries/enquiry.ts';
import { demoEnquiries } from '../../src/features/enquiries/enquiries.demo.ts';

export type AdminSite = { address: string; folder: string; mailServer: MailServer };

/** A site of its own, with a mail server that refuses and takes as it is told. */
export const test = base.extend<object, { adminSite: AdminSite }>({
  adminSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads this pattern and takes no other.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'inbox-'));
      const port = String(await freePort());
      const address = `http://localhost:${port}`;
      const mailServer = await startMailServer();
      await cp(process.env['TEST_DEMO_DATA'] ?? '', folder, { recursive: true });
      const settings = {
        HOST: 'localhost',
        PORT: port,
        SITE_URL: address,
        DATA_DIR: folder,
        SMTP_URL: mailServer.url,
      };
      const server = await startServer(settings, await builtServer());
      await use({ address, folder, mailServer });
      await server.stop();
      await mailServer.kill();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ adminSite }, use) => use(adminSite.address),
});

export function unique(name: string) {
  return `${name}-${crypto.randomUUID().slice(0, 8)}`;
}

/** As the public form does without script. */
export async function send(page: Page, form: EnquiryFormName, changes: EnquiryAnswers) {
  const answers = {
    ...demoEnquiries[form],
    email: `visitor-${crypto.randomUUID()}@solmere.example`,
    ...changes,
    'form-name': form,
  };
  const { origin } = new URL((await page.request.get('/health')).url());
  const sent = await page.request.post(`/${form}`, { form: answers, headers: { origin } });
  expect(sent.url()).toContain('sent=');
}

export async function signIn(page: Page) {
  const answer = await page.request.post('/auth/sign-in/email', { data: demoAdministrator });
  expect(answer.status()).toBe(200);
}

export async function openEnquiry(page: Page, name: string) {
  await page.goto('/admin/enquiries');
  await row(page, name).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

/** Shows the filters of the list, which narrow screens fold. */
export async function openFilters(page: Page) {
  const filters = page.getByRole('button', { name: /^Filters/ });
  if (await filters.isVisible()) await filters.click();
}

export function row(page: Page, name: string) {
  return page.getByRole('list', { name: 'Enquiries' }).getByRole('button', { name });
}
