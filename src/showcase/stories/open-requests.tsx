import { baseGoerli } from '#domain/chain/known-chains.ts'
import { attemptKey } from '#domain/transaction/stored-attempts.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { pay } from '#ui/testing/pay.ts'
import { OpenAttempts } from '#ui/views/dashboard-page/open-attempts.tsx'
import { connect, withMetaMask, withoutExplorer } from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'
import { fill } from './send.tsx'

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

/** For ten minutes and fifty blocks. */
const unseen = unanswered({
  state: { status: 'open', nonce: 7 },
  askedAt: Date.UTC(2026, 0, 2, 14, 4),
  askedAtBlock: 1
})

export const story: Story = {
  group: 'Send',
  title: 'Requests without an answer',
  layout: 'part',
  states: {
    'may have been sent': unanswered(open),
    'the account has sent something since': unanswered({ state: { status: 'open', nonce: 6 } }),
    'the account has sent something since, on a network without an explorer': {
      ...unanswered({ state: { status: 'open', nonce: 6 } }),
      tab: () => ({ ...unanswered({ state: { status: 'open', nonce: 6 } }).tab?.(), chains: [withoutExplorer] })
    },
    'answered, but not readably': unanswered({ state: { status: 'open', nonce: 7, isUnreadable: true } }),
    'another transaction has used its nonce': unanswered({
      state: { status: 'open', nonce: 8, isUnreadable: true, nonceUsedBy: hashOf(77) }
    }),
    'seen by no node': unseen,
    'could not be saved': {
      tab: () => {
        const storage = Object.assign(new FakeBrowserStorage(), { refuses: 'changes' as const })
        const sendTransaction = () => Promise.reject(new WalletError('timeout', { sent: 'unknown' }))
        return withMetaMask(Object.assign(new FakeConnector(), { sendTransaction }), { storage })
      },
      arrange: async (tab) => {
        await fill(tab)
        await pay(tab.models.paymentForm)
      },
      draw: () => <OpenAttempts />
    },
    'may have been proposed': unanswered({ ...open, isProposal: true }),
    'more than three': unanswered(open, open, open, open, open)
  }
}
