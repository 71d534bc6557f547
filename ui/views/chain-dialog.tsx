import { css } from '@emotion/react'
import { memo, useState } from 'react'
import type { Chain } from '#domain/chain/chain.ts'
import { chainView } from '#domain/chain/chain-view.ts'
import type { ChainSwitchModel } from '#ui/models/wallet/chain-switch-model.ts'
import { accountText } from '#ui/text/account.ts'
import { color, motion, radius, size, type, weight } from '#ui/theme/tokens.ts'
import { useLanguage } from '#ui/views/language-context.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { shownSwitchFailure } from '#ui/words/chain-switch.ts'
import { AccountIcon } from './parts/account-icon.tsx'
import { Button } from './parts/button.tsx'
import { Details } from './parts/details.tsx'
import { Dialog } from './parts/dialog.tsx'
import { FailureNotice } from './parts/failure-notice.tsx'
import { Notice } from './parts/notice.tsx'
import { Spinner } from './parts/spinner.tsx'
import { TileIcon } from './parts/tile-icon.tsx'
import { DIALOG_STEPS, useDrawnCount } from './parts/use-drawn-count.ts'
import { visuallyHidden } from './parts/visually-hidden.ts'
import { WaitingPanel } from './parts/waiting-panel.tsx'

/** Longer lists get a search field. */
const MAX_WITHOUT_FILTER = 8

const above = css({ display: 'grid', gap: 12, padding: '0 24px 12px', '& > p': { color: color.secondary } })

const field = css({
  inlineSize: '100%',
  minBlockSize: size.touch,
  paddingInline: 12,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.surface
})

// Nested selectors: hundreds of rows with their own styles would be slow.
const list = css({
  padding: '0 12px 12px',
  '& li': { contentVisibility: 'auto', containIntrinsicBlockSize: '56px' },
  '& button': {
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    inlineSize: '100%',
    minBlockSize: 56,
    // The sticky bar at the bottom must not cover a focused row.
    scrollMarginBlockEnd: 80,
    padding: '8px 12px',
    borderRadius: radius.tile,
    outlineOffset: -2,
    fontWeight: weight.strong,
    transition: `background-color ${motion.quick}`
  },
  '& button:hover:not([aria-disabled=true])': { backgroundColor: color.sunken },
  '& button[aria-disabled=true]:not([aria-current])': { color: color.tertiary },
  '& b': { flexGrow: 1, minInlineSize: 0, fontWeight: 'inherit', overflowWrap: 'anywhere' },
  '& small': { ...type.small, display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: weight.medium },
  '& .connected': { color: color.success },
  '& .pending': { color: color.warning },
  '& > p': { padding: 12, color: color.secondary }
})

const below = css({
  display: 'grid',
  gap: 8,
  padding: '12px 24px 20px',
  borderBlockStart: `1px solid ${color.line}`
})

const spaced = css({ marginBlockStart: 8 })

// Always visible, however long the list is.
const stickyBar = css({
  position: 'sticky',
  insetBlockEnd: 0,
  backgroundColor: color.surface,
  paddingBlock: 12
})

