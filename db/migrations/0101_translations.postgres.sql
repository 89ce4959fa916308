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

create trigger translations_published after insert or delete on translations
for each row execute function record_publication();

create trigger translations_republished after update of revision on translations
for each row when (old.revision <> new.revision)
execute function record_publication();
