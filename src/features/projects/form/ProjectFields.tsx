import { useDeferredValue } from 'react';
import { useValue } from '../../../admin/fields/fields-context.ts';
import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { NumberField } from '../../../admin/fields/NumberField.tsx';
import { RecordSelectField } from '../../../admin/fields/RecordSelectField.tsx';
import { SelectField } from '../../../admin/fields/SelectField.tsx';
import { SlugField } from '../../../admin/fields/SlugField.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { textAt, type Values } from '../../../admin/forms/values.ts';
import { paths } from '../../../site/paths.ts';
import { GalleryField } from '../../media/fields/GalleryField.tsx';
import { HeroFields } from '../../media/fields/HeroFields.tsx';
import { ImageField } from '../../media/fields/ImageField.tsx';
import { LogoField } from '../../media/fields/LogoField.tsx';
import { VideoField } from '../../media/fields/VideoField.tsx';
import { summarizeResidences } from '../../residences/residence-summary.ts';
import { priceText } from '../card/project-price.ts';
import { readResidences } from '../../residences/residence.ts';
import { SearchFields } from '../../search-result/SearchFields.tsx';
import { DeveloperField } from '../developers/DeveloperField.tsx';
import { CityField } from './CityField.tsx';
import { FeaturesField } from './FeaturesField.tsx';
import { LocationFields } from './LocationFields.tsx';
import { projectDescription } from '../page/project-data.ts';
import { statusName } from '../project-status.ts';
import { projectNoun, projectStatuses, projectTitle } from '../project.ts';
import { useMapSettings } from './useMapSettings.ts';
import { actions } from 'astro:actions';
import { partnerNoun } from '../../partners/partner.ts';

const statuses = projectStatuses.map((status) => ({ value: status, label: statusName(status) }));

/** The picture's shapes in `ProjectHero`. */
const heroCrops = [
  { label: 'Hero', ratio: 16 / 9 },
  { label: 'Hero on a phone', ratio: 390 / 844 },
];

/** The picture's shapes in `ProjectCard` and `ProjectGallery`. */
const crops = [
  { label: 'Card', ratio: 9 / 7 },
  { label: 'Card on a phone', ratio: 1 },
  { label: 'Gallery', ratio: 4 / 3 },
];

/** The fields of a project, except residences and timeline. */
export function ProjectFields() {
  return (
    <>
      <FieldSet title="Project">
        <TextField name="title" label="Title" isRequired />
        <SlugField name="slug" label="Slug" from="title" noun={projectNoun} isRequired />
        <TextAreaField
          name="description"
          label="Description"
          rows={6}
          hint="Leave a blank line between paragraphs"
          isRequired
        />
        <CityField />
        <TextField name="area" label="Area" />
        <SelectField name="status" label="Status" options={statuses} isRequired />
        <DeveloperField />
        <RecordSelectField
          name="partnerId"
          label="Partner"
          hint="Receives enquiries about this project, together with the office"
          noun={partnerNoun}
          list={actions.partners.list}
          getName={(partner) => partner.name}
          none="None (office only)"
        />
        <TextField name="completionDate" label="Completion date" hint="For example, Winter 2027" />
      </FieldSet>
      <FieldSet title="Hero" hint="The first screen of the project page.">
        <HeroFields
          crops={heroCrops}
          imageHint="If empty, the main image is used"
          videoHint="If you add both, the YouTube video is shown"
          videoLabel="Hero video"
          videoField={
            <VideoField name="heroUrl" label="Hero video" crops={heroCrops} width="whole" />
          }
        />
      </FieldSet>
      <FieldSet title="Specifications" hint="Empty fields and 0 are shown as TBA on the site.">
        <TextField name="specifications.buildingType" label="Building type" />
        <TextField name="specifications.typesOfUnits" label="Types of units" />
        <NumberField name="specifications.units" label="Units" />
        <NumberField name="specifications.levels" label="Levels" />
        <TextField name="specifications.strataFees" label="Strata fees" />
        <PriceRangeField />
      </FieldSet>
      <FieldSet title="Features" hint="Press Enter after each feature. You can paste a list.">
        <FeaturesField name="features" label="Features & Amenities" />
      </FieldSet>
      <FieldSet title="Images" hint="PNG, JPG or GIF, up to 5MB each.">
        <ImageField
          name="images.main"
          label="Main project image"
          folder="projects"
          crops={crops}
          isRequired
        />
        <LogoField name="logoUrl" label="Building logo" />
        <GalleryField name="images.gallery" label="Gallery" crops={crops} />
      </FieldSet>
      <LocationSet />
      <SearchFields getSearchDefaults={getSearchDefaults} folder="projects" />
    </>
  );
}

/** Says what visitors read while it is empty. */
function PriceRangeField() {
  const city = useValue('city');
  const residences = readResidences(useDeferredValue(useValue('residences')));
  const price = priceText({
    city: typeof city === 'string' ? city : '',
    specifications: { priceRange: null },
    figures: summarizeResidences(residences),
  });
  return (
    <TextField
      name="specifications.priceRange"
      label="Price range"
      hint={price === null ? undefined : `If empty, it follows from the homes: ${price}`}
    />
  );
}

function LocationSet() {
  const { hasGeocoder } = useMapSettings();
  return (
    <FieldSet
      title="Location"
      hint={hasGeocoder ? 'If coordinates are missing, we look them up when you save.' : undefined}
    >
      <LocationFields />
    </FieldSet>
  );
}

function getSearchDefaults(values: Values) {
  const [slug, title, area] = ['slug', 'title', 'area'].map((name) => textAt(values, name));
  return {
    path: paths.project(slug ?? ''),
    title: projectTitle({ title: title ?? '', area: area || null, city: textAt(values, 'city') }),
    description: projectDescription({ description: textAt(values, 'description') }),
  };
}
