import { Button } from '@mantine/core';
import { useState } from 'react';
import { FilterSelect } from '../../admin/FilterSelect.tsx';
import { useMay } from '../../admin/member-context.ts';
import { SearchField } from '../../admin/SearchField.tsx';
import { changeAddress } from '../../admin/useAddress.ts';
import { paths } from '../../site/paths.ts';
import { memberOptions } from './DeskBar.tsx';
import { stageOptions } from './desk-work.ts';
import { useMembers } from './useMembers.ts';
import { enquiryFormNames } from './enquiry.ts';
import { formWords, inboxViews, viewWords, type InboxFilter } from './enquiry-inbox.ts';
import styles from './InboxFilters.module.css';
import { NoticesDialog } from './NoticesDialog.tsx';
import { PersonDialog } from './PersonDialog.tsx';

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
          onClick={() => changeAddress({ query: { form, page: undefined } })}
        >
          {form ? formWords[form] : 'All'}
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
      {/* The text stays out of the URL, because it may be personal data. */}
      <SearchField
        label="Search"
        placeholder="Name, email or text"
        className={styles.search}
        search={filter.search ?? ''}
        onSearch={(text) => changeAddress({ query: { page: undefined }, entryText: text })}
      />
      <Choice
        label="Show"
        allLabel="Inbox"
        name="state"
        value={filter.view}
        options={inboxViews.map((view) => ({ value: view, label: viewWords[view] }))}
      />
      <Choice
        label="Stage"
        allLabel="All stages"
        name="stage"
        value={filter.stage}
        options={stageOptions}
      />
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

function MemberFilter({ filter }: FilterProps) {
  const members = useMembers();
  return (
    <Choice
      label="Assigned to"
      allLabel="Anyone"
      name="given"
      value={filter.givenTo}
      options={memberOptions(members)}
    />
  );
}

type ChoiceProps = {
  label: string;
  allLabel: string;
  name: 'state' | 'stage' | 'given';
  value: string | undefined;
  options: { value: string; label: string }[];
};

function Choice({ name, value = '', ...props }: ChoiceProps) {
  return (
    <div className={styles.state}>
      <FilterSelect
        {...props}
        value={value}
        onChoose={(choice) => changeAddress({ query: { [name]: choice, page: undefined } })}
      />
    </div>
  );
}

function Csv({ filter }: FilterProps) {
  return (
    <form method="post" action={paths.adminEnquiriesCsv}>
      <input type="hidden" name="form" value={filter.form ?? ''} />
      <input type="hidden" name="state" value={filter.view ?? ''} />
      <input type="hidden" name="stage" value={filter.stage ?? ''} />
      <input type="hidden" name="given" value={filter.givenTo ?? ''} />
      <input type="hidden" name="search" value={filter.search ?? ''} />
      <Button type="submit" variant="default">
        Export CSV
      </Button>
    </form>
  );
}
