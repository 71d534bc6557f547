import { css } from '@emotion/react'
import { useId } from 'react'
import type { ListedWallet, WalletGroup } from '#domain/wallet/wallet-list.ts'
import { connectText } from '#ui/text/connect.ts'
import { color, radius, size, type, weight } from '#ui/theme/tokens.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Icon } from '#ui/views/parts/icons.tsx'
import { TileIcon } from '#ui/views/parts/tile-icon.tsx'
import { UntrustedName } from '#ui/views/parts/untrusted-text.tsx'
import { DIALOG_STEPS, useDrawnCount } from '#ui/views/parts/use-drawn-count.ts'
import { useShell } from '#ui/views/shell-context.ts'
import { walletName } from '#ui/words/wallet.ts'
import { prepareToConnect, prepareToGet } from './lazy-panes.ts'

/** Of each group: as many as a dialog shows without scrolling. */
const ROWS_AHEAD = 12

// Nested selectors: hundreds of rows with their own styles would be slow.
const list = css({
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  paddingInline: 12,
  paddingBlockEnd: 12,
  '& h3': { ...type.small, padding: '12px 12px 4px', color: color.secondary, fontWeight: weight.medium },
  '& section:first-of-type h3': { paddingBlockStart: 0 },
  // Only rows that may be out of sight: one that skips its content is laid out a frame later.
  [`& li:nth-of-type(n + ${ROWS_AHEAD + 1})`]: {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${size.touch}px`
  },
  '& button': {
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    inlineSize: '100%',
    minBlockSize: size.touch,
    padding: '4px 12px',
    borderRadius: radius.tile,
    outlineOffset: -2,
    fontWeight: weight.strong
  },
  '& button:hover, & button[aria-current]': { backgroundColor: color.sunken },
  // Notes wrap below the name where they do not fit beside it.
  '& button > span + span': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    flexGrow: 1,
    minInlineSize: 0
  },
  '& bdi': { flexGrow: 1, overflowWrap: 'anywhere' },
  '& small': { ...type.small, color: color.secondary, fontWeight: weight.medium },
  '& .recent': { color: color.accent },
  '& .caution': { flexBasis: '100%', overflowWrap: 'anywhere', fontWeight: 400 },
  '& .caution strong': { display: 'block', color: color.warning, fontWeight: weight.medium }
})

const empty = css({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 8,
  padding: '24px 32px 40px',
  textAlign: 'center',
  '& svg': { color: color.tertiary, marginBlockEnd: 8 },
  '& p': { fontWeight: weight.strong },
  '& p + p': { ...type.small, fontWeight: 400, color: color.secondary, textWrap: 'pretty' },
  '& button': { marginBlockStart: 12 }
})

interface WalletListProps {
  /** The dialog has a second column, which makes the same offer as an empty list. */
  readonly isBeside?: boolean
}

/** Every wallet that can be picked, by group; one that announces itself late is added live. */
export const WalletList = observer(function WalletList({ isBeside = false }: WalletListProps) {
  const { wallets } = useConnectModels()
  const { groups } = wallets
  if (groups.length === 0) return <EmptyList isBeside={isBeside} />
  return (
    <div css={list}>
      {groups.map((group) => (
        <Group key={`${group.id} ${group.name}`} group={group} />
      ))}
    </div>
  )
})

const EmptyList = observer(function EmptyList({ isBeside }: Required<WalletListProps>) {
  const { connectDialog, wallets } = useConnectModels()
  return (
    <div css={empty}>
      <Icon name="key" size={40} />
      <div role="status">
        <p>{connectText.empty}</p>
        <p>{connectText.emptyHelp}</p>
      </div>
      {!isBeside && wallets.toGet.length > 0 && (
        <Button
          kind="primary"
          onClick={connectDialog.openGetWallet}
          onPointerEnter={prepareToGet}
          onFocus={prepareToGet}
        >
          {connectText.titles.getAny}
        </Button>
      )}
    </div>
  )
})

function Group({ group }: { readonly group: WalletGroup }) {
  const id = useId()
  const drawn = useDrawnCount(group.wallets.length, DIALOG_STEPS)
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{group.name === undefined ? connectText.groups[group.id] : <bdi>{group.name}</bdi>}</h3>
      <ul>
        {group.wallets.slice(0, drawn).map((listed, index) => (
          <li key={listed.wallet.id}>
            <Row {...listed} isAhead={index < ROWS_AHEAD} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowProps extends ListedWallet {
  /** Drawn ahead completely, with its icon. */
  readonly isAhead: boolean
}

const Row = observer(function Row({ wallet, isReady, isRecent, isAhead }: RowProps) {
  const { connectDialog, wallets } = useConnectModels()
  const isPicked = connectDialog.isAbout(wallet.id)
  const { prepareAccount } = useShell()
  const prepare = () => {
    prepareToConnect(wallet, wallets.device)
    prepareAccount()
  }
  return (
    <button
      type="button"
      aria-current={isPicked || undefined}
      onClick={() => connectDialog.pick(wallet.id)}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <TileIcon url={wallet.iconUrl} background={wallet.iconBackground} size={36} isAhead={isAhead} />
      <span>
        <UntrustedName name={walletName(wallet)} />
        {!isReady && <small>{connectText.unsupported}</small>}
        {isRecent && <small className="recent">{connectText.recent}</small>}
        <Caution wallet={wallet} />
      </span>
    </button>
  )
})

/** The identifier where the name is ambiguous, and a warning about impostors. */
function Caution({ wallet: { caution, rdns = [] } }: Pick<ListedWallet, 'wallet'>) {
  if (!caution) return undefined
  return (
    <small className="caution">
      {rdns[0]} {caution !== 'ambiguous-name' && <strong>{connectText.cautions[caution]}</strong>}
    </small>
  )
}
