import { type Hex, parseErc6492Signature, toHex } from 'viem'
import { isErc6492Signature, verifyMessage as verifyByRecovery } from 'viem/utils'
import { expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { AccountKind } from '#devchain/scripted-wallet/accounts/smart-account.ts'
import type { Address } from '#domain/address.ts'
import {
  AccountChains,
  BASE_GOERLI,
  balanceOf,
  codeOf,
  DELEGATION,
  LINEA_GOERLI,
  untilMined,
  WEI
} from './account-chains.ts'

const KINDS: readonly AccountKind[] = ['eoa', 'eip-1271', 'eip-6492', 'eip-7702']
const [first, second, third] = testAccounts as readonly [Address, Address, Address]

const chains = new AccountChains()

test.each(KINDS)('signatures of an account of kind %s are valid on both chains', async (kind) => {
  for (const chainId of [BASE_GOERLI, LINEA_GOERLI]) {
    const page = await chains.connect(kind, { chainId })
    const { address, client } = page
    const signature = await page.ask<Hex>('personal_sign', toHex('Grüße'), address)
    expect(await client.verifyMessage({ address, message: 'Grüße', signature })).toBe(true)
    expect(await client.verifyMessage({ address, message: 'Grüsse', signature })).toBe(false)
    expect(await client.verifyMessage({ address: second, message: 'Grüße', signature })).toBe(false)
  }
})

test.each(KINDS)('an account of kind %s signs typed data', async (kind) => {
  const { ask, address, client } = await chains.connect(kind)
  const mail = {
    domain: { name: 'Post', chainId: BASE_GOERLI },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'hello' }
  } as const
  for (const method of ['eth_signTypedData_v3', 'eth_signTypedData_v4']) {
    const signature = await ask<Hex>(method, address, JSON.stringify(mail))
    expect(await client.verifyTypedData({ ...mail, address, signature })).toBe(true)
  }
})

test("another owner's signature is not valid for this account", async () => {
  const mine = await chains.connect('eip-1271')
  const other = await chains.connect('eip-1271', { accounts: [{ index: 1, kind: 'eip-1271' }] })
  const signature = await other.ask<Hex>('personal_sign', '0x68', other.address)
  expect(await mine.client.verifyMessage({ address: other.address, message: 'h', signature })).toBe(true)
  expect(await mine.client.verifyMessage({ address: mine.address, message: 'h', signature })).toBe(false)
})

test('an EIP-1271 account is deployed and funded, and its address is not recovered from its signature', async () => {
  const page = await chains.connect('eip-1271')
  expect((await codeOf(page)).length).toBeGreaterThan(100)
  expect(await balanceOf(page, page.address)).toBe(10_000n * 10n ** 18n)
  const signature = await page.ask<Hex>('personal_sign', '0x68', page.address)
  expect(await verifyByRecovery({ address: page.address, message: 'h', signature })).toBe(false)
})

test('the signatures of an EIP-6492 account include its deployment until its first transaction', async () => {
  const page = await chains.connect('eip-6492')
  expect(await codeOf(page)).toBe('0x')
  const before = await page.ask<Hex>('personal_sign', '0x68', page.address)
  expect(isErc6492Signature(before)).toBe(true)
  expect(parseErc6492Signature(before).signature).toHaveLength(132)
  const hash = await page.ask<Hex>('eth_sendTransaction', { from: page.address, to: third, value: toHex(WEI) })
  await untilMined(page, hash)
  expect((await codeOf(page)).length).toBeGreaterThan(100)
  const after = await page.ask<Hex>('personal_sign', '0x68', page.address)
  expect(isErc6492Signature(after)).toBe(false)
  for (const signature of [before, after]) {
    expect(await page.client.verifyMessage({ address: page.address, message: 'h', signature })).toBe(true)
  }
})

test('an EIP-7702 account delegates to the contract and keeps its key', async () => {
  const page = await chains.connect('eip-7702')
  expect(page.address).toBe(first)
  expect(await codeOf(page)).toMatch(DELEGATION)
  const signature = await page.ask<Hex>('personal_sign', '0x68', page.address)
  expect(await verifyByRecovery({ address: page.address, message: 'h', signature })).toBe(true)
})

test.each(KINDS)('a transfer from an account of kind %s spends its own funds', async (kind) => {
  const page = await chains.connect(kind)
  const [mine, theirs] = [await balanceOf(page, page.address), await balanceOf(page, third)]
  const hash = await page.ask<Hex>('eth_sendTransaction', { from: page.address, to: third, value: toHex(WEI) })
  await untilMined(page, hash)
  expect((await balanceOf(page, third)) - theirs).toBe(WEI)
  expect(mine - (await balanceOf(page, page.address))).toBeGreaterThanOrEqual(WEI)
})
