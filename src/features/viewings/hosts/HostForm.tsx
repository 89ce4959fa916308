import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useRead } from '../../../admin/actions/useAction.ts';
import { ChoicesField } from '../../../admin/fields/ChoicesField.tsx';
import { DateField } from '../../../admin/fields/dates/DateField.tsx';
import { FieldGrid, FieldNote } from '../../../admin/fields/FieldGrid.tsx';
import { useFields, useValue } from '../../../admin/fields/fields-context.ts';
import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { NumberField } from '../../../admin/fields/NumberField.tsx';
import { RecordSelectField } from '../../../admin/fields/RecordSelectField.tsx';
import { SelectField } from '../../../admin/fields/SelectField.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { UrlField } from '../../../admin/fields/UrlField.tsx';
import { useRecordChoice } from '../../../admin/fields/useRecordChoice.ts';
import { RecordForm } from '../../../admin/forms/RecordForm.tsx';
import { toFormValues } from '../../../admin/forms/values.ts';
import type { FormProps } from '../../../admin/frame/screen.ts';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';
import { withKeys } from '../../../admin/rows/row-order.ts';
import { rowFields } from '../../../admin/rows/row-fields.ts';
import { languageName, primaryLanguage } from '../../../lib/text/languages.ts';
import { longDate } from '../../../lib/time/dates.ts';
import { isDay } from '../../../lib/time/read-day.ts';
import { wallClockAt } from '../../../lib/time/zoned-time.ts';
import { settings } from '../../../site/settings/settings.ts';
import { partnerNoun } from '../../partners/partner.ts';
import { citiesInForm, findCity, projectNoun } from '../../projects/project.ts';
import { HostCalendar } from './HostCalendar.tsx';
import { hostErrors, hostNoun, hostSchema, usualRules, type Host, type HostInput } from './host.ts';
import { bookedOnDaysOff } from './hours-text.ts';
import { TimeField } from './TimeField.tsx';
import { WeekField } from './WeekField.tsx';

const projectChoice = { noun: projectNoun, list: actions.projects.list };

const rules = [
  { name: 'minutes', label: 'A viewing takes, in minutes' },
  { name: 'pause', label: 'Between two, in minutes' },
  {
    name: 'travel',
    label: 'Between two projects, in minutes',
    hint: 'On top of the time between two',
  },
  { name: 'noticeHours', label: 'Booked at least, in hours ahead' },
  { name: 'aheadDays', label: 'Booked at most, in days ahead' },
  { name: 'perDay', label: 'A day holds, in viewings', hint: 'Leave empty for no limit' },
];

export function HostForm(props: FormProps<Host>) {
  return (
    <RecordForm {...props} schema={hostSchema} toValues={toValues}>
      <HostSet />
      <FieldSet title="Where" hint="A place for visits in person, a video room for calls, or both.">
        <TextField name="place" label="Place" hint="For example, Gallery, 1180 Harbour Row" />
        <UrlField
          name="videoUrl"
          label="Video room"
          hint="The host’s own link. Visitors get it by email."
        />
        <TextAreaField
          name="wayIn"
          label="Way in"
          rows={2}
          hint="For example, which bell to ring"
        />
      </FieldSet>
      <HoursSet />
      <FieldSet title="Rules">
        {rules.map((rule) => (
          <NumberField
            key={rule.name}
            {...rule}
            width="short"
            isRequired={rule.name !== 'perDay'}
          />
        ))}
      </FieldSet>
      <DaysSets hostId={props.mode === 'form' ? props.record?.id : undefined} />
      <FieldSet title="Other calendar">
        <UrlField
          name="busyUrl"
          label="Calendar address"
          hint="The secret .ics address of a calendar. Its events block times; visitors never see them."
        />
      </FieldSet>
      {props.mode === 'form' && props.record && <HostCalendar hostId={props.record.id} />}
    </RecordForm>
  );
}

