import { Dialog } from '../feedback/Dialog.tsx';
import { listedKeys } from './keys.ts';
import styles from './KeysDialog.module.css';

/** Lists all keys. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isWide heading="Keyboard shortcuts" cancel="Close" focusesCancel onCancel={onClose}>
      <div className={styles.groups}>
        {listedKeys().map(({ title, keys }) => (
          <section key={title} className={styles.group}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([key, action]) => (
                <div key={action}>
                  <dt>{key}</dt>
                  <dd>{action}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
