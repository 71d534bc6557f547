import { css } from '@emotion/react'
import { useId } from 'react'
import { shortenAddress } from '#domain/address.ts'
import { accountText } from '#ui/text/account.ts'
import { proposalText } from '#ui/text/proposals.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { shownSignInFailure, signInError, signInLabel, signInNote, signInObstacleText } from '#ui/words/sign-in.ts'
import { Button } from './parts/button.tsx'
import { Details } from './parts/details.tsx'
import { Dialog } from './parts/dialog.tsx'
import { Notice } from './parts/notice.tsx'
import { Spinner } from './parts/spinner.tsx'
import { SwitchNetwork } from './parts/switch-network.tsx'
import { formatMoment } from './parts/time.ts'
import { useShownHere } from './parts/use-shown-here.ts'
import { WaitingPanel } from './parts/waiting-panel.tsx'
import { SignInSummary } from './sign-in-summary.tsx'

/** The wallet knows more. */
const MAX_OFFERED = 3

const body = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, padding: '0 24px' })
const text = css({ color: color.secondary, textWrap: 'pretty' })
const actions = css({ display: 'grid', gap: 8, paddingBlockEnd: 24, '& > button': { whiteSpace: 'normal' } })

// Drawn while it is empty, because only changes of what is drawn are announced; then it takes no room.
const news = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: -16,
  '& > :not(:empty)': { marginBlockStart: 16 },
  // A row of its own would have a gap above and below it.
  '&:not(:has(> :not(:empty)))': { position: 'absolute' }
})

const leaving = css(type.small, { color: color.secondary, textAlign: 'center' })

/** "Verify your account": opens in place of the connect dialog while the wallet is connected but not signed in. */
export const SignInDialog = observer(function SignInDialog() {
  const { connection, session, signIn } = useModels()
  const leavingId = useId()
  const { status } = signIn.signIn
  const label = signInLabel(signIn.signIn)
  const error = signInError(signIn.signIn)
  const failure = signIn.walletFailure && shownSignInFailure(signIn.walletFailure, formatMoment)
  const other = session.current.status === 'unauthenticated' ? session.current.other : undefined
  const isSigning = status === 'signing'
  const isWaitingForOwners = isSigning && connection.connector?.sendsProposals
  const { isBusy, back: onBack } = signIn
  useShownHere(signIn.askedId)

  return (
    <Dialog title={accountText.signIn.title} onClose={signIn.cancel} browserBack={{ count: isBusy ? 2 : 1, onBack }}>
      <div css={body}>
        {!isSigning && error === undefined && <p css={text}>{accountText.signIn.text}</p>}
        <SignInSummary />
        {other && !isSigning && <p css={text}>{accountText.signIn.other(shortenAddress(other))}</p>}
        <div css={news} ref={keepInView}>
          {signIn.obstacle && signIn.shown && (
            <Notice kind="warning">{signInObstacleText(signIn.obstacle, signIn.shown.chain.name)}</Notice>
          )}
          {error !== undefined && (
            <Notice kind="danger">
              <p>{error}</p>
              {failure && <p>{failure.reason}</p>}
              <Details text={failure?.details} />
            </Notice>
          )}
          {isSigning && <WaitingPanel asked={accountText.buttons.signIn} since={signIn.startedAt} />}
          {isWaitingForOwners && <p css={text}>{proposalText.owners}</p>}
          <p role="status">
            {signIn.note && signInNote(signIn.note)}
            {signIn.isRejected && accountText.signIn.rejected}
          </p>
        </div>
        <div css={actions}>
          {signIn.obstacle && <SwitchToOther />}
          {/* Its words change while it has the focus, which not every screen reader says by itself. */}
          <Button
            kind="primary"
            aria-disabled={!signIn.canPress}
            aria-live={isBusy ? 'polite' : 'off'}
            onClick={signIn.canPress ? signIn.press : undefined}
          >
            {isBusy && <Spinner />}
            {label}
          </Button>
          <Button kind="quiet" aria-describedby={session.isRequired ? leavingId : undefined} onClick={signIn.cancel}>
            {accountText.signIn.cancel}
          </Button>
          {session.isRequired && (
            <p css={leaving} id={leavingId}>
              {accountText.signIn.leaving}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
})

/** Where the service takes the account; where the page cannot switch, the first of them is named. */
const SwitchToOther = observer(function SwitchToOther() {
  const { chainSwitch, signIn } = useModels()
  const offered = signIn.otherChains.slice(0, chainSwitch.canSwitch ? MAX_OFFERED : 1)
  return offered.map((chain) => <SwitchNetwork key={chain.id} to={chain} />)
})

/** Scrolls so that the newest words are in view, with the buttons below them if there is room for both. */
function keepInView(news: HTMLElement | null): (() => void) | undefined {
  if (!news) return undefined
  const scroll = () => {
    if (news.offsetHeight === 0) return
    news.nextElementSibling?.scrollIntoView({ block: 'nearest' })
    news.scrollIntoView({ block: 'nearest' })
  }
  const growth = new ResizeObserver(scroll)
  growth.observe(news)
  return () => growth.disconnect()
}
