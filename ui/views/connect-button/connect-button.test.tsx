// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { Window as HappyWindow } from 'happy-dom'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import type { AccountView } from '#domain/account.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { fallbackAvatar } from '#domain/name/fallback-avatar.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { type ConnectButtonDisplay, defaultDisplay } from '#ui/display.ts'
import { useBalance } from '#ui/hooks/use-balance.ts'
import type { AccountModel } from '#ui/models/account-model.ts'
import { FakeNames } from '#ui/testing/fake-names.ts'
import { alice, configuredChains, hashOf } from '#ui/testing/fake-values.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { ConnectButton } from './connect-button.tsx'
import type { CustomButtonState } from './custom-connect-button.tsx'

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
  readonly chains?: readonly Chain[]
  /** Overrides of the account view. */
  readonly view?: Partial<AccountView>
  readonly children?: ReactNode
}

async function draw({
  display = everything,
  isConnected = true,
  signIn = false,
  hasNames = false,
  chains = configuredChains,
  view = {},
  children = <ConnectButton />
}: Drawn = {}) {
  const tab = openTab({ signIn, chains, names: hasNames ? new FakeNames() : undefined })
  stops.push(tab.stop)
  if (isConnected) await tab.models.connection.connect('wallet')
  const account: AccountModel = Object.create(tab.models.account, {
    view: { get: () => tab.models.account.view && { ...tab.models.account.view, ...view } }
  })
  const models = { ...tab.models, account, settings: { ...tab.models.settings, display } }
  await act(async () => render(<FakePage models={models}>{children}</FakePage>))
  return tab
}

/** Resizes the window. */
const setWidth = (width: number) => act(async () => (window as unknown as HappyWindow).happyDOM.setViewport({ width }))

const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

const names = () => screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent)

test('disconnected, it invites to connect', async () => {
  await draw({ isConnected: false })
  expect(names()).toEqual(['Connect Wallet'])
})

test('connected but not signed in, it invites to sign in', async () => {
  await draw({ signIn: true })
  expect(names()).toEqual(['Sign in'])
})

test('the account button shows the account view, wherever that came from', async () => {
  const view = {
    balanceValue: 7n,
    balanceDecimals: 0,
    balanceSymbol: 'SEVEN',
    displayName: 'seven.eth',
    ensAvatar: 'https://pictures.example/seven.png'
  }
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

test('a balance is read from a node only where it is shown', async () => {
  const { reader } = await draw({ display: { ...everything, showBalance: false } })
  expect(reader.reads).toBe(0)
  cleanup()
  expect((await draw()).reader.reads).toBe(1)
})

test.each(['icon', 'full'] as const)('as %s, a network without an icon shows its name alone', async (chainStatus) => {
  const chains = configuredChains.map(({ iconUrl: _, ...chain }) => chain)
  await draw({ chains, display: { ...everything, chainStatus } })
  const button = screen.getByRole('button', { name: 'Network: Base Goerli' })
  expect(button.textContent).toBe('Base Goerli')
  expect([...button.children].map(({ tagName }) => tagName.toLowerCase())).toEqual(['bdi', 'svg'])
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

describe('in the code of a team', () => {
  test('its label is the team’s, as it is', async () => {
    await draw({ isConnected: false, children: <ConnectButton label="Come aboard" /> })
    expect(names()).toEqual(['Come aboard'])
    expect(screen.getByText('Come aboard').tagName, 'it may be in another direction').toBe('BDI')
  })

  test('each option takes precedence over the configuration, also per breakpoint; what is left out is as configured', async () => {
    await setWidth(767)
    const chainStatus = { smallScreen: 'name', largeScreen: 'none' } as const
    await draw({ children: <ConnectButton accountStatus="avatar" chainStatus={chainStatus} /> })
    expect(shown()).toEqual(['Base Goerli', `1 ETH${fallbackAvatar(alice).emoji}`])
    await setWidth(768)
    expect(shown()).toEqual([`1 ETH${fallbackAvatar(alice).emoji}`])
  })

  test('without its own network button, a network that is not configured is still shown', async () => {
    const { connector } = await draw({ children: <ConnectButton chainStatus="none" showBalance={false} /> })
    expect(shown()).toHaveLength(1)
    act(() => connector.emit({ type: 'chainChanged', chainId: 5 }))
    expect(names()[0]).toBe('Wrong network')
  })
})

describe('a connect button of a team’s own', () => {
  async function drawCustom(drawn: Drawn = {}) {
    const given: CustomButtonState[] = []
    const children = (
      <ConnectButton.Custom>
        {(state) => {
          given.push(state)
          return <p>{state.account?.displayName ?? 'nobody'}</p>
        }}
      </ConnectButton.Custom>
    )
    const tab = await draw({ ...drawn, children })
    const state = () => given.at(-1)
    const allowed = () => Object.keys(state() ?? {}).filter((key) => key.startsWith('open'))
    return { ...tab, children, given, state, allowed }
  }

  test('gets nothing of an account while disconnected, and can only connect', async () => {
    const { state, allowed, models } = await drawCustom({ isConnected: false })
    expect(state()).toMatchObject({ mounted: true, isConnectDialogOpen: false })
    expect(Object.keys(state() ?? {}).filter((key) => /^account|^chain|^authentication/.test(key))).toEqual([])
    expect(allowed()).toEqual(['openConnectDialog'])
    act(() => state()?.openConnectDialog?.())
    expect([models.dialogs.open, state()?.isConnectDialogOpen]).toEqual(['connect', true])
  })

  test('gets the account and its network, and opens their dialogs', async () => {
    const { state, allowed, connector, models } = await drawCustom()
    expect(screen.getByText('0xf3…2266')).toBeInstanceOf(HTMLElement)
    expect(state()).toMatchObject({
      account: { address: alice, hasPendingTransactions: false },
      chain: { id: 84531, name: 'Base Goerli', hasIcon: true, unsupported: false }
    })
    expect(state()).not.toHaveProperty('authenticationStatus')
    expect(allowed()).toEqual(['openAccountDialog', 'openChainDialog'])
    act(() => state()?.openAccountDialog?.())
    expect([models.dialogs.open, state()?.isAccountDialogOpen]).toEqual(['account', true])
    act(() => connector.emit({ type: 'chainChanged', chainId: 5 }))
    expect(state()?.chain).toMatchObject({ name: 'Chain 5', unsupported: true })
    expect(allowed()).toEqual(['openChainDialog'])
    act(() => state()?.openChainDialog?.())
    expect(state()?.isChainDialogOpen).toBe(true)
  })

  test('knows the balance while something on the page reads it', async () => {
    const Reader = () => void useBalance()
    const children = (
      <>
        <Reader />
        <ConnectButton.Custom>{({ account }) => <p>{account?.displayBalance ?? 'unknown'}</p>}</ConnectButton.Custom>
      </>
    )
    await draw({ children })
    expect(await screen.findByText('1 ETH')).toBeInstanceOf(HTMLElement)
  })

  test('knows whether the account is signed in', async () => {
    const { state, allowed, models } = await drawCustom({ signIn: true })
    expect(state()?.authenticationStatus).toBe('unauthenticated')
    expect(allowed()).toEqual(['openConnectDialog'])
    await act(() => models.signIn.prepare())
    await act(() => models.signIn.press())
    expect(state()?.authenticationStatus).toBe('authenticated')
  })

  test('is not mounted in a prerendered page', async () => {
    const { children, given, models } = await drawCustom()
    renderToString(<FakePage models={models}>{children}</FakePage>)
    expect(given.at(-1)?.mounted).toBe(false)
  })
})
