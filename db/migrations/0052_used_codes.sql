alter table auth_two_factor add column last_used_step integer;
