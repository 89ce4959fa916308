alter table media_states add column wide_focal_x double precision;
alter table media_states add column wide_focal_y double precision;
alter table media_states add column image_type text;
