import { css } from '@emotion/react'
import type { NetworkResetsModel } from '#ui/models/chain/network-resets-model.ts'
import { devServerText } from '#ui/text/dev-server.ts'
import { color, radius, safeArea, type } from '#ui/theme/tokens.ts'
import { observer } from '#ui/views/observer.ts'
import { AccountIcon } from './parts/account-icon.tsx'
import { Button } from './parts/button.tsx'
import { LiveRegion } from './parts/live-region.tsx'

const corner = css({
  position: 'fixed',
  insetBlockEnd: `max(16px,${safeArea.bottom})`,
  insetInline: `max(16px,${safeArea.side})`,
  zIndex: 2,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none'
})

const card = css(type.small, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  maxInlineSize: 560,
  padding: 12,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tile,
  backgroundColor: color.surface,
  boxShadow: color.shadow,
  pointerEvents: 'auto',
  '& > svg': { color: color.warning }
})

interface NetworkResetNoticesProps {
  readonly resets: NetworkResetsModel
}

/** Which local networks have restarted, announced politely and shown on every page until dismissed; in English only. */
export const NetworkResetNotices = observer(function NetworkResetNotices({ resets }: NetworkResetNoticesProps) {
  const { told, dismiss } = devServerText.networkReset
  const notices = resets.notices.map(({ chain, count }) => ({ id: chain.id, text: told(chain.name, count) }))
  return (
    <div lang="en" dir="ltr">
      <LiveRegion>{notices.map(({ text }) => text).join(' ')}</LiveRegion>
      {notices.length > 0 && (
        <div css={corner}>
          {notices.map(({ id, text }) => (
            <div key={id} css={card}>
              <AccountIcon name="warning" />
              <p>{text}</p>
              <Button kind="quiet" isSmall onClick={() => resets.dismiss(id)}>
                {dismiss}
              </Button>
            </div>
          ))}
        </div>
      )}
    </div>
  )
})
