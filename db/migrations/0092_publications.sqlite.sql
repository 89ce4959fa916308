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

insert into publications (noun, record_id, revision, display_order, public_from, public_until)
select noun, record_id, revision, display_order, public_from, public_until
from (
  select
    versions.noun, versions.record_id, versions.revision,
    json_extract(versions.record, '$.displayOrder') as display_order,
    versions.saved_at as public_from,
    coalesce(
      (
        select later.saved_at from versions as later
        where later.noun = versions.noun and later.record_id = versions.record_id
        and later.revision > versions.revision
        and (
          later.is_public = 1
          or later.is_deleted = 1
          or exists (
            select 1 from activity
            where activity.kind = later.noun and activity.act = 'hidden'
            and activity.subject_id = later.record_id and activity.revision = later.revision
          )
        )
        order by later.revision limit 1
      ),
      case
        when (versions.noun, versions.record_id, versions.revision) in (
    select 'news', id, revision from news
    union all select 'partners', id, revision from partners
    union all select 'projects', id, revision from projects
    union all select 'developers', id, revision from developers
    union all select 'pages', id, revision from pages
    union all select 'testimonials', id, revision from testimonials
    union all select 'settings', id, revision from settings
        )
        then null
        else coalesce(
          (
            select min(later.saved_at) from versions as later
            where later.noun = versions.noun and later.record_id = versions.record_id
            and later.revision > versions.revision
          ),
          versions.saved_at
        )
      end
    ) as public_until
  from versions
  where versions.is_public = 1 and versions.is_deleted = 0
) as known
where public_until is null or public_until > public_from;

update publications
set display_order = (select display_order from partners where partners.id = publications.record_id)
where noun = 'partners' and public_until is null;

update publications
set display_order = (select display_order from projects where projects.id = publications.record_id)
where noun = 'projects' and public_until is null;

update publications
set display_order = (select display_order from testimonials where testimonials.id = publications.record_id)
where noun = 'testimonials' and public_until is null;

insert into media_states (
  url, kind, bytes, pdf_bytes, alt, is_decorative, focal_x, focal_y, poster_url, small_films, luminance, valid_from
)
select
  url, kind, bytes, pdf_bytes, alt, is_decorative, focal_x, focal_y, poster_url, small_films, luminance, created_at
from media;

create trigger news_published after insert on news
begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('news', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger news_republished after update of revision on news
when old.revision <> new.revision
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'news' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('news', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger news_unpublished after delete on news
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'news' and record_id = old.id and public_until is null;
end;

create trigger partners_published after insert on partners
begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('partners', new.id, new.revision, new.display_order, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger partners_republished after update of revision, display_order on partners
when old.revision <> new.revision or old.display_order <> new.display_order
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'partners' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('partners', new.id, new.revision, new.display_order, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger partners_unpublished after delete on partners
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'partners' and record_id = old.id and public_until is null;
end;

create trigger projects_published after insert on projects
begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('projects', new.id, new.revision, new.display_order, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger projects_republished after update of revision, display_order on projects
when old.revision <> new.revision or old.display_order <> new.display_order
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'projects' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('projects', new.id, new.revision, new.display_order, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger projects_unpublished after delete on projects
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'projects' and record_id = old.id and public_until is null;
end;

create trigger developers_published after insert on developers
begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('developers', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger developers_republished after update of revision on developers
when old.revision <> new.revision
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'developers' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('developers', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger developers_unpublished after delete on developers
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'developers' and record_id = old.id and public_until is null;
end;

create trigger pages_published after insert on pages
begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('pages', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger pages_republished after update of revision on pages
when old.revision <> new.revision
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'pages' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('pages', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger pages_unpublished after delete on pages
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'pages' and record_id = old.id and public_until is null;
end;

create trigger testimonials_published after insert on testimonials
begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('testimonials', new.id, new.revision, new.display_order, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger testimonials_republished after update of revision, display_order on testimonials
when old.revision <> new.revision or old.display_order <> new.display_order
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'testimonials' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('testimonials', new.id, new.revision, new.display_order, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger testimonials_unpublished after delete on testimonials
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'testimonials' and record_id = old.id and public_until is null;
end;

create trigger settings_published after insert on settings
begin
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('settings', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger settings_republished after update of revision on settings
when old.revision <> new.revision
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'settings' and record_id = old.id and public_until is null;
  insert into publications (noun, record_id, revision, display_order, public_from)
  values ('settings', new.id, new.revision, null, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  on conflict (noun, record_id, public_from) do update
  set revision = excluded.revision, display_order = excluded.display_order, public_until = null;
end;

create trigger settings_unpublished after delete on settings
begin
  update publications set public_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where noun = 'settings' and record_id = old.id and public_until is null;
end;

create trigger media_state_added after insert on media
begin
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
  or old.focal_y <> new.focal_y or old.poster_url is distinct from new.poster_url
begin
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

create trigger media_state_measured after update of pdf_bytes, small_films, luminance on media
begin
  update media_states
  set pdf_bytes = new.pdf_bytes, small_films = new.small_films, luminance = new.luminance
  where url = new.url and valid_until is null;
end;

create trigger media_state_ended after delete on media
begin
  update media_states set valid_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where url = old.url and valid_until is null;
end;
