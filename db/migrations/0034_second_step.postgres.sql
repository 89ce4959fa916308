alter table auth_user add column two_factor_enabled boolean;

create table auth_two_factor (
  id text not null primary key,
  secret text not null,
  backup_codes text not null,
  user_id text not null references auth_user (id) on delete cascade,
  verified boolean,
  failed_verification_count integer,
  locked_until timestamptz
);

create index auth_two_factor_secret_idx on auth_two_factor (secret);

create index auth_two_factor_user_id_idx on auth_two_factor (user_id);

create table auth_passkey (
  id text not null primary key,
  name text,
  public_key text not null,
  user_id text not null references auth_user (id) on delete cascade,
  credential_id text not null,
  counter integer not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  created_at timestamptz,
  aaguid text,
  last_used_at text
);

create index auth_passkey_user_id_idx on auth_passkey (user_id);

create index auth_passkey_credential_id_idx on auth_passkey (credential_id);

create table second_step_rule (
  id integer primary key,
  required_from text not null,
  set_by text not null
);
