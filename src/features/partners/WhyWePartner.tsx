import styles from './WhyWePartner.module.css';

export function WhyWePartner() {
  return (
    <section className="section wrap grid">
      <h2 className={`display display--2 ${styles.heading}`}>Why We Partner</h2>
      <div className={`prose ${styles.text}`}>
        <p className="lead">
          Property is local until it isn’t. A buyer in Toronto falls for a courtyard in Tokyo; a
          family in Seattle wants the beach by winter. We partner so that one good agent becomes six
          good agents, without the client ever being handed off.
        </p>
        <p className="muted">
          Every partner here closes at least three deals a year, answers their own phone, and has
          been introduced by another.
        </p>
      </div>
    </section>
  );
}
