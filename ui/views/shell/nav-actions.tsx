import { accountText } from '#domain/text/account.ts'
import { pageText } from '#domain/text/page.ts'
import { ShortAccountButton } from '#ui/views/connect-button/account-button.tsx'
import { ChainButton } from '#ui/views/connect-button/chain-button.tsx'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { paths } from '#ui/views/paths.ts'
import { PageLink } from './page-link.tsx'

/** The nav bar's links and buttons for a connected wallet (requirement R5). */
export const NavActions = observer(function NavActions() {
  const { account, session, dialogs } = useModels()
  if (!account.view) return undefined
  return (
    <>
      <PageLink to={paths.dashboard}>{pageText.shell.dashboard}</PageLink>
      <PageLink to={paths.activity} isHeavy>
        {accountText.buttons.activity}
      </PageLink>
      {session.status === 'unauthenticated' ? (
        <Button kind="primary" isSmall onClick={dialogs.openConnect}>
          {accountText.buttons.signIn}
        </Button>
      ) : (
        <ChainButton status="full" isSmall />
      )}
      <ShortAccountButton />
    </>
  )
})
