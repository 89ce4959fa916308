alter table auth_user add column role text not null default 'owner';

alter table auth_user add column partner_id text;
