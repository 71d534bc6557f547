import type { Chain } from '#domain/chain/chain.ts'
import { accountText } from '#domain/text/account.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { shownSwitchFailure } from '#ui/words/chain-switch.ts'
import { Button } from './button.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { WaitingPanel } from './waiting-panel.tsx'

/** Moves the wallet to a network, and says why that failed; or what to do where the page cannot. */
export const SwitchNetwork = observer(function SwitchNetwork({ to }: { readonly to: Chain }) {
  const { chainSwitch, settings } = useModels()
  const state = chainSwitch.chainSwitch
  const texts = accountText.chains
  const isHere = state.status !== 'idle' && state.chainId === to.id
  const failure = state.status === 'failed' && isHere ? shownSwitchFailure(state) : undefined
  if (state.status === 'pending' && isHere)
    return <WaitingPanel asked={texts.switchTo(to.name)} since={state.since} onCancel={chainSwitch.cancel} />
  if (!chainSwitch.canSwitch)
    return (
      <>
        <p>{texts.cannotSwitch(settings.appName)}</p>
        <p>{texts.followsTo(to.name)}</p>
      </>
    )
  return (
    <>
      {failure && <FailureNotice reason={texts.failed(to.name, failure.reason)} details={failure.details} />}
      <Button kind="primary" onClick={() => chainSwitch.switchTo(to.id)}>
        {texts.switchTo(to.name)}
      </Button>
    </>
  )
})
