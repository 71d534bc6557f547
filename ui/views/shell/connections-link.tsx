import { css } from '@emotion/react'
import { useState } from 'react'
import { pageText } from '#ui/text/page.ts'
import { color, size, smallScreen, type } from '#ui/theme/tokens.ts'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { ConnectionsContext } from './connections-context.ts'

const link = css(type.small, {
  minBlockSize: 32,
  color: color.secondary,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  '&:hover': { color: color.text },
  [smallScreen]: { minBlockSize: size.touch }
})

const dialog = lazyView(() => import('./connections-dialog.tsx').then(({ ConnectionsDialog }) => ConnectionsDialog))

/** In the footer: opens the list of hosts that the page has asked, whose code is loaded then. */
export function ConnectionsLink() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" css={link} onClick={() => setOpen(true)}>
        {pageText.shell.connections}
      </button>
      {isOpen && (
        <ConnectionsContext value={() => setOpen(false)}>
          <dialog.View />
        </ConnectionsContext>
      )}
    </>
  )
}
