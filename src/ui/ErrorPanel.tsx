import { errorText } from '../messages/pages.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './ErrorPanel.module.css';

type ErrorPanelProps = {
  heading: string;
  message: string;
  /** `isBack` shows an arrow. */
  action: { label: string; href: string; isBack?: boolean };
};

/** Shown instead of a page's content. */
export function ErrorPanel({ heading, message, action }: ErrorPanelProps) {
  return (
    <div className={styles.page}>
      <div className={styles.panel} role="alert">
        <h1 className="display display--2">{heading}</h1>
        <p className={styles.message}>{errorText(message)}</p>
        <Button href={action.href} isNatural>
          {action.isBack ? <Icon name="arrowLeft" /> : null} {action.label}
        </Button>
      </div>
    </div>
  );
}
