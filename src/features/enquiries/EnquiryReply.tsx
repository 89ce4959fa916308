import { Button } from '@mantine/core';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { isEmailAddress } from '../../lib/email-address.ts';
import { settings } from '../../site/settings.ts';
import { paths } from '../../site/paths.ts';
import { viewWords, type EnquiryStateName, type InboxEnquiry } from './enquiry-inbox.ts';
import styles from './EnquiryDetail.module.css';
import type { Opened } from './useOpenedEnquiry.tsx';

type EnquiryReplyProps = { enquiry: InboxEnquiry; opened: Opened };

export function EnquiryReply({ enquiry, opened }: EnquiryReplyProps) {
  const { email, aboutName, state } = enquiry;
  const subject = `Your enquiry ${aboutName ? `about ${aboutName}` : `to ${settings().company.name}`}`;

  async function mark(next: EnquiryStateName) {
    const answer = await opened.save(enquiry, { state: next });
    const words = viewWords[next].toLowerCase();
    if (answer?.outcome === 'done') showToast({ text: `Marked as ${words}` });
    if (answer?.outcome === 'conflict' && answer.newest) {
      showToast({ text: `Somebody else has marked it as ${answer.newest.state}`, isError: true });
    }
  }

  return (
    <div className={styles.buttons}>
      {isEmailAddress(email) && (
        <Button
          component="a"
          href={`${paths.email(encodeURI(email))}?subject=${encodeURIComponent(subject)}`}
          leftSection={<AdminIcon name="mail" />}
        >
          Reply by e-mail
        </Button>
      )}
      {state !== 'answered' && (
        <Button variant="default" onClick={() => void mark('answered')}>
          Mark as answered
        </Button>
      )}
      {state === 'spam' ? (
        <Button variant="default" onClick={() => void mark('read')}>
          This is no spam
        </Button>
      ) : (
        <Button variant="default" onClick={() => void mark('spam')}>
          Mark as spam
        </Button>
      )}
    </div>
  );
}
