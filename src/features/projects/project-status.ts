type Colour = 'green' | 'blue' | 'rose' | 'purple' | 'amber';

type Meaning = {
  colour: Colour;
  /** The label of the button in the hero. */
  callToAction: string;
  /** Stands above the form; none where there is no form. */
  formHeading: string | null;
};

const other: Meaning = {
  colour: 'amber',
  callToAction: 'Register Your Interest',
  formHeading: 'Register Your Interest',
};
const soon: Meaning = {
  colour: 'amber',
  callToAction: 'Join Priority List',
  formHeading: 'Join Priority List',
};
const soldOut: Meaning = {
  colour: 'rose',
  callToAction: 'View Similar Projects',
  formHeading: null,
};

const meanings = new Map<string, Meaning>([
  ['completed', { ...other, colour: 'green', callToAction: 'Schedule a Viewing' }],
  ['in-progress', { ...other, colour: 'blue' }],
  ['sold-out', soldOut],
  ['sold', soldOut],
  [
    'available-now',
    { colour: 'purple', callToAction: 'Check Availability', formHeading: 'Check Availability' },
  ],
  ['move-in-ready', { colour: 'green', callToAction: 'Book a Tour', formHeading: 'Book a Tour' }],
  ['upcoming', soon],
  ['coming-soon', soon],
]);

/** The two values that say that nothing is left. */
export const soldStatuses = ['sold-out', 'sold'];

export function isSold(status: string) {
  return soldStatuses.includes(status);
}

/** `IN PROGRESS` of `in-progress`; what is upcoming is COMING SOON. */
export function statusLabel(status: string) {
  return shownStatus(status).toUpperCase();
}

/** The same in small letters, `In progress`. */
export function shownStatus(status: string) {
  return statusName(status === 'upcoming' ? 'coming-soon' : status);
}

export function badgeColour(status: string) {
  return meaningOf(status).colour;
}

/** `In progress` of `in-progress`, as editors choose it. */
export function statusName(status: string) {
  const words = status.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The badge in the list of the back office, which has colours of its own. */
export function listColour(status: string): Colour {
  if (status === 'completed') return 'green';
  return status === 'in-progress' ? 'blue' : 'amber';
}

export function callToAction(status: string) {
  return meaningOf(status).callToAction;
}

export function formHeading(status: string) {
  return meaningOf(status).formHeading;
}

/** False where nothing is left to be interested in. */
export function acceptsInterest(status: string) {
  return formHeading(status) !== null;
}

/** What the form says; none where nothing is left, unless somebody has asked before they knew. */
export function interestInvitation(status: string, hasAsked: boolean) {
  const { formHeading: heading, callToAction: button } = meaningOf(status);
  if (heading !== null) return { heading, button };
  return hasAsked ? { heading: other.callToAction, button: other.callToAction } : undefined;
}

function meaningOf(status: string) {
  return meanings.get(status) ?? other;
}
