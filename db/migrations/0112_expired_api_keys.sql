alter table api_keys add column expiry_logged_at text;
