import { when } from 'mobx'
import type { AccountSessions, ListedSession } from '#domain/ports/authentication-adapter.ts'
import { FakeAuthentication } from '#ui/testing/fake-authentication.ts'
import { SessionCard } from '#ui/views/dashboard-page/session-card.tsx'
import { SignedIn } from '#ui/views/signed-in.tsx'
import { connect, connectAndSignIn, never, withMetaMask } from '../fixtures.ts'
import type { Scene, Story, Tab } from '../story.ts'

const other = (id: string, more: Partial<ListedSession>): ListedSession => {
  const issuedAt = Date.now() - 3_600_000
  return { id, isCurrent: false, issuedAt, usedAt: issuedAt, expiresAt: issuedAt + 86_400_000, ...more }
}

function signedIn(
  others: () => readonly ListedSession[],
  more: Partial<Scene> = {},
  list: Partial<AccountSessions> = {}
): Scene {
  return {
    tab: () => {
      const authentication = Object.assign(new FakeAuthentication(), { others: others() })
      const { sessionControls } = authentication
      authentication.sessionControls = async () => {
        const controls = await sessionControls()
        return { ...controls, ...(controls.list && { list: { ...controls.list, ...list } }) }
      }
      return withMetaMask(undefined, { signIn: true, authentication })
    },
    arrange: connectAndSignIn,
    draw: () => <SessionCard />,
    ...more
  }
}

const isListed = ({ accountSessions }: Tab['models']) => when(() => accountSessions.list.status === 'listed')

const two = () => [
  other('phone', { browser: 'Safari', system: 'iOS', network: '192.0.2.0/24' }),
  other('unknown', { network: '2001:db8::/48' })
]

export const story: Story = {
  group: 'Account',
  title: 'Session',
  layout: 'part',
  states: {
    'in this browser only': signedIn(() => []),
    'in other browsers': signedIn(two),
    'not signed in, where that is optional': {
      tab: () => withMetaMask(undefined, { signIn: 'optional' }),
      arrange: connect,
      draw: () => <SessionCard />
    },
    'a part of a page for visitors who are signed in': {
      tab: () => withMetaMask(undefined, { signIn: 'optional' }),
      arrange: connect,
      draw: () => (
        <SignedIn>
          <SessionCard />
        </SignedIn>
      )
    },
    'it may be over': signedIn(() => [], {
      act: (_drawn, { models }) => models.session.send({ type: 'unreachable', now: Date.now() })
    }),
    'sessions are being listed': signedIn(two, {}, { read: never }),
    'sessions cannot be listed': signedIn(two, {}, { read: () => Promise.reject(new Error('The service is down.')) }),
    'the list is old': signedIn(two, {
      act: async (_drawn, { models, authentication }) => {
        await isListed(models)
        authentication.isDown = true
        await models.accountSessions.read()
      }
    }),
    'another is being signed out': signedIn(
      two,
      {
        act: async (_drawn, { models }) => {
          await isListed(models)
          void models.accountSessions.end('phone')
        }
      },
      { end: never }
    ),
    'all others are being signed out': signedIn(
      two,
      {
        act: async (_drawn, { models }) => {
          await isListed(models)
          void models.accountSessions.end('others')
        }
      },
      { endOthers: never }
    ),
    'another could not be signed out': signedIn(two, {
      act: async (_drawn, { models, authentication }) => {
        await isListed(models)
        authentication.isDown = true
        await models.accountSessions.end('phone')
      }
    })
  }
}
