import { Alert } from '../../../admin/feedback/Alert.tsx';
import { useField, useFields, useValue } from '../../../admin/fields/fields-context.ts';
import { FormParts } from '../../../admin/forms/FormParts.tsx';
import { RecordForm } from '../../../admin/forms/RecordForm.tsx';
import type { FormProps } from '../../../admin/frame/screen.ts';
import { toFormValues, type Values } from '../../../admin/forms/values.ts';
import { withKeys } from '../../../admin/rows/row-order.ts';
import { settings } from '../../../site/settings/settings.ts';
import { jsonValue } from '../../../lib/values/json-text.ts';
import { FormAdvice } from '../../media/describe/FormAdvice.tsx';
import { RecordPreview } from '../../previews/RecordPreview.tsx';
import { ResidenceFields } from '../../residences/form/ResidenceFields.tsx';
import { typedHomes } from '../../residences/form/home-rows.ts';
import { LegalFields } from './LegalFields.tsx';
import { ProjectFields } from './ProjectFields.tsx';
import { TimelineFields } from '../../timeline/TimelineFields.tsx';
import { TranslatedInto, useLanguagesOfForm } from '../../translations/editor/useTranslatedInto.ts';
import { noTimeline } from '../../timeline/timeline.ts';
import { projectAdvice } from './project-advice.ts';
import { useLegalHint } from './useProjectFindings.ts';
import { hasLegal, noLegal, readLegal } from '../project-legal.ts';
import { projectSchema, type ProjectRecord } from '../project.ts';

export function ProjectForm(props: FormProps<ProjectRecord>) {
  const languages = useLanguagesOfForm('projects', props);
  const getSubmitHint = useLegalHint(languages);
  return (
    <TranslatedInto value={languages}>
      <RecordForm
        {...props}
        schema={projectSchema}
        toValues={toValues}
        toInput={toInput}
        getSubmitHint={getSubmitHint}
        advice={<FormAdvice of={projectAdvice} />}
      >
        <RecordPreview {...props} schema={projectSchema} toInput={toInput} />
        <MissingImage />
        <Parts />
      </RecordForm>
    </TranslatedInto>
  );
}

const legalPart = {
  name: 'legal',
  title: 'Legal',
  isWide: true,
  children: <LegalFields key="legal" />,
} as const;

function Parts() {
  const { mode } = useFields();
  const legal = useValue('legal');
  const hasLegalPart =
    mode === 'comparison' || settings().places.places.length > 0 || hasLegal(readLegal(legal));
  const homes = useValue('residences.homes');
  const count = Object.values(Object(homes) as object).filter(Boolean).length;
  return (
    <FormParts
      label="Project sections"
      parts={[
        { name: 'project', title: 'Project', children: <ProjectFields key="project" /> },
        {
          name: 'residences',
          title: 'Homes and floor plans',
          count: count || undefined,
          isWide: true,
          children: <ResidenceFields key="residences" />,
        },
        {
          name: 'timeline',
          title: 'Deposits and milestones',
          children: <TimelineFields key="timeline" />,
        },
        ...(hasLegalPart ? [legalPart] : []),
      ]}
    />
  );
}

/** Repeats the error above the form, because the field is far down. */
function MissingImage() {
  const field = useField('images.main');
  if (field.mode === 'comparison' || field.error === undefined) return null;
  return <Alert takesFocus={false}>{field.error}</Alert>;
}

const noCoordinates = { lat: 0, lng: 0 };

const newProject: Values = {
  status: 'upcoming',
  heroType: 'image',
  features: [],
  specifications: { units: 0, levels: 0 },
  images: { main: null, gallery: [] },
  location: { address: null, coordinates: noCoordinates },
  residences: { plans: {}, homes: {} },
  timeline: noTimeline,
  legal: noLegal,
};

function toValues(project: ProjectRecord | undefined): Values {
  if (!project) return newProject;
  const { address, coordinates } = project.location;
  const { plans, homes } = Object(project.residences) as Partial<ProjectRecord['residences']>;
  return {
    ...toFormValues(project, projectSchema),
    location: { address, coordinates: coordinates ?? noCoordinates },
    residences: { plans: plans ?? {}, homes: typedHomes(homes) },
    timeline: withKeys(Object(project.timeline) as Values),
    // An old version has them as text.
    legal: { ...noLegal, ...Object(jsonValue(project.legal)) },
  };
}

/** A hero with a picture cannot have a video. */
function toInput(values: Values) {
  const isVideo = values['heroType'] === 'video';
  return { ...values, heroYoutubeUrl: isVideo ? values['heroYoutubeUrl'] : null };
}
