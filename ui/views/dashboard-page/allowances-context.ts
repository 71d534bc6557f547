import { createContext } from 'react'
import type { Chain } from '#domain/chain/chain.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { once } from '#domain/wait/once.ts'
import type { AllowanceScan } from '#ui/models/contract/allowance-scan.ts'

interface ShownAllowances {
  readonly allowances: AllowanceScan
  readonly chain: Chain
}

/** For a view that loads once there is something to show. */
export const AllowancesContext = createContext<ShownAllowances | undefined>(undefined)

/** Only an account on a network with tokens needs it. */
export const loadFinder = once(() => loadCode(() => import('#ui/models/contract/find-allowances.ts'), navigator))
