import { createContext } from 'react'
import type { Chain } from '#domain/chain/chain.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { once } from '#domain/wait/once.ts'
import type { UnlimitedAllowances } from '#ui/models/contract/unlimited-allowances.ts'

interface ShownAllowances {
  readonly allowances: UnlimitedAllowances
  readonly chain: Chain
}

/** For a view that loads once there is something to show. */
export const AllowancesContext = createContext<ShownAllowances | undefined>(undefined)

/** Only an account on a network with tokens needs it. */
export const loadFinder = once(() => loadCode(() => import('#ui/models/contract/find-allowances.ts'), navigator))
