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
