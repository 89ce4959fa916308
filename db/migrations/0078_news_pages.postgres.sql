alter table news add column slug text;

create unique index news_slug on news (slug);

create or replace function fill_news_slug() returns trigger language plpgsql as $$ declare base text; begin
  base := replace(replace(replace(replace(replace(new.title, 'ß', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe');
  base := translate(
    base,
    'ÀÁÂÃÄÅĀÇČĆÈÉÊËĒÌÍÎÏĪÑÒÓÔÕÖØŌŠÙÚÛÜŪÝŸŽàáâãäåāçčćèéêëēìíîïīñòóôõöøōšùúûüūýÿž',
    'aaaaaaaccceeeeeiiiiinooooooosuuuuuyyzaaaaaaaccceeeeeiiiiinooooooosuuuuuyyz'
  );
  base := regexp_replace(lower(base), '[\u0300-\u036f]', '', 'g');
  base := trim(both '-' from regexp_replace(base, '[^abcdefghijklmnopqrstuvwxyz0123456789]+', '-', 'g'));
  -- Leaves room for what tells equal titles apart.
  base := coalesce(nullif(rtrim(left(base, 190), '-'), ''), new.id);
  if exists (select 1 from news where slug = base and id <> new.id)
    or exists (select 1 from drafts where noun = 'news' and slug = base and record_id <> new.id)
  then
    base := base || '-' || substr(new.id, 1, 8);
  end if;
  new.slug := base;
  return new;
end $$;

create trigger news_without_slug before insert or update of slug on news
for each row when (new.slug is null) execute function fill_news_slug();

update news set slug = null;

create or replace function fill_news_version_slug() returns trigger language plpgsql as $$
begin
  select slug into new.slug from news where id = new.record_id;
  return new;
end $$;

create trigger news_version_added before insert on versions
for each row when (new.noun = 'news' and new.slug is null and new.is_public = 1)
execute function fill_news_version_slug();

update versions set slug = (select slug from news where news.id = versions.record_id)
where noun = 'news' and slug is null and is_public = 1;
