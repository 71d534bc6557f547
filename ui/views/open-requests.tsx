import { css } from '@emotion/react'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { type Address, shortenAddress } from '#domain/address.ts'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import { accountUrl, transactionUrl } from '#domain/chain/explorer-links.ts'
import type { Attempt } from '#domain/transaction/attempt.ts'
import { type OpenRequest, requestId, type SaidOfRequests } from '#domain/write/open-request.ts'
import type { AttemptsModel } from '#ui/models/transaction/attempts-model.ts'
import { sendText } from '#ui/text/send.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { type AttemptFinding, lateEndText, openRequestText, requestTitle } from '#ui/words/open-request.ts'
import { useModels } from './models-context.ts'
import { observer } from './observer.ts'
import { Button } from './parts/button.tsx'
import { ExplorerLink } from './parts/explorer-link.tsx'
import { FullAddress } from './parts/full-address.tsx'
import { Notice } from './parts/notice.tsx'
import { formatMoment } from './parts/time.ts'
import { UntrustedText } from './parts/untrusted-text.tsx'

const strip = css({ marginBlockEnd: 24 })
const asked = css({ display: 'block', fontWeight: weight.strong, overflowWrap: 'anywhere' })
const context = css(type.tiny, { color: color.tertiary, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
const words = css({ marginBlockStart: 8, textWrap: 'pretty' })
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBlockStart: 12 })

/**
 * The newest request that the connected wallet may still show, on every page: until the wallet has answered, or the visitor
 * dismisses it. Then what the wallet has done, if nobody waited for that.
 */
export const OpenRequests = observer(function OpenRequests() {
  const { openRequests } = useModels()
  const place = useRef<HTMLElement>(null)
  const { said } = openRequests
  if (!said) return undefined
  const handleDismiss = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const page = currentTarget.closest<HTMLElement>('main')
    openRequests.dismiss(said)
    // The button disappears, and would take the focus with it.
    const next = openRequests.said ? place.current : page
    next?.focus({ preventScroll: true })
  }
  return (
    <section css={strip} aria-label={sendText.attempts.title} tabIndex={-1} ref={place}>
      {said.type === 'open' ? (
        <Open key={requestId(said.request)} {...said} onDismiss={handleDismiss} />
      ) : (
        <Ended said={said} onDismiss={handleDismiss} />
      )}
    </section>
  )
})

type Dismissal = (event: MouseEvent<HTMLElement>) => void

interface OpenProps {
  readonly request: OpenRequest
  readonly others: number
  readonly onDismiss: Dismissal
}

const Open = observer(function Open({ request, others, onDismiss }: OpenProps) {
  const { attempts, connection } = useModels()
  const chain = findChain(connection.chains, request.chainId)
  const title = requestTitle(request, chain)
  const attempt = 'state' in request ? request : undefined
  const finding = attempt && chain && findingOf(attempt, chain, attempts)
  const link = attempt && chain && linkOf(attempt, chain, finding)
  return (
    <Said kind="warning" title={title} recipient={attempt && recipientOf(attempt)} link={link} onDismiss={onDismiss}>
      <p css={context}>
        {chain && <bdi translate="no">{chain.name}</bdi>}
        {chain && ' · '}
        <bdi translate="no" title={request.account}>
          {shortenAddress(request.account)}
        </bdi>
        {' · '}
        <time dateTime={new Date(request.askedAt).toISOString()}>{formatMoment(request.askedAt)}</time>
      </p>
      <p css={words}>{openRequestText(request, finding)}</p>
      {attempt && !attempts.isSaved(attempt) && <p css={words}>{sendText.attempts.unsaved}</p>}
      {others > 0 && <p css={words}>{sendText.attempts.more(others)}</p>}
    </Said>
  )
})

interface EndedProps {
  readonly said: Exclude<SaidOfRequests, { readonly type: 'open' }>
  readonly onDismiss: Dismissal
}

const Ended = observer(function Ended({ said: { type: kind, end, isOtherAccount }, onDismiss }: EndedProps) {
  const { connection } = useModels()
  const { asked: request } = end
  const title = requestTitle(request, findChain(connection.chains, request.chainId)) ?? ''
  return (
    <Said
      kind={kind === 'sent' ? 'warning' : 'success'}
      recipient={'state' in request ? recipientOf(request) : undefined}
      dismissed={title}
      onDismiss={onDismiss}
    >
      <p>{lateEndText(end, title, isOtherAccount)}</p>
    </Said>
  )
})

interface SaidProps {
  readonly kind: 'warning' | 'success'
  readonly title?: string | undefined
  /** What the dismissed one was, where no title says it. */
  readonly dismissed?: string
  readonly recipient: Address | undefined
  readonly link?: { readonly href: string; readonly label: string } | undefined
  readonly onDismiss: Dismissal
  readonly children: ReactNode
}

function Said({ kind, title, dismissed = title ?? '', recipient, link, onDismiss, children }: SaidProps) {
  return (
    <Notice kind={kind}>
      {title && (
        <strong css={asked}>
          <UntrustedText text={title} />
        </strong>
      )}
      {recipient && <FullAddress address={recipient} />}
      {children}
      <div css={actions}>
        {link && <ExplorerLink {...link} />}
        <Button isSmall aria-label={sendText.attempts.dismissNamed(dismissed)} onClick={onDismiss}>
          {sendText.attempts.dismiss}
        </Button>
      </div>
    </Notice>
  )
}

function recipientOf({ call, to }: Attempt): Address {
  return call?.recipient ?? to
}

function findingOf(attempt: Attempt, chain: Chain, attempts: AttemptsModel): AttemptFinding | undefined {
  if (!attempts.isOvertaken(attempt)) return attempts.isNeverSeen(attempt) ? 'never-seen' : undefined
  return accountUrl(chain, attempt.account) === undefined ? 'check-wallet' : 'check-explorer'
}

/** To where the chain's explorer shows what was found. */
function linkOf({ account, state }: Attempt, chain: Chain, finding: AttemptFinding | undefined) {
  const { explorer, otherTransaction } = sendText.attempts
  const usedBy = state.status === 'open' ? state.nonceUsedBy : undefined
  const isAccount = finding === 'check-explorer'
  const href = isAccount ? accountUrl(chain, account) : usedBy && transactionUrl(chain, usedBy)
  return href === undefined ? undefined : { href, label: isAccount ? explorer : otherTransaction }
}
