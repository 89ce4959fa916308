import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Alert } from '../../admin/Alert.tsx';
import { ActionFailure } from '../../admin/actions.ts';
import { showWaiting } from '../../admin/frame.ts';
import { Loading } from '../../admin/Loading.tsx';
import { lookAgain } from '../../admin/look-again.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import { changeAddress } from '../../admin/useAddress.ts';
import { shortMomentIn } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';
import { facts } from '../../site/facts.ts';
import { paths } from '../../site/paths.ts';
import {
  callerOf,
  enquiriesOnAPage,
  enquiryErrors,
  topicOf,
  viewWords,
  type InboxFilter,
  type InboxPage,
  type ListedEnquiry,
} from './enquiry-inbox.ts';
import { enquiryActions } from './enquiry-actions.tsx';
import styles from './EnquiryList.module.css';

type EnquiryListProps = {
  filter: InboxFilter;
  page: number;
  openId: string | undefined;
  /** By the ids of enquiries: those that have a note which is not saved yet. */
  drafts: Record<string, unknown>;
  onOpen: (id: string, isByKeyboard: boolean) => void;
};

export function EnquiryList({ filter, page, openId, drafts, onOpen }: EnquiryListProps) {
  const list = useEnquiryList(filter, page);
  const said = useArrivals(JSON.stringify([filter, page]), list.isPlaceholderData, list.data);

  return (
    <>
      <p className="sr" role="status" aria-live="polite">
        {said && <span key={said.number}>{said.text}</span>}
      </p>
      {list.isFetching && list.failureCount > 0 && (
        <p className={styles.connection} role="status">
          Connection lost. Trying again…
        </p>
      )}
      {list.error && (
        <div className={styles.failure}>
          <Alert takesFocus={false}>Error: {list.error.message}</Alert>
          <Button variant="default" onClick={() => void list.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!list.data && !list.error && <Loading>Loading enquiries...</Loading>}
      {list.data && (
        <>
          <Rows {...{ openId, drafts, onOpen }} enquiries={list.data.enquiries} />
          {list.data.enquiries.length === 0 && <Nothing filter={filter} page={page} />}
          <Pages page={page} total={list.data.total} />
        </>
      )}
    </>
  );
}

function useEnquiryList(filter: InboxFilter, page: number) {
  const call = useAction();
  return useQuery({
    queryKey: ['enquiries', filter, page],
    queryFn: async () => {
      const answer = await call(enquiryActions.list, { ...filter, page }, enquiryErrors.fetch);
      if ('outcome' in answer) throw new ActionFailure(enquiryErrors.fetch);
      showWaiting(paths.adminEnquiries, answer.newEnquiries);
      return answer;
    },
    placeholderData: keepPreviousData,
    refetchInterval: lookAgain,
    refetchOnWindowFocus: 'always',
  });
}

/** What to say of enquiries that came in at the top of the same list. */
function useArrivals(key: string, isOfAnother: boolean, data: InboxPage | undefined) {
  const seen = useRef({ key: '', newest: '' });
  const [said, setSaid] = useState<{ number: number; text: string }>();

  useEffect(() => {
    if (!data || isOfAnother) return;
    const { newest } = seen.current;
    const arrived = data.enquiries.filter(({ createdAt }) => createdAt > newest).length;
    const isSame = seen.current.key === key;
    seen.current = { key, newest: data.enquiries[0]?.createdAt ?? '' };
    if (!isSame || arrived === 0) return;
    const text = plural(arrived, '# new enquiry', '# new enquiries');
    setSaid((last) => ({ number: (last?.number ?? 0) + 1, text }));
  }, [key, isOfAnother, data]);

  return said;
}

type RowsProps = Pick<EnquiryListProps, 'openId' | 'drafts' | 'onOpen'> & {
  enquiries: ListedEnquiry[];
};

function Rows({ enquiries, openId, drafts, onOpen }: RowsProps) {
  return (
    <ul aria-label="Enquiries">
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <button
            type="button"
            className={enquiry.state === 'new' ? `${styles.row} ${styles.isNew}` : styles.row}
            data-focus={`enquiry-${enquiry.id}`}
            aria-current={enquiry.id === openId}
            onKeyDown={moveFocus}
            onClick={({ detail }) => onOpen(enquiry.id, detail === 0)}
          >
            <Row enquiry={enquiry} hasDraft={enquiry.id in drafts} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Row({ enquiry, hasDraft }: { enquiry: ListedEnquiry; hasDraft: boolean }) {
  const { state, createdAt, excerpt, hasFailedMail } = enquiry;
  const marks = [
    state === 'answered' || state === 'spam' ? viewWords[state] : '',
    hasFailedMail ? viewWords['mail-failed'] : '',
    hasDraft ? 'Note not saved' : '',
  ].filter(Boolean);
  return (
    <>
      {state === 'new' && <span className="sr">New: </span>}
      <b className={styles.name}>{callerOf(enquiry)}</b>
      <time className={`num ${styles.lighter}`} dateTime={createdAt}>
        {shortMomentIn(facts.timeZone, createdAt)}
      </time>
      <span className={styles.lighter}>{topicOf(enquiry)}</span>
      <span className={hasFailedMail ? `${styles.marks} ${styles.failed}` : styles.marks}>
        {marks.join(', ')}
      </span>
      <span className={styles.excerpt}>{excerpt}</span>
    </>
  );
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** The arrows go from row to row. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = rows.indexOf(event.currentTarget);
  rows[step(at, rows.length - 1)]?.focus();
  event.preventDefault();
}

function Nothing({ filter, page }: { filter: InboxFilter; page: number }) {
  const isAsked = filter.form ?? filter.view ?? (filter.search || page > 1);
  return (
    <div className={styles.centred}>
      <p className={styles.empty}>{isAsked ? 'No enquiries here' : 'No enquiries yet'}</p>
      {isAsked && (
        <Button
          variant="default"
          onClick={() => {
            const query = { form: undefined, state: undefined, page: undefined };
            changeAddress({ query, entryText: '' });
          }}
        >
          Show all
        </Button>
      )}
    </div>
  );
}

function Pages({ page, total }: { page: number; total: number }) {
  const last = Math.max(Math.ceil(total / enquiriesOnAPage), 1);
  if (total === 0) return null;
  const first = (page - 1) * enquiriesOnAPage + 1;
  const [from, to, all] = [first, Math.min(first + enquiriesOnAPage - 1, total), total].map(
    (number) => number.toLocaleString('en-CA'),
  );
  return (
    <nav className={styles.pages} aria-label="Pages">
      <p className="num">{first > total ? `${all} in all` : `${from}–${to} of ${all}`}</p>
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
