// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { POLLING_INTERVAL_MS } from '#domain/chain/rpc.ts'
import { hostileTexts, unfitToShow } from '#domain/fake-hostile-texts.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { ANY_PAIRED_ID } from '#domain/wallet/paired-wallet.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import type { Models } from '#ui/models/models.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { AccountDialog } from './account-dialog.tsx'
import { Announcements } from './announcements.tsx'
import { ConnectDialog } from './connect-dialog/connect-dialog.tsx'
import { AccountHeader } from './dashboard-page/account-header.tsx'
import { Transactions } from './dashboard-page/transactions.tsx'
import { FakePage } from './fake-page.tsx'

const stops: (() => void)[] = []

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

function open(options: Parameters<typeof openTab>[0] = {}) {
  const tab = openTab(options)
  stops.push(tab.stop)
  return tab
}

const draw = (models: Models, view: ReactNode) =>
  act(async () => void render(<FakePage models={models}>{view}</FakePage>))

/** The page's text without untrusted names. */
function saidByUs(): string {
  const copy = document.body.cloneNode(true) as HTMLElement
  for (const element of copy.querySelectorAll('bdi')) element.remove()
  return copy.textContent ?? ''
}

describe.each(Object.entries(hostileTexts))('a description that %s', (_what, description) => {
  const entry: Transaction = {
    sent: { hash: hashOf(1), description, from: alice, addedAt: 1 },
    fate: { status: 'pending', unknownSince: 1 }
  }

  async function list(reader = new FakeReader()) {
    const { models } = open({ reader })
    await models.connection.connect('wallet')
    models.transactions.lists.keep(alice, baseGoerli.id, entry)
    return models
  }

  test('is plain, length-limited and isolated in its list entry', async () => {
    const reader = new FakeReader()
    reader.getTransaction = async () => undefined
    const models = await list(reader)
    models.dialogs.openAccount()
    await draw(
      models,
      <>
        <Transactions />
        <AccountDialog />
      </>
    )
    const titles = [...document.querySelectorAll('li strong')]
    expect(titles).toHaveLength(2)
    for (const title of titles) {
      expect([...title.children].map(({ localName }) => localName)).toEqual(['bdi'])
      expect(title.textContent).not.toMatch(unfitToShow)
      expect([...(title.textContent ?? '')].length).toBeLessThanOrEqual(200)
    }
    const [remove] = screen.getAllByRole('button', { name: /^Remove from the list: / })
    const named = remove?.getAttribute('aria-label')?.replace('Remove from the list: ', '') ?? ''
    expect(named).not.toMatch(unfitToShow)
    expect([...named].length).toBeLessThanOrEqual(40)
  })

  test('is plain and length-limited when its fate is announced', async () => {
    const reader = new FakeReader()
    const models = await list(reader)
    await draw(models, <Announcements />)
    reader.receipts.set(entry.sent.hash, { succeeded: false, blockNumber: 1n, blockHash: hashOf(9) })
    for (const change of [
      // A visitor who comes back, for whom the chain is polled.
      async () => {
        vi.setSystemTime(Date.now() + POLLING_INTERVAL_MS)
        document.dispatchEvent(new Event('visibilitychange'))
      },
      async () => models.transactions.remove(baseGoerli.id, entry)
    ]) {
      await act(change)
      const [announced = ''] = screen.getAllByRole('status').map(({ textContent }) => textContent)
      expect(announced).toMatch(/: Failed$| was removed from the list\.$/)
      expect(announced).not.toMatch(unfitToShow)
      expect([...announced].length).toBeLessThan(250)
    }
  })
})

describe.each(Object.entries(hostileTexts))('a wallet whose name %s', (_what, name) => {
  const waiting = () => new Promise<never>(() => undefined)

  /** Every sentence with the name has it length-limited, plain and isolated. */
  function expectIsolated(least: number): void {
    const names = [...document.querySelectorAll('bdi')].filter(({ textContent }) => textContent?.includes('e'))
    expect(names.length).toBeGreaterThanOrEqual(least)
    for (const { textContent } of names) {
      expect(textContent).not.toMatch(unfitToShow)
      expect([...(textContent ?? '')].length).toBeLessThanOrEqual(40)
    }
    expect(saidByUs()).not.toMatch(/evil|seed|You rejected/)
  }

  async function announced(connector = new FakeConnector()) {
    const tab = open({ announced: false })
    tab.discovery.announce(walletOf('wallet', connector, { name }))
    return tab
  }

  test('is isolated in the list, in the CONNECT step, and in its failure', async () => {
    const connector = new FakeConnector()
    const { models } = await announced(connector)
    models.dialogs.openConnect()
    connector.connect = waiting
    await draw({ ...models, settings: { ...models.settings, modalSize: 'wide' } }, <ConnectDialog />)
    await act(async () => models.connectDialog.pick('wallet'))
    expect(screen.getByRole('status').textContent).toMatch(/^Opening .*\.\.\.Confirm the connection in .*\.$/)
    expectIsolated(3)
    cleanup()
    connector.connect = () => Promise.reject(new WalletError('other', { message: 'No.', code: -32603 }))
    await draw(models, <ConnectDialog />)
    await act(async () => models.connectDialog.retry())
    expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/ is not connected/)
    expectIsolated(2)
  })

  test('is isolated once it is connected over WalletConnect, whose name stays ours', async () => {
    const connector = Object.assign(new FakeConnector(), { peerName: name })
    connector.chooseAccount = waiting
    const walletConnect = walletOf(ANY_PAIRED_ID, connector, {
      name: 'WalletConnect',
      transport: () => ({ kind: 'pairing' })
    })
    const { models } = open({ announced: false, catalogue: [walletConnect] })
    await models.connection.connect(ANY_PAIRED_ID)
    models.dialogs.openAccount()
    void models.accountChoice.choose()
    await draw(
      models,
      <>
        <AccountHeader />
        <AccountDialog />
      </>
    )
    expectIsolated(4)
    expect(saidByUs()).toMatch(/ via WalletConnect · .* via WalletConnect · /)
  })

  test('is isolated once it is connected, and while a request is pending', async () => {
    const connector = new FakeConnector()
    const { models } = await announced(connector)
    await models.connection.connect('wallet')
    models.dialogs.openAccount()
    connector.chooseAccount = waiting
    void models.accountChoice.choose()
    await draw(
      models,
      <>
        <AccountHeader />
        <AccountDialog />
      </>
    )
    expectIsolated(4)
  })
})
