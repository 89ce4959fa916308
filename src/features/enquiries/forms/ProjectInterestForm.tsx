import { frameMessages } from '../../../messages/frame.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { paths } from '../../../site/paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Accordion, AccordionItem } from '../../../ui/Accordion.tsx';
import type { WithPlate } from '../../partners/plate/plate.ts';
import { AskPartner } from '../../projects/page/AskPartner.tsx';
import type { ProjectPartner } from '../../projects/page/project-partner.ts';
import { cityName, type Project } from '../../projects/project.ts';
import { acceptsInterest, interestInvitation } from '../../projects/project-status.ts';
import { ChooseTime } from '../../viewings/choose/ChooseTime.tsx';
import type { Offer } from '../../viewings/choose/offer.ts';
import { BookedViewing } from '../../viewings/page/BookedViewing.tsx';
import type { ShownViewing } from '../../viewings/viewing.ts';
import { enquiryForms, fieldsAsked, type EnquiryFormState, type ThanksText } from '../enquiry.ts';
import { fieldSections } from './field-declaration.ts';
import { EnquiryAlert } from './EnquiryAlert.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquiryThanks } from './EnquiryThanks.tsx';
import styles from './ProjectInterestForm.module.css';

type ProjectInterestFormProps = {
  project: Pick<Project, 'title' | 'slug' | 'city' | 'status' | 'missingFiling'>;
  state: EnquiryFormState;
  thanks: ThanksText;
  partner?: (ProjectPartner & WithPlate) | undefined;
  /** The number of the home from the link. */
  home?: string | undefined;
  /** The page for buyers from abroad. */
  abroad?: { slug: string; title: string } | undefined;
  /** The times that can be booked with the form. */
  offer?: Offer | undefined;
  /** What was booked with it, for the thanks. */
  booked?: ShownViewing | undefined;
};

const form = 'project-interest';
const { fields, anchor } = enquiryForms[form];

/** Agents get Agent Information instead of Preferences. CSS swaps the two. */
export function ProjectInterestForm(props: ProjectInterestFormProps) {
  const { project, thanks, partner, home, abroad, offer, booked } = props;
  const { title, slug, city, status } = project;
  const filledHome = props.state.alert === undefined ? home : undefined;
  const state = prefilledState(props.state, filledHome);
  const invitation = interestInvitation(status, state.isSent || state.alert !== undefined);
  if (!invitation) return null;
  if (project.missingFiling !== null && !state.isSent) return <ClosedForm state={props.state} />;
  const { heading, button } = invitation;
  const about = { name: title, slug, city: cityName(city) };
  const open = openSection(state);
  const notes = abroad && { isForeignBuyer: <LinkInNewTab page={abroad} /> };
  const sections = fieldSections.map((section) => (
    <AccordionItem
      key={section}
      group="interest"
      title={frameMessages().sections[section]}
      part={section}
      isOpen={section === open}
    >
      <EnquiryFields
        form={form}
        fields={fields.filter((field) => field.section === section)}
        state={state}
        notes={notes}
      />
    </AccordionItem>
  ));
  return (
    <section
      className={`section wrap grid ${styles.interest}`}
      id={anchor}
      data-from-search=""
      aria-labelledby="interest-heading"
    >
      <div className={styles.side}>
        <h2 className="display display--2" id="interest-heading">
          {heading}
        </h2>
        <p className="muted">{frameMessages().interestLead}</p>
        {partner ? <AskPartner partner={partner} /> : null}
      </div>
      <div className={styles.main} data-stage="">
        {state.isSent && booked ? (
          <div data-receipt="whole">
            <BookedViewing
              viewing={booked}
              mayChoose={acceptsInterest(project)}
              href={paths.project(slug)}
            />
          </div>
        ) : state.isSent ? (
          <EnquiryThanks form={form} thanks={thanks} about={about} receipt={state.receipt} />
        ) : (
          <EnquiryForm
            form={form}
            state={state}
            thanks={thanks}
            about={about}
            title={heading}
            button={button}
          >
            {filledHome ? (
              <p className={styles.about}>{projectMessages().project.messageNames(filledHome)}</p>
            ) : null}
            {offer ? <ChooseTime offer={offer} values={state.values} /> : null}
            <Accordion>{sections}</Accordion>
          </EnquiryForm>
        )}
      </div>
    </section>
  );
}

/** The answer to a form that was open when enquiries were still taken, with what was typed. */
function ClosedForm({ state }: Pick<ProjectInterestFormProps, 'state'>) {
  const { alert, values } = state;
  if (alert === undefined) return null;
  return (
    <section className="section wrap" id={anchor} aria-label={alert}>
      <EnquiryAlert form={form} state={state} />
      {values['message'] ? <p className="muted">{values['message']}</p> : null}
    </section>
  );
}

/** Leaves the form open, with all that was typed. */
function LinkInNewTab({ page: { slug, title } }: { page: { slug: string; title: string } }) {
  return (
    <TextLink href={paths.page(slug)} target="_blank">
      {title}
      <span className="sr">{frameMessages().inNewTab}</span>
    </TextLink>
  );
}

/** Adds a message that names the home. */
function prefilledState(state: EnquiryFormState, home: string | undefined) {
  if (home === undefined) return state;
  const message = `${projectMessages().project.messageAboutHome(home)}\n`;
  return { ...state, values: { message, ...state.values } };
}

/** The section of the first error, or the first section. */
function openSection({ values, errors }: EnquiryFormState) {
  const invalidField = fieldsAsked(form, values).find(({ name }) => errors[name]);
  return invalidField?.section ?? fieldSections[0];
}
