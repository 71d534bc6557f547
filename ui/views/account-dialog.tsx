import { css } from '@emotion/react'
import type { Chain } from '#domain/chain/chain.ts'
import { Link } from '#ui/router.tsx'
import { accountText } from '#ui/text/account.ts'
import { requestText } from '#ui/text/requests.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { waitingText } from '#ui/text/waiting.ts'
import { color, motion, radius, smallScreen, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { shownAccount } from '#ui/words/account.ts'
import { inLanguage } from '#ui/words/amount.ts'
import { walletName } from '#ui/words/wallet.ts'
import { shownWalletFailure } from '#ui/words/wallet-failure.ts'
import { AccountIcon } from './parts/account-icon.tsx'
import { Avatar } from './parts/avatar.tsx'
import { BalanceText } from './parts/balance-text.tsx'
import { ClearedNotice, useClearing } from './parts/clear-transactions.tsx'
import { ConnectedWalletName } from './parts/connected-wallet-name.tsx'
import { CopyOutcome, useCopy } from './parts/copy-button.tsx'
import { Dialog, DialogTitle } from './parts/dialog.tsx'
import { FailureNotice } from './parts/failure-notice.tsx'
import { FullAddress } from './parts/full-address.tsx'
import { Drawing } from './parts/icons.tsx'
import { LiveRegion } from './parts/live-region.tsx'
import { Notice } from './parts/notice.tsx'
import { TransactionItem } from './parts/transaction-item.tsx'
import { Sentence } from './parts/untrusted-text.tsx'
import { WaitingPanel } from './parts/waiting-panel.tsx'
import { paths } from './paths.ts'

/** Two opposing arrows. */
const SWAP = 'M4 8.5h14m-4-4 4 4-4 4M20 15.5H6m4-4-4 4 4 4'

const head = css({
  display: 'flex',
  gap: 16,
  padding: '24px 24px 16px',
  '& > div': { minInlineSize: 0 },
  // A name is shown whole here (requirement K7): a long one wraps to a second line beside the close button.
  '& h2': { marginInlineEnd: 32, overflowWrap: 'anywhere', textWrap: 'balance' },
  '& p': { marginBlockStart: 4, fontWeight: weight.medium },
  '& small': { ...type.small, color: color.tertiary }
})

const narrow = '@media (max-width: 359.98px)'

const tiles = css({
  display: 'flex',
  [narrow]: { flexWrap: 'wrap' },
  gap: 8,
  paddingInline: 24,
  '& > button': {
    ...type.tiny,
    // As wide as its label where there is room: a label of two lines leaves none for one of the transactions.
    flex: '1 1 auto',
    // All of one width, but never narrower than their longest word: what does not fit into the row has one of its own.
    [narrow]: { flex: '1 0 0' },
    display: 'grid',
    justifyItems: 'center',
    gridAutoRows: 'max-content',
    gap: 4,
    padding: '10px 2px',
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

const copying = css({ paddingInline: 24, '&:has(input)': { paddingBlockStart: 12 } })

const choosing = css({
  display: 'grid',
  gap: 12,
  paddingInline: 24,
  '& > :not([role=status])': { marginBlockStart: 12 },
  // Nothing follows while a wallet request is pending.
  '&:not(:has(+ section))': { paddingBlockEnd: 24 },
  '& > p': { ...type.small, color: color.secondary, textAlign: 'center', textWrap: 'pretty' }
})

const recent = css({
  padding: '16px 24px 12px',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 8,
    paddingBlockEnd: 4
  },
  '& h3': { ...type.small, fontWeight: weight.strong },
  // The link stands by the heading, apart from the button, so that nobody clears the list by a press that just misses it.
  '& > header > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 12 },
  '& > header :is(a, button)': {
    ...type.small,
    paddingBlock: 4,
    fontWeight: weight.strong,
    color: color.accent,
    textDecoration: 'none',
    // A finger-sized target that takes no extra space.
    [smallScreen]: { marginBlock: -8, paddingBlock: 12 }
  },
  '& > header :is(a, button):hover': { textDecoration: 'underline' },
  '& > p': { ...type.small, paddingBlock: 8, color: color.secondary, textWrap: 'pretty' }
})

/** The connected account: identity, balance and recent transactions. */
export const AccountDialog = observer(function AccountDialog() {
  const { account, accountChoice, connection, dialogs } = useModels()
  const { chain, wallet } = connection
  if (!account.view || !chain) return undefined
  const { address, displayName, ensAvatar, ensName, hasPendingTransactions } = account.view
  const { balanceFormatted, balanceSymbol, displayBalance } = shownAccount(account.view)
  return (
    <Dialog onClose={dialogs.close}>
      <div css={head}>
        <Avatar address={address} url={ensAvatar} name={ensName} size={56} isPending={hasPendingTransactions} />
        <div>
          <DialogTitle title={ensName === undefined ? address : `${ensName} ${address}`} step={address}>
            <bdi translate="no">{displayName}</bdi>
          </DialogTitle>
          <FullAddress address={address} />
          <p>
            <span
              dir="ltr"
              translate="no"
              title={balanceFormatted && `${inLanguage(balanceFormatted)} ${balanceSymbol}`}
            >
              <BalanceText chain={chain} text={displayBalance} />
            </span>
          </p>
          <small>
            {wallet && (
              <>
                <ConnectedWalletName wallet={wallet} />
                {' · '}
              </>
            )}
            <bdi translate="no">{chain.name}</bdi>
          </small>
        </div>
      </div>
      <Actions account={address} />
      <AccountChoice />
      {accountChoice.choice.status !== 'pending' && <RecentTransactions chain={chain} />}
    </Dialog>
  )
})

const Actions = observer(function Actions({ account }: { readonly account: string }) {
  const { connection } = useModels()
  const { state, copy } = useCopy(account)
  const isCopied = state === 'copied'
  return (
    <>
      <div css={tiles}>
        <button type="button" onClick={copy}>
          <AccountIcon name={isCopied ? 'check' : 'copy'} />
          {isCopied ? accountText.account.copied : accountText.account.copyAddress}
        </button>
        <SwitchAccount />
        <button type="button" onClick={connection.disconnect}>
          <AccountIcon name="leave" />
          {accountText.account.disconnect}
        </button>
      </div>
      <div css={copying}>
        <CopyOutcome state={state} text={account} name={accountText.account.copyAddress} />
      </div>
    </>
  )
})

const SwitchAccount = observer(function SwitchAccount() {
  const { accountChoice } = useModels()
  const isPending = accountChoice.choice.status === 'pending'
  if (!accountChoice.canChoose) return undefined
  return (
    <button type="button" aria-disabled={isPending || undefined} onClick={accountChoice.choose}>
      <Drawing path={SWAP} size={20} />
      {requestText.account.switch}
    </button>
  )
})

/** The state of a "Switch account" request. */
const AccountChoice = observer(function AccountChoice() {
  const { accountChoice, connection } = useModels()
  const { choice } = accountChoice
  const { asked, chosenInWallet, rejected } = requestText.account
  const name = walletName(connection.wallet)
  const failure = choice.status === 'failed' ? shownWalletFailure(choice) : undefined
  const isRejected = failure?.isRejection === true
  return (
    <div css={choosing}>
      <LiveRegion>
        {choice.status === 'pending' && <Sentence of={waitingText.confirmIn} name={name} />}
        {isRejected && rejected}
      </LiveRegion>
      {choice.status === 'pending' && (
        <WaitingPanel asked={asked} since={choice.since} onCancel={accountChoice.cancel} />
      )}
      {isRejected && <p>{rejected}</p>}
      {failure && !failure.isRejection && <FailureNotice reason={failure.reason} details={failure.details} />}
      {!accountChoice.canChoose && (
        <p>
          <Sentence of={chosenInWallet} name={name} />
        </p>
      )}
    </div>
  )
})

const RecentTransactions = observer(function RecentTransactions({ chain }: { readonly chain: Chain }) {
  const { dialogs, transactions } = useModels()
  const clearing = useClearing([chain.id])
  const { recent: shown } = transactions
  const isUnsaved = shown.some(({ sent }) => transactions.isUnsaved(sent.hash))
  return (
    <section css={recent} aria-label={accountText.account.recentTransactions}>
      <header>
        <div>
          <h3>{accountText.account.recentTransactions}</h3>
          {shown.length > 0 && (
            <Link to={paths.dashboard} onClick={dialogs.close}>
              {accountText.account.viewAll}
            </Link>
          )}
        </div>
        {clearing.canClear && (
          <button type="button" ref={clearing.replacement} onClick={clearing.clear}>
            {transactionText.clearAll}
          </button>
        )}
      </header>
      {isUnsaved && <Notice kind="warning">{transactionText.hasUnsaved}</Notice>}
      {clearing.count > 0 && <ClearedNotice clearing={clearing} />}
      {shown.length === 0 && clearing.count === 0 && <p>{accountText.account.noTransactions}</p>}
      <ul tabIndex={-1}>
        {shown.map((transaction) => (
          <TransactionItem key={transaction.sent.hash} transaction={transaction} chain={chain} />
        ))}
      </ul>
    </section>
  )
})
