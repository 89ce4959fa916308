import { useId, type ReactNode, type RefObject } from 'react';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import styles from './Uploader.module.css';
import { useBroughtFiles } from './useBroughtFiles.ts';

type UploaderProps = {
  label: string;
  isRequired: boolean;
  hint: string;
  /** From the selected file, the upload or the form. */
  errors: string[];
  /** The file types offered in the browser's file dialog. */
  accept: string;
  /** For example `Choose an image`. */
  prompt: string;
  /** For example `or drop it here`. */
  errorMessage: string;
  isMany?: boolean;
  /** The dropzone is hidden if there is a file; dropping and pasting still work. */
  hasDropzone: boolean;
  field: RefObject<HTMLDivElement | null>;
  onFiles: (files: File[]) => void;
  /** The current file. */
  children?: ReactNode;
  acts: ReactNode;
  /** The id of the file input: see `chooseFiles`. */
  inputId: string;
};

/** Takes local files: selected, dropped or pasted. */
export function Uploader(props: UploaderProps) {
  const { label, hint, errors, accept, isMany = false, field, inputId, onFiles } = props;
  const id = useId();
  const isOver = useBroughtFiles(field, take);

  function take(files: File[]) {
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
      <input
        id={inputId}
        type="file"
        hidden
        accept={accept}
        multiple={isMany}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
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
            <b>{props.prompt}</b> {props.errorMessage}
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
      {props.acts}
    </div>
  );
}

export function chooseFiles(inputId: string) {
  document.getElementById(inputId)?.click();
}
