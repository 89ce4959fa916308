/** The picture in a link that was followed travels to the next page, under the name in the link's `data-travels`. */
export function letPicturesTravel() {
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
