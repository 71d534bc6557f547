// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { Balances } from './balances.tsx'

const tokens = [
  { address: '0x00000000000000000000000000000000000000aa', symbol: 'tUSD', decimals: 6 },
  { address: '0x00000000000000000000000000000000000000bb', symbol: 'GONE', decimals: 18 }
] as const
let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

test('tokens are listed below the native balance with their own decimals, and one that cannot be read says so', async () => {
  const tab = openTab({ chains: [{ ...baseGoerli, tokens }] })
  stop = tab.stop
  tab.reader.getBalances = async (chainId) => [2n * 10n ** 18n, 1_500_000n, new ChainReadError('reverted', chainId, '')]
  await tab.models.connection.connect('wallet')
  await act(async () =>
    render(
      <FakePage models={tab.models}>
        <Balances />
      </FakePage>
    )
  )
  const [, ...held] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(held).toEqual(['TtUSD1.5 tUSDAdd to wallet', 'GGONEGONE cannot be read'])
  expect(screen.getByText('2 ETH')).toBeTruthy()
})

test('of many networks, the first and the wallet’s own are shown, and more as the visitor asks for them', async () => {
  const others = Array.from({ length: 44 }, (_, n) => ({ ...baseGoerli, id: 1000 + n, name: `Network ${n}` }))
  const tab = openTab({ chains: [...others, baseGoerli] })
  stop = tab.stop
  await tab.models.connection.connect('wallet')
  await act(async () =>
    render(
      <FakePage models={tab.models}>
        <Balances />
      </FakePage>
    )
  )
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows()).toHaveLength(20)
  expect(rows()[18]).toContain('Network 18')
  expect(rows()[19]).toContain('Base Goerli')
  expect(screen.getByText('20 of 45 shown')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByText('Show more')))
  await act(async () => fireEvent.click(screen.getByText('Show more')))
  expect(rows()).toHaveLength(45)
  expect(new Set(rows()).size).toBe(45)
  expect(screen.queryByText('Show more')).toBeNull()
})
