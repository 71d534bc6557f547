import { css } from '@emotion/react'
import { type RefCallback, useCallback, useRef } from 'react'
import { transactionText } from '#domain/text/transactions.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Button } from './button.tsx'

const notice = css(type.small, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 8,
  color: color.secondary,
  '& > p': { textWrap: 'pretty' }
})

/** "Clear All" and "Undo" take each other's places, and the focus goes along with the press. */
interface Clearing {
  readonly canClear: boolean
  readonly count: number
  /** The sentences about what is cleared. */
  readonly outcome: string
  readonly clear: () => void
  readonly undo: () => void
  readonly successor: RefCallback<HTMLButtonElement>
}

/** For an observer that lists the transactions of these chains. */
export function useClearing(chainIds: readonly number[]): Clearing {
  const { cleared } = useModels()
  const isPressed = useRef(false)
  const successor = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !isPressed.current) return
    isPressed.current = false
    button.focus()
  }, [])
  const press = (act: (chainIds: readonly number[]) => void) => () => {
    isPressed.current = true
    act(chainIds)
  }
  return {
    canClear: cleared.canClear(chainIds),
    count: cleared.count(chainIds),
    outcome: cleared.outcome(chainIds),
    clear: press(cleared.clear),
    undo: press(cleared.undo),
    successor
  }
}

/** What was cleared, and the way back. Announced by the model. */
export function ClearedNotice({ clearing }: { readonly clearing: Clearing }) {
  return (
    <div css={notice}>
      <p>{clearing.outcome}</p>
      <Button isSmall ref={clearing.successor} onClick={clearing.undo}>
        {transactionText.undo}
      </Button>
    </div>
  )
}
