import { css } from '@emotion/react'
import type { ChainStatus } from '#ui/display.ts'
import { accountText } from '#ui/text/account.ts'
import { color } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { AccountIcon } from '#ui/views/parts/account-icon.tsx'
import { Button } from '#ui/views/parts/button.tsx'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { TileIcon } from '#ui/views/parts/tile-icon.tsx'
import { useChainView } from '#ui/views/use-chain-view.ts'

/** Around the content: a button with a style of its own would take a class of its own. */
const wrong = css({ display: 'contents', color: color.danger })

interface ChainButtonProps {
  /** An unsupported network is always shown, and one without an icon has its name in place of it. */
  readonly status: ChainStatus
  readonly isSmall?: boolean
}

/** The wallet's network, which opens the network dialog. */
export const ChainButton = observer(function ChainButton({ status, isSmall = false }: ChainButtonProps) {
  const { dialogs } = useModels()
  const chainView = useChainView()
  const isAwaited = dialogs.awaited === 'chain'
  if (!chainView) return undefined
  const { name, iconUrl, iconBackground, hasIcon, unsupported } = chainView
  if (status === 'none' && !unsupported) return undefined
  // One button for both, so that the focus stays when the wallet moves.
  return (
    <Button
      isSmall={isSmall}
      aria-label={unsupported ? undefined : accountText.buttons.chainButton(name)}
      onClick={dialogs.openChain}
    >
      {unsupported ? (
        <span css={wrong}>
          {isAwaited ? <Spinner size={16} /> : <AccountIcon name="warning" />}
          <span>{accountText.buttons.wrongNetwork}</span>
        </span>
      ) : (
        <>
          {hasIcon && status !== 'name' && (
            <TileIcon url={iconUrl} background={iconBackground} size={isSmall ? 20 : 24} shape="round" />
          )}
          {!(hasIcon && status === 'icon') && <bdi translate="no">{name}</bdi>}
          {isAwaited ? <Spinner size={16} /> : <AccountIcon name="down" size={16} />}
        </>
      )}
    </Button>
  )
})
