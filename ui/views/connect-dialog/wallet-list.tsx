import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { connectMessages } from '#domain/connect-messages.ts'
import type { ListedWallet, WalletGroup } from '#domain/wallet-list.ts'
import { color, radius, smallScreen, type, weight } from '#ui/theme/tokens.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Icon } from '#ui/views/parts/icons.tsx'
import { TileIcon } from '#ui/views/parts/tile-icon.tsx'
import { useShownCount } from '#ui/views/parts/use-shown-count.ts'
import { prepareToConnect, prepareToGet } from './lazy-panes.ts'

// Nested selectors, because hundreds of rows with a style of their own each would be felt.
const list = css({
  minBlockSize: 0,
  overflowY: 'auto',
  paddingInline: 12,
  paddingBlockEnd: 12,
  '& h3': { ...type.small, padding: '12px 12px 4px', color: color.secondary, fontWeight: weight.medium },
  '& section:first-of-type h3': { paddingBlockStart: 0 },
  '& li': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 60px' },
  '& button': {
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    inlineSize: '100%',
    padding: '6px 12px',
    [smallScreen]: { minBlockSize: 60 },
    borderRadius: radius.tile,
    outlineOffset: -2,
    fontWeight: weight.strong
  },
  '& button:hover, & button[aria-current]': { backgroundColor: color.sunken },
  // What is said of a wallet goes under its name where it does not fit beside it.
  '& button > span + span': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    flexGrow: 1,
    minInlineSize: 0
  },
  '& b': { flexGrow: 1, fontWeight: 'inherit', overflowWrap: 'anywhere' },
  '& small': { ...type.small, color: color.secondary, fontWeight: weight.medium },
  '& .recent': { color: color.accent }
})

const empty = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '24px 32px 40px',
  textAlign: 'center',
  '& svg': { color: color.tertiary, marginBlockEnd: 8 },
  '& p': { fontWeight: weight.strong },
  '& p + p': { ...type.small, fontWeight: 400, color: color.secondary, textWrap: 'pretty' },
  '& button': { marginBlockStart: 12 }
})

/** Every wallet that can be picked, by group; one that announces itself late appears while the visitor looks. */
export const WalletList = observer(function WalletList() {
  const { wallets } = useConnectModels()
  if (wallets.groups.length === 0) return <EmptyList />
  return (
    <div css={list}>
      {wallets.groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </div>
  )
})

const EmptyList = observer(function EmptyList() {
  const { connectDialog, wallets } = useConnectModels()
  return (
    <div css={empty}>
      <Icon name="key" size={40} />
      <div role="status">
        <p>{connectMessages.empty}</p>
        <p>{connectMessages.emptyHelp}</p>
      </div>
      {wallets.toGet.length > 0 && (
        <Button kind="primary" onClick={connectDialog.wish} onPointerEnter={prepareToGet} onFocus={prepareToGet}>
          {connectMessages.titles.getAny}
        </Button>
      )}
    </div>
  )
})

function Group({ group }: { readonly group: WalletGroup }) {
  const id = useId()
  const shown = useShownCount()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{group.name}</h3>
      <ul>
        {group.wallets.slice(0, shown).map((listed) => (
          <li key={listed.wallet.id}>
            <Row {...listed} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Row = observer(function Row({ wallet, isReady, isRecent }: ListedWallet) {
  const { connectDialog, wallets } = useConnectModels()
  const isPicked = connectDialog.wallet?.id === wallet.id
  const prepare = () => prepareToConnect(wallet, wallets.device)
  return (
    <button
      type="button"
      aria-current={isPicked || undefined}
      onClick={() => connectDialog.pick(wallet.id)}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <TileIcon url={wallet.iconUrl} background={wallet.iconBackground} size={40} />
      <span>
        <b>{wallet.name}</b>
        {!isReady && <small>{connectMessages.unsupported}</small>}
        {isRecent && <small className="recent">{connectMessages.recent}</small>}
      </span>
    </button>
  )
})
