import { rowFields } from '../../../../admin/rows/row-fields.ts';
import { ChoicesField } from '../../../../admin/fields/ChoicesField.tsx';
import { useFields, useValue } from '../../../../admin/fields/fields-context.ts';
import { FieldGrid, FieldGroup } from '../../../../admin/fields/FieldGrid.tsx';
import { SelectField } from '../../../../admin/fields/SelectField.tsx';
import { TextField } from '../../../../admin/fields/TextField.tsx';
import { valueAt } from '../../../../admin/forms/values.ts';
import { RepeatableRows } from '../../../../admin/rows/RepeatableRows.tsx';
import { headOffice, settings } from '../../../../site/settings/settings.ts';
import { LateSelectField } from '../LateSelectField.tsx';
import { countries, timeZones } from '../options.ts';
import { pick } from '../pick.ts';
import { RuleFields } from './RuleFields.tsx';
import { PlaceAside, RuleAside, WordAside } from './asides.tsx';
import { WordFields } from './WordFields.tsx';

const path = 'value.places';

/** What the law of each place asks for. */
export function PlacesFields() {
  return (
    <FieldGrid>
      <MarketedFromField />
      <RepeatableRows
        name={path}
        one="place"
        variant="open"
        isLate
        nameIn="name"
        renderAside={(place) => <PlaceAside path={place} />}
        blank={(last) => ({
          ...pick(last ?? headOffice(), 'country', 'timeZone'),
          id: null,
          cities: [],
          rules: [],
          words: [],
        })}
      >
        {(row, prefix) => <PlaceFields row={row} prefix={prefix} />}
      </RepeatableRows>
    </FieldGrid>
  );
}

type PlaceValues = { id?: string | null; name?: string | null };

/** New places can be chosen once they are saved. */
function MarketedFromField() {
  useValue(path);
  const fields = useFields();
  const value =
    fields.mode === 'form'
      ? fields.store.valueAt(path)
      : [fields.mine, fields.theirs].flatMap((side) => valueAt(side, path) ?? []);
  const places = Array.isArray(value) ? (value as PlaceValues[]) : [];
  const options = new Map(places.flatMap(({ id, name }) => (id ? [[id, name || id]] : [])));
  return (
    <SelectField
      name="value.marketedFrom"
      label="Projects are marketed from"
      hint="Its rules apply to every project, beside those of its city. A project can name another place."
      options={[...options].map(([id, name]) => ({ value: id, label: name }))}
      none="No place"
    />
  );
}

function PlaceFields({ row, prefix }: { row: string; prefix: string }) {
  const fieldProps = rowFields(row, prefix, 'third');
  const cities = settings().cities.cities.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FieldGrid>
      <TextField {...fieldProps('name', 'Name')} isRequired />
      <LateSelectField
        {...fieldProps('country', 'Country')}
        options={countries}
        none="Choose"
        isRequired
      />
      <LateSelectField
        {...fieldProps('timeZone', 'Time zone')}
        hint="A filing expires at the end of the day there"
        options={timeZones}
        none="Choose"
        isRequired
      />
      <ChoicesField
        {...fieldProps('cities', 'Cities')}
        width="whole"
        hint="Projects and partners in these cities are under the rules of this place"
        options={cities}
      />
      <FieldGroup
        title="Rules"
        note="This is a checklist, not legal advice. Ask your counsel about what applies to you."
      >
        <RepeatableRows
          name={`${row}.rules`}
          one="rule"
          variant="open"
          isLate
          nameIn="label"
          renderAside={(rule) => <RuleAside path={rule} />}
          blank={() => ({ id: null, shows: [] })}
        >
          {(rule, rulePrefix) => <RuleFields row={rule} place={row} prefix={prefix + rulePrefix} />}
        </RepeatableRows>
      </FieldGroup>
      <FieldGroup
        title="Words"
        note="Looked for in texts while they are typed. Whole words match, whatever their case and accents."
      >
        <RepeatableRows
          name={`${row}.words`}
          one="word"
          variant="open"
          isLate
          nameIn="word"
          renderAside={(word) => <WordAside path={word} />}
          blank={(last) => ({
            language: settings().language.locale.split('-')[0],
            ...pick(last, 'language', 'treatment', 'force', 'source'),
          })}
        >
          {(word, wordPrefix) => <WordFields row={word} prefix={prefix + wordPrefix} />}
        </RepeatableRows>
      </FieldGroup>
    </FieldGrid>
  );
}
