import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

interface ShownAccount {
  readonly address: string
  readonly network: string | undefined
  /** In ETH, once it is known. */
  readonly balance: string | undefined
}

interface PageProps {
  /** Undefined until a wallet is connected. */
  readonly account: ShownAccount | undefined
  readonly onConnect: () => void
}

/** Of the product, where a bench has put it here. */
const landing = document.querySelector('template')?.content

/** What the bare page shows, too: the kits differ in what is around it. */
export function Page({ account, onConnect }: PageProps): ReactNode {
  return (
    <>
      <nav>
        {account?.network !== undefined && <button type="button">{account.network}</button>}
        <button type="button" onClick={onConnect}>
          {account?.address ?? 'Connect wallet'}
        </button>
      </nav>
      <main>
        {account?.balance === undefined ? 'Hello' : `${account.balance} ETH`}
        <div ref={drawLanding} />
      </main>
    </>
  )
}

export function render(page: ReactNode): void {
  const container = document.getElementById('root')
  if (container) createRoot(container).render(page)
}

function drawLanding(place: HTMLElement | null): void {
  if (landing) place?.replaceChildren(landing.cloneNode(true))
}
