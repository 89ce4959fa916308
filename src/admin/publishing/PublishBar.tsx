import { ActionIcon, Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { AdminIcon } from '../AdminIcon.tsx';
import type { StoredRecord } from '../actions.ts';
import { attentionText } from '../forms/FormFooter.tsx';
import { useCloseByEscape } from '../useCloseByEscape.ts';
import { hintOf, saveHint, shortcuts } from '../useShortcuts.ts';
import { PublishAtDialog } from './PublishAtDialog.tsx';
import styles from './PublishBar.module.css';
import { RecordState } from './RecordState.tsx';
import type { WallTime } from '../../lib/zoned-time.ts';
import type { Publishing } from './usePublishing.tsx';

type PublishBarProps = {
  /** The singular of the noun. */
  noun: string;
  /** Undefined for a new record. */
  base: StoredRecord | undefined;
  isChanged: boolean;
  errorCount: number;
  submitLabel: string;
  isSaving: boolean;
  /** True while a save waits for an upload. */
  isWaiting: boolean;
  publishing: Publishing;
  onSaveDraft: () => void;
  onSchedule: (publishAt: WallTime, unpublishAt: WallTime | null) => void;
  /** The number of fields that differ from the public version, if known. */
  changes: number | undefined;
  /** Missing if there is no public version or nothing differs. */
  onCompare: (() => void) | undefined;
  onCancel: () => void;
  /** Undefined for a new record. */
  onHistory: (() => void) | undefined;
  onDuplicate: (() => void) | undefined;
};

/** The state of a record with drafts, and the actions on it. */
export function PublishBar(props: PublishBarProps) {
  const { noun, base, isChanged, errorCount, submitLabel, isSaving, isWaiting, publishing } = props;
  const [isDating, setDating] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  useCloseByEscape(isMenuOpen, () => setMenuOpen(false));
  const publication = base?.publication;
  const isBusy = isSaving || isWaiting || publishing.isBusy;
  const hasDraft = publication && publication.state !== 'published';

  return (
    <div className={styles.bar}>
      <RecordState base={base} isChanged={isChanged} changes={props.changes} />
      <p className={isWaiting ? styles.waiting : styles.errors} role="status">
        {isWaiting
          ? 'Will save when the upload finishes'
          : errorCount > 0 && attentionText(errorCount)}
      </p>
      <div className={styles.acts}>
        <Button
          variant="subtle"
          aria-keyshortcuts={shortcuts.cancel}
          title="Escape"
          onClick={props.onCancel}
        >
          Cancel
        </Button>
        {props.onCompare && (
          <Button
            variant="subtle"
            className={styles.onWide}
            aria-keyshortcuts={shortcuts.compare}
            title={hintOf('D')}
            onClick={props.onCompare}
          >
            Compare
          </Button>
        )}
        <Button
          variant="default"
          aria-keyshortcuts={shortcuts.save}
          title={saveHint()}
          aria-disabled={isBusy}
          onClick={() => !isBusy && props.onSaveDraft()}
        >
          Save draft
        </Button>
        <div className={styles.split}>
          <Button type="submit" aria-keyshortcuts={shortcuts.publish} aria-disabled={isBusy}>
            {isSaving ? 'Saving...' : isWaiting ? 'Waiting...' : submitLabel}
          </Button>
          <Menu
            position="bottom-end"
            width="18rem"
            withinPortal={false}
            opened={isMenuOpen}
            onChange={setMenuOpen}
          >
            <Menu.Target>
              <ActionIcon
                variant="filled"
                className={styles.more}
                aria-label="More publishing options"
                aria-disabled={isBusy}
              >
                <AdminIcon name="down" />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => setDating(true)}>
                {publication?.publishAt ? 'Reschedule…' : 'Schedule…'}
              </Menu.Item>
              {publication?.publishAt && (
                <Menu.Item onClick={publishing.unschedule}>Cancel scheduled publishing</Menu.Item>
              )}
              {publication?.unpublishAt && publication.isPublic && (
                <Menu.Item onClick={publishing.keepPublished}>
                  Cancel scheduled unpublishing
                </Menu.Item>
              )}
              {props.onCompare && (
                <Menu.Item onClick={props.onCompare}>Compare with published version</Menu.Item>
              )}
              {props.onHistory && <Menu.Item onClick={props.onHistory}>History</Menu.Item>}
              {props.onDuplicate && <Menu.Item onClick={props.onDuplicate}>Duplicate</Menu.Item>}
              {publication?.isPublic && <Menu.Divider />}
              {publication?.isPublic && hasDraft && (
                <Menu.Item onClick={() => publishing.ask('discard')}>Discard changes…</Menu.Item>
              )}
              {publication?.isPublic && publishing.canHide && (
                <Menu.Item onClick={() => publishing.ask('unpublish')}>Unpublish…</Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
      {isDating && (
        <PublishAtDialog
          noun={noun}
          publishAt={publication?.publishAt ?? undefined}
          unpublishAt={publication?.unpublishAt}
          canHide={publishing.canHide}
          onCancel={() => setDating(false)}
          onSchedule={(publishAt, unpublishAt) => {
            setDating(false);
            props.onSchedule(publishAt, unpublishAt);
          }}
        />
      )}
      {publishing.question}
    </div>
  );
}
