import { Button, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { makeId } from '../../../admin/forms/make-id.ts';
import { useSave } from '../../../admin/forms/useSave.ts';
import {
  webhookEvents,
  webhookEventTypes,
  type WebhookEventType,
} from '../../../records/webhook-event.ts';
import { webhookErrors, webhooksKey, type ListedWebhook, type NewSecret } from './webhook.ts';
import styles from './Webhooks.module.css';

type WebhookDialogProps = {
  /** Undefined for a new one. */
  webhook: ListedWebhook | undefined;
  onSecret: (secret: NewSecret) => void;
  onClose: () => void;
};

type Seen = { id: string | undefined; revision: number | undefined };

/** Adds a webhook, or edits one. */
export function WebhookDialog({ webhook, onSecret, onClose }: WebhookDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState<Seen>(() => ({
    id: webhook?.id ?? makeId(),
    revision: webhook?.revision,
  }));
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEventType[]>(webhook?.events ?? []);
  const [conflictText, setConflictText] = useState<string>();
  const { save, isSaving, errors } = useSave({ keys: [webhooksKey], failsIn: 'toast' });

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [errors]);

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
        setSeen({ id: newest?.id ?? makeId(), revision: newest?.revision });
        setConflictText(
          newest
            ? 'Someone else changed this webhook. Save again to overwrite it.'
            : 'Someone else deleted this webhook. Save again to add it with a new secret.',
        );
      },
    });
  }

  return (
    <Dialog
      heading={webhook ? 'Edit webhook' : 'Add webhook'}
      onCancel={onClose}
      cancel="Cancel"
      actions={
        <Button type="submit" form={formId} aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save webhook'}
        </Button>
      }
    >
      <form
        ref={form}
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {conflictText && <Alert>{conflictText}</Alert>}
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
          aria-describedby={errors['events'] ? `${formId}-events` : undefined}
        >
          <legend>Events</legend>
          {errors['events'] && (
            <p id={`${formId}-events`} className={styles.fault}>
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
      </form>
    </Dialog>
  );
}
