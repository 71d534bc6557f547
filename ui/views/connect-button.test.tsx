// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { Window as HappyWindow } from 'happy-dom'
import { afterEach, expect, test } from 'vitest'
import type { AccountView } from '#domain/account.ts'
import { fallbackAvatar } from '#domain/name/avatar.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { type ConnectButtonDisplay, defaultDisplay } from '#ui/display.ts'
import type { AccountModel } from '#ui/models/account-model.ts'
import { FakeNames } from '#ui/testing/fake-names.ts'
import { alice, hashOf } from '#ui/testing/fake-values.ts'
import { ConnectButton } from './connect-button.tsx'
import { FakePage } from './fake-page.tsx'

const stops: (() => void)[] = []

afterEach(async () => {
  await setWidth(1024)
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

const everything: ConnectButtonDisplay = { accountStatus: 'full', chainStatus: 'full', showBalance: true }

interface Drawn {
  readonly display?: ConnectButtonDisplay
  readonly isConnected?: boolean
  readonly signIn?: boolean
  readonly hasNames?: boolean
  /** Overrides of the account view. */
  readonly view?: Partial<AccountView>
}

async function draw({
  display = everything,
  isConnected = true,
  signIn = false,
  hasNames = false,
  view = {}
}: Drawn = {}) {
  const tab = openTab({ signIn, names: hasNames ? new FakeNames() : undefined })
  stops.push(tab.stop)
  if (isConnected) await tab.models.connection.connect('wallet')
  const account: AccountModel = Object.create(tab.models.account, {
    view: { get: () => tab.models.account.view && { ...tab.models.account.view, ...view } }
  })
  const models = { ...tab.models, account, settings: { ...tab.models.settings, display } }
  await act(async () =>
    render(
      <FakePage models={models}>
        <ConnectButton />
      </FakePage>
    )
  )
  return tab
}

/** Resizes the window. */
const setWidth = (width: number) => act(async () => (window as unknown as HappyWindow).happyDOM.setViewport({ width }))

const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

const names = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)

test('disconnected, it invites to connect', async () => {
  await draw({ isConnected: false })
  expect(names()).toEqual(['Connect Wallet'])
})

test('connected but not signed in, it invites to sign in', async () => {
  await draw({ signIn: true })
  expect(names()).toEqual(['Sign in'])
})

test('the account button shows the account view, wherever that came from', async () => {
  const view = { displayBalance: '7 SEVEN', displayName: 'seven.eth', ensAvatar: 'https://pictures.example/seven.png' }
  await draw({ view })
  const button = screen.getByRole('button', { name: /seven\.eth$/ })
  expect(button.textContent).toMatch(/^7 SEVEN/)
  expect(button.querySelector('img')?.src).toBe(view.ensAvatar)
})

test('connected, it shows the network, the balance, the avatar and the shortened address', async () => {
  await draw()
  expect(names()).toEqual(['Network: Base Goerli', expect.stringMatching(/^1 ETH.+0xf3…2266$/u)])
})

test('an account with a name shows it, with its picture', async () => {
  await draw({ hasNames: true })
  expect(names()).toEqual(['Network: Base Goerli', expect.stringMatching(/^1 ETH.+alice\.eth$/u)])
  expect(screen.getAllByRole('button')[1]?.querySelector('img')?.src).toBe('https://pictures.example/alice.png')
})

test('what it shows can be reduced, and a button without text keeps its label', async () => {
  await draw({ display: { accountStatus: 'avatar', chainStatus: 'icon', showBalance: false } })
  expect(names()).toEqual(['Network: Base Goerli', 'Account 0xf3…2266'])
  expect(screen.queryByText(/ETH/)).toBeNull()
})

test('each part can differ between screens from 768 px and smaller ones, and follows the window', async () => {
  await setWidth(767)
  await draw({
    display: {
      accountStatus: { smallScreen: 'avatar', largeScreen: 'address' },
      chainStatus: { smallScreen: 'name', largeScreen: 'none' },
      showBalance: { smallScreen: false, largeScreen: true }
    }
  })
  const small = ['Base Goerli', fallbackAvatar(alice).emoji]
  expect(shown()).toEqual(small)
  await setWidth(768)
  expect(shown()).toEqual(['1 ETH0xf3…2266'])
  await setWidth(767)
  expect(shown()).toEqual(small)
})

test('by default a small screen hides the balance and the network’s name', async () => {
  await setWidth(767)
  await draw({ display: defaultDisplay })
  expect(shown()).toEqual(['', `${fallbackAvatar(alice).emoji}0xf3…2266`])
  expect(names()[0]).toBe('Network: Base Goerli')
})

test('a ring spins around the avatar while a transaction is pending', async () => {
  const { models } = await draw()
  const ring = () => screen.getByText(fallbackAvatar(alice).emoji).parentElement?.querySelector('svg')
  expect(ring()).toBeNull()
  act(() => models.transactions.add({ hash: hashOf(1), description: 'Payment' }))
  expect(ring()).toBeInstanceOf(SVGElement)
})

test('on a network that is not configured it says so', async () => {
  const { connector } = await draw()
  act(() => connector.emit({ type: 'chainChanged', chainId: 5 }))
  expect(names()[0]).toBe('Wrong network')
})
