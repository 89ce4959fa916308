import { Button } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { ConfirmDialog } from '../../../admin/feedback/ConfirmDialog.tsx';
import { useMay } from '../../../admin/frame/member-context.ts';
import { allQueries, useChange, type ChangeWork } from '../../../admin/actions/useChange.ts';
import { daysLeftInBin } from '../../../model/bin.ts';
import { plural } from '../../../lib/text/plural.ts';
import { senderName, enquiryErrors, type InboxEnquiry } from './enquiry-inbox.ts';
import styles from './EnquiryDetail.module.css';
import { useEnquiryDecision } from '../assignment/useEnquiryDecision.ts';

type BinBarProps = { enquiry: InboxEnquiry; onDeleted: () => void };

/** Restores or erases an enquiry that is in the bin. */
export function BinBar({ enquiry, onDeleted }: BinBarProps) {
  const { id, deletedAt } = enquiry;
  const [isAsked, setAsked] = useState(false);
  const { decide } = useEnquiryDecision();
  const mayErase = useMay('erase');
  const { change, isBusy, failure } = useChange({ keys: allQueries, failsIn: 'place' });

  const erase: ChangeWork = async (send) => {
    await send(actions.enquiries.erase, { id }, enquiryErrors.delete);
    onDeleted();
    return 'Deleted permanently';
  };

  return (
    <>
      <p className="muted">
        {`In the bin. Deleted permanently in ${plural(daysLeftInBin(deletedAt ?? ''), '1 day', '# days')}.`}
      </p>
      {mayErase && (
        <div className={styles.buttons}>
          <Button
            onClick={() => {
              const decision = { isDeleted: false };
              void decide({ ids: [id], decision, text: 'Enquiry restored', leavesFocus: false });
            }}
          >
            Restore
          </Button>
          <Button variant="default" onClick={() => setAsked(true)}>
            Delete permanently…
          </Button>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          heading="Delete permanently"
          confirm="Delete permanently"
          busy="Deleting..."
          isBusy={isBusy}
          onCancel={() => setAsked(false)}
          onConfirm={() => void change(erase)}
        >
          {failure && <Alert>{failure}</Alert>}
          <p>{`Permanently delete this enquiry from ${senderName(enquiry)}?`}</p>
          <p>Its emails, replies and note are deleted too. This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
