import {
  BlobSource,
  BufferTarget,
  Conversion,
  getFirstEncodableVideoCodec,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  Quality,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { maxPhoneBytes, maxSmallFilmBytes, smallFilmWidths } from '../../../lib/media/film.ts';

export type SmallFile = { width: number; film: Blob };

export type Encoding = { signal: AbortSignal; onProgress: (part: number) => void };

type Plan = { width: number; bitrate: number; maxBytes: number };

const [phone, tablet] = smallFilmWidths;
const goodBitrates = { [phone]: 600_000, [tablet]: 1_400_000 };
/** The minimum acceptable bitrate. A film that needs more gets it, and phones load it only on request. */
const leastBitrate = 150_000;
/** The rest is the index and the container overhead. */
const shareOfPictures = 0.92;
/** The server moves the index to the front, which needs some of the space. */
const maxSentBytes = maxPhoneBytes * 0.96;
const maxAttempts = 3;
const packetsToLookAt = 200;

/** Encodes a film in the widths for small screens, narrowest first. Empty if this browser cannot do so. */
export async function encodeSmallFilms(film: Blob, { signal, onProgress }: Encoding) {
  const input = new Input({ source: new BlobSource(film), formats: [MP4, WEBM] });
  try {
    const films: SmallFile[] = [];
    const plans = await plansFor(input, film.size);
    for (const [index, plan] of plans.entries()) {
      const report = (part: number) => onProgress((index + part) / plans.length);
      const small = await encodeWithin(input, plan, { signal, onProgress: report });
      if (small) films.push({ width: plan.width, film: small });
    }
    return films;
  } finally {
    input.dispose();
  }
}

async function plansFor(input: Input, bytes: number): Promise<Plan[]> {
  const pictures = await input.getPrimaryVideoTrack();
  if (!pictures || !(await pictures.canDecode())) return [];
  const sound = await input.getPrimaryAudioTrack();
  const { averageBitrate = 0 } = (await sound?.computePacketStats(packetsToLookAt)) ?? {};
  const seconds = await input.computeDuration();
  const affordable = (maxSentBytes * 8 * shareOfPictures) / seconds - averageBitrate;
  const anySize = Math.min(bytes, maxSmallFilmBytes);
  const phonePlan =
    affordable >= leastBitrate
      ? { bitrate: Math.min(affordable, goodBitrates[phone]), maxBytes: maxSentBytes }
      : { bitrate: goodBitrates[phone], maxBytes: anySize };
  const plans: Plan[] = [{ width: phone, ...phonePlan }];
  if ((await pictures.getDisplayWidth()) > phone)
    plans.push({ width: tablet, bitrate: goodBitrates[tablet], maxBytes: anySize });
  return plans.filter(
    ({ bitrate, maxBytes }) => ((bitrate + averageBitrate) * seconds) / 8 <= maxBytes,
  );
}

/** Encoders only approximate a size, so a too large result is encoded again. Undefined if it stays too large. */
async function encodeWithin(input: Input, plan: Plan, options: Encoding) {
  let { bitrate } = plan;
  for (let tries = 0; tries < maxAttempts; tries++) {
    const film = await encode(input, plan.width, bitrate, options);
    if (!film || film.size <= plan.maxBytes) return film;
    bitrate *= (plan.maxBytes / film.size) * 0.9;
  }
  return undefined;
}

/** Undefined if there is no encoder or the sound would be lost. */
async function encode(input: Input, widest: number, bitrate: number, options: Encoding) {
  const pictures = await input.getPrimaryVideoTrack();
  const width = Math.min(widest, (await pictures?.getDisplayWidth()) ?? widest);
  const quality = new Quality({ bitrate });
  // H.264 plays everywhere; VP9 is for browsers that cannot encode it.
  const codec = await getFirstEncodableVideoCodec(['avc', 'vp9'], { width, quality });
  if (!codec) return undefined;
  const target = new BufferTarget();
  const format =
    codec === 'avc' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    tracks: 'primary',
    video: { width, codec, quality, forceTranscode: true, allowTransformationMetadata: false },
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid || conversion.discardedTracks.length > 0) return undefined;
  await execute(conversion, options);
  return target.buffer ? new Blob([target.buffer]) : undefined;
}

async function execute(conversion: Conversion, { signal, onProgress }: Encoding) {
  conversion.onProgress = onProgress;
  const cancel = () => void conversion.cancel();
  signal.throwIfAborted();
  signal.addEventListener('abort', cancel, { once: true });
  await conversion.execute().finally(() => signal.removeEventListener('abort', cancel));
}
