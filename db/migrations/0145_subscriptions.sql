create table subscriptions (
  id text primary key,
  same_key text not null unique,
  person_key text not null,
  kind text not null,
  name text not null,
  email text not null,
  email_folded text not null,
  language text not null,
  zone text,
  project_id text,
  city text,
  search text not null,
  enquiry_id text,
  state text not null,
  form text not null,
  sentence text not null,
  version text not null,
  place_path text not null,
  proof text,
  asked_at text not null,
  confirmed_at text,
  ended_at text,
  end_way text,
  revision integer not null
);
create index subscriptions_person on subscriptions (person_key);
create index subscriptions_enquiry on subscriptions (enquiry_id);
create index subscriptions_project on subscriptions (project_id, state, id);
create index subscriptions_city on subscriptions (city, state, id);
create index subscriptions_kind on subscriptions (kind, state, id);
create index subscriptions_asked on subscriptions (state, asked_at);

create table readers (
  person_key text primary key,
  muted_at text,
  muted_for text,
  muted_status text,
  alerted_on text,
  invited_at text
);

alter table outgoing_mails add column person_key text;
alter table outgoing_mails add column subscription_id text;
create index outgoing_mails_person on outgoing_mails (person_key, state);
create index outgoing_mails_subscription on outgoing_mails (subscription_id, state);
create index outgoing_mails_subscribed on outgoing_mails (enquiry_id, created_at) where person_key is not null;
