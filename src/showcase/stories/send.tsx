import { when } from 'mobx'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { PaymentForm } from '#ui/views/dashboard-page/payment-form.tsx'
import { chains, connect, named, never, withMetaMask, withoutRoom } from '../fixtures.ts'
import type { Scene, Story, Tab, TabOptions } from '../story.ts'

const draw = () => <PaymentForm />
const tab = (more: TabOptions = {}) => withMetaMask(undefined, more)

/** Connects to a network whose balance is known. */
export async function open({ models, ...tab }: Tab): Promise<void> {
  await connect({ models, ...tab })
  models.balances.watch(models.settings.chains[0]?.id ?? 0)
}

export async function fill(tab: Tab, recipient: string = bob, amount = '0.25'): Promise<void> {
  await open(tab)
  const { paymentForm } = tab.models
  paymentForm.edit('recipient', recipient)
  paymentForm.edit('amount', amount)
}

const filled = (options: () => TabOptions, recipient: string, act?: Scene['act']): Scene => ({
  tab: () => tab(options()),
  arrange: async (tab) => {
    await fill(tab, recipient)
    tab.models.paymentForm.touch('recipient')
  },
  draw,
  ...(act && { act })
})

async function payNow({ models }: Tab): Promise<void> {
  await models.paymentForm.submit()
  void models.paymentForm.payment.confirm()
}

/** The form after the wallet has sent what was entered. */
function sent(options: () => TabOptions, act?: Scene['act']): Scene {
  return {
    tab: options,
    arrange: async (tab) => {
      await fill(tab)
      await payNow(tab)
    },
    draw,
    act: async (drawn, tab) => {
      await when(() => tab.models.paymentForm.entry !== undefined)
      await act?.(drawn, tab)
    }
  }
}

/** In the block that is the newest. */
function mined(succeeded: boolean): Scene {
  return sent(
    () => {
      const reader = new FakeReader()
      reader.receipts.set(hashOf(1), { succeeded, blockNumber: 100n, blockHash: hashOf(100) })
      return tab({ reader })
    },
    (_drawn, { models }) => when(() => models.paymentForm.entry?.fate.status !== 'pending')
  )
}

export const story: Story = {
  group: 'Send',
  title: 'Send',
  layout: 'part',
  states: {
    empty: { tab, arrange: open, draw },
    'with a choice of tokens': { tab: () => tab({ chains }), arrange: open, draw },
    'where there are names': { tab: () => tab({ names: named() }), arrange: open, draw },
    'problems with what was entered': {
      tab,
      arrange: async (tab) => {
        await fill(tab, '0x123', '12')
        await tab.models.paymentForm.submit()
      },
      draw
    },
    'nothing was entered': {
      tab,
      arrange: async (tab) => {
        await open(tab)
        await tab.models.paymentForm.submit()
      },
      draw
    },
    'an address': filled(() => ({}), bob),
    'a name': filled(() => ({ names: named() }), 'alice.eth'),
    'a name that nobody has': filled(() => ({ names: named() }), 'nobody.eth'),
    'looking up a name': filled(() => ({ names: Object.assign(named(), { getAddress: never }) }), 'alice.eth'),
    'the review was closed': {
      tab,
      arrange: async (tab) => {
        await fill(tab)
        await tab.models.paymentForm.submit()
        tab.connector.emit({ type: 'accountsChanged', accounts: [bob] })
      },
      draw
    },
    sent: sent(() => tab()),
    'sent, and confirmed': mined(true),
    'sent, and failed': mined(false),
    'sent, but not saved': sent(() => tab({ storage: withoutRoom() })),
    'proposed to the owners of a Safe': sent(() =>
      withMetaMask(Object.assign(new FakeConnector(), { sendsProposals: true }))
    )
  }
}
