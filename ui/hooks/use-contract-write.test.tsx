// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ContractError } from '#domain/contract/contract-error.ts'
import { log, openWrites, options } from '#src/testing/open-writes.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import type { FakeCall } from '#ui/testing/fake-contract-gateway.ts'
import { alice } from '#ui/testing/fake-values.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { storedRevertNote } from '#ui/words/revert.ts'
import { useContractWrite } from './use-contract-write.ts'

type Hook = ReturnType<typeof useContractWrite<bigint>>

const MINUTE = 60_000
const { open, settled } = openWrites()

afterEach(cleanup)

/** Renders the hook, and collects what it returns. */
async function renderHook(parts: Parameters<typeof open>[0] = {}) {
  const opened = await open(parts)
  const shown: Hook[] = []
  function Page() {
    shown.push(useContractWrite<bigint>())
    return undefined
  }
  const tree = () => (
    <StrictMode>
      <FakePage models={opened.models}>
        <Page />
      </FakePage>
    </StrictMode>
  )
  const page = render(tree())
  const rerender = () => page.rerender(tree())
  const current = () => shown.at(-1)
  const start = async (given: Parameters<Hook['start']>[1] = options) => {
    act(() => current()?.start(log('Hello'), given))
    await act(settled)
  }
  return { ...opened, page, rerender, shown, current, start }
}

test('a component starts a write, shows its review, and has the wallet asked', async () => {
  const { current, start, connector } = await renderHook()
  expect(current()?.write).toBeUndefined()
  await start()
  expect(current()?.write).toMatchObject({
    state: { status: 'review', review: { account: alice, result: 7n } },
    text: 'This would succeed now. Review it, then confirm. Nothing is sent yet.',
    networkFee: { label: 'Network fee, at most', text: '0.0001 ETH', atMost: 100_000_000_000_000n }
  })
  act(() => current()?.write?.confirm())
  await act(settled)
  expect(connector.sent).toHaveLength(1)
  expect(current()?.write).toMatchObject({
    state: { status: 'sent' },
    transaction: { sent: { description: 'Log an entry' } }
  })
})

test('what it returns is the same object until something changes', async () => {
  const { start, rerender, models, shown } = await renderHook()
  await start()
  const before = shown.length
  act(() => models.transactions.announce({ kind: 'put-back', count: 1 }))
  rerender()
  expect(shown.length).toBeGreaterThan(before)
  expect(new Set(shown.filter(({ write }) => write?.state.status === 'review')).size).toBe(1)
})

test("a component's own words are shown for an error of the contract", async () => {
  const { current, start, contracts } = await renderHook()
  const revert = { type: 'custom', name: 'Poor', args: [] } as const
  contracts.answers.set('log', new ContractError('reverted', 'It reverted.', { revert }))
  await start({ ...options, reasons: { Poor: 'That is too little.' } })
  expect(current()?.write).toMatchObject({ text: 'That is too little. Nothing was sent.', details: 'Poor()' })
})

test('its notice and its row in the list say why it was reverted in the same words, also where only the block before tells', async () => {
  const { current, start, contracts, mine } = await renderHook()
  const explain = vi.spyOn(contracts, 'explain')
  await start()
  act(() => current()?.write?.confirm())
  await act(settled)
  const revert = { type: 'custom', name: 'Poor', args: [5n] } as const
  const poor = new ContractError('reverted', 'It reverted.', { revert })
  contracts.answers.set('log', ({ blockNumber }: FakeCall) => (blockNumber === 99n ? poor : 7n))
  await act(() => mine(1, false))
  const { state, text, details, transaction } = current()?.write ?? {}
  expect(state).toMatchObject({ status: 'reverted', revert: { type: 'custom', details: 'Poor(5)' } })
  expect(transaction?.fate).toMatchObject({ status: 'failed', revert: { type: 'custom', details: 'Poor(5)' } })
  const row = storedRevertNote({ type: 'custom', details: 'Poor(5)' })
  expect([text?.endsWith(row.reason), details]).toEqual([true, row.details])
  expect(explain.mock.calls[0]?.[2]).toContainEqual({ type: 'error', name: 'Poor', inputs: [{ type: 'uint256' }] })
})

