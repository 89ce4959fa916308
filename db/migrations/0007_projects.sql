create table projects (
  id text primary key,
  slug text not null unique,
  title text not null,
  description text not null,
  status text not null,
  city text not null,
  area text,
  hero_type text not null check (hero_type in ('image', 'video')),
  hero_url text,
  hero_youtube_url text,
  completion_date text,
  developer_id text references developers (id),
  logo_url text references media (url),
  features text not null,
  specifications text not null,
  images text not null,
  location text not null,
  display_order integer not null,
  revision integer not null,
  updated_at text not null
);

create index projects_order on projects (display_order, id);

create index projects_developer on projects (developer_id);
