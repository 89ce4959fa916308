import { viewingMessages } from '../../../messages/viewings.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import { paths } from '../../../site/paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { ShownViewing } from '../viewing.ts';
import { dayAndTime, dayIn } from '../viewing-texts.ts';

export type EndedViewingProps = {
  viewing: ShownViewing;
  /** True if the project takes viewings now. */
  mayChoose: boolean;
  /** That of the project. */
  href: string;
};

/** How a viewing ended, and what can be done then. */
export function EndedViewing({ viewing, mayChoose, href }: EndedViewingProps) {
  const { cancelled, over, closed } = viewingMessages();
  const { state, time, zone, host, project } = viewing;
  const { phone } = headOffice();
  const texts: Record<string, string | undefined> = {
    closed: closed.text,
    cancelled: time && cancelled.text(dayAndTime(zone, time.at), host.name),
    over: time && over.text(project, host.name, dayIn(zone, time.at)),
  };
  const link =
    state === 'closed'
      ? { label: phone, href: paths.telephone(phone) ?? paths.contact }
      : state === 'cancelled' && mayChoose
        ? { label: cancelled.link, href: `${href}#interest` }
        : { label: over.link, href };
  return (
    <>
      {texts[state] ? <p className="lead">{texts[state]}</p> : null}
      <p>
        <TextLink href={link.href}>{link.label}</TextLink>
      </p>
    </>
  );
}
