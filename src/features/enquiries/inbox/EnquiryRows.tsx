import { useEffect, type KeyboardEvent } from 'react';
import { SelectBox } from '../../../admin/lists/bulk/SelectBox.tsx';
import type { Selection } from '../../../admin/lists/bulk/selection.ts';
import { formatShortDateTime } from '../../../lib/time/dates.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import {
  otherLanguage,
  senderName,
  enquiryTopic,
  type ListedEnquiry,
  type MemberName,
} from './enquiry-inbox.ts';
import { isUnread, statusLabel } from '../enquiry-status.ts';
import { viewingLine } from '../../viewings/office/viewing-texts.ts';
import { useMembers } from '../assignment/useMembers.ts';
import styles from './EnquiryList.module.css';

export type EnquiryRowsProps = {
  enquiries: ListedEnquiry[];
  openId: string | undefined;
  /** Unsaved notes by enquiry id. */
  drafts: Record<string, unknown>;
  onOpen: (id: string, isByKeyboard: boolean) => void;
  selection: Selection;
};

export function EnquiryRows(props: EnquiryRowsProps) {
  const { enquiries, openId, drafts, onOpen, selection } = props;
  const members = useMembers();
  useEffect(() => selection.show(enquiries.map(({ id }) => id)), [selection, enquiries]);
  return (
    <ul aria-label="Enquiries">
      {enquiries.map((enquiry) => (
        <li key={enquiry.id} className={styles.item} data-row>
          <SelectBox id={enquiry.id} name={senderName(enquiry)} selection={selection} />
          <button
            type="button"
            className={isUnread(enquiry) ? `${styles.row} ${styles.isNew}` : styles.row}
            data-focus={`enquiry-${enquiry.id}`}
            aria-current={enquiry.id === openId}
            onKeyDown={moveFocus}
            onClick={({ detail }) => onOpen(enquiry.id, detail === 0)}
          >
            <Row
              enquiry={enquiry}
              hasDraft={enquiry.id in drafts}
              member={members.find(({ id }) => id === enquiry.givenTo)}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

type RowProps = { enquiry: ListedEnquiry; hasDraft: boolean; member: MemberName | undefined };

function Row({ enquiry, hasDraft, member }: RowProps) {
  const { status, createdAt, excerpt, hasFailedEmail } = enquiry;
  const viewing = viewingLine(enquiry) && `Viewing: ${viewingLine(enquiry)}`;
  const marks = [
    status === 'new' ? '' : statusLabel(enquiry),
    otherLanguage(enquiry),
    member ? member.name : '',
    hasFailedEmail ? 'Email failed' : '',
    hasDraft ? 'Unsaved changes' : '',
  ].filter(Boolean);
  return (
    <>
      {isUnread(enquiry) && <span className="sr">Unread: </span>}
      <b className={styles.name}>{senderName(enquiry)}</b>
      <time className={`num ${styles.lighter}`} dateTime={createdAt}>
        {formatShortDateTime(headOffice().timeZone, createdAt)}
      </time>
      <span className={styles.lighter}>{enquiryTopic(enquiry)}</span>
      <span className={hasFailedEmail ? `${styles.marks} ${styles.failed}` : styles.marks}>
        {marks.join(', ')}
      </span>
      <span className={styles.excerpt}>{[viewing, excerpt].filter(Boolean).join('. ')}</span>
    </>
  );
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [
    ...(event.currentTarget
      .closest('ul')
      ?.querySelectorAll<HTMLButtonElement>('button[data-focus]') ?? []),
  ];
  const index = rows.indexOf(event.currentTarget);
  rows[step(index, rows.length - 1)]?.focus();
  event.preventDefault();
}
