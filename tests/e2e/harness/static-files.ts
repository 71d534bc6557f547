import { readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml'
}

/** Serves a built page as any static host does: folders by their index.html, what is not there by 404.html. */
export function sendFile(response: ServerResponse, folder: string, pathname: string): void {
  const file = findFile(folder, pathname)
  const sent = file ?? path.join(folder, '404.html')
  response.setHeader('content-type', TYPES[path.extname(sent)] ?? 'application/octet-stream')
  response.writeHead(file === undefined ? 404 : 200).end(readFileSync(sent))
}

function findFile(folder: string, pathname: string): string | undefined {
  const asked = path.join(folder, path.normalize(decodeURIComponent(pathname)))
  return [asked, path.join(asked, 'index.html')].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}
