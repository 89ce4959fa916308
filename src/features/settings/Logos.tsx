import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import type { ReactNode } from 'react';
import { useFields } from '../../admin/fields/fields-context.ts';
import { ChangedTag } from '../../admin/publishing/ChangedTag.tsx';
import { useRead } from '../../admin/actions/useAction.ts';
import { nameSpacing } from '../../site/branding.ts';
import { nounScreens } from '../../site/paths.ts';
import { settings } from '../../site/settings/settings.ts';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { pageErrors } from '../page-content/page-content.ts';
import styles from './Logos.module.css';

/** The wordmark and the logos, which are edited on the page `settings`. */
export function Logos() {
  if (useFields().mode === 'comparison') return null;
  return <LogoPreview />;
}

function LogoPreview() {
  const read = useRead();
  const { data } = useQuery({
    queryKey: ['settings', 'logos'],
    queryFn: () => read(actions.pages.list, undefined, pageErrors.fetch),
  });
  const page = data?.find(({ slug }) => slug === 'settings');
  const content = page && 'navigation' in page.content ? page.content : undefined;
  const { navigation, footerLogos } = content ?? {};
  const { name } = settings().company;
  return (
    <fieldset className={styles.logos} data-field="logos">
      <legend>Company name as logo, and logos</legend>
      {navigation && (
        <dl className={styles.places}>
          <Logo
            section="Navigation"
            url={navigation.logoType === 'image' ? navigation.logoUrl : null}
            text={navigation.logoText || name}
          />
          <Logo section="Footer" url={footerLogos?.logo3Url ?? null} text={name} />
        </dl>
      )}
      <p className={styles.way}>
        <Button
          component="a"
          variant="default"
          href={page ? `${nounScreens.pages}?edit=${page.id}` : nounScreens.pages}
        >
          Edit logos
        </Button>
        {page?.publication?.state === 'changed' && <ChangedTag />}
      </p>
    </fieldset>
  );
}

type LogoProps = { section: string; url: string | null; text: string };

function Logo({ section, url, text }: LogoProps): ReactNode {
  return (
    <div>
      <dt>{section}</dt>
      <dd className={styles.logo}>
        {url ? (
          <ResponsiveImage
            image={{ url, alt: `Logo: ${text}`, focal: { x: 0.5, y: 0.5 } }}
            slot={[{ width: '10rem' }]}
            className={styles.picture}
          />
        ) : (
          <Wordmark text={text} spacing={nameSpacing()} />
        )}
      </dd>
    </div>
  );
}
