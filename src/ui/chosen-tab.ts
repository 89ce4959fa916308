/** Scrolls the chosen tab into view, at first and after each change in place. */
export function showChosenTab() {
  const place = document.querySelector('[data-in-place]');
  const centre = () => {
    const current = place?.querySelector('[aria-current]');
    const row = current?.closest('ul');
    if (!current || !row) return;
    const [own, all] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += own.left - all.left - (all.width - own.width) / 2;
  };
  centre();
  place?.addEventListener('exchange', centre);
}
