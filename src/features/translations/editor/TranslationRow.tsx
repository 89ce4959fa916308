import { memo, useId, useMemo, useState, type ReactNode } from 'react';
import { formatShortTime } from '../../../admin/controls/format-local-time.ts';
import { FieldsProvider, useFields } from '../../../admin/fields/fields-context.ts';
import { RichTextField } from '../../../admin/fields/RichTextField.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { goToNamedField } from '../../../admin/forms/go-to-field.ts';
import { textAt } from '../../../admin/forms/values.ts';
import { useEditor } from '../../../admin/frame/member-context.ts';
import {
  FrenchTypography,
  offeredTypography,
  OffersTypography,
} from '../../../admin/fields/FrenchTypography.tsx';
import { actorName } from '../../../model/actors.ts';
import type { Unit, UnitState } from '../../../model/translations/units.ts';
import { structureNote } from '../text-structure.ts';
import { sourceChanged, type TranslationView } from '../translation.ts';
import { SourceText } from './SourceText.tsx';
import styles from './Translation.module.css';
import { textField, unitField, useWrittenText } from './useTranslationValues.ts';

type TranslationRowProps = {
  unit: Unit;
  /** Who changed the source since, and when. */
  change: TranslationView['changes'][string] | undefined;
  label: string;
  sourceLanguage: string;
  sourceName: string;
  /** The language that is translated into. */
  language: string;
  isHidden: boolean;
};

/** A text beside its translation. */
export const TranslationRow = memo(function TranslationRow(props: TranslationRowProps) {
  const { unit, label, change, sourceLanguage, sourceName, language, isHidden } = props;
  const { path, source } = unit;
  const fields = useFields();
  const { state, text, madeFrom } = useWrittenText(unit);
  const [showsWhole, setShowsWhole] = useState(false);
  const id = useId();

  /** The pressed button disappears. */
  function act(newText: string, from = source) {
    if (fields.mode === 'form') fields.change(unitField(path), [newText, from]);
    goToNamedField(textField(path));
  }

  const note = unitNote(unit, state, text);
  const isSet = offeredTypography(text, language) === text;
  return (
    <div
      className={`${styles.row} ${styles[state]}`}
      data-part={path}
      data-state={state}
      hidden={isHidden}
      role="group"
      aria-labelledby={`${id}-label ${id}-state`}
    >
      <div className={styles.key}>
        <b id={`${id}-label`}>{label}</b>
        <StateOfUnit id={`${id}-state`} state={state} />
      </div>
      <SourceText
        unit={unit}
        language={sourceLanguage}
        madeFrom={state === 'changed' && !showsWhole ? madeFrom : undefined}
      />
      <div className={styles.target} lang={language}>
        <WrittenFields source={source} path={path}>
          <OffersTypography value={false}>
            <UnitField unit={unit} label={label} text={text} />
          </OffersTypography>
        </WrittenFields>
        {(state !== 'current' || note || !isSet) && (
          <div className={styles.acts} lang="en">
            {state === 'missing' && (
              <button
                type="button"
                aria-label={`Copy source: ${label}`}
                onClick={() => act(source)}
              >
                Copy source
              </button>
            )}
            {state === 'changed' && (
              <>
                <button
                  type="button"
                  aria-label={`Mark as current: ${label}`}
                  onClick={() => act(text)}
                >
                  Mark as current
                </button>
                <button
                  type="button"
                  aria-label={`${showsWhole ? 'Show changes' : 'Show full source'}: ${label}`}
                  onClick={() => setShowsWhole(!showsWhole)}
                >
                  {showsWhole ? 'Show changes' : 'Show full source'}
                </button>
              </>
            )}
            <FrenchTypography
              text={text}
              language={language}
              label={label}
              onSet={(set) => act(set, madeFrom)}
            />
            <span>
              {note ??
                (state === 'missing'
                  ? 'Not published until this is filled in'
                  : change && <ChangedBy name={sourceName} {...change} />)}
            </span>
          </div>
        )}
      </div>
    </div>
  );
});

function UnitField({
  unit: { path, kind, source, wasPlain },
  label,
  text,
}: {
  unit: Unit;
  label: string;
  text: string;
}) {
  // It stays the same control while someone types.
  const [longest] = useState(() => (source.length > text.length ? source : text));
  const field = { name: textField(path), label };
  if (kind === 'html')
    return <RichTextField {...field} isLow={source.length < 300} wasPlain={wasPlain} />;
  const isLong = kind === 'prose' || longest.length > 36 || longest.includes('\n');
  if (!isLong) return <TextField {...field} width="whole" />;
  return <TextAreaField {...field} rows={rowsFor(longest)} />;
}

/** As many lines as a text needs in a column, for browsers that do not measure it. */
function rowsFor(text: string) {
  const lines = text.split('\n').map((line) => Math.ceil((line.length + 1) / 48));
  return Math.min(
    16,
    lines.reduce((sum, count) => sum + count, 0),
  );
}

type WrittenFieldsProps = { source: string; path: string; children: ReactNode };

/** What is typed is made from the source as it is now. An empty text is no fault until it is published. */
function WrittenFields({ source, path, children }: WrittenFieldsProps) {
  const fields = useFields();
  const written = useMemo(() => {
    if (fields.mode === 'comparison') return fields;
    const { store, change, leave } = fields;
    return {
      ...fields,
      change: (_name: string, text: unknown) => change(unitField(path), [text, source]),
      leave: (name: string) => {
        if (textAt(store.values(), name).trim() !== '') leave(name);
      },
    };
  }, [fields, source, path]);
  return <FieldsProvider value={written}>{children}</FieldsProvider>;
}

/** What editors read. */
export function stateName(state: UnitState) {
  if (state === 'changed') return sourceChanged();
  return state === 'current' ? 'Current' : 'Missing';
}

const drawings: Record<UnitState, ReactNode> = {
  current: <path d="M2 8.5l4 4L14 4" />,
  changed: <path d="M3 6h10M3 10h10M11 2.5L5 13.5" />,
  missing: <circle cx="8" cy="8" r="5.6" />,
};

function unitNote(unit: Unit, state: UnitState, text: string) {
  if (unit.isOptional && text === '') return 'Visitors read the source until this is filled in';
  return state === 'missing' ? undefined : structureNote(unit, text);
}

function StateOfUnit({ id, state }: { id: string; state: UnitState }) {
  return (
    <span className={styles.state} id={id}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {drawings[state]}
      </svg>
      {stateName(state)}
    </span>
  );
}

type ChangedByProps = TranslationView['changes'][string] & { name: string };

function ChangedBy({ name, savedBy, savedAt }: ChangedByProps) {
  const editor = useEditor();
  const author = savedBy === editor ? 'you' : actorName(savedBy);
  return `${name} changed ${formatShortTime(savedAt)}, by ${author}`;
}
