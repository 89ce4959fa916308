const stepFactor = 1.4;
const largest = 8;
const doubleTapMs = 350;
const doubleTapPixels = 30;
const arrowPixels = 80;
const edgePixels = 16;
/** On narrower screens a drawing fills the page already: it opens larger than whole. */
const narrowPixels = 640;
/** How much larger than needed to read it a double tap shows a drawing. */
const comfort = 1.25;

type Point = { x: number; y: number };

/** Shows the drawing of a figure in the dialog whose id is its `data-drawing`. On close it focuses the link. */
export function openDrawing(figure: HTMLElement, link: HTMLAnchorElement) {
  const dialog = document.getElementById(figure.dataset['drawing'] ?? '');
  const stage = dialog?.querySelector<HTMLElement>('[data-drawing-stage]');
  const shown = figure.querySelector('picture, img, svg')?.cloneNode(true);
  if (!(dialog instanceof HTMLDialogElement) || !stage || !(shown instanceof Element)) return;
  const image = shown instanceof SVGElement ? shown : (shown.querySelector('img') ?? shown);
  if (!isDrawn(image)) return;
  const listeners = new AbortController();
  const { signal } = listeners;

  for (const source of shown.querySelectorAll('source')) source.sizes = '200vw';
  if (image instanceof HTMLImageElement) {
    image.loading = 'eager';
    image.draggable = false;
  }
  image.removeAttribute('class');
  stage.replaceChildren(shown);
  setText('[data-drawing-title]', figure.dataset['title'] ?? '');

  const zoom = zoomable(stage, image, (scale) => {
    setText('[data-drawing-size]', `${Math.round(scale * 100)}%`);
    setDisabled('in', scale >= largest);
    setDisabled('out', scale <= 1);
  });

  function setText(selector: string, text: string) {
    const element = dialog?.querySelector(selector);
    if (element) element.textContent = text;
  }

  function setDisabled(way: string, isDisabled: boolean) {
    dialog?.querySelector(`[data-zoom="${way}"]`)?.setAttribute('aria-disabled', `${isDisabled}`);
  }

  const ways: Record<string, () => void> = {
    in: () => zoom.to(zoom.scale() * stepFactor),
    out: () => zoom.to(zoom.scale() / stepFactor),
    whole: () => zoom.to(1),
  };
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-zoom]'))
    button.addEventListener('click', () => ways[button.dataset['zoom'] ?? '']?.(), { signal });
  dialog
    .querySelector('[data-drawing-close]')
    ?.addEventListener('click', () => dialog.close(), { signal });
  dialog.addEventListener('keydown', (event) => pressKey(event, stage, ways), { signal });
  dialog.addEventListener(
    'close',
    () => {
      listeners.abort();
      stage.replaceChildren();
      link.focus();
    },
    { signal },
  );
  dialog.showModal();
  zoom.to(stage.clientWidth < narrowPixels ? stepFactor : 1);
  const observer = new ResizeObserver(() => zoom.fit());
  observer.observe(stage);
  signal.addEventListener('abort', () => observer.disconnect());
  image.addEventListener('load', () => zoom.fit(), { signal });

  const readable = () =>
    Math.max(2, (comfort * Number(figure.dataset['narrowest'] ?? 0)) / zoom.width());
  onDoubleTap(
    stage,
    (point) => zoom.to(zoom.scale() > 1 ? 1 : Math.min(readable(), largest), point),
    signal,
  );
  followPinch(stage, zoom, signal);
  followMouse(stage, signal);
  stage.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom.to(zoom.scale() * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    },
    { signal, passive: false },
  );
}

/** An image, or a drawing that stands in the page. */
type Drawn = HTMLImageElement | SVGSVGElement;

function isDrawn(element: Element): element is Drawn {
  return element instanceof HTMLImageElement || element instanceof SVGSVGElement;
}

type Zoom = ReturnType<typeof zoomable>;

