import { accountText } from '#ui/text/account.ts'
import { pageText } from '#ui/text/page.ts'
import { ShortAccountButton } from '#ui/views/connect-button/account-button.tsx'
import { ChainButton } from '#ui/views/connect-button/chain-button.tsx'
import { SignInButton } from '#ui/views/connect-button/sign-in-button.tsx'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { paths } from '#ui/views/paths.ts'
import { PageLink } from './page-link.tsx'

/** The nav bar's links and buttons for a connected wallet (requirement R5). */
export const NavActions = observer(function NavActions() {
  const { account, session } = useModels()
  if (!account.view) return undefined
  return (
    <>
      <PageLink to={paths.dashboard}>{pageText.shell.dashboard}</PageLink>
      <PageLink to={paths.activity}>{accountText.buttons.activity}</PageLink>
      {session.status === 'unauthenticated' ? <SignInButton isSmall /> : <ChainButton status="full" isSmall />}
      <ShortAccountButton />
    </>
  )
})
