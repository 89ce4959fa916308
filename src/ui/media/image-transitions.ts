/** Animates the picture of a clicked link to the next page, with `data-travels` as its view transition name. */
export function startImageTransitions() {
  let travelling: HTMLElement | undefined;
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLElement>('[data-travels]') : undefined;
    const image = link?.querySelector('img');
    if (!link || !image) return;
    travelling?.style.removeProperty('view-transition-name');
    image.style.setProperty('view-transition-name', link.dataset['travels'] ?? '');
    travelling = image;
  });
}
