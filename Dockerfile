# Node comes with the packages; this image brings its libraries, of which libatomic is not in it yet, and runs the install.
FROM node:22.21.1-bookworm-slim AS base
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /site

FROM base AS build
COPY package.json package-lock.json .npmrc ./
COPY scripts/link-node.js scripts/
RUN npm ci
COPY . .
RUN node_modules/.bin/node scripts/build.ts && npm prune --omit=dev && node scripts/link-node.js

FROM base
RUN useradd --system --uid 10001 --home-dir /data solmere && install -d -o solmere /data
COPY --from=build /site /site
USER solmere
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data
VOLUME /data
EXPOSE 4321
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:4321/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "scripts/start.ts"]
