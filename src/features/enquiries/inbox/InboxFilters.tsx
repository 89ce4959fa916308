import { Button } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { FilterSelect } from '../../../admin/controls/FilterSelect.tsx';
import { useMay } from '../../../admin/frame/member-context.ts';
import { SearchField } from '../../../admin/controls/SearchField.tsx';
import { paths } from '../../../site/paths.ts';
import { memberOptions } from '../assignment/AssignmentBar.tsx';
import { stageOptions } from '../assignment/decisions.ts';
import { stageLabels, stages, type Stage } from '../enquiry-status.ts';
import { useMembers } from '../assignment/useMembers.ts';
import { enquiryFormNames } from '../enquiry.ts';
import { formLabels } from './enquiry-inbox.ts';
import { filterQuery, type InboxFilter } from './inbox-filter.ts';
import styles from './InboxFilters.module.css';
import { changeFilter } from './InboxFolders.tsx';
import { NoticesDialog } from '../notifications/NoticesDialog.tsx';
import { PersonDialog } from '../privacy/PersonDialog.tsx';

type FilterProps = { filter: InboxFilter };

export function FormFilter({ filter }: FilterProps) {
  return (
    <div className={styles.forms} role="group" aria-label="Form">
      {[undefined, ...enquiryFormNames].map((form) => (
        <button
          key={form ?? 'all'}
          type="button"
          className={styles.form}
          aria-pressed={filter.form === form}
          onClick={() => changeFilter(filter, { form })}
        >
          {form ? formLabels[form] : 'All'}
        </button>
      ))}
    </div>
  );
}

export function InboxTools({ filter }: FilterProps) {
  const [mayErase, readsAll] = [useMay('erase'), useMay('enquiries')];
  const [isAboutPerson, setAboutPerson] = useState(false);
  const [isAtNotices, setAtNotices] = useState(false);
  return (
    <div className={styles.tools}>
      <SearchField
        label="Search"
        placeholder="Name, email or text"
        className={styles.search}
        search={filter.search ?? ''}
        onSearch={(search) => changeFilter(filter, { search })}
      />
      {filter.folder !== 'spam' && (
        <>
          <Choice
            label="Stage"
            allLabel="All stages"
            value={filter.stages?.join(',')}
            options={[...stageOptions, ...severalStages(filter.stages)]}
            onChoose={(chosen) =>
              changeFilter(filter, {
                stages: stages.filter((one) => chosen.split(',').includes(one)),
              })
            }
          />
          <Choice
            label="Read or unread"
            allLabel="Read and unread"
            value={filterQuery(filter).unread}
            options={[
              { value: 'yes', label: 'Unread' },
              { value: 'no', label: 'Read' },
            ]}
            onChoose={(unread) =>
              changeFilter(filter, { isUnread: unread === '' ? undefined : unread === 'yes' })
            }
          />
        </>
      )}
      {readsAll && <MemberFilter filter={filter} />}
      <div className={styles.further}>
        {mayErase && (
          <Button variant="default" onClick={() => setAboutPerson(true)}>
            Personal data…
          </Button>
        )}
        {readsAll && (
          <Button component="a" variant="default" href={paths.adminReports}>
            Reports
          </Button>
        )}
        <Button variant="default" onClick={() => setAtNotices(true)}>
          Notifications…
        </Button>
        {readsAll && <Csv filter={filter} />}
      </div>
      {isAtNotices && <NoticesDialog onClose={() => setAtNotices(false)} />}
      {isAboutPerson && <PersonDialog onClose={() => setAboutPerson(false)} />}
    </div>
  );
}

/** The option for several stages, which only an address can have. */
function severalStages(chosen: readonly Stage[] = []) {
  if (chosen.length < 2) return [];
  return [{ value: chosen.join(','), label: chosen.map((stage) => stageLabels[stage]).join(', ') }];
}

function MemberFilter({ filter }: FilterProps) {
  const members = useMembers();
  return (
    <Choice
      label="Assigned to"
      allLabel="Anyone"
      value={filter.givenTo}
      options={memberOptions(members)}
      onChoose={(givenTo) => changeFilter(filter, { givenTo })}
    />
  );
}

type ChoiceProps = Omit<ComponentProps<typeof FilterSelect>, 'value'> & {
  value: string | undefined;
};

function Choice({ value = '', ...props }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <FilterSelect {...props} value={value} />
    </div>
  );
}

function Csv({ filter }: FilterProps) {
  return (
    <form method="post" action={paths.adminEnquiriesCsv}>
      {Object.entries({ ...filterQuery(filter), search: filter.search }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" variant="default">
        Export for Excel (CSV)
      </Button>
    </form>
  );
}
