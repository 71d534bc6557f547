import { css } from '@emotion/react'
import { connectMessages } from '#domain/connect-messages.ts'
import { color } from '#ui/theme/tokens.ts'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { visuallyHidden } from '#ui/views/parts/visually-hidden.ts'

const pane = css({ display: 'grid', placeItems: 'center', minBlockSize: 360, color: color.accent })

/** In place of a step whose code is still on its way. */
export function LoadingPane() {
  return (
    <div css={pane} role="status">
      <Spinner size={32} />
      <span css={visuallyHidden}>{connectMessages.loading}</span>
    </div>
  )
}
