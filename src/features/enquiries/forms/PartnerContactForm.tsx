import type { EnquiryFormState, ThanksText } from '../enquiry.ts';
import { BrokerageLine } from '../../partners/BrokerageLine.tsx';
import { PartnerLines } from '../../partners/PartnerLines.tsx';
import type { LicensedPartner } from '../../places/judge.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquiryThanks } from './EnquiryThanks.tsx';
import styles from './PartnerContactForm.module.css';

type PartnerContactFormProps = {
  partner: LicensedPartner & { firstName: string; slug: string };
  state: EnquiryFormState;
  thanks: ThanksText;
};

const form = 'partner-contact';

export function PartnerContactForm({ partner, state, thanks }: PartnerContactFormProps) {
  const { name, firstName, slug } = partner;
  const about = { name, firstName, slug };
  return (
    <>
      <BrokerageLine of={partner} className={styles.brokerage} />
      <PartnerLines of={partner} className={styles.brokerage} />
      <div data-stage="">
        {state.isSent ? (
          <EnquiryThanks form={form} thanks={thanks} about={about} receipt={state.receipt} />
        ) : (
          <EnquiryForm form={form} state={state} thanks={thanks} about={about} />
        )}
      </div>
    </>
  );
}
