import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { roleNames, roles, type Role } from '../../model/rights.ts';
import type { Team } from './team.ts';

type RoleSelectProps = {
  label: string;
  role: Role;
  isBusy: boolean;
  onChange: (role: Role) => void;
};

export function RoleSelect({ label, role, isBusy, onChange }: RoleSelectProps) {
  return (
    <NativeSelect
      aria-label={label}
      aria-busy={isBusy}
      data={roleNames.map((name) => ({ value: name, label: roles[name].title }))}
      value={role}
      onChange={({ currentTarget }) => !isBusy && onChange(currentTarget.value as Role)}
    />
  );
}

type ProfileSelectProps = Pick<NativeSelectProps, 'label' | 'aria-label' | 'required' | 'error'> & {
  profiles: Team['profiles'];
  partnerId: string | null;
  onChange: (partnerId: string) => void;
};

/** Selects the profile that a partner's account may edit. */
export function ProfileSelect({ profiles, partnerId, onChange, ...props }: ProfileSelectProps) {
  const profile = profiles.find(({ id }) => id === partnerId);
  return (
    <NativeSelect
      {...props}
      value={profile?.id ?? ''}
      onChange={({ currentTarget }) => currentTarget.value && onChange(currentTarget.value)}
    >
      <option value="">Choose a profile</option>
      {profiles.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
