// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { memo } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountHook } from '#src/testing/mount-hook.tsx'
import { openTabs } from '#src/testing/open-tabs.ts'
import { bob, hashOf } from '#ui/testing/fake-values.ts'
import { translate } from '#ui/text/live-text.ts'
import { FakeProviders } from '#ui/views/fake-page.tsx'
import { useTransactions } from './use-transactions.ts'

const MINUTE = 60_000
const { openTab } = openTabs()

afterEach(cleanup)
afterEach(() => translate({}))

test('an added transaction is listed on its chain, newest first, and renders no list of another chain', async () => {
  const tab = openTab()
  await tab.models.connection.connect('wallet')
  const { current, given } = await mountHook(() => useTransactions(), tab)
  const other = await mountHook(() => useTransactions({ chainId: 59140 }), tab)
  await act(async () => current().add({ hash: hashOf(1), description: 'First' }))
  await act(async () => current().add({ hash: hashOf(2), description: 'Second' }))
  expect(current().transactions).toMatchObject([{ description: 'Second', status: 'pending' }, { description: 'First' }])
  // Polling adds facts such as the nonce.
  expect(new Set(given.map(({ transactions }) => transactions)).size).toBe(given.length)
  expect([other.given.length, other.current().transactions]).toEqual([1, []])
})

test("the page's own transactions are described in its language, and added ones in their own words", async () => {
  const tab = openTab()
  await tab.models.connection.connect('wallet')
  const description = { kind: 'transfer', to: bob, value: 5n, currency: { symbol: 'ETH', decimals: 0 } } as const
  tab.models.transactions.add({ hash: hashOf(1), description })
  const { current, rerender } = await mountHook(() => useTransactions(), tab)
  await act(async () => current().add({ hash: hashOf(2), description: 'Claim' }))
  const described = () => current().transactions.map((each) => each.description)
  expect(described()).toEqual(['Claim', 'Send 5 ETH to 0x70…79C8'])
  translate({ account: { transactions: { sentTo: (amount: string, to: string) => `${amount} an ${to} senden` } } })
  rerender()
  expect(described()).toEqual(['Claim', '5 ETH an 0x70…79C8 senden'])
})

test('a memoised component is given the descriptions of another language once its texts are there', async () => {
  const { models } = openTab()
  await models.connection.connect('wallet')
  const description = { kind: 'transfer', to: bob, value: 5n, currency: { symbol: 'ETH', decimals: 0 } } as const
  models.transactions.add({ hash: hashOf(1), description })
  const List = memo(function List() {
    return useTransactions().transactions.map((each) => each.description)
  })
  const list = <List />
  const { container, rerender } = render(<FakeProviders models={models}>{list}</FakeProviders>)
  expect(container.textContent).toBe('Send 5 ETH to 0x70…79C8')
  translate({ account: { transactions: { sentTo: (amount: string, to: string) => `${amount} an ${to} senden` } } })
  rerender(
    <FakeProviders models={models} language={{ tag: 'de' }}>
      {list}
    </FakeProviders>
  )
  expect(container.textContent).toBe('5 ETH an 0x70…79C8 senden')
})

test('what may not be added is refused with every reason, also while nobody is connected', async () => {
  const tab = openTab()
  const { current } = await mountHook(() => useTransactions(), tab)
  expect(current().transactions).toEqual([])
  expect(() => current().add({ hash: hashOf(1), description: '' })).toThrow('No address or chain ID found')
  await act(() => tab.models.connection.connect('wallet'))
  expect(() => current().add({ hash: '0x1', description: '' })).toThrow(
    'Unable to add transaction\nInvalid transaction hash'
  )
})

test('a pending transaction is polled 15 times a minute without input while it is listed, then once a minute', async () => {
  const tab = openTab()
  await tab.models.connection.connect('wallet')
  const { current, unmount } = await mountHook(() => useTransactions(), tab)
  await act(async () => current().add({ hash: hashOf(1), description: 'Payment' }))
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE))
  const receipts = vi.spyOn(tab.reader, 'getReceipt')
  await act(() => vi.advanceTimersByTimeAsync(MINUTE))
  expect(receipts).toHaveBeenCalledTimes(15)
  unmount()
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  receipts.mockClear()
  await act(() => vi.advanceTimersByTimeAsync(MINUTE))
  expect(receipts).toHaveBeenCalledTimes(1)
})
