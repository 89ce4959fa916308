import { open, stat, type FileHandle } from 'node:fs/promises';
import {
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  Input,
  Logging,
  LogLevel,
  MP4,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
  type EncodedPacket,
  type InputTrack,
  type StreamTargetChunk,
} from 'mediabunny';
import type { VideoFormat } from '../../lib/media/video.ts';

Logging.level = LogLevel.Silent;

const maxPackets = 1_000_000;
/** The largest gap between the stated duration and the end of the last packet. */
const maxMissingSeconds = 1;

/**
 * Copies the video and audio of a film into a new file and returns its width. Throws if the film is incomplete or
 * claims more than its size allows.
 */
export async function copyVideo(file: string, copy: string, format: VideoFormat) {
  const { size } = await stat(file);
  using input = new Input({ source: new FilePathSource(file), formats: [MP4, WEBM] });
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw new Error('It has no video track');
  const packetCounts = await requireCompleteIndex(input, size);
  const handle = await open(copy, 'wx');
  try {
    const target = new StreamTarget(toWritable(handle), { chunked: true });
    const output = new OutputOfSize({ format: outputFormat(format), target }, packetCounts);
    const conversion = await Conversion.init({
      input,
      output,
      copy: { mode: 'forced' },
      tags: {},
      showWarnings: false,
    });
    if (!conversion.utilizedTracks.includes(video)) throw new Error('Its video format is unknown');
    await conversion.execute();
  } finally {
    await handle.close();
  }
  return video.getDisplayWidth();
}

function toWritable(handle: FileHandle) {
  return new WritableStream<StreamTargetChunk>({
    async write({ data, position }) {
      await writeFully(handle, data, position);
    },
  });
}

type Writable = {
  write(
    data: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ bytesWritten: number }>;
};

/** The disk may write fewer bytes than requested. */
export async function writeFully(handle: Writable, data: Uint8Array, position: number) {
  let written = 0;
  while (written < data.byteLength) {
    const remaining = data.byteLength - written;
    const { bytesWritten } = await handle.write(data, written, remaining, position + written);
    if (bytesWritten === 0) throw new Error('The disk is full');
    written += bytesWritten;
  }
}

type PacketCounts = { video: number; audio: number };

/** Reserves space for the index at the front, so that playback starts early and nothing is buffered in memory. */
class OutputOfSize extends Output {
  readonly #packets: PacketCounts;

  constructor(options: ConstructorParameters<typeof Output>[0], packets: PacketCounts) {
    super(options);
    this.#packets = packets;
  }

  override addVideoTrack(...[source, metadata]: Parameters<Output['addVideoTrack']>) {
    return super.addVideoTrack(source, { ...metadata, maximumPacketCount: this.#packets.video });
  }

  override addAudioTrack(...[source, metadata]: Parameters<Output['addAudioTrack']>) {
    return super.addAudioTrack(source, { ...metadata, maximumPacketCount: this.#packets.audio });
  }
}

function outputFormat(format: VideoFormat) {
  return format === 'mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat();
}

/** Returns the highest packet count of a track per kind. Reads only the index and refuses one that claims more bytes than the file has. */
async function requireCompleteIndex(input: Input, size: number) {
  const remaining = { packets: maxPackets, bytes: size };
  const packetCounts: PacketCounts = { video: 0, audio: 0 };
  let end = 0;
  for (const track of [...(await input.getVideoTracks()), ...(await input.getAudioTracks())]) {
    const before = remaining.packets;
    end = Math.max(end, await endOfTrack(track, remaining));
    const kind = track.isVideoTrack() ? 'video' : 'audio';
    packetCounts[kind] = Math.max(packetCounts[kind], before - remaining.packets);
  }
  if (end === 0) throw new Error('It is empty');
  const statedDuration = await input.getDurationFromMetadata();
  if (statedDuration !== null && statedDuration - end > maxMissingSeconds)
    throw new Error('Its end is missing');
  return packetCounts;
}

async function endOfTrack(track: InputTrack, remaining: { packets: number; bytes: number }) {
  const sink = new EncodedPacketSink(track);
  let [end, last, beforeLast] = [0, null, null] as [
    number,
    EncodedPacket | null,
    EncodedPacket | null,
  ];
  for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
    remaining.packets -= 1;
    remaining.bytes -= packet.byteLength;
    if (Math.min(remaining.packets, remaining.bytes) < 0) throw new Error('It is incomplete');
    end = Math.max(end, packet.timestamp + packet.duration);
    [beforeLast, last] = [last, packet];
  }
  const lastPacket = beforeLast
    ? await sink.getNextPacket(beforeLast)
    : await sink.getFirstPacket();
  if (last && !lastPacket) throw new Error('Its last packet is missing');
  return end;
}
