import { when } from 'mobx'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { NodeAnswer } from '#domain/chain/endpoint-lag.ts'
import { base, baseGoerli, linea, mainnet } from '#domain/chain/known-chains.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { Balances } from '#ui/views/dashboard-page/balances.tsx'
import { chains, connect, never, withMetaMask } from '../fixtures.ts'
import type { Scene, Story, Tab, TabOptions } from '../story.ts'

const draw = () => <Balances />
const ONE_COIN = 10n ** 18n

const failing = (chainId: number) => Promise.reject(new ChainReadError('timeout', chainId, 'No answer for 10 seconds.'))

function reading(getBalances: FakeReader['getBalances'], act?: Scene['act']): Scene {
  return {
    tab: () => withMetaMask(undefined, { chains, reader: Object.assign(new FakeReader(), { getBalances }) }),
    arrange: connect,
    draw,
    ...(act && { act })
  }
}

const read: FakeReader['getBalances'] = async (_chainId, reads) =>
  reads.map((_, index) => (index === 0 ? 1_234_500_000_000_000_000n : 2_500_000n))

function answeredBy(answer: NodeAnswer): FakeReader['getBalances'] {
  return (chainId, reads, onAnswer) => {
    onAnswer?.(answer)
    return read(chainId, reads)
  }
}

/** The wallet's answer to being asked to list the token. */
function listing(watchAsset: FakeConnector['watchAsset']): Scene {
  return {
    tab: () => withMetaMask(Object.assign(new FakeConnector(), { watchAsset }), { chains }),
    arrange: async (tab) => {
      await connect(tab)
      const [chain] = chains
      const token = chain?.tokens?.[0]
      if (token) void tab.models.watchAsset.offer(token)
    },
    draw
  }
}

/** The wallet's answer to being asked for the network of a token. */
function switching(switchChain: FakeConnector['switchChain']): Scene {
  return {
    tab: () => withMetaMask(Object.assign(new FakeConnector(), { switchChain, chainId: 59140 }), { chains }),
    arrange: connect,
    draw,
    act: (_drawn, { models }) => void models.chainSwitch.switchTo(baseGoerli.id)
  }
}

const manyTokens = Array.from({ length: 25 }, (_, n) => ({
  address: `0x${String(n + 10).padStart(40, '0')}` as const,
  symbol: n === 1 ? 'HARBOURMASTERS' : `TOK${n + 1}`,
  decimals: n === 1 ? 0 : 6
}))

const withTokens: TabOptions['chains'] = [{ ...baseGoerli, tokens: manyTokens }]

async function failAfterwards({ models, reader }: Tab): Promise<void> {
  reader.getBalances = failing
  await models.balances.refresh(baseGoerli.id)
}

export const story: Story = {
  group: 'Dashboard',
  title: 'Balance tiles',
  layout: 'part',
  states: {
    loading: reading(never),
    ready: reading(answeredBy({ host: 'node.example' })),
    'from a node that is behind': reading((chainId, ...request) => {
      const lag = { blocks: 96n, at: Date.now() }
      const isLate = chainId === baseGoerli.id
      return answeredBy({ host: 'node.example', ...(isLate && { lag }) })(chainId, ...request)
    }),
    'one failed': reading((chainId, reads) => (chainId === baseGoerli.id ? failing(chainId) : read(chainId, reads))),
    'not loaded': reading((chainId) => Promise.reject(new ChainReadError('not-loaded', chainId, 'Lost.'))),
    'of coins that are worth something': {
      ...reading(async (_chainId, reads) => reads.map(() => ONE_COIN)),
      tab: () => withMetaMask(undefined, { chains: [mainnet, base, linea] })
    },
    'of coins that are worth something, one failed': {
      ...reading(read),
      tab: () =>
        withMetaMask(undefined, {
          chains: [mainnet, base],
          reader: Object.assign(new FakeReader(), {
            getBalances: (chainId: number) => (chainId === base.id ? failing(chainId) : [ONE_COIN])
          })
        })
    },
    'many tokens': {
      ...reading(read),
      tab: () => withMetaMask(undefined, { chains: withTokens })
    },
    'many networks, and many without anything': {
      ...reading(read),
      tab: () =>
        withMetaMask(undefined, {
          chains: Array.from({ length: 25 }, (_, n) => ({ ...baseGoerli, id: n === 24 ? baseGoerli.id : 900 + n }))
        })
    },
    'a token cannot be read': reading(async (chainId, reads) =>
      reads.map((_, index) => (index === 0 ? ONE_COIN : new ChainReadError('malformed', chainId, 'Nonsense.')))
    ),
    'tokens without a balance are hidden': {
      ...reading(async (_chainId, reads) => reads.map((_, index) => (index === 0 ? ONE_COIN : 0n))),
      act: (_drawn, { models }) => models.zeroBalances.toggle()
    },
    stale: reading(read, async (_drawn, tab) => {
      await when(() => tab.models.balances.of(baseGoerli.id)?.status === 'known')
      await failAfterwards(tab)
    }),
    'zero balances are hidden': {
      ...reading(async (chainId, reads) => reads.map(() => (chainId === baseGoerli.id ? ONE_COIN : 0n))),
      act: (_drawn, { models }) => models.zeroBalances.toggle()
    },
    'the wallet is asked to list a token': listing(never),
    'a token was listed': listing(async () => undefined),
    'the visitor rejected it': listing(() => Promise.reject(new WalletError('rejected'))),
    'the wallet is asked for the network of a token': switching(never),
    'the network was not switched': switching(() =>
      Promise.reject(new WalletError('other', { message: 'No such network.', code: 4902 }))
    ),
    'the wallet cannot list tokens': listing(() => Promise.reject(new WalletError('unsupported')))
  }
}
