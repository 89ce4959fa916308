import { db } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import type { AddressScreen } from './address-screen.ts';
import { listDeadLinks } from './dead-links.server.ts';
import { listNotFound, writeCounts } from './not-found.server.ts';
import { listRedirects, readAddresses } from './redirects.server.ts';

/** All that the screen of addresses shows, with what this process has counted until now. */
export async function readAddressScreen(): Promise<AddressScreen> {
  await writeCounts();
  const known = await readAddresses();
  return {
    notFound: await listNotFound(known),
    redirects: await listRedirects(known),
    renamed: [...known.moved].map(([fromPath, target]) => ({ fromPath, target })),
    deadLinks: await listDeadLinks(known),
    checksOthers: env.checksLinks,
    hasLooked: await hasLooked(),
  };
}

/** The links that lead nowhere, as the night found them. */
export async function readDeadLinks() {
  return listDeadLinks(await readAddresses());
}

/** True once the links were looked through. */
async function hasLooked() {
  const job = await db
    .selectFrom('jobs')
    .select('dueAt')
    .where('name', '=', 'look through links')
    .executeTakeFirst();
  return job !== undefined && new Date(job.dueAt).getTime() > 0;
}
