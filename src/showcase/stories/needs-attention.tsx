// Loaded before they are needed, so that no scene waits for code.
import '#ui/views/dashboard-page/allowances.tsx'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { Attention } from '#ui/views/dashboard-page/attention.tsx'
import { connect, drawnIn, fates, keeping, never, withMetaMask } from '../fixtures.ts'
import type { Scene, Story, TabOptions, WalletParts } from '../story.ts'

const contract: Address = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD', decimals: 6 } as const

const scene = (tab: () => TabOptions, more: Partial<Scene> = {}): Scene => ({
  tab,
  arrange: connect,
  draw: () => <Attention />,
  ...more
})

/** On a network of the wallet's that the page does not have. */
function elsewhere(wallet: WalletParts = {}): Scene {
  return scene(() => withMetaMask(Object.assign(new FakeConnector(), { chainId: 5, ...wallet })), {
    act: (_drawn, { models }) => wallet.switchChain && void models.chainSwitch.switchTo(baseGoerli.id)
  })
}

/** On a node that has no approvals of old blocks. */
function pruned(allowance: bigint): TabOptions {
  const tab = withAllowance(allowance)
  const eventsOfMany = tab.contracts?.eventsOfMany
  if (!tab.contracts || !eventsOfMany) return tab
  tab.contracts.eventsOfMany = async (chainId, query, range) => {
    if (range.fromBlock < 950_001n) throw new ChainReadError('refused', chainId, 'pruned')
    return eventsOfMany(chainId, query, range)
  }
  return { ...tab, reader: Object.assign(new FakeReader(), { head: 1_000_000n }) }
}

function withAllowance(allowance: unknown, tokens = 1): TabOptions {
  const contracts = new FakeContractGateway()
  contracts.answers
    .set('totalSupply', 1000n)
    .set('balanceOf', 100n)
    .set('allowance', allowance)
    .set('approve', undefined)
  return withMetaMask(undefined, {
    contracts,
    chains: [
      {
        ...baseGoerli,
        tokens: Array.from({ length: tokens }, (_, n) => ({
          ...token,
          address: `${token.address.slice(0, -1) as '0x'}${n + 3}` as const,
          spenders: [contract]
        }))
      }
    ]
  })
}

export const story: Story = {
  group: 'Dashboard',
  title: 'Needs attention',
  layout: 'part',
  states: {
    'an unsupported network': elsewhere(),
    'the wallet is asked for a network': elsewhere({ switchChain: never }),
    'the network was not switched': elsewhere({
      switchChain: () => Promise.reject(new WalletError('other', { message: 'No such network.', code: 4902 }))
    }),
    'the wallet cannot switch': elsewhere({ canSwitchChain: false }),
    'the wallet turns out not to switch': elsewhere({
      switchChain: () => Promise.reject(new WalletError('unsupported', { message: 'Unknown method.' }))
    }),
    'a transaction waits for another one': scene(() => withMetaMask(undefined, { storage: keeping(fates.pending) })),
    'a transaction has been waiting': scene(() => {
      const reader = Object.assign(new FakeReader(), { waiting: 3 })
      return withMetaMask(undefined, { reader, storage: keeping({ ...fates.pending, nonce: reader.minedElsewhere }) })
    }),
    'runs the code of a contract': scene(() =>
      withMetaMask(undefined, { reader: Object.assign(new FakeReader(), { getDelegate: async () => contract }) })
    ),
    'too little for a fee': scene(
      () => withMetaMask(undefined, { reader: Object.assign(new FakeReader(), { getBalances: async () => [1n] }) }),
      { act: (_drawn, { models }) => models.balances.refresh(baseGoerli.id) }
    ),
    'an unlimited allowance': scene(() => withAllowance(2n ** 256n - 1n)),
    'an allowance of the whole balance': scene(() => withAllowance(100n)),
    'smaller allowances': scene(() => withAllowance(99n)),
    'revoking it': scene(() => withAllowance(2n ** 256n - 1n), {
      act: async (drawn) => (await drawnIn(drawn, 'li button')).click()
    }),
    'an unlimited allowance among the newest': scene(() => pruned(2n ** 256n - 1n)),
    'no unlimited allowance among the newest': scene(() => pruned(0n)),
    'allowances for many tokens cannot be checked': scene(() =>
      withAllowance(new ChainReadError('timeout', baseGoerli.id, ''), 5)
    ),
    'allowances cannot be checked': scene(() => withAllowance(new ChainReadError('timeout', baseGoerli.id, '')))
  }
}
