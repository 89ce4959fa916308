import { Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { chooseFiles, FileInput } from '../../../admin/controls/FileInput.tsx';
import { useFields, useHasErrorsIn } from '../../../admin/fields/fields-context.ts';
import { valueAt } from '../../../admin/forms/values.ts';
import { areaIn, areaUnitNames, type AreaUnit } from '../../../lib/geo/areas.ts';
import { formatNumber } from '../../../lib/text/numbers.ts';
import { capitalised } from '../../../lib/text/capitalised.ts';
import { plural } from '../../../lib/text/plural.ts';
import type { OfferedFiles } from '../../media/fields/MediaSlot.tsx';
import { TextButton } from '../../media/fields/TextButton.tsx';
import { acceptedTypes, foreignTypes } from '../../media/upload/upload-rules.ts';
import { useFileDrop } from '../../media/upload/useFileDrop.ts';
import { typedArea, type HomeRow } from './home-rows.ts';
import type { TypedPlan } from '../typed-plans.ts';
import type { Units } from '../area-unit.ts';
import { shortMoneyText } from '../money.ts';
import { DrawnTexts } from './DrawnTexts.tsx';
import { PlanFields } from './PlanFields.tsx';
import { parsePrice } from '../prices/price-change.ts';
import { numberRange } from '../residence-summary.ts';
import { unreleasedText } from '../residence-text.ts';
import { makeKey } from '../residence.ts';
import styles from './PlansField.module.css';
import { useHomes } from './useHomes.ts';

/** The types of homes. Only one is open at a time. */
export function PlansField() {
  const fields = useFields();
  if (fields.mode === 'form') return <PlanRows />;
  const keys = [fields.mine, fields.theirs].flatMap((values) =>
    Object.keys(Object(valueAt(values, 'residences.plans')) as object),
  );
  return [...new Set(keys)].map((key) => <PlanFields key={key} planKey={key} />);
}

function PlanRows() {
  const heading = useId();
  const form = useHomes();
  const { plans, presentPlans, homes, rows, units, write } = form;
  const [openKey, setOpenKey] = useState<string>();
  const [drawn, setDrawn] = useState<Record<string, File>>({});
  const newDrawings = useId();

  function add() {
    const key = makeKey();
    write(homes, { ...plans, [key]: { name: '' } });
    setOpenKey(key);
  }

  /** A floor plan for each drawing, with the name of its file. */
  function addDrawn(files: File[]) {
    const added = Object.fromEntries(files.map((file) => [makeKey(), file]));
    const names = Object.entries(added).map(([key, { name }]) => [key, { name: planName(name) }]);
    setDrawn({ ...drawn, ...added });
    write(homes, { ...plans, ...(Object.fromEntries(names) as typeof plans) });
    setOpenKey(Object.keys(added)[0]);
  }

  return (
    <section className={styles.section} aria-labelledby={heading} data-field="residences.plans">
      <FileInput
        id={newDrawings}
        label="Drawings of new floor plans"
        field="New floor plan"
        accept={drawingTypes}
        isMany
        onFiles={addDrawn}
      />
      <div className={styles.top}>
        <h2 className={styles.title} id={heading}>
          Floor plans
        </h2>
        <Button variant="default" leftSection={<AdminIcon name="add" />} onClick={add}>
          Add floor plan
        </Button>
      </div>
      {Object.keys(presentPlans).length === 0 ? (
        <p className={styles.none}>
          A floor plan holds what several homes share: rooms, area and drawing.
        </p>
      ) : (
        <ul className={styles.rows}>
          {Object.entries(presentPlans).map(([key, plan]) => (
            <PlanRow
              key={key}
              planKey={key}
              plan={plan}
              homes={rows.filter((row) => row.plan === key)}
              units={units}
              drawn={drawn[key]}
              onDrawn={() => setDrawn(({ [key]: _taken, ...others }) => others)}
              isOpen={key === openKey}
              onOpen={(isOpen) => setOpenKey(isOpen ? key : undefined)}
              onDelete={() => {
                write(homes, { ...plans, [key]: null });
                setOpenKey(undefined);
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const drawingTypes = `${acceptedTypes.logo},${acceptedTypes.pdf},${foreignTypes}`;

/** `Two bedroom` for `two-bedroom.pdf`. */
function planName(file: string) {
  return capitalised(file.replace(/\.[^.]+$/, '').replaceAll(/[-_\s]+/g, ' '));
}

type PlanRowProps = {
  planKey: string;
  plan: TypedPlan;
  homes: HomeRow[];
  units: Units;
  /** The file that it was made for. */
  drawn: File | undefined;
  /** Called once it is taken. */
  onDrawn: () => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onDelete: () => void;
};

/** A floor plan with errors is open. A drawing may be chosen for, or dropped onto, any row. */
function PlanRow(props: PlanRowProps) {
  const { planKey, plan, homes, units, drawn, onDrawn, isOpen, onOpen, onDelete } = props;
  const isUsed = homes.length > 0;
  const usedId = useId();
  const input = useId();
  const head = useRef<HTMLDivElement>(null);
  const [offered, setOffered] = useState(() => drawn && offer([drawn]));
  const [wasOpened, setOpened] = useState(drawn !== undefined);
  const isExpanded = useHasErrorsIn(`residences.plans.${planKey}`) || isOpen;
  const isOver = useFileDrop(head, take);
  const name = plan.name || 'New floor plan';
  const drawingUrl = typeof plan['picture'] === 'string' ? plan['picture'] : '';
  if (isExpanded && !wasOpened) setOpened(true);

  function offer(files: File[]): OfferedFiles | undefined {
    return { files, onTaken: clearOffered };
  }

  function clearOffered() {
    setOffered(undefined);
    onDrawn();
  }

  function take(files: File[]) {
    if (files.length === 0) return;
    setOffered(offer(files.slice(0, 1)));
    onOpen(true);
  }

  return (
    <li className={isExpanded ? styles.isOpen : undefined}>
      <div ref={head} className={styles.head} data-over={isOver || undefined}>
        <button
          type="button"
          className={styles.row}
          aria-expanded={isExpanded}
          onClick={() => onOpen(!isExpanded)}
        >
          <b>{name}</b>
          <span className={`num ${styles.facts}`}>{planFacts(plan, homes, units)}</span>
        </button>
        {drawingUrl === '' ? (
          <>
            <FileInput
              id={input}
              label={`Drawing of ${name}`}
              field={`Drawing of ${name}`}
              accept={drawingTypes}
              onFiles={take}
            />
            <TextButton
              label="Add drawing"
              subject={`of ${name}`}
              onClick={() => chooseFiles(input)}
            />
          </>
        ) : (
          <img className={styles.drawing} src={drawingUrl} alt="" loading="lazy" />
        )}
      </div>
      {(isExpanded || wasOpened) && (
        <div className={styles.fields} hidden={!isExpanded} data-file-field-off>
          <PlanFields planKey={planKey} offered={offered} />
          <DrawnTexts url={drawingUrl} />
          <div className={styles.acts}>
            <Button
              variant="default"
              aria-disabled={isUsed}
              aria-describedby={isUsed ? usedId : undefined}
              onClick={() => !isUsed && onDelete()}
            >
              Delete floor plan
            </Button>
            {isUsed && (
              <span id={usedId} className="muted">
                {plural(homes.length, '# home uses', '# homes use')} this floor plan. Change them
                first.
              </span>
            )}
          </div>
        </div>
      )}
    </li>
  );
}

function planFacts(plan: TypedPlan, planHomes: HomeRow[], { currency, areaUnit }: Units) {
  const available = planHomes.filter(({ state }) => state === 'available');
  const unreleased = planHomes.filter(({ state }) => state === 'not-released').length;
  const prices = available.flatMap(({ price }) => parsePrice(price) ?? []);
  const lowest = prices.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  return [
    isNumber(plan['bedrooms']) && `${plan['bedrooms']} bed`,
    isNumber(plan['bathrooms']) && `${plan['bathrooms']} bath`,
    interiorText(plan, planHomes, areaUnit),
    prices.length > 0 && `from ${shortMoneyText(lowest, currency)}`,
    unreleasedText({ total: planHomes.length, left: available.length, unreleased }) ??
      `${available.length} of ${planHomes.length} left`,
  ]
    .filter(Boolean)
    .join(', ');
}

function interiorText(plan: TypedPlan, planHomes: HomeRow[], areaUnit: AreaUnit) {
  const areas = planHomes.map((home) => typedArea(home, plan));
  const [from, to] = numberRange(
    planHomes.length > 0 ? areas : [typedArea({ interior: '' }, plan)],
  );
  if (from === null) return false;
  const [lowest, highest] = [from, to].map((area) => formatNumber(areaIn(area, areaUnit)));
  return `${lowest === highest ? '' : `${lowest} to `}${highest} ${areaUnitNames[areaUnit]}`;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
