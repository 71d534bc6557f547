import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Command, runNode } from './command.ts'
import { isRunning, nodesOf, ownUrl } from './nodes.ts'
import { RawEvents } from './raw-events.ts'

const EXTENSION = 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn'
const SOMEBODY = '0x000000000000000000000000000000000000dead'
const soon = { timeout: 10_000, interval: 25 }

let folder: string
let state: string
/** The folder of nodes is not the shared one: any other devchain that starts would sweep what a kill -9 leaves. */
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

/** Ended after the test. */
function start(...args: readonly string[]): Command {
  running = runNode(['devchain/devchain.mjs', ...args], env)
  return running
}

async function startJson(...args: readonly string[]): Promise<{ command: Command; ready: Ready }> {
  const command = runNode(['devchain/devchain.mjs', '--ci', '--json', ...args], env)
  const [line] = await command.until(/^\{.*\}\n/)
  return { command, ready: JSON.parse(line) as Ready }
}

/** Of the account that tests fund, in the state file. */
function savedBalances(): readonly string[] {
  const { chains } = JSON.parse(readFileSync(state, 'utf8')) as { chains: Record<string, { dump: string }> }
  return Object.values(chains).map(({ dump }) => {
    const { accounts } = JSON.parse(gunzipSync(Buffer.from(dump.slice(2), 'hex')).toString())
    return accounts[SOMEBODY]?.balance
  })
}

const balanceOn = (url: string | undefined) => callNode(url ?? '', 'eth_getBalance', [SOMEBODY, 'latest'])

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

  test('one line on standard output says where all three chains are', async () => {
    expect(chains).toEqual({ '1': `${gateway}/1`, '59140': `${gateway}/59140`, '84531': `${gateway}/84531` })
    for (const [chainId, url] of Object.entries(chains)) {
      expect(Number(await callNode(url, 'eth_chainId'))).toBe(Number(chainId))
    }
  })

  test('extensions and pages of this machine may read, follow and send', async () => {
    const asked = await ask(`${gateway}/84531`, { origin: EXTENSION }, 'eth_newBlockFilter')
    expect(asked).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': EXTENSION } })
    const origin = 'http://localhost:5173'
    const preflight = { origin, 'access-control-request-headers': 'content-type' }
    expect(await ask(`${gateway}/1`, preflight, undefined)).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'content-type' }
    })
    const socket = new WebSocket(`${gateway.replace('http', 'ws')}/59140`, { origin: EXTENSION })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const answer = new Promise((resolve) => socket.once('message', resolve))
    socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}')
    expect(JSON.parse(String(await answer))).toMatchObject({ id: 1, result: expect.stringMatching(/^0x/) })
    socket.close()
  })

  test('they may not move the chains; a program may', async () => {
    for (const method of ['evm_mine', 'anvil_setBalance', 'eth_sendTransaction', 'debug_traceCall', 'anvil_nodeInfo']) {
      expect((await ask(`${gateway}/84531`, { origin: EXTENSION }, method)).status).toBe(403)
    }
    expect((await ask(`${gateway}/84531`, {}, 'evm_mine')).status).toBe(200)
  })

  test.each(['https://evil.example', 'http://localhost.evil.example', 'null', 'chrome-extension://'])(
    'a page of %s gets nothing',
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

  test('nor does anybody under a foreign name (DNS rebinding)', async () => {
    expect((await ask(`${gateway}/84531`, { host: 'evil.example' }, 'eth_chainId')).status).toBe(403)
  })

  test('another devchain that is given the same state is refused with one sentence', async () => {
    const second = start('--ci', '--state', state)
    expect(await second.ended).toBe(1)
    expect(second.errors()).toBe(`--state ${state}: another devchain (process ${first.pid}) keeps its state there.\n`)
  })

  test('a node that is killed comes back as it was saved last, under the same address, and pages are told', async () => {
    await callNode(chains['59140'] ?? '', 'anvil_setBalance', [SOMEBODY, '0x3039'])
    await vi.waitFor(() => expect(savedBalances()).toContain('0x3039'), soon)
    const events = await RawEvents.open(`${gateway}/events`)
    const before = await events.next()
    const node = nodesOf(first).find(({ command }) => /(?=.*--fork-url)(?=.*--chain-id 59140)/.test(command))
    process.kill(node?.pid ?? 0, 'SIGKILL')
    const said = /devchain: The node of Linea Goerli died; one with the state of [\d:]{8} has taken its place\.\n/
    await vi.waitFor(() => expect(first.errors()).toMatch(said), soon)
    expect(await balanceOn(chains['59140'])).toBe('0x3039')
    const after = await events.next()
    expect(after).toEqual({ ...before, '59140': expect.not.stringMatching(before['59140'] ?? '') })
    events.close()
  })

  test('Ctrl-C keeps what happened right before it, and leaves no node', async () => {
    await callNode(chains['84531'] ?? '', 'anvil_setBalance', [SOMEBODY, '0x3039'])
    const nodes = nodesOf(first)
    expect(nodes).toHaveLength(6)
    first.kill('SIGINT')
    expect(await first.ended).toBe(0)
    expect(nodes.filter(isRunning)).toEqual([])
    expect(first.output()).toMatch(/^\{[^\n]*\}\n$/)
    expect(readdirSync(folder).sort()).toEqual(['runs', 'state.json'])
  })

  test('the next start goes on from there; after a kill -9 the one after that ends what was left', async () => {
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
    expect(third.command.errors()).toContain('ended 6 node(s) that an earlier run had left behind.')
    expect(left.filter(isRunning)).toEqual([])
    expect(await balanceOn(third.ready.chains['59140'])).toBe('0x0')
  })
})

