import { Button } from '@mantine/core';
import { useId } from 'react';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { ButtonMenu, isShown } from '../../../admin/controls/ButtonMenu.tsx';
import { chooseFiles, FileInput } from '../../../admin/controls/FileInput.tsx';
import { saveFile } from '../../../admin/browser/save-file.ts';
import { readFileText, type FileText } from '../../../admin/sheet/file-text.ts';
import { hasKnownTitle } from '../../../lib/text/titles.ts';
import { homesCsv } from '../import/home-csv.ts';
import { homeTitles } from '../import/home-titles.ts';
import styles from './HomesEditor.module.css';
import type { HomesForm } from './useHomes.ts';

type HomeBarProps = {
  form: Pick<HomesForm, 'rows' | 'plans' | 'units' | 'canUndo' | 'undo'>;
  isNarrow: boolean;
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
export function HomeBar({ form, isNarrow, onPrices, onScheme, onImport }: HomeBarProps) {
  const { rows, plans, units, canUndo, undo } = form;
  const fileId = useId();

  async function read(chosenFile: File | undefined) {
    if (!chosenFile) return;
    onImport(
      importLabel,
      await readFileText(await chosenFile.arrayBuffer(), { isKnown: hasHomeTitle }),
    );
  }

  const prices = rows.length > 0 && { label: 'Change prices…', run: onPrices };
  const scheme = { label: 'Make homes by a scheme…', run: onScheme };
  const tools = [prices, scheme].filter(isShown);

  return (
    <div className={styles.bar}>
      <Button
        variant="subtle"
        leftSection={<AdminIcon name="undo" />}
        aria-label="Undo the last change to homes"
        disabled={!canUndo}
        onClick={undo}
      >
        Undo
      </Button>
      {!isNarrow &&
        tools.map(({ label, run }) => (
          <Button key={label} variant="default" onClick={run}>
            {label}
          </Button>
        ))}
      <ButtonMenu
        items={[
          ...(isNarrow ? tools : []),
          { label: 'Paste from Excel', run: () => onImport('Paste from Excel', undefined) },
          { label: importLabel, run: () => chooseFiles(fileId) },
          rows.length > 0 && {
            label: 'Export for Excel (CSV)',
            run: () => saveFile(homesCsv(rows, plans, units.areaUnit), 'homes.csv', 'text/csv'),
          },
        ]}
        target={
          <Button variant="default" rightSection={<AdminIcon name="caret" />}>
            {isNarrow ? 'Tools' : 'More tools'}
          </Button>
        }
      />
      <FileInput
        id={fileId}
        label="CSV or Excel file of homes"
        accept={`.csv,.tsv,.tab,.txt,text/csv,text/plain,${workbooks}`}
        field="Homes"
        onFiles={([chosen]) => void read(chosen)}
      />
    </div>
  );
}
