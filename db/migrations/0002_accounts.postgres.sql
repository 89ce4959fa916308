create table auth_user (
  id text not null primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);

create table auth_session (
  id text not null primary key,
  expires_at timestamptz not null,
  token text not null unique,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null,
  ip_address text,
  user_agent text,
  user_id text not null references auth_user (id) on delete cascade
);

create index auth_session_user_id_idx on auth_session (user_id);

create table auth_account (
  id text not null primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references auth_user (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null
);

create index auth_account_user_id_idx on auth_account (user_id);

create table auth_verification (
  id text not null primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);

create index auth_verification_identifier_idx on auth_verification (identifier);

create table sign_in_limits (
  bucket text not null primary key,
  failures integer not null,
  expires_at text not null
);
