alter table media add column name text not null default '';
alter table media add column search_text text not null default '';
alter table media add column poster_url text references media (url);
alter table media add column revision integer not null default 1;
alter table media add column unreferenced_since text;
