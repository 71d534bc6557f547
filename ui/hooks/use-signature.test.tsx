// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Hex } from '#domain/address.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { mountHook } from '#src/testing/mount-hook.tsx'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { fakeSignature } from '#ui/testing/fake-values.ts'
import { useSignMessage } from './use-sign-message.ts'

const { openTab } = openTabs()

afterEach(cleanup)

async function mounted() {
  const tab = openTab()
  await tab.models.connection.connect('wallet')
  const [first, second] = [await mountHook(useSignMessage, tab), await mountHook(useSignMessage, tab)]
  return { ...tab, first, second }
}

test('the signature is for the component that asked for it, and for the caller', async () => {
  const { models, connector, first, second } = await mounted()
  const answer = deferred<Hex>()
  const asked: unknown[] = []
  connector.signMessage = (...request) => {
    asked.push(request)
    return answer.promise
  }
  let signature: Promise<Hex | undefined> = Promise.resolve(undefined)
  await act(async () => {
    signature = first.current().signMessage('I was here.')
  })
  expect(first.current()).toMatchObject({ status: 'pending', data: undefined })
  expect(models.messageSigning.isPending).toBe(true)
  await act(async () => answer.resolve(fakeSignature))
  expect(await signature).toBe(fakeSignature)
  expect(asked).toEqual([[models.connection.account, 'I was here.']])
  expect(first.current()).toMatchObject({ status: 'success', data: fakeSignature, error: undefined })
  expect(second.given).toHaveLength(1)
  expect(models.messageSigning.isPending).toBe(false)
})

test('a rejection is an error that says so, until it is reset', async () => {
  const { connector, first } = await mounted()
  connector.refusal = new WalletError('rejected')
  expect(await act(() => first.current().signMessage('No.'))).toBeUndefined()
  expect(first.current()).toMatchObject({ status: 'error', error: { isRejection: true } })
  await act(async () => first.current().reset())
  expect(first.current()).toMatchObject({ status: 'idle', error: undefined })
})

test('after a reset, the page waits no longer, and a late signature is ignored', async () => {
  const { models, connector, first } = await mounted()
  const answer = deferred<Hex>()
  connector.signMessage = () => answer.promise
  let signature: Promise<Hex | undefined> = Promise.resolve(fakeSignature)
  await act(async () => {
    signature = first.current().signMessage('Later.')
  })
  await act(async () => first.current().reset())
  expect(models.messageSigning.isPending).toBe(false)
  await act(async () => answer.resolve(fakeSignature))
  expect(await signature).toBeUndefined()
  expect(first.current().status).toBe('idle')
})

test('without an account there is nothing to sign with, and no wallet is asked', async () => {
  const { models, connector } = openTab()
  const { current } = await mountHook(useSignMessage, { models })
  expect(await act(() => current().signMessage('Hello.'))).toBeUndefined()
  expect(current()).toMatchObject({ status: 'error', error: { isRejection: false } })
  expect(connector.prompts).toBe(0)
})
