/** Opens the drawings marked `data-drawing` in their viewer. Call it on first use of one: it loads the viewer at once. */
export function openDrawingsInViewer() {
  void load();
  for (const figure of document.querySelectorAll<HTMLElement>('[data-drawing]')) watch(figure);
}

function watch(figure: HTMLElement) {
  figure.addEventListener('click', (event) => {
    const link = figure.querySelector('a');
    const target = event.target instanceof Element ? event.target : figure;
    const isMeant = (target.closest('a') ?? link) === link && target.closest('img, svg, a');
    if (!link || !isMeant || event.ctrlKey || event.metaKey || event.shiftKey) return;
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
