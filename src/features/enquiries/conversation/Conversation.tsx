import { Button } from '@mantine/core';
import { useState } from 'react';
import { useEditor, useMay, useMember } from '../../../admin/frame/member-context.ts';
import { RenderedRichText } from '../../../admin/rich-text/RenderedRichText.tsx';
import { changeAddress } from '../../../admin/browser/useAddress.ts';
import { formatDateTimeIn, formatShortDateTime } from '../../../lib/time/dates.ts';
import { emailProblemText } from '../../../lib/web/email-problem.ts';
import { formatSize } from '../../media/format-size.ts';
import { paths } from '../../../site/paths.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import { emailStateText } from './EnquiryEmails.tsx';
import {
  enquiryTopic,
  type InboxEnquiry,
  type ListedEnquiry,
  type OpenedEnquiry,
  type Thread,
  type ThreadMessage,
} from '../inbox/enquiry-inbox.ts';
import { statusLabel } from '../enquiry-status.ts';
import { useEnquiryDecision } from '../assignment/useEnquiryDecision.ts';
import detail from '../inbox/EnquiryDetail.module.css';
import type { EnquiryNote } from './enquiry-note.ts';
import { UnsubscribePersonDialog } from '../privacy/UnsubscribePersonDialog.tsx';
import { senderNotes } from './sender-notes.ts';
import styles from './Conversation.module.css';
import { useMembers } from '../assignment/useMembers.ts';

type MessageProps = { data: OpenedEnquiry; onResend: (mailId: string) => void };

type ConversationProps = MessageProps & {
  onDeleteNote: (note: EnquiryNote, undo: ReturnType<typeof useEnquiryDecision>['undoing']) => void;
};

