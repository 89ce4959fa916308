import { callAction } from '../system/sites/editor.ts';
import { until } from '../system/sites/site.ts';
import type { Manner } from '../mail/mail-server.ts';
import type { Reading } from './plan.ts';
import { untilAnswered } from './visitors.ts';
import type { World } from './world.ts';

export const domain = '@tanaka.example';
const invitableCount = 12;
export const here = 'TOKYO';
const elsewhere = 'TORONTO';

/** Somebody who asks for emails by the form, or agreed before subscriptions were confirmed. */
type Person = {
  email: string;
  cameBy: 'form' | 'list';
  /** Of the newest subscription; `none` without one. */
  state: string;
  /** The newest subscription, and the secret of its page. */
  id?: string;
  token?: string | undefined;
  /** Where a mail program sends one click to. */
  leave?: string | undefined;
  isHere: boolean;
  wasHere: boolean;
  /** Whether some email may be missing, since the person has paused or left. */
  hasLeft: boolean;
  isErased: boolean;
  /** Whether the mail server refuses the address. */
  isRefused: boolean;
  closed: ReturnType<typeof closedTimes>;
};

export type HistoryList = Awaited<ReturnType<typeof openList>>;

/** People who agreed to emails before anybody was asked to confirm it, without what is stored of them since. */
export async function openList(world: World) {
  const people = Array.from({ length: invitableCount }, (_, at): Person => {
    return { ...newPerson(`listed-${at}${domain}`), cameBy: 'list', isHere: true, wasHere: true };
  });
  for (const [at, { email }] of people.entries())
    await post(world, '/vip', `10.1.1.${at}`, {
      'form-name': 'vip',
      firstName: 'Mei',
      lastName: 'Tanaka',
      email,
      phone: '+81 3 5555 0100',
      message: 'The river side',
    });
  const waiting = `select id from outgoing_mails where state = 'waiting'`;
  await until(
    async () => (await world.read({ waiting })).waiting.length === 0,
    'what was written before is sent',
  );
  const { receipts } = await world.read({
    receipts: `select recipient, body_text from outgoing_mails where recipient like '%${domain}'`,
  });
  for (const person of people)
    person.leave = findLeave(receipts.filter(({ recipient }) => recipient === person.email));
  await world.database.change(
    `delete from outgoing_mails; delete from readers; delete from subscriptions where email like '%${domain}'`,
  );
  world.mail.received.length = 0;
  return { people, refused: new Set<string>() };
}

function findLeave(emails: Record<string, unknown>[]) {
  const texts = emails.map((one) => String(one['body_text'])).join();
  return /\/private\/leave\/[\w.-]+/.exec(texts)?.[0];
}

function newPerson(email: string): Person {
  return {
    email,
    cameBy: 'form',
    state: 'none',
    isHere: false,
    wasHere: false,
    hasLeft: false,
    isErased: false,
    isRefused: false,
    closed: closedTimes(0),
  };
}

/** An email may be written so long after the time that it bears, while the database cannot be reached. */
const longestWaitMs = 8_000;

/** The times in which nothing may be written: from an answer to the sending of what ends it. */
export function closedTimes(...begun: number[]) {
  const times = begun.map((from) => ({ from, until: Infinity }));
  const isClosed = () => times.at(-1)?.until === Infinity;
  return {
    close: () => void (isClosed() || times.push({ from: Date.now(), until: Infinity })),
    open() {
      const last = times.at(-1);
      if (last && isClosed()) last.until = Date.now() - longestWaitMs;
    },
    hold: (begin: number, end = begin) =>
      times.some((time) => begin > time.from && end < time.until),
  };
}

/** The mail server behaves so, but to the addresses that it does not know. */
export function behave(world: World, { refused }: HistoryList, manner: Manner) {
  world.mail.behave((to) => (refused.has(to) ? 'refuse for good' : manner));
}

export function isReader(address: unknown) {
  return String(address).endsWith(domain);
}

async function post(world: World, path: string, from: string, values: Record<string, string>) {
  const { status } = await fetch(world.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: world.origin, accept: 'application/json', 'x-forwarded-for': from },
    body: new URLSearchParams(values),
  });
  if (status !== 200 && status !== 303) throw new Error(`${path} was answered with ${status}`);
}

/** What a click leads to. */
const clicks: Partial<Record<Reading['act'], { from: string[]; to: string }>> = {
  confirm: { from: ['asked'], to: 'confirmed' },
  pause: { from: ['confirmed'], to: 'paused' },
  resume: { from: ['paused'], to: 'confirmed' },
  stop: { from: ['asked', 'confirmed', 'paused'], to: 'ended' },
  'one-click': { from: ['asked', 'confirmed', 'paused'], to: 'ended' },
  erase: { from: ['asked', 'confirmed', 'paused', 'ended'], to: 'none' },
};

