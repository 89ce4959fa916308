import { Button, Input, NativeSelect, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { Suspense, useId, useState } from 'react';
import { ActionFailure } from '../../../admin/actions/actions.ts';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { offlineText } from '../../../admin/feedback/offline-text.ts';
import { NoDraftsLine } from '../../../admin/autosave/NoDraftsLine.tsx';
import { usePageMark } from '../../../admin/browser/usePageMark.ts';
import { useSave } from '../../../admin/forms/useSave.ts';
import { useEditor, useMember } from '../../../admin/frame/member-context.ts';
import { LateEditor } from '../../../admin/rich-text/LateEditor.ts';
import { allQueries, useChange } from '../../../admin/actions/useChange.ts';
import { Proposed } from '../../../admin/feedback/Proposed.tsx';
import { htmlOfText } from '../../../lib/html/html-text.ts';
import { paths } from '../../../site/paths.ts';
import type { OpenedEnquiry } from '../inbox/enquiry-inbox.ts';
import { replyErrors } from './enquiry-message.ts';
import styles from '../inbox/EnquiryDetail.module.css';
import { filledTemplate, firstSubject, needsSignature } from './reply-templates.ts';
import { noEmailText } from './email-errors.ts';
import { useMembers } from '../assignment/useMembers.ts';
import { SignatureDialog } from './SignatureDialog.tsx';
import { newSubmissionKey } from './submission-key.ts';
import type { ReplyDraft, ReplyUpdate } from './useReplyDrafts.ts';

type ReplyFormProps = {
  data: OpenedEnquiry;
  draft: ReplyDraft | undefined;
  keepsDrafts: boolean;
  onDraft: (update: ReplyUpdate) => void;
};

export function ReplyForm({ data, draft, keepsDrafts, onDraft }: ReplyFormProps) {
  const { enquiry, thread, canSend } = data;
  const { role } = useMember();
  const labelId = useId();
  usePageMark('reply');
  const emptyDraft = { subject: firstSubject(enquiry, thread.messages), html: '' };
  const { subject, html } = draft ?? emptyDraft;
  const { send, isBusy, failure, errors } = useSending(data, () => onDraft(() => undefined));

  function changeDraft(changes: Partial<ReplyDraft>) {
    onDraft((present) => ({
      ...(present ?? { ...emptyDraft, submissionKey: newSubmissionKey() }),
      ...changes,
    }));
  }

  return (
    <form
      className={styles.section}
      aria-label="Reply"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(draft ?? { ...emptyDraft, submissionKey: newSubmissionKey() });
      }}
    >
      <div className={styles.to}>
        <h3 className={styles.heading}>Reply</h3>
        <p className="muted">To {enquiry.email}</p>
      </div>
      {failure && <Alert>{offlineText(failure, keepsDrafts)}</Alert>}
      <PreparedReply data={data} onTake={(prepared) => changeDraft({ html: html + prepared })} />
      <div className={styles.about}>
        <TextInput
          label="Subject"
          className={styles.subjectField}
          maxLength={200}
          value={subject}
          error={errors['subject']}
          onChange={({ currentTarget }) => changeDraft({ subject: currentTarget.value })}
        />
        <TemplateSelect
          data={data}
          onChoose={(template) =>
            changeDraft({
              html: html + template.html,
              ...(subject === emptyDraft.subject && { subject: template.subject }),
            })
          }
        />
      </div>
      <Input.Wrapper
        label="Your reply"
        labelElement="div"
        labelProps={{ id: labelId, className: 'sr' }}
        error={errors['html']}
        errorProps={{ id: `${labelId}-error` }}
      >
        <Suspense fallback={<p className="muted">Loading the editor...</p>}>
          <LateEditor
            label="Your reply"
            labelId={labelId}
            describedBy={errors['html'] && `${labelId}-error`}
            isInvalid={errors['html'] !== undefined}
            isRequired
            isLow
            isLetter
            value={html}
            onChange={(newHtml) => changeDraft({ html: newHtml })}
            onLeave={() => undefined}
          />
        </Suspense>
      </Input.Wrapper>
      {draft && !keepsDrafts && (
        <div role="status">
          <NoDraftsLine />
        </div>
      )}
      <div className={styles.buttons}>
        <Button type="submit" data-sends aria-disabled={isBusy}>
          {isBusy ? 'Sending...' : 'Send reply'}
        </Button>
        {!canSend && (
          <Button
            component="a"
            variant="default"
            href={`${paths.email(encodeURI(enquiry.email))}?subject=${encodeURIComponent(subject)}`}
            leftSection={<AdminIcon name="mail" />}
          >
            Reply in email app
          </Button>
        )}
        {draft && (
          <Button variant="subtle" onClick={() => onDraft(() => undefined)}>
            Discard
          </Button>
        )}
      </div>
      {!canSend && (
        <p className="muted">
          {noEmailText(role)} Your reply will be saved and sent later. A reply from your own email
          app is not recorded here: set the stage to Answered yourself.
        </p>
      )}
    </form>
  );
}

