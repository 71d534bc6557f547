import { css } from '@emotion/react'
import { promptPlace } from '#domain/wallet/waiting.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { waitingText } from '#ui/text/waiting.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { walletName } from '#ui/words/wallet.ts'
import { Sentence } from './untrusted-text.tsx'
import { useElapsedSeconds } from './use-seconds.ts'

const SHOW_ELAPSED_AFTER_S = 5
const SHOW_HELP_AFTER_S = 10

const words = css(type.small, {
  color: color.secondary,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'pretty',
  '& p + p': { marginBlockStart: 8 }
})

interface WaitingProps {
  /** Milliseconds since 1970. */
  readonly since: number | undefined
  readonly wallet: Wallet
}

/** While a wallet request is pending: the elapsed time after 5 s, help after 10 s. */
export function Waiting({ since, wallet }: WaitingProps) {
  const { device } = useConnectModels().wallets
  const seconds = useElapsedSeconds(since)
  if (seconds < SHOW_ELAPSED_AFTER_S) return undefined
  return (
    <div css={words}>
      <p>{waitingText.elapsed(seconds)}</p>
      {seconds >= SHOW_HELP_AFTER_S && (
        <p role="status">
          <Sentence of={waitingText.help[promptPlace(wallet, device)]} name={walletName(wallet)} />
        </p>
      )}
    </div>
  )
}
