import { afterAll, beforeAll, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { LocalChains } from '#devchain/playwright/local-chains.ts'

const CHAIN = 84531
const ROUNDS = 20
const [from, to] = testAccounts

let chains: LocalChains

beforeAll(async () => {
  chains = await LocalChains.start({ chainIds: [CHAIN] })
})
afterAll(() => chains.stop())

const head = async () => Number(await chains.call<string>(CHAIN, 'eth_blockNumber'))
const transfer = { from, to, value: '0x1' }

test('a restored chain gets no block of what was sent last, and no transaction', async () => {
  const before = await head()
  for (let round = 0; round < ROUNDS; round++) {
    await chains.remember()
    // Its block is mined after the hash has come.
    await chains.call(CHAIN, 'eth_sendTransaction', [transfer])
    await chains.restore()
  }
  // Blocks are mined one after another: any other one would be before this one.
  await chains.sendMined(CHAIN, transfer)
  expect(await head()).toBe(before + 1)
})

test('what is pending while nothing is mined is dropped', async () => {
  await chains.remember()
  await chains.stopMining(CHAIN)
  await chains.call(CHAIN, 'eth_sendTransaction', [transfer])
  await chains.restore()
  expect(await chains.call(CHAIN, 'txpool_status')).toEqual({ pending: '0x0', queued: '0x0' })
  expect(await chains.call(CHAIN, 'anvil_getAutomine')).toBe(true)
})

test('the next block of a restored chain has its base fee, whatever fees rose to since', async () => {
  const next = async () =>
    (await chains.call<{ baseFeePerGas: string[] }>(CHAIN, 'eth_feeHistory', ['0x1', 'latest', []])).baseFeePerGas.at(
      -1
    )
  const before = await next()
  await chains.remember()
  await chains.call(CHAIN, 'anvil_setNextBlockBaseFeePerGas', ['0x1d1a94a2000'])
  await chains.mine(CHAIN)
  await chains.restore()
  expect(await next()).toBe(before)
  await chains.sendMined(CHAIN, transfer)
  const { baseFeePerGas } = await chains.call<{ baseFeePerGas: string }>(CHAIN, 'eth_getBlockByNumber', [
    'latest',
    false
  ])
  expect(baseFeePerGas).toBe(before)
})

test('a state that was restored cannot be restored again, which is said', async () => {
  await chains.remember()
  await chains.restore()
  await expect(chains.restore()).rejects.toThrow(
    'The node of chain 84531 does not have the state from before the test.'
  )
})
