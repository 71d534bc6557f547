import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import { limit } from '../run/limits.mjs'
import { isRunning, nodesOf, nodeWith, ownUrl, type RunningNode } from './nodes.ts'
import { ProbePauses } from './probe-pauses.ts'
import { startGateway } from './raw-clients.ts'
import { suspend } from './suspend.ts'

const manifest = readManifest(59140)

let devchain: Devchain
let lines: string[]
let pauses: ProbePauses

beforeEach(async () => {
  lines = []
  pauses = new ProbePauses()
  const log = (line: string) => lines.push(line)
  devchain = await startDevchain({ chainIds: [59140], log, stableAfterMs: 0, probePause: pauses.pause })
})

afterEach(() => devchain.stop())

const soon = { timeout: limit(10_000), interval: 25 }
const blockNumber = async () => Number(await callNode(await devchain.url(59140), 'eth_blockNumber'))
const balanceOf = async (account: string) =>
  callNode<string>(await devchain.url(59140), 'eth_getBalance', [account, 'latest'])

test('a fork that crashes is restarted under the same URL, with a message', async () => {
  const before = await devchain.url(59140)
  process.kill(nodeWith('--fork-url'), 'SIGKILL')
  await vi.waitFor(
    () => expect(lines).toEqual(['The node of Linea Goerli crashed; a fresh one has replaced it.']),
    soon
  )
  expect(await devchain.url(59140)).toBe(before)
  expect(await blockNumber()).toBe(manifest.forkBlock + 1)
})

test('the gateway finds a restarted node', async () => {
  const url = await openGateway()
  expect(await callNode(url, 'eth_chainId')).toBe('0xe704')
  process.kill(nodeWith('--fork-url'), 'SIGKILL')
  await vi.waitFor(async () => expect(await callNode(url, 'eth_chainId')).toBe('0xe704'), soon)
})

test('a fork that hangs is replaced under the same URL, and what waits for it at the gateway fails', async () => {
  const [before, page] = [await devchain.url(59140), await openGateway()]
  await callNode(before, 'evm_mine')
  await suspend(nodeWith('--fork-url'))
  const waiting = callNode(page, 'eth_blockNumber').catch((cause: unknown) => cause)
  await vi.waitFor(() => expect(devchain.transcriptFor(0).entries()).toHaveLength(1), soon)
  await pauses.passAll(before)
  expect(await waiting).toMatchObject({ name: 'NodeError', message: 'The node of chain 59140 does not answer.' })
  await vi.waitFor(
    () => expect(lines).toEqual(['The node of Linea Goerli stopped answering; a fresh one has replaced it.']),
    soon
  )
  expect(await devchain.url(59140)).toBe(before)
  expect(await callNode(page, 'eth_blockNumber')).toBe(`0x${(manifest.forkBlock + 1).toString(16)}`)
})

test('when the fork source hangs, its forks keep their state and can read what they have not read yet', async () => {
  const url = await devchain.url(59140)
  await callNode(url, 'evm_mine')
  const head = await blockNumber()
  const source = sourceNode()
  await suspend(source.pid)
  await pauses.passAll(ownUrl(source))
  await vi.waitFor(() => expect(lines).toHaveLength(1), soon)
  expect(lines[0]).toBe('The node of Linea Goerli (fork source) stopped answering; a fresh one has replaced it.')
  expect(await blockNumber()).toBe(head)
  expect(await callNode(url, 'eth_getCode', [manifest.contracts.token, 'latest'])).toMatch(/^0x[0-9a-f]{100}/)
})

test('when the fork source crashes, its forks keep their state and can read what they have not read yet', async () => {
  const url = await devchain.url(59140)
  await callNode(url, 'evm_mine')
  const head = await blockNumber()
  process.kill(nodeWith('--load-state'), 'SIGKILL')
  await vi.waitFor(() => expect(lines).toHaveLength(1), soon)
  expect(lines[0]).toBe('The node of Linea Goerli (fork source) crashed; a fresh one has replaced it.')
  expect(await blockNumber()).toBe(head)
  expect(await callNode(url, 'eth_getCode', [manifest.contracts.token, 'latest'])).toMatch(/^0x[0-9a-f]{100}/)
})

test('when the fork source restarts at another address, its forks are restarted', async () => {
  await devchain.url(59140)
  const fork = nodeWith('--fork-url')
  const source = sourceNode()
  process.kill(source.pid, 'SIGKILL')
  const squatter = await takeAddress(new URL(ownUrl(source)))
  await vi.waitFor(() => expect(nodeWith('--fork-url')).not.toBe(fork), soon)
  await vi.waitFor(async () => expect(await blockNumber()).toBe(manifest.forkBlock + 1), soon)
  expect(await balanceOf(testAccounts[4] ?? '')).toBe('0x21e19e0c9bab2400000')
  squatter.close()
})

test('stop ends and unregisters every node, and ends all polling', async () => {
  await Promise.all([devchain.url(59140), devchain.url(59140, 1)])
  const resets = devchain.resetsFor(1)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  resets.subscribe(() => undefined)
  const nodes = nodesOf()
  expect(nodes).toHaveLength(3)
  await devchain.stop()
  expect(nodes.filter(isRunning)).toEqual([])
  expect(nodesOf()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  await expect(devchain.url(59140, 2)).rejects.toThrow('The devchain has stopped.')
})

/** @returns the URL of the chain at a server with only the gateway. */
async function openGateway(): Promise<string> {
  const { port, close } = await startGateway(devchain.gatewayFor(0))
  onTestFinished(close)
  return `http://127.0.0.1:${port}/rpc/59140`
}

function sourceNode(): RunningNode {
  const source = nodesOf().find(({ command }) => command.includes('--load-state'))
  if (!source) throw new Error('There is no fork source.')
  return source
}

/** Retries until it has the address, as another program might. */
async function takeAddress({ hostname, port }: URL): Promise<Server> {
  for (;;) {
    const server = createServer()
    const taken = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(Number(port), hostname, () => resolve(true))
    })
    if (taken) return server
  }
}
