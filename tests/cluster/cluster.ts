import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSite } from '../../scripts/site-build.ts';
import { loadDemoData } from '../sites/demo-data.ts';
import { freePort } from '../sites/free-port.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { startPostgres } from '../sites/postgres.ts';
import { startS3 } from '../sites/s3-server.ts';
import {
  administrator,
  endSites,
  launchSite,
  makeFolder,
  until,
  type Site,
} from '../system/sites/site.ts';
import { findNginx, startNginx } from './nginx.ts';
import { startSmallProxy } from './small-proxy.ts';
import { startSwitchboard } from './switchboard.ts';

/** What operators start: it becomes the site without another process. */
const startProgram = path.resolve(import.meta.dirname, '../../scripts/start.ts');

/** nginx leaves out for two seconds whom it could not reach. */
export const takenBackMs = 5_000;

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

type Node = { port: number; dataFolder: string; site: Site };

/** PostgreSQL, a store, a mail server, several instances that share nothing else, and a proxy in front of them. */
export async function startCluster(size: number, drainSeconds: number) {
  await buildSite();
  const [first, s3, mail] = await Promise.all([startPostgres(), startS3(), startMailServer()]);
  const servers = [first];
  let postgres = first;
  const network = await startSwitchboard(Number(new URL(postgres.url).port));
  const databaseUrl = new URL(postgres.url);
  databaseUrl.port = String(network.port);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    ...administrator,
    ...s3.environment,
    DATABASE_URL: databaseUrl.href,
    SMTP_URL: mail.url,
    SITE_URL: origin,
    TRUST_PROXY_HOPS: '2',
    DRAIN_SECONDS: String(drainSeconds),
  };
  await loadDemoData(await makeFolder(), settings);
  const nodes: Node[] = [];
  for (let number = 0; number < size; number++) {
    const node = { port: await freePort(), dataFolder: await makeFolder() };
    nodes.push({ ...node, site: await start(node) });
  }
  await Promise.all(nodes.map(waitUntilReady));
  const nginx = findNginx();
  const ports = nodes.map((node) => node.port);
  const proxy = await (nginx ? startNginx(nginx, port, ports) : startSmallProxy(port, ports));

  function start({ port: own, dataFolder }: Omit<Node, 'site'>) {
    return launchSite({ ...settings, PORT: String(own), DATA_DIR: dataFolder }, startProgram);
  }

  return {
    origin,
    nodes,
    get postgres() {
      return postgres;
    },
    /** Between the instances and PostgreSQL. */
    network,
    s3,
    mail,
    proxyName: nginx ? 'nginx' : 'a small proxy for trials (nginx is not installed)',
    /** As an operator does it: SIGTERM, wait for the end, start, wait until it is ready. */
    async restart(node: Node) {
      node.site.child.kill('SIGTERM');
      const code = await node.site.exitCode;
      node.site = await start(node);
      await waitUntilReady(node);
      return code;
    },
    /** Starts one that was killed, and waits until nginx has taken it back, as the handbook has it. */
    async revive(node: Node) {
      await node.site.exitCode;
      node.site = await start(node);
      await waitUntilReady(node);
      await wait(takenBackMs);
    },
    /** Another server goes on with a copy of the data, and the address leads there. */
    async failOver() {
      await postgres.stop();
      postgres = await startPostgres(postgres.dataFolder);
      servers.push(postgres);
      network.redirectTo(Number(new URL(postgres.url).port));
    },
    async stop() {
      await proxy.stop();
      await endSites();
      await network.stop();
      await Promise.all([...servers.map((server) => server.remove()), s3.stop(), mail.kill()]);
    },
  };
}

async function waitUntilReady({ site }: Node) {
  await until(async () => (await fetchStatus(`${site.origin}/ready`)) === 200, 'it is ready', 180);
}

function fetchStatus(url: string) {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}
