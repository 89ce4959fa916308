create table content_version (
  id integer primary key check (id = 1),
  version integer not null,
  drafts integer not null default 0
);

create table media (
  url text primary key,
  kind text not null check (kind in ('image', 'video')),
  bytes integer not null,
  alt text not null,
  focal_x double precision not null,
  focal_y double precision not null,
  variants_ready integer not null check (variants_ready in (0, 1)),
  variants_lease text,
  variants_tries integer not null default 0,
  created_by text not null,
  created_at text not null,
  name text not null default '',
  search_text text not null default '',
  poster_url text references media (url),
  revision integer not null default 1,
  unreferenced_since text,
  small_films text,
  is_decorative integer not null default 0,
  deleted_at text,
  digest text,
  luminance text,
  pdf_bytes integer
);
create index media_pending on media (variants_ready, created_at);
create index media_newest on media (kind, created_at, url);
create index media_digest on media (digest);

create table pages (
  id text primary key,
  slug text not null unique,
  hero_type text not null check (hero_type in ('image', 'video')),
  hero_url text,
  hero_youtube_url text,
  content text not null,
  revision integer not null,
  updated_at text not null,
  search_title text,
  search_description text,
  card_url text references media (url),
  title text not null default '',
  placement text not null default 'none'
);

create table developers (
  id text primary key,
  name text not null unique,
  description text not null,
  logo_url text references media (url),
  website text,
  revision integer not null,
  updated_at text not null
);

create table partners (
  id text primary key,
  slug text not null unique,
  name text not null,
  title text not null,
  bio text not null,
  image_url text references media (url),
  logo_url text references media (url),
  office text not null,
  mobile text not null,
  email text not null,
  website text not null,
  linkedin text,
  facebook text,
  instagram text,
  twitter text,
  youtube text,
  tiktok text,
  display_order integer not null,
  revision integer not null,
  updated_at text not null,
  search_title text,
  search_description text,
  card_url text references media (url),
  city text,
  languages text,
  focus text,
  brokerage text,
  licensed_name text,
  licence_class text,
  licence_number text,
  photo_date text
);
create index partners_order on partners (display_order, id);

create table versions (
  id text primary key,
  noun text not null,
  record_id text not null,
  revision integer not null,
  slug text,
  record text not null,
  saved_by text not null,
  saved_at text not null,
  is_deleted integer not null default 0 check (is_deleted in (0, 1)),
  is_public integer not null default 1,
  unique (noun, record_id, revision)
);
create index versions_slug on versions (noun, slug, saved_at);
create index versions_bin on versions (is_deleted, saved_at);
create index versions_saved_by on versions (noun, record_id, revision, saved_by);

create table enquiries (
  id text primary key,
  form text not null check (form in ('contact', 'partner-contact', 'project-interest', 'vip', 'join')),
  submission_key text not null unique,
  about_id text,
  about_slug text,
  about_name text,
  name text not null,
  email text not null,
  email_folded text not null,
  phone text not null,
  answers text not null,
  consent_version text not null,
  consent_sentence text not null,
  newsletter_opt_in integer not null check (newsletter_opt_in in (0, 1)),
  note text not null,
  search_text text not null,
  revision integer not null,
  created_at text not null,
  updated_at text not null,
  updated_by text,
  given_to text,
  follow_up_on text,
  reminded_for text,
  answered_at text,
  deleted_at text,
  joined_to text,
  came_by text not null default 'form',
  city text,
  is_held integer not null default 0,
  status text,
  read_at text,
  reference text,
  home text,
  newsletter_sentence text not null default '',
  consent_language text not null default '',
  announced integer not null default 0,
  source text
);
create index enquiries_newest on enquiries (created_at, id);
create index enquiries_person on enquiries (email_folded);
create index enquiries_given on enquiries (given_to);
create index enquiries_follow_up on enquiries (follow_up_on);
create index enquiries_joined on enquiries (joined_to);
create index enquiries_in_order on enquiries (joined_to, created_at, id);
create index enquiries_status on enquiries (status, created_at);
create index enquiries_read_at on enquiries (read_at, created_at);
create unique index enquiries_reference on enquiries (reference);

