create table hosts (
  id text primary key,
  name text not null,
  partner_id text,
  email text,
  city text not null,
  project_ids text not null,
  languages text not null,
  place text,
  way_in text,
  video_url text,
  hours text not null,
  days_off text not null,
  extra_days text not null,
  open_houses text not null,
  minutes integer not null,
  pause integer not null,
  travel integer not null,
  notice_hours integer not null,
  ahead_days integer not null,
  per_day integer,
  busy_url text,
  revision integer not null,
  updated_at text not null
);

create table host_calendars (
  host_id text primary key,
  token_hash text unique,
  renewed_at text,
  busy text not null default '[]',
  busy_read_at text,
  busy_problem text
);

alter table enquiries add column viewing_state text;
alter table enquiries add column viewing_host text;
alter table enquiries add column viewing_at text;
alter table enquiries add column viewing_until text;
alter table enquiries add column viewing_details text;
alter table enquiries add column viewing_reminded text;
alter table enquiries add column viewing_token text;
create index enquiries_viewings on enquiries (viewing_host, viewing_at);
create index enquiries_viewings_in_time on enquiries (viewing_at) where viewing_at is not null;
create unique index enquiries_viewing_token on enquiries (viewing_token);
