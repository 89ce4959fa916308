import { randomUUID } from 'node:crypto';
import { until } from '../system/sites/site.ts';
import { describePage, startEditor, type EditorLane, type HistoryNoun } from './editors.ts';
import { historyPartners, historyTranslations } from './nouns.ts';
import { planRound, type Round } from './plan.ts';
import { behave, isReader, openList, startReader, type HistoryList } from './readers.ts';
import {
  checkList,
  endPauses,
  sendAllOfCampaigns,
  startSender,
  type SenderLane,
} from './senders.ts';
import { startUploader } from './uploads.ts';
import {
  checkViewings,
  openTimes,
  startViewer,
  type HistoryTimes,
  type ViewingLane,
} from './viewings.ts';
import { startStaffWork, startVisitor } from './visitors.ts';
import { startWorld, type Beginning, type World } from './world.ts';

type TrialOrder = Beginning & {
  seed: number;
  /** Whether another round begins, after so many. */
  goesOn: (rounds: number) => boolean;
  say?: (line: string) => void;
};

type TrialOutcome = {
  rounds: number;
  operations: number;
  failures: Record<string, number>;
  saves: number;
  translations: number;
  enquiries: number;
  replies: number;
  uploads: number;
  viewings: number;
  readers: number;
  sendings: number;
  mails: number;
  /** Each line is a promise that was broken. */
  wrong: string[];
  /** What the site logged. */
  log: string;
};

/**
 * Plays round after round of one seed: staff, visitors and failures at once. Holds each answer against the database and
 * the pages, and all that was acknowledged against database, pages and mails at the end.
 */
export async function runHistory({
  seed,
  goesOn,
  say = () => undefined,
  ...beginning
}: TrialOrder): Promise<TrialOutcome> {
  const world = await startWorld(beginning);
  const uploader = startUploader(world);
  const editors = ['a', 'b'].map((label) =>
    startEditor(world, label, historyPartners(label, uploader.urls)),
  );
  const translator = startEditor(world, 'fr', historyTranslations(world));
  const visitor = startVisitor(world);
  const inbox = startStaffWork(world, visitor.sent);
  const times = await openTimes(world);
  const viewers = [startViewer(world, times), startViewer(world, times)];
  const list = await openList(world);
  const readers = [0, 1].map((own) => startReader(world, list, own));
  const senders = [startSender(world, randomUUID()), startSender(world, randomUUID())];
  const lanes = {
    editors,
    translator,
    uploader,
    visitor,
    inbox,
    times,
    viewers,
    list,
    readers,
    senders,
  };
  const failures: Record<string, number> = {};
  let [rounds, operations] = [0, 0];
  try {
    for (; goesOn(rounds) && world.wrong.length === 0; rounds++) {
      const round = planRound(seed, rounds);
      const { kind, afterOperations, delayMs } = round.failure;
      const count = await play(world, lanes, round);
      operations += count;
      failures[kind] = (failures[kind] ?? 0) + 1;
      say(
        `Round ${rounds}: ${count} operations, ${kind} at the ${afterOperations}th and ${delayMs} ms, mail server: ${round.mail}`,
      );
    }
    const mails = await checkAll(world, lanes);
    return {
      rounds,
      operations,
      failures,
      saves: editors.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      translations: translator.acknowledged.length,
      enquiries: visitor.sent.length,
      replies: inbox.replies.length,
      uploads: uploader.stored.length,
      viewings: viewers.reduce((sum, { viewings }) => sum + viewings.length, 0),
      readers: list.people.length,
      sendings: senders.reduce((sum, { sendings }) => sum + sendings.length, 0),
      mails,
      wrong: world.wrong,
      log: world.said(),
    };
  } finally {
    await world.stop();
  }
}

type Lanes = {
  editors: EditorLane[];
  translator: EditorLane;
  uploader: ReturnType<typeof startUploader>;
  visitor: ReturnType<typeof startVisitor>;
  inbox: ReturnType<typeof startStaffWork>;
  times: HistoryTimes;
  viewers: ViewingLane[];
  list: HistoryList;
  readers: ReturnType<typeof startReader>[];
  senders: SenderLane[];
};

