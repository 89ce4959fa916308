import { Button } from '@mantine/core';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { LoadFailure } from '../../../admin/lists/LoadFailure.tsx';
import { Loading } from '../../../admin/feedback/Loading.tsx';
import { BinBar } from './BinBar.tsx';
import { Conversation, OtherEnquiries } from '../conversation/Conversation.tsx';
import { AssignmentBar } from '../assignment/AssignmentBar.tsx';
import { EnquiryAnswersRead, EnquiryText } from './EnquiryAnswersRead.tsx';
import styles from './EnquiryDetail.module.css';
import { EnquiryHead } from './EnquiryHead.tsx';
import { EnquiryEmails } from '../conversation/EnquiryEmails.tsx';
import { EnquiryNote } from './EnquiryNote.tsx';
import { isMailboxAddress } from '../../../lib/web/mailbox-address.ts';
import { ReplyForm } from '../conversation/ReplyForm.tsx';
import { SpamBar } from '../spam/SpamBar.tsx';
import type { ReplyDraft, ReplyUpdate } from '../conversation/useReplyDrafts.ts';
import type { NoteDraft, NoteUpdate } from './useNoteDrafts.ts';
import { useOpenedEnquiry } from './useOpenedEnquiry.tsx';

type EnquiryDetailProps = {
  id: string;
  takesFocus: boolean;
  draft: NoteDraft | undefined;
  reply: ReplyDraft | undefined;
  keepsDrafts: boolean;
  onDraft: (update: NoteUpdate) => void;
  onReply: (update: ReplyUpdate) => void;
  onClose: () => void;
};

export function EnquiryDetail(props: EnquiryDetailProps) {
  const { id, takesFocus, draft, reply, keepsDrafts, onDraft, onReply, onClose } = props;
  const resource = useOpenedEnquiry(id);
  const { data, error, failure } = resource;
  const isDeleted = Boolean(data?.enquiry.deletedAt);

  return (
    <article className={styles.detail} aria-label="Enquiry">
      <Button
        className={styles.back}
        variant="subtle"
        leftSection={<AdminIcon name="back" />}
        onClick={onClose}
      >
        All enquiries
      </Button>
      {error && (
        <LoadFailure className={styles.failure} message={error.message} onAgain={resource.reload} />
      )}
      {failure && <Alert>{failure}</Alert>}
      {data === undefined && !error && <Loading>Loading enquiry...</Loading>}
      {data === null && (
        <>
          <h2 className={styles.gone}>This enquiry has been deleted</h2>
          <p className="muted">It was deleted permanently.</p>
          {draft && (
            <>
              <p>Your unsaved note:</p>
              <p className={styles.unsaved}>{draft.text}</p>
              <div>
                <Button variant="default" onClick={() => onDraft(() => undefined)}>
                  Discard note
                </Button>
              </div>
            </>
          )}
        </>
      )}
      {data && (
        <>
          <EnquiryHead
            enquiry={data.enquiry}
            takesFocus={takesFocus}
            isBusy={resource.isBusy}
            onRemove={resource.remove}
            onDeleted={() => {
              onDraft(() => undefined);
              onClose();
            }}
          />
          {isDeleted && <BinBar enquiry={data.enquiry} onDeleted={onClose} />}
          <div className={styles.columns}>
            <div className={styles.words}>
              <EnquiryText enquiry={data.enquiry} />
              <Conversation
                data={data}
                onResend={resource.resend}
                onDeleteNote={resource.deleteNote}
              />
              {!isDeleted &&
                (isMailboxAddress(data.enquiry.email) ? (
                  <ReplyForm
                    data={data}
                    draft={reply}
                    keepsDrafts={keepsDrafts}
                    onDraft={onReply}
                  />
                ) : (
                  <p className="muted">{noReplyReason(data.enquiry.email)}</p>
                ))}
            </div>
            <div className={styles.facts}>
              {!isDeleted && <AssignmentBar enquiry={data.enquiry} />}
              <EnquiryAnswersRead enquiry={data.enquiry} consents={data.consents} />
              <OtherEnquiries data={data} />
              {!isDeleted && <SpamBar enquiry={data.enquiry} />}
            </div>
            <div className={styles.words}>
              <EnquiryNote
                draft={draft}
                keepsDrafts={keepsDrafts}
                onDraft={onDraft}
                isBusy={resource.isBusy}
                onAdd={(...args) => void resource.addNote(...args)}
              />
              <EnquiryEmails data={data} isBusy={resource.isBusy} onResend={resource.resend} />
            </div>
          </div>
        </>
      )}
    </article>
  );
}

function noReplyReason(email: string) {
  if (email === '') return 'This enquiry has no email address to reply to.';
  return `No reply can be sent to ${email}, because it is not a complete email address.`;
}
