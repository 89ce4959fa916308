let isPreviewed: (id: string | undefined) => boolean = () => false;

/** Sets the test for whether the preview of a record is being rendered. */
export function markFieldsWhen(test: typeof isPreviewed) {
  isPreviewed = test;
}

/**
 * Marks, in previews only, the part of a page that a field fills. Separate several fields by spaces.
 * On pages with many records `id` is that of the record.
 */
export function filledBy(fields: string, id?: string) {
  return isPreviewed(id) ? { 'data-filled-by': fields } : undefined;
}
