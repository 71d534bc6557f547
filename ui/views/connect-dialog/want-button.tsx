import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { extensionDownloadUrl, mobileDownloadUrl, type Wallet, webWalletUrl } from '#domain/wallet/wallet.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { Button, type ButtonKind } from '#ui/views/parts/button.tsx'
import { NewTabLink } from './new-tab-link.tsx'

interface WantButtonProps {
  readonly wallet: Wallet
  readonly kind?: ButtonKind
  readonly isSmall?: boolean
  readonly children: ReactNode
}

/** The way to have this wallet, if there is one. A lone extension's store, or the wallet's page, opens with the same click. */
export const WantButton = observer(function WantButton({ wallet, children, ...look }: WantButtonProps) {
  const { connectDialog, wallets } = useConnectModels()
  const webUrl = webWalletUrl(wallet, wallets.device)
  const url = webUrl ?? extensionDownloadUrl(wallet, wallets.device)
  const hasApp = mobileDownloadUrl(wallet, wallets.device) !== undefined
  const handleClick = () => connectDialog.want(wallet.id)
  if (hasApp && webUrl === undefined) {
    return (
      <Button {...look} onClick={handleClick}>
        {children}
      </Button>
    )
  }
  if (url === undefined) return undefined
  return (
    <NewTabLink kind="secondary" href={url} {...look} onClick={handleClick}>
      {children}
    </NewTabLink>
  )
})
