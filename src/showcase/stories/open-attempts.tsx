import { baseGoerli } from '#domain/chain/chains.ts'
import { attemptKey } from '#domain/transaction/stored-attempts.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { OpenAttempts } from '#ui/views/dashboard-page/open-attempts.tsx'
import { connect, withMetaMask } from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'

const open = { state: { status: 'open' } }

function unanswered(...records: readonly object[]): Scene {
  return {
    tab: () => {
      const storage = new FakeBrowserStorage()
      for (const [index, record] of records.entries()) {
        const key = attemptKey({ account: alice, chainId: baseGoerli.id, id: `a${index}` })
        const common = { version: 1, to: bob, value: '1500000000000000000', askedAt: Date.now() - index * 60_000 }
        storage.values.set(key, JSON.stringify({ ...common, ...record }))
      }
      return withMetaMask(undefined, { storage })
    },
    arrange: connect,
    draw: () => <OpenAttempts />
  }
}

export const story: Story = {
  group: 'Send',
  title: 'Requests without an answer',
  layout: 'part',
  states: {
    'may have been sent': unanswered(open),
    'the account has sent something since': unanswered({ state: { status: 'open', nonce: 6 } }),
    'may have been proposed': unanswered({ ...open, isProposal: true }),
    'more than three': unanswered(open, open, open, open, open)
  }
}
