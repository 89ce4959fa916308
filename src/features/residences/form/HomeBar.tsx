import { Button } from '@mantine/core';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { FileButton } from '../../../admin/controls/FileButton.tsx';
import { saveFile } from '../../../admin/browser/save-file.ts';
import { readFileText, type FileText } from '../../../admin/sheet/file-text.ts';
import { hasKnownTitle } from '../../../lib/text/titles.ts';
import { homesCsv } from '../import/home-csv.ts';
import { homeTitles } from '../import/home-titles.ts';
import styles from './HomesEditor.module.css';
import type { HomesForm } from './useHomes.ts';

type HomeBarProps = {
  form: Pick<HomesForm, 'rows' | 'plans' | 'units' | 'canUndo' | 'undo'>;
  onPrices: () => void;
  onScheme: () => void;
  onImport: (heading: string, file: FileText | undefined) => void;
};

function hasHomeTitle(text: string) {
  return hasKnownTitle(text, homeTitles);
}

const importLabel = 'Import CSV or Excel';

const workbooks =
  '.xls,.xlsx,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Actions on all homes: change prices, make, import, export and undo. */
export function HomeBar({ form, onPrices, onScheme, onImport }: HomeBarProps) {
  const { rows, plans, units, canUndo, undo } = form;

  async function read(chosenFile: File | undefined) {
    if (!chosenFile) return;
    onImport(
      importLabel,
      await readFileText(await chosenFile.arrayBuffer(), { isKnown: hasHomeTitle }),
    );
  }

  return (
    <div className={styles.bar}>
      {rows.length > 0 && (
        <Button variant="default" onClick={onPrices}>
          Change prices…
        </Button>
      )}
      <Button variant="default" onClick={onScheme}>
        Make homes by a scheme…
      </Button>
      <Button variant="default" onClick={() => onImport('Paste from Excel', undefined)}>
        Paste from Excel
      </Button>
      <FileButton
        variant="default"
        inputLabel="CSV or Excel file of homes"
        accept={`.csv,.tsv,.tab,.txt,text/csv,text/plain,${workbooks}`}
        field="Homes"
        onFiles={([chosen]) => void read(chosen)}
      >
        {importLabel}
      </FileButton>
      {rows.length > 0 && (
        <Button
          variant="default"
          onClick={() => saveFile(homesCsv(rows, plans, units.areaUnit), 'homes.csv', 'text/csv')}
        >
          Export for Excel (CSV)
        </Button>
      )}
      <Button
        variant="subtle"
        leftSection={<AdminIcon name="undo" />}
        aria-label="Undo the last change to homes"
        disabled={!canUndo}
        onClick={undo}
      >
        Undo
      </Button>
    </div>
  );
}
