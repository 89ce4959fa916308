import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { actorName } from '../../model/actors.ts';
import { copyText } from '../browser/copy-text.ts';
import { Dialog } from '../feedback/Dialog.tsx';
import type { StoredRecord } from '../actions/actions.ts';
import { useEditor } from '../frame/member-context.ts';
import { formatDateTime } from '../controls/format-local-time.ts';
import { Comparison } from './Comparison.tsx';
import { isWithin } from './error-fields.ts';
import {
  changedByBoth,
  differs,
  mergeThreeWay,
  valueAt,
  withoutEmpty,
  withValueAt,
  type Values,
} from './values.ts';

/** What is shown of the newer version. A file has no time of its last change. */
type Newest = {
  revision: number;
  updatedAt?: string;
  publication?: StoredRecord['publication'];
};

/** A form that someone else saved meanwhile, and what can be done about it. */
export type ConflictState<Row extends Newest> = {
  /** Null if it was deleted. */
  newest: Row | null;
  mine: Values;
  /** The values that both started from. */
  baseValues: Values;
  theirs: Values | null;
  confirm: string;
  onCancel: () => void;
  onChosen: (newest: Row, values: Values) => void;
  onAddAsNew: () => void;
};

type ConflictProps<Row extends Newest> = ConflictState<Row> & {
  noun: string;
  /** The fields of the form. */
  children: ReactNode;
};

type Side = 'mine' | 'theirs';

/** Shown if someone else saved or deleted the record while its form was open. */
export function Conflict<Row extends Newest>(props: ConflictProps<Row>) {
  const { noun, newest, mine, baseValues, theirs, children } = props;
  const editor = useEditor();
  const comparison = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const isDeleted = !newest || !theirs;
  const conflicts = isDeleted ? [] : changedByBoth(mine, baseValues, theirs);
  const [isAsking] = useState(conflicts.length > 0);
  // Enter must not overwrite what nobody has compared yet.
  useLayoutEffect(() => {
    if (isAsking) comparison.current?.querySelector<HTMLElement>('[type="radio"]')?.focus();
  }, [isAsking]);
  const fieldAt = (name: string) => conflicts.find((path) => isWithin(name, path));

  function result(otherValues: Values) {
    return conflicts
      .filter((path) => chosen[path] === 'theirs')
      .reduce(
        (values, path) => withValueAt(values, path, valueAt(otherValues, path)),
        mergeThreeWay(mine, baseValues, otherValues),
      );
  }

  return (
    <Dialog
      isWide
      heading={`This ${noun} was ${isDeleted ? 'deleted' : 'saved elsewhere'}`}
      onCancel={props.onCancel}
      actions={
        <>
          {(isDeleted || conflicts.length > 0) && <CopyMine container={comparison} />}
          <Button variant="subtle" onClick={props.onCancel}>
            Back to the form
          </Button>
          {isDeleted ? (
            <Button onClick={props.onAddAsNew} data-autofocus>
              Add as new
            </Button>
          ) : (
            <Button
              onClick={() => props.onChosen(newest, result(theirs))}
              data-autofocus={!isAsking || undefined}
            >
              {props.confirm}
            </Button>
          )}
        </>
      }
    >
      <p>
        {isDeleted
          ? `Someone else deleted this ${noun} while you were editing. Your changes are still here.`
          : `It was saved${savedByText(newest, editor)}${newest.updatedAt ? ` on ${formatDateTime(newest.updatedAt)},` : ''} after you opened it. ${resultText(newest, conflicts.length, editor)}`}
      </p>
      <div ref={comparison}>
        {isDeleted && (
          <Comparison mine={mine} theirs={{}} titles={{ mine: 'Yours', theirs: 'Deleted' }}>
            {children}
          </Comparison>
        )}
        {!isDeleted && conflicts.length > 0 && (
          <Comparison
            mine={withoutEmpty(mine)}
            theirs={theirs}
            isVisible={(name) => fieldAt(name) !== undefined && differs(mine, theirs, name)}
            choice={{
              of: (name) => chosen[fieldAt(name) ?? name] ?? 'mine',
              choose: (name, side) => setChosen({ ...chosen, [fieldAt(name) ?? name]: side }),
            }}
          >
            {children}
          </Comparison>
        )}
      </div>
    </Dialog>
  );
}

function savedByText({ publication }: Newest, editor: string) {
  if (!publication || publication.savedBy === editor) return '';
  return ` by ${actorName(publication.savedBy)}`;
}

function resultText({ publication }: Newest, count: number, editor: string) {
  const isOwn = publication?.savedBy === editor;
  const hides = publication && publication.state !== 'published';
  return [
    hides &&
      `${isOwn ? 'You' : actorName(publication.savedBy)} saved changes that are not published yet. If you publish, they are published too.`,
    count > 0 &&
      `${isOwn ? 'You changed the fields below in both places' : 'You both changed the fields below'}. Choose which version to keep; all other changes are kept.`,
    count === 0 && 'You changed different fields, so all changes are kept.',
  ]
    .filter(Boolean)
    .join(' ');
}

function CopyMine({ container }: { container: { readonly current: HTMLElement | null } }) {
  const [message, setMessage] = useState('');

  async function copy() {
    const elements = [...(container.current?.querySelectorAll<HTMLElement>('[data-mine]') ?? [])];
    const text = elements
      .map(({ dataset, textContent }) => `${dataset['mine']}\n${textContent}`)
      .join('\n\n');
    setMessage((await copyText(text)) ? 'Copied' : 'Could not copy');
  }

  return (
    <>
      <span className="sr" role="status">
        {message}
      </span>
      <Button variant="default" onClick={() => void copy()}>
        {message || 'Copy my version'}
      </Button>
    </>
  );
}
