create index redirects_deleted on redirects (deleted_at) where deleted_at is not null;
