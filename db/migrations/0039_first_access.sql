create table first_accesses (
  id text primary key,
  project_id text not null,
  project_title text not null,
  homes text,
  subject text not null,
  words text not null,
  expires_at text not null,
  created_by text not null,
  created_at text not null
);

create table first_access_links (
  id text primary key,
  access_id text not null references first_accesses (id) on delete cascade,
  enquiry_id text not null references enquiries (id) on delete cascade,
  token_hash text unique,
  state text not null check (state in ('waiting', 'sent', 'left', 'ended')),
  openings integer not null,
  opened integer not null default 0,
  last_opened_at text,
  created_at text not null,
  unique (access_id, enquiry_id)
);

create index first_access_links_waiting on first_access_links (state, created_at);

create index first_access_links_person on first_access_links (enquiry_id);

create table letters_left (
  person_key text primary key,
  left_at text not null
);

alter table outgoing_mails add column unsubscribe_url text;
