/** The length of a swipe to the next picture, in pixels. */
const farEnough = 48;

/**
 * Shows the pictures of a list of links, one at a time, in the dialog that the list names with `data-lightbox`.
 * After the last comes the first. Closed, it gives the focus back to the link of the picture seen last.
 */
export function openLightbox(list: HTMLElement, from: HTMLAnchorElement) {
  const dialog = document.getElementById(list.dataset['lightbox'] ?? '');
  const stage = dialog?.querySelector<HTMLElement>('[data-lightbox-stage]');
  const counter = dialog?.querySelector<HTMLElement>('[data-lightbox-counter]');
  if (!(dialog instanceof HTMLDialogElement) || !stage || !counter) return;
  const links = [...list.querySelectorAll('a')];
  const listening = new AbortController();
  const { signal } = listening;
  let shown = links.indexOf(from);

  function show(index: number) {
    shown = (index + links.length) % links.length;
    counterText(`${shown + 1} / ${links.length}`);
    placeSlides();
  }

  function counterText(text: string) {
    if (counter) counter.textContent = text;
  }

  /** The picture that is shown and its two neighbours, which are preloaded. */
  function placeSlides() {
    const last = links.length - 1;
    const before = shown === 0 ? last : shown - 1;
    const after = shown === last ? 0 : shown + 1;
    const places = new Map([
      [before, 'before'],
      [after, 'after'],
      [shown, 'shown'],
    ]);
    for (const slide of stage?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
      if (!places.has(Number(slide.dataset['index']))) slide.remove();
    }
    for (const [index, place] of places) {
      const slide = stage?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? addSlide(index);
      slide.dataset['place'] = place;
      slide.ariaHidden = place === 'shown' ? null : 'true';
    }
  }

  function addSlide(index: number) {
    const slide = document.createElement('div');
    slide.dataset['index'] = String(index);
    const picture = links[index]?.querySelector('picture, img')?.cloneNode(true);
    if (picture instanceof HTMLElement) slide.append(inFull(picture));
    stage?.append(slide);
    return slide;
  }

  function close() {
    listening.abort();
    stage?.replaceChildren();
    links[shown]?.focus();
  }

  for (const button of dialog.querySelectorAll<HTMLElement>('[data-lightbox-step]')) {
    const step = Number(button.dataset['lightboxStep']);
    button.addEventListener('click', () => show(shown + step), { signal });
  }
  dialog
    .querySelector('[data-lightbox-close]')
    ?.addEventListener('click', () => dialog.close(), { signal });
  dialog.addEventListener('close', close, { signal });
  dialog.addEventListener(
    'keydown',
    (event) => {
      const to = targetOf(event.key, shown, links.length - 1);
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      show(to);
    },
    { signal },
  );
  if (links.length > 1) followFinger(stage, (step) => show(shown + step), signal);
  show(shown);
  dialog.showModal();
}

function targetOf(key: string, shown: number, last: number) {
  const targets: Record<string, number> = {
    ArrowLeft: shown - 1,
    ArrowRight: shown + 1,
    Home: 0,
    End: last,
  };
  return targets[key];
}

/** The clone of a picture in a list, for the whole screen: its variants are chosen anew. */
function inFull(picture: HTMLElement) {
  for (const source of picture.querySelectorAll('source')) source.sizes = '100vw';
  const image = picture instanceof HTMLImageElement ? picture : picture.querySelector('img');
  if (image) {
    image.loading = 'eager';
    image.removeAttribute('style');
    image.draggable = false;
  }
  return picture;
}

function followFinger(stage: HTMLElement, turn: (step: number) => void, signal: AbortSignal) {
  let from: number | undefined;
  const drag = (by: number) => stage.style.setProperty('--drag', `${by}px`);
  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      from = event.clientX;
      stage.setPointerCapture(event.pointerId);
      stage.dataset['dragged'] = '';
    },
    { signal },
  );
  stage.addEventListener(
    'pointermove',
    (event) => {
      if (from !== undefined && event.isPrimary) drag(event.clientX - from);
    },
    { signal },
  );
  const release = (event: PointerEvent) => {
    if (from === undefined || !event.isPrimary) return;
    const by = event.type === 'pointerup' ? event.clientX - from : 0;
    from = undefined;
    delete stage.dataset['dragged'];
    drag(0);
    if (Math.abs(by) >= farEnough) turn(by < 0 ? 1 : -1);
  };
  stage.addEventListener('pointerup', release, { signal });
  stage.addEventListener('pointercancel', release, { signal });
}
