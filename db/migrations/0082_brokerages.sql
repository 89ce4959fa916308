alter table partners add column brokerage text;
alter table partners add column licensed_name text;
alter table partners add column licence_class text;
alter table partners add column licence_number text;
alter table partners add column photo_date text;
