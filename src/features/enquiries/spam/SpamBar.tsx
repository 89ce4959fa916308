import { Button } from '@mantine/core';
import type { InboxEnquiry } from '../inbox/enquiry-inbox.ts';
import styles from '../inbox/EnquiryDetail.module.css';
import { useEnquiryDecision } from '../assignment/useEnquiryDecision.ts';

type SpamBarProps = { enquiry: InboxEnquiry };

/** Moves an enquiry into the spam, or out of it. */
export function SpamBar({ enquiry }: SpamBarProps) {
  const { decide } = useEnquiryDecision();
  const { id, status, isHeld } = enquiry;

  function mark(next: 'new' | 'spam', text: string) {
    void decide({ ids: [id], decision: { status: next }, text, leavesFocus: false });
  }

  return (
    <>
      {isHeld === 1 && <p className="muted">{heldReason}</p>}
      <div className={styles.buttons}>
        {isHeld === 1 && (
          <Button onClick={() => mark('new', 'Enquiry released')}>Release enquiry</Button>
        )}
        {status === 'spam' && isHeld === 0 ? (
          <Button variant="default" onClick={() => mark('new', 'Moved to the inbox')}>
            Not spam
          </Button>
        ) : (
          <Button variant="default" onClick={() => mark('spam', 'Marked as spam')}>
            Mark as spam
          </Button>
        )}
      </div>
    </>
  );
}

const heldReason =
  'A field that people do not see was filled in, as robots do. Releasing it sends the notification and the confirmation.';
