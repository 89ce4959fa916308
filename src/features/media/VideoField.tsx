import type { FieldProps } from '../../admin/fields/Field.tsx';
import { ActionFailure } from '../../admin/actions.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import { frameOf } from './film-frame.ts';
import type { Crop } from './focal.ts';
import { makeSmallFilms } from './make-small-films.ts';
import { ImageSlot } from './ImageSlot.tsx';
import { mediaErrors, type MediaFile } from './media.ts';
import { MediaField } from './MediaField.tsx';
import { MediaSlot } from './MediaSlot.tsx';
import { PhoneFilms } from './PhoneFilms.tsx';
import { uploadFile } from './upload.ts';
import { acceptedTypes, videoError, uploadHints } from './upload-rules.ts';
import { useDescribe } from './useDescribe.ts';
import { useMediaFiles } from './useMediaFiles.ts';
import styles from './VideoField.module.css';

type VideoFieldProps = FieldProps & {
  /** Every place that shows its poster. */
  crops?: readonly Crop[] | undefined;
};

const filmFolder = 'news';
const posterFolder = 'heroes';

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

/** A film, and the picture that stands for it until it plays: a frame of its own unless someone chooses another. */
function FilmSlots({ field, crops, url, error, onChange }: FilmSlotsProps) {
  const call = useAction();
  const describe = useDescribe();
  const files = useMediaFiles(url === undefined ? [] : [url]);
  const film = url === undefined ? undefined : files.fileAt(url);

  async function withPoster(of: MediaFile, posterUrl: string | null): Promise<MediaFile> {
    const { url: address, revision, alt, focal } = of;
    const draft = { url: address, revision, alt, focal, posterUrl };
    const failure = posterUrl === null ? mediaErrors.remove.image : mediaErrors.save;
    const answer = await describe(draft, failure);
    if (answer.outcome === 'done') return answer.record;
    // Only the poster is changed here; what someone else has changed meanwhile stays.
    if (answer.outcome === 'conflict' && answer.newest) return withPoster(answer.newest, posterUrl);
    throw new ActionFailure(failure);
  }

  async function withFrame(stored: MediaFile, from: File) {
    const frame = stored.poster ? undefined : await frameOf(from);
    if (!frame) return stored;
    const request = {
      file: frame,
      kind: 'image',
      folder: posterFolder,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    } as const;
    const answer = await call(uploadFile, request, mediaErrors.upload.image);
    return answer.outcome === 'done' ? withPoster(stored, answer.file.url) : stored;
  }

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
        prompt="Choose a film"
        errorOf={videoError}
        files={files}
        url={url}
        onChange={onChange}
        makeSmall={makeSmallFilms}
        finish={(stored, from) => withFrame(stored, from).catch(() => stored)}
      />
      {film && (
        <PhoneFilms
          key={`${film.url} for phones`}
          film={film}
          onMade={(made) => files.note([made])}
        />
      )}
      {film && (
        <ImageSlot
          key={film.url}
          label="Poster"
          hint={`Stands for the film until it plays. ${uploadHints.image}`}
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
