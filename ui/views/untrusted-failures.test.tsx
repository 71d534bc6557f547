// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { hostileTexts, unfitToShow } from '#domain/fake-hostile-texts.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import type { Models } from '#ui/models/models.ts'
import { bob } from '#ui/testing/fake-values.ts'
import { pay } from '#ui/testing/pay.ts'
import { AccountDialog } from './account-dialog.tsx'
import { ChainDialog } from './chain-dialog.tsx'
import { ConnectDialog } from './connect-dialog/connect-dialog.tsx'
import { Balances } from './dashboard-page/balances.tsx'
import { DashboardInvitation } from './dashboard-page/dashboard-invitation.tsx'
import { PaymentForm } from './dashboard-page/payment-form.tsx'
import { WrongNetwork } from './dashboard-page/wrong-network.tsx'
import { FakePage } from './fake-page.tsx'
import { HomeActions } from './home-page/home-actions.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

const token = { address: bob, symbol: 'USDX', decimals: 6 } as const
const chains = [{ ...baseGoerli, tokens: [token] }, lineaGoerli]
const stops: (() => void)[] = []

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) stop()
})

function open(options: Parameters<typeof openTab>[0] = {}) {
  const tab = openTab({ chains, ...options })
  stops.push(tab.stop)
  return tab
}

async function openConnected(options: Parameters<typeof openTab>[0] = {}) {
  const tab = open(options)
  await tab.models.connection.connect('wallet')
  return tab
}

const draw = (models: Models, view: ReactNode) =>
  act(async () => void render(<FakePage models={models}>{view}</FakePage>))

/** The page's text without collapsed details. */
function said(): string {
  const copy = document.body.cloneNode(true) as HTMLElement
  for (const details of copy.querySelectorAll('details')) details.remove()
  return copy.textContent ?? ''
}

const failing =
  (words: string): (() => Promise<never>) =>
  () =>
    Promise.reject(new WalletError('other', { message: words, code: -32603 }))

/** Every place that explains a failure, reached by a wallet or node that fails with this text. */
const failures: Readonly<Record<string, (words: string) => Promise<unknown>>> = {
  'the connect dialog': async (words) => {
    const { models, connector } = open()
    connector.connect = failing(words)
    models.dialogs.openConnect()
    await draw(models, <ConnectDialog />)
    await act(async () => models.connectDialog.pick('wallet'))
  },
  'the network dialog': async (words) => {
    const { models, connector } = await openConnected()
    connector.switchChain = failing(words)
    models.dialogs.openChain()
    await draw(models, <ChainDialog />)
    await act(() => models.chainSwitch.switchTo(lineaGoerli.id))
  },
  'the notice about a wrong network': async (words) => {
    const { models, connector } = await openConnected()
    connector.switchChain = failing(words)
    await draw(models, <WrongNetwork />)
    await act(() => models.chainSwitch.switchTo(lineaGoerli.id))
  },
  'the account dialog': async (words) => {
    const { models, connector } = await openConnected()
    connector.chooseAccount = failing(words)
    models.dialogs.openAccount()
    await draw(models, <AccountDialog />)
    await act(() => models.accountChoice.choose())
  },
  'the sign-in dialog': async (words) => {
    const { models, connector } = await openConnected({ signIn: true })
    connector.signMessage = failing(words)
    await act(async () => models.dialogs.openConnect())
    await draw(models, <SignInDialog />)
    await act(() => models.signIn.press())
  },
  'the request to add a token': async (words) => {
    const { models, connector } = await openConnected()
    connector.watchAsset = failing(words)
    await draw(models, <Balances />)
    await act(() => models.watchAsset.offer(token))
  },
  'the balance of a network': async (words) => {
    const { models, reader } = open()
    reader.getBalances = () => Promise.reject(new ChainReadError('refused', baseGoerli.id, words))
    await models.connection.connect('wallet')
    await draw(models, <Balances />)
    await act(() => models.balances.refresh(baseGoerli.id))
  },
  'the form that sends': async (words) => {
    const { models, connector } = await openConnected()
    connector.sendTransaction = failing(words)
    await draw(models, <PaymentForm />)
    await act(async () => {
      models.paymentForm.edit('recipient', bob)
      models.paymentForm.edit('amount', '1')
      await pay(models.paymentForm)
    })
  }
}

describe.each(Object.keys(failures))('%s', (place) => {
  test.each(Object.entries(hostileTexts))(
    'keeps a failure that %s out of its sentences, and limits its length in the details',
    async (_what, words) => {
      await failures[place]?.(words)
      expect(said()).not.toMatch(/evil|seed|https/)
      const [first] = document.querySelectorAll('details')
      const shown = first?.querySelector('bdi')?.textContent ?? ''
      expect(shown).toContain('evil')
      expect(shown).not.toMatch(unfitToShow)
      expect([...shown].length).toBeLessThanOrEqual(200)
      expect(document.querySelector('img[onerror], a[href*=evil]')).toBeNull()
    }
  )
})

test.each([
  ['the start page', <HomeActions key="home" isConnected={false} />],
  ['the dashboard', <DashboardInvitation key="dashboard" />]
])('%s says that the wallet was lost, without quoting it', async (_place, view) => {
  const { models, connector } = await openConnected()
  const cause = new WalletError('other', { message: hostileTexts['is markup'] ?? '', code: -32603 })
  await act(async () => connector.emit({ type: 'disconnected', cause }))
  await draw(models, view)
  expect(document.body.textContent).toContain('Something went wrong in the wallet.')
  expect(document.body.textContent).not.toContain('evil')
})

test('the details are copied as they are shown', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await failures['the connect dialog']?.(`a\u202E\nb${'c'.repeat(400_000)}`)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy details', hidden: true })))
  expect(writeText.mock.calls).toEqual([[`-32603: a b${'c'.repeat(188)}…`]])
  expect(document.querySelector('details bdi')?.textContent).toBe(writeText.mock.calls[0]?.[0])
})
