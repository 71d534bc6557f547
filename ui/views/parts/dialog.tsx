import { css, keyframes } from '@emotion/react'
import {
  type ComponentPropsWithoutRef,
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type UIEvent,
  use,
  useCallback,
  useEffect,
  useId,
  useRef
} from 'react'
import { pageText } from '#ui/text/page.ts'
import { color, largeScreen, motion, radius, safeArea, size, smallScreen, type, weight } from '#ui/theme/tokens.ts'
import { ShellContext } from '#ui/views/shell-context.ts'
import { type BackSteps, useModal } from './dialog-behaviour.ts'
import { Icon, type IconName } from './icons.tsx'
import { controlWith, pressedWords } from './presses.ts'

const rise = keyframes({ from: { transform: 'translateY(100%)' } })
// Opaque from its first frame: a visitor waits for what is in it.
const settle = keyframes({ from: { transform: 'translateY(8px)' } })
const appear = keyframes({ from: { opacity: 0 } })

/** The largest size that fits the window, with `gap` px (or 16 px) of margin outside the safe area. */
const fitting = (gap: number) => `calc(100dvh - ${2 * gap}px - ${safeArea.top} - ${safeArea.bottom})`
const between = (inlineSize: number) => `min(${inlineSize}px,100vw - 2*max(16px,${safeArea.side}))`

/** Centres a dialog of full height, unless the window is too low for it. */
const topOf = (blockSize: number) => `max(4px + ${safeArea.top},50dvh - ${blockSize / 2}px)`

