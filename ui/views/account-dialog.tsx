import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { accountMessages } from '#domain/account-messages.ts'
import { requestMessages } from '#domain/request-messages.ts'
import { waitingMessages } from '#domain/waiting-messages.ts'
import { Link } from '#ui/router.tsx'
import { color, motion, radius, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { AccountIcon } from './parts/account-icon.tsx'
import { Avatar } from './parts/avatar.tsx'
import { BalanceText } from './parts/balance-text.tsx'
import { CopyOutcome } from './parts/copy-outcome.tsx'
import { Dialog, DialogTitle } from './parts/dialog.tsx'
import { Drawing } from './parts/icons.tsx'
import { LiveRegion } from './parts/live-region.tsx'
import { Notice } from './parts/notice.tsx'
import { TransactionRow } from './parts/transaction-row.tsx'
import { useCopy } from './parts/use-copy.ts'
import { WaitingPanel } from './parts/waiting-panel.tsx'
import { paths } from './paths.ts'

/** Two arrows that pass each other. */
const SWAP = 'M4 8.5h14m-4-4 4 4-4 4M20 15.5H6m4-4-4 4 4 4'

const head = css({
  display: 'grid',
  justifyItems: 'center',
  padding: '24px 24px 16px',
  textAlign: 'center',
  '& h2': {
    maxInlineSize: '100%',
    marginBlockStart: 12,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis'
  },
  '& p': { fontWeight: weight.medium, color: color.secondary },
  '& small': { ...type.small, color: color.tertiary }
})

const tiles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  paddingInline: 24,
  '& > div': { flexBasis: '100%' },
  '& > button': {
    ...type.small,
    flex: '1 1 88px',
    display: 'grid',
    justifyItems: 'center',
    gap: 4,
    padding: '12px 4px',
    textAlign: 'center',
    border: `1px solid ${color.line}`,
    borderRadius: radius.tile,
    fontWeight: weight.strong,
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`
  },
  '& > button[aria-disabled]': { color: color.tertiary },
  '& > button:hover': { backgroundColor: color.sunken, borderColor: color.control },
  '& svg': { color: color.secondary }
})

const choosing = css({
  display: 'grid',
  gap: 12,
  paddingInline: 24,
  '& > :not([role=status])': { marginBlockStart: 12 },
  // While the wallet is asked, nothing stands below.
  '&:not(:has(+ section))': { paddingBlockEnd: 24 },
  '& > p': { ...type.small, color: color.secondary, textAlign: 'center', textWrap: 'pretty' }
})

const recent = css({
  padding: '16px 24px 12px',
  '& header': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12, paddingBlockEnd: 4 },
  '& h3': { ...type.small, fontWeight: weight.strong },
  '& header a': {
    ...type.small,
    paddingBlock: 4,
    fontWeight: weight.strong,
    color: color.accent,
    textDecoration: 'none'
  },
  '& header a:hover': { textDecoration: 'underline' },
  '& > p': { ...type.small, paddingBlock: 8, color: color.secondary, textWrap: 'pretty' }
})

/** The connected account: who it is, what it holds, and the last things it did (section 2). */
export const AccountDialog = observer(function AccountDialog() {
  const { accountChoice, connection, dialogs, names, transactions } = useModels()
  const { account, chain, wallet } = connection
  if (!account || !chain) return undefined
  return (
    <Dialog onClose={dialogs.close}>
      <div css={head}>
        <Avatar address={account} size={64} isPending={transactions.hasPending} />
        <DialogTitle title={names.titleOf(account)} step={account}>
          {names.labelOf(account)}
        </DialogTitle>
        <p>
          <BalanceText chain={chain} />
        </p>
        <small>
          {wallet && `${wallet.name} · `}
          {chain.name}
        </small>
      </div>
      <Actions account={account} />
      <AccountChoice />
      {accountChoice.choice.status !== 'pending' && <RecentTransactions />}
      {/* The page's own live region cannot be heard while a dialog is open. */}
      <LiveRegion>{transactions.announcement}</LiveRegion>
    </Dialog>
  )
})

const Actions = observer(function Actions({ account }: { readonly account: string }) {
  const { connection } = useModels()
  const { state, copy } = useCopy(account)
  const isCopied = state === 'copied'
  return (
    <div css={tiles}>
      <button type="button" onClick={copy}>
        <AccountIcon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? accountMessages.account.copied : accountMessages.account.copyAddress}
      </button>
      <SwitchAccount />
      <button type="button" onClick={connection.disconnect}>
        <AccountIcon name="leave" />
        {accountMessages.account.disconnect}
      </button>
      <CopyOutcome state={state} text={account} name={accountMessages.account.copyAddress} />
    </div>
  )
})

const SwitchAccount = observer(function SwitchAccount() {
  const { accountChoice } = useModels()
  const isPending = accountChoice.choice.status === 'pending'
  if (!accountChoice.canChoose) return undefined
  return (
    <button type="button" aria-disabled={isPending || undefined} onClick={accountChoice.choose}>
      <Drawing path={SWAP} size={20} />
      {requestMessages.account.switch}
    </button>
  )
})

/** What has become of "Switch account". */
const AccountChoice = observer(function AccountChoice() {
  const { accountChoice, connection } = useModels()
  const { choice } = accountChoice
  const { asked, chosenInWallet } = requestMessages.account
  const walletName = connection.wallet?.name ?? ''
  return (
    <div css={choosing}>
      <LiveRegion>{choice.status === 'pending' && waitingMessages.confirmIn(walletName)}</LiveRegion>
      {choice.status === 'pending' && (
        <WaitingPanel asked={asked} since={choice.since} onCancel={accountChoice.cancel} />
      )}
      {choice.status === 'failed' && <Notice kind="danger">{choice.reason}</Notice>}
      {!accountChoice.canChoose && <p>{chosenInWallet(walletName)}</p>}
    </div>
  )
})

const RecentTransactions = observer(function RecentTransactions() {
  const { connection, dialogs, transactions } = useModels()
  return (
    <section css={recent} aria-label={accountMessages.account.recentTransactions}>
      <header>
        <h3>{accountMessages.account.recentTransactions}</h3>
        {transactions.recent.length > 0 && (
          <Link to={paths.dashboard} onClick={dialogs.close}>
            {accountMessages.account.viewAll}
          </Link>
        )}
      </header>
      {transactions.recent.length === 0 && <p>{accountMessages.account.noTransactions}</p>}
      <ul>
        {transactions.recent.map((transaction) => (
          <li key={transaction.hash}>
            <TransactionRow transaction={transaction} chain={connection.chain} />
          </li>
        ))}
      </ul>
    </section>
  )
})
