import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool } from '@viem/anvil'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { findAnvil } from '#devchain/nodes/anvil-binary.ts'
import { startDevchain } from '#devchain/nodes/forks.ts'
import { limit } from '../run/limits.mjs'
import { type Command, runNode } from './command.ts'
import { nodesOf } from './nodes.ts'

const CHAIN = 59140
const ACCOUNT = '0x000000000000000000000000000000000000dead'
const OTHER_ACCOUNT = '0x00000000000000000000000000000000000beef1'
const KEYS = ['path-key-0123', 'query-key-4567', 'user-key-89ab', 'password-key-cdef']
const [PATH_KEY, QUERY_KEY, USER, PASSWORD] = KEYS

const pool = createPool<string>()
let archive: string
let front: Server
let remote: string
/** How the remote node answers a request with the right keys. */
let mode: 'answers' | 'rejects in HTML' | 'rejects in JSON-RPC' = 'answers'
let folder: string
let state: string
let command: Command
let url: string

/** A foreign node that requires keys in every part of its URL, and repeats them in its errors. */
beforeAll(async () => {
  const options = { anvilBinary: findAnvil(), host: '127.0.0.1', chainId: CHAIN, stopTimeout: 3_000 }
  archive = `http://127.0.0.1:${(await pool.start('archive', options)).port}`
  await callNode(archive, 'anvil_setBalance', [ACCOUNT, '0x3039'])
  await callNode(archive, 'anvil_mine', ['0x32'])
  front = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const credentials = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`
    const isKnown =
      request.url === `/v2/${PATH_KEY}?apikey=${QUERY_KEY}` && request.headers.authorization === credentials
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', async () => {
      const text = `No access to ${request.url} for ${USER}:${PASSWORD} (${request.headers.authorization})`
      if (!isKnown) response.writeHead(401).end('Unauthorised')
      else if (mode === 'rejects in HTML') response.writeHead(403).end(`<p>${text}</p>`)
      else if (mode === 'rejects in JSON-RPC') {
        const { id } = JSON.parse(body) as { id: unknown }
        response.end(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32001, message: text, data: text } }))
      } else {
        const headers = { 'content-type': 'application/json' }
        response.end(await (await fetch(archive, { method: 'POST', headers, body })).text())
      }
    })
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const { port } = front.address() as AddressInfo
  remote = `http://${USER}:${PASSWORD}@127.0.0.1:${port}/v2/${PATH_KEY}?apikey=${QUERY_KEY}`
  folder = mkdtempSync(join(tmpdir(), 'portside-fork-key-'))
  state = join(folder, 'state.json')
  const args = ['--ci', '--json', '--chains', String(CHAIN), '--state', state, '--fork', `${CHAIN}=${remote}`]
  command = runNode(['src/start/devchain.mjs', ...args], {
    DEVCHAIN_FOLDER: join(folder, 'runs'),
    [`FORK_URL_${CHAIN}`]: remote
  })
  const [line] = await command.until(/^\{.*\}\n/)
  url = (JSON.parse(line) as { chains: Record<string, string> }).chains[CHAIN] ?? ''
})

afterAll(async () => {
  command?.kill('SIGTERM')
  await command?.ended
  front?.close()
  await pool.empty()
  rmSync(folder, { recursive: true, force: true })
})

/** Also detects the encoded credentials. */
function keysIn(text: string): readonly string[] {
  const encoded = Buffer.from(`${USER}:${PASSWORD}`).toString('base64')
  return [...KEYS, encoded].filter((key) => text.includes(key))
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : []
  )
}

test('a fork can read a node that requires a user, a password, and keys in path and query', async () => {
  expect(await callNode(url, 'eth_getBalance', [ACCOUNT, 'latest'])).toBe('0x3039')
  expect(Number(await callNode(url, 'eth_blockNumber'))).toBe(50 - 32 + 1)
})

test('the node does not reveal the keys', async () => {
  const answers = await Promise.all(
    ['anvil_nodeInfo', 'anvil_metadata', 'web3_clientVersion'].map((method) => callNode<object>(url, method))
  )
  expect(JSON.stringify(answers)).toContain('forkUrl')
  expect(keysIn(JSON.stringify(answers))).toEqual([])
})

test.runIf(process.platform === 'linux')('command lines and variables of nodes contain no keys', () => {
  const nodes = nodesOf(command)
  expect(nodes).toHaveLength(1)
  for (const { pid } of nodes) {
    for (const what of ['cmdline', 'environ']) {
      expect(keysIn(readFileSync(`/proc/${pid}/${what}`, 'utf8'))).toEqual([])
    }
  }
})

test('no file contains a key, including the state file', async () => {
  await callNode(url, 'anvil_setBalance', [OTHER_ACCOUNT, '0x1'])
  await vi.waitFor(() => expect(filesIn(folder)).toContain(state), { timeout: limit(10_000), interval: 25 })
  const files = filesIn(folder)
  expect(files.length).toBeGreaterThan(2) // the record of the run, the lock, the state
  expect(files.filter((file) => keysIn(readFileSync(file, 'utf8')).length > 0)).toEqual([])
})

test.each(['rejects in HTML', 'rejects in JSON-RPC'] as const)(
  'the answer of a node that %s is forwarded without the keys in it',
  async (how) => {
    mode = how
    const failure = await callNode(url, 'eth_getBalance', [testAddress(how), 'latest']).catch((cause: Error) => cause)
    mode = 'answers'
    expect(failure).toBeInstanceOf(Error)
    expect(String(failure)).toMatch(how === 'rejects in HTML' ? /403/ : /No access to /)
    expect(keysIn(String(failure))).toEqual([])
    expect(keysIn(JSON.stringify(failure))).toEqual([])
  }
)

test('the output contains no key', async () => {
  command.kill('SIGTERM')
  expect(await command.ended).toBe(0)
  expect(keysIn(command.output() + command.errors())).toEqual([])
  expect(filesIn(folder)).toEqual([state])
  expect(keysIn(readFileSync(state, 'utf8'))).toEqual([])
})

test.each([
  ['rejects in HTML', /^FORK_URL_59140: the node at [\d.:]+ rejected eth_chainId: status 403 without JSON-RPC\.$/],
  ['rejects in JSON-RPC', /^FORK_URL_59140: the node at [\d.:]+ rejected eth_chainId: No access to [^.]+\.$/]
] as const)('a node that %s from the start is reported in one sentence without the keys', async (how, sentence) => {
  mode = how
  const starting = startDevchain({ chainIds: [CHAIN], env: { [`FORK_URL_${CHAIN}`]: remote } })
  const failure: unknown = await starting.catch((cause: Error) => cause.message)
  expect(failure).toMatch(sentence)
  expect(keysIn(String(failure))).toEqual([])
})

/** An address that the fork has not read yet. */
function testAddress(text: string): string {
  return `0x${Buffer.from(text).toString('hex').padEnd(40, '0').slice(0, 40)}`
}
