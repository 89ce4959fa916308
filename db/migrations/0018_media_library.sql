alter table media add column is_decorative integer not null default 0;
alter table media add column deleted_at text;
alter table media add column digest text;

create index media_digest on media (digest);
