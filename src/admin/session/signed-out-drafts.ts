import { plural } from '../../lib/text/plural.ts';
import { sessionPaths } from './session-paths.ts';

const storageKey = 'signed-out';

/** Remembers in this tab who signs out, so that the sign-in page can offer to delete their drafts. */
export function rememberSignOut() {
  sessionStorage.removeItem(storageKey);
  document.addEventListener('submit', ({ target }) => {
    const form = target instanceof HTMLFormElement ? target : undefined;
    const isSignOut = form?.getAttribute('action') === sessionPaths.signOut;
    if (isSignOut) sessionStorage.setItem(storageKey, form.dataset['user'] ?? '');
  });
}

/** Says how many drafts of who has just signed out stay on this device, and deletes them on request. */
export async function offerToDeleteDrafts(line: HTMLElement | null) {
  const user = sessionStorage.getItem(storageKey);
  const [text, button] = [line?.querySelector('p'), line?.querySelector('button')];
  if (!user || !line || !text || !button) return;
  const { listAllDrafts } = await import('../autosave/autosaved-drafts.ts');
  const { length: count } = await listAllDrafts(user);
  if (count === 0) return;
  text.textContent = plural(
    count,
    '# draft stays on this device.',
    '# drafts stay on this device.',
  );
  button.textContent = plural(count, 'Delete # draft', 'Delete # drafts');
  line.hidden = false;
  button.addEventListener('click', () => void removeAndAnnounce(line, user));
}

async function removeAndAnnounce(line: HTMLElement, user: string) {
  const [text, button] = [line.querySelector('p'), line.querySelector('button')];
  if (!text || !button) return;
  button.disabled = true;
  try {
    await deleteUserDrafts(user);
    button.hidden = true;
    text.textContent = 'Drafts deleted from this device';
  } catch {
    button.disabled = false;
    text.textContent = 'Failed to delete drafts';
  }
}

async function deleteUserDrafts(user: string) {
  const { deleteAutosaved, listAllDrafts } = await import('../autosave/autosaved-drafts.ts');
  for (const { writer } of await listAllDrafts(user)) await deleteAutosaved(writer);
}
