import { useMay } from '../../admin/member-context.ts';
import { Act } from './Act.tsx';
import styles from './MediaSlot.module.css';

type MediaSlotActsProps = {
  /** What the slot holds, as in `Remove photo`. */
  noun: string;
  hasFile: boolean;
  /** Undefined where nothing is known of the file. */
  onDescribe: (() => void) | undefined;
  onReplace: () => void;
  onLibrary: () => void;
  onRemove: () => void;
  /** Given after an upload that failed for another reason than its file. */
  onTryAgain: (() => void) | undefined;
};

/** What can be done with the file of a slot. */
export function MediaSlotActs(props: MediaSlotActsProps) {
  const hasLibrary = useMay('media');
  const { noun, hasFile, onDescribe, onTryAgain } = props;
  return (
    <div className={styles.acts}>
      {onTryAgain && <Act label="Try again" onClick={onTryAgain} />}
      {hasFile && onDescribe && <Act label="Describe" of={noun} isNext onClick={onDescribe} />}
      {hasFile && <Act label="Replace" of={noun} isNext={!onDescribe} onClick={props.onReplace} />}
      {hasLibrary && (
        <Act
          label={hasFile ? 'Library' : 'Choose from the library'}
          of={`for ${noun}`}
          onClick={props.onLibrary}
        />
      )}
      {hasFile && <Act label="Remove" of={noun} onClick={props.onRemove} />}
    </div>
  );
}
