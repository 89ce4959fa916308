import { Button, Input, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useMay } from '../../admin/member-context.ts';
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

const writeAfterMs = 250;

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
      <Search search={filter.search ?? ''} />
      <StateFilter filter={filter} />
      <StageFilter filter={filter} />
      {readsAll && <MemberFilter filter={filter} />}
      <div className={styles.further}>
        {mayErase && (
          <Button variant="default" onClick={() => setAboutPerson(true)}>
            One person…
          </Button>
        )}
        {readsAll && (
          <Button component="a" variant="default" href={paths.adminFigures}>
            Figures
          </Button>
        )}
        <Button variant="default" onClick={() => setAtNotices(true)}>
          My notices…
        </Button>
        {readsAll && <Csv filter={filter} />}
      </div>
      {isAtNotices && <NoticesDialog onClose={() => setAtNotices(false)} />}
      {isAboutPerson && <PersonDialog onClose={() => setAboutPerson(false)} />}
    </div>
  );
}

/** The text stays out of the URL, because it may be personal data. */
function Search({ search }: { search: string }) {
  const [typed, setTyped] = useState<string>();
  const write = useDebouncedCallback((text: string) => {
    changeAddress({ query: { page: undefined }, entryText: text });
    setTyped(undefined);
  }, writeAfterMs);

  return (
    <TextInput
      type="search"
      className={styles.search}
      aria-label="Search"
      placeholder="Name, e-mail or words"
      autoComplete="off"
      maxLength={200}
      value={typed ?? search}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        write(currentTarget.value);
      }}
    />
  );
}

function StateFilter({ filter }: FilterProps) {
  return (
    <div className={styles.state}>
      <Input
        component="select"
        aria-label="State"
        pointer
        value={filter.view ?? ''}
        onChange={({ currentTarget }) =>
          changeAddress({ query: { state: currentTarget.value, page: undefined } })
        }
      >
        <option value="">All but spam</option>
        {inboxViews.map((view) => (
          <option key={view} value={view}>
            {viewWords[view]}
          </option>
        ))}
      </Input>
    </div>
  );
}

function StageFilter({ filter }: FilterProps) {
  return (
    <NativeSelect
      className={styles.state}
      aria-label="Stage"
      data={[{ value: '', label: 'All stages' }, ...stageOptions]}
      value={filter.stage ?? ''}
      onChange={({ currentTarget }) =>
        changeAddress({ query: { stage: currentTarget.value, page: undefined } })
      }
    />
  );
}

function MemberFilter({ filter }: FilterProps) {
  const members = useMembers();
  return (
    <NativeSelect
      className={styles.state}
      aria-label="Whose"
      data={[{ value: '', label: 'Everybody’s' }, ...memberOptions(members)]}
      value={filter.givenTo ?? ''}
      onChange={({ currentTarget }) =>
        changeAddress({ query: { given: currentTarget.value, page: undefined } })
      }
    />
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
        Download CSV
      </Button>
    </form>
  );
}
