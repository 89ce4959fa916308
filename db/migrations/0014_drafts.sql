create table drafts (
  noun text not null,
  record_id text not null,
  revision integer not null,
  slug text,
  record text not null,
  was_public integer not null check (was_public in (0, 1)),
  publish_at text,
  problem text,
  saved_by text not null,
  saved_at text not null,
  primary key (noun, record_id)
);

create index drafts_due on drafts (publish_at);

alter table versions add column is_public integer not null default 1;
