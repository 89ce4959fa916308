import { isOfFirstCompany } from '../site/settings/first-company.ts';
import image from '../site/images/sign-in.jpg?variants&as=picture';

const own = { ...image, alt: '', focal: { x: 0.58, y: 0.5 }, colour: '#0e1b1c' };

/** The picture beside the sign-in forms. Other companies than the first have a plain background. */
export function signInImage() {
  return isOfFirstCompany() ? own : undefined;
}
