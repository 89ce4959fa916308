import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { pollingInterval } from '../../admin/actions/polling-interval.ts';
import { useRead } from '../../admin/actions/useAction.ts';
import { AdminIcon } from '../../admin/controls/AdminIcon.tsx';
import { Loading } from '../../admin/feedback/Loading.tsx';
import { EmptyList } from '../../admin/lists/EmptyList.tsx';
import { LoadFailure } from '../../admin/lists/LoadFailure.tsx';
import { ShownOnce } from '../connections/ShownOnce.tsx';
import { webhookErrors, webhooksKey, type ListedWebhook, type NewSecret } from './webhook.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import styles from './Webhooks.module.css';

/** The endpoints of other systems, with what was sent to them. */
export function Webhooks() {
  const read = useRead();
  const [edited, setEdited] = useState<ListedWebhook | 'new'>();
  const [newSecret, setNewSecret] = useState<NewSecret>();
  const { data, error, refetch } = useQuery({
    queryKey: [...webhooksKey, 'list'],
    queryFn: () => read(actions.webhooks.list, undefined, webhookErrors.fetch),
    refetchInterval: pollingInterval,
  });
  return (
    <section aria-label="Webhooks">
      <div className={styles.head}>
        <p>
          For developers: skip this unless another program asks for it. Events are sent as signed
          JSON. If your system does not accept one, it is sent again for 3 days.
        </p>
        <Button
          variant="default"
          leftSection={<AdminIcon name="add" />}
          onClick={() => setEdited('new')}
        >
          Add webhook
        </Button>
      </div>
      {newSecret && (
        <ShownOnce label="New secret" copy="Copy secret" copied="Copied" value={newSecret.secret}>
          <b>Copy the secret of “{newSecret.name}” now.</b> It will not be shown again.
          {newSecret.isReplaced && ' Events are also signed with the former one for 24 hours.'}
        </ShownOnce>
      )}
      {error && !data && <LoadFailure message={error.message} onAgain={() => void refetch()} />}
      {!error && !data && <Loading>Loading webhooks...</Loading>}
      {data?.length === 0 && (
        <EmptyList text="No webhooks" hint="Add one to send events to another system." />
      )}
      {data && data.length > 0 && (
        <div className={styles.list}>
          {data.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onEdit={() => setEdited(webhook)}
              onSecret={setNewSecret}
            />
          ))}
        </div>
      )}
      {edited && (
        <WebhookDialog
          webhook={edited === 'new' ? undefined : edited}
          onSecret={setNewSecret}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
