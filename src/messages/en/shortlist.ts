import { formatCount } from '../../lib/text/format-count.ts';
import { plural } from '../../lib/text/plural.ts';

/** Messages of the shortlist that visitors keep on their device. They are also sent to browsers. */
export const shortlist = {
  keep: 'Save',
  kept: 'Saved',
  savedHere: 'Saved to your shortlist.',
  refused: 'Your browser does not allow this site to save a shortlist.',
  full: (most: number) => `Your shortlist is full (${most} projects). Remove one first.`,
  letGo: 'Remove',
  removeSavedLabel: (title: string) => `Remove ${title}`,
  wasRemoved: 'Removed from your shortlist.',
  undo: 'Undo',
  copy: 'Copy',
  copied: 'Copied',
  headTitle: 'Shortlist',
  headDescription: 'Projects saved on this device, to compare and enquire about.',
  heading: (count: number) => (count === 0 ? 'Nothing saved yet' : formatCount(count, 'project')),
  headingOfSent: (count: number) => formatCount(count, 'shared project'),
  howToSave:
    'Press Save beside any project to add it here. Your shortlist is stored on this device.',
  noneShown: 'These projects are no longer listed.',
  sentLead: 'Shared with you by link. Your own shortlist does not change unless you save these.',
  ownLead: 'Saved on this device only. We see it only if you send us an enquiry.',
  unread: 'Your shortlist cannot be shown right now. Reload the page in a minute.',
  missing: (count: number) =>
    count === 1
      ? 'One saved project is currently not listed.'
      : `${numeral(count, true)} saved projects are currently not listed.`,
  whatToDo: 'Shortlist actions',
  ask: (count: number) =>
    count === 1 ? 'Enquire about this project' : `Enquire about these ${numeral(count)} projects`,
  /** The prefilled start of an enquiry's message. */
  message: (titles: string) => `I would like to know more about ${titles}.`,
  compare: 'Compare',
  brochure: 'Brochure',
  brochureOfFirst: (count: number) => `Brochure (first ${numeral(count)} projects)`,
  link: 'Link to this shortlist',
  linkNote: 'Anyone with this link can see these projects. It does not change their own shortlist.',
  seeHomes: 'View available homes',
  seeProject: 'View project',
  saveAll: (count: number) =>
    count === 1 ? 'Save it' : count === 2 ? 'Save both' : `Save all ${numeral(count)}`,
  room: (most: number) =>
    `A shortlist holds up to ${numeral(most)}. Your own projects stay on it first.`,
  sideBySide: 'Compare projects',
  onlyDiffering: 'Show differences only',
  back: 'Back to shortlist',
  comparison: (count: number) =>
    plural(
      count,
      `Comparison of ${numeral(count)} project`,
      `Comparison of ${numeral(count)} projects`,
    ),
  comparisonCaption:
    'Comparison of projects. The lowest prices, the fewest homes and the soonest completion are labelled.',
  comparisonNote: 'Differences are in large type.',
  comparisonShared: 'Details that all projects share appear once.',
  takeOut: 'Remove',
  removeComparedLabel: (title: string) => `Remove ${title}`,
  sameInAll: 'same for all',
  notAnnounced: 'TBA',
  lowest: 'lowest',
  fewest: 'fewest',
  soonest: 'soonest',
  brochureTitle: (names: string) => `Shortlist: ${names}`,
  projects: (count: number) => formatCount(count, 'project'),
};

/** `three`, up to twelve. */
function numeral(count: number, isFirst = false) {
  const words = formatCount(count, '', '').trim();
  return isFirst ? words : words.toLowerCase();
}
