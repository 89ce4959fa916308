type FileInputProps = {
  id: string;
  label?: string;
  accept: string;
  isMany?: boolean;
  onFiles: (files: File[]) => void;
};

/** Opens the browser's own dialog: see `chooseFiles`. The same file can be chosen twice. */
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
