import { Button } from '@mantine/core';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import { isMailboxAddress } from '../../lib/email-address.ts';
import { settings } from '../../site/settings.ts';
import { paths } from '../../site/paths.ts';
import { viewWords, type EnquiryStateName, type InboxEnquiry } from './enquiry-inbox.ts';
import styles from './EnquiryDetail.module.css';
import { useDesk } from './useDesk.ts';

type EnquiryReplyProps = { enquiry: InboxEnquiry };

export function EnquiryReply({ enquiry }: EnquiryReplyProps) {
  const { decide } = useDesk();
  const { email, aboutName, state, isHeld } = enquiry;
  const subject = `Your enquiry ${aboutName ? `about ${aboutName}` : `with ${settings().company.name}`}`;

  function mark(next: EnquiryStateName, text = `Marked as ${viewWords[next].toLowerCase()}`) {
    void decide({ ids: [enquiry.id], decision: { state: next }, text, leavesFocus: false });
  }

  return (
    <>
      {isHeld === 1 && <p className="muted">{heldReason}</p>}
      <div className={styles.buttons}>
        {isMailboxAddress(email) && (
          <Button
            component="a"
            variant="default"
            href={`${paths.email(encodeURI(email))}?subject=${encodeURIComponent(subject)}`}
            leftSection={<AdminIcon name="mail" />}
          >
            Reply in email app
          </Button>
        )}
        {state !== 'answered' && isHeld === 0 && (
          <Button variant="default" onClick={() => mark('answered')}>
            Mark as answered
          </Button>
        )}
        {isHeld === 1 && (
          <Button onClick={() => mark('new', 'Enquiry released')}>Release enquiry</Button>
        )}
        {state === 'spam' && isHeld === 0 ? (
          <Button variant="default" onClick={() => mark('read')}>
            Not spam
          </Button>
        ) : (
          <Button variant="default" onClick={() => mark('spam')}>
            Mark as spam
          </Button>
        )}
      </div>
    </>
  );
}

const heldReason =
  'A field that people do not see was filled in, as robots do. Releasing it sends the notification and the confirmation.';