type PreparedReplyProps = { data: OpenedEnquiry; onTake: (html: string) => void };

/** The reply that an assistant has prepared. */
function PreparedReply({ data: { enquiry, prepared }, onTake }: PreparedReplyProps) {
  const { change, isBusy } = useChange({ keys: allQueries });
  if (!prepared) return null;

  async function dismiss(text: string) {
    await change(async (send) => {
      await send(actions.enquiries.dismissReply, { id: enquiry.id }, replyErrors.dismiss);
      return { text, leavesFocus: true };
    });
  }

  return (
    <Proposed
      label="Reply prepared"
      proposal={prepared}
      take="Put into the reply"
      isBusy={isBusy}
      onTake={() => {
        onTake(htmlOfText(prepared.body));
        void dismiss('The prepared reply is in the form');
      }}
      onDismiss={() => void dismiss('Prepared reply dismissed')}
    />
  );
}

type TemplateSelectProps = {
  data: OpenedEnquiry;
  onChoose: (template: { subject: string; html: string }) => void;
};

function TemplateSelect({ data, onChoose }: TemplateSelectProps) {
  const { templates } = data;
  const ownEmail = useEditor();
  const memberName = useMembers().find(({ email }) => email === ownEmail)?.name ?? ownEmail;
  const [unsigned, setUnsigned] = useState<(typeof templates)[number]>();
  if (templates.length === 0) return null;
  return (
    <>
      <NativeSelect
        aria-label="Template"
        data={[{ value: '', label: 'Choose a template…' }, ...templates.map(({ name }) => name)]}
        value=""
        onChange={({ currentTarget }) => {
          const template = templates.find(({ name }) => name === currentTarget.value);
          if (!template) return;
          if (needsSignature(template, memberName)) setUnsigned(template);
          else onChoose(filledTemplate(template, data.enquiry, memberName));
        }}
      />
      {unsigned && (
        <SignatureDialog
          onCancel={() => setUnsigned(undefined)}
          onNamed={(name) => {
            setUnsigned(undefined);
            onChoose(filledTemplate(unsigned, data.enquiry, name));
          }}
        />
      )}
    </>
  );
}

function useSending({ enquiry: { id }, canSend }: OpenedEnquiry, onSent: () => void) {
  const { save, isSaving, failure, errors } = useSave({ keys: allQueries });
  return {
    send: (draft: ReplyDraft) =>
      void save({
        action: actions.enquiries.reply,
        input: { id, ...draft },
        errorMessage: replyErrors.send,
        onDone: (answer) => {
          if (answer.outcome === 'gone') throw new ActionFailure('This enquiry has been deleted');
          onSent();
          return canSend ? 'Reply waiting to be sent' : 'Reply saved. It will be sent later.';
        },
      }),
    isBusy: isSaving,
    failure,
    errors,
  };
}
