import { actions } from 'astro:actions';
import { useCallback } from 'react';
import type { LinkPages } from '../../../admin/rich-text/link-pages.ts';
import { useRead } from '../../../admin/session/SignInAgain.tsx';
import { namedPages } from '../../../site/paths.ts';
import { pageErrors } from '../page-content.ts';

/** Fetches the pages of the site that a text can link to. */
export function useLinkPages(): () => Promise<LinkPages[]> {
  const read = useRead();
  return useCallback(async () => {
    const records = await read(actions.pages.links, undefined, pageErrors.fetchLinks);
    return [{ heading: 'Pages', pages: namedPages }, ...records];
  }, [read]);
}
