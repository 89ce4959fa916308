import { TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useId } from 'react';
import { SaveDialog, useSaveDialog } from '../../admin/forms/SaveDialog.tsx';
import { webhookEvents, webhookEventTypes } from '../../model/webhook-event.ts';
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
  const { save, seen, overwriteNext, errors, state } = useSaveDialog(webhooksKey, webhook);

  return (
    <SaveDialog
      heading={webhook ? 'Edit webhook' : 'Add webhook'}
      button="Save webhook"
      state={state}
      onClose={onClose}
      onSave={({ text, choices }) => {
        const name = text('name');
        void save({
          action: actions.webhooks.save,
          input: { ...seen, name, url: text('url'), events: choices('events', webhookEventTypes) },
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
      }}
    >
      <TextInput
        label="Name"
        description="For example CRM"
        required
        autoComplete="off"
        data-autofocus
        name="name"
        defaultValue={webhook?.name}
        error={errors['name']}
      />
      <TextInput
        label="URL"
        description="For example, crm.example.com/hook"
        type="url"
        required
        autoComplete="off"
        spellCheck={false}
        name="url"
        defaultValue={webhook?.url}
        error={errors['url']}
      />
      <fieldset
        className={styles.events}
        aria-describedby={errors['events'] ? eventsId : undefined}
        onChange={({ currentTarget }) => {
          const [all, ...events] = currentTarget.querySelectorAll('input');
          if (all) all.checked = events.every(({ checked }) => checked);
        }}
      >
        <legend>Events</legend>
        {errors['events'] && (
          <p id={eventsId} className={styles.fault}>
            {errors['events']}
          </p>
        )}
        <label>
          <input
            type="checkbox"
            defaultChecked={webhook?.events.length === webhookEventTypes.length}
            onChange={({ currentTarget }) => {
              const inputs = currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [];
              for (const input of inputs) input.checked = currentTarget.checked;
            }}
          />
          <b>All</b>
        </label>
        {webhookEventTypes.map((type) => (
          <label key={type}>
            <input
              type="checkbox"
              name="events"
              value={type}
              defaultChecked={webhook?.events.includes(type)}
              data-invalid={errors['events'] ? '' : undefined}
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
