import { useState } from 'react';
import { DayInput } from '../../admin/fields/dates/DayInput.tsx';
import { FilterSelect } from '../../admin/controls/FilterSelect.tsx';
import { useEditor } from '../../admin/frame/member-context.ts';
import { FoldedFilters } from '../../admin/controls/FoldedFilters.tsx';
import { SearchField } from '../../admin/controls/SearchField.tsx';
import { changeAddress } from '../../admin/browser/useAddress.ts';
import { versioned } from '../nouns.ts';
import {
  activityTypes,
  actionLabels,
  otherKinds,
  type ActivityFilter,
  type ActivityPage,
} from './activity.ts';
import styles from './ActivityScreen.module.css';
import { actorLabel } from './activity-text.ts';

const spans = { '1': 'Today', '7': 'Last 7 days', '30': 'Last 30 days' };

export const noFilter = {
  who: undefined,
  kind: undefined,
  act: undefined,
  when: undefined,
  words: undefined,
};

type FiltersProps = { filter: ActivityFilter; people: ActivityPage['people'] };

export function ActivityFilters({ filter, people }: FiltersProps) {
  const email = useEditor();
  const kinds = [
    ...Object.entries(versioned).map(([name, { noun }]) => [name, noun.title] as const),
    ...Object.entries(otherKinds),
  ];
  const actorOptions = people.map(({ actor, name }) => {
    return [actor, actor === email ? 'You' : actorLabel(actor, name)] as const;
  });
  const { words, ...values } = filter;
  const [choosesDay, setChoosesDay] = useState(false);
  const isDay = choosesDay || filter.when?.includes('-') === true;
  return (
    <div className={styles.filters} role="search" aria-label="Activity">
      <SearchField
        label="Search"
        placeholder="Search by name or text"
        className={styles.words}
        search={words ?? ''}
        onSearch={(search) => changeAddress({ query: { words: search } })}
      />
      <FoldedFilters values={Object.values(values)}>
        <Choice
          label="Who"
          allLabel="Everyone"
          name="who"
          value={filter.who}
          options={actorOptions}
        />
        <Choice label="Type" allLabel="All types" name="kind" value={filter.kind} options={kinds} />
        <Choice
          label="Action"
          allLabel="All actions"
          name="act"
          value={filter.act}
          options={activityTypes.map((act) => [act, actionLabels[act]])}
        />
        <FilterSelect
          label="When"
          allLabel="Any time"
          value={isDay ? 'day' : (filter.when ?? '')}
          options={Object.entries({ ...spans, day: 'Single day' }).map(([value, label]) => ({
            value,
            label,
          }))}
          onChoose={(when) => {
            setChoosesDay(when === 'day');
            if (when !== 'day') changeAddress({ query: { when } });
          }}
        />
        {isDay && (
          <DayInput
            aria-label="Day"
            className={styles.day}
            name="activity day"
            key={filter.when}
            day={filter.when?.includes('-') ? filter.when : null}
            onDay={(day) => changeAddress({ query: { when: day ?? '' } })}
          />
        )}
      </FoldedFilters>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  allLabel: string;
  name: keyof ActivityFilter;
  value: string | undefined;
  options: (readonly [value: string, label: string])[];
};

function Choice({ name, value = '', options, ...props }: ChoiceProps) {
  return (
    <FilterSelect
      {...props}
      value={value}
      options={options.map(([option, label]) => ({ value: option, label }))}
      onChoose={(choice) => changeAddress({ query: { [name]: choice } })}
    />
  );
}
