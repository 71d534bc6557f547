import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Command, runNode } from '../devchain/command.ts'
import { isRunning, nodesOf, ownUrl } from '../devchain/nodes.ts'
import { RawEvents } from '../devchain/raw-events.ts'
import { limit } from '../run/limits.mjs'

const EXTENSION = 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn'
const ACCOUNT = '0x000000000000000000000000000000000000dead'
const soon = { timeout: limit(10_000), interval: 25 }

let folder: string
let state: string
/** A separate folder of nodes: in the shared one, other devchains would sweep up what a kill -9 leaves behind. */
let env: Readonly<Record<string, string>>
let running: Command | undefined

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portside-command-'))
  state = path.join(folder, 'state.json')
  env = { DEVCHAIN_FOLDER: path.join(folder, 'runs') }
})

afterEach(async () => {
  running?.kill('SIGTERM')
  await running?.ended
})

afterAll(() => rmSync(folder, { recursive: true }))

interface Ready {
  readonly gateway: string
  readonly chains: Readonly<Record<string, string>>
}

/** Stopped after the test. */
function start(...args: readonly string[]): Command {
  running = runNode(['src/start/devchain.mjs', ...args], env)
  return running
}

async function startJson(...args: readonly string[]): Promise<{ command: Command; ready: Ready }> {
  const command = runNode(['src/start/devchain.mjs', '--ci', '--json', ...args], env)
  const [line] = await command.until(/^\{.*\}\n/)
  return { command, ready: JSON.parse(line) as Ready }
}

/** The saved balances of the account that tests fund. */
function savedBalances(): readonly string[] {
  const { chains } = JSON.parse(readFileSync(state, 'utf8')) as { chains: Record<string, { dump: string }> }
  return Object.values(chains).map(({ dump }) => {
    const { accounts } = JSON.parse(gunzipSync(Buffer.from(dump.slice(2), 'hex')).toString())
    return accounts[ACCOUNT]?.balance
  })
}

const balanceOn = (url: string | undefined) => callNode(url ?? '', 'eth_getBalance', [ACCOUNT, 'latest'])

describe('with --json, --ci and --state', () => {
  let first: Command
  let gateway: string
  let chains: Ready['chains']

  beforeAll(async () => {
    const { command, ready } = await startJson('--state', state)
    first = command
    gateway = ready.gateway
    chains = ready.chains
  })

  afterAll(async () => {
    first?.kill('SIGTERM')
    await first?.ended
  })

  test('one line on standard output lists the URLs of all three chains', async () => {
    expect(chains).toEqual({ '1': `${gateway}/1`, '59140': `${gateway}/59140`, '84531': `${gateway}/84531` })
    for (const [chainId, url] of Object.entries(chains)) {
      expect(Number(await callNode(url, 'eth_chainId'))).toBe(Number(chainId))
    }
  })

  test('extensions and pages of this machine may read, subscribe and send', async () => {
    const answer = await ask(`${gateway}/84531`, { origin: EXTENSION }, 'eth_newBlockFilter')
    expect(answer).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': EXTENSION } })
    const origin = 'http://localhost:5173'
    const preflight = { origin, 'access-control-request-headers': 'content-type' }
    expect(await ask(`${gateway}/1`, preflight, undefined)).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'content-type' }
    })
    const socket = new WebSocket(`${gateway.replace('http', 'ws')}/59140`, { origin: EXTENSION })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const message = new Promise((resolve) => socket.once('message', resolve))
    socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}')
    expect(JSON.parse(String(await message))).toMatchObject({ id: 1, result: expect.stringMatching(/^0x/) })
    socket.close()
  })

  test('they may not control the chains, but a program may', async () => {
    for (const method of ['evm_mine', 'anvil_setBalance', 'eth_sendTransaction', 'debug_traceCall', 'anvil_nodeInfo']) {
      const { status, body } = await ask(`${gateway}/84531`, { origin: EXTENSION }, method)
      const error = { code: -32601, message: `The method ${method} is not available here.` }
      expect([status, JSON.parse(body)]).toEqual([200, { jsonrpc: '2.0', id: 1, error }])
    }
    expect(JSON.parse((await ask(`${gateway}/84531`, {}, 'evm_mine')).body)).toMatchObject({ id: 1, result: '0x0' })
  })

  test.each(['https://evil.example', 'http://localhost.evil.example', 'null', 'chrome-extension://'])(
    'a page at %s is rejected',
    async (origin) => {
      for (const method of ['eth_chainId', 'anvil_nodeInfo', 'anvil_setBalance', 'debug_traceCall']) {
        const { status, headers } = await ask(`${gateway}/84531`, { origin }, method)
        expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined])
      }
      expect((await ask(`${gateway}/84531`, { origin }, undefined)).status).toBe(403)
      expect((await ask(`${gateway}/events`, { origin }, undefined, 'GET')).status).toBe(403)
      const socket = new WebSocket(`${gateway.replace('http', 'ws')}/84531`, { origin })
      await new Promise((resolve) => socket.once('error', resolve))
    }
  )

  test('a foreign Host is rejected (DNS rebinding)', async () => {
    expect((await ask(`${gateway}/84531`, { host: 'evil.example' }, 'eth_chainId')).status).toBe(403)
  })

  test('another devchain with the same state file is rejected with one sentence', async () => {
    const second = start('--ci', '--state', state)
    expect(await second.ended).toBe(1)
    expect(second.errors()).toBe(`--state ${state}: another devchain (process ${first.pid}) is using it.\n`)
  })

  test('a killed node restarts with its last saved state under the same address, and pages are notified', async () => {
    await callNode(chains['59140'] ?? '', 'anvil_setBalance', [ACCOUNT, '0x3039'])
    await vi.waitFor(() => expect(savedBalances()).toContain('0x3039'), soon)
    const events = await RawEvents.open(`${gateway}/events`)
    const before = await events.next()
    const node = nodesOf(first).find(({ command }) => /(?=.*--fork-url)(?=.*--chain-id 59140)/.test(command))
    process.kill(node?.pid ?? 0, 'SIGKILL')
    const message = /devchain: The node of Linea Goerli crashed; one with the state of [\d:]{8} has replaced it\.\n/
    await vi.waitFor(() => expect(first.errors()).toMatch(message), soon)
    expect(await balanceOn(chains['59140'])).toBe('0x3039')
    const after = await events.next()
    expect(after).toEqual({ ...before, '59140': expect.not.stringMatching(before['59140'] ?? '') })
    events.close()
  })

  test('Ctrl-C saves the latest changes and leaves no node', async () => {
    await callNode(chains['84531'] ?? '', 'anvil_setBalance', [ACCOUNT, '0x3039'])
    const nodes = nodesOf(first)
    expect(nodes).toHaveLength(6)
    first.kill('SIGINT')
    expect(await first.ended).toBe(0)
    expect(nodes.filter(isRunning)).toEqual([])
    expect(first.output()).toMatch(/^\{[^\n]*\}\n$/)
    expect(readdirSync(folder).sort()).toEqual(['runs', 'state.json'])
  })

  test('the next start resumes from there, and the one after a kill -9 stops leftover nodes', async () => {
    const second = await startJson('--state', state)
    running = second.command
    expect(await balanceOn(second.ready.chains['84531'])).toBe('0x3039')
    expect(await balanceOn(second.ready.chains['59140'])).toBe('0x3039')
    const left = nodesOf(second.command)
    second.command.kill('SIGKILL')
    await second.command.ended
    expect(left.filter(isRunning)).toEqual(left)
    const third = await startJson('--chains', '59140')
    running = third.command
    expect(third.command.errors()).toContain('stopped 6 node(s) left behind by an earlier run.')
    expect(left.filter(isRunning)).toEqual([])
    expect(await balanceOn(third.ready.chains['59140'])).toBe('0x0')
  })
})

