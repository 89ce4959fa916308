create index media_unmeasured on media (luminance, kind);
