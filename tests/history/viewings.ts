import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { callAction } from '../system/sites/editor.ts';
import {
  addHost,
  bookViewing,
  dayAhead,
  hostEmail,
  instantOn,
  viewedProject,
} from '../system/sites/viewings.ts';
import type { ViewingWork } from './plan.ts';
import { untilAnswered } from './visitors.ts';
import type { World } from './world.ts';

/** How a viewing is stored. */
type State = { state: string; at: string };

type Viewing = {
  id: string;
  email: string;
  token: string;
  revision: number;
  state: State;
  /** How many emails its visitor and its host each get. */
  emails: number;
  /** The last change by the team, and what it changed. */
  undoable?: { entryIds: string[]; before: State } | undefined;
};

type Time = { at: string; day: string; time: string; places: number };

/** `running`: how many operations may take or free it now. `changes`: how often one has begun or ended. */
type Use = { running: number; changes: number };

export type HistoryTimes = Awaited<ReturnType<typeof openTimes>>;

/** Four private times and an open house, for which all visitors compete. */
export async function openTimes(world: World) {
  const { rows } = await world.read({
    rows: `select id from projects where slug = '${viewedProject}'`,
  });
  const projectId = String(rows[0]?.['id']);
  const hostId = randomUUID();
  const day = dayAhead(10);
  await addHost(world.editor, hostId, {
    projectIds: [projectId],
    minutes: 60,
    extraDays: [{ day, from: '09:00', until: '13:00' }],
    openHouses: [{ day, from: '14:00', until: '16:00', projectId, places: 2 }],
  });
  const times = ['09:00', '10:00', '11:00', '12:00', '14:00'].map((time): Time => {
    return { at: instantOn(day, time), day, time, places: time === '14:00' ? 2 : 1 };
  });
  const uses = new Map(times.map(({ at }): [string, Use] => [at, { running: 0, changes: 0 }]));
  return { hostId, times, uses };
}

export type ViewingLane = ReturnType<typeof startViewer>;

