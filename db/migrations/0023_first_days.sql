create table first_days (
  email text primary key,
  put_away_at text not null
);

create index drafts_latest on drafts (publish_at, saved_at);
