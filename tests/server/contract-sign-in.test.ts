import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getAddress, parseSignature, serializeCompactSignature, signatureToCompactSignature, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import type { AccountKind } from '#devchain/scripted-wallet/accounts/smart-account.ts'
import type { AccountChoice } from '#devchain/scripted-wallet/accounts/wallet-accounts.ts'
import { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import type { Address, Hex } from '#domain/address.ts'
import { type RunningService, startService, untimed, Visitor } from './visitor.ts'

const CHAIN_ID = 84531
const KINDS: readonly AccountKind[] = ['eip-1271', 'eip-6492', 'eip-7702']

let devchain: Devchain
let service: RunningService | undefined
let oddNode: Server | undefined

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: [CHAIN_ID, 59140] })
})

afterAll(() => devchain?.stop())

afterEach(async () => {
  await service?.stop()
  oddNode?.closeAllConnections()
  oddNode?.close()
  vi.restoreAllMocks()
})

async function visit(nodeUrl?: (chainId: number) => string | undefined | Promise<string>): Promise<Visitor> {
  service = await startService({ database: ':memory:', ...(nodeUrl && { nodeUrl }) })
  return new Visitor(service)
}

async function walletOf(...accounts: readonly AccountChoice[]) {
  const nodeUrls = { [CHAIN_ID]: await devchain.url(CHAIN_ID), 59140: await devchain.url(59140) }
  const wallet = new ScriptedWallet({ nodeUrls, chainId: CHAIN_ID, accounts })
  const provider = wallet.provider()
  await provider.request({ method: 'eth_requestAccounts' })
  const sign = (message: string, account = wallet.accounts[0]) =>
    provider.request({ method: 'personal_sign', params: [toHex(message), account] }) as Promise<Hex>
  return { wallet, sign, address: wallet.accounts[0] as Address }
}

async function messageFor(visitor: Visitor, address: Address, chainId = CHAIN_ID): Promise<string> {
  return visitor.adapter.createMessage({
    address: getAddress(address),
    chainId,
    nonce: await visitor.adapter.getNonce()
  })
}

async function reasonFor(visitor: Visitor, signed: { message: string; signature: Hex }) {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(signed) }
  const response = await visitor.fetch(`${service?.origin}/verify`, init)
  return [response.status, ((await response.json()) as { error?: string }).error]
}

test.each(KINDS)('an account of kind %s signs in if the service has a node', async (kind) => {
  const visitor = await visit((chainId) => devchain.url(chainId))
  const { sign, address } = await walletOf({ index: 0, kind })
  const message = await messageFor(visitor, address)
  const session = await visitor.adapter.verify({ message, signature: await sign(message) })
  expect(session).toMatchObject({ address, chainId: CHAIN_ID })
  expect(await visitor.adapter.getSession()).toMatchObject(untimed(session))
})

test.each(['eip-1271', 'eip-6492'] as const)('only the owner can sign in an account of kind %s', async (kind) => {
  const visitor = await visit((chainId) => devchain.url(chainId))
  const { wallet, sign, address } = await walletOf({ index: 0, kind }, { index: 1, kind }, 1)
  for (const signer of wallet.accounts.slice(1)) {
    const message = await messageFor(visitor, address)
    const signature = await sign(message, signer)
    expect(await reasonFor(visitor, { message, signature })).toEqual([401, 'signature-invalid'])
  }
  const message = await messageFor(visitor, address)
  const ofAnother = { message, signature: await sign(`${message} `) }
  expect(await reasonFor(visitor, ofAnother)).toEqual([401, 'signature-invalid'])
  expect(await visitor.adapter.getSession()).toBeUndefined()
})

