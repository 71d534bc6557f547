// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { PromptingConnector } from '#ui/testing/fake-wallet.ts'
import { Announcements } from './announcements.tsx'
import { DashboardInvitation } from './dashboard-page/dashboard-invitation.tsx'
import { FakePage } from './fake-page.tsx'

const LEFT = 'Your wallet switched to another account, so the session of 0xf3…2266 has ended.'
const ENDED = /^Your session has ended: it expired, or it was ended in another browser\./

let stop = () => undefined as void

afterEach(() => {
  cleanup()
  stop()
})

async function open({ signIn = false } = {}) {
  const tab = openTab({ signIn, connector: new PromptingConnector() })
  stop = tab.stop
  const { models } = tab
  await models.connection.connect('wallet')
  await act(async () =>
    render(
      <FakePage models={models}>
        <Announcements />
        <main>
          <DashboardInvitation />
        </main>
      </FakePage>
    )
  )
  return tab
}

async function signedIn() {
  const tab = await open({ signIn: true })
  await act(async () => {
    await tab.models.signIn.prepare()
    await tab.models.signIn.press()
  })
  expect(tab.models.session.status).toBe('connected')
  return tab
}

/** As far as the review of a payment. */
async function review({ models }: Awaited<ReturnType<typeof signedIn>>) {
  const { paymentForm } = models
  paymentForm.edit('recipient', bob)
  paymentForm.edit('amount', '0.5')
  await act(() => paymentForm.submit())
  expect(paymentForm.payment.review).toBeDefined()
}

const read = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || [])
const emit = ({ connector }: Awaited<ReturnType<typeof open>>, event: Parameters<typeof connector.emit>[0]) =>
  act(async () => connector.emit(event))

test('a move of the wallet to another network is read out once, and back again', async () => {
  const tab = await open()
  expect(read()).toEqual([])
  for (const { id, name } of [lineaGoerli, baseGoerli]) {
    await emit(tab, { type: 'chainChanged', chainId: id })
    expect(read()).toEqual([`Network: ${name}`])
  }
  await emit(tab, { type: 'chainChanged', chainId: 5 })
  expect(read()).toEqual(['Wrong network'])
  await act(async () => void tab.models.connection.disconnect())
  expect(read()).toEqual([])
})

test('a move that the visitor asked for here is not read out: the focus returns to the button that names the network', async () => {
  const { models } = await open()
  await act(async () => {
    models.dialogs.openChain()
    await models.chainSwitch.switchTo(lineaGoerli.id)
  })
  expect([models.connection.chainId, read()]).toEqual([lineaGoerli.id, []])
})

test('an account that changes in the wallet during a review: the session has ended, and nothing was sent', async () => {
  const tab = await signedIn()
  await review(tab)
  await emit(tab, { type: 'accountsChanged', accounts: [bob] })
  expect(tab.models.session.left).toBe(alice)
  expect(read()).toEqual([`${LEFT} Nothing was sent.`])
  expect(screen.getByRole('main').textContent).toContain('Nothing was sent. The account or network in your wallet has')
})

test.each([
  ['nothing is reviewed', async () => undefined],
  [
    'the wallet may still send what it was asked for',
    async (tab: Awaited<ReturnType<typeof signedIn>>) => {
      await review(tab)
      await act(async () => void tab.models.paymentForm.payment.confirm())
    }
  ]
])('that nothing was sent is not said of an account that changes while %s', async (_when, before) => {
  const tab = await signedIn()
  await before(tab)
  await emit(tab, { type: 'accountsChanged', accounts: [bob] })
  expect(read()).toEqual([LEFT])
  expect(screen.getByRole('main').textContent).not.toContain('Nothing was sent')
})

test('the dashboard says that the service has ended the session, and not once the visitor has signed out', async () => {
  const { models } = await signedIn()
  const main = () => screen.getByRole('main').textContent ?? ''
  await act(async () =>
    models.session.send({ type: 'answered', session: undefined, shared: undefined, now: Date.now() })
  )
  expect(screen.getAllByText(ENDED).map((element) => element.getAttribute('role'))).toEqual(['status', null])
  cleanup()
  stop()
  const again = await signedIn()
  await act(async () => again.models.session.signOut())
  expect(main()).toContain('Sign in to see your dashboard')
  expect(screen.queryByText(ENDED)).toBeNull()
})
