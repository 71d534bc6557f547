import { type Hex, parseEther, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Address } from '#domain/address.ts'
import { ExploredChain } from './explored-chain.ts'

const CHAIN = 84531
const { contracts } = readManifest(CHAIN)
const [, second] = testAccounts as readonly [Address, Address]

let chain: ExploredChain

beforeAll(async () => {
  chain = await ExploredChain.start(CHAIN)
})

afterAll(() => chain?.stop())

test('the faucet adds native currency to the balance of any account', async () => {
  const address = '0x000000000000000000000000000000000000fa11'
  await chain.press('faucet', { address, asset: 'native', amount: '2.5' })
  const { status, text } = await chain.press('faucet', { address, asset: 'native', amount: '10' })
  expect(status).toBe(200)
  expect(text).toContain('Sent 10 ETH to 0x0000…fA11, which now holds 12.5 ETH.')
  expect(await chain.node.client.getBalance({ address })).toBe(parseEther('12.5'))
})

test('the faucet mints a publicly mintable token, and links to the transaction', async () => {
  const address = '0x000000000000000000000000000000000000fa12'
  const { html, text } = await chain.press('faucet', { address, asset: contracts.token, amount: '7.5' })
  expect(text).toContain('Sent 7.5 tUSD to 0x0000…Fa12, which now holds 7.5 tUSD. Open the transaction')
  const path = /href="\/__dev\/explorer([^"]+)">Open the transaction/.exec(html)?.[1] ?? ''
  expect((await chain.visitor.get(path)).text).toContain('Faucet minted 7.5 tUSD for 0x0000…Fa12')
})

test('the faucet raises the balance of a token without public minting', async () => {
  const token = await tokenWithoutMinting()
  const address = '0x000000000000000000000000000000000000fa13'
  await chain.press('faucet', { address, asset: token, amount: '1' })
  expect((await chain.press('faucet', { address, asset: token, amount: '2' })).text).toContain(
    'which now holds 3 tUSD.'
  )
})

test('the faucet says that minted tokens are pending with manual mining', async () => {
  await chain.press('mining', { mode: 'manual' })
  const fields = { address: '0x000000000000000000000000000000000000fa14', asset: contracts.token, amount: '1' }
  expect((await chain.press('faucet', fields)).text).toContain('with the next block')
  await chain.press('mining', { mode: 'automatic' })
  await chain.press('mine', { blocks: '1' })
})

test.each([
  [{ address: '0x12' }, 'An address is 0x and 40 hexadecimal digits.'],
  [{ address: second.replace('C5', 'c5') }, 'The checksum of this address is wrong'],
  [{ amount: '0' }, 'Enter more than 0.'],
  [{ amount: '10001' }, 'At most 10,000 at a time.'],
  [{ amount: '1.0000000000000000001' }, 'Enter a number with at most 18 decimals'],
  [{ amount: '-1' }, 'Enter a number with at most 18 decimals'],
  [{ asset: contracts.reverter }, 'There is no ERC-20 token at this address.']
])('the faucet rejects %o beside its field, keeps the input and sends nothing', async (wrong, reason) => {
  const before = await chain.node.client.getBalance({ address: second })
  const { status, text, html } = await chain.press('faucet', {
    address: second,
    asset: 'native',
    amount: '1',
    ...wrong
  })
  expect(status).toBe(422)
  expect(text).toContain(reason)
  for (const typed of Object.values({ address: second, amount: '1', ...wrong })) {
    if (typed !== contracts.reverter) expect(html).toContain(`value="${typed}"`)
  }
  expect(await chain.node.client.getBalance({ address: second })).toBe(before)
})

/** Test Dollar at another address, with a different selector instead of `mint`. */
async function tokenWithoutMinting(): Promise<Address> {
  const token = '0x0000000000000000000000000000000000005c23'
  const code = await chain.node.ask<string>('eth_getCode', [contracts.token, 'latest'])
  await chain.node.ask('anvil_setCode', [token, code.replace('40c10f19', '40c10f18')])
  for (const slot of [3, 4]) {
    const value = await chain.node.ask<Hex>('eth_getStorageAt', [contracts.token, toHex(slot), 'latest'])
    await chain.node.ask('anvil_setStorageAt', [token, toHex(slot, { size: 32 }), value])
  }
  return token
}
