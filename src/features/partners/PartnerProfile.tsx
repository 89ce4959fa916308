import { inLine, itemsInLine } from '../../lib/text/in-line.ts';
import { capitalised } from '../../lib/text/capitalised.ts';
import { nameLanguage } from '../../lib/text/name-language.ts';
import { pageMessages } from '../../messages/pages.ts';
import type { CSSProperties, ReactNode } from 'react';
import { filledBy } from '../../lib/html/field-marks.ts';
import { frameMessages } from '../../messages/frame.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { languageNames } from '../../lib/text/languages.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import { partnerMessages } from '../../messages/partners.ts';
import { telephoneText } from '../../lib/web/telephone-forms.ts';
import { cityCountry } from '../../site/settings/settings.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { BrokerageLine } from './BrokerageLine.tsx';
import { cityBeside, firstName, titleLines, type Partner } from './partner.ts';
import { PartnerPhoto } from './PartnerPhoto.tsx';
import type { WithPlate } from './plate/plate.ts';
import styles from './PartnerProfile.module.css';
import { Sheet } from '../../ui/Sheet.tsx';

type PartnerProfileProps = {
  partner: Partner & WithPlate;
  /** False if the rules of the place refuse a card. */
  hasCard?: boolean;
  /** Where visitors choose a time with the partner. */
  bookUrl?: string | undefined;
  /** The content of the contact dialog. */
  children: ReactNode;
};

const slot: Slot = [
  { from: '56rem', width: '33.7vw', height: 'max(576px, min(48.9vw, 100vh))' },
  { from: '40rem', width: '32vw', height: '480px' },
  { width: '90vw', height: '260px' },
];

export function PartnerProfile({
  partner,
  hasCard = true,
  bookUrl,
  children,
}: PartnerProfileProps) {
  const [firstLine, secondLine] = titleLines(partner);
  const [lead, ...rest] = paragraphs(partner.bio);
  const longestWord = Math.max(...partner.name.split(/[\s-]+/).map((word) => word.length));
  return (
    <article className={`wrap ${styles.profile}`}>
      <TextLink className={styles.back} href={paths.partners} isBare>
        <Icon name="arrowLeft" /> {pageMessages().backTo.partners}
      </TextLink>
      <div className="grid">
        <div className={`well ${styles.photo}`} {...filledBy('imageUrl')}>
          <PartnerPhoto partner={partner} slot={slot} isEager />
        </div>
        <div className={styles.details}>
          <header>
            <h1
              className={`display ${styles.name}`}
              style={{ '--longest': longestWord } as CSSProperties}
              lang={nameLanguage()}
              {...filledBy('name')}
            >
              {partner.name}
            </h1>
            <div className={styles.titles} {...filledBy('title title2 brokerage logoUrl')}>
              <div>
                <p>{inLine([firstLine, secondLine])}</p>
                <BrokerageLine of={partner} className={styles.brokerage} />
              </div>
              {partner.logo ? (
                <ResponsiveImage
                  image={partner.logo}
                  slot={[{ width: '130px' }]}
                  className={styles.logo}
                />
              ) : null}
            </div>
          </header>
          {lead ? (
            <p className={`lead ${styles.lead}`} {...filledBy('bio')}>
              {lead}
            </p>
          ) : null}
          <div className={styles.foot}>
            <Contact partner={partner} bookUrl={bookUrl} />
            <Facts partner={partner} />
          </div>
        </div>
        <div className={styles.more}>
          {rest.length > 0 ? (
            <div className={styles.biography} {...filledBy('bio')}>
              {rest.map((part) => (
                <p key={part}>{part}</p>
              ))}
            </div>
          ) : null}
        </div>
      </div>
      <Sheet
        id={contactSheetId}
        openerId={contactOpenerId}
        heading={frameMessages().contact(firstName(partner))}
      >
        {children}
        {hasCard ? <ContactCard slug={partner.slug} /> : null}
      </Sheet>
    </article>
  );
}

/** The office’s number is a button on phones. */
function Contact({
  partner: { office, city, ...partner },
  bookUrl,
}: Pick<PartnerProfileProps, 'partner' | 'bookUrl'>) {
  const country = cityCountry(city);
  return (
    <div className={styles.contact}>
      <Button
        id={contactOpenerId}
        href={`#${contactSheetId}`}
        aria-haspopup="dialog"
        isSolid
        isNatural
      >
        {frameMessages().contact(firstName(partner))}
      </Button>
      {office ? (
        <a className={styles.telephone} href={paths.telephone(office, country) ?? undefined}>
          <span className={styles.call}>{partnerMessages().facts.call}</span>{' '}
          <span className={`num ${styles.number}`}>{telephoneText(office, country)}</span>
        </a>
      ) : null}
      {bookUrl ? (
        <TextLink className={styles.book} href={bookUrl}>
          {partnerMessages().facts.book}
        </TextLink>
      ) : null}
    </div>
  );
}

function Facts({
  partner: { title, email, languages, focus, city, mobile, website, linkedin, name },
}: {
  partner: Partner;
}) {
  const labels = partnerMessages().facts;
  const country = cityCountry(city);
  return (
    <dl className={styles.facts}>
      <Fact field="email" label={labels.email} href={email && paths.email(email)} text={email} />
      <Fact
        field="languages"
        label={labels.languages}
        text={capitalised(itemsInLine(languageNames(languages)))}
      />
      <Fact field="focus" label={labels.focus} text={focus} />
      <Fact field="city" label={labels.city} text={cityBeside(title, { city })} />
      <Fact
        field="mobile"
        label={labels.mobile}
        href={mobile && paths.telephone(mobile, country)}
        text={mobile && telephoneText(mobile, country)}
      />
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
        text={name}
        lang={nameLanguage()}
        isOutbound
      />
    </dl>
  );
}

/** For the address book; on wide screens with its QR code, for the phone beside them. */
function ContactCard({ slug }: { slug: string }) {
  const labels = partnerMessages().facts;
  return (
    <div className={styles.card}>
      <TextLink href={paths.partnerVcard(slug)} download>
        {labels.addContact}
      </TextLink>
      <img
        className={styles.qr}
        src={paths.partnerQr(slug)}
        alt={labels.qr}
        width="96"
        height="96"
        loading="lazy"
      />
    </div>
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
          text
        )}
      </dd>
    </div>
  );
}

function hostName(url: string) {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
}

const contactSheetId = 'contact';
const contactOpenerId = 'contact-opener';
