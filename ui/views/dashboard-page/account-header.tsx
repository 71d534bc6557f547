import { css } from '@emotion/react'
import { shortenAddress } from '#domain/address.ts'
import { accountUrl } from '#domain/chain/explorer-links.ts'
import { accountText } from '#ui/text/account.ts'
import { color, font, smallScreen, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Avatar } from '#ui/views/parts/avatar.tsx'
import { ConnectedWalletName } from '#ui/views/parts/connected-wallet-name.tsx'
import { CopyButton } from '#ui/views/parts/copy-button.tsx'
import { ExplorerLink } from '#ui/views/parts/explorer-link.tsx'
import { FullAddress } from '#ui/views/parts/full-address.tsx'
import { useChainView } from '#ui/views/use-chain-view.ts'
import { Receive } from './receive.tsx'

const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '& > div': { minInlineSize: 0 },
  // The width does not depend on the text, so a name that arrives late moves nothing.
  '& > [data-names]': { flex: '1 1 25rem', [smallScreen]: { flexBasis: '10rem' } },
  '& > [data-names] > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: 4, marginInlineStart: 'auto' },
  [smallScreen]: { '& > div:last-child': { marginInlineStart: -12 } },
  '& p': { ...type.small, color: color.secondary }
})

const addressStyle = css(type.body, {
  fontFamily: font.mono,
  fontWeight: weight.medium,
  '& .short': { display: 'none' },
  '@media (max-width: 700px)': { '& .full': { display: 'none' }, '& .short': { display: 'inline' } }
})

const nameStyle = css(type.body, {
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  fontWeight: weight.strong,
  '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > small': { ...type.small, flexShrink: 0, fontFamily: font.mono, fontWeight: 400, color: color.secondary }
})

export const AccountHeader = observer(function AccountHeader() {
  const { account, connection, names } = useModels()
  const { chain, wallet } = connection
  const chainView = useChainView()
  if (!account.view) return undefined
  const { address, displayName, ensAvatar, ensName, hasPendingTransactions } = account.view
  const url = accountUrl(chain, address)
  return (
    <div css={header}>
      <Avatar address={address} url={ensAvatar} name={ensName} size={56} isPending={hasPendingTransactions} />
      <div data-names={names.hasService ? '' : undefined}>
        {ensName === undefined ? (
          <div css={addressStyle} title={address}>
            <span className="full">
              <FullAddress address={address} />
            </span>
            <span className="short" translate="no">
              {displayName}
            </span>
          </div>
        ) : (
          <div css={nameStyle}>
            <bdi translate="no" title={ensName}>
              {displayName}
            </bdi>
            <small translate="no" title={address}>
              {shortenAddress(address)}
            </small>
          </div>
        )}
        <p>
          {wallet && (
            <>
              <ConnectedWalletName wallet={wallet} />
              {' · '}
            </>
          )}
          <bdi translate="no">{chainView?.name}</bdi>
        </p>
      </div>
      <div>
        <Receive account={address} />
        <CopyButton text={address} label={accountText.account.copyAddress} />
        {url !== undefined && <ExplorerLink href={url} kind="quiet" />}
      </div>
    </div>
  )
})
