import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { pollingInterval } from '../../../admin/actions/polling-interval.ts';
import { DraftsOfList } from '../../../admin/autosave/DraftsOfList.tsx';
import { useUnloadWarning } from '../../../admin/forms/useConfirmLeave.tsx';
import { ErrorBoundary } from '../../../admin/feedback/ErrorBoundary.tsx';
import { showWaiting } from '../../../admin/frame/frame.ts';
import { ScreenHead } from '../../../admin/frame/ScreenHead.tsx';
import { changeAddress, isOnStep, useAddress } from '../../../admin/browser/useAddress.ts';
import { useRead } from '../../../admin/actions/useAction.ts';
import { paths } from '../../../site/paths.ts';
import { enquiryErrors, type InboxPage } from './enquiry-inbox.ts';
import { isFiltered, readFilter, type InboxFilter } from './inbox-filter.ts';
import { EnquiryDetail } from './EnquiryDetail.tsx';
import { EnquiryList } from './EnquiryList.tsx';
import styles from './Inbox.module.css';
import { InboxMenu, InboxSearch } from './InboxFilters.tsx';
import { InboxFolders } from './InboxFolders.tsx';
import { noteNoun, useNoteDrafts } from './useNoteDrafts.ts';
import { replyNoun, useReplyDrafts } from '../conversation/useReplyDrafts.ts';

/** The list of enquiries and the open enquiry: side by side, or one at a time on narrow screens. */
export function Inbox() {
  const { filter, page, openId } = useInboxAddress();
  const list = useEnquiryList(filter, page);
  const notes = useNoteDrafts();
  const replies = useReplyDrafts();
  const isUnavailable = notes.isUnavailable || replies.isUnavailable;
  const drafts = { ...notes.drafts, ...replies.drafts };
  useUnloadWarning(isUnavailable && Object.keys(drafts).length > 0);
  const [focusDetail, setListNext] = useState(false);
  const hasDetail = openId !== undefined || list.data?.enquiries.length !== 0;
  const isPart = list.isPlaceholderData || filter.folder !== undefined || isFiltered(filter);
  const unfiltered = isPart ? undefined : list.data;
  const isUnused = unfiltered !== undefined && isWithoutAny(unfiltered);

  function open(id: string, isByKeyboard: boolean) {
    setListNext(isByKeyboard || isNarrow());
    changeAddress({ query: { enquiry: id }, isStep: openId === undefined });
  }

  return (
    <div data-wide>
      <div className={openId && styles.headOfList}>
        <ScreenHead title="Enquiries" aside={<InboxMenu filter={filter} />} />
      </div>
      {[
        { noun: noteNoun, continueWith: notes.continueWith },
        { noun: replyNoun, continueWith: replies.continueWith },
      ].map(({ noun, continueWith }) => (
        <DraftsOfList
          key={noun}
          noun={{ name: noun, one: noun }}
          isBeside
          onContinue={(draft) => {
            continueWith(draft);
            open(draft.recordId, true);
          }}
        />
      ))}
      {!isUnused && (
        <div className={openId ? `${styles.tools} ${styles.besideList}` : styles.tools}>
          <InboxFolders filter={filter} counts={list.data?.folders} />
          <InboxSearch filter={filter} />
        </div>
      )}
      <div className={openId ? `${styles.inbox} ${styles.isReading}` : styles.inbox}>
        <div className={styles.list}>
          <EnquiryList {...{ list, filter, page, openId, drafts }} onOpen={open} />
        </div>
        {hasDetail && (
          <div className={styles.detail}>
            {openId ? (
              <ErrorBoundary key={openId} hint="Notes and replies are kept on this device.">
                <EnquiryDetail
                  id={openId}
                  takesFocus={focusDetail}
                  draft={notes.drafts[openId]}
                  reply={replies.drafts[openId]}
                  keepsDrafts={!isUnavailable}
                  onDraft={(update) => notes.change(openId, update)}
                  onReply={(update) => replies.change(openId, update)}
                  onClose={() => closeDetail(openId)}
                />
              </ErrorBoundary>
            ) : (
              <p className={styles.nothing}>Select an enquiry to read it.</p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function useInboxAddress() {
  const { query, entryText } = useAddress();
  const filter: InboxFilter = { ...readFilter((name) => query.get(name)), search: entryText };
  const page = Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 100_000);
  return { filter, page, openId: query.get('enquiry') ?? undefined };
}

/** Before the first enquiry, or after the last was deleted for good. */
function isWithoutAny({ total, heldEnquiries, folders }: InboxPage) {
  return [total, heldEnquiries, ...Object.values(folders)].every((count) => count === 0);
}

function closeDetail(id: string) {
  const focusRow = () =>
    setTimeout(() => {
      const row = document.querySelector<HTMLElement>(`[data-focus="enquiry-${CSS.escape(id)}"]`);
      (row ?? document.querySelector<HTMLElement>('h1'))?.focus();
    });
  if (isOnStep()) {
    addEventListener('popstate', focusRow, { once: true });
    history.back();
  } else {
    changeAddress({ query: { enquiry: undefined } });
    focusRow();
  }
}

function isNarrow() {
  return matchMedia('(max-width: 60rem)').matches;
}

function useEnquiryList(filter: InboxFilter, page: number) {
  const read = useRead();
  return useQuery({
    queryKey: ['enquiries', filter, page],
    queryFn: async () => {
      const inbox = await read(actions.enquiries.list, { ...filter, page }, enquiryErrors.fetch);
      showWaiting(paths.adminEnquiries, inbox.waiting);
      return inbox;
    },
    placeholderData: keepPreviousData,
    refetchInterval: pollingInterval,
    refetchOnWindowFocus: 'always',
  });
}
