# The sign-in service: one file, and the database that it uses when it has no Redis or Valkey.
FROM node:22-bookworm-slim AS build
WORKDIR /portside
COPY . .
RUN npm ci --no-audit --no-fund && npm run build:server
RUN npm ci --prefix server/dist --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
WORKDIR /srv/auth
COPY --from=build /portside/server/dist ./
USER node
ENV AUTH_HOST=0.0.0.0
EXPOSE 8787
HEALTHCHECK --interval=5s --timeout=3s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8787/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "main.js"]
