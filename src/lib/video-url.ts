/** The only host for embedded videos. It sets no cookies until a video plays. */
export const embedHost = 'https://www.youtube-nocookie.com';

const sharingHosts = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const id = /^[\w-]{11}$/;

/**
 * The video's 11-character id from a watch, shorts, embed or v/ URL of the video-sharing service. Undefined for any
 * other text.
 */
export function videoId(address: string | null | undefined) {
  const url = URL.parse((address ?? '').trim());
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const candidate = idIn(url);
  return candidate !== undefined && id.test(candidate) ? candidate : undefined;
}

function idIn({ hostname, pathname, searchParams }: URL) {
  const [first, second] = pathname.slice(1).split('/');
  if (hostname === 'youtu.be') return first;
  if (!sharingHosts.test(hostname)) return undefined;
  if (first === 'watch') return searchParams.get('v') ?? undefined;
  return first !== undefined && ['shorts', 'embed', 'v'].includes(first) ? second : undefined;
}

/** The video's page on the video-sharing service. */
export function watchUrl(video: string) {
  return `https://www.youtube.com/watch?v=${video}`;
}

/** The player's URL. It autoplays; an ambient video is muted and loops. */
export function embedUrl(video: string, { isAmbient }: { isAmbient: boolean }) {
  const url = new URL(`/embed/${video}`, embedHost);
  const common = { autoplay: '1', playsinline: '1', rel: '0' };
  const ambient = { mute: '1', loop: '1', playlist: video, controls: '0', disablekb: '1' };
  url.search = new URLSearchParams(isAmbient ? { ...common, ...ambient } : common).toString();
  return url.href;
}
