import type { Chain } from '#domain/chain/chain.ts'
import { useSwitchChain } from '#ui/hooks/use-switch-chain.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { FailureNotice } from '#ui/views/parts/failure-notice.tsx'
import { WaitingPanel } from '#ui/views/parts/waiting-panel.tsx'
import { guestBookText } from './guest-book-text.ts'

/** Moves the wallet to the guest book's network, and says why that failed. */
export function SwitchNetwork({ to }: { readonly to: Chain }) {
  const { status, chainId, since, error, switchChain, cancel } = useSwitchChain()
  const { places } = guestBookText
  if (status === 'pending' && chainId === to.id)
    return <WaitingPanel asked={places.switchTo(to.name)} since={since} onCancel={cancel} />
  return (
    <>
      {status === 'error' && chainId === to.id && (
        <FailureNotice reason={places.notSwitched(to.name, error.reason)} details={error.details} />
      )}
      <Button kind="primary" onClick={() => switchChain(to.id)}>
        {places.switchTo(to.name)}
      </Button>
    </>
  )
}
