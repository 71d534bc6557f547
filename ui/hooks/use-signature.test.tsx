// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Hex } from '#domain/address.ts'
import type { TypedData } from '#domain/wallet/typed-data.ts'
import { WalletError, type WalletErrorKind } from '#domain/wallet/wallet-error.ts'
import { mountHook } from '#src/testing/mount-hook.tsx'
import { openTabs } from '#src/testing/open-tabs.ts'
import { CONNECTION_KEY, serialiseConnection } from '#ui/models/stored-settings.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, fakeSignature } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { useSignMessage } from './use-sign-message.ts'
import { useSignTypedData } from './use-sign-typed-data.ts'

const payment: TypedData = {
  domain: { name: 'Harbour' },
  types: { Payment: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Payment',
  message: { amount: 2n ** 255n }
}

function useMessage() {
  const { signMessage, ...state } = useSignMessage()
  return { ...state, sign: () => signMessage('I was here.') }
}

function useTypedData() {
  const { signTypedData, ...state } = useSignTypedData()
  return { ...state, sign: () => signTypedData(payment) }
}

const kinds = [
  { what: 'a message', useKind: useMessage, method: 'signMessage', asked: 'I was here.' },
  { what: 'typed data', useKind: useTypedData, method: 'signTypedData', asked: payment }
] as const
const { openTab, settled } = openTabs()

afterEach(cleanup)

describe.each(kinds)('a signature of $what', ({ useKind, method, asked }) => {
  async function mounted() {
    const tab = openTab()
    await tab.models.connection.connect('wallet')
    const [first, second] = [await mountHook(useKind, tab), await mountHook(useKind, tab)]
    return { ...tab, first, second }
  }

  /** The first component has asked, and the wallet answers on demand. */
  async function pending() {
    const tab = await mounted()
    const answer = deferred<Hex>()
    const requests: unknown[] = []
    tab.connector[method] = (...request: unknown[]) => {
      requests.push(request)
      return answer.promise
    }
    const given: (Hex | undefined)[] = []
    await act(
      async () =>
        void tab.first
          .current()
          .sign()
          .then((signature) => given.push(signature))
    )
    return { ...tab, answer, requests, given }
  }

  test('is for the component that asked for it, and for the caller', async () => {
    const { models, first, second, answer, requests, given } = await pending()
    expect(first.current()).toMatchObject({ status: 'pending', data: undefined })
    expect(models.pendingRequests.isAny).toBe(true)
    await act(async () => answer.resolve(fakeSignature))
    expect(given).toEqual([fakeSignature])
    expect(requests).toEqual([[models.connection.account, asked]])
    expect(first.current()).toMatchObject({ status: 'success', data: fakeSignature, error: undefined })
    expect(second.given).toHaveLength(1)
    expect(models.pendingRequests.isAny).toBe(false)
  })

  test('that is rejected is an error that says so, until it is reset', async () => {
    const { connector, first } = await mounted()
    connector.refusal = new WalletError('rejected')
    expect(await act(() => first.current().sign())).toBeUndefined()
    expect(first.current()).toMatchObject({ status: 'error', error: { isRejection: true } })
    await act(async () => first.current().reset())
    expect(first.current()).toMatchObject({ status: 'idle', error: undefined })
  })

  test.each<[WalletErrorKind, string]>([
    ['timeout', 'Your wallet did not answer. It may be locked, or its window may be hidden.'],
    ['unsupported', 'Your wallet cannot do this.'],
    ['pending', 'Your wallet already shows a request. Open it and answer that one first.'],
    ['unauthorized', 'Your wallet no longer shares this account with the page.'],
    ['answer', 'Your wallet sent an invalid response.']
  ])('that fails (%s) says why, and can be asked for again', async (kind, reason) => {
    const { models, connector, first } = await mounted()
    connector.refusal = new WalletError(kind)
    expect(await act(() => first.current().sign())).toBeUndefined()
    expect(first.current()).toMatchObject({ status: 'error', error: { reason, isRejection: false } })
    expect(models.pendingRequests.isAny).toBe(false)
    expect(await act(() => first.current().sign())).toBe(fakeSignature)
    expect(first.current()).toMatchObject({ status: 'success', data: fakeSignature, error: undefined })
  })

  test('is not waited for after a reset, and ignored when it is late', async () => {
    const { models, first, answer, given } = await pending()
    await act(async () => first.current().reset())
    expect(models.pendingRequests.isAny).toBe(false)
    expect(given).toEqual([undefined])
    await act(async () => answer.resolve(fakeSignature))
    expect(given).toEqual([undefined])
    expect(first.current().status).toBe('idle')
  })

  test('is the one that was asked for last', async () => {
    const { connector, first, answer, given } = await pending()
    connector[method] = async () => '0xcd'
    expect(await act(() => first.current().sign())).toBe('0xcd')
    await act(async () => answer.resolve(fakeSignature))
    expect(given).toEqual([undefined])
    expect(first.current()).toMatchObject({ status: 'success', data: '0xcd' })
  })

  test('needs an account: without one, no wallet is asked', async () => {
    const { models, connector } = openTab()
    const { current } = await mountHook(useKind, { models })
    expect(await act(() => current().sign())).toBeUndefined()
    expect(current()).toMatchObject({ status: 'error', error: { isRejection: false } })
    expect(connector.prompts).toBe(0)
  })

  test('is not given for another account: the visitor reads why, and can sign with that one', async () => {
    const { models, connector, first, answer, given } = await pending()
    await act(async () => connector.emit({ type: 'accountsChanged', accounts: [bob] }))
    const reason = 'Your wallet changed to another account before it answered. Try again with that one.'
    expect(first.current()).toMatchObject({ status: 'error', error: { reason, isRejection: false } })
    expect([given, models.pendingRequests.isAny]).toEqual([[undefined], false])
    await act(async () => answer.resolve(fakeSignature))
    expect([given, first.current().status]).toEqual([[undefined], 'error'])
    await act(() => first.current().sign())
    expect(first.current()).toMatchObject({ status: 'success', data: fakeSignature })
  })

  test('is not given to an account that has come back in the meantime', async () => {
    const { connector, first, answer, given } = await pending()
    await act(async () => connector.emit({ type: 'accountsChanged', accounts: [bob] }))
    await act(async () => connector.emit({ type: 'accountsChanged', accounts: [alice] }))
    await act(async () => answer.resolve(fakeSignature))
    expect([given, first.current()]).toMatchObject([[undefined], { data: undefined }])
  })

  test('is not given after a disconnect', async () => {
    const { models, first, answer, given } = await pending()
    await act(() => models.connection.disconnect())
    const reason = 'Your wallet no longer shares this account with the page.'
    expect(first.current()).toMatchObject({ status: 'error', error: { reason } })
    await act(async () => answer.resolve(fakeSignature))
    expect([given, first.current().data]).toEqual([[undefined], undefined])
  })

  test.each(['success', 'error'])('that ended in %s is forgotten once the account changes', async (status) => {
    const { connector, first, second } = await mounted()
    if (status === 'error') connector.refusal = new WalletError('rejected')
    await act(() => first.current().sign())
    expect([first.current().status, second.current().status]).toEqual([status, 'idle'])
    await act(async () => connector.emit({ type: 'accountsChanged', accounts: [bob] }))
    expect(first.current()).toMatchObject({ status: 'idle', data: undefined, error: undefined })
    await act(async () => connector.emit({ type: 'accountsChanged', accounts: [alice] }))
    expect(first.current().status).toBe('idle')
  })

  test('stays when the account is announced again, or the network changes', async () => {
    const { connector, first } = await mounted()
    await act(() => first.current().sign())
    await act(async () => connector.emit({ type: 'accountsChanged', accounts: [alice] }))
    await act(async () => connector.emit({ type: 'chainChanged', chainId: 59140 }))
    expect(first.current()).toMatchObject({ status: 'success', data: fakeSignature })
  })

  test('that a component no longer mounted has asked for is for its account alone, too', async () => {
    const changed = await pending()
    changed.first.unmount()
    expect(changed.models.pendingRequests.isAny).toBe(true)
    await act(async () => changed.connector.emit({ type: 'accountsChanged', accounts: [bob] }))
    await act(async () => changed.answer.resolve(fakeSignature))
    expect([changed.given, changed.models.pendingRequests.isAny]).toEqual([[undefined], false])
    const same = await pending()
    same.first.unmount()
    await act(async () => same.answer.resolve(fakeSignature))
    expect(same.given).toEqual([fakeSignature])
  })

  test('is not asked of the wallet if it was reset while the wallet was being restored', async () => {
    const storage = new FakeBrowserStorage()
    const grant = { account: alice, chainId: 84531 }
    storage.tab().write(CONNECTION_KEY, serialiseConnection({ wallet: { id: 'wallet', isPaired: false }, grant }))
    const connector = new FakeConnector()
    const answer = deferred<typeof grant>()
    connector.granted = grant
    connector.resume = () => answer.promise
    const { models } = openTab({ storage, connector })
    await act(settled)
    expect(models.connection.connection.status).toBe('restoring')
    const { current } = await mountHook(useKind, { models })
    await act(async () => void current().sign())
    expect(current().status).toBe('pending')
    await act(async () => current().reset())
    await act(async () => answer.resolve(grant))
    await act(settled)
    expect([models.connection.connection.status, connector.prompts]).toEqual(['connected', 0])
  })
})
