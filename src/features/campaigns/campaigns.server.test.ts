import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  campaignEditor,
  campaignEmails,
  emptyCampaigns,
  savedCampaign,
  sendNow,
  sendTried,
  subscribed,
  writeAllOfCampaigns,
} from '../../../tests/fixtures/campaigns.ts';
import { forbiddingPlace, noRules, onePlace, usePlaces } from '../../../tests/fixtures/place.ts';
import { emptyPartners, ingrid, saved as savedPartner } from '../../../tests/fixtures/partner.ts';
import { emptyProjects, kestrel, saved } from '../../../tests/fixtures/project.ts';
import { done } from '../../../tests/fixtures/records.ts';
import { french, publishTranslation } from '../../../tests/fixtures/translations.ts';
import { joinVipList } from '../../../tests/fixtures/vip-list.ts';
import { insertWebhook } from '../../../tests/fixtures/webhook.ts';
import { dayMs } from '../../lib/time/durations.ts';
import { during } from '../../../tests/mail/mail-fixtures.ts';
import { db, isPostgres } from '../../platform/database/database.ts';
import { asPartsOf, inTransaction } from '../../platform/database/transaction.ts';
import { env } from '../../platform/env/env.ts';
import { log } from '../../platform/observability/log.ts';
import { endSubscriptions, withdrawConsent } from '../../records/consents.server.ts';
import { muteReader } from '../../records/muted-readers.server.ts';
import { settings } from '../../site/settings/settings.ts';
import { placesSchema } from '../../site/settings/places.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { demoEnquiries } from '../enquiries/enquiries.demo.ts';
import { handleEnquiryForm } from '../enquiries/forms/enquiry-state.server.ts';
import { erasePerson } from '../enquiries/privacy/enquiries-of-person.server.ts';
import { endAccess } from '../first-access/grant-access.server.ts';
import { leaveLetters } from '../first-access/leaving.server.ts';
import { projectRecords } from '../projects/projects.server.ts';
import { findAccess } from '../first-access/open-access.server.ts';
import { expireSubscriptions } from '../subscriptions/expired-subscriptions.compose.server.ts';
import { pauseSubscription } from '../subscriptions/subscription-rows.server.ts';
import { countAudience, readAudience } from './audience.compose.server.ts';
import { campaignErrors, campaignSchema } from './campaign.ts';
import { campaignRecords } from './campaigns.server.ts';
import { previewTyped } from './preview.compose.server.ts';
import { listSends } from './report.server.ts';
import { writeNextOfCampaigns } from './campaign-queue.compose.server.ts';
import { readTexts } from './campaign-writing.compose.server.ts';
import { changeSend, sendTrial } from './sends.compose.server.ts';

beforeAll(prepareDataFolder);

beforeEach(async () => {
  usePlaces(noRules);
  await emptyCampaigns();
  await emptyProjects();
});

const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 12, minute));

const withdraw = (emailFolded: string) =>
  inTransaction((tx) => withdrawConsent(tx, { emailFolded, way: 'page', now: new Date() }));

const changeSending = (set: { at: string; texts?: string }, { id }: { id: string }) =>
  db.updateTable('campaignSends').set(set).where('campaignId', '=', id).execute();

const renamePartners = (name: string) => db.updateTable('partners').set({ name }).execute();

const mute = (personKey: string) =>
  db
    .insertInto('readers')
    .values({
      personKey,
      mutedAt: new Date().toISOString(),
      mutedFor: 'bounced',
      mutedStatus: '5.1.1',
      alertedOn: null,
      invitedAt: null,
    })
    .execute();

test('each person of the audience is counted once, and who may not be written to with the reason', async () => {
  const { id: projectId } = await saved(kestrel);
  await subscribed('Noor');
  await subscribed('Noor', {
    kind: 'project',
    projectId,
    language: 'fr-CA',
    confirmedAt: '2026-05-01T00:00:00.000Z',
  });
  await subscribed('Hana', { kind: 'project', projectId, state: 'asked', confirmedAt: null });
  await subscribed('Maya', { state: 'ended', endedAt: '2026-04-01T00:00:00.000Z', endWay: 'page' });
  const rui = await subscribed('Rui');
  await subscribed('Ilse', { kind: 'search', city: 'TOKYO' });
  await mute(rui.personKey);
  const campaign = await savedCampaign({ priorityOf: [projectId] });
  const count = countAudience(await readAudience(db, campaign), await readTexts(db, campaign));
  expect(count).toMatchObject({
    people: 1,
    languages: [{ language: 'fr-CA', people: 1, hasText: false }],
    leftOut: { unconfirmed: 1, withdrawn: 1, muted: 1 },
  });
});

