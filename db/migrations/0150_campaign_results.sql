alter table campaign_recipients add column has_failed integer not null default 0;
alter table campaign_recipients add column has_returned integer not null default 0;
alter table campaign_recipients add column has_left integer not null default 0;
