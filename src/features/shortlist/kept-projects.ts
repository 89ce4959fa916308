import { maxOnShortlist } from './shortlist-address.ts';

/** Its length stands in the navigation: see `SiteLayout`. */
const name = 'shortlist';

/** The ids of the projects that are kept on this device, the first kept first; none where the browser refuses its storage. */
export function keptIds(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** False where the browser refuses its storage. */
export function keepIds(ids: readonly string[]) {
  try {
    localStorage.setItem(name, JSON.stringify(ids.slice(0, maxOnShortlist)));
  } catch {
    return false;
  }
  showCount();
  return true;
}

/** Shows in the navigation how many are kept, as its first script does while the page is read. */
function showCount() {
  const { style } = document.documentElement;
  const { length } = keptIds();
  if (length > 0) style.setProperty('--kept', String(length));
  else style.removeProperty('--kept');
}

/** Calls back when another window of this browser has kept something or let it go. */
export function whenKeptElsewhere(callBack: () => void) {
  addEventListener('storage', ({ key }) => {
    if (key !== name && key !== null) return;
    showCount();
    callBack();
  });
}
