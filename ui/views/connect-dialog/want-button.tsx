import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { extensionDownloadUrl, mobileDownloadUrl, type Wallet } from '#domain/wallet.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { Button, type ButtonKind } from '#ui/views/parts/button.tsx'
import { NewTabLink } from './new-tab-link.tsx'

interface WantButtonProps {
  readonly wallet: Wallet
  readonly kind?: ButtonKind
  readonly isSmall?: boolean
  readonly children: ReactNode
}

/** The way to have this wallet, if there is one. Where that is an extension alone, its store opens with the same click. */
export const WantButton = observer(function WantButton({ wallet, children, ...look }: WantButtonProps) {
  const { connectDialog, wallets } = useConnectModels()
  const extensionUrl = extensionDownloadUrl(wallet, wallets.device)
  const hasApp = mobileDownloadUrl(wallet, wallets.device) !== undefined
  const handleClick = () => connectDialog.want(wallet.id)
  if (hasApp) {
    return (
      <Button {...look} onClick={handleClick}>
        {children}
      </Button>
    )
  }
  if (extensionUrl === undefined) return undefined
  return (
    <NewTabLink kind="secondary" href={extensionUrl} {...look} onClick={handleClick}>
      {children}
    </NewTabLink>
  )
})
