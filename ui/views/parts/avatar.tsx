import { css } from '@emotion/react'
import { useState } from 'react'
import type { Address } from '#domain/address.ts'
import { fallbackAvatar } from '#domain/name/avatar.ts'
import { color, radius } from '#ui/theme/tokens.ts'
import { Spinner } from './spinner.tsx'

const disc = css({
  position: 'relative',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.full,
  lineHeight: 1,
  WebkitUserSelect: 'none',
  userSelect: 'none'
})

const pendingRing = css({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', color: color.accent })

const pictureStyle = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover'
})
const unseen = css({ visibility: 'hidden' })

interface AvatarProps {
  readonly address: Address
  /** Of the account's picture, if it has one. */
  readonly url: string | undefined
  /** In px. */
  readonly size: number
  /** Draws a spinning ring around it (section 2). */
  readonly isPending?: boolean
}

/** The account's picture once loaded, otherwise its emoji. Always decorative: the address or name is beside it. */
export function Avatar({ address, url, size, isPending = false }: AvatarProps) {
  const [loadedUrl, setLoadedUrl] = useState<string>()
  const { colour, emoji } = fallbackAvatar(address)
  const isPicture = url !== undefined && url === loadedUrl
  const inner = isPending ? size - 10 : size
  const sized = css({ inlineSize: size, blockSize: size })
  const filled = css({
    inlineSize: inner,
    blockSize: inner,
    backgroundColor: isPicture ? 'transparent' : colour,
    fontSize: Math.round(inner * 0.52)
  })
  return (
    <span css={[disc, sized]} aria-hidden="true">
      <span css={[disc, filled]}>
        {!isPicture && emoji}
        {url !== undefined && (
          <img
            key={url}
            css={[pictureStyle, !isPicture && unseen]}
            src={url}
            alt=""
            referrerPolicy="no-referrer"
            decoding="async"
            onLoad={() => setLoadedUrl(url)}
          />
        )}
      </span>
      {isPending && (
        <span css={pendingRing}>
          <Spinner size={size} />
        </span>
      )}
    </span>
  )
}
