alter table activity add column part_of text;

create index activity_part_of on activity (part_of);
