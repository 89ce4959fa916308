import { useMay } from '../../../admin/frame/member-context.ts';
import { TextButton } from './TextButton.tsx';
import styles from './MediaSlot.module.css';

type MediaSlotActionsProps = {
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

export function MediaSlotActions(props: MediaSlotActionsProps) {
  const hasLibrary = useMay('media');
  const { noun, hasFile, onDescribe, onTryAgain } = props;
  return (
    <div className={styles.acts}>
      {onTryAgain && <TextButton label="Try again" onClick={onTryAgain} />}
      {hasFile && onDescribe && (
        <TextButton
          label={props.hasFocalPoint ? 'Edit alt text and focal points' : 'Edit alt text'}
          subject={`of ${noun}`}
          isNext
          onClick={onDescribe}
        />
      )}
      {hasFile && (
        <TextButton label="Replace" subject={noun} isNext={!onDescribe} onClick={props.onReplace} />
      )}
      {hasLibrary && (
        <TextButton
          label={hasFile ? 'Media' : 'Choose from media'}
          subject={`for ${noun}`}
          onClick={props.onLibrary}
        />
      )}
      {hasFile && <TextButton label="Remove" subject={noun} onClick={props.onRemove} />}
    </div>
  );
}
