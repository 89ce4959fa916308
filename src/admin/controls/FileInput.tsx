export type FileInputProps = {
  id: string;
  label?: string | undefined;
  accept: string;
  isMany?: boolean | undefined;
  onFiles: (files: File[]) => void;
};

/** A hidden input that `chooseFiles` opens. It is emptied, so that the same file can be chosen again. */
export function FileInput({ id, label, accept, isMany = false, onFiles }: FileInputProps) {
  return (
    <input
      id={id}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      multiple={isMany}
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
