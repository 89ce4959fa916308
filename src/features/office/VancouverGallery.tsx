import { OfficeDetails } from './OfficeDetails.tsx';
import styles from './VancouverGallery.module.css';

export function VancouverGallery() {
  return (
    <div className={styles.gallery}>
      <h2 className="title">The Vancouver gallery</h2>
      <p className="muted">
        Ring first and someone will have the kettle on and the right drawings out.
      </p>
      <OfficeDetails />
    </div>
  );
}
