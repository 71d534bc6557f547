import { css } from '@emotion/react'
import { type WalletOffer, walletOffer } from '#domain/wallet/connect-steps.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { connectText } from '#ui/text/connect.ts'
import { getWalletText } from '#ui/text/get-wallet.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { TileIcon } from '#ui/views/parts/tile-icon.tsx'
import { visuallyHidden } from '#ui/views/parts/visually-hidden.ts'
import { walletName } from '#ui/words/wallet.ts'
import { GetWalletButton } from './get-wallet-button.tsx'

const pane = css({ display: 'flex', flexDirection: 'column', flexGrow: 1, paddingInline: 24 })

const list = css({
  // The button is below the words where there is no room for the longest of them beside it.
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minBlockSize: 60 },
  '& div': { flex: '1 0 0' },
  '& button': { marginInlineStart: 'auto' },
  '& strong': { display: 'block', fontWeight: weight.strong },
  '& small': { ...type.small, display: 'block', color: color.secondary }
})

const caution = css(type.small, {
  marginBlockStart: 'auto',
  paddingBlock: '12px 20px',
  color: color.secondary,
  textWrap: 'pretty'
})

/** The list of the "Get a Wallet" step (requirement C5). */
export const GetWalletList = observer(function GetWalletList() {
  const { wallets } = useConnectModels()
  return (
    <div css={pane}>
      <ul css={list}>
        {wallets.toGet.map((wallet) => (
          <Row key={wallet.id} wallet={wallet} />
        ))}
      </ul>
      <p css={caution}>{getWalletText.caution}</p>
    </div>
  )
})

const Row = observer(function Row({ wallet }: { readonly wallet: Wallet }) {
  const { wallets } = useConnectModels()
  return (
    <li>
      <TileIcon url={wallet.iconUrl} background={wallet.iconBackground} size={40} />
      <div>
        <strong>{walletName(wallet)}</strong>
        <small>{getWalletText.kinds[kindOf(walletOffer(wallet, wallets.device))]}</small>
      </div>
      <GetWalletButton wallet={wallet} isSmall>
        <span aria-hidden="true">{getWalletText.get}</span>
        <span css={visuallyHidden}>{connectText.titles.get(walletName(wallet))}</span>
      </GetWalletButton>
    </li>
  )
})

function kindOf({ hasExtension, hasWeb, hasApp }: WalletOffer): keyof typeof getWalletText.kinds {
  if (hasWeb) return 'web'
  if (hasExtension && hasApp) return 'both'
  return hasExtension ? 'extension' : 'app'
}
