import type { KeyboardEvent } from 'react';
import { shortMomentIn } from '../../lib/dates.ts';
import { headOffice } from '../../site/settings.ts';
import { callerOf, topicOf, viewWords, type ListedEnquiry } from './enquiry-inbox.ts';
import styles from './EnquiryList.module.css';

export type EnquiryRowsProps = {
  enquiries: ListedEnquiry[];
  openId: string | undefined;
  /** By the ids of enquiries: those with a note that is not saved yet. */
  drafts: Record<string, unknown>;
  onOpen: (id: string, isByKeyboard: boolean) => void;
};

export function EnquiryRows({ enquiries, openId, drafts, onOpen }: EnquiryRowsProps) {
  return (
    <ul aria-label="Enquiries">
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <button
            type="button"
            className={enquiry.state === 'new' ? `${styles.row} ${styles.isNew}` : styles.row}
            data-focus={`enquiry-${enquiry.id}`}
            aria-current={enquiry.id === openId}
            onKeyDown={moveFocus}
            onClick={({ detail }) => onOpen(enquiry.id, detail === 0)}
          >
            <Row enquiry={enquiry} hasDraft={enquiry.id in drafts} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Row({ enquiry, hasDraft }: { enquiry: ListedEnquiry; hasDraft: boolean }) {
  const { state, createdAt, excerpt, hasFailedMail } = enquiry;
  const marks = [
    state === 'answered' || state === 'spam' ? viewWords[state] : '',
    hasFailedMail ? viewWords['mail-failed'] : '',
    hasDraft ? 'Note not saved' : '',
  ].filter(Boolean);
  return (
    <>
      {state === 'new' && <span className="sr">New: </span>}
      <b className={styles.name}>{callerOf(enquiry)}</b>
      <time className={`num ${styles.lighter}`} dateTime={createdAt}>
        {shortMomentIn(headOffice().timeZone, createdAt)}
      </time>
      <span className={styles.lighter}>{topicOf(enquiry)}</span>
      <span className={hasFailedMail ? `${styles.marks} ${styles.failed}` : styles.marks}>
        {marks.join(', ')}
      </span>
      <span className={styles.excerpt}>{excerpt}</span>
    </>
  );
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Arrow keys move between the rows. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = rows.indexOf(event.currentTarget);
  rows[step(at, rows.length - 1)]?.focus();
  event.preventDefault();
}
