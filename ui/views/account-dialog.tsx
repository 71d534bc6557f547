import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { messages } from '#domain/messages.ts'
import { Link } from '#ui/router.tsx'
import { color, motion, radius, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Avatar } from './parts/avatar.tsx'
import { BalanceText } from './parts/balance-text.tsx'
import { CopyOutcome } from './parts/copy-outcome.tsx'
import { Dialog, DialogTitle } from './parts/dialog.tsx'
import { Icon } from './parts/icons.tsx'
import { LiveRegion } from './parts/live-region.tsx'
import { TransactionRow } from './parts/transaction-row.tsx'
import { useCopy } from './parts/use-copy.ts'
import { paths } from './paths.ts'

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
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  paddingInline: 24,
  '& > div': { gridColumn: '1 / -1' },
  '& > button': {
    ...type.small,
    display: 'grid',
    justifyItems: 'center',
    gap: 4,
    padding: '12px 8px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.tile,
    fontWeight: weight.strong,
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`
  },
  '& > button:hover': { backgroundColor: color.sunken, borderColor: color.control },
  '& svg': { color: color.secondary }
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
  const { connection, dialogs, names, transactions } = useModels()
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
      <RecentTransactions />
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
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? messages.account.copied : messages.account.copyAddress}
      </button>
      <button type="button" onClick={connection.disconnect}>
        <Icon name="leave" />
        {messages.account.disconnect}
      </button>
      <CopyOutcome state={state} text={account} name={messages.account.copyAddress} />
    </div>
  )
})

const RecentTransactions = observer(function RecentTransactions() {
  const { connection, dialogs, transactions } = useModels()
  return (
    <section css={recent} aria-label={messages.account.recentTransactions}>
      <header>
        <h3>{messages.account.recentTransactions}</h3>
        {transactions.recent.length > 0 && (
          <Link to={paths.dashboard} onClick={dialogs.close}>
            {messages.account.viewAll}
          </Link>
        )}
      </header>
      {transactions.recent.length === 0 && <p>{messages.account.noTransactions}</p>}
      <ul>
        {transactions.recent.map((transaction) => (
          <li key={transaction.hash}>
            <TransactionRow transaction={transaction} chain={connection.chain} />
          </li>
        ))}
      </ul>
      {/* The page's own live region cannot be heard while a dialog is open. */}
      <LiveRegion>{transactions.announcement}</LiveRegion>
    </section>
  )
})
