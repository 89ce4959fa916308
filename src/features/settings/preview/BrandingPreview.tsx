import { contrast } from '../../../lib/media/contrast.ts';
import { settings } from '../../../site/settings/settings.ts';
import { paper } from '../../../site/settings/branding.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Parts.module.css';

export function BrandingPreview() {
  const { ink, accent } = settings().look;
  return (
    <>
      <p className={styles.caption}>Preview</p>
      <div className={`box ${styles.look}`}>
        <h2 className="title">{settings().company.name}</h2>
        <p>{settings().company.description}</p>
        <p className="small muted">
          {`Contrast: text ${ratio(ink)}, accent ${ratio(accent)}`} <i className={styles.mark} />
        </p>
        <p>
          <TextLink href="#">A link</TextLink>
        </p>
        <Button type="button" isSolid>
          A button
        </Button>
      </div>
    </>
  );
}

function ratio(colour: string) {
  return `${contrast(colour, paper).toFixed(1)}:1`;
}
