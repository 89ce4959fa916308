import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../src');
const components = globSync('{admin,features}/**/*.tsx', { cwd: root }).filter(
  (name) => !name.endsWith('.test.tsx'),
);

/** What all dialogs are made of. */
const kit = ['ConfirmDialog.tsx', 'Dialog.tsx', 'Modal.tsx', 'SaveDialog.tsx'];

test('Enter and Escape are tried in every dialog of the back office', () => {
  const table = readFileSync(path.join(root, 'features/dialogs.browser.test.tsx'), 'utf8');
  const tried = [...table.matchAll(/^ {2}'(.+\.tsx)': \{/gm)].map(([, name]) => name);
  const present = components.filter(
    (name) => /<(?:Confirm|Save)?Dialog\b/.test(source(name)) && !isOfKit(name),
  );
  expect(new Set(tried)).toEqual(new Set(present));
});

test('a modal is the one that forms get nothing from', () => {
  const own = components.filter((name) => /<dialog\b/.test(source(name)));
  // The menu is part of the header, beside the screens and their forms.
  expect(new Set(own)).toEqual(new Set(['admin/feedback/Modal.tsx', 'admin/frame/AdminMenu.tsx']));
});

function isOfKit(name: string) {
  return kit.includes(path.basename(name)) && /^admin\/(?:feedback|forms)\//.test(name);
}

function source(name: string) {
  return readFileSync(path.join(root, name), 'utf8');
}
