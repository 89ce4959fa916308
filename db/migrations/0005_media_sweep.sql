create table chores (
  name text primary key,
  due_at text not null
);

insert into chores (name, due_at) values ('sweep media', '');

update media set search_text = lower(alt) where search_text = '';

create index media_newest on media (kind, created_at, url);
