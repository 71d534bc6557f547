import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { accountMessages } from '#domain/account-messages.ts'
import { shortenAddress } from '#domain/address.ts'
import { accountUrl } from '#domain/explorer-links.ts'
import { color, font, smallScreen, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { AccountIcon } from '#ui/views/parts/account-icon.tsx'
import { Avatar } from '#ui/views/parts/avatar.tsx'
import { buttonStyle } from '#ui/views/parts/button.tsx'
import { CopyButton } from '#ui/views/parts/copy-button.tsx'

const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '& > div': { minInlineSize: 0 },
  // A name that arrives must not move anything: the place of this text does not depend on what it says.
  '& > [data-names]': { flex: '1 1 22rem', [smallScreen]: { flexBasis: '10rem' } },
  '& > [data-names] > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: 4, marginInlineStart: 'auto' },
  [smallScreen]: { '& > div:last-child': { marginInlineStart: -12 } },
  '& p': { ...type.small, color: color.secondary }
})

const address = css(type.body, {
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
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > small': { ...type.small, flexShrink: 0, fontFamily: font.mono, fontWeight: 400, color: color.secondary }
})

export const AccountHeader = observer(function AccountHeader() {
  const { connection, names, transactions } = useModels()
  const { account, chain, chainView, wallet } = connection
  if (!account) return undefined
  const { name } = names.of(account)
  const url = accountUrl(chain, account)
  return (
    <div css={header}>
      <Avatar address={account} size={56} isPending={transactions.hasPending} />
      <div data-names={names.areRead ? '' : undefined}>
        {name === undefined ? (
          <div css={address} title={account}>
            <span className="full">{account}</span>
            <span className="short">{shortenAddress(account)}</span>
          </div>
        ) : (
          <div css={nameStyle}>
            <span title={name}>{names.labelOf(account)}</span>
            <small title={account}>{shortenAddress(account)}</small>
          </div>
        )}
        <p>{[wallet?.name, chainView?.name].filter(Boolean).join(' · ')}</p>
      </div>
      <div>
        <CopyButton text={account} label={accountMessages.account.copyAddress} />
        {url !== undefined && (
          <a css={buttonStyle('quiet', true)} href={url} target="_blank" rel="noreferrer">
            <AccountIcon name="external" size={18} />
            {accountMessages.account.viewOnExplorer}
          </a>
        )}
      </div>
    </div>
  )
})
