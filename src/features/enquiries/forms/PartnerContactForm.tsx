import type { EnquiryFormState, ThanksText } from '../enquiry.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquiryThanks } from './EnquiryThanks.tsx';

type PartnerContactFormProps = {
  partner: { name: string; firstName: string; slug: string };
  state: EnquiryFormState;
  thanks: ThanksText;
};

const form = 'partner-contact';

export function PartnerContactForm({ partner, state, thanks }: PartnerContactFormProps) {
  return (
    <div data-stage="">
      {state.isSent ? (
        <EnquiryThanks form={form} thanks={thanks} about={partner} receipt={state.receipt} />
      ) : (
        <EnquiryForm form={form} state={state} thanks={thanks} about={partner} />
      )}
    </div>
  );
}
