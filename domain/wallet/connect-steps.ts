import type { Device } from '../device.ts'
import { extensionDownloadUrl, isReady, mobileDownloadUrl, type Wallet, webWalletUrl } from './wallet.ts'

/** A step that is about one wallet. */
interface WalletStep {
  readonly name: 'CONNECT' | 'DOWNLOAD_OPTIONS' | 'DOWNLOAD' | 'INSTRUCTIONS_MOBILE' | 'INSTRUCTIONS_EXTENSION'
  readonly walletId: string
}

/** The step that the connect dialog shows (section 4). */
export type ConnectStep = { readonly name: 'NONE' | 'LEARN_COMPACT' | 'GET' } | WalletStep

/** How the visitor came here: the last one is on screen, back removes it. */
export type ConnectSteps = readonly [ConnectStep, ...ConnectStep[]]

/** What decides where a wallet's steps lead, on the visitor's device and right now. */
export interface WalletOffer {
  readonly walletId: string
  readonly isReady: boolean
  readonly hasExtension: boolean
  /** It is used in this very browser, with nothing to install. */
  readonly hasWeb: boolean
  readonly hasApp: boolean
  readonly hasAppInstructions: boolean
  /** Its app can open this page, wherever that app is. */
  readonly opensPage: boolean
}

/**
 * What the visitor did:
 * - `learned`: asked what a wallet is
 * - `wished`: asked for a wallet, of whatever kind
 * - `picked`: picked a wallet in the list, to connect it
 * - `wanted`: asked for this very wallet, to have it
 * - `extensionOpened`: its store is open in another tab
 * - `appChosen`: would rather have it on a phone
 * - `continued`: has done what the step says
 */
export type ConnectStepEvent =
  | { readonly type: 'learnOpened' | 'getOpened' | 'extensionOpened' | 'appChosen' | 'wentBack' | 'closed' }
  | { readonly type: 'picked' | 'getPicked' | 'continued'; readonly offer: WalletOffer }

export const firstStep: ConnectStep = { name: 'NONE' }

export const firstSteps: ConnectSteps = [firstStep]

export function currentStep(steps: ConnectSteps): ConnectStep {
  return steps.at(-1) ?? steps[0]
}

export function isSameStep(a: ConnectStep, b: ConnectStep): boolean {
  return a.name === b.name && walletOf(a) === walletOf(b)
}

export function walletOffer(
  wallet: Pick<Wallet, 'id' | 'transport' | 'downloads' | 'instructions' | 'pageUrl'>,
  device: Device
): WalletOffer {
  return {
    walletId: wallet.id,
    isReady: isReady(wallet),
    hasExtension: extensionDownloadUrl(wallet, device) !== undefined,
    hasWeb: webWalletUrl(wallet, device) !== undefined,
    hasApp: mobileDownloadUrl(wallet, device) !== undefined,
    hasAppInstructions: wallet.instructions?.mobile !== undefined,
    opensPage: wallet.pageUrl !== undefined
  }
}

/** Moves on by one event; one that does not belong to the step on screen leaves it there. */
export function nextSteps(steps: ConnectSteps, event: ConnectStepEvent): ConnectSteps {
  switch (event.type) {
    case 'learnOpened':
      return goTo(steps, { name: 'LEARN_COMPACT' })
    case 'getOpened':
      return goTo(steps, { name: 'GET' })
    case 'picked':
      return [firstStep, afterPicking(event.offer)]
    case 'getPicked':
      return goTo(steps, afterGetPick(event.offer))
    case 'extensionOpened':
      return afterChoosing(steps, 'INSTRUCTIONS_EXTENSION')
    case 'appChosen':
      return afterChoosing(steps, 'DOWNLOAD')
    case 'continued':
      return afterContinuing(steps, event.offer)
    case 'wentBack':
      return withoutLast(steps)
    case 'closed':
      return firstSteps
  }
}

/** An unready wallet that this browser can have is offered for download; any other shows what can be done (section 4). */
function afterPicking({ walletId, isReady, hasExtension }: WalletOffer): WalletStep {
  return { name: isReady || !hasExtension ? 'CONNECT' : 'DOWNLOAD_OPTIONS', walletId }
}

/** Only who has a choice is asked. A lone extension's store, or the wallet's page, opens in another tab with the same click. */
function afterGetPick({ walletId, hasExtension, hasWeb, hasApp }: WalletOffer): WalletStep {
  if (hasWeb) return { name: 'INSTRUCTIONS_EXTENSION', walletId }
  if (hasExtension && hasApp) return { name: 'DOWNLOAD_OPTIONS', walletId }
  return { name: hasExtension ? 'INSTRUCTIONS_EXTENSION' : 'DOWNLOAD', walletId }
}

function afterChoosing(steps: ConnectSteps, name: WalletStep['name']): ConnectSteps {
  const step = currentStep(steps)
  return step.name === 'DOWNLOAD_OPTIONS' ? goTo(steps, { name, walletId: step.walletId }) : steps
}

function afterContinuing(steps: ConnectSteps, offer: WalletOffer): ConnectSteps {
  const step = currentStep(steps)
  const { walletId } = offer
  if (walletOf(step) !== walletId) return steps
  if (step.name === 'DOWNLOAD' && offer.hasAppInstructions)
    return goTo(steps, { name: 'INSTRUCTIONS_MOBILE', walletId })
  return offer.isReady || offer.opensPage ? goTo(steps, { name: 'CONNECT', walletId }) : firstSteps
}

/** A step that the way led through already is gone back to, so that no way is a circle. */
function goTo(steps: ConnectSteps, step: ConnectStep): ConnectSteps {
  const [first, ...rest] = steps
  const before = rest.findIndex((each) => isSameStep(each, step))
  return [first, ...(before < 0 ? rest : rest.slice(0, before)), step]
}

function withoutLast([first, ...rest]: ConnectSteps): ConnectSteps {
  return [first, ...rest.slice(0, -1)]
}

function walletOf(step: ConnectStep): string | undefined {
  return 'walletId' in step ? step.walletId : undefined
}
