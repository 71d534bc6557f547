// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { knownChains } from '#domain/chain/chains.ts'
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

test('where the development server has networks of its own, so says the page, and names the wallet that is there', () => {
  vi.stubGlobal('__LOCAL_NETWORK_EVENTS__', '/__dev/events')
  open()
  expect([screen.queryByText(LOCAL), screen.queryByText(TEST)]).toEqual([expect.anything(), null])
})

test('anywhere else there is no such wallet: networks that are all for tests are called just that', () => {
  open()
  expect([screen.queryByText(LOCAL), screen.queryByText(TEST)]).toEqual([null, expect.anything()])
})

test('beside a network of value nothing is said', () => {
  open({ chains: knownChains })
  expect([screen.queryByText(LOCAL), screen.queryByText(TEST)]).toEqual([null, null])
})
