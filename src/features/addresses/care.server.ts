import { cachedContent } from '../../platform/cached-content.ts';
import { listDeadLinks } from './dead-links.server.ts';
import { countNotFoundPaths } from './not-found.server.ts';
import { readAddresses } from './redirects.server.ts';

const keptAddresses = cachedContent(() => readAddresses());

/** How many addresses need somebody's care. */
export async function countAddressCare() {
  const known = await keptAddresses();
  return {
    addressesNotFound: await countNotFoundPaths(known),
    deadLinks: (await listDeadLinks(known)).length,
  };
}
