// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
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

test('a rejection is shown, and announced by the existing live region', async () => {
  const tab = await open()
  const { signIn } = tab.models
  const regions = screen.getAllByRole('status')
  tab.connector.refusal = new WalletError('rejected')
  await act(signIn.press)
  const rejected = 'The request was rejected in your wallet. You are not signed in.'
  expect(screen.getByText(rejected, { selector: 'p' }).closest('[role=status]')).toBeNull()
  expect(regions.map(({ textContent }) => textContent)).toEqual([rejected])
  expect(screen.getAllByRole('status')).toEqual(regions)
})
