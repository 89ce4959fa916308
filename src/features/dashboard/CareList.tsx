import type { ReactNode } from 'react';
import { plural } from '../../lib/plural.ts';
import { nounScreens, paths } from '../../site/paths.ts';
import { Block, Quiet } from './Block.tsx';
import type { Care } from './dashboard.ts';
import styles from './Today.module.css';

type CareLine = {
  count: number;
  /** The urgent part of the text. */
  alarm?: string;
  text: string;
  link: string;
  address: string;
};

/** Issues that need attention, most urgent first. `hasMailStep` leaves the mail set-up to the first-day list. */
export function CareList({ care, hasMailStep }: { care: Care; hasMailStep: boolean }) {
  const lines = linesOf(care, hasMailStep).filter(({ count }) => count > 0);
  return (
    <Block title="Needs care">
      {lines.length === 0 && (
        <Quiet>{hasMailStep ? 'All is in order, apart from mail.' : 'All is in order'}</Quiet>
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

function linesOf(care: Care, hasMailStep: boolean): CareLine[] {
  return [...mailLines(care, hasMailStep), ...stoppedLines(care), ...contentLines(care)];
}

function mailLines({ isMailSetUp, mailsWaiting, mailsFailed }: Care, hasMailStep: boolean) {
  const waiting = {
    count: 1,
    alarm: 'No mail server is set up.',
    text:
      mailsWaiting === 0
        ? 'Letters wait beside their enquiries.'
        : plural(
            mailsWaiting,
            'One letter waits beside its enquiry.',
            '# letters wait beside their enquiries.',
          ),
    link: 'See them',
    address: paths.adminEnquiries,
  };
  const failed = {
    count: mailsFailed,
    text: plural(mailsFailed, 'letter could not be sent', 'letters could not be sent'),
    link: 'See them',
    address: `${paths.adminEnquiries}?state=mail-failed`,
  };
  return isMailSetUp || hasMailStep ? [failed] : [waiting, failed];
}

function stoppedLines({ stopped }: Care) {
  const [first, ...others] = stopped;
  if (!first) return [];
  const alarm = plural(
    others.length + 1,
    `${first.name} was not published at its moment.`,
    `${first.name} and ${others.length} more were not published at their moment.`,
  );
  const text = first.problem ?? '';
  return [{ count: stopped.length, alarm, text, link: 'Open', address: first.address }];
}

function contentLines(care: Care) {
  const { deadLinks, picturesWithoutText, addressesNotFound, claimsToLookAt } = care;
  return [
    {
      count: deadLinks,
      text: plural(deadLinks, 'link leads nowhere', 'links lead nowhere'),
      link: 'See them',
      address: paths.adminAddresses,
    },
    {
      count: picturesWithoutText,
      text: `${plural(picturesWithoutText, 'picture', 'pictures')} without alternative text`,
      link: 'Write them',
      address: `${paths.adminMedia}?view=missing`,
    },
    {
      count: addressesNotFound,
      text: plural(
        addressesNotFound,
        'address that people asked for is not there',
        'addresses that people asked for are not there',
      ),
      link: 'Lead them',
      address: paths.adminAddresses,
    },
    {
      count: claimsToLookAt,
      text: plural(
        claimsToLookAt,
        'claim is to be looked at again',
        'claims are to be looked at again',
      ),
      link: 'Look at them',
      address: `${paths.adminSettings}#claims`,
    },
    ...projectLines(care),
  ];
}

function projectLines({ withoutCoordinates, withoutPrice }: Care) {
  const lacks = [
    { ...withoutCoordinates, missing: 'coordinates', link: 'Place the first' },
    { ...withoutPrice, missing: 'a price range', link: 'Write the first' },
  ];
  return lacks.map(({ count, firstId, missing, link }) => ({
    count,
    text: `${plural(count, 'project', 'projects')} without ${missing}`,
    link,
    address: `${nounScreens.projects}?edit=${firstId}`,
  }));
}