/** Shows the messages exchanged with a person and our notes, oldest first. */
export function Conversation({ data, onResend, onDeleteNote }: ConversationProps) {
  const entries = entriesInOrder(data.thread);
  if (entries.length === 0) return null;
  return (
    <section className={detail.section} aria-labelledby="conversation">
      <h3 className={detail.heading} id="conversation">
        Conversation
      </h3>
      <ol className={styles.messages}>
        {entries.map((entry) => (
          <li key={entry.id}>
            {'body' in entry ? (
              <Note note={entry} onDelete={onDeleteNote} />
            ) : (
              <Message message={entry} data={data} onResend={onResend} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The other enquiries of the person, which can be merged with this one. */
export function OtherEnquiries({ data }: Pick<MessageProps, 'data'>) {
  const { others } = data.thread;
  if (others.length === 0) return null;
  return (
    <section>
      <h3 className={detail.heading}>Other enquiries</h3>
      <ul className={styles.others} aria-label="Other enquiries from this person">
        {others.map((other) => (
          <li key={other.id} className={styles.line}>
            <button
              type="button"
              className={styles.other}
              onClick={() => changeAddress({ query: { enquiry: other.id } })}
            >
              <b>{enquiryTopic(other)}</b>
              <span className="muted">
                {other.joinedTo === data.enquiry.id ? 'Merged' : statusLabel(other)}
              </span>
              <time className="num muted" dateTime={other.createdAt}>
                {formatShortDateTime(headOffice().timeZone, other.createdAt)}
              </time>
            </button>
            <Join enquiry={data.enquiry} other={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type JoinProps = { enquiry: InboxEnquiry; other: ListedEnquiry };

/** Joins two duplicate enquiries, so that the list shows only one. They can be separated again. */
function Join({ enquiry, other }: JoinProps) {
  const { decide } = useEnquiryDecision();
  const isDuplicate = enquiry.joinedTo === other.id;
  const isJoined = other.joinedTo === enquiry.id || isDuplicate;
  if (!isJoined && (enquiry.joinedTo !== null || enquiry.deletedAt !== null)) return null;
  const joinedTo = isJoined ? null : enquiry.id;
  const ids = [isDuplicate ? enquiry.id : other.id];
  return (
    <Button
      variant="subtle"
      aria-label={`${isJoined ? 'Unmerge' : 'Merge'}: ${enquiryTopic(other)}`}
      onClick={() => {
        const text = isJoined ? 'Enquiries unmerged' : 'Merged into this enquiry';
        void decide({ ids, decision: { joinedTo }, text });
      }}
    >
      {isJoined ? 'Unmerge' : 'Merge'}
    </Button>
  );
}

/** Messages and notes by their time. A note of an unknown time comes first. */
function entriesInOrder({ messages, notes }: Thread) {
  return [...messages, ...notes].toSorted((a, b) => entryTime(a).localeCompare(entryTime(b)));
}

function entryTime({ createdAt }: EnquiryNote | ThreadMessage) {
  return createdAt ?? '';
}

type NoteProps = { note: EnquiryNote; onDelete: ConversationProps['onDeleteNote'] };

function Note({ note, onDelete }: NoteProps) {
  const { body, writtenBy, createdAt } = note;
  const author = useMemberName(writtenBy);
  const { undoing } = useEnquiryDecision();
  return (
    <article className={`${styles.message} ${styles.noteEntry}`} aria-label="Note">
      <header>
        <b>{author ? `Note by ${author === 'You' ? 'you' : author}` : 'Note'}</b>
        {createdAt !== null && (
          <time className="num muted" dateTime={createdAt}>
            {formatDateTimeIn(headOffice().timeZone, createdAt)}
          </time>
        )}
      </header>
      <p className={styles.noteText}>{body}</p>
      <div>
        <Button
          variant="subtle"
          className={styles.noteButton}
          onClick={() => onDelete(note, undoing)}
        >
          Delete note
        </Button>
      </div>
    </article>
  );
}

function Message({ message, data, onResend }: MessageProps & { message: ThreadMessage }) {
  const { role } = useMember();
  const { direction, subject, bodyHtml, files, filesLeftOut, mail, problem, createdAt } = message;
  const senderName = useSenderName(message, data.enquiry.email);
  const isSent = direction === 'sent';
  return (
    <article className={isSent ? `${styles.message} ${styles.sent}` : styles.message}>
      <header>
        <b>{senderName}</b>
        <time className="num muted" dateTime={createdAt}>
          {formatDateTimeIn(headOffice().timeZone, createdAt)}
        </time>
      </header>
      {senderNotes(message, data.enquiry.email).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <p className={styles.subject}>{subject}</p>
      {problem && <p className={styles.note}>{emailProblemText(problem, files)}</p>}
      <RenderedRichText html={bodyHtml} />
      {message.asksToStop && <Unsubscribe message={message} />}
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Files">
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <a href={paths.adminEnquiryFile(id)} download={name}>
                {name}
              </a>{' '}
              <span className="num muted">{formatSize(size)}</span>
            </li>
          ))}
        </ul>
      )}
      {filesLeftOut && <p className="muted">Too large to save: {filesLeftOut}</p>}
      {mail && (
        <p className={mail.state === 'failed' ? detail.failed : 'muted'}>
          {emailStateText(mail, data.canSend, role)}
        </p>
      )}
      {mail && data.canSend && mail.state === 'failed' && (
        <div>
          <Button variant="default" onClick={() => onResend(mail.id)}>
            Resend
          </Button>
        </div>
      )}
    </article>
  );
}

/** For a reply that only asks to stop. */
function Unsubscribe({ message: { fromName, fromAddress } }: { message: ThreadMessage }) {
  const mayUnsubscribe = useMay('enquiries');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (!mayUnsubscribe) return null;
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)}>
        {`Unsubscribe ${fromName || fromAddress}`}
      </Button>
      {isAsking && <UnsubscribePersonDialog email={fromAddress} onCancel={close} onDone={close} />}
    </div>
  );
}

/** Returns `You`, a colleague's name, or the person who wrote to us, with the address if it is not the enquirer's. */
function useSenderName(
  { direction, sentBy, fromName, fromAddress, isAutomatic, namesTeam }: ThreadMessage,
  enquirer: string,
) {
  const sender = useMemberName(sentBy);
  if (direction === 'received') {
    const isKnown = !namesTeam && fromAddress.toLowerCase() === enquirer.toLowerCase();
    const person = fromName && !isKnown ? `${fromName} <${fromAddress}>` : fromName || fromAddress;
    return `${person}${isAutomatic ? ' (automatic)' : ''}`;
  }
  return sender;
}

/** Returns `You`, a colleague's name, or the email of a former one; empty for nobody. */
function useMemberName(member: string | null) {
  const editor = useEditor();
  const members = useMembers();
  if (member === editor) return 'You';
  return members.find(({ email }) => email === member)?.name ?? member ?? '';
}