/** "Switch Networks": the configured chains, and "Disconnect" on any other chain (requirement N2). */
export const ChainDialog = observer(function ChainDialog() {
  const { connection, chainSwitch, dialogs, settings } = useModels()
  const [query, setQuery] = useState('')
  const isSearchable = settings.chains.length > MAX_WITHOUT_FILTER
  const pending = chainSwitch.chainSwitch.status === 'pending' ? chainSwitch.chainSwitch : undefined

  return (
    <Dialog title={accountText.chains.title} onClose={dialogs.close}>
      <div data-focus-group="">
        <div css={above}>
          {!connection.chain && <p>{accountText.chains.wrongNetwork}</p>}
          {chainSwitch.canSwitch ? <SwitchFailure /> : <CannotSwitch />}
          {isSearchable && (
            <input
              type="search"
              css={field}
              aria-label={accountText.chains.filter}
              placeholder={accountText.chains.filter}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
        </div>
        <ChainList query={query} />
      </div>
      <SwitchStatus />
      {pending && (
        <div css={below}>
          <WaitingPanel since={pending.since} onCancel={chainSwitch.cancel} />
        </div>
      )}
      {!connection.chain && (
        <div css={[below, stickyBar]}>
          <Button kind="danger" onClick={connection.disconnect}>
            <AccountIcon name="leave" />
            {accountText.chains.disconnect}
          </Button>
        </div>
      )}
    </Dialog>
  )
})

const ChainList = observer(function ChainList({ query }: { readonly query: string }) {
  const { connection, chainSwitch, settings } = useModels()
  const { chainSwitch: request } = chainSwitch
  const asked = request.status === 'idle' ? undefined : request.chainId
  const term = query.trim().toLowerCase()
  const found = settings.chains.filter(({ name }) => name.toLowerCase().includes(term))
  const drawn = useDrawnCount(found.length, DIALOG_STEPS, term)
  return (
    <div css={list}>
      {found.length === 0 && <p role="status">{accountText.chains.noneFound}</p>}
      <ul>
        {found.slice(0, drawn).map((chain) => (
          <Row
            key={chain.id}
            chain={chain}
            isCurrent={chain.id === connection.chainId}
            canSwitch={chainSwitch.canSwitch}
            mark={chainSwitch.mark(chain.id)}
            isAsked={chain.id === asked}
            onPick={chainSwitch.switchTo}
          />
        ))}
      </ul>
    </div>
  )
})

interface RowProps {
  readonly chain: Chain
  readonly isCurrent: boolean
  readonly canSwitch: boolean
  readonly mark: ReturnType<ChainSwitchModel['mark']>
  /** The wallet is, or was last, asked for it. */
  readonly isAsked: boolean
  readonly onPick: (chainId: number) => void
}

/** Observes nothing itself: hundreds of observers would make every key in the filter wait. */
const Row = memo(function Row({ chain, isCurrent, canSwitch, mark, isAsked, onPick }: RowProps) {
  useLanguage()
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        aria-disabled={!canSwitch}
        data-focus-first={isAsked ? '' : undefined}
        onClick={() => canSwitch && onPick(chain.id)}
      >
        <TileIcon url={chain.iconUrl} background={chain.iconBackground} size={32} shape="round" />
        <b translate="no">{chain.name}</b>
        {mark && (
          <small className={mark}>
            {mark === 'pending' ? <Spinner size={18} /> : <AccountIcon name="check" size={18} />}
            {mark === 'pending' ? accountText.chains.confirmInWallet : accountText.chains.connected}
          </small>
        )}
      </button>
    </li>
  )
})

/** Announces the pending switch, since changes to the rows are not read out. */
const SwitchStatus = observer(function SwitchStatus() {
  const { chainSwitch } = useModels()
  return (
    <p role="status" css={visuallyHidden}>
      {chainSwitch.chainSwitch.status === 'pending' && accountText.chains.confirmInWallet}
    </p>
  )
})

const SwitchFailure = observer(function SwitchFailure() {
  const { chainSwitch, settings } = useModels()
  const state = chainSwitch.chainSwitch
  if (state.status !== 'failed') return undefined
  const name = chainView(settings.chains, state.chainId).name
  const { reason, details } = shownSwitchFailure(state)
  return (
    <FailureNotice reason={accountText.chains.failed(name, reason)} details={details}>
      <div css={spaced}>
        <Button isSmall onClick={() => chainSwitch.switchTo(state.chainId)}>
          {accountText.chains.retry}
        </Button>
      </div>
    </FailureNotice>
  )
})

/** Retrying is pointless: the visitor switches networks in the wallet, and the page follows. */
const CannotSwitch = observer(function CannotSwitch() {
  const { chainSwitch, connection, settings } = useModels()
  const state = chainSwitch.chainSwitch
  const { cannotSwitch, followsTo, followsToAny } = accountText.chains
  const isFailed = state.status === 'failed'
  const details = isFailed ? shownSwitchFailure(state).details : undefined
  return (
    <Notice kind={isFailed ? 'danger' : 'warning'}>
      <p>{cannotSwitch(settings.appName)}</p>
      {isFailed && <p css={spaced}>{followsTo(chainView(settings.chains, state.chainId).name)}</p>}
      {!isFailed && !connection.chain && <p css={spaced}>{followsToAny}</p>}
      <Details text={details} />
    </Notice>
  )
})
