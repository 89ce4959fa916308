import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useEffect, useRef, useState } from 'react';
import { showWaiting } from '../../admin/frame.ts';
import { EmptyList } from '../../admin/lists/EmptyList.tsx';
import { LoadFailure } from '../../admin/lists/LoadFailure.tsx';
import { makeSelection } from '../../admin/lists/selection.ts';
import { Loading } from '../../admin/Loading.tsx';
import { lookAgain } from '../../admin/look-again.ts';
import { useRead } from '../../admin/SignInAgain.tsx';
import { changeAddress } from '../../admin/useAddress.ts';
import { plural } from '../../lib/plural.ts';
import { paths } from '../../site/paths.ts';
import { enquiryErrors, heldText, type InboxFilter, type InboxPage } from './enquiry-inbox.ts';
import styles from './EnquiryList.module.css';
import { EnquiryRows, type EnquiryRowsProps } from './EnquiryRows.tsx';
import { InboxBulk } from './InboxBulk.tsx';
import { InboxPages } from './InboxPages.tsx';

type EnquiryListProps = Omit<EnquiryRowsProps, 'enquiries' | 'selection'> & {
  filter: InboxFilter;
  page: number;
};

export function EnquiryList({ filter, page, openId, drafts, onOpen }: EnquiryListProps) {
  const list = useEnquiryList(filter, page);
  const [selection] = useState(makeSelection);
  const status = useArrivals(JSON.stringify([filter, page]), list.isPlaceholderData, list.data);

  return (
    <>
      <p className="sr" role="status" aria-live="polite">
        {status && <span key={status.number}>{status.text}</span>}
      </p>
      {list.isFetching && list.failureCount > 0 && (
        <p className={styles.connection} role="status">
          Connection lost. Trying again…
        </p>
      )}
      {list.error && (
        <LoadFailure
          className={styles.failure}
          message={list.error.message}
          onAgain={() => void list.refetch()}
        />
      )}
      {!list.data && !list.error && <Loading>Loading enquiries...</Loading>}
      {list.data && (
        <>
          {filter.view !== 'held' && <HeldLine count={list.data.heldEnquiries} />}
          <EnquiryRows {...{ openId, drafts, onOpen, selection }} enquiries={list.data.enquiries} />
          {list.data.enquiries.length === 0 && <NoEnquiries filter={filter} page={page} />}
          <InboxPages page={page} total={list.data.total} />
          <InboxBulk selection={selection} isBin={filter.view === 'bin'} />
        </>
      )}
    </>
  );
}

function HeldLine({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.held}>
      {heldText(count)}{' '}
      <Button
        variant="default"
        onClick={() => changeAddress({ query: { state: 'held', page: undefined } })}
      >
        Review
      </Button>
    </p>
  );
}

function useEnquiryList(filter: InboxFilter, page: number) {
  const read = useRead();
  return useQuery({
    queryKey: ['enquiries', filter, page],
    queryFn: async () => {
      const inbox = await read(actions.enquiries.list, { ...filter, page }, enquiryErrors.fetch);
      showWaiting(paths.adminEnquiries, inbox.newEnquiries);
      return inbox;
    },
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
    refetchOnWindowFocus: 'always',
  });
}

/** The announcement of enquiries that arrive at the top of the list that is shown. */
function useArrivals(key: string, isPlaceholder: boolean, data: InboxPage | undefined) {
  const previous = useRef({ key: '', newest: '' });
  const [status, setStatus] = useState<{ number: number; text: string }>();

  useEffect(() => {
    if (!data || isPlaceholder) return;
    const { newest } = previous.current;
    const newCount = data.enquiries.filter(({ createdAt }) => createdAt > newest).length;
    const isSameList = previous.current.key === key;
    previous.current = { key, newest: data.enquiries[0]?.createdAt ?? '' };
    if (!isSameList || newCount === 0) return;
    const text = plural(newCount, '# unread enquiry', '# unread enquiries');
    setStatus((last) => ({ number: (last?.number ?? 0) + 1, text }));
  }, [key, isPlaceholder, data]);

  return status;
}

function NoEnquiries({ filter, page }: { filter: InboxFilter; page: number }) {
  const isSubset =
    filter.form ?? filter.view ?? filter.stage ?? filter.givenTo ?? (filter.search || page > 1);
  return (
    <EmptyList className={styles.centred} text={isSubset ? 'No results' : 'No enquiries yet'}>
      {isSubset && (
        <Button
          variant="default"
          onClick={() => {
            const query = Object.fromEntries(
              ['form', 'state', 'stage', 'given', 'page'].map((name) => [name, undefined]),
            );
            changeAddress({ query, entryText: '' });
          }}
        >
          Clear filters
        </Button>
      )}
    </EmptyList>
  );
}
