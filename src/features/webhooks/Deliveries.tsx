import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { pollingInterval } from '../../admin/actions/polling-interval.ts';
import { useRead } from '../../admin/actions/useAction.ts';
import { useChange } from '../../admin/actions/useChange.ts';
import { formatShortTime } from '../../admin/controls/format-local-time.ts';
import { Loading } from '../../admin/feedback/Loading.tsx';
import { LoadFailure } from '../../admin/lists/LoadFailure.tsx';
import table from '../../admin/lists/PlainTable.module.css';
import { PlainTable } from '../../admin/lists/PlainTable.tsx';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import {
  answerText,
  tookText,
  webhookErrors,
  webhooksKey,
  type ListedDelivery,
} from './webhook.ts';
import styles from './Webhooks.module.css';

/** The log of a webhook, the latest first. */
export function Deliveries({ webhookId: id }: { webhookId: string }) {
  const read = useRead();
  const [opened, setOpened] = useState<ListedDelivery>();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: [...webhooksKey, 'deliveries', id],
      queryFn: ({ pageParam: from }) =>
        read(actions.webhooks.deliveries, { id, from }, webhookErrors.fetch),
      initialPageParam: 0,
      getNextPageParam: (last, pages) =>
        last.hasMore
          ? pages.reduce((sum, { deliveries }) => sum + deliveries.length, 0)
          : undefined,
      refetchInterval: pollingInterval,
    },
  );
  if (error && !data) return <LoadFailure message={error.message} onAgain={() => void refetch()} />;
  if (!data) return <Loading>Loading deliveries...</Loading>;
  const deliveries = data.pages.flatMap((page) => page.deliveries);
  if (deliveries.length === 0) return <p>No deliveries. Events that are sent appear here.</p>;
  return (
    <>
      <PlainTable
        caption="Deliveries"
        columns={['Queued', 'Event', 'Answer', 'Took', 'Attempts', 'Actions']}
        className={styles.log}
      >
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setOpened(delivery)} />
        ))}
      </PlainTable>
      {hasNextPage && (
        <div>
          <Button
            variant="default"
            aria-disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
      {opened && <DeliveryDialog delivery={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function DeliveryRow({ delivery, onOpen }: { delivery: ListedDelivery; onOpen: () => void }) {
  const { id, type, state, queuedAt, nextTryAt, tookMs, tries } = delivery;
  const { change, isBusy } = useChange({ keys: [webhooksKey] });
  const hasFailed = delivery.fault !== null;
  const time = formatShortTime(queuedAt);

  function sendAgain() {
    if (isBusy) return;
    void change(async (send) => {
      await send(actions.webhooks.sendAgain, { id }, webhookErrors.send);
      return 'Event queued again';
    });
  }

  return (
    <tr>
      <td className="num" data-label="Queued">
        {time}
      </td>
      <td>
        <code className={styles.code}>{type}</code>
      </td>
      <td data-label="Answer" className={hasFailed ? styles.bad : undefined}>
        {answerText(delivery)}
        {state === 'waiting' && tries > 0 && (
          <span className={table.lighter}>Next attempt {formatShortTime(nextTryAt)}</span>
        )}
      </td>
      <td className={`num ${styles.wide}`}>{tookText(tookMs)}</td>
      <td className={`num ${styles.wide}`}>{tries}</td>
      <td>
        <span className={styles.links}>
          <button type="button" onClick={onOpen}>
            View<span className="sr"> {`${type}, ${time}`}</span>
          </button>
          {state !== 'erased' && tries > 0 && (
            <button type="button" aria-disabled={isBusy} onClick={sendAgain}>
              Send again<span className="sr"> {`${type}, ${time}`}</span>
            </button>
          )}
        </span>
      </td>
    </tr>
  );
}
