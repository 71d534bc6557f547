/** The chains that a sign-in service takes, by id. */
export interface SignInChains {
  readonly chainIds: readonly number[]
  /** Those of them on which an account may be a contract: the service has a node there that verifies its signature. */
  readonly contractChainIds: readonly number[]
}

/** Why nobody can sign in where the wallet is: the service does not take the chain, or not for accounts that are contracts. */
export type SignInObstacle = 'chain' | 'contract'

/** Undefined if the account can sign in on the chain. */
export function signInObstacle(
  { chainIds, contractChainIds }: SignInChains,
  chainId: number,
  isContract: boolean
): SignInObstacle | undefined {
  if (!chainIds.includes(chainId)) return 'chain'
  return isContract && !contractChainIds.includes(chainId) ? 'contract' : undefined
}
