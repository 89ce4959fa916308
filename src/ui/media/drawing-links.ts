/** Opens the drawings marked `data-drawing` in their viewer. Call it on first use of one: it loads the viewer at once. */
export function openDrawingsInViewer() {
  void load();
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element && event.target.closest('a, img, svg');
    const figure = target && target.closest<HTMLElement>('[data-drawing]');
    const link = figure && figure.querySelector('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if ((target.closest('a') ?? link) !== link) return;
    event.preventDefault();
    load().then(
      ({ openDrawing }) => openDrawing(figure, link),
      () => location.assign(link.href),
    );
  });
}

function load() {
  return import('./drawing-viewer.ts');
}
