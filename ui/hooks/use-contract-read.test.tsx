// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { contract } from '#domain/contract/contract.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { mountHook } from '#src/testing/mount-hook.tsx'
import { openTabs } from '#src/testing/open-tabs.ts'
import { type FakeCall, FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { visitorMoves } from '#ui/testing/visitor-moves.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { useContractRead } from './use-contract-read.ts'

const BEAT = 4_000
const MINUTE = 60_000
const { openTab, settled } = openTabs()

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Described anew with every rendering. */
function priceOf(ids: readonly bigint[]) {
  const shop = contract({
    address: '0x00000000000000000000000000000000000000aa',
    abi: [
      {
        type: 'function',
        name: 'priceOf',
        stateMutability: 'view',
        inputs: [{ type: 'tuple', components: [{ name: 'ids', type: 'uint256[]' }] }],
        outputs: [{ type: 'uint256' }]
      }
    ]
  })
  return shop.call('priceOf', { ids })
}

function Price({ id }: { readonly id: bigint }) {
  return <>{useContractRead(priceOf([id])).data?.toString()}</>
}

function openShop() {
  const tab = openTab()
  const { contracts, reader } = tab
  contracts.answers.set('priceOf', ({ chainId }: FakeCall) => BigInt(chainId) + reader.head)
  return { ...tab, reads: vi.spyOn(contracts, 'readMany'), heads: vi.spyOn(reader, 'getBlockNumber') }
}

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a call described while rendering is read once for each head, and renders only what has changed', async () => {
  const { models, reader, reads } = openShop()
  const { current, given } = await mountHook(() => useContractRead(priceOf([1n])), { models })
  await advance(0)
  expect(given.map(({ status }) => status)).toEqual(['pending', 'success'])
  expectTypeOf(current().data).toEqualTypeOf<bigint | undefined>()
  expect(current().data).toBe(84631n)
  await advance(MINUTE)
  expect([given.length, reads.mock.calls.length]).toEqual([2, 1])
  reader.head++
  visitorMoves()
  await advance(BEAT)
  expect(current().data).toBe(84632n)
  expect([given.length, reads.mock.calls.length]).toEqual([3, 2])
})

test('what a hook gives is the same object when its component renders again', async () => {
  const { models } = openShop()
  const { current, rerender } = await mountHook(() => useContractRead(priceOf([1n])), { models })
  await advance(0)
  const before = current()
  rerender()
  expect(current()).toBe(before)
})

test('20 mounted reads make one readMany for each head, and none after they are gone or while the page is hidden', async () => {
  const { models, reader, reads, heads } = openShop()
  const ids = Array.from({ length: 20 }, (_, id) => BigInt(id))
  const { unmount, container } = render(
    <FakePage models={models}>
      {ids.map((id) => (
        <Price key={id} id={id} />
      ))}
    </FakePage>
  )
  await advance(0)
  expect(reads.mock.calls.map(([, calls]) => calls.length)).toEqual([20])
  expect(container.textContent).toBe('84631'.repeat(20))
  reader.head++
  await advance(BEAT)
  expect(reads.mock.calls.map(([, calls]) => calls.length)).toEqual([20, 20])
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  reader.head++
  await advance(MINUTE)
  expect([reads.mock.calls.length, heads.mock.calls.length]).toEqual([2, 2])
  visibility.mockRestore()
  unmount()
  document.dispatchEvent(new Event('visibilitychange'))
  await advance(MINUTE)
  expect([reads.mock.calls.length, heads.mock.calls.length]).toEqual([2, 2])
})

test('other arguments are another read, and no call is none', async () => {
  const { models, contracts } = openShop()
  let ids: readonly bigint[] | undefined = [1n]
  const { current, rerender } = await mountHook(() => useContractRead(ids && priceOf(ids)), { models })
  await advance(0)
  ids = [2n]
  rerender()
  expect(current()).toMatchObject({ status: 'pending', data: undefined })
  await advance(0)
  expect(current().status).toBe('success')
  expect(contracts.calls.map(({ args }) => args)).toEqual([[{ ids: [1n] }], [{ ids: [2n] }]])
  ids = undefined
  rerender()
  expect(current().status).toBe('pending')
  await act(() => current().refetch())
  expect(contracts.calls).toHaveLength(2)
})

