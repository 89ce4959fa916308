import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { saved } from '../../../tests/fixtures/project.ts';
import { demoEditor } from '../../platform/activity.ts';
import { createAdministrator, resetPassword } from '../../platform/accounts/administrators.ts';
import { accounts } from '../../platform/accounts/tables.ts';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
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
  await db.updateTable('media').set({ createdBy: demoEditor }).execute();
  const settingsSteps = { company: false, office: false, cities: false, privacy: false };
  const noneDone = {
    ...settingsSteps,
    pages: false,
    pictures: false,
    mail: false,
    project: false,
    colleague: false,
  };
  expect((await readDashboardDay(ada)).firstDay).toEqual({ ...noneDone, password: false });
  await saved(kestrel);
  const company = { ...baseSettings.company, name: 'Halden & Roe' };
  await saveSection({ id: 'company', revision: 1, value: company }, ada);
  const officer = { ...baseSettings.privacy.officer, email: 'privacy@halden.example' };
  const privacy = { ...baseSettings.privacy, officer };
  await saveSection({ id: 'privacy', revision: 1, value: privacy }, ada);
  await db.updateTable('media').set({ createdBy: ada }).execute();
  await resetPassword(ada, 'four tall cranes, at dusk');
  await createAdministrator({
    email: 'mei@solmere.example',
    name: 'Mei',
    password: 'a low grey heron',
  });
  const allDone = {
    ...noneDone,
    company: true,
    privacy: true,
    project: true,
    pictures: true,
    colleague: true,
    password: true,
  };
  expect((await readDashboardDay(ada)).firstDay).toEqual(allDone);
  await skipFirstDayStep({ step: 'mail', isSkipped: true }, ada);
  await skipFirstDayStep({ step: 'mail', isSkipped: true }, ada);
  await skipFirstDayStep({ step: 'company', isSkipped: true }, ada);
  expect((await readDashboardDay(ada)).firstDay).toEqual({ ...allDone, mail: 'skipped' });
  expect((await readDashboardDay('mei@solmere.example')).firstDay).toMatchObject({ mail: false });
  await skipFirstDayStep({ step: 'mail', isSkipped: false }, ada);
  expect((await readDashboardDay(ada)).firstDay).toEqual(allDone);
  await dismissOnboarding({ isAway: true }, ada);
  await dismissOnboarding({ isAway: true }, ada);
  expect((await readDashboardDay(ada)).firstDay).toBeUndefined();
  expect((await readDashboardDay('mei@solmere.example')).firstDay).toMatchObject({
    password: false,
  });
  await dismissOnboarding({ isAway: false }, ada);
  expect((await readDashboardDay(ada)).firstDay).toEqual(allDone);
});

test('a step is open while what it asks for is not there, whoever saved it', async () => {
  await saveSection({ id: 'company', revision: 1, value: namelessSettings.company }, ada);
  await saveSection({ id: 'offices', revision: 1, value: namelessSettings.offices }, ada);
  expect((await readDashboardDay(ada)).firstDay).toMatchObject({ company: false, office: false });
  const [office] = baseSettings.offices.offices;
  const value = { offices: [{ ...office, phone: '+47 555 01 00' }] };
  await saveSection({ id: 'offices', revision: 2, value }, ada);
  expect((await readDashboardDay(ada)).firstDay).toMatchObject({ company: false, office: true });
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
