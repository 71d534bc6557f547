// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { ActivityPage } from './activity-page.tsx'

const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD', decimals: 6 } as const
/** Begins and ends like Bob's. */
const poison: Address = '0x7099000000000000000000000000000000dc79c8'
let stop: () => void = () => undefined

beforeEach(() => {
  // A browser without a layout: every row has this height.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64)
})
afterEach(() => {
  cleanup()
  stop()
  vi.restoreAllMocks()
  history.replaceState(undefined, '', '/activity')
})

const log = (block: number, from: Address, to: Address, value: bigint) => ({
  args: { from, to, value },
  blockNumber: BigInt(block),
  blockHash: hashOf(block),
  logIndex: 0,
  transactionHash: hashOf(block)
})
const paid = log(10, alice, bob, 1_500_000n)
const received = log(20, bob, alice, 2_000_000n)
const poisoned = log(30, poison, alice, 1n)
const nothing = log(40, alice, poison, 0n)

async function opened({ head = 100n, node = (gateway: FakeContractGateway) => void gateway } = {}) {
  const contracts = new FakeContractGateway()
  contracts.logs.set('Transfer', [paid, received, poisoned, nothing])
  node(contracts)
  const tab = openTab({ contracts, chains: [{ ...baseGoerli, tokens: [token] }] })
  tab.reader.head = head
  stop = tab.stop
  await tab.models.connection.connect('wallet')
  render(
    <FakePage models={tab.models}>
      <ActivityPage />
    </FakePage>
  )
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  return { ...tab, contracts }
}

const titles = () => [...document.querySelectorAll('li a strong')].map(({ textContent }) => textContent)
const button = (name: RegExp) => screen.queryByRole('button', { name })
const click = async (element: HTMLElement | null) => {
  await act(async () => {
    if (element) fireEvent.click(element)
    await new Promise((resolve) => setTimeout(resolve))
  })
}

test('transfers are listed newest first, without those of nothing until a visitor wants them', async () => {
  await opened()
  expect(titles()).toEqual(['Received 0.000001 tUSD', 'Received 2 tUSD', 'Sent 1.5 tUSD'])
  expect(screen.getByText('3 entries')).toBeDefined()
  await click(screen.getByLabelText('Show zero-value transfers (1)'))
  expect(titles()[0]).toBe('Sent 0 tUSD')
  expect(screen.getByText('4 entries')).toBeDefined()
})

test('an address that looks like one that was paid is marked, and the details say which one', async () => {
  await opened()
  const [first, second] = [...document.querySelectorAll('li a')]
  expect([first?.textContent, second?.textContent].map((text) => text?.includes('Look-alike'))).toEqual([true, false])
  fireEvent.click(screen.getByText('Received 0.000001 tUSD'))
  const dialog = screen.getByRole('dialog', { hidden: true })
  expect(dialog.textContent).toContain(`The one that you know is:${bob}`)
  expect(location.search).toBe(`?transaction=${baseGoerli.id}-${hashOf(30)}-0`)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close', hidden: true }))
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

test('how far back was looked is said, with a way further', async () => {
  await opened({ head: 100_000n })
  expect(screen.getByText(/Searched back to block 50,001 \(.*2023/)).toBeDefined()
  expect(titles()).toEqual([])
  await click(button(/^Look further back on Base Goerli$/))
  expect(screen.getByText(/Searched back to the first block/)).toBeDefined()
  expect([titles().length, button(/^Look further back/)]).toEqual([3, null])
})

test('when the newest blocks were read is said, after each look', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(new Date(2023, 10, 15, 11, 45).getTime())
  await opened({ head: 100_000n })
  expect(screen.getByText(/Newest blocks read at 11:45:00/)).toBeDefined()
  await click(button(/^Look further back on Base Goerli$/))
  now.mockReturnValue(new Date(2023, 10, 15, 12, 10).getTime())
  await click(button(/^Look again on Base Goerli$/))
  expect(screen.getByText(/Newest blocks read at 12:10:00/)).toBeDefined()
  now.mockRestore()
})

test('a node that refuses logs says so, and is asked again on request', async () => {
  let isRefusing = true
  const { reader } = await opened({
    node: (contracts) => {
      const { eventsOfMany } = contracts
      contracts.eventsOfMany = (chainId, query, range) => {
        if (isRefusing) throw new ChainReadError('refused', chainId, 'no logs')
        return eventsOfMany(chainId, query, range)
      }
    }
  })
  expect(screen.getByText(/The node refused the request. Transfers could not be read./)).toBeDefined()
  isRefusing = false
  await click(button(/^Try again on Base Goerli$/))
  expect(titles()).toHaveLength(3)
  expect(reader.restsEnded, 'at once, although it may rest').toEqual([baseGoerli.id])
})

test('a link to a transfer opens it, or says that it is not among those found', async () => {
  history.replaceState(undefined, '', `/activity?transaction=${baseGoerli.id}-${hashOf(20)}-0`)
  await opened()
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('Received 2 tUSD')
  cleanup()
  stop()
  history.replaceState(undefined, '', `/activity?transaction=${baseGoerli.id}-${hashOf(20)}-7`)
  await opened()
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  expect(screen.getByText(/^The transfer that this link is about is not among those found so far/)).toBeDefined()
})

test('nothing more is read once the page is left', async () => {
  const ranges: bigint[] = []
  await opened({
    head: 9_000_000n,
    node: (contracts) => {
      const { eventsOfMany } = contracts
      contracts.eventsOfMany = (chainId, query, range) => {
        ranges.push(range.fromBlock)
        if (range.toBlock - range.fromBlock >= 500n) throw new ChainReadError('refused', chainId, 'range too wide')
        return eventsOfMany(chainId, query, range)
      }
    }
  })
  ranges.length = 0
  fireEvent.click(button(/^Look further back/) ?? document.body)
  cleanup()
  await new Promise((resolve) => setTimeout(resolve))
  expect(ranges).toEqual([])
})
