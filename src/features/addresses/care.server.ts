import { cachedContent } from '../../platform/page-cache/cached-content.ts';
import { listDeadLinks } from './dead-links.server.ts';
import { countNotFoundPaths } from './not-found.server.ts';
import { readAddresses } from './redirects.server.ts';

const cachedAddresses = cachedContent(() => readAddresses());

/** The number of addresses that need attention. */
export async function countAddressCare() {
  const siteAddresses = await cachedAddresses();
  return {
    addressesNotFound: await countNotFoundPaths(siteAddresses),
    deadLinks: (await listDeadLinks(siteAddresses)).length,
  };
}
