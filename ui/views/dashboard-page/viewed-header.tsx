import { css } from '@emotion/react'
import type { Address } from '#domain/address.ts'
import { nameLabel } from '#domain/name/name.ts'
import { accountText } from '#ui/text/account.ts'
import { smallScreen, type, weight } from '#ui/theme/tokens.ts'
import { Avatar } from '#ui/views/parts/avatar.tsx'
import { CopyButton } from '#ui/views/parts/copy-button.tsx'
import { FullAddress } from '#ui/views/parts/full-address.tsx'

const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '& > div': { flex: '1 1 16rem', minInlineSize: 0 },
  '& bdi': { ...type.body, fontWeight: weight.strong, overflowWrap: 'anywhere' },
  // Below the address, its text is aligned with it.
  [smallScreen]: { '& > button': { marginInlineStart: -12 } }
})

interface ViewedHeaderProps {
  readonly account: Address
  /** What was looked up to find it. */
  readonly name: string | undefined
}

/** The whole address, because a link may lead to one that only looks like another. */
export function ViewedHeader({ account, name }: ViewedHeaderProps) {
  return (
    <div css={header}>
      <Avatar address={account} url={undefined} name={name} size={56} />
      <div>
        {name !== undefined && (
          <bdi translate="no" title={name}>
            {nameLabel(name)}
          </bdi>
        )}
        <FullAddress address={account} />
      </div>
      <CopyButton text={account} label={accountText.account.copyAddress} />
    </div>
  )
}
