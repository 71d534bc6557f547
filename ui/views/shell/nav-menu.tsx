import { css, keyframes } from '@emotion/react'
import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { pageText } from '#domain/text/page.ts'
import { color, largeScreen, motion, radius, safeArea, size, smallScreen } from '#ui/theme/tokens.ts'
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

const nav = css({ [largeScreen]: { flex: 1, minInlineSize: 0 } })

const items = css({
  display: 'flex',
  gap: 8,
  [largeScreen]: { alignItems: 'center', justifyContent: 'flex-end' },
  [smallScreen]: {
    flexDirection: 'column',
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: 'calc(100% + 1px)',
    insetInline: 0,
    padding: `16px max(16px,${safeArea.side}) 24px`,
    backgroundColor: color.surface,
    borderBlockEnd: `1px solid ${color.line}`,
    boxShadow: color.shadow,
    animation: `${drop} ${motion.quick}`,
    '&[data-closed]': { display: 'none' },
    '&& > *': { justifyContent: 'flex-start' }
  }
})

/** The nav bar's links and buttons: in a row on large screens, behind a menu icon on small ones (requirement R7). */
export function NavMenu({ children }: { readonly children: ReactNode }) {
  const id = useId()
  const navRef = useRef<HTMLElement>(null)
  const toggleRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  // On the document, the only place to see presses that move no focus (Safari, the page's background).
  useEffect(() => {
    if (!isOpen) return
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !navRef.current?.contains(target)) setOpen(false)
    }
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      toggleRef.current?.focus()
    }
    document.addEventListener('pointerdown', handlePress)
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.removeEventListener('pointerdown', handlePress)
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [isOpen])

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  const handlePick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a, button'))) return
    close()
    // On small screens the picked item is about to disappear, and the focus with it.
    toggleRef.current?.focus()
  }

  return (
    <nav ref={navRef} css={nav} aria-label={pageText.shell.mainNavigation} data-focus-group="" onBlur={handleBlur}>
      <button
        ref={toggleRef}
        type="button"
        css={toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={isOpen ? pageText.shell.closeMenu : pageText.shell.openMenu}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={24} />
      </button>
      {/* biome-ignore lint/a11y: this handler only closes the menu after a button inside was pressed */}
      <div id={id} css={items} data-closed={isOpen ? undefined : ''} onClick={handlePick}>
        {children}
      </div>
    </nav>
  )
}