create table outgoing_mails (
  id text primary key,
  enquiry_id text references enquiries (id) on delete cascade,
  kind text not null check (kind in ('notice', 'confirmation')),
  message_id text not null unique,
  recipient text not null,
  recipient_folded text not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  tries integer not null,
  next_try_at text not null,
  lease_until text,
  last_error text,
  created_at text not null,
  sent_at text,
  purpose text,
  in_reply_to text,
  thread_references text,
  unsubscribe_url text,
  digest_of text
);
create index outgoing_mails_due on outgoing_mails (state, next_try_at);
create index outgoing_mails_enquiry on outgoing_mails (enquiry_id);
create index outgoing_mails_recipient on outgoing_mails (recipient_folded, kind, created_at);
create index outgoing_mails_purpose on outgoing_mails (purpose, created_at);

create table projects (
  id text primary key,
  slug text not null unique,
  title text not null,
  description text not null,
  status text not null,
  city text not null,
  area text,
  hero_type text not null check (hero_type in ('image', 'video')),
  hero_url text,
  hero_youtube_url text,
  completion_date text,
  developer_id text references developers (id),
  logo_url text references media (url),
  features text not null,
  specifications text not null,
  images text not null,
  location text not null,
  display_order integer not null,
  revision integer not null,
  updated_at text not null,
  search_title text,
  search_description text,
  card_url text references media (url),
  residences text,
  residence_figures text,
  timeline text,
  partner_id text,
  legal text,
  homes_as_of text
);
create index projects_order on projects (display_order, id);
create index projects_developer on projects (developer_id);

create table news (
  id text primary key,
  title text not null,
  content text not null,
  category text not null,
  published_at text not null,
  image_url text references media (url),
  video_url text,
  video_type text,
  revision integer not null,
  updated_at text not null,
  slug text not null
);
create index news_newest on news (published_at, id);
create unique index news_slug on news (slug);

create table testimonials (
  id text primary key,
  type text not null check (type in ('client', 'developer')),
  content text not null,
  author text not null,
  company text,
  company_logo text references media (url),
  location text not null,
  display_order integer not null,
  revision integer not null,
  updated_at text not null,
  project_id text
);
create index testimonials_order on testimonials (type, display_order, id);

create table jobs (
  name text primary key,
  due_at text not null,
  tries integer not null default 0,
  lease_until text
);

create table limit_tries (
  try_id text not null,
  bucket text not null,
  expires_at text not null,
  primary key (try_id, bucket)
);
create index limit_tries_bucket on limit_tries (bucket, expires_at);
create index limit_tries_expired on limit_tries (expires_at);

create table instances (
  id text primary key,
  settings text not null,
  started_at text not null,
  seen_at text not null
);

create table shared_secret (
  id integer primary key check (id = 1),
  sealed text not null,
  fingerprint text not null
);

create table drafts (
  noun text not null,
  record_id text not null,
  revision integer not null,
  slug text,
  record text not null,
  was_public integer not null check (was_public in (0, 1)),
  saved_by text not null,
  saved_at text not null,
  primary key (noun, record_id)
);
create index drafts_saved on drafts (saved_at);

create table activity (
  id text primary key,
  at text not null,
  actor text not null,
  kind text not null,
  act text not null,
  subject_id text,
  revision integer,
  name text not null,
  detail text not null,
  search_text text not null,
  undoes text,
  standing text
);
create index activity_actor on activity (actor, id);
create index activity_kind on activity (kind, id);
create index activity_act on activity (act, id);
create index activity_subject on activity (subject_id, id);
create index activity_undoes on activity (undoes);

create table redirects (
  id text primary key,
  from_path text not null unique,
  target text not null,
  visits integer not null,
  revision integer not null,
  created_by text not null,
  created_at text not null,
  updated_at text not null,
  deleted_at text
);

create table not_found_visits (
  path text not null,
  day text not null,
  people integer not null,
  robots integer not null,
  came_from text,
  primary key (path, day)
);

create table ignored_paths (
  path text primary key,
  ignored_by text not null,
  ignored_at text not null
);

create table dead_links (
  noun text not null,
  record_id text not null,
  address text not null,
  fault text not null,
  is_certain integer not null check (is_certain in (0, 1)),
  since text not null,
  primary key (noun, record_id, address)
);

create table preview_links (
  id text primary key,
  token_hash text not null unique,
  noun text not null,
  record_id text not null,
  expires_at text not null,
  opened integer not null default 0,
  last_opened_at text,
  created_by text not null,
  created_at text not null,
  withdrawn_at text
);
create index preview_links_record on preview_links (noun, record_id);
create index preview_links_expired on preview_links (expires_at);

create table list_views (
  id text primary key,
  noun text not null,
  name text not null,
  query text not null,
  saved_by text not null,
  saved_at text not null
);
create index list_views_by_owner on list_views (saved_by, noun);

create table settings (
  id text primary key,
  value text not null,
  revision integer not null,
  updated_at text not null
);

