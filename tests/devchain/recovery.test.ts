import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Hex } from 'viem'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { TEST_MNEMONIC } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import type { ChainInstances } from '#devchain/recovery/chain-resets.ts'
import { limit } from '../run/limits.mjs'
import { nodeWith } from './nodes.ts'

const LINEA = 59140
const soon = { timeout: limit(10_000), interval: 25 }

let devchain: Devchain
let server: Server
let port: number
let lines: string[]

beforeAll(async () => {
  lines = []
  devchain = await startDevchain({ chainIds: [LINEA], log: (line) => lines.push(line) })
  const { handle, upgrade } = devchain.gatewayFor(0)
  server = createServer({ keepAliveTimeout: 0 }, handle).on('upgrade', upgrade)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(async () => {
  devchain?.gatewayFor(0).close()
  server?.close()
  await devchain?.stop()
})

const ask = <Result>(method: string, ...params: readonly unknown[]) =>
  callNode<Result>(`http://127.0.0.1:${port}/rpc/${LINEA}`, method, params)

/** Like real wallets, it reads its nonce once and counts on from there, whatever happens to the chain. */
class RememberingWallet {
  readonly account: HDAccount
  nonce: number | undefined

  constructor(addressIndex: number) {
    this.account = mnemonicToAccount(TEST_MNEMONIC, { addressIndex })
  }

  async sign(): Promise<Hex> {
    this.nonce ??= Number(await ask('eth_getTransactionCount', this.account.address, 'latest'))
    return this.account.signTransaction({
      type: 'eip1559',
      chainId: LINEA,
      to: this.account.address,
      value: 1n,
      gas: 21_000n,
      maxFeePerGas: 10_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
      nonce: this.nonce++
    })
  }

  async send(): Promise<Hex> {
    return ask<Hex>('eth_sendRawTransaction', await this.sign())
  }
}

async function isMined(hash: Hex): Promise<void> {
  await vi.waitFor(
    async () => expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' }),
    soon
  )
}

async function isQueued({ account }: RememberingWallet): Promise<void> {
  const { queued } = await callNode<{ queued: Record<string, object> }>(await devchain.url(LINEA), 'txpool_content')
  expect(Object.keys(queued)).toEqual([account.address.toLowerCase()])
}

async function restart(): Promise<void> {
  lines = []
  process.kill(nodeWith('--fork-url'), 'SIGKILL')
  await vi.waitFor(() => expect(lines).toHaveLength(1), soon)
  await devchain.url(LINEA)
  lines = []
}

test('a wallet can continue with its old nonces and its old head after its node restarts', async () => {
  const [wallet, other] = [new RememberingWallet(1), new RememberingWallet(2)]
  for (let sent = 0; sent < 3; sent++) await isMined(await wallet.send())
  await isMined(await other.send())
  const head = await ask<Hex>('eth_blockNumber')
  await ask('eth_getBalance', wallet.account.address, head)
  await restart()
  expect(Number(await ask('eth_blockNumber'))).toBeLessThan(Number(head))
  expect(await ask('eth_getBalance', wallet.account.address, head)).toBe('0x21e19e0c9bab2400000')
  await expect(ask('eth_getBalance', wallet.account.address, '0xfffffff')).rejects.toThrow('BlockOutOfRangeError')

  const expected = Number(await ask('eth_getTransactionCount', wallet.account.address, 'latest'))
  await isMined(await wallet.send())
  await isMined(await wallet.send())
  expect(lines).toEqual([
    `Linea Goerli restarted since 0x70…79C8 last sent: raised its nonce from ${expected} to ${expected + 3}.`
  ])
  await isMined(await other.send())
  expect(lines).toHaveLength(2)
})

test('the same holds over a WebSocket, and several transactions keep their order', async () => {
  const wallet = new RememberingWallet(3)
  await isMined(await wallet.send())
  await restart()
  const signed = [await wallet.sign(), await wallet.sign(), await wallet.sign()]
  const socket = new WebSocket(`ws://127.0.0.1:${port}/rpc/${LINEA}`)
  await new Promise((resolve) => socket.once('open', resolve))
  const answers: { result?: Hex }[] = []
  socket.on('message', (data) => answers.push(JSON.parse(String(data))))
  for (const [id, raw] of signed.entries()) {
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method: 'eth_sendRawTransaction', params: [raw] }))
  }
  await vi.waitFor(() => expect(answers).toHaveLength(3), soon)
  for (const { result } of answers) await isMined(result ?? '0x')
  socket.close()
})

