import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { listAutosaved } from '../../src/admin/autosave/autosaved-drafts.ts';
import { SettingsScreen } from '../../src/features/settings/SettingsScreen.tsx';
import {
  sectionNames,
  sectionTitles,
  type SettingsRecord,
} from '../../src/features/settings/setting.ts';
import type { PageRecord } from '../../src/features/page-content/page-content.ts';
import { noSearchTexts } from '../../src/features/search-result/search-result.ts';
import { demoSettings } from '../fixtures/demo-settings.ts';
import { ingrid } from '../fixtures/members.ts';
import { makePublication } from './fake-many.ts';
import { answerAction, type ActionAnswer, type ActionInput } from './astro-actions.ts';

type Answer = (request: ActionInput<'settings.save'>) => ActionAnswer<'settings.save'>;

const mapSettings = { mapStyle: null, hasGeocoder: false };

/** The page of the specification that holds the logos, with unpublished changes. */
const settingsPage: PageRecord = {
  id: 'page-settings',
  slug: 'settings',
  title: '',
  placement: 'none',
  ...noSearchTexts,
  heroType: 'image',
  heroUrl: null,
  heroYoutubeUrl: null,
  revision: 2,
  updatedAt: '2026-11-20T18:00:00.000Z',
  content: {
    navigation: { logoType: 'text', logoText: 'Halden', logoUrl: null },
    footerLogos: { logo3Url: '/media/images/logos/halden-320x80-0e1b1c.png' },
  },
  publication: makePublication('changed'),
};

/** What the screen of this test has asked to save. */
export const saved: ActionInput<'settings.save'>[] = [];
let answer: Answer = done;
let root: Root | undefined;
/** Each test has a user of its own, so that no test sees the drafts of another. */
let member = ingrid;

/**
 * Before each test of a file the screen is open, with the base content of these sections: the fewer, the faster it is
 * shown. Tests with `@long` in their name have all of them.
 */
export function openSettingsScreen(...names: SettingsRecord['id'][]) {
  beforeEach(async ({ task }) => {
    const shown = task.name.includes('@long') || names.length === 0 ? sectionNames : names;
    saved.length = 0;
    answer = done;
    member = { ...ingrid, email: `${crypto.randomUUID()}@solmere.example` };
    answerAction('settings.list', () => shown.map((id) => record(id)));
    answerAction('enquiries.unnotified', () => []);
    answerAction('pages.list', () => [settingsPage]);
    answerAction('settings.save', (request) => {
      saved.push(request);
      return answer(request);
    });
    answerAction('settings.countProjects', ({ city }) => (city === 'TOKYO' ? 3 : 0));
    document.body.className = 'admin';
    document.body.innerHTML =
      '<nav><a href="/admin/elsewhere">Elsewhere</a></nav><main class="admin-main"></main>';
    showScreen();
    await expect.poll(() => document.getElementById('company')).not.toBeNull();
    await expect.element(inSection('Company').getByLabelText('Name')).toHaveValue('SOLMERE');
  });

  afterEach(() => {
    root?.unmount();
    history.replaceState(null, '', location.pathname + location.search);
  });
}

/** Opens it again, as after a reload. */
export function reopenSettingsScreen() {
  root?.unmount();
  document.querySelector('main')?.replaceChildren();
  showScreen();
}

function showScreen() {
  root = createRoot(document.querySelector('main') ?? document.body);
  root.render(<SettingsScreen member={member} mapSettings={mapSettings} />);
}

/** The sections with unsaved changes on this device. */
export async function autosavedNames() {
  const drafts = await listAutosaved(member.email, 'settings', 'section');
  return drafts
    .map(({ name = '' }) => name)
    .toSorted((one, other) => one.localeCompare(other))
    .join(', ');
}

/** The next save is answered so, and those after it are done. */
export function answerNextSave(next: Answer) {
  answer = (request) => {
    answer = done;
    return next(request);
  };
}

/** The section of this name, which is shown. By its role it would be found among all that the screen holds. */
export function inSection(name: string) {
  const id = Object.entries(sectionTitles).find(([, title]) => title === name)?.[0];
  const section = document.getElementById(String(id));
  if (!section) throw new Error(`There is no section ${name}`);
  location.hash = section.id;
  return page.elementLocator(section);
}

export function saveButton(section: string) {
  return inSection(section).getByRole('button', { name: `Save ${section}` });
}

/** The word of a section in the list at the left. */
export function word(name: string) {
  return page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });
}

export function record(id: SettingsRecord['id'], revision = 1): SettingsRecord {
  const name = sectionNames.find((each) => each === id) ?? 'company';
  return { id, slug: id, revision, updatedAt: '', value: demoSettings[name] };
}

function done({ id, revision, value }: Parameters<Answer>[0]): ReturnType<Answer> {
  const updatedAt = new Date().toISOString();
  const next = { ...record(id, revision + 1), updatedAt };
  return { outcome: 'done', record: { ...next, value: value as SettingsRecord['value'] } };
}
