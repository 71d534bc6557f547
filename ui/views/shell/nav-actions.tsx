import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { navLabel } from '#domain/address.ts'
import { accountText } from '#domain/text/account.ts'
import { pageText } from '#domain/text/page.ts'
import { color, font, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { AccountIcon } from '#ui/views/parts/account-icon.tsx'
import { Avatar } from '#ui/views/parts/avatar.tsx'
import { Button } from '#ui/views/parts/button.tsx'
import { TileIcon } from '#ui/views/parts/tile-icon.tsx'
import { paths } from '#ui/views/paths.ts'
import { useChainView } from '#ui/views/use-chain-view.ts'
import { useOpenAccount } from '#ui/views/use-open-account.ts'
import { PageLink } from './page-link.tsx'

const label = css({ fontFamily: font.mono, fontSize: type.small.fontSize })
const wrong = css({ color: color.danger })

/** The nav bar's links and buttons for a connected wallet (section 2). */
export const NavActions = observer(function NavActions() {
  const { account, session, dialogs } = useModels()
  const openAccount = useOpenAccount()
  if (!account.view) return undefined
  const { address, ensAvatar } = account.view
  return (
    <>
      <PageLink to={paths.dashboard}>{pageText.shell.dashboard}</PageLink>
      <PageLink to={paths.activity} isHeavy>
        {accountText.buttons.activity}
      </PageLink>
      {session.status === 'unauthenticated' && (
        <Button kind="primary" isSmall onClick={dialogs.openConnect}>
          {accountText.buttons.signIn}
        </Button>
      )}
      {session.status !== 'unauthenticated' && <ChainButton />}
      <Button
        isSmall
        data-focus-first=""
        onClick={openAccount}
        aria-label={accountText.buttons.accountButton(navLabel(address))}
      >
        <Avatar address={address} url={ensAvatar} size={24} />
        <span css={label}>{navLabel(address)}</span>
      </Button>
    </>
  )
})

const ChainButton = observer(function ChainButton() {
  const { dialogs } = useModels()
  const chainView = useChainView()
  if (!chainView) return undefined
  if (chainView.unsupported) {
    return (
      <Button isSmall css={wrong} onClick={dialogs.openChain}>
        <AccountIcon name="warning" />
        {accountText.buttons.wrongNetwork}
      </Button>
    )
  }
  return (
    <Button isSmall onClick={dialogs.openChain} aria-label={accountText.buttons.chainButton(chainView.name)}>
      <TileIcon url={chainView.iconUrl} background={chainView.iconBackground} size={20} shape="round" />
      {chainView.name}
      <AccountIcon name="down" size={16} />
    </Button>
  )
})
