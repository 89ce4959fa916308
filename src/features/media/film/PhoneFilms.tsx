import { isLightOnPhones } from '../../../lib/media/film.ts';
import { Act } from '../fields/Act.tsx';
import { canMakeFilms, makeSmallFilms } from './make-small-films.ts';
import type { MediaFile } from '../media.ts';
import styles from './PhoneFilms.module.css';
import { sizeWords } from '../size-words.ts';
import { UploadProgress } from '../upload/UploadProgress.tsx';
import { useUploads } from '../upload/useUploads.ts';

type PhoneFilmsProps = { film: MediaFile; onMade: (film: MediaFile) => void };

/** Shows what phones load for a film. A film without small versions can get them here. */
export function PhoneFilms({ film, onMade }: PhoneFilmsProps) {
  const { uploads, isBusy, add, cancel, clear } = useUploads({
    kind: 'video',
    folder: 'news',
    of: film.url,
    makeSmall: async (_file, making) => {
      const whole = await fetch(film.url, { signal: making.signal }).then((answer) =>
        answer.blob(),
      );
      return makeSmallFilms(whole, making);
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
        <Act label="Cancel" subject="smaller versions" onClick={() => cancel(upload.id)} />
      </div>
    );
  }
  return (
    <div className={styles.line}>
      <p className={styles.words}>{words(film)}</p>
      {upload && (
        <p className={styles.error} role="alert">
          {upload.error}
        </p>
      )}
      {film.smallFilms.length === 0 && canMakeFilms() && (
        <Act
          label="Create smaller versions for phones"
          onClick={() => {
            clear();
            add([new File([], film.name)]);
          }}
        />
      )}
    </div>
  );
}

function words({ smallFilms }: MediaFile) {
  const [narrowest] = smallFilms;
  if (!narrowest) {
    const reason = canMakeFilms() ? '' : ' Use Chrome or Edge to create a smaller version.';
    return `Phones show the poster instead of this video.${reason}`;
  }
  const size = sizeWords(narrowest.bytes);
  if (isLightOnPhones({ small: smallFilms })) return `Phones load a smaller version (${size}).`;
  return `Phones show the poster until someone plays the video (${size}).`;
}
