import { useMay } from '../../../admin/frame/member-context.ts';
import { Act } from './Act.tsx';
import styles from './MediaSlot.module.css';

type MediaSlotActsProps = {
  /** The content of the slot, as in `Remove photo`. */
  noun: string;
  hasFile: boolean;
  hasFocalPoint: boolean;
  /** Undefined if the file is not in the library. */
  onDescribe: (() => void) | undefined;
  onReplace: () => void;
  onLibrary: () => void;
  onRemove: () => void;
  /** Set after an upload that failed for a reason other than its file. */
  onTryAgain: (() => void) | undefined;
};

export function MediaSlotActs(props: MediaSlotActsProps) {
  const hasLibrary = useMay('media');
  const { noun, hasFile, onDescribe, onTryAgain } = props;
  return (
    <div className={styles.acts}>
      {onTryAgain && <Act label="Try again" onClick={onTryAgain} />}
      {hasFile && onDescribe && (
        <Act
          label={props.hasFocalPoint ? 'Edit alt text and focal point' : 'Edit alt text'}
          subject={`of ${noun}`}
          isNext
          onClick={onDescribe}
        />
      )}
      {hasFile && (
        <Act label="Replace" subject={noun} isNext={!onDescribe} onClick={props.onReplace} />
      )}
      {hasLibrary && (
        <Act
          label={hasFile ? 'Media' : 'Choose from media'}
          subject={`for ${noun}`}
          onClick={props.onLibrary}
        />
      )}
      {hasFile && <Act label="Remove" subject={noun} onClick={props.onRemove} />}
    </div>
  );
}
