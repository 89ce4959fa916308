import { Button } from '@mantine/core';
import { useState } from 'react';
import { FileButton } from '../../../admin/controls/FileButton.tsx';
import { readFileText, type FileText } from '../../../admin/sheet/file-text.ts';
import { languageLabel } from '../translation.ts';
import styles from './Exchange.module.css';
import { ExportDialog } from './ExportDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';

/** Takes the texts of a language to a translator outside, and back. */
export function LanguageExchange({ locale }: { locale: string }) {
  const [isExporting, setExporting] = useState(false);
  const [file, setFile] = useState<{ name: string; text: FileText }>();
  const name = languageLabel(locale);

  async function open([chosen]: File[]) {
    if (!chosen) return;
    const text = await readFileText(await chosen.arrayBuffer(), { language: locale });
    setFile({ name: chosen.name, text });
  }

  return (
    <div className={styles.exchange}>
      <Button variant="default" aria-label={`Export ${name}…`} onClick={() => setExporting(true)}>
        Export…
      </Button>
      <FileButton
        variant="default"
        label={`Import ${name}…`}
        inputLabel={`File to import into ${name}`}
        accept=".xlf,.xliff,.csv,.tsv,.txt"
        onFiles={(files) => void open(files)}
      >
        Import…
      </FileButton>
      {isExporting && (
        <ExportDialog locale={locale} name={name} onClose={() => setExporting(false)} />
      )}
      {file && (
        <ImportDialog locale={locale} name={name} file={file} onClose={() => setFile(undefined)} />
      )}
    </div>
  );
}
