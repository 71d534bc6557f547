import { css } from '@emotion/react'
import { useSyncExternalStore } from 'react'
import { color, font, radius, type } from '#ui/theme/tokens.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { useShell } from '#ui/views/shell-context.ts'

const button = css({ 'html:not([data-account]) &': { display: 'none' } })
const picture = css({ inlineSize: 24, blockSize: 24, borderRadius: radius.full, backgroundColor: color.sunken })
const addressText = css({ fontFamily: font.mono, fontSize: type.small.fontSize })

/**
 * The account of the last visit, before its models have loaded: looks like the account's button and opens the same dialog.
 * The script that runs before the first paint decides whether there is one, and writes its address into the page at once.
 */
export function RememberedAccount() {
  const { openAccount } = useShell()
  const label = useSyncExternalStore(subscribeToNothing, rememberedLabel, none)
  return (
    <Button isSmall css={button} data-opens="account" onClick={openAccount}>
      <span css={picture} aria-hidden="true" />
      <span css={addressText} translate="no" data-remembered="" suppressHydrationWarning>
        {label}
      </span>
    </Button>
  )
}

function rememberedLabel(): string {
  return document.documentElement.dataset.account ?? ''
}

function none(): string {
  return ''
}

function subscribeToNothing(): () => void {
  return () => undefined
}
