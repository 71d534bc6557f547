import { expect, test } from 'vitest'
import { feeName, suggestedPrice } from './transaction-prompt.ts'

const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test.each([
  [{ maxFeePerGas: '0x7' }, '0x7', 'Network fee, at most'],
  [{ gasPrice: '0x5' }, '0x5', 'Network fee, at most'],
  [{}, undefined, 'Network fee, about']
] as const)('a page that suggests %j has it in the fee that is shown', (fees, price, name) => {
  const transaction = { from, ...fees } as const
  expect([suggestedPrice(transaction), feeName(transaction)]).toEqual([price, name])
})
