create table list_views (
  id text primary key,
  noun text not null,
  name text not null,
  query text not null,
  saved_by text not null,
  saved_at text not null
);

create index list_views_by_owner on list_views (saved_by, noun);
