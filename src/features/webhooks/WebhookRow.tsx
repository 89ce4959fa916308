import { Button } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { useChange, type ChangeWork } from '../../admin/actions/useChange.ts';
import { AdminIcon } from '../../admin/controls/AdminIcon.tsx';
import { formatShortTime } from '../../admin/controls/format-local-time.ts';
import { ConfirmDialog } from '../../admin/feedback/ConfirmDialog.tsx';
import { plural } from '../../lib/text/plural.ts';
import { webhookEvents, webhookEventTypes } from '../../model/webhook-event.ts';
import { Deliveries } from './Deliveries.tsx';
import { ReplayDialog } from './ReplayDialog.tsx';
import { webhookErrors, webhooksKey, type ListedWebhook, type NewSecret } from './webhook.ts';
import styles from './Webhooks.module.css';

type WebhookRowProps = {
  webhook: ListedWebhook;
  onEdit: () => void;
  onSecret: (secret: NewSecret) => void;
};

type Asked = 'replay' | 'secret' | 'delete';

export function WebhookRow({ webhook, onEdit, onSecret }: WebhookRowProps) {
  const { id, name, url, isEnabled, events } = webhook;
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const { change, isBusy } = useChange({ keys: [webhooksKey] });
  const close = () => setAsked(undefined);

  function run(work: ChangeWork) {
    if (!isBusy) void change(work).then((isDone) => isDone && close());
  }

  const replaceSecret: ChangeWork = async (send) => {
    const { secret } = await send(actions.webhooks.replaceSecret, { id }, webhookErrors.secret);
    onSecret({ name, secret, isReplaced: true });
    return 'Secret replaced';
  };
  const remove: ChangeWork = async (send) => {
    await send(actions.webhooks.remove, { id }, webhookErrors.delete);
    return { text: `${name} deleted`, leavesFocus: true };
  };
  const switchOver: ChangeWork = async (send) => {
    await send(actions.webhooks.switch, { id, isEnabled: !isEnabled }, webhookErrors.save);
    return `${name} switched ${isEnabled ? 'off' : 'on'}`;
  };
  const test: ChangeWork = async (send) => {
    await send(actions.webhooks.test, { id }, webhookErrors.send);
    return 'Test event queued';
  };

  return (
    <details
      className={styles.hook}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          <b>{name}</b>
          <small>{url}</small>
        </span>
        <span>
          {eventsText(events)}
          <small>{plural(webhook.deliveries, '1 delivery', '# deliveries')}</small>
        </span>
        <WebhookState webhook={webhook} />
        <AdminIcon name="caret" />
      </summary>
      {isOpen && (
        <div className={styles.inside}>
          <Deliveries webhookId={id} />
          <div className={styles.foot}>
            <Button variant="default" onClick={() => run(test)}>
              Send test event
            </Button>
            <Button variant="default" onClick={() => setAsked('replay')}>
              Replay since…
            </Button>
            <Button variant="subtle" onClick={onEdit}>
              Edit
            </Button>
            <Button variant="subtle" onClick={() => run(switchOver)}>
              {isEnabled ? 'Switch off' : 'Switch on'}
            </Button>
            <Button variant="subtle" onClick={() => setAsked('secret')}>
              Replace secret…
            </Button>
            <Button variant="subtle" color="danger" onClick={() => setAsked('delete')}>
              Delete…
            </Button>
          </div>
        </div>
      )}
      {asked === 'replay' && <ReplayDialog webhook={webhook} onClose={close} />}
      {asked === 'secret' && (
        <ConfirmDialog
          heading={`Replace the secret of ${name}?`}
          confirm="Replace secret"
          busy="Replacing..."
          tone="calm"
          isBusy={isBusy}
          onCancel={close}
          onConfirm={() => run(replaceSecret)}
        >
          <p>
            For 24 hours, events are signed with both secrets. After that, your system has to check
            them with the new one.
          </p>
        </ConfirmDialog>
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          heading={`Delete ${name}?`}
          confirm="Delete permanently"
          busy="Deleting..."
          isBusy={isBusy}
          onCancel={close}
          onConfirm={() => run(remove)}
        >
          <p>This permanently deletes the webhook and its log. Nothing more is sent to {url}.</p>
        </ConfirmDialog>
      )}
    </details>
  );
}

function WebhookState({ webhook }: { webhook: ListedWebhook }) {
  const { isEnabled, stopped, failing, lastSentAt, waiting } = webhook;
  if (stopped)
    return (
      <span className={styles.bad}>
        <b>Switched off {formatShortTime(stopped.at)}</b>
        <small>{stopped.reason}</small>
      </span>
    );
  if (!isEnabled) return <span>Off</span>;
  if (failing)
    return (
      <span className={styles.bad}>
        <b>Failing since {formatShortTime(failing.since)}</b>
        <small>
          {failing.nextAt ? `Next attempt ${formatShortTime(failing.nextAt)}` : 'Trying again now'}
        </small>
      </span>
    );
  return (
    <span>
      Working
      <small>
        {waiting > 0
          ? plural(waiting, '1 event is waiting', '# events are waiting')
          : lastSentAt
            ? `Last delivery ${formatShortTime(lastSentAt)}`
            : 'Not tried yet'}
      </small>
    </span>
  );
}

function eventsText(events: ListedWebhook['events']) {
  if (events.length === webhookEventTypes.length) return 'All events';
  const [first, second, ...more] = events.map((type) => webhookEvents[type]);
  if (more.length > 0) return `${first}, ${second} and ${more.length} more`;
  return [first, second].filter(Boolean).join(', ');
}
