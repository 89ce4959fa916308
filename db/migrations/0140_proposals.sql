create table proposals (
  id text primary key,
  enquiry_id text unique references enquiries (id) on delete cascade,
  media_url text unique references media (url) on delete cascade,
  body text not null,
  made_by text not null,
  made_at text not null
);
