import type { PageSettings } from '#src/settings/settings.ts'
import { frameAncestors, MANIFEST } from './safe-app-plugin.ts'

/** What serves the built page, each by its name in `npm run headers -- NAME`. */
export const webHosts = ['caddy', 'cloudflare', 'netlify', 'nginx', 'vercel'] as const

/** Read by IPFS gateways, Netlify and Cloudflare, which serve it to nobody. */
export const REDIRECTS = '_redirects'

type WebHost = (typeof webHosts)[number]

type Headers = Readonly<Record<string, string>>

/** Of every answer; the rest of the page's policy is in the page. */
function common({ safeHosts }: Pick<PageSettings, 'safeHosts'>): Headers {
  return {
    'Content-Security-Policy': frameAncestors(safeHosts),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000'
  }
}

/** A page is looked for anew at each visit, so that it names the files of the newest build. */
export const REVALIDATED = { 'Cache-Control': 'no-cache' }
/** Their names change with their content. Only of files that are there: during a deployment, one may be missing for a moment. */
export const HASHED = { 'Cache-Control': 'public, max-age=31536000, immutable' }
/** A Safe reads the manifest from its own origin. */
const READ_BY_ANYBODY = { 'Access-Control-Allow-Origin': '*' }

/** The configuration of a host that sends the built page with the headers that a meta tag cannot express, in that host's own format. */
export function hostHeaders(host: WebHost, settings: Pick<PageSettings, 'safeHosts'>, basePath: string): string {
  // In any folder, that is the host's own business: what is written for it is for the host's root.
  return formats[host](common(settings), basePath.replace(/^\./, ''))
}

const formats: Readonly<Record<WebHost, (all: Headers, folder: string) => string>> = {
  caddy: (all, folder) => `header {
${lines(all, (name, value) => `\t${name} "${value}"`)}
	?Cache-Control ${REVALIDATED['Cache-Control']}
	-Server
}
@hashed {
	path ${folder}assets/*
	file
}
${lines(HASHED, (name, value) => `header @hashed ${name} "${value}"`)}
${lines(READ_BY_ANYBODY, (name, value) => `header ${folder}${MANIFEST} ${name} ${value}`)}
`,
  cloudflare: underscoreHeaders,
  netlify: underscoreHeaders,
  nginx: (all, folder) => `# Inside a server block that has listen, server_name and root.
gzip on;
gzip_types text/css text/plain application/javascript application/json image/svg+xml;
error_page 404 ${folder}404.html;

location ${folder} {
	try_files $uri $uri/index.html =404;
${addHeaders({ ...all, ...REVALIDATED })}
}
location ${folder}assets/ {
	try_files $uri =404;
${addHeaders(all)}
${lines(HASHED, (name, value) => `\tadd_header ${name} "${value}";`)}
}
location = ${folder}${MANIFEST} {
${addHeaders({ ...all, ...READ_BY_ANYBODY, ...REVALIDATED })}
}
`,
  vercel: (all, folder) => {
    const entry = (source: string, headers: Headers) => ({
      source,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value }))
    })
    const headers = [
      entry(`${folder}(.*)`, all),
      entry(`${folder}assets/(.*)`, HASHED),
      entry(folder + MANIFEST, READ_BY_ANYBODY)
    ]
    return `${JSON.stringify({ headers }, undefined, 2)}\n`
  }
}

/** These hosts have pages looked for anew by themselves, and would join a second `Cache-Control` to the first. */
function underscoreHeaders(all: Headers, folder: string): string {
  const rules: readonly (readonly [path: string, headers: Headers])[] = [
    [`${folder}*`, all],
    [`${folder}assets/*`, HASHED],
    [folder + MANIFEST, READ_BY_ANYBODY]
  ]
  return rules.map(([path, headers]) => `${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}\n`).join('')
}

/** A location with headers of its own inherits none; `always` sends them with the page for what is not found, too. */
function addHeaders(headers: Headers): string {
  return lines(headers, (name, value) => `\tadd_header ${name} "${value}" always;`)
}

function lines(headers: Headers, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n')
}
