import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useValue } from '../../../admin/fields/fields-context.ts';
import { SelectField } from '../../../admin/fields/SelectField.tsx';
import { useRead } from '../../../admin/session/SignInAgain.tsx';
import { partnerErrors, partnerNoun } from '../../partners/partner.ts';

const name = 'partnerId';

/** The partner who receives enquiries about the project. */
export function PartnerField() {
  const read = useRead();
  const partnerId = useValue(name);
  const { data, error } = useQuery({
    queryKey: [partnerNoun.name],
    queryFn: () => read(actions.partners.list, undefined, partnerErrors.fetch),
  });
  const options = (data ?? []).map(({ id, name: partnerName, publication }) => ({
    value: id,
    label: publication?.isPublic === false ? `${partnerName} (not published)` : partnerName,
  }));
  const isGone =
    typeof partnerId === 'string' &&
    partnerId !== '' &&
    !options.some(({ value }) => value === partnerId);
  const missing = {
    value: String(partnerId),
    label: data ? 'Deleted partner' : '…',
  };
  return (
    <SelectField
      name={name}
      label="Partner"
      hint={error?.message ?? 'Receives enquiries about this project, together with the office'}
      options={isGone ? [missing, ...options] : options}
      none="None (office only)"
    />
  );
}
