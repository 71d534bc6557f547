import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { accountMessages } from '#domain/account-messages.ts'
import { formatBalance } from '#domain/amount.ts'
import type { Chain, Token } from '#domain/chain.ts'
import { requestMessages } from '#domain/request-messages.ts'
import { color, smallScreen, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Drawing } from '#ui/views/parts/icons.tsx'
import { visuallyHidden } from '#ui/views/parts/visually-hidden.ts'

const PLUS = 'M12 5v14M5 12h14'

// The button stands under the network's name, the amount under the network's; on a small screen one above the other.
const row = css(type.small, {
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  minBlockSize: 36,
  paddingInlineStart: 36,
  color: color.secondary,
  '& > span': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
  '& > button': { marginInlineEnd: 'auto', textAlign: 'start', whiteSpace: 'normal' },
  [smallScreen]: { paddingInlineStart: 0 }
})

/** What the account holds of a chain's configured tokens, and a way to have each in the wallet's own list. */
export const Tokens = observer(function Tokens({ chain }: { readonly chain: Chain }) {
  const { balances } = useModels()
  const tokens = balances.tokensOf(chain.id)
  if (tokens.length === 0) return undefined
  return (
    <ul>
      {tokens.map(({ token, value }) => (
        <li key={token.address} css={row}>
          <span dir="ltr">
            {value === undefined
              ? accountMessages.balance.unreadable(token.symbol)
              : `${formatBalance(value, token.decimals)} ${token.symbol}`}
          </span>
          {value !== undefined && <OfferButton token={token} chain={chain} />}
        </li>
      ))}
    </ul>
  )
})

/** Stays one button while the wallet comes to the token's network, so that it keeps the focus. */
const OfferButton = observer(function OfferButton({ token, chain }: { readonly token: Token; readonly chain: Chain }) {
  const { chainSwitch, connection, watchAsset } = useModels()
  const isHere = chain.id === connection.chainId
  if (!watchAsset.canOffer || (!isHere && !chainSwitch.canSwitch)) return undefined
  const { add, switchFirst, toAdd } = requestMessages.token
  const isWaiting = watchAsset.watchAsset.status === 'pending' || chainSwitch.chainSwitch.status === 'pending'
  const handleClick = () => void (isHere ? watchAsset.offer(token) : chainSwitch.switchTo(chain.id))
  return (
    <Button kind="quiet" isSmall aria-disabled={isWaiting || undefined} onClick={isWaiting ? undefined : handleClick}>
      {isHere && <Drawing path={PLUS} size={16} />}
      <span>
        {isHere ? add : switchFirst(chain.name, token.symbol)}
        {isHere && <span css={visuallyHidden}> {toAdd(token.symbol)}</span>}
      </span>
    </Button>
  )
})
