import { css } from '@emotion/react'
import { connectText } from '#ui/text/connect.ts'
import { color } from '#ui/theme/tokens.ts'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { visuallyHidden } from '#ui/views/parts/visually-hidden.ts'

const pane = css({ flexGrow: 1, display: 'grid', placeItems: 'center', minBlockSize: 360, color: color.accent })

/** In place of a step whose code is still loading. */
export function LoadingPane() {
  return (
    <div css={pane} role="status">
      <Spinner size={32} />
      <span css={visuallyHidden}>{connectText.loading}</span>
    </div>
  )
}
