import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import { serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { EndedTransactions } from '#ui/views/ended-transactions.tsx'
import { DialogFoot } from '#ui/views/lazy-ended-transactions.tsx'
import { Privacy } from '#ui/views/shell/privacy.tsx'
import type { AccountViews } from '#ui/views/shell-context.ts'
import { connect, fates, never, withMetaMask, withoutExplorer } from '../fixtures.ts'
import type { Scene, Story, Tab } from '../story.ts'

const { symbol, decimals } = baseGoerli.nativeCurrency
const block = { blockNumber: 100, blockHash: hashOf(99) }
export const confirmed: Fate = { status: 'confirmed', ...block }

/** Another tab finds out how they have ended, the last one last. */
function end({ models }: Tab, storage: FakeBrowserStorage, fates: readonly Fate[]): void {
  for (const [index, fate] of fates.entries()) {
    const hash = hashOf(index + 1)
    const value = BigInt(index + 1) * 15n * 10n ** 17n
    models.transactions.add({
      hash,
      to: bob,
      description: { kind: 'transfer', to: bob, value, currency: { symbol, decimals } }
    })
    const pending = models.transactions.listed(hash)
    const key = transactionKey({ account: alice, chainId: baseGoerli.id, hash })
    if (pending) storage.tab().write(key, serialiseTransaction({ ...pending, fate }))
  }
}

interface EndedOptions {
  readonly before?: (tab: Tab) => unknown
  readonly chains?: readonly Chain[]
}

/** @param before happens once the wallet is connected. */
export function ended(
  fates: readonly Fate[],
  { before, chains = [baseGoerli], ...more }: Partial<Scene> & EndedOptions = {}
): Scene {
  const storage = new FakeBrowserStorage()
  return {
    tab: () => {
      storage.values.clear()
      return withMetaMask(undefined, { storage, chains })
    },
    arrange: async (tab) => {
      // Each entry keeps its fate.
      tab.reader.getBlockNumber = never
      await connect(tab)
      await before?.(tab)
      end(tab, storage, fates)
    },
    draw: () => <EndedTransactions />,
    ...more
  }
}

const nothing = () => undefined
/** No view of the page but the foot of its dialogs. */
const views: AccountViews = {
  NavActions: nothing,
  HomeActions: nothing,
  AccountDialogs: nothing,
  OpenRequests: nothing,
  EndedTransactions: nothing,
  Privacy,
  DialogFoot
}

/** Behind what is drawn, and once it is drawn. */
export function endedBehind(fates: readonly Fate[], more: Pick<Scene, 'draw'> & EndedOptions): Scene {
  const storage = new FakeBrowserStorage()
  return {
    tab: () => withMetaMask(undefined, { storage }),
    arrange: async (tab) => {
      tab.reader.getBlockNumber = never
      await connect(tab)
      await more.before?.(tab)
    },
    draw: more.draw,
    shell: { views },
    act: (_drawn, tab) => end(tab, storage, fates)
  }
}

export const story: Story = {
  group: 'Page',
  title: 'Ended transactions',
  layout: 'part',
  states: {
    confirmed: ended([confirmed]),
    failed: ended([{ status: 'failed', ...block, revert: { type: 'reason', details: 'Too late' } }]),
    cancelled: ended([fates.cancelled]),
    replaced: ended([fates.replaced]),
    'seen by no node': ended([{ status: 'pending', unknownSince: Date.UTC(2026, 0, 2, 14, 4), isNeverSeen: true }]),
    'with others': ended([confirmed, confirmed, confirmed]),
    'on a network without an explorer': ended([confirmed], { chains: [withoutExplorer] })
  }
}