test('people who look for what a project is are reached by the project', async () => {
  const { id } = await saved(kestrel);
  await subscribed('Noor', { kind: 'search', city: kestrel.city, search: '' });
  await subscribed('Hana', { kind: 'search', city: null, search: 'price=500000' });
  await subscribed('Maya', { kind: 'search', city: 'TOKYO' });
  const campaign = await savedCampaign({ lists: [], matching: id });
  expect((await readAudience(db, campaign)).readers.map(({ name }) => name)).toEqual(['Noor']);
});

test('people chosen by an enquiry are reached only by the consent that they gave with it', async () => {
  const enquiryId = await joinVipList('Noor');
  const { email } = await db.selectFrom('enquiries').select('email').executeTakeFirstOrThrow();
  await db.deleteFrom('subscriptions').execute();
  await subscribed('Noor', { email });
  const campaign = await savedCampaign({ lists: [], enquiryIds: [enquiryId] });
  expect((await readAudience(db, campaign)).readers).toEqual([]);
  await subscribed('Noor', { email, enquiryId });
  expect((await readAudience(db, campaign)).readers).toHaveLength(1);
});

test('nothing is sent while no mail server is connected', async () => {
  await subscribed('Noor');
  const campaign = await savedCampaign();
  await sendTrial(campaign, campaignEditor);
  const { smtpUrl } = env;
  env.smtpUrl = undefined;
  expect(await sendNow(campaign)).toMatchObject({ fields: { id: campaignErrors.noEmail } });
  env.smtpUrl = smtpUrl;
});

test('nothing is sent before it was sent to oneself, in this revision, and nothing twice at a time', async () => {
  await subscribed('Noor');
  const campaign = await savedCampaign();
  expect(await sendNow(campaign)).toMatchObject({ fields: { id: campaignErrors.untried } });
  await sendTrial(campaign, campaignEditor);
  const [trial] = await campaignEmails();
  expect(trial).toMatchObject({ recipient: campaignEditor, personKey: null });
  expect(trial?.bodyText).not.toContain('Noor');
  expect(await leaveLetters(trial?.unsubscribeUrl?.split('/').at(-1) ?? '')).toBe(true);
  expect(await db.selectFrom('subscriptions').select('state').execute()).toEqual([
    { state: 'confirmed' },
  ]);
  const translated = await savedCampaign({ subject: 'Translated' });
  await sendTrial(translated, campaignEditor);
  await publishTranslation('campaigns', translated.id);
  expect(await sendNow(translated)).toMatchObject({ fields: { id: campaignErrors.untried } });
  const changed = await savedCampaign({ name: 'Other' });
  expect(await sendNow(changed)).toMatchObject({ fields: { id: campaignErrors.untried } });
  expect(await sendNow(campaign)).toEqual({ outcome: 'done' });
  expect(await sendNow(campaign)).toMatchObject({ fields: { id: campaignErrors.running } });
});

test('each gets one email in their language, with one click to leave, their own page and the code in the links', async () => {
  const { id: projectId } = await saved(kestrel);
  await subscribed('Noor', { kind: 'project', projectId });
  await subscribed('Hana', { language: 'ja-JP' });
  const campaign = await savedCampaign({ priorityOf: [projectId], projectId });
  await sendTried(campaign);
  const emails = await campaignEmails();
  expect(emails.map(({ recipient }) => recipient)).toEqual([
    'hana@lindqvist.example',
    'noor@lindqvist.example',
  ]);
  const [, email] = emails;
  const { code } = await db.selectFrom('campaignSends').select('code').executeTakeFirstOrThrow();
  expect(email?.bodyText).toContain('You asked on Mar 3, 2026 to hear about Kestrel House.');
  expect(email?.bodyText).toContain(`/projects/kestrel-house?from=${code}`);
  expect(email?.bodyText).toMatch(new RegExp(String.raw`ready \(\S+/news\?from=${code}\)`));
  expect(email?.bodyHtml).toContain(`/news?from=${code}"`);
  expect(email?.bodyHtml).not.toContain('<img');
  expect(email?.unsubscribeUrl).toContain('/private/leave/');
  expect(email).toMatchObject({ kind: 'notice', purpose: 'campaign', subject: campaign.subject });
});

