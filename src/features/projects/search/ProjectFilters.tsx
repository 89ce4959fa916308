import { projectMessages } from '../../../messages/projects.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { mainCurrency } from '../../residences/money.ts';
import { countText, queryOfPage, type ProjectTab } from './project-filter.ts';
import {
  conditionTexts,
  searchChoices,
  hasConditions,
  emptyProjectSearch,
  type Choice,
  type ProjectSearch,
} from './project-search.ts';
import styles from './ProjectFilters.module.css';

type ProjectFiltersProps = { tab: ProjectTab; search: ProjectSearch; total: number };

/** The filter form and the active filters. With script a change replaces the list in place. */
export function ProjectFilters({ tab, search, total }: ProjectFiltersProps) {
  const messages = projectMessages().search;
  const choices = searchChoices();
  const hidden = [
    ...new URLSearchParams(tab.query),
    ...(search.view ? [['view', search.view]] : []),
  ];
  return (
    <search className={styles.filters}>
      <form
        className={`wrap ${styles.line}`}
        action={paths.projects}
        aria-label={messages.form}
        data-follow=""
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
          label={messages.price(mainCurrency())}
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
          <span className={styles.key}>{messages.words}</span>
          <input
            className={styles.words}
            id="find-words"
            type="search"
            name="words"
            defaultValue={search.words}
            placeholder={messages.searchHint}
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
          <Button type="submit" id="find-go" isNatural>
            {messages.show}
          </Button>
        </span>
      </form>
      <ActiveFilters tab={tab} search={search} total={total} />
    </search>
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

function ActiveFilters({ tab, search, total }: ProjectFiltersProps) {
  const messages = projectMessages().search;
  const searchUrl = (other: ProjectSearch) => paths.projects + queryOfPage(tab, 1, other);
  const { sort, view } = search;
  const hasMap = !tab.filter.isSold;
  const views = [
    { value: null, label: messages.views.pictures },
    ...searchChoices().view.filter(({ value }) => hasMap || value !== 'map'),
  ];
  const currentView = view === 'map' && !hasMap ? null : view;
  return (
    <div className={`wrap ${styles.result}`}>
      <p className={styles.count} id="find-count" tabIndex={-1} data-rest="">
        {total === 0 ? messages.noneFits : countText(total, tab.filter)}
      </p>
      {hasConditions(search) ? (
        <ul className={styles.chips} aria-label={messages.chosen}>
          {conditionTexts(search).map(({ words, without }) => (
            <li key={words}>
              <a
                className={styles.chip}
                href={searchUrl(without)}
                aria-label={messages.remove(words)}
              >
                {words}
                <i aria-hidden="true" />
              </a>
            </li>
          ))}
          <li>
            <TextLink
              className={styles.clear}
              href={searchUrl({ ...emptyProjectSearch, sort, view })}
            >
              {messages.clear}
            </TextLink>
          </li>
        </ul>
      ) : null}
      <ul className={styles.views} aria-label={messages.view}>
        {views.map(({ value, label }) => (
          <li key={label}>
            <a
              className={styles.view}
              id={`view-${value ?? 'pictures'}`}
              href={searchUrl({ ...search, view: value })}
              aria-current={currentView === value ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
