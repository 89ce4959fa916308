import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { HeroFields } from '../../media/fields/HeroFields.tsx';
import { ImageField } from '../../media/fields/ImageField.tsx';
import { VideoField } from '../../media/fields/VideoField.tsx';
import { HeroTexts } from './HeroTexts.tsx';
import { heroCrops } from './page-crops.ts';
import { SectionList } from './SectionList.tsx';

const square = [{ label: 'Next to the subtitle', ratio: 1 }];
const tall = [{ label: 'Next to the subtitle', ratio: 1 / 2 }];

export function AboutFields() {
  return (
    <>
      <FieldSet title="Hero" hint="The image or video at the top of the page.">
        <HeroFields
          crops={heroCrops}
          isRequired
          imageLabel="Background image"
          videoField={<VideoField name="heroUrl" label="Video" crops={heroCrops} width="whole" />}
        />
        <HeroTexts title="Title" />
      </FieldSet>
      <FieldSet title="Hero grid" hint="The three images beneath.">
        <ImageField
          name="content.hero.images.topSquare"
          label="Square image, top"
          folder="about"
          crops={square}
        />
        <ImageField
          name="content.hero.images.bottomSquare"
          label="Square image, bottom"
          folder="about"
          crops={square}
        />
        <ImageField
          name="content.hero.images.rightSkyscraper"
          label="Tall image, right"
          folder="about"
          crops={tall}
        />
      </FieldSet>
      <SectionList hasMedallions />
    </>
  );
}
