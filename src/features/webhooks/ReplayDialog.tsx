import { TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { timeZoneOfPage } from '../../admin/controls/format-local-time.ts';
import { SaveDialog } from '../../admin/forms/SaveDialog.tsx';
import { useSave } from '../../admin/forms/useSave.ts';
import { plural } from '../../lib/text/plural.ts';
import { wallClockAt } from '../../lib/time/zoned-time.ts';
import { webhookErrors, webhooksKey, type ListedWebhook } from './webhook.ts';
import styles from './Webhooks.module.css';

type ReplayDialogProps = { webhook: ListedWebhook; onClose: () => void };

/** Sends the events since a time once more. Suggests the time since which the webhook fails. */
export function ReplayDialog({ webhook, onClose }: ReplayDialogProps) {
  const { id, name, failing, stopped } = webhook;
  const timeZone = timeZoneOfPage();
  const [value, setValue] = useState(() => {
    const from = failing?.since ?? stopped?.at;
    return wallClockAt(timeZone, from ? Date.parse(from) : Date.now() - 3_600_000);
  });
  const { save, isSaving, errors } = useSave({ keys: [webhooksKey], failsIn: 'toast' });

  function submit() {
    void save({
      action: actions.webhooks.replay,
      input: { id, since: { day: value.day, time: value.time, timeZone } },
      errorMessage: webhookErrors.send,
      onDone: ({ count }) => {
        onClose();
        return count === 0
          ? 'No events since then'
          : plural(count, '1 event queued again', '# events queued again');
      },
    });
  }

  return (
    <SaveDialog
      heading={`Replay events to ${name}`}
      button="Replay"
      busy="Queuing..."
      errors={errors}
      isSaving={isSaving}
      onSave={submit}
      onClose={onClose}
    >
      <p>
        All its events since this time are sent again, with the same ids, so that your system can
        skip what it has. Events are saved for 30 days.
      </p>
      <div className={styles.moment}>
        <TextInput
          type="date"
          label="Day"
          data-autofocus
          value={value.day}
          error={errors['since']}
          onChange={({ currentTarget }) => setValue({ ...value, day: currentTarget.value })}
        />
        <TextInput
          type="time"
          label="Time"
          value={value.time}
          onChange={({ currentTarget }) => setValue({ ...value, time: currentTarget.value })}
        />
      </div>
    </SaveDialog>
  );
}
