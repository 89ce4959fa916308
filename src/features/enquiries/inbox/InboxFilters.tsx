import { useRef, useState, type ComponentProps } from 'react';
import { MoreMenu } from '../../../admin/controls/ButtonMenu.tsx';
import { FilterSelect } from '../../../admin/controls/FilterSelect.tsx';
import { FoldedFilters } from '../../../admin/controls/FoldedFilters.tsx';
import { useMay } from '../../../admin/frame/member-context.ts';
import { SearchField } from '../../../admin/controls/SearchField.tsx';
import { paths } from '../../../site/paths.ts';
import { memberOptions } from '../assignment/AssignmentBar.tsx';
import { stageOptions } from '../assignment/decisions.ts';
import { stageLabels, stages, type Stage } from '../enquiry-status.ts';
import { useMembers } from '../assignment/useMembers.ts';
import { enquiryFormNames } from '../enquiry.ts';
import { formLabels } from './enquiry-inbox.ts';
import {
  filterQuery,
  viewingFilterLabels,
  viewingFilters,
  type InboxFilter,
} from './inbox-filter.ts';
import styles from './InboxFilters.module.css';
import { changeFilter } from './InboxFolders.tsx';
import { NoticesDialog } from '../notifications/NoticesDialog.tsx';
import { PersonDialog } from '../privacy/PersonDialog.tsx';

type FilterProps = { filter: InboxFilter };

export function InboxSearch({ filter }: FilterProps) {
  const readsAll = useMay('enquiries');
  const { folder: _folder, ...query } = filterQuery(filter);
  return (
    <>
      <SearchField
        label="Search"
        placeholder="Name or text"
        className={styles.search}
        search={filter.search ?? ''}
        onSearch={(search) => changeFilter(filter, { search })}
      />
      <FoldedFilters values={Object.values(query)}>
        <Choice
          label="Form"
          allLabel="All forms"
          value={filter.form}
          options={enquiryFormNames.map((value) => ({ value, label: formLabels[value] }))}
          onChoose={(form) =>
            changeFilter(filter, { form: enquiryFormNames.find((one) => one === form) })
          }
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
              allLabel="Read, unread"
              value={filterQuery(filter).unread}
              options={[
                { value: 'yes', label: 'Unread' },
                { value: 'no', label: 'Read' },
              ]}
              onChoose={(unread) =>
                changeFilter(filter, { isUnread: unread === '' ? undefined : unread === 'yes' })
              }
            />
            <Choice
              label="Viewing"
              allLabel="Viewings"
              value={filter.viewing}
              options={viewingFilters.map((value) => ({
                value,
                label: viewingFilterLabels[value],
              }))}
              onChoose={(chosen) =>
                changeFilter(filter, { viewing: viewingFilters.find((one) => one === chosen) })
              }
            />
          </>
        )}
        {readsAll && <MemberFilter filter={filter} />}
      </FoldedFilters>
    </>
  );
}

export function InboxMenu({ filter }: FilterProps) {
  const [mayErase, readsAll] = [useMay('erase'), useMay('enquiries')];
  const [isAboutPerson, setAboutPerson] = useState(false);
  const [isAtNotices, setAtNotices] = useState(false);
  const csv = useRef<HTMLFormElement>(null);
  return (
    <>
      <MoreMenu
        label="More actions for enquiries"
        items={[
          { label: 'Notifications…', run: () => setAtNotices(true) },
          readsAll && { label: 'Reports', run: () => location.assign(paths.adminReports) },
          readsAll && { label: csvLabel, run: () => csv.current?.requestSubmit() },
          mayErase && { label: 'Personal data…', run: () => setAboutPerson(true) },
        ]}
      />
      <form ref={csv} method="post" action={paths.adminEnquiriesCsv} hidden>
        {Object.entries({ ...filterQuery(filter), search: filter.search }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
      </form>
      {isAtNotices && <NoticesDialog onClose={() => setAtNotices(false)} />}
      {isAboutPerson && <PersonDialog onClose={() => setAboutPerson(false)} />}
    </>
  );
}

const csvLabel = 'Export for Excel (CSV)';

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
