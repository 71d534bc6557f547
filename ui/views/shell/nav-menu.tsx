import { css, keyframes } from '@emotion/react'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { messages } from '#domain/messages.ts'
import { color, largeScreen, motion, radius, size, smallScreen } from '#ui/theme/tokens.ts'
import { Icon } from '#ui/views/parts/icons.tsx'

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

const toggle = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  marginInlineEnd: -8,
  borderRadius: radius.control,
  '&:hover': { backgroundColor: color.sunken },
  [largeScreen]: { display: 'none' }
})

const items = css({
  display: 'flex',
  gap: 8,
  [largeScreen]: { alignItems: 'center' },
  [smallScreen]: {
    flexDirection: 'column',
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: 'calc(100% + 1px)',
    insetInline: 0,
    padding: 16,
    paddingBlockEnd: 24,
    backgroundColor: color.surface,
    borderBlockEnd: `1px solid ${color.line}`,
    boxShadow: color.shadow,
    animation: `${drop} ${motion.quick}`,
    '&[data-closed]': { display: 'none' },
    '&& > *': { justifyContent: 'flex-start' }
  }
})

/** The nav bar's links and buttons: in a row on large screens, behind a menu icon on small ones (section 2). */
export function NavMenu({ children }: { readonly children: ReactNode }) {
  const id = useId()
  const toggleRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    toggleRef.current?.focus()
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  const handlePick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a, button'))) return
    close()
    // Where the toggle is on screen, what was picked is about to vanish, and the focus with it.
    toggleRef.current?.focus()
  }

  return (
    <nav aria-label={messages.shell.mainNavigation} data-focus-group="" onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <button
        ref={toggleRef}
        type="button"
        css={toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={isOpen ? messages.shell.closeMenu : messages.shell.openMenu}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={24} />
      </button>
      {/* biome-ignore lint/a11y: the buttons inside are what is operated; this only hears of it */}
      <div id={id} css={items} data-closed={isOpen ? undefined : ''} onClick={handlePick}>
        {children}
      </div>
    </nav>
  )
}
