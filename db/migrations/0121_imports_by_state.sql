create index imports_state on imports (state, updated_at, id);
