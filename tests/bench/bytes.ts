import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The bytes of a file on disk, and compressed at the strongest settings. */
export interface Size {
  readonly raw: number
  readonly gzip: number
  readonly brotli: number
}

interface ManifestChunk {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

/** Names a file of another page or of an account, which a first visit does not fetch with the page (`ui/prefetch.ts`, `src/before-paint.ts`). */
const LATER = /<link rel="(?:page|account)"[^>]*>/g

type Manifest = Readonly<Record<string, ManifestChunk>>

/** The JavaScript of the first render: what index.html references, with its static imports. */
export function firstRenderFiles(dist: string): readonly string[] {
  const manifest = readManifest(dist)
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8').replace(LATER, '')
  const named = Object.keys(manifest).filter((key) => html.includes(`/${manifest[key]?.file}"`))
  return staticGraph(manifest, named)
}

/** What importing the chunk `name` fetches after the first render and the chunks `before`. */
export function addedFiles(dist: string, name: string, before: readonly string[] = []): readonly string[] {
  const manifest = readManifest(dist)
  const graphOf = (chunk: string) => staticGraph(manifest, [chunkOf(manifest, chunk)])
  const present = new Set([...firstRenderFiles(dist), ...before.flatMap(graphOf)])
  return graphOf(name).filter((file) => !present.has(file))
}

export function hasChunk(dist: string, name: string): boolean {
  return Object.values(readManifest(dist)).some((chunk) => chunk.name === name)
}

/** Every JavaScript file of the build. */
export function chunkFiles(dist: string): readonly string[] {
  const manifest = readManifest(dist)
  return filesOf(manifest, Object.keys(manifest))
}

export function sizeOf(dist: string, file: string): Size {
  const content = readFileSync(path.join(dist, file))
  return {
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length
  }
}

export function totalSize(dist: string, files: readonly string[]): Size {
  return files
    .map((file) => sizeOf(dist, file))
    .reduce((a, b) => ({ raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), {
      raw: 0,
      gzip: 0,
      brotli: 0
    })
}

function staticGraph(manifest: Manifest, keys: readonly string[]): readonly string[] {
  const reached = new Set<string>()
  const visit = (key: string): void => {
    if (reached.has(key)) return
    reached.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return filesOf(manifest, [...reached])
}

/** @throws Error if the build has no such chunk. */
function chunkOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name)
  if (key === undefined) throw new Error(`The build has no chunk named ${name}.`)
  return key
}

function filesOf(manifest: Manifest, keys: readonly string[]): readonly string[] {
  const files = keys.map((key) => manifest[key]?.file ?? '')
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}

function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
}
