import type { ReactNode } from 'react';
import { FieldsProvider } from '../fields/fields-context.ts';
import type { Values } from './values.ts';

type ComparisonProps = {
  mine: Values;
  theirs: Values;
  titles?: { mine: string; theirs: string };
  /** The fields of a form. Each shows its two values where they differ. */
  children: ReactNode;
};

const usual = { mine: 'Yours', theirs: 'Theirs' };

export function Comparison({ mine, theirs, titles = usual, children }: ComparisonProps) {
  return (
    <FieldsProvider value={{ mode: 'comparison', mine, theirs, titles }}>
      <div>{children}</div>
    </FieldsProvider>
  );
}
