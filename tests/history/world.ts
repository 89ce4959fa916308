import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSwitchboard } from '../cluster/switchboard.ts';
import { freePort } from '../sites/free-port.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { startPostgres } from '../sites/postgres.ts';
import { signInEditor, type Editor } from '../system/sites/editor.ts';
import {
  administrator,
  health,
  startSite,
  stopSite,
  until,
  type Site,
} from '../system/sites/site.ts';
import { postgresDatabase, sqliteDatabase } from './database.ts';
import type { Failure } from './plan.ts';

export type World = Awaited<ReturnType<typeof startWorld>>;

/** A copy of the demo data, and the data folder of a PostgreSQL with the same content if the site runs on one. */
export type Beginning = { dataFolder: string; postgresFolder?: string | undefined };

/** The site gives its uploads a minute. */
const longestStopMs = 120_000;

/** Whether no failure goes on in this epoch. */
export function isCalm(epoch: number) {
  return epoch % 2 === 0;
}

/** One site with its database and mail server, all of which can fail, and the record of what went wrong. */
export async function startWorld({ dataFolder, postgresFolder }: Beginning) {
  const wrong: string[] = [];
  const mail = await startMailServer();
  const postgres = postgresFolder ? await startPostgres(postgresFolder) : undefined;
  const network = postgres && (await startSwitchboard(Number(new URL(postgres.url).port)));
  const settings = {
    DATA_DIR: dataFolder,
    PORT: String(await freePort()),
    SMTP_URL: mail.url,
    TRUST_PROXY_HOPS: '1',
    ...(postgres && { DATABASE_URL: withPort(postgres.url, network?.port) }),
  };
  const database = postgres ? postgresDatabase(postgres.url) : sqliteDatabase(dataFolder);
  let site = await startSite(settings);
  watch(site);
  let mayEnd: Site | undefined;
  let outputBefore = '';
  /** Rises when a failure begins and when it has passed. */
  let epoch = 0;
  let calm: Promise<void> = Promise.resolve();
  const editor: Editor = await signIn();

  return {
    origin: site.origin,
    dataFolder,
    database,
    mail,
    editor,
    wrong,
    epoch: () => epoch,
    /** Settles when no failure goes on. */
    calm: () => calm,
    said: () => outputBefore + site.said(),
    /** Settles when the failure has passed. */
    async fail(failure: Failure) {
      await wait(failure.delayMs);
      calm = play(failure);
      await calm;
    },
    /** Reads the database, again when a failure has passed. */
    async read<Name extends string>(queries: Record<Name, string>) {
      for (;;) {
        const before = epoch;
        try {
          return await database.read(queries);
        } catch (cause) {
          if (epoch === before && isCalm(epoch)) throw cause;
          await calm;
        }
      }
    },
    /** Ends the site in an orderly way, changes the database, and starts it again. */
    async startAgain(between?: () => Promise<void>) {
      epoch += 1;
      await stop();
      await between?.();
      await start();
      epoch += 1;
    },
    async stop() {
      mayEnd = site;
      site.child.kill('SIGKILL');
      await site.exitCode;
      await network?.stop();
      await Promise.all([postgres?.remove(), mail.kill()]);
    },
  };

  async function play(failure: Failure) {
    epoch += 1;
    await failNow(failure);
    await until(isReady, 'the site is ready again', 60);
    epoch += 1;
  }

  async function failNow({ kind, lastsMs }: Failure) {
    switch (kind) {
      case 'kill': {
        mayEnd = site;
        site.child.kill('SIGKILL');
        await site.exitCode;
        await start();
        break;
      }
      case 'restart': {
        await stop();
        await start();
        break;
      }
      case 'freeze': {
        site.child.kill('SIGSTOP');
        await wait(lastsMs);
        site.child.kill('SIGCONT');
        break;
      }
      case 'database away': {
        await postgres?.stop();
        if (postgres) await wait(lastsMs);
        else await lockSqlite(lastsMs);
        await postgres?.start();
        break;
      }
      case 'network cut': {
        network?.cut();
        if (network) await wait(lastsMs);
        else await lockSqlite(lastsMs);
        network?.heal();
        break;
      }
      case 'nothing':
        break;
    }
  }

  async function stop() {
    mayEnd = site;
    const { child } = site;
    const end = setTimeout(() => child.kill('SIGKILL'), longestStopMs);
    const code = await stopSite(site);
    clearTimeout(end);
    if (code !== 0) wrong.push(`Asked to stop, the site ended with ${code}:\n${site.said()}`);
  }

  async function start() {
    outputBefore += site.said();
    site = await startSite(settings);
    watch(site);
  }

  /** A site ends only when it is told to. */
  function watch(started: Site) {
    started.child.once('exit', (code) => {
      if (mayEnd !== started)
        wrong.push(`The site ended by itself with ${code}:\n${started.said()}`);
    });
  }

  /** Another program writes, and nobody else can. */
  async function lockSqlite(lastsMs: number) {
    const other = new DatabaseSync(path.join(dataFolder, 'solmere.db'), { timeout: 10_000 });
    other.exec('begin immediate');
    await wait(lastsMs);
    other.exec('rollback');
    other.close();
  }

  /** `/ready` alone says nothing of the database. */
  async function isReady() {
    const { ready, database: connection } = await health(site);
    return ready === true && connection === 'ok';
  }

  function signIn() {
    return signInEditor(site.origin, administrator.ADMIN_EMAIL, administrator.ADMIN_PASSWORD);
  }
}

function withPort(address: string, port = 0) {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}
