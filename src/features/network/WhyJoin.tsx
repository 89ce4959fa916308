import type { Slot } from '../../lib/image-slot.ts';
import { facts } from '../../site/facts.ts';
import lobby from '../../site/images/lobby.jpg?variants&as=picture';
import { Picture } from '../../ui/Picture.tsx';
import styles from './WhyJoin.module.css';

const image = {
  ...lobby,
  alt: 'Lobby at night with a stone wall, a long desk and globe lamps',
  focal: { x: 0.5, y: 0.5 },
};

const slot: Slot = [
  { from: '56rem', width: '57.4vw', aspect: 7 / 6 },
  { width: '100vw', aspect: 7 / 6 },
];

export function WhyJoin() {
  const { launchesPerYear, joiningFee } = facts.claims;
  return (
    <section className={`wrap grid ${styles.section}`}>
      <div className={styles.picture}>
        <div className={`well ${styles.well}`}>
          <Picture image={image} slot={slot} className="photo" />
        </div>
      </div>
      <div className={styles.text}>
        <h2 className="display display--2">Why join</h2>
        <div className="prose muted">
          <p>
            {`About ${launchesPerYear} launches a year pass through our desk before they pass through anyone’s. `}
            You bring the client; we bring the allocation, the paperwork and the developer’s direct
            line.
          </p>
          <p>
            {`There is ${joiningFee} to join. `}
            There is a telephone call, a second one, and a cup of coffee with somebody who will tell
            you honestly whether this suits you.
          </p>
        </div>
      </div>
    </section>
  );
}
