# The page, built with the variables of .env.example in deploy/.env, on Caddy.
FROM node:22-bookworm-slim AS build
WORKDIR /portside
COPY . .
RUN npm ci --no-audit --no-fund
RUN --mount=type=secret,id=page_env,target=/portside/.env \
    npm run build && npm run --silent headers -- caddy > page-headers.caddy

FROM caddy:2-alpine
ARG BASE_PATH=/
RUN mkdir -p /run/caddy
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /portside/page-headers.caddy /etc/caddy/page-headers.caddy
COPY --from=build /portside/dist /srv/page$BASE_PATH
