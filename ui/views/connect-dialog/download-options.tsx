import { css, type SerializedStyles } from '@emotion/react'
import { type AppRoute, appRoute } from '#domain/wallet/app-route.ts'
import { getWalletText } from '#ui/text/get-wallet.ts'
import { color, radius, type, weight } from '#ui/theme/tokens.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { walletName } from '#ui/words/wallet.ts'
import { NewTabLink } from './new-tab-link.tsx'
import { StepIcon } from './step-icon.tsx'

const cards = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: 12,
  padding: '4px 24px 24px',
  // In a dialog with height to spare they keep their own, in its middle.
  '& > :first-of-type': { marginBlockStart: 'auto' },
  '& > :last-of-type': { marginBlockEnd: 'auto' },
  '& section': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    gap: '16px 16px',
    padding: 16,
    border: `1px solid ${color.line}`,
    borderRadius: radius.tile
  },
  '& section > span': {
    display: 'grid',
    placeItems: 'center',
    blockSize: 44,
    borderRadius: radius.tile,
    backgroundColor: color.sunken,
    color: color.accent
  },
  '& h3': { fontWeight: weight.strong },
  '& p': { ...type.small, color: color.secondary, textWrap: 'pretty' },
  '& section > a, & section > button': { gridColumn: '1 / -1' }
})

/** Tinted with the wallet's colour, faintly enough to keep the text readable. */
function tinted(accent: string): SerializedStyles {
  return css({ '& section > span': { backgroundColor: `color-mix(in srgb, ${accent} 14%, ${color.surface})` } })
}

/** Browser extension and mobile app, where available. */
export const DownloadOptions = observer(function DownloadOptions() {
  const { connectDialog, wallets } = useConnectModels()
  const { wallet, extensionUrl, appUrl } = connectDialog
  if (!wallet) return undefined
  const { extension, app } = getWalletText.options
  const browser = getWalletText.browsers[wallets.device.browser]
  return (
    <div css={[cards, wallet.iconAccent !== undefined && tinted(wallet.iconAccent)]}>
      {extensionUrl !== undefined && (
        <section>
          <span>
            <StepIcon name="window" />
          </span>
          <div>
            <h3>{extension.title(walletName(wallet), browser)}</h3>
            <p>{extension.text}</p>
          </div>
          <NewTabLink href={extensionUrl} onClick={connectDialog.openExtension}>
            {extension.action(browser)}
          </NewTabLink>
        </section>
      )}
      {appUrl !== undefined && (
        <section>
          <span>
            <StepIcon name="phone" />
          </span>
          <div>
            <h3>{app.title(walletName(wallet))}</h3>
            <p>{textOf(appRoute(wallet, wallets.device))}</p>
          </div>
          <Button onClick={connectDialog.chooseApp}>{app.action}</Button>
        </section>
      )}
    </div>
  )
})

/** How the app connects to this page. */
function textOf(route: AppRoute | undefined): string {
  const { text, scan, page } = getWalletText.options.app
  if (!route) return text
  return route === 'scan' ? scan : page
}
