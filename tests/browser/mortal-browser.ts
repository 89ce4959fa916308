import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';

export type MortalBrowser = Awaited<ReturnType<typeof makeBrowser>>;

/** A browser of its own, which keeps what it stored when it crashes and is opened again. */
export async function makeBrowser({ address }: { address: string }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'browser-'));
  let context: BrowserContext | undefined;

  async function open() {
    context = await chromium.launchPersistentContext(folder, {
      executablePath: findBrowser(),
      args: browserFlags,
      viewport: { width: 1440, height: 900 },
      baseURL: address,
    });
    return context.newPage();
  }

  async function crash() {
    const [page] = context?.pages() ?? [];
    if (!context || !page) return;
    const session = await context.newCDPSession(page);
    await Promise.all([
      context.waitForEvent('close'),
      session.send('Browser.crash').catch(() => null),
    ]);
    context = undefined;
  }

  async function remove() {
    await context?.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  return { open, crash, remove };
}
