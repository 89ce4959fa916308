import { officeToday, settings } from '../../site/settings.ts';

/** How many claims have a day to look again that has come. */
export function countClaimsToLookAt() {
  const today = officeToday();
  const days = Object.values(settings().claims).map(({ lookAgain }) => lookAgain);
  return days.filter((day) => day !== null && day <= today).length;
}
