import { css } from '@emotion/react'
import { type RefCallback, useCallback, useRef } from 'react'
import { transactionText } from '#ui/text/transactions.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { clearedText } from '#ui/words/announcement.ts'
import { Button } from './button.tsx'
import { formatNumber } from './number.ts'

const notice = css(type.small, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 8,
  color: color.secondary,
  '& > p': { textWrap: 'pretty' }
})

/** "Clear All" and "Undo" replace each other; a press moves the focus to the replacement. */
interface Clearing {
  readonly canClear: boolean
  /** Of the button, with how many entries it removes once all of them are read. */
  readonly label: string
  readonly count: number
  /** What was cleared, in words. */
  readonly outcome: string
  readonly clear: () => void
  readonly undo: () => void
  readonly replacement: RefCallback<HTMLButtonElement>
}

/** For an observer that lists the transactions of these chains. */
export function useClearing(chainIds: readonly number[]): Clearing {
  const { cleared } = useModels()
  const isPressed = useRef(false)
  const replacement = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !isPressed.current) return
    isPressed.current = false
    button.focus()
  }, [])
  const press = (act: typeof cleared.clear) => () => {
    isPressed.current = true
    act(chainIds)
  }
  const outcome = cleared.outcome(chainIds)
  const count = cleared.clearable(chainIds)
  return {
    canClear: cleared.canClear(chainIds),
    label: count === undefined ? transactionText.clearAll : `${transactionText.clearAll} (${formatNumber(count)})`,
    count: outcome.count,
    outcome: clearedText(outcome, formatNumber),
    clear: press(cleared.clear),
    undo: press(cleared.undo),
    replacement
  }
}

/** What was cleared, with "Undo". The model announces it. */
export function ClearedNotice({ clearing }: { readonly clearing: Clearing }) {
  return (
    <div css={notice}>
      <p>{clearing.outcome}</p>
      <Button isSmall ref={clearing.replacement} onClick={clearing.undo}>
        {transactionText.undo}
      </Button>
    </div>
  )
}
