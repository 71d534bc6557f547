import type { Device } from '#domain/device.ts'
import { walletStepMessages } from '#domain/text/wallet-steps.ts'
import { type AppRoute, appRoute } from '#domain/wallet/app-route.ts'
import { type InstructionKind, type Wallet, webWalletUrl } from '#domain/wallet/wallet.ts'
import { walletName } from './wallet.ts'

/** A step of a wallet's instructions. */
interface InstructionStep {
  readonly kind: InstructionKind
  readonly title: string
  readonly description: string
}

/** The default steps. */
const USUAL = { app: ['install', 'create', 'scan'], extension: ['install', 'create', 'refresh'] } as const

const KIND_OF_ROUTE: Readonly<Record<AppRoute, InstructionKind>> = {
  scan: 'scan',
  'open-app': 'refresh',
  'scan-page': 'scan',
  'scan-address': 'scan',
  'open-page': 'refresh',
  'enter-page': 'refresh'
}

/** From the app store to a connection on this page, or on this page inside the app. */
export function appSteps(
  wallet: Pick<
    Wallet,
    'id' | 'name' | 'shortName' | 'instructions' | 'pairingLink' | 'pageUrl' | 'hasPageLink' | 'transport'
  >,
  device: Device
): readonly InstructionStep[] {
  const texts = {
    ...walletStepMessages.of(wallet.shortName ?? walletName(wallet)).app,
    ...walletStepMessages.own[wallet.id]?.app
  }
  const route = appRoute(wallet, device)
  return (wallet.instructions?.mobile ?? USUAL.app).flatMap((kind) => {
    if (kind === 'install' || kind === 'create') return { kind, ...texts[kind] }
    return route ? { kind: KIND_OF_ROUTE[route], ...texts[route] } : []
  })
}

/** From the extension's store, or the web wallet's page, to a connection. */
export function browserSteps(
  wallet: Pick<Wallet, 'id' | 'name' | 'shortName' | 'instructions' | 'downloads'>,
  device: Device
): readonly InstructionStep[] {
  const texts = {
    ...walletStepMessages.of(wallet.shortName ?? walletName(wallet)).extension,
    ...walletStepMessages.own[wallet.id]?.extension
  }
  const isWeb = webWalletUrl(wallet, device) !== undefined
  return (wallet.instructions?.extension ?? USUAL.extension).map((kind) => {
    if (kind === 'install' || kind === 'create') return { kind, ...texts[kind] }
    return isWeb ? { kind: 'install', ...texts.web } : { kind: 'refresh', ...texts.refresh }
  })
}