create table first_days (
  email text primary key,
  put_away_at text not null
);

create table skipped_steps (
  email text not null,
  step text not null,
  primary key (email, step)
);

create table invitations (
  id text primary key,
  email text not null,
  name text not null,
  role text not null,
  partner_id text,
  invited_by text not null,
  invited_at text not null,
  expires_at text not null,
  accepted_at text,
  withdrawn_at text
);
create index invitations_email on invitations (email);

create table former_members (
  email text primary key,
  name text not null,
  removed_at text not null
);

create table second_step_rule (
  id integer primary key,
  required_from text not null,
  set_by text not null
);

create table enquiry_messages (
  id text primary key,
  enquiry_id text not null references enquiries (id) on delete cascade,
  direction text not null check (direction in ('sent', 'received')),
  submission_key text unique,
  message_id text not null unique,
  in_reply_to text,
  thread_references text,
  subject text not null,
  body_html text not null,
  body_text text not null,
  from_name text not null,
  from_address text not null,
  sent_by text,
  is_automatic integer not null check (is_automatic in (0, 1)),
  files_left_out text,
  created_at text not null,
  reply_to text,
  content_digest text,
  problem text
);
create index enquiry_messages_enquiry on enquiry_messages (enquiry_id, created_at);
create index enquiry_messages_from on enquiry_messages (from_address);

create table enquiry_files (
  id text primary key,
  message_id text not null references enquiry_messages (id) on delete cascade,
  name text not null,
  type text not null,
  size integer not null,
  content text not null
);
create index enquiry_files_message on enquiry_files (message_id);

create table desk_preferences (
  user_id text primary key,
  notices text not null check (notices in ('each', 'digest')),
  quiet_from text,
  quiet_until text,
  updated_at text not null
);

create table held_notices (
  id text primary key,
  user_id text not null,
  enquiry_id text not null references enquiries (id) on delete cascade,
  reason text not null check (reason in ('new', 'answer', 'given')),
  due_at text not null,
  created_at text not null
);
create index held_notices_due on held_notices (user_id, due_at);

create table first_accesses (
  id text primary key,
  project_id text not null,
  project_title text not null,
  homes text,
  subject text not null,
  words text not null,
  expires_at text not null,
  created_by text not null,
  created_at text not null
);

create table first_access_links (
  id text primary key,
  access_id text not null references first_accesses (id) on delete cascade,
  enquiry_id text not null references enquiries (id) on delete cascade,
  token_hash text unique,
  state text not null check (state in ('waiting', 'sent', 'left', 'ended')),
  openings integer not null,
  opened integer not null default 0,
  last_opened_at text,
  created_at text not null,
  unique (access_id, enquiry_id)
);
create index first_access_links_waiting on first_access_links (state, created_at);
create index first_access_links_person on first_access_links (enquiry_id);

create table mail_attempts (
  mailbox text not null,
  uid text not null,
  tries integer not null,
  next_try_at text not null,
  primary key (mailbox, uid)
);

create table brochure_leases (
  key text primary key,
  lease_until text not null
);

create table schedules (
  noun text not null,
  record_id text not null,
  publish_at text,
  unpublish_at text,
  unpublish_set_by text,
  problem text,
  primary key (noun, record_id)
);
create index schedules_publish on schedules (publish_at);
create index schedules_unpublish on schedules (unpublish_at);

create table enquiry_notes (
  id text primary key,
  enquiry_id text not null references enquiries (id) on delete cascade,
  body text not null,
  search_text text not null,
  written_by text,
  created_at text,
  deleted_at text
);
create index enquiry_notes_enquiry on enquiry_notes (enquiry_id, created_at);

create table consent_withdrawals (
  person_key text not null,
  consented_at text not null,
  withdrawn_at text not null,
  way text not null check (way in ('page', 'one-click', 'link', 'team')),
  primary key (person_key, consented_at)
);

create table consent_proofs (
  id text primary key,
  person_key text not null,
  form text not null,
  sentence text not null,
  version text not null,
  language text not null,
  consented_at text not null,
  erased_at text not null
);
create index consent_proofs_person on consent_proofs (person_key);
create index consent_proofs_age on consent_proofs (erased_at);

create table failed_steps (
  noun text not null,
  record_id text not null,
  action text not null,
  at text not null,
  revision integer not null,
  failures integer not null,
  retry_at text not null,
  primary key (noun, record_id, action)
);

create table record_notices (
  noun text not null,
  record_id text not null,
  notice text not null,
  sent_at text not null,
  primary key (noun, record_id, notice)
);

