import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Field, type FieldProps } from '../../admin/fields/Field.tsx';
import { embedUrl, videoId } from '../../lib/video-url.ts';
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
          <VideoPreview key={input.value} address={input.value} />
        </>
      )}
    </Field>
  );
}

/** Nothing is requested from the video service before the video is played. */
function VideoPreview({ address }: { address: string }) {
  const video = videoId(address);
  const [isPlaying, setPlaying] = useState(false);
  if (video === undefined) return null;
  if (isPlaying) {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- The player plays in no sandbox; it has an origin of its own.
      <iframe
        ref={(frame) => frame?.focus()}
        className={styles.preview}
        src={embedUrl(video, { isAmbient: false })}
        title="Preview of the video"
        allow="autoplay; fullscreen; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={styles.preview}>
      <p>
        This is the video <b className={styles.id}>{video}</b>
      </p>
      <Button variant="default" onClick={() => setPlaying(true)}>
        Play video
      </Button>
    </div>
  );
}

function hintFor(address: string, hint: string | undefined) {
  const isIgnored = address.trim() !== '' && videoId(address) === undefined;
  return isIgnored ? 'This names no video: it is ignored, and none is shown.' : hint;
}
