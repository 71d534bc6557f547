import { expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { AssetTransfer, SimulatedOutcome } from '#domain/ports/chain-reader.ts'
import { hasContradictoryFindings } from '#domain/write/payment-effect.ts'
import type { PaymentReview } from '#domain/write/payment-review.ts'
import { toSimulation } from '#domain/write/payment-review.ts'
import { simulationWords } from './simulation-words.ts'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const collector: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const unlisted: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const usd = { address: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', symbol: 'tUSD', decimals: 6 } as const
const dai = { address: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc', symbol: 'tDAI', decimals: 18 } as const
const chain = { ...baseGoerli, tokens: [usd, dai] }
const VALUE = 1_500_000n

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}` as const
const returning = (value: bigint): SimulatedOutcome => ({ succeeded: true, returned: word(value), transfers: [] })
const moving = (...transfers: AssetTransfer[]): SimulatedOutcome => ({ succeeded: true, returned: word(1n), transfers })
const reverted: SimulatedOutcome = { succeeded: false }
const nonsense: SimulatedOutcome = { succeeded: true, returned: '0x', transfers: [] }
const payment: AssetTransfer = { from: alice, to: bob, value: VALUE }
const ofUsd: AssetTransfer = { ...payment, token: usd.address }

/** A review of native currency, or of tUSD if balances are read around it. */
function reviewOf(
  outcomes: readonly SimulatedOutcome[],
  { to = bob, token = outcomes.length > 1 } = {}
): PaymentReview {
  const simulation = toSimulation(outcomes)
  const findings = { foundAt: 1, isContract: false, fee: 1n, ...(simulation && { simulation }) }
  return { account: alice, chain, payment: { to, value: VALUE, ...(token && { token: usd }) }, findings }
}

/** tUSD whose contract says that sender and recipient had 9 and 0 before, and these after. */
const paid = (after: readonly [bigint, bigint], ...transfers: AssetTransfer[]) =>
  reviewOf([returning(9_000_000n), returning(0n), moving(...transfers), ...after.map(returning)])

const said = (review: PaymentReview) => {
  const { expected = [], cautions = [] } = simulationWords(review) ?? {}
  return [...expected, ...cautions.map(({ text, ...note }) => ({ text: `! ${text}`, ...note }))]
}
const texts = (review: PaymentReview) => said(review).map(({ text }) => text)
const inEth = '0.0000000000015 ETH'
const UNKNOWN = 'No node said which balances this would change.'

test.each<[string, PaymentReview, readonly string[]]>([
  ['native currency', reviewOf([moving(payment)]), [`You send ${inEth}.`, `The recipient receives ${inEth}.`]],
  ['a token', paid([7_500_000n, VALUE], ofUsd), ['You send 1.5 tUSD.', 'The recipient receives 1.5 tUSD.']],
  [
    'a token that reports nothing',
    paid([7_500_000n, VALUE]),
    ['You send 1.5 tUSD.', 'The recipient receives 1.5 tUSD.']
  ],
  [
    'a token that keeps a fee',
    paid([7_500_000n, 1_425_000n], { ...ofUsd, value: 1_425_000n }, { ...ofUsd, to: collector, value: 75_000n }),
    [
      'You send 1.5 tUSD.',
      '! The recipient receives only 1.425 tUSD, less than you send. Some tokens keep a part of each transfer, or round it.'
    ]
  ],
  [
    'a token that reports all and delivers less',
    paid([7_500_000n, 1_499_999n], ofUsd),
    [
      'You send 1.5 tUSD.',
      '! The recipient receives only 1.499999 tUSD, less than you send. Some tokens keep a part of each transfer, or round it.'
    ]
  ],
  [
    'a token that takes a fee from the sender too',
    paid([7_425_000n, VALUE], ofUsd),
    ['Your balance falls by 1.575 tUSD.', 'The recipient receives 1.5 tUSD.']
  ],
  [
    'a token that does nothing',
    paid([9_000_000n, 0n]),
    [
      'Your tUSD balance stays the same.',
      '! The recipient would not receive what you send: nothing is added to the balance there.'
    ]
  ],
  [
    'a recipient that gives back more',
    reviewOf([moving(payment, { from: bob, to: alice, value: 2n * VALUE })]),
    [`You receive ${inEth}.`, `The recipient receives ${inEth}.`]
  ],
  [
    'a recipient that gives another token',
    reviewOf([moving(payment, { token: dai.address, from: bob, to: alice, value: 10n ** 18n })]),
    [`You send ${inEth}.`, `The recipient receives ${inEth}.`, 'You also receive 1 tDAI.']
  ],
  [
    'a recipient that takes another token',
    reviewOf([moving(payment, { token: dai.address, from: alice, to: bob, value: 10n ** 18n })]),
    [`You send ${inEth}.`, `The recipient receives ${inEth}.`, '! Your account also pays 1 tDAI.']
  ],
  [
    'a token whose balances cannot be read',
    reviewOf([nonsense, reverted, moving(ofUsd), nonsense, reverted]),
    ['You send 1.5 tUSD.', 'The recipient receives 1.5 tUSD.']
  ],
  ['a token that tells nothing at all', reviewOf([nonsense, nonsense, moving(), nonsense, nonsense]), [UNKNOWN]],
  ['a node that traces no native currency', reviewOf([moving()]), [UNKNOWN]],
  ['a node that traces another payment', reviewOf([moving({ ...payment, value: 1n })]), [UNKNOWN]],
  ['no simulation', reviewOf([]), [UNKNOWN]],
  ['oneself', reviewOf([moving({ ...payment, to: alice })], { to: alice }), ['Your ETH balance stays the same.']],
  [
    'a simulation that fails although another check does not',
    reviewOf([reverted]),
    [
      UNKNOWN,
      '! One check says that this would succeed, another one that it would fail. If you go on, it may fail and still cost a fee.'
    ]
  ]
])('the balance changes of %s are said in words', (_what, review, words) => {
  expect(texts(review)).toEqual(words)
})

test('a token that is not configured is named by its address, without an amount', () => {
  const received = { token: unlisted, from: bob, to: alice, value: 10n ** 30n }
  expect(said(reviewOf([moving(payment, received)])).slice(2)).toEqual([
    { text: 'You also receive a token that this page does not know, and whose worth it cannot tell:', token: unlisted }
  ])
  const taken = { ...received, from: alice, to: bob }
  expect(said(reviewOf([moving(payment, taken)])).slice(2)).toEqual([
    { text: '! Your account also pays some of a token that this page does not know:', token: unlisted }
  ])
})

test('nothing is said while the chain is asked, or beside the reason for which it would fail', () => {
  const { findings, ...unchecked } = reviewOf([moving(payment)])
  expect(simulationWords(unchecked)).toBeUndefined()
  const failure = new ChainReadError('reverted', chain.id, 'No.')
  const failing = { ...unchecked, findings: { foundAt: 1, isContract: true, fee: undefined, ...findings, failure } }
  expect([simulationWords(failing), hasContradictoryFindings(failing)]).toEqual([undefined, false])
  expect([
    hasContradictoryFindings(reviewOf([reverted])),
    hasContradictoryFindings(reviewOf([moving(payment)]))
  ]).toEqual([true, false])
})
