import { expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { Attempt } from '#domain/transaction/attempt.ts'
import type { AskedSignature } from '#domain/wallet/asked-signature.ts'
import type { AskedBatch } from '#domain/write/asked-batch.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { lateEndText, openRequestText, requestTitle } from './open-request.ts'

const asked = { account: alice, chainId: 84531, wallet: { id: 'wallet', isPaired: false }, askedAt: 1 }
const payment: Attempt = { ...asked, id: 'a', to: bob, value: 10n ** 18n, state: { status: 'open' } }
const batch: AskedBatch = { ...asked, key: 'b', description: 'Swap', calls: [] }
const signature: AskedSignature = { ...asked, id: 's', signs: 'typed-data' }
const title = 'Send 1 ETH to 0x70…79C8'

test('a request is called by what it does; a payment only where its currency is known', () => {
  const titles = [payment, batch, signature].map((request) => requestTitle(request, baseGoerli))
  expect(titles).toEqual([title, 'Swap', 'Sign data'])
  expect(requestTitle(payment, undefined)).toBeUndefined()
})

test('what sends may have been sent, and what signs may still be open', () => {
  expect([payment, batch, signature].map((request) => openRequestText(request, undefined).slice(0, 24))).toEqual([
    'This may have been sent.',
    'This may have been sent.',
    'This may still be open i'
  ])
})

test('a late answer says what the wallet was asked for, and whether it was sent, proposed or neither', () => {
  const [end, hash] = [{ asked: payment, at: 2 }, hashOf(1)]
  expect(lateEndText(end, title, true)).toBe(`Nothing was sent: your wallet did not carry out “${title}”.`)
  expect(lateEndText({ ...end, hash }, title, false)).toBe(
    `Your wallet has sent this after all: ${title}. Follow it under Transactions.`
  )
  expect(lateEndText({ ...end, asked: { ...payment, isProposal: true }, hash }, title, false)).toBe(
    `Your Safe has proposed this after all: ${title}. Follow it under Transactions.`
  )
})

test('what another account has sent is not in the list that is shown', () => {
  expect(lateEndText({ asked: payment, at: 2, hash: hashOf(1) }, title, true)).toBe(
    `Your wallet has approved this after all: ${title}. To follow it under Transactions, connect 0xf3…2266.`
  )
})

test('a request that may have been sent refers to the wallet, the Safe’s queue, or the explorer once it is overtaken', () => {
  expect(openRequestText(payment, undefined)).toContain('Your wallet has not confirmed it either way')
  expect(openRequestText({ ...payment, isProposal: true }, undefined)).toContain('check its queue')
  expect(openRequestText(payment, 'check-explorer')).toContain('check the explorer')
  expect(openRequestText(payment, 'check-wallet')).toContain('check your wallet to see')
})
