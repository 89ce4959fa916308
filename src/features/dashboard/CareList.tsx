import type { ReactNode } from 'react';
import { useMay } from '../../admin/frame/member-context.ts';
import { ServerHint } from '../../admin/feedback/ServerHint.tsx';
import { plural } from '../../lib/text/plural.ts';
import { nounScreens, paths } from '../../site/paths.ts';
import { unnotifiedText } from '../enquiries/inbox/enquiry-inbox.ts';
import { languageLabel } from '../translations/translation.ts';
import { Block, Quiet } from './Block.tsx';
import type { Care } from './dashboard.ts';
import styles from './Today.module.css';

type CareLine = {
  count: number;
  /** The urgent part of the text. */
  alarm?: string;
  text: string;
  hint?: string;
  link: string;
  address: string;
};

/** Issues that need attention, most urgent first. `hasMailStep` leaves the mail set-up to the first-day list. */
export function CareList({ care, hasEmailStep }: { care: Care; hasEmailStep: boolean }) {
  const mayAdd = useMay('settings');
  const lines = [...unnotifiedLines(care, mayAdd), ...careLines(care, hasEmailStep)].filter(
    ({ count }) => count > 0,
  );
  return (
    <Block title="Needs attention">
      {lines.length === 0 && (
        <Quiet>
          {hasEmailStep ? 'Everything is in order, except email.' : 'Everything is in order'}
        </Quiet>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line.text} className={`${styles.line} ${styles.care}`}>
            <b className={line.alarm ? `num ${styles.bad}` : 'num'}>{line.count}</b>
            <p>
              {line.alarm && <Alarm>{line.alarm}</Alarm>}
              {line.text}
            </p>
            <a href={line.address} aria-label={`${line.link}: ${line.alarm ?? line.text}`}>
              {line.link}
            </a>
            <ServerHint>{line.hint}</ServerHint>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Alarm({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.bad}>{children}</span>{' '}
    </>
  );
}

function careLines(care: Care, hasEmailStep: boolean): CareLine[] {
  return [
    ...emailLines(care, hasEmailStep),
    ...webhookLines(care),
    ...stoppedLines(care),
    ...unlawfulLines(care),
    ...expiringLines(care),
    ...translationLines(care),
    ...contentLines(care),
  ];
}

function unnotifiedLines({ unnotifiedForms }: Care, mayAdd: boolean): CareLine[] {
  const line = { count: unnotifiedForms.length, alarm: unnotifiedText(unnotifiedForms) };
  return mayAdd
    ? [{ ...line, text: '', link: 'Add an address', address: `${paths.adminSettings}#letters` }]
    : [{ ...line, text: 'An owner can add one.', link: 'See them', address: paths.adminEnquiries }];
}

function emailLines(care: Care, hasEmailStep: boolean): CareLine[] {
  const { isEmailSetUp, emailsWaiting, emailsFailed, emailHint } = care;
  const waitingText =
    emailsWaiting === 0
      ? 'Emails are saved but not sent.'
      : plural(emailsWaiting, '1 email is waiting to be sent.', '# emails are waiting to be sent.');
  const waiting = {
    count: 1,
    ...(emailHint
      ? { alarm: 'Email is not set up.', text: waitingText, hint: emailHint }
      : { alarm: 'Emails are not being sent.', text: 'An owner can see why.' }),
    link: 'View',
    address: paths.adminEnquiries,
  };
  const failed = {
    count: emailsFailed,
    text: plural(emailsFailed, 'email could not be sent', 'emails could not be sent'),
    link: 'View',
    address: paths.adminEnquiryFolder('failed'),
  };
  return isEmailSetUp || hasEmailStep ? [failed] : [waiting, failed];
}

function webhookLines({ stoppedWebhooks }: Care): CareLine[] {
  const [first] = stoppedWebhooks;
  if (!first) return [];
  const count = stoppedWebhooks.length;
  const alarm = plural(
    count,
    `The webhook ${first.name} was switched off.`,
    `${first.name} and ${count - 1} more webhooks were switched off.`,
  );
  return [{ count, alarm, text: first.reason, link: 'Open', address: paths.adminConnections }];
}

function stoppedLines({ stopped }: Care) {
  return (['publish', 'unpublish'] as const).flatMap((action) => {
    const lines = stopped.filter((one) => one.action === action);
    const [first, ...others] = lines;
    if (!first) return [];
    const not = action === 'publish' ? 'not published' : 'not unpublished as scheduled';
    const alarm = plural(
      lines.length,
      `${first.name} was ${not}.`,
      `${first.name} and ${others.length} more were ${not}.`,
    );
    const text = first.problem ?? 'Something went wrong. It is tried again every hour.';
    return [{ count: lines.length, alarm, text, link: 'Open', address: first.address }];
  });
}

function unlawfulLines({ unlawful }: Care) {
  return [false, true].flatMap((isScheduled) => {
    const records = unlawful.filter((one) => one.isScheduled === isScheduled);
    const [first] = records;
    if (!first) return [];
    const { name, reason: text, address } = first;
    const others = records.length - 1;
    const alarm = isScheduled
      ? plural(
          records.length,
          `${name} cannot be published as scheduled.`,
          `${name} and ${others} more cannot be published as scheduled.`,
        )
      : plural(
          records.length,
          `${name} is published against a rule of its place.`,
          `${name} and ${others} more are published against rules of their places.`,
        );
    return [{ count: records.length, alarm, text, link: 'Open', address }];
  });
}

/** Those of the next week are urgent. */
function expiringLines({ expiring }: Care) {
  return [true, false].flatMap((isUrgent) => {
    const filings = expiring.filter(({ daysLeft }) => daysLeft <= 7 === isUrgent);
    const [first] = filings;
    if (!first) return [];
    const { name, filing, daysLeft, address } = first;
    const when = daysLeft === 0 ? 'today' : plural(daysLeft, 'in 1 day', 'in # days');
    const others = filings.length - 1;
    const expires = `${filing} of ${name} expires ${when}.`;
    const more = others === 0 ? '' : plural(others, '1 more follows.', '# more follow.');
    const line = isUrgent ? { alarm: expires, text: more } : { text: `${expires} ${more}`.trim() };
    return [{ count: filings.length, ...line, link: 'Open', address }];
  });
}

/** What is translated from a source that has changed, and what is not translated yet. */
function translationLines({ changedTexts, missingTexts }: Care) {
  return [
    ...missingTexts.map((texts) => textsLine(texts, 'text missing', 'texts missing')),
    ...changedTexts.map((texts) => textsLine(texts, 'text changed since', 'texts changed since')),
  ];
}

function textsLine(
  { language, count, address }: Care['changedTexts'][number],
  one: string,
  many: string,
) {
  const text = `${languageLabel(language)} ${plural(count, one, many)}`;
  return { count, text, link: 'Translate', address };
}

function contentLines(care: Care) {
  const { deadLinks, imagesWithoutText, addressesNotFound, claimsToReview, rulesToReview } = care;
  return [
    {
      count: deadLinks,
      text: plural(deadLinks, 'broken link', 'broken links'),
      link: 'View',
      address: paths.adminBrokenLinks,
    },
    {
      count: imagesWithoutText,
      text: `${plural(imagesWithoutText, 'image', 'images')} without alt text`,
      link: 'Add alt text',
      address: `${paths.adminMedia}?view=missing`,
    },
    {
      count: addressesNotFound,
      text: plural(
        addressesNotFound,
        'missing page that visitors tried to open',
        'missing pages that visitors tried to open',
      ),
      link: 'Add redirects',
      address: paths.adminRedirects,
    },
    {
      count: claimsToReview,
      text: plural(claimsToReview, 'claim is due for review', 'claims are due for review'),
      link: 'Review',
      address: `${paths.adminSettings}#claims`,
    },
    {
      count: rulesToReview,
      text: plural(
        rulesToReview,
        'rule of a place is due for review',
        'rules of places are due for review',
      ),
      link: 'Review',
      address: `${paths.adminSettings}#places`,
    },
    ...projectLines(care),
  ];
}

function projectLines({ withoutCoordinates, withoutPrice }: Care) {
  const lacks = [
    { ...withoutCoordinates, missing: 'coordinates', link: 'Add coordinates' },
    { ...withoutPrice, missing: 'a price range', link: 'Add price range' },
  ];
  return lacks.map(({ count, firstId, missing, link }) => ({
    count,
    text: `${plural(count, 'project', 'projects')} without ${missing}`,
    link,
    address: `${nounScreens.projects}?edit=${firstId}`,
  }));
}
