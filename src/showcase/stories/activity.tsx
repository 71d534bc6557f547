import type { Address } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/chains.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { ActivityPage } from '#ui/views/activity-page/activity-page.tsx'
import { chains, connect, drawnIn, fates, keeping, lookAlike, never, withMetaMask } from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'

const draw = () => <ActivityPage />

const frozen: Scene['arrange'] = async (tab) => {
  // Each entry keeps its fate.
  tab.reader.getBlockNumber = never
  await connect(tab)
}

const all = () => withMetaMask(undefined, { storage: keeping(...Object.values(fates)) })

const log = (block: number, from: Address, to: Address, value: bigint) => ({
  args: { from, to, value },
  blockNumber: BigInt(block),
  blockHash: hashOf(block),
  logIndex: 0,
  transactionHash: hashOf(block)
})

function withTransfers() {
  const contracts = new FakeContractGateway()
  contracts.logs.set('Transfer', [
    log(10, alice, bob, 1_500_000n),
    log(20, bob, alice, 2_000_000n),
    log(30, lookAlike, alice, 1n)
  ])
  return withMetaMask(undefined, { contracts, chains: chains.filter(({ id }) => id === baseGoerli.id) })
}

const openFirst: Scene['act'] = async (drawn) => {
  const row = await drawnIn(drawn, 'li a')
  row.click()
  await drawnIn(drawn.ownerDocument.body, 'dialog dl')
}

/** Opening an entry names it in the address, which the next scene must not find there. */
const closed: Scene['draw'] = () => {
  history.replaceState(undefined, '', location.pathname + location.hash)
  return <ActivityPage />
}

export const story: Story = {
  group: 'Activity',
  title: 'Activity',
  layout: 'part',
  states: {
    'nobody is connected': { tab: () => withMetaMask(), draw },
    nothing: { tab: () => withMetaMask(), arrange: connect, draw: closed },
    'every fate': { tab: all, arrange: frozen, draw: closed },
    transfers: { tab: withTransfers, arrange: connect, draw: closed }
  }
}

/** Where each entry of the list opens. */
export const openEntries: Readonly<Record<string, Scene>> = {
  'a transaction': { tab: all, arrange: frozen, draw: closed, act: openFirst },
  'a transfer': { tab: withTransfers, arrange: connect, draw: closed, act: openFirst }
}
