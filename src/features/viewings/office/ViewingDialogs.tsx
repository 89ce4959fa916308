import { Button, Textarea } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { SaveDialog, useSaveDialog } from '../../../admin/forms/SaveDialog.tsx';
import { languageName } from '../../../lib/text/languages.ts';
import { weekdayAndDate } from '../../../lib/time/dates.ts';
import { timeZoneCity } from '../../../lib/time/zoned-time.ts';
import { paths } from '../../../site/paths.ts';
import { useEnquiryDecision } from '../../enquiries/assignment/useEnquiryDecision.ts';
import { mediumLabels, stateLabels, viewingErrors } from '../viewing.ts';
import { clockText } from '../viewing-line.ts';
import {
  cancelSchema,
  moveSchema,
  viewingsKey,
  type OfficeViewing,
  type OfficeWeek,
  type OpenHouse,
} from './office-viewing.ts';
import { TimeFields } from './TimeFields.tsx';
import { placesText } from './WeekGrid.tsx';
import styles from './Viewings.module.css';

type Mark = 'came' | 'missed';

/** `Thursday, December 3, 10:00 a.m. to 10:45 a.m., Vancouver` */
function whenText({ local, timeZone }: OfficeViewing) {
  if (!local) return '';
  const { day, time, until } = local;
  return `${weekdayAndDate(day)}, ${clockText(time)} to ${clockText(until)}, ${timeZoneCity(timeZone)}`;
}

type ViewingDialogProps = {
  viewing: OfficeViewing;
  onMove: () => void;
  onCancel: () => void;
  onMark: (state: Mark) => void;
  onClose: () => void;
};

