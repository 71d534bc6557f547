import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { accountText } from '#ui/text/account.ts'
import { color } from '#ui/theme/tokens.ts'
import { observer } from '#ui/views/observer.ts'
import { ConnectButton } from './connect-button/connect-button.tsx'
import { SignInButton } from './connect-button/sign-in-button.tsx'
import { useModels } from './models-context.ts'
import { RequestLeftOpen } from './request-left-open.tsx'

const invitation = css({ display: 'grid', justifyItems: 'start', gap: 16, '& > p': { color: color.secondary } })

interface SignedInProps {
  readonly children: ReactNode
  /** For everybody who is not signed in, in place of the invitation to connect and sign in. */
  readonly fallback?: ReactNode
}

/**
 * Draws its children for a visitor who is signed in. It decides what is drawn, not what anybody may read: a server checks
 * the session itself.
 */
export const SignedIn = observer(function SignedIn({ children, fallback = <SignInInvitation /> }: SignedInProps) {
  return useModels().session.session ? children : fallback
})

/** What signing in is for a connected account, and its button; to others, the button that connects. */
export const SignInInvitation = observer(function SignInInvitation() {
  const { connection, session } = useModels()
  if (session.current.status === 'off') return undefined
  if (!connection.active) return <ConnectButton />
  if (!session.isSignedOut) return undefined
  return (
    <div css={invitation}>
      <p>{session.hasEnded ? accountText.signIn.ended : accountText.signIn.text}</p>
      <RequestLeftOpen />
      <SignInButton />
    </div>
  )
})
