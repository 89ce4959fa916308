create table preview_links (
  id text primary key,
  token_hash text not null unique,
  noun text not null,
  record_id text not null,
  expires_at text not null,
  opened integer not null default 0,
  last_opened_at text,
  created_by text not null,
  created_at text not null,
  withdrawn_at text
);

create index preview_links_record on preview_links (noun, record_id);

create index preview_links_expired on preview_links (expires_at);
