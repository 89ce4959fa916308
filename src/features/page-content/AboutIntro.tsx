import type { Image } from '../../lib/image-url.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/RichText.tsx';
import type { Page } from './page-content.ts';
import styles from './AboutIntro.module.css';

/** The rich subtitle of the hero, the way to the projects, and the hero's three pictures. */
export function AboutIntro({ hero }: { hero: Page['hero'] }) {
  const { topSquare, bottomSquare, rightSkyscraper } = hero;
  return (
    <section className={`wrap grid ${styles.introduction}`}>
      <div className={styles.text}>
        <RichText html={hero.subtitle} under={1} className="lead" />
        <p>
          <Button href={paths.projects}>EXPLORE GLOBAL PROJECTS</Button>
        </p>
      </div>
      {topSquare || bottomSquare || rightSkyscraper ? (
        <div className={styles.pictures}>
          <Well image={topSquare} className={styles.topSquare} />
          <Well image={bottomSquare} className={styles.bottomSquare} />
          <Well image={rightSkyscraper} className={styles.rightSkyscraper} />
        </div>
      ) : null}
    </section>
  );
}

function Well({ image, className }: { image: Image | null; className: string | undefined }) {
  if (!image) return null;
  return (
    <div className={`well unveil ${className}`}>
      <Picture image={image} sizes="(min-width: 56rem) 27vw, 46vw" className="photo" />
    </div>
  );
}
