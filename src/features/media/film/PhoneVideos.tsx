import { isLightOnPhones, phoneRendition } from '../../../lib/media/video.ts';
import { TextButton } from '../fields/TextButton.tsx';
import { canEncodeVideo, makeRenditions } from './make-renditions.ts';
import type { MediaFile } from '../media.ts';
import styles from './PhoneVideos.module.css';
import { formatSize } from '../format-size.ts';
import { UploadProgress } from '../upload/UploadProgress.tsx';
import { useUploads } from '../upload/useUploads.ts';

type PhoneVideosProps = { video: MediaFile; onMade: (video: MediaFile) => void };

/** Shows what phones load for a film. A film without small versions can get them here. */
export function PhoneVideos({ video, onMade }: PhoneVideosProps) {
  const { uploads, isBusy, add, cancel, clear } = useUploads({
    kind: 'video',
    folder: 'news',
    of: video.url,
    makeSmall: async (_file, making) => {
      const whole = await fetch(video.url, { signal: making.signal }).then((answer) =>
        answer.blob(),
      );
      return makeRenditions(whole, making);
    },
    onStored: ([updated]) => {
      if (updated) onMade(updated);
    },
  });
  const [upload] = uploads;

  if (upload && isBusy) {
    return (
      <div className={styles.line}>
        <UploadProgress upload={upload} />
        <TextButton label="Cancel" subject="smaller versions" onClick={() => cancel(upload.id)} />
      </div>
    );
  }
  return (
    <div className={styles.line}>
      <p className={styles.words}>{phoneVideoText(video)}</p>
      {upload && (
        <p className={styles.error} role="alert">
          {upload.error}
        </p>
      )}
      {video.smallFilms.length === 0 && canEncodeVideo() && (
        <TextButton
          label="Create smaller versions for phones"
          onClick={() => {
            clear();
            add([new File([], video.name)]);
          }}
        />
      )}
    </div>
  );
}

function phoneVideoText({ smallFilms }: MediaFile) {
  const loaded = phoneRendition(smallFilms);
  if (!loaded) {
    const reason = canEncodeVideo() ? '' : ' Use Chrome or Edge to create a smaller version.';
    return `Phones show the poster instead of this video.${reason}`;
  }
  const size = formatSize(loaded.bytes);
  if (isLightOnPhones({ small: smallFilms })) return `Phones load a smaller version (${size}).`;
  return `Phones show the poster until someone plays the video (${size}).`;
}
