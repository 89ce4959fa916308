const widest = 1920;
const waitsMs = 8_000;

/**
 * A frame of a local film, as a picture; undefined if the browser cannot decode the film. Taken shortly after the
 * start, because many films begin in black.
 */
export async function captureFrame(file: File): Promise<File | undefined> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.preload = 'auto';
    video.src = url;
    await waitForEvent(video, 'loadeddata');
    video.currentTime = Math.min(1, video.duration / 4 || 0);
    await waitForEvent(video, 'seeked');
    return await frameFile(video, file.name);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

function waitForEvent(video: HTMLVideoElement, event: 'loadeddata' | 'seeked') {
  return new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('No frame')), { once: true });
    setTimeout(() => reject(new Error('No frame in time')), waitsMs);
  });
}

async function frameFile(video: HTMLVideoElement, name: string) {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  const scale = Math.min(1, widest / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const image = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  );
  if (!image) return undefined;
  const title = name.replace(/\.[^.]*$/, '');
  return new File([image], `${title}.jpg`, { type: 'image/jpeg' });
}
