import { maxOnShortlist } from './shortlist-address.ts';

/** `SiteLayout` reads this key, too, to show the count in the navigation. */
const storageKey = 'shortlist';

/** The ids of the projects kept on this device, oldest first; empty if the browser refuses its storage. */
export function readShortlistIds(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(saved) ? saved.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Returns false if the browser refuses its storage. */
export function saveShortlistIds(ids: readonly string[]) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids.slice(0, maxOnShortlist)));
  } catch {
    return false;
  }
  showCount();
  return true;
}

/** Shows the count in the navigation, as the page's first script does on load. */
function showCount() {
  const { style } = document.documentElement;
  const { length } = readShortlistIds();
  if (length > 0) style.setProperty('--kept', String(length));
  else style.removeProperty('--kept');
}

/** Calls back when another window of this browser changes the list. */
export function onShortlistChange(callBack: () => void) {
  addEventListener('storage', ({ key }) => {
    if (key !== storageKey && key !== null) return;
    showCount();
    callBack();
  });
}
