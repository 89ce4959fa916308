/** Scrolls the current tab into view, initially and after each in-part navigation. */
export function showChosenTab() {
  const part = document.querySelector('[data-in-place]');
  const centre = () => {
    const current = part?.querySelector('[aria-current]');
    const row = current?.closest('ul');
    if (!current || !row) return;
    const [tabBox, rowBox] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += tabBox.left - rowBox.left - (rowBox.width - tabBox.width) / 2;
  };
  centre();
  part?.addEventListener('exchange', centre);
}
