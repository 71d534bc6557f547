import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { Address } from '../address.ts'
import { balanceChanges } from './payment-effect.ts'
import { callsToSimulate } from './payment-review.ts'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const collector: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const unlisted: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const usd = { address: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', symbol: 'tUSD', decimals: 6 } as const
const chain = { ...baseGoerli, tokens: [usd] }
const VALUE = 1_500_000n

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}` as const

test('a token transfer is simulated between reads of both balances, and native currency alone', () => {
  const transfer = { to: bob, value: VALUE }
  expect(callsToSimulate(alice, transfer)).toEqual([{ to: bob, value: VALUE }])
  const calls = callsToSimulate(alice, { ...transfer, token: usd })
  const digits = (account: Address) => account.slice(2).toLowerCase().padStart(64, '0')
  const balances = [alice, bob].map((account) => ({ to: usd.address, data: `0x70a08231${digits(account)}` }))
  const data = `0xa9059cbb${digits(bob)}${word(VALUE).slice(2)}`
  expect(calls).toEqual([...balances, { to: usd.address, value: 0n, data }, ...balances])
})

test('what all accounts receive is what all of them pay, whatever moves', () => {
  const accounts = [alice, bob, collector]
  const account = fc.constantFrom(...accounts)
  const token = fc.constantFrom(undefined, usd.address, unlisted)
  const transfer = fc.record({ token, from: account, to: account, value: fc.bigInt({ min: 0n, max: 10n ** 30n }) })
  const transfers = fc.array(transfer.map(({ token, ...rest }) => ({ ...rest, ...(token && { token }) })))
  fc.assert(
    fc.property(transfers, (list) => {
      const changes = accounts.flatMap((each) => balanceChanges(each, list, chain))
      expect(changes.every(({ value }) => value !== 0n)).toBe(true)
      for (const asset of [undefined, usd, unlisted]) {
        const ofAsset = changes.filter((change) => change.token === asset)
        expect(ofAsset.reduce((sum, { value }) => sum + value, 0n)).toBe(0n)
      }
    })
  )
})
