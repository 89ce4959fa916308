import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useRead } from '../../admin/actions/useAction.ts';
import { formatDateTime } from '../../admin/controls/format-local-time.ts';
import { Dialog } from '../../admin/feedback/Dialog.tsx';
import { Loading } from '../../admin/feedback/Loading.tsx';
import { LoadFailure } from '../../admin/lists/LoadFailure.tsx';
import {
  answerText,
  tookText,
  webhookErrors,
  webhooksKey,
  type ListedDelivery,
  type OpenedDelivery,
} from './webhook.ts';
import styles from './Webhooks.module.css';

/** The request of a delivery, and each attempt with its answer. */
export function DeliveryDialog({
  delivery,
  onClose,
}: {
  delivery: ListedDelivery;
  onClose: () => void;
}) {
  const read = useRead();
  const { data, error, refetch } = useQuery({
    queryKey: [...webhooksKey, 'delivery', delivery.id],
    queryFn: () => read(actions.webhooks.delivery, { id: delivery.id }, webhookErrors.fetch),
  });
  return (
    <Dialog
      heading={delivery.type}
      isWide
      onCancel={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      {error && !data && <LoadFailure message={error.message} onAgain={() => void refetch()} />}
      {!error && !data && <Loading>Loading delivery...</Loading>}
      {data && <Opened opened={data} state={delivery.state} />}
    </Dialog>
  );
}

function Opened({ opened, state }: { opened: OpenedDelivery; state: ListedDelivery['state'] }) {
  const { url, eventId, body, attempts } = opened;
  const [last] = attempts;
  const headers = last?.headers ?? { 'webhook-id': eventId };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <div className={styles.opened}>
      <section>
        <h3>Request</h3>
        <pre className={styles.code}>{[`POST ${url}`, ...lines].join('\n')}</pre>
      </section>
      <section>
        <h3>Body</h3>
        {body === null ? (
          <p>Erased with the personal data of the enquiry.</p>
        ) : (
          <pre className={styles.code}>{formatted(body)}</pre>
        )}
      </section>
      <section>
        <h3>Attempts</h3>
        {attempts.length === 0 && <p>No attempts yet.</p>}
        <ol>
          {attempts.map((attempt) => (
            <li key={attempt.id}>
              <p className={attempt.fault === null ? undefined : styles.bad}>
                {formatDateTime(attempt.attemptedAt)}: {answerText({ state, ...attempt })},{' '}
                {tookText(attempt.tookMs)}
              </p>
              {attempt.answer && <pre className={styles.code}>{attempt.answer}</pre>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function formatted(body: string) {
  return JSON.stringify(JSON.parse(body), null, 2);
}
