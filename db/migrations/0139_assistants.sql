alter table api_keys add column assists text;

create table assistant_access (
  id integer primary key check (id = 1),
  is_on integer not null,
  changed_by text not null,
  changed_at text not null
);
