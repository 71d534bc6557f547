// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { AccountDialogs } from '#ui/views/account-dialogs.tsx'
import { FakePage } from '#ui/views/fake-page.tsx'
import { HomeActions } from './home-actions.tsx'
import { HomePage } from './home-page.tsx'

const nothing = () => undefined
const stops: (() => void)[] = []

afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

const views = {
  NavActions: nothing,
  HomeActions,
  AccountDialogs,
  OpenRequests: nothing,
  EndedTransactions: nothing,
  Privacy: nothing,
  DialogFoot: nothing
}

async function openConnected(options: Parameters<typeof openTab>[0] = {}): Promise<void> {
  const { models, stop } = openTab(options)
  stops.push(stop)
  await models.connection.connect('wallet')
  await act(async () =>
    render(
      <FakePage models={models} shell={{ views }}>
        <HomePage />
      </FakePage>
    )
  )
}

/** Buttons and links in reading order. */
function offered(): (string | null)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-focus-group] :is(a, button)')].map(
    (element) => element.ariaLabel ?? element.textContent
  )
}

test('a connected wallet is offered the dashboard first, as the only primary action, without an invitation to connect', async () => {
  await openConnected()
  const [first, ...others] = offered()
  expect(first).toBe('Open the dashboard')
  expect(others).toHaveLength(2)
  document.documentElement.style.setProperty('--accent', '#0a6e7c')
  const fills = [...document.querySelectorAll('[data-focus-group] :is(a, button)')].map(
    (element) => getComputedStyle(element).backgroundColor === '#0a6e7c'
  )
  expect(fills).toEqual([true, false, false])
  expect(screen.queryByRole('button', { name: 'Connect Wallet' })).toBeNull()
})

test('before sign-in, signing in is the only action', async () => {
  await openConnected({ signIn: true })
  expect(offered()).toEqual(['Sign in'])
})

test.each([
  [false, 1],
  [true, 0]
])(
  'where signing in is required (%s), the balance of an account that appears is read %i times in the turn of its wallet',
  async (signIn, reads) => {
    const { models, reader, stop } = openTab({ signIn })
    stops.push(stop)
    render(
      <FakePage models={models} shell={{ views }}>
        <HomePage />
      </FakePage>
    )
    const read: number[] = []
    stops.push(models.connection.followAccount(() => read.push(reader.reads)))
    await act(() => models.connection.connect('wallet'))
    expect(read).toEqual([reads])
  }
)
