import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../ready.mjs'
import { testedPage } from '../tested-page.mjs'

export interface Chunk {
  readonly name: string
  readonly fileName: string
  /** The files whose code is in the chunk. */
  readonly moduleIds: readonly string[]
}

export interface BuiltPage {
  readonly dist: string
  readonly chunks: readonly Chunk[]
}

export interface Ended {
  readonly status: number
  readonly output: string
}

type Variables = Readonly<Record<string, string>>

/** Variables of the host's environment that must not affect a compared build. */
const OURS =
  /^(?:NODE_ENV|VITEST.*|RPC_.*|TOKENS_.*|EXPLORER_URL_.*|CHAINS|IPFS_GATEWAY|AUTH_URL|APP_NAME|ORGANISATION|PAGE_URL|BASE_PATH|CONNECT_HOSTS|IMAGE_HOSTS|WALLETCONNECT_.*|SAFE_HOSTS)$/

/** Builds the product, or with `page` the bare page in that folder with the product's build settings. */
export async function buildPage(folder: string, variables: Variables, page?: string): Promise<BuiltPage> {
  mkdirSync(folder, { recursive: true })
  const outDir = path.join(folder, 'dist')
  const chunksFile = path.join(folder, 'chunks.json')
  const job = JSON.stringify({ root: page, outDir, chunksFile })
  const { status, output } = await run([path.join(root, 'tests/build/build-page.mjs'), job], variables)
  if (status !== 0) throw new Error(`The build ended with ${status}:\n${output}`)
  return { dist: outDir, chunks: JSON.parse(readFileSync(chunksFile, 'utf8')) as Chunk[] }
}

const QUIETLY = ['--emptyOutDir', '--logLevel', 'error']

/** Runs `npm run build` in this project or in a copy of it. */
export function runBuildCommand(
  outDir: string,
  variables: Variables,
  project = root,
  args: readonly string[] = []
): Promise<Ended> {
  return run([path.join(project, 'src/build/build.mjs'), '--outDir', outDir, ...QUIETLY, ...args], variables, project)
}

/** Runs Vite's own command, as other tools may. */
export function runVite(outDir: string, variables: Variables, project = root): Promise<Ended> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  return run([vite, 'build', '--outDir', outDir, ...QUIETLY], variables, project)
}

function run(args: readonly string[], variables: Variables, cwd = root): Promise<Ended> {
  const inherited = Object.entries(process.env).filter(([name]) => !OURS.test(name))
  // A copy is configured by its own files.
  const used = cwd === root ? testedPage : { ...testedPage, CONFIG_DIR: '' }
  const env = { ...Object.fromEntries(inherited), NO_COLOR: '1', ...used, ...variables }
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env, timeout: 120_000 }, (cause, stdout, stderr) => {
      const status = typeof cause?.code === 'number' ? cause.code : Number(cause !== null)
      resolve({ status, output: `${stdout}${stderr}` })
    })
  })
}
