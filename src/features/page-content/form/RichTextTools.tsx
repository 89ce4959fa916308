import { actions } from 'astro:actions';
import { useCallback, type ReactNode } from 'react';
import { useRead } from '../../../admin/actions/useAction.ts';
import { LinkPagesContext, type LinkPages } from '../../../admin/rich-text/link-pages.ts';
import {
  TextMediumContext,
  type TextMediumDialogProps,
} from '../../../admin/rich-text/text-media.ts';
import { namedPages } from '../../../site/paths.ts';
import { TextMediumDialog } from '../../media/fields/TextMediumDialog.tsx';
import { pageErrors } from '../page-content.ts';

function renderDialog(props: TextMediumDialogProps) {
  return <TextMediumDialog {...props} />;
}

/** What the rich texts within may link to and show: pages of the site, images and videos. */
export function RichTextTools({ children }: { children: ReactNode }) {
  const read = useRead();
  const findLinkPages = useCallback(async (): Promise<LinkPages[]> => {
    const records = await read(actions.pages.links, undefined, pageErrors.fetchLinks);
    return [{ heading: 'Pages', pages: namedPages }, ...records];
  }, [read]);
  return (
    <LinkPagesContext value={findLinkPages}>
      <TextMediumContext value={renderDialog}>{children}</TextMediumContext>
    </LinkPagesContext>
  );
}
