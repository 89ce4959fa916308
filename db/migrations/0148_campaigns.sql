create table campaigns (
  id text primary key,
  name text not null,
  subject text not null,
  body text not null,
  project_id text,
  lists text not null,
  priority_of text not null,
  cities text not null,
  matching text,
  enquiry_ids text not null,
  without_text text not null,
  access_days integer,
  access_homes text not null,
  access_openings integer not null,
  revision integer not null,
  updated_at text not null
);

create table campaign_trials (
  campaign_id text not null,
  revision integer not null,
  texts_hash text not null,
  sent_at text not null,
  primary key (campaign_id, revision, texts_hash)
);

create table campaign_sends (
  id text primary key,
  campaign_id text not null,
  revision integer not null,
  code text not null unique,
  campaign text not null,
  texts text not null,
  access_id text,
  state text not null,
  problem text,
  rate integer not null,
  slice_at text,
  slice_count integer not null,
  at text not null,
  zone_day text,
  started_by text not null,
  created_at text not null,
  ended_at text
);
create index campaign_sends_campaign on campaign_sends (campaign_id, created_at);
create index campaign_sends_state on campaign_sends (state, at);

create table campaign_recipients (
  send_id text not null references campaign_sends (id) on delete cascade,
  person_key text not null,
  subscription_id text not null,
  language text not null,
  due_at text not null,
  state text not null,
  reason text,
  message_id text,
  primary key (send_id, person_key)
);
create index campaign_recipients_due on campaign_recipients (send_id, state, reason, due_at, person_key);
create index campaign_recipients_person on campaign_recipients (person_key);
create index campaign_recipients_message on campaign_recipients (message_id);

alter table enquiries add column campaign_code text;
create index enquiries_campaign on enquiries (campaign_code) where campaign_code is not null;
create unique index campaign_sends_active on campaign_sends (campaign_id)
  where state in ('scheduled', 'running', 'paused');
