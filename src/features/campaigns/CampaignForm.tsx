import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useRead } from '../../admin/actions/useAction.ts';
import { ChoiceField } from '../../admin/fields/ChoiceField.tsx';
import { ChoicesField } from '../../admin/fields/ChoicesField.tsx';
import { FieldNote } from '../../admin/fields/FieldGrid.tsx';
import { FieldSet } from '../../admin/fields/FieldSet.tsx';
import { useHasErrorsIn, useValue } from '../../admin/fields/fields-context.ts';
import { FoldedSet } from '../../admin/fields/FoldedSet.tsx';
import { NumberField } from '../../admin/fields/NumberField.tsx';
import { RecordSelectField } from '../../admin/fields/RecordSelectField.tsx';
import { RichTextField } from '../../admin/fields/RichTextField.tsx';
import { SelectField } from '../../admin/fields/SelectField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { useRecordChoice } from '../../admin/fields/useRecordChoice.ts';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { toFormValues } from '../../admin/forms/values.ts';
import type { FormProps } from '../../admin/frame/screen.ts';
import { settings } from '../../site/settings/settings.ts';
import { accessDays } from '../first-access/first-access.ts';
import { useOfferedHomes } from '../first-access/useOfferedHomes.ts';
import { FormAdvice } from '../media/describe/FormAdvice.tsx';
import { partnerNoun } from '../partners/partner.ts';
import { rulingsThrough, wordAdvice } from '../places/record-words.ts';
import { citiesInForm, projectNoun } from '../projects/project.ts';
import { languageLabel } from '../translations/translation.ts';
import {
  campaignErrors,
  campaignLists,
  campaignNoun,
  campaignSchema,
  newCampaign,
  type Campaign,
} from './campaign.ts';
import { EmailPane } from './EmailPane.tsx';
import { leftOutText } from './send-texts.tsx';
import { SendPanel } from './SendPanel.tsx';
import { SendState } from './SendState.tsx';
import { useAudience } from './useAudience.ts';
import styles from './Campaigns.module.css';

const projectChoice = { noun: projectNoun, list: actions.projects.list };

/** The form of a campaign with its email beside it, and its sending below. Saving does not close it. */
export function CampaignForm(props: FormProps<Campaign>) {
  const { data: projects = [] } = useRecordChoice(projectChoice);
  const advice = (
    <FormAdvice
      of={(values) =>
        wordAdvice(
          'campaigns',
          campaignSchema,
          values,
          projects.filter(({ id }) => id === values['projectId']).flatMap(rulingsThrough),
        )
      }
      lead="Before you send it"
    />
  );
  const shared = { schema: campaignSchema, toValues, advice };
  if (props.mode === 'comparison')
    return (
      <RecordForm {...props} {...shared}>
        <Fields id={undefined} />
      </RecordForm>
    );
  const { record } = props;
  return (
    <RecordForm
      {...props}
      {...shared}
      submitLabel="Save campaign"
      getSubmitHint={() => 'Saving sends nothing'}
      onSaved={(saved) => props.onSavedInPlace?.(saved)}
      about={record && <Status record={record} />}
      aside={<EmailPane id={record?.id} />}
      foot={record && <SendPanel campaign={record} />}
    >
      <Fields id={record?.id} />
      {!record && <FieldNote>Save the campaign to send it to yourself first.</FieldNote>}
    </RecordForm>
  );
}

/** On narrow screens with ways to what stands below the fields. */
function Status({ record }: { record: Campaign }) {
  return (
    <>
      <p>
        <SendState id={record.id} savedAt={record.updatedAt} />
      </p>
      <span className={styles.ways}>
        <Way text="Preview" to="Email" />
        <Way text="Send…" to="Sending" />
      </span>
    </>
  );
}

function Way({ text, to }: { text: string; to: string }) {
  return (
    <Button
      variant="subtle"
      onClick={() => document.querySelector(`[aria-label="${to}"]`)?.scrollIntoView()}
    >
      {text}
    </Button>
  );
}

function Fields({ id }: { id: string | undefined }) {
  return (
    <>
      <FieldSet title="What it says">
        <TextField name="name" label="Name" hint="Only the team sees it" isRequired />
        <TextField name="subject" label="Subject" isRequired />
        <RichTextField
          name="body"
          label="Text"
          hint="Follows “Dear …”. An email loads nothing, so images and videos are left out."
          isRequired
        />
        <RecordSelectField
          name="senderId"
          label="From"
          hint="From the site’s address, which gets the replies"
          {...{ noun: partnerNoun, list: actions.partners.list }}
          getName={(partner) => partner.name}
          none={settings().company.name}
        />
      </FieldSet>
      <AudienceSet id={id} />
      <ProjectSet />
    </>
  );
}

