import { Input } from '@mantine/core';
import { roleNames, roles, type Role } from '../../lib/rights.ts';
import type { People } from './people.ts';

type RoleSelectProps = {
  label: string;
  role: Role;
  isBusy: boolean;
  onChange: (role: Role) => void;
};

export function RoleSelect({ label, role, isBusy, onChange }: RoleSelectProps) {
  return (
    <Input
      component="select"
      aria-label={label}
      aria-busy={isBusy}
      pointer
      value={role}
      onChange={({ currentTarget }) => !isBusy && onChange(currentTarget.value as Role)}
    >
      {roleNames.map((name) => (
        <option key={name} value={name}>
          {roles[name].title}
        </option>
      ))}
    </Input>
  );
}

type ProfileSelectProps = {
  label: string;
  profiles: People['profiles'];
  partnerId: string | null;
  id?: string;
  error?: string | undefined;
  onChange: (partnerId: string) => void;
};

/** The partner profile that the account may edit. */
export function ProfileSelect(props: ProfileSelectProps) {
  const { label, profiles, partnerId, id, error, onChange } = props;
  const isKnown = profiles.some((profile) => profile.id === partnerId);
  return (
    <Input
      component="select"
      id={id}
      aria-label={id === undefined ? label : undefined}
      aria-describedby={error && id ? `${id}-error` : undefined}
      error={error !== undefined}
      pointer
      value={isKnown ? (partnerId ?? '') : ''}
      onChange={({ currentTarget }) => currentTarget.value && onChange(currentTarget.value)}
    >
      <option value="">Choose a profile</option>
      {profiles.map((profile) => (
        <option key={profile.id} value={profile.id}>
          {profile.name}
        </option>
      ))}
    </Input>
  );
}
