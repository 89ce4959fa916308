create table instances (
  id text primary key,
  settings text not null,
  started_at text not null,
  seen_at text not null
);

create table shared_secret (
  id integer primary key check (id = 1),
  sealed text not null,
  fingerprint text not null
);
