import { Button } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { copyText } from '../copy-text.ts';
import { Dialog } from '../Dialog.tsx';
import type { StoredRecord } from '../actions.ts';
import { momentOf } from '../moment-text.ts';
import { Comparison } from './Comparison.tsx';
import { withoutEmpty, type Values } from './values.ts';

type ConflictProps<Row extends StoredRecord> = {
  noun: string;
  /** Null when it was deleted. */
  newest: Row | null;
  mine: Values;
  theirs: Values | null;
  onCancel: () => void;
  onKeepMine: (newest: Row) => void;
  onTakeTheirs: (newest: Row) => void;
  onAddAnew: () => void;
  /** The fields of the form. */
  children: ReactNode;
};

/** Someone else saved or deleted the record while its form was open. */
export function Conflict<Row extends StoredRecord>(props: ConflictProps<Row>) {
  const { noun, newest, mine, theirs, children } = props;
  const compared = useRef<HTMLDivElement>(null);
  const isDeleted = !newest || !theirs;

  const decisions = isDeleted ? (
    <>
      <Button variant="default" onClick={props.onCancel}>
        Back to the form
      </Button>
      <Button onClick={props.onAddAnew} data-autofocus>
        Add it anew
      </Button>
    </>
  ) : (
    <>
      <Button variant="default" onClick={() => props.onTakeTheirs(newest)}>
        Take theirs
      </Button>
      <Button onClick={() => props.onKeepMine(newest)} data-autofocus>
        Keep editing mine over the newer one
      </Button>
    </>
  );

  return (
    <Dialog
      isWide
      heading={`This ${noun} was ${isDeleted ? 'deleted' : 'saved elsewhere'}`}
      onCancel={props.onCancel}
      actions={
        <>
          <CopyMine texts={compared} />
          {decisions}
        </>
      }
    >
      <p>
        {isDeleted
          ? `Someone else deleted this ${noun} while you were writing. Your text is still here.`
          : `It was saved on ${momentOf(newest.updatedAt)}, after you had opened it. Where the two differ, both texts stand here. What you did not touch stays theirs either way.`}
      </p>
      <div ref={compared}>
        <Comparison
          mine={isDeleted ? mine : withoutEmpty(mine)}
          theirs={theirs ?? {}}
          titles={isDeleted ? { mine: 'Yours', theirs: 'Deleted' } : undefined}
        >
          {children}
        </Comparison>
      </div>
    </Dialog>
  );
}

function CopyMine({ texts }: { texts: { readonly current: HTMLElement | null } }) {
  const [said, setSaid] = useState('');

  async function copy() {
    const mine = [...(texts.current?.querySelectorAll<HTMLElement>('[data-mine]') ?? [])];
    const text = mine
      .map(({ dataset, textContent }) => `${dataset['mine']}\n${textContent}`)
      .join('\n\n');
    setSaid((await copyText(text)) ? 'Copied' : 'Could not copy');
  }

  return (
    <>
      <span className="sr" role="status">
        {said}
      </span>
      <Button variant="default" onClick={() => void copy()}>
        {said || 'Copy mine'}
      </Button>
    </>
  );
}
