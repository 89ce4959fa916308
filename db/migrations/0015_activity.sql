create table activity (
  id text primary key,
  at text not null,
  actor text not null,
  kind text not null,
  act text not null,
  subject_id text,
  revision integer,
  name text not null,
  detail text not null,
  search_text text not null,
  undoes text
);

create index activity_actor on activity (actor, id);

create index activity_kind on activity (kind, id);

create index activity_act on activity (act, id);

create index activity_subject on activity (subject_id, id);

create index activity_undoes on activity (undoes);
