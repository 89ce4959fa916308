import { formatFullDateTime } from '../../lib/time/dates.ts';
import type { HeroMedia } from '../../lib/media/hero-media.ts';
import { narrowAmounts } from '../../lib/amounts/amounts.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import { projectMessages } from '../../messages/projects.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { heroScrim } from '../../site/hero-scrim.ts';
import { paths } from '../../site/paths.ts';
import { PageHero } from '../../ui/PageHero.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { pricesFollowText, unpricedText } from '../projects/card/project-price.ts';
import { imageTypeText, withImageType } from '../projects/image-types.ts';
import { locationName, type ProjectDetail } from '../projects/project.ts';
import { findAreaUnit } from '../residences/area-unit.ts';
import { findCurrency, moneyText, pricesCurrency } from '../residences/money.ts';
import { areaTexts, roomsText } from '../residences/residence-text.ts';
import { offeredHomes } from './private-facts.ts';
import { PrivateBand, type PrivateAccess } from './PrivateBand.tsx';
import styles from './PrivateProject.module.css';
import { AreaText } from '../../ui/amounts/AreaText.tsx';
import { MoneyText } from '../../ui/amounts/MoneyText.tsx';

type PrivateProjectProps = {
  project: ProjectDetail;
  access: PrivateAccess;
  /** The contact person. */
  contact: { name: string; brokerage: string; email: string };
  now: Date;
};

/** A project as shown to a VIP before its release. */
export function PrivateProject({ project, access, contact, now }: PrivateProjectProps) {
  const messages = projectMessages().firstAccess;
  const until = formatFullDateTime(headOffice().timeZone, access.expiresAt);
  const picture = project.image && withImageType(project.image, project.status);
  const image: HeroMedia = { kind: 'image', image: picture };
  return (
    <>
      <div className={styles.line}>
        <p className="wrap">
          <span className={styles.mark} aria-hidden="true" />
          <span>{messages.openTo(access.name)}</span>
          <span className={`num ${styles.until}`}>{messages.openUntil(until)}</span>
        </p>
      </div>
      <PageHero title={project.title} isName image={image} scrim={heroScrim(image)}>
        <p className={`label ${styles.badge}`}>{messages.title}</p>
        <p>{locationName(project)}</p>
        {picture && picture.imageType !== 'photograph' ? (
          <p className="small">{imageTypeText(picture)}</p>
        ) : null}
      </PageHero>
      <PrivateBand access={access} until={until} contact={contact} now={now} />
      <Homes project={project} access={access} contact={contact} />
      <section className={`wrap grid ${styles.section}`} aria-labelledby="about">
        <h2 className={`display display--2 ${styles.left}`} id="about">
          {messages.building}
        </h2>
        <div className={`${styles.right} ${styles.prose}`}>
          {paragraphs(project.description).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
    </>
  );
}

function Homes({ project, access, contact }: Omit<PrivateProjectProps, 'now'>) {
  const homes = offeredHomes(project.residences, access.homes);
  const currency = findCurrency(project.city);
  const areaUnit = findAreaUnit(project.city);
  const { firstAccess: messages, residences: labels, project: texts } = projectMessages();
  if (homes.length === 0) return null;
  return (
    <section className={`wrap grid ${styles.section}`} aria-labelledby="homes">
      <h2 className={`display display--2 ${styles.left}`} id="homes">
        {messages.allocations}
      </h2>
      <div className={styles.right}>
        <table className={styles.homes}>
          <caption className="sr">{messages.homesForYou}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.home}</th>
              <th scope="col">{labels.plan}</th>
              <th scope="col">{labels.interior}</th>
              <th scope="col">{labels.price}</th>
              <th scope="col">
                <span className="sr">{messages.ask}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {homes.map(({ key, number, plan, area, price, state }) => (
              <tr key={key}>
                <th scope="row" className="num">
                  {number}
                </th>
                <td>
                  {plan?.name}
                  {plan ? <small className="muted"> {roomsText(plan)}</small> : null}
                </td>
                <td className="num">
                  {area === null ? '' : <AreaText texts={areaTexts([area, area], areaUnit)} />}
                </td>
                <td className="num">
                  <MoneyText
                    text={
                      state === 'sold' || state === 'reserved'
                        ? texts.reserved
                        : price === null
                          ? unpricedText(project)
                          : narrowAmounts(moneyText(price, currency))
                    }
                  />
                </td>
                <td>
                  {project.missingFiling === null ? (
                    <TextLink
                      href={`${paths.email(contact.email)}?subject=${subject(project, number)}`}
                      aria-label={messages.askAbout(number)}
                    >
                      {messages.ask}
                    </TextLink>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={`small muted ${styles.note}`}>
          {pricesFollowText(project) ?? texts.pricesOfHomes(pricesCurrency(project.city))}
        </p>
      </div>
    </section>
  );
}

function subject({ title }: ProjectDetail, home: string) {
  return encodeURIComponent(projectMessages().firstAccess.aboutHome(title, home));
}
