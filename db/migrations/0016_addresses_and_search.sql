create table redirects (
  id text primary key,
  from_path text not null unique,
  target text not null,
  visits integer not null,
  revision integer not null,
  created_by text not null,
  created_at text not null,
  updated_at text not null,
  deleted_at text
);

create table not_found_visits (
  path text not null,
  day text not null,
  people integer not null,
  robots integer not null,
  came_from text,
  primary key (path, day)
);

create table ignored_paths (
  path text primary key,
  ignored_by text not null,
  ignored_at text not null
);

create table dead_links (
  noun text not null,
  record_id text not null,
  address text not null,
  fault text not null,
  is_certain integer not null check (is_certain in (0, 1)),
  since text not null,
  primary key (noun, record_id, address)
);

alter table partners add column search_title text;
alter table partners add column search_description text;
alter table partners add column card_url text references media (url);

alter table projects add column search_title text;
alter table projects add column search_description text;
alter table projects add column card_url text references media (url);

alter table pages add column search_title text;
alter table pages add column search_description text;
alter table pages add column card_url text references media (url);
