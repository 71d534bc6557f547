import { when } from 'mobx'
import type { ListedSession } from '#domain/ports/account-sessions.ts'
import { FakeAuthentication } from '#ui/testing/fake-authentication.ts'
import { SessionCard } from '#ui/views/dashboard-page/session-card.tsx'
import { connectAndSignIn, withMetaMask } from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'

const other = (id: string, more: Partial<ListedSession>): ListedSession => {
  const issuedAt = Date.now() - 3_600_000
  return { id, isCurrent: false, issuedAt, usedAt: issuedAt, expiresAt: issuedAt + 86_400_000, ...more }
}

function signedIn(others: () => readonly ListedSession[], more: Partial<Scene> = {}): Scene {
  return {
    tab: () =>
      withMetaMask(undefined, {
        signIn: true,
        authentication: Object.assign(new FakeAuthentication(), { others: others() })
      }),
    arrange: connectAndSignIn,
    draw: () => <SessionCard />,
    ...more
  }
}

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
    'another could not be signed out': signedIn(two, {
      act: async (_drawn, { models, authentication }) => {
        await when(() => models.sessions.list.status === 'listed')
        authentication.isDown = true
        await models.sessions.end('phone')
      }
    })
  }
}