/** At 1 the whole drawing is in sight. The given point of the drawing stays where it is. */
function zoomable(stage: HTMLElement, image: Drawn, report: (scale: number) => void) {
  let current = 1;

  function fittingWidth() {
    const natural = image instanceof HTMLImageElement ? image : undefined;
    const width = Number(image.getAttribute('width')) || natural?.naturalWidth || 1;
    const height = Number(image.getAttribute('height')) || natural?.naturalHeight || 1;
    return Math.min(stage.clientWidth - 2 * edgePixels, (stage.clientHeight * width) / height);
  }

  function fit() {
    image.style.width = `${fittingWidth() * current}px`;
    image.style.height = 'auto';
    stage.toggleAttribute('data-enlarged', current > 1);
    report(current);
  }

  function to(scale: number, point = findMiddle(stage)) {
    const before = image.getBoundingClientRect();
    const share = {
      x: (point.x - before.left) / before.width,
      y: (point.y - before.top) / before.height,
    };
    current = Math.min(largest, Math.max(1, scale));
    fit();
    const after = image.getBoundingClientRect();
    stage.scrollLeft += after.left + share.x * after.width - point.x;
    stage.scrollTop += after.top + share.y * after.height - point.y;
  }

  return { to, fit, scale: () => current, width: fittingWidth };
}

function findMiddle(stage: HTMLElement): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function pressKey(event: KeyboardEvent, stage: HTMLElement, ways: Record<string, () => void>) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const way = { '+': 'in', '=': 'in', '-': 'out', '0': 'whole' }[event.key];
  const [x, y] = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }[event.key] ?? [0, 0];
  if (way === undefined && x === 0 && y === 0) return;
  event.preventDefault();
  if (way !== undefined) ways[way]?.();
  else stage.scrollBy((x ?? 0) * arrowPixels, (y ?? 0) * arrowPixels);
}

/** Two taps or clicks at one place. Not every browser reports those of a finger as a double click. */
function onDoubleTap(stage: HTMLElement, act: (point: Point) => void, signal: AbortSignal) {
  let last = { x: 0, y: 0, time: 0 };
  stage.addEventListener(
    'click',
    ({ clientX: x, clientY: y, timeStamp: time }) => {
      const isSecond =
        time - last.time < doubleTapMs && Math.hypot(x - last.x, y - last.y) < doubleTapPixels;
      last = { x, y, time: isSecond ? 0 : time };
      if (isSecond) act({ x, y });
    },
    { signal },
  );
}

function followPinch(stage: HTMLElement, zoom: Zoom, signal: AbortSignal) {
  let start: { distance: number; scale: number } | undefined;
  stage.addEventListener(
    'touchstart',
    ({ touches }) => {
      const pair = readPair(touches);
      start = pair && { distance: pair.distance, scale: zoom.scale() };
    },
    { signal, passive: true },
  );
  stage.addEventListener(
    'touchmove',
    (event) => {
      const pair = readPair(event.touches);
      if (!start || !pair) return;
      event.preventDefault();
      zoom.to((start.scale * pair.distance) / start.distance, pair.middle);
    },
    { signal, passive: false },
  );
  stage.addEventListener('touchend', () => (start = undefined), { signal });
}

function readPair({ 0: one, 1: other, length }: TouchList) {
  if (length !== 2 || !one || !other) return undefined;
  const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
  return { distance: Math.max(1, distance), middle };
}

/** A mouse drags the drawing. Fingers scroll it by themselves. */
function followMouse(stage: HTMLElement, signal: AbortSignal) {
  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      stage.setPointerCapture(event.pointerId);
      stage.dataset['dragged'] = '';
    },
    { signal },
  );
  stage.addEventListener(
    'pointermove',
    ({ movementX, movementY }) => {
      if ('dragged' in stage.dataset) stage.scrollBy(-movementX, -movementY);
    },
    { signal },
  );
  const release = () => delete stage.dataset['dragged'];
  stage.addEventListener('pointerup', release, { signal });
  stage.addEventListener('pointercancel', release, { signal });
}
