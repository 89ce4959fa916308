import type { FieldProps } from '../../../admin/fields/Field.tsx';
import type { Crop } from '../describe/focal.ts';
import { makeRenditions } from '../film/make-renditions.ts';
import { ImageSlot } from './ImageSlot.tsx';
import { MediaField } from './MediaField.tsx';
import { MediaSlot } from './MediaSlot.tsx';
import { PhoneVideos } from '../film/PhoneVideos.tsx';
import { acceptedTypes, videoError, uploadHints } from '../upload/upload-rules.ts';
import { posterFolder, useVideoPoster } from '../film/useVideoPoster.ts';
import { useMediaFiles } from './useMediaFiles.ts';
import styles from './VideoField.module.css';

type VideoFieldProps = FieldProps & {
  /** The crops of all places that show its poster. */
  crops?: readonly Crop[] | undefined;
};

const videoFolder = 'news';

export function VideoField({ crops, ...field }: VideoFieldProps) {
  return (
    <MediaField field={field}>
      {([url], error, change) => (
        <VideoSlots field={field} crops={crops} url={url} error={error} onChange={change} />
      )}
    </MediaField>
  );
}

type VideoSlotsProps = Pick<VideoFieldProps, 'crops'> & {
  field: Pick<FieldProps, 'label' | 'hint' | 'isRequired'>;
  url: string | undefined;
  error?: string | undefined;
  onChange: (url: string | null) => void;
};

/** A film and its poster, which is a frame of the film unless an editor selects another picture. */
export function VideoSlots({ field, crops, url, error, onChange }: VideoSlotsProps) {
  const { withPoster, withFrame } = useVideoPoster();
  const files = useMediaFiles(url === undefined ? [] : [url]);
  const video = url === undefined ? undefined : files.fileAt(url);

  return (
    <div className={styles.slots}>
      <MediaSlot
        label={field.label}
        isRequired={field.isRequired ?? false}
        hint={field.hint ?? uploadHints.video}
        error={error}
        kind="video"
        folder={videoFolder}
        accept={acceptedTypes.video}
        prompt="Upload a video"
        validate={videoError}
        files={files}
        url={url}
        onChange={onChange}
        makeSmall={makeRenditions}
        finish={withFrame}
      />
      {video && (
        <PhoneVideos
          key={`${video.url} for phones`}
          video={video}
          onMade={(updated) => files.note([updated])}
        />
      )}
      {video && (
        <ImageSlot
          key={video.url}
          label="Poster image"
          hint={`Shown until the video plays. ${uploadHints.image}`}
          folder={posterFolder}
          crops={crops}
          url={video.poster?.url}
          isSavedAtOnce
          onChange={async (posterUrl) => files.note([await withPoster(video, posterUrl)])}
        />
      )}
    </div>
  );
}