test("after a revert, a component's own words are used too", async () => {
  const { current, start, contracts, mine } = await renderHook()
  await start({ ...options, reasons: { Poor: 'That is too little.' } })
  act(() => current()?.write?.confirm())
  await act(settled)
  const revert = { type: 'custom', name: 'Poor', args: [5n] } as const
  contracts.answers.set('log', new ContractError('reverted', 'It reverted.', { revert }))
  await act(() => mine(1, false))
  expect(current()?.write).toMatchObject({
    text: 'Sent, but it failed. It did nothing, and still cost a fee. That is too little.',
    details: 'Poor(5)'
  })
})

test('a write that the browser could not store is shown with a warning', async () => {
  const storage = new FakeBrowserStorage()
  const { current, start } = await renderHook({ storage })
  await start()
  expect(current()?.write?.warning).toBeUndefined()
  storage.refuses = 'changes'
  act(() => current()?.write?.confirm())
  await act(settled)
  expect(current()?.write?.warning).toBe(
    'Your browser could not store this. If you close or reload this page, it will no longer be listed here.'
  )
})

test('a write that the wallet has sent as something else says so beside its outcome', async () => {
  const { current, start, reader, mine } = await renderHook()
  await start()
  const { getTransaction } = reader
  reader.getTransaction = async (...of) => {
    const sent = await getTransaction(...of)
    return sent && { ...sent, value: 10n ** 18n, data: '0x' }
  }
  act(() => current()?.write?.confirm())
  await act(settled)
  await act(() => mine(1, true))
  expect(current()?.write).toMatchObject({
    text: 'Sent, and confirmed by the network.',
    warning: 'Your wallet sent something else: 1 ETH to 0x5F…0aa3.'
  })
})

test('a chain that is not configured is refused, whatever the wallet does', async () => {
  const { current, start, connector } = await renderHook()
  await start({ ...options, chainId: 999 })
  const refused = {
    state: { status: 'refused', failure: { failure: 'unreachable', chainId: 999 } },
    text: 'This page does not include the network of this contract. Nothing was sent.',
    details: 'Chain 999 is not configured.'
  }
  expect(current()?.write).toMatchObject(refused)
  await act(async () => connector.emit({ type: 'chainChanged', chainId: 999 }))
  await act(async () => current()?.write?.simulate())
  await act(async () => current()?.write?.confirm())
  await act(settled)
  expect(current()?.write).toMatchObject(refused)
  expect(connector.sent).toEqual([])
})

test('a sent write is polled 15 times a minute without input while its component shows it', async () => {
  const { current, start, page, reader } = await renderHook()
  await start()
  act(() => current()?.write?.confirm())
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE))
  expect(current()?.write?.transaction?.fate).toMatchObject({ status: 'pending' })
  const receipts = vi.spyOn(reader, 'getReceipt')
  await act(() => vi.advanceTimersByTimeAsync(MINUTE))
  expect(receipts).toHaveBeenCalledTimes(15)
  page.unmount()
  await vi.advanceTimersByTimeAsync(4_000)
  receipts.mockClear()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(receipts).toHaveBeenCalledTimes(1)
})

test('a component that is gone no longer follows the wallet', async () => {
  const { start, page, connector, contracts } = await renderHook()
  await start()
  page.unmount()
  const before = contracts.calls.filter(({ args }) => args[0] === 'Hello').length
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  connector.emit({ type: 'chainChanged', chainId: 5 })
  connector.emit({ type: 'chainChanged', chainId: 84531 })
  await settled()
  // The write of the page itself simulates again, with three calls.
  expect(contracts.calls.filter(({ args }) => args[0] === 'Hello')).toHaveLength(before + 3)
})
