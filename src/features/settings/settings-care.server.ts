import { officeToday } from '../../site/office-today.ts';
import { settings } from '../../site/settings/settings.ts';

/** Counts the claims whose day of review has come. */
export function countClaimsToReview() {
  const today = officeToday();
  const days = Object.values(settings().claims).map(({ lookAgain }) => lookAgain);
  return days.filter((day) => day !== null && day <= today).length;
}

/** Counts the rules of places whose day of review has come. */
export function countRulesToReview() {
  const today = officeToday();
  const days = settings().places.places.flatMap(({ rules }) =>
    rules.map((rule) => rule.reviewAgain),
  );
  return days.filter((day) => day !== null && day <= today).length;
}