test('SIGTERM also stops the command', async () => {
  const program = `
    process.on('SIGTERM', () => { console.log('bye'); process.exit() })
    setInterval(() => {}, 1000)
    console.log(process.pid)`
  const command = start('--ci', '--chains', '59140', '--', process.execPath, '--eval', program)
  const [pid] = await command.until(/\d+/)
  command.kill('SIGTERM')
  expect(await command.ended).toBe(0)
  await vi.waitFor(() => expect(command.output()).toMatch(/bye\n$/), soon)
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
})

test('without options it prints networks, contracts, and the accounts with their public keys and phrase', async () => {
  const command = start('--chains', '59140', '--weather', 'stale')
  await command.until(/Ctrl-C/)
  expect(command.output()).toMatch(/Linea Goerli +http:\/\/127\.0\.0\.1:\d+\/59140 +chain id 59140, ETH/)
  expect(command.output()).toContain('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  expect(command.output()).toMatch(/token +0x5FbDB2315678afecb367f032d93F642f64180aa3/)
  expect(command.output()).toContain('test test test test test test test test test test test junk')
  const printed = [...command.output().matchAll(/(0x[0-9a-fA-F]{40}) {2}(0x[0-9a-f]{64})$/gm)]
  expect(printed.map(([, account]) => account)).toEqual(testAccounts)
  expect(printed.map(([, , key]) => privateKeyToAddress(key as Hex))).toEqual(testAccounts)
  expect(command.output()).toContain('whose keys\n  everyone knows: never send them anything of value')
  const [url = ''] = /http:\S+\/59140/.exec(command.output()) ?? []
  const [node] = nodesOf(command).filter((each) => each.command.includes('--fork-url'))
  const head = Number(await callNode(node ? ownUrl(node) : '', 'eth_blockNumber'))
  expect(Number(await callNode(url, 'eth_blockNumber'))).toBe(head - 5)
  expect(await callNode(url, 'eth_getBalance', [testAccounts[0], 'latest'])).toBe('0x21e19e0c9bab2400000')
})

interface Asked {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** fetch cannot set Host and Origin. */
function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  rpc: string | undefined,
  method = rpc ? 'POST' : 'OPTIONS'
) {
  return new Promise<Asked>((resolve, reject) => {
    const sent = request(url, { method, headers: { 'content-type': 'application/json', ...headers } }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.once('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    })
    sent.once('error', reject)
    sent.end(rpc && JSON.stringify({ jsonrpc: '2.0', id: 1, method: rpc, params: [] }))
  })
}
