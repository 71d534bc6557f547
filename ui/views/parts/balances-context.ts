import { createContext, useContext } from 'react'
import type { BalancesModel } from '#ui/models/chain/balances-model.ts'
import { useModels } from '#ui/views/models-context.ts'

/** The balances of an account that is not the connected one. */
export const BalancesContext = createContext<BalancesModel | undefined>(undefined)

interface ShownBalances {
  readonly balances: BalancesModel
  /** They are the connected account's, so its wallet can be asked for something. */
  readonly areOwn: boolean
}

/** The connected account's balances, or those of the account that is viewed. */
export function useBalances(): ShownBalances {
  const { balances } = useModels()
  const viewed = useContext(BalancesContext)
  return { balances: viewed ?? balances, areOwn: viewed === undefined }
}
