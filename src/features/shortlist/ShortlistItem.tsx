import type { CSSProperties } from 'react';
import { nameLanguage } from '../../lib/text/name-language.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { projectMessages } from '../../messages/projects.ts';
import { shortlistMessages } from '../../messages/shortlist.ts';
import { paths } from '../../site/paths.ts';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ComparedDetails } from '../projects/compared-details.ts';
import type { Project } from '../projects/project.ts';
import { StatusFlag } from '../projects/card/StatusFlag.tsx';
import { imageNote, withImageType } from '../projects/image-types.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { comparedFacts, listedFacts, nameFacts } from './project-facts.ts';
import styles from './ShortlistItem.module.css';
import { MoneyText } from '../../ui/amounts/MoneyText.tsx';

const slot: Slot = [
  { from: '56rem', width: '46vw', aspect: 4 / 3 },
  { width: '93vw', aspect: 4 / 3.4 },
];

type ShortlistItemProps = { project: Project; details?: ComparedDetails | undefined };

/** A project on a shortlist. The script builds the comparison from its `data-facts`, with the texts of its template. */
export function ShortlistItem({ project, details }: ShortlistItemProps) {
  const { id, slug, title, image, figures, status } = project;
  const messages = shortlistMessages();
  const facts = comparedFacts(project, details);
  const visibleFacts = listedFacts.flatMap((key) => facts.find((fact) => fact.key === key) ?? []);
  const note = image && imageNote(withImageType(image, status));
  return (
    <li
      className={styles.item}
      style={{ '--facts': listedFacts.length } as CSSProperties}
      data-project={id}
      data-slug={slug}
      data-facts={JSON.stringify(facts)}
    >
      <template>
        {facts.map(({ key, text, lines = [text ?? ''] }) => (
          <p key={key} data-fact={key} lang={nameFacts.includes(key) ? nameLanguage() : undefined}>
            {lines.map((line) => (
              <span key={line}>
                <MoneyText text={line} />
              </span>
            ))}
          </p>
        ))}
      </template>
      <a className={styles.link} href={paths.project(slug)}>
        <span className={`cover ${styles.well}`}>
          {image ? (
            <ResponsiveImage image={{ ...image, alt: '' }} slot={slot} className="photo" />
          ) : null}
        </span>
        <span className={styles.status}>
          <StatusFlag status={status} /> {note ? <small>{note}</small> : null}
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
              <MoneyText text={text ?? '–'} />
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

/** Where a saved project comes to stand, until the script has it. */
export function ShortlistPlace() {
  const { facts: labels } = projectMessages();
  return (
    <li
      className={styles.item}
      style={{ '--facts': listedFacts.length } as CSSProperties}
      data-place=""
      aria-hidden="true"
    >
      <div className={styles.link}>
        <span className={`cover ${styles.well}`} />
        <span className={styles.status}>
          <small>&nbsp;</small>
        </span>
        <p className={styles.name}>&nbsp;</p>
      </div>
      <dl className={styles.facts}>
        {listedFacts.map((key) => (
          <div key={key}>
            <dt>{labels[key]}</dt>
            <dd>&nbsp;</dd>
          </div>
        ))}
      </dl>
      <p className={styles.acts} />
    </li>
  );
}
