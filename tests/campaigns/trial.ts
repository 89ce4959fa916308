import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSite } from '../../scripts/site-build.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { loadDemoData } from '../sites/demo-data.ts';
import { startPostgres } from '../sites/postgres.ts';
import { endSites, launchSite, makeFolder, until, health } from '../system/sites/site.ts';

const languages = ['en-CA', 'fr-CA', 'ja-JP', 'zh-Hant-TW'];
const instanceCount = 3;
const awayMs = 10_000;
const settlesAfterMs = 2_000;
const sayEveryMs = 15_000;
/** An instance has worked for a while by then. */
const betweenKillsMs = 8_000;
const rowsAtOnce = 400;

/** Of so many readers one is not confirmed, one has left and one is muted. */
const oneOf = 20;

type TrialOptions = {
  readers: number;
  kills: number;
  minutes: number;
  say: (line: string) => void;
};

type Reader = { id: string; email: string; state: 'reached' | 'asked' | 'ended' | 'muted' };

/**
 * Three instances on PostgreSQL send a campaign, one after the other is killed, the mail server is away for a while, and
 * people leave or are muted meanwhile. What arrived wrong is in the list.
 */
export async function runCampaignTrial({ readers: count, kills, minutes, say }: TrialOptions) {
  await buildSite();
  const [postgres, mail] = await Promise.all([startPostgres(), startMailServer()]);
  const settings = {
    DATABASE_URL: postgres.url,
    SMTP_URL: mail.url,
    SITE_URL: 'http://127.0.0.1',
    SECRET: 'a secret of forty letters for one trial.',
  };
  await loadDemoData(await makeFolder(), settings);
  Object.assign(process.env, settings);
  // After the settings, which they read.
  const { db } = await import('../../src/platform/database/database.ts');
  const { inTransaction } = await import('../../src/platform/database/transaction.ts');
  const { personKey, withdrawConsent } = await import('../../src/records/consents.server.ts');
  const { muteReader } = await import('../../src/records/muted-readers.server.ts');
  const { publishTranslation } = await import('../fixtures/translations.ts');
  const { savedCampaign, sendNow } = await import('../fixtures/campaigns.ts');
  const { hashTexts, readTexts } =
    await import('../../src/features/campaigns/campaign-writing.compose.server.ts');

  const readers = Array.from({ length: count }, (_, index): Reader => {
    const states = ['asked', 'ended', 'muted'] as const;
    const state = states[index % oneOf] ?? 'reached';
    return { id: randomUUID(), email: `reader-${index}@lindqvist.example`, state };
  });
  for (let from = 0; from < count; from += rowsAtOnce)
    await insertReaders(readers.slice(from, from + rowsAtOnce), from);
  await send();
  say(`${count} readers in ${languages.length} languages`);

  const sites = await Promise.all(Array.from({ length: instanceCount }, start));
  const startedAt = performance.now();
  const end = Date.now() + minutes * 60_000;
  const left = new Map<string, number>();
  let killed = 0;
  let isAway = false;
  let lastKillAt = Date.now();
  const said = setInterval(() => say(`${mail.received.length} emails have arrived`), sayEveryMs);
  let state = await progress();
  while ((state.waiting > 0 || state.unsent > 0 || killed < kills) && Date.now() < end) {
    await wait(250);
    await leaveOne();
    const index = killed % instanceCount;
    const isNext = killed < kills && Date.now() - lastKillAt > betweenKillsMs;
    if (isNext && sites[index] && (await health(sites[index])).ready === true) {
      sites[index].child.kill('SIGKILL');
      await sites[index].exitCode;
      sites[index] = await launchSite({ ...settings, DATA_DIR: sites[index].dataFolder });
      killed += 1;
      lastKillAt = Date.now();
    }
    if (!isAway && killed === 1) {
      isAway = true;
      mail.behave('drop the connection');
      mail.dropConnections();
      setTimeout(() => mail.behave('accept'), awayMs);
      say(`The mail server is away for ${awayMs / 1_000} s`);
    }
    state = await progress();
  }
  clearInterval(said);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  await wait(settlesAfterMs);
  const result = judge();
  await endSites();
  await db.destroy();
  await Promise.all([postgres.remove(), mail.kill()]);
  return { kills: killed, 'left meanwhile': left.size, seconds, ...result };

  async function start() {
    const site = await launchSite({ ...settings, DATA_DIR: await makeFolder() });
    await until(async () => (await health(site)).ready === true, 'an instance is ready', 180);
    return site;
  }

  /** One who may not have got it yet leaves the list, or is muted. */
  async function leaveOne() {
    const reader = readers[Math.floor(Math.random() * count)];
    if (!reader || reader.state !== 'reached' || left.has(reader.email)) return;
    if (left.size >= count / oneOf) return;
    left.set(reader.email, Infinity);
    const { email: emailFolded } = reader;
    const now = new Date();
    const bounced = { mutedFor: 'bounced', mutedStatus: '5.1.1' } as const;
    await inTransaction<unknown>((tx) =>
      left.size % 2 === 0
        ? muteReader(tx, emailFolded, bounced, now)
        : withdrawConsent(tx, { emailFolded, way: 'page', now }),
    );
    // What was being delivered at that moment has arrived by then.
    setTimeout(() => left.set(emailFolded, received(emailFolded).length), settlesAfterMs);
  }

  function received(email: string) {
    return mail.received.filter(({ to }) => to === email);
  }

  function judge() {
    const wrong: string[] = [];
    const byReader = Map.groupBy(mail.received, ({ to }) => to);
    const figures = { sent: 0, doubled: 0, missing: 0, 'repeated after a kill': 0 };
    for (const { email, state: kind } of readers) {
      const emails = byReader.get(email) ?? [];
      const ids = new Set(emails.map(({ headers }) => headers['message-id']));
      figures.sent += ids.size;
      figures['repeated after a kill'] += emails.length - ids.size;
      if (ids.size > 1) {
        figures.doubled += 1;
        wrong.push(`${email} got ${ids.size} emails`);
      }
      if (kind !== 'reached' && emails.length > 0) wrong.push(`${email} is ${kind}`);
      const known = left.get(email);
      if (known !== undefined && emails.length > known) wrong.push(`${email} had left`);
      if (kind === 'reached' && known === undefined && emails.length === 0) {
        figures.missing += 1;
        wrong.push(`${email} got none`);
      }
    }
    return { ...figures, wrong };
  }

  async function progress() {
    const { waiting } = await db
      .selectFrom('campaignSends')
      .select(({ fn }) => fn.countAll().as('waiting'))
      .where('state', '!=', 'done')
      .executeTakeFirstOrThrow();
    const { unsent } = await db
      .selectFrom('outgoingMails')
      .select(({ fn }) => fn.countAll().as('unsent'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return { waiting: Number(waiting), unsent: Number(unsent) };
  }

  async function insertReaders(some: Reader[], from: number) {
    const at = new Date(Date.UTC(2026, 0, 1)).toISOString();
    await db
      .insertInto('subscriptions')
      .values(
        some.map(({ id, email, state: kind }, index) => ({
          id,
          sameKey: id,
          personKey: personKey(email),
          kind: 'newsletter' as const,
          name: `Reader ${from + index}`,
          email,
          emailFolded: email,
          language: languages[(from + index) % languages.length] ?? '',
          zone: null,
          projectId: null,
          city: null,
          search: '',
          enquiryId: null,
          state: kind === 'asked' || kind === 'ended' ? kind : ('confirmed' as const),
          form: 'contact',
          sentence: 'Write to me.',
          version: '1',
          placePath: '/contact',
          proof: null,
          askedAt: at,
          confirmedAt: kind === 'asked' ? null : at,
          endedAt: kind === 'ended' ? at : null,
          endWay: kind === 'ended' ? ('page' as const) : null,
          revision: 1,
        })),
      )
      .execute();
    const muted = some.filter((reader) => reader.state === 'muted');
    if (muted.length > 0)
      await db
        .insertInto('readers')
        .values(
          muted.map(({ email }) => ({
            personKey: personKey(email),
            mutedAt: at,
            mutedFor: 'bounced' as const,
            mutedStatus: '5.1.1',
            alertedOn: null,
            invitedAt: null,
          })),
        )
        .execute();
  }

  async function send() {
    const campaign = await savedCampaign({ lists: ['newsletter'] });
    for (const language of languages.slice(1))
      await publishTranslation('campaigns', campaign.id, language, language);
    const { id: campaignId, revision } = campaign;
    const sentAt = new Date().toISOString();
    const textsHash = hashTexts(await readTexts(db, campaign));
    await db
      .insertInto('campaignTrials')
      .values({ campaignId, revision, textsHash, sentAt })
      .execute();
    const answer = await sendNow(campaign, { rate: Math.max(60, count) });
    if (answer.outcome !== 'done') throw new Error(JSON.stringify(answer));
  }
}
