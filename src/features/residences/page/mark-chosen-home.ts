import { homeAnchor } from './anchors.ts';

/** Marks the planner's chosen home in the tower each time the planner's HTML is exchanged in place. */
export function markChosenHome() {
  document.addEventListener('exchange', mark, true);
}

function mark() {
  const choice = document.querySelector<HTMLSelectElement | HTMLInputElement>(
    '#deposits [name="home"]',
  );
  if (!choice) return;
  for (const former of document.querySelectorAll('a[data-state][aria-current]'))
    former.removeAttribute('aria-current');
  const chosen = choice.value === '' ? null : document.getElementById(homeAnchor(choice.value));
  if (chosen instanceof HTMLAnchorElement) chosen.setAttribute('aria-current', 'true');
}
