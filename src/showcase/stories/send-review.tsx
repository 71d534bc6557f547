import { when } from 'mobx'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { speedsTimes } from '#ui/testing/fake-speeds.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { PaymentForm } from '#ui/views/dashboard-page/payment-form.tsx'
import { after, chains, fates, keeping, lookAlike, named, never, withMetaMask, withoutRoom } from '../fixtures.ts'
import type { Scene, Story, Tab, TabOptions } from '../story.ts'
import { fill } from './send.tsx'

const draw = () => <PaymentForm />
const MINUTE_MS = 60_000
const otherToken: Address = '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0'
const thirdToken: Address = '0xDc64a140Aa3E981100a9becA4E685f962f0cF6C9'
const token = chains[0]?.tokens?.[0]

interface Parts {
  readonly options?: () => TabOptions
  /** What the network says. */
  readonly reader?: Partial<FakeReader>
  readonly recipient?: string
  readonly amount?: string
  readonly more?: Partial<Scene>
}

function review({ options, reader, recipient = bob, amount, more }: Parts = {}): Scene {
  return {
    tab: () => withMetaMask(undefined, { reader: Object.assign(new FakeReader(), reader), ...options?.() }),
    arrange: async (tab) => {
      await fill(tab, recipient, amount)
      void tab.models.paymentForm.submit()
    },
    draw,
    act: isChecked,
    ...more
  }
}

function isChecked(_drawn: HTMLElement, { models }: Tab): Promise<void> {
  return when(() => models.paymentForm.payment.review?.findings !== undefined)
}

/** Of a token, whose contract gives this answer. */
function ofToken(answer: unknown): Scene {
  return review({
    options: () => {
      const contracts = new FakeContractGateway()
      contracts.answers.set('transfer', answer)
      return { chains, contracts }
    },
    more: {
      arrange: async (tab) => {
        await fill(tab, bob, '0.25')
        tab.models.paymentForm.edit('token', token?.address ?? '')
        void tab.models.paymentForm.submit()
      }
    }
  })
}

/** Confirmed, with this wallet. */
function confirmed(wallet: Partial<FakeConnector>, parts: Parts = {}): Scene {
  return {
    ...review(parts),
    tab: () =>
      withMetaMask(Object.assign(new FakeConnector(), wallet), {
        reader: Object.assign(new FakeReader(), parts.reader),
        ...parts.options?.()
      }),
    act: async (drawn, tab) => {
      await isChecked(drawn, tab)
      void tab.models.paymentForm.payment.confirm()
      await when(() => !['review', 'unsimulated', 'revalidating'].includes(tab.models.paymentForm.step.status))
    },
    ...parts.more
  }
}

/** Confirmed a minute later, when the network says something else. */
function confirmedLater(reader: Partial<FakeReader>): Scene {
  return review({
    more: {
      act: async (drawn, tab) => {
        await isChecked(drawn, tab)
        Object.assign(tab.reader, reader)
        after(MINUTE_MS, () => void tab.models.paymentForm.payment.confirm())
      }
    }
  })
}

/** The wallet did not answer to the same payment before, and now does this when it is asked once more. */
function again(sendAgain: FakeConnector['sendTransaction'] | undefined): Scene {
  return review({
    more: {
      act: async (drawn, tab) => {
        const { payment } = tab.models.paymentForm
        await isChecked(drawn, tab)
        const isAsked = new Promise<void>((resolve) => {
          tab.connector.sendTransaction = () => {
            resolve()
            return never()
          }
        })
        void payment.confirm()
        await isAsked
        payment.cancel()
        await payment.confirm()
        if (!sendAgain) return
        tab.connector.sendTransaction = sendAgain
        await payment.confirmAgain()
      }
    }
  })
}

const unread = (failure: ChainReadError['failure']): Partial<FakeReader> => ({
  estimateTransferFee: (chainId) => Promise.reject(new ChainReadError(failure, chainId, 'The node’s own words.'))
})

const failing = (error: WalletError) => confirmed({ sendTransaction: () => Promise.reject(error) })
const speeds = { feeSpeeds: speedsTimes() }
const before = () => ({ storage: keeping(fates.confirmed) })
const refusal = new ContractError('reverted', 'It reverted.', {
  revert: { type: 'reason', message: 'The token is paused.' }
})

export const story: Story = {
  group: 'Send',
  title: 'Review of a payment',
  layout: 'part',
  states: {
    'being checked': review({ reader: { estimateTransferFee: never }, more: { act: () => undefined } }),
    'would succeed': review(),
    'with a choice of speeds': review({ reader: speeds }),
    'all of it': review({
      reader: speeds,
      more: {
        arrange: async (tab) => {
          await fill(tab)
          await tab.models.paymentForm.useMax()
          void tab.models.paymentForm.submit()
        }
      }
    }),
    'to a name': review({ options: () => ({ names: named() }), recipient: 'alice.eth' }),
    'to an address that was paid before': review({ options: before }),
    'to a look-alike': review({ options: before, recipient: lookAlike }),
    'to the own account': review({ recipient: alice }),
    'to the zero address': review({ recipient: `0x${'0'.repeat(40)}` }),
    'to a contract': review({ reader: { isContract: async () => true } }),
    'to the contract of a token': review({ options: () => ({ chains }), recipient: token?.address ?? '' }),
    'of a token': ofToken(true),
    'the token refuses it': ofToken(refusal),
    'the recipient refuses it': review({ reader: unread('reverted') }),
    'the node is behind': review({ reader: { answer: { host: 'node.example', lag: { blocks: 96n, at: 0 } } } }),
    'the account does not hold enough': review({ reader: unread('insufficient-funds') }),
    'the fee may not be covered': review({ amount: '1' }),
    'with a fee far above what is usual': review({ reader: { usualFee: 1n } }),
    'moves more than was entered': review({
      reader: {
        simulateCalls: async (_chainId, from, calls) =>
          calls.map(({ to, value = 0n }) => ({
            succeeded: true,
            returned: '0x',
            transfers: [
              { from, to, value },
              { from: to, to: from, value: 10n ** 17n },
              { from: to, to: from, value: 1n, token: otherToken },
              { from, to, value: 1n, token: thirdToken }
            ]
          }))
      }
    }),
    'checks contradict each other': review({
      reader: { simulateCalls: async (_chainId, _from, calls) => calls.map(() => ({ succeeded: false })) }
    }),
    'the network cannot be read': review({ reader: { ...unread('timeout'), simulateCalls: async () => undefined } }),
    'being checked again': confirmedLater({ estimateTransferFee: never }),
    'has changed': confirmedLater({ isContract: async () => true }),
    'could not be checked again': confirmedLater(unread('timeout')),
    'the wallet is asked': confirmed({ sendTransaction: never }, { reader: speeds }),
    'the wallet is asked, and nothing can be saved': confirmed(
      { sendTransaction: never },
      { options: () => ({ storage: Object.assign(withoutRoom(), { refuses: 'changes' as const }) }) }
    ),
    'the same payment again': again(undefined),
    'the visitor rejected it this time': again(() => Promise.reject(new WalletError('rejected'))),
    'the visitor rejected it': failing(new WalletError('rejected')),
    'the wallet failed': failing(new WalletError('other', { message: 'Keyring is locked.', code: -32603, sent: 'no' })),
    'may have been sent': failing(new WalletError('timeout', { sent: 'unknown' })),
    'was most likely sent': failing(new WalletError('timeout', { sent: 'likely' }))
  }
}
