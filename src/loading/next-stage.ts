import type { LoadedAccount, LoadedConnect } from './app-loader.ts'

/** How much of the page is loaded beyond its shell; it never goes back a stage. */
export type Stage =
  | { readonly name: 'shell' }
  | { readonly name: 'connect'; readonly connect: LoadedConnect }
  | { readonly name: 'account'; readonly connect: LoadedConnect; readonly account: LoadedAccount }

/** Code that has been loaded and started. The account stage builds on the connect stage. */
export type StageEvent =
  | { readonly loaded: 'connect'; readonly connect: LoadedConnect }
  | { readonly loaded: 'account'; readonly connect: LoadedConnect; readonly account: LoadedAccount }

export function nextStage(stage: Stage, event: StageEvent): Stage {
  if (stage.name === 'account') return stage
  if (event.loaded === 'account') return { name: 'account', connect: event.connect, account: event.account }
  return stage.name === 'connect' ? stage : { name: 'connect', connect: event.connect }
}
