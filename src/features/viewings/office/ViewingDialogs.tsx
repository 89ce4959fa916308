import { Button, Textarea } from '@mantine/core';
import { actions } from 'astro:actions';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { SaveDialog, useSaveDialog } from '../../../admin/forms/SaveDialog.tsx';
import { languageName } from '../../../lib/text/languages.ts';
import { paths } from '../../../site/paths.ts';
import { useEnquiryDecision } from '../../enquiries/assignment/useEnquiryDecision.ts';
import { mediumLabels, stateLabels, viewingErrors } from '../viewing.ts';
import { cancelSchema, viewingsKey, type OfficeViewing } from './office-viewing.ts';
import { noticeText, whenText } from './viewing-texts.ts';
import styles from './Viewings.module.css';

type ViewingDialogProps = {
  viewing: OfficeViewing;
  onMove: () => void;
  onCancel: () => void;
  onMark: (state: 'came' | 'missed') => void;
  onClose: () => void;
};

export function ViewingDialog(props: ViewingDialogProps) {
  const { viewing, onMove, onCancel, onMark, onClose } = props;
  const { state, isPast } = viewing;
  const facts = {
    When: whenText(viewing),
    'Asks for': viewing.wish,
    About: viewing.about,
    With: viewing.host,
    How: [mediumLabels[viewing.medium], viewing.language && languageName(viewing.language)]
      .filter(Boolean)
      .join(', '),
    Status: stateLabels[state],
    Message: viewing.word,
    Email: viewing.email && <a href={paths.email(viewing.email)}>{viewing.email}</a>,
    Phone: viewing.phone && <a href={paths.telephone(viewing.phone)}>{viewing.phone}</a>,
  };
  return (
    <Dialog
      heading={viewing.name || 'Viewing'}
      cancel="Close"
      onCancel={onClose}
      actions={
        isPast ? (
          (['missed', 'came'] as const)
            .filter((one) => one !== state && state !== 'cancelled')
            .map((one) => (
              <Button key={one} variant="default" onClick={() => onMark(one)}>
                {stateLabels[one]}
              </Button>
            ))
        ) : (
          <>
            {state === 'booked' && (
              <Button className={styles.cancel} variant="subtle" onClick={onCancel}>
                Cancel viewing
              </Button>
            )}
            <Button onClick={onMove}>{state === 'booked' ? 'Move' : 'Book again'}</Button>
          </>
        )
      }
    >
      <dl className={styles.facts}>
        {Object.entries(facts).map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <p>
        <a className={styles.link} href={paths.adminEnquiry(viewing.id)}>
          Open enquiry
        </a>
      </p>
    </Dialog>
  );
}

type CancelDialogProps = { viewing: OfficeViewing; onClose: () => void };

/** Cancels what is booked, or declines what was asked for. */
export function CancelDialog({ viewing, onClose }: CancelDialogProps) {
  const { id, revision, name } = viewing;
  const { save, validated, errors, state } = useSaveDialog(viewingsKey);
  const { undoing } = useEnquiryDecision();
  const isBooked = viewing.state === 'booked';

  function cancel(word: string) {
    const input = validated(cancelSchema, { id, revision, word });
    if (!input) return;
    void save({
      action: actions.viewings.cancel,
      input,
      errorMessage: viewingErrors.save,
      onDone: ({ entryIds }) => {
        onClose();
        const text = isBooked ? 'Viewing cancelled' : 'Request declined';
        return { text, undo: undoing(entryIds) };
      },
    });
  }

  return (
    <SaveDialog
      heading={isBooked ? `Cancel the viewing of ${name}?` : `Decline the request of ${name}?`}
      button={isBooked ? 'Cancel viewing' : 'Decline request'}
      isFinal
      state={state}
      onClose={onClose}
      onSave={({ text }) => cancel(text('word'))}
    >
      <p>{whenText(viewing) || viewing.wish}</p>
      {isBooked && (
        <Textarea
          label="Message to the visitor"
          name="word"
          autosize
          minRows={2}
          error={errors['word']}
        />
      )}
      <p className="muted">
        {isBooked ? noticeText(viewing) : 'No email is sent. Write to them from the enquiry.'}
      </p>
    </SaveDialog>
  );
}
