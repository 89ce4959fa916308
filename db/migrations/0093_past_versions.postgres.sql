create table past_versions (
  noun text not null,
  record_id text not null,
  revision integer not null,
  record text not null,
  primary key (noun, record_id, revision)
);

create table past_files (
  url text primary key,
  bytes integer not null,
  public_from text not null,
  public_until text not null
);

create or replace function save_past_version() returns trigger language plpgsql as $$
begin
  insert into past_versions (noun, record_id, revision, record)
  select old.noun, old.record_id, old.revision, old.record
  where exists (
    select 1 from publications
    where publications.noun = old.noun and publications.record_id = old.record_id
    and publications.revision = old.revision
  )
  on conflict (noun, record_id, revision) do nothing;
  return null;
end $$;

create trigger public_version_deleted after delete on versions
for each row when (old.is_public = 1 and old.is_deleted = 0)
execute function save_past_version();