test('a partner signs as they were called when it was sent, the office gets the replies, and it stops when they are not public', async () => {
  await emptyPartners();
  const partner = await savedPartner(ingrid);
  await subscribed('Noor');
  const campaign = await savedCampaign({ senderId: partner.id });
  await sendTried(campaign, { at: at(0).toISOString() }, at(-1));
  const from = `${partner.name}, ${settings().company.name}`;
  await renamePartners('Ingrid Moe');
  await writeAllOfCampaigns(at(0));
  expect(await campaignEmails()).toMatchObject([
    { fromName: from, replyTo: 'info@solmere.example' },
  ]);
  expect(await listSends(campaign.id)).toMatchObject([{ from }]);
  await renamePartners(partner.name);
  const shown = { typed: campaign, language: null, readerId: null };
  expect(await previewTyped(shown)).toMatchObject({
    from: expect.stringContaining(`${from} <`) as string,
    problems: [],
  });
  await emptyPartners();
  expect((await previewTyped(shown)).problems).toEqual([campaignErrors.noSender]);
});

test('who leaves or is muted after the start gets nothing, and a waiting email is deleted', async () => {
  const [noor, hana, maya] = [
    await subscribed('Noor'),
    await subscribed('Hana'),
    await subscribed('Maya'),
  ];
  const campaign = await savedCampaign();
  await sendTrial(campaign, campaignEditor);
  await db.deleteFrom('outgoingMails').execute();
  await sendNow(campaign);
  await writeNextOfCampaigns();
  await withdraw(noor.emailFolded);
  await mute(maya.personKey);
  await writeAllOfCampaigns();
  expect((await campaignEmails()).map(({ recipient }) => recipient)).toEqual([hana.email]);
  await withdraw(hana.emailFolded);
  expect(await campaignEmails()).toEqual([]);
  const [report] = await listSends(campaign.id);
  expect(report).toMatchObject({
    state: 'done',
    people: 1,
    written: 1,
    left: 1,
    leftOut: { withdrawn: 1, muted: 1 },
  });
});

test.each([
  [
    'stops',
    (id: string, personKey: string) =>
      inTransaction((tx) => endSubscriptions(tx, { personKey, id, way: 'page', now: new Date() })),
  ],
  ['pauses', (id: string) => inTransaction((tx) => pauseSubscription(tx, id, true))],
])('a waiting email is deleted when its reader %s that subscription', async (_title, change) => {
  const noor = await subscribed('Noor');
  const other = await subscribed('Noor', { kind: 'newsletter' });
  const campaign = await savedCampaign();
  await sendTried(campaign);
  await change(other.id, noor.personKey);
  expect(await campaignEmails()).toHaveLength(1);
  await change(noor.id, noor.personKey);
  expect(await campaignEmails()).toEqual([]);
});

test.runIf(isPostgres)('who is muted while their email is written gets none', async () => {
  const { email } = await subscribed('Noor');
  const campaign = await savedCampaign();
  await sendTrial(campaign, campaignEditor);
  await db.deleteFrom('outgoingMails').execute();
  await sendNow(campaign);
  await writeNextOfCampaigns();
  await during(
    (tx) => muteReader(tx, email, { mutedFor: 'bounced', mutedStatus: null }, new Date()),
    writeNextOfCampaigns,
  );
  expect(await campaignEmails()).toEqual([]);
});

test.runIf(isPostgres)('a campaign is not sent while it is deleted', async () => {
  await subscribed('Noor');
  const campaign = await savedCampaign();
  await sendTrial(campaign, campaignEditor);
  const answer = await during(
    (tx) => asPartsOf(tx, () => campaignRecords.remove(campaign, campaignEditor)),
    () => sendNow(campaign),
  );
  expect(answer).toMatchObject({ fields: { id: campaignErrors.missing } });
});

test('what became of a campaign stays counted when the emails and the people are gone', async () => {
  const noor = await subscribed('Noor');
  const hana = await subscribed('Hana');
  const campaign = await savedCampaign();
  await sendTried(campaign);
  await endEmailTo(noor.email, 'sent');
  await endEmailTo(hana.email, 'failed');
  await mute(hana.personKey);
  await withdraw(noor.emailFolded);
  await withdraw(hana.emailFolded);
  const counted = { people: 2, written: 2, accepted: 1, failed: 1, returned: 1, left: 2 };
  expect(await listSends(campaign.id)).toMatchObject([counted]);
  await expireSubscriptions(new Date(Date.now() + 31 * dayMs));
  expect(await campaignEmails()).toEqual([]);
  expect(await listSends(campaign.id)).toMatchObject([counted]);
  const keys = await db.selectFrom('campaignRecipients').select('personKey').execute();
  expect(keys).not.toContainEqual({ personKey: noor.personKey });
});

