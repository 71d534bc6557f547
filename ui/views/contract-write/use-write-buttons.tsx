import { type ReactNode, type RefObject, useRef } from 'react'
import type { ShownWrite, WriteActions } from '#ui/hooks/shown-write.ts'
import { contractWriteText } from '#ui/text/contract-writes.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Button, type ButtonKind } from '#ui/views/parts/button.tsx'

export interface WriteButtons {
  /** Takes the focus of a button that disappears. */
  readonly place: RefObject<HTMLDivElement | null>
  /** What a visitor can do next. */
  readonly backOf: (actions: WriteActions) => readonly ReactNode[]
  readonly againOf: (actions: WriteActions) => readonly ReactNode[]
  readonly buttonsOf: (state: ShownWrite['state'], actions: WriteActions) => readonly ReactNode[]
}

/** @param confirm on the button that asks the wallet */
export function useWriteButtons(confirm?: string): WriteButtons {
  const { dialogs } = useModels()
  const place = useRef<HTMLDivElement>(null)
  const button = (label: string, act: () => unknown, kind: ButtonKind = 'secondary') => {
    const handleClick = () => {
      // The button disappears, and would take the focus with it.
      place.current?.focus({ preventScroll: true })
      act()
    }
    return (
      <Button key={label} kind={kind} onClick={handleClick}>
        {label}
      </Button>
    )
  }
  const backOf = ({ cancel }: WriteActions) => [button(contractWriteText.actions.back, cancel)]
  const againOf = (actions: WriteActions) => [
    button(contractWriteText.actions.again, actions.simulate, 'primary'),
    ...backOf(actions)
  ]
  const buttonsOf = (state: ShownWrite['state'], actions: WriteActions) => {
    const texts = contractWriteText.actions
    const back = button(texts.back, actions.cancel)
    switch (state.status) {
      case 'disconnected':
        return [button(texts.connect, dialogs.openConnect, 'primary'), back]
      case 'elsewhere':
      case 'simulating':
      case 'revalidating':
        return [back]
      case 'review':
      case 'unsimulated':
        return [button(confirm ?? texts.confirm, actions.confirm, 'primary'), back]
      case 'repeating':
        return [button(texts.confirmAgain, actions.confirmAgain, 'danger'), back]
      case 'refused':
      case 'unclear':
        return againOf(actions)
      case 'reverted':
      case 'withdrawn':
      case 'removed':
        return [button(texts.again, actions.simulate, 'primary')]
      default:
        return []
    }
  }
  return { place, backOf, againOf, buttonsOf }
}
