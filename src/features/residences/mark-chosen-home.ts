import { homeAnchor } from './anchors.ts';

/** Lets the sun of the tower follow the home that is chosen in the planner, which is exchanged in place. */
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
