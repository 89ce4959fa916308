import { TextInput } from '@mantine/core';
import { Field, type FieldProps } from '../../admin/fields/Field.tsx';
import { playerUrl, videoId } from '../../lib/video-url.ts';
import styles from './VideoAddressField.module.css';

/** The address of a video of the video-sharing service. One that is valid is shown beneath. */
export function VideoAddressField({ width = 'whole', ...field }: FieldProps) {
  return (
    <Field {...field} width={width}>
      {(input, change) => (
        <>
          <TextInput
            {...input}
            type="url"
            autoComplete="off"
            description={hintFor(input.value, input.description)}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
          <VideoPreview address={input.value} />
        </>
      )}
    </Field>
  );
}

function VideoPreview({ address }: { address: string }) {
  const video = videoId(address);
  if (video === undefined) return null;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- The player plays in no sandbox; it has an origin of its own.
    <iframe
      className={styles.preview}
      src={playerUrl(video)}
      title="Preview of the video"
      allow="fullscreen; encrypted-media"
      loading="lazy"
    />
  );
}

function hintFor(address: string, hint: string | undefined) {
  const isIgnored = address.trim() !== '' && videoId(address) === undefined;
  return isIgnored ? 'This is not the address of a video, so none is shown.' : hint;
}
