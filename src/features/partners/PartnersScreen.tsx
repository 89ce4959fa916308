import { actions } from 'astro:actions';
import { AdminScreen } from '../../admin/frame/AdminScreen.tsx';
import { lazyForm } from '../../admin/forms/late-form.tsx';
import type { Column } from '../../admin/frame/screen.ts';
import { RecordTitle } from '../../admin/lists/table/RecordTitle.tsx';
import { inSentences } from '../../lib/text/in-line.ts';
import { languageNames } from '../../lib/text/languages.ts';
import type { Member } from '../../model/rights.ts';
import { brokerageName } from '../../site/settings/sellers.ts';
import { paths } from '../../site/paths.ts';
import { adviceOfMany } from '../media/describe/bulk-advice.ts';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { cityName } from '../projects/project.ts';
import { recordNotes } from '../notes/record-notes.tsx';
import { recordLanguages } from '../translations/editor/record-languages.tsx';
import { cityBeside, partnerNoun, placeText, titleLines, type Partner } from './partner.ts';
import styles from './PartnersScreen.module.css';
import { partnerAdvice } from './partner-advice.ts';
import type { WithPlate } from './plate/plate.ts';
import { PartnerPlate } from './plate/PartnerPlate.tsx';

const PartnerForm = lazyForm(async () => (await import('./PartnerForm.tsx')).PartnerForm);

type ListedPartner = Partner & WithPlate;

const columns: Column<ListedPartner>[] = [
  {
    title: 'Partner',
    cell: (partner) => <Identity partner={partner} />,
    sortBy: ({ name }) => name,
  },
  {
    title: 'Title',
    cell: (partner) => <Title partner={partner} />,
    sortBy: ({ title }) => title,
    isWideOnly: true,
  },
  {
    title: 'Contact',
    cell: (partner) => <Contact partner={partner} />,
    sortBy: ({ email }) => email,
    isWideOnly: true,
  },
];

const findAdvice = adviceOfMany<ListedPartner>(partnerAdvice);

export function PartnersScreen({ member }: { member: Member }) {
  return (
    <AdminScreen
      member={member}
      noun={partnerNoun}
      actions={actions.partners}
      undo={actions.activity.undo}
      publicAddress={({ slug }) => paths.partner(slug)}
      emptyHint="Published partners appear on the partners page."
      columns={columns}
      languages={recordLanguages()}
      notes={recordNotes}
      getSearchTexts={searchTexts}
      findAdvice={findAdvice}
      Form={PartnerForm}
    />
  );
}

function searchTexts(partner: Partner) {
  const { name, slug, title, city, languages, focus, email, office, mobile } = partner;
  const { licensedName, licenceNumber } = partner;
  const licence = [brokerageName(partner), licensedName ?? '', licenceNumber ?? ''];
  const facts = [city ? cityName(city) : '', ...languageNames(languages), focus ?? ''];
  return [name, slug, title, ...facts, ...licence, email, office, mobile];
}

function Identity({ partner }: { partner: ListedPartner }) {
  return (
    <div className={styles.identity}>
      {partner.image ? (
        <ResponsiveImage
          image={{ ...partner.image, alt: '' }}
          slot={[{ width: '56px', aspect: 4 / 5 }]}
          className={styles.photo}
        />
      ) : (
        <span className={styles.photo}>
          <PartnerPlate plate={partner.plate} />
        </span>
      )}
      <div>
        <b>
          <RecordTitle>{partner.name}</RecordTitle>
        </b>
        <span className={`${styles.lighter} ${styles.slug}`}>{partner.slug}</span>
        <span className={`${styles.lighter} ${styles.slug}`}>{placeText(partner)}</span>
        <span className={`${styles.lighter} ${styles.onNarrow}`}>{summary(partner)}</span>
        <a
          className={`num ${styles.lighter} ${styles.link} ${styles.onNarrow}`}
          href={paths.telephone(partner.mobile)}
        >
          {partner.mobile}
        </a>
      </div>
    </div>
  );
}

/** Instead of the columns that narrow screens lack: `Senior Partner. Toronto` */
function summary(partner: ListedPartner) {
  const [firstLine = ''] = titleLines(partner);
  return inSentences([firstLine, cityBeside(firstLine, partner)]);
}

function Title({ partner }: { partner: Partner }) {
  const [first, ...others] = titleLines(partner);
  return (
    <>
      <b className={styles.strong}>{first}</b>
      {others.map((line) => (
        <span key={line} className={styles.lighter}>
          {line}
        </span>
      ))}
      {partner.logo && (
        <ResponsiveImage image={partner.logo} slot={[{ width: '72px' }]} className={styles.logo} />
      )}
    </>
  );
}

function Contact({ partner }: { partner: Partner }) {
  const { email, office, mobile, linkedin, website } = partner;
  return (
    <div className="num">
      <a className={`${styles.link} ${styles.email}`} href={paths.email(email)} title={email}>
        {email}
      </a>
      <span className={styles.lighter}>{office} office</span>
      <span className={styles.lighter}>{mobile} mobile</span>
      <span className={styles.lighter}>
        {linkedin && (
          <>
            <a className={styles.link} href={linkedin}>
              LinkedIn
            </a>
            ,{' '}
          </>
        )}
        <a className={styles.link} href={website}>
          Website
        </a>
      </span>
    </div>
  );
}
