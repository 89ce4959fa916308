import type { ReactNode } from 'react';
import styles from './Alternatives.module.css';
import { MoneyText } from './amounts/MoneyText.tsx';
import { Icon } from './Icon.tsx';
import { TextLink } from './TextLink.tsx';

type AlternativesProps = {
  id: string;
  heading: string;
  text: string;
  /** The way back, if there is nothing else on the page. */
  back?: { label: string; href: string };
  children: ReactNode;
};

/** What is not there, in large letters on a line, and beneath the line what is nearest to it. */
export function Alternatives({ id, heading, text, back, children }: AlternativesProps) {
  const Heading = back ? 'h1' : 'h2';
  return (
    <section className={`wrap ${styles.section} ${back ? styles.page : ''}`} aria-labelledby={id}>
      {back ? (
        <p className={styles.back}>
          <TextLink href={back.href} isBare>
            <Icon name="arrowLeft" /> {back.label}
          </TextLink>
        </p>
      ) : null}
      <div className={styles.line}>
        <Heading className={styles.words} id={id}>
          {heading}
        </Heading>
        <p className={styles.text}>
          <MoneyText text={text} />
        </p>
      </div>
      {children}
    </section>
  );
}
