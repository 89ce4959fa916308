import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId, useState, type ReactNode } from 'react';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import { ButtonMenu, isShown, MoreMenu, type MenuItem } from '../controls/ButtonMenu.tsx';
import type { StoredRecord } from '../actions/actions.ts';
import { ErrorCount } from '../forms/FormFooter.tsx';
import { ariaKeys, keyHint } from '../keys/keys.ts';
import { openKeys } from '../keys/open-keys.tsx';
import { useFormKey } from '../keys/useFormKey.ts';
import { PublishAtDialog } from './PublishAtDialog.tsx';
import styles from './PublishBar.module.css';
import { ScheduleLines } from './ScheduleLines.tsx';
import type { WallTime } from '../../lib/time/zoned-time.ts';
import { actorName } from '../../model/actors.ts';
import { plural } from '../../lib/text/plural.ts';
import type { Publication } from '../../model/record.ts';
import { useEditor } from '../frame/member-context.ts';
import { formatShortTime } from '../controls/format-local-time.ts';
import { StateMark } from './StateMark.tsx';

type PublishBarProps = {
  /** The singular of the noun. */
  noun: string;
  /** Undefined for a new record. */
  base: StoredRecord | undefined;
  isChanged: boolean;
  errorCount: number;
  onNextError: () => void;
  submitLabel: string;
  /** What publishing does to the site. */
  submitHint: ReactNode;
  isSaving: boolean;
  /** True while a save waits for an upload. */
  isWaiting: boolean;
  /** True while the publication of the saved record changes. */
  isPublishing: boolean;
  /** False if the noun's records cannot be unpublished. */
  canUnpublish: boolean;
  onSaveDraft: () => void;
  onSchedule: (publishAt: WallTime, unpublishAt: WallTime | null) => void;
  onDiscard: () => void;
  onUnpublish: () => void;
  onUnschedule: () => void;
  /** Undefined for those who may not change when a record is unpublished. */
  onUnpublishingCancel: (() => void) | undefined;
  /** The number of fields that differ from the public version, if known. */
  changes: number | undefined;
  /** Missing if there is no public version or nothing differs. */
  onCompare: (() => void) | undefined;
  /** Compares only what assistants have changed. Missing if none has. */
  onCompareAssistants: (() => void) | undefined;
  onCancel: () => void;
  /** Undefined for a new record. */
  onHistory: (() => void) | undefined;
  onDuplicate: (() => void) | undefined;
  /** Undefined for a new record, and for those who may not see what was public. */
  onShowPast: (() => void) | undefined;
};

