create table unpublishings (
  noun text not null,
  record_id text not null,
  unpublish_at text not null,
  set_by text not null,
  primary key (noun, record_id)
);

create index unpublishings_due on unpublishings (unpublish_at);
