import styles from './VipBenefits.module.css';

export function VipBenefits() {
  return (
    <section className="section wrap" aria-labelledby="benefits-heading">
      <h2 className={`display display--2 ${styles.heading}`} id="benefits-heading">
        Nine things the public list never sees
      </h2>
      <ul className={styles.benefits}>
        {benefits.map(([title, text]) => (
          <li key={title} className={styles.benefit}>
            <h3 className="title">{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const benefits = [
  ['First allocations', 'Floor plans and unit numbers before public release.'],
  ['Launch pricing', 'The opening price list, held for members through preview week.'],
  ['Longer deposits', 'Extended deposit structures, agreed with the developer in advance.'],
  ['Private previews', 'Gallery evenings with the architect, eight guests at a time.'],
  ['Assignment rights', 'Negotiated into the contract, where the building allows.'],
  ['Reserved parking', 'Stalls and storage set aside until members have chosen.'],
  ['Upgrades, settled early', 'Finishes and appliance packages included at signing.'],
  ['Independent review', 'Our reading of the disclosure statement, in plain language.'],
  ['One point of contact', 'The same partner from preview to keys, in any of six cities.'],
] as const;
