import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import type { TextMediumDialogProps } from '../../../admin/rich-text/text-media.ts';
import { isImageUrl, isVideoUrl } from '../../../lib/media/media-key.ts';
import { videoFault, videoId, watchUrl } from '../../../lib/media/video-url.ts';
import { ImageSlot } from './ImageSlot.tsx';
import { VideoSlots } from './VideoField.tsx';

/** Asks for an image or a video in a text: a file of the library, a new one, or a video of YouTube. */
export function TextMediumDialog({ kind, src, onChoose, onClose }: TextMediumDialogProps) {
  const isOurs = kind === 'image' ? isImageUrl : isVideoUrl;
  const [file, setFile] = useState(isOurs(src) ? src : undefined);
  const [address, setAddress] = useState(kind === 'video' && !isOurs(src) ? src : '');
  const [error, setError] = useState<string>();
  const video = videoId(address);
  const verb = src === '' ? 'Add' : 'Update';

  function choose() {
    const chosen = file ?? (video && watchUrl(video));
    if (chosen !== undefined) return onChoose(chosen);
    setError(kind === 'image' ? 'Choose an image' : videoFault(address) || 'Choose a video');
  }

  function changeFile(url: string | null) {
    setFile(url ?? undefined);
    setError(undefined);
  }

  return (
    <Dialog
      isWide
      heading={`${verb} ${kind}`}
      onCancel={onClose}
      cancel="Cancel"
      actions={<Button onClick={choose}>{`${verb} ${kind}`}</Button>}
    >
      {kind === 'image' ? (
        <ImageSlot
          label="Image"
          folder="sections"
          isSavedAtOnce
          error={error}
          url={file}
          onChange={changeFile}
        />
      ) : (
        <>
          {file === undefined && (
            <TextInput
              label="YouTube URL"
              description="For example, https://www.youtube.com/watch?v=…, or choose a file below"
              type="url"
              autoComplete="off"
              data-autofocus
              value={address}
              error={error}
              onChange={({ currentTarget }) => {
                setAddress(currentTarget.value);
                setError(undefined);
              }}
            />
          )}
          {address === '' && (
            <VideoSlots field={{ label: 'Video file' }} url={file} onChange={changeFile} />
          )}
        </>
      )}
    </Dialog>
  );
}
