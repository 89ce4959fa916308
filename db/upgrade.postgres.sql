drop trigger enquiry_added on enquiries;
drop trigger enquiry_changed on enquiries;
drop trigger enquiry_note_changed on enquiries;
drop trigger draft_scheduled on drafts;
drop trigger draft_rescheduled on drafts;
drop trigger schedule_changed on schedules;
drop trigger news_without_slug on news;
drop trigger news_version_added on versions;

alter table enquiries drop column state, drop column stage;
alter table drafts drop column publish_at, drop column problem;
alter table news alter column slug set not null;

alter index if exists chores_pkey rename to jobs_pkey;

drop table unpublishings;
drop table letters_left;

-- Tables that a restore has set aside name them, too.
drop function follow_enquiry_state(), follow_enquiry_note(), enquiry_status_of(text, text) cascade;
drop function mirror_draft(), mirror_unpublishing(), mirror_schedule() cascade;
drop function fill_news_slug(), fill_news_version_slug() cascade;
