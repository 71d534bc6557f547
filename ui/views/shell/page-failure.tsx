import { css } from '@emotion/react'
import { pageText } from '#ui/text/page.ts'
import { type, weight } from '#ui/theme/tokens.ts'
import { Button } from '#ui/views/parts/button.tsx'

const box = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  '& p': { ...type.title, fontWeight: weight.strong }
})

/** In place of a page that could not be loaded or rendered. */
export function PageFailure() {
  return (
    <div css={box} role="alert">
      <p>{pageText.shell.failedToStart}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {pageText.shell.reload}
      </Button>
    </div>
  )
}
