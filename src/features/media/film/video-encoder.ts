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
import { maxPhoneBytes, maxRenditionBytes, renditionWidths } from '../../../lib/media/video.ts';

export type EncodedRendition = { width: number; video: Blob };

export type Encoding = { signal: AbortSignal; onProgress: (part: number) => void };

type Plan = { width: number; bitrate: number; maxBytes: number };

const [phone, tablet] = renditionWidths;
const goodBitrates = { [phone]: 600_000, [tablet]: 1_400_000 };
/** The minimum acceptable bitrates. A film that needs more gets it, and phones do not play it by themselves. */
const leastBitrates = { [phone]: 150_000, [tablet]: 500_000 };
/** The rest is the index and the container overhead. */
const videoTrackShare = 0.92;
/** The server moves the index to the front, which needs some of the space. */
const maxSentBytes = maxPhoneBytes * 0.96;
const maxAttempts = 3;
const sampledPackets = 200;

/** Encodes a film in the widths for small screens, narrowest first. Empty if this browser cannot do so. */
export async function encodeRenditions(video: Blob, { signal, onProgress }: Encoding) {
  const input = new Input({ source: new BlobSource(video), formats: [MP4, WEBM] });
  try {
    const videos: EncodedRendition[] = [];
    const plans = await plansFor(input, video.size);
    for (const [index, plan] of plans.entries()) {
      const report = (part: number) => onProgress((index + part) / plans.length);
      const small = await encodeWithin(input, plan, { signal, onProgress: report });
      if (small) videos.push({ width: plan.width, video: small });
    }
    return videos;
  } finally {
    input.dispose();
  }
}

async function plansFor(input: Input, bytes: number): Promise<Plan[]> {
  const images = await input.getPrimaryVideoTrack();
  if (!images || !(await images.canDecode())) return [];
  const sound = await input.getPrimaryAudioTrack();
  const { averageBitrate = 0 } = (await sound?.computePacketStats(sampledPackets)) ?? {};
  const seconds = await input.computeDuration();
  const affordable = (maxSentBytes * 8 * videoTrackShare) / seconds - averageBitrate;
  const anySize = Math.min(bytes, maxRenditionBytes);
  // Phones play what is small enough by themselves, the wider the better.
  const planAt = (width: typeof phone | typeof tablet): Plan =>
    affordable >= leastBitrates[width]
      ? { width, bitrate: Math.min(affordable, goodBitrates[width]), maxBytes: maxSentBytes }
      : { width, bitrate: goodBitrates[width], maxBytes: anySize };
  const plans = [planAt(phone)];
  if ((await images.getDisplayWidth()) > phone) plans.push(planAt(tablet));
  return plans.filter(
    ({ bitrate, maxBytes }) => ((bitrate + averageBitrate) * seconds) / 8 <= maxBytes,
  );
}

/** Encoders only approximate a size, so a too large result is encoded again. Undefined if it stays too large. */
async function encodeWithin(input: Input, plan: Plan, options: Encoding) {
  let { bitrate } = plan;
  for (let tries = 0; tries < maxAttempts; tries++) {
    const video = await encode(input, plan.width, bitrate, options);
    if (!video || video.size <= plan.maxBytes) return video;
    bitrate *= (plan.maxBytes / video.size) * 0.9;
  }
  return undefined;
}

/** Undefined if there is no encoder or the sound would be lost. */
async function encode(input: Input, widest: number, bitrate: number, options: Encoding) {
  const images = await input.getPrimaryVideoTrack();
  const width = Math.min(widest, (await images?.getDisplayWidth()) ?? widest);
  const quality = new Quality({ bitrate: Math.floor(bitrate) });
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
