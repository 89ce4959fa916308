import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { EmptyList } from '../../../admin/lists/EmptyList.tsx';
import { LoadFailure } from '../../../admin/lists/LoadFailure.tsx';
import { makeSelection } from '../../../admin/lists/bulk/selection.ts';
import { Loading } from '../../../admin/feedback/Loading.tsx';
import { plural } from '../../../lib/text/plural.ts';
import { binDays } from '../../../model/bin.ts';
import { paths } from '../../../site/paths.ts';
import { heldText, type InboxPage, enquiriesOnAPage } from './enquiry-inbox.ts';
import { isFiltered, type InboxFilter } from './inbox-filter.ts';
import styles from './EnquiryList.module.css';
import { EnquiryRows, type EnquiryRowsProps } from './EnquiryRows.tsx';
import { InboxBulk } from './InboxBulk.tsx';
import { changeFilter } from './InboxFolders.tsx';
import { locale } from '../../../lib/text/locale.ts';
import { changeAddress } from '../../../admin/browser/useAddress.ts';

type EnquiryListProps = Omit<EnquiryRowsProps, 'enquiries' | 'selection'> & {
  list: Pick<
    UseQueryResult<InboxPage>,
    'data' | 'error' | 'isFetching' | 'failureCount' | 'isPlaceholderData' | 'refetch'
  >;
  filter: InboxFilter;
  page: number;
};

export function EnquiryList({ list, filter, page, openId, drafts, onOpen }: EnquiryListProps) {
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
          {filter.folder !== 'spam' && (
            <HeldLine
              count={list.data.heldEnquiries}
              onReview={() => changeFilter({}, { folder: 'spam' })}
            />
          )}
          <EnquiryRows {...{ openId, drafts, onOpen, selection }} enquiries={list.data.enquiries} />
          {list.data.enquiries.length === 0 && <NoEnquiries filter={filter} page={page} />}
          <InboxPages page={page} total={list.data.total} />
          <InboxBulk selection={selection} folder={filter.folder} />
        </>
      )}
    </>
  );
}

function HeldLine({ count, onReview }: { count: number; onReview: () => void }) {
  if (count === 0) return null;
  return (
    <p className={styles.held}>
      {heldText(count)}{' '}
      <Button variant="default" onClick={onReview}>
        Review
      </Button>
    </p>
  );
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
  const { folder, search } = filter;
  if (isFiltered(filter) || page > 1) {
    const hint = search ? `No results for “${search}”.` : 'Nothing with these filters.';
    return (
      <EmptyList className={styles.empty} text="No enquiries found" hint={hint}>
        <Button variant="default" onClick={() => changeFilter({ folder }, {})}>
          Clear filters
        </Button>
      </EmptyList>
    );
  }
  return (
    <EmptyList className={styles.empty} {...emptyTexts[folder ?? 'inbox']}>
      {folder ? (
        <Button variant="default" onClick={() => changeFilter({}, {})}>
          Open the inbox
        </Button>
      ) : (
        <Button component="a" href={paths.contact} target="_blank" variant="default">
          View contact form<span className="sr"> in a new tab</span>
        </Button>
      )}
    </EmptyList>
  );
}

const emptyTexts = {
  inbox: { text: 'No enquiries yet', hint: 'What visitors send from the forms appears here.' },
  due: { text: 'No follow-ups are due', hint: 'Enquiries appear here on their follow-up date.' },
  failed: {
    text: 'No emails have failed',
    hint: 'Enquiries with an email that could not be sent appear here.',
  },
  unsent: {
    text: 'All replies are sent',
    hint: 'Enquiries with a reply that waits to be sent appear here.',
  },
  spam: { text: 'No spam', hint: 'Enquiries that may be spam are held here.' },
  bin: { text: 'The bin is empty', hint: `Deleted enquiries stay here for ${binDays} days.` },
};

function InboxPages({ page, total }: { page: number; total: number }) {
  const last = Math.max(Math.ceil(total / enquiriesOnAPage), 1);
  if (total === 0) return null;
  const first = (page - 1) * enquiriesOnAPage + 1;
  const [from, to, all] = [first, Math.min(first + enquiriesOnAPage - 1, total), total].map(
    (number) => number.toLocaleString(locale()),
  );
  return (
    <nav className={styles.pages} aria-label="Pages">
      <p className="num">{first > total ? `${all} total` : `${from}–${to} of ${all}`}</p>
      {last > 1 && (
        <>
          <Button variant="default" disabled={page <= 1} onClick={() => goTo(page - 1)}>
            Newer
          </Button>
          <Button variant="default" disabled={page >= last} onClick={() => goTo(page + 1)}>
            Older
          </Button>
        </>
      )}
    </nav>
  );
}

function goTo(page: number) {
  changeAddress({ query: { page: page > 1 ? String(page) : undefined } });
  window.scrollTo({ top: 0, behavior: 'instant' });
}
