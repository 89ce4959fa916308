alter table desk_preferences add column mentions text not null default 'email';
