import type { ReactNode } from 'react'
import { extensionDownloadUrl, mobileDownloadUrl, type Wallet, webWalletUrl } from '#domain/wallet/wallet.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button, type ButtonKind } from '#ui/views/parts/button.tsx'
import { NewTabLink } from './new-tab-link.tsx'

interface GetWalletButtonProps {
  readonly wallet: Wallet
  readonly kind?: ButtonKind
  readonly isSmall?: boolean
  readonly children: ReactNode
}

/**
 * Leads to the wallet's download, if there is one. If that is only an extension or a web page, the same click opens it.
 */
export const GetWalletButton = observer(function GetWalletButton({ wallet, children, ...style }: GetWalletButtonProps) {
  const { connectDialog, wallets } = useConnectModels()
  const webUrl = webWalletUrl(wallet, wallets.device)
  const url = webUrl ?? extensionDownloadUrl(wallet, wallets.device)
  const hasApp = mobileDownloadUrl(wallet, wallets.device) !== undefined
  const handleClick = () => connectDialog.pickToGet(wallet.id)
  if (hasApp && webUrl === undefined) {
    return (
      <Button {...style} onClick={handleClick}>
        {children}
      </Button>
    )
  }
  if (url === undefined) return undefined
  return (
    <NewTabLink kind="secondary" href={url} {...style} onClick={handleClick}>
      {children}
    </NewTabLink>
  )
})
