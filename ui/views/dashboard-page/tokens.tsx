import { css } from '@emotion/react'
import type { Chain, Token } from '#domain/chain/chain.ts'
import { hasWatchableSymbol } from '#domain/wallet/watched-token.ts'
import { accountText } from '#ui/text/account.ts'
import { dashboardText } from '#ui/text/dashboard.ts'
import { requestText } from '#ui/text/requests.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { skeleton } from '#ui/views/parts/balance-text.tsx'
import { useBalances } from '#ui/views/parts/balances-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Drawing } from '#ui/views/parts/icons.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { visuallyHidden } from '#ui/views/parts/visually-hidden.ts'
import { formatBalance } from '#ui/words/amount.ts'
import { ShowMore, useShownRows } from './show-more.tsx'

/** More would delay the page noticeably. */
const PAGE_SIZE = 20

const PLUS = 'M12 5v14M5 12h14'

// Icons, names and amounts line up with the network's; the button has its own line, following the reading order.
const row = css({
  display: 'grid',
  gridTemplateColumns: '36px fit-content(50%) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 12,
  paddingBlock: 4,
  '& > strong': { fontWeight: weight.medium, overflowWrap: 'anywhere' },
  '& > bdi': { ...type.small, color: color.secondary, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& > button': {
    gridColumn: '2 / -1',
    justifySelf: 'start',
    marginInlineStart: -12,
    textAlign: 'start',
    whiteSpace: 'normal'
  }
})

const hidden = css(type.small, { paddingBlock: 4, paddingInlineStart: 48, color: color.secondary })

const mark = css(type.tiny, {
  justifySelf: 'center',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: '50%',
  backgroundColor: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  color: color.secondary,
  fontWeight: weight.strong
})

/** The account's balances of a chain's configured tokens, each with a button that adds the token to the wallet. */
export const Tokens = observer(function Tokens({ chain }: { readonly chain: Chain }) {
  const { zeroBalances } = useModels()
  const { balances, areOwn } = useBalances()
  const isLoading = balances.of(chain.id).status === 'loading'
  const tokens: readonly TokenAmount[] = isLoading ? placeholders(chain) : balances.tokensOf(chain.id)
  const shown = zeroBalances.areHidden ? tokens.filter(({ value }) => value !== 0n) : tokens
  const rows = useShownRows(shown.length, PAGE_SIZE)
  const hiddenCount = tokens.length - shown.length
  if (tokens.length === 0) return undefined
  return (
    <>
      <ul ref={rows.list} tabIndex={-1}>
        {shown.slice(0, rows.limit).map(({ token, value }) => (
          <li key={token.address} css={row}>
            <span css={mark} aria-hidden="true">
              {initial(token.symbol)}
            </span>
            <strong translate="no">{token.symbol}</strong>
            <bdi dir="ltr" translate={value === undefined ? undefined : 'no'}>
              <TokenAmountText token={token} value={value} isLoading={isLoading} />
            </bdi>
            {areOwn && value !== undefined && <OfferButton token={token} chain={chain} />}
          </li>
        ))}
      </ul>
      <ShowMore rows={rows} />
      {hiddenCount > 0 && <p css={hidden}>{dashboardText.hiddenTokens(hiddenCount, formatNumber(hiddenCount))}</p>}
    </>
  )
})

interface TokenAmount {
  readonly token: Token
  readonly value: bigint | undefined
}

/** Rows as high as those that follow, so that the answer moves nothing. */
function placeholders({ tokens = [] }: Chain): readonly TokenAmount[] {
  return tokens.map((token) => ({ token, value: undefined }))
}

function TokenAmountText({ token, value, isLoading }: TokenAmount & { readonly isLoading: boolean }) {
  if (value !== undefined) return `${formatBalance(value, token.decimals)} ${token.symbol}`
  if (!isLoading) return accountText.balance.unreadable(token.symbol)
  return (
    <>
      <span css={skeleton} />
      <span css={visuallyHidden}>{accountText.balance.loading}</span>
    </>
  )
}

/** One button before and after the switch to the token's network, so that it keeps the focus. */
const OfferButton = observer(function OfferButton({ token, chain }: { readonly token: Token; readonly chain: Chain }) {
  const { chainSwitch, connection, watchAsset } = useModels()
  // What the wallet would refuse is said without a switch to the token's network.
  const isHere = chain.id === connection.chainId || !hasWatchableSymbol(token)
  if (!watchAsset.canOffer || (!isHere && !chainSwitch.canSwitch)) return undefined
  const { add, addNamed, switchFirst } = requestText.token
  const isPending = watchAsset.watchAsset.status === 'pending' || chainSwitch.chainSwitch.status === 'pending'
  const handleClick = () => void (isHere ? watchAsset.offer(token, chain.id) : chainSwitch.switchTo(chain.id))
  return (
    <Button
      kind="quiet"
      isSmall
      aria-label={isHere ? addNamed(token.symbol) : undefined}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : handleClick}
    >
      {isHere && <Drawing path={PLUS} size={16} />}
      <span>{isHere ? add : switchFirst(chain.name, token.symbol)}</span>
    </Button>
  )
})

/** Tokens have no icon, so an initial stands in. */
function initial(symbol: string): string {
  return [...symbol][0]?.toUpperCase() ?? ''
}
