-- Everybody who could sign in could do everything.
alter table auth_user add column role text not null default 'owner';

alter table auth_user add column partner_id text;
