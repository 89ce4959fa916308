import { frameMessages } from '../../../messages/frame.ts';
import { trapName } from './enquiry-declaration.ts';

/** A honeypot: robots fill in every field. Decision 048 says why nothing else fills it in. */
export function Trap() {
  return (
    <p hidden>
      <label>
        {frameMessages().leaveEmpty}
        <input
          type="search"
          name={trapName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </p>
  );
}
