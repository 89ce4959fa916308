alter table testimonials add column project_id text;
