import type { ReactNode } from 'react'
import { formatEther } from 'viem'
import { useAccount, useBalance } from 'wagmi'
import { Page } from './page.tsx'

/** The page of a kit that is built on wagmi. */
export function WagmiPage({ onConnect }: { readonly onConnect: () => void }): ReactNode {
  const { address, chain } = useAccount()
  const { data: balance } = useBalance({ address })
  const shown = balance && formatEther(balance.value)
  return <Page account={address && { address, network: chain?.name, balance: shown }} onConnect={onConnect} />
}
