import { css } from '@emotion/react'
import { atBreakpoint, type ConnectButtonDisplay } from '#ui/display.ts'
import { pageText } from '#ui/text/page.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { useLargeScreen } from '#ui/views/parts/use-large-screen.ts'
import { useShell } from '#ui/views/shell-context.ts'
import { AccountButton } from './account-button.tsx'
import { ChainButton } from './chain-button.tsx'
import { CustomConnectButton } from './custom-connect-button.tsx'
import { SignInButton } from './sign-in-button.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 12 })

/** What is left out is as `display` in `src/config.ts` has it. */
interface ConnectButtonProps extends Partial<ConnectButtonDisplay> {
  /** In place of "Connect Wallet", as it is. */
  readonly label?: string
}

/** "Connect Wallet", or the connected wallet's network and account (requirement B1). */
export const ConnectButton = Object.assign(observer(StandardButton), {
  /** Draws what its child function returns. */
  Custom: CustomConnectButton
})

function StandardButton({ label, ...options }: ConnectButtonProps) {
  const { connection, session, dialogs, settings } = useModels()
  const { prepare } = useShell()
  const isLargeScreen = useLargeScreen()
  const { accountStatus, chainStatus, showBalance } = { ...settings.display, ...options }
  if (session.status === 'unauthenticated') {
    return (
      <div css={row} data-focus-group="">
        <SignInButton />
      </div>
    )
  }
  if (!connection.account) {
    return (
      <div css={row} data-focus-group="">
        <Button kind="primary" onClick={dialogs.openConnect} onPointerEnter={prepare} onFocus={prepare}>
          {label === undefined ? pageText.connect.connectButton : <bdi>{label}</bdi>}
        </Button>
      </div>
    )
  }
  return (
    <div css={row} data-focus-group="">
      <ChainButton status={atBreakpoint(chainStatus, isLargeScreen)} />
      <AccountButton
        status={atBreakpoint(accountStatus, isLargeScreen)}
        hasBalance={atBreakpoint(showBalance, isLargeScreen)}
      />
    </div>
  )
}
