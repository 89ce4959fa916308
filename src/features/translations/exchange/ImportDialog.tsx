import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import type { Action, Change } from '../../../admin/actions/actions.ts';
import { notUndone, undoChanges } from '../../../admin/actions/undo-changes.ts';
import { allQueries, useChange } from '../../../admin/actions/useChange.ts';
import { saveFile } from '../../../admin/browser/save-file.ts';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { Loading } from '../../../admin/feedback/Loading.tsx';
import { EncodingQuestion } from '../../../admin/import/EncodingQuestion.tsx';
import { Figures } from '../../../admin/lists/Figures.tsx';
import { PreviewTable } from '../../../admin/import/PreviewTable.tsx';
import { readDelimited } from '../../../admin/sheet/delimited.ts';
import type { FileText } from '../../../admin/sheet/file-text.ts';
import { plural } from '../../../lib/text/plural.ts';
import { byteOrderMark, csvLine } from '../../../model/csv.ts';
import { translationErrors, type TranslationRecord } from '../translation.ts';
import { readCsv } from './csv.ts';
import styles from './Exchange.module.css';
import { compareTexts, recordMark, type ImportReport } from './exchange.ts';
import { useExchangedRecords } from './useExchangedRecords.ts';
import { writeRecords, type Written } from './write-records.ts';
import { readXliff } from './xliff.ts';

// The server looks at what is sent.
const save = actions.translations.save as Action<object, Change<TranslationRecord>>;
const { saveDraft } = actions.translations as unknown as { saveDraft: typeof save };

type ImportDialogProps = {
  locale: string;
  name: string;
  file: { name: string; text: FileText };
  onClose: () => void;
};

/** Reports what a file of translations would change, then writes it. */
export function ImportDialog({ locale, name, file, onClose }: ImportDialogProps) {
  const [way, setWay] = useState<'draft' | 'publish'>('draft');
  const [encoded, setEncoded] = useState('text' in file.text ? file.text.text : undefined);
  const fetchRecords = useExchangedRecords(locale);
  const read = encoded === undefined ? undefined : readTexts(file.name, encoded, locale);
  const texts = read && 'texts' in read ? read.texts : undefined;
  const { data: records, error } = useQuery({
    queryKey: ['translations', 'exchange', locale, file.name],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    enabled: texts !== undefined,
    queryFn: () => fetchRecords(true),
  });
  const report = records && texts ? compareTexts(records, texts) : undefined;
  const problem =
    ('error' in file.text ? file.text.error : undefined) ??
    (read && 'error' in read ? read.error : undefined) ??
    error?.message;
  const { change, isBusy, failure } = useChange({ keys: allQueries, failsIn: 'place' });
  const count = report ? report.added + report.changed : 0;

  async function write() {
    if (isBusy || !report || count === 0) return;
    const isDone = await change(async (send) => {
      const saved = await writeRecords(
        (action, input) =>
          send(action === 'save' ? save : saveDraft, input, translationErrors.save),
        report.records,
        { language: locale, isPublishing: way === 'publish' },
      );
      const { entryIds, written, failed } = saved;
      const cause = failed.length > 0 ? new Error(failed.join(' ')) : undefined;
      if (written === 0) throw cause;
      const undo = undoChanges({
        action: actions.activity.undo,
        entryIds: entryIds.toReversed(),
        errorMessage: translationErrors.save,
        report: ({ refused: [refused] }) => (refused ? notUndone(refused.why) : 'Import undone'),
      });
      return { text: doneText(saved, way), undo, cause };
    });
    if (isDone) onClose();
  }

  return (
    <Dialog
      isWide
      heading={`Import ${name}`}
      cancel="Cancel"
      onCancel={onClose}
      actions={
        count > 0 && (
          <Button aria-disabled={isBusy} onClick={() => void write()}>
            {isBusy ? 'Importing...' : plural(count, 'Import # text', 'Import # texts')}
          </Button>
        )
      }
    >
      {failure && <Alert>{failure}</Alert>}
      {problem && <Alert>{problem}</Alert>}
      {'choices' in file.text && (
        <EncodingQuestion choices={file.text.choices} onChoose={setEncoded} />
      )}
      {texts && !report && !error && <Loading>Comparing with the site...</Loading>}
      {report && (
        <>
          <Report report={report} fileName={file.name} />
          {count > 0 && (
            <NativeSelect
              label="Then"
              value={way}
              data={[
                { value: 'draft', label: 'Save as drafts, to publish later' },
                { value: 'publish', label: 'Publish where no text is missing' },
              ]}
              onChange={({ currentTarget }) =>
                setWay(currentTarget.value === 'publish' ? 'publish' : 'draft')
              }
            />
          )}
          <p className="muted">Nothing has been written yet.</p>
        </>
      )}
    </Dialog>
  );
}

function readTexts(name: string, text: string, locale: string) {
  if (/\.xli?ff?$/i.test(name) || text.trimStart().startsWith('<')) return readXliff(text, locale);
  const { rows, error } = readDelimited(text);
  return error === undefined ? readCsv(rows) : { error };
}

function doneText({ written, drafts, failed }: Written, way: 'draft' | 'publish') {
  const parts = [
    way === 'draft'
      ? plural(written, '# record saved as a draft', '# records saved as drafts')
      : plural(written - drafts, '# record published', '# records published'),
    way === 'publish' && drafts > 0 && plural(drafts, '# saved as a draft', '# saved as drafts'),
    failed.length > 0 && plural(failed.length, '# not imported', '# not imported'),
  ];
  return parts.filter(Boolean).join(', ');
}

const maxListed = 50;

function Report({ report, fileName }: { report: ImportReport; fileName: string }) {
  const { added, changed, same, empty, notPublic, refused } = report;
  const counts: [number, string][] = [
    [added, plural(added, 'new text', 'new texts')],
    [changed, plural(changed, 'changed text', 'changed texts')],
    [same, plural(same, 'unchanged text', 'unchanged texts')],
    [empty, 'without a translation'],
    [refused.length, 'refused'],
  ];
  return (
    <div role="status" className={styles.report}>
      <Figures figures={counts} />
      {notPublic > 0 && (
        <p>
          {plural(
            notPublic,
            '# text is of a record that is not published. It is saved as a draft.',
            '# texts are of records that are not published. They are saved as drafts.',
          )}
        </p>
      )}
      {refused.length > 0 && (
        <>
          <Button
            variant="default"
            onClick={() => saveFile(refusedTexts(refused), `refused-${fileName}.csv`, 'text/csv')}
          >
            Download refused texts
          </Button>
          <PreviewTable
            columns={['Record', 'Translation', 'Reason']}
            limit={maxListed}
            rows={refused.map(({ name, recordId, path, target, reason }) => ({
              key: `${recordId} ${path} ${target}`,
              cells: [name || recordId, target.slice(0, 200), reason],
            }))}
            more={() => 'The download contains all of them.'}
          />
        </>
      )}
    </div>
  );
}

function refusedTexts(refused: ImportReport['refused']) {
  const head = ['Record', 'Text', 'Name', 'Source', 'Target', 'Reason'];
  const lines = refused.map((line) =>
    csvLine([recordMark(line), line.path, line.name, line.source, line.target, line.reason]),
  );
  return byteOrderMark + csvLine(head) + lines.join('');
}
