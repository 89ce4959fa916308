import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/admin/frame/mantine.css';
import '../../src/admin/frame/admin.css';
import { demoSettings } from '../fixtures/demo-settings.ts';
import { ignoreComposingKeys } from '../../src/admin/browser/composition.ts';
import { provideSettings } from '../../src/site/settings/settings.ts';

provideSettings(() => demoSettings);
// As the layout of the back office does.
ignoreComposingKeys();

let consoleErrors: string[] = [];
let expected: RegExp[] = [];

/** Expects an error or warning of the console that this test brings about on purpose. */
export function expectError(pattern: RegExp) {
  expected.push(pattern);
}

beforeEach(() => {
  document.documentElement.lang = 'en-CA';
  document.documentElement.dataset['mantineColorScheme'] = 'light';
  document.title = 'Back office';
  consoleErrors = [];
  expected = [];
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...said: unknown[]) => {
      consoleErrors.push(said.map(describeValue).join(' '));
    });
  }
});

afterEach(() => {
  // One that stays would lie over the fields of the next test.
  toast.removeAll();
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(consoleErrors.filter((text) => !expected.some((one) => one.test(text)))).toEqual([]);
  expect(expected.filter((one) => !consoleErrors.some((text) => one.test(text)))).toEqual([]);
});

function describeValue(said: unknown) {
  return said instanceof Error ? said.message : (JSON.stringify(said) ?? 'undefined');
}
