import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './tests/browser/browser.ts';
import { phone } from './tests/browser/phone.ts';
import { freePort } from './tests/sites/free-port.ts';
import { isLong } from './tests/set-up/long.ts';

/** Playwright reads this file in each of its processes: the first decides for all. */
const port = (process.env['TEST_PORT'] ??= String(await freePort()));
const mapPort = (process.env['TEST_MAP_PORT'] ??= String(await freePort()));
const dataFolder = (process.env['TEST_DATA_DIR'] ??= makeDataFolder());
/** The demo content is loaded once, before the site starts; each worker copies it. */
const demoData = (process.env['TEST_DEMO_DATA'] ??= makeDataFolder());
const address = `http://localhost:${port}`;

export default defineConfig({
  testMatch: ['src/**/*.e2e.ts', 'tests/**/*.e2e.ts'],
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  // Whatever passes only when it is tried again is named at the end of `npm test`.
  retries: process.env['CI'] ? 2 : 0,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  outputDir: 'test-results',
  webServer: {
    command: `"${process.execPath}" tests/sites/start-for-journeys.ts`,
    url: `${address}/health`,
    env: {
      HOST: 'localhost',
      PORT: port,
      SITE_URL: address,
      DATA_DIR: dataFolder,
      TEST_DEMO_DATA: demoData,
      TEST_MAP_PORT: mapPort,
      DATABASE_URL: '',
      TRUST_PROXY_HOPS: '1',
      MAP_STYLE_URL: `http://localhost:${mapPort}/style.json`,
      MAP_KEY: 'four-herons',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  use: {
    baseURL: address,
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  // What takes long by nature is tagged `@long`. In the short run `@narrow` is looked at on a phone, and all else at
  // desktop width.
  ...(!isLong && { grepInvert: /@long/ }),
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    ...(isLong ? [{ name: 'phone', use: phone }] : []),
  ],
});

function makeDataFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'journeys-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
