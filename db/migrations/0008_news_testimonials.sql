create table news (
  id text primary key,
  title text not null,
  content text not null,
  category text not null,
  published_at text not null,
  image_url text references media (url),
  video_url text,
  video_type text,
  revision integer not null,
  updated_at text not null
);

create index news_newest on news (published_at, id);

create table testimonials (
  id text primary key,
  type text not null check (type in ('client', 'developer')),
  content text not null,
  author text not null,
  company text,
  company_logo text references media (url),
  location text not null,
  display_order integer not null,
  revision integer not null,
  updated_at text not null
);

create index testimonials_order on testimonials (type, display_order, id);
