import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { gitIdentity, PackedCreate } from '../create/packed-create.ts'
import { root } from '../ready.mjs'
import { Shell } from '../recipes/shell.ts'
import { limit } from '../run/limits.mjs'

/** For one that hangs. */
const COMMAND_LIMIT_MS = limit(900_000)
const NAME = 'Harbour & Sons'
const FLAGS = `--name '${NAME}' --chains 8453,59141 --rpc ethers --sign-in same-origin`

let create: PackedCreate
/** The project of a team, which does not know this one. */
let project: string

beforeAll(async () => {
  create = new PackedCreate()
  project = path.join(create.folder, 'my-app')
  const identity = Object.entries(gitIdentity).map(([name, value]) => `${name}=${value}`)
  await typed(`${identity.join(' ')} npm run --prefix '${root}' create -- my-app ${FLAGS}`, create.folder)
}, COMMAND_LIMIT_MS)

afterAll(() => create?.close())

async function typed(command: string, folder = project): Promise<string> {
  const { status, output } = await new Shell(folder, command).untilEnd()
  // What its own report says of failed tests first: a report shows only the first lines of a message.
  const failed = output.match(/^FAIL .*(?:\n {2}.*)*/gm) ?? []
  expect(status, [command, ...failed, output].join('\n')).toBe(0)
  return output
}

test(
  'what npm run create leaves is installed by its lock file, has no mistake in types and format, and stays as it is',
  async () => {
    await typed('npm ci --prefer-offline')
    await typed('npm run typecheck')
    await typed('npm run lint')
    expect(await typed('git status --short')).toBe('')
  },
  COMMAND_LIMIT_MS
)

test(
  'its build has the chosen name, networks, RPC library and sign-in service',
  async () => {
    await typed('npm run build')
    expect(readFileSync(path.join(project, 'dist/index.html'), 'utf8')).toContain('<title>Harbour &#38; Sons</title>')
    const scripts = readdirSync(path.join(project, 'dist/assets')).filter((name) => name.endsWith('.js'))
    // ethers knows every network itself.
    const own = scripts.filter((name) => !name.startsWith('ethers-'))
    const code = own.map((name) => readFileSync(path.join(project, 'dist/assets', name), 'utf8')).join('\n')
    expect(code).toContain(NAME)
    expect(code).toMatch(/["'`]\/auth["'`]/)
    expect(code).toContain('linea-sepolia')
    expect(code).not.toContain('base-goerli')
    expect(scripts.filter((name) => /^(?:ethers|viem)-rpc-/.test(name))).toEqual([expect.stringMatching(/^ethers-/)])
  },
  COMMAND_LIMIT_MS
)

test(
  'npm start prints its name, and serves the page under it, on local nodes of its networks, with the service beside it',
  async () => {
    const shell = new Shell(project, 'npm start')
    onTestFinished(() => shell.interrupt().then(() => undefined))
    const [, url = ''] = await shell.until(/Harbour & Sons {2}(http:\/\/\S+?)\/?\s/)
    expect(await (await fetch(url)).text()).toContain('<title>Harbour &#38; Sons</title>')
    expect(await (await fetch(`${url}/auth/nonce`, { method: 'POST', headers: { origin: url } })).text()).toMatch(
      /[0-9a-f]{32}/
    )
    for (const id of [8453, 59141]) expect(await chainIdOf(`${url}/rpc/${id}`)).toBe(id)
  },
  COMMAND_LIMIT_MS
)

async function chainIdOf(url: string): Promise<number> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result } = await response.json()
  return Number(result)
}