/** Visitors who book, change and cancel viewings, and the team, who do it for them. */
export function startViewer(world: World, { hostId, times, uses }: HistoryTimes) {
  const viewings: Viewing[] = [];

  async function view(work: ViewingWork) {
    const time = times[work.time % times.length];
    const viewing = viewings.length > 0 ? viewings[work.pick % viewings.length] : undefined;
    if (!time) return;
    if (work.act === 'undo' && viewing?.undoable) await undo(viewing, viewing.undoable);
    else if (work.act === 'book' || !viewing) await book(work, time);
    else if (viewing.state.state !== 'booked') await change(viewing, 'moveByTeam', time);
    else if (work.act !== 'undo') await change(viewing, work.act, time);
  }

  async function book({ key, address, isSentTwice }: ViewingWork, time: Time) {
    const email = `viewer-${key}@haddad.example`;
    const headers = { 'x-forwarded-for': `10.${address.join('.')}` };
    let isBooked = false;
    await watch(time, [], async () => {
      const isAnswered = await untilAnswered(world, 'A viewing', async () => {
        const answers = await Promise.all(
          Array.from({ length: isSentTwice ? 2 : 1 }, () =>
            bookViewing(world.origin, { email, at: time.at, key, headers }),
          ),
        );
        isBooked = answers.includes('booked');
      });
      return isAnswered && !isBooked;
    });
    const { rows, emails } = await world.read({
      rows: `select id, revision, viewing_state, viewing_at from enquiries where email = '${email}'`,
      emails: `select body_text from outgoing_mails where recipient = '${email}'`,
    });
    if (rows.length !== (isBooked ? 1 : 0))
      world.wrong.push(
        `The viewing of ${email} was ${isBooked ? 'booked' : 'refused'} and is stored ${rows.length} times`,
      );
    const [row] = rows;
    if (!row) return;
    const state = { state: 'booked', at: time.at };
    if (!isDeepStrictEqual(readState(row), state))
      world.wrong.push(
        `The viewing of ${email} is ${show(readState(row))} instead of ${show(state)}`,
      );
    const token = /\/viewings\/([\w-]+)/.exec(String(emails[0]?.['body_text']))?.[1] ?? '';
    viewings.push({
      id: String(row['id']),
      email,
      token,
      revision: Number(row['revision']),
      state,
      emails: 1,
    });
  }

  async function change(
    viewing: Viewing,
    act: Exclude<ViewingWork['act'], 'undo' | 'book'>,
    time: Time,
  ) {
    const { id, revision, state: before, token } = viewing;
    const isMove = act === 'move' || act === 'moveByTeam';
    // To its own time: nothing to change.
    if (isMove && before.state === 'booked' && time.at === before.at) return;
    const after = isMove ? { state: 'booked', at: time.at } : { ...before, state: 'cancelled' };
    let entryIds: string[] = [];
    const byTeam = async (action: string, input: object) => {
      const answer = await callAction<{ outcome: string; entryIds?: string[] }>(
        world.editor,
        `viewings.${action}`,
        { id, revision, word: '', ...input },
      );
      entryIds = answer.entryIds ?? [];
      return answer.outcome === 'done';
    };
    const send = {
      move: () => post(token, { do: 'change', viewing: time.at }),
      cancel: () => post(token, { do: 'cancel' }),
      moveByTeam: () =>
        byTeam('move', { hostId, day: time.day, time: time.time, medium: 'in-person' }),
      cancelByTeam: () => byTeam('cancel', {}),
    }[act];
    await make(viewing, { what: act, after, wanted: isMove ? time : undefined, send });
    const isDone = isDeepStrictEqual(viewing.state, after) && entryIds.length > 0;
    viewing.undoable = isDone ? { entryIds, before } : undefined;
  }

  async function undo(
    viewing: Viewing,
    { entryIds: ids, before: after }: NonNullable<Viewing['undoable']>,
  ) {
    viewing.undoable = undefined;
    const wanted = after.state === 'booked' ? times.find(({ at }) => at === after.at) : undefined;
    await make(viewing, {
      what: 'undo',
      after,
      wanted,
      send: async () => {
        const { undone } = await callAction<{ undone: object[] }>(world.editor, 'activity.undo', {
          ids,
        });
        return undone.length === 1;
      },
    });
  }

  type Intent = {
    what: string;
    after: State;
    /** The time that may be refused. */
    wanted: Time | undefined;
    /** False if it was refused. */
    send: () => Promise<boolean>;
  };

  /** Sends a change once, and holds what is stored against the answer. */
  async function make(viewing: Viewing, { what, after, wanted, send }: Intent) {
    const before = viewing.state;
    let isDone: boolean | undefined;
    await watch(wanted, [before.at], async () => {
      isDone = await send().catch((): undefined => undefined);
      if (isDone === undefined) await world.calm();
      return isDone === false;
    });
    const { rows } = await world.read({
      rows: `select revision, viewing_state, viewing_at from enquiries where id = '${viewing.id}'`,
    });
    const state = readState(rows[0] ?? {});
    const allowed = isDone === undefined ? [before, after] : [isDone ? after : before];
    if (!allowed.some((one) => isDeepStrictEqual(one, state)))
      world.wrong.push(
        `After ${what}, answered with ${isDone}, the viewing of ${viewing.email} is ${show(state)} instead of ${allowed.map(show).join(' or ')}`,
      );
    if (isDone === false && !wanted)
      world.wrong.push(`${what} of the viewing of ${viewing.email} was refused`);
    if (!isDeepStrictEqual(before, state)) viewing.emails += 1;
    viewing.state = state;
    viewing.revision = Number(rows[0]?.['revision']);
  }

  /** Runs what may take `wanted` and free others. A time that is free all the while must not be refused. */
  async function watch(wanted: Time | undefined, freed: string[], send: () => Promise<boolean>) {
    const used = [...(wanted ? [wanted.at] : []), ...freed].flatMap((at) => uses.get(at) ?? []);
    const own = wanted && uses.get(wanted.at);
    const isAlone = own?.running === 0;
    const changes = (own?.changes ?? 0) + 1;
    for (const use of used) {
      use.running += 1;
      use.changes += 1;
    }
    const isFree = wanted !== undefined && (await countGuests(wanted)) < wanted.places;
    const isRefused = await send();
    if (isRefused && isFree && isAlone && own?.changes === changes)
      world.wrong.push(`${wanted?.at} was free and refused`);
    for (const use of used) {
      use.running -= 1;
      use.changes += 1;
    }
  }

  async function countGuests({ at }: Time) {
    const { rows } = await world.read({
      rows: `select id from enquiries where viewing_host = '${hostId}' and viewing_at = '${at}' and viewing_state = 'booked'`,
    });
    return rows.length;
  }

  /** False if the page shows why nothing has changed. */
  async function post(token: string, values: Record<string, string>) {
    const { status } = await fetch(`${world.origin}/viewings/${token}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: world.origin },
      body: new URLSearchParams(values),
    });
    if (status !== 303 && status !== 409) throw new Error(`The link was answered with ${status}`);
    return status === 303;
  }

  return { viewings, view };
}

/** No time has too many viewings, none is lost, and each change has told its visitor and its host once. */
export async function checkViewings(
  world: World,
  { times, hostId }: HistoryTimes,
  lanes: ViewingLane[],
) {
  const { wrong } = world;
  const known = lanes.flatMap(({ viewings }) => viewings);
  const { rows, emails } = await world.read({
    rows: `select id, viewing_state, viewing_at from enquiries where viewing_host = '${hostId}'`,
    emails: `select enquiry_id, recipient, calendar from outgoing_mails where recipient like '%@haddad.example' or recipient = '${hostEmail}'`,
  });
  for (const { at, places } of times) {
    const guests = rows.filter((row) => isOn(readState(row)) && row['viewing_at'] === at).length;
    if (guests > places) wrong.push(`${at} has ${guests} viewings and ${places} places`);
  }
  if (rows.length !== known.length)
    wrong.push(`${rows.length} viewings are stored, ${known.length} were acknowledged`);
  for (const { id, email, state, emails: expected } of known) {
    const found = rows.find((row) => row['id'] === id);
    if (!isDeepStrictEqual(found && readState(found), state))
      wrong.push(`The viewing of ${email} is ${show(found)} instead of ${show(state)}`);
    const own = emails.filter((one) => one['enquiry_id'] === id);
    const calendars = own
      .filter(({ recipient }) => recipient === email)
      .map(({ calendar }) => readCalendar(String(calendar)))
      .toSorted((one, other) => one.sequence - other.sequence);
    const hostEmails = own.filter(({ recipient }) => recipient === hostEmail).length;
    if (calendars.length !== expected || hostEmails !== expected)
      wrong.push(
        `The visitor ${email} got ${calendars.length} emails and the host ${hostEmails} instead of ${expected}`,
      );
    if (new Set(calendars.map(({ sequence }) => sequence)).size !== calendars.length)
      wrong.push(`The emails to ${email} repeat the number of a change`);
    const last = calendars.at(-1);
    if (last?.isCancelled !== !isOn(state) || last.at !== state.at)
      wrong.push(`The last email to ${email} says ${show(last)} instead of ${show(state)}`);
  }
}

function isOn({ state }: State) {
  return state === 'booked';
}

function readState(row: Record<string, unknown>): State {
  return { state: String(row['viewing_state']), at: String(row['viewing_at']) };
}

/** What an invitation, or its withdrawal, says. */
function readCalendar(text: string) {
  const [, day = '', time = ''] = /DTSTART;TZID=[\w/]+:(\d{8})T(\d{4})/.exec(text) ?? [];
  return {
    at: instantOn(day.replace(/(....)(..)/, '$1-$2-'), time.replace(/(..)/, '$1:')),
    sequence: Number(/SEQUENCE:(\d+)/.exec(text)?.[1]),
    isCancelled: text.includes('METHOD:CANCEL'),
  };
}

function show(value: unknown) {
  return JSON.stringify(value);
}
