import { dayMs } from '../../../lib/time/durations.ts';
import { locale } from '../../../lib/text/locale.ts';
import { wallClockAt } from '../../../lib/time/zoned-time.ts';
import { viewingMessages } from '../../../messages/viewings.ts';
import { paths } from '../../../site/paths.ts';
import type { Image } from '../../../lib/media/image-url.ts';
import { Button } from '../../../ui/Button.tsx';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { OwnPage } from '../../../ui/own-page/OwnPage.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import alerts from '../../enquiries/forms/EnquiryAlert.module.css';
import type { Offer } from '../choose/offer.ts';
import { TimeChoice } from '../choose/TimeChoice.tsx';
import { isOn, type ShownViewing } from '../viewing.ts';
import { dayAndTime, viewingHeading } from '../viewing-texts.ts';
import { EndedViewing } from './EndedViewing.tsx';
import { ViewingActions, ViewingFacts } from './ViewingFacts.tsx';
import facts from './ViewingFacts.module.css';
import styles from './VisitorViewing.module.css';

type VisitorViewingProps = {
  viewing: ShownViewing;
  /** What the address asks to do. */
  asks: 'cancel' | 'change' | undefined;
  /** True if the project takes viewings now. */
  mayChoose: boolean;
  /** The times to change to. */
  offer: Offer | undefined;
  /** Why a change was refused. */
  alert: string | undefined;
  image: Image | null;
  now: Date;
};

/** A visitor's own page of a viewing, by the link of its emails. */
export function VisitorViewing(props: VisitorViewingProps) {
  const { viewing, image, now } = props;
  const messages = viewingMessages();
  const { state, time, zone, project, projectSlug } = viewing;
  const href = projectSlug === null ? paths.projects : paths.project(projectSlug);
  return (
    <OwnPage
      heading={viewingHeading(viewing)}
      lead={
        time && isOn(state) ? messages.yourViewing(project, inDays(zone, time.at, now)) : project
      }
      aside={
        <>
          {image ? (
            <a className={`well ${styles.image}`} href={href} tabIndex={-1} aria-hidden="true">
              <ResponsiveImage
                image={{ ...image, alt: '' }}
                slot={[{ from: '56rem', width: '40vw' }, { width: '100vw' }]}
              />
            </a>
          ) : null}
          <TextLink href={href}>{project}</TextLink>
        </>
      }
    >
      {isOn(state) ? <Open {...props} /> : <EndedViewing {...props} href={href} />}
    </OwnPage>
  );
}

/** A viewing that can be changed and cancelled. Each asks in place of the buttons. */
function Open({ viewing, offer, alert, asks }: VisitorViewingProps) {
  const messages = viewingMessages();
  const { state, time, zone, host, token, visitorZone } = viewing;
  const page = paths.viewing(token);
  const isChange = asks === 'change';
  const isAsked = asks !== undefined && state !== 'begun' && (!isChange || offer !== undefined);
  const question = time
    ? messages.askCancel(dayAndTime(zone, time.at), host.name)
    : messages.askWithdraw(host.name);
  const cancel = time ? messages.cancel : messages.withdraw;
  return (
    <>
      {alert ? (
        <p className={alerts.alert} role="alert">
          {alert}
        </p>
      ) : null}
      {time ? null : <p className="lead">{messages.asked.text(host.name)}</p>}
      <ViewingFacts viewing={viewing} />
      {isAsked ? (
        <form className={styles.asks} method="post" action={page} id="asks">
          <input type="hidden" name="do" value={asks} />
          <p className="lead">{isChange ? messages.chooseNew : question}</p>
          {isChange && offer ? (
            <TimeChoice
              offer={offer}
              ownZone={visitorZone}
              week={{ formAction: `${page}#asks`, formMethod: 'get' }}
            />
          ) : null}
          <p className={facts.actions}>
            <Button type="submit" isSolid={isChange} isNatural>
              {isChange ? messages.changeTo : cancel}
            </Button>
            <TextLink href={page}>{time ? messages.keep : messages.doNotWithdraw}</TextLink>
          </p>
        </form>
      ) : (
        <ViewingActions viewing={viewing} canChange={offer !== undefined} />
      )}
    </>
  );
}

/** `in 5 days`, `tomorrow`, in the zone of the viewing. */
function inDays(timeZone: string, at: string, now: Date) {
  const [day, today] = [Date.parse(at), now.getTime()].map((time) =>
    Date.parse(wallClockAt(timeZone, time).day),
  );
  const days = Math.round(((day ?? 0) - (today ?? 0)) / dayMs);
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(days, 'day');
}
