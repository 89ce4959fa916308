import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { demoSettings } from '../fixtures/demo-settings.ts';
import { provideSettings } from '../../src/site/settings/settings.ts';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'data-'));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

for (const name of [
  'HOST',
  'PORT',
  'DATABASE_URL',
  'TRUST_PROXY_HOPS',
  'HSTS_SUBDOMAINS',
  'PAGE_CACHE',
  'GEOCODER_URL',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PREFIX',
  'S3_FORCE_PATH_STYLE',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_TO',
  'MAP_STYLE_URL',
  'MAP_KEY',
  'SECRET',
  'DRAIN_SECONDS',
  'METRICS_TOKEN',
  'METRICS_PORT',
  'LOG_FORMAT',
  'LOG_REQUESTS',
]) {
  delete process.env[name];
}
provideSettings(() => demoSettings);
process.env['DATA_DIR'] = dataFolder;
process.env['SITE_URL'] = 'https://solmere.example';
