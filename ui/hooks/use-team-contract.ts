import { useMemo } from 'react'
import { contractOn, type TeamContract } from '#contracts/contract-on.ts'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import { type Contract, contract } from '#domain/contract/contract.ts'
import type { ContractAbi } from '#domain/contract/contract-types.ts'
import type { Models } from '#ui/models/models.ts'
import { useObserved } from './use-observed.ts'

/** Where the page finds a contract. */
type TeamContractState<ABI extends ContractAbi> = {
  /** Every configured chain that has it. */
  readonly chains: readonly Chain[]
} & (
  | { readonly chain: Chain; readonly contract: Contract<ABI> }
  /** It is on none of the configured chains. */
  | { readonly chain: undefined; readonly contract: undefined }
)

/**
 * A contract of `contracts/generated/` on the wallet's network if it is there, else on the first configured chain that has
 * it.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useTeamContract<const ABI extends ContractAbi>(team: TeamContract<ABI>): TeamContractState<ABI> {
  const { chains, chain } = useObserved<TeamContract<ABI>, Deployments>(deploymentsOf, team)
  return useMemo(() => {
    const found = chain && contractOn(team, chain.id)
    return found
      ? { chains, chain, contract: contract({ ...found, name: team.name }) }
      : { chains, chain: undefined, contract: undefined }
  }, [team, chains, chain])
}

interface Deployments {
  readonly chains: readonly Chain[]
  readonly chain: Chain | undefined
}

function deploymentsOf({ connection }: Models, team: TeamContract): Deployments {
  const chains = connection.chains.filter(({ id }) => contractOn(team, id))
  return { chains, chain: findChain(chains, connection.chainId ?? 0) ?? chains[0] }
}
