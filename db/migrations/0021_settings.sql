create table settings (
  id text primary key,
  value text not null,
  revision integer not null,
  updated_at text not null
);