function AudienceSet({ id }: { id: string | undefined }) {
  const projects = useRecordChoice(projectChoice).data ?? [];
  const options = projects.map((project) => ({ value: project.id, label: project.title }));
  return (
    <>
      <FieldSet title="Who gets it" hint="Only people who confirmed that they want emails.">
        <ChoicesField
          name="lists"
          label="Lists"
          options={Object.entries(campaignLists).map(([value, label]) => ({ value, label }))}
        />
        <ChoicesField name="priorityOf" label="Priority lists" options={options} isFolded />
        <ChoicesField
          name="cities"
          label="People of a city"
          options={citiesInForm().map((city) => ({ value: city.id, label: city.name }))}
          isFolded
        />
        <RecordSelectField
          name="matching"
          label="People who look for what fits"
          {...projectChoice}
          getName={(project) => project.title}
          none="No project"
        />
        <AudienceCounts id={id} />
      </FieldSet>
      <People />
    </>
  );
}

function People() {
  const read = useRead();
  const { data = [] } = useQuery({
    queryKey: [campaignNoun.name, 'people'],
    queryFn: () => read(actions.campaigns.people, undefined, campaignErrors.people),
  });
  return (
    <FoldedSet
      title="Single people"
      hint="People who asked for emails with an enquiry"
      hasError={useHasErrorsIn('enquiryIds')}
    >
      <ChoicesField
        name="enquiryIds"
        label="People"
        options={data.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))}
      />
    </FoldedSet>
  );
}

/** How many get it, by language, and who is left out and why. */
function AudienceCounts({ id }: { id: string | undefined }) {
  const { count } = useAudience(id);
  const withoutText = useValue('withoutText');
  if (!count) return null;
  const source = languageLabel(settings().language.locale);
  const lacking = count.languages.filter(({ hasText }) => !hasText);
  const leftOut = leftOutText(count.leftOut);
  return (
    <>
      <dl className={styles.counts} aria-label="Who gets it">
        <div className={styles.sum}>
          <dt>People</dt>
          <dd className="num">{count.people}</dd>
        </div>
        {count.languages.map(({ language, people, hasText }) => (
          <div key={language}>
            <dt>
              {languageLabel(language)}
              {!hasText && (
                <small>
                  {withoutText === 'wait'
                    ? 'no current translation: they wait'
                    : `no current translation: they get ${source}`}
                </small>
              )}
            </dt>
            <dd className="num">{people}</dd>
          </div>
        ))}
        {leftOut && (
          <div>
            <dt className={styles.quiet}>{leftOut}</dt>
          </div>
        )}
      </dl>
      {lacking.length > 0 && (
        <ChoiceField
          name="withoutText"
          label="People without a text in their language"
          options={[
            { value: 'source', label: `Get it in ${source}` },
            { value: 'wait', label: 'Wait for the translation' },
          ]}
        />
      )}
    </>
  );
}

function ProjectSet() {
  const projectId = useValue('projectId');
  const days = useValue('accessDays');
  const { homes } = useOfferedHomes(typeof projectId === 'string' ? projectId : '');
  return (
    <FieldSet
      title="Project"
      hint="The email shows its place, price and completion below the text, as they are when it is sent."
    >
      <RecordSelectField
        name="projectId"
        label="Project"
        {...projectChoice}
        getName={(project) => project.title}
        none="None"
      />
      <SelectField
        name="accessDays"
        label="First access"
        hint="Each person gets a link of their own, before public release"
        options={accessDays.map((one) => ({ value: String(one), label: `For ${one} days` }))}
        none="No first access"
      />
      {days ? (
        <>
          <NumberField name="accessOpenings" label="Devices per link" width="third" isRequired />
          <ChoicesField
            name="accessHomes"
            label="Homes"
            hint="Without a choice, all available and unreleased homes"
            options={homes.map(({ key, number }) => ({ value: key, label: number }))}
          />
        </>
      ) : null}
    </FieldSet>
  );
}

function toValues(campaign: Campaign | undefined) {
  const values = toFormValues(campaign ?? newCampaign, campaignSchema);
  return { ...values, accessDays: String(campaign?.accessDays ?? '') };
}
