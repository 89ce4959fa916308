import { countWords } from './count-words.ts';
import { plural } from './plural.ts';

/** Messages of the shortlist that visitors keep on their device. They are also sent to browsers. */
export const shortlist = {
  keep: 'Keep',
  kept: 'Kept',
  keptHere: 'Kept on this device.',
  refused: 'This browser keeps nothing for this site.',
  full: (most: number) => `${countWords(most, 'kept', 'kept')} already. Let one go first.`,
  letGo: 'Let go',
  letGoOf: (title: string) => `Let go of ${title}`,
  wasLetGo: 'Let go.',
  undo: 'Undo',
  copy: 'Copy',
  copied: 'Copied',
  headTitle: 'Shortlist',
  headDescription: 'Projects that you keep on this device, to compare and to ask about.',
  heading: (count: number) => (count === 0 ? 'Nothing kept' : countWords(count, 'kept', 'kept')),
  headingOfSent: (count: number) => countWords(count, 'sent', 'sent'),
  howToKeep: 'Press Keep on the page of a project and it waits here, on this device.',
  noneShown: 'None of these projects is shown any more.',
  sentLead: 'Sent to you as a link. Nothing is kept until you say so.',
  ownLead: 'Kept on this device. Nobody is told until you ask.',
  unread: 'They cannot be shown just now. Load the page again in a minute.',
  missing: (count: number) =>
    count === 1
      ? 'One that you keep is not shown just now.'
      : `${numeral(count, true)} that you keep are not shown just now.`,
  whatToDo: 'What to do with these',
  ask: (count: number) =>
    count === 1 ? 'Ask about this one' : `Ask about these ${numeral(count)}`,
  /** The prefilled start of an enquiry's message. */
  message: (titles: string) => `I would like to know more about ${titles}.`,
  compare: 'Compare them',
  brochure: 'Brochure',
  brochureOfFirst: (count: number) => `Brochure of the first ${numeral(count)}`,
  link: 'A link to this list',
  linkNote: 'Whoever opens it sees the same, and keeps their own.',
  seeHomes: 'See what is left',
  seeProject: 'See the project',
  incoming: 'This list',
  onlyLook: 'Only look',
  keepAll: (count: number) =>
    count === 1 ? 'Keep it' : count === 2 ? 'Keep both' : `Keep all ${numeral(count)}`,
  sent: (count: number) => `You were sent ${numeral(count)}.`,
  own: (count: number) =>
    count === 0 ? 'You keep none of your own.' : `You keep ${numeral(count)} of your own.`,
  room: (most: number) => `There is room for ${numeral(most)}: yours come first.`,
  sideBySide: 'Side by side',
  onlyDiffering: 'Only what differs',
  back: 'Back to the list',
  comparison: (count: number) =>
    plural(
      count,
      `Comparison, ${numeral(count)} project`,
      `Comparison, ${numeral(count)} projects`,
    ),
  comparisonCaption: 'Projects compared. The lowest and the fewest are named in words.',
  comparisonNote: 'Large type differs. What is the same is said once.',
  maxCompared: (most: number) => `Up to ${numeral(most)} can stand side by side.`,
  takeOut: 'Take out',
  takeOutOf: (title: string) => `Take out ${title}`,
  sameInAll: 'the same in all',
  notPublished: 'Not published',
  lowest: 'lowest',
  fewest: 'fewest',
  brochureTitle: (names: string) => `Shortlist: ${names}`,
  projects: (count: number) => countWords(count, 'project'),
};

/** `three`, up to twelve. */
function numeral(count: number, isFirst = false) {
  const words = countWords(count, '', '').trim();
  return isFirst ? words : words.toLowerCase();
}
