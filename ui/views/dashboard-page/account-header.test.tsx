// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fallbackAvatar } from '#domain/name/fallback-avatar.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeNames } from '#ui/testing/fake-names.ts'
import { alice, hashOf } from '#ui/testing/fake-values.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { AccountHeader } from './account-header.tsx'

const stops: (() => void)[] = []

afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

async function draw(names?: FakeNames) {
  const { models, stop } = openTab({ names })
  stops.push(stop)
  await models.connection.connect('wallet')
  await act(async () =>
    render(
      <FakePage models={models}>
        <AccountHeader />
      </FakePage>
    )
  )
  return models
}

test('an account without a name shows its full address', async () => {
  await draw()
  expect(screen.getByTitle(alice).firstElementChild?.textContent).toBe(alice)
  expect(document.querySelector('p')?.textContent).toBe('wallet · Base Goerli')
})

test('an account with a name shows both, the address shortened', async () => {
  await draw(new FakeNames())
  expect(screen.getByText('alice.eth')).toBeDefined()
  expect(screen.getByTitle(alice).textContent).toBe('0xf3…2266')
  expect(screen.queryByText(alice)).toBeNull()
})

test('a ring spins around the avatar while a transaction is pending', async () => {
  const { transactions } = await draw()
  const ring = () => screen.getByText(fallbackAvatar(alice).emoji).parentElement?.querySelector('svg')
  expect(ring()).toBeNull()
  act(() => transactions.add({ hash: hashOf(1), description: 'Payment' }))
  expect(ring()).toBeInstanceOf(SVGElement)
})
