import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { saved } from '../../../tests/fixtures/project.ts';
import { actors } from '../../model/actors.ts';
import { demoEditor } from '../../platform/activity.ts';
import { createAdministrator, resetPassword } from '../../platform/accounts/administrators.ts';
import { accounts } from '../../platform/accounts/tables.ts';
import { changeContent } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { namelessPages } from '../page-content/initial/nameless-pages.ts';
import { pageRecords } from '../page-content/page-content.server.ts';
import { projectRecords } from '../projects/projects.server.ts';
import { saveSection } from '../settings/settings.server.ts';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { namelessSettings } from '../../site/settings/nameless-settings.ts';
import { dismissOnboarding, skipFirstDayStep } from './first-day.server.ts';
import { clearDashboard, readDashboardDay, kestrel } from '../../../tests/fixtures/dashboard.ts';

const ada = 'ada@solmere.example';

await prepareDataFolder();

await createAdministrator({ email: ada, name: 'Ada Lind', password: 'three tall cranes' });

clearDashboard();

test('finished first-day steps are recognised, and a dismissed list stays dismissed', async () => {
  const atFirst = {
    company: true,
    office: true,
    cities: true,
    privacy: true,
    pages: false,
    pictures: true,
    mail: false,
    project: false,
    colleague: false,
    password: false,
  };
  expect((await readDashboardDay(ada)).firstDay).toEqual(atFirst);
  await saved(kestrel);
  await resetPassword(ada, 'four tall cranes, at dusk');
  await createAdministrator({
    email: 'mei@solmere.example',
    name: 'Mei',
    password: 'a low grey heron',
  });
  const done = { ...atFirst, project: true, colleague: true, password: true };
  expect((await readDashboardDay(ada)).firstDay).toEqual(done);
  await skipFirstDayStep({ step: 'mail', isSkipped: true }, ada);
  await skipFirstDayStep({ step: 'mail', isSkipped: true }, ada);
  await skipFirstDayStep({ step: 'company', isSkipped: true }, ada);
  expect((await readDashboardDay(ada)).firstDay).toEqual({ ...done, mail: 'skipped' });
  expect((await readDashboardDay('mei@solmere.example')).firstDay).toMatchObject({ mail: false });
  await skipFirstDayStep({ step: 'mail', isSkipped: false }, ada);
  expect((await readDashboardDay(ada)).firstDay).toEqual(done);
  await dismissOnboarding({ isAway: true }, ada);
  await dismissOnboarding({ isAway: true }, ada);
  expect((await readDashboardDay(ada)).firstDay).toBeUndefined();
  expect((await readDashboardDay('mei@solmere.example')).firstDay).toMatchObject({
    password: false,
  });
  await dismissOnboarding({ isAway: false }, ada);
  expect((await readDashboardDay(ada)).firstDay).toEqual(done);
});

test('a step is open while what it asks for is not there, whoever saved it', async () => {
  for (const id of ['company', 'offices', 'cities', 'privacy'] as const)
    await saveSection({ id, revision: 1, value: namelessSettings[id] }, ada);
  await db.deleteFrom('media').execute();
  const none = { company: false, office: false, cities: false, privacy: false, pictures: false };
  expect((await readDashboardDay(ada)).firstDay).toMatchObject(none);
  const [office] = baseSettings.offices.offices;
  const value = { offices: [{ ...office, phone: '+47 555 01 00' }] };
  await saveSection({ id: 'offices', revision: 2, value }, ada);
  expect((await readDashboardDay(ada)).firstDay).toMatchObject({ ...none, office: true });
  const officer = { ...baseSettings.privacy.officer, email: 'odile@solmere.example' };
  const privacy = { ...baseSettings.privacy, officer };
  await saveSection({ id: 'privacy', revision: 2, value: privacy }, ada);
  expect((await readDashboardDay(ada)).firstDay).toMatchObject({ privacy: true });
});

test('pages have text of their own once they are the demo content, not that of a new site', async () => {
  const [first, second] = namelessPages;
  if (!first || !second) throw new Error('No pages');
  await changeContent((tx) => pageRecords.add(tx, first, actors.base));
  expect((await readDashboardDay(ada)).firstDay).toMatchObject({ pages: false });
  await changeContent((tx) => pageRecords.add(tx, second, demoEditor));
  expect((await readDashboardDay(ada)).firstDay).toMatchObject({ pages: true });
});

test('a project that was deleted leaves its step open', async () => {
  await saved(kestrel);
  expect((await readDashboardDay(ada)).firstDay).toMatchObject({ project: true });
  await db.deleteFrom('projects').execute();
  expect((await readDashboardDay(ada)).firstDay).toMatchObject({ project: false });
});

test('a project that is only a draft is the first project, until it is deleted', async () => {
  const id = randomUUID();
  await projectRecords.saveDraft({ ...kestrel, id }, ada);
  expect((await readDashboardDay(ada)).firstDay).toMatchObject({ project: true });
  await db.deleteFrom('drafts').where('recordId', '=', id).execute();
  expect((await readDashboardDay(ada)).firstDay).toMatchObject({ project: false });
});

test('who chose a password at the invitation was given none', async () => {
  const luca = { email: 'luca@solmere.example', name: 'Luca', password: 'a low grey heron' };
  await createAdministrator(luca);
  expect((await readDashboardDay(luca.email)).firstDay).toMatchObject({ password: false });
  const now = new Date().toISOString();
  await accounts
    .insertInto('invitations')
    .values({
      id: 'luca',
      email: luca.email,
      name: luca.name,
      role: 'owner',
      partnerId: null,
      invitedBy: ada,
      invitedAt: now,
      expiresAt: now,
      acceptedAt: now,
    })
    .execute();
  expect((await readDashboardDay(luca.email)).firstDay).toMatchObject({ password: true });
});
