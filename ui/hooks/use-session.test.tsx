// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { mountHook } from '#src/testing/mount-hook.tsx'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { SignedIn } from '#ui/views/signed-in.tsx'
import { useSession } from './use-session.ts'

const { openTab, settled } = openTabs()
const nobody = { address: undefined, expiresAt: undefined }

afterEach(cleanup)

async function connected(signIn: 'required' | 'optional' = 'optional') {
  const tab = openTab({ signIn })
  await tab.models.connection.connect('wallet')
  await settled()
  return tab
}

/** @returns the answer of `require` as far as it is there. */
async function requireOn({ models }: Pick<ReturnType<typeof openTab>, 'models'>) {
  const { current } = await mountHook(useSession, { models })
  const answers: boolean[] = []
  await act(async () => {
    void current()
      .require()
      .then((answer) => answers.push(answer))
    await settled()
  })
  return answers
}

test('the session is that of the connected account, until it is signed out', async () => {
  const { models, authentication } = openTab({ signIn: 'optional' })
  const { current } = await mountHook(useSession, { models })
  expect(current()).toMatchObject({ status: 'disconnected', ...nobody })
  await act(() => models.connection.connect('wallet'))
  await act(settled)
  expect(current()).toMatchObject({ status: 'unauthenticated', ...nobody })
  await act(async () => current().signIn())
  expect(models.dialogs.open).toBe('sign-in')
  await act(settled)
  await act(models.signIn.press)
  expect(models.dialogs.open).toBeUndefined()
  const expiresAt = authentication.session?.expiresAt
  expect(current()).toMatchObject({ status: 'authenticated', address: alice, expiresAt })
  await act(async () => current().signOut())
  await act(settled)
  expect(current()).toMatchObject({ status: 'unauthenticated', ...nobody })
  expect(models.connection.account).toBe(alice)
})

test('on a page without a service the status is off, and nobody can be asked to sign in', async () => {
  const tab = openTab()
  await tab.models.connection.connect('wallet')
  const { current } = await mountHook(useSession, { models: tab.models })
  expect(current()).toMatchObject({ status: 'off', ...nobody })
  expect(await requireOn(tab)).toEqual([false])
  expect(tab.models.dialogs.open).toBeUndefined()
})

describe('a session that is required', () => {
  test('is there at once for an account that is signed in', async () => {
    const tab = await connected()
    tab.models.dialogs.openSignIn()
    await settled()
    await tab.models.signIn.press()
    expect(await requireOn(tab)).toEqual([true])
    expect(tab.models.dialogs.open).toBeUndefined()
  })

  test('asks for nothing until the service has answered for an account that was connected just now', async () => {
    const tab = openTab({ signIn: 'optional' })
    const { authentication, models } = tab
    const answer = authentication.getSession
    const answering = deferred<void>()
    authentication.getSession = () => answering.promise.then(answer)
    await models.connection.connect('wallet')
    const answers = await requireOn(tab)
    expect([models.dialogs.open, answers]).toEqual([undefined, []])
    await act(async () => answering.resolve())
    await act(settled)
    expect([models.dialogs.open, answers]).toEqual(['sign-in', []])
  })

  test('is not there, and is not asked for again, once a visitor who must sign in goes back', async () => {
    const { models } = openTab({ signIn: 'required' })
    const answers = await requireOn({ models })
    await act(async () => models.connectDialog.pick('wallet'))
    await act(settled)
    await act(async () => models.signIn.back())
    await act(settled)
    expect([models.connection.account, models.dialogs.open, answers]).toEqual([alice, undefined, [false]])
  })

  test.each(['required', 'optional'] as const)(
    'leads a visitor without a wallet through both dialogs, where signing in is %s',
    async (signIn) => {
      const { models } = openTab({ signIn })
      const answers = await requireOn({ models })
      expect(models.dialogs.open).toBe('connect')
      await act(async () => models.connectDialog.pick('wallet'))
      await act(settled)
      expect([models.dialogs.open, answers]).toEqual([signIn === 'required' ? 'connect' : 'sign-in', []])
      await act(models.signIn.press)
      expect([models.dialogs.open, answers]).toEqual([undefined, [true]])
    }
  )

  test('is not there once the visitor cancels, who stays connected where signing in is optional', async () => {
    const tab = await connected()
    const answers = await requireOn(tab)
    expect(tab.models.dialogs.open).toBe('sign-in')
    await act(tab.models.signIn.cancel)
    expect([answers, tab.models.dialogs.open, tab.models.connection.account]).toEqual([[false], undefined, alice])
  })

  test.each(['required', 'optional'] as const)(
    'is not there once the visitor goes back or closes the connect dialog, where signing in is %s',
    async (signIn) => {
      const tab = await connected(signIn)
      const answers = await requireOn(tab)
      await act(async () => tab.models.signIn.back())
      expect([answers, tab.models.dialogs.open, tab.models.connection.account]).toEqual([[false], undefined, alice])
      const other = openTab({ signIn })
      const others = await requireOn(other)
      await act(async () => other.models.dialogs.close())
      expect(others).toEqual([false])
    }
  )

  test('is not there once the wallet is disconnected, and follows an account that is changed meanwhile', async () => {
    const tab = await connected()
    const answers = await requireOn(tab)
    await act(async () => tab.connector.emit({ type: 'accountsChanged', accounts: [bob] }))
    await act(settled)
    expect([answers, tab.models.dialogs.open]).toEqual([[], 'sign-in'])
    await act(async () => tab.connector.emit({ type: 'disconnected' }))
    expect([answers, tab.models.dialogs.open]).toEqual([[false], undefined])
  })
})