export function ViewingDialog(props: ViewingDialogProps) {
  const { viewing, onMove, onCancel, onMark, onClose } = props;
  const { state, isPast, name, email, phone } = viewing;
  const isOpen = !isPast && (state === 'booked' || state === 'asked');
  return (
    <Dialog
      heading={name || 'Viewing'}
      cancel="Close"
      onCancel={onClose}
      actions={
        <>
          {isPast && state !== 'cancelled' && (
            <>
              {state !== 'missed' && (
                <Button variant="default" onClick={() => onMark('missed')}>
                  {stateLabels.missed}
                </Button>
              )}
              {state !== 'came' && (
                <Button onClick={() => onMark('came')}>{stateLabels.came}</Button>
              )}
            </>
          )}
          {isOpen && (
            <Button variant="default" onClick={onCancel}>
              Cancel viewing
            </Button>
          )}
          {!isPast && <Button onClick={onMove}>{state === 'booked' ? 'Move' : 'Book'}</Button>}
        </>
      }
    >
      <dl className={styles.facts}>
        <Fact label="When">{whenText(viewing)}</Fact>
        <Fact label="Asks for">{viewing.wish}</Fact>
        <Fact label="About">{viewing.about}</Fact>
        <Fact label="With">{viewing.host}</Fact>
        <Fact label="How">
          {`${mediumLabels[viewing.medium]}, ${languageName(viewing.language)}${viewing.isOpenHouse ? ', open house' : ''}`}
        </Fact>
        <Fact label="Status">{stateLabels[state]}</Fact>
        <Fact label="Message">{viewing.word}</Fact>
        <Fact label="Email">{email}</Fact>
        <Fact label="Phone">{phone}</Fact>
      </dl>
      <p>
        <a href={paths.adminEnquiry(viewing.id)}>Open enquiry</a>
      </p>
    </Dialog>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type ChangeProps = { viewing: OfficeViewing; onClose: () => void };

/** Moves a viewing, or books one that was asked for. */
export function MoveDialog({ viewing, week, onClose }: ChangeProps & { week: OfficeWeek }) {
  const { id, revision, local, medium, name, wish, state: status, projectId } = viewing;
  const { save, validated, errors, state } = useSaveDialog(viewingsKey);
  const { undoing } = useEnquiryDecision();
  const hosts = week.hosts.filter((one) => one.projectIds.includes(projectId ?? ''));
  const [hostId, setHostId] = useState(viewing.hostId);
  const host = hosts.find((one) => one.id === hostId) ?? hosts[0];
  const isMove = status === 'booked';

  function move(text: (name: string) => string) {
    const names = ['hostId', 'day', 'time', 'medium', 'word'];
    const data = validated(moveSchema, {
      ...Object.fromEntries(names.map((one) => [one, text(one)])),
      id,
      revision,
    });
    if (!data) return;
    void save({
      action: actions.viewings.move,
      input: data,
      errorMessage: viewingErrors.save,
      onDone: ({ entryIds }) => {
        onClose();
        return { text: isMove ? 'Viewing moved' : 'Viewing booked', undo: undoing(entryIds) };
      },
    });
  }

  return (
    <SaveDialog
      heading={isMove ? `Move ${name}` : `Book ${name}`}
      button={isMove ? 'Move viewing' : 'Book viewing'}
      state={state}
      onClose={onClose}
      onSave={({ text }) => move(text)}
    >
      <p>
        {[
          whenText(viewing) && `${isMove ? 'Now' : 'It was'} ${whenText(viewing)}`,
          wish && `Asks for: ${wish}`,
        ]
          .filter(Boolean)
          .join('. ')}
      </p>
      <TimeFields
        hosts={hosts}
        host={host}
        onHost={setHostId}
        first={local}
        medium={medium}
        errors={errors}
      />
      <Word label={isMove ? 'Message to the visitor' : undefined} error={errors['word']} />
      <Told viewing={viewing} />
    </SaveDialog>
  );
}

/** Cancels what is booked, or declines what was asked for. */
export function CancelDialog({ viewing, onClose }: ChangeProps) {
  const { id, revision, name, state: status } = viewing;
  const { save, validated, errors, state } = useSaveDialog(viewingsKey);
  const { undoing } = useEnquiryDecision();
  const isBooked = status === 'booked';

  function cancel(word: string) {
    const data = validated(cancelSchema, { id, revision, word });
    if (!data) return;
    void save({
      action: actions.viewings.cancel,
      input: data,
      errorMessage: viewingErrors.save,
      onDone: ({ entryIds }) => {
        onClose();
        const text = isBooked ? 'Viewing cancelled' : 'Viewing declined';
        return { text, undo: undoing(entryIds) };
      },
    });
  }

  return (
    <SaveDialog
      heading={isBooked ? `Cancel the viewing of ${name}?` : `Decline what ${name} asks for?`}
      button={isBooked ? 'Cancel viewing' : 'Decline'}
      isFinal
      state={state}
      onClose={onClose}
      onSave={({ text }) => cancel(text('word'))}
    >
      <p>{isBooked ? whenText(viewing) : viewing.wish}</p>
      <Word label={isBooked ? 'Message to the visitor' : undefined} error={errors['word']} />
      {isBooked ? (
        <Told viewing={viewing} />
      ) : (
        <p className="muted">No email is sent. Write to them from the enquiry.</p>
      )}
    </SaveDialog>
  );
}

function Word({ label, error }: { label: string | undefined; error: string | undefined }) {
  return label && <Textarea label={label} name="word" autosize minRows={2} error={error} />;
}

function Told({ viewing: { name, email } }: { viewing: OfficeViewing }) {
  return (
    <p className="muted">
      {email ? `${name} is told by email.` : `${name} left no email address. Tell them yourself.`}
    </p>
  );
}

type HouseDialogProps = {
  house: OpenHouse;
  onViewing: (viewing: OfficeViewing) => void;
  onClose: () => void;
};

/** Who comes to an open house. */
export function HouseDialog({ house, onViewing, onClose }: HouseDialogProps) {
  return (
    <Dialog heading={`Open house, ${house.about}`} cancel="Close" onCancel={onClose}>
      <p>{`${clockText(house.from)} to ${clockText(house.until)}. ${placesText(house)}.`}</p>
      <ul>
        {house.taken.map((viewing) => (
          <li key={viewing.id}>
            <button type="button" className={styles.link} onClick={() => onViewing(viewing)}>
              {viewing.name}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
