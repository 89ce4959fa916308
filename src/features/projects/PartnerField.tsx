import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import type { Action, Refusal } from '../../admin/actions.ts';
import { useValue } from '../../admin/fields/fields-context.ts';
import { SelectField } from '../../admin/fields/SelectField.tsx';
import { useRead } from '../../admin/SignInAgain.tsx';
import { partnerErrors, partnerNoun, type Partner } from '../partners/partner.ts';

const name = 'partnerId';
const list: Action<undefined, Partner[] | Refusal> = actions.partners.list;

/** Who is asked about the project. */
export function PartnerField() {
  const read = useRead();
  const chosen = useValue(name);
  const { data, error } = useQuery({
    queryKey: [partnerNoun.name],
    queryFn: () => read(list, undefined, partnerErrors.fetch),
  });
  const options = (data ?? []).map(({ id, name: called, publication }) => ({
    value: id,
    label: publication?.isPublic === false ? `${called} (not public)` : called,
  }));
  const isGone =
    typeof chosen === 'string' && chosen !== '' && !options.some(({ value }) => value === chosen);
  const gone = { value: String(chosen), label: data ? 'A partner who is no longer there' : '…' };
  return (
    <SelectField
      name={name}
      label="Partner"
      hint={error?.message ?? 'Enquiries go to them, and to the office'}
      options={isGone ? [gone, ...options] : options}
      none="The office"
    />
  );
}