describe('where signing in is optional', () => {
  test('an account is connected without a session, and its dialogs open', async () => {
    const { models } = await connected()
    expect([models.session.status, models.session.current.status]).toEqual(['connected', 'unauthenticated'])
    models.dialogs.openAccount()
    expect(models.dialogs.open).toBe('account')
    models.dialogs.openConnect()
    expect(models.dialogs.open).toBe('account')
  })

  test('a part of a page for visitors who are signed in invites others to connect, then to sign in', async () => {
    const { models } = openTab({ signIn: 'optional' })
    await act(async () =>
      render(
        <FakePage models={models}>
          <SignedIn>
            <p>Members only</p>
          </SignedIn>
          <SignedIn fallback={<p>Nothing here</p>}>
            <p>Members only</p>
          </SignedIn>
        </FakePage>
      )
    )
    expect(screen.queryByText('Members only')).toBeNull()
    expect(screen.getByText('Nothing here')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeTruthy()
    await act(() => models.connection.connect('wallet'))
    await act(settled)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' })))
    await act(settled)
    await act(models.signIn.press)
    expect(screen.getAllByText('Members only')).toHaveLength(2)
    expect(screen.queryByText('Nothing here')).toBeNull()
  })
  test('it invites nobody while the service has not answered, nor on a page without one', async () => {
    const slow = openTab({ signIn: 'optional' })
    slow.authentication.getSession = () => deferred<never>().promise
    await slow.models.connection.connect('wallet')
    for (const { models } of [slow, openTab()]) {
      await act(async () => render(<FakePage models={models}>{<SignedIn>Members only</SignedIn>}</FakePage>))
      expect(screen.queryByRole('button')).toBeNull()
      cleanup()
    }
  })

  test('it says to a visitor whose session has ended that it has', async () => {
    const { models, authentication } = await connected()
    models.dialogs.openSignIn()
    await settled()
    await models.signIn.press()
    await act(async () => render(<FakePage models={models}>{<SignedIn>Members only</SignedIn>}</FakePage>))
    expect(screen.getByText('Members only')).toBeTruthy()
    authentication.session = undefined
    await act(async () => models.session.send({ type: 'doubted' }))
    await act(settled)
    expect(screen.getByText(/^Your session has ended/)).toBeTruthy()
  })
})
