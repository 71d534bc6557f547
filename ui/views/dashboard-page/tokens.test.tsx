// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Chain, Token } from '#domain/chain/chain.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { Balances } from './balances.tsx'

const token: Token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'USDX', decimals: 6 }
const chains: readonly Chain[] = [baseGoerli, { ...lineaGoerli, tokens: [token] }]
const SWITCH_FIRST = 'Switch to Linea Goerli to add USDX'
const ADD = 'Add to wallet for USDX'
let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

/** The token is on Linea Goerli, the wallet on Base Goerli. */
async function openBalances() {
  const tab = openTab({ chains })
  stop = tab.stop
  tab.reader.getBalances = async (_chainId, reads) => reads.map(() => 1_500_000n)
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
const button = (name: string) => screen.queryByRole('button', { name })

test('a token of another network is added after the wallet has switched there, with the same button', async () => {
  const { connector, models } = await openBalances()
  const before = screen.getByRole('button', { name: SWITCH_FIRST })
  expect(before.querySelector('svg')).toBeNull()
  await press(SWITCH_FIRST)
  expect(models.connection.chainId).toBe(lineaGoerli.id)
  expect(screen.getByRole('button', { name: ADD })).toBe(before)
  expect(before.querySelectorAll('svg')).toHaveLength(1)
  await press(ADD)
  expect(connector.watched).toEqual([token])
  expect(screen.getByText("USDX is in your wallet's list.")).toBeDefined()
})

test('while the wallet is asked, the row shows the request and can cancel it', async () => {
  const { connector } = await openBalances()
  const { switchChain } = connector
  connector.switchChain = () => new Promise(() => undefined)
  await press(SWITCH_FIRST)
  expect(screen.getByText('Switch to Linea Goerli')).toBeDefined()
  expect(button(SWITCH_FIRST)?.getAttribute('aria-disabled')).toBe('true')
  await press('Cancel')
  connector.switchChain = switchChain
  await press(SWITCH_FIRST)
  connector.watchAsset = () => new Promise(() => undefined)
  await press(ADD)
  expect(screen.getByText('Add token USDX')).toBeDefined()
  await press('Cancel')
  expect(screen.queryByText('Add token USDX')).toBeNull()
})

test('a rejection is a status, a failure an alert', async () => {
  const { connector } = await openBalances()
  const { switchChain } = connector
  connector.switchChain = () => Promise.reject(new WalletError('switch'))
  await press(SWITCH_FIRST)
  expect(screen.getByRole('alert').textContent).toBe(
    'The wallet is not on Linea Goerli: The wallet stayed on its network.'
  )
  connector.switchChain = switchChain
  await press(SWITCH_FIRST)
  connector.refusal = new WalletError('rejected')
  await press(ADD)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('USDX was not added: You rejected the request in your wallet.')).toBeDefined()
})

test('a wallet that does not support tokens is offered none', async () => {
  const { connector } = await openBalances()
  await press(SWITCH_FIRST)
  connector.refusal = new WalletError('unsupported', { message: 'No.' })
  await press(ADD)
  expect(button(ADD)).toBeNull()
  expect(screen.getByRole('alert').textContent).toMatch(/^USDX was not added: Your wallet cannot do this\./)
})

test('a wallet that cannot switch networks is not asked to', async () => {
  const { connector, models } = await openBalances()
  connector.switchChain = () => Promise.reject(new WalletError('unsupported', { message: 'No.' }))
  await act(() => models.chainSwitch.switchTo(lineaGoerli.id))
  expect(button(SWITCH_FIRST)).toBeNull()
})
