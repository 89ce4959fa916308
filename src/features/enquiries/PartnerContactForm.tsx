import type { EnquiryFormState } from './enquiry.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquiryThanks } from './EnquiryThanks.tsx';

type PartnerContactFormProps = {
  partner: { name: string; firstName: string; slug: string };
  state: EnquiryFormState;
};

const form = 'partner-contact';

export function PartnerContactForm({ partner, state }: PartnerContactFormProps) {
  return (
    <div data-stage="">
      {state.isSent ? (
        <EnquiryThanks form={form} about={partner} />
      ) : (
        <EnquiryForm form={form} state={state} about={partner} />
      )}
    </div>
  );
}
