/** A value in a request or an answer. */
export type ApiValue = {
  name: string;
  /** In words: `text`, `list of numbers`, `number or null`. */
  type: string;
  isRequired: boolean;
  description: string;
  /** The values of an object, or of the objects of a list. */
  values: ApiValue[];
};

export type ApiOperation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  needsKey: boolean;
  parameters: ApiValue[];
  /** One for each kind of body. */
  bodies: { title: string; values: ApiValue[] }[];
  answer: ApiValue[];
  statuses: { status: string; description: string }[];
};

export type ApiReferenceTexts = {
  title: string;
  description: string;
  server: string;
  groups: { name: string; operations: ApiOperation[] }[];
  problems: { id: string; status: number; title: string }[];
};
