import { css } from '@emotion/react'
import { type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Avatar } from './avatar.tsx'
import { FullAddress } from './full-address.tsx'

const who = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  // A name and an address run from left to right, but begin beside the picture in every language.
  '& > div': { display: 'grid', justifyItems: 'start', minInlineSize: 0 },
  '& bdi': { ...type.body, display: 'block', fontWeight: weight.strong, overflowWrap: 'anywhere' }
})

/** The connected account by name and full address: a name alone proves nothing. */
export const AccountIdentity = observer(function AccountIdentity() {
  const { account, names } = useModels()
  if (!account.view) return undefined
  const { address, displayName, ensAvatar, ensName } = account.view
  return (
    <div css={who}>
      <Avatar address={address} url={ensAvatar} name={ensName} size={32} />
      <div>
        {/* With a name service the line is always there, so a name that arrives late moves nothing. */}
        {names.hasService && (
          <bdi translate="no" title={ensName}>
            {displayName}
          </bdi>
        )}
        <FullAddress address={address} />
      </div>
    </div>
  )
})
