import type { ReactNode } from 'react';
import { useField } from '../../admin/fields/fields-context.ts';
import type { FieldProps } from '../../admin/fields/Field.tsx';
import layout from '../../admin/fields/Field.module.css';
import { ComparedValues } from '../../admin/fields/ComparedValues.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './MediaField.module.css';

type MediaFieldProps = {
  field: FieldProps;
  children: (
    urls: string[],
    error: string | undefined,
    change: (value: string | string[] | null) => void,
  ) => ReactNode;
};

/** A field for the address of one or several files. In a comparison it shows both versions. */
export function MediaField({ field, children }: MediaFieldProps) {
  const { name, label, width = 'half' } = field;
  const state = useField(name);
  if (state.mode === 'form') {
    return (
      <div className={layout[width]}>
        {children(urlsOf(state.value), state.error, state.change)}
      </div>
    );
  }
  return (
    <ComparedValues name={name} label={label}>
      {(value) => urlsOf(value).length > 0 && <Compared urls={urlsOf(value)} />}
    </ComparedValues>
  );
}

function Compared({ urls }: { urls: string[] }) {
  return (
    <div className={styles.compared}>
      {urls.map((url) => (
        <Shown key={url} url={url} />
      ))}
    </div>
  );
}

function Shown({ url }: { url: string }) {
  if (/\.(mp4|webm)$/.test(url)) {
    return (
      <video className={styles.film} src={url} controls muted playsInline preload="metadata" />
    );
  }
  const image = { url, alt: '', focal: { x: 0.5, y: 0.5 } };
  return <Picture image={image} slot={[{ width: '10rem' }]} className={styles.picture} />;
}

function urlsOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((url): url is string => typeof url === 'string' && url !== '');
}