test('a command after -- finds the chains, owns standard output, and its exit code is ours', async () => {
  const program = `
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(process.env.RPC_URL_59140, { method: 'POST', headers, body })
    const { result } = await response.json()
    console.log(result, process.env.RPC_URL_59140 === process.env.DEVCHAIN_GATEWAY + '/59140')
    process.exit(7)`
  const command = start('--ci', '--chains', '59140', '--', process.execPath, '--input-type=module', '--eval', program)
  expect(await command.ended).toBe(7)
  expect(command.output()).toBe('0xe704 true\n')
  expect(nodesOf(command)).toEqual([])
})

test('SIGTERM ends the command as well', async () => {
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

test('without options it introduces networks, accounts and contracts to a person, with no key in it', async () => {
  const command = start('--chains', '59140', '--weather', 'stale')
  await command.until(/Ctrl-C/)
  expect(command.output()).toMatch(/Linea Goerli +http:\/\/127\.0\.0\.1:\d+\/59140 +chain id 59140, ETH/)
  expect(command.output()).toContain('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  expect(command.output()).toMatch(/token +0x5FbDB2315678afecb367f032d93F642f64180aa3/)
  expect(command.output()).not.toMatch(/0x[0-9a-f]{64}|junk/)
  const [url = ''] = /http:\S+\/59140/.exec(command.output()) ?? []
  const [node] = nodesOf(command).filter((each) => each.command.includes('--fork-url'))
  const head = Number(await callNode(node ? ownUrl(node) : '', 'eth_blockNumber'))
  expect(Number(await callNode(url, 'eth_blockNumber'))).toBe(head - 5)
  expect(await callNode(url, 'eth_getBalance', [testAccounts[0], 'latest'])).toBe('0x21e19e0c9bab2400000')
})

/** fetch may not set Host and Origin. */
function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  rpc: string | undefined,
  method = rpc ? 'POST' : 'OPTIONS'
) {
  return new Promise<{ status: number | undefined; headers: Readonly<Record<string, unknown>> }>((resolve, reject) => {
    const asked = request(url, { method, headers: { 'content-type': 'application/json', ...headers } }, (response) => {
      response.resume()
      response.once('end', () => resolve({ status: response.statusCode, headers: response.headers }))
    })
    asked.once('error', reject)
    asked.end(rpc && JSON.stringify({ jsonrpc: '2.0', id: 1, method: rpc, params: [] }))
  })
}
