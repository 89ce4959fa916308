import { actions } from 'astro:actions';
import { useState } from 'react';
import { timeZoneOfPage } from '../../admin/controls/format-local-time.ts';
import { TimeInput } from '../../admin/fields/dates/TimeInput.tsx';
import { WrittenDay } from '../../admin/fields/dates/WrittenDay.tsx';
import { SaveDialog, useSaveDialog } from '../../admin/forms/SaveDialog.tsx';
import { plural } from '../../lib/text/plural.ts';
import { wallClockAt } from '../../lib/time/zoned-time.ts';
import { webhookErrors, webhooksKey, type ListedWebhook } from './webhook.ts';
import styles from './Webhooks.module.css';

type ReplayDialogProps = { webhook: ListedWebhook; onClose: () => void };

/** Sends the events since a time once more. Suggests the time since which the webhook fails. */
export function ReplayDialog({ webhook, onClose }: ReplayDialogProps) {
  const { id, name, failing, stopped } = webhook;
  const timeZone = timeZoneOfPage();
  const [value] = useState(() => {
    const from = failing?.since ?? stopped?.at;
    return wallClockAt(timeZone, from ? Date.parse(from) : Date.now() - 3_600_000);
  });
  const [day, setDay] = useState(value.day);
  const { save, errors, state } = useSaveDialog(webhooksKey);

  return (
    <SaveDialog
      heading={`Replay events to ${name}`}
      button="Replay"
      busy="Queuing..."
      state={state}
      onClose={onClose}
      onSave={({ text }) =>
        void save({
          action: actions.webhooks.replay,
          input: { id, since: { day, time: text('time'), timeZone } },
          errorMessage: webhookErrors.send,
          onDone: ({ count }) => {
            onClose();
            return count === 0
              ? 'No events since then'
              : plural(count, '1 event queued again', '# events queued again');
          },
        })
      }
    >
      <p>
        All its events since this time are sent again, with the same ids, so that your system can
        skip what it has. Events are saved for 30 days.
      </p>
      <div className={styles.moment}>
        <WrittenDay
          label="Day"
          data-autofocus
          value={day}
          onWrite={setDay}
          error={errors['since']}
        />
        <TimeInput label="Time" name="time" defaultValue={value.time} />
      </div>
    </SaveDialog>
  );
}
