import type { Device } from '../device.ts'
import { extensionDownloadUrl, isReady, mobileDownloadUrl, type Wallet, webWalletUrl } from './wallet.ts'

/** A step about one wallet. */
interface WalletStep {
  readonly name: 'CONNECT' | 'DOWNLOAD_OPTIONS' | 'DOWNLOAD' | 'INSTRUCTIONS_MOBILE' | 'INSTRUCTIONS_EXTENSION'
  readonly walletId: string
}

/** The step that the connect dialog shows (requirement C13). */
export type ConnectStep = { readonly name: 'NONE' | 'LEARN_COMPACT' | 'GET' } | WalletStep

/** The history of steps: the last one is on screen, and back removes it. */
export type ConnectSteps = readonly [ConnectStep, ...ConnectStep[]]

/** What decides a wallet's next steps on the visitor's device right now. */
export interface WalletOffer {
  readonly walletId: string
  readonly isReady: boolean
  readonly hasExtension: boolean
  /** It runs in this browser, with nothing to install. */
  readonly hasWeb: boolean
  readonly hasApp: boolean
  readonly hasAppInstructions: boolean
  /** Its app can open this page, on this device or another. */
  readonly opensPage: boolean
}

/**
 * What the visitor did:
 * - `learnOpened`: opened "What is a wallet?"
 * - `getOpened`: opened the "Get a wallet" step
 * - `picked`: picked a wallet to connect
 * - `getPicked`: picked a wallet to get
 * - `extensionOpened`: opened the extension's store in another tab
 * - `appChosen`: chose the phone app
 * - `continued`: did what the step says
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

/** Applies one event; an event that does not belong to the current step is ignored. */
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

/** A wallet that is not ready is offered for download if it has an extension; any other goes to CONNECT. */
function afterPicking({ walletId, isReady, hasExtension }: WalletOffer): WalletStep {
  return { name: isReady || !hasExtension ? 'CONNECT' : 'DOWNLOAD_OPTIONS', walletId }
}

/** Options are shown only if there is a choice. A lone extension's store, or the web wallet, opens with the same click. */
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

/** A step that is already in the history is returned to, so that it never contains a cycle. */
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
