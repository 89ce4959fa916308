import { homeAnchor } from './anchors.ts';

/** Marks the chosen home in the tower each time the planner's HTML is exchanged in place. */
export function markChosenHome() {
  document.addEventListener('exchange', mark, true);
}

function mark() {
  const number = document.getElementById('chosen-home')?.dataset['home'];
  if (number === undefined) return;
  for (const former of document.querySelectorAll('a[data-state][aria-current]'))
    former.removeAttribute('aria-current');
  const chosen = document.getElementById(homeAnchor(number));
  if (chosen instanceof HTMLAnchorElement) chosen.setAttribute('aria-current', 'true');
}
