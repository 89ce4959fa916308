import { HomesField } from './HomesField.tsx';
import { PlansField } from './PlansField.tsx';

export function ResidenceFields() {
  return (
    <>
      <HomesField />
      <PlansField />
    </>
  );
}
