// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openTab } from '#src/testing/open-tab.ts'
import { Announcements } from './announcements.tsx'
import { FakePage } from './fake-page.tsx'

const ENDED =
  'Your session has ended: it expired, or it was ended in another browser. Your wallet is still connected; sign in again to continue.'

let stop = () => undefined as void
afterEach(() => {
  cleanup()
  stop()
})

async function signedIn() {
  const tab = openTab({ signIn: true })
  stop = tab.stop
  const { models, authentication } = tab
  await models.connection.connect('wallet')
  await models.signIn.prepare()
  await models.signIn.press()
  await act(async () => {
    render(
      <FakePage models={models}>
        <Announcements />
      </FakePage>
    )
  })
  return { models, authentication }
}

test('a session that ends elsewhere is announced, until the visitor has signed in again', async () => {
  const { models, authentication } = await signedIn()
  const regions = screen.getAllByRole('status')
  const said = () => regions.map(({ textContent }) => textContent).join('')
  expect([models.session.status, said()]).toEqual(['connected', ''])
  authentication.session = undefined
  await act(async () => {
    for (const hear of [...authentication.pages]) hear('ended')
  })
  // A live region announces only changes made while it is on the page.
  expect([said(), screen.getAllByRole('status')]).toEqual([ENDED, regions])
  await act(async () => {
    await models.signIn.prepare()
    await models.signIn.press()
  })
  expect([models.session.status, said()]).toEqual(['connected', ''])
})

test('a session that the visitor ends is not announced', async () => {
  const { models } = await signedIn()
  await act(async () => models.session.signOut())
  expect(models.session.status).toBe('unauthenticated')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain(ENDED)
})
