import { css } from '@emotion/react'
import { accountText } from '#domain/text/account.ts'
import { color, radius, safeArea, type } from '#ui/theme/tokens.ts'
import { observer } from '#ui/views/observer.ts'
import { useModels } from './models-context.ts'
import { AccountIcon } from './parts/account-icon.tsx'
import { Button } from './parts/button.tsx'

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

/** Which local networks have restarted, shown on every page until dismissed. `Announcements` reads it out. */
export const NetworkResetNotices = observer(function NetworkResetNotices() {
  const { networkResets } = useModels()
  if (networkResets.notices.length === 0) return undefined
  return (
    <div css={corner}>
      {networkResets.notices.map(({ chain, count }) => (
        <div key={chain.id} css={card}>
          <AccountIcon name="warning" />
          <p>{accountText.localNetworks.reset(chain.name, count)}</p>
          <Button kind="quiet" isSmall onClick={() => networkResets.dismiss(chain.id)}>
            {accountText.localNetworks.dismiss}
          </Button>
        </div>
      ))}
    </div>
  )
})
