import { stages, type Stage } from '../enquiry-status.ts';
import { isEnquiryFormName, type EnquiryFormName } from '../enquiry.ts';

/** What the list shows instead of the inbox. `unsent` has no tab: the dashboard links to it. */
export const inboxFolders = ['due', 'failed', 'unsent', 'spam', 'bin'] as const;

export type InboxFolder = (typeof inboxFolders)[number];

export const viewingFilters = ['any', 'upcoming', 'to-answer'] as const;

type ViewingFilter = (typeof viewingFilters)[number];

export const viewingFilterLabels: Record<ViewingFilter, string> = {
  any: 'With a viewing',
  upcoming: 'Upcoming viewing',
  'to-answer': 'Viewing to answer',
};

/** Without a folder, the filter excludes spam, the bin and joined duplicates. */
export type InboxFilter = {
  form?: EnquiryFormName | undefined;
  folder?: InboxFolder | undefined;
  /** Empty: all stages. */
  stages?: Stage[] | undefined;
  isUnread?: boolean | undefined;
  /** The id of a member, or {@link nobody}. */
  givenTo?: string | undefined;
  viewing?: ViewingFilter | undefined;
  search?: string | undefined;
};

/** Filters for enquiries that are assigned to no member. */
export const nobody = 'nobody';

export const folderLabels: Record<InboxFolder, string> = {
  due: 'Follow-up due',
  failed: 'Email failed',
  unsent: 'Replies not sent',
  spam: 'Spam',
  bin: 'Bin',
};

/** Reads a filter, without the search, from the parameters of a URL or a form, and ignores unknown values. */
export function readFilter(read: (name: string) => unknown): InboxFilter {
  const text = (name: string) => {
    const value = read(name);
    return typeof value === 'string' ? value : '';
  };
  const [form, folder, unread] = [text('form'), text('folder'), text('unread')];
  const earlier = Object.hasOwn(earlierStates, text('state'))
    ? earlierStates[text('state')]
    : undefined;
  const chosen = text('stage').replace('in-hand', 'in-progress').split(',');
  const ownStages = stages.filter((stage) => chosen.includes(stage));
  return {
    form: isEnquiryFormName(form) ? form : undefined,
    folder: inboxFolders.find((one) => one === folder) ?? earlier?.folder,
    stages: ownStages.length > 0 ? ownStages : earlier?.stages,
    isUnread: unread === 'yes' || unread === 'no' ? unread === 'yes' : earlier?.isUnread,
    givenTo: text('given').slice(0, 100) || undefined,
    viewing: viewingFilters.find((one) => one === text('viewing')),
  };
}

/** The parameters that {@link readFilter} reads. Undefined for those without a value. */
export function filterQuery(filter: InboxFilter) {
  const { form, folder, stages: chosen, isUnread, givenTo, viewing } = filter;
  return {
    form,
    folder,
    stage: chosen && chosen.length > 0 ? chosen.join(',') : undefined,
    unread: isUnread === undefined ? undefined : isUnread ? 'yes' : 'no',
    given: givenTo,
    viewing,
    state: undefined,
  };
}

/** True for a filter that shows a part of the inbox, or of a folder. */
export function isFiltered({ folder: _folder, search, ...others }: InboxFilter) {
  return [...Object.values(filterQuery(others)), search].some(Boolean);
}

/** The values of `state` in addresses from before there were folders. */
const earlierStates: Record<string, Pick<InboxFilter, 'folder' | 'stages' | 'isUnread'>> = {
  new: { isUnread: true },
  read: { isUnread: false, stages: ['new', 'in-progress'] },
  answered: { stages: ['answered', 'won', 'closed'] },
  spam: { folder: 'spam' },
  held: { folder: 'spam' },
  unsent: { folder: 'unsent' },
  'mail-failed': { folder: 'failed' },
  'follow-up': { folder: 'due' },
  bin: { folder: 'bin' },
};
