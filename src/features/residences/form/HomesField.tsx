import { FieldPlace } from '../../../admin/fields/FieldPlace.tsx';
import { useFields } from '../../../admin/fields/fields-context.ts';
import { ComparedHomes } from './ComparedHomes.tsx';
import { HomesEditor } from './HomesEditor.tsx';

/** The sheet of a project's homes, or the comparison of two versions. */
export function HomesField() {
  if (useFields().mode === 'comparison') return <ComparedHomes />;
  return (
    <FieldPlace
      name="residences.homes"
      label="Homes"
      width="whole"
      wordsOf={() => 'Homes marked “Changed” have unpublished changes.'}
    >
      <HomesEditor />
    </FieldPlace>
  );
}
