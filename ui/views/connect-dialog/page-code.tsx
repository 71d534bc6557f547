import { css } from '@emotion/react'
import { isLoopbackHost } from '#domain/chain/loopback-host.ts'
import { isPhone } from '#domain/device.ts'
import { getWalletText } from '#domain/text/get-wallet.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { CopyButton } from '#ui/views/parts/copy-button.tsx'
import { walletName } from '#ui/words/wallet.ts'
import { actions, pane, tall, words } from './pane-styles.ts'
import { QrCode } from './qr-code.tsx'
import { DOWNLOAD_QR_SIZE } from './qr-placeholder.tsx'
import { WalletMark } from './wallet-mark.tsx'

const scanned = css({ gap: 12, paddingBlockEnd: 16 })

/** This page's address, to be opened in the browser inside a wallet's app, where it can connect. */
export const PageCode = observer(function PageCode() {
  const { connectDialog, wallets } = useConnectModels()
  const { wallet } = connectDialog
  if (!wallet?.pageUrl) return undefined
  return isPhone(wallets.device) ? (
    <PageAddress wallet={wallet} />
  ) : (
    <Code name={wallet.shortName ?? walletName(wallet)} url={wallet.pageUrl()} isLink={wallet.hasPageLink} />
  )
})

interface CodeProps {
  readonly name: string
  readonly url: string
  /** Whether the code opens the wallet rather than the phone's default browser. */
  readonly isLink: boolean | undefined
}

function Code({ name, url, isLink }: CodeProps) {
  const { page } = getWalletText
  const text = isLink ? page.scan(name) : page.scanAddress(name)
  return (
    <div css={[pane, scanned]}>
      <div css={words}>
        {isLoopbackHost(location.hostname) ? <p className="caution">{page.loopback}</p> : <p>{text}</p>}
      </div>
      <QrCode text={url} size={DOWNLOAD_QR_SIZE} name={isLink ? page.code(name) : page.addressCode} />
      <CopyButton text={location.href} label={page.copyAddress} />
    </div>
  )
}

function PageAddress({ wallet }: { readonly wallet: Wallet }) {
  const { page } = getWalletText
  return (
    <div css={[pane, tall]}>
      <WalletMark wallet={wallet} isWaiting={false} />
      <div css={words}>
        <p>{page.enter(wallet.shortName ?? walletName(wallet))}</p>
      </div>
      <div css={actions}>
        <CopyButton kind="primary" isSmall={false} text={location.href} label={page.copyAddress} />
      </div>
    </div>
  )
}
