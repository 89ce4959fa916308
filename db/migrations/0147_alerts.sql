create table alert_news (
  number integer primary key,
  project_id text not null,
  part text not null,
  facts text not null,
  raised_at text not null,
  cursor text,
  matched_at text
);
create index alert_news_project on alert_news (project_id, number);
create index alert_news_waiting on alert_news (matched_at, number);

create table alert_matches (
  subscription_id text not null,
  project_id text not null,
  person_key text not null,
  since integer,
  due_at text,
  notified_at text,
  primary key (subscription_id, project_id)
);
create index alert_matches_person on alert_matches (person_key);
create index alert_matches_due on alert_matches (due_at, person_key);
