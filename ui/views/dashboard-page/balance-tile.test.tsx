// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Chain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { base, baseGoerli, lineaGoerli, mainnet } from '#domain/chain/known-chains.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { formatTime } from '#ui/views/parts/time.ts'
import { Balances } from './balances.tsx'

const token = { address: '0x00000000000000000000000000000000000000aa', symbol: 'tUSD', decimals: 6 } as const
const chains: readonly Chain[] = [{ ...baseGoerli, tokens: [token] }, lineaGoerli, base]
let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

/** `held` by chain: native, then its tokens; a chain that is not there fails. */
async function draw(
  held: Readonly<Record<number, readonly bigint[]>>,
  options: { storage?: FakeBrowserStorage; chains?: readonly Chain[] } = {}
) {
  const reader = new FakeReader()
  reader.getBalances = async (chainId, _reads, onAnswer) => {
    const answer = held[chainId]
    if (!answer) throw new ChainReadError('timeout', chainId, 'No answer')
    if (reader.answer) onAnswer?.(reader.answer)
    return answer
  }
  const tab = openTab({ chains, reader, ...options })
  stop = tab.stop
  await tab.models.connection.connect('wallet')
  await act(async () =>
    render(
      <FakePage models={tab.models}>
        <Balances />
      </FakePage>
    )
  )
  return tab
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const tile = (name: string) => screen.getByText(name).closest('li') as HTMLElement

test('each tile says which endpoint and block its balance is of, and how long ago', async () => {
  const { models, reader } = await draw({ 84531: [5n, 5n], 59140: [5n], 8453: [5n, 5n] })
  reader.answer = { host: 'node.example' }
  reader.head = 15_000_070n
  await act(() => models.balances.refresh(59140))
  expect(tile('Linea Goerli').textContent).toContain('node.exampleBlock 15,000,070now')
  expect(tile('Base Goerli').textContent).toContain('Block 100now')
})

test('a network that fails says so in its own tile, and is read again on request', async () => {
  const held: Record<number, readonly bigint[]> = { 84531: [10n ** 18n, 5n], 8453: [1n, 1n] }
  await draw(held)
  expect(within(tile('Linea Goerli')).getAllByRole('status')[0]?.textContent).toContain('did not answer in time')
  expect(tile('Base Goerli').textContent).toContain('1 ETH')
  expect(tile('Linea Goerli').textContent).toContain('Retrying automatically.')
  held[59140] = [3n * 10n ** 18n]
  await press('Try again to read Linea Goerli')
  expect(within(tile('Linea Goerli')).queryByRole('status')).toBeNull()
  expect(tile('Linea Goerli').textContent).toContain('3 ETH')
})

test('a balance from a node that is behind is marked as old in its own tile', async () => {
  const { models, reader } = await draw({ 84531: [5n, 5n], 59140: [3n * 10n ** 18n], 8453: [5n, 5n] })
  reader.answer = { host: 'late.example', lag: { blocks: 50n, at: Date.now() } }
  await act(() => models.balances.refresh(59140))
  const linea = tile('Linea Goerli')
  expect(within(linea).getAllByRole('status')[0]?.textContent).toBe(
    'The balance on Linea Goerli may be out of date. The node that answered is behind: it does not have the newest blocks yet. Retrying automatically.'
  )
  expect(linea.textContent).toContain('3 ETH')
  expect(linea.textContent).toContain('Last known at')
  expect(linea.textContent).not.toContain('unreachable')
  expect(tile('Base Goerli').textContent).not.toContain('out of date')
})

test('a network whose node has named a time says until when it waits', async () => {
  const { models, reader } = await draw({ 84531: [5n, 5n], 8453: [5n, 5n] })
  const pausedUntil = new Date(Date.now() + 60_000).setMilliseconds(0)
  reader.getBalances = async (chainId) => {
    throw new ChainReadError('rate-limited', chainId, 'HTTP 429', { pausedUntil })
  }
  await act(() => models.balances.refresh(59140))
  expect(within(tile('Linea Goerli')).getAllByRole('status')[0]?.textContent).toContain(
    `The node is limiting requests. The node has asked for a pause: no request is sent before ${formatTime(pausedUntil)}.`
  )
  expect(tile('Linea Goerli').textContent).not.toContain('Retrying automatically')
})

test('until the first answer, a tile has a placeholder for each of its tokens', async () => {
  const reader = new FakeReader()
  reader.getBalances = () => new Promise(() => undefined)
  const tab = openTab({ chains, reader })
  stop = tab.stop
  await tab.models.connection.connect('wallet')
  render(
    <FakePage models={tab.models}>
      <Balances />
    </FakePage>
  )
  expect(within(tile('Base Goerli')).getAllByText('Loading balance')).toHaveLength(2)
  expect(tile('Base Goerli').textContent).toContain('tUSD')
  expect(tile('Base Goerli').textContent).not.toContain('cannot be read')
})

test('zero balances are hidden on request, on this and later visits, but never the wallet’s own network', async () => {
  const storage = new FakeBrowserStorage()
  const held: Record<number, readonly bigint[]> = { 84531: [0n, 0n], 59140: [0n], 8453: [1n, 0n] }
  const first = await draw(held, { storage })
  await press('Hide zero balances')
  expect(screen.queryByText('Linea Goerli')).toBeNull()
  expect(screen.getByText('1 network with nothing on it is hidden.')).toBeDefined()
  expect(tile('Base Goerli').textContent).toContain('1 token with a zero balance is hidden.')
  expect(within(tile('Base')).queryByText('USDC')).toBeNull()
  cleanup()
  first.stop()
  const { models } = await draw(held, { storage })
  expect(screen.queryByText('Linea Goerli')).toBeNull()
  // Something arrives: it is watched although it is hidden.
  held[59140] = [7n]
  await act(() => models.balances.refresh(59140))
  expect(tile('Linea Goerli')).toBeDefined()
  await press('Show zero balances')
  expect(within(tile('Base')).getByText('USDC')).toBeDefined()
})

test('a network that cannot be read is not hidden as if it were empty', async () => {
  await draw({ 84531: [0n, 0n], 8453: [0n, 0n] })
  await press('Hide zero balances')
  expect(tile('Linea Goerli')).toBeDefined()
})

test('what the configuration counts in one unit is added up, and a network that is missing from it is counted', async () => {
  const ether = 10n ** 18n
  await draw({ 84531: [9n * ether], 1: [2n * ether, 1_500_000n] }, { chains: [baseGoerli, mainnet, base] })
  const totals = () => screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(totals()).toEqual(['ETH on 1 of 2 networks2 ETH', 'USDC on 1 of 2 networks1.5 USDC'])
})
