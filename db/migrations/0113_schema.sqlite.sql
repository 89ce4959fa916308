create table auth_user (
  id text not null primary key,
  name text not null,
  email text not null unique,
  email_verified integer not null,
  image text,
  created_at date not null,
  updated_at date not null,
  role text not null default 'owner',
  partner_id text,
  last_seen_at text,
  two_factor_enabled integer
);

create table auth_session (
  id text not null primary key,
  expires_at date not null,
  token text not null unique,
  created_at date not null,
  updated_at date not null,
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
  access_token_expires_at date,
  refresh_token_expires_at date,
  scope text,
  password text,
  created_at date not null,
  updated_at date not null
);
create index auth_account_user_id_idx on auth_account (user_id);

create table auth_verification (
  id text not null primary key,
  identifier text not null,
  value text not null,
  expires_at date not null,
  created_at date not null,
  updated_at date not null
);
create index auth_verification_identifier_idx on auth_verification (identifier);

create table auth_two_factor (
  id text not null primary key,
  secret text not null,
  backup_codes text not null,
  user_id text not null references auth_user (id) on delete cascade,
  verified integer,
  failed_verification_count integer,
  locked_until date,
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
  backed_up integer not null,
  transports text,
  created_at date,
  aaguid text,
  last_used_at text
);
create index auth_passkey_user_id_idx on auth_passkey (user_id);
create index auth_passkey_credential_id_idx on auth_passkey (credential_id);

create trigger news_published after insert on news begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('news', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger news_republished after update of revision on news
when old.revision <> new.revision begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'news' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('news', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger news_unpublished after delete on news begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'news' and record_id = old.id and public_until is null;
end;

create trigger partners_published after insert on partners begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('partners', new.id, new.revision, new.display_order, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger partners_republished after update of revision, display_order on partners
when old.revision <> new.revision or old.display_order <> new.display_order begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'partners' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('partners', new.id, new.revision, new.display_order, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger partners_unpublished after delete on partners begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'partners' and record_id = old.id and public_until is null;
end;

create trigger projects_published after insert on projects begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('projects', new.id, new.revision, new.display_order, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger projects_republished after update of revision, display_order on projects
when old.revision <> new.revision or old.display_order <> new.display_order begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'projects' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('projects', new.id, new.revision, new.display_order, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger projects_unpublished after delete on projects begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'projects' and record_id = old.id and public_until is null;
end;

create trigger developers_published after insert on developers begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('developers', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger developers_republished after update of revision on developers
when old.revision <> new.revision begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'developers' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('developers', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger developers_unpublished after delete on developers begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'developers' and record_id = old.id and public_until is null;
end;

create trigger pages_published after insert on pages begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('pages', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger pages_republished after update of revision on pages
when old.revision <> new.revision begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'pages' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('pages', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger pages_unpublished after delete on pages begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'pages' and record_id = old.id and public_until is null;
end;

create trigger testimonials_published after insert on testimonials begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('testimonials', new.id, new.revision, new.display_order, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger testimonials_republished after update of revision, display_order on testimonials
when old.revision <> new.revision or old.display_order <> new.display_order begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'testimonials' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('testimonials', new.id, new.revision, new.display_order, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger testimonials_unpublished after delete on testimonials begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'testimonials' and record_id = old.id and public_until is null;
end;

create trigger settings_published after insert on settings begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('settings', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger settings_republished after update of revision on settings
when old.revision <> new.revision begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'settings' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('settings', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger settings_unpublished after delete on settings begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'settings' and record_id = old.id and public_until is null;
end;

create trigger media_state_added after insert on media begin
  insert into media_states (
    url, kind, bytes, pdf_bytes, alt, is_decorative, focal_x, focal_y, poster_url, small_films, luminance, valid_from
  )
  values (
    new.url, new.kind, new.bytes, new.pdf_bytes, new.alt, new.is_decorative, new.focal_x, new.focal_y, new.poster_url, new.small_films, new.luminance,
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  )
  on conflict (url, valid_from) do update
  set alt = excluded.alt, is_decorative = excluded.is_decorative, focal_x = excluded.focal_x,
  focal_y = excluded.focal_y, poster_url = excluded.poster_url, valid_until = null;
end;

create trigger media_state_changed after update of alt, is_decorative, focal_x, focal_y, poster_url on media
when old.alt <> new.alt or old.is_decorative <> new.is_decorative or old.focal_x <> new.focal_x
  or old.focal_y <> new.focal_y or old.poster_url is distinct from new.poster_url begin
  update media_states set valid_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where url = old.url and valid_until is null;
  insert into media_states (
    url, kind, bytes, pdf_bytes, alt, is_decorative, focal_x, focal_y, poster_url, small_films, luminance, valid_from
  )
  values (
    new.url, new.kind, new.bytes, new.pdf_bytes, new.alt, new.is_decorative, new.focal_x, new.focal_y, new.poster_url, new.small_films, new.luminance,
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  )
  on conflict (url, valid_from) do update
  set alt = excluded.alt, is_decorative = excluded.is_decorative, focal_x = excluded.focal_x,
  focal_y = excluded.focal_y, poster_url = excluded.poster_url, valid_until = null;
end;

create trigger media_state_measured after update of pdf_bytes, small_films, luminance on media begin
  update media_states
  set pdf_bytes = new.pdf_bytes, small_films = new.small_films, luminance = new.luminance
  where url = new.url and valid_until is null;
end;

create trigger media_state_ended after delete on media begin
  update media_states set valid_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where url = old.url and valid_until is null;
end;

create trigger public_version_deleted after delete on versions
when old.is_public = 1 and old.is_deleted = 0 begin
  insert into past_versions (noun, record_id, revision, record)
  select old.noun, old.record_id, old.revision, old.record
  where exists (
    select 1 from publications
    where publications.noun = old.noun and publications.record_id = old.record_id
    and publications.revision = old.revision
  )
  on conflict (noun, record_id, revision) do nothing;
end;

create trigger translations_published after insert on translations begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('translations', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger translations_republished after update of revision on translations
when old.revision <> new.revision begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'translations' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('translations', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger translations_unpublished after delete on translations begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'translations' and record_id = old.id and public_until is null;
end;

create trigger drafts_added after insert on drafts begin
  update content_version set drafts = drafts + 1;
end;

create trigger drafts_changed after update on drafts begin
  update content_version set drafts = drafts + 1;
end;

create trigger drafts_removed after delete on drafts begin
  update content_version set drafts = drafts + 1;
end;
