alter table news add column project_id text;
create index news_project on news (project_id, published_at);
