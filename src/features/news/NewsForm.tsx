import { actions } from 'astro:actions';
import { ChoiceField } from '../../admin/fields/ChoiceField.tsx';
import { DateField } from '../../admin/fields/dates/DateField.tsx';
import { FieldSet } from '../../admin/fields/FieldSet.tsx';
import { ConditionalFields } from '../../admin/fields/ConditionalFields.tsx';
import { SlugField } from '../../admin/fields/SlugField.tsx';
import { SelectField } from '../../admin/fields/SelectField.tsx';
import { RichTextField } from '../../admin/fields/RichTextField.tsx';
import { RecordSelectField } from '../../admin/fields/RecordSelectField.tsx';
import { useRecordChoice } from '../../admin/fields/useRecordChoice.ts';
import { TextField } from '../../admin/fields/TextField.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import type { FormProps } from '../../admin/frame/screen.ts';
import { toFormValues, type Values } from '../../admin/forms/values.ts';
import { proposedSlug } from '../../lib/slugs/proposed-slug.ts';
import { storedRichText } from '../../lib/html/rich-text.ts';
import { mediumDate } from '../../lib/time/dates.ts';
import { isDay } from '../../lib/time/read-day.ts';
import { officeToday } from '../../site/office-today.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { FormAdvice } from '../media/describe/FormAdvice.tsx';
import { ImageField } from '../media/fields/ImageField.tsx';
import { VideoAddressField } from '../media/fields/VideoAddressField.tsx';
import { VideoField } from '../media/fields/VideoField.tsx';
import { RichTextTools } from '../page-content/form/RichTextTools.tsx';
import { rulingsThrough } from '../places/record-words.ts';
import { RecordPreview } from '../previews/RecordPreview.tsx';
import { projectNoun } from '../projects/project.ts';
import {
  mediumColumns,
  mediumFields,
  newsMediaChoices,
  videoTypeChoices,
} from './news-media-choice.ts';
import { newsAdvice } from './news-advice.ts';
import { isUpcoming, newsCategories, newsNoun, newsSchema, type NewsRow } from './news.ts';

const categories = newsCategories.map((value) => ({ value, label: value }));

/** Where this device keeps the category that was chosen last. */
const lastCategoryKey = 'site.news-category';

/** The crop that the timeline and the page of an item show. */
const crops = [{ label: 'Timeline and page', ratio: 3 / 2 }];

const projectChoice = { noun: projectNoun, list: actions.projects.list };

export function NewsForm(props: FormProps<NewsRow>) {
  const { data: projects = [] } = useRecordChoice(projectChoice);
  return (
    <RecordForm
      {...props}
      schema={newsSchema}
      toValues={toValues}
      toInput={toInput}
      advice={
        <RichTextTools>
          <FormAdvice
            of={(values, facts) =>
              newsAdvice(
                values,
                facts,
                projects.filter(({ id }) => id === values['projectId']).flatMap(rulingsThrough),
              )
            }
          />
        </RichTextTools>
      }
      getSubmitHint={getSubmitHint}
    >
      <RecordPreview {...props} schema={newsSchema} toInput={toInput} />
      <FieldSet title="News">
        <TextField name="title" label="Title" width="whole" isRequired />
        <SlugField
          name="slug"
          label="Slug"
          from="title"
          noun={newsNoun}
          hint="The last part of the page URL"
          width="whole"
          isRequired
        />
        <SelectField
          name="category"
          label="Category"
          options={categories}
          onChoose={(category) => localStorage.setItem(lastCategoryKey, category)}
          isRequired
        />
        <DateField
          name="publishedAt"
          label="Publish date"
          hint={`Visible to visitors from the start of this day, ${headOffice().city} time`}
          isRequired
        />
        <RichTextTools>
          <RichTextField name="content" label="Content" isRequired wasPlain />
        </RichTextTools>
        <RecordSelectField
          name="projectId"
          label="Project"
          hint="Visitors get a link to it, and a link back on its page"
          {...projectChoice}
          getName={(project) => project.title}
          none="None"
        />
      </FieldSet>
      <FieldSet
        title="Media"
        hint="Each item has either an image or a video. Only the selected one is saved."
      >
        <ChoiceField name="medium" label="Media" options={newsMediaChoices} width="whole" />
        <ConditionalFields name="medium" is="image">
          <ImageField name="imageUrl" label="Image" folder="news" crops={crops} width="whole" />
        </ConditionalFields>
        <ConditionalFields name="medium" is="video">
          <ChoiceField name="videoType" label="Video" options={videoTypeChoices} width="whole" />
          <ConditionalFields name="videoType" is="youtube">
            <VideoAddressField
              name="youtubeUrl"
              label="YouTube URL"
              hint="For example, https://www.youtube.com/watch?v=… or https://youtu.be/…"
              width="whole"
            />
          </ConditionalFields>
          <ConditionalFields name="videoType" is="upload">
            <VideoField name="videoUrl" label="Video file" crops={crops} width="whole" />
          </ConditionalFields>
        </ConditionalFields>
      </FieldSet>
    </RecordForm>
  );
}

/** An item with a date in the future stays hidden until then. */
function getSubmitHint({ publishedAt: day }: Values) {
  const isLater =
    typeof day === 'string' && isDay(day) && isUpcoming({ publishedAt: day }, officeToday());
  return isLater ? `Visitors see it from ${mediumDate(day)}` : undefined;
}

function toValues(item: NewsRow | undefined): Values {
  if (!item) {
    const last = localStorage.getItem(lastCategoryKey);
    const category = newsCategories.find((name) => name === last);
    return { category, publishedAt: officeToday(), medium: 'none', videoType: 'youtube' };
  }
  // Versions of the time before items had pages have no slug.
  const slug = item.slug || proposedSlug(item.title, newsNoun.short);
  const content = storedRichText(item.content);
  return { ...toFormValues({ ...item, slug, content }, newsSchema), ...mediumFields(item) };
}

function toInput(values: Values) {
  return { ...values, ...mediumColumns(values) };
}
