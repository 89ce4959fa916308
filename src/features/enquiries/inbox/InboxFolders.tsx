import { ViewTabs } from '../../../admin/lists/ViewTabs.tsx';
import { changeAddress } from '../../../admin/browser/useAddress.ts';
import type { InboxPage } from './enquiry-inbox.ts';
import {
  filterQuery,
  folderLabels,
  inboxFolders,
  readFilter,
  type InboxFilter,
  type InboxFolder,
} from './inbox-filter.ts';

type InboxFoldersProps = { filter: InboxFilter; counts: InboxPage['folders'] | undefined };

/** The inbox and its folders as tabs, with the number of enquiries in each folder. */
export function InboxFolders({ filter, counts }: InboxFoldersProps) {
  const folders = inboxFolders.filter((one) => one !== 'unsent' || filter.folder === one);
  const tabs = [undefined, ...folders].map((folder) => ({
    query: folderQuery(inFolder(filter, folder)),
    name: folder ? folderLabels[folder] : 'Inbox',
    ...folderCount(counts, folder),
  }));
  return (
    <ViewTabs
      label="Folders"
      tabs={tabs}
      current={folderQuery(inFolder(filter, filter.folder))}
      onChoose={(query) => {
        const params = new URLSearchParams(query);
        changeFilter({ ...readFilter((name) => params.get(name)), search: filter.search }, {});
      }}
    />
  );
}

/** Shows the first page of another filter. The search stays out of the URL, because it may be personal data. */
export function changeFilter(filter: InboxFilter, changes: InboxFilter) {
  const { search = '', ...changed } = { ...filter, ...changes };
  changeAddress({ query: { ...filterQuery(changed), page: undefined }, entryText: search });
}

/** Spam has no stage and no viewing, and is neither read nor unread. */
function inFolder(filter: InboxFilter, folder: InboxFolder | undefined): InboxFilter {
  if (folder === 'spam')
    return { ...filter, folder, stages: undefined, isUnread: undefined, viewing: undefined };
  return { ...filter, folder };
}

/** Nothing for the inbox, and for an empty folder. */
function folderCount(counts: InboxPage['folders'] | undefined, folder: InboxFolder | undefined) {
  if (!counts || folder === undefined || folder === 'unsent' || counts[folder] === 0) return {};
  return { count: counts[folder] };
}

function folderQuery(filter: InboxFilter) {
  const entries = Object.entries(filterQuery(filter)).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return new URLSearchParams(entries).toString();
}
