import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FileInput } from '../../../admin/controls/FileInput.tsx';
import { ChoiceField } from '../../../admin/fields/ChoiceField.tsx';
import { useFields, useValue } from '../../../admin/fields/fields-context.ts';
import { acceptedTypes } from '../upload/upload-rules.ts';
import type { Crop } from '../describe/focal.ts';
import { ImageField } from './ImageField.tsx';
import { VideoAddressField } from './VideoAddressField.tsx';

type HeroFieldsProps = {
  crops: readonly Crop[];
  /** Whether the type is required. */
  isRequired?: boolean;
  imageLabel?: string;
  imageHint?: string;
  videoHint?: string;
  /** The label of the film's field, which takes a film dropped on the form while it is not shown. */
  videoLabel?: string;
  /** The film's fields, shown above the field for a shared video. */
  videoField: ReactNode;
};

const heroTypes = [
  { value: 'image', label: 'Image' },
  { value: 'video', label: 'Video' },
];

/** A picture, film or shared video at the top of a page. */
export function HeroFields(props: HeroFieldsProps) {
  const {
    crops,
    isRequired = false,
    imageLabel = 'Hero image',
    imageHint,
    videoHint,
    videoLabel = 'Video',
    videoField,
  } = props;
  const film = useId();
  const { mode } = useFields();
  const isVideo = useValue('heroType') === 'video';
  useAddressOfEachType();
  const image = { name: 'heroUrl', folder: 'heroes', crops, width: 'whole' } as const;
  const sharedVideo = (
    <VideoAddressField name="heroYoutubeUrl" label="Video-sharing URL" hint={videoHint} />
  );
  return (
    <>
      <ChoiceField
        name="heroType"
        label="Hero type"
        options={heroTypes}
        width="whole"
        isRequired={isRequired}
      />
      {mode === 'comparison' && <ImageField {...image} label="Hero image or video" />}
      {mode === 'form' && isVideo && videoField}
      {mode === 'form' && !isVideo && (
        <div hidden data-while-field="heroType" data-while-value="video">
          <FileInput
            id={film}
            field={videoLabel}
            accept={acceptedTypes.video}
            onFiles={() => undefined}
          />
        </div>
      )}
      {mode === 'form' && !isVideo && <ImageField {...image} label={imageLabel} hint={imageHint} />}
      {(mode === 'comparison' || isVideo) && sharedVideo}
    </>
  );
}

/** Picture and film share one column. This hook restores each type's URL when that type is selected again. */
function useAddressOfEachType() {
  const fields = useFields();
  const type = String(useValue('heroType'));
  const url = useValue('heroUrl');
  const previous = useRef<{ type: string; urls: Record<string, unknown> }>(undefined);

  useEffect(() => {
    if (fields.mode === 'comparison') return;
    const { current } = previous;
    const hasChanged = current && current.type !== type;
    const isOfOtherType = current && url === current.urls[current.type];
    const urls = { ...current?.urls };
    previous.current = { type, urls };
    if (hasChanged && isOfOtherType) fields.change('heroUrl', urls[type] ?? null);
    else urls[type] = url;
  }, [fields, type, url]);
}