function HostSet() {
  const fields = useFields();
  const name = useValue('name');
  const partners = useRecordChoice({ noun: partnerNoun, list: actions.partners.list }).data ?? [];
  const projects = useRecordChoice(projectChoice).data;
  const { locale, others } = settings().language;
  const tags = new Set([locale, ...others.map((other) => other.locale)].map(primaryLanguage));

  function fillName(id: string) {
    const partner = partners.find((one) => one.id === id);
    if (partner && !name && fields.mode === 'form') fields.change('name', partner.name);
  }

  return (
    <FieldSet title="Host">
      <RecordSelectField
        name="partnerId"
        label="Partner"
        hint="Visitors see the name, brokerage and telephone of the partner"
        noun={partnerNoun}
        list={actions.partners.list}
        getName={(partner) => partner.name}
        none="None: a sales centre"
        onChoose={fillName}
      />
      <TextField name="name" label="Name" isRequired />
      <TextField
        name="email"
        label="Email"
        type="email"
        hint="For notifications, if the host is no partner"
      />
      <SelectField
        name="city"
        label="City"
        options={citiesInForm().map((city) => ({ value: city.id, label: city.name }))}
        none="Choose"
        isRequired
      />
      {projects ? (
        <ChoicesField name="projectIds" label="Projects" options={projects.map(projectOption)} />
      ) : null}
      <ChoicesField
        name="languages"
        label="Languages"
        options={[...tags].map((tag) => ({ value: tag, label: languageName(tag) }))}
      />
    </FieldSet>
  );
}

function projectOption({ id, title }: { id: string; title: string }) {
  return { value: id, label: title };
}

function HoursSet() {
  const city = useCity();
  return (
    <FieldSet
      title="Hours"
      hint={
        city
          ? `In ${city.name} time. Visitors see only these times, less what is booked, in the project’s zone and in their own.`
          : 'In the time of the city. Choose the city first.'
      }
    >
      <WeekField />
    </FieldSet>
  );
}

function useCity() {
  const id = useValue('city');
  return typeof id === 'string' ? findCity(id) : undefined;
}

function DaysSets({ hostId }: { hostId: string | undefined }) {
  const projects = useRecordChoice(projectChoice).data ?? [];
  const own = useValue('projectIds');
  const options = projects.filter(({ id }) => Array.isArray(own) && own.includes(id));
  return (
    <>
      <FieldSet title="Days off">
        <RepeatableRows
          name="daysOff"
          one="days off"
          variant="line"
          nameIn="from"
          readName={dayName}
          add="Add days"
          isHeaded
        >
          {(row, prefix) => (
            <>
              <DateField {...rowFields(row, prefix)('from', 'From')} isRequired />
              <DateField {...rowFields(row, prefix)('until', 'Until')} isRequired />
            </>
          )}
        </RepeatableRows>
        {hostId ? <BookedOnDaysOff hostId={hostId} /> : null}
      </FieldSet>
      <FieldSet title="Extra days" hint="Days with hours besides those of the week.">
        <RepeatableRows
          name="extraDays"
          one="extra day"
          variant="line"
          nameIn="day"
          readName={dayName}
          isHeaded
        >
          {dayWithHours}
        </RepeatableRows>
      </FieldSet>
      <FieldSet title="Open houses" hint="Many visitors come at the same time.">
        <RepeatableRows
          name="openHouses"
          one="open house"
          variant="open"
          nameIn="day"
          readName={dayName}
        >
          {(row, prefix) => (
            <FieldGrid>
              {dayWithHours(row, prefix)}
              <SelectField
                {...rowFields(row, prefix)('projectId', 'Project')}
                options={options.map(projectOption)}
                none="Choose"
                isRequired
              />
              <NumberField {...rowFields(row, prefix)('places', 'Places')} isRequired />
            </FieldGrid>
          )}
        </RepeatableRows>
      </FieldSet>
    </>
  );
}

function dayName(day: string) {
  return isDay(day) ? longDate(day) : day;
}

function dayWithHours(row: string, prefix: string) {
  const fieldOf = rowFields(row, prefix, 'short');
  return (
    <>
      <DateField {...rowFields(row, prefix, 'third')('day', 'Day')} isRequired />
      <TimeField {...fieldOf('from', 'From')} isRequired />
      <TimeField {...fieldOf('until', 'Until')} isRequired />
    </>
  );
}

/** Names the days off, as typed, on which viewings are booked. */
function BookedOnDaysOff({ hostId }: { hostId: string }) {
  const timeZone = useCity()?.timeZone;
  const daysOff = useValue('daysOff');
  const read = useRead();
  const { data = [] } = useQuery({
    queryKey: [hostNoun.name, 'booked', hostId],
    queryFn: () => read(actions.hosts.booked, { id: hostId }, hostErrors.fetchBooked),
  });
  if (!timeZone || !Array.isArray(daysOff)) return null;
  const days = data.map((at) => wallClockAt(timeZone, Date.parse(at)).day);
  const text = bookedOnDaysOff(days, daysOff as HostInput['daysOff']);
  return text ? <FieldNote>{text}</FieldNote> : null;
}

function toValues(host: Host | undefined) {
  return withKeys(toFormValues(host ?? usualRules, hostSchema));
}