/** The state of a record with drafts, and the actions on it. */
export function PublishBar(props: PublishBarProps) {
  const { noun, base, isChanged, errorCount, submitLabel, isSaving, isWaiting } = props;
  const [isDating, setDating] = useState(false);
  const hintId = useId();
  const isNarrow = useMediaQuery('(max-width: 60rem)', false, { getInitialValueInEffect: false });
  const publication = base?.publication;
  const isBusy = isSaving || isWaiting || props.isPublishing;
  const hasDraft = publication && publication.state !== 'published';
  const message = isWaiting
    ? 'Will save when the upload finishes'
    : errorCount > 0 && <ErrorCount count={errorCount} onNext={props.onNextError} />;

  const openDialog = () => setDating(true);
  useFormKey('schedule', isBusy ? undefined : openDialog);

  const saveDraft = () => !isBusy && props.onSaveDraft();
  const publishItems: (MenuItem | false | undefined)[] = [
    isNarrow && { label: 'Save draft', run: saveDraft },
    !publication?.publishAt && { label: 'Schedule…', run: openDialog },
    publication?.isPublic && hasDraft && { label: 'Discard changes…', run: props.onDiscard },
    publication?.isPublic && props.canUnpublish && { label: 'Unpublish…', run: props.onUnpublish },
  ];
  const [publishItem, ...others] = publishItems.filter(isShown);
  const recordItems: (MenuItem | undefined)[] = [
    props.onCompare && { label: 'Compare with published version', run: props.onCompare },
    props.onHistory && { label: 'History', run: props.onHistory },
    props.onShowPast && { label: 'Show as of…', run: props.onShowPast },
    props.onDuplicate && { label: 'Duplicate', run: props.onDuplicate },
    { label: 'Keyboard shortcuts', run: openKeys },
  ];

  return (
    <div className={styles.bar} role="group" aria-label="Saving and publishing">
      <div className={styles.about}>
        <RecordState
          base={base}
          isChanged={isChanged}
          changes={props.changes}
          onHistory={props.onHistory}
          message={
            !isNarrow && (
              <span className={isWaiting ? styles.waiting : styles.errors} role="status">
                {message}
              </span>
            )
          }
          hasMessage={!isNarrow && Boolean(message)}
        />
        {props.onCompareAssistants && (
          <Button variant="subtle" onClick={props.onCompareAssistants}>
            See what the assistant changed
          </Button>
        )}
        {publication && (
          <ScheduleLines
            publication={publication}
            isBusy={isBusy}
            onReschedule={openDialog}
            onUnschedule={props.onUnschedule}
            onUnpublishingCancel={props.onUnpublishingCancel}
          />
        )}
      </div>
      <div className={styles.acts}>
        {isNarrow && (
          <p className={isWaiting ? styles.waiting : styles.errors} role="status">
            {message}
          </p>
        )}
        <Button variant="subtle" aria-keyshortcuts="Escape" title="Escape" onClick={props.onCancel}>
          Cancel
        </Button>
        <MoreMenu label={`More actions for this ${noun}`} items={recordItems} />
        {!isNarrow && (
          <Button
            variant="default"
            aria-keyshortcuts={ariaKeys('save')}
            title={keyHint('save')}
            aria-disabled={isBusy}
            onClick={saveDraft}
          >
            Save draft
          </Button>
        )}
        {publishItem && others.length === 0 && (
          <Button
            variant="default"
            aria-disabled={isBusy}
            data-focus="publishing"
            onClick={() => !isBusy && publishItem.run()}
          >
            {publishItem.label}
          </Button>
        )}
        <div className={styles.publish}>
          <div className={styles.split}>
            <Button
              type="submit"
              aria-keyshortcuts={ariaKeys('publish', 'publishToo')}
              title={keyHint('publish')}
              aria-describedby={hintId}
              aria-disabled={isBusy}
            >
              {isSaving ? 'Saving...' : isWaiting ? 'Waiting...' : submitLabel}
            </Button>
            <ButtonMenu
              items={others.length > 0 ? publishItems : []}
              target={
                <ActionIcon
                  variant="filled"
                  className={styles.more}
                  aria-label="More publishing options"
                  aria-disabled={isBusy}
                  data-focus="publishing"
                >
                  <AdminIcon name="caret" />
                </ActionIcon>
              }
            />
          </div>
          <small id={hintId} className={styles.hint}>
            {props.submitHint}
          </small>
        </div>
      </div>
      {isDating && (
        <PublishAtDialog
          noun={noun}
          publishAt={publication?.publishAt ?? undefined}
          unpublishAt={publication?.unpublishAt}
          canHide={props.canUnpublish}
          onCancel={() => setDating(false)}
          onSchedule={(publishAt, unpublishAt) => {
            setDating(false);
            props.onSchedule(publishAt, unpublishAt);
          }}
        />
      )}
    </div>
  );
}

type RecordStateProps = {
  /** Undefined for a new record. */
  base: StoredRecord | undefined;
  /** True if there are unsaved changes. */
  isChanged: boolean;
  /** The number of fields that differ from the public version, if known. */
  changes: number | undefined;
  onHistory: (() => void) | undefined;
  /** Takes the place of when it was saved, unless it is empty. */
  message: ReactNode;
  hasMessage: boolean;
};

/** Shows whether a record is public, and when it was saved. */
function RecordState({ base, isChanged, changes, onHistory, ...props }: RecordStateProps) {
  const editor = useEditor();
  const publication = base?.publication;
  const { message, hasMessage } = props;
  if (!publication) {
    return (
      <StateMark state="draft">
        {message}
        {!hasMessage && 'Not saved yet'}
      </StateMark>
    );
  }
  const { state, problem, savedBy } = publication;
  const author = savedBy === editor ? 'you' : actorName(savedBy);
  const saved = `${savedVerb(publication)} ${formatShortTime(base.updatedAt)}, by ${author}`;
  return (
    <StateMark state={state} more={state === 'changed' ? changesText(changes) : undefined}>
      {problem && <b className={styles.errors}>Not published: {problem} </b>}
      {message}
      {!hasMessage && isChanged && <b className={styles.unsaved}>Unsaved changes</b>}
      {!hasMessage &&
        !isChanged &&
        (onHistory ? (
          <button type="button" className={styles.saved} title="History" onClick={onHistory}>
            {saved}
          </button>
        ) : (
          saved
        ))}
    </StateMark>
  );
}

function changesText(count: number | undefined) {
  if (count === undefined) return 'unpublished changes';
  return plural(count, '# unpublished change', '# unpublished changes');
}

function savedVerb({ state }: Publication) {
  return state === 'published' ? 'Since' : 'Saved';
}
