import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useAction } from '../../../admin/actions/useAction.ts';
import { useChange } from '../../../admin/actions/useChange.ts';
import { FileButton } from '../../../admin/controls/FileButton.tsx';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { importsKey } from './import-screen.ts';
import { nouns } from '../../nouns.ts';
import { sheetNouns } from '../source/sheet-fields.ts';
import { movingErrors } from '../moving.ts';
import styles from './Moving.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import { uploadImport } from './upload-import.ts';

function sheetNames() {
  const names = sheetNouns.map((kind) =>
    kind === 'people' ? 'VIP people' : nouns[kind].noun.many,
  );
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
}

/** Chooses the file to import, and uploads it. */
export function ImportChoice() {
  const call = useAction();
  const { change, failure, setFailure, isBusy } = useChange({
    keys: [importsKey],
    failsIn: 'place',
  });
  const [part, setPart] = useState<number>();
  const stop = useRef<AbortController>(undefined);

  async function upload(file: File) {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setPart(0);
    await change(async () => {
      const request = { file, signal, onProgress: setPart };
      const answer = await call(uploadImport, request, movingErrors.upload);
      if ('message' in answer && answer.message !== '') setFailure(answer.message);
    });
    setPart(undefined);
  }

  return (
    <>
      <ul className={`muted ${styles.kinds}`}>
        <li>A ZIP of the older site’s tables (JSON or CSV) with its folders images and videos</li>
        <li>An export of WordPress (XML, or a ZIP with its uploads)</li>
        <li>A sheet of {sheetNames()} (CSV or XLSX, or a ZIP with its images in any folder)</li>
      </ul>
      <p className="muted">Nothing is written before you have seen the report.</p>
      {failure && <Alert>{failure}</Alert>}
      {part === undefined ? (
        <FileButton
          inputLabel="File to import"
          accept=".zip,.xml,.csv,.xlsx,.json"
          isBusy={isBusy}
          onFiles={([file]) => file && void upload(file)}
        >
          Choose a file…
        </FileButton>
      ) : (
        <div className={styles.progress}>
          <span className="num">Uploading {Math.floor(part * 100)}%</span>
          <ProgressBar label="Upload" part={part} />
          <Button variant="default" onClick={() => stop.current?.abort()}>
            Cancel
          </Button>
        </div>
      )}
    </>
  );
}
