// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { knownChains } from '#domain/chain/known-chains.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import type { Shell } from '#ui/views/shell-context.ts'
import { HomePage } from './home-page.tsx'

const LOCAL = 'Local test networks: the Dev Wallet is free to use.'
const TEST = 'These are test networks. Assets on them have no value.'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(change: Partial<Shell['settings']> = {}): void {
  const { models, stop } = openTab()
  stop()
  const settings = { ...models.settings, ...change }
  render(
    <FakePage models={models} shell={{ settings, views: undefined }}>
      <HomePage />
    </FakePage>
  )
}

test("with a development server's local networks, the page says so and names the Dev Wallet", () => {
  vi.stubGlobal('__LOCAL_NETWORK_EVENTS__', '/__dev/events')
  open()
  expect([screen.queryByText(LOCAL), screen.queryByText(TEST)]).toEqual([expect.anything(), null])
})

test('anywhere else, networks that are all testnets are called test networks, without a Dev Wallet', () => {
  open()
  expect([screen.queryByText(LOCAL), screen.queryByText(TEST)]).toEqual([null, expect.anything()])
})

test('with a production network there is no note', () => {
  open({ chains: knownChains })
  expect([screen.queryByText(LOCAL), screen.queryByText(TEST)]).toEqual([null, null])
})

test('the page does not promise to contact no third parties where pages of the team’s own may', () => {
  const promises = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  open()
  expect(promises()).toContain('Nothing in the background')
  cleanup()
  open({ imageHosts: ['https://images.example'] })
  expect(promises()).toEqual(expect.arrayContaining(['Keys stay with you', 'The truth about transactions']))
  expect(promises()).not.toContain('Nothing in the background')
})
