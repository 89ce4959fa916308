import type { CSSProperties } from 'react';
import { nameLanguage, textParts } from '../../lib/text/name-language.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { shortlistMessages } from '../../messages/shortlist.ts';
import { paths } from '../../site/paths.ts';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ComparedDetails } from '../projects/compared-details.ts';
import type { Project } from '../projects/project.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { comparedFacts, listedFacts, nameFacts, type Fact } from './project-facts.ts';
import styles from './ShortlistItem.module.css';
import { MoneyText } from '../../ui/amounts/MoneyText.tsx';

const slot: Slot = [
  { from: '56rem', width: '30vw', aspect: 4 / 4.7 },
  { width: '100vw', aspect: 4 / 3.4 },
];

type ShortlistItemProps = { project: Project; details?: ComparedDetails | undefined };

/** A project on a shortlist. The script builds the comparison from its `data-facts`. */
export function ShortlistItem({ project, details }: ShortlistItemProps) {
  const { id, slug, title, image, figures } = project;
  const messages = shortlistMessages();
  const facts = comparedFacts(project, details);
  const visibleFacts = listedFacts.flatMap(
    (key) => facts.find((fact) => fact.key === key && fact.text !== null) ?? [],
  );
  return (
    <li
      className={styles.item}
      style={{ '--facts': listedFacts.length } as CSSProperties}
      data-project={id}
      data-slug={slug}
      data-facts={JSON.stringify(facts.map(withParts))}
    >
      <a className={styles.link} href={paths.project(slug)}>
        <span className={`cover ${styles.well}`}>
          {image ? (
            <ResponsiveImage image={{ ...image, alt: '' }} slot={slot} className="photo" />
          ) : null}
        </span>
        <h2 className={styles.name} lang={nameLanguage()}>
          {title}
        </h2>
      </a>
      <dl className={styles.facts}>
        {visibleFacts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">
              <MoneyText text={text ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.acts}>
        {figures ? (
          <TextLink href={`${paths.project(slug)}#availability`}>{messages.seeHomes}</TextLink>
        ) : (
          <TextLink href={paths.project(slug)}>{messages.seeProject}</TextLink>
        )}
        <RemoveButton label={messages.removeSavedLabel(title)}>{messages.letGo}</RemoveButton>
      </p>
    </li>
  );
}

/** The script cannot know which texts are not in the language of the page. */
function withParts(fact: Fact): Fact {
  const { key, text } = fact;
  const lang = nameFacts.includes(key) ? nameLanguage() : undefined;
  const parts = text && (lang === undefined ? textParts(text) : [{ text, lang }]);
  return parts ? { ...fact, parts } : fact;
}
