import { when } from 'mobx'
import type { Hex } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { ConnectorEvent } from '#domain/ports/connector.ts'
import { attemptKey } from '#domain/transaction/stored-attempts.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector, PromptingConnector } from '#ui/testing/fake-wallet.ts'
import { pay } from '#ui/testing/pay.ts'
import { OpenRequests } from '#ui/views/open-requests.tsx'
import { connect, withMetaMask, withoutExplorer } from '../fixtures.ts'
import type { Scene, Story, WalletParts } from '../story.ts'
import { fill } from './send.tsx'

const open = { state: { status: 'open' } }
const wallet = { id: 'metaMask', isPaired: false }

function unanswered(...records: readonly object[]): Scene {
  return {
    tab: () => {
      const storage = new FakeBrowserStorage()
      for (const [index, record] of records.entries()) {
        const key = attemptKey({ account: alice, chainId: baseGoerli.id, id: `a${index}` })
        const common = {
          version: 1,
          wallet,
          to: bob,
          value: '1500000000000000000',
          askedAt: Date.now() - index * 60_000
        }
        storage.values.set(key, JSON.stringify({ ...common, ...record }))
      }
      return withMetaMask(undefined, { storage })
    },
    arrange: connect,
    draw: () => <OpenRequests />
  }
}

/** The wallet answers once nobody waits for it any more. */
function late(given: Hex | Error, parts: WalletParts = {}, move?: ConnectorEvent): Scene {
  return {
    tab: () => withMetaMask(Object.assign(new PromptingConnector(), parts)),
    arrange: async (tab) => {
      await fill(tab)
      await tab.models.paymentForm.submit()
      void tab.models.paymentForm.payment.confirm()
    },
    draw: () => <OpenRequests />,
    act: async (_drawn, { connector, models }) => {
      await when(() => models.paymentForm.step.status === 'asking')
      await when(() => models.paymentForm.payment.attempt !== undefined)
      models.paymentForm.payment.cancel()
      models.paymentForm.payment.close()
      if (move) connector.emit(move)
      if (connector instanceof PromptingConnector) connector.answers[0]?.(given)
    }
  }
}

const toBob: ConnectorEvent = { type: 'accountsChanged', accounts: [bob] }

/** For ten minutes and fifty blocks. */
const unseen = unanswered({
  state: { status: 'open', nonce: 7 },
  askedAt: Date.UTC(2026, 0, 2, 14, 4),
  askedAtBlock: 1
})

export const story: Story = {
  group: 'Send',
  title: 'Open requests',
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
      draw: () => <OpenRequests />
    },
    'may have been proposed': unanswered({ ...open, isProposal: true }),
    'with others': unanswered(open, open, { signs: 'message' }),
    'signing in': unanswered({ signs: 'sign-in' }),
    'a message to sign': unanswered({ signs: 'message' }),
    'data to sign': unanswered({ signs: 'typed-data' }),
    'of another account': {
      ...unanswered(open),
      arrange: async (tab) => {
        await connect(tab)
        tab.connector.emit(toBob)
      }
    },
    'sent after all': late(hashOf(1)),
    'sent after all by another account': late(hashOf(1), {}, toBob),
    'proposed after all': late(hashOf(1), { sendsProposals: true }),
    'rejected after all': late(new WalletError('rejected'))
  }
}
