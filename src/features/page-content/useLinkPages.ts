import { actions } from 'astro:actions';
import { useCallback } from 'react';
import { ActionFailure, type Action } from '../../admin/actions.ts';
import type { LinkPages } from '../../admin/rich-text/link-pages.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import { namedPages, paths } from '../../site/paths.ts';
import { pageErrors, type LinkedRecords } from './page-content.ts';

const links: Action<undefined, LinkedRecords | object> = actions.pages.links;

/** Finds the pages of the site that a text can lead to. */
export function useLinkPages(): () => Promise<LinkPages[]> {
  const call = useAction();
  return useCallback(async () => {
    const answer = await call(links, undefined, pageErrors.fetchLinks);
    if (!('partners' in answer)) throw new ActionFailure(pageErrors.fetchLinks);
    const { partners, projects } = answer;
    return [
      { heading: 'Pages', pages: namedPages },
      {
        heading: 'Partners',
        pages: partners.map(({ name, slug }) => ({ label: name, path: paths.partner(slug) })),
      },
      {
        heading: 'Projects',
        pages: projects.map(({ name, slug }) => ({ label: name, path: paths.project(slug) })),
      },
    ];
  }, [call]);
}
