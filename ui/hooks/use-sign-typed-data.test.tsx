// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { TypedData } from '#domain/wallet/typed-data.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { mountHook } from '#src/testing/mount-hook.tsx'
import { openTabs } from '#src/testing/open-tabs.ts'
import { fakeSignature } from '#ui/testing/fake-values.ts'
import { useSignTypedData } from './use-sign-typed-data.ts'
import { useSwitchChain } from './use-switch-chain.ts'

const { openTab } = openTabs()

afterEach(cleanup)

/** For Linea Goerli, while the fake wallet is on Base Goerli. */
const payment: TypedData = {
  domain: { name: 'Harbour', chainId: 59140n },
  types: { Payment: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Payment',
  message: { amount: 2n ** 255n }
}

const here: TypedData = { ...payment, domain: { chainId: 84531 } }

async function mounted() {
  const tab = openTab()
  await tab.models.connection.connect('wallet')
  const { prompts } = tab.connector
  const hook = await mountHook(() => ({ ...useSignTypedData(), switching: useSwitchChain() }), tab)
  return { ...tab, ...hook, prompts: () => tab.connector.prompts - prompts }
}

test('data with bigints is signed as it was given', async () => {
  const { current, connector } = await mounted()
  const sign = vi.spyOn(connector, 'signTypedData')
  expect(await act(() => current().signTypedData(here))).toBe(fakeSignature)
  expect(sign.mock.calls).toEqual([[connector.account, here]])
})

test('data that does not fit its types is not shown to the wallet, and says what is wrong', async () => {
  const { current, prompts, models } = await mounted()
  const negative = { ...here, message: { amount: -1n } }
  expect(await act(() => current().signTypedData(negative))).toBeUndefined()
  expect(current()).toMatchObject({ status: 'error', data: undefined })
  expect(current().error).toEqual({
    reason: 'This page prepared something that no wallet can sign. Your wallet was not asked.',
    details: 'message.amount must be an integer that fits uint256.',
    isRejection: false,
    obstacle: { type: 'invalid-data' }
  })
  expect([prompts(), models.pendingRequests.isAny]).toEqual([0, false])
  expect(await act(() => current().signTypedData(here))).toBe(fakeSignature)
})

test('wrong data takes the place of a request, whose answer is then late', async () => {
  const { current, connector, models } = await mounted()
  connector.signTypedData = () => new Promise(() => undefined)
  const given: unknown[] = []
  await act(
    async () =>
      void current()
        .signTypedData(here)
        .then((signature) => given.push(signature))
  )
  expect(models.pendingRequests.isAny).toBe(true)
  await act(() => current().signTypedData({ ...here, primaryType: 'Other' }))
  expect([given, models.pendingRequests.isAny]).toEqual([[undefined], false])
  expect(current().error?.obstacle).toEqual({ type: 'invalid-data' })
})

test('data for another network is signed once the wallet has switched to it', async () => {
  const { current, prompts } = await mounted()
  expect(await act(() => current().signTypedData(payment))).toBeUndefined()
  const { error } = current()
  expect(error).toEqual({
    reason: 'Your wallet is on another network. Switch first.',
    isRejection: false,
    obstacle: { type: 'wrong-network', chainId: 59140 }
  })
  expect(prompts()).toBe(0)
  if (error?.obstacle?.type !== 'wrong-network') return
  const { chainId } = error.obstacle
  await act(() => current().switching.switchChain(chainId))
  expect(await act(() => current().signTypedData(payment))).toBe(fakeSignature)
  expect(current()).toMatchObject({ status: 'success', data: fakeSignature, error: undefined })
})

test('only a wrong network is an obstacle that switching removes', async () => {
  const { current, connector } = await mounted()
  connector.signTypedData = async () => {
    throw new WalletError('switch', { problem: 'not-shared' })
  }
  await act(() => current().signTypedData(payment))
  expect(current()).toMatchObject({ status: 'error', error: { isRejection: false } })
  expect(current().error).not.toHaveProperty('obstacle')
})
