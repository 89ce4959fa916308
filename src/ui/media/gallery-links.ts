/** Opens pictures of lists marked `data-lightbox` in their lightbox. Call it on first use of a list: it loads the lightbox at once. */
export function openImagesInLightbox() {
  void load();
  for (const list of document.querySelectorAll<HTMLElement>('[data-lightbox]')) watch(list);
}

function watch(list: HTMLElement) {
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load().then(
      ({ openLightbox }) => openLightbox(list, link),
      () => location.assign(link.href),
    );
  });
}

function load() {
  return import('./lightbox.ts');
}
