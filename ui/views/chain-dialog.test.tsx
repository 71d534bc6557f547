// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { ChainDialog } from './chain-dialog.tsx'
import { WrongNetwork } from './dashboard-page/wrong-network.tsx'
import { FakePage } from './fake-page.tsx'
import { keepFocus } from './parts/kept-focus.ts'

const stops: (() => void)[] = []

afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

async function openDialog(connector = new FakeConnector(), chains?: readonly Chain[]) {
  const { models, stop } = openTab({ connector })
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

test('a pending switch is said once: by its row, which a live region reads out', async () => {
  const connector = new FakeConnector()
  connector.switchChain = () => new Promise(() => undefined)
  await openDialog(connector)
  await press('Linea Goerli')
  const says = screen.getAllByText(/Confirm in|Switch to/, { ignore: false })
  expect(says.map((element) => [element.textContent, element.closest('button, [role=status]')?.tagName])).toEqual([
    ['Confirm in Wallet', 'BUTTON'],
    ['Confirm in Wallet', 'P']
  ])
})

test('the dialog closes once the wallet has switched', async () => {
  const { dialogs, connection } = await openDialog()
  await press('Linea Goerli')
  expect([connection.chainId, dialogs.open]).toEqual([lineaGoerli.id, undefined])
})

test('a rejected switch keeps the dialog open, with the reason and a retry', async () => {
  const connector = new FakeConnector()
  const { switchChain } = connector
  connector.switchChain = () => Promise.reject(new WalletError('rejected'))
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

test.each([
  ['has rejected', new WalletError('rejected')],
  ['does not support switching', new WalletError('unsupported')]
])('after "Try again" the focus is on its network, even if the wallet %s before the next frame', async (_, second) => {
  const connector = new FakeConnector()
  const answers = [new WalletError('rejected'), second]
  connector.switchChain = async () => {
    throw answers.shift()
  }
  stops.push(keepFocus())
  await openDialog(connector)
  await press('Linea Goerli')
  button('Try again').focus()
  await press('Try again')
  await expect.poll(() => document.activeElement?.textContent).toBe('Linea Goerli')
})

test('an unconfigured network offers switching or disconnecting', async () => {
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
  const follows = 'Once your wallet is on one of these networks, this page follows automatically.'
  expect(screen.queryByText(follows), 'it is on one').toBeNull()
  act(() => connector.emit({ type: 'chainChanged', chainId: 5 }))
  expect(screen.getByText(follows)).toBeDefined()
})

test('a wallet that turns out not to support switching is not asked again: the dialog says where to switch, and the page follows', async () => {
  const connector = new FakeConnector()
  connector.switchChain = () => Promise.reject(new WalletError('unsupported', { message: 'No such method.' }))
  const { connection } = await openDialog(connector)
  await press('Linea Goerli')
  const alertText = screen.getByRole('alert').textContent
  expect(alertText).toContain('Your wallet does not support switching networks from Portside.')
  expect(alertText).toContain('Once your wallet is on Linea Goerli, this page follows automatically.')
  expect(alertText).toContain('No such method.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  act(() => connector.emit({ type: 'chainChanged', chainId: lineaGoerli.id }))
  expect(connection.chainId).toBe(lineaGoerli.id)
  expect(screen.queryByRole('alert')).toBeNull()
})

async function openWrongNetwork(connector: FakeConnector) {
  const { models, stop } = openTab({ connector })
  stops.push(stop)
  await models.connection.connect('wallet')
  act(() => connector.emit({ type: 'chainChanged', chainId: 5 }))
  render(
    <FakePage models={models}>
      <WrongNetwork />
    </FakePage>
  )
  return models
}

test('on a wrong network the dashboard offers no unsupported switch, but says where to make it', async () => {
  const connector = new FakeConnector()
  connector.canSwitchChain = false
  await openWrongNetwork(connector)
  expect(screen.getByText(/^Your wallet does not support switching networks from Portside\./)).toBeDefined()
  expect(
    screen.getByText('Once your wallet is on a network that this page supports, this page follows automatically.')
  ).toBeDefined()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Disconnect'])
})

test('after a failed switch, the dashboard names the network that the visitor picked', async () => {
  const connector = new FakeConnector()
  connector.switchChain = () => Promise.reject(new WalletError('rejected'))
  const { chainSwitch } = await openWrongNetwork(connector)
  await act(() => chainSwitch.switchTo(lineaGoerli.id))
  expect(screen.getByText(/^The wallet is not on Linea Goerli: /)).toBeDefined()
  connector.switchChain = () => Promise.reject(new WalletError('unsupported', { message: 'No such method.' }))
  await act(() => chainSwitch.switchTo(lineaGoerli.id))
  expect(screen.getByText('Once your wallet is on Linea Goerli, this page follows automatically.')).toBeDefined()
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
