import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Avatar } from './avatar.tsx'
import { WholeAddress } from './whole-address.tsx'

const who = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > div': { minInlineSize: 0 },
  '& bdi': { ...type.body, display: 'block', fontWeight: weight.strong, overflowWrap: 'anywhere' }
})

/** The connected account by its name and its whole address: a name alone may be anybody's. */
export const AccountIdentity = observer(function AccountIdentity() {
  const { account, names } = useModels()
  if (!account.view) return undefined
  const { address, displayName, ensAvatar, ensName } = account.view
  return (
    <div css={who}>
      <Avatar address={address} url={ensAvatar} size={32} />
      <div>
        {/* Where names are read this line is always there, so that one that comes late moves nothing. */}
        {names.areRead && <bdi title={ensName}>{displayName}</bdi>}
        <WholeAddress address={address} />
      </div>
    </div>
  )
})
