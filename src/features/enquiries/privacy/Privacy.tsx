import { pageMessages } from '../../../messages/pages.ts';
import { Fragment } from 'react';
import { fullAddressLine } from '../../../lib/geo/postal-address.ts';
import { filledBy } from '../../../lib/html/field-marks.ts';
import { spacedHan } from '../../../lib/text/in-line.ts';
import { paragraphs } from '../../../lib/text/paragraphs.ts';
import type { PageWithTexts } from '../../page-content/page-content.ts';
import { enquiryFormNames, type EnquiryFormName } from '../enquiry.ts';
import { consentSentence } from '../forms/fill-form-text.ts';
import styles from './Privacy.module.css';
import { privacyOfficer } from '../../../site/settings/officer.ts';
import { headOffice, settings } from '../../../site/settings/settings.ts';
import { paths } from '../../../site/paths.ts';
import { TextPage, type TextPart } from '../../../ui/TextPage.tsx';

export function Privacy({ hero, words }: Pick<PageWithTexts<'privacy'>, 'hero' | 'words'>) {
  const { lead, parts, consent } = words;
  const messages = pageMessages().privacy;
  const texts = parts.map(({ heading, text }, index) => ({
    id: `part-${index + 1}`,
    heading,
    field: `content.words.parts.${index}`,
    children: paragraphs(text).map((paragraph) => (
      <p key={paragraph}>
        <LinkedText text={paragraph} />
      </p>
    )),
  }));
  const consents = {
    id: 'consent',
    heading: consent.heading,
    field: 'content.words.consent',
    children: (
      <>
        <p className="muted">{consent.intro}</p>
        <dl className={styles.sentences}>
          {enquiryFormNames.map((name) => (
            <div key={name}>
              <dt>{messages.forms[name]}</dt>
              <dd className="muted">{spacedHan(consentSentence(name, subject(name)))}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
  };
  return (
    <TextPage
      title={hero.title || pageMessages().heads.privacy.title}
      lead={
        lead ? (
          <p className="lead" {...filledBy('content.words.lead')}>
            {lead}
          </p>
        ) : null
      }
      parts={[...texts, ...officerPart(), consents]}
    />
  );
}

/** Who is in charge of personal data: title, name and contact. */
function officerPart(): TextPart[] {
  const officer = privacyOfficer();
  if (!officer) return [];
  const { title, name, email, phone } = officer;
  const address = officer.address ?? (headOffice().city && fullAddressLine(headOffice()));
  const { company } = settings();
  const children = (
    <>
      <p>{pageMessages().privacy.inCharge(company.name)}</p>
      <address className={styles.officer}>
        {[name, ...(address || '').split('\n')].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={paths.email(email)}>{email}</a>
        {phone === null ? null : <a href={paths.telephone(phone)}>{phone}</a>}
      </address>
    </>
  );
  return [{ id: 'officer', heading: title, children }];
}

/** What the placeholders of a consent text stand for on this page. */
function subject(form: EnquiryFormName): Record<string, string> {
  const { thePartner, theProject } = pageMessages().privacy;
  if (form === 'partner-contact') return { name: thePartner };
  return form === 'project-interest' ? { name: theProject } : {};
}

/** Links the office's e-mail address and telephone number in a text. */
function LinkedText({ text }: { text: string }) {
  const { infoEmail, phone } = headOffice();
  const links = new Map([
    [infoEmail, paths.email(infoEmail)],
    [phone, paths.telephone(phone)],
  ]);
  return splitAt(
    text,
    [...links.keys()].filter((linkText) => linkText !== ''),
  ).map((part, index) => {
    const href = links.get(part);
    return href === undefined ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <a key={index} href={href}>
        {part}
      </a>
    );
  });
}

/** Splits the text so that each of the words is a part of its own. */
function splitAt(text: string, linkTexts: string[]): string[] {
  const [word, ...others] = linkTexts;
  if (word === undefined) return [text];
  return text
    .split(word)
    .flatMap((part, index) => [...(index > 0 ? [word] : []), ...splitAt(part, others)])
    .filter((part) => part !== '');
}
