import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { accountText } from '#ui/text/account.ts'
import { color, font, radius, size, type } from '#ui/theme/tokens.ts'
import { AccountIcon } from './account-icon.tsx'
import { Button, type ButtonKind } from './button.tsx'
import { LiveRegion } from './live-region.tsx'

/** How long a button says "Copied!" (requirement A3). */
const COPIED_FOR_MS = 1500

type CopyState = 'idle' | 'copied' | 'failed'

/** Copies a text. `copied` lasts for a moment, `failed` until the next try. */
export function useCopy(text: string): { readonly state: CopyState; readonly copy: () => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), COPIED_FOR_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return { state, copy }
}

interface CopyButtonProps {
  /** The text to copy. */
  readonly text: string
  /** The button's text, until something is copied. */
  readonly label: string
  /** As of `Button`; `quiet` if absent. */
  readonly kind?: ButtonKind
  /** As of `Button`; true if absent. */
  readonly isSmall?: boolean
}

/** Copies a text, and says so; where the browser refuses, shows the text selected. */
export function CopyButton({ text, label, kind = 'quiet', isSmall = true }: CopyButtonProps) {
  const { state, copy } = useCopy(text)
  const isCopied = state === 'copied'
  return (
    <>
      <Button kind={kind} isSmall={isSmall} onClick={copy}>
        <AccountIcon name={isCopied ? 'check' : 'copy'} size={18} />
        {isCopied ? accountText.account.copied : label}
      </Button>
      <CopyOutcome state={state} text={text} name={label} />
    </>
  )
}

const fallback = css(type.small, {
  display: 'grid',
  gap: 8,
  inlineSize: '100%',
  color: color.danger,
  '& input': {
    inlineSize: '100%',
    minBlockSize: size.touch,
    paddingInline: 12,
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    backgroundColor: color.sunken,
    color: color.text,
    fontFamily: font.mono,
    ...type.tiny
  }
})

interface CopyOutcomeProps {
  /** From `useCopy`. */
  readonly state: CopyState
  /** Shown where it could not be copied. */
  readonly text: string
  /** Labels the fallback field. */
  readonly name: string
}

/** Announces that the text was copied; if copying failed, shows it selected to be copied by hand. */
export function CopyOutcome({ state, text, name }: CopyOutcomeProps) {
  return (
    <>
      <LiveRegion>{state === 'copied' && accountText.account.copied}</LiveRegion>
      {state === 'failed' && (
        <div css={fallback}>
          <p role="alert">{accountText.account.copyFailed}</p>
          <input readOnly dir="auto" value={text} aria-label={name} ref={selectAll} />
        </div>
      )}
    </>
  )
}

function selectAll(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
