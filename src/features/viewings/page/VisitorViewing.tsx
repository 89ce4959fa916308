import { dayMs } from '../../../lib/time/durations.ts';
import { locale } from '../../../lib/text/locale.ts';
import { wallClockAt } from '../../../lib/time/zoned-time.ts';
import { viewingMessages } from '../../../messages/viewings.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import { paths } from '../../../site/paths.ts';
import type { Image } from '../../../lib/media/image-url.ts';
import { Button } from '../../../ui/Button.tsx';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { Offer } from '../choose/offer.ts';
import { TimeChoice } from '../choose/TimeChoice.tsx';
import type { ShownViewing } from '../viewing.ts';
import { dayAndTime, dayIn, weekdayAndTime } from '../viewing-texts.ts';
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
  const { viewing, image } = props;
  const messages = viewingMessages();
  const { state, time, zone, project, projectSlug } = viewing;
  const isOn = state === 'booked' || state === 'begun' || state === 'asked';
  const href = projectSlug === null ? paths.projects : paths.project(projectSlug);
  const heading = !isOn
    ? messages[state].heading
    : time
      ? weekdayAndTime(zone, time.at)
      : messages.asked.heading;
  return (
    <div className={styles.page}>
      <div className={`wrap ${styles.top}`}>
        <p className={styles.lead}>
          {time && isOn ? messages.yourViewing(project, inDays(zone, time.at, props.now)) : project}
        </p>
        <h1>{heading}</h1>
      </div>
      <div className={`wrap grid ${styles.body}`}>
        <div className={styles.main}>
          {isOn ? <Open {...props} /> : <Ended {...props} href={href} />}
        </div>
        <aside className={styles.aside}>
          {image ? (
            <a className={`well ${styles.image}`} href={href} tabIndex={-1} aria-hidden="true">
              <ResponsiveImage
                image={{ ...image, alt: '' }}
                slot={[{ from: '56rem', width: '40vw' }, { width: '100vw' }]}
              />
            </a>
          ) : null}
          <TextLink href={href}>{project}</TextLink>
        </aside>
      </div>
    </div>
  );
}

/** A viewing that can be changed and cancelled. Each asks in place of the buttons. */
function Open({ viewing, offer, alert, ...props }: VisitorViewingProps) {
  const messages = viewingMessages();
  const { time, zone, host, token } = viewing;
  const hasBegun = viewing.state === 'begun';
  const asks = hasBegun ? undefined : props.asks;
  const page = paths.viewing(token);
  return (
    <>
      {alert ? (
        <p className={styles.alert} role="alert">
          {alert}
        </p>
      ) : null}
      {time ? null : <p className="lead">{messages.asked.text(host.name)}</p>}
      <ViewingFacts viewing={viewing} />
      {asks === 'cancel' ? (
        <form className={styles.asks} method="post" action={page} id="asks">
          <input type="hidden" name="do" value="cancel" />
          <p className="lead">
            {time
              ? messages.askCancel(dayAndTime(zone, time.at), host.name)
              : messages.askWithdraw(host.name)}
          </p>
          <p className={facts.actions}>
            <Button type="submit" isNatural>
              {time ? messages.cancel : messages.withdraw}
            </Button>
            <TextLink href={page}>{time ? messages.keep : messages.doNotWithdraw}</TextLink>
          </p>
        </form>
      ) : asks === 'change' && offer ? (
        <form className={styles.asks} method="post" action={page} id="asks">
          <input type="hidden" name="do" value="change" />
          <p className="lead">{messages.chooseNew}</p>
          <TimeChoice
            offer={offer}
            ownZone={viewing.visitorZone}
            week={{ formAction: `${page}#asks`, formMethod: 'get' }}
          />
          <p className={facts.actions}>
            <Button type="submit" isSolid isNatural>
              {messages.changeTo}
            </Button>
            <TextLink href={page}>{messages.keep}</TextLink>
          </p>
        </form>
      ) : (
        <ViewingActions viewing={viewing} canChange={offer !== undefined} />
      )}
    </>
  );
}

/** `href` is that of the project. */
function Ended({ viewing, mayChoose, href }: VisitorViewingProps & { href: string }) {
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

/** `in 5 days`, `tomorrow`, in the zone of the viewing. */
function inDays(timeZone: string, at: string, now: Date) {
  const [day, today] = [Date.parse(at), now.getTime()].map((time) =>
    Date.parse(wallClockAt(timeZone, time).day),
  );
  const days = Math.round(((day ?? 0) - (today ?? 0)) / dayMs);
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(days, 'day');
}