test('no more emails a minute than the rate, and none while as many wait; paused, continued and stopped', async () => {
  for (const name of ['Noor', 'Hana', 'Maya', 'Rui']) await subscribed(name);
  const campaign = await savedCampaign();
  await sendTried(campaign, { rate: 2 }, at(0));
  const [{ id } = { id: '' }] = await listSends(campaign.id);
  expect(await campaignEmails()).toHaveLength(2);
  await changeSend({ id, change: 'pause' }, campaignEditor);
  await writeAllOfCampaigns(at(1));
  expect(await campaignEmails()).toHaveLength(2);
  await changeSend({ id, change: 'continue' }, campaignEditor);
  await db.updateTable('campaignSends').set({ rate: 1 }).execute();
  await writeAllOfCampaigns(at(1));
  expect(await campaignEmails()).toHaveLength(2);
  await db.updateTable('outgoingMails').set({ state: 'sent' }).execute();
  await writeAllOfCampaigns(at(1));
  expect(await campaignEmails()).toHaveLength(3);
  await changeSend({ id, change: 'stop' }, campaignEditor);
  await writeAllOfCampaigns(at(2));
  expect(await campaignEmails()).toHaveLength(3);
  const [report] = await listSends(campaign.id);
  expect(report).toMatchObject({ state: 'stopped', written: 3, leftOut: { stopped: 1 } });
  const entries = await db.selectFrom('activity').select('act').orderBy('id').execute();
  expect(entries.map(({ act }) => act)).toEqual([
    'added',
    'sent',
    'paused',
    'continued',
    'stopped',
  ]);
});

test('sent again after a stop, it goes to the rest', async () => {
  for (const name of ['Noor', 'Hana', 'Maya']) await subscribed(name);
  const campaign = await savedCampaign();
  await sendTried(campaign, { rate: 2 }, at(0));
  const [{ id } = { id: '' }] = await listSends(campaign.id);
  await changeSend({ id, change: 'stop' }, campaignEditor, at(1));
  expect((await readAudience(db, campaign)).readers).toHaveLength(1);
  await sendNow(campaign, {}, at(2));
  await writeAllOfCampaigns(at(2));
  const recipients = (await campaignEmails()).map(({ recipient }) => recipient);
  expect(recipients).toHaveLength(3);
  expect(new Set(recipients).size).toBe(3);
  const [report] = await listSends(campaign.id);
  expect(report).toMatchObject({ written: 1, leftOut: { 'had-it': 2 } });
  expect(await sendNow(campaign)).toMatchObject({ fields: { id: campaignErrors.nobody } });
});

test('an email that cannot be written pauses its campaign, and others are sent', async () => {
  await subscribed('Noor');
  await subscribed('Hana', { kind: 'newsletter' });
  const campaign = await savedCampaign();
  await sendTried(campaign, { at: '2999-01-01T00:00:00.000Z' });
  const other = await savedCampaign({ lists: ['newsletter'], subject: 'Other' });
  await sendTried(other, { at: '2999-01-01T00:00:00.000Z' });
  const soon = at(-1).toISOString();
  await changeSending({ at: soon }, campaign);
  await writeNextOfCampaigns(at(0));
  await changeSending({ at: soon, texts: 'unreadable' }, campaign);
  await changeSending({ at: at(0).toISOString() }, other);
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  await writeAllOfCampaigns(at(0));
  expect(logged).toHaveBeenCalledOnce();
  expect((await campaignEmails()).map(({ subject }) => subject)).toEqual(['Other']);
  const states = [await listSends(campaign.id), await listSends(other.id)];
  expect(states).toMatchObject([
    [{ state: 'paused', problem: campaignErrors.unwritten }],
    [{ state: 'done' }],
  ]);
});

