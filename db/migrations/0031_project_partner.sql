alter table projects add column partner_id text;
