create table auth_oauth_client (
  id text not null primary key,
  client_id text not null unique,
  client_secret text,
  client_discovery_id text,
  disabled integer,
  skip_consent integer,
  enable_end_session integer,
  subject_type text,
  scopes text,
  client_credentials_scopes text,
  user_id text references auth_user (id) on delete cascade,
  created_at date,
  updated_at date,
  name text,
  uri text,
  icon text,
  contacts text,
  tos text,
  policy text,
  software_id text,
  software_version text,
  software_statement text,
  redirect_uris text not null,
  post_logout_redirect_uris text,
  backchannel_logout_uri text,
  backchannel_logout_session_required integer,
  token_endpoint_auth_method text,
  application_type text,
  jwks text,
  jwks_uri text,
  grant_types text,
  response_types text,
  require_pkce integer,
  dpop_bound_access_tokens integer,
  reference_id text,
  metadata text
);
create index auth_oauth_client_user_id on auth_oauth_client (user_id);

create table auth_oauth_resource (
  id text not null primary key,
  identifier text not null unique,
  name text not null,
  access_token_ttl integer,
  refresh_token_ttl integer,
  signing_algorithm text,
  signing_key_id text,
  allowed_scopes text,
  custom_claims text,
  dpop_bound_access_tokens_required integer,
  disabled integer,
  created_at date,
  updated_at date,
  policy_version integer,
  metadata text
);

create table auth_oauth_client_resource (
  id text not null primary key,
  client_id text not null references auth_oauth_client (client_id) on delete cascade,
  resource_id text not null references auth_oauth_resource (identifier) on delete cascade,
  metadata text,
  created_at date,
  unique (client_id, resource_id)
);
create index auth_oauth_client_resource_resource_id on auth_oauth_client_resource (resource_id);

create table auth_oauth_client_assertion (
  id text not null primary key,
  expires_at date not null
);

create table auth_oauth_consent (
  id text not null primary key,
  client_id text not null references auth_oauth_client (client_id) on delete cascade,
  user_id text references auth_user (id) on delete cascade,
  reference_id text,
  resources text,
  requested_user_info_claims text,
  scopes text not null,
  created_at date,
  updated_at date
);
create index auth_oauth_consent_client_id on auth_oauth_consent (client_id);
create index auth_oauth_consent_user_id on auth_oauth_consent (user_id);

create table auth_oauth_refresh_token (
  id text not null primary key,
  token text not null unique,
  client_id text not null references auth_oauth_client (client_id) on delete cascade,
  session_id text references auth_session (id) on delete set null,
  user_id text not null references auth_user (id) on delete cascade,
  reference_id text,
  authorization_code_id text,
  resources text,
  requested_user_info_claims text,
  expires_at date,
  created_at date,
  revoked date,
  rotated_at date,
  rotation_replay_response text,
  rotation_replay_expires_at date,
  auth_time date,
  confirmation text,
  scopes text not null
);
create index auth_oauth_refresh_token_client_id on auth_oauth_refresh_token (client_id);
create index auth_oauth_refresh_token_session_id on auth_oauth_refresh_token (session_id);
create index auth_oauth_refresh_token_user_id on auth_oauth_refresh_token (user_id);
create index auth_oauth_refresh_token_authorization_code_id on auth_oauth_refresh_token (authorization_code_id);

create table auth_oauth_access_token (
  id text not null primary key,
  token text not null unique,
  client_id text not null references auth_oauth_client (client_id) on delete cascade,
  session_id text references auth_session (id) on delete set null,
  user_id text references auth_user (id) on delete cascade,
  reference_id text,
  authorization_code_id text,
  resources text,
  requested_user_info_claims text,
  refresh_id text references auth_oauth_refresh_token (id) on delete cascade,
  expires_at date,
  created_at date,
  revoked date,
  confirmation text,
  scopes text not null
);
create index auth_oauth_access_token_client_id on auth_oauth_access_token (client_id);
create index auth_oauth_access_token_session_id on auth_oauth_access_token (session_id);
create index auth_oauth_access_token_user_id on auth_oauth_access_token (user_id);
create index auth_oauth_access_token_authorization_code_id on auth_oauth_access_token (authorization_code_id);
create index auth_oauth_access_token_refresh_id on auth_oauth_access_token (refresh_id);

alter table api_keys add column client_id text references auth_oauth_client (client_id) on delete cascade;
create index api_keys_client_id on api_keys (client_id);
create unique index api_keys_of_clients on api_keys (client_id, assists)
  where client_id is not null and revoked_at is null;
