create or replace function record_media_state() returns trigger language plpgsql as $$
declare now_text text := publication_time(); begin
  if tg_op <> 'INSERT' then
    update media_states set valid_until = now_text
    where url = old.url and valid_until is null;
  end if;
  if tg_op <> 'DELETE' then
    insert into media_states (
      url, kind, bytes, pdf_bytes, alt, is_decorative, focal_x, focal_y, wide_focal_x, wide_focal_y, image_type,
      poster_url, small_films, luminance, valid_from
    )
    values (
      new.url, new.kind, new.bytes, new.pdf_bytes, new.alt, new.is_decorative, new.focal_x, new.focal_y,
      new.wide_focal_x, new.wide_focal_y, new.image_type, new.poster_url, new.small_films, new.luminance, now_text
    )
    on conflict (url, valid_from) do update
    set alt = excluded.alt, is_decorative = excluded.is_decorative, focal_x = excluded.focal_x,
    focal_y = excluded.focal_y, wide_focal_x = excluded.wide_focal_x, wide_focal_y = excluded.wide_focal_y,
    image_type = excluded.image_type, poster_url = excluded.poster_url, valid_until = null;
  end if;
  return null;
end $$;

create trigger media_state_completed after update of wide_focal_x, wide_focal_y, image_type on media
for each row when (
  (
    old.wide_focal_x is distinct from new.wide_focal_x or old.wide_focal_y is distinct from new.wide_focal_y
    or old.image_type is distinct from new.image_type
  )
  and old.alt = new.alt and old.is_decorative = new.is_decorative and old.focal_x = new.focal_x
  and old.focal_y = new.focal_y and old.poster_url is not distinct from new.poster_url
)
execute function record_media_state();
