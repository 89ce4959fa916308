import { Button } from '@mantine/core';
import { actions } from 'astro:actions';
import { useRead } from '../../../admin/actions/useAction.ts';
import { saveFile } from '../../../admin/browser/save-file.ts';
import { reportCsv } from '../import/import-report.ts';
import { movingErrors, outcomeNames, type ListedImport } from '../moving.ts';

type ReportButtonProps = Pick<ListedImport, 'id' | 'name'> & { label: string };

/** Downloads what an import did or would do with each record, file and redirect. */
export function ReportButton({ id, name, label }: ReportButtonProps) {
  const read = useRead();
  async function download() {
    const input = { id, outcomes: [...outcomeNames], isWhole: true };
    const items = await read(actions.moving.items, input, movingErrors.fetch);
    saveFile(reportCsv(items), `${name} report.csv`, 'text/csv');
  }
  return (
    <Button variant="default" onClick={() => void download()}>
      {label}
    </Button>
  );
}
