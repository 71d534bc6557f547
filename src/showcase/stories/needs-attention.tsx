// Loaded before they are needed, so that no scene waits for code.
import '#ui/views/dashboard-page/allowances.tsx'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/chains.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { Attention } from '#ui/views/dashboard-page/attention.tsx'
import { connect, withMetaMask } from '../fixtures.ts'
import type { Scene, Story, TabOptions } from '../story.ts'

const contract: Address = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD', decimals: 6 } as const

const scene = (tab: () => TabOptions, more: Partial<Scene> = {}): Scene => ({
  tab,
  arrange: connect,
  draw: () => <Attention />,
  ...more
})

function withAllowance(allowance: unknown): TabOptions {
  const contracts = new FakeContractGateway()
  contracts.answers.set('totalSupply', 1000n).set('allowance', allowance).set('approve', undefined)
  return withMetaMask(undefined, {
    contracts,
    chains: [{ ...baseGoerli, tokens: [{ ...token, spenders: [contract] }] }]
  })
}

export const story: Story = {
  group: 'Dashboard',
  title: 'Needs attention',
  layout: 'part',
  states: {
    'an unsupported network': scene(() => withMetaMask(Object.assign(new FakeConnector(), { chainId: 5 }))),
    'runs the code of a contract': scene(() =>
      withMetaMask(undefined, { reader: Object.assign(new FakeReader(), { getDelegate: async () => contract }) })
    ),
    'too little for a fee': scene(
      () => withMetaMask(undefined, { reader: Object.assign(new FakeReader(), { getBalances: async () => [1n] }) }),
      { act: (_drawn, { models }) => models.balances.refresh(baseGoerli.id) }
    ),
    'an unlimited allowance': scene(() => withAllowance(2n ** 256n - 1n)),
    'revoking it': scene(() => withAllowance(2n ** 256n - 1n), {
      act: (drawn) => drawn.querySelector<HTMLElement>('li button')?.click()
    }),
    'allowances cannot be checked': scene(() => withAllowance(new ChainReadError('timeout', baseGoerli.id, '')))
  }
}
