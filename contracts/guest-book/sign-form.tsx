import { css } from '@emotion/react'
import { type SubmitEvent, useRef, useState } from 'react'
import type { Chain } from '#domain/chain/chain.ts'
import { useAccount } from '#ui/hooks/use-account.ts'
import { useConnect } from '#ui/hooks/use-connect.ts'
import type { useContractWrite } from '#ui/hooks/use-contract-write.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { WriteProgress } from '#ui/views/contract-write/write-progress.tsx'
import { Button } from '#ui/views/parts/button.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { Panel } from '#ui/views/parts/panel.tsx'
import { SwitchNetwork } from '#ui/views/parts/switch-network.tsx'
import { TextField } from '#ui/views/parts/text-field.tsx'
import { ExactText } from '#ui/views/parts/untrusted-text.tsx'
import { shownAmount } from '#ui/words/amount.ts'
import type { GuestBook } from './guest-book.ts'
import { guestBookText } from './guest-book-text.ts'
import { bytesOf, problemOf } from './message.ts'

const form = css({ display: 'grid', gap: 12 })
const words = css(type.small, { color: color.secondary })

/** What the book takes. */
export interface Terms {
  readonly fee: bigint
  readonly maxBytes: number
}

interface SignFormProps {
  readonly book: GuestBook
  readonly chain: Chain
  /** Undefined until they are read: the wallet may have switched to the network of another book. */
  readonly terms: Terms | undefined
  readonly writing: ReturnType<typeof useContractWrite<void>>
}

/** What `write` sends, and where: the wallet's network may have changed since. */
interface Started {
  readonly message: string
  readonly chain: Chain
}

interface Draft {
  readonly text: string
  /** The visitor has tried to go on with it. */
  readonly isChecked?: boolean
  /** It is what `write` sends. */
  readonly isStarted?: boolean
}

/**
 * Writes an entry. The draft stays while a visitor connects, switches, reviews or rejects, and goes once it is sent; a write
 * stays in sight with its own network.
 */
export function SignForm({ book, chain, terms, writing }: SignFormProps) {
  const { form: texts, review, reasons } = guestBookText
  const account = useAccount()
  const { connect } = useConnect()
  const { start, write } = writing
  const [draft, setDraft] = useState<Draft>({ text: '' })
  const [started, setStarted] = useState<Started>()
  const panel = useRef<HTMLFormElement>(null)
  const status = write?.state.status
  const isSent = draft.isStarted && (status === 'sent' || status === 'confirmed')
  const message = isSent ? '' : draft.text
  const problem = draft.isChecked && !isSent && terms ? problemOf(message, terms.maxBytes) : undefined
  const isBusy = status === 'simulating' || status === 'revalidating' || status === 'asking'
  const isReviewed = write !== undefined && 'review' in write.state
  const place = placeOf(account, chain.id)
  // The write itself says how to go on.
  const isHeld = status === 'disconnected' || status === 'elsewhere'
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || place !== 'ready' || !terms) return
    const isFine = problemOf(message, terms.maxBytes) === undefined
    setDraft({ text: message, isChecked: true, isStarted: isFine })
    if (!isFine) return panel.current?.querySelector('input')?.focus()
    setStarted({ message, chain })
    start(book.call('sign', message), { chainId: chain.id, description: texts.title, value: terms.fee, reasons })
  }
  if (!terms && !write && draft.text === '') return undefined
  return (
    <Panel title={texts.title}>
      <form css={form} ref={panel} noValidate onSubmit={handleSubmit}>
        <TextField
          label={texts.message}
          hint={terms && texts.bytes(formatNumber(bytesOf(message)), formatNumber(terms.maxBytes))}
          problem={problem && texts.problems[problem]}
          value={message}
          onChange={({ target }) => setDraft({ text: target.value })}
          autoComplete="off"
        />
        {!isHeld && place === 'disconnected' && (
          <>
            <p css={words}>{texts.whyConnect}</p>
            <Button kind="primary" onClick={connect}>
              {texts.connect}
            </Button>
          </>
        )}
        {!isHeld && place === 'unauthenticated' && (
          <>
            <p css={words}>{texts.whySignIn}</p>
            <Button kind="primary" onClick={connect}>
              {texts.signIn}
            </Button>
          </>
        )}
        {!isHeld && place === 'elsewhere' && <SwitchNetwork to={chain} />}
        {place === 'ready' && (
          <Button kind={isReviewed || isHeld ? 'secondary' : 'primary'} type="submit" aria-disabled={isBusy || !terms}>
            {texts.review}
          </Button>
        )}
      </form>
      <WriteProgress
        write={write}
        rows={[[review.message, <ExactText key="message" text={started?.message ?? ''} />]]}
        confirm={review.confirm(amountOf(write?.request.value ?? 0n, started?.chain ?? chain))}
      />
    </Panel>
  )
}

/** What keeps the wallet from signing here, if anything. */
function placeOf({ status, chainId }: ReturnType<typeof useAccount>, here: number) {
  if (status !== 'connected') return status
  return chainId === here ? 'ready' : 'elsewhere'
}

function amountOf(wei: bigint, { nativeCurrency }: Chain): string {
  return shownAmount(wei, nativeCurrency)
}