/** People who ask for emails, confirm, change and stop them, one after the other. */
export function startReader(world: World, { people: all, refused }: HistoryList, own: number) {
  const people = all.slice(0, invitableCount).filter((_, at) => at % 2 === own);

  async function read(reading: Reading) {
    const { act, key, pick } = reading;
    const person = people[pick % people.length];
    if (act === 'ask') {
      const isAgain = person?.cameBy === 'form' && person.state === 'ended' && !person.isErased;
      const asking = isAgain ? person : newPerson(`reader-${key}${domain}`);
      if (!isAgain) {
        people.push(asking);
        all.push(asking);
      }
      await ask(asking, reading);
    } else if (act === 'refuse') {
      if (!person || person.isErased) return;
      refused.add(person.email);
      person.isRefused = true;
    } else if (person && !person.isErased) await click(person, { ...reading, act });
  }

  async function ask(person: Person, { isHere, address, isSentTwice }: Reading) {
    const { email } = person;
    const values = { email, city: isHere ? here : elsewhere, search: 'bedrooms=2' };
    const isTaken = await untilAnswered(world, 'A wish', () =>
      twice(isSentTwice, () => post(world, '/alerts', `10.${address.join('.')}`, values)),
    );
    Object.assign(person, { isHere, wasHere: person.wasHere || isHere });
    if (isTaken) await learn(person, ['asked'], 'ask');
  }

  async function click(person: Person, { act, isHere, address, isSentTwice }: Reading) {
    const isListed = person.cameBy === 'list' && person.state === 'none';
    if (isListed) await learn(person, ['none', 'asked'], 'nothing');
    const { email, state, token, leave, isRefused } = person;
    const isPage = act !== 'erase' && act !== 'one-click';
    if (isPage ? !token : act === 'one-click' && !leave) return;
    // Whoever confirms is written to again.
    if (isRefused && act === 'confirm') return;
    const from = `10.${address.join('.')}`;
    const values: Record<string, string> =
      act === 'move' ? { do: 'change', city: isHere ? here : elsewhere } : { do: act };
    async function send() {
      if (act === 'erase') await callAction(world.editor, 'enquiries.erasePerson', { email });
      else if (isPage) await post(world, `/alerts/${token}`, from, values);
      else await post(world, leave ?? '', from, { 'List-Unsubscribe': 'One-Click' });
    }
    const { from: before, to } = clicks[act] ?? { from: [], to: '' };
    const after = before.includes(state) ? to : state;
    // Only a search has a city.
    const isMoved =
      act === 'move' && person.cameBy === 'form' && ['confirmed', 'paused'].includes(state);
    if (isMoved) person.wasHere ||= isHere;
    if (after === 'confirmed') person.closed.open();
    const isDone = await twice(isSentTwice, send).then(
      () => true,
      () => false,
    );
    if (!isDone) await world.calm();
    // An invitation may have come just before.
    const invited = state === 'none' && act === 'one-click' ? ['ended'] : [];
    await learn(person, [...(isDone ? [] : [state]), after, ...invited], act);
    if (isMoved) person.isHere = await readCity(person);
    if (isMoved && isDone && person.isHere !== isHere)
      world.wrong.push(`${email} looks in another city than was answered`);
    person.hasLeft ||= ['pause', 'stop', 'one-click', 'erase'].includes(act);
    person.isErased ||= act === 'erase' && isDone && person.state === 'none';
  }

  /** Holds what is stored against what it has to be. */
  async function learn(person: Person, allowed: string[], act: string) {
    const { email } = person;
    const { rows, emails, waiting } = await world.read({
      rows: `select id, state from subscriptions where email = '${email}' order by asked_at desc, id`,
      emails: `select body_text from outgoing_mails where recipient = '${email}'`,
      waiting: `select id from outgoing_mails where recipient = '${email}' and purpose = 'campaign' and state = 'waiting'`,
    });
    const state = String(rows[0]?.['state'] ?? 'none');
    if (!allowed.includes(state))
      world.wrong.push(`After ${act} ${email} is ${state} instead of ${allowed.join(' or ')}`);
    if (rows.filter((row) => row['state'] !== 'ended').length > 1)
      world.wrong.push(`${email} is stored twice`);
    const id = String(rows[0]?.['id'] ?? '');
    const texts = emails.map((one) => String(one['body_text'])).join();
    const found = new RegExp(`/alerts/(${id}\\.[\\w-]+)`).exec(texts)?.[1];
    person.token = found ?? (id === person.id ? person.token : undefined);
    Object.assign(person, { id, state, leave: findLeave(emails) ?? person.leave });
    if (state === 'confirmed') return;
    person.closed.close();
    if (waiting.length > 0) world.wrong.push(`After ${act} an email to ${email} still waits`);
  }

  async function readCity({ id }: Person) {
    const { rows } = await world.read({
      rows: `select city from subscriptions where id = '${id}'`,
    });
    return rows[0]?.['city'] === here;
  }

  return { read };
}

export async function twice(isSentTwice: boolean, send: () => Promise<unknown>) {
  await Promise.all(isSentTwice ? [send(), send()] : [send()]);
}
