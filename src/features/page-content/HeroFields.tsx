import { useEffect, useRef, type ReactNode } from 'react';
import { ChoiceField } from '../../admin/fields/ChoiceField.tsx';
import { useFields, useValue } from '../../admin/fields/fields-context.ts';
import { RichTextField } from '../../admin/fields/RichTextField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { VideoAddressField } from '../media/VideoAddressField.tsx';
import { ImageField } from '../media/ImageField.tsx';
import { heroCrops } from './page-crops.ts';

const heroTypes = [
  { value: 'image', label: 'Image' },
  { value: 'video', label: 'Video' },
];

export function HeroTypeField({ isRequired = false }: { isRequired?: boolean }) {
  useAddressOfEachType();
  const isComparison = useFields().mode === 'comparison';
  return (
    <>
      <ChoiceField
        name="heroType"
        label="Hero type"
        options={heroTypes}
        width="whole"
        isRequired={isRequired}
      />
      {isComparison && (
        <>
          <ImageField
            name="heroUrl"
            label="Hero image or video"
            folder="heroes"
            crops={heroCrops}
          />
          <VideoAddressField name="heroYoutubeUrl" label="Video-sharing URL" />
        </>
      )}
    </>
  );
}

/** The fields of one type. A comparison shows them once. */
export function WhileHero({ is, children }: { is: 'image' | 'video'; children: ReactNode }) {
  return useValue('heroType') === is && children;
}

export function HeroTexts({ title }: { title: string }) {
  return (
    <>
      <TextField name="content.hero.title" label={title} width="whole" />
      <TextField name="content.hero.subheading" label="Subheading" width="whole" />
      <RichTextField name="content.hero.subtitle" label="Subtitle" isLow />
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
