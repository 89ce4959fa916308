import { Button } from '@mantine/core';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import { isEmailAddress } from '../../lib/email-address.ts';
import { settings } from '../../site/settings.ts';
import { paths } from '../../site/paths.ts';
import { viewWords, type EnquiryStateName, type InboxEnquiry } from './enquiry-inbox.ts';
import styles from './EnquiryDetail.module.css';
import { useDesk } from './useDesk.ts';

type EnquiryReplyProps = { enquiry: InboxEnquiry };

export function EnquiryReply({ enquiry }: EnquiryReplyProps) {
  const { decide } = useDesk();
  const { email, aboutName, state } = enquiry;
  const subject = `Your enquiry ${aboutName ? `about ${aboutName}` : `with ${settings().company.name}`}`;

  function mark(next: EnquiryStateName) {
    const text = `Marked as ${viewWords[next].toLowerCase()}`;
    void decide({ ids: [enquiry.id], decision: { state: next }, text, leavesFocus: false });
  }

  return (
    <div className={styles.buttons}>
      {isEmailAddress(email) && (
        <Button
          component="a"
          variant="default"
          href={`${paths.email(encodeURI(email))}?subject=${encodeURIComponent(subject)}`}
          leftSection={<AdminIcon name="mail" />}
        >
          Reply in email app
        </Button>
      )}
      {state !== 'answered' && (
        <Button variant="default" onClick={() => mark('answered')}>
          Mark as answered
        </Button>
      )}
      {state === 'spam' ? (
        <Button variant="default" onClick={() => mark('read')}>
          Not spam
        </Button>
      ) : (
        <Button variant="default" onClick={() => mark('spam')}>
          Mark as spam
        </Button>
      )}
    </div>
  );
}
