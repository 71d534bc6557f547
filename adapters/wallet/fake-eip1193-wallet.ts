import { baseGoerli } from '#domain/chain/known-chains.ts'
import { FakeProvider } from './fake-provider.ts'
import { injectedConnector } from './injected/injected-connector.ts'

/** The account that the wallet shares. */
export const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** The page's origin. */
export const ORIGIN = 'https://app.example'

/** A well-behaved wallet on Base Goerli that knows only that chain; `answers` override its answers. */
export function wallet(answers: ConstructorParameters<typeof FakeProvider>[0] = {}) {
  const state = { chainId: baseGoerli.id, known: [baseGoerli.id] }
  const idOf = ([parameter]: readonly unknown[]) => Number((parameter as { chainId: string }).chainId)
  const provider = new FakeProvider({
    eth_requestAccounts: () => [account.toLowerCase()],
    eth_accounts: () => [account.toLowerCase()],
    eth_chainId: () => `0x${state.chainId.toString(16)}`,
    wallet_switchEthereumChain: (params) => {
      if (!state.known.includes(idOf(params))) throw { code: 4902, message: 'Unrecognized chain ID' }
      state.chainId = idOf(params)
      return null
    },
    wallet_addEthereumChain: (params) => {
      state.known.push(idOf(params))
      state.chainId = idOf(params)
      return null
    },
    ...answers
  })
  return { provider, state, connector: injectedConnector(provider, ORIGIN) }
}
