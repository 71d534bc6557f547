# The page, built with the variables of .env.example in deploy/.env, on Caddy.
FROM node:22-bookworm-slim AS build
WORKDIR /portside
COPY . .
RUN npm ci --no-audit --no-fund
RUN --mount=type=secret,id=page_env,target=/portside/.env \
    npm run build && npm run --silent headers -- caddy > page-headers.caddy
# The folder of the build, which its manifest names.
RUN folder=$(node -p 'JSON.parse(fs.readFileSync("dist/manifest.json")).start_url.replace(/^[.]/, "")') && \
    mkdir -p "/srv/page$folder" && cp -R dist/. "/srv/page$folder" && \
    sed -i "s|{\$BASE_PATH:/}|$folder|" deploy/Caddyfile

FROM caddy:2-alpine
RUN mkdir -p /run/caddy
COPY --from=build /portside/deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /portside/page-headers.caddy /etc/caddy/page-headers.caddy
COPY --from=build /srv/page /srv/page
