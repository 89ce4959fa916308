import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { showToast } from '../../../admin/feedback/Toasts.tsx';
import { plural } from '../../../lib/text/plural.ts';
import { homeStates, stateNames, type HomeState } from '../form/home-cells.ts';
import type { HomesForm } from '../form/useHomes.ts';
import { columnNames } from '../import/home-import.ts';
import { shortMoneyText } from '../money.ts';
import { Tower } from '../page/Tower.tsx';
import { buildTower } from '../page/tower.ts';
import { parsePrice } from '../prices/price-change.ts';
import { readResidences } from '../residence.ts';
import {
  homeNumber,
  homesByScheme,
  newLine,
  numberings,
  withMade,
  type Numbering,
  type Scheme,
  type SchemeLine,
  type SchemeResult,
} from './home-scheme.ts';
import styles from './SchemeDialog.module.css';

const maxNamed = 8;

type SchemeDialogProps = {
  form: Pick<HomesForm, 'homes' | 'presentPlans' | 'units' | 'write'>;
  /** As typed. It stays when the dialog is closed and opened again. */
  scheme: Scheme;
  onChange: (scheme: Scheme) => void;
  onClose: () => void;
};

/** Makes the homes of a building by floors and lines, and shows them as a tower before. */
export function SchemeDialog({ form, scheme, onChange, onClose }: SchemeDialogProps) {
  const { homes, units, write } = form;
  const result = useMemo(
    () => homesByScheme(scheme, homes, units.areaUnit),
    [scheme, homes, units.areaUnit],
  );
  const { made } = result;
  const isBegun = scheme.from !== '' && scheme.to !== '';
  const error = (name: string) => (isBegun ? result.errors[name] : undefined);
  const text = (name: 'from' | 'to' | 'without' | 'price' | 'floorStep' | 'lineStep') => ({
    autoComplete: 'off',
    value: scheme[name],
    error: error(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...scheme, [name]: currentTarget.value }),
  });

  function make() {
    if (made.length === 0) return;
    write(withMade(homes, made));
    onClose();
    showToast({ text: `${plural(made.length, '# home', '# homes')} added` });
  }

  return (
    <Dialog
      isWide
      heading="Make homes by a scheme"
      onCancel={onClose}
      cancel="Cancel"
      actions={
        <Button aria-disabled={made.length === 0} onClick={make}>
          {plural(made.length, 'Make # home', 'Make # homes')}
        </Button>
      }
    >
      <div className={styles.halves}>
        <div className={styles.fields}>
          <TextInput label="Lowest floor" required data-autofocus {...text('from')} />
          <TextInput label="Highest floor" required {...text('to')} />
          <TextInput label="Floors left out" placeholder="None" {...text('without')} />
          <TextInput label="First price" placeholder="On request" {...text('price')} />
          <TextInput label="More per floor" placeholder="0" {...text('floorStep')} />
          <TextInput label="More per line" placeholder="0" {...text('lineStep')} />
          <Lines form={form} scheme={scheme} error={error} onChange={onChange} />
          <NativeSelect
            label="Numbers"
            value={scheme.numbering}
            onChange={({ currentTarget }) =>
              onChange({ ...scheme, numbering: currentTarget.value as Numbering })
            }
            data={numberOptions(scheme)}
          />
          <NativeSelect
            label="Status"
            value={scheme.state}
            onChange={({ currentTarget }) =>
              onChange({ ...scheme, state: currentTarget.value as HomeState })
            }
            data={homeStates.map((value) => ({ value, label: stateNames[value] }))}
          />
        </div>
        <div className={styles.result}>
          <p role="status" className={made.length > 0 ? undefined : 'muted'}>
            {summary(result, form)}
          </p>
          {made.length > 0 && <MadeTower form={form} made={made} />}
        </div>
      </div>
    </Dialog>
  );
}

type LinesProps = Pick<SchemeDialogProps, 'form' | 'scheme' | 'onChange'> & {
  error: (key: string) => string | undefined;
};

