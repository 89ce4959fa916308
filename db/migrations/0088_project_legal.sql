alter table projects add column legal text;
