import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parseCommand } from '#devchain/cli/options.ts'
import { runProgram } from '#devchain/cli/program.ts'
import { startChains } from '#devchain/cli/started-chains.ts'
import { StateFile } from '#devchain/cli/state-file.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Hex } from '#domain/address.ts'
import { runNode } from '../devchain/command.ts'
import { nodesOf } from '../devchain/nodes.ts'

/** A node of chain 84531 without any state. */
const pruned = createServer({ keepAliveTimeout: 0 }, (request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    const { method } = JSON.parse(body) as { method: string }
    const results: Readonly<Record<string, string>> = { eth_chainId: '0x14a33', eth_blockNumber: '0x3e8' }
    const error = { code: -32000, message: 'missing trie node' }
    response.end(
      JSON.stringify({ jsonrpc: '2.0', id: 1, ...(results[method] ? { result: results[method] } : { error }) })
    )
  })
})

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portside-command-'))
  await new Promise<void>((resolve) => pruned.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  pruned.close()
  rmSync(folder, { recursive: true })
})

const badInput: readonly (readonly [string, () => readonly string[], number, RegExp])[] = [
  ['an unknown preset', () => ['--weather', 'hail'], 2, /^--weather: unknown preset "hail"; choose from .+\.\n$/],
  [
    'a fork URL with another protocol',
    () => ['--fork', '84531=ws://secret@127.0.0.1:1'],
    2,
    /^--fork 84531 must be an http or https URL\.\n$/
  ],
  [
    'a fork URL of a node pruned at the block',
    () => ['--fork', `84531=${urlOf(pruned)}@900`],
    1,
    /^--fork 84531: the node at [\d.:]+ does not have the state of block 900; choose a later block .+\.\n$/
  ]
]

test.concurrent.each(badInput)('%s ends with one sentence and leaves nothing', async (_what, args, code, sentence) => {
  const command = runNode(['src/start/devchain.mjs', ...args()])
  expect(await command.ended).toBe(code)
  expect(command.errors()).toMatch(sentence)
  expect(command.output()).toBe('')
  expect(command.left()).toEqual([])
})

/** Runs in this process, which is faster; the command prints this error and exits with code 1. */
async function startAndFail(...args: readonly string[]): Promise<unknown> {
  const command = parseCommand(args)
  if (command === 'help') throw new Error('Help was not requested.')
  const closers: (() => Promise<void>)[] = []
  const options = { log: () => undefined, closeWith: (close: () => Promise<void>) => void closers.unshift(close) }
  const cause = await startChains(command, options).catch((thrown: unknown) => thrown)
  for (const close of closers) await close()
  expect(nodesOf()).toEqual([])
  return cause
}

test('a state based on a different block than the fork is rejected and left unchanged', async () => {
  const file = path.join(folder, 'state.json')
  const saved = StateFile.open(file)
  const dump: Hex = `0x${gzipSync('{}').toString('hex')}`
  saved.set(59140, { savedAt: 1, forkBlock: 7, forkBlockHash: `0x${'7'.repeat(64)}`, dump })
  saved.close()
  const text = readFileSync(file, 'utf8')
  const [, hash] = /"forkBlockHash":"(0x.{8})/.exec(JSON.stringify(readManifest(59140))) ?? []
  expect(await startAndFail('--ci', '--chains', '59140', '--state', file)).toEqual(
    new Error(
      `The node of Linea Goerli could not be prepared: the saved state is based on block 7 (0x77777777…), this fork on block ${readManifest(59140).forkBlock} (${hash}…). Use another file for the state, or fork block 7.`
    )
  )
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('a corrupt state file is rejected with one sentence and left unchanged', async () => {
  const packageJson = readFileSync('package.json', 'utf8')
  expect(await startAndFail('--state', 'package.json')).toEqual(
    new Error('--state package.json: this is not a devchain state file, or it is damaged.')
  )
  expect(readFileSync('package.json', 'utf8')).toBe(packageJson)
})

test('a port in use is rejected with one sentence', async () => {
  const { port } = new URL(urlOf(pruned))
  expect(await startAndFail('--port', port)).toEqual(new Error(`Port ${port} is in use: choose another with --port.`))
})

test('a fork URL on the wrong chain is rejected with one sentence', async () => {
  const url = urlOf(pruned)
  expect(await startAndFail('--fork', `59140=${url}`)).toEqual(
    new Error(`--fork 59140: the node at ${new URL(url).host} serves chain 84531, not 59140.`)
  )
})

test('an unreachable fork URL is rejected with one sentence that does not show its key', async () => {
  expect(await startAndFail('--fork', '84531=http://127.0.0.1:1/key')).toEqual(
    new Error('--fork 84531: the node at 127.0.0.1:1 does not answer eth_chainId.')
  )
})

test('a missing anvil is reported in one sentence', async () => {
  vi.stubEnv('ANVIL_BIN', '/no/such/anvil')
  expect(await startAndFail('--ci')).toEqual(
    new Error('ANVIL_BIN is set to "/no/such/anvil", which is not a program file.')
  )
  vi.unstubAllEnvs()
})

test('a missing command is reported in one sentence', async () => {
  const { ended, stop } = runProgram(['no-such-program'], { gateway: 'http://127.0.0.1:1', chains: new Map() })
  await expect(ended).rejects.toThrow('"no-such-program" cannot be started: ')
  await stop()
})

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
