import type { ReactNode } from 'react';
import { useValue } from '../../admin/fields/fields-context.ts';

type RowGroupProps = {
  /** The path of the row. */
  path: string;
  /** Which of its fields is its name. */
  nameIn?: string;
  /** Such as `Office 2`, while it has no name. */
  otherwise: string;
  className: string | undefined;
  children: (name: string) => ReactNode;
};

/** The fields of a row, under the name that it has just now. */
export function RowGroup({ path, nameIn = 'name', otherwise, className, children }: RowGroupProps) {
  const typed = useValue(`${path}.${nameIn}`);
  const name = (typeof typed === 'string' && typed.trim()) || otherwise;
  return (
    <div className={className} role="group" aria-label={name}>
      {children(name)}
    </div>
  );
}
