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

create trigger enquiry_note_changed after update of note on enquiries
when new.note <> coalesce((
  select group_concat(body, char(10) || char(10)) from (
    select body from enquiry_notes
    where enquiry_id = new.id and deleted_at is null
    order by coalesce(created_at, ''), id
  )
), '')
begin
  update enquiry_notes set deleted_at = new.updated_at
  where enquiry_id = new.id and deleted_at is null
    and (old.note = '' or substr(new.note, 1, length(old.note) + 2) <> old.note || char(10) || char(10));
  insert into enquiry_notes (id, enquiry_id, body, search_text, written_by, created_at)
  select lower(hex(randomblob(16))), new.id, body, lower(body), new.updated_by, new.updated_at
  from (
    select case
      when old.note <> '' and substr(new.note, 1, length(old.note) + 2) = old.note || char(10) || char(10)
      then substr(new.note, length(old.note) + 3)
      else new.note
    end as body
  )
  where body <> '';
end;