create table publications (
  noun text not null,
  record_id text not null,
  revision integer not null,
  display_order integer,
  public_from text not null,
  public_until text,
  primary key (noun, record_id, public_from)
);
create index publications_until on publications (public_until);

create table media_states (
  url text not null,
  kind text not null,
  bytes integer not null,
  pdf_bytes integer,
  alt text not null,
  is_decorative integer not null,
  focal_x double precision not null,
  focal_y double precision not null,
  poster_url text,
  small_films text,
  luminance text,
  valid_from text not null,
  valid_until text,
  primary key (url, valid_from)
);
create index media_states_until on media_states (valid_until);

create table past_versions (
  noun text not null,
  record_id text not null,
  revision integer not null,
  record text not null,
  primary key (noun, record_id, revision)
);

create table past_files (
  url text primary key,
  bytes integer not null,
  public_from text not null,
  public_until text not null
);

create table imports (
  id text primary key,
  system text not null,
  kind text not null,
  name text not null,
  folder text,
  state text not null,
  options text not null,
  done integer not null,
  total integer not null,
  problem text,
  tries integer not null,
  lease_until text,
  created_by text not null,
  created_at text not null,
  updated_at text not null
);
create index imports_system on imports (system, created_at);

create table import_items (
  import_id text not null references imports (id) on delete cascade,
  kind text not null,
  source_id text not null,
  position integer not null,
  name text not null,
  place text not null,
  outcome text not null,
  notes text not null,
  target text,
  hash text,
  revision integer,
  entry_id text,
  is_undone integer not null,
  primary key (import_id, kind, source_id)
);
create index import_items_outcome on import_items (outcome);

create table webhooks (
  id text primary key,
  name text not null,
  url text not null,
  events text not null,
  secret text not null,
  former_secret text,
  former_until text,
  is_enabled integer not null,
  failures integer not null,
  failing_since text,
  held_until text,
  stopped_at text,
  stopped_reason text,
  revision integer not null,
  created_at text not null,
  updated_at text not null
);

create table webhook_events (
  id text primary key,
  type text not null,
  subject text not null,
  number integer not null,
  body text,
  created_at text not null
);
create index webhook_events_subject on webhook_events (subject, number);
create index webhook_events_created on webhook_events (created_at);

create table webhook_deliveries (
  id text primary key,
  webhook_id text not null references webhooks (id) on delete cascade,
  event_id text not null references webhook_events (id) on delete cascade,
  subject text not null,
  number integer not null,
  state text not null,
  tries integer not null,
  next_try_at text not null,
  lease_until text,
  status integer,
  fault text,
  took_ms integer,
  queued_at text not null,
  sent_at text,
  unique (webhook_id, event_id)
);
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, next_try_at, number, id)
where state = 'waiting';
create index webhook_deliveries_subject on webhook_deliveries (webhook_id, subject, number);
create index webhook_deliveries_listed on webhook_deliveries (webhook_id, queued_at, id);
create index webhook_deliveries_event on webhook_deliveries (event_id);

create table webhook_attempts (
  id text primary key,
  delivery_id text not null references webhook_deliveries (id) on delete cascade,
  attempted_at text not null,
  took_ms integer not null,
  headers text not null,
  status integer,
  fault text,
  answer text not null
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id, attempted_at);

create table api_keys (
  id text primary key,
  name text not null,
  begins_with text not null,
  key_hash text not null unique,
  scopes text not null,
  origins text not null,
  expires_at text,
  created_by text not null,
  created_at text not null,
  last_used_at text,
  revoked_at text,
  revoked_by text,
  expiry_logged_at text
);

create table api_answers (
  key_id text not null references api_keys (id) on delete cascade,
  idempotency_key text not null,
  request_hash text not null,
  status integer not null,
  body text not null,
  expires_at text not null,
  primary key (key_id, idempotency_key)
);
create index api_answers_expires_at on api_answers (expires_at);

create table translations (
  id text primary key,
  noun text not null,
  record_id text not null,
  language text not null,
  name text not null,
  fields text not null,
  made_by text,
  revision integer not null,
  updated_at text not null,
  unique (noun, record_id, language)
);
create index translations_language on translations (language, noun);

create table api_requests (
  id text primary key,
  key_id text not null references api_keys (id) on delete cascade,
  request_hash text not null,
  lease_until text not null
);
create index api_requests_lease_until on api_requests (lease_until);

insert into content_version (id, version) values (1, 0);
insert into jobs (name, due_at) values ('sweep media', '');