/** All lanes of a round at once; each does one thing after the other. The number of operations. */
async function play(
  world: World,
  { editors, translator, uploader, visitor, inbox, viewers, list, readers, senders }: Lanes,
  round: Round,
) {
  let sent = 0;
  let failing: Promise<void> | undefined;
  behave(world, list, round.mail);

  async function each<T>(operations: readonly T[], work: (operation: T) => Promise<void>) {
    for (const operation of operations) {
      sent += 1;
      if (sent === round.failure.afterOperations) failing = world.fail(round.failure);
      await work(operation);
    }
  }

  await Promise.all([
    ...editors.map((editor, at) => each(round.editors[at] ?? [], editor.edit)),
    each(round.translator, translator.edit),
    each(round.visitor, visitor.write),
    each(round.inbox, inbox.work),
    each(round.uploader, uploader.upload),
    ...viewers.map((viewer, at) => each(round.viewers[at] ?? [], viewer.view)),
    ...readers.map((reader, at) => each(round.readers[at] ?? [], reader.read)),
    ...senders.map((sender, at) => each(round.senders[at] ?? [], sender.work)),
  ]);
  await failing;
  behave(world, list, 'accept');
  world.mail.letGo();
  return sent;
}

async function checkAll(world: World, lanes: Lanes) {
  const { wrong } = world;
  const { editors, translator, uploader, visitor, inbox } = lanes;
  await until(
    async () =>
      (await world.read({ due: 'select 1 from schedules where publish_at is not null' })).due
        .length === 0,
    'all that was scheduled is published',
    30,
  ).catch((cause: unknown) => wrong.push(String(cause)));
  // Nobody waits for leases, the next try or the next minute.
  await world.startAgain(() =>
    world.database.change(
      `update outgoing_mails set next_try_at = created_at, lease_until = null where state = 'waiting';
      ${endPauses(lanes.senders)}`,
    ),
  );
  await sendAllOfCampaigns(world, lanes.senders);
  for (const editor of editors) {
    await checkRecords(world, editor);
    await checkLists(world, editor);
  }
  await checkRecords(world, translator);
  await checkOrder(world);
  await checkEnquiries(world, visitor, inbox);
  await checkViewings(world, lanes.times, lanes.viewers);
  const mails = await checkEmails(world);
  await checkList(world, lanes.list, lanes.senders);
  await uploader.check();
  wrong.push(...(await world.database.faults()));
  return mails;
}

/** Every acknowledged version is stored and logged once, nothing else is, and visitors see what is published. */
async function checkRecords(world: World, { noun, records, acknowledged, observe }: EditorLane) {
  const { wrong } = world;
  for (const record of records) {
    const { id, slug, state } = record;
    const now = await observe(id);
    const published = atTheEnd(record);
    if (now.published !== published || now.isDeleted !== state.isDeleted)
      wrong.push(`${slug} is ${JSON.stringify(now)} instead of ${JSON.stringify(state)}`);
    const response = await fetch(world.origin + noun.address(slug));
    const shown = describePage(response, await response.text());
    if (shown !== (published ?? noun.hidden))
      wrong.push(`Visitors see ${shown} of ${slug} instead of ${published ?? noun.hidden}`);
    await checkVersions(world, noun, id, acknowledged);
  }
}

async function checkLists(world: World, { records, tokens }: EditorLane) {
  const { wrong } = world;
  const list = await textAt(`${world.origin}/partners`);
  const sitemap = await textAt(`${world.origin}/sitemap.xml`);
  for (const record of records) {
    if (sitemap.includes(`/partners/${record.slug}<`) !== (atTheEnd(record) !== null))
      wrong.push(`The sitemap is wrong about ${record.slug}`);
  }
  for (const token of tokens) {
    const isPublished = records.some((record) => atTheEnd(record) === token);
    if (new RegExp(`${token}(?![\\w-])`).test(list) !== isPublished)
      wrong.push(`The list of partners is wrong about ${token}`);
  }
}

/** What is public once all that was scheduled is. */
function atTheEnd({ state }: EditorLane['records'][number]) {
  return state.publishAt === null ? state.published : state.draft;
}

