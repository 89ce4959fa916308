import { currencyWord } from '../../../lib/amounts/amounts.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { subscriptionMessages } from '../../../messages/subscriptions.ts';
import { paths } from '../../../site/paths.ts';
import { ActiveFilters } from '../../../ui/ActiveFilters.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { mainCurrency } from '../../residences/money.ts';
import { countText, queryOfPage, type ProjectTab } from './project-filter.ts';
import {
  conditionTexts,
  searchChoices,
  emptyProjectSearch,
  type Choice,
  type ProjectSearch,
} from './project-search.ts';
import { ListViews } from './ListViews.tsx';
import styles from './ProjectFilters.module.css';

type ProjectFiltersProps = {
  tab: ProjectTab;
  search: ProjectSearch;
  total: number;
};

/**
 * The count and the filter form on one line, and the active filters on another. With script a change replaces the list
 * in place; on narrow screens the form is a panel with its own address, which its button closes.
 */
export function ProjectFilters({ tab, search, total }: ProjectFiltersProps) {
  const messages = projectMessages().search;
  const { sort, view } = search;
  const conditions = conditionTexts(search);
  return (
    <search className={styles.filters}>
      <div className={`wrap ${styles.line}`}>
        <p className={styles.count} id="find-count" tabIndex={-1} data-rest="">
          <b>
            <Count total={total} filter={tab.filter} />
          </b>
        </p>
        <FilterForm tab={tab} search={search} />
        <FilterLink search={search} className={styles.open} />
        <a className={styles.close} href="#results">
          {messages.close}
        </a>
        <ListViews className={styles.views} tab={tab} search={search} />
      </div>
      {conditions.length > 0 ? (
        <div className={`wrap ${styles.chosenLine}`}>
          <ActiveFilters
            className={styles.removable}
            filters={conditions.map(({ text, without }) => ({
              text,
              href: searchUrl(tab, without),
            }))}
            clearHref={searchUrl(tab, { ...emptyProjectSearch, sort, view })}
            texts={messages}
          />
          {total > 0 && !tab.filter.isSold ? (
            <TextLink href="#tell-me">{subscriptionMessages().fits}</TextLink>
          ) : null}
        </div>
      ) : null}
    </search>
  );
}

/** Opens the panel, and says how many conditions are set. */
export function FilterLink({ search, className = styles.besideTabs }: FilterLinkProps) {
  return (
    <a className={className} href="#filters">
      {projectMessages().search.filter(conditionTexts(search).length)}
    </a>
  );
}

type FilterLinkProps = { search: ProjectSearch; className?: string | undefined };

type CountProps = { total: number; filter: ProjectTab['filter'] };

/** Without the city where there is no room for it: tab and title name it, too. */
function Count({ total, filter }: CountProps) {
  const text = countText(total, filter);
  if (!filter.city) return text;
  return (
    <>
      <span className={styles.wideCount}>{text}</span>
      <span className={styles.shortCount}>{countText(total, {})}</span>
    </>
  );
}

type FormProps = Pick<ProjectFiltersProps, 'tab' | 'search'>;

function FilterForm({ tab, search }: FormProps) {
  const messages = projectMessages().search;
  const choices = searchChoices(search);
  const hidden = [
    ...new URLSearchParams(tab.query),
    ...(search.view ? [['view', search.view]] : []),
  ];
  return (
    <form
      className={styles.form}
      id="filters"
      action={paths.projects}
      aria-label={messages.form}
      data-follow="(min-width: 80rem)"
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="bedrooms"
        label={messages.bedrooms}
        choices={choices.bedrooms}
        search={search}
      />
      <Select
        name="price"
        label={messages.price(currencyWord(mainCurrency()))}
        choices={choices.price}
        search={search}
      />
      <Select
        name="completion"
        label={messages.completion}
        choices={choices.completion}
        search={search}
      />
      <Select
        name="availability"
        label={messages.availability}
        choices={choices.availability}
        search={search}
      />
      <label className={`${styles.field} ${search.words ? styles.chosen : ''}`}>
        <span className={`sr ${styles.key}`}>{messages.words}</span>
        <input
          className={styles.words}
          id="find-words"
          type="search"
          name="words"
          defaultValue={search.words}
          placeholder={messages.words}
          title={messages.searchHint}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <Select
        name="sort"
        label={messages.sort}
        none={messages.ownOrder}
        choices={choices.sort}
        search={search}
      />
      <span className={styles.go}>
        <Button type="submit" id="find-go" isSolid isNatural>
          {messages.show}
        </Button>
      </span>
    </form>
  );
}

type SelectProps = {
  name: 'bedrooms' | 'price' | 'completion' | 'availability' | 'sort';
  label: string;
  none?: string;
  choices: Choice[];
  search: ProjectSearch;
};

function Select({ name, label, none, choices, search }: SelectProps) {
  const value = search[name];
  return (
    <label className={`${styles.field} ${value === null ? '' : styles.chosen}`}>
      <span className={styles.key}>{label}</span>
      <select
        className={styles.select}
        id={`find-${name}`}
        name={name}
        defaultValue={String(value ?? '')}
      >
        <option value="">{none ?? projectMessages().search.any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function searchUrl(tab: ProjectTab, search: ProjectSearch) {
  return paths.projects + queryOfPage(tab, 1, search);
}
