// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { PromptingConnector } from '#ui/testing/fake-wallet.ts'
import { pay } from '#ui/testing/pay.ts'

const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD', decimals: 6 } as const
const described = { kind: 'transfer', to: bob, value: 2_500_000n, currency: token } as const
const chains: readonly Chain[] = [{ ...baseGoerli, tokens: [token] }]
const { openTab, settled } = openTabs()

/** 2.5 tUSD for Bob. */
const DATA = `0xa9059cbb${bob.slice(2).toLowerCase().padStart(64, '0')}${(2_500_000).toString(16).padStart(64, '0')}`

async function filled(answer: unknown = true) {
  const tab = openTab({ connector: new PromptingConnector(), chains })
  const connector = tab.connector as PromptingConnector
  tab.contracts.answers.set('transfer', answer)
  await tab.models.connection.connect('wallet')
  tab.models.balances.watch(84531)
  await settled()
  const { paymentForm } = tab.models
  paymentForm.edit('token', token.address)
  paymentForm.edit('recipient', bob)
  paymentForm.edit('amount', '2.5')
  return { ...tab, connector, paymentForm, payment: paymentForm.payment }
}

test('the wallet is asked to call the token, and the list shows who was paid how much', async () => {
  const { connector, models, paymentForm } = await filled()
  const paying = pay(paymentForm)
  await settled()
  expect(connector.asked).toEqual([{ from: alice, to: token.address, value: 0n, data: DATA, chainId: 84531 }])
  connector.answers[0]?.(hashOf(9))
  await paying
  expect(models.transactions.recent).toMatchObject([{ sent: { description: described, to: bob } }])
})

test('the list keeps what the recipient was to receive by the review, and finds that the wallet has sent what was reviewed', async () => {
  const { connector, models, paymentForm, reader } = await filled()
  const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}` as const
  const read = (value: bigint) => ({ succeeded: true, returned: word(value), transfers: [] }) as const
  reader.simulateCalls = async () => [5_000_000n, 1n, 1n, 2_500_000n, 2_000_001n].map(read)
  const paying = pay(paymentForm)
  await settled()
  connector.answers[0]?.(hashOf(1))
  await paying
  await settled()
  expect(models.transactions.recent).toMatchObject([{ sent: { promised: 2_000_000n, nonce: 7 } }])
  for (const field of ['reviewed', 'mismatch']) expect(models.transactions.recent[0]?.sent).not.toHaveProperty(field)
})

test.each<[string, unknown, object | undefined]>([
  ['reverts', new ContractError('reverted', 'No.'), { failure: 'reverted' }],
  ['returns false', false, { failure: 'reverted' }],
  ['is no contract', new ContractError('no-code', 'No.'), { failure: 'no-code' }],
  ['cannot be asked', new ChainReadError('timeout', 84531, 'No.'), { failure: 'timeout' }],
  ['returns nothing', new ContractError('undecodable', 'Nothing.'), undefined]
])('a token that %s is reviewed as such', async (_, answer, failure) => {
  const { paymentForm, payment } = await filled(answer)
  await paymentForm.submit()
  const { findings } = payment.review ?? {}
  if (failure) expect(findings?.failure).toMatchObject(failure)
  else expect(findings).not.toHaveProperty('failure')
})

test('a token that takes part of the answer only has a fee once its gas is known', async () => {
  const { paymentForm, payment } = await filled()
  await paymentForm.submit()
  expect(payment.review?.findings?.fee).toBe(50_000n * 2_000_000_000n)
})

test('Max is the whole balance of the token, without a fee', async () => {
  const { paymentForm } = await filled()
  await paymentForm.useMax()
  expect(paymentForm.draft.amount).toBe(String(10n ** 12n))
})

test('an amount with more decimals than the token has is a problem', async () => {
  const { paymentForm } = await filled()
  paymentForm.edit('amount', '0.0000001')
  await paymentForm.submit()
  expect([paymentForm.problems.amount, paymentForm.payment.review]).toEqual(['invalid-amount', undefined])
})

test('the same transfer of a token is sent again only after a second confirmation', async () => {
  const { connector, paymentForm, payment } = await filled()
  void pay(paymentForm)
  await settled()
  payment.cancel()
  await payment.confirm()
  expect([payment.isRepeated, connector.asked.length]).toEqual([true, 1])
})

test('a token that the chain does not have is the native currency', async () => {
  const { paymentForm } = await filled()
  paymentForm.edit('token', bob)
  expect([paymentForm.token, findChain(chains, 84531)?.tokens?.length]).toEqual([undefined, 1])
})
