// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { sentenceText } from '#ui/testing/sentence-text.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { ConnectDialog } from './connect-dialog.tsx'

const SHARED = 'Another wallet uses this identifier. One of them may be an impostor.'
const BORROWED = 'Has the name of a known wallet, but not its identifier. It may be an impostor.'
const HELP = /This page cannot tell whether it is genuine\. Continue only if you recognise the window/

const stops: (() => void)[] = []
afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

function openDialog(announced: readonly { readonly name: string; readonly rdns: string }[]) {
  const pelican = walletOf('pelican', new FakeConnector(), {
    name: 'Pelican',
    rdns: ['test.pelican'],
    group: 'popular'
  })
  const { models, discovery, stop } = openTab({ announced: false, catalogue: [pelican] })
  stops.push(stop)
  const connectors = announced.map(({ name, rdns }, index) => {
    const connector = Object.assign(new FakeConnector(), { account: index === 0 ? alice : bob })
    discovery.announce(walletOf(rdns, connector, { name }))
    return connector
  })
  models.dialogs.openConnect()
  render(
    <FakePage models={models}>
      <ConnectDialog />
    </FakePage>
  )
  return { models, connectors }
}

const rows = () => within(screen.getByRole('region', { name: 'Installed' })).getAllByRole('button')
const texts = () => rows().map(({ textContent }) => textContent)
const pick = (index: number) => act(async () => void fireEvent.click(rows()[index] ?? document.body))

test.each([0, 1])(
  'two wallets with one identifier are both listed and marked, and number %i connects to its own provider',
  async (index) => {
    const { models, connectors } = openDialog([
      { name: 'Pelican', rdns: 'test.pelican' },
      { name: 'Pelican', rdns: 'test.pelican' }
    ])
    expect(texts()).toEqual(Array.from({ length: 2 }, () => `Pelicantest.pelican ${SHARED}`))
    await pick(index)
    expect(models.connection.connector).toBe(connectors[index])
  }
)

test('a wallet with a known name but another identifier is marked, beside the known one', () => {
  openDialog([
    { name: 'Pelican', rdns: 'test.evil' },
    { name: 'Pelican', rdns: 'test.pelican' }
  ])
  expect(texts()).toEqual([`Pelicantest.evil ${BORROWED}`, 'Pelicantest.pelican '])
})

test('a wallet with a unique name and identifier is listed by its name alone', () => {
  openDialog([{ name: 'Heron', rdns: 'test.heron' }])
  expect(texts()).toEqual(['Heron'])
})

test('a name is isolated from the text around it, whatever its direction', () => {
  openDialog([{ name: 'مرفأ', rdns: 'test.heron' }])
  expect(rows()[0]?.querySelector('bdi')?.textContent).toBe('مرفأ')
})

test('while a marked wallet connects, the dialog says what the visitor can do', async () => {
  const { connectors } = openDialog([
    { name: 'Pelican', rdns: 'test.evil' },
    { name: 'Heron', rdns: 'test.heron' }
  ])
  for (const connector of connectors) connector.connect = () => new Promise(() => undefined)
  await pick(0)
  expect(screen.getByText(HELP).textContent).toContain(BORROWED)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Back' })))
  await pick(1)
  expect(screen.getByText(sentenceText('Opening Heron...'))).toBeDefined()
  expect(screen.queryByText(HELP)).toBeNull()
})
