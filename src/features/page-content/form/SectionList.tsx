import { Button } from '@mantine/core';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { useFields, useKeys } from '../../../admin/fields/fields-context.ts';
import { valueAt, type Values } from '../../../admin/forms/values.ts';
import { SectionEditor } from './SectionEditor.tsx';
import { SectionFields } from './SectionFields.tsx';
import styles from './SectionList.module.css';
import { focusRow, useRows } from '../../../admin/rows/useRows.ts';

/** The list of a page's sections. `hasMedallions` is for the page that shows medallions. */
export function SectionList({ hasMedallions = false }: { hasMedallions?: boolean }) {
  const fields = useFields();
  if (fields.mode === 'form') return <EditableSections hasMedallions={hasMedallions} />;
  const count = Math.max(countSections(fields.mine), countSections(fields.theirs));
  return Array.from({ length: count }, (_, index) => (
    <SectionFields
      key={index}
      index={index}
      hasMedallions={hasMedallions}
      prefix={`Section ${index + 1}: `}
    />
  ));
}

function EditableSections({ hasMedallions }: { hasMedallions: boolean }) {
  const keys = useKeys('content.sections');
  const sections = useRows({ path: 'content.sections', nameIn: 'title', one: 'Section' });
  return (
    <div className={styles.list}>
      {keys.map((key, index) => (
        <SectionEditor
          key={key}
          id={key}
          index={index}
          count={keys.length}
          onMove={(direction) => sections.move(key, direction)}
          onRemove={() => sections.remove(key)}
        >
          <SectionFields index={index} hasMedallions={hasMedallions} />
        </SectionEditor>
      ))}
      <Button
        className={styles.add}
        variant="default"
        leftSection={<AdminIcon name="add" />}
        onClick={() => {
          const key = sections.add();
          requestAnimationFrame(() => focusRow(key, 'input'));
        }}
      >
        Add Section
      </Button>
      <p className="sr" role="status">
        {sections.said}
      </p>
    </div>
  );
}

function countSections(values: Values) {
  const sections = valueAt(values, 'content.sections');
  return Array.isArray(sections) ? sections.length : 0;
}
