import type { Slot } from '../../lib/image-slot.ts';
import { facts } from '../../site/facts.ts';
import portrait from '../../site/images/founder.jpg?variants&as=picture';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Founder.module.css';

const image = {
  ...portrait,
  alt: 'Sculpted portrait of Henrik Solmere in walnut',
  focal: { x: 0.5, y: 0.3 },
};

const slot: Slot = [
  { from: '56rem', width: '37.4vw', aspect: 4 / 5 },
  { width: '93vw', aspect: 4 / 5 },
];

export function Founder() {
  const { annualPresaleUnits, annualVolume } = facts.claims;
  return (
    <section className={`wrap grid ${styles.section}`}>
      <div className={`well ${styles.portrait}`}>
        <Picture image={image} slot={slot} className="photo" />
      </div>
      <div className={styles.text}>
        <h2 className="display display--2">About the founder</h2>
        <div className="prose">
          <p>
            {`Henrik Solmere sold his first presale from a trailer on Pacific Street in 2004. He founded the network in ${facts.foundedYear} on a simple irritation: good agents were finding out last.`}
          </p>
          <p>
            He still reads every application, and still answers the main line on Friday afternoons.
          </p>
        </div>
        <dl className={styles.figures}>
          <Figure value={annualPresaleUnits} label="annual presale units" />
          <Figure value={annualVolume} label="annual volume" />
        </dl>
      </div>
    </section>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className={styles.figure}>
      <dt className="muted">{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
