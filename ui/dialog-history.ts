/** Steps of the open dialog in the tab's history, so that Back takes them one by one instead of leaving the page. */
interface Steps {
  readonly count: number
  /** Back was pressed, or the page is left: called once for each step that is gone. */
  readonly onBack: () => void
}

const NONE: Steps = { count: 0, onBack: () => undefined }

let wanted = NONE
let isListening = false
let isGoingBack = false
/** What the entry on screen showed when the steps above it were taken back: it may have been replaced meanwhile. */
let address = ''
const waiting: (() => void)[] = []

/**
 * Keeps that many steps before the page, until called again. Without an argument, none: those that a reload has left are taken back.
 */
export function keepDialogSteps(steps: Steps = NONE): void {
  wanted = steps
  // Captured, so that a dialog is closed before the router draws another page, whose title then takes the focus.
  if (!isListening) addEventListener('popstate', handlePopState, true)
  isListening = true
  // Later, because a dialog that is drawn anew gives its steps back and takes them again.
  queueMicrotask(adjust)
}

/** Goes to an address of the site, with `push` in a new entry: closes the open dialog, and takes the place of its last step. */
export function leaveDialog(to: string): void {
  const isStep = current() > 0
  goBackTo(0)
  if (isStep) history.replaceState(undefined, '', to)
  else history.pushState(undefined, '', to)
}

/** Runs the action at once, or as soon as the steps of a closed dialog have left the history. */
export function onceBack(action: () => void): void {
  if (isGoingBack) waiting.push(action)
  else action()
}

function adjust(): void {
  if (isGoingBack) return
  // Browsers skip an entry that a page adds before its visitor has done anything there.
  if (navigator.userActivation?.hasBeenActive) {
    for (let step = current() + 1; step <= wanted.count; step++) history.pushState({ dialogStep: step }, '')
  }
  const surplus = current() - wanted.count
  if (surplus <= 0) return
  isGoingBack = true
  address = location.href
  history.go(-surplus)
}

function handlePopState(): void {
  if (isGoingBack) {
    isGoingBack = false
    history.replaceState(history.state, '', address)
    adjust()
    for (const action of waiting.splice(0)) action()
    return
  }
  goBackTo(current())
  // Forward has led to a step of a dialog that is closed.
  adjust()
}

function goBackTo(count: number): void {
  const { onBack } = wanted
  for (; wanted.count > count; wanted = { count: wanted.count - 1, onBack }) onBack()
}

/** Of the entry on screen. */
function current(): number {
  const state: unknown = history.state
  const step = typeof state === 'object' && state !== null && 'dialogStep' in state ? state.dialogStep : 0
  return typeof step === 'number' ? step : 0
}
