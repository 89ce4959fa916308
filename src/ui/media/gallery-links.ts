/** Opens pictures in the lightbox that the `data-lightbox` of their part names. Call it on first use: it loads the lightbox at once. */
export function openImagesInLightbox() {
  void load();
  for (const part of document.querySelectorAll<HTMLElement>('[data-lightbox]')) watch(part);
}

function watch(part: HTMLElement) {
  part.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-picture]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const dialog = document.getElementById(part.dataset['lightbox'] ?? '');
    load().then(
      ({ openLightbox }) => openLightbox(dialog, link),
      () => location.assign(link.href),
    );
  });
}

function load() {
  return import('./lightbox.ts');
}
