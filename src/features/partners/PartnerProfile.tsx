import { inLine } from '../../lib/text/in-line.ts';
import { nameLanguage } from '../../lib/text/name-language.ts';
import { pageMessages } from '../../messages/pages.ts';
import type { CSSProperties, ReactNode } from 'react';
import { filledBy } from '../../lib/html/field-marks.ts';
import { frameMessages } from '../../messages/frame.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { languageNames } from '../../lib/text/languages.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import { sellerMessages } from '../../messages/sellers.ts';
import { partnerMessages } from '../../messages/partners.ts';
import { telephoneText } from '../../lib/web/telephone-forms.ts';
import { cityCountry } from '../../site/settings/settings.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { findBrokerage } from '../../site/settings/sellers.ts';
import { brokerageDetails, licenceLines } from './licence.ts';
import { PartnerLines } from './PartnerLines.tsx';
import { cityName } from '../projects/project.ts';
import { firstName, titleLines, type Partner } from './partner.ts';
import { PartnerPhoto } from './PartnerPhoto.tsx';
import type { WithPlate } from './plate/plate.ts';
import styles from './PartnerProfile.module.css';
import { Sheet } from '../../ui/Sheet.tsx';

type PartnerProfileProps = {
  partner: Partner & WithPlate;
  /** False if the rules of the place refuse a card. */
  hasCard?: boolean;
  /** The content of the contact dialog. */
  children: ReactNode;
};

const slot: Slot = [
  { from: '56rem', width: '37.4vw', aspect: 4 / 5 },
  { from: '40rem', width: '54vw', aspect: 4 / 5 },
  { width: '93vw', aspect: 4 / 5 },
];

export function PartnerProfile({ partner, hasCard = true, children }: PartnerProfileProps) {
  const [firstLine, secondLine] = titleLines(partner);
  const contact = frameMessages().contact(firstName(partner));
  const longestWord = Math.max(...partner.name.split(/[\s-]+/).map((word) => word.length));
  return (
    <article className={`wrap ${styles.profile}`}>
      <p className={styles.ways}>
        <TextLink href={paths.partners} isBare>
          <Icon name="arrowLeft" /> {pageMessages().backTo.partners}
        </TextLink>
        <TextLink href={`#${contactSheetId}`} aria-haspopup="dialog">
          {contact}
        </TextLink>
      </p>
      <div className="grid">
        <div className={`well ${styles.photo}`} {...filledBy('imageUrl')}>
          <PartnerPhoto partner={partner} slot={slot} isEager />
        </div>
        <div className={styles.details}>
          <h1
            className={`display ${styles.name}`}
            style={{ '--longest': longestWord } as CSSProperties}
            lang={nameLanguage()}
            {...filledBy('name')}
          >
            {partner.name}
          </h1>
          <div className={styles.titles} {...filledBy('logoUrl')}>
            <p className="lead" {...filledBy('title title2')}>
              {firstLine}
              {secondLine ? <span className={`muted ${styles.second}`}>{secondLine}</span> : null}
            </p>
            {partner.logo ? (
              <ResponsiveImage
                image={partner.logo}
                slot={[{ width: '130px' }]}
                className={styles.logo}
              />
            ) : null}
          </div>
          <ContactFacts partner={partner} hasCard={hasCard} />
          <PartnerLines of={partner} className={styles.lines} />
          <Biography text={partner.bio} />
          <p className={styles.contact}>
            <Button
              id={contactOpenerId}
              href={`#${contactSheetId}`}
              aria-haspopup="dialog"
              isSolid
              isNatural
            >
              {contact}
            </Button>
          </p>
        </div>
      </div>
      <PartnerContactDialog partner={partner}>{children}</PartnerContactDialog>
    </article>
  );
}

