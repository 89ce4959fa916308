alter table activity add column standing text;
