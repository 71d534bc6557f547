// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ConnectButtonDisplay } from '#domain/display.ts'
import { FakeNames } from '#ui/models/fake-names.ts'
import { fakeWorld } from '#ui/models/fakes.ts'
import { ConnectButton } from './connect-button.tsx'
import { FakePage } from './fake-page.tsx'

const stops: (() => void)[] = []

afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

const everything: ConnectButtonDisplay = { accountStatus: 'full', chainStatus: 'full', showBalance: true }

async function draw({ display = everything, isConnected = true, signIn = false, hasNames = false } = {}) {
  const world = fakeWorld({ signIn, names: hasNames ? new FakeNames() : undefined })
  stops.push(world.stop)
  if (isConnected) await world.models.connection.connect('wallet')
  const models = { ...world.models, settings: { ...world.models.settings, display } }
  await act(async () =>
    render(
      <FakePage models={models}>
        <ConnectButton />
      </FakePage>
    )
  )
  return world
}

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

test('connected, it shows the network, the balance, the avatar and the shortened address', async () => {
  await draw()
  expect(names()).toEqual(['Network: Base Goerli', expect.stringMatching(/^1 ETH.+0xf3…2266$/u)])
})

test('an account with a name goes by it, with its picture', async () => {
  await draw({ hasNames: true })
  expect(names()).toEqual(['Network: Base Goerli', expect.stringMatching(/^1 ETH.+alice\.eth$/u)])
  expect(screen.getAllByRole('button')[1]?.querySelector('img')?.src).toBe('https://pictures.example/alice.png')
})

test('what it shows can be reduced, and a button without words keeps its name', async () => {
  await draw({ display: { accountStatus: 'avatar', chainStatus: 'icon', showBalance: false } })
  expect(names()).toEqual(['Network: Base Goerli', 'Account 0xf3…2266'])
  expect(screen.queryByText(/ETH/)).toBeNull()
})

test('a display may differ between small and large screens', async () => {
  await draw({
    display: { accountStatus: 'address', chainStatus: { smallScreen: 'full', largeScreen: 'none' }, showBalance: false }
  })
  expect(names()).toEqual(['0xf3…2266'])
})

test('on a network that is not configured it says so', async () => {
  const { connector } = await draw()
  act(() => connector.emit({ type: 'chainChanged', chainId: 5 }))
  expect(names()[0]).toBe('Wrong network')
})
