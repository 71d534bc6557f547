import { css } from '@emotion/react'
import { type ComponentType, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Address } from '#domain/address.ts'
import { fallbackAvatar } from '#domain/name/fallback-avatar.ts'
import type { LoadAvatar, OwnAvatarProps } from '#ui/avatar.ts'
import { color, radius } from '#ui/theme/tokens.ts'
import { ErrorBoundary } from '#ui/views/shell/error-boundary.tsx'
import { ShellContext } from '#ui/views/shell-context.ts'
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
const own = css({ overflow: 'hidden', backgroundColor: color.sunken })
const unseen = css({ visibility: 'hidden' })

interface AvatarProps {
  readonly address: Address
  /** Of the account's picture, if it has one. */
  readonly url: string | undefined
  /** In px. */
  readonly size: number
  /** The account's name, for a team's own avatar. */
  readonly name?: string | undefined
  /** Draws a spinning ring around it (requirement A6). */
  readonly isPending?: boolean
}

/** The team's avatar, or the account's picture or emoji. Always decorative: the address or name is beside it. */
export function Avatar({ address, url, size, name, isPending = false }: AvatarProps) {
  const load = useContext(ShellContext)?.settings.avatar
  const inner = isPending ? size - 10 : size
  const standard = <StandardAvatar address={address} url={url} size={inner} />
  const account = { address, ...(name !== undefined && { name }), ...(url !== undefined && { pictureUrl: url }) }
  return (
    <span css={[disc, css({ inlineSize: size, blockSize: size })]} aria-hidden="true">
      {load ? (
        <span css={[disc, own, css({ inlineSize: inner, blockSize: inner })]}>
          <OwnAvatar load={load} fallback={standard} {...account} size={inner} />
        </span>
      ) : (
        standard
      )}
      {isPending && (
        <span css={pendingRing}>
          <Spinner size={size} />
        </span>
      )}
    </span>
  )
}

/** The account's picture once loaded, otherwise its emoji. */
function StandardAvatar({ address, url, size }: Pick<AvatarProps, 'address' | 'url' | 'size'>) {
  const [loadedUrl, setLoadedUrl] = useState<string>()
  const { colour, emoji } = fallbackAvatar(address)
  const isPicture = url !== undefined && url === loadedUrl
  const sized = css({ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.52) })
  return (
    // A rule for each colour would have the browser match the whole page's styles again whenever another account appears.
    <span css={[disc, sized]} style={{ backgroundColor: isPicture ? 'transparent' : colour }}>
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
  )
}

type Loaded = ComponentType<OwnAvatarProps>

const loadedBy = new WeakMap<LoadAvatar, Loaded>()

interface LoadedAvatarProps extends OwnAvatarProps {
  readonly load: LoadAvatar
  /** Drawn where the team's avatar cannot be fetched, or throws. */
  readonly fallback: ReactNode
}

/** A team's own avatar; nothing until it is fetched. */
function OwnAvatar({ load, fallback, ...account }: LoadedAvatarProps) {
  const [Shown, setShown] = useState(() => loadedBy.get(load))
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (Shown) return undefined
    let isCurrent = true
    const show = (loaded: Loaded) => {
      loadedBy.set(load, loaded)
      if (isCurrent) setShown(() => loaded)
    }
    load().then(show, () => isCurrent && setMissing(true))
    return () => {
      isCurrent = false
    }
  }, [Shown, load])
  if (isMissing) return fallback
  return (
    Shown && (
      <ErrorBoundary fallback={fallback}>
        <Shown {...account} />
      </ErrorBoundary>
    )
  )
}
