/** The only host for embedded videos. It sets no cookies before a video plays. */
export const embedHost = 'https://www.youtube-nocookie.com';

const sharingHosts = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const id = /^[\w-]{11}$/;

/**
 * The id of a video, 11 characters, in an address of the video-sharing service: a watch, short, embed or v/ link.
 * Undefined for any other text.
 */
export function videoId(address: string | null | undefined) {
  const url = URL.parse((address ?? '').trim());
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const found = idIn(url);
  return found !== undefined && id.test(found) ? found : undefined;
}

function idIn({ hostname, pathname, searchParams }: URL) {
  const [first, second] = pathname.slice(1).split('/');
  if (hostname === 'youtu.be') return first;
  if (!sharingHosts.test(hostname)) return undefined;
  if (first === 'watch') return searchParams.get('v') ?? undefined;
  return first !== undefined && ['shorts', 'embed', 'v'].includes(first) ? second : undefined;
}

/** The video's page on the service itself. */
export function watchUrl(video: string) {
  return `https://www.youtube.com/watch?v=${video}`;
}

/** The player of a video, which begins at once; for the eye alone, it is silent and begins again at its end. */
export function embedUrl(video: string, { isAmbient }: { isAmbient: boolean }) {
  const url = new URL(`/embed/${video}`, embedHost);
  const common = { autoplay: '1', playsinline: '1', rel: '0' };
  const ambient = { mute: '1', loop: '1', playlist: video, controls: '0', disablekb: '1' };
  url.search = new URLSearchParams(isAmbient ? { ...common, ...ambient } : common).toString();
  return url.href;
}
