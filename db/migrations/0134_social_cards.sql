update media set variants_ready = 0
where kind = 'image'
  and (focal_x <> 0.5 or focal_y <> 0.5 or wide_focal_x is not null);
