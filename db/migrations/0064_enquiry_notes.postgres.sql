create table enquiry_notes (
  id text primary key,
  enquiry_id text not null references enquiries (id) on delete cascade,
  body text not null,
  search_text text not null,
  written_by text,
  created_at text,
  deleted_at text
);

create index enquiry_notes_enquiry on enquiry_notes (enquiry_id, created_at);

insert into enquiry_notes (id, enquiry_id, body, search_text, written_by, created_at)
select
  id, id, note, lower(note),
  (select actor from activity where kind = 'enquiries' and act = 'noted' and subject_id = enquiries.id order by activity.id desc limit 1),
  (select at from activity where kind = 'enquiries' and act = 'noted' and subject_id = enquiries.id order by activity.id desc limit 1)
from enquiries
where note <> '';

create or replace function follow_enquiry_note() returns trigger language plpgsql as $$
  declare
    gap constant text := chr(10) || chr(10);
    is_continued constant boolean := old.note <> '' and starts_with(new.note, old.note || gap);
    added constant text := case when is_continued then substr(new.note, length(old.note) + 3) else new.note end;
  begin
    if new.note = coalesce((
      select string_agg(body, gap order by coalesce(created_at, ''), id)
      from enquiry_notes where enquiry_id = new.id and deleted_at is null
    ), '') then
      return null;
    end if;
    if not is_continued then
      update enquiry_notes set deleted_at = new.updated_at where enquiry_id = new.id and deleted_at is null;
    end if;
    if added <> '' then
      insert into enquiry_notes (id, enquiry_id, body, search_text, written_by, created_at)
      values (gen_random_uuid()::text, new.id, added, lower(added), new.updated_by, new.updated_at);
    end if;
    return null;
  end
$$;

create trigger enquiry_note_changed after update of note on enquiries
for each row execute function follow_enquiry_note();
