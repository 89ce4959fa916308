import { shortlistMessages } from '../../messages/shortlist.ts';

const copiedMs = 2_000;

/** Shares the URL of the page through the device, or copies it if the device cannot share. */
export function letVisitorsShare() {
  const link = document.querySelector<HTMLAnchorElement>('[data-share]');
  const status = document.querySelector('[data-keep-status]');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    void share(link, (message) => {
      if (status) status.textContent = message;
    });
  });
}

/** If both fail, follows the link, which starts an e-mail. */
async function share(link: HTMLAnchorElement, announce: (text: string) => void) {
  const url = location.origin + location.pathname;
  try {
    if (typeof navigator.share === 'function')
      await navigator.share({ title: document.title, url });
    else {
      await navigator.clipboard.writeText(url);
      const { copied } = shortlistMessages();
      if (link.textContent === copied) return;
      const label = link.textContent;
      link.textContent = copied;
      announce(copied);
      setTimeout(() => (link.textContent = label), copiedMs);
    }
  } catch (cause) {
    const isDeclined = cause instanceof DOMException && cause.name === 'AbortError';
    if (!isDeclined) location.href = link.href;
  }
}
