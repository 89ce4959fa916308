import { withHttps } from '../web/with-https.ts';

/** The only host for embedded videos. It sets no cookies until a video plays. */
export const embedHost = 'https://www.youtube-nocookie.com';

const sharingHosts = /^(?:(?:www|m|music|gaming)\.)?youtube(?:-nocookie)?\.com$/;
const shortHosts = /^(?:www\.)?youtu\.be$/;
/** Also with what follows when a text around it was copied, or when parameters were added by hand. */
const id = /^[\w-]{11}(?![\w-])/;

/** The first part of the path of URLs that name their video in the second. */
const videoPaths = ['shorts', 'embed', 'v', 'live', 'watch', 'e', 'vi'];

/** These take the place of an id, and have its length, in the embed URLs of playlists and channels. */
const notVideos = ['videoseries', 'live_stream'];

/**
 * The video's 11-character id from a watch, shorts, live, embed or v/ URL of the video-sharing service, also without
 * `https://`, or in the code for embedding. Undefined for any other text.
 */
export function videoId(address: string | null | undefined) {
  const url = sharingUrl(address);
  const [video] = id.exec((url && idIn(url)) ?? '') ?? [];
  return video === undefined || notVideos.includes(video) ? undefined : video;
}

/** The whole URL of a text that names a video, as by {@link videoId}. */
export function videoAddress(address: string | null | undefined) {
  return videoId(address) === undefined ? undefined : sharingUrl(address)?.href;
}

/** Why a text names no video, in words for editors. Undefined if it names one, and for an empty text. */
export function videoFault(address: string) {
  if (address.trim() === '' || videoId(address) !== undefined) return undefined;
  const url = sharingUrl(address);
  return `${(url && faultIn(url)) ?? 'No YouTube video found in this URL.'} No video will be shown.`;
}

/** Undefined for the URL of anything but the service. */
function sharingUrl(address: string | null | undefined) {
  const text = (address ?? '').replaceAll(/[\u200B-\u200F\u2060\uFEFF]/g, '').trim();
  const link = /^<iframe\b[^>]*?\ssrc=["']?([^"'\s>]+)/i.exec(text)?.[1] ?? text;
  const bare = link.replace(/^[<("'“„«]/, '').replace(/[>)"'”»]$/, '');
  const url = URL.parse(withHttps(bare.replaceAll('&amp;', '&').replace(/^\/\//, 'https://')));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return sharingHosts.test(url.hostname) || shortHosts.test(url.hostname) ? url : undefined;
}

function idIn({ hostname, pathname, searchParams }: URL) {
  const [first = '', second] = pathname.slice(1).split('/');
  if (shortHosts.test(hostname)) return first;
  const query = ['', 'watch'].includes(first) ? searchParams.get('v') : null;
  return query ?? (videoPaths.includes(first) ? second : undefined);
}

function faultIn({ pathname, searchParams }: URL) {
  const [first = '', second] = pathname.slice(1).split('/');
  if (second === 'live_stream' || /^(?:@.*|channel|c|user)$/.test(first))
    return 'This is a channel. Use the link of one video.';
  if (first === 'clip') return 'This is a clip. Use the link of the whole video.';
  return searchParams.has('list') ? 'This is a playlist. Use the link of one video.' : undefined;
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