test('what was read with the arguments before is there until something is read with the new ones, with its call', async () => {
  const { models, contracts, reader } = openShop()
  let ids = [1n]
  const { current, rerender } = await mountHook(() => useContractRead(priceOf(ids)), { models, isStrict: true })
  expect(current().previous).toBeUndefined()
  await advance(0)
  ids = [2n]
  rerender()
  expect(current()).toMatchObject({ status: 'pending', data: undefined })
  expect(current().previous).toMatchObject({ data: 84631n, call: { args: [{ ids: [1n] }] } })
  expectTypeOf(current().previous?.data).toEqualTypeOf<bigint | undefined>()
  ids = [3n]
  rerender()
  expect(current().previous).toMatchObject({ data: 84631n, call: { args: [{ ids: [1n] }] } })
  contracts.answers.set('priceOf', new ContractError('reverted', 'It reverted.'))
  await advance(0)
  expect(current()).toMatchObject({ status: 'error', data: undefined, previous: { data: 84631n } })
  contracts.answers.set('priceOf', 7n)
  reader.head++
  visitorMoves()
  await advance(BEAT)
  expect(current()).toMatchObject({ status: 'success', data: 7n, previous: undefined })
})

test('what was read of another contract, or on another chain, is no earlier result', async () => {
  const { models } = openShop()
  let options = { chainId: 84531 }
  let call: ReturnType<typeof priceOf> | undefined = priceOf([1n])
  const { current, rerender } = await mountHook(() => useContractRead(call, options), { models })
  await advance(0)
  options = { chainId: 59140 }
  rerender()
  expect([current().status, current().previous]).toEqual(['pending', undefined])
  await advance(0)
  call = { ...priceOf([1n]), address: '0x00000000000000000000000000000000000000bb' }
  rerender()
  expect([current().status, current().previous]).toEqual(['pending', undefined])
  await advance(0)
  call = undefined
  rerender()
  expect([current().status, current().previous]).toEqual(['pending', undefined])
})

test('without an account the first configured chain is read, then the wallet’s, unless the component names one', async () => {
  const { models, connector } = openShop()
  const chosen = await mountHook(() => useContractRead(priceOf([1n])), { models })
  const named = await mountHook(() => useContractRead(priceOf([1n]), { chainId: 59140 }), { models })
  await advance(0)
  expect([chosen.current().data, named.current().data]).toEqual([84631n, 59240n])
  connector.chainId = 59140
  await act(() => models.connection.connect('wallet'))
  await advance(0)
  expect([chosen.current().data, named.current().data]).toEqual([59240n, 59240n])
  await act(async () => connector.emit({ type: 'chainChanged', chainId: 77 }))
  await advance(0)
  expect(chosen.current().data).toBe(84631n)
})

test('refetching reads now, and each block that is given is a read of its own', async () => {
  const { models, contracts, reader } = openShop()
  const { current } = await mountHook(() => useContractRead(priceOf([1n]), { blockNumber: 7n }), { models })
  await mountHook(() => useContractRead(priceOf([1n]), { blockNumber: 8n }), { models })
  await settled()
  reader.head++
  await act(() => current().refetch())
  expect(contracts.calls.map(({ blockNumber }) => blockNumber)).toEqual([7n, 8n, 7n])
  expect(current().data).toBe(84632n)
})

test('a chain that is not configured is an error', async () => {
  const { models } = openTab({ reader: new FakeReader([84531]), contracts: new FakeContractGateway([84531]) })
  const { current } = await mountHook(() => useContractRead(priceOf([1n]), { chainId: 999 }), { models })
  await advance(0)
  expect(current()).toMatchObject({ status: 'error', data: undefined, error: { failure: 'unreachable', chainId: 999 } })
})
