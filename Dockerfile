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
ENV HOST=0.0.0.0 PORT=3000 STAMMIS_DATA=/data DEMO=off
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=8", "--heap-growing-percent=50", "apps/api/src/main.ts"]
