import { TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useId, useState } from 'react';
import { SaveDialog, useSeen } from '../../admin/forms/SaveDialog.tsx';
import { useSave } from '../../admin/forms/useSave.ts';
import {
  webhookEvents,
  webhookEventTypes,
  type WebhookEventType,
} from '../../model/webhook-event.ts';
import { webhookErrors, webhooksKey, type ListedWebhook, type NewSecret } from './webhook.ts';
import styles from './Webhooks.module.css';

type WebhookDialogProps = {
  /** Undefined for a new one. */
  webhook: ListedWebhook | undefined;
  onSecret: (secret: NewSecret) => void;
  onClose: () => void;
};

/** Adds a webhook, or edits one. */
export function WebhookDialog({ webhook, onSecret, onClose }: WebhookDialogProps) {
  const eventsId = useId();
  const { seen, conflictText, overwriteNext } = useSeen(webhook);
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEventType[]>(webhook?.events ?? []);
  const { save, isSaving, errors } = useSave({ keys: [webhooksKey], failsIn: 'toast' });

  function submit() {
    void save({
      action: actions.webhooks.save,
      input: { ...seen, name, url, events: [...events] },
      errorMessage: webhookErrors.save,
      onDone: ({ secret }) => {
        if (secret !== undefined) onSecret({ name, secret, isReplaced: false });
        onClose();
        return webhook ? 'Webhook saved' : `${name} added`;
      },
      onConflict: (newest: ListedWebhook | null) => {
        overwriteNext(
          newest,
          newest
            ? 'Someone else changed this webhook. Save again to overwrite it.'
            : 'Someone else deleted this webhook. Save again to add it with a new secret.',
        );
      },
    });
  }

  return (
    <SaveDialog
      heading={webhook ? 'Edit webhook' : 'Add webhook'}
      button="Save webhook"
      errors={errors}
      isSaving={isSaving}
      conflictText={conflictText}
      onSave={submit}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        description="For example CRM"
        required
        autoComplete="off"
        data-autofocus
        value={name}
        error={errors['name']}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label="URL"
        description="A full URL starting with https://"
        type="url"
        required
        autoComplete="off"
        spellCheck={false}
        value={url}
        error={errors['url']}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <fieldset
        className={styles.events}
        aria-describedby={errors['events'] ? eventsId : undefined}
      >
        <legend>Events</legend>
        {errors['events'] && (
          <p id={eventsId} className={styles.fault}>
            {errors['events']}
          </p>
        )}
        {webhookEventTypes.map((type) => (
          <label key={type}>
            <input
              type="checkbox"
              checked={events.includes(type)}
              data-invalid={errors['events'] ? '' : undefined}
              onChange={({ currentTarget }) =>
                setEvents(
                  webhookEventTypes.filter((one) =>
                    one === type ? currentTarget.checked : events.includes(one),
                  ),
                )
              }
            />
            <span>
              {webhookEvents[type]} <code className={styles.code}>{type}</code>
            </span>
          </label>
        ))}
      </fieldset>
    </SaveDialog>
  );
}
