let isPreviewed = () => false;

/** Sets the test for whether a preview is being rendered. */
export function markFieldsWhen(test: typeof isPreviewed) {
  isPreviewed = test;
}

/** Marks, in previews only, the part of a page that a field fills. Separate several fields by spaces. */
export function filledBy(fields: string) {
  return isPreviewed() ? { 'data-filled-by': fields } : undefined;
}
