import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { navLabel } from '#domain/address.ts'
import { messages } from '#domain/messages.ts'
import { Link, usePath } from '#ui/router.tsx'
import { color, font, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Avatar } from '#ui/views/parts/avatar.tsx'
import { Button, buttonStyle } from '#ui/views/parts/button.tsx'
import { Icon } from '#ui/views/parts/icons.tsx'
import { TileIcon } from '#ui/views/parts/tile-icon.tsx'
import { paths } from '#ui/views/paths.ts'
import { useOpenAccount } from '#ui/views/use-open-account.ts'

const here = css({
  '&[aria-current]': {
    color: color.text,
    textDecoration: `underline 2px ${color.accent}`,
    textUnderlineOffset: 8
  }
})
const label = css({ fontFamily: font.mono, fontSize: type.small.fontSize })
const wrong = css({ color: color.danger })

/** What the nav bar offers in each status (section 2). */
export const NavActions = observer(function NavActions() {
  const { connection, session, dialogs } = useModels()
  const { account } = connection
  const openAccount = useOpenAccount()
  if (!account) {
    return (
      <Button isSmall onClick={dialogs.openConnect}>
        {messages.shell.connectWallet}
      </Button>
    )
  }
  return (
    <>
      <DashboardLink />
      {session.status === 'unauthenticated' && (
        <Button kind="primary" isSmall onClick={dialogs.openConnect}>
          {messages.shell.signIn}
        </Button>
      )}
      {session.status !== 'unauthenticated' && <ChainButton />}
      <Button
        isSmall
        data-focus-first=""
        onClick={openAccount}
        aria-label={messages.shell.accountButton(navLabel(account))}
      >
        <Avatar address={account} size={24} />
        <span css={label}>{navLabel(account)}</span>
      </Button>
    </>
  )
})

function DashboardLink() {
  const isHere = usePath() === paths.dashboard
  return (
    <Link to={paths.dashboard} css={[buttonStyle('quiet', true), here]} aria-current={isHere ? 'page' : undefined}>
      {messages.shell.dashboard}
    </Link>
  )
}

const ChainButton = observer(function ChainButton() {
  const { connection, dialogs } = useModels()
  const { chainView } = connection
  if (!chainView) return undefined
  if (chainView.unsupported) {
    return (
      <Button isSmall css={wrong} onClick={dialogs.openChain}>
        <Icon name="warning" />
        {messages.shell.wrongNetwork}
      </Button>
    )
  }
  return (
    <Button isSmall onClick={dialogs.openChain} aria-label={messages.shell.chainButton(chainView.name)}>
      <TileIcon url={chainView.iconUrl} background={chainView.iconBackground} size={20} shape="round" />
      {chainView.name}
      <Icon name="down" size={16} />
    </Button>
  )
})
