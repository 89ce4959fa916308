import { frameMessages } from '../../messages/frame.ts';
import { paths } from '../../site/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { firstName } from '../partners/partner.ts';
import type { NewsItem } from './news.ts';

type NewsLinksProps = Pick<NewsItem, 'project'> & { hasPartner?: boolean };

/** The links of an item to its project, and to the partner who sells it. */
export function NewsLinks({ project, hasPartner = false }: NewsLinksProps) {
  if (!project) return null;
  const partner = hasPartner ? project.partner : null;
  return (
    <>
      <TextLink href={paths.project(project.slug)}>
        {frameMessages().viewProject(project.title)}
      </TextLink>
      {partner ? (
        <TextLink href={paths.partner(partner.slug)}>
          {frameMessages().meetPartner(firstName(partner))}
        </TextLink>
      ) : null}
    </>
  );
}
