import { Alert } from '../../admin/Alert.tsx';
import { useField } from '../../admin/fields/fields-context.ts';
import { FieldSet } from '../../admin/fields/FieldSet.tsx';
import { NumberField } from '../../admin/fields/NumberField.tsx';
import { SelectField } from '../../admin/fields/SelectField.tsx';
import { SlugField } from '../../admin/fields/SlugField.tsx';
import { TextAreaField } from '../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import type { FormProps } from '../../admin/screen.ts';
import { formValuesOf, type Values } from '../../admin/forms/values.ts';
import { GalleryField } from '../media/GalleryField.tsx';
import { HeroFields } from '../media/HeroFields.tsx';
import { ImageField } from '../media/ImageField.tsx';
import { LogoField } from '../media/LogoField.tsx';
import { VideoField } from '../media/VideoField.tsx';
import { DeveloperField } from './DeveloperField.tsx';
import { FeaturesField } from './FeaturesField.tsx';
import { LocationFields } from './LocationFields.tsx';
import { statusName } from './project-status.ts';
import { projectCities, projectSchema, projectStatuses, type ProjectRecord } from './project.ts';
import { usePlaces } from './usePlaces.ts';

const cities = projectCities.map((city) => ({ value: city, label: city }));
const statuses = projectStatuses.map((status) => ({ value: status, label: statusName(status) }));

/** The well of `ProjectHero`, and the card for search engines. */
const heroCrops = [
  { label: 'Hero', ratio: 16 / 9 },
  { label: 'Hero on a phone', ratio: 390 / 844 },
];

/** The wells of `ProjectCard` and `ProjectGallery`. */
const crops = [
  { label: 'Card', ratio: 9 / 7 },
  { label: 'Card on a phone', ratio: 1 },
  { label: 'Gallery', ratio: 4 / 3 },
];

export function ProjectForm(props: FormProps<ProjectRecord>) {
  return (
    <RecordForm {...props} schema={projectSchema} valuesOf={valuesOf} inputOf={inputOf}>
      <MissingImage />
      <FieldSet title="Project">
        <TextField name="title" label="Title" isRequired />
        <SlugField name="slug" label="Slug" from="title" isRequired />
        <TextAreaField
          name="description"
          label="Description"
          rows={6}
          hint="A blank line begins a new paragraph"
          isRequired
        />
        <SelectField
          name="city"
          label="City"
          options={cities}
          none="Choose a city"
          width="third"
          isRequired
        />
        <TextField name="area" label="Area" width="third" />
        <SelectField name="status" label="Status" options={statuses} width="third" isRequired />
        <DeveloperField />
        <TextField name="completionDate" label="Completion date" hint="Such as Winter 2027" />
      </FieldSet>
      <FieldSet title="Hero" hint="The first screen of the project page.">
        <HeroFields
          crops={heroCrops}
          imageHint="Without it the main image stands there"
          videoHint="It is shown instead of a film, where there are both"
          film={<VideoField name="heroUrl" label="Hero film" crops={heroCrops} width="whole" />}
        />
      </FieldSet>
      <FieldSet title="Specifications" hint="What is empty or 0 reads TBA on the site.">
        <TextField name="specifications.buildingType" label="Building type" />
        <TextField name="specifications.typesOfUnits" label="Types of units" />
        <NumberField name="specifications.units" label="Units" />
        <NumberField name="specifications.levels" label="Levels" />
        <TextField name="specifications.strataFees" label="Strata fees" />
        <TextField name="specifications.priceRange" label="Price range" />
      </FieldSet>
      <FieldSet title="Features" hint="Press Enter after each. A pasted list becomes rows.">
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
    </RecordForm>
  );
}

function LocationSet() {
  const { hasGeocoder } = usePlaces();
  return (
    <FieldSet
      title="Location"
      hint={hasGeocoder ? 'Coordinates are looked up on saving where there are none.' : undefined}
    >
      <LocationFields />
    </FieldSet>
  );
}

/** Said above the form as well: the field is far down. */
function MissingImage() {
  const field = useField('images.main');
  if (field.mode === 'comparison' || field.error === undefined) return null;
  return <Alert takesFocus={false}>{field.error}</Alert>;
}

const nowhere = { lat: 0, lng: 0 };

const newProject: Values = {
  status: 'upcoming',
  heroType: 'image',
  features: [],
  specifications: { units: 0, levels: 0 },
  images: { main: null, gallery: [] },
  location: { address: null, coordinates: nowhere },
};

function valuesOf(project: ProjectRecord | undefined): Values {
  if (!project) return newProject;
  const { address, coordinates } = project.location;
  return {
    ...formValuesOf(project, projectSchema),
    location: { address, coordinates: coordinates ?? nowhere },
  };
}

/** A picture in the hero leaves no room for a video. */
function inputOf(values: Values) {
  const isVideo = values['heroType'] === 'video';
  return { ...values, heroYoutubeUrl: isVideo ? values['heroYoutubeUrl'] : null };
}
