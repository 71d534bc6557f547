import { css } from '@emotion/react'
import { pictureAddress } from '#ui/base-path.ts'
import { color } from '#ui/theme/tokens.ts'

const frame = css({ display: 'block', flexShrink: 0, overflow: 'hidden', boxShadow: `inset 0 0 0 1px ${color.line}` })

interface TileIconProps {
  readonly url: string | undefined
  readonly background: string | undefined
  /** In px. */
  readonly size: number
  readonly shape?: 'tile' | 'round'
  /** Loads it also while it is out of sight, for a view that is drawn ahead. */
  readonly isAhead?: boolean
}

/** A wallet's or network's icon. Always decorative: the name is beside it. */
export function TileIcon({ url, background, size, shape = 'tile', isAhead = false }: TileIconProps) {
  const box = css({
    inlineSize: size,
    blockSize: size,
    borderRadius: shape === 'round' ? '50%' : Math.round(size * 0.24),
    backgroundColor: background ?? color.sunken
  })
  return (
    <span css={[frame, box]} aria-hidden="true">
      {url !== undefined && (
        <img
          src={pictureAddress(url)}
          alt=""
          width={size}
          height={size}
          loading={isAhead ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </span>
  )
}
