import type { EnquiryFormName, EnquiryFormState } from './enquiry.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

type EnquiryHeldProps = {
  form: EnquiryFormName;
  /** Who or what it is about, in words that need no database: `this partner`. */
  whom: string;
  slug: string;
  state: EnquiryFormState;
};

/** What was sent to a page that cannot be shown now, to be sent again. */
export function EnquiryHeld({ form, whom, slug, state }: EnquiryHeldProps) {
  const about = { slug, name: whom, firstName: whom, city: 'the city' };
  return (
    <section className="section wrap" aria-labelledby="held-heading">
      <h2 className="display display--2" id="held-heading">
        Your message is still here
      </h2>
      <EnquiryForm form={form} state={state} about={about} button="Send again" />
    </section>
  );
}
