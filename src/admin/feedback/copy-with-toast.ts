import { copyText } from '../browser/copy-text.ts';
import { showToast } from './Toasts.tsx';

/** Copies a text, and says whether it could. */
export async function copyWithToast(text: string, done: string) {
  const isCopied = await copyText(text);
  showToast(isCopied ? { text: done } : { text: 'Your browser blocked copying', isError: true });
}
