/**
 * Shows the spinner when a navigation takes longer than the cover's `data-patience`, in milliseconds. Browsers
 * without the Navigation API show only their own progress.
 */
export function showSlowNavigation() {
  const cover = document.getElementById('slow-navigation');
  if (cover) watchNavigation(cover);
}

function watchNavigation(cover: HTMLElement) {
  const timeoutMs = Number(cover.dataset['patience']);
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    cover.hidden = true;
  };
  const showSoon = () => {
    hide();
    timer = window.setTimeout(() => (cover.hidden = false), timeoutMs);
  };
  addEventListener('pageshow', hide);
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', (event) => {
    const { destination, downloadRequest, hashChange, signal } = event;
    if (hashChange || downloadRequest !== null || !destination.url.startsWith('http')) return;
    showSoon();
    signal.addEventListener('abort', hide);
  });
  navigation.addEventListener('navigatesuccess', hide);
  navigation.addEventListener('navigateerror', hide);
}
