import { longDate } from '../../lib/time/dates.ts';
import { plural } from '../../lib/text/plural.ts';
import type { OutgoingEmail } from '../../platform/mail/row.ts';
import { noticeTo } from '../../site/emails/render-email.ts';
import { nounScreens } from '../../site/paths.ts';
import { daysLeft, expiryReason, filingName, type FilingExpiry } from './filing-expiry.ts';

/** Tells an owner that a filing has expired, and what that did. */
export function expiredEmail(
  recipient: string,
  expiry: FilingExpiry,
  { isUnpublished, siteUrl }: { isUnpublished: boolean; siteUrl: URL },
): OutgoingEmail {
  const { title, rule } = expiry;
  const heading = isUnpublished ? `${title} was unpublished` : `A filing of ${title} has expired`;
  return noticeTo(recipient, heading, {
    preview: `${filingName(expiry)}, ${expiry.place.name}`,
    heading,
    paragraphs: isUnpublished
      ? [
          `${title} is no longer on the site, because ${expiryReason(expiry)}.`,
          'Enter the new filing, then publish the project again.',
        ]
      : [
          `${title} is still on the site, although ${expiryReason(expiry)}.`,
          'Enter the new filing, or unpublish the project.',
        ],
    lines: [{ label: 'Source', text: rule.source }],
    button: { label: 'Open project', url: projectUrl(expiry, siteUrl) },
  });
}

/** Tells an owner which filings expire soon. */
export function expiryWarningEmail(
  recipient: string,
  expiries: readonly FilingExpiry[],
  { now, siteUrl }: { now: Date; siteUrl: URL },
): OutgoingEmail {
  const [first] = expiries;
  if (!first) throw new Error('No filing expires');
  const heading = plural(
    expiries.length,
    `${filingName(first)} of ${first.title} expires on ${longDate(first.day)}`,
    '# filings expire soon',
  );
  const isOne = expiries.length === 1;
  return noticeTo(recipient, heading, {
    preview: 'Enter the new filing before that day.',
    heading,
    paragraphs: [
      isOne
        ? `${consequence(first)} Enter the new filing before that day.`
        : 'Enter the new filings before these days.',
    ],
    lines: expiries.map((expiry) => ({ label: expiry.title, text: deadline(expiry, now) })),
    button: {
      label: isOne ? 'Open project' : 'Open projects',
      url: isOne ? projectUrl(first, siteUrl) : new URL(nounScreens.projects, siteUrl).href,
    },
  });
}

function consequence({ rule }: FilingExpiry) {
  return rule.force === 'gate' && rule.atExpiry === 'unpublish'
    ? 'After that day the project is unpublished.'
    : 'After that day the project stays on the site and is flagged on the dashboard.';
}

function deadline(expiry: FilingExpiry, now: Date) {
  const { day, place } = expiry;
  const left = daysLeft(expiry, now);
  const leftText = left === 0 ? 'today' : plural(left, 'in 1 day', 'in # days');
  return `${filingName(expiry)} for ${place.name} expires on ${longDate(day)}, ${leftText}.`;
}

function projectUrl({ recordId }: FilingExpiry, siteUrl: URL) {
  return new URL(`${nounScreens.projects}?edit=${recordId}`, siteUrl).href;
}
