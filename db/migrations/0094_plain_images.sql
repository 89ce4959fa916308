update media set variants_ready = 0, variants_tries = 0 where kind = 'image';
