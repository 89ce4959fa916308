/**
 * Starts films: those of heroes after the page has loaded, unless visitors prefer reduced motion or data, all
 * others on request.
 */
export function startVideos() {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-ambient]')) {
    const tab = frame.closest('[data-hero]')?.querySelector<HTMLElement>('[data-film-tab]');
    if (tab) controlAmbientVideo(frame, tab);
  }
  for (const frame of document.querySelectorAll<HTMLElement>('[data-playable]')) {
    const tab = frame.querySelector<HTMLElement>('[data-play]');
    if (tab) playOnDemand(frame, tab);
  }
}

function controlAmbientVideo(element: HTMLElement, tab: HTMLElement) {
  let isPlaying = false;
  const setPlaying = (isNowPlaying: boolean) => {
    isPlaying = isNowPlaying;
    tab.toggleAttribute('data-playing', isNowPlaying);
  };
  const video =
    element instanceof HTMLVideoElement
      ? ambientVideo(element, setPlaying)
      : ambientEmbed(element, setPlaying);
  tab.hidden = false;
  tab.addEventListener('click', () => (isPlaying ? video.pause() : video.play()));
  if (prefersNoMotion() || isStill(element)) return;
  addEventListener('load', () => void whenIdle(() => video.play()));
}

/** Safari has no idle callback. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

function ambientVideo(video: HTMLVideoElement, setPlaying: (isPlaying: boolean) => void) {
  video.controls = false;
  video.dataset['waiting'] = '';
  video.addEventListener('play', () => setPlaying(true));
  video.addEventListener('playing', () => delete video.dataset['waiting']);
  video.addEventListener('pause', () => setPlaying(false));
  return {
    play: () => void play(video).catch(() => setPlaying(false)),
    pause: () => video.pause(),
  };
}

/** Pausing removes the player, so that none of its scripts keeps running. */
function ambientEmbed(container: HTMLElement, setPlaying: (isPlaying: boolean) => void) {
  return {
    play() {
      const frame = addFrame(container, container.dataset['ambient'] ?? '');
      frame.inert = true;
      frame.addEventListener('load', () => frame.toggleAttribute('data-shown', true));
      setPlaying(true);
    },
    pause() {
      container.replaceChildren();
      setPlaying(false);
    },
  };
}

function playOnDemand(container: HTMLElement, tab: HTMLElement) {
  const video = container.querySelector('video');
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
      addFrame(container, container.dataset['playable'] ?? '').focus();
    }
  });
}

function addFrame(container: HTMLElement, url: string) {
  const frame = document.createElement('iframe');
  frame.title = container.dataset['title'] ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = url;
  container.append(frame);
  return frame;
}

/** Where a film plays only on request: on wide screens, and on phones if it has no small version. */
function isStill({ dataset }: HTMLElement) {
  return 'stillOn' in dataset && matchMedia(dataset['stillOn'] ?? '').matches;
}

/** With data saving on, removing `media` selects the smallest film on any screen. */
function play(video: HTMLVideoElement) {
  const sources = savesData() ? video.querySelectorAll('source[media]') : [];
  for (const source of sources) source.removeAttribute('media');
  if (sources.length > 0) video.load();
  return video.play();
}

function prefersNoMotion() {
  return savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
