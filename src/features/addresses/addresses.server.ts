import { db } from '../../platform/database/database.ts';
import type { Member } from '../../model/rights.ts';
import { env } from '../../platform/env/env.ts';
import { setupHint } from '../../platform/setup-hints.ts';
import type { AddressScreen } from './address-screen.ts';
import { listDeadLinks } from './dead-links.server.ts';
import { listNotFound, writeCounts } from './not-found.server.ts';
import { listRedirects, readAddresses } from './redirects.server.ts';

/** The data of the addresses screen, including the counts still in this process's memory. */
export async function readAddressScreen({ role }: Member): Promise<AddressScreen> {
  await writeCounts();
  const siteAddresses = await readAddresses();
  return {
    notFound: await listNotFound(siteAddresses),
    redirects: await listRedirects(siteAddresses),
    renamed: [...siteAddresses.moved].map(([fromPath, target]) => ({ fromPath, target })),
    deadLinks: await listDeadLinks(siteAddresses),
    checksOthers: env.checksLinks,
    linkCheckHint: env.checksLinks ? undefined : setupHint('linkChecks', role),
    hasChecked: await hasChecked(),
  };
}

/** The dead links from the nightly check. */
export async function readDeadLinks() {
  return listDeadLinks(await readAddresses());
}

/** True after the first check. */
async function hasChecked() {
  const job = await db
    .selectFrom('jobs')
    .select('dueAt')
    .where('name', '=', 'look through links')
    .executeTakeFirst();
  return job !== undefined && new Date(job.dueAt).getTime() > 0;
}