async function checkVersions(
  world: World,
  noun: HistoryNoun,
  id: string,
  acknowledged: EditorLane['acknowledged'],
) {
  const { versions, entries } = await world.read({
    versions: `select revision, record, saved_by from versions where noun = '${noun.name}' and record_id = '${id}' order by revision`,
    entries: `select revision from activity where kind = '${noun.name}' and subject_id = '${id}' and revision is not null order by revision`,
  });
  const revisions = versions.map(({ revision }) => Number(revision));
  const logged = entries.map(({ revision }) => Number(revision));
  const all = revisions.map((_one, at) => at + 1);
  if (revisions.join() !== all.join())
    world.wrong.push(`${id} has the versions ${revisions.join()}`);
  if (logged.join() !== all.join())
    world.wrong.push(`${id} has entries for ${logged.join()} of ${all.join()}`);
  for (const { revision, text } of acknowledged.filter((each) => each.id === id)) {
    const version = versions.find((one) => Number(one['revision']) === revision);
    const stored = JSON.parse(String(version?.['record'] ?? '{}')) as Record<string, unknown>;
    if (noun.textOf(stored) !== text)
      world.wrong.push(
        `${text} was acknowledged as revision ${revision} and is ${noun.textOf(stored)}`,
      );
  }
}

async function checkOrder(world: World) {
  const { rows } = await world.read({
    rows: 'select display_order from partners order by display_order',
  });
  const places = rows.map((row) => Number(row['display_order']));
  if (places.join() !== [...places.keys()].join())
    world.wrong.push(`The partners stand at ${places.join()}`);
}

async function checkEnquiries(world: World, visitor: Lanes['visitor'], inbox: Lanes['inbox']) {
  const { wrong } = world;
  const { enquiries, replies } = await world.read({
    enquiries: `select email, answers, status from enquiries where email like '%@chen.example'`,
    replies: `select email, enquiry_messages.body_text from enquiry_messages join enquiries on enquiries.id = enquiry_id where direction = 'sent'`,
  });
  for (const { email, message } of visitor.sent) {
    const found = enquiries.filter((one) => one['email'] === email);
    if (found.length !== 1) wrong.push(`The enquiry of ${email} is stored ${found.length} times`);
    if (!String(found[0]?.['answers']).includes(message.split(' ')[0] ?? ''))
      wrong.push(`The enquiry of ${email} is not what was sent`);
    const stage = inbox.stagesByEmail.get(email)?.[0];
    if (stage !== undefined && found[0]?.['status'] !== stage)
      wrong.push(`The enquiry of ${email} is ${String(found[0]?.['status'])} instead of ${stage}`);
  }
  if (enquiries.length !== visitor.sent.length)
    wrong.push(
      `${enquiries.length} enquiries are stored, ${visitor.sent.length} were acknowledged`,
    );
  for (const { email, text } of inbox.replies) {
    const found = replies.filter(
      (one) => one['email'] === email && String(one['body_text']).includes(text),
    );
    if (found.length !== 1) wrong.push(`The reply to ${email} is stored ${found.length} times`);
  }
}

/** Each mail of the outbox has arrived, as one mail; nothing else has. */
async function checkEmails(world: World) {
  const { wrong, mail } = world;
  const query = {
    mails: `select message_id, recipient, state, kind, purpose, enquiry_id from outgoing_mails`,
  };
  await until(
    async () => (await world.read(query)).mails.every(({ state }) => state !== 'waiting'),
    'all mails are sent',
    60,
  ).catch((cause: unknown) => wrong.push(String(cause)));
  const all = (await world.read(query)).mails;
  // What people on the list get depends on what they did: see `checkList`.
  const mails = all.filter(({ recipient }) => !isReader(recipient));
  const received = Map.groupBy(
    mail.received.filter(({ to }) => !isReader(to)),
    ({ headers }) => headers['message-id'] ?? '',
  );
  for (const one of mails) {
    const [messageId, recipient] = [String(one['message_id']), String(one['recipient'])];
    const copies = received.get(messageId) ?? received.get(`<${messageId}>`) ?? [];
    if (copies.length === 0) wrong.push(`The mail to ${recipient} (${messageId}) never came`);
    if (copies.some(({ to }) => to !== recipient))
      wrong.push(`The mail to ${recipient} went to ${copies.map(({ to }) => to).join()}`);
    if (new Set(copies.map(({ text }) => withoutMimeMarks(text))).size > 1)
      wrong.push(`The mail to ${recipient} came with different texts`);
  }
  if (received.size !== mails.length)
    wrong.push(`${received.size} different mails came, ${mails.length} were sent`);
  return all.length;
}

function withoutMimeMarks(text: string) {
  return text.replaceAll(/-{2,}[\w=.-]+/g, '');
}

async function textAt(url: string) {
  return (await fetch(url)).text();
}
