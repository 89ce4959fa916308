import { locale } from '../../lib/text/locale.ts';
import { projectMessages } from '../../messages/projects.ts';

type Colour = 'green' | 'blue' | 'rose' | 'purple' | 'amber';

type Call = keyof ReturnType<typeof projectMessages>['calls'];

type StatusTexts = {
  colour: Colour;
  /** The label of the button in the hero. */
  callToAction: Call;
  /** Null if there is no form. */
  formHeading: Call | null;
};

const defaultTexts: StatusTexts = {
  colour: 'amber',
  callToAction: 'register',
  formHeading: 'register',
};
const soonTexts: StatusTexts = {
  colour: 'amber',
  callToAction: 'priority',
  formHeading: 'priority',
};
const soldOutTexts: StatusTexts = { colour: 'rose', callToAction: 'similar', formHeading: null };

const textsByStatus = new Map<string, StatusTexts>([
  ['completed', { ...defaultTexts, colour: 'green', callToAction: 'viewing' }],
  ['in-progress', { ...defaultTexts, colour: 'blue' }],
  ['sold-out', soldOutTexts],
  ['sold', soldOutTexts],
  [
    'available-now',
    { colour: 'purple', callToAction: 'availability', formHeading: 'availability' },
  ],
  ['move-in-ready', { colour: 'green', callToAction: 'tour', formHeading: 'tour' }],
  ['upcoming', soonTexts],
  ['coming-soon', soonTexts],
]);

/** The statuses of a project without available homes. */
export const soldStatuses = ['sold-out', 'sold'];

export function isSold(status: string) {
  return soldStatuses.includes(status);
}

/** The statuses of a project that is not on sale yet. */
export const comingSoonStatuses = ['upcoming', 'coming-soon'];

export function isComingSoon(status: string) {
  return comingSoonStatuses.includes(status);
}

/** True if visitors can buy a home there, or ask for one. */
export function canBeBought(status: string) {
  return !isSold(status) && !isComingSoon(status);
}

/** True if it can be bought, and a home is left as far as the homes are known. */
export function hasHomesForSale({
  status,
  figures,
}: {
  status: string;
  figures: HomeFigures | null;
}) {
  return canBeBought(status) && (figures === null || figures.total === 0 || figures.left > 0);
}

type HomeFigures = { total: number; left: number };

/** `IN PROGRESS` for `in-progress`, and COMING SOON for `upcoming`. */
export function statusLabel(status: string) {
  return sentenceCaseStatus(status).toLocaleUpperCase(locale());
}

/** Like {@link statusLabel} in sentence case: `In progress`. */
export function sentenceCaseStatus(status: string) {
  const shown = status === 'upcoming' ? 'coming-soon' : status;
  return projectMessages().statuses[shown] ?? statusName(shown);
}

export function badgeColour(status: string) {
  return statusTexts(status).colour;
}

/** `In progress` for `in-progress`, as in the editors' select. */
export function statusName(status: string) {
  const text = status.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The badge colour in the back office, which differs from the public one. */
export function listColour(status: string): Colour {
  if (status === 'completed') return 'green';
  return status === 'in-progress' ? 'blue' : 'amber';
}

export function callToAction(status: string) {
  return projectMessages().calls[statusTexts(status).callToAction];
}

/** The second way to the form: a visit, or the interest where the button already books one. Null if nothing can be bought. */
export function otherCall(status: string) {
  if (!canBeBought(status)) return null;
  const { tour, register } = projectMessages().calls;
  return ['viewing', 'tour'].includes(statusTexts(status).callToAction) ? register : tour;
}

export function formHeading(status: string) {
  const { formHeading: call } = statusTexts(status);
  return call && projectMessages().calls[call];
}

/** False if no homes are left, or if the law does not let them be offered yet. */
export function acceptsInterest({
  status,
  missingFiling,
}: {
  status: string;
  missingFiling: string | null;
}) {
  return statusTexts(status).formHeading !== null && missingFiling === null;
}

/** The form's texts. Undefined for sold-out projects, unless the visitor has already sent the form. */
export function interestInvitation(status: string, hasAsked: boolean) {
  const { register } = projectMessages().calls;
  const heading = formHeading(status);
  if (heading !== null) return { heading, button: callToAction(status) };
  return hasAsked ? { heading: register, button: register } : undefined;
}

function statusTexts(status: string) {
  return textsByStatus.get(status) ?? defaultTexts;
}
