/** Shows the spinner when the way to another page takes longer than the cover's patience. */
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
  if ('navigation' in window) {
    navigation.addEventListener('navigate', (event) => {
      const { destination, downloadRequest, hashChange, signal } = event;
      if (hashChange || downloadRequest !== null || !destination.url.startsWith('http')) return;
      showSoon();
      signal.addEventListener('abort', hide);
    });
    navigation.addEventListener('navigatesuccess', hide);
    navigation.addEventListener('navigateerror', hide);
  } else {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented);
      if (link && isPlain && !link.target && !link.hash && link.protocol.startsWith('http'))
        showSoon();
    });
  }
}
