/** A field of a form that takes a dropped file. */
export type FileTarget = {
  input: HTMLInputElement;
  /** Such as `Gallery`. */
  label: string;
  /** True for a single file that is there already. */
  isFilled: boolean;
};

/** What is known of a file while it is dragged: browsers name it only when it is dropped. */
type DraggedFile = { name?: string; type: string };

/**
 * The fields for files, best first, of the part of the form that is shown if it has any. Their inputs are marked with
 * `data-file-field`, their name, and with `data-filled` or `data-needed`.
 */
export function fileTargets(form: HTMLElement, files: readonly DraggedFile[]): FileTarget[] {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type="file"][data-file-field]')]
    .filter((input) => input.multiple || files.length === 1)
    .filter((input) => input.closest('dialog, [data-file-field-off]') === null);
  const taking = [isOfType, isOfKind]
    .map((fits) => inputs.filter(({ accept }) => files.every((file) => fits(file, accept))))
    .find((found) => found.length > 0);
  const shown = (taking ?? []).filter((input) => input.closest('[data-part][hidden]') === null);
  return (shown.length > 0 ? shown : (taking ?? []))
    .map((input) => ({
      input,
      label: input.dataset['fileField'] ?? '',
      isFilled: 'filled' in input.dataset,
    }))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** What is required and missing is first, then a list, then what is empty. */
function rank({ input, isFilled }: FileTarget) {
  if (isFilled) return 3;
  if ('needed' in input.dataset) return 0;
  return input.multiple ? 1 : 2;
}

/** The only field that can be meant, unless it would lose its file. */
export function onlyTarget(targets: readonly FileTarget[]) {
  const [target] = targets;
  return targets.length === 1 && !target?.isFilled ? target : undefined;
}

/** Hands files to a field, as if they were chosen there. */
export function handFiles(input: HTMLInputElement, files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function isOfType({ name, type }: DraggedFile, accept: string) {
  const extension = /\.[^.]+$/.exec(name ?? '')?.[0].toLowerCase();
  return accept.split(',').some((one) => one === type || one === extension);
}

/** Such as a photo in a format that its field refuses with a reason. */
function isOfKind({ type }: DraggedFile, accept: string) {
  const [kind = ''] = type.split('/');
  return ['image', 'video'].includes(kind) && accept.includes(`${kind}/`);
}
