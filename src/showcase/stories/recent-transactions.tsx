import { Transactions } from '#ui/views/dashboard-page/transactions.tsx'
import { connect, fates, type KeptFate, keeping, never, withMetaMask } from '../fixtures.ts'
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
    cleared: {
      ...listed(fates.confirmed, fates.reverted),
      act: (_drawn, { models }) => models.cleared.clear(models.settings.chains.map(({ id }) => id))
    }
  }
}
