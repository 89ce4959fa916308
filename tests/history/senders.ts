import { campaignErrors, newCampaign } from '../../src/features/campaigns/campaign.ts';
import type { Refusal } from '../../src/model/record.ts';
import { callAction } from '../system/sites/editor.ts';
import { until } from '../system/sites/site.ts';
import type { CampaignWork } from './plan.ts';
import { closedTimes, domain, here, isReader, twice, type HistoryList } from './readers.ts';
import type { World } from './world.ts';

type Sending = {
  id: string;
  subject: string;
  state: string;
  closed: ReturnType<typeof closedTimes>;
};

type Done = { outcome: 'done'; entryId?: string | null };

export type SenderLane = ReturnType<typeof startSender>;

/** A member with a campaign of their own, which they edit, try, send, pause, continue and stop. */
export function startSender(world: World, id: string) {
  const sendings: Sending[] = [];
  const subjects: string[] = [];
  const tried = { surely: new Set<number>(), perhaps: new Set<number>() };
  let known = { subject: '', revision: 0 };
  let undoable: { entryId: string; subject: string } | undefined;

  async function work({ act, keys, rate, isSentTwice }: CampaignWork) {
    if (act === 'invite') await twice(isSentTwice, invite).catch(() => world.calm());
    else if (act === 'undo' && undoable) await undo(undoable);
    else if (act === 'edit' || act === 'undo' || known.revision === 0) await edit();
    else if (act === 'trial') await tryOut();
    else if (act === 'send') await send(isSentTwice ? keys : keys.slice(1), rate);
    else await change(act, isSentTwice);
  }

  function invite() {
    return callAction(world.editor, 'subscriptions.invite');
  }

  /** Undefined if there is no answer. */
  async function ask(action: string, input: object) {
    const answer = await callAction<Done | Refusal>(world.editor, action, input).catch(
      (): undefined => undefined,
    );
    if (!answer) await world.calm();
    return answer;
  }

  async function edit() {
    const { revision } = known;
    const subject = `Campaign ${id.slice(0, 8)} ${subjects.length}`;
    subjects.push(subject);
    const input = { name: subject, lists: ['vip'], cities: [here], body: '<p>See it first.</p>' };
    const seen = revision > 0 && { revision };
    const sent = { ...newCampaign, ...input, subject, id, ...seen };
    const before = known.subject;
    const answer = await ask('campaigns.save', sent);
    const entryId = answer?.outcome === 'done' && answer.entryId;
    await learn(answer ? [subject] : [before, subject]);
    undoable = entryId && revision > 0 ? { entryId, subject: before } : undefined;
  }

  async function undo({ entryId, subject }: NonNullable<typeof undoable>) {
    undoable = undefined;
    const answer = await ask('activity.undo', { ids: [entryId] });
    await learn(answer ? [subject] : [known.subject, subject]);
  }

  async function learn(allowed: string[]) {
    const { rows } = await world.read({
      rows: `select subject, revision from campaigns where id = '${id}'`,
    });
    const [{ subject, revision } = {}] = rows;
    known = { subject: String(subject ?? ''), revision: Number(revision ?? 0) };
    if (!allowed.includes(known.subject))
      world.wrong.push(`A campaign is “${known.subject}” instead of ${allowed.join(' or ')}`);
  }

  async function tryOut() {
    const { revision } = known;
    tried.perhaps.add(revision);
    const answer = await ask('campaigns.trial', { id, revision });
    if (answer?.outcome === 'done') tried.surely.add(revision);
    else if (answer) world.wrong.push(`A trial was refused: ${JSON.stringify(answer)}`);
  }

  /** By as many members at once as there are keys. */
  async function send(keys: readonly string[], rate: number) {
    const { revision, subject } = known;
    const input = { campaignId: id, revision, rate, at: null, zoneDay: null };
    const answers = await Promise.all(
      keys.map((key) => ask('campaigns.send', { ...input, id: key })),
    );
    const { rows } = await world.read({
      rows: `select id from campaign_sends where campaign_id = '${id}'`,
    });
    for (const [at, key] of keys.entries()) {
      const isStored = rows.some((row) => row['id'] === key);
      const answer = answers[at];
      if (answer && isStored !== (answer.outcome === 'done'))
        world.wrong.push(`A sending answered with ${answer.outcome} is stored: ${isStored}`);
      if (isStored && !tried.perhaps.has(revision))
        world.wrong.push(`${subject} was sent without a trial`);
      const isUntried =
        answer?.outcome === 'refused' && answer.fields['id'] === campaignErrors.untried;
      if (isUntried && tried.surely.has(revision))
        world.wrong.push(`${subject} was tried and not sent`);
      if (isStored) sendings.push({ id: key, subject, state: 'scheduled', closed: closedTimes() });
    }
  }

  async function change(act: string, isSentTwice: boolean) {
    const sending = sendings.at(-1);
    if (!sending) return;
    if (act === 'continue' && sending.state === 'paused') sending.closed.open();
    const input = { id: sending.id, change: act };
    let answer: Awaited<ReturnType<typeof ask>>;
    await twice(isSentTwice, async () => (answer = await ask('campaigns.change', input)));
    const { rows } = await world.read({
      rows: `select state, problem from campaign_sends where id = '${sending.id}'`,
    });
    const state = String(rows[0]?.['state']);
    const ended = ['stopped', 'done'];
    if (answer && act === 'stop' && !ended.includes(state))
      world.wrong.push(`${sending.subject} is ${state} after it was stopped`);
    if (sending.state === 'stopped' && state !== 'stopped')
      world.wrong.push(`${sending.subject} is ${state}, though it was stopped`);
    if (state === 'paused' || state === 'stopped') sending.closed.close();
    sending.state = state;
  }

  /** Sends to whoever is left. */
  async function sendToRest(key: string) {
    if (known.revision === 0) return;
    await tryOut();
    await send([key], 300);
  }

  return { id, sendings, subjects, work, invite, sendToRest };
}

