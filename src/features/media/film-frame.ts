const widest = 1920;
const waitsMs = 8_000;

/**
 * A frame of a film that lies on this machine, as a picture; undefined when the browser cannot show one.
 * It is taken a little after the beginning, since many films begin in black.
 */
export async function frameOf(film: File): Promise<File | undefined> {
  const address = URL.createObjectURL(film);
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.preload = 'auto';
    video.src = address;
    await heard(video, 'loadeddata');
    video.currentTime = Math.min(1, video.duration / 4 || 0);
    await heard(video, 'seeked');
    return await drawn(video, film.name);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

function heard(video: HTMLVideoElement, event: 'loadeddata' | 'seeked') {
  return new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('No frame')), { once: true });
    setTimeout(() => reject(new Error('No frame in time')), waitsMs);
  });
}

async function drawn(video: HTMLVideoElement, name: string) {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  const scale = Math.min(1, widest / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  );
  if (!picture) return undefined;
  const title = name.replace(/\.[^.]*$/, '');
  return new File([picture], `${title}.jpg`, { type: 'image/jpeg' });
}
