import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { toTime } from '../../src/lib/time/clock-minutes.ts';
import { asStranger } from '../sites/stranger.ts';
import { signInEditor } from '../system/sites/editor.ts';
import { administrator } from '../system/sites/site.ts';
import {
  addHost,
  bookViewing,
  dayAhead,
  instantOn,
  viewedProject,
} from '../system/sites/viewings.ts';
import type { Cluster } from './cluster.ts';

const racers = 10;
const racesAtOnce = 3;
const maxTries = 100;
const againAfterMs = 200;
const firstKillMs = 5_000;
/** An instance that starts takes half of a small machine. */
const betweenKillsMs = 40_000;

/** Each day has a host. Of so many times of a day, which last five minutes each, these are private; the others are open houses. */
const timesOfDay = 100;
const privateTimes = 80;
const places = 2;

type Race = { at: string; places: number; booked: string[]; refused: string[] };

/**
 * Ten visitors at once for each time of the hosts, while one instance after the other is killed. Who gets no answer sends
 * the form again. What is wrong afterwards is in the lists.
 */
export async function raceForViewings(cluster: Cluster, count: number) {
  const client = new pg.Client(cluster.postgres.url);
  await client.connect();
  const races = await openRaces(cluster, client, count);
  const waiting = [...races];
  let again = 0;

  async function run() {
    for (let race = waiting.shift(); race; race = waiting.shift()) {
      const { at, booked, refused } = race;
      await Promise.all(
        Array.from({ length: racers }, async () => {
          const email = `racer-${randomUUID()}@haddad.example`;
          const answer = await insist({ email, at, key: randomUUID(), headers: asStranger() });
          (answer === 'booked' ? booked : refused).push(email);
        }),
      );
    }
  }

  /** The same form again, until it is answered. */
  async function insist(form: Parameters<typeof bookViewing>[1]) {
    for (let tries = 1; ; tries++) {
      try {
        return await bookViewing(cluster.origin, form);
      } catch (cause) {
        if (tries === maxTries) throw cause;
        again += 1;
        await wait(againAfterMs);
      }
    }
  }

  const start = performance.now();
  const racing = Promise.all(Array.from({ length: racesAtOnce }, run));
  const kills = await killUntil(cluster, racing);
  const tookMs = performance.now() - start;
  const wrong = await findWrong(client, races);
  await client.end();
  return {
    tries: races.length * racers,
    booked: races.flatMap(({ booked }) => booked).length,
    refused: races.flatMap(({ refused }) => refused).length,
    again,
    kills,
    tookMs,
    ...wrong,
  };
}

async function openRaces({ origin }: Cluster, client: pg.Client, count: number) {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = administrator;
  const editor = await signInEditor(origin, ADMIN_EMAIL, ADMIN_PASSWORD);
  const { rows } = await client.query<{ id: string }>('select id from projects where slug = $1', [
    viewedProject,
  ]);
  const projectId = rows[0]?.id ?? '';
  const times = Array.from({ length: count }, (_, index) => {
    const day = dayAhead(3 + Math.floor(index / timesOfDay));
    const minute = 9 * 60 + (index % timesOfDay) * 5;
    const isPrivate = index % timesOfDay < privateTimes;
    return { day, from: toTime(minute), until: toTime(minute + 5), isPrivate };
  });
  for (const ofDay of Map.groupBy(times, ({ day }) => day).values())
    await addHost(editor, randomUUID(), {
      projectIds: [projectId],
      minutes: 5,
      aheadDays: 365,
      extraDays: privateHours(ofDay),
      openHouses: ofDay.flatMap(({ isPrivate, ...time }) =>
        isPrivate ? [] : { ...time, projectId, places },
      ),
    });
  return times.map(({ day, from, isPrivate }): Race => {
    return { at: instantOn(day, from), places: isPrivate ? 1 : places, booked: [], refused: [] };
  });
}

type RacedTime = { day: string; from: string; until: string; isPrivate: boolean };

/** The private times of a day follow one another. */
function privateHours(ofDay: readonly RacedTime[]) {
  const own = ofDay.filter(({ isPrivate }) => isPrivate);
  const [first, last] = [own[0], own.at(-1)];
  return first && last ? [{ day: first.day, from: first.from, until: last.until }] : [];
}

/** Kills one instance after the other until the work is done. How often. */
async function killUntil(cluster: Cluster, work: Promise<unknown>) {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  let kills = 0;
  for (;;) {
    await Promise.race([done, wait(kills === 0 ? firstKillMs : betweenKillsMs)]);
    if (isDone) break;
    const node = cluster.nodes[kills % cluster.nodes.length];
    if (!node) break;
    node.site.child.kill('SIGKILL');
    kills += 1;
    await cluster.revive(node);
  }
  await done;
  return kills;
}

async function findWrong(client: pg.Client, races: readonly Race[]) {
  const { rows } = await client.query<{ email: string; at: string; confirmations: string }>(
    `select email, viewing_at as at, (select count(*) from outgoing_mails
        where enquiry_id = enquiries.id and kind = 'confirmation') as confirmations
      from enquiries where email like 'racer-%' and viewing_state = 'booked'`,
  );
  const stored = Map.groupBy(rows, ({ at }) => at);
  const emails = new Set(rows.map(({ email }) => email));
  const double: string[] = [];
  const lost: string[] = [];
  const leftOver: string[] = [];
  for (const race of races) {
    const guests = stored.get(race.at)?.length ?? 0;
    if (guests > race.places) double.push(`${race.at}: ${guests} of ${race.places}`);
    if (guests < race.places) leftOver.push(`${race.at}: ${guests} of ${race.places}`);
    lost.push(...race.booked.filter((email) => !emails.has(email)));
    double.push(...race.refused.filter((email) => emails.has(email)));
  }
  const unconfirmed = rows.filter(({ confirmations }) => Number(confirmations) !== 1);
  return { double, lost, leftOver, unconfirmed: unconfirmed.map(({ email }) => email) };
}
