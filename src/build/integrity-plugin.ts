import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** In the built page. */
export const INTEGRITY = 'integrity.json'

/** What a built page says of itself, so that anybody can build it again. `npm run verify` believes none of its hashes. */
interface Integrity {
  /** Of the project's repository; absent outside one. */
  readonly commit?: string
  /** Files of the project differ from that commit. */
  readonly isModified?: true
  /** The environment variables that the build was given, by their names. */
  readonly variables: Readonly<Record<string, string>>
  /** Of each file, by its path in the built page: the SHA-256 of its bytes, in the notation of Subresource Integrity. */
  readonly files: Readonly<Record<string, string>>
}

/** Writes `integrity.json` last, once the other files are there. */
export function integrity(variables: Integrity['variables']): Plugin {
  let outDir = ''
  let isPage = false
  let isWritten = false
  return {
    name: 'portside-integrity',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'test',
    configResolved({ root, build }) {
      outDir = path.resolve(root, build.outDir)
      isPage = !build.ssr
    },
    writeBundle() {
      isWritten = true
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // A build that failed says why, and an earlier one in the folder keeps its own list.
        if (!isPage || !isWritten) return
        const written: Integrity = { ...sourceState(), variables, files: hashesOf(outDir) }
        writeFileSync(path.join(outDir, INTEGRITY), `${JSON.stringify(written, undefined, 2)}\n`)
      }
    }
  }
}

/** Of every file in the folder but `integrity.json` itself, in the order of their paths. */
export function hashesOf(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file !== INTEGRITY && statSync(path.join(folder, file)).isFile())
    .map((file) => [file.split(path.sep).join('/'), hashOf(readFileSync(path.join(folder, file)))] as const)
  return Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function hashOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

function sourceState(): Pick<Integrity, 'commit' | 'isModified'> {
  try {
    const commit = git('rev-parse', 'HEAD').trim()
    return { commit, ...(git('status', '--porcelain') !== '' && { isModified: true as const }) }
  } catch {
    return {}
  }
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}