function Lines({ form, scheme, error, onChange }: LinesProps) {
  const { lines } = scheme;
  const plans = Object.entries(form.presentPlans);
  const areaName = columnNames(form.units.areaUnit).interior;
  const change = (key: string, part: Partial<SchemeLine>) =>
    onChange({
      ...scheme,
      lines: lines.map((line) => (line.key === key ? { ...line, ...part } : line)),
    });
  return (
    <fieldset className={styles.lines}>
      <legend>Lines, from the first home of a floor</legend>
      {lines.map(({ key, name, plan, interior }, index) => (
        <div key={key} className={styles.line}>
          <TextInput
            aria-label={`Line ${index + 1}`}
            autoComplete="off"
            value={name}
            error={error(key)}
            onChange={({ currentTarget }) => change(key, { name: currentTarget.value })}
          />
          <NativeSelect
            aria-label={`Floor plan of line ${name || index + 1}`}
            value={plan}
            onChange={({ currentTarget }) => change(key, { plan: currentTarget.value })}
            data={[
              { value: '', label: 'No floor plan' },
              ...plans.map(([value, known]) => ({ value, label: planLabel(known) })),
            ]}
          />
          <TextInput
            aria-label={`${areaName} of line ${name || index + 1}`}
            placeholder={areaName}
            autoComplete="off"
            value={interior}
            onChange={({ currentTarget }) => change(key, { interior: currentTarget.value })}
          />
          <ActionIcon
            aria-label={`Remove line ${name || index + 1}`}
            disabled={lines.length === 1}
            onClick={() => onChange({ ...scheme, lines: lines.filter((line) => line.key !== key) })}
          >
            <AdminIcon name="close" />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        leftSection={<AdminIcon name="add" />}
        onClick={() => onChange({ ...scheme, lines: [...lines, newLine(lines)] })}
      >
        Add line
      </Button>
    </fieldset>
  );
}

/** `Two bedroom, inlet (West)`: homes face where their plan does. */
function planLabel({ name, exposure }: { name: string; exposure?: unknown }) {
  return typeof exposure === 'string' && exposure !== '' ? `${name} (${exposure})` : name;
}

/** Each pattern by the number of the first home. Two that do the same are one. */
function numberOptions({ from, lines, numbering }: Scheme) {
  const floor = /^\d{1,3}$/.test(from.trim()) ? Number(from) : 3;
  const line = lines[0]?.name.trim() || '01';
  return numberings
    .filter((value) => value === numbering || value !== 'long-floor-line' || floor < 10)
    .map((value) => ({ value, label: `Like ${homeNumber(value, floor, line)}` }));
}

function summary({ made, taken }: SchemeResult, { units }: SchemeDialogProps['form']) {
  const present =
    taken.length === 0
      ? ''
      : ` ${plural(taken.length, '# home stays as it is', '# homes stay as they are')}: ${listed(taken)}.`;
  const [first, last] = [made[0], made.at(-1)];
  if (!first || !last)
    return present.trim() || 'Enter floors and lines to see the homes. Nothing changes before.';
  const named = ({ number, price }: typeof first) => {
    const amount = parsePrice(price);
    return amount === null ? number : `${number} at ${shortMoneyText(amount, units.currency)}`;
  };
  return `${plural(made.length, '# home', '# homes')}, from ${named(first)} to ${named(last)}.${present}`;
}

function listed(numbers: readonly string[]) {
  const others = numbers.length - maxNamed;
  return others > 0
    ? `${numbers.slice(0, maxNamed).join(', ')} and ${others} more`
    : numbers.join(', ');
}

type MadeTowerProps = Pick<SchemeDialogProps, 'form'> & Pick<SchemeResult, 'made'>;

function MadeTower({ form, made }: MadeTowerProps) {
  const { columns, floors } = useMemo(() => {
    const unplanned = made.map((home, index) => [`h${index}`, { ...home, plan: null }]);
    return buildTower(readResidences({ plans: {}, homes: Object.fromEntries(unplanned) }).homes);
  }, [made]);
  return (
    <div className={styles.tower} tabIndex={0} role="region" aria-label="New homes by floor">
      <Tower
        floors={floors}
        columns={columns}
        currency={form.units.currency}
        unpriced="On request"
      />
    </div>
  );
}
