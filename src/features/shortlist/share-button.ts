import { shortlistMessages } from '../../lib/shortlist-messages.ts';
const copiedMs = 2_000;

/** Lets visitors send the address of the page on: by what the device offers, else by copying it. */
export function letVisitorsShare() {
  const link = document.querySelector<HTMLAnchorElement>('[data-share]');
  const status = document.querySelector('[data-keep-status]');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    void share(link, (said) => {
      if (status) status.textContent = said;
    });
  });
}

/** Without either, the link writes a letter. */
async function share(link: HTMLAnchorElement, say: (text: string) => void) {
  const url = location.origin + location.pathname;
  try {
    if (typeof navigator.share === 'function')
      await navigator.share({ title: document.title, url });
    else {
      await navigator.clipboard.writeText(url);
      const word = link.textContent;
      link.textContent = shortlistMessages().copied;
      say(shortlistMessages().copied);
      setTimeout(() => (link.textContent = word), copiedMs);
    }
  } catch (cause) {
    const isDeclined = cause instanceof DOMException && cause.name === 'AbortError';
    if (!isDeclined) location.href = link.href;
  }
}
