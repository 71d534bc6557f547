// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeNames } from '#ui/testing/fake-names.ts'
import { alice } from '#ui/testing/fake-values.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { formatMoment } from '#ui/views/parts/time.ts'
import { SignInDialog } from '#ui/views/sign-in-dialog.tsx'
import { SessionCard } from './session-card.tsx'

const stops: (() => void)[] = []
afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

async function open(names?: FakeNames) {
  const { models, stop } = openTab({ names, signIn: true })
  stops.push(stop)
  models.dialogs.openConnect()
  await models.connection.connect('wallet')
  await act(async () =>
    render(
      <FakePage models={models}>
        <SignInDialog />
        <SessionCard />
      </FakePage>
    )
  )
  return async () => {
    await act(models.signIn.press)
    return models.session.session
  }
}

const card = () => screen.queryByRole('region', { name: 'Signed in' })

test('the card shows who is signed in, by name and full address, since when and until when', async () => {
  const signIn = await open(new FakeNames())
  expect(card()).toBeNull()
  await signIn()
  expect(card()?.textContent).toMatch(new RegExp(`alice\\.eth${alice}Since.+Until.+Sign out`))
})

test('since and until are the times of the session', async () => {
  const signIn = await open()
  const session = await signIn()
  const moments = within(card() ?? document.body).getAllByRole('definition')
  expect(session && moments.map(({ textContent }) => textContent)).toEqual(
    [session?.issuedAt, session?.expiresAt].map((at) => formatMoment(at ?? 0))
  )
  expect(moments[0]?.textContent).not.toBe(moments[1]?.textContent)
})

test('without a name service the card shows who is signed in by the full address', async () => {
  const signIn = await open()
  await signIn()
  expect(card()?.textContent).toMatch(new RegExp(`Signed in\\W*${alice}Since`))
})

test('the signing account is shown before the wallet is asked, by name and full address', async () => {
  await open(new FakeNames())
  expect(screen.getByRole('dialog', { name: 'Verify your account' }).textContent).toContain(`alice.eth${alice}`)
})

test('while the name is looked up, the shortened address keeps its place', async () => {
  const names = new FakeNames()
  names.getName = () => new Promise(() => undefined)
  await open(names)
  expect(screen.getByRole('dialog').textContent).toContain(`0xf3…2266${alice}`)
})
