import { useEffect, useRef, type ReactNode } from 'react';
import { ChoiceField } from '../../admin/fields/ChoiceField.tsx';
import { useFields, useValue } from '../../admin/fields/fields-context.ts';
import type { Crop } from './focal.ts';
import { ImageField } from './ImageField.tsx';
import { VideoAddressField } from './VideoAddressField.tsx';

type HeroFieldsProps = {
  crops: readonly Crop[];
  /** Whether the type is required. */
  isRequired?: boolean;
  imageLabel?: string;
  imageHint?: string;
  videoHint?: string;
  /** The fields of a film, before the one of a shared video. */
  film: ReactNode;
};

const heroTypes = [
  { value: 'image', label: 'Image' },
  { value: 'video', label: 'Video' },
];

/** A picture, a film or a shared video at the top of a page. */
export function HeroFields(props: HeroFieldsProps) {
  const {
    crops,
    isRequired = false,
    imageLabel = 'Hero image',
    imageHint,
    videoHint,
    film,
  } = props;
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
      {mode === 'form' && isVideo && film}
      {mode === 'form' && !isVideo && <ImageField {...image} label={imageLabel} hint={imageHint} />}
      {(mode === 'comparison' || isVideo) && sharedVideo}
    </>
  );
}

/** Picture and film share one column: the address of each type is restored when its type is chosen again. */
function useAddressOfEachType() {
  const fields = useFields();
  const type = String(useValue('heroType'));
  const address = useValue('heroUrl');
  const previous = useRef<{ type: string; addresses: Record<string, unknown> }>(undefined);

  useEffect(() => {
    if (fields.mode === 'comparison') return;
    const { current } = previous;
    const hasChanged = current && current.type !== type;
    const isOfOtherType = current && address === current.addresses[current.type];
    const addresses = { ...current?.addresses };
    previous.current = { type, addresses };
    if (hasChanged && isOfOtherType) fields.change('heroUrl', addresses[type] ?? null);
    else addresses[type] = address;
  }, [fields, type, address]);
}
