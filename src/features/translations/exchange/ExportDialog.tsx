import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../../admin/actions/useChange.ts';
import { saveFile } from '../../../admin/browser/save-file.ts';
import { Check } from '../../../admin/controls/Check.tsx';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { plural } from '../../../lib/text/plural.ts';
import { languagePath } from '../../../model/languages.ts';
import { settings } from '../../../site/settings/settings.ts';
import { writeCsv } from './csv.ts';
import { exportedTexts } from './exchange.ts';
import { useExchangedRecords } from './useExchangedRecords.ts';
import { writeXliff } from './xliff.ts';
import styles from './Exchange.module.css';

type ExportDialogProps = { locale: string; name: string; onClose: () => void };

/** Writes the texts of a language into a file. */
export function ExportDialog({ locale, name, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState('xliff');
  const [extent, setExtent] = useState('all');
  const [withDrafts, setWithDrafts] = useState(false);
  const fetchRecords = useExchangedRecords(locale);
  const { change, isBusy, failure } = useChange({ keys: [], failsIn: 'place' });

  async function run() {
    const isDone = await change(async () => {
      const all = exportedTexts(await fetchRecords(withDrafts));
      const texts = extent === 'all' ? all : all.filter(({ state }) => state !== 'current');
      const file = `${languagePath(locale)}-${new Date().toISOString().slice(0, 10)}`;
      const languages = { source: settings().language.locale, target: locale };
      if (format === 'xliff')
        saveFile(writeXliff(texts, languages), `${file}.xlf`, 'application/xliff+xml');
      else saveFile(writeCsv(texts), `${file}.csv`, 'text/csv');
      const hidden = texts.filter(({ isPublic }) => !isPublic).length;
      const done = plural(texts.length, '# text exported', '# texts exported');
      return hidden === 0 ? done : `${done}, ${hidden} of them not on the site`;
    });
    if (isDone) onClose();
  }

  return (
    <Dialog
      heading={`Export ${name}`}
      cancel="Cancel"
      onCancel={onClose}
      actions={
        <Button aria-disabled={isBusy} onClick={() => !isBusy && void run()}>
          {isBusy ? 'Exporting...' : 'Export'}
        </Button>
      }
    >
      {failure && <Alert>{failure}</Alert>}
      <p>
        The file has each text with its source and its translation as it is now. Nothing is sent
        anywhere.
      </p>
      <div className={styles.choices}>
        <NativeSelect
          label="Format"
          value={format}
          data={[
            { value: 'xliff', label: 'File for translators (XLIFF 1.2)' },
            { value: 'csv', label: 'CSV, for spreadsheets' },
          ]}
          onChange={({ currentTarget }) => setFormat(currentTarget.value)}
          data-autofocus
        />
        <NativeSelect
          label="Texts"
          value={extent}
          data={[
            { value: 'all', label: 'All texts' },
            { value: 'todo', label: 'Missing texts and those whose source changed' },
          ]}
          onChange={({ currentTarget }) => setExtent(currentTarget.value)}
        />
        <Check
          label="Include drafts and unpublished records"
          description="Visitors do not see their texts. The file marks them “Not on the site”."
          checked={withDrafts}
          onChange={({ currentTarget }) => setWithDrafts(currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
