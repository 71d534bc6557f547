// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/chains.ts'
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
  expect(held).toEqual(['TtUSD1.5 tUSDAdd to wallet for tUSD', 'GGONEGONE cannot be read'])
  expect(screen.getByText('2 ETH')).toBeTruthy()
})
