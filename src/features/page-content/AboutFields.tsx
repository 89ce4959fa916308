import { FieldSet } from '../../admin/fields/FieldSet.tsx';
import { VideoAddressField } from '../media/VideoAddressField.tsx';
import { ImageField } from '../media/ImageField.tsx';
import { VideoField } from '../media/VideoField.tsx';
import { HeroTexts, HeroTypeField, WhileHero } from './HeroFields.tsx';
import { heroCrops } from './page-crops.ts';
import { SectionList } from './SectionList.tsx';

const square = [{ label: 'Beside the subtitle', ratio: 1 }];
const tall = [{ label: 'Beside the subtitle', ratio: 1 / 2 }];

export function AboutFields() {
  return (
    <>
      <FieldSet title="Hero">
        <HeroTypeField isRequired />
        <WhileHero is="video">
          <VideoField name="heroUrl" label="Video" crops={heroCrops} width="whole" />
          <VideoAddressField name="heroYoutubeUrl" label="Video-sharing URL" width="whole" />
        </WhileHero>
        <WhileHero is="image">
          <ImageField
            name="heroUrl"
            label="Background image"
            folder="heroes"
            crops={heroCrops}
            width="whole"
          />
        </WhileHero>
        <HeroTexts title="Title" />
      </FieldSet>
      <FieldSet title="Hero grid">
        <ImageField
          name="content.hero.images.topSquare"
          label="Top square"
          folder="about"
          crops={square}
        />
        <ImageField
          name="content.hero.images.bottomSquare"
          label="Bottom square"
          folder="about"
          crops={square}
        />
        <ImageField
          name="content.hero.images.rightSkyscraper"
          label="Right skyscraper"
          folder="about"
          crops={tall}
        />
      </FieldSet>
      <SectionList hasMedallions />
    </>
  );
}
