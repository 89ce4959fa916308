-- Variants come in more widths, and up to the picture's own: what is missing is made, what is there stays.
update media set variants_ready = 0, variants_tries = 0 where kind = 'image';
