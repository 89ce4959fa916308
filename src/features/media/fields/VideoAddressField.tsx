import { Button } from '@mantine/core';
import { useState } from 'react';
import { Field, type FieldProps } from '../../../admin/fields/Field.tsx';
import { PlainInput } from '../../../admin/fields/PlainInput.tsx';
import { embedUrl, videoFault, videoId } from '../../../lib/media/video-url.ts';
import styles from './VideoAddressField.module.css';

/** The URL of a video on the video-sharing service. Previews a valid one. */
export function VideoAddressField({ width = 'whole', ...field }: FieldProps) {
  return (
    <Field {...field} width={width}>
      {(input, change) => (
        <>
          <PlainInput
            {...input}
            type="url"
            autoComplete="off"
            description={videoFault(input.value) ?? input.description}
            onWrite={change}
          />
          <VideoPreview key={input.value} url={input.value} />
        </>
      )}
    </Field>
  );
}

/** Sends no request to the video service until the video is played. */
function VideoPreview({ url }: { url: string }) {
  const video = videoId(url);
  const [isPlaying, setPlaying] = useState(false);
  if (video === undefined) return null;
  if (isPlaying) {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- The player does not work in a sandbox, and has its own origin.
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
        Video found: <b className={styles.id}>{video}</b>
      </p>
      <Button variant="default" onClick={() => setPlaying(true)}>
        Play video
      </Button>
    </div>
  );
}
