/**
 * Sets films going: those of heroes by themselves, once the page has loaded and unless visitors want
 * stillness or few bytes; the others when they are asked for.
 */
export function startFilms() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-ambient]')) {
    const tab = place.closest('[data-hero]')?.querySelector<HTMLElement>('[data-film-tab]');
    if (tab) keepMoving(place, tab);
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-playable]')) {
    const tab = place.querySelector<HTMLElement>('[data-play]');
    if (tab) playOnDemand(place, tab);
  }
}

function keepMoving(place: HTMLElement, tab: HTMLElement) {
  let isMoving = false;
  const words = { play: tab.textContent, pause: tab.dataset['filmTab'] ?? '' };
  const tell = (moves: boolean) => {
    isMoving = moves;
    tab.textContent = moves ? words.pause : words.play;
  };
  const film =
    place instanceof HTMLVideoElement ? movingFilm(place, tell) : movingEmbed(place, tell);
  tab.hidden = false;
  tab.addEventListener('click', () => (isMoving ? film.pause() : film.play()));
  if (wantsStillness() || isStillHere(place)) return;
  if (document.readyState === 'complete') film.play();
  else addEventListener('load', () => film.play(), { once: true });
}

function movingFilm(video: HTMLVideoElement, tell: (moves: boolean) => void) {
  video.controls = false;
  video.addEventListener('play', () => tell(true));
  video.addEventListener('pause', () => tell(false));
  return { play: () => void play(video).catch(() => tell(false)), pause: () => video.pause() };
}

/** Pausing removes the player, so that nothing of it keeps running. */
function movingEmbed(place: HTMLElement, tell: (moves: boolean) => void) {
  return {
    play() {
      const frame = addFrame(place, place.dataset['ambient'] ?? '');
      frame.inert = true;
      frame.addEventListener('load', () => frame.toggleAttribute('data-shown', true));
      tell(true);
    },
    pause() {
      place.replaceChildren();
      tell(false);
    },
  };
}

function playOnDemand(place: HTMLElement, tab: HTMLElement) {
  const video = place.querySelector('video');
  if (video) video.controls = false;
  tab.hidden = false;
  tab.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    for (const other of document.querySelectorAll('video')) other.pause();
    tab.remove();
    if (video) {
      video.controls = true;
      play(video).catch(() => {});
      video.focus();
    } else {
      addFrame(place, place.dataset['playable'] ?? '').focus();
    }
  });
}

function addFrame(place: HTMLElement, address: string) {
  const frame = document.createElement('iframe');
  frame.title = place.dataset['title'] ?? 'Film';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = address;
  place.append(frame);
  return frame;
}

/** A film without a small version plays on phones only when asked for. */
function isStillHere({ dataset }: HTMLElement) {
  return 'stillOn' in dataset && matchMedia(dataset['stillOn'] ?? '').matches;
}

/** Visitors who save data get the smallest film on any screen. */
function play(video: HTMLVideoElement) {
  const limited = savesData() ? video.querySelectorAll('source[media]') : [];
  for (const source of limited) source.removeAttribute('media');
  if (limited.length > 0) video.load();
  return video.play();
}

function wantsStillness() {
  return savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
