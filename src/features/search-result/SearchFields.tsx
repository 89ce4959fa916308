import { useField, useFields, useValue, useValues } from '../../admin/fields/fields-context.ts';
import { FoldedSet } from '../../admin/fields/FoldedSet.tsx';
import { TextAreaField } from '../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { textAt, type Values } from '../../admin/forms/values.ts';
import { pageTitle } from '../../site/page-title.ts';
import { ImageField } from '../media/fields/ImageField.tsx';
import type { ImageFolder } from '../media/media.ts';
import { fitsSearchResult, lengthText, usualLength } from './search-result.ts';
import styles from './SearchFields.module.css';

/** The path of the page, and the texts that apply while the search fields of the form are empty. */
type PageTexts = (values: Values) => { path: string; title: string; description: string };

type SearchFieldsProps = { getSearchDefaults: PageTexts; folder: ImageFolder };

const cardCrops = [{ label: 'Social card', ratio: 1200 / 630 }];

export function SearchFields({ getSearchDefaults, folder }: SearchFieldsProps) {
  const card = useField('cardUrl');
  return (
    <FoldedSet
      title="Search and sharing"
      hint="How the page appears in search results and shared links. Empty fields use the page’s own text."
      hasError={card.mode === 'form' && card.error !== undefined}
    >
      <TextField
        name="searchTitle"
        label="Search title"
        hint={useLength('searchTitle', usualLength.title)}
        width="whole"
      />
      <TextAreaField
        name="searchDescription"
        label="Search description"
        rows={3}
        hint={useLength('searchDescription', usualLength.description)}
      />
      <ImageField name="cardUrl" label="Social sharing image" folder={folder} crops={cardCrops} />
      <SearchResultPreview getSearchDefaults={getSearchDefaults} />
    </FoldedSet>
  );
}

function useLength(name: string, usual: number) {
  const text = useValue(name);
  return lengthText(typeof text === 'string' ? text.trim() : '', usual);
}

/** The page as a search engine lists it. */
function SearchResultPreview({ getSearchDefaults }: Pick<SearchFieldsProps, 'getSearchDefaults'>) {
  const { mode } = useFields();
  const values = useValues();
  if (mode === 'comparison') return null;
  const defaults = getSearchDefaults(values);
  const title = pageTitle(textAt(values, 'searchTitle').trim() || defaults.title);
  const description = textAt(values, 'searchDescription').trim() || defaults.description;
  return (
    <figure className={styles.found}>
      <figcaption>Search result preview</figcaption>
      <div>
        <small>{[location.host, ...defaults.path.split('/')].filter(Boolean).join(' › ')}</small>
        <b>{title}</b>
        <p>{description}</p>
      </div>
      {!fitsSearchResult(title) && (
        <p className={styles.cut}>This title is too long. Search engines will cut it off.</p>
      )}
    </figure>
  );
}
