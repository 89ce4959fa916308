import { facts } from '../../site/facts.ts';
import styles from './WhatIsTheNetwork.module.css';

export function WhatIsTheNetwork() {
  const { activeMembers, dealsPerYear } = facts.claims;
  return (
    <section className="section wrap grid">
      <h2 className={`display display--2 ${styles.heading}`}>{`What is ${facts.name}`}</h2>
      <div className={`prose lead ${styles.text}`}>
        <p>
          {`An agent network for luxury and presale homes, founded in ${facts.foundedYear}, headquartered in Vancouver and working in six cities. `}
          {`Membership is capped at ${activeMembers} active members. Each brings a minimum of ${dealsPerYear} deals a year, and none pays to belong.`}
        </p>
        <p>
          Your brokerage stays your brokerage and your clients stay yours. What changes is the hour
          at which you find out.
        </p>
      </div>
    </section>
  );
}
