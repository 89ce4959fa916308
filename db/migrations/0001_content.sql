create table content_version (
  id integer primary key check (id = 1),
  version integer not null
);

insert into content_version (id, version) values (1, 0);

create table media (
  url text primary key,
  kind text not null check (kind in ('image', 'video')),
  bytes integer not null,
  alt text not null,
  focal_x double precision not null,
  focal_y double precision not null,
  variants_ready integer not null check (variants_ready in (0, 1)),
  variants_lease text,
  variants_tries integer not null default 0,
  created_by text not null,
  created_at text not null
);

create index media_pending on media (variants_ready, created_at);

create table pages (
  id text primary key,
  slug text not null unique,
  hero_type text not null check (hero_type in ('image', 'video')),
  hero_url text,
  hero_youtube_url text,
  content text not null,
  revision integer not null,
  updated_at text not null
);

create table developers (
  id text primary key,
  name text not null unique,
  description text not null,
  logo_url text references media (url),
  website text,
  revision integer not null,
  updated_at text not null
);

create table partners (
  id text primary key,
  slug text not null unique,
  name text not null,
  title text not null,
  bio text not null,
  image_url text references media (url),
  logo_url text references media (url),
  office text not null,
  mobile text not null,
  email text not null,
  website text not null,
  linkedin text,
  facebook text,
  instagram text,
  twitter text,
  youtube text,
  tiktok text,
  display_order integer not null,
  revision integer not null,
  updated_at text not null
);

create index partners_order on partners (display_order, id);

create table versions (
  id text primary key,
  noun text not null,
  record_id text not null,
  revision integer not null,
  slug text,
  record text not null,
  saved_by text not null,
  saved_at text not null,
  unique (noun, record_id, revision)
);

create index versions_slug on versions (noun, slug, saved_at);
