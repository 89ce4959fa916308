import { frameMessages } from '../../../messages/frame.ts';
import type { EnquiryFormName, EnquiryFormState } from '../enquiry.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

type UnsentEnquiryProps = {
  form: EnquiryFormName;
  /** A description that needs no database, such as `this partner`. */
  name: string;
  slug: string;
  state: EnquiryFormState;
};

/** Offers to resend the values posted to a page that cannot be rendered. */
export function UnsentEnquiry({ form, name, slug, state }: UnsentEnquiryProps) {
  const frame = frameMessages();
  const about = { slug, name, firstName: name, city: frame.theCity };
  return (
    <section className="section wrap" aria-labelledby="unsent-heading">
      <h2 className="display display--2" id="unsent-heading">
        {frame.stillHere}
      </h2>
      <EnquiryForm form={form} state={state} about={about} button={frame.sendAgain} />
    </section>
  );
}
