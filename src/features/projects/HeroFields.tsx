import { useRef } from 'react';
import { NativeSelect } from '@mantine/core';
import { Field } from '../../admin/fields/Field.tsx';
import { useField, useFields, useValue } from '../../admin/fields/fields-context.ts';
import { SelectField } from '../../admin/fields/SelectField.tsx';
import { ImageField } from '../media/ImageField.tsx';
import { VideoAddressField } from '../media/VideoAddressField.tsx';
import { VideoField } from '../media/VideoField.tsx';

const types = [
  { value: 'image', label: 'Image' },
  { value: 'video', label: 'Video' },
];

/** The well of `ProjectHero`, and the card for search engines. */
const crops = [
  { label: 'Hero', ratio: 16 / 9 },
  { label: 'Hero on a phone', ratio: 390 / 844 },
];

/** A picture, or a video: of ours or of the video-sharing service, which comes first where there are both. */
export function HeroFields() {
  const { mode } = useFields();
  const type = useValue('heroType');
  if (mode === 'comparison') {
    return (
      <>
        <SelectField name="heroType" label="Hero type" options={types} />
        <ImageField name="heroUrl" label="Hero image or film" folder="heroes" crops={crops} />
        <VideoAddressField name="heroYoutubeUrl" label="Video-sharing URL" />
      </>
    );
  }
  return (
    <>
      <HeroTypeField />
      {type === 'video' ? (
        <>
          <VideoAddressField
            name="heroYoutubeUrl"
            label="Video-sharing URL"
            hint="It is shown instead of a film, where there are both"
          />
          <VideoField key="film" name="heroUrl" label="Hero film" crops={crops} width="whole" />
        </>
      ) : (
        <ImageField
          key="image"
          name="heroUrl"
          label="Hero image"
          hint="Without it the main image stands there"
          folder="heroes"
          crops={crops}
          width="whole"
        />
      )}
    </>
  );
}

/** One column holds the picture or the film: each comes back with its type. */
function HeroTypeField() {
  const url = useField('heroUrl');
  const kept = useRef<Record<string, unknown>>({});
  return (
    <Field name="heroType" label="Hero type" width="third">
      {(input, change) => (
        <NativeSelect
          {...input}
          data={types}
          onChange={({ currentTarget }) => {
            if (url.mode === 'form') {
              kept.current[input.value] = url.value;
              url.change(kept.current[currentTarget.value] ?? null);
            }
            change(currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
