import type { FieldProps } from '../../../admin/fields/Field.tsx';
import type { Crop } from '../describe/focal.ts';
import { makeSmallFilms } from '../film/make-small-films.ts';
import { ImageSlot } from './ImageSlot.tsx';
import { MediaField } from './MediaField.tsx';
import { MediaSlot } from './MediaSlot.tsx';
import { PhoneFilms } from '../film/PhoneFilms.tsx';
import { acceptedTypes, videoError, uploadHints } from '../upload/upload-rules.ts';
import { posterFolder, useFilmPoster } from '../film/useFilmPoster.ts';
import { useMediaFiles } from './useMediaFiles.ts';
import styles from './VideoField.module.css';

type VideoFieldProps = FieldProps & {
  /** The crops of all places that show its poster. */
  crops?: readonly Crop[] | undefined;
};

const filmFolder = 'news';

export function VideoField({ crops, ...field }: VideoFieldProps) {
  return (
    <MediaField field={field}>
      {([url], error, change) => (
        <FilmSlots field={field} crops={crops} url={url} error={error} onChange={change} />
      )}
    </MediaField>
  );
}

type FilmSlotsProps = Pick<VideoFieldProps, 'crops'> & {
  field: FieldProps;
  url: string | undefined;
  error: string | undefined;
  onChange: (url: string | null) => void;
};

/** A film and its poster, which is a frame of the film unless an editor selects another picture. */
function FilmSlots({ field, crops, url, error, onChange }: FilmSlotsProps) {
  const { withPoster, withFrame } = useFilmPoster();
  const files = useMediaFiles(url === undefined ? [] : [url]);
  const film = url === undefined ? undefined : files.fileAt(url);

  return (
    <div className={styles.slots}>
      <MediaSlot
        label={field.label}
        isRequired={field.isRequired ?? false}
        hint={field.hint ?? uploadHints.video}
        error={error}
        kind="video"
        folder={filmFolder}
        accept={acceptedTypes.video}
        prompt="Upload a video"
        errorOf={videoError}
        files={files}
        url={url}
        onChange={onChange}
        makeSmall={makeSmallFilms}
        finish={withFrame}
      />
      {film && (
        <PhoneFilms
          key={`${film.url} for phones`}
          film={film}
          onMade={(updated) => files.note([updated])}
        />
      )}
      {film && (
        <ImageSlot
          key={film.url}
          label="Poster image"
          hint={`Shown until the video plays. ${uploadHints.image}`}
          folder={posterFolder}
          crops={crops}
          url={film.poster?.url}
          isSavedAtOnce
          onChange={async (posterUrl) => files.note([await withPoster(film, posterUrl)])}
        />
      )}
    </div>
  );
}
