import type { ReactNode } from 'react';
import { Field } from '../../../admin/fields/Field.tsx';
import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { PlainInput } from '../../../admin/fields/PlainInput.tsx';
import { useValue } from '../../../admin/fields/fields-context.ts';
import { isVideoUrl } from '../../../lib/media/media-key.ts';
import { HeroFields } from '../../media/fields/HeroFields.tsx';
import { VideoField } from '../../media/fields/VideoField.tsx';
import { HeroTexts } from './HeroTexts.tsx';
import { heroCrops } from './page-crops.ts';
import { SectionList } from './SectionList.tsx';

/** The children appear between the hero and the sections. */
export function GenericPageFields({ children }: { children?: ReactNode }) {
  return (
    <>
      <FieldSet title="Hero" hint="The image or video at the top of the page.">
        <HeroFields
          crops={heroCrops}
          videoField={
            <>
              <ExternalVideoField />
              <UploadedVideoField />
            </>
          }
        />
        <HeroTexts title="Hero title" />
      </FieldSet>
      {children}
      <SectionList />
    </>
  );
}

/** Empty while the film is an uploaded one. */
function ExternalVideoField() {
  return (
    <Field
      name="heroUrl"
      label="Video URL"
      hint="URL of a video hosted elsewhere. Or upload a video below."
      width="whole"
    >
      {(input, change) => (
        <PlainInput
          {...input}
          type="url"
          autoComplete="off"
          value={isVideoUrl(input.value) ? '' : input.value}
          onWrite={change}
        />
      )}
    </Field>
  );
}

/** Hidden while the film has an external URL. */
function UploadedVideoField() {
  const url = useValue('heroUrl');
  const isElsewhere = typeof url === 'string' && url !== '' && !url.startsWith('/');
  if (isElsewhere) return null;
  return <VideoField name="heroUrl" label="Video" crops={heroCrops} width="whole" />;
}
