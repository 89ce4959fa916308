import { keepSlugs, keptSlugs, whenKeptElsewhere } from './kept-projects.ts';
import { mostOnShortlist } from './shortlist-address.ts';

/** Lets visitors keep projects: buttons marked `data-keep` with a slug, which are hidden without this. */
export function letVisitorsKeep() {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-keep]');
  const show = () => {
    const kept = keptSlugs();
    for (const button of buttons) {
      const isKept = kept.includes(button.dataset['keep'] ?? '');
      button.ariaPressed = String(isKept);
      const word = button.querySelector('[data-word]');
      if (word) word.textContent = isKept ? 'Kept' : 'Keep';
      button.hidden = false;
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const said = toggle(button.dataset['keep'] ?? '');
      show();
      const status = document.querySelector('[data-keep-status]');
      if (status) status.textContent = said;
    });
  }
  whenKeptElsewhere(show);
  // A page that comes back from the history was left before others were let go.
  addEventListener('pageshow', show);
  show();
}

/** Keeps a project or lets it go, and says what is now. */
function toggle(slug: string) {
  const kept = keptSlugs();
  const isKept = kept.includes(slug);
  if (!isKept && kept.length >= mostOnShortlist)
    return 'Twelve are kept already. Let one go first.';
  const next = isKept ? kept.filter((one) => one !== slug) : [...kept, slug];
  if (!keepSlugs(next)) return 'This browser keeps nothing for this site.';
  return isKept ? 'Let go.' : 'Kept on this device.';
}