test('a text that no email holds is refused beside the text, and what failed is counted', async () => {
  await subscribed('Noor');
  const campaign = await savedCampaign();
  await sendTried(campaign);
  await db.updateTable('outgoingMails').set({ state: 'failed' }).execute();
  expect(await listSends(campaign.id)).toMatchObject([{ written: 1, accepted: 0, failed: 1 }]);
  const long = await savedCampaign({ lists: ['vip'], body: `<p>${'long '.repeat(22_000)}</p>` });
  const { problems } = await previewTyped({ typed: long, language: null, readerId: null });
  expect(problems).toEqual([campaignErrors.tooLong]);
  const refusal = { fields: { body: campaignErrors.tooLong } };
  expect(await sendTrial(long, campaignEditor)).toMatchObject(refusal);
  const [{ textsHash } = { textsHash: '' }] = await db
    .selectFrom('campaignTrials')
    .select('textsHash')
    .execute();
  expect(textsHash).toMatch(/^[0-9a-f]{64}$/);
});

test('several instances write each email once', async () => {
  for (let number = 0; number < 20; number++) await subscribed(`Reader${number}`);
  const campaign = await savedCampaign();
  await sendTrial(campaign, campaignEditor);
  await db.deleteFrom('outgoingMails').execute();
  await sendNow(campaign);
  await Promise.all([writeAllOfCampaigns(), writeAllOfCampaigns(), writeAllOfCampaigns()]);
  await writeAllOfCampaigns();
  const recipients = (await campaignEmails()).map(({ recipient }) => recipient);
  expect(recipients).toHaveLength(20);
  expect(new Set(recipients).size).toBe(20);
});

test('at nine in the zone of each reader', async () => {
  await subscribed('Noor', { zone: 'Asia/Tokyo' });
  await subscribed('Hana', { zone: 'America/Vancouver' });
  const campaign = await savedCampaign();
  const now = new Date('2026-06-01T12:00:00.000Z');
  await sendTried(campaign, { zoneDay: '2026-06-02' }, now);
  expect(await campaignEmails()).toEqual([]);
  await writeAllOfCampaigns(new Date('2026-06-01T23:59:00.000Z'));
  expect(await campaignEmails()).toEqual([]);
  await writeAllOfCampaigns(new Date('2026-06-02T00:00:00.000Z'));
  expect((await campaignEmails()).map(({ recipient }) => recipient)).toEqual([
    'noor@lindqvist.example',
  ]);
  await writeAllOfCampaigns(new Date('2026-06-02T16:00:00.000Z'));
  expect(await campaignEmails()).toHaveLength(2);
});

test('nine of a day must lie ahead at the office', async () => {
  await subscribed('Noor', { zone: 'America/Vancouver' });
  const campaign = await savedCampaign();
  const late = { fields: { at: campaignErrors.late } };
  const now = new Date('2026-06-02T16:00:00.000Z');
  expect(await sendTried(campaign, { zoneDay: '2026-06-02' }, now)).toMatchObject(late);
  expect(await sendNow(campaign, { zoneDay: '2026-06-01' }, now)).toMatchObject(late);
  const before = new Date('2026-06-02T15:59:00.000Z');
  expect(await sendNow(campaign, { zoneDay: '2026-06-02' }, before)).toEqual({ outcome: 'done' });
});

test('who waited for a translation gets it at nine in their zone', async () => {
  await subscribed('Noor', { zone: 'America/Vancouver', language: french });
  await subscribed('Hana', { zone: 'Asia/Tokyo', language: french });
  const campaign = await savedCampaign({ withoutText: 'wait' });
  await sendTried(campaign, { zoneDay: '2026-06-02' }, new Date('2026-06-01T12:00:00.000Z'));
  await publishTranslation('campaigns', campaign.id);
  await writeAllOfCampaigns(new Date('2026-06-02T15:59:00.000Z'));
  expect((await campaignEmails()).map(({ recipient }) => recipient)).toEqual([
    'hana@lindqvist.example',
  ]);
  await writeAllOfCampaigns(new Date('2026-06-02T16:00:00.000Z'));
  expect(await campaignEmails()).toHaveLength(2);
});

test('a project that is no longer public pauses what is being sent, with the reason', async () => {
  const { id: projectId } = await saved(kestrel);
  await subscribed('Noor');
  const campaign = await savedCampaign({ projectId });
  await sendTrial(campaign, campaignEditor);
  await db.deleteFrom('outgoingMails').execute();
  await sendNow(campaign);
  await writeNextOfCampaigns();
  await emptyProjects();
  await writeAllOfCampaigns();
  expect(await campaignEmails()).toEqual([]);
  const [report] = await listSends(campaign.id);
  expect(report).toMatchObject({ state: 'paused', problem: campaignErrors.noProject });
  const preview = await previewTyped({ typed: campaign, language: null, readerId: null });
  expect(preview.problems).toEqual([campaignErrors.noProject]);
});

