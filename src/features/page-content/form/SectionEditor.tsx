import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { FieldGrid } from '../../../admin/fields/FieldGrid.tsx';
import { useValue } from '../../../admin/fields/fields-context.ts';
import { OrderArrows, type Direction } from '../../../admin/lists/order/OrderArrows.tsx';
import styles from './SectionList.module.css';

type SectionEditorProps = {
  id: string;
  index: number;
  count: number;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
  children: ReactNode;
};

export function SectionEditor(props: SectionEditorProps) {
  const { id, index, count, onMove, onRemove, children } = props;
  const heading = useId();
  const title = useValue(`content.sections.${index}.title`);
  const name = (typeof title === 'string' && title.trim()) || `Section ${index + 1}`;
  return (
    <section className={styles.section} aria-labelledby={heading} data-row={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={heading} tabIndex={-1} data-row-focus>
          {name}
        </h2>
        <div className={styles.acts}>
          <OrderArrows
            id={id}
            name={name}
            place={index + 1}
            isFirst={index === 0}
            isLast={index === count - 1}
            isHeld={false}
            onMove={onMove}
          />
          <Button
            variant="subtle"
            leftSection={<AdminIcon name="delete" />}
            aria-describedby={heading}
            onClick={onRemove}
          >
            Remove Section
          </Button>
        </div>
      </header>
      <FieldGrid>{children}</FieldGrid>
    </section>
  );
}