test('an explicit nonce of an unlocked account is raised as well', async () => {
  const { address: from } = new RememberingWallet(4).account
  const next = Number(await ask('eth_getTransactionCount', from, 'latest'))
  const gateway = `http://127.0.0.1:${port}/rpc/${LINEA}`
  await expect(callNode(gateway, 'eth_sendTransaction')).rejects.toThrow('not available')
  const recover = devchain.gatewayOptionsFor(0).beforeForward
  const send = (nonce: number) => ({
    method: 'eth_sendTransaction',
    params: [{ from, nonce: `0x${nonce.toString(16)}` }]
  })
  await recover?.(LINEA, [send(next)])
  await restart()
  await recover?.(LINEA, [send(next + 4)])
  expect(Number(await ask('eth_getTransactionCount', from, 'latest'))).toBe(next + 4)
})

test('a nonce gap without a restart is left alone: the transaction stays queued', async () => {
  const wallet = new RememberingWallet(5)
  await isMined(await wallet.send())
  lines = []
  wallet.nonce = (wallet.nonce ?? 0) + 2
  const hash = await wallet.send()
  await isQueued(wallet)
  await ask('eth_blockNumber')
  expect(await ask('eth_getTransactionReceipt', hash)).toBeNull()
  expect(lines).toEqual([])
})

test('an account that never sent is left alone, too, unless the chain has restarted since its first use', async () => {
  const gateway = devchain.gatewayOptionsFor(1)
  await gateway.beforeForward?.(LINEA, [])
  const node = await devchain.url(LINEA, 1)
  const countAfterGap = async (addressIndex: number) => {
    const wallet = new RememberingWallet(addressIndex)
    wallet.nonce = 100
    await gateway.beforeForward?.(LINEA, [{ method: 'eth_sendRawTransaction', params: [await wallet.sign()] }])
    return Number(await callNode(node, 'eth_getTransactionCount', [wallet.account.address, 'latest']))
  }
  expect(await countAfterGap(6)).toBeLessThan(100)
  const snapshot = await callNode(node, 'evm_snapshot')
  await callNode(node, 'evm_mine')
  await devchain.resetsFor(1).check(LINEA)
  await callNode(node, 'evm_revert', [snapshot])
  expect(await countAfterGap(7)).toBe(100)
})

test('a wallet can continue after a restart of a devchain with a wallet memory file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-memory-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const walletMemory = path.join(folder, 'memory.json')
  const [known, unknown] = [new RememberingWallet(8), new RememberingWallet(9)]
  const nextNonces = async (nonce: number, ...wallets: readonly RememberingWallet[]) => {
    const run = await startDevchain({ chainIds: [LINEA], walletMemory, log: () => undefined })
    onTestFinished(() => run.stop())
    const node = await run.url(LINEA)
    for (const wallet of wallets) {
      wallet.nonce = nonce
      const sending = { method: 'eth_sendRawTransaction', params: [await wallet.sign()] }
      await run.gatewayOptionsFor(0).beforeForward?.(LINEA, [sending])
    }
    const counts = wallets.map(({ account }) => callNode(node, 'eth_getTransactionCount', [account.address, 'latest']))
    return (await Promise.all(counts)).map(Number)
  }
  await nextNonces(0, known)
  expect(await nextNonces(100, known, unknown)).toEqual([100, expect.toSatisfy((count) => count < 100)])
})

test('subscribers are notified when a node restarts or its head goes back', async () => {
  const received: ChainInstances[] = []
  const node = await devchain.url(LINEA)
  const check = () => devchain.resetsFor(0).check(LINEA)
  const first = await check() // the first check also notifies
  const stop = devchain.resetsFor(0).subscribe((instances) => received.push(instances))
  const snapshot = await callNode(node, 'evm_snapshot')
  await callNode(node, 'evm_mine')
  expect(await check()).toBe(first)
  await callNode(node, 'evm_revert', [snapshot])
  const second = await check()
  expect(second).not.toBe(first)
  await restart()
  await vi.waitFor(() => expect(received).toHaveLength(2), soon)
  const third = await check()
  expect(received.map((instances) => instances.get(LINEA))).toEqual([second, third])
  expect(third).not.toBe(second)
  stop()
})

test('a head that goes back right after a client has asked for a receipt of its block is noticed', async () => {
  const wallet = new RememberingWallet(0)
  const node = await devchain.url(LINEA)
  const first = await devchain.resetsFor(0).check(LINEA)
  const snapshot = await callNode(node, 'evm_snapshot')
  const hash = await wallet.send()
  await isMined(hash)
  // The first answer may have been mined between the look at the head and the query.
  await isMined(hash)
  await callNode(node, 'evm_revert', [snapshot])
  expect(await devchain.resetsFor(0).check(LINEA)).not.toBe(first)
})
