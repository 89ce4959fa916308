let isPreviewed: (id: string | undefined) => boolean = () => false;

/** Sets how it is known that the preview of a record is being rendered. */
export function markFieldsWhen(test: typeof isPreviewed) {
  isPreviewed = test;
}

/**
 * The attribute by which a preview finds the part of a page that a field fills; in public there is none. Several
 * fields are separated by spaces. Where many records stand on a page, `id` says of which one the part is.
 */
export function filledBy(fields: string, id?: string) {
  return isPreviewed(id) ? { 'data-filled-by': fields } : undefined;
}
