import type { Slot } from '../lib/media/image-slot.ts';
import type { Image } from '../lib/media/image-url.ts';
import { frameMessages } from '../messages/frame.ts';
import { nameSpacing } from '../site/branding.ts';
import { settings } from '../site/settings/settings.ts';
import { paths } from '../site/paths.ts';
import { ResponsiveImage } from '../ui/media/ResponsiveImage.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import styles from './SiteLogo.module.css';

const slot: Slot = [{ width: '160px' }];
const largeSlot: Slot = [{ width: '240px' }];

/** The text is used without a picture. Undefined if the settings cannot be read. */
export type Logo =
  | {
      image: Image | null;
      text: string;
      /** The language of the text, if it is not that of the page. */
      lang?: string | undefined;
    }
  | undefined;

export function SiteLogo({ logo, isLarge }: { logo: Logo; isLarge?: boolean }) {
  if (!logo) return <div className={styles.placeholder} data-no-logo="" />;
  const text = logo.text || settings().company.name;
  const isCutOut = /\.(svg|png)$/.test(logo.image?.url ?? '');
  const classes = [styles.image, isLarge && styles.large, isCutOut && styles.cutOut].filter(
    Boolean,
  );
  return (
    <a className={styles.logo} href={paths.home} aria-label={frameMessages().home(text)}>
      {logo.image ? (
        <ResponsiveImage
          image={logo.image}
          slot={isLarge ? largeSlot : slot}
          className={classes.join(' ')}
          isEager={!isLarge}
        />
      ) : (
        <Wordmark text={text} lang={logo.lang} isLarge={isLarge} spacing={nameSpacing()} />
      )}
    </a>
  );
}
