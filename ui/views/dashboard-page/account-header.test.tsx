// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FakeNames } from '#ui/models/fake-names.ts'
import { alice } from '#ui/models/fake-values.ts'
import { fakeWorld } from '#ui/models/fakes.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { AccountHeader } from './account-header.tsx'

const stops: (() => void)[] = []

afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

async function draw(names?: FakeNames): Promise<void> {
  const { models, stop } = fakeWorld({ names })
  stops.push(stop)
  await models.connection.connect('wallet')
  await act(async () =>
    render(
      <FakePage models={models}>
        <AccountHeader />
      </FakePage>
    )
  )
}

test('an account without a name shows its whole address', async () => {
  await draw()
  expect(screen.getByText(alice)).toBeDefined()
  expect(screen.getByText('wallet · Base Goerli')).toBeDefined()
})

test('an account with a name shows both, the address shortened', async () => {
  await draw(new FakeNames())
  expect(screen.getByText('alice.eth')).toBeDefined()
  expect(screen.getByTitle(alice).textContent).toBe('0xf3…2266')
  expect(screen.queryByText(alice)).toBeNull()
})
