alter table versions add column is_deleted integer not null default 0 check (is_deleted in (0, 1));

create index versions_bin on versions (is_deleted, saved_at);
