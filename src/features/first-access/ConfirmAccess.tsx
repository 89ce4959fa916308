import { useState } from 'react';
import { ConfirmDialog } from '../../admin/feedback/ConfirmDialog.tsx';
import { formatFullDateTime } from '../../lib/time/dates.ts';
import { plural } from '../../lib/text/plural.ts';
import { headOffice } from '../../site/settings/settings.ts';
import styles from './ConfirmAccess.module.css';
import { allHomesText, eveningAfter, type VipPerson } from './first-access.ts';
import { withoutPricesText } from '../places/verdict.ts';
import type { GrantQuestion } from './useGrantAccess.ts';
import type { OfferedHomes } from './useOfferedHomes.ts';

type ConfirmAccessProps = {
  question: GrantQuestion;
  people: VipPerson[];
  offered: Pick<OfferedHomes, 'homes' | 'hasHomes'>;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

/** The most names or numbers that are listed. */
const maxListed = 12;

/** Sums up who gets access to which homes until when. */
export function ConfirmAccess(props: ConfirmAccessProps) {
  const { question, people, offered, isBusy, onCancel, onConfirm } = props;
  const { input, missingFiling } = question;
  const count = input.people.length;
  const names = people.filter(({ id }) => input.people.includes(id)).map(({ name }) => name);
  const { timeZone } = headOffice();
  const [now] = useState(() => new Date());
  const label = plural(count, 'Send # email', 'Send # emails');
  return (
    <ConfirmDialog
      heading={`${label}?`}
      confirm={label}
      busy="Sending..."
      isBusy={isBusy}
      tone="calm"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <dl className={styles.summary}>
        <dt>People</dt>
        <dd>{shortenList(names)}</dd>
        <dt>Project</dt>
        <dd>{input.projectTitle}</dd>
        <dt>Homes</dt>
        <dd>{homesText(input.homes, offered)}</dd>
        <dt>Access ends</dt>
        <dd>{formatFullDateTime(timeZone, eveningAfter(input.days, now, timeZone))}</dd>
        <dt>Devices per link</dt>
        <dd>{input.openings}</dd>
      </dl>
      {missingFiling !== null && <p>{withoutPricesText(missingFiling)}</p>}
      <p className="muted">
        Each person gets their own link by email. Sent emails cannot be recalled, but you can end
        access at any time.
      </p>
    </ConfirmDialog>
  );
}

function homesText(keys: string[] | null, { homes, hasHomes }: ConfirmAccessProps['offered']) {
  if (!hasHomes) return 'The whole project (no homes added yet)';
  if (keys === null) return allHomesText(homes.length);
  const numbers = homes.filter(({ key }) => keys.includes(key)).map(({ number }) => number);
  return `${plural(keys.length, '# home', '# homes')}: ${shortenList(numbers)}`;
}

/** The first of them by name, and the number of the others. */
function shortenList(names: readonly string[]) {
  const more = names.length - maxListed;
  const listed = names.slice(0, maxListed).join(', ');
  return more > 0 ? `${listed} and ${more} more` : listed;
}
