create table invitations (
  id text primary key,
  email text not null,
  name text not null,
  role text not null,
  partner_id text,
  invited_by text not null,
  invited_at text not null,
  expires_at text not null,
  accepted_at text,
  withdrawn_at text
);

create index invitations_email on invitations (email);

create table former_members (
  email text primary key,
  name text not null,
  removed_at text not null
);

alter table auth_user add column last_seen_at text;

alter table auth_session add column last_used_at text;