test('the texts that leave are judged, not those that were published since', async () => {
  const { id: projectId } = await saved(kestrel);
  await subscribed('Noor', { language: french });
  const campaign = await savedCampaign({ projectId });
  await publishTranslation('campaigns', campaign.id, french, 'garanti');
  await sendTrial(campaign, campaignEditor);
  await db.deleteFrom('outgoingMails').execute();
  await sendNow(campaign);
  await writeNextOfCampaigns();
  const place = forbiddingPlace('BC', 'British Columbia', ['VANCOUVER'], { 'fr-CA': 'garanti' });
  usePlaces(placesSchema.parse({ places: [place], marketedFrom: null }));
  await publishTranslation('campaigns', campaign.id);
  const [{ id } = { id: '' }] = await listSends(campaign.id);
  await writeAllOfCampaigns();
  await changeSend({ id, change: 'continue' }, campaignEditor);
  await writeAllOfCampaigns();
  expect(await campaignEmails()).toEqual([]);
  expect(await listSends(campaign.id)).toMatchObject([
    { state: 'paused', problem: expect.stringContaining('“garanti” is not allowed') },
  ]);
});

test('a public project that the rules refuse is not advertised', async () => {
  const { id: projectId } = await saved(kestrel);
  await subscribed('Noor');
  const campaign = await savedCampaign({ projectId });
  usePlaces(onePlace({ forbidden: ['Kestrel'] }));
  const { problems } = await previewTyped({ typed: campaign, language: null, readerId: null });
  expect(problems).toEqual([expect.stringContaining('“Kestrel” is not allowed')]);
  expect(await sendTrial(campaign, campaignEditor)).toMatchObject({ outcome: 'refused' });
});

test('the rules of a draft that first access opens are asked about every language', async () => {
  const draft = done(await projectRecords.saveDraft(kestrel, campaignEditor));
  await subscribed('Noor', { language: french });
  const campaign = await savedCampaign({ projectId: draft.id, accessDays: 7 });
  await publishTranslation('campaigns', campaign.id, french, 'garanti');
  usePlaces(onePlace({ forbidden: ['garanti'] }));
  expect(await sendTrial(campaign, campaignEditor)).toMatchObject({
    fields: { id: expect.stringContaining('“garanti” is not allowed') },
  });
});

test('each gets their own link of first access; who has no enquiry gets none', async () => {
  const { id: projectId } = await saved(kestrel);
  const enquiryId = await joinVipList('Noor');
  await subscribed('Noor', { enquiryId });
  await subscribed('Hana');
  const campaign = await savedCampaign({ projectId, accessDays: 7, accessOpenings: 2 });
  await sendTried(campaign);
  const [email, ...others] = await campaignEmails();
  expect(others).toEqual([]);
  const [, token = ''] = /\/private\/(?!leave)([\w-]+)/.exec(email?.bodyText ?? '') ?? [];
  expect(email?.bodyText).toContain(`/private/${token}?from=`);
  expect(await findAccess(token)).toMatchObject({ projectId, openings: 2, name: 'Noor Chen' });
  await db.updateTable('firstAccessLinks').set({ opened: 1 }).execute();
  const [report] = await listSends(campaign.id);
  expect(report).toMatchObject({ opened: 1, leftOut: { 'no-enquiry': 1 } });
  const { id } = await db.selectFrom('firstAccessLinks').select('id').executeTakeFirstOrThrow();
  await endAccess({ id });
  expect(await campaignEmails()).toEqual([]);
});

test('a link of first access that has ended is not sent', async () => {
  const { id: projectId } = await saved(kestrel);
  await subscribed('Noor', { enquiryId: await joinVipList('Noor') });
  const campaign = await savedCampaign({ projectId, accessDays: 7 });
  await sendTried(campaign, { at: at(1).toISOString() }, at(0));
  await writeAllOfCampaigns(new Date('2026-06-10T12:00:00.000Z'));
  expect(await campaignEmails()).toEqual([]);
  expect(await listSends(campaign.id)).toMatchObject([
    { state: 'paused', problem: campaignErrors.accessEnded },
  ]);
});

