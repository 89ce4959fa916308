import { ConfirmDialog } from '../../feedback/ConfirmDialog.tsx';
import { countOfRecords } from '../../../model/noun.ts';
import styles from './ConfirmPublishMany.module.css';

/** The advice for a record before its publication. */
export type Weak = { id: string; name: string; texts: readonly string[] };

type ConfirmPublishManyProps = {
  noun: { one: string };
  /** The number of records to publish. */
  count: number;
  weak: readonly Weak[];
  isBusy: boolean;
  onCancel: () => void;
  onPublish: () => void;
};

/** Lists the selected records that have advice. They can be published regardless. */
export function ConfirmPublishMany(props: ConfirmPublishManyProps) {
  const { noun, count, weak, onPublish, ...dialog } = props;
  return (
    <ConfirmDialog
      {...dialog}
      tone="calm"
      heading={`Publish ${countOfRecords(noun, count)}`}
      confirm="Publish"
      busy="Publishing..."
      onConfirm={onPublish}
    >
      <p>
        {count === 1
          ? 'We have suggestions for it.'
          : `We have suggestions for ${weak.length} of them.`}{' '}
        You can still publish now.
      </p>
      <ul className={styles.weak}>
        {weak.map(({ id, name, texts }) => (
          <li key={id}>
            <b>{name}</b>
            {texts.join('. ')}.
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
