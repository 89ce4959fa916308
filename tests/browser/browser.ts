import { exec } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

/** No service of the browser's maker is called, and it starts in containers without a sandbox. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The program of an installed Chromium or Chrome, else Playwright's own. Tests take the headless shell where there is
 * one, which is quicker; what is measured `asVisitorsDo` is measured in the whole browser.
 */
export function findBrowser({ asVisitorsDo = false } = {}) {
  const own = process.env['CHROME_PATH'];
  return [...(own ? [own] : []), ...usualPaths(), chromium.executablePath()].find(
    (place) => existsSync(place) && !(asVisitorsDo && place.endsWith('headless-shell')),
  );
}

/**
 * Makes sure that there is a browser, as {@link findBrowser} finds it: for tests the headless shell where it can be
 * installed, since the whole browser takes twice the time. Ends the process with one line when there is none.
 */
export async function provideBrowser(wanted: { asVisitorsDo?: boolean } = {}) {
  const found = findBrowser(wanted);
  const isEnough =
    wanted.asVisitorsDo || process.env['CHROME_PATH'] || found?.endsWith('headless-shell');
  if (found && isEnough) return;
  let output = '';
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const name = wanted.asVisitorsDo ? 'chromium' : 'chromium-headless-shell';
    console.log(`Installing ${name} of Debian…`);
    output = await installPackage(name);
  }
  if (findBrowser(wanted)) return;
  console.error(
    `${output}It takes a browser: install Chromium or Chrome, or run \`npx playwright install chromium\`.`,
  );
  process.exit(1);
}

/** Gives what Debian's installer said. It removes nothing, and gives up soon where there is no network. */
async function installPackage(name: string) {
  const network = '-o Acquire::Retries=0 -o Acquire::http::Timeout=10';
  const script = `apt-get ${network} update && apt-get ${network} install -y --no-remove --no-install-recommends ${name}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, maxBuffer: 64 * 1024 ** 2 };
  const { stdout, stderr } = await promisify(exec)(script, options).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  );
  return stdout + stderr;
}

function usualPaths() {
  const { PROGRAMFILES = '', LOCALAPPDATA = '', HOME = '' } = process.env;
  const programs: Partial<Record<NodeJS.Platform, string[]>> = {
    linux: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ].map((name) => `/usr/bin/${name}`),
    darwin: ['', HOME].flatMap((home) => [
      `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
    ]),
    win32: [PROGRAMFILES, `${PROGRAMFILES} (x86)`, LOCALAPPDATA].map((folder) =>
      path.join(folder, 'Google/Chrome/Application/chrome.exe'),
    ),
  };
  return programs[process.platform] ?? [];
}