test('lists, links and the reason are whole in the email', async () => {
  const project = await saved(kestrel);
  const own = { kind: 'project', projectId: project.id } as const;
  const noor = await subscribed('Noor', own);
  await subscribed('Hana', { projectId: project.id });
  const campaign = await savedCampaign({
    lists: [],
    priorityOf: [project.id],
    body: '<ul><li><p>One</p></li></ul><p><a href="/news?a=&quot;&amp;b=1">Two</a></p>',
  });
  const shown = { typed: campaign, language: null, readerId: noor.id };
  const { html, text } = await previewTyped(shown);
  expect(html).toContain('One</li>');
  expect(text).toContain('/news?a=%22&b=1&from=preview');
  const { readers } = await readAudience(db, campaign);
  expect(readers.map(({ name }) => name)).toEqual(['Noor']);
  await projectRecords.unpublish(project, campaignEditor);
  expect((await previewTyped(shown)).text).toContain('to hear about one of our projects.');
  const toNobody = { typed: campaign, language: null, readerId: null };
  const now = new Date('2026-06-10T12:00:00.000Z');
  expect((await previewTyped(toNobody, now)).text).not.toContain('You agreed');
  expect(campaignSchema.safeParse({ ...campaign, lists: ['search'] }).success).toBe(false);
});

test('a campaign that is being sent cannot be deleted', async () => {
  await subscribed('Noor');
  const campaign = await savedCampaign();
  await sendTried(campaign, { at: '2999-01-01T00:00:00.000Z' });
  expect(await campaignRecords.remove(campaign, campaignEditor)).toMatchObject({
    outcome: 'refused',
  });
});

test('who has no text in their language waits for the translation, if that was chosen', async () => {
  await subscribed('Noor');
  await subscribed('Hana', { language: french });
  const campaign = await savedCampaign({ withoutText: 'wait' });
  await sendTried(campaign);
  expect(await campaignEmails()).toHaveLength(1);
  expect(await listSends(campaign.id)).toMatchObject([{ state: 'running', waitingForText: 1 }]);
  await publishTranslation('campaigns', campaign.id);
  await writeAllOfCampaigns();
  expect((await campaignEmails()).map(({ subject }) => subject)).toContain(
    '[fr] Plans, 48 hours early',
  );
  expect(await listSends(campaign.id)).toMatchObject([{ state: 'done', written: 2 }]);
  expect(Object.keys(await readTexts(db, campaign))).toContain(french);
  expect(Object.keys(await readTexts(db, { ...campaign, subject: 'Other' }))).not.toContain(french);
});

const codes: [string, Record<string, string>, string][] = [
  ['of the form', { from: 'code-of-the-send' }, ''],
  ['of the address, without script', {}, '?from=code-of-the-send'],
];

test.each(codes)('an enquiry counts by the code %s', async (_title, sent, search) => {
  await subscribed('Noor');
  const campaign = await savedCampaign();
  await sendTried(campaign);
  await db.updateTable('campaignSends').set({ code: 'code-of-the-send' }).execute();
  const url = new URL(`https://solmere.example/contact${search}`);
  const body = new URLSearchParams({ ...demoEnquiries.contact, ...sent });
  const request = new Request(url, { method: 'POST', body });
  const response = { headers: new Headers(), status: 200 };
  await handleEnquiryForm({ request, url, clientAddress: '203.0.113.7', response }, 'contact');
  expect(await listSends(campaign.id)).toMatchObject([{ enquiries: 1, viewings: 0 }]);
});

test('other systems are not told of campaigns, and an erased person is not among their readers', async () => {
  await db.deleteFrom('webhooks').execute();
  await insertWebhook();
  await subscribed('Noor', { email: 'noor@lindqvist.example' });
  const campaign = await savedCampaign();
  await sendTried(campaign);
  const kinds = await db.selectFrom('webhookEvents').select('type').execute();
  expect(kinds.filter(({ type }) => type.startsWith('record.'))).toEqual([]);
  await erasePerson({ email: 'noor@lindqvist.example' }, campaignEditor);
  expect(await db.selectFrom('campaignRecipients').selectAll().execute()).toEqual([]);
  await db.deleteFrom('webhooks').execute();
});

async function endEmailTo(recipient: string, state: 'sent' | 'failed') {
  await db.updateTable('outgoingMails').set({ state }).where('recipient', '=', recipient).execute();
}