/** What ends all pauses, in the database. */
export function endPauses(lanes: SenderLane[]) {
  for (const { state, closed } of lanes.flatMap(({ sendings }) => sendings))
    if (state === 'paused') closed.open();
  return `update campaign_sends set state = 'running', rate = 300, slice_at = null where state in ('running', 'paused')`;
}

/** Ends what goes on, then invites and sends everything once more. */
export async function sendAllOfCampaigns(world: World, lanes: SenderLane[]) {
  await untilSent(world);
  await lanes[0]?.invite();
  for (const lane of lanes) await lane.sendToRest(crypto.randomUUID());
  await untilSent(world);
}

async function untilSent(world: World) {
  const states = `select problem from campaign_sends where state in ('scheduled', 'running', 'paused')`;
  await until(
    async () => (await world.read({ states })).states.length === 0,
    'all campaigns are sent',
    60,
  ).catch((cause: unknown) => world.wrong.push(String(cause)));
}

/** `from` and `until`: when it was written, to the second if it is not stored any more. */
type Written = { subject: string; from: number; until: number; sendId?: unknown };

/** Each reader of a campaign got it once, nobody else did, and nothing came after it had been stopped. */
export async function checkList(world: World, { people }: HistoryList, lanes: SenderLane[]) {
  const { wrong } = world;
  const { emails, subscriptions, problems } = await world.read({
    emails: `select outgoing_mails.message_id, recipient, subject, outgoing_mails.state, created_at, send_id, unsubscribe_url, purpose from outgoing_mails left join campaign_recipients on campaign_recipients.message_id = outgoing_mails.message_id where recipient like '%${domain}'`,
    subscriptions: `select email, state, muted_at from subscriptions left join readers on readers.person_key = subscriptions.person_key where email like '%${domain}' order by asked_at`,
    problems: `select problem from campaign_sends where problem is not null`,
  });
  for (const { problem } of problems) wrong.push(`A sending ended with ${problem}`);
  const received = Map.groupBy(
    world.mail.received.filter(({ to }) => isReader(to)),
    ({ to }) => to,
  );
  const sendings = new Map(lanes.flatMap((lane) => lane.sendings).map((one) => [one.id, one]));
  for (const person of people) {
    const { email, state, closed, hasLeft, isRefused, isErased } = person;
    const rows = emails.filter(({ recipient }) => recipient === email);
    const known = subscriptions.filter((row) => row['email'] === email);
    const last = String(known.at(-1)?.['state'] ?? 'none');
    const isInvited = person.cameBy === 'list' && state === 'none';
    if (last !== state && !(isInvited && last === 'asked'))
      wrong.push(`In the end ${email} is ${last} instead of ${state}`);
    if (isInvited && !hasLeft && last === 'none') wrong.push(`${email} was not invited`);
    if (rows.filter((row) => row['unsubscribe_url'] && !row['purpose']).length > 1)
      wrong.push(`${email} was invited twice`);
    if (isErased && rows.length > 0)
      wrong.push(
        `Emails to ${email} outlived the person: ${rows.map((row) => row['subject']).join()}`,
      );
    const arrived = new Map(
      (received.get(email) ?? []).map((one) => [one.headers['message-id'] ?? '', one]),
    );
    const written = new Map<string, Written>();
    for (const [id, { headers }] of arrived) {
      const from = Date.parse(headers['date'] ?? '');
      written.set(id, { subject: headers['subject'] ?? '', from, until: from + 999 });
    }
    for (const row of rows) {
      const [id, subject] = [String(row['message_id']), String(row['subject'])];
      const isFine = row['state'] === 'sent' ? arrived.has(id) : isRefused;
      if (!isFine) wrong.push(`“${subject}” to ${email} is ${row['state']} and did not come`);
      const from = Date.parse(String(row['created_at']));
      written.set(id, { subject, from, until: from, sendId: row['send_id'] });
      arrived.delete(id);
    }
    if (arrived.size > 0 && !hasLeft) wrong.push(`${email} got emails that are not stored`);
    const mutedAt = Date.parse(String(known.at(-1)?.['muted_at'] ?? ''));
    for (const lane of lanes) {
      const got = [...written.values()].filter(({ subject }) => lane.subjects.includes(subject));
      if (got.length > 1) wrong.push(`${email} got ${got.map(({ subject }) => subject).join()}`);
      const isMeant = state === 'confirmed' && person.isHere && !hasLeft && !isRefused;
      if (isMeant && got.length === 0 && lane.subjects.length > 0)
        wrong.push(`${email} did not get the campaign ${lane.id}`);
      for (const { subject, from, until: end, sendId } of got) {
        const sending = sendings.get(String(sendId));
        if (!person.wasHere) wrong.push(`“${subject}” was not meant for ${email}`);
        if (closed.hold(from, end))
          wrong.push(`“${subject}” was written to ${email}, who may not be`);
        if (from > mutedAt) wrong.push(`“${subject}” was written to ${email}, who is muted`);
        if (sending?.closed.hold(from)) wrong.push(`“${subject}” was written while it was stopped`);
        if (sending && sending.subject !== subject)
          wrong.push(`“${subject}” was sent instead of “${sending.subject}”`);
      }
    }
  }
}
