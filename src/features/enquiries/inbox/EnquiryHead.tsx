import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { Comparison } from '../../../admin/forms/Comparison.tsx';
import { ConfirmDelete } from '../../../admin/lists/bin/ConfirmDelete.tsx';
import { DeleteConflict } from '../../../admin/lists/bin/DeleteConflict.tsx';
import { useMay } from '../../../admin/frame/member-context.ts';
import { useFocusAtTop } from '../../../admin/browser/useFocusAtTop.ts';
import { formatDateTimeIn, timeIn } from '../../../lib/time/dates.ts';
import { unbroken } from '../../../lib/typesetting/unbroken.ts';
import { receiptMessages } from '../../../messages/receipt.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import { useEnquiryDecision } from '../assignment/useEnquiryDecision.ts';
import { waitingTime } from '../../../lib/time/waited.ts';
import { isOpen, isUnread, statusLabel } from '../enquiry-status.ts';
import { formPaths, paths } from '../../../site/paths.ts';
import { otherLanguage, senderName, formLabels, type InboxEnquiry } from './enquiry-inbox.ts';
import { formTexts } from '../forms/form-texts.ts';
import { fillFormText } from '../forms/fill-form-text.ts';
import styles from './EnquiryHead.module.css';
import { viewingLine } from '../../viewings/office/viewing-texts.ts';
import { viewingDetails } from '../../viewings/viewing.ts';
import type { OnRemove } from './useOpenedEnquiry.tsx';

type EnquiryHeadProps = {
  enquiry: InboxEnquiry;
  takesFocus: boolean;
  isBusy: boolean;
  onRemove: OnRemove;
  onDeleted: () => void;
};

export function EnquiryHead(props: EnquiryHeadProps) {
  const { enquiry, takesFocus, isBusy, onRemove, onDeleted } = props;
  const [isAsked, setAsked] = useState(false);
  const [conflict, setConflict] = useState<{ seen: InboxEnquiry; newest: InboxEnquiry }>();
  const mayErase = useMay('erase');
  const heading = useFocusAtTop(takesFocus);
  const name = senderName(enquiry);
  const isNew = isUnread(enquiry);
  const { timeZone } = headOffice();
  const time = formatDateTimeIn(timeZone, enquiry.createdAt).replace(
    timeIn(timeZone, enquiry.createdAt),
    unbroken,
  );
  const hasMore = enquiry.reference || otherLanguage(enquiry) || folderText(enquiry);
  const { decide, undoing } = useEnquiryDecision();

  function onAnswer() {
    setAsked(false);
    setConflict(undefined);
  }

  function undo(entryIds: string[]) {
    return undoing(entryIds, 'Enquiry restored');
  }

  async function remove(base: InboxEnquiry) {
    const result = await onRemove(base, { onAnswer, undo });
    if (result?.outcome === 'conflict' && result.newest) {
      const { newest } = result;
      if (newest.note === base.note) return remove(newest);
      return setConflict({ seen: base, newest });
    }
    return result && onDeleted();
  }

  return (
    <header className={styles.head}>
      <h2
        ref={heading}
        tabIndex={-1}
        className={isNew ? `${styles.name} ${styles.isUnread}` : styles.name}
      >
        {isNew && <span className="sr">Unread: </span>}
        {name}
      </h2>
      <p className="muted num">
        <Topic enquiry={enquiry} /> {/* The time may end with the full stop of “p.m.” */}
        {hasMore ? time.replace(/\.$/, '') : time}
        {enquiry.reference && (
          <>
            .{' '}
            <span className={styles.reference}>
              {receiptMessages().referenceLine(enquiry.reference)}
            </span>
          </>
        )}
        {otherLanguage(enquiry) && `. Writes in ${otherLanguage(enquiry)}`}
        {folderText(enquiry) && (
          <>
            . <span>{folderText(enquiry)}</span>
          </>
        )}
      </p>
      {enquiry.viewingState && (
        <p className="num">
          Viewing:{' '}
          <a className={styles.about} href={weekAddress(enquiry)}>
            {viewingLine(enquiry)}
          </a>
        </p>
      )}
      <div className={styles.actions}>
        {enquiry.status !== 'spam' && !enquiry.deletedAt && (
          <ActionIcon
            aria-label={isNew ? 'Mark as read' : 'Mark as unread'}
            title={isNew ? 'Mark as read' : 'Mark as unread'}
            onClick={() => {
              const text = `Marked as ${isNew ? 'read' : 'unread'}`;
              void decide({ ids: [enquiry.id], decision: { isRead: isNew }, text });
            }}
          >
            <AdminIcon name="mail" />
          </ActionIcon>
        )}
        {mayErase && !enquiry.deletedAt && (
          <ActionIcon aria-label="Delete" title="Delete" onClick={() => setAsked(true)}>
            <AdminIcon name="delete" />
          </ActionIcon>
        )}
      </div>
      {isAsked && (
        <ConfirmDelete
          noun="enquiry"
          name={`${name}, ${formLabels[enquiry.form]}, ${time}`}
          warning="It stays in the bin for 30 days, with its emails and note."
          isBusy={isBusy}
          onCancel={() => setAsked(false)}
          onDelete={() => void remove(enquiry)}
        />
      )}
      {conflict && (
        <DeleteConflict
          noun="enquiry"
          updatedAt={conflict.newest.updatedAt}
          isBusy={isBusy}
          onCancel={() => setConflict(undefined)}
          onDelete={() => void remove(conflict.newest)}
        >
          <Comparison
            mine={{ note: conflict.seen.note }}
            theirs={{ note: conflict.newest.note }}
            titles={{ mine: 'When you opened it', theirs: 'Now' }}
          >
            <TextAreaField name="note" label="Note" />
          </Comparison>
        </DeleteConflict>
      )}
    </header>
  );
}

/** Where it is, if not in the inbox, and how long the person has waited. */
function folderText(enquiry: InboxEnquiry) {
  const { status, isHeld, deletedAt, createdAt } = enquiry;
  if (isHeld) return 'Held as possible spam';
  if (status === 'spam' || deletedAt) return statusLabel(enquiry);
  return isOpen(enquiry) && `Waiting for ${waitingTime(createdAt, now())}`;
}

/** The viewings of its week and host. */
function weekAddress({ viewingHost, viewingDetails: json }: InboxEnquiry) {
  const [week = ''] = viewingDetails({ viewingDetails: json })?.local?.split('T') ?? [];
  return `${paths.adminViewings}?${new URLSearchParams({ week, host: viewingHost ?? '' })}`;
}

function now() {
  return new Date().toISOString();
}

/** Links to what the enquiry is about, and names the form. */
function Topic({ enquiry }: { enquiry: InboxEnquiry }) {
  const { form, aboutName, aboutSlug, home, cameBy } = enquiry;
  if (cameBy === 'mail') return <>Email.</>;
  if (cameBy === 'team') return <>{formLabels[form]}, added by the team.</>;
  if (!aboutName || !aboutSlug) return <>{formLabels[form]}.</>;
  const title = form === 'partner-contact' ? 'Partner' : fillFormText(formTexts(form).title, {});
  return (
    <>
      <a className={styles.about} href={formPaths[form](aboutSlug)}>
        {aboutName}
      </a>
      {home ? `, ${receiptMessages().home.toLowerCase()} ${home}` : ''}, {title}.
    </>
  );
}
