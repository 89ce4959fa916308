drop trigger enquiry_added;
drop trigger enquiry_changed;
drop trigger enquiry_note_changed;
drop trigger draft_scheduled;
drop trigger draft_rescheduled;
drop trigger draft_unscheduled;
drop trigger schedule_added;
drop trigger schedule_changed;
drop trigger schedule_removed;
drop trigger news_without_slug;
drop trigger news_added;
drop trigger news_version_added;

drop index enquiries_state;
drop index drafts_due;
drop index drafts_latest;
alter table enquiries drop column state;
alter table enquiries drop column stage;
alter table drafts drop column publish_at;
alter table drafts drop column problem;

drop table unpublishings;
drop table letters_left;

create table closed_news (
  id text primary key,
  title text not null,
  content text not null,
  category text not null,
  published_at text not null,
  image_url text references media (url),
  video_url text,
  video_type text,
  revision integer not null,
  updated_at text not null,
  slug text not null
);
insert into closed_news
select id, title, content, category, published_at, image_url, video_url, video_type, revision, updated_at, slug from news;
drop table news;
alter table closed_news rename to news;
create index news_newest on news (published_at, id);
create unique index news_slug on news (slug);

create trigger news_published after insert on news begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('news', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger news_republished after update of revision on news
when old.revision <> new.revision begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'news' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('news', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger news_unpublished after delete on news begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'news' and record_id = old.id and public_until is null;
end;
