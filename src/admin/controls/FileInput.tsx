export type FileInputProps = {
  id: string;
  label?: string | undefined;
  accept: string;
  isMany?: boolean | undefined;
  /** The field that takes files dropped elsewhere on the form, such as `Gallery`. */
  field?: string | undefined;
  /** True if the field has its only file. */
  isFilled?: boolean | undefined;
  /** True if the form needs a file there. */
  isNeeded?: boolean | undefined;
  onFiles: (files: File[]) => void;
};

/** A hidden input that `chooseFiles` opens. It is emptied, so that the same file can be chosen again. */
export function FileInput(props: FileInputProps) {
  const { id, label, accept, isMany = false, field, isFilled, isNeeded, onFiles } = props;
  return (
    <input
      id={id}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      multiple={isMany}
      data-file-field={field}
      data-filled={isFilled || undefined}
      data-needed={isNeeded || undefined}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        currentTarget.value = '';
      }}
    />
  );
}

export function chooseFiles(inputId: string) {
  document.getElementById(inputId)?.click();
}
