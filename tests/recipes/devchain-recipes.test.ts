import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import type { NamesManifest } from '#devchain/recordings/recording.ts'
import type { TranscriptEntry } from '#devchain/scripted-wallet/wallet-transcript.ts'
import type { Hex } from '#domain/address.ts'
import { launchBrowser } from '../devchain/browser.ts'
import { limit } from '../run/limits.mjs'
import { devchainBlock } from './blocks-of-devchain.ts'
import { blocksUnder } from './readme.ts'
import { runBlock } from './run-block.ts'

const soon = { timeout: limit(20_000), interval: 25 }
const worker = 0

let devchain: Devchain
let url: string
let nodeUrls: Readonly<Record<number, string>>

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: [84531, 59140] })
  url = await devchain.url(84531)
  nodeUrls = { 84531: url, 59140: await devchain.url(59140) }
})

afterAll(() => devchain?.stop())

test('chains start, answer behind a gateway, and stop', async () => {
  const { url: own } = await runBlock(devchainBlock('readManifest(84531)'), { worker })
  expect(own).toMatch(/^http:/)
  await expect(callNode(String(own), 'eth_chainId')).rejects.toThrow()
})

test('weather can be set and cleared', async () => {
  await runBlock(devchainBlock('devchain.weatherFor(worker)'), { devchain, worker })
  expect(devchain.weatherFor(worker).presetName).toBe('clear')
})

test('weather can be scripted, recorded and replayed', async () => {
  const [code] = blocksUnder('devchain/README.md', 'Weather at run time').filter(({ language }) => language === 'js')
  if (!code) throw new Error('The README has no code for the weather at run time.')
  await runBlock(code, { devchain })
  expect(devchain.weather.report.chains[0]?.rules[0]?.methods).toEqual(['eth_call'])
  devchain.weather.clear()
})

test('weather can affect the chain itself', async () => {
  await callNode(url, 'anvil_mine', ['0x2'])
  const [from] = testAccounts
  const sending = { from, to: from, value: '0x1' }
  const hash = await callNode<Hex>(url, 'eth_sendTransaction', [sending])
  await runBlock(devchainBlock('spikeBaseFee'), { url, hash })
  expect(await callNode(url, 'eth_getTransactionReceipt', [hash])).toBeNull()
  await callNode(url, 'evm_setAutomine', [true])
})

test('the transcript is recorded and cleared', async () => {
  await runBlock(devchainBlock('devchain.transcriptFor(worker).clear()'), { devchain, worker })
  expect(devchain.transcriptFor(worker).entries()).toEqual([])
})

test('subscribers are notified of a chain that started over', async () => {
  const snapshot = await callNode<Hex>(url, 'evm_snapshot')
  await callNode(url, 'anvil_mine', ['0x3'])
  await devchain.resetsFor(worker).check(84531)
  const seen: unknown[] = []
  const { stop } = await runBlock(devchainBlock('evm_revert'), { devchain, worker, url, seen, snapshot })
  await vi.waitFor(() => expect(seen.at(-1)).toBeTypeOf('string'), soon)
  ;(stop as () => void)()
})

test('a scripted wallet does what the test decides', async () => {
  const browser = await launchBrowser()
  onTestFinished(() => browser.close())
  const { account, wallets } = await runBlock(devchainBlock('ScriptedWallets'), {
    context: await browser.newContext(),
    nodeUrls
  })
  expect(String(account).toLowerCase()).toBe(testAccounts[0]?.toLowerCase())
  const entries = (wallets as { transcript(): readonly TranscriptEntry[] }).transcript()
  expect(entries).not.toEqual([])
})

test('there is a names gateway, and an account of each kind', async () => {
  const { server, names, devchain: own } = await runBlock(devchainBlock('createNamesGateway'), { port: 0 })
  ;(server as Server).close()
  await (own as Devchain).stop()
  expect((names as NamesManifest['names']).length).toBeGreaterThan(3)
})
