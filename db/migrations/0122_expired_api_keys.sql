create index api_keys_unlogged on api_keys (expires_at)
where revoked_at is null and expiry_logged_at is null;
