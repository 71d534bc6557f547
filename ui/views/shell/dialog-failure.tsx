import { css } from '@emotion/react'
import { pageText } from '#ui/text/page.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Dialog } from '#ui/views/parts/dialog.tsx'

const body = css({ display: 'grid', padding: '0 24px 24px' })

/** In place of a dialog that could not be loaded or rendered. */
export function DialogFailure({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={pageText.shell.failed} onClose={onClose}>
      <div css={body}>
        <Button kind="primary" onClick={() => location.reload()}>
          {pageText.shell.reload}
        </Button>
      </div>
    </Dialog>
  )
}
