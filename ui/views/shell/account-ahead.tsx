import { css } from '@emotion/react'
import { useSyncExternalStore } from 'react'
import { navLabel } from '#domain/address.ts'
import { color, font, radius, type } from '#ui/theme/tokens.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { useShell, useShownAccount } from '#ui/views/shell-context.ts'

const button = css({ 'html:not([data-account]) &:not([data-connected])': { display: 'none' } })
const picture = css({ inlineSize: 24, blockSize: 24, borderRadius: radius.full, backgroundColor: color.sunken })
const addressText = css({ fontFamily: font.mono, fontSize: type.small.fontSize })

/**
 * The account of the last visit, or the one that a wallet has just connected, until the account's own views are drawn: looks
 * like the account's button and opens the same dialog. Of the last visit's account, the script that runs before the first
 * paint decides whether there is one, and writes its address into the page at once.
 */
export function AccountAhead() {
  const { openAccount } = useShell()
  const connected = useShownAccount()
  const remembered = useSyncExternalStore(subscribeToNothing, rememberedLabel, none)
  return (
    <Button
      isSmall
      css={button}
      data-opens="account"
      data-connected={connected && ''}
      data-focus-first=""
      onClick={openAccount}
    >
      <span css={picture} aria-hidden="true" />
      <span css={addressText} translate="no" data-remembered="" suppressHydrationWarning>
        {connected ? navLabel(connected) : remembered}
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
