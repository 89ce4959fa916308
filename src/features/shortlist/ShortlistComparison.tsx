import { inText } from '../../lib/text/in-line.ts';
import { nameLanguage } from '../../lib/text/name-language.ts';
import { projectMessages } from '../../messages/projects.ts';
import { shortlistMessages } from '../../messages/shortlist.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { fieldsId } from '../enquiries/enquiry.ts';
import fieldStyles from '../enquiries/forms/EnquiryField.module.css';
import { MoneyText } from '../../ui/amounts/MoneyText.tsx';
import type { ComparedDetails } from '../projects/compared-details.ts';
import type { Project } from '../projects/project.ts';
import { ComparedActions, ComparedHead, ComparedName } from './ComparedHead.tsx';
import { compareFacts, isFigure, type ComparedRow } from './compare-facts.ts';
import { comparedFacts, nameFacts } from './project-facts.ts';
import { shortlistQuery } from './shortlist-address.ts';
import styles from './ShortlistComparison.module.css';

type ComparisonProps = {
  /** Empty for the visitor's own list, which the script fills from local storage. */
  projects: readonly Project[];
  isOwn?: boolean;
  details?: ReadonlyMap<string, ComparedDetails> | undefined;
};

/** Projects side by side. Differing facts are set large; equal facts appear once. */
export function ShortlistComparison({ projects, isOwn = false, details }: ComparisonProps) {
  const slugs = projects.map(({ slug }) => slug);
  const messages = shortlistMessages();
  const rows = compareFacts(
    projects.map((project) => comparedFacts(project, details?.get(project.id))),
  );
  return (
    <div className={styles.page}>
      <div className={`wrap ${styles.head}`}>
        <h1 className="display display--2" tabIndex={-1} data-heading="">
          {messages.sideBySide}
        </h1>
        <div className={styles.tools}>
          <label className={fieldStyles.choice}>
            <input type="checkbox" name="differ" />
            <span>{messages.onlyDiffering}</span>
          </label>
          <TextLink href={paths.shortlist + (isOwn ? '' : shortlistQuery(slugs))}>
            {messages.back}
          </TextLink>
        </div>
      </div>
      <div className={styles.compared}>
        <div className={styles.names} aria-hidden="true">
          <p data-names="">
            {projects.map((project) => (
              <ComparedName key={project.slug} project={project} />
            ))}
          </p>
        </div>
        <div
          className={styles.scroll}
          role="region"
          aria-label={messages.comparison(projects.length)}
          tabIndex={0}
          data-region=""
        >
          <table className={styles.table}>
            <caption className="sr">{messages.comparisonCaption}</caption>
            <thead>
              <tr data-columns="">
                <td className={styles.corner}>
                  <p className={`small muted ${styles.note}`}>
                    {inText([messages.comparisonNote, messages.comparisonShared])}
                  </p>
                  <p className={`small muted ${styles.count}`} data-count="">
                    {messages.projects(projects.length)}
                  </p>
                  <p className={`small muted ${styles.renderings}`}>
                    {projectMessages().project.images.allRenderings}
                  </p>
                </td>
                {projects.map((project) => (
                  <ComparedHead key={project.slug} project={project} />
                ))}
              </tr>
            </thead>
            <tbody data-rows="">
              {rows.map((row) => (
                <Row key={row.label} row={row} />
              ))}
            </tbody>
            <tfoot>
              <tr data-actions="">
                <th scope="row">
                  <span className="sr">{messages.whatToDo}</span>
                </th>
                {projects.map((project) => (
                  <ComparedActions key={project.slug} project={project} />
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
      <div className={`wrap ${styles.foot}`}>
        <Button
          href={`${paths.contact}${shortlistQuery(slugs)}#${fieldsId('contact')}`}
          isSolid
          isNatural
          data-ask=""
        >
          {messages.ask(projects.length)}
        </Button>
      </div>
    </div>
  );
}

/** One row of each kind, as templates for the script. */
export function RowPatterns() {
  const cells: ComparedRow['cells'] = [{ text: '', note: '–', lines: ['', '–'] }];
  return (
    <table>
      <tbody>
        <Row row={{ label: '', isSame: true, cells }} />
        <Row row={{ label: '', isSame: false, cells }} />
      </tbody>
    </table>
  );
}

function Row({ row: { key, label, isSame, cells } }: { row: ComparedRow }) {
  const lang = key && nameFacts.includes(key) ? nameLanguage() : undefined;
  if (isSame && cells[0]) {
    return (
      <tr className={styles.same} data-same="">
        <th scope="row">{label}</th>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- A cell is no control. */}
        <td colSpan={cells.length}>
          <span className={styles.once}>
            <span data-text="" lang={lang}>
              <CellText {...cells[0]} />
            </span>
            <span className="muted">{shortlistMessages().sameInAll}</span>
          </span>
        </td>
      </tr>
    );
  }
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map(({ text, lines, note, href, figure = '' }, index) => (
        <td key={index}>
          <span
            className={`num ${styles.value}`}
            data-text=""
            data-figure={isFigure(text) ? '' : undefined}
            lang={lang}
          >
            {figure ? <u>{figure}</u> : null}
            <CellText text={(lines?.[0] ?? text).slice(figure.length)} href={href} />
          </span>
          {lines ? (
            <small data-more="" lang={lang}>
              <MoneyText text={lines[1]} />
            </small>
          ) : null}
          {note ? <em>{note}</em> : null}
        </td>
      ))}
    </tr>
  );
}

function CellText({ text, href }: Pick<ComparedRow['cells'][number], 'text' | 'href'>) {
  const shown = <MoneyText text={text} />;
  return href ? <a href={href}>{shown}</a> : shown;
}
