import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { showToast } from '../../../admin/feedback/Toasts.tsx';
import { PreviewTable } from '../../../admin/import/PreviewTable.tsx';
import { plural } from '../../../lib/text/plural.ts';
import type { HomeRow } from '../form/home-rows.ts';
import { shortMoneyText, type Currency } from '../money.ts';
import {
  consequence,
  priceChanges,
  readPercent,
  roundingSteps,
  maxListed,
  type PriceChange,
} from './price-change.ts';
import { useWrittenPriceRange, type HomesForm } from '../form/useHomes.ts';
import styles from '../form/HomeDialogs.module.css';

type ChangePricesDialogProps = {
  form: Pick<HomesForm, 'rows' | 'currency' | 'homes' | 'write'>;
  selected: HomeRow[];
  filteredRows: HomeRow[];
  onClose: () => void;
};

/** Raises or lowers prices by a percentage. Shows the result first; the change can be undone. */
export function ChangePricesDialog({
  form,
  selected,
  filteredRows,
  onClose,
}: ChangePricesDialogProps) {
  const { rows, currency, homes, write } = form;
  const writtenRange = useWrittenPriceRange();
  const choices = homeChoices(rows, filteredRows, selected);
  const steps = roundingSteps(rows);
  const [direction, setDirection] = useState<'raise' | 'lower'>('raise');
  const [percentText, setPercentText] = useState('2.5');
  const [roundTo, setRoundTo] = useState(String(steps[0]));
  const [choice, setChoice] = useState(choices[0]?.value ?? '');
  const percent = readPercent(percentText);
  const chosenHomes = choices.find(({ value }) => value === choice)?.rows ?? [];
  const changes =
    percent === undefined
      ? []
      : priceChanges(chosenHomes, {
          percent: direction === 'raise' ? percent : -percent,
          roundTo: Number(roundTo),
        });

  function change() {
    if (percent === undefined || changes.length === 0) return;
    const next = { ...homes };
    for (const { key, next: price } of changes) {
      const home = next[key];
      if (home) next[key] = { ...home, price: String(price) };
    }
    write(next);
    onClose();
    const verb = direction === 'raise' ? 'Raised' : 'Lowered';
    showToast({
      text: `${verb} ${plural(changes.length, '# price', '# prices')} by ${percent}%`,
    });
  }

  return (
    <Dialog
      heading="Change prices"
      onCancel={onClose}
      cancel="Cancel"
      actions={
        <Button aria-disabled={changes.length === 0} onClick={change}>
          {plural(changes.length, 'Change # price', 'Change # prices')}
        </Button>
      }
    >
      <div className={styles.rule}>
        <NativeSelect
          label="Change"
          value={direction}
          onChange={({ currentTarget }) => setDirection(currentTarget.value as typeof direction)}
          data={[
            { value: 'raise', label: 'Increase by' },
            { value: 'lower', label: 'Decrease by' },
          ]}
        />
        <TextInput
          label="Percent"
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          value={percentText}
          error={percent === undefined ? 'Enter a number between 0 and 100' : undefined}
          onChange={({ currentTarget }) => setPercentText(currentTarget.value)}
        />
        <NativeSelect
          label="Round to"
          value={roundTo}
          onChange={({ currentTarget }) => setRoundTo(currentTarget.value)}
          data={steps.map((step) => ({
            value: String(step),
            label: step === 1 ? 'No rounding' : shortMoneyText(step, currency),
          }))}
        />
        <NativeSelect
          label="Apply to"
          value={choice}
          onChange={({ currentTarget }) => setChoice(currentTarget.value)}
          data={choices.map(({ value, label }) => ({ value, label }))}
        />
      </div>
      <PriceChanges changes={changes} currency={currency} />
      <p className="muted" role="status">
        {consequence(changes, form, { writtenRange, chosenHomes })}
      </p>
    </Dialog>
  );
}

function available(rows: HomeRow[]) {
  return rows.filter(({ state }) => state === 'available');
}

function homeChoices(rows: HomeRow[], filteredRows: HomeRow[], selected: HomeRow[]) {
  const notSold = rows.filter(({ state }) => state !== 'sold');
  const isFiltered = filteredRows.length < rows.length;
  return [
    ...(selected.length > 0
      ? [{ value: 'selected', label: `${selected.length} selected`, rows: selected }]
      : []),
    ...(isFiltered
      ? [
          {
            value: 'shown',
            label: `${available(filteredRows).length} available in this view`,
            rows: available(filteredRows),
          },
        ]
      : []),
    { value: 'available', label: `${available(rows).length} available`, rows: available(rows) },
    { value: 'not-sold', label: `${notSold.length} not sold`, rows: notSold },
  ];
}

type PriceChangesProps = { changes: PriceChange[]; currency: Currency };

function PriceChanges({ changes, currency }: PriceChangesProps) {
  return (
    <PreviewTable
      className={`num ${styles.prices}`}
      columns={['Home', 'Current', 'New', 'Change']}
      limit={maxListed}
      rows={changes.map(({ key, number, now, next }) => ({
        key,
        cells: [
          number,
          shortMoneyText(now, currency),
          shortMoneyText(next, currency),
          `${next > now ? '+' : '−'}${shortMoneyText(Math.abs(next - now), currency)}`,
        ],
      }))}
    />
  );
}
