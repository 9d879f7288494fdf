# The server with both apps built. Needs a PostgreSQL by DATABASE_URL, or a volume at /data for the embedded one.
FROM node:20-bookworm-slim AS build
WORKDIR /stammis
COPY . .
RUN node -e "import('./scripts/setup.mjs').then(({ setUp }) => setUp({ apps: true }))"

FROM node:20-bookworm-slim
WORKDIR /stammis
COPY --from=build --chown=node:node /stammis .
RUN mkdir /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 PORT=3000 WORKER_PORT=3001 STAMMIS_DATA=/data DEMO=off MALLOC_ARENA_MAX=2
VOLUME /data
EXPOSE 3000 3001
STOPSIGNAL SIGTERM
# Right for a server, for a worker (command: [..., "apps/api/main.ts", "worker"]) and for both in one container.
HEALTHCHECK --start-period=60s CMD ["node_modules/.bin/node", "scripts/healthcheck.mjs"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=4", "--heap-growing-percent=50", "apps/api/main.ts"]
