import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForBrochures } from '../../cluster/brochures.ts';
import { startCluster, type Cluster } from '../../cluster/cluster.ts';
import { releaseDuringUploads, runTrial, type Outcome } from '../../cluster/trials.ts';
import { raceForViewings } from '../../cluster/viewings.ts';
import { isLong } from '../../set-up/long.ts';
import { until } from '../sites/site.ts';

let cluster: Cluster;

beforeAll(async () => {
  if (isLong) cluster = await startCluster(2, 10);
}, 300_000);
afterAll(async () => {
  if (isLong) await cluster.stop();
});

test('each instance makes brochures of what all share, with pictures from the store @long', async () => {
  for (const { site } of cluster.nodes) {
    const answer = await openedBrochure(`${site.origin}/projects/kestrel-house/brochure.pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // Pictures are most of it.
    expect(bytes.length).toBeGreaterThan(200_000);
    expect(bytes.length).toBeLessThan(3_000_000);
  }
}, 120_000);

test('while strangers ask for twelve brochures no other page fails, and all are made @long', async () => {
  const outcome = await runTrial(cluster, 'twelve brochures', async () => {
    const { wrong, promises } = await askForBrochures(cluster);
    expect(wrong).toEqual([]);
    expect(promises).toBeGreaterThan(0);
  });
  expect(outcome.failed).toEqual([]);
  expectNothingLost(outcome);
}, 600_000);

test('a rolling release under load fails nobody, loses nothing and sends each mail once @long', async () => {
  const outcome = await runTrial(cluster, 'a rolling release', async () => {
    for (const node of cluster.nodes) expect(await cluster.restart(node)).toBe(0);
  });
  expect(outcome.failed).toEqual([]);
  expect(outcome.unseen).toEqual([]);
  expectNothingLost(outcome);
}, 600_000);

test('uploads survive a release, also where nobody else comes @long', async () => {
  const { exitCodes, sent, failures } = await releaseDuringUploads(cluster);
  expect({ exitCodes, failures }).toEqual({ exitCodes: [0, 0], failures: [] });
  expect(sent).toBeGreaterThan(0);
}, 600_000);

test('of an instance that is killed or frozen others take over, and readers notice nothing @long', async () => {
  const [first, second] = cluster.nodes;
  const outcome = await runTrial(cluster, 'a kill and a freeze', async () => {
    // nginx leaves out for two seconds who was restarted last.
    await wait(5_000);
    first?.site.child.kill('SIGKILL');
    if (first) await cluster.revive(first);
    second?.site.child.kill('SIGSTOP');
    await wait(50_000);
    second?.site.child.kill('SIGCONT');
  });
  expect(outcome.failed.filter(({ what }) => what.startsWith('/'))).toEqual([]);
  expectNothingLost(outcome);
}, 600_000);

test('of ten visitors for each time of a host, as many have it as it has places, while instances are killed @long', async () => {
  const outcome = await raceForViewings(cluster, 100);
  expect(outcome.kills).toBeGreaterThan(0);
  const { double, lost, leftOver, unconfirmed } = outcome;
  expect([...double, ...lost, ...leftOver, ...unconfirmed]).toEqual([]);
  expect(outcome).toMatchObject({ tries: 1_000, booked: 120, refused: 880 });
}, 280_000);

/** On a busy machine it is promised first. */
async function openedBrochure(url: string) {
  let answer: Response | undefined;
  await until(async () => (answer = await fetch(url)).status === 200, 'it is made', 60);
  return answer ?? Response.error();
}

function expectNothingLost({ saves, lost, wrongEmails }: Outcome) {
  expect(saves).toBeGreaterThan(0);
  expect({ lost, wrongEmails }).toEqual({ lost: [], wrongEmails: [] });
}