// On large screens the top edge is that of a full-height dialog, so changing steps moves only the bottom edge.
const panel = css({
  margin: 'auto',
  padding: 0,
  inlineSize: between(368),
  maxInlineSize: 'none',
  maxBlockSize: `min(${size.compactDialogMaxHeight}px,${fitting(16)})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.dialog,
  backgroundColor: color.surface,
  color: color.text,
  boxShadow: color.shadow,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { backgroundColor: color.backdrop, animation: `${appear} ${motion.quick}` },
  '&[data-continues], &[data-continues]::backdrop': { animation: 'none' },
  [largeScreen]: {
    marginBlockStart: topOf(size.compactDialogMaxHeight),
    animation: `${settle} ${motion.quick}`
  },
  [smallScreen]: {
    marginBlockEnd: 0,
    inlineSize: '100%',
    maxInlineSize: 560,
    paddingBlockEnd: safeArea.bottom,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    borderBlockEndWidth: 0,
    borderInlineWidth: 0,
    animation: `${rise} ${motion.calm}`
  },
  '@media (max-height: 480px)': { maxBlockSize: fitting(4) }
})

const tallSheet = css({ [smallScreen]: { blockSize: size.compactDialogMaxHeight } })

const widePanel = css({
  [largeScreen]: {
    marginBlockStart: topOf(size.dialogMaxHeight),
    inlineSize: between(720),
    maxBlockSize: `min(${size.dialogMaxHeight}px,${fitting(16)})`
  }
})

const wholePanel = css({ maxBlockSize: fitting(16), [largeScreen]: { marginBlock: 'auto', maxBlockSize: fitting(16) } })

const bar = css({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: size.dialogBar,
  paddingBlock: 8,
  paddingInlineStart: 24,
  paddingInlineEnd: 12,
  '&[data-back]': { gap: 0, paddingInlineStart: 4 },
  '&[data-floating]': {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 0,
    insetInline: 0,
    pointerEvents: 'none',
    '& > button': { pointerEvents: 'auto' }
  }
})

const filler = css({ flexGrow: 1 })

const titleStyle = css(type.title, { flexGrow: 1, fontWeight: weight.heavy, textWrap: 'balance' })

const splitBar = css({
  padding: 0,
  paddingInlineEnd: 12,
  '&[data-back]': { paddingInlineStart: 0 },
  '& > h2:first-of-type': {
    flex: 'none',
    display: 'grid',
    alignSelf: 'stretch',
    alignItems: 'center',
    inlineSize: size.dialogAside,
    marginInlineEnd: 20,
    paddingInlineStart: 24,
    borderInlineEnd: `1px solid ${color.line}`
  },
  '& > button:not(:last-of-type)': { marginInlineStart: -12 }
})

const content = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  '&:focus-visible': { outlineOffset: -2 },
  // Lines that are scrolled under the title fade instead of being cut.
  '&[data-scrolled]::before': {
    content: '""',
    flexShrink: 0,
    position: 'sticky',
    zIndex: 1,
    insetBlockStart: 0,
    blockSize: 24,
    marginBlockEnd: -24,
    backgroundImage: `linear-gradient(${color.surface}, transparent)`,
    pointerEvents: 'none'
  }
})

const barButtonStyle = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  borderRadius: radius.full,
  color: color.secondary,
  '&:hover': { backgroundColor: color.sunken, color: color.text }
})

const TitleId = createContext<string | undefined>(undefined)

interface DialogProps {
  /** Omitted if the content has its own `DialogTitle`. */
  readonly title?: ReactNode
  /** As for `DialogTitle`. */
  readonly step?: ReactNode
  /** In a dialog of two columns, the title of the first. */
  readonly asideTitle?: string | undefined
  /** `compact` if absent. On small screens both are sheets. */
  readonly size?: 'compact' | 'wide'
  /** As a sheet it has its full height from the start, so that changing steps moves nothing. */
  readonly isTallSheet?: boolean
  /** As high as its content, if the window is; for a dialog without steps. */
  readonly isWhole?: boolean
  /** Nothing in it takes the focus but a long text, which has to be scrolled with the keyboard. */
  readonly isOnlyText?: boolean
  /** Its button, Escape, the backdrop or the browser's Back closes it. */
  readonly onClose: () => void
  /** Where a press on the backdrop and the browser's Back must not close it as its buttons do; the backdrop then does nothing. */
  readonly browserBack?: BackSteps
  /** Present if there is a previous step. */
  readonly onBack?: (() => void) | undefined
  readonly children: ReactNode
}

/** A modal dialog, labelled by its visible title; a bottom sheet on small screens. Mounting it opens it. */
export function Dialog({
  title,
  step = title,
  asideTitle,
  size: width = 'compact',
  isTallSheet = false,
  isWhole = false,
  isOnlyText = false,
  onClose,
  browserBack,
  onBack,
  children
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const backdrop = useBackdropPress(browserBack ? undefined : onClose)
  useModal(ref, onClose, browserBack)
  // A dialog of the showcase or a test may stand by itself.
  const views = use(ShellContext)?.views
  return (
    <dialog
      ref={ref}
      css={[panel, width === 'wide' && widePanel, isTallSheet && tallSheet, isWhole && wholePanel]}
      aria-labelledby={asideTitle === undefined ? id : `${id}-aside ${id}`}
      {...backdrop}
    >
      <TitleId value={id}>
        <div
          css={[bar, asideTitle !== undefined && splitBar]}
          data-back={onBack && ''}
          data-floating={title === undefined ? '' : undefined}
        >
          {asideTitle !== undefined && (
            <TitleId value={`${id}-aside`}>
              <DialogTitle>{asideTitle}</DialogTitle>
            </TitleId>
          )}
          {onBack && <BarButton icon="back" name={pageText.dialogs.back} onClick={onBack} />}
          {title === undefined ? <span css={filler} /> : <DialogTitle step={step ?? title}>{title}</DialogTitle>}
          <BarButton icon="close" name={pageText.dialogs.close} onClick={onClose} />
        </div>
        <div css={content} onScroll={markScrolled} tabIndex={isOnlyText ? 0 : undefined}>
          {children}
        </div>
        {views && <views.DialogFoot />}
      </TitleId>
    </dialog>
  )
}

interface DialogTitleProps extends ComponentPropsWithoutRef<'h2'> {
  readonly children: ReactNode
  /** Identifies the step, if its title can change while it is shown; the title by default. */
  readonly step?: ReactNode
}

/**
 * The dialog's title. It takes the focus whenever the step changes; on the way back, the control that led on does
 * (requirement C10).
 */
export function DialogTitle({ children, step = children, ...rest }: DialogTitleProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  const wayTo = useWay()
  useEffect(() => {
    const wasFirst = isFirst.current
    const focused = document.activeElement
    isFirst.current = false
    const ledOn = wayTo(step)
    // With the frame that shows the step: focusing earlier would compute the layout once more.
    const frame = requestAnimationFrame(() => {
      const dialog = ref.current?.closest('dialog')
      const { activeElement } = document
      const isSetSince = activeElement !== focused && activeElement !== document.body
      if (!dialog?.open || isSetSince || (wasFirst && dialog.contains(activeElement))) return
      const control = ledOn.map((words) => controlWith(words, dialog)).find((found) => found !== undefined)
      const target = control ?? ref.current
      target?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [step, wayTo])
  return (
    <h2 ref={ref} id={use(TitleId)} tabIndex={-1} css={titleStyle} data-dialog-title="" {...rest}>
      {children}
    </h2>
  )
}

interface Left {
  readonly step: ReactNode
  /** Of the control that led on; undefined where the step changed by itself. */
  readonly words: string | undefined
}

/** @returns records the step that is shown now, and finds the words of what led on from there, if it was left before. */
function useWay(): (step: ReactNode) => readonly string[] {
  const shown = useRef<ReactNode>(undefined)
  const way = useRef<readonly Left[]>([])
  return useCallback((step: ReactNode) => {
    const left = { step: shown.current, words: pressedWords() }
    if (left.step === step) return []
    shown.current = step
    const index = way.current.findLastIndex((before) => before.step === step)
    if (index < 0) {
      way.current = [...way.current, left]
      return []
    }
    // Beside a list that stays, another row of it may have led on since.
    const after = way.current.slice(index).reverse()
    way.current = way.current.slice(0, index)
    return after.flatMap(({ words }) => words ?? [])
  }, [])
}

function markScrolled({ currentTarget }: UIEvent<HTMLElement>): void {
  currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollTop > 0)
}

function BarButton({ icon, name, onClick }: { icon: IconName; name: string; onClick: () => void }) {
  return (
    <button type="button" css={barButtonStyle} aria-label={name} title={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

/** A press that starts and ends on the backdrop closes; one that only ends there, such as a text selection, does not. */
function useBackdropPress(onClose: (() => void) | undefined) {
  const hasStarted = useRef(false)
  const isOutside = ({ target, currentTarget, clientX, clientY }: MouseEvent | PointerEvent) => {
    if (target !== currentTarget) return false
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
    return clientX < left || clientX > right || clientY < top || clientY > bottom
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      hasStarted.current = isOutside(event)
    },
    onClick: (event: MouseEvent) => {
      if (hasStarted.current && isOutside(event)) onClose?.()
    }
  }
}
