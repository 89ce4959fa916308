import { Button } from '@mantine/core';
import { Fragment, useEffect, useRef } from 'react';
import type { Publication } from '../../model/record.ts';
import { formatDateTime } from '../controls/format-local-time.ts';
import { focusFirst } from '../browser/useFocusLater.ts';
import styles from './PublishBar.module.css';

type ScheduleLinesProps = {
  publication: Publication;
  isBusy: boolean;
  onReschedule: () => void;
  onUnschedule: () => void;
  /** Undefined for those who may not change when a record is unpublished. */
  onUnpublishingCancel: (() => void) | undefined;
};

type LineAction = {
  text: string;
  label?: string;
  focusName?: string;
  /** True if the line is gone afterwards. */
  isCancel?: true;
  run: () => void;
};

/** What is scheduled for a record, each with its own actions. */
export function ScheduleLines(props: ScheduleLinesProps) {
  const { publication, isBusy, onReschedule, onUnschedule, onUnpublishingCancel } = props;
  const { publishAt, unpublishAt, isPublic } = publication;
  const cancelledTime = useRef<string>(undefined);

  // The pressed button is gone with its line.
  useEffect(() => {
    const time = cancelledTime.current;
    if (time === undefined || time === publishAt || time === unpublishAt) return;
    cancelledTime.current = undefined;
    focusFirst('publishing', reschedule);
  });

  function line(text: string, time: string, actions: (LineAction | undefined)[]) {
    return (
      <p className={styles.schedule}>
        {text} {formatDateTime(time)}
        <span className={styles.exit}>
          {actions
            .filter((action) => action !== undefined)
            .map((action) => (
              <Fragment key={action.text}>
                <span aria-hidden="true">·</span>
                <Button
                  variant="subtle"
                  size="compact-md"
                  className={styles.cancel}
                  aria-label={action.label}
                  aria-disabled={isBusy}
                  data-focus={action.focusName}
                  onClick={() => {
                    if (isBusy) return;
                    if (action.isCancel) cancelledTime.current = time;
                    action.run();
                  }}
                >
                  {action.text}
                </Button>
              </Fragment>
            ))}
        </span>
      </p>
    );
  }

  return (
    <>
      {publishAt &&
        line(isPublic ? 'Changes will be published' : 'Will be published', publishAt, [
          { text: 'Reschedule…', focusName: reschedule, run: onReschedule },
          cancelling('Cancel scheduled publishing', onUnschedule),
        ])}
      {unpublishAt &&
        line('Will be unpublished', unpublishAt, [
          onUnpublishingCancel && cancelling('Cancel scheduled unpublishing', onUnpublishingCancel),
        ])}
    </>
  );
}

function cancelling(label: string, run: () => void): LineAction {
  return { text: 'Cancel', label, isCancel: true, run };
}

const reschedule = 'reschedule';
