import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { plural } from '../../lib/text/plural.ts';
import { Dialog } from '../feedback/Dialog.tsx';
import { showToast } from '../feedback/Toasts.tsx';
import { useFields } from '../fields/fields-context.ts';
import { fileTargets, handFiles, onlyTarget, type FileTarget } from './dropped-files.ts';
import styles from './FileDrop.module.css';
import { goToField } from './go-to-field.ts';

type Question = { files: File[]; targets: FileTarget[] };

/** Takes files that are dropped anywhere on a form or, if it is the only one, on the screen: they go to the field that takes them, or a dialog asks for it. */
export function FileDrop({ form }: { form: RefObject<HTMLElement | null> }) {
  const fields = useFields();
  const [hint, setHint] = useState<string>();
  const [question, setQuestion] = useState<Question>();

  function currentValue(name: string) {
    return fields.mode === 'form' ? fields.store.valueAt(name) : undefined;
  }

  function change(name: string, value: unknown) {
    if (fields.mode === 'form') fields.change(name, value);
  }

  function give(target: FileTarget, files: readonly File[]) {
    const conditions = hiddenConditions(target.input);
    const former = conditions.map(
      ({ whileField }) => [whileField, currentValue(whileField)] as const,
    );
    flushSync(() => {
      for (const { whileField, whileValue } of conditions) change(whileField, whileValue);
    });
    const input = target.input.isConnected ? target.input : findAgain(target, files);
    if (!input) return;
    const field = input.closest<HTMLElement>('[data-field]');
    if (field) goToField(field);
    handFiles(input, files);
    if (former.length === 0) return;
    showToast({
      text: `Switched to ${target.label}`,
      action: {
        label: 'Undo',
        leavesFocus: true,
        run: () => former.forEach(([name, value]) => change(name, value)),
      },
    });
  }

  /** A field that stood for another until it was shown. */
  function findAgain({ label }: FileTarget, files: readonly File[]) {
    const targets = form.current ? fileTargets(form.current, files) : [];
    return targets.find((one) => one.label === label)?.input;
  }

  const onDrag = useEffectEvent((event: DragEvent) => {
    const items = [...(event.dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file');
    if (!form.current || items.length === 0 || isElsewhere(event, form.current)) return;
    const isTaken = event.defaultPrevented;
    event.preventDefault();
    if (isTaken) return setHint(undefined);
    // A sheet has no type in some systems.
    const isKnown = items.every(({ type }) => type !== '');
    setHint(isKnown ? dropHint(fileTargets(form.current, items)) : 'Drop the file on the form');
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setHint(undefined);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!form.current || files.length === 0 || event.defaultPrevented) return;
    if (isElsewhere(event, form.current)) return;
    event.preventDefault();
    const targets = fileTargets(form.current, files);
    const only = onlyTarget(targets);
    if (only) give(only, files);
    else if (targets.length > 0) setQuestion({ files, targets });
    else showToast({ text: refusal(files), isError: true });
  });
  const onLeave = useEffectEvent((event: DragEvent) => {
    const { relatedTarget } = event;
    if (!(relatedTarget instanceof Node) || !isOver(relatedTarget, form.current))
      setHint(undefined);
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const { body } = document;
    for (const type of ['dragenter', 'dragover'] as const)
      body.addEventListener(type, (event) => onDrag(event), { signal });
    body.addEventListener('dragleave', (event) => onLeave(event), { signal });
    body.addEventListener('drop', (event) => onDrop(event), { signal });
    return () => stop.abort();
  }, []);

  return (
    <>
      {hint !== undefined && (
        <p className={styles.hint} role="status">
          {hint}
        </p>
      )}
      {question && (
        <Dialog
          heading={plural(
            question.files.length,
            'Where does the file go?',
            'Where do the files go?',
          )}
          cancel="Cancel"
          onCancel={() => setQuestion(undefined)}
        >
          <p className={styles.names}>{question.files.map(({ name }) => name).join(', ')}</p>
          <ul className={styles.targets}>
            {question.targets.map((target, index) => (
              <li key={index}>
                <Button
                  variant="default"
                  fullWidth
                  data-autofocus={index === 0 || undefined}
                  onClick={() => {
                    setQuestion(undefined);
                    give(target, question.files);
                  }}
                >
                  {target.isFilled ? `${target.label}: replace` : target.label}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

/** What must be chosen elsewhere in the form, so that a field is shown. */
function hiddenConditions(input: HTMLInputElement) {
  const conditions: { whileField: string; whileValue: string }[] = [];
  let around = input.closest<HTMLElement>('[data-while-field][hidden]');
  while (around) {
    const { whileField = '', whileValue = '' } = around.dataset;
    conditions.push({ whileField, whileValue });
    around = around.parentElement?.closest<HTMLElement>('[data-while-field][hidden]') ?? null;
  }
  return conditions;
}

/** On a dialog or another form, or an image of the page, which also counts as a file. */
function isElsewhere({ dataTransfer, target }: DragEvent, form: HTMLElement) {
  if (dataTransfer?.types.includes('text/html') || !(target instanceof Element)) return true;
  return target.closest('dialog') !== null || !isOver(target, form);
}

/** The only form of a screen takes what is dropped beside it, too. */
function isOver(target: Node, form: HTMLElement | null) {
  const forms = document.querySelectorAll('form[data-record]');
  return forms.length === 1 || form?.contains(target) === true;
}

function dropHint(targets: readonly FileTarget[]) {
  if (targets.length === 0) return 'No field of this form takes this file';
  const only = onlyTarget(targets);
  return only ? `Drop to add to: ${only.label}` : 'Drop, then choose where it goes';
}

function refusal(files: readonly File[]) {
  const names = files.map(({ name }) => name).join(', ');
  return `No field of this form takes ${names}`;
}
