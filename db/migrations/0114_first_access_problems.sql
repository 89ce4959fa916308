alter table first_access_links add column problem text;
