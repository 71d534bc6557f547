import { useEffect, useState } from 'react'
import type { Address } from '#domain/address.ts'
import { TokenTransfers } from '#ui/models/transaction/token-transfers.ts'
import { useModels } from '#ui/views/models-context.ts'

/** Reads transfers of an account, always the same one, on each network with tokens, until the page is left. */
export function useTokenTransfers(account: Address): readonly TokenTransfers[] {
  const { settings, pagePorts } = useModels()
  const [searches] = useState(() =>
    settings.chains
      .filter(({ tokens = [] }) => tokens.length > 0)
      .map((chain) => new TokenTransfers(pagePorts, { account, chain }))
  )
  useEffect(() => {
    const stops = searches.map((each) => each.watch())
    return () => stops.forEach((stop) => void stop())
  }, [searches])
  return searches
}
