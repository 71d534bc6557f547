/** The step that the connect dialog shows (section 4). */
export type ConnectStep = { readonly name: 'NONE' } | { readonly name: 'CONNECT'; readonly walletId: string }

/** How the visitor came here: the last one is on screen, back removes it. */
export type ConnectSteps = readonly [ConnectStep, ...ConnectStep[]]

export const firstStep: ConnectStep = { name: 'NONE' }

export const firstSteps: ConnectSteps = [firstStep]

export function currentStep(steps: ConnectSteps): ConnectStep {
  return steps.at(-1) ?? steps[0]
}

/** Picking a wallet shows CONNECT; picking again while there replaces the wallet. */
export function stepsAfterPicking(steps: ConnectSteps, walletId: string): ConnectSteps {
  const step: ConnectStep = { name: 'CONNECT', walletId }
  const [first, ...rest] = steps
  return currentStep(steps).name === 'CONNECT' ? [first, ...rest.slice(0, -1), step] : [...steps, step]
}

export function stepsAfterBack(steps: ConnectSteps): ConnectSteps {
  const [first, ...rest] = steps
  return [first, ...rest.slice(0, -1)]
}
