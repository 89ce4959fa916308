create table imports (
  id text primary key,
  system text not null,
  kind text not null,
  name text not null,
  folder text,
  state text not null,
  options text not null,
  done integer not null,
  total integer not null,
  problem text,
  tries integer not null,
  lease_until text,
  created_by text not null,
  created_at text not null,
  updated_at text not null
);

create index imports_system on imports (system, created_at);

create table import_items (
  import_id text not null references imports (id) on delete cascade,
  kind text not null,
  source_id text not null,
  position integer not null,
  name text not null,
  place text not null,
  outcome text not null,
  notes text not null,
  target text,
  hash text,
  revision integer,
  entry_id text,
  is_undone integer not null,
  primary key (import_id, kind, source_id)
);

create index import_items_outcome on import_items (outcome);
