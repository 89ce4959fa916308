create table translations (
  id text primary key,
  noun text not null,
  record_id text not null,
  language text not null,
  name text not null,
  fields text not null,
  made_by text,
  revision integer not null,
  updated_at text not null,
  unique (noun, record_id, language)
);

create index translations_language on translations (language, noun);

create trigger translations_published after insert on translations
begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('translations', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger translations_republished after update of revision on translations
when old.revision <> new.revision
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'translations' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('translations', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger translations_unpublished after delete on translations
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'translations' and record_id = old.id and public_until is null;
end;
