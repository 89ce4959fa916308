import { actions } from 'astro:actions';
import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { RecordSelectField } from '../../../admin/fields/RecordSelectField.tsx';
import { useRecordChoice } from '../../../admin/fields/useRecordChoice.ts';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';
import { projectNoun, type ListedProject } from '../../projects/project.ts';

const choice = {
  noun: projectNoun,
  list: actions.projects.list,
  getName: (project: ListedProject) => project.title,
};

/** The projects on the home page. Those that cannot be bought are not shown. */
export function HomeProjectFields() {
  const { data: projects } = useRecordChoice<ListedProject>(choice);
  const findTitle = (id: string) => projects?.find((project) => project.id === id)?.title ?? '';
  return (
    <FieldSet
      title="Selling now"
      hint="Only projects that can be bought are shown. Without a choice, the first ones in the list of projects are."
    >
      <RecordSelectField
        {...choice}
        name="content.projects.heroId"
        label="Project in the hero"
        hint="Its image is the hero’s if the page has none"
        none="First that can be bought"
        width="whole"
      />
      <RepeatableRows
        name="content.projects.featured"
        one="featured project"
        variant="line"
        nameIn="projectId"
        readName={findTitle}
      >
        {(row, prefix) => (
          <RecordSelectField
            {...choice}
            name={`${row}.projectId`}
            label={`${prefix}Featured project`}
            none="Choose a project"
            width="whole"
          />
        )}
      </RepeatableRows>
    </FieldSet>
  );
}
