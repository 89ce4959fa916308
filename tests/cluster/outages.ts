import { execFile } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { signInEditor } from '../system/sites/editor.ts';
import { administrator } from '../system/sites/site.ts';
import type { Cluster } from './cluster.ts';

const frozenMs = 60_000;
const slowMs = 3_000;
const endings = 30;

/**
 * What is taken away from under the instances, the database for so many milliseconds. `say` tells what a request that
 * meets it is answered.
 */
export function outages(cluster: Cluster, say: (line: string) => void, awayMs = 15_000) {
  const [first, second] = cluster.nodes;
  if (!first || !second) throw new Error('It takes two instances or more');

  return [
    { name: 'one instance killed', happen: kill },
    { name: 'one instance frozen for a minute', happen: freeze },
    { name: 'PostgreSQL restarted', happen: () => restartPostgres(0) },
    { name: `PostgreSQL away for ${awayMs / 1_000} s`, happen: () => restartPostgres(awayMs) },
    { name: 'PostgreSQL failed over', happen: failOver },
    { name: 'the network to PostgreSQL cut', happen: cutNetwork },
    { name: 'the listening connections ended', happen: endListening },
    { name: 'the store away', happen: loseStore },
    { name: 'the store slow', happen: slowStore },
    { name: 'the disk of an instance full', happen: fillDisk },
  ];

  async function kill() {
    await wait(2_000);
    first?.site.child.kill('SIGKILL');
    await wait(5_000);
    if (first) await cluster.revive(first);
  }

  async function freeze() {
    await wait(2_000);
    second?.site.child.kill('SIGSTOP');
    await wait(frozenMs);
    second?.site.child.kill('SIGCONT');
    await wait(2_000);
  }

  async function restartPostgres(milliseconds: number) {
    await wait(2_000);
    await cluster.postgres.stop();
    await wait(milliseconds);
    await cluster.postgres.start();
    await wait(10_000);
  }

  async function failOver() {
    await wait(2_000);
    await cluster.failOver();
    await wait(10_000);
  }

  async function cutNetwork() {
    await wait(2_000);
    cluster.network.cut();
    await wait(awayMs);
    cluster.network.heal();
    await wait(10_000);
  }

  /** Again and again, so that notices are lost while the rest of the database answers. */
  async function endListening() {
    const client = new pg.Client(cluster.postgres.url);
    await client.connect();
    for (let time = 0; time < endings; time++) {
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`,
      );
      await wait(500);
    }
    await client.end();
  }

  async function loseStore() {
    cluster.s3.answerBy((_request, response) => response.destroy());
    await wait(5_000);
    say(`An upload: ${await upload()}`);
    cluster.s3.answerBy();
    await wait(1_000);
    say(`An upload afterwards: ${await upload()}`);
  }

  async function slowStore() {
    cluster.s3.answerBy((request, response, answer) => {
      setTimeout(() => answer(request, response), slowMs);
    });
    say(`An upload: ${await upload()}`);
    cluster.s3.answerBy();
  }

  /** A small disk is put over the folder of the first instance, where that is allowed. */
  async function fillDisk() {
    const folder = first?.dataFolder ?? '';
    const run = promisify(execFile);
    try {
      await run('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]);
    } catch {
      return say('Not tried: it takes the right to mount a disk');
    }
    say(`An upload: ${await upload(first?.site.origin)}`);
    await run('umount', [folder]);
    say(`An upload afterwards: ${await upload(first?.site.origin)}`);
  }

  async function upload(at = cluster.origin) {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = administrator;
    const { cookie } = await signInEditor(at, ADMIN_EMAIL, ADMIN_PASSWORD, cluster.origin);
    const response = await fetch(`${at}/uploads?kind=image&folder=news`, {
      method: 'PUT',
      headers: { origin: cluster.origin, cookie, 'x-file-name': 'dusk.jpg' },
      body: await openAsBlob('demo/vancouver-2.jpg'),
    });
    return `${response.status} ${(await response.text()).slice(0, 120)}`;
  }
}
