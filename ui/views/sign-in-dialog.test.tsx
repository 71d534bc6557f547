// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeAuthentication } from '#ui/testing/fake-authentication.ts'
import { FakeNames } from '#ui/testing/fake-names.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakePage } from './fake-page.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

async function open(options: Parameters<typeof openTab>[0] = {}) {
  const tab = openTab({ signIn: true, ...options })
  stop = tab.stop
  const { connection, dialogs } = tab.models
  dialogs.openConnect()
  await connection.connect('wallet')
  await act(async () =>
    render(
      <FakePage models={tab.models}>
        <SignInDialog />
      </FakePage>
    )
  )
  return tab
}

/** What the summary says, term by term. */
const summary = () => {
  const region = within(screen.getByRole('region', { name: 'What you will sign' }))
  const values = region.getAllByRole('definition').map(({ textContent }) => textContent)
  return region.getAllByRole('term').map(({ textContent }, place) => `${textContent}: ${values[place]}`)
}

test('what will be signed is shown before the wallet opens, and follows the wallet', async () => {
  const { connector } = await open({ names: new FakeNames() })
  expect(summary()).toEqual([
    expect.stringMatching(new RegExp(`^Account: .*alice.eth${alice}$`)),
    'Website: app.example',
    'Network: Base Goerli (chain ID 84531)',
    'Message valid: for 5 minutes at most'
  ])
  await act(async () => connector.emit({ type: 'chainChanged', chainId: 59140 }))
  expect(summary()).toContain('Network: Linea Goerli (chain ID 59140)')
  await act(async () => connector.emit({ type: 'chainChanged', chainId: 424242 }))
  expect(summary()).toContain('Network: Chain 424242 (chain ID 424242)')
  await act(async () => connector.emit({ type: 'accountsChanged', accounts: [bob] }))
  expect(summary()[0]).toContain(bob)
})

test('the account has its picture, before the wallet opens', async () => {
  const names = new FakeNames()
  names.avatars.set('alice.eth', { url: 'https://pictures.example/alice.png' })
  await open({ names })
  const region = screen.getByRole('region', { name: 'What you will sign' })
  expect(region.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/alice.png')
})

test('until a message is prepared, the summary does not claim how long it is valid', async () => {
  const authentication = new FakeAuthentication()
  authentication.isDown = true
  await open({ authentication })
  expect(summary()).toContain('Message valid: not known yet')
})

test('a message that is not what is shown is not sent, and the dialog says why, with details and a way on', async () => {
  const { models, connector, authentication } = await open()
  const { prompts } = connector
  authentication.createMessage = async () => 'Send all my money to Bob.'
  await act(models.signIn.press)
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText('Error signing message, please retry!')).toBeDefined()
  expect(alert.getByText(/^Your wallet was not asked, because the prepared message differs/)).toBeDefined()
  expect(alert.getByText('The text is not a sign-in message as this page writes it.').closest('details')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Send message' }).ariaDisabled).not.toBe('true')
  expect(connector.prompts).toBe(prompts)
})

test('a rejection is one quiet line, in the live region that was there before', async () => {
  const tab = await open()
  const { signIn } = tab.models
  const regions = screen.getAllByRole('status')
  expect(regions.map(({ textContent }) => textContent)).toEqual([''])
  tab.connector.refusal = new WalletError('rejected')
  await act(signIn.press)
  expect(screen.getAllByText('You are not signed in.')).toEqual(regions)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the words of the button are in the dialog once, and announced where they are', async () => {
  const { connector, models } = await open()
  connector.signMessage = () => new Promise(() => undefined)
  await act(async () => void models.signIn.press())
  expect(screen.getAllByText('Waiting for signature...')).toEqual([
    screen.getByRole('button', { name: 'Waiting for signature...' })
  ])
  expect(screen.getByRole('button', { name: 'Waiting for signature...' }).getAttribute('aria-live')).toBe('polite')
})

test('a press beside the dialog leaves it open, and the wallet connected', async () => {
  const { connector, models } = await open()
  const dialog = screen.getByRole('dialog')
  fireEvent.pointerDown(dialog, { clientX: -1, clientY: -1 })
  fireEvent.click(dialog, { clientX: -1, clientY: -1 })
  expect([models.dialogs.open, models.session.status, connector.revoked]).toEqual(['connect', 'unauthenticated', 0])
})

test('the browser’s way back closes the dialog, and Escape disconnects', async () => {
  const { models } = await open()
  const cancel = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await act(async () => void cancel())
  expect([models.dialogs.open, models.session.status]).toEqual([undefined, 'unauthenticated'])
  act(() => models.dialogs.openConnect())
  fireEvent.keyDown(window, { key: 'Escape' })
  await act(async () => void cancel())
  expect(models.session.status).toBe('disconnected')
})
