import { Alert } from '../../../admin/feedback/Alert.tsx';
import { ConfirmDialog } from '../../../admin/feedback/ConfirmDialog.tsx';
import { capitalised } from '../../../lib/text/capitalised.ts';
import { plural } from '../../../lib/text/plural.ts';
import { kindName, type DetachableUses, type MediaFile } from '../media.ts';
import styles from './UsesList.module.css';
import { countUses } from './uses-text.ts';

type DetachDialogProps = {
  file: MediaFile;
  uses: DetachableUses;
  isBusy: boolean;
  failure: string | undefined;
  onCancel: () => void;
  onDetach: () => void;
};

/** Names the records that lose a file, and which of them are public. */
export function DetachDialog({ file, uses, failure, onDetach, ...dialog }: DetachDialogProps) {
  const { records, films } = uses;
  const published = records.filter(({ isPublic }) => isPublic).length;
  const ids = new Set(records.map(({ recordId }) => recordId));
  const saved = file.uses.filter(({ recordId, places }) => places.length > 0 && !ids.has(recordId));
  const remaining = countUses({ uses: saved, hiddenUses: file.hiddenUses });
  const word = kindName(file);
  return (
    <ConfirmDialog
      {...dialog}
      heading="Remove everywhere"
      confirm="Remove"
      busy="Removing..."
      onConfirm={onDetach}
    >
      <p>
        {plural(
          records.length + films.length,
          `This removes the ${word} from # place. `,
          `This removes the ${word} from # places. `,
        )}
        {published > 0 &&
          plural(
            published,
            '# is published and changes immediately.',
            '# are published and change immediately.',
          )}
      </p>
      <ul className={styles.uses}>
        {records.map(({ recordId, name, isPublic }) => (
          <li key={recordId}>
            {capitalised(name)}
            <span>{isPublic ? 'Published' : 'Draft'}</span>
          </li>
        ))}
        {films.map(({ url, name }) => (
          <li key={url}>
            {name}
            <span>Poster image</span>
          </li>
        ))}
      </ul>
      {remaining > 0 && (
        <p>
          {plural(
            remaining,
            'It stays in # place where it is required or that your role cannot change.',
            'It stays in # places where it is required or that your role cannot change.',
          )}
        </p>
      )}
      <p className="muted">Each record keeps its previous version in its history.</p>
      {failure && <Alert>{failure}</Alert>}
    </ConfirmDialog>
  );
}
