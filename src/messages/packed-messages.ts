/**
 * Messages as JSON, for the scripts of a page. A message of texts is a pattern with `{0}` and `{1}` in their place. A
 * message of a count is the list of its texts from 0 up, so that browsers need no rules for plurals.
 */
export type Packed<Messages> = {
  [Name in keyof Messages]?: Messages[Name] extends string
    ? string
    : Messages[Name] extends (...values: never[]) => string
      ? { pattern: string } | string[]
      : Messages[Name];
};
