import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { transactionKey } from '#domain/transaction/stored-transactions.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { ActivityPage } from '#ui/views/activity-page/activity-page.tsx'
import {
  chains,
  connect,
  connectAndSend,
  drawnIn,
  fates,
  keeping,
  lookAlike,
  never,
  typeInto,
  withMetaMask,
  withoutRoom
} from '../fixtures.ts'
import type { Scene, Story, Tab, TabOptions } from '../story.ts'

const [withToken = baseGoerli] = chains

/** Connects; each entry keeps its fate. */
export async function frozen(tab: Tab): Promise<void> {
  tab.reader.getBlockNumber = never
  await connect(tab)
}

/** Comes to the page at an address: opening an entry names it there, where the next scene must not find it. */
export function at(search = '', arrange: (tab: Tab) => unknown = connect): (tab: Tab) => unknown {
  return (tab) => {
    history.replaceState(undefined, '', location.pathname + search + location.hash)
    return arrange(tab)
  }
}

export const draw: Scene['draw'] = () => <ActivityPage />

const withAll = () => withMetaMask(undefined, { storage: keeping(...Object.values(fates)) })

const log = (block: number, from: Address, to: Address, value: bigint) => ({
  args: { from, to, value },
  blockNumber: BigInt(block),
  blockHash: hashOf(block),
  logIndex: 0,
  transactionHash: hashOf(block)
})

export function withTransfers(more: TabOptions = {}): TabOptions {
  const contracts = new FakeContractGateway()
  contracts.logs.set('Transfer', [
    log(10, alice, bob, 1_500_000n),
    log(20, bob, alice, 2_000_000n),
    log(30, lookAlike, alice, 1n),
    log(40, alice, lookAlike, 0n)
  ])
  return withMetaMask(undefined, { contracts, chains: [withToken], ...more })
}

/** A node that gives no logs of blocks before this one, or none at all. */
function refusingBefore(block: bigint): TabOptions {
  const tab = withTransfers()
  const eventsOfMany = tab.contracts?.eventsOfMany
  if (!tab.contracts || !eventsOfMany) return tab
  tab.contracts.eventsOfMany = async (chainId, query, range) => {
    if (range.fromBlock < block) throw new ChainReadError('refused', chainId, 'pruned')
    return eventsOfMany(chainId, query, range)
  }
  return tab
}

/** A record among the account's that this page cannot read. */
function keepingRecord(text: string): TabOptions {
  const storage = keeping(fates.confirmed)
  storage.values.set(transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(60) }), text)
  return withMetaMask(undefined, { storage })
}

const scene = (tab: Scene['tab'], { arrange, ...more }: Partial<Scene> = {}, search = ''): Scene => ({
  ...(tab && { tab }),
  arrange: at(search, arrange),
  draw,
  ...more
})

const missing = (key: string): Scene => scene(() => withTransfers(), {}, `?transaction=${key}`)

export const story: Story = {
  group: 'Activity',
  title: 'Activity',
  layout: 'part',
  states: {
    'nobody is connected': scene(() => withMetaMask(), { arrange: () => undefined }),
    'not signed in': scene(() => withMetaMask(undefined, { signIn: true })),
    'another account is viewed': scene(() => withMetaMask(), {}, `?view=${bob}`),
    nothing: scene(() => withMetaMask()),
    'every fate': scene(withAll, { arrange: frozen }),
    'no entry matches': scene(withAll, {
      arrange: frozen,
      act: async (drawn) => {
        await drawnIn(drawn, 'li a')
        typeInto(drawn.querySelector('input'), 'Lighthouse')
      }
    }),
    cleared: scene(withAll, {
      arrange: frozen,
      act: (_drawn, { models }) => models.cleared.clear(models.settings.chains.map(({ id }) => id))
    }),
    'an entry could not be saved': scene(() => withMetaMask(undefined, { storage: withoutRoom() }), {
      arrange: connectAndSend
    }),
    'a damaged record': scene(() => keepingRecord('{damaged'), { arrange: frozen }),
    'a record of a newer page': scene(() => keepingRecord('{"version":99}'), { arrange: frozen }),
    'a link to a transaction of another browser': missing(`${baseGoerli.id}-${hashOf(70)}`),
    'a link to a transfer that is not found': missing(`${baseGoerli.id}-${hashOf(70)}-1`),
    transfers: scene(() => withTransfers()),
    'transfers are being read': scene(() => {
      const tab = withTransfers()
      if (tab.contracts) tab.contracts.eventsOfMany = never
      return tab
    }),
    'the node gives no transfers': scene(() => refusingBefore(1_000_000n)),
    'the node gives no older transfers': scene(() => refusingBefore(950_001n), {
      arrange: (tab) => {
        tab.reader.head = 1_000_000n
        return connect(tab)
      },
      act: async (drawn) => (await drawnIn(drawn, 'li button', 1)).click()
    }),
    'transfers of many networks': scene(() =>
      withTransfers({
        chains: Array.from({ length: 4 }, (_, n) => ({ ...withToken, id: n === 0 ? withToken.id : 900 + n }))
      })
    )
  }
}
