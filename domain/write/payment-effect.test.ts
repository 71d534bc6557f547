import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { Address } from '../address.ts'
import { balanceChanges } from './payment-effect.ts'
import { callsToSimulate, type PaymentFindings, toSimulation } from './payment-review.ts'
import { paymentReviewRules } from './payment-review-rules.ts'
import { compareSummaries } from './review.ts'

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

/** What a node says of the transfer of tUSD, whatever the token itself reports of it. */
function summaryOf(
  { held, paid, received }: { held: bigint; paid: bigint; received: bigint },
  others: PaymentTransfers
) {
  const read = (value: bigint) => ({ succeeded: true, returned: word(value), transfers: [] }) as const
  const reported = { from: alice, to: bob, value: VALUE, token: usd.address }
  const transfer = { succeeded: true, returned: word(1n), transfers: [reported, ...others] } as const
  const balances = (sender: bigint, recipient: bigint) => [read(sender), read(recipient)]
  const simulation = toSimulation([...balances(held, held), transfer, ...balances(held - paid, held + received)])
  const findings: PaymentFindings = { foundAt: 1, isContract: false, fee: 1n, ...(simulation && { simulation }) }
  const payment = { to: bob, value: VALUE, token: usd }
  return paymentReviewRules.summarise({ account: alice, chain, payment, findings, head: 1n })
}
type PaymentTransfers = Parameters<typeof balanceChanges>[1]

const moves = fc.record({
  held: fc.bigInt({ min: 10n ** 12n, max: 10n ** 20n }),
  paid: fc.bigInt({ min: 0n, max: 2n * VALUE }),
  received: fc.bigInt({ min: 0n, max: VALUE })
})
const held = fc.bigInt({ min: 10n ** 12n, max: 10n ** 20n })

test('what is promised is the difference that a payment makes, whatever the balances are by then', () => {
  fc.assert(
    fc.property(moves, held, (promised, later) => {
      expect(compareSummaries(summaryOf(promised, []), summaryOf({ ...promised, held: later }, []))).toBe('same')
    })
  )
})

test('an outcome that takes more than promised, or gives less, is a change, whatever the token reports', () => {
  const worse = fc.bigInt({ min: VALUE / 1_000n, max: VALUE })
  fc.assert(
    fc.property(moves, held, worse, fc.boolean(), (promised, later, by, isOfSender) => {
      const outcome = isOfSender
        ? { ...promised, held: later, paid: promised.paid + by }
        : { ...promised, held: later, received: promised.received - by }
      expect(compareSummaries(summaryOf(promised, []), summaryOf(outcome, []))).toBe('changed')
    })
  )
})

test('another asset that the sender pays or receives, which was not promised, is a change', () => {
  const other = fc.constantFrom({}, { token: unlisted })
  fc.assert(
    fc.property(
      moves,
      other,
      fc.bigInt({ min: 1n, max: 10n ** 18n }),
      fc.boolean(),
      (promised, asset, value, isPaid) => {
        const transfer = { ...asset, value, from: isPaid ? alice : collector, to: isPaid ? collector : alice }
        expect(compareSummaries(summaryOf(promised, []), summaryOf(promised, [transfer]))).toBe('changed')
        expect(compareSummaries(summaryOf(promised, [transfer]), summaryOf(promised, [transfer]))).toBe('same')
      }
    )
  )
})
