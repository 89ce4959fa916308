import { commaBetween, inLine } from '../../../lib/text/in-line.ts';
import { nameLanguage } from '../../../lib/text/name-language.ts';
import { telephoneUrl } from '../../../lib/web/contact-urls.ts';
import { receiptMessages } from '../../../messages/receipt.ts';
import { viewingMessages } from '../../../messages/viewings.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { PartnerPhoto } from '../../partners/PartnerPhoto.tsx';
import type { ShownViewing } from '../viewing.ts';
import { dayIn, timeRange, visitorsTime } from '../viewing-texts.ts';
import styles from './ViewingFacts.module.css';

/** When, where, with whom, and about what. */
export function ViewingFacts({ viewing }: { viewing: ShownViewing }) {
  const messages = viewingMessages();
  const { time, zone, where, isVideo, wayIn, host, photo, project, projectSlug, home } = viewing;
  const own = visitorsTime(viewing);
  const about = home ? receiptMessages().aboutHome(project, home) : project;
  const phoneUrl = telephoneUrl(host.phone);
  return (
    <dl className={styles.facts}>
      {time ? (
        <Row label={messages.when}>
          <span className="num">
            {dayIn(zone, time.at)}
            <br />
            {inLine([timeRange(zone, time), viewing.city])}
          </span>
          {own ? <small>{own}</small> : null}
        </Row>
      ) : null}
      {where && isVideo ? (
        <Row label={messages.where}>
          <TextLink href={where}>{messages.joinVideo}</TextLink>
        </Row>
      ) : where ? (
        <Row label={messages.where}>
          {where}
          {wayIn ? <small>{wayIn}</small> : null}
          <small>
            <TextLink href={paths.directions(where)}>{messages.directions}</TextLink>
          </small>
        </Row>
      ) : null}
      <Row label={messages.who}>
        <div className={styles.host}>
          <span className={`well ${styles.photo}`}>
            <PartnerPhoto
              partner={{ ...photo, image: photo.image && { ...photo.image, alt: '' } }}
              slot={[{ width: '4.5rem', aspect: 4 / 5 }]}
            />
          </span>
          <div>
            <span lang={nameLanguage()}>{host.name}</span>
            <small>
              {host.brokerage ? <span lang={nameLanguage()}>{host.brokerage}</span> : null}
              {host.brokerage && phoneUrl ? commaBetween() : null}
              {phoneUrl ? (
                <a className="num" href={phoneUrl}>
                  {host.phone}
                </a>
              ) : null}
            </small>
          </div>
        </div>
      </Row>
      <Row label={messages.about}>
        {projectSlug === null ? (
          about
        ) : (
          <TextLink href={paths.project(projectSlug)}>{about}</TextLink>
        )}
      </Row>
      {viewing.reference ? <Row label={messages.reference}>{viewing.reference}</Row> : null}
    </dl>
  );
}

type ViewingActionsProps = { viewing: ShownViewing; canChange?: boolean };

/** What the visitor can do with a viewing by their link. */
export function ViewingActions({ viewing, canChange = true }: ViewingActionsProps) {
  const messages = viewingMessages();
  const { time, token, state } = viewing;
  const page = paths.viewing(token);
  return (
    <p className={styles.actions}>
      {time ? (
        <Button href={paths.viewingCalendar(token)} isSolid isNatural>
          {messages.addToCalendar}
        </Button>
      ) : null}
      {time && canChange ? (
        <TextLink href={`${page}?do=change#asks`}>{messages.changeTime}</TextLink>
      ) : null}
      {state === 'begun' ? null : (
        <TextLink href={`${page}?do=cancel#asks`}>
          {time ? messages.cancel : messages.withdraw}
        </TextLink>
      )}
    </p>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
