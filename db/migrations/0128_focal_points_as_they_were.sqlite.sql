create trigger media_state_completed after insert on media_states when new.valid_until is null begin
  update media_states set (wide_focal_x, wide_focal_y, image_type) = (
    select wide_focal_x, wide_focal_y, image_type from media where media.url = new.url
  )
  where url = new.url and valid_from = new.valid_from;
end;

create trigger media_state_reopened after update of valid_until on media_states when new.valid_until is null begin
  update media_states set (wide_focal_x, wide_focal_y, image_type) = (
    select wide_focal_x, wide_focal_y, image_type from media where media.url = new.url
  )
  where url = new.url and valid_from = new.valid_from;
end;

create trigger media_state_only_completed after update of wide_focal_x, wide_focal_y, image_type on media
when (
  old.wide_focal_x is not new.wide_focal_x or old.wide_focal_y is not new.wide_focal_y
  or old.image_type is not new.image_type
) and old.alt = new.alt and old.is_decorative = new.is_decorative and old.focal_x = new.focal_x
  and old.focal_y = new.focal_y and old.poster_url is new.poster_url begin
  update media_states set valid_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  where url = old.url and valid_until is null;
  insert into media_states (
    url, kind, bytes, pdf_bytes, alt, is_decorative, focal_x, focal_y, poster_url, small_films, luminance, valid_from
  )
  values (
    new.url, new.kind, new.bytes, new.pdf_bytes, new.alt, new.is_decorative, new.focal_x, new.focal_y, new.poster_url, new.small_films, new.luminance,
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  )
  on conflict (url, valid_from) do update set valid_until = null;
end;
