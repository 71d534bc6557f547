import { css } from '@emotion/react'
import type { Chain } from '#domain/chain/chain.ts'
import { pauseOf } from '#domain/chain/chain-read-error.ts'
import { accountUrl } from '#domain/chain/explorer-links.ts'
import { useChain } from '#ui/hooks/use-chain.ts'
import { useContractRead } from '#ui/hooks/use-contract-read.ts'
import { useContractWrite } from '#ui/hooks/use-contract-write.ts'
import { useTeamContract } from '#ui/hooks/use-team-contract.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { FailureNotice } from '#ui/views/parts/failure-notice.tsx'
import { formatList } from '#ui/views/parts/list.ts'
import { Notice } from '#ui/views/parts/notice.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { withPause } from '#ui/views/parts/with-pause.ts'
import { PageTitle } from '#ui/views/shell/page-title.tsx'
import { usePageTexts } from '#ui/views/use-page-texts.ts'
import { shownUnits } from '#ui/words/amount.ts'
import { readFailure } from '#ui/words/contract-failure.ts'
import { Entries } from './entries.tsx'
import { guestBook } from './generated/guest-book.ts'
import type { GuestBook } from './guest-book.ts'
import { guestBookText } from './guest-book-text.ts'
import { SignForm, type Terms } from './sign-form.tsx'

const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 })
const lead = css({ marginBlockStart: 8, maxInlineSize: '68ch', color: color.secondary, textWrap: 'pretty' })

const columns = css({
  display: 'grid',
  alignItems: 'start',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&:empty': { display: 'none' },
  '@media (min-width: 960px)': { gridTemplateColumns: '400px minmax(0, 1fr)' }
})

const factList = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 40px',
  '& dt': { ...type.small, color: color.secondary },
  '& dd': { fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' }
})

/** Reads the guest book of the wallet's network, or of the first network that has one. */
export function GuestBookPage() {
  const wallet = useChain()
  const { chains, chain, contract: book } = useTeamContract(guestBook)
  const { places: texts } = guestBookText
  const isTranslated = usePageTexts('contracts/guest-book')
  if (isTranslated === undefined) return undefined
  return (
    <div css={page} {...(isTranslated ? {} : { lang: 'en', dir: 'ltr' })}>
      <div>
        <PageTitle>{guestBookText.title}</PageTitle>
        <p css={lead}>{guestBookText.lead}</p>
      </div>
      {!book && (
        <Notice kind="warning">
          <p>{texts.nowhere}</p>
          <p>{texts.howToDeploy}</p>
        </Notice>
      )}
      {chain && wallet.chainId !== undefined && wallet.chainId !== chain.id && (
        <Notice kind="warning">
          <p>{texts.elsewhere(wallet.name, formatList(chains.map(({ name }) => name)))}</p>
          <p>{texts.shown(chain.name)}</p>
        </Notice>
      )}
      {book && <Book book={book} chain={chain} />}
    </div>
  )
}

interface BookProps {
  readonly book: GuestBook
  readonly chain: Chain
}

function Book({ book, chain }: BookProps) {
  const at = { chainId: chain.id }
  const count = useContractRead(book.call('count'), at)
  const fee = useContractRead(book.call('fee'), at)
  const maxBytes = useContractRead(book.call('maxBytes'), at)
  const writing = useContractWrite<void>()
  const hasSigned = writing.write?.state.status === 'confirmed' && writing.write.request.chainId === chain.id
  const reads = [count, fee, maxBytes]
  const error = reads.find((read) => read.error)?.error
  const isRead = count.data !== undefined && fee.data !== undefined && maxBytes.data !== undefined
  const failure = error && readFailure(error)
  const retry = (
    <Button isSmall onClick={() => reads.map(({ refetch }) => refetch())}>
      {guestBookText.retry}
    </Button>
  )
  return (
    <>
      {!isRead && !failure && <p role="status">{guestBookText.loading}</p>}
      {!isRead && failure && (
        <FailureNotice
          reason={withPause(guestBookText.unread(failure.reason), pauseOf(error))}
          details={failure.details}
        >
          {retry}
        </FailureNotice>
      )}
      {isRead && failure && (
        <Notice kind="warning">
          <p>{withPause(guestBookText.stale(failure.reason), pauseOf(error))}</p>
          {retry}
        </Notice>
      )}
      {isRead && <Facts book={book} chain={chain} count={count.data} fee={fee.data} />}
      <div css={columns}>
        <SignForm
          book={book}
          chain={chain}
          terms={isRead ? termsOf(fee.data, maxBytes.data) : undefined}
          writing={writing}
        />
        {isRead && <Entries key={chain.id} book={book} chain={chain} count={count.data} hasSigned={hasSigned} />}
      </div>
    </>
  )
}

function termsOf(fee: bigint, maxBytes: bigint): Terms {
  return { fee, maxBytes: Number(maxBytes) }
}

function Facts({ book, chain, count, fee }: BookProps & { readonly count: bigint; readonly fee: bigint }) {
  const { facts } = guestBookText
  const { symbol, decimals } = chain.nativeCurrency
  const url = accountUrl(chain, book.address)
  return (
    <dl css={factList}>
      <div>
        <dt>{facts.network}</dt>
        <dd translate="no">{chain.name}</dd>
      </div>
      <div>
        <dt>{facts.entries}</dt>
        <dd>{formatNumber(count)}</dd>
      </div>
      <div>
        <dt>{facts.fee}</dt>
        <dd>
          <bdi translate="no">
            {shownUnits(fee, decimals)} {symbol}
          </bdi>
        </dd>
      </div>
      {url !== undefined && (
        <div>
          <dt>{facts.contract}</dt>
          <dd>
            <a href={url} target="_blank" rel="noreferrer">
              {facts.explorer}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
