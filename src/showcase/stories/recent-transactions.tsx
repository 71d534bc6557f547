import { baseGoerli } from '#domain/chain/known-chains.ts'
import { transactionKey } from '#domain/transaction/stored-transactions.ts'
import { alice, hashOf } from '#ui/testing/fake-values.ts'
import { Transactions } from '#ui/views/dashboard-page/transactions.tsx'
import {
  connect,
  connectAndSend,
  fates,
  type KeptFate,
  keeping,
  never,
  withMetaMask,
  withoutExplorer,
  withoutRoom
} from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'

function listed(...kept: readonly KeptFate[]): Scene {
  return {
    tab: () => withMetaMask(undefined, { storage: keeping(...kept) }),
    arrange: async (tab) => {
      // Each entry keeps its fate.
      tab.reader.getBlockNumber = never
      await connect(tab)
    },
    draw: () => <Transactions />
  }
}

export const story: Story = {
  group: 'Dashboard',
  title: 'Recent transactions',
  layout: 'part',
  states: {
    none: listed(),
    ...Object.fromEntries(Object.entries(fates).map(([name, fate]) => [name, listed(fate)])),
    'one after the other': listed(...Object.values(fates).slice(0, 8)),
    'could not be saved': {
      tab: () => withMetaMask(undefined, { storage: withoutRoom() }),
      arrange: connectAndSend,
      draw: () => <Transactions />
    },
    'more than are listed at once': listed(...Array.from({ length: 30 }, () => fates.confirmed)),
    'on a network without an explorer': {
      ...listed(fates.confirmed),
      tab: () =>
        withMetaMask(undefined, { chains: [withoutExplorer], storage: keeping(fates.confirmed, fates.pending) })
    },
    'a damaged record, and one of a newer page': {
      ...listed(),
      tab: () => {
        const storage = keeping(fates.confirmed)
        const keyOf = (n: number) => transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(n) })
        storage.values.set(keyOf(60), '{damaged').set(keyOf(61), '{"version":99}')
        return withMetaMask(undefined, { storage })
      }
    },
    cleared: {
      ...listed(fates.confirmed, fates.reverted),
      act: (_drawn, { models }) => models.cleared.clear(models.settings.chains.map(({ id }) => id))
    }
  }
}
