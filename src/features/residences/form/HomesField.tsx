import { FieldLayout } from '../../../admin/fields/FieldLayout.tsx';
import { useFields } from '../../../admin/fields/fields-context.ts';
import { ComparedHomes } from './ComparedHomes.tsx';
import { HomesEditor } from './HomesEditor.tsx';

/** The sheet of a project's homes, or the comparison of two versions. */
export function HomesField() {
  if (useFields().mode === 'comparison') return <ComparedHomes />;
  return (
    <FieldLayout
      name="residences.homes"
      label="Homes"
      width="whole"
      formatPublicValue={() => 'Homes marked “Changed” have unpublished changes.'}
    >
      <HomesEditor />
    </FieldLayout>
  );
}
