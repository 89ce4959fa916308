create table api_keys (
  id text primary key,
  name text not null,
  begins_with text not null,
  key_hash text not null unique,
  scopes text not null,
  origins text not null,
  expires_at text,
  created_by text not null,
  created_at text not null,
  last_used_at text,
  revoked_at text,
  revoked_by text
);

create table api_answers (
  key_id text not null references api_keys (id) on delete cascade,
  idempotency_key text not null,
  request_hash text not null,
  status integer not null,
  body text not null,
  expires_at text not null,
  primary key (key_id, idempotency_key)
);

create index api_answers_expires_at on api_answers (expires_at);

alter table enquiries add column source text;

alter table projects add column homes_as_of text;