test.each([
  ['accepts', '0x631626ba7e60e01b5f5260205ff3', 200],
  ['refuses', '0x5f5ffd', 401]
] as const)('a contract that %s it judges a signature of any length', async (_judges, code, status) => {
  const visitor = await visit((chainId) => devchain.url(chainId))
  const address = '0x5afe000000000000000000000000000000000000'
  await callNode(await devchain.url(CHAIN_ID), 'anvil_setCode', [address, code])
  for (const length of [0, 1, 20, 31, 32, 33, 64, 65, 66, 130]) {
    const signature: Hex = `0x${'1b'.repeat(length)}`
    const [answer] = await reasonFor(visitor, { message: await messageFor(visitor, address), signature })
    expect([length, answer]).toEqual([length, status])
  }
})

test('a key signs in with the 64 bytes of EIP-2098', async () => {
  const visitor = await visit()
  const { sign, address } = await walletOf(0)
  const message = await messageFor(visitor, address)
  const { r, yParityAndS } = signatureToCompactSignature(parseSignature(await sign(message)))
  const signature = serializeCompactSignature({ r, yParityAndS })
  expect(await visitor.adapter.verify({ message, signature })).toMatchObject({ address })
})

test('a contract that echoes its call does not sign in, though the call contains the magic value', async () => {
  const visitor = await visit((chainId) => devchain.url(chainId))
  const echo = '0xec40000000000000000000000000000000000000'
  await callNode(await devchain.url(CHAIN_ID), 'anvil_setCode', [echo, '0x365f5f37365ff3'])
  const message = await messageFor(visitor, echo)
  expect(await reasonFor(visitor, { message, signature: '0x' })).toEqual([401, 'signature-invalid'])
})

test.each([
  ['no byte', '0x'],
  ['one byte', '0x00'],
  ['ones', `0x${'ff'.repeat(65)}`],
  ['too many zeros', `0x${'00'.repeat(400)}`],
  ['the mark of EIP-6492 alone', `0x${'6492'.repeat(16)}`]
] as const)('a signature of %s is invalid, and no broken node', async (_, signature) => {
  const visitor = await visit((chainId) => devchain.url(chainId))
  const { address } = await walletOf({ index: 0, kind: 'eip-1271' })
  const message = await messageFor(visitor, address)
  expect(await reasonFor(visitor, { message, signature })).toEqual([401, 'signature-invalid'])
})

test('without a node, a contract’s signature is invalid', async () => {
  const visitor = await visit()
  const { sign, address } = await walletOf({ index: 0, kind: 'eip-1271' })
  const message = await messageFor(visitor, address)
  const signature = await sign(message)
  expect(await reasonFor(visitor, { message, signature })).toEqual([401, 'signature-invalid'])
})

test.each([
  ['is down', () => 'http://127.0.0.1:1'],
  ['serves another chain', () => devchain.url(59140)],
  ['sends an invalid response', () => answering('<h1>It works!</h1>')],
  ['is rate-limited', () => answering('{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"limit exceeded"}}')]
])('a node that %s signs nobody in, and the signature is not called invalid', async (_, nodeUrl) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const visitor = await visit(async () => nodeUrl())
  const { sign, address } = await walletOf({ index: 0, kind: 'eip-1271' })
  const message = await messageFor(visitor, address)
  const signed = { message, signature: await sign(message) }
  expect(await reasonFor(visitor, signed)).toEqual([503, 'signature-unverifiable'])
  expect(await reasonFor(visitor, signed)).toEqual([401, 'nonce-refused'])
  expect(await visitor.adapter.getSession()).toBeUndefined()
})

test('a key-based account signs in without a node', async () => {
  const visitor = await visit(() => 'http://127.0.0.1:1')
  const { sign, address } = await walletOf({ index: 0, kind: 'eip-7702' })
  const message = await messageFor(visitor, address)
  expect(await visitor.adapter.verify({ message, signature: await sign(message) })).toMatchObject({ address })
})

/** @returns the URL of a node that always answers this. */
async function answering(body: string): Promise<string> {
  oddNode = createServer({ keepAliveTimeout: 0 }, (_request, response) => response.end(body))
  await new Promise<void>((resolve) => oddNode?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(oddNode.address() as AddressInfo).port}`
}
