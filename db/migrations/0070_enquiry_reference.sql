alter table enquiries add column reference text;
alter table enquiries add column home text;
create unique index enquiries_reference on enquiries (reference);
