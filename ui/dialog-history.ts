/** Steps of the open dialog in the tab's history, so that Back takes them one by one instead of leaving the page. */
interface Steps {
  readonly count: number
  /** Back was pressed: one step or more are gone. */
  readonly onBack: () => void
}

const NONE: Steps = { count: 0, onBack: () => undefined }

let wanted = NONE
let isListening = false
let isGoingBack = false
const waiting: (() => void)[] = []

/** Keeps that many steps before the page, until called again. Without an argument, none. */
export function keepDialogSteps(steps: Steps = NONE): void {
  wanted = steps
  if (!isListening) addEventListener('popstate', handlePopState)
  isListening = true
  // Later, because a dialog that is drawn anew gives its steps back and takes them again.
  queueMicrotask(adjust)
}

/** Runs the action at once, or as soon as the steps of a closed dialog have left the history. */
export function onceBack(action: () => void): void {
  if (isGoingBack) waiting.push(action)
  else action()
}

function adjust(): void {
  if (isGoingBack) return
  for (let step = current() + 1; step <= wanted.count; step++) history.pushState({ dialogStep: step }, '')
  const surplus = current() - wanted.count
  if (surplus <= 0) return
  isGoingBack = true
  history.go(-surplus)
}

function handlePopState(): void {
  if (isGoingBack) {
    isGoingBack = false
    adjust()
    for (const action of waiting.splice(0)) action()
  } else if (current() < wanted.count) {
    const { onBack } = wanted
    wanted = { count: current(), onBack }
    onBack()
  }
}

/** Of the entry on screen. */
function current(): number {
  const state: unknown = history.state
  const step = typeof state === 'object' && state !== null && 'dialogStep' in state ? state.dialogStep : 0
  return typeof step === 'number' ? step : 0
}
