import { css } from '@emotion/react'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { color } from '#ui/theme/tokens.ts'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { TileIcon } from '#ui/views/parts/tile-icon.tsx'

const mark = css({
  position: 'relative',
  padding: 22,
  '& > svg': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    color: color.accent,
    strokeWidth: 1
  }
})

interface WalletMarkProps {
  readonly wallet: Wallet
  readonly isWaiting: boolean
}

/** The wallet's icon, with a spinning ring while a request is pending. */
export function WalletMark({ wallet, isWaiting }: WalletMarkProps) {
  return (
    <span css={mark}>
      <TileIcon url={wallet.iconUrl} background={wallet.iconBackground} size={60} />
      {isWaiting && <Spinner />}
    </span>
  )
}
