import { projectMessages } from '../../lib/project-messages.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { mainCurrency } from '../residences/money.ts';
import { countText, queryOfPage, type ProjectTab } from './project-filter.ts';
import {
  chosenWords,
  findingChoices,
  hasConditions,
  noFinding,
  type Choice,
  type Finding,
} from './project-finding.ts';
import styles from './ProjectFilters.module.css';

type ProjectFiltersProps = { tab: ProjectTab; finding: Finding; total: number };

/** What is looked for, as one line to be read, and what was chosen. A change is followed in place where there is script. */
export function ProjectFilters({ tab, finding, total }: ProjectFiltersProps) {
  const said = projectMessages().finding;
  const choices = findingChoices();
  const hidden = [
    ...new URLSearchParams(tab.query),
    ...(finding.view ? [['view', finding.view]] : []),
  ];
  return (
    <search className={styles.filters}>
      <form
        className={`wrap ${styles.line}`}
        action={paths.projects}
        aria-label={said.form}
        data-follow=""
      >
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          name="bedrooms"
          label={said.bedrooms}
          choices={choices.bedrooms}
          finding={finding}
        />
        <Select
          name="price"
          label={said.price(mainCurrency())}
          choices={choices.price}
          finding={finding}
        />
        <Select
          name="completion"
          label={said.completion}
          choices={choices.completion}
          finding={finding}
        />
        <Select
          name="availability"
          label={said.availability}
          choices={choices.availability}
          finding={finding}
        />
        <label className={`${styles.field} ${finding.words ? styles.chosen : ''}`}>
          <span className={styles.key}>{said.words}</span>
          <input
            className={styles.words}
            id="find-words"
            type="search"
            name="words"
            defaultValue={finding.words}
            placeholder={said.wordsHint}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <Select
          name="sort"
          label={said.sort}
          none={said.ownOrder}
          choices={choices.sort}
          finding={finding}
        />
        <span className={styles.go}>
          <Button type="submit" id="find-go" isNatural>
            {said.show}
          </Button>
        </span>
      </form>
      <Chosen tab={tab} finding={finding} total={total} />
    </search>
  );
}

type SelectProps = {
  name: 'bedrooms' | 'price' | 'completion' | 'availability' | 'sort';
  label: string;
  none?: string;
  choices: Choice[];
  finding: Finding;
};

function Select({ name, label, none, choices, finding }: SelectProps) {
  const value = finding[name];
  return (
    <label className={`${styles.field} ${value === null ? '' : styles.chosen}`}>
      <span className={styles.key}>{label}</span>
      <select
        className={styles.select}
        id={`find-${name}`}
        name={name}
        defaultValue={String(value ?? '')}
      >
        <option value="">{none ?? projectMessages().finding.any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Chosen({ tab, finding, total }: ProjectFiltersProps) {
  const said = projectMessages().finding;
  const address = (other: Finding) => paths.projects + queryOfPage(tab, 1, other);
  const { sort, view } = finding;
  const isMapped = !tab.filter.isSold;
  const ways = [
    { value: null, label: said.views.pictures },
    ...findingChoices().view.filter(({ value }) => isMapped || value !== 'map'),
  ];
  const shown = view === 'map' && !isMapped ? null : view;
  return (
    <div className={`wrap ${styles.result}`}>
      <p className={styles.count} id="find-count" tabIndex={-1} data-rest="">
        {total === 0 ? said.noneFits : countText(total, tab.filter)}
      </p>
      {hasConditions(finding) ? (
        <ul className={styles.chips} aria-label={said.chosen}>
          {chosenWords(finding).map(({ words, without }) => (
            <li key={words}>
              <a className={styles.chip} href={address(without)} aria-label={said.remove(words)}>
                {words}
                <i aria-hidden="true" />
              </a>
            </li>
          ))}
          <li>
            <TextLink className={styles.clear} href={address({ ...noFinding, sort, view })}>
              {said.clear}
            </TextLink>
          </li>
        </ul>
      ) : null}
      <ul className={styles.views} aria-label={said.view}>
        {ways.map(({ value, label }) => (
          <li key={label}>
            <a
              className={styles.view}
              id={`view-${value ?? 'pictures'}`}
              href={address({ ...finding, view: value })}
              aria-current={shown === value ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
