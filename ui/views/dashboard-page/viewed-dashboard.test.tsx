// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { navigate } from '#ui/router.tsx'
import { FakeNames } from '#ui/testing/fake-names.ts'
import { bob } from '#ui/testing/fake-values.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { DashboardPage } from './dashboard-page.tsx'

let stop: () => void = () => undefined
const token = { address: '0x00000000000000000000000000000000000000aa', symbol: 'tUSD', decimals: 6 } as const

beforeEach(() => history.replaceState(undefined, '', '/dashboard'))
afterEach(() => {
  cleanup()
  stop()
})

async function open(path: string, { names = undefined as FakeNames | undefined, isConnected = false } = {}) {
  const tab = openTab({ names, chains: [{ ...baseGoerli, tokens: [token] }] })
  stop = tab.stop
  if (isConnected) await tab.models.connection.connect('wallet')
  act(() => navigate(path))
  await act(async () =>
    render(
      <FakePage models={tab.models}>
        <DashboardPage />
      </FakePage>
    )
  )
  return tab
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const main = () => document.body.textContent

test('anybody’s balances are shown without a wallet, marked as read-only', async () => {
  await open(`/dashboard?view=${bob}`)
  expect(title()).toBe('Viewed account')
  expect(screen.getByText('Read only')).toBeDefined()
  expect(main()).toContain(bob)
  expect(screen.getByText('1 ETH')).toBeDefined()
  expect(screen.getByRole('region', { name: 'Networks' })).toBeDefined()
  for (const region of ['Send', 'Transactions']) expect(screen.queryByRole('region', { name: region })).toBeNull()
  expect(screen.queryByRole('button', { name: /Add to wallet/ })).toBeNull()
})

test('a connected wallet stays connected, and “Stop viewing” leads back to its own dashboard', async () => {
  const { models } = await open(`/dashboard?view=${bob}`, { isConnected: true })
  expect(screen.getByText(/Your own wallet stays connected/)).toBeDefined()
  expect(screen.queryByText('Connected')).toBeNull()
  expect(screen.queryByRole('button', { name: /Add to wallet/ })).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Stop viewing' })))
  expect(title()).toBe('Dashboard')
  expect(models.viewedAccount.viewed.status).toBe('none')
  expect(screen.getByRole('button', { name: /Add to wallet/ })).toBeDefined()
})

test('a name is shown with the whole address that it leads to', async () => {
  await open('/dashboard?view=alice.eth', { names: new FakeNames() })
  expect(screen.getByText('alice.eth')).toBeDefined()
  expect(main()).toContain('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
})

test.each([
  ['has no account', () => Promise.resolve(undefined)],
  ['cannot be looked up', () => Promise.reject(new Error('No answer'))]
])('a name that %s is shown whole: its joiner tells it from another one', async (_what, getAddress) => {
  const names = Object.assign(new FakeNames(), { getAddress, normalise: async (name: string) => name })
  await open(`/dashboard?view=${encodeURIComponent('👨‍💻.eth')}`, { names })
  expect(screen.getByText('👨‍💻.eth', { selector: 'bdi' })).toBeDefined()
})

test('a pasted payment URI leads to its account', async () => {
  await open(`/dashboard?view=${encodeURIComponent(`ethereum:${bob}@59140`)}`)
  expect(main()).toContain(bob)
  expect(screen.getByText('1 ETH')).toBeDefined()
})

test('what cannot be viewed says why, and can be corrected in place', async () => {
  await open('/dashboard?view=evil')
  expect(screen.getByRole('status').textContent).toContain('This is neither an address nor a name.')
  expect(screen.queryByRole('region', { name: 'Balances' })).toBeNull()
  await act(async () => fireEvent.change(screen.getByLabelText('Address or name'), { target: { value: ` ${bob} ` } }))
  await act(async () => fireEvent.submit(screen.getByRole('form', { name: 'View an account' })))
  expect(location.search).toBe(`?view=${bob}`)
  expect(screen.getByText('1 ETH')).toBeDefined()
})

test('without a wallet, the dashboard offers to view an account', async () => {
  await open('/dashboard')
  await act(async () => fireEvent.submit(screen.getByRole('form', { name: 'View an account' })))
  expect(location.search, 'nothing was typed').toBe('')
  await act(async () => fireEvent.change(screen.getByLabelText('Address or name'), { target: { value: 'a&b.eth' } }))
  await act(async () => fireEvent.submit(screen.getByRole('form', { name: 'View an account' })))
  expect(new URLSearchParams(location.search).get('view')).toBe('a&b.eth')
})
