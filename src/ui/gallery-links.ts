/** Pictures in a list marked `data-lightbox` open in its lightbox, which is fetched when the list is first reached or touched. */
export function openPicturesInLightbox() {
  for (const list of document.querySelectorAll<HTMLElement>('[data-lightbox]')) watch(list);
}

function watch(list: HTMLElement) {
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) {
    list.addEventListener(sign, () => void load(), { once: true, passive: true });
  }
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
