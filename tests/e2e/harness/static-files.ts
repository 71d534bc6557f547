import { readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { HASHED, REVALIDATED } from '#src/build/host-headers.ts'
import { frameAncestors } from '#src/build/safe-app-plugin.ts'
import { config } from '../../configuration/config.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml'
}

/** Readable from any origin, because a Safe reads it before it shows the page. */
const MANIFEST = '/manifest.json'

/**
 * Serves a built page like a static host: index.html for folders, 404.html for unknown paths, with the headers that
 * docs/guides/deploy.md requires of a host.
 */
export function sendFile(response: ServerResponse, folder: string, pathname: string): void {
  const file = findFile(folder, pathname)
  const sent = file ?? path.join(folder, '404.html')
  const isHashed = file !== undefined && pathname.startsWith('/assets/')
  for (const [name, value] of Object.entries(isHashed ? HASHED : REVALIDATED)) response.setHeader(name, value)
  response.setHeader('content-security-policy', frameAncestors(config.safeHosts))
  response.setHeader('x-content-type-options', 'nosniff')
  if (pathname === MANIFEST) response.setHeader('access-control-allow-origin', '*')
  response.setHeader('content-type', TYPES[path.extname(sent)] ?? 'application/octet-stream')
  response.writeHead(file === undefined ? 404 : 200).end(readFileSync(sent))
}

function findFile(folder: string, pathname: string): string | undefined {
  const asked = path.join(folder, path.normalize(decodeURIComponent(pathname)))
  return [asked, path.join(asked, 'index.html')].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}
