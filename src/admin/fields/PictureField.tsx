import { Picture } from '../../ui/Picture.tsx';
import { differs, textOf, type Values } from '../values.ts';
import { useFields } from './fields-context.ts';
import type { FieldProps } from './Field.tsx';
import layout from './Field.module.css';
import compared from './ComparedTexts.module.css';
import styles from './PictureField.module.css';

/** The picture that a record has. It is kept as it is. */
export function PictureField({ name, label, width = 'half' }: FieldProps) {
  const fields = useFields();
  if (fields.mode === 'form') {
    return (
      <div className={layout[width]}>
        <p className={styles.label}>{label}</p>
        <Shown values={fields.values} name={name} />
      </div>
    );
  }
  if (!differs(fields.mine, fields.theirs, name)) return null;
  return (
    <section className={compared.field}>
      <h3 className={compared.label}>{label}</h3>
      {(['mine', 'theirs'] as const).map((side) => (
        <div key={side}>
          <h4 className={compared.title}>{fields.titles[side]}</h4>
          <Shown values={fields[side]} name={name} />
        </div>
      ))}
    </section>
  );
}

function Shown({ values, name }: { values: Values; name: string }) {
  const url = textOf(values, name);
  if (url === '') return <p className="muted">None</p>;
  const image = { url, alt: '', focal: { x: 0.5, y: 0.5 } };
  return <Picture image={image} sizes="10rem" className={styles.picture} />;
}
