import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Publication } from '../../lib/record.ts';
import { momentOf } from '../moment-text.ts';
import { focusFirst } from '../useFocusLater.ts';
import styles from './PublishBar.module.css';
import type { Publishing } from './usePublishing.tsx';

type ScheduleLinesProps = { publication: Publication; publishing: Publishing };

/** What is scheduled for a record, each with its own way out. */
export function ScheduleLines({ publication, publishing }: ScheduleLinesProps) {
  const { publishAt, unpublishAt, isPublic } = publication;
  const cancelledTime = useRef<string>(undefined);

  // The pressed button is gone with its line.
  useEffect(() => {
    const time = cancelledTime.current;
    if (time === undefined || time === publishAt || time === unpublishAt) return;
    cancelledTime.current = undefined;
    focusFirst('publishing');
  });

  function line(text: string, time: string, label: string, cancel: (() => void) | undefined) {
    return (
      <p className={styles.schedule}>
        {text} {momentOf(time)}
        {cancel && (
          <span className={styles.exit}>
            <span aria-hidden="true">·</span>
            <Button
              variant="subtle"
              size="compact-md"
              className={styles.cancel}
              aria-label={label}
              aria-disabled={publishing.isBusy}
              onClick={() => {
                if (publishing.isBusy) return;
                cancelledTime.current = time;
                cancel();
              }}
            >
              Cancel
            </Button>
          </span>
        )}
      </p>
    );
  }

  return (
    <>
      {publishAt &&
        line(
          `${isPublic ? 'Changes go' : 'Goes'} public`,
          publishAt,
          'Cancel scheduled publishing',
          publishing.unschedule,
        )}
      {unpublishAt &&
        line(
          'Will be unpublished',
          unpublishAt,
          'Cancel scheduled unpublishing',
          publishing.keepPublished,
        )}
    </>
  );
}
