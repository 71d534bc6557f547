// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Chain } from '#domain/chain.ts'
import { baseGoerli, lineaGoerli } from '#domain/chains.ts'
import { UserRejectedError } from '#domain/errors.ts'
import { FakeConnector } from '#ui/models/fake-wallet.ts'
import { fakeWorld } from '#ui/models/fakes.ts'
import { ChainDialog } from './chain-dialog.tsx'
import { FakePage } from './fake-page.tsx'

const stops: (() => void)[] = []

afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

async function openDialog(connector = new FakeConnector(), chains?: readonly Chain[]) {
  const { models, stop } = fakeWorld({ connector })
  stops.push(stop)
  await models.connection.connect('wallet')
  models.dialogs.openChain()
  const page = { ...models, settings: { ...models.settings, ...(chains && { chains }) } }
  render(
    <FakePage models={page}>
      <ChainDialog />
    </FakePage>
  )
  return models
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => act(async () => fireEvent.click(button(name)))

test('the configured networks are listed, the current one as "Connected"', async () => {
  await openDialog()
  expect(screen.getByRole('dialog', { name: 'Switch Networks' })).toBeDefined()
  expect(button('Base Goerli Connected').getAttribute('aria-current')).toBe('true')
  expect(button('Linea Goerli')).toBeDefined()
})

test('a network waits as "Confirm in Wallet" until the wallet confirms, and the wait can be cancelled', async () => {
  const connector = new FakeConnector()
  connector.switchChain = () => new Promise(() => undefined)
  const { chainSwitch } = await openDialog(connector)
  await press('Linea Goerli')
  expect(button('Linea Goerli Confirm in Wallet')).toBeDefined()
  await press('Cancel')
  expect(button('Linea Goerli')).toBeDefined()
  expect(chainSwitch.chainSwitch.status).toBe('idle')
})

test('the dialog closes once the wallet has switched', async () => {
  const { dialogs, connection } = await openDialog()
  await press('Linea Goerli')
  expect([connection.chainId, dialogs.open]).toEqual([lineaGoerli.id, undefined])
})

test('a refused switch keeps the dialog open, with the reason and another try', async () => {
  const connector = new FakeConnector()
  const { switchChain } = connector
  connector.switchChain = () => Promise.reject(new UserRejectedError())
  const { dialogs, connection } = await openDialog(connector)
  await press('Linea Goerli')
  expect(screen.getByRole('alert').textContent).toContain(
    'The wallet is not on Linea Goerli: You rejected the request in your wallet.'
  )
  expect(dialogs.open).toBe('chain')
  connector.switchChain = switchChain
  await press('Try again')
  expect(connection.chainId).toBe(lineaGoerli.id)
})

test('a network that is not configured is left by switching or disconnecting', async () => {
  const connector = new FakeConnector()
  const models = await openDialog(connector)
  expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull()
  act(() => connector.emit({ type: 'chainChanged', chainId: 5 }))
  expect(screen.getByText('Wrong network detected, switch or disconnect to continue.')).toBeDefined()
  await press('Disconnect')
  expect(models.connection.connection.status).toBe('disconnected')
})

test('a wallet that cannot switch says so', async () => {
  const connector = new FakeConnector()
  connector.canSwitchChain = false
  await openDialog(connector)
  expect(
    screen.getByText(
      'Your wallet does not support switching networks from Portside. Try switching networks from within your wallet instead.'
    )
  ).toBeDefined()
})

test('more than 8 networks can be searched', async () => {
  const many = Array.from({ length: 500 }, (_, i): Chain => ({ ...lineaGoerli, id: 1000 + i, name: `Network ${i}` }))
  await openDialog(new FakeConnector(), [baseGoerli, ...many])
  const field = screen.getByRole('searchbox', { name: 'Find a network' })
  fireEvent.change(field, { target: { value: ' network 499 ' } })
  expect(button('Network 499')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Base Goerli/ })).toBeNull()
  fireEvent.change(field, { target: { value: 'nowhere' } })
  expect(screen.getByText('No network has this name.')).toBeDefined()
})
