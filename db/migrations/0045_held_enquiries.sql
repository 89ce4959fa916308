alter table enquiries add column is_held integer not null default 0;

update enquiries set is_held = 1
where state = 'spam' and updated_by is null and email like '%@%' and answers not like '%://%';
