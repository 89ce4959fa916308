create table auth_user (
  id text not null primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp,
  role text not null default 'owner',
  partner_id text,
  last_seen_at text,
  two_factor_enabled boolean
);

create table auth_session (
  id text not null primary key,
  expires_at timestamptz not null,
  token text not null unique,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null,
  ip_address text,
  user_agent text,
  user_id text not null references auth_user (id) on delete cascade,
  last_used_at text
);
create index auth_session_user_id_idx on auth_session (user_id);

create table auth_account (
  id text not null primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references auth_user (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null
);
create index auth_account_user_id_idx on auth_account (user_id);

create table auth_verification (
  id text not null primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);
create index auth_verification_identifier_idx on auth_verification (identifier);

create table auth_two_factor (
  id text not null primary key,
  secret text not null,
  backup_codes text not null,
  user_id text not null references auth_user (id) on delete cascade,
  verified boolean,
  failed_verification_count integer,
  locked_until timestamptz,
  last_used_step integer
);
create index auth_two_factor_secret_idx on auth_two_factor (secret);
create index auth_two_factor_user_id_idx on auth_two_factor (user_id);

create table auth_passkey (
  id text not null primary key,
  name text,
  public_key text not null,
  user_id text not null references auth_user (id) on delete cascade,
  credential_id text not null,
  counter integer not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  created_at timestamptz,
  aaguid text,
  last_used_at text
);
create index auth_passkey_user_id_idx on auth_passkey (user_id);
create index auth_passkey_credential_id_idx on auth_passkey (credential_id);

create or replace function publication_time() returns text language sql as $$
  select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create or replace function record_publication() returns trigger language plpgsql as $$
declare now_text text := publication_time(); begin
  if tg_op <> 'INSERT' then
    update publications set public_until = now_text
    where noun = tg_table_name and record_id = old.id and public_until is null;
  end if;
  if tg_op <> 'DELETE' then
    insert into publications (noun, record_id, revision, display_order, public_from)
    values (
      tg_table_name, new.id, new.revision,
      (to_jsonb(new) ->> 'display_order')::integer, now_text
    )
    on conflict (noun, record_id, public_from) do update
    set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
  end if;
  return null;
end $$;

create trigger news_published after insert or delete on news
for each row execute function record_publication();

create trigger news_republished after update of revision on news
for each row when (old.revision <> new.revision)
execute function record_publication();

create trigger partners_published after insert or delete on partners
for each row execute function record_publication();

create trigger partners_republished after update of revision, display_order on partners
for each row when (old.revision <> new.revision or old.display_order <> new.display_order)
execute function record_publication();

create trigger projects_published after insert or delete on projects
for each row execute function record_publication();

create trigger projects_republished after update of revision, display_order on projects
for each row when (old.revision <> new.revision or old.display_order <> new.display_order)
execute function record_publication();

create trigger developers_published after insert or delete on developers
for each row execute function record_publication();

create trigger developers_republished after update of revision on developers
for each row when (old.revision <> new.revision)
execute function record_publication();

create trigger pages_published after insert or delete on pages
for each row execute function record_publication();

create trigger pages_republished after update of revision on pages
for each row when (old.revision <> new.revision)
execute function record_publication();

create trigger testimonials_published after insert or delete on testimonials
for each row execute function record_publication();

create trigger testimonials_republished after update of revision, display_order on testimonials
for each row when (old.revision <> new.revision or old.display_order <> new.display_order)
execute function record_publication();

create trigger settings_published after insert or delete on settings
for each row execute function record_publication();

create trigger settings_republished after update of revision on settings
for each row when (old.revision <> new.revision)
execute function record_publication();

create or replace function record_media_state() returns trigger language plpgsql as $$
declare now_text text := publication_time(); begin
  if tg_op <> 'INSERT' then
    update media_states set valid_until = now_text
    where url = old.url and valid_until is null;
  end if;
  if tg_op <> 'DELETE' then
    insert into media_states (
      url, kind, bytes, pdf_bytes, alt, is_decorative, focal_x, focal_y, poster_url, small_films, luminance, valid_from
    )
    values (
      new.url, new.kind, new.bytes, new.pdf_bytes, new.alt, new.is_decorative, new.focal_x, new.focal_y, new.poster_url, new.small_films, new.luminance,
      now_text
    )
    on conflict (url, valid_from) do update
    set alt = excluded.alt, is_decorative = excluded.is_decorative, focal_x = excluded.focal_x,
    focal_y = excluded.focal_y, poster_url = excluded.poster_url, valid_until = null;
  end if;
  return null;
end $$;

create trigger media_state_recorded after insert or delete on media
for each row execute function record_media_state();

create trigger media_state_changed after update of alt, is_decorative, focal_x, focal_y, poster_url on media
for each row when (
  old.alt <> new.alt or old.is_decorative <> new.is_decorative or old.focal_x <> new.focal_x
  or old.focal_y <> new.focal_y or old.poster_url is distinct from new.poster_url
)
execute function record_media_state();

create or replace function measure_media_state() returns trigger language plpgsql as $$
begin
  update media_states
  set pdf_bytes = new.pdf_bytes, small_films = new.small_films, luminance = new.luminance
  where url = new.url and valid_until is null;
  return null;
end $$;

create trigger media_state_measured after update of pdf_bytes, small_films, luminance on media
for each row execute function measure_media_state();

create or replace function save_past_version() returns trigger language plpgsql as $$
begin
  insert into past_versions (noun, record_id, revision, record)
  select old.noun, old.record_id, old.revision, old.record
  where exists (
    select 1 from publications
    where publications.noun = old.noun and publications.record_id = old.record_id
    and publications.revision = old.revision
  )
  on conflict (noun, record_id, revision) do nothing;
  return null;
end $$;

create trigger public_version_deleted after delete on versions
for each row when (old.is_public = 1 and old.is_deleted = 0)
execute function save_past_version();

create trigger translations_published after insert or delete on translations
for each row execute function record_publication();

create trigger translations_republished after update of revision on translations
for each row when (old.revision <> new.revision)
execute function record_publication();

create or replace function count_draft_change() returns trigger language plpgsql as $$
begin
  update content_version set drafts = drafts + 1;
  return null;
end $$;

create trigger drafts_changed after insert or update or delete on drafts
for each statement execute function count_draft_change();
