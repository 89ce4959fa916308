import type { ReactNode } from 'react';
import { useField } from '../../../admin/fields/fields-context.ts';
import type { FieldProps } from '../../../admin/fields/Field.tsx';
import { FieldLayout } from '../../../admin/fields/FieldLayout.tsx';
import { ComparedValues, type Mark } from '../../../admin/fields/compared/ComparedValues.tsx';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import styles from './MediaField.module.css';

type MediaFieldProps = {
  field: FieldProps;
  children: (
    urls: string[],
    error: string | undefined,
    change: (value: string | string[] | null) => void,
  ) => ReactNode;
};

/** A field for the URLs of one or several files. In a comparison it shows both versions. */
export function MediaField({ field, children }: MediaFieldProps) {
  const { name, label, width } = field;
  const state = useField(name);
  if (state.mode === 'form') {
    return (
      <FieldLayout name={name} label={label} width={width} formatPublicValue={changeSummary}>
        {children(listUrls(state.value), state.error, state.change)}
      </FieldLayout>
    );
  }
  return (
    <ComparedValues name={name} label={label}>
      {(value, other, mark) =>
        listUrls(value).length > 0 && (
          <Compared urls={listUrls(value)} otherUrls={listUrls(other)} mark={mark} />
        )
      }
    </ComparedValues>
  );
}

type ComparedProps = { urls: string[]; otherUrls: string[]; mark: Mark };

/** Outlines and labels a picture that the other version does not contain. */
function Compared({ urls, otherUrls, mark }: ComparedProps) {
  return (
    <div className={styles.compared}>
      {urls.map((url) => (
        <div key={url} className={otherUrls.includes(url) ? undefined : styles[mark]}>
          <FieldFile url={url} />
          {!otherUrls.includes(url) && <span className="sr">{marks[mark]}</span>}
        </div>
      ))}
    </div>
  );
}

const marks = { del: 'Removed', ins: 'New', mark: 'Only in this version' };

function changeSummary(value: unknown, publicValue: unknown) {
  const publicUrls = listUrls(publicValue);
  const count = listUrls(value).filter((url) => !publicUrls.includes(url)).length;
  if (count === 0) return 'Not published yet.';
  return count === 1 ? '1 new file.' : `${count} new files.`;
}

function FieldFile({ url }: { url: string }) {
  if (/\.(mp4|webm)$/.test(url)) {
    return (
      <video className={styles.film} src={url} controls muted playsInline preload="metadata" />
    );
  }
  const image = { url, alt: '', focal: { x: 0.5, y: 0.5 } };
  return <ResponsiveImage image={image} slot={[{ width: '10rem' }]} className={styles.picture} />;
}

function listUrls(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((url): url is string => typeof url === 'string' && url !== '');
}
