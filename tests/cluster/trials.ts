import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { partnerWithoutImages, savePartnerAs, signInEditor } from '../system/sites/editor.ts';
import { administrator, until } from '../system/sites/site.ts';
import { takenBackMs, type Cluster } from './cluster.ts';
import { edit, upload, visit, write, type Failure } from './load.ts';

export type Outcome = {
  trial: string;
  requests: number;
  saves: number;
  enquiries: number;
  failed: Failure[];
  /** What was acknowledged and is not there. */
  lost: string[];
  /** What the editor who saved it did not see right after. */
  unseen: string[];
  /** Mails that came more than once, or never. */
  wrongEmails: string[];
  /** Milliseconds from the acknowledgement of each save until each instance answered with it. */
  delays: number[];
};

const uploaders = 3;

type Amounts = { requests: number; saves: number };

/** How many visitors read at once, and how long each waits before the next page. */
export type Load = { visitors: number; pauseMs: number };

const fullLoad: Load = { visitors: 16, pauseMs: 0 };

/**
 * Restarts each instance while editors upload and nobody else comes: nginx learns from their requests alone which
 * instance has stopped. Returns what failed.
 */
export async function releaseDuringUploads(cluster: Cluster) {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = administrator;
  const editor = await signInEditor(cluster.origin, ADMIN_EMAIL, ADMIN_PASSWORD);
  const editors = Array.from({ length: uploaders }, (_, index) => upload(editor, index));
  const exitCodes: (number | null)[] = [];
  for (const node of cluster.nodes) {
    exitCodes.push(await cluster.restart(node));
    await wait(takenBackMs);
  }
  await Promise.all(editors.map((one) => one.stop()));
  return {
    exitCodes,
    sent: editors.reduce((sum, one) => sum + one.sent(), 0),
    failures: editors.flatMap(({ failures }) => failures.map(({ what }) => what)),
  };
}

/** Runs what happens to the cluster under load, then counts what failed, was lost or came twice. */
export async function runTrial(
  cluster: Cluster,
  trial: string,
  happen: () => Promise<void>,
  amounts: Amounts = { requests: 0, saves: 0 },
  { visitors: connections, pauseMs }: Load = fullLoad,
): Promise<Outcome> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = administrator;
  const editor = await signInEditor(cluster.origin, ADMIN_EMAIL, ADMIN_PASSWORD);
  cluster.mail.received.length = 0;
  const visitors = visit(cluster.origin, connections, pauseMs);
  const instances = cluster.nodes.map(({ site }) => site.origin);
  const staff = edit(editor, String(Date.now()).slice(-6), instances);
  const writers = write(cluster.origin);
  await happen();
  while (visitors.requests() < amounts.requests || staff.saved.length < amounts.saves)
    await wait(50);
  await Promise.all([visitors.stop(), staff.stop(), writers.stop()]);
  return {
    trial,
    requests: visitors.requests(),
    saves: staff.saved.length,
    enquiries: writers.sent.length,
    failed: [...visitors.failures, ...staff.failures, ...writers.failures],
    lost: await missingNames(cluster, staff.saved),
    unseen: staff.unseen,
    wrongEmails: await wrongEmails(cluster, writers.sent),
    delays: staff.delays,
  };
}

/** The names that were acknowledged and are in no version. */
async function missingNames({ postgres }: Cluster, names: string[]) {
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query<{ record: string }>(
    `select record from versions where noun = 'partners'`,
  );
  await client.end();
  const found = new Set(rows.map(({ record }) => (JSON.parse(record) as { name: string }).name));
  return names.filter((name) => !found.has(name));
}

/** A lease that ran out is taken over within a minute; no mail takes longer. */
async function wrongEmails({ mail }: Cluster, emails: string[]) {
  const timesSent = (email: string) => mail.received.filter(({ to }) => to === email).length;
  await until(
    async () => emails.every((email) => timesSent(email) > 0),
    'all mails have come',
    75,
  ).catch(() => undefined);
  return emails.filter((email) => timesSent(email) !== 1);
}

/** How long after its acknowledgement a save stands on another instance, in milliseconds. */
export async function delaysElsewhere({ nodes, origin }: Cluster, times: number) {
  const [one = '', other = ''] = nodes.map(({ site }) => site.origin);
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = administrator;
  const editor = await signInEditor(one, ADMIN_EMAIL, ADMIN_PASSWORD, origin);
  const delays: number[] = [];
  for (let time = 0; time < times; time++) {
    await fetch(`${other}/partners`);
    const slug = `partner-elsewhere-${time}`;
    await savePartnerAs(editor, { ...partnerWithoutImages, name: 'Partner elsewhere', slug });
    const startedAt = performance.now();
    while (!(await (await fetch(`${other}/partners`)).text()).includes(slug));
    delays.push(performance.now() - startedAt);
  }
  return delays.toSorted((a, b) => a - b);
}
