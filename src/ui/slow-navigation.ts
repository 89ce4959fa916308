/**
 * Shows the spinner when the way to another page takes longer than the cover's patience. Browsers without the
 * Navigation API show their own progress alone.
 */
export function showSlowNavigation() {
  const cover = document.getElementById('slow-navigation');
  if (cover) watchNavigation(cover);
}

function watchNavigation(cover: HTMLElement) {
  const patience = Number(cover.dataset['patience']);
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    cover.hidden = true;
  };
  const showSoon = () => {
    hide();
    timer = window.setTimeout(() => (cover.hidden = false), patience);
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
