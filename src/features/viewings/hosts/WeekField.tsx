import { Button, Input } from '@mantine/core';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { Field } from '../../../admin/fields/Field.tsx';
import { useKeys } from '../../../admin/fields/fields-context.ts';
import { RowButton } from '../../../admin/lists/table/RowButton.tsx';
import { focusRow, useRows } from '../../../admin/rows/useRows.ts';
import type { HostInput } from './host.ts';
import { hoursText, nameOfWeekday, rangeText, weekdays } from './hours-text.ts';
import { TimeField } from './TimeField.tsx';
import styles from './WeekField.module.css';

type Hours = HostInput['hours'];

/** The hours of each weekday. Its value is one list, in the order in which they were added. */
export function WeekField() {
  return (
    <Field
      name="hours"
      label="Hours"
      width="whole"
      formatValue={(value) => hoursText(hoursIn(value))}
    >
      {({ error }, _change, value) => (
        <>
          <Week hours={hoursIn(value)} />
          {error ? <Input.Error>{error}</Input.Error> : null}
        </>
      )}
    </Field>
  );
}

function hoursIn(value: unknown) {
  return Array.isArray(value) ? (value as Hours) : [];
}

const readName = (weekday: string) => `Hours of ${nameOfWeekday(Number(weekday))}`;

function Week({ hours }: { hours: Hours }) {
  const keys = useKeys('hours');
  const rows = useRows({ path: 'hours', nameIn: 'weekday', readName, one: 'Hours' });

  function add(weekday: number, isFirst: boolean) {
    const usual = isFirst ? { from: '09:00', until: '17:00' } : { from: '', until: '' };
    const key = rows.add(undefined, { weekday, ...usual });
    requestAnimationFrame(() => focusRow(key, 'input'));
  }

  return (
    <ul className={styles.week}>
      {weekdays.map((weekday) => {
        const name = nameOfWeekday(weekday);
        const own = hours.flatMap((row, index) =>
          row.weekday === weekday ? [{ ...row, index, key: keys[index] ?? '' }] : [],
        );
        return (
          <li key={weekday} className={styles.day} data-closed={own.length === 0 || undefined}>
            <b>{name}</b>
            <div className={styles.ranges}>
              {own.length === 0 && 'Not open'}
              {own.map(({ key, index, ...range }, place) => {
                const prefix = place === 0 ? name : `${name}, hours ${place + 1}:`;
                return (
                  <div key={key} className={styles.range} data-row={key}>
                    <TimeField name={`hours.${index}.from`} label={`${prefix} from`} isBare />
                    <span aria-hidden="true">to</span>
                    <TimeField name={`hours.${index}.until`} label={`${prefix} until`} isBare />
                    <RowButton
                      icon="close"
                      label={`Remove ${name} ${rangeText(range)}`}
                      data-row-focus
                      onClick={() => rows.remove(key)}
                    />
                  </div>
                );
              })}
            </div>
            <Button variant="subtle" onClick={() => add(weekday, own.length === 0)}>
              <AdminIcon name="add" />
              <span className={styles.words} aria-hidden="true">
                Add hours
              </span>
              <span className="sr">Add hours on {name}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
