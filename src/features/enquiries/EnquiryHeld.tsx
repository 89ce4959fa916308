import type { EnquiryFormName, EnquiryFormState } from './enquiry.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

type EnquiryHeldProps = {
  form: EnquiryFormName;
  /** What the enquiry is about, in words that need no database: `this partner`. */
  name: string;
  slug: string;
  state: EnquiryFormState;
};

/** Offers to send again what was posted to a page that cannot be rendered. */
export function EnquiryHeld({ form, name, slug, state }: EnquiryHeldProps) {
  const about = { slug, name, firstName: name, city: 'the city' };
  return (
    <section className="section wrap" aria-labelledby="held-heading">
      <h2 className="display display--2" id="held-heading">
        Your message is still here
      </h2>
      <EnquiryForm form={form} state={state} about={about} button="Send again" />
    </section>
  );
}
