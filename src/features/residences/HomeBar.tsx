import { Button } from '@mantine/core';
import { useId } from 'react';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import { chooseFiles, FileInput } from '../../admin/FileInput.tsx';
import { saveFile } from '../../admin/save-file.ts';
import { homesCsv } from './home-csv.ts';
import styles from './HomesEditor.module.css';
import type { useHomes } from './useHomes.ts';

type HomeBarProps = {
  all: ReturnType<typeof useHomes>;
  onPrices: () => void;
  onImport: (heading: string, text: string | undefined) => void;
};

/** What is done to all homes at once. */
export function HomeBar({ all, onPrices, onImport }: HomeBarProps) {
  const file = useId();
  const { rows, plans, canUndo, undo } = all;

  async function read(chosen: File | undefined) {
    if (chosen) onImport('Import CSV', textOf(await chosen.arrayBuffer()));
  }

  return (
    <div className={styles.bar}>
      {rows.length > 0 && (
        <Button variant="default" onClick={onPrices}>
          Change prices…
        </Button>
      )}
      <Button variant="default" onClick={() => onImport('Paste from Excel', undefined)}>
        Paste from Excel
      </Button>
      <Button variant="default" onClick={() => chooseFiles(file)}>
        Import CSV
      </Button>
      <FileInput
        id={file}
        label="CSV of homes"
        accept=".csv,text/csv,text/plain"
        onFiles={([chosen]) => void read(chosen)}
      />
      {rows.length > 0 && (
        <Button
          variant="default"
          onClick={() => saveFile(homesCsv(rows, plans), 'homes.csv', 'text/csv')}
        >
          Export CSV
        </Button>
      )}
      <Button
        variant="subtle"
        leftSection={<AdminIcon name="undo" />}
        aria-label="Take back the last change of homes"
        disabled={!canUndo}
        onClick={undo}
      >
        Take back
      </Button>
    </div>
  );
}

/** As UTF-8, else as Excel on Windows writes it. */
function textOf(bytes: ArrayBuffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
