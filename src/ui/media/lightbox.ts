const minSwipePixels = 48;

/**
 * Shows pictures one at a time in a dialog, beginning with the one whose index is the opener's `data-picture`. The
 * pictures are those of the list that the dialog's `data-list` names. It wraps around at the ends. On close it focuses
 * the link of the last visible picture, or else the opener.
 */
export function openLightbox(dialog: HTMLElement | null, opener: HTMLAnchorElement) {
  const stage = dialog?.querySelector<HTMLElement>('[data-lightbox-stage]');
  const counter = dialog?.querySelector<HTMLElement>('[data-lightbox-counter]');
  const caption = dialog?.querySelector<HTMLElement>('[data-lightbox-caption]');
  const type = dialog?.querySelector<HTMLElement>('[data-lightbox-type]');
  const title = dialog?.querySelector<HTMLElement>('[data-lightbox-title]');
  if (!(dialog instanceof HTMLDialogElement) || !stage || !counter || !caption) return;
  const list = document.getElementById(dialog.dataset['list'] ?? '');
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const listeners = new AbortController();
  const { signal } = listeners;
  let currentIndex = Number(opener.dataset['picture']);

  function show(index: number) {
    currentIndex = (index + links.length) % links.length;
    setTexts(`${currentIndex + 1} / ${links.length}`);
    arrangeSlides();
  }

  function setTexts(position: string) {
    if (counter) counter.textContent = position;
    const alt = links[currentIndex]?.querySelector('img')?.alt ?? '';
    const typeText = links[currentIndex]?.dataset['imageType'] ?? '';
    const isSentence = alt === '' || /[.!?。！？]$/u.test(alt);
    const stop = typeText === '' || isSentence ? '' : caption?.dataset['stop'];
    if (caption) caption.textContent = alt + (stop ?? '');
    if (title) title.hidden = alt.startsWith(title.textContent);
    if (type) type.textContent = typeText;
  }

  /** Keeps slides for the visible picture and its two neighbours, which this preloads. */
  function arrangeSlides() {
    const last = links.length - 1;
    const before = currentIndex === 0 ? last : currentIndex - 1;
    const after = currentIndex === last ? 0 : currentIndex + 1;
    const places = new Map([
      [before, 'before'],
      [after, 'after'],
      [currentIndex, 'shown'],
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
    const shownImage = links[index]?.querySelector('picture, img')?.cloneNode(true);
    if (shownImage instanceof HTMLElement) slide.append(enlarged(shownImage));
    const loaded = visibleLink(index)?.querySelector('img')?.currentSrc;
    if (loaded) slide.style.backgroundImage = `url("${loaded}")`;
    stage?.append(slide);
    return slide;
  }

  function close() {
    listeners.abort();
    stage?.replaceChildren();
    (visibleLink(currentIndex) ?? opener).focus();
  }

  for (const button of dialog.querySelectorAll<HTMLElement>('[data-lightbox-step]')) {
    const step = Number(button.dataset['lightboxStep']);
    button.addEventListener('click', () => show(currentIndex + step), { signal });
  }
  dialog
    .querySelector('[data-lightbox-close]')
    ?.addEventListener('click', () => dialog.close(), { signal });
  dialog.addEventListener('close', close, { signal });
  dialog.addEventListener(
    'keydown',
    (event) => {
      const target = targetIndex(event.key, currentIndex, links.length - 1);
      if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      show(target);
    },
    { signal },
  );
  followFinger(stage, (step) => show(currentIndex + step), signal);
  show(currentIndex);
  dialog.showModal();
  // Its name is read, and no button seems to be chosen.
  dialog.focus();
}

function visibleLink(index: number) {
  const links = document.querySelectorAll<HTMLElement>(`[data-lightbox] [data-picture="${index}"]`);
  return [...links].find((link) => link.checkVisibility() && link.querySelector('img'));
}

function targetIndex(key: string, current: number, last: number) {
  const targets: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: last,
  };
  return targets[key];
}

/** Adapts the clone of a list's picture to the full screen, so that the browser chooses larger variants. */
function enlarged(shownImage: HTMLElement) {
  for (const source of shownImage.querySelectorAll('source')) source.sizes = '100vw';
  const image =
    shownImage instanceof HTMLImageElement ? shownImage : shownImage.querySelector('img');
  if (image) {
    image.loading = 'eager';
    image.removeAttribute('style');
    image.draggable = false;
  }
  return shownImage;
}

function followFinger(stage: HTMLElement, turn: (step: number) => void, signal: AbortSignal) {
  let startX: number | undefined;
  const drag = (distance: number) => stage.style.setProperty('--drag', `${distance}px`);
  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      startX = event.clientX;
      stage.setPointerCapture(event.pointerId);
      stage.dataset['dragged'] = '';
    },
    { signal },
  );
  stage.addEventListener(
    'pointermove',
    (event) => {
      if (startX !== undefined && event.isPrimary) drag(event.clientX - startX);
    },
    { signal },
  );
  const release = (event: PointerEvent) => {
    if (startX === undefined || !event.isPrimary) return;
    const distance = event.type === 'pointerup' ? event.clientX - startX : 0;
    startX = undefined;
    delete stage.dataset['dragged'];
    drag(0);
    if (Math.abs(distance) >= minSwipePixels) turn(distance < 0 ? 1 : -1);
  };
  stage.addEventListener('pointerup', release, { signal });
  stage.addEventListener('pointercancel', release, { signal });
}
