import { css } from '@emotion/react'
import { fallbackAvatar } from '#domain/avatar.ts'
import { color, radius } from '#ui/theme/tokens.ts'
import { Spinner } from './spinner.tsx'

const disc = css({
  position: 'relative',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.full,
  lineHeight: 1,
  userSelect: 'none'
})

const pendingRing = css({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', color: color.accent })

interface AvatarProps {
  readonly address: string
  /** In px. */
  readonly size: number
  /** Draws a turning ring around it (section 2). */
  readonly isPending?: boolean
}

/** Always decorative: the address or name stands beside it. */
export function Avatar({ address, size, isPending = false }: AvatarProps) {
  const { colour, emoji } = fallbackAvatar(address)
  const inner = isPending ? size - 10 : size
  const sized = css({ inlineSize: size, blockSize: size })
  const filled = css({
    inlineSize: inner,
    blockSize: inner,
    backgroundColor: colour,
    fontSize: Math.round(inner * 0.52)
  })
  return (
    <span css={[disc, sized]} aria-hidden="true">
      <span css={[disc, filled]}>{emoji}</span>
      {isPending && (
        <span css={pendingRing}>
          <Spinner size={size} />
        </span>
      )}
    </span>
  )
}
