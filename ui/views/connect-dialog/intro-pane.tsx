import { css } from '@emotion/react'
import { messages } from '#domain/messages.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { Icon } from '#ui/views/parts/icons.tsx'

const pane = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: 48,
  textAlign: 'center',
  color: color.secondary,
  '& svg': { color: color.accent },
  '& p:last-of-type': type.small
})

/** Beside the list while no wallet is picked. */
export function IntroPane() {
  return (
    <div css={pane}>
      <Icon name="key" size={40} />
      <p>{messages.connect.pickAnother}</p>
      <p>{messages.connect.newToWallets}</p>
    </div>
  )
}
