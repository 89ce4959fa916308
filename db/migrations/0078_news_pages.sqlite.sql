alter table news add column slug text;

create unique index news_slug on news (slug);

create trigger news_without_slug after update of slug on news
when new.slug is null
begin
  update news set slug = (
    with recursive
      spelled as (
        select replace(replace(replace(replace(replace(substr(new.title, 1, 1000), 'ß', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe') as title
      ),
      accents as (
        select
          'ÀÁÂÃÄÅĀÇČĆÈÉÊËĒÌÍÎÏĪÑÒÓÔÕÖØŌŠÙÚÛÜŪÝŸŽàáâãäåāçčćèéêëēìíîïīñòóôõöøōšùúûüūýÿž' as letters,
          'aaaaaaaccceeeeeiiiiinooooooosuuuuuyyzaaaaaaaccceeeeeiiiiinooooooosuuuuuyyz' as plain
      ),
      characters (position, letter) as (
        select 0, '-'
        union all
        select position + 1, case
          when instr(letters, substr(title, position + 1, 1)) > 0
            then substr(plain, instr(letters, substr(title, position + 1, 1)), 1)
          when lower(substr(title, position + 1, 1)) glob '[a-z0-9]'
            then lower(substr(title, position + 1, 1))
          when unicode(substr(title, position + 1, 1)) between 768 and 879 then ''
          else '-'
        end
        from characters, spelled, accents where position < length(title)
      ),
      joined (position, text) as (
        select 0, ''
        union all
        select joined.position + 1, case
          when letter = '-' and (text = '' or text like '%-') then text
          else text || letter
        end
        from joined join characters on characters.position = joined.position + 1
      ),
      -- Leaves room for what tells equal titles apart.
      base as (
        select coalesce(nullif(rtrim(substr(text, 1, 190), '-'), ''), new.id) as slug
        from joined order by position desc limit 1
      )
    select case
      when exists (select 1 from news as other where other.slug = base.slug and other.id <> new.id)
        or exists (
          select 1 from drafts
          where noun = 'news' and drafts.slug = base.slug and record_id <> new.id
        )
        then base.slug || '-' || substr(new.id, 1, 8)
      else base.slug
    end from base
  ) where id = new.id;
end;

create trigger news_added after insert on news
when new.slug is null
begin
  update news set slug = null where id = new.id;
end;

update news set slug = null;

create trigger news_version_added after insert on versions
when new.noun = 'news' and new.slug is null and new.is_public = 1
begin
  update versions set slug = (select slug from news where news.id = new.record_id)
  where id = new.id;
end;

update versions set slug = (select slug from news where news.id = versions.record_id)
where noun = 'news' and slug is null and is_public = 1;
