import { useId, type ReactNode, type RefObject } from 'react';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { chooseFiles, FileInput } from '../../../admin/controls/FileInput.tsx';
import styles from './Uploader.module.css';
import { useFileDrop } from './useFileDrop.ts';

type UploaderProps = {
  label: string;
  isRequired: boolean;
  hint: string;
  /** Errors of the chosen file, the upload and the form. */
  errors: string[];
  accept: string;
  /** For example `Choose an image`. */
  prompt: string;
  dropHint: string;
  isMany?: boolean;
  /** False hides the button, for example next to a current file. Dropping and pasting still work. */
  hasDropzone: boolean;
  field: RefObject<HTMLDivElement | null>;
  onFiles: (files: File[]) => void;
  /** The current files and running uploads. */
  children?: ReactNode;
  actions: ReactNode;
  /** The id of the file input, for `chooseFiles`. */
  inputId: string;
};

/** Accepts files that are chosen in the browser's dialog, dropped or pasted. */
export function Uploader(props: UploaderProps) {
  const { label, hint, errors, accept, isMany = false, field, inputId, onFiles } = props;
  const id = useId();
  const isOver = useFileDrop(field, addFiles);

  function addFiles(files: File[]) {
    if (files.length > 0) onFiles(isMany ? files : files.slice(0, 1));
  }

  return (
    <div
      ref={field}
      className={styles.field}
      role="group"
      aria-labelledby={`${id}-label`}
      data-over={isOver || undefined}
    >
      <p className={styles.label} id={`${id}-label`}>
        {label}
        {props.isRequired && (
          <span className={styles.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </p>
      <FileInput
        id={inputId}
        accept={accept}
        isMany={isMany}
        field={label}
        isFilled={!props.hasDropzone}
        isNeeded={props.isRequired}
        onFiles={addFiles}
      />
      {props.hasDropzone && (
        <button
          type="button"
          className={styles.drop}
          aria-describedby={errors.length > 0 ? `${id}-hint ${id}-errors` : `${id}-hint`}
          data-invalid={errors.length > 0 || undefined}
          data-next=""
          onClick={() => chooseFiles(inputId)}
        >
          <AdminIcon name="upload" />
          <span>
            <b>{props.prompt}</b> {props.dropHint}
          </span>
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        </button>
      )}
      {props.children}
      {errors.length > 0 && (
        <div id={`${id}-errors`} role="alert">
          {errors.map((error) => (
            <p key={error} className={styles.error}>
              {error}
            </p>
          ))}
        </div>
      )}
      {props.actions}
    </div>
  );
}