function ContactFacts({ partner, hasCard }: { partner: Partner; hasCard: boolean }) {
  const { office, mobile, email, website, linkedin, city, languages, focus } = partner;
  const labels = partnerMessages().facts;
  const country = cityCountry(city);
  return (
    <dl className={styles.facts}>
      <LicenceFacts partner={partner} />
      <Fact
        field="office"
        label={labels.office}
        href={office && paths.telephone(office, country)}
        text={office && telephoneText(office, country)}
      />
      <Fact
        field="mobile"
        label={labels.mobile}
        href={mobile && paths.telephone(mobile, country)}
        text={mobile && telephoneText(mobile, country)}
      />
      <Fact field="email" label={labels.email} href={email && paths.email(email)} text={email} />
      <Fact
        field="website"
        label={labels.website}
        href={website}
        text={hostName(website)}
        isOutbound
      />
      <Fact
        field="linkedin"
        label="LinkedIn"
        href={linkedin}
        text={partner.name}
        lang={nameLanguage()}
        isOutbound
      />
      <Fact field="city" label={labels.city} text={city && cityName(city)} />
      <Fact field="languages" label={labels.languages} text={inLine(languageNames(languages))} />
      <Fact field="focus" label={labels.focus} text={focus} />
      {hasCard ? <ContactCard slug={partner.slug} /> : null}
    </dl>
  );
}

/** For the address book; on wide screens with its QR code, for the phone beside them. */
function ContactCard({ slug }: { slug: string }) {
  const labels = partnerMessages().facts;
  return (
    <div>
      <dt className="muted">{labels.card}</dt>
      <dd className={styles.card}>
        <TextLink href={paths.partnerVcard(slug)} download isBare>
          <span>{labels.addContact}</span>
        </TextLink>
        <img
          className={styles.qr}
          src={paths.partnerQr(slug)}
          alt={labels.qr}
          width="96"
          height="96"
          loading="lazy"
        />
      </dd>
    </div>
  );
}

/** The first rows: the brokerage, and the licence of the partner. */
function LicenceFacts({ partner }: { partner: Partner }) {
  const labels = sellerMessages();
  const brokerage = findBrokerage(partner);
  const licence = licenceLines(partner);
  return (
    <>
      {brokerage ? (
        <div {...filledBy('brokerage')}>
          <dt className="muted">{labels.brokerage}</dt>
          <dd className={styles.seller}>
            <b lang={nameLanguage()}>{brokerage.name}</b>
            {brokerageDetails(brokerage).map((line) => (
              <span key={line} className="muted">
                {line}
              </span>
            ))}
          </dd>
        </div>
      ) : null}
      {licence.length > 0 ? (
        <div {...filledBy('licensedName licenceClass licenceNumber')}>
          <dt className="muted">{labels.licence}</dt>
          <dd className={styles.seller}>
            {licence.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
      ) : null}
    </>
  );
}

type FactProps = {
  field: string;
  label: string;
  /** Without text the fact is hidden. */
  text: string | null;
  /** With an empty or null URL the fact is hidden. Without a URL it is plain text. */
  href?: string | null;
  isOutbound?: boolean;
  /** The language of the text, if it is not that of the page. */
  lang?: string | undefined;
};

function Fact({ field, label, text, href, isOutbound, lang }: FactProps) {
  if (!text || href === null || href === '') return null;
  return (
    <div {...filledBy(field)}>
      <dt className="muted">{label}</dt>
      <dd className="num">
        {href ? (
          <TextLink href={href} rel={isOutbound ? 'noopener' : undefined} isBare>
            <span lang={lang}>{text}</span>
            {isOutbound ? <Icon name="outbound" /> : null}
          </TextLink>
        ) : (
          <span className={styles.plain}>{text}</span>
        )}
      </dd>
    </div>
  );
}

function Biography({ text }: { text: string }) {
  const parts = paragraphs(text);
  if (parts.length === 0) return null;
  return (
    <div className={`prose ${styles.biography}`} {...filledBy('bio')}>
      {parts.map((part) => (
        <p key={part}>{part}</p>
      ))}
    </div>
  );
}

function hostName(url: string) {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
}

const contactSheetId = 'contact';
const contactOpenerId = 'contact-opener';

function PartnerContactDialog({ partner, children }: { partner: Partner; children: ReactNode }) {
  const name = firstName(partner);
  return (
    <Sheet id={contactSheetId} openerId={contactOpenerId} heading={frameMessages().contact(name)}>
      {children}
    </Sheet>
  );
}
